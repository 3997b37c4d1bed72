// Arguments of random calls: for each parameter's type, expressions of that type made of what every generated view declares. A type without
// an expression of its own is made by `sample(Type.self)`, which the compiler checks and nobody runs.

/// Expressions by the type that they have.
enum GeneratedArguments {
    /// Expressions for types that are written out.
    static let values: [String: [String]] = [
        "Bool": ["isOn", "true", "count > 2", "!isOn"], "Int": ["count", "1", "items.count"], "Double": ["amount", "0.5", "1"],
        "CGFloat": ["length", "4", "0.5", "length / 2", "isOn ? 2 : 4"], "String": ["name", "\"a\"", "\"\\(count) of \\(name)\""],
        "LocalizedStringKey": ["\"a\"", "\"\\(count) of \\(name)\""], "Float": ["0.5"], "TimeInterval": ["0.5"], "Substring": ["\"a\""],
        "LocalizedStringResource": ["LocalizedStringResource(\"a\")"], "Item": ["Item(id: 1, name: name)"], "[Item]": ["items"],
        "[String]": ["names"], "KeyPath<Item, Int>": ["\\.id"], "KeyPath<Item, String>": ["\\.name"],
        "KeyPath<Record, String>": ["\\.name"],
        "Text": ["Text(\"a\")", "Text(name).bold()"], "Image": ["Image(systemName: \"star\")"], "Shared": ["Shared()"],
        "Color": ["Color.red", ".red", ".blue.opacity(0.5)"],
        "Angle": [".degrees(45)", ".zero", "Angle(degrees: amount)"], "UnitPoint": [".center", ".top"], "URL": ["url"], "Date": ["date"],
        "CGSize": ["CGSize(width: 1, height: 2)"], "CGPoint": ["CGPoint(x: 1, y: 2)"],
        "CGRect": [".zero"], "EdgeInsets": ["EdgeInsets()", "EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)"],
        "Animation": [".default", ".spring()", ".easeInOut(duration: 0.2)", ".linear"],
        "AnyTransition": ["AnyTransition.slide", "AnyTransition.scale.combined(with: .opacity)"],
        "Gradient": ["Gradient(colors: [.red, .blue])"], "Font": [".title", ".body.bold()", ".system(size: 12)", "Font.caption"],
        "[GridItem]": ["columns", "[GridItem(.flexible())]"], "[Color]": ["[.red, .blue]", "[Color.red]"],
        "[Gradient.Stop]": ["[Gradient.Stop(color: .red, location: 0)]"], "StrokeStyle": ["StrokeStyle(lineWidth: 2)", "StrokeStyle()"],
        "FillStyle": ["FillStyle()"], "AttributedString": ["AttributedString(\"a\")"], "Namespace.ID": ["space"], "Void": ["()"],
        "[CGFloat]": ["[1, 2]"], "UUID": ["UUID()"], "KeyboardShortcut": [".defaultAction"],
        "KeyEquivalent": ["\"a\"", ".return"], "EventModifiers": [".command", "[.command, .shift]"], "UTType": [".text"],
        "[UTType]": ["[.text]"], "Set<PresentationDetent>": ["[.medium]", "[.medium, .large]"], "Calendar": [".current"],
        "Range<Int>": ["0..<3"], "ClosedRange<Int>": ["0...3"], "ClosedRange<CGFloat>": ["1...2"], "ClosedRange<Double>": ["0...1"],
        "PartialRangeFrom<Int>": ["1..."], "PartialRangeThrough<Int>": ["...2"], "ClosedRange<Date>": ["date...date"],
        "PartialRangeFrom<Date>": ["date..."], "PartialRangeThrough<Date>": ["...date"], "Range<Date>": ["date..<date"],
        "ClosedRange<DynamicTypeSize>": [".small ... .large"], "Set<Int>": ["[1]"],
        "Transaction": ["Transaction(animation: .default)"], "Just<Int>": ["Just(1)"], "Formatter": ["NumberFormatter()"],
        "Notification.Name": [".init(\"a\")"], "CGAffineTransform": [".identity"], "Locale": [".current"],
        "DateInterval": ["DateInterval()"], "Path": ["Path()", "Path { $0.move(to: .zero) }"], "Provider": ["Provider()"],
        "FloatingPointFormatStyle<Double>": ["FloatingPointFormatStyle<Double>()"], "Failure": ["Failure()"],
        "RoundedCornerStyle": [".continuous", ".circular"], "Alert": ["Alert(title: Text(name))"],
        "ActionSheet": ["ActionSheet(title: Text(name))"],
        "Binding<Bool>": ["$isOn"], "Binding<String>": ["$text"], "Binding<Int>": ["$count"], "Binding<Double>": ["$amount"],
        "Binding<Date>": ["$date"], "Binding<Color>": ["$color"],
        "Binding<NavigationSplitViewVisibility>": ["$visibility"], "Binding<NavigationPath>": ["$path"],
        "Binding<AttributedString>": ["$attributed"], "Binding<PresentationDetent>": ["$detent"], "Binding<[Item]>": ["$rows"],
        "Binding<Int?>": ["$optionalCount"], "Binding<Item?>": ["$selected"], "Binding<Set<Int>>": ["$chosen"],
        "FocusState<Bool>.Binding": ["$isFocused"], "AnyHashable": ["name"],
        "ToolbarItemPlacement": [".automatic", ".primaryAction"],
        "RedactionReasons": [".placeholder"], "NavigationPath": ["NavigationPath()"], "CommandGroupPlacement": [".newItem"],
        "ScaleType": [".linear"],
        "Axis.Set": [".horizontal", ".vertical", "[.horizontal, .vertical]"], "Edge.Set": [".all", ".top", "[.leading, .bottom]"],
        "VerticalEdge.Set": [".all", ".top"], "HorizontalEdge.Set": [".all", ".leading"], "Bundle": [".main"],
        "Image.Scale": [".large", ".small"],
        "Text.DateStyle": [".time", ".date", ".relative"], "Text.LineStyle.Pattern": [".solid", ".dash"],
        "Color.RGBColorSpace": [".sRGB"],
        "CLLocationCoordinate2D": ["CLLocationCoordinate2D(latitude: 1, longitude: 2)"],
        "HorizontalAlignment": [".leading", ".trailing"], "VerticalAlignment": [".top", ".bottom"],
        "UIColor": ["sample(UIColor.self)"], "NSColor": ["sample(NSColor.self)"], "String.StandardComparator": [".lexical"],
        "EveryMinuteTimelineSchedule": [".everyMinute"], "KeyPathComparator<Item>": ["KeyPathComparator(\\Item.name)"],
        "KeyPath<Item, Item>": ["\\.self"], "IntentProvider": ["IntentProvider()"],
        "Alignment": [".leading", ".topTrailing", ".center"], "ToolbarPlacement": [".automatic"],
        "CoordinateSpace": ["CoordinateSpace.global", "CoordinateSpace.local"], "KeyboardShortcut?": ["sample((KeyboardShortcut?).self)"],
        "Ticks": ["Ticks()"],
        "(TimelineView<Schedule, Content>.Context) -> Content": [
            "{ (_: TimelineView<EveryMinuteTimelineSchedule, Text>.Context) in Text(\"a\") }"
        ],
    ]

