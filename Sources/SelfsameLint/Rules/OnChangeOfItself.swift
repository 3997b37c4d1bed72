// An action that follows a value and changes it again.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `onChange(of: count) { count += 1 }`.
    public static let onChangeOfItself = Rule(
        id: "on_change_of_itself",
        summary: "an `onChange` action changes the value that it follows each time it runs",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports `onChange(of: x)` whose action always changes `x`: `x += 1`, `x.toggle()`, `x = !x`, `x.append(y)`, `x = UUID()`. Also \
                reports actions of one body that trigger each other: one follows `x` and changes `y`, a second one follows `y` and changes `x`. \
                Silent for actions that settle, such as `x = min(x, 5)`, `x = nil`, or `y = x` and `x = y`, and for those that change it \
                under a condition.
                """,
            whyItMatters: """
                The change runs the action again, which changes the value again. SwiftUI evaluates the view repeatedly, stops the loop within \
                the frame, and continues in the next one.
                """,
            whatToDoInstead: "Change a different value, or change this one under a condition that becomes false.",
            fixSafety: "No fix: only the author knows which value is meant."),
        severity: .warning, group: .state, fixes: .never, exemptions: .places,
        examples: [
            .bad(
                """
                struct Counter: View {
                    @State private var count = 0
                    var body: some View {
                        Stepper("\\(count)", value: $count).onChange(of: count) { ↓count += 1 }
                    }
                }
                """),
            .good(
                """
                struct Counter: View {
                    @State private var count = 0
                    @State private var changes = 0
                    var body: some View {
                        Stepper("\\(count)", value: $count).onChange(of: count) {
                            changes += 1
                            count = min(count, 5)
                        }
                    }
                }
                """),
        ],
        looksFor: [.call(.follows)],
        check: .body(findChangeLoops))

    private static func findChangeLoops(_ context: BodyContext) -> [Match] {
        let body = context.body
        return findLongerLoops(context)
            + body.nodes.indices.compactMap { index in
                let node = ViewNodeID(UInt32(index))
                guard body[node].kind == .modifier, let call = body.call(node), call.declaration != .none,
                    let value = context.followedValue(of: call),
                    let closure = call.arguments.last(where: { context.tree.kind($0.syntax) == .closure })?.syntax,
                    let change = context.unconditionalChange(of: value, in: closure)
                else { return nil }
                let text = context.tree.oneLine(value)
                var match = Match(
                    range: context.tree.range(change.statement),
                    message: "the action triggers itself: it follows `\(text)`, and changes `\(text)` each time it runs"
                )
                match.node = node
                return match
            }
    }
}

/// What an action does each time that the value changes which it follows.
private struct FollowedChange {
    /// The value that it follows, and the one that it changes.
    var followed: String
    var changed: String
    /// What the changed value is of the followed one: that much more; nil where it is a different one each time.
    var offset: Double?
    var statement: NodeID
    var node: ViewNodeID
}

extension Rule {
    /// Actions of which each changes what the next one follows.
    private static func findLongerLoops(_ context: BodyContext) -> [Match] {
        let steps = context.followedChanges()
        guard steps.count > 1 else { return [] }
        var result: [Match] = []
        for first in steps {
            guard let loop = loop(from: first, [first], among: steps),
                loop.allSatisfy({ first.statement.rawValue <= $0.statement.rawValue })
            else { continue }
            let isUnsettled = loop.contains { $0.offset == nil } || loop.reduce(0) { $0 + ($1.offset ?? 0) } != 0
            guard isUnsettled else { continue }
            let names = (loop.map(\.followed) + [first.followed]).map { "`\($0)`" }.joined(separator: " → ")
            var match = Match(
                range: context.tree.range(first.statement),
                message: "the actions trigger each other: each one changes the value that the next one follows (\(names))")
            match.node = first.node
            result.append(match)
        }
        return result
    }

    private static func loop(from first: FollowedChange, _ path: [FollowedChange], among steps: [FollowedChange]) -> [FollowedChange]? {
        guard let last = path.last, path.count < 5 else { return nil }
        if last.changed == first.followed { return path.count > 1 ? path : nil }
        for next in steps where next.followed == last.changed && !path.contains(where: { $0.statement == next.statement }) {
            if let found = loop(from: first, path + [next], among: steps) { return found }
        }
        return nil
    }
}

extension BodyContext {
    /// What actions of the body change whatever the values are, to something that differs where the followed value does.
    fileprivate func followedChanges() -> [FollowedChange] {
        body.nodes.indices.flatMap { index -> [FollowedChange] in
            let node = ViewNodeID(UInt32(index))
            guard body[node].kind == .modifier, let call = body.call(node), call.declaration != .none, let value = followedValue(of: call),
                let closure = call.arguments.last(where: { tree.kind($0.syntax) == .closure })?.syntax
            else { return [] }
            let followed = plainText(value)
            return unconditionalChanges(in: closure).compactMap { change in
                let changed = plainText(change.target)
                guard changed != followed else { return nil }
                if change.isAlwaysAnother {
                    return FollowedChange(followed: followed, changed: changed, offset: nil, statement: change.statement, node: node)
                }
                guard let assignment = Assignment(tree, change.statement), let offset = offset(of: assignment, from: followed, in: closure)
                else { return nil }
                return FollowedChange(followed: followed, changed: changed, offset: offset, statement: change.statement, node: node)
            }
        }
    }

    /// The statements of an action that change state in any case.
    private func unconditionalChanges(in closure: NodeID) -> [StateChange] {
        var result: [StateChange] = []
        for item in program.activeItems(of: closure, in: body.file) {
            switch tree.kind(item) {
            case .closureSignature: continue
            case .guard, .if, .switch, .return, .throw: return result
            default: break
            }
            if let change = analyzer.stateChange(item, in: CodeScope(body)) { result.append(change) }
        }
        return result
    }

    /// How much more a value is than the one that is followed: `new + 1`, `count`; nil for anything else.
    private func offset(of assignment: Assignment, from followed: String, in closure: NodeID) -> Double? {
        let names = Closure(tree, closure)?.parameterNames.map { tree.name($0) } ?? []
        let new = names.count == 2 ? names[1] : names.first ?? "$0"
        func isFollowed(_ node: NodeID) -> Bool {
            let text = plainText(node)
            return text == followed || text == new && tree.kind(node) == .reference
        }
        let parts = assignment.values
        if parts.count == 1 { return isFollowed(parts[0]) ? 0 : nil }
        guard parts.count == 3, isFollowed(parts[0]), tree.kind(parts[1]) == .binaryOperator,
            [.integer, .float].contains(tree.kind(parts[2])), let number = Double(tree.text(parts[2]))
        else { return nil }
        switch tree.text(parts[1]) {
        case "+": return number
        case "-": return -number
        default: return nil
        }
    }

    /// The value that an action follows.
    fileprivate func followedValue(of call: CallRecord) -> NodeID? {
        guard analyzer.isFromPrelude(call.declaration) else { return nil }
        let marks = program.marks(of: call.declaration)
        guard marks.contains(.acts), !marks.contains(.lifecycle) else { return nil }
        for case .follows(let label) in program.markDetails(of: call.declaration) {
            return call.arguments.first { analyzer.name($0.label) == label }?.syntax
        }
        return nil
    }

    /// The statement of an action that always gives a value a different one.
    fileprivate func unconditionalChange(of value: NodeID, in closure: NodeID) -> StateChange? {
        let followed = plainText(value)
        for item in program.activeItems(of: closure, in: body.file) {
            switch tree.kind(item) {
            case .closureSignature: continue
            // What comes after it runs only sometimes.
            case .guard, .if, .switch, .return, .throw: return nil
            default: break
            }
            if let change = analyzer.stateChange(item, in: CodeScope(body)), change.isAlwaysAnother, plainText(change.target) == followed {
                return change
            }
            // `withAnimation { count += 1 }`
            guard tree.kind(item) == .call, let inner = tree.child(item, .closure),
                analyzer.marks(ofTaker: inner, in: body.file)?.contains(.runsAtOnce) == true
            else { continue }
            if let change = unconditionalChange(of: value, in: inner) { return change }
        }
        return nil
    }

    /// An expression without `self.` before it.
    fileprivate func plainText(_ node: NodeID) -> String {
        let text = tree.oneLine(node)
        return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
    }
}
