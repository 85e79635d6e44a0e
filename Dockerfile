# One image, any number of replicas on one PostgreSQL 15 or newer. It needs DATABASE_URL and ACCESS_TOKEN_SECRET.

FROM node:24-slim AS build
WORKDIR /app
# What the installation reads, and generates from, comes first: it is done again only when one of these changes.
COPY package.json package-lock.json .npmrc prisma.config.ts ./
COPY prisma/schema prisma/schema
COPY scripts/postinstall.mjs scripts/prisma-generate.mjs scripts/
RUN npm ci
COPY . .
RUN node scripts/build.mjs

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Neither the tools nor the embedded PostgreSQL; nothing is generated, since the bundle holds the database client.
RUN npm ci --omit=dev --omit=optional --ignore-scripts && npm cache clean --force
COPY prisma/migrations prisma/migrations
COPY --from=build /app/dist dist
# The pictures that the server draws are lettered as the pages are.
COPY web/ui/theme/fonts web/ui/theme/fonts
USER node
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Otherwise V8 takes its limit from the memory of the machine, and keeps the garbage of a busy minute: some 150 MB more.
# NODE_OPTIONS does not override it: with more memory, start another command.
CMD ["node", "--enable-source-maps", "--max-old-space-size=640", "dist/server/main.mjs"]
