// The catalogue is complete, in order, and says of each rule what users are shown.

import Foundation
import SelfsameTestSupport
import Testing

@testable import SelfsameLint

@Suite struct CatalogueTests {
    @Test func everyRuleFileIsListedAndNothingElse() {
        let files = Repository.files(in: "Sources/SelfsameLint/Rules").map { $0.deletingPathExtension().lastPathComponent }
        // The rules on suppression comments are no rules on code, and stand together.
        let rules = RuleCatalogue.all.filter { $0.group != .suppressions }
        #expect(files.count == rules.count, "one file in Rules for each rule of the catalogue: \(files)")
        for file in files {
            let text = (try? Repository.text(of: Repository.url("Sources/SelfsameLint/Rules/\(file).swift"))) ?? ""
            let listed = RuleCatalogue.all.filter { text.contains("id: \"\($0.id)\"") }
            #expect(listed.count == 1, "\(file).swift declares no rule of the catalogue")
        }
    }

    @Test func rulesAreAlphabeticalAndUnique() {
        let ids = RuleCatalogue.all.map(\.id)
        #expect(ids == ids.sorted())
        #expect(Set(ids).count == ids.count)
    }

    @Test func everyRuleOnConditionsHasAPlaceInTheirOrder() {
        let onConditions = RuleCatalogue.all.filter { $0.check.ofCondition != nil }
        #expect(RuleCatalogue.conditionRules.map(\.id).sorted() == onConditions.map(\.id).sorted())
    }

    @Test(arguments: RuleCatalogue.all.map(\.id)) func documentsAreComplete(_ id: String) throws {
        let rule = try #require(RuleCatalogue.rule(id))
        #expect(id.allSatisfy { $0.isLowercase || $0 == "_" })
        #expect(rule.summary.first?.isLowercase == true && !rule.summary.hasSuffix("."))
        #expect(rule.explanation.sections.map(\.heading) == ["What it does", "Why it matters", "What to do instead", "Fix safety"])
        for (heading, text) in rule.explanation.sections { #expect(text.count > 20 && text.hasSuffix("."), "\(id): \(heading)") }
        #expect((rule.fixes == .never) == !rule.examples.contains { $0.fixed != nil } || id == "explicit_id_across_branches")
    }

    @Test func everyRuleHasFixtures() {
        for rule in RuleCatalogue.all where rule.group != .suppressions {
            #expect(!Repository.files(in: "fixtures/rules/\(rule.id)").isEmpty, "fixtures/rules/\(rule.id) is empty")
        }
    }

    @Test func misspeltNamesAreSuggested() {
        #expect(RuleCatalogue.suggestion(for: "identical_branch") == "identical_branches")
        #expect(RuleCatalogue.suggestion(for: "switch_same_veiw") == "switch_same_view")
        #expect(RuleCatalogue.suggestion(for: "line_length") == nil)
    }
}
