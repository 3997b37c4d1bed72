// Exemptions that look at the condition itself and at its arms: whether it changes, how a flip looks, what the arms keep and do.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Exemption {
    /// The condition never changes while the view lives.
    static let invariantCondition = Exemption(id: "E1", title: "invariant condition", effect: .silences) { condition in
        let text = condition.tree.conditionText(of: condition.syntax).shortened(to: 60)
        switch condition.analyzer.invariance(of: condition.syntax, in: condition.body) {
        case nil: return nil
        case .wholeRun: return "`\(text)` does not change while the view lives"
        case .calls: return "every caller in the program passes a constant for `\(text)`"
        case .around: return "the branch is nested in the same condition"
        case .identity: return "a different value of `\(text)` is different content, with its own identity"
        }
    }

    /// Nothing in the program leads from one of the arms to a different one while the view lives. The condition tells things apart that are made as
    /// they are, such as the kind of a message; a different kind comes with a different message.
    static let noSignOfChange = Exemption(
        id: "E16", title: "no sign of change", effect: .silences,
        armsReason: { condition, arms in
            // A helper is written for anyone who calls it: what its parameter is at today's calls says little.
            if condition.isConditionalModifier, condition.readsParameter { return nil }
            guard condition.way(among: arms) == nil else { return nil }
            let text = condition.tree.conditionText(of: condition.syntax).shortened(to: 60)
            let isOther = arms != nil && condition.way(among: nil) != nil
            return "nothing in the program changes `\(text)`\(isOther ? " between these arms" : "") while the view lives"
        })

    /// A transition asks for removal and insertion, which need a branch.
    static let transition = Exemption(id: "E2", title: "transition present", effect: .silences) { condition in
        for arm in condition.arms {
            if let name = condition.context.transition(below: arm.node) { return "`\(name)` plays when the arm appears or disappears" }
        }
        return condition.context.transition(around: condition.branch).map { "`\($0)` plays when an arm appears or disappears" }
    }

    /// Explicit identity says that replacement is meant.
    static let intendedReplacement = Exemption(id: "E3", title: "intended replacement", effect: .silences) { condition in
        let ids = condition.arms.map { arm in condition.context.explicitIdentity(of: arm.modifiers) }
        if ids.count > 1, ids.allSatisfy({ $0 != nil }), Set(ids).count == ids.count {
            return "the arms have different explicit identities"
        }
        return condition.context.identityAround(condition)
            ?? condition.analyzer.identityAroundPlaces(of: condition.tree.conditionNodes(of: condition.syntax), in: condition.body).map {
                "`\($0)` around the view changes with what the condition reads"
            }
    }

    /// A row of a list that is a branch as a whole and reads only its element. What helps there is a container around the branch, not
    /// merged arms.
    static let rowContext = Exemption(id: "E10", title: "row context", effect: .silences) { condition in
        guard let row = condition.context.repeatedRow(around: condition.branch),
            condition.analyzer.readsOnlyRow(condition.syntax, in: condition.body)
        else { return nil }
        return "the branch is a whole row of `\(row)` and reads only the row's element"
    }

    /// Elsewhere in a row: elements are mostly replaced by others, seldom changed in place.
    static let rowElement = Exemption(id: "E10", title: "row element", effect: .lowersToHint) { condition in
        condition.choosesByRow ? "the condition reads only the element of a row" : nil
    }

    /// A comment above the branch says that it is intentional.
    static let documentedBranch = Exemption(id: "E15", title: "documented", effect: .silences) { condition in
        let tree = condition.tree
        let comments = tree.comments(before: TokenID(tree[condition.syntax.node].firstToken))
        let text = comments.map { tree.source.text(in: $0.range).lowercased() }.joined(separator: " ")
        if text.isEmpty { return nil }
        let words = [
            "workaround", "work around", "swiftui bug", "on purpose", "intentional", "deliberate", "force a", "force the", "recreat",
            "recalculat", "unnecessary",
        ]
        return words.first { text.contains($0) }.map { "a comment says why: `\($0)`" }
    }

    /// The state of the view starts from what the arms pass. One view in place of them would go on with the state of the arm that is left,
    /// so that the replacement is what makes it work.
    static let stateStartsOver = Exemption(id: "E18", title: "state starts over", effect: .silences) { condition in
        guard let group = condition.armsOfOneType else { return nil }
        var found: StateSeed?
        for (offset, arm) in group.enumerated() {
            for other in group[(offset + 1)...] {
                guard let seed = condition.seed(between: arm, and: other) else { return nil }
                found = found ?? seed
            }
        }
        return found.map { seed in
            switch seed.kind {
            case .property(let wrapper):
                "`@\(wrapper) \(seed.name)` of `\(seed.view)` is initialised from the arguments of the arms: one view would keep the old value"
            case .platformView, .appearance:
                "`\(seed.name)` of `\(seed.view)` uses the arguments of the arms: for one view it would run only once"
            }
        }
    }

    /// A flip that animates. The arms cross-fade now; merged, they would not.
    static let animatedFlip = Exemption(
        id: "E19", title: "animated flip", effect: .isUnsafe,
        armsReason: { condition, arms in
            guard condition.partsIdentity else { return nil }
            let animation = condition.animations(among: arms ?? Array(condition.arms.indices)).first
            return animation.map { "`\($0)` cross-fades the arms" }
        })

    /// A flip that nobody sees: before anybody can have done anything with the view, or when what is around the branch comes and goes.
    static let unnoticedFlip = Exemption(
        id: "E23", title: "unnoticed flip", effect: .silences,
        armsReason: { condition, arms in
            let cost = condition.cost(among: arms ?? Array(condition.arms.indices))
            let conditions = condition.tree.conditionNodes(of: condition.syntax)
            let text = condition.tree.conditionText(of: condition.syntax).shortened(to: 60)
            return switch condition.analyzer.unnoticedFlip(of: conditions, costing: cost, in: condition.body) {
            case .atFirstLoad: "`\(text)` changes only once, as the view appears"
            case .withViewAround: "`\(text)` changes only together with what shows the view at all"
            default: nil
            }
        })

    /// What is around the branch is replaced when the condition changes, whatever becomes of the branch.
    static let replacedAnyway = Exemption(id: "E20", title: "replaced anyway", effect: .silences) { condition in
        let (context, body) = (condition.context, condition.body)
        for (child, parent) in body.ancestry(of: condition.branch) {
            if body[parent].kind == .branch, context.asksTheSame(parent, as: condition) {
                return "a branch around it has the same condition"
            }
            guard body[parent].kind == .modifier, body[child].role == .base else { continue }
            let branches = context.analyzer.places(ofViewPassedBy: parent, in: body).flatMap { place in
                body.ancestry(of: place).prefix { $0.child != parent }.map(\.parent).filter { body[$0].kind == .branch }
            }
            if branches.contains(where: { context.asksTheSame($0, as: condition) }) {
                return
                    "`\(context.analyzer.modifierName(of: parent, in: body))` replaces the views around the branch with the same condition"
            }
        }
        return nil
    }

    /// An arm does something when it comes or goes.
    static let armEffects = Exemption(id: "E11", title: "branches contain effects", effect: .isUnsafe) { condition in
        let lifecycle = condition.lostState().first { $0.kind == "lifecycle" }
        return lifecycle.map { "`\($0.name)` runs when an arm appears or disappears" }
    }
}

