// One walk over code that SwiftUI runs: which sources it reads while it runs. Names and members are asked of the inference; closures are entered
// where they run now, skipped where they run later. What a condition, `&&`, `||`, `??` or an early exit may leave out is read conditionally.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// A walk over the code of one unit.
final class CodeWalk {
    /// Where the walk stands.
    struct Stand {
        var scope: CodeScope
        var region = CodeRegion.body
        var isConditional = false
        /// Whether the function that a chain ends with is called there, or by who is given it, and not only named.
        var isCalled = false
        /// The argument that a chain is by itself: where it ends with a function, that is passed on.
        var passedAs: NodeID?
        var depth = 0
    }

    let updates: Updates
    private(set) var events: [ReadEvent] = []
    private var seen: Set<ReadEvent> = []
    private var entered: Set<Entry> = []
    /// Names of the code that nothing is known of.
    var unknownNames = 0
    /// What was left out, and why.
    var cuts: [String] = []

    private struct Entry: Hashable {
        var declaration: DeclID
        var node: NodeID
        var region: CodeRegion
        var isConditional: Bool
    }

    init(_ updates: Updates) { self.updates = updates }

    var program: Program { updates.program }
    var analyzer: Analyzer { updates.analyzer }

    /// Reads the code below a node.
    func read(_ node: NodeID, _ stand: Stand) {
        let tree = program.tree(stand.scope.file)
        switch tree.kind(node) {
        case .closure: read(closure: node, stand)
        case .reference, .member, .optionalChain, .forceUnwrap: read(chain: node, stand)
        case .call: read(call: node, stand)
        case .if: readBranch(node, stand)
        case .switch: readSwitch(node, stand)
        case .sequence: read(sequence: node, stand)
        case .conditionList: read(conditions: node, stand)
        case .optionalBinding:
            if tree.initialValue(of: node) == nil, let pattern = tree.firstChild(node), let name = tree.boundNames(in: pattern).first {
                read(name: name, at: node, members: [], stand)
            } else {
                readChildren(node, stand)
            }
        case .block, .statementList, .getterBlock: readStatements(of: node, stand)
        case .keyPath: read(keyPath: node, stand)
        case .subscriptCall: read(subscript: node, stand)
        case .functionDecl, .typeAnnotation, .attribute, .closureSignature: break
        case .variableDecl: readVariable(node, stand)
        default: readChildren(node, stand)
        }
    }

    private func readChildren(_ node: NodeID, _ stand: Stand) {
        for child in program.activeItems(of: node, in: stand.scope.file) { read(child, stand) }
    }

    // MARK: Statements

    /// What follows a `guard` or an `if` that returns runs only sometimes.
    private func readStatements(of node: NodeID, _ stand: Stand) {
        let tree = program.tree(stand.scope.file)
        var stand = stand
        for item in program.activeItems(of: node, in: stand.scope.file) where tree.kind(item) != .closureSignature {
            read(item, stand)
            if tree.kind(item) == .guard || tree.kind(item) == .if && tree.returns(below: item) { stand.isConditional = true }
        }
    }

    private func readBranch(_ node: NodeID, _ stand: Stand) {
        let tree = program.tree(stand.scope.file)
        for child in program.activeItems(of: node, in: stand.scope.file) {
            if tree.kind(child) == .conditionList { read(child, stand) } else { read(child, stand.conditional) }
        }
    }

    private func readSwitch(_ node: NodeID, _ stand: Stand) {
        for (index, child) in program.activeItems(of: node, in: stand.scope.file).enumerated() {
            read(child, index == 0 ? stand : stand.conditional)
        }
    }

    private func read(conditions node: NodeID, _ stand: Stand) {
        for (index, clause) in program.activeItems(of: node, in: stand.scope.file).enumerated() {
            read(clause, index == 0 ? stand : stand.conditional)
        }
    }

    /// Operands behind an operator that may not need them.
    private func read(sequence node: NodeID, _ stand: Stand) {
        let tree = program.tree(stand.scope.file)
        let parts = Array(tree.children(node))
        var stand = stand
        for (index, part) in parts.enumerated() {
            switch tree.kind(part) {
            case .binaryOperator:
                if ["&&", "||", "??"].contains(tree.text(part)) { stand.isConditional = true }
            case .ternary:
                stand.isConditional = true
                readChildren(part, stand)
            case .assignment, .cast, .arrow: break
            default:
                // What is assigned to is not read.
                if parts.indices.contains(index + 1), tree.kind(parts[index + 1]) == .assignment { continue }
                read(part, stand)
            }
        }
    }

