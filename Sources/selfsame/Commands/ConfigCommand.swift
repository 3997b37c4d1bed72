// `config` and `reporters`: what governs a file, a first configuration, the formats of `lint`.

import SelfsameProject
import SelfsameReports
import SelfsameSystem

extension AnalysisRun {
    mutating func config() throws -> ExitStatus {
        if arguments.action == "init" {
            guard !FileManager.default.fileExists(atPath: configurationFileName) else {
                printProblems([InputProblem(path: configurationFileName, message: "already exists; not overwritten")])
                return .incomplete
            }
            try write(firstConfiguration(), to: configurationFileName)
            if status == .success { try console.print("wrote \(configurationFileName)\n") }
            return finished()
        }
        let path = arguments.operands.first ?? "."
        if !FileManager.default.fileExists(atPath: path), case .failure(let problem) = readSource(at: path) {
            printProblems([problem])
            return .incomplete
        }
        let store = ConfigurationStore(startingFrom: arguments.values(.config))
        let folder = commonFolder(of: [path])
        root = folder
        configuration = store.configuration(forFolder: folder)
        try check(store)
        try console.print(configurationText(configuration, of: path) + profileText(of: path))
        return finished()
    }

    /// What the file is compiled for, and where that is said.
    private func profileText(of path: String) -> String {
        var places: [String: String] = [:]
        for key in ["platform", "sdk", "deployment_target", "swift_version", "defines"] {
            places[key] = configuration.entry(key).map { "\(printable($0.path)):\($0.location.line)" }
        }
        return ProfilePlan(ofFile: path, base: profile, fixed: fixedParts).text(ofFile: path, origins: ProfileOrigins(places: places))
    }
}

/// The formats of `lint`, one a line, or more where a line has to fit a terminal.
func reporterList(width: Int = .max) -> String {
    let column = (Reporter.all.map(\.id.count).max() ?? 0) + 2
    return Reporter.all.map { reporter in
        let also = reporter.aliases.isEmpty ? "" : " (also \(reporter.aliases.joined(separator: ", ")))"
        let name = reporter.id + String(repeating: " ", count: column - reporter.id.count)
        return wrapped(reporter.summary + also, width: width == .max ? width : width - column).enumerated().map { index, line in
            (index == 0 ? name : String(repeating: " ", count: column)) + line + "\n"
        }.joined()
    }.joined()
}
