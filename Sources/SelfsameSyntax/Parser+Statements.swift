// Lists of statements and the statements without control flow of their own. A list ends at the brace, the `#` word or the `case` that
// ends what it stands in; whatever else cannot be read is skipped as one unread part.

/// What may stand in a list of statements, and what ends it.
struct StatementContext: OptionSet {
    let rawValue: UInt8

    /// A whole file: a `}` is a mistake and ends nothing.
    static var topLevel: StatementContext { StatementContext(rawValue: 1) }
    /// The body of a `case`: the next `case` or `default` ends it.
    static var switchCase: StatementContext { StatementContext(rawValue: 2) }
    /// A clause of `#if`.
    static var conditional: StatementContext { StatementContext(rawValue: 4) }
    /// The body of an initializer, where `init` begins a call and no declaration.
    static var initializer: StatementContext { StatementContext(rawValue: 8) }
}

extension Parser {
    /// `top-level-declaration`.
    mutating func parseSourceFile() {
        let start = mark()
        eat(.shebang)
        parseStatements(.topLevel)
        close(.sourceFile, start, main: 0)
    }

    /// `statements`, as children of what is being read.
    mutating func parseStatements(_ context: StatementContext = []) {
        guard enter() else { return }
        defer { leave() }
        var isSeparated = true
        while !atEndOfStatements(context) {
            let before = position
            if kind == .semicolon {
                // A semicolon ends a statement and is none itself.
                report(.expectedStatement, tokens.range(TokenID(UInt32(position))), "found `;`, expected a statement before it")
                while eat(.semicolon) {}
                isSeparated = true
                continue
            }
            let isUnexpected = parseStatementListItem(context, isSeparated: isSeparated)
            isSeparated = isUnexpected
            if eat(.semicolon) { isSeparated = true }
            if position == before {
                // Nothing reads this token: it is skipped, so that the loop goes on.
                skipGroup()
                isSeparated = true
            }
        }
    }

    private mutating func atEndOfStatements(_ context: StatementContext) -> Bool {
        if missingClosingBraces != 0, endsBlockByIndentation() { return true }
        switch kind {
        case .endOfFile: return true
        case .rightBrace:
            // A brace too many ends no file and no clause of `#if`.
            if context.contains(.topLevel) { return false }
            return !context.contains(.conditional) || closesOpenBlock()
        case .poundElseif, .poundElse, .poundEndif: return !context.contains(.topLevel)
        case .caseKeyword, .defaultKeyword: return context.contains(.switchCase)
        case .atSign, .poundIf: return context.contains(.switchCase) && atSwitchCaseOrConditionalCases()
        case .pound: return !context.contains(.topLevel) && atElseIfTypo()
        default: return false
        }
    }

    /// `#elif condition`, which is meant for `#elseif`.
    func atElseIfTypo() -> Bool {
        isGlued(position + 1) && hasText(position + 1, "elif") && kindAt(position + 2).canBeName && !startsLine(position + 2)
    }

    /// One statement, declaration, expression or directive. Whether it was unread source, after which no separator is missing.
    private mutating func parseStatementListItem(_ context: StatementContext, isSeparated: Bool) -> Bool {
        if !isSeparated, !atStartOfLine {
            reportMissingSeparator()
            if let closing = strayClosingAhead() {
                reportUnexpected()
                skip(to: closing + 1)
                return true
            }
        }
        switch kind {
        // What begins no declaration and no statement, first of all because most lines begin with it.
        case .identifier where peek() != .colon:
            parseExpression()
            return false
        case .poundIf:
            guard skipConditionalAttributes(position) == nil else { break }
            parseConditional(.statements(context.intersection(.initializer).union(.conditional)))
            return true
        case .poundSourceLocation:
            parseSourceLocation()
            return true
        case .elseKeyword, .catchKeyword:
            // What follows is read as if the rest of the statement stood before it.
            reportUnexpected()
            leaf(.unexpected)
            return true
        default: break
        }
        if startsDeclaration(position, allowsInit: !context.contains(.initializer), requiresDeclaration: false) {
            parseDeclaration(.code)
        } else if atStartOfStatement() {
            parseStatement()
        } else if kind != .atSign || peek() == .stringStart, parseSequence([]) {
            return false
        } else if kind == .caseKeyword || kind == .defaultKeyword || kind == .atSign && atSwitchCase() {
            parseStrayCase()
            return true
        } else if kind == .atSign && peek().canBeName || kind.isDeclarationModifier {
            parseDeclaration(.code)
        } else {
            skipUnexpected(context)
            return true
        }
        return false
    }

