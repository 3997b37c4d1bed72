// `desugar`: builder bodies as the calls that the compiler makes of them.

import SelfsameProject
import SelfsameReports

extension AnalysisRun {
    mutating func desugar() throws -> ExitStatus {
        let loaded = try program()
        let options = treeOptions(withNodes: false)
        let files = times.measure("analyse") {
            loaded.analyse(threads: threads) { desugaredBodies(of: $0, analyzer: $1, options: options) }
        }
        checkViews { name in files.contains { $0.bodies.contains { $0.isSelected(by: name) } } }
        for file in files { report(file.syntaxDiagnostics, in: file.source) }
        let text = desugaredText(files)
        if let path = arguments.value(.output) { try write(text, to: path) } else { try console.printSource(text) }
        return finished()
    }
}
