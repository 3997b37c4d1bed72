// Exemptions that look at where the condition is: in which builder, body and file. An unknown type is not an exemption: nothing is
// compared then, and the branch is counted as unknown.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Exemption {
    /// An `if` or `switch` that is an expression, or is outside a result builder: all arms share one identity.
    static let expressionContext = Exemption(id: "E4", title: "not a builder context", effect: .silences) { condition in
        guard !condition.partsIdentity else { return nil }
        return "the branch is an expression, so its arms are one view"
    }

    /// Toolbar items, commands, chart marks and the like have identities of their own.
    static let otherBuilder = Exemption(
        id: "E5", title: "other builder", effect: .silences,
        reason: { condition in condition.context.otherBuilder(around: condition.branch).map { "the branch is built by `\($0)`" } },
        placeReason: { place in
            place.view.flatMap { $0.context.otherBuilder(around: $0.node) }.map { "the view is built by `\($0)`" }
        })

    /// Previews and tests.
    static let previewOrTest = Exemption(
        id: "E7", title: "preview or test", effect: .silences, reason: { previewOrTest(at: $0.context.place) },
        placeReason: { previewOrTest(at: $0) })

    private static func previewOrTest(at place: Place) -> String? {
        if place.options.includesPreviews { return nil }
        if place.isPreview { return "the body belongs to a preview" }
        if let view = place.view, view.context.analyzer.isForPreviewsOnly(view.context.body.declaration) { return "only previews use it" }
        return place.file.isTest ? "the file belongs to tests" : nil
    }

    /// Widgets and Live Activities are drawn as pictures, no state persists.
    static let oneShotContext = Exemption(
        id: "E8", title: "one-shot context", effect: .silences,
        reason: { oneShot(at: $0.context.place, $0.context) },
        placeReason: { oneShot(at: $0, $0.view?.context) })

    private static func oneShot(at place: Place, _ context: BodyContext?) -> String? {
        if place.file.isWidget { return "the file describes a widget" }
        guard let context, context.body.declaration != .none else { return nil }
        let owner = context.program.nominal(containing: context.body.declaration)
        return context.analyzer.isShownByWidgetsOnly(owner, besides: []) ? "only widgets show it" : nil
    }

    /// Menus, alerts and the like are built again each time they are shown, and the options of a picker hold nothing.
    static let presentedContent = Exemption(
        id: "E9", title: "menu or dialog content", effect: .silences,
        reason: { condition in
            condition.context.presentation(around: condition.branch).map { "`\($0)` builds its content each time it is shown" }
        },
        placeReason: { place in
            place.view.flatMap { $0.context.presentation(around: $0.node) }.map { "`\($0)` builds its content each time it is shown" }
        })

    /// A member of a value, such as an enumeration's `label`: whether the value ever changes where it is shown is unknown here.
    static let valueMember = Exemption(id: "E13", title: "member of a value", effect: .lowersToHint) { condition in
        condition.context.owningValue.map { "a `\($0)` is usually constant while it is shown" }
    }

    /// Code that nothing in the app runs.
    static let unusedCode = Exemption(
        id: "E22", title: "unused code", effect: .silences, reason: { unused($0.branch, in: $0.context) },
        placeReason: { place in
            place.view.flatMap { unused($0.node, in: $0.context) } ?? (place.isUnused ? "nothing in the app uses the type" : nil)
        })

    private static func unused(_ node: ViewNodeID, in context: BodyContext) -> String? {
        if context.analyzer.isUnused(context.body.declaration) { return "nothing in the app uses `\(context.body.name)`" }
        if context.isForOlderSystems(node) { return "the deployment target is never older" }
        return context.analyzer.isNeverPresented(node, in: context.body) ? "nothing in the app presents the content" : nil
    }

    /// Generated source.
    static let generatedFile = Exemption(
        id: "E12", title: "generated file", effect: .silences,
        reason: { $0.context.file.generatedMarker.map { "the file is marked with `\($0)`" } },
        placeReason: { $0.file.generatedMarker.map { "the file is marked with `\($0)`" } })
}

