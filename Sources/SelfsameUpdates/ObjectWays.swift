// The ways from an app down to a view on which nobody gives the view an object of a class. They are followed upwards, from the places that make the
// view, so that only code on the way is typed. What may give the object is taken to give it: code that is not known, a helper of the program that
// writes to the environment, a value whose class is not known.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// A way on which an object is missing.
public struct ObjectGap: Sendable {
    /// The types on the way, from the app down to the view; without the app where platform code shows the first of them.
    public var path: [DeclID]
    /// The call that makes the view.
    public var place: CodeLocation
    /// The platform object that shows the first view: `UIHostingController`.
    public var host: String?
}

/// A place that makes a view, or uses a member with content, and what stands between it and the code around.
private struct UpwardStep {
    /// The type whose body the place is part of, or the member; `.none` where platform code shows it.
    var outer: DeclID
    var place: CodeLocation
    var host: String?
    /// The classes of the objects that modifiers on the way write.
    var given: Set<DeclID> = []
    /// The modifiers, views and members of the program that the view passes through.
    var passed: Set<DeclID> = []
    /// Whether a condition around depends on what the view that it stands in is made with.
    var isConditional = false
}

/// A use of a view or a member with content, of which only names are read so far.
private struct UpwardUse: Hashable {
    var declaration: DeclID
    var use: NameUse
    /// The member around.
    var around: DeclID
    /// The type whose body it is part of, or the member; `.none` where platform code may show it.
    var outer: DeclID
}

/// Where ways begin: an app, or a use in what platform code shows.
private struct WayRoot {
    var declaration: DeclID
    var use: UpwardUse?
}

/// The uses on ways from apps to a view.
private struct UsesOnWays {
    var roots: [WayRoot] = []
    /// By the code that they stand in.
    var below: [DeclID: [UpwardUse]] = [:]
}

/// What code of the program gives to content that passes through it.
private struct GivenObjects {
    var classes: Set<DeclID> = []
    var isKnown = true
}

/// What is known of ways.
private final class ObjectWayStore: FlowStore {
    var uses: [DeclID: [UpwardUse]] = [:]
    var steps: [UpwardUse: UpwardStep?] = [:]
    var objects: [DeclID: GivenObjects] = [:]
    var writers: Set<DeclID>?

    init(_ budget: ValueBudget) {}
}

/// Looks for ways.
public struct ObjectWays {
    private let updates: Updates
    private let store: ObjectWayStore

    /// How many uses of a declaration are looked at, and how many declarations.
    private static let useLimit = 200
    private static let wayLimit = 400

    /// Asks an analyzer, which keeps what is found.
    public init(_ analyzer: Analyzer) { (updates, store) = (Updates(analyzer), analyzer.store()) }

    private var program: Program { updates.program }
    private var analyzer: Analyzer { updates.analyzer }

    /// Whether a wrapper takes an object from the environment, by its type.
    package func takesObject(_ wrapper: PropertyWrapper) -> Bool { updates.isEnvironmentObject(wrapper) }

    /// The shortest way from an app to a view that is known throughout, that is certainly taken, and on which nothing gives an object of a
    /// class. What a condition on what a view is made with leads to may never be shown: by a destination's case, say.
    public func gap(of object: DeclID, above view: DeclID) -> ObjectGap? {
        guard !program.isGeneric(object), !mayBeGivenBySystem(object) else { return nil }
        let uses = usesOnWays(from: view, without: object)
        return uses.roots.isEmpty ? nil : gap(of: object, above: view, by: uses)
    }

    /// Whether the system may put the object of a class into the environment: it does so with the delegates of the app and of scenes that views
    /// observe. Their protocols need not be described for the platform, so that the ending of their names counts.
    private func mayBeGivenBySystem(_ object: DeclID) -> Bool {
        program.inheritance(of: object).contains { entry in
            let tree = program.tree(program[entry.statedBy].file)
            let token = tree.mainToken(entry.node)
            return token == .none || tree.name(token).hasSuffix("Delegate")
        }
    }

    /// The shortest way downwards. Those nearest to the app come first: where the app gives the object, nothing below need be looked at.
    private func gap(of object: DeclID, above view: DeclID, by uses: UsesOnWays) -> ObjectGap? {
        var ways: [DeclID: (outer: DeclID, step: UpwardStep)] = [:]
        var pending: [DeclID] = []
        func follow(_ use: UpwardUse) {
            guard ways[use.declaration] == nil, let step = step(use), !step.isConditional,
                !step.given.contains(object), !step.passed.contains(where: { mayGive(object, $0) })
            else { return }
            ways[use.declaration] = (use.outer, step)
            pending.append(use.declaration)
        }
        for root in uses.roots {
            if let use = root.use { follow(use) } else { uses.below[root.declaration]?.forEach(follow) }
        }
        var next = 0
        while next < pending.count, ways[view] == nil {
            uses.below[pending[next]]?.forEach(follow)
            next += 1
        }
        guard let last = ways[view] else { return nil }
        var path = [view]
        var way = last
        while way.outer != .none {
            if program[way.outer].kind.isNominal { path.insert(way.outer, at: 0) }
            guard let above = ways[way.outer] else { break }
            way = above
        }
        return ObjectGap(path: path, place: last.step.place, host: way.step.host)
    }

