// From words to an exit status: parse the command line, run the command, print mistakes. Results go to standard output, everything else
// to standard error.

import SelfsameProject
import SelfsameReports
import SelfsameServer
import SelfsameSystem

/// The program's version.
let version = "0.1.0"

/// How a run ends; the highest that applies.
enum ExitStatus: Int32, Comparable {
    case success = 0
    /// Diagnostics at or above the fail level.
    case findings = 1
    /// The analysis is incomplete.
    case incomplete = 2
    /// The command line is wrong.
    case usage = 64
    /// An internal error.
    case internalError = 70

    static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}

/// Runs the program with the words of its command line.
func run(_ words: [String]) -> ExitStatus {
    let console = Console()
    do {
        let arguments = try Arguments(parsing: words) { FileManager.default.fileExists(atPath: $0) }
        return try run(arguments, console)
    } catch let error as UsageError {
        let help = error.see ?? error.command.map { "selfsame help \($0.rawValue)" } ?? "selfsame help"
        console.printError("selfsame: \(error.message)\nsee `\(help)`\n")
        return .usage
    } catch let stop as StoppedRun {
        return stop.status
    } catch is OutputFailure {
        console.printError("selfsame: cannot write to standard output: the reader closed it, or the disk is full\n")
        return .incomplete
    } catch {
        console.printError("selfsame: internal error: \(error)\n")
        return .internalError
    }
}

private func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    var run = AnalysisRun(arguments: arguments, console: console)
    switch arguments.command {
    case .lint: return try run.lint()
    case .tree: return try run.tree()
    case .layout: return try run.layout()
    case .report: return try run.identityReport()
    case .updates: return try run.updates()
    case .environment: return try run.environment()
    case .snapshot: return try run.snapshot()
    case .diff: return try run.diff()
    case .syntax: return try run.syntax()
    case .baseline: return try run.baseline()
    case .config: return try run.config()
    case .languageServer:
        // The protocol's word for an editor that went away without saying so.
        return serveLanguage(from: .standardInput, to: .standardOutput, version: version) ? .success : .findings
    case .reporters: try console.print(reporterList(width: console.isTerminal ? run.style.width : .max))
    case .desugar: return try run.desugar()
    case .prelude: return try run.prelude()
    case .rules: try console.print(ruleList(style: console.isTerminal ? run.style : nil))
    case .explain: return try run.explain()
    case .version: try console.print("selfsame \(version)\n")
    case .help: try console.print(helpText(arguments.operands.first, style: run.style))
    case .documents: return try documents(in: arguments.operands.first ?? ".", checking: arguments.has(.check), console)
    }
    return .success
}

private func helpText(_ name: String?, style: TextStyle) throws(UsageError) -> String {
    guard let name else { return generalHelp(width: style.width) }
    if let topic = Topic.named(name) { return terminalText(ofMarkdown: topic.text, style: style) }
    guard let command = Command(rawValue: name) else {
        let names = Command.allCases.filter { !$0.isHidden }.map(\.rawValue) + Topic.all.map(\.name)
        throw UsageError(message: "unknown command or topic `\(name)`" + didYouMean(name, among: names), command: nil)
    }
    return command == .help ? generalHelp(width: style.width) : help(of: command, width: style.width)
}
