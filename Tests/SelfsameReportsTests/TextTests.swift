// Text as it reaches a terminal: nothing that steers it, and nothing wider than it.

import Testing

@testable import SelfsameReports

@Suite("Text")
struct TextTests {
    @Test(
        "What could steer a terminal is shown as an escape",
        arguments: [
            ("plain `text` – ü 日本", "plain `text` – ü 日本"),
            ("\u{1B}[31mred", "\\u{1B}[31mred"),
            ("bell\u{07}", "bell\\u{7}"),
            ("\u{9B}31m", "\\u{9B}31m"),
            ("a\nb\r", "a\\nb\\r"),
            ("\u{202E}olleh", "\\u{202E}olleh"),
            ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
            ("tab\tstays", "tab\tstays"),
            ("\u{7F}", "\\u{7F}"),
        ])
    func escapes(text: String, expected: String) {
        #expect(printable(text) == expected)
    }

    @Test("JSON has neither raw control characters nor marks of direction, and means the same")
    func jsonEscapes() throws {
        let text = try json(["a\u{1B}b\u{9B}c\u{202E}d\u{2028}e/f"])
        #expect(text.contains(#""a\u001bb\u009bc\u202ed\u2028e/f""#), "\(text)")
        #expect(!text.unicodeScalars.contains { $0 != "\n" && isUnprintable($0) })
    }

    @Test("Source text on one line has single spaces and a limit")
    func lines() {
        #expect(oneLine("  a \n\t b  ") == "a b")
        #expect(oneLine("abcdef", limit: 4) == "abc…")
        #expect(oneLine("abcd", limit: 4) == "abcd")
        #expect(oneLine("VStack<TupleView<(Toggle<Text>, Text)>>", limit: 24) == "VStack<TupleView<(…")
        #expect(oneLine("RecommendedParkingSpotCard", limit: 20) == "RecommendedParking…")
    }

    @Test("Code is broken before a member, else after a comma, a bracket or a space, and never in a word")
    func code() {
        #expect(brokenCode("    Text(\"a\").padding(1)", width: 60) == ["    Text(\"a\").padding(1)"])
        #expect(
            brokenCode("  Card(plant: \"Ivy\").opacity(isDrawn ? 0 : 1).accessibilityHidden(isDrawn)", width: 54)
                == ["  Card(plant: \"Ivy\").opacity(isDrawn ? 0 : 1)", "      .accessibilityHidden(isDrawn)"])
        #expect(
            brokenCode("Text(isNight ? \"The fern is asleep\" : \"The fern drinks light\")", width: 40)
                == ["Text(isNight ? \"The fern is asleep\" :", "    \"The fern drinks light\")"])
        #expect(brokenCode(String(repeating: "a", count: 30), width: 16).joined().filter { $0 == "a" }.count == 30)
    }

    @Test(
        "Columns follow the terminal",
        arguments: [("abc", 3), ("日本", 4), ("e\u{301}", 1), ("👩‍🚀", 2), ("", 0), ("한글", 4), ("…", 1)])
    func width(text: String, expected: Int) {
        #expect(columns(text) == expected)
    }

    @Test("Text is broken at spaces, long words at slashes and commas, and what has neither where the line is full")
    func wrapping() {
        #expect(wrapped("the quick brown fox", width: 10) == ["the quick", "brown fox"])
        #expect(wrapped("Screen.body/VStack/0/true/Text", width: 20) == ["Screen.body/VStack/", "0/true/Text"])
        #expect(wrapped("abcdefghij", width: 4) == ["abcd", "efgh", "ij"])
        #expect(wrapped("", width: 4) == [])
        #expect(wrapped("日本語", width: 1) == ["日", "本", "語"], "a character that does not fit is printed all the same")
    }

    @Test("Colours are written only where they are wanted")
    func colors() {
        #expect(TextStyle().paint("x", .red) == "x")
        #expect(TextStyle(usesColor: true).paint("x", .red) == "\u{1B}[1;31mx\u{1B}[0m")
        #expect(TextStyle(usesColor: true).paint("", .red) == "")
    }
}
