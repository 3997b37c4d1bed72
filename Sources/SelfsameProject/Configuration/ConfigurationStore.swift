// Finding configurations: for each folder the nearest file above it, read once. With `--config` those files take the place of what lies at
// or above their own folder; nested files below it are found all the same.

import SelfsameSyntax
import SelfsameSystem

/// The configurations of a run. Not `Sendable`: files are found before threads start.
public final class ConfigurationStore {
    private var byFolder: [String: Configuration] = [:]
    private var byPath: [String: ConfigurationFile] = [:]
    private var explicit: Configuration?
    /// What is wrong with the files read so far.
    public private(set) var problems: [InputProblem] = []

    /// A store that starts from files that are given, parents first; without any it finds all by itself.
    public init(startingFrom paths: [String] = []) {
        let given = paths.flatMap { files(startingAt: $0) }
        if !given.isEmpty { explicit = Configuration(files: given) }
    }

    /// The configuration of a file.
    public func configuration(forFile path: String) -> Configuration {
        configuration(forFolder: folder(of: absolutePath(path)))
    }

    /// The configuration of a folder, by its path from the root.
    public func configuration(forFolder folder: String) -> Configuration {
        if let known = byFolder[folder] { return known }
        let found: Configuration
        if let explicit, let base = explicit.folder, folder == base || !isBelow(folder, base) {
            found = explicit
        } else {
            let path = (folder == "/" ? "" : folder) + "/" + configurationFileName
            if FileManager.default.fileExists(atPath: path) {
                found = Configuration(files: files(startingAt: displayPath(path)))
            } else {
                found = folder == "/" ? explicit ?? .none : configuration(forFolder: self.folder(of: folder))
            }
        }
        byFolder[folder] = found
        return found
    }

    /// A file and the parents that it names, the farthest first.
    private func files(startingAt path: String) -> [ConfigurationFile] {
        var result: [ConfigurationFile] = []
        var seen: Set<String> = []
        var next: (path: String, entry: ConfigurationEntry?)? = (path, nil)
        while let (path, entry) = next {
            next = nil
            guard seen.insert(absolutePath(path)).inserted else {
                problems.append(
                    InputProblem(path: entry?.path ?? path, location: entry?.location, message: "`parent_config` forms a cycle"))
                break
            }
            let file = read(path, namedBy: entry)
            result.insert(file, at: 0)
            if let entry = file.entries["parent_config"], case .text(let parent) = entry.value {
                if parent.contains("://") {
                    problems.append(
                        InputProblem(path: path, location: entry.location, message: "`parent_config` must be a local file, not a URL"))
                } else {
                    let base = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
                    next = (parent.hasPrefix("/") ? parent : base + parent, entry)
                }
            }
        }
        return result
    }

    private func read(_ path: String, namedBy entry: ConfigurationEntry?) -> ConfigurationFile {
        let key = absolutePath(path)
        if let known = byPath[key] { return known }
        let file = ConfigurationFile(path: path)
        byPath[key] = file
        problems += file.problems
        return file
    }

    private func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }
}

/// Whether a path from the root lies in a folder, however deep.
public func isBelow(_ path: String, _ folder: String) -> Bool { path.hasPrefix(folder == "/" ? "/" : folder + "/") }

/// A path from the root as people see it: relative where it lies in the working directory.
public func displayPath(_ path: String) -> String {
    let current = workingFolder()
    return isBelow(path, current) ? String(path.dropFirst(current == "/" ? 1 : current.count + 1)) : path
}

/// The folder that all paths share: of a file its folder, of a folder itself.
public func commonFolder(of paths: [String]) -> String {
    var common: [Substring]?
    for path in paths {
        var parts = absolutePath(path).split(separator: "/")
        if !isFolder(path) { _ = parts.popLast() }
        guard let known = common else {
            common = parts
            continue
        }
        common = Array(zip(known, parts).prefix { $0.0 == $0.1 }.map(\.0))
    }
    return "/" + (common ?? absolutePath(".").split(separator: "/")).joined(separator: "/")
}
