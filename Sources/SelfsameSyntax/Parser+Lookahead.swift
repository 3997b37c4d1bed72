// Looking ahead without building nodes: is this a type, a list of generic arguments, a closure signature, a declaration? Each function
// takes the index of a token and returns the one after what it recognised, or nil. Invariant: nothing is consumed or reported.

extension Parser {
    /// How deep types are followed ahead; deeper ones are taken for no type.
    private static var lookaheadLimit: Int { 64 }

    // MARK: Types

    /// The token after the `type` at `index`.
    mutating func skipType(_ index: Int, depth: Int = 0) -> Int? {
        guard depth < Self.lookaheadLimit else { return nil }
        var index = index
        if kindAt(index) == .repeatKeyword { index += 1 }
        guard let end = skipScalarType(index, depth: depth) else { return nil }
        return isEllipsis(end) ? end + 1 : end
    }

    func kindAt(_ index: Int) -> TokenKind { index < tokens.count ? tokens.kinds[index] : .endOfFile }

    func isEllipsis(_ index: Int) -> Bool { kindAt(index).isOperator && hasText(index, "...") }

    /// The token after a type without pack expansion; chains of arrows are followed in a loop.
    mutating func skipScalarType(_ index: Int, depth: Int) -> Int? {
        var index = index
        while true {
            guard let start = skipSpecifiersAndAttributes(index), let end = skipSimpleOrCompositionType(start, depth: depth) else {
                return nil
            }
            guard let result = skipFunctionArrow(end) else { return end }
            index = result
            if kindAt(index) == .repeatKeyword { index += 1 }
        }
    }

    private mutating func skipSpecifiersAndAttributes(_ index: Int) -> Int? {
        var index = index
        while true {
            let kind = kindAt(index)
            if kind == .nonisolatedKeyword, mayPrecedeType(index + 1) {
                if kindAt(index + 1) == .leftParen, !startsLine(index + 1) {
                    guard kindAt(index + 2) == .nonsendingKeyword, kindAt(index + 3) == .rightParen else { return nil }
                    index += 4
                } else {
                    index += 1
                }
            } else if kind.isTypeSpecifier, mayPrecedeType(index + 1) {
                index += 1
            } else {
                break
            }
        }
        while kindAt(index) == .atSign {
            guard let end = skipAttribute(index) else { return nil }
            index = end
        }
        return index
    }

    /// Whether the token at `index` can begin a type after a specifier such as `borrowing`.
    func mayPrecedeType(_ index: Int) -> Bool {
        switch kindAt(index) {
        case .atSign, .leftParen, .leftBracket, .wildcard, .inoutKeyword, .capitalAnyKeyword, .capitalSelfKeyword, .varKeyword, .letKeyword:
            true
        case .prefixOperator: isOperator(index, UInt8(ascii: "~"))
        case let kind: kind.canBeName
        }
    }

    private mutating func skipSimpleOrCompositionType(_ index: Int, depth: Int) -> Int? {
        var index = index
        switch kindAt(index) {
        case .someKeyword, .anyKeyword, .eachKeyword: index += 1
        default: break
        }
        guard var end = skipSimpleType(index, depth: depth) else { return nil }
        while isOperator(end, UInt8(ascii: "&")) {
            guard let next = skipSimpleType(end + 1, depth: depth) else { return nil }
            end = next
        }
        return end
    }

