// What the folders of the lint may use of each other: a rule stands by itself.

import SelfsameTestSupport
import Testing

@Suite("Folders of the lint")
struct RuleFolderTests {
    /// The folders from the bottom to the top; what is in none of them runs the rules.
    private static let folders = ["Vocabulary", "Fixes", "Exemptions", "Rules"]

    private static func graph() throws -> FileGraph {
        let modules = ["Syntax", "Prelude", "Declarations", "Inference", "Flow", "Identity"].map { "Sources/Selfsame\($0)" }
        return try FileGraph(of: "Sources/SelfsameLint", standingOn: modules)
    }

    /// What several rules share stands in `Vocabulary`; of a rule's file others name the rule and nothing else, and not in another rule.
    @Test("A rule's file declares for itself alone, but for the rule")
    func rulesStandAlone() throws {
        let graph = try Self.graph()
        for (file, uses) in zip(graph.files, graph.uses) {
            for use in uses where graph.files[use.file].hasPrefix("Rules/") {
                let owner = graph.files[use.file].dropFirst("Rules/".count).dropLast(".swift".count)
                let isRule = use.name.lowercased() == owner.lowercased() && !file.hasPrefix("Rules/")
                #expect(isRule, "\(file) uses `\(use.name)` of \(graph.files[use.file]): move it to Vocabulary")
            }
        }
    }

    @Test("A folder uses only what stands below it")
    func foldersPointOneWay() throws {
        let graph = try Self.graph()
        func level(_ path: String) -> Int? { path.split(separator: "/").first.flatMap { Self.folders.firstIndex(of: String($0)) } }
        for (file, uses) in zip(graph.files, graph.uses) {
            guard let own = level(file) else { continue }
            for use in uses where level(graph.files[use.file]).map({ $0 > own }) == true {
                Issue.record("\(file) uses `\(use.name)` of \(graph.files[use.file])")
            }
        }
    }
}
