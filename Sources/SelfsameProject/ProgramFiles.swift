// A program that goes on living while its files change, as in an editor: files get other contents, are added and are taken out. Where what is
// declared stays the same nothing is linked anew; files that did not change are never read again.

import SelfsameDeclarations
import SelfsameSyntax

/// What became of a file.
public enum FileContents: Sendable, Equatable {
    /// It has these bytes, whether or not they are on disk.
    case bytes([UInt8])
    /// It is there no more.
    case gone
}

extension LoadedProgram {
    /// The files to report on, by their paths from the root.
    public var fileByPath: [String: FileID] {
        Dictionary(files.map { (absolutePath(program.tree($0).source.path), $0) }) { first, _ in first }
    }

    /// The program after changes to files, by the paths that they go by. `known` is `fileByPath`, which a caller keeps that asks often. Bytes that
    /// are no text take their file out.
    public func changing(_ changes: [String: FileContents], known: [String: FileID]) -> LoadedProgram {
        var exchanged: [FileID: [UInt8]] = [:]
        var gone: Set<FileID> = []
        var added: [FileIndex] = []
        for (path, contents) in changes.sorted(by: { precedesAsPath($0.key, $1.key) }) {
            let file = known[absolutePath(path)]
            guard case .bytes(let bytes) = contents, case .success(let source) = sourceFile(path: path, bytes: bytes) else {
                if let file { gone.insert(file) }
                continue
            }
            if let file {
                if program.tree(file).source.bytes != bytes { exchanged[file] = bytes }
            } else {
                let tree = SyntaxTree(parsing: source, swiftVersion: program.profile.swiftVersion)
                added.append(FileIndex(tree: tree, profile: program.profile, role: .source))
            }
        }
        // On this thread: one that is made for a single file would keep the memory that it took.
        let reindexed = exchanged.map { FileChange(file: $0, old: indexes[Int($0.rawValue)], new: index($0, with: $1)) }
        var new = indexes
        for change in reindexed { new[Int(change.file.rawValue)] = change.new }
        if gone.isEmpty && added.isEmpty {
            guard let program = program.exchanging(reindexed) else { return linking(new) }
            var result = self
            result.indexes = new
            result.program = program
            return result
        }
        var kept = new.indices.filter { !gone.contains(FileID(UInt32($0))) }.map { new[$0] }
        for index in added {
            let path = index.tree.source.path
            let next = kept.firstIndex { !$0.role.isPrelude && precedesAsPath(path, $0.tree.source.path) }
            // Behind the other sources, and before what describes the assets of the program.
            let end = kept.lastIndex { !$0.role.isPrelude }.map { $0 + 1 } ?? kept.count
            kept.insert(index, at: next ?? end)
        }
        return linking(kept)
    }

    /// The same program, linked anew: without the names that nothing in it spells any more.
    public func relinked() -> LoadedProgram { linking(indexes) }

    /// How many names the program knows, those of earlier contents included.
    public var nameCount: Int { program.names.count }

    private func linking(_ indexes: [FileIndex]) -> LoadedProgram {
        var result = self
        result.indexes = indexes
        result.program = Program(linking: indexes, profile: program.profile, replaced: replaced)
        result.files = indexes.indices.filter { indexes[$0].role == .source }.map { FileID(UInt32(truncatingIfNeeded: $0)) }
        return result
    }

    /// The index of a file with other bytes.
    private func index(_ file: FileID, with bytes: [UInt8]) -> FileIndex {
        let old = indexes[Int(file.rawValue)]
        let source = SourceFile(path: old.tree.source.path, bytes: bytes)
        let tree = SyntaxTree(parsing: source, swiftVersion: program.profile.swiftVersion)
        return FileIndex(tree: tree, profile: program.profile, role: old.role)
    }
}

/// Whether a search of a folder comes to a file below it, as far as the names on the way say: hidden files and folders, and those of other
/// tools, are passed over.
public func isSearched(_ path: String, in folder: String) -> Bool {
    let (path, folder) = (absolutePath(path), absolutePath(folder))
    guard isBelow(path, folder) else { return false }
    let parts = path.utf8.dropFirst(folder == "/" ? 1 : folder.utf8.count + 1).split(separator: UInt8(ascii: "/")).map {
        String(Substring($0))
    }
    return !parts.contains { $0.hasPrefix(".") || skippedFolders.contains($0) }
}
