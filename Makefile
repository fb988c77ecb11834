# Everything one does with madmage, from a fresh clone with Python and make alone.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
# The same, compiled in less time and a little slower: for the tests.
TESTED := build/tested
JOBS ?= 2
GAME ?= book

PLAIN := PYTHONPATH=src
FAST := PYTHONPATH=$(COMPILED)
# What does not run on compiled rules in another way than on plain ones.
NOT_TWICE := $(addprefix --ignore=tests/,browser server terminal workshop assistant contract cli lab \
  packs/test_faults.py packs/test_maze_faults.py packs/test_maze_hostile.py tui/test_maze_map.py \
  envs/test_zoo.py envs/test_solo.py envs/test_spiel.py envs/test_training.py envs/test_hostile_envs.py \
  envs/test_environments_guide.py)
# Where the same tests follow on compiled rules, which are faster, those play most of the random games.
GAMES := $(shell command -v "$${CC:-cc}" > /dev/null 2>&1 && echo 60 || echo 300)
SOURCES := $(shell find src/madmage -name '*.py' 2>/dev/null)

.DEFAULT_GOAL := help

.PHONY: help
help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sort | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

.PHONY: play
play: $(VENV)/.run $(BIN)/madmage page ## set everything up and play in the browser
	@$(PLAIN) $(BIN)/python -m madmage serve --open $(ARGS)

.PHONY: line
line: $(VENV)/.run $(BIN)/madmage ## play in this terminal by plain lines of text (GAME=maze for the other game)
	@$(PLAIN) $(BIN)/python -m madmage play $(GAME) --line $(ARGS)

.PHONY: terminal
terminal: $(VENV)/.run $(BIN)/madmage ## a whole table in this terminal, with keys and mouse (GAME=maze for the other game)
	@$(PLAIN) $(BIN)/python -m madmage play $(if $(filter command line environment,$(origin GAME)),$(GAME)) --terminal $(ARGS)

.PHONY: lab
lab: $(VENV)/.lab $(BIN)/madmage compile ## the lab: make lab ARGS="balance plan.toml" (docs/lab.md)
	@PYTHONPATH=$$([ -f $(COMPILED)/.compiled ] && echo $(COMPILED) || echo src) \
	  $(BIN)/python -m madmage lab $(ARGS)

.PHONY: page
page: $(VENV)/.run ## build the browser's page, if something changed
	@$(BIN)/python tools/page.py

.PHONY: test
test: test-plain test-compiled ## run all tests, plain and compiled

.PHONY: test-plain
test-plain: $(VENV)/.dev page browser ## run all tests in plain Python
	$(PLAIN) MADMAGE_MODE=plain MADMAGE_PROPERTY_GAMES=$(GAMES) $(BIN)/python -m pytest -n $(JOBS) $(ARGS)

# One after the other, but while the first ones run the second ones' rules may be compiled.
.PHONY: test-compiled
test-compiled: test-plain $(TESTED)/.tried
	@if [ -f $(TESTED)/.compiled ]; then \
	  echo "the same with compiled rules"; \
	  PYTHONPATH=$(TESTED) MADMAGE_MODE=compiled $(BIN)/python -m pytest -n $(JOBS) $(NOT_TWICE) $(ARGS); \
	else echo "no C compiler: the compiled rules were not tested"; fi

.PHONY: quick
quick: $(VENV)/.dev ## the tests in plain Python with few random games, for a fast answer
	$(PLAIN) MADMAGE_MODE=plain MADMAGE_PROPERTY_GAMES=40 $(BIN)/python -m pytest -n $(JOBS) $(ARGS)

.PHONY: browser
browser: $(VENV)/.dev ## see that there is a Chromium for the browser tests
	@$(BIN)/python tools/browser.py > /dev/null

.PHONY: page-check
page-check: page ## check the types of the browser's side, and run its own tests
	$(BIN)/python tools/page.py check

.PHONY: check
check: $(TESTED)/.tried lint types layers packs docs-check page-check test ## the whole gate: what CI runs

.PHONY: lint
lint: $(VENV)/.dev ## format and lint
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

.PHONY: format
format: $(VENV)/.dev ## put the code into its format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

.PHONY: types
types: $(VENV)/.dev ## strict types
	$(BIN)/mypy

.PHONY: layers
layers: $(VENV)/.dev ## rooms import only downward
	$(PLAIN) $(BIN)/lint-imports

.PHONY: packs
packs: $(VENV)/.run ## check the card packs
	$(PLAIN) $(BIN)/python -m madmage cards check book default
	$(PLAIN) $(BIN)/python -m madmage cards check maze default

# Its theme would tell with every build which program may follow it one day.
SITE := NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

.PHONY: docs
docs: $(VENV)/.dev ## write the generated pages of docs/ anew, and build the site into build/site
	$(PLAIN) $(BIN)/python tools/docs.py
	$(SITE)

