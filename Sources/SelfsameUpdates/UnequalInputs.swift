// Views that a body makes with an input that is never equal to the last one, though the rest of what they are made with can be compared: they are
// evaluated each time the body is, whatever changed.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// A view that is made with such an input.
public struct UnequalInput {
    /// The view.
    public var child: DeclID
    /// Where it is made.
    public var node: ViewNodeID
    /// The property that differs.
    public var property: DeclID
    /// What it is made with.
    public var expression: NodeID
    /// What the value is: `a new Formatter`, `a closure that captures the view`.
    public var value: String
    /// Whether it is a closure.
    public var isClosure: Bool
    /// What the program changes, so that the body is evaluated again, and which the view does not depend on.
    public var cause: DeclID
    /// Where it is changed.
    public var place: CodeLocation
}

extension ViewReads {
    /// The views that a body makes with one input that is never equal, where the program shows that the body is evaluated for something else.
    public func unequalInputs(in body: LoweredBody, isCostly: (DeclID) -> Bool) -> [UnequalInput] {
        guard body.declaration != .none, case let owner = program.nominal(containing: body.declaration), owner != .none,
            let unit = updates.unit(of: owner), unit.kind == .view, updates.bodyMember(of: owner) == body.declaration
        else { return [] }
        return unit.sites.compactMap { site in
            guard site.place.frame == nil, site.place.body.declaration == body.declaration, site.type != owner,
                updates.unitKind(of: site.type) == .view, updates.equality(of: site) == .structural, !updates.isShownLater(site),
                isCostly(site.type), let found = unequalInput(of: site), let expression = found.input.expression,
                expression.stand.scope.file == body.file, isInside(expression.node, site),
                !isGivenAway(site.place.node, in: body),
                let cause = cause(of: unit, besides: site, isOfView: found.capturesView)
            else { return nil }
            return UnequalInput(
                child: site.type, node: site.place.node, property: found.input.property, expression: expression.node, value: found.text,
                isClosure: found.capturesView, cause: cause.property, place: cause.place)
        }
    }

    /// The one input of a site that is never equal; nil where there is none, or where another cannot be compared with certainty.
    private func unequalInput(of site: ViewSite) -> (input: SiteInput, text: String, capturesView: Bool)? {
        var found: (SiteInput, String, Bool)?
        for input in updates.inputs(of: site) {
            let isFunction = analyzer.isFunction(analyzer.valueType(of: input.property))
            // Content is given as a closure, and is made to be: all that it shows would have to be compared.
            if analyzer.isGeneric(analyzer.valueType(of: input.property)) || isFunction && makesContent(input.property) { return nil }
            var own: (String, Bool)?
            for part in input.parts {
                switch part {
                case .fresh(let text):
                    guard isDifferentEachTime(input) else { return nil }
                    own = own ?? (text, false)
                case .rebuilt(let text):
                    guard analyzer.wellKnown.isCollection(updates.valueType(of: input.property)) else { return nil }
                    own = own ?? (text, false)
                case .capturesSelf:
                    own =
                        own ?? (
                            isFunction
                                ? "a closure that captures the view around it" : "made with a closure that captures the view around it",
                            true
                        )
                case .neverEqual, .unknown, .perhapsFresh: return nil
                case .from, .captured: continue
                }
            }
            guard let (text, capturesView) = own else { continue }
            // One reason is enough, and the surer one is told.
            if let (_, _, wasClosure) = found, capturesView || !wasClosure { continue }
            found = (input, text, capturesView)
        }
        return found
    }

    /// Whether an expression is an argument where a view is made, and no initial value of the view's own.
    private func isInside(_ expression: NodeID, _ site: ViewSite) -> Bool {
        let tree = program.tree(site.place.body.file)
        return tree.range(site.call).contains(tree.range(expression))
    }

    /// Whether something new stays what it is in the value: an object, or a date by itself, of which no member is taken.
    private func isDifferentEachTime(_ input: SiteInput) -> Bool {
        if updates.isClass(updates.valueType(of: input.property)) { return true }
        guard let (node, stand) = input.expression else { return false }
        return analyzer.nondeterminism(of: node, in: stand.scope).map { $0.node == node && $0.through == .none } ?? false
    }

    /// Whether what a property holds makes views.
    private func makesContent(_ property: DeclID) -> Bool {
        let type = analyzer.valueType(of: property)
        guard case .function(let shape) = analyzer.structure(of: analyzer.wrappedType(type) ?? type) else { return false }
        let result = analyzer.nominal(shape.result)
        return analyzer.isGeneric(shape.result) || analyzer.isContent(shape.result)
            || result != .none && analyzer.wellKnown.view != .none && program.statedProtocols(of: result).contains(analyzer.wellKnown.view)
    }

    /// Something that the program changes and for which a unit is evaluated, but not a view that it makes.
    private func cause(of unit: EvaluationUnit, besides site: ViewSite, isOfView: Bool) -> (property: DeclID, place: CodeLocation)? {
        let child = updates.unit(of: site.type)
        var given: Set<ValueSource> = Set(child?.events.map(\.part.source) ?? [])
        for input in updates.inputs(of: site) {
            given.formUnion(input.bound.map(\.source))
            for part in input.parts {
                switch part {
                case .from(let part, _), .captured(let part, _): given.insert(part.source)
                default: continue
                }
            }
        }
        let decided = conditions(around: site)
        func isOther(_ property: DeclID) -> Bool { !given.contains(.property(property)) && !decided.contains(property) }
        for event in unit.events where event.region == .body && !event.isConditional {
            guard case .property(let property) = event.part.source else { continue }
            if event.form == .value, updates.wrapper(of: property)?.ownsValue == true, program.nominal(containing: property) == unit.type,
                isOther(property), let place = writePlace(of: property)
            {
                return (property, place)
            }
            // An object that tells of a change leaves the view's value as it is, and with it what captures that.
            guard !isOfView else { continue }
            if updates.isTracked(property), event.form == .value, isOther(property), let place = writePlace(of: property) {
                return (property, place)
            }
            guard event.form == .subscription, case let type = updates.heldType(of: property),
                child?.properties.contains(where: { isRelated(updates.heldType(of: $0), type) }) != true
            else { continue }
            for published in published(by: type) where isOther(published) {
                if let place = writePlace(of: published) { return (published, place) }
            }
        }
        return nil
    }

    /// The properties that the conditions around a view read.
    private func conditions(around site: ViewSite) -> Set<DeclID> {
        let body = site.place.body
        let tree = program.tree(body.file)
        let nodes = body.ancestry(of: site.place.node).flatMap { step in
            body.branchSyntax(of: step.parent, tree: tree).map { tree.conditionNodes(of: $0) } ?? []
        }
        return Set(
            ReadWalk(analyzer).reads(below: nodes, in: CodeScope(body)).compactMap { read in
                if case .declaration(let id) = read.origin { id } else { nil }
            })
    }

    /// Where the program changes a property, itself rather than by a binding that it passes on.
    func writePlace(of property: DeclID) -> CodeLocation? {
        let known = analyzer.writes(to: property).known
        return (known.first { !$0.isHandedOn } ?? known.first).map { CodeLocation($0.use.file, $0.use.node) }
    }
}
