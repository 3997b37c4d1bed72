// What a condition is flipped by, what its arms are called, what a flip destroys, keeps and loses.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax
import SelfsameTestSupport
import Testing

/// A source of one file, lowered.
private func analyzed(_ source: String) -> (analyzer: Analyzer, bodies: [LoweredBody]) {
    let profile = Profile.default
    let preludes = AnalyzedUnit.preludes(for: profile)
    let tree = parse(SourceFile(path: "Screen.swift", bytes: Array(("import SwiftUI\n" + source).utf8)))
    let analyzer = Analyzer(
        program: Program(linking: preludes + [FileIndex(tree: tree, profile: profile, role: .source)], profile: profile))
    return (analyzer, analyzer.bodies(in: FileID(UInt32(preludes.count))))
}

private func conditions(of name: String, in source: String) -> [ConditionReport] {
    let (analyzer, bodies) = analyzed(source)
    return bodies.first { $0.name == name }.map { analyzer.conditions(of: $0) } ?? []
}

@Suite struct ConditionReportTests {
    /// Properties, condition, and what flips it.
    static let flips: [(members: String, condition: String, flippedBy: [String])] = [
        ("@State private var isOn = false", "isOn", ["@State isOn"]),
        ("@State private var isOn = false", "!self.isOn", ["@State isOn"]),
        ("@Binding var isOn: Bool", "isOn", ["@Binding isOn"]),
        ("@Environment(\\.colorScheme) private var scheme", "scheme == .dark", ["@Environment(\\.colorScheme)"]),
        ("@AppStorage(\"on\") private var isOn = false", "isOn", ["@AppStorage isOn"]),
        ("var kind = 1\n@State private var isOn = false", "kind > 2, isOn", ["stored property kind", "@State isOn"]),
        ("@State private var isOn = false\nvar isOff: Bool { !isOn }", "isOff", ["@State isOn"]),
        ("@State private var a = 1\nvar b: Int { c + 1 }\nvar c: Int { a + b }", "b > 0", ["@State a"]),
        ("@State private var isOn = false\nfunc check(_ x: Int) -> Bool { isOn && x > 0 }", "check(1)", ["@State isOn"]),
        ("var name: String?", "let name", ["stored property name"]),
        ("var name: String?", "let text = name, !text.isEmpty", ["stored property name"]),
        ("static var isOn = false", "Screen.isOn", ["static property Screen.isOn"]),
        ("var items: [Int] = []", "items.contains { $0 > 1 }", ["stored property items"]),
        ("var isOn = false", "unheard", []),
    ]

    @Test(arguments: flips) func flippedBy(_ row: (members: String, condition: String, flippedBy: [String])) {
        let source = """
            struct Screen: View {
                \(row.members)
                var body: some View {
                    if \(row.condition) { Text("a") }
                }
            }
            """
        #expect(conditions(of: "Screen.body", in: source).map(\.flippedBy) == [row.flippedBy])
    }

    @Test func parametersAndLocalsAreFollowed() {
        let source = """
            struct Screen: View {
                @State private var level = 1
                var items: [Int] = []
                @ViewBuilder func row(for item: Int, isOn on: Bool) -> some View {
                    let isHigh = item > level
                    if isHigh { Text("high") }
                    if on { Text("on") }
                    switch level { case 1: Text("one"); default: Text("many") }
                }
                var body: some View {
                    ForEach(items, id: \\.self) { item in
                        if item > 3 { Text("a") }
                    }
                }
            }
            """
        let flips = conditions(of: "Screen.row(for:isOn:)", in: source).map(\.flippedBy)
        #expect(flips == [["parameter item", "@State level"], ["parameter on"], ["@State level"]])
        #expect(conditions(of: "Screen.body", in: source).map(\.flippedBy) == [[]])
    }

