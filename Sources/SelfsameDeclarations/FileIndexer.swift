// The walk of pass one: over the flat tree, into types and the active clauses of #if; everything else is skipped by its size. What a
// declaration's attributes and modifiers say is read here, once.

import SelfsameSyntax

/// The walk of `FileIndex`.
struct FileIndexer {
    let tree: SyntaxTree
    let profile: Profile
    let names: FileNames
    private(set) var declarations: [Declaration] = []
    private(set) var imports: [TokenID] = []
    private(set) var importedNames: [TokenID] = []
    private(set) var exports: [TokenID] = []
    private(set) var hasTestableImport = false
    private(set) var marks: [(declaration: DeclID, marks: DeclarationMarks)] = []

    /// What holds for the nodes before `end`.
    private struct Frame {
        var end: UInt32
        var parent: DeclID
        var inherited: DeclarationFlags
        var isProtocol: Bool
        var activeClause: NodeID?
    }

    init(tree: SyntaxTree, profile: Profile, names: FileNames?) {
        self.tree = tree
        self.profile = profile
        self.names = names ?? FileNames(tree: tree)
    }

    mutating func walk() {
        let nodes = tree.nodes
        let count = UInt32(truncatingIfNeeded: nodes.count)
        var frames = [Frame(end: count, parent: .none, inherited: [], isProtocol: false, activeClause: nil)]
        var index: UInt32 = 1
        while index < count {
            while frames.count > 1, frames[frames.count - 1].end <= index { frames.removeLast() }
            let frame = frames[frames.count - 1]
            let node = nodes[Int(index)]
            let id = NodeID(index)
            let after = index + max(node.size, 1)
            index = after
            switch node.kind {
            case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl:
                let declared = add(kind(of: node.kind), node: id, holder: id, nameToken: nameToken(of: id), in: frame)
                frames.append(memberFrame(of: declared, kind: node.kind, end: after))
                index = id.rawValue + 1
            case .memberBlock:
                index = id.rawValue + 1
            case .ifConfig:
                var inner = frame
                inner.end = after
                inner.inherited.insert(.inIfConfig)
                inner.activeClause = profile.activeClause(of: id, in: tree)
                frames.append(inner)
                index = id.rawValue + 1
            case .ifConfigClause:
                if frame.activeClause == id { index = id.rawValue + 1 }
            case .functionDecl, .initializerDecl, .subscriptDecl, .typealiasDecl, .associatedtypeDecl, .macroDecl, .operatorDecl,
                .precedenceGroupDecl:
                add(kind(of: node.kind), node: id, holder: id, nameToken: nameToken(of: id), in: frame)
            case .variableDecl:
                addVariables(id, in: frame)
            case .enumCaseDecl:
                for element in tree.children(id) where tree.kind(element) == .enumCaseElement {
                    add(.enumCase, node: element, holder: id, nameToken: tree.mainToken(element), in: frame)
                }
            case .importDecl:
                addImport(id)
            default:
                break
            }
        }
    }

    private func kind(of kind: NodeKind) -> DeclarationKind {
        switch kind {
        case .structDecl: .structType
        case .classDecl: .classType
        case .actorDecl: .actorType
        case .enumDecl: .enumType
        case .protocolDecl: .protocolType
        case .extensionDecl: .extensionBlock
        case .functionDecl: .function
        case .initializerDecl: .initializer
        case .subscriptDecl: .subscriptMember
        case .typealiasDecl: .typealias_
        case .associatedtypeDecl: .associatedtype_
        case .macroDecl: .macro
        case .operatorDecl: .operatorDeclaration
        default: .precedenceGroup
        }
    }

    /// The main token; for an extension the first token of the type.
    private func nameToken(of node: NodeID) -> TokenID {
        guard tree.kind(node) == .extensionDecl else { return tree.mainToken(node) }
        guard let type = extendedTypeNode(of: node, in: tree) else { return .none }
        return TokenID(tree[type].firstToken)
    }

    private func memberFrame(of declared: DeclID, kind: NodeKind, end: UInt32) -> Frame {
        let flags = declarations[Int(declared.rawValue)].flags
        var inherited = flags.intersection([.inIfConfig])
        switch kind {
        case .extensionDecl:
            // SE-0025: an access level on an extension is the default of its members; `private` there is `fileprivate`.
            inherited.formUnion(flags.intersection([.isOpenOrPublic, .isFileprivate]))
        case .protocolDecl, .enumDecl:
            inherited.formUnion(flags.intersection([.isOpenOrPublic]))
        default:
            break
        }
        return Frame(end: end, parent: declared, inherited: inherited, isProtocol: kind == .protocolDecl, activeClause: nil)
    }

    // MARK: Adding declarations

