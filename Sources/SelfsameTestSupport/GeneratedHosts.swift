// Calls of single forms: which kind of content a form is, what it is called on, and what a call stands in to be a part of a body.

extension FormChoice {
    /// The kind of content that a form makes, or that it is a method of; "" for values that are no content.
    static func family(of form: CallForm, protocols: [String: Set<String>]) -> String {
        if shared.contains(form.owner), form.isInitializer {
            let marks = (form.constraints["Content"] ?? []) + form.parameters.map { families[$0.builder] ?? "" }
            if form.bindings["Content"]?.hasPrefix("TableRow<") == true { return "TableRowContent" }
            let kind = kinds.dropFirst().first { marks.contains($0) } ?? "View"
            return kind == "TabContent" ? "ValuedTab" : kind
        }
        if form.owner == "TableColumn", form.isInitializer {
            let sort = form.bindings["Sort"] ?? ""
            return sort == "Never" ? "TableColumnContent" : sort.hasPrefix("SortDescriptor") ? "RecordColumn" : "SortedColumn"
        }
        if form.owner == "Tab" || form.owner == "TabSection", form.parameters.contains(where: { $0.label == "value" }) {
            return "ValuedTab"
        }
        if form.owner == "ToolbarItem" {
            return form.parameters.contains { $0.label == "id" } ? "CustomizableToolbarContent" : "ToolbarContent"
        }
        let stated = (protocols[form.owner] ?? []).union([form.owner])
        return kinds.first { stated.contains($0) } ?? ""
    }

    /// Why a form cannot be tried; nil for all but a few.
    static func obstacle(to form: CallForm) -> String? {
        let marks = form.constraints["Content"] ?? []
        if shared.contains(form.owner), marks.contains("TabContent") { return "the compiler takes minutes to find its type" }
        if form.owner == "Group", marks.contains("TableColumnContent") { return "the compiler does not find the type of its columns" }
        let isOfBinding = form.parameters.first?.type.hasPrefix("Binding<") == true
        if form.owner == "ForEach", isOfBinding, form.parameters.count == 2, marks.contains("View") {
            return "the compiler means the form for collections: a collection's binding is one, too"
        }
        if form.owner == "List", isOfBinding,
            form.parameters.dropFirst().first?.label != "id",
            form.parameters.last?.label == "rowContent",
            !form.parameters.contains(where: { ["children", "editActions"].contains($0.label) })
        {
            return "ambiguous to the compiler: the collection's binding is a collection, too"
        }
        return nil
    }

    /// The kind of content in a block of a form.
    static func family(ofBlock builder: String, in form: CallForm) -> String? {
        switch builder {
        case "TabContentBuilder"
        where shared.contains(form.owner) || form.parameters.contains { ["selection", "value"].contains($0.label) }:
            "ValuedTab"
        case "TableColumnBuilder" where form.parameters.contains { $0.label == "sortOrder" }: "SortedColumn"
        case "ToolbarContentBuilder" where form.constraints.values.joined().contains("CustomizableToolbarContent"):
            "CustomizableToolbarContent"
        default: families[builder]
        }
    }

    /// Types that are content of several kinds; which, depends on what they hold.
    private static let shared: Set<String> = ["ForEach", "Group", "Section", "EmptyView", "ModifiedContent"]

    /// Kinds of content; where a type is several, the first counts.
    private static let kinds = [
        "View", "CustomizableToolbarContent", "ToolbarContent", "ChartContent", "Scene", "Commands", "MapContent", "TabContent",
        "TableColumnContent", "TableRowContent", "AxisMark", "AxisContent", "Gesture", "WidgetConfiguration", "AccessibilityRotorContent",
        "VisualEffect", "Transition",
    ]

    /// The kind of content that a result builder builds.
    private static let families = [
        "ViewBuilder": "View", "ToolbarContentBuilder": "ToolbarContent", "ChartContentBuilder": "ChartContent", "SceneBuilder": "Scene",
        "CommandsBuilder": "Commands", "MapContentBuilder": "MapContent", "TabContentBuilder": "TabContent",
        "TableColumnBuilder": "TableColumnContent", "TableRowBuilder": "TableRowContent", "AxisContentBuilder": "AxisContent",
        "AxisMarkBuilder": "AxisMark", "AccessibilityRotorContentBuilder": "AccessibilityRotorContent",
    ]

    /// The type whose methods content of a kind has.
    static func receiver(of family: String) -> String {
        switch family {
        case "ValuedTab": "TabContent"
        case "SortedColumn", "RecordColumn": "TableColumnContent"
        default: family
        }
    }

    /// The kind of content that a form's call is a part of a body of; nil for what stands among views.
    static func bodyKind(of form: CallForm, protocols: [String: Set<String>]) -> String? {
        let kind = form.isInitializer ? family(of: form, protocols: protocols) : form.owner
        return bodies[kind] == nil ? nil : kind
    }

    /// Kinds of content that a body of its own is made of, with the builder of such a body.
    static let bodies = ["Scene": "@SceneBuilder ", "Commands": "@CommandsBuilder ", "WidgetConfiguration": ""]
}