    /// Whether a type is what the system makes and starts: an app, a widget or a bundle of them. Their protocols ask for an initialiser.
    private func isRoot(_ declaration: DeclID) -> Bool {
        guard program[declaration].kind.isNominal else { return false }
        return program.statedProtocols(of: declaration).contains { proto in
            proto != analyzer.wellKnown.view && analyzer.wellKnown.contentProtocols.contains(proto)
                && program.members(of: proto).contains { program[$0].kind == .initializer }
        }
    }

    // MARK: Up

    /// The uses on the ways by which names lead from apps to a view. Code is typed only where it may write objects to the environment: most ways
    /// end where the app does.
    private func usesOnWays(from view: DeclID, without object: DeclID) -> UsesOnWays {
        var result = UsesOnWays()
        var seen: Set<DeclID> = [view]
        var pending = [view]
        while let declaration = pending.popLast(), seen.count < Self.wayLimit {
            for use in uses(above: declaration) {
                if writers().contains(use.around) || use.outer == .none {
                    guard let step = step(use), !step.given.contains(object), !step.passed.contains(where: { mayGive(object, $0) }) else {
                        continue
                    }
                }
                if use.outer == .none {
                    result.roots.append(WayRoot(declaration: .none, use: use))
                    continue
                }
                result.below[use.outer, default: []].append(use)
                guard seen.insert(use.outer).inserted else { continue }
                if isRoot(use.outer) { result.roots.append(WayRoot(declaration: use.outer, use: nil)) } else { pending.append(use.outer) }
            }
        }
        return result
    }

    private func step(_ use: UpwardUse) -> UpwardStep? {
        if let known = store.steps[use] { return known }
        let found = step(at: use.use, of: use.declaration, in: use.around)
        store.steps[use] = .some(found)
        return found
    }

    private func uses(above declaration: DeclID) -> [UpwardUse] {
        if let known = store.uses[declaration] { return known }
        let found = findUses(above: declaration)
        store.uses[declaration] = found
        return found
    }

    private func findUses(above declaration: DeclID) -> [UpwardUse] {
        let uses = analyzer.uses(of: declaration)
        guard uses.count <= Self.useLimit else { return [] }
        let own = program[declaration].kind.isNominal ? analyzer.ownUses(of: declaration) : []
        return (Array(uses) + own).compactMap { use in
            guard !program.files[Int(use.file.rawValue)].role.isPrelude, mayMean(declaration, use),
                let around = program.declaration(around: use.node, in: use.file), !analyzer.isInPreviewOrTest(use)
            else { return nil }
            var outer = DeclID.none
            if analyzer.givesContent(around) {
                let owner = program.nominal(containing: around)
                outer = owner != .none && updates.bodyMember(of: owner) == around ? owner : around
            } else {
                let owner = program.nominal(containing: around)
                // A class that no code names may never be made.
                guard owner == .none || !analyzer.uses(of: owner).isEmpty, !isInRepresentable(owner), hostingCall(around: use) != nil else {
                    return nil
                }
            }
            return UpwardUse(declaration: declaration, use: use, around: around, outer: outer)
        }
    }

    /// Whether code of a type is a representable's, or its coordinator's: a view that it shows may be a child of the platform object that
    /// SwiftUI shows, and has its environment then.
    private func isInRepresentable(_ type: DeclID) -> Bool {
        sequence(first: type) { self.program.nominal(containing: $0) }.prefix { $0 != .none }.contains { analyzer.representable($0) != nil }
    }

    private func writers() -> Set<DeclID> {
        if let known = store.writers { return known }
        let found = ObjectWriters(updates: updates).members()
        store.writers = found
        return found
    }

    /// Whether a name may mean a member: by itself only in the type that has it.
    private func mayMean(_ declaration: DeclID, _ use: NameUse) -> Bool {
        guard !program[declaration].kind.isNominal else { return true }
        let owner = program.nominal(containing: declaration)
        guard owner != .none, owner != analyzer.wellKnown.view, let around = program.declaration(around: use) else { return true }
        let tree = program.tree(use.file)
        let isMember = tree.parent(use.node).flatMap { MemberAccess(tree, $0) }.map { $0.base != use.node } ?? false
        return isMember || program.nominal(containing: around) == owner
    }

