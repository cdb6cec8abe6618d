#!/bin/sh
# Dumps the database to the backup volume. A dump gets its final name once it is complete and readable. The newest
# KEEP_DUMPS dumps are kept.
set -eu
secrets=${SECRETS_FOLDER:-/run/secrets}
umask 077
url=$(cat "$secrets/database_owner_url")
login=${url#*://}
PGPASSWORD=${login#*:}
PGPASSWORD=${PGPASSWORD%%@*}
export PGPASSWORD
folder=${BACKUP_FOLDER:-/backup}
target="$folder/docsift-$(date -u +%Y%m%dT%H%M%SZ).dump"
trap 'rm -f "$target.part"' EXIT
# The address without its password, which would be visible in the process list.
pg_dump --format=custom --file "$target.part" "${url%%://*}://${login%%:*}@${login#*@}"
pg_restore --list "$target.part" > /dev/null
mv "$target.part" "$target"
find "$folder" -maxdepth 1 -name 'docsift-*.dump' | sort -r | tail -n "+$((${KEEP_DUMPS:-14} + 1))" | while read -r old; do
  rm -- "$old"
done
echo "wrote $target"
