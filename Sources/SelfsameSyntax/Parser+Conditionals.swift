// Conditional compilation. `#if` may stand between statements, members, cases, attributes and the members of a chain; what stands in its
// clauses is read as what surrounds it, in active and inactive clauses alike; `Parser+VersionChecks` has the exception.

extension Parser {
    /// What stands in the clauses of an `#if`.
    enum ConditionalContent {
        case statements(StatementContext)
        case members
        case switchCases
        case attributes
        case postfix(ExpressionContext)
    }

    /// `conditional-compilation-block`.
    mutating func parseConditional(_ content: ConditionalContent) {
        guard enter() else { return }
        defer { leave() }
        let start = mark()
        let opening = position
        var isTaken = false
        repeat {
            let clause = mark()
            let isUnread = isUnread(clause: position, &isTaken)
            let isElse = kind == .poundElse
            if kind == .pound {
                report(
                    .unexpectedToken, SourceRange(start: tokens.starts[position], end: tokens.end(position + 1)),
                    "found `#elif`, expected `#elseif`")
                advance()
            }
            advance()
            if isElse, kind == .ifKeyword, !atStartOfLine {
                reportExpected(.unexpectedToken, "`#elseif` instead of `#else if`")
                advance()
                parseDirectiveCondition()
            } else if !isElse {
                parseDirectiveCondition()
            }
            skipRestOfLine()
            // In broken source the end may be on the clause's own line, or not be there.
            if isUnread, partner(of: clause.token) >= position {
                parseUnread(clause: clause.token, content)
                close(.ifConfigClause, clause)
            } else {
                parseContent(content)
                close(.ifConfigClause, clause)
                skipToConditionalEnd(clause.token)
            }
        } while kind == .poundElseif || kind == .poundElse || kind == .pound && atElseIfTypo()
        if kind == .poundEndif {
            advance()
            skipRestOfLine()
        } else {
            reportExpected(
                .unclosedBracket, "`#endif`", notes: [Note("`#if` is opened here", range: tokens.range(TokenID(UInt32(opening))))])
        }
        close(.ifConfig, start)
    }

    private mutating func parseDirectiveCondition() {
        if parseSequence(.directive) { return }
        reportExpected(.expectedExpression, "a condition")
        missing()
    }

    mutating func parseContent(_ content: ConditionalContent) {
        switch content {
        case .statements(let context): parseStatements(context)
        case .members: parseMembers(insideConditional: true)
        case .switchCases: parseSwitchCases()
        case .attributes: parseAttributes()
        case .postfix(let context):
            let start = mark()
            if kind == .period {
                parseMember(start)
            } else if kind == .poundIf {
                parseConditional(content)
                close(.postfixIfConfig, start)
            } else {
                return
            }
            parseSuffixes(start, context)
        }
    }

    /// Skips what does not belong to the content of a clause, up to the next `#` word of the same `#if`; but not past the end of the
    /// block that the `#if` stands in.
    private mutating func skipToConditionalEnd(_ clause: Int) {
        switch kind {
        case .poundElseif, .poundElse, .poundEndif, .endOfFile: return
        case .pound where atElseIfTypo(): return
        default: break
        }
        guard kindAt(clause) != .pound else { return }
        let target = partner(of: clause)
        guard kindAt(target) != .endOfFile, target > position else { return }
        if let brace = openBraces.last, partner(of: brace) < target { return }
        reportExpected(.unexpectedToken, "`#endif`")
        skip(to: target)
    }

    /// Skips what stands after a directive on its line.
    mutating func skipRestOfLine() {
        guard !atStartOfLine, kind != .endOfFile else { return }
        report(
            .unexpectedToken, tokens.range(TokenID(UInt32(position))),
            "found \(describe(position)) after a directive, expected a line break")
        var index = position
        while kindAt(index) != .endOfFile, !startsLine(index) { index += 1 }
        skip(to: index)
    }

    /// `line-control-statement`: `#sourceLocation(file: …, line: …)`.
    mutating func parseSourceLocation() {
        let start = mark()
        advance()
        if kind == .leftParen {
            let opening = position
            move(to: partner(of: position))
            expectClosing(.rightParen, opening: opening)
        } else {
            reportExpected(.expectedToken, "`(`")
        }
        close(.sourceLocation, start)
        skipRestOfLine()
    }
}
