// Lookup by name: who sees what, who shadows whom, and which of several declarations of one name is meant.

import SelfsameDeclarations
import SelfsameSyntax
import Testing

@Suite struct DeclarationsLookupTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var rule: String
        var program: String
        var from: String
        var query: String
        var expected: [String]
        var testDescription: String { rule }
    }

    @Test(arguments: cases) func finds(_ test: Case) {
        #expect(makeProgram(test.program).find(test.query, from: test.from) == test.expected, "\(test.rule)")
    }

    @Test("Each name of a file is found where two bytes do not count them")
    func manyNames() {
        let count = 65_700
        let program = makeProgram("struct Card {}\n" + (1...count).map { "let n\($0) = 0" }.joined(separator: "\n"))
        for number in [1, 65_023, 65_024, 65_025, 65_535, 65_536, count] {
            #expect(program.find("n\(number)", from: "main.swift") == ["n\(number)@main.swift:\(number + 1)"])
        }
        #expect(program.find("Card", from: "main.swift") == ["Card@main.swift:1"])
    }

    static let cases: [Case] = [
        Case(
            rule: "a file-level type is found from every file",
            program: """
                // file: a.swift
                struct Card {}
                // file: b.swift
                """,
            from: "b.swift", query: "Card", expected: ["Card@a.swift:1"]),
        Case(
            rule: "private at file level is seen in its file only",
            program: """
                // file: a.swift
                private struct Card {}
                fileprivate func card() {}
                // file: b.swift
                func card(_ n: Int) {}
                """,
            from: "b.swift", query: "Card", expected: []),
        Case(
            rule: "a private function of another file is no overload",
            program: """
                // file: a.swift
                private func card() {}
                // file: b.swift
                func card(_ n: Int) {}
                """,
            from: "b.swift", query: "card", expected: ["card(_:)@b.swift:1"]),
        Case(
            rule: "each file sees its own private type",
            program: """
                // file: a.swift
                private struct Card {}
                // file: b.swift
                private struct Card {}
                """,
            from: "a.swift", query: "Card", expected: ["Card@a.swift:1"]),
        Case(
            rule: "names in backticks are the same names",
            program: """
                // file: a.swift
                struct `default` {}
                """,
            from: "a.swift", query: "default", expected: ["default@a.swift:1"]),
        Case(
            rule: "user types shadow the prelude",
            program: """
                // prelude: SwiftUI
                public struct Text {}
                // file: a.swift
                struct Text {}
                """,
            from: "a.swift", query: "Text", expected: ["Text@a.swift:1"]),
        Case(
            rule: "a nested user type does not shadow the prelude at file level",
            program: """
                // prelude: SwiftUI
                public struct Text {}
                // file: a.swift
                struct Screen { struct Text {} }
                """,
            from: "a.swift", query: "Text", expected: ["Text@prelude/SwiftUI0.swift:1"]),
        Case(
            rule: "functions of the user and of the prelude are overloads",
            program: """
                // prelude: Swift
                public func min(_ a: Int, _ b: Int) -> Int { a }
                // file: a.swift
                func min(_ a: Double) -> Double { a }
                """,
            from: "a.swift", query: "min", expected: ["min(_:_:)@prelude/Swift0.swift:1", "min(_:)@a.swift:1"]),
        Case(
            rule: "a prelude sees nothing of the user's",
            program: """
                // prelude: SwiftUI
                public struct Text {}
                // file: a.swift
                struct Text {}
                """,
            from: "prelude/SwiftUI0.swift", query: "Text", expected: ["Text@prelude/SwiftUI0.swift:1"]),
        Case(
            rule: "a prelude prefers the types of its own module",
            program: """
                // prelude: SwiftUI
                public struct Text {}
                // prelude: DesignSystem
                public struct Text {}
                """,
            from: "prelude/DesignSystem1.swift", query: "Text", expected: ["Text@prelude/DesignSystem1.swift:1"]),
        Case(
            rule: "what is internal to a prelude is not seen from outside",
            program: """
                // prelude: SwiftUI
                struct Storage {}
                // file: a.swift
                """,
            from: "a.swift", query: "Storage", expected: []),
        Case(
            rule: "a type of two modules is that of the module that asks",
            program: """
                // file: Sources/App/a.swift
                struct Theme {}
                // file: Sources/App/Views/b.swift
                // file: Sources/Widget/a.swift
                struct Theme {}
                """,
            from: "Sources/App/Views/b.swift", query: "Theme", expected: ["Theme@Sources/App/a.swift:1"]),
        Case(
            rule: "elsewhere the nearest common folder decides",
            program: """
                // file: app/Models/Theme.swift
                struct Theme {}
                // file: app/Views/Screen.swift
                // file: widget/Models/Theme.swift
                struct Theme {}
                """,
            from: "app/Views/Screen.swift", query: "Theme", expected: ["Theme@app/Models/Theme.swift:1"]),
        Case(
            rule: "where folders do not decide all stay",
            program: """
                // file: app/Screen.swift
                // file: one/Theme.swift
                struct Theme {}
                // file: two/Theme.swift
                struct Theme {}
                """,
            from: "app/Screen.swift", query: "Theme", expected: ["Theme@one/Theme.swift:1", "Theme@two/Theme.swift:1"]),
        Case(
            rule: "nothing is nearer than the file itself",
            program: """
                // file: app/Theme.swift
                struct Theme {}
                // file: app/Parts/Theme.swift
                struct Theme {}
                """,
            from: "app/Theme.swift", query: "Theme", expected: ["Theme@app/Theme.swift:1"]),
        Case(
            rule: "imported modules shadow the standard library",
            program: """
                // prelude: Swift
                public struct Duration {}
                // prelude: Clock
                public struct Duration {}
                // file: a.swift
                """,
            from: "a.swift", query: "Duration", expected: ["Duration@prelude/Clock1.swift:1"]),
        Case(
            rule: "a global variable declared per target is the nearest, too",
            program: """
                // file: app/a.swift
                let spacing = 8
                // file: widget/a.swift
                let spacing = 4
                """,
            from: "widget/a.swift", query: "spacing", expected: ["spacing@widget/a.swift:1"]),
        Case(
            rule: "functions of both targets stay as overloads",
            program: """
                // file: app/a.swift
                func spacing() {}
                // file: widget/a.swift
                func spacing() {}
                """,
            from: "widget/a.swift", query: "spacing", expected: ["spacing()@app/a.swift:1", "spacing()@widget/a.swift:1"]),
        Case(
            rule: "what is internal to another module of a package does not shadow the prelude",
            program: """
                // prelude: SwiftUI
                public struct Label {}
                // file: Package.swift
                // file: Sources/App/a.swift
                // file: Sources/Kit/Label.swift
                struct Label {}
                """,
            from: "Sources/App/a.swift", query: "Label", expected: ["Label@prelude/SwiftUI0.swift:1"]),
        Case(
            rule: "what is public there does where it is imported",
            program: """
                // prelude: SwiftUI
                public struct Label {}
                // file: Package.swift
                // file: Sources/App/a.swift
                import Kit
                // file: Sources/Kit/Label.swift
                public struct Label {}
                """,
            from: "Sources/App/a.swift", query: "Label", expected: ["Label@Sources/Kit/Label.swift:1"]),
        Case(
            rule: "what is public in a module that is not imported does not",
            program: """
                // prelude: SwiftUI
                public struct Label {}
                // file: Package.swift
                // file: Sources/App/a.swift
                // file: Sources/Kit/Label.swift
                public struct Label {}
                """,
            from: "Sources/App/a.swift", query: "Label", expected: ["Label@prelude/SwiftUI0.swift:1"]),
        Case(
            rule: "folders under Sources that nothing says are modules hide nothing",
            program: """
                // prelude: SwiftUI
                public struct Label {}
                // file: App/Sources/Screens/a.swift
                // file: App/Sources/Parts/Label.swift
                struct Label {}
                """,
            from: "App/Sources/Screens/a.swift", query: "Label", expected: ["Label@App/Sources/Parts/Label.swift:1"]),
        Case(
            rule: "Module.Name reaches a shadowed type",
            program: """
                // prelude: SwiftUI
                public struct Text {}
                // file: a.swift
                struct Text {}
                """,
            from: "a.swift", query: "SwiftUI::Text", expected: ["Text@prelude/SwiftUI0.swift:1"]),
        Case(
            rule: "Module.Name reaches a folder under Sources",
            program: """
                // file: Sources/App/a.swift
                struct Theme {}
                // file: Sources/Kit/a.swift
                struct Theme {}
                """,
            from: "Sources/App/a.swift", query: "Kit::Theme", expected: ["Theme@Sources/Kit/a.swift:1"]),
        Case(
            rule: "a module that is only imported is looked up in all preludes",
            program: """
                // prelude: Foundation
                public struct CGFloat {}
                // file: a.swift
                import CoreGraphics
                """,
            from: "a.swift", query: "CoreGraphics::CGFloat", expected: ["CGFloat@prelude/Foundation0.swift:1"]),
        Case(
            rule: "a prelude module has nothing that another one declares",
            program: """
                // prelude: Foundation
                public struct Date {}
                // prelude: SwiftUI
                public struct Text {}
                // file: a.swift
                """,
            from: "a.swift", query: "SwiftUI::Date", expected: []),
        Case(
            rule: "members of extensions come after the type's own",
            program: """
                // file: a.swift
                extension Card { func pad(_ n: Int) {} }
                // file: b.swift
                struct Card { func pad() {} }
                """,
            from: "b.swift", query: "Card.pad", expected: ["Card.pad()@b.swift:1", "Card.pad(_:)@a.swift:1"]),
        Case(
            rule: "private members are seen in the whole file",
            program: """
                // file: a.swift
                struct Card { private func pad() {} }
                extension Card { func other() {} }
                """,
            from: "a.swift", query: "Card.pad", expected: ["Card.pad()@a.swift:1"]),
        Case(
            rule: "private members of other files are not seen",
            program: """
                // file: a.swift
                struct Card { private func pad() {} }
                private extension Card { func pad(_ n: Int) {} }
                // file: b.swift
                """,
            from: "b.swift", query: "Card.pad", expected: []),
        Case(
            rule: "a private setter hides nothing",
            program: """
                // file: a.swift
                struct Card { private(set) var size = 1 }
                // file: b.swift
                """,
            from: "b.swift", query: "Card.size", expected: ["Card.size@a.swift:1"]),
        Case(
            rule: "superclasses and protocols are the caller's",
            program: """
                // file: a.swift
                class Base { func pad() {} }
                class Card: Base {}
                """,
            from: "a.swift", query: "Card.pad", expected: []),
        Case(
            rule: "local declarations are no declarations",
            program: """
                // file: a.swift
                func outer() { struct Card {} }
                struct Screen { var x: Int { let card = 1; func card2() {}; return card } }
                """,
            from: "a.swift", query: "Card", expected: []),
        Case(
            rule: "extensions that the user adds to a prelude type are invisible to the prelude",
            program: """
                // prelude: SwiftUI
                public protocol View {}
                // file: a.swift
                extension View { func card() {} }
                """,
            from: "prelude/SwiftUI0.swift", query: "View.card", expected: []),
        Case(
            rule: "and visible to the user",
            program: """
                // prelude: SwiftUI
                public protocol View {}
                // file: a.swift
                extension View { func card() {} }
                """,
            from: "a.swift", query: "View.card", expected: ["View.card()@a.swift:1"]),
        Case(
            rule: "an operator is found by its symbol, one that begins with > too",
            program: """
                // file: a.swift
                infix operator >>>
                func >>> (a: Int, b: Int) -> Int { a }
                """,
            from: "a.swift", query: ">>>", expected: [">>>@a.swift:1", ">>>(_:_:)@a.swift:2"]),
    ]

    @Test func moduleNames() {
        let program = makeProgram(
            """
            // prelude: SwiftUI
            // file: Sources/Kit/a.swift
            import Charts
            @testable import struct Models.Item
            // file: Other/b.swift
            let x = Other.self
            """)
        let isModule = ["SwiftUI", "Kit", "Charts", "Models", "Other", "Item"].map {
            program.names.find($0).map(program.isModuleName) ?? false
        }
        #expect(isModule == [true, true, true, true, false, false])
    }

    @Test func namesOfTokens() {
        let program = makeProgram("func row(for item: Int, `in` x: Int) { self.$0 >> $0; init() }")
        let tree = program.tree(FileID(0))
        let spelled = (0..<UInt32(tree.tokens.count)).map { program.names[program.name(of: TokenID($0), in: FileID(0))] }
        for word in ["row", "for", "item", "in", "self", "$0", "init"] { #expect(spelled.contains(word), "\(word)") }
        #expect(spelled.contains(">>"))
        #expect(!spelled.contains("("))
        #expect(program.name(of: .none, in: FileID(0)) == .none)
    }
}
