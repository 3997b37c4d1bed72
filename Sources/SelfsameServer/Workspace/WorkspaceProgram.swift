// One program that lives as long as its folder is open, or its document where that is in no folder. What changes is noted at once and costs
// nothing; the next question brings the program up to date. An edit inside of bodies reads one file again and links nothing; any other edit
// links the indexes that are there. Answers are kept until then: what a file's diagnostics rest on may stand in any other file.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameLint
import SelfsameProject
import SelfsameReports
import SelfsameSyntax

/// A program of the workspace. It belongs to the thread that answers.
final class WorkspaceProgram {
    /// The folder, by its path from the root; nil for a document by itself.
    let folder: String?
    /// The path that decides its configuration.
    private let place: String
    /// Whether the working directory is its folder: paths are printed, and judged by the rules, as `selfsame lint` has them there.
    private let isCurrentFolder: Bool
    /// What the client's settings say.
    var settings: Settings { didSet { if settings.program != oldValue.program { unload() } else { forgetAnswers() } } }

    private var kept: (loaded: LoadedProgram, analyzer: Analyzer)?
    private var configurations = ConfigurationStore()
    private var baseline: (path: String, baseline: Baseline)?
    private var files: [String: FileID] = [:]
    private var answers: [FileID: FileAnswers] = [:]
    /// The diagnostics of files as the protocol has them, where all files were asked for.
    private var told: [FileID: JSON] = [:]
    private var changes: [String: FileContents] = [:]
    /// Names after the last linking: those that edits bring in stay until the next.
    private var linkedNames = 0

    private var revision = 0
    /// What is wrong with the configuration, the baseline and the files.
    private(set) var problems: [InputProblem] = []

    /// A program of a folder.
    init(folder: String, settings: Settings) {
        self.folder = folder
        place = folder
        self.settings = settings
        isCurrentFolder = absolutePath(".") == folder
    }

    /// A program of one document.
    init(document: OpenDocument, settings: Settings) {
        folder = nil
        place = document.isFile ? document.path.enclosingFolder : absolutePath(".")
        self.settings = settings
        isCurrentFolder = false
        changes[document.path] = .bytes(document.source.bytes)
    }

    // MARK: Changes

    /// Whether the files are read.
    var isLoaded: Bool { kept != nil }

    /// Whether a document belongs to it: it lies in the folder, and no configuration leaves it out.
    func takes(_ document: OpenDocument) -> Bool {
        guard let folder else { return true }
        guard document.isFile, document.path.hasSuffix(".swift"), isSearched(document.path, in: folder) else { return false }
        if files[document.path] != nil { return true }
        return !swiftFiles(at: [document.path], configurations: configurations, forcesExclusion: true).paths.isEmpty
    }

    /// Notes what became of a file.
    func note(_ contents: FileContents, of path: String) { changes[path] = contents }

    /// Reads everything again at the next question: the configuration changed, or what a search finds. What is open is noted once more.
    func unload() {
        kept = nil
        forgetAnswers()
    }

    private func forgetAnswers() {
        answers = [:]
        told = [:]
        revision += 1
    }

    /// The program as it is now.
    private func current() -> (loaded: LoadedProgram, analyzer: Analyzer) {
        if let kept, changes.isEmpty { return kept }
        let isNew = kept == nil
        var loaded = kept?.loaded ?? load()
        // What the old analyzer knows is given up first: two of them at once would be the most memory that the server ever takes.
        kept = nil
        forgetAnswers()
        if isNew { files = loaded.fileByPath }
        let named = Dictionary(uniqueKeysWithValues: changes.map { (name(of: $0.key), $0.value) })
        changes = [:]
        let before = loaded.files.count
        loaded = loaded.changing(named, known: files)
        if isNew || loaded.nameCount > linkedNames + linkedNames / 4 + 4096 {
            if !isNew { loaded = loaded.relinked() }
            linkedNames = loaded.nameCount
        }
        if loaded.files.count != before || named.values.contains(.gone) { files = loaded.fileByPath }
        let new = (loaded, Analyzer(program: loaded.program))
        kept = new
        return new
    }

    /// The path that a file goes by in the program.
    private func name(of path: String) -> String { isCurrentFolder ? displayPath(path) : path }

    private func load() -> LoadedProgram {
        configurations = ConfigurationStore()
        let configuration = configurations.configuration(forFolder: place)
        var input = ProjectInput(paths: folder.map { isCurrentFolder ? [] : [$0] } ?? [], preludePaths: configuration.preludes)
        input.searchesCurrentFolder = isCurrentFolder
        input.configurations = configurations
        var times = PhaseTimes()
        let profile = settings.profile(configuration, swiftVersion: swiftVersionFile(above: place))
        let loaded = loadProgram(input, profile: profile, threads: processorCount, times: &times)
        problems = configurations.problems + loaded.problems
        baseline = nil
        if let path = configuration.baseline {
            do { baseline = (path, try Baseline(readingFrom: path)) } catch { problems.append(error) }
        }
        return loaded
    }

    // MARK: Answers

    /// Every file of the program, linked.
    var program: Program { current().loaded.program }
    /// What answers questions about it.
    var analyzer: Analyzer { current().analyzer }

    /// Counts what may have changed any answer.
    var currentRevision: Int {
        _ = current()
        return revision
    }

    /// The number of a file, by its path from the root; of a document by itself there is only the one.
    func file(at path: String) -> FileID? {
        let loaded = current().loaded
        return folder == nil ? loaded.files.first : files[path]
    }

    /// The files that are reported on.
    var reportedFiles: [FileID] { current().loaded.files }

    /// The diagnostics of a file. What else is known of it is given up unless `keeps` says so: there may be thousands of files.
    func diagnostics(of file: FileID, keeps: Bool, _ make: (FileAnswers) -> JSON) -> JSON {
        if let known = told[file] { return known }
        let isNew = answers[file] == nil
        let items = make(answers(on: file))
        if isNew, !keeps { answers[file] = nil }
        told[file] = items
        return items
    }

    /// What is known of a file; made as far as it is asked for, and kept until something changes.
    func answers(on file: FileID) -> FileAnswers {
        let (loaded, analyzer) = current()
        if let known = answers[file] { return known }
        var part = loaded
        part.files = [file]
        let path = loaded.program.tree(file).source.path
        var options = configurations.configuration(forFile: path).lintOptions(for: absolutePath(path))
        settings.adjust(&options)
        let new = FileAnswers(file: file, part: part, analyzer: analyzer, options: options, baseline: baseline)
        answers[file] = new
        return new
    }
}

extension String {
    /// The folder of a path from the root.
    var enclosingFolder: String {
        guard let slash = lastIndex(of: "/"), slash != startIndex else { return "/" }
        return String(self[..<slash])
    }
}