    /// A closure in a local constant runs where that is called.
    private func readVariable(_ node: NodeID, _ stand: Stand) {
        let tree = program.tree(stand.scope.file)
        for binding in tree.children(node) where tree.kind(binding) == .patternBinding {
            if let value = tree.initialValue(of: binding), tree.kind(value) != .closure { read(value, stand) }
            for part in tree.children(binding) where [.getterBlock, .accessorBlock].contains(tree.kind(part)) { read(part, stand) }
        }
    }

    // MARK: Closures and calls

    private func read(closure: NodeID, _ stand: Stand) {
        var stand = stand
        switch updates.timing(of: closure, in: stand.scope.file) {
        case .now: break
        case .later: return
        case .ownNode(let isPresented):
            let isPresented = isPresented || stand.region.isPresented
            stand.region = .closure(CodeLocation(stand.scope.file, closure), host: .none, isPresented: isPresented)
            stand.isConditional = false
        case .hosted(let host):
            stand.region = .closure(CodeLocation(stand.scope.file, closure), host: host, isPresented: stand.region.isPresented)
            stand.isConditional = false
        }
        readStatements(of: closure, stand)
    }

    private func read(call node: NodeID, _ stand: Stand) {
        let tree = program.tree(stand.scope.file)
        guard let callee = tree.firstChild(node) else { return }
        enterInitializers(calledBy: node, callee, stand)
        if tree.kind(callee) == .reference, tree.mainToken(callee) != .none,
            case .local(let value?) = analyzer.origin(of: tree.mainToken(callee), at: callee, in: stand.scope)
        {
            // A local function, or a closure that a local name holds.
            enter(value, stand)
        } else {
            read(callee, stand)
        }
        let presents = updates.isPresentation(node, in: stand.scope.file)
        for child in tree.children(node).dropFirst() {
            guard tree.kind(child) == .argumentList else {
                read(child, stand)
                continue
            }
            for argument in Argument.all(tree, in: child) {
                guard let value = argument.expression, !updates.isAutoclosure(value, in: stand.scope.file) else { continue }
                if presents, let name = tree.projection(value) {
                    read(name: name, at: tree.chainRoot(value), members: tree.chainNames(value), stand, isPresentation: true)
                } else {
                    read(value, stand)
                }
            }
        }
    }

    private func enter(_ node: NodeID, _ stand: Stand) {
        guard isReachable(stand),
            entered.insert(Entry(declaration: .none, node: node, region: stand.region, isConditional: stand.isConditional)).inserted
        else { return }
        var stand = stand
        stand.depth += 1
        (stand.isCalled, stand.passedAs) = (false, nil)
        let tree = program.tree(stand.scope.file)
        if tree.kind(node) == .closure { readStatements(of: node, stand) } else if tree.kind(node) == .block { read(node, stand) }
    }

    /// Reads the code of a computed property or a function.
    func enter(_ declaration: DeclID, _ stand: Stand) {
        guard !analyzer.isFromPrelude(declaration), let holder = analyzer.bodyHolder(of: declaration), isReachable(stand),
            entered.insert(Entry(declaration: declaration, node: .root, region: stand.region, isConditional: stand.isConditional)).inserted
        else { return }
        if let body = analyzer.contentBody(of: declaration) { updates.read(body) }
        var inner = stand
        inner.scope = CodeScope(declaration, file: program[declaration].file)
        inner.depth += 1
        (inner.isCalled, inner.passedAs) = (false, nil)
        readStatements(of: holder, inner)
    }

    private func isReachable(_ stand: Stand) -> Bool {
        guard stand.depth >= updates.limits.calls else { return true }
        noteCut("code that is in more than \(updates.limits.calls) calls is not looked at")
        return false
    }

    func noteCut(_ text: String) {
        if !cuts.contains(text) { cuts.append(text) }
    }

    func note(_ part: SourcePart, _ form: ReadEvent.Form, _ stand: Stand) {
        let event = ReadEvent(part: part, form: form, isConditional: stand.isConditional, region: stand.region)
        if seen.insert(event).inserted { events.append(event) }
    }
}

extension CodeWalk.Stand {
    /// The same, where another value decides whether the code runs.
    var conditional: CodeWalk.Stand {
        var stand = self
        stand.isConditional = true
        return stand
    }
}

extension Updates {
    /// Whether a call presents something, as far as its name and labels tell.
    func isPresentation(_ call: NodeID, in file: FileID) -> Bool { analyzer.marks(ofCall: call, in: file).contains(.presents) }
}
