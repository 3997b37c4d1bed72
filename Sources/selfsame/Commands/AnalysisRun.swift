// The shared state of the commands that read source: files, profile, threads, errors, output.

import SelfsameDeclarations
import SelfsameProject
import SelfsameReports
import SelfsameSyntax
import SelfsameSystem

/// One run of a command over source files. The status only ever rises.
struct AnalysisRun {
    var arguments: Arguments
    let console: Console
    let threads: Int
    private(set) var status = ExitStatus.success
    var times = PhaseTimes()
    /// The folder that all paths of the call share.
    var root = "/"
    /// The configuration of that folder.
    var configuration = Configuration.none
    /// Every configuration of the run.
    var configurations: ConfigurationStore?
    /// What git says was changed, where that was asked for.
    var changes: GitChanges?
    /// Files and folders that are known besides those that the call names.
    var addedContext: [String] = []

    /// Syntax errors of one file that are printed; the rest is counted.
    static let syntaxErrorsOfFile = 20

    init(arguments: Arguments, console: Console) {
        self.arguments = arguments
        self.console = console
        threads = arguments.value(.jobs).flatMap(Int.init) ?? processorCount
    }

    mutating func raise(_ status: ExitStatus) { self.status = max(self.status, status) }

    /// How results are written to standard output.
    var style: TextStyle { TextStyle(usesColor: console.usesColor(arguments.value(.color)), width: console.width) }

    /// Reads and links the program that the options and operands name.
    mutating func program() throws -> LoadedProgram { try program(try input()) }

    /// Reads and links a program.
    mutating func program(_ input: ProjectInput) throws -> LoadedProgram {
        let profile = profile
        let loaded = loadProgram(
            input, profile: profile, fixed: fixedParts, describing: arguments.command.descriptionScope, threads: threads, times: &times)
        if let configurations { try check(configurations) }
        report(loaded.problems)
        if loaded.files.isEmpty, input.searchesCurrentFolder, arguments.command != .diff, !arguments.has(.quiet) {
            console.printError(
                """
                selfsame: no Swift files in the current folder; name a file or folder, as in `selfsame \(arguments.command.rawValue) Sources`, \
                or see `selfsame help`

                """)
        }
        for mistake in loaded.preludeMistakes { report(mistake.diagnostics, in: mistake.source) }
        for (source, ranges) in loaded.unknownMarks {
            for range in ranges {
                let text = printable(source.text(in: range).trimmed)
                console.printError("\(placeText(source.path, Span(range, in: source))): warning: unknown mark `\(text)`\n")
            }
        }
        tellIgnoredKeys(in: loaded)
        tellLeftOutFiles(in: loaded)
        if arguments.has(.verbose) {
            let roles = loaded.program.files.map(\.role)
            let profile = loaded.program.profile
            console.printError(
                """
                selfsame: \(profile.platform.rawValue) \(profile.deploymentTarget), SDK \(profile.sdk), Swift \(profile.swiftVersion); \
                \(counted(loaded.files.count, "file")), \(roles.count { $0 == .context }) for context, \(roles.count(where: \.isPrelude)) \
                describing API; \(counted(threads, "thread"))
                \(loaded.plan.summary)\(loaded.imports.summary)
                """)
        }
        return loaded
    }

    /// Prints what is wrong with paths. The analysis is incomplete then.
    mutating func report(_ problems: [InputProblem]) {
        guard !problems.isEmpty else { return }
        raise(.incomplete)
        printProblems(problems)
    }

    /// Prints problems, a line each.
    func printProblems(_ problems: [InputProblem]) {
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
