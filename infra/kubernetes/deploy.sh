#!/bin/sh
# Installs or upgrades the chart, waits for its migration and then for each Deployment:
# deploy.sh k8s/values/production.yaml [NAMESPACE]
set -eu
values=${1:?Name a file of values}
namespace=${2:-groundwork}
k8s=$(dirname "$0")/../../k8s
sed "s/^  name: groundwork$/  name: $namespace/" "$k8s/namespace.yaml" | kubectl apply --filename -
helm upgrade groundwork "${CHART:-$k8s/chart}" --install --namespace "$namespace" --values "$values"
# The first name after "kind: Job" is the name of the Job: the chart writes it first.
job=$(helm get manifest groundwork --namespace "$namespace" | awk '
  /^---/ { found = 0 } /^kind: / { found = ($2 == "Job") } found && /^  name: / { print $2; exit }')
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
