// Reporting mistakes and going on after them. A mistake is reported once, at the token where it shows; parts that follow from it are
// noted as missing without another word. Skipping never passes a token that is stronger than the one looked for.

/// At most this many mistakes of the parser, and as many of the lexer, are listed for one file.
let diagnosticLimit = 500

extension Parser {
    // MARK: Reporting

    /// Whether a mistake at the current token is told; asked before a message is put together where mistakes may be many.
    var isListening: Bool {
        lastReport != position && diagnostics.count <= diagnosticLimit && !reportedLine.contains(tokens.starts[position])
    }

    /// Reports a mistake at `range`, unless one was reported on the same line: a second one there follows from the first as a rule.
    mutating func report(_ id: SyntaxDiagnosticID, _ range: SourceRange, _ message: String, notes: [Note] = []) {
        guard isListening else { return }
        lastReport = position
        guard !reportedLine.contains(range.start) else { return }
        let line = line(of: range.start)
        reportedLine = lineStarts[line]..<(line + 1 < lineStarts.count ? lineStarts[line + 1] : .max)
        guard !isLexerLine(line) else { return }
        guard diagnostics.count < diagnosticLimit else {
            diagnostics.append(
                SyntaxDiagnostic(id: .tooManyMistakes, range: range, message: "found more mistakes than are listed for one file"))
            return
        }
        diagnostics.append(SyntaxDiagnostic(id: id, range: range, message: message, notes: notes))
    }

    /// The line, counted from 0, of a byte.
    private func line(of offset: UInt32) -> Int {
        lineStarts.indices.dropFirst().partitioningIndex { lineStarts[$0] > offset } - 1
    }

    private func isLexerLine(_ line: Int) -> Bool { hasLexerLine(line...line) }

    private func hasLexerLine(_ lines: ClosedRange<Int>) -> Bool {
        let index = lexerLines.indices.partitioningIndex { lexerLines[$0] >= lines.lowerBound }
        return index < lexerLines.count && lexerLines[index] <= lines.upperBound
    }

    /// Whether the lexer found a mistake on one of the lines of these tokens.
    func hasLexerMistake(_ tokens: Range<Int>) -> Bool {
        guard !lexerLines.isEmpty, !tokens.isEmpty else { return false }
        return hasLexerLine(line(of: self.tokens.starts[tokens.lowerBound])...line(of: self.tokens.end(tokens.upperBound - 1)))
    }

    /// Reports that something else was expected at the current token.
    mutating func reportExpected(_ id: SyntaxDiagnosticID, _ what: String, notes: [Note] = []) {
        guard isListening else { return }
        report(id, rangeFound(), "found \(found()), expected \(what)", notes: notes)
    }

    /// Where a missing part is told: the current token, or the end of the line before if that token begins another line.
    func rangeFound() -> SourceRange {
        guard position > 0, atStartOfLine || kind == .endOfFile else { return tokens.range(TokenID(UInt32(position))) }
        let end = tokens.end(position - 1)
        return SourceRange(start: end, end: end)
    }

    /// The current token in words.
    func found() -> String {
        if kind == .endOfFile { return "the end of the file" }
        if position > 0, atStartOfLine { return "the end of the line" }
        return describe(position)
    }

    /// A token in words.
    func describe(_ index: Int) -> String {
        switch tokens.kinds[index] {
        case .endOfFile: return "the end of the file"
        case .stringStart: return "a string"
        case .interpolationStart: return "an interpolation"
        case .regexLiteral: return "a regular expression"
        case .stringSegment, .stringEnd, .interpolationEnd: return "the end of a string"
        case .integerLiteral, .floatLiteral: return "the number `\(text(index))`"
        case let kind where kind.isReservedKeyword: return "the keyword `\(text(index))`"
        case let kind where kind.canBeName: return "the name `\(text(index))`"
        default: return "`\(text(index))`"
        }
    }

    private func text(_ index: Int) -> String {
        let start = Int(tokens.starts[index])
        let end = Int(tokens.end(index))
        guard end - start > 40 else { return String(decoding: bytes[start..<end], as: UTF8.self) }
        return String(decoding: bytes[start..<start + 37], as: UTF8.self) + "…"
    }

    // MARK: Expecting

    /// Consumes the current token if it is of a kind, else reports that it is missing.
    @inline(__always) @discardableResult
    mutating func expect(_ kind: TokenKind) -> Bool {
        if self.kind == kind {
            advance()
            return true
        }
        reportExpected(.expectedToken, "`\(kind.spelling ?? "\(kind)")`")
        return false
    }

    /// Consumes the bracket that closes the one at token `opening`. What stands before it, if it is on the way and weaker, is skipped.
    @inline(__always)
    mutating func expectClosing(_ kind: TokenKind, opening: Int) {
        if self.kind == kind {
            advance()
        } else {
            recoverToClosing(kind, opening: opening)
        }
    }

