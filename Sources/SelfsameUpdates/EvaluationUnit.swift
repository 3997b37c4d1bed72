// A unit: what SwiftUI evaluates as one, with what it reads and what it makes. Members with content, helpers and closures that run at once are
// part of the unit that uses them; closures with a node of their own are parts that can run by themselves.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// How the code of a helper was reached: by a call whose arguments its parameters stand for.
final class HelperFrame {
    /// The function that was called.
    let callee: DeclID
    /// The call's arguments.
    let arguments: [ArgumentRecord]
    /// The body in which the call stands, and its node there.
    let body: LoweredBody
    let node: ViewNodeID
    /// How that code was reached.
    let outer: HelperFrame?

    init(_ callee: DeclID, _ arguments: [ArgumentRecord], in body: LoweredBody, at node: ViewNodeID, outer: HelperFrame?) {
        (self.callee, self.arguments, self.body, self.node, self.outer) = (callee, arguments, body, node, outer)
    }
}

/// A node of the lowered tree of a unit, or of a helper of it.
struct UnitNode {
    var body: LoweredBody
    var node: ViewNodeID
    var frame: HelperFrame?
    var region: CodeRegion
    /// The conditions and explicit identities around it, within the unit: what makes it another view.
    var identities: [UnitNode.Identity]
    /// Whether it stands in an arm of a condition.
    var isConditional: Bool

    /// Something around a node that decides which view it is.
    enum Identity {
        /// An arm of a branch: the branch, and which arm.
        case arm(LoweredBody, ViewNodeID, Int, HelperFrame?)
        /// An arm of a ternary, which decides the value and not the identity: the choice, and which arm.
        case choice(LoweredBody, ViewNodeID, Int, HelperFrame?)
        /// `.id(value)`.
        case explicit(LoweredBody, NodeID, HelperFrame?)
        /// Several arms of a branch, in each of which it is another view. `isSure`: the branch is around it in any case.
        case exchange(LoweredBody, ViewNodeID, Set<Int>, HelperFrame?, isSure: Bool)

        /// The same for the same condition or value, reached the same way.
        var key: Key {
            switch self {
            case .arm(let body, let node, let arm, let frame), .choice(let body, let node, let arm, let frame):
                Key(place: CodeLocation(body.file, body[node].syntax), arm: arm, frame: frame.map { ObjectIdentifier($0) })
            case .exchange(let body, let node, _, let frame, _):
                Key(place: CodeLocation(body.file, body[node].syntax), arm: -2, frame: frame.map { ObjectIdentifier($0) })
            case .explicit(let body, let value, let frame):
                Key(place: CodeLocation(body.file, value), arm: -1, frame: frame.map { ObjectIdentifier($0) })
            }
        }

        /// What tells two of these apart.
        struct Key: Hashable {
            var place: CodeLocation
            var arm: Int
            var frame: ObjectIdentifier?
        }
    }
}

/// A place where a unit makes the value of another.
final class ViewSite {
    /// Where.
    let place: UnitNode
    /// The type that is made.
    let type: DeclID
    /// The call that makes it, in syntax.
    let call: NodeID
    /// The arguments, and the initialiser; the type for the memberwise one, `.none` where it is not known.
    let initializer: DeclID
    let arguments: [ArgumentRecord]
    /// Whether the view is compared by `==` whatever it is made of.
    let isComparedByEquality: Bool
    /// What it is made with, where that was asked for.
    var inputs: [SiteInput]?
    /// Whether it is in content that is shown later, where that was asked for.
    var isShownLater: Bool?

    init(
        place: UnitNode, type: DeclID, call: NodeID, initializer: DeclID, arguments: [ArgumentRecord], isComparedByEquality: Bool
    ) {
        (self.place, self.type, self.call, self.initializer) = (place, type, call, initializer)
        (self.arguments, self.isComparedByEquality) = (arguments, isComparedByEquality)
    }
}

/// A closure of a unit that runs in a node of its own, or in the body of another view.
struct UnitClosure {
    /// Where it is.
    var place: CodeLocation
    /// What takes it.
    var name: String
    /// The view of the program that runs it; `.none` for one of SwiftUI's.
    var host: DeclID
    /// Whether it runs only while something is presented.
    var isPresented: Bool
    /// The node that it is passed to.
    var taker: UnitNode
}

