// The command line as values: what is accepted, and every mistake with its message, word for word.

import Testing

@testable import selfsame

@Suite("Arguments")
struct ArgumentsTests {
    private func parse(_ line: String, existing: Set<String> = []) throws(UsageError) -> Arguments {
        try Arguments(parsing: line.split(separator: " ").map(String.init)) { existing.contains($0) }
    }

    private func message(_ line: String) -> String {
        do {
            _ = try parse(line)
            return ""
        } catch {
            return error.message
        }
    }

    @Test("Lint is the default command")
    func defaultCommand() throws {
        #expect(try parse("").command == .lint)
        #expect(try parse("App.swift").operands == ["App.swift"])
        #expect(try parse("--strict Sources/App").operands == ["Sources/App"])
        #expect(try parse("Sources", existing: ["Sources"]).command == .lint)
        #expect(try parse("-- tree").operands == ["tree"])
        #expect(try parse("--quiet tree A.swift").command == .tree)
    }

    @Test("Values stand after a space, after an equals sign or right behind a letter")
    func values() throws {
        #expect(try parse("lint --platform macos").value(.platform) == "macos")
        #expect(try parse("lint --platform=macos").value(.platform) == "macos")
        #expect(try parse("lint -j4").value(.jobs) == "4")
        #expect(try parse("lint -j 4").value(.jobs) == "4")
        #expect(try parse("lint --jobs=4").value(.jobs) == "4")
        #expect(try parse("lint -DDEBUG --define BETA").values(.define) == ["DEBUG", "BETA"])
        #expect(try parse("lint --assume-filename A.swift -").value(.standardInputPath) == "A.swift")
        #expect(try parse("lint --output - A.swift").value(.output) == "-")
        #expect(try parse("lint --quiet --quiet .").has(.quiet))
    }

    @Test("Help is asked for in three ways")
    func help() throws {
        #expect(try parse("help tree").command == .help)
        #expect(try parse("tree --help").operands == ["tree"])
        #expect(try parse("tree -h --format type Sources").command == .help)
        #expect(try parse("--version").command == .version)
        #expect(try parse("-V").command == .version)
    }

    @Test("Help without a command is the overview of all of them", arguments: ["--help", "-h", "--strict --help", "Sources -h"])
    func overview(line: String) throws {
        let arguments = try parse(line, existing: ["Sources"])
        #expect(arguments.command == .help && arguments.operands.isEmpty)
        #expect(try parse("lint --help").operands == ["lint"])
    }

    @Test(
        "Mistakes are told with what may have been meant",
        arguments: [
            ("lnit", "unknown command `lnit`; did you mean `lint`?"),
            ("verion", "unknown command `verion`; did you mean `version`?"),
            ("ver", "unknown command `ver`; did you mean `version`?"),
            ("frobnicate", "unknown command `frobnicate`"),
            ("tree --formt type", "unknown option `--formt`; did you mean `--format`?"),
            ("lint --stict", "unknown option `--stict`; did you mean `--strict`?"),
            ("lint -x", "unknown option `-x`"),
            ("lint --stats", "`lint` has no option `--stats`; it is an option of `tree`"),
            ("syntax --view A", "`syntax` has no option `--view`; it is an option of `tree`, `layout`, `report`, `updates` and `desugar`"),
            ("lint --check", "`lint` has no option `--check`; it is an option of `snapshot`"),
            (
                "lint --platform io",
                "invalid value `io` for `--platform` (expected ios, macos, tvos, watchos or visionos); did you mean `ios`?"
            ),
            ("lint --sdk=28", "invalid value `28` for `--sdk` (expected 26 or 27)"),
            ("tree --format xml", "invalid value `xml` for `--format` (expected tree, type, json, dot, mermaid or svg)"),
            ("lint --deployment-target new", "invalid version `new` for `--deployment-target`; write a version such as `17.0`"),
            ("lint -j 0", "`0` is not a positive integer; write a number, as in `-j 4`"),
            ("lint -j many", "`many` is not a positive integer; write a number, as in `-j 4`"),
            ("lint --output", "`--output` needs a value: `--output FILE`"),
            ("lint --output --quiet", "`--output` needs a value: `--output FILE`"),
            ("lint --output=", "`--output` needs a value: `--output FILE`"),
            ("lint --strict=yes", "`--strict` takes no value, but was given `yes`"),
            ("lint --sdk 26 --sdk 27", "`--sdk` is given twice (`26` and `27`)"),
            ("lint --strict --lenient", "`--strict` and `--lenient` cannot be used together; remove one of them"),
            ("lint --fail-level none --strict", "`--strict` and `--fail-level` cannot be used together; remove one of them"),
            ("tree --stats --why", "`--stats` and `--why` cannot be used together; remove one of them"),
            ("lint --quiet --verbose", "`--quiet` and `--verbose` cannot be used together; remove one of them"),
            ("explain", "`explain` needs a RULE, or `--at FILE:LINE:COLUMN`"),
            ("explain a b", "unexpected argument `b` of `explain`"),
            ("rules all", "unexpected argument `all` of `rules`; `selfsame explain RULE` explains a rule"),
            ("lint - -", "`-` is given twice"),
            ("lint --stdin-path A.swift", "`--stdin-path` needs standard input; add the path `-`"),
        ])
    func mistakes(line: String, expected: String) {
        #expect(message(line) == expected)
    }

    @Test("The table names each option of a command once and every option somewhere")
    func table() {
        for command in Command.allCases {
            let names = Option.options(of: command).flatMap(\.names)
            #expect(Set(names).count == names.count, "\(command) has an option twice")
        }
        #expect(Set(Option.all.map(\.id)) == Set(OptionID.allCases))
        for option in Option.all {
            #expect(option.names.allSatisfy { $0.hasPrefix("-") }, "\(option.name)")
            // The scanner looks up by name alone whether a value follows.
            let sameName = Option.all.filter { !Set($0.names).isDisjoint(with: option.names) }
            #expect(sameName.allSatisfy { ($0.placeholder == nil) == (option.placeholder == nil) }, "\(option.name)")
        }
    }
}
