// State that changes while a body is evaluated.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `let _ = count += 1` in a body, and calls of methods that do it.
    public static let stateChangedInBody = Rule(
        id: "state_changed_in_body",
        summary: "state changes while the body is evaluated",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports an assignment to state, a binding, or a published or observed property in code that runs while a body is evaluated: in \
                the body itself, in its builder closures, in a computed property or method of the view that the body reads or calls. Silent \
                for actions, tasks, and closures whose time of execution is unknown.
                """,
            whyItMatters: """
                SwiftUI calls this undefined behaviour: the change is dropped, or it makes the body run again, which changes the value again.
                """,
            whatToDoInstead: """
                Change state in response to an event: in an action, `onAppear`, `task` or `onChange(of:)`. Compute what the body needs as a \
                local value.
                """,
            fixSafety: "No fix: only the author knows when the change should happen."),
        severity: .warning, group: .state, fixes: .never, isDefault: false, exemptions: .places,
        examples: [
            .bad(
                """
                struct Screen: View {
                    @State private var runs = 0
                    var body: some View {
                        let _ = ↓runs += 1
                        Text("\\(runs)")
                    }
                }
                """),
            .bad(
                """
                struct Screen: View {
                    @State private var runs = 0
                    var body: some View { Text(↓title()) }
                    private func title() -> String {
                        runs += 1
                        return "run \\(runs)"
                    }
                }
                """),
            .good(
                """
                struct Screen: View {
                    @State private var runs = 0
                    var body: some View {
                        Button(title()) { count() }.onAppear { runs += 1 }
                    }
                    private func count() { runs += 1 }
                    private func title() -> String { "run \\(runs)" }
                }
                """),
        ],
        check: .body(findChangesInBody))

    private static func findChangesInBody(_ context: BodyContext) -> [Match] {
        let body = context.body
        guard body.declaration != .none, let holder = context.analyzer.bodyHolder(of: body.declaration) else { return [] }
        let owner = context.program.nominal(containing: body.declaration)
        guard owner != .none, context.analyzer.statesView(owner) else { return [] }
        let view = context.name(of: owner)
        return context.nodesRunningNow(below: holder).compactMap { node in
            if let change = context.analyzer.stateChange(node, in: CodeScope(body)) {
                return Match(
                    range: context.tree.range(node),
                    message: """
                        the change of `\(context.name(of: change.property))` is lost, or runs the body of `\(view)` again and again: the body \
                        itself makes it
                        """)
            }
            guard let member = context.member(of: owner, usedAt: node), let change = context.change(in: member, of: owner, depth: 0) else {
                return nil
            }
            return Match(
                range: context.tree.range(node),
                message: """
                    the change of `\(context.name(of: change.property))` is lost, or runs the body of `\(view)` again and again: \
                    `\(context.name(of: member))` makes it while the body is evaluated
                    """)
        }
    }
}

extension BodyContext {
    /// The nodes of the body's code that run while it is evaluated, as far as that is known.
    fileprivate func nodesRunningNow(below root: NodeID) -> [NodeID] {
        nodes(below: root, in: body.file) { closure in
            if tree.isCalledAtOnce(closure) { return true }
            guard body.calls.contains(where: { $0.arguments.contains { $0.syntax == closure } }) else { return false }
            let range = tree.range(closure)
            return body.nodes.contains { $0.syntax != closure && range.contains(tree.range($0.syntax)) }
        }
    }

    private func nodes(below root: NodeID, in file: FileID, entering isEntered: (NodeID) -> Bool) -> [NodeID] {
        let tree = program.tree(file)
        var result: [NodeID] = []
        var pending = [root]
        while let node = pending.popLast() {
            switch tree.kind(node) {
            case .closure where node != root && !isEntered(node): continue
            case .functionDecl, .accessorBlock: continue
            case .sequence, .call, .reference: result.append(node)
            default: break
            }
            pending += program.activeItems(of: node, in: file)
        }
        return result.sorted { $0.rawValue < $1.rawValue }
    }

    /// The method that is called at a node, or the computed property that is read there, of the type around.
    fileprivate func member(of owner: DeclID, usedAt node: NodeID) -> DeclID? { member(of: owner, usedAt: node, in: body.file) }

    private func member(of owner: DeclID, usedAt node: NodeID, in file: FileID) -> DeclID? {
        let tree = program.tree(file)
        guard tree.kind(node) == .call || tree.kind(node) == .reference else { return nil }
        let isCall = tree.kind(node) == .call
        guard let callee = isCall ? tree.firstChild(node) : node else { return nil }
        if !isCall, tree.parent(callee).map({ tree.kind($0) == .member || tree.kind($0) == .call && tree.firstChild($0) == callee }) == true
        {
            return nil
        }
        let isOwn = tree.kind(callee) == .reference || MemberAccess(tree, callee)?.base.map { tree.isSelf($0) } == true
        guard isOwn, let token = tree.calleeToken(callee) else { return nil }
        let found = program.members(of: owner, named: program.name(of: token, in: file), from: file).filter {
            program[$0].kind == (isCall ? .function : .variable) && !program[$0].flags.contains(.isStored)
                && !program[$0].flags.contains(.isStatic)
        }
        guard found.count == 1, analyzer.bodyHolder(of: found[0]) != nil, !analyzer.givesContent(found[0]) else { return nil }
        // A local name may be meant.
        if tree.kind(callee) == .reference {
            guard case .declaration(let meant) = analyzer.origin(of: token, at: callee, in: CodeScope(body)), meant == found[0] else {
                return nil
            }
        }
        return found[0]
    }

    /// The change that a member makes when it runs, itself or by a different one, outside of closures.
    fileprivate func change(in member: DeclID, of owner: DeclID, depth: Int) -> StateChange? {
        guard depth < 3, let holder = analyzer.bodyHolder(of: member) else { return nil }
        let scope = CodeScope(member, file: program[member].file)
        let tree = program.tree(scope.file)
        for node in nodes(below: holder, in: scope.file, entering: { tree.isCalledAtOnce($0) }) {
            if let change = analyzer.stateChange(node, in: scope) { return change }
        }
        return nil
    }
}

extension SyntaxTree {
    /// Whether a closure is called where it is written: `{ … }()`.
    fileprivate func isCalledAtOnce(_ closure: NodeID) -> Bool {
        guard let call = parent(closure), kind(call) == .call else { return false }
        return firstChild(call) == closure
    }
}
