// Conditions as expressions: what stands before `?`, what its opposite is, and what has no such form.

import SelfsameSyntax
import Testing

@testable import SelfsameLint

@Suite struct ConditionExpressionTests {
    /// Condition, text before `?`, opposite. Nil: no expression.
    static let table: [(condition: String, ternary: String?, negated: String?)] = [
        ("a", "a", "!a"),
        ("!a", "!a", "a"),
        ("!a.b", "!a.b", "a.b"),
        ("!(a || b)", "!(a || b)", "a || b"),
        ("a == b", "a == b", "a != b"),
        ("a != .b", "a != .b", "a == .b"),
        ("a < b", "a < b", "!(a < b)"),
        ("a && b", "a && b", "!(a && b)"),
        ("a || b", "a || b", "!(a || b)"),
        ("a, b", "a && b", "!(a && b)"),
        ("a || b, c", "(a || b) && c", "!((a || b) && c)"),
        ("a == 1, b ?? true", "a == 1 && b ?? true", "!(a == 1 && b ?? true)"),
        ("a ? b : c", "(a ? b : c)", "!(a ? b : c)"),
        ("a ? b : c, d", "(a ? b : c) && d", "!((a ? b : c) && d)"),
        ("a is B", "(a is B)", "!(a is B)"),
        ("a <> b", "(a <> b)", "!(a <> b)"),
        ("list.isEmpty", "list.isEmpty", "!list.isEmpty"),
        ("check(a)", "check(a)", "!check(a)"),
        ("values[0]", "values[0]", "!values[0]"),
        ("flag!", "flag!", "!flag!"),
        ("(a)", "(a)", "!(a)"),
        ("true", "true", "!true"),
        ("a\n    && b", "a && b", "!(a && b)"),
        ("let a", nil, nil),
        ("case .a = b", nil, nil),
        ("#available(iOS 17, *)", nil, nil),
        ("a, let b", nil, nil),
    ]

    @Test(arguments: table) func forms(_ row: (condition: String, ternary: String?, negated: String?)) throws {
        let tree = parse(SourceFile(path: "a.swift", bytes: Array("if \(row.condition) {\n}\n".utf8)))
        let list = try #require(tree.nodes.indices.map { NodeID(UInt32($0)) }.first { tree.kind($0) == .conditionList })
        let expression = ConditionExpression(list, in: tree)
        #expect(expression?.ternaryText == row.ternary)
        #expect(expression?.negated == row.negated)
    }

    @Test func operandsGetParenthesesWhereNeeded() throws {
        for (text, expected) in [
            ("a", "a"), ("a + 1", "a + 1"), ("a ?? b", "a ?? b"), ("a ? b : c", "(a ? b : c)"), ("a as B", "(a as B)"),
            ("try a", "(try a)"), ("a <> b", "(a <> b)"), ("-1", "-1"), (".red", ".red"), ("\"x\"", "\"x\""),
        ] {
            let tree = parse(SourceFile(path: "a.swift", bytes: Array("f(\(text))\n".utf8)))
            let argument = try #require(tree.nodes.indices.map { NodeID(UInt32($0)) }.first { tree.kind($0) == .argument })
            let node = try #require(tree.firstChild(argument))
            #expect(ConditionExpression.operand(node, in: tree) == expected)
        }
    }

    @Test func callsAreNotPure() throws {
        for (text, isPure) in [("a", true), ("a.b == 3 && !c", true), ("a()", false), ("a.contains { $0 }", false), ("x[0]", true)] {
            let tree = parse(SourceFile(path: "a.swift", bytes: Array("if (\(text)) {\n}\n".utf8)))
            let list = try #require(tree.nodes.indices.map { NodeID(UInt32($0)) }.first { tree.kind($0) == .conditionList })
            #expect(try #require(ConditionExpression(list, in: tree)).isPure == isPure, "\(text)")
        }
    }
}
