// Identifiers, keywords and numbers.

extension Lexer {
    // MARK: Identifiers

    /// An identifier or a keyword.
    @inline(__always)
    mutating func identifier(_ bytes: Span<UInt8>) -> TokenKind {
        let start = position
        var end = start
        var word: UInt64 = 0
        while end < bytes.count {
            let byte = bytes[end]
            guard ByteClass.continuesIdentifier(byte) else {
                if byte >= 0x80, skipNonASCIIIdentifier(bytes, from: end) { return .identifier }
                break
            }
            word = word << 8 | UInt64(byte)
            end += 1
        }
        position = end
        let length = end - start
        if length == 1 { return word == UInt64(UInt8(ascii: "_")) ? .wildcard : .identifier }
        return keywords.kind(word: word, length: length, bytes, start: start)
    }

    /// Moves over the rest of an identifier from its first character beyond ASCII on; false if that is none of it.
    private mutating func skipNonASCIIIdentifier(_ bytes: Span<UInt8>, from end: Int) -> Bool {
        position = end
        skipIdentifierCharacters(bytes)
        return position > end
    }

    /// Skips `identifier-characters`, also beyond ASCII.
    mutating func skipIdentifierCharacters(_ bytes: Span<UInt8>) {
        while position < bytes.count {
            let byte = bytes[position]
            if byte < 0x80 {
                guard ByteClass.continuesIdentifier(byte) else { return }
                position += 1
            } else {
                let scalar = scanScalar(bytes, at: position)
                guard let value = scalar.value, isIdentifierCharacter(value) else { return }
                position += scalar.length
            }
        }
    }

    /// `` `name` ``, also a raw identifier with spaces and punctuation (SE-0451).
    mutating func escapedIdentifier(_ bytes: Span<UInt8>) -> TokenKind {
        let start = position
        position += 1
        var end = position
        var hasOtherThanSpace = false
        var hasOtherThanOperator = false
        while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 0x0A, bytes[end] != 0x0D {
            let byte = bytes[end]
            if byte != UInt8(ascii: " ") { hasOtherThanSpace = true }
            if !ByteClass.isOperator(byte) { hasOtherThanOperator = true }
            if byte >= 0x80 { seenBytes = 0xFF }
            if byte == UInt8(ascii: "\\") || byte < 0x20 || byte == 0x7F {
                reportInvalidCharacter(UInt32(byte), end, end + 1)
            }
            end += 1
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "`") else {
            report(.invalidIdentifier, start, position, "found a backtick that is not closed on its line")
            return .unknown
        }
        position = end + 1
        if !hasOtherThanSpace {
            report(.invalidIdentifier, start, position, "found backticks with no name in them, expected a name")
        } else if !hasOtherThanOperator {
            report(.invalidIdentifier, start, position, "found an operator in backticks, expected a name")
        }
        return .identifier
    }

    /// `$0` or `$name`.
    mutating func dollarIdentifier(_ bytes: Span<UInt8>) -> TokenKind {
        position += 1
        var isAllDigits = true
        while position < bytes.count, ByteClass.continuesIdentifier(bytes[position]) {
            if !isDigit(bytes[position]) { isAllDigits = false }
            position += 1
        }
        let end = position
        skipIdentifierCharacters(bytes)
        return isAllDigits && position == end ? .dollarIdentifier : .identifier
    }