    /// Expressions for a generic parameter, by a protocol that is required of it.
    static let generic: [(proto: String, values: [String])] = [
        ("InsettableShape", ["Circle()", "RoundedRectangle(cornerRadius: 4)", "Capsule()"]),
        ("Shape", ["Circle()", "Rectangle()", "Diamond()"]),
        (
            "ShapeStyle",
            [
                "Color.red", ".red", ".tint", ".secondary", ".thinMaterial",
                "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)",
                ".red.opacity(0.5)", ".background", "isOn ? Color.red : .blue",
            ]
        ),
        ("StringProtocol", ["name", "name.uppercased()", "name.prefix(3)"]), ("ViewModifier", ["Framed()", "Framed(isOn: true)"]),
        ("Gesture", ["TapGesture()", "DragGesture()", "LongPressGesture()", "DragGesture().onEnded { _ in act() }"]),
        ("BinaryFloatingPoint", ["amount"]), ("BinaryInteger", ["count"]), ("Transferable", ["name"]), ("ObservableObject", ["model"]),
        ("Observable", ["Shared()"]), ("AppIntent", ["Intent()"]), ("LocalizedError", ["Failure()"]), ("TimelineProvider", ["Provider()"]),
        ("Identifiable", ["Item(id: 1, name: name)"]), ("NSObject", ["Record()"]),
        ("TimelineSchedule", [".everyMinute", ".periodic(from: date, by: 1)"]), ("Publisher", ["Just(1)"]),
        ("Plottable", ["count", "amount", "name"]), ("FormatStyle", ["FloatingPointFormatStyle<Double>()"]),
        ("ParseableFormatStyle", ["FloatingPointFormatStyle<Double>()"]), ("RangeExpression", [".small ... .large", "...(.large)"]),
        ("Transition", [".opacity", "OpacityTransition()"]), ("Layout", ["HStackLayout()"]),
        ("PrimitiveButtonStyle", [".plain", ".borderless"]), ("ButtonStyle", ["Pressed()"]), ("ReferenceConvertible", ["url"]),
        ("SortComparator", ["KeyPathComparator(\\Item.name)"]), ("Codable", ["count", "name"]),
        ("Hashable", ["count", "count + 1", "items[0]"]), ("Equatable", ["count", "isOn", "items"]), ("Comparable", ["count"]),
        ("View", ["Text(\"a\")", "Own()"]),
    ]

