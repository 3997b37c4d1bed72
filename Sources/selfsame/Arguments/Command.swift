// The commands. Help, usage errors and the documents are made from this table and from the table of options.

import SelfsameProject

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
        case .lint: "report views that lose their identity, with suggested fixes (default)"
        case .tree: "print the type and the view tree of each body"
        case .layout: "explain the size of each view, and draw wireframes"
        case .report: "show which views each condition destroys, creates and keeps"
        case .updates: "show what each view reads, and which bodies run when a value changes"
        case .environment: "show which environment value each view gets, and where it is set"
        case .snapshot: "record the identity of all views in a file, and check in CI that it got no worse"
        case .diff: "compare two versions: types, identity paths, and the state each condition loses"
        case .syntax: "report syntax errors, or print what the parser sees"
        case .desugar: "print view bodies as the result-builder calls that the compiler makes"
        case .prelude: "print the built-in description of SwiftUI as Swift source"
        case .rules: "list the rules"
        case .explain: "explain a rule, or the expression at a place in a file"
        case .baseline: "compare a baseline with the source, or remove entries that no longer occur"
        case .config: "show the configuration of a file, or create a configuration"
        case .languageServer: "serve an editor: diagnostics, fixes, types and identity as you type"
        case .reporters: "list the output formats of `lint`"
        case .version: "print the version (also -V, --version)"
        case .help: "show the help of a command, or a page of the manual"
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
        case .help: "[COMMAND | TOPIC]"
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

    /// How much of the descriptions it needs: to what is asked by a name on the command line, or about what nobody spells, all of them.
    var descriptionScope: DescriptionScope {
        switch self {
        case .lint, .tree: .spelled
        default: .everything
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

    /// The paragraphs of the help below the usage line.
    var discussion: [String] {
        switch self {
        case .lint:
            [
                """
                A PATH is a Swift file or a folder to search for Swift files (default: the current folder). `-` reads standard input. \
                All paths of one call form one program: each file sees the declarations of all others.
                """
            ]
        case .tree:
            [
                """
                `--format type` prints one line for each body: PATH:LINE:COLUMN: NAME: TYPE. `_` is an unknown part of a type; `--why` lists \
                the causes.
                """
            ]
        case .layout:
            [
                """
                Prints the frame of every view in a body, in points from the top left corner of the outermost view. A number with `~` \
                depends on an estimate, such as the width of a text. Values that the source does not give are listed with the value \
                that was assumed.
                """,
                """
                A condition has its initial value, and a collection with unknown elements has three; change both with `--set`. Declare the \
                sizes of texts, images and framework views in a JSON5 file for `--sizes`, such as \
                `{'Text("Hello")': [95, 20], Avatar: [40, 40]}`.
                """,
            ]
        case .report:
            [
                """
                Begins with a summary: the conditions that lose the most state. Then, for each view, its type and its conditions: which views \
                are destroyed and created when the condition changes, and which state is lost. `--kept` adds the views that are kept.
                """
            ]
        case .updates:
            [
                """
                Without `--when`: what each view reads, what can change it, and how SwiftUI compares the view's value. With `--when`: the \
                bodies that run when SOURCE changes, each with the reason, and the views that are skipped.
                """,
                """
                SOURCE is a property (`Counter.count`, `form.age`, `store.progress`), an environment value (`\\.font`), the value that SwiftUI \
                passes to a closure (`Screen.GeometryReader`), or a place: the FILE:LINE:COLUMN of a declaration, or of an action, which \
                means everything that it writes. `Counter.count 0 -> 1` gives the old and the new value, which decides \
                conditions and comparisons that depend on them.
                """,
                """
                A body is listed as `may` when it depends on a condition, on how closures are compared, or on the version of SwiftUI. The \
                others certainly run in a release build.
                """,
                """
                The words after a view's name are those that `Self._printChanges()` prints: `_isOpen` for a stored property, `@self` for the view's value, \
                `@identity` for a new identity, `\\Shop.motto` for a property of an observable object. `reads ForEach` means that the closure of \
                that container reads for it; `(reference)` that only the object is read, and none of its properties.
                """,
            ]
        case .environment:
            [
                """
                KEY is an environment value (`font`, `\\.lineLimit`, or one that the program declares), the type of an environment object, or a \
                preference. The nearest modifier wins; values that combine, such as `disabled`, are combined. `--at` prints all values at \
                one view.
                """
            ]
        case .snapshot:
            [
                """
                For each view body, the snapshot lists the type, the values that evaluate it again, where conditions split its identity, and \
                the state at risk. It is sorted and has no line numbers, so a change of it in a review shows a change of identity or updates.
                """,
                """
                `--check` prints `worse:` for a new condition that splits identity, state newly at risk, an additional AnyView and a type that \
                became unknown; `better:` for the opposite; `changed:` for the rest, such as a value that now evaluates a body again. A renamed or moved body is recognised if it is \
                otherwise the same.
                """,
            ]
        case .diff:
            [
                """
                OLD and NEW are each a file, a folder or a git revision. A revision means the current folder at that revision; \
                `REVISION:PATH` means a different folder or a file. An existing path wins over a branch of the same name: write \
                `refs/heads/NAME` for the branch. Revisions are read from git's object store; the checkout is not changed.
                """,
                """
                For each changed view: `worse:` as in `snapshot --check`, then `better:` and `changed:`: the type, identity paths that \
                appeared or vanished, and the state that each condition newly loses or no longer loses. A renamed or moved body is \
                recognised if it is otherwise the same. The exit status does not depend on the changes.
                """,
            ]
        case .syntax: ["Without `--format`, only syntax errors are printed."]
        case .prelude:
            [
                """
                The output is one Swift file that `swiftc -parse-as-library` compiles on any system. Declarations newer than the deployment \
                target are marked unavailable.
                """,
                """
                `--compare` lists the declarations of a `.swiftinterface` that the description lacks or declares differently.
                """,
            ]
        case .desugar:
            [
                """
                Prints each body below its place and name. Each expression, branch and block is shown as the `build…` call that the compiler \
                makes, with its type.
                """
            ]
        case .explain:
            [
                """
                `--at` prints the type of the expression at a place, the overload that is chosen, and why the other overloads are not. PATH \
                names the rest of the program.
                """
            ]
        case .baseline:
            [
                """
                `report` lists the entries that no longer occur and the findings that are new. `prune` removes the entries that no longer \
                occur. The baseline is the one that `--baseline` or the configuration names.
                """
            ]
        case .config:
            [
                """
                `show FILE` prints which configuration files apply to a file, and the resulting settings with their origin. `init` creates a \
                `.selfsame.json` in the current folder.
                """,
                """
                The configuration of a file is the nearest `.selfsame.json` in its folder or above, on top of the file that its \
                `parent_config` names.
                """,
            ]
        case .languageServer:
            [
                """
                Speaks the Language Server Protocol 3.17 over standard input and output. It runs next to SourceKit-LSP, which completes and \
                navigates; this server shows the types of views and what they lose.
                """,
                """
                Each folder that is open in the editor is a program; an open buffer replaces the file on disk. The configuration is \
                `.selfsame.json`, as for all commands. The editor's settings go under `selfsame`: `pedantic`, `codeLens`, \
                `inlayHints.types`, `inlayHints.chains`, `inlayHints.splits` and `inlayHints.losses` are true or false; `platform`, \
                `sdk`, `deploymentTarget`, `swiftVersion` and `defines` describe the build.
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
