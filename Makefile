# make play   install everything and play
# make test   install what the tests need and run all of them
# make bench  measure every game beside other projects, which it installs in an environment of their own
# The rest is for developers; CONTRIBUTING.md explains it.

PYTHON ?= python3
BIN := .venv/bin
COMPILED := build/compiled
BENCH := .venv-bench/bin

PAGE := perihelion/server/page/index.html
WEB := $(shell find web tools/art tools/fonts.py perihelion/games/*/set -type f -not -path '*/node_modules/*' \
	-not -path '*/generated/*' -not -path 'web/public/art/*' -not -path 'web/src/fonts/*' -not -name '*.pyc' 2>/dev/null)

# Or every one of the hundreds of processes that the tests start would compile the package for itself.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test setup page services wheel lint rules unit screens pictures mutants soak endurance compiled bench strength \
	styles sets encodings figures lock clean

# With the compiled rules where `make compiled` has put them since the last change: they take half a move's time.
play: setup page
	PYTHONPATH="$$($(BIN)/python tools/compile.py --if-built $(COMPILED))" \
		$(BIN)/python -P -m perihelion.server --open --page perihelion/server/page

# What reads the source and what compiles it work side by side, and each says what it has to say in one piece.
test: setup page services
	$(MAKE) --jobs 2 --output-sync=target lint rules compiled
	$(MAKE) unit

setup: .venv/installed

.venv/installed: requirements.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	PERIHELION_PLAIN=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	touch $@

# The page with its pictures and fonts, from web/ into the package; Node.js from this machine, or else from a wheel.
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

# Neighbouring tests stay together (worksteal), so that the servers and browsers that a file shares start once, not in every process.
# Up to three tests of browsers and servers that failed are tried once more, alone, and named as unsteady.
unit: setup
	$(BIN)/pytest -n $$(($$(nproc) + 1)) --dist worksteal --durations 25 || $(BIN)/python tools/once_more.py

# Whole games and lessons, and every text measured, at every size, in both languages and themes and at both text sizes.
screens: setup page services
	SCREENS=1 $(BIN)/pytest -n 2 tests/page/test_sizes.py tests/page/test_dragging.py tests/page/test_lessons.py \
		tests/page/test_all_the_way.py

# The pictures of the documentation, taken anew; every game at its moments and at all sizes, and every beat of its lessons,
# with sheets, into build/pictures, to be looked at. ONLY=docs, ONLY=screens or ONLY=beats, GAME=pulsar-2849, SIZE=tablet.
pictures: setup page services
	$(BIN)/python -m tools.pictures $(if $(ONLY),--only $(ONLY)) $(if $(GAME),--game $(GAME)) $(if $(SIZE),--size $(SIZE))

# Breaks drawn lines of the rules in a copy of the project and tells which tests noticed; build/mutants holds the report and
# what a stopped run goes on from. GAME=sunward COUNT=200 SEED=7; AGAIN=1 tries those anew that no rule's own test noticed;
# PROOF=1 puts the figures into docs/proof.md, here and in make soak.
COUNT ?= 60
SEED ?= 1
mutants: setup
	$(BIN)/python -m tools.mutants $(if $(GAME),--game $(GAME)) --count $(COUNT) --seed $(SEED) $(if $(AGAIN),--again) $(if $(PROOF),--proof)

# Games by chance and in search of what is rare, at all pairs of options and seat counts, everything checked on the way; what
# it found is in build/soak. MINUTES=10 GAME=sunward SEED=7. Then what takes too long for every change.
soak: compiled
	PYTHONPATH=$(COMPILED):. $(BIN)/python -P -m tools.soak $(if $(GAME),--game $(GAME)) --minutes $(or $(MINUTES),60) --seed $(SEED) \
		$(if $(PROOF),--proof)
	SOAK=1 $(BIN)/pytest -n 2 tests/research

# The server's promises over a long time: messages that nobody should send, while somebody plays beside them; services and
# nodes that fall under load; kills amid moves; every key answered at tables with bots. The figures go into docs/server.md.
# MESSAGES=… for each database, ANSWERS=… and FALLS=… in all, KILLS=… in one game, SEED=…, MINUTES=… at most for all of it.
MESSAGES ?= 1000000
ANSWERS ?= 20000
FALLS ?= 1000
KILLS ?= 10
endurance: setup page services
	ENDURANCE=1 SEED=$(SEED) KILLS=$(KILLS) FALLS=$(FALLS) FALL_SECONDS=$(shell expr $(or $(MINUTES),180) \* 20) \
		FUZZ_MESSAGES=$(MESSAGES) FUZZ_SECONDS=$(shell expr $(or $(MINUTES),180) \* 18) \
		ANSWERS=$(ANSWERS) ANSWER_SECONDS=$(shell expr $(or $(MINUTES),180) \* 6) \
		$(BIN)/pytest -q -s tests/server/test_answers.py tests/server/test_fuzz.py tests/server/test_falls.py \
		tests/server/test_kill.py

bench: compiled .venv-bench/installed
	$(BENCH)/perihelion bench

# Goes on where it was stopped: the matches are kept in build/strength. MINUTES=10 stops it after ten minutes.
strength: compiled
	PYTHONPATH=$(COMPILED) $(BIN)/python tools/strength.py --minutes $(or $(MINUTES),600) $(GAMES)

# docs/styles.md: the styles of every game against each other; goes on where it was stopped. MINUTES=15 GAMES=sunward
styles: compiled
	PYTHONPATH=$(COMPILED) $(BIN)/python tools/styles.py --minutes $(or $(MINUTES),60) $(GAMES)

# docs/sets: how the set of every game plays between bots of mixed styles, at two to four seats. COUNT=400 games each.
sets: compiled
	mkdir -p docs/sets
	for game in $(or $(GAMES),sunward beyond-the-sun new-frontiers pulsar-2849 burning-suns); do \
		PYTHONPATH=$(COMPILED) $(BIN)/python -P -m perihelion set-report $$game --seats 2,3,4 --games $(COUNT) --seed $(SEED) \
			--bots $(or $(BOTS),normal) --page docs/sets/$$game.md || exit 1; done

# docs/encodings.md, from the encodings as they are
encodings: setup
	$(BIN)/python -m tools.encodings

# docs/speed.md and its plot, measured anew
# About ninety contestants, eleven rounds each: under ten minutes on a quiet machine.
figures: compiled .venv-bench/installed
	$(BENCH)/perihelion bench --peers --seconds 4.5 --docs docs --lang en

.venv-bench/installed: requirements-bench.lock pyproject.toml
	test -x $(BENCH)/python || $(PYTHON) -m venv .venv-bench
	$(BENCH)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	PERIHELION_PLAIN=1 $(BENCH)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	touch $@

lock:
	$(BIN)/pip-compile --quiet --strip-extras --generate-hashes --no-emit-index-url --no-emit-trusted-host \
		--no-emit-find-links --allow-unsafe --extra cli --extra server --extra postgres --extra redis --extra arena --extra ray \
		--extra research --extra page --extra dev --output-file requirements.lock pyproject.toml
	$(BIN)/pip-compile --quiet --strip-extras --generate-hashes --no-emit-index-url --no-emit-trusted-host \
		--no-emit-find-links --allow-unsafe --extra cli --extra research --extra bench \
		--output-file requirements-bench.lock pyproject.toml

clean:
	rm -rf .venv .venv-bench build dist *.egg-info web/node_modules perihelion/server/page
	rm -rf web/public/art web/public/licences web/src/art/generated web/src/fonts
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
