# Two stages: the first makes the environment, the second runs it, as a user who may write to /alibi/var alone.
# docs/running.md says how; compose.yaml runs it with PostgreSQL.

FROM python:3.11-slim-bookworm AS build
WORKDIR /alibi
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
RUN ["python", "-m", "venv", ".venv"]
COPY requirements-server.lock ./
RUN [".venv/bin/python", "-m", "pip", "install", "--require-hashes", "--only-binary", ":all:", "-r", "requirements-server.lock"]

FROM python:3.11-slim-bookworm
# FriBidi: names in Arabic and Hebrew are drawn from right to left. Debian keeps one version of it in a release.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libfribidi0 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --no-create-home --home-dir /alibi --shell /usr/sbin/nologin alibi \
    && install --directory --owner=alibi --group=alibi --mode=0700 /alibi/var
WORKDIR /alibi
COPY --from=build /alibi/.venv .venv
COPY bot bot
COPY cogs cogs
COPY games games
COPY data data
ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 HEALTH_PORT=8081 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144
RUN [".venv/bin/python", "-m", "compileall", "-q", "bot", "cogs", "games"]
USER 10001
VOLUME /alibi/var
STOPSIGNAL SIGTERM
# Whether the process lives. Whether it can serve, with Discord or the database away, is /ready: a restart mends neither.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD [".venv/bin/python", "-c", "import os, urllib.request as web; web.urlopen(f\"http://127.0.0.1:{os.environ['HEALTH_PORT']}/live\", timeout=4)"]
ENTRYPOINT [".venv/bin/python", "-m", "bot"]
