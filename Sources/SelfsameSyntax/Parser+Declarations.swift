// Declarations: what begins one, modifiers, and the families that are neither types nor functions nor variables.

extension Parser {
    /// Where a declaration stands.
    enum DeclarationContext {
        /// Among statements.
        case code
        /// Between the braces of a type or an extension.
        case member
    }

    // MARK: Lookahead

    /// Whether a declaration begins at `index`. Among members (`requiresDeclaration`) `case` and `#name` do, too.
    mutating func startsDeclaration(_ index: Int, allowsInit: Bool, requiresDeclaration: Bool) -> Bool {
        var index = index
        var hasAttribute = false
        var hasModifier = false
        switch kindAt(index) {
        case .identifier, .period, .leftParen, .leftBracket, .leftBrace, .stringStart, .integerLiteral, .returnKeyword, .ifKeyword,
            .selfKeyword, .superKeyword, .awaitKeyword:
            return false
        case .letKeyword, .varKeyword: return true
        default: break
        }
        while kindAt(index) == .atSign || kindAt(index) == .poundIf {
            if kindAt(index) == .atSign {
                hasAttribute = true
                guard let end = skipAttribute(index) else { break }
                index = end
            } else {
                guard let end = skipConditionalAttributes(index) else { break }
                hasAttribute = true
                index = end
            }
        }
        if hasAttribute {
            switch kindAt(index) {
            case .rightBrace, .endOfFile, .poundEndif: return true
            case .stringStart: return false
            default: break
            }
        }
        while kindAt(index).isDeclarationModifier, kindAt(index) != .classKeyword {
            hasModifier = true
            let modifier = kindAt(index)
            index += 1
            // A call of a function named `open` is no modifier with an argument.
            if modifier != .openKeyword, modifier.takesArgument, kindAt(index) == .leftParen { index = partner(of: index) + 1 }
        }
        switch kindAt(index) {
        case .letKeyword, .varKeyword, .inoutKeyword, .funcKeyword, .structKeyword, .classKeyword, .enumKeyword, .protocolKeyword,
            .extensionKeyword, .importKeyword, .typealiasKeyword, .associatedtypeKeyword, .subscriptKeyword, .deinitKeyword,
            .operatorKeyword,
            .precedencegroupKeyword, ._borrowingKeyword:
            return true
        case .initKeyword: return allowsInit
        case .caseKeyword: return requiresDeclaration
        case .macroKeyword: return kindAt(index + 1).canBeName
        case .pound: return hasAttribute || hasModifier || requiresDeclaration
        case .actorKeyword: return startsActor(index, allowsInit: allowsInit, requiresDeclaration: requiresDeclaration)
        default: return requiresDeclaration && (hasAttribute || hasModifier)
        }
    }

    /// Whether `actor` at `index` declares one: a name follows, perhaps after further modifiers.
    private mutating func startsActor(_ index: Int, allowsInit: Bool, requiresDeclaration: Bool) -> Bool {
        if kindAt(index + 1) == .identifier || kindAt(index + 1).isContextualKeyword { return true }
        var index = index + 1
        while kindAt(index).isDeclarationModifier { index += 1 }
        return kindAt(index).canBeName
    }

    // MARK: Declarations

