// What is lost when a view loses its identity: values it owns, what its platform counterpart keeps, running tasks; in it and in every view
// below it through the declarations of the whole program. Where a body below has a branch of its own, what all of its arms hold is there for
// certain; what one arm of an `if` holds is lost where that arm is on screen, and is named after the rest, unless what the view is made with may
// rule it out.
// What one declaration contributes and where it leads is read once and kept; the walk over them is in source order and bounded, so results
// depend on nothing but the program.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

/// Something that is lost with a view's identity.
public struct LostState: Hashable, Sendable {
    /// The type name of the view that has it.
    public var view: String
    /// The owning wrapper without `@`, such as `State`; `platform` for what the platform's view keeps; `lifecycle` for actions that start again.
    public var kind: String
    /// The property; for `platform` what is kept; for `lifecycle` the modifier.
    public var name: String
    /// Whether it is there only while some arm of a branch further down is on screen.
    public var isInArm = false
    /// Whether and how it comes back by itself.
    public var comesBack: ComesBack
    /// Whether it is loaded by what the view is made with: the same view with other arguments loads its own.
    public var isLoaded = false
    /// Whether it holds nothing: what follows the pointer or the finger, or what no code reads.
    public var isIdle = false
    /// Whether it gets a new value whenever what its view is given changes: in a row of another element it is that of the other one.
    public var isFollowingInput = false
    /// Whether its view reads it from elsewhere when it appears. Only what was edited and not handed on is lost.
    public var isReadOnAppearing = false
    /// Whether it is what a view of the platform and its coordinator keep, which the program gives the values of the view again.
    public var isOfPlatformView = false
    /// Whether somebody may miss it. Nobody misses a value that only actions read, nor one that no person gave it, nor an object that is not shown to
    /// come to hold anything.
    public var isMissed = true
    /// Whether it would be missed if a person gave it its value, and only code does, as far as the program shows: a picture that was loaded, the step
    /// of an animation. It comes back, and is seen to go only where that happens over and over.
    public internal(set) var isSetByCode = false
    /// How a person gave it its value.
    public var origin = StateOrigin.other
    /// Whether an `.id` around it that reads a value says what it belongs to.
    public internal(set) var isIdentified = false

    /// How a value comes back by itself with a different identity.
    public enum ComesBack: Sendable {
        /// It does not: it starts over.
        case never
        /// It is fetched again from its store.
        case fetched
        /// The view sets it by itself when it appears or is measured; of an action, it does nothing but that.
        case set
        /// A platform view in which, as far as is known, a user does nothing that it keeps.
        case remade
        /// There is nothing to come back: the value only names its view.
        case empty
    }

    /// Makes an entry.
    public init(view: String, kind: String, name: String, comesBack: ComesBack = .never, isMissed: Bool = true) {
        self.isMissed = isMissed
        self.view = view
        self.kind = kind
        self.name = name
        self.comesBack = comesBack
    }

    /// Whether a property wrapper owns it.
    public var isOwnedValue: Bool { kind != "platform" && kind != "lifecycle" }

    /// Whether it is what a field has while it is edited, of which the focus is the last.
    public var isFocus: Bool { kind == "platform" && name.hasSuffix("focus") }

    /// Whether it is where a scroll view was scrolled to, and nothing else.
    public var isScrollOffset: Bool { kind == "platform" && name == "scroll offset" }

    /// Whether it comes about by what people do with the view: what they type, choose or set, where they scroll to.
    public var isByPeople: Bool {
        switch kind {
        case "platform": !isOfPlatformView && !isLoaded
        case "lifecycle": false
        default: origin != .other
        }
    }

    /// The same where it goes over and over.
    public var lostRepeatedly: LostState {
        var result = self
        result.isMissed = isMissed || isSetByCode
        return result
    }

    /// Whether an owned value comes back by itself: fetched from its store, or a namespace, which holds nothing.
    public var isMadeAgain: Bool { comesBack != .never }
}

/// Something that can hold state: a type (its properties, and its body below), or a member (its body).
enum Holder: Hashable {
    case type(DeclID)
    case member(DeclID)
}

