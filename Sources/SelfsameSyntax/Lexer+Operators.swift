// Operators, regular expression literals and words after a pound. Which side an operator is bound on follows the rules of the language
// reference, "Operators"; where a slash begins a regular expression follows SE-0354.

extension Lexer {
    @inline(__always)
    mutating func scanOperatorLike(_ bytes: Span<UInt8>, _ byte: UInt8, _ flags: TokenFlags) {
        let start = position
        switch byte {
        case UInt8(ascii: "."):
            let next = start + 1 < bytes.count ? bytes[start + 1] : 0
            guard table.classes[Int(next)] == .operatorCharacter || table.classes[Int(next)] == .slash || next >= 0x80 else {
                position += 1
                append(.period, start, flags)
                return
            }
            scanOperatorFromPeriod(bytes, flags)
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
            guard Self.isLeftBound(bytes, start) else { return scanOperator(bytes, flags) }
            position += 1
            let follows = previous == .tryKeyword
            append(byte == UInt8(ascii: "?") ? .questionPostfix : .exclamationPostfix, start, flags)
            if follows { tokenAfterTry = kinds.count }
        case UInt8(ascii: ">") where previous != .funcKeyword && previous != .operatorKeyword:
            position += 1
            append(.greater, start, flags)
        case UInt8(ascii: "<") where start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "#"):
            guard !scanPlaceholder(bytes, flags) else { return }
            scanOperator(bytes, flags)
        default:
            scanOperator(bytes, flags)
        }
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
                let type = table.classes[Int(byte)]
                guard type == .operatorCharacter || type == .slash else { return }
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

