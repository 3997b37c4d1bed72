// A call of a helper that applies a modifier or not, by a branch. The helper is one that `conditional_modifier_helper` finds, anywhere in the
// program, or one that passes its view to a closure that branches.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports calls of conditional modifiers.
    public static let conditionalModifierCall = Rule(
        id: "conditional_modifier_call",
        summary: "a call of a helper that replaces its view when its condition changes",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports each call of a helper that `conditional_modifier_helper` finds, wherever in the program it is declared, with an \
                argument that can change while the program runs, if the helper takes a closure or the view that it is called on loses \
                something. Of a ViewModifier, reports `modifier(M(isOn: isOn))` if the view that it modifies loses something. Also reports each \
                call of a modifier of the program that passes its view to a closure with a branch, \
                `.applying { if isOn { $0.blur(radius: 8) } else { $0.border(.red) } }`, unless a more specific rule reports that branch. A \
                hint where nothing but the focus of a field is lost.
                """,
            whyItMatters: """
                The call reads like a modifier and acts like a branch: when the argument changes, the view before the dot is destroyed \
                with all state in it, and a new one is created.
                """,
            whatToDoInstead: """
                Use a modifier whose argument depends on the condition: `opacity(isOff ? 0.5 : 1)`, `bold(isNew)`, `overlay { if isNew { \
                … } }`.
                """,
            fixSafety: """
                Unsafe: state will persist across the change. Offered if the helper only decides whether to apply a closure to its view, \
                and the closure is one modifier with an inert value.
                """),
        severity: .warning, group: .branches, fixes: .sometimes, isWeighed: true, exemptions: .merging,
        examples: [
            .bad(
                """
                extension View {
                    @ViewBuilder func veiled(if isVeiled: Bool) -> some View {
                        if isVeiled { self.blur(radius: 8) } else { self }
                    }
                }
                struct Secret: View {
                    @State private var isLocked = true
                    @State private var text = ""
                    var body: some View {
                        Toggle("locked", isOn: $isLocked)
                        TextField("note", text: $text)
                            .↓veiled(if: isLocked)
                    }
                }
                """),
            .bad(
                """
                extension View {
                    @ViewBuilder func unless<Content: View>(_ isOff: Bool, _ transform: (Self) -> Content) -> some View {
                        if isOff { self } else { transform(self) }
                    }
                }
                struct Lamp: View {
                    @State private var isLit = false
                    var body: some View {
                        Toggle("lit", isOn: $isLit)
                        Text("lamp")
                            .↓unless(isLit) { $0.opacity(0.4) }
                    }
                }
                """,
                fixed: """
                    extension View {
                        @ViewBuilder func unless<Content: View>(_ isOff: Bool, _ transform: (Self) -> Content) -> some View {
                            if isOff { self } else { transform(self) }
                        }
                    }
                    struct Lamp: View {
                        @State private var isLit = false
                        var body: some View {
                            Toggle("lit", isOn: $isLit)
                            Text("lamp")
                                .opacity(isLit ? 1 : 0.4)
                        }
                    }
                    """),
            .bad(
                """
                extension View {
                    func applying<Content: View>(@ViewBuilder _ transform: (Self) -> Content) -> some View { transform(self) }
                }
                struct Stage: View {
                    @Environment(\\.colorScheme) private var scheme
                    @State private var line = ""
                    var body: some View {
                        TextField("line", text: $line)
                            .applying {
                                ↓if scheme == .dark { $0.background(Color.black) } else { $0.background(Capsule()) }
                            }
                    }
                }
                """),
            .good(
                """
                extension View {
                    @ViewBuilder func veiled(if isVeiled: Bool) -> some View {
                        if isVeiled { self.blur(radius: 8) } else { self }
                    }
                }
                struct Secret: View {
                    static let isDemo = false
                    var body: some View {
                        Text("note").veiled(if: Secret.isDemo)
                    }
                }
                """),
        ],
        looksFor: [.branchingFunction],
        check: .conditionAndBody(findBranchingClosure, findConditionalModifierCalls))

    /// A closure that gets the view which a modifier is applied to, and branches: every arm that makes something of it holds a different one.
    private static func findBranchingClosure(_ condition: ConditionContext) -> Match? {
        let context = condition.context
        guard condition.partsIdentity, let modifier = context.modifierPassingItsView(to: condition.branch),
            let base = context.body.base(of: modifier), context.isKnown(base)
        else { return nil }
        let places = context.analyzer.places(ofViewPassedBy: modifier, in: context.body)
        let arms = condition.arms.indices.filter { arm in places.contains { context.body.isNode($0, inside: condition.arms[arm].node) } }
        let subject = context.subject(of: base)
        guard arms.count > 1, subject != "_" else { return nil }
        let name = context.analyzer.modifierName(of: modifier, in: context.body)
        return Match(
            range: condition.headRange, message: condition.message("`\(name)` replaces \(thisView(subject))", among: arms),
            severity: condition.cost(among: arms).isOfFocusOnly ? .hint : nil, arms: arms)
    }

    private static func findConditionalModifierCalls(_ context: BodyContext) -> [Match] {
        let body = context.body
        return body.nodes.indices.compactMap { index in
            let node = ViewNodeID(UInt32(index))
            guard body[node].kind == .modifier, let call = body.call(node), call.declaration != .none else { return nil }
            if let match = findModifierWithBranch(node, in: context) { return match }
            guard !context.analyzer.isFromPrelude(call.declaration), let base = body.base(of: node), context.isKnown(base),
                let helper = context.helper(of: call.declaration), !context.takesAway(call, by: helper),
                let argument = context.flippingArgument(of: call, for: helper),
                let name = context.tree.calleeToken(body[node].syntax),
                !context.flipsBefore(base, with: argument.syntax),
                // What comes and goes with a transition of its own is meant to.
                !body.children(node).contains(where: { body[$0].role != .base && context.transition(below: $0) != nil })
            else { return nil }
            let isUsed = context.isUsedBeforeFlip(at: node, of: argument, by: helper)
            lazy var setsFocus = context.analyzer.setsFocus(context.program.nominal(containing: body.declaration))
            let lost = context.analyzer.stateLost(below: base, flipping: [argument.syntax], in: body).filter {
                isUsed || !$0.isByPeople || $0.isFocus && setsFocus
            }
            let cost = FlipCost(
                lost: lost,
                isWorkInHand: context.analyzer.isWorkInHand(of: base, flipping: [argument.syntax], in: body))
            let subject = context.subject(of: base)
            guard subject != "_", !(helper.appliesModifier && cost.isNothing),
                context.analyzer.unnoticedFlip(of: [argument.syntax], costing: cost, in: body) == nil
            else { return nil }
            let text = context.tree.oneLine(argument.syntax, upTo: 50)
            let flips = helper.changes[argument.parameter] == .presence ? "becomes nil or non-nil" : "changes"
            var match = Match(
                range: SourceRange(start: context.tree.tokens.range(name).start, end: context.argumentEnd(of: node)),
                message: lossMessage(
                    cost, "when `\(text)` \(flips)", "`\(context.tree.text(name))` replaces \(thisView(subject))", ""))
            if context.analyzer.readsOnlySettings([argument.syntax], in: body)
                && !context.analyzer.isMadeInUse([argument.syntax], in: body)
                || !context.isMissed(cost, of: base, flipping: argument.syntax)
            {
                match.severity = .hint
            }
            // Where nothing is lost, the declaration of the helper says enough.
            match.isPedantic =
                cost.isNothing && !context.takesClosure(call.declaration)
                || match.severity == .hint && context.analyzer.isMadeOutOfSight([argument.syntax], in: body)
            match.node = node
            match.lostState = lost
            if let closure = helper.closure, let fix = context.helperFix(node, closure) { match.fixes = [fix] }
            match.identityPaths = [context.analyzer.identityPath(of: base, in: body)]
            match.condition = FindingCondition(
                text: text, flippedBy: context.analyzer.flippedBy(argument.syntax, in: body),
                changes: context.analyzer.flipCauses(of: [argument.syntax], in: body))
            return match
        }
    }

    /// The call `modifier(M(isOn: isOn))` of a ViewModifier with a branch, where the view that it modifies loses something.
    private static func findModifierWithBranch(_ node: ViewNodeID, in context: BodyContext) -> Match? {
        let body = context.body
        guard let call = body.call(node), context.analyzer.isFromPrelude(call.declaration), call.arguments.count == 1,
            context.tree.kind(call.arguments[0].syntax) == .call,
            case let modifier = context.analyzer.nominal(call.arguments[0].type), let content = context.conditionalContent(of: modifier),
            let base = body.base(of: node), context.isKnown(base), case let subject = context.subject(of: base), subject != "_"
        else { return nil }
        let made = call.arguments[0].syntax
        for property in content.deciding {
            guard let value = context.argument(for: property, of: modifier, in: made), context.tree.kind(value) != .closure,
                context.analyzer.isPlainValue(context.analyzer.valueType(of: property)),
                context.analyzer.flips(value, by: content.changes[property] ?? .value, in: body)
            else { continue }
            let lost = context.analyzer.stateLost(below: base, flipping: [value], in: body)
            let cost = FlipCost(
                lost: context.analyzer.readsOnlySettings([value], in: body) ? [] : lost,
                isWorkInHand: context.analyzer.isWorkInHand(of: base, flipping: [value], in: body))
            // Without a loss, the declaration says enough.
            if cost.isNothing || context.analyzer.unnoticedFlip(of: [value], costing: cost, in: body) != nil { return nil }
            let text = context.tree.oneLine(value, upTo: 50)
            var match = Match(
                range: context.tree.range(made),
                message: lossMessage(
                    cost, "when `\(text)` \(content.changes[property] == .presence ? "becomes nil or non-nil" : "changes")",
                    "`\(context.name(of: modifier))` replaces \(thisView(subject))", ""))
            if !context.isMissed(cost, of: base, flipping: value) { match.severity = .hint }
            match.node = node
            match.lostState = lost
            match.identityPaths = [context.analyzer.identityPath(of: base, in: body)]
            match.condition = FindingCondition(
                text: text, flippedBy: context.analyzer.flippedBy(value, in: body),
                changes: context.analyzer.flipCauses(of: [value], in: body))
            return match
        }
        return nil
    }
}

extension BodyContext {
    /// The modifier whose closure makes nothing but a node, of the view that it is applied to.
    func modifierPassingItsView(to node: ViewNodeID) -> ViewNodeID? {
        for (child, parent) in body.ancestry(of: node) {
            if body[parent].kind == .modifier, case .content = body[child].role {
                return analyzer.places(ofViewPassedBy: parent, in: body).isEmpty ? nil : parent
            }
            guard isGroupOfOne(parent) else { return nil }
        }
        return nil
    }

    /// Whether somebody misses what it costs that a call replaces its view: more than the focus of a field.
    fileprivate func isMissed(_ cost: FlipCost, of base: ViewNodeID, flipping value: NodeID) -> Bool {
        !cost.isOfFocusOnly && analyzer.isMissed(cost, of: [base], flipping: [value], in: body)
    }

    /// What a conditional modifier does; nil where a declaration is none, or where its branch never flips.
    fileprivate func helper(of declaration: DeclID) -> ConditionalHelper? {
        guard program[declaration].kind == .function, program[declaration].parent != .none,
            let helper = analyzer.contentBody(of: declaration)
        else { return nil }
        let tree = program.tree(helper.file)
        let outer = BodyContext(analyzer: analyzer, body: helper, tree: tree, options: options, file: file)
        for condition in outer.conditions() where condition.isConditionalModifier {
            if analyzer.invariance(of: condition.syntax, in: helper) != nil { return nil }
            let mentioned = condition.mentionedNames
            let parameters = analyzer.signature(of: declaration).parameters
            let deciding = parameters.indices.filter { mentioned.contains(analyzer.name(parameters[$0].name)) }
            let reads = parameters.map { analyzer.name($0.name) + ($0.isAutoclosure ? "()" : "") }
            return deciding.isEmpty
                ? nil
                : ConditionalHelper(
                    deciding: deciding,
                    changes: Dictionary(
                        uniqueKeysWithValues: deciding.map { ($0, condition.change(askedOf: analyzer.name(parameters[$0].name))) }),
                    closure: condition.closureHelper(reads), removing: condition.removingParameter(among: parameters.map(\.name)),
                    blocking: condition.blockingParameter(among: parameters.map(\.name)))
        }
        return outer.helperApplyingModifier
    }

    /// What a function of View does that applies a ViewModifier with a branch to `self`, and passes its parameters to it.
    private var helperApplyingModifier: ConditionalHelper? {
        guard isSelf(body.rootView(of: body.onlyContent ?? .root)), let content = body.onlyContent else { return nil }
        let parameters = analyzer.signature(of: body.declaration).parameters
        for node in body.modifiers(from: content, to: body.rootView(of: content)) ?? [] {
            guard let call = body.call(node), call.declaration != .none, analyzer.isFromPrelude(call.declaration),
                call.arguments.count == 1,
                tree.kind(call.arguments[0].syntax) == .call,
                case let modifier = analyzer.nominal(call.arguments[0].type), let content = conditionalContent(of: modifier)
            else { continue }
            var changes: [Int: Change] = [:]
            for property in content.deciding {
                guard let passed = argument(for: property, of: modifier, in: call.arguments[0].syntax), tree.kind(passed) == .reference,
                    let index = parameters.firstIndex(where: { analyzer.name($0.name) == tree.oneLine(passed) })
                else { continue }
                changes[index] = content.changes[property]
            }
            if !changes.isEmpty { return ConditionalHelper(deciding: changes.keys.sorted(), changes: changes, appliesModifier: true) }
        }
        return nil
    }

    /// Whether a conditional modifier further down on the same view asks the same, or the contrary: one flip is reported once.
    fileprivate func flipsBefore(_ node: ViewNodeID, with condition: NodeID) -> Bool {
        var current = node
        while body[current].kind == .modifier, let base = body.base(of: current) {
            if let call = body.call(current), call.declaration != .none, !analyzer.isFromPrelude(call.declaration),
                call.arguments.contains(where: { tree.spellSame(tree.withoutNot($0.syntax), tree.withoutNot(condition)) }),
                let helper = helper(of: call.declaration), flippingArgument(of: call, for: helper) != nil
            {
                return true
            }
            current = base
        }
        return false
    }

    /// Where the arguments in parentheses end.
    fileprivate func argumentEnd(of node: ViewNodeID) -> UInt32 {
        let syntax = body[node].syntax
        return tree.range(tree.child(syntax, .argumentList) ?? syntax).end
    }

    /// The name of a view; of the member that makes it where the type says little.
    func subject(of node: ViewNodeID) -> String {
        let root = body.rootView(of: node)
        if let name = analyzer.givenName(of: root, in: body) { return name }
        guard analyzer.saysLittle(node, in: body), body[root].kind == .reference, body[root].declaration != .none else {
            return analyzer.typeName(of: node, in: body) == "_" ? "_" : analyzer.subjectName(of: node, in: body)
        }
        return self.name(of: body[root].declaration)
    }

    /// Whether people can use a view before a helper modifies it, or stops to do so. Not where the modifier keeps them from using it, as
    /// `allowsHitTesting(false)` does, and only ever goes.
    fileprivate func isUsedBeforeFlip(at node: ViewNodeID, of argument: ArgumentRecord, by helper: ConditionalHelper) -> Bool {
        let blocking: Bool? =
            if let blocking = helper.blocking, blocking.parameter == argument.parameter {
                blocking.value
            } else if let closure = helper.closure, closure.flag == argument.parameter, isBlocking(closuresOf: node) {
                closure.appliesWhen
            } else {
                nil
            }
        return blocking.map { analyzer.mayBecome($0, argument.syntax, in: CodeScope(body)) } ?? true
    }

    /// Whether a closure that a modifier takes keeps people from using what it makes.
    private func isBlocking(closuresOf node: ViewNodeID) -> Bool {
        body.children(node).filter { body[$0].role != .base }.contains { content in
            (content.rawValue..<content.rawValue + body[content].size).contains { index in
                body.call(ViewNodeID(index)).map { analyzer.blocks($0, in: body) } ?? false
            }
        }
    }

    /// Whether a call says that the view is taken away, which it comes back from as any other view does: `isHidden(isOff, remove: true)`,
    /// and `isHidden(isOff, remove: isOff)`.
    fileprivate func takesAway(_ call: CallRecord, by helper: ConditionalHelper) -> Bool {
        guard let removing = helper.removing, let answer = call.arguments.first(where: { $0.parameter == removing.parameter }) else {
            return false
        }
        if tree.kind(answer.syntax) == .boolean { return (tree.text(answer.syntax) == "true") == removing.value }
        return removing.value && call.arguments.contains { $0.parameter != answer.parameter && tree.spellSame($0.syntax, answer.syntax) }
    }

    /// The first argument that decides what a helper does and that the program shows to change; nil where none does.
    fileprivate func flippingArgument(of call: CallRecord, for helper: ConditionalHelper) -> ArgumentRecord? {
        call.arguments.first { argument in
            guard helper.deciding.contains(argument.parameter) else { return false }
            // Of an object or a closure it is unknown what is read of it.
            return tree.kind(argument.syntax) != .closure && analyzer.isPlainValue(argument.type)
                && !analyzer.isInvariant(argument: argument, in: body)
                && analyzer.showsChange(of: argument, by: helper.changes[argument.parameter] ?? .value, in: body)
        }
    }
}

extension ConditionContext {
    /// The parameter, and its value, with which nobody can use `self`: `if isOn { self } else { hidden() }`.
    fileprivate func blockingParameter(among names: [Name]) -> (parameter: Int, value: Bool)? {
        guard isPlainIfElse, let list = syntax.arms[0].conditions, case let clauses = tree.clauses(of: list), clauses.count == 1,
            case let asked = tree.withoutNot(clauses[0]), tree.kind(asked) == .reference,
            let index = names.firstIndex(of: context.program.name(of: tree.mainToken(asked), in: body.file)),
            case let blocked = arms.map({ arm in arm.content.map(isBlocked) ?? false }), blocked[0] != blocked[1]
        else { return nil }
        return (index, blocked[0] == (asked == clauses[0]))
    }

    /// Whether nobody can use what an arm makes, whatever a branch in it decides: `if !isGone { hidden() }`.
    private func isBlocked(_ content: ViewNodeID) -> Bool {
        let root = body.rootView(of: content)
        if body[root].kind != .branch { return context.analyzer.isBlocked(root, in: body) }
        return body.children(root).allSatisfy { arm in body.children(arm).allSatisfy(isBlocked) }
    }

    /// The parameter, and its value, with which every arm but `self` makes nothing.
    fileprivate func removingParameter(among names: [Name]) -> (parameter: Int, value: Bool)? {
        let others = arms.filter { !context.isPlainSelf($0) }
        guard others.count == 1, let content = others[0].content, body[content].kind == .branch,
            let branch = body.branchSyntax(of: content, tree: tree), branch.form == .if, branch.arms.count == 1,
            let list = branch.arms[0].conditions, case let clauses = tree.clauses(of: list), clauses.count == 1,
            case let asked = tree.withoutNot(clauses[0]), tree.kind(asked) == .reference,
            let index = names.firstIndex(of: context.program.name(of: tree.mainToken(asked), in: body.file))
        else { return nil }
        return (index, asked != clauses[0])
    }
}
