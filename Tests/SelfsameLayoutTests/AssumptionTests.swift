// What stands for values that only the running program has: marked as estimated, listed with name and place, and never taken for known.

import SelfsameLayout
import SelfsameReports
import Testing

@Suite("Assumptions")
struct AssumptionTests {
    private func layout(_ body: String, _ more: String = "") throws -> ReportedLayout {
        try #require(try LaidOutSource(body: body, more).layout("Probe", "300x400"))
    }

    private func unknowns(_ layout: ReportedLayout) -> [String] {
        layout.unknowns.map { "\($0.unknown.name): \($0.unknown.standIn)" }
    }

    @Test("A text that is given at run time is an estimate, and what does not depend on it is exact")
    func text() throws {
        let layout = try layout(
            "VStack(spacing: 0) { Row(title: names[0]); Color.red.frame(height: 10) }",
            """
            let names = load()
            func load() -> [String] { fatalError() }
            struct Row: View {
                let title: String
                var body: some View { Text(title) }
            }
            """)
        #expect(layout.frame("title") == "~107.95 0 ~84.1 ~22")
        #expect(layout.frame("red") == "0 ~22 300 10")
        #expect(layout.counts.unknown == 0)
        #expect(unknowns(layout) == ["title: a short text"])
    }

    @Test("A type within a type is made by its initialiser")
    func nestedTypes() throws {
        let layout = try layout(
            "Avatar(); Avatar(config: .small)",
            """
            struct Avatar: View {
                let config: Config
                var body: some View { Color.red.frame(width: config.width, height: config.width) }
                init(config: Config = .standard) { self.config = config }
                struct Config {
                    let size: CGSize
                    var width: CGFloat { size.width }
                    init(side: CGFloat) { size = CGSize(width: side, height: side) }
                    static let standard = Config(side: 40)
                    static let small = Config(side: 12)
                }
            }
            """)
        #expect(layout.frame("red.frame") == "0 0 40 40")
        #expect(layout.frame("red.frame#2") == "14 48 12 12")
    }

    @Test(
        "A condition that is not known holds, of a `switch` the first case is taken, and what begins with a value begins with it",
        arguments: [
            ("isOn ? 20 : 30", "~20", "isOn: true"), ("model.isWide ? 20 : 30", "~30", "model: what it begins with"),
            ("model.width", "~70", "model: what it begins with"), ("model.style.width", "~5", "model: what it begins with"),
            ("model.given ?? 44", "~44", "model: what it begins with"), ("model.made", "~9", "model: what it begins with"),
            ("model.late", "?100", "model.late: 100"),
        ])
    func numbers(width: String, expected: String, listed: String) throws {
        let layout = try layout(
            "Row(isOn: load(), model: load())",
            """
            func load<T>() -> T { fatalError() }
            struct Row: View {
                let isOn: Bool
                let model: Model
                var body: some View { Color.red.frame(width: \(width), height: 10) }
            }
            final class Model {
                var isWide = false
                var width = 70.0
                var given: Double?
                let made: Double
                var late = 3.0
                var style: Style
                init(_ late: Double, made: Double = 9, style: Style) { (self.made, self.late) = (made, late); self.style = style }
                init(late: Double, made: Double = 9) { self.made = made; self.late = late; style = .narrow }
                enum Style {
                    case narrow, wide
                    var width: Double { switch self { case .narrow: 5; case .wide: 50 } }
                }
            }
            """)
        #expect(layout.frame("red.frame").map { $0.split(separator: " ")[2] } == Substring(expected))
        #expect(unknowns(layout).contains(listed), "\(unknowns(layout))")
    }

