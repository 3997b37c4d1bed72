// The heads of expressions: literals, names, parentheses, collections, key paths, macros; and the lists of arguments after them.

extension Parser {
    /// `primary-expression`; false if nothing begins here.
    mutating func parsePrimary(_ context: ExpressionContext) -> Bool {
        switch kind {
        case .integerLiteral: leaf(.integer)
        case .floatLiteral: leaf(.float)
        case .stringStart: parseString()
        case .regexLiteral: leaf(.regex)
        case .nilKeyword: leaf(.nil)
        case .trueKeyword, .falseKeyword: leaf(.boolean)
        case .dollarIdentifier: leaf(.reference)
        case .superKeyword where peek() != .colonColon: leaf(.super)
        case .wildcard where peek() != .colonColon: leaf(.discard)
        case .leftParen: parseTuple(context)
        case .leftBracket: parseCollection()
        case .leftBrace: parseClosure()
        case .period: parseImplicitMember()
        case .pound: parseMacroExpansion(mark(), context)
        case .capitalAnyKeyword where peek() != .colonColon:
            let start = mark()
            leaf(.identifierType)
            close(.typeExpression, start)
        case .poundAvailable, .poundUnavailable:
            report(
                .unexpectedToken, tokens.range(TokenID(UInt32(position))),
                "found \(describe(position)) in an expression, expected it as a whole condition of `if`, `guard` or `while`")
            parseAvailabilityCondition()
        case .atSign where peek() == .stringStart:
            report(.unexpectedToken, tokens.range(TokenID(UInt32(position))), "found `@` before a string, expected the string alone")
            skip(to: position + 1)
            parseString()
        case .deinitKeyword, .subscriptKeyword:
            guard context.contains(.attributeArguments) else { return false }
            leaf(.reference)
        case .capitalSelfKeyword, .capitalAnyKeyword, .superKeyword, .wildcard, .colonColon:
            return parseIdentifierExpression(context)
        case .selfKeyword, .initKeyword:
            if context.contains(.binding), isBindingPosition() {
                leaf(.identifierPattern)
            } else {
                return parseIdentifierExpression(context)
            }
        case let kind where kind.canBeName:
            if context.contains(.binding), isBindingPosition() {
                leaf(.identifierPattern)
            } else {
                return parseIdentifierExpression(context)
            }
        default: return false
        }
        return true
    }

    /// Whether the name here is bound, as `x` in `let (x, y)`; before `.`, `(`, `[` or generic arguments it names something that exists.
    private mutating func isBindingPosition() -> Bool {
        switch peek() {
        case .period, .leftParen, .leftBracket, .colonColon: return false
        default: break
        }
        guard isOperator(position + 1, UInt8(ascii: "<")) else { return true }
        let start = position
        move(to: start + 1)
        let result = !atGenericArguments()
        move(to: start)
        return result
    }

    // MARK: Names

    /// What a reference may be besides a name.
    struct ReferenceOptions: OptionSet {
        let rawValue: UInt8
        /// Any keyword, as after a period.
        static var keywords: ReferenceOptions { ReferenceOptions(rawValue: 1) }
        /// Labels in parentheses, as in `f(a:b:)`.
        static var compound: ReferenceOptions { ReferenceOptions(rawValue: 2) }
        /// `f()` as a name, too.
        static var emptyCompound: ReferenceOptions { ReferenceOptions(rawValue: 6) }
        /// An operator.
        static var operators: ReferenceOptions { ReferenceOptions(rawValue: 8) }
        /// `deinit` and `subscript`.
        static var special: ReferenceOptions { ReferenceOptions(rawValue: 16) }
    }

    /// A name with generic arguments.
    private mutating func parseIdentifierExpression(_ context: ExpressionContext) -> Bool {
        let start = mark()
        guard parseReference(context.contains(.attributeArguments) ? [.compound, .special] : .compound) else { return false }
        if kind.isOperator, atGenericArguments() {
            parseGenericArguments()
            close(.specialize, start)
        }
        return true
    }

