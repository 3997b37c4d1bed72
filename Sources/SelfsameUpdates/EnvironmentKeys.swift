// What a modifier writes to the environment. Most modifiers of the prelude say it in their bodies, which make the modifier that writes a key path;
// what combines with the inherited value says it by a mark.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

/// A value of the environment.
public enum EnvironmentKey: Hashable, Sendable {
    /// One that is named by a key path.
    case value(String)
    /// The object of a class.
    case object(DeclID)
}

/// How a write combines with the inherited value.
public enum EnvironmentCombination: String, Sendable {
    /// The nearest wins.
    case set
    /// The same, and nil writes nothing.
    case unlessNil
    /// True where all are.
    case and
    /// Options are added.
    case union
    /// A modifier is added to a list.
    case append
    /// The inherited value is kept within a range.
    case clamp
    /// A closure changes the inherited value.
    case transform
}

/// What a node writes to the environment.
struct EnvironmentWrite {
    var key: EnvironmentKey
    /// Names behind the key: only a part of the value is written.
    var path: [String] = []
    var combination: EnvironmentCombination
    /// What is written; nil where a call gives nothing.
    var value: NodeID?
    /// What is written where that stands in no argument: `[]` of `unredacted()`.
    var constant: String?
    /// The modifier's name.
    var name: String
}

/// What a declaration of the prelude writes.
enum EnvironmentEffect {
    case nothing
    /// A key of its own; the value is the argument for a parameter, or a constant.
    case key(String, EnvironmentCombination, parameter: Int?, constant: String?)
    /// The key that the argument for a parameter names.
    case keyPath(EnvironmentCombination, key: Int, value: Int)
    /// The object that is the argument for a parameter.
    case object(Int)
}

extension Updates {
    /// What a modifier of a tree writes to the environment; nil for one that writes nothing.
    func environmentWrite(at node: ViewNodeID, in body: LoweredBody) -> EnvironmentWrite? {
        guard let call = body.call(node), call.declaration != .none, analyzer.isFromPrelude(call.declaration) else { return nil }
        let name = analyzer.name(program[call.declaration].name)
        func argument(_ parameter: Int) -> ArgumentRecord? { call.arguments.first { $0.parameter == parameter } }
        switch environmentEffect(of: call.declaration) {
        case .nothing: return nil
        case .key(let key, let combination, let parameter, let constant):
            let value = parameter.flatMap { argument($0)?.syntax }
            if combination == .unlessNil, let value, program.tree(body.file).kind(value) == .nil { return nil }
            return EnvironmentWrite(
                key: .value(key), combination: combination == .unlessNil ? .set : combination, value: value,
                constant: value == nil ? constant : nil, name: name)
        case .keyPath(let combination, let key, let value):
            guard let path = argument(key).map({ keyNames(of: $0.syntax, in: body.file) }), let first = path.first else { return nil }
            return EnvironmentWrite(
                key: .value(first), path: Array(path.dropFirst()), combination: combination, value: argument(value)?.syntax, name: name)
        case .object(let parameter):
            guard let argument = argument(parameter) else { return nil }
            let type = analyzer.nominal(plain(argument.type))
            guard type != .none else { return nil }
            return EnvironmentWrite(key: .object(type), combination: .set, value: argument.syntax, name: name)
        }
    }

    /// The names of a key path: `counter` of `\.counter`.
    func keyNames(of node: NodeID, in file: FileID) -> [String] {
        let tree = program.tree(file)
        guard tree.kind(node) == .keyPath else { return [] }
        return tree.children(node).compactMap { component in
            guard tree.kind(component) == .keyPathComponent, let name = tree.child(component, .reference) else { return nil }
            return tree.name(tree.mainToken(name))
        }
    }

    func environmentEffect(of declaration: DeclID) -> EnvironmentEffect {
        if let known = environment.effects[declaration] { return known }
        let found = findEnvironmentEffect(of: declaration)
        environment.effects[declaration] = found
        return found
    }

    private func findEnvironmentEffect(of declaration: DeclID) -> EnvironmentEffect {
        guard program[declaration].kind == .function else { return .nothing }
        for case .key(let text) in program.markDetails(of: declaration) {
            let words = text.split(separator: " ").map(String.init)
            let combination = words.count > 1 ? EnvironmentCombination(rawValue: words[1]) ?? .set : .set
            let parameters = analyzer.signature(of: declaration).parameters
            if let index = parameters.firstIndex(where: { analyzer.name($0.name) == words[0] }), combination == .transform {
                return .keyPath(combination, key: index, value: index + 1)
            }
            return .key(words[0], combination, parameter: parameters.isEmpty ? nil : 0, constant: nil)
        }
        return writingCall(in: declaration)
            ?? (program.marks(of: declaration).contains(.setsEnvironment) ? statedEffect(declaration) : .nothing)
    }

    /// A method that is only marked: with a key path and a value, or with an object.
    private func statedEffect(_ declaration: DeclID) -> EnvironmentEffect {
        let parameters = analyzer.signature(of: declaration).parameters
        switch parameters.count {
        case 1: return .object(0)
        case 2 where analyzer.nominal(parameters[0].type) == analyzer.wellKnown.writableKeyPath:
            let root = analyzer.genericArguments(parameters[0].type).first.map { analyzer.nominal($0) } ?? .none
            return root == environmentValues ? .keyPath(.set, key: 0, value: 1) : .nothing
        default: return .nothing
        }
    }

    /// The call in a body that makes the modifier which writes a key path.
    private func writingCall(in declaration: DeclID) -> EnvironmentEffect? {
        guard let holder = analyzer.bodyHolder(of: declaration) else { return nil }
        let file = program[declaration].file
        let tree = program.tree(file)
        let parameters = analyzer.signature(of: declaration).parameters
        for index in holder.rawValue..<holder.rawValue + tree[holder].size where tree.kind(NodeID(index)) == .call {
            let arguments = FunctionCall(tree, NodeID(index))?.arguments ?? []
            let labels = arguments.map { $0.label.map { tree.name($0) } ?? "" }
            guard labels == ["keyPath", "value"], let path = arguments[0].expression, let value = arguments[1].expression else { continue }
            let parameter = parameters.firstIndex { parameter in
                parameter.name != .none && program.mentions(parameter.name, below: value, in: file)
            }
            let names = keyNames(of: path, in: file)
            if let key = names.first { return .key(key, .set, parameter: parameter, constant: tree.oneLine(value)) }
            if tree.kind(path) == .keyPath { return parameter.map { .object($0) } }
            let key = parameters.firstIndex { program.mentions($0.name, below: path, in: file) }
            if let key, let parameter { return .keyPath(.set, key: key, value: parameter) }
        }
        return nil
    }
}

extension Program {
    /// Whether a name stands below a node.
    fileprivate func mentions(_ name: Name, below root: NodeID, in file: FileID) -> Bool {
        let tree = tree(file)
        return (root.rawValue..<root.rawValue + tree[root].size).contains { index in
            let node = NodeID(index)
            return tree.kind(node) == .reference && tree.mainToken(node) != .none && self.name(of: tree.mainToken(node), in: file) == name
        }
    }
}
