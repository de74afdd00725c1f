{{/* The image of one part, such as "backend": by its digest where one is given, otherwise by the tag. */}}
{{- define "bearings.image" -}}
{{- $digest := index .root.Values.image.digests .part -}}
{{- if $digest -}}
{{ .root.Values.registry }}/bearings-{{ .part }}@{{ $digest }}
{{- else -}}
{{ .root.Values.registry }}/bearings-{{ .part }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}
{{- end -}}
{{- end -}}

{{/* The secrets by which nodes pull the images, where the registry asks for one. */}}
{{- define "bearings.pullSecrets" -}}
{{- with .Values.imagePullSecrets -}}
imagePullSecrets:
{{- range . }}
  - name: {{ . | quote }}
{{- end }}
{{- end -}}
{{- end -}}
