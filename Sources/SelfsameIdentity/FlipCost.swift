// What the flip of a condition costs: what a user of the app loses with views that both of two arms make, and that one view in their place would
// have kept. What only one arm makes is exchanged because the author wants it so, and costs nothing here.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

/// What the flip of a condition costs.
public struct FlipCost: Sendable {
    /// One thing that is lost, broken or done again.
    public enum Loss: Hashable, Sendable {
        /// A value that a view below both arms owns, or that its platform counterpart keeps.
        case state(LostState)
        /// The rows of a collection, which are created again although the elements may stay, and whether they hold what somebody would miss.
        case rows(String, areMissed: Bool)
        /// What a view below both arms does when it comes or goes, which is done again.
        case work(LostState)
        /// The control of this name makes the flip that replaces it: it goes while it is dragged, edited or open. A button or a switch is pressed
        /// for a moment only, and not held.
        case control(String, isHeld: Bool)
        /// The flip is animated, and what could have moved or changed smoothly comes and goes instead.
        case animation(FlipAnimation)

        fileprivate var rank: Int {
            switch self {
            case .state(let state) where !state.isMissed: 8
            case .state(let state) where state.isOwnedValue: 0
            case .state(let state) where state.isFocus: 1
            // Whoever uses a page has perhaps not left its first one.
            case .state(let state): state.name == "navigation path" ? 3 : 2
            case .control: 4
            case .rows: 5
            case .work: 6
            case .animation: 7
            }
        }

        /// Whether a user of the app would notice. What the view sets again by itself or does again, a platform view without anything of the
        /// user's, a button that comes back under the finger, and rows that hold nothing of the user's are losses in name only.
        public var isFelt: Bool {
            switch self {
            case .state(let state): state.isMissed
            case .animation: true
            case .control(_, let isHeld): isHeld
            case .rows(_, let areMissed): areMissed
            case .work: false
            }
        }
    }

    /// What is lost, the worst first; without repetition.
    public fileprivate(set) var losses: [Loss] = []
    /// The views that both arms make and that lose something.
    public fileprivate(set) var views: [SharedView] = []
    /// Whether the arms show the same in two ways. Of content that is exchanged for other content with a view in common, the author accepts
    /// that the view goes with the rest.
    public fileprivate(set) var areArmsAlike = true
    /// Whether the arms show nothing else at all. Of content that is exchanged for other content, a part that both have and that could have moved
    /// fades with the rest.
    public fileprivate(set) var areArmsOne = true
    /// Whether the arms show two pages: containers of one type that keep something, and nothing in them that both make.
    public fileprivate(set) var arePages = false
    /// Whether work that the flip stops is what makes it: a request that is sent again because it is answered.
    public var isWorkInHand = false
    /// The field that is replaced as somebody types into it, where both arms have one for the text that decides.
    public fileprivate(set) var typedField: String?
    /// What would be lost if two arms were about the same thing, which the program does not show.
    public fileprivate(set) var possible: [LostState] = []

    /// No cost.
    public init() {}

    /// What it costs to lose some state.
    public init(lost: [LostState], isWorkInHand: Bool = false) {
        self.isWorkInHand = isWorkInHand
        for entry in lost { add(entry) }
        sort()
    }

    /// What it costs that a control is replaced by its own use, while somebody holds it or after a press.
    public init(inHand control: String, isHeld: Bool) { add(.control(control, isHeld: isHeld)) }

    /// Whether the program shows no loss.
    public var isNothing: Bool { losses.isEmpty }

    /// Whether the program shows a loss that a user of the app would notice.
    public var isFelt: Bool {
        losses.contains { loss in
            switch loss {
            case .control(_, isHeld: true): true
            case .animation: areArmsOne
            default: areArmsAlike && isFelt(loss)
            }
        }
    }

    /// Whether the flip stops work that makes it, so that it starts again.
    fileprivate var isWorkAgain: Bool { losses.contains { if case .work = $0 { isFelt($0) } else { false } } }

    /// Whether the flip is animated, which whoever looks at the view sees.
    fileprivate var isAnimated: Bool { losses.contains { if case .animation = $0 { true } else { false } } }

    private func isFelt(_ loss: Loss) -> Bool {
        if case .work(let state) = loss { isWorkInHand && state.kind == "lifecycle" && state.comesBack == .never } else { loss.isFelt }
    }

