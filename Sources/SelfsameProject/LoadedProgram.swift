// From paths to a linked program, and from a program to results: the two passes of the analysis. In the first every file is read, parsed
// and indexed by itself, in the second every file is analysed by itself against the link. Both run on several threads.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsamePrelude
import SelfsameSyntax
import Synchronization

/// A program that is ready to be analysed.
public struct LoadedProgram: Sendable {
    /// All files, linked for the platform that most of them share.
    var main: LinkedProgram
    /// The same files for the other platforms that some are analysed for.
    var others: [LinkedProgram] = []
    /// The files that are analysed for another platform: its number among the others.
    var otherOfFile: [FileID: Int] = [:]
    /// The files to report on, in path order.
    public var files: [FileID]
    /// What could not be read.
    public var problems: [InputProblem]
    /// Descriptions that the user names and that do not parse, with what is wrong.
    public var preludeMistakes: [(source: SourceFile, diagnostics: [SyntaxDiagnostic])] = []
    /// What is written as a mark in descriptions that the user gives, and is none.
    public var unknownMarks: [(source: SourceFile, ranges: [SourceRange])] = []
    /// What each file is compiled for.
    public var plan: ProfilePlan
    /// What is imported from packages.
    public var imports = ImportedModules()
    /// The names for which descriptions were read; nil where all that they say was.
    var spelled: SpelledNames?
    /// The macros of packages whose expansions are known.
    var macros = KnownMacros()

    /// All files, linked for the platform that most of them share.
    public var program: Program { main.program }

    /// The program in which a file is analysed.
    public func program(of file: FileID) -> Program { otherOfFile[file].map { others[$0].program } ?? program }
}

/// How much of the embedded descriptions a program is linked with.
public enum DescriptionScope: Sendable {
    /// All that they say: somebody may come to ask for a name that the program does not spell, or edit it.
    case everything
    /// What the names of the program lead to: its own questions have the same answers.
    case spelled
}

