#!/bin/sh
# Copies documents that are missing in the backup; with "restore", documents that are missing in the store, without changing
# existing ones, such as the deployment marker. Neither removes any: a document that was deleted by mistake stays in the
# backup.
set -eu
case ${1:-save} in
  save) from=s3:docsift to=/backup/documents existing= ;;
  restore) from=/backup/documents to=s3:docsift existing=--ignore-existing ;;
  *)
    echo "usage: copy-documents.sh [restore]" >&2
    exit 2
    ;;
esac
secrets=${SECRETS_FOLDER:-/run/secrets}
RCLONE_CONFIG_S3_ACCESS_KEY_ID=$(cat "$secrets/s3_access_key")
RCLONE_CONFIG_S3_SECRET_ACCESS_KEY=$(cat "$secrets/s3_secret_key")
export RCLONE_CONFIG_S3_ACCESS_KEY_ID RCLONE_CONFIG_S3_SECRET_ACCESS_KEY
export RCLONE_CONFIG_S3_TYPE=s3 RCLONE_CONFIG_S3_PROVIDER=Other RCLONE_CONFIG_S3_ENDPOINT=http://s3:8333
exec rclone copy --config /tmp/rclone.conf --s3-no-check-bucket --use-server-modtime \
  --stats-one-line --stats-log-level NOTICE ${existing:+"$existing"} "$from" "$to"
