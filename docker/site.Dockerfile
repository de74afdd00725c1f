# Builds the front ends. Its container publishes them into the volume at /site, which the gateway reads,
# and ends; the same image lists and switches versions of the remotes.
FROM node:24-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df
WORKDIR /app
COPY . .
RUN npm ci --include=dev --no-audit --no-fund \
  && npx nx run-many --target=build --projects=frontend-*,@bearings/prerender \
  && node tools/prerender/write-library.mjs
# A new volume gets the owner of the folder that it is mounted on.
RUN install -d -o node -g node /site
ENV SITE_DIR=/site
USER node
CMD ["node", "tools/commands/publish.mjs", "--settings"]