/// Reads, parses, indexes and links what a call names. What `fixed` does not name is as the project says for each file.
public func loadProgram(
    _ input: ProjectInput, profile: Profile, fixed: ProfileParts = .all, describing scope: DescriptionScope = .everything, threads: Int,
    times: inout PhaseTimes
) -> LoadedProgram {
    let descriptions = preludeFiles(input.preludePaths)
    // A user's own description may come to ask for what nobody spells.
    let isPartial = scope == .spelled && descriptions.areEmbedded
    // A file is read as the newest compiler does; whether a clause of `#if` is active is decided for each file.
    let compilerVersion = fixed.contains(.swiftVersion) ? profile.compilerVersion : .newestSwift
    var found = FoundInput()
    var plan = ProfilePlan(settings: ProjectSettings(), reported: [], base: profile, fixed: fixed)
    var imports = ImportedModules()
    func read(_ files: [InputFile], meanwhile: () -> Void = {}) -> (results: [ReadFile], problems: [InputProblem]) {
        load(files, swiftVersion: compilerVersion, threads: threads, { ReadFile(tree: $0, role: $1) }, meanwhile: meanwhile)
    }
    var described = times.measure("find files, read descriptions") {
        read(isPartial ? [] : descriptions.files) { found = input.found() }
    }
    // What the project says of its files does not matter to the parser.
    let own = times.measure("parse") {
        read(found.files) {
            guard fixed != .all else { return }
            let reported = found.files.filter { $0.role == .source }.map { absolutePath($0.path) }
            let settings = ProjectSettings(reading: found.projectFiles)
            imports.packages = FoundPackages(input.packages, of: found.projectFiles, settings: settings)
            plan = ProfilePlan(settings: settings, reported: reported, base: profile, fixed: fixed, packages: imports.packages)
        }
    }
    let generated = times.measure("read generated files") { read(found.generatedFiles(for: plan.settings, imports.packages)) }
    let loaded = (results: inProgramOrder(own.results, generated.results), problems: own.problems + generated.problems)
    let libraries = times.measure("packages") {
        readLibraries(of: loaded.results, &plan, &imports, threads: threads, swiftVersion: compilerVersion)
    }
    let (expansions, macros) = times.measure("macros") { expandMacros(in: loaded.results + libraries, swiftVersion: compilerVersion) }
    let parsed = loaded.results + libraries + expansions
    var sources = [times.measure("index") { index(parsed, plan, plan.platforms[0], threads) }]
    lazy var protocols = Set(PreludeSource.viewProtocols.split(whereSeparator: \.isWhitespace).map(String.init))
    plan.leaveOutPlatforms(whereNone: { $0.spells(anyOf: protocols) }, of: sources[0])
    for platform in plan.platforms.dropFirst() {
        sources.append(times.measure("index") { index(parsed, plan, platform, threads, namesOf: sources.first) })
    }
    var spelled: SpelledNames?
    var known: [FileIndex]?
    if isPartial {
        times.measure("read descriptions") {
            let names = spelledNames(in: sources[0], threads: threads)
            spelled = names
            // Read and indexed at once: a second round of threads takes a tenth of a millisecond.
            let profile = plan.profile(for: plan.platforms[0])
            let indexes = load(
                parts(of: descriptions.files, neededBy: names), swiftVersion: compilerVersion, threads: threads
            ) { FileIndex(tree: $0, profile: profile, role: $1) }
            known = indexes.results
            described = (indexes.results.map { ReadFile(tree: $0.tree, role: $0.role) }, indexes.problems)
        }
    }
    let indexes = times.measure("index descriptions") {
        zip(plan.platforms, sources).map { platform, sources in
            if let known, isPartial, platform == plan.platforms[0] { return known + sources }
            let own = index(described.results, plan, platform, threads, isKept: descriptions.areEmbedded && !isPartial, namesOf: known)
            known = own
            return own + sources
        }
    }
    let profiles = plan.platforms.map { plan.profile(for: $0) }
    let linked = times.measure("link") {
        concurrentMap(count: indexes.count, threads: threads, makeState: {}, work: { LinkedProgram(indexes[$1], profile: profiles[$1]) })
    }
    let mistaken = linked[0].program.files.filter { $0.role.isPrelude && !$0.tree.diagnostics.isEmpty }
    var result = LoadedProgram(
        main: linked[0], others: Array(linked.dropFirst()), files: [],
        problems: (found.problems + descriptions.problems + described.problems + loaded.problems).inPathOrder(),
        preludeMistakes: mistaken.map { ($0.tree.source, $0.tree.diagnostics) }, plan: plan, imports: imports, spelled: spelled,
        macros: macros)
    let given = Set(input.preludePaths)
    result.unknownMarks = linked[0].program.files.filter { $0.role.isPrelude && given.contains($0.tree.source.path) }.map {
        ($0.tree.source, DeclarationMarks.unknown(in: $0.tree))
    }
    result.numberFiles()
    return result
}

extension LoadedProgram {
    /// The same files with all that the descriptions say.
    func describingEverything(threads: Int) -> LoadedProgram {
        if spelled == nil { return self }
        var result = describing(preludeFiles([]).files, threads: threads)
        result.spelled = nil
        return result
    }

    /// The same files with what the descriptions say of the names of some trees as well.
    func describing(namesOf trees: [SyntaxTree], threads: Int) -> LoadedProgram {
        guard var names = spelled, !trees.allSatisfy({ names.cover($0) }) else { return self }
        for tree in trees { names.insert(tree) }
        var result = describing(parts(of: preludeFiles([]).files, neededBy: names), threads: threads)
        result.spelled = names
        return result
    }

    /// The same files with descriptions, which go before all others. Only those are read that say something else than before.
    private func describing(_ descriptions: [InputFile], threads: Int) -> LoadedProgram {
        let changed = descriptions.indices.filter { number in
            guard case .text(let text) = descriptions[number].contents else { return true }
            return Array(text.utf8) != main.indexes[number].tree.source.bytes
        }
        if changed.isEmpty { return self }
        let described = load(changed.map { descriptions[$0] }, swiftVersion: program.profile.compilerVersion, threads: threads) {
            ReadFile(tree: $0, role: $1)
        }
        return linking { linked, platform in
            var indexes = linked.indexes
            for (number, index) in zip(changed, index(described.results, plan, platform, threads)) { indexes[number] = index }
            return indexes
        }
    }
}

