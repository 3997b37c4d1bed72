// A value of the environment that a nearer one always wins over.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax
import SelfsameUpdates

extension Rule {
    /// Reports `.font(.title).font(.body)`.
    public static let overriddenEnvironmentValue = Rule(
        id: "overridden_environment_value",
        summary: "a modifier sets an environment value that the same modifier already sets closer to the view",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a modifier that sets an environment value, such as `font`, `tint` or `lineLimit`, after the same modifier on the same \
                view, if nothing between them can read the value. Silent for modifiers that combine, such as `disabled`, for values that may be \
                nil, and for styles that depend on the inherited one, such as `.secondary`.
                """,
            whyItMatters: """
                The modifier closest to the view wins, which is the one written first. The later one has no effect, although it reads as if it \
                replaced the first.
                """,
            whatToDoInstead: "Keep the one that is meant. To change the value for a view inside, set it on that view.",
            fixSafety: "No fix: only the author knows which of the two is meant."),
        severity: .hint, group: .structure, fixes: .never, exemptions: .places,
        examples: [
            .bad(
                """
                struct Title: View {
                    var body: some View {
                        VStack { Text("a") }.font(.title).padding().↓font(.body)
                    }
                }
                """),
            .good(
                """
                struct Title: View {
                    var body: some View {
                        VStack { Text("a").font(.title) }.padding().font(.body)
                    }
                }
                """),
        ],
        looksFor: [.repeatedCall(besides: [.insets, .sizes, .overlays, .backs, .lifecycle, .presents, .follows])],
        check: .body(findOverriddenValues))

    private static func findOverriddenValues(_ context: BodyContext) -> [Match] {
        let body = context.body
        let writes = EnvironmentUse(context.analyzer)
        return body.nodes.indices.compactMap { index in
            let outer = ViewNodeID(UInt32(index))
            guard body[outer].kind == .modifier, let key = writes.key(setAt: outer, in: body),
                let name = context.tree.calleeToken(body[outer].syntax),
                let inner = context.earlierWrite(of: key, before: outer, writes), let first = context.tree.calleeToken(body[inner].syntax),
                context.tree.name(first) == context.tree.name(name)
            else { return nil }
            var match = Match(
                range: context.tree.tokens.range(name),
                message:
                    "this `\(context.tree.text(name))` has no effect: `\(context.tree.text(first))` before it is nearer to the view, and wins",
                notes: [Note("the one that wins", range: context.tree.tokens.range(first))])
            match.node = outer
            return match
        }
    }
}

extension BodyContext {
    /// The modifier before a second one in its chain that sets the same value, where nothing is between them that could read it.
    fileprivate func earlierWrite(of key: EnvironmentKey, before outer: ViewNodeID, _ writes: EnvironmentUse) -> ViewNodeID? {
        var current = body.base(of: outer)
        while let node = current, body[node].kind == .modifier {
            guard let call = body.call(node), call.declaration != .none, analyzer.isFromPrelude(call.declaration) else { return nil }
            if writes.key(setAt: node, in: body) == key { return call.arguments.allSatisfy(isDefinite) ? node : nil }
            // What a modifier shows next to the view has the environment of the modifier.
            guard body.children(node).count == 1, !call.arguments.contains(where: { isView($0.type) }) else { return nil }
            current = body.base(of: node)
        }
        return nil
    }

    /// Whether an argument is a view, also one that may be nil, and no colour, which is a value as well.
    private func isView(_ type: TypeID) -> Bool {
        let value = analyzer.wrappedType(type) ?? type
        return analyzer.conforms(value, to: analyzer.wellKnown.view) && !analyzer.marks(ofType: value).contains(.fills)
    }

    /// Whether an argument is certainly a value, and none that depends on the inherited one.
    private func isDefinite(_ argument: ArgumentRecord) -> Bool {
        let text = tree.text(argument.syntax)
        guard !text.contains("nil"), [.member, .call, .integer, .boolean, .keyPath].contains(tree.kind(argument.syntax)) else {
            return false
        }
        let type = analyzer.nominal(analyzer.wrappedType(argument.type) ?? argument.type)
        guard type != .none else { return false }
        // A style of the program may make the same control again, which looks at the next style around.
        if program[type].kind == .structType, !analyzer.isFromPrelude(type) { return false }
        // Of the styles only a colour is the same wherever it is.
        let isStyle = program.statedProtocols(of: type).contains { proto in
            program.markDetails(of: proto).contains { if case .erased = $0 { true } else { false } }
        }
        return !isStyle || program.marks(of: type).contains(.fills)
    }
}