    /// What stands in a program beside the view with the condition, and who flips it.
    static let causes: [(name: String, members: String, condition: String, more: String, causes: [String])] = [
        (
            "a control with a binding", "@State private var isOn = false", "isOn", "Toggle(\"On\", isOn: $isOn)",
            ["Toggle(\"On\") in Screen"]
        ),
        ("a button", "@State private var isOn = false", "isOn", "Button(\"Flip\") { isOn.toggle() }", ["Button(\"Flip\") in Screen"]),
        ("a modifier", "@State private var isOn = false", "isOn", "Text(\"a\").onAppear { isOn = true }", [".onAppear in Screen"]),
        (
            "a child with a binding", "@State private var isOn = false", "isOn", "Child(flag: $isOn)",
            ["Button(\"child\") in Child through $isOn"]
        ),
        (
            "a child whose initialiser takes the binding", "@State private var isOn = false", "isOn", "Made($isOn)",
            ["Button(\"made\") in Made through $isOn"]
        ),
        (
            "a function of the view", "@State private var isOn = false\nfunc flip() { isOn.toggle() }", "isOn",
            "Button { flip() } label: { Text(\"b\") }", ["Button in Screen through Screen.flip()"]
        ),
        (
            "a property of a model", "var model: Model", "model.isOpen", "Button(\"Open\") { model.open() }",
            ["Button(\"Open\") in Screen through Model.open()"]
        ),
        ("another property of it", "var model: Model", "model.isShut", "Button(\"Open\") { model.open() }", []),
        ("nothing", "var isOn = false", "isOn", "Button(\"Flip\") {}", []),
    ]