    private mutating func reportMissingSeparator() {
        guard isListening, kind != .rightParen, kind != .rightBracket, kind != .comma else { return }
        report(
            .missingSeparator, tokens.range(TokenID(UInt32(position))),
            "found \(describe(position)) on the same line as the previous statement, expected a line break or `;` before it")
    }

    /// A `case` outside of a `switch`: it is read, so that its statements are.
    private mutating func parseStrayCase() {
        report(
            .unexpectedToken, tokens.range(TokenID(UInt32(position))),
            "found \(describe(position)) outside of a `switch` or an `enum`, expected a statement")
        repeat { parseSwitchCase() } while atSwitchCase()
    }

    /// Skips source that begins nothing, up to the next statement or declaration.
    private mutating func skipUnexpected(_ context: StatementContext) {
        reportUnexpected()
        if let closing = strayClosingAhead() { return skip(to: closing + 1) }
        let start = mark()
        repeat {
            switch kind {
            case .leftParen, .leftBracket, .leftBrace: move(to: min(partner(of: position) + 1, tokens.count - 1))
            default: advance()
            }
            if kind == .semicolon || atEndOfStatements(context) { break }
            if atStartOfLine && mayBeginStatementLine() { break }
        } while kind != .endOfFile
        close(.unexpected, start)
    }

    /// Whether a line that begins with the current token may be read on its own.
    private mutating func mayBeginStatementLine() -> Bool {
        switch kind {
        case .rightParen, .rightBracket, .rightBrace, .comma, .colon, .binaryOperator, .equal, .postfixOperator, .greater, .arrow,
            .questionInfix:
            false
        default: true
        }
    }

    private mutating func reportUnexpected() {
        guard isListening else { return }
        switch kind {
        case .rightBrace, .rightParen, .rightBracket:
            report(
                .unexpectedToken, tokens.range(TokenID(UInt32(position))),
                "found \(describe(position)) that closes nothing, expected a statement")
        case .atSign:
            report(
                .expectedName, tokens.range(TokenID(UInt32(position))),
                "found `@` without the name of an attribute after it")
        case .poundElse, .poundElseif, .poundEndif:
            report(
                .unexpectedToken, tokens.range(TokenID(UInt32(position))),
                "found \(describe(position)) without an `#if` before it")
        default:
            report(
                .expectedStatement, tokens.range(TokenID(UInt32(position))),
                "found \(describe(position)), expected a statement, a declaration or an expression")
        }
    }

    // MARK: Statements

    /// Whether a statement with a keyword begins here, its label included.
    mutating func atStartOfStatement(prefersExpression: Bool = false) -> Bool {
        if kind.canBeName, peek() == .colon {
            let start = position
            move(to: position + 2)
            let result = atStatementKeyword(prefersExpression: prefersExpression)
            move(to: start)
            return result
        }
        return atStatementKeyword(prefersExpression: prefersExpression)
    }

    private mutating func atStatementKeyword(prefersExpression: Bool) -> Bool {
        switch kind {
        case .returnKeyword, .throwKeyword, .deferKeyword, .ifKeyword, .guardKeyword, .whileKeyword, .doKeyword, .forKeyword, .breakKeyword,
            .continueKeyword, .fallthroughKeyword, .switchKeyword:
            return true
        // `repeat` before anything but a brace expands a pack.
        case .repeatKeyword: return peek() == .leftBrace
        case .yieldKeyword, .discardKeyword: return atPrefixWord([])
        case .thenKeyword: return peek() != .leftBrace && atPrefixWord([])
        default: return false
        }
    }

