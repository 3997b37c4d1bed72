// Where the reports of one run go: each reporter to a file of its own, one of them to standard output.

import SelfsameProject
import SelfsameReports
import SelfsameSyntax

/// A reporter and where it writes.
struct ReporterOutput {
    var reporter: Reporter
    /// The file; nil for standard output.
    var path: String?
}

extension AnalysisRun {
    /// The reporters that the options ask for.
    func reporterOutputs() throws(UsageError) -> [ReporterOutput] {
        var outputs: [ReporterOutput] = []
        for value in arguments.values(.reporter) {
            let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let name = parts.first, let reporter = Reporter.named(name) else {
                throw UsageError(
                    message: "unknown reporter `\(parts.first ?? value)`" + didYouMean(parts.first ?? value, among: Reporter.names)
                        + " (expected \(listed(Reporter.all.map(\.id), last: " or ")))", command: .lint)
            }
            if parts.count > 1, parts[1].isEmpty {
                throw UsageError(message: "missing file in `--reporter \(value)`; write `--reporter \(name):FILE`", command: .lint)
            }
            outputs.append(ReporterOutput(reporter: reporter, path: parts.count > 1 ? parts[1] : nil))
        }
        if arguments.has(.diff), arguments.value(.output) == nil, outputs.contains(where: { $0.path == nil }) {
            throw UsageError(
                message: "`--diff` writes to standard output; add a file to the reporter: `--reporter json:FILE`", command: .lint)
        }
        let usual = console.isTerminal ? "pretty" : console.isInXcode ? "xcode" : "plain"
        if outputs.isEmpty, let reporter = Reporter.named(configuration.reporter ?? usual) {
            outputs = [ReporterOutput(reporter: reporter)]
        }
        if let path = arguments.value(.output) {
            guard let index = outputs.firstIndex(where: { $0.path == nil }) else {
                throw UsageError(message: "`--output` has no effect: every reporter already has a file; remove `--output`", command: .lint)
            }
            outputs[index].path = path
        }
        if outputs.count(where: { $0.path == nil }) > 1 {
            throw UsageError(
                message: "two reporters write to standard output; add a file to one of them: `--reporter json:FILE`", command: .lint)
        }
        let paths = outputs.compactMap(\.path).map(absolutePath)
        if let index = paths.indices.first(where: { paths[..<$0].contains(paths[$0]) }) {
            throw UsageError(
                message: "two reporters write to `\(outputs.compactMap(\.path)[index])`; use a separate file for each", command: .lint)
        }
        return outputs
    }

    /// Writes a report by every reporter. Files come first: that the reader of standard output went away harms none of them.
    mutating func write(_ report: LintReport, to outputs: [ReporterOutput]) throws {
        for output in outputs.filter({ $0.path != nil }) + outputs.filter({ $0.path == nil }) {
            let isColored = output.path == nil || arguments.value(.color) == "always"
            let style = isColored ? style : TextStyle()
            try write(times.measure("write") { try output.reporter.write(report, style) }, to: output.path)
        }
    }

    /// What kept the run from analysing everything, as reports carry it.
    func reportProblems(_ problems: [InputProblem], _ files: [LintedFile]) -> [ReportProblem] {
        problems.map {
            ReportProblem(path: $0.path, line: $0.location?.line, column: $0.location?.column, message: $0.message)
        }
            + files.flatMap { file in
                file.syntaxDiagnostics.prefix(Self.syntaxErrorsOfFile).map { diagnostic in
                    let place = file.source.location(of: diagnostic.range.start)
                    return ReportProblem(
                        path: file.source.path, line: place.line, column: place.column, message: diagnostic.message)
                }
            }
    }
}