/// What SwiftUI evaluates as one.
final class EvaluationUnit {
    /// The type.
    let type: DeclID
    /// What it is.
    let kind: UnitKind
    /// What it reads.
    var events: [ReadEvent] = []
    /// The views, modifiers and styles of the program that it makes.
    var sites: [ViewSite] = []
    /// The nodes that write the environment.
    var writers: [UnitNode] = []
    /// The nodes that write, read or edit preferences.
    var preferences: [UnitNode] = []
    /// Closures with a node of their own, and what takes them.
    var closures: [UnitClosure] = []
    /// The nodes whose actions are done when a value changes.
    var followers: [UnitNode] = []
    /// The nodes whose actions are done when a publisher sends a value.
    var receivers: [UnitNode] = []
    /// The nodes that stand for content which the unit is given.
    var contents: [UnitNode] = []
    /// The views that it makes and that nothing is known of.
    var unknownViews: [String] = []
    /// What was left out while it was read, and why.
    var cuts: [String] = []
    /// How many names of its code are not known.
    var unknownNames = 0
    /// The stored properties.
    var properties: [DeclID] = []

    init(_ type: DeclID, _ kind: UnitKind) { (self.type, self.kind) = (type, kind) }
}

extension Updates {
    /// The unit of a type; nil for a type without one.
    func unit(of type: DeclID) -> EvaluationUnit? {
        guard type != .none else { return nil }
        if let known = units[type] { return known }
        guard let kind = unitKind(of: type) else {
            units[type] = .some(nil)
            return nil
        }
        let unit = EvaluationUnit(type, kind)
        units[type] = unit
        UnitReader(self, unit).read()
        return unit
    }
}

/// The helpers that a unit has followed. A member without arguments makes the same wherever it is shown under the same conditions, so it is
/// followed once for these; helpers that are called with other arguments each time are followed as far as that stays small.
private final class FollowedHelpers {
    private struct Use: Hashable {
        var declaration: DeclID
        var region: CodeRegion
        var identities: [UnitNode.Identity.Key]
    }

    private var uses: Set<Use> = []
    private var nodes = 0

    /// How many nodes of helpers one unit follows.
    private static let nodeLimit = 50_000

    /// Whether a member has not been followed under these conditions.
    func isNew(_ declaration: DeclID, _ place: UnitNode) -> Bool {
        uses.insert(Use(declaration: declaration, region: place.region, identities: place.identities.map(\.key))).inserted
    }

    /// Whether as many nodes more may be followed.
    func take(_ count: Int) -> Bool {
        nodes += count
        return nodes <= Self.nodeLimit
    }
}

/// Where helpers put what they are applied to or given, which is written at their call: conditions and identities of the helper are around it, too.
private final class GivenPlaces {
    /// What a helper is given: the view that it is applied to, or the content for a parameter.
    enum Given: Hashable { case base, parameter(Int) }

    private struct Key: Hashable {
        var frame: ObjectIdentifier
        var given: Given
    }

    /// One place: what is around it in the helper.
    struct Place {
        var identities: [UnitNode.Identity]
        var isConditional: Bool
    }

    private var places: [Key: [Place]] = [:]
    /// How much was around the calls of the helpers that are being followed.
    private var starts: [ObjectIdentifier: (identities: Int, isConditional: Bool)] = [:]

    func begin(_ frame: HelperFrame, at call: UnitNode) {
        starts[ObjectIdentifier(frame)] = (call.identities.count, call.isConditional)
    }

    func note(_ given: Given, at place: UnitNode) {
        guard let frame = place.frame.map({ ObjectIdentifier($0) }), let start = starts[frame] else { return }
        places[Key(frame: frame, given: given), default: []].append(
            Place(
                identities: Array(place.identities.dropFirst(start.identities)), isConditional: place.isConditional && !start.isConditional)
        )
    }

    func places(of given: Given, in frame: HelperFrame) -> [Place] { places[Key(frame: ObjectIdentifier(frame), given: given)] ?? [] }
}

/// Reads what a unit reads and makes.
private struct UnitReader {
    let updates: Updates
    let unit: EvaluationUnit
    let walk: CodeWalk
    let followed = FollowedHelpers()
    let given = GivenPlaces()

