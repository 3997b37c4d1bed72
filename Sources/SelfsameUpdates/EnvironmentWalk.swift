// The tree of views as it comes to be, from each root down through the bodies of the program's views, with what is written to the environment on
// the way. A modifier reaches what it is applied to; content that it carries has the environment of the modifier. What a view passes on as
// content is met where that view puts it.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// A walk from roots downwards.
final class EnvironmentWalk {
    let updates: Updates
    /// Which writes are followed; all where it says nothing.
    let isFollowed: (EnvironmentKey) -> Bool
    private let meet: (MetView) -> Void
    /// Told of what opens and closes around views, as preferences see it.
    var meetPreference: ((PreferenceEvent) -> Void)?
    /// Decides whether the walk goes on at a place; without it, environments are told apart by how they came to be.
    var isNewArrival: ((ArrivalPlace, EnvironmentArrival) -> Bool)?
    /// Whether views that only contain others are met, too.
    var meetsContainers = false
    /// Whether nothing is said of what unknown modifiers and views pass on.
    var stopsAtUnknown = false
    private var visits = 0
    private var isPreview = false
    private var hasKnownRoot = false
    private var known: Set<VisitKey> = []
    /// What was left out, and why.
    private(set) var cuts: [String] = []

    /// What decides on everything below a view or a member.
    private struct VisitKey: Hashable {
        var declaration: DeclID
        var scope: SameObject?
        var stack: SameObject?
        var context: SameObject?
        var place: CodeLocation
        var presentation: String?
    }

    /// So many visits are made before what was seen is shared.
    private static let toldApart = 20_000

    /// What surrounds a node.
    private struct Around {
        var scope: EnvironmentScope?
        /// The environment of the navigation container around.
        var stack: EnvironmentScope?
        var hasStack = false
        var presentation: String?
    }

    init(_ updates: Updates, following isFollowed: @escaping (EnvironmentKey) -> Bool, meet: @escaping (MetView) -> Void) {
        (self.updates, self.isFollowed, self.meet) = (updates, isFollowed, meet)
    }

    private var program: Program { updates.program }
    private var analyzer: Analyzer { updates.analyzer }

    // MARK: Roots

    /// Walks everything that nothing else shows, and what platform code shows.
    func walkRoots(previews: Bool) {
        // What a preview declares for itself is met below the preview.
        for root in updates.roots where !previews || !updates.isInPreview(root) {
            hasKnownRoot = updates.unitKind(of: root) == .scene
            walk(type: root, body: nil)
        }
        for hosted in updates.hostedViews {
            hasKnownRoot = true
            let context = WalkContext(
                unit: .none, frame: nil, site: nil, contents: [:], base: nil, passed: [:], outer: nil, path: [hosted.name])
            walk(.root, in: hosted.body, context, Around())
        }
        guard previews else { return }
        isPreview = true
        hasKnownRoot = true
        for body in updates.previews {
            updates.read(body)
            let context = WalkContext(
                unit: .none, frame: nil, site: nil, contents: [:], base: nil, passed: [:], outer: nil, path: [body.name])
            walk(.root, in: body, context, Around())
        }
        isPreview = false
    }

    /// Walks a type that nothing makes.
    private func walk(type: DeclID, body: LoweredBody?) {
        let context = WalkContext(
            unit: type, frame: nil, site: nil, contents: [:], base: nil, passed: [:], outer: nil, path: [updates.name(of: type)])
        if let member = updates.bodyMember(of: type), let body = analyzer.contentBody(of: member) {
            meet(
                MetView(
                    type: type, body: body, node: .root, expression: program[type].node, context: context, scope: nil,
                    isPreview: isPreview, hasKnownRoot: hasKnownRoot))
            updates.read(body)
            walk(.root, in: body, context, Around())
        }
    }

    /// Walks what a node is applied to, below a write of its own. Content that the unit or a helper is given stands where it is given.
    func walk(below node: ViewNodeID, in body: LoweredBody, frame: HelperFrame?, unit: DeclID, _ write: EnvironmentWrite) {
        for start in contexts(of: unit) {
            let context = context(of: frame, in: start)
            let around = Around(scope: EnvironmentScope(write, body, node, context, nil))
            if let base = body.base(of: node) { walk(base, in: body, context, around) } else { context.base.map { walk($0, around) } }
        }
    }

