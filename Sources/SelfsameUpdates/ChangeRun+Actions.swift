// What a change does through closures: those that a body creates again and that run in a node of their own, and the actions that run because a
// value changed, whose writes are changes themselves.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension ChangeRun {
    /// The closures of a unit that runs: those that capture what changed are other closures now, and run.
    func renewClosures(of unit: EvaluationUnit, _ own: Certainty) {
        for closure in unit.closures where closure.host == .none && !closure.isPresented {
            let place = closure.taker
            let stand = PartStand(scope: CodeScope(place.body), frame: place.frame, body: place.body)
            let parts = updates.parts(ofClosure: closure.place.node, stand)
            var (found, reason) = difference(of: parts, in: unit, "its closure")
            if place.isConditional { found = min(found, .may) }
            guard min(found, own) > .none else { continue }
            reason = "`\(updates.name(of: unit.type))` creates it again, and \(reason)"
            markClosure(closure.place, Mark(certainty: min(found, own), reason: reason, cause: unit.type), unit.type, closure.name)
        }
    }

    /// An action that is done when an argument changes: `onChange(of:)`.
    func followAction(at place: UnitNode, in unit: EvaluationUnit, _ certainty: Certainty) {
        guard let value = updates.followedArgument(at: place.node, in: place.body) else { return }
        let stand = PartStand(scope: CodeScope(place.body), frame: place.frame, body: place.body)
        var (found, _) = difference(of: updates.parts(of: value, stand), in: unit, "the value")
        if found == .may, let values = bothValues(of: value, stand) { found = values.old == values.new ? .none : .certain }
        guard min(found, certainty) > .none else { return }
        let tree = program.tree(place.body.file)
        for argument in place.body.call(place.node)?.arguments ?? [] where tree.kind(argument.syntax) == .closure {
            follow(action: argument.syntax, at: place, min(found, certainty))
        }
    }

    /// What an action writes changes; certainly where it does so in any case, with the value that it is given.
    func follow(action: NodeID, at place: UnitNode, _ certainty: Certainty) {
        for (part, isSure) in updates.written(by: action, at: place) { note(part, isSure ? certainty : min(certainty, .may)) }
    }

    // MARK: Ternaries

    /// Whether a ternary around a site gives another view now, and why.
    func choice(of site: ViewSite, _ inputs: [SiteInput], in unit: EvaluationUnit) -> (Certainty, String) {
        var result = Certainty.none
        var reason = ""
        for case .choice(let body, let choice, let arm, let frame) in site.place.identities {
            let flips = flip(choice, arm, in: body, frame)
            guard flips > .none else { continue }
            let others = unit.sites.filter { other in
                other.type == site.type && other.call != site.call
                    && other.place.identities.contains { identity in
                        guard case .choice(let otherBody, choice, let otherArm, _) = identity else { return false }
                        return otherBody.file == body.file && otherArm != arm
                    }
            }
            let found = others.isEmpty ? flips : others.map { min(flips, difference(inputs, updates.inputs(of: $0))) }.max() ?? .none
            guard found > result, let syntax = body.branchSyntax(of: choice, tree: program.tree(body.file)) else { continue }
            let text = program.tree(body.file).conditionText(of: syntax)
            (result, reason) = (found, "is a different value when `\(text.shortened(to: 50))` changes")
        }
        return (result, reason)
    }

    /// Whether what a view is made with in one arm differs from what it is made with in the other.
    private func difference(_ inputs: [SiteInput], _ others: [SiteInput]) -> Certainty {
        var result = Certainty.none
        for input in inputs {
            guard let other = others.first(where: { $0.property == input.property }), let (node, stand) = input.expression,
                let (otherNode, otherStand) = other.expression
            else { return .may }
            let (file, otherFile) = (stand.scope.file, otherStand.scope.file)
            if let value = ConstantEvaluator(analyzer, file).value(of: node),
                let second = ConstantEvaluator(analyzer, otherFile).value(of: otherNode)
            {
                if value != second { result = .certain }
            } else if program.tree(file).oneLine(node) != program.tree(otherFile).oneLine(otherNode) {
                result = max(result, .may)
            }
        }
        return result
    }
}

extension Updates {
    /// The argument whose changes an action of a modifier follows.
    func followedArgument(at node: ViewNodeID, in body: LoweredBody) -> NodeID? {
        guard let call = body.call(node), call.declaration != .none, analyzer.isFromPrelude(call.declaration) else { return nil }
        for case .follows(let label) in program.markDetails(of: call.declaration) {
            return call.arguments.first { analyzer.name($0.label) == label }?.syntax
        }
        return nil
    }

    /// The sources that an action writes, and whether it does so in any case with a value that it is given.
    func written(by action: NodeID, at place: UnitNode) -> [(part: SourcePart, isSure: Bool)] {
        let tree = program.tree(place.body.file)
        let key = CodeLocation(place.body.file, action)
        if let known = actionWrites[key] { return known }
        let all = changes(ofAction: ValuePlace(action, in: CodeScope(place.body)))
        let statements = Closure(tree, action)?.statements ?? []
        let found = all.map { part in
            let isSure = statements.contains { statement in
                guard case .property(let property) = part.source, let target = assignedName(statement, in: place.body.file),
                    target.name == analyzer.name(program[property].name)
                else { return false }
                // `total += 1` is another value each time; of `name = value` that is known where the value is what the action is given.
                return target.values.isEmpty || target.values.contains { usesParameter(of: action, below: $0, in: CodeScope(place.body)) }
            }
            return (part: part, isSure: isSure)
        }
        actionWrites[key] = found
        return found
    }

    /// What a statement assigns to, and the parts of the value where that replaces the old one.
    private func assignedName(_ statement: NodeID, in file: FileID) -> (name: String, values: [NodeID])? {
        let tree = program.tree(file)
        if let assignment = Assignment(tree, statement) {
            return tree.calleeToken(assignment.target).map { (tree.name($0), assignment.values) }
        }
        guard CompoundAssignment(tree, statement) != nil, let first = tree.firstChild(statement) else { return nil }
        return tree.calleeToken(first).map { (tree.name($0), []) }
    }

    private func usesParameter(of closure: NodeID, below value: NodeID, in scope: CodeScope) -> Bool {
        let tree = program.tree(scope.file)
        return (value.rawValue..<value.rawValue + tree[value].size).map { NodeID($0) }.contains { node in
            guard tree.kind(node) == .reference, tree.mainToken(node) != .none,
                case .closureParameter(closure) = analyzer.origin(of: tree.mainToken(node), at: node, in: scope)
            else { return false }
            return true
        }
    }
}
