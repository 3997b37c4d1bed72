// The one table of options: names, values, help, and the commands that each belongs to. Parsing, help and (later) the man page and the
// completions of shells are made from it, so they cannot differ.

/// What an option is, whatever it is called.
enum OptionID: String, CaseIterable, Sendable {
    case platform, sdk, deploymentTarget, define, swiftVersion, prelude
    case config, forceExclude, context, packages, fileList, scriptInputFiles, scriptInputFileLists, useStandardInput, standardInputPath
    case changedSince, changedLinesOnly, jobs
    case reporter, output, strict, lenient, failLevel, onlyRule, disable, enableAllRules, showExempted, showUnknown
    case fix, unsafeFixes, diff
    case size, device, proposal, set, sizes, steps, noLayout
    case format, stats, view, why, previews, runtimeNames, pedantic, hints
    case baseline, writeBaseline
    case check, update, at, compare, stdio, when, key
    case quiet, progress, verbose, color, benchmark, help
}

/// What an option takes.
enum OptionValue: Sendable {
    /// Nothing: it is given or not.
    case flag
    /// Any text; the placeholder stands for it in the help.
    case text(String)
    /// One of several words.
    case choice([String])
    /// A version such as `17.0`.
    case version
    /// A whole number from 1.
    case count
}

/// Where an option stands in the help.
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

    /// What stands for the value in the help; nil for flags.
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
            "run this rule and no other; repeatable"),
        Option(.disable, "--disable", value: .text("RULE"), repeatable: true, for: .lint, in: .rules, "leave this rule out; repeatable"),
        Option(.enableAllRules, "--enable-all-rules", for: .lint, in: .rules, "run the rules that are off by default, too"),
        Option(.pedantic, "--pedantic", for: .lint, in: .rules, "report matters of taste, too"),
        Option(.strict, "--strict", for: .lint, in: .rules, "warnings fail: the same as --fail-level warning"),
        Option(.lenient, "--lenient", for: .lint, in: .rules, "no diagnostic fails: the same as --fail-level none"),
        Option(
            .failLevel, "--fail-level", value: .choice(["hint", "warning", "error", "none"]), for: .lint, in: .rules,
            "the lowest severity that gives exit status 1 (default: error)"),
        Option(.fix, "--fix", for: .lint, in: .fixes, "apply safe fixes to the files, then report what remains"),
        Option(
            .unsafeFixes, "--unsafe-fixes", for: .lint, in: .fixes,
            "with --fix or --diff: apply unsafe fixes, too, after which state survives that was lost before"),
        Option(.diff, "--diff", for: .lint, in: .fixes, "print what --fix would change, write nothing; status 1 if that is anything"),
        Option(
            .reporter, "--reporter", value: .text("ID[:PATH]"), repeatable: true, for: .lint, in: .output,
            "a format, see `selfsame reporters`; pretty is the default on a terminal, xcode elsewhere; with a path, written to that file; repeatable"
        ),
        Option(
            .format, "--format", value: .choice(["tree", "type", "json", "dot", "mermaid", "svg"]), for: .tree, in: .output,
            "an indented tree (default), one line for each body, JSON, or a drawing: a graph for Graphviz or Mermaid, or an image"),
        Option(
            .format, "--format", value: .choice(["text", "json", "markdown", "html"]), for: .report, in: .output,
            "text (default), JSON, Markdown for a comment on a pull request or the summary of a job, or a page for browsers in one file"),
        Option(
            .format, "--format", value: .choice(["text", "json", "svg"]), for: .layout, in: .output,
            "text (default), JSON, or a wireframe as an image"),
        Option(
            .format, "--format", value: .choice(["text", "json", "markdown", "dot"]), for: .updates, in: .output,
            "text (default), JSON, Markdown, or a graph for Graphviz"),
        Option(.format, "--format", value: .choice(["text", "json"]), for: [.diff, .environment], in: .output, "text (default) or JSON"),
        Option(
            .when, "--when", value: .text("SOURCE"), for: .updates, in: .output,
            "print what is evaluated again when this changes: `Counter.count`, `\\.font`, FILE:LINE:COLUMN"),
        Option(
            .key, "--key", value: .text("KEY"), repeatable: true, for: .environment, in: .output,
            "print the value of this key, object or preference at each view; repeatable"),
        Option(
            .format, "--format", value: .choice(["outline", "tree", "tokens"]), for: .syntax, in: .output,
            "print which constructs stand where, the syntax tree, or the tokens"),
        Option(
            .output, "--output", value: .text("FILE"),
            for: [.lint, .tree, .layout, .report, .updates, .environment, .diff, .desugar, .explain],
            in: .output,
            "write to this file instead of standard output"),
        Option(.output, "--output", value: .text("FILE"), for: .snapshot, in: .output, "the snapshot (default: selfsame.snapshot)"),
        Option(
            .check, "--check", for: .snapshot, in: .output,
            "write nothing: say what changed since the snapshot was written; status 1 if something became worse"),
        Option(.update, "--update", for: .snapshot, in: .output, "with --check: accept what changed, and write the snapshot anew"),
        Option(.stats, "--stats", for: .tree, in: .output, "print how much of the program is known, as JSON, instead of trees"),
        Option(
            .view, "--view", value: .text("NAME"), repeatable: true, for: [.tree, .layout, .report, .updates, .desugar], in: .output,
            "only this declaration (`Feed.body`), or all of this type (`Feed`); repeatable"),
        Option(
            .why, "--why", for: .tree, in: .output, "list what makes types unknown, by cause: how many views, what to do, and each place"),
        Option(.previews, "--previews", for: [.tree, .report, .desugar], in: .output, "with previews"),
        Option(
            .runtimeNames, "--runtime-names", for: [.tree, .report, .diff], in: .output,
            "print `_ConditionalContent`, as the running program does"),
        Option(
            .hints, "--hints", value: .choice(["full", "lines", "count", "none"]), for: .lint, in: .output,
            "how `pretty` shows hints: like warnings, on one line each (default; at most twenty), as a number, or not at all"),
        Option(.showExempted, "--show-exempted", for: .lint, in: .output, "show what was found and not reported, and why"),
        Option(.showUnknown, "--show-unknown", for: .lint, in: .output, "show which parts of which bodies are not known, and why"),
        Option(
            .at, "--at", value: .text("FILE:LINE:COLUMN"), for: .explain, in: .output,
            "explain what stands at this place instead of a rule"),
        Option(
            .size, "--size", value: .text("WxH"), for: .layout, in: .output, "the size of the window that is offered (default: 390x844)"),
        Option(
            .device, "--device", value: .text("NAME"), for: .layout, in: .output,
            "the window and the safe area of a device: iphone-se, iphone, iphone-16-pro, ipad, …"),
        Option(
            .proposal, "--proposal", value: .text("WxH"), for: .layout, in: .output,
            "what the outermost view is offered; `nil` asks for the ideal length, `inf` for the largest"),
        Option(
            .set, "--set", value: .text("NAME=VALUE"), repeatable: true, for: .layout, in: .output,
            "a value of state (`isNight=true`), or how many elements a collection has (`items.count=3`); repeatable"),
        Option(
            .sizes, "--sizes", value: .text("FILE"), for: .layout, in: .output,
            "declared sizes of texts, pictures and other views, as JSON5"),
        Option(.noLayout, "--no-layout", for: .report, in: .output, "with --format html: leave out the wireframes"),
        Option(.steps, "--steps", for: .layout, in: .output, "print what each view is offered and takes, with the reason"),
        Option(
            .at, "--at", value: .text("FILE:LINE:COLUMN"), for: .layout, in: .output, "only the view at this place, and what is in it"),
        Option(
            .at, "--at", value: .text("FILE:LINE:COLUMN"), for: .environment, in: .output,
            "print every value in force at the view at this place"),
        Option(
            .compare, "--compare", value: .text("FILE"), for: .prelude, in: .output,
            "list what this .swiftinterface has that the description lacks or declares differently"),
        Option(
            .stdio, "--stdio", for: .languageServer, in: .input,
            "speak over standard input and output: the only way there is, which some editors ask for by name"),
        Option(.check, "--check", for: .documents, in: .output, "write nothing; status 1 if a document is stale"),
        Option(
            .baseline, "--baseline", value: .text("FILE"), for: [.lint, .baseline], in: .rules,
            "report only what this file does not have"),
        Option(
            .writeBaseline, "--write-baseline", value: .text("FILE"), for: .lint, in: .rules,
            "write what is found to this file, and let it pass from now on"),
        Option(
            .config, "--config", value: .text("FILE"), repeatable: true, for: [.reading, .diff, .config, .baseline], in: .input,
            "a configuration file in place of what lies at or above its folder; repeatable, parents first"),
        Option(
            .forceExclude, "--force-exclude", for: [.reading, .diff, .baseline], in: .input,
            "leave out files that a configuration excludes even where they are named"),
        Option(
            .changedSince, "--changed-since", value: .text("REF"), for: .lint, in: .input,
            "report only on files that git says were changed since this revision; the others give context"),
        Option(
            .changedLinesOnly, "--changed-lines-only", for: .lint, in: .input,
            "with --changed-since: only findings in lines that changed"),
        Option(
            .scriptInputFiles, "--use-script-input-files", for: .reading, in: .input,
            "the files that Xcode gives a build phase (SCRIPT_INPUT_FILE_0 …)"),
        Option(
            .scriptInputFileLists, "--use-script-input-file-lists", for: .reading, in: .input,
            "the file lists that Xcode gives a build phase (SCRIPT_INPUT_FILE_LIST_0 …)"),
        Option(.useStandardInput, "--use-stdin", for: .reading, in: .input, "the same as the path `-`"),
        Option(
            .context, "--context", value: .text("PATH"), repeatable: true, for: [.analysing, .baseline], in: .input,
            "a file or folder that is known but not reported on; repeatable"),
        Option(
            .packages, "--packages", value: .text("auto|none|FOLDER"), for: [.analysing, .diff, .baseline], in: .input,
            "packages whose modules are imported, known but not reported on: where tools put them (auto), none, or in this folder"),
        Option(
            .fileList, "--filelist", value: .text("FILE"), repeatable: true, for: .reading, in: .input,
            "a file that holds paths, one a line; repeatable"),
        Option(
            .standardInputPath, "--stdin-path", "--assume-filename", value: .text("PATH"), for: .reading, in: .input,
            "the path that standard input (`-`) goes by"),
        Option(
            .jobs, "-j", "--jobs", value: .count, for: [.reading, .diff, .baseline], in: .input,
            "use at most this many threads (default: all cores)"),
        Option(
            .platform, "--platform", value: .choice(["ios", "macos", "tvos", "watchos", "visionos"]),
            for: [.analysing, .prelude, .baseline], in: .profile,
            "the platform that is built for (default: as the file's target says, else ios)"),
        Option(
            .sdk, "--sdk", value: .choice(["26", "27"]), for: [.analysing, .prelude, .baseline], in: .profile,
            "the SDK that is built with (default: 26)"),
        Option(
            .deploymentTarget, "--deployment-target", value: .version, for: [.analysing, .prelude, .baseline], in: .profile,
            "the oldest system that is supported (default: as the file's target says, else iOS 17.0 and its companions)"),
        Option(
            .swiftVersion, "--swift-version", value: .version, for: [.analysing, .baseline], in: .profile,
            "the Swift version that `#if swift()` and `#if compiler()` compare with"),
        Option(
            .define, "--define", "-D", value: .text("NAME"), repeatable: true, for: [.analysing, .baseline], in: .profile,
            "a condition that is true in `#if`; repeatable"),
        Option(
            .prelude, "--prelude", value: .text("FILE"), repeatable: true, for: [.analysing, .baseline], in: .profile,
            "a Swift file or interface that describes more API; repeatable"),
        Option(.color, "--color", value: .choice(["auto", "always", "never"]), for: .all, in: .general, "colours (default: auto)"),
        Option(.quiet, "-q", "--quiet", for: .all, in: .general, "no summary on standard error"),
        Option(
            .progress, "--progress", for: [.lint, .baseline], in: .general,
            "show at once how far the run is; without it, after half a second (only on a terminal)"),
        Option(.verbose, "--verbose", for: .all, in: .general, "more on standard error: files, profile, threads"),
        Option(.benchmark, "--benchmark", for: [.reading, .diff], in: .general, "time of each phase, and of each rule, on standard error"),
        Option(.help, "-h", "--help", for: .all, in: .general, "print this help"),
    ]

    /// The options of a command, in the order of the table.
    static func options(of command: Command) -> [Option] { all.filter { $0.commands.contains(CommandSet(command)) } }
}
