// Between which arms of a branch the program shows a way: what the condition reads changes, and values of both arms come to the place it reads
// while one view lives. A chain of conditions goes on from an arm only where that arm's own condition changes; a `switch` of a tuple only
// where each component in which two cases differ does.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

/// The ways that the program shows between the arms of a branch.
public struct ArmChanges: Sendable {
    /// For each arm, the arms that may follow it.
    fileprivate var following: [[Int]]
    /// What all arms look at, as written, with what each asks of it; nil where they look at several things.
    fileprivate var subject: (text: String, patterns: [[ArmPattern]])?

    /// The first way between two of some arms; nil where none is shown.
    public func way(among arms: [Int]) -> (from: Int, to: Int)? {
        for from in arms where following.indices.contains(from) {
            if let to = following[from].first(where: { arms.contains($0) }) { return (from, to) }
        }
        return nil
    }

    /// Whether the program also shows the way back.
    public func goesBack(_ way: (from: Int, to: Int)) -> Bool { leads(from: way.to, to: way.from) }

    /// Whether the program shows a way from one arm to another.
    public func leads(from: Int, to: Int) -> Bool { following.indices.contains(from) && following[from].contains(to) }

    /// Whether the program shows a way between two arms, in one direction or the other.
    public func joins(_ a: Int, _ b: Int) -> Bool { leads(from: a, to: b) || leads(from: b, to: a) }

    /// Whether the program shows a way from each of some arms to each other one.
    public func joinsAll(_ arms: [Int]) -> Bool {
        arms.allSatisfy { from in
            following.indices.contains(from) && arms.allSatisfy { $0 == from || following[from].contains($0) }
        }
    }

    /// Whether an animated change may lead from one of some arms to a different one: one that gives the value all arms look at a value of an arm to
    /// which no way leads does not.
    public func mayAnimate(_ animation: FlipAnimation, among arms: [Int]) -> Bool {
        guard way(among: arms) != nil, let subject, !animation.assigned.isEmpty,
            // `model.phase` is the `phase` of an object.
            animation.value == subject.text || subject.text.hasSuffix("." + animation.value)
        else { return true }
        return arms.contains { to in
            subject.patterns.indices.contains(to) && subject.patterns[to].contains { animation.assigned.contains(where: $0.matches) }
                && arms.contains { following.indices.contains($0) && following[$0].contains(to) }
        }
    }
}

extension Analyzer {
    /// The ways that the program shows between the arms of a branch. The arm of a condition without an `else` has no counterpart, whose index
    /// is the number of arms.
    public func armChanges(of branch: BranchSyntax, in body: LoweredBody) -> ArmChanges {
        let walk = ArmChangeWalk(branch, body, analyzer: self)
        let count = branch.form == .if && branch.arms.last?.isElse == false ? branch.arms.count + 1 : branch.arms.count
        let following = (0..<count).map { from in (0..<count).filter { $0 != from && walk.leads(from: from, to: $0) } }
        return ArmChanges(following: following, subject: walk.onlySubject)
    }
}

/// What a value has to be for an arm.
private enum ArmPattern {
    /// This case, `true`, `false`, nil, number or string.
    case named(String)
    /// Anything but these; a `default` that the compiler requires.
    case other(than: Set<String>, isRequired: Bool = false)
    /// Unknown, or anything.
    case any

    /// Whether a value may match; one that is unknown may, but for the rest that a `switch` over several strings or numbers has to name: it is there
    /// for the compiler, and no sign that there is such a value.
    func matches(_ name: String?) -> Bool {
        guard let name else {
            if case .other(let names, let isRequired) = self, names.count > 1 {
                return !names.allSatisfy { isRequired ? $0.isLiteral : $0.first == "\"" }
            }
            return true
        }
        switch self {
        // A static member may be the same as what is written out elsewhere: `static let home = "home"`.
        case .named(let own):
            return own == name || own.isLiteral != name.isLiteral && ![own, name].contains(ShownValue.none)
        case .other(let names, _): return !names.contains(name)
        case .any: return true
        }
    }

    /// Whether one value may match both.
    func overlaps(_ other: ArmPattern) -> Bool {
        switch (self, other) {
        case (.named(let a), _): other.matches(a)
        case (_, .named(let b)): matches(b)
        default: true
        }
    }
}

extension String {
    /// Whether a value is written out, and not the name of a case or of a member.
    fileprivate var isLiteral: Bool { first == "\"" || first?.isNumber == true }
}

/// One question for the ways between arms.
private final class ArmChangeWalk {
    private let branch: BranchSyntax
    private let scope: CodeScope
    private let tree: SyntaxTree
    private let analyzer: Analyzer
    /// What the arms look at, one expression or the components of a tuple; empty where they look at different things.
    private var subjects: [NodeID] = []
    /// For each arm the alternatives that lead to it, a pattern for each subject.
    private var alternatives: [[[ArmPattern]]] = []
    /// Whether the cases of a `switch` look at nothing but cases.
    private var readsCasesOnly = false
    /// The arms that are never shown: one for what no other arm takes, where no such case exists, and those that a constant decides about.
    private lazy var unreachable = unreachableArms()
    private var changes: [Question: Bool] = [:]
    private var places: [NodeID: [[ShownValue]]] = [:]

