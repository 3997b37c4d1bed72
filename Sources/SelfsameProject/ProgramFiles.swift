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
        if spelled != nil { return describingEverything(threads: 1).changing(changes, known: known) }
        var exchanged: [FileID: [UInt8]] = [:]
        var gone: Set<FileID> = []
        var added: [(tree: SyntaxTree, role: FileRole)] = []
        for (path, contents) in changes.sorted(by: { precedesAsPath($0.key, $1.key) }) {
            let file = known[absolutePath(path)]
            guard case .bytes(let bytes) = contents, case .success(let source) = sourceFile(path: path, bytes: bytes) else {
                if let file { gone.insert(file) }
                continue
            }
            if let file {
                if program.tree(file).source.bytes != bytes { exchanged[file] = bytes }
            } else {
                added.append((SyntaxTree(parsing: source, swiftVersion: program.profile.compilerVersion), .source))
            }
        }
        // On this thread: one that is made for a single file would keep the memory that it took.
        var exchangedTrees = exchanged.map { file, bytes in
            let source = SourceFile(path: program.tree(file).source.path, bytes: bytes)
            return (file: file, tree: SyntaxTree(parsing: source, swiftVersion: program.profile.compilerVersion))
        }
        if !macros.isEmpty { expandMacros(&exchangedTrees, &added, &gone) }
        if gone.isEmpty && added.isEmpty {
            if exchangedTrees.isEmpty { return self }
            var result = self
            result.main = main.exchanging(exchangedTrees)
            result.others = others.map { $0.exchanging(exchangedTrees) }
            return result
        }
        return linking { linked, platform in
            var indexes = linked.indexes
            for (file, tree) in exchangedTrees { indexes[Int(file.rawValue)] = FileIndex(tree: tree, like: indexes[Int(file.rawValue)]) }
            indexes = indexes.indices.filter { !gone.contains(FileID(UInt32($0))) }.map { indexes[$0] }
            for (tree, role) in added {
                let path = tree.source.path
                let own = plan.fileProfile(ofFile: absolutePath(MacroExpansion.origin(of: path) ?? path), for: platform)
                let index = FileIndex(
                    tree: tree, profile: own.profile, role: role, membership: own.membership, isHidden: own.isHidden)
                let next = indexes.firstIndex { !$0.role.isPrelude && precedesAsPath(path, $0.tree.source.path) }
                // Behind the other sources, and before what describes the assets of the program.
                let end = indexes.lastIndex { !$0.role.isPrelude }.map { $0 + 1 } ?? indexes.count
                indexes.insert(index, at: next ?? end)
            }
            return indexes
        }
    }

    /// Takes the expansions of macros along with the files that have the macros.
    private func expandMacros(
        _ exchanged: inout [(file: FileID, tree: SyntaxTree)], _ added: inout [(tree: SyntaxTree, role: FileRole)],
        _ gone: inout Set<FileID>
    ) {
        var expansions: [String: FileID] = [:]
        for (number, index) in main.indexes.enumerated() {
            if let origin = MacroExpansion.origin(of: index.tree.source.path) { expansions[origin] = FileID(UInt32(number)) }
        }
        let version = program.profile.compilerVersion
        for file in gone {
            if let expansion = expansions[program.tree(file).source.path] { gone.insert(expansion) }
        }
        for tree in exchanged.map(\.tree) + added.map(\.tree) {
            let new = MacroExpansion.tree(of: tree, macros, swiftVersion: version)
            let old = expansions[tree.source.path]
            if let old, let new, program.tree(old).source.bytes == new.source.bytes { continue }
            if let old { gone.insert(old) }
            if let new { added.append((new, .context)) }
        }
    }

    /// The same program, linked anew: without the names that nothing in it spells any more.
    public func relinked() -> LoadedProgram { linking { linked, _ in linked.indexes } }

    /// How many names the program knows, those of earlier contents included.
    public var nameCount: Int { program.names.count }

    /// The program with other files, for each of its platforms.
    func linking(_ indexes: (LinkedProgram, Platform) -> [FileIndex]) -> LoadedProgram {
        func linked(_ old: LinkedProgram) -> LinkedProgram {
            let profile = old.program.profile
            return LinkedProgram(indexes(old, profile.platform), profile: profile)
        }
        var result = self
        result.main = linked(main)
        result.others = others.map(linked)
        result.numberFiles()
        return result
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
