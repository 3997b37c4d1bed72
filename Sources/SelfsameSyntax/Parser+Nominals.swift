// Types that are declared: their heads, generic parameters and requirements, inheritance and members.

extension Parser {
    /// `struct-declaration`, `class-declaration`, `actor-declaration`, `enum-declaration` or `protocol-declaration`.
    mutating func parseNominal(_ node: NodeKind, _ start: Mark) {
        let keyword = position
        advance()
        let name = parseDeclaredName("the name of the type")
        if beginsAngle(position) { parseGenericParameters() }
        if kind == .colon { parseInheritanceClause() }
        if kind == .whereKeyword { parseGenericWhere() }
        parseMemberBlock(keyword)
        close(node, start, main: name)
    }

    /// `extension-declaration`.
    mutating func parseExtension(_ start: Mark) {
        let keyword = position
        advance()
        parseType()
        if kind == .colon { parseInheritanceClause() }
        if kind == .whereKeyword { parseGenericWhere() }
        parseMemberBlock(keyword)
        close(.extensionDecl, start, main: keyword)
    }

    // MARK: Members

    /// The members of a type between braces.
    private mutating func parseMemberBlock(_ keyword: Int) {
        guard kind == .leftBrace || mayHaveLostBrace() else {
            reportExpected(.expectedToken, "`{`")
            missing()
            return
        }
        let start = mark()
        let opening = kind == .leftBrace ? openBrace() : openLostBrace()
        parseMembers(insideConditional: false)
        closeBrace(opening)
        close(.memberBlock, start)
    }

    /// `members`, also in a clause of `#if`.
    mutating func parseMembers(insideConditional: Bool) {
        guard enter() else { return }
        defer { leave() }
        var isSeparated = true
        while true {
            if missingClosingBraces != 0, endsBlockByIndentation() { return }
            switch kind {
            case .endOfFile, .poundElse, .poundElseif, .poundEndif: return
            case .rightBrace: if !insideConditional || closesOpenBlock() { return }
            case .pound where atElseIfTypo(): return
            default: break
            }
            let before = position
            if kind == .semicolon {
                // A semicolon ends a declaration and is none itself.
                report(.expectedDeclaration, tokens.range(TokenID(UInt32(position))), "found `;`, expected a declaration before it")
                while eat(.semicolon) {}
                isSeparated = true
                continue
            }
            if !isSeparated, !atStartOfLine, isListening {
                report(
                    .missingSeparator, tokens.range(TokenID(UInt32(position))),
                    "found \(describe(position)) on the same line as the previous declaration, expected a line break or `;` before it")
            }
            isSeparated = parseMember()
            if eat(.semicolon) { isSeparated = true }
            if position == before {
                skipGroup()
                isSeparated = true
            }
        }
    }

    /// One member. Whether it was unread source or a directive, after which no separator is missing.
    private mutating func parseMember() -> Bool {
        switch kind {
        case .poundIf where skipConditionalAttributes(position) == nil:
            parseConditional(.members)
            return true
        case .poundSourceLocation:
            parseSourceLocation()
            return true
        default: break
        }
        if startsDeclaration(position, allowsInit: true, requiresDeclaration: true) {
            parseDeclaration(.member)
            return false
        }
        if parseMemberWithoutKeyword() { return false }
        skipUnexpectedMember()
        return true
    }

    /// `name: Type` without `var`, `name(…) {` without `func`: read as what is meant.
    private mutating func parseMemberWithoutKeyword() -> Bool {
        guard kind.canBeName else { return false }
        switch peek() {
        case .colon, .equal:
            reportExpected(.expectedToken, "`var` or `let` before the name")
            let start = mark()
            parsePatternBindings(.member)
            close(.variableDecl, start, main: Self.noToken)
            return true
        case .leftParen where kindAt(partner(of: position + 1) + 1) == .leftBrace || kindAt(partner(of: position + 1) + 1) == .arrow:
            reportExpected(.expectedToken, "`func` before the name")
            parseFunctionAfterKeyword(mark())
            return true
        default: return false
        }
    }

    /// Skips what is no member, up to the next one.
    private mutating func skipUnexpectedMember() {
        reportExpected(.expectedDeclaration, "a declaration")
        let start = mark()
        repeat {
            switch kind {
            case .leftParen, .leftBracket, .leftBrace: move(to: min(partner(of: position) + 1, tokens.count - 1))
            default: advance()
            }
            switch kind {
            case .semicolon, .endOfFile, .rightBrace, .poundElse, .poundElseif, .poundEndif, .poundIf: return close(.unexpected, start)
            default: break
            }
        } while !(atStartOfLine && startsDeclaration(position, allowsInit: true, requiresDeclaration: true))
        close(.unexpected, start)
    }

