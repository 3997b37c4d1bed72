// One walk over code that SwiftUI runs, through all that it runs: which sources are read. What a declaration does while it runs is read once and kept.
// Names and members are asked of the inference; closures are entered where they run now, skipped where they run later. What a condition, `&&`, `||`,
// `??` or an early exit may leave out is read conditionally.

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
        var depth = 0
    }

    private let updates: Updates
    private(set) var events: [ReadEvent] = []
    private var seen: Set<ReadEvent> = []
    private var entered: Set<Entry> = []
    /// Names of the code that nothing is known of.
    private(set) var unknownNames = 0
    /// What was left out, and why.
    private(set) var cuts: [String] = []

    /// Code that was entered: of a declaration, or of a local name or closure of a file.
    private struct Entry: Hashable {
        var declaration: DeclID
        var file = FileID.none
        var node: NodeID
        var region: CodeRegion
        var isConditional: Bool
    }

    init(_ updates: Updates) { self.updates = updates }

    /// Reads the code below a node.
    func read(_ node: NodeID, _ stand: Stand) {
        let reader = CodeReader(updates)
        reader.read(node, CodeReader.Stand(scope: stand.scope))
        follow(reader.steps, stand)
    }

    /// Reads the members of a value.
    func follow(_ members: [NodeID], of type: DeclID, _ stand: Stand) {
        let reader = CodeReader(updates)
        reader.follow(members, of: type, CodeReader.Stand(scope: stand.scope))
        follow(reader.steps, stand)
    }

    /// Reads the code of a computed property or a function.
    func enter(_ declaration: DeclID, _ stand: Stand) {
        guard isReachable(stand),
            entered.insert(Entry(declaration: declaration, node: .root, region: stand.region, isConditional: stand.isConditional)).inserted
        else { return }
        follow(updates.steps(of: declaration), stand.inside)
    }

    private func enter(_ node: NodeID, in scope: CodeScope, _ stand: Stand) {
        guard isReachable(stand),
            entered.insert(
                Entry(declaration: .none, file: scope.file, node: node, region: stand.region, isConditional: stand.isConditional)
            ).inserted
        else { return }
        follow(updates.steps(ofLocal: node, in: scope), stand.inside)
    }

    private func follow(_ steps: [CodeStep], _ stand: Stand) {
        for step in steps {
            let stand = stand.standing(at: step)
            switch step.action {
            case .reads(let part, let form):
                let event = ReadEvent(part: part, form: form, isConditional: stand.isConditional, region: stand.region)
                if seen.insert(event).inserted { events.append(event) }
            case .runs(let declaration): enter(declaration, stand)
            case .runsLocal(let node, let scope): enter(node, in: scope, stand)
            case .namesUnknown: unknownNames += 1
            case .leavesOut(let text): noteCut(text)
            }
        }
    }

    private func isReachable(_ stand: Stand) -> Bool {
        guard stand.depth >= updates.limits.calls else { return true }
        noteCut("code that is in more than \(updates.limits.calls) calls is not looked at")
        return false
    }

    private func noteCut(_ text: String) {
        if !cuts.contains(text) { cuts.append(text) }
    }
}

extension CodeWalk.Stand {
    /// Inside of what is run there.
    fileprivate var inside: CodeWalk.Stand {
        var stand = self
        stand.depth += 1
        return stand
    }

    /// Where a step of the code that is run there is done.
    fileprivate func standing(at step: CodeStep) -> CodeWalk.Stand {
        var stand = self
        if case .closure(let place, let host, let isPresented) = step.region {
            stand.region = .closure(place, host: host, isPresented: isPresented || region.isPresented)
            stand.isConditional = step.isConditional
        } else {
            stand.isConditional = isConditional || step.isConditional
        }
        return stand
    }
}

extension Updates {
    /// What the code of a declaration does while it runs.
    func steps(of declaration: DeclID) -> [CodeStep] {
        if let known = knownSteps[declaration] { return known }
        var steps: [CodeStep] = []
        if !analyzer.isFromPrelude(declaration), let holder = analyzer.bodyHolder(of: declaration) {
            if let body = analyzer.contentBody(of: declaration) { read(body) }
            let reader = CodeReader(self)
            reader.readStatements(of: holder, CodeReader.Stand(scope: CodeScope(declaration, file: program[declaration].file)))
            steps = reader.steps
        }
        knownSteps[declaration] = steps
        return steps
    }

    /// The same of a closure or a local function.
    func steps(ofLocal node: NodeID, in scope: CodeScope) -> [CodeStep] {
        let place = CodeLocation(scope.file, node)
        if let known = knownLocalSteps[place] { return known }
        let reader = CodeReader(self)
        reader.read(local: node, CodeReader.Stand(scope: scope))
        knownLocalSteps[place] = reader.steps
        return reader.steps
    }
}

// MARK: What code does

/// One thing that code does while it runs, wherever it is run from.
struct CodeStep {
    /// What code does.
    enum Action {
        /// It reads a part of a source.
        case reads(SourcePart, ReadEvent.Form)
        /// It runs the code of a computed property, an initialiser or a function.
        case runs(DeclID)
        /// It runs a closure or a local function of its own.
        case runsLocal(NodeID, CodeScope)
        /// It names something that nothing is known of.
        case namesUnknown
        /// Something is not looked at, for this reason.
        case leavesOut(String)
    }

    /// What it does.
    var action: Action
    /// Where: `.body` where the code itself is run.
    var region: CodeRegion
    /// Whether a value decides that it is done, within that region.
    var isConditional: Bool
}

/// Reads the steps of some code. They depend on the code alone, so a declaration is read once, whoever runs it.
final class CodeReader {
    /// Where the reader stands.
    struct Stand {
        var scope: CodeScope
        var region = CodeRegion.body
        var isConditional = false
        /// Whether the function that a chain ends with is called there, or by who is given it, and not only named.
        var isCalled = false
        /// The argument that a chain is by itself: where it ends with a function, that is passed on.
        var passedAs: NodeID?
    }

    let updates: Updates
    private(set) var steps: [CodeStep] = []

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
    func readStatements(of node: NodeID, _ stand: Stand) {
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

    /// The code of a closure or of a local function.
    func read(local node: NodeID, _ stand: Stand) {
        let tree = program.tree(stand.scope.file)
        if tree.kind(node) == .closure { readStatements(of: node, stand) } else if tree.kind(node) == .block { read(node, stand) }
    }

    private func enter(_ node: NodeID, _ stand: Stand) { note(.runsLocal(node, stand.scope), stand) }

    /// The code of a computed property or a function runs.
    func enter(_ declaration: DeclID, _ stand: Stand) {
        guard !analyzer.isFromPrelude(declaration), analyzer.bodyHolder(of: declaration) != nil else { return }
        note(.runs(declaration), stand)
    }

    func note(_ part: SourcePart, _ form: ReadEvent.Form, _ stand: Stand) { note(.reads(part, form), stand) }

    func note(_ action: CodeStep.Action, _ stand: Stand) {
        steps.append(CodeStep(action: action, region: stand.region, isConditional: stand.isConditional))
    }
}

extension CodeReader.Stand {
    /// The same, where another value decides whether the code runs.
    var conditional: CodeReader.Stand {
        var stand = self
        stand.isConditional = true
        return stand
    }
}

extension Updates {
    /// Whether a call presents something, as far as its name and labels tell.
    func isPresentation(_ call: NodeID, in file: FileID) -> Bool { analyzer.marks(ofCall: call, in: file).contains(.presents) }
}
