// A Group around one view.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `Group { Text("a") }`.
    public static let singleChildGroup = Rule(
        id: "single_child_group",
        summary: "a Group contains one view",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a Group whose content is one view with its modifiers: no branch, no ForEach, not several views, no `#if`.
                """,
            whyItMatters: "The Group has no effect there: it makes the type longer and the compiler slower.",
            whatToDoInstead: "Write the view without the Group.",
            fixSafety: """
                Unsafe: a modifier on the Group can be a different one than on the view itself, such as `bold()` on Text. Offered if the \
                resulting type is as predicted.
                """),
        severity: .hint, group: .structure, fixes: .sometimes, exemptions: .places,
        examples: [
            .bad(
                """
                struct Screen: View {
                    var body: some View {
                        ↓Group {
                            VStack { Text("a") }
                        }
                        .padding()
                    }
                }
                """,
                fixed: """
                    struct Screen: View {
                        var body: some View {
                            VStack { Text("a") }
                            .padding()
                        }
                    }
                    """),
            .good(
                """
                struct Screen: View {
                    var isOn: Bool
                    var body: some View {
                        Group {
                            if isOn { Text("a") }
                        }
                        .padding()
                    }
                }
                """),
        ],
        looksFor: [.call(.group)],
        check: .body(findSingleChildGroups))

    private static func findSingleChildGroups(_ context: BodyContext) -> [Match] {
        let body = context.body
        let tree = context.tree
        return body.nodes.indices.compactMap { index in
            let node = ViewNodeID(UInt32(index))
            guard context.marks(ofConstruct: node).contains(.group), let call = body.call(node),
                call.arguments.count == 1, let closure = call.arguments.first, closure.isTrailing,
                tree.kind(closure.syntax) == .closure, let child = body.children(node).first, body.children(node).count == 1,
                context.isKnown(child)
            else { return nil }
            let statements = tree.children(closure.syntax).filter { tree.kind($0) != .closureSignature }.map { $0 }
            let root = body.rootView(of: child)
            guard statements.count == 1, body[child].syntax == statements[0], body[root].kind == .construct,
                context.isPlainView(root),
                case .constant(1) = context.analyzer.viewCount(of: child, in: body),
                let callee = tree.firstChild(body[node].syntax)
            else { return nil }
            let range = tree.range(body[node].syntax)
            var replacement = Replacement(of: range, in: tree)
            replacement.take(tree.range(statements[0]))
            let type = context.analyzer.printed(body[child].type)
            let predicted = context.analyzer.printedType(of: body, replacing: node, with: [type]).map { context.analyzer.spelling($0) }
            let isApplied = predicted != nil && !replacement.losesComment && tree.diagnostics.isEmpty
            let fix = Fix(
                title: "write the view without the Group", applicability: isApplied ? .unsafe : .display, edits: [replacement.edit],
                predictedType: predicted)
            var match = Match(
                range: tree.range(callee),
                message: "this Group has no effect: it contains one `\(context.analyzer.typeName(of: child, in: body))`",
                fixes: context.hasOwnModifiers(root) ? [] : [fix])
            match.node = node
            return match
        }
    }
}

extension BodyContext {
    /// Whether a view is one view, which a Group around it adds nothing to.
    fileprivate func isPlainView(_ root: ViewNodeID) -> Bool {
        let view = analyzer.viewDeclaration(of: root, in: body)
        let known = analyzer.wellKnown
        return view == .none
            || ![known.forEach, known.tupleView, known.anyView].contains(view)
                && program.marks(of: view).isDisjoint(with: [.group, .section])
    }

    /// Whether modifiers on a view may be others than those on a Group around it.
    fileprivate func hasOwnModifiers(_ root: ViewNodeID) -> Bool {
        let view = analyzer.viewDeclaration(of: root, in: body)
        guard analyzer.isFromPrelude(view) else { return true }
        let protocols = program.statedProtocols(of: view).filter { !program.states(analyzer.wellKnown.view, conformanceTo: $0) }
        return ([view] + protocols).contains { type in
            program.members(of: type).contains { member in
                program[member].kind == .function && program[member].flags.contains(.hasBody) && !program[member].flags.contains(.isStatic)
            }
        }
    }
}
