// What is known of one body: inferred once, when it is first asked for, and kept for all who ask what an expression in it is, what it builds, or
// where a view in it comes from. A body that was inferred while a cycle or a limit cut it short is not kept.

import SelfsameDeclarations
import SelfsameSyntax

/// A body with the types of its expressions, and its lowered tree.
public final class InferredBody {
    /// The code.
    let node: NodeID
    /// What it gives.
    let type: TypeID
    private let isRejected: Bool
    /// How it is read.
    private let reading: SettledReading?
    private let tree: SyntaxTree
    private var lowering: Lowering

    /// The lowered tree, which not everybody asks for.
    private enum Lowering {
        case done(LoweredBody)
        case pending(() -> LoweredBody)
    }

    fileprivate init(_ node: NodeID, _ typed: Typed, _ typer: BodyTyper?, in tree: SyntaxTree, lowering: @escaping () -> LoweredBody) {
        self.node = node
        self.tree = tree
        self.lowering = .pending(lowering)
        (type, isRejected) = (typed.type, typed.isRejected)
        reading = typer?.reading.settled()
        typer?.reading.dissolve()
    }

    /// A body that another analyzer of the program has inferred; `own` is the type that this one has for one of that one.
    fileprivate init(_ node: NodeID, _ body: SharedBody, in tree: SyntaxTree, types own: (TypeID) -> TypeID) {
        self.node = node
        self.tree = tree
        (type, isRejected) = (own(body.type), body.isRejected)
        reading = body.reading?.replacingTypes(own)
        lowering = .done(body.lowered.replacingTypes(own))
    }

    /// The lowered tree.
    public var lowered: LoweredBody {
        switch lowering {
        case .done(let lowered): return lowered
        case .pending(let lower):
            let lowered = lower()
            lowering = .done(lowered)
            return lowered
        }
    }

    /// The body as another analyzer can take it.
    func shared(by analyzer: Int) -> SharedBody {
        SharedBody(analyzer: analyzer, type: type, isRejected: isRejected, lowered: lowered, reading: reading)
    }

    /// Whether two rounds of a cycle come to the same.
    func isSame(as other: InferredBody) -> Bool { type == other.type && isRejected == other.isRejected }

    /// The type of an expression, before what it is passed for makes an optional of it; nil where it was not typed, or not by itself.
    func type(of expression: NodeID) -> TypeID? {
        reading(around: expression)?.types[expression]
    }

    /// The types of a closure's parameters as the call around it reads it; nil where no call does, or not in one way.
    func parameters(of closure: NodeID) -> [TypeID]? {
        reading(around: closure)?.closures[closure]?.parameters
    }

    /// How the code around a node is read; nil for a closure in it that nobody needed to read.
    private func reading(around node: NodeID) -> SettledReading? {
        var closures: [NodeID] = []
        var inner = node
        while inner != self.node, let outer = tree.parent(inner) {
            if tree.kind(outer) == .closure, outer != self.node { closures.append(outer) }
            inner = outer
        }
        guard inner == self.node else { return nil }
        var reading = reading
        while let closure = closures.popLast() { reading = reading?.closures[closure]?.reading }
        return reading
    }
}

extension Inference {
    /// What is known of the body of a property or function, or of its initial value.
    func infer(_ id: DeclID) -> InferredBody {
        guard let sharing, !inferredBodies.isAnswered(id) else { return inferAlone(id) }
        if !inferredBodies.isPending(id), let (shared, ownType) = sharing.take(id, types) {
            let body = InferredBody(codeNode(of: id), shared, in: program.tree(program[id].file), types: ownType)
            inferredBodies.keep(id, body)
            return body
        }
        let body = inferAlone(id)
        // What is not final may be something else for who asks elsewhere.
        if inferredBodies.isAnswered(id) { sharing.leave(body.shared(by: sharing.number), of: id, types) }
        return body
    }

    private func inferAlone(_ id: DeclID) -> InferredBody {
        inferredBodies.ask(id, bottom: inferred(id, Typed(unknown(.cycle)), nil)) {
            let typer = BodyTyper(analyzer: self, declaration: id, root: bodyHolder(of: id))
            return inferred(id, typedBody(of: id, typer), typer)
        }
    }