    mutating func skipSimpleType(_ index: Int, depth: Int) -> Int? {
        guard depth < Self.lookaheadLimit else { return nil }
        var index = index
        if kindAt(index) == .prefixOperator {
            guard isOperator(index, UInt8(ascii: "~")) else { return nil }
            index += 1
        }
        switch kindAt(index) {
        case .capitalAnyKeyword where kindAt(index + 1) != .colonColon: index += 1
        case .leftParen:
            guard let end = skipTupleTypeBody(index + 1, depth: depth + 1) else { return nil }
            index = end
        case .leftBracket:
            guard let end = skipCollectionTypeBody(index + 1, depth: depth + 1) else { return nil }
            index = end
        case .wildcard where kindAt(index + 1) != .colonColon: index += 1
        case .repeatKeyword: return index
        default:
            guard let end = skipTypeIdentifier(index, depth: depth) else { return nil }
            index = end
        }
        while true {
            switch kindAt(index) {
            case .period:
                if kindAt(index + 1) == .typeKeyword || kindAt(index + 1) == .capitalProtocolKeyword {
                    index += 2
                } else {
                    guard let end = skipTypeIdentifier(index + 1, allowsKeyword: true, depth: depth) else { return nil }
                    index = end
                }
            case .questionPostfix where !startsLine(index), .exclamationPostfix where !startsLine(index): index += 1
            default: return index
            }
        }
    }

    /// The token after `name<…>`, with `Module::` before it if there is one.
    mutating func skipTypeIdentifier(_ index: Int, allowsKeyword: Bool = false, depth: Int) -> Int? {
        var index = skipModuleSelector(index)
        let kind = kindAt(index)
        if kind == .capitalAnyKeyword { return index + 1 }
        guard kind.canBeName || kind == .capitalSelfKeyword || allowsKeyword && kind.isReservedKeyword else { return nil }
        index += 1
        guard beginsAngle(index) else { return index }
        return skipGenericArguments(index, depth: depth + 1)
    }

    /// The token after `Module::`, or `index` if there is no module selector.
    func skipModuleSelector(_ index: Int) -> Int {
        guard kindAt(index + 1) == .colonColon else { return kindAt(index) == .colonColon ? index + 1 : index }
        switch kindAt(index) {
        case .wildcard, .capitalAnyKeyword, .selfKeyword, .capitalSelfKeyword, .superKeyword: return index + 2
        case let kind: return kind.canBeName ? index + 2 : index
        }
    }

    /// The token after the `generic-argument-clause` at `index`.
    mutating func skipGenericArguments(_ index: Int, depth: Int) -> Int? {
        guard depth < Self.lookaheadLimit, isOperator(index, UInt8(ascii: "<")) else { return nil }
        if let end = skipGenericArgumentList(index + 1, depth: depth) { return end }
        if failedAngles.count < Self.lookaheadLimit { failedAngles.append(index) }
        return nil
    }

    private mutating func skipGenericArgumentList(_ index: Int, depth: Int) -> Int? {
        var index = index
        if kindAt(index) == .greater { return index + 1 }
        while true {
            guard let end = skipGenericArgument(index, depth: depth) else { return nil }
            index = end
            guard kindAt(index) == .comma else { break }
            index += 1
            if kindAt(index) == .greater { break }
        }
        return kindAt(index) == .greater ? index + 1 : nil
    }

    private mutating func skipGenericArgument(_ index: Int, depth: Int) -> Int? {
        skipType(index, depth: depth) ?? skipIntegerArgument(index)
    }

    private func skipIntegerArgument(_ index: Int) -> Int? {
        if kindAt(index) == .integerLiteral { return index + 1 }
        return isOperator(index, UInt8(ascii: "-")) && kindAt(index + 1) == .integerLiteral ? index + 2 : nil
    }

    /// Whether generic arguments stand at the current token in an expression: a whole list, and after it a token that cannot begin an
    /// operand (language reference, "Generic Argument Clause"). In `a<b<c<…` each `<` is followed ahead once only.
    mutating func atGenericArguments() -> Bool {
        guard beginsAngle(position), !failedAngles.contains(position) else { return false }
        failedAngles.removeAll(keepingCapacity: true)
        guard let end = skipGenericArguments(position, depth: 1) else { return false }
        switch kindAt(end) {
        case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .exclamationPostfix,
            .questionPostfix, .colon, .interpolationEnd:
            return true
        case .binaryOperator: return isOperator(end, UInt8(ascii: "&"))
        case .leftParen, .leftBracket: return !startsLine(end)
        // A run such as `>>` closes two lists; a single operator that begins with `>` closes none.
        default: return false
        }
    }

