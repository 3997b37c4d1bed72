// The input of a run: paths from the command line, file lists, Xcode and standard input; their configurations; changes from git.

import SelfsameDeclarations
import SelfsameLint
import SelfsameProject
import SelfsameReports
import SelfsameSyntax
import SelfsameSystem

/// A run that cannot go on; what is wrong has been printed.
struct StoppedRun: Error {
    var status: ExitStatus
}

extension AnalysisRun {
    /// The files that the options and operands name, and the configuration of the folder that they share.
    mutating func input() throws -> ProjectInput {
        var paths = arguments.operands.filter { $0 != "-" }
        let lists = arguments.values(.fileList) + scriptInput(.scriptInputFileLists, "SCRIPT_INPUT_FILE_LIST")
        for list in lists {
            do { paths += try listedPaths(in: list) } catch { report([error]) }
        }
        paths += scriptInput(.scriptInputFiles, "SCRIPT_INPUT_FILE").filter { $0.hasSuffix(".swift") }
        var input = ProjectInput(paths: paths, contextPaths: arguments.values(.context) + addedContext)
        // A list that names nothing is no reason to search the current folder.
        let namesFiles = [.fileList, .scriptInputFiles, .scriptInputFileLists].contains { arguments.has($0) }
        input.searchesCurrentFolder = arguments.operands.isEmpty && !namesFiles
        if arguments.readsStandardInput {
            let path = arguments.value(.standardInputPath) ?? "<stdin>"
            if let bytes = console.readInput() {
                input.given = [(path, bytes)]
            } else {
                report([InputProblem(path: path, message: "cannot be read")])
            }
        }
        try configure(&input, named: paths + input.given.map(\.path))
        return input
    }

    /// Finds the configurations of what a call names, and adds what they say of the input.
    mutating func configure(_ input: inout ProjectInput, named: [String]) throws {
        let store = ConfigurationStore(startingFrom: arguments.values(.config))
        root = commonFolder(of: named)
        configuration = store.configuration(forFolder: root)
        try check(store)
        input.configurations = store
        input.forcesExclusion = arguments.has(.forceExclude)
        input.packages = PackageChoice(arguments.value(.packages) ?? configuration.packages ?? "auto")
        if case .folder(let folder) = input.packages, !FileManager.default.fileExists(atPath: folder + "/.") {
            report([InputProblem(path: folder, message: "no such folder of packages")])
        }
        input.preludePaths = configuration.preludes + arguments.values(.prelude)
        if let revision = arguments.value(.changedSince) { input.reported = try changes(since: revision).files }
        configurations = store
    }

    /// Stops where a configuration is wrong: what it was meant to say is not known.
    func check(_ store: ConfigurationStore) throws(StoppedRun) {
        if store.problems.isEmpty { return }
        printProblems(store.problems.inPathOrder())
        throw StoppedRun(status: .incomplete)
    }

    /// What Xcode passes to a build phase in numbered variables.
    private mutating func scriptInput(_ option: OptionID, _ name: String) -> [String] {
        guard arguments.has(option) else { return [] }
        let environment = environmentVariables
        guard let count = environment[name + "_COUNT"].flatMap(Int.init), count >= 0 else {
            report([InputProblem(path: name + "_COUNT", message: "is not set; use this option only in an Xcode build phase")])
            return []
        }
        return (0..<min(count, 1_000_000)).compactMap { environment["\(name)_\($0)"] }
    }

    private mutating func changes(since revision: String) throws -> GitChanges {
        do {
            let found = try GitChanges(since: revision, in: root, withLines: arguments.has(.changedLinesOnly))
            if let remark = found.remark { console.printError("selfsame: \(printable(remark))\n") }
            changes = found
            return found
        } catch {
            printProblems([error])
            throw StoppedRun(status: .incomplete)
        }
    }

    // MARK: What the configuration says

    /// The profile that the options and the configuration describe.
    var profile: Profile {
        var profile = configuration.profile(
            platform: arguments.value(.platform), sdk: arguments.value(.sdk), deploymentTarget: arguments.value(.deploymentTarget),
            swiftVersion: arguments.value(.swiftVersion)
                ?? (configuration.entry("swift_version") == nil ? swiftVersionFile(above: root) : nil))
        profile.defines.formUnion(arguments.values(.define))
        return profile
    }

    /// What of the profile is not the project's to say.
    var fixedParts: ProfileParts {
        var parts: ProfileParts = []
        if arguments.has(.platform) || configuration.entry("platform") != nil { parts.insert(.platform) }
        if arguments.has(.deploymentTarget) || configuration.entry("deployment_target") != nil { parts.insert(.deploymentTarget) }
        if arguments.has(.swiftVersion) || configuration.entry("swift_version") != nil { parts.insert(.swiftVersion) }
        return parts
    }