/// The names that files spell, read in as many runs of files as there are threads.
private func spelledNames(in files: [FileIndex], threads: Int) -> SpelledNames {
    let count = max(1, min(threads, files.count))
    let parts = concurrentMap(count: count, threads: count, makeState: {}) { _, part in
        SpelledNames(in: files[files.count * part / count..<files.count * (part + 1) / count])
    }
    return parts.dropFirst().reduce(into: parts[0]) { $0.formUnion($1) }
}

/// The embedded descriptions without what the names of a program do not lead to. All files stay, perhaps empty.
private func parts(of descriptions: [InputFile], neededBy names: SpelledNames) -> [InputFile] {
    let needed = DescriptionIndex(PreludeSource.index, asking: PreludeSource.askedNames, recognising: PreludeSource.recognisedNames)
        .needed(by: names)
    return descriptions.indices.map { number in
        var file = descriptions[number]
        // An index of another text says nothing of this one.
        guard number < needed.count, case .text(let text) = file.contents, text.utf8.count == needed[number].length else { return file }
        file.contents = .text(parts(needed[number].parts, of: text))
        return file
    }
}

/// What stands in some ranges of the bytes of a text.
private func parts(_ ranges: [Range<Int>], of text: String) -> String {
    var parts = ""
    parts.reserveCapacity(ranges.reduce(0) { $0 + $1.count })
    var (index, offset) = (text.startIndex, 0)
    for range in ranges {
        let start = text.utf8.index(index, offsetBy: range.lowerBound - offset)
        (index, offset) = (text.utf8.index(start, offsetBy: range.count), range.upperBound)
        parts += text[start..<index]
    }
    return parts
}

extension LoadedProgram {
    /// Notes which files are reported on, and in which program each is analysed.
    mutating func numberFiles() {
        let indexes = main.indexes
        files = indexes.indices.filter { indexes[$0].role == .source }.map { FileID(UInt32(truncatingIfNeeded: $0)) }
        otherOfFile = [:]
        if others.isEmpty { return }
        for file in files {
            let platform = plan.platformIndex(ofFile: absolutePath(program.tree(file).source.path))
            if platform > 0 { otherOfFile[file] = platform - 1 }
        }
    }
}

/// What macros of packages add to the types of files, as files beside these.
private func expandMacros(in files: [ReadFile], swiftVersion: Version) -> (files: [ReadFile], macros: KnownMacros) {
    var macros = KnownMacros()
    for file in files where !file.role.isPrelude { macros.add(file.tree) }
    if macros.isEmpty { return ([], macros) }
    let expanded = files.filter { !$0.role.isPrelude }.compactMap { file in
        MacroExpansion.tree(of: file.tree, macros, swiftVersion: swiftVersion).map { ReadFile(tree: $0, role: .context) }
    }
    return (expanded, macros)
}

/// A file that was read and parsed.
private struct ReadFile: Sendable {
    var tree: SyntaxTree
    var role: FileRole
}

/// Sources, generated or not, in the order of their paths; last what describes generated names, since any declaration goes before it.
private func inProgramOrder(_ sources: [ReadFile], _ generated: [ReadFile]) -> [ReadFile] {
    let code = generated.filter { !$0.role.isPrelude }
    let all = code.isEmpty ? sources : (sources + code).sorted { precedesAsPath($0.tree.source.path, $1.tree.source.path) }
    return all + generated.filter(\.role.isPrelude)
}

