// Which declarations have a view-valued body, which result builder applies to it, and its lowered tree.

import SelfsameDeclarations
import SelfsameSyntax

extension Standpoint {
    /// Whether a type is content: a view, or one of the other things that result builders of the prelude build.
    func isContent(_ type: TypeID) -> Bool {
        guard types.traits(type).isDisjoint(with: [.hasParameter, .hasMember]) else { return findsContent(type) }
        return inference.contentTypes.ask(type, bottom: false) { inference.outside.findsContent(type) }
    }

    /// Whether a type is `any View` or the like, whose values are content.
    func holdsContent(_ type: TypeID) -> Bool {
        wellKnown.contentProtocols.contains { holdsConforming(type, to: $0) }
    }

    private func findsContent(_ type: TypeID) -> Bool {
        switch types[type] {
        case .unknown, .variable, .function, .metatype, .existentialMetatype, .tuple, .inout, .pack: return false
        case .oneOf(let elements, _): return elements.contains(where: isContent)
        case .nominal(let declaration, _, _) where inference.macroConformances(of: declaration).isEmpty:
            // A type is content by what it states only.
            let stated = wellKnown.contentProtocols.filter { program.states(declaration, conformanceTo: $0) }
            return stated.contains { conforms(type, to: $0) } || inference.isContentOfUnseenProtocol(declaration)
        default:
            return wellKnown.contentProtocols.contains { conforms(type, to: $0) }
                || inference.isContentOfUnseenProtocol(inference.nominal(type))
        }
    }
}

extension Inference {
    /// Whether a type is content, wherever it is asked.
    package func isContent(_ type: TypeID) -> Bool { outside.isContent(type) }

    /// A type with a body whose protocol is not seen: `struct Row: ConnectedView { func body(props: Props) -> some View`.
    fileprivate func isContentOfUnseenProtocol(_ declaration: DeclID) -> Bool {
        declaration != .none && statesUnseenConformance(declaration)
            && !program.members(of: declaration, named: wellKnown.names.body, from: program[declaration].file).isEmpty
    }

    // MARK: Builders

    /// The result builder that applies to a declaration's body, `.none` for none: its own attribute, or the one of the requirement that
    /// it satisfies where the type or extension containing it states the conformance.
    func builder(of id: DeclID) -> DeclID {
        let own = builderAttribute(of: id)
        if own != .none { return own }
        let declaration = program[id]
        guard declaration.kind == .variable || declaration.kind == .function, declaration.parent != .none,
            program[declaration.parent].kind != .protocolType, !declaration.flags.contains(.isOverride)
        else { return .none }
        for requirement in attributedRequirements[declaration.name] ?? []
        where declaration.kind == program[requirement].kind
            && program.stateConformance(declaration.parent, inheritsTo: program[requirement].parent)
        {
            let builder = builderAttribute(of: requirement)
            if builder != .none, matches(id, requirement) { return builder }
        }
        return .none
    }

    /// By name the requirements of protocols that carry an attribute, perhaps a result builder.
    func findAttributedRequirements() -> [Name: [DeclID]] {
        var found: [Name: [DeclID]] = [:]
        for id in program.attributedRequirements { found[program[id].name, default: []].append(id) }
        return found
    }

    private func matches(_ id: DeclID, _ requirement: DeclID) -> Bool {
        guard program[id].flags.contains(.isStatic) == program[requirement].flags.contains(.isStatic) else { return false }
        if program[id].kind == .variable { return true }
        return signature(of: id).parameters.map(\.label) == signature(of: requirement).parameters.map(\.label)
    }

    // MARK: Bodies

    /// The braces that hold the body: of a function, of a getter with or without its keyword.
    package func bodyHolder(of id: DeclID) -> NodeID? {
        let declaration = program[id]
        let tree = program.tree(declaration.file)
        if let block = tree.child(declaration.node, .getterBlock) { return block }
        if tree.child(declaration.node, .accessorBlock) != nil {
            return Accessor.all(tree, of: declaration.node).first { $0.keyword == .getKeyword }?.body
        }
        return tree.child(declaration.node, .block)
    }

    /// The view-valued declarations of a file in source order, then its previews, none of them lowered.
    public func bodyPlaces(in file: FileID) -> [BodyPlace] {
        let tree = program.tree(file)
        let declared = program.files[Int(file.rawValue)].declarations.lazy.map { DeclID($0) }.filter { self.isViewValued($0) }
            .map { BodyPlace(file: file, declaration: $0, code: self.program[$0].node) }
        let previews = program.activeItems(of: .root, in: file).compactMap { node -> BodyPlace? in
            guard tree.isPreviewMacro(node), let closure = tree.child(node, .closure) else { return nil }
            return BodyPlace(file: file, declaration: .none, code: closure)
        }
        return declared + previews
    }

