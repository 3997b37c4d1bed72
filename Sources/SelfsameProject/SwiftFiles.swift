// The files that the paths of a call stand for. A file is taken as it is named; a folder is searched for `*.swift`.
// Hidden files and folders, folders of build products and of packages fetched by other tools are skipped, and links to folders found on
// the way are not followed, so the search cannot loop and finds no file twice. The result is in path order.

import Foundation

/// The files found for the paths of a call, and the paths that stand for none.
public struct SwiftFiles: Sendable {
    /// Paths as they are printed: as given, files found in a folder joined to it with `/`.
    public var paths: [String] = []
    /// Paths that could not be searched.
    public var problems: [InputProblem] = []
}

/// Folders that hold no source of the project's own.
public let skippedFolders: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules"]

/// Finds the files that `arguments` stand for. Without arguments the current folder is searched, and the paths have no folder in front.
public func swiftFiles(at arguments: [String]) -> SwiftFiles {
    var found = SwiftFiles()
    if arguments.isEmpty {
        search(folder: ".", printedAs: "", named: ".", into: &found)
    }
    for argument in arguments {
        if isFolder(argument) {
            let prefix = argument.hasSuffix("/") ? argument : argument + "/"
            search(folder: argument, printedAs: prefix, named: argument, into: &found)
        } else {
            found.paths.append(argument)
        }
    }
    found.paths = withoutDuplicates(found.paths)
    found.paths.sort(by: precedesAsPath)
    return found
}

/// Whether a path is a folder or a link to one.
func isFolder(_ path: String) -> Bool {
    // `name/.` exists for folders only. One call and no attributes: three times cheaper than asking for the kind of every entry.
    !path.isEmpty && FileManager.default.fileExists(atPath: path + "/.")
}

private func search(folder: String, printedAs prefix: String, named: String, into found: inout SwiftFiles) {
    let countBefore = found.paths.count
    let problemsBefore = found.problems.count
    walk(folder: folder, prefix: prefix, into: &found)
    if found.paths.count == countBefore, found.problems.count == problemsBefore {
        found.problems.append(InputProblem(path: named, message: "no Swift files in this folder"))
    }
}

/// The search keeps its own stack of folders: the depth of a file system is not bounded by that of a thread's stack.
private func walk(folder: String, prefix: String, into found: inout SwiftFiles) {
    var pending = [(folder: folder, prefix: prefix)]
    while let (folder, prefix) = pending.popLast() {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            found.problems.append(InputProblem(path: folder, message: "cannot search this folder: \(describe(error))"))
            continue
        }
        for name in names where !name.hasPrefix(".") {
            let path = prefix + name
            if isFolder(path) {
                guard !skippedFolders.contains(name), !isLink(path) else { continue }
                pending.append((path, path + "/"))
            } else if name.hasSuffix(".swift") {
                found.paths.append(path)
            }
        }
    }
}

private func isLink(_ path: String) -> Bool { (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil }

/// The paths, each file once: the first spelling of a file stays.
func withoutDuplicates(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert(absolutePath($0)).inserted }
}

/// The path from the root without `.`, `..` and doubled slashes; links are not resolved. Two spellings of one file have the same.
public func absolutePath(_ path: String) -> String {
    var parts: [Substring] = []
    let full = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    for part in full.split(separator: "/") where part != "." {
        if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
}
