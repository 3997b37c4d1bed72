// Packages: where their source is looked for, what is read of them, and what is said of those that are not there.

import Foundation
import SelfsameTestSupport
import Testing

@Suite("Packages")
struct PackageTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: ".git/HEAD")
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "App", platforms: [.iOS(.v17)],
                dependencies: [.package(url: "https://example.org/Kit.git", from: "1.0.0"), .package(path: "Near")],
                targets: [.target(name: "App", dependencies: ["Kit"])])
            """, to: "Package.swift")
        try folder.write(
            """
            import Kit
            import SwiftUI
            struct Screen: View {
                var body: some View {
                    Card { Text("a").shaded() }
                }
            }

            """, to: "Sources/App/Screen.swift")
    }

    /// A package with a view, a modifier, and a type that only it sees.
    private func writeKit(to place: String, view: String = "VStack { content }") throws {
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit", dependencies: ["Deep"]), .target(name: "Deep"), .target(name: "Other")])
            """, to: "\(place)/Package.swift")
        try folder.write(
            """
            @_exported import Deep
            import SwiftUI
            public struct Card<Content: View>: View {
                let content: Content
                public init(@ViewBuilder content: () -> Content) { self.content = content() }
                public var body: some View { \(view) }
            }
            struct Text {}
            extension View { func padded() -> some View { padding() } }

            """, to: "\(place)/Sources/Kit/Card.swift")
        try folder.write(
            "import SwiftUI\nextension View { public func shaded() -> some View { opacity(0.5) } }\n",
            to: "\(place)/Sources/Deep/Shade.swift")
        try folder.write("struct Broken {\n", to: "\(place)/Sources/Other/Broken.swift")
        try folder.write("struct Broken {\n", to: "\(place)/Tests/KitTests/Broken.swift")
    }

    private func run(_ line: String) throws -> ProcessResult {
        try runSelfsame(line.split(separator: " ").map(String.init), in: folder.root)
    }

    private static let known = "Sources/App/Screen.swift:4:9: Screen.body: Card<ModifiedContent<Text, _OpacityEffect>>\n"

    @Test(
        "Source is found where tools put it, and read as far as it is imported",
        arguments: [
            ".build/checkouts/Kit", "SourcePackages/checkouts/Kit", "build/SourcePackages/checkouts/Kit",
            "DerivedData/App-abc/SourcePackages/checkouts/Kit",
            "Tuist/.build/checkouts/Kit", "Carthage/Checkouts/Kit", "../SourcePackages/checkouts/Kit",
        ])
    func places(place: String) throws {
        let inside = place.hasPrefix("../") ? "App/.." + place.dropFirst(2) : place
        try writeKit(to: inside)
        let result = try run("tree --format type --verbose Sources")
        #expect(result.output == Self.known, "\(result.errors)")
        #expect(result.errors.contains("2 imported modules in 2 files: Deep, Kit"), "\(result.errors)")
        #expect(result.status == 0)
    }

    @Test("Pods have no manifest: every Swift file in their folder is their module")
    func pods() throws {
        try folder.write(
            """
            import SwiftUI
            public struct Card<Content: View>: View {
                let content: Content
                public init(@ViewBuilder content: () -> Content) { self.content = content() }
                public var body: some View { content }
            }
            extension View { public func shaded() -> some View { opacity(0.5) } }

            """, to: "Pods/Kit/Source/Card.swift")
        #expect(try run("tree --format type Sources").output == Self.known)
    }

    @Test("A package beside the project, by its path; what is not public is not seen")
    func local() throws {
        try writeKit(to: "Near")
        #expect(try run("tree --format type Sources").output == Self.known)
        try folder.write(
            "import Kit\nimport SwiftUI\nstruct Two: View { var body: some View { Circle().padded() } }\n", to: "Sources/App/Two.swift")
        #expect(try run("tree --format type Sources/App/Two.swift").output.hasSuffix("Two.body: _\n"))
    }

    @Test("`--packages` and the key name another folder, or none; what is missing is said once")
    func choice() throws {
        try writeKit(to: "elsewhere/Kit")
        let missing = try run("tree --format type Sources")
        #expect(missing.output.hasSuffix("Screen.body: _\n"))
        #expect(
            missing.errors == """
                selfsame: 1 of 1 view has unknown types, where rules report less: 1 module not found (Kit); resolve the packages, or add \
                their source with --context; `selfsame tree --why` lists the causes

                """)
        try folder.write(
            "import Kit\nimport SwiftUI\nstruct Two: View { var isOn = false; var body: some View { if isOn { Card {} } else { Circle() } } }\n",
            to: "More/Two.swift")
        #expect(
            try run("lint --reporter xcode More").errors.contains(
                "some views have unknown types, where rules report less: 1 module not found (Kit)"))
        let errors = try run("lint --reporter pretty More").errors
        #expect(errors.contains("some views have unknown types") && !errors.contains("not judged"))
        #expect(try run("lint -q --reporter xcode More").errors.isEmpty)
        #expect(try run("lint -q --strict More").status == 0)
        #expect(try run("lint -q --strict --fail-on-missing-modules More").status == 2)
        #expect(try run("lint -q --fail-on-missing-modules --packages elsewhere More").status == 0)
        #expect(try run("tree --format type --packages elsewhere Sources").output == Self.known)
        #expect(try run("tree --format type --packages elsewhere/Kit Sources").output == Self.known)
        try folder.write("{ packages: 'elsewhere' }", to: ".selfsame.json")
        #expect(try run("tree --format type Sources").output == Self.known)
        #expect(try run("tree --format type --packages none Sources").output.hasSuffix("Screen.body: _\n"))
        let gone = try run("tree --format type --packages gone Sources")
        #expect(gone.status == 2 && gone.errors.hasPrefix("gone: error: no such folder of packages\n"), "\(gone.errors)")
    }

    @Test("`--why` groups by cause, says what to do and where the member stands")
    func why() throws {
        try folder.write(
            "import Kit\nimport SwiftUI\nstruct Two: View { var body: some View { Text(\"a\").bold().shaded() } }\n",
            to: "Sources/App/Two.swift")
        try folder.write("import SwiftUI\nstruct Three: View { var body: some View { Gauze() } }\n", to: "Sources/App/Three.swift")
        let result = try run("tree --why Sources")
        #expect(
            result.output == """
                3 of 3 views have unknown types, for 3 causes:

                1 view: undeclared member `shaded`
                  help: `Kit` is imported but not found; resolve the packages, add their
                    source with --context PATH, or describe it with --prelude FILE
                  Sources/App/Two.swift:3:59: Two.body

                1 view: undeclared name `Card`
                  help: `Kit` is imported but not found; resolve the packages, add their
                    source with --context PATH, or describe it with --prelude FILE
                  Sources/App/Screen.swift:5:9: Screen.body

                1 view: undeclared name `Gauze`
                  help: not declared in any file; add its source with --context PATH, or
                    describe it with --prelude FILE
                  Sources/App/Three.swift:2:44: Three.body

                """, "\(result.output)")
    }

    @Test("`--why` names what is undeclared, not what depends on it")
    func origin() throws {
        try folder.write(
            """
            import Kit
            import SwiftUI
            struct Store { var items: [Item] { [] } }
            struct One: View { var store = Store(); var body: some View { ForEach(store.items) { _ in Divider() } } }
            struct Two: View { @Held(1) var count; var body: some View { ForEach(count, id: \\.self) { _ in Divider() } } }
            struct Three: View { @Held(1) var count; var body: some View { Picker("a", selection: $count) { Divider() } } }
            struct Four: View { var body: some View { Image(glyph: .star) } }

            """, to: "Sources/App/Screen.swift")
        let result = try run("tree --why Sources")
        #expect(
            result.output == """
                4 of 4 views have unknown types, for 3 causes:

                2 views: undeclared name `Held`
                  help: `Kit` is imported but not found; resolve the packages, add their
                    source with --context PATH, or describe it with --prelude FILE
                  Sources/App/Screen.swift:5:70: Two.body
                  Sources/App/Screen.swift:6:64: Three.body

                1 view: no overload fits `Image(glyph:)`
                  help: `Kit` is imported but not found; resolve the packages, add their
                    source with --context PATH, or describe it with --prelude FILE
                  Sources/App/Screen.swift:7:43: Four.body

                1 view: undeclared name `Item`
                  help: `Kit` is imported but not found; resolve the packages, add their
                    source with --context PATH, or describe it with --prelude FILE
                  Sources/App/Screen.swift:4:63: One.body

                """, "\(result.output)")
    }

    @Test("Of a manifest that computes its targets the usual folders count, however it does that")
    func computed() throws {
        try writeKit(to: ".build/checkouts/Kit")
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            var all: [Target] = []
            if let _ = Context.environment["ONE"] {
                all = [.target(name: "Kit")].map { $0 }
            } else {
                all = ["Kit", "Deep"].map { Target.target(name: $0) }
            }
            let package = Package(name: "Kit", targets: all)
            """, to: ".build/checkouts/Kit/Package.swift")
        let result = try run("tree --format type --verbose Sources")
        #expect(result.output == Self.known, "\(result.errors)")
        #expect(result.errors.contains("computes its targets; each folder in Sources counts as one"), "\(result.errors)")
    }

    @Test("A type goes before a module of its name; a module of its target before a folder")
    func moduleNames() throws {
        try writeKit(to: ".build/checkouts/Kit")
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit"), .target(name: "KitViews", dependencies: ["Kit"])])
            """, to: ".build/checkouts/Kit/Package.swift")
        try folder.write("public struct Order { public init() {} }\n", to: ".build/checkouts/Kit/Sources/Kit/Order.swift")
        try folder.write(
            "import Kit\npublic typealias Order = Kit.Order\n", to: ".build/checkouts/Kit/Sources/KitViews/Order.swift")
        try folder.write("import NotificationCenter\n", to: "Sources/App/Other.swift")
        try folder.write(
            """
            import Kit
            import KitViews
            import SwiftUI
            struct Held<Value>: View { var value: Value; var body: some View { Text("a") } }
            struct One: View { var body: some View { Held(value: Order()) } }
            struct Two: View { var body: some View { Held(value: NotificationCenter.default.publisher(for: .init("a"))) } }

            """, to: "Sources/App/Screen.swift")
        let result = try run("tree --format type Sources/App")
        #expect(
            result.output.contains("One.body: Held<Order>\n") && result.output.contains("Two.body: Held<Publisher>\n"), "\(result.output)")
    }

    @Test("An import of one declaration imports no other")
    func namedImports() throws {
        for (name, type) in [("Kit", "Int"), ("Deep", "String")] {
            try folder.write(
                "public struct Box { public var value: \(type) { fatalError() }; public init() {} }\npublic struct Lid {}\n",
                to: "Near/Sources/\(name)/Box.swift")
        }
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Near", targets: [.target(name: "Kit"), .target(name: "Deep")])
            """, to: "Near/Package.swift")
        try folder.write(
            """
            import Kit
            import struct Deep.Lid
            import SwiftUI
            struct Held<Value>: View { var value: Value; var body: some View { Text("a") } }
            struct One: View { var body: some View { Held(value: Box().value) } }

            """, to: "Sources/App/Screen.swift")
        let result = try run("tree --format type Sources/App")
        #expect(result.output.contains("One.body: Held<Int>\n"), "\(result.output)")
    }

    @Test("A checkout that is a link is read and said; of two copies the resolved one counts")
    func copies() throws {
        try writeKit(to: "elsewhere/Kit", view: "content")
        try FileManager.default.createDirectory(at: folder.url(".build/checkouts"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder.url(".build/checkouts/Kit").path, withDestinationPath: folder.url("elsewhere/Kit").path)
        let linked = try run("tree --format type --verbose Sources")
        #expect(linked.output == Self.known)
        #expect(linked.errors.contains(".build/checkouts/Kit is a link to "))
        try writeKit(to: "SourcePackages/checkouts/Kit")
        try folder.write("0123abcd\n", to: "SourcePackages/checkouts/Kit/.git/HEAD")
        try folder.write(
            "{\"pins\": [{\"identity\": \"kit\", \"location\": \"https://example.org/Kit.git\", \"state\": {\"revision\": \"0123abcd\"}}]}",
            to: "Package.resolved")
        let two = try run("tree --format type --verbose Sources")
        #expect(two.errors.contains("kit has two copies; reading SourcePackages/checkouts/Kit, its resolved version"), "\(two.errors)")
    }
}
