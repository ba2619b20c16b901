# The shop as an image: built in the first stage, run from the second without tools, not as root, on a read-only file
# system. What it keeps is in /data, what it writes for a moment in /tmp. docs/running.md says how to run it.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
# The Node that the lock file brings for machines without one is not needed here.
RUN npm ci --include=dev --include=optional --no-audit --no-fund && rm -rf node_modules/node-linux-*
COPY react-router.config.ts vite.config.ts tsconfig.json ./
COPY scripts/build scripts/build
COPY scripts/run scripts/run
COPY public public
COPY demo demo
COPY src src
RUN NODE_ENV=production npm run build && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/.cache demo/drawing demo/packs demo/renders

FROM node:24.21.0-bookworm-slim
WORKDIR /shop
COPY --from=build /shop ./
RUN rm -rf /usr/local/lib/node_modules/npm /usr/local/bin/npm /usr/local/bin/npx && mkdir /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s CMD ["node", "scripts/run/check-health.mjs"]
CMD ["node", "scripts/run/serve.mjs"]
