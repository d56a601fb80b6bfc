# The portal. Build: docker build -t portal . — run: see docs/operations.md, "In a container".
# Tag and digest together: nobody can move what is built on. How to renew or check it: docs/operations.md.
ARG NODE_IMAGE=node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
FROM ${NODE_IMAGE} AS build
WORKDIR /portal
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund \
  # The mock platform, whose control API is open to all, is for demonstrations.
  && rm -r build/mock-platform.js build/mock-platform.js.map build/sub-apps

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /portal
COPY --from=build /portal/package.json ./
COPY --from=build /portal/node_modules ./node_modules
COPY --from=build /portal/build ./build
# It writes to its output and, without Redis, session ends to this folder, which should be a volume.
RUN mkdir state && chown node state
VOLUME /portal/state
# Nothing else here belongs to it.
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=2s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
# Without a shell between: the portal itself gets SIGTERM. It needs up to 10 s, so stop it with --time 15.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=4", "build/portal.js"]
