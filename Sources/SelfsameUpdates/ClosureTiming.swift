// When a closure runs that a body passes on: at once, as part of the body; by itself, in a node of its own; in the body of the view that it is
// passed to; or some time later, when nothing that it reads is a dependency. What a function does with it is in its declaration: a closure that
// does not escape has run when the call returns.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

/// When a closure runs.
enum ClosureTiming: Hashable {
    /// While the code around it runs.
    case now
    /// In a node of its own; where it is presented, not before that.
    case ownNode(isPresented: Bool)
    /// In the body of the view of the program that it is passed to.
    case hosted(by: DeclID)
    /// When something happens: an action, a task, layout, drawing.
    case later
}

/// What takes a closure.
struct ClosureUse {
    /// The function, the initialiser, or the type for a memberwise initialiser.
    var callee: DeclID
    /// The index of its parameter.
    var parameter: Int
    /// Whether the closure makes content.
    var makesContent: Bool
    /// The name of what is made or applied: `GeometryReader`, `sheet`.
    var name: String
}

extension Updates {
    /// Remembers which calls of a body take which closures.
    func read(_ body: LoweredBody) {
        let place = CodeLocation(body.file, body.nodes.first?.syntax ?? .root)
        guard readBodies.insert(place).inserted else { return }
        let tree = program.tree(body.file)
        for call in body.calls where call.declaration != .none {
            for argument in call.arguments where tree.kind(argument.syntax) == .closure {
                let range = argument.syntax.rawValue + 1..<argument.syntax.rawValue + tree[argument.syntax].size
                let owner = program.nominal(containing: call.declaration)
                let named = program[call.declaration].kind == .initializer ? owner : call.declaration
                closureUses[CodeLocation(body.file, argument.syntax)] = ClosureUse(
                    callee: call.declaration, parameter: argument.parameter,
                    makesContent: body.nodes.contains { range.contains($0.syntax.rawValue) },
                    name: named == .none ? "" : analyzer.name(program[named].name))
            }
        }
    }

    /// When a closure of some code runs.
    func timing(of closure: NodeID, in file: FileID) -> ClosureTiming {
        if let use = closureUses[CodeLocation(file, closure)] { return timing(of: use) }
        let tree = program.tree(file)
        guard let call = tree.call(takingClosure: closure), let callee = tree.calleeToken(call) else { return .later }
        if let marks = analyzer.marks(ofTaker: closure, in: file) {
            if marks.contains(.runsAtOnce) { return .now }
            if !marks.isDisjoint(with: [.runsLater, .runsOnEvent, .lifecycle, .acts]) { return .later }
        }
        let label = analyzer.label(ofClosure: closure, in: file)
        let name = program.name(of: callee, in: file)
        let parameters = callables[name].flatMap { id in
            analyzer.signature(of: id).parameters.filter { parameter in
                (label == nil || parameter.label == label) && takesClosure(parameter, of: id)
            }.map { isEscaping($0, of: id) }
        }
        // A memberwise initialiser keeps what it is given.
        if parameters.isEmpty, structureNames.contains(name) { return .later }
        return !parameters.isEmpty && parameters.allSatisfy { $0 } ? .later : .now
    }

    private func timing(of use: ClosureUse) -> ClosureTiming {
        let parameters = analyzer.signature(of: use.callee).parameters
        guard parameters.indices.contains(use.parameter) else { return use.makesContent ? .now : .later }
        let parameter = parameters[use.parameter]
        guard isEscaping(parameter, of: use.callee) else { return .now }
        // What changes a value of the environment does so while views are evaluated.
        if case .keyPath(.transform, _, use.parameter) = environmentEffect(of: use.callee) { return .ownNode(isPresented: false) }
        guard use.makesContent else { return .later }
        let owner = program[use.callee].kind.isNominal ? use.callee : program.nominal(containing: use.callee)
        if owner != .none, program[use.callee].kind != .function, unitKind(of: owner) != nil { return .hosted(by: owner) }
        return .ownNode(isPresented: isPresented(parameter, of: use.callee))
    }

    /// Whether what a parameter's closure makes is shown only when something happens.
    func isPresented(_ parameter: SelfsameInference.Parameter, of callee: DeclID) -> Bool {
        guard program.marks(of: callee).contains(.presents) else { return false }
        let labels = program.markDetails(of: callee).compactMap { detail in
            if case .presents(let label) = detail { label } else { nil }
        }
        return labels.isEmpty || labels.contains(analyzer.name(parameter.label))
    }

    /// Whether a closure that is passed for a parameter is kept.
    func isEscaping(_ parameter: SelfsameInference.Parameter, of callee: DeclID) -> Bool {
        if program[callee].kind.isNominal { return !parameter.isBuilderValue }
        if analyzer.wrappedType(parameter.type) != nil { return true }
        return program.tree(program[callee].file).isEscaping(parameter: parameter.syntax)
    }

    private func takesClosure(_ parameter: SelfsameInference.Parameter, of callee: DeclID) -> Bool {
        if analyzer.isFunction(parameter.type) { return true }
        let tree = program.tree(program[callee].file)
        return tree.tokenRange(parameter.syntax).contains { tree.tokens.kind(TokenID($0)) == .arrow }
    }
}