    /// How the code of a unit is reached: once for each place that gives it content, else once.
    private func contexts(of unit: DeclID) -> [WalkContext] {
        let plain = WalkContext(unit: unit, frame: nil, site: nil, contents: [:], base: nil, passed: [:], outer: nil, path: [])
        var result: [WalkContext] = []
        let places = updates.placesGivingContent(to: unit)
        if places.count > updates.limits.places {
            noteCut("only \(updates.limits.places) of the \(places.count) places that use `\(updates.name(of: unit))` are looked at")
        }
        for (maker, site) in places.prefix(updates.limits.places) {
            let start = WalkContext(unit: maker, frame: nil, site: nil, contents: [:], base: nil, passed: [:], outer: nil, path: [])
            let outer = context(of: site.place.frame, in: start)
            let (body, node) = (site.place.body, site.place.node)
            var base: ContentHole?
            var given: [DeclID: ContentHole] = [:]
            if updates.unitKind(of: unit) == .modifier {
                base = updates.modifiedView(at: node, in: body).map { ContentHole(body: body, nodes: [$0], context: outer) } ?? outer.base
            } else if let call = body.call(node) {
                given = contents(of: unit, call, at: node, in: body, outer)
            }
            guard base != nil || !given.isEmpty else { continue }
            result.append(
                WalkContext(unit: unit, frame: nil, site: nil, contents: given, base: base, passed: [:], outer: outer, path: []))
        }
        return result.isEmpty ? [plain] : result
    }

    /// How the code of a helper is reached, with what it is applied to and what it is given.
    private func context(of frame: HelperFrame?, in start: WalkContext) -> WalkContext {
        guard let frame else { return start }
        let outer = context(of: frame.outer, in: start)
        let base = frame.body.base(of: frame.node)
        var passed: [Int: ContentHole] = [:]
        for child in frame.body.children(frame.node) where child != base {
            if case .content(let index) = frame.body[child].role {
                passed[index] = ContentHole(body: frame.body, nodes: [child], context: outer)
            }
        }
        return WalkContext(
            unit: start.unit, frame: frame, site: nil, contents: start.contents,
            base: base.map { ContentHole(body: frame.body, nodes: [$0], context: outer) } ?? outer.base, passed: passed, outer: outer,
            path: [])
    }

    private func noteCut(_ text: String) {
        if !cuts.contains(text) { cuts.append(text) }
    }

    // MARK: Nodes

    private func walk(_ node: ViewNodeID, in body: LoweredBody, _ context: WalkContext, _ around: Around) {
        visits += 1
        guard visits < updates.limits.visits else {
            noteCut("the walk through the program ends after \(updates.limits.visits) views")
            return
        }
        switch body[node].kind {
        case .modifier: walk(modifier: node, in: body, context, around)
        case .construct: walk(construct: node, in: body, context, around)
        case .reference: walk(reference: node, in: body, context, around)
        case .branch, .choice: walk(branch: node, in: body, context, around)
        case .opaque: walk(unknown: node, in: body, context, around)
        default: for child in body.children(node) { walk(child, in: body, context, around) }
        }
    }

    /// What is not known may write any value for what it is applied to, and for what it contains.
    private func walk(unknown node: ViewNodeID, in body: LoweredBody, _ context: WalkContext, _ around: Around) {
        if body.children(node).isEmpty { meetContainer(node, in: body, context, around) }
        for child in body.children(node) {
            var inner = around
            switch body[child].role {
            case .base, .content: if stopsAtUnknown { inner.scope = boundary(unknownName(of: node, in: body), node, in: body, around) }
            default: break
            }
            walk(child, in: body, context, inner)
        }
    }

    /// How an unknown modifier or view is called.
    private func unknownName(of node: ViewNodeID, in body: LoweredBody) -> String {
        let tree = program.tree(body.file)
        return tree.calleeToken(body[node].syntax).map { tree.name($0) } ?? tree.oneLine(body[node].syntax, upTo: 40)
    }

