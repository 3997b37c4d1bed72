// The commands. Help, usage errors and the documents are made from this table and from the table of options.

/// A command of the program.
enum Command: String, CaseIterable, Sendable {
    case lint, tree, layout, report, updates, environment, snapshot, diff, syntax, desugar, prelude, rules, explain, baseline, config
    case languageServer = "language-server"
    case reporters, version, help
    /// Writes or checks the generated documents; for `make docs` and `make check`, not shown in the help.
    case documents

    /// Whether the help leaves it out.
    var isHidden: Bool { self == .documents }

    /// What it does, in a few words.
    var summary: String {
        switch self {
        case .lint: "report views that lose their identity, with suggestions (default)"
        case .tree: "print the type and the tree of every view body"
        case .layout: "say why views have their sizes, and draw them as wireframes"
        case .report: "say what each condition destroys, creates and keeps"
        case .updates: "say what each view reads, and what a change evaluates again"
        case .environment: "say which value of the environment reaches which view, and who wrote it"
        case .snapshot: "write what views are to a file, and check in CI that nothing became worse"
        case .diff: "compare two versions: which views and which state are no longer the same"
        case .syntax: "report syntax errors, or print what the parser sees"
        case .desugar: "print builder bodies as the calls that the compiler makes"
        case .prelude: "print the description of SwiftUI for a profile as Swift source"
        case .rules: "list the rules"
        case .explain: "explain one rule, or one place in a file"
        case .baseline: "compare a baseline with the source, or take out what is gone"
        case .config: "show the configuration of a file, or write a first one"
        case .languageServer: "answer an editor: diagnostics, fixes, types and identity while it is typed"
        case .reporters: "list the formats of `lint`"
        case .version: "print the version; the same as -V and --version"
        case .help: "explain a command"
        case .documents: "write the generated documents"
        }
    }

    /// What follows the options in the usage line.
    var operands: String {
        switch self {
        case .lint, .tree, .layout, .report, .updates, .snapshot, .syntax, .desugar: "[PATH…]"
        case .environment: "--key KEY | --at FILE:LINE:COLUMN [PATH…]"
        case .diff: "OLD NEW"
        case .explain: "RULE | --at FILE:LINE:COLUMN [PATH…]"
        case .baseline: "report|prune [PATH…]"
        case .config: "show FILE | init"
        case .help: "[COMMAND]"
        case .documents: "FOLDER"
        case .prelude, .rules, .languageServer, .reporters, .version: ""
        }
    }

    /// How many operands it takes.
    var operandCount: ClosedRange<Int> {
        switch self {
        case .lint, .tree, .layout, .report, .updates, .environment, .snapshot, .syntax, .desugar, .explain: 0...Int.max
        case .diff: 2...2
        case .documents: 1...1
        case .baseline: 0...Int.max
        case .config: 0...1
        case .help: 0...1
        case .prelude, .rules, .languageServer, .reporters, .version: 0...0
        }
    }

    /// What its first operand chooses.
    var actions: [String] {
        switch self {
        case .baseline: ["report", "prune"]
        case .config: ["show", "init"]
        default: []
        }
    }