    /// `statement` with a keyword, known to be one.
    mutating func parseStatement() {
        let start = mark()
        if kind.canBeName, peek() == .colon {
            let label = position
            move(to: position + 2)
            parseUnlabeledStatement()
            close(.labeledStatement, start, main: label)
        } else {
            parseUnlabeledStatement()
        }
        // `if … else … as T` is an expression after all.
        if kind == .asKeyword, nodes[nodes.count - 1].kind == .if || nodes[nodes.count - 1].kind == .switch {
            parseAsCast()
            close(.sequence, start)
        }
    }

    private mutating func parseUnlabeledStatement() {
        let start = mark()
        switch kind {
        case .ifKeyword: parseIf()
        case .guardKeyword: parseGuard()
        case .switchKeyword: parseSwitch()
        case .forKeyword: parseFor()
        case .whileKeyword: parseWhile()
        case .repeatKeyword: parseRepeat()
        case .doKeyword: parseDo()
        case .deferKeyword:
            advance()
            parseBlock()
            close(.defer, start)
        case .returnKeyword: parseReturn()
        case .throwKeyword:
            advance()
            parseExpression()
            close(.throw, start)
        case .breakKeyword: parseJump(.break)
        case .continueKeyword: parseJump(.continue)
        case .fallthroughKeyword: leaf(.fallthrough)
        case .yieldKeyword: parseYield()
        case .thenKeyword:
            advance()
            parseExpression()
            close(.then, start)
        case .discardKeyword:
            advance()
            parseExpression()
            close(.discardStatement, start)
        default:
            reportExpected(.expectedStatement, "a statement after the label")
            missing()
        }
    }

    /// `return-statement`.
    private mutating func parseReturn() {
        let start = mark()
        advance()
        if atReturnedExpression() { parseExpression() }
        close(.return, start)
    }

    /// Whether an expression follows `return`, also on the next line: anything but the end of the block, a statement or a declaration.
    private mutating func atReturnedExpression() -> Bool {
        switch kind {
        case .rightBrace, .caseKeyword, .defaultKeyword, .semicolon, .poundIf, .poundEndif, .poundElse, .poundElseif, .endOfFile,
            .interpolationEnd:
            return false
        case .ifKeyword, .switchKeyword: return true
        case .identifier: return peek() != .colon || !atStartOfStatement(prefersExpression: true)
        default: break
        }
        if atStartOfStatement(prefersExpression: true) || startsDeclaration(position, allowsInit: true, requiresDeclaration: false) {
            return false
        }
        return !(atStartOfLine && kind == .atSign && atSwitchCase())
    }

    /// `break-statement` or `continue-statement` with its label.
    private mutating func parseJump(_ node: NodeKind) {
        let start = mark()
        advance()
        var label = Self.noToken
        if !atStartOfLine, kind.canBeName, !atStartOfStatement(prefersExpression: true),
            !startsDeclaration(position, allowsInit: true, requiresDeclaration: false)
        {
            label = position
            advance()
        }
        close(node, start, main: label)
    }

    /// `yield x`, `yield (a, b)`.
    private mutating func parseYield() {
        let start = mark()
        advance()
        if kind == .leftParen {
            let opening = position
            advance()
            while kind != .rightParen, kind != .endOfFile {
                let before = position
                parseExpression()
                guard position > before, eat(.comma) else { break }
            }
            expectClosing(.rightParen, opening: opening)
        } else {
            parseExpression()
        }
        close(.yield, start)
    }

    /// `code-block`.
    mutating func parseBlock(_ context: StatementContext = []) {
        guard kind == .leftBrace else {
            guard mayHaveLostBrace() else {
                reportExpected(.expectedToken, "`{`")
                missing()
                return
            }
            let start = mark()
            let opening = openLostBrace()
            parseStatements(context)
            closeBrace(opening)
            close(.block, start)
            return
        }
        let start = mark()
        let opening = openBrace()
        parseStatements(context)
        closeBrace(opening)
        close(.block, start)
    }

    /// Whether the `}` here closes a block that is being read, rather than being one too many.
    mutating func closesOpenBlock() -> Bool {
        for brace in openBraces where partner(of: brace) == position { return true }
        return false
    }
}
