// How far the files of a layer depend on each other in circles. A circle is read as one piece, so each has a limit.

import SelfsameTestSupport
import Testing

@Suite("Circles of files")
struct FileCycleTests {
    /// The layers of the analysis from the bottom to the top, with the number of files that may be one circle.
    private static let layers: [(name: String, limit: Int)] = [
        ("SelfsameDeclarations", 8),
        // The recursive core: expressions, builders, types of members. Sources/ARCHITECTURE.md names its files.
        ("SelfsameInference", 30),
        ("SelfsameFlow", 8),
        ("SelfsameIdentity", 8),
        // Units, the values that they make and the tree below them ask each other. Sources/ARCHITECTURE.md says so.
        ("SelfsameUpdates", 26),
    ]

    @Test("A circle of files stays within its limit", arguments: layers.indices)
    func limits(layer: Int) throws {
        let (name, limit) = Self.layers[layer]
        let below = ["SelfsameSyntax"] + Self.layers[..<layer].map(\.name)
        let graph = try FileGraph(of: "Sources/\(name)", standingOn: below.map { "Sources/\($0)" })
        let largest = graph.cycles.first ?? []
        print("\(name): the largest circle has \(largest.count) of \(graph.files.count) files; \(graph.cycles.count) circles")
        for cycle in graph.cycles { print("   \(cycle)") }
        #expect(largest.count <= limit, "\(largest.joined(separator: ", "))")
    }

    @Test("The architecture page lists the core of the inference")
    func core() throws {
        let graph = try FileGraph(of: "Sources/SelfsameInference", standingOn: ["Sources/SelfsameSyntax", "Sources/SelfsameDeclarations"])
        let page = try Repository.text(of: Repository.url("Sources/ARCHITECTURE.md"))
        let section = page.split(separator: "### The core of the inference").last?.split(separator: "\n\n").dropFirst().first ?? ""
        let listed = Set(section.split(separator: "`").map(String.init))
        for file in graph.cycles.first ?? [] {
            let name = file.split(separator: "/").last?.dropLast(".swift".count) ?? ""
            #expect(listed.contains(String(name)), "Sources/ARCHITECTURE.md does not list \(file)")
        }
    }
}
