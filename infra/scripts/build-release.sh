#!/bin/sh
# Builds and checks what a release publishes, in a folder: the packed chart and the content of each image.
# infra/scripts/build-release.sh [FOLDER] [chart|images]
set -eu
cd "$(dirname "$0")/../.."
folder=${1:-.data/release}
part=${2:-all}
version=$(node -p "require('./package.json').version")
built=.data/servers/go-helm
PATH="$PATH:$PWD/$built"
rm -rf "$folder"
mkdir -p "$folder"

if [ "$part" != images ]; then
  grep -q "^version: $version " k8s/chart/Chart.yaml && grep -q "^appVersion: $version " k8s/chart/Chart.yaml || {
    printf 'k8s/chart/Chart.yaml must have version and appVersion %s\n' "$version" >&2
    exit 1
  }
  helm package k8s/chart --destination "$folder"
  package="$folder/groundwork-$version.tgz"
  for values in k8s/values/*.yaml; do
    namespace=groundwork-local
    helm lint "$package" --strict --quiet --namespace "$namespace" --values "$values"
    objects=$(helm template groundwork "$package" --namespace "$namespace" --values "$values" | grep -c '^kind:')
    printf '%s: %s objects\n' "$values" "$objects"
  done
fi

if [ "$part" != chart ]; then
  npm run --silent build
  for service in $(sed -n 's/^ *- \([a-z-]*\)$/\1/p' .github/workflows/images.yml); do
    node --import ./infra/typescript.mjs infra/docker/pick.ts "$service" "$folder/$service"
    # Without a variable a service lists what it lacks: all its code and packages are there.
    if [ "$service" != operator ]; then
      (cd "$folder/$service" && env -i PATH="$PATH" node "apps/$service/dist/main.js" 2>&1 || true) |
        grep -q NATS_URL || { printf 'The image of %s does not start\n' "$service" >&2; exit 1; }
    fi
    rm -rf "${folder:?}/$service"
  done
fi
