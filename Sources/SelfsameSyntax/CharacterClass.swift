// What one byte, or one Unicode scalar beyond ASCII, may do in source. Ranges of scalars are those of the language reference's grammar
// of identifiers and operators.

/// Classes of single bytes.
enum ByteClass {
    /// Whether the byte goes on an identifier; bytes from 0x80 on need a closer look and give false.
    @inline(__always)
    static func continuesIdentifier(_ byte: UInt8) -> Bool {
        // Letters first: nearly all bytes that are asked about are some.
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
    }

    /// Whether the byte may stand in an operator; bytes from 0x80 on need a closer look and give false.
    @inline(__always)
    static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
            UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
            UInt8(ascii: "~"), UInt8(ascii: "."), UInt8(ascii: "?"):
            true
        default: false
        }
    }

    /// Whether the byte is a letter or `_`.
    @inline(__always)
    static func isLetter(_ byte: UInt8) -> Bool { continuesIdentifier(byte) && byte > UInt8(ascii: "9") }

    /// Whether the byte is a decimal digit.
    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}

/// Eight bytes at a time. Looking for line breaks this way takes half the time of a loop over single bytes.
enum ByteWord {
    /// The bytes from `index` on, the first in the lowest place; the optimizer makes one load of it.
    @inline(__always)
    static func load(_ bytes: Span<UInt8>, at index: Int) -> UInt64 {
        let word = bytes.extracting(index..<index + 8)
        let low = UInt64(word[0]) | UInt64(word[1]) << 8 | UInt64(word[2]) << 16 | UInt64(word[3]) << 24
        return low | UInt64(word[4]) << 32 | UInt64(word[5]) << 40 | UInt64(word[6]) << 48 | UInt64(word[7]) << 56
    }

    /// A word with the highest bit set of each byte that is `\n` or `\r`.
    @inline(__always)
    static func lineBreaks(_ word: UInt64) -> UInt64 {
        zeroBytes(word ^ 0x0A0A_0A0A_0A0A_0A0A) | zeroBytes(word ^ 0x0D0D_0D0D_0D0D_0D0D)
    }

    @inline(__always)
    private static func zeroBytes(_ word: UInt64) -> UInt64 {
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        return ~(((word & low) &+ low) | word | low)
    }
}

/// One Unicode scalar read from bytes.
struct ScannedScalar {
    /// Its value, or nil where the bytes are no UTF-8.
    var value: UInt32?
    /// Its length in bytes, at least 1.
    var length: Int
}

/// Reads the scalar at `position`, which is inside `bytes`. Bytes that are no UTF-8 count as one scalar without a value, up to the next
/// byte that may start one.
func scanScalar(_ bytes: Span<UInt8>, at position: Int) -> ScannedScalar {
    let first = bytes[position]
    if first < 0x80 { return ScannedScalar(value: UInt32(first), length: 1) }
    func invalid() -> ScannedScalar {
        var end = position + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return ScannedScalar(value: nil, length: end - position)
    }
    let length: Int
    var value: UInt32
    switch first {
    case 0xC2...0xDF: (length, value) = (2, UInt32(first & 0x1F))
    case 0xE0...0xEF: (length, value) = (3, UInt32(first & 0x0F))
    case 0xF0...0xF4: (length, value) = (4, UInt32(first & 0x07))
    default: return invalid()
    }
    guard position + length <= bytes.count else { return invalid() }
    for index in 1..<length {
        let byte = bytes[position + index]
        guard byte & 0xC0 == 0x80 else { return invalid() }
        value = value << 6 | UInt32(byte & 0x3F)
    }
    let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000
    guard value >= smallest, value <= 0x10_FFFF, !(0xD800...0xDFFF).contains(value) else { return invalid() }
    return ScannedScalar(value: value, length: length)
}

/// Whether a scalar beyond ASCII may stand inside an identifier (`identifier-character`).
func isIdentifierCharacter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF,
        0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF,
        0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x206F,
        0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
        0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF,
        0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
        true
    case 0x1_0000...0xE_FFFD: scalar & 0xFFFF <= 0xFFFD
    default: false
    }
}

/// Whether a scalar beyond ASCII may begin an identifier (`identifier-head`).
func beginsIdentifier(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
    default: isIdentifierCharacter(scalar)
    }
}

/// Whether bytes are a name or a keyword that needs no backticks to be one word.
func isPlainName(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard start < end, !ByteClass.isDigit(bytes[start]) else { return false }
    var position = start
    while position < end {
        if bytes[position] < 0x80 {
            guard ByteClass.continuesIdentifier(bytes[position]) else { return false }
            position += 1
        } else {
            let scalar = scanScalar(bytes, at: position)
            guard let value = scalar.value, position == start ? beginsIdentifier(value) : isIdentifierCharacter(value) else { return false }
            position += scalar.length
        }
    }
    return true
}

/// Whether a scalar beyond ASCII may begin an operator (`operator-head`).
func beginsOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017, 0x2020...0x2027,
        0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F,
        0x3001...0x3003, 0x3008...0x3030:
        true
    default: false
    }
}

/// Whether a scalar beyond ASCII may stand inside an operator (`operator-character`).
func continuesOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE_0100...0xE_01EF: true
    default: beginsOperator(scalar)
    }
}
