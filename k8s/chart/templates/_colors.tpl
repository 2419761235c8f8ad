{{- define "groundwork.luminance" -}}
{{- $color := lower (index . 1) }}
{{- $red := index (index . 0) (substr 1 3 $color) }}
{{- $green := index (index . 0) (substr 3 5 $color) }}
{{- $blue := index (index . 0) (substr 5 7 $color) }}
{{- addf (mulf 0.2126 $red) (mulf 0.7152 $green) (mulf 0.0722 $blue) }}
{{- end }}

{{- define "groundwork.contrast" -}}
{{- $one := include "groundwork.luminance" (list (index . 0) (index . 1)) | float64 }}
{{- $other := include "groundwork.luminance" (list (index . 0) (index . 2)) | float64 }}
{{- divf (addf (maxf $one $other) 0.05) (addf (minf $one $other) 0.05) }}
{{- end }}

{{- /* The checks of the gateway: no text of the site is unreadable. */}}
{{- define "groundwork.colorFaults" -}}
{{- $rules := .Files.Get "files/contrast.yaml" | fromYaml }}
{{- $colors := .Values.site.colors | default dict }}
{{- $faults := list }}
{{- range $band := list "deep" "deepGlow" }}
{{- with index ($colors.deep | default dict) $band }}
{{- if lt (include "groundwork.contrast" (list $rules.light . $rules.faintestOnDeep) | float64) (float64 $rules.least) }}
{{- $faults = append $faults ($rules.words.bandTooLight | replace "{color}" .) }}
{{- end }}
{{- end }}
{{- end }}
{{- range $mode := list "light" "dark" }}
{{- $own := index $colors $mode | default dict }}
{{- range $pair := $rules.pairs }}
{{- $text := first $pair }}
{{- $ground := last $pair }}
{{- $words := "" }}
{{- $ratio := "" }}
{{- if ne (hasKey $own $text) (hasKey $own $ground) }}
{{- $words = $rules.words.pairIncomplete }}
{{- else if hasKey $own $text }}
{{- $contrast := include "groundwork.contrast" (list $rules.light (index $own $text) (index $own $ground)) | float64 }}
{{- if lt $contrast (float64 $rules.least) }}
{{- $words = $rules.words.contrastTooLow }}
{{- $ratio = printf "%.2f" $contrast }}
{{- end }}
{{- end }}
{{- if $words }}
{{- $words = $words | replace "{mode}" $mode | replace "{text}" $text | replace "{ground}" $ground }}
{{- $faults = append $faults ($words | replace "{ratio}" $ratio | replace "{least}" (toString $rules.least)) }}
{{- end }}
{{- end }}
{{- end }}
{{- toJson $faults }}
{{- end }}
