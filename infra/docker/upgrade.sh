#!/bin/sh
# Replaces the running version by VERSION, one service after the other, and leaves the servers alone. For each old container a new
# one is healthy before the old one stops. Have the images ready: docker compose build, or docker compose pull.
#   VERSION=0.2.0 infra/docker/upgrade.sh
set -eu
cd "$(dirname "$0")/../.."

run_once() {
  echo "Running $1"
  docker compose up --detach --no-deps --no-build "$1"
  code=$(docker wait "$(docker compose ps --all --quiet "$1")")
  [ "$code" = 0 ] || { docker compose logs --no-log-prefix --tail 20 "$1"; echo "$1 failed. The old version still runs." >&2; exit 1; }
}

start_beside() {
  docker compose up --detach --no-deps --no-build --no-recreate --wait --wait-timeout 300 --scale "$1=$2" "$1"
}

replace() {
  old=$(docker compose ps --quiet "$1")
  number=$(echo "$old" | grep -c . || true)
  scales="$scales --scale $1=$((number > 0 ? number : 1))"
  echo "Replacing $1 ($number)"
  if start_beside "$1" $((number > 0 ? 2 * number : 1)); then
    [ -z "$old" ] || { docker stop $old && docker rm $old; } >/dev/null
    return
  fi
  docker compose logs --no-log-prefix --tail 20 "$1"
  for container in $(docker compose ps --all --quiet "$1"); do
    echo "$old" | grep -q "$container" || docker rm --force "$container" >/dev/null
  done
  echo "The new $1 is not healthy. The old version still runs." >&2
  exit 1
}

scales=
run_once secrets
run_once migrate
# The gateway is last: a service is new before the services that call it.
services="$(sed -n 's|^    image: groundwork/\([a-z-]*\):.*|\1|p' docker-compose.yml | grep -vxE "operator|gateway") gateway"
for service in $services; do
  if [ "$service" != gateway ] || docker compose config gateway | grep -q 'published: .*-'; then
    replace "$service"
  else
    echo 'Replacing gateway: it has one port, so it pauses'
    docker compose up --detach --no-deps --no-build --wait gateway
  fi
done
# Starts a server that is new. The other containers stay.
docker compose up --detach --no-build --wait $scales
