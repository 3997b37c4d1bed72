// Arguments of random calls: for each parameter's type as the prelude writes it, expressions of that type made of what every generated
// view declares. A type that nothing here makes leaves its declaration out of random bodies, and the coverage says so.

/// Expressions by the type that they have.
enum GeneratedArguments {
    /// Expressions for types that are written out.
    static let plain: [String: [String]] = [
        "Bool": ["isOn", "true", "count > 2", "!isOn"], "Int": ["count", "1", "items.count"], "Double": ["amount", "0.5", "1"],
        "CGFloat": ["length", "4", "0.5", "length / 2", "isOn ? 2 : 4"], "String": ["name", "\"a\"", "\"\\(count) of \\(name)\""],
        "LocalizedStringKey": ["\"a\"", "\"\\(count) of \\(name)\""], "Float": ["0.5"], "TimeInterval": ["0.5"], "Substring": ["\"a\""],
        "LocalizedStringResource": ["LocalizedStringResource(\"a\")"],
        "Text": ["Text(\"a\")", "Text(name).bold()"], "Image": ["Image(systemName: \"star\")"],
        "Color": ["Color.red", ".red", ".blue.opacity(0.5)"],
        "Angle": [".degrees(45)", ".zero", "Angle(degrees: amount)"], "UnitPoint": [".center", ".top"], "URL": ["url"], "Date": ["date"],
        "URL?": ["url"], "CGSize": ["CGSize(width: 1, height: 2)"], "CGPoint": ["CGPoint(x: 1, y: 2)"],
        "CGRect": [".zero"], "EdgeInsets": ["EdgeInsets()", "EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)"],
        "Animation": [".default", ".spring()", ".easeInOut(duration: 0.2)", ".linear"],
        "AnyTransition": [".opacity", ".slide", ".scale.combined(with: .opacity)"],
        "Gradient": ["Gradient(colors: [.red, .blue])"], "Font": [".title", ".body.bold()", ".system(size: 12)", "Font.caption"],
        "[GridItem]": ["columns", "[GridItem(.flexible())]"], "[Color]": ["[.red, .blue]", "[Color.red]"],
        "[Gradient.Stop]": ["[Gradient.Stop(color: .red, location: 0)]"], "StrokeStyle": ["StrokeStyle(lineWidth: 2)", "StrokeStyle()"],
        "FillStyle": ["FillStyle()"], "AttributedString": ["AttributedString(\"a\")"], "Namespace.ID": ["space"], "Void": ["()"],
        "[CGFloat]": ["[1, 2]"], "NSPredicate": [], "UUID": ["UUID()"], "KeyboardShortcut": [".defaultAction"],
        "KeyEquivalent": ["\"a\"", ".return"], "EventModifiers": [".command", "[.command, .shift]"], "UTType": [".text"],
        "[UTType]": ["[.text]"], "Set<PresentationDetent>": ["[.medium]", "[.medium, .large]"], "Calendar": [".current"],
        "Range<Int>": ["0..<3"], "ClosedRange<Int>": ["0...3"], "ClosedRange<CGFloat>": ["1...2"], "PartialRangeFrom<Int>": ["1..."],
        "PartialRangeThrough<Int>": ["...2"], "ClosedRange<Date>": ["date...date"], "PartialRangeFrom<Date>": ["date..."],
        "PartialRangeThrough<Date>": ["...date"], "Range<Date>": ["date..<date"], "Int...": ["1"],
        "Transaction": ["Transaction(animation: .default)"],
        "Notification.Name": [".init(\"a\")"], "CGAffineTransform": [".identity"], "Locale": [".current"],
        "DateInterval": ["DateInterval()"], "Path": ["Path()", "Path { $0.move(to: .zero) }"],
        "RoundedCornerStyle": [".continuous", ".circular"],
        "Binding<Bool>": ["$isOn"], "Binding<String>": ["$text"], "Binding<Int>": ["$count"], "Binding<Double>": ["$amount"],
        "Binding<Date>": ["$date"], "Binding<Color>": ["$color"], "Binding<CGColor>": [], "Binding<Bool>?": ["$isOn"],
        "Binding<TextSelection?>": [],
        "Binding<NavigationSplitViewVisibility>": ["$visibility"], "Binding<NavigationPath>": ["$path"], "Binding<EditMode>?": [],
        "Binding<AttributedString>": ["$attributed"], "Binding<PresentationDetent>": ["$detent"],
        "FocusState<Bool>.Binding": ["$isFocused"], "Namespace": [], "AnyHashable": ["name"], "Subject": [],
        "ToolbarItemPlacement": [".automatic", ".primaryAction"],
        "RedactionReasons": [".placeholder"], "NavigationPath": ["NavigationPath()"], "CommandGroupPlacement": [".newItem"],
        "ScaleType": [".linear"],
        "Axis.Set": [".horizontal", ".vertical", "[.horizontal, .vertical]"], "Edge.Set": [".all", ".top", "[.leading, .bottom]"],
        "VerticalEdge.Set": [".all", ".top"], "HorizontalEdge.Set": [".all", ".leading"], "Bundle": [".main"],
        "Image.Scale": [".large", ".small"],
        "Text.DateStyle": [".time", ".date", ".relative"], "Text.LineStyle.Pattern": [".solid", ".dash"], "UIColor": [],
        "Color.Resolved": [], "Color.RGBColorSpace": [".sRGB"], "EdgeInsets?": ["EdgeInsets()"],
        "NSColor": [],
        "CLLocationCoordinate2D": ["CLLocationCoordinate2D(latitude: 1, longitude: 2)"], "ColorResource": [], "ImageResource": [],
        "Binding<Int?>": ["$optionalCount"], "Binding<Item?>": ["$selected"], "Binding<Set<Int>>": ["$chosen"],
        "Binding<Set<Int>>?": ["$chosen"],
        "HorizontalAlignment": [".leading", ".trailing"], "VerticalAlignment": [".top", ".bottom"],
        "CGFloat?": ["4", "length", "nil"],
        "CGColor": [], "Alignment": [".leading", ".topTrailing", ".center"], "ToolbarPlacement": [".bottomBar", ".navigationBar"],
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
        ("Publisher", []), ("Identifiable", ["Item(id: 1, name: name)"]),
        ("TimelineSchedule", [".everyMinute", ".periodic(from: date, by: 1)"]),
        ("Plottable", ["count", "amount", "name"]), ("AttributeScope", []), ("FormatStyle", ["FloatingPointFormatStyle<Double>()"]),
        ("ParseableFormatStyle", [".number"]),
        ("Transition", [".opacity"]), ("AppIntent", []), ("LocalizedError", []), ("Sequence", []), ("PreferenceKey", ["Length.self"]),
        ("Layout", ["HStackLayout()"]), ("Error", []),
        ("Hashable", ["count", "count + 1"]), ("Equatable", ["count", "isOn", "items"]), ("Comparable", ["count"]),
        ("View", ["Text(\"a\")", "Own()"]),
    ]

