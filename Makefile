# make play   install everything and play
# make test   install what the tests need and run all of them
# The rest is for developers; CONTRIBUTING.md explains it.

PYTHON ?= python3
BIN := .venv/bin
COMPILED := build/compiled

.PHONY: play test setup lint rules unit compiled lock clean

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

lock:
	$(BIN)/pip-compile --quiet --strip-extras --generate-hashes --no-emit-index-url --no-emit-trusted-host \
		--no-emit-find-links --allow-unsafe --extra cli --extra server \
		--extra postgres --extra redis --extra dev --output-file requirements.lock pyproject.toml

clean:
	rm -rf .venv build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
