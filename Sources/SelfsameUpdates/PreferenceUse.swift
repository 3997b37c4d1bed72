// What a modifier or a container does with a preference: values that go up from a view to whoever asks above it.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// What a node does with a preference.
struct PreferenceUse {
    /// What is done.
    enum Form: String {
        /// The value of the views below is replaced.
        case writes
        /// The value of the views below is changed by a closure.
        case transforms
        /// An action is done with the value.
        case observes
        /// A closure makes views of the value.
        case shows
        /// A container takes the value.
        case hosts
    }

    var form: Form
    /// The type of the key, or the modifier's name where it has a key of its own.
    var key: String
    /// The key's declaration; `.none` for a key of SwiftUI's.
    var declaration: DeclID
    /// The value, or the closure.
    var value: NodeID?
    /// The modifier's or container's name.
    var name: String
}

extension Updates {
    /// What a node does with preferences; the first where it does something with several.
    func preferenceUse(at node: ViewNodeID, in body: LoweredBody) -> PreferenceUse? { preferenceUses(at: node, in: body).first }

    /// What a node does with preferences.
    func preferenceUses(at node: ViewNodeID, in body: LoweredBody) -> [PreferenceUse] {
        var owner = body.call(node)?.declaration ?? .none
        if body[node].kind == .construct { owner = analyzer.nominal(body[node].type) }
        guard owner != .none, analyzer.isFromPrelude(owner) else { return [] }
        return program.markDetails(of: owner).compactMap { detail in
            guard case .preference(let text) = detail else { return nil }
            let words = text.split(separator: " ").map(String.init)
            guard let form = words.first.flatMap(PreferenceUse.Form.init) else { return nil }
            let arguments = body.call(node)?.arguments ?? []
            let name = analyzer.name(program[owner].name)
            if words.count > 1 {
                return PreferenceUse(form: form, key: words[1], declaration: .none, value: arguments.first?.syntax, name: name)
            }
            guard let key = keyType(arguments, in: body) else { return nil }
            let value = arguments.last { $0.syntax != key.argument }?.syntax
            return PreferenceUse(form: form, key: self.name(of: key.type), declaration: key.type, value: value, name: name)
        }
    }

    /// The type of `Key.self` among arguments.
    private func keyType(_ arguments: [ArgumentRecord], in body: LoweredBody) -> (type: DeclID, argument: NodeID)? {
        let tree = program.tree(body.file)
        for argument in arguments {
            guard tree.kind(argument.syntax) == .member, let access = MemberAccess(tree, argument.syntax), let base = access.base,
                tree.isTypeName(base), tree.text(access.name) == "self"
            else { continue }
            if case .metatype(let type) = analyzer.structure(of: argument.type), analyzer.nominal(type) != .none {
                return (analyzer.nominal(type), argument.syntax)
            }
            if let token = tree.calleeToken(base),
                let found = program.fileLevel(program.name(of: token, in: body.file), from: body.file).first(where: {
                    program[$0].kind.isNominal
                })
            {
                return (found, argument.syntax)
            }
        }
        return nil
    }
}