extension Analyzer {
    /// Whether a view of the program is used by widgets, and nowhere else: in files that describe one, and by other such views.
    fileprivate func isShownByWidgetsOnly(_ type: DeclID, besides seen: Set<DeclID>) -> Bool {
        guard type != .none, seen.count < 6, !seen.contains(type) else { return false }
        let users = uses(of: type).filter { !isInPreviewOrTest($0) }
        guard !users.isEmpty, users.count <= 20 else { return false }
        return users.allSatisfy { use in
            if FileFacts.isWidget(program.tree(use.file), use.file, program) { return true }
            guard let around = program.declaration(around: use) else { return false }
            return isShownByWidgetsOnly(program.nominal(containing: around), besides: seen.union([type]))
        }
    }

    /// Whether a type around a declaration, or the declaration itself, exists for previews only.
    func isInsidePreview(_ declaration: DeclID) -> Bool {
        guard declaration != .none else { return false }
        var current = program[declaration].kind.isNominal ? declaration : program.nominal(containing: declaration)
        for _ in 0..<16 where current != .none {
            let text = name(program[current].name)
            if isPreviewProvider(current) || text.hasSuffix("_Previews") || text.hasSuffix("_Preview") { return true }
            current = program[current].parent == .none ? .none : program.nominal(containing: current)
        }
        return false
    }
}

extension BodyContext {
    /// The result builder that a node is built by: of the closure around it, else of the body. Nil where there is none.
    func builder(around node: ViewNodeID) -> DeclID? {
        for (child, parent) in body.ancestry(of: node) {
            if case .content(let parameter) = body[child].role, let call = body.call(parent), call.declaration != .none {
                let parameters = analyzer.signature(of: call.declaration).parameters
                if parameters.indices.contains(parameter), parameters[parameter].builder != .none { return parameters[parameter].builder }
            }
        }
        return body.builder == .none ? nil : body.builder
    }

    /// The name of the builder of a node, where that is none of SwiftUI's for views.
    func otherBuilder(around node: ViewNodeID) -> String? {
        guard let builder = builder(around: node) else { return nil }
        let name = name(of: builder)
        return analyzer.isFromPrelude(builder) && program.marks(of: builder).contains(.buildsViews) ? nil : name
    }

    /// Whether a node stands in an arm for systems that are older than the deployment target.
    func isForOlderSystems(_ node: ViewNodeID) -> Bool {
        let profile = program.profile(of: body.file)
        return body.ancestry(of: node).contains { child, parent in
            guard let branch = body.branchSyntax(of: parent, tree: tree), branch.form == .if, branch.arms.count == 2,
                let list = branch.arms[0].conditions, branch.arms[1].isElse,
                case let clauses = tree.clauses(of: list), clauses.count == 1, tree.kind(clauses[0]) == .availabilityCondition,
                let version = profile.introduced(inAvailability: clauses[0], of: tree), version <= profile.deploymentTarget,
                let arm = body.children(parent).firstIndex(of: child)
            else { return false }
            return arm == (tree.text(tree.mainToken(clauses[0])) == "#unavailable" ? 0 : 1)
        }
    }

    /// The body as a place.
    var place: Place {
        Place(file: file, options: options, isPreview: body.isPreview || analyzer.isInsidePreview(body.declaration), view: nil)
    }

    /// The menu, dialog or toolbar that a node is content of: in its body, or wherever the body is used.
    func presentation(around node: ViewNodeID) -> String? {
        presentationHere(around: node) ?? (body.declaration == .none ? nil : analyzer.presentation(of: body.declaration))
    }

    private func presentationHere(around node: ViewNodeID) -> String? {
        for (child, parent) in body.ancestry(of: node) {
            if case .content = body[child].role {
                let name: String
                switch body[parent].kind {
                case .modifier: name = analyzer.modifierName(of: parent, in: body)
                case .construct: name = analyzer.typeName(of: parent, in: body)
                default: continue
                }
                if !program.marks(named: name).isDisjoint(with: .holdsNoIdentity) { return name }
            }
        }
        return nil
    }
}
