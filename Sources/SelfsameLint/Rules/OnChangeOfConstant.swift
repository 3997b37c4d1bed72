// An action that follows a value which never changes.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `onChange(of: limit)` of a constant.
    public static let onChangeOfConstant = Rule(
        id: "on_change_of_constant",
        summary: "an action or animation waits for a change of a value that never changes",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports `onChange(of:)` and `animation(_:value:)` if the value is the same for the whole run: a literal, or a constant made \
                of literals. A hint for animations. Silent with `initial: true`, which runs the action once, and for values that callers or the \
                system provide.
                """,
            whyItMatters: """
                The action never runs, or the modifier animates nothing. Usually a different value was meant: the state that the constant was copied from, or \
                the property of the object instead of the object.
                """,
            whatToDoInstead: """
                Follow the value that changes. Use `onAppear` or `task` if the action is meant to run once. Remove a modifier that is left over.
                """,
            fixSafety: "No fix: only the author knows which value is meant."),
        severity: .warning, group: .state, fixes: .never, isSometimesHint: true, exemptions: .places,
        examples: [
            .bad(
                """
                struct Screen: View {
                    private let limit = 10
                    @State private var message = ""
                    var body: some View {
                        Text(message).onChange(of: ↓limit) { message = "limit" }
                    }
                }
                """),
            .good(
                """
                struct Screen: View {
                    @State private var limit = 10
                    @State private var message = ""
                    var body: some View {
                        Stepper(message, value: $limit).onChange(of: limit) { message = "limit" }
                    }
                }
                """),
        ],
        looksFor: [.call(.follows), .call(.animates)],
        check: .body(findConstantTriggers))

    private static func findConstantTriggers(_ context: BodyContext) -> [Match] {
        let body = context.body
        return body.nodes.indices.compactMap { index -> Match? in
            let node = ViewNodeID(UInt32(index))
            guard body[node].kind == .modifier, let call = body.call(node), call.declaration != .none, !body.isPreview,
                let (argument, isAnimation) = context.trigger(of: call),
                !call.arguments.contains(where: { $0.literal == .boolean(true) && $0.parameter != argument.parameter }),
                context.isConstant(argument)
            else { return nil }
            let text = context.tree.oneLine(argument.syntax)
            // `animation(nil, value:)` is written to turn an animation off.
            let isOff = isAnimation && call.arguments.contains { context.tree.isNone($0.syntax) }
            let consequence =
                isOff ? "no animation is turned off" : isAnimation ? "this `animation` animates nothing" : "the action never runs"
            var match = Match(range: context.tree.range(argument.syntax), message: "\(consequence): `\(text)` never changes")
            match.node = node
            // What is not animated is as it was, which nobody misses who has not seen it move.
            if isAnimation { match.severity = .hint }
            return match
        }
    }
}

extension BodyContext {
    /// Whether a value is written as a constant: what the system says of the process or the screen may change after all.
    fileprivate func isConstant(_ argument: ArgumentRecord) -> Bool {
        isConstant(ValuePlace(argument.syntax, in: CodeScope(body)), depth: 0)
    }

    private func isConstant(_ place: ValuePlace, depth: Int) -> Bool {
        guard depth < 12 else { return false }
        func isConstant(_ next: ValuePlace) -> Bool { self.isConstant(next, depth: depth + 1) }
        switch analyzer.step(from: place) {
        case .literal: return true
        case .same(let inner), .cast(let inner): return isConstant(inner)
        case .made(let parts): return parts.allSatisfy(isConstant)
        case .combined(let parts, _): return parts.allSatisfy { isConstant($0.place) }
        case .local(let value, let isLet, _, let isPart): return isLet && !isPart && isConstant(value)
        case .declared(let found, _):
            guard found.count == 1, case let declaration = program[found[0]] else { return false }
            if declaration.kind == .enumCase { return true }
            guard declaration.flags.contains(.isLet), let value = program.tree(declaration.file).initialValue(of: declaration.node) else {
                return false
            }
            return isConstant(ValuePlace(value, in: CodeScope(found[0], file: declaration.file)))
        default: return false
        }
    }

    /// The value that a modifier waits for; nil for one that waits for none, or whose action also runs without a change.
    fileprivate func trigger(of call: CallRecord) -> (argument: ArgumentRecord, isAnimation: Bool)? {
        guard analyzer.isFromPrelude(call.declaration) else { return nil }
        let marks = program.marks(of: call.declaration)
        if marks.contains(.animates) {
            return call.arguments.first { analyzer.name($0.label) == "value" }.map { ($0, true) }
        }
        guard marks.contains(.acts), !marks.contains(.lifecycle) else { return nil }
        for case .follows(let label) in program.markDetails(of: call.declaration) {
            if let argument = call.arguments.first(where: { analyzer.name($0.label) == label }) { return (argument, false) }
        }
        return nil
    }
}
