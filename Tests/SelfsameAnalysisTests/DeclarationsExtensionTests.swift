// Extensions and inheritance: which type an extension extends, what a type states.

import SelfsameDeclarations
import Testing

@Suite struct DeclarationsExtensionTests {
    /// Every extension of the user's files with the type that it extends.
    private func bindings(_ program: Program) -> [String] {
        program.declarations.indices.map { DeclID(UInt32($0)) }.filter { program[$0].kind == .extensionBlock }.map {
            let type = program.extendedType(of: $0)
            return type == .none ? "none" : program.described(type)
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var rule: String
        var program: String
        var expected: [String]
        var testDescription: String { rule }
    }

    @Test(arguments: cases) func binds(_ test: Case) {
        #expect(bindings(makeProgram(test.program)) == test.expected, "\(test.rule)")
    }

    static let cases: [Case] = [
        Case(rule: "by name", program: "struct A {}\nextension A {}", expected: ["A@main.swift:1"]),
        Case(rule: "with a where clause", program: "struct A<T> {}\nextension A where T: B {}", expected: ["A@main.swift:1"]),
        Case(rule: "with generic arguments", program: "struct A<T> {}\nextension A<Int> {}", expected: ["A@main.swift:1"]),
        Case(rule: "a nested type", program: "struct A { enum B {} }\nextension A.B {}", expected: ["A.B@main.swift:1"]),
        Case(
            rule: "a type nested in an extension that comes later",
            program: "extension A.B.C {}\nextension A.B { struct C {} }\nextension A { struct B {} }\nstruct A {}",
            expected: ["A.B.C@main.swift:2", "A.B@main.swift:3", "A@main.swift:4"]),
        Case(
            rule: "through a type alias", program: "struct A<T> {}\ntypealias B = A<Int>\nextension B {}", expected: ["A@main.swift:1"]),
        Case(
            rule: "through a chain of aliases, one nested",
            program: "struct A { struct Real {}\n typealias B = Real }\ntypealias C = A.B\nextension C {}",
            expected: ["A.Real@main.swift:1"]),
        Case(rule: "of an unknown type", program: "extension Unknown {}", expected: ["none"]),
        Case(rule: "of a cyclic alias", program: "typealias A = B\ntypealias B = A\nextension A {}", expected: ["none"]),
        Case(rule: "without a type", program: "extension {}", expected: ["none"]),
        Case(
            rule: "sugared types",
            program: """
                // prelude: Swift
                public struct Array<Element> {}
                public struct Dictionary<Key, Value> {}
                public enum Optional<Wrapped> {}
                // file: a.swift
                extension [Int] {}
                extension [String: Int] {}
                extension Int? {}
                extension Array<Int> {}
                """,
            expected: [
                "Array@prelude/Swift0.swift:1", "Dictionary@prelude/Swift0.swift:2", "Optional@prelude/Swift0.swift:3",
                "Array@prelude/Swift0.swift:1",
            ]),
        Case(
            rule: "of a module's type",
            program: """
                // prelude: SwiftUI
                public struct Text {}
                // file: a.swift
                struct Text {}
                extension SwiftUI.Text {}
                extension Text {}
                """,
            expected: ["Text@prelude/SwiftUI0.swift:1", "Text@a.swift:1"]),
        Case(
            rule: "the nearest of two",
            program: """
                // file: app/a.swift
                struct Theme {}
                extension Theme {}
                // file: widget/a.swift
                struct Theme {}
                extension Theme {}
                """,
            expected: ["Theme@app/a.swift:1", "Theme@widget/a.swift:1"]),
        Case(
            rule: "none of two equally near",
            program: """
                // file: a.swift
                struct Theme {}
                // file: b.swift
                struct Theme {}
                // file: c.swift
                extension Theme {}
                """,
            expected: ["none"]),
        Case(
            rule: "a private type of the same file before all others",
            program: """
                // file: a.swift
                private struct Theme {}
                extension Theme {}
                // file: b.swift
                extension Theme {}
                """,
            expected: ["Theme@a.swift:1", "none"]),
    ]

    @Test func extensionsAndMembers() throws {
        let program = makeProgram(
            """
            // file: a.swift
            extension A { var one: Int { 1 } }
            // file: b.swift
            struct A { var zero = 0; struct Nested { var inner = 1 } }
            typealias Alias = A
            // file: c.swift
            extension Alias { var two: Int { 2 } }
            """)
        let type = try #require(program.declared("A"))
        #expect(program.extensions(of: type).map { program.described($0) } == ["A@a.swift:1", "A@c.swift:1"])
        #expect(
            program.described(program.members(of: type)) == [
                "A.zero@b.swift:1", "A.Nested@b.swift:1", "A.one@a.swift:1", "A.two@c.swift:1",
            ])
        let two = try #require(program.declared("A.two"))
        #expect(program.nominal(containing: two) == type)
        #expect(program.nominal(containing: type) == .none)
        #expect(program[program[two].parent].kind == .extensionBlock)
        #expect(program.names[program[program[two].parent].name] == "Alias")
    }

