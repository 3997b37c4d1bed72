// Attributes of declarations, types and cases. Most have the arguments of a call; the compiler's own have grammars of their own, of which
// the parts that hold names, types, strings or requirements become nodes and the rest stays tokens.

extension Parser {
    /// `attributes`, with `#if` around some of them.
    @inline(__always)
    mutating func parseAttributes() {
        while true {
            if kind == .atSign {
                parseAttribute()
            } else if kind == .poundIf, skipConditionalAttributes(position) != nil {
                parseConditional(.attributes)
            } else {
                return
            }
        }
    }

    /// `attribute` of a declaration.
    private mutating func parseAttribute() {
        let start = mark()
        advance()
        let name = position
        if peek() == .colonColon {
            finishCustomAttribute(start)
            return
        }
        switch kind {
        case .availableKeyword, ._spi_availableKeyword, .backDeployedKeyword, ._backDeployKeyword, .objcKeyword, ._effectsKeyword,
            ._documentationKeyword, ._originallyDefinedInKeyword, .differentiableKeyword, .derivativeKeyword, .transposeKeyword,
            .specializedKeyword, ._specializeKeyword, ._dynamicReplacementKeyword, ._implementsKeyword, .abiKeyword:
            let attribute = kind
            leaf(.identifierType)
            if atAttributeArguments(position) || attribute != .objcKeyword && kind == .leftParen && !atStartOfLine {
                parseSpecialArguments(of: attribute)
            } else if attribute != .objcKeyword, attribute != .differentiableKeyword {
                reportExpected(.expectedToken, "`(`")
            }
            close(.attribute, start, main: name)
        case .attachedKeyword, .freestandingKeyword:
            leaf(.identifierType)
            if atAttributeArguments(position) { parseMacroRole() }
            close(.attribute, start, main: name)
        case .sendableKeyword, .rethrowsKeyword:
            leaf(.identifierType)
            close(.attribute, start, main: name)
        default:
            finishCustomAttribute(start)
        }
    }

    /// `attribute` of a type.
    mutating func parseTypeAttribute() {
        let start = mark()
        let name = position + 1
        switch peek() {
        case .asyncKeyword, .autoclosureKeyword, .escapingKeyword, .noescapeKeyword, .noDerivativeKeyword, .preconcurrencyKeyword,
            .retroactiveKeyword, .sendableKeyword, .uncheckedKeyword, ._localKeyword, ._noMetadataKeyword:
            guard kindAt(position + 2) != .colonColon else { fallthrough }
            advance()
            leaf(.identifierType)
            close(.attribute, start, main: name)
        case .differentiableKeyword:
            advance()
            leaf(.identifierType)
            if kind == .leftParen, isGlued(position) { parseSpecialArguments(of: .differentiableKeyword) }
            close(.attribute, start, main: name)
        default:
            advance()
            finishCustomAttribute(start)
        }
    }

    /// An attribute from its name on, with the arguments of a call.
    private mutating func finishCustomAttribute(_ start: Mark) {
        let name = position
        // It has arguments in any case: language modes before Swift 6 accept a space before them.
        let needsArguments = kind == .conventionKeyword && peek() == .leftParen && !startsLine(position + 1)
        parseSimpleType(isAttributeName: true)
        if kind == .leftParen, needsArguments || atAttributeArguments(position) {
            parseArguments([])
        }
        close(.attribute, start, main: name)
    }

    /// `(role, names: …)` of `@attached` and `@freestanding`.
    private mutating func parseMacroRole() {
        let start = mark()
        let opening = position
        advance()
        let role = mark()
        if kind.canBeName || kind == .extensionKeyword {
            leaf(.reference)
            close(.argument, role, main: Self.noToken)
        } else {
            reportExpected(.expectedName, "the role of the macro")
        }
        if eat(.comma) { parseArgumentList(until: .rightParen, opening: opening, .attributeArguments) }
        expectClosing(.rightParen, opening: opening)
        close(.argumentList, start)
    }

    // MARK: Arguments with grammars of their own

    /// The arguments of one of the compiler's attributes, in their parentheses.
    private mutating func parseSpecialArguments(of attribute: TokenKind) {
        let opening = position
        advance()
        switch attribute {
        case .availableKeyword, ._spi_availableKeyword: parseAvailabilityArguments()
        case .specializedKeyword, ._specializeKeyword, .differentiableKeyword: parseSpecializationArguments()
        case .derivativeKeyword, .transposeKeyword:
            if kind == .ofKeyword, peek() == .colon {
                move(to: position + 2)
                parseQualifiedDeclarationName()
            }
        case ._dynamicReplacementKeyword:
            if kind == .forKeyword, peek() == .colon {
                move(to: position + 2)
                parseDeclarationNameArgument([.emptyCompound, .special, .operators])
            }
        case ._implementsKeyword:
            parseType()
            if expect(.comma) { parseDeclarationNameArgument([.emptyCompound, .operators]) }
        case ._originallyDefinedInKeyword: parseStringsAmongTokens()
        case ._documentationKeyword: parseDocumentationArguments()
        case .abiKeyword:
            if kind != .rightParen, enter() {
                parseDeclaration(.member)
                leave()
            }
        default: break
        }
        switch attribute {
        case .availableKeyword, ._spi_availableKeyword, ._documentationKeyword, ._implementsKeyword, ._dynamicReplacementKeyword,
            .abiKeyword:
            break
        default: skipToClosingParen(opening)
        }
        expectClosing(.rightParen, opening: opening)
    }

