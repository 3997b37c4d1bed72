// What presented content is made with, while it covers the view that presents it: nobody reaches the controls below, so that what only they
// change stays as it is.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// Whether an expression in presented content reads a property that only actions of the view below write, which cannot be reached while the
    /// content covers it: the row that was chosen for a destination. The property is that view's own, or one of an object that it has.
    func isSettledWhilePresented(_ node: NodeID, in scope: CodeScope) -> Bool {
        let tree = program.tree(scope.file)
        guard scope.declaration != .none, let property = storedProperty(read: node, in: scope),
            let body = contentBody(of: scope.declaration), let view = body.innermost(around: node, in: tree),
            let covered = viewCovered(byContentAround: view, in: body),
            case let writes = writes(to: property), writes.isComplete, !writes.isNone
        else { return false }
        return writes.known.allSatisfy { isOutOfReach($0, below: covered) }
    }

    /// Whether nobody makes a write while presented content covers the view whose controls make it.
    func isOutOfReach(_ write: PropertyWrite, below covered: CoveredView) -> Bool {
        if write.isHandedOn, isGivenToPresentation(write.use) { return true }
        guard program.nominal(containing: write.scope.declaration) == covered.owner, write.use.file == covered.file else { return false }
        return write.isHandedOn ? isGivenToControl(write.use, of: covered, depth: 0) : isByHand(write.use, of: covered, depth: 0)
    }

    /// The view that the presented content around a node covers: of its own body, or of the type whose member the content is as a whole.
    func viewCovered(byContentAround node: ViewNodeID, in body: LoweredBody) -> CoveredView? {
        guard body.declaration != .none, case let owner = program.nominal(containing: body.declaration), owner != .none else { return nil }
        if let content = presentedContent(around: node, in: body) {
            return CoveredView(file: body.file, owner: owner, presented: [program.tree(body.file).range(body[content].syntax)])
        }
        guard !wellKnown.names.isBody(program[body.declaration].name), program[body.declaration].file == body.file else { return nil }
        var presented = [program.tree(body.file).range(program[body.declaration].node)]
        for use in uses(of: body.declaration) where !isInPreviewOrTest(use) {
            guard let around = program.declaration(around: use), program.nominal(containing: around) == owner, use.file == body.file,
                let outer = contentBody(of: around), let view = outer.innermost(around: use.node, in: program.tree(use.file)),
                let content = presentedContent(around: view, in: outer)
            else { return nil }
            presented.append(program.tree(use.file).range(outer[content].syntax))
        }
        return presented.count > 1 ? CoveredView(file: body.file, owner: owner, presented: presented) : nil
    }

    /// The property that an expression reads: one that its view owns, `chosen`, or one of an object, `model.chosen`.
    private func storedProperty(read node: NodeID, in scope: CodeScope) -> DeclID? {
        guard case .declared(let found, let base) = step(from: ValuePlace(node, in: scope)), found.count == 1,
            program[found[0]].kind == .variable, program[found[0]].flags.contains(.isStored)
        else { return nil }
        if wrapper(of: found[0])?.ownsValue == true { return found[0] }
        guard case .value(let object) = base, case let type = nominal(typeOfValue(object.node, in: object.scope)), type != .none,
            program[type].kind == .classType
        else { return nil }
        return found[0]
    }

    /// Whether `$x` is what a modifier presents content for, here or in the view of the program that it is given to.
    func isGivenToPresentation(_ use: NameUse, depth: Int = 0) -> Bool {
        let tree = program.tree(use.file)
        var inner = use.node
        while let outer = tree.parent(inner), [.argument, .argumentList, .member].contains(tree.kind(outer)) { inner = outer }
        guard let call = tree.parent(inner), tree.kind(call) == .call, let token = tree.calleeToken(call) else { return false }
        let called = program.name(of: token, in: use.file)
        if !program.marks(named: called).isDisjoint(with: [.presents, .covers]) { return true }
        // A presentation of a package: `.popup(isPresented: $isShown) { … }`.
        if let label = argumentLabel(of: use), label == wellKnown.names.isPresented,
            !valuesAndTypes(named: called).contains(where: { id in
                (program[id].kind == .function || program[id].kind.isNominal) && signature(of: id).parameters.contains { $0.label == label }
            })
        {
            return true
        }
        let properties = propertiesGiven(by: use)
        return depth < 3 && !properties.isEmpty
            && properties.allSatisfy { property in
                ownUses(ofProperty: property).contains { isGivenToPresentation($0, depth: depth + 1) }
            }
    }

    /// The properties of a view of the program that are given a value where it is made: `$x`, or `x`.
    package func propertiesGiven(by use: NameUse) -> [DeclID] {
        let tree = program.tree(use.file)
        guard let around = program.declaration(around: use), let body = contentBody(of: around),
            let (view, call, argument) = body.argument(around: use.node, in: tree), body[view].kind == .construct,
            call.declaration != .none, !isFromPrelude(call.declaration)
        else { return [] }
        return properties(givenBy: argument.parameter, of: call.declaration)
    }

    /// Whether `$x` is given to a control of the covered view, or to a view of the program that only hands it to such controls.
    func isGivenToControl(_ use: NameUse, of covered: CoveredView, depth: Int) -> Bool {
        let tree = program.tree(use.file)
        guard depth < 3, !isPresented(use, by: covered), let around = program.declaration(around: use),
            let body = contentBody(of: around), let (view, call, argument) = body.argument(around: use.node, in: tree),
            body[view].kind == .construct
        else { return false }
        if isFromPrelude(call.declaration) { return true }
        let properties = properties(givenBy: argument.parameter, of: call.declaration)
        return !properties.isEmpty
            && properties.allSatisfy { property in
                let uses = ownUses(ofProperty: property)
                return !uses.isEmpty && uses.allSatisfy { isGivenToControl($0, of: covered, depth: depth + 1) }
            }
    }

    /// Whether a use stands in the presented content, or in a member that makes a part of it.
    private func isPresented(_ use: NameUse, by covered: CoveredView) -> Bool {
        func isInside(_ use: NameUse) -> Bool {
            use.file == covered.file && covered.presented.contains { $0.contains(program.tree(use.file).range(use.node)) }
        }
        if isInside(use) { return true }
        guard let member = program.declaration(around: use), contentBody(of: member) != nil else { return false }
        return uses(of: member).contains(where: isInside)
    }

    /// Whether code runs only by what a user does to the view it stands in: in the action of a control, in what is given to a view to be done, or in
    /// a function that such actions call.
    func isByHand(_ use: NameUse, of covered: CoveredView, depth: Int) -> Bool {
        let tree = program.tree(use.file)
        guard let around = program.declaration(around: use), depth < 5, !isPresented(use, by: covered) else { return false }
        if let body = contentBody(of: around) {
            guard let view = body.innermost(around: use.node, in: tree) else { return false }
            // A view that is not known shows what it is given, as others do; a modifier may do anything.
            if body[view].kind == .opaque { return tree.makesView(body[view].syntax) }
            return apiMarks(of: body.call(view)?.declaration ?? .none).isDisjoint(with: [.follows, .runsLater, .lifecycle])
        }
        guard program[around].kind == .function else { return false }
        let calls = uses(of: around)
        return !calls.isEmpty && calls.count <= 20 && calls.allSatisfy { isByHand($0, of: covered, depth: depth + 1) }
    }
}

/// A view that is covered by what it presents.
struct CoveredView {
    /// The file.
    var file: FileID
    /// The type of the view.
    var owner: DeclID
    /// The code of the presented content.
    var presented: [SourceRange]
}

extension SyntaxTree {
    /// Whether a call is written as that of a type, as those that make views are.
    fileprivate func makesView(_ node: NodeID) -> Bool {
        guard kind(node) == .call, let callee = firstChild(node), kind(callee) == .reference, mainToken(callee) != .none else {
            return false
        }
        return name(mainToken(callee)).first?.isUppercase == true
    }
}