    /// Whether all that anyone notices is what the platform keeps, such as a scroll offset, a navigation path.
    fileprivate var isOfPlatformOnly: Bool { isOnly { !$0.isOwnedValue } }

    /// Whether all that anyone notices is where something was scrolled to.
    public var isOfScrollingOnly: Bool { isOnly(\.isScrollOffset) }

    /// Whether what is replaced is a field by another one for the same text.
    fileprivate var isOfFields: Bool { views.contains(where: \.areFields) }

    /// Whether all that anyone notices is that a field is edited no more.
    public var isOfFocusOnly: Bool { isOnly(\.isFocus) }

    /// Whether all that anyone notices is state of one kind; also where nobody notices anything.
    private func isOnly(_ isOfKind: (LostState) -> Bool) -> Bool {
        losses.allSatisfy { loss in if case .state(let state) = loss { !state.isMissed || isOfKind(state) } else { !isFelt(loss) } }
    }

    /// What is replaced: what the cost names, and other views.
    fileprivate func replaced(with nodes: [ViewNodeID]) -> [ViewNodeID] { nodes + views.flatMap { [$0.first, $0.second] } }

    /// Whether a value is lost that a property of the program owns. When the device flips a condition, by its size, nobody is using the app.
    fileprivate var isValueLost: Bool {
        areArmsAlike && losses.contains { if case .state(let state) = $0 { state.isMissed && state.isOwnedValue } else { false } }
    }

    /// Whether a value is lost that somebody types.
    fileprivate var isTypingLost: Bool {
        losses.contains { if case .state(let state) = $0 { state.isMissed && state.origin == .typed } else { false } }
    }

    fileprivate mutating func add(_ loss: Loss) { if !losses.contains(loss) { losses.append(loss) } }

    /// What is only there while some arm further down is on screen may not be lost, and what holds nothing is not a loss.
    fileprivate mutating func add(_ entry: LostState) {
        guard !entry.isInArm, !entry.isIdle, entry.comesBack != .empty else { return }
        add(entry.kind == "lifecycle" || entry.comesBack != .never ? .work(entry) : .state(entry))
    }

    /// Puts the worst first.
    fileprivate mutating func sort() {
        // Where the answer to a request makes the flip that sends it again, nobody had time to do anything else with the view.
        func rank(_ loss: Loss) -> Int { if case .work = loss, isFelt(loss) { -1 } else { loss.rank } }
        func origin(_ loss: Loss) -> StateOrigin { if case .state(let state) = loss { state.origin } else { .other } }
        losses =
            losses.enumerated().sorted { a, b in
                isFelt(a.element) != isFelt(b.element)
                    ? isFelt(a.element)
                    : (rank(a.element), origin(a.element), a.offset) < (rank(b.element), origin(b.element), b.offset)
            }.map(\.element)
    }
}