    /// What is behind such a boundary is not known on this side of it.
    private func boundary(_ name: String, _ node: ViewNodeID, in body: LoweredBody, _ around: Around) -> EnvironmentScope {
        let none = EnvironmentWrite(key: .value(""), combination: .set, value: nil, constant: nil, name: name)
        let context = WalkContext(unit: .none, frame: nil, site: nil, contents: [:], base: nil, passed: [:], outer: nil, path: [])
        return EnvironmentScope(none, body, node, context, around.scope, boundary: name)
    }

    private func walk(branch node: ViewNodeID, in body: LoweredBody, _ context: WalkContext, _ around: Around) {
        let tree = program.tree(body.file)
        let condition = body.branchSyntax(of: node, tree: tree).map { tree.conditionText(of: $0) }
        for (index, child) in body.children(node).enumerated() {
            if let condition { meetPreference?(.arm(condition, index == 0)) }
            walk(child, in: body, context, around)
            if condition != nil { meetPreference?(.endOfArm) }
        }
    }

    /// Walks what stands inside of a node that does something with preferences.
    private func inside(_ node: ViewNodeID, of body: LoweredBody, _ context: WalkContext, _ walk: () -> Void) {
        let uses = meetPreference == nil ? [] : updates.preferenceUses(at: node, in: body)
        for use in uses { meetPreference?(.open(use, body, node, context)) }
        walk()
        for _ in uses { meetPreference?(.close) }
    }

    private func walk(modifier node: ViewNodeID, in body: LoweredBody, _ context: WalkContext, _ around: Around) {
        let call = body.call(node)
        let base = body.base(of: node)
        if updates.textChain(of: node, in: body) != nil { return meetLeaf(node, in: body, context, around) }
        if let call, call.declaration != .none, !analyzer.isFromPrelude(call.declaration), analyzer.contentBody(of: call.declaration) != nil
        {
            return enter(call.declaration, call, at: node, in: body, context, around)
        }
        if base != nil, updates.isShapeMethod(node, in: body) { return meetLeaf(node, in: body, context, around) }
        for child in body.children(node) where child != base {
            let inner = self.around(content: child, of: node, in: body, around)
            // A presentation takes what its content prefers.
            if inner.presentation != around.presentation {
                inside(node, of: body, context) { walk(child, in: body, context, inner) }
            } else {
                walk(child, in: body, context, inner)
            }
        }
        // `font(.title)` in an extension of views is applied to what the helper is.
        guard let applied = base.map({ ContentHole(body: body, nodes: [$0], context: context) }) ?? context.base else { return }
        if let modifier = updates.appliedModifier(at: node, in: body) {
            return walk(modifierOfType: modifier.type, modifier.call, at: node, applied, in: body, context, around)
        }
        var inner = around
        if let write = updates.environmentWrite(at: node, in: body), isFollowed(write.key) || updates.writesStyle(write, at: node, in: body)
        {
            inner.scope = EnvironmentScope(write, body, node, context, around.scope)
        }
        // What is presented goes its own way.
        if updates.preferenceUses(at: node, in: body).contains(where: { $0.form == .hosts }) {
            return walk(applied, inner)
        }
        inside(node, of: body, context) {
            if let base { walk(base, in: body, context, inner) } else { walk(applied, inner) }
        }
    }

    /// Walks content that may stand somewhere else.
    private func walk(_ content: ContentHole, _ around: Around) {
        guard let first = content.nodes.first else { return }
        let code = CodeLocation(content.body.file, content.body[first].syntax)
        if let isNewArrival, !isNewArrival(ArrivalPlace(code: code, node: first, context: SameObject(content.context)), arrival(around)) {
            return
        }
        for node in content.nodes { walk(node, in: content.body, content.context, around) }
    }

    /// What content that a modifier or a link carries has around it.
    private func around(content child: ViewNodeID, of node: ViewNodeID, in body: LoweredBody, _ around: Around) -> Around {
        guard let call = body.call(node), call.declaration != .none, case .content(let index) = body[child].role else { return around }
        let parameters = analyzer.signature(of: call.declaration).parameters
        let label = parameters.indices.contains(index) ? analyzer.name(parameters[index].label) : ""
        var result = around
        let owner = program[call.declaration].kind == .initializer ? program.nominal(containing: call.declaration) : call.declaration
        let name = owner == .none ? "" : analyzer.name(program[owner].name)
        for case .pushed(let pushed) in program.markDetails(of: owner) where pushed.isEmpty || pushed == label {
            if around.hasStack { result.scope = around.stack }
            result.presentation = name
        }
        let marks = program.marks(of: owner)
        if marks.contains(.bridged) { result.scope = boundary(name, node, in: body, around) }
        if marks.contains(.presents), parameters.indices.contains(index), updates.isPresented(parameters[index], of: call.declaration) {
            result.presentation = name
        }
        return result
    }

