# make play   install everything and play
# make test   install what the tests need and run all of them
# make bench  measure every game beside other projects, which it installs in an environment of their own
# The rest is for developers; CONTRIBUTING.md explains it.

PYTHON ?= python3
BIN := .venv/bin
COMPILED := build/compiled
BENCH := .venv-bench/bin

.PHONY: play test setup lint rules unit compiled bench figures lock clean

play: setup
	$(BIN)/perihelion play sunward

test: setup lint rules compiled unit

setup: .venv/installed

.venv/installed: requirements.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	PERIHELION_PLAIN=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	touch $@

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
	$(BIN)/pytest -n 2

bench: compiled .venv-bench/installed
	$(BENCH)/perihelion bench

# docs/speed.md and its plot, measured anew
figures: compiled .venv-bench/installed
	$(BENCH)/perihelion bench --peers --seconds 2 --docs docs --lang en

.venv-bench/installed: requirements-bench.lock pyproject.toml
	test -x $(BENCH)/python || $(PYTHON) -m venv .venv-bench
	$(BENCH)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	PERIHELION_PLAIN=1 $(BENCH)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	touch $@

lock:
	$(BIN)/pip-compile --quiet --strip-extras --generate-hashes --no-emit-index-url --no-emit-trusted-host \
		--no-emit-find-links --allow-unsafe --extra cli --extra dev --extra research --output-file requirements.lock pyproject.toml
	$(BIN)/pip-compile --quiet --strip-extras --generate-hashes --no-emit-index-url --no-emit-trusted-host \
		--no-emit-find-links --allow-unsafe --extra cli --extra research --extra bench \
		--output-file requirements-bench.lock pyproject.toml

clean:
	rm -rf .venv .venv-bench build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