    private struct Question: Hashable {
        var node: NodeID
        var change: Change
    }

    init(_ branch: BranchSyntax, _ body: LoweredBody, analyzer: Analyzer) {
        self.branch = branch
        self.analyzer = analyzer
        scope = CodeScope(body)
        tree = analyzer.program.tree(body.file)
        switch branch.form {
        case .if: readChain()
        case .switch: readCases()
        case .ternary: break
        }
    }

    /// The one value that all arms look at, with what each asks of it.
    var onlySubject: (text: String, patterns: [[ArmPattern]])? {
        guard subjects.count == 1 else { return nil }
        let text = tree.oneLine(subjects[0])
        return (text.dropping(prefix: "self.") ?? text, alternatives.map { $0.compactMap(\.first) })
    }

    /// Whether one arm may follow a different one.
    func leads(from: Int, to: Int) -> Bool {
        if unreachable.contains(from) || unreachable.contains(to) { return false }
        switch branch.form {
        case .if:
            guard let list = branch.arms[min(from, to)].conditions, changes(list, by: .value) else { return false }
            return subjects.isEmpty || differs(from, to) { self.shows($0, from: $1, to: $2) }
        case .switch:
            let guards = branch.arms[min(from, to)].items.compactMap { tree.child($0, .whereClause) }
            if guards.contains(where: { changes($0, by: .value) }) { return true }
            return differs(from, to) { subject, a, b in
                self.changes(subject, by: self.change(from: a, to: b)) && self.shows(subject, from: a, to: b)
            }
        case .ternary: return tree.conditionNodes(of: branch).contains { changes($0, by: .value) }
        }
    }

    private func unreachableArms() -> Set<Int> {
        var result: Set<Int> = []
        if let last = branch.arms.indices.last, takesNothing(last) { result.insert(last) }
        guard branch.form == .if else { return result }
        for (index, arm) in branch.arms.enumerated() {
            guard let conditions = arm.conditions else { continue }
            let values = tree.clauses(of: conditions).map { analyzer.constantBoolean($0, in: scope) }
            if values.contains(false) { result.insert(index) }
            // The arm after the last is what an `if` without an `else` makes.
            if values.allSatisfy({ $0 == true }) { return result.union(index + 1..<branch.arms.count + 1) }
        }
        return result
    }

    /// Whether an arm is for the cases that the others leave, and they leave none that is known.
    private func takesNothing(_ arm: Int) -> Bool {
        // SE-0192: it is next to all cases that the compiler knows.
        if branch.form == .switch, let attribute = tree.child(branch.arms[arm].body, .attribute),
            tree.name(tree.mainToken(attribute)) == "unknown"
        {
            return true
        }
        guard alternatives.indices.contains(arm), alternatives[arm].count == 1,
            case .other(let names, _)? = alternatives[arm][0].first, alternatives[arm][0].count == 1
        else { return false }
        let type = analyzer.nominal(analyzer.typeOfValue(subjects[0], in: scope))
        guard type != .none, analyzer.program[type].kind == .enumType else { return false }
        let cases = analyzer.program.members(of: type).filter { analyzer.program[$0].kind == .enumCase }
        return !cases.isEmpty && cases.allSatisfy { names.contains(analyzer.name(analyzer.program[$0].name)) }
    }

    private func change(from a: ArmPattern, to b: ArmPattern) -> Change {
        if subjects.count == 1 { return readsCasesOnly ? .kind : .value }
        let names = [a, b].compactMap { if case .named(let name) = $0 { name } else { nil } }
        return names.count == 2 && !names.contains { ["true", "false"].contains($0) || $0.isLiteral } ? .kind : .value
    }

    /// Whether two arms have alternatives between which every subject goes in which they differ.
    private func differs(_ from: Int, _ to: Int, _ goes: (NodeID, ArmPattern, ArmPattern) -> Bool) -> Bool {
        guard alternatives.indices.contains(from), alternatives.indices.contains(to) else { return false }
        return alternatives[from].contains { first in
            alternatives[to].contains { second in
                let pairs = zip(subjects, zip(first, second)).map { ($0, $1.0, $1.1) }
                let differing = pairs.filter { !$1.overlaps($2) }
                return differing.isEmpty ? pairs.contains { goes($0, $1, $2) } : differing.allSatisfy { goes($0, $1, $2) }
            }
        }
    }

    private func changes(_ node: NodeID, by change: Change) -> Bool {
        let question = Question(node: node, change: change)
        if let known = changes[question] { return known }
        let answer = analyzer.changes(node, in: scope, by: change)
        changes[question] = answer
        return answer
    }

    /// Whether some place that a subject reads is shown to go from a value of one arm to a value of a different one.
    private func shows(_ subject: NodeID, from a: ArmPattern, to b: ArmPattern) -> Bool {
        let found = places[subject] ?? analyzer.shownValues(of: subject, in: scope)
        places[subject] = found
        return found.contains { values in
            values.contains { next in
                guard next.arrives, b.matches(next.name) else { return false }
                if let before = next.before { return before.contains { a.matches($0) } }
                return values.contains { a.matches($0.name) && !excludes($0, next) }
            }
        }
    }

