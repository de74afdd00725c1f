# The gateway before the published site, which is a volume, and before the API.
FROM nginxinc/nginx-unprivileged:1.28-alpine@sha256:7377697a821c131a924a7105fafbe7414db4e9fcc77a6f08f776f33f141ec3f8
COPY docker/nginx.conf /etc/nginx/conf.d/default.conf
COPY docker/reload-on-publication.sh /docker-entrypoint.d/50-reload-on-publication.sh
USER nginx
EXPOSE 8080
