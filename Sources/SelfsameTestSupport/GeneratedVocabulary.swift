// The words that random bodies are made of: views, containers, modifiers, shapes and conditions as source text. In the text, `$view` stands
// for one view, `$block` for the statements of a builder, `$shape` for a shape. Everything else refers to what `GeneratedProgram` declares.

/// Source text by kind, for `GeneratedProgram`.
enum GeneratedVocabulary {
    /// Views without content.
    static let leaves = [
        "Text(\"a\")", "Text(name)", "Text(\"\\(count) of \\(name)\")", "Text(verbatim: \"a\")", "Text(\"a\").bold()",
        "Text(name).font(.title)",
        "Text(\"a\").foregroundColor(.red)", "Text(\"a\").italic().underline()", "Text(count, format: .number)", "Text(\"a\") + Text(name)",
        "Image(systemName: \"star\")", "Image(\"photo\").resizable()", "Image(systemName: isOn ? \"star\" : \"star.fill\")",
        "Label(\"a\", systemImage: \"star\")", "Label(name, systemImage: \"star\")", "Divider()", "Spacer()", "Spacer(minLength: 4)",
        "Color.red", "Color(\"accent\")", "Color.blue.opacity(0.5)", "EmptyView()", "ProgressView()", "ProgressView(value: amount)",
        "Toggle(\"a\", isOn: $isOn)", "TextField(\"a\", text: $text)", "SecureField(\"a\", text: $text)", "Button(\"a\") { act() }",
        "Button(name, action: act)", "Button(\"a\", role: .destructive) { act() }", "Stepper(\"a\", value: $count)",
        "Slider(value: $amount)",
        "DatePicker(\"a\", selection: $date)", "EditButton()", "Own()", "Counter(start: count)", "Tagged(title: name)", "header",
        "footer(count)",
        "Self.rule", "isOn ? Text(\"a\") : Text(\"b\")", "Link(\"a\", destination: url)", "optionalText", "labelled(name)",
        "AnyView(Text(\"a\"))", "AnyView(header)", "Text(date, style: .time)", "Menu(\"a\") { Button(\"b\") { act() } }",
        "ForEach(0..<3) { number in Text(\"\\(number)\") }", "ForEach(items) { item in Text(item.name) }",
        "ForEach(items) { Row(item: $0) }",
        "ForEach(names, id: \\.self) { Text($0) }", "ForEach(Kind.allCases, id: \\.self) { kind in Text(kind.rawValue) }",
        "ForEach(Array(items.enumerated()), id: \\.offset) { index, item in Text(\"\\(index) \\(item.name)\") }",
        "Picker(\"a\", selection: $count) { Text(\"1\").tag(1) }",
        "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)",
    ]

    /// Views with content.
    static let containers = [
        "VStack {$block}", "VStack(alignment: .leading, spacing: 4) {$block}", "HStack {$block}", "HStack(spacing: 2) {$block}",
        "ZStack {$block}", "ZStack(alignment: .bottom) {$block}", "Group {$block}", "ScrollView {$block}",
        "ScrollView(.horizontal) {$block}",
        "List {$block}", "Form {$block}", "Section {$block}", "Section(\"a\") {$block}", "Section {$block} header: {$block}",
        "Section(header: $view) {$block}", "LazyVStack {$block}", "LazyHStack(spacing: 2) {$block}", "LazyVGrid(columns: columns) {$block}",
        "Grid { GridRow {$block} }", "NavigationStack {$block}", "NavigationView {$block}", "NavigationLink(destination: $view) {$block}",
        "NavigationLink {$block} label: {$block}", "Button(action: act) {$block}", "Button {\nact()\n} label: {$block}",
        "Menu {$block} label: {$block}",
        "Label {$block} icon: {$block}", "Toggle(isOn: $isOn) {$block}", "DisclosureGroup(\"a\") {$block}", "GroupBox {$block}",
        "GeometryReader { proxy in$block}", "ScrollViewReader { _ in$block}", "ForEach(0..<3) { _ in$block}",
        "ForEach(items) { item in$block}",
        "TabView {$block}", "ViewThatFits {$block}", "Card {$block}", "Deferred {$block}", "Titled(title: $view) {$block}",
        "AnyView(VStack {$block})", "wrapped {$block}", "ControlGroup {$block}", "LabeledContent(\"a\") {$block}",
        "Picker(\"a\", selection: $count) {$block}", "NavigationSplitView {$block} detail: {$block}",
    ]

