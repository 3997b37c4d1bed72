// What controls show of what they hold, and that views which are built once are the same wherever they are used.

import SelfsameLayout
import SelfsameReports
import Testing

@Suite("Controls and shared views")
struct ControlTests {
    @Test(
        "A picker shows its label and not what it offers",
        arguments: [
            "Picker(\"Colour\", selection: .constant(1)) { Text(\"Red\").tag(1); Text(\"Blue\").tag(2) }",
            "Picker(selection: .constant(1)) { Text(\"Red\").tag(1); Text(\"Blue\").tag(2) } label: { Text(\"Colour\") }",
        ])
    func picker(source: String) throws {
        let layout = try #require(try LaidOutSource(body: source).layout("Probe", "300x100"))
        #expect(layout.frame("Colour") != nil)
        #expect(layout.frame("Red") == nil)
    }

    @Test(
        "The title of a toggle and what explains it are below each other", arguments: ["Toggle(isOn: .constant(true))", "LabeledContent"])
    func subtitle(control: String) throws {
        let call =
            control.hasPrefix("T")
            ? control + " { Text(\"aa\"); Text(\"bb\") }" : "LabeledContent { Color.red } label: { Text(\"aa\"); Text(\"bb\") }"
        let layout = try #require(try LaidOutSource(body: call).layout("Probe", "300x100"))
        let (title, subtitle) = (try #require(layout.frame("aa")), try #require(layout.frame("bb")))
        #expect(title.split(separator: " ")[0] == subtitle.split(separator: " ")[0])
        #expect(title.split(separator: " ")[1] != subtitle.split(separator: " ")[1])
    }

    @Test(
        "A button has the size that a style of the program makes of its label",
        arguments: [
            ("Button(\"a\") {}.buttonStyle(Wide(inset: 10))", "0 0 120 50"),
            ("Button {} label: { Color.blue }.buttonStyle(.wide)", "0 0 104 34"),
            ("VStack { Button(\"a\") {} }.buttonStyle(Wide(inset: 10))", "0 0 120 50"),
            ("Button(\"a\") {}.buttonStyle(Passing())", "0 0 100 30"),
            ("Button(\"a\") {}.buttonStyle(Wide(inset: 10)).buttonStyle(.plain)", "0 0 120 50"),
        ])
    func styles(source: String, frame: String) throws {
        let styles = """
            struct Wide: ButtonStyle {
                var inset = 2.0
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.frame(width: 100, height: configuration.isPressed ? 1 : 30).padding(inset)
                }
            }
            extension ButtonStyle where Self == Wide { static var wide: Wide { Wide() } }
            struct Passing: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { Inner(configuration: configuration) }
                struct Inner: View {
                    let configuration: ButtonStyleConfiguration
                    var body: some View { configuration.label.frame(width: 100, height: 30) }
                }
            }
            """
        let layout = try #require(try LaidOutSource(body: source, styles).layout("Probe", "300x100"))
        #expect(layout.frame("Button") == frame)
    }

    /// Rows of one view with equal and different arguments, in a stack whose font and environment differ, and objects of which a part differs.
    private let rows = """
        struct Row: View {
            @Environment(\\.isLarge) var isLarge
            let item: Item
            var side = 10.0
            var body: some View {
                HStack(spacing: 0) {
                    if item.isWide { Color.red.frame(width: side * 2, height: side) } else { Color.blue.frame(width: side, height: side) }
                    Color.green.frame(width: isLarge ? 50 : 5, height: item.height)
                }
            }
        }
        struct Item { var isWide = false; var height = 3.0; var unread = 1.0 }
        extension EnvironmentValues { @Entry var isLarge = false }
        """

    @Test("A row that is used again is laid out with the arguments of its use")
    func shared() throws {
        let source = LaidOutSource(
            body: """
                VStack(alignment: .leading, spacing: 0) {
                    Row(item: Item())
                    Row(item: Item(unread: 2))
                    Row(item: Item(isWide: true))
                    Row(item: Item(height: 20))
                    Row(item: Item(), side: 30)
                    Row(item: Item(), side: 30).environment(\\.isLarge, true)
                    Row(item: Item())
                }
                """, rows)
        let layout = try #require(try source.layout("Probe", "300x400"))
        #expect(
            (1...7).map { layout.frame($0 == 1 ? "Row" : "Row#\($0)") } == [
                "0 0 15 10", "0 10 15 10", "0 20 25 10", "0 30 15 20", "0 50 35 30", "0 80 80 30", "0 110 15 10",
            ])
        // The same again, built in a different tree of the same thread.
        #expect(try #require(try source.layout("Probe", "300x400")).frames.map(\.frame.frame) == layout.frames.map(\.frame.frame))
    }
}
