# make play   install everything and play
# make test   install what the tests need and run all of them
# make bench  measure every game beside other projects, which it installs in an environment of their own
# The rest is for developers; CONTRIBUTING.md explains it.

PYTHON ?= python3
BIN := .venv/bin
COMPILED := build/compiled
BENCH := .venv-bench/bin

PAGE := perihelion/server/page/index.html
WEB := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null)

.PHONY: play test setup page services wheel lint rules unit soak compiled bench strength encodings figures lock clean

play: setup page
	$(BIN)/python -m perihelion.server --open

test: setup page services lint rules compiled unit

setup: .venv/installed

.venv/installed: requirements.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	PERIHELION_PLAIN=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	touch $@

# The page, from web/ into the package; Node.js from this machine, or else from a wheel.
page: setup $(PAGE)

$(PAGE): $(WEB) .venv/installed
	$(BIN)/python tools/page.py

# PostgreSQL, Redis and Chromium for the tests that need them; installed when we may, else those tests are skipped.
services:
	sh tools/services.sh

wheel: setup page
	$(BIN)/python -m build --wheel --no-isolation

lint: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

rules: setup
	$(BIN)/python tools/rules.py

# The package as an installation has it, compiled, in a folder of its own: tests compare it with the plain source.
compiled: setup
	$(BIN)/python tools/compile.py $(COMPILED)

unit: setup
	$(BIN)/pytest -n 3 --durations 25

# What takes too long for every change.
soak: setup
	SOAK=1 $(BIN)/pytest -n 2 tests/research

bench: compiled .venv-bench/installed
	$(BENCH)/perihelion bench

# Goes on where it was stopped: the matches are kept in build/strength. MINUTES=10 stops it after ten minutes.
MINUTES ?= 600
strength: compiled
	PYTHONPATH=$(COMPILED) $(BIN)/python tools/strength.py --minutes $(MINUTES) $(GAMES)

# docs/encodings.md, from the encodings as they are
encodings: setup
	$(BIN)/python -m tools.encodings

# docs/speed.md and its plot, measured anew
figures: compiled .venv-bench/installed
	$(BENCH)/perihelion bench --peers --seconds 8 --docs docs --lang en

.venv-bench/installed: requirements-bench.lock pyproject.toml
	test -x $(BENCH)/python || $(PYTHON) -m venv .venv-bench
	$(BENCH)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	PERIHELION_PLAIN=1 $(BENCH)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	touch $@

lock:
	$(BIN)/pip-compile --quiet --strip-extras --generate-hashes --no-emit-index-url --no-emit-trusted-host \
		--no-emit-find-links --allow-unsafe --extra cli --extra server --extra postgres --extra redis --extra arena --extra ray \
		--extra research --extra dev --output-file requirements.lock pyproject.toml
	$(BIN)/pip-compile --quiet --strip-extras --generate-hashes --no-emit-index-url --no-emit-trusted-host \
		--no-emit-find-links --allow-unsafe --extra cli --extra research --extra bench \
		--output-file requirements-bench.lock pyproject.toml

clean:
	rm -rf .venv .venv-bench build dist *.egg-info web/node_modules perihelion/server/page
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
