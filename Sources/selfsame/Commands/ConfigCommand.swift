// `config` and `reporters`: what governs a file, a first configuration, the formats of `lint`.

import Foundation
import SelfsameProject
import SelfsameReports

extension AnalysisRun {
    mutating func config() throws -> ExitStatus {
        if arguments.action == "init" {
            guard !FileManager.default.fileExists(atPath: configurationFileName) else {
                printProblems([InputProblem(path: configurationFileName, message: "is there already; it is left as it is")])
                return .incomplete
            }
            try write(firstConfiguration(), to: configurationFileName)
            if status == .success { try console.print("wrote \(configurationFileName)\n") }
            return finished()
        }
        let path = arguments.operands.first ?? "."
        let store = ConfigurationStore(startingFrom: arguments.values(.config))
        let folder = commonFolder(of: [path])
        let configuration = store.configuration(forFolder: folder)
        try check(store)
        try console.print(configurationText(configuration, of: path))
        return finished()
    }
}

/// The formats of `lint`, one a line.
func reporterList() -> String {
    let width = Reporter.all.map(\.id.count).max() ?? 0
    return Reporter.all.map { reporter in
        let also = reporter.aliases.isEmpty ? "" : " (also \(reporter.aliases.joined(separator: ", ")))"
        return "\(reporter.id + String(repeating: " ", count: width - reporter.id.count))  \(reporter.summary)\(also)\n"
    }.joined()
}
