# Palmdeck. `make play` and `make test` do everything, installing included; `make` alone lists what there is.
# Written for GNU make 3.81 (macOS) and later.

BOARD ?= pico_i2c
GAME ?= scoundrel
GAMES ?= 1000
SEED ?= 1
ARGS ?=

VENV := .venv
PY := $(VENV)/bin/python
NPM := $(shell command -v npm 2>/dev/null)
FIND_PYTHON := for p in python3 python3.14 python3.13 python3.12 python3.11 python3.10; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 10))' 2>/dev/null && { echo $$p; break; }; done
PYTHON ?= $(shell $(FIND_PYTHON))

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test lint format bench fuzz gallery gif goldens art web build flash bundle pico-test clean

help: ## list the targets
	@awk -F ': .*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(VENV)/installed-play ## open the handheld and play (ARGS="--ui terminal" and more)
	@$(PY) -m host_sim play $(ARGS)

test: $(VENV)/installed-test $(if $(NPM),node_modules/installed) ## run all tests (ARGS="-k scoundrel" and more)
	@$(PY) -m pytest -n auto --dist loadfile $(ARGS)

lint: $(VENV)/installed-lint $(VENV)/stubs/installed ## style, format and types
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy hal boards
	$(PY) -m mypy --config-file= --check-untyped-defs --no-strict-optional --ignore-missing-imports \
		--follow-imports=silent hal/circuitpython

format: $(VENV)/installed-lint ## bring everything into the house format
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

bench: $(VENV)/installed-test $(if $(NPM),node_modules/installed) ## measure the budgets
	@$(PY) -m host_sim bench $(ARGS)

fuzz: $(VENV)/installed-play ## random games with invariants checked (GAME=, GAMES=, SEED=)
	@$(PY) -m host_sim fuzz $(GAME) --games $(GAMES) --seed $(SEED)

gallery: $(VENV)/installed-play ## every screen, to docs/contact_sheet.png
	@$(PY) -m host_sim gallery docs/contact_sheet.png

gif: $(VENV)/installed-play ## a played room, to docs/scoundrel.gif
	@$(PY) -m host_sim play scoundrel --seed PALMDEK --ui headless --keys "$(ROOM)" --gif docs/scoundrel.gif
ROOM := wait1000 R wait1000 A wait1500 R wait1000 A wait1500 R wait1500 A wait2000

goldens: $(VENV)/installed-test ## take the screens as they are now for the golden ones; look at the diff
	@$(PY) -m pytest -q --update-goldens

art: $(VENV)/installed-play ## pack the drawings of host_sim/art into core/art
	@$(PY) -m host_sim art

web: $(VENV)/installed-play $(if $(NPM),node_modules/installed) ## build the page for browsers, and serve it on this machine (to dist/web)
	@$(PY) -m host_sim web --out dist/web --serve $(ARGS)

build: $(VENV)/installed-play ## compile for a board, to dist/ (BOARD=)
	@$(PY) -m firmware build --board $(BOARD)

flash: $(VENV)/installed-play ## install on the Pico that is plugged in (BOARD=)
	@$(PY) -m firmware install --board $(BOARD)

bundle: $(VENV)/installed-play $(VENV)/installed-circuitpython ## for CircuitPython: a folder and a zip to drag (BOARD=)
	@$(PY) -m firmware bundle --circuitpython --board $(BOARD)

pico-test: $(VENV)/installed-test $(VENV)/installed-pico ## the real firmware in an emulated Pico (PICO_FIRMWARE=path.uf2)
	@$(PY) -m pytest -rs -s tests/pico

clean: ## remove all that make brought or built
	rm -rf $(VENV) node_modules dist .pytest_cache .hypothesis .ruff_cache .mypy_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# -- installing --------------------------------------------------------------------------------------------------------
# An installed-NAME file is younger than pyproject.toml as long as that extra's packages are up to date.

$(PY):
	@[ -n "$(PYTHON)" ] || { echo "Palmdeck needs Python 3.10 or later; PYTHON=... names one that isn't on PATH"; exit 1; }
	@echo "making $(VENV) with $(PYTHON)"
	@$(PYTHON) -m venv --clear $(VENV)

$(VENV)/installed-play: pyproject.toml | $(PY)
	@echo "installing what the desk needs"
	@$(PY) -m pip install --quiet --disable-pip-version-check .
	@touch $@

$(VENV)/installed-%: pyproject.toml | $(PY)
	@echo "installing what $* needs"
	@$(PY) -m pip install --quiet --disable-pip-version-check '.[$*]'
	@touch $@ $(VENV)/installed-play

$(VENV)/stubs/installed: requirements-stubs.txt | $(PY)
	@echo "installing what is known of the Pico's MicroPython"
	@rm -rf $(VENV)/stubs
	@$(PY) -m pip install --quiet --disable-pip-version-check --target $(VENV)/stubs -r requirements-stubs.txt
	@touch $@

node_modules/installed: package-lock.json
	@echo "installing MicroPython for node"
	@if $(NPM) ci --silent; then touch $@; elif [ -z "$$CI" ]; then echo "npm failed: there is no page, and the tests that need node are skipped"; else exit 1; fi

# a Python that was upgraded away leaves a virtual environment that can't start
ifneq ($(wildcard $(VENV)/pyvenv.cfg),)
ifneq ($(shell $(PY) -c 'print(1)' 2>/dev/null),1)
$(shell rm -rf $(VENV))
endif
endif