    /// Bindings for a generic parameter, by a protocol that is required of it.
    static let bindings: [(proto: String, values: [String])] = [
        ("BinaryFloatingPoint", ["$amount"]), ("Identifiable", ["$selected"]), ("Strideable", ["$count"]),
        ("Hashable", ["$count", "$text"]),
        ("Equatable", ["$count"]),
    ]
}

extension BodyGenerator {
    /// The arguments of a form with their parentheses and closures; nil where a parameter's type is made by nothing here.
    mutating func arguments(of form: CallForm, depth: Int, indent: String, leavesOutDefaults: Bool? = nil) -> String? {
        var written: [(label: String, text: String, isClosure: Bool)] = []
        let isShort = leavesOutDefaults ?? chance(50)
        let count = form.parameters.count
        for (index, parameter) in form.parameters.enumerated() {
            if parameter.hasDefault, isShort || chance(45) { continue }
            guard let value = argument(parameter, form, isLast: index == count - 1, depth: depth, indent: indent) else {
                if parameter.hasDefault { continue }
                return nil
            }
            written.append((parameter.label, value.text, value.isClosure))
        }
        var trailing: [(label: String, text: String)] = []
        if chance(85) {
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

    private mutating func argument(
        _ parameter: FormParameter, _ form: CallForm, isLast: Bool, depth: Int, indent: String
    ) -> (text: String, isClosure: Bool)? {
        var type = parameter.type
        if type.hasSuffix(")?"), type.hasPrefix("(") { type = String(type.dropFirst().dropLast(2)) }
        if let arrow = functionArrow(in: type) {
            if parameter.isAutoclosure {
                return value(String(type[arrow...].dropFirst(2)).trimmed, form, depth, indent).map { ($0, false) }
            }
            return closure(parameter, type, arrow, form, depth, indent).map { ($0, true) }
        }
        return value(type, form, depth, indent).map { ($0, false) }
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
        _ parameter: FormParameter, _ type: String, _ arrow: String.Index, _ form: CallForm, _ depth: Int, _ indent: String
    ) -> String? {
        let head = type[..<arrow].trimmed
        let close = head.lastIndex(of: ")") ?? head.endIndex
        let parameters = splitAtCommas(String(head[head.index(after: head.startIndex)..<close]))
        let result = type[type.index(arrow, offsetBy: 2)...].trimmed
        if parameters.contains(where: { $0.hasPrefix("inout") }) { return "{ _ in }" }
        let names = parameters.isEmpty ? "" : parameters.map { _ in "_" }.joined(separator: ", ") + " in"
        if !parameter.builder.isEmpty {
            guard let block = block(of: parameter.builder, result, form, depth, indent) else { return nil }
            return "{\(names.isEmpty ? "" : " " + names)\(block)}"
        }
        let body: String
        switch result {
        case "()", "Void": body = parameters.isEmpty || chance(50) ? "act()" : ""
        case "Bool": body = "true"
        default:
            guard let text = value(result, form, depth + 1, indent) else { return nil }
            body = text
        }
        return "{ \(names)\(names.isEmpty ? "" : " ")\(body)\(body.isEmpty ? "" : " ")}"
    }

    /// The statements of a closure that a result builder lowers.
    private mutating func block(of builder: String, _ result: String, _ form: CallForm, _ depth: Int, _ indent: String) -> String? {
        guard let family = Self.families[builder] else { return nil }
        let inner =
            family == "View"
            ? statements(depth: depth + 1, indent: indent + "    ") : elements(of: family, depth: depth + 1, indent: indent + "    ")
        return inner.map { "\n" + $0 + indent }
    }

    /// The kind of content that a result builder builds.
    static let families = [
        "ViewBuilder": "View", "ToolbarContentBuilder": "ToolbarContent", "ChartContentBuilder": "ChartContent", "SceneBuilder": "Scene",
        "CommandsBuilder": "Commands", "MapContentBuilder": "MapContent", "TabContentBuilder": "TabContent",
        "TableColumnBuilder": "TableColumnContent",
        "TableRowBuilder": "TableRowContent", "AxisContentBuilder": "AxisContent", "AxisMarkBuilder": "AxisMark",
    ]

    /// Methods of which several overloads take nil.
    static let ambiguousNil: Set<String> = [
        "listRowInsets", "tint", "padding", "contentMargins", "badge", "contextMenu", "environment", "init", "alignmentGuide",
    ]

    /// An expression of a type.
    mutating func value(_ written: String, _ form: CallForm, _ depth: Int, _ indent: String) -> String? {
        var type = written.trimmed
        if let bound = form.bindings[type] { type = bound }
        if type.hasPrefix("any ") { type = String(type.dropFirst(4)) }
        if type.hasPrefix("some ") { return generic(splitAtAmpersands(String(type.dropFirst(5))), depth, indent) }
        if form.name == "listRowInsets", type == "CGFloat?" { return nil }
        if form.name == "tint", form.constraints[type] == ["ShapeStyle"] {
            return pick(["Color.red", ".red", "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)"])
        }
        if form.constraints[type] == nil, let values = GeneratedArguments.plain[type] { return values.isEmpty ? nil : pick(values) }
        if let data = collection(type, form) { return data }
        if let constraints = form.constraints[type] { return generic(constraints, depth, indent) }
        if type.hasSuffix("?") {
            let wrapped = String(type.dropLast())
            guard let inner = value(wrapped, form, depth, indent) else { return nil }
            return form.constraints[wrapped] == nil && chance(15) && !Self.ambiguousNil.contains(form.name) ? "nil" : inner
        }
        if type.hasPrefix("Binding<"), type.hasSuffix(">") {
            return binding(String(type.dropFirst(8).dropLast()), form)
        }
        if type.hasPrefix("Set<") { return value(String(type.dropFirst(4).dropLast()), form, depth, indent).map { "[\($0)]" } }
        if type.hasPrefix("["), type.hasSuffix("]") {
            return value(String(type.dropFirst().dropLast()), form, depth, indent).map { "[\($0)]" }
        }
        if type.hasPrefix("ClosedRange<") { return "0...1" }
        if type.hasSuffix(".Type") {
            let name = String(type.dropLast(5))
            guard let constraints = form.constraints[name] else { return name + ".self" }
            if form.name == "onGeometryChange" { return nil }
            if constraints.contains("PreferenceKey") { return "Length.self" }
            if constraints.contains("Transferable") { return "String.self" }
            if constraints.contains("ObservableObject") { return "Model.self" }
            return constraints.allSatisfy { ["Hashable", "Equatable", "Codable", "Decodable", "Encodable"].contains($0) }
                ? pick(["Int.self", "String.self"]) : nil
        }
        let name = String(type.prefix { $0 != "<" }.split(separator: ".").last ?? "")
        if let values = forms.members[name], !values.isEmpty { return pick(values) }
        return nil
    }

    /// Collections, bindings to them, and key paths into their elements.
    private mutating func collection(_ type: String, _ form: CallForm) -> String? {
        let hasID = form.parameters.contains { $0.label == "id" && $0.type.hasPrefix("KeyPath") }
        if let constraints = form.constraints[type], constraints.contains(where: { $0.hasSuffix("Collection") || $0 == "Sequence" }) {
            return hasID ? pick(["names", "items"]) : "items"
        }
        if type.hasPrefix("Binding<"), let constraints = form.constraints[String(type.dropFirst(8).dropLast())],
            constraints.contains(where: { $0.hasSuffix("Collection") })
        {
            return "$rows"
        }
        if type.hasPrefix("Binding<Set<") { return "$chosen" }
        guard type.hasPrefix("KeyPath<") else { return nil }
        if form.parameters.contains(where: { $0.label == "children" }), type.contains("?>") { return nil }
        return type.hasSuffix("String>") ? "\\.name" : type.contains("ID>") ? "\\.self" : nil
    }

    private func splitAtAmpersands(_ text: String) -> [String] { text.split(separator: "&").map { String($0).trimmed } }

    private mutating func binding(_ wrapped: String, _ form: CallForm) -> String? {
        if let bound = form.bindings[wrapped], let values = GeneratedArguments.plain["Binding<\(bound)>"], !values.isEmpty {
            return pick(values)
        }
        let name = wrapped.hasSuffix("?") ? String(wrapped.dropLast()) : wrapped
        guard let constraints = form.constraints[name] else { return nil }
        if wrapped.hasSuffix("?") {
            if constraints.contains("Identifiable") { return "$selected" }
            return constraints.contains("Hashable") || constraints.isEmpty ? "$optionalCount" : nil
        }
        for (proto, values) in GeneratedArguments.bindings where constraints.contains(proto) { return pick(values) }
        return nil
    }

    private mutating func generic(_ constraints: [String], _ depth: Int, _ indent: String) -> String? {
        let names = constraints.map { String($0.prefix { $0 != "<" }) }
        if names.isEmpty { return nil }
        if names == ["View"] {
            return depth < 4 && chance(30) ? "(" + view(depth: depth + 2, indent: indent) + ")" : pick(GeneratedVocabulary.leaves)
        }
        for (proto, values) in GeneratedArguments.generic where names.contains(proto) { return values.isEmpty ? nil : pick(values) }
        for name in names {
            if let values = forms.members[name], !values.isEmpty { return pick(values) }
        }
        return nil
    }
}