extension Analyzer {
    /// What a change between two arms of a condition costs. `names` are those that the conditions bind. Whether the program shows a way from
    /// one arm to the other, `isShown`, and what animates it, takes long to find, and is asked only where the cost depends on it.
    public func flipCost(
        between pairs: [(ViewNodeID, ViewNodeID)], of branch: BranchSyntax, binding names: Set<String>, in body: LoweredBody,
        isShown: (ViewNodeID, ViewNodeID) -> Bool, animation: () -> FlipAnimation?
    ) -> FlipCost {
        var cost = FlipCost()
        (cost.areArmsAlike, cost.areArmsOne) = (false, false)
        var places: [FlipPlace]?
        for (first, second) in pairs {
            let shared = sharedViews(of: first, second, of: branch, binding: names, in: body)
            if !cost.arePages {
                cost.arePages = shared.contains { view in
                    view.isContainer && !holdsShared(view, among: shared, in: body)
                        && !stateLoss(ofContainer: view.first, in: body).lost.isEmpty
                }
            }
            let views = shared.filter {
                (!$0.isContainer || holdsShared($0, among: shared, in: body)) && !keeps(what: branch, decides: $0, in: body)
                    && !movesFocus(between: $0, of: branch, in: body)
            }
            if cost.typedField == nil, let field = fieldReplacedByTyping(between: first, second, of: branch, in: body),
                isShown(first, second) || isShown(second, first)
            {
                cost.typedField = field
                cost.add(.control(field, isHeld: true))
            }
            guard views.contains(where: { mayCost($0, in: body) }), case let ways = (isShown(first, second), isShown(second, first)),
                ways.0 || ways.1
            else { continue }
            let lossesBefore = cost.losses.count
            for view in views {
                let before = cost.losses.count
                let lost = commonLoss(of: view, leaving: ways, in: body) + lossGiven(to: view, of: branch, in: body)
                if view.difference == .subject {
                    cost.possible += lost.filter { !$0.isMadeAgain && !cost.possible.contains($0) }
                    continue
                }
                if repeatsRows(view, in: body) {
                    if lost.contains(where: { !$0.isInArm && !$0.isMadeAgain }) || animation() != nil {
                        let areMissed = lost.contains { $0.isMissed && $0.isOwnedValue && !$0.isMadeAgain && !$0.isInArm }
                        cost.add(.rows(shownName(of: view.first, in: body), areMissed: areMissed))
                        cost.views.append(view)
                    }
                    continue
                }
                for entry in lost { cost.add(entry) }
                let known = places ?? flipPlaces(of: program.tree(body.file).conditionNodes(of: branch), in: body)
                places = known
                if waits(atSomeOf: known, inside: view.first, in: body)
                    || membersShown(inside: view, in: body).contains(where: { waits(atSomeOf: known, inside: .root, in: $0) })
                {
                    cost.isWorkInHand = true
                }
                if let control = control(flippingFrom: known, inside: view, in: body) { cost.add(control) }
                if couldMove(view, in: body), let animation = animation() { cost.add(.animation(animation)) }
                if cost.losses.count > before { cost.views.append(view) }
            }
            if cost.losses.count == lossesBefore { continue }
            // What shows nothing else at all shows the same in two ways.
            if showAlike(first, second, sharing: shared, besides: .filler, in: body) {
                (cost.areArmsAlike, cost.areArmsOne) = (true, true)
            } else if showAlike(first, second, sharing: shared, besides: [.filler, .leaf], in: body) {
                cost.areArmsAlike = true
            }
        }
        cost.sort()
        return cost
    }

    /// Whether a container of both arms has something in it that both make: else it goes with what it contains, as a screen is exchanged with a different one.
    private func holdsShared(_ container: SharedView, among views: [SharedView], in body: LoweredBody) -> Bool {
        // Rows of other elements are other content, of which a user reads the beginning first.
        let rows = views.filter { repeatsRows($0, in: body) }
        return views.contains { view in
            if rows.contains(where: { body.isNode(view.first, inside: $0.first) }) { return false }
            return !view.isContainer && view.difference != .subject && !view.areTitled && view.first != container.first
                && body.isNode(view.first, inside: container.first) && body.isNode(view.second, inside: container.second)
        }
    }

    /// Whether state below a view begins with a value that decides the branch: one view for both arms would go on with the value of the first.
    private func keeps(what branch: BranchSyntax, decides view: SharedView, in body: LoweredBody) -> Bool {
        let deciding = valuesRead(by: branch, in: body)
        func keepsOne(in inner: LoweredBody, below root: ViewNodeID) -> Bool {
            let tree = program.tree(inner.file)
            return (root.rawValue..<root.rawValue + inner[root].size).contains { index in
                guard let call = inner.call(ViewNodeID(index)), call.declaration != .none, !isFromPrelude(call.declaration) else {
                    return false
                }
                return call.arguments.contains { argument in
                    tree.kind(argument.syntax) != .closure && seed(by: argument.parameter, of: call.declaration) != nil
                        && valuesRead(by: argument.syntax, in: inner).contains { read in deciding.contains { $0.overlaps(read) } }
                }
            }
        }
        return keepsOne(in: body, below: view.first) || membersShown(inside: view, in: body).contains { keepsOne(in: $0, below: .root) }
    }

    /// Whether anything could be lost with a view, as far as the code of the arms says by itself.
    private func mayCost(_ view: SharedView, in body: LoweredBody) -> Bool {
        couldMove(view, in: body) || showsGivenView(view.first, in: body)
            || marks(ofView: body.rootView(of: view.first), in: body).contains(.rows)
            || [view.first, view.second].contains { !holding(of: $0, in: body).isEmpty }
            || [view.first, view.second].contains { node in
                (node.rawValue..<node.rawValue + body[node].size).contains { tracks(ViewNodeID($0), isGivenBinding: true, in: body) }
            }
    }