    /// A token that begins beyond ASCII: a name, an operator, a curly quote.
    mutating func nonASCII(_ bytes: Span<UInt8>) -> TokenKind {
        let start = position
        let scalar = scanScalar(bytes, at: start)
        let value = scalar.value ?? 0xFFFD
        if beginsIdentifier(value) {
            skipIdentifierCharacters(bytes)
            return .identifier
        } else if beginsOperator(value) {
            return anyOperator(bytes)
        } else if isIdentifierCharacter(value) {
            skipIdentifierCharacters(bytes)
            report(.invalidIdentifier, start, start + scalar.length, "found a character that may not begin a name")
            return .identifier
        } else {
            // A curly quote, as text processors write them: the text up to the closing one is one token.
            position += scalar.length
            if value == 0x201C {
                var end = position
                while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
                    let inner = scanScalar(bytes, at: end)
                    end += inner.length
                    if inner.value == 0x201D {
                        position = end
                        break
                    }
                }
            }
            report(.invalidCharacter, start, start + scalar.length, "found a curly quote, expected `\"`")
            seenBytes = 0xFF
            return value == 0x201C ? .identifier : .unknown
        }
    }

    // MARK: Numbers

    mutating func number(_ bytes: Span<UInt8>) -> TokenKind {
        let start = position
        var kind = TokenKind.integerLiteral
        if bytes[start] == UInt8(ascii: "0"), start + 1 < bytes.count {
            switch bytes[start + 1] {
            case UInt8(ascii: "x"):
                position += 2
                kind = scanHexadecimalDigits(bytes)
                return finishNumber(bytes, kind, start)
            case UInt8(ascii: "o"):
                position += 2
                skipDigits(bytes, below: 8)
                return finishNumber(bytes, kind, start)
            case UInt8(ascii: "b"):
                position += 2
                skipDigits(bytes, below: 2)
                return finishNumber(bytes, kind, start)
            default: break
            }
        }
        skipDigits(bytes, below: 10)
        // `x.0.1` picks elements of nested tuples, `1.a` is a member.
        if position + 1 < bytes.count, bytes[position] == UInt8(ascii: "."), isDigit(bytes[position + 1]), previous != .period {
            kind = .floatLiteral
            position += 1
            skipDigits(bytes, below: 10)
        }
        if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e"), kind == .floatLiteral || previous != .period {
            kind = .floatLiteral
            position += 1
            skipExponentDigits(bytes, start)
        }
        return finishNumber(bytes, kind, start)
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private func digitValue(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: 255
        }
    }

    private mutating func skipDigits(_ bytes: Span<UInt8>, below radix: UInt8) {
        while position < bytes.count, digitValue(bytes[position]) < radix || bytes[position] == UInt8(ascii: "_") { position += 1 }
    }

    private mutating func skipExponentDigits(_ bytes: Span<UInt8>, _ start: Int) {
        if position < bytes.count, bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") { position += 1 }
        guard position < bytes.count, isDigit(bytes[position]) else {
            report(.invalidNumber, start, position, "found a number without digits in its exponent")
            return
        }
        skipDigits(bytes, below: 10)
    }

    /// What follows `0x`: an integer, or a float if an exponent follows.
    private mutating func scanHexadecimalDigits(_ bytes: Span<UInt8>) -> TokenKind {
        let start = position - 2
        skipDigits(bytes, below: 16)
        let integerEnd = position
        if position + 1 < bytes.count, bytes[position] == UInt8(ascii: "."), digitValue(bytes[position + 1]) < 16 {
            position += 1
            skipDigits(bytes, below: 16)
            guard position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "p") else {
                // `0xff.description` is a member of an integer, `0xff.0` a fraction without its exponent.
                if isDigit(bytes[integerEnd + 1]) {
                    report(.invalidNumber, start, position, "found a hexadecimal fraction without an exponent, expected `p`")
                    return .floatLiteral
                }
                position = integerEnd
                return .integerLiteral
            }
        }
        guard position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "p") else { return .integerLiteral }
        if position > integerEnd, !isDigit(bytes[integerEnd + 1]) {
            // `0xff.fp` with no digit or sign after it is a member.
            let next = position + 1 < bytes.count ? bytes[position + 1] : 0
            if !isDigit(next), next != UInt8(ascii: "+"), next != UInt8(ascii: "-") {
                position = integerEnd
                return .integerLiteral
            }
        }
        position += 1
        skipExponentDigits(bytes, start)
        return .floatLiteral
    }

    private mutating func finishNumber(_ bytes: Span<UInt8>, _ kind: TokenKind, _ start: Int) -> TokenKind {
        let end = position
        skipIdentifierCharacters(bytes)
        if position > end {
            report(.invalidNumber, end, position, "found a character in a number that is not a digit")
        } else if end == start + 2, kind == .integerLiteral, bytes[start] == UInt8(ascii: "0"), !isDigit(bytes[start + 1]) {
            report(.invalidNumber, start, end, "found the prefix of a number without digits after it")
        }
        return kind
    }
}