/// Reads the modules of packages that files import, and what those import. What a library cannot be read of is no problem of the project.
private func readLibraries(
    of files: [ReadFile], _ plan: inout ProfilePlan, _ imports: inout ImportedModules, threads: Int, swiftVersion: Version
) -> [ReadFile] {
    guard plan.fixed != .all else { return [] }
    let platform = plan.platforms[0]
    var known = Set(plan.settings.targets.map(\.module)).union(PreludeSource.all.map(\.module))
    var result: [ReadFile] = []
    var new = files.filter { !$0.role.isPrelude }
    while !new.isEmpty {
        var wanted: [InputFile] = []
        for file in new {
            let path = file.tree.source.path
            // Most files import everywhere the same, whatever they are compiled for.
            let imported = importedModules(
                in: file.tree, profile: plan.fileProfile(ofFile: absolutePath(path), for: platform).profile)
            for name in imported where !known.contains(name) {
                if isModuleOfSDK(name) || imports.read.contains(name) { continue }
                guard let module = imports.packages.modules[name] else {
                    if file.role == .source { imports.missing[name, default: []].append(path) }
                    continue
                }
                imports.read.append(name)
                wanted += plan.settings.addLibrary(module, of: imports.packages, for: platform)
            }
        }
        known.formUnion(imports.read)
        imports.fileCount += wanted.count
        // Of what is wrong with a package's source its own project is told.
        new = load(wanted, swiftVersion: swiftVersion, threads: threads) { ReadFile(tree: $0, role: $1) }.results
        result += new
    }
    return result
}

/// Indexes files for a platform, each with the settings of its target; `others` are the indexes of the same files for another one. Embedded
/// descriptions are indexed once for each profile.
private func index(
    _ files: [ReadFile], _ plan: ProfilePlan, _ platform: Platform, _ threads: Int, isKept: Bool = false, namesOf others: [FileIndex]? = nil
) -> [FileIndex] {
    let common = plan.profile(for: platform)
    if isKept, let kept = KeptDescriptions.shared.indexes(for: common) { return kept }
    let indexes = concurrentMap(count: files.count, threads: threads) {
    } work: { _, number in
        let file = files[number]
        if file.role.isPrelude { return FileIndex(tree: file.tree, profile: common, role: file.role, namesOf: others?[number]) }
        let path = file.tree.source.path
        let own = plan.fileProfile(ofFile: absolutePath(MacroExpansion.origin(of: path) ?? path), for: platform)
        return FileIndex(
            tree: file.tree, profile: own.profile, role: file.role, membership: own.membership, isHidden: own.isHidden,
            namesOf: others?[number])
    }
    if isKept { KeptDescriptions.shared.keep(indexes, for: common) }
    return indexes
}

extension LoadedProgram {
    /// Analyses each file that is reported on, with one analyzer a thread. Results are in path order. Before the end of a process
    /// (`isLast`) the analyzers and the program are left to the system: to take them apart is a fiftieth of `lint`.
    public func analyse<Output: Sendable>(
        threads: Int, isLast: Bool = false, _ each: @escaping @Sendable (FileID, Analyzer) -> Output
    ) -> [Output] {
        let files = files
        let others = otherOfFile
        let programs = ([main] + self.others).map(\.program)
        let useIndexes = programs.map { SharedUseIndex(program: $0, threads: threads) }
        let exchanges = programs.map { _ in min(threads, files.count) > 1 ? SharedBodies() : nil }
        return concurrentMap(count: files.count, threads: threads, keepsStates: isLast) {
            Analyzers(of: self)
        } work: { analyzers, index in
            let number = others[files[index]].map { $0 + 1 } ?? 0
            let analyzer = analyzers.analyzer(number) {
                Analyzer(program: programs[number], useIndex: { useIndexes[number].value }, exchange: exchanges[number])
            }
            return each(files[index], analyzer)
        }
    }
}

/// The analyzers of one thread, by the number of the program.
private final class Analyzers {
    /// What they analyse, which lives as long as they do.
    private let loaded: LoadedProgram
    private var known: [Int: Analyzer] = [:]

    init(of loaded: LoadedProgram) { self.loaded = loaded }

