// Each exemption by name: source where it applies, and the nearest source where it does not.

import SelfsameLint
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite struct ExemptionTests {
    /// What is expected of a source: the exemption that silences it, or nil where it is reported.
    struct Case: CustomTestStringConvertible {
        var name: String
        var exemption: String?
        /// Members of a view that has `isOn`, `mode` and `items`.
        var members: String
        /// What stands beside the view.
        var outside = ""

        var testDescription: String { name }

        var source: String {
            """
            import SwiftUI
            enum Mode { case one, two }
            \(outside)
            struct Screen: View {
                @State private var isOn = false
                func flip() { isOn.toggle() }
                var mode = Mode.one
                var items: [Int] = []
                \(members)
                var body: some View { Text("body").onTapGesture { flip() } }
            }
            """
        }
    }

    private static func texts(_ condition: String) -> String { "if \(condition) { Text(\"a\") } else { Text(\"b\") }" }

    private static func branch(_ condition: String) -> String { "@ViewBuilder var view: some View { \(texts(condition)) }" }

    private static func choice(_ a: String, _ b: String) -> String { "@ViewBuilder var view: some View { if isOn { \(a) } else { \(b) } }" }

    /// A view whose state is a reader.
    private static func sheet(_ members: String) -> String {
        """
        final class Reader: ObservableObject { init(page: Int) {} }
        struct Sheet: View {
            \(members)
            var body: some View { Text("sheet") }
        }
        """
    }

    static let cases: [Case] = [
        Case(name: "plain", exemption: nil, members: branch("isOn")),
        // Invariant conditions
        Case(
            name: "availability", exemption: "E1",
            members: "@ViewBuilder var view: some View { if Bool.isNew { Text(\"a\") } else { Text(\"b\") } }",
            outside: "extension Bool { static var isNew: Bool { if #available(iOS 99, *) { return true } else { return false } } }"),
        Case(
            name: "guarded availability", exemption: "E1", members: branch("isNew"),
            outside: "var isNew: Bool { guard #available(iOS 99, *) else { return false }; return true }"),
        Case(name: "static let", exemption: "E1", members: "static let isDebug = false\n" + branch("Screen.isDebug")),
        Case(name: "Self static let", exemption: "E1", members: "static let isDebug = false\n" + branch("!Self.isDebug")),
        Case(name: "global let", exemption: "E1", members: branch("isDebug"), outside: "let isDebug = false"),
        Case(name: "global var", exemption: "E16", members: branch("isSpare"), outside: "nonisolated(unsafe) var isSpare = false"),
        Case(
            name: "global var that is written", exemption: nil, members: branch("isLoud"),
            outside: "nonisolated(unsafe) var isLoud = false\nfunc shout() { isLoud = true }"),
        Case(name: "literal", exemption: "E1", members: branch("true")),
        Case(name: "process", exemption: "E1", members: branch("ProcessInfo.processInfo.isLowPowerModeEnabled")),
        Case(name: "device", exemption: "E1", members: branch("UIDevice.current.userInterfaceIdiom == .pad")),
        Case(
            name: "device in a property", exemption: "E1",
            members: "private var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }\n" + branch("isPad")),
        Case(name: "device and state", exemption: nil, members: branch("UIDevice.current.userInterfaceIdiom == .pad && isOn")),
        Case(name: "a value of the system", exemption: "E16", members: branch("UIDevice.current.isBatteryMonitoringEnabled")),
        Case(name: "stored let", exemption: nil, members: "let flag: Bool\n" + branch("flag")),
        Case(name: "stored let with a value", exemption: "E1", members: "let flag = true\n" + branch("flag")),
        Case(
            name: "colour scheme", exemption: nil, members: "@Environment(\\.colorScheme) private var scheme\n" + branch("scheme == .dark")),
        Case(
            name: "callers", exemption: "E1", members: "",
            outside: """
                struct Card: View {
                    var mode: Mode
                    var body: some View { switch mode { case .one: Text("a"); case .two: Text("b") } }
                }
                struct Cards: View { var body: some View { Card(mode: .one); Card(mode: .two) } }
                """),
        Case(
            name: "a caller with a property", exemption: nil, members: "",
            outside: """
                struct Card: View {
                    var mode: Mode
                    var body: some View { switch mode { case .one: Text("a"); case .two: Text("b") } }
                }
                struct Cards: View {
                    @State private var mode = Mode.one
                    func turn() { mode = .two }
                    var body: some View { Card(mode: .one); Card(mode: mode) }
                }
                """),
        // Transitions
        Case(
            name: "transition", exemption: "E2",
            members:
                "@ViewBuilder var view: some View { if isOn { Text(\"a\").transition(.opacity) } else { Text(\"b\").transition(.opacity) } }"
        ),
        Case(
            name: "transition on the group", exemption: "E2",
            members: "var view: some View { Group { if isOn { Text(\"a\") } else { Text(\"b\") } }.transition(.slide) }"),
        Case(
            name: "transition on the stack", exemption: nil,
            members: "var view: some View { VStack { if isOn { Text(\"a\") } else { Text(\"b\") } }.transition(.slide) }"),
        Case(
            name: "matched geometry", exemption: "E2",
            members: """
                @Namespace private var space
                @ViewBuilder var view: some View {
                    if isOn {
                        Text("a").matchedGeometryEffect(id: 1, in: space)
                    } else {
                        Text("b").matchedGeometryEffect(id: 1, in: space)
                    }
                }
                """),
        Case(
            name: "transition in a modifier of the program", exemption: "E2",
            members: "@ViewBuilder var view: some View { if isOn { Text(\"a\").sliding() } else { Text(\"b\").sliding() } }",
            outside: "extension View { func sliding() -> some View { transition(.slide) } }"),
        // Intended replacement
        Case(
            name: "ids", exemption: "E3",
            members: "@ViewBuilder var view: some View { if isOn { Text(\"a\").id(1) } else { Text(\"b\").id(2) } }"),
        Case(
            name: "id around", exemption: "E3",
            members: "var view: some View { VStack { if isOn { Text(\"a\") } else { Text(\"b\") } }.id(isOn) }"),
        Case(
            name: "other id around", exemption: nil,
            members: "var view: some View { VStack { if isOn { Text(\"a\") } else { Text(\"b\") } }.id(mode) }"),
        // Not a builder context
        Case(
            name: "expression", exemption: "E4",
            members: "@ViewBuilder var view: some View { let text = if isOn { Text(\"a\") } else { Text(\"b\") }; text }"),
        Case(name: "no builder", exemption: "E4", members: "var view: some View { if isOn { Text(\"a\") } else { Text(\"b\") } }"),
        // Previews
        Case(
            name: "preview", exemption: "E7", members: "",
            outside: "#Preview { if Int.random(in: 0...1) == 0 { Text(\"a\") } else { Text(\"b\") } }"),
        // Invariant conditions: one value for each identity
        Case(
            name: "element that is its own id", exemption: "E1",
            members:
                "var view: some View { ForEach(items, id: \\.self) { item in VStack { switch item { case 0: Text(\"a\"); default: Text(\"b\") } } } }"
        ),
        Case(
            name: "range", exemption: "E1",
            members: "var view: some View { ForEach(0..<3) { item in VStack { if item == 0 { Text(\"a\") } else { Text(\"b\") } } } }"),
        Case(
            name: "destination", exemption: "E1",
            members: """
                var view: some View {
                    Text("a").navigationDestination(for: Mode.self) { mode in
                        switch mode {
                        case .one: Text("a")
                        case .two: Text("b")
                        }
                    }
                }
                """),
        Case(
            name: "destination and state", exemption: nil,
            members: """
                var view: some View {
                    Text("a").navigationDestination(for: Mode.self) { mode in
                        if mode == .one, isOn { Text("a") } else { Text("b") }
                    }
                }
                """),
        Case(
            name: "id of self", exemption: "E3", members: "",
            outside:
                "extension Mode { @MainActor var view: some View { Group { switch self { case .one: Text(\"a\"); case .two: Text(\"b\") } }.id(self) } }"
        ),
        // Invariant conditions: a parameter whose every argument is constant
        Case(
            name: "parameter for each element", exemption: "E1",
            members: """
                var view: some View { ForEach(0..<3) { number in row(number: number) } }
                private func row(number: Int) -> some View { VStack { if number == 0 { Text("a") } else { Text("b") } } }
                """),
        Case(
            name: "parameter from state", exemption: nil,
            members: """
                var view: some View { VStack { row(number: 3); row(number: isOn ? 1 : 0) } }
                private func row(number: Int) -> some View { VStack { if number == 0 { Text("a") } else { Text("b") } } }
                """),
        // No sign of change, two commands
        Case(
            name: "kind of a datum", exemption: "E16", members: "",
            outside: """
                struct Letter { let isLong: Bool }
                final class Post: ObservableObject { @Published var letter = Letter(isLong: false); func load() async { letter = await next() } }
                func next() async -> Letter { Letter(isLong: true) }
                struct Mail: View {
                    @ObservedObject var post: Post
                    var body: some View { if post.letter.isLong { Text("a") } else { Text("b") } }
                }
                """),
        Case(
            name: "value of a model", exemption: nil, members: "",
            outside: """
                final class Lift: ObservableObject { @Published var isUp = false; func move() { isUp = true } }
                struct Shaft: View {
                    @ObservedObject var lift: Lift
                    var body: some View { if lift.isUp { Text("a") } else { Text("b") } }
                }
                """),
        Case(
            name: "two commands", exemption: "E17",
            members: """
                func open() {}
                func close() {}
                @ViewBuilder var view: some View { if isOn { Button("Close") { close() } } else { Button("Open") { open() } } }
                """),
        Case(
            name: "one command with two labels", exemption: nil,
            members: """
                func open() {}
                @ViewBuilder var view: some View { if isOn { Button("Again") { open() } } else { Button("Open") { open() } } }
                """),
        // State starts over
        Case(
            name: "state from an argument", exemption: "E18", members: choice("Sheet(page: 1)", "Sheet(page: 2)"),
            outside: sheet("@State private var reader: Reader\ninit(page: Int) { _reader = State(initialValue: Reader(page: page)) }")),
        Case(
            name: "state from an argument through a constant", exemption: "E18", members: choice("Sheet(page: 1)", "Sheet(page: 2)"),
            outside: sheet(
                """
                @StateObject private var reader: Reader
                init(page: Int) {
                    let start = Reader(page: page)
                    self._reader = StateObject(wrappedValue: start)
                }
                """)),
        Case(
            name: "state from another initialiser", exemption: "E18", members: choice("Sheet(page: 1)", "Sheet(title: \"a\")"),
            outside: sheet(
                """
                @State private var reader: Reader
                init(page: Int) { _reader = State(initialValue: Reader(page: page)) }
                init(title: String) { self.init(page: title.count) }
                """)),
        Case(
            name: "state from the memberwise initialiser", exemption: "E18",
            members: choice("Sheet(reader: Reader(page: 1))", "Sheet(reader: Reader(page: 2))"),
            outside: sheet("@StateObject var reader: Reader")),
        Case(
            name: "state of a child", exemption: "E18", members: choice("Frame(page: 1)", "Frame(page: isOn ? 3 : 2)"),
            outside: sheet("@State private var reader: Reader\ninit(page: Int) { _reader = State(initialValue: Reader(page: page)) }")
                + "\nstruct Frame: View { let page: Int; var body: some View { VStack { Sheet(page: page) } } }"),
        Case(
            name: "state of a view that a function makes", exemption: "E18",
            members: choice("sheet(1)", "sheet(2)") + "\nfunc sheet(_ page: Int) -> some View { Sheet(page: page) }",
            outside: sheet("@State private var reader: Reader\ninit(page: Int) { _reader = State(initialValue: Reader(page: page)) }")),
        Case(
            name: "the same name bound by two cases", exemption: "E18",
            members: """
                enum Place { case start(Int), end(Int) }
                @State private var place = Place.start(1)
                func move() { place = .end(2) }
                @ViewBuilder var view: some View {
                    switch place {
                    case .start(let page): Sheet(page: page)
                    case .end(let page): Sheet(page: page)
                    }
                }
                """,
            outside: sheet("@State private var reader: Reader\ninit(page: Int) { _reader = State(initialValue: Reader(page: page)) }")),
        Case(
            name: "a child with an identity of its own", exemption: nil, members: choice("Frame(page: 1)", "Frame(page: 2)"),
            outside: sheet("@State private var reader: Reader\ninit(page: Int) { _reader = State(initialValue: Reader(page: page)) }")
                + "\nstruct Frame: View { let page: Int; var body: some View { VStack { Sheet(page: page).id(page) } } }"),
        Case(
            name: "an argument beside the state", exemption: nil,
            members: choice("Sheet(page: 1, title: \"a\")", "Sheet(page: 1, title: \"b\")"),
            outside: sheet(
                """
                @State private var reader: Reader
                let title: String
                init(page: Int, title: String) { _reader = State(initialValue: Reader(page: page)); self.title = title }
                """)),
        Case(
            name: "state that follows its argument", exemption: nil, members: choice("Sheet(page: 1)", "Sheet(page: 2)"),
            outside: """
                struct Sheet: View {
                    let page: Int
                    @State private var shown: Int
                    init(page: Int) { self.page = page; _shown = State(initialValue: page) }
                    var body: some View { Text("\\(shown)").onChange(of: page) { shown = page } }
                }
                """),
        // Replaced anyway
        Case(
            name: "the same condition around it", exemption: "E20",
            members: "var view: some View { VStack { \(texts("isOn")) }.dressed { if isOn { $0.clipped() } else { Divider() } } }",
            outside: "extension View { func dressed<V: View>(@ViewBuilder _ dress: (Self) -> V) -> some View { dress(self) } }"),
        Case(
            name: "another condition around it", exemption: nil,
            members: "@ViewBuilder var view: some View { if mode == .one { VStack { \(texts("isOn")) } } }"),
        Case(
            name: "two cases within an arm of the same switch", exemption: nil,
            members: """
                @State private var step = Step.one
                func move() { step = .two }
                @ViewBuilder var view: some View {
                    switch step {
                    case .one, .two: VStack { switch step { case .one: Text("a"); default: Text("b") } }
                    case .three: Divider()
                    }
                }
                """,
            outside: "enum Step { case one, two, three }"),
        // Unnoticed flips
        Case(
            name: "set once when the view appears", exemption: "E23",
            members: """
                @State private var width: Double?
                init(width: Double?) { _width = State(initialValue: width) }
                var view: some View {
                    VStack { if width == nil { Text("a") } else { Text("b") } }.onAppear { width = nil }
                }
                """),
        Case(
            name: "set when the view appears and later", exemption: nil,
            members: """
                @State private var width: Double?
                init(width: Double?) { _width = State(initialValue: width) }
                var view: some View {
                    VStack { if width == nil { Text("a") } else { Text("b") } }.onAppear { width = nil }
                        .onTapGesture { width = 1 }
                }
                """),
        Case(
            name: "set once when the view appears, with an animation", exemption: nil,
            members: """
                @State private var hasAppeared = false
                var view: some View {
                    VStack { if hasAppeared { Circle().frame(width: 80) } else { Circle().frame(width: 20) } }
                        .onAppear { withAnimation { hasAppeared = true } }
                }
                """),
        Case(
            name: "set together with what shows the view", exemption: "E23",
            members: """
                @State private var isBusy = false
                @State private var isDone = false
                func finish() { isBusy = false; isDone = true }
                @ViewBuilder var view: some View {
                    if isBusy { ProgressView() } else { VStack { \(texts("isDone")) } }
                }
                """),
        Case(
            name: "set without what shows the view", exemption: nil,
            members: """
                @State private var isBusy = false
                @State private var isDone = false
                func finish() { isDone = true }
                func stop() { isBusy = false }
                @ViewBuilder var view: some View {
                    if isBusy { ProgressView() } else { VStack { \(texts("isDone")) } }
                }
                """),
        // Different actions
        Case(
            name: "views that do different things when they appear", exemption: "E21",
            members: choice("Divider().onAppear { isOn = true }", "Divider().onAppear { isOn = false }")),
        Case(
            name: "views that do the same when they appear", exemption: nil,
            members: choice("Divider().onAppear { print(isOn) }", "Divider().opacity(0.5).onAppear { print(isOn) }")),
        // Documented
        Case(
            name: "documented workaround", exemption: "E15",
            members:
                "@ViewBuilder var view: some View {\n// A workaround: the label does not follow otherwise.\nif isOn { Text(\"a\") } else { Text(\"b\") } }"
        ),
        // Rows
        Case(
            name: "row", exemption: "E10",
            members:
                "var view: some View { List(entries) { item in switch item.mode { case .one: Text(\"a\"); case .two: Text(\"b\") } } }",
            outside: "struct Entry: Identifiable { var id: Int; var mode: Mode }; let entries: [Entry] = []"),
        Case(
            name: "row that something else flips", exemption: nil,
            members:
                "var view: some View { List(items, id: \\.self) { item in switch mode { case .one: Text(\"a\"); case .two: Text(\"b\") } } }"
        ),
        Case(
            name: "inside a row", exemption: nil,
            members:
                "var view: some View { ForEach(items, id: \\.self) { item in VStack { switch mode { case .one: Text(\"a\"); case .two: Text(\"b\") } } } }"
        ),
    ]

    @Test func reasonsAreFound() {
        // State that starts from an argument, which some cases are about, has a rule of its own.
        var options = SelfsameLintTests.options(with: "")
        options.rules?.remove("state_from_input")
        for (item, linted) in zip(Self.cases, lintAll(Self.cases.map { LintInput($0.name, $0.source) }, options: options)) {
            #expect(linted.tree.diagnostics.isEmpty, "\(item.name) does not parse")
            let exempted = linted.result.exempted.map(\.exemption)
            if let id = item.exemption {
                #expect(linted.result.findings.isEmpty, "\(item.name) is reported")
                #expect(exempted.count == 1 && exempted[0].hasPrefix(id + " "), "\(item.name): \(exempted)")
                #expect(linted.result.exempted.first?.reason.isEmpty == false)
            } else {
                #expect(linted.result.findings.count == 1, "\(item.name) is not reported: \(exempted)")
                #expect(exempted.isEmpty, "\(item.name): \(exempted)")
            }
        }
    }

    /// Each is a program of its own: where one begins decides what is used in all of it.
    @Test func codeThatNothingInAnAppUsesIsSilent() {
        func app(_ content: String) -> String { "@main struct Viewer: App { var body: some Scene { WindowGroup { \(content) } } }" }
        let other = "extension Screen { var other: some View { view } }"
        let page = "enum Page: View { case a; var body: some View { Screen().other } };"
        for (outside, isSilent) in [
            ("", false), (app("Screen()"), true), (app("Text(\"a\")") + other, true), (app("Screen().other") + other, false),
            (app("Screen()") + "#Preview { Screen().view }", true),
            (app("Screen()") + "protocol Viewed {}; extension Screen: Viewed {}", true),
            (app("Screen()") + "extension Screen: Unseen {}", false),
            (
                app("Pages()") + "struct Pages: View { @State private var page = Page.a; var body: some View { page } }; " + page + other,
                false
            ),
        ] {
            let result = lintText(Case(name: "", exemption: nil, members: Self.branch("isOn"), outside: outside).source).result
            #expect(result.findings.isEmpty == isSilent, "\(outside)")
            #expect(result.exempted.map(\.exemption) == (isSilent ? ["E22 unused code"] : []), "\(outside)")
        }
    }

    @Test func declarationsOfUnusedViewsAreSilent() {
        let views = """
            final class Model: ObservableObject { @Published var count = 0 }
            struct Spare: View {
                @ObservedObject var model: Model
                var body: some View { Text("a") }
            }
            struct Counter: View {
                @StateObject private var model = Model()
                var body: some View { Button("\\(model.count)") { model.count += 1 } ; MORE }
            }
            @main struct Viewer: App { var body: some Scene { WindowGroup { Counter() } } }
            """
        for (more, count) in [("", 0), ("Spare(model: model)", 1)] {
            let result = lintText(views.replacing("MORE", with: more)).result
            #expect(result.findings.map(\.rule) == Array(repeating: "unread_observed_object", count: count))
            #expect(result.exempted.count == 1 - count)
        }
    }

    @Test func generatedFilesAndTestsAreExempt() {
        let source = Self.cases[0].source
        let linted = lintAll([
            LintInput("marker", "// Generated using Sourcery 2.0 - https://example.org\n" + source),
            LintInput("lint off", "// swiftlint:disable all\n" + source),
        ])
        for result in linted {
            #expect(result.result.findings.isEmpty)
            #expect(result.result.exempted.map(\.exemption) == ["E12 generated file"], "\(result.name)")
        }
    }

    @Test func previewsAreLintedOnRequest() {
        var options = LintOptions()
        options.includesPreviews = true
        let preview = Self.cases.first { $0.name == "preview" }
        #expect(lintText(preview?.source ?? "", options: options).result.findings.count == 1)
    }

    @Test func contentOfMenusIsSilent() {
        let members = "var view: some View { Text(\"a\").contextMenu { if isOn { Button(\"a\") {} } else { Button(\"b\") {} } } }"
        let result = lintText(Case(name: "", exemption: nil, members: members).source).result
        #expect(result.findings.isEmpty)
        #expect(result.exempted.map(\.exemption) == ["E9 menu or dialog content"])
    }

    @Test func helpersOfMenusAreSilentAndMembersOfValuesGetHints() {
        let inMenu = """
            struct Items: View {
                var isOn = false
                var body: some View { if isOn { ScrollView { Text("a") }.opacity(1) } else { ScrollView { Text("a") } } }
            }
            """
        let menu = "var view: some View { Menu(\"m\") { items } }\nprivate var items: some View { Items(isOn: isOn) }"
        let elsewhere =
            "var view: some View { VStack { Menu(\"m\") { items }; items } }\nprivate var items: some View { Items(isOn: isOn) }"
        let value =
            "extension Mode { @MainActor @ViewBuilder var label: some View { switch self { case .one: Text(\"a\"); case .two: Text(\"b\") } } }"
        for (source, severities) in [
            (Case(name: "", exemption: nil, members: menu, outside: inMenu).source, []),
            (Case(name: "", exemption: nil, members: elsewhere, outside: inMenu).source, [Severity.hint]),
            (Case(name: "", exemption: nil, members: "", outside: value).source, [.hint]),
        ] {
            #expect(lintText(source).result.findings.map(\.severity) == severities, "\(source)")
        }
    }

    @Test func widgetsAreSilent() {
        let outside = "struct Entry: TimelineEntry { var date: Date }"
        let source = Case(name: "", exemption: nil, members: Self.branch("isOn"), outside: outside).source
        #expect(lintText(source.replacing("import SwiftUI", with: "import SwiftUI\nimport WidgetKit")).result.findings.isEmpty)
        #expect(lintText(source).result.findings.count == 1)
    }

    @Test func effectsMakeFixesUnsafe() {
        let members = "@ViewBuilder var view: some View { if isOn { Text(\"a\").onAppear {} } else { Text(\"b\").onAppear {} } }"
        let findings = lintText(Case(name: "", exemption: nil, members: members).source).result.findings
        #expect(findings.flatMap(\.fixes).map(\.applicability) == [.unsafe])
        #expect(findings.flatMap(\.lostState).map(\.kind) == ["lifecycle"])
    }

    /// What animates the flip, as the note says it, and how far the fix goes then.
    @Test(
        arguments: [
            ("VStack { \(texts("isOn")) }.animation(.default, value: isOn)", "`animation(_:value: isOn)` animates the change"),
            (
                "VStack { \(texts("model.page == 1")) }.animation(.default, value: model.page)",
                "`animation(_:value: model.page)` animates the change"
            ),
            ("VStack { \(texts("model.page == 1")) }.animation(.default, value: model)", "`animation(_:value: model)` animates the change"),
            ("VStack { \(texts("isOn")) }.overlay { Text(\"o\") }.animation(.default)", "`animation(_:)` animates the change"),
            ("VStack { part }.animation(.default, value: isOn)", "`animation(_:value: isOn)` animates the change"),
            (
                "VStack { Button(\"b\") { withAnimation { model.page = 2 } }; \(texts("model.page == 1")) }",
                "`withAnimation` animates changes of `model.page`"
            ),
            (
                "VStack { Button(\"b\") { withAnimation { model.pages.append(1) } }; \(texts("model.pages.isEmpty")) }",
                "`withAnimation` animates changes of `model.pages`"
            ),
            ("VStack { Toggle(\"t\", isOn: $isOn.animation()); \(texts("isOn")) }", "`$isOn.animation()` animates changes of `isOn`"),
            ("VStack { \(texts("isOn")); Text(\"o\").animation(.default, value: isOn) }", nil),
            ("VStack { \(texts("isOn")) }.animation(.default, value: model.page)", nil),
            ("VStack { Button(\"b\") { withAnimation { model.page = 2 } }; \(texts("model.pages.isEmpty")) }", nil),
            ("VStack { Button(\"b\") { withAnimation { Task { isOn = true } } }; \(texts("isOn")) }", nil),
            ("VStack { Button(\"b\") { withAnimation { print() } completion: { isOn = true } }; \(texts("isOn")) }", nil),
            (
                "VStack { Button(\"b\") { withAnimation { change() } }; \(texts("isOn")) }", "`withAnimation` animates changes of `isOn`"
            ),
            ("VStack { \(texts("isOn")) }.animation(nil, value: isOn).animation(.default, value: isOn)", nil),
        ] as [(String, String?)])
    func animatedFlipsMakeFixesUnsafe(view: String, note: String?) {
        let part = view.contains("part") ? "@ViewBuilder private var part: some View { \(Self.texts("isOn")) }" : ""
        let source = """
            import SwiftUI
            struct Model: Equatable { var page = 1; var pages: [Int] = [] }
            struct Screen: View {
                @State private var isOn = false
                @State private var model = Model()
                func change() { isOn.toggle(); model.page = 2; model.pages = [2] }
                \(part)
                var body: some View { \(view) }
            }
            """
        let findings = lintText(source).result.findings.filter { $0.rule == "branch_same_view_arguments" }
        let notes = findings.flatMap(\.notes).map(\.message).filter { $0.contains("cross-fade") }
        #expect(findings.count == 1, "\(view)")
        #expect(notes.count == (note == nil ? 0 : 1) && notes.allSatisfy { $0.hasPrefix(note ?? "") }, "\(view): \(notes)")
        #expect(findings.flatMap(\.fixes).map(\.applicability) == [note == nil ? .safe : .unsafe], "\(view)")
    }

    /// What is seen comes from `.sent` only, and that change is made without an animation.
    @Test func onlyAnimationsOnTheWayBetweenTheArmsCount() {
        func notes(_ sent: String, _ back: String) -> Int {
            let source = """
                import SwiftUI
                enum Sending { case ready, running, sent }
                func send() async {}
                struct Screen: View {
                    @State private var sending = Sending.ready
                    var body: some View {
                        VStack {
                            switch sending {
                            case .ready: Image(systemName: "paperplane")
                            case .running: ProgressView()
                            case .sent: Image(systemName: "checkmark")
                            }
                        }
                        .onTapGesture {
                            Task {
                                sending = .running
                                await send()
                                \(sent)
                                await send()
                                \(back)
                            }
                        }
                    }
                }
                """
            let found = lintText(source).result.findings.filter { $0.rule == "switch_same_view" }
            #expect(found.count == 1)
            return found.flatMap(\.notes).count { $0.message.contains("cross-fade") }
        }
        #expect(notes("withAnimation { sending = .sent }", "sending = .ready") == 0)
        #expect(notes("sending = .sent", "withAnimation { sending = .ready }") == 1)
    }

    @Test func branchesOfOtherBuildersAreLeftAlone() {
        let outside = """
            struct Entry: Identifiable { var id = 0 }
            struct Menus: Commands {
                var isOn = false
                var body: some Commands {
                    if isOn { CommandMenu("a") { Text("x") } } else { CommandMenu("b") { Text("y") } }
                }
            }
            """
        let result = lintText(Case(name: "", exemption: nil, members: "", outside: outside).source).result
        #expect(result.findings.isEmpty)
        #expect(result.exempted.allSatisfy { $0.exemption == "E5 other builder" })
    }

    @Test func whatIsNotKnownIsCountedNotReported() {
        let members = "@ViewBuilder var view: some View { if isOn { Unheard(1) } else { Unheard(2) } }"
        let result = lintText(Case(name: "", exemption: nil, members: members).source).result
        #expect(result.findings.isEmpty && result.exempted.isEmpty)
        #expect(result.unknown == 1)
    }
}
