# The server and its built pages in one image; all data is in /data. Written with care, but no
# container engine was at hand to try it: should a step fail, please say so.
FROM node:26-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm install --no-save --omit=dev --ignore-scripts --loglevel=error
COPY . .
# The image brings its own Node, so the packages' is not needed here.
RUN node scripts/build.mjs && rm -rf node_modules/node-linux-*

FROM node:26-trixie-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The process itself, without npm around it, so that it hears when it is to stop.
CMD ["node", "dist/main.js"]
