# The gateway before the published site, which is a volume, and before the API.
FROM nginxinc/nginx-unprivileged:1.28-alpine
COPY docker/nginx.conf /etc/nginx/conf.d/default.conf
COPY docker/reload-on-publication.sh /docker-entrypoint.d/50-reload-on-publication.sh
USER nginx
EXPOSE 8080
