// Statements with control flow: conditions, branches, loops, `switch` and its cases.

extension Parser {
    // MARK: Branches

    /// `if-statement`, also as an expression. A chain of `else if` is read in a loop, however long it is.
    mutating func parseIf() {
        guard enter() else { return }
        defer { leave() }
        var starts: [Mark] = []
        repeat {
            starts.append(mark())
            advance()
            parseConditionList()
            parseBlock()
            guard eat(.elseKeyword) else { break }
            if kind != .ifKeyword {
                parseBlock()
                break
            }
        } while true
        while let start = starts.popLast() { close(.if, start) }
    }

    /// `guard-statement`.
    mutating func parseGuard() {
        let start = mark()
        advance()
        parseConditionList()
        expect(.elseKeyword)
        parseBlock()
        close(.guard, start)
    }

    /// `while-statement`.
    mutating func parseWhile() {
        let start = mark()
        advance()
        parseConditionList()
        parseBlock()
        close(.while, start)
    }

    /// `repeat-while-statement`.
    mutating func parseRepeat() {
        let start = mark()
        advance()
        parseBlock()
        if expect(.whileKeyword) {
            parseExpression()
        } else {
            missing()
        }
        close(.repeat, start)
    }

    /// `do-statement` with its `catch-clauses`.
    mutating func parseDo() {
        let start = mark()
        advance()
        parseEffects()
        parseBlock()
        while kind == .catchKeyword {
            let clause = mark()
            advance()
            if kind != .leftBrace {
                repeat { parseCaseItem(whereContext: .condition) } while eat(.comma)
            }
            parseBlock()
            close(.catch, clause)
        }
        close(.do, start)
    }

    /// `for-in-statement`.
    mutating func parseFor() {
        let start = mark()
        advance()
        eat(.tryKeyword)
        eat(.awaitKeyword)
        if kind == .unsafeKeyword, peek() != .inKeyword, peek() != .colon { advance() }
        if eat(.caseKeyword) {
            parseMatchingPattern(.matching)
        } else {
            parsePattern()
        }
        if kind == .colon { parseTypeAnnotation() }
        if expect(.inKeyword), kind != .leftBrace {
            parseExpression(.condition)
        } else {
            reportExpected(.expectedExpression, "a sequence to go through")
            missing()
        }
        if kind == .whereKeyword { parseWhereClause(.condition) }
        parseBlock()
        close(.for, start)
    }

    // MARK: Conditions

    /// `condition-list`.
    private mutating func parseConditionList() {
        let start = mark()
        if kind == .leftBrace {
            reportExpected(.expectedExpression, "a condition")
            missing()
            close(.conditionList, start)
            return
        }
        var wasBinding = false
        while true {
            wasBinding = parseCondition(afterBinding: wasBinding)
            if eat(.comma) { continue }
            // `&&` and `where` between conditions are left over from other languages and from Swift 2.
            guard wasBinding, atOperator("&&") || kind == .whereKeyword else { break }
            reportExpected(.expectedToken, "`,`")
            advance()
        }
        close(.conditionList, start)
    }

    /// `condition`; whether it was an optional binding.
    private mutating func parseCondition(afterBinding: Bool) -> Bool {
        let start = mark()
        switch kind {
        case .poundAvailable, .poundUnavailable:
            parseAvailabilityCondition()
            return false
        case .caseKeyword:
            advance()
            parseMatchingPattern(.matching)
            finishBinding()
            close(.matchingCondition, start)
            return false
        case .letKeyword, .varKeyword, .inoutKeyword:
            advance()
            parseMatchingPattern(.binding)
            finishBinding()
            close(.optionalBinding, start)
            return true
        case let kind where kind.canBeName && afterBinding && peek() == .equal:
            reportExpected(.expectedToken, "`let` before the name that is bound")
            parseMatchingPattern(.binding)
            finishBinding()
            close(.optionalBinding, start)
            return true
        default:
            parseExpression(.condition)
            return false
        }
    }

    private mutating func finishBinding() {
        if kind == .colon { parseTypeAnnotation() }
        if kind == .equal { parseInitializer(.condition) }
    }

