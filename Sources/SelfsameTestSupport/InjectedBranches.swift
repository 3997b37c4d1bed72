// Recall by injection: a view whose argument is chosen by a ternary, a Boolean modifier or one that has an inert value is written as the branch
// that it could have been, and the rules are asked whether they find it. The opposite of what fixes do, made from syntax alone, so that views of
// unknown type are among them.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// A branch in place of a view that does without.
public struct InjectedBranch: Hashable, Sendable {
    /// What it is made of.
    public enum Kind: String, CaseIterable, Sendable {
        /// `Text(isOn ? "a" : "b")`.
        case argument
        /// `.opacity(isOn ? 0.5 : 1)`.
        case modifierArgument = "argument of a modifier"
        /// `.disabled(isOff)`.
        case boolean = "Boolean modifier"
        /// `.opacity(0.5)`, which then comes and goes with a flag of its own.
        case value = "modifier with an inert value"
    }

    /// What it is made of.
    public var kind: Kind
    /// The statement that it takes the place of.
    public var range: SourceRange
    /// The `if … else …`, and the control that flips it where the view has a flag of its own.
    public var text: String
    /// Where the type begins whose own `ownFlag` the branch asks for; nil where it has a condition of its own, or none that a view could keep.
    public var owner: UInt32?

    /// A variable that flips the branches that have no condition of their own, and what changes it.
    public static let flag = """
        nonisolated(unsafe) public var injectedFlag = false
        public func flipInjectedFlag() { injectedFlag.toggle() }

        """

    /// The same as the state of a view, which its own code changes.
    static let ownFlagName = "ownInjectedFlag"
    static let ownFlag = " @SwiftUI.State var ownInjectedFlag = false; func flipOwnInjectedFlag() { ownInjectedFlag.toggle() };"
    /// The control beside the branch that does: what nothing calls changes nothing.
    static let ownControl = "\nSwiftUI.Button(\"flip\") { flipOwnInjectedFlag() }"
}

/// Names of the modifiers that have inert values, from the marks of the description.
public struct InertModifiers: Sendable {
    /// All of them.
    public private(set) var names: Set<String> = []
    /// Those of one Boolean, with the value that does nothing.
    public private(set) var booleans: [String: Bool] = [:]

    /// Reads the description.
    public init(_ analyzer: Analyzer) {
        let program = analyzer.program
        for index in program.declarations.indices where program.declarations[index].kind == .function {
            let declaration = DeclID(UInt32(index))
            for case .inert(_, let arguments) in analyzer.markDetails(of: declaration) {
                let name = analyzer.name(program[declaration].name)
                names.insert(name)
                if arguments == "true" || arguments == "false" { booleans[name] = arguments == "true" }
            }
        }
    }
}

/// Every branch that could stand in place of a statement of a body.
public func injectedBranches(in body: LoweredBody, analyzer: Analyzer, inert: InertModifiers) -> [InjectedBranch] {
    let tree = analyzer.program.tree(body.file)
    let holders: Set<NodeKind> = [.statementList, .block, .closure, .getterBlock]
    let statements = Set(body.nodes.map(\.syntax)).filter { node in
        tree.kind(node) == .call && tree.parent(node).map { holders.contains(tree.kind($0)) } ?? false
    }
    let owner = flagOwner(of: body, analyzer: analyzer)
    return statements.sorted { $0.rawValue < $1.rawValue }.flatMap { ViewStatement($0, in: tree).branches(inert, owner: owner) }
}

/// Where the members of the view begin whose code a body is; nil where it is no struct of the same file that can have state.
private func flagOwner(of body: LoweredBody, analyzer: Analyzer) -> UInt32? {
    let program = analyzer.program
    guard body.declaration != .none, !program[body.declaration].flags.contains(.isStatic),
        case let owner = program.nominal(containing: body.declaration), owner != .none, program[owner].kind == .structType,
        program[owner].file == body.file, analyzer.statesView(owner),
        case let tree = program.tree(body.file), let members = tree.child(program[owner].node, .memberBlock)
    else { return nil }
    return tree.range(members).start + 1
}

