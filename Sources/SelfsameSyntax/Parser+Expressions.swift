// Expressions: sequences of operands and operators, prefixes, postfix chains. Sequences stay flat; what binds tighter is decided later.

/// Where an expression stands, as far as that changes how it is read.
struct ExpressionContext: OptionSet {
    let rawValue: UInt8

    /// A condition, before the brace of a statement: a brace is a trailing closure only if it cannot be that statement's.
    static var condition: ExpressionContext { ExpressionContext(rawValue: 1) }
    /// The condition of `#if`, which ends with its line.
    static var directive: ExpressionContext { ExpressionContext(rawValue: 2) }
    /// The arguments of an attribute, where `init`, `deinit` and `subscript` are names.
    static var attributeArguments: ExpressionContext { ExpressionContext(rawValue: 4) }
    /// Inside a pattern, where `let x` and `is T` may stand.
    static var matching: ExpressionContext { ExpressionContext(rawValue: 8) }
    /// Inside a pattern after `let`, where a lone name is bound.
    static var binding: ExpressionContext { ExpressionContext(rawValue: 16) }

    /// Whether patterns may stand here.
    var isPattern: Bool { rawValue & 24 != 0 }
    /// What of it holds inside brackets: patterns go on, the rest is over.
    var insideBrackets: ExpressionContext { ExpressionContext(rawValue: rawValue & 24) }
    /// What of it holds among the arguments of a call.
    var amongArguments: ExpressionContext { ExpressionContext(rawValue: rawValue & 28) }
}

extension Parser {
    /// `expression`: consumes one and returns true, or reports that one is missing.
    @discardableResult
    mutating func parseExpression(_ context: ExpressionContext = []) -> Bool {
        if context.isPattern, kind == .isKeyword || atPatternBinding() {
            parseMatchingPattern(.matching)
            return true
        }
        if parseSequence(context) { return true }
        reportExpected(.expectedExpression, "an expression")
        missing()
        return false
    }

    /// `prefix-expression infix-expressions?`, as one flat node if there is an operator; false if nothing begins here.
    mutating func parseSequence(_ context: ExpressionContext) -> Bool {
        if context.contains(.directive), atStartOfLine { return false }
        let start = mark()
        guard parseElement(context) else { return false }
        var isSequence = false
        while true {
            if context.contains(.directive), atStartOfLine { break }
            let operand = parseInfix(context)
            guard operand != .noOperator else { break }
            isSequence = true
            guard operand == .operandFollows else { continue }
            if context.contains(.directive) && atStartOfLine || !parseElement(context) {
                reportExpected(.expectedExpression, "an expression after the operator")
                missing()
                break
            }
        }
        if isSequence { close(.sequence, start) }
        return true
    }

    /// What stood where an infix operator may stand.
    enum Infix {
        case noOperator, operandFollows, complete
    }

    /// `infix-expression` without its operand: an operator, `=`, `? :`, `is`, `as` or an arrow.
    @inline(__always)
    private mutating func parseInfix(_ context: ExpressionContext) -> Infix {
        switch kind {
        case .binaryOperator:
            leaf(.binaryOperator)
            return .operandFollows
        case .equal:
            guard !context.isPattern else { return .noOperator }
            leaf(.assignment)
            return .operandFollows
        case .greater, .questionInfix, .isKeyword, .asKeyword, .arrow, .throwsKeyword, .asyncKeyword:
            return parseRareInfix(context)
        default:
            return .noOperator
        }
    }

    private mutating func parseRareInfix(_ context: ExpressionContext) -> Infix {
        let start = mark()
        switch kind {
        case .greater:
            let end = endOfGreaterRun(position)
            guard boundness(ofGreaterRun: position, end) == .binaryOperator else { return .noOperator }
            move(to: end)
            close(.binaryOperator, start)
            return .operandFollows
        case .questionInfix:
            advance()
            if enter() {
                if !parseSequence(context) {
                    reportExpected(.expectedExpression, "an expression after `?`")
                    missing()
                }
                leave()
            }
            let hasColon = expect(.colon)
            close(.ternary, start)
            guard !hasColon, atStartOfLine || kind == .endOfFile else { return .operandFollows }
            missing()
            return .complete
        case .isKeyword:
            advance()
            parseType()
            close(.cast, start)
            return .complete
        case .asKeyword:
            parseAsCast()
            return .complete
        default:
            if kind == .asyncKeyword, peek() != .arrow, peek() != .throwsKeyword { return .noOperator }
            parseEffects()
            expect(.arrow)
            close(.arrow, start)
            return .operandFollows
        }
    }

