// Operators, regular expression literals and words after a pound. Which side an operator is bound on follows the rules of the language
// reference, "Operators"; where a slash begins a regular expression follows SE-0354.

extension Lexer {
    /// What begins with an operator character other than a period.
    mutating func operatorLike(_ bytes: Span<UInt8>, _ byte: UInt8) -> TokenKind {
        if pendingRegexEnd > 0 {
            position = pendingRegexEnd
            pendingRegexEnd = 0
            return .regexLiteral
        }
        let start = position
        switch byte {
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
            guard Self.isLeftBound(bytes, start) else { break }
            position += 1
            followsTry = previous == .tryKeyword
            return byte == UInt8(ascii: "?") ? .questionPostfix : .exclamationPostfix
        case UInt8(ascii: ">") where previous != .funcKeyword && previous != .operatorKeyword:
            position += 1
            return .greater
        case UInt8(ascii: "<") where start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "#"):
            if skipPlaceholder(bytes) { return .identifier }
        default: break
        }
        return anyOperator(bytes)
    }

    // MARK: Boundness

    /// Whether what stands before `start` binds an operator there.
    static func isLeftBound(_ bytes: Span<UInt8>, _ start: Int) -> Bool {
        guard start > 0 else { return false }
        switch bytes[start - 1] {
        case UInt8(ascii: " "), 0x0D, 0x0A, UInt8(ascii: "\t"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
            return false
        case UInt8(ascii: "/"): return !(start >= 2 && bytes[start - 2] == UInt8(ascii: "*"))
        case 0xA0: return !(start >= 2 && bytes[start - 2] == 0xC2)
        default: return true
        }
    }

    /// Whether what stands at `end` binds an operator before it.
    static func isRightBound(_ bytes: Span<UInt8>, _ end: Int, isLeftBound: Bool) -> Bool {
        guard end < bytes.count else { return false }
        switch bytes[end] {
        case UInt8(ascii: " "), 0x0D, 0x0A, UInt8(ascii: "\t"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
            return false
        // `x^.y` has a postfix operator, `^.y` a prefix one.
        case UInt8(ascii: "."): return !isLeftBound
        case UInt8(ascii: "/"):
            return !(end + 1 < bytes.count && (bytes[end + 1] == UInt8(ascii: "/") || bytes[end + 1] == UInt8(ascii: "*")))
        case 0xC2: return !(end + 1 < bytes.count && bytes[end + 1] == 0xA0)
        default: return true
        }
    }

    // MARK: Operators

    /// Moves over the operator that begins at `position`.
    private mutating func skipOperatorCharacters(_ bytes: Span<UInt8>) {
        let start = position
        let beginsWithPeriod = bytes[start] == UInt8(ascii: ".")
        while position < bytes.count {
            let byte = bytes[position]
            if byte < 0x80 {
                guard ByteClass.isOperator(byte) else { return }
                // A period goes on only an operator that begins with one.
                if byte == UInt8(ascii: "."), !beginsWithPeriod { return }
                if byte == UInt8(ascii: "<"), position > start, isPlaceholder(bytes, at: position) != nil { return }
            } else {
                let scalar = scanScalar(bytes, at: position)
                guard let value = scalar.value, position > start ? continuesOperator(value) : beginsOperator(value) else { return }
                position += scalar.length
                continue
            }
            position += 1
        }
    }

    /// An operator, or a regular expression that begins where one could.
    mutating func anyOperator(_ bytes: Span<UInt8>) -> TokenKind {
        let start = position
        let prefersRegex = followsTry && (previous == .questionPostfix || previous == .exclamationPostfix)
        skipOperatorCharacters(bytes)
        if let kind = regexOrOperator(bytes, operatorStart: start, prefersRegex: prefersRegex) { return kind }
        if position - start > 2 { endOperatorAtComment(bytes, start) }
        splitBeforeGenericParameters(bytes, start)
        return classifyOperator(bytes, start, position)
    }

    /// `//` and `/*` begin a comment in the middle of an operator, too.
    private mutating func endOperatorAtComment(_ bytes: Span<UInt8>, _ start: Int) {
        for index in start + 1..<position - 1 where bytes[index] == UInt8(ascii: "/") {
            if bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*") {
                position = index
                return
            }
        }
    }

    /// Parts `<` from an operator where generic parameters or arguments begin: `func <<T>(…)`, `Vector<-1, Int>`, `Pack<>`.
    private mutating func splitBeforeGenericParameters(_ bytes: Span<UInt8>, _ start: Int) {
        guard position - start >= 2, position < bytes.count else { return }
        if previous == .funcKeyword {
            let opensGenericParameters = bytes[position - 1] == UInt8(ascii: "<") && ByteClass.isLetter(bytes[position])
            if opensGenericParameters { position -= 1 }
            return
        }
        guard bytes[start] == UInt8(ascii: "<"), previous != .operatorKeyword else { return }
        if bytes[start + 1] == UInt8(ascii: ">") {
            var end = start + 1
            while end < position, bytes[end] == UInt8(ascii: ">") { end += 1 }
            while end < position, bytes[end] == UInt8(ascii: "?") || bytes[end] == UInt8(ascii: "!") { end += 1 }
            let isPostfix = Self.isLeftBound(bytes, start) && !Self.isRightBound(bytes, position, isLeftBound: true)
            if end == position, isPostfix { position = start + 1 }
        } else if bytes[start + 1] == UInt8(ascii: "-"), position - start == 2 {
            var index = position
            while index < bytes.count, ByteClass.isDigit(bytes[index]) { index += 1 }
            if index > position, index < bytes.count, bytes[index] == UInt8(ascii: ",") || bytes[index] == UInt8(ascii: ">") {
                position -= 1
            }
        }
    }

    private mutating func classifyOperator(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> TokenKind {
        let isLeftBound = Self.isLeftBound(bytes, start)
        let isRightBound = Self.isRightBound(bytes, end, isLeftBound: isLeftBound)
        switch end - start {
        case 1:
            switch bytes[start] {
            case UInt8(ascii: "="):
                // What follows `>` is parted from it here and judged where the two are read.
                if isLeftBound != isRightBound, bytes[start - (start > 0 ? 1 : 0)] != UInt8(ascii: ">") {
                    report(.unevenSpaces, start, end, "found `=` with a space on one side only, expected spaces on both sides or on none")
                }
                return .equal
            case UInt8(ascii: "&") where isRightBound && !isLeftBound: return .ampersandPrefix
            case UInt8(ascii: "."): return .period
            case UInt8(ascii: "?"): return isLeftBound ? .questionPostfix : .questionInfix
            default: break
            }
        case 2 where bytes[start] == UInt8(ascii: "-") && bytes[start + 1] == UInt8(ascii: ">"):
            return .arrow
        default: break
        }
        for index in start..<max(start, end - 1) where bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/") {
            report(.strayCommentEnd, index, index + 2, "found `*/` without a `/*` before it")
            return .unknown
        }
        if isLeftBound == isRightBound { return .binaryOperator }
        return isLeftBound ? .postfixOperator : .prefixOperator
    }

    /// An operator from a period on. In a key path, `.?` and `.!` are a period and a mark; they are no operators there.
    mutating func operatorFromPeriod(_ bytes: Span<UInt8>) -> TokenKind {
        let next = bytes[position + 1]
        guard next == UInt8(ascii: "?") || next == UInt8(ascii: "!"), isInKeyPath(bytes) else { return anyOperator(bytes) }
        position += 1
        return .period
    }

    /// Whether the bytes before, up to a backslash, are those of a key path without a space.
    private func isInKeyPath(_ bytes: Span<UInt8>) -> Bool {
        var index = position - 1
        while index >= 0 {
            switch bytes[index] {
            case UInt8(ascii: "\\"): return true
            case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
                UInt8(ascii: "]"):
                break
            case let byte: guard ByteClass.continuesIdentifier(byte) else { return false }
            }
            index -= 1
        }
        return false
    }

    // MARK: Placeholders

    private func isPlaceholder(_ bytes: Span<UInt8>, at start: Int) -> Int? {
        guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "#") else { return nil }
        var index = start + 2
        while index + 1 < bytes.count, bytes[index] != 0x0A {
            if bytes[index] == UInt8(ascii: "<"), bytes[index + 1] == UInt8(ascii: "#") { return nil }
            if bytes[index] == UInt8(ascii: "#"), bytes[index + 1] == UInt8(ascii: ">") { return index + 2 }
            index += 1
        }
        return nil
    }

    /// `<#text#>`, as editors insert it: a name that is reported.
    private mutating func skipPlaceholder(_ bytes: Span<UInt8>) -> Bool {
        let start = position
        guard let end = isPlaceholder(bytes, at: start) else { return false }
        position = end
        report(.editorPlaceholder, start, end, "found an editor placeholder")
        return true
    }

    // MARK: Pounds

    /// A raw string, a regular expression, or a pound with or without one of the words that belong to it.
    mutating func pound(_ bytes: Span<UInt8>) -> TokenKind {
        let start = position
        // A run of pounds that begins nothing is measured once, however long it is.
        var end = max(start, endOfPounds)
        while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
        endOfPounds = end
        let pounds = end - start
        if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
            position = end
            return openString(bytes, at: start, pounds: pounds)
        }
        if end < bytes.count, bytes[end] == UInt8(ascii: "/") {
            return regexLiteral(bytes, from: start, slash: end)
        }
        position = start + 1
        end = position
        while end < bytes.count, ByteClass.isLetter(bytes[end]) { end += 1 }
        var kind = TokenKind.pound
        switch end - position {
        case 2 where Self.matches(bytes, position, "if"): kind = .poundIf
        case 4 where Self.matches(bytes, position, "else"): kind = .poundElse
        case 5 where Self.matches(bytes, position, "endif"): kind = .poundEndif
        case 6 where Self.matches(bytes, position, "elseif"): kind = .poundElseif
        case 9 where Self.matches(bytes, position, "available"): kind = .poundAvailable
        case 11 where Self.matches(bytes, position, "unavailable"): kind = .poundUnavailable
        case 14 where Self.matches(bytes, position, "sourceLocation"): kind = .poundSourceLocation
        default: break
        }
        if kind != .pound { position = end }
        return kind
    }

    // MARK: Regular expressions

    /// Whether an expression may begin after the last token.
    private func mayBeginExpression() -> Bool {
        switch previous {
        case .endOfFile, .leftBrace, .leftParen, .leftBracket, .interpolationStart, .prefixOperator, .ampersandPrefix, .binaryOperator,
            .equal,
            .semicolon, .comma, .colon, .questionInfix, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
            true
        case .greater: previousHasSpaceBefore
        case .trueKeyword, .falseKeyword, .capitalAnyKeyword, .nilKeyword, .selfKeyword, .capitalSelfKeyword, .superKeyword: false
        default: previous.isReservedKeyword
        }
    }

    /// Scans a regular expression that begins in the operator from `operatorStart` to `position`; operator characters before its slash
    /// become a prefix operator, after which it is the next token. nil if it is an operator.
    private mutating func regexOrOperator(_ bytes: Span<UInt8>, operatorStart: Int, prefersRegex: Bool) -> TokenKind? {
        let operatorEnd = position
        var slash = operatorStart
        while slash < operatorEnd, bytes[slash] != UInt8(ascii: "/") { slash += 1 }
        guard slash < operatorEnd else { return nil }
        let isLeftBound = Self.isLeftBound(bytes, operatorStart)
        guard !isLeftBound, previous != .funcKeyword, previous != .operatorKeyword else { return nil }
        var mustBeRegex = false
        if isLeftBound == Self.isRightBound(bytes, operatorEnd, isLeftBound: isLeftBound) {
            if prefersRegex { mustBeRegex = true }
            guard mustBeRegex || mayBeginExpression() else { return nil }
            switch previous {
            // `reduce(1, /)`: an operator may be an argument.
            case .leftParen, .interpolationStart, .leftBracket, .comma, .colon, .colonColon: break
            default: mustBeRegex = true
            }
        }
        guard let end = endOfRegex(bytes, from: slash, slash: slash, mustBeRegex: mustBeRegex) else { return nil }
        if slash == operatorStart { return finishRegex(bytes, from: slash, end) }
        _ = finishRegex(bytes, from: slash, end)
        pendingRegexEnd = position
        position = slash
        return classifyOperator(bytes, operatorStart, slash)
    }

    private mutating func regexLiteral(_ bytes: Span<UInt8>, from start: Int, slash: Int) -> TokenKind {
        guard let end = endOfRegex(bytes, from: start, slash: slash, mustBeRegex: true) else {
            position = start + 1
            return .pound
        }
        return finishRegex(bytes, from: start, end)
    }

    private mutating func finishRegex(_ bytes: Span<UInt8>, from start: Int, _ end: RegexEnd) -> TokenKind {
        position = end.offset
        for index in start..<end.offset { seenBytes |= bytes[index] }
        if end.isCutShort {
            report(
                .unterminatedRegex, start, end.offset,
                "found the end of \(end.offset < bytes.count ? "the line" : "the file") in a regular expression, expected `/`")
        }
        return .regexLiteral
    }

    /// Where a regular expression ends.
    struct RegexEnd {
        var offset: Int
        var isCutShort = false
    }

    /// The end of the regular expression whose slash is at `slash`, after pounds from `start` on; nil if it is none.
    private mutating func endOfRegex(_ bytes: Span<UInt8>, from start: Int, slash: Int, mustBeRegex: Bool) -> RegexEnd? {
        let pounds = slash - start
        var index = slash + 1
        var isMultiline = false
        if pounds == 0 {
            if index < bytes.count {
                switch bytes[index] {
                case UInt8(ascii: " "), UInt8(ascii: "\t"): if !mustBeRegex { return nil }
                case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
                default: break
                }
            }
            if slash > 0, bytes[slash - 1] == UInt8(ascii: "*") { return nil }
        } else {
            var scan = index
            while scan < bytes.count, bytes[scan] == UInt8(ascii: " ") || bytes[scan] == UInt8(ascii: "\t") { scan += 1 }
            isMultiline = scan < bytes.count && (bytes[scan] == 0x0A || bytes[scan] == 0x0D)
            if isMultiline, pounds > poundsAhead { return RegexEnd(offset: index, isCutShort: true) }
        }
        let firstLineEnd = index
        var groups = 0
        var classes = 0
        var mostPounds = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "/") {
                var end = index + 1
                var count = 0
                while count < pounds, end < bytes.count, bytes[end] == UInt8(ascii: "#") {
                    end += 1
                    count += 1
                }
                if count == pounds {
                    if pounds == 0 {
                        if end < bytes.count, bytes[end] == UInt8(ascii: "*") || bytes[end] == UInt8(ascii: "/") {
                            return mustBeRegex ? RegexEnd(offset: index, isCutShort: true) : nil
                        }
                        let last = bytes[index - 1]
                        let isEscaped = index >= 2 && bytes[index - 2] == UInt8(ascii: "\\")
                        if !mustBeRegex, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t"), !isEscaped { return nil }
                    }
                    return RegexEnd(offset: end)
                }
                mostPounds = max(mostPounds, count)
            }
            switch byte {
            case 0x0A, 0x0D:
                if !isMultiline { return mustBeRegex ? RegexEnd(offset: index, isCutShort: true) : nil }
            case UInt8(ascii: "\\"):
                index += 1
                if index < bytes.count, bytes[index] == 0x0A || bytes[index] == 0x0D { continue }
            case UInt8(ascii: "(") where classes == 0: groups += 1
            case UInt8(ascii: ")") where classes == 0:
                if groups == 0, !mustBeRegex { return nil }
                groups = max(0, groups - 1)
            case UInt8(ascii: "["): classes += 1
            case UInt8(ascii: "]"): classes = max(0, classes - 1)
            default: break
            }
            index += 1
        }
        guard mustBeRegex else { return nil }
        if isMultiline { poundsAhead = mostPounds }
        return RegexEnd(offset: isMultiline ? firstLineEnd : bytes.count, isCutShort: true)
    }
}