    /// `enum-case`s of one `case`.
    mutating func parseEnumCase(_ start: Mark) {
        let keyword = position
        advance()
        repeat {
            let element = mark()
            if kind == .period {
                reportExpected(.unexpectedToken, "the name of a case")
                advance()
            }
            let name = parseDeclaredName("the name of a case")
            if kind == .leftParen { parseParameterClause(.enumCase) }
            if kind == .equal { parseInitializer([]) }
            close(.enumCaseElement, element, main: name)
        } while eat(.comma)
        close(.enumCaseDecl, start, main: keyword)
    }

    // MARK: Inheritance

    /// `type-inheritance-clause`.
    mutating func parseInheritanceClause() {
        let start = mark()
        advance()
        repeat {
            let element = mark()
            if kind == .classKeyword {
                // `protocol P: class`, an old spelling of `AnyObject`.
                leaf(.identifierType)
            } else {
                guard parseType() else {
                    close(.inheritedType, element)
                    break
                }
            }
            close(.inheritedType, element)
        } while eat(.comma)
        close(.inheritanceClause, start)
    }

    // MARK: Generics

    /// `generic-parameter-clause`; the primary associated types of a protocol, too.
    mutating func parseGenericParameters() {
        let start = mark()
        let opening = position
        advance()
        while kind != .greater, kind != .endOfFile {
            let before = position
            parseGenericParameter()
            guard position > before, eat(.comma) else { break }
        }
        if position == opening + 1, kind == .greater { reportExpected(.expectedName, "the name of a generic parameter") }
        if kind == .whereKeyword { parseGenericWhere() }
        if !eat(.greater) {
            reportExpected(
                .unclosedBracket, "`>`", notes: [Note("`<` is opened here", range: tokens.range(TokenID(UInt32(opening))))])
        }
        close(.genericParameters, start)
    }

    /// `generic-parameter`: `T`, `T: P`, `each T`, `let n: Int`.
    private mutating func parseGenericParameter() {
        let start = mark()
        parseAttributes()
        if kind == .eachKeyword && peek().canBeName || kind == .letKeyword { advance() }
        var name = Self.noToken
        if kind.canBeName || kind == .selfKeyword || kind == .capitalSelfKeyword {
            name = position
            advance()
        } else {
            reportExpected(.expectedName, "the name of a generic parameter")
        }
        if eat(.colon) { parseType() }
        close(.genericParameter, start, main: name)
    }

    /// `generic-where-clause`.
    mutating func parseGenericWhere() {
        let start = mark()
        advance()
        repeat {
            guard kind != .leftBrace else { break }
            parseRequirement()
        } while eat(.comma)
        close(.genericWhere, start)
    }

    /// `requirement`: `A: B`, `A == B`, `A: _Trivial(64)`.
    private mutating func parseRequirement() {
        let start = mark()
        guard parseIntegerArgument() || parseType() else {
            close(.sameTypeRequirement, start)
            return
        }
        if kind == .colon {
            advance()
            if kind.isLayoutName {
                let name = position
                advance()
                if kind == .leftParen {
                    let opening = position
                    move(to: partner(of: position))
                    expectClosing(.rightParen, opening: opening)
                }
                close(.layoutRequirement, start, main: name)
            } else {
                parseType()
                close(.conformanceRequirement, start)
            }
        } else if atOperator("==") {
            advance()
            if !parseIntegerArgument() { parseType() }
            close(.sameTypeRequirement, start)
        } else {
            reportExpected(.expectedToken, "`:` or `==`")
            missing()
            close(.sameTypeRequirement, start)
        }
    }
}

extension TokenKind {
    /// Whether this word names a layout in a requirement.
    var isLayoutName: Bool {
        switch self {
        case ._trivialKeyword, ._trivialAtMostKeyword, ._trivialStrideKeyword, ._unknownLayoutKeyword, ._refCountedObjectKeyword,
            ._nativeRefCountedObjectKeyword, ._classKeyword, ._nativeClassKeyword, ._bridgeObjectKeyword:
            true
        default: false
        }
    }
}
