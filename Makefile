# Everything is done with the Swift toolchain alone. `make check` is what CI does.

SWIFT ?= swift
# Tests are built in half the time (Package.swift says how).
export SELFSAME_DEVELOPMENT := 1
RELEASE := .build/selfsame
# Warnings are errors only in `make check`, in a build of its own, so that both builds stay warm.
CHECK := --scratch-path .build-check -Xswiftc -warnings-as-errors

# Debug builds and tests check that no two accesses to an object overlap; the program that is used does without (a tenth of its time).
UNCHECKED := -Xswiftc -enforce-exclusivity=unchecked
# Generic types are found through the code that makes them and not by their mangled names, for which the start has to search all conformances of
# the program: a tenth of the start.
DIRECT := -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors

ifeq ($(shell uname -s),Linux)
STATIC := -Xswiftc -static-stdlib -Xswiftc -static-executable -Xlinker -s
endif

# What the tests asked the compiler, and what they left out: the last lines of a run.
ASKED := .build/selfsame-oracle/asked.txt
SUM := awk -F'\t' '{ all += $$2; new += $$3; again += $$4; seed = $$5; if ($$4) names = names "\n  " $$1 ": " $$6 } END { \
	printf "compiler: %d questions; %d asked that no record answers; %d asked again (SELFSAME_DRAW_SEED=%s)%s\n", all, new, again, seed, names; if (new > all / 4) print "compiler: make snapshots records the answers" }'
define run-tests
	@mkdir -p .build && rm -f $(ASKED)
	@bash -o pipefail -c '$(SWIFT) test --skip-build $(1) 2>&1 | tee .build/tests.log'
	@$(SUM) $(ASKED)
	@skipped=$$(grep -aE ' skipped(\.|:)' .build/tests.log || true); echo "skipped: $${skipped:-nothing}"
endef

.PHONY: help run test check docs snapshots bench fuzz hostile plugins editors sanitize browser oracle recall release install dist clean

# The compiler as SwiftPM calls it for a plugin, for what is built without them.
PLUGIN_COMPILER = swiftc -typecheck -parse-as-library -warnings-as-errors -swift-version 6 -package-description-version 6.2 \
	-I "$$($(SWIFT) -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/pm/PluginAPI"

PREFIX ?= /usr/local
RESOURCES := Sources/selfsame/Resources

help:
	@echo 'make run        build, and show the main job on fixtures/tour'
	@echo 'make test       build and run all tests'
	@echo 'make check      all that CI does: tests, warnings as errors, format, documents'
	@echo 'make docs       write the generated documents'
	@echo 'make snapshots  rewrite the expected output of tests and the record of the compiler'"'"'s answers; read the diff before you keep it'
	@echo 'make oracle     ask the compiler everything again, whatever the record says, and N=400 random bodies more'
	@echo 'make bench      time everything on CORPUS=FOLDER (default: Sources) beside other tools; RECORD=1 keeps the ratios'
	@echo 'make fuzz       try random input for SECONDS=60 a target; SANITIZE=fuzzer,address finds more, slower'
	@echo 'make hostile    links, pipes, full disks, signals and kill -9 in the middle of --fix; APP=FOLDER takes a real project'
	@echo 'make sanitize   all tests but those of the compiler under the thread sanitizer and the address sanitizer'
	@echo 'make browser    open HTML reports in Chromium and check them; CORPUS=FOLDER adds one'
	@echo 'make plugins    build the package under fixtures/package with the plugins of this one, and call their command'
	@echo 'make editors    open a file in Neovim and Emacs with the configurations of the manual, and say what they show'
	@echo 'make recall     how many branches put into CORPUS=FOLDER the rules find'
	@echo 'make release    one executable, $(RELEASE); on Linux it needs no library'
	@echo 'make install    put $(RELEASE), its manual page and completions under PREFIX=$(PREFIX)'
	@echo 'make dist       archive, Debian package, checksums, formula and container file in .build/dist; ADDRESS=where they will lie'
	@echo 'make clean      remove everything that was built'

run:
	@$(SWIFT) build --product selfsame
	@SELFSAME="$$($(SWIFT) build --show-bin-path)/selfsame" bash fixtures/tour/run.sh

test:
	$(SWIFT) build --build-tests
	$(call run-tests)