    /// `as type`, `as? type`, `as! type`.
    mutating func parseAsCast() {
        let start = mark()
        advance()
        if kind == .questionPostfix || kind == .exclamationPostfix { advance() }
        parseType()
        close(.cast, start)
    }

    /// The token after the operator that begins with the `>` at `index`: the tokens glued to it are part of it.
    func endOfGreaterRun(_ index: Int) -> Int {
        var end = index + 1
        while isGlued(end) {
            switch kindAt(end) {
            case .greater, .binaryOperator, .prefixOperator, .postfixOperator, .equal, .ampersandPrefix, .exclamationPostfix,
                .questionPostfix,
                .questionInfix:
                end += 1
            default: return end
            }
        }
        return end
    }

    /// Which side the operator from `index` to `end`, which begins with `>`, is bound on.
    private func boundness(ofGreaterRun index: Int, _ end: Int) -> TokenKind {
        let isLeftBound = Lexer.isLeftBound(bytes.span, Int(tokens.starts[index]))
        let isRightBound = Lexer.isRightBound(bytes.span, Int(tokens.end(end - 1)), isLeftBound: isLeftBound)
        if isLeftBound == isRightBound { return .binaryOperator }
        return isLeftBound ? .postfixOperator : .prefixOperator
    }

    // MARK: Prefixes

    /// `prefix-expression` with `try`, `await` and their like; false if nothing begins here.
    mutating func parseElement(_ context: ExpressionContext) -> Bool {
        guard enter() else { return true }
        defer { leave() }
        switch kind {
        case .awaitKeyword: return parsePrefixWord(.await, context)
        case .tryKeyword: return parsePrefixWord(.try, context)
        case .unsafeKeyword where atPrefixWord(context, acceptsClosure: true, prefersPostfix: false):
            return parsePrefixWord(.unsafe, context)
        case .borrowKeyword where atPrefixWord(context): return parsePrefixWord(.borrow, context)
        case .copyKeyword where atPrefixWord(context): return parsePrefixWord(.copy, context)
        case .consumeKeyword where atPrefixWord(context): return parsePrefixWord(.consume, context)
        case .eachKeyword where atPrefixWord(context): return parsePrefixWord(.each, context)
        case .repeatKeyword:
            let start = mark()
            advance()
            parseExpression(context)
            close(.packExpansion, start)
            return true
        case .anyKeyword where atPrefixWord(context) || isOperator(position + 1, UInt8(ascii: "~")):
            return parseTypeExpression()
        case .atSign, .inoutKeyword:
            guard skipType(position) != nil else { return parseUnary(context) }
            return parseTypeExpression()
        case .nonisolatedKeyword where peek() == .leftParen && !startsLine(position + 1) && kindAt(position + 2) == .nonsendingKeyword:
            guard skipType(position) != nil else { return parseUnary(context) }
            return parseTypeExpression()
        default:
            return parseUnary(context)
        }
    }

    private mutating func parsePrefixWord(_ node: NodeKind, _ context: ExpressionContext) -> Bool {
        let start = mark()
        advance()
        if node == .try, kind == .questionPostfix || kind == .exclamationPostfix { advance() }
        if !parseElement(context) {
            reportExpected(.expectedExpression, "an expression")
            missing()
        }
        close(node, start)
        return true
    }

    private mutating func parseTypeExpression() -> Bool {
        let start = mark()
        parseType()
        close(.typeExpression, start)
        return true
    }

    /// Whether the current word, a name in most places, is a keyword before an operand: what follows on its line begins an expression.
    mutating func atPrefixWord(
        _ context: ExpressionContext, acceptsClosure: Bool = false, prefersPostfix: Bool = true, allowsNextLine: Bool = false
    ) -> Bool {
        let next = position + 1
        guard allowsNextLine || !startsLine(next) else { return false }
        switch kindAt(next) {
        case .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringStart, .regexLiteral, .ampersandPrefix, .prefixOperator,
            .atSign, .backslash, .pound, .capitalAnyKeyword, .capitalSelfKeyword, .selfKeyword, .superKeyword, .initKeyword, .trueKeyword,
            .falseKeyword, .nilKeyword, .repeatKeyword, .tryKeyword, .ifKeyword, .switchKeyword:
            return true
        case .period, .leftParen, .leftBracket:
            // Both the beginning of an operand and the continuation of a name.
            return !prefersPostfix && !isGlued(next)
        case .leftBrace:
            return acceptsClosure && isTrailingClosure(next, context)
        case let kind:
            return kind.canBeName
        }
    }

