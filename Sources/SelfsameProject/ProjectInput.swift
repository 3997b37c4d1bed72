// What a call reads: the files of the program, those that are only known, descriptions of API, and standard input.

import SelfsameDeclarations
import SelfsamePrelude
import SelfsameSyntax
import SelfsameSystem

/// The paths of a call.
public struct ProjectInput {
    /// Files and folders to report on.
    public var paths: [String]
    /// Whether the current folder is searched where `paths` is empty.
    public var searchesCurrentFolder = true
    /// Files and folders that are known but not reported on.
    public var contextPaths: [String]
    /// Files that describe more API.
    public var preludePaths: [String]
    /// Where the configurations of a search come from; nil for none.
    public var configurations: ConfigurationStore?
    /// Which packages are looked for.
    public var packages = PackageChoice.none
    /// Whether files that are named are left out where a configuration excludes them.
    public var forcesExclusion = false
    /// The only files that are reported on, by their paths from the root; all others give context. Nil for no such bound.
    public var reported: Set<String>?
    /// Files whose bytes are at hand and that are reported on, by the path that each goes by: standard input, those of a revision.
    public var given: [(path: String, bytes: [UInt8])] = []

    /// What the asset catalogs of those files name.
    var givenAssets = AssetNames()

    /// Describes what a call reads.
    public init(
        paths: [String] = [], contextPaths: [String] = [], preludePaths: [String] = [], given: [(path: String, bytes: [UInt8])] = []
    ) {
        self.paths = paths
        self.contextPaths = contextPaths
        self.preludePaths = preludePaths
        self.given = given
    }
}

/// A file to be read, or one whose contents are at hand.
struct InputFile: Sendable {
    /// Where the contents come from.
    enum Contents: Sendable {
        case disk
        case bytes([UInt8])
        case text(String)
        /// Code that is generated of other files.
        case generated(@Sendable () -> String)
    }

    var path: String
    var role: FileRole
    var contents = Contents.disk

    func load() -> Result<SourceFile, InputProblem> {
        switch contents {
        case .disk: readSource(at: path)
        case .bytes(let bytes): sourceFile(path: path, bytes: bytes)
        case .text(let text): .success(SourceFile(path: path, bytes: Array(text.utf8)))
        case .generated(let text): .success(SourceFile(path: path, bytes: Array(text().utf8)))
        }
    }
}

/// What a call found.
struct FoundInput {
    /// In path order.
    var files: [InputFile] = []
    var problems: [InputProblem] = []
    var assets = AssetNames()
    /// Files that code is generated of.
    var resources = ResourceFiles()
    /// What describes the project.
    var projectFiles = ProjectFiles()
}

extension ProjectInput {
    /// Reads the files of a revision.
    public mutating func take(_ revision: GitRevision) {
        given = revision.files
        givenAssets = revision.assets
    }

    /// The files to report on and those that give context, in path order. A file that is both is reported on, and one whose bytes are at hand
    /// is not read from disk.
    func found() -> FoundInput {
        var files: [InputFile] = []
        var result = FoundInput(assets: givenAssets)
        // What describes API is no part of the program, wherever it lies.
        var seen = Set(preludePaths.map(absolutePath))
        let paths = given.map(\.path)
        for folder in Set((paths + self.paths + contextPaths).map { isFolder($0) ? absolutePath($0) : parentFolder(absolutePath($0)) })
            .sorted()
        {
            result.projectFiles.addAncestors(of: folder)
        }
        if paths.isEmpty, self.paths.isEmpty { result.projectFiles.addAncestors(of: absolutePath(".")) }
        let kept =
            forcesExclusion ? Set(swiftFiles(at: paths, configurations: configurations, forcesExclusion: true).paths) : Set(paths)
        for (path, bytes) in given where seen.insert(absolutePath(path)).inserted && kept.contains(path) {
            files.append(InputFile(path: path, role: .source, contents: .bytes(bytes)))
        }
        for (role, paths) in [(FileRole.source, self.paths), (.context, contextPaths)] {
            if paths.isEmpty, role == .context || !given.isEmpty || !searchesCurrentFolder { continue }
            let found = swiftFiles(
                at: paths, configurations: configurations, forcesExclusion: forcesExclusion && role == .source)
            result.problems += found.problems
            result.assets.formUnion(found.assets)
            result.resources.formUnion(found.resources)
            result.projectFiles.formUnion(found.projectFiles)
            files += found.models.filter { seen.insert(absolutePath($0)).inserted }.flatMap { ManagedObjectModel(path: $0).files }
            for path in found.paths where seen.insert(absolutePath(path)).inserted {
                let isReported = reported?.contains(absolutePath(path)) ?? true
                files.append(InputFile(path: path, role: isReported ? role : .context))
            }
        }
        // With nothing to report on, nothing needs to be known.
        if reported != nil, !files.contains(where: { $0.role == .source }) { files = [] }
        result.files = files.sorted { precedesAsPath($0.path, $1.path) }
        return result
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
