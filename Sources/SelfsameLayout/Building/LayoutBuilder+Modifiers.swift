// Chains of modifiers, from the outside in for what they hand down (fonts, line limits), and from the inside out for what they put around.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension LayoutBuilder {
    /// The views of a chain of modifiers. The chain is walked in a loop: it may be long.
    func modified(_ node: ViewNodeID, _ surroundings: Surroundings) -> [Int] {
        var links: [(node: ViewNodeID, surroundings: Surroundings)] = []
        var current = node
        var around = surroundings
        var views: [Int]?
        while around.body[current].kind == .modifier {
            if let own = ownModifier(current, around) {
                views = own
                break
            }
            links.append((current, around))
            around = handedDown(by: current, around)
            guard let base = around.body.base(of: current) else {
                // A modifier on `self` that is not written.
                views =
                    surroundings.scope.receiver.map { receiver in
                        receiver.nodes.flatMap { build($0, around.with(receiver.body, receiver.scope)) }
                    } ?? []
                break
            }
            current = base
        }
        var result = views ?? build(current, around)
        for link in links.reversed() {
            let name = analyzer.modifierName(of: link.node, in: link.surroundings.body)
            guard let rule = LayoutVocabulary.modifiers[name] else { continue }
            result = result.map { applied(rule, name, link.node, to: $0, link.surroundings) }
        }
        return result
    }

    /// What a modifier puts around a view; of a row of a grid, around each of its cells.
    func applied(_ rule: ModifierRule, _ name: String, _ node: ViewNodeID, to view: Int, _ surroundings: Surroundings) -> Int {
        guard case .gridRow = tree[view].kind else { return wrap(view, rule, name, node, surroundings) }
        let row = tree[view]
        let cells = row.children.map { wrap($0, rule, name, node, surroundings) }
        let index = tree.add(row)
        tree[index].children = cells
        return index
    }

    /// What a modifier changes for the views inside of it.
    private func handedDown(by node: ViewNodeID, _ surroundings: Surroundings) -> Surroundings {
        let name = analyzer.modifierName(of: node, in: surroundings.body)
        guard let rule = LayoutVocabulary.modifiers[name] else { return surroundings }
        var result = surroundings
        let passed = arguments(node, surroundings)
        switch rule {
        case .font: if let argument = passed.list.first?.node, let font = font(likelyValue(argument, surroundings)) { result.font = font }
        case .environment:
            guard let path = passed.list.first?.node, passed.list.count > 1,
                let key = environmentKey(path, program.tree(surroundings.body.file))
            else { break }
            result.environment[key] = value(passed.list[1].node, surroundings)
        case .weight(let widening): result.font.widening = widening
        case .style(let control): result.styles[control] = passed.list.first.flatMap { style(likelyValue($0.node, surroundings)) }
        case .monospaced: result.font.isMonospaced = true
        case .lineLimit:
            guard let argument = passed.list.first?.node else { break }
            switch likelyValue(argument, surroundings) {
            case .number(let formula, _): result.lineLimit = formula.known.flatMap { $0.points >= 1 ? Int(min($0.points, 10_000)) : nil }
            case .array(let elements):
                result.lineLimit = elements.last.flatMap { reader.constant($0) }.map { Int(max(1, min($0, 10_000))) }
            default: result.lineLimit = nil
            }
        default: break
        }
        return result
    }

    /// The name of a value of the environment: `unit` of `\.unit`.
    private func environmentKey(_ node: NodeID, _ syntax: SyntaxTree) -> String? {
        guard syntax.kind(node) == .keyPath else { return nil }
        let names = syntax.children(node).filter { syntax.kind($0) == .keyPathComponent }.compactMap { syntax.child($0, .reference) }
        return names.count == 1 ? syntax.name(syntax.mainToken(names[0])) : nil
    }

    /// A value as a font; nil for what is none, or not known.
    private func font(_ value: LayoutValue) -> TextFont? {
        guard case .member(let name, var arguments) = value else { return nil }
        func number(_ label: String) -> Double? { arguments.first { $0.label == label }.flatMap { reader.constant($0.value) } }
        if let widening = number(LayoutVocabulary.widening) {
            arguments.removeAll { $0.label == LayoutVocabulary.widening }
            var result = font(.member(name, arguments))
            result?.widening *= widening
            return result
        }
        if arguments.isEmpty {
            // `.rowTitle`: a constant that the program adds to the type.
            return LayoutVocabulary.textStyles[name] ?? programFont(name)
        }
        if let size = number("size") ?? number("fixedSize"), size > 0, size.isFinite {
            return TextFont(size: size, lineHeight: size * LayoutVocabulary.lineHeight)
        }
        for argument in arguments {
            if case .member(let style, _) = argument.value, let font = LayoutVocabulary.textStyles[style] { return font }
        }
        return nil
    }

    private func programFont(_ name: String) -> TextFont? {
        guard let value = reader.staticValue(named: name), case .member(let other, _) = value, other != name else { return nil }
        return font(value)
    }

    // MARK: Rules

    private func wrap(_ view: Int, _ rule: ModifierRule, _ name: String, _ node: ViewNodeID, _ surroundings: Surroundings) -> Int {
        let passed = arguments(node, surroundings)
        let syntax = program.tree(surroundings.body.file)
        let place = origin(node, surroundings)
        func around(_ kind: LayoutKind, isNamed: Bool = true) -> Int {
            add(kind, [view], label: tree[view].label, modifier: name, isNamed: isNamed, place)
        }
        func length(_ label: String, _ standIn: Double?) -> Formula? { self.length(passed.node(label), standIn: standIn, surroundings) }
        let first = passed.list.first { $0.label.isEmpty }?.node
        switch rule {
        case .frame: return frame(view, passed, place, surroundings)
        case .padding: return around(.padding(padding(passed, surroundings)))
        case .safeAreaPadding: return around(.padding(padding(passed, surroundings)))
        case .aspectRatio: return around(aspectRatio(passed, surroundings))
        case .scaledToFit: return around(.aspectRatio(width: nil, height: nil, isFill: false))
        case .scaledToFill: return around(.aspectRatio(width: nil, height: nil, isFill: true))
        case .fixedSize:
            let isBoth = passed.list.isEmpty
            return around(
                .fixedSize(
                    horizontal: isBoth || truth(passed.node("horizontal"), standIn: true, surroundings),
                    vertical: isBoth || truth(passed.node("vertical"), standIn: true, surroundings)))
        case .position:
            let (x, y) = point(passed, first, LayoutVocabulary.point, ("x", "y"), surroundings)
            return around(.position(x: x, y: y))
        case .offset:
            let (x, y) = point(passed, first, LayoutVocabulary.size, ("width", "height"), surroundings)
            return around(.offset(x: x, y: y))
        case .layoutPriority: return around(.layoutPriority(self.length(first, standIn: 0, surroundings) ?? .zero), isNamed: false)
        case .alignmentGuide: return alignmentGuide(view, node, passed, place, surroundings)
        case .background, .overlay: return layer(view, rule, name, node, passed, place, surroundings)
        case .containerRelativeFrame:
            let axes = axes(first, standard: LayoutAxis.both, surroundings)
            var share = ContainerShare()
            share.count = length("count", 1) ?? share.count
            share.span = length("span", 1) ?? share.span
            share.spacing = length("spacing", 0) ?? share.spacing
            if let closure = passed.closure(syntax) { share.lengths = containerLengths(closure, axes, surroundings) }
            return around(.containerRelativeFrame(axes, share, alignment(passed.node("alignment"), surroundings)))
        case .ignoresSafeArea:
            let argument = passed.node("edges") ?? (name.hasPrefix("edges") ? first : nil)
            return around(.ignoresSafeArea(argument.flatMap { edges(likelyValue($0, surroundings)) } ?? .all), isNamed: false)
        case .safeAreaInset: return inset(view, name, node, passed, place, surroundings)
        case .gridCellColumns:
            var traits = GridCellTraits()
            traits.columns = self.length(first, standIn: 1, surroundings)?.known.map { Int(max(1, min($0.points, 1_000))) } ?? 1
            return around(.gridCell(traits), isNamed: false)
        case .gridCellAnchor:
            var traits = GridCellTraits()
            traits.anchor = first.flatMap { unitPoint(likelyValue($0, surroundings)) }
            return around(.gridCell(traits), isNamed: false)
        case .gridCellUnsizedAxes:
            var traits = GridCellTraits()
            traits.unsizedAxes = axes(first, standard: [], surroundings)
            return around(.gridCell(traits), isNamed: false)
        case .gridColumnAlignment:
            var traits = GridCellTraits()
            traits.columnAlignment = guide(first, .horizontal, surroundings)
            return around(.gridCell(traits), isNamed: false)
        case .resizable:
            if case .image(let size, _, _) = tree[view].kind {
                tree[view].kind = .image(size, isResizable: true, least: capInsets(passed, surroundings))
            }
            return view
        case .shapeStyle:
            // A shape goes by the colour that fills it.
            let color = surroundings.body.children(node).dropFirst().first.map { surroundings.body[$0].syntax } ?? first
            if tree[view].children.isEmpty, let color, [.member, .call].contains(syntax.kind(color)), let name = colorName(color, syntax) {
                tree[view].label = name
            }
            return view
        case .clips: return around(.plain(clips: true), isNamed: false)
        case .font, .weight, .lineLimit, .monospaced, .environment, .style, .custom: return view
        }
    }

    /// What a closure makes of the container's length along each axis.
    private func containerLengths(_ closure: NodeID, _ axes: [LayoutAxis], _ surroundings: Surroundings) -> [LayoutAxis: Formula] {
        var result: [LayoutAxis: Formula] = [:]
        for axis in axes {
            let name = axis == .vertical ? LayoutVocabulary.verticalAxis : LayoutVocabulary.horizontalAxis
            let scope = surroundings.scope.entering(closure, [.number(.dimension(axis), .real), .member(name, [])])
            let value = reader.result(of: ValuePlace(closure, in: surroundings.code), in: scope)
            if let formula = reader.number(value) {
                result[axis] = formula
            } else {
                list(closure, surroundings.body.file, value.unknownValue?.reason ?? "the length is unknown", standIn: "0")
                result[axis] = .number(Length(0, .unknown))
            }
        }
        return result
    }

    private func frame(_ view: Int, _ passed: CallArguments, _ place: LayoutOrigin, _ surroundings: Surroundings) -> Int {
        let alignment = alignment(passed.node("alignment"), surroundings)
        func length(_ label: String) -> Formula? { self.length(passed.node(label), standIn: 100, surroundings) }
        func bounds(_ name: String) -> FlexibleBounds {
            FlexibleBounds(minimum: length("min" + name), ideal: length("ideal" + name), maximum: length("max" + name))
        }
        let (width, height) = (length("width"), length("height"))
        let (wide, high) = (bounds("Width"), bounds("Height"))
        var kind: LayoutKind
        if !wide.isEmpty || !high.isEmpty {
            kind = .flexibleFrame(width: wide, height: high, alignment)
        } else {
            // Without a length it changes nothing.
            if width == nil, height == nil { return view }
            kind = .frame(width: width, height: height, alignment)
        }
        return add(kind, [view], label: tree[view].label, modifier: LayoutVocabulary.frame, place)
    }

    private func padding(_ passed: CallArguments, _ surroundings: Surroundings) -> EdgeLengths {
        let standard = Formula.exact(SpacingRules.padding)
        let values = passed.list.map { ($0.node, likelyValue($0.node, surroundings)) }
        guard let (node, value) = values.first else { return EdgeLengths(.all, standard) }
        if let fields = insets(value) {
            var result = EdgeLengths([], .zero)
            func length(_ label: String) -> Formula { fields.first { $0.label == label }.flatMap { reader.number($0.value) } ?? .zero }
            result.top = length("top")
            result.leading = length("leading")
            result.bottom = length("bottom")
            result.trailing = length("trailing")
            result.edges = .all
            return result
        }
        if let edges = edges(value) {
            let amount = passed.list.count > 1 ? length(passed.list[1].node, standIn: SpacingRules.padding, surroundings) : nil
            return EdgeLengths(edges, amount ?? standard)
        }
        return EdgeLengths(.all, length(node, standIn: SpacingRules.padding, surroundings) ?? standard)
    }

    /// The lengths of `EdgeInsets(…)` and of `.init(top: …)`.
    private func insets(_ value: LayoutValue) -> [LabeledValue]? {
        switch value {
        case .made(LayoutVocabulary.edgeInsets, let fields): fields
        case .member("init", let fields) where !fields.isEmpty: fields
        default: nil
        }
    }

    /// The least size of a picture that keeps its edges: `resizable(capInsets:)`.
    private func capInsets(_ passed: CallArguments, _ surroundings: Surroundings) -> LayoutSize {
        guard let node = passed.node("capInsets"), let fields = insets(likelyValue(node, surroundings)) else { return .zero }
        func length(_ label: String) -> Length { fields.first { $0.label == label }.flatMap { reader.number($0.value)?.known } ?? .zero }
        return LayoutSize(length("leading") + length("trailing"), length("top") + length("bottom"))
    }

    private func aspectRatio(_ passed: CallArguments, _ surroundings: Surroundings) -> LayoutKind {
        let isFill = member(passed.node("contentMode"), surroundings) == "fill"
        guard let node = passed.list.first(where: { $0.label.isEmpty })?.node else {
            return .aspectRatio(width: nil, height: nil, isFill: isFill)
        }
        if case .made(LayoutVocabulary.size, let fields) = likelyValue(node, surroundings) {
            let numbers = fields.compactMap { reader.number($0.value) }
            if numbers.count == 2 { return .aspectRatio(width: numbers[0], height: numbers[1], isFill: isFill) }
        }
        guard let ratio = length(node, standIn: 1, surroundings) else { return .aspectRatio(width: nil, height: nil, isFill: isFill) }
        return .aspectRatio(width: ratio, height: .exact(1), isFill: isFill)
    }

    private func point(
        _ passed: CallArguments, _ node: NodeID?, _ type: String, _ labels: (String, String), _ surroundings: Surroundings
    ) -> (Formula, Formula) {
        if let node {
            if case .made(type, let fields) = likelyValue(node, surroundings) {
                func number(_ label: String) -> Formula? { fields.first { $0.label == label }.flatMap { reader.number($0.value) } }
                return (number(labels.0) ?? .zero, number(labels.1) ?? .zero)
            }
            if member(node, surroundings) == "zero" { return (.zero, .zero) }
            let stand = length(node, standIn: 0, surroundings) ?? .zero
            return (stand, stand)
        }
        return (
            length(passed.node("x"), standIn: 0, surroundings) ?? .zero, length(passed.node("y"), standIn: 0, surroundings) ?? .zero
        )
    }

    private func unitPoint(_ value: LayoutValue) -> (x: Formula, y: Formula)? {
        switch value {
        case .member(let name, _): return LayoutVocabulary.unitPoints[name].map { (.exact($0.x), .exact($0.y)) }
        case .made(LayoutVocabulary.unitPoint, let fields):
            let numbers = fields.compactMap { reader.number($0.value) }
            return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
        default: return nil
        }
    }

    private func alignmentGuide(
        _ view: Int, _ node: ViewNodeID, _ passed: CallArguments, _ place: LayoutOrigin, _ surroundings: Surroundings
    ) -> Int {
        let syntax = program.tree(surroundings.body.file)
        guard let first = passed.list.first?.node, let last = passed.list.last?.node, passed.list.count > 1 else { return view }
        var axis = LayoutAxis.horizontal
        if let call = surroundings.body.call(node), call.declaration != .none,
            let type = analyzer.signature(of: call.declaration).parameters.first?.type, analyzer.nominal(type) != .none,
            analyzer.name(program[analyzer.nominal(type)].name) == LayoutVocabulary.verticalAlignment
        {
            axis = .vertical
        }
        let guide = guide(first, axis, surroundings)
        var formula: Formula?
        var unknown: UnknownValue?
        if syntax.kind(last) == .closure {
            let scope = surroundings.scope.entering(last, [.dimensions])
            let value = reader.result(of: ValuePlace(last, in: surroundings.code), in: scope)
            formula = reader.number(value)
            unknown = value.unknownValue
        }
        if formula == nil {
            list(last, surroundings.body.file, unknown?.reason ?? "the guide is unknown", standIn: "0")
        }
        return add(
            .alignmentGuide(guide, formula ?? .number(Length(0, .unknown))), [view], label: tree[view].label,
            modifier: LayoutVocabulary.alignmentGuide,
            isNamed: false, place)
    }

    /// A background or an overlay.
    private func layer(
        _ view: Int, _ rule: ModifierRule, _ name: String, _ node: ViewNodeID, _ passed: CallArguments, _ place: LayoutOrigin,
        _ surroundings: Surroundings
    ) -> Int {
        let syntax = program.tree(surroundings.body.file)
        let body = surroundings.body
        var isBackground = false
        if case .background = rule { isBackground = true }
        let alignment = alignment(passed.node("alignment"), surroundings)
        var added = apart {
            body.children(node).filter { body[$0].role != .base }.flatMap { build($0, surroundings.outsideOfStacks) }
        }
        if let shape = passed.node("in") {
            // A style in a shape: the shape takes the size, the style names it.
            let style = passed.list.first { $0.label.isEmpty && syntax.kind($0.node) != .closure }?.node
            let label = colorName(style ?? shape, syntax) ?? LayoutVocabulary.background
            added = [add(.fill, label: label, place)]
        } else if added.isEmpty {
            guard let style = passed.unlabeled(syntax).first else { return view }
            added = [add(.fill, label: colorName(style, syntax) ?? syntax.oneLine(style, upTo: 24), place)]
        }
        if added.count > 1 { added = [add(.zStack(alignment), added, label: LayoutVocabulary.zStack, place)] }
        return add(
            .layer(alignment, isBackground: isBackground), [view] + added, label: tree[view].label, modifier: name, place)
    }

    private func inset(
        _ view: Int, _ name: String, _ node: ViewNodeID, _ passed: CallArguments, _ place: LayoutOrigin, _ surroundings: Surroundings
    ) -> Int {
        let body = surroundings.body
        let edge = member(passed.node("edge"), surroundings).flatMap { LayoutVocabulary.edges[$0] } ?? .bottom
        let axis: LayoutAxis = edge.isSubset(of: .vertical) ? .vertical : .horizontal
        var alignment = LayoutAlignment.center
        alignment[axis.other] = guide(passed.node("alignment"), axis.other, surroundings)
        let spacing = length(passed.node("spacing"), standIn: SpacingRules.standard, surroundings)
        var added = apart {
            body.children(node).filter { body[$0].role != .base }.flatMap { build($0, surroundings.outsideOfStacks) }
        }
        if added.count > 1 {
            added = [add(.stack(.vertical, .center(.horizontal), spacing: nil), added, label: LayoutVocabulary.vStack, place)]
        }
        return add(
            .safeAreaInset(edge, spacing: spacing, alignment), [view] + added, label: tree[view].label, modifier: name, place)
    }
}
