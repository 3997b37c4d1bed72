// A rough reading of Swift for fixtures only: words, punctuation and literals with their lines, comments left out. It is written apart
// from the project's lexer on purpose, so that names and places expected by a fixture do not come from the code under test.

/// A token of a fixture.
struct FixtureToken {
    enum Kind { case word, number, string, punctuation }

    var kind: Kind
    var text: Substring
    /// 1-based line on which it starts.
    var line: Int
    /// Whether nothing stands between it and the token before.
    var isAttached: Bool

    /// UTF-8 offsets of the token.
    var range: Range<Int>
}

/// Splits a fixture into tokens. Strings are one token each, interpolations included.
func fixtureTokens(_ source: String) -> [FixtureToken] {
    var scanner = FixtureScanner(source: source)
    return scanner.scan()
}

private struct FixtureScanner {
    let source: String
    let bytes: [UInt8]
    var position = 0
    var line = 1
    var tokens: [FixtureToken] = []

    init(source: String) {
        self.source = source
        bytes = Array(source.utf8)
    }

    func byte(_ ahead: Int = 0) -> UInt8 { position + ahead < bytes.count ? bytes[position + ahead] : 0 }

    mutating func step() {
        if byte() == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }

    mutating func scan() -> [FixtureToken] {
        while position < bytes.count {
            let byte = byte()
            if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
                step()
            } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "/") {
                while position < bytes.count, self.byte() != 0x0A { step() }
            } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
                skipBlockComment()
            } else {
                scanToken(first: byte)
            }
        }
        return tokens
    }

    mutating func scanToken(first: UInt8) {
        let start = position
        let startLine = line
        let kind: FixtureToken.Kind
        if first == UInt8(ascii: "\"") || (first == UInt8(ascii: "#") && startsRawString()) {
            kind = .string
            skipString()
        } else if first == UInt8(ascii: "`") {
            kind = .word
            repeat { step() } while position < bytes.count && byte() != UInt8(ascii: "`")
            step()
        } else if isWord(first) || first == UInt8(ascii: "$") {
            kind = first >= 0x30 && first <= 0x39 ? .number : .word
            step()
            while isWord(byte()) { step() }
        } else {
            kind = .punctuation
            step()
            if first == UInt8(ascii: "-"), byte() == UInt8(ascii: ">") { step() }
        }
        let text = source[source.utf8.index(source.startIndex, offsetBy: start)..<source.utf8.index(source.startIndex, offsetBy: position)]
        tokens.append(
            FixtureToken(
                kind: kind, text: text, line: startLine, isAttached: tokens.last?.range.upperBound == start, range: start..<position))
    }

    func isWord(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                step()
            }
        } while depth > 0 && position < bytes.count
    }

    func startsRawString() -> Bool {
        var ahead = 0
        while byte(ahead) == UInt8(ascii: "#") { ahead += 1 }
        return byte(ahead) == UInt8(ascii: "\"")
    }

    mutating func skipString() {
        var pounds = 0
        while byte() == UInt8(ascii: "#") {
            pounds += 1
            step()
        }
        let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        let quotes = isMultiline ? 3 : 1
        for _ in 0..<quotes { step() }
        while position < bytes.count {
            if matches(quotes, of: UInt8(ascii: "\"")), matches(pounds, of: UInt8(ascii: "#"), ahead: quotes) {
                for _ in 0..<(quotes + pounds) { step() }
                return
            }
            if byte() == UInt8(ascii: "\\"), matches(pounds, of: UInt8(ascii: "#"), ahead: 1) {
                for _ in 0...pounds { step() }
                if byte() == UInt8(ascii: "(") {
                    skipInterpolation()
                } else {
                    step()
                }
            } else {
                step()
            }
        }
    }

    func matches(_ count: Int, of wanted: UInt8, ahead: Int = 0) -> Bool {
        for offset in 0..<count where byte(ahead + offset) != wanted { return false }
        return true
    }

    mutating func skipInterpolation() {
        var depth = 0
        repeat {
            if byte() == UInt8(ascii: "\"") {
                skipString()
                continue
            }
            if byte() == UInt8(ascii: "(") { depth += 1 }
            if byte() == UInt8(ascii: ")") { depth -= 1 }
            step()
        } while depth > 0 && position < bytes.count
    }
}