    private func walk(construct node: ViewNodeID, in body: LoweredBody, _ context: WalkContext, _ around: Around) {
        let type = analyzer.nominal(body[node].type)
        if type != .none, updates.unitKind(of: type) != nil { return walk(unit: type, at: node, in: body, context, around) }
        if let modified = updates.modifiedView(at: node, in: body), let modifier = updates.appliedModifier(at: node, in: body) {
            let hole = ContentHole(body: body, nodes: [modified], context: context)
            return walk(modifierOfType: modifier.type, modifier.call, at: node, hole, in: body, context, around)
        }
        var inner = around
        if program.marks(of: type).contains(.navigates), analyzer.isFromPrelude(type) {
            (inner.stack, inner.hasStack) = (around.scope, true)
        }
        let views = body.children(node)
        meetLeaf(node, in: body, context, around)
        if updates.walkStyle(
            of: type, at: node, in: body, around.scope,
            { style, call, scope in
                self.walk(style: style, call, at: node, in: body, scope, context, inner)
            })
        {
            return
        }
        inside(node, of: body, context) {
            for child in views { walk(child, in: body, context, self.around(content: child, of: node, in: body, inner)) }
        }
    }

    private func meetLeaf(_ node: ViewNodeID, in body: LoweredBody, _ context: WalkContext, _ around: Around) {
        // What only contains is no reader.
        let isStyled = program.markDetails(of: analyzer.nominal(body[node].type)).contains { if case .styled = $0 { true } else { false } }
        guard body[node].kind == .modifier || isStyled || body.children(node).isEmpty else {
            return meetContainer(node, in: body, context, around)
        }
        let root = body[node].syntax
        meet(
            MetView(
                type: .none, body: body, node: node, expression: root, context: context, scope: around.scope,
                textWrites: updates.textChain(of: node, in: body) ?? [], isPreview: isPreview, hasKnownRoot: hasKnownRoot,
                presentation: around.presentation))
    }

    private func meetContainer(_ node: ViewNodeID, in body: LoweredBody, _ context: WalkContext, _ around: Around) {
        guard meetsContainers else { return }
        meet(
            MetView(
                type: .none, body: body, node: node, expression: body[node].syntax, context: context, scope: around.scope,
                isPreview: isPreview, hasKnownRoot: hasKnownRoot, presentation: around.presentation, isContainer: true))
    }

    // MARK: Units

    private func walk(unit type: DeclID, at node: ViewNodeID, in body: LoweredBody, _ context: WalkContext, _ around: Around) {
        let call = body.call(node) ?? CallRecord(declaration: .none, arguments: [])
        let inner = WalkContext(
            unit: type, frame: nil, site: (call, body, node), contents: contents(of: type, call, at: node, in: body, context), base: nil,
            passed: [:], outer: context, path: context.path + [updates.name(of: type)])
        meet(
            MetView(
                type: type, body: body, node: node, expression: body[node].syntax, context: inner, scope: around.scope,
                isPreview: isPreview, hasKnownRoot: hasKnownRoot, presentation: around.presentation))
        guard let member = updates.bodyMember(of: type), let own = analyzer.contentBody(of: member) else {
            for child in body.children(node) { walk(child, in: body, context, around) }
            return
        }
        guard context.depth(of: type) < 2, isNew(type, inner, around, CodeLocation(body.file, body[node].syntax)) else { return }
        updates.read(own)
        walk(.root, in: own, inner, around)
    }