    private func step(at use: NameUse, of declaration: DeclID, in around: DeclID) -> UpwardStep? {
        if let body = analyzer.contentBody(of: around), let node = node(of: use, declaration, in: body) {
            return climb(from: node, in: body)
        }
        return hostingStep(at: use, of: declaration, in: around)
    }

    /// The node that makes a view, uses a member, or applies a modifier.
    private func node(of use: NameUse, _ declaration: DeclID, in body: LoweredBody) -> ViewNodeID? {
        let tree = program.tree(body.file)
        let token = tree.mainToken(use.node)
        var applying: ViewNodeID?
        for index in body.nodes.indices {
            let node = ViewNodeID(UInt32(index))
            guard [.construct, .modifier, .reference].contains(body[node].kind) else { continue }
            if tree.calleeToken(body[node].syntax) == token { return shows(declaration, at: node, in: body) ? node : nil }
            // The innermost: what it is applied to stands in the code of those around it, too.
            guard body[node].kind == .modifier, appliedModifier(at: node, in: body) == declaration else { continue }
            if tree.range(body[node].syntax).contains(tree.range(use.node)) { applying = node }
        }
        return applying
    }

    private func shows(_ declaration: DeclID, at node: ViewNodeID, in body: LoweredBody) -> Bool {
        let called = body.call(node)?.declaration ?? body[node].declaration
        guard called != .none else { return false }
        let shown =
            program[declaration].kind.isNominal && program[called].kind == .initializer ? program.nominal(containing: called) : called
        return shown == declaration
    }

    /// The modifier of the program that a node applies as a value.
    private func appliedModifier(at node: ViewNodeID, in body: LoweredBody) -> DeclID? {
        guard let call = body.call(node), analyzer.isFromPrelude(call.declaration),
            analyzer.nominal(body[node].type) == analyzer.wellKnown.modifiedContent,
            let last = analyzer.genericArguments(body[node].type).last, case let type = analyzer.nominal(last), type != .none,
            !analyzer.isFromPrelude(type)
        else { return nil }
        return type
    }

    /// From a node up to the code around its body; nil where something on the way is not known.
    private func climb(from node: ViewNodeID, in body: LoweredBody) -> UpwardStep? {
        var step = UpwardStep(outer: body.declaration, place: CodeLocation(body.file, body[node].syntax))
        for (child, parent) in body.ancestry(of: node) where !pass(child, parent, in: body, &step) { return nil }
        guard body.declaration != .none else { return nil }
        let owner = program.nominal(containing: body.declaration)
        if owner != .none, updates.bodyMember(of: owner) == body.declaration {
            // A style is applied by whatever draws a control.
            guard updates.unitKind(of: owner) != .style else { return nil }
            step.outer = owner
        }
        return step
    }

    /// Goes from a node to the one that it stands in; false where that is not known.
    private func pass(_ child: ViewNodeID, _ parent: ViewNodeID, in body: LoweredBody, _ step: inout UpwardStep) -> Bool {
        switch body[parent].kind {
        case .opaque: return false
        case .modifier:
            guard let call = body.call(parent), call.declaration != .none else { return false }
            guard analyzer.isFromPrelude(call.declaration) else {
                step.passed.insert(call.declaration)
                return true
            }
            guard body[child].role == .base else { return true }
            return note(parent, in: body, &step.given, &step.passed)
        case .construct:
            let type = analyzer.nominal(body[parent].type)
            guard type != .none else { return false }
            if !analyzer.isFromPrelude(type) { step.passed.insert(type) }
        case .reference:
            let declaration = body[parent].declaration
            if declaration != .none, !analyzer.isFromPrelude(declaration) { step.passed.insert(declaration) }
        case .branch, .choice: step.isConditional = step.isConditional || dependsOnInput(parent, in: body)
        default: break
        }
        return true
    }

    /// Whether a condition reads what a view or a function is given: with other arguments it may never hold.
    private func dependsOnInput(_ branch: ViewNodeID, in body: LoweredBody) -> Bool {
        let tree = program.tree(body.file)
        guard let syntax = body.branchSyntax(of: branch, tree: tree) else { return true }
        let scope = CodeScope(body)
        return tree.conditionNodes(of: syntax).contains { root in
            (root.rawValue..<root.rawValue + tree[root].size).contains { index in
                // The name behind a dot is another value's.
                guard tree.kind(NodeID(index)) == .reference,
                    tree.parent(NodeID(index)).flatMap({ MemberAccess(tree, $0) })?.member != NodeID(index)
                else { return false }
                switch analyzer.step(from: ValuePlace(NodeID(index), in: scope)) {
                case .parameter, .closureParameter, .unknown: return true
                // The value whose member makes the view.
                case .owner: return updates.unitKind(of: scope.type(in: program)) == nil
                case .declared(let found, .own):
                    return found.contains {
                        program[$0].kind != .enumCase && updates.wrapper(of: $0) == nil && !program[$0].flags.contains(.isStatic)
                    }
                default: return false
                }
            }
        }
    }

