// The kinds of tokens. The order of the cases matters: names, contextual keywords and reserved keywords are neighbours, so that "may
// this be a name?" and "may this be a label?" are comparisons of raw values.

/// What a token is. A contextual keyword is a keyword only where the grammar asks for it, everywhere else a name.
public enum TokenKind: UInt8, Sendable, CaseIterable {
    // MARK: Structure

    /// The end of the file; always the last token, and empty.
    case endOfFile
    /// A character or a group of characters that starts no token, such as a stray `*/` or a lone backtick.
    case unknown
    /// `#!…` at the very start of the file.
    case shebang

    // MARK: Punctuation

    case leftBrace, rightBrace, leftParen, rightParen, leftBracket, rightBracket
    case comma, semicolon, colon, colonColon, period, atSign, pound, backslash, arrow
    /// `=` alone.
    case equal

    // MARK: Operators

    /// An operator bound on both sides or on neither.
    case binaryOperator
    /// An operator bound on its right side only.
    case prefixOperator
    /// An operator bound on its left side only.
    case postfixOperator
    /// One `>` where an operator begins. Adjacent ones, and an operator token right after it, are one operator in an expression.
    case greater
    /// `&` before an argument.
    case ampersandPrefix
    /// `!` right after what it unwraps.
    case exclamationPostfix
    /// `?` right after what it unwraps or chains.
    case questionPostfix
    /// `?` of a ternary.
    case questionInfix

    // MARK: Literals

    case integerLiteral, floatLiteral
    /// A whole regular expression literal, `/…/` or `#/…/#`.
    case regexLiteral
    /// The opening quotes of a string with the pounds before them.
    case stringStart
    /// Text of a string between quotes and interpolations.
    case stringSegment
    /// The closing quotes of a string with the pounds after them; empty where the string is cut short.
    case stringEnd
    /// `\(`, with pounds in a raw string.
    case interpolationStart
    /// `)` at the end of an interpolation; empty where the interpolation is cut short.
    case interpolationEnd

    // MARK: Words after a pound

    case poundIf, poundElseif, poundElse, poundEndif, poundSourceLocation, poundAvailable, poundUnavailable

    // MARK: Names

    /// `$0` and the like.
    case dollarIdentifier
    /// A name, also one in backticks and `$name`.
    case identifier

    // MARK: Contextual keywords: modifiers of declarations

    case asyncKeyword, borrowingKeyword, consumingKeyword, convenienceKeyword, distributedKeyword, dynamicKeyword, finalKeyword
    case indirectKeyword, infixKeyword, isolatedKeyword, lazyKeyword, mutatingKeyword, nonisolatedKeyword, nonmutatingKeyword, openKeyword
    case optionalKeyword, overrideKeyword, packageKeyword, postfixKeyword, prefixKeyword, reasyncKeyword, requiredKeyword, sendingKeyword
    case unownedKeyword, weakKeyword, __consumingKeyword, __setter_accessKeyword, _constKeyword, _localKeyword

    // MARK: Contextual keywords: declarations and accessors

    case actorKeyword, macroKeyword, usingKeyword, _borrowingKeyword
    case getKeyword, setKeyword, didSetKeyword, willSetKeyword, _readKeyword, _modifyKeyword, readKeyword, modifyKeyword, mutateKeyword
    case unsafeAddressKeyword, unsafeMutableAddressKeyword, addressWithOwnerKeyword, addressWithNativeOwnerKeyword
    case mutableAddressWithOwnerKeyword, mutableAddressWithNativeOwnerKeyword

    // MARK: Contextual keywords: types, expressions and statements

    case anyKeyword, someKeyword, eachKeyword, typeKeyword, capitalProtocolKeyword, ofKeyword, dependsOnKeyword, nonsendingKeyword
    case __ownedKeyword, __sharedKeyword
    case awaitKeyword, borrowKeyword, consumeKeyword, copyKeyword, unsafeKeyword, safeKeyword
    case discardKeyword, yieldKeyword, thenKeyword

