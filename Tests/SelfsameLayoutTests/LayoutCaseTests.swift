// The cases of fixtures/layout: sources with the frames that were published or calculated from published rules. Each body is laid out with the
// proposal and the sizes of leaves that its case states, and every number must be within a hundredth of a point. `own-cases.jsonl` was calculated from
// the published rules, by hand or by other implementations of them, before the program was asked.

import Foundation
import SelfsameLayout
import SelfsameProject
import SelfsameReports
import SelfsameTestSupport
import Testing

@Suite("Layout cases")
struct LayoutCaseTests {
    /// The case calls the text by another name than its own, against the rule of the format: a leaf goes by its text.
    private static let otherNames = ["seed-003-kuchi-150": ("kuchi", "A great and warm welcome to Kuchi")]

    @Test("Every case has its frames", arguments: [("cases", 112), ("own-cases", 580)])
    func cases(file: String, count: Int) throws {
        let text = try Repository.text(of: Repository.url("fixtures/layout/\(file).jsonl"))
        let cases = try text.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(cases.count == count)
        let views = try cases.enumerated().map { index, fields in
            "struct Case\(index): View {\n    var body: some View {\n\(try #require(fields["source"] as? String))\n    }\n}\n"
                + (fields["declarations"] as? String ?? "") + "\n"
        }
        let source = LaidOutSource("import SwiftUI\n" + views.joined())
        for (index, fields) in cases.enumerated() { try check(fields, in: source, view: "Case\(index)") }
    }

    private func check(_ fields: [String: Any], in source: LaidOutSource, view: String) throws {
        let id = try #require(fields["id"] as? String)
        let expected = try #require(fields["expected"] as? [String: Any])
        var options = LayoutOptions()
        let proposal = try #require(fields["proposal"] as? [Any])
        options.proposal = LayoutProposal(length(proposal[0]), length(proposal[1]))
        let sizes = try JSONSerialization.data(withJSONObject: fields["leaf_sizes"] ?? [:])
        options.settings.sizes = try layoutSizes(sizes, path: id)
        for setting in fields["set"] as? [String] ?? [] { _ = options.settings.set(setting) }
        let layout = try #require(source.layout(view, options), "\(id)")
        if let size = numbers(expected["size"]) {
            let own = [layout.result.size.width.points, layout.result.size.height.points]
            #expect(isNear(own, size), "\(id): size \(own) instead of \(size)")
        }
        let frames = Dictionary(layout.frames.map { ($0.frame.name, $0.frame.frame) }) { first, _ in first }
        for (name, value) in expected["frames"] as? [String: Any] ?? [:] {
            let wanted = try #require(numbers(value))
            let own = Self.otherNames[id].map { name.replacing($0.0, with: $0.1) } ?? name
            guard let rect = frames[own] else {
                Issue.record("\(id): no frame `\(own)` among \(layout.frames.map(\.frame.name))")
                continue
            }
            let found = [rect.x.points, rect.y.points, rect.size.width.points, rect.size.height.points]
            #expect(isNear(found, wanted), "\(id): \(own) is \(found) instead of \(wanted)")
        }
        if let widths = numbers(expected["column_widths"]) {
            let tracks = try #require(layout.result.tracks.first?.value)
            #expect(isNear(tracks.columns.map(\.points), widths), "\(id): \(tracks.columns)")
            #expect(isNear(tracks.layoutPass.map(\.points), try #require(numbers(expected["layout_pass_track_widths"]))), "\(id)")
            #expect(isNear([tracks.total.points], [try #require(expected["grid_width"] as? Double)]), "\(id)")
        }
        if let width = expected["item_width"] as? Double, let places = numbers(expected["item_x"]) {
            let items = layout.frames.filter { $0.isLeaf }.prefix(places.count).map(\.frame.frame)
            #expect(isNear(items.map(\.x.points), places), "\(id)")
            #expect(isNear(items.map(\.size.width.points), places.map { _ in width }), "\(id)")
        }
    }

    private func length(_ value: Any) -> Length? {
        if let number = value as? Double { return Length(number) }
        return value is String ? .infinity : nil
    }

    private func numbers(_ value: Any?) -> [Double]? { value as? [Double] }

    private func isNear(_ a: [Double], _ b: [Double]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= 0.01 }
    }
}
