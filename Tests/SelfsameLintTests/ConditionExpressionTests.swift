// Conditions as expressions: what stands before `?`, what its opposite is, and what has no such form.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameSyntax
import SelfsameTestSupport
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
        ("a <+> b", "a <+> b", "!(a <+> b)"),
        ("a <-> b", "(a <-> b)", "!(a <-> b)"),
        ("a <+> b, c", "a <+> b && c", "!(a <+> b && c)"),
        ("a <|> b, c", "(a <|> b) && c", "!((a <|> b) && c)"),
        ("a <|> b", "a <|> b", "!(a <|> b)"),
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
        let scope = Self.scope("if \(row.condition) {\n}\n")
        let list = try #require(Self.node(.conditionList, in: scope.tree))
        let expression = ConditionExpression(list, in: scope)
        #expect(expression?.ternaryText == row.ternary)
        #expect(expression?.negated == row.negated)
    }

    @Test func operandsGetParenthesesWhereNeeded() throws {
        for (text, expected) in [
            ("a", "a"), ("a + 1", "a + 1"), ("a ?? b", "a ?? b"), ("a ? b : c", "(a ? b : c)"), ("a as B", "(a as B)"),
            ("try a", "(try a)"), ("a <> b", "(a <> b)"), ("-1", "-1"), (".red", ".red"), ("\"x\"", "\"x\""),
        ] {
            let scope = Self.scope("f(\(text))\n")
            let argument = try #require(Self.node(.argument, in: scope.tree))
            let node = try #require(scope.tree.firstChild(argument))
            #expect(ConditionExpression.operand(node, in: scope) == expected)
        }
    }

    @Test func callsAreNotPure() throws {
        for (text, isPure) in [("a", true), ("a.b == 3 && !c", true), ("a()", false), ("a.contains { $0 }", false), ("x[0]", true)] {
            let scope = Self.scope("if (\(text)) {\n}\n")
            let list = try #require(Self.node(.conditionList, in: scope.tree))
            #expect(try #require(ConditionExpression(list, in: scope)).isPure == isPure, "\(text)")
        }
    }

    /// What the program's own `==` and `!` mean need have no opposite.
    @Test func oppositesAreThoseOfTheStandardOperators() throws {
        let own = """
            struct Column {}
            func == (column: Column, value: Int) -> Bool { true }
            prefix func ! (column: Column) -> Bool { true }

            """
        let equality = "struct Column: Equatable { static func == (a: Column, b: Column) -> Bool { true } }\n"
        for (declarations, condition, negated) in [
            (own, "a == b", "!(a == b)"), (own, "!a", "!(!a)"), (equality, "a == b", "a != b"),
        ] {
            let scope = Self.scope("\(declarations)if \(condition) {\n}\n")
            let list = try #require(Self.node(.conditionList, in: scope.tree))
            #expect(ConditionExpression(list, in: scope)?.negated == negated)
        }
    }

    private static let preludes = AnalyzedUnit.preludes(for: .default)

    /// Operators of a program that bind tighter than `&&`, between `&&` and `?`, and looser than both.
    private static let operators = """
        precedencegroup Between { higherThan: TernaryPrecedence lowerThan: LogicalConjunctionPrecedence }
        precedencegroup Loose { lowerThan: TernaryPrecedence }
        infix operator <+>: AdditionPrecedence
        infix operator <|>: Between
        infix operator <->: Loose

        """

    private static func scope(_ text: String) -> OperatorScope {
        let tree = SyntaxTree(parsing: SourceFile(path: "a.swift", bytes: Array((operators + text).utf8)))
        let indexes = preludes + [FileIndex(tree: tree, profile: .default, role: .source)]
        let analyzer = Analyzer(program: Program(linking: indexes, profile: .default))
        return OperatorScope(analyzer, file: FileID(UInt32(indexes.count - 1)))
    }

    private static func node(_ kind: NodeKind, in tree: SyntaxTree) -> NodeID? {
        tree.nodes.indices.map { NodeID(UInt32($0)) }.first { tree.kind($0) == kind }
    }
}