.PHONY: docs-check
docs-check: $(VENV)/.dev ## fail if a generated page is stale or a link of the site leads nowhere
	$(PLAIN) $(BIN)/python tools/docs.py --check
	$(SITE)

.PHONY: shots
shots: $(VENV)/.dev page browser ## take the screenshots of docs/screenshots.md anew
	$(PLAIN) $(BIN)/python tools/shots.py $(ARGS)
	$(PLAIN) $(BIN)/python tools/terminal_shots.py

.PHONY: first-games
first-games: $(VENV)/.dev ## search the first games anew, after a change of cards or rules
	$(PLAIN) $(BIN)/python tools/first_games.py $(ARGS)

.PHONY: compile
compile: $(COMPILED)/.tried ## compile the rules with mypyc, if a C compiler is there

.PHONY: bench
bench: $(VENV)/.bench compile ## measure speed beside its peers, and print the ratios
	$(BIN)/python bench/run.py $(ARGS)

.PHONY: bench-web
bench-web: $(VENV)/.dev compile ## 300 tables at once, beside a boardgame.io server in the same run
	$(BIN)/python bench/web.py $(ARGS)

.PHONY: bench-page
bench-page: $(VENV)/.dev page browser ## how long until one can press play on the first page
	$(BIN)/python bench/first_page.py $(ARGS)

.PHONY: bench-replay
bench-replay: $(VENV)/.dev compile page browser ## a jump of the slider and an undo in a Maze of 300 rounds
	PYTHONPATH=$$([ -f $(COMPILED)/.compiled ] && echo $(COMPILED) || echo src) $(BIN)/python bench/replay.py $(ARGS)

.PHONY: bench-lab
bench-lab: $(VENV)/.dev compile ## the lab on two processes beside one, and on Ray beside processes
	$(BIN)/python bench/lab.py $(ARGS)

.PHONY: soak
soak: $(VENV)/.dev compile ## thousands of random games of every kind, each to its end
	$(FAST) $(BIN)/python tools/soak.py book --games 10000 --jobs $(JOBS) $(ARGS)
	$(FAST) $(BIN)/python tools/soak.py maze --games 5000 --jobs $(JOBS) $(ARGS)
	$(FAST) $(BIN)/python tools/soak.py maze --games 5000 --whole --jobs $(JOBS) $(ARGS)

.PHONY: lock
lock: $(VENV)/.dev ## pin the requirements anew
	cd requirements && for name in run uv lab rl dev bench node; do \
	  ../$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate \
	    --python-version 3.11 $$name.in -o $$name.txt; done

.PHONY: clean
clean: ## remove everything that was made here
	rm -rf $(VENV) build web/node_modules src/madmage/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# What is installed, in layers: each stamp is newer than the list that it stands for.
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --require-hashes
# The long lists in a tenth of pip's time; where uv cannot, pip can.
LONG = $(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r $(1) || $(PIP) -r $(1)

$(VENV)/.made:
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.run: requirements/run.txt | $(VENV)/.made
	$(PIP) -r requirements/run.txt
	@touch $@

# The command of this folder: .venv/bin/madmage play --load FILE, wherever one is.
$(BIN)/madmage: | $(VENV)/.made
	@printf '%s\n' '#!/bin/sh' 'here=$$(cd "$$(dirname "$$0")/../.." && pwd)' \
	  'PYTHONPATH="$$here/src" exec "$$here/$(BIN)/python" -m madmage "$$@"' > $@
	@chmod +x $@

$(VENV)/.uv: requirements/uv.txt | $(VENV)/.run
	$(PIP) -r requirements/uv.txt
	@touch $@

$(VENV)/.lab: requirements/lab.txt $(VENV)/.run $(VENV)/.uv
	$(call LONG,requirements/lab.txt)
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.lab
	$(call LONG,requirements/dev.txt)
	@touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.dev
	export CMAKE_POLICY_VERSION_MINIMUM=3.5; $(call LONG,requirements/bench.txt)
	@touch $@

# Compiling takes some minutes; without a compiler everything runs in plain Python.
$(COMPILED)/.tried: LEVEL := 3
$(TESTED)/.tried: LEVEL := 1
$(COMPILED)/.tried $(TESTED)/.tried: build/%/.tried: $(SOURCES) tools/compile.py | $(VENV)/.dev
	@if command -v "$${CC:-cc}" >/dev/null 2>&1; then \
	  echo "compiling the rules (some minutes)"; mkdir -p build; \
	  $(BIN)/python tools/compile.py build/$* $(LEVEL) > build/$*.log 2>&1 \
	    && touch build/$*/.compiled \
	    || { tail -20 build/$*.log; exit 1; }; \
	else echo "no C compiler found: plain Python it is"; mkdir -p build/$*; fi
	@touch $@