    /// What is known of the closure of a `#Preview`.
    func inferPreview(_ place: BodyPlace) -> InferredBody {
        inferredPreviews.ask(CodePlace(file: place.file, node: place.code), bottom: inferredPreview(place, Typed(unknown(.cycle)), nil)) {
            let typer = BodyTyper(analyzer: self, declaration: .none, file: place.file, root: place.code)
            let statements = typer.closureStatements(place.code)
            let typed =
                usesViewBuilder(statements, typer)
                ? typer.block(statements, wellKnown.viewBuilder, place.code) : typer.functionBody(statements, place.code, expecting: nil)
            return inferredPreview(place, typed, typer)
        }
    }

    private func typedBody(of id: DeclID, _ typer: BodyTyper) -> Typed {
        let declaration = program[id]
        let result = typer.standpoint.declaredResult(of: id)
        guard let holder = bodyHolder(of: id) else {
            guard let value = typer.tree.initialValue(of: declaration.node) else { return Typed(unknown(.opaqueResult)) }
            typer.lookUpImplicitResults(in: [value], as: result)
            return typer.expression(value)
        }
        let statements = program.activeItems(of: holder, in: declaration.file)
        let builder = builder(of: id)
        if builder != .none && !typer.hasOwnReturn(statements) {
            typer.reading.appliedBuilders[builder] = appliedBuilderAttribute(of: id)
            return typer.withDiagnostics(typer.block(statements, builder, holder), holder)
        }
        typer.lookUpImplicitResults(in: statements, as: result)
        let typed = typer.narrowed(typer.functionBody(statements, holder, expecting: nil), holder, to: result)
        return typer.withDiagnostics(typed, holder)
    }

    private func usesViewBuilder(_ statements: [NodeID], _ typer: BodyTyper) -> Bool {
        !typer.hasOwnReturn(statements) && wellKnown.viewBuilder != .none
    }

    // MARK: Lowered trees

    private func codeNode(of id: DeclID) -> NodeID { bodyHolder(of: id) ?? program[id].node }

    private func inferred(_ id: DeclID, _ typed: Typed, _ typer: BodyTyper?) -> InferredBody {
        InferredBody(codeNode(of: id), typed, typer, in: program.tree(program[id].file)) { [unowned self] in lowered(id, typed) }
    }

    private func lowered(_ id: DeclID, _ typed: Typed) -> LoweredBody {
        let declaration = program[id]
        let type = typed.type
        let fragment = typed.fragment ?? BodyTyper(analyzer: self, declaration: id).plain(type, codeNode(of: id))
        var nodes = self.nodes(of: fragment)
        if fragment.kind == .empty { nodes.nodes[0].type = type }
        return LoweredBody(
            declaration: id, file: declaration.file, name: program.displayName(of: id), nameToken: declaration.nameToken,
            builder: builder(of: id), isPreview: isPreviewProvider(program.nominal(containing: id)), type: type, nodes)
    }

    /// The lowered tree of an expression with content that stands in any code, such as the root view of a hosting controller; nil for one
    /// that builds no content.
    package func loweredContent(of expression: NodeID, in scope: CodeScope) -> LoweredBody? {
        guard scope.declaration != .none else { return nil }
        let typed = BodyTyper(analyzer: self, declaration: scope.declaration, file: scope.file, root: expression).expression(expression)
        guard let fragment = typed.fragment else { return nil }
        return LoweredBody(
            declaration: scope.declaration, file: scope.file, name: program.displayName(of: scope.declaration),
            nameToken: program[scope.declaration].nameToken, builder: .none, isPreview: false, type: typed.type, nodes(of: fragment))
    }

    /// Whether a body is shown by previews only.
    package func isPreview(_ place: BodyPlace) -> Bool {
        place.declaration == .none || isPreviewProvider(program.nominal(containing: place.declaration))
    }

    /// Whether a type states that it shows previews.
    package func isPreviewProvider(_ type: DeclID) -> Bool {
        type != .none && wellKnown.previewProvider != .none && program.statedProtocols(of: type).contains(wellKnown.previewProvider)
    }

    private func inferredPreview(_ place: BodyPlace, _ typed: Typed, _ typer: BodyTyper?) -> InferredBody {
        InferredBody(place.code, typed, typer, in: program.tree(place.file)) { [unowned self] in lowered(place, typed) }
    }

    private func lowered(_ preview: BodyPlace, _ typed: Typed) -> LoweredBody {
        let tree = program.tree(preview.file)
        let typer = BodyTyper(analyzer: self, declaration: .none, file: preview.file, root: preview.code)
        return LoweredBody(
            declaration: .none, file: preview.file, name: bodyName(at: preview),
            nameToken: tree.parent(preview.code).map { tree.mainToken($0) } ?? .none,
            builder: usesViewBuilder(typer.closureStatements(preview.code), typer) ? wellKnown.viewBuilder : .none,
            isPreview: true, type: typed.type, nodes(of: typed.fragment ?? typer.plain(typed.type, preview.code)))
    }

