// Flips that come together with one of what is around the view: a branch there, or an `.id`, is decided by the same value, or by one that is
// written at the same time. The view is replaced with what it is part of, or is not shown where the value is another one.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// What decides a flip, for the question whether something around the view is decided by the same.
enum FlipSource {
    /// What the system says of the device.
    case device(Set<String>)
    /// Stored Booleans and values of enumerations.
    case values(Set<DeclID>)
    /// Writes that make conditions flip: each is made together with one that decides what is around.
    case writes([PropertyWrite], of: [NodeID])
}

/// A stored value that decides what is around a view.
private struct DecisionAround {
    var value: AnimatedValue
    /// Whether it is the view's `.id`, by any other value of which the view is a different one.
    var isIdentity: Bool
    /// Of a Boolean, the value with which the view is there.
    var shown: String?
}

extension Flow {
    /// The stored values by which the view is there or not, as the branches around it say, and those that an `.id` around it is made from.
    private func decisions(around node: ViewNodeID, besides conditions: [NodeID], in body: LoweredBody) -> [DecisionAround] {
        let tree = program.tree(body.file)
        let end = body.declaration == .none ? NodeID.none : program[body.declaration].node
        let own = Set(conditions.flatMap { tree.kind($0) == .conditionList ? tree.clauses(of: $0) : [$0] })
        var result: [DecisionAround] = []
        for around in tree.conditions(around: body[node].syntax, in: end) {
            switch around {
            case .clauses(let clauses, let holds) where holds || clauses.count == 1:
                for clause in clauses where !own.contains(clause) && tree.isDecisive(clause, holds: holds) {
                    // Of several values other than the one that is asked for, the view is there for each.
                    result += stored(readBy: [clause], in: body).filter { holds || isBoolean($0.declaration) || tree.testsForNil(clause) }
                        .map { DecisionAround(value: $0, isIdentity: false, shown: tree.valueAsked(by: clause, holds: holds)) }
                }
            case .cases(let subject, let items) where items.count == 1:
                result += stored(readBy: [subject], in: body).map { DecisionAround(value: $0, isIdentity: false) }
            default: break
            }
        }
        for (child, parent) in body.ancestry(of: node) {
            guard let identity = identity(of: child, givenBy: parent, in: body) else { continue }
            result += stored(readBy: identity, in: body).map { DecisionAround(value: $0, isIdentity: true) }
        }
        return result
    }

    /// The stored values that expressions read.
    private func stored(readBy expressions: [NodeID], in body: LoweredBody) -> [AnimatedValue] {
        valueReads(below: expressions, in: CodeScope(body)).compactMap { read in
            read.animated.flatMap { value in
                storedMember(read: value).map { AnimatedValue(declaration: $0.member, members: $0.rest) } ?? value
            }
        }
    }

    /// Whether a change is made together with one that decides what is around the view: `isLoading = false` next to `isDone = true`. Before it, a
    /// branch showed something else, or the view had a different `.id`. The same of each call of the function that makes the change, where it
    /// is not made at once as the view appears.
    private func isMade(_ use: NameUse, withOneOf decisions: [DecisionAround], depth: Int = 0) -> Bool {
        if isNext(use, toOneOf: decisions) { return true }
        guard depth < 4, let function = program.declaration(around: use), program[function].kind == .function, isAtOnce(use),
            case let calls = callers(changingBy: function), !calls.isEmpty, calls.count <= 8
        else { return false }
        return calls.allSatisfy { call in
            guard let around = program.declaration(around: call), around != function else { return false }
            return isAtOnce(call) && occasions(of: call.node, in: CodeScope(around, file: call.file), depth: 1) == [.appearance]
                || isMade(call, withOneOf: decisions, depth: depth + 1)
        }
    }

