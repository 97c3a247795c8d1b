# docker build -t schupf . && docker run -p 3000:3000 -v schupf:/data -e SCHUPF_PUBLIC_URL=https://tichu.example schupf
FROM node:24-slim AS build
WORKDIR /schupf
COPY . .
RUN npm ci --ignore-scripts && npm run -s build && npm prune --omit=dev --ignore-scripts

FROM node:24-slim
WORKDIR /schupf
COPY --from=build /schupf .
RUN mkdir /data && chown node /data
USER node
ENV HOST=0.0.0.0 PORT=3000 SCHUPF_DATA=/data
VOLUME /data
EXPOSE 3000
CMD ["node", "packages/cli/src/main.ts", "serve"]
