#!/bin/sh
# Copies the documents that the backup does not have yet. None is removed from it: a document deleted by mistake stays.
set -eu
secrets=${SECRETS_FOLDER:-/run/secrets}
RCLONE_CONFIG_S3_ACCESS_KEY_ID=$(cat "$secrets/s3_access_key")
RCLONE_CONFIG_S3_SECRET_ACCESS_KEY=$(cat "$secrets/s3_secret_key")
export RCLONE_CONFIG_S3_ACCESS_KEY_ID RCLONE_CONFIG_S3_SECRET_ACCESS_KEY
export RCLONE_CONFIG_S3_TYPE=s3 RCLONE_CONFIG_S3_PROVIDER=Other RCLONE_CONFIG_S3_ENDPOINT=http://s3:8333
exec rclone copy --config /tmp/rclone.conf --use-server-modtime --stats-one-line --stats-log-level NOTICE \
  s3:docsift /backup/documents
