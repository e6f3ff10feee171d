# syntax=docker/dockerfile:1
# tests/deploy/image.test.ts runs these steps without Docker.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/root/.local/share/pnpm/store \
    npx --yes pnpm@12.21.0 install --frozen-lockfile --prefer-offline \
    --filter @xiangji/server... --filter @xiangji/web...
RUN npx --yes pnpm@12.21.0 --filter @xiangji/server --filter @xiangji/web run build
# The server with what it needs at run time only, as plain files.
RUN --mount=type=cache,target=/root/.local/share/pnpm/store \
    npx --yes pnpm@12.21.0 --filter @xiangji/server deploy --prod --prefer-offline ../app/server
RUN mkdir -p ../app/web ../data && cp -r apps/web/dist ../app/web/dist

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app ./
COPY --from=build --chown=node:node /data /data
# docker exec xiangji xiangji check
RUN mkdir -p ../usr/local/bin && ln -s ../../../app/server/dist/xiangji.js ../usr/local/bin/xiangji
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "server/dist/main.js"]
