# Elefam in a container. It is built in an unpacked release (from a checkout: `npm run release`, then
# `docker build release/elefam-1.0.0`), for x64 and arm64 alike, as a release needs nothing but Node.
# All data is in /data. Any user may run it: with a folder of your own, --user "$(id -u):$(id -g)".
ARG BASE=docker.io/library/node:26-trixie-slim
FROM ${BASE}
COPY elefam package.json LICENSE LICENCES.txt /opt/elefam/
COPY dist /opt/elefam/dist
COPY web /opt/elefam/web
RUN ln -s /opt/elefam/elefam /usr/local/bin/elefam && install --directory --owner 1000 --group 1000 --mode 700 /data
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
# Where it is started lies no .env: settings come from the environment.
WORKDIR /opt/elefam
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The process itself hears when it is to stop: neither npm nor a shell stays around it.
ENTRYPOINT ["elefam"]
