// `explain`: the documentation of a rule, or the expression at one place of a file.

import SelfsameLint
import SelfsameProject
import SelfsameReports

extension AnalysisRun {
    mutating func explain() throws -> ExitStatus {
        guard let place = try place(.at) else {
            let id = arguments.operands.first ?? ""
            try console.print(explanation(of: id, style: style))
            return .success
        }
        let loaded = try program(around: place)
        let width = style.width
        let answers = loaded.analyse(threads: 1) { file, analyzer in
            analyzer.program.tree(file).source.path == place.path
                ? placeExplanation(line: place.line, column: place.column, of: file, analyzer: analyzer, width: width) : nil
        }
        guard let text = answers.compactMap({ $0 }).first else {
            let nearest = loaded.analyse(threads: 1) { file, analyzer in
                analyzer.program.tree(file).source.path == place.path
                    ? nearestExpression(line: place.line, column: place.column, of: file, analyzer: analyzer) : nil
            }.compactMap { $0 }.first
            let hint = nearest.map { "; the nearest is at \($0)" } ?? ""
            console.printError("selfsame: no view-body expression at \(printable(arguments.value(.at) ?? ""))\(hint)\n")
            raise(.incomplete)
            return finished()
        }
        try write(text, to: arguments.value(.output))
        return finished()
    }
}
