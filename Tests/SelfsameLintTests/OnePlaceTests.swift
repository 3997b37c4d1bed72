// A property wrapper, a container and a modifier that presents are each added by a declaration with marks, and by nothing else.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@testable import SelfsameLint

@Suite struct OnePlaceTests {
    /// Lints a source beside a user's prelude.
    private func findings(_ source: String, prelude: String) -> [Finding] {
        lintAll([LintInput("A", "import SwiftUI\n" + source)], prelude: "import SwiftUI\n" + prelude)[0].result.findings
    }

    private func wrapper(_ marks: String) -> String {
        """
        \(marks)
        @propertyWrapper public struct Remembered<Value>: DynamicProperty {
            public init(wrappedValue: Value)
            public var wrappedValue: Value { get nonmutating set }
        }
        """
    }

    @Test func aPropertyWrapper() {
        let source = """
            struct Note: View { @Remembered var text = ""; var body: some View { Button(text) { text = "a" } } }
            struct A: View {
                @State private var isOn = false
                func flip() { isOn.toggle() }
                var body: some View { if isOn { Note().opacity(0.5) } else { Note() } }
            }
            """
        #expect(findings(source, prelude: wrapper("")).first?.lostState == [])
        var text = LostState(view: "Note", kind: "Remembered", name: "text")
        text.origin = .set
        #expect(findings(source, prelude: wrapper("// selfsame: owned, seeded")).first?.lostState == [text])
        let fetched = findings(source, prelude: wrapper("// selfsame: owned, living, returning")).first?.lostState.first
        #expect(fetched?.isMadeAgain == true && fetched?.comesBack == .fetched)
    }

    @Test func whoChangesAWrappersValue() {
        let source = """
            struct A: View {
                @Remembered var isOn: Bool
                var body: some View { if isOn { Text("a") } else { Text("b") } }
            }
            """
        #expect(findings(source, prelude: wrapper("// selfsame: owned, seeded")).isEmpty, "nothing changes it")
        #expect(findings(source, prelude: wrapper("// selfsame: living")).map(\.rule) == ["branch_same_view_arguments"])
    }

    @Test func aContainer() {
        func prelude(_ marks: String) -> String {
            """
            \(marks)
            public struct Shelf<Content: View>: View {
                public init(@ViewBuilder content: () -> Content)
                public var body: Never { get }
            }
            """
        }
        let arms = """
            struct A: View {
                @State private var isOn = false
                func flip() { isOn.toggle() }
                var body: some View {
                    if isOn { Shelf { Text("a"); Image("b") } } else { Shelf { Text("a") } }
                }
            }
            """
        #expect(!findings(arms, prelude: prelude("")).map(\.rule).contains("branch_wraps_common_children"))
        #expect(findings(arms, prelude: prelude("// selfsame: arranges")).map(\.rule) == ["branch_wraps_common_children"])
        let rows = """
            struct A: View {
                var names: [String]
                var body: some View {
                    Shelf { ForEach(names, id: \\.self) { name in if name.isEmpty { Text("a") }; Text(name) } }
                }
            }
            """
        #expect(findings(rows, prelude: prelude("// selfsame: eager")).isEmpty)
        #expect(findings(rows, prelude: prelude("// selfsame: lazy, retains rows")).map(\.rule).contains("foreach_multi_row"))
    }

    @Test func aModifierThatPresents() {
        func prelude(_ marks: String) -> String {
            """
            extension View {
                \(marks)
                public func drawer<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> Content) -> some View
            }
            """
        }
        let source = """
            struct Form: View { @State private var text = ""; var body: some View { Button(text) { text = "a" } } }
            struct A: View {
                @State private var isOn = false
                func flip() { isOn.toggle() }
                @State private var isOpen = false
                var body: some View {
                    if isOn { Text("a").drawer(isPresented: $isOpen) { Form() } } else { Text("b").drawer(isPresented: $isOpen) { Form() } }
                }
            }
            """
        #expect(findings(source, prelude: prelude("")).first?.lostState.map(\.name) == ["text"])
        #expect(findings(source, prelude: prelude("// selfsame: presents")).first?.lostState == [])
        let inside = """
            struct A: View {
                @State private var isOn = false
                func flip() { isOn.toggle() }
                @State private var isOpen = false
                var body: some View {
                    Text("a").drawer(isPresented: $isOpen) { if isOn { Text("a") } else { Text("b") } }
                }
            }
            """
        #expect(findings(inside, prelude: prelude("")).map(\.rule) == ["branch_same_view_arguments"])
        #expect(findings(inside, prelude: prelude("// selfsame: rebuilds")).isEmpty)
    }
}
