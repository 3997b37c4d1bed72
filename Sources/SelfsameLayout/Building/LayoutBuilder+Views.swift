// Views that a call makes: those of SwiftUI by their rules, those of the program by their bodies.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension LayoutBuilder {
    /// The views that a call of an initialiser comes to.
    func construct(_ node: ViewNodeID, _ surroundings: Surroundings) -> [Int] {
        let body = surroundings.body
        let declaration = analyzer.nominal(body[node].type)
        if declaration != .none, !analyzer.isFromPrelude(declaration) { return ownView(node, declaration, surroundings) }
        if let modified = modifiedContent(node, surroundings) { return modified }
        let name = analyzer.shownName(of: node, in: body)
        if isCalledLayout(analyzer.revealed(body[node].type)) { return [calledLayout(node, surroundings)] }
        guard let rule = LayoutVocabulary.views[name] else {
            return [unknownView(node, "its layout rules are unknown", surroundings)]
        }
        let declared = settings.sizes.size(of: program.tree(body.file).oneLine(body[node].syntax), type: name)
        let place = origin(node, surroundings)
        switch rule {
        case .text: return [self.text(node, declared, place, surroundings)]
        case .image: return [image(node, declared, place, surroundings)]
        case .divider:
            let thickness = declared?.thickness.map { Length($0) } ?? declared?.ideal.map(\.height) ?? settings.pixel
            return [add(.divider(stack: surroundings.axis, thickness: thickness), label: name, place)]
        default: break
        }
        if let size = declared?.ideal {
            // A declared size stands for the view and all that it holds.
            return [add(.control(ideal: size, expands: []), label: name, place)]
        }
        return construct(node, rule, name, place, surroundings)
    }

    func construct(
        _ node: ViewNodeID, _ rule: ViewRule, _ name: String, _ place: LayoutOrigin, _ surroundings: Surroundings
    ) -> [Int] {
        let passed = arguments(node, surroundings)
        let syntax = program.tree(surroundings.body.file)
        switch rule {
        case .text: return [text(node, nil, place, surroundings)]
        case .image: return [image(node, nil, place, surroundings)]
        case .fill, .circle:
            let own = surroundings.body[node].syntax
            let label = name == LayoutVocabulary.color ? colorName(own, syntax) ?? name : name
            if case .circle = rule { return [add(.circle, label: label, place)] }
            return [add(.fill, label: label, place)]
        case .empty: return []
        case .spacer:
            let least = length(passed.node("minLength"), standIn: SpacingRules.standard, surroundings)
            return [add(.spacer(minLength: least, axis: surroundings.axis), label: name, place)]
        case .stack(let axis):
            let guide = guide(passed.node("alignment"), axis.other, surroundings)
            let spacing = length(passed.node("spacing"), standIn: SpacingRules.standard, surroundings)
            return [arrange(.stack(axis, guide, spacing: spacing), node, name, place, surroundings.inside(axis))]
        case .zStack:
            let alignment = alignment(passed.node("alignment"), surroundings)
            return [arrange(.zStack(alignment), node, name, place, surroundings.outsideOfStacks)]
        case .lazyStack(let axis):
            let guide = guide(passed.node("alignment"), axis.other, surroundings)
            let spacing = length(passed.node("spacing"), standIn: SpacingRules.standard, surroundings)
            return [arrange(.lazyStack(axis, guide, spacing: spacing), node, name, place, surroundings.inside(axis))]
        case .lazyGrid(let axis):
            let tracks = tracks(passed.node("columns") ?? passed.node("rows"), surroundings)
            let guide = guide(passed.node("alignment"), axis.other, surroundings)
            let spacing = length(passed.node("spacing"), standIn: SpacingRules.standard, surroundings)
            return [arrange(.lazyGrid(axis, tracks, guide, spacing: spacing), node, name, place, surroundings.outsideOfStacks)]
        case .grid:
            let alignment = alignment(passed.node("alignment"), surroundings)
            let horizontal = length(passed.node("horizontalSpacing"), standIn: SpacingRules.standard, surroundings)
            let vertical = length(passed.node("verticalSpacing"), standIn: SpacingRules.standard, surroundings)
            let kind = LayoutKind.grid(alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)
            return [arrange(kind, node, name, place, surroundings.outsideOfStacks)]
        case .gridRow:
            let guide = passed.node("alignment").map { self.guide($0, .vertical, surroundings) }
            return [arrange(.gridRow(guide), node, name, place, surroundings.inside(.horizontal))]
        case .scroll:
            let axes = axes(passed.unlabeled(syntax).first, standard: [.vertical], surroundings)
            let (views, _) = build(shown(node, surroundings), surroundings.inside(.vertical))
            // Several views are arranged as in a VStack, whatever the axis.
            let content =
                views.count > 1
                ? [add(.stack(.vertical, .center(.horizontal), spacing: nil), views, label: LayoutVocabulary.vStack, place)] : views
            return [add(.scroll(axes), content, label: name, place)]
        case .list: return [add(.list(ListMetrics()), apart { rows(node, surroundings) }, label: name, place)]
        case .section: return section(node, passed, surroundings)
        case .reader:
            readerCount += 1
            let number = readerCount
            var inner = surroundings.outsideOfStacks
            if let closure = passed.closure(syntax) { inner.scope = inner.scope.entering(closure, [.reader(number)]) }
            let (views, _) = build(shown(node, surroundings), inner)
            return [add(.reader(number), views, label: name, place)]
        case .viewThatFits:
            let axes = axes(passed.node("in"), standard: LayoutAxis.both, surroundings)
            return [arrange(.viewThatFits(axes), node, name, place, surroundings.outsideOfStacks)]
        case .forEach:
            isDynamic = true
            return rows(node, surroundings)
        case .group: return build(shown(node, surroundings), surroundings).views
        case .container, .tabs:
            let (views, _) = build(shown(node, surroundings), surroundings.outsideOfStacks)
            if case .tabs = rule { return [add(.container, Array(views.prefix(1)), label: name, place)] }
            let content =
                views.count > 1
                ? [add(.stack(.vertical, .center(.horizontal), spacing: nil), views, label: LayoutVocabulary.vStack, place)] : views
            return [add(.container, content, label: name, place)]
        default: return [control(node, rule, name, place, surroundings)]
        }
    }

    /// The children of a node that are shown where it is: what a link or a menu presents later is not.
    func shown(_ node: ViewNodeID, _ surroundings: Surroundings) -> [ViewNodeID] {
        surroundings.body.children(node).filter { !analyzer.isPresentedLater($0, in: surroundings.body) }
    }

    private func arrange(
        _ kind: LayoutKind, _ node: ViewNodeID, _ name: String, _ place: LayoutOrigin, _ surroundings: Surroundings
    ) -> Int {
        let (views, isStatic) = build(shown(node, surroundings), surroundings)
        let index = add(kind, views, label: name, place)
        tree[index].isStatic = isStatic
        return index
    }

    /// Whether the view is what a layout makes that is called as a function.
    func isCalledLayout(_ type: TypeID) -> Bool {
        analyzer.genericArguments(type).contains { argument in
            let declaration = analyzer.nominal(argument)
            return analyzer.isFromPrelude(declaration) && program.names[program[declaration].name] == LayoutVocabulary.layoutRoot
        }
    }

    /// A layout of SwiftUI or of the program that is called as a function.
    func calledLayout(_ node: ViewNodeID, _ surroundings: Surroundings) -> Int {
        let syntax = program.tree(surroundings.body.file)
        let place = origin(node, surroundings)
        let callee = syntax.firstChild(surroundings.body[node].syntax) ?? surroundings.body[node].syntax
        var value = value(callee, surroundings)
        if syntax.isTypeName(callee), let token = syntax.calleeToken(callee) {
            // `HStackLayout(spacing: 3) { … }` makes the layout and calls it.
            let fields = (FunctionCall(syntax, surroundings.body[node].syntax)?.arguments ?? []).compactMap { argument in
                argument.expression.map {
                    LabeledValue(label: argument.label.map { syntax.name($0) } ?? "", value: self.value($0, surroundings))
                }
            }
            value = .made(syntax.name(token), fields)
        }
        if case .made(LayoutVocabulary.anyLayout, let fields) = value, let inner = fields.first?.value { value = inner }
        if case .made(let name, let fields) = value, let rule = LayoutVocabulary.stackLayouts[name] {
            func field(_ label: String) -> LayoutValue? { fields.first { $0.label == label }?.value }
            let spacing = field("spacing").flatMap { reader.number($0) }
            switch rule {
            case .stack(let axis):
                let guide = field("alignment").flatMap { self.guide($0, axis.other) } ?? LayoutGuide.center(axis.other)
                return arrange(.stack(axis, guide, spacing: spacing), node, name, place, surroundings.inside(axis))
            case .zStack:
                let alignment = field("alignment").flatMap { self.alignment(of: $0) } ?? .center
                return arrange(.zStack(alignment), node, name, place, surroundings.outsideOfStacks)
            case .grid:
                let kind = LayoutKind.grid(
                    field("alignment").flatMap { self.alignment(of: $0) } ?? .center,
                    horizontalSpacing: field("horizontalSpacing").flatMap { reader.number($0) },
                    verticalSpacing: field("verticalSpacing").flatMap { reader.number($0) })
                return arrange(kind, node, name, place, surroundings.outsideOfStacks)
            default: break
            }
        }
        let name = syntax.calleeToken(callee).map { syntax.name($0) } ?? LayoutVocabulary.layout
        list(callee, surroundings.body.file, "a custom layout, whose code is not run", standIn: "what it is offered")
        let index = arrange(.customLayout, node, name, place, surroundings.outsideOfStacks)
        tree[index].certainty = .unknown
        return index
    }

    // MARK: Rows

    /// The views of a loop or a list: one run of its content for each element.
    private func rows(_ node: ViewNodeID, _ surroundings: Surroundings) -> [Int] {
        let syntax = program.tree(surroundings.body.file)
        let passed = arguments(node, surroundings)
        let content = shown(node, surroundings)
        guard let data = passed.unlabeled(syntax).first, let closure = passed.closure(syntax), takesElement(closure, syntax) else {
            return build(content, surroundings).views
        }
        isDynamic = true
        return elements(of: data, surroundings).flatMap { element in
            var inner = surroundings
            inner.scope = inner.scope.entering(closure, [element])
            return content.flatMap { build($0, inner) }
        }
    }

    private func takesElement(_ closure: NodeID, _ syntax: SyntaxTree) -> Bool {
        if let names = Closure(syntax, closure)?.parameterNames, !names.isEmpty { return true }
        return (closure.rawValue..<closure.rawValue + syntax[closure].size).contains { index in
            let node = NodeID(index)
            return syntax.kind(node) == .reference && syntax.mainToken(node) != .none
                && syntax.tokens.kind(syntax.mainToken(node)) == .dollarIdentifier
        }
    }

    /// The elements of a collection; so many as were chosen where the source does not give them.
    private func elements(of data: NodeID, _ surroundings: Surroundings) -> [LayoutValue] {
        let place = ValuePlace(data, in: surroundings.code)
        let value = value(data, surroundings)
        if reader.count(of: place) == nil, case .array(let elements) = value {
            return Array(elements.prefix(ValueReader.elementLimit))
        }
        let count = reader.count(of: place) ?? settings.defaultCount
        let reason = value.unknownValue?.reason ?? "the elements are unknown"
        if reader.count(of: place) == nil { list(data, surroundings.body.file, reason, standIn: "\(count) elements") }
        let unknown = UnknownValue(
            reason: "an element of `\(program.tree(surroundings.body.file).oneLine(data, upTo: 40))`", file: surroundings.body.file,
            node: data)
        return Array(repeating: .unknown(unknown), count: count)
    }

    /// A section of a list: header, rows, footer.
    private func section(_ node: ViewNodeID, _ passed: CallArguments, _ surroundings: Surroundings) -> [Int] {
        let body = surroundings.body
        var header: [Int] = []
        if let title = passed.unlabeled(program.tree(body.file)).first { header = [titleText(title, surroundings)].compactMap(\.self) }
        var content: [Int] = []
        var footer: [Int] = []
        for child in shown(node, surroundings) {
            var label = ""
            if case .content(let index) = body[child].role,
                let argument = body.call(node)?.arguments.first(where: { $0.parameter == index })
            {
                label = analyzer.name(argument.label)
            }
            let views = build(child, surroundings)
            switch label {
            case "header": header += views
            case "footer": footer += views
            default: content += views
            }
        }
        return header + content + footer
    }

    // MARK: Controls

    /// A text that an argument gives as a title.
    func titleText(_ node: NodeID, _ surroundings: Surroundings) -> Int? {
        let syntax = program.tree(surroundings.body.file)
        let value = likelyValue(node, surroundings)
        places.append(LayoutPlace(file: surroundings.body.file, range: syntax.range(node)))
        let place = LayoutOrigin(index: places.count - 1)
        if case .text(let text) = value { return textLeaf(text, isKnown: true, nil, place, surroundings) }
        guard case .unknown(let unknown) = value else { return nil }
        list(node, surroundings.body.file, unknown.reason, standIn: "a short text")
        return textLeaf(syntax.oneLine(node, upTo: 40), isKnown: false, nil, place, surroundings)
    }

    /// The name of the parameter that a child of a call is passed for.
    private func parameterName(of child: ViewNodeID, of node: ViewNodeID, _ surroundings: Surroundings) -> String? {
        let body = surroundings.body
        guard case .content(let index) = body[child].role, let call = body.call(node), call.declaration != .none else { return nil }
        let parameters = analyzer.signature(of: call.declaration).parameters
        return parameters.indices.contains(index) ? analyzer.name(parameters[index].label) : nil
    }

    /// A control of the platform.
    private func control(_ node: ViewNodeID, _ rule: ViewRule, _ name: String, _ place: LayoutOrigin, _ surroundings: Surroundings) -> Int {
        let syntax = program.tree(surroundings.body.file)
        let passed = arguments(node, surroundings)
        func label(_ around: Surroundings, without hidden: String? = nil) -> [Int] {
            let parts = shown(node, surroundings).filter { hidden == nil || parameterName(of: $0, of: node, surroundings) != hidden }
            let views = build(parts, around).views
            if !views.isEmpty { return views }
            return passed.unlabeled(syntax).first.flatMap { titleText($0, around) }.map { [$0] } ?? []
        }
        func stacked(_ views: [Int]) -> Int? {
            views.count > 1
                ? implied(add(.stack(.horizontal, .center(.vertical), spacing: nil), views, label: LayoutVocabulary.hStack, place))
                : views.first
        }
        func estimate(_ width: Double, _ height: Double, _ label: String, expands: [LayoutAxis] = [], isNamed: Bool = true) -> Int {
            let size = LayoutSize(Length(width, .estimated), Length(height, .estimated))
            return add(.control(ideal: size, expands: expands), label: label, isNamed: isNamed, place)
        }
        func row(_ title: [Int], _ rest: [Int]) -> Int {
            // A title and what explains it are below each other.
            let title =
                title.count > 1
                ? [implied(add(.stack(.vertical, .leading, spacing: nil), title, label: LayoutVocabulary.vStack, place))] : title
            let spacer = add(.spacer(minLength: nil, axis: .horizontal), label: LayoutVocabulary.spacer, isNamed: false, place)
            return implied(add(.stack(.horizontal, .center(.vertical), spacing: nil), title + [spacer] + rest, label: name, place))
        }
        switch rule {
        case .label:
            if let style = surroundings.styles[name], let content = styled(node, by: style, name, surroundings) {
                guard let content = stacked(content) else { return add(.plain(clips: false), label: name, place) }
                return add(.plain(clips: false), [content], label: name, place)
            }
            guard let content = stacked(label(surroundings.inside(.horizontal))) else { return estimate(44, 22, name) }
            return add(.plain(clips: false), [content], label: name, place)
        case .titledIcon:
            var views = label(surroundings.inside(.horizontal))
            if views.count < 2 {
                let icon = passed.list.first { $0.label.hasPrefix(LayoutVocabulary.systemPrefix) }?.node ?? passed.node("image")
                let iconName = icon.map { syntax.text($0).filter { $0 != "\"" } } ?? "icon"
                let side = surroundings.font.size * 1.2
                views.insert(estimate(side, side, iconName), at: 0)
            }
            return implied(add(.stack(.horizontal, .center(.vertical), spacing: nil), views, label: name, place))
        case .row(let width, let height):
            return row(label(surroundings.inside(.horizontal)), [estimate(width, height, name + ".control", isNamed: false)])
        case .choice(let width, let height):
            let title = label(surroundings.inside(.horizontal), without: LayoutVocabulary.content)
            return row(title, [estimate(width, height, name + ".control", isNamed: false)])
        case .labeled:
            let content = shown(node, surroundings).filter { parameterName(of: $0, of: node, surroundings) == LayoutVocabulary.content }
            var views = build(content, surroundings.inside(.horizontal)).views
            if views.isEmpty, let value = passed.node(LayoutVocabulary.value) {
                views = [titleText(value, surroundings)].compactMap(\.self)
            }
            return row(label(surroundings.inside(.horizontal), without: LayoutVocabulary.content), views)
        case .control(let width, let height, let expands): return estimate(width, height, name, expands: expands)
        case .progress:
            let hasValue = passed.node("value") != nil
            return hasValue ? estimate(100, 4, name, expands: [.horizontal]) : estimate(20, 20, name)
        case .box:
            guard let content = stacked(label(surroundings.inside(.vertical))) else { return estimate(44, 22, name) }
            let lengths = EdgeLengths(.all, .number(Length(SpacingRules.padding, .estimated)))
            return add(.padding(lengths), [content], label: name, place)
        case .asyncImage:
            list(
                surroundings.body[node].syntax, surroundings.body.file, "an image that is loaded at run time", standIn: "what it is offered"
            )
            let index = add(.fill, label: name, place)
            tree[index].certainty = .unknown
            return index
        default: return unknownView(node, "its layout rules are unknown", surroundings)
        }
    }

    // MARK: Text and pictures

    private func text(_ node: ViewNodeID, _ declared: DeclaredSize?, _ place: LayoutOrigin, _ surroundings: Surroundings) -> Int {
        let syntax = program.tree(surroundings.body.file)
        let passed = arguments(node, surroundings)
        guard let argument = passed.unlabeled(syntax).first ?? passed.node("verbatim") ?? passed.list.first?.node else {
            return textLeaf("", isKnown: true, declared, place, surroundings)
        }
        let value = likelyValue(argument, surroundings)
        // A bare word that the call chose: `--set bread.name=Rye`.
        if case .member(let word, let given) = value, given.isEmpty, settings.choosesWord(word) {
            return textLeaf(word, isKnown: true, declared, place, surroundings)
        }
        if let text = reader.shown(value) { return textLeaf(text, isKnown: true, declared, place, surroundings) }
        if declared?.textMetrics == nil {
            list(argument, surroundings.body.file, value.unknownValue?.reason ?? "the text is unknown", standIn: "a short text")
        }
        let literal = syntax.kind(argument) == .string ? String(syntax.text(argument).drop { $0 == "\"" }) : syntax.oneLine(argument)
        let written = literal.hasSuffix("\"") ? String(literal.dropLast()) : literal
        return textLeaf(written.shortened(to: 40), isKnown: declared?.textMetrics != nil, declared, place, surroundings)
    }

    func textLeaf(
        _ text: String, isKnown: Bool, _ declared: DeclaredSize?, _ place: LayoutOrigin, _ surroundings: Surroundings
    ) -> Int {
        let metrics =
            declared?.textMetrics ?? settings.sizes.size(of: LayoutVocabulary.text, type: LayoutVocabulary.text)?.textMetrics
            ?? .estimated(surroundings.font)
        let leaf = TextLeaf(isKnown ? text : Self.placeholder, metrics, lineLimit: surroundings.lineLimit)
        let name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let index = add(.text(leaf), label: name.isEmpty ? LayoutVocabulary.text : name, place)
        // One line of usual length stands for a text that only the running program has.
        if !isKnown { tree[index].certainty = .assumed }
        return index
    }

    /// What a text is taken for that is not known.
    static let placeholder = "a short text"

    private func image(_ node: ViewNodeID, _ declared: DeclaredSize?, _ place: LayoutOrigin, _ surroundings: Surroundings) -> Int {
        let syntax = program.tree(surroundings.body.file)
        let passed = arguments(node, surroundings)
        // Libraries of symbols name their own argument: `systemSymbol`.
        let system = passed.list.first { $0.label.hasPrefix(LayoutVocabulary.systemPrefix) }?.node
        let argument = system ?? passed.node("decorative") ?? passed.unlabeled(syntax).first
        var name: String?
        if let argument, case .text(let text) = likelyValue(argument, surroundings) { name = text }
        if name == nil, let argument { name = member(argument, surroundings) }
        let label = name ?? argument.map { syntax.oneLine($0, upTo: 40) } ?? LayoutVocabulary.image
        if let size = declared?.ideal { return add(.image(size, isResizable: false), label: label, place) }
        if system != nil || name.map(settings.symbols.contains) ?? false {
            let side = Length(surroundings.font.size * 1.2, .estimated)
            return add(.image(LayoutSize(side, side), isResizable: false), label: label, place)
        }
        if let name, let size = settings.images[name] { return add(.image(size, isResizable: false), label: label, place) }
        let own = surroundings.body[node].syntax
        if let argument, name == nil, let size = sizeOfImages(named: argument, surroundings) {
            let text = "\(layoutNumber(size.width.points))×\(layoutNumber(size.height.points))"
            list(argument, surroundings.body.file, "the name of the image is unknown", standIn: "\(text), as all images with such a name")
            let size = LayoutSize(size.width.marked(.assumed), size.height.marked(.assumed))
            return add(.image(size, isResizable: false), label: label, place)
        }
        list(own, surroundings.body.file, "the size of the image is unknown", standIn: "100×100")
        return add(.image(LayoutSize(Length(100, .unknown), Length(100, .unknown)), isResizable: false), label: label, place)
    }

    /// The size that all pictures have whose names are like a text of which some parts are known: `"card-\(suit)"`.
    private func sizeOfImages(named argument: NodeID, _ surroundings: Surroundings) -> LayoutSize? {
        let syntax = program.tree(surroundings.body.file)
        guard !settings.images.isEmpty, let literal = StringLiteral(syntax, argument) else { return nil }
        let parts = literal.pieces.map { piece -> String? in
            switch piece {
            case .text(let text): text
            case .interpolation(let part): syntax.firstChild(part).flatMap { reader.shown(likelyValue($0, surroundings)) }
            }
        }
        guard parts.contains(where: { $0?.isEmpty == false }) else { return nil }
        var found: LayoutSize?
        for (name, size) in settings.images where name.matches(parts) {
            if let found, found != size { return nil }
            found = size
        }
        return found
    }

    // MARK: Tracks

    /// The columns or rows of a lazy grid.
    private func tracks(_ node: NodeID?, _ surroundings: Surroundings) -> [GridTrack] {
        guard let node else { return [] }
        let value = likelyValue(node, surroundings)
        guard case .array(let elements) = value else {
            list(node, surroundings.body.file, value.unknownValue?.reason ?? "the tracks are unknown", standIn: "one flexible track")
            return [GridTrack(size: .flexible(minimum: .number(Length(10, .unknown)), maximum: .exact(.infinity)))]
        }
        return elements.map { element in
            var fields: [LabeledValue] = []
            switch element {
            case .made(_, let own), .member("init", let own): fields = own
            default: list(node, surroundings.body.file, "a track is unknown", standIn: "a flexible track")
            }
            func number(_ field: LayoutValue?) -> Formula? { field.flatMap { reader.number($0) } }
            func field(_ label: String) -> LayoutValue? { fields.first { $0.label == label }?.value }
            var track = GridTrack(size: .flexible(minimum: .exact(10), maximum: .exact(.infinity)), spacing: number(field("spacing")))
            if case .member(let name, _)? = field("alignment") { track.alignment = LayoutVocabulary.alignments[name] }
            if case .member(let kind, let lengths)? = field("") {
                func length(_ label: String) -> Formula? { number(lengths.first { $0.label == label }?.value) }
                let maximum = length("maximum") ?? .exact(.infinity)
                switch kind {
                case "fixed":
                    if let value = length("") {
                        track.size = .fixed(value)
                    } else {
                        list(node, surroundings.body.file, lengths.first?.value.unknownValue?.reason ?? "a length", standIn: "100")
                        track.size = .fixed(.number(Length(100, .unknown)))
                    }
                case "adaptive": track.size = .adaptive(minimum: length("minimum") ?? .number(Length(100, .unknown)), maximum: maximum)
                default: track.size = .flexible(minimum: length("minimum") ?? .exact(10), maximum: maximum)
                }
            }
            return track
        }
    }
}

extension String {
    /// Whether it consists of these parts in order, of which nil is any text.
    fileprivate func matches(_ parts: [String?]) -> Bool {
        var rest = self[...]
        var mayBeFurther = false
        for (index, part) in parts.enumerated() {
            guard let part else {
                mayBeFurther = true
                continue
            }
            if mayBeFurther {
                if index == parts.count - 1 { return rest.hasSuffix(part) }
                guard let found = rest.firstRange(of: part) else { return false }
                rest = rest[found.upperBound...]
            } else {
                guard rest.hasPrefix(part) else { return false }
                rest = rest.dropFirst(part.count)
            }
            mayBeFurther = false
        }
        return mayBeFurther || rest.isEmpty
    }
}