    // MARK: State and work

    /// What both views lose: what only one of them has is the business of the arms. `ways`: whether the first is left for the second, and the
    /// second for the first.
    private func commonLoss(of view: SharedView, leaving ways: (first: Bool, second: Bool), in body: LoweredBody) -> [LostState] {
        func loss(of node: ViewNodeID) -> [LostState] {
            view.isContainer ? stateLoss(ofContainer: node, in: body).lost : stateLoss(below: node, in: body).lost
        }
        // What somebody did with the view while it could be used is lost with the flip to the arm in which it cannot.
        let areBlocked = [view.first, view.second].map { isBlocked(body.rootView(of: $0), in: body) }
        if areBlocked[0] != areBlocked[1] {
            // A field that cannot be used any more is edited no more either.
            if isField(view.first, in: body) { return [] }
            let lost = loss(of: areBlocked[0] ? view.second : view.first)
            let isLeft = areBlocked[0] ? ways.second : ways.first
            return isLeft ? lost : lost.filter { !$0.isByPeople }
        }
        let first = loss(of: view.first)
        if first.isEmpty { return [] }
        // What a field keeps is lost with it, whatever the other would keep.
        if view.areFields { return first.filter { $0.kind == "platform" } }
        let second = Set(loss(of: view.second))
        let own = ownActions(of: view, in: body)
        let (texts, others) = (editedTexts(below: view.first, in: body), editedTexts(below: view.second, in: body))
        return first.filter { entry in
            guard second.contains(entry), !(entry.kind == "lifecycle" && own.contains(entry.name)) else { return false }
            // Fields for other texts are other fields.
            guard entry.kind == "platform", let edited = texts[entry.view], let other = others[entry.view] else { return true }
            return !edited.isDisjoint(with: other)
        }
    }

    /// The texts that fields of the prelude below a node edit, as written, by the name of their type.
    private func editedTexts(below root: ViewNodeID, in body: LoweredBody) -> [String: Set<String>] {
        var result: [String: Set<String>] = [:]
        for node in (root.rawValue..<root.rawValue + body[root].size).map({ ViewNodeID($0) }) where body[node].kind == .construct {
            let labels = labelsOfText(nominal(body[node].type))
            guard !labels.isEmpty, let text = body.call(node)?.arguments.first(where: { labels.contains(name($0.label)) }) else { continue }
            result[name(program[nominal(body[node].type)].name), default: []].insert(program.tree(body.file).oneLine(text.syntax))
        }
        return result
    }

    /// The modifiers on both views that do something else in each when it comes or goes: the one does not do it again.
    private func ownActions(of view: SharedView, in body: LoweredBody) -> Set<String> {
        let tree = program.tree(body.file)
        func actions(_ node: ViewNodeID) -> [String: [NodeID]] {
            let chain = body.modifiers(from: node, to: body.rootView(of: node)) ?? []
            let actions = chain.filter { marks(ofModifier: $0, in: body).contains(.lifecycle) }
            return Dictionary(grouping: actions, by: { modifierName(of: $0, in: body) }).mapValues { $0.map { body[$0].syntax } }
        }
        let (first, second) = (actions(view.first), actions(view.second))
        return Set(
            first.filter { name, nodes in
                guard let others = second[name] else { return false }
                return !nodes.contains { node in
                    others.contains { tree.spellSame(tree.modifierTokens(node), tree.modifierTokens($0)) }
                }
            }.keys)
    }

    /// What is lost with the views that both are given to show, wherever the program gives them.
    private func lossGiven(to view: SharedView, of branch: BranchSyntax, in body: LoweredBody) -> [LostState] {
        guard !view.isContainer, showsGivenView(view.first, in: body), showsGivenView(view.second, in: body) else { return [] }
        return stateLost(withViewsGivenBelow: view.first, flipping: conditions(between: view, of: branch, in: body), in: body)
    }