    /// Tells which keys of nested configurations speak of the program as a whole and are not the program's.
    func tellIgnoredKeys(in loaded: LoadedProgram) {
        guard let configurations else { return }
        var seen: Set<ConfigurationEntry> = []
        for file in loaded.files {
            let nested = configurations.configuration(forFile: loaded.program.tree(file).source.path)
            if nested.path == configuration.path { continue }
            for key in ConfigurationKey.all where key.scope == .program {
                guard let entry = nested.entry(key.name), entry != configuration.entry(key.name), seen.insert(entry).inserted else {
                    continue
                }
                console.printError(
                    """
                    \(printable(entry.path)):\(entry.location.line):\(entry.location.column): warning: `\(key.name)` is ignored here: \
                    it applies to the whole program; set it in \(configuration.path.map { "`\(printable($0))`" } ?? "`\(printable(root))/\(configurationFileName)`")

                    """)
            }
        }
    }

    /// Tells which files that the call names no target compiles.
    func tellLeftOutFiles(in loaded: LoadedProgram) {
        guard !arguments.has(.quiet) else { return }
        for path in arguments.operands where path.hasSuffix(".swift") && loaded.plan.leavesOut(absolutePath(path)) {
            console.printError("selfsame: \(printable(path)): no target of the project compiles this file, and nothing is reported of it\n")
        }
    }

    /// Tells which names of the configuration occur nowhere in the program, where whole folders are read: they change nothing.
    func tellUnmatchedNames(in loaded: LoadedProgram) {
        guard !arguments.has(.quiet), arguments.operands.allSatisfy({ isFolder($0) }) else { return }
        let keys = ["invariant_conditions", "state_holders", "leaf_views", "containers", "conditional_helpers", "inert_modifiers"]
        for entry in keys.flatMap({ key in configuration.entries(key).map { (key, $0) } }) {
            let names: [String] =
                switch entry.1.value {
                case .list(let list): list
                case .map(let map): map.keys.sorted()
                default: []
                }
            let isText = entry.0 == "invariant_conditions"
            for name in names where !(isText ? loaded.program.contains(condition: name) : loaded.program.mentions(name)) {
                let why =
                    isText
                    ? "no condition is written like this"
                    : name.contains(".") ? "write the name alone" : "the program does not use this name"
                console.printError(
                    "\(printable(entry.1.path)):\(entry.1.location.line):\(entry.1.location.column): warning: `\(printable(name))` in "
                        + "`\(entry.0)` matches nothing: \(why)\n")
            }
        }
    }

    /// What to lint in each file: as its configuration says, then as the options say.
    func lintOptions(for loaded: LoadedProgram) throws(UsageError) -> @Sendable (String) -> LintOptions {
        let only = try ruleIDs(.onlyRule)
        let disabled = try ruleIDs(.disable)
        var known: [String: LintOptions] = [:]
        // Most files have the options of their neighbours.
        var shared: [String: LintOptions] = [:]
        for file in loaded.files {
            let path = loaded.program.tree(file).source.path
            let configuration = configurations?.configuration(forFile: path) ?? .none
            let isShared = configuration.files.allSatisfy(\.overrides.isEmpty)
            if isShared, let options = shared[configuration.path ?? ""] {
                known[path] = options
                continue
            }
            var options = configuration.lintOptions(for: absolutePath(path))
            var rules = options.rules ?? []
            if arguments.has(.pedantic) {
                options.isPedantic = true
                rules.formUnion(RuleCatalogue.pedantic)
            }
            if arguments.has(.enableAllRules) { rules.formUnion(RuleCatalogue.known.filter { !$0.isDefault }.map(\.id)) }
            if arguments.has(.onlyRule) { rules = Set(only) }
            rules.subtract(disabled)
            options.rules = rules
            options.listsUnknown = arguments.has(.showUnknown)
            options.measuresRules = arguments.has(.benchmark)
            known[path] = options
            if isShared { shared[configuration.path ?? ""] = options }
        }
        let options = known
        return { options[$0] ?? LintOptions() }
    }

    private func ruleIDs(_ option: OptionID) throws(UsageError) -> [String] {
        let ids = arguments.values(option).flatMap { $0.split(separator: ",").map(String.init) }
        for id in ids where RuleCatalogue.rule(id) == nil { throw unknownRule(id, command: .lint) }
        return ids
    }

    /// A path from the root of the project: of the checkout around the paths, else of the configuration, else of the working directory.
    var pathFromRoot: @Sendable (String) -> String {
        var folder = root
        while folder != "/", !FileManager.default.fileExists(atPath: folder + "/.git") {
            folder = folder.lastIndex(of: "/").map { $0 == folder.startIndex ? "/" : String(folder[..<$0]) } ?? "/"
        }
        let base = folder != "/" ? folder : configuration.folder ?? absolutePath(".")
        return { path in
            let full = absolutePath(path)
            return full.hasPrefix(base + "/") ? String(full.dropFirst(base.utf8.count + 1)) : path
        }
    }
}