    /// What stands after a view and gives another.
    static let modifiers = [
        ".padding()", ".padding(8)", ".padding(.horizontal)", ".padding(.top, 4)", ".padding([.leading, .bottom], length)",
        ".frame(width: 20, height: 10)", ".frame(maxWidth: .infinity)", ".frame(height: length, alignment: .top)",
        ".frame(minWidth: 4, maxHeight: 8)",
        ".font(.body)", ".font(isOn ? .title : nil)", ".fontWeight(.bold)", ".bold()", ".italic()", ".foregroundColor(.red)",
        ".foregroundColor(isOn ? .red : .blue)", ".foregroundStyle(.secondary)", ".foregroundStyle(.red)", ".foregroundStyle(Color.red)",
        ".background(Color.red)", ".background(.red)", ".background(.ultraThinMaterial)", ".background {$block}", ".background($view)",
        ".background(.red, in: $shape)", ".background(alignment: .top) {$block}", ".overlay {$block}", ".overlay($view, alignment: .top)",
        ".overlay(alignment: .bottom) {$block}", ".opacity(0.5)", ".opacity(isOn ? 1 : 0)", ".disabled(isOn)", ".hidden()", ".lineLimit(1)",
        ".lineLimit(nil)", ".multilineTextAlignment(.center)", ".minimumScaleFactor(0.5)", ".tint(.red)", ".tint(Color.red)",
        ".clipShape($shape)",
        ".clipped()", ".cornerRadius(4)", ".mask {$block}", ".shadow(radius: 2)", ".blur(radius: 1)", ".border(.red)",
        ".border(Color.red, width: 2)",
        ".scaleEffect(1.5)", ".scaleEffect(x: 1, y: 2)", ".rotationEffect(.degrees(45))", ".offset(x: 2, y: 3)", ".offset(y: length)",
        ".position(x: 1, y: 2)", ".fixedSize()", ".fixedSize(horizontal: true, vertical: false)", ".aspectRatio(contentMode: .fit)",
        ".scaledToFit()", ".layoutPriority(1)", ".zIndex(1)", ".ignoresSafeArea()", ".safeAreaInset(edge: .bottom) {$block}",
        ".contentShape($shape)", ".id(count)", ".id(name)", ".tag(1)", ".onAppear { act() }", ".onDisappear(perform: act)",
        ".onTapGesture { act() }",
        ".onTapGesture(count: 2) { act() }", ".task { await load() }",
        ".task(id: count) { await load() }", ".animation(.default, value: count)", ".transition(.opacity)", ".gesture(TapGesture())",
        ".gesture(DragGesture().onEnded { _ in act() })", ".buttonStyle(.plain)", ".buttonStyle(.borderedProminent)",
        ".buttonStyle(Pressed())",
        ".listStyle(.plain)", ".pickerStyle(.segmented)", ".labelStyle(.iconOnly)", ".textFieldStyle(.roundedBorder)",
        ".toggleStyle(.switch)",
        ".labelsHidden()", ".controlSize(.small)", ".environment(\\.colorScheme, .dark)", ".environmentObject(model)",
        ".navigationTitle(\"a\")",
        ".navigationTitle(name)", ".navigationBarTitleDisplayMode(.inline)", ".toolbar {\nToolbarItem {$block}\n}",
        ".sheet(isPresented: $isOn) {$block}",
        ".sheet(item: $selected) { item in$block}", ".fullScreenCover(isPresented: $isOn) {$block}",
        ".alert(\"a\", isPresented: $isOn) {$block}",
        ".confirmationDialog(\"a\", isPresented: $isOn) {$block}", ".contextMenu {$block}", ".swipeActions {$block}",
        ".popover(isPresented: $isOn) {$block}",
        ".accessibilityLabel(\"a\")", ".accessibilityHidden(true)", ".accessibilityIdentifier(name)", ".accessibilityAddTraits(.isButton)",
        ".accessibilityElement(children: .combine)", ".listRowBackground(Color.red)", ".listRowInsets(EdgeInsets())",
        ".listRowSeparator(.hidden)",
        ".refreshable { await load() }", ".searchable(text: $text)", ".redacted(reason: .placeholder)", ".allowsHitTesting(false)",
        ".help(\"a\")",
        ".preferredColorScheme(.dark)", ".interactiveDismissDisabled()", ".presentationDetents([.medium])", ".scrollDisabled(isOn)",
        ".scrollContentBackground(.hidden)", ".textCase(.uppercase)", ".dynamicTypeSize(.large)", ".monospacedDigit()",
        ".symbolVariant(.fill)",
        ".imageScale(.large)", ".compositingGroup()", ".drawingGroup()", ".saturation(0.5)", ".blendMode(.multiply)",
        ".alignmentGuide(.leading) { $0.width }",
        ".modifier(Framed())", ".framed()", ".boxed(isOn)", ".leading()", ".headed { $view }", ".keyboardShortcut(.defaultAction)",
        ".matchedGeometryEffect(id: \"a\", in: space)", ".navigationDestination(for: Int.self) { _ in$block}", ".onHover { _ in }",
        ".onSubmit { act() }",
        ".autocorrectionDisabled()", ".tabItem { Label(\"a\", systemImage: \"star\") }", ".previewDisplayName(\"a\")",
        ".textSelection(.enabled)",
    ]

