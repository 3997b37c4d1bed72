// From a type as it is written to the nominal type that it names: names by lexical scope, nested types, modules, type aliases. Generic arguments
// are ignored; a name that is ambiguous or unknown is `.none`. Chains of aliases are followed to a bounded depth, so cycles end.

import SelfsameSyntax

extension Program {
    /// The nominal type that a type node names, seen from inside `scope` (the enclosing type or extension, `.none` at file level); `.none`
    /// where it is unknown, ambiguous, a generic parameter or no nominal type.
    public func nominalType(at node: NodeID, in file: FileID, scope: DeclID) -> DeclID {
        var types: [DeclID] = []
        addNominalTypes(at: node, in: file, scope: scope, to: &types)
        return types.count == 1 ? types[0] : .none
    }

    /// The types that a node names: one, or for a composition each of its parts. Nothing where a part is not known.
    func addNominalTypes(at node: NodeID, in file: FileID, scope: DeclID, to result: inout [DeclID], depth: Int = 0) {
        guard depth < 32 else { return }
        let unit = unit(file)
        switch unit.tree.kind(node) {
        case .identifierType, .memberType:
            if let type = namedType(at: node, in: file, scope: scope, depth: depth) { addUnaliased(type, to: &result, depth: depth) }
        case .arrayType, .inlineArrayType: addSugared("Array", to: &result)
        case .dictionaryType: addSugared("Dictionary", to: &result)
        case .optionalType, .implicitlyUnwrappedType: addSugared("Optional", to: &result)
        case .compositionType:
            for part in unit.tree.children(node) { addNominalTypes(at: part, in: file, scope: scope, to: &result, depth: depth + 1) }
        case .attributedType, .someType, .anyType, .inheritedType:
            guard let type = unit.tree.children(node).first(where: { unit.tree.kind($0) != .attribute }) else { return }
            addNominalTypes(at: type, in: file, scope: scope, to: &result, depth: depth + 1)
        case .tupleType:
            guard let element = unit.tree.firstChild(node), unit.tree[node].size == unit.tree[element].size + 1,
                let type = unit.tree.firstChild(element)
            else { return }
            addNominalTypes(at: type, in: file, scope: scope, to: &result, depth: depth + 1)
        default:
            return
        }
    }

    /// Whether any type has a nested type, alias or associated type of that name.
    package func isNestedTypeName(_ name: Name) -> Bool { !storage.tables.nestedTypes.range(name.rawValue).isEmpty }

    /// Whether a type has a nested type of that name itself.
    package func hasNestedType(_ name: Name, _ type: DeclID) -> Bool {
        storage.tables.nestedTypes.group(name.rawValue).contains { nominal(containing: $0) == type }
    }

    /// Types of that name in the nominal type, its extensions, its superclasses and protocols; the first of these that has any decides.
    func nestedTypes(_ name: Name, of type: DeclID, from file: FileID) -> [DeclID] {
        let all = storage.tables.nestedTypes.group(name.rawValue)
        guard !all.isEmpty else { return [] }
        func own(_ owner: DeclID) -> [DeclID] { all.filter { nominal(containing: $0) == owner && isVisible($0, from: file) } }
        for owner in classes(from: type) {
            let found = own(owner)
            if !found.isEmpty { return found }
        }
        for protocolType in storage.tables.protocols.group(type.rawValue) {
            let inherited = own(protocolType)
            if !inherited.isEmpty { return inherited }
        }
        return []
    }

    // MARK: Names

    /// The one type declaration (nominal, alias or associated type) that a name means.
    private func namedType(at node: NodeID, in file: FileID, scope: DeclID, depth: Int) -> DeclID? {
        let unit = unit(file)
        let name = unit.name(of: unit.tree.mainToken(node))
        guard name != .none else { return nil }
        var found: [DeclID] = []
        if unit.tree.kind(node) == .identifierType {
            found = typesInScope(name, at: node, in: file, scope: scope)
        } else if let base = unit.tree.firstChild(node) {
            var owners: [DeclID] = []
            addNominalTypes(at: base, in: file, scope: scope, to: &owners, depth: depth + 1)
            if owners.count == 1 {
                found = nestedTypes(name, of: owners[0], from: file)
            } else if owners.isEmpty, unit.tree.kind(base) == .identifierType {
                let module = unit.name(of: unit.tree.mainToken(base))
                if isModuleName(module) { found = inModule(module, name, from: file).filter { self[$0].kind.isType } }
            }
        }
        if found.count > 1 { found = nearest(found, to: file) }
        return found.count == 1 ? found[0] : nil
    }