/// Where a holding leads to.
struct Lead: Hashable {
    var holder: Holder
    /// The stored properties of the view's type that are made with one value where the view is made.
    var fixed: Set<DeclID> = []
    /// The names of the properties with state of the view's type that are never written in a view that is made so.
    var unwritten: Set<String> = []
    /// Whether an `.id` is around it that reads a value.
    var isIdentified = false

    /// The holder tells almost all apart, and sets take long to hash.
    func hash(into hasher: inout Hasher) { hasher.combine(holder) }
}

/// An arm of an `if`.
struct ConditionalHolding: Equatable {
    /// The stored properties that its condition asks for: where they are fixed, the arm may never be on screen.
    var decidedBy: Set<DeclID>
    var holding: Holding
}

/// What a holder has itself, and what it leads to.
struct Holding: Equatable {
    var state: [LostState] = []
    var leads: [Lead] = []
    var isComplete = true
    /// What is there only in some arms of a branch, of which it is not told which one is on screen.
    var possible: [Holder] = []
    /// The arms of those branches that flip while the view lives.
    var conditional: [ConditionalHolding] = []

    /// Whether neither it nor what it leads to can hold any state.
    var isEmpty: Bool { state.isEmpty && leads.isEmpty && conditional.isEmpty }

    /// The same below an `.id` that reads a value.
    fileprivate var identified: Holding {
        var result = self
        for index in state.indices { result.state[index].isIdentified = true }
        for index in leads.indices { result.leads[index].isIdentified = true }
        for index in conditional.indices { result.conditional[index].holding = conditional[index].holding.identified }
        return result
    }

    /// Adds what is next to it.
    fileprivate mutating func add(_ other: Holding) {
        state += other.state
        leads += other.leads
        isComplete = isComplete && other.isComplete
        possible += other.possible
        conditional += other.conditional
    }

    /// Adds the arms of a branch: what all of them hold is there, of the rest nothing is said.
    fileprivate mutating func add(arms: [Holding], isExhaustive: Bool) {
        let common = isExhaustive ? arms : arms + [Holding()]
        let shared = common.first?.state.filter { entry in common.allSatisfy { $0.state.contains(entry) } } ?? []
        let ways = common.first?.leads.filter { holder in common.allSatisfy { $0.leads.contains(holder) } } ?? []
        state += shared
        leads += ways
        for arm in arms {
            if !arm.isComplete || arm.state.contains(where: { !shared.contains($0) }) { isComplete = false }
            possible += arm.possible + arm.leads.filter { !ways.contains($0) }.map(\.holder)
        }
    }
}

/// State found below a node.
public struct StateLoss: Sendable {
    /// What is lost, in the order of the walk.
    public var lost: [LostState]
    /// Whether this is all: every view below is known, and none that holds more is in an arm that may not be on screen.
    public var isComplete: Bool
}

extension Analyzer {
    /// The state lost with the views below a node, itself included.
    public func stateLost(below node: ViewNodeID, in body: LoweredBody) -> [LostState] {
        stateLoss(below: node, in: body).lost
    }

    /// The same where conditions of the body flip: rows of a collection that is empty on one side of them are not there to lose anything, nor are those
    /// of other elements, and what shows other content on each side begins with that.
    public func stateLost(below node: ViewNodeID, flipping conditions: [NodeID], in body: LoweredBody) -> [LostState] {
        let left = listsEmptied(below: node, by: conditions, in: body).union(listsChosen(below: node, by: conditions, in: body))
            .union(containersExchanging(below: node, by: conditions, in: body))
        return stateLoss(of: holding(of: node, in: body, besides: left)).lost
    }

    /// The containers below a view whose whole content is a branch that the same values decide.
    private func containersExchanging(below root: ViewNodeID, by conditions: [NodeID], in body: LoweredBody) -> Set<ViewNodeID> {
        let deciding = valueReads(below: conditions, in: CodeScope(body))
        guard !deciding.isEmpty else { return [] }
        let tree = program.tree(body.file)
        return Set(
            (root.rawValue..<root.rawValue + body[root].size).map { ViewNodeID($0) }.filter { node in
                guard body[node].kind == .construct, let content = body.wholeContent(of: node), body[content].kind == .branch,
                    let branch = body.branchSyntax(of: content, tree: tree)
                else { return false }
                let read = valuesRead(by: branch, in: body)
                return deciding.allSatisfy { value in read.contains { value.overlaps($0) } }
            })
    }

