# The commands of Ludoteca; `make help` lists them.
.PHONY: help run build test check bench soak image art screens web from-now

run: build ## build everything and serve the games (ARGS=--local keeps it to this machine)
	target/release/ludoteca serve $(ARGS)

build: web ## the page and the program, for use
	cargo build --release --locked -p ludoteca

web: web/dist/index.html ## the page

# Built again only when something of it has changed: the program embeds the page, and is built anew with it.
web/dist/index.html: web/node_modules $(shell find web/src web/scripts web/public web/index.html web/*.js web/*.ts web/*.json locales)
	npm --prefix web run build

# Its lines are run by a shell that notes how long each took; the ten slowest are told at the end.
test: SHELL = tools/timed
test: from-now check web ## everything that must hold, as .ci/run does
	tools/install caddy chromium faketime nats-server nginx postgresql python3-venv strace systemd
	tools/rust-tests
	tools/schemathesis
	tools/check-compose
	tools/try-copy
	npm --prefix web run size
	npm --prefix web test
	npm --prefix art test
	npm --prefix e2e test
	@tools/slowest

from-now:
	@rm -f target/times.tsv

check: web/node_modules art/node_modules e2e/node_modules ## formatting, lints, types, licences
	cargo fmt --check
	cargo clippy --locked --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --no-deps --workspace
	cargo test --locked --workspace --test architecture package
	npm --prefix web run check
	npm --prefix art run check
	npm --prefix e2e run check

bench: build e2e/node_modules bench/lighthouse/node_modules bench/peers/node_modules ## speed, load and faults, measured
	tools/install chromium faketime nats-server postgresql python3-venv
	target/release/ludoteca bench
	cargo run --release --locked -p measure -- deployments target/release/ludoteca
	cargo run --release --locked -p measure -- peers target/release/ludoteca
	cargo run --release --locked -p measure -- kills target/release/ludoteca
	cargo run --release --locked -p faults -- target/release/ludoteca 20
	cargo build --locked -p ludoteca
	EXAMPLES=100 tools/schemathesis
	LUDOTECA=$(CURDIR)/target/release/ludoteca npm --prefix e2e run bench
	node bench/lighthouse/measure.js target/release/ludoteca

# Each of its lines is the long form of a test or of a measurement.
soak: build image bench/peers/node_modules e2e/node_modules ## what takes hours: faults, an evening of all games, streams, floods, seeds, worlds, nonsense; in no CI
	tools/install chromium faketime nats-server nginx postgresql python3-venv
	tools/debian-package target
	cargo run --release --locked -p measure -- idle target/release/ludoteca
	cargo run --release --locked -p measure -- flood target/release/ludoteca 30
	cargo run --release --locked -p faults -- target/release/ludoteca 300
	cargo run --release --locked -p measure -- peers target/release/ludoteca
	cargo run --release --locked -p measure -- kills target/release/ludoteca
	SEEDS=1000000 cargo test --release --locked -p server --lib simulation
	SITTINGS=all cargo test --release --locked -p server --test it worlds_of_every_game
	HANABI_HONEST_GAMES=500 cargo test --release --locked -p bots --test hanabi_honest
	HONEST_GAMES=500 cargo test --release --locked -p bots --test senet_honest --test sensu_honest --test sesto_senso
	cargo build --locked -p ludoteca -p services
	npm --prefix e2e run soak
	EXAMPLES=500 tools/schemathesis

image: web ## the static program that the image holds, tried in an empty root
	tools/empty-root "$$(tools/static-program)"

art: art/node_modules ## draw the pictures anew
	tools/install chromium
	npm --prefix art run stages
	npm --prefix art run content
	npm --prefix art run cards -- all

screens: web e2e/node_modules ## photograph every screen for docs/screens
	tools/install chromium
	npm --prefix e2e run screens

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# `npm ci` refuses a lock that lacks other platforms' binaries; this installs what is locked, and writes nothing back.
%/node_modules: %/package-lock.json
	npm --prefix $* install --no-save --no-audit --no-fund
	touch $@
