// Linting one file: its bodies are lowered, each condition is offered to the rules on branches in their order, the rules on bodies look at the
// whole, and what is found goes through exemptions and suppression comments. The result depends on the file, the program and the options only.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// Lints one file with a thread's analyzer.
public func lint(file: FileID, analyzer: Analyzer, options: LintOptions) -> LintResult {
    let tree = analyzer.program.tree(file)
    let facts = FileFacts(tree: tree, file: file, program: analyzer.program)
    let rules = options.running
    var result = LintResult()
    let fileContext = FileContext(analyzer: analyzer, file: file, tree: tree, options: options, facts: facts)
    for place in analyzer.bodyPlaces(in: file) {
        if options.includesPreviews || !analyzer.isPreview(place) { result.bodies += 1 }
        let traits = analyzer.traits(of: place, among: rules.traits)
        guard options.listsUnknown || !traits.isEmpty else { continue }
        let context = fileContext.context(of: analyzer.body(at: place))
        result.lowered.append(context.body)
        let first = result.findings.count
        if !traits.isDisjoint(with: rules.conditions) {
            for condition in context.conditions() { check(condition, with: rules.onConditions, into: &result) }
        }
        for entry in rules.onBodies where !traits.isDisjoint(with: entry.needs) {
            let matches = measured(entry.rule, options, &result) { entry.check(context) }
            for match in matches { add(match, of: entry.rule, in: context, to: &result) }
        }
        guard rules.findsNamedHelpers else { continue }
        // What the program declares itself is found by what it does.
        let found = Set(result.findings[first...].map(\.range.start))
        for match in callsOfNamedHelpers(in: context) where !found.contains(match.range.start) {
            add(match, of: .conditionalModifierCall, in: context, to: &result)
        }
    }
    for body in erasedMembers(in: file, analyzer) {
        let context = fileContext.context(of: body)
        for condition in context.conditions() { check(condition, with: rules.onErasedMembers, into: &result) }
    }
    for entry in rules.onFiles {
        let matches = measured(entry.rule, options, &result) { entry.check(fileContext) }
        for match in matches { add(match, of: entry.rule, in: fileContext, to: &result) }
    }
    result.tellOnce()
    suppress(&result, in: tree, file: file, options: options)
    // After suppressions: a comment that silences a matter of taste is not superfluous where nobody asks for those.
    if !options.isPedantic { result.findings.removeAll(where: \.isPedantic) }
    if result.findings.contains(where: { $0.fixes.contains { !$0.edits.isEmpty } }) {
        result.sketches = bodySketches(of: file, analyzer: analyzer)
    }
    result.findings.sort { ($0.range.start, $0.range.end, $0.rule) < ($1.range.start, $1.range.end, $1.rule) }
    result.exempted.sort { ($0.range.start, $0.range.end, $0.rule) < ($1.range.start, $1.range.end, $1.rule) }
    return result
}

extension LintResult {
    /// Removes what says the same of the same code again: a local view that is read twice has its branches twice.
    fileprivate mutating func tellOnce() {
        struct Key: Hashable {
            var rule: String
            var range: SourceRange
            var text: String
        }
        var seen: Set<Key> = []
        findings = findings.filter { seen.insert(Key(rule: $0.rule, range: $0.range, text: $0.message)).inserted }
        seen = []
        exempted = exempted.filter { seen.insert(Key(rule: $0.rule, range: $0.range, text: $0.exemption)).inserted }
    }
}

