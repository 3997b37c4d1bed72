// The files that the paths of a call stand for. A file is taken as it is named; a folder is searched for `*.swift`, as far as the
// configurations on the way allow it: what they exclude is never entered.
// Hidden files and folders, folders of build products and of packages fetched by other tools are skipped, and links to folders found on
// the way are not followed, so the search cannot loop and finds no file twice. The result is in path order.

import SelfsameSyntax
import SelfsameSystem
import Synchronization

/// The files found for the paths of a call, and the paths that stand for none.
public struct SwiftFiles: Sendable {
    /// Paths as they are printed: as given, files found in a folder joined to it with `/`.
    public var paths: [String] = []
    /// Paths that could not be searched.
    public var problems: [InputProblem] = []
    /// What the asset catalogs name that stand in the folders.
    var assets = AssetNames()
    /// The folders of Core Data models.
    var models: [String] = []
    /// Files in those folders that code is generated of.
    var resources = ResourceFiles()
    /// What describes the project in those folders.
    var projectFiles = ProjectFiles()
}

/// Folders that hold no source of the project's own.
public let skippedFolders: Set<String> = ["DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules"]

/// Finds the files that `arguments` stand for. Without arguments the current folder is searched, and the paths have no folder in front.
/// With `forcesExclusion`, files that are named are left out where a configuration excludes them.
public func swiftFiles(
    at arguments: [String], configurations: ConfigurationStore? = nil, forcesExclusion: Bool = false
) -> SwiftFiles {
    var search = Search(configurations: configurations)
    if arguments.isEmpty { search.run(folder: ".", printedAs: "", named: ".") }
    for argument in arguments {
        if isFolder(argument) {
            if forcesExclusion, search.isExcluded(argument) { continue }
            search.run(folder: argument, printedAs: argument.hasSuffix("/") ? argument : argument + "/", named: argument)
        } else if !forcesExclusion || !search.isExcluded(argument) {
            if let problem = problem(ofFile: argument) {
                search.found.problems.append(problem)
            } else {
                search.found.paths.append(argument)
            }
        }
    }
    search.tellUnusedGlobs()
    // One search finds no file twice.
    if arguments.count > 1 { search.found.paths = withoutDuplicates(search.found.paths) }
    search.found.paths.sort(by: precedesAsPath)
    return search.found
}