extension BodyGenerator {
    /// What each kind of content stands in to be a view; `#` is the content.
    private static let hosts = [
        "View": "#", "": "Divider().given(#)", "Gesture": "Divider().gesture(#)", "ToolbarContent": "Divider().toolbar { # }",
        "CustomizableToolbarContent": "Divider().toolbar(id: \"a\") { # }", "ChartContent": "Chart { # }", "MapContent": "Map { # }",
        "TabContent": "TabView { # }", "ValuedTab": "TabView(selection: $count) { # }", "TableColumnContent": "Table(items) { # }",
        "SortedColumn": "Table(items, sortOrder: $order) { # }", "RecordColumn": "Table(records, sortOrder: $recordOrder) { # }",
        "AxisMark": "Chart { RuleMark(x: .value(\"a\", 1)) }.chartXAxis { AxisMarks { _ in # } }",
        "AxisContent": "Chart { RuleMark(x: .value(\"a\", 1)) }.chartXAxis { # }",
        "TableRowContent": "Table(of: Item.self) { TableColumn(\"a\", value: \\.name) } rows: { # }",
        "AccessibilityRotorContent": "Divider().accessibilityRotor(\"a\") { # }",
        "VisualEffect": "Divider().visualEffect { content, _ in # }",
        "Transition": "Divider().transition(#)",
    ]

    /// What methods of a type are called on, and the kind of content that comes of it where it is not a view.
    private static let receivers: [String: (text: String, family: String)] = [
        "View": ("Divider()", "View"), "Text": ("Text(\"a\")", "View"), "Image": ("Image(\"a\")", "View"), "Shape": ("Circle()", "View"),
        "InsettableShape": ("Circle()", "View"),
        "ModifiedContent+AccessibilityAttachmentModifier": ("Divider().accessibilityHidden(true)", "View"),
        "DynamicViewContent": ("ForEach(items) { Text($0.name) }", "View"), "Gesture": ("TapGesture()", "Gesture"),
        "ChartContent": ("RuleMark(x: .value(\"a\", 1))", "ChartContent"), "Scene": ("WindowGroup { Divider() }", "Scene"),
        "ToolbarContent": ("ToolbarItem { Divider() }", "ToolbarContent"),
        "CustomizableToolbarContent": ("ToolbarItem(id: \"a\") { Divider() }", "CustomizableToolbarContent"),
        "ShapeStyle": ("HierarchicalShapeStyle.primary", ""), "TabContent": ("Tab(\"a\", systemImage: \"b\") { Divider() }", "TabContent"),
        "MapContent": ("Marker(\"a\", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2))", "MapContent"),
        "TableColumnContent": ("TableColumn(\"a\", value: \\Item.name)", "TableColumnContent"),
        "TableColumn": ("TableColumn(\"a\", value: \\Item.name)", "TableColumnContent"), "AxisMark": ("AxisGridLine()", "AxisMark"),
        "ShapeView": ("Circle().fill(.red)", "View"), "TableRowContent": ("TableRow(items[0])", "TableRowContent"),
        "Commands": ("EmptyCommands()", "Commands"), "VisualEffect": ("content", "VisualEffect"),
        "Transition": ("OpacityTransition()", "Transition"), "AnyTransition": ("AnyTransition.opacity", ""),
        "WidgetConfiguration": ("StaticConfiguration(kind: \"a\", provider: Provider()) { _ in Divider() }", "WidgetConfiguration"),
        "ViewModifier": ("Framed()", ""), "OffsetShape": ("Circle().offset(x: 1)", "View"),
        "RotatedShape": ("Circle().rotation(.zero)", "View"), "RoundedRectangle": ("RoundedRectangle(cornerRadius: 4)", "View"),
        "UnevenRoundedRectangle": ("UnevenRoundedRectangle()", "View"), "AxisMarks": ("AxisMarks()", "AxisContent"),
    ]

    /// A call of a form as content of its family; nil where a parameter's type is made by nothing.
    mutating func content(of form: CallForm, depth: Int, indent: String, leavesOutDefaults: Bool? = nil) -> (text: String, family: String)?
    {
        guard let arguments = arguments(of: form, depth: depth, indent: indent, leavesOutDefaults: leavesOutDefaults) else { return nil }
        if form.isInitializer {
            let kind = FormChoice.family(of: form, protocols: forms.protocols)
            return (form.owner + (arguments.isEmpty ? "()" : arguments), kind)
        }
        let receiver: (text: String, family: String)
        if form.constraints["Self"]?.contains("Equatable") == true {
            receiver = ("Text(\"a\")", "View")
        } else if form.constraints["Self.Value"]?.contains("Equatable") == true {
            receiver = ("DragGesture()", "Gesture")
        } else if let known = Self.receivers[form.owner] {
            receiver = known
        } else if let value = forms.members[form.owner]?.first {
            receiver = (form.owner + value, "")
        } else {
            let isShape = forms.protocols[form.owner]?.contains("Shape") == true
            receiver = (isShape ? form.owner + "()" : "sample(\(form.owner).self)", isShape ? "View" : "")
        }
        return (receiver.text + ".\(form.name)" + (arguments.isEmpty ? "()" : arguments), receiver.family)
    }

    /// An expression that calls one form, and what it is: a view, or content that a body of its own is made of.
    mutating func call(
        of form: CallForm, depth: Int = 9, indent: String = "        ", leavesOutDefaults: Bool? = nil
    ) -> (text: String, conformance: String)? {
        guard let (text, family) = content(of: form, depth: depth, indent: indent, leavesOutDefaults: leavesOutDefaults) else { return nil }
        count(form)
        if FormChoice.bodies[family] != nil { return (text, family) }
        return Self.hosts[family].map { ($0.replacing("#", with: text), "View") }
    }
}