    /// A prefix operator with its operand, `&x`, a key path, `if`, `switch`, or a postfix expression; false if nothing begins here.
    private mutating func parseUnary(_ context: ExpressionContext) -> Bool {
        switch kind {
        case .prefixOperator: return parseOperand(of: .prefix, from: position + 1, context)
        case .greater:
            let end = endOfGreaterRun(position)
            guard boundness(ofGreaterRun: position, end) == .prefixOperator else { return false }
            return parseOperand(of: .prefix, from: end, context)
        case .ampersandPrefix: return parseOperand(of: .inout, from: position + 1, context)
        case .backslash:
            parseKeyPath(context)
            return true
        case .ifKeyword:
            parseIf()
            return true
        case .switchKeyword:
            parseSwitch()
            return true
        default:
            return parsePostfix(context)
        }
    }

    private mutating func parseOperand(of node: NodeKind, from operand: Int, _ context: ExpressionContext) -> Bool {
        let start = mark()
        move(to: operand)
        if enter() {
            if !parseUnary(context) {
                reportExpected(.expectedExpression, "an expression after the operator")
                missing()
            }
            leave()
        }
        close(node, start)
        return true
    }

    // MARK: Postfix chains

    /// `postfix-expression`; false if nothing begins here.
    mutating func parsePostfix(_ context: ExpressionContext) -> Bool {
        let start = mark()
        guard parsePrimary(context) else { return false }
        parseSuffixes(start, context)
        return true
    }

    /// Members, calls, subscripts, `?`, `!` and operators after the expression that began at `start`.
    mutating func parseSuffixes(_ start: Mark, _ context: ExpressionContext) {
        while true {
            if context.contains(.directive), atStartOfLine { return }
            switch kind {
            case .period:
                parseMember(start)
            case .leftParen:
                guard !atStartOfLine else { return }
                parseArguments(context.amongArguments)
                parseTrailingClosuresAfterArguments(context)
                close(.call, start)
            case .leftBracket:
                guard !atStartOfLine else { return }
                parseArguments(context.insideBrackets)
                parseTrailingClosuresAfterArguments(context)
                close(.subscriptCall, start)
            case .leftBrace:
                guard !nodes[nodes.count - 1].kind.isLiteral, isTrailingClosure(position, context) else { return }
                parseTrailingClosures()
                close(.call, start)
                if kind == .leftBrace { return }
            case .questionPostfix:
                advance()
                close(.optionalChain, start)
            case .exclamationPostfix:
                advance()
                close(.forceUnwrap, start)
            case .postfixOperator:
                advance()
                close(.postfix, start, main: position - 1)
            case .greater:
                let name = position
                let end = endOfGreaterRun(position)
                guard boundness(ofGreaterRun: position, end) == .postfixOperator else { return }
                move(to: end)
                close(.postfix, start, main: name)
            case .poundIf:
                if context.contains(.directive) { return }
                guard atPostfixConditional() else { return }
                parseConditional(.postfix(context))
                close(.postfixIfConfig, start)
            default:
                return
            }
        }
    }

    /// `.name`, `.0`, `.self`, with generic arguments; `start` is where the base began.
    mutating func parseMember(_ start: Mark) {
        let period = position
        advance()
        // `a.` at the end of a line is unfinished; what follows is another statement.
        if atStartOfLine, isGlued(period) {
            reportExpected(.expectedName, "the name of a member")
            close(.member, start, main: period)
            return
        }
        if kind == .integerLiteral {
            leaf(.reference)
        } else if !parseReference([.keywords, .compound]) {
            reportExpected(.expectedName, "the name of a member")
        }
        close(.member, start, main: period)
        if kind.isOperator, atGenericArguments() {
            parseGenericArguments()
            close(.specialize, start)
        }
    }

    /// Whether the first thing after `#if …` (and further `#if …`) is `.name`.
    private mutating func atPostfixConditional() -> Bool {
        var index = position
        repeat { index = skipLine(index + 1) } while kindAt(index) == .poundIf
        guard kindAt(index) == .period else { return false }
        let next = kindAt(index + 1)
        return next.canBeName || next.isReservedKeyword
    }
}

extension NodeKind {
    /// Whether a brace after this expression can be no trailing closure.
    var isLiteral: Bool {
        switch self {
        case .array, .boolean, .dictionary, .float, .integer, .nil, .regex, .string: true
        default: false
        }
    }
}