    private mutating func skipTupleTypeBody(_ index: Int, depth: Int) -> Int? {
        var index = index
        guard kindAt(index) != .rightParen else { return index + 1 }
        while true {
            if kindAt(index) == .inoutKeyword { index += 1 }
            if startsParameterName(index, isClosure: false) {
                index += 1
                if kindAt(index).canBeLabel { index += 1 }
                guard kindAt(index) == .colon else { return nil }
                index += 1
            }
            guard let end = skipType(index, depth: depth) else { return nil }
            index = end
            guard kindAt(index) == .comma else { break }
            index += 1
            if kindAt(index) == .rightParen { break }
        }
        return kindAt(index) == .rightParen ? index + 1 : nil
    }

    /// What follows the bracket of `[T]`, `[K: V]` and `[3 of T]`.
    mutating func skipCollectionTypeBody(_ index: Int, depth: Int) -> Int? {
        guard var end = skipGenericArgument(index, depth: depth) else { return nil }
        if kindAt(end) == .ofKeyword, !startsLine(end) {
            guard let element = skipGenericArgument(end + 1, depth: depth) else { return nil }
            end = element
        } else if kindAt(end) == .colon {
            guard let value = skipType(end + 1, depth: depth) else { return nil }
            end = value
        }
        return kindAt(end) == .rightBracket ? end + 1 : nil
    }

    /// Whether `[T of …` or `[3 of …` follows at `index`, which is after the bracket.
    mutating func atInlineArrayBody(_ index: Int) -> Bool {
        let end: Int?
        switch kindAt(index) {
        case .rightBracket, .stringStart, .period, .floatLiteral, .leftBrace: return false
        case .integerLiteral: end = index + 1
        default: end = skipScalarType(index, depth: 1) ?? skipIntegerArgument(index)
        }
        guard let end else { return false }
        return kindAt(end) == .ofKeyword && !startsLine(end)
    }

    /// The token after `async throws(E) ->` at `index`; nil if no arrow follows.
    mutating func skipFunctionArrow(_ index: Int) -> Int? {
        if kindAt(index) == .arrow { return index + 1 }
        let end = skipEffects(index)
        return end > index && kindAt(end) == .arrow ? end + 1 : nil
    }

    /// The token after `async`, `throws(E)` and the like, in any order.
    mutating func skipEffects(_ index: Int) -> Int {
        var index = index
        while true {
            switch kindAt(index) {
            case .asyncKeyword, .reasyncKeyword: index += 1
            case .awaitKeyword where !startsLine(index): index += 1
            case .throwKeyword where !startsLine(index), .tryKeyword where !startsLine(index), .throwsKeyword, .rethrowsKeyword:
                index += 1
                if kindAt(index) == .leftParen { index = partner(of: index) + 1 }
            default: return index
            }
        }
    }

    // MARK: Parameters and labels

    /// Whether a parameter or an element of a tuple type begins with a name at `index`, rather than with its type.
    func startsParameterName(_ index: Int, isClosure: Bool) -> Bool {
        let kind = kindAt(index)
        guard kind.canBeLabel || kind == .dollarIdentifier else { return false }
        let next = kindAt(index + 1)
        if next == .colon { return true }
        // A declaration on the next line is no second name.
        if startsLine(index + 1), next.beginsStatementOrDeclaration, kindAt(index + 2) != .colon { return false }
        if next.canBeLabel || next == .dollarIdentifier {
            switch kind {
            case .isolatedKeyword, .someKeyword, .anyKeyword, .eachKeyword, .repeatKeyword, .__sharedKeyword, .__ownedKeyword,
                ._constKeyword, .borrowingKeyword, .consumingKeyword, .sendingKeyword:
                return kindAt(index + 2) == .colon
            default: return true
            }
        }
        if next == .questionPostfix || next == .exclamationPostfix { return false }
        return isClosure
    }