    /// Expressions for a generic parameter of one form, where what meets more than is asked would select another.
    static let parameters: [String: [String]] = [
        "NavigationLink.init(value:label:) P: Hashable": ["items[0]"], "NavigationLink.init(_:value:) P: Hashable": ["items[0]"],
        "View.background(in:fillStyle:) S: Shape": ["Diamond()"], "View.background(_:in:fillStyle:) T: Shape": ["Diamond()"],
        "TableColumn.init(_:value:comparator:content:) C: SortComparator": ["String.StandardComparator.lexical"],
    ]

    /// Methods that may be given nil: no other overload takes it.
    static let takersOfNil: Set<String> = ["font", "lineLimit", "foregroundColor", "animation", "fontWeight"]

    /// Names that types here are made of beside the prelude's own.
    static let others: Set<Substring> = ["Item", "Record", "Shared", "Intent", "Length", "Entry", "Ticks", "any", "Sendable", "Void"]

    /// Arguments of forms that need more than their types say; `$block` and the like as in the vocabulary.
    static let forms: [String: [String]] = [
        "View.tint(_:)": [
            "(Color.red)", "(.red)", "(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))",
            "(sample((Color?).self))",
        ],
        "View.modifier(_:)": ["(Framed())"], "ModifiedContent.init(content:modifier:)": ["(content: Text(\"a\"), modifier: Framed())"],
        "View.previewContext(_:)": ["(WidgetPreviewContext(family: .systemSmall))"],
    ]
}

extension BodyGenerator {
    /// The arguments of a form with their parentheses and closures; nil where a parameter's type is made by nothing here.
    mutating func arguments(of form: CallForm, depth: Int, indent: String, leavesOutDefaults: Bool? = nil) -> String? {
        if let known = GeneratedArguments.forms["\(form.title)"] { return filled(pick(known), depth: depth, indent: indent) }
        let types = GenericTypes(of: form)
        var written: [(label: String, text: String, isClosure: Bool)] = []
        for index in writtenParameters(of: form, leavesOutDefaults: leavesOutDefaults) {
            let parameter = form.parameters[index]
            guard let value = argument(parameter, form, types, depth: depth, indent: indent) else {
                if parameter.hasDefault { continue }
                return nil
            }
            written.append((parameter.label, value.text, value.isClosure))
        }
        var trailing: [(label: String, text: String)] = []
        if chance(85) || written.last?.label.isEmpty == true {
            while let last = written.last, last.isClosure, trailing.isEmpty || !last.label.isEmpty || written.count == 1 {
                trailing.insert((last.label, last.text), at: 0)
                written.removeLast()
            }
        }
        let list = written.map { ($0.label.isEmpty ? "" : $0.label + ": ") + $0.text }.joined(separator: ", ")
        var result = written.isEmpty && !trailing.isEmpty ? "" : "(\(list))"
        for (index, closure) in trailing.enumerated() { result += index == 0 ? " " + closure.text : " \(closure.label): " + closure.text }
        return result
    }

