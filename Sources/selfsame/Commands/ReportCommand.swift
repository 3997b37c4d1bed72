// `report`: what each condition does to identity.

import SelfsameProject
import SelfsameReports
import SelfsameSystem

extension AnalysisRun {
    mutating func identityReport() throws -> ExitStatus {
        if arguments.value(.format) == "html" { return try htmlReport() }
        if arguments.value(.format) == "svg" { return try drawings() }
        let files = try identities(findsAvoidable: true)
        let format = arguments.value(.format).flatMap(IdentityFormat.init) ?? .text
        let options = IdentityOptions(
            includesKept: arguments.has(.kept), includesAll: arguments.has(.view),
            links: SourceLinks(environment: environmentVariables, pathFromRoot: pathFromRoot))
        let style = outputStyle
        let text = try times.measure("write") { try identityText(files, format: format, options: options, style: style) }
        try write(text, to: arguments.value(.output))
        return finished()
    }

    private mutating func drawings() throws -> ExitStatus {
        let loaded = try program()
        let options = treeOptions(withNodes: true)
        let files = times.measure("analyse") {
            loaded.analyse(threads: threads) { reportedBodies(of: $0, analyzer: $1, options: options, includesLayout: false) }
        }
        checkViews { name in files.contains { $0.trees.bodies.contains { $0.isSelected(by: name) } } }
        for file in files { report(file.trees.syntaxDiagnostics, in: file.trees.source) }
        try write(times.measure("write") { identitySVG(files) }, to: arguments.value(.output))
        return finished()
    }

    /// What each condition of the program does to identity, by file.
    mutating func identities(findsAvoidable: Bool = false, findsReads: Bool = false) throws -> [FileIdentities] {
        let files = identities(of: try program(), findsAvoidable: findsAvoidable, findsReads: findsReads)
        for file in files { report(file.syntaxDiagnostics, in: file.source) }
        return files
    }

    /// What each condition of a program does to identity, by file.
    mutating func identities(of loaded: LoadedProgram, findsAvoidable: Bool = false, findsReads: Bool = false) -> [FileIdentities] {
        let options = treeOptions(withNodes: false)
        let files = times.measure("analyse") {
            loaded.analyse(threads: threads) {
                fileIdentities(of: $0, analyzer: $1, options: options, findsAvoidable: findsAvoidable, findsReads: findsReads)
            }
        }
        checkViews { name in files.contains { $0.views.contains { $0.isSelected(by: name) } } }
        return files
    }
}