    /// The conditions that decide between the arms of two views: of a chain, that of the first of both arms, since those before hold in neither.
    private func conditions(between view: SharedView, of branch: BranchSyntax, in body: LoweredBody) -> [NodeID] {
        let tree = program.tree(body.file)
        guard branch.form == .if, let arm = [view.first, view.second].compactMap({ branch.arm(around: body[$0].syntax, in: tree) }).min(),
            let first = branch.arms[arm].conditions
        else { return tree.conditionNodes(of: branch) }
        return [first]
    }

    private func showsGivenView(_ root: ViewNodeID, in body: LoweredBody) -> Bool {
        (root.rawValue..<root.rawValue + body[root].size).contains { isGivenView(ViewNodeID($0), in: body) }
    }

    /// Whether both make the same rows of different elements, as of a list and of what a search leaves of it.
    private func repeatsRows(_ view: SharedView, in body: LoweredBody) -> Bool {
        let (a, b) = (body.rootView(of: view.first), body.rootView(of: view.second))
        guard body[a].kind == .construct, marks(ofView: a, in: body).contains(.rows),
            let first = body.call(a)?.arguments, let second = body.call(b)?.arguments, first.count == second.count,
            let rowA = first.last, let rowB = second.last, rowA.parameter == rowB.parameter, first.count > 1
        else { return false }
        let tree = program.tree(body.file)
        if tree.spellSame(first[0].syntax, second[0].syntax) { return false }
        return tree.spellSame(rowA.syntax, rowB.syntax) || makeOneView(body.children(a).last, body.children(b).last, in: body)
    }

    /// Whether two rows are one view of the program each, of the same type.
    private func makeOneView(_ a: ViewNodeID?, _ b: ViewNodeID?, in body: LoweredBody) -> Bool {
        guard let a, let b, body[a].kind == .construct, body[b].kind == .construct, body[a].type == body[b].type else { return false }
        let type = nominal(body[a].type)
        return type != .none && !isFromPrelude(type)
    }

    /// Whether somebody sees that conditions of a body flip, and misses what that costs. `nodes`: what is replaced, besides what the cost names.
    public func isMissed(
        _ cost: FlipCost, of nodes: [ViewNodeID] = [], flipping conditions: [NodeID], in body: LoweredBody
    ) -> Bool {
        guard cost.isFelt,
            !(cost.isOfScrollingOnly && isPressed(inside: cost.replaced(with: nodes), flipping: conditions, in: body)),
            !(cost.isOfFocusOnly && isFocusKept(in: cost.replaced(with: nodes), flipping: conditions, in: body)),
            cost.isWorkInHand
                || (cost.isOfPlatformOnly ? isMadeByHand(conditions, in: body) : isMadeInUse(conditions, in: body))
                || cost.isValueLost && readsOnlyDevice(conditions, in: body),
            // A field that is exchanged is the same one for whoever types.
            cost.isOfFields || cost.typedField != nil
                ? areCausesShown(of: conditions, in: body)
                : isMadeByOwnCodeOnly(conditions, in: body) || cost.isTypingLost && readsOnlyDevice(conditions, in: body)
        else { return false }
        switch unseenFlip(of: conditions, in: body) {
        case nil: return true
        // Whoever sees it: the request is sent twice.
        case .atFirstLoad: return cost.isWorkAgain
        case .onOtherScreens, .ofUnusedView, .withViewAround: return false
        }
    }

    /// Whether all that makes conditions of a body flip is part of views: whoever presses a control in a list is where that is, mostly at the beginning.
    private func isPressed(inside nodes: [ViewNodeID], flipping conditions: [NodeID], in body: LoweredBody) -> Bool {
        let places = flipPlaces(of: conditions, in: body)
        return !places.isEmpty && places.allSatisfy { isPart($0, of: nodes, in: body) }
    }

    /// Whether nobody misses the focus of fields that are replaced: no keyboard closes, and what is typed into them does not make the flip.
    private func isFocusKept(in nodes: [ViewNodeID], flipping conditions: [NodeID], in body: LoweredBody) -> Bool {
        !program.profile(of: body.file).platform.closesKeyboard
            && !flipPlaces(of: conditions, in: body).contains { $0.isBinding && isPart($0, of: nodes, in: body) }
    }

    private func isPart(_ place: FlipPlace, of nodes: [ViewNodeID], in body: LoweredBody) -> Bool {
        guard place.file == body.file, case let tree = program.tree(body.file) else { return false }
        return nodes.contains { tree.range(body[$0].syntax).contains(tree.range(place.node)) }
    }

