// `lint`: diagnostics with suggestions, by the reporters asked for.

import SelfsameLint
import SelfsameProject
import SelfsameReports
import SelfsameSyntax
import SelfsameSystem

extension AnalysisRun {
    mutating func lint() throws -> ExitStatus {
        // Mistakes in the words of the call come before any work.
        _ = try reporterOutputs()
        var loaded = try program()
        tellUnmatchedNames(in: loaded)
        let options = try lintOptions(for: loaded)
        let outputs = try reporterOutputs()
        let fixes = try applyFixes(to: &loaded, options: options)
        let program = loaded
        let progress = progress(of: "analysing", count: program.files.count)
        let found = times.measure("analyse") {
            program.analyse(threads: threads, isLast: true) { file, analyzer in
                defer { progress?.advance() }
                return lintedFile(file, analyzer: analyzer, options: options(analyzer.program.tree(file).source.path))
            }
        }
        var (files, withdrawn) = checkingFixes(of: found, in: program)
        progress?.finish()
        for file in files {
            report(file.syntaxDiagnostics, in: file.source)
            report(errorsIn: file.gaps, of: file.source.path)
        }
        keepChangedLines(of: &files)
        let known = try compareWithBaseline(&files)
        var result = LintReport(files: files, showsExempted: arguments.has(.showExempted), showsUnknown: arguments.has(.showUnknown))
        result.problems = reportProblems(loaded.problems, files)
        result.hints = arguments.value(.hints).flatMap(HintStyle.init) ?? configuration.hints ?? .lines
        result.toolVersion = version
        result.pathFromRoot = pathFromRoot
        result.links = SourceLinks(environment: environmentVariables) { $0 }
        // A diff takes standard output for itself.
        try write(result, to: outputs.filter { $0.path != nil || !arguments.has(.diff) })
        let unknownViews = files.map { (path: $0.source.path, count: $0.unknownViews) }
        let tellsUnknown = !unknownViewsText(unknownViews, of: result.summary.bodies, missing: loaded.imports.missing, isWhole: false)
            .isEmpty
        // Where nothing could be read, the problem says all there is to say.
        let isEmpty = files.isEmpty && !result.problems.isEmpty
        if !arguments.has(.quiet), !isEmpty, outputs.contains(where: { $0.path == nil && $0.reporter.isForPeople }) {
            printSummary(of: result, fixes, withdrawn: withdrawn, known: known, tellsUnknown: tellsUnknown)
        }
        tellUnknownViews(loaded, unknownViews, of: result.summary.bodies, isWhole: false)
        let unknown = Set(files.filter { $0.unknownViews > 0 }.map(\.source.path))
        if arguments.has(.failOnMissingModules), loaded.imports.missing.values.contains(where: { !unknown.isDisjoint(with: $0) }) {
            raise(.incomplete)
        }
        if arguments.has(.benchmark) { printRuleTimes(files) }
        if let level = failLevel, result.findings.contains(where: { $0.severity >= level }) { raise(.findings) }
        return finished()
    }

    /// With `--changed-lines-only`, removes findings without a changed line in their range or in the range of a note.
    private func keepChangedLines(of files: inout [LintedFile]) {
        guard let changes, arguments.has(.changedLinesOnly) else { return }
        for index in files.indices {
            let source = files[index].source
            let path = absolutePath(source.path)
            files[index].result.removeFindings { finding in
                let ranges = [finding.range] + finding.notes.filter { $0.path == nil || $0.path == finding.path }.compactMap(\.range)
                return !ranges.contains { range in
                    let last = max(range.start, range.end > 0 ? range.end - 1 : 0)
                    return changes.touches(path, lines: source.location(of: range.start).line...source.location(of: last).line)
                }
            }
        }
    }

    /// The lowest severity that fails; nil where none does.
    private var failLevel: Severity? {
        if arguments.has(.lenient) { return nil }
        if arguments.has(.strict) { return .warning }
        guard let word = arguments.value(.failLevel) ?? configuration.failLevel else { return .error }
        return Severity.allCases.first { $0.word == word }
    }

    // MARK: Summary

    private func printSummary(of report: LintReport, _ fixes: FixRun?, withdrawn: Int, known: Int, tellsUnknown: Bool) {
        let summary = report.summary
        var parts = [
            report.countsBySeverity,
            "\(counted(summary.bodies, "view body", "view bodies")) in \(counted(summary.files, "file"))",
        ]
        if let fixes { parts.insert(fixes.phrase, at: 0) }
        let hidden = hiddenFixes(of: report)
        if !hidden.isEmpty { parts.append(hidden) }
        if withdrawn > 0 { parts.append("\(counted(withdrawn, "fix", "fixes")) dropped: they failed verification") }
        if known > 0 { parts.append("\(known) in the baseline") }
        if summary.exempted > 0 { parts.append("\(summary.exempted) exempted") }
        if summary.unknown > 0, !tellsUnknown {
            parts.append("\(counted(summary.unknown, "branch", "branches")) not judged: a type is unknown")
        }
        let seconds = times.phases.reduce(0) { $0 + $1.elapsed }
        parts.append("\(milliseconds(seconds)) ms, \(counted(threads, "thread"))")
        let line = "selfsame: \(parts.joined(separator: "; "))"
        // One line for scripts; on a terminal it must not run over the edge.
        let lines = console.isErrorTerminal ? wrapped(line, width: console.width - 2) : [line]
        console.printError(lines.joined(separator: "\n  ") + "\n")
    }

    /// How long each rule took, the slowest first.
    private func printRuleTimes(_ files: [LintedFile]) {
        var times: [String: Double] = [:]
        for file in files { times.merge(file.result.ruleTimes) { $0 + $1 } }
        for (rule, seconds) in times.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            console.printError("time: rule \(rule): \(milliseconds(seconds)) ms\n")
        }
    }
}
