// Baselines: written and compared by `lint`, looked at and cleaned up by `baseline`.

import SelfsameLint
import SelfsameProject
import SelfsameReports
import SelfsameSyntax

extension AnalysisRun {
    /// Removes the findings of a baseline from the files and returns their number; or writes a baseline with all of them.
    mutating func compareWithBaseline(_ files: inout [LintedFile]) throws -> Int {
        if let path = arguments.value(.writeBaseline) {
            guard status < .incomplete else {
                console.printError("selfsame: no baseline written: the analysis is incomplete\n")
                return 0
            }
            let baseline = Baseline(of: files, at: path)
            try write(baseline.text, to: path)
            let count = baseline.count
            if !arguments.has(.quiet) { console.printError("selfsame: wrote \(counted(count, "finding")) to \(printable(path))\n") }
            let comparison = BaselineComparison(baseline, at: path, with: files)
            for index in files.indices { files[index].result.keepFindings(comparison.new[index]) }
            return count
        }
        guard let (path, baseline) = try readBaseline() else { return 0 }
        let comparison = BaselineComparison(baseline, at: path, with: files)
        for index in files.indices { files[index].result.keepFindings(comparison.new[index]) }
        if !comparison.gone.isEmpty, arguments.has(.verbose) {
            console.printError(
                "selfsame: \(counted(comparison.gone.count, "entry", "entries")) of `\(printable(path))` no longer \(comparison.gone.count == 1 ? "occurs" : "occur"); "
                    + "remove with `selfsame baseline prune`\n")
        }
        return comparison.known
    }

    /// The baseline that the options or the configuration name.
    private func readBaseline() throws -> (path: String, baseline: Baseline)? {
        guard let path = arguments.value(.baseline) ?? configuration.baseline else { return nil }
        do {
            return (path, try Baseline(readingFrom: path))
        } catch {
            printProblems([error])
            throw StoppedRun(status: .incomplete)
        }
    }

    /// `baseline report` and `baseline prune`.
    mutating func baseline() throws -> ExitStatus {
        let loaded = try program()
        guard let (path, baseline) = try readBaseline() else {
            throw UsageError(message: "no baseline named; add `--baseline FILE`, or set `baseline` in `.selfsame.json`", command: .baseline)
        }
        let options = try lintOptions(for: loaded)
        let files = times.measure("analyse") {
            loaded.analyse(threads: threads) {
                LintedFile(withoutFixesOf: lintedFile($0, analyzer: $1, options: options($1.program.tree($0).source.path)))
            }
        }
        for file in files { report(file.syntaxDiagnostics, in: file.source) }
        let comparison = BaselineComparison(baseline, at: path, with: files)
        if arguments.action == "prune" {
            guard status < .incomplete else {
                console.printError("selfsame: baseline not changed: the analysis is incomplete\n")
                return finished()
            }
            if comparison.pruned != baseline { try write(comparison.pruned.text, to: path) }
            try console.print("removed \(comparison.gone.reduce(0) { $0 + $1.count }) of \(counted(baseline.count, "finding"))\n")
            return finished()
        }
        let width = console.width
        func item(_ text: String) -> String { hanging(text, indent: 2, width: width).joined(separator: "\n") + "\n" }
        var text = "\(comparison.known) of \(counted(baseline.count, "finding")) still \(comparison.known == 1 ? "occurs" : "occur")\n"
        if !comparison.gone.isEmpty {
            text += "\nno longer found (remove with `selfsame baseline prune`):\n"
            for entry in comparison.gone { text += item("\(printable(entry.path)): \(entry.key.rule) in \(printable(entry.key.view))") }
        }
        let new = zip(files, comparison.new).flatMap { file, indices in indices.map { (file, file.result.findings[$0]) } }
        if !new.isEmpty {
            text += "\nnew:\n"
            for (file, finding) in new {
                let place = file.source.location(of: finding.range.start)
                text += item(
                    "\(printable(file.source.path)):\(place.line):\(place.column): \(finding.rule) in \(printable(finding.bodyName))")
            }
        }
        try console.print(text)
        return finished()
    }
}
