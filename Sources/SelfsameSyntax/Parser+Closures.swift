// Closures, their signatures, and trailing closures.

extension Parser {
    /// `closure-expression`.
    mutating func parseClosure() {
        let start = mark()
        let opening = openBrace()
        switch kind {
        case .atSign, .leftParen, .leftBracket, .wildcard: parseClosureSignatureIfPresent()
        case let kind where kind.canBeName: parseClosureSignatureIfPresent()
        default: break
        }
        parseStatements()
        closeBrace(opening)
        close(.closure, start)
    }

    // MARK: Signatures

    /// Whether `… in`, or at least an arrow, follows at the current token.
    private mutating func atClosureSignature() -> Bool {
        var index = position
        while kindAt(index) == .atSign {
            guard kindAt(index + 1).canBeName, let end = skipAttribute(index) else { break }
            index = end
        }
        if kindAt(index) == .leftBracket {
            let closing = partner(of: index)
            guard kindAt(closing) == .rightBracket else { return false }
            index = closing + 1
        }
        if kindAt(index) == .leftParen {
            let closing = partner(of: index)
            guard kindAt(closing) == .rightParen else { return false }
            index = closing + 1
        } else if kindAt(index).canBeName || kindAt(index) == .wildcard {
            index += 1
            while true {
                if kindAt(index) == .colon {
                    guard let end = skipType(index + 1) else { break }
                    index = end
                }
                guard kindAt(index) == .comma else { break }
                guard kindAt(index + 1).canBeName || kindAt(index + 1) == .wildcard else { return false }
                index += 2
            }
        }
        index = skipEffects(index)
        if kindAt(index) == .arrow {
            // Nothing else in a closure may have an arrow here.
            return skipType(index + 1) != nil
        }
        return kindAt(index) == .inKeyword
    }

    /// `closure-signature`.
    private mutating func parseClosureSignatureIfPresent() {
        guard atClosureSignature() else { return }
        let start = mark()
        parseAttributes()
        if kind == .leftBracket { parseCaptureList() }
        if kind == .leftParen {
            parseParameterClause(.closure)
        } else if kind.canBeName || kind == .wildcard, peek() == .colon {
            parseUnparenthesizedParameters()
        } else {
            while kind.canBeName || kind == .wildcard {
                if kind == .asyncKeyword, peek() == .inKeyword || peek() == .throwsKeyword || peek() == .arrow, position > start.token {
                    break
                }
                leaf(.closureParameter)
                guard eat(.comma) else { break }
            }
        }
        parseEffects()
        if kind == .arrow { parseReturnClause() }
        expect(.inKeyword)
        close(.closureSignature, start)
    }

    /// `x: Int, y: Int in`, which lacks its parentheses.
    private mutating func parseUnparenthesizedParameters() {
        let start = mark()
        report(
            .expectedToken, tokens.range(TokenID(UInt32(position))),
            "found parameters with types in a closure without parentheses, expected `(`")
        while kind.canBeName || kind == .wildcard {
            parseParameter(.closure)
            guard eat(.comma) else { break }
        }
        close(.parameterClause, start)
    }

    /// `capture-list`.
    private mutating func parseCaptureList() {
        let start = mark()
        let opening = position
        advance()
        while kind != .rightBracket, kind != .endOfFile, kind != .inKeyword {
            let before = position
            parseCapture()
            guard position > before, eat(.comma) else { break }
        }
        expectClosing(.rightBracket, opening: opening)
        close(.captureList, start)
    }

    /// `capture-list-item`: `weak self`, `unowned(unsafe) a = b`.
    private mutating func parseCapture() {
        let start = mark()
        if kind == .weakKeyword {
            advance()
        } else if kind == .unownedKeyword {
            move(to: peek() == .leftParen && kindAt(position + 3) == .rightParen ? position + 4 : position + 1)
        }
        var name = Self.noToken
        if kind.canBeName || kind == .selfKeyword {
            name = position
            advance()
        } else {
            reportExpected(.expectedName, "the name of what is captured")
        }
        if kind == .equal { parseInitializer([]) }
        close(.capture, start, main: name)
    }

    // MARK: Trailing closures

    /// Whether the brace at `index` begins a trailing closure of the expression before it.
    mutating func isTrailingClosure(_ index: Int, _ context: ExpressionContext) -> Bool {
        if beginsObserver(index) || kindAt(index + 1) == .caseKeyword { return false }
        guard context.contains(.condition) else { return true }
        // Before the body of a statement: only if the brace is closed and followed by something that the body would not be.
        if startsLine(index + 1) { return false }
        let closing = partner(of: index)
        guard kindAt(closing) == .rightBrace else { return false }
        let next = closing + 1
        switch kindAt(next) {
        case .leftBrace, .whereKeyword, .comma: return true
        case .leftBracket, .leftParen, .period, .isKeyword, .asKeyword, .questionPostfix, .questionInfix, .exclamationPostfix, .colon,
            .equal,
            .postfixOperator, .binaryOperator, .greater:
            return !startsLine(next)
        default: return false
        }
    }

    /// Whether the brace at `index` begins accessors after an initial value: `willSet`, `didSet` or `init` comes first.
    mutating func beginsObserver(_ index: Int) -> Bool {
        switch kindAt(index + 1) {
        case .didSetKeyword, .willSetKeyword, .initKeyword: return true
        case .atSign:
            if hasText(index + 2, "_accessorBlock") { return true }
            var index = index + 1
            while kindAt(index) == .atSign {
                guard kindAt(index + 1).canBeName else { return false }
                index += 2
                if kindAt(index) == .leftParen { index = partner(of: index) + 1 }
            }
            switch kindAt(index) {
            case .didSetKeyword, .willSetKeyword, .initKeyword: return true
            default: return false
            }
        default: return false
        }
    }

    /// Trailing closures after arguments in parentheses; before the body of a statement there are none.
    @inline(__always)
    mutating func parseTrailingClosuresAfterArguments(_ context: ExpressionContext) {
        guard kind == .leftBrace, context.isDisjoint(with: [.condition, .directive, .attributeArguments]) else { return }
        if isTrailingClosure(position, context) { parseTrailingClosures() }
    }

    /// `trailing-closures`: one without a label, then any with labels.
    mutating func parseTrailingClosures() {
        guard enter() else { return }
        parseClosure()
        while kind.canBeLabel, kind != .defaultKeyword, peek() == .colon, kindAt(position + 2) == .leftBrace {
            let start = mark()
            let label = position
            move(to: position + 2)
            parseClosure()
            close(.labeledClosure, start, main: label)
        }
        leave()
    }
}
