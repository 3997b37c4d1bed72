// What the lexer makes of small pieces of source, as tables: the source, the kinds of its tokens, and what the lexer reports.

import SelfsameSyntax
import Testing

/// One row of the table.
struct TokenRow: CustomTestStringConvertible, Sendable {
    var source: String
    var expected: [TokenKind]
    var diagnostics: [SyntaxDiagnosticID]

    init(_ source: String, _ expected: TokenKind..., reports diagnostics: SyntaxDiagnosticID...) {
        self.source = source
        self.expected = expected
        self.diagnostics = diagnostics
    }

    var testDescription: String { source.debugDescription }
}

private func lex(_ source: String) -> SyntaxTree { parse(SourceFile(path: "test.swift", bytes: Array(source.utf8))) }

/// Compares the kinds of all tokens but the last, and what the lexer reported.
private func check(_ row: TokenRow, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let tree = lex(row.source)
    #expect(Array(tree.tokens.kinds.dropLast()) == row.expected, sourceLocation: sourceLocation)
    let lexerIDs = Set(SyntaxDiagnosticID.allCases.prefix { $0 != .unexpectedToken })
    let reported = tree.diagnostics.map(\.id).filter { lexerIDs.contains($0) }
    #expect(reported == row.diagnostics, sourceLocation: sourceLocation)
}

@Suite("Tokens") struct TokenTests {
    @Test("Every token has its bytes, however many")
    func lengths() {
        let names = [1, 254, 255, 256, 3, 70_000, 255].map { String(repeating: "n", count: $0) }
        let tree = lex(names.joined(separator: " "))
        #expect(tree.tokens.kinds.indices.dropLast().map { tree.text(TokenID(UInt32($0))) } == names)
    }

    @Test(arguments: [
        TokenRow("a", .identifier),
        TokenRow("_", .wildcard),
        TokenRow("__", .identifier),
        TokenRow("_a1$", .identifier),
        TokenRow("été", .identifier),
        TokenRow("a\u{301}", .identifier),
        TokenRow("変数", .identifier),
        TokenRow("🐈", .identifier),
        TokenRow("`class`", .identifier),
        TokenRow("`a b-c`", .identifier),
        TokenRow("``", .identifier, reports: .invalidIdentifier),
        TokenRow("`+`", .identifier, reports: .invalidIdentifier),
        TokenRow("`a\\b`", .identifier, reports: .invalidCharacter),
        TokenRow("`a", .unknown, .identifier, reports: .invalidIdentifier),
        TokenRow("$0", .dollarIdentifier),
        TokenRow("$12", .dollarIdentifier),
        TokenRow("$a", .identifier),
        TokenRow("\u{301}a", .identifier, reports: .invalidIdentifier),
    ])
    func names(_ row: TokenRow) { check(row) }

    @Test(arguments: [
        TokenRow("class", .classKeyword),
        TokenRow("Any Self self", .capitalAnyKeyword, .capitalSelfKeyword, .selfKeyword),
        TokenRow("async open some", .asyncKeyword, .openKeyword, .someKeyword),
        TokenRow("Type Protocol", .typeKeyword, .capitalProtocolKeyword),
        TokenRow("mutableAddressWithNativeOwner", .mutableAddressWithNativeOwnerKeyword),
        TokenRow("mutableAddressWithNativeOwned", .identifier),
        TokenRow("xssociatedtype associatedtype", .identifier, .associatedtypeKeyword),
        TokenRow("classes clas Class", .identifier, .identifier, .identifier),
    ])
    func keywords(_ row: TokenRow) { check(row) }

    @Test func everyKeywordIsReadAsItself() {
        for kind in TokenKind.allCases where kind.isReservedKeyword || kind.isContextualKeyword {
            let text = kind.spelling ?? ""
            #expect(lex(text).tokens.kinds.first == kind, "\(text)")
            #expect(lex(text + "x").tokens.kinds.first == .identifier, "\(text)x")
            #expect(lex("`\(text)`").tokens.kinds.first == .identifier, "`\(text)`")
            #expect(kind.isReservedKeyword != kind.isContextualKeyword && kind.canBeName == kind.isContextualKeyword)
        }
        #expect(TokenKind.identifier.canBeName && !TokenKind.wildcard.canBeName && !TokenKind.dollarIdentifier.canBeName)
        #expect(TokenKind.wildcard.canBeLabel && TokenKind.classKeyword.canBeLabel && !TokenKind.inoutKeyword.canBeLabel)
    }