    /// Those of them that are new in iOS 17.
    static let newModifiers = [
        ".onChange(of: count) { act() }", ".onChange(of: isOn) { _, new in print(new) }", ".fontDesign(.rounded)",
    ]

    /// Shapes, which are views too.
    static let shapes = [
        "Circle()", "Rectangle()", "Capsule()", "Ellipse()", "RoundedRectangle(cornerRadius: 4)", "Diamond()",
        "UnevenRoundedRectangle(topLeadingRadius: 4)",
    ]

    /// What makes a view of a shape.
    static let shapeModifiers = [
        ".fill(.red)", ".fill(Color.red)", ".fill(.thinMaterial)", ".fill(isOn ? Color.red : .blue)", ".stroke(.red)",
        ".stroke(Color.red, lineWidth: 2)",
        ".stroke(lineWidth: 1)", ".trim(from: 0, to: 0.5)", ".trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2)",
        ".fill(.red).stroke(.blue)",
        ".offset(x: 2)", ".scale(0.5)", "",
    ]

    /// Conditions of an `if`; those that bind a name bind `value`.
    static let conditions = [
        "isOn", "!isOn", "count > 2", "isOn && count == 0", "let value = optionalName", "let value = optionalName, isOn",
        "case .round = kind",
        "#available(iOS 99, macOS 99, *)", "items.isEmpty", "name == \"a\"", "let value = selected",
    ]

    /// Subjects of a `switch` with the patterns of its cases; the last is taken to be the rest.
    static let subjects: [(subject: String, patterns: [String])] = [
        ("kind", ["case .round", "case .square", "case .flat"]), ("isOn", ["case true", "case false"]),
        ("count", ["case 0", "case 1, 2", "case 3...9", "case 10..<20", "case ..<0", "default"]),
        ("optionalName", ["case let value?", "case nil"]), ("name", ["case \"a\"", "case \"b\"", "case \"c\"", "default"]),
        ("choice", ["case .none", "case .one(let value)", "case let .two(first, second: value)"]),
        ("single", ["case .only"]), ("count", ["default"]),
    ]

