#!/bin/sh
# Replaces the running version, one service after the other, and leaves the servers alone. For each old container a new one is
# healthy before the old one stops; a gateway (or application) with one port stops first. Have the images ready: docker compose build, or
# docker compose pull. The compose file of a release names its version. With another one, set VERSION:
#   VERSION=0.2.0 infra/docker/upgrade.sh
set -eu
cd "$(dirname "$0")/../.."

migrate() {
  echo 'Running the migrations'
  docker compose up --detach --no-build migrate
  code=$(docker wait "$(docker compose ps --all --quiet migrate)")
  [ "$code" = 0 ] || { docker compose logs --no-log-prefix --tail 20 migrate; echo 'The migration failed. The old version still runs.' >&2; exit 1; }
}

# The containers of $1 that are not in the list $2.
others() {
  docker compose ps --all --quiet "$1" | while read -r container; do
    case " $2 " in *" $container "*) ;; *) echo "$container" ;; esac
  done
}

become_healthy() {
  until=$(($(date +%s) + 300))
  while :; do
    states=$(docker inspect --format '{{.RestartCount}} {{.State.Health.Status}}' "$@") || return 1
    echo "$states" | grep -qv ' healthy$' || return 0
    # A process that ends again and again does not become healthy.
    echo "$states" | grep -qE 'unhealthy$|^[3-9]' && return 1
    [ "$(date +%s)" -lt "$until" ] || return 1
    sleep 0.5
  done
}

replace() {
  old=$(docker compose ps --quiet "$1" | tr '\n' ' ')
  number=$(echo "$old" | wc -w)
  scales="$scales --scale $1=$((number > 0 ? number : 1))"
  echo "Replacing $1 ($number)"
  # Not "up --no-deps": such a container has another hash, and the next "up" would recreate all of them at the same time.
  docker compose create --no-build --no-recreate --scale "$1=$((number > 0 ? 2 * number : 1))" "$1"
  new=$(others "$1" "$old")
  # Two containers cannot have the same port.
  [ "$2" = beside ] || [ -z "$old" ] || docker stop $old >/dev/null
  docker start $new >/dev/null
  if become_healthy $new; then
    [ -z "$old" ] || { docker stop $old && docker rm $old; } >/dev/null
    return
  fi
  docker compose logs --no-log-prefix --tail 20 "$1"
  docker rm --force $new >/dev/null
  [ -z "$old" ] || docker start $old >/dev/null
  echo "The new $1 is not healthy. The old version still runs." >&2
  exit 1
}

scales=
migrate
# The one with a port is last: a service is new before the services that call it.
names=$(docker compose config --services | grep -vxE 'secrets|migrate|postgres|nats|redis|minio')
public=$(echo "$names" | grep -xE 'gateway|application')
for service in $(echo "$names" | grep -vx "$public") $public; do
  if [ "$service" != "$public" ] || docker compose config "$public" | grep -q 'published: .*-'; then
    replace "$service" beside
  else
    echo "$public has one port, so it pauses"
    replace "$service" after
  fi
done
# Starts a server that is new. The other containers stay.
docker compose up --detach --no-build --no-recreate --wait $scales
