// Arms that differ in the stack around the same children.

import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports an `if … else …` that puts the same children in a different stack.
    public static let containerBranch = Rule(
        id: "container_branch",
        summary: "an `if` puts the same children into different stacks",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports an `if … else …` in a view builder whose arms are two of HStack, VStack and ZStack around children with the same \
                source text and the same modifiers.
                """,
            whyItMatters: """
                When the condition changes, every child is destroyed with its state and created again, although only the layout changes. \
                The children do not move to their new positions.
                """,
            whatToDoInstead: """
                Choose the layout: `let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())`, then `layout { … }` \
                (iOS 16).
                """,
            fixSafety: "No fix, but a sketch: a layout can place the children differently from the stack of the same name."),
        severity: .warning, group: .branches, fixes: .never, isWeighed: true, exemptions: .merging,
        examples: [
            .bad(
                """
                struct Pair: View {
                    @State private var isWide = false
                    var body: some View {
                        Toggle("wide", isOn: $isWide)
                        ↓if isWide {
                            HStack {
                                Text("a")
                                Text("b")
                            }
                        } else {
                            VStack {
                                Text("a")
                                Text("b")
                            }
                        }
                    }
                }
                """),
            .good(
                """
                struct Pair: View {
                    @State private var isWide = false
                    var body: some View {
                        Toggle("wide", isOn: $isWide)
                        let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
                        layout {
                            Text("a")
                            Text("b")
                        }
                    }
                }
                """),
        ],
        check: .condition(findContainerBranch))

    private static func findContainerBranch(_ condition: ConditionContext) -> Match? {
        let context = condition.context
        guard condition.isPlainIfElse, condition.isKnown, !condition.bindsNameUsedInArms,
            condition.arms.allSatisfy({ $0.expression != nil && !context.body[$0.node].isErased }),
            let a = condition.stack(ofArm: 0), let b = condition.stack(ofArm: 1), a.name != b.name,
            context.tree.spellSame(a.content, b.content),
            let comparison = ArmComparison(condition.arms[0], condition.arms[1], in: context), comparison.hasSameModifiers
        else { return nil }
        let target = Version(major: 16, minor: 0)
        return Match(
            range: condition.headRange,
            message: condition.message("all children are replaced", "only to lay them out in `\(b.name)` instead of `\(a.name)`"),
            notes: [
                Note(
                    "`AnyLayout(\(a.name)Layout())` and `AnyLayout(\(b.name)Layout())` keep them"
                        + (context.target < target ? "; they need iOS 16" : ""))
            ],
            fixes: context.target < target ? [] : [condition.chosenLayout(a, b)].compactMap { $0 })
    }
}

extension ConditionContext {
    /// A variable with the layout, and the children in it.
    fileprivate func chosenLayout(_ a: Stack, _ b: Stack) -> Fix? {
        guard let expression, let whole = arms[0].expression else { return nil }
        let name = freshName(of: ["layout"])
        var replacement = Replacement(of: tree.range(syntax.node), in: tree)
        let layouts = [a, b].map { "AnyLayout(\($0.name)Layout(\($0.arguments)))" }
        replacement.add("let \(name) = " + expression.choose(layouts[0], layouts[1]))
        replacement.addLine("\(name) ")
        replacement.take(SourceRange(start: tree.range(a.content).start, end: tree.range(whole).end))
        return Fix(suggestion: "choose the layout instead of the stack", edits: [replacement.edit])
    }

    /// The plain stack that an arm makes.
    fileprivate func stack(ofArm index: Int) -> Stack? {
        guard let root = arms[index].root, body[root].kind == .construct, let call = body.call(root),
            context.marks(ofConstruct: root).contains(.stack), let content = call.arguments.last, content.isTrailing
        else { return nil }
        let arguments = call.arguments.filter { !$0.isTrailing }.map { argument in
            let label = analyzer.name(argument.label)
            return (label.isEmpty ? "" : "\(label): ") + tree.oneLine(argument.syntax)
        }
        return Stack(name: analyzer.typeName(of: root, in: body), arguments: arguments.joined(separator: ", "), content: content.syntax)
    }
}

/// A stack of an arm.
private struct Stack {
    /// The name of its type.
    var name: String
    /// What is in its parentheses.
    var arguments: String
    /// The closure with its children.
    var content: NodeID
}