    /// `declaration` with its attributes and modifiers. If none follows them, that is reported.
    mutating func parseDeclaration(_ context: DeclarationContext) {
        let start = mark()
        parseAttributes()
        parseModifiers()
        switch kind {
        case .varKeyword, .letKeyword, .inoutKeyword, ._borrowingKeyword: parseVariable(start, context)
        case .funcKeyword: parseFunction(start)
        case .structKeyword: parseNominal(.structDecl, start)
        case .classKeyword: parseNominal(.classDecl, start)
        case .enumKeyword: parseNominal(.enumDecl, start)
        case .protocolKeyword: parseNominal(.protocolDecl, start)
        case .actorKeyword: parseNominal(.actorDecl, start)
        case .extensionKeyword: parseExtension(start)
        case .importKeyword: parseImport(start)
        case .caseKeyword: parseEnumCase(start)
        case .initKeyword: parseInitializerDeclaration(start)
        case .deinitKeyword: parseDeinitializer(start)
        case .subscriptKeyword: parseSubscript(start)
        case .typealiasKeyword: parseTypealias(start)
        case .associatedtypeKeyword: parseAssociatedType(start)
        case .macroKeyword: parseMacro(start)
        case .operatorKeyword: parseOperator(start)
        case .precedencegroupKeyword: parsePrecedenceGroup(start)
        case .pound: parseMacroExpansion(start, [])
        default:
            reportExpected(
                .expectedDeclaration, position > start.token ? "a declaration after its attributes and modifiers" : "a declaration")
            if position > start.token { close(.unexpected, start) } else { missing() }
        }
    }

    /// `declaration-modifiers`.
    @inline(__always)
    mutating func parseModifiers() {
        while kind.isDeclarationModifier {
            // `class` is a modifier before another declaration only.
            if kind == .classKeyword {
                guard peek() == .overrideKeyword || startsDeclaration(position + 1, allowsInit: true, requiresDeclaration: false) else {
                    return
                }
            }
            let start = mark()
            let takesArgument = kind.takesArgument
            advance()
            if takesArgument, kind == .leftParen {
                let opening = position
                advance()
                if kind.canBeName {
                    advance()
                } else {
                    reportExpected(.expectedName, "the argument of the modifier, such as `set`")
                }
                expectClosing(.rightParen, opening: opening)
            }
            close(.modifier, start)
        }
    }

    /// A declared name as the main token, or a report that it is missing.
    mutating func parseDeclaredName(_ what: String) -> Int {
        if kind.canBeName {
            advance()
            return position - 1
        }
        reportExpected(.expectedName, what)
        // A keyword in a name's place is taken for it, if it can be nothing else.
        if !atStartOfLine, kind.isReservedKeyword || kind == .wildcard || kind == .integerLiteral || kind == .dollarIdentifier,
            !kind.beginsEffect
        {
            leaf(.unexpected)
            return position - 1
        }
        return Self.noToken
    }

    /// `import-declaration`.
    private mutating func parseImport(_ start: Mark) {
        advance()
        switch kind {
        case .typealiasKeyword, .structKeyword, .classKeyword, .enumKeyword, .protocolKeyword, .varKeyword, .letKeyword, .funcKeyword:
            advance()
        default: break
        }
        let name = position
        var isFirst = true
        while true {
            if kind.canBeName || kind.isOperator {
                advance()
            } else {
                reportExpected(.expectedName, isFirst ? "the name of a module" : "a name after `.`")
                close(.importDecl, start, main: isFirst ? Self.noToken : name)
                return
            }
            isFirst = false
            guard kind == .period || kind == .colonColon else { break }
            advance()
        }
        close(.importDecl, start, main: name)
    }

    /// `typealias-declaration`.
    private mutating func parseTypealias(_ start: Mark) {
        advance()
        let name = parseDeclaredName("the name of the type alias")
        if beginsAngle(position) { parseGenericParameters() }
        if eat(.equal) {
            parseType()
        } else if kind == .colon {
            reportExpected(.expectedToken, "`=`")
            advance()
            parseType()
        } else {
            reportExpected(.expectedToken, "`=`")
            missing()
        }
        if kind == .whereKeyword { parseGenericWhere() }
        close(.typealiasDecl, start, main: name)
    }

    /// `protocol-associated-type-declaration`.
    private mutating func parseAssociatedType(_ start: Mark) {
        advance()
        let name = parseDeclaredName("the name of the associated type")
        if kind == .colon { parseInheritanceClause() }
        if eat(.equal) { parseType() }
        if kind == .whereKeyword { parseGenericWhere() }
        close(.associatedtypeDecl, start, main: name)
    }