    @discardableResult
    private mutating func add(
        _ kind: DeclarationKind, node: NodeID, holder: NodeID, nameToken: TokenID, in frame: Frame, extra: DeclarationFlags = []
    ) -> DeclID {
        let header = header(of: holder, kind: kind, in: frame)
        return append(kind, node: node, nameToken: nameToken, in: frame, header: header, extra: extra.union(shape(of: kind, node: node)))
    }

    private mutating func append(
        _ kind: DeclarationKind, node: NodeID, nameToken: TokenID, in frame: Frame, header: Header, extra: DeclarationFlags
    ) -> DeclID {
        let id = DeclID(UInt32(truncatingIfNeeded: declarations.count))
        var name = nameToken
        if kind == .extensionBlock, let type = extendedTypeNode(of: node, in: tree) { name = tree.mainToken(type) }
        declarations.append(
            Declaration(
                kind: kind, flags: header.flags.union(extra), name: Name(names.number(name)), nameToken: nameToken, file: .none, node: node,
                parent: frame.parent, introduced: header.introduced))
        if let marks = header.marks { self.marks.append((id, marks)) }
        return id
    }

    private mutating func addVariables(_ declaration: NodeID, in frame: Frame) {
        let header = header(of: declaration, kind: .variable, in: frame)
        let base: DeclarationFlags = tree.tokens.kind(tree.mainToken(declaration)) == .letKeyword ? .isLet : []
        for binding in tree.children(declaration) where tree.kind(binding) == .patternBinding {
            guard let pattern = tree.firstChild(binding) else { continue }
            let extra = base.union(shape(ofBinding: binding, isRequirement: frame.isProtocol))
            switch tree.kind(pattern) {
            case .identifierPattern:
                _ = append(.variable, node: binding, nameToken: tree.mainToken(pattern), in: frame, header: header, extra: extra)
            case .tuplePattern:
                var index = pattern.rawValue + 1
                let end = pattern.rawValue + tree[pattern].size
                while index < end {
                    if tree.kind(NodeID(index)) == .identifierPattern {
                        _ = append(
                            .variable, node: binding, nameToken: tree.mainToken(NodeID(index)), in: frame, header: header,
                            extra: extra.union(.isDestructured))
                    }
                    index += 1
                }
            default:
                break
            }
        }
    }

    private mutating func addImport(_ node: NodeID) {
        let module = tree.mainToken(node)
        guard module != .none else { return }
        imports.append(module)
        importedNames.append(importedName(node, of: module))
        for attribute in tree.children(node) where tree.kind(attribute) == .attribute {
            if names.word(tree.mainToken(attribute)) == .testable { hasTestableImport = true }
            if tree.text(tree.mainToken(attribute)) == "_exported" { exports.append(module) }
        }
    }

    /// The last name of `import struct Kitchen.Pan`; none where a whole module is imported.
    private func importedName(_ node: NodeID, of module: TokenID) -> TokenID {
        guard module.rawValue > 0, tree.tokens.kind(TokenID(module.rawValue - 1)) != .importKeyword else { return .none }
        let end = tree.range(node).end
        var last = TokenID.none
        var token = module.rawValue + 1
        while Int(token) < tree.tokens.count, tree.tokens.range(TokenID(token)).end <= end {
            if tree.tokens.kind(TokenID(token)) == .identifier { last = TokenID(token) }
            token += 1
        }
        return last
    }

    // MARK: Flags

    /// What attributes and modifiers say.
    private struct Header {
        var flags: DeclarationFlags
        var introduced: Version
        var marks: DeclarationMarks?
    }

    private func header(of node: NodeID, kind: DeclarationKind, in frame: Frame) -> Header {
        var flags = frame.inherited.intersection(.inIfConfig)
        var access: DeclarationFlags?
        var availability = AvailabilityFacts()
        let end = node.rawValue + tree[node].size
        var index = node.rawValue + 1
        var insideIfConfig = 0 as UInt32
        children: while index < end {
            let child = tree.nodes[Int(index)]
            let id = NodeID(index)
            index += max(child.size, 1)
            switch child.kind {
            case .attribute:
                flags.insert(.hasAttributes)
                apply(attribute: id, flags: &flags, availability: &availability)
            case .modifier:
                // `private(set)` is about the setter.
                if child.endToken > child.mainToken &+ 1 { continue }
                apply(modifier: tree.tokens.kind(tree.mainToken(id)), to: &flags, access: &access, atFileLevel: frame.parent == .none)
            case .ifConfig:
                flags.insert(.hasAttributes)
                if let clause = profile.activeClause(of: id, in: tree) {
                    insideIfConfig = id.rawValue + child.size
                    index = clause.rawValue + 1
                    for inner in tree.children(clause) where tree.kind(inner) == .attribute {
                        apply(attribute: inner, flags: &flags, availability: &availability)
                    }
                    index = insideIfConfig
                }
            default:
                break children
            }
        }
        let inheritedAccess = frame.inherited.intersection([.isOpenOrPublic, .isFileprivate])
        flags.formUnion(access ?? (kind == .extensionBlock ? [] : inheritedAccess))
        if availability.isUnavailable { flags.insert(.isUnavailable) }
        if availability.isDeprecated { flags.insert(.isDeprecated) }
        return Header(flags: flags, introduced: availability.introduced ?? .zero, marks: DeclarationMarks(above: node, in: tree))
    }

