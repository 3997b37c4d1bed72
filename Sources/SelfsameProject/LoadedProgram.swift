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
    /// Embedded descriptions that the user's own take the place of.
    var replaced: [FileIndex]
}

/// Reads, parses, indexes and links what a call names.
public func loadProgram(
    _ input: ProjectInput, profile: Profile, threads: Int, times: inout PhaseTimes
) -> LoadedProgram {
    let descriptions = preludeFiles(input.preludePaths)
    let index: @Sendable (SyntaxTree, FileRole) -> FileIndex = { FileIndex(tree: $0, profile: profile, role: $1) }
    var found = FoundInput()
    let preludes = times.measure("find, and index descriptions") {
        if descriptions.areEmbedded, let kept = KeptDescriptions.shared.indexes(for: profile) {
            found = input.found()
            return (results: kept, problems: [InputProblem]())
        }
        let read = load(descriptions.files, swiftVersion: profile.swiftVersion, threads: threads, index) { found = input.found() }
        if descriptions.areEmbedded { KeptDescriptions.shared.keep(read.results, for: profile) }
        return read
    }
    let replaced = load(descriptions.replaced, swiftVersion: profile.swiftVersion, threads: threads, index).results
    let loaded = times.measure("parse and index") {
        let assets = found.assets.source.map {
            InputFile(path: "Assets.xcassets", role: .prelude(module: ""), contents: .text($0))
        }
        return load(found.files + [assets].compactMap(\.self), swiftVersion: profile.swiftVersion, threads: threads, index)
    }
    let indexes = preludes.results + loaded.results
    let problems = (found.problems + descriptions.problems + preludes.problems + loaded.problems).inPathOrder()
    let program = times.measure("link") { Program(linking: indexes, profile: profile, replaced: replaced) }
    let reported = program.files.indices.filter { program.files[$0].role == .source }
    let described = program.files.filter { $0.role.isPrelude && !$0.tree.diagnostics.isEmpty }
    return LoadedProgram(
        program: program, files: reported.map { FileID(UInt32(truncatingIfNeeded: $0)) }, problems: problems,
        preludeMistakes: described.map { ($0.tree.source, $0.tree.diagnostics) }, indexes: indexes, replaced: replaced)
}

extension LoadedProgram {
    /// Analyses each file that is reported on, with one analyzer a thread. Results are in path order.
    public func analyse<Output: Sendable>(
        threads: Int, _ each: @escaping @Sendable (FileID, Analyzer) -> Output
    ) -> [Output] {
        let program = program
        let files = files
        let useIndex = SharedUseIndex(program: program)
        return concurrentMap(count: files.count, threads: threads) {
            Analyzer(program: program) { useIndex.value }
        } work: { analyzer, index in
            each(files[index], analyzer)
        }
    }
}

/// The index of uses of a program, made by the thread that asks first; others wait for it.
private final class SharedUseIndex: Sendable {
    private let program: Program
    private let made = Mutex<UseIndex?>(nil)

    init(program: Program) { self.program = program }

    var value: UseIndex {
        made.withLock { made in
            let index = made ?? UseIndex(program: program)
            made = index
            return index
        }
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
    /// The embedded ones and the user's own. An interface of a module that is embedded takes its place.
    var files: [InputFile]
    /// What the user's own take the place of: it is not linked, but lends its marks.
    var replaced: [InputFile]
    var problems: [InputProblem]
    /// Whether there are no others than the embedded ones.
    var areEmbedded: Bool
}

private func preludeFiles(_ paths: [String]) -> Descriptions {
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
    let replaced = embedded.filter { file in own.contains { $0.role == file.role } }
    let kept = embedded.filter { file in !own.contains { $0.role == file.role } }
    return Descriptions(files: kept + own, replaced: replaced, problems: problems, areEmbedded: own.isEmpty)
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