    private func nodes(of fragment: Fragment) -> LoweredNodes {
        var nodes = LoweredNodes()
        nodes.append(fragment, role: .root, parent: .max)
        nodes.dropSettled { isKnown(printed($0)) }
        return nodes
    }
}

// MARK: - Code anywhere

extension Inference {
    /// The type of the value that an expression gives, inside Optional and Binding; `_` where that is not known.
    package func typeOfValue(_ node: NodeID, in scope: CodeScope) -> TypeID {
        var type = typeOfExpression(node, in: scope)
        for _ in 0..<8 {
            guard let inner = wrappedType(type) ?? bindingValue(type) else { break }
            type = inner
        }
        return type
    }

    /// The type of an expression by itself, before what it is passed for makes an optional of it; `_` where that is not known.
    package func typeOfExpression(_ node: NodeID, in scope: CodeScope) -> TypeID {
        guard scope.declaration != .none else { return unknown(.undeclaredName) }
        return expressionTypes.ask(
            CodeKey(place: CodePlace(file: scope.file, node: node), declaration: scope.declaration), bottom: unknown(.cycle)
        ) {
            typeInClosure(node, in: scope)
                ?? BodyTyper(analyzer: self, declaration: scope.declaration, file: scope.file, root: node).standalone(node)
        }
    }

    /// What a name is worth that the code of a declaration binds.
    func typed(_ binding: Binding, in scope: CodeScope) -> TypeID {
        let key = BindingKey(file: scope.file, declaration: scope.declaration, local: LocalKey(syntax: binding.syntax, form: binding.form))
        return bindingTypes.ask(key, bottom: unknown(.cycle)) {
            let types = binding.kind == .closureParameter ? parameterTypes(of: binding.owner, in: scope) : []
            let typer = BodyTyper(
                analyzer: self, declaration: scope.declaration, file: scope.file, root: binding.owner, parameters: types)
            return typer.local(binding).type
        }
    }

    /// What a closure is given, by the call that takes it; empty where that is not known.
    func parameterTypes(of closure: NodeID, in scope: CodeScope) -> [TypeID] {
        inferredContent(of: scope)?.parameters(of: closure) ?? parametersByCall(of: closure, in: scope)
    }

    /// The same, by the call alone: the code around is not content, or the call is in a part of it that is not typed, as in a string.
    private func parametersByCall(of closure: NodeID, in scope: CodeScope) -> [TypeID] {
        let tree = program.tree(scope.file)
        guard scope.declaration != .none, let call = tree.call(takingClosure: closure) else { return [] }
        let key = CodeKey(place: CodePlace(file: scope.file, node: closure), declaration: scope.declaration)
        return closureParameters.ask(key, bottom: []) {
            let typer = BodyTyper(analyzer: self, declaration: scope.declaration, file: scope.file, root: call)
            _ = typer.standalone(call)
            return typer.reading.taken[closure]?.parameters ?? []
        }
    }

    /// The type of an expression that reads a name which a closure around it binds: as the body around has it, for only that knows what the closure
    /// is given. Any other expression is the same by itself, and the rest of the body need not be typed for it.
    private func typeInClosure(_ node: NodeID, in scope: CodeScope) -> TypeID? {
        let end = node.rawValue + program.tree(scope.file)[node].size
        guard scopes(around: node, in: scope.file).closure(bindingNamesReadIn: node.rawValue..<end) != 0 else { return nil }
        return inferredContent(of: scope)?.type(of: node)
    }

    /// What is known of the body that code is part of, where that gives content.
    private func inferredContent(of scope: CodeScope) -> InferredBody? {
        scope.declaration != .none && givesContent(scope.declaration) ? infer(scope.declaration) : nil
    }

    private func bindingValue(_ type: TypeID) -> TypeID? {
        let declaration = nominal(type)
        guard isFromPrelude(declaration), program.marks(of: declaration).contains(.given) else { return nil }
        return genericArguments(type).first
    }
}

/// A node of a file, as the code of a declaration.
struct CodeKey: Hashable {
    var place: CodePlace
    var declaration: DeclID
}

/// A name bound by the code of a declaration.
struct BindingKey: Hashable {
    var file: FileID
    var declaration: DeclID
    var local: LocalKey
}
