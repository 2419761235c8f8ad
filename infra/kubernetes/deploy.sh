#!/bin/sh
# Applies an overlay, waits for its migration and then for each Deployment: deploy.sh k8s/overlays/production
set -eu
overlay=${1:?Name the folder of an overlay}
objects=$(kubectl kustomize "$overlay")
# The first name after a kind is the name of the object: kustomize writes the keys in order, metadata by metadata.
named() { printf '%s\n' "$objects" | awk -v kind="$1" '
  /^---/ { found = 0 } /^kind: / { found = ($2 == kind) } found && /^  name: / { print $2; exit }'; }
namespace=$(named Namespace)
job=$(named Job)
printf '%s\n' "$objects" | kubectl apply --filename -
while :; do
  state=$(kubectl --namespace "$namespace" get "job/$job" \
    --output 'jsonpath={.status.conditions[?(@.status=="True")].type}')
  case " $state " in
    *' Complete '*) break ;;
    *' Failed '*)
      kubectl --namespace "$namespace" logs "job/$job" --tail 50 >&2 || true
      printf 'The migration failed. The running version continues.\n' >&2
      exit 1 ;;
  esac
  sleep "${POLL_SECONDS:-3}"
done
kubectl --namespace "$namespace" rollout status deployment --timeout 15m
