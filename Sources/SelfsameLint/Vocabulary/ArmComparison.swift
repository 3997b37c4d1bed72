// Two arms compared: the views inside their modifiers, and the modifiers aligned with each other. All rules on branches read this one
// comparison. It exists only where everything compared is known.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// How two arms differ.
struct ArmComparison {
    /// How the views inside the modifiers differ.
    var root: RootDifference
    /// The modifiers of both arms in order, from the inside out.
    var modifiers: [ModifierPair]
    /// Whether both arms have the same checked type.
    var isOneType: Bool
}

/// How the views inside the modifiers of two arms differ.
enum RootDifference {
    /// Spelled the same, of the same type.
    case none
    /// Calls of one declaration with the same labels: these arguments differ, as indices into both calls.
    case arguments([Int])
    /// One type, but other labels, a different initialiser, or a different static member.
    case spelling
    /// Different views.
    case view
}

/// One place in the aligned modifiers of two arms.
enum ModifierPair {
    /// The same modifier with the same arguments.
    case same(ViewNodeID, ViewNodeID)
    /// The same modifier with other arguments.
    case arguments(ViewNodeID, ViewNodeID)
    /// Only in the first arm.
    case first(ViewNodeID)
    /// Only in the second arm.
    case second(ViewNodeID)
}

extension ArmComparison {
    /// Compares two arms; nil where one of them is not one view or a type is unknown.
    init?(_ a: Arm, _ b: Arm, in context: BodyContext) {
        let body = context.body
        guard let contentA = a.content, let contentB = b.content, let rootA = a.root, let rootB = b.root,
            context.isKnown(contentA), context.isKnown(contentB), context.isKnown(rootA), context.isKnown(rootB),
            let pairs = Self.align(a.modifiers, b.modifiers, in: context)
        else { return nil }
        root = Self.compareRoots(rootA, rootB, in: context)
        modifiers = pairs
        isOneType = body[contentA].type == body[contentB].type
    }

    /// Whether both arms have the same modifiers in the same order, whatever their arguments.
    var hasSameModifierNames: Bool {
        modifiers.allSatisfy { pair in
            switch pair {
            case .same, .arguments: true
            case .first, .second: false
            }
        }
    }

    /// Whether the modifiers are the same, argument by argument.
    var hasSameModifiers: Bool {
        modifiers.allSatisfy { if case .same = $0 { true } else { false } }
    }

    /// The same, but for explicit identities: where those differ, an exemption speaks.
    func hasSameModifiersButIdentity(in context: BodyContext) -> Bool {
        modifiers.allSatisfy { pair in
            switch pair {
            case .same: true
            case .arguments(let a, _): context.analyzer.isIdentityModifier(a, in: context.body)
            case .first, .second: false
            }
        }
    }

    /// The modifiers that one arm has beyond the other, where that is all that differs about modifiers: the arm's index and the modifiers.
    var extraModifiers: (arm: Int, modifiers: [ViewNodeID])? {
        var extra: [[ViewNodeID]] = [[], []]
        for pair in modifiers {
            switch pair {
            case .same: continue
            case .arguments: return nil
            case .first(let node): extra[0].append(node)
            case .second(let node): extra[1].append(node)
            }
        }
        if extra[1].isEmpty, !extra[0].isEmpty { return (0, extra[0]) }
        if extra[0].isEmpty, !extra[1].isEmpty { return (1, extra[1]) }
        return nil
    }

    /// Whether aligned modifiers are the same declarations, so that merging the arms keeps every overload.
    func keepsOverloads(in context: BodyContext) -> Bool {
        modifiers.allSatisfy { pair in
            if case .same(let a, let b) = pair { return context.declaration(of: a) == context.declaration(of: b) }
            return true
        }
    }

    // MARK: Roots

    private static func compareRoots(_ a: ViewNodeID, _ b: ViewNodeID, in context: BodyContext) -> RootDifference {
        let body = context.body
        let tree = context.tree
        guard body[a].type == body[b].type, body[a].kind == body[b].kind else { return .view }
        if context.isSelf(a), context.isSelf(b) { return .none }
        if tree.spellSame(body[a].syntax, body[b].syntax) {
            return body[a].declaration == body[b].declaration ? .none : .view
        }
        guard let callA = body.call(a), let callB = body.call(b), callA.declaration != .none else {
            return isMember(a, in: context) && isMember(b, in: context) ? .spelling : .view
        }
        switch body[a].kind {
        case .construct:
            return differingArguments(callA, callB, a, b, in: context).map { .arguments($0) } ?? .spelling
        case .reference where callA.declaration == callB.declaration:
            return differingArguments(callA, callB, a, b, in: context).map { .arguments($0) } ?? .view
        default: return .view
        }
    }