    // MARK: Inheritance

    @Test func inheritance() throws {
        let program = makeProgram(
            """
            // prelude: Swift
            public protocol Decodable {}
            public protocol Encodable {}
            public typealias Codable = Decodable & Encodable
            public protocol Sendable {}
            // prelude: SwiftUI
            public protocol View {}
            // file: a.swift
            protocol Part: View where Self: Sendable {}
            class Base {}
            final class Model: Base, Codable, @unchecked Sendable {}
            struct Card: Part, ~Copyable, Unknown {}
            extension Card: Encodable & Decodable {}
            extension Card: SwiftUI.View {}
            """)
        func stated(_ name: String) throws -> [String] {
            let type = try #require(program.declared(name))
            return program.inheritance(of: type).map {
                let tree = program.tree(program[$0.statedBy].file)
                return tree.text($0.node) + " = " + ($0.resolved == .none ? "none" : program.displayName(of: $0.resolved))
            }
        }
        func protocols(_ name: String) throws -> [String] {
            program.statedProtocols(of: try #require(program.declared(name))).map { program.displayName(of: $0) }.sorted()
        }
        #expect(try stated("Part") == ["View = View", "Sendable = Sendable"])
        #expect(try stated("Model") == ["Base = Base", "Codable = Decodable", "Codable = Encodable", "Sendable = Sendable"])
        #expect(
            try stated("Card") == [
                "Part = Part", "~Copyable = none", "Unknown = none", "Encodable = Encodable", "Decodable = Decodable",
                "SwiftUI.View = View",
            ])
        #expect(try protocols("Card") == ["Decodable", "Encodable", "Part", "Sendable", "View"])
        #expect(try protocols("Model") == ["Decodable", "Encodable", "Sendable"])
        #expect(program.superclass(of: try #require(program.declared("Model"))) == program.declared("Base"))
        #expect(program.superclass(of: try #require(program.declared("Card"))) == .none)
    }

    @Test func whoStatesAConformance() throws {
        let program = makeProgram(
            """
            protocol View {}
            protocol Part: View {}
            struct A: Part { func a() {} }
            extension A { func b() {} }
            class Base: View {}
            class Derived: Base {}
            struct Later {}
            extension Later: View { func c() {} }
            """)
        let view = try #require(program.declared("View"))
        func states(_ member: String) throws -> Bool {
            program.stateConformance(program[try #require(program.declared(member))].parent, inheritsTo: view)
        }
        #expect(try states("A.a()"))
        #expect(try !states("A.b()"))
        #expect(try states("Later.c()"))
        #expect(try !program.stateConformance(#require(program.declared("Later")), inheritsTo: view))
        #expect(try !program.stateConformance(#require(program.declared("Derived")), inheritsTo: view))
        #expect(try program.states(#require(program.declared("Derived")), conformanceTo: view))
        #expect(program.states(view, conformanceTo: view))
    }

    @Test func namesInClauses() throws {
        let program = makeProgram(
            """
            struct Outer<T> {
                class Base {}
                class Model: Base {}
                class Generic<T>: T {}
                struct Parameter: T {}
                protocol Delegate {}
            }
            protocol Delegate {}
            extension Outer { class Late: Base {} }
            class Root { class Node {} }
            class Leaf: Root { class Inner: Node {} }
            struct Own: Own.Delegate { protocol Delegate {} }
            """)
        func resolved(_ name: String) throws -> [String] {
            program.inheritance(of: try #require(program.declared(name))).map {
                $0.resolved == .none ? "none" : program.displayName(of: $0.resolved)
            }
        }
        #expect(try resolved("Outer.Model") == ["Outer.Base"])
        #expect(try resolved("Outer.Late") == ["Outer.Base"])
        #expect(try resolved("Outer.Parameter") == ["none"])
        #expect(try resolved("Leaf.Inner") == ["Root.Node"])
        #expect(try resolved("Own") == ["Own.Delegate"])
    }
}
