# syntax=docker/dockerfile:1
# One program in an empty image: `docker build -t ludoteca .`, then `docker compose up`.
FROM --platform=$BUILDPLATFORM node:20-bookworm-slim AS page
WORKDIR /src
COPY web/package.json web/package-lock.json web/
RUN npm --prefix web install --no-save --no-audit --no-fund
COPY web web
COPY locales locales
COPY lessons lessons
RUN npm --prefix web run build

FROM rust:1.95-bookworm AS program
WORKDIR /src
COPY . .
COPY --from=page /src/web/dist web/dist
RUN install -D "$(tools/static-program)" /image/ludoteca \
 && install -d -m 0700 -o 65532 -g 65532 /image/data

FROM scratch
# Whom to trust of those who carry notices to people's devices.
COPY --from=program /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
COPY --from=program --chown=65532:65532 /image/ /
USER 65532:65532
ENV LUDOTECA_DATA=/data LUDOTECA_LISTEN=0.0.0.0:8420
VOLUME /data
EXPOSE 8420
HEALTHCHECK --interval=10s --timeout=6s --start-period=5s CMD ["/ludoteca", "health"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["/ludoteca"]
CMD ["serve"]
