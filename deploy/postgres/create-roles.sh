#!/bin/sh
# Run once, by PostgreSQL's image, on an empty volume. docsift_owner owns the database and its schemas and migrates them;
# docsift, which serve and work log in as, has the privileges that "docsift-server migrate --grant-to docsift" grants.
set -eu
secrets=${SECRETS_FOLDER:-/run/secrets}

# The password of an address such as postgres://role:password@host:5432/database.
password_of() {
  url=$(cat "$secrets/$1")
  login=${url#*://}
  password=${login#*:}
  password=${password%%@*}
  case $password in
    "" | *[!A-Za-z0-9_-]*)
      echo "$1 must contain an address with a password of letters, digits, _ and -: write it with deploy/make-secrets.sh" >&2
      exit 2
      ;;
  esac
  printf %s "$password"
}

OWNER_PASSWORD=$(password_of database_owner_url)
DOCSIFT_PASSWORD=$(password_of database_url)
export OWNER_PASSWORD DOCSIFT_PASSWORD

psql --no-psqlrc --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres <<'SQL'
\getenv owner_password OWNER_PASSWORD
\getenv docsift_password DOCSIFT_PASSWORD
create role docsift_owner login password :'owner_password';
create role docsift login password :'docsift_password';
create database docsift owner docsift_owner;
revoke all on database docsift from public;
grant connect on database docsift to docsift;
SQL
