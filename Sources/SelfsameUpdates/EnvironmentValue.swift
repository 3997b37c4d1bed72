// Values of the environment as text: what is written, as far as it can be followed to where it is given, and what changes make of it.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// A value with its text, and the value itself where it can be computed.
struct EnvironmentBase {
    var text: String
    var value: ConstantValue?
}

extension Updates {
    /// The value that changes begin with: what is written, or the default.
    func baseValue(_ resolved: EnvironmentResolution, _ key: String) -> EnvironmentBase {
        if let base = resolved.base {
            guard let value = base.write.value else { return EnvironmentBase(text: base.write.constant ?? "", value: nil) }
            if program.tree(base.body.file).kind(value) == .nil { return EnvironmentBase(text: "nil", value: ConstantValue.none) }
            return EnvironmentBase(text: rendered(value, base.body, base.context), value: constant(value, base.body, base.context))
        }
        if let value = defaultExpression(of: key) {
            let tree = program.tree(value.scope.file)
            return EnvironmentBase(text: "\(tree.oneLine(value.node)) (default)", value: constant(value.node, value.scope.file))
        }
        guard let property = environmentProperty(key) else { return EnvironmentBase(text: "default", value: nil) }
        if program.marks(of: property).contains(.system) { return EnvironmentBase(text: "system", value: nil) }
        guard let text = preludeDefault(of: property) else { return EnvironmentBase(text: "default", value: nil) }
        if text == "nil" { return EnvironmentBase(text: "nil (inherited)", value: ConstantValue.none) }
        return EnvironmentBase(text: "\(text) (default)", value: text == "true" ? .boolean(true) : text == "[]" ? .list([]) : nil)
    }

    private func constant(_ node: NodeID, _ file: FileID) -> ConstantValue? {
        ConstantEvaluator(analyzer, file).value(of: node)
    }

    /// What is written, followed through parameters and properties to the expression that gives it.
    func rendered(_ node: NodeID, _ body: LoweredBody, _ context: WalkContext, depth: Int = 0) -> String {
        let tree = program.tree(body.file)
        let text = tree.oneLine(node)
        guard depth < 8 else { return text }
        if tree.kind(node) == .sequence, let question = tree.child(node, .ternary), let other = tree.lastChild(node),
            let first = tree.firstChild(question)
        {
            return rendered(first, body, context, depth: depth + 1) + " or " + rendered(other, body, context, depth: depth + 1)
        }
        if let given = given(node, body, context) { return rendered(given.node, given.body, given.context, depth: depth + 1) }
        return text
    }

    /// The expression that a caller gives for a name: a parameter of a helper, a property of a view.
    private func given(
        _ node: NodeID, _ body: LoweredBody, _ context: WalkContext
    ) -> (node: NodeID, body: LoweredBody, context: WalkContext)? {
        let tree = program.tree(body.file)
        guard tree.kind(node) == .reference, tree.mainToken(node) != .none, context.unit != .none || context.frame != nil else {
            return nil
        }
        let scope = CodeScope(body)
        switch analyzer.origin(of: tree.mainToken(node), at: node, in: scope) {
        case .parameter:
            guard let frame = context.frame, frame.callee == scope.declaration, let outer = context.outer else { return nil }
            let name = program.name(of: tree.mainToken(node), in: body.file)
            guard let index = analyzer.signature(of: frame.callee).parameters.firstIndex(where: { $0.name == name }),
                let argument = frame.arguments.first(where: { $0.parameter == index })
            else { return nil }
            return (argument.syntax, frame.body, outer)
        case .declaration(let property)
        where program[property].flags.contains(.isStored) && program.nominal(containing: property) == context.unit
            && wrapper(of: property) == nil:
            guard let site = context.site, let outer = unitContext(context).outer, let argument = argument(for: property, at: site) else {
                return nil
            }
            followedInputs.insert(property)
            return (argument.syntax, site.body, outer)
        case .local(let value?) where [.string, .integer, .float, .boolean].contains(tree.kind(value)): return (value, body, context)
        default: return nil
        }
    }