    /// Whether each change of what conditions in a view read is made together with one by which the view itself comes or goes.
    func areMade(_ changes: [NameUse], withViewAt node: ViewNodeID, besides conditions: [NodeID], in body: LoweredBody) -> Bool {
        let around = decisions(around: node, besides: conditions, in: body)
        return !around.isEmpty && changes.allSatisfy { isMade($0, withOneOf: around) }
    }

    /// Whether nothing is awaited and nothing put off before code, as far as what is around it in its declaration says.
    private func isAtOnce(_ use: NameUse) -> Bool {
        let tree = program.tree(use.file)
        var inner = use.node
        while let outer = tree.parent(inner), program.declaration(at: outer, in: use.file) == nil {
            switch tree.kind(outer) {
            case .await: return false
            case .closure where marks(ofTaker: outer, in: use.file)?.isDisjoint(with: [.runsAtOnce, .animates, .lifecycle]) ?? true:
                return false
            case .block, .statementList, .closure: if tree.waits(between: outer, and: use.node) { return false }
            default: break
            }
            inner = outer
        }
        return true
    }

    /// Whether a change stands next to one that decides what is around the view, where nothing is drawn in between; or between two of them, with
    /// which the view goes and comes.
    private func isNext(_ use: NameUse, toOneOf decisions: [DecisionAround]) -> Bool {
        let tree = program.tree(use.file)
        let deciding = decisions.flatMap { decision in
            writes(to: decision.value.declaration).known.filter { other in
                other.use.file == use.file && other.use != use && !other.isHandedOn && decision.value.members.isEmpty
                    && (decision.isIdentity ? isFresh(other) : constant(of: other) != nil || isToggled(other, decision.value.declaration))
            }.map { (write: $0, list: tree.statements(around: $0.use.node), decision: decision) }
        }
        guard !deciding.isEmpty else { return false }
        var isParted = false
        var inner = use.node
        while let list = tree.statements(around: inner) {
            let here = deciding.filter { $0.list == list }
            let earlier = here.filter { $0.write.use.node < inner }
            let later = here.filter { $0.write.use.node > inner }
            if !isParted, here.contains(where: { !tree.waits(between: $0.write.use.node, and: use.node) }) { return true }
            let isBetween = earlier.contains { first in
                guard let shown = first.decision.shown, constant(of: first.write) != shown else { return false }
                return later.contains {
                    $0.decision.value == first.decision.value && constant(of: $0.write) == shown
                }
            }
            if isBetween { return true }
            inner = list
            if tree.kind(list) == .closure {
                // What is done at once is a part of the statements around.
                guard let marks = marks(ofTaker: list, in: use.file), !marks.isDisjoint(with: [.runsAtOnce, .animates]) else {
                    return false
                }
            } else {
                guard let outer = tree.parent(list), program.declaration(at: outer, in: use.file) == nil else { return false }
                isParted = true
            }
        }
        return false
    }

    /// The constant that a write assigns; nil for anything else.
    private func constant(of write: PropertyWrite) -> String? {
        program.assignedParts(of: write).first.flatMap { onlyName(of: ValuePlace($0, in: write.scope)) }
    }

    /// Whether a write makes a Boolean its contrary: a method that changes it as a whole.
    private func isToggled(_ write: PropertyWrite, _ property: DeclID) -> Bool {
        write.value == nil && write.members == 0 && isBoolean(property)
    }

    /// Whether a value is a different one after a write: it is new, or made from the one before.
    private func isFresh(_ write: PropertyWrite) -> Bool {
        guard let value = program.assignedParts(of: write).first else { return write.members == 0 && write.edit == nil }
        return nondeterminism(of: value, in: write.scope) != nil
    }

    /// Whether a view is replaced with what it is part of, or with what it consists of, whenever a condition on these values flips.
    func isReplacedAnyway(_ node: ViewNodeID, in body: LoweredBody, by source: FlipSource) -> Bool {
        isBranch(contentOf: node, in: body, decidedBy: source) || isReplaced(node, in: body, by: source, depth: 0)
    }

