// Patterns. Those of declarations and `for` have a grammar of their own; those of `case` and conditions are read as expressions in which
// bindings may stand, because only names looked up later tell the two apart.

extension Parser {
    /// `pattern` of a declaration or a `for`: a name, `_`, a tuple, or `var` before one of them.
    @discardableResult
    mutating func parsePattern() -> Bool {
        guard enter() else { return true }
        defer { leave() }
        let start = mark()
        switch kind {
        case .leftParen:
            parseTuplePattern()
        case .wildcard:
            leaf(.wildcardPattern)
        case _ where atPatternBinding():
            advance()
            parsePattern()
            close(.valueBindingPattern, start)
        case _ where kind.canBeName:
            leaf(.identifierPattern)
        default:
            reportExpected(.expectedPattern, "a name or a pattern")
            if kind == .dollarIdentifier
                || kind.isReservedKeyword && !atStartOfLine && !kind.beginsStatementOrDeclaration && kind != .inKeyword
            {
                leaf(.unexpected)
                return true
            }
            missing()
            return false
        }
        return true
    }

    /// `tuple-pattern`.
    private mutating func parseTuplePattern() {
        let start = mark()
        let opening = position
        advance()
        while kind != .rightParen, kind != .endOfFile {
            let before = position
            let element = mark()
            var label = Self.noToken
            if kind.canBeName, peek() == .colon {
                label = position
                move(to: position + 2)
            }
            parsePattern()
            close(.tuplePatternElement, element, main: label)
            guard position > before, eat(.comma) else { break }
        }
        expectClosing(.rightParen, opening: opening)
        close(.tuplePattern, start)
    }

    /// Whether the current token introduces a binding in a pattern. `borrowing` does only before a name on its line.
    func atPatternBinding() -> Bool {
        switch kind {
        case .letKeyword, .varKeyword, .inoutKeyword: true
        case ._borrowingKeyword, .borrowingKeyword: (peek().canBeName || peek() == .wildcard) && !startsLine(position + 1)
        default: false
        }
    }

    /// `pattern` of a `case`, a `catch` or a condition.
    mutating func parseMatchingPattern(_ context: ExpressionContext) {
        guard enter() else { return }
        defer { leave() }
        let start = mark()
        if kind == .isKeyword {
            advance()
            parseType()
            close(.isPattern, start)
        } else if atPatternBinding() {
            advance()
            parseMatchingPattern(.binding)
            close(.valueBindingPattern, start)
        } else {
            guard parseSequence([.condition, context]) else {
                reportExpected(.expectedPattern, "a pattern")
                missing()
                return
            }
            // A pattern that stood where an expression may stand is that pattern.
            switch nodes[nodes.count - 1].kind {
            case .identifierPattern, .valueBindingPattern, .isPattern: break
            default: close(.expressionPattern, start)
            }
        }
    }
}
