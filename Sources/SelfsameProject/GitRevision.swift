// The Swift files of a revision, read out of git's own store: the checkout is neither touched nor looked at.

import SelfsameSystem

/// A revision's files.
public struct GitRevision: Sendable {
    /// The files by their paths from the current folder, in path order.
    public private(set) var files: [(path: String, bytes: [UInt8])] = []
    /// What its asset catalogs name.
    let assets: AssetNames
    /// The folder that was asked for, from the current one; nil where a file was asked for.
    public private(set) var folder: String?

    /// Reads what a revision has in the current folder; `REVISION:PATH` names another folder or a file, as git does. What a search for files
    /// skips on disk is skipped here.
    public init(_ name: String) throws(InputProblem) {
        let instead = "name files or folders"
        func failure(_ message: String) -> InputProblem { InputProblem(path: name, message: message) }
        func text(_ arguments: [String]) throws(InputProblem) -> String? {
            try git(arguments, in: ".", instead: instead).map {
                String(decoding: $0, as: UTF8.self).trimmed(of: \.isNewline)
            }
        }
        guard try text(["rev-parse", "--git-dir"]) != nil else {
            throw failure("no such file or folder, and no revision: the current folder is not inside a git repository")
        }
        let (revision, path) = parts(of: name)
        func object(_ name: String) throws(InputProblem) -> String? {
            guard !name.hasPrefix("-"), !name.hasPrefix(":") else { return nil }
            return try text(["rev-parse", "--verify", "--quiet", "--end-of-options", name])
        }
        guard try object(revision + "^{commit}") != nil else {
            let remote = revision.split(separator: "/").last ?? "main"
            throw failure("no such file, folder, commit or branch; try `git fetch origin \(remote)`")
        }
        guard let id = try object(path == nil ? revision + ":./" : name), let type = try text(["cat-file", "-t", id]) else {
            throw failure(path.map { "the revision does not contain `\($0)`" } ?? "the revision does not contain the current folder")
        }
        let blobs: [(path: String, id: String)]
        let damaged = failure("git cannot read this revision: the clone is partial or damaged; check with `git fsck`")
        if type == "tree" {
            let steps = path?.split(separator: "/").filter { $0 != "." } ?? []
            folder = steps.isEmpty ? "." : steps.joined(separator: "/")
            guard let listing = try git(["ls-tree", "-r", "-z", "--full-tree", id], in: ".", instead: instead) else { throw damaged }
            let listed = listedFiles(in: listing)
            assets = assetNames(of: listed)
            blobs = listed.filter(\.isSwift).map { ((steps + $0.path).joined(separator: "/"), $0.id) }
        } else {
            assets = AssetNames()
            blobs = [(path ?? name, id)]
        }
        if blobs.isEmpty { throw failure("no Swift files in this revision" + (path.map { " of `\($0)`" } ?? "")) }
        let names = Array(blobs.map { $0.id + "\n" }.joined().utf8)
        guard let output = try git(["cat-file", "--batch"], in: ".", input: names, instead: instead),
            let contents = blobContents(output), contents.count == blobs.count
        else { throw damaged }
        files = zip(blobs, contents).map { ($0.path, $1) }
        files.sort { precedesAsPath($0.path, $1.path) }
    }
}

/// `REVISION:PATH` in its parts.
private func parts(of name: String) -> (revision: String, path: String?) {
    guard let colon = name.firstIndex(of: ":") else { return (name, nil) }
    return (String(name[..<colon]), String(name[name.index(after: colon)...]))
}

/// A file in the listing of a revision.
private struct ListedFile {
    /// Folders and name.
    var path: [Substring]
    var id: String
    var isSwift: Bool { path.last?.hasSuffix(".swift") ?? false }
}

/// The files of `git ls-tree -r -z` that a search on disk would see: `MODE TYPE ID TAB PATH`. Links and submodules are no files.
private func listedFiles(in listing: [UInt8]) -> [ListedFile] {
    listing.split(separator: 0).compactMap { entry in
        let halves = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
        guard halves.count == 2 else { return nil }
        let words = String(decoding: halves[0], as: UTF8.self).split(separator: " ")
        guard words.count == 3, words[0].hasPrefix("100") else { return nil }
        let path = String(decoding: halves[1], as: UTF8.self).split(separator: "/")
        if path.contains(where: { $0.hasPrefix(".") }) || path.dropLast().contains(where: { skippedFolders.contains(String($0)) }) {
            return nil
        }
        return ListedFile(path: path, id: String(words[2]))
    }
}

/// What the asset catalogs among some files name: an asset is a folder in a catalog.
private func assetNames(of files: [ListedFile]) -> AssetNames {
    var names = AssetNames()
    for file in files {
        guard let catalog = file.path.firstIndex(where: AssetNames.isCatalog) else { continue }
        if let asset = file.path[(catalog + 1)...].dropLast().first(where: { $0.contains(".") }) { names.add(asset) }
    }
    return names
}

/// The contents in the output of `git cat-file --batch`: `ID blob SIZE`, a line break, as many bytes, a line break. Nil where an object is missing.
private func blobContents(_ output: [UInt8]) -> [[UInt8]]? {
    var result: [[UInt8]] = []
    var rest = output[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
        rest = rest[(end + 1)...]
        guard words.count == 3, let size = Int(words[2]), size >= 0, size < rest.count else { return nil }
        result.append(Array(rest.prefix(size)))
        rest = rest.dropFirst(size + 1)
    }
    return result
}
