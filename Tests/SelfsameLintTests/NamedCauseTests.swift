// Which values a message names first where several make the code around create an object anew.

import SelfsameTestSupport
import Testing

@testable import SelfsameLint

@Suite struct NamedCauseTests {
    @Test("Flags, which mostly say which views are there, come last")
    func flagsComeLast() {
        let found = lintAll([
            LintInput(
                "Page.swift",
                bytes: Array(
                    """
                    import SwiftUI
                    final class Draft: ObservableObject { @Published var text = "" }
                    struct Field: View {
                        @ObservedObject private var draft = Draft()
                        var body: some View { TextField("text", text: $draft.text) }
                    }
                    struct Page: View {
                        @State private var isShown = false
                        @State private var title = ""
                        var body: some View {
                            Toggle("a", isOn: $isShown)
                            TextField("title", text: $title)
                            if isShown { Text(title) }
                            Field()
                        }
                    }
                    """.utf8))
        ]).flatMap { $0.findings(of: "observed_object_owned") }
        let notes = found.flatMap(\.notes).map(\.message)
        #expect(notes == ["`Page` updates when `title` or `isShown` changes"])
    }
}