/// Properties and functions whose result is a type that is written out, such as AnyView: no view bodies, but an extension of View may hold
/// conditional modifiers, and AnyView may hide branches.
private func erasedMembers(in file: FileID, _ analyzer: Analyzer) -> [LoweredBody] {
    let program = analyzer.program
    let tree = program.tree(file)
    let view = analyzer.wellKnown.view
    guard view != .none, analyzer.wellKnown.anyView != .none else { return [] }
    let erased = analyzer.name(program[analyzer.wellKnown.anyView].name)
    return program.files[Int(file.rawValue)].declarations.lazy.map { DeclID($0) }.compactMap { id in
        guard program[id].kind == .function || program[id].kind == .variable, program[id].flags.contains(.hasBody) else { return nil }
        let isHelper = program[id].kind == .function && program[id].parent != .none && program.nominal(containing: id) == view
        guard isHelper || tree.resultIsNamed(erased, of: program[id].node),
            // Nothing but conditions is looked at in them.
            !analyzer.traits(of: BodyPlace(file: file, declaration: id, code: program[id].node), among: .conditions).isEmpty,
            analyzer.body(of: id) == nil
        else { return nil }
        return analyzer.contentBody(of: id)
    }
}

extension SyntaxTree {
    /// Whether the type after `->` or the colon of a declaration is that name.
    fileprivate func resultIsNamed(_ text: String, of declaration: NodeID) -> Bool {
        guard let clause = child(declaration, .returnClause) ?? child(declaration, .typeAnnotation) else { return false }
        return children(clause).contains { kind($0) == .identifierType && name(mainToken($0)) == text }
    }
}

/// Gives a condition to the first rule that matches it.
private func check(
    _ condition: ConditionContext, with rules: [RunningRules.Entry<@Sendable (ConditionContext) -> Match?>], into result: inout LintResult
) {
    guard condition.arms.count > 1 else { return }
    for entry in rules {
        let rule = entry.rule
        // The arms of a ternary are one view, unless they hide what they are.
        if condition.syntax.form == .ternary, rule.id != Rule.anyViewBranch.id { continue }
        guard let match = measured(rule, condition.context.options, &result, { entry.check(condition) }) else { continue }
        // What wraps the branch may be a transition, or anything else.
        if condition.context.isUnderUnknownModifier(condition.branch) { break }
        if let (exemption, reason) = rule.exemptions.first(of: .silences, for: condition, arms: match.arms) {
            result.exempted.append(
                Exempted(
                    rule: rule.id, exemption: exemption.name, path: condition.tree.source.path, range: match.range, reason: reason))
        } else {
            result.findings.append(finding(match, of: rule, at: condition))
        }
        return
    }
    if condition.partsIdentity, !condition.isKnown || condition.context.isUnderUnknownModifier(condition.branch) { result.unknown += 1 }
}

/// Runs a rule, and adds the time that it takes where that is asked for.
private func measured<Output>(_ rule: Rule, _ options: LintOptions, _ result: inout LintResult, _ work: () -> Output) -> Output {
    guard options.measuresRules else { return work() }
    let start = ContinuousClock.now
    let output = work()
    result.ruleTimes[rule.id, default: 0] += (ContinuousClock.now - start) / .seconds(1)
    return output
}

extension [Exemption] {
    /// The first exemption with an effect that applies, and why.
    func first(of effect: Exemption.Effect, for condition: ConditionContext, arms: [Int]?) -> (Exemption, String)? {
        for exemption in self where exemption.effect == effect {
            if let reason = exemption.reason(condition) ?? exemption.armsReason(condition, arms) { return (exemption, reason) }
        }
        return nil
    }
}

