// The compiler on the fixes: every example and fixture compiles with its fixes, against the description of SwiftUI.

import SelfsameLint
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite struct CompiledFixTests {
    @Test func fixedSourcesCompile() throws {
        var sources: [(name: String, text: String)] = []
        for item in RuleFixtureTests.cases where item.fixture.byHand == nil {
            sources.append((item.fixture.path, item.fixed ?? item.fixture.source))
        }
        for rule in RuleCatalogue.all {
            for (index, example) in rule.examples.enumerated() {
                let head = (example.deploymentTarget.map { "// profile: --deployment-target \($0)\n" } ?? "") + "import SwiftUI\n"
                sources.append(("\(rule.id), example \(index)", head + (example.fixed ?? MarkedText(example.source).text) + "\n"))
            }
        }
        let units = units(of: sources)
        for (unit, answer) in zip(units, try OracleUnit.answers(for: units)) {
            let errors = answer.errors.map { "\(unit.fixtures[$0.file].path):\($0.line): \($0.message)" }
            #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
        }
    }

    /// One unit for all sources of a profile that can stand inside a type of their own; those with extensions or operators stand alone.
    private func units(of sources: [(name: String, text: String)]) -> [OracleUnit] {
        var alone: [OracleUnit] = []
        var together: [String: [Fixture]] = [:]
        for (index, source) in sources.enumerated() {
            let profile = source.text.split(separator: "\n").first { $0.hasPrefix("// profile:") }.map(String.init) ?? ""
            if source.text.contains("\nextension ") || source.text.hasPrefix("extension ") || source.text.contains("\ninfix operator ") {
                alone.append(OracleUnit(name: source.name, fixtures: [Fixture(path: source.name, source: source.text)]))
            } else {
                let text =
                    source.text.replacing("import SwiftUI", with: "import SwiftUI\nenum Source\(index) {", maxReplacements: 1) + "}\n"
                together[profile, default: []].append(Fixture(path: source.name, source: text.withoutExpectations))
            }
        }
        return alone + together.sorted { $0.key < $1.key }.map { OracleUnit(name: "fixes \($0.key)", fixtures: $0.value) }
    }
}

extension String {
    /// Without comments that expect types or reports: only errors are asked for here.
    fileprivate var withoutExpectations: String {
        split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            !["// type:", "// arms:", "// path:"].contains { line.contains($0) }
        }.joined(separator: "\n")
    }
}