    init(_ updates: Updates, _ unit: EvaluationUnit) {
        (self.updates, self.unit, walk) = (updates, unit, CodeWalk(updates))
    }

    private var program: Program { updates.program }
    private var analyzer: Analyzer { updates.analyzer }

    func read() {
        unit.properties = analyzer.storedProperties(of: unit.type)
        var subscriptions: [ReadEvent] = []
        for property in unit.properties { subscriptions += updates.subscriptions(of: property) }
        for member in program.members(of: unit.type) where isEntry(member) {
            if let body = analyzer.contentBody(of: member) {
                updates.read(body)
                var following: [DeclID] = [member]
                collect(.root, in: body, frame: nil, region: .body, identities: [], isConditional: false, &following)
            }
            walk.enter(member, CodeWalk.Stand(scope: CodeScope(member, file: program[member].file)))
        }
        unit.events = subscriptions + walk.events
        unit.cuts = (unit.cuts + walk.cuts).uniqued
        unit.unknownNames = walk.unknownNames
    }

    /// Whether a member is run by SwiftUI when the unit is evaluated.
    private func isEntry(_ member: DeclID) -> Bool {
        guard analyzer.bodyHolder(of: member) != nil, !program[member].flags.contains(.isStatic) else { return false }
        if analyzer.wellKnown.names.isBody(program[member].name) { return true }
        if analyzer.wellKnown.names.isStyleBody(program[member].name), member == updates.bodyMember(of: unit.type) { return true }
        guard unit.kind == .platform, program[member].kind == .function else { return false }
        let name = analyzer.name(program[member].name)
        return name.hasPrefix("make") || name.hasPrefix("update")
    }

    // MARK: What is made

    private func collect(
        _ node: ViewNodeID, in body: LoweredBody, frame: HelperFrame?, region: CodeRegion, identities: [UnitNode.Identity],
        isConditional: Bool, _ following: inout [DeclID]
    ) {
        let place = UnitNode(
            body: body, node: node, frame: frame, region: region, identities: identities, isConditional: isConditional)
        var inner = identities
        var helper: HelperFrame?
        noteGiven(place)
        switch body[node].kind {
        case .construct: noteConstruct(place)
        case .modifier:
            noteModifier(place)
            if analyzer.isIdentityModifier(node, in: body), let value = body.call(node)?.arguments.first {
                inner.append(.explicit(body, value.syntax, frame))
            }
            helper = follow(body.call(node)?.declaration ?? .none, place, &following)
        case .reference:
            if isGivenContent(place) { unit.contents.append(place) }
            helper = follow(body[node].declaration, place, &following)
        case .opaque:
            if let name = updates.program.tree(body.file).calleeToken(body[node].syntax) {
                unit.unknownViews.append(program.tree(body.file).name(name))
            }
        default: break
        }
        for child in body.children(node) {
            var childIdentities = inner
            var childRegion = region
            var conditional = isConditional
            if case .arm(let index) = body[child].role {
                conditional = true
                if body[node].kind == .branch { childIdentities.append(.arm(body, node, index, frame)) }
                if body[node].kind == .choice { childIdentities.append(.choice(body, node, index, frame)) }
            }
            if case .content(let parameter) = body[child].role { childRegion = self.region(of: parameter, at: place) }
            if let helper {
                let around = surroundings(of: child, in: body, helper)
                childIdentities += around.identities
                conditional = conditional || around.isConditional
            }
            collect(
                child, in: body, frame: frame, region: childRegion, identities: childIdentities, isConditional: conditional, &following)
        }
    }

    /// Whether a node stands for what the unit is applied to, or is made with.
    private func isGivenContent(_ place: UnitNode) -> Bool {
        let declaration = place.body[place.node].declaration
        if declaration != .none, unit.properties.contains(declaration) { return true }
        guard unit.kind == .modifier, place.body.declaration != .none else { return false }
        let tree = program.tree(place.body.file)
        let root = tree.chainRoot(place.body[place.node].syntax)
        guard tree.kind(root) == .reference, tree.mainToken(root) != .none,
            case .parameter(let function) = analyzer.origin(of: tree.mainToken(root), at: root, in: CodeScope(place.body))
        else { return false }
        return program[place.body.declaration].node == function && updates.bodyMember(of: unit.type) == place.body.declaration
    }

