// `explain`: the documentation of a rule, or the expression at one place of a file.

import SelfsameLint
import SelfsameProject
import SelfsameReports

extension AnalysisRun {
    mutating func explain() throws -> ExitStatus {
        guard let written = arguments.value(.at) else {
            let id = arguments.operands.first ?? ""
            try console.print(explanation(of: id, style: style))
            return .success
        }
        let parts = written.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]), line > 0, column > 0
        else {
            throw UsageError(message: "invalid place `\(written)`; write FILE:LINE:COLUMN, as in `--at Feed.swift:12:9`", command: .explain)
        }
        let path = parts.dropLast(2).joined(separator: ":")
        var named = self
        named.arguments.operands = arguments.operands.contains(path) ? arguments.operands : [path] + arguments.operands
        let loaded = try named.program()
        self = named
        let answers = loaded.analyse(threads: 1) { file, analyzer in
            analyzer.program.tree(file).source.path == path
                ? placeExplanation(line: line, column: column, of: file, analyzer: analyzer) : nil
        }
        guard let text = answers.compactMap({ $0 }).first else {
            console.printError("selfsame: no view-body expression at \(printable(written))\n")
            raise(.incomplete)
            return finished()
        }
        try write(text, to: arguments.value(.output))
        return finished()
    }
}
