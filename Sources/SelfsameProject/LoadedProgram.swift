// From paths to a linked program, and from a program to results: the two passes of the analysis. In the first every file is read, parsed
// and indexed by itself, in the second every file is analysed by itself against the link. Both run on several threads.

import SelfsameAnalysis
import SelfsamePrelude
import SelfsameSyntax

/// A program that is ready to be analysed.
public struct LoadedProgram: Sendable {
    /// All files, linked.
    public var program: Program
    /// The files to report on, in path order.
    public var files: [FileID]
    /// What could not be read.
    public var problems: [InputProblem]
    /// Descriptions that the user names and that do not parse, with what is wrong.
    public var preludeMistakes: [(source: SourceFile, diagnostics: [SyntaxDiagnostic])] = []
    /// The files before linking, by `FileID`: with them a file can be exchanged.
    var indexes: [FileIndex]
}

/// Reads, parses, indexes and links what a call names.
public func loadProgram(
    _ input: ProjectInput, profile: Profile, threads: Int, times: inout PhaseTimes
) -> LoadedProgram {
    let found = times.measure("find") { input.found() }
    var problems = found.problems
    let loaded = times.measure("parse and index") {
        let preludes = preludeFiles(input.preludePaths)
        problems += preludes.problems
        // Preludes first: they are large, and every run has them.
        var files = preludes.files + found.files
        if let assets = found.assets.source {
            files.append(InputFile(path: "Assets.xcassets", role: .prelude(module: ""), contents: .text(assets)))
        }
        return load(files, threads: threads) { tree, role in FileIndex(tree: tree, profile: profile, role: role) }
    }
    problems += loaded.problems
    let program = times.measure("link") { Program(linking: loaded.results, profile: profile) }
    let reported = program.files.indices.filter { program.files[$0].role == .source }
    let described = program.files.filter { $0.role.isPrelude && !$0.tree.diagnostics.isEmpty }
    return LoadedProgram(
        program: program, files: reported.map { FileID(UInt32(truncatingIfNeeded: $0)) }, problems: problems.inPathOrder(),
        preludeMistakes: described.map { ($0.tree.source, $0.tree.diagnostics) }, indexes: loaded.results)
}

extension LoadedProgram {
    /// Analyses each file that is reported on, with one analyzer a thread. Results are in path order.
    public func analyse<Output: Sendable>(
        threads: Int, _ each: @escaping @Sendable (FileID, Analyzer) -> Output
    ) -> [Output] {
        let program = program
        let files = files
        let sizes = files.map { program.tree($0).nodes.count }
        let order = files.indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
        return concurrentMap(order: order, threads: threads) {
            Analyzer(program: program)
        } work: { analyzer, index in
            each(files[index], analyzer)
        }
    }
}

/// Parses the files that a call reports on, each by itself. Results are in path order.
public func parseFiles<Output: Sendable>(
    _ input: ProjectInput, threads: Int, times: inout PhaseTimes, _ each: @escaping @Sendable (SyntaxTree) -> Output
) -> (results: [Output], problems: [InputProblem]) {
    let found = times.measure("find") { input.found() }
    let loaded = times.measure("parse") { load(found.files, threads: threads) { tree, _ in each(tree) } }
    return (loaded.results, (found.problems + loaded.problems).inPathOrder())
}

/// Reads and parses files on several threads. Those that cannot be read have a problem instead of a result.
private func load<Output: Sendable>(
    _ files: [InputFile], threads: Int, _ each: @escaping @Sendable (SyntaxTree, FileRole) -> Output
) -> (results: [Output], problems: [InputProblem]) {
    let loaded = concurrentMap(order: Array(files.indices), threads: threads) {
    } work: { _, index in
        files[index].load().map { each(SyntaxTree(parsing: $0), files[index].role) }
    }
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

/// The embedded descriptions and the user's own. An interface of a module that is embedded takes its place.
private func preludeFiles(_ paths: [String]) -> (files: [InputFile], problems: [InputProblem]) {
    var own: [InputFile] = []
    var problems: [InputProblem] = []
    for path in paths {
        switch readSource(at: path) {
        case .success(let source):
            let module = path.hasSuffix(".swiftinterface") ? moduleName(ofInterface: source) : nil
            own.append(InputFile(path: path, role: .prelude(module: module ?? ""), contents: .bytes(source.bytes)))
        case .failure(let problem):
            problems.append(problem)
        }
    }
    let embedded = PreludeSource.all.map { source in
        InputFile(path: "\(source.module)/\(source.name).swift", role: .prelude(module: source.module), contents: .text(source.text))
    }
    return (embedded.filter { file in !own.contains { $0.role == file.role } } + own, problems)
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
