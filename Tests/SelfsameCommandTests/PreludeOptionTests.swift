// Descriptions that users add: an interface that the compiler writes for a small design system, mistakes in such files, comparing.

import Foundation
import SelfsameTestSupport
import Testing

@Suite("User's preludes")
struct PreludeOptionTests {
    @Test("An interface of a design system gives types")
    func interface() throws {
        let folder = try TemporaryFolder()
        let garden = Repository.url("fixtures/preludes/Garden.swift").path
        try folder.write(try gardenInterface(), to: "Garden.swiftinterface")
        let screen = try Repository.text(of: Repository.url("fixtures/preludes/GardenScreen.swift"))
        try folder.write(screen, to: "GardenScreen.swift")
        let result = try runSelfsame(
            ["tree", "--format", "type", "--prelude", "Garden.swiftinterface", "GardenScreen.swift"], in: folder.root)
        #expect(result.status == 0)
        #expect(
            result.output == """
                GardenScreen.swift:7:9: GardenScreen.body: Pill<TupleView<(Leaf, Optional<ModifiedContent<Text, Watered>>)>>
                GardenScreen.swift:14:9: GardenScreen.pilled: Pill<Leaf>
                GardenScreen.swift:16:9: GardenScreen.elevated: _Unpublished_elevated<Leaf>
                GardenScreen.swift:18:9: GardenScreen.labelled: _Unpublished_labelled<Leaf, Text>
                GardenScreen.swift:20:9: GardenScreen.button: ModifiedContent<Button<Text>, ButtonStyleContainerModifier<GardenButtonStyle>>

                """)
        // Swift source does as well, and has the bodies.
        let source = try runSelfsame(["tree", "--format", "type", "--prelude", garden, "GardenScreen.swift"], in: folder.root)
        #expect(source.output.contains("GardenScreen.labelled: VStack<TupleView<(Leaf, Text)>>\n"))
        let comparison = try runSelfsame(["prelude", "--compare", "Garden.swiftinterface"], in: folder.root)
        #expect(comparison.output.contains("lacks: View.elevated(by:)\n"))
    }

    @Test("A description that is given twice counts once, and what is no mark in it is reported")
    func marks() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            // selfsame: keeps scroll offset
            public struct Editor: View { public init(text: String) }
            // selfsame: inret(safe) false
            extension View { public func shaded(_ isShaded: Bool = true) -> some View }

            """, to: "DesignKit.swift")
        try folder.write("import SwiftUI\nstruct Card: View { var body: some View { Editor(text: \"a\") } }\n", to: "Card.swift")
        let result = try runSelfsame(
            ["tree", "--format", "type", "--prelude", "DesignKit.swift", "--prelude", "./DesignKit.swift", "Card.swift"], in: folder.root)
        #expect(result.status == 0)
        #expect(result.output.contains("Card.body: Editor\n"))
        #expect(result.errors.contains("DesignKit.swift:4:14: warning: unknown mark `inret(safe) false`\n"))
        #expect(!result.errors.contains("keeps scroll offset"))
    }

    /// The interface that the compiler writes for the design system, or wrote before for the same source and description: it lies beside the
    /// source, and the record has its hash.
    private func gardenInterface() throws -> String {
        let source = try Repository.text(of: Repository.url("fixtures/preludes/Garden.swift"))
        let url = Repository.url("fixtures/preludes/Garden.swiftinterface")
        var interface = try? Repository.text(of: url)
        let question = try CompilerOracle(profile: .default).question("interface: Garden", about: [source])
        let result = try CompilerRecord.shared.answers(to: [question]) { _ in
            let compiled = try compiledInterface()
            interface = compiled
            if Snapshot.isUpdating { try Data(compiled.utf8).write(to: url) }
            return [RecordedQuestion.digest(of: compiled)]
        }
        for mistake in result.mistakes { Issue.record(mistake) }
        #expect(result.answers == [interface.map(RecordedQuestion.digest)], "Garden.swiftinterface is not what the compiler wrote")
        return try #require(interface)
    }

    private func compiledInterface() throws -> String {
        let folder = try TemporaryFolder()
        // The module that all answers about the description are asked with.
        let library = try CompilerOracle(profile: .default).module()
        let module = try runTool(
            [
                "swiftc", "-suppress-warnings", "-swift-version", "5", "-parse-as-library", "-emit-module", "-module-name", "Garden",
                "-enable-library-evolution", "-emit-module-interface-path", "Garden.swiftinterface", "-I", library.path,
                Repository.url("fixtures/preludes/Garden.swift").path,
            ], in: folder.root)
        try #require(module.status == 0, "\(module.errors)")
        return try Repository.text(of: folder.url("Garden.swiftinterface"))
    }

    @Test("A description that differs is told")
    func comparison() throws {
        let folder = try TemporaryFolder()
        let interface = """
            // swift-module-flags: -module-name SwiftUI
            extension SwiftUICore.View {
              public func padding(_ length: CoreFoundation.CGFloat) -> some SwiftUICore.View
              public func hidden() -> SwiftUI.AnyView
              public func sparkle() -> some SwiftUICore.View
            }
            extension SwiftUICore.Shape where Self == SwiftUICore.Capsule {
              public static func capsule(style: SwiftUICore.RoundedCornerStyle) -> Self
            }
            extension Swift.Never {
              public var body: Swift.Never { get }
            }
            """
        try folder.write(interface, to: "SwiftUI.swiftinterface")
        let result = try runSelfsame(["prelude", "--compare", "SwiftUI.swiftinterface"], in: folder.root)
        #expect(result.status == 0)
        let described = try runSelfsame(["prelude", "--compare", "Gone.swiftinterface"], in: folder.root)
        #expect(described.status == 2)
        #expect(result.output.contains("lacks: View.sparkle()\n"))
        #expect(result.output.contains("differs: View.hidden(): `AnyView`, the description has `some View`\n"))
        #expect(!result.output.contains("View.padding"))
        // `Self` is what the extension or the type is.
        #expect(!result.output.contains("Shape.capsule") && !result.output.contains("Never.body"))
    }

    @Test("An interface of a described module adds what the description lacks")
    func completion() throws {
        let folder = try TemporaryFolder()
        let interface = """
            // swift-module-flags: -module-name SwiftUI
            @frozen @propertyWrapper public struct State<Value> {
              public init(wrappedValue value: Value)
              public func sparkle() -> Swift.Int
            }
            extension SwiftUICore.View {
              @inlinable nonisolated public func padding(_ length: CoreFoundation.CGFloat) -> some SwiftUICore.View
              public func tag<V>(_ tag: V) -> some SwiftUICore.View where V : Swift.Hashable
              public func sparkle(_ amount: Swift.Int) -> some SwiftUICore.View
              public func padding(sparkling amount: Swift.Int) -> some SwiftUICore.View
            }
            public struct Sparkle<Content> : SwiftUICore.View where Content : SwiftUICore.View {
              public init(@SwiftUICore.ViewBuilder content: () -> Content)
              public var body: some SwiftUICore.View { get }
            }
            """
        try folder.write(interface, to: "SwiftUI.swiftinterface")
        let screen = """
            import SwiftUI
            struct Plain: View { var body: some View { Text("a").padding(8).tag(1) } }
            struct Switched: View {
                @State private var name = ""
                @State private var isLarge = false
                var body: some View {
                    Button("Size") { isLarge.toggle() }
                    if isLarge { TextField("Name", text: $name).padding() } else { TextField("Name", text: $name) }
                }
            }
            """
        let news = """
            import SwiftUI
            struct New: View { var body: some View { Sparkle { Text("a").sparkle(1) }.padding(sparkling: 2) } }
            """
        try folder.write(screen, to: "Screen.swift")
        try folder.write(news, to: "New.swift")
        let option = ["--prelude", "SwiftUI.swiftinterface"]
        for command in [["tree", "--format", "type"], ["lint"]] {
            let before = try runSelfsame(command + ["Screen.swift"], in: folder.root)
            let after = try runSelfsame(command + option + ["Screen.swift"], in: folder.root)
            #expect(after.output == before.output && !after.output.isEmpty, "\(after.output)\(after.errors)")
        }
        let result = try runSelfsame(["tree", "--format", "type", "New.swift"] + option, in: folder.root)
        #expect(
            result.output == "New.swift:2:24: New.body: _Unpublished_padding<Sparkle<_Unpublished_sparkle<Text>>>\n",
            "\(result.output)\(result.errors)")
    }

    @Test("An interface of a framework whose views are described with SwiftUI adds to them as well")
    func frameworks() throws {
        let folder = try TemporaryFolder()
        let charts = """
            // swift-module-flags: -module-name Charts
            public struct Chart<Content> : SwiftUI.View where Content : Charts.ChartContent {
              public init(@Charts.ChartContentBuilder content: () -> Content)
              @_Concurrency.MainActor public var body: some SwiftUI.View { get }
            }
            public struct BarMark : Charts.ChartContent {
              public init<X>(x: Charts.PlottableValue<X>) where X : Charts.Plottable
            }
            extension SwiftUI.View {
              public func chartSparkle(_ amount: Swift.Int) -> some SwiftUI.View
            }
            """
        let overlay = """
            // swift-module-flags: -module-name _MapKit_SwiftUI
            public struct Marker<Label> : _MapKit_SwiftUI.MapContent where Label : SwiftUI.View {
              public var body: Swift.Never { get }
            }
            public struct Lantern : SwiftUI.View {
              public init()
              public var body: some SwiftUI.View { get }
            }
            """
        let screen = """
            import Charts
            import MapKit
            import SwiftUI
            struct A: View { var body: some View { Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) } } }
            struct B: View { var body: some View { Map { Marker("a", coordinate: CLLocationCoordinate2D()) } } }
            """
        try folder.write(charts, to: "Charts.swiftinterface")
        try folder.write(overlay, to: "Maps.swiftinterface")
        try folder.write(screen, to: "Screen.swift")
        try folder.write(
            "import Charts\nimport SwiftUI\nstruct C: View { var body: some View { Lantern().chartSparkle(1) } }\n", to: "New.swift")
        let option = ["--prelude", "Charts.swiftinterface", "--prelude", "Maps.swiftinterface"]
        let before = try runSelfsame(["tree", "--format", "type", "Screen.swift"], in: folder.root)
        let after = try runSelfsame(["tree", "--format", "type", "Screen.swift"] + option, in: folder.root)
        #expect(after.output == before.output && !after.output.contains("_>") && !after.output.isEmpty, "\(after.output)\(after.errors)")
        let result = try runSelfsame(["tree", "--format", "type", "New.swift"] + option, in: folder.root)
        #expect(result.output == "New.swift:3:22: C.body: _Unpublished_chartSparkle<Lantern>\n", "\(result.output)\(result.errors)")
    }

    @Test("A description that lies beside the source is no part of the program")
    func besideSource() throws {
        let folder = try TemporaryFolder()
        try folder.write("import SwiftUI\nextension View { public func glow() -> AnyView }\n", to: "Kit.swift")
        try folder.write("import SwiftUI\nstruct A: View { var body: some View { Text(\"a\").glow() } }\n", to: "A.swift")
        try folder.write("{ \"preludes\": [\"Kit.swift\"] }", to: ".selfsame.json")
        let result = try runSelfsame(["tree", "--format", "type"], in: folder.root)
        #expect(result.output == "A.swift:2:22: A.body: AnyView\n", "\(result.output)\(result.errors)")
    }

    @Test("Mistakes in a description are told with their places")
    func mistakes() throws {
        let folder = try TemporaryFolder()
        try folder.write("extension View { func pilled( {\n", to: "Bad.swift")
        try folder.write("import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n", to: "A.swift")
        for command in [["tree", "--format", "type"], ["lint"], ["report"], ["desugar"], ["explain", "--at", "A.swift:2:40"]] {
            let result = try runSelfsame(
                command + ["--prelude", "Bad.swift"] + (command[0] == "explain" ? [] : ["A.swift"]), in: folder.root)
            #expect(result.status == 2, "\(command)")
            #expect(result.errors.contains("Bad.swift:1:"), "\(command)")
        }
    }
}