    /// A declaration's name, `Module::` before it or not; false if there is none.
    mutating func parseReference(_ options: ReferenceOptions) -> Bool {
        let start = mark()
        let isQualified = parseModuleSelector()
        let name = position
        let isName: Bool
        switch kind {
        case let kind where kind.canBeName: isName = true
        case .initKeyword: isName = true
        case .selfKeyword, .capitalSelfKeyword: isName = !isQualified || true
        case .deinitKeyword, .subscriptKeyword: isName = isQualified || !options.isDisjoint(with: [.keywords, .special])
        case let kind where kind.isReservedKeyword: isName = isQualified || options.contains(.keywords)
        case let kind where kind.isOperator:
            guard options.contains(.operators) else { return closeMissingName(isQualified, start) }
            move(to: kind == .greater ? endOfGreaterRun(position) : position + 1)
            if options.contains(.compound) { parseDeclNameArguments(options) }
            close(.reference, start, main: name)
            return true
        default: isName = false
        }
        guard isName else { return closeMissingName(isQualified, start) }
        advance()
        if kind == .leftParen, options.contains(.compound) { parseDeclNameArguments(options) }
        close(.reference, start, main: name)
        return true
    }

    /// After `Module::` without a name a reference stands all the same.
    private mutating func closeMissingName(_ isQualified: Bool, _ start: Mark) -> Bool {
        guard isQualified else { return false }
        reportExpected(.expectedName, "a name after `::`")
        close(.reference, start, main: Self.noToken)
        return true
    }

    /// `(a:b:)` after a name, if that is what the parenthesis holds.
    @inline(__always)
    private mutating func parseDeclNameArguments(_ options: ReferenceOptions) {
        guard kind == .leftParen, !atStartOfLine else { return }
        var index = position + 1
        if kindAt(index) == .rightParen {
            guard options.isSuperset(of: .emptyCompound) else { return }
        } else {
            while kindAt(index) != .rightParen {
                guard kindAt(index).canBeLabel, kindAt(index + 1) == .colon else { return }
                index += 2
            }
        }
        let start = mark()
        move(to: index + 1)
        close(.declNameArguments, start)
    }

    /// `.name` without a base.
    private mutating func parseImplicitMember() {
        let start = mark()
        advance()
        if kind == .integerLiteral, isGlued(position) {
            report(
                .invalidNumber, SourceRange(start: tokens.starts[start.token], end: tokens.end(position)),
                "found a number that begins with its decimal point, expected `0` before it")
            advance()
            close(.float, start)
            return
        }
        let isUnfinished = atStartOfLine && (isGlued(start.token) || kind.isReservedKeyword)
        if isUnfinished || !parseReference([.keywords, .compound]) { reportExpected(.expectedName, "the name of a member") }
        // No generic arguments: the compiler reads `.box<Int>(1)` as comparisons.
        close(.member, start)
    }

    // MARK: Parentheses and brackets

    /// `tuple-expression` or an expression in parentheses.
    private mutating func parseTuple(_ context: ExpressionContext) {
        let start = mark()
        let opening = position
        advance()
        parseArgumentList(until: .rightParen, opening: opening, context.insideBrackets)
        expectClosing(.rightParen, opening: opening)
        close(.tuple, start)
    }

    /// `function-call-argument-clause`, or the arguments of a subscript in brackets.
    mutating func parseArguments(_ context: ExpressionContext) {
        let start = mark()
        let opening = position
        let closing: TokenKind = kind == .leftBracket ? .rightBracket : .rightParen
        advance()
        parseArgumentList(until: closing, opening: opening, context)
        expectClosing(closing, opening: opening)
        close(.argumentList, start)
    }

