#!/bin/sh
# Writes the only identity of the store, with permissions for its bucket only, and starts master, volume, filer and
# S3 gateway in one process. All listen on the loopback interface; S3 also on a socket, through which it is reached.
set -eu
secrets=${SECRETS_FOLDER:-/run/secrets}
umask 077
access_key=$(cat "$secrets/s3_access_key")
secret_key=$(cat "$secrets/s3_secret_key")
for key in "$access_key" "$secret_key"; do
  case $key in
    "" | *[!A-Za-z0-9/+=_-]*)
      echo "s3_access_key and s3_secret_key must consist of letters, digits and /+=_-: write them with deploy/make-secrets.sh" >&2
      exit 2
      ;;
  esac
done
cat > /tmp/s3.json <<JSON
{
  "identities": [
    {
      "name": "docsift",
      "credentials": [{ "accessKey": "$access_key", "secretKey": "$secret_key" }],
      "actions": ["Read:docsift", "Write:docsift", "List:docsift"]
    }
  ]
}
JSON
exec weed server -dir=/data -ip=127.0.0.1 -ip.bind=127.0.0.1 -filer \
  -s3 -s3.port=8333 -s3.config=/tmp/s3.json -s3.localSocket=/run/seaweedfs/s3.sock
