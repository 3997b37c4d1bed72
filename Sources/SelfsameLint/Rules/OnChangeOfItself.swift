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
                Reports `onChange(of: x)` whose action always changes `x`: `x += 1`, `x.toggle()`, `x = !x`, `x.append(y)`, `x = UUID()`. Silent \
                for actions that settle, such as `x = min(x, 5)` or `x = nil`, and for those that change it under a condition.
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
        return body.nodes.indices.compactMap { index in
            let node = ViewNodeID(UInt32(index))
            guard body[node].kind == .modifier, let call = body.call(node), call.declaration != .none,
                let value = context.followedValue(of: call),
                let closure = call.arguments.last(where: { context.tree.kind($0.syntax) == .closure })?.syntax,
                let change = context.unconditionalChange(of: value, in: closure)
            else { return nil }
            let text = context.tree.oneLine(value)
            var match = Match(
                range: context.tree.range(change.statement),
                message: "the action triggers itself: it follows `\(text)`, and changes `\(text)` each time it runs")
            match.node = node
            return match
        }
    }
}

extension BodyContext {
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
    private func plainText(_ node: NodeID) -> String {
        let text = tree.oneLine(node)
        return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
    }
}
