// Views that stand for others: the program's own views, their members, what callers pass, and the program's own modifiers.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension LayoutBuilder {
    // MARK: The program's views

    /// A view of the program, laid out by its body with what the call gives.
    func ownView(_ node: ViewNodeID, _ type: DeclID, _ surroundings: Surroundings) -> [Int] {
        let name = analyzer.name(program[type].name)
        let body = surroundings.body
        if let size = settings.sizes.size(of: program.tree(body.file).oneLine(body[node].syntax), type: name)?.ideal {
            return [add(.control(ideal: size, expands: []), label: name, origin(node, surroundings))]
        }
        if let wrapped = analyzer.representable(type) {
            return [unknownView(node, "it shows a \(wrapped) of the platform", fills: true, surroundings)]
        }
        if conformsToShape(type) { return [shape(type, name, node, surroundings)] }
        guard mayEnter(type, surroundings) else {
            return [unknownView(node, "the view contains itself", surroundings)]
        }
        guard let inner = viewBody(of: type) else { return [unknownView(node, "its body is unknown", surroundings)] }
        return views(of: instance(type, of: node, surroundings), inner, node, surroundings)
    }

    /// The body of a view of the program.
    private func viewBody(of type: DeclID) -> LoweredBody? { analyzer.ownBody(of: type).flatMap { analyzer.contentBody(of: $0) } }

    /// The body of a view with what it was given.
    private func views(of instance: ViewInstance, _ inner: LoweredBody, _ node: ViewNodeID, _ surroundings: Surroundings) -> [Int] {
        var around = surroundings.with(inner, ValueScope(CodeScope(inner), instance))
        around.path.append(instance.type)
        let views = sharedBody(of: instance.type, instance, around)
        // A body with several views is several views.
        guard views.count == 1 else { return views }
        return [add(.plain(clips: false), views, label: analyzer.name(program[instance.type].name), origin(node, surroundings))]
    }

    /// A view of the program that is handed on as a value: `let label: RowLabel`, made by `.standard(title: "…")`. Where nobody gives it, its body
    /// is laid out as it is by itself. Nil for what is no view of the program.
    private func handedOn(_ node: ViewNodeID, _ surroundings: Surroundings) -> [Int]? {
        let body = surroundings.body
        let type = analyzer.nominal(analyzer.wrappedType(body[node].type) ?? body[node].type)
        let own = body[node].syntax
        guard type != .none, !analyzer.isFromPrelude(type), program[type].kind == .structType, analyzer.representable(type) == nil,
            [.reference, .member, .call].contains(program.tree(body.file).kind(own)), mayEnter(type, surroundings),
            let inner = viewBody(of: type)
        else { return nil }
        let value = likelyValue(own, surroundings)
        if case .none = value { return [] }
        let instance: ViewInstance
        if case .object(let known)? = reader.object(value, of: type) ?? Optional(value), known.type == type {
            instance = known
        } else {
            instance = ViewInstance(type: type, depth: (surroundings.scope.instance?.depth ?? 0) + 1)
            instance.isAssumed = true
            list(own, body.file, value.unknownValue?.reason ?? "the view is unknown", standIn: "what it begins with")
        }
        log.escapes += 1
        instance.environment = surroundings.environment
        return views(of: instance, inner, node, surroundings)
    }

    /// A shape of the program: it takes what it is offered, unless it says what fits.
    private func shape(_ type: DeclID, _ name: String, _ node: ViewNodeID, _ surroundings: Surroundings) -> Int {
        let place = origin(node, surroundings)
        guard let wanted = program.names.find(LayoutVocabulary.sizeThatFits),
            let function = program.members(of: type, named: wanted, from: program[type].file).first(where: {
                program[$0].kind == .function && !analyzer.isFromPrelude($0)
            })
        else { return add(.fill, label: name, place) }
        let scope = ValueScope(CodeScope(function, file: program[function].file), instance(type, of: node, surroundings))
        if let holder = analyzer.bodyHolder(of: function),
            case .made(LayoutVocabulary.size, let fields) = reader.result(of: ValuePlace(holder, in: scope.code), in: scope),
            case let lengths = fields.compactMap({ reader.number($0.value)?.known }), lengths.count == 2
        {
            return add(.control(ideal: LayoutSize(lengths[0], lengths[1]), expands: []), label: name, place)
        }
        list(
            surroundings.body[node].syntax, surroundings.body.file, "a shape whose `\(LayoutVocabulary.sizeThatFits)` is not run",
            standIn: "what it is offered")
        let index = add(.fill, label: name, place)
        tree[index].certainty = .unknown
        return index
    }

    private func conformsToShape(_ type: DeclID) -> Bool {
        program.statedProtocols(of: type).contains {
            program[$0].name == program.names.find(LayoutVocabulary.shape) && analyzer.isFromPrelude($0)
        }
    }

    /// A view with what a call gives its properties.
    private func instance(_ type: DeclID, of node: ViewNodeID, _ surroundings: Surroundings) -> ViewInstance {
        let instance = ViewInstance(type: type, depth: (surroundings.scope.instance?.depth ?? 0) + 1)
        instance.environment = surroundings.environment
        guard let call = surroundings.body.call(node), call.declaration != .none else { return instance }
        let passed = passedViews(node, surroundings)
        if program[call.declaration].kind.isNominal {
            let parameters = analyzer.signature(of: call.declaration).parameters
            func property(_ index: Int) -> DeclID? {
                guard parameters.indices.contains(index) else { return nil }
                return program.declaration(at: parameters[index].syntax, in: program[type].file)
            }
            for argument in call.arguments {
                if let property = property(argument.parameter) {
                    instance.properties[property] = .expression(argument.syntax, surroundings.scope)
                }
            }
            for (index, views) in passed { if let property = property(index) { instance.views[property] = views } }
            return instance
        }
        let scope = ValueScope(CodeScope(call.declaration, file: program[call.declaration].file), instance)
        bind(call, passed, to: scope, surroundings)
        for property in program.members(of: type) where program[property].kind == .variable && program[property].flags.contains(.isStored) {
            guard let value = reader.code.assignments(to: property, in: call.declaration, analyzer).first else { continue }
            if let views = views(passedAs: value, scope) {
                instance.views[property] = views
            } else {
                instance.properties[property] = .expression(value, scope)
            }
        }
        reader.bindWrapped(type, call.declaration, scope, instance)
        return instance
    }

    /// Texts that are joined by operators: as long as all that is written in them.
    private func joinedText(_ syntaxNode: NodeID, _ node: ViewNodeID, _ surroundings: Surroundings) -> Int {
        let syntax = program.tree(surroundings.body.file)
        var text = ""
        var isKnown = true
        for part in syntax.children(syntaxNode) where syntax.kind(part) != .binaryOperator {
            // The string that a part begins with, beneath its modifiers.
            let literal = (part.rawValue..<part.rawValue + syntax[part].size).map { NodeID($0) }.first { syntax.kind($0) == .string }
            if let literal, case .text(let known) = value(literal, surroundings) { text += known } else { isKnown = false }
        }
        if !isKnown {
            list(syntaxNode, surroundings.body.file, "some of the text is unknown", standIn: Self.placeholder)
        }
        let shown = isKnown ? text : syntax.oneLine(syntaxNode, upTo: 40)
        return textLeaf(shown, isKnown: isKnown, nil, origin(node, surroundings), surroundings)
    }

    /// The views that a call passes or builds, by parameter.
    private func passedViews(_ node: ViewNodeID, _ surroundings: Surroundings) -> [Int: PassedViews] {
        var result: [Int: PassedViews] = [:]
        for child in surroundings.body.children(node) {
            guard case .content(let index) = surroundings.body[child].role else { continue }
            if result[index] == nil {
                let argument = surroundings.body.call(node)?.arguments.first { $0.parameter == index }?.syntax
                let closure = argument.flatMap { program.tree(surroundings.body.file).kind($0) == .closure ? $0 : nil }
                result[index] = PassedViews(body: surroundings.body, nodes: [], scope: surroundings.scope, closure: closure)
            }
            result[index]?.nodes.append(child)
        }
        return result
    }

    private func bind(_ call: CallRecord, _ passed: [Int: PassedViews], to scope: ValueScope, _ surroundings: Surroundings) {
        for argument in call.arguments {
            scope.parameters[ParameterKey(function: call.declaration, index: argument.parameter)] =
                .expression(argument.syntax, surroundings.scope)
        }
        for (index, views) in passed { scope.views[ParameterKey(function: call.declaration, index: index)] = views }
    }

    /// The views that an expression hands on: a parameter of a function, or a call of it.
    private func views(passedAs node: NodeID, _ scope: ValueScope) -> PassedViews? {
        let syntax = program.tree(scope.code.file)
        var node = syntax.unparenthesized(node)
        if syntax.kind(node) == .call, let callee = syntax.firstChild(node) { node = callee }
        if let access = MemberAccess(syntax, node), let base = access.base, syntax.isSelf(base) {
            let name = program.name(of: access.name, in: scope.code.file)
            return scope.instance?.views.first { program[$0.key].name == name }?.value
        }
        if let access = MemberAccess(syntax, node), let base = access.base, syntax.name(access.name) == LayoutVocabulary.label {
            return label(ofConfiguration: base, scope)
        }
        guard syntax.kind(node) == .reference, syntax.mainToken(node) != .none else { return nil }
        switch analyzer.origin(of: syntax.mainToken(node), at: node, in: scope.code) {
        case .parameter(let function):
            guard scope.code.declaration != .none, program[scope.code.declaration].node == function else { return nil }
            let name = program.name(of: syntax.mainToken(node), in: scope.code.file)
            let parameters = analyzer.signature(of: scope.code.declaration).parameters
            return parameters.firstIndex { $0.name == name }.flatMap {
                scope.views[ParameterKey(function: scope.code.declaration, index: $0)]
            }
        case .declaration(let id): return scope.instance?.views[id]
        default: return nil
        }
    }

    // MARK: References

    /// A name, member or call that stands for a view made elsewhere.
    func referenced(_ node: ViewNodeID, _ surroundings: Surroundings) -> [Int] {
        let body = surroundings.body
        let syntax = program.tree(body.file)
        let own = body[node].syntax
        if let child = body.children(node).first, body[child].role == .value { return build(child, surroundings) }
        if syntax.isSelf(own) || body.isUnwrittenSelf(node, syntax), let receiver = surroundings.scope.receiver {
            return build(receiver, surroundings)
        }
        if let passed = views(passedAs: own, surroundings.scope) { return build(passed, calledAt: own, surroundings) }
        if syntax.kind(own) == .reference, syntax.mainToken(own) != .none,
            case .closureParameter(let closure) = analyzer.origin(of: syntax.mainToken(own), at: own, in: surroundings.code),
            let passed = surroundings.scope.closureViews[closure]
        {
            return build(passed, surroundings)
        }
        let declaration = body[node].declaration
        if syntax.kind(own) == .call, isCalledLayout(analyzer.revealed(body[node].type)) { return [calledLayout(node, surroundings)] }
        if isColor(body[node].type) {
            return [add(.fill, label: colorName(own, syntax) ?? LayoutVocabulary.color, origin(node, surroundings))]
        }
        if syntax.kind(own) == .sequence, analyzer.typeName(of: node, in: body) == LayoutVocabulary.text {
            return [joinedText(own, node, surroundings)]
        }
        guard declaration != .none, !analyzer.isFromPrelude(declaration) else {
            // A modifier on `self` that is not written changes nothing here but what its rule says; a method such as `map` shows what it builds.
            if declaration != .none, let receiver = surroundings.scope.receiver, syntax.kind(own) == .call,
                syntax.firstChild(own).map({ syntax.kind($0) == .reference }) ?? false
            {
                if let modified = ownModifier(node, surroundings) { return modified }
                let name = analyzer.modifierName(of: node, in: body)
                let views = build(receiver, surroundings)
                guard let rule = LayoutVocabulary.modifiers[name] else { return views }
                return views.map { applied(rule, name, node, to: $0, surroundings) }
            }
            let content = body.children(node)
            if !content.isEmpty {
                isDynamic = true
                return mapped(node, content, surroundings)
            }
            if isNil(node, surroundings) { return [] }
            if let known = partlyKnown(node, "the view is unknown", surroundings) { return known }
            return handedOn(node, surroundings) ?? [unknownView(ofType: node, "the view is unknown", surroundings)]
        }
        guard mayEnter(declaration, surroundings), let inner = analyzer.contentBody(of: declaration) ?? storedView(declaration)
        else {
            return given(declaration, node, surroundings) ?? handedOn(node, surroundings)
                ?? [unknownView(ofType: node, "its body is unknown", surroundings)]
        }
        let isOwn = surroundings.scope.instance.map { program.nominal(containing: declaration) == $0.type } ?? false
        let scope = ValueScope(CodeScope(inner), isOwn ? surroundings.scope.instance : nil)
        if let call = body.call(node), call.declaration != .none { bind(call, passedViews(node, surroundings), to: scope, surroundings) }
        let callee = syntax.kind(own) == .call ? syntax.firstChild(own) ?? own : own
        if isOwn || syntax.kind(callee) == .reference { scope.receiver = surroundings.scope.receiver }
        var around = surroundings.with(inner, scope)
        around.path.append(declaration)
        return build(.root, around)
    }

    /// What a method builds of a value, such as `map` of an optional one: nothing of nil.
    private func mapped(_ node: ViewNodeID, _ content: [ViewNodeID], _ surroundings: Surroundings) -> [Int] {
        let syntax = program.tree(surroundings.body.file)
        let own = surroundings.body[node].syntax
        var around = surroundings
        if let callee = syntax.firstChild(own), let base = MemberAccess(syntax, callee)?.base, !syntax.isTypeName(base) {
            let value = value(base, surroundings)
            if case .none = value { return [] }
            if value.unknownValue == nil, let closure = arguments(node, surroundings).closure(syntax) {
                around.scope = around.scope.entering(closure, [value])
            }
        }
        return content.flatMap { build($0, around) }
    }

    /// Whether what stands for a view is nil: an optional property that nobody gives a view, `title.map(Text.init)` without a title.
    private func isNil(_ node: ViewNodeID, _ surroundings: Surroundings) -> Bool {
        let syntax = program.tree(surroundings.body.file)
        var own = surroundings.body[node].syntax
        if syntax.kind(own) == .call, let callee = syntax.firstChild(own), let base = MemberAccess(syntax, callee)?.base { own = base }
        guard [.reference, .member].contains(syntax.kind(own)), case .none = value(own, surroundings) else { return false }
        return true
    }

    /// The views of a stored property that a caller gives as a value: nothing where that is nil; nil where nobody gives any.
    private func given(_ property: DeclID, _ node: ViewNodeID, _ surroundings: Surroundings) -> [Int]? {
        guard program[property].kind == .variable, program[property].flags.contains(.isStored) else { return nil }
        if isNil(node, surroundings) { return [] }
        guard case .expression(let value, let scope)? = surroundings.scope.instance?.properties[property],
            mayEnterPassed(surroundings), let content = analyzer.loweredContent(of: value, in: scope.code)
        else { return nil }
        log.escapes += 1
        var around = surroundings.with(content, scope)
        around.depth += 1
        return build(.root, around)
    }

    /// A view that only the type is known of: a picture of an unknown size, a text; of any other type nothing is known.
    private func unknownView(ofType node: ViewNodeID, _ reason: String, _ surroundings: Surroundings) -> Int {
        let body = surroundings.body
        let syntax = program.tree(body.file)
        let own = body[node].syntax
        let type = analyzer.wrappedType(body[node].type) ?? body[node].type
        let declaration = analyzer.nominal(type)
        guard declaration != .none, analyzer.isFromPrelude(declaration) else { return unknownView(node, reason, surroundings) }
        let label = syntax.oneLine(own, upTo: 40)
        switch LayoutVocabulary.views[analyzer.name(program[declaration].name)] {
        case .image:
            list(own, body.file, reason, standIn: "100×100")
            let size = LayoutSize(Length(100, .unknown), Length(100, .unknown))
            return add(.image(size, isResizable: false), label: label, origin(node, surroundings))
        case .text:
            list(own, body.file, reason, standIn: Self.placeholder)
            return textLeaf(label, isKnown: false, nil, origin(node, surroundings), surroundings)
        case .fill: return add(.fill, label: label, origin(node, surroundings))
        case .circle: return add(.circle, label: label, origin(node, surroundings))
        default: return unknownView(node, reason, surroundings)
        }
    }

    /// The view that a constant holds.
    private func storedView(_ property: DeclID) -> LoweredBody? {
        guard program[property].kind == .variable, program[property].flags.contains(.isLet),
            let value = program.tree(program[property].file).initialValue(of: program[property].node)
        else { return nil }
        return analyzer.loweredContent(of: value, in: CodeScope(property, file: program[property].file))
    }

    /// Whether a type is a colour, without modifiers around it: helpers that show a colour in a frame are followed.
    private func isColor(_ type: TypeID) -> Bool {
        let declaration = analyzer.nominal(type)
        return declaration != .none && analyzer.isFromPrelude(declaration)
            && analyzer.name(program[declaration].name) == LayoutVocabulary.color
    }

    /// Views that a caller passed, where they are shown; what a call gives the closure that builds them is known in it.
    private func build(_ passed: PassedViews, calledAt call: NodeID? = nil, _ surroundings: Surroundings) -> [Int] {
        guard mayEnterPassed(surroundings) else { return [] }
        var around = surroundings.with(passed.body, passed.scope)
        around.depth += 1
        let syntax = program.tree(surroundings.body.file)
        if let call, let closure = passed.closure, let arguments = FunctionCall(syntax, call)?.arguments, !arguments.isEmpty {
            let nodes = arguments.compactMap(\.expression)
            around.scope = passed.scope.entering(closure, nodes.map { value($0, surroundings) })
            for node in nodes {
                let given = syntax.isSelf(node) ? surroundings.scope.receiver : views(passedAs: node, surroundings.scope)
                if let given { around.scope.closureViews[closure] = given }
            }
        }
        if passed.nodes.isEmpty, let title = passed.title { return [titleText(title, around)].compactMap(\.self) }
        return passed.nodes.flatMap { build($0, around) }
    }

    // MARK: The program's modifiers

    /// What a modifier of the program makes of its view; nil for one of SwiftUI's.
    func ownModifier(_ node: ViewNodeID, _ surroundings: Surroundings) -> [Int]? {
        let body = surroundings.body
        let base =
            body.base(of: node).map { PassedViews(body: body, nodes: [$0], scope: surroundings.scope) } ?? surroundings.scope.receiver
        guard mayEnter(surroundings) else { return nil }
        if let call = body.call(node), call.declaration != .none, !analyzer.isFromPrelude(call.declaration) {
            guard mayEnter(call.declaration, surroundings), let inner = analyzer.contentBody(of: call.declaration) else { return nil }
            let scope = ValueScope(CodeScope(inner), nil)
            bind(call, passedViews(node, surroundings), to: scope, surroundings)
            scope.receiver = base
            var around = surroundings.with(inner, scope)
            around.path.append(call.declaration)
            return build(.root, around)
        }
        guard case .custom? = LayoutVocabulary.modifiers[analyzer.modifierName(of: node, in: body)],
            let argument = arguments(node, surroundings).list.first?.node
        else { return nil }
        return modified(by: argument, base, surroundings)
    }

    /// `ModifiedContent(content:modifier:)`: what its modifier makes of its content; nil where that is no modifier of the program.
    func modifiedContent(_ node: ViewNodeID, _ surroundings: Surroundings) -> [Int]? {
        let body = surroundings.body
        let type = analyzer.nominal(body[node].type)
        guard type != .none, analyzer.rootTypeName(of: body[node].type) != analyzer.name(program[type].name),
            let content = body.children(node).first, let argument = arguments(node, surroundings).node(LayoutVocabulary.modifierLabel)
        else { return nil }
        return modified(by: argument, PassedViews(body: body, nodes: [content], scope: surroundings.scope), surroundings)
    }

    /// What a modifier that is passed as a value makes of views; nil for one that is none of the program's.
    private func modified(by argument: NodeID, _ base: PassedViews?, _ surroundings: Surroundings) -> [Int]? {
        guard case .object(let instance) = value(argument, surroundings),
            mayEnter(instance.type, surroundings),
            let function = program.members(of: instance.type, named: analyzer.wellKnown.names.body, from: program[instance.type].file)
                .first(where: { program[$0].kind == .function }), let inner = analyzer.contentBody(of: function)
        else { return nil }
        instance.environment = surroundings.environment
        let scope = ValueScope(CodeScope(inner), instance)
        scope.views[ParameterKey(function: function, index: 0)] = base
        var around = surroundings.with(inner, scope)
        around.path.append(instance.type)
        return build(.root, around)
    }

    // MARK: Colours

    /// The name of a colour as it is written: `Color.red`, `.red`, `Color("brand")`, `.red.opacity(0.5)`; nil for what is no name.
    func colorName(_ node: NodeID, _ syntax: SyntaxTree) -> String? {
        switch syntax.kind(node) {
        case .member:
            guard let access = MemberAccess(syntax, node) else { return nil }
            guard let base = access.base, !syntax.isTypeName(base) else { return syntax.name(access.name) }
            return colorName(base, syntax)
        case .call:
            guard let callee = syntax.firstChild(node) else { return nil }
            if let base = MemberAccess(syntax, callee)?.base, !syntax.isTypeName(base) { return colorName(base, syntax) }
            guard let argument = FunctionCall(syntax, node)?.arguments.first, argument.label == nil, let value = argument.expression,
                syntax.kind(value) == .string, syntax[value].size == 1
            else { return nil }
            return syntax.text(value).filter { $0 != "\"" }
        case .reference: return syntax.mainToken(node) == .none ? nil : syntax.name(syntax.mainToken(node))
        default: return nil
        }
    }
}