/// A statement that makes a view, with its chain of modifiers.
private struct ViewStatement {
    let tree: SyntaxTree
    let node: NodeID
    /// The calls from the outside in; the last one makes the view.
    private var calls: [NodeID] = []

    init(_ node: NodeID, in tree: SyntaxTree) {
        self.tree = tree
        self.node = node
        var call = node
        while true {
            calls.append(call)
            guard let base = base(of: call), tree.kind(base) == .call else { return }
            call = base
        }
    }

    /// What stands before the dot of a call.
    private func base(of call: NodeID) -> NodeID? {
        guard let callee = tree.firstChild(call), tree.kind(callee) == .member else { return nil }
        return tree.firstChild(callee)
    }

    func branches(_ inert: InertModifiers, owner: UInt32?) -> [InjectedBranch] {
        var result: [InjectedBranch] = []
        func add(_ kind: InjectedBranch.Kind, _ condition: String, _ first: String, _ second: String, owner: UInt32? = nil) {
            let head = condition.contains { $0 == "{" || $0.isNewline } ? "(\(condition))" : condition
            let control = owner == nil ? "" : InjectedBranch.ownControl
            result.append(
                InjectedBranch(
                    kind: kind, range: tree.range(node), text: "if \(head) {\n\(first)\n} else {\n\(second)\n}\(control)", owner: owner))
        }
        for call in calls {
            let base = base(of: call)
            let arguments = arguments(of: call)
            for argument in arguments {
                guard let choice = choice(argument) else { continue }
                let range = tree.range(argument)
                add(base == nil ? .argument : .modifierArgument, choice.condition, text(range, choice.first), text(range, choice.second))
            }
            guard let base, let name = name(of: call), inert.names.contains(name), tree.child(call, .closure) == nil else { continue }
            let range = SourceRange(start: tree.range(base).end, end: tree.range(call).end)
            if let neutral = inert.booleans[name], arguments.count == 1, isValue(arguments[0]) {
                let with = text(tree.range(arguments[0]), neutral ? "false" : "true")
                let (first, second) = neutral ? (text(range, ""), with) : (with, text(range, ""))
                add(.boolean, tree.text(arguments[0]), first, second)
            } else if !arguments.contains(where: { choice($0) != nil }) {
                let flag = owner == nil ? "injectedFlag" : InjectedBranch.ownFlagName
                add(.value, flag, tree.text(node), text(range, ""), owner: owner)
            }
        }
        return result
    }

    /// The statement with other words for a part of it.
    private func text(_ part: SourceRange, _ words: String) -> String {
        let whole = tree.range(node)
        return tree.source.text(in: SourceRange(start: whole.start, end: part.start)) + words
            + tree.source.text(in: SourceRange(start: part.end, end: whole.end))
    }

    private func name(of call: NodeID) -> String? {
        guard let callee = tree.firstChild(call) else { return nil }
        return tree.children(callee).map { $0 }.last.map { tree.name(tree.mainToken($0)) }
    }

    /// The expressions in parentheses.
    private func arguments(of call: NodeID) -> [NodeID] {
        guard let list = tree.child(call, .argumentList) else { return [] }
        return tree.children(list).filter { tree.kind($0) == .argument }.compactMap { tree.firstChild($0) }
    }

    /// Whether an argument is read from somewhere, and is neither a literal nor a binding.
    private func isValue(_ argument: NodeID) -> Bool {
        [.reference, .member, .call, .prefix, .sequence].contains(tree.kind(argument)) && !tree.text(argument).hasPrefix("$")
    }

    /// `condition ? first : second`, where that is all of an argument.
    private func choice(_ argument: NodeID) -> (condition: String, first: String, second: String)? {
        guard tree.kind(argument) == .sequence else { return nil }
        let choices = tree.children(argument).filter { tree.kind($0) == .ternary }
        guard choices.count == 1, let first = tree.firstChild(choices[0]) else { return nil }
        let (whole, part) = (tree.range(argument), tree.range(choices[0]))
        func words(_ start: UInt32, _ end: UInt32) -> String { tree.source.text(in: SourceRange(start: start, end: end)).trimmed }
        return (words(whole.start, part.start), tree.text(first), words(part.end, whole.end))
    }
}