check:
	$(SWIFT) build --build-tests $(CHECK)
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Package.swift
	for plugin in Sources/Plugins/*; do $(PLUGIN_COMPILER) $$plugin/*.swift || exit 1; done
	"$$($(SWIFT) build --show-bin-path $(CHECK))/selfsame" documents --check .
	$(call run-tests,$(CHECK))

docs:
	$(SWIFT) run selfsame documents .

snapshots:
	$(SWIFT) build --build-tests
	SELFSAME_UPDATE_SNAPSHOTS=1 $(SWIFT) test --skip-build

release:
	$(SWIFT) build -c release --product selfsame $(UNCHECKED) $(DIRECT) $(STATIC)
	cp "$$($(SWIFT) build -c release --show-bin-path)/selfsame" $(RELEASE)

install: release
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/man/man1" "$(DESTDIR)$(PREFIX)/share/bash-completion/completions" \
		"$(DESTDIR)$(PREFIX)/share/zsh/site-functions" "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d"
	install -m 755 $(RELEASE) "$(DESTDIR)$(PREFIX)/bin/selfsame"
	install -m 644 $(RESOURCES)/selfsame.1 "$(DESTDIR)$(PREFIX)/share/man/man1/selfsame.1"
	install -m 644 $(RESOURCES)/selfsame.bash "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/selfsame"
	install -m 644 $(RESOURCES)/_selfsame "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_selfsame"
	install -m 644 $(RESOURCES)/selfsame.fish "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/selfsame.fish"

dist: release
	@rm -rf .build/dist
	@bash fixtures/packaging/dist.sh $(RELEASE) .build/dist $(ADDRESS)

bench: release
	@bash fixtures/bench/run.sh $(RELEASE) "$(or $(CORPUS),Sources)"

browser:
	@$(SWIFT) build --product selfsame
	@SELFSAME="$$($(SWIFT) build --show-bin-path)/selfsame" bash fixtures/browser/run.sh $(CORPUS)

# The package builds the program once more, as every package does that depends on this one.
plugins: unexport SELFSAME_DEVELOPMENT
plugins:
	@bash fixtures/package/run.sh .

editors:
	@$(SWIFT) build --product selfsame
	@bash fixtures/editors/run.sh "$$($(SWIFT) build --show-bin-path)/selfsame"

hostile: release
	@APP="$(APP)" bash fixtures/hostile/run.sh $(RELEASE)
	@APP="$(APP)" bash fixtures/hostile/kill.sh $(RELEASE) 200
	@APP="$(APP)" bash fixtures/hostile/kill.sh $(RELEASE) 40 INT

# Not a part of the package: libFuzzer brings the `main`.
SANITIZE ?= fuzzer
comma := ,
FUZZ := .build-$(subst $(comma),-,$(SANITIZE:fuzzer%=fuzz%))
fuzz:
	$(SWIFT) build -c release --scratch-path $(FUZZ) -Xswiftc -sanitize=$(SANITIZE) --target SelfsameTestSupport
	swiftc -O -parse-as-library -sanitize=$(SANITIZE) -I $(FUZZ)/release/Modules Tests/Fuzz/FuzzEntry.swift \
		$(FUZZ)/release/Selfsame*.build/*.o -o $(FUZZ)/fuzz
	bash Tests/Fuzz/run.sh $(FUZZ)/fuzz $(FUZZ)/corpus $(or $(SECONDS),60) $(TARGETS)

# What is sanitized is the program: tests that spend their time in the compiler are left out, one that leaves no room for the sanitizer's own
# files, and one that recurses deeper than the 65,536 calls that the thread sanitizer keeps. What leaks is Foundation's (32 bytes for each
# process that is run) and XCTest's.
UNSANITIZED := FixTests/fullDisk ConcurrentMapTests/stack CompiledFixTests FixProofTests TypeFixtureTests/compilerConfirmsComments \
	StandardLibraryExpressionTests StandardLibrarySourceTests SwiftUISourceTests DescribedDeclarationTests ResolvedPreludeTests GeneratedBodyTests
sanitize:
	for kind in thread address; do \
		$(SWIFT) build --build-tests --scratch-path .build-$$kind --sanitize $$kind && \
		TSAN_OPTIONS="suppressions=$(CURDIR)/Tests/Sanitizers/thread.txt" ASAN_OPTIONS=detect_leaks=0 \
		$(SWIFT) test --skip-build --scratch-path .build-$$kind --sanitize $$kind $(addprefix --skip ,$(UNSANITIZED)) || exit 1; \
	done

ORACLE := TypeFixtureTests CompiledFixTests FixProofTests DesugarTests ResolvedPreludeTests StandardLibraryExpressionTests SwiftUISourceTests \
	GeneratedBodyTests PreludeOptionTests
oracle:
	$(SWIFT) build --build-tests
	rm -rf .build/selfsame-oracle
	SELFSAME_ORACLE_ALL=1 $(SWIFT) test --skip-build $(addprefix --filter ,$(ORACLE))
	@$(SUM) $(ASKED)
	SELFSAME_ORACLE_BODIES=$(or $(N),400) SELFSAME_ORACLE_SEED=$(or $(SEED),1) \
		$(SWIFT) test --skip-build --filter GeneratedBodyTests/analyserAgreesWithTheCompiler

recall:
	$(SWIFT) build --build-tests
	SELFSAME_RECALL="$(abspath $(or $(CORPUS),fixtures/tour))" SELFSAME_RECALL_ROUNDS=$(or $(ROUNDS),4) \
		$(SWIFT) test --skip-build --filter RecallTests/corpus

clean:
	rm -rf .build .build-*