    @Test(
        "A condition shows what its value begins with, and is still not known",
        arguments: [
            ("model.isWide", "blue"), ("model.picture != nil", "red"), ("model.style == .wide", "blue"), ("model.style == .narrow", "red"),
        ])
    func conditions(condition: String, color: String) throws {
        let layout = try layout(
            "Row(model: load())",
            """
            func load<T>() -> T { fatalError() }
            struct Row: View {
                let model: Model
                var body: some View { if \(condition) { Color.red } else { Color.blue } }
            }
            final class Model { var isWide = false; var picture: String?; let style: Style }
            enum Style { case narrow, wide }
            """)
        #expect(layout.frame(color) != nil)
        #expect(layout.conditions.map(\.isKnown) == [false])
    }

    @Test(
        "No system that is laid out for lacks what `#unavailable` asks for", arguments: ["#unavailable(iOS 16)", "#available(iOS 16, *)"])
    func availability(condition: String) throws {
        let layout = try layout("if \(condition) { Color.red } else { Color.blue }")
        #expect(layout.frame(condition.hasPrefix("#un") ? "blue" : "red") != nil)
    }

    @Test(
        "A font with modifiers, and one of the program, has its size",
        arguments: [
            (".subheadline.bold()", "~20"), (".rowTitle", "~25"), ("Font.caption.weight(.bold).monospacedDigit()", "~16"),
            (".system(size: 10).italic()", "~12"), (".body", "~22"),
        ])
    func fonts(font: String, height: String) throws {
        let layout = try layout(
            "Text(\"a\").font(\(font))", "extension Font { static let rowTitle = Font.title3.bold() }")
        #expect(layout.frame("a")?.split(separator: " ").last == Substring(height))
    }

    @Test("A text that is made of another is known", arguments: ["String(localized: title)", "String(title)", "LocalizedStringKey(title)"])
    func texts(source: String) throws {
        let layout = try layout(
            "Row(title: \"abc\")",
            """
            struct Row: View {
                let title: LocalizedStringResource
                var body: some View { Text(\(source)) }
            }
            """)
        #expect(layout.frame("abc") != nil && layout.unknowns.isEmpty)
    }

    @Test("Nothing has the focus at first, and a control is enabled")
    func environment() throws {
        let layout = try layout(
            "Row()",
            """
            struct Row: View {
                @FocusState private var isFocused: Bool
                @Environment(\\.isEnabled) private var isEnabled
                var body: some View { Color.red.frame(width: isFocused ? 10 : 20, height: isEnabled ? 3 : 4) }
            }
            """)
        #expect(layout.frame("red.frame") == "0 0 20 3")
    }

    @Test("A modifier scales what its initialiser gives it")
    func scaledMetric() throws {
        let layout = try layout(
            "Color.red.modifier(Square(side: 24))",
            """
            struct Square: ViewModifier {
                @ScaledMetric private var side: CGFloat
                init(side: CGFloat) { _side = ScaledMetric(wrappedValue: side, relativeTo: .body) }
                func body(content: Content) -> some View { content.frame(width: side, height: side) }
            }
            """)
        #expect(layout.frame("red.frame") == "0 0 24 24")
    }

    @Test("A modifier that nothing declares changes nothing, and says so")
    func unknownModifier() throws {
        let layout = try layout("Color.red.frame(width: 20, height: 10).sparkle(.high).padding(5)")
        #expect(layout.frame("red.frame") == "5 5 ~20 ~10")
        #expect(unknowns(layout).contains { $0.hasSuffix(": no change") }, "\(unknowns(layout))")
        let color = try self.layout("Color.brand.background.frame(height: 3)")
        #expect(color.frame("brand.frame") == "0 0 ~300 3")
    }

    @Test("A view that is handed on as a value is laid out by its body")
    func handedOn() throws {
        let layout = try layout(
            "VStack(spacing: 0) { Row(label: .wide(30)); Row(label: .narrow); Row(label: load()) }",
            """
            func load<T>() -> T { fatalError() }
            struct Row: View {
                let label: RowLabel
                var body: some View { HStack { label } }
            }
            struct RowLabel: View {
                var width = 11.0
                var body: some View { Color.red.frame(width: width, height: 10) }
                static let narrow = RowLabel(width: 5)
                static func wide(_ width: Double) -> RowLabel { RowLabel(width: width) }
            }
            """)
        #expect(["RowLabel", "RowLabel#2", "RowLabel#3"].map { layout.frame($0) } == ["~0 0 30 10", "~12.5 10 5 10", "~9.5 20 ~11 10"])
    }

