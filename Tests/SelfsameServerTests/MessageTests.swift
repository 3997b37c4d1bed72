// Messages as bytes: whole, in pieces, several at once, and damaged in the ways that a client can damage them.

import SelfsameSyntax
import Testing

@testable import SelfsameServer

@Suite("Messages")
struct MessageTests {
    private func framed(_ body: String, length: Int? = nil) -> [UInt8] {
        Array("Content-Length: \(length ?? body.utf8.count)\r\n\r\n\(body)".utf8)
    }

    private func read(_ bytes: [UInt8], step: Int = .max) -> [Message] {
        var buffer = MessageBuffer()
        var result: [Message] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            buffer.append(rest.prefix(step))
            rest = rest.dropFirst(step)
            while let message = buffer.next() { result.append(message) }
        }
        return result
    }

    private let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping","params":{"text":"Ä🎉 Content-Length: 5"}}"#
    private let note = #"{"jsonrpc":"2.0","method":"note"}"#
    private let pinged = Message.request(id: 1, method: "ping", params: ["text": "Ä🎉 Content-Length: 5"])
    private let noted = Message.notification(method: "note", params: .null)

    @Test("Messages are read however they are cut", arguments: [1, 2, 7, 1000])
    func pieces(step: Int) {
        let header = Array("Content-Type: application/vscode-jsonrpc; charset=utf-8\r\n".utf8)
        #expect(read(framed(ping) + header + framed(note) + framed(ping), step: step) == [pinged, noted, pinged])
    }

    @Test(
        "After damage the next message is read",
        arguments: [
            ("a length that is too short", 20), ("a length that is too long", 100), ("no length", nil),
        ])
    func lengths(name: String, length: Int?) {
        let damaged = length.map { framed(ping, length: $0) } ?? Array("Content-Type: text\r\n\r\n".utf8)
        let messages = read(damaged + framed(note) + framed(ping))
        #expect(messages.last == pinged, "\(name): \(messages)")
        #expect(messages.contains { if case .damaged = $0 { true } else { false } }, "\(name): \(messages)")
    }

    @Test(
        "What is no JSON is said, and what follows is read", arguments: ["{", "", "nonsense", #"{"id":[]}"#, #"{"jsonrpc":"2.0"}"#, "[1]"])
    func bodies(body: String) {
        let messages = read(framed(body) + framed(note))
        #expect(messages.count == 2 && messages.last == noted)
        guard case .damaged = messages.first else { return #expect(Bool(false), "\(messages)") }
    }

    @Test("A length that is no number, negative or far too large is none", arguments: ["-1", "x", "99999999999", "1e3", ""])
    func numbers(text: String) {
        let messages = read(Array("Content-Length: \(text)\r\n\r\n".utf8) + framed(note))
        #expect(messages.last == noted)
    }

    @Test("Noise without end is given up in pieces")
    func noise() {
        let noise = [UInt8](repeating: UInt8(ascii: "x"), count: 100_000)
        #expect(read(noise + Array("\r\n".utf8) + framed(note)).last == noted)
    }

    @Test("Every way to drop bytes from a stream leaves a later message readable", arguments: [1, 3, 10])
    func dropped(count: Int) {
        let stream = framed(note) + framed(ping) + framed(note)
        for start in 0..<stream.count - count {
            var bytes = stream
            bytes.removeSubrange(start..<start + count)
            #expect(read(bytes + framed(ping) + framed(ping)).last == pinged, "without \(count) bytes at \(start)")
        }
    }

    @Test("A value is the same after it was written and read")
    func values() {
        let value: JSON = ["a": [1, true, nil, "ü\u{0}\n\"/"], "b": .number(1.5), "c": ["d": -3]]
        #expect(JSON(parsing: value.bytes) == value)
    }
}

@Suite("Positions")
struct PositionTests {
    private let text = "let a = \"Ä🎉x\"\r\n\rlast"

    @Test("An offset is the same after it was a position", arguments: [PositionEncoding.utf8, .utf16])
    func there(encoding: PositionEncoding) {
        let source = SourceFile(path: "", bytes: Array(text.utf8))
        let positions = Positions(encoding: encoding)
        for index in text.unicodeScalars.indices where text[index...].unicodeScalars.first != "\n" {
            let offset = UInt32(text.utf8.distance(from: text.startIndex, to: index))
            #expect(positions.offset(of: positions.position(of: offset, in: source), in: source) == offset)
        }
    }

    @Test("Characters are counted in the units agreed on")
    func units() {
        let source = SourceFile(path: "", bytes: Array(text.utf8))
        let x = UInt32(Array(text.utf8).firstIndex(of: UInt8(ascii: "x")) ?? 0)
        #expect(Positions(encoding: .utf16).position(of: x, in: source)["character"] == 12)
        #expect(Positions(encoding: .utf8).position(of: x, in: source)["character"] == 15)
    }

    @Test("Beyond the end of a line is its end, beyond the last line the end of the text, before the first character the first")
    func beyond() {
        let source = SourceFile(path: "", bytes: Array(text.utf8))
        for encoding in [PositionEncoding.utf8, .utf16] {
            let positions = Positions(encoding: encoding)
            func offset(_ line: Int, _ character: Int) -> Int {
                Int(positions.offset(of: ["line": .integer(line), "character": .integer(character)], in: source))
            }
            #expect(offset(0, 999) == 17)
            #expect(offset(9, 0) == text.utf8.count)
            #expect(offset(-1, -1) == 0)
            #expect(offset(1, 5) == 19)
        }
    }

    @Test("Edits build on each other")
    func edits() {
        var document = OpenDocument(uri: "untitled:a", version: 1, text: "one\ntwo\n")
        let range: JSON = ["start": ["line": 1, "character": 0], "end": ["line": 1, "character": 3]]
        let end: JSON = ["start": ["line": 2, "character": 0], "end": ["line": 2, "character": 0]]
        document.apply([["range": range, "text": "🎉2"], ["range": end, "text": "three"]], version: 2, positions: Positions())
        #expect(String(decoding: document.source.bytes, as: UTF8.self) == "one\n🎉2\nthree")
        document.apply([["range": range], ["text": nil], [:]], version: 3, positions: Positions())
        #expect(String(decoding: document.source.bytes, as: UTF8.self) == "one\n🎉2\nthree")
        document.apply([["text": "new"]], version: 3, positions: Positions())
        #expect(document.source.bytes == Array("new".utf8) && document.version == 3)
    }
}