    /// The state lost with the views below a node, and whether all of them are known.
    public func stateLoss(below node: ViewNodeID, in body: LoweredBody) -> StateLoss { stateLoss(of: holding(of: node, in: body)) }

    /// The state lost with a container and its modifiers, what it contains left aside.
    func stateLoss(ofContainer node: ViewNodeID, in body: LoweredBody) -> StateLoss {
        var own = Holding()
        var current = node
        while let base = body.base(of: current) {
            if body[current].kind == .modifier { add(modifier: current, in: body, to: &own) }
            current = base
        }
        add(viewOfType: body[current].type, fixed: [], to: &own)
        removeUnused(by: current, in: body, from: &own.state)
        return stateLoss(of: own)
    }

    private func stateLoss(of holding: Holding) -> StateLoss {
        var walk = LossWalk()
        walk.take(holding, fixed: [])
        while let lead = walk.next(limit: Self.holderLimit) { walk.take(self.holding(of: lead.holder), by: lead) }
        walk.complete { self.holding(of: $0) }
        // What arms hold, the arms inside of those included.
        while let arm = walk.nextArm() {
            walk.take(arm.holding, fixed: arm.fixed)
            while let lead = walk.next(limit: Self.holderLimit) { walk.take(self.holding(of: lead.holder), by: lead) }
        }
        return walk.result
    }

    /// A walk over what views lead to: first what is certain, then what arms add.
    private struct LossWalk {
        var result = StateLoss(lost: [], isComplete: true)
        private var seenState: Set<LostState> = []
        private var seen: Set<Lead> = []
        private var seenHolders: Set<Holder> = []
        private var pending: [Lead] = []
        private var possible: [Holder] = []
        private var arms: [(holding: Holding, fixed: Set<DeclID>)] = []
        private var isInArm = false

        /// Takes what a holder has that something leads to.
        mutating func take(_ holding: Holding, by lead: Lead) {
            take(lead.isIdentified ? holding.identified : holding, fixed: lead.fixed, unwritten: lead.unwritten)
        }

        /// Takes what a holder has, which is made with `fixed`.
        mutating func take(_ holding: Holding, fixed: Set<DeclID>, unwritten: Set<String> = []) {
            for entry in holding.state where !isInArm || entry.isOwnedValue && !entry.isMadeAgain {
                if entry.isOwnedValue, unwritten.contains(entry.name) { continue }
                guard seenState.insert(entry).inserted, result.lost.count <= Analyzer.lostLimit else { continue }
                var entry = entry
                entry.isInArm = isInArm
                result.lost.append(entry)
            }
            if !holding.isComplete { result.isComplete = false }
            possible += holding.possible
            pending += holding.leads.reversed().map { lead in
                if case .member = lead.holder {
                    Lead(holder: lead.holder, fixed: fixed, isIdentified: lead.isIdentified)
                } else {
                    lead
                }
            }
            arms += holding.conditional.filter { $0.decidedBy.isDisjoint(with: fixed) }.map { ($0.holding, fixed) }
        }

        mutating func next(limit: Int) -> Lead? {
            while let lead = pending.popLast() {
                guard seen.insert(lead).inserted else { continue }
                seenHolders.insert(lead.holder)
                if seen.count > limit || result.lost.count > Analyzer.lostLimit {
                    result.isComplete = false
                    return nil
                }
                return lead
            }
            return nil
        }

        /// Ends the certain part: whether anything that may be there holds more.
        mutating func complete(_ holding: (Holder) -> Holding) {
            while result.isComplete, let holder = possible.popLast() {
                guard seenHolders.insert(holder).inserted else { continue }
                let next = holding(holder)
                if !next.isComplete || !next.state.isEmpty || seenHolders.count > Analyzer.holderLimit { result.isComplete = false }
                possible += next.leads.map(\.holder) + next.possible
            }
            pending = []
            isInArm = true
        }

