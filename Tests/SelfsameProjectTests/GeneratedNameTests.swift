// Identifiers that generators make of keys. The cases of Xcode are from files that it has written, those of SwiftGen and R.swift follow their own
// tests and sources.

@testable import SelfsameProject
import SelfsameTestSupport
import Testing

@Suite("Names in generated code")
struct GeneratedNameTests {
    @Test(
        "Xcode makes a symbol of a key that is managed by hand",
        arguments: [
            ("common.ok", "Ok", "var `commonOk`: LocalizedStringResource { get }"),
            ("game.encouragement.0", "a", "var `gameEncouragement0`: LocalizedStringResource { get }"),
            ("CFBundleDisplayName", "a", "var `cfbundleDisplayName`: LocalizedStringResource { get }"),
            ("ALPS_DESCRIPTION", "a", "var `alpsDescription`: LocalizedStringResource { get }"),
            ("Retro Green CRT", "a", "var `retroGreenCrt`: LocalizedStringResource { get }"),
            (
                "The SwiftData check did not match the JSON store.", "a",
                "var `theSwiftDataCheckDidNotMatchTheJsonStore`: LocalizedStringResource { get }"
            ),
            ("Update file with ${content}", "a", "var `updateFileWith$Content`: LocalizedStringResource { get }"),
            ("%lld active", "", "func `active`(_ arg1: Int) -> LocalizedStringResource"),
            (
                "Score %@, %@ %lld", "",
                "func `score`(_ arg1: String, _ arg2: String, _ arg3: Int) -> LocalizedStringResource"
            ),
            ("summary", "%1$@ of %2$lld, 100%%", "func `summary`(_ arg1: String, _ arg2: Int) -> LocalizedStringResource"),
            (
                "%(landmark)@ is contained in %(landmarkCollection)@", "",
                "func `isContainedIn`(`landmark`: String, `landmarkCollection`: String) -> LocalizedStringResource"
            ),
        ])
    func symbols(key: String, value: String, expected: String) throws {
        let text = try #require(source(#""\#(key)": {"extractionState": "manual", "localizations": {"en": \#(unit(value))}}"#))
        #expect(text.contains("static " + expected + "\n"), "\(text)")
    }

    @Test("Only keys that are managed by hand have symbols, and a table other than `Localizable` has a scope")
    func catalogs() throws {
        let keys = #""Found": {}, "Old": {"extractionState": "stale"}, "own": {"extractionState": "manual"}"#
        let text = try #require(source(keys, table: "Main Menu"))
        #expect(text.contains("public enum `MainMenu` {\n    @_disfavoredOverload public static var `own`"), "\(text)")
        #expect(!text.contains("found") && !text.contains("old"), "\(text)")
        #expect(source(#""Found": {}"#) == nil)
    }

    @Test("Arguments are those of the language of the source, of plural forms and of variables")
    func arguments() throws {
        let plural = #"{"variations": {"plural": {"one": \#(unit("one item")), "other": \#(unit("%lld items"))}}}"#
        let variables = #"{"stringUnit": {"value": "%#@open@ in %@"}, "substitutions": {"open": {"argNum": 1, "formatSpecifier": "lld"}}}"#
        let text = try #require(
            source(
                #"""
                "items": {"extractionState": "manual", "localizations": {"de": \#(unit("%@")), "en": \#(plural)}},
                "windows": {"localizations": {"en": \#(variables)}, "extractionState": "manual"}
                """#))
        #expect(text.contains("func `items`(_ arg1: Int)"), "\(text)")
        #expect(text.contains("func `windows`(`open`: Int, _ arg2: String)"), "\(text)")
    }

    @Test(
        "A catalog that is no JSON, or ends early, has no symbols or fewer",
        arguments: ["", "[", #"{"strings": {"a": {"extr"#, "\"", "{\"a\\"])
    func broken(text: String) { #expect(StringCatalog.source(of: [StringCatalog(table: "A", reading: Array(text.utf8))]) == nil) }

    @Test(
        "SwiftGen makes types and members of names",
        arguments: [
            ("welcome_title", "WelcomeTitle", "welcomeTitle"), ("URLChooser", "URLChooser", "urlChooser"),
            ("ABC", "Abc", "abc"), ("MAX_SIZE", "MaxSize", "maxSize"), ("2nd-item", "_2ndItem", "_2ndItem"),
            ("icon 24", "Icon24", "icon24"),
            ("private", "Private", "private"),
        ])
    func swiftGen(name: String, type: String, member: String) {
        #expect(swiftGenType(name) == type)
        #expect(swiftGenMember(name) == member)
    }

    @Test("A font is called what its file says: in English, by its typographers' names where it has them")
    func fonts() {
        let plain = FontFile(family: "Averia Libre", style: "Bold Italic", name: "AveriaLibre-BoldItalic")
        #expect(
            FontNames.fonts(in: plain.bytes) == [
                FontNames(family: "Averia Libre", style: "Bold Italic", postScript: "AveriaLibre-BoldItalic")
            ])
        let light = FontFile([
            .init(1, "Marke Leicht", language: 0x407), .init(1, "Marke Light"), .init(2, "Regular"), .init(6, "Marke-Light"),
            .init(16, "Marke", platform: 1, language: 0), .init(17, "Light"),
        ])
        #expect(FontNames.fonts(in: light.bytes) == [FontNames(family: "Marke", style: "Light", postScript: "Marke-Light")])
        #expect(FontNames.fonts(in: FontFile.collection([plain, light])).map(\.postScript) == ["AveriaLibre-BoldItalic", "Marke-Light"])
        #expect(FontNames.fonts(in: FontFile([.init(1, "A"), .init(2, "B")]).bytes) == [])
    }

    @Test("What is no font, or ends early, has no names")
    func brokenFonts() {
        let file = FontFile.collection([FontFile(family: "A", style: "B", name: "C")])
        for length in 0..<file.count { #expect(FontNames.fonts(in: Array(file[..<length])).isEmpty, "\(length)") }
        for index in file.indices {
            var changed = file
            changed[index] = 0xff
            #expect(FontNames.fonts(in: changed).count <= 256)
        }
    }

    private func unit(_ value: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(value)"}}"# }

    private func source(_ keys: String, table: String = "Localizable") -> String? {
        let text = #"{"sourceLanguage": "en", "strings": {\#(keys)}, "version": "1.1"}"#
        return StringCatalog.source(of: [StringCatalog(table: table, reading: Array(text.utf8))])
    }
}
