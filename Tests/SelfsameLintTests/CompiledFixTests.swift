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
            if let suggested = item.suggested { sources.append((item.fixture.path + " with suggestions", suggested)) }
        }
        for rule in RuleCatalogue.all {
            for (index, example) in rule.examples.enumerated() {
                let head = (example.deploymentTarget.map { "// profile: --deployment-target \($0)\n" } ?? "") + "import SwiftUI\n"
                sources.append(("\(rule.id), example \(index)", head + (example.fixed ?? MarkedText(example.source).text) + "\n"))
            }
        }
        for failure in try OracleUnit.unconfirmed(sources.map { unit(of: $0) }, as: "fixes") { Issue.record(failure) }
    }

    /// A source stands inside a type of its own, so that many share a module; one with extensions or operators does not.
    private func unit(of source: (name: String, text: String)) -> OracleUnit {
        if source.text.contains("\nextension ") || source.text.hasPrefix("extension ") || source.text.contains("\ninfix operator ") {
            return OracleUnit(name: source.name, fixtures: [Fixture(path: source.name, source: source.text.withoutExpectations)])
        }
        let number = RecordedQuestion.digest(of: source.name)
        let text = source.text.replacing("import SwiftUI", with: "import SwiftUI\nenum Source\(number) {", maxReplacements: 1) + "}\n"
        return OracleUnit(name: source.name, fixtures: [Fixture(path: source.name, source: text.withoutExpectations)])
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