    /// The region of the content that goes to a parameter.
    private func region(of parameter: Int, at place: UnitNode) -> CodeRegion {
        let tree = program.tree(place.body.file)
        guard let argument = place.body.call(place.node)?.arguments.first(where: { $0.parameter == parameter }),
            tree.kind(argument.syntax) == .closure
        else { return place.region }
        let closure = CodeLocation(place.body.file, argument.syntax)
        switch updates.timing(of: argument.syntax, in: place.body.file) {
        case .now, .later: return place.region
        case .ownNode(let isPresented):
            noteClosure(closure, .none, at: place, isPresented || place.region.isPresented)
            return .closure(closure, host: .none, isPresented: isPresented || place.region.isPresented)
        case .hosted(let host):
            noteClosure(closure, host, at: place, place.region.isPresented)
            return .closure(closure, host: host, isPresented: place.region.isPresented)
        }
    }

    private func noteClosure(_ place: CodeLocation, _ host: DeclID, at taker: UnitNode, _ isPresented: Bool) {
        guard !unit.closures.contains(where: { $0.place == place }) else { return }
        let name = updates.closureUses[place]?.name ?? ""
        unit.closures.append(UnitClosure(place: place, name: name, host: host, isPresented: isPresented, taker: taker))
    }

    /// Members with content and helpers belong to the unit. How the code of the helper was reached, where it was followed.
    private func follow(_ declaration: DeclID, _ place: UnitNode, _ following: inout [DeclID]) -> HelperFrame? {
        guard declaration != .none, !analyzer.isFromPrelude(declaration), !following.contains(declaration),
            updates.unitKind(of: declaration) == nil, let body = analyzer.contentBody(of: declaration)
        else { return nil }
        guard following.count < updates.limits.calls else {
            unit.cuts.append("content that is in more than \(updates.limits.calls) helpers is not looked at")
            return nil
        }
        let call = place.body.call(place.node)
        if place.body[place.node].kind == .reference, call?.arguments.isEmpty ?? true, isMember(declaration) {
            guard followed.isNew(declaration, place) else { return nil }
        }
        guard followed.take(body.nodes.count) else {
            unit.unknownViews.append(analyzer.name(program[declaration].name))
            unit.cuts.append("the content of its helpers is too large to be looked at as a whole")
            return nil
        }
        updates.read(body)
        let frame = HelperFrame(declaration, call?.arguments ?? [], in: place.body, at: place.node, outer: place.frame)
        given.begin(frame, at: place)
        following.append(declaration)
        collect(
            .root, in: body, frame: frame, region: place.region, identities: place.identities, isConditional: place.isConditional,
            &following)
        following.removeLast()
        return frame
    }

    /// Notes a node that stands for what the helper around is applied to or given.
    private func noteGiven(_ place: UnitNode) {
        guard let frame = place.frame, [.reference, .modifier].contains(place.body[place.node].kind) else { return }
        let tree = program.tree(place.body.file)
        let syntax = place.body[place.node].syntax
        if place.body[place.node].kind == .modifier {
            // `padding()` in an extension of views.
            if place.body.base(of: place.node) == nil, tree.firstChild(syntax).map({ tree.kind($0) }) == .reference {
                given.note(.base, at: place)
            }
            return
        }
        let root = tree.kind(syntax) == .call ? tree.firstChild(syntax).map { tree.chainRoot($0) } ?? syntax : tree.chainRoot(syntax)
        guard tree.kind(root) == .reference, tree.mainToken(root) != .none else { return }
        if tree.isSelf(root) && tree.chainNames(syntax).isEmpty || place.body.isUnwrittenSelf(place.node, tree) {
            return given.note(.base, at: place)
        }
        guard case .parameter(let function) = analyzer.origin(of: tree.mainToken(root), at: root, in: CodeScope(place.body)),
            program[frame.callee].node == function, place.body.file == program[frame.callee].file
        else { return }
        let name = program.name(of: tree.mainToken(root), in: place.body.file)
        let parameters = analyzer.signature(of: frame.callee).parameters
        if let index = parameters.firstIndex(where: { $0.name == name }) { given.note(.parameter(index), at: place) }
    }