    @Test(arguments: [
        TokenRow("0 42 1_000", .integerLiteral, .integerLiteral, .integerLiteral),
        TokenRow("0xFF 0b10 0o17", .integerLiteral, .integerLiteral, .integerLiteral),
        TokenRow("1.5 1e9 1.5e-9 1_0.0_1", .floatLiteral, .floatLiteral, .floatLiteral, .floatLiteral),
        TokenRow("0x1p4 0x1.8p-2", .floatLiteral, .floatLiteral),
        TokenRow("1.a", .integerLiteral, .period, .identifier),
        TokenRow("1..<2", .integerLiteral, .binaryOperator, .integerLiteral),
        TokenRow("a.0.1", .identifier, .period, .integerLiteral, .period, .integerLiteral),
        TokenRow("0xff.description", .integerLiteral, .period, .identifier),
        TokenRow("0xff.fp", .integerLiteral, .period, .identifier),
        TokenRow("0x", .integerLiteral, reports: .invalidNumber),
        TokenRow("0b2", .integerLiteral, reports: .invalidNumber),
        TokenRow("0o8", .integerLiteral, reports: .invalidNumber),
        TokenRow("12ab", .integerLiteral, reports: .invalidNumber),
        TokenRow("1e", .floatLiteral, reports: .invalidNumber),
        TokenRow("1e+", .floatLiteral, reports: .invalidNumber),
        TokenRow("0x1.8", .floatLiteral, reports: .invalidNumber),
    ])
    func numbers(_ row: TokenRow) { check(row) }

    @Test(arguments: [
        TokenRow("a + b", .identifier, .binaryOperator, .identifier),
        TokenRow("a+b", .identifier, .binaryOperator, .identifier),
        TokenRow("a +b", .identifier, .prefixOperator, .identifier),
        TokenRow("a+ b", .identifier, .postfixOperator, .identifier),
        TokenRow("-a", .prefixOperator, .identifier),
        TokenRow("a...", .identifier, .postfixOperator),
        TokenRow("(...)", .leftParen, .binaryOperator, .rightParen),
        TokenRow("a^.b", .identifier, .postfixOperator, .period, .identifier),
        TokenRow("^.b", .prefixOperator, .period, .identifier),
        TokenRow("a ≤ b", .identifier, .binaryOperator, .identifier),
        TokenRow("a !== b", .identifier, .binaryOperator, .identifier),
        TokenRow("a = b", .identifier, .equal, .identifier),
        TokenRow("a= b", .identifier, .equal, .identifier, reports: .unevenSpaces),
        TokenRow("a -> b", .identifier, .arrow, .identifier),
        TokenRow("a & b", .identifier, .binaryOperator, .identifier),
        TokenRow("f(&a)", .identifier, .leftParen, .ampersandPrefix, .identifier, .rightParen),
        TokenRow(
            "a? a! a ? b : c", .identifier, .questionPostfix, .identifier, .exclamationPostfix, .identifier, .questionInfix, .identifier,
            .colon, .identifier),
        TokenRow("a!=b", .identifier, .exclamationPostfix, .equal, .identifier),
        TokenRow("!a", .prefixOperator, .identifier),
        TokenRow("a ?? b", .identifier, .binaryOperator, .identifier),
        TokenRow("a > b", .identifier, .greater, .identifier),
        TokenRow("a >>= b", .identifier, .greater, .greater, .equal, .identifier),
        TokenRow("A<B<C>>", .identifier, .binaryOperator, .identifier, .binaryOperator, .identifier, .greater, .greater),
        TokenRow("A<B>?", .identifier, .binaryOperator, .identifier, .greater, .questionPostfix),
        TokenRow("A<>.b", .identifier, .binaryOperator, .greater, .period, .identifier),
        TokenRow("a <> b", .identifier, .binaryOperator, .identifier),
        TokenRow("func <<T>()", .funcKeyword, .prefixOperator, .binaryOperator, .identifier, .greater, .leftParen, .rightParen),
        TokenRow("func >>= ()", .funcKeyword, .binaryOperator, .leftParen, .rightParen),
        TokenRow("infix operator >>>", .infixKeyword, .operatorKeyword, .binaryOperator),
        TokenRow("V<-1, A>", .identifier, .binaryOperator, .binaryOperator, .integerLiteral, .comma, .identifier, .greater),
        TokenRow("a <-b", .identifier, .prefixOperator, .identifier),
        TokenRow("a+/*c*/b", .identifier, .postfixOperator, .identifier),
        TokenRow("a +// c", .identifier, .binaryOperator),
        TokenRow("*/", .unknown, reports: .strayCommentEnd),
        TokenRow("\\.a?.b", .backslash, .period, .identifier, .questionPostfix, .period, .identifier),
        TokenRow("\\.?.a", .backslash, .period, .questionPostfix, .period, .identifier),
        TokenRow("a .? b", .identifier, .binaryOperator, .identifier),
        TokenRow("M::a : b", .identifier, .colonColon, .identifier, .colon, .identifier),
    ])
    func operators(_ row: TokenRow) { check(row) }

