// Whether a value differs after a change: by the parts that it is made of, and where values are known, by computing it before and after.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension ChangeRun {
    /// Whether an input differs, and why.
    func difference(of input: SiteInput, in unit: EvaluationUnit) -> (Certainty, String) {
        let name = analyzer.name(program[input.property].name)
        var (found, reason) = difference(of: input.parts, in: unit, "`\(name)`")
        if found == .may, let (node, stand) = input.expression, let values = bothValues(of: node, stand),
            input.parts.allSatisfy({ if case .from = $0 { true } else { false } })
        {
            found = settled(found, input.parts, values)
            if found == .certain, !isEitherWay { reason = "`\(name)` is \(values.new.spelling) after \(values.old.spelling)" }
        }
        // A binding that leads to the same place carries the value, too.
        if found == .none, !input.bound.isEmpty, input.bound.contains(where: { certainty(of: $0) > .none }) {
            return (.may, "the value behind the binding `\(name)` differs, which may count as an input that does")
        }
        return (found, reason)
    }

    /// What values before and after come to where a value may differ: they are equal, or differ where its sources certainly do.
    func settled(_ found: Certainty, _ parts: [ValuePart], _ values: (old: ConstantValue, new: ConstantValue)?) -> Certainty {
        guard found == .may, let values else { return found }
        guard values.old != values.new else { return .none }
        let isSure = parts.allSatisfy { if case .from(let source, _) = $0 { certainty(of: source) != .may } else { true } }
        return isSure ? .certain : .may
    }

    /// Whether a value of these parts differs, and why.
    func difference(of parts: [ValuePart], in unit: EvaluationUnit, _ name: String) -> (Certainty, String) {
        var result = Certainty.none
        var reason = ""
        func take(_ certainty: Certainty, _ text: @autoclosure () -> String) {
            if certainty > result { (result, reason) = (certainty, text()) }
        }
        for part in parts {
            switch part {
            case .from(let source, let isLossy):
                let found = certainty(of: source)
                let text = updates.spelling(of: source.source)
                take(
                    isLossy ? min(found, .may) : found,
                    isLossy ? "\(name) is made from `\(text)` and may differ" : "\(name) differs, which is made from `\(text)`")
            case .captured(let source, let isLossy):
                let found = min(certainty(of: source), isLossy ? .may : .probable)
                take(
                    found, "\(name) holds a closure that captures what is made from `\(updates.spelling(of: source.source))`, which differs"
                )
            case .fresh(let text), .rebuilt(let text): take(.certain, "\(name) is \(text) each time")
            case .perhapsFresh(let text): take(.may, "\(name) is \(text)")
            case .capturesSelf:
                take(
                    min(ownChange(of: unit), .probable),
                    "\(name) holds a closure that captures `self`, which differs with \(ownSource(of: unit).map { "`\($0)`" } ?? "its inputs")"
                )
            case .neverEqual(let text): take(.probable, "\(name) is \(text), which is never known to be equal")
            case .unknown(let text): take(.may, "\(name) is made from an unknown value: \(text)")
            }
        }
        return (result, reason)
    }

    /// Whether the value of a view itself, with its state, differs from the last one.
    private func ownChange(of unit: EvaluationUnit) -> Certainty {
        unit.properties.reduce(.none) { max($0, ownCertainty(of: $1)) }
    }

    /// Whether an object that a view observes told of a change, by which its wrapper differs.
    func announcedChange(of unit: EvaluationUnit) -> (certainty: Certainty, property: DeclID)? {
        unit.properties.compactMap { property in announcedTo[property].map { ($0, property) } }.max { $0.0 < $1.0 }
    }

    private func ownCertainty(of property: DeclID) -> Certainty {
        var found = (changed[.property(property)] ?? []).map(\.certainty).max() ?? .none
        if let wrapper = updates.wrapper(of: property), wrapper.marks.contains(.environment),
            let key = analyzer.environmentPath(wrapper)?.first
        {
            found = max(found, (changed[.environment(key)] ?? []).map(\.certainty).max() ?? .none)
        }
        return found
    }

    private func ownSource(of unit: EvaluationUnit) -> String? {
        let own = ownChange(of: unit)
        let found = unit.properties.filter { own > .none && ownCertainty(of: $0) == own }
        // What was asked about, before what follows from it.
        let asked = found.first { property in change.parts.contains { $0.source == .property(property) } }
        return (asked ?? found.first).map { analyzer.name(program[$0].name) }
    }

    // MARK: Identity

    /// Whether a place has another identity after the change, and why.
    func identity(of place: UnitNode, _ certainty: Certainty) -> (certainty: Certainty, reason: String)? {
        var result = Certainty.none
        var reason = ""
        for identity in place.identities {
            switch identity {
            case .choice: continue
            case .explicit(let body, let node, let frame):
                let stand = PartStand(scope: CodeScope(body), frame: frame, body: body)
                let parts = updates.parts(of: node, stand)
                let found = settled(parts.reduce(Certainty.none) { max($0, flips($1)) }, parts, bothValues(of: node, stand))
                if found > result {
                    (result, reason) = (found, "has a different identity: `.id(\(program.tree(body.file).oneLine(node)))` differs")
                }
            case .arm(let body, let branch, let arm, let frame):
                let found = flip(branch, arm, in: body, frame)
                if found > result { (result, reason) = (found, exchange(by: branch, in: body)) }
            case .exchange(let body, let branch, let arms, let frame, let isSure):
                let found = min(arms.map { flip(branch, $0, in: body, frame) }.max() ?? .none, isSure ? .certain : .may)
                if found > result { (result, reason) = (found, exchange(by: branch, in: body)) }
            }
        }
        result = min(result, certainty)
        return result > .none ? (result, reason) : nil
    }

    private func exchange(by branch: ViewNodeID, in body: LoweredBody) -> String {
        let tree = program.tree(body.file)
        let text = body.branchSyntax(of: branch, tree: tree).map { tree.conditionText(of: $0) } ?? ""
        return "is a different view when `\(text.shortened(to: 50))` changes"
    }

    private func flips(_ part: ValuePart) -> Certainty {
        switch part {
        case .from(let source, let isLossy): isLossy ? min(certainty(of: source), .may) : certainty(of: source)
        case .fresh, .rebuilt: .certain
        default: .none
        }
    }

    /// Whether an arm is entered: a truth value by itself flips with every change, anything else may.
    func flip(_ branch: ViewNodeID, _ arm: Int, in body: LoweredBody, _ frame: HelperFrame?) -> Certainty {
        let tree = program.tree(body.file)
        guard let syntax = body.branchSyntax(of: branch, tree: tree) else { return .none }
        let stand = PartStand(scope: CodeScope(body), frame: frame, body: body)
        let conditions = tree.conditionNodes(of: syntax)
        let walk = CodeWalk(updates)
        for condition in conditions { walk.read(condition, CodeWalk.Stand(scope: stand.scope)) }
        var found = walk.events.filter { $0.form != .base }.map { certainty(of: $0.part) }.max() ?? .none
        let clauses =
            switch syntax.form {
            case .if: conditions.count == 1 ? tree.clauses(of: conditions[0]) : []
            case .ternary: conditions
            case .switch: [NodeID]()
            }
        // A condition of a helper may be on what the helper is given.
        if frame != nil {
            let all = syntax.form == .if ? conditions.flatMap { tree.clauses(of: $0) } : conditions
            let parts = all.flatMap { tree.kind($0) == .optionalBinding ? updates.localParts($0, $0, stand) : updates.parts(of: $0, stand) }
            found = max(found, parts.map { flips($0) }.max() ?? .none)
        }
        guard found > .none else { return .none }
        if let old = armTaken(of: syntax, stand, isNew: false), let new = armTaken(of: syntax, stand, isNew: true) {
            return old != new && (new == arm || isEitherWay && old == arm) ? found : .none
        }
        guard syntax.arms.count <= 2, clauses.count == 1 else { return .may }
        if let values = bothValues(of: clauses[0], stand) {
            if values.old == values.new { return .none }
            return isEitherWay || (values.new == .boolean(true)) == (arm == 0) ? found : .none
        }
        // `if flag`, `if !flag`.
        var clause = clauses[0]
        if tree.kind(clause) == .prefix, let inner = tree.firstChild(clause) { clause = inner }
        let isName = [.reference, .member].contains(tree.kind(clause))
        return isName && updates.parts(of: clause, stand).allSatisfy { if case .from(_, false) = $0 { true } else { false } } ? found : .may
    }

    /// The arm of an `if` or `switch` that is taken before or after the change, by its index, which is that after the last for none; nil where
    /// that cannot be computed.
    private func armTaken(of branch: BranchSyntax, _ stand: PartStand, isNew: Bool) -> Int? {
        guard !values.isEmpty else { return nil }
        let tree = program.tree(stand.scope.file)
        switch branch.form {
        case .ternary: return nil
        case .if:
            for (index, arm) in branch.arms.enumerated() {
                guard let conditions = arm.conditions else { return index }
                let results = tree.clauses(of: conditions).map { constant($0, stand, isNew: isNew) }
                guard results.allSatisfy({ $0 == .boolean(true) || $0 == .boolean(false) }) else { return nil }
                if results.allSatisfy({ $0 == .boolean(true) }) { return index }
            }
        case .switch:
            guard let subject = branch.subject, let value = constant(subject, stand, isNew: isNew) else { return nil }
            for (index, arm) in branch.arms.enumerated() {
                if arm.isElse { return index }
                for item in arm.items {
                    guard tree.child(item, .whereClause) == nil,
                        let pattern = tree.child(item, .expressionPattern).flatMap({ tree.firstChild($0) }),
                        let written = constant(pattern, stand, isNew: isNew)
                    else { return nil }
                    if written == value { return index }
                }
            }
        }
        return branch.arms.count
    }

    // MARK: Values

    /// The value of an expression before and after, where both can be computed.
    func bothValues(of node: NodeID, _ stand: PartStand) -> (old: ConstantValue, new: ConstantValue)? {
        guard !values.isEmpty, let old = constant(node, stand, isNew: false), let new = constant(node, stand, isNew: true) else {
            return nil
        }
        return (old, new)
    }

    private func constant(_ node: NodeID, _ stand: PartStand, isNew: Bool) -> ConstantValue? {
        ConstantEvaluator(analyzer, stand.scope.file) { self.value(of: $0, stand, isNew: isNew) }.value(of: node)
    }

    private func value(of node: NodeID, _ stand: PartStand, isNew: Bool) -> ConstantValue? {
        let parts = updates.parts(of: node, stand)
        guard parts.count == 1, case .from(let part, false) = parts[0], let known = values[part] else { return nil }
        return isNew ? known.new : known.old
    }

    /// Whether a written `==` looks at an input; nil where it cannot be told.
    func verdict(of equals: DeclID, for input: SiteInput, _ certainty: Certainty) -> Certainty? {
        let names = updates.comparedNames(by: equals)
        guard names.contains(analyzer.name(program[input.property].name)) else { return Certainty.none }
        return updates.comparesDirectly(equals, analyzer.name(program[input.property].name)) ? certainty : min(certainty, .may)
    }

    /// What a written `==` says of the values before and after, where it can be computed.
    func equalByValue(_ equals: DeclID, _ inputs: [SiteInput], _ site: ViewSite) -> Bool? {
        let file = program[equals].file
        let tree = program.tree(file)
        let names = analyzer.signature(of: equals).parameters.map { analyzer.name($0.name) }
        guard names.count == 2, let block = tree.child(program[equals].node, .block), let only = tree.onlyChild(block) else { return nil }
        let expression = tree.kind(only) == .return ? tree.firstChild(only) ?? only : only
        let evaluator = ConstantEvaluator(analyzer, file) { node in
            let root = tree.chainRoot(node)
            guard tree.kind(root) == .reference, tree.mainToken(root) != .none, let first = tree.chainNames(node).first,
                let side = names.firstIndex(of: tree.name(tree.mainToken(root))),
                let input = inputs.first(where: { self.analyzer.name(self.program[$0.property].name) == tree.name(tree.mainToken(first)) }),
                let (value, stand) = input.expression, let known = self.bothValues(of: value, stand)
            else { return nil }
            return side == 0 ? known.old : known.new
        }
        guard case .boolean(let isEqual)? = evaluator.value(of: expression) else { return nil }
        return isEqual
    }
}

extension Updates {
    /// Whether an `==` compares a property as it is: `a.title == b.title`, alone or joined by `&&`.
    func comparesDirectly(_ equals: DeclID, _ name: String) -> Bool {
        let file = program[equals].file
        let tree = program.tree(file)
        guard let block = tree.child(program[equals].node, .block), let only = tree.onlyChild(block) else { return false }
        let expression = tree.kind(only) == .return ? tree.firstChild(only) ?? only : only
        guard tree.kind(expression) == .sequence else { return false }
        let parts = Array(tree.children(expression))
        return parts.indices.contains { index in
            guard tree.kind(parts[index]) == .binaryOperator, tree.text(parts[index]) == "==", index > 0, index + 1 < parts.count else {
                return false
            }
            let sides = [parts[index - 1], parts[index + 1]].map { side in
                tree.chainNames(side).count == 1 ? tree.name(tree.mainToken(tree.chainNames(side)[0])) : ""
            }
            return sides == [name, name]
        }
    }
}
