# Every task of the project. `make help` lists them.

CARGO ?= cargo

.DEFAULT_GOAL := help
.PHONY: help play test web fmt lint doc unit types check e2e fuzz bench dist picture bless

help: ## List these tasks
	@grep -hE '^[a-z0-9]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: web ## Build the game and start it at a local address
	$(CARGO) build --release --locked -p bastide
	@./target/release/bastide serve

web: ## Build the web client
	cd web && npm ci --no-audit --no-fund && npm run --silent build

test: web fmt lint doc unit types check e2e fuzz ## Everything CI runs
	@echo "All checks passed."

fmt: ## Check the formatting
	$(CARGO) fmt --all --check

lint: ## Clippy, with warnings denied
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings

doc: ## Build the documentation, with warnings denied
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --locked

unit: ## All tests
	@rm -rf target/protocol
	$(CARGO) test --workspace --locked

types: unit ## Check that the web client's types are those of the protocol
	diff -r target/protocol web/src/protocol || { echo "The protocol has changed: cp target/protocol/*.ts web/src/protocol/"; exit 1; }

check: web ## Check, format-check and test the web client
	cd web && npm run --silent check && npm test --silent

e2e: web ## Play in a real browser
	@CARGO="$(CARGO)" scripts/e2e

fuzz: ## Run the fuzz targets briefly; without a nightly compiler their seeds only
	@CARGO="$(CARGO)" scripts/fuzz

bench: ## Print speed figures: games per second, instructions per game, strength of the bots
	@CARGO="$(CARGO)" scripts/bench

dist: web ## Pack what people install into dist/: executable, archive, Debian package, checksums
	$(CARGO) build --release --locked -p bastide
	@CARGO="$(CARGO)" scripts/dist

picture: ## Draw the pictures in docs/ anew
	$(CARGO) run --release --locked -p bastide -- --lang en render crates/engine/tests/golden/base-rulebook-3.txt -o docs/board.png --width 1200
	$(CARGO) run --release --locked -p bastide -- --lang en tiles base -o docs/tiles.png --width 1200
	$(CARGO) run --release --locked -p bastide -- --lang en render crates/engine/tests/golden/castle-wall-tiles.txt -o docs/castle.png --width 1200
	$(CARGO) run --release --locked -p bastide -- --lang en render crates/engine/tests/golden/city-ring-2.txt -o docs/city.png --width 1200
	$(CARGO) run --release --locked -p bastide -- --lang en render crates/engine/tests/golden/hunters-2.txt -o docs/hunters.png --width 800
	$(CARGO) run --release --locked -p bastide -- --lang en render crates/engine/tests/golden/base-inns.txt -o docs/inns.png --width 860
	$(CARGO) run --release --locked -p bastide -- --lang en render crates/engine/tests/golden/base-river.txt -o docs/river.png --width 900
	$(CARGO) run --release --locked -p bastide -- --lang en render crates/engine/tests/golden/base-count.txt -o docs/count.png --width 800 --until 172

bless: ## Accept the current behaviour as golden; look at the difference before committing
	BASTIDE_BLESS=1 $(CARGO) test --locked -p bastide-engine --test golden
