// `layout` as a user calls it: its options, its formats, and what it says where the source does not give a value.

import Foundation
import SelfsameTestSupport
import Testing

@Suite("Layout command")
struct LayoutCommandTests {
    private static let source = """
        import SwiftUI

        struct Card: View {
            @State private var isWide = false
            let items: [String]

            var body: some View {
                VStack(spacing: 4) {
                    Text("Title")
                    ForEach(items, id: \\.self) { _ in
                        Color.red.frame(height: 10)
                    }
                    if isWide {
                        Color.blue.frame(height: 20)
                    }
                }
            }
        }
        """

    private func run(
        _ line: String, sizes: String = #"{"Text(\"Title\")": [60, 20]}"#
    ) throws -> (output: String, errors: String, status: Int32) {
        let folder = try TemporaryFolder()
        try folder.write(Self.source, to: "Card.swift")
        try folder.write(sizes, to: "sizes.json5")
        let result = try runSelfsame(["layout"] + line.split(separator: " ").map(String.init), in: folder.root)
        return (result.output, result.errors, result.status)
    }

    private func frames(_ line: String) throws -> [String: [Double]] {
        let result = try run(line + " --format json")
        #expect(result.errors == "")
        let schema = try JSONSchema(Data(Repository.bytes(of: Repository.url("fixtures/schemas/layout.json"))))
        #expect(try schema.failures(in: result.output) == [])
        let document = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let view = try #require((document["views"] as? [[String: Any]])?.first)
        return try #require(view["frames"] as? [String: [Double]])
    }

    @Test("A collection has three elements and a condition its initial value, unless they are set")
    func settings() throws {
        let standard = try frames("Card.swift --view Card --proposal 100x200 --sizes sizes.json5")
        #expect(standard["VStack"] == [0, 0, 100, 62])
        #expect(standard["red#3"] == [0, 52, 100, 10])
        #expect(standard["blue"] == nil)
        let set = try frames("Card.swift --view Card --proposal 100xnil --sizes sizes.json5 --set items.count=1 --set isWide=true")
        #expect(set["blue.frame"] == [0, 38, 100, 20])
        #expect(set["red#2"] == nil)
    }

    @Test("Windows and devices are offered")
    func windows() throws {
        #expect(try frames("Card.swift --view Card --size 320x400 --sizes sizes.json5")["red.frame"]?[2] == 320)
        #expect(try frames("Card.swift --view Card --device iphone-16-pro --sizes sizes.json5")["red.frame"]?[2] == 402)
    }