    @Test(arguments: [
        TokenRow(#""""#, .stringStart, .stringEnd),
        TokenRow(#""a""#, .stringStart, .stringSegment, .stringEnd),
        TokenRow(
            #""a\(b)c""#, .stringStart, .stringSegment, .interpolationStart, .identifier, .interpolationEnd, .stringSegment, .stringEnd),
        TokenRow(#""\((1))""#, .stringStart, .interpolationStart, .leftParen, .integerLiteral, .rightParen, .interpolationEnd, .stringEnd),
        TokenRow(
            #""\("\(a)")""#, .stringStart, .interpolationStart, .stringStart, .interpolationStart, .identifier, .interpolationEnd,
            .stringEnd, .interpolationEnd, .stringEnd),
        TokenRow(##"#"\(a) \#(b)"#"##, .stringStart, .stringSegment, .interpolationStart, .identifier, .interpolationEnd, .stringEnd),
        TokenRow(###"##"a"#b"##"###, .stringStart, .stringSegment, .stringEnd),
        TokenRow(##"#"""#"##, .stringStart, .stringSegment, .stringEnd),
        TokenRow("\"\"\"\n  a \"\" b\n  \"\"\"", .stringStart, .stringSegment, .stringEnd),
        TokenRow("\"\"\"\n  \\\n  \"\"\"", .stringStart, .stringSegment, .stringEnd),
        TokenRow(
            "\"\"\"\n\\(a\n)\n\"\"\"", .stringStart, .stringSegment, .interpolationStart, .identifier, .interpolationEnd, .stringSegment,
            .stringEnd),
        TokenRow(#""\n\u{1F600}\\\"""#, .stringStart, .stringSegment, .stringEnd),
        TokenRow(#""\q""#, .stringStart, .stringSegment, .stringEnd, reports: .invalidEscape),
        TokenRow(#""\u{110000}""#, .stringStart, .stringSegment, .stringEnd, reports: .invalidEscape),
        TokenRow("\"a\nb", .stringStart, .stringSegment, .stringEnd, .identifier, reports: .unterminatedString),
        TokenRow("\"a", .stringStart, .stringSegment, .stringEnd, reports: .unterminatedString),
        TokenRow(
            "\"\\(a\nb", .stringStart, .interpolationStart, .identifier, .interpolationEnd, .stringEnd, .identifier,
            reports: .unterminatedInterpolation),
        TokenRow("\"\"\"\na", .stringStart, .stringSegment, .stringEnd, reports: .unterminatedString),
        TokenRow("'a'", .stringStart, .stringSegment, .stringEnd, reports: .singleQuotedString),
        TokenRow("\"\"\"a\n\"\"\"", .stringStart, .stringSegment, .stringEnd, reports: .multilineStringDelimiter),
        TokenRow("\"\"\"\n  a\n b\n  \"\"\"", .stringStart, .stringSegment, .stringEnd, reports: .multilineStringIndentation),
        TokenRow(
            "\"\"\"\n a\"\"\" + b", .stringStart, .stringSegment, .stringEnd, .binaryOperator, .identifier,
            reports: .multilineStringDelimiter),
        TokenRow(
            "\"\"\"\na\nb = \"\"\"\nc\n\"\"\"", .stringStart, .stringSegment, .stringEnd, .identifier, .equal, .stringStart, .stringSegment,
            .stringEnd, reports: .unterminatedString),
        TokenRow("\u{201C}a\u{201D}", .identifier, reports: .invalidCharacter),
    ])
    func strings(_ row: TokenRow) { check(row) }

    @Test(arguments: [
        TokenRow("= /a b/", .equal, .regexLiteral),
        TokenRow("(/a/)", .leftParen, .regexLiteral, .rightParen),
        TokenRow("a / b / c", .identifier, .binaryOperator, .identifier, .binaryOperator, .identifier),
        TokenRow("f(/, 1)", .identifier, .leftParen, .binaryOperator, .comma, .integerLiteral, .rightParen),
        TokenRow("= !/a/", .equal, .prefixOperator, .regexLiteral),
        TokenRow("return /a/", .returnKeyword, .regexLiteral),
        TokenRow("try? /^ x/", .tryKeyword, .questionPostfix, .regexLiteral),
        TokenRow("= #/a/b/#", .equal, .regexLiteral),
        TokenRow("= #/\n a\n/#", .equal, .regexLiteral),
        TokenRow("= /a)/", .equal, .prefixOperator, .identifier, .rightParen, .postfixOperator),
        TokenRow("= #/a", .equal, .regexLiteral, reports: .unterminatedRegex),
        TokenRow("operator /^/", .operatorKeyword, .binaryOperator),
    ])
    func regularExpressions(_ row: TokenRow) { check(row) }

    @Test(arguments: [
        TokenRow("#if #else #elseif #endif", .poundIf, .poundElse, .poundElseif, .poundEndif),
        TokenRow("#available #unavailable #sourceLocation", .poundAvailable, .poundUnavailable, .poundSourceLocation),
        TokenRow("#selector #ifx", .pound, .identifier, .pound, .identifier),
        TokenRow("#!/usr/bin/swift\na", .shebang, .identifier),
        TokenRow("a\n#!b", .identifier, .pound, .exclamationPostfix, .identifier),
        TokenRow(
            "@a { } [ ] ; , \\", .atSign, .identifier, .leftBrace, .rightBrace, .leftBracket, .rightBracket, .semicolon, .comma, .backslash),
    ])
    func poundsAndPunctuation(_ row: TokenRow) { check(row) }

    @Test(arguments: [
        TokenRow("a // b\nc", .identifier, .identifier),
        TokenRow("a/* /* b */ */c", .identifier, .identifier),
        TokenRow("/* a", reports: .unterminatedComment),
        TokenRow("\u{FEFF}a\u{A0}b\0c", .identifier, .identifier, .identifier),
        TokenRow("a \u{7} b", .identifier, .identifier, reports: .invalidCharacter),
        TokenRow("a \u{2028} b", .identifier, .identifier, reports: .invalidCharacter),
        TokenRow("<<<<<<< mine\na\n=======\nb\n>>>>>>> theirs\nc", .identifier, reports: .conflictMarker),
        TokenRow(">>>> mine\na\n<<<<\nc", .identifier, reports: .conflictMarker),
        TokenRow("<#a b#>", .identifier, reports: .editorPlaceholder),
        TokenRow(""),
    ])
    func trivia(_ row: TokenRow) { check(row) }

    @Test func flagsSayWhatStandsAround() {
        let tokens = lex("a b\n  c/**/d/*\n*/`e`").tokens
        #expect(tokens.flags(TokenID(0)) == [.newlineBefore, .spaceBefore, .spaceAfter])
        #expect(tokens.flags(TokenID(1)) == [.spaceBefore, .spaceAfter])
        #expect(tokens.flags(TokenID(2)) == [.newlineBefore, .spaceBefore, .spaceAfter])
        #expect(tokens.flags(TokenID(3)) == [.spaceBefore, .spaceAfter])
        #expect(tokens.flags(TokenID(4)) == [.newlineBefore, .spaceBefore, .escaped])
        #expect(tokens.flags(TokenID(99)) == [])
        #expect(
            tokens.nameRange(TokenID(4)) == SourceRange(start: tokens.range(TokenID(4)).start + 1, end: tokens.range(TokenID(4)).end - 1))
        #expect(tokens.kind(TokenID(99)) == .endOfFile && tokens.range(TokenID(99)).length == 0)
    }

    @Test func invalidUTF8IsReportedOnce() {
        for bytes: [UInt8] in [
            [0x61, 0xFF, 0x62, 0xC0, 0x80], Array("// ".utf8) + [0xE2, 0x82], Array("\"".utf8) + [0xFF, 0x22], [0x60, 0xFF, 0x60],
        ] {
            let tree = parse(SourceFile(path: "test.swift", bytes: bytes))
            #expect(tree.diagnostics.filter { $0.id == .invalidUTF8 }.count == 1)
        }
    }

    @Test func aFileWithTooManyPartsIsNotRead() {
        let source = SourceFile(path: "test.swift", bytes: Array("let a = b".utf8))
        let (nodes, tokens) = (parse(source).nodes.count, parse(source).tokens.kinds)
        #expect(nodes > tokens.count)
        let whole = SyntaxTree(parsing: source, swiftVersion: .newestSwift, largest: nodes)
        #expect(whole.diagnostics == [] && whole.nodes.count == nodes)
        for (largest, parts) in [(nodes - 1, "nodes"), (tokens.count - 1, "tokens")] {
            let tree = SyntaxTree(parsing: source, swiftVersion: .newestSwift, largest: largest)
            #expect(tree.nodes.count == 1 && tree.tokens.kinds == tokens)
            #expect(tree.diagnostics.map(\.id) == [.tooLarge])
            #expect(tree.diagnostics.first?.message == "the file has more than \(largest) \(parts): split it into smaller files")
        }
    }
}
