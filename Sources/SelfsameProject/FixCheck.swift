// The check of fixes before they are offered: each by itself is applied to a copy of the program, and the file parses and has the type that the
// fix predicts, or the fix is shown with the reason and never applied.

import SelfsameDeclarations
import SelfsameLint
import SelfsameSyntax

extension LoadedProgram {
    /// Withdraws the fixes whose result is not what they promise, and returns how many there are. `results` are the results of `files`.
    public func withdrawWrongFixes(from results: inout [LintResult], threads: Int) -> Int {
        var waiting: [(index: Int, fixes: [ChosenFix])] = []
        for index in results.indices {
            let findings = results[index].findings
            let fixes = findings.indices.flatMap { finding in
                findings[finding].fixes.indices.filter { findings[finding].fixes[$0].isApplicable }.map {
                    chosenFix($0, of: finding, findings: findings, bodies: results[index].sketches)
                }
            }
            if !fixes.isEmpty { waiting.append((index, fixes)) }
        }
        var suspects: [(index: Int, fix: ChosenFix)] = []
        var count = 0
        // In each attempt one fix a body: their types do not depend on each other but through members that make views.
        while !waiting.isEmpty {
            let attempt = waiting.map { (index: $0.index, fixes: $0.fixes.withoutConflicts()) }
            for (item, reasons) in zip(attempt, self.objections(to: attempt, results: results, threads: threads)) {
                for (fix, reason) in zip(item.fixes, reasons) where reason != nil { suspects.append((item.index, fix)) }
            }
            waiting = zip(waiting, attempt).compactMap { whole, done in
                let rest = whole.fixes.filter { fix in !done.fixes.contains { $0.finding == fix.finding && $0.fix == fix.fix } }
                return rest.isEmpty ? nil : (whole.index, rest)
            }
        }
        for (index, fix) in suspects {
            guard let reason = objections(to: [(index, [fix])], results: results, threads: threads)[0][0] else { continue }
            results[index].findings[fix.finding].fixes[fix.fix].applicability = .display
            results[index].findings[fix.finding].fixes[fix.fix].note = reason
            count += 1
        }
        return count
    }

    private func objections(
        to attempt: [(index: Int, fixes: [ChosenFix])], results: [LintResult], threads: Int
    ) -> [[String?]] {
        let ids = attempt.map { files[$0.index] }
        let bytes = zip(attempt, ids).map { item, file in item.fixes.flatMap(\.edits).applied(to: program.tree(file).source.bytes) }
        let changed = exchanging(Dictionary(uniqueKeysWithValues: zip(ids, bytes)), threads: threads)
        let after = changed.analyse(ids, threads: threads) { bodySketches(of: $0, analyzer: $1) }
        return attempt.indices.map { position in
            SelfsameLint.objections(
                to: attempt[position].fixes, before: results[attempt[position].index].sketches, after: after[position],
                tree: changed.program.tree(ids[position]))
        }
    }
}

extension Fix {
    /// Whether it may be applied to a file at all.
    public var isApplicable: Bool { applicability != .display && !edits.isEmpty }
}
