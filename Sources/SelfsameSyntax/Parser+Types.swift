// Types: names, tuples, functions, collections, compositions, packs and what may stand before them.

extension Parser {
    /// `type`: consumes one and returns true, or reports that one is missing.
    @discardableResult
    mutating func parseType() -> Bool {
        guard enter() else { return true }
        defer { leave() }
        if kind == .repeatKeyword {
            let start = mark()
            advance()
            parseScalarType()
            close(.packExpansionType, start)
            return true
        }
        return parseScalarType()
    }

    /// `attributes? type (-> type)?`.
    @discardableResult
    private mutating func parseScalarType() -> Bool {
        let start = mark()
        let hasSpecifiers = parseTypeSpecifiersAndAttributes()
        let base = mark()
        let found = parseSimpleOrCompositionType()
        if kind == .arrow || kind.beginsEffect, skipFunctionArrow(position) != nil { finishFunctionType(base) }
        if hasSpecifiers { close(.attributedType, start) }
        return found
    }

    /// `function-type`, whose parameters have been read as a tuple type that began at `base`.
    private mutating func finishFunctionType(_ base: Mark) {
        if let last = nodes.last, last.kind == .tupleType, Int(last.firstToken) == base.token {
            nodes.removeLast()
        } else {
            report(
                .expectedToken, SourceRange(start: tokens.starts[base.token], end: tokens.starts[base.token]),
                "found function parameters without parentheses, expected `(`")
        }
        parseEffects()
        let arrow = position
        expect(.arrow)
        parseType()
        close(.functionType, base, main: arrow)
    }

    /// Specifiers and attributes before a type; whether there are any.
    private mutating func parseTypeSpecifiersAndAttributes() -> Bool {
        let start = position
        while kind.isTypeSpecifier || kind == .nonisolatedKeyword {
            guard mayPrecedeType(position + 1) else { break }
            if kind == .nonisolatedKeyword {
                guard !(peek() == .leftParen && startsLine(position + 1)) else { break }
                parseNonisolatedSpecifier()
            } else {
                advance()
            }
        }
        while kind == .atSign { parseTypeAttribute() }
        if position > start, kind == .nonisolatedKeyword, mayPrecedeType(position + 1) { parseNonisolatedSpecifier() }
        return position > start
    }

    private mutating func parseNonisolatedSpecifier() {
        advance()
        guard kind == .leftParen, isGlued(position) else { return }
        let opening = position
        advance()
        expect(.nonsendingKeyword)
        expectClosing(.rightParen, opening: opening)
    }

    /// `some P`, `any P & Q`, `each T`, `A & B`.
    private mutating func parseSimpleOrCompositionType() -> Bool {
        let start = mark()
        switch kind {
        case .eachKeyword:
            advance()
            parseSimpleType()
            close(.packElementType, start)
            return true
        case .someKeyword, .anyKeyword:
            let outer: NodeKind = kind == .someKeyword ? .someType : .anyType
            advance()
            parseCompositionType()
            close(outer, start)
            return true
        default:
            return parseCompositionType()
        }
    }

    /// `A & B`, or a single type.
    @discardableResult
    private mutating func parseCompositionType() -> Bool {
        let start = mark()
        let found = parseSimpleType()
        guard kind.isOperator, isOperator(position, UInt8(ascii: "&")) else { return found }
        while isOperator(position, UInt8(ascii: "&")) {
            advance()
            parseSimpleType()
        }
        close(.compositionType, start)
        return true
    }