    /// Lowers every view-valued declaration of a file, in source order. Previews are included and marked.
    public func bodies(in file: FileID) -> [LoweredBody] { bodyPlaces(in: file).map { body(at: $0) } }

    /// What the body at a place is called.
    public func bodyName(at place: BodyPlace) -> String {
        place.declaration == .none ? "#Preview" : program.displayName(of: place.declaration)
    }

    /// The lowered body at a place.
    public func body(at place: BodyPlace) -> LoweredBody {
        place.declaration == .none ? inferPreview(place).lowered : infer(place.declaration).lowered
    }

    /// The lowered body of a declaration; nil where it has none or is not view-valued.
    public func body(of id: DeclID) -> LoweredBody? { isViewValued(id) ? infer(id).lowered : nil }

    /// The `body` that a type of the program declares.
    package func ownBody(of type: DeclID) -> DeclID? {
        guard type != .none, !isFromPrelude(type) else { return nil }
        return program.members(of: type).first { program[$0].flags.contains(.hasBody) && program[$0].name == wellKnown.names.body }
    }

    /// The lowered body of any property or function of the program that gives content, those with a written-out type included, which are not
    /// listed by `tree`: `var title: Text`, `func card() -> AnyView`.
    public func contentBody(of id: DeclID) -> LoweredBody? { givesContent(id) ? infer(id).lowered : nil }

    /// Whether a declaration of the program has a body that gives content. Nothing is typed for it.
    package func givesContent(_ id: DeclID) -> Bool {
        if isViewValued(id) { return true }
        let declaration = program[id]
        guard declaration.kind == .variable || declaration.kind == .function, !isFromPrelude(id) else { return false }
        return contentBodies.ask(id, bottom: false) { bodyHolder(of: id) != nil && isContent(declaredResult(of: id)) }
    }

    /// Whether a declaration is listed by `tree`: a body, or a property or function whose result is opaque content or that a builder makes.
    package func isViewValued(_ id: DeclID) -> Bool {
        mayBeViewValued(id) && viewValued.ask(id, bottom: false) { findsViewValued(id) }
    }

    /// Whether the head of a declaration has anything that could make it one: most have neither an attribute nor `some` nor a name that a
    /// protocol asks for.
    private func mayBeViewValued(_ id: DeclID) -> Bool {
        let declaration = program[id]
        guard declaration.kind == .variable || declaration.kind == .function else { return false }
        return declaration.flags.contains(.hasAttributes) || wellKnown.names.isBody(declaration.name)
            || isAttributedRequirement(declaration.name) || !opaqueNodes(of: id).isEmpty
    }

    private func findsViewValued(_ id: DeclID) -> Bool {
        let declaration = program[id]
        guard bodyHolder(of: id) != nil || hasOpaqueInitialValue(id) else { return false }
        if declaration.parent != .none, program[declaration.parent].kind == .protocolType { return false }
        if builderAttribute(of: id) != .none { return true }
        if builder(of: id) != .none { return true }
        if !opaqueNodes(of: id).isEmpty {
            let result = declaredResult(of: id)
            if case .opaque(_, let ordinal, _) = types[result] {
                return isKnown(opaqueBounds(OpaqueKey(declaration: id, ordinal: ordinal)))
                    && wellKnown.listedProtocols.contains { conforms(result, to: $0) }
            }
        }
        return isBodyOfContent(id)
    }

    private func hasOpaqueInitialValue(_ id: DeclID) -> Bool {
        let declaration = program[id]
        guard declaration.kind == .variable, !opaqueNodes(of: id).isEmpty else { return false }
        return program.tree(declaration.file).child(declaration.node, .initializer) != nil
    }

    /// `body` of a content protocol whose conformance is stated elsewhere, or whose result is written out.
    private func isBodyOfContent(_ id: DeclID) -> Bool {
        let declaration = program[id]
        let names = wellKnown.names
        guard declaration.name == names.body || declaration.name == names.makeBody, declaration.parent != .none else { return false }
        let nominal = program.nominal(containing: id)
        guard nominal != .none, program[nominal].kind != .protocolType else { return false }
        return wellKnown.listedProtocols.contains { program.statedProtocols(of: nominal).contains($0) }
    }
}

/// Where a body is: known before it is typed.
public struct BodyPlace: Sendable {
    /// The file.
    public var file: FileID
    /// The property or function; `.none` for a `#Preview`.
    public var declaration: DeclID
    /// The node that holds its code: the declaration, or the closure of a preview.
    public var code: NodeID

    /// Names a place.
    public init(file: FileID, declaration: DeclID, code: NodeID) {
        self.file = file
        self.declaration = declaration
        self.code = code
    }
}

extension SyntaxTree {
    /// Whether a node is `#Preview { … }`.
    package func isPreviewMacro(_ node: NodeID) -> Bool { kind(node) == .macroExpansion && text(mainToken(node)) == "Preview" }
}
