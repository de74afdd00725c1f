# One image for the API and, with another command, the worker.
FROM node:24-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev --no-audit --no-fund
RUN npx nx run-many --target=build --projects=backend,@bearings/prerender

FROM node:24-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df AS packages
WORKDIR /app
COPY . .
# npm counts every workspace as production: leave those that run, without what only builds and tests them. The
# versions are still the lock file's.
RUN npm pkg set --json 'workspaces=["backend","libs/career-data","libs/career-matching","libs/charts","libs/contracts","libs/domain","libs/report-composer"]' \
  && npm pkg delete devDependencies --workspaces --include-workspace-root \
  && npm install --omit=dev --no-audit --no-fund \
  && node tools/checks/production-tree.mjs node_modules

FROM node:24-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 REPORT_PAGE_FILE=/app/report-page.cjs
# In V8's 16 MB what a call needs outlives it under load, and is collected with the old, which delays calls.
ENV NODE_OPTIONS=--max-semi-space-size=64
WORKDIR /app
COPY package.json ./
COPY backend/package.json backend/
COPY libs/career-data/package.json libs/career-data/
COPY libs/career-data/data libs/career-data/data
COPY libs/career-matching/package.json libs/career-matching/
COPY libs/charts/package.json libs/charts/
COPY libs/contracts/package.json libs/contracts/
COPY libs/domain/package.json libs/domain/
COPY libs/domain/data libs/domain/data
COPY libs/report-composer/package.json libs/report-composer/
COPY libs/report-composer/data libs/report-composer/data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/libs/career-data/dist libs/career-data/dist
COPY --from=build /app/libs/career-matching/dist libs/career-matching/dist
COPY --from=build /app/libs/charts/dist libs/charts/dist
COPY --from=build /app/libs/contracts/dist libs/contracts/dist
COPY --from=build /app/libs/domain/dist libs/domain/dist
COPY --from=build /app/libs/report-composer/dist libs/report-composer/dist
COPY --from=build /app/backend/dist backend/dist
# Renders the opening of reports; of the same build as the site, or browsers render it.
COPY --from=build /app/tools/prerender/dist/report-page.cjs ./
# Templates, typefaces and the thread that makes PDFs.
COPY backend/assets backend/assets
# The last, since each release changes it. `git describe --tags --always`; unset, the package's version.
ARG RELEASE=
ENV RELEASE=$RELEASE
USER node
EXPOSE 3000
CMD ["node", "backend/dist/main.js"]
