// Pass one: which declarations a file has, with which flags, and where they stand.

import SelfsameDeclarations
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite struct DeclarationsIndexTests {
    @Test func kindsAndParents() {
        let program = makeProgram(
            """
            import SwiftUI
            struct S { init() {}; subscript(i: Int) -> Int { i }; func f() {}; var v = 1; typealias T = Int; class C {} }
            actor A { nonisolated let id = 1 }
            enum E { case a, b(Int); indirect case c(E) }
            protocol P { associatedtype Q; func r() }
            extension S { static func g() {} }
            func free() {}
            let global = 1
            infix operator +++ : Group
            precedencegroup Group {}
            macro stringify() -> Int
            print("a statement")
            """)
        let listed = program.declarations.indices.map { index in
            let id = DeclID(UInt32(index))
            let parent = program[id].parent == .none ? "" : " in \(program.displayName(of: program[id].parent))"
            return "\(program[id].kind) \(program.names[program[id].name])\(parent)"
        }
        #expect(
            listed == [
                "structType S", "initializer init in S", "subscriptMember subscript in S", "function f in S", "variable v in S",
                "typealias_ T in S", "classType C in S", "actorType A", "variable id in A", "enumType E", "enumCase a in E",
                "enumCase b in E",
                "enumCase c in E", "protocolType P", "associatedtype_ Q in P", "function r in P", "extensionBlock S", "function g in S",
                "function free", "variable global", "operatorDeclaration +++", "precedenceGroup Group", "macro stringify",
            ])
    }

    struct FlagCase: Sendable, CustomTestStringConvertible {
        var text: String
        var flags: DeclarationFlags
        var testDescription: String { text }
    }

    /// Flags of the last declaration.
    @Test(arguments: flagCases) func flags(_ test: FlagCase) throws {
        let program = makeProgram(test.text)
        let last = try #require(program.declarations.last)
        #expect(last.flags.rawValue == test.flags.rawValue, "\(test.text)")
    }

    static let flagCases: [FlagCase] = [
        FlagCase(text: "func f()", flags: []),
        FlagCase(text: "func f() {}", flags: .hasBody),
        FlagCase(text: "struct S { static func f() {} }", flags: [.isStatic, .hasBody]),
        FlagCase(text: "class C { class func f() {} }", flags: [.isStatic, .hasBody]),
        FlagCase(text: "class C { override func f() {} }", flags: [.isOverride, .hasBody]),
        FlagCase(text: "struct S { mutating func f() {} }", flags: [.isMutating, .hasBody]),
        FlagCase(text: "private func f() {}", flags: [.isFileprivate, .hasBody]),
        FlagCase(text: "struct S { private func f() {} }", flags: [.isPrivate, .hasBody]),
        FlagCase(text: "struct S { fileprivate func f() {} }", flags: [.isFileprivate, .hasBody]),
        FlagCase(text: "private extension S { func f() {} }", flags: [.isFileprivate, .hasBody]),
        FlagCase(text: "public extension S { func f() {} }", flags: [.isOpenOrPublic, .hasBody]),
        FlagCase(text: "public extension S { internal func f() {} }", flags: .hasBody),
        FlagCase(text: "public extension S { struct T { func f() {} } }", flags: .hasBody),
        FlagCase(text: "open class C {}", flags: .isOpenOrPublic),
        FlagCase(text: "public protocol P { func f() }", flags: .isOpenOrPublic),
        FlagCase(text: "public enum E { case a }", flags: .isOpenOrPublic),
        FlagCase(text: "public struct S { var a = 1 }", flags: .isStored),
        FlagCase(text: "public private(set) var a = 1", flags: [.isOpenOrPublic, .isStored]),
        FlagCase(text: "let a = 1", flags: [.isLet, .isStored]),
        FlagCase(text: "var a: Int { 1 }", flags: .hasBody),
        FlagCase(text: "var a: Int { get { 1 } set {} }", flags: .hasBody),
        FlagCase(text: "var a: Int { get }", flags: []),
        FlagCase(text: "var a = 1 { didSet {} }", flags: .isStored),
        FlagCase(text: "protocol P { var a: Int { get set } }", flags: []),
        FlagCase(text: "lazy var a = 1", flags: [.isLazy, .isStored]),
        FlagCase(text: "var a: Int!", flags: [.isStored, .isImplicitlyUnwrapped]),
        FlagCase(text: "struct S { init?(a: Int) {} }", flags: [.isFailable, .hasBody]),
        FlagCase(text: "struct S { init!() {} }", flags: [.isFailable, .isImplicitlyUnwrapped, .hasBody]),
        FlagCase(text: "struct S { init<T>(_ t: T) {} }", flags: .hasBody),
        FlagCase(text: "struct S { subscript(a: Int) -> Int { a } }", flags: .hasBody),
        FlagCase(text: "protocol P { subscript(a: Int) -> Int { get } }", flags: []),
        FlagCase(text: "enum E { indirect case a(E) }", flags: .isIndirect),
        FlagCase(text: "@resultBuilder struct B {}", flags: [.hasAttributes, .hasResultBuilder]),
        FlagCase(text: "@propertyWrapper struct W {}", flags: [.hasAttributes, .hasPropertyWrapper]),
        FlagCase(text: "@globalActor actor G {}", flags: [.hasAttributes, .isGlobalActor]),
        FlagCase(text: "@dynamicMemberLookup struct D {}", flags: [.hasAttributes, .isDynamicMemberLookup]),
        FlagCase(text: "@main struct M {}", flags: [.hasAttributes, .isMainType]),
        FlagCase(text: "@_disfavoredOverload func f() {}", flags: [.hasAttributes, .isDisfavored, .hasBody]),
        FlagCase(text: "@Other(1) var a = 1", flags: [.hasAttributes, .isStored]),
        FlagCase(text: "#if os(iOS)\nlet a = 1\n#endif", flags: [.inIfConfig, .isLet, .isStored]),
        FlagCase(text: "#if os(iOS)\nstruct S { let a = 1 }\n#endif", flags: [.inIfConfig, .isLet, .isStored]),
        FlagCase(text: "let (a, b) = (1, 2)", flags: [.isLet, .isStored, .isDestructured]),
    ]

    @Test func variables() {
        let program = makeProgram("struct S { var a = 1, b: Int { 2 }\n let (c, (d, _)) = x\n var _ = 1 }")
        let variables = program.declarations.filter { $0.kind == .variable }
        #expect(variables.map { program.names[$0.name] } == ["a", "b", "c", "d"])
        let tree = program.tree(FileID(0))
        #expect(variables.map { tree.text($0.nameToken) } == ["a", "b", "c", "d"])
        #expect(variables.map { tree.text($0.node) } == ["a = 1", "b: Int { 2 }", "(c, (d, _)) = x", "(c, (d, _)) = x"])
    }

    @Test func declarationsByNode() {
        let program = makeProgram("struct S { var a = 1; let (b, c) = x; func f() { let d = 1 } }\nenum E { case x, y }")
        let file = FileID(0)
        for (number, declaration) in program.declarations.enumerated() where !declaration.flags.contains(.isDestructured) {
            #expect(program.declaration(at: declaration.node, in: file) == DeclID(UInt32(number)))
        }
        let tree = program.tree(file)
        let indexed = (0..<UInt32(tree.nodes.count)).filter { program.declaration(at: NodeID($0), in: file) != nil }
        #expect(indexed.count == 7)
        #expect(program.declaration(at: .root, in: file) == nil)
        #expect(program.declaration(at: .none, in: file) == nil)
    }

    @Test func attributes() throws {
        let program = makeProgram("@A @B(1)\n#if os(iOS)\n@C\n#else\n@D\n#endif\nvar a = 1, b = 2\nenum E { @F case x }")
        func attributes(_ name: String) throws -> [String] {
            program.attributes(of: try #require(program.declared(name))).map { program.tree(FileID(0)).text($0) }
        }
        #expect(try attributes("a") == ["@A", "@B(1)", "@C"])
        #expect(try attributes("b") == ["@A", "@B(1)", "@C"])
        #expect(try attributes("E.x") == ["@F"])
        #expect(try attributes("E") == [])
    }

    @Test func activeItems() throws {
        let program = makeProgram(
            """
            func f() {
                a()
                #if os(iOS)
                b()
                #if DEBUG
                c()
                #endif
                d()
                #else
                e()
                #endif
                g()
            }
            """)
        let tree = program.tree(FileID(0))
        let block = try #require((0..<UInt32(tree.nodes.count)).map { NodeID($0) }.first { tree.kind($0) == .block })
        #expect(program.activeItems(of: block, in: FileID(0)).map { tree.text($0) } == ["a()", "b()", "d()", "g()"])
        let clause = try #require((0..<UInt32(tree.nodes.count)).map { NodeID($0) }.first { tree.kind($0) == .ifConfigClause })
        #expect(program.activeItems(of: clause, in: FileID(0)).map { tree.text($0) } == ["b()", "d()"])
    }

    // MARK: Display names

    @Test(arguments: displayNames) func displayName(_ test: (text: String, name: String)) {
        let program = makeProgram(test.text)
        #expect(program.displayName(of: DeclID(UInt32(program.declarations.count - 1))) == test.name, "\(test.text)")
    }

    static let displayNames: [(text: String, name: String)] = [
        ("struct Card { var body: Int { 1 } }", "Card.body"),
        ("struct Outer { struct Inner { var body: Int { 1 } } }", "Outer.Inner.body"),
        ("struct Feed { func row(for item: Int) {} }", "Feed.row(for:)"),
        ("func make(_ a: Int, b: Int, `in` c: Int) {}", "make(_:b:in:)"),
        ("func plain() {}", "plain()"),
        ("func row(for: Int, default d: Int) {}", "row(for:default:)"),
        ("let global = 1", "global"),
        ("protocol View {}\nextension View { func card() {} }", "View.card()"),
        ("extension Unknown { func card() {} }", "Unknown.card()"),
        ("extension Outer.Unknown<Int> { var a: Int { 1 } }", "Outer.Unknown.a"),
        ("import Kit\nextension Kit.Card { var a: Int { 1 } }", "Card.a"),
        ("struct A { struct B {} }\nextension A.B { var c: Int { 1 } }", "A.B.c"),
        ("struct A {}\ntypealias X = A\nextension X { var c: Int { 1 } }", "A.c"),
        ("extension [Int] { var c: Int { 1 } }", "Array.c"),
        ("extension Int? { var c: Int { 1 } }", "Optional.c"),
        ("struct S { init(text: Int) {} }", "S.init(text:)"),
        ("struct S { init?(_ text: Int) {} }", "S.init(_:)"),
        ("struct S { subscript(i: Int) -> Int { 1 } }", "S.subscript(_:)"),
        ("struct S { subscript(at i: Int, j: Int) -> Int { 1 } }", "S.subscript(at:_:)"),
        ("struct S { static func == (a: S, b: S) -> Bool { true } }", "S.==(_:_:)"),
        ("struct S { static func >= (a: S, b: S) -> Bool { true } }", "S.>=(_:_:)"),
        ("enum E { case a }", "E.a"),
        ("enum E { case a(Int, b: Int) }", "E.a(_:b:)"),
        ("struct `default` { var `in`: Int { 1 } }", "default.in"),
    ]

    // MARK: Property wrappers

    @Test(arguments: wrappers) func wrapper(_ test: (attributes: String, wrapper: String?)) throws {
        let program = makeProgram(
            """
            // prelude: SwiftUI
            @propertyWrapper public struct State<Value> {}
            @resultBuilder public struct ViewBuilder {}
            @globalActor public actor MainActor {}
            // file: a.swift
            @propertyWrapper struct Clamped<Value> {}
            struct Settings { @propertyWrapper struct Stored {} }
            typealias Kept = State
            @globalActor actor Background {}
            struct Plain {}
            macro Logged() = #externalMacro(module: "M", type: "L")
            struct Screen {
                @propertyWrapper struct Local {}
                \(test.attributes) var subject
            }
            """)
        let variable = try #require(program.declared("Screen.subject"))
        let found = program.wrapperAttribute(of: variable).map { program.tree(program[variable].file).text($0) }
        #expect(found == test.wrapper, "\(test.attributes)")
    }

    static let wrappers: [(attributes: String, wrapper: String?)] = [
        ("", nil),
        ("@State", "@State"),
        ("@SwiftUI.State", "@SwiftUI.State"),
        ("@State<Int>", "@State<Int>"),
        ("@Clamped(0...1)", "@Clamped(0...1)"),
        ("@Settings.Stored", "@Settings.Stored"),
        ("@Kept", "@Kept"),
        ("@Local", "@Local"),
        ("@ViewBuilder", nil),
        ("@MainActor", nil),
        ("@MainActor @State", "@State"),
        ("@Clamped(1) @State", "@Clamped(1)"),
        ("@Background", nil),
        ("@Plain", nil),
        ("@Logged", nil),
        ("@objc", nil),
        ("@available(iOS 15, *)", nil),
        ("@Default(.theme)", "@Default(.theme)"),
        ("@Kit.Injected", "@Kit.Injected"),
        ("@IBOutlet weak", nil),
        ("@NSManaged", nil),
        ("@_spi(Internals)", nil),
    ]

    @Test func computedVariablesHaveNoWrapper() throws {
        let program = makeProgram("struct S { @Injected var a: Int { 1 } }")
        #expect(program.wrapperAttribute(of: try #require(program.declared("S.a"))) == nil)
    }

    // MARK: Broken and odd programs

    @Test(arguments: [
        "struct A: A {}", "class A: B {}\nclass B: A { class C: D {} }", "protocol P: Q {}\nprotocol Q: P {}", "typealias A = A",
        "typealias A = A.B\nextension A.B { struct B {} }", "struct A { typealias B = A.B.B }\nextension A.B {}",
        "extension A { extension B {} }",
        "struct {", "enum E { case", "let", "let (a", "func", "extension", "extension A.", "@", "@available", "@available(iOS 15", "#if",
        "#if os(", "#else",
        "#endif", "struct S {\n#if os(iOS)", "protocol P where Self: {}", "struct A: {}", "struct A: B & {}", "init", "subscript", "import",
        "import .",
        "typealias A", "typealias A =", "case a", "`", "``", "struct `` {}", "struct S {}}}}} struct T {}",
        "struct A {}\nstruct A {}\nextension A {}\nextension A: A {}", "",
    ])
    func noTrap(_ text: String) {
        let program = makeProgram(text)
        let file = FileID(0)
        for index in program.declarations.indices {
            let id = DeclID(UInt32(index))
            _ = program.displayName(of: id)
            _ = program.attributes(of: id)
            _ = program.wrapperAttribute(of: id)
            _ = program.superclass(of: id)
            _ = program.members(of: id, named: program[id].name, from: file)
            _ = program.fileLevel(program[id].name, from: file)
            #expect(program[id].file == file)
            #expect(program[id].parent == .none || program[id].parent < id)
            for type in program.statedProtocols(of: id) { #expect(program[type].kind == .protocolType) }
        }
    }

    /// Every way to break a file that has a bit of everything.
    @Test func noTrapInBrokenSource() {
        let text = """
            import Kit
            @propertyWrapper struct W<T>: P where T: Q { @W(1) private(set) var a = 1, (b, c) = x; init?(_ n: Int) {} }
            extension Kit.A.B<Int>: P & Q { #if os(iOS) && !DEBUG || swift(>=5.9)
            @available(iOS 15, *) static func == (a: A, b: A) -> Bool { a > b } #else
            subscript(i: Int) -> Int { get { 1 } } #endif
            }
            indirect enum E { case a, b(Int) } protocol P: Q where Self: R { associatedtype T } typealias X = [A.B]
            """
        let bytes = Array(text.utf8)
        let tokens = SyntaxTree(parsing: SourceFile(path: "a.swift", bytes: bytes)).tokens
        let ranges = (0..<UInt32(tokens.count - 1)).map { tokens.range(TokenID($0)) }
        for mutation in mutations(of: bytes, tokens: ranges) {
            let tree = SyntaxTree(parsing: SourceFile(path: "a.swift", bytes: mutation.bytes))
            let program = Program(linking: [FileIndex(tree: tree, profile: .default, role: .source)], profile: .default)
            for index in program.declarations.indices {
                let id = DeclID(UInt32(index))
                #expect(!program.displayName(of: id).hasSuffix("."), "\(mutation)")
                _ = program.wrapperAttribute(of: id)
                #expect(program.declaration(at: program[id].node, in: FileID(0)) != nil, "\(mutation)")
            }
        }
    }

    @Test func noProgramAtAll() {
        let program = Program(linking: [], profile: .default)
        #expect(program.names.find("a") == nil)
        #expect(program.fileLevel(.none, from: FileID(0)) == [])
    }

    @Test func deepNesting() {
        let depth = 60
        let text = String(repeating: "struct S { ", count: depth) + "var a = 1" + String(repeating: " }", count: depth)
        #expect(makeProgram(text).declarations.count == depth + 1)
        let aliases = (0..<100).map { "typealias A\($0) = A\($0 + 1)" }.joined(separator: "\n") + "\nstruct A100 {}\nextension A0 {}"
        let program = makeProgram(aliases)
        #expect(program.extendedType(of: DeclID(UInt32(program.declarations.count - 1))) == .none)
    }

    @Test func manyClauses() {
        let clauses = (0..<2000).map { "#elseif F\($0)\nlet a\($0) = 1\n" }.joined()
        #expect(makeProgram("#if F\n" + clauses + "#else\nlet b = 1\n#endif").declarations.count == 1)
    }
}