    /// Elements of the builders of other content.
    static let elements: [String: [String]] = [
        "ToolbarContent": [
            "ToolbarItem {$block}", "ToolbarItem(placement: .primaryAction) {$block}", "ToolbarItemGroup {$block}",
            "ToolbarItemGroup(placement: .automatic) {$block}",
        ],
        "ChartContent": [
            "BarMark(x: .value(\"a\", count), y: .value(\"b\", amount))", "LineMark(x: .value(\"a\", name), y: .value(\"b\", 1))",
            "RuleMark(y: .value(\"a\", 1))", "PointMark(x: .value(\"a\", 1), y: .value(\"b\", 2))",
            "ForEach(items) { item in\nBarMark(x: .value(\"a\", item.name), y: .value(\"b\", item.id))\n}",
        ],
        "Scene": ["WindowGroup {$block}", "WindowGroup(\"a\") {$block}"],
        "Commands": ["CommandMenu(\"a\") {$block}", "CommandGroup(replacing: .newItem) {$block}", "EmptyCommands()"],
        "MapContent": [
            "Marker(\"a\", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2))",
            "Annotation(\"a\", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2)) {$block}",
        ],
        "CustomizableToolbarContent": ["ToolbarItem(id: \"a\") {$block}", "ToolbarItem(id: \"b\", placement: .automatic) {$block}"],
        "ValuedTab": ["Tab(\"a\", systemImage: \"b\", value: 1) {$block}"],
        "SortedColumn": ["TableColumn(\"a\", value: \\.name)", "TableColumn(\"a\", value: \\.name) { item in Text(item.name) }"],
        "AccessibilityRotorContent": ["AccessibilityRotorEntry(\"a\", id: 1)"],
        "TabContent": ["Tab(\"a\", systemImage: \"b\") {$block}"],
        "TableColumnContent": [
            "TableColumn(\"a\", value: \\Item.name)", "TableColumn(\"a\") { item in Text(item.name) }",
            "TableColumn(\"a\") { Text($0.name).bold() }",
        ],
        "TableRowContent": ["TableRow(Item(id: 1, name: name))", "TableRow(items[0])"],
        "AxisMark": ["AxisGridLine()", "AxisTick()", "AxisValueLabel()", "AxisValueLabel {$block}"],
        "AxisContent": [
            "AxisMarks()", "AxisMarks { _ in\nAxisGridLine()\n}", "AxisMarks(values: .automatic) { _ in\nAxisTick()\nAxisValueLabel()\n}",
        ],
    ]

    /// Methods that a program adds to ViewBuilder, with the row of control flow that they stand for.
    static let builderExtensions: [(row: String, text: String)] = [
        (
            "own buildPartialBlock",
            """
            extension ViewBuilder {
                static func buildPartialBlock<Content: View>(first content: Content) -> Content { content }
                static func buildPartialBlock<A: View, B: View>(accumulated: A, next: B) -> TupleView<(A, B)> { TupleView((accumulated, next)) }
            }

            """
        ),
        (
            "own buildBlock",
            """
            extension ViewBuilder {
                static func buildBlock<A: View, B: View, C: View>(_ a: A, _ b: B, _ c: C) -> Group<TupleView<(A, B, C)>> {
                    Group { TupleView((a, b, c)) }
                }
            }

            """
        ),
    ]

    /// Statements of a builder that are no views; `#` stands for a number that is not used twice.
    static let bindings = [
        "let half# = length / 2", "let label# = name + \"!\"", "let pair# = (count, name)", "let isBig# = count > 2",
        "let first# = items.first", "var lower# = name.lowercased()", "lazy var lazy# = count + 1", "let (left#, right#) = (count, name)",
        "let tint# = isOn ? Color.red : Color.blue", "let numbers# = items.map(\\.id)",
    ]

