// The prelude printed for a profile: what is gone, what is marked.

import SelfsameDeclarations
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite struct ResolvedPreludeTests {
    private func resolved(_ text: String, _ profile: Profile = .default) -> String {
        let tree = SyntaxTree(parsing: SourceFile(path: "a.swift", bytes: Array(text.utf8)))
        // The first line names the profile.
        return resolvedPrelude([tree], profile: profile).split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
            .joined(separator: "\n")
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var rule: String
        var source: String
        var profile = Profile.default
        var expected: String
        var testDescription: String { rule }
    }

    @Test(arguments: cases) func prints(_ test: Case) {
        #expect(resolved(test.source, test.profile) == test.expected, "\(test.rule)")
    }

    static let cases: [Case] = [
        Case(
            rule: "what is available stays", source: "@available(iOS 15, *)\npublic func f() {}",
            expected: "@available(iOS 15, *)\npublic func f() {}"),
        Case(
            rule: "what is newer is marked", source: "@available(iOS 18, *)\npublic func f() {}",
            expected: "@available(*, unavailable)\npublic func f() {}"),
        Case(
            rule: "what the platform lacks is marked", source: "@available(iOS, unavailable)\npublic func f() {}",
            expected: "@available(*, unavailable)\npublic func f() {}"),
        Case(
            rule: "one mark takes the place of several attributes",
            source: "@available(iOS 18, *) @available(macOS 14, *) public func f() {}",
            expected: "@available(*, unavailable) public func f() {}"),
        Case(
            rule: "an extension is marked as a whole", source: "@available(iOS 18, *)\nextension A {\n  public func f() {}\n}\nstruct A {}",
            expected: "@available(*, unavailable)\nextension A {\n  public func f() {}\n}\nstruct A {}"),
        Case(
            rule: "so is a type that nothing available mentions, and its extensions",
            source: "@available(iOS 18, *) public struct A {}\nextension A: B {}\npublic protocol B {}",
            expected: "@available(*, unavailable) public struct A {}\n@available(*, unavailable) extension A: B {}\npublic protocol B {}"),
        Case(
            rule: "a type that something available mentions stays with the members that came with it, and later ones are marked",
            source: """
                @available(iOS 18, *) public struct A {
                  public init() {}
                  @available(iOS 26, *) public init(_ n: Int) {}
                }
                public func g(_ a: A) {}
                """,
            expected: """
                @available(iOS 18, *) public struct A {
                  public init() {}
                  @available(*, unavailable) public init(_ n: Int) {}
                }
                public func g(_ a: A) {}
                """),
        Case(
            rule: "a marked body that calls what is marked in a type is emptied",
            source: """
                public struct A {
                  @available(iOS 18, *) public init(_ n: Int) {}
                }
                extension A {
                  @available(iOS 18, *) public static func make() -> A { A(1) }
                }
                """,
            expected: """
                public struct A {
                  @available(*, unavailable) public init(_ n: Int) {}
                }
                extension A {
                  @available(*, unavailable) public static func make() -> A { fatalError() }
                }
                """),
        Case(
            rule: "requirements cannot be marked", source: "public protocol P {\n  @available(iOS 18, *) func f()\n}",
            expected: "public protocol P {\n  @available(iOS 18, *) func f()\n}"),
        Case(
            rule: "nor can stored properties", source: "public struct S {\n  @available(iOS 18, *) var a = 1\n}",
            expected: "public struct S {\n  @available(iOS 18, *) var a = 1\n}"),
        Case(
            rule: "inactive clauses are gone", source: "a()\n#if SDK_27\nfunc new() {}\n#else\nfunc old() {}\n#endif\nb()",
            expected: "a()\nfunc old() {}\nb()"),
        Case(
            rule: "active clauses stay", source: "#if SDK_27\nfunc new() {}\n#else\nfunc old() {}\n#endif\n", profile: Profile(sdk: 27),
            expected: "func new() {}\n"),
        Case(
            rule: "in members, attributes and statements, too",
            source: "struct S {\n  #if SDK_27\n  @A\n  #else\n  @B\n  #endif\n  func f() {\n    #if !SDK_27\n    x()\n    #endif\n  }\n}\n",
            expected: "struct S {\n  @B\n  func f() {\n    x()\n  }\n}\n"),
        Case(
            rule: "nested clauses", source: "#if SDK_27\n#if os(iOS)\nx()\n#endif\n#else\n#if os(iOS)\ny()\n#endif\n#endif\n",
            expected: "y()\n"),
        Case(
            rule: "the platform decides", source: "@available(iOS 13, macOS 15, *) public func f() {}", profile: Profile(platform: .macos),
            expected: "@available(*, unavailable) public func f() {}"),
        Case(
            rule: "a nested declaration of an available type is marked by itself",
            source: "public struct A { @available(iOS 18, *) public static var b: A { A() } }",
            expected: "public struct A { @available(*, unavailable) public static var b: A { A() } }"),
    ]

    // MARK: The compiler

    /// Two overloads of which the profile has one or both, a conformance and a builder that came later.
    private static let library = """
        public protocol View { associatedtype Body: View; @ViewBuilder var body: Body { get } }
        extension Never: View { public var body: Never { fatalError() } }
        @resultBuilder public struct ViewBuilder {
            public static func buildBlock<A: View>(_ a: A) -> A { a }
        }
        public protocol Style {}
        public struct Plain: View { public init() {}; public var body: Never { fatalError() } }
        @available(iOS 15, *) extension Plain: Style {}
        public struct Old<A: View>: View { init(_ a: A) {}; public var body: Never { fatalError() } }
        public struct Older<A: View>: View { init(_ a: A) {}; public var body: Never { fatalError() } }
        public struct Styled<A: View>: View { init(_ a: A) {}; public var body: Never { fatalError() } }
        @available(iOS 17, *) public struct New<A: View>: View {
            init(_ a: A) {}
            @available(iOS 18, *) public init(later a: A) {}
            public var body: Never { fatalError() }
        }
        extension View {
            #if SDK_27
            @_disfavoredOverload public func overlay<V: View>(_ v: V) -> Older<Self> { Older(self) }
            #else
            @_disfavoredOverload public func overlay<V: View>(_ v: V) -> Old<Self> { Old(self) }
            #endif
            public func overlay<S: Style>(_ s: S) -> Styled<Self> { Styled(self) }
            @available(iOS, introduced: 13, deprecated: 17) @_disfavoredOverload public func changed(_ n: Int) -> Old<Self> { Old(self) }
            @available(iOS 17, *) public func changed(_ n: Int) -> New<Self> { New(self) }
            @available(iOS 18, *) public func later() -> some View { New(later: self) }
        }
        """

    /// Plain `swiftc` ranks as the profile would, without a word of the profile.
    @Test(arguments: [
        (sdk: 26, target: 13, overlay: "Old<Plain>", changed: "Old<Plain>"),
        (sdk: 26, target: 15, overlay: "Styled<Plain>", changed: "Old<Plain>"),
        (sdk: 26, target: 17, overlay: "Styled<Plain>", changed: "New<Plain>"),
        (sdk: 27, target: 13, overlay: "Older<Plain>", changed: "Old<Plain>"),
        (sdk: 27, target: 17, overlay: "Styled<Plain>", changed: "New<Plain>"),
    ])
    func ranksAsTheProfile(_ test: (sdk: Int, target: Int, overlay: String, changed: String)) throws {
        let tree = SyntaxTree(parsing: SourceFile(path: "a.swift", bytes: Array(Self.library.utf8)))
        let profile = Profile(sdk: test.sdk, deploymentTarget: Version(major: test.target))
        let oracle = CompilerOracle(prelude: [resolvedPrelude([tree], profile: profile)])
        let fixture = Fixture(
            path: "ranks.swift",
            source: """
                import SwiftUI
                struct Screen: View {
                    // type: \(test.overlay)
                    var body: some View { Plain().overlay(Plain()) }
                }
                struct Other: View {
                    // type: \(test.changed)
                    var body: some View { Plain().changed(1) }
                }
                """)
        let unit = OracleUnit(name: "SDK \(test.sdk), \(test.target)", fixtures: [fixture])
        #expect(unit.fixtures[0].declarations.compactMap(\.type) == [test.overlay, test.changed])
        for failure in try oracle.unconfirmed([unit], as: "ranks") { Issue.record(failure) }
    }
}