    /// Why nobody sees that conditions of a body flip and can lose anything by it: they flip once, as the view appears, or only together with what
    /// is around. Nil where somebody may.
    public func unnoticedFlip(of conditions: [NodeID], costing cost: FlipCost, in body: LoweredBody) -> UnseenFlip? {
        switch unseenFlip(of: conditions, in: body) {
        case .atFirstLoad where !cost.isWorkAgain && !cost.isAnimated: .atFirstLoad
        case .withViewAround: .withViewAround
        default: nil
        }
    }

    /// Whether what conditions read is changed by code that a view is given to do, and that waits: a request, whose answer makes the conditions flip.
    public func isWorkInHand(of node: ViewNodeID, flipping conditions: [NodeID], in body: LoweredBody) -> Bool {
        waits(atSomeOf: flipPlaces(of: conditions, in: body), inside: node, in: body)
    }

    private func waits(atSomeOf places: [FlipPlace], inside view: ViewNodeID, in body: LoweredBody) -> Bool {
        let tree = program.tree(body.file)
        let range = tree.range(body[view].syntax)
        return places.contains { place in
            guard place.file == body.file, range.contains(tree.range(place.node)) else { return false }
            var inner = place.node
            while let outer = tree.parent(inner), outer >= body[view].syntax {
                if tree.kind(outer) == .await { return true }
                if tree.kind(outer) == .closure { return waits(before: inner, in: outer, of: body) }
                inner = outer
            }
            return false
        }
    }

    /// Whether a view's task has waited for something when it comes to a statement, and does so each time: nothing before it leaves the task.
    private func waits(before statement: NodeID, in closure: NodeID, of body: LoweredBody) -> Bool {
        let tree = program.tree(body.file)
        guard let task = body.innermost(around: closure, in: tree), body[task].kind == .modifier, let call = body.call(task),
            call.arguments.contains(where: { $0.syntax == closure }), marks(ofModifier: task, in: body).contains(.lifecycle)
        else { return false }
        let before = tree.children(closure).prefix { $0 < statement }
        return before.contains { tree.tokenRange($0).contains { tree.tokens.kind(TokenID($0)) == .awaitKeyword } }
            && !before.contains { [.guard, .if].contains(tree.kind($0)) } && ![.guard, .if].contains(tree.kind(statement))
    }

    // MARK: The control in hand

    /// The control inside of a view that both arms make whose use makes the condition flip.
    private func control(flippingFrom places: [FlipPlace], inside view: SharedView, in body: LoweredBody) -> FlipCost.Loss? {
        if view.isContainer { return nil }
        let tree = program.tree(body.file)
        for inner in membersShown(inside: view, in: body) {
            for place in places where place.file == inner.file {
                guard let node = inner.innermost(around: place.node, in: program.tree(inner.file)),
                    tracks(node, isGivenBinding: place.isBinding, in: inner)
                else { continue }
                return control(node, usedAt: place, in: inner)
            }
        }
        for place in places where place.file == body.file {
            guard let node = body.innermost(around: place.node, in: tree),
                body.isNode(node, inside: view.first) || body.isNode(node, inside: view.second),
                tracks(node, isGivenBinding: place.isBinding, in: body), !isOtherCommand(node, of: view, in: body),
                !(view.areTitled && isOnOne(node, of: view, in: body))
            else { continue }
            return control(node, usedAt: place, in: body)
        }
        return nil
    }

    /// Whether only one of two views has a modifier: where each has a text of its own as well, they are not one control.
    private func isOnOne(_ modifier: ViewNodeID, of view: SharedView, in body: LoweredBody) -> Bool {
        guard body[modifier].kind == .modifier, let call = body.call(modifier) else { return false }
        let other = body.isNode(modifier, inside: view.first) ? view.second : view.first
        return !modifiers(on: other, in: body).contains { $0.body.call($0.node)?.declaration == call.declaration }
    }

