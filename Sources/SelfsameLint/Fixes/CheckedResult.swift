// Fixes are tried before anyone sees them: each by itself is applied to a copy of the program, and then the file parses and has the types
// that the fix predicts, or the fix is shown with the reason and never applied. Reports take results of this type only, and only a trial
// makes one.

import SelfsameSyntax

/// What linting a file gave, after each of its fixes was tried.
@dynamicMemberLookup
public struct CheckedResult: Sendable {
    private var result: LintResult

    /// Takes it on trust that the fixes were tried: for tests of what is written about them.
    init(trusting result: LintResult) { self.result = result }

    /// A result without its fixes, for those who show none.
    public init(withoutFixesOf result: LintResult) {
        self.result = result
        for index in result.findings.indices { self.result.findings[index].fixes = [] }
    }

    /// What the result says.
    public subscript<Value>(dynamicMember path: KeyPath<LintResult, Value>) -> Value { result[keyPath: path] }

    /// Removes the findings that are not to be reported.
    public mutating func removeFindings(where isUnwanted: (Finding) -> Bool) { result.findings.removeAll(where: isUnwanted) }

    /// Leaves the findings of these indices.
    public mutating func keepFindings(_ kept: [Int]) { result.findings = kept.map { result.findings[$0] } }
}

/// Fixes of one file that are tried at once.
public struct FixTrial: Sendable {
    /// The file's result, as an index into the results.
    public var index: Int
    /// The fixes. None touches a different one.
    public var fixes: [ChosenFix]

    /// Makes a trial.
    public init(index: Int, fixes: [ChosenFix]) {
        self.index = index
        self.fixes = fixes
    }
}

/// A file with the fixes of a trial.
public struct TriedFile: Sendable {
    /// The file.
    public var tree: SyntaxTree
    /// Its bodies.
    public var bodies: [BodySketch]

    /// Makes a file.
    public init(tree: SyntaxTree, bodies: [BodySketch]) {
        self.tree = tree
        self.bodies = bodies
    }
}

/// Tries every fix of the results, and withdraws those whose result is not what they promise; `withdrawn` is how many. `trying` gives the
/// files with the fixes of some trials, one of each file.
public func checkFixes(
    of results: [LintResult], trying: ([FixTrial]) -> [TriedFile]
) -> (results: [CheckedResult], withdrawn: Int) {
    var results = results
    var waiting = results.indices.compactMap { index -> FixTrial? in
        let (findings, bodies) = (results[index].findings, results[index].sketches)
        let fixes = findings.indices.flatMap { finding in
            findings[finding].fixes.indices.filter { findings[finding].fixes[$0].isTried }.map {
                chosenFix($0, of: finding, findings: findings, bodies: bodies)
            }
        }
        return fixes.isEmpty ? nil : FixTrial(index: index, fixes: fixes)
    }
    func outcome(of trials: [FixTrial]) -> [[String?]] {
        zip(trials, trying(trials)).map { trial, tried in
            objections(to: trial.fixes, before: results[trial.index].sketches, after: tried)
        }
    }
    var suspects: [(index: Int, fix: ChosenFix)] = []
    // In each attempt one fix a body: their types do not depend on each other but through members that make views.
    while !waiting.isEmpty {
        let attempt = waiting.map { FixTrial(index: $0.index, fixes: $0.fixes.withoutConflicts()) }
        for (trial, reasons) in zip(attempt, outcome(of: attempt)) {
            for (fix, reason) in zip(trial.fixes, reasons) where reason != nil { suspects.append((trial.index, fix)) }
        }
        waiting = zip(waiting, attempt).compactMap { whole, done in
            let rest = whole.fixes.filter { fix in !done.fixes.contains { $0.finding == fix.finding && $0.fix == fix.fix } }
            return rest.isEmpty ? nil : FixTrial(index: whole.index, fixes: rest)
        }
    }
    var withdrawn = 0
    var refused: [(index: Int, fix: ChosenFix)] = []
    for (index, fix) in suspects {
        guard let reason = outcome(of: [FixTrial(index: index, fixes: [fix])])[0][0] else { continue }
        if fix.isSuggestion {
            refused.append((index, fix))
            continue
        }
        results[index].findings[fix.finding].fixes[fix.fix].applicability = .display
        results[index].findings[fix.finding].fixes[fix.fix].note = reason
        withdrawn += 1
    }
    // A suggestion was never promised: what fails is not shown.
    for (index, fix) in refused.sorted(by: { $0.fix.fix > $1.fix.fix }) { results[index].findings[fix.finding].fixes.remove(at: fix.fix) }
    return (results.map { CheckedResult(trusting: $0) }, withdrawn)
}

extension Fix {
    /// Whether it may be applied to a file at all.
    public var isApplicable: Bool { applicability != .display && !edits.isEmpty }

    /// Whether it is tried before it is shown.
    var isTried: Bool { isApplicable || isSuggestion }
}
