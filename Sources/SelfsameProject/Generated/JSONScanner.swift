// Reading a few values out of large JSON files: catalogs hold every language of a program, of which little is wanted. What is not asked for is
// passed over without being kept.

/// A place in the bytes of a JSON file.
struct JSONScanner {
    private let bytes: [UInt8]
    private var position = 0
    private static let depthLimit = 64

    /// Starts at the beginning of some bytes.
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Visits the keys of the object here. The body reads the value of a key or leaves it.
    mutating func forEachKey(_ body: (String, inout JSONScanner) -> Void) {
        visitKeys { key, scanner in
            body(key, &scanner)
            return true
        }
    }

    /// Visits the keys of the object here until the body returns false. What is behind the value of that key is not read.
    mutating func visitKeys(_ body: (String, inout JSONScanner) -> Bool) {
        guard eat("{") else { return skipValue() }
        while let key = string() {
            guard eat(":") else { break }
            skipBlank()
            let start = position
            if !body(key, &self) { return }
            if position == start { skipValue() }
            if !eat(",") { break }
        }
        _ = eat("}")
    }

    /// Reads the text here; nil, and nothing is read, where there is none.
    mutating func string() -> String? {
        skipBlank()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return nil }
        let start = position + 1
        let (end, isPlain) = Self.endOfString(in: bytes, from: start)
        position = min(end + 1, bytes.count)
        return isPlain ? String(decoding: bytes[start..<end], as: UTF8.self) : unescaped(bytes[start..<end])
    }

    /// Reads the number here.
    mutating func number() -> Int? {
        skipBlank()
        var value: Int?
        while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]), value ?? 0 < 1 << 32 {
            value = (value ?? 0) * 10 + Int(bytes[position] - UInt8(ascii: "0"))
            position += 1
        }
        return value
    }

    /// Passes over the value here.
    mutating func skipValue() {
        skipBlank()
        position = Self.endOfValue(in: bytes, from: position)
    }

    /// Where a value ends that begins at a place.
    private static func endOfValue(in bytes: [UInt8], from start: Int) -> Int {
        var (place, depth) = (start, 0)
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""): place = endOfString(in: bytes, from: place + 1).end
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return place }
                depth -= 1
            case UInt8(ascii: ",") where depth == 0: return place
            default: break
            }
            place += 1
        }
        return bytes.count
    }

    /// Where a text ends whose first byte is at a place, and whether nothing in it is escaped.
    private static func endOfString(in bytes: [UInt8], from start: Int) -> (end: Int, isPlain: Bool) {
        var (place, isPlain) = (start, true)
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            if bytes[place] == UInt8(ascii: "\\") {
                isPlain = false
                place += 1
            }
            place += 1
        }
        return (min(place, bytes.count), isPlain)
    }

    private mutating func eat(_ character: Unicode.Scalar) -> Bool {
        skipBlank()
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipBlank() {
        while position < bytes.count, bytes[position] <= UInt8(ascii: " ") { position += 1 }
    }

    private func unescaped(_ text: ArraySlice<UInt8>) -> String {
        var units: [UInt16] = []
        var rest = Substring(decoding: text, as: UTF8.self)
        while let character = rest.unicodeScalars.popFirst() {
            guard character == "\\", let escaped = rest.unicodeScalars.popFirst() else {
                units += String(character).utf16
                continue
            }
            switch escaped {
            case "n": units.append(10)
            case "t": units.append(9)
            case "r": units.append(13)
            case "b": units.append(8)
            case "f": units.append(12)
            case "u":
                units.append(UInt16(rest.prefix(4), radix: 16) ?? 0xFFFD)
                rest = rest.dropFirst(4)
            default: units += String(escaped).utf16
            }
        }
        return String(decoding: units, as: UTF16.self)
    }
}
