// `diff`: the identity of two versions of a program compared.

import SelfsameProject
import SelfsameReports
import SelfsameSyntax
import SelfsameSystem

extension AnalysisRun {
    mutating func diff() throws -> ExitStatus {
        var (old, new) = (try version(arguments.operands[0]), try version(arguments.operands[1]))
        // Two files are two versions of one, whatever they are called.
        if old.folder == nil, new.folder == nil { (old.identities.commonPath, new.identities.commonPath) = ({ _ in "" }, { _ in "" }) }
        let difference = IdentityDifference(from: old.identities, to: new.identities)
        let format = arguments.value(.format).flatMap(DifferenceFormat.init) ?? .text
        let style = outputStyle
        let text = try times.measure("write") { try differenceText(difference, format: format, style: style) }
        try write(text, to: arguments.value(.output))
        return finished()
    }

    /// What an operand names: a file or folder, else a revision of git. A file has no folder.
    private mutating func version(_ name: String) throws -> (identities: IdentityVersion, folder: String?) {
        var input = ProjectInput(contextPaths: arguments.values(.context))
        let folder: String?
        if FileManager.default.fileExists(atPath: name) {
            input.paths = [name]
            folder = FileManager.default.fileExists(atPath: name + "/.") ? name : nil
        } else {
            do {
                let revision = try GitRevision(name)
                input.take(revision)
                folder = revision.folder
            } catch {
                printProblems([error])
                throw StoppedRun(status: .incomplete)
            }
        }
        let isRevision = !input.given.isEmpty
        try configure(&input, named: folder.map { [$0] } ?? input.paths + input.given.map(\.path))
        // A search leaves out what a configuration excludes; a revision is searched, too.
        input.forcesExclusion = input.forcesExclusion || isRevision
        let files = identities(of: try program(input), findsReads: true)
        for file in files {
            let source = isRevision ? SourceFile(path: "\(name):\(file.source.path)", bytes: file.source.bytes) : file.source
            report(file.syntaxDiagnostics, in: source)
        }
        let version = IdentityVersion(name: name, files: files) { path in folder.map { relativePath(path, toFolderOf: $0 + "/x") } ?? path }
        return (version, folder)
    }
}