    @Test("Text has the conversation, what is not known, and only the view at a place")
    func text() throws {
        let all = try run("Card.swift --view Card --steps --size 100x200 --sizes sizes.json5")
        // Long lines are broken.
        let words = all.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("VStack: 100×200 → 100×62 spacing 12 is subtracted; least flexible first: "))
        #expect(words.contains("Card.swift:10:21: `items`: assumed 3 elements: "))
        let part = try run("--at Card.swift:11:17 --view Card --size 100x200 --sizes sizes.json5")
        #expect(part.output.contains("red") && !part.output.contains("Title"))
        let estimated = try run("Card.swift --view Card", sizes: "{}")
        #expect(estimated.output.contains("~"))
    }

    @Test("Estimates and unknown numbers have marks of their own, conditions their value and place, and a word is a text")
    func marks() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            struct Bread { var name: String }
            struct Row: View {
                let bread: Bread
                @State private var isOpen = false
                var body: some View {
                    VStack {
                        Button("More") {}
                        Text(bread.name)
                        if isOpen { Text("Open").frame(width: 300, height: 40) }
                    }
                }
            }
            """, to: "Row.swift")
        func row(_ options: String) throws -> String {
            let words = options.split(separator: " ").map(String.init)
            return try runSelfsame(["layout", "Row.swift"] + words, in: folder.root).output
        }
        let plain = try row("--steps")
        #expect(plain.contains("- `isOpen` = false (Row.swift:10:13)"), "\(plain)")
        #expect(plain.contains("estimated (~), ") && plain.contains(" unknown (?)"))
        #expect(plain.contains("the size of its content") && !plain.contains("changes nothing"))
        #expect(plain.contains("?"))
        let open = try row("--set isOpen=true --set bread.name=Rye")
        #expect(open.contains("`isOpen` = true") && open.contains(" Rye "), "\(open)")
        #expect(open.contains("300×40") && open.contains("0 unknown (?)"), "\(open)")
    }

    @Test("A wireframe is an image with names")
    func svg() throws {
        let result = try run("Card.swift --view Card --format svg")
        #expect(result.output.hasPrefix("<svg xmlns="))
        #expect(result.output.contains("prefers-color-scheme:dark"))
        #expect(result.output.contains(">Title</text>"))
        #expect(result.output.ranges(of: "<g ").count == result.output.ranges(of: "</g>").count)
    }

    @Test("The report's page has wireframes at two widths, and none where they are not wanted")
    func page() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.source, to: "Card.swift")
        func page(_ options: [String]) throws -> String {
            try runSelfsame(["report", "--format", "html", "Card.swift"] + options, in: folder.root).output
        }
        let full = try page([])
        #expect(full.contains(#""window":[390,844]"#) && full.contains(#""window":[1024,768]"#))
        #expect(full.contains("VStack: proposed 390×844, size "))
        #expect(!(try page(["--no-layout"]).contains(#""window":"#)))
    }

    @Test(
        "Mistakes say what to write",
        arguments: [
            ("--size 390", "invalid size `390`; write a size such as `--size 390x844`"),
            ("--size infx10", "invalid size `infx10`; write a size such as `--size 390x844`"),
            ("--proposal axb", "invalid proposal `axb`; write one such as `--proposal 390xnil` (`nil`: ideal length, `inf`: maximum)"),
            ("--device ipone", "iphone-16-pro-max, ipad-mini, ipad or ipad-pro); did you mean `iphone`?"),
            ("--set items", "invalid setting `items`; write `--set isNight=true` or `--set items.count=3` (at most 20000)"),
            ("--set items.count=20001", "invalid setting `items.count=20001`; write"),
            ("--set itms.count=2", "invalid setting of `itms`: no view has state or a property `itms`; did you mean `items`?"),
            ("--at Card", "invalid place `Card`; write FILE:LINE:COLUMN, as in `--at Feed.swift:12:9`"),
        ])
    func mistakes(options: String, message: String) throws {
        let result = try run("Card.swift " + options)
        #expect(result.status == 64)
        #expect(result.errors.contains(message))
    }

    @Test("Pictures in groups that are namespaces, symbols and resources have the sizes of their catalog")
    func catalogs() throws {
        let folder = try TemporaryFolder()
        let picture = #"<svg width="30" height="20"></svg>"#
        try folder.write(#"{"properties":{"provides-namespace":true}}"#, to: "A.xcassets/Icons/Contents.json")
        for set in ["A.xcassets/Icons/star", "A.xcassets/big tree"] {
            try folder.write(#"{"images":[{"filename":"a.svg"}]}"#, to: set + ".imageset/Contents.json")
            try folder.write(picture, to: set + ".imageset/a.svg")
        }
        try folder.write("{}", to: "A.xcassets/leaf.symbolset/Contents.json")
        try folder.write(
            """
            import SwiftUI
            struct Card: View {
                var body: some View {
                    VStack(spacing: 0) { Image("Icons/star"); Image(.bigTree); Image("leaf").font(.system(size: 10)) }
                }
            }
            """, to: "Card.swift")
        let output = try runSelfsame(["layout", "Card.swift"], in: folder.root).output
        #expect(output.contains("Icons/star  ~0, 0  30×20"))
        #expect(output.contains("bigTree     ~0, 20  30×20"))
        #expect(output.contains("~12×~12"))
    }

    @Test("A file of sizes that says none is an error")
    func sizes() throws {
        #expect(try run("Card.swift --sizes sizes.json5", sizes: "[]").errors.contains("must be an object with sizes"))
        #expect(try run("Card.swift --sizes sizes.json5", sizes: #"{"Text": "large"}"#).errors.contains("invalid size of `Text`"))
        #expect(try run("Card.swift --sizes none.json5").errors.contains("cannot be read"))
    }
}