    // MARK: Contextual keywords: operators and precedence groups

    case associativityKeyword, assignmentKeyword, higherThanKeyword, lowerThanKeyword, leftKeyword, rightKeyword, noneKeyword

    // MARK: Contextual keywords: attributes and their arguments

    case availableKeyword, abiKeyword, attachedKeyword, freestandingKeyword, backDeployedKeyword, differentiableKeyword, derivativeKeyword
    case transposeKeyword, objcKeyword, specializedKeyword, _backDeployKeyword, _documentationKeyword, _dynamicReplacementKeyword
    case _effectsKeyword, _implementsKeyword, _originallyDefinedInKeyword, _specializeKeyword, _spi_availableKeyword
    case autoclosureKeyword, conventionKeyword, escapingKeyword, noescapeKeyword, noDerivativeKeyword, preconcurrencyKeyword
    case retroactiveKeyword, sendableKeyword, uncheckedKeyword, _noMetadataKeyword, _opaqueReturnTypeOfKeyword
    case deprecatedKeyword, introducedKeyword, messageKeyword, noasyncKeyword, obsoletedKeyword, renamedKeyword, unavailableKeyword
    case reverseKeyword, wrtKeyword

    // MARK: Contextual keywords: layout requirements

    case _trivialKeyword, _trivialAtMostKeyword, _trivialStrideKeyword, _unknownLayoutKeyword, _refCountedObjectKeyword
    case _nativeRefCountedObjectKeyword, _classKeyword, _nativeClassKeyword, _bridgeObjectKeyword

    // MARK: Wildcard and reserved keywords

    /// `_`.
    case wildcard

    case capitalAnyKeyword, asKeyword, associatedtypeKeyword, breakKeyword, caseKeyword, catchKeyword, classKeyword, continueKeyword
    case defaultKeyword, deferKeyword, deinitKeyword, doKeyword, elseKeyword, enumKeyword, extensionKeyword, fallthroughKeyword
    case falseKeyword, fileprivateKeyword, forKeyword, funcKeyword, guardKeyword, ifKeyword, importKeyword, inKeyword, initKeyword
    case internalKeyword, isKeyword, letKeyword, nilKeyword, operatorKeyword, precedencegroupKeyword, privateKeyword, protocolKeyword
    case publicKeyword, repeatKeyword, rethrowsKeyword, returnKeyword, selfKeyword, capitalSelfKeyword, staticKeyword, structKeyword
    case subscriptKeyword, superKeyword, switchKeyword, throwKeyword, throwsKeyword, trueKeyword, tryKeyword, typealiasKeyword, varKeyword
    case whereKeyword, whileKeyword
    /// Last, because it is the one reserved word that is never a label.
    case inoutKeyword
}

extension TokenKind {
    /// Whether this is a word that is a keyword in some places and a name in all others.
    @inlinable public var isContextualKeyword: Bool {
        rawValue > TokenKind.identifier.rawValue && rawValue < TokenKind.wildcard.rawValue
    }

    /// Whether this word may never be a name without backticks.
    @inlinable public var isReservedKeyword: Bool { rawValue > TokenKind.wildcard.rawValue }

    /// Whether the token can be a name: an identifier or a contextual keyword.
    @inlinable public var canBeName: Bool {
        rawValue >= TokenKind.identifier.rawValue && rawValue < TokenKind.wildcard.rawValue
    }

    /// Whether the token can be an argument label: a name, `_`, or any reserved keyword but `inout`.
    @inlinable public var canBeLabel: Bool {
        rawValue >= TokenKind.identifier.rawValue && rawValue < TokenKind.inoutKeyword.rawValue
    }

    /// Whether this is an operator of any boundness, `>` included; `=`, `->`, `&x`, `x!` and `x?` have kinds of their own.
    @inlinable public var isOperator: Bool {
        rawValue >= TokenKind.binaryOperator.rawValue && rawValue <= TokenKind.greater.rawValue
    }
}
