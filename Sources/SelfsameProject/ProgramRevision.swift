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
        let (indexes, profile) = (indexes, program.profile)
        let exchanged = concurrentMap(count: order.count, threads: threads) {
        } work: { _, index in
            let old = indexes[Int(order[index].rawValue)]
            let source = SourceFile(path: old.tree.source.path, bytes: files[order[index]] ?? [])
            let tree = SyntaxTree(parsing: source, swiftVersion: profile.swiftVersion)
            return FileIndex(tree: tree, profile: profile, role: old.role)
        }
        var result = self
        var changes: [FileChange] = []
        for (file, index) in zip(order, exchanged) {
            changes.append(FileChange(file: file, old: indexes[Int(file.rawValue)], new: index))
            result.indexes[Int(file.rawValue)] = index
        }
        result.program = program.exchanging(changes) ?? Program(linking: result.indexes, profile: profile, replaced: replaced)
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
