// `report --format html`: the page needs what `report`, `tree` and `lint` know, from one pass over the program.

import SelfsameIdentity
import SelfsameProject
import SelfsameReports

extension AnalysisRun {
    mutating func htmlReport() throws -> ExitStatus {
        let loaded = try program()
        let options = treeOptions(withNodes: true)
        let lint = try lintOptions(for: loaded)
        let includesLayout = !arguments.has(.noLayout)
        let found = times.measure("analyse") {
            loaded.analyse(threads: threads) { file, analyzer in
                let bodies = reportedBodies(of: file, analyzer: analyzer, options: options, includesLayout: includesLayout)
                return (bodies, lintedFile(file, analyzer: analyzer, options: lint(analyzer.program.tree(file).source.path)))
            }
        }
        let updates = times.measure("updates") { reportedUpdates(Analyzer(program: loaded.program), bodies: found.map(\.0)) }
        let linted = checkingFixes(of: found.map(\.1), in: loaded).files
        let files = zip(found, linted).map { ReportedFile(bodies: $0.0, linted: $1) }
        checkViews { name in files.contains { $0.bodies.trees.bodies.contains { $0.isSelected(by: name) } } }
        for file in linted { report(file.syntaxDiagnostics, in: file.source) }
        let profile = profile
        let head = ReportHead(
            title: root.split(separator: "/").last.map(String.init) ?? root,
            origin: "selfsame \(version) · \(profile.platform.rawValue) \(profile.deploymentTarget) · SDK \(profile.sdk)",
            problems: reportProblems(loaded.problems, linted))
        let text = try times.measure("write") { try htmlText(files, head: head, updates: updates) }
        try write(text, to: arguments.value(.output))
        return finished()
    }
}
