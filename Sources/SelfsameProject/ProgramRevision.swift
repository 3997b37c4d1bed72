// A program in which files are exchanged for others of the same path: what fixes are tried out on. Files keep their numbers, so that what was
// said of a file can be compared with what is said of its successor.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension LoadedProgram {
    /// The program with other bytes in some of its files.
    public func exchanging(_ files: [FileID: [UInt8]], threads: Int) -> LoadedProgram {
        let order = files.keys.sorted { $0.rawValue < $1.rawValue }
        let (indexes, version) = (main.indexes, program.profile.compilerVersion)
        let trees = concurrentMap(count: order.count, threads: threads) {
        } work: { _, index in
            let source = SourceFile(path: indexes[Int(order[index].rawValue)].tree.source.path, bytes: files[order[index]] ?? [])
            return SyntaxTree(parsing: source, swiftVersion: version)
        }
        let changes = Array(zip(order, trees)).map { (file: $0, tree: $1) }
        // What a fix is the first to spell may not have been read.
        var result = describing(namesOf: trees, threads: threads)
        result.main = result.main.exchanging(changes)
        result.others = result.others.map { $0.exchanging(changes) }
        return result
    }

    /// The program with files as they were before fixes: those that could not be written.
    public func restoring(_ files: [FixedFile], threads: Int) -> LoadedProgram {
        if files.isEmpty { return self }
        return exchanging(Dictionary(uniqueKeysWithValues: files.map { ($0.file, $0.original.bytes) }), threads: threads)
    }

    /// Analyses some of the files, with one analyzer a thread. Results are in the order of `files`.
    func analyse<Output: Sendable>(
        _ files: [FileID], threads: Int, _ each: @escaping @Sendable (FileID, Analyzer) -> Output
    ) -> [Output] {
        var part = self
        part.files = files
        return part.analyse(threads: threads, each)
    }
}
