# The two commands that matter: `make play` and `make test`. Each sets up what it needs.

PYTHON ?= python3
RUN := .venv/bin/python

# Many containers keep Python from storing what it has compiled. Each process that a test starts, and each that runs tests, would compile all of it again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play practice test lint types bench played memory guilds transcripts palettes ladder bluff phone-pictures soak secrecy faults crowd month ratings lock exact clean

# Many systems have a LANGUAGE of their own in the environment: only one on the command line counts.
IN_LANGUAGE := $(if $(filter command line,$(origin LANGUAGE)),--language $(LANGUAGE))

play: .venv/played
	$(RUN) -m bot $(if $(IN_LANGUAGE),--practice) $(IN_LANGUAGE)

practice: .venv/played
	$(RUN) -m bot --practice $(IN_LANGUAGE)

test: .venv/developed
	$(RUN) -m pytest -n 3 --dist worksteal

lint: .venv/developed
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .

types: .venv/developed
	$(RUN) -m mypy .

bench: .venv/developed
	$(RUN) -m tests.bench

played: .venv/developed
	$(RUN) -W ignore -m tests.tools.played

memory: .venv/developed
	MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144 $(RUN) -W ignore -m tests.tools.memory

guilds: .venv/developed
	$(RUN) -W ignore -m tests.tools.guilds

ladder: .venv/developed
	$(RUN) -m tests.tools.ladder

bluff: .venv/developed
	$(RUN) -m tests.tools.bluff

transcripts: .venv/developed
	$(RUN) -m tests.transcripts

palettes: .venv/developed
	$(RUN) -m tests.palettes

phone-pictures: .venv/developed
	fc-list | grep -qi emoji || { apt-get update -qq && apt-get install -y -qq --no-install-recommends fontconfig fonts-noto-color-emoji; }
	PICTURES=docs/images $(RUN) -m pytest -q tests/e2e/page/test_phone.py

soak: .venv/developed
	ALIBI_SOAK=1 $(RUN) -m pytest -n 2 tests/bot tests/contract tests/e2e tests/tools

exact: .venv/developed
	ALIBI_SOAK=1 $(RUN) -m pytest -n 2 tests/games -k "knowledge"

secrecy: .venv/developed
	ALIBI_GAMES=10000 $(RUN) -m pytest -n 2 tests/contract/test_secrecy.py

faults: .venv/developed
	ALIBI_KILLS=500 ALIBI_SOAK=1 $(RUN) -m pytest -n 2 tests/e2e/tables/test_faults.py tests/e2e/tables/test_kills.py tests/e2e/tables/test_processes.py tests/e2e/tables/test_rolling.py tests/e2e/tables/test_full_disk.py

crowd: .venv/developed
	$(RUN) -m tests.bench.crowd

month: .venv/developed
	$(RUN) -m tests.tools.month

ratings: .venv/developed
	$(RUN) -m tests.simulation

lock:
	uv pip compile pyproject.toml --extra practice --universal --generate-hashes --no-header --python-version 3.11 -o requirements.lock
	uv pip compile pyproject.toml --extra postgres --universal --generate-hashes --no-header --python-version 3.11 -o requirements-server.lock
	uv pip compile pyproject.toml --all-extras --group dev --universal --generate-hashes --no-header --python-version 3.11 -o requirements-dev.lock

clean:
	rm -rf .venv

.venv/bin/python:
	@echo "Making a Python environment of its own in .venv."
	@$(PYTHON) -m venv .venv

.venv/played: requirements.lock | .venv/bin/python
	@echo "Installing what the practice table and the bot need. This happens once, and may take a minute or two."
	$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	touch $@

.venv/developed: requirements-dev.lock | .venv/bin/python
	@echo "Installing what the tests need. This happens once, and may take a few minutes."
	$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	touch $@ .venv/played