    @Test("A member of a view that a library declares is a space of modifiers, which are applied to the view")
    func modifiersOfLibraries() throws {
        let layout = try layout("Color.red.frame(width: 30, height: 20).library.tinted(3).padding(4)")
        #expect(layout.frame("red.padding") == "0 0 ~38 ~28" || layout.frame("red.frame") == "~4 ~4 ~30 ~20")
        #expect(layout.counts.unknown == 0)
        #expect(
            unknowns(layout).map { $0.split(separator: ": ").last } == ["no change", "no change"], "\(unknowns(layout))")
    }

    @Test("A member of something that is not known to be a view is no view")
    func membersOfModels() throws {
        let layout = try layout("Store().header.tinted(3)", "struct Store {}")
        #expect(layout.counts.unknown > 0)
    }

    @Test("A modifier on a path to a colour of a library is applied to a colour")
    func modifiedColours() throws {
        let layout = try layout("Color.library.background.ignoresSafeArea()")
        #expect(layout.counts.unknown == 0)
        #expect(layout.frames.last.map { "\($0.frame.frame.size.width)" } == "~300")
    }

    @Test(
        "An image whose name is known in part is as large as all images with such names",
        arguments: [
            ("\"card-\\(suit)\"", "~40×~60"), ("\"card-\\(suit)-back\"", "~40×~60"), ("\"\\(suit)\"", "?100×?100"),
            ("\"icon-\\(suit)\"", "?100×?100"), ("\"none-\\(suit)\"", "?100×?100"), ("\"card-\\(one)\"", "40×60"),
        ])
    func imagesByPattern(name: String, expected: String) throws {
        let source = LaidOutSource(
            body: "Card(suit: load())",
            """
            func load() -> String { fatalError() }
            struct Card: View {
                let suit: String
                let one = "one"
                var body: some View { Image(\(name)) }
            }
            """)
        var options = LayoutOptions()
        options.settings.images = [
            "card-one": LayoutSize(Length(40), Length(60)), "card-two": LayoutSize(Length(40), Length(60)),
            "card-two-back": LayoutSize(Length(40), Length(60)), "icon-a": LayoutSize(Length(10), Length(10)),
            "icon-b": LayoutSize(Length(20), Length(20)),
        ]
        let size = try #require(source.layout("Probe", options)?.frames.last?.frame.frame.size)
        #expect("\(size.width)×\(size.height)" == expected)
    }

    @Test("A static property whose value names itself by a shorthand is read once")
    func repeatedStatics() throws {
        let layout = try layout(
            "Color.red.frame(width: 30 + .gap, height: 10)",
            """
            struct Gap {
                var top: Double
                var bottom: Double
                static let gap = Gap(top: max(.gap, .other), bottom: max(.gap, .other))
            }
            struct Other {
                var top: Double
                static let other = Other(top: max(.gap, .other))
            }
            """)
        #expect(layout.unknowns.count == 1)
        #expect(layout.unknowns.allSatisfy { !$0.unknown.reason.contains("too long") }, "\(layout.unknowns.map(\.unknown.reason))")
    }

    @Test("A property that shows a custom layout is laid out by its body")
    func customLayoutInAProperty() throws {
        let source = LaidOutSource(
            """
            import SwiftUI
            struct Flow: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
            }
            struct Probe: View {
                var body: some View { row }
                var row: some View { Flow() { Color.red.frame(width: 20, height: 10) } }
            }
            """)
        let layout = try #require(try source.layout("Probe", "300x400"))
        #expect(layout.frames.map(\.frame.name).contains("red.frame"))
    }
}