    private func control(_ node: ViewNodeID, usedAt place: FlipPlace, in body: LoweredBody) -> FlipCost.Loss {
        let name = body[node].kind == .modifier ? modifierName(of: node, in: body) : shownName(of: node, in: body)
        // With a remote control or a keyboard the focus is on the button, and goes with it.
        guard body[node].kind == .construct else { return .control(name, isHeld: !isOver(gesture: node, at: place, in: body)) }
        let details = program.markDetails(of: nominal(body[node].type))
        let isFocused = details.command != nil && program.profile(of: body.file).platform == .tvos
        return .control(name, isHeld: isFocused || details.contains(where: \.isHeld))
    }

    /// Whether the gesture of a modifier is over when code of it runs: in `onEnded`, in the action of a long press.
    private func isOver(gesture node: ViewNodeID, at place: FlipPlace, in body: LoweredBody) -> Bool {
        guard body[node].kind == .modifier, let call = body.call(node) else { return false }
        let tree = program.tree(place.file)
        let parameters = signature(of: call.declaration).parameters
        let labels = program.markDetails(of: call.declaration).compactMap { if case .ends(let label) = $0 { label } else { nil } }
        if let argument = call.argument(around: place.node, in: tree), parameters.indices.contains(argument.parameter),
            labels.contains(name(parameters[argument.parameter].label))
        {
            return true
        }
        var inner = place.node
        while let outer = tree.parent(inner), outer > body[node].syntax {
            if tree.kind(outer) == .closure, marks(ofTaker: outer, in: place.file)?.contains(.ends) == true { return true }
            inner = outer
        }
        return false
    }

    /// The bodies of the members that a view of both arms refers to in both: a picker that is written once, and shown in each arm.
    private func membersShown(inside view: SharedView, in body: LoweredBody) -> [LoweredBody] {
        func members(_ node: ViewNodeID) -> [DeclID] {
            (node.rawValue..<node.rawValue + body[node].size).map { ViewNodeID($0) }.filter { body[$0].kind == .reference }
                .map { body[$0].declaration }.filter { $0 != .none && !isFromPrelude($0) }
        }
        let second = members(view.second)
        return members(view.first).filter { second.contains($0) }.uniqued.compactMap { contentBody(of: $0) }
    }

    /// Whether a view or gesture is in use while its code runs: it does what it does at a press, or follows the user's hand.
    private func tracks(_ node: ViewNodeID, isGivenBinding: Bool, in body: LoweredBody) -> Bool {
        switch body[node].kind {
        case .construct:
            let type = nominal(body[node].type)
            guard type != .none else { return false }
            // A view of the program that takes a binding and writes to it.
            if !isFromPrelude(type) { return isGivenBinding && storedProperties(of: type).contains { isWrittenBinding($0) } }
            return program.markDetails(of: type).contains { detail in
                switch detail {
                case .tracks, .command: true
                case .keeps: isGivenBinding
                default: false
                }
            }
        case .modifier:
            guard let call = body.call(node), isFromPrelude(call.declaration) else { return false }
            return program.markDetails(of: call.declaration).contains { if case .tracks = $0 { true } else { false } }
        default: return false
        }
    }

    /// Whether a button or link is a different command in each arm: a press is over when it acts, and nobody holds what comes in its place.
    private func isOtherCommand(_ node: ViewNodeID, of view: SharedView, in body: LoweredBody) -> Bool {
        guard body[node].kind == .construct, view.difference != .none,
            let label = program.markDetails(of: nominal(body[node].type)).command
        else { return false }
        let (rootA, rootB) = (body.rootView(of: view.first), body.rootView(of: view.second))
        guard [rootA, rootB].contains(node), let first = body.call(rootA), let second = body.call(rootB),
            first.declaration == second.declaration
        else { return true }
        let tree = program.tree(body.file)
        return zip(first.arguments, second.arguments).contains { x, y in
            name(x.label) == label && !tree.spellSame(x.syntax, y.syntax)
        }
    }

    private func isWrittenBinding(_ property: DeclID) -> Bool { wrapper(of: property)?.isBinding == true && hasWrites(to: property) }

    // MARK: Animation

