// From bytes to messages: each is a header with `Content-Length`, an empty line and a body. Input may be damaged. A length that is too short
// leaves the rest of a body behind, one that is too long takes the next header with it; in both cases reading goes on at the next
// header that can be found, and what was lost is said once.

/// The bytes that were received and not yet read as messages.
public struct MessageBuffer: Sendable {
    private var bytes: [UInt8] = []
    /// Where the next message begins.
    private var start = 0

    /// Bodies beyond this are taken for damage: no source file is as long.
    static let longestBody = 256 << 20
    /// A header beyond this is none.
    static let longestHeader = 16 << 10

    private static let lengthField = Array("content-length:".utf8)

    /// Nothing received.
    public init() {}

    /// Takes in bytes.
    public mutating func append(_ more: some Sequence<UInt8>) {
        if start > 1 << 16 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes.append(contentsOf: more)
    }

    /// The next message; nil where more bytes are needed.
    public mutating func next() -> Message? {
        guard let header = headerEnd() else {
            guard bytes.count - start > Self.longestHeader else { return nil }
            // It may have begun in what came last.
            start = position(ofFieldFrom: start + 1) ?? bytes.count - Self.lengthField.count
            return .damaged(id: .null, .parseError, "no message header in \(Self.longestHeader) bytes")
        }
        // The last one counts: what stands before it may be the rest of a body that speaks of lengths.
        guard let field = lastField(to: header.end), let length = length(at: field + Self.lengthField.count, to: header.end)
        else {
            start = header.next
            return .damaged(id: .null, .parseError, "header without a `Content-Length` between 0 and \(Self.longestBody)")
        }
        if !isLineStart(field) {
            start = field
            return .damaged(id: .null, .parseError, "bytes between two messages; a `Content-Length` was too small")
        }
        guard bytes.count - header.next >= length else { return nil }
        let end = header.next + length
        guard let body = JSON(parsing: Array(bytes[header.next..<end])) else {
            start = position(ofFieldFrom: header.next, to: end) ?? end
            return .damaged(id: .null, .parseError, "the body of a message is not JSON of \(length) bytes")
        }
        start = end
        return Message(body)
    }

    /// Where the header ends that begins here, and where its body begins.
    private func headerEnd() -> (end: Int, next: Int)? {
        var index = start
        while index < bytes.count {
            if bytes[index] == 0x0A {
                if index + 1 < bytes.count, bytes[index + 1] == 0x0A { return (index, index + 2) }
                if index + 2 < bytes.count, bytes[index + 1] == 0x0D, bytes[index + 2] == 0x0A { return (index, index + 3) }
            }
            index += 1
        }
        return nil
    }

    /// Whether the text before a place is only that of earlier fields.
    private func isLineStart(_ index: Int) -> Bool {
        guard index > start else { return true }
        return bytes[index - 1] == 0x0A && bytes[start..<index].split(separator: 0x0A).allSatisfy { $0.contains(UInt8(ascii: ":")) }
            && !bytes[start..<index].contains(UInt8(ascii: "{"))
    }

    /// The number of a length field.
    private func length(at index: Int, to end: Int) -> Int? {
        let line = bytes[index..<end].prefix { $0 != 0x0D && $0 != 0x0A }
        guard let number = Int(String(decoding: line.filter { $0 != 0x20 && $0 != 0x09 }, as: UTF8.self)) else { return nil }
        return (0...Self.longestBody).contains(number) ? number : nil
    }

    /// Where the last length field of a header begins.
    private func lastField(to end: Int) -> Int? {
        var found: Int?
        while let next = position(ofFieldFrom: found.map { $0 + 1 } ?? start, to: end) { found = next }
        return found
    }

    /// Where the first length field begins.
    private func position(ofFieldFrom first: Int, to end: Int? = nil) -> Int? {
        let field = Self.lengthField
        let last = (end ?? bytes.count) - field.count
        var index = first
        while index <= last {
            if zip(field, bytes[index...]).allSatisfy({ $0 == $1 || $1 >= 0x41 && $1 <= 0x5A && $0 == $1 | 0x20 }) { return index }
            index += 1
        }
        return nil
    }
}

extension JSON {
    /// The value as a message on the wire.
    var framed: [UInt8] {
        let body = bytes
        return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
}