    private func typesInScope(_ name: Name, at node: NodeID, in file: FileID, scope: DeclID) -> [DeclID] {
        var current = scope
        if isSelfType(node, in: file), scope != .none {
            let own = self[scope].kind == .extensionBlock ? extendedType(of: scope) : scope
            return own == .none ? [] : [own]
        }
        while current != .none {
            let declaration = self[current]
            if declaresGenericParameter(name, current) { return [] }
            let type = declaration.kind == .extensionBlock ? extendedType(of: current) : current
            if type != .none {
                let found = nestedTypes(name, of: type, from: file)
                if !found.isEmpty { return found }
                if declaration.kind.isNominal, declaration.name == name { return [current] }
            }
            current = declaration.parent
        }
        let found = fileLevel(name, from: file)
        // As a rule one type: nothing is copied then.
        return found.allSatisfy { self[$0].kind.isType } ? found : found.filter { self[$0].kind.isType }
    }

    /// How a function returns `Self`; nil where it returns anything else.
    package func selfResult(of function: DeclID) -> SelfResult? {
        let tree = tree(self[function].file)
        guard let clause = tree.child(self[function].node, .returnClause), let type = tree.firstChild(clause) else { return nil }
        if tree.kind(type) == .optionalType, let wrapped = tree.firstChild(type) {
            return isSelfType(wrapped, in: self[function].file) ? .optional : nil
        }
        return isSelfType(type, in: self[function].file) ? .plain : nil
    }

    /// Whether a type is written `Self`.
    package func isSelfType(_ node: NodeID, in file: FileID) -> Bool {
        let unit = unit(file)
        return unit.tree.tokens.kind(unit.tree.mainToken(node)) == .capitalSelfKeyword
    }

    private func declaresGenericParameter(_ name: Name, _ decl: DeclID) -> Bool {
        let declaration = self[decl]
        let unit = unit(declaration.file)
        guard let list = unit.tree.child(declaration.node, .genericParameters) else { return false }
        for parameter in unit.tree.children(list) where unit.tree.kind(parameter) == .genericParameter {
            if unit.name(of: unit.tree.mainToken(parameter)) == name { return true }
        }
        return false
    }

    private func addUnaliased(_ type: DeclID, to result: inout [DeclID], depth: Int) {
        let declaration = self[type]
        if declaration.kind.isNominal {
            result.append(type)
        } else if declaration.kind == .typealias_, let aliased = aliasedTypeNode(of: type) {
            addNominalTypes(at: aliased, in: declaration.file, scope: declaration.parent, to: &result, depth: depth + 1)
        }
    }

    /// The type after the `=` of a type alias.
    public func aliasedTypeNode(of alias: DeclID) -> NodeID? {
        let declaration = self[alias]
        let tree = tree(declaration.file)
        for child in tree.children(declaration.node) {
            switch tree.kind(child) {
            case .attribute, .modifier, .ifConfig, .genericParameters: continue
            case .missing, .unexpected, .genericWhere: return nil
            default: return child
            }
        }
        return nil
    }

    private func addSugared(_ text: String, to result: inout [DeclID]) {
        guard let name = names.find(text) else { return }
        let preludes = storage.tables.fileLevel.group(name.rawValue).filter {
            self[$0].kind.isNominal && storage.tables.files[Int(self[$0].file.rawValue)].role.isPrelude
        }
        if preludes.count == 1 { result.append(preludes[0]) }
    }
}

/// How a result says `Self`.
package enum SelfResult {
    /// `Self`
    case plain
    /// `Self?`
    case optional
}