    /// Whether one view in the place of two would have gone smoothly from one to the other: it is elsewhere, or its numbers, colours and
    /// places differ, and nothing else.
    private func couldMove(_ view: SharedView, in body: LoweredBody) -> Bool {
        let (rootA, rootB) = (body.rootView(of: view.first), body.rootView(of: view.second))
        let kind = marks(ofType: body[rootA].type)
        if view.isContainer || kind.contains(.filler) || isUnseen(rootA, in: body) && isUnseen(rootB, in: body) { return false }
        // A colour is where its container is, and fades as it would change.
        let isMoved = !view.isInPlace && !kind.contains(.fills)
        switch view.difference {
        case .none: break
        case .details: guard interpolates(differing: rootA, rootB, in: body) else { return false }
        case .subject: return false
        }
        let tree = program.tree(body.file)
        let (chainA, chainB) = (body.modifiers(from: view.first, to: rootA) ?? [], body.modifiers(from: view.second, to: rootB) ?? [])
        func others(_ chain: [ViewNodeID], than other: [ViewNodeID]) -> [ViewNodeID] {
            chain.filter { node in
                !other.contains { tree.spellSame(tree.modifierTokens(body[node].syntax), tree.modifierTokens(body[$0].syntax)) }
            }
        }
        let (a, b) = (others(chainA, than: chainB), others(chainB, than: chainA))
        guard (a + b).allSatisfy({ interpolates(modifier: $0, in: body) }) else { return false }
        // Of one modifier in both, the values have to be of one type; one that is not there represents its inert value.
        let isSmooth =
            a.count == b.count
            ? zip(a, b).allSatisfy { isOneModifier($0, $1, in: body) }
            : (a.isEmpty || b.isEmpty) && (a + b).allSatisfy { hasInertValue($0, in: body) }
        // In one place, a fade between two colours looks as one colour that becomes the other.
        let isSeen =
            view.difference == .details && !kind.contains(.fills) && differsInGeometry(rootA, rootB, in: body)
            || (a + b).contains { node in
                !marks(ofModifier: node, in: body).contains(.fades)
                    && body.call(node)?.arguments.contains { isGeometry($0.type) } ?? false
            }
        return isSmooth && (isMoved || isSeen)
    }

    /// Whether two calls of one view differ in something else than colours and styles.
    private func differsInGeometry(_ a: ViewNodeID, _ b: ViewNodeID, in body: LoweredBody) -> Bool {
        guard let first = body.call(a), let second = body.call(b) else { return true }
        let tree = program.tree(body.file)
        return zip(first.arguments, second.arguments).contains { !tree.spellSame($0.syntax, $1.syntax) && isGeometry($0.type) }
    }

    /// Whether values of a type that go smoothly from one to a different one are lengths, places and the like, and no colours.
    private func isGeometry(_ type: TypeID) -> Bool { interpolates(type) && !conforms(wrappedType(type) ?? type, to: wellKnown.shapeStyle) }

    private func isOneModifier(_ a: ViewNodeID, _ b: ViewNodeID, in body: LoweredBody) -> Bool {
        guard let first = body.call(a), let second = body.call(b), first.declaration == second.declaration else { return false }
        return first.arguments.map(\.type) == second.arguments.map(\.type)
    }

    private func hasInertValue(_ modifier: ViewNodeID, in body: LoweredBody) -> Bool {
        guard let call = body.call(modifier) else { return false }
        return markDetails(of: call.declaration).contains { if case .inert = $0 { true } else { false } }
    }

    /// Whether a modifier of the prelude has nothing but arguments that go smoothly from one value to a different one.
    private func interpolates(modifier: ViewNodeID, in body: LoweredBody) -> Bool {
        guard body[modifier].kind == .modifier, let call = body.call(modifier), isFromPrelude(call.declaration) else { return false }
        return call.arguments.contains { interpolates($0.type) }
    }

    /// Whether two calls of one view differ in arguments that go smoothly from one value to a different one, and in nothing else.
    private func interpolates(differing a: ViewNodeID, _ b: ViewNodeID, in body: LoweredBody) -> Bool {
        guard let first = body.call(a), let second = body.call(b), first.arguments.count == second.arguments.count else { return false }
        let tree = program.tree(body.file)
        return zip(first.arguments, second.arguments).allSatisfy { x, y in
            x.parameter == y.parameter && (tree.spellSame(x.syntax, y.syntax) || interpolates(x.type) && interpolates(y.type))
        }
    }

    private func interpolates(_ type: TypeID) -> Bool {
        let value = nominal(wrappedType(type) ?? type)
        guard value != .none else { return false }
        return isFromPrelude(value) && program.marks(of: value).contains(.interpolates) || states(value, marked: .interpolates)
    }
}
