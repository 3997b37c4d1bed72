// The one table of options: names, values, help, and the commands that each belongs to. Parsing, help and (later) the man page and the
// completions of shells are made from it, so they cannot differ.

import SelfsameProject
import SelfsameReports

/// What an option is, whatever it is called.
enum OptionID: String, CaseIterable, Sendable {
    case platform, sdk, deploymentTarget, define, swiftVersion, prelude
    case config, forceExclude, context, packages, fileList, scriptInputFiles, scriptInputFileLists, useStandardInput, standardInputPath
    case changedSince, changedLinesOnly, jobs
    case reporter, output, strict, lenient, failLevel, onlyRule, disable, enableAllRules, showExempted, showUnknown
    case fix, unsafeFixes, diff
    case failOnMissingModules
    case size, device, proposal, set, sizes, steps, noLayout, kept
    case format, stats, view, why, previews, runtimeNames, pedantic, hints
    case baseline, writeBaseline
    case check, update, at, compare, stdio, when, key
    case quiet, progress, verbose, color, benchmark, help
}

/// What an option takes.
enum OptionValue: Sendable {
    /// Nothing: it is given or not.
    case flag
    /// Any text; the help shows the placeholder.
    case text(String)
    /// One of several words.
    case choice([String])
    /// A version such as `17.0`.
    case version
    /// A positive integer.
    case count
}

/// The section of the help that lists an option.
enum OptionGroup: String, CaseIterable, Sendable {
    case rules = "Rules and severity"
    case fixes = "Fixes"
    case output = "Output"
    case input = "Input"
    case profile = "Profile"
    case general = "General"
}

/// One row of the table.
struct Option: Sendable {
    let id: OptionID
    /// All spellings; the first is the one that messages use.
    let names: [String]
    let value: OptionValue
    let isRepeatable: Bool
    let commands: CommandSet
    let group: OptionGroup
    let help: String

    init(
        _ id: OptionID, _ names: String..., value: OptionValue = .flag, repeatable: Bool = false, for commands: CommandSet,
        in group: OptionGroup, _ help: String
    ) {
        self.id = id
        self.names = names
        self.value = value
        self.isRepeatable = repeatable
        self.commands = commands
        self.group = group
        self.help = help
    }

    /// The spelling that messages use.
    var name: String { names[0] }

    /// The value as the help shows it; nil for flags.
    var placeholder: String? {
        switch value {
        case .flag: nil
        case .text(let placeholder): placeholder
        case .choice(let words): words.joined(separator: "|")
        case .version: "VERSION"
        case .count: "N"
        }
    }

