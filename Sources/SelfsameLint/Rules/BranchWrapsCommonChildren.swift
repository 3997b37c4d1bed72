// Arms that repeat a container and most of its children.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports an `if … else …` whose arms are the same container with children in common.
    public static let branchWrapsCommonChildren = Rule(
        id: "branch_wraps_common_children",
        summary: "both arms of an `if` repeat a container and some of its children",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports an `if … else …` in a view builder whose arms are the same container with the same arguments and modifiers, and \
                whose first or last children are the same.
                """,
            whyItMatters: """
                The shared children are destroyed with their state whenever the condition changes, although nothing about them changes.
                """,
            whatToDoInstead: "Write the container once, and put the condition inside it, around the children that differ.",
            fixSafety: """
                Unsafe: the shared children keep their state. Offered if the arms differ in one child and nothing around it uses a name \
                that the condition binds.
                """),
        severity: .warning, group: .branches, fixes: .sometimes, isWeighed: true, exemptions: .merging,
        examples: [
            .bad(
                """
                struct Panel: View {
                    @State private var isOpen = false
                    var body: some View {
                        ↓if isOpen {
                            VStack {
                                Toggle("open", isOn: $isOpen)
                                Text("details")
                            }
                        } else {
                            VStack {
                                Toggle("open", isOn: $isOpen)
                                Image("closed")
                            }
                        }
                    }
                }
                """,
                fixed: """
                    struct Panel: View {
                        @State private var isOpen = false
                        var body: some View {
                            VStack {
                                Toggle("open", isOn: $isOpen)
                                if isOpen {
                                    Text("details")
                                } else {
                                    Image("closed")
                                }
                            }
                        }
                    }
                    """),
            .good(
                """
                struct Panel: View {
                    @State private var isOpen = false
                    var body: some View {
                        VStack {
                            Toggle("open", isOn: $isOpen)
                            if isOpen { Text("details") }
                        }
                    }
                }
                """),
        ],
        check: .condition(findCommonChildren))

    private static func findCommonChildren(_ condition: ConditionContext) -> Match? {
        let context = condition.context
        guard condition.isPlainIfElse, condition.isKnown,
            condition.arms.allSatisfy({ $0.expression != nil && !context.body[$0.node].isErased }),
            let a = condition.container(ofArm: 0), let b = condition.container(ofArm: 1), a.type == b.type,
            context.tree.spellSame(a.head, b.head),
            let comparison = ArmComparison(condition.arms[0], condition.arms[1], in: context), comparison.hasSameModifiers
        else { return nil }
        let children = condition.compareChildren(a.statements, b.statements)
        let shared = children.shared
        guard !shared.isEmpty, shared.count < max(a.statements.count, b.statements.count) else { return nil }
        let subject = condition.subject()
        return Match(
            range: condition.headRange,
            message: condition.message(
                "\(thisView(subject)) is replaced",
                "although \(shared.count == 1 ? "one child is" : "\(shared.count) children are") the same in both arms"),
            notes: shared.prefix(3).map { Note("the same in both arms", range: context.tree.range($0)) },
            fixes: [comparison.keepsOverloads(in: context) ? condition.hoistFix(children) : nil].compactMap(\.self))
    }
}

extension ConditionContext {
    /// A container with a trailing closure without parameters: what is called with which arguments, and the children as statements.
    fileprivate func container(ofArm index: Int) -> (type: DeclID, head: Range<UInt32>, statements: [NodeID])? {
        guard let root = arms[index].root, body[root].kind == .construct, let call = body.call(root),
            let content = call.arguments.last, content.isTrailing, tree.kind(content.syntax) == .closure,
            call.arguments.filter(\.isTrailing).count == 1, tree.child(content.syntax, .closureSignature) == nil,
            analyzer.nominal(body[root].type) != .none
        else { return nil }
        // A Group is not a view of its own, and a sheet of content inside a link or a button is its label.
        let name = analyzer.typeName(of: root, in: body)
        // Containers of the description, and those that the configuration names: what a different view does with its content is unknown.
        guard context.marks(ofConstruct: root).contains(.arranges) || context.program.profile.knowledge.containers.contains(name) else {
            return nil
        }
        let statements = context.program.activeItems(of: content.syntax, in: body.file)
        let head = tree[body[root].syntax].firstToken..<tree[content.syntax].firstToken
        return (analyzer.nominal(body[root].type), head, statements)
    }
}