extension ConditionContext {
    /// The first way that the program shows between some arms; nil for all of them, and for making nothing at all.
    func way(among group: [Int]?) -> (from: Int, to: Int)? { changes.way(among: group ?? Array(0...arms.count)) }

    /// Whether the condition reads a parameter of the function it is in that is a plain value or a function, and not a part of some object.
    fileprivate var readsParameter: Bool {
        guard body.declaration != .none else { return false }
        let names = mentionedNames
        return analyzer.signature(of: body.declaration).parameters.contains {
            names.contains(analyzer.name($0.name)) && (analyzer.isPlainValue($0.type) || analyzer.isFunction($0.type))
        }
    }
}

extension BodyContext {
    /// Whether a branch has the condition of a different one.
    fileprivate func asksTheSame(_ branch: ViewNodeID, as condition: ConditionContext) -> Bool {
        // Of several ways, two may lie within one of the branch around.
        guard let other = body.branchSyntax(of: branch, tree: tree), other.form == .if, condition.syntax.form == .if else { return false }
        let nodes = tree.conditionNodes(of: other)
        let own = tree.conditionNodes(of: condition.syntax)
        return nodes.count == 1 && own.count == 1 && tree.spellSame(nodes[0], own[0])
    }

    /// The view whose row a node is as a whole: a list, or a ForEach that is not laid out at once by a stack.
    func repeatedRow(around node: ViewNodeID) -> String? {
        guard let rows = body.parent(node), body[rows].kind == .construct else { return nil }
        let name = analyzer.typeName(of: rows, in: body)
        let marks = marks(ofConstruct: rows)
        guard marks.contains(.rows) else { return nil }
        if marks.contains(.lazy) { return name }
        for (child, parent) in body.ancestry(of: rows) {
            switch body[parent].kind {
            case .construct:
                let container = analyzer.marks(ofView: parent, in: body)
                if container.contains(.eager) { return nil }
                if container.isDisjoint(with: [.section, .group, .scrolls]) { return name }
            case .modifier where body[child].role != .base: return name
            default: break
            }
        }
        return name
    }

