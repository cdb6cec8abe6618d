#!/bin/sh
# Writes the one identity that may use the store, and starts master, volume, filer and S3 gateway in one process.
set -eu
umask 077
cat > /tmp/s3.json <<JSON
{"identities":[{"name":"docsift","credentials":[{"accessKey":"$S3_ACCESS_KEY","secretKey":"$S3_SECRET_KEY"}],"actions":["Admin","Read","Write","List","Tagging"]}]}
JSON
exec weed server -dir=/data -ip=s3 -ip.bind=0.0.0.0 -filer -s3 -s3.port=8333 -s3.config=/tmp/s3.json
