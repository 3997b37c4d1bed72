// What the commands that read source have in common: which files, which profile, how many threads, what went wrong, where results go.

import Foundation
import SelfsameAnalysis
import SelfsameProject
import SelfsameReports
import SelfsameSyntax

/// One run of a command over source files. The status only ever rises.
struct AnalysisRun {
    let arguments: Arguments
    let console: Console
    let threads: Int
    private(set) var status = ExitStatus.success
    var times = PhaseTimes()

    /// Syntax errors of one file that are printed; the rest is counted.
    static let syntaxErrorsOfFile = 20

    init(arguments: Arguments, console: Console) {
        self.arguments = arguments
        self.console = console
        threads = arguments.value(.jobs).flatMap(Int.init) ?? processorCount
    }

    mutating func raise(_ status: ExitStatus) { self.status = max(self.status, status) }

    /// How results are written to standard output.
    var style: TextStyle { TextStyle(usesColor: console.usesColor(arguments.value(.color))) }

    /// The profile that the options describe.
    var profile: Profile {
        let platform = arguments.value(.platform).flatMap(Platform.init) ?? .ios
        let base = Profile(platform: platform)
        return Profile(
            platform: platform, sdk: arguments.value(.sdk).flatMap(Int.init) ?? base.sdk,
            deploymentTarget: arguments.value(.deploymentTarget).flatMap(Version.init) ?? base.deploymentTarget,
            defines: Set(arguments.values(.define)),
            swiftVersion: arguments.value(.swiftVersion).flatMap(Version.init) ?? base.swiftVersion)
    }

    /// The files that the options and operands name.
    mutating func input() -> ProjectInput {
        var paths = arguments.operands.filter { $0 != "-" }
        for list in arguments.values(.fileList) {
            do { paths += try listedPaths(in: list) } catch { report([error]) }
        }
        var input = ProjectInput(paths: paths, contextPaths: arguments.values(.context), preludePaths: arguments.values(.prelude))
        // A list that names nothing is no reason to search the current folder.
        input.searchesCurrentFolder = arguments.operands.isEmpty && !arguments.has(.fileList)
        if arguments.operands.contains("-") {
            let path = arguments.value(.standardInputPath) ?? "<stdin>"
            if let bytes = console.readInput() {
                input.standardInput = (path, bytes)
            } else {
                report([InputProblem(path: path, message: "cannot be read")])
            }
        }
        return input
    }

    /// Reads and links the program that the options and operands name.
    mutating func program() -> LoadedProgram {
        let loaded = loadProgram(input(), profile: profile, threads: threads, times: &times)
        report(loaded.problems)
        if arguments.has(.verbose) {
            let roles = loaded.program.files.map(\.role)
            console.printError(
                """
                selfsame: \(profile.platform.rawValue) \(profile.deploymentTarget), SDK \(profile.sdk), Swift \(profile.swiftVersion); \
                \(counted(loaded.files.count, "file")), \(roles.count { $0 == .context }) of context, \(roles.count(where: \.isPrelude)) that \
                describe API; \(counted(threads, "thread"))

                """)
        }
        return loaded
    }

    /// Prints what is wrong with paths. The analysis is incomplete then.
    mutating func report(_ problems: [InputProblem]) {
        guard !problems.isEmpty else { return }
        raise(.incomplete)
        for problem in problems {
            let place = problem.location.map { ":\($0.line):\($0.column)" } ?? ""
            let path = problem.path.isEmpty ? "\"\"" : printable(problem.path)
            console.printError("\(path)\(place): error: \(problem.message)\n")
        }
    }

    /// Prints the syntax errors of a file. The analysis is incomplete then.
    mutating func report(_ diagnostics: [SyntaxDiagnostic], in source: SourceFile) {
        guard !diagnostics.isEmpty else { return }
        raise(.incomplete)
        console.printError(syntaxText(diagnostics, in: source, limit: Self.syntaxErrorsOfFile))
    }

    /// Prints what result builders do not support: the compiler rejects it, and the body is known only in part.
    func report(errorsIn gaps: [BodyGap], of path: String) {
        for gap in gaps where gap.isError {
            console.printError("\(placeText(path, gap.span)): warning: \(printable(gap.reason))\n")
        }
    }

    /// Writes a result to a file, or to standard output where none is named.
    mutating func write(_ text: String, to path: String?) throws(OutputFailure) {
        guard let path else { return try console.print(text) }
        do { try writeFile(text, to: path) } catch { report([error]) }
    }

    /// Prints the time of each phase where it is asked for, and returns the status of the run.
    func finished() -> ExitStatus {
        guard arguments.has(.benchmark) else { return status }
        for phase in times.phases {
            console.printError(
                "time: \(phase.name): \(milliseconds(phase.elapsed)) ms elapsed, \(milliseconds(phase.processor)) ms of processor time\n")
        }
        return status
    }
}

/// Seconds as milliseconds with one digit after the point.
func milliseconds(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10_000).rounded())
    return "\(tenths / 10).\(tenths % 10)"
}
