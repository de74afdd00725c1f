# The published site and the gateway before it.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev --no-audit --no-fund
RUN npx nx run-many --target=build --projects=frontend-*,@bearings/prerender
# Where people reach the site: its pages and its sitemap name it.
ARG PUBLIC_URL
# shown: pages state figures and samples for which the owner holds the evidence.
ARG CLAIMS
RUN npm run publish:site

FROM nginxinc/nginx-unprivileged:1.28-alpine
COPY docker/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/dist/site /usr/share/nginx/html
USER nginx
EXPOSE 8080