    // MARK: Attributes

    /// The token after the attribute at `index`, arguments included.
    mutating func skipAttribute(_ index: Int) -> Int? {
        let name = index + 1
        let isQualified = kindAt(name + 1) == .colonColon
        if !isQualified {
            switch kindAt(name) {
            case .conventionKeyword:
                return kindAt(name + 1) == .leftParen && !startsLine(name + 1) ? partner(of: name + 1) + 1 : name + 1
            case .differentiableKeyword, .isolatedKeyword, .abiKeyword, .attachedKeyword, .availableKeyword,
                .backDeployedKeyword, .derivativeKeyword, .freestandingKeyword, .objcKeyword, .transposeKeyword, .specializedKeyword,
                ._backDeployKeyword, ._documentationKeyword, ._dynamicReplacementKeyword, ._effectsKeyword, ._implementsKeyword,
                ._originallyDefinedInKeyword, ._specializeKeyword, ._spi_availableKeyword:
                return atAttributeArguments(name + 1) ? partner(of: name + 1) + 1 : name + 1
            case .autoclosureKeyword, .escapingKeyword, .noescapeKeyword, .noDerivativeKeyword, .preconcurrencyKeyword, .retroactiveKeyword,
                .sendableKeyword, .uncheckedKeyword, ._localKeyword, ._noMetadataKeyword, .asyncKeyword, .rethrowsKeyword:
                return name + 1
            default: break
            }
        }
        guard let end = skipSimpleType(name, depth: 1) else { return nil }
        return atAttributeArguments(end) ? partner(of: end) + 1 : end
    }

    /// Whether the parenthesis at `index` holds the arguments of an attribute whose name stands before it: it is glued to the name, or
    /// what follows its end can only follow an attribute. Before an arrow it holds the parameters of a function type, also where it is glued
    /// to the name, as language modes before Swift 6 accept it: `@MainActor(Int) -> Void`.
    mutating func atAttributeArguments(_ index: Int) -> Bool {
        guard kindAt(index) == .leftParen, !startsLine(index) else { return false }
        let end = partner(of: index) + 1
        if isGlued(index) { return kindAt(skipEffects(end)) != .arrow }
        return kindAt(end) == .atSign || startsDeclaration(end, allowsInit: true, requiresDeclaration: false)
    }

    /// The token after `#if … #endif` at `index` if it holds nothing but attributes.
    mutating func skipConditionalAttributes(_ index: Int, depth: Int = 0) -> Int? {
        guard depth < 8 else { return nil }
        var index = index
        var sawAttribute = false
        repeat {
            index = skipLine(index + 1)
            body: while true {
                switch kindAt(index) {
                case .atSign:
                    guard let end = skipAttribute(index) else { return nil }
                    index = end
                    sawAttribute = true
                case .poundIf:
                    guard let end = skipConditionalAttributes(index, depth: depth + 1) else { break body }
                    index = end
                    sawAttribute = true
                default: break body
                }
            }
        } while kindAt(index) == .poundElseif || kindAt(index) == .poundElse
        return sawAttribute && kindAt(index) == .poundEndif && startsLine(index) ? index + 1 : nil
    }

    /// The first token at or after `index` that begins a line; groups in brackets count as one token.
    mutating func skipLine(_ index: Int) -> Int {
        var index = index
        while kindAt(index) != .endOfFile, !startsLine(index) {
            switch kindAt(index) {
            case .leftParen, .leftBrace, .leftBracket: index = max(index + 1, partner(of: index) + 1)
            default: index += 1
            }
        }
        return index
    }
}

extension TokenKind {
    /// Whether this word may stand before a type to say how it is passed.
    var isTypeSpecifier: Bool {
        switch self {
        case .inoutKeyword, .__sharedKeyword, .__ownedKeyword, .isolatedKeyword, ._constKeyword, .borrowingKeyword, .consumingKeyword,
            .sendingKeyword:
            true
        default: false
        }
    }
}