    /// The same view in the same environment shows the same below it. One that shows what it is given is another for each content.
    private func isNew(_ type: DeclID, _ context: WalkContext, _ around: Around, _ place: CodeLocation) -> Bool {
        let holds = !context.contents.isEmpty || context.base != nil
        if let isNewArrival {
            var arrived = ArrivalPlace(declaration: type, inputs: updates.environmentInputs(of: type, context))
            if holds { (arrived.code, arrived.context) = (place, context.outer.map { SameObject($0) }) }
            return isNewArrival(arrived, arrival(around))
        }
        let key = VisitKey(
            declaration: type, scope: around.scope.map { SameObject($0) }, stack: around.stack.map { SameObject($0) },
            context: holds ? SameObject(context) : nil, place: holds ? place : CodeLocation(.none, .root))
        // Each path is told apart where a value is not set on it, as far as that stays small.
        if around.scope == nil, context.path.count < 8, visits < Self.toldApart { return true }
        return known.insert(key).inserted
    }

    private func arrival(_ around: Around) -> EnvironmentArrival {
        EnvironmentArrival(
            scope: around.scope, stack: around.stack, hasStack: around.hasStack, presentation: around.presentation, isPreview: isPreview)
    }

    /// A member without arguments shows the same below it wherever its view shows it in the same environment. What goes up is counted each time.
    private func isNew(
        _ member: DeclID, _ call: CallRecord, at node: ViewNodeID, in body: LoweredBody, _ context: WalkContext, _ around: Around
    ) -> Bool {
        guard isNewArrival != nil || visits > Self.toldApart, meetPreference == nil, call.arguments.isEmpty, body[node].kind == .reference,
            body.children(node).isEmpty, program[member].parent == .none || program[program[member].parent].kind.isNominal
        else { return true }
        if let isNewArrival {
            return isNewArrival(ArrivalPlace(declaration: member, context: SameObject(context.start)), arrival(around))
        }
        let key = VisitKey(
            declaration: member, scope: around.scope.map { SameObject($0) }, stack: around.stack.map { SameObject($0) },
            context: SameObject(context.start), place: CodeLocation(.none, .root), presentation: around.presentation)
        return known.insert(key).inserted
    }

    /// Content that a call gives, by the property that keeps it.
    private func contents(
        of type: DeclID, _ call: CallRecord, at node: ViewNodeID, in body: LoweredBody, _ context: WalkContext
    ) -> [DeclID: ContentHole] {
        var result: [DeclID: ContentHole] = [:]
        for child in body.children(node) {
            guard case .content(let index) = body[child].role, let property = updates.property(fedBy: index, of: call.declaration, type)
            else { continue }
            if result[property] == nil { result[property] = ContentHole(body: body, nodes: [child], context: context) }
        }
        return result
    }

    private func walk(
        modifierOfType type: DeclID, _ call: CallRecord, at node: ViewNodeID, _ hole: ContentHole, in body: LoweredBody,
        _ context: WalkContext, _ around: Around
    ) {
        let inner = WalkContext(
            unit: type, frame: nil, site: (call, body, node), contents: [:], base: hole, passed: [:], outer: context,
            path: context.path + [updates.name(of: type)])
        let argument = body.call(node)?.arguments.first { analyzer.nominal($0.type) == type }
        let expression = argument?.syntax ?? body[node].syntax
        meet(
            MetView(
                type: type, body: body, node: node, expression: expression, context: inner, scope: around.scope, isPreview: isPreview,
                hasKnownRoot: hasKnownRoot, presentation: around.presentation))
        guard context.depth(of: type) < 4, let member = updates.bodyMember(of: type), let own = analyzer.contentBody(of: member) else {
            return walk(hole, around)
        }
        if let isNewArrival {
            let code = CodeLocation(body.file, expression)
            guard isNewArrival(ArrivalPlace(declaration: type, code: code, context: SameObject(context)), arrival(around)) else { return }
        }
        updates.read(own)
        walk(.root, in: own, inner, around)
    }

    private func walk(
        style type: DeclID, _ call: CallRecord, at node: ViewNodeID, in body: LoweredBody, _ scope: EnvironmentScope,
        _ context: WalkContext, _ around: Around
    ) {
        let hole = ContentHole(body: body, nodes: body.children(node), context: context)
        let inner = WalkContext(
            unit: type, frame: nil, site: (call, scope.body, scope.node), contents: [:], base: hole, passed: [:], outer: context,
            path: context.path + [updates.name(of: type)])
        meet(
            MetView(
                type: type, body: body, node: node, expression: scope.write.value ?? body[node].syntax,
                otherFile: scope.write.value == nil ? nil : scope.body.file, context: inner, scope: around.scope, isPreview: isPreview,
                hasKnownRoot: hasKnownRoot, presentation: around.presentation))
        guard context.depth(of: type) < 2, let member = updates.bodyMember(of: type), let own = analyzer.contentBody(of: member) else {
            return
        }
        updates.read(own)
        walk(.root, in: own, inner, around)
    }