/// What is wrong with a file that is named and has the name of something else; a script may have no ending.
private func problem(ofFile path: String) -> InputProblem? {
    let name = lastPathComponent(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex, FileManager.default.fileExists(atPath: path) else { return nil }
    if ["swift", "swiftinterface"].contains(name[name.index(after: dot)...]) { return nil }
    return InputProblem(path: path, message: "not a Swift file (`.swift`)")
}

/// Whether a path is a folder or a link to one.
package func isFolder(_ path: String) -> Bool {
    // `name/.` exists for folders only. One call and no attributes: three times cheaper than asking for the kind of every entry.
    !path.isEmpty && FileManager.default.fileExists(atPath: path + "/.")
}

/// Whether an entry is a folder or a link to one; asked of the system only where reading the folder does not tell.
private func isFolder(_ entry: FolderEntry, at path: String) -> Bool {
    switch entry.kind {
    case .folder: true
    case .file: false
    case .link, .unknown: isFolder(path)
    }
}

/// One search for files.
private struct Search {
    let configurations: ConfigurationStore?
    var found = SwiftFiles()
    private var excludedCount = 0
    /// Globs of `included` in folders that were searched as a whole, and whether they have matched.
    private var included: [Glob: (entry: ConfigurationEntry, isUsed: Bool)] = [:]

    init(configurations: ConfigurationStore?) { self.configurations = configurations }

    mutating func run(folder: String, printedAs prefix: String, named: String) {
        let countBefore = found.paths.count
        let problemsBefore = found.problems.count
        let excludedBefore = excludedCount
        let root = absolutePath(folder)
        walk(folder: folder, prefix: prefix, root: root)
        guard found.paths.count == countBefore, found.problems.count == problemsBefore else { return }
        if configurations?.configuration(forFolder: root).allowsNoFiles == true { return }
        let reason = excludedCount > excludedBefore ? ": the configuration excludes all of them" : ""
        found.problems.append(InputProblem(path: named, message: "no Swift files in this folder" + reason))
    }

    /// Whether a configuration leaves out what a call names.
    func isExcluded(_ path: String) -> Bool {
        guard let configurations else { return false }
        let full = absolutePath(path)
        let configuration = configurations.configuration(forFile: path)
        if configuration.excluded.contains(where: { $0.covers(full) }) { return true }
        return configuration.included.map { globs in !globs.contains { $0.covers(full) || $0.mayMatch(below: full) } } ?? false
    }

    /// Says which globs of `included` have matched nothing.
    mutating func tellUnusedGlobs() {
        for (glob, use) in included where !use.isUsed {
            found.problems.append(
                InputProblem(
                    path: use.entry.path, location: use.entry.location,
                    message: "`\(glob.pattern)` in `included` matches no Swift file; correct or remove it"))
        }
        found.problems = found.problems.inPathOrder()
    }

    /// A file found, or a folder still to be searched.
    private struct Entry {
        /// Its name; that of a folder ends in a slash, as it does in the paths below it.
        var name: String
        /// The path as it is printed.
        var path: String
        /// The folder's path from the root; nil for a file.
        var folder: String?
    }

    /// Finds files in path order. The search keeps its own stack: the depth of a file system is not bounded by that of a thread's stack.
    private mutating func walk(folder: String, prefix: String, root: String) {
        var pending = entries(of: folder, prefix: prefix, full: root, root: root)
        while let next = pending.popLast() {
            if let full = next.folder {
                pending += entries(of: next.path, prefix: next.path + "/", full: full, root: root)
            } else {
                found.paths.append(next.path)
            }
        }
    }

    /// The sources in a folder and the folders in it that are searched, the last one first.
    private mutating func entries(of folder: String, prefix: String, full: String, root: String) -> [Entry] {
        let all: [FolderEntry]
        do {
            all = try folderEntries(of: folder)
        } catch {
            found.problems.append(InputProblem(path: folder, message: "cannot search this folder: \(describe(error))"))
            return []
        }
        let configuration = configurations?.configuration(forFolder: full) ?? .none
        let excluded = configuration.excluded
        let included = configuration.included
        if let included, let entry = configuration.entry("included"), entry.folder == root || isBelow(entry.folder, root) {
            for glob in included where self.included[glob] == nil { self.included[glob] = (entry, false) }
        }
        var entries: [Entry] = []
        for entry in all where !entry.name.hasPrefix(".") {
            let name = entry.name
            // Projects and workspaces hold no source.
            if found.projectFiles.add(name, in: full), !name.hasSuffix(".swift") { continue }
            let path = prefix + name
            let isSource = name.hasSuffix(".swift")
            var fullPath: String { (full == "/" ? "" : full) + "/" + name }
            let isFolder = isFolder(entry, at: path)
            if !excluded.isEmpty || included != nil {
                let isFolder = !isSource && isFolder
                let fullPath = fullPath
                if excluded.contains(where: { $0.matches(fullPath) }) {
                    if isSource || isFolder { excludedCount += 1 }
                    continue
                }
                if let included,
                    isFolder ? !included.contains(where: { $0.mayMatch(below: fullPath) }) : !isIncluded(fullPath, included)
                {
                    if isSource || isFolder { excludedCount += 1 }
                    continue
                }
            }
            if isFolder {
                guard !skippedFolders.contains(name), entry.kind == .folder || !isLink(path) else { continue }
                if AssetNames.isCatalog(name) {
                    readCatalog(path)
                    found.resources.add(path, name)
                } else if ManagedObjectModel.isModel(name) {
                    found.models.append(path)
                } else {
                    entries.append(Entry(name: name + "/", path: path, folder: fullPath))
                }
            } else if isSource {
                entries.append(Entry(name: name, path: path))
            } else {
                found.resources.add(path, name)
            }
        }
        return entries.sorted { precedesAsPath($1.name, $0.name) }
    }

    /// Reads the names in an asset catalog. One that cannot be read names nothing: it is no source.
    private mutating func readCatalog(_ catalog: String) {
        var pending: [(path: String, namespaces: [String])] = [(catalog, [])]
        while let (group, namespaces) = pending.popLast() {
            for entry in (try? folderEntries(of: group)) ?? [] where !entry.name.hasPrefix(".") {
                let name = entry.name
                let path = group + "/" + name
                if name.contains(".") {
                    found.assets.add(name[...], in: namespaces)
                } else if isFolder(entry, at: path), entry.kind == .folder || !isLink(path) {
                    pending.append((path, providesNamespace(path) ? namespaces + [name] : namespaces))
                }
            }
        }
    }

    private mutating func isIncluded(_ path: String, _ globs: [Glob]) -> Bool {
        var result = false
        for glob in globs where glob.covers(path) {
            result = true
            if path.hasSuffix(".swift") { included[glob]?.isUsed = true }
        }
        return result
    }
}

func isLink(_ path: String) -> Bool { (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil }

/// The paths, each file once: the first spelling of a file stays.
func withoutDuplicates(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert(absolutePath($0)).inserted }
}

/// The path from the root without `.`, `..` and doubled slashes; links are not resolved. Two spellings of one file have the same.
public func absolutePath(_ path: String) -> String {
    var full = path
    if path.utf8.first != UInt8(ascii: "/") {
        let relative = withoutHere(path)
        full = workingFolder()
        // The folder itself has nothing to be reduced.
        let isReduced = full.utf8.count > 1 && isReduced(relative, after: UInt8(ascii: "/"))
        full += "/"
        full += relative
        if isReduced { return full }
    }
    if isReduced(full) { return full }
    var parts: [Substring] = []
    for part in full.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) where part != "." {
        if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
}

/// The folder that relative paths begin at. The system is asked once, and again when the program has changed it.
package func workingFolder() -> String {
    knownWorkingFolder.withLock { known in
        if let known { return known }
        let current = FileManager.default.currentDirectoryPath
        known = current
        return current
    }
}

/// Makes relative paths begin at a different folder, where that is possible.
package func changeWorkingFolder(to path: String) {
    knownWorkingFolder.withLock { known in
        _ = FileManager.default.changeCurrentDirectoryPath(path)
        known = nil
    }
}

private let knownWorkingFolder = Mutex<String?>(nil)

/// A path without the `./` that it may begin with, as the paths of a search in the current folder do.
private func withoutHere(_ path: String) -> String {
    path.hasPrefix("./") ? String(Substring(path.utf8.dropFirst(2))) : path
}

/// Whether a path from the root, or the rest of one after a slash, certainly has no `.`, no `..`, no doubled slash and none at its end, as most
/// paths do.
private func isReduced(_ path: String, after start: UInt8 = 0) -> Bool {
    let slash = UInt8(ascii: "/")
    return withUTF8(of: path) { bytes in
        var previous = start
        for index in bytes.indices {
            let byte = bytes[index]
            if previous == slash, byte == slash || byte == UInt8(ascii: ".") { return false }
            previous = byte
        }
        return previous != slash
    }
}
