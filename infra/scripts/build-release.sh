#!/bin/sh
# Builds and checks what a release publishes, in a folder: the packed chart, and the archive of the application. The image
# has the same content. A chart in another folder is one with digests, as pin-images.ts writes it: then each image must
# have its digest. The archive needs a build: npm run build.
# infra/scripts/build-release.sh [FOLDER] [all|chart|archive] [CHART]
set -eu
cd "$(dirname "$0")/../.."
folder=${1:-.data/release}
part=${2:-all}
chart=${3:-k8s/chart}
version=$(node -p "require('./package.json').version")
built=.data/servers/go-helm
PATH="$PATH:$PWD/$built"
rm -rf "$folder"
mkdir -p "$folder"

if [ "$part" != archive ]; then
  grep -q "^version: $version " "$chart/Chart.yaml" && grep -q "^appVersion: $version " "$chart/Chart.yaml" || {
    printf 'Chart.yaml must have version and appVersion %s\n' "$version" >&2
    exit 1
  }
  helm package "$chart" --destination "$folder"
  package="$folder/groundwork-$version.tgz"
  for values in k8s/values/*.yaml; do
    namespace=groundwork-local
    helm lint "$package" --strict --quiet --namespace "$namespace" --values "$values"
    helm template groundwork "$package" --namespace "$namespace" --values "$values" >"$folder/objects.yaml"
    printf '%s: %s objects\n' "$values" "$(grep -c '^kind:' "$folder/objects.yaml")"
    # A trial runs images of its own machine.
    [ "$chart" = k8s/chart ] || [ "$values" = k8s/values/local.yaml ] ||
      node --import ./infra/typescript.mjs infra/docker/pin-images.ts check "$folder/objects.yaml"
    rm "$folder/objects.yaml"
  done
fi

if [ "$part" != chart ]; then
  name="groundwork-$version"
  node --import ./infra/typescript.mjs infra/docker/pick.ts "$folder/$name"
  # Without a variable a service lists what it lacks: all its code and packages are there.
  for service in $(ls "$folder/$name/apps" | grep -vx web); do
    (cd "$folder/$name" && env -i PATH="$PATH" TARGET="$service" node main.mjs 2>&1 || true) |
      grep -q "^$service: The configuration" || { printf '%s does not start\n' "$service" >&2; exit 1; }
  done
  # Some packages are for one platform.
  archive="$name-$(node -p '`${process.platform}-${process.arch}`').tgz"
  tar --create --gzip --owner=0 --group=0 --file "$folder/$archive" --directory "$folder" "$name"
  rm -rf "${folder:?}/$name"
  printf '%s: %s\n' "$folder/$archive" "$(du -h "$folder/$archive" | cut -f 1)"
fi