    // MARK: References

    private func walk(reference node: ViewNodeID, in body: LoweredBody, _ context: WalkContext, _ around: Around) {
        let declaration = body[node].declaration
        if let hole = hole(of: node, in: body, context) {
            meetContainer(node, in: body, context, around)
            return walk(hole, around)
        }
        let type = analyzer.nominal(body[node].type)
        if declaration != .none, !analyzer.isFromPrelude(declaration), analyzer.contentBody(of: declaration) != nil {
            meetContainer(node, in: body, context, around)
            let call = body.call(node) ?? CallRecord(declaration: declaration, arguments: [])
            return enter(declaration, call, at: node, in: body, context, around)
        }
        if type != .none, updates.unitKind(of: type) != nil, body.children(node).isEmpty {
            return walk(unit: type, at: node, in: body, context, around)
        }
        meetContainer(node, in: body, context, around)
        for child in body.children(node) { walk(child, in: body, context, around) }
    }

    private func enter(
        _ declaration: DeclID, _ call: CallRecord, at node: ViewNodeID, in body: LoweredBody, _ context: WalkContext, _ around: Around
    ) {
        guard let inner = analyzer.contentBody(of: declaration), isNew(declaration, call, at: node, in: body, context, around) else {
            return
        }
        var depth = 0
        var frame = context.frame
        while let current = frame {
            if current.callee == declaration { return }
            depth += 1
            frame = current.outer
        }
        guard depth < updates.limits.calls else {
            return noteCut("content that is in more than \(updates.limits.calls) helpers is not looked at")
        }
        updates.read(inner)
        let base = body.base(of: node)
        var passed: [Int: ContentHole] = [:]
        for child in body.children(node) where child != base {
            if case .content(let index) = body[child].role { passed[index] = ContentHole(body: body, nodes: [child], context: context) }
        }
        let next = WalkContext(
            unit: context.unit, frame: HelperFrame(declaration, call.arguments, in: body, at: node, outer: context.frame),
            site: context.site, contents: context.contents,
            base: base.map { ContentHole(body: body, nodes: [$0], context: context) } ?? context.base, passed: passed, outer: context,
            path: context.path)
        walk(.root, in: inner, next, around)
    }

    /// The content that a name stands for.
    private func hole(of node: ViewNodeID, in body: LoweredBody, _ context: WalkContext) -> ContentHole? {
        let tree = program.tree(body.file)
        let syntax = body[node].syntax
        let declaration = body[node].declaration
        if declaration != .none, let hole = context.contents[declaration] { return hole }
        let root = tree.kind(syntax) == .call ? tree.firstChild(syntax).map { tree.chainRoot($0) } ?? syntax : tree.chainRoot(syntax)
        guard tree.kind(root) == .reference, tree.mainToken(root) != .none else { return nil }
        if tree.isSelf(root) && tree.chainNames(syntax).isEmpty || body.isUnwrittenSelf(node, tree) { return context.base }
        let scope = CodeScope(body)
        if let name = tree.isSelf(root) ? tree.chainNames(syntax).first : root,
            let property = context.contents.keys.first(where: {
                analyzer.name(program[$0].name) == tree.name(tree.mainToken(name))
            }), case .declaration(let found) = analyzer.origin(of: tree.mainToken(name), at: root, in: scope), found == property
        {
            return context.contents[property]
        }
        guard case .parameter(let function) = analyzer.origin(of: tree.mainToken(root), at: root, in: scope), scope.declaration != .none,
            program[scope.declaration].node == function
        else { return nil }
        // `content` of a modifier, `configuration.label` of a style.
        if context.frame == nil { return context.base }
        let name = program.name(of: tree.mainToken(root), in: body.file)
        let index = analyzer.signature(of: scope.declaration).parameters.firstIndex { $0.name == name }
        return index.flatMap { context.passed[$0] }
    }
}
