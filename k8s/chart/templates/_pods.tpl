{{- /* The values "pod" for one workload: lists are joined, and its own entries replace general ones. Servers have no variables and
no volumes of all pods. */}}
{{- define "groundwork.pod" -}}
{{- $general := deepCopy .root.Values.pod }}
{{- $own := deepCopy (.own | default dict) }}
{{- if .isServer }}
{{- $general = omit $general "env" "envFrom" "volumes" "volumeMounts" }}
{{- end }}
{{- $pod := dict }}
{{- range list "envFrom" "tolerations" }}
{{- $_ := set $pod . (concat (index $general . | default list) (index $own . | default list) | default list) }}
{{- end }}
{{- /* Kubernetes rejects two entries with one key. */}}
{{- range $list, $key := dict "env" "name" "volumes" "name" "volumeMounts" "mountPath" }}
{{- $entries := index $own $list | default list }}
{{- $taken := list }}
{{- range $entries }}
{{- $taken = append $taken (index . $key) }}
{{- end }}
{{- range index $general $list | default list }}
{{- if not (has (index . $key) $taken) }}
{{- $entries = append $entries . }}
{{- end }}
{{- end }}
{{- $_ := set $pod $list $entries }}
{{- end }}
{{- range list "annotations" "labels" "nodeSelector" "affinity" }}
{{- $_ := set $pod . (merge (index $own . | default dict) (index $general . | default dict)) }}
{{- end }}
{{- $_ := set $pod "priorityClassName" ($own.priorityClassName | default $general.priorityClassName | default "") }}
{{- with .root.Values.trust }}
{{- $source := dict }}
{{- if .configMap }}{{ $source = dict "configMap" (dict "name" .configMap "items" (list (dict "key" .key "path" "ca.crt"))) }}{{ end }}
{{- if .secret }}{{ $source = dict "secret" (dict "secretName" .secret "items" (list (dict "key" .key "path" "ca.crt"))) }}{{ end }}
{{- if and $source (not $.isServer) }}
{{- $_ := set $pod "volumes" (append $pod.volumes (merge (dict "name" "trust") $source)) }}
{{- $_ := set $pod "volumeMounts" (append $pod.volumeMounts (dict "name" "trust" "mountPath" "/etc/groundwork-trust" "readOnly" true)) }}
{{- $_ := set $pod "env" (append $pod.env (dict "name" "NODE_EXTRA_CA_CERTS" "value" "/etc/groundwork-trust/ca.crt")) }}
{{- end }}
{{- end }}
{{- toJson $pod }}
{{- end }}

{{- /* Where a pod runs, and as whom in the cluster. */}}
{{- define "groundwork.placement" -}}
automountServiceAccountToken: false
# Variables for each Service of the namespace could replace settings.
enableServiceLinks: false
{{- with .root.Values.serviceAccount }}
{{- with .name | default (ternary "groundwork" "" .create) }}
serviceAccountName: {{ . }}
{{- end }}
{{- end }}
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- with .pod.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- with .pod.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .pod.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with merge (deepCopy .pod.affinity) (.affinity | default dict) }}
affinity: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "groundwork.storageClass" -}}
{{- with .own | default .root.Values.storageClass }}
storageClassName: {{ . }}
{{- end }}
{{- end }}
