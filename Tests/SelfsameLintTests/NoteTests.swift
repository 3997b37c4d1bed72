// What findings add to their first line: what an element could be told apart by, when a body is evaluated, and nothing where nothing is replaced.

import SelfsameLint
import SelfsameTestSupport
import Testing

@Suite struct NoteTests {
    /// Source with one finding, and its notes.
    struct Case: CustomTestStringConvertible {
        var name: String
        var source: String
        var notes: [String]

        var testDescription: String { name }
    }

    private static let shelf = """
        final class Shelf: ObservableObject {
            @Published var boxes: [Box] = []
            func fill() { boxes = (0..<3).map { Box(count: $0) } }
        }
        struct ShelfView: View {
            @ObservedObject var shelf: Shelf
            var body: some View {
                ForEach(Array(shelf.boxes.enumerated()), id: \\.offset) { index, box in Lid(count: box.count) }
            }
        }
        struct Lid: View {
            let count: Int
            @State private var isOpen = false
            var body: some View { Button(isOpen ? "\\(count)" : "closed") { isOpen.toggle() } }
        }

        """

    static let cases: [Case] = [
        Case(
            name: "an id that is made with each element",
            source: shelf + "struct Box: Identifiable { let id = UUID(); let count: Int }",
            notes: ["if elements are created again from data, first give `Box` an `id` from that: each new one has a new `id`"]),
        Case(
            name: "an id that hashes all values",
            source: shelf + "struct Box: Identifiable, Hashable { var name = \"\"; var count: Int; var id: Int { hashValue } }",
            notes: ["the `id` of `Box` depends on all its values, so each edit replaces the row"]),
        Case(
            name: "an id from data", source: shelf + "struct Box { var id: Int { count }; let count: Int }", notes: []),
        Case(
            name: "no id", source: shelf + "struct Box { let count: Int }",
            notes: ["`Box` is not Identifiable: give it an `id` that stays the same"]),
        Case(
            name: "views as elements",
            source: """
                struct Cloud<Item: View>: View {
                    @State var items: [Item]
                    var body: some View {
                        ForEach(0..<items.count, id: \\.self) { items[$0].padding() }
                        Button("less") { items.removeFirst() }
                    }
                }
                """,
            notes: ["the elements are views, which have no identity: pass data, and make each row in the closure"]),
        Case(
            name: "whole values beside an id",
            source: """
                struct Coin: Hashable, Identifiable { let id: Int; var grade: String }
                struct Coins: View {
                    @Binding var coins: [Coin]
                    var body: some View {
                        ForEach(Array(coins.enumerated()), id: \\.element) { Text($1.grade) }
                        Button("grade") { coins[0].grade = "fine" }
                    }
                }
                """,
            notes: ["`Coin` is Identifiable: use `id: \\.element.id`"]),
        Case(
            name: "whole values beside an id that is made of them",
            source: """
                struct Coin: Hashable, Identifiable { var year: Int; var grade: String; var id: Int { hashValue } }
                struct Coins: View {
                    @Binding var coins: [Coin]
                    var body: some View {
                        ForEach(coins, id: \\.self) { Text($0.grade) }
                        Button("grade") { coins[0].grade = "fine" }
                    }
                }
                """,
            notes: []),
        Case(
            name: "a body that plain values evaluate again",
            source: """
                struct Bar: View {
                    let width: Double
                    let height: Double
                    var body: some View { Color.gray.frame(width: width, height: height).opacity(Double.random(in: 0...1)) }
                }
                """,
            notes: ["the body runs only when `width` or `height` changes"]),
        Case(
            name: "an else that makes nothing under an animation",
            source: """
                struct Notice: View {
                    @State private var isNew = false
                    var body: some View {
                        VStack { if isNew { Text("new") } else { EmptyView() } }.animation(.default, value: isNew)
                        Button("toggle") { isNew.toggle() }
                    }
                }
                """,
            notes: []),
    ]

    @Test(arguments: cases) func findingAdds(_ item: Case) {
        let findings = lintText("import SwiftUI\n" + item.source).result.findings
        #expect(findings.count == 1, "\(findings.map(\.message))")
        #expect(findings.first?.notes.map(\.message) == item.notes)
    }

    /// What a fix says that is shown only because a merged view would not do something again: what the two arms make, a
    /// modifier in the body of `Page`, and the note.
    @Test(arguments: [
        (
            "Page(number: 1)", "Page(number: 2)", "onAppear { text = \"\\(number)\" }",
            "`onAppear` of `Page` reads an argument and would not run again; first use `task(id:)`, or add `onChange(of:)`"
        ),
        (
            "Page(number: 1).onAppear { reads += 1 }", "Page(number: 2).onAppear { reads -= 1 }", "bold()",
            "`onAppear` differs between the arms and would not run again; first add `onChange(of:)`"
        ),
        ("Page(number: 1).onAppear { reads += 1 }", "Page(number: 2).onAppear { reads += 1 }", "bold()", nil),
        ("Page(number: 1)", "Page(number: 2)", "task(id: number) { text = \"\\(number)\" }", nil),
    ])
    func fixSaysWhatIsNotDoneAgain(first: String, second: String, modifier: String, note: String?) {
        let findings = lintText(
            """
            import SwiftUI
            struct Page: View {
                @State private var text = ""
                let number: Int
                var body: some View { Text(text).\(modifier) }
            }
            struct Book: View {
                @State private var isOpen = false
                @State private var reads = 0
                var body: some View {
                    Toggle("Open", isOn: $isOpen)
                    if isOpen { \(first) } else { \(second) }
                }
            }
            """
        ).result.findings
        #expect(findings.first?.fixes.first?.note == note)
    }

    /// What a fix says of arms that it leaves as they are, although one could serve both.
    @Test(arguments: [(1, "the arms for `case .low` and `case .high` stay alike: one could serve both"), (3, nil)] as [(Int, String?)])
    func fixSaysWhatStaysAlike(last: Int, note: String?) {
        let findings = lintText(
            """
            import SwiftUI
            enum Level { case low, middle, high }
            struct Card: View {
                let size: Int
                @State private var count = 0
                var body: some View { Button("\\(count)") { count += size } }
            }
            struct Cards: View {
                @State private var level = Level.low
                var body: some View {
                    Button("next") { level = .middle }
                    Button("top") { level = .high }
                    Button("back") { level = .low }
                    switch level {
                    case .low: Card(size: 1)
                    case .middle: Card(size: 2)
                    case .high: Card(size: \(last))
                    }
                }
            }
            """
        ).result.findings
        #expect(findings.first?.rule == "switch_same_view")
        #expect(findings.first?.fixes.first?.note == note)
    }
}