    private func apply(attribute: NodeID, flags: inout DeclarationFlags, availability: inout AvailabilityFacts) {
        let name = tree.mainToken(attribute)
        if tree.tokens.kind(name) == .availableKeyword { return availability.add(attribute, of: tree, for: profile) }
        switch names.word(name) {
        case ._disfavoredOverload: flags.insert(.isDisfavored)
        case .resultBuilder, ._functionBuilder: flags.insert(.hasResultBuilder)
        case .propertyWrapper: flags.insert(.hasPropertyWrapper)
        case .globalActor: flags.insert(.isGlobalActor)
        case .dynamicMemberLookup: flags.insert(.isDynamicMemberLookup)
        case .main: flags.insert(.isMainType)
        case .testable, .other: break
        }
    }

    private func apply(modifier: TokenKind, to flags: inout DeclarationFlags, access: inout DeclarationFlags?, atFileLevel: Bool) {
        switch modifier {
        case .staticKeyword, .classKeyword: flags.insert(.isStatic)
        case .privateKeyword: access = atFileLevel ? .isFileprivate : .isPrivate
        case .fileprivateKeyword: access = .isFileprivate
        case .publicKeyword, .openKeyword: access = .isOpenOrPublic
        case .internalKeyword, .packageKeyword: access = []
        case .mutatingKeyword: flags.insert(.isMutating)
        case .overrideKeyword: flags.insert(.isOverride)
        case .indirectKeyword: flags.insert(.isIndirect)
        case .lazyKeyword: flags.insert(.isLazy)
        default: break
        }
    }

    /// What the parts after the name say.
    private func shape(of kind: DeclarationKind, node: NodeID) -> DeclarationFlags {
        switch kind {
        case .function:
            return tree.child(node, .block) == nil ? [] : .hasBody
        case .initializer:
            var flags: DeclarationFlags = tree.child(node, .block) == nil ? [] : .hasBody
            let mark = tree.tokens.range(tree.mainToken(node).next)
            if mark.length == 1 {
                let byte = tree.source.bytes[Int(mark.start)]
                if byte == UInt8(ascii: "?") { flags.insert(.isFailable) }
                if byte == UInt8(ascii: "!") { flags.formUnion([.isFailable, .isImplicitlyUnwrapped]) }
            }
            return flags
        case .subscriptMember:
            return getter(of: node) == .body ? .hasBody : []
        default:
            return []
        }
    }

    private func shape(ofBinding binding: NodeID, isRequirement: Bool) -> DeclarationFlags {
        var flags: DeclarationFlags = []
        switch getter(of: binding) {
        case .none where !isRequirement: flags.insert(.isStored)
        case .body: flags.insert(.hasBody)
        case .none, .declared: break
        }
        if let annotation = tree.child(binding, .typeAnnotation), let type = tree.firstChild(annotation),
            tree.kind(type) == .implicitlyUnwrappedType
        {
            flags.insert(.isImplicitlyUnwrapped)
        }
        return flags
    }

    /// `{ get }` declares a getter without a body: in protocols, and in interfaces everywhere.
    private enum Getter { case none, declared, body }

    private func getter(of node: NodeID) -> Getter {
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .getterBlock:
                return .body
            case .accessorBlock:
                for accessor in tree.children(child) where tree.kind(accessor) == .accessorDecl {
                    switch tree.tokens.kind(tree.mainToken(accessor)) {
                    case .getKeyword, ._readKeyword, .readKeyword, .unsafeAddressKeyword, .borrowKeyword:
                        return tree.child(accessor, .block) == nil ? .declared : .body
                    default: break
                    }
                }
                return .none
            default:
                break
            }
        }
        return .none
    }
}

/// The type after `extension`.
package func extendedTypeNode(of node: NodeID, in tree: SyntaxTree) -> NodeID? {
    for child in tree.children(node) {
        switch tree.kind(child) {
        case .attribute, .modifier, .ifConfig: continue
        case .inheritanceClause, .genericWhere, .memberBlock, .missing, .unexpected: return nil
        default: return child
        }
    }
    return nil
}