    /// The same of what is around the view: in its body, in a view that it is given to, or around every place that shows it.
    private func isReplaced(_ node: ViewNodeID, in body: LoweredBody, by source: FlipSource, depth: Int) -> Bool {
        guard depth < 6, body.declaration != .none else { return false }
        if isDecided(around: node, in: body, by: source, byBranches: depth > 0) { return true }
        if isGivenDecided(node, in: body, by: source) { return true }
        let shown = holder(of: body.declaration)
        let places = program[shown].kind == .variable ? ownUses(ofProperty: shown) : calls(of: shown)
        guard !places.isEmpty, places.count <= 40 else { return false }
        var isShown = false
        for use in places where !isInPreviewOrTest(use) {
            guard let around = program.declaration(around: use), around != body.declaration else { continue }
            guard let outer = contentBody(of: around), let view = outer.innermost(around: use.node, in: program.tree(use.file)) else {
                return false
            }
            // Code that is not compiled for the platform makes no view.
            guard
                nominal(outer[view].type) == shown || outer.call(view)?.declaration == shown || outer[view].declaration == shown
                    || outer.call(view)?.arguments.contains(where: { nominal($0.type) == shown }) == true
            else { continue }
            isShown = true
            if !isReplaced(view, in: outer, by: source, depth: depth + 1) { return false }
        }
        return isShown
    }

    /// The uses of a type or a function that make a view by it, as far as names tell; none where there are too many.
    private func calls(of declaration: DeclID) -> [NameUse] {
        let uses = uses(of: declaration)
        guard uses.count <= Self.useLimit else { return [] }
        return uses.filter { program.tree($0.file).isCalledName($0.node) && !means(other: $0, than: declaration) }
    }

    /// Whether a view of the program below modifiers consists of a branch that the same values of the device decide.
    private func isBranch(contentOf node: ViewNodeID, in body: LoweredBody, decidedBy source: FlipSource) -> Bool {
        guard case .device(let values) = source, case let type = nominal(body[body.rootView(of: node)].type), type != .none,
            !isFromPrelude(type),
            let member = program.members(of: type).first(where: {
                wellKnown.names.isBody(program[$0].name) && program[$0].flags.contains(.hasBody)
            }),
            let inner = contentBody(of: member), let content = inner.onlyContent,
            case let tree = program.tree(inner.file), let branch = inner.branchSyntax(of: inner.rootView(of: content), tree: tree)
        else { return false }
        return deviceValues(readBy: tree.conditionNodes(of: branch), in: inner).isSuperset(of: values)
    }

    /// Whether a branch or an `.id` around a view in one body is decided by the same: a branch by these values of the device and nothing else, an
    /// `.id` by them among others, and a Boolean has one value in the arm that the view is in.
    private func isDecided(around node: ViewNodeID, in body: LoweredBody, by source: FlipSource, byBranches: Bool) -> Bool {
        let tree = program.tree(body.file)
        switch source {
        case .device(let values):
            return body.ancestry(of: node).contains { child, parent in
                if let identity = identity(of: child, givenBy: parent, in: body) {
                    return someDeviceValues(readBy: identity, in: body).isSuperset(of: values)
                }
                guard byBranches, body[parent].kind == .branch, let branch = body.branchSyntax(of: parent, tree: tree) else { return false }
                return deviceValues(readBy: tree.conditionNodes(of: branch), in: body).isSuperset(of: values)
            }
        case .values(let values): return byBranches && settled(around: node, in: body).isSuperset(of: values)
        case .writes(let writes, let conditions):
            // The conditions are those of the body that the search begins with.
            return areMade(writes.map(\.use), withViewAt: node, besides: byBranches ? [] : conditions, in: body)
        }
    }

