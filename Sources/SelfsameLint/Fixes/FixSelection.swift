// Which fixes of a file are applied together, and whether the file is then what they promised. Fixes of one round do not touch each other:
// at most one a body, no overlapping edits, the first in the source wins; the next round sees the rest.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// A body as fixes are judged by it: a fix changes the type of one body in the way that it predicts, and adds no mistake.
public struct BodySketch: Sendable, Hashable {
    /// NAME of the body.
    public var name: String
    /// Where its declaration is.
    public var range: SourceRange
    /// Its printed type.
    public var type: String
    /// How many places the result builder does not take.
    public var mistakes: Int
    /// How many places are unknown.
    public var unknowns: Int
}

/// The bodies of a file in their order, which fixes keep.
public func bodySketches(of file: FileID, analyzer: Analyzer) -> [BodySketch] {
    bodySketches(of: file, analyzer: analyzer) { _ in true }
}

/// The bodies of a file with fixes. Those are typed that `objections` compares: the ones that the fixes change, or all where one of them changes
/// none.
public func bodySketches(of file: FileID, with fixes: [ChosenFix], analyzer: Analyzer) -> [BodySketch] {
    let changed = Set(fixes.map(\.body))
    return bodySketches(of: file, analyzer: analyzer) { changed.contains(nil) || changed.contains($0) }
}

private func bodySketches(of file: FileID, analyzer: Analyzer, isTyped: (Int) -> Bool) -> [BodySketch] {
    let program = analyzer.program
    let tree = program.tree(file)
    return analyzer.bodyPlaces(in: file).enumerated().map { index, place in
        guard isTyped(index) else {
            let node = place.declaration == .none ? place.code : program.declarationNode(place.declaration)
            return BodySketch(name: analyzer.bodyName(at: place), range: tree.range(node), type: "", mistakes: 0, unknowns: 0)
        }
        let body = analyzer.body(at: place)
        let node = body.declaration == .none ? body.nodes[0].syntax : program.declarationNode(body.declaration)
        // Where a builder makes nothing certain of a type that is known in part, the part is what can be compared.
        var type = analyzer.printed(body.type)
        if analyzer.nominal(type) == .none, !analyzer.isKnown(type) { type = analyzer.printed(body.nodes[0].type) }
        return BodySketch(
            name: body.name, range: tree.range(node), type: analyzer.spelling(type), mistakes: body.diagnostics.count,
            unknowns: body.unknowns.count)
    }
}

/// A fix that was chosen to be applied.
public struct ChosenFix: Sendable {
    /// The finding that it belongs to, as an index into the findings of its file.
    public var finding: Int
    /// The fix, as an index into the fixes of its finding.
    public var fix: Int
    /// The body that it changes; nil where it changes none, such as one that deletes a comment.
    public var body: Int?
    /// Its edits.
    public var edits: [Edit]
    /// The printed type of the body after it.
    public var predictedType: String?
    /// Whether it promises no type.
    public var isSuggestion = false
    /// What it is known by from round to round, while places move.
    public var key: String
}

/// The fixes of a file that may be applied: for each finding the first one that `allows` takes, in source order.
public func applicableFixes(of findings: [Finding], bodies: [BodySketch], allows: (Fix) -> Bool) -> [ChosenFix] {
    findings.indices.compactMap { index in
        let finding = findings[index]
        guard let fix = finding.fixes.firstIndex(where: { !$0.edits.isEmpty && allows($0) }) else { return nil }
        return chosenFix(fix, of: index, findings: findings, bodies: bodies)
    }
}

/// A fix of a finding with the body that it changes.
public func chosenFix(_ fix: Int, of index: Int, findings: [Finding], bodies: [BodySketch]) -> ChosenFix {
    let finding = findings[index]
    let choice = finding.fixes[fix]
    // Bodies do not nest, but a type inside a function may have one: the innermost counts.
    let around = bodies.indices.filter { bodies[$0].range.contains(finding.range) }
    let body = around.min { bodies[$0].range.length < bodies[$1].range.length }
    let words = [finding.path, finding.rule, finding.bodyName, choice.title] + choice.edits.map(\.replacement)
    return ChosenFix(
        finding: index, fix: fix, body: body, edits: choice.edits, predictedType: choice.predictedType, isSuggestion: choice.isSuggestion,
        key: words.joined(separator: "\u{0}"))
}

extension [ChosenFix] {
    /// The fixes that can be applied at once: one a body, and none whose edits touch those of an earlier one.
    public func withoutConflicts() -> [ChosenFix] {
        var result: [ChosenFix] = []
        var taken: [SourceRange] = []
        var bodies: Set<Int> = []
        for choice in self {
            if let body = choice.body, bodies.contains(body) { continue }
            let touches = choice.edits.contains { edit in
                taken.contains { $0.touches(edit.range) }
            }
            if touches { continue }
            result.append(choice)
            taken += choice.edits.map(\.range)
            if let body = choice.body { bodies.insert(body) }
        }
        return result
    }
}

/// Why applied fixes are not what they promised, one answer a fix, nil where all is well. `before` are the bodies of the file without the
/// fixes, `tried` is the file with all of them.
public func objections(to fixes: [ChosenFix], before: [BodySketch], after tried: TriedFile) -> [String?] {
    let after = tried.bodies
    if let mistake = tried.tree.diagnostics.first {
        return fixes.map { _ in "the fixed file does not parse: \(mistake.message)" }
    }
    guard before.map(\.name) == after.map(\.name) else {
        return fixes.map { _ in "the fixed file has different view bodies" }
    }
    let changed = Set(fixes.compactMap(\.body))
    let other = before.indices.first { !changed.contains($0) && before[$0].type != after[$0].type }
    return fixes.map { fix in
        guard let body = fix.body else {
            return other.map { "the fix changes the type of `\(after[$0].name)`" }
        }
        // A fix that is about no type leaves it unchanged.
        let predicted = fix.predictedType ?? before[body].type
        if after[body].type != predicted, !fix.isSuggestion {
            let (found, wanted) = differingParts(after[body].type, predicted)
            return "the fix gives `\(after[body].name)` the type `\(found)` instead of `\(wanted)`"
        }
        if after[body].mistakes > before[body].mistakes {
            return "the fix makes `\(after[body].name)` invalid for its result builder"
        }
        if after[body].unknowns > before[body].unknowns { return "the fix makes a type in `\(after[body].name)` unknown" }
        return nil
    }
}
