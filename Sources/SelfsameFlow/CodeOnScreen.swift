// What code runs while a view is on screen: its own, that of the views that it shows, and what they call; not what stands in other arms than the view,
// what takes the view away, nor what concerns a different object.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// The declarations on the way from a view to the code that makes it.
struct CreationWay {
    /// The view that is asked about.
    var view: DeclID
    var path: [DeclID] = []
    /// Where content is presented that the view is in: in a sheet, at the end of a link.
    var presented: (file: FileID, node: NodeID)?

    /// The conditions that decide whether the view is shown at all.
    var conditions: [(file: FileID, node: NodeID)] = []
    /// The other arms of those conditions: their code does not run while the view is shown.
    var otherArms: [(file: FileID, node: NodeID)] = []
    /// What holds where the view is made.
    var facts: [Fact] = []
    /// The bindings to the navigation paths that push it.
    var paths: [(file: FileID, node: NodeID)] = []
    /// What the object is made from, which is a different one for other values.
    var inputs: [(file: FileID, node: NodeID)] = []
    /// The class of the object that is made with it.
    var object = DeclID.none

    init(view: DeclID, object: DeclID = .none) {
        self.view = view
        self.object = object
    }

    /// Whether a use is part of an arm that is not there while the view is.
    func isInOtherArm(_ use: NameUse, _ program: Program) -> Bool {
        otherArms.contains { program.isPart(use, of: $0.node, in: $0.file) }
    }
}

/// The code that runs while a view is on screen.
struct CodeOnScreen {
    /// The view, which runs its own code and that of the views that it shows.
    var view: DeclID
    /// Code that makes it.
    var code: (file: FileID, node: NodeID)?
    /// Views that make an object of this class for themselves do not count.
    var object = DeclID.none
    /// The view that counts all the same.
    var holder = DeclID.none
    /// The way from a view, whose code in other arms of its conditions does not run while the view is shown.
    var way: CreationWay?
    /// The views that its code shows outside of those arms; nil where there are none.
    var besides: [DeclID]?
    /// A view whose own state is asked about, and whose code counts only where it is part of `code`: another view of its type has other state.
    var keeper = DeclID.none
    /// The class of the object whose own changes are asked about; code of a different class that shares a superclass changes a different object.
    var changed = DeclID.none
    /// The class of the object whose changes are asked about, own ones or those that it tells of, and what may have made it.
    var subject = (type: DeclID.none, origins: ObjectOrigins.unknown)
    /// Whether what the initialiser of the object sets going counts: a closure that it hands on.
    var countsSetUp = true
    /// The name that the object is held by where all can reach it, as in `Storage.shared.url`; code that changes what is held by a different name
    /// changes a different object.
    var name: String?
}

extension Flow {
    /// Whether a member is used of an object that may be the one that is asked about: of one that is known to be of its class, and that is not made
    /// elsewhere.
    func mayConcern(_ use: NameUse, asWith code: CodeOnScreen) -> Bool {
        let tree = program.tree(use.file)
        guard let base = tree.base(ofMember: use.node), !tree.isSelf(base), let around = program.declaration(around: use) else {
            return true
        }
        let place = ValuePlace(base, in: CodeScope(around, file: use.file))
        let type = code.subject.type
        if type != .none {
            // What is not known to be an object of the class shows nothing: many types have a `name`.
            let used = nominal(projectedType(typeOfValue(base, in: place.scope)))
            guard used != .none, program.inherits(used, from: type) || program.inherits(type, from: used) else { return false }
        }
        return mayBe(place, code.subject.origins)
    }

    /// The last name of `Storage.shared.url`, where a property begins with an object that is held there.
    func nameHeld(by property: DeclID) -> String? {
        let tree = program.tree(program[property].file)
        guard let initial = tree.initialValue(of: program[property].node), tree.kind(initial) == .member,
            let access = MemberAccess(tree, initial), let base = access.base, tree.kind(base) == .member
        else { return nil }
        return tree.name(access.name)
    }

    /// Whether a write may be to what is held by a name: it names no object that is held by a different one.
    func mayBeHeld(_ use: NameUse, by name: String?) -> Bool {
        let tree = program.tree(use.file)
        guard let name, let base = tree.base(ofMember: use.node), tree.kind(base) == .member, let held = tree.calleeToken(base) else {
            return true
        }
        return tree.name(held) == name
    }