        mutating func nextArm() -> (holding: Holding, fixed: Set<DeclID>)? {
            guard seen.count <= Analyzer.holderLimit, !arms.isEmpty else { return nil }
            return arms.removeFirst()
        }
    }

    fileprivate static let holderLimit = 300
    fileprivate static let lostLimit = 60

    private func holding(of holder: Holder) -> Holding {
        holdings.ask(holder, bottom: Holding()) {
            switch holder {
            case .type(let type): holding(ofType: type)
            case .member(let member): contentBody(of: member).map { holding(of: .root, in: $0) } ?? Holding()
            }
        }
    }

    // MARK: What a type holds

    private func holding(ofType type: DeclID) -> Holding {
        var result = Holding()
        let view = name(program[type].name)
        for member in program.members(of: type) {
            let declaration = program[member]
            guard !declaration.flags.contains(.isStatic) else { continue }
            if declaration.kind == .variable, declaration.flags.contains(.isStored), let wrapper = owningWrapper(of: member),
                comesToDiffer(member, ownedBy: wrapper)
            {
                var entry = LostState(
                    view: view, kind: wrapper.name, name: name(declaration.name), comesBack: comesBack(member, ownedBy: wrapper),
                    isMissed: isMissed(member, ownedBy: wrapper))
                entry.isIdle = wrapper.ownsValue && isIdle(member)
                if wrapper.ownsValue {
                    entry.origin = originOfState(member)
                    // What a wrapper of the program does with its value is not read here.
                    let isOwn = self.wrapper(of: member)?.name == wrapper.name
                    entry.isSetByCode = entry.isMissed && isOwn && entry.origin == .other
                    if entry.isSetByCode { entry.isMissed = false }
                }
                entry.isFollowingInput = wrapper.ownsValue && followsInput(member)
                entry.isReadOnAppearing = wrapper.ownsValue && isReadOnAppearing(member)
                // What no control edits is there again: what actions assign they hand on.
                if entry.isReadOnAppearing, entry.comesBack == .never, !isHandedOn(member) { entry.comesBack = .set }
                result.state.append(entry)
            }
            if declaration.flags.contains(.hasBody), wellKnown.names.isBody(declaration.name) {
                result.leads.append(Lead(holder: .member(member)))
            }
        }
        if let kept = representable(type), case let wrapped = wrappedClasses(of: type),
            !wrapped.contains(where: { apiMarks(of: $0).contains(.holdsNothing) })
        {
            let holdsState = wrapped.contains { program.classes(from: $0).contains { apiMarks(of: $0).contains(.holdsState) } }
            let hasCoordinator = program.members(of: type).contains { program.marks(named: program[$0].name).contains(.holdsState) }
            var entry = LostState(
                view: view, kind: "platform", name: hasCoordinator ? kept + " and coordinator" : kept,
                comesBack: hasCoordinator || holdsState ? .never : .remade)
            entry.isOfPlatformView = true
            result.state.append(entry)
        }
        return result
    }

    /// The classes of what a type makes for the platform.
    private func wrappedClasses(of type: DeclID) -> [DeclID] {
        program.members(of: type).compactMap { member in
            guard program[member].kind == .function else { return nil }
            let made = nominal(signature(of: member).result)
            return made != .none && program[made].kind == .classType ? made : nil
        }
    }

    /// How an owned value comes back with a new view.
    private func comesBack(_ property: DeclID, ownedBy owner: PropertyWrapper) -> LostState.ComesBack {
        if owner.marks.contains(.returning) { return owner.marks.contains(.living) ? .fetched : .empty }
        return owner.ownsValue && isSetByItself(property) ? .set : .never
    }