    /// `availability-condition`: `#available(…)` or `#unavailable(…)`.
    mutating func parseAvailabilityCondition() {
        let start = mark()
        advance()
        if kind == .leftParen {
            let opening = position
            advance()
            repeat {} while parsePlatformVersion() && eat(.comma)
            expectClosing(.rightParen, opening: opening)
        } else {
            reportExpected(.expectedToken, "`(`")
        }
        close(.availabilityCondition, start)
    }

    /// `where-clause` of a pattern or a loop.
    private mutating func parseWhereClause(_ context: ExpressionContext) {
        let start = mark()
        advance()
        parseExpression(context)
        close(.whereClause, start)
    }

    // MARK: Switch

    /// `switch-statement`, also as an expression.
    mutating func parseSwitch() {
        guard enter() else { return }
        defer { leave() }
        let start = mark()
        advance()
        if kind == .leftBrace {
            reportExpected(.expectedExpression, "a value to switch over")
            missing()
        } else {
            parseExpression(.condition)
        }
        guard kind == .leftBrace || mayHaveLostBrace() || missingClosingBraces < 0 && kind == .caseKeyword else {
            reportExpected(.expectedToken, "`{`")
            close(.switch, start)
            return
        }
        let opening = kind == .leftBrace ? openBrace() : openLostBrace()
        parseSwitchCases()
        closeBrace(opening)
        close(.switch, start)
    }

    /// `switch-cases`, with `#if` between them.
    mutating func parseSwitchCases() {
        while kind != .rightBrace, kind != .endOfFile, missingClosingBraces <= 0 || !isOutsideOfBlock(ofCases: true), kind != .poundElse,
            kind != .poundElseif,
            kind != .poundEndif
        {
            let before = position
            if atSwitchCase() {
                parseSwitchCase()
            } else if kind == .poundIf {
                parseConditional(.switchCases)
            } else {
                report(
                    .unexpectedToken, tokens.range(TokenID(UInt32(position))),
                    "found \(describe(position)) in a `switch` outside of its cases, expected `case` or `default`")
                let start = mark()
                parseStatements(.switchCase)
                close(.unexpected, start)
            }
            if position == before { skipGroup() }
        }
    }

    /// Whether `case`, `default` or `@unknown default` stands here.
    mutating func atSwitchCase() -> Bool {
        guard kind == .atSign else { return kind == .caseKeyword || kind == .defaultKeyword }
        var index = position
        while kindAt(index) == .atSign {
            guard let end = skipAttribute(index) else { return false }
            index = end
        }
        return kindAt(index) == .caseKeyword || kindAt(index) == .defaultKeyword
    }

    /// Whether a case stands here, or `#if` around cases.
    mutating func atSwitchCaseOrConditionalCases() -> Bool {
        guard kind == .poundIf else { return atSwitchCase() }
        var index = position
        repeat {
            index = skipLine(index + 1)
        } while kindAt(index) == .poundIf || kindAt(index) == .poundElseif || kindAt(index) == .poundElse
        let start = position
        move(to: index)
        let result = atSwitchCase()
        move(to: start)
        return result
    }

    /// `switch-case`: its label and its statements.
    mutating func parseSwitchCase() {
        let start = mark()
        if kind == .atSign {
            let attribute = mark()
            advance()
            let name = position
            parseSimpleType(isAttributeName: true)
            close(.attribute, attribute, main: name)
        }
        let keyword = position
        if eat(.caseKeyword) {
            repeat {
                parseCaseItem(whereContext: [])
                guard eat(.comma) else { break }
                if kind == .caseKeyword {
                    reportExpected(.unexpectedToken, "a pattern")
                    advance()
                }
            } while true
        } else {
            expect(.defaultKeyword)
        }
        expect(.colon)
        let list = mark()
        parseStatements(.switchCase)
        close(.statementList, list)
        close(.switchCase, start, main: keyword)
    }

    /// `case-item`, also of a `catch`: a pattern and a condition.
    private mutating func parseCaseItem(whereContext: ExpressionContext) {
        let start = mark()
        if kind != .whereKeyword { parseMatchingPattern(.matching) }
        if kind == .whereKeyword { parseWhereClause(whereContext) }
        close(.caseItem, start)
    }
}