    /// What every generated file declares around its bodies.
    static let declarations = """
        enum Kind: String, CaseIterable {
            case round, square, flat
        }

        enum Single {
            case only
        }

        struct Failure: LocalizedError {}

        struct Intent: AppIntent {}

        @MainActor final class Shared: Observable {}

        final class Record: NSObject, Identifiable {
            let name = ""
        }

        struct Entry: TimelineEntry {
            var date = Date()
        }

        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry() }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
        }

        /// A value of which only its type matters.
        func sample<T>(_ type: T.Type) -> T { fatalError() }

        struct Length: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
        }

        enum Choice {
            case none
            case one(String)
            case two(Int, second: String)
        }

        struct Item: Identifiable, Hashable {
            var id: Int
            var name: String
        }

        final class Model: ObservableObject {}

        struct Own: View {
            var body: some View { Text("own") }
        }

        struct Counter: View {
            var start = 0
            @State private var taps = 0

            var body: some View { Button("\\(start + taps)") { taps += 1 } }
        }

        struct Tagged: View {
            let title: String

            var body: some View {
                HStack {
                    Image(systemName: "tag")
                    Text(title)
                }
            }
        }

        struct Row: View {
            var item: Item

            var body: some View { Text(item.name) }
        }

        struct Card<Content: View>: View {
            @ViewBuilder var content: Content

            var body: some View { content.padding() }
        }

        struct Deferred<Content: View>: View {
            @ViewBuilder var content: () -> Content

            var body: some View { VStack { content() } }
        }

        struct Titled<Title: View, Content: View>: View {
            var title: Title
            private let content: Content

            init(title: Title, @ViewBuilder content: () -> Content) {
                self.title = title
                self.content = content()
            }

            var body: some View {
                VStack {
                    title
                    content
                }
            }
        }

        struct Diamond: Shape {
            func path(in rect: CGRect) -> Path { Path() }
        }

        struct Framed: ViewModifier {
            var isOn = false

            func body(content: Content) -> some View {
                if isOn { VStack { content } } else { content }
            }
        }

        struct Pressed: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(configuration.isPressed ? 0.5 : 1) }
        }

        extension View {
            func given<T>(_ value: T) -> some View { self }

            func framed() -> some View { modifier(Framed()) }

            @ViewBuilder func boxed(_ isBoxed: Bool) -> some View {
                if isBoxed { VStack { self } } else { self }
            }

            func leading() -> some View {
                HStack {
                    self
                    Spacer()
                }
            }

            func headed<Header: View>(@ViewBuilder _ header: () -> Header) -> some View {
                VStack {
                    header()
                    self
                }
            }
        }

        """

    /// What it declares beside them from iOS 17 on.
    static let newDeclarations = """
        struct Ticks: DiscreteFormatStyle {
            func format(_ value: Int) -> AttributedString { AttributedString("a") }
            func discreteInput(before input: Int) -> Int? { nil }
            func discreteInput(after input: Int) -> Int? { nil }
        }

        struct IntentProvider: AppIntentTimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry() }
            func snapshot(for configuration: Intent, in context: Context) async -> Entry { Entry() }
            func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry> { sample(Timeline<Entry>.self) }
        }

        """

    /// The members of every generated view.
    static let members = """
            @State var isOn = false
            @State var text = ""
            @State var count = 1
            @State var amount = 0.5
            @State var date = Date()
            @State var selected: Item?
            @State var color = Color.red
            @State var optionalCount: Int?
            @State var rows: [Item] = []
            @State var chosen: Set<Int> = []
            @State var order: [KeyPathComparator<Item>] = []
            @State var recordOrder: [SortDescriptor<Record>] = []
            @State var visibility = NavigationSplitViewVisibility.all
            @State var path = NavigationPath()
            @State var attributed = AttributedString("a")
            @State var detent = PresentationDetent.medium
            @FocusState var isFocused: Bool
            @Namespace var space
            var name = "a"
            var optionalName: String?
            var length: CGFloat = 4
            var kind = Kind.round
            var choice = Choice.none
            var single = Single.only
            var items: [Item] = []
            var records: [Record] = []
            var names = ["a"]
            var model = Model()
            var url = URL(fileURLWithPath: "/")
            var columns = [GridItem(.flexible())]
            var optionalText: Text?

            func act() {}
            func load() async {}
            var header: some View { Text("header").padding() }
            @ViewBuilder func footer(_ number: Int) -> some View {
                if number > 2 { Text("many") } else { Divider() }
            }
            func labelled(_ title: String) -> some View { Label(title, systemImage: "star") }
            func wrapped<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { VStack { content() } }
            func attempted<Content: View>(@ViewBuilder _ content: () throws -> Content) -> some View {
                VStack { try? content() }
            }
            static var rule: some View { Divider() }

        """
}
