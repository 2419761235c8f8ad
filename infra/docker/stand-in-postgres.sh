#!/bin/sh
# Entrypoint of the stand-in for the official PostgreSQL image: the same variables, the same two starts.
set -eu

if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA"
  chown -R 999:999 "$PGDATA"
  exec setpriv --reuid=999 --regid=999 --clear-groups "$0" "$@"
fi

[ -z "${POSTGRES_PASSWORD_FILE:-}" ] || POSTGRES_PASSWORD=$(cat "$POSTGRES_PASSWORD_FILE")
: "${POSTGRES_PASSWORD:?}"
user=${POSTGRES_USER:-postgres}
database=${POSTGRES_DB:-$user}

if [ ! -e "$PGDATA/PG_VERSION" ]; then
  umask 077
  mkdir -p "$PGDATA"
  # As in the official image: initdb rejects a user without a name.
  if ! getent passwd "$(id -u)" >/dev/null; then
    NSS_WRAPPER_PASSWD=$(mktemp)
    NSS_WRAPPER_GROUP=$(mktemp)
    printf 'postgres:x:%s:%s::%s:/bin/false\n' "$(id -u)" "$(id -g)" "$PGDATA" >"$NSS_WRAPPER_PASSWD"
    printf 'postgres:x:%s:\n' "$(id -g)" >"$NSS_WRAPPER_GROUP"
    export NSS_WRAPPER_PASSWD NSS_WRAPPER_GROUP LD_PRELOAD=libnss_wrapper.so
  fi
  password=$(mktemp)
  printf '%s' "$POSTGRES_PASSWORD" >"$password"
  initdb --pgdata="$PGDATA" --username="$user" --pwfile="$password" --encoding=UTF8 \
    --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8 \
    --auth-local=trust --auth-host=scram-sha-256
  rm "$password"
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  # Where the official image has its socket, and as there: who is in the container needs no password.
  printf '%s\n' "listen_addresses = '*'" "unix_socket_directories = '/var/run/postgresql'" >>"$PGDATA/postgresql.conf"
  if [ "$database" != postgres ]; then
    echo "create database \"$database\"" | postgres --single -D "$PGDATA" postgres
  fi
  unset NSS_WRAPPER_PASSWD NSS_WRAPPER_GROUP LD_PRELOAD
  # The official image starts once to initialize itself; who waits for it waits for the second start.
  pg_ctl --pgdata="$PGDATA" -o "-c listen_addresses=''" --wait start
  pg_ctl --pgdata="$PGDATA" --mode=fast --wait stop
fi

exec "$@"
