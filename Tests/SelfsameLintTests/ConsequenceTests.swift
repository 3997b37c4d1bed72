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
            source: list("ForEach(notes, id: \\.self) { Card(text: $0.text) }", edit: "notes[0].text = \"new\""), severity: .warning,
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
            name: "rows that nothing offers to delete",
            source: """
                struct Names: View {
                    @State private var names: [String] = []
                    var body: some View {
                        NavigationStack {
                            Section {
                                ForEach(names.indices, id: \\.self) { Text(names[$0]) }.onDelete { names.remove(atOffsets: $0) }
                            }
                        }
                    }
                }
                """, severity: .hint,
            message: "inserting or removing an element of `names` shifts the identity of every later row"),
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

    /// Views with one condition, and how severe its flip is: `FLIP` makes it, the rest is as in each case.
    static let flips: [(name: String, severity: Severity?, source: String)] = [
        (
            "used until it is covered", .warning,
            covered(by: "$0.allowsHitTesting(false)", "Button(\"show\") { isHidden.toggle() }")
        ),
        (
            "covered until it is used", .hint,
            covered(by: "$0.allowsHitTesting(false)", "Button(\"show\") { isHidden = false }")
        ),
        (
            "blurred until it is used", .warning,
            covered(by: "$0.blur(radius: 8)", "Button(\"show\") { isHidden = false }")
        ),
        (
            "rows that change with the style", nil,
            styled("if isShort { Text(\"a\") } else { ForEach(0..<100) { Text(\"\\($0)\") } }")
        ),
        (
            "rows that stay with the style", .warning,
            styled("if isOther { Text(\"a\") } else { ForEach(0..<100) { Text(\"\\($0)\") } }")
        ),
        ("an element edited in the list", .warning, edited("tracks[0].isLiked.toggle()")),
        ("an element edited elsewhere", .hint, edited("tracks = [liked(Track())]")),
        (
            "what is dragged", .hint,
            dragged("Text(name).onDrag { dragged = name; return NSItemProvider() }")
        ),
        (
            "what is dragged, by a modifier of the program", .hint,
            dragged("Text(name).draggable(true) { dragged = name; return NSItemProvider() } preview: { EmptyView() }")
        ),
        (
            "what is dragged, by functions", .hint,
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
                """)
        ),
        ("what is chosen", .warning, dragged("Button(name) { dragged = name }")),
    ]

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

    private static func edited(_ edit: String) -> String {
        """
        struct Track: Hashable { var name = ""; var isLiked = false }
        struct Row: View {
            let name: String
            @State private var isOpen = false
            var body: some View { Button(isOpen ? name : "more") { isOpen.toggle() } }
        }
        struct Tracks: View {
            @State private var tracks: [Track] = []
            var body: some View {
                List { ForEach(tracks, id: \\.self) { Row(name: $0.name) } }
                Button("add") { tracks.append(Track()) }
                Button("edit") { \(edit) }
            }
            private func liked(_ track: Track) -> Track {
                var track = track
                track.isLiked = true
                return track
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

    @Test(arguments: flips.indices) func flipIsAsSevereAsItsCost(_ index: Int) {
        let (name, severity, source) = Self.flips[index]
        let rules: Set = ["conditional_modifier_call", "foreach_self_id", "branch_extra_modifier"]
        let found = lintText("import SwiftUI\n" + source, options: LintOptions()).result.findings.filter { rules.contains($0.rule) }
        #expect(found.map(\.severity) == (severity.map { [$0] } ?? []), "\(name): \(found.map(\.message))")
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
