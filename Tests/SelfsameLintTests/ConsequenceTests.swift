// What findings on lists and state say first: what is lost and when, as a warning; a hint where the program does not show it.

import SelfsameLint
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite struct ConsequenceTests {
    /// Source with one finding of one rule.
    struct Case: CustomTestStringConvertible {
        var name: String
        var source: String
        var severity: Severity
        var message: String

        var testDescription: String { name }
    }

    private static func list(_ row: String, edit: String, around: String = "") -> String {
        """
        struct Note: Identifiable, Hashable { let id: Int; var text: String }
        struct Card: View {
            let text: String
            @State private var isOpen = false
            var body: some View { Button(isOpen ? text : "open") { isOpen.toggle() } }
        }
        struct Notes: View {
            @State private var notes: [Note] = []
            var body: some View {
                VStack { \(row) }\(around)
                Button("edit") { \(edit) }
            }
        }
        """
    }

    private static let model = """
        final class Model: ObservableObject { @Published var count = 0 }
        struct Reader: View {
            @ObservedObject var model: Model
            var body: some View { Button("\\(model.count)") { model.count += 1 } }
        }
        struct Owner: View {
            @ObservedObject private var model = Model()
            var body: some View { Reader(model: model) }
        }

        """

    private static let byIndex = "ForEach(notes.indices, id: \\.self) { Card(text: notes[$0].text) }"
    private static let textByIndex = "ForEach(notes.indices, id: \\.self) { Text(notes[$0].text) }"

    static let cases: [Case] = [
        Case(
            name: "state in a shifted row", source: list(byIndex, edit: "notes.removeFirst()"), severity: .warning,
            message: "`@State isOpen` of `Card` moves to a different row when an element of `notes` is inserted, removed or moved: "
                + "rows are identified by position"),
        Case(
            name: "nothing in a shifted row", source: list(textByIndex, edit: "notes.removeFirst()"), severity: .hint,
            message: "inserting or removing an element of `notes` shifts the identity of every later row"),
        Case(
            name: "an animated edit", source: list(textByIndex, edit: "withAnimation { notes.removeFirst() }"), severity: .warning,
            message: "the wrong row animates when an element of `notes` is inserted, removed or moved: rows are identified by position"),
        Case(
            name: "an animation that follows the collection",
            source: list(textByIndex, edit: "notes.removeFirst()", around: ".animation(.default, value: notes.count)"), severity: .warning,
            message: "the wrong row animates when an element of `notes` is inserted, removed or moved: rows are identified by position"),
        Case(
            name: "other elements under state", source: list(byIndex, edit: "notes = [Note(id: 1, text: \"\")]"), severity: .hint,
            message: "`@State isOpen` of `Card` stays in its row when `notes` gets different elements: rows are identified by position"),
        Case(
            name: "an edited element with state",
            source: list("ForEach(notes, id: \\.self) { Card(text: $0.text) }", edit: "notes[0].text = \"new\""), severity: .hint,
            message: "`@State isOpen` of `Card` is reset when `text` of a `Note` changes: `id: \\.self` depends on all 2 values"),
        Case(
            name: "an edited element",
            source: list("ForEach(notes, id: \\.self) { Text($0.text) }", edit: "notes[0].text = \"new\""), severity: .hint,
            message: "editing `text` of a `Note` replaces its row: `id: \\.self` depends on all 2 values"),
        Case(
            name: "a new identity each time",
            source: list("Card(text: \"a\").id(UUID())", edit: "notes.removeFirst()"), severity: .warning,
            message:
                "`@State isOpen` of `Card` is reset every time the body runs: this `Card` is replaced because `UUID()` is never the same"),
        Case(
            name: "an object of a view that is created again",
            source: model + """
                struct Screen: View {
                    @State private var isOn = false
                    var body: some View {
                        Button(isOn ? "on" : "off") { isOn.toggle() }
                        Owner()
                    }
                }
                """, severity: .warning,
            message: "`count` of `Model` is lost when `Screen` updates: a new `Owner` creates a new `Model`"),
        Case(
            name: "an object of a view that contains itself",
            source: """
                final class Model: ObservableObject {
                    @Published var names: [String] = []
                    @Published var note = ""
                }
                struct Folder: View {
                    let name: String
                    @ObservedObject private var model = Model()
                    var body: some View {
                        TextField("note", text: $model.note)
                        Button("add") { model.names.append(name) }
                        ForEach(model.names, id: \\.self) { Folder(name: $0) }
                    }
                }
                """, severity: .warning,
            message: "`note` and one more value of `Model` are lost when `Folder` updates: a new `Folder` creates a new `Model`"),
        Case(
            name: "an object of a view that others lead back to",
            source: """
                final class Model: ObservableObject { @Published var songs: [String] = [] }
                final class Artist: ObservableObject { @Published var albums: [String] = [] }
                struct AlbumPage: View {
                    @ObservedObject private var model = Model()
                    var body: some View {
                        Button("load") { model.songs.append("a") }
                        ForEach(model.songs, id: \\.self) { song in NavigationLink(song) { ArtistPage() } }
                    }
                }
                struct ArtistPage: View {
                    // selfsame:disable:next observed_object_owned
                    @ObservedObject private var artist = Artist()
                    var body: some View {
                        Button("load") { artist.albums.append("a") }
                        ForEach(artist.albums, id: \\.self) { album in NavigationLink(album) { AlbumPage() } }
                    }
                }
                """, severity: .hint, message: "each new `AlbumPage` creates a new `Model` and discards the old one's contents"),
        Case(
            name: "rows that are deleted in a list",
            source: """
                struct Names: View {
                    @State private var names: [String] = []
                    var body: some View {
                        NavigationStack {
                            List {
                                ForEach(names.indices, id: \\.self) { Text(names[$0]) }.onDelete { names.remove(atOffsets: $0) }
                            }
                        }
                    }
                }
                """, severity: .hint,
            message: "the wrong row animates when an element of `names` is inserted, removed or moved: rows are identified by position"),
        Case(
            name: "an object of a view that comes and goes",
            source: model + """
                struct Screen: View {
                    @State private var isOn = false
                    var body: some View {
                        Button("toggle") { isOn.toggle() }
                        if isOn { Owner() }
                    }
                }
                """, severity: .hint, message: "each new `Owner` creates a new `Model` and discards the old one's contents"),
        Case(
            name: "an object of a view of which nothing shows that it is created again",
            source: model + "public struct Screen: View { public var title: String; public var body: some View { Text(title); Owner() } }",
            severity: .hint, message: "each new `Owner` creates a new `Model` and discards the old one's contents"),
    ]

    @Test(arguments: cases) func findingSays(_ item: Case) {
        let findings = lintText("import SwiftUI\n" + item.source).result.findings
        #expect(findings.map(\.message) == [item.message])
        #expect(findings.map(\.severity) == [item.severity])
    }

    /// Source, and how severe the one finding of a rule in it is.
    private struct Weighed {
        var name: String
        var rule: String
        var severity: Severity?
        var source: String

        init(_ name: String, _ rule: String, _ severity: Severity?, _ source: String) {
            (self.name, self.rule, self.severity, self.source) = (name, rule, severity, source)
        }
    }

    private static let weighed: [Weighed] = [
        Weighed(
            "used until it is covered", "conditional_modifier_call", .warning,
            covered(by: "$0.allowsHitTesting(false)", "Button(\"show\") { isHidden.toggle() }")),
        Weighed(
            "covered until it is used", "conditional_modifier_call", .hint,
            covered(by: "$0.allowsHitTesting(false)", "Button(\"show\") { isHidden = false }")),
        Weighed(
            "blurred until it is used", "conditional_modifier_call", .warning,
            covered(by: "$0.blur(radius: 8)", "Button(\"show\") { isHidden = false }")),
        Weighed(
            "hidden until it is used", "conditional_modifier_call", .hint,
            covered(by: "$0.hidden()", "Button(\"show\") { isHidden = false }")),
        Weighed(
            "rows that change with the style", "conditional_modifier_call", nil,
            styled("if isShort { Text(\"a\") } else { ForEach(0..<100) { Text(\"\\($0)\") } }")),
        Weighed(
            "rows that stay with the style", "conditional_modifier_call", .warning,
            styled("if isOther { Text(\"a\") } else { ForEach(0..<100) { Text(\"\\($0)\") } }")),
        Weighed(
            "what is dragged", "branch_extra_modifier", .hint, dragged("Text(name).onDrag { dragged = name; return NSItemProvider() }")),
        Weighed(
            "what is dragged, by a modifier of the program", "branch_extra_modifier", .hint,
            dragged("Text(name).draggable(true) { dragged = name; return NSItemProvider() } preview: { EmptyView() }")),
        Weighed(
            "what is dragged, by functions", "branch_extra_modifier", .hint,
            dragged(
                "Handle(name: name)",
                """
                struct Handle: View {
                    let name: String
                    @State private var start: CGFloat?
                    var body: some View { Text(name).gesture(DragGesture().onChanged(drag).onEnded(drop)) }
                    private func drag(_ value: DragGesture.Value) {
                        if start == nil { start = value.location.x }
                        print(value.location.x - (start ?? 0))
                    }
                    private func drop(_ value: DragGesture.Value) { start = nil }
                }
                """)),
        Weighed("what is chosen", "branch_extra_modifier", .warning, dragged("Button(name) { dragged = name }")),
        Weighed("an option of a copy that stays", "branch_exchanges_field", nil, input("Input(text: $text).kind(.line)")),
        Weighed(
            "an option of a copy that changes", "branch_exchanges_field", .warning, input("Input(text: $text).kind(isLong ? .page : .line)")
        ),
        Weighed("the same case with other values", "conditional_modifier_call", nil, barred(".plain(title: title)")),
        Weighed("another case", "conditional_modifier_call", .warning, barred("title.isEmpty ? .none : .plain(title: title)")),
        Weighed(
            "a platform view around views", "branch_extra_modifier", .hint,
            toggled("Hosted { Text(\"a\") }", "Hosted { Text(\"a\") }.padding()")),
        Weighed(
            "a platform view with something of its own", "branch_extra_modifier", .warning,
            toggled("Page()", "Page().padding()")),
        Weighed(
            "a list that scrolls", "branch_extra_modifier", .warning,
            toggled("List { Text(\"a\") }", "List { Text(\"a\") }.padding()")),
        Weighed(
            "a list that is disabled", "branch_extra_modifier", .hint,
            toggled("List { Text(\"a\") }.disabled(true)", "List { Text(\"a\") }.disabled(true).padding()")),
        Weighed(
            "what is set for a page before it opens", "branch_extra_modifier", .hint,
            toggled("Opener()", "Opener().padding()")),
        Weighed(
            "what a page is set for, and what is chosen", "branch_extra_modifier", .warning,
            toggled("Chooser()", "Chooser().padding()")),
        Weighed(
            "a question that is asked by a binding of its own", "branch_extra_modifier", .hint,
            toggled("Asker()", "Asker().padding()")),
        Weighed(
            "a page behind a row that has one perhaps", "branch_extra_modifier", .hint,
            toggled("Row(page: AnyView(Chooser()))", "Row(page: AnyView(Chooser())).padding()")),
        Weighed("rows told apart inside", "foreach_index_id", .hint, rows("Inner(name: names[$0])", edit: "names.removeFirst()")),
        Weighed(
            "rows that are never opened", "foreach_index_id", .hint,
            rows("Folding(name: names[$0], isFixed: true)", edit: "names.removeFirst()")),
        Weighed(
            "rows that may be opened", "foreach_index_id", .warning,
            rows("Folding(name: names[$0], isFixed: false)", edit: "names.removeFirst()")),
        Weighed(
            "rows that nothing offers to move", "foreach_index_id", nil,
            rows(
                "Folding(name: names[$0], isFixed: false)", edit: "names.append(\"\")",
                ".onMove { names.move(fromOffsets: $0, toOffset: $1) }")),
        Weighed("an object that nobody reaches", "observed_object_owned", .hint, owning("@StateObject private var other = Other()", "")),
        Weighed(
            "an object that the code uses", "observed_object_owned", .warning,
            owning("@StateObject private var other = Other()", "Button(\"\\(other.count)\") { other.count += 1 }")),
        Weighed(
            "state that another arm sets", "observed_object_owned", .hint,
            owning(
                "@State private var isOn = false; let tab: Int",
                "if tab == 0 { Toggle(\"\", isOn: $isOn) } else { Owner() }", shows: false)),
        Weighed(
            "state that the same arm sets", "observed_object_owned", .warning,
            owning(
                "@State private var isOn = false; let tab: Int",
                "if tab == 0 { Text(\"\") } else { Toggle(\"\", isOn: $isOn); Text(isOn ? \"a\" : \"b\"); Owner() }", shows: false)),
        Weighed(
            "an edge that gets thicker", "branch_same_view_modifier_arguments", .hint,
            toggled(
                "RoundedRectangle(cornerRadius: 4).stroke(Color.gray, lineWidth: 1)",
                "RoundedRectangle(cornerRadius: 4).stroke(Color.red, lineWidth: 2)", ".animation(.default, value: isOn)")),
        Weighed(
            "a view that gets wider", "branch_same_view_modifier_arguments", .warning,
            toggled("Text(\"a\").frame(width: 10)", "Text(\"a\").frame(width: 20)", ".animation(.default, value: isOn)")),
    ]

    private static let programs: [Weighed] = [
        Weighed("an app that reads an object", "missing_environment_object", .hint, app("Home(number: Number(value: 1))")),
        Weighed("an app that does not compile", "missing_environment_object", nil, app("Home(number: Number(amount: 1))")),
        Weighed("an object of which a view shows the old", "state_of_observed_object", .hint, observing("Names(names: model.names)")),
        Weighed(
            "an object that the view below observes", "state_of_observed_object", nil,
            observing("Names(names: model.names).environmentObject(model)")),
        Weighed(
            "pages of which one is on screen", "foreach_index_id", .hint,
            paged("TabView { ForEach(names.indices, id: \\.self) { Text(names[$0].text) } }")),
        Weighed(
            "rows next to each other", "foreach_index_id", .warning,
            paged("VStack { ForEach(names.indices, id: \\.self) { Text(names[$0].text) } }")),
        Weighed("a question that nothing asks", "branch_extra_modifier", .hint, toggled("Silent()", "Silent().padding()")),
        Weighed(
            "a view that a function returns for a case", "observed_object_owned", .hint,
            owning("@State private var isOn = false", "Toggle(\"\", isOn: $isOn); chosen", shows: false, more: returning)),
        Weighed("what an object receives again", "observed_object_owned", .hint, receiving("self?.names = names")),
        Weighed("what an object collects", "observed_object_owned", .warning, receiving("self?.names += names")),
        Weighed("a model that is made once", "model_created_in_body", nil, assembled("init() { view = AnyView(makeHome()) }")),
        Weighed("a model that a body makes", "model_created_in_body", .hint, assembled("var body: some View { makeHome() }", ": View")),
        Weighed("a view that may be there in both arms", "branch_repeats_view", .warning, loading("VStack { Text(\"loading\") }")),
        Weighed("a view that is there in neither", "branch_repeats_view", nil, loading("", shows: "Text(\"no\")")),
        Weighed("rows that a case chooses", "conditional_modifier_call", nil, chosen("notes.filter { $0.kind == kind }")),
        Weighed("rows that stay for each case", "conditional_modifier_call", .warning, chosen("notes")),
        Weighed("changed by the view itself", "branch_extra_modifier", .warning, changing("isNarrow")),
        Weighed("changed by the view itself, in an object", "branch_extra_modifier", .warning, changing("model.isWide")),
        Weighed(
            "changed by the view and by another one", "branch_extra_modifier", .hint,
            changing("model.isWide", elsewhere: "model.isWide = false")),
        Weighed("changed by the view around", "branch_extra_modifier", .hint, changing("isGiven")),
        Weighed("text that is typed while the device is turned", "branch_extra_modifier", .warning, changing("width == .compact")),
        Weighed("an edit that moves the focus", "foreach_index_id", .hint, focusing("if focus == index { focus = nil }")),
        Weighed("an edit that leaves the focus", "foreach_index_id", .warning, focusing("print(index)")),
        Weighed("a case that shows the view around", "branch_extra_modifier", nil, staged("case .guest: Home()")),
        Weighed("two cases that show the view around", "branch_extra_modifier", .warning, staged("case .guest, .loading: Home()")),
        Weighed("all cases but one", "branch_extra_modifier", .warning, staged("case .loading: Text(\"b\")\ndefault: Home()")),
        Weighed("a case with values", "branch_extra_modifier", .warning, staged("case .guest: Home()\ncase .member: Home()")),
        Weighed("a view that is also elsewhere", "branch_extra_modifier", .warning, staged("case .guest: Home()", beside: "Home()")),
        Weighed(
            "a case of another object", "branch_extra_modifier", .warning,
            staged("case .guest: Home(session: session.next)", by: "@ObservedObject var session: Session")),
    ]

    /// A page below a `switch` over what it asks as well.
    private static func staged(
        _ cases: String, beside: String = "Text(\"a\")", by property: String = "@EnvironmentObject var session: Session"
    ) -> String {
        """
        enum Stage {
            case loading, guest, member(String)
            var isGuest: Bool { if case .guest = self { return true }; return false }
        }
        final class Session: ObservableObject {
            @Published var stage = Stage.loading
            lazy var next = Session()
        }
        @main struct Demo: App {
            @StateObject private var session = Session()
            var body: some Scene { WindowGroup { Root().environmentObject(session) } }
        }
        struct Root: View {
            @EnvironmentObject var session: Session
            var body: some View {
                VStack {
                    \(beside)
                    switch session.stage {
                    \(cases)
                    \(cases.contains("default") ? "" : "default: Text(\"b\")")
                    }
                }
            }
        }
        struct Home: View {
            \(property)
            var body: some View {
                if session.stage.isGuest { Card().padding() } else { Card() }
                Button("in") { session.stage = .member("a") }
                Button("out") { session.stage = .guest }
            }
        }
        struct Card: View {
            @State private var isOn = false
            var body: some View { Toggle("on", isOn: $isOn) }
        }
        """
    }

    private static func app(_ home: String) -> String {
        """
        struct Number { let value: Int }
        final class Store: ObservableObject { @Published var count = 0 }
        @main struct Demo: App { var body: some Scene { WindowGroup { \(home) } } }
        struct Home: View {
            @EnvironmentObject private var store: Store
            let number: Number
            var body: some View { Text("\\(store.count + number.value)") }
        }
        """
    }

    private static func observing(_ content: String) -> String {
        """
        final class Model: ObservableObject { @Published var names: [String] = [] }
        struct Names: View {
            @EnvironmentObject private var model: Model
            let names: [String]
            var body: some View { Text(names.joined()) }
        }
        struct Screen: View {
            @State private var model = Model()
            var body: some View {
                \(content)
                Button("add") { model.names.append("a") }
            }
        }
        """
    }

    private static func paged(_ list: String) -> String {
        """
        struct Name: Identifiable { let id: Int; let text: String }
        struct Screen: View {
            @State private var names: [Name] = []
            var body: some View {
                VStack {
                    \(list)
                    Button("remove") { withAnimation { names.removeFirst() } }
                }
            }
        }
        """
    }

    private static func receiving(_ code: String) -> String {
        """
        final class Service: ObservableObject {
            static let shared = Service()
            @Published var found: [String] = []
        }
        final class Model: ObservableObject {
            @Published var names: [String] = []
            private var subscription: AnyCancellable?
            init() { subscription = Service.shared.$found.sink { [weak self] names in \(code) } }
        }
        struct Names: View {
            @ObservedObject private var model = Model()
            var body: some View { Text(model.names.joined()) }
        }
        struct Screen: View {
            @State private var isOn = false
            var body: some View {
                Button(isOn ? "on" : "off") { isOn.toggle() }
                Button("find") { Service.shared.found.append("a") }
                Names()
            }
        }
        """
    }

    private static func assembled(_ members: String, _ inheritance: String = "") -> String {
        """
        final class Model: ObservableObject { @Published var count = 0 }
        struct Home: View {
            @ObservedObject var model: Model
            var body: some View { Button("\\(model.count)") { model.count += 1 } }
        }
        struct Assembler\(inheritance) {
            let view: AnyView
            \(members)
            func makeHome() -> some View { Home(model: Model()) }
        }
        """
    }

    private static func loading(_ otherwise: String, shows view: String = "Keep()") -> String {
        """
        struct Keep: View {
            @State private var text = ""
            var body: some View { TextField("note", text: $text) }
        }
        struct Screen: View {
            @State private var isLoading = false
            @State private var name: String?
            var body: some View {
                VStack {
                    if isLoading {
                        if let name = name { \(view).tag(name) } else { \(otherwise) }
                    } else {
                        if let name = name { \(view).tag(name).padding() }
                    }
                    Button("load") { isLoading.toggle() }
                    Button("name") { name = "a" }
                }
            }
        }
        """
    }

    private static func chosen(_ rows: String) -> String {
        """
        enum Kind { case open, closed }
        struct Note: Identifiable { let id: Int; let kind: Kind }
        struct Card: View {
            let id: Int
            @State private var isOpen = false
            var body: some View { Button(isOpen ? "\\(id)" : "open") { isOpen.toggle() } }
        }
        struct Screen: View {
            @State private var kind = Kind.open
            let notes: [Note]
            var body: some View {
                VStack {
                    Button("open") { kind = .open }
                    Button("closed") { kind = .closed }
                    ForEach(\(rows)) { Card(id: $0.id) }.framed(kind == .open)
                }
            }
        }
        extension View {
            @ViewBuilder func framed(_ isOn: Bool) -> some View { if isOn { self.border(.red) } else { self } }
        }
        """
    }

    /// A page that has a text, and whose condition its own code changes; a page around it, with code of its own.
    private static func changing(_ condition: String, elsewhere: String = "") -> String {
        """
        final class Model: ObservableObject { @Published var isWide = false }
        struct Keep: View {
            @State private var text = ""
            var body: some View { TextField("note", text: $text) }
        }
        struct Inner: View {
            @EnvironmentObject var model: Model
            @Environment(\\.horizontalSizeClass) private var width
            @State private var isNarrow = true
            let isGiven: Bool
            var body: some View {
                if \(condition) { Keep().padding() } else { Keep() }
                Button("change") {
                    model.isWide.toggle()
                    isNarrow.toggle()
                }
            }
        }
        struct Screen: View {
            @StateObject private var model = Model()
            @State private var isOn = false
            var body: some View {
                Inner(isGiven: isOn).environmentObject(model)
                Button("change") {
                    isOn.toggle()
                    \(elsewhere)
                }
            }
        }
        """
    }

    private static func focusing(_ code: String) -> String {
        """
        struct Draft {
            var names = ["a"]
            mutating func remove(at index: Int) { names.remove(at: index) }
        }
        struct Screen: View {
            @State private var draft = Draft()
            @FocusState private var focus: Int?
            var body: some View {
                VStack {
                    ForEach(draft.names.indices, id: \\.self) { index in
                        TextField("name", text: $draft.names[index]).focused($focus, equals: index)
                        Button("remove") { remove(at: index) }
                    }
                }
            }
            private func remove(at index: Int) {
                draft.remove(at: index)
                \(code)
            }
        }
        """
    }

    /// Views that the cases show in both arms.
    private static let shown = """
        struct Hosted<Content: View>: UIViewControllerRepresentable {
            @ViewBuilder let content: () -> Content
            func makeUIViewController(context: Context) -> UIHostingController<Content> { UIHostingController(rootView: content()) }
            func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {}
        }
        struct Page: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
            func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        struct Opener: View {
            @State private var chosen = 0
            @State private var isOpen = false
            var body: some View {
                Button("one") { chosen = 1; isOpen = true }.sheet(isPresented: $isOpen) { Text("\\(chosen)") }
            }
        }
        struct Chooser: View {
            @State private var chosen = 0
            var body: some View { Button("\\(chosen)") { chosen += 1 } }
        }
        struct Asker: View {
            @State private var link: String?
            var body: some View {
                Button("open") { link = "a" }.alert("open?", isPresented: isAsking) { Button("yes") { print(link ?? "") } }
            }
            private var isAsking: Binding<Bool> { Binding(get: { link != nil }, set: { if !$0 { link = nil } }) }
        }
        struct Silent: View {
            @State private var isAsking = false
            var body: some View { Question(isOpen: $isAsking).opacity(isAsking ? 1 : 0) }
        }
        struct Question: View {
            @Binding var isOpen: Bool
            var body: some View { Button("close") { isOpen = false } }
        }
        struct Row: View {
            private let page: AnyView?
            init(page: AnyView? = nil) { self.page = page }
            var body: some View {
                if let page = page { NavigationLink(destination: page) { Text("row") } } else { Text("row") }
            }
        }

        """

    private static func toggled(_ first: String, _ second: String, _ around: String = "") -> String {
        shown + """
            struct Screen: View {
                @State private var isOn = false
                var body: some View {
                    VStack {
                        Toggle("on", isOn: $isOn)
                        if isOn { \(second) } else { \(first) }
                    }\(around)
                }
            }
            """
    }

    private static func input(_ call: String) -> String {
        """
        struct Options { var kind = Input.Kind.line }
        struct Input: View {
            enum Kind { case line, page }
            @Binding var text: String
            private var options = Options()
            init(text: Binding<String>) { _text = text }
            private init(_ text: Binding<String>, _ options: Options) {
                _text = text
                self.options = options
            }
            var body: some View {
                switch options.kind {
                case .line: TextField("", text: $text)
                case .page: TextEditor(text: $text)
                }
            }
            func kind(_ kind: Kind) -> Input {
                var options = self.options
                options.kind = kind
                return Input($text, options)
            }
        }
        struct Screen: View {
            @State private var text = ""
            @State private var isLong = false
            var body: some View {
                \(call)
                Toggle("long", isOn: $isLong)
            }
        }
        """
    }

    private static func barred(_ bar: String) -> String {
        """
        enum Bar { case none, plain(title: String) }
        struct BarModifier: ViewModifier {
            let bar: Bar
            func body(content: Content) -> some View {
                switch bar {
                case .none: content
                case .plain(let title): VStack { Text(title); content }
                }
            }
        }
        extension View { func bar(_ bar: Bar) -> some View { modifier(BarModifier(bar: bar)) } }
        struct Note: View {
            @State private var text = ""
            var body: some View { TextField("note", text: $text) }
        }
        struct Screen: View {
            @State private var title = ""
            var body: some View {
                Note().bar(\(bar))
                Button("name") { title = "a" }
                Button("clear") { title = "" }
            }
        }
        """
    }

    private static func rows(_ row: String, edit: String, _ modifier: String = "") -> String {
        """
        struct Inner: View {
            let name: String
            var body: some View { Card(name: name).id(name) }
        }
        struct Card: View {
            let name: String
            @State private var isOpen = false
            var body: some View { Button(isOpen ? name : "open") { isOpen.toggle() } }
        }
        struct Folding: View {
            let name: String
            let isFixed: Bool
            @State private var isOpen = false
            @State private var isShown = true
            var body: some View {
                if !isFixed && isShown { Button(isOpen ? "close" : "open") { isOpen.toggle() } }
                Text(isOpen ? name : "less")
            }
        }
        struct Names: View {
            @State private var names: [String] = []
            var body: some View {
                VStack {
                    ForEach(names.indices, id: \\.self) { \(row) }\(modifier)
                    Button("edit") { \(edit) }
                }
            }
        }
        """
    }

    private static let returning = """
        private var chosen: some View {
            if isOn { return AnyView(Owner()) }
            return AnyView(Text("off"))
        }
        """

    private static func owning(_ property: String, _ content: String, shows: Bool = true, more: String = "") -> String {
        model + """
            final class Other: ObservableObject { @Published var count = 0 }
            struct Screen: View {
                \(property)
                var body: some View {
                    VStack {
                        \(content)
                        \(shows ? "Owner()" : "")
                    }
                }
                \(more)
            }
            """
    }

    private static func covered(by modifier: String, _ flip: String) -> String {
        """
        struct Note: View {
            let text: String
            @State private var isOpen = false
            var body: some View { Button(isOpen ? text : "more") { isOpen.toggle() } }
        }
        struct Screen: View {
            @State private var isHidden = true
            var body: some View {
                Note(text: "long").when(isHidden) { \(modifier) }
                \(flip)
            }
        }
        extension View {
            @ViewBuilder func when<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
                if condition { transform(self) } else { self }
            }
        }
        """
    }

    private static func styled(_ rows: String) -> String {
        """
        struct Screen: View {
            @State private var isShort = false
            @State private var isOther = false
            var body: some View {
                List { \(rows) }
                    .modifier(Style(isShort: isShort))
                    .toolbar {
                        Toggle("short", isOn: $isShort)
                        Toggle("other", isOn: $isOther)
                    }
            }
        }
        struct Style: ViewModifier {
            let isShort: Bool
            func body(content: Content) -> some View {
                if isShort { content.listStyle(.plain) } else { content.listStyle(.grouped) }
            }
        }
        """
    }

    private static func dragged(_ row: String, _ more: String = "") -> String {
        """
        \(more)
        struct Screen: View {
            @State private var isWide = false
            var body: some View {
                Toggle("wide", isOn: $isWide)
                if isWide { Cards().padding() } else { Cards() }
            }
        }
        struct Cards: View {
            @State private var dragged: String?
            var body: some View {
                Card(name: "a", dragged: $dragged).onDrop(of: [], delegate: Drop(dragged: $dragged))
                Card(name: "b", dragged: $dragged)
            }
        }
        struct Card: View {
            let name: String
            @Binding var dragged: String?
            var body: some View {
                \(row)
                    .opacity(dragged == name ? 0.5 : 1)
            }
        }
        struct Drop: DropDelegate {
            @Binding var dragged: String?
            func performDrop(info: DropInfo) -> Bool {
                dragged = nil
                return true
            }
        }
        struct Draggable: ViewModifier {
            let isOn: Bool
            let data: () -> NSItemProvider
            func body(content: Content) -> some View { if isOn { content.onDrag(data) } else { content } }
        }
        extension View {
            func draggable(_ isOn: Bool, data: @escaping () -> NSItemProvider) -> some View {
                modifier(Draggable(isOn: isOn, data: data))
            }
            func draggable(
                _ isOn: Bool, data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> some View
            ) -> some View { modifier(Draggable(isOn: isOn, data: data)) }
        }
        """
    }

    @Test(arguments: (weighed + programs).indices) func findingIsAsSevereAsItsCost(_ index: Int) {
        let item = (Self.weighed + Self.programs)[index]
        let found = lintText("import SwiftUI\n" + item.source, options: LintOptions()).result.findings.filter { $0.rule == item.rule }
        #expect(found.map(\.severity) == (item.severity.map { [$0] } ?? []), "\(item.name): \(found.map(\.message))")
    }

    @Test func whatOtherPagesFlipIsAMatterOfTaste() {
        let views = """
            struct Home: View {
                @StateObject private var looks = Looks()
                var body: some View {
                    NavigationLink("a") { Controls(looks: looks) }
                    NavigationLink("b") { Sample(looks: looks) }
                }
            }
            final class Looks: ObservableObject {
                @Published private(set) var isOn = false
                func turn(_ value: Bool) { isOn = value }
                LOAD
            }
            struct Controls: View {
                @ObservedObject var looks: Looks
                var body: some View { Button("on") { looks.turn(true) }; Button("off") { looks.turn(false) } }
            }
            struct Sample: View {
                @ObservedObject var looks: Looks
                var body: some View {
                    if looks.isOn { Image("a").overlay(Color.red) } else { Image("a") }
                    MORE
                }
            }
            """
        let load = "func load() async { isOn = true }"
        for (more, member, count) in [
            ("", "", 0), ("Button(\"b\") { looks.turn(false) }", "", 1), ("Text(\"c\").task { await looks.load() }", load, 1),
            ("", load, 1),
        ] {
            let source = views.replacing("MORE", with: more).replacing("LOAD", with: member)
            #expect(lintText(source, options: LintOptions()).result.findings.count == count, "\(more)")
            #expect(lintText(source).result.findings.count == 1, "\(more)")
        }
    }
}