    /// What the help says below the usage line, as paragraphs.
    var discussion: [String] {
        switch self {
        case .lint:
            [
                """
                A PATH is a file or a folder that is searched for *.swift; without one, the current folder. `-` is standard input. All \
                paths of one call are one program: what one file declares is known in all.
                """
            ]
        case .tree:
            [
                """
                A line of `--format type` is PATH:LINE:COLUMN: NAME: TYPE. A part of a type that is not known is `_`.
                """
            ]
        case .layout:
            [
                """
                For each view: the frame of every view in it, in points from the top left of the outermost one. What rests on an estimate, \
                such as the width of a text, has a `~`; what the source does not give is listed with what was taken for it.
                """,
                """
                A condition takes the arm of its initial value, a collection whose elements are not known has three. `--set` chooses \
                otherwise. Sizes of texts, pictures and views of frameworks can be declared: \
                `--sizes` names a JSON5 file such as `{'Text("Hello")': [95, 20], Avatar: [40, 40]}`.
                """,
            ]
        case .report:
            [
                """
                For each view: its type, the identity path of every view in it, and for each condition what a flip destroys, creates and \
                keeps, with the state that is lost.
                """
            ]
        case .updates:
            [
                """
                Without `--when`, for each view: what it reads, who can change that, and what its value is compared by. With it, the bodies \
                that run when something changes, each with the reason, and what is skipped.
                """,
                """
                SOURCE is a property (`Counter.count`, `form.age`, `store.progress`), a value of the environment (`\\.font`), what SwiftUI \
                gives a closure (`Screen.GeometryReader`), or a place: `FILE:LINE:COLUMN` of a declaration, or inside of an action, for all \
                that it writes. `Counter.count 0 -> 1` names the values, which decides conditions and comparisons that depend on them.
                """,
                """
                A body that runs is certain where the source shows it for the release build. What depends on a condition, on closures that \
                are compared, or on what differs between versions of SwiftUI is listed as `may`.
                """,
            ]
        case .environment:
            [
                """
                KEY is a value of the environment (`font`, `\\.lineLimit`, one of the program's own), the type of an object, or a preference. \
                The nearest write wins; what combines, such as `disabled`, is combined. With `--at`, every value in force at a view.
                """
            ]
        case .snapshot:
            [
                """
                The snapshot has one line for each view body: its type, where conditions split its identity, and the state at risk. It is \
                sorted and knows no line numbers, so it can be committed and read in review.
                """,
                """
                Worse is: a condition that splits identity where none did, state that was not at risk, an AnyView more, a type that is no \
                longer known. Renamed and moved bodies are followed where the body is the same.
                """,
            ]
        case .diff:
            [
                """
                OLD and NEW are each a file, a folder or a git revision. A revision stands for what it has in the current folder; \
                `REVISION:PATH` names another folder, or a file. What exists on disk is taken as a path: write `refs/heads/NAME` for a \
                branch that is called like a folder. Revisions are read out of git's store, and the checkout is not touched.
                """,
                """
                For each view that changed: what is worse (`-`) as `snapshot --check` would say it, then the rest (`+`): the type, the \
                identity paths that appeared or vanished, and the state that each condition newly loses, or keeps from now on, when it \
                flips. Renamed and moved bodies are followed where the body is the same. The exit status does not depend on what changed.
                """,
            ]
        case .syntax: ["Without `--format`, only syntax errors are printed."]
        case .prelude:
            [
                """
                The output is one Swift file that `swiftc -parse-as-library` compiles on any system. What is newer than the deployment \
                target is marked unavailable.
                """,
                """
                With `--compare`, what a `.swiftinterface` has that the description lacks or declares differently, a line each.
                """,
            ]
        case .desugar:
            [
                """
                Each body stands under its place and NAME: every expression, branch and block as the `build…` call that the compiler makes \
                of it. A type that cannot be written is written as it is printed.
                """
            ]
        case .explain:
            [
                """
                With `--at`, the type of what stands at a place, the overload chosen there, and the others with what speaks against them. \
                The PATHs are the rest of the program.
                """
            ]
        case .baseline:
            [
                """
                `report` lists what the baseline has and the source still has, what is gone, and what is new. `prune` takes out what is \
                gone. The baseline is that of `--baseline`, or of the configuration.
                """
            ]
        case .config:
            [
                """
                `show FILE` prints which configuration files govern a file, and what they come to. `init` writes a first \
                `.selfsame.json` into the current folder.
                """,
                """
                A configuration is found for each file by walking up from it: the nearest `.selfsame.json` counts, on top of the files \
                that `parent_config` names.
                """,
            ]
        case .languageServer:
            [
                """
                Speaks the Language Server Protocol 3.17 over standard input and output, until the editor ends it. It runs beside \
                SourceKit-LSP: that one completes and navigates, this one says what views are and what they lose.
                """,
                """
                The folders that the editor has open are the programs; the text of a buffer counts before what is on disk. The configuration \
                is `.selfsame.json`, as everywhere. An editor's settings stand under `selfsame`: `pedantic`, `codeLens`, \
                `inlayHints.types`, `inlayHints.chains`, `inlayHints.splits` and `inlayHints.losses` are true or false; `platform`, `sdk`, `deploymentTarget`, \
                `swiftVersion` and `defines` say how the program is built.
                """,
            ]
        case .rules, .reporters, .version, .help, .documents: []
        }
    }
}

/// A set of commands, as the table of options names it.
struct CommandSet: OptionSet, Sendable {
    let rawValue: UInt32

    static let lint = CommandSet(.lint)
    static let tree = CommandSet(.tree)
    static let layout = CommandSet(.layout)
    static let report = CommandSet(.report)
    static let updates = CommandSet(.updates)
    static let environment = CommandSet(.environment)
    static let snapshot = CommandSet(.snapshot)
    static let diff = CommandSet(.diff)
    static let syntax = CommandSet(.syntax)
    static let desugar = CommandSet(.desugar)
    static let explain = CommandSet(.explain)
    static let prelude = CommandSet(.prelude)
    static let baseline = CommandSet(.baseline)
    static let config = CommandSet(.config)
    static let languageServer = CommandSet(.languageServer)
    static let documents = CommandSet(.documents)
    /// Those that type view bodies.
    static let analysing: CommandSet = [.lint, .tree, .layout, .report, .updates, .environment, .snapshot, .diff, .desugar, .explain]
    /// Those that read the source files of one program.
    static let reading: CommandSet = [.lint, .tree, .layout, .report, .updates, .environment, .snapshot, .syntax, .desugar, .explain]
    static let all = CommandSet(rawValue: .max)

    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The set of one command.
    init(_ command: Command) {
        let position = Command.allCases.firstIndex(of: command) ?? 0
        rawValue = 1 << UInt32(position)
    }

    /// The commands of the set in the order of the help.
    var commands: [Command] { Command.allCases.filter { contains(CommandSet($0)) } }
}
