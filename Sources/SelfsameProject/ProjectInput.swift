// What a call reads: the files of the program, those that are only known, descriptions of API, and standard input.

import Foundation
import SelfsameAnalysis
import SelfsamePrelude
import SelfsameSyntax

/// The paths of a call.
public struct ProjectInput: Sendable {
    /// Files and folders to report on.
    public var paths: [String]
    /// Whether the current folder is searched where `paths` is empty.
    public var searchesCurrentFolder = true
    /// Files and folders that are known but not reported on.
    public var contextPaths: [String]
    /// Files that describe more API.
    public var preludePaths: [String]
    /// Standard input, reported on under a path of its own.
    public var standardInput: (path: String, bytes: [UInt8])?

    /// Describes what a call reads.
    public init(
        paths: [String] = [], contextPaths: [String] = [], preludePaths: [String] = [], standardInput: (path: String, bytes: [UInt8])? = nil
    ) {
        self.paths = paths
        self.contextPaths = contextPaths
        self.preludePaths = preludePaths
        self.standardInput = standardInput
    }
}

/// A file to be read, or one whose bytes are at hand.
struct InputFile: Sendable {
    var path: String
    var role: FileRole
    /// The bytes, where they do not come from disk.
    var bytes: [UInt8]?

    func load() -> Result<SourceFile, InputProblem> {
        if let bytes { sourceFile(path: path, bytes: bytes) } else { readSource(at: path) }
    }
}

extension ProjectInput {
    /// The files to report on and those that give context, in path order. A file that is both is reported on, and one that standard input
    /// goes by is not read from disk.
    func files() -> (files: [InputFile], problems: [InputProblem]) {
        var files: [InputFile] = []
        var problems: [InputProblem] = []
        var seen: Set<String> = []
        if let standardInput {
            files.append(InputFile(path: standardInput.path, role: .source, bytes: standardInput.bytes))
            seen.insert(absolutePath(standardInput.path))
        }
        for (role, paths) in [(FileRole.source, paths), (.context, contextPaths)] {
            if paths.isEmpty, role == .context || standardInput != nil || !searchesCurrentFolder { continue }
            let found = swiftFiles(at: paths)
            problems += found.problems
            for path in found.paths where seen.insert(absolutePath(path)).inserted {
                files.append(InputFile(path: path, role: role))
            }
        }
        files.sort { precedesAsPath($0.path, $1.path) }
        return (files, problems)
    }
}

/// The paths that a file lists, one a line.
public func listedPaths(in path: String) throws(InputProblem) -> [String] {
    switch readSource(at: path) {
    case .success(let list):
        return String(decoding: list.bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    case .failure(let problem):
        throw problem
    }
}