    /// One type without operators, with `.Member`, `.Type`, `?` and `!` after it.
    @discardableResult
    mutating func parseSimpleType(allowsMembers: Bool = true, isAttributeName: Bool = false) -> Bool {
        let start = mark()
        if kind.isOperator, isOperator(position, UInt8(ascii: "~")) {
            advance()
            if enter() {
                parseSimpleType(allowsMembers: allowsMembers, isAttributeName: isAttributeName)
                leave()
            }
            close(.suppressedType, start)
            return true
        }
        switch kind {
        case .leftParen: parseTupleType()
        case .leftBracket: parseCollectionType()
        case .wildcard where peek() != .colonColon: leaf(.placeholderType)
        default:
            guard parseTypeIdentifier() else {
                reportExpected(.expectedType, "a type")
                missing()
                return false
            }
        }
        while true {
            switch kind {
            case .period:
                let next = peek()
                if next == .typeKeyword || next == .capitalProtocolKeyword {
                    advance()
                    let name = position
                    advance()
                    close(.metatypeType, start, main: name)
                } else {
                    guard allowsMembers else { return true }
                    parseMemberType(start)
                }
            case .questionPostfix where !isAttributeName && !atStartOfLine:
                advance()
                close(.optionalType, start)
            case .exclamationPostfix where !isAttributeName && !atStartOfLine:
                advance()
                close(.implicitlyUnwrappedType, start)
            default:
                return true
            }
        }
    }

    /// `.Name<Arguments>` after the type that began at `start`.
    private mutating func parseMemberType(_ start: Mark) {
        advance()
        parseModuleSelector()
        let name = position
        if (kind.canBeName || kind.isReservedKeyword) && !(atStartOfLine && kind.isReservedKeyword) {
            advance()
        } else {
            reportExpected(.expectedName, "the name of a member type")
            close(.memberType, start, main: Self.noToken)
            return
        }
        if beginsAngle(position) { parseGenericArguments() }
        close(.memberType, start, main: name)
    }

    /// `type-identifier`: a name with generic arguments; false if there is none.
    private mutating func parseTypeIdentifier() -> Bool {
        let start = mark()
        let isQualified = parseModuleSelector()
        let name = position
        guard kind.canBeName || kind == .capitalSelfKeyword || kind == .capitalAnyKeyword || isQualified && kind.isReservedKeyword else {
            guard isQualified else { return false }
            reportExpected(.expectedName, "a name after `::`")
            close(.identifierType, start, main: Self.noToken)
            return true
        }
        advance()
        if beginsAngle(position), tokens.kinds[name] != .capitalAnyKeyword { parseGenericArguments() }
        close(.identifierType, start, main: name)
        return true
    }

    /// `Module::`; whether there is one.
    @discardableResult @inline(__always)
    mutating func parseModuleSelector() -> Bool {
        guard kind == .colonColon || peek() == .colonColon else { return false }
        let end = skipModuleSelector(position)
        guard end > position else { return false }
        move(to: end)
        return true
    }

    /// `generic-argument-clause`.
    mutating func parseGenericArguments() {
        let start = mark()
        let opening = position
        advance()
        while kind != .greater {
            let before = position
            if !parseIntegerArgument() {
                guard parseType() else { break }
            }
            guard position > before, eat(.comma) else { break }
        }
        if !eat(.greater) {
            reportExpected(
                .unclosedBracket, "`>`", notes: [Note("`<` is opened here", range: tokens.range(TokenID(UInt32(opening))))])
        }
        close(.genericArguments, start)
    }

    /// An integer as a generic argument, with a minus before it or not; whether there is one.
    mutating func parseIntegerArgument() -> Bool {
        if kind == .integerLiteral {
            leaf(.integer)
            return true
        }
        guard kind.isOperator, isOperator(position, UInt8(ascii: "-")), peek() == .integerLiteral else { return false }
        let start = mark()
        advance()
        leaf(.integer)
        close(.prefix, start)
        return true
    }

    /// `tuple-type`, also the parameters of a function type.
    private mutating func parseTupleType() {
        let start = mark()
        let opening = position
        advance()
        while kind != .rightParen, kind != .endOfFile {
            let before = position
            parseTupleTypeElement()
            guard position > before, eat(.comma) else { break }
        }
        expectClosing(.rightParen, opening: opening)
        close(.tupleType, start)
    }

