// `lint`: diagnostics with suggestions, by the reporters asked for.

import SelfsameLint
import SelfsameProject
import SelfsameReports
import SelfsameSyntax

extension AnalysisRun {
    mutating func lint() throws -> ExitStatus {
        let outputs = try reporterOutputs()
        let options = try lintOptions()
        var loaded = program()
        let fixes = try applyFixes(to: &loaded, options: options)
        let program = loaded
        var files = times.measure("analyse") {
            program.analyse(threads: threads) { lintedFile($0, analyzer: $1, options: options) }
        }
        let withdrawn = withdrawWrongFixes(from: &files, of: program)
        for file in files {
            report(file.syntaxDiagnostics, in: file.source)
            report(errorsIn: file.gaps, of: file.source.path)
        }
        let result = LintReport(files: files, showsExempted: arguments.has(.showExempted), showsUnknown: arguments.has(.showUnknown))
        for output in outputs where output.path != nil || !arguments.has(.diff) {
            let isColored = output.path == nil || arguments.value(.color) == "always"
            let style = isColored ? style : TextStyle()
            try write(times.measure("write") { try output.reporter.write(result, style) }, to: output.path)
        }
        if !arguments.has(.quiet), outputs.contains(where: { $0.path == nil && $0.reporter.isForPeople }) {
            printSummary(of: result, fixes, withdrawn: withdrawn)
        }
        if let level = failLevel, result.findings.contains(where: { $0.severity >= level }) { raise(.findings) }
        return finished()
    }

    /// The lowest severity that fails; nil where none does.
    private var failLevel: Severity? {
        if arguments.has(.lenient) { return nil }
        if arguments.has(.strict) { return .warning }
        guard let word = arguments.value(.failLevel) else { return .error }
        return Severity.allCases.first { $0.word == word }
    }

    // MARK: Rules

    private func lintOptions() throws(UsageError) -> LintOptions {
        var options = LintOptions()
        var ids = Set(RuleCatalogue.all.filter { $0.isDefault || arguments.has(.enableAllRules) }.map(\.id))
        if arguments.has(.onlyRule) { ids = Set(try ruleIDs(.onlyRule)) }
        ids.subtract(try ruleIDs(.disable))
        options.rules = ids
        return options
    }

    private func ruleIDs(_ option: OptionID) throws(UsageError) -> [String] {
        let ids = arguments.values(option).flatMap { $0.split(separator: ",").map(String.init) }
        for id in ids where RuleCatalogue.rule(id) == nil { throw unknownRule(id, command: .lint) }
        return ids
    }

    // MARK: Reporters

    private struct ReporterOutput {
        var reporter: Reporter
        /// Where it writes; nil for standard output.
        var path: String?
    }

    private func reporterOutputs() throws(UsageError) -> [ReporterOutput] {
        var outputs: [ReporterOutput] = []
        for value in arguments.values(.reporter) {
            let parts = value.split(separator: ":", maxSplits: 1).map(String.init)
            guard let id = parts.first, let reporter = Reporter.named(id) else {
                let ids = Reporter.all.map(\.id)
                throw UsageError(
                    message: "unknown reporter `\(parts.first ?? value)`" + didYouMean(parts.first ?? value, among: ids)
                        + "; there are \(listed(ids))", command: .lint)
            }
            outputs.append(ReporterOutput(reporter: reporter, path: parts.count > 1 ? parts[1] : nil))
        }
        if arguments.has(.diff), arguments.value(.output) == nil, outputs.contains(where: { $0.path == nil }) {
            throw UsageError(
                message: "`--diff` writes to standard output; give the reporter a path: `--reporter json:FILE`", command: .lint)
        }
        if outputs.isEmpty, let reporter = Reporter.named(console.isTerminal ? "pretty" : "xcode") {
            outputs = [ReporterOutput(reporter: reporter)]
        }
        if let path = arguments.value(.output) {
            guard let index = outputs.firstIndex(where: { $0.path == nil }) else {
                throw UsageError(message: "`--output` is given, but every reporter has a path of its own", command: .lint)
            }
            outputs[index].path = path
        }
        if outputs.count(where: { $0.path == nil }) > 1 {
            throw UsageError(
                message: "two reporters would write to standard output; give one of them a path: `--reporter json:FILE`", command: .lint)
        }
        return outputs
    }

    // MARK: Summary

    private func printSummary(of report: LintReport, _ fixes: FixRun?, withdrawn: Int) {
        let summary = report.summary
        let severities: [String] = Severity.allCases.reversed().compactMap { severity in
            let count = report.findings.count { $0.severity == severity }
            return count == 0 ? nil : counted(count, severity.word)
        }
        var parts = [
            severities.isEmpty ? "nothing to report" : listed(severities),
            "\(counted(summary.bodies, "view body", "view bodies")) in \(counted(summary.files, "file"))",
        ]
        if let fixes { parts.insert(fixes.phrase, at: 0) }
        let hidden = hiddenFixes(of: report)
        if !hidden.isEmpty { parts.append(hidden) }
        if withdrawn > 0 { parts.append("\(counted(withdrawn, "fix", "fixes")) withdrawn, since the result would not be as promised") }
        if summary.exempted > 0 { parts.append("\(summary.exempted) exempted") }
        if summary.unknown > 0 { parts.append("\(summary.unknown) not judged because a type is not known") }
        let seconds = times.phases.reduce(0) { $0 + $1.elapsed }
        parts.append("\(milliseconds(seconds)) ms, \(counted(threads, "thread"))")
        console.printError("selfsame: \(parts.joined(separator: "; "))\n")
    }
}
