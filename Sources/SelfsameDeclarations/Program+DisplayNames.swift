// Names of declarations as reports print them: `Outer.Inner.body`, `Feed.row(for:)`, `View.card()`.

import SelfsameSyntax

extension Program {
    /// The declaration's name with the types that contain it; functions with labels, unlabelled parameters `_:`; members of extensions under
    /// the extended type; free functions and globals alone.
    public func displayName(of decl: DeclID) -> String {
        var parts: [String] = []
        var current = decl
        while current != .none {
            let declaration = self[current]
            if declaration.kind == .extensionBlock {
                let extended = extendedType(of: current)
                guard extended == .none else {
                    current = extended
                    continue
                }
                parts.append(writtenName(ofExtension: declaration))
                break
            }
            parts.append(ownName(of: declaration))
            current = declaration.parent
        }
        return parts.reversed().joined(separator: ".")
    }

    /// The name and the labels, without the types that contain it.
    private func ownName(of declaration: Declaration) -> String {
        // Broken source may lack the name.
        let name = declaration.name == .none ? "_" : names[declaration.name]
        switch declaration.kind {
        case .function, .initializer, .subscriptMember, .macro:
            return name + labels(of: declaration, always: true)
        case .enumCase:
            return name + labels(of: declaration, always: false)
        default:
            return name
        }
    }

    private func labels(of declaration: Declaration, always: Bool) -> String {
        let tree = tree(declaration.file)
        guard let clause = tree.child(declaration.node, .parameterClause) else { return always ? "()" : "" }
        var text = "("
        for parameter in tree.children(clause) where tree.kind(parameter) == .parameter {
            text += label(of: parameter, of: declaration, in: tree) + ":"
        }
        return text + ")"
    }

    private func label(of parameter: NodeID, of declaration: Declaration, in tree: SyntaxTree) -> String {
        let first = tree.mainToken(parameter)
        guard first != .none else { return "_" }
        // The parameters of an operator have no labels.
        if declaration.kind == .function, tree.tokens.kind(declaration.nameToken).isOperator { return "_" }
        let label = names[name(of: first, in: declaration.file)]
        // SE-0060 and the reference: a subscript's only name is no label.
        if declaration.kind == .subscriptMember {
            let second = tree.tokens.range(first.next)
            if second.length == 1, tree.source.bytes[Int(second.start)] == UInt8(ascii: ":") { return "_" }
        }
        return label.isEmpty ? "_" : label
    }

    /// What is written after `extension`, without generic arguments and modules, for a type that is not known.
    private func writtenName(ofExtension declaration: Declaration) -> String {
        let tree = tree(declaration.file)
        guard let type = extendedTypeNode(of: declaration.node, in: tree) else { return "_" }
        var parts: [String] = []
        var node = type
        while true {
            switch tree.kind(node) {
            case .memberType:
                let name = names[name(of: tree.mainToken(node), in: declaration.file)]
                parts.append(name.isEmpty ? "_" : name)
                guard let base = tree.firstChild(node) else { return parts.reversed().joined(separator: ".") }
                node = base
                continue
            case .identifierType:
                let name = name(of: tree.mainToken(node), in: declaration.file)
                if parts.isEmpty || !isModuleName(name) { parts.append(names[name]) }
            case .arrayType: parts.append("Array")
            case .dictionaryType: parts.append("Dictionary")
            case .optionalType: parts.append("Optional")
            default: parts.append(tree.text(node))
            }
            return parts.reversed().joined(separator: ".")
        }
    }
}
