// Text that is moved: indentation follows, comments are noticed, the file's line break is used.

import SelfsameSyntax
import Testing

@testable import SelfsameLint

@Suite struct ReplacementTests {
    @Test func linesAreMovedToTheNewIndentation() {
        #expect("A()\n        .b()\n    .c()".reindented(from: "    ", to: "") == "A()\n    .b()\n.c()")
        #expect("A()\n\t\t.b()".reindented(from: "\t\t", to: "\t") == "A()\n\t.b()")
        #expect("A()\n\n  x".reindented(from: "    ", to: "") == "A()\n\n  x")
        #expect("A {\r\n        b\r\n    }".reindented(from: "    ", to: "") == "A {\r\n    b\r\n}")
    }

    @Test func aCommentThatIsNotTakenOverIsLost() {
        let text = "if a {\n    // one\n    B(/* two */ 1)\n} else {\n    C() // three\n}\n"
        let tree = parse(SourceFile(path: "a.swift", bytes: Array(text.utf8)))
        let whole = tree.range(NodeID(1))
        #expect(tree.commentRanges(in: whole).map { tree.source.text(in: $0) } == ["// one", "/* two */", "// three"])
        var replacement = Replacement(of: whole, in: tree)
        #expect(replacement.losesComment)
        replacement.take(whole)
        #expect(!replacement.losesComment)
        #expect(replacement.text == text.dropLast())
    }

    @Test func changesInsideAPieceAreMade() throws {
        let text = "    f(1,\n      2)\n"
        let tree = parse(SourceFile(path: "a.swift", bytes: Array(text.utf8)))
        let call = try #require(tree.nodes.indices.map { NodeID(UInt32($0)) }.first { tree.kind($0) == .call })
        let range = tree.range(call)
        var replacement = Replacement(of: range, in: tree)
        replacement.take(range, extra: "  ", changing: [Edit(range: SourceRange(start: 6, end: 7), replacement: "one")])
        #expect(replacement.text == "f(one,\n        2)")
    }

    @Test func closuresUnderAConditionFollowTheFile() {
        let statements = PlainStatements(lines: ["a()", "b()"], indentation: "  ", newline: "\r\n")
        #expect(statements.closure(under: "c") == "{\r\n      if c {\r\n          a()\r\n          b()\r\n      }\r\n  }")
        #expect(PlainStatements(lines: ["a()"], indentation: "", newline: "\r\n").closure(under: "c") == "{ if c { a() } }")
    }

    @Test func lineBreaksFollowTheFile() {
        #expect(SourceFile(path: "", bytes: Array("a\r\nb".utf8)).newline == "\r\n")
        #expect(SourceFile(path: "", bytes: Array("a\nb\r\n".utf8)).newline == "\n")
        #expect(SourceFile(path: "", bytes: Array("a".utf8)).newline == "\n")
    }
}