    /// Arguments with commas between them, and perhaps one after the last.
    mutating func parseArgumentList(until closing: TokenKind, opening: Int, _ context: ExpressionContext) {
        while kind != closing, kind != .endOfFile {
            let before = position
            parseArgument(context)
            guard position > before else { break }
            if eat(.comma) { continue }
            guard kind != closing, mayContinueList(closing, opening) else { break }
            reportExpected(.expectedToken, "`,` or `\(closing == .interpolationEnd ? ")" : closing.spelling ?? "")`")
        }
    }

    /// Whether the list goes on at the current token although a comma is missing: an element begins here, and the list is closed later on.
    private mutating func mayContinueList(_ closing: TokenKind, _ opening: Int) -> Bool {
        if atStartOfLine {
            let target = partner(of: opening)
            guard kindAt(target) == closing, target > position, !kind.beginsStatementOrDeclaration else { return false }
        }
        switch kind {
        case .stringStart, .integerLiteral, .floatLiteral, .trueKeyword, .falseKeyword, .nilKeyword, .selfKeyword, .dollarIdentifier:
            return true
        default: return kind.canBeName
        }
    }

    /// `function-call-argument`: `label? : expression`, or an operator alone.
    private mutating func parseArgument(_ context: ExpressionContext) {
        let start = mark()
        var label = Self.noToken
        if kind.canBeLabel || kind == .dollarIdentifier, peek() == .colon {
            label = position
            move(to: position + 2)
        } else if kind == .colon {
            reportExpected(.expectedName, "a label before `:`")
            advance()
        }
        if kind == .binaryOperator || kind == .greater || kind == .postfixOperator || peek() == .colonColon,
            let end = endOfOperatorArgument()
        {
            let reference = mark()
            let name = skipModuleSelector(position)
            move(to: end)
            close(.reference, reference, main: name)
        } else {
            parseExpression(context)
        }
        close(.argument, start, main: label)
    }

    /// The token after an operator that is an argument by itself, as in `reduce(0, +)`.
    private func endOfOperatorArgument() -> Int? {
        let name = skipModuleSelector(position)
        let end: Int
        switch kindAt(name) {
        case .binaryOperator: end = name + 1
        case .greater: end = endOfGreaterRun(name)
        default: return nil
        }
        switch kindAt(end) {
        case .comma, .rightParen, .rightBracket, .interpolationEnd: return end
        default: return nil
        }
    }

    /// `array-literal`, `dictionary-literal`, or an inline array type.
    private mutating func parseCollection() {
        let start = mark()
        let opening = position
        if atInlineArrayBody(position + 1) {
            parseInlineArrayType()
            close(.typeExpression, start)
            return
        }
        advance()
        if kind == .colon, peek() == .rightBracket {
            move(to: position + 2)
            close(.dictionary, start)
            return
        }
        var isDictionary = false
        var isFirst = true
        while kind != .rightBracket, kind != .endOfFile {
            let before = position
            let element = mark()
            parseExpression()
            if isFirst { isDictionary = kind == .colon }
            isFirst = false
            if isDictionary {
                if expect(.colon) {
                    parseExpression()
                } else {
                    missing()
                }
                close(.dictionaryElement, element)
            }
            guard position > before else { break }
            if eat(.comma) { continue }
            guard kind != .rightBracket, mayContinueList(.rightBracket, opening) else { break }
            reportExpected(.expectedToken, "`,` or `]`")
        }
        expectClosing(.rightBracket, opening: opening)
        close(isDictionary ? .dictionary : .array, start)
    }

    // MARK: Strings

    /// `string-literal`: text and interpolations up to the end the lexer found.
    mutating func parseString() {
        let start = mark()
        advance()
        while true {
            switch kind {
            case .stringSegment: advance()
            case .interpolationStart: parseInterpolation()
            case .stringEnd:
                advance()
                close(.string, start)
                return
            default:
                // The lexer ends every string; not reached.
                close(.string, start)
                return
            }
        }
    }

    /// `\( arguments )`.
    private mutating func parseInterpolation() {
        guard enter() else { return skipInterpolation() }
        let start = mark()
        let opening = position
        advance()
        parseArgumentList(until: .interpolationEnd, opening: opening, [])
        if kind != .interpolationEnd {
            reportExpected(.unexpectedToken, "`)` at the end of the interpolation")
            skip(to: partner(of: opening))
        }
        advance()
        close(.interpolation, start)
        leave()
    }

    private mutating func skipInterpolation() {
        skip(to: partner(of: position) + 1)
    }

    // MARK: Key paths

    /// `key-path-expression`.
    mutating func parseKeyPath(_ context: ExpressionContext) {
        let start = mark()
        advance()
        if kind != .period, !kind.isOperator, kind != .questionPostfix, kind != .exclamationPostfix,
            kind != .leftBracket || atTypeInBrackets()
        {
            if !atStartOfLine { parseSimpleType(allowsMembers: false) }
        }
        let components = position
        while true {
            let component = mark()
            switch kind {
            case .leftBracket where !atStartOfLine:
                parseArguments(context.insideBrackets)
            // A method with its arguments, as SE-0479 proposes.
            case .leftParen where !atStartOfLine && position > components:
                parseArguments(context.insideBrackets)
            case .period where peek() == .leftBracket && isGlued(position + 1):
                advance()
                parseArguments(context.insideBrackets)
            case .period where peek() == .questionPostfix || peek() == .exclamationPostfix:
                advance()
                advance()
            case .questionPostfix, .exclamationPostfix:
                advance()
            case .prefixOperator, .binaryOperator, .postfixOperator:
                // `\.title ?? other` goes on with an operator.
                guard isOptionalChain(position), position == components || isGlued(position) else {
                    if position == start.token + 1 { reportExpected(.expectedName, "the name of a member") }
                    return close(.keyPath, start)
                }
                advance()
                // `.?.` is one token; only after the root type it is no operator.
                if position == components + 1, bytes[Int(tokens.end(components)) - 1] == UInt8(ascii: ".") { parseKeyPathName() }
            case .period:
                if atStartOfLine, position == components { return close(.keyPath, start) }
                advance()
                parseKeyPathName()
            default:
                if position == start.token + 1 { reportExpected(.expectedName, "the name of a member") }
                return close(.keyPath, start)
            }
            close(.keyPathComponent, component)
        }
    }

    /// The name of a property or method with its generic arguments, after a period.
    private mutating func parseKeyPathName() {
        if atStartOfLine && isGlued(position - 1) {
            reportExpected(.expectedName, "the name of a member")
        } else if kind == .integerLiteral {
            leaf(.reference)
        } else if !parseReference([.keywords, .compound]) {
            reportExpected(.expectedName, "the name of a member")
        }
        if kind.isOperator, atGenericArguments() { parseGenericArguments() }
    }

    /// Whether the bracket here begins the root type of a key path, as in `\[Int].count`.
    private mutating func atTypeInBrackets() -> Bool { skipCollectionTypeBody(position + 1, depth: 1) != nil }

    /// Whether the operator at `index` consists of `.`, `?` and `!` only, as `.?` at the beginning of a key path.
    private func isOptionalChain(_ index: Int) -> Bool {
        for offset in Int(tokens.starts[index])..<Int(tokens.end(index)) {
            switch bytes[offset] {
            case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): break
            default: return false
            }
        }
        return true
    }

    // MARK: Macros

    /// `#name<…>(…) { … }` after what began at `start`, in an expression or as a declaration.
    mutating func parseMacroExpansion(_ start: Mark, _ context: ExpressionContext) {
        advance()
        var name = Self.noToken
        if !atStartOfLine {
            parseModuleSelector()
            if kind.canBeName || kind.isReservedKeyword {
                name = position
                advance()
            }
        }
        if name == Self.noToken {
            reportExpected(.expectedName, "the name of a macro after `#`")
            close(.macroExpansion, start, main: name)
            return
        }
        if kind.isOperator, atGenericArguments() { parseGenericArguments() }
        if kind == .leftParen, !atStartOfLine { parseArguments(context.insideBrackets) }
        parseTrailingClosuresAfterArguments(context)
        close(.macroExpansion, start, main: name)
    }
}
