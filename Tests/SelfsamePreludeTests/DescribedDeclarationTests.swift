// Every described declaration is asked of the real library. What it does not have there, because only Apple's systems have it, is listed in
// `fixtures/expressions/unconfirmed.txt`: the list is read when it changes, and nothing stands on it that the compiler confirms.

import SelfsamePrelude
import SelfsameTestSupport
import Testing

@Suite struct DescribedDeclarationTests {
    @Test func theRealLibraryHasWhatIsDescribed() throws {
        let sources = PreludeSource.standardLibrary.filter { ["Swift", "Foundation", "Dispatch", "Observation"].contains($0.module) }
        let probes = declarationProbes(DescribedDeclarations(sources.map(\.text)))
        #expect(probes.count > 4500)
        let refused = try refusedProbes(probes)
        let list = Set(refused).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: "\n") + "\n"
        let url = Repository.url("fixtures/expressions/unconfirmed.txt")
        #if canImport(Darwin)
            let known = Set(try Repository.text(of: url).split(separator: "\n").map { String($0) })
            #expect(refused.filter { !known.contains($0) } == [])
        #else
            let failure = Snapshot.failure(actual: list, expectedAt: url)
            #expect(failure == nil, "\(failure?.description ?? "")")
        #endif
    }

    @Test func aWrongDeclarationIsRefused() throws {
        let text = """
            public struct Int: FixedWidthInteger, Sequence {
              public var description: Int { get }
              public func signum() -> Int
              public func signum(_ base: Int) -> Int
              public init?(_ description: String)
              public init(_ description: String)
              public static func + (lhs: Int, rhs: Int) -> Double
            }
            """
        let refused = try refusedProbes(declarationProbes(DescribedDeclarations([text])))
        #expect(
            refused == [
                "Int: Sequence", "Int: var description: Int { get }", "Int: func signum(_ base: Int) -> Int",
                "Int: init(_ description: String)", "Int: func + (lhs: Int, rhs: Int) -> Double",
            ])
    }

    /// The names of the probes that the compiler rejects.
    private func refusedProbes(_ probes: [DeclarationProbe]) throws -> [String] {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let imports = ["Foundation", "Dispatch", "Observation", "FoundationNetworking"]
            .map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }.joined()
        let file = try folder.write(imports + probes.map { $0.line + "\n" }.joined(), to: "Probes.swift")
        let first = imports.split(separator: "\n").count
        let result = try runTool(
            ["swiftc", "-frontend", "-typecheck", "-swift-version", "5", "-suppress-warnings", "-diagnostic-style", "llvm", file.path])
        var refused: [Int] = []
        for line in result.errors.split(separator: "\n") where line.hasPrefix(file.path + ":") && line.contains(": error: ") {
            let place = line.dropFirst(file.path.count + 1).prefix { $0 != ":" }
            guard let number = Int(place), number > first, number - first <= probes.count else {
                Issue.record("\(line)")
                continue
            }
            refused.append(number - first - 1)
        }
        return Set(refused).sorted().map { probes[$0].name }
    }
}