    /// Passes over tokens up to the parenthesis that closes the one at `opening`.
    private mutating func skipToClosingParen(_ opening: Int) {
        let closing = partner(of: opening)
        if kind != .rightParen, closing > position, kindAt(closing) == .rightParen { move(to: closing) }
    }

    /// `availability-arguments` of `@available`; tokens only.
    private mutating func parseAvailabilityArguments() {
        repeat {
            switch kind {
            case .messageKeyword, .renamedKeyword:
                advance()
                guard expect(.colon) else { return }
                if kind == .stringStart {
                    move(to: endOfString(position))
                } else {
                    reportExpected(.expectedToken, "a string")
                }
            case .introducedKeyword, .obsoletedKeyword:
                advance()
                guard expect(.colon) else { return }
                parseVersion()
            case .deprecatedKeyword:
                advance()
                if eat(.colon) { parseVersion() }
            case .unavailableKeyword, .noasyncKeyword: advance()
            default:
                guard parsePlatformVersion() else { return }
            }
        } while eat(.comma)
    }

    /// `iOS 15.4`, a name alone, or `*`; whether there is one.
    mutating func parsePlatformVersion() -> Bool {
        if isOperator(position, UInt8(ascii: "*")) {
            advance()
        } else if kind.canBeName {
            advance()
            if kind == .integerLiteral || kind == .floatLiteral { parseVersion() }
        } else {
            reportExpected(.expectedName, "a platform with its version, `*`, or a word such as `deprecated`")
            return false
        }
        return true
    }

    /// `version`: `15`, `15.4`, `15.4.1`.
    private mutating func parseVersion() {
        guard kind == .integerLiteral || kind == .floatLiteral else { return reportExpected(.expectedToken, "a version") }
        advance()
        while kind == .period, peek() == .integerLiteral { move(to: position + 2) }
    }

    private mutating func parseDeclarationNameArgument(_ options: ReferenceOptions) {
        if !parseReference(options) { reportExpected(.expectedName, "the name of a declaration") }
    }

    /// `exported: true, target: f(_:), where T == Int`, `reverse, wrt: x where T: P`.
    private mutating func parseSpecializationArguments() {
        while kind != .rightParen, kind != .endOfFile, kind != .rightBrace {
            if kind == .whereKeyword {
                parseGenericWhere()
            } else if hasText(position, "target"), peek() == .colon {
                move(to: position + 2)
                parseDeclarationNameArgument([.emptyCompound, .special, .operators])
            } else if kind == .leftParen {
                move(to: partner(of: position) + 1)
            } else {
                advance()
            }
        }
    }

    /// `visibility: public, metadata: "text"`.
    private mutating func parseDocumentationArguments() {
        repeat {
            guard kind.canBeName else { return reportExpected(.expectedName, "`visibility` or `metadata`") }
            advance()
            guard expect(.colon) else { return }
            if kind == .stringStart {
                parseString()
            } else if kind.canBeLabel {
                advance()
            } else {
                reportExpected(.expectedToken, "a value")
            }
        } while eat(.comma)
    }

    /// `module: "M", …`: strings become nodes, the rest stays tokens.
    private mutating func parseStringsAmongTokens() {
        while kind != .rightParen, kind != .endOfFile, kind != .rightBrace {
            if kind == .stringStart { parseString() } else { advance() }
        }
    }

    /// `Outer.Type.name(labels:)`: a `member` whose base is a type, or a `reference`.
    private mutating func parseQualifiedDeclarationName() {
        let start = mark()
        // Of the names with periods between them, the last is the declaration's and all before it are a type.
        var last = position
        var index = position
        while let end = skipTypeIdentifier(index, depth: 1), kindAt(end) == .period {
            index = end + 1
            last = index
        }
        guard last > position else { return parseDeclarationNameArgument([.emptyCompound, .special, .operators]) }
        let type = mark()
        parseTypeUpTo(last - 1)
        close(.typeExpression, type)
        let period = position
        advance()
        parseDeclarationNameArgument([.emptyCompound, .special, .operators])
        close(.member, start, main: period)
    }

    /// A type with members whose last token is before `end`.
    private mutating func parseTypeUpTo(_ end: Int) {
        let start = mark()
        var isFirst = true
        while position < end {
            if !isFirst { advance() }
            parseModuleSelector()
            let name = position
            advance()
            if beginsAngle(position) { parseGenericArguments() }
            close(isFirst ? .identifierType : .memberType, start, main: name)
            isFirst = false
        }
    }
}
