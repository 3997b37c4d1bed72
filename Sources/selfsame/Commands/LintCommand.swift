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
        var result = LintReport(files: files, showsExempted: arguments.has(.showExempted), showsUnknown: arguments.has(.showUnknown))
        result.problems = reportProblems(loaded.problems, files)
        result.toolVersion = version
        // A diff takes standard output for itself.
        try write(result, to: outputs.filter { $0.path != nil || !arguments.has(.diff) })
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

    // MARK: Summary

    private func printSummary(of report: LintReport, _ fixes: FixRun?, withdrawn: Int) {
        let summary = report.summary
        var parts = [
            report.countsBySeverity,
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