    /// Whether somebody may miss an owned value: an object that comes to hold something while its view is in use, or a value that content reads.
    private func isMissed(_ property: DeclID, ownedBy owner: PropertyWrapper) -> Bool {
        let type = nominal(valueType(of: property))
        if type != .none, program[type].kind == .classType, !isFromPrelude(type), owner.marks.contains(.object) {
            guard isUsed(property) else { return false }
            if case .values = objectLoss(of: type, from: origins(ofProperty: property), usedBy: program.nominal(containing: property)) {
                return true
            }
            return false
        }
        // Where the focus was is what a field loses, and a gesture goes on or is over.
        if owner.marks.contains([.owned, .living]), !owner.marks.contains(.returning) { return false }
        // What is never written only names something, as a `UUID()` does.
        let isOwn = wrapper(of: property)?.name == owner.name
        if owner.ownsValue,
            isOwn && !comesToChange(property) || isMomentary(property) || isReadInAlertsOnly(property) || isSetForPresentation(property)
        {
            return false
        }
        // What only actions read nobody sees: a task, a timer, what a question was asked about.
        return !isReadInActionsOnly(property)
    }

    /// Whether an owned value is ever different from that of a view that has just been made: it is written, begins by chance, or is an object
    /// that holds something. What is given to the view and never written is made with the view again.
    private func comesToDiffer(_ property: DeclID, ownedBy owner: PropertyWrapper) -> Bool {
        // What a wrapper of the program does with its value is not read here.
        if owner.marks.contains(.returning) || wrapper(of: property)?.name != owner.name { return true }
        // Focus that no view is bound to is nowhere, and a gesture's value that no gesture updates stays as it was.
        if owner.marks.contains(.living), case let writes = writes(to: property), writes.isComplete,
            !writes.known.contains(where: \.isHandedOn)
        {
            return false
        }
        let type = nominal(valueType(of: property))
        let isObject = type != .none && program[type].kind == .classType
        if isObject, isHeldElsewhere(property) { return false }
        if isObject ? holdsState(type) : owner.marks.contains(.object) { return true }
        return comesToChange(property) || nondeterminism(ofInitialValueOf: property) != nil
    }

    // MARK: What a part of a body holds

    func holding(of root: ViewNodeID, in body: LoweredBody, besides left: Set<ViewNodeID> = []) -> Holding {
        let all = collectHolding(of: root, in: body, besides: left)
        return isIdentifiedByValue(root, in: body) ? all.identified : all
    }

    private func collectHolding(of root: ViewNodeID, in body: LoweredBody, besides left: Set<ViewNodeID>) -> Holding {
        var result = Holding()
        let end = root.rawValue + body[root].size
        var next = root.rawValue
        while next < end {
            let node = ViewNodeID(next)
            if node != root && isPresentedLater(node, in: body) || isNewAtEachRun(node, in: body) || left.contains(node) {
                next += body[node].size
                continue
            }
            if [.branch, .choice].contains(body[node].kind) {
                let arms = body.children(node).map { holding(of: $0, in: body, besides: left) }
                result.add(arms: arms, isExhaustive: body[node].kind == .choice || body[node].isExhaustive)
                if let decisive = decisiveProperties(of: node, in: body) {
                    result.conditional += arms.map { ConditionalHolding(decidedBy: decisive, holding: $0) }
                }
                next += body[node].size
                continue
            }
            if node != root, isIdentifiedByValue(node, in: body) {
                result.add(holding(of: node, in: body, besides: left))
                next += body[node].size
                continue
            }
            next += 1
            switch body[node].kind {
            // Nobody uses a view that is disabled for good.
            case .construct where showsConstant(node, in: body) || isUsedByHand(node, in: body) && isDisabled(node, in: body): break
            case .construct:
                let before = result.state.count
                add(
                    viewOfType: body[node].type, fixed: fixedProperties(of: node, in: body), unwritten: unwrittenState(of: node, in: body),
                    call: body.call(node), to: &result)
                removeUnused(by: node, in: body, from: &result.state, after: before)
            case .reference where isDisabled(node, in: body): break
            case .reference: add(reference: node, in: body, to: &result)
            case .modifier: add(modifier: node, in: body, to: &result)
            case .opaque: add(unknown: node, in: body, to: &result)
            case .empty, .block, .branch, .arm, .choice: break
            }
        }
        return result
    }