    /// The argument that a call gives for a stored property.
    private func argument(for property: DeclID, at site: (call: CallRecord, body: LoweredBody, node: ViewNodeID)) -> ArgumentRecord? {
        let made = site.call.declaration
        guard made != .none else { return nil }
        let index = analyzer.signature(of: made).parameters.firstIndex { parameter in
            program[made].kind.isNominal ? parameter.syntax == program[property].node : parameter.name == program[property].name
        }
        return index.flatMap { index in site.call.arguments.first { $0.parameter == index } }
    }

    /// What a caller gives for the properties of a unit that values of the environment were followed through.
    func environmentInputs(of type: DeclID, _ context: WalkContext) -> [String] {
        guard let site = context.site, let outer = context.outer else { return [] }
        return analyzer.storedProperties(of: type).filter { followedInputs.contains($0) }.map { property in
            argument(for: property, at: site).map { rendered($0.syntax, site.body, outer) } ?? ""
        }
    }

    /// The value of an expression with the names in it that callers give; nil where it cannot be computed.
    func constant(_ node: NodeID, _ body: LoweredBody, _ context: WalkContext, depth: Int = 0) -> ConstantValue? {
        guard depth < 8 else { return nil }
        return ConstantEvaluator(analyzer, body.file) { name in
            self.given(name, body, context).flatMap { self.constant($0.node, $0.body, $0.context, depth: depth + 1) }
        }.value(of: node)
    }

    /// The context of the unit that code belongs to, helpers aside.
    private func unitContext(_ context: WalkContext) -> WalkContext {
        var context = context
        while context.frame != nil, let outer = context.outer { context = outer }
        return context
    }

    // MARK: Changes of the inherited value

    /// What changes make of a value, from the outside in.
    func combined(_ base: EnvironmentBase, _ transforms: [EnvironmentScope], _ key: String) -> String {
        if transforms.allSatisfy({ $0.write.combination == .append }) {
            let names = appended(transforms)
            return names.isEmpty ? "none" : names.joined(separator: " then ")
        }
        var value = base.value
        var text = base.text.replacing(" (default)", with: "").replacing(" (inherited)", with: "")
        for transform in transforms {
            let tree = program.tree(transform.body.file)
            let argument = transform.write.value
            let written = argument.map { rendered($0, transform.body, transform.context) } ?? transform.write.constant ?? ""
            switch transform.write.combination {
            case .and:
                (value, text) = conjunction(value, text, argument.flatMap { constant($0, transform.body, transform.context) }, written)
            case .union: (value, text) = union(value, text, argument.flatMap { constant($0, transform.body, transform.context) }, written)
            case .clamp: (value, text) = clamped(value, text, argument, transform.body.file, key, written)
            case .transform:
                let next = argument.flatMap { applied($0, to: value, in: transform.body.file) }
                text = next?.spelling ?? "\(text), changed by `\(tree.oneLine(argument ?? .root, upTo: 40))`"
                value = next
            case .set:
                // A part of the value is written, the rest stays.
                text = transform.write.path.isEmpty ? written : "\(text), with \(transform.write.path.joined(separator: ".")) \(written)"
                value = nil
            case .append, .unlessNil: break
            }
        }
        return text
    }

    /// What a closure that takes the value `inout` makes of it.
    private func applied(_ closure: NodeID, to value: ConstantValue?, in file: FileID) -> ConstantValue? {
        let tree = program.tree(file)
        guard let value, tree.kind(closure) == .closure else { return nil }
        let name = Closure(tree, closure)?.parameterNames.first.map { tree.name($0) } ?? "$0"
        let statements = tree.children(closure).filter { tree.kind($0) != .closureSignature }
        return ConstantEvaluator(analyzer, file).applied(statements, to: name, value)
    }