    /// Every option of the program.
    static let all: [Option] = [
        Option(
            .onlyRule, "--only-rule", value: .text("RULE"), repeatable: true, for: .lint, in: .rules,
            "run only this rule; repeatable"),
        Option(.disable, "--disable", value: .text("RULE"), repeatable: true, for: .lint, in: .rules, "do not run this rule; repeatable"),
        Option(.enableAllRules, "--enable-all-rules", for: .lint, in: .rules, "also run the rules that are off by default"),
        Option(.pedantic, "--pedantic", for: .lint, in: .rules, "also report matters of taste"),
        Option(.strict, "--strict", for: .lint, in: .rules, "warnings fail the run (same as --fail-level warning)"),
        Option(.lenient, "--lenient", for: .lint, in: .rules, "no diagnostic fails the run (same as --fail-level none)"),
        Option(
            .failLevel, "--fail-level", value: .choice(["hint", "warning", "error", "none"]), for: .lint, in: .rules,
            "the lowest severity that gives exit status 1 (default: error)"),
        Option(
            .failOnMissingModules, "--fail-on-missing-modules", for: .lint, in: .rules,
            "exit status 2 if views depend on an imported module whose source is not found"),
        Option(.fix, "--fix", for: .lint, in: .fixes, "apply safe fixes to the files, then report the remaining diagnostics"),
        Option(
            .unsafeFixes, "--unsafe-fixes", for: .lint, in: .fixes,
            "with --fix or --diff: also apply unsafe fixes, which change behaviour: state that was lost is kept"),
        Option(
            .diff, "--diff", for: .lint, in: .fixes, "print what --fix would change, without writing; exit status 1 if there are changes"),
        Option(
            .reporter, "--reporter", value: .text("ID[:PATH]"), repeatable: true, for: .lint, in: .output,
            "output format (see `selfsame reporters`; default: pretty on a terminal, xcode in a build phase of Xcode, else plain), written to PATH if given; repeatable"
        ),
        Option(
            .format, "--format", value: .choice(["tree", "type", "json", "dot", "mermaid", "svg"]), for: .tree, in: .output,
            "an indented tree (default), one line for each body, JSON, a graph for Graphviz or Mermaid, or an image"),
        Option(
            .format, "--format", value: .choice(["text", "json", "markdown", "html", "svg"]), for: .report, in: .output,
            "text (default), JSON, Markdown for pull requests and job summaries, an interactive page in one file, or a drawing of each condition"
        ),
        Option(
            .format, "--format", value: .choice(["text", "json", "svg"]), for: .layout, in: .output,
            "text (default), JSON, or a wireframe as an image"),
        Option(
            .format, "--format", value: .choice(["text", "json", "markdown", "dot"]), for: .updates, in: .output,
            "text (default), JSON, Markdown, or a graph for Graphviz"),
        Option(.format, "--format", value: .choice(["text", "json"]), for: [.diff, .environment], in: .output, "text (default) or JSON"),
        Option(
            .when, "--when", value: .text("SOURCE"), for: .updates, in: .output,
            "print which bodies run when this changes: `Counter.count`, `\\.font`, FILE:LINE:COLUMN"),
        Option(
            .key, "--key", value: .text("KEY"), repeatable: true, for: .environment, in: .output,
            "print the value of this environment key, object or preference at each view; repeatable"),
        Option(
            .format, "--format", value: .choice(["outline", "tree", "tokens"]), for: .syntax, in: .output,
            "print an outline of declarations and branches, the syntax tree, or the tokens"),
        Option(
            .output, "--output", value: .text("FILE"),
            for: [.lint, .tree, .layout, .report, .updates, .environment, .diff, .desugar, .explain],
            in: .output,
            "write to this file instead of standard output"),
        Option(.output, "--output", value: .text("FILE"), for: .snapshot, in: .output, "the snapshot file (default: selfsame.snapshot)"),
        Option(
            .check, "--check", for: .snapshot, in: .output,
            "compare with the snapshot instead of writing it; exit status 1 if identity got worse"),
        Option(.update, "--update", for: .snapshot, in: .output, "with --check: accept the changes and rewrite the snapshot"),
        Option(.stats, "--stats", for: .tree, in: .output, "print how many types are known, as JSON, instead of trees"),
        Option(
            .view, "--view", value: .text("NAME"), repeatable: true, for: [.tree, .layout, .report, .updates, .desugar], in: .output,
            "only this body (`Feed.body`), or all bodies of this type (`Feed`); repeatable"),
        Option(
            .why, "--why", for: .tree, in: .output, "list the causes of unknown types, with the number of views, what to do, and each place"
        ),
        Option(.previews, "--previews", for: [.tree, .report, .desugar], in: .output, "include previews"),
        Option(
            .runtimeNames, "--runtime-names", for: [.tree, .report, .diff], in: .output,
            "print `_ConditionalContent`, the name at run time"),
        Option(
            .hints, "--hints", value: .choice(["full", "lines", "count", "none"]), for: .lint, in: .output,
            "how `pretty` shows hints: like warnings, on one line each (default; at most twenty), as a count, or not at all"),
        Option(.showExempted, "--show-exempted", for: .lint, in: .output, "also show findings that are exempted, with the reason"),
        Option(.showUnknown, "--show-unknown", for: .lint, in: .output, "also show which parts of bodies are unknown, with the reason"),
        Option(
            .at, "--at", value: .text("FILE:LINE:COLUMN"), for: .explain, in: .output,
            "explain the expression at this place instead of a rule"),
        Option(
            .size, "--size", value: .text("WxH"), for: .layout, in: .output, "the size of the window (default: 390x844)"),
        Option(
            .device, "--device", value: .text("NAME"), for: .layout, in: .output,
            "use the window and safe area of a device: \(listed(LayoutDevice.all.map(\.name), last: " or "))"),
        Option(
            .proposal, "--proposal", value: .text("WxH"), for: .layout, in: .output,
            "the size proposed to the outermost view; `nil` asks for the ideal length, `inf` for the maximum"),
        Option(
            .set, "--set", value: .text("NAME=VALUE"), repeatable: true, for: .layout, in: .output,
            "set a state value (`isNight=true`), or the size of a collection (`items.count=3`); repeatable"),
        Option(
            .sizes, "--sizes", value: .text("FILE"), for: .layout, in: .output,
            "a JSON5 file with the sizes of texts, images and other views"),
        Option(
            .kept, "--kept", for: .report, in: .output, "with text: also list the views that each condition keeps, and all identity paths"),
        Option(.noLayout, "--no-layout", for: .report, in: .output, "with --format html: omit the wireframes"),
        Option(.steps, "--steps", for: .layout, in: .output, "print the proposal to each view and the size it chooses, with the reason"),
        Option(
            .at, "--at", value: .text("FILE:LINE:COLUMN"), for: .layout, in: .output, "only the view at this place and the views in it"),
        Option(
            .at, "--at", value: .text("FILE:LINE:COLUMN"), for: .environment, in: .output,
            "print all environment values of the view at this place"),
        Option(
            .compare, "--compare", value: .text("FILE"), for: .prelude, in: .output,
            "list the declarations of this .swiftinterface that the description lacks or declares differently"),
        Option(
            .stdio, "--stdio", for: .languageServer, in: .input,
            "use standard input and output; always on, accepted because some editors pass it"),
        Option(.check, "--check", for: .documents, in: .output, "write nothing; exit status 1 if a document is out of date"),
        Option(
            .baseline, "--baseline", value: .text("FILE"), for: [.lint, .baseline], in: .rules,
            "report only findings that are not in this file"),
        Option(
            .writeBaseline, "--write-baseline", value: .text("FILE"), for: .lint, in: .rules,
            "write all findings to this file, to use with --baseline"),
        Option(
            .config, "--config", value: .text("FILE"), repeatable: true, for: [.reading, .diff, .config, .baseline], in: .input,
            "use this configuration instead of the one found for its folder and above; repeatable, parents first"),
        Option(
            .forceExclude, "--force-exclude", for: [.reading, .diff, .baseline], in: .input,
            "skip excluded files even if they are named on the command line"),
        Option(
            .changedSince, "--changed-since", value: .text("REF"), for: .lint, in: .input,
            "report only on files changed since this git revision; the others are read for context"),
        Option(
            .changedLinesOnly, "--changed-lines-only", for: .lint, in: .input,
            "with --changed-since: report only findings on changed lines"),
        Option(
            .scriptInputFiles, "--use-script-input-files", for: .reading, in: .input,
            "read the input files of an Xcode build phase (SCRIPT_INPUT_FILE_0 …)"),
        Option(
            .scriptInputFileLists, "--use-script-input-file-lists", for: .reading, in: .input,
            "read the input file lists of an Xcode build phase (SCRIPT_INPUT_FILE_LIST_0 …)"),
        Option(.useStandardInput, "--use-stdin", for: .reading, in: .input, "read standard input (same as the path `-`)"),
        Option(
            .context, "--context", value: .text("PATH"), repeatable: true, for: [.analysing, .baseline], in: .input,
            "a file or folder to read for its declarations, but not to report on; repeatable"),
        Option(
            .packages, "--packages", value: .text("auto|none|FOLDER"), for: [.analysing, .diff, .baseline], in: .input,
            "where to find the source of imported packages: where tools check them out (auto, default), nowhere, or in FOLDER"),
        Option(
            .fileList, "--filelist", value: .text("FILE"), repeatable: true, for: .reading, in: .input,
            "a file with paths to read, one per line; repeatable"),
        Option(
            .standardInputPath, "--stdin-path", "--assume-filename", value: .text("PATH"), for: .reading, in: .input,
            "the path to use for standard input (`-`)"),
        Option(
            .jobs, "-j", "--jobs", value: .count, for: [.reading, .diff, .baseline], in: .input,
            "use at most this many threads (default: all cores)"),
        Option(
            .platform, "--platform", value: .choice(["ios", "macos", "tvos", "watchos", "visionos"]),
            for: [.analysing, .prelude, .baseline], in: .profile,
            "the platform (default: the target's, else ios)"),
        Option(
            .sdk, "--sdk", value: .choice(["26", "27"]), for: [.analysing, .prelude, .baseline], in: .profile,
            "the major version of the SDK (default: 26)"),
        Option(
            .deploymentTarget, "--deployment-target", value: .version, for: [.analysing, .prelude, .baseline], in: .profile,
            "the oldest supported system (default: the target's, else iOS 17.0 and the other systems of that year)"),
        Option(
            .swiftVersion, "--swift-version", value: .version, for: [.analysing, .baseline], in: .profile,
            "the Swift version for `#if swift()` and `#if compiler()`"),
        Option(
            .define, "--define", "-D", value: .text("NAME"), repeatable: true, for: [.analysing, .baseline], in: .profile,
            "a compilation condition that is true in `#if`; repeatable"),
        Option(
            .prelude, "--prelude", value: .text("FILE"), repeatable: true, for: [.analysing, .baseline], in: .profile,
            "a Swift file or .swiftinterface that describes additional API; repeatable"),
        Option(.color, "--color", value: .choice(["auto", "always", "never"]), for: .all, in: .general, "colours (default: auto)"),
        Option(.quiet, "-q", "--quiet", for: .all, in: .general, "print no summary on standard error"),
        Option(
            .progress, "--progress", for: [.lint, .baseline], in: .general,
            "show progress at once instead of after half a second (only on a terminal)"),
        Option(.verbose, "--verbose", for: .all, in: .general, "print files, profile and threads on standard error"),
        Option(.benchmark, "--benchmark", for: [.reading, .diff], in: .general, "print the time of each phase and rule on standard error"),
        Option(.help, "-h", "--help", for: .all, in: .general, "print this help"),
    ]

    /// The options of a command, in the order of the table.
    static func options(of command: Command) -> [Option] { all.filter { $0.commands.contains(CommandSet(command)) } }
}