    /// Whether a view has an `.id` that is never the same: what is in it starts over each time the body runs.
    private func isNewAtEachRun(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        guard isIdentityModifier(node, in: body), let call = body.call(node) else { return false }
        return call.arguments.contains { nondeterminism(of: $0.syntax, type: $0.type, in: body) != nil }
    }

    /// Whether a view has an `.id` that reads a value.
    private func isIdentifiedByValue(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        guard isIdentityModifier(node, in: body), let id = body.call(node)?.arguments.first else { return false }
        return !valueReads(below: [id.syntax], in: CodeScope(body)).isEmpty
    }

    /// Whether a control of the prelude is given `.constant(…)` to edit: nobody edits it.
    private func showsConstant(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        guard let call = body.call(node), isFromPrelude(call.declaration) else { return false }
        let tree = program.tree(body.file)
        return call.arguments.contains { argument in
            tree.kind(argument.syntax) == .call && marks(ofType: argument.type).contains(.given)
                && marks(ofCall: argument.syntax, in: body.file).contains(.constant)
        }
    }

    /// Removes what a view has in its place no use for, of the state after the first `count`: a list in a list is scrolled by the outer one, and
    /// nobody uses what is disabled.
    private func removeUnused(by node: ViewNodeID, in body: LoweredBody, from state: inout [LostState], after count: Int = 0) {
        guard state.count > count else { return }
        let (isInList, isDisabled) = (isListInList(node, in: body), isDisabled(node, in: body))
        guard isInList || isDisabled else { return }
        let used = state[count...].filter { !(isInList && $0.name == "scroll offset") && !(isDisabled && $0.isByPeople) }
        state.replaceSubrange(count..., with: used)
    }

    /// Whether a list is among the rows of another one, which scrolls them.
    private func isListInList(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        isList(node, in: body) && body.ancestry(of: node).contains { isList($0.parent, in: body) }
    }

    /// Whether a node is a control of the prelude, which follows what a user does, or a view of the program.
    private func isUsedByHand(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        let type = nominal(body[node].type)
        guard type != .none, isFromPrelude(type) else { return type != .none }
        return body.call(node)?.arguments.contains { marks(ofType: $0.type).contains(.given) } == true
    }

    /// A view that the program does not declare: nothing is known of it but what users say.
    private func add(unknown node: ViewNodeID, in body: LoweredBody, to result: inout Holding) {
        let tree = program.tree(body.file)
        if let callee = tree.calleeToken(body[node].syntax), addKnown(tree.name(callee), to: &result) { return }
        result.isComplete = false
    }

    /// What users say of a view; false where they say nothing.
    private func addKnown(_ view: String, to result: inout Holding) -> Bool {
        let knowledge = program.profile.knowledge
        if knowledge.stateHolders.contains(view) {
            result.state.append(LostState(view: view, kind: "platform", name: "state of its own"))
            return true
        }
        return knowledge.leafViews.contains(view)
    }

    private func add(
        viewOfType type: TypeID, fixed: Set<DeclID>, unwritten: Set<String> = [], call: CallRecord? = nil, to result: inout Holding
    ) {
        let declaration = nominal(type)
        guard declaration != .none else { return }
        if addKnown(name(program[declaration].name), to: &result) { return }
        if isFromPrelude(declaration) {
            add(marksOf: declaration, view: name(program[declaration].name), call: call, to: &result)
        }
        if !isEmbedded(declaration) { result.leads.append(Lead(holder: .type(declaration), fixed: fixed, unwritten: unwritten)) }
    }

    private func add(reference node: ViewNodeID, in body: LoweredBody, to result: inout Holding) {
        let declaration = body[node].declaration
        if declaration != .none, !isFromPrelude(declaration), givesContent(declaration) {
            result.leads.append(Lead(holder: .member(declaration)))
        } else if let view = passedView(for: node, in: body) {
            result.add(holding(of: view, in: body))
        } else if body[node].size == 1 {
            // A stored view, or one made elsewhere: its type says what it is, and nothing says its arguments. A view that hands itself on, as one
            // which is informed of events, does not contain itself; nor where a member of it is called by its name alone.
            let type = rootType(of: body[node].type)
            let isItself = declaration == .none || program.tree(body.file).isSelf(body[node].syntax)
            if isItself, body.declaration != .none, nominal(type) == program.nominal(containing: body.declaration) { return }
            add(viewOfType: type, fixed: Set(storedProperties(of: nominal(type))), to: &result)
        }
    }

