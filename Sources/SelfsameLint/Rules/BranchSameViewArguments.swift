// Two arms make the same view with other arguments.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports an `if … else …` whose arms make the same view with other arguments.
    public static let branchSameViewArguments = Rule(
        id: "branch_same_view_arguments",
        summary: "both arms of an `if` make the same view with different arguments",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports an `if … else …` in a view builder whose arms are one expression each, with the same static type and the same \
                modifiers: only arguments of the view itself differ. Silent if nothing in the program changes the condition while the \
                view lives, and for buttons with different actions.
                """,
            whyItMatters: """
                The arms are two identities for one view. When the condition changes, the view is destroyed with its state and a new one \
                is created. Focus and running tasks are lost as well, and the change cannot animate.
                """,
            whatToDoInstead: """
                Move the condition into the argument: `Badge(count: isOn ? 2 : 1)`. If labels or several arguments differ, choose the \
                whole view: `isOn ? Badge(count: 2) : Badge(text: "new")`. If the arms are meant to be different views, give each a \
                `transition` or its own `id`.
                """,
            fixSafety: """
                Safe for views without state, such as Text, Image or a shape. Unsafe for others, because state will persist across the \
                change, and if the program animates the change, because the arms no longer cross-fade; animations of a library are not \
                visible. No fix if the types differ: the compiler would reject it.
                """),
        severity: .warning, group: .branches, fixes: .sometimes, isWeighed: true, exemptions: .merging,
        examples: [
            .bad(
                """
                struct Tapper: View {
                    var scale: Int
                    @State private var count = 0
                    var body: some View {
                        Button("Tapped \\(count)") { count += scale }
                    }
                }
                struct Screen: View {
                    @State private var isBig = false
                    var body: some View {
                        Toggle("big", isOn: $isBig)
                        VStack {
                            ↓if isBig {
                                Tapper(scale: 2)
                            } else {
                                Tapper(scale: 1)
                            }
                        }
                    }
                }
                """,
                fixed: """
                    struct Tapper: View {
                        var scale: Int
                        @State private var count = 0
                        var body: some View {
                            Button("Tapped \\(count)") { count += scale }
                        }
                    }
                    struct Screen: View {
                        @State private var isBig = false
                        var body: some View {
                            Toggle("big", isOn: $isBig)
                            VStack {
                                Tapper(scale: isBig ? 2 : 1)
                            }
                        }
                    }
                    """),
            .bad(
                """
                struct Title: View {
                    var name: String
                    var isEmpty: Bool
                    var body: some View {
                        ↓if isEmpty {
                            Text("Untitled")
                        } else {
                            Text(name)
                        }
                    }
                }
                """,
                fixed: """
                    struct Title: View {
                        var name: String
                        var isEmpty: Bool
                        var body: some View {
                            isEmpty ? Text("Untitled") : Text(name)
                        }
                    }
                    """),
            .good(
                """
                struct Title: View {
                    var isEmpty: Bool
                    var body: some View {
                        if isEmpty {
                            Text("Untitled").padding(8)
                        } else {
                            Text("Ready").padding()
                        }
                    }
                }
                """),
            .good(
                """
                struct Notice: View {
                    var isOld: Bool
                    var body: some View {
                        if isOld {
                            Text("Old").transition(.opacity)
                        } else {
                            Text("New").transition(.opacity)
                        }
                    }
                }
                """),
        ],
        check: .condition(findSameViewArguments))

    private static func findSameViewArguments(_ condition: ConditionContext) -> Match? {
        let context = condition.context
        guard condition.isPlainIfElse, condition.isOneType, !condition.bindsNameUsedInArms,
            condition.arms.allSatisfy({ $0.expression != nil && !context.body[$0.node].isErased }),
            let comparison = ArmComparison(condition.arms[0], condition.arms[1], in: context), comparison.isOneType,
            comparison.hasSameModifiersButIdentity(in: context), comparison.differsInArguments, condition.keepsIdentityWhenMerged,
            !condition.choosesBetweenGivenViews
        else { return nil }
        // One of two pages is not the other one.
        let cost = condition.cost(among: Array(condition.arms.indices))
        if cost.isNothing, cost.arePages { return nil }
        let subject = condition.subject()
        let fix = condition.mergeFix(comparison, applicability: condition.isStatelessLeaf ? .safe : .unsafe)
        return Match(
            range: condition.headRange,
            message: condition.message("\(thisView(subject)) is replaced with a new one"),
            fixes: [fix].compactMap { $0 })
    }
}

extension ConditionContext {
    /// Whether each arm is a view of its own that somebody else has made, of a type that is a generic parameter: a label and what takes its place.
    fileprivate var choosesBetweenGivenViews: Bool {
        let given = arms.map { arm -> DeclID? in
            guard let content = arm.content, case let root = body[body.rootView(of: content)], root.kind == .reference,
                root.declaration != .none, case .parameter = analyzer.structure(of: root.type)
            else { return nil }
            return root.declaration
        }
        return !given.contains(nil) && Set(given).count == given.count
    }
}

extension ArmComparison {
    /// Whether the views inside the modifiers are the same but for their arguments.
    var differsInArguments: Bool {
        switch root {
        case .arguments, .spelling: true
        case .none, .view: false
        }
    }
}
