// Functions, initializers, subscripts and variables: signatures, parameters, accessors and initial values.

extension Parser {
    // MARK: Functions

    /// `function-declaration`.
    mutating func parseFunction(_ start: Mark) {
        advance()
        parseFunctionAfterKeyword(start)
    }

    /// A function from its name on.
    mutating func parseFunctionAfterKeyword(_ start: Mark) {
        let name: Int
        switch kind {
        case _ where isOperator(position, UInt8(ascii: "<")) && peek().canBeName:
            // Generic parameters without a name before them.
            reportExpected(.expectedName, "the name of the function")
            name = Self.noToken
        case .binaryOperator, .prefixOperator, .postfixOperator, .greater, .exclamationPostfix, .ampersandPrefix, .equal, .questionPostfix:
            name = position
            advance()
        default: name = parseDeclaredName("the name of the function")
        }
        if beginsAngle(position) { parseGenericParameters() }
        parseSignature()
        if kind == .whereKeyword { parseGenericWhere() }
        if kind == .leftBrace || mayHaveLostBrace() { parseBlock() }
        close(.functionDecl, start, main: name)
    }

    /// `function-signature`: parameters, effects and result.
    mutating func parseSignature() {
        parseParameterClause(.function)
        parseEffects()
        if kind == .arrow || atResultWithoutArrow() { parseReturnClause() }
    }

    /// Whether the type of the result follows without its arrow: a name and the body, or a name at the end of the line.
    private func atResultWithoutArrow() -> Bool {
        kind.canBeName && !atStartOfLine && (peek() == .leftBrace || startsLine(position + 1) && peek() != .endOfFile)
    }

    /// `initializer-declaration`.
    mutating func parseInitializerDeclaration(_ start: Mark) {
        let keyword = position
        advance()
        if kind == .questionPostfix || kind == .exclamationPostfix || kind == .questionInfix { advance() }
        if beginsAngle(position) { parseGenericParameters() }
        parseSignature()
        if kind == .whereKeyword { parseGenericWhere() }
        if kind == .leftBrace || mayHaveLostBrace() { parseBlock(.initializer) }
        close(.initializerDecl, start, main: keyword)
    }

    /// `deinitializer-declaration`.
    mutating func parseDeinitializer(_ start: Mark) {
        let keyword = position
        advance()
        if kind == .asyncKeyword, !atStartOfLine { advance() }
        if kind == .leftParen, !atStartOfLine {
            reportExpected(.unexpectedToken, "`{`")
            skipGroup()
        }
        if kind == .leftBrace { parseBlock() }
        close(.deinitializerDecl, start, main: keyword)
    }

    /// `subscript-declaration`.
    mutating func parseSubscript(_ start: Mark) {
        let keyword = position
        advance()
        if beginsAngle(position) { parseGenericParameters() }
        parseParameterClause(.function)
        if kind == .arrow {
            parseReturnClause()
        } else {
            reportExpected(.expectedToken, "`->`")
            missing()
        }
        if kind == .whereKeyword { parseGenericWhere() }
        if kind == .leftBrace { parseAccessors() }
        close(.subscriptDecl, start, main: keyword)
    }

    // MARK: Parameters

    /// Whose parameters are read.
    enum ParameterContext {
        case function, closure, enumCase
    }

    /// `parameter-clause`.
    mutating func parseParameterClause(_ context: ParameterContext) {
        guard kind == .leftParen else {
            reportExpected(.expectedToken, "`(`")
            missing()
            return
        }
        let start = mark()
        let opening = position
        advance()
        while kind != .rightParen, kind != .endOfFile {
            let before = position
            parseParameter(context)
            guard position > before else { break }
            if eat(.comma) { continue }
            guard kind.canBeName || kind == .atSign, peek() == .colon || kind == .atSign, !kind.isAccessorName else { break }
            reportExpected(.expectedToken, "`,` or `)`")
        }
        expectClosing(.rightParen, opening: opening)
        close(.parameterClause, start)
    }

    /// `parameter`: attributes, names, type, default value.
    mutating func parseParameter(_ context: ParameterContext) {
        let start = mark()
        if kind == .atSign || kind == .poundIf { parseAttributes() }
        while kind == ._constKeyword || kind == .isolatedKeyword, !startsParameterName(position, isClosure: context == .closure) {
            leaf(.modifier)
        }
        var name = Self.noToken
        switch context {
        case .enumCase:
            if startsParameterName(position, isClosure: false) {
                name = parseParameterNames()
                expect(.colon)
            }
            parseVariadicType()
        case .function:
            if kind.canBeLabel || kind == .dollarIdentifier {
                name = parseParameterNames()
            } else {
                reportExpected(.expectedName, "a parameter")
                guard kind == .colon || kind == .leftParen || kind == .leftBracket else {
                    close(.parameter, start, main: name)
                    return
                }
            }
            if eat(.colon) {
                parseVariadicType()
            } else {
                reportExpected(.expectedToken, "`:` and the type of the parameter")
                missing()
            }
        case .closure:
            if kind.canBeLabel || kind == .dollarIdentifier {
                name = parseParameterNames()
            } else {
                reportExpected(.expectedName, "a parameter")
            }
            if eat(.colon) { parseVariadicType() }
        }
        if kind == .equal {
            parseInitializer([])
        } else if atOperator("==") {
            reportExpected(.expectedToken, "`=`")
            parseInitializer([])
        }
        close(.parameter, start, main: name)
    }