    private mutating func recoverToClosing(_ closing: TokenKind, opening: Int) {
        let spelling = closing.spelling ?? ""
        let target = partner(of: opening)
        if target > position, target < tokens.count, tokens.kinds[target] == closing, maySkip(to: target) {
            reportExpected(.unexpectedToken, "`\(spelling)`")
            skip(to: target)
            advance()
            return
        }
        reportExpected(
            .unclosedBracket, "`\(spelling)`",
            notes: [Note("`\(tokens.kinds[opening].spelling ?? "")` is opened here", range: tokens.range(TokenID(UInt32(opening))))])
    }

    /// Whether the tokens up to `target` hold no sign that another statement or declaration has begun.
    private mutating func maySkip(to target: Int) -> Bool {
        guard target - position <= 200 || target - position <= skipBudget else { return false }
        skipBudget -= min(skipBudget, target - position)
        var index = position
        while index < target {
            if startsLine(index), tokens.kinds[index].beginsStatementOrDeclaration { return false }
            switch tokens.kinds[index] {
            case .leftBrace, .leftParen, .leftBracket:
                index = max(index, min(target, partner(of: index)))
            case .rightBrace, .poundEndif, .poundElse, .poundElseif, .poundIf: return false
            default: break
            }
            index += 1
        }
        return true
    }

    /// The bracket after the current token that closes nothing, if the way to it holds no other statement or declaration: what stands
    /// before it belongs to a list whose opening bracket is missing.
    mutating func strayClosingAhead() -> Int? {
        if partners.isEmpty { pairBrackets() }
        let index = strayClosings.indices.partitioningIndex { strayClosings[$0] >= position }
        guard index < strayClosings.count, maySkip(to: strayClosings[index]) else { return nil }
        return strayClosings[index]
    }

    /// Consumes the tokens before `target` as a node for unread source.
    mutating func skip(to target: Int) {
        guard target > position else { return }
        let start = mark()
        move(to: target)
        close(.unexpected, start)
    }

    /// Consumes the current token, or the whole group if it opens a bracket, as a node for unread source.
    mutating func skipGroup() {
        let target: Int
        switch kind {
        case .leftBrace, .leftParen, .leftBracket: target = partner(of: position) + 1
        case .stringStart: target = endOfString(position)
        default: target = position + 1
        }
        skip(to: min(target, tokens.count - 1))
    }

    /// The token after the string that begins at `index`.
    func endOfString(_ index: Int) -> Int {
        var depth = 0
        var index = index
        while index < tokens.count - 1 {
            switch tokens.kinds[index] {
            case .stringStart: depth += 1
            case .stringEnd:
                depth -= 1
                if depth == 0 { return index + 1 }
            default: break
            }
            index += 1
        }
        return index
    }

    // MARK: Nesting

    /// Enters one level of nesting; at the limit it reports, skips what would nest deeper and returns false.
    @inline(__always)
    mutating func enter() -> Bool {
        depth += 1
        if depth <= nestingLimit { return true }
        depth -= 1
        overflow()
        return false
    }

    @inline(__always)
    mutating func leave() { depth -= 1 }

    private mutating func overflow() {
        report(
            .nestingTooDeep, tokens.range(TokenID(UInt32(position))),
            "found source nested deeper than \(nestingLimit) levels, the limit of this parser")
        guard kind != .endOfFile else { return missing() }
        let start = mark()
        // Up to whatever ends the part that is too deep.
        scan: repeat {
            switch kind {
            case .endOfFile, .rightBrace, .rightParen, .rightBracket, .poundEndif, .poundElse, .poundElseif, .interpolationEnd: break scan
            case .leftBrace, .leftParen, .leftBracket: move(to: partner(of: position) + 1)
            case .poundIf: move(to: endOfConditional(position))
            default: advance()
            }
        } while !atStartOfLine
        if position == start.token { return missing() }
        close(.unexpected, start)
    }
}

extension TokenKind {
    /// Whether a line that begins with this word begins a statement or a declaration, whatever came before.
    var beginsStatementOrDeclaration: Bool {
        switch self {
        case .letKeyword, .varKeyword, .funcKeyword, .structKeyword, .classKeyword, .enumKeyword, .protocolKeyword, .extensionKeyword,
            .importKeyword, .typealiasKeyword, .privateKeyword, .publicKeyword, .internalKeyword, .fileprivateKeyword, .staticKeyword,
            .guardKeyword, .forKeyword, .whileKeyword, .returnKeyword, .throwKeyword, .breakKeyword, .continueKeyword, .deferKeyword,
            .caseKeyword, .defaultKeyword, .deinitKeyword, .atSign:
            true
        default: false
        }
    }
}
