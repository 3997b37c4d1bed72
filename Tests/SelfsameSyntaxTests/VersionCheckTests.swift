// Which clauses of `#if` are read depends on the version that `swift()` and `compiler()` compare with.

import SelfsameSyntax
import Testing

@Suite("Version checks") struct VersionCheckTests {
    /// Whether text that is not Swift is reported in the clause that begins with these lines.
    private func isRead(_ header: String, by version: Version) -> Bool {
        let text = "\(header)\n}} not swift ]\n#endif\nstruct After {}\n"
        let tree = parse(SourceFile(path: "a.swift", bytes: Array(text.utf8)), swiftVersion: version)
        let after = tree.children(.root).filter { tree.kind($0) == .structDecl }
        #expect(after.count == 1, "\(header): the declaration after it is lost")
        return !tree.diagnostics.isEmpty
    }

    @Test(
        "Versions",
        arguments: [
            ("#if swift(<5.9)", true, false), ("#if swift(>=5.9)", false, true), ("#if !swift(>=5.9)", true, false),
            ("#if compiler(<6)", true, false), ("#if swift(>=5)\n#else", false, false), ("#if swift(<5)\n#else", true, true),
            ("#if swift(<5.9)\n#elseif swift(>=6)", false, true), ("#if os(iOS)\n#elseif swift(>=6)\n#else", true, false),
        ])
    func theVersionDecides(header: String, inOlder: Bool, inNewer: Bool) {
        #expect(isRead(header, by: Version(major: 5, minor: 8)) == inOlder)
        #expect(isRead(header, by: Version(major: 6, minor: 2)) == inNewer)
    }

    @Test(
        "Conditions of several parts",
        arguments: [
            ("swift(<5) && os(iOS)", false), ("os(iOS) && swift(<5)", false), ("swift(<5) || os(iOS)", true), ("A || B && swift(<5)", true),
            ("A && swift(<5) || compiler(<5)", false), ("!(swift(>=5) || A)", false), ("!(swift(>=5) && A)", true), ("(swift(<5))", false),
            ("canImport(A, _version: 1.2) && swift(<5)", false), ("swift(5)", true), ("swift(<5", true), ("swift", true),
            ("A + swift(<5)", true),
            ("\(String(repeating: "(", count: 100))swift(<5)\(String(repeating: ")", count: 100))", true),
        ])
    func partsAreCombined(condition: String, isRead: Bool) {
        #expect(self.isRead("#if \(condition)", by: .newestSwift) == isRead)
    }

    @Test("A clause without a mistake is read although it is not active") func readableClause() {
        let source = SourceFile(path: "a.swift", bytes: Array("#if swift(<5)\nfunc f() {}\n#endif\n".utf8))
        let tree = parse(source)
        #expect(tree.nodes.contains { $0.kind == .functionDecl })
        #expect(!tree.nodes.contains { $0.kind == .unexpected })
    }
}