    func analyzer(_ number: Int, make: () -> Analyzer) -> Analyzer {
        if let analyzer = known[number] { return analyzer }
        let analyzer = make()
        known[number] = analyzer
        return analyzer
    }
}

/// Parses the files that a call reports on, each by itself. Results are in path order.
public func parseFiles<Output: Sendable>(
    _ input: ProjectInput, threads: Int, times: inout PhaseTimes, _ each: @escaping @Sendable (SyntaxTree) -> Output
) -> (results: [Output], problems: [InputProblem]) {
    let found = times.measure("find") { input.found() }
    let loaded = times.measure("parse") { load(found.files, swiftVersion: .newestSwift, threads: threads) { tree, _ in each(tree) } }
    return (loaded.results, (found.problems + loaded.problems).inPathOrder())
}

/// Reads and parses files on several threads, while this one does something else.
private func load<Output: Sendable>(
    _ files: [InputFile], swiftVersion: Version, threads: Int, _ each: @escaping @Sendable (SyntaxTree, FileRole) -> Output,
    meanwhile: () -> Void = {}
) -> (results: [Output], problems: [InputProblem]) {
    let loaded = concurrentMap(count: files.count, threads: threads, meanwhile: meanwhile) {
    } work: { _, index in
        files[index].load().map { each(SyntaxTree(parsing: $0, swiftVersion: swiftVersion), files[index].role) }
    }
    // Files that cannot be read have a problem instead of a result.
    var results: [Output] = []
    var problems: [InputProblem] = []
    for result in loaded {
        switch result {
        case .success(let output): results.append(output)
        case .failure(let problem): problems.append(problem)
        }
    }
    return (results, problems)
}

/// The indexes of the embedded descriptions. A process that loads several programs, as `diff` does, reads them once for each profile.
private final class KeptDescriptions: Sendable {
    static let shared = KeptDescriptions()
    private let known = Mutex<[Profile: [FileIndex]]>([:])

    func indexes(for profile: Profile) -> [FileIndex]? { known.withLock { $0[profile] } }
    func keep(_ indexes: [FileIndex], for profile: Profile) {
        known.withLock { known in
            // More profiles than anyone compares.
            if known.count >= 16 { known.removeAll() }
            known[profile] = indexes
        }
    }
}

/// The descriptions that a program is linked with.
private struct Descriptions {
    /// The embedded ones and the user's own. An interface of a module that is embedded adds what it lacks.
    var files: [InputFile]
    var problems: [InputProblem]
    /// Whether there are no others than the embedded ones.
    var areEmbedded: Bool
}

private func preludeFiles(_ paths: [String]) -> Descriptions {
    var own: [InputFile] = []
    var problems: [InputProblem] = []
    var seen: Set<String> = []
    for path in paths where seen.insert(absolutePath(path)).inserted {
        switch readSource(at: path) {
        case .success(let source):
            let module = path.hasSuffix(".swiftinterface") ? moduleName(ofInterface: source) : nil
            let text = module.flatMap { completion(byInterface: source, of: $0) } ?? Array(source.bytes)
            let home = module.map { isOverlay($0) ? "" : $0 } ?? ""
            own.append(InputFile(path: path, role: .prelude(module: home), contents: .bytes(text)))
        case .failure(let problem):
            problems.append(problem)
        }
    }
    let embedded = PreludeSource.all.map { source in
        InputFile(path: "\(source.module)/\(source.name).swift", role: .prelude(module: source.module), contents: .text(source.text))
    }
    return Descriptions(files: embedded + own, problems: problems, areEmbedded: own.isEmpty)
}

/// The module that an interface describes, from the flags in its header.
private func moduleName(ofInterface source: SourceFile) -> String? {
    let header = String(decoding: source.bytes.prefix(4096), as: UTF8.self)
    for line in header.split(separator: "\n") where line.hasPrefix("// swift-module-flags:") {
        let words = line.split(separator: " ")
        if let flag = words.firstIndex(of: "-module-name"), flag + 1 < words.count { return String(words[flag + 1]) }
    }
    return nil
}
