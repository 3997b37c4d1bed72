// Code that exists only in a build: symbols of string catalogs, what SwiftGen and R.swift write. Each case is a small project with the inputs of the
// generator and without its output.

import Foundation
import SelfsameTestSupport
import Testing

@Suite("Generated code")
struct GeneratedCodeTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The types of bodies, each an expression.
    private func types(_ expressions: String..., in file: String = "App/Screen.swift") throws -> [String] {
        let views = expressions.enumerated().map { "struct Screen\($0): View { var body: some View { \($1) } }\n" }
        try folder.write("import SwiftUI\n" + views.joined(), to: file)
        let result = try runSelfsame(["tree", "--format", "type", "."], in: folder.root)
        return result.output.split(separator: "\n").filter { $0.contains(": Screen") }.map { line in
            String(line[(line.range(of: ".body: ")?.upperBound ?? line.startIndex)...])
        }
    }

    @Test("Symbols of string catalogs are resources")
    func symbols() throws {
        let catalog = """
            {"sourceLanguage": "en", "strings": {
              "home.title": {"extractionState": "manual"},
              "home.count": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"value": "%lld of %@"}}}},
              "Automatic": {}}}
            """
        try folder.write(catalog, to: "App/Localizable.xcstrings")
        try folder.write(catalog, to: "App/Menu.xcstrings")
        let lookup = "{ let title: LocalizedStringResource = %; return Text(title) }()"
        let found = try types(
            "ForEach([LocalizedStringResource.homeTitle], id: \\.key) { Text($0) }", "Button(.homeTitle) {}", "Text(.homeCount(1, \"a\"))",
            "ForEach([LocalizedStringResource.Menu.homeTitle], id: \\.key) { Text($0) }",
            "ForEach([LocalizedStringResource.automatic], id: \\.key) { Text($0) }", lookup.replacing("%", with: ".homeTitle"))
        #expect(
            found == [
                "ForEach<Array<LocalizedStringResource>, String, Text>", "Button<Text>", "Text",
                "ForEach<Array<LocalizedStringResource>, String, Text>", "ForEach<Array<_>, _, Text>", "Text",
            ], "\(found)")
    }

    @Test("A project that does not ask for symbols has none, its packages do")
    func projectWithoutSymbols() throws {
        let catalog = #"{"strings": {"own": {"extractionState": "manual"}}}"#
        try folder.write("name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    sources: App\n", to: "project.yml")
        try folder.write(catalog, to: "App/Localizable.xcstrings")
        let list = "ForEach([LocalizedStringResource.own], id: \\.key) { Text($0) }"
        #expect(try types(list) == ["ForEach<Array<_>, _, Text>"])
        try folder.write(
            "name: App\nsettings:\n  STRING_CATALOG_GENERATE_SYMBOLS: YES\ntargets:\n  App:\n    platform: iOS\n    sources: App\n",
            to: "project.yml")
        #expect(try types(list) == ["ForEach<Array<LocalizedStringResource>, String, Text>"])
    }

    @Test("SwiftGen writes texts, assets and colours as its configuration says")
    func swiftGen() throws {
        try folder.write(
            """
            input_dir: App
            output_dir: App/Generated
            strings:
              - inputs: en.lproj
                outputs:
                  - templateName: structured-swift5
                    output: Strings.swift
              - inputs: [en.lproj/Other.strings]
                options:
                  separator: _
                outputs:
                  templateName: flat-swift5
                  output: Flat.swift
                  params:
                    enumName: Flat
              - inputs: en.lproj
                outputs:
                  templatePath: own.stencil
                  output: Own.swift
                  params:
                    enumName: Own
            xcassets:
              inputs: Assets.xcassets
              outputs:
                templateName: swift5
                output: Assets.swift
                params:
                  enumName: Art
            """, to: "swiftgen.yml")
        try folder.write(
            "/* Title */\n\"home.page_title\" = \"Home\";\n\"home.count\" = \"%d of %@\";\n", to: "App/en.lproj/Localizable.strings")
        try folder.write("\"a_key\" = \"A\";\n", to: "App/en.lproj/Other.strings")
        try folder.write("{}", to: "App/Assets.xcassets/Logo.imageset/Contents.json")
        try folder.write("{}", to: "App/Assets.xcassets/Group/night sky.colorset/Contents.json")
        let found = try types(
            "ForEach([L10n.Localizable.Home.pageTitle], id: \\.self) { Text($0) }", "Button(L10n.Localizable.Home.count(1, \"a\")) {}",
            "ForEach([Flat.aKey], id: \\.self) { Text($0) }", "ForEach([Own.aKey], id: \\.self) { Text($0) }",
            "Art.logo.swiftUIImage.resizable()", "Art.nightSky.swiftUIColor", "Image(asset: Art.logo)",
            "Image(uiImage: Art.logo.image)")
        let texts = "ForEach<Array<String>, String, Text>"
        #expect(found == [texts, "Button<Text>", texts, "ForEach<Array<_>, _, Text>", "Image", "Color", "Image", "Image"], "\(found)")
    }

    @Test("SwiftGen writes a family for each that its fonts have, and a member for each style")
    func swiftGenFonts() throws {
        try folder.write(
            "fonts:\n  inputs: App/Fonts\n  outputs:\n    templateName: swift5\n    output: App/Fonts.swift\n", to: "swiftgen.yml")
        let font = FontFile(family: "Averia Libre", style: "Bold Italic", name: "AveriaLibre-BoldItalic")
        try folder.write(font.bytes, to: "App/Fonts/a.ttf")
        let found = try types(
            "Text(\"a\").font(FontFamily.AveriaLibre.boldItalic.swiftUIFont(size: 12))",
            "ForEach(FontFamily.AveriaLibre.all, id: \\.name) { Text($0.family).font(.custom($0, size: 12, relativeTo: .body)) }",
            "ForEach([FontFamily.AveriaLibre.regular], id: \\.name) { Text($0.name) }")
        #expect(found == ["Text", "ForEach<Array<FontConvertible>, String, Text>", "ForEach<Array<_>, _, Text>"], "\(found)")
    }

    @Test("A file of SwiftGen that is there is read, and its names are those that it has")
    func writtenFile() throws {
        try folder.write(
            "strings:\n  inputs: App/en.lproj\n  outputs:\n    templateName: flat-swift5\n    output: App/L10n.swift\n", to: "swiftgen.yml")
        try folder.write("\"title\" = \"A\";\n\"other\" = \"B\";\n", to: "App/en.lproj/Localizable.strings")
        try folder.write("enum L10n { static let title = 1 }\n", to: "App/L10n.swift")
        let found = try types("ForEach(0..<L10n.title) { _ in Text(\"a\") }", "ForEach([L10n.other], id: \\.self) { Text($0) }")
        #expect(found == ["ForEach<Range<Int>, Int, Text>", "ForEach<Array<_>, _, Text>"], "\(found)")
    }

    @Test("It is there in another case, too, as on the usual volume of a Mac")
    func writtenFileInAnotherCase() throws {
        try folder.write(
            "strings:\n  inputs: App/en.lproj\n  outputs:\n    templateName: flat-swift5\n    output: App/SwiftGen/L10n.swift\n",
            to: "swiftgen.yml")
        try folder.write("\"title\" = \"A\";\n", to: "App/en.lproj/Localizable.strings")
        try folder.write("enum L10n { static let title = 1 }\n", to: "App/Swiftgen/L10n.swift")
        #expect(try types("ForEach(0..<L10n.title) { _ in Text(\"a\") }") == ["ForEach<Range<Int>, Int, Text>"])
    }

    @Test("R.swift writes a value with a member for each resource of its target")
    func resources() throws {
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "App", targets: [
              .target(name: "App", plugins: [.plugin(name: "RswiftGenerateInternalResources", package: "R.swift")]),
              .target(name: "Other", plugins: ["RswiftGeneratePublicResources"]),
            ])
            """, to: "Package.swift")
        try folder.write("\"home.title\" = \"Home\";\n\"home.count\" = \"%d of %@\";\n", to: "Sources/App/en.lproj/Localizable.strings")
        try folder.write("{}", to: "Sources/App/Assets.xcassets/app-logo.imageset/Contents.json")
        try folder.write("{}", to: "Sources/App/Assets.xcassets/Brand.colorset/Contents.json")
        try folder.write(
            FontFile(family: "Averia Libre", style: "Bold", name: "AveriaLibre-Bold").bytes, to: "Sources/App/Fonts/averia.ttf")
        let title = "ForEach([R.string.localizable.homeTitle()], id: \\.self) { Text($0) }"
        let font = "ForEach([R.font.averiaLibreBold], id: \\.name) { Text($0.name).font(.custom($0, size: 12)) }"
        #expect(try types(font, in: "Sources/App/Screen.swift") == ["ForEach<Array<FontResource>, String, Text>"])
        let found = try types(
            title, "Button(R.string.localizable.homeCount(1, \"a\")) {}", "Text(R.string.localizable.homeTitle)",
            "Image(R.image.appLogo).resizable()", "Color(R.color.brand)", in: "Sources/App/Screen.swift")
        #expect(found == ["ForEach<Array<String>, String, Text>", "Button<Text>", "Text", "Image", "Color"], "\(found)")
        try FileManager.default.removeItem(at: folder.url("Sources/App/Screen.swift"))
        try folder.write("\"other\" = \"Other\";\n", to: "Sources/Other/en.lproj/Localizable.strings")
        let other = try types(title.replacing("homeTitle", with: "other"), title, in: "Sources/Other/Screen.swift")
        #expect(other == ["ForEach<Array<String>, String, Text>", "ForEach<Array<_>, _, Text>"], "\(other)")
    }
}