    /// What a modifier of SwiftUI gives to what it is applied to; false where that is not known.
    private func note(_ node: ViewNodeID, in body: LoweredBody, _ given: inout Set<DeclID>, _ passed: inout Set<DeclID>) -> Bool {
        guard let call = body.call(node) else { return false }
        if case .object = updates.environmentEffect(of: call.declaration) {
            guard let write = updates.environmentWrite(at: node, in: body), case .object(let type) = write.key, updates.isClass(type) else {
                return false
            }
            given.insert(type)
            return true
        }
        // The whole environment.
        if case .value(let key)? = updates.environmentWrite(at: node, in: body)?.key, key == "self" { return false }
        guard analyzer.nominal(body[node].type) == analyzer.wellKnown.modifiedContent,
            let last = analyzer.genericArguments(body[node].type).last
        else { return true }
        let modifier = analyzer.nominal(last)
        guard modifier != .none else { return false }
        if !analyzer.isFromPrelude(modifier) { passed.insert(modifier) }
        return true
    }

    // MARK: Platform objects that show views

    /// `UIHostingController(rootView: Screen())`: the environment starts over.
    private func hostingStep(at use: NameUse, of declaration: DeclID, in around: DeclID) -> UpwardStep? {
        guard let (name, value) = hostingCall(around: use),
            let body = analyzer.loweredContent(of: value, in: CodeScope(around, file: use.file)),
            let node = node(of: use, declaration, in: body)
        else { return nil }
        var step = UpwardStep(outer: .none, place: CodeLocation(body.file, body[node].syntax), host: name)
        for (child, parent) in body.ancestry(of: node) where !pass(child, parent, in: body, &step) { return nil }
        return step
    }

    /// The call that makes a platform object which shows the view around a use: its name and the view.
    private func hostingCall(around use: NameUse) -> (name: String, view: NodeID)? {
        let tree = program.tree(use.file)
        let hosts = program.names(marked: .hostsViews)
        var inner = use.node
        while let outer = tree.parent(inner) {
            if program.declaration(at: outer, in: use.file) != nil { return nil }
            defer { inner = outer }
            guard tree.kind(outer) == .call, tree.firstChild(outer) != inner, let callee = tree.calleeToken(outer),
                hosts.contains(program.name(of: callee, in: use.file)), let value = FunctionCall(tree, outer)?.arguments.first?.expression,
                tree.range(value).contains(tree.range(use.node))
            else { continue }
            return (tree.name(callee), value)
        }
        return nil
    }

    // MARK: What the program gives to content

    private func mayGive(_ object: DeclID, _ declaration: DeclID) -> Bool {
        let given = objects(givenBy: declaration)
        return !given.isKnown || given.classes.contains(object)
    }

    /// The objects that a view, modifier or member of the program may give to content that passes through it.
    private func objects(givenBy declaration: DeclID) -> GivenObjects {
        if let known = store.objects[declaration] { return known }
        var result = GivenObjects()
        var seen: Set<DeclID> = [declaration]
        var pending = [declaration]
        while let next = pending.popLast(), result.isKnown {
            guard seen.count < 100, let body = content(of: next) else {
                result.isKnown = false
                break
            }
            for index in body.nodes.indices {
                var passed: Set<DeclID> = []
                if !note(ViewNodeID(UInt32(index)), in: body, &result, &passed) { result.isKnown = false }
                for other in passed where seen.insert(other).inserted { pending.append(other) }
            }
        }
        store.objects[declaration] = result
        return result
    }

    private func content(of declaration: DeclID) -> LoweredBody? {
        guard program[declaration].kind.isNominal else { return analyzer.contentBody(of: declaration) }
        return updates.bodyMember(of: declaration).flatMap { analyzer.contentBody(of: $0) }
    }

    private func note(_ node: ViewNodeID, in body: LoweredBody, _ result: inout GivenObjects, _ passed: inout Set<DeclID>) -> Bool {
        switch body[node].kind {
        case .opaque: return false
        case .modifier:
            guard let call = body.call(node), call.declaration != .none else { return false }
            if !analyzer.isFromPrelude(call.declaration) {
                passed.insert(call.declaration)
                return true
            }
            return note(node, in: body, &result.classes, &passed)
        case .construct:
            let type = analyzer.nominal(body[node].type)
            guard !body.children(node).isEmpty else { return true }
            guard type != .none else { return false }
            if !analyzer.isFromPrelude(type) { passed.insert(type) }
        case .reference:
            let declaration = body[node].declaration
            guard declaration != .none, !analyzer.isFromPrelude(declaration), analyzer.bodyHolder(of: declaration) != nil else {
                return true
            }
            passed.insert(declaration)
        default: break
        }
        return true
    }
}
