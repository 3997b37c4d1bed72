// For each condition of a body what its flip destroys, creates and keeps. Flipping destroys every view under the side left and creates every
// view under the side taken; what is outside the branch keeps its path and its state, but for what other conditions on the same value decide.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

/// One arm of a condition.
public struct ArmReport: Sendable {
    /// The `arm` node.
    public var node: ViewNodeID
    /// What selects it, as written, on one line and shortened: the condition, `else`, `case .a`, `default`.
    public var label: String
    /// The identity path up to and including its side steps: `Screen.body/VStack/0/true`.
    public var path: String
    /// Every view below it: what leaving it destroys and taking it creates.
    public var views: [IdentifiedView]
    /// What is lost when it is left.
    public var lostState: [LostState]
}

/// A condition of a body that splits identity.
public struct ConditionReport: Sendable {
    /// The `branch` node.
    public var branch: ViewNodeID
    /// The condition as written, on one line; the subject of a `switch`.
    public var text: String
    /// Where it is.
    public var range: SourceRange
    /// The stored values that flip it; empty where unknown.
    public var flippedBy: [String]
    /// The code that changes these values.
    public var changes: [FlipCause]
    /// Whether it is the subject of a `switch`.
    public var isSwitch: Bool
    /// Whether it never changes while the program runs.
    public var isInvariant: Bool
    /// What makes a flip of it animate.
    public var animations: [FlipAnimation]
    /// The modifiers below its arms that ask for insertion and removal: `transition`, `matchedGeometryEffect`.
    public var transitions: [String]
    /// Its arms in source order.
    public var arms: [ArmReport]
    /// The other conditions of the body that read one of the values that it reads: what flips it may flip them.
    public var related: [ViewNodeID]
    /// The views of the body outside of it and of the conditions that it is related to: the same before and after any flip.
    public var kept: [IdentifiedView]
    /// Whether something below an arm is unknown, so that the lists may be incomplete.
    public var canReachUnknown: Bool
}

extension Analyzer {
    /// The conditions of a body that split identity, in source order.
    public func conditions(of body: LoweredBody) -> [ConditionReport] {
        let branches = body.nodes.indices.map { ViewNodeID(UInt32($0)) }.filter { body[$0].kind == .branch }
        guard !branches.isEmpty else { return [] }
        let all = views(in: body)
        let tree = program.tree(body.file)
        let read = branches.map { branch -> [ValueRead] in
            guard let syntax = body.branchSyntax(of: branch, tree: tree), !isInvariant(syntax, in: body) else { return [] }
            return valuesRead(by: syntax, in: body)
        }
        return branches.enumerated().compactMap { index, branch in
            let related = branches.indices.filter { other in
                other != index && read[index].contains { value in read[other].contains { value.overlaps($0) } }
            }
            return report(on: branch, related: related.map { branches[$0] }, in: body, views: all)
        }
    }

    /// The modifiers below a node that ask for insertion and removal, by their marks, without repetition.
    private func transitions(below node: ViewNodeID, in body: LoweredBody) -> [String] {
        var result: [String] = []
        for index in node.rawValue..<node.rawValue + body[node].size {
            guard body[ViewNodeID(index)].kind == .modifier, let call = body.call(ViewNodeID(index)), call.declaration != .none,
                program.marks(of: call.declaration).contains(.transition)
            else { continue }
            let text = name(program[call.declaration].name)
            if !result.contains(text) { result.append(text) }
        }
        return result
    }

    private func report(
        on branch: ViewNodeID, related: [ViewNodeID], in body: LoweredBody, views all: [IdentifiedView]
    ) -> ConditionReport? {
        let tree = program.tree(body.file)
        guard let syntax = body.branchSyntax(of: branch, tree: tree) else { return nil }
        var isComplete = true
        let arms = zip(body.children(branch), syntax.arms).map { arm, source in
            let loss = stateLoss(below: arm, in: body)
            isComplete = isComplete && loss.isComplete
            return ArmReport(
                node: arm, label: tree.label(of: source).shortened(to: 60), path: identityPath(of: arm, in: body),
                views: all.filter { body.isNode($0.node, inside: arm) }, lostState: loss.lost)
        }
        return ConditionReport(
            branch: branch, text: tree.conditionText(of: syntax), range: tree.conditionRange(of: syntax),
            flippedBy: flippedBy(syntax, in: body), changes: flipCauses(of: syntax, in: body), isSwitch: syntax.form == .switch,
            isInvariant: isInvariant(syntax, in: body),
            animations: animations(of: syntax, at: branch, in: body), transitions: transitions(below: branch, in: body), arms: arms,
            related: related,
            kept: all.filter { view in !([branch] + related).contains { body.isNode(view.node, inside: $0) } }, canReachUnknown: !isComplete
        )
    }
}
