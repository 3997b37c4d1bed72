// A fact has one number, whichever format says it: text, Markdown, JSON, the page, the statistics of trees, and `lint`.

import SelfsameIdentity
import Testing

@testable import SelfsameReports

@Suite("Numbers")
struct NumberTests {
    private static let identities = PageTests.files.map(\.bodies.identities)
    private static let summary = IdentitySummary(identities)
    private static let document = IdentityDocument(identities)

    @Test("JSON counts what it lists")
    func document() throws {
        let conditions = Self.document.views.map { $0.conditions.filter { !$0.invariant } }
        let all = conditions.flatMap(\.self)
        #expect(Self.summary.views == Self.document.views.count && Self.summary.views > 1000)
        #expect(Self.summary.files == Self.identities.count)
        #expect(Self.summary.conditions == all.count && Self.summary.splitting == conditions.count { !$0.isEmpty })
        #expect(Self.summary.losingState == all.count { $0.arms.contains { !$0.lostState.isEmpty } })
        #expect(Self.summary.avoidable == all.count { !$0.avoidable.isEmpty } && Self.summary.avoidable > 10)
        #expect(Self.summary.unknown == Self.document.views.count { !$0.resolved } && Self.summary.unknown > 0)
        #expect(try json(Self.document.summary) == json(Self.summary))
    }

    @Test("The page has the numbers of JSON, and lists as many")
    func page() throws {
        let page = PageTests.page
        let conditions = page.views.flatMap { $0.conditions.filter { !$0.fixed } }
        #expect(try json(page.summary) == json(Self.summary))
        #expect(page.views.count == Self.summary.views && conditions.count == Self.summary.conditions)
        #expect(conditions.count { $0.arms.contains { !$0.lost.isEmpty } } == Self.summary.losingState)
        #expect(conditions.count { !$0.avoidable.isEmpty } == Self.summary.avoidable)
        #expect(page.views.count { !$0.resolved } == Self.summary.unknown)
        #expect(page.views.count { $0.branches > 0 } == Self.summary.splitting)
    }

    @Test("Text and Markdown begin with them, and Markdown counts each condition")
    func text() throws {
        let text = try identityText(Self.identities, format: .text, style: TextStyle(width: 1000))
        #expect(Array(text.split(separator: "\n").prefix(2)).map(String.init) == Self.summary.sentences)
        let markdown = identityMarkdown(Self.identities)
        for sentence in Self.summary.sentences { #expect(markdown.contains(sentence)) }
        let rows = markdown.split(separator: "\n").count { $0.hasPrefix("| ") } - 1
        let more = markdown.split(separator: "\n").last?.prefix { $0.isNumber }.description ?? ""
        #expect(rows + (Int(more) ?? 0) == Self.summary.conditions)
    }

    @Test("Trees and `lint` count as many bodies")
    func bodies() {
        let trees = PageTests.files.flatMap(\.bodies.trees.bodies)
        #expect(trees.count == Self.summary.views && trees.count { !$0.isResolved } == Self.summary.unknown)
        #expect(PageTests.files.map(\.linted.result.bodies).reduce(0, +) == Self.summary.views)
    }

    @Test("A view that a flip takes away is not listed as kept by another condition on the same value")
    func kept() {
        var pairs = 0
        for view in Self.document.views {
            for condition in view.conditions where !condition.invariant && isStored(condition) {
                for other in view.conditions
                where other.start.offset != condition.start.offset && other.text == condition.text && other.flippedBy == condition.flippedBy
                {
                    #expect(Set(condition.kept).isDisjoint(with: other.arms.flatMap(\.views)), "\(view.name): \(condition.text)")
                    pairs += 1
                }
            }
        }
        #expect(pairs > 10)
    }

    /// Whether a condition reads properties only: parameters of one name are different values in different closures.
    private func isStored(_ condition: IdentityDocument.Condition) -> Bool {
        !condition.flippedBy.isEmpty && condition.flippedBy.allSatisfy { $0.hasPrefix("@") }
    }
}
