# docker build -t schupf .
# docker run -p 127.0.0.1:3000:3000 -v schupf:/data -e SCHUPF_PUBLIC_URL=https://tichu.example \
#   -e SCHUPF_TRUST_PROXY=172.16.0.0/12 schupf
# The HTTPS proxy reaches the container through Docker's bridge, whose network SCHUPF_TRUST_PROXY names. Without it
# everyone would seem to come from one address and share its limits.
FROM node:24-slim AS build
WORKDIR /schupf
COPY . .
RUN npm ci --ignore-scripts && npm run -s build && npm prune --omit=dev --omit=optional --ignore-scripts

FROM node:24-slim
WORKDIR /schupf
COPY --from=build /schupf .
RUN mkdir -m 700 /data && chown node /data
USER node
ENV HOST=0.0.0.0 PORT=3000 SCHUPF_DATA=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/cli/src/main.ts", "serve"]