    /// `tuple-type-element`: `name? name? : type`.
    private mutating func parseTupleTypeElement() {
        let start = mark()
        var name = Self.noToken
        if startsParameterName(position, isClosure: false) {
            name = position
            advance()
            if kind != .colon, kind.canBeLabel || kind == .dollarIdentifier { advance() }
            expect(.colon)
        }
        parseVariadicType()
        if kind == .equal {
            // A default value is no part of a type; it is read so that the rest is.
            report(.unexpectedToken, tokens.range(TokenID(UInt32(position))), "found a default value in a type, expected `,` or `)`")
            parseInitializer([])
        }
        close(.tupleTypeElement, start, main: name)
    }

    /// `type`, or `type...`.
    mutating func parseVariadicType() {
        let start = mark()
        parseType()
        guard kind.isOperator, isEllipsis(position) else { return }
        advance()
        close(.variadicType, start)
    }

    /// `array-type`, `dictionary-type` or an inline array.
    private mutating func parseCollectionType() {
        let start = mark()
        let opening = position
        if atInlineArrayBody(position + 1) {
            parseInlineArrayType()
            return
        }
        advance()
        parseType()
        if eat(.colon) {
            parseType()
            expectClosing(.rightBracket, opening: opening)
            close(.dictionaryType, start)
        } else {
            expectClosing(.rightBracket, opening: opening)
            close(.arrayType, start)
        }
    }

    /// `[count of type]`, known to be one.
    mutating func parseInlineArrayType() {
        let start = mark()
        let opening = position
        advance()
        if !parseIntegerArgument() { parseType() }
        expect(.ofKeyword)
        if !parseIntegerArgument() { parseType() }
        expectClosing(.rightBracket, opening: opening)
        close(.inlineArrayType, start)
    }

    /// `async throws(E)` and the like as an `effects` node, if any stands here.
    mutating func parseEffects() {
        guard kind.beginsEffect else { return }
        let start = mark()
        var isAsync = false
        var isThrowing = false
        while kind.beginsEffect {
            if kind.isAsyncEffect ? isAsync || isThrowing : isThrowing {
                reportExpected(.unexpectedToken, isThrowing && kind.isAsyncEffect ? "it before `throws`" : "each effect only once")
            }
            if kind.isAsyncEffect { isAsync = true } else { isThrowing = true }
            switch kind {
            case .awaitKeyword, .tryKeyword, .throwKeyword:
                guard !atStartOfLine else {
                    if position > start.token { close(.effects, start) }
                    return
                }
                reportExpected(.unexpectedToken, kind == .awaitKeyword ? "`async`" : "`throws`")
                advance()
            case .throwsKeyword, .rethrowsKeyword:
                advance()
                if kind == .leftParen, tokens.kinds[position - 1] == .throwsKeyword {
                    let opening = position
                    advance()
                    parseType()
                    expectClosing(.rightParen, opening: opening)
                }
            default: advance()
            }
        }
        close(.effects, start)
    }

    /// `-> type` of a function, where `<T> some P` names the opaque types.
    mutating func parseReturnClause() {
        let start = mark()
        expect(.arrow)
        parseResultType()
        parseMisplacedEffects()
        close(.returnClause, start)
    }

    /// Effects after the result type, which belong before the arrow.
    private mutating func parseMisplacedEffects() {
        guard kind.beginsEffect, !atStartOfLine else { return }
        let start = position
        report(
            .unexpectedToken, tokens.range(TokenID(UInt32(position))),
            "found \(describe(position)) after the result type, expected it before `->`")
        skip(to: skipEffects(start))
    }

    /// `type`, after generic parameters if the opaque types of a result are named.
    mutating func parseResultType() {
        if beginsAngle(position) { parseGenericParameters() }
        parseType()
    }
}

extension TokenKind {
    /// Whether this word stands for suspension, among those of `beginsEffect`.
    var isAsyncEffect: Bool { self == .asyncKeyword || self == .reasyncKeyword || self == .awaitKeyword }

    /// Whether this word may stand in `async throws`, or is often written there by mistake.
    var beginsEffect: Bool {
        switch self {
        case .asyncKeyword, .reasyncKeyword, .throwsKeyword, .rethrowsKeyword, .awaitKeyword, .tryKeyword, .throwKeyword: true
        default: false
        }
    }
}
