// Where the keys and values of a JSON5 text stand. Foundation decides what a text means; it does not say where, so this scan of the same
// text does. Of a text that Foundation refuses, it gives the place where sense ends.

import SelfsameSyntax

/// The places in one text.
struct JSONPlaces {
    /// One step from the top: a key, or the index of an element.
    enum Step: Hashable {
        case key(String)
        case index(Int)
    }

    /// Byte offsets of keys (of elements, for indices).
    private(set) var names: [[Step]: Int] = [:]
    /// Byte offsets of values.
    private(set) var values: [[Step]: Int] = [:]
    /// Keys that an object has twice.
    private(set) var repeated: [[Step]] = []
    /// Where the text stops making sense; nil where it all does.
    private(set) var mistake: Int?

    private let bytes: [UInt8]
    private var position = 0

    /// Nesting beyond which a text is given up.
    private static let depthLimit = 64

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        skipBlank()
        if !value(at: [], depth: 0) { mistake = min(position, bytes.count) }
        skipBlank()
        if mistake == nil, position < bytes.count { mistake = position }
    }

    private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func value(at path: [Step], depth: Int) -> Bool {
        values[path] = position
        guard depth < Self.depthLimit, let first = byte else { return false }
        switch first {
        case UInt8(ascii: "{"): return object(at: path, depth: depth)
        case UInt8(ascii: "["): return array(at: path, depth: depth)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return string() != nil
        default: return word() != nil
        }
    }

    private mutating func object(at path: [Step], depth: Int) -> Bool {
        position += 1
        while true {
            skipBlank()
            if byte == UInt8(ascii: "}") { return advance() }
            let start = position
            let isQuoted = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
            guard let key = isQuoted ? string() : word() else { return false }
            let inner = path + [.key(key)]
            if names.updateValue(start, forKey: inner) != nil { repeated.append(inner) }
            skipBlank()
            guard byte == UInt8(ascii: ":") else { return false }
            position += 1
            skipBlank()
            guard value(at: inner, depth: depth + 1) else { return false }
            skipBlank()
            if byte == UInt8(ascii: ",") { position += 1 } else if byte != UInt8(ascii: "}") { return false }
        }
    }

    private mutating func array(at path: [Step], depth: Int) -> Bool {
        position += 1
        var index = 0
        while true {
            skipBlank()
            if byte == UInt8(ascii: "]") { return advance() }
            names[path + [.index(index)]] = position
            guard value(at: path + [.index(index)], depth: depth + 1) else { return false }
            index += 1
            skipBlank()
            if byte == UInt8(ascii: ",") { position += 1 } else if byte != UInt8(ascii: "]") { return false }
        }
    }

    private mutating func advance() -> Bool {
        position += 1
        return true
    }

    /// A quoted string; escapes other than those of the quotes are left as they stand, since keys have none.
    private mutating func string() -> String? {
        let quote = byte
        let start = position
        position += 1
        var text: [UInt8] = []
        while let current = byte {
            position += 1
            if current == quote { return String(decoding: text, as: UTF8.self) }
            if current == UInt8(ascii: "\n") { break }
            text.append(current)
            if current == UInt8(ascii: "\\"), let escaped = byte {
                text.removeLast()
                text.append(escaped)
                position += 1
            }
        }
        position = start
        return nil
    }

    /// A name without quotes, a number, `true`, `false` or `null`.
    private mutating func word() -> String? {
        let start = position
        while let current = byte, !" \t\r\n,:{}[]\"'/".utf8.contains(current) { position += 1 }
        return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }

    /// White space and comments.
    private mutating func skipBlank() {
        while let current = byte {
            if " \t\r\n".utf8.contains(current) {
                position += 1
            } else if bytes[position...].starts(with: "//".utf8) {
                while let current = byte, current != UInt8(ascii: "\n") { position += 1 }
            } else if bytes[position...].starts(with: "/*".utf8) {
                position += 2
                while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
                position = min(position + 2, bytes.count)
            } else {
                return
            }
        }
    }
}
