// Which declarations have a view-valued body, which result builder applies to it, and its lowered tree.

import SelfsameDeclarations
import SelfsameSyntax

extension Inference {
    /// Whether a type is content: a view, or one of the other things that result builders of the prelude build.
    package func isContent(_ type: TypeID) -> Bool {
        guard types.traits(type).isDisjoint(with: [.hasParameter, .hasMember]) else { return findsContent(type) }
        return contentTypes.ask(type, bottom: false) { isolated { findsContent(type) } }
    }

    private func findsContent(_ type: TypeID) -> Bool {
        switch types[type] {
        case .unknown, .variable, .function, .metatype, .existentialMetatype, .tuple, .inout, .pack: return false
        case .oneOf(let elements, _): return elements.contains(where: isContent)
        case .nominal(let declaration, _, _) where macroConformances(of: declaration).isEmpty:
            // A type is content by what it states only.
            let stated = wellKnown.contentProtocols.filter { program.states(declaration, conformanceTo: $0) }
            return stated.contains { conforms(type, to: $0) } || isContentOfUnseenProtocol(declaration)
        default: return wellKnown.contentProtocols.contains { conforms(type, to: $0) } || isContentOfUnseenProtocol(nominal(type))
        }
    }

    /// A type with a body whose protocol is not seen: `struct Row: ConnectedView { func body(props: Props) -> some View`.
    private func isContentOfUnseenProtocol(_ declaration: DeclID) -> Bool {
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
        for (index, declaration) in program.declarations.enumerated()
        where declaration.flags.contains(.hasAttributes) && declaration.parent != .none
            && (declaration.kind == .variable || declaration.kind == .function) && program[declaration.parent].kind == .protocolType
        {
            found[declaration.name, default: []].append(DeclID(UInt32(index)))
        }
        return found
    }

    private func matches(_ id: DeclID, _ requirement: DeclID) -> Bool {
        guard program[id].flags.contains(.isStatic) == program[requirement].flags.contains(.isStatic) else { return false }
        if program[id].kind == .variable { return true }
        return signature(of: id).parameters.map(\.label) == signature(of: requirement).parameters.map(\.label)
    }

    // MARK: Bodies

    /// What the body of a property or function gives, without flattening.
    func typedBody(of id: DeclID) -> Typed {
        typedBodies.ask(id, bottom: Typed(unknown(.cycle))) { isolated { makeTypedBody(of: id) } }
    }

    func bodyType(of id: DeclID) -> TypeID { typedBody(of: id).type }

    private func makeTypedBody(of id: DeclID) -> Typed {
        let declaration = program[id]
        let tree = program.tree(declaration.file)
        let typer = BodyTyper(analyzer: self, declaration: id, root: bodyHolder(of: id))
        return typer.inContext {
            let result = declaredResult(of: id)
            guard let holder = bodyHolder(of: id) else {
                if let value = tree.initialValue(of: declaration.node) {
                    typer.lookUpImplicitResults(in: [value], as: result)
                    return typer.expression(value)
                }
                return Typed(unknown(.opaqueResult))
            }
            let statements = program.activeItems(of: holder, in: declaration.file)
            let builder = builder(of: id)
            let usesBuilder = builder != .none && !typer.hasOwnReturn(statements)
            if usesBuilder {
                typer.reading.appliedBuilders[builder] = appliedBuilderAttribute(of: id)
                return typer.withDiagnostics(typer.block(statements, builder, holder), holder)
            }
            typer.lookUpImplicitResults(in: statements, as: result)
            let typed = typer.narrowed(typer.functionBody(statements, holder, expecting: nil), holder, to: result)
            return typer.withDiagnostics(typed, holder)
        }
    }

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
            guard tree.kind(node) == .macroExpansion, tree.text(tree.mainToken(node)) == "Preview", let closure = tree.child(node, .closure)
            else {
                return nil
            }
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
        place.declaration == .none ? preview(place) : keptBody(of: place.declaration)
    }

    /// The lowered body of a declaration that is view-valued.
    private func keptBody(of id: DeclID) -> LoweredBody {
        if let known = loweredBodies[id] { return known }
        let body = lowered(id)
        loweredBodies[id] = body
        return body
    }

    /// The lowered body of a declaration; nil where it has none or is not view-valued.
    public func body(of id: DeclID) -> LoweredBody? {
        loweredBodies[id] ?? (isViewValued(id) ? keptBody(of: id) : nil)
    }

    /// The lowered body of any property or function of the program that gives content, those with a written-out type included, which are not
    /// listed by `tree`: `var title: Text`, `func card() -> AnyView`.
    public func contentBody(of id: DeclID) -> LoweredBody? {
        if let body = body(of: id) { return body }
        if let known = contentBodies[id] { return known }
        let declaration = program[id]
        var result: LoweredBody?
        if declaration.kind == .variable || declaration.kind == .function, bodyHolder(of: id) != nil, !isFromPrelude(id),
            isContent(declaredResult(of: id))
        {
            result = lowered(id)
        }
        contentBodies[id] = .some(result)
        return result
    }

    private func lowered(_ id: DeclID) -> LoweredBody {
        let typed = typedBody(of: id)
        let declaration = program[id]
        var body = LoweredBody(
            declaration: id, file: declaration.file, name: program.displayName(of: id), nameToken: declaration.nameToken,
            builder: builder(of: id), isPreview: isPreview(id), nodes: [], calls: [], type: typed.type, unknowns: [], diagnostics: [])
        let fragment =
            typed.fragment ?? BodyTyper(analyzer: self, declaration: id).plain(typed.type, bodyHolder(of: id) ?? declaration.node)
        body.append(fragment, role: .root, parent: .max)
        body.nodes[0].type = fragment.kind == .empty ? typed.type : body.nodes[0].type
        return body
    }

    /// Whether a declaration is listed by `tree`: a body, or a property or function whose result is opaque content or that a builder makes.
    package func isViewValued(_ id: DeclID) -> Bool {
        let declaration = program[id]
        guard declaration.kind == .variable || declaration.kind == .function else { return false }
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

    private func isPreview(_ id: DeclID) -> Bool {
        let nominal = program.nominal(containing: id)
        guard nominal != .none, wellKnown.previewProvider != .none else { return false }
        return program.statedProtocols(of: nominal).contains(wellKnown.previewProvider)
    }

    /// Lowers the closure of a `#Preview`.
    private func preview(_ place: BodyPlace) -> LoweredBody {
        let key = CodePlace(file: place.file, node: place.code)
        if let known = loweredPreviews[key] { return known }
        let tree = program.tree(place.file)
        let typer = BodyTyper(analyzer: self, declaration: .none, file: place.file, root: place.code)
        let statements = typer.closureStatements(place.code)
        let useBuilder = !typer.hasOwnReturn(statements) && wellKnown.viewBuilder != .none
        let typed =
            useBuilder
            ? typer.block(statements, wellKnown.viewBuilder, place.code) : typer.functionBody(statements, place.code, expecting: nil)
        var body = LoweredBody(
            declaration: .none, file: place.file, name: bodyName(at: place),
            nameToken: tree.parent(place.code).map { tree.mainToken($0) } ?? .none,
            builder: useBuilder ? wellKnown.viewBuilder : .none,
            isPreview: true, nodes: [], calls: [], type: typed.type, unknowns: [], diagnostics: [])
        body.append(typed.fragment ?? typer.plain(typed.type, place.code), role: .root, parent: .max)
        loweredPreviews[key] = body
        return body
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
