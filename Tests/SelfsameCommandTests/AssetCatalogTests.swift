// Names of asset catalogs: on disk and in a revision. Which identifiers Xcode makes is its own matter; the cases are those of projects that
// build.

import Foundation
import SelfsameTestSupport
import Testing

@Suite("Asset catalogs")
struct AssetCatalogTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func type(of expression: String) throws -> String {
        let body = "import SwiftUI\nstruct Screen: View { var body: some View { \(expression) } }\n"
        try folder.write(body, to: "App/Screen.swift")
        let result = try runSelfsame(["tree", "--format", "type", "."], in: folder.root)
        return String(result.output.trimmingCharacters(in: .newlines).drop { $0 != " " }.dropFirst())
    }

    @Test(
        "An asset has the identifier that Xcode makes of its name",
        arguments: [
            ("Brand.colorset", "Color.brand", "Color"),
            ("HNOrange.colorset", "Color.hnOrange", "Color"),
            ("DefaultBarColor.colorset", "Color.defaultBar", "Color"),
            ("Colors/night-sky 2.colorset", "Color.nightSky2", "Color"),
            ("Color/Main.colorset", "Color.main", "Color"),
            ("2nd.colorset", "Color._2nd", "Color"),
            ("default.colorset", "Color.default", "Color"),
            ("Brand.colorset", "Circle().fill(.brand)", "_ShapeView<Circle, Color>"),
            ("Brand.colorset", "Circle().fill(.brand.opacity(0.5))", "_ShapeView<Circle, Color>"),
            ("Brand.colorset", "Color(.brand)", "Color"),
            ("Logo.imageset", "Image(.logo).resizable()", "Image"),
            ("logoImage.imageset", "Button(\"a\", image: .logo) {}", "Button<Label<Text, Image>>"),
            ("waves.symbolset", "Label(\"a\", image: ImageResource.waves)", "Label<Text, Image>"),
            ("Brand.colorset/Inner.colorset", "Color.inner", "_"),
            ("Brand.dataset", "Color.brand", "_"),
            ("BMW.imageset", "Image(.BMW)", "Image"),
            ("TLS2016.imageset", "Image(.TLS_2016)", "Image"),
            ("2B3041.colorset", "Color._2_B_3041", "Color"),
        ])
    func identifiers(asset: String, expression: String, expected: String) throws {
        try folder.write("{}", to: "App/Assets.xcassets/\(asset)/Contents.json")
        #expect(try type(of: expression) == "Screen.body: " + expected)
    }

    @Test("A group that provides a namespace is a type; one that does not is none")
    func namespaces() throws {
        let provides = "{\"properties\": {\"provides-namespace\": true}}"
        try folder.write(provides, to: "App/Assets.xcassets/Team/Contents.json")
        try folder.write(provides, to: "App/Assets.xcassets/Team/iconPreviews/Contents.json")
        try folder.write("{}", to: "App/Assets.xcassets/Team/plain/Contents.json")
        try folder.write("{}", to: "App/Assets.xcassets/Team/plain/Home.colorset/Contents.json")
        try folder.write("{}", to: "App/Assets.xcassets/Team/iconPreviews/star.imageset/Contents.json")
        #expect(try type(of: "Color.Team.home") == "Screen.body: Color")
        #expect(try type(of: "Image(.Team.IconPreviews.star)") == "Screen.body: Image")
        #expect(try type(of: "Circle().fill(Color(.Team.home))") == "Screen.body: _ShapeView<Circle, Color>")
        #expect(try type(of: "Color.home") == "Screen.body: _")
    }

    @Test("A declaration of the program or of the SDK goes before")
    func clashes() throws {
        for asset in ["red", "Brand", "Brand2"] { try folder.write("{}", to: "App/Assets.xcassets/\(asset).colorset/Contents.json") }
        try folder.write("{}", to: "Other/Assets.xcassets/Brand.colorset/Contents.json")
        try folder.write("import SwiftUI\nextension Color { static let brand2 = 1 }\n", to: "App/Colors.swift")
        #expect(try type(of: "Color.red").hasSuffix("Screen.body: Color"))
        #expect(try type(of: "Color.brand").hasSuffix("Screen.body: Color"))
        #expect(try type(of: "ForEach(0..<Color.brand2) { _ in Text(\"a\") }").hasSuffix("Screen.body: ForEach<Range<Int>, Int, Text>"))
    }

    @Test("A catalog that a configuration leaves out names nothing")
    func excluded() throws {
        try folder.write("{}", to: "App/Assets.xcassets/Brand.colorset/Contents.json")
        try folder.write("{\"excluded\": [\"**/*.xcassets\"]}", to: ".selfsame.json")
        #expect(try type(of: "Color.brand") == "Screen.body: _")
    }

    @Test("A revision has the catalogs that it had")
    func revision() throws {
        func git(_ arguments: String...) throws {
            let words = ["git", "-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"] + arguments
            #expect(try runTool(words, in: folder.root).status == 0)
        }
        try folder.write("{}", to: "App/Assets.xcassets/Colors/Brand.colorset/Contents.json")
        try folder.write("import SwiftUI\nstruct Screen: View { var body: some View { Color.brand.frame(width: 1) } }\n", to: "App/A.swift")
        try git("init", "-q", "-b", "main")
        try git("add", "-A")
        try git("commit", "-q", "-m", "one")
        let same = try runSelfsame(["diff", "HEAD", "."], in: folder.root)
        #expect(same.output == "`HEAD` → `.`: 0 views changed, 0 new, 0 gone, 1 the same; 0 got worse\n", "\(same.output)\(same.errors)")
        try FileManager.default.removeItem(at: folder.url("App/Assets.xcassets"))
        let worse = try runSelfsame(["diff", "HEAD", "."], in: folder.root)
        #expect(worse.output.contains("a component of the type became unknown"), "\(worse.output)\(worse.errors)")
    }
}
