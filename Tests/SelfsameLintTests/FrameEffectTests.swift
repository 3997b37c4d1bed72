// Frames that are reported to have no effect, laid out with and without them: alone and in stacks, for proposals from nothing to infinity, every
// leaf has the same place and size.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameLayout
import SelfsameLint
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite struct FrameEffectTests {
    private static let views = [
        "Text(\"some words in a row\")", "Color.red", "Circle()", "Rectangle().fill(.red)", "Image(\"a\")",
        "Text(\"some words\").padding()",
        "Text(\"a\").frame(width: 40)", "Text(\"some words\").frame(width: 40, height: 30)", "Text(\"a\").frame(maxWidth: .infinity)",
        "Text(\"some words in a row\").frame(minWidth: 0, maxWidth: .infinity)", "Text(\"a\").frame(minWidth: 40, maxWidth: 40)",
        "Color.red.frame(width: 40, alignment: .leading)", "Color.red.frame(height: 30)", "Image(\"a\").frame(maxWidth: .infinity)",
        "Color.red.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)",
        "HStack { Text(\"some words\"); Spacer(); Text(\"a\") }", "HStack { Spacer(); Text(\"some words\") }",
        "HStack { Color.red.frame(width: 200); Spacer(minLength: 50); Text(\"a\"); Text(\"some words in a row\"); Image(\"b\") }",
        "VStack { Text(\"some words\"); Spacer(); Color.red.frame(width: 10, height: 90) }",
        "VStack { Text(\"some words in a row\"); Spacer(); Text(\"a\").font(.title) }", "VStack { Text(\"some words\"); Color.red }",
        "GeometryReader { _ in Color.red.frame(width: 10, height: 10) }", "Color.red.layoutPriority(1)", "Spacer()",
        "Color.red.frame(width: 40).alignmentGuide(.leading) { $0[.trailing] }", "Card().frame(width: 40, height: 30)", "Card()",
        "Card().frame(width: 40, alignment: .leading)", "Card().frame(maxWidth: .infinity, alignment: .leading)",
    ]

    private static let frames = [
        "width: 40", "height: 30", "width: 40, height: 30", "width: 40, alignment: .leading", "maxWidth: .infinity", "maxHeight: .infinity",
        "maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading", "minWidth: 0, maxWidth: .infinity", "minWidth: 0",
        "minWidth: 20",
        "minWidth: 40", "idealWidth: 40", "idealWidth: 10, maxWidth: .infinity", "maxWidth: 40", "maxWidth: 100",
        "minWidth: 40, maxWidth: 40", "minWidth: 20, maxWidth: 100", "alignment: .leading", "width: nil, height: nil",
        "maxWidth: .infinity, alignment: .leadingFirstTextBaseline",
    ]

    private static let places = [
        "VIEW", "HStack { Text(\"before\"); VIEW; Color.blue; Text(\"after\") }", "VStack { Text(\"before\"); VIEW; Color.blue }",
        "ZStack(alignment: .leading) { VIEW; Color.blue.frame(width: 10, height: 10) }", "ScrollView { VStack { VIEW; Text(\"after\") } }",
    ]

    private static let proposals: [LayoutProposal] = {
        let lengths = [nil, 0, 30, 61, Double.infinity].map { $0.map { Length($0) } }
        return lengths.flatMap { width in lengths.map { LayoutProposal(width, $0) } }
    }()

    @Test func reportedFramesChangeNoLayout() {
        var reported = 0
        for (number, place) in Self.places.enumerated() {
            var text = """
                import SwiftUI
                struct Card: View {
                    var body: some View { Text("card").alignmentGuide(.leading) { $0[.trailing] }.layoutPriority(1) }
                }

                """
            // Each pair in every other place: typing all of them takes a while.
            let cases = Self.views.indices.flatMap { view in
                Self.frames.indices.filter { (view + $0 + number).isMultiple(of: 2) }.map {
                    (view: Self.views[view], frame: Self.frames[$0])
                }
            }
            for (index, item) in cases.enumerated() {
                let views = [place.replacing("VIEW", with: item.view), place.replacing("VIEW", with: "\(item.view).frame(\(item.frame))")]
                for (name, view) in zip(["Without", "With"], views) {
                    text += "struct \(name)\(index): View { var body: some View { \(view) } }\n"
                }
            }
            let unit = AnalyzedUnit(OracleUnit(name: place, fixtures: [Fixture(path: "Frames.swift", source: text)]))
            var options = LintOptions()
            options.rules = [Rule.frameWithoutEffect.id]
            let findings = lint(file: unit.files[0], analyzer: unit.analyzer, options: options).findings
            let bodies = Dictionary(unit.bodies[0].map { ($0.name, $0) }) { first, _ in first }
            for (index, item) in cases.enumerated() {
                // A view can have a frame that is reported itself: only one more is of the frame around it.
                let counts = ["Without", "With"].map { name in findings.count { $0.bodyName == "\(name)\(index).body" } }
                guard counts[1] > counts[0], let bare = bodies["Without\(index).body"], let framed = bodies["With\(index).body"] else {
                    continue
                }
                reported += 1
                for proposal in Self.proposals {
                    let (before, after) = (numbers(of: framed, unit, proposal), numbers(of: bare, unit, proposal))
                    if before != after {
                        Issue.record("\(place) with \(item.view).frame(\(item.frame)), proposed \(proposal): \(before), without \(after)")
                        break
                    }
                }
            }
        }
        #expect(reported > 100)
    }

    /// The size of a body, and where there is an end, the places and sizes of its leaves in the order of placing.
    private func numbers(of body: LoweredBody, _ unit: AnalyzedUnit, _ proposal: LayoutProposal) -> [Double] {
        let result = layout(of: body, analyzer: unit.analyzer, settings: LayoutSettings(), proposal: proposal).result
        func rounded(_ lengths: [Length]) -> [Double] { lengths.map { ($0.points * 1000).rounded() / 1000 } }
        let size = rounded([result.size.width, result.size.height])
        guard size.allSatisfy(\.isFinite) else { return size }
        return result.placed.filter { result.tree.nodes[$0.node].children.isEmpty }.reduce(into: size) { numbers, place in
            numbers += rounded([place.frame.x, place.frame.y, place.frame.size.width, place.frame.size.height])
        }
    }
}