    @Test(arguments: causes) func flipCauses(_ row: (name: String, members: String, condition: String, more: String, causes: [String])) {
        let source = """
            @Observable final class Model {
                var isOpen = false
                var isShut = false
                func open() { isOpen = true }
            }
            struct Child: View {
                @Binding var flag: Bool
                var body: some View { Button("child") { flag.toggle() } }
            }
            struct Made: View {
                @Binding private var inner: Bool
                init(_ outer: Binding<Bool>) { _inner = outer }
                var body: some View { Button("made") { inner.toggle() } }
            }
            struct Screen: View {
                \(row.members)
                var body: some View {
                    VStack {
                        \(row.more)
                        if \(row.condition) { Text("a") }
                    }
                }
            }
            """
        let found = conditions(of: "Screen.body", in: source).flatMap(\.changes)
        #expect(
            found.map { "\($0.actor ?? "-") in \($0.member)" + ($0.through.map { " through \($0)" } ?? "") } == row.causes, "\(row.name)")
    }

    /// A value that callers give is changed where they hold it.
    @Test func flipCausesAreFollowedToCallers() {
        let source = """
            struct Screen: View {
                var isOn: Bool
                var body: some View {
                    if isOn { Text("a") }
                }
            }
            struct Parent: View {
                @State private var shows = false
                var body: some View {
                    Screen(isOn: shows)
                    Toggle("Shows", isOn: $shows)
                }
            }
            """
        let found = conditions(of: "Screen.body", in: source).flatMap(\.changes)
        #expect(found.map(\.actor) == ["Toggle(\"Shows\")"])
        #expect(found.map(\.member) == ["Parent"])
        #expect(found.map(\.line) == [12])
    }

    @Test func armsAreNamedAndPlaced() {
        let source = """
            enum Mode { case one, two, three }
            struct Screen: View {
                var mode = Mode.one
                var isOn = false
                var body: some View {
                    VStack {
                        if isOn {
                            Text("a")
                        } else if mode == .one {
                            Text("b")
                        } else {
                            Divider()
                            Text("c")
                        }
                        switch mode {
                        case .one, .two: Text("d")
                        case .three where isOn: Text("e")
                        default: EmptyView()
                        }
                        Spacer()
                    }
                }
            }
            """
        let reports = conditions(of: "Screen.body", in: source)
        #expect(reports.map(\.text) == ["isOn", "mode"])
        #expect(
            reports.map { $0.arms.map(\.label) } == [
                ["isOn", "mode == .one", "else"], ["case .one, .two", "case .three where isOn", "default"],
            ])
        #expect(
            reports.map { $0.arms.map(\.path) } == [
                ["Screen.body/VStack/0/true/true", "Screen.body/VStack/0/true/false", "Screen.body/VStack/0/false"],
                ["Screen.body/VStack/1/true/true", "Screen.body/VStack/1/true/false", "Screen.body/VStack/1/false"],
            ])
        #expect(
            reports.first?.arms.last?.views.map(\.path) == ["Screen.body/VStack/0/false/0/Divider", "Screen.body/VStack/0/false/1/Text"])
        // Both read `mode`.
        #expect(reports.first?.kept.map(\.typeName) == ["VStack", "Spacer"])
        #expect(reports.map(\.isInvariant) == [false, false])
        #expect(reports.map(\.canReachUnknown) == [false, false])
    }

    /// One change flips all conditions on a value, so that no view of their arms is kept; what another value decides is.
    @Test func conditionsOnOneValueFlipTogether() {
        let source = """
            struct Settings { var isWide = false; var isLoud = false }
            struct Screen: View {
                @State private var isOn = false
                @State private var settings = Settings()
                private var isOff: Bool { !isOn }
                func call() { settings.isLoud.toggle() }
                var body: some View {
                    if isOn { Text("a") }
                    if isOff { Image("b") }
                    if settings.isWide { Color.red }
                    if settings.isLoud { Divider() }
                    if isOn && settings.isLoud { Spacer() }
                }
            }
            """
        let reports = conditions(of: "Screen.body", in: source)
        #expect(
            reports.map { $0.kept.map(\.typeName) } == [
                ["Color", "Divider"], ["Color", "Divider"], ["Text", "Image", "Divider", "Spacer"], ["Text", "Image", "Color"], ["Color"],
            ])
        #expect(reports.map(\.related.count) == [2, 2, 0, 1, 3])
    }

    @Test func stateIsFoundThroughTheProgram() {
        let source = """
            @propertyWrapper struct Draft: DynamicProperty {
                @State private var text = ""
                var wrappedValue: String { get { text } nonmutating set { text = newValue } }
            }
            struct Inner: View {
                @StateObject private var model = Model()
                @Binding var shared: Int
                var body: some View { ScrollView { Text("inner") } }
            }
            final class Model: ObservableObject { @Published var count = 0 }
            struct Shake: ViewModifier {
                @State private var angle = 0.0
                func body(content: Content) -> some View { content.onAppear { angle = 1 } }
            }
            struct Card<Content: View>: View {
                @Draft private var draft
                private var content: Content
                init(@ViewBuilder content: () -> Content) { self.content = content() }
                var body: some View { VStack { content; footer } }
                var footer: some View { Loop(depth: 1) }
            }
            struct Loop: View {
                var depth: Int
                @FocusState private var isFocused: Bool
                var body: some View { Button("x") { isFocused = false }.focused($isFocused); if depth > 0 { Loop(depth: depth - 1) } }
            }
            struct Screen: View {
                @State private var isOn = false
                @State private var shared = 0
                var body: some View {
                    if isOn {
                        Card { Inner(shared: $shared) }.modifier(Shake())
                    } else {
                        Text("plain")
                    }
                }
            }
            """
        let arms = conditions(of: "Screen.body", in: source).flatMap(\.arms)
        #expect(arms.count == 2)
        // No code reads it.
        var angle = LostState(view: "Shake", kind: "State", name: "angle", comesBack: .set, isMissed: false)
        angle.isIdle = true
        #expect(
            Set(arms.first?.lostState ?? []) == [
                angle,
                LostState(view: "Card", kind: "State", name: "draft"),
                LostState(view: "Inner", kind: "StateObject", name: "model", isMissed: false),
                LostState(view: "Loop", kind: "FocusState", name: "isFocused", isMissed: false),
                LostState(view: "ScrollView", kind: "platform", name: "scroll offset"),
                LostState(view: "Shake", kind: "lifecycle", name: "onAppear", comesBack: .set),
            ])
        #expect(arms.last?.lostState == [])
    }

    @Test(arguments: ["", "func makeCoordinator() -> Int { 1 }"]) func representablesLoseTheirPlatformView(coordinator: String) {
        let source = """
            struct Web: UIViewRepresentable {
                func makeUIView(context: Context) -> UIView { UIView() }
                func updateUIView(_ view: UIView, context: Context) {}
                \(coordinator)
            }
            struct Screen: View {
                var isOn = false
                var body: some View { if isOn { Web() } }
            }
            """
        let lost = conditions(of: "Screen.body", in: source).flatMap { $0.arms.flatMap(\.lostState) }
        let name = coordinator.isEmpty ? "platform view" : "platform view and coordinator"
        var expected = LostState(view: "Web", kind: "platform", name: name, comesBack: coordinator.isEmpty ? .remade : .never)
        expected.isOfPlatformView = true
        #expect(lost == [expected])
    }

    @Test func whatIsPresentedIsNotLost() {
        let source = """
            struct Editor: View {
                @State private var draft = ""
                var body: some View { Text(draft) }
            }
            struct Screen: View {
                @State private var isShown = false
                var isOn = false
                var body: some View {
                    if isOn { Text("a").sheet(isPresented: $isShown) { Editor() } }
                }
            }
            """
        #expect(conditions(of: "Screen.body", in: source).flatMap { $0.arms.flatMap(\.lostState) }.allSatisfy { $0.view != "Editor" })
    }

    @Test func anUnknownViewIsTold() {
        let source = "struct Screen: View { var isOn = false; var body: some View { if isOn { Unheard() } else { Text(\"a\") } } }"
        #expect(conditions(of: "Screen.body", in: source).map(\.canReachUnknown) == [true])
    }
}