    /// What a helper puts around a view that it is applied to or given. In several arms of one branch it is another view in each.
    private func surroundings(of child: ViewNodeID, in body: LoweredBody, _ helper: HelperFrame) -> GivenPlaces.Place {
        let places: [GivenPlaces.Place] =
            switch body[child].role {
            case .base: given.places(of: .base, in: helper)
            case .content(let index): given.places(of: .parameter(index), in: helper)
            default: []
            }
        if places.count < 2 { return places.first ?? GivenPlaces.Place(identities: [], isConditional: false) }
        var merged: [UnitNode.Identity] = []
        var isAlways = places.contains { !$0.isConditional }
        for identity in places.flatMap(\.identities) {
            let (branchBody, branch, frame): (LoweredBody, ViewNodeID, HelperFrame?)
            switch identity {
            case .choice: continue
            case .explicit:
                let count = places.count { $0.identities.contains { $0.key == identity.key } }
                if count == places.count, !merged.contains(where: { $0.key == identity.key }) { merged.append(identity) }
                continue
            case .arm(let body, let node, _, let outer): (branchBody, branch, frame) = (body, node, outer)
            case .exchange(let body, let node, _, let outer, _): (branchBody, branch, frame) = (body, node, outer)
            }
            let arms = places.map { $0.arms(of: branch, in: branchBody, frame) }
            let all = arms.reduce(into: Set<Int>()) { $0.formUnion($1) }
            let isSure = arms.allSatisfy { !$0.isEmpty }
            let joined = UnitNode.Identity.exchange(branchBody, branch, all, frame, isSure: isSure)
            guard !merged.contains(where: { $0.key == joined.key }) else { continue }
            merged.append(joined)
            if isSure, let syntax = branchBody.branchSyntax(of: branch, tree: program.tree(branchBody.file)) {
                isAlways = isAlways || syntax.arms.count == all.count && (syntax.form == .switch || syntax.arms.last?.conditions == nil)
            }
        }
        return GivenPlaces.Place(identities: merged, isConditional: !isAlways)
    }

    /// Whether a declaration sees only its own names and those of its type.
    private func isMember(_ declaration: DeclID) -> Bool {
        let parent = program[declaration].parent
        return parent == .none || program[parent].kind.isNominal || program[parent].kind == .extensionBlock
    }

    private func noteConstruct(_ place: UnitNode) {
        let type = analyzer.nominal(place.body[place.node].type)
        if type != .none, updates.unitKind(of: type) != nil {
            addSite(type, place, place.body.call(place.node), place.body[place.node].syntax)
        }
        notePassedUnits(place)
    }

    private func addSite(_ type: DeclID, _ place: UnitNode, _ call: CallRecord?, _ syntax: NodeID) {
        let isEquatable =
            place.body.modifiers(around: place.node).contains { isComparedByEquality($0, place.body) }
            || place.body.parent(place.node).map { isComparedByEquality($0, place.body) } == true
        unit.sites.append(
            ViewSite(
                place: place, type: type, call: syntax, initializer: call?.declaration ?? .none, arguments: call?.arguments ?? [],
                isComparedByEquality: isEquatable))
    }

    private func isComparedByEquality(_ node: ViewNodeID, _ body: LoweredBody) -> Bool {
        guard let call = body.call(node), analyzer.isFromPrelude(call.declaration) else { return false }
        let owner = program[call.declaration].kind == .function ? call.declaration : program.nominal(containing: call.declaration)
        return program.marks(of: owner).contains(.comparedByEquality)
    }

    private func noteModifier(_ place: UnitNode) {
        if updates.environmentWrite(at: place.node, in: place.body) != nil { unit.writers.append(place) }
        if updates.preferenceUse(at: place.node, in: place.body) != nil { unit.preferences.append(place) }
        if updates.followedArgument(at: place.node, in: place.body) != nil { unit.followers.append(place) }
        if let call = place.body.call(place.node), call.declaration != .none, program.marks(of: call.declaration).contains(.receives) {
            unit.receivers.append(place)
        }
        notePassedUnits(place)
    }