    private func add(modifier node: ViewNodeID, in body: LoweredBody, to result: inout Holding) {
        guard let call = body.call(node), call.declaration != .none else { return }
        if isFromPrelude(call.declaration) {
            var view = typeName(of: node, in: body)
            // What a ViewModifier does with its content goes by the modifier's name.
            let root = nominal(body[body.rootView(of: node)].type)
            if root != .none, root == wellKnown.viewModifierContent, body.declaration != .none {
                view = name(program[program.nominal(containing: body.declaration)].name)
            }
            add(marksOf: call.declaration, view: view, call: call, action: startsWork(call, in: body) ? .never : .set, to: &result)
        } else {
            result.leads.append(Lead(holder: .member(call.declaration)))
        }
        // `.modifier(Shake())`, `.buttonStyle(Pressed())`: values of the program whose bodies become part of the view.
        for argument in call.arguments {
            let type = nominal(argument.type)
            guard type != .none, !isEmbedded(type), program[type].kind == .structType else { continue }
            if hasBody(type) { result.leads.append(Lead(holder: .type(type), fixed: Set(storedProperties(of: type)))) }
        }
    }

    /// `action` says whether what a modifier does when its view appears comes back by itself.
    private func add(
        marksOf declaration: DeclID, view: String, call: CallRecord?, action: LostState.ComesBack = .never, to result: inout Holding
    ) {
        let details = program.markDetails(of: declaration)
        for case .keeps(let what, let label) in details {
            if !label.isEmpty, let call, call.arguments.contains(where: { name($0.label) == label }) { continue }
            var entry = LostState(view: view, kind: "platform", name: what.withoutArticle)
            entry.isLoaded = details.contains { if case .loads = $0 { true } else { false } }
            result.state.append(entry)
        }
        if program.marks(of: declaration).contains(.lifecycle) {
            result.state.append(LostState(view: view, kind: "lifecycle", name: name(program[declaration].name), comesBack: action))
        }
    }

    /// Whether what is done when a view appears waits for something: it is stopped with the view and starts again, as a request to a server. What is
    /// done at once, `onAppear` does again whenever the view comes back, and is written for that.
    private func startsWork(_ call: CallRecord, in body: LoweredBody) -> Bool {
        guard program.marks(of: call.declaration).contains(.lifecycle) else { return false }
        let tree = program.tree(body.file)
        return call.arguments.contains { argument in
            guard tree.kind(argument.syntax) == .closure else { return false }
            return waits(argument.syntax)
        }
        func waits(_ node: NodeID) -> Bool {
            tree.children(node).contains { tree.kind($0) == .await || tree.kind($0) != .closure && waits($0) }
        }
    }

    private func hasBody(_ type: DeclID) -> Bool {
        program.members(of: type).contains {
            program[$0].flags.contains(.hasBody) && wellKnown.names.isBody(program[$0].name)
        }
    }

    /// Whether a declaration is part of the embedded description, whose bodies build values and hold no state.
    private func isEmbedded(_ declaration: DeclID) -> Bool {
        guard case .prelude(let module) = program.files[Int(program[declaration].file.rawValue)].role else { return false }
        return !module.isEmpty
    }
}

extension String {
    /// A noun without `the`, `its` or `its own` before it.
    fileprivate var withoutArticle: String {
        for article in ["the ", "its own ", "its "] {
            if let rest = dropping(prefix: article) { return rest }
        }
        return self
    }
}

extension LoweredBody {
    /// What a container has in it where that is one thing: below the stacks and modifiers around it.
    fileprivate func wholeContent(of container: ViewNodeID) -> ViewNodeID? {
        var current = container
        while [.construct, .block, .modifier].contains(self[current].kind) {
            let inner = self[current].kind == .modifier ? base(of: current).map { [$0] } ?? [] : children(current)
            guard inner.count == 1 else { return nil }
            current = inner[0]
        }
        return current
    }
}
