#!/bin/sh
# Writes what compose.yaml mounts as secrets: each file that is not there yet. A file that is there is never touched.
# The admin key comes from the program: DOCSIFT_SERVER=docsift-server where it is installed, else the image docsift.
set -eu
umask 077
folder=${1:-$(dirname "$0")/secrets}
mkdir -p "$folder"
# Closed to the host's other users; the files themselves are read by several users, one in each container.
chmod 0700 "$folder"

write() {
  [ ! -e "$folder/$1" ] || return 0
  value=$2
  printf %s "$value" > "$folder/$1.part"
  chmod 0444 "$folder/$1.part"
  mv "$folder/$1.part" "$folder/$1"
  echo "wrote $folder/$1"
}

random() { openssl rand -hex 24; }

write postgres_password "$(random)"
write database_owner_url "postgres://docsift_owner:$(random)@postgres:5432/docsift"
write database_url "postgres://docsift:$(random)@postgres:5432/docsift"
write s3_access_key "$(random)"
write s3_secret_key "$(random)"
write encryption_keys "first:$(openssl rand -base64 32)"
if [ ! -e "$folder/admin_key" ]; then
  # A list of words on purpose.
  # shellcheck disable=SC2086
  admin_key=$(${DOCSIFT_SERVER:-docker run --rm ${DOCSIFT_IMAGE:-docsift}} key generate)
  write admin_key "$admin_key"
fi
