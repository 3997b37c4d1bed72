// Typed views over expressions: what each finds, and what it does not take for one.

import SelfsameSyntax
import Testing

@Suite struct ExpressionViewTests {
    /// The views of a kind in a text, each described.
    private func described<View: SyntaxView>(_ text: String, _ type: View.Type, _ describe: (View) -> String) -> [String] {
        let tree = SyntaxTree(parsing: SourceFile(path: "a.swift", bytes: Array(text.utf8)))
        return tree.nodes.indices.compactMap { View(tree, NodeID(UInt32($0))).map(describe) }
    }

    @Test(arguments: [
        ("a = 1", ["a = 1"]), ("self.a.b = c + d", ["self.a.b = c|+|d"]), ("_ = f()", ["_ = f()"]), ("a += 1", []), ("a == b", []),
        ("let a = 1", []), ("a = b = c", ["a = b|=|c"]),
    ])
    func assignments(text: String, expected: [String]) {
        let found = described(text, Assignment.self) { view in
            view.tree.text(view.target) + " = " + view.values.map { view.tree.text($0) }.joined(separator: "|")
        }
        #expect(found == expected)
    }

    @Test(arguments: [
        (#""""#, [""]), (#""a b""#, ["a b"]), (#""a\tb\\\"\u{e9}""#, ["a\tb\\\"é"]), (##"#"a\n\#n"#"##, ["a\\n\n"]),
        (#""a\(b)c""#, [nil]), (#""\(b)""#, [nil]), (#""\q\u{zz}""#, [#"\q\u{zz}"#]),
        ("\"\"\"\n    a\n      b\n\n    \"\"\"", ["a\n  b\n"]), ("\"\"\"\n    a \\\n    b\n    \"\"\"", ["a b"]),
        ("\"\"\"\n  x\n  \\(a)\n  y\n  \"\"\"", [nil]), ("\"\"\"\n\"\"\"", [""]), ("\"a", ["a"]),
    ])
    func stringLiterals(text: String, expected: [String?]) {
        #expect(described(text, StringLiteral.self) { $0.text ?? "nil" } == expected.map { $0 ?? "nil" })
    }

    @Test func piecesOfLiterals() {
        let text = "\"\"\"\n  x\n  \\(a)\n  y\\(b)\n  \"\"\""
        let found = described(text, StringLiteral.self) { literal in
            literal.pieces.map { piece in
                switch piece {
                case .text(let text): text
                case .interpolation(let part): literal.tree.text(part)
                }
            }.joined(separator: "|")
        }
        #expect(found == ["x\n|\\(a)|\ny|\\(b)"])
    }

    @Test func theValueOfAnAssignmentIsOneOperand() {
        #expect(described("a = b", Assignment.self) { String($0.value != nil) } == ["true"])
        #expect(described("a = b + c", Assignment.self) { String($0.value != nil) } == ["false"])
    }

    @Test(arguments: [
        ("a == b", ["a, ==, b"]), ("a..<b.count", ["a, ..<, b.count"]), ("a + b + c", []), ("a = b", []), ("a ? b : c", []), ("a as B", []),
        ("(a + b)", ["a, +, b"]), ("-a", []),
    ])
    func binaryExpressions(text: String, expected: [String]) {
        let found = described(text, BinaryExpression.self) { view in
            [view.tree.text(view.left), view.spelling, view.tree.text(view.right)].joined(separator: ", ")
        }
        #expect(found == expected)
    }

    @Test(arguments: [
        ("a.b", ["a b"]), (".b", [" b"]), ("a.b.c", ["a.b c", "a b"]), ("f(.x)", [" x"]), ("a.0", ["a 0"]), ("a?.b", ["a? b"]), ("a", []),
        ("a.", []),
    ])
    func members(text: String, expected: [String]) {
        let found = described(text, MemberAccess.self) { view in
            (view.base.map { view.tree.text($0) } ?? "") + " " + view.tree.text(view.name)
        }
        #expect(found == expected)
    }

    @Test func membersAreFoundByTheirNames() {
        let tree = SyntaxTree(parsing: SourceFile(path: "a.swift", bytes: Array("a.b(c)".utf8)))
        let named = tree.nodes.indices.compactMap { MemberAccess(naming: NodeID(UInt32($0)), in: tree) }
        #expect(named.map { tree.text($0.member) } == ["b"])
    }

    @Test(arguments: [("(a)", "a"), ("((a))", "a"), ("(a, b)", "(a, b)"), ("(a: b)", "(a: b)"), ("a", "a"), ("()", "()")])
    func parentheses(text: String, expected: String) {
        let tree = SyntaxTree(parsing: SourceFile(path: "a.swift", bytes: Array("x = \(text)".utf8)))
        let values = tree.nodes.indices.compactMap { Assignment(tree, NodeID(UInt32($0)))?.value }
        #expect(values.map { tree.text(tree.unparenthesized($0)) } == [expected])
    }
}