    /// `operator-declaration`.
    private mutating func parseOperator(_ start: Mark) {
        advance()
        let name = position
        switch kind {
        case .binaryOperator, .prefixOperator, .postfixOperator, .greater, .equal, .arrow, .exclamationPostfix, .questionPostfix,
            .questionInfix,
            .ampersandPrefix:
            advance()
        default:
            reportExpected(.expectedName, "an operator")
            if kind.canBeName, !atStartOfLine { leaf(.unexpected) }
            close(.operatorDecl, start, main: Self.noToken)
            return
        }
        if eat(.colon) {
            repeat {
                if kind.canBeName || kind == .capitalSelfKeyword || kind == .selfKeyword {
                    advance()
                } else {
                    reportExpected(.expectedName, "the name of a precedence group")
                }
            } while eat(.comma)
        }
        if kind == .leftBrace, !atStartOfLine {
            reportExpected(.unexpectedToken, "a line break")
            skipGroup()
        }
        close(.operatorDecl, start, main: name)
    }

    /// `precedence-group-declaration`.
    private mutating func parsePrecedenceGroup(_ start: Mark) {
        advance()
        let name = parseDeclaredName("the name of the precedence group")
        guard kind == .leftBrace else {
            reportExpected(.expectedToken, "`{`")
            close(.precedenceGroupDecl, start, main: name)
            return
        }
        let opening = position
        advance()
        attributes: while true {
            switch kind {
            case .associativityKeyword:
                advance()
                expect(.colon)
                if kind == .leftKeyword || kind == .rightKeyword || kind == .noneKeyword {
                    advance()
                } else {
                    reportExpected(.expectedToken, "`left`, `right` or `none`")
                }
            case .assignmentKeyword:
                advance()
                expect(.colon)
                if kind == .trueKeyword || kind == .falseKeyword {
                    advance()
                } else {
                    reportExpected(.expectedToken, "`true` or `false`")
                }
            case .higherThanKeyword, .lowerThanKeyword:
                advance()
                expect(.colon)
                repeat {
                    if kind.canBeName {
                        advance()
                    } else {
                        reportExpected(.expectedName, "the name of a precedence group")
                    }
                } while eat(.comma)
            default: break attributes
            }
        }
        expectClosing(.rightBrace, opening: opening)
        close(.precedenceGroupDecl, start, main: name)
    }

    /// `macro-declaration`.
    private mutating func parseMacro(_ start: Mark) {
        advance()
        let name = parseDeclaredName("the name of the macro")
        if beginsAngle(position) { parseGenericParameters() }
        parseSignature()
        if kind == .equal { parseInitializer([]) }
        if kind == .whereKeyword { parseGenericWhere() }
        close(.macroDecl, start, main: name)
    }
}

extension TokenKind {
    /// Whether this word may stand among the modifiers of a declaration.
    @inline(__always) var isDeclarationModifier: Bool {
        switch self {
        case .asyncKeyword, .borrowingKeyword, .consumingKeyword, .convenienceKeyword, .distributedKeyword, .dynamicKeyword, .finalKeyword,
            .indirectKeyword, .infixKeyword, .isolatedKeyword, .lazyKeyword, .mutatingKeyword, .nonisolatedKeyword, .nonmutatingKeyword,
            .openKeyword, .optionalKeyword, .overrideKeyword, .packageKeyword, .postfixKeyword, .prefixKeyword, .requiredKeyword,
            .unownedKeyword, .weakKeyword, .__consumingKeyword, .__setter_accessKeyword, ._constKeyword, ._localKeyword,
            .classKeyword, .fileprivateKeyword, .internalKeyword, .privateKeyword, .publicKeyword, .staticKeyword:
            true
        default: false
        }
    }

    /// Whether this modifier may have an argument in parentheses: `private(set)`, `nonisolated(unsafe)`.
    var takesArgument: Bool {
        switch self {
        case .fileprivateKeyword, .internalKeyword, .nonisolatedKeyword, .packageKeyword, .openKeyword, .privateKeyword, .publicKeyword,
            .unownedKeyword:
            true
        default: false
        }
    }
}