    /// `Color.red`, `theme.tint`: a property whose value is the view.
    private static func isMember(_ node: ViewNodeID, in context: BodyContext) -> Bool {
        let declaration = context.body[node].declaration
        return context.body[node].kind == .reference && declaration != .none && context.program[declaration].kind == .variable
    }

    /// The arguments in which two calls of one declaration differ; nil where their shapes differ.
    private static func differingArguments(
        _ a: CallRecord, _ b: CallRecord, _ nodeA: ViewNodeID, _ nodeB: ViewNodeID, in context: BodyContext
    ) -> [Int]? {
        let tree = context.tree
        guard a.declaration == b.declaration, a.arguments.count == b.arguments.count else { return nil }
        var differing: [Int] = []
        for (index, (x, y)) in zip(a.arguments, b.arguments).enumerated() {
            guard x.parameter == y.parameter, x.label == y.label, x.isTrailing == y.isTrailing else { return nil }
            if !tree.spellSame(x.syntax, y.syntax) { differing.append(index) }
        }
        // What is called also has to be spelled alike: `Card(…)` and `Card.init(…)` are merged as whole views only.
        let calleeA = tree.calleeTokens(context.body[nodeA].syntax)
        let calleeB = tree.calleeTokens(context.body[nodeB].syntax)
        guard tree.spellSame(calleeA, calleeB), !differing.isEmpty else { return nil }
        return differing
    }

    // MARK: Modifiers

    /// Aligns two chains so that as many modifiers as possible match, equal arguments before equal names. Nil for chains too long to compare.
    private static func align(_ a: [ViewNodeID], _ b: [ViewNodeID], in context: BodyContext) -> [ModifierPair]? {
        guard a.count <= 64, b.count <= 64 else { return nil }
        let width = b.count + 1
        var likeness = [Int](repeating: 0, count: (a.count + 1) * width)
        var score = likeness
        for i in a.indices.reversed() {
            for j in b.indices.reversed() {
                likeness[i * width + j] = compareModifiers(a[i], b[j], in: context)
                let matched = likeness[i * width + j]
                score[i * width + j] = max(
                    matched > 0 ? score[(i + 1) * width + j + 1] + matched : 0, score[(i + 1) * width + j], score[i * width + j + 1])
            }
        }
        var pairs: [ModifierPair] = []
        var (i, j) = (0, 0)
        while i < a.count || j < b.count {
            let matched = i < a.count && j < b.count ? likeness[i * width + j] : 0
            if matched > 0, score[i * width + j] == score[(i + 1) * width + j + 1] + matched {
                pairs.append(matched == 2 ? .same(a[i], b[j]) : .arguments(a[i], b[j]))
                i += 1
                j += 1
            } else if j == b.count || i < a.count && score[i * width + j] == score[(i + 1) * width + j] {
                pairs.append(.first(a[i]))
                i += 1
            } else {
                pairs.append(.second(b[j]))
                j += 1
            }
        }
        return pairs
    }

    /// 2 for the same modifier with the same arguments, 1 for the same name, 0 for different modifiers.
    private static func compareModifiers(_ a: ViewNodeID, _ b: ViewNodeID, in context: BodyContext) -> Int {
        let tree = context.tree
        let x = tree.modifierTokens(context.body[a].syntax)
        let y = tree.modifierTokens(context.body[b].syntax)
        if tree.spellSame(x, y) { return 2 }
        return context.analyzer.modifierName(of: a, in: context.body) == context.analyzer.modifierName(of: b, in: context.body) ? 1 : 0
    }
}

extension SyntaxTree {
    /// The tokens of what a call calls.
    func calleeTokens(_ call: NodeID) -> Range<UInt32> {
        guard kind(call) == .call, let callee = firstChild(call) else { return tokenRange(call) }
        return tokenRange(callee)
    }
}

extension ConditionContext {
    /// Whether merged arms would also be one view at run time: not so for AnyView around different types, and nothing must be kept of a view
    /// that shows nothing.
    var keepsIdentityWhenMerged: Bool {
        guard let first = arms.first, let root = first.root, let content = first.content else { return false }
        let erased = analyzer.wellKnown.anyView
        let declaration = analyzer.nominal(analyzer.revealed(body[root].type))
        if declaration != .none, declaration == analyzer.wellKnown.emptyView { return false }
        if declaration == .none || declaration != erased {
            let whole = analyzer.nominal(analyzer.revealed(body[content].type))
            return whole == .none || whole != erased
        }
        guard body[root].kind == .construct else { return false }
        let wrapped = arms.compactMap { arm in arm.root.flatMap { body.children($0).first }.map { body[$0].type } }
        return wrapped.count == arms.count && wrapped.allSatisfy { $0 == wrapped[0] && analyzer.isKnown($0) }
    }
}