    mutating func scanOperator(_ bytes: Span<UInt8>, _ flags: TokenFlags) {
        let start = position
        skipOperatorCharacters(bytes)
        if scanRegex(bytes, operatorStart: start, prefersRegex: tokenAfterTry == kinds.count, flags) { return }
        if position - start > 2 { endOperatorAtComment(bytes, start) }
        splitBeforeGenericParameters(bytes, start)
        append(classifyOperator(bytes, start, position), start, flags)
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
            let opensGenericParameters = bytes[position - 1] == UInt8(ascii: "<") && table.classes[Int(bytes[position])] == .letter
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
            while index < bytes.count, table.classes[Int(bytes[index])] == .digit { index += 1 }
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
    private mutating func scanOperatorFromPeriod(_ bytes: Span<UInt8>, _ flags: TokenFlags) {
        guard bytes[position + 1] == UInt8(ascii: "?") || bytes[position + 1] == UInt8(ascii: "!"), isInKeyPath(flags) else {
            return scanOperator(bytes, flags)
        }
        let start = position
        position += 1
        append(.period, start, flags)
    }

    /// Whether the tokens before, up to a backslash, are those of a key path without a space.
    private func isInKeyPath(_ flags: TokenFlags) -> Bool {
        guard flags.isEmpty else { return false }
        var index = kinds.count - 1
        while index >= 0 {
            switch kinds[index] {
            case .backslash: return true
            case .period, .questionPostfix, .exclamationPostfix, .greater, .rightBracket, .identifier, .capitalSelfKeyword: break
            case let kind: guard kind.isContextualKeyword else { return false }
            }
            guard self.flags[index].isDisjoint(with: .spaceBefore) else { return false }
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
    private mutating func scanPlaceholder(_ bytes: Span<UInt8>, _ flags: TokenFlags) -> Bool {
        let start = position
        guard let end = isPlaceholder(bytes, at: start) else { return false }
        position = end
        report(.editorPlaceholder, start, end, "found an editor placeholder")
        append(.identifier, start, flags)
        return true
    }

    // MARK: Pounds

    mutating func scanPound(_ bytes: Span<UInt8>, _ flags: TokenFlags) {
        let start = position
        // A run of pounds that begins nothing is measured once, however long it is.
        var end = max(start, endOfPounds)
        while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
        endOfPounds = end
        let pounds = end - start
        if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
            position = end
            return openString(bytes, at: start, pounds: pounds, flags)
        }
        if end < bytes.count, bytes[end] == UInt8(ascii: "/") {
            return scanRegexLiteral(bytes, from: start, slash: end, mustBeRegex: true, flags)
        }
        position = start + 1
        end = position
        while end < bytes.count, table.classes[Int(bytes[end])] == .letter { end += 1 }
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
        append(kind, start, flags)
    }

    // MARK: Regular expressions

    /// Whether an expression may begin after the last token.
    private func mayBeginExpression() -> Bool {
        switch previous {
        case .endOfFile: kinds.isEmpty
        case .leftBrace, .leftParen, .leftBracket, .interpolationStart, .prefixOperator, .ampersandPrefix, .binaryOperator, .equal,
            .semicolon, .comma, .colon, .questionInfix, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
            true
        case .greater: flags.last?.contains(.spaceBefore) ?? false
        case .trueKeyword, .falseKeyword, .capitalAnyKeyword, .nilKeyword, .selfKeyword, .capitalSelfKeyword, .superKeyword: false
        default: previous.isReservedKeyword
        }
    }

    /// Scans a regular expression that begins in the operator from `operatorStart` to `position`; operator characters before its slash
    /// become a prefix operator.
    private mutating func scanRegex(_ bytes: Span<UInt8>, operatorStart: Int, prefersRegex: Bool, _ flags: TokenFlags) -> Bool {
        let operatorEnd = position
        var slash = operatorStart
        while slash < operatorEnd, bytes[slash] != UInt8(ascii: "/") { slash += 1 }
        guard slash < operatorEnd else { return false }
        let isLeftBound = Self.isLeftBound(bytes, operatorStart)
        guard !isLeftBound, previous != .funcKeyword, previous != .operatorKeyword else { return false }
        var mustBeRegex = false
        if isLeftBound == Self.isRightBound(bytes, operatorEnd, isLeftBound: isLeftBound) {
            if prefersRegex { mustBeRegex = true }
            guard mustBeRegex || mayBeginExpression() else { return false }
            switch previous {
            // `reduce(1, /)`: an operator may be an argument.
            case .leftParen, .interpolationStart, .leftBracket, .comma, .colon, .colonColon: break
            default: mustBeRegex = true
            }
        }
        guard let end = endOfRegex(bytes, from: slash, slash: slash, mustBeRegex: mustBeRegex) else { return false }
        if slash > operatorStart {
            position = slash
            append(classifyOperator(bytes, operatorStart, slash), operatorStart, flags)
            finishRegex(bytes, from: slash, end, [])
        } else {
            finishRegex(bytes, from: slash, end, flags)
        }
        return true
    }

    private mutating func scanRegexLiteral(_ bytes: Span<UInt8>, from start: Int, slash: Int, mustBeRegex: Bool, _ flags: TokenFlags) {
        guard let end = endOfRegex(bytes, from: start, slash: slash, mustBeRegex: mustBeRegex) else {
            position = start + 1
            append(.pound, start, flags)
            return
        }
        finishRegex(bytes, from: start, end, flags)
    }

    private mutating func finishRegex(_ bytes: Span<UInt8>, from start: Int, _ end: RegexEnd, _ flags: TokenFlags) {
        position = end.offset
        if end.isCutShort {
            report(
                .unterminatedRegex, start, end.offset,
                "found the end of \(end.offset < bytes.count ? "the line" : "the file") in a regular expression, expected `/`")
        }
        append(.regexLiteral, start, flags)
    }

    /// Where a regular expression ends.
    struct RegexEnd {
        var offset: Int
        var isCutShort = false
    }

    /// The end of the regular expression whose slash is at `slash`, after pounds from `start` on; nil if it is none.
    private func endOfRegex(_ bytes: Span<UInt8>, from start: Int, slash: Int, mustBeRegex: Bool) -> RegexEnd? {
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
        }
        let firstLineEnd = index
        var groups = 0
        var classes = 0
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
        return RegexEnd(offset: isMultiline ? firstLineEnd : bytes.count, isCutShort: true)
    }
}