    /// The parameters that get an argument: mostly such that the labels fit no other declaration of the name, as far as that can be.
    private mutating func writtenParameters(of form: CallForm, leavesOutDefaults: Bool?) -> [Int] {
        let others = (forms.overloads[form.fullName] ?? []).filter { $0.key != form.key }
        let rivals = others.filter { $0.title != form.title && (form.isDisfavored || !$0.isDisfavored) }
        // Where the labels are the same, types tell them apart.
        let twins = others.filter { $0.title == form.title }
        let mustBeWritten = form.parameters.enumerated().map { index, parameter in
            !parameter.hasDefault || parameter.type.hasSuffix(".Type")
                || twins.contains { $0.parameters[safe: index]?.type != parameter.type }
        }
        let rounds = style != .random || chance(95) ? 6 : 1
        var written: [Int] = []
        for round in 0..<rounds {
            let isShort = leavesOutDefaults ?? chance(50)
            let isLast = round == 5
            written = form.parameters.indices.filter { mustBeWritten[$0] || isLast || !(isShort || chance(45)) }
            // An argument without a label goes to the first parameter without one.
            if let last = written.last(where: { form.parameters[$0].isPlainUnlabelled }) {
                written = form.parameters.indices.filter {
                    written.contains($0) || ($0 < last && form.parameters[$0].isPlainUnlabelled)
                }
            }
            let arguments = written.map { form.parameters[$0] }
            if !rivals.contains(where: { $0.accepts(arguments) }) { break }
        }
        return written
    }

    private mutating func argument(
        _ parameter: FormParameter, _ form: CallForm, _ types: GenericTypes, depth: Int, indent: String
    ) -> (text: String, isClosure: Bool)? {
        var type = parameter.type
        if type.hasSuffix(")?"), type.hasPrefix("(") { type = String(type.dropFirst().dropLast(2)) }
        if let arrow = functionArrow(in: type) {
            if parameter.isAutoclosure {
                return value(String(type[arrow...].dropFirst(2)), form, types, depth, indent).map { ($0, false) }
            }
            if let known = GeneratedArguments.values[parameter.type] { return (pick(known), true) }
            return closure(parameter, type, arrow, form, types, depth, indent).map { ($0, true) }
        }
        if parameter.label == "id", type.hasPrefix("KeyPath") {
            // Of a binding, `\.id` could identify the bindings of its elements as well; `\.self` identifies whatever the elements are.
            if form.parameters[0].type.hasPrefix("Binding<") { return ("\\Item.id", false) }
            if chance(50) { return ("\\.self", false) }
        }
        return value(parameter.type, form, types, depth, indent).map { ($0, false) }
    }

    /// Where the arrow of a function type stands that is in no brackets.
    private func functionArrow(in type: String) -> String.Index? {
        guard type.hasPrefix("(") else { return nil }
        var depth = 0
        for index in type.indices {
            if "([<".contains(type[index]) { depth += 1 }
            if ")]".contains(type[index]) || (type[index] == ">" && (index == type.startIndex || type[type.index(before: index)] != "-")) {
                depth -= 1
            }
            if depth == 0, type[index...].hasPrefix("->") { return index }
        }
        return nil
    }

