// `fixtures/layout/Lessons.swift` as a document: layout in ten minutes. Code and words are those of the fixture, the conversations, the frames and the
// drawings are what the program says. `make snapshots` writes it anew.

import Foundation
import SelfsameLayout
import SelfsameReports
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite("Lessons")
struct LessonTests {
    private static let sizes = """
        {"Text(\\"Hello, world!\\")": [95, 20], "Text(\\"Below\\")": [40, 20],
         "Text(\\"Hello World\\")": {"ideal": [100, 20], "at width 60": [50, 40], "at width 50": [50, 40]},
         "Image(\\"singapore\\")": [400, 300], "Image(\\"wide\\")": [2000, 1000], "Image(\\"low\\")": [100, 50], "Image(\\"high\\")": [40, 90]}
        """

    private func layouts() throws -> [(name: String, layout: ReportedLayout)] {
        let text = try Repository.text(of: Repository.url("fixtures/layout/Lessons.swift"))
        let source = LaidOutSource(text, path: "Lessons.swift")
        let names = text.split(separator: "\n").filter { $0.hasPrefix("struct ") }.map { String($0.dropFirst(7).prefix { $0 != ":" }) }
        return try names.map { ($0, try #require(try source.layout($0, "390x760", sizes: Self.sizes, steps: true))) }
    }

    @Test("Layout in ten minutes is what the program says")
    func document() throws {
        let text = try Repository.text(of: Repository.url("fixtures/layout/Lessons.swift"))
        var document = """
            # Layout in ten minutes

            A parent proposes a size, the child chooses its own, the parent places it. Every conversation below is printed by
            `selfsame layout --steps`: a line is a view, what it was offered, what it took, and why. Indented lines are what it asked its children
            before it answered. Texts and pictures have the sizes that the examples declare.

            """
        for (name, layout) in try layouts() {
            let part = try #require(text.components(separatedBy: "\n\n").first { $0.contains("struct \(name):") })
            let lines = part.split(separator: "\n")
            let words = lines.prefix { $0.hasPrefix("///") }.map { $0.dropFirst(4) }.joined(separator: " ")
            let code = lines.drop { $0.hasPrefix("///") }.dropFirst(2).dropLast(2).map { $0.dropFirst(8) }.joined(separator: "\n")
            let printed = try layoutText([layout], format: .text, style: TextStyle())
            let frames = printed.components(separatedBy: "\n\n").dropFirst().prefix(1).joined()
            document += "\n## \(name)\n\n\(words)\n\n```swift\n\(code)\n```\n\n```text\n\(frames)\n```\n"
        }
        if let failure = Snapshot.failure(actual: document, expectedAt: Repository.url("fixtures/layout/lessons.md")) {
            Issue.record("\(failure)")
        }
        let drawing = try layoutText(try layouts().map(\.layout), format: .svg, style: TextStyle())
        if let failure = Snapshot.failure(actual: drawing, expectedAt: Repository.url("fixtures/layout/lessons.svg")) {
            Issue.record("\(failure)")
        }
    }

    @Test("The lessons have the published frames")
    func frames() throws {
        let expected = [
            "FrameAroundText": ("Hello, world!", "102.5 40 95 20"), "FrameAtCorner": ("Hello, world!", "205 80 95 20"),
            "FixedSizeInFrame": ("Hello, world!", "-32.5 40 95 20"), "ImageInFrame": ("singapore", "-50 -100 400 300"),
            "ResizableImage": ("singapore", "0 0 300 100"), "WideImage": ("wide.frame", "0 0 390 1000"),
            "EqualHeights": ("yellow", "0 0 100 90"), "NestedFrames": ("red", "75 0 250 20"),
            "LeastFlexibleFirst": ("Hello World", "65 5 50 40"), "PriorityFirst": ("cyan", "0 0 42 50"),
            "PriorityInZStack": ("ZStack", "0 0 30 50"), "ColorsInScrollView": ("green", "0 18 390 10"),
            "TwoPasses": ("blue", "104 0 120 20"),
            "Badge": ("orange", "90 -10 20 20"), "HalfOfReader": ("red", "0 0 195 760"),
            "IdealOnly": ("red", "0 0 95 20"), "NoWidth": ("Hello, world!", "0 10 95 20"),
            "FixedThenLeast": ("Hello, world!", "77.5 190 95 20"), "FramesWithBackgrounds": ("blue", "50 50 200 200"),
            "FixedSizeInStack": ("Hello World", "40 15 100 20"), "BadgeOutside": ("Hello, world!.overlay", "0 0 95 20"),
            "BadgeInZStack": ("ZStack", "0 0 95 60"), "UnionInZStack": ("Hello World", "0 15 100 20"),
            "PictureInScrollView": ("singapore", "0 0 390 292.5"), "LazyRows": ("red.frame#3", "0 90 390 40"),
            "FixedAndAdaptive": ("blue.frame", "143 0 57 20"), "ExplicitGuide": ("red.frame", "0 20 20 20"),
            "CustomGuide": ("blue.frame", "45 40 40 40"), "CircleOfWidth": ("gray.frame", "50 10 340 20"),
        ]
        let layouts = try layouts()
        #expect(layouts.count == expected.count)
        for (name, layout) in layouts {
            let (view, frame) = try #require(expected[name])
            #expect(layout.frame(view) == frame, "\(name)")
        }
    }
}