    /// One name or two; the first.
    private mutating func parseParameterNames() -> Int {
        guard kind.canBeLabel || kind == .dollarIdentifier else { return Self.noToken }
        let name = position
        advance()
        if kind.canBeLabel || kind == .dollarIdentifier { advance() }
        return name
    }

    // MARK: Variables

    /// `constant-declaration` or `variable-declaration`.
    mutating func parseVariable(_ start: Mark, _ context: DeclarationContext) {
        let keyword = position
        advance()
        parsePatternBindings(context)
        close(.variableDecl, start, main: keyword)
    }

    /// `pattern-initializer-list`.
    mutating func parsePatternBindings(_ context: DeclarationContext) {
        repeat {
            let binding = mark()
            let found = parsePattern()
            if kind == .colon { parseTypeAnnotation() }
            var hasInitializer = false
            if kind == .equal {
                hasInitializer = true
                parseInitializer([])
            } else if found, atOperator("==") {
                reportExpected(.expectedToken, "`=`")
                parseInitializer([])
            }
            if kind == .leftBrace, !hasInitializer || !atStartOfLine || beginsObserver(position) {
                parseAccessors()
            } else if !hasInitializer, mayHaveLostBrace() {
                parseAccessors()
            }
            close(.patternBinding, binding)
        } while eat(.comma)
    }

    /// `type-annotation`.
    mutating func parseTypeAnnotation() {
        let start = mark()
        advance()
        parseResultType()
        close(.typeAnnotation, start)
    }

    /// `initializer`: `= expression`.
    mutating func parseInitializer(_ context: ExpressionContext) {
        let start = mark()
        advance()
        parseExpression(context)
        close(.initializer, start)
    }

    // MARK: Accessors

    /// `getter-setter-block` and its kin: explicit accessors, or the statements of a getter.
    private mutating func parseAccessors() {
        let start = mark()
        let opening = kind == .leftBrace ? openBrace() : openLostBrace()
        if atAccessor() {
            repeat { parseAccessor() } while atAccessor()
            closeBrace(opening)
            close(.accessorBlock, start)
        } else {
            parseStatements()
            closeBrace(opening)
            close(.getterBlock, start)
        }
    }

    /// Whether an accessor begins here, after attributes and one modifier.
    private mutating func atAccessor() -> Bool {
        var index = position
        while kindAt(index) == .atSign {
            guard let end = skipAttribute(index) else { return false }
            index = end
        }
        if kindAt(index).isAccessorModifier { index += 1 }
        return kindAt(index).isAccessorName
    }

    /// `getter-clause`, `setter-clause`, `willSet-clause` and the like.
    private mutating func parseAccessor() {
        let start = mark()
        parseAttributes()
        if kind.isAccessorModifier { leaf(.modifier) }
        let name = position
        advance()
        switch tokens.kinds[name] {
        case .setKeyword, .willSetKeyword, .didSetKeyword, .initKeyword:
            if kind == .leftParen { parseAccessorParameter() }
        default: break
        }
        parseEffects()
        // Only `get` and `set` are also required, without a body.
        let needsBody = tokens.kinds[name] == .willSetKeyword || tokens.kinds[name] == .didSetKeyword || kind == tokens.kinds[name]
        if kind == .leftBrace || needsBody { parseBlock() }
        close(.accessorDecl, start, main: name)
    }

    /// `(newValue)` of a setter.
    private mutating func parseAccessorParameter() {
        let start = mark()
        let opening = position
        advance()
        let parameter = mark()
        if kind.canBeName {
            advance()
            close(.parameter, parameter)
        } else {
            reportExpected(.expectedName, "the name of the new value")
        }
        expectClosing(.rightParen, opening: opening)
        close(.parameterClause, start)
    }
}

extension TokenKind {
    /// Whether this word names an accessor.
    var isAccessorName: Bool {
        switch self {
        case .getKeyword, .setKeyword, .didSetKeyword, .willSetKeyword, .unsafeAddressKeyword, .addressWithOwnerKeyword,
            .addressWithNativeOwnerKeyword, .unsafeMutableAddressKeyword, .mutableAddressWithOwnerKeyword,
            .mutableAddressWithNativeOwnerKeyword, ._readKeyword, ._modifyKeyword, .initKeyword, .borrowKeyword:
            true
        default: false
        }
    }

    /// Whether this word may stand before an accessor.
    var isAccessorModifier: Bool {
        switch self {
        case .__consumingKeyword, .consumingKeyword, .borrowingKeyword, .mutatingKeyword, .nonmutatingKeyword: true
        default: false
        }
    }
}
