// The smallest body that calls one declaration: tried one by one, the declarations of the prelude show which are described wrongly or not
// understood, without the noise of large bodies.

import SelfsameAnalysis

extension BodyGenerator {
    /// What each kind of content stands in; `#` is the content.
    static let wrappers = [
        "View": "#", "Gesture": "Divider().gesture(#)", "ToolbarContent": "Divider().toolbar { # }", "ChartContent": "Chart { # }",
        "MapContent": "Map { # }", "TabContent": "TabView { # }", "TableColumnContent": "Table(items) { # }", "Commands": "#", "Scene": "#",
        "AxisMark": "Chart { RuleMark(x: .value(\"a\", 1)) }.chartXAxis { AxisMarks { _ in # } }",
        "AxisContent": "Chart { RuleMark(x: .value(\"a\", 1)) }.chartXAxis { # }", "ShapeStyle": "Divider().foregroundStyle(#)",
        "TableRowContent": "Table(of: Item.self) { TableColumn(\"a\", value: \\.name) } rows: { # }",
    ]

    /// What methods of a type are called on, and which kind of content that is.
    static let receivers: [String: (text: String, kind: String)] = [
        "View": ("Divider()", "View"), "Text": ("Text(\"a\")", "View"), "Image": ("Image(\"a\")", "View"), "Shape": ("Circle()", "View"),
        "InsettableShape": ("Circle()", "View"),
        "ModifiedContent+AccessibilityAttachmentModifier": ("Divider().accessibilityHidden(true)", "View"),
        "DynamicViewContent": ("ForEach(items) { Text($0.name) }", "View"), "Gesture": ("TapGesture()", "Gesture"),
        "ChartContent": ("RuleMark(x: .value(\"a\", 1))", "ChartContent"), "Scene": ("WindowGroup { Divider() }", "Scene"),
        "ToolbarContent": ("ToolbarItem { Divider() }", "ToolbarContent"), "ShapeStyle": ("Color.red", "ShapeStyle"),
        "TabContent": ("Tab(\"a\", systemImage: \"b\") { Divider() }", "TabContent"),
        "MapContent": ("Marker(\"a\", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2))", "MapContent"),
        "TableColumnContent": ("TableColumn(\"a\", value: \\Item.name)", "TableColumnContent"), "AxisMark": ("AxisGridLine()", "AxisMark"),
        "ShapeView": ("Circle().fill(.red)", "View"), "Capsule": ("Capsule()", "View"), "Circle": ("Circle()", "View"),
        "Rectangle": ("Rectangle()", "View"), "RoundedRectangle": ("RoundedRectangle(cornerRadius: 4)", "View"),
        "Ellipse": ("Ellipse()", "View"),
        "TableRowContent": ("TableRow(items[0])", "TableRowContent"), "Commands": ("EmptyCommands()", "Commands"),
    ]

    /// A small expression that calls one form, and the protocol of what it is; nil where a parameter's type is made by nothing.
    mutating func call(of form: CallForm, leavesOutDefaults: Bool? = nil) -> (text: String, conformance: String)? {
        guard FormChoice.makesView(form), form.bindings["Self"] == nil,
            let arguments = arguments(of: form, depth: 9, indent: "        ", leavesOutDefaults: leavesOutDefaults)
        else { return nil }
        let call: String
        let kind: String
        if form.isInitializer {
            call = form.owner + (arguments.isEmpty ? "()" : arguments)
            kind = FormChoice.family(of: form.owner, protocols: forms.protocols)
        } else {
            guard let receiver = Self.receivers[form.owner] else { return nil }
            call = receiver.text + ".\(form.name)" + (arguments.isEmpty ? "()" : arguments)
            kind = form.result.contains("some Gesture") ? "Gesture" : receiver.kind
        }
        guard let wrapper = Self.wrappers[kind] else { return nil }
        count(form)
        return (wrapper.replacing("#", with: call), ["Scene", "Commands"].contains(kind) ? kind : "View")
    }

    /// A declaration whose body calls one form; nil where a parameter's type is made by nothing.
    mutating func trial(of form: CallForm, name: String) -> String? {
        guard let (call, conformance) = call(of: form) else { return nil }
        return """
            @MainActor
            struct \(name): \(conformance) {
            \(GeneratedVocabulary.members)
                // type: ?
                var body: some \(conformance) {
                    \(call)
                }
            }

            """
    }
}