    /// Modifiers and styles that are passed as values: `.modifier(Card())`, `.buttonStyle(Filled())`.
    private func notePassedUnits(_ place: UnitNode) {
        for argument in place.body.call(place.node)?.arguments ?? [] {
            let type = analyzer.nominal(argument.type)
            guard type != .none, let kind = updates.unitKind(of: type), kind == .modifier || kind == .style,
                let call = updates.makingCall(argument.syntax, of: type, in: place.body)
            else { continue }
            unit.sites.append(
                ViewSite(
                    place: place, type: type, call: argument.syntax, initializer: call.declaration, arguments: call.arguments,
                    isComparedByEquality: false))
        }
    }
}

extension GivenPlaces.Place {
    /// The arms of a branch that are around it.
    fileprivate func arms(of branch: ViewNodeID, in body: LoweredBody, _ frame: HelperFrame?) -> Set<Int> {
        identities.reduce(into: []) { arms, identity in
            switch identity {
            case .arm(let other, branch, let arm, let outer)
            where other.file == body.file && other[branch].syntax == body[branch].syntax && outer === frame:
                arms.insert(arm)
            case .exchange(let other, branch, let all, let outer, _)
            where other.file == body.file && other[branch].syntax == body[branch].syntax && outer === frame:
                arms.formUnion(all)
            default: break
            }
        }
    }
}

extension Updates {
    /// What a call that is no node of a tree makes a type with: the initialiser that its labels name.
    func makingCall(_ node: NodeID, of type: DeclID, in body: LoweredBody) -> CallRecord? {
        let tree = program.tree(body.file)
        guard tree.kind(node) == .call else { return CallRecord(declaration: .none, arguments: []) }
        let written = program.members(of: type).filter { program[$0].kind == .initializer }
        let given = (FunctionCall(tree, node)?.arguments ?? []).compactMap { argument in
            argument.expression.map { (label: argument.label.map { program.name(of: $0, in: body.file) } ?? .none, value: $0) }
        }
        for candidate in written.isEmpty ? [type] : written {
            let parameters = analyzer.signature(of: candidate).parameters
            var arguments: [ArgumentRecord] = []
            for (label, value) in given {
                guard let index = parameters.firstIndex(where: { $0.label == label }) else { break }
                arguments.append(
                    ArgumentRecord(
                        parameter: index, label: label, syntax: value, type: parameters[index].type))
            }
            if arguments.count == given.count { return CallRecord(declaration: candidate, arguments: arguments) }
        }
        return nil
    }

    /// What a property's declaration alone makes a body depend on.
    func subscriptions(of property: DeclID) -> [ReadEvent] {
        guard let wrapper = wrapper(of: property) else {
            let type = valueType(of: property)
            guard type != .none, !analyzer.isFromPrelude(type), isDynamicProperty(type) else {
                return storedReads(of: property).compactMap { read in
                    guard case .value(let key) = read.key else { return nil }
                    return ReadEvent(
                        part: SourcePart(.environment(key), read.path), form: .subscription, isConditional: read.isUnknownPart,
                        region: .body)
                }
            }
            return analyzer.storedProperties(of: type).flatMap { subscriptions(of: $0) }
        }
        func event(_ source: ValueSource, _ path: [String] = []) -> ReadEvent {
            ReadEvent(part: SourcePart(source, path), form: .subscription, isConditional: false, region: .body)
        }
        if wrapper.marks.contains(.subscribes) {
            if wrapper.marks.contains(.environment), let path = analyzer.environmentPath(wrapper), let key = path.first {
                return [event(.property(property)), event(.environment(key), Array(path.dropFirst()))]
            }
            if wrapper.marks.contains(.environment), !wrapper.marks.contains(.living) { return [] }
            return [event(.property(property))]
        }
        guard wrapper.declaration != .none, !analyzer.isFromPrelude(wrapper.declaration) else { return [] }
        // A wrapper of the program is searched for wrappers.
        return analyzer.storedProperties(of: wrapper.declaration).flatMap { subscriptions(of: $0) }
    }

    /// Whether wrappers in a type work where a view holds a value of it.
    func isDynamicProperty(_ type: DeclID) -> Bool {
        program[type].kind != .classType && analyzer.states(type, marked: .dynamicProperty)
    }
}
