// The views that code of a container, a ViewModifier or a member of View is given to show: at each place where the program makes the container or
// applies the modifier. What a branch around them loses is what these views hold.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

/// A view that is given at one place.
struct GivenView {
    /// The body of the place.
    var body: LoweredBody
    /// The view.
    var node: ViewNodeID
    /// The call that gives it.
    var call: NodeID
}

extension Analyzer {
    private static let givenDepth = 3

    /// What messages call a view that is given to the code around it: the name of the property that holds it, `Self` for `self`, `content` in a
    /// ViewModifier. Nil for any other view.
    public func givenName(of node: ViewNodeID, in body: LoweredBody) -> String? {
        guard isGivenView(node, in: body) else { return nil }
        if let property = givenProperty(node, in: body) { return name(program[property].name) }
        return isModifiedContent(node, in: body) ? "content" : "Self"
    }

    /// Whether a view is one that is given to the code around it.
    func isGivenView(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        guard body[node].kind == .reference, body.declaration != .none else { return false }
        return isModifiedContent(node, in: body) || isSelf(node, in: body) || givenProperty(node, in: body) != nil
    }

    /// What is lost with the views given below a node where the program shows that conditions of the body flip for them.
    func stateLost(withViewsGivenBelow root: ViewNodeID, flipping conditions: [NodeID], in body: LoweredBody) -> [LostState] {
        var result: [LostState] = []
        let readsGiven = !propertiesGiven(readBy: conditions, in: body).isEmpty
        for index in root.rawValue..<root.rawValue + body[root].size {
            // What whoever applies a ViewModifier decides is reported where it is applied.
            if readsGiven, isModifiedContent(ViewNodeID(index), in: body) { continue }
            for given in viewsGiven(for: ViewNodeID(index), in: body) {
                let flips = flips(of: conditions, in: body, for: given.call, of: given.body.file)
                if !flips.isEmpty { result += stateLost(with: given, flips, depth: 0) }
            }
        }
        return result.uniqued
    }

    private func stateLost(with given: GivenView, _ flips: CallFlips, depth: Int) -> [LostState] {
        var result =
            flips.isOwn
            ? stateLost(below: given.node, in: given.body) : stateLost(below: given.node, flipping: flips.given.map(\.node), in: given.body)
        guard depth < Self.givenDepth else { return result }
        for index in given.node.rawValue..<given.node.rawValue + given.body[given.node].size {
            for outer in viewsGiven(for: ViewNodeID(index), in: given.body) {
                // What only callers decide may be settled by this one.
                let own = flips.isOwn ? flips : self.flips(of: flips.given, in: given.body, for: outer.call, of: outer.body.file)
                if !own.isEmpty { result += stateLost(with: outer, own, depth: depth + 1) }
            }
        }
        return result
    }

    /// The views that the program gives for a reference to one; none where it is no such reference, or where not all places are known.
    private func viewsGiven(for node: ViewNodeID, in body: LoweredBody) -> [GivenView] {
        guard isGivenView(node, in: body) else { return [] }
        if isModifiedContent(node, in: body) { return viewsModified(by: program.nominal(containing: body.declaration)) }
        if let property = givenProperty(node, in: body) {
            return (places(showing: program.nominal(containing: property)) ?? []).flatMap { place in
                place.body.children(place.node).compactMap { child -> GivenView? in
                    guard case .content(let parameter) = place.body[child].role, let call = place.body.call(place.node),
                        properties(givenBy: parameter, of: call.declaration).contains(property)
                    else { return nil }
                    return GivenView(body: place.body, node: child, call: place.body[place.node].syntax)
                }
            }
        }
        return (places(showing: body.declaration) ?? []).compactMap { place in
            place.body.base(of: place.node).map { GivenView(body: place.body, node: $0, call: place.body[place.node].syntax) }
        }
    }

    /// The views that a ViewModifier is applied to.
    private func viewsModified(by modifier: DeclID) -> [GivenView] {
        guard modifier != .none, !program[modifier].flags.contains(.isOpenOrPublic) else { return [] }
        return uses(of: modifier).compactMap { use -> GivenView? in
            guard !isInPreviewOrTest(use), let around = program.declaration(around: use), let outer = contentBody(of: around),
                let (node, _, argument) = outer.argument(around: use.node, in: program.tree(use.file)), outer[node].kind == .modifier,
                nominal(argument.type) == modifier, let base = outer.base(of: node)
            else { return nil }
            return GivenView(body: outer, node: base, call: argument.syntax)
        }
    }

    // MARK: References

    private func isModifiedContent(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        let content = wellKnown.viewModifierContent
        return content != .none && nominal(body[node].type) == content
    }

    /// `self` in a member of View, written or implied by a call without a base.
    private func isSelf(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        guard body[node].declaration == .none, wellKnown.view != .none, program.nominal(containing: body.declaration) == wellKnown.view
        else { return false }
        let tree = program.tree(body.file)
        if tree.isSelf(body[node].syntax) { return true }
        guard body[node].role == .base, let modifier = body.parent(node) else { return false }
        return tree.firstChild(body[modifier].syntax) == body[node].syntax
    }

    /// The stored property of a view that a reference shows, where its type is a parameter of the view: whoever makes the view gives it.
    private func givenProperty(_ node: ViewNodeID, in body: LoweredBody) -> DeclID? {
        let property = body[node].declaration
        guard property != .none, program[property].kind == .variable, program[property].flags.contains(.isStored),
            nominal(body[node].type) == .none, wrapper(of: property) == nil
        else { return nil }
        return property
    }
}

extension Analyzer {
    /// The `.id(…)` around each place that shows the view of a body, as it is written at the first, where the id is of a value that the conditions read
    /// and that is only replaced as a whole: the view is then replaced with it. Nil where any place has none.
    public func identityAroundPlaces(of conditions: [NodeID], in body: LoweredBody) -> String? {
        guard body.declaration != .none, case let owner = program.nominal(containing: body.declaration), owner != .none else { return nil }
        let properties = propertiesGiven(readBy: conditions, in: body)
        guard !properties.isEmpty, let places = places(showing: owner), !places.isEmpty else { return nil }
        var text: String?
        for place in places {
            guard let found = identity(around: place.node, in: place.body, ofWhatGives: properties) else { return nil }
            text = text ?? found
        }
        return text
    }

    private func identity(around node: ViewNodeID, in body: LoweredBody, ofWhatGives properties: [DeclID]) -> String? {
        guard let call = body.call(node) else { return nil }
        let given = call.arguments.filter { argument in
            self.properties(givenBy: argument.parameter, of: call.declaration).contains { properties.contains($0) }
        }.flatMap { valuesRead(by: $0.syntax, in: body) }
        guard !given.isEmpty else { return nil }
        for (child, parent) in body.ancestry(of: node) where body[parent].kind == .modifier && body[child].role == .base {
            guard isIdentityModifier(parent, in: body), let argument = body.call(parent)?.arguments.first else { continue }
            let identities = valuesRead(by: argument.syntax, in: body)
            if given.allSatisfy({ value in identities.contains { $0.isOf(value) } && isReplacedAsWhole(value) }) {
                return ".id(\(program.tree(body.file).oneLine(argument.syntax, upTo: 40)))"
            }
        }
        return nil
    }
}
