// What findings on branches say: which change they name, what flips it, where the arms stand and what follows.

import SelfsameLint
import SelfsameTestSupport
import Testing

@Suite struct MessageTests {
    /// Source with one finding, and what is expected of it.
    struct Case: CustomTestStringConvertible {
        var name: String
        var source: String
        var message: String
        var flippedBy: [String]
        var paths: [String]

        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case(
            name: "a chain names the arms",
            source: """
                struct Shop: View {
                    @State private var isOpen = false
                    @State private var isFull = false
                    func flip() { isOpen.toggle(); isFull.toggle() }
                    var body: some View {
                        if isOpen && !isFull { Text("buy") } else if isOpen { Divider() } else { Text("wait") }
                    }
                }
                """,
            message: "this `Text` is replaced when `isOpen && !isFull` changes, although 2 of 3 arms make the same view",
            flippedBy: ["@State isOpen", "@State isFull"], paths: ["Shop.body/true/true/Text", "Shop.body/false/Text"]),
        Case(
            name: "a chain reads the conditions of its arms",
            source: """
                struct Shop: View {
                    var a = false
                    var b = false
                    var c = false
                    var body: some View {
                        if a { Text("a") } else if b { Divider() } else if c { Text("c") }
                    }
                }
                """,
            message: "this `Text` is replaced when `a` changes, although 2 of 3 arms make the same view",
            flippedBy: ["stored property a", "stored property c"],
            paths: ["Shop.body/some/true/true/Text", "Shop.body/some/false/Text"]),
        Case(
            name: "a chain names the arms between which there is a way",
            source: """
                final class Club: ObservableObject {
                    static let shared = Club()
                    @Published var member = 0
                    func join(_ id: Int) { member = id }
                }
                struct Guest { let isKing: Bool; let id: Int }
                struct Door: View {
                    var guest: Guest
                    var body: some View {
                        if guest.isKing { Text("bow") } else if guest.id == Club.shared.member { Text("come in") } else { Text("wait") }
                    }
                }
                struct Hall: View { let guests: [Guest]; var body: some View { ForEach(guests, id: \\.id) { Door(guest: $0) } } }
                """,
            message: "this `Text` is replaced when `guest.id == Club.shared.member` changes, although all 3 arms make the same view",
            flippedBy: ["stored property guest", "static property Club.shared"],
            paths: ["Door.body/true/true/Text", "Door.body/true/false/Text", "Door.body/false/Text"]),
        Case(
            name: "cases of a switch",
            source: """
                enum Mode { case one, two, three }
                struct Shop: View {
                    @Binding var mode: Mode
                    var body: some View {
                        switch mode {
                        case .one: Divider()
                        case .two: Text("two")
                        case .three: Text("three")
                        }
                    }
                }
                """,
            message:
                "this `Text` is replaced when `mode` changes between `case .two` and `case .three`, although 2 of 3 arms make the same view",
            flippedBy: ["@Binding mode"], paths: ["Shop.body/true/false/Text", "Shop.body/false/Text"]),
        Case(
            name: "cases of a switch between which there is one way",
            source: """
                enum Phase { case idle, busy, done }
                struct Shop: View {
                    @State var phase = Phase.idle
                    var body: some View {
                        switch phase {
                        case .idle: Text("idle")
                        case .busy: ProgressView()
                        case .done: Text("done")
                        }
                        Button("finish") { if phase == .idle { phase = .done } }
                    }
                }
                """,
            message:
                "this `Text` is replaced when `phase` goes from `case .idle` to `case .done`, although 2 of 3 arms make the same view",
            flippedBy: ["@State phase"], paths: ["Shop.body/0/true/true/Text", "Shop.body/0/false/Text"]),
        Case(
            name: "any of several cases",
            source: """
                enum Kind: CaseIterable { case room, area, scene }
                struct Adder: View {
                    @State private var kind = Kind.room
                    var picker: some View {
                        Picker("kind", selection: $kind) { ForEach(Kind.allCases, id: \\.self) { Text("\\($0)") } }
                    }
                    var body: some View {
                        switch kind {
                        case .room: VStack { picker; Divider() }
                        case .area: VStack { picker; Image("area") }
                        case .scene: VStack { picker; Spacer() }
                        }
                    }
                }
                """,
            message:
                "the `Picker` in use is replaced when `kind` changes: this `Picker` is replaced although all 3 arms make the same view",
            flippedBy: ["@State kind"], paths: ["Adder.body/true/true/VStack", "Adder.body/true/false/VStack"]),
        Case(
            name: "a global value that is computed",
            source: """
                final class Options: ObservableObject {
                    static let shared = Options()
                    @Published var isLong = false
                }
                var isLong: Bool { Options.shared.isLong }
                struct Name: View {
                    @ObservedObject var options = Options.shared
                    var body: some View {
                        Button("flip") { options.isLong.toggle() }
                        if isLong { Text("a long name") } else { Text("name") }
                    }
                }
                """,
            message: "this `Text` is replaced with a new one when `isLong` changes",
            flippedBy: ["static property Options.shared"], paths: ["Name.body/1/true/Text", "Name.body/1/false/Text"]),
        Case(
            name: "an object that the whole program shares is not lost",
            source: """
                final class Player: ObservableObject {
                    static let shared = Player()
                    @Published var isPlaying = false
                    func play() { isPlaying = true }
                }
                struct Row: View {
                    @StateObject private var player = Player.shared
                    var body: some View { Button(player.isPlaying ? "a" : "b") { player.play() } }
                }
                struct Screen: View {
                    @State private var isOn = false
                    var body: some View {
                        Toggle("on", isOn: $isOn)
                        if isOn { Row().padding() } else { Row() }
                    }
                }
                """,
            message: "this `Row` is replaced when `isOn` changes, only to add `padding`",
            flippedBy: ["@State isOn"], paths: ["Screen.body/1/true/Row", "Screen.body/1/false/Row"]),
        Case(
            name: "AnyView in a builder",
            source: """
                struct Shop: View {
                    @State private var isOn = false
                    func flip() { isOn.toggle() }
                    var body: some View {
                        VStack { if isOn { AnyView(Text("a")) } else { AnyView(Divider()) } }
                    }
                }
                """,
            message: "AnyView hides `Divider`, `Text` although a view builder takes arms of different types",
            flippedBy: ["@State isOn"], paths: ["Shop.body/VStack/true/AnyView", "Shop.body/VStack/false/AnyView"]),
        Case(
            name: "a generic helper's argument ends the path",
            source: """
                struct Shop: View {
                    var isOn = false
                    func framed<V: View>(_ view: V) -> some View { view.padding(4) }
                    var body: some View {
                        if isOn { framed(Label("a", systemImage: "a")) } else { framed(Label("b", systemImage: "b")) }
                    }
                }
                """,
            message: "this `Label` is replaced with a new one when `isOn` changes",
            flippedBy: ["stored property isOn"], paths: ["Shop.body/true/Label", "Shop.body/false/Label"]),
        Case(
            name: "a generic helper's content ends the path",
            source: """
                struct Shop: View {
                    var isOn = false
                    func framed<V: View>(@ViewBuilder _ view: () -> V) -> some View { view().padding(4) }
                    var body: some View {
                        switch isOn {
                        case true: framed { Label("a", systemImage: "a") }
                        case false: framed { Label("b", systemImage: "b") }
                        }
                    }
                }
                """,
            message: "this `Label` is replaced when `isOn` changes, although both arms make the same view",
            flippedBy: ["stored property isOn"], paths: ["Shop.body/true/Label", "Shop.body/false/Label"]),
        Case(
            name: "the state of a generic row",
            source: """
                struct Found<Row: View>: View {
                    @Binding var query: String
                    var all: [String]
                    var row: (String) -> Row
                    var body: some View {
                        if $query.wrappedValue.isEmpty {
                            ForEach(all, id: \\.self, content: row)
                        } else {
                            ForEach(all.filter { $0 == query }, id: \\.self, content: row)
                        }
                    }
                }
                """,
            message: "this `ForEach` is replaced with a new one when `$query.wrappedValue.isEmpty` changes",
            flippedBy: ["@Binding query"], paths: ["Found.body/true/ForEach", "Found.body/false/ForEach"]),
        Case(
            name: "the state below a modifier",
            source: """
                struct Faded: ViewModifier {
                    var isOn = false
                    func body(content: Content) -> some View {
                        if isOn { content.opacity(0.5) } else { content }
                    }
                }
                """,
            message: "this `content` is replaced when `isOn` changes, only to add `opacity`",
            flippedBy: ["stored property isOn"],
            paths: ["Faded.body(content:)/true/_ViewModifier_Content", "Faded.body(content:)/false/_ViewModifier_Content"]),
        Case(
            name: "what is fetched again is not lost",
            source: """
                struct Found: View {
                    var isBig: Bool
                    @Namespace private var space
                    @State private var count = 0
                    var body: some View { Stepper("count", value: $count) }
                }
                struct Shop: View {
                    var isOn = false
                    var body: some View { if isOn { Found(isBig: true) } else { Found(isBig: false) } }
                }
                """,
            message: "`@State count` of `Found` is reset when `isOn` changes: this `Found` is replaced with a new one",
            flippedBy: ["stored property isOn"], paths: ["Shop.body/true/Found", "Shop.body/false/Found"]),
        Case(
            name: "a closure reads a source",
            source: """
                struct Pins: View {
                    @Binding var pins: [Int]
                    @Binding var current: Int
                    var body: some View {
                        let index = pins.firstIndex(where: { $0 == current })
                        VStack { if index != nil { Text("on") } else { Text("off") } }
                    }
                }
                """,
            message: "this `Text` is replaced with a new one when `index != nil` changes",
            flippedBy: ["@Binding pins", "@Binding current"],
            paths: ["Pins.body/VStack/true/Text", "Pins.body/VStack/false/Text"]),
        Case(
            name: "neither a callee's parameter nor the id of a row",
            source: """
                struct Poll: View {
                    var count: Int
                    var body: some View {
                        ForEach(0..<count, id: \\.self) { number in
                            HStack { if isLast(number) { Text("add") } else { Text("drop") } }
                        }
                    }
                    func isLast(_ index: Int) -> Bool { index == count - 1 }
                }
                """,
            message: "this `Text` is replaced with a new one when `isLast(number)` changes",
            flippedBy: ["stored property count"],
            paths: ["Poll.body/ForEach/id(\\.self)/HStack/true/Text", "Poll.body/ForEach/id(\\.self)/HStack/false/Text"]),
    ]