    /// A modifier below a node that plays insertion and removal: of the prelude by its mark, of the program where its body has one.
    func transition(below node: ViewNodeID) -> String? { transition(below: node, in: body, depth: 0) }

    /// The same, also in the members of the program that make a part of it.
    private func transition(below node: ViewNodeID, in body: LoweredBody, depth: Int) -> String? {
        (node.rawValue..<node.rawValue + body[node].size).lazy.map { ViewNodeID($0) }.firstAnswer { candidate in
            switch body[candidate].kind {
            case .modifier: return transitionName(of: candidate, in: body, depth: 0)
            case .reference:
                let member = body[candidate].declaration
                guard depth < 1, member != .none, !analyzer.isFromPrelude(member), analyzer.givesContent(member) else { return nil }
                return analyzer.contentBody(of: member).flatMap { transition(below: .root, in: $0, depth: depth + 1) }
            default: return nil
            }
        }
    }

    /// The same among the modifiers on the branch: of the Group that holds nothing but it, of a branch whose arm it is, and of what wraps these.
    func transition(around branch: ViewNodeID) -> String? {
        for (child, parent) in body.ancestry(of: branch) {
            switch body[parent].kind {
            case .branch: break
            case .arm, .block: if body.children(parent).count > 1 { return nil }
            case .modifier where body[child].role == .base:
                if let name = transitionName(of: parent, in: body, depth: 0) { return name }
            case .construct where isGroupOfOne(parent): break
            default: return nil
            }
        }
        return nil
    }

    /// Whether a modifier right on the branch, or on the Group that holds nothing but it, is unknown.
    func isUnderUnknownModifier(_ branch: ViewNodeID) -> Bool {
        for (child, parent) in body.ancestry(of: branch) {
            switch body[parent].kind {
            case .opaque where body[child].role == .base: return true
            case .modifier where body[child].role == .base: break
            case .construct where isGroupOfOne(parent): break
            default: return false
            }
        }
        return false
    }

    private func transitionName(of modifier: ViewNodeID, in body: LoweredBody, depth: Int) -> String? {
        guard let declaration = body.call(modifier)?.declaration, declaration != .none, depth < 4 else { return nil }
        let name = name(of: declaration)
        if analyzer.isFromPrelude(declaration) {
            return program.marks(of: declaration).contains(.transition) ? name : nil
        }
        guard let inner = analyzer.body(of: declaration) else { return nil }
        let found = inner.nodes.indices.contains { index in
            let node = ViewNodeID(UInt32(index))
            return inner[node].kind == .modifier && transitionName(of: node, in: inner, depth: depth + 1) != nil
        }
        return found ? name : nil
    }

    /// The argument of `.id(…)` among modifiers, as written.
    func explicitIdentity(of modifiers: [ViewNodeID]) -> String? {
        modifiers.lazy.filter { self.analyzer.isIdentityModifier($0, in: self.body) }
            .compactMap { self.body.call($0)?.arguments.first.map { self.tree.oneLine($0.syntax) } }.last
    }

    /// `.id(…)` around the branch whose value mentions what the condition mentions.
    fileprivate func identityAround(_ condition: ConditionContext) -> String? {
        let conditions = tree.conditionNodes(of: condition.syntax)
        let names = condition.mentionedNames
        for (child, parent) in body.ancestry(of: condition.branch) {
            if body[parent].kind == .modifier, body[child].role == .base, analyzer.isIdentityModifier(parent, in: body),
                let argument = body.call(parent)?.arguments.first,
                !tree.names(in: tree.tokenRange(argument.syntax)).isDisjoint(with: names)
                    || conditions.contains(where: { tree.spellSame($0, argument.syntax) })
            {
                return "`.id(\(tree.oneLine(argument.syntax, upTo: 40)))` around the branch changes with the condition"
            }
        }
        return nil
    }
}