    /// Whether code runs while a view is on screen, and leaves it there.
    func isReached(_ use: NameUse, by code: CodeOnScreen, on way: [DeclID]) -> Bool {
        guard let around = program.declaration(around: use), code.way?.isInOtherArm(use, program) != true,
            runs(use, in: around, by: code, on: way)
        else { return false }
        // What is presented is not there any more when code that takes it away has run.
        if code.way?.presented != nil, closesPage(use) { return false }
        // Where the contrary holds of what holds for the view, that is not there.
        let owner = program.nominal(containing: around)
        let known = code.way?.facts.filter { $0.owner == owner } ?? []
        return known.isEmpty || !facts(at: use.node, in: CodeScope(around, file: use.file)).exclude(known)
    }

    /// Whether code is part of what is on screen, is called from there, or runs in a closure that an object handed on when it was made.
    func runs(_ use: NameUse, in around: DeclID, by code: CodeOnScreen, on way: [DeclID]) -> Bool {
        let tree = program.tree(use.file)
        if let place = code.code, program.isPart(use, of: place.node, in: place.file) { return true }
        let owner = program.nominal(containing: around)
        if owner != .none, owner != code.keeper, isOnScreen(owner, with: code) {
            // A function of the view runs where it is called.
            guard code.way != nil, program[around].kind == .function, !givesContent(around), way.count < 4, !way.contains(around),
                case let calls = appCalls(of: around), !calls.isEmpty
            else { return true }
            return calls.contains { isReached($0, by: code, on: way + [around]) }
        }
        if program[around].kind == .initializer {
            return code.countsSetUp && tree.isInClosure(use.node) && (code.changed == .none || program.inherits(code.changed, from: owner))
        }
        guard program[around].kind == .function, way.count < 4, !way.contains(around) else { return false }
        let isOwn = code.subject.type != .none && program.inherits(code.subject.type, from: owner)
        return appCalls(of: around).contains { call in
            (!isOwn || mayConcern(call, asWith: code)) && isReached(call, by: code, on: way + [around])
        }
    }

    func isOnScreen(_ type: DeclID, with code: CodeOnScreen) -> Bool {
        if code.object != .none, type != code.holder, makesOwnObject(of: code.object, in: type) { return false }
        guard code.view != .none else { return false }
        let object = code.changed != .none ? code.changed : code.object
        if let besides = code.besides, type != code.view { return besides.contains { shows(type, in: $0, withoutOwn: object) } }
        return shows(type, in: code.view, withoutOwn: object)
    }

    /// The types of the views that the code of a view makes, those left aside that are in other arms than one that is on the way.
    func typesShown(by view: DeclID, outsideOf way: CreationWay) -> [DeclID] {
        program.members(of: view).filter { program[$0].flags.contains(.hasBody) }.flatMap { member -> [DeclID] in
            guard let body = contentBody(of: member) else { return [] }
            return body.nodes.filter { node in
                node.kind == .construct && !way.isInOtherArm(NameUse(file: body.file, node: node.syntax), program)
            }.map { nominal($0.type) }
        }.filter { $0 != .none && !isFromPrelude($0) }.uniqued
    }

    /// Whether a use reads or writes a value in an action, and not in content.
    func isInAction(_ use: NameUse) -> Bool {
        let tree = program.tree(use.file)
        guard tree.text(tree.mainToken(use.node)).first != "$", let around = program.declaration(around: use) else { return false }
        guard let body = contentBody(of: around) else { return program[around].kind == .function }
        return isInAction(use.node, of: body)
    }

    /// Whether code of a body stands in a closure that a view or modifier is given and that makes no view: an action, which runs later.
    package func isInAction(_ node: NodeID, of body: LoweredBody) -> Bool {
        let tree = program.tree(body.file)
        var inner = node
        while let outer = tree.parent(inner), program.declaration(at: outer, in: body.file) == nil {
            if tree.kind(outer) == .closure, body.calls.contains(where: { $0.arguments.contains { $0.syntax == outer } }),
                !body.nodes.contains(where: { tree.range(outer).contains(tree.range($0.syntax)) })
            {
                return true
            }
            inner = outer
        }
        return false
    }
}