    /// Whether two values are under opposite outcomes of a condition that never changes.
    private func excludes(_ a: ShownValue, _ b: ShownValue) -> Bool {
        a.facts.contains { fact in
            guard b.facts.contains(where: { $0.isAbout(fact) && $0.outcome != fact.outcome }) else { return false }
            return !analyzer.changes(fact.node, in: fact.scope)
        }
    }

    // MARK: Arms

    private func readCases() {
        guard let subject = branch.subject else { return }
        let parts = tree.kind(subject) == .tuple ? tree.children(subject).compactMap { tree.firstChild($0) } : []
        subjects = parts.count > 1 ? parts : [subject]
        let items = branch.arms.flatMap(\.items)
        readsCasesOnly = items.allSatisfy { tree.namesCase($0) && tree.bindsOnly($0) }
        var listed: Set<String> = []
        for arm in branch.arms {
            let own = arm.items.map { item -> [ArmPattern] in
                let patterns = tree.firstChild(item).map { tree.patterns($0, count: subjects.count) } ?? []
                return patterns.count == subjects.count ? patterns : subjects.map { _ in .any }
            }
            if own.isEmpty {
                alternatives.append([subjects.count == 1 ? [.other(than: listed, isRequired: true)] : subjects.map { _ in .any }])
            } else {
                alternatives.append(own)
            }
            if subjects.count == 1, arm.items.allSatisfy({ tree.child($0, .whereClause) == nil }) {
                for case .named(let name) in own.joined() { listed.insert(name) }
            }
        }
    }

    /// A chain whose conditions all test one and the same expression.
    private func readChain() {
        var tests: [(subject: NodeID, pattern: ArmPattern)] = []
        let hasElse = branch.arms.last?.isElse ?? false
        for arm in hasElse ? branch.arms.dropLast() : branch.arms[...] {
            guard let list = arm.conditions else { return }
            let clauses = tree.clauses(of: list)
            guard clauses.count == 1, let test = tree.test(clauses[0]) else { return }
            tests.append(test)
        }
        guard let subject = tests.first?.subject, tests.allSatisfy({ tree.oneLine($0.subject) == tree.oneLine(subject) }) else { return }
        subjects = [subject]
        alternatives = tests.map { [[$0.pattern]] } + [[[Self.rest(of: tests.map(\.pattern))]]]
    }

    /// What is left when none of some patterns matches.
    private static func rest(of patterns: [ArmPattern]) -> ArmPattern {
        var names: Set<String> = []
        for pattern in patterns {
            switch pattern {
            case .named(let name): names.insert(name)
            case .other(let others, _): if patterns.count == 1, others.count == 1, let only = others.first { return .named(only) }
            case .any: break
            }
        }
        return .other(than: names)
    }
}

extension SyntaxTree {
    /// What a clause tests, and what it asks for; nil for clauses that say more.
    fileprivate func test(_ clause: NodeID) -> (subject: NodeID, pattern: ArmPattern)? {
        switch kind(clause) {
        case .reference, .member: return (clause, .named("true"))
        case .prefix where text(clause).hasPrefix("!"):
            guard let operand = firstChild(clause), [.reference, .member].contains(kind(operand)) else { return nil }
            return (operand, .named("false"))
        case .optionalBinding:
            guard let value = initialValue(of: clause) else { return nil }
            return (value, .other(than: [ShownValue.none]))
        case .matchingCondition:
            guard let value = initialValue(of: clause), let pattern = firstChild(clause) else { return nil }
            return (value, patterns(pattern, count: 1).first ?? .any)
        case .sequence:
            guard let comparison = BinaryExpression(self, clause),
                case .named(let name)? = patterns(comparison.right, count: 1).first
            else { return nil }
            switch comparison.spelling {
            case "==": return (comparison.left, .named(name))
            case "!=": return (comparison.left, .other(than: [name]))
            default: return nil
            }
        default: return nil
        }
    }

    /// What a pattern asks of the components of a tuple, or of one value. Values that come with a case say more: they are omitted.
    fileprivate func patterns(_ pattern: NodeID, count: Int) -> [ArmPattern] {
        switch kind(pattern) {
        case .expressionPattern, .valueBindingPattern, .argument:
            return firstChild(pattern).map { patterns($0, count: count) } ?? []
        case .tuple,
            .tuplePattern where count > 1:
            return children(pattern).map { patterns($0, count: 1).first ?? .any }
        case .member, .call:
            guard isCaseName(pattern), let token = calleeToken(pattern) else { return [.any] }
            return [name(token) == "some" ? .other(than: [ShownValue.none]) : .named(name(token))]
        case .nil: return [.named(ShownValue.none)]
        case .boolean: return [.named(text(pattern))]
        case .string, .integer: return [plainLiteral(pattern).map { .named($0) } ?? .any]
        case .optionalChain: return [.other(than: [ShownValue.none])]
        default: return [.any]
        }
    }
}
