// Lost state is claimed of views that are certainly there, and of those in an `if` further down that flips by itself: not of a view in an arm
// that what the view is made with may rule out.

import SelfsameLint
import SelfsameTestSupport
import Testing

@Suite struct ContainedStateTests {
    private static func source(_ row: String) -> String {
        """
        import SwiftUI
        enum Kind { case button, field }
        struct Row: View {
            var kind: Kind
            var title: String
            \(row)
        }
        struct Screen: View {
            @State private var isOn = false
            func flip() { isOn.toggle() }
            var body: some View {
                VStack {
                    if isOn { Row(kind: .button, title: "on") } else { Row(kind: .button, title: "off") }
                }
            }
        }
        """
    }

    private func lost(_ row: String) -> [String] {
        lintText(Self.source(row)).result.findings.flatMap(\.lostState).map { "\($0.view).\($0.name)" }
    }

    @Test func stateInOneArmBelowIsNotNamed() {
        let body =
            "@Binding var text: String\nvar body: some View { switch kind { case .button: Text(title); case .field: TextField(title, text: $text) } }"
        #expect(lost(body.replacing("@Binding var", with: "@State private var")) == ["Row.text"])
        let findings = lintText(
            Self.source(
                "var body: some View { switch kind { case .button: Text(title); case .field: ScrollView { Text(title) } } }")
        ).result.findings
        #expect(findings.flatMap(\.lostState).isEmpty)
        #expect(findings.flatMap(\.fixes).allSatisfy { $0.applicability != .safe })
    }

    @Test func stateInEveryArmBelowIsNamed() {
        let field = "ScrollView { Text(title) }"
        #expect(!lost("var body: some View { switch kind { case .button: \(field); case .field: VStack { \(field) } } }").isEmpty)
        #expect(!lost("var body: some View { VStack { \(field) } }").isEmpty)
        #expect(lost("var body: some View { VStack { if kind == .field { \(field) } } }").isEmpty)
    }

    /// A view below whose picture is there only where it has an address, and keeps a loader.
    private static func portrait(_ members: String, calls: [String]) -> String {
        """
        import SwiftUI
        final class Loader: ObservableObject { @Published var isDone = false }
        struct Picture: View {
            @StateObject private var loader = Loader()
            var body: some View { Text("picture") }
        }
        struct Portrait: View {
            \(members)
        }
        struct Screen: View {
            @State private var isOn = false
            func flip() { isOn.toggle() }
            var address: String?
            var body: some View {
                VStack {
                    if isOn { \(calls[0]) } else { \(calls[1]) }
                }
            }
        }
        """
    }

    @Test(arguments: [
        // The address comes from outside: the picture is there for some.
        ("var address: String?", "if let address { Text(address); Picture() } else { Text(\"none\") }", "address: address", true),
        (
            "var address: String?\ninit(address: String?) { self.address = address }", "if address != nil { Picture() }",
            "address: address", true
        ),
        ("var address: String?\nvar hasPicture: Bool { address != nil }", "if hasPicture { Picture() }", "address: address", true),
        // Something that the view is not made with.
        ("@Environment(\\.colorScheme) private var scheme", "if scheme == .dark { Picture() }", "", true),
        // Never there as it is made here.
        ("var address: String?", "if let address { Text(address); Picture() }", "address: nil", false),
        ("var address: String?\nvar isPlain = true", "if let address, !isPlain { Text(address); Picture() }", "address: address", false),
        (
            "var address: String?\nvar isPlain = true", "if isPlain { Text(\"a\") } else { Picture() }", "address: address, isPlain: true",
            false
        ),
        ("var address: String?", "switch address { case nil: Text(\"none\"); default: Picture() }", "address: address", false),
        ("var address: String?", "if #available(iOS 99, *) { Picture() }", "address: address", false),
    ])
    func stateInAnArmBelowIsNamedWhereItMayBeOnScreen(members: String, content: String, arguments: String, isNamed: Bool) {
        let body = "\(members)\nvar body: some View { VStack { if true { Text(\"x\") }; \(content) } }"
        let call = "Portrait(\(arguments))"
        let findings = lintText(Self.portrait(body, calls: [call + ".padding(4)", call + ".padding(8)"])).result.findings
        #expect(findings.count == 1)
        let loaders = findings.flatMap(\.lostState).filter { $0.view == "Picture" }
        #expect(loaders.map(\.name) == (isNamed ? ["loader"] : []), "\(members) \(content)")
        #expect(loaders.allSatisfy { $0.isInArm })
        // Whether it is on screen is not shown.
        #expect(findings.map(\.severity) == [.hint])
        #expect(findings.flatMap(\.fixes).allSatisfy { $0.applicability != .safe })
    }
}
