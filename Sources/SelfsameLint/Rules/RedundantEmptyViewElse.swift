// An `else` that makes nothing.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// Exemptions that are about what a flip does: deleting this `else` changes nothing about it.
private let doNotApply: [Exemption] = [.oneShotContext, .presentedContent, .valueMember, .noSignOfChange, .twoCommands]

extension Rule {
    /// Reports `else { EmptyView() }`.
    public static let redundantEmptyViewElse = Rule(
        id: "redundant_empty_view_else",
        summary: "an `else` contains only EmptyView",
        explanation: RuleExplanation(
            whatItDoes: "Reports a final `else` in a view builder that contains only `EmptyView()`.",
            whyItMatters: """
                The `if` alone means the same. The `else` makes a `ConditionalContent` of what could be an Optional: a longer type for \
                the compiler and in error messages.
                """,
            whatToDoInstead: "Remove the `else`: an `if` without `else` shows nothing if its condition is false.",
            fixSafety: """
                Safe: nothing is shown in either case. Display only if a comment would be lost, or if the type of the body is written \
                out.
                """),
        severity: .hint, group: .branches, fixes: .sometimes,
        exemptions: .always.filter { exemption in !doNotApply.contains { $0.id == exemption.id } },
        examples: [
            .bad(
                """
                struct Notice: View {
                    var isNew: Bool
                    var body: some View {
                        if isNew {
                            Text("new")
                        } ↓else {
                            EmptyView()
                        }
                    }
                }
                """,
                fixed: """
                    struct Notice: View {
                        var isNew: Bool
                        var body: some View {
                            if isNew {
                                Text("new")
                            }
                        }
                    }
                    """),
            .good(
                """
                struct Notice: View {
                    var isNew: Bool
                    var body: some View {
                        if isNew {
                            Text("new")
                        } else {
                            EmptyView().frame(height: 1)
                        }
                    }
                }
                """),
        ],
        check: .condition(findRedundantElse))

    private static func findRedundantElse(_ condition: ConditionContext) -> Match? {
        let context = condition.context
        let tree = condition.tree
        guard condition.partsIdentity, condition.syntax.form == .if, condition.arms.count > 1, let last = condition.arms.last,
            last.syntax.isElse, let expression = last.expression, let content = last.content, last.modifiers.isEmpty,
            context.body[content].kind == .construct, context.analyzer.isEmptyView(context.body[content].type),
            tree.kind(expression) == .call, tree.tokenRange(expression).count == 3, let keyword = condition.elseKeyword,
            // A different build may show something.
            tree.child(last.syntax.statements, .ifConfig) == nil,
            // Next to `#unavailable` the builder makes an AnyView of it.
            !context.body[last.node].isErased
        else { return nil }
        // Deleting the `else` keeps no state, so nothing is said of identity: no arms.
        return Match(
            range: SourceRange(start: keyword.start, end: tree.range(last.syntax.body).end),
            message: "this `else` contains only `EmptyView` and can be removed", fixes: [condition.elseDeletion()].compactMap { $0 },
            arms: [])
    }
}

extension Analyzer {
    /// Whether a type is SwiftUI's EmptyView.
    func isEmptyView(_ type: TypeID) -> Bool {
        let declaration = nominal(type)
        return declaration != .none && declaration == wellKnown.emptyView
    }
}

extension ConditionContext {
    /// The last `else`.
    fileprivate var elseKeyword: SourceRange? {
        guard let block = arms.last?.syntax.body, tree[block].firstToken > 0 else { return nil }
        let token = TokenID(tree[block].firstToken).previous
        return tree.tokens.kind(token) == .elseKeyword ? tree.tokens.range(token) : nil
    }

    fileprivate func elseDeletion() -> Fix? {
        guard arms.count > 1, let block = arms.last?.syntax.body else { return nil }
        let range = SourceRange(start: tree.range(arms[arms.count - 2].syntax.body).end, end: tree.range(block).end)
        // An arm that asks for availability has the type that the builder makes of its content.
        let types = arms.dropLast().map { arm in body[arm.node].isErased ? arm.node : arm.content ?? body.children(arm.node).first }
        let printed = types.compactMap { $0 }.map { analyzer.printed(body[$0].type) }
        let branchType = printed.count == arms.count - 1 ? analyzer.printedBranch(of: printed, isExhaustive: false) : nil
        let predicted = branchType.flatMap { analyzer.printedType(of: body, replacing: branch, with: [$0]) }.map { analyzer.spelling($0) }
        let isShownOnly = predicted == nil || !tree.commentRanges(in: range).isEmpty || !tree.diagnostics.isEmpty || writesTypeOut
        return Fix(
            title: "remove the `else`", applicability: isShownOnly ? .display : .safe,
            edits: [Edit(range: range, replacement: "")], predictedType: predicted)
    }

    /// Whether the declaration spells the type of its body.
    private var writesTypeOut: Bool {
        guard body.declaration != .none else { return false }
        let declaration = context.program.declarationNode(body.declaration)
        let name = context.name(of: analyzer.wellKnown.conditionalContent)
        return tree.tokenRange(declaration).contains { tree.text(TokenID($0)).hasSuffix(name) }
    }
}