    @Test(arguments: cases) func findingSays(_ item: Case) {
        let findings = lintText("import SwiftUI\n" + item.source).result.findings
        #expect(findings.map(\.message) == [item.message])
        #expect(findings.map { $0.condition?.flippedBy } == [item.flippedBy])
        #expect(findings.map(\.identityPaths) == [item.paths])
    }

    @Test("A model that presented content creates is created while that is shown")
    func presentedModels() {
        let model = """
            import SwiftUI
            final class Draft: ObservableObject { @Published var text = ""; func add() { text += "a" } }
            struct DraftView: View {
                @ObservedObject var draft: Draft
                var body: some View { TextField("a", text: $draft.text) }
            }

            """
        let host = { (content: String) in
            """
            struct Host: View {
                @State private var isShown = false
                @State private var count = 0
                var body: some View { \(content) }
            }
            """
        }
        let button = "Button(\"\\(count)\") { count += 1; isShown = true }"
        let presented = lintText(model + host(button + ".sheet(isPresented: $isShown) { DraftView(draft: Draft()) }")).result.findings
        let shown = "creates a new `Draft` and discards the old one's contents"
        #expect(presented.map(\.message) == ["each run of the content of `sheet` \(shown)"])
        let linked = lintText(
            model + host("VStack { \(button); NavigationLink(\"b\") { DraftView(draft: Draft()) } }")
        ).result.findings
        #expect(linked.map(\.message) == ["each run of the body \(shown)"])
    }
}