/// The finding of a match at a condition: with the identity paths, what flips the condition, and what is lost.
private func finding(_ match: Match, of rule: Rule, at condition: ConditionContext) -> Finding {
    let arms = match.arms ?? Array(condition.arms.indices)
    let lost = condition.lostState(in: arms)
    var severity = match.severity ?? rule.severity
    if rule.isWeighed, severity != .hint, !condition.isMissed(condition.cost(among: arms), among: arms) { severity = .hint }
    // Of a rule about flips: nothing is lost that anyone would miss, and nobody sees it flip.
    let isTaste =
        rule.isWeighed && severity == .hint && rule.exemptions.contains { $0.id == Exemption.noSignOfChange.id }
        && condition.isUnfelt(among: arms) && condition.isMadeOutOfSight
    if rule.exemptions.first(of: .lowersToHint, for: condition, arms: match.arms) != nil { severity = .hint }
    var fixes = match.fixes
    if fixes.contains(where: { $0.applicability == .safe }), rule.exemptions.first(of: .isUnsafe, for: condition, arms: match.arms) != nil {
        for index in fixes.indices where fixes[index].applicability == .safe { fixes[index].applicability = .unsafe }
    }
    if rule.exemptions.contains(where: { $0.id == Exemption.animatedFlip.id }), let animation = condition.animations(among: arms).first {
        for index in fixes.indices { fixes[index].add(note: "the arms no longer cross-fade with `\(animation)`") }
    }
    let context = condition.context
    return Finding(
        rule: rule.id, severity: context.options.severities[rule.id] ?? severity, file: context.body.file, path: context.source.path,
        range: match.range, message: match.message, notes: condition.notes(of: match, arms: arms),
        identityPaths: arms.map { condition.identityPath(ofArm: $0) },
        condition: FindingCondition(
            text: context.tree.conditionText(of: condition.syntax),
            flippedBy: context.analyzer.flippedBy(condition.conditionNodes(between: arms), in: context.body),
            changes: context.analyzer.flipCauses(of: condition.conditionNodes(between: arms), in: context.body)),
        lostState: lost, fixes: fixes, bodyName: context.body.name, isPedantic: match.isPedantic || isTaste)
}

/// Reports a match at a body, or says why not.
private func add(_ match: Match, of rule: Rule, in context: BodyContext, to result: inout LintResult) {
    var place = context.place
    place.view = match.node.map { (context, $0) }
    add(match, of: rule, at: place, in: (context.body.file, context.source.path, context.body.name), to: &result)
}

/// Reports a match at a declaration, or says why not.
private func add(_ match: Match, of rule: Rule, in context: FileContext, to result: inout LintResult) {
    let isPreview = match.declaration != .none && context.analyzer.isInsidePreview(match.declaration)
    let name = match.bodyName ?? (match.declaration == .none ? "" : context.program.displayName(of: match.declaration))
    let isUnused = match.declaration != .none && context.analyzer.isOfUnusedView(match.declaration)
    let place = Place(file: context.facts, options: context.options, isPreview: isPreview, isUnused: isUnused)
    add(match, of: rule, at: place, in: (context.file, context.tree.source.path, name), to: &result)
}

private func add(
    _ match: Match, of rule: Rule, at place: Place, in body: (file: FileID, path: String, name: String), to result: inout LintResult
) {
    for exemption in rule.exemptions where exemption.effect == .silences {
        guard let reason = exemption.placeReason(place) else { continue }
        result.exempted.append(
            Exempted(rule: rule.id, exemption: exemption.name, path: body.path, range: match.range, reason: reason))
        return
    }
    var severity = match.severity ?? rule.severity
    if rule.exemptions.contains(where: { $0.effect == .lowersToHint && $0.placeReason(place) != nil }) { severity = .hint }
    result.findings.append(
        Finding(
            rule: rule.id, severity: place.options.severities[rule.id] ?? severity, file: body.file, path: body.path, range: match.range,
            message: match.message, notes: match.notes, identityPaths: match.identityPaths, condition: match.condition,
            lostState: match.lostState, fixes: match.fixes, bodyName: body.name, isPedantic: match.isPedantic))
}

/// Removes what suppression comments silence, and adds what is wrong with the comments.
private func suppress(_ result: inout LintResult, in tree: SyntaxTree, file: FileID, options: LintOptions) {
    var suppressions = SuppressionTable(tree: tree)
    func isSilenced(_ finding: Finding) -> Bool {
        suppressions.silences(
            rule: finding.rule, isOnBranch: RuleCatalogue.rule(finding.rule)?.group == .branches,
            line: tree.source.location(of: finding.range.start).line)
    }
    let before = result.findings.count
    result.findings.removeAll(where: isSilenced)
    result.suppressed = before - result.findings.count
    if suppressions.suppressions.isEmpty, suppressions.unknownComments.isEmpty { return }
    result.unusedSuppressions = suppressions.unused
    let more = findings(on: suppressions, in: tree, file: file, options: options)
    result.findings += more.filter { !isSilenced($0) }
}