    /// The stored values that cannot become others without the view being replaced: a Boolean that an arm around it asks for, an enumeration of which
    /// the arm shows one case that has no values, or one that is the view's `.id`.
    private func settled(around node: ViewNodeID, in body: LoweredBody) -> Set<DeclID> {
        let tree = program.tree(body.file)
        let end = body.declaration == .none ? NodeID.none : program[body.declaration].node
        var result: Set<DeclID> = []
        for around in tree.conditions(around: body[node].syntax, in: end) {
            switch around {
            case .clauses(let clauses, let holds) where holds || clauses.count == 1:
                result.formUnion(
                    clauses.filter { [.reference, .member].contains(tree.kind(tree.withoutNot($0))) }
                        .compactMap { property(readBy: $0, in: body) }.filter(isBoolean))
            case .cases(let subject, let items) where items.count == 1:
                guard let property = property(readBy: subject, in: body), isWholeCase(items[0], of: property, in: body.file) else { break }
                result.insert(property)
            default: break
            }
        }
        for (child, parent) in body.ancestry(of: node) {
            guard let identity = identity(of: child, givenBy: parent, in: body), identity.count == 1,
                [.reference, .member].contains(tree.kind(identity[0])), let property = property(readBy: identity[0], in: body),
                tree.calleeToken(identity[0]).map({ program.name(of: $0, in: body.file) }) == program[property].name
            else { continue }
            result.insert(property)
        }
        return result
    }

    /// The stored property that an expression reads; nil where it reads several.
    private func property(readBy expression: NodeID, in body: LoweredBody) -> DeclID? {
        var search = ChangeSearch(flow: self)
        for read in valueReads(below: [expression], in: CodeScope(body)) { search.follow(read) }
        let found = search.properties
        return found.count == 1 ? found.first : nil
    }

    /// Whether the pattern of a `case` is one case of an enumeration that has no values: `case .loading`.
    private func isWholeCase(_ item: NodeID, of property: DeclID, in file: FileID) -> Bool {
        let (tree, type) = (program.tree(file), nominal(valueType(of: property)))
        guard type != .none, let pattern = tree.firstChild(item), let name = caseName(pattern, in: file),
            let found = program.members(of: type).first(where: { program[$0].kind == .enumCase && program[$0].name == name })
        else { return false }
        return signature(of: found).parameters.isEmpty
    }

    /// Whether content around a view is given to a view of the program that shows it below such a branch only.
    private func isGivenDecided(_ node: ViewNodeID, in body: LoweredBody, by source: FlipSource) -> Bool {
        body.ancestry(of: node).contains { child, parent in
            guard body[parent].kind == .construct, case .content(let parameter) = body[child].role, let call = body.call(parent),
                call.declaration != .none, !isFromPrelude(call.declaration)
            else { return false }
            let uses = properties(givenBy: parameter, of: call.declaration).flatMap { ownUses(ofProperty: $0) }
            return !uses.isEmpty
                && uses.allSatisfy { use in
                    guard let around = program.declaration(around: use), let inner = contentBody(of: around),
                        let view = inner.innermost(around: use.node, in: program.tree(use.file))
                    else { return false }
                    return isDecided(around: view, in: inner, by: source, byBranches: true)
                }
        }
    }
}

extension SyntaxTree {
    /// Whether each value that a clause reads can decide it by itself where it holds, or where it does not.
    fileprivate func isDecisive(_ clause: NodeID, holds: Bool) -> Bool {
        !(clause.rawValue..<clause.rawValue + self[clause].size).contains { index in
            kind(NodeID(index)) == .binaryOperator && text(NodeID(index)) == (holds ? "||" : "&&")
        }
    }

    /// The value of the Boolean that a clause is, or the contrary of; nil for any other clause.
    fileprivate func valueAsked(by clause: NodeID, holds: Bool) -> String? {
        let asked = withoutNot(clause)
        guard [.reference, .member].contains(kind(asked)) else { return nil }
        return (asked == clause) == holds ? "true" : "false"
    }

    /// Whether a clause asks whether there is a value.
    fileprivate func testsForNil(_ clause: NodeID) -> Bool {
        kind(clause) == .optionalBinding || BinaryExpression(self, clause).map { kind($0.right) == .nil } ?? false
    }
}