    private mutating func closure(
        _ parameter: FormParameter, _ type: String, _ arrow: String.Index, _ form: CallForm, _ types: GenericTypes, _ depth: Int,
        _ indent: String
    ) -> String? {
        let head = type[..<arrow].trimmed
        let close = head.lastIndex(of: ")") ?? head.endIndex
        let parameters = splitAtCommas(String(head[head.index(after: head.startIndex)..<close]))
        let result = type[type.index(arrow, offsetBy: 2)...].trimmed
        let names = parameters.isEmpty ? "" : parameters.map { _ in "_" }.joined(separator: ", ") + " in"
        if !parameter.builder.isEmpty {
            // What several arguments agree on is no random block.
            if types.types[result] == "Text" { return "{\(names.isEmpty ? "" : " " + names) Text(\"a\") }" }
            guard let block = block(of: parameter.builder, form, depth, indent) else { return nil }
            return "{\(names.isEmpty ? "" : " " + names)\(block)}"
        }
        let body: String
        switch types.substituted(result) {
        case "()", "Void": body = parameters.isEmpty || chance(50) ? "act()" : ""
        case "Bool": body = "true"
        case "some VisualEffect": return "{ content, _ in content.opacity(0.5) }"
        default:
            guard let text = value(result, form, types, depth + 1, indent) else { return nil }
            body = text
        }
        return "{ \(names)\(names.isEmpty ? "" : " ")\(body)\(body.isEmpty ? "" : " ")}"
    }

    /// The statements of a closure that a result builder lowers.
    private mutating func block(of builder: String, _ form: CallForm, _ depth: Int, _ indent: String) -> String? {
        guard let family = FormChoice.family(ofBlock: builder, in: form) else { return nil }
        // Containers of other content than views hold plain elements: several of them within each other take the compiler very long.
        let isNested = FormChoice.family(of: form, protocols: forms.protocols) == family
        let inner =
            family == "View"
            ? statements(depth: depth + 1, indent: indent + "    ")
            : elements(of: family, depth: isNested ? 7 : depth + 1, indent: indent + "    ")
        return inner.map { "\n" + $0 + indent }
    }

    /// An expression of a type, as the form writes it.
    private mutating func value(_ written: String, _ form: CallForm, _ types: GenericTypes, _ depth: Int, _ indent: String) -> String? {
        let name = written.trimmed
        if !name.contains("."), types.types[name] == nil, let constraints = form.constraints[name] {
            if let values = GeneratedArguments.parameters["\(form.title) \(name): \(constraints.joined(separator: " & "))"] {
                return pick(values)
            }
            return generic(constraints, depth, indent)
        }
        if name.hasPrefix("some ") { return generic(name.dropFirst(5).split(separator: "&").map { $0.trimmed }, depth, indent) }
        let type = types.substituted(name).replacing("(some Hashable)", with: "Int").replacing("some Hashable", with: "Int")
        if let values = GeneratedArguments.values[type] { return pick(values) }
        if type.hasSuffix("?"), name.hasSuffix("?") {
            if GeneratedArguments.takersOfNil.contains(form.name), chance(15) { return "nil" }
            // An optional value is what some overloads are for.
            if form.constraints[String(name.dropLast())] == nil, chance(25), isKnown(type) { return "sample((\(type)).self)" }
            return value(String(name.dropLast()), form, types, depth, indent)
        }
        if type.hasSuffix(".Type") { return type.dropLast(5) + ".self" }
        if type.hasPrefix("["), name.hasPrefix("["), name.hasSuffix("]"), !type.contains(":") {
            return value(String(name.dropFirst().dropLast()), form, types, depth, indent).map { "[\($0)]" }
        }
        let base = type.prefix { $0 != "<" }.split(separator: ".").last.map { String($0) } ?? ""
        if let values = forms.members[base], !values.isEmpty { return pick(values) }
        return isKnown(type) ? "sample((\(type)).self)" : nil
    }

    /// Whether a type is made of names that are declared.
    private func isKnown(_ type: String) -> Bool {
        GenericTypes.words(of: type).allSatisfy { forms.protocols[String($0)] != nil || GeneratedArguments.others.contains($0) }
    }

    /// An expression of any type that conforms to protocols.
    private mutating func generic(_ constraints: [String], _ depth: Int, _ indent: String) -> String? {
        let names = constraints.map { String($0.prefix { $0 != "<" }) }
        if names == ["View"] {
            return depth < 4 && chance(30) ? "(" + view(depth: depth + 2, indent: indent) + ")" : pick(GeneratedVocabulary.leaves)
        }
        for (proto, values) in GeneratedArguments.generic where names.contains(proto) { return pick(values) }
        for name in names {
            if let values = forms.members[name], !values.isEmpty { return pick(values) }
        }
        return nil
    }
}
