// Lost state is claimed only of views that are certainly there: not of a view that some arm of a body further down may make.

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
                "var body: some View { switch kind { case .button: Text(title); case .field: TextField(title, text: .constant(\"\")) } }")
        ).result.findings
        #expect(findings.flatMap(\.lostState).isEmpty)
        #expect(findings.flatMap(\.fixes).allSatisfy { $0.applicability != .safe })
    }

    @Test func stateInEveryArmBelowIsNamed() {
        let field = "TextField(title, text: .constant(\"\"))"
        #expect(!lost("var body: some View { switch kind { case .button: \(field); case .field: VStack { \(field) } } }").isEmpty)
        #expect(!lost("var body: some View { VStack { \(field) } }").isEmpty)
        #expect(lost("var body: some View { VStack { if kind == .field { \(field) } } }").isEmpty)
    }
}