    /// What is enabled stays so where nobody says otherwise: `disabled(true)` above cannot be taken back.
    private func conjunction(
        _ value: ConstantValue?, _ text: String, _ isOff: ConstantValue?, _ written: String
    ) -> (ConstantValue?, String) {
        switch (value, isOff) {
        case (.boolean(false), _), (_, .boolean(true)): return (.boolean(false), "false")
        case (.boolean(true), .boolean(false)): return (.boolean(true), "true")
        case (.boolean(true), _): return (nil, negated(written))
        case (_, .boolean(false)): return (value, text)
        default: return (nil, "\(text) && \(negated(written))")
        }
    }

    private func negated(_ condition: String) -> String {
        condition.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) } ? "!\(condition)" : "!(\(condition))"
    }

    private func union(_ value: ConstantValue?, _ text: String, _ added: ConstantValue?, _ written: String) -> (ConstantValue?, String) {
        func elements(_ value: ConstantValue?) -> [ConstantValue]? {
            switch value {
            case .list(let values)?: values
            case .member("none")?: []
            case .member?: value.map { [$0] }
            default: nil
            }
        }
        if let old = elements(value) ?? (["[]", ".none", "none"].contains(text) ? [] : nil), let new = elements(added) {
            let all = (old + new).uniqued
            return (.list(all), all.count == 1 ? all[0].spelling : ConstantValue.list(all).spelling)
        }
        return (nil, ["[]", ".none"].contains(text) ? written : "\(text) and \(written)")
    }

    /// A value within a range of the cases of its type.
    private func clamped(
        _ value: ConstantValue?, _ text: String, _ range: NodeID?, _ file: FileID, _ key: String, _ written: String
    ) -> (ConstantValue?, String) {
        let tree = program.tree(file)
        let cases = environmentProperty(key).map { caseNames(of: analyzer.nominal(analyzer.valueType(of: $0))) } ?? []
        guard let range, case .member(let name)? = value, let position = cases.firstIndex(of: name) else {
            return (nil, "\(text) within \(written)")
        }
        let inner = tree.unparenthesized(range)
        var (low, high) = (0, cases.count - 1)
        func bound(_ node: NodeID?) -> Int? {
            guard let node, case .member(let name)? = constant(tree.unparenthesized(node), file) else { return nil }
            return cases.firstIndex(of: name)
        }
        switch tree.kind(inner) {
        case .sequence:
            guard let binary = BinaryExpression(tree, inner), let from = bound(binary.left), let to = bound(binary.right) else {
                return (nil, "\(text) within \(written)")
            }
            (low, high) = (from, binary.spelling == "..<" ? to - 1 : to)
        case .prefix:
            guard let to = bound(tree.firstChild(inner)) else { return (nil, "\(text) within \(written)") }
            high = tree.text(tree.mainToken(inner)) == "..<" ? to - 1 : to
        case .postfix:
            guard let from = bound(tree.firstChild(inner)) else { return (nil, "\(text) within \(written)") }
            low = from
        default: return (nil, "\(text) within \(written)")
        }
        let found = cases[min(max(position, low), max(low, high))]
        return (.member(found), ".\(found)")
    }

    private func caseNames(of type: DeclID) -> [String] {
        type == .none ? [] : program.members(of: type).filter { program[$0].kind == .enumCase }.map { analyzer.name(program[$0].name) }
    }

    // MARK: Font modifiers

    /// The modifiers that are added to whatever font is used, in order; false and nil take all of their kind away.
    func appended(_ transforms: [EnvironmentScope]) -> [String] {
        var result: [(kind: String, name: String)] = []
        for transform in transforms where transform.write.combination == .append {
            let tree = program.tree(transform.body.file)
            let argument = transform.write.value.map { tree.oneLine($0) }
            let kind = transform.write.name
            let names = modifierNames(kind, argument)
            if names.isEmpty { result.removeAll { $0.kind == kind } } else { result += names.map { (kind, $0) } }
        }
        return result.map(\.name)
    }

    /// What one such modifier adds: `bold`, `light` for a weight; nothing where it takes away.
    func modifierNames(_ name: String, _ argument: String?) -> [String] {
        switch argument {
        case nil, "true": [name]
        case "false", "nil": []
        case let text?: text.hasPrefix(".") ? [String(text.dropFirst())] : ["\(name)(\(text))"]
        }
    }
}
