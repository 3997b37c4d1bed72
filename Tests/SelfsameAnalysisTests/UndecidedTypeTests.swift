// What cannot be known is `_`, with a reason, and nothing else of the type is lost: overloads that an unknown argument leaves open, names
// that two targets declare, work beyond the budget. No compiler can judge these: to it, such a program is complete.

import SelfsameInference
import SelfsameTestSupport
import Testing

@Suite struct UndecidedTypeTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var rule: String
        /// Files: each begins with `// file: PATH`.
        var source: String
        /// `NAME: TYPE` of every body of Screen, then `NAME: REASON` of everything that is not known in it.
        var expected: [String]
        var testDescription: String { rule }
    }

    @Test(arguments: cases) func isUndecided(_ test: Case) {
        let unit = AnalyzedUnit(OracleUnit(name: test.rule, fixtures: Self.files(test.source)))
        var found: [String] = []
        var reasons: [String] = []
        for body in unit.bodies.joined() where body.name.hasPrefix("Screen") {
            found.append("\(body.name): \(unit.printedType(of: body))")
            reasons += body.unknowns.map { "\(body.name): \($0.reason.rawValue)" }
        }
        #expect(found + reasons == test.expected, "\(test.rule)")
    }

    @Test func workBeyondTheBudgetIsNotDone() {
        let source = "struct Screen { var made: some View { Text(\"a\")" + String(repeating: ".padding()", count: 400) + " } }"
        let unit = AnalyzedUnit(OracleUnit(name: "budget", fixtures: [Fixture(path: "a.swift", source: "import SwiftUI\n" + source)]))
        #expect(unit.bodies[0].map { $0.unknowns.map(\.reason) } == [[.budget]])
    }

    private static func files(_ text: String) -> [Fixture] {
        text.split(separator: "// file: ").map { part in
            let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            return Fixture(path: String(lines[0]), source: "import SwiftUI\n" + String(lines[1]))
        }
    }

    private static let overloads = """
        struct First: View { var body: Never { fatalError() } }
        struct Second: View { var body: Never { fatalError() } }
        struct Box<Content>: View { var body: Never { fatalError() } }
        func differing(_ n: Int) -> First { First() }
        @_disfavoredOverload func differing(_ text: String) -> Second { Second() }
        func boxing(_ n: Int, _ m: Int) -> Box<First> { Box() }
        func boxing(_ text: String, _ m: Int) -> Box<Second> { Box() }
        func agreeing(_ n: Int) -> First { First() }
        @_disfavoredOverload func agreeing(_ text: String) -> First { First() }

        """

    static let cases: [Case] = [
        Case(
            rule: "an argument of unknown type drops no candidate, not even a disfavoured one",
            source: "// file: a.swift\n" + overloads
                + "struct Screen { var made: some View { differing(Unseen.value) } }",
            expected: ["Screen.made: _", "Screen.made: ambiguous"]),
        Case(
            rule: "what the survivors share is known",
            source: "// file: a.swift\n" + overloads
                + "struct Screen { var made: some View { boxing(Unseen.value, 1) } }",
            expected: ["Screen.made: Box<_>", "Screen.made: ambiguous"]),
        Case(
            rule: "survivors that agree on the result decide it",
            source: "// file: a.swift\n" + overloads
                + "struct Screen { var made: some View { agreeing(Unseen.value) } }",
            expected: ["Screen.made: First"]),
        Case(
            rule: "a generic parameter that something unknown is passed for decides nothing either",
            source: """
                // file: a.swift
                struct Screen { var made: some View { Text("a").background(Unseen.value) } }
                """,
            expected: ["Screen.made: ModifiedContent<Text, _>", "Screen.made: undeclared name"]),
        Case(
            rule: "a member that a type of content has, too, may be that one's where the receiver is not known",
            source: """
                // file: a.swift
                extension Text { func outlined() -> Text { self } }
                extension View { func outlined() -> Divider { Divider() } }
                struct Screen {
                    var font: some View { Unseen.title.font(.title) }
                    var colour: some View { Unseen.tint.opacity(0.5) }
                    var shape: some View { Unseen.edge.offset(x: 1) }
                    var own: some View { Unseen.title.outlined() }
                    var argument: some View { Text("a").shadow(color: Unseen.tint.opacity(0.5), radius: 3) }
                }
                """,
            expected: [
                "Screen.font: _", "Screen.colour: _", "Screen.shape: _", "Screen.own: _",
                "Screen.argument: ModifiedContent<Text, _ShadowEffect>",
                "Screen.font: undeclared name", "Screen.colour: undeclared name", "Screen.shape: undeclared name",
                "Screen.own: undeclared name",
            ]),
        Case(
            rule: "a member that View alone has is View's, and what an initialiser of an unseen type makes is of no type that is seen",
            source: """
                // file: a.swift
                struct Screen {
                    var layout: some View { Unseen.title.frame(width: 1).font(.title) }
                    var made: some View { Unseen().font(.title) }
                    var alone: some View { HStack { Unseen.title.frame(width: 1) } }
                    var moved: some View { Text("a").transition(Unseen.move.animation(.default)) }
                }
                """,
            expected: [
                "Screen.layout: ModifiedContent<ModifiedContent<_, _FrameLayout>, _EnvironmentKeyWritingModifier<Optional<Font>>>",
                "Screen.made: ModifiedContent<_, _EnvironmentKeyWritingModifier<Optional<Font>>>",
                "Screen.alone: HStack<ModifiedContent<_, _FrameLayout>>",
                "Screen.moved: ModifiedContent<Text, _TraitWritingModifier<TransitionTraitKey>>",
                "Screen.layout: undeclared name", "Screen.made: undeclared name", "Screen.alone: undeclared name",
            ]),
        Case(
            rule: "overloads that print the same are known in a block, too",
            source: """
                // file: a.swift
                struct Screen {
                    var made: some View { HStack { Text("a").padding(Unseen.inset) } }
                }
                """,
            expected: ["Screen.made: HStack<ModifiedContent<Text, _PaddingLayout>>"]),
        Case(
            rule: "a dictionary gives an Optional of its values, whatever the key",
            source: """
                // file: a.swift
                struct Screen {
                    var names: [String: String]
                    var coalesced: some View { Image(systemName: names[Unseen.key] ?? "doc") }
                    var forced: some View { Text(names[Unseen.key]!) }
                    @ViewBuilder var bound: some View { if let name = names[Unseen.key] { Image(name) } }
                }
                """,
            expected: ["Screen.coalesced: Image", "Screen.forced: Text", "Screen.bound: Optional<Image>"]),
        Case(
            rule: "nothing is noted of a chain on an implicit member whose type the other value of a ternary tells",
            source: """
                // file: a.swift
                struct Screen {
                    var isOn = true
                    var tint = Color.red
                    @ViewBuilder var made: some View {
                        let colour = isOn ? tint : .gray.opacity(0.25)
                        Text("a").background(colour)
                    }
                }
                """,
            expected: ["Screen.made: ModifiedContent<Text, _BackgroundStyleModifier<Color>>"]),
        Case(
            rule: "a type that two targets declare is that of the nearest folder",
            source: """
                // file: Phone/Badge.swift
                struct Badge: View { var body: some View { Text("phone") } }
                // file: Watch/Badge.swift
                struct Badge: View { var body: some View { Divider() } }
                // file: Phone/Screen.swift
                struct Screen { var made: some View { Badge().body } }
                """,
            expected: ["Screen.made: Text"]),
        Case(
            rule: "a type that two targets declare is that of the same module",
            source: """
                // file: Sources/Phone/Deep/Badge.swift
                struct Badge: View { var body: some View { Text("phone") } }
                // file: Sources/Watch/Badge.swift
                struct Badge: View { var body: some View { Divider() } }
                // file: Sources/Phone/Screens/Screen.swift
                struct Screen { var made: some View { Badge().body } }
                """,
            expected: ["Screen.made: Text"]),
        Case(
            rule: "where folders do not decide nothing is known, and two types are never merged",
            source: """
                // file: Phone/Badge.swift
                struct Badge: View { var body: some View { Text("phone") } }
                extension Badge { static var made: Badge { Badge() } }
                // file: Watch/Badge.swift
                struct Badge: View { var body: some View { Divider() } }
                // file: Shared/Screen.swift
                struct Screen { var made: some View { VStack { Badge() } } }
                """,
            expected: ["Screen.made: VStack<_>", "Screen.made: ambiguous name"]),
        Case(
            rule: "SwiftUI hands on the module that declares most of it, which no module is for the compiler of the tests",
            source: """
                // file: a.swift
                enum Design { enum Font { static let title: SwiftUICore.Font = .title } }
                struct Screen { var made: some View { Text("a").tag(Design.Font.title.bold()) } }
                """,
            expected: [
                "Screen.made: ModifiedContent<ModifiedContent<Text, _TraitWritingModifier<TagValueTraitKey<Font>>>, "
                    + "_TraitWritingModifier<TagValueTraitKey<Optional<Font>>>>"
            ]),
        Case(
            rule: "a plain type is no attribute, so that it hides no property wrapper",
            source: """
                // file: Server/Environment.swift
                public struct Environment { public var address = "" }
                public enum State<Value> { case known(Value), unknown }
                // file: App/Screen.swift
                struct Card: View {
                    var title: String
                    @Environment(\\.isEnabled) private var isEnabled
                    var body: some View { Text(title) }
                }
                struct Screen {
                    @State<Bool> private var isOn = false
                    var made: some View { Text("a").id(isOn) }
                    var card: some View { Card(title: "a") }
                }
                """,
            expected: ["Screen.made: IDView<Text, Bool>", "Screen.card: Card"]),
        Case(
            rule: "a folder that others import by its name is a module, and a type of it is seen only where it is imported",
            source: """
                // file: Net/Net/Item.swift
                public struct Item: Identifiable { public let id: Int }
                // file: Store/Store/Item.swift
                public class Item {}
                public struct Label: View { public var body: some View { Text("label") } }
                // file: Facade/Facade/Model.swift
                import Net
                import Store
                public typealias Item = Net.Item
                // file: App/Screen.swift
                import Facade
                struct Screen {
                    var items: [Item]
                    var made: some View { ForEach(items) { _ in Label("a", systemImage: "b") } }
                }
                """,
            expected: ["Screen.made: ForEach<Array<Item>, Int, Label<Text, Image>>"]),
        Case(
            rule: "what a module hands on is imported with it",
            source: """
                // file: Package.swift
                let package = 1
                // file: Sources/Design/Label.swift
                public struct Label: View { public var body: some View { Text("label") } }
                // file: Sources/Kit/Exports.swift
                @_exported import Design
                // file: Sources/Feature/Screen.swift
                import Kit
                struct Screen { var made: some View { Label() } }
                """,
            expected: ["Screen.made: Label"]),
        Case(
            rule: "a module that is not imported hides nothing of SwiftUI's",
            source: """
                // file: Package.swift
                let package = 1
                // file: Sources/Design/Label.swift
                public struct Label: View { public var body: some View { Text("label") } }
                // file: Sources/Feature/Screen.swift
                struct Screen { var made: some View { Label("a", systemImage: "b") } }
                """,
            expected: ["Screen.made: Label<Text, Image>"]),
        Case(
            rule: "of two folders that have the name of an import none is the module",
            source: """
                // file: App/Models/Label.swift
                struct Label: View { var body: some View { Text("label") } }
                // file: Models/Other.swift
                struct Other {}
                // file: App/Views/Screen.swift
                struct Screen { var made: some View { Label() } }
                // file: App/Views/Other.swift
                import Models
                """,
            expected: ["Screen.made: Label"]),
        Case(
            rule: "a module that is not seen may declare anything, whatever the SDK declares by that name",
            source: """
                // file: a.swift
                import Launching
                struct Screen { var made: some View { Launching.Toggle("a") } }
                """,
            expected: ["Screen.made: _", "Screen.made: undeclared name"]),
        Case(
            rule: "a module of its own does not see what is internal to files in no module",
            source: """
                // file: Package.swift
                let package = 1
                // file: Example/Framed.swift
                extension View { func framed() -> Divider { Divider() } }
                // file: Sources/Library/Framed.swift
                extension View { func framed() -> Text { Text("framed") } }
                // file: Sources/Library/Screen.swift
                struct Screen { var made: some View { Text("a").framed() } }
                """,
            expected: ["Screen.made: Text"]),
    ]
}
