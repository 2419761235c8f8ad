{{- define "groundwork.version" -}}
{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- /* A digest belongs to the version of the chart. */}}
{{- define "groundwork.image" -}}
{{- $values := .Values.image }}
{{- $values.registry }}/{{ $values.repository }}:{{ include "groundwork.version" . }}
{{- with and (not $values.tag) $values.digest }}@{{ . }}{{ end }}
{{- end }}

{{- define "groundwork.processes" -}}
{{ .Files.Get (printf "files/%s.yaml" .Values.mode) }}
{{- end }}

{{- define "groundwork.meta" -}}
namespace: {{ .Release.Namespace }}
labels: { app.kubernetes.io/part-of: groundwork, app.kubernetes.io/managed-by: {{ .Release.Service }} }
{{- end }}

{{- define "groundwork.podSecurity" -}}
runAsNonRoot: true
runAsUser: {{ . }}
runAsGroup: {{ . }}
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "groundwork.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- /* A number of YAML arrives as a float, and a large one would become 1e+07. */}}
{{- define "groundwork.text" -}}
{{- if and (kindIs "float64" .) (eq (floor .) .) }}{{ int64 . | toString }}{{ else }}{{ toString . }}{{ end }}
{{- end }}

{{- define "groundwork.settings" -}}
{{- $settings := merge (dict "PUBLIC_URL" .Values.publicUrl "STOP_SECONDS" (sub (int .Values.stopSeconds) 4)) .Values.settings }}
{{- if ge (int .Values.servers.nats.replicas) 3 }}
{{- $settings = merge $settings (dict "EVENT_STREAM_REPLICAS" 3) }}
{{- end }}
{{- if eq .Values.mode "small" }}
{{- $settings = merge $settings (dict "DATABASE_POOL_SIZE" 4) }}
{{- end }}
{{- range $name, $value := $settings }}
{{ $name }}: {{ include "groundwork.text" $value | quote }}
{{- end }}
{{- end }}

{{- define "groundwork.isScaled" -}}
{{- if and (eq .service.scaling "cpu") .values.autoscaling.gateway.enabled }}yes{{ end }}
{{- if and (eq .service.scaling "queue") .values.autoscaling.workers.enabled }}yes{{ end }}
{{- end }}
