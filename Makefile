# Every task of the project. `make help` lists them.

CARGO ?= cargo

.DEFAULT_GOAL := help
.PHONY: help play test fmt lint doc unit fuzz bench picture bless

help: ## List these tasks
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: ## Build the game and play it in the terminal against a bot
	$(CARGO) build --release --locked -p bastide
	@./target/release/bastide play --bots greedy

test: fmt lint doc unit fuzz ## Everything CI runs
	@echo "All checks passed."

fmt: ## Check the formatting
	$(CARGO) fmt --all --check

lint: ## Clippy, with warnings denied
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings

doc: ## Build the documentation, with warnings denied
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --locked

unit: ## All tests
	$(CARGO) test --workspace --locked

fuzz: ## Run the fuzz targets briefly; without a nightly compiler their seeds only
	@CARGO="$(CARGO)" scripts/fuzz

bench: ## Print speed figures: games per second, instructions per game, strength of the bots
	@CARGO="$(CARGO)" scripts/bench

picture: ## Draw the pictures in docs/ anew
	$(CARGO) run --release --locked -p bastide -- --lang en render crates/engine/tests/golden/base-rulebook-3.txt -o docs/board.png --width 1200
	$(CARGO) run --release --locked -p bastide -- --lang en tiles base -o docs/tiles.png --width 1200

bless: ## Accept the current behaviour as golden; look at the difference before committing
	BASTIDE_BLESS=1 $(CARGO) test --locked -p bastide-engine --test golden
