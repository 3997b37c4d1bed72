// Random edits: whatever is typed, deleted, pasted and renamed, the diagnostics are those of `lint` on the text that results, in every open
// document. `SELFSAME_EDITS` asks for more of them.

import Foundation
import SelfsameTestSupport
import Testing

@testable import SelfsameServer

@Suite("Random edits")
struct RandomEditTests {
    private static let names = ["tour/Greenhouse.swift", "tour/Branches.swift", "tour/SameView.swift", "identity/collections.swift"]

    @Test("After random edits the diagnostics are those of lint")
    func edits() throws {
        var random = Generator(state: ProcessInfo.processInfo.environment["SELFSAME_SEED"].flatMap(UInt64.init) ?? 25)
        let count = ProcessInfo.processInfo.environment["SELFSAME_EDITS"].flatMap(Int.init) ?? 60
        let checkEvery = max(20, count / 200)
        let folder = try TemporaryFolder()
        var texts: [String: String] = [:]
        for name in Self.names where FileManager.default.fileExists(atPath: Repository.url("fixtures/\(name)").path) {
            let file = name.split(separator: "/").last.map(String.init) ?? name
            texts[file] = try Repository.text(of: Repository.url("fixtures/\(name)"))
        }
        let originals = texts
        for (name, text) in texts { try folder.write(text, to: name) }
        let client = try ScriptedClient(folders: [folder.root.path])
        func uri(_ name: String) -> String { address(ofPath: folder.url(name).path) }
        for name in texts.keys.sorted() { client.open(uri(name), texts[name] ?? "", version: 0) }
        for number in 1...count {
            let name = texts.keys.sorted()[Int.random(in: 0..<texts.count, using: &random)]
            var text = texts[name] ?? ""
            let change = Self.edit(of: text, original: originals[name] ?? "", using: &random)
            client.change(uri(name), change.json, version: number)
            text = change.text
            texts[name] = text
            guard number % checkEvery == 0 || number == count else { continue }
            for (name, text) in texts { try folder.write(text, to: name) }
            let expected = linted(folder.root.path)
            for name in texts.keys.sorted() {
                // Asked for, the answer is that of all edits so far.
                let report = try client.ask("textDocument/diagnostic", client.document(uri(name)))
                try #require(
                    lines(report["items"].elements) == expected[uri(name)] ?? [], "\(name) after \(number) edits:\n\(texts[name] ?? "")")
            }
        }
    }

    /// One edit of a text: a range that is typed over, deleted, doubled or renamed; or the text that there was at first.
    private static func edit(of text: String, original: String, using random: inout Generator) -> (json: JSON, text: String) {
        let units = Array(text.utf16)
        let words = [
            "if isNight { ", "} else {", "}", "{", "\"", ".opacity(0.5)", "@State var x = 0\n", "Text(\"🎉\")", "\n", "/*", "#if DEBUG\n",
            "(",
        ]
        if text.utf8.count > 20_000 || Int.random(in: 0..<25, using: &random) == 0 { return ([["text": .string(original)]], original) }
        var start = units.isEmpty ? 0 : Int.random(in: 0...units.count, using: &random)
        var end = start
        var new = words[Int.random(in: 0..<words.count, using: &random)]
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4: break
        case 4..<7:
            end = min(units.count, start + Int.random(in: 0...12, using: &random))
            new = ""
        case 7:
            end = min(units.count, start + Int.random(in: 0...200, using: &random))
            new = String(decoding: units[start..<end], as: UTF16.self)
            end = start
        case 8:
            // A word, wherever it stands.
            guard let range = text.firstRange(of: "isNight") else { break }
            start = text.utf16.distance(from: text.startIndex, to: range.lowerBound)
            end = start + 7
            new = "isDark"
        default:
            end = units.count
            new = String(decoding: Array(original.utf16)[(original.utf16.count / 2)...], as: UTF16.self)
        }
        // A surrogate pair stays whole, as in any editor.
        func isInside(_ index: Int) -> Bool { index > 0 && index < units.count && UTF16.isTrailSurrogate(units[index]) }
        while isInside(start) { start -= 1 }
        while isInside(end) { end += 1 }
        let result = String(decoding: units[..<start], as: UTF16.self) + new + String(decoding: units[end...], as: UTF16.self)
        let range: JSON = ["start": position(start, in: units), "end": position(end, in: units)]
        return ([["range": range, "text": .string(new)]], result)
    }

    private static func position(_ index: Int, in units: [UInt16]) -> JSON {
        let line = units[..<index].count { $0 == 10 }
        let start = units[..<index].lastIndex(of: 10).map { $0 + 1 } ?? 0
        return ["line": .integer(line), "character": .integer(index - start)]
    }
}

/// A small generator whose numbers depend on its seed alone.
struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
