// Numbers and trees made to hurt: nothing may trap or hang, and what cannot be used is said. Time must grow as the number of nodes does.

import Foundation
import SelfsameLayout
import SelfsameProject
import SelfsameReports
import Testing

@Suite("Hostile layouts")
struct HostileLayoutTests {
    @Test(
        "Sizes that nothing can have are refused",
        arguments: [
            "[-5, 20]", "[1, Infinity]", "[NaN, 1]", "[1]", "-1", "NaN", "{ 'ideal': [-1, 2] }", "{ 'at width -5': [1, 2] }",
            "{ 'at width nan': [1, 2] }", "{ 'at width 9': [1, NaN] }", "{ 'thickness': -1 }", "{ 'firstTextBaseline': NaN }",
            "'monospaced: every character -3 wide, line height 20'", "'monospaced: every character 3 wide, line height inf'",
            "'ideal width nan'", "'thickness -1'", "'thickness inf'",
        ])
    func sizes(text: String) throws {
        #expect(throws: InputProblem.self) { try layoutSizes(Data("{ 'Text': \(text) }".utf8), path: "sizes.json") }
    }

    @Test("More elements than are laid out are refused", arguments: [(20_000, true), (20_001, false), (Int.max, false), (-1, false)])
    func counts(count: Int, isTaken: Bool) {
        var settings = LayoutSettings()
        #expect(settings.set("items.count=\(count)") == isTaken)
    }

    @Test(
        "Hostile numbers give frames, and what is wrong is said",
        arguments: [
            ("Color.red.frame(width: -5, height: 10)", "red.frame", "0 0 100 10", "negative or not finite"),
            ("Color.red.frame(width: .infinity, height: 10)", "red.frame", "0 0 100 10", "negative or not finite"),
            ("Color.red.frame(width: .nan, height: 10)", "red.frame", nil, nil),
            ("Color.red.frame(width: 1e300, height: 1e300)", "red.frame", "0 0 1e+300 1e+300", nil),
            ("Color.red.frame(minWidth: 300, maxWidth: 20)", "red.frame", "0 0 300 50", "contradict"),
            ("Color.red.frame(minWidth: .infinity)", "red.frame", nil, nil),
            ("Color.red.frame(minWidth: -20, maxWidth: -10)", "red.frame", nil, "contradict"),
            ("Color.red.frame(width: 1 / 0)", "red.frame", nil, nil),
            ("Color.red.padding(-80)", "red.padding", "0 0 100 50", nil),
            ("Color.red.padding(.infinity)", "red.padding", nil, nil),
            ("Color.red.aspectRatio(0, contentMode: .fit)", "red.aspectRatio", "0 0 100 50", nil),
            ("Color.red.aspectRatio(-1, contentMode: .fill)", "red.aspectRatio", "0 0 100 50", nil),
            ("Color.red.layoutPriority(.nan)", "red", "0 0 100 50", nil),
            ("Color.red.position(x: .infinity, y: .nan)", "red.position", "0 0 100 50", nil),
            ("HStack(spacing: .infinity) { Color.red; Color.blue }", "HStack", nil, nil),
            ("HStack(spacing: -40) { Color.red; Color.blue }", "HStack", "0 0 100 50", nil),
            ("HStack { }", "HStack", nil, nil), ("ZStack { }", "ZStack", nil, nil), ("ScrollView { }", "ScrollView", "0 0 100 50", nil),
            ("Grid { }", "Grid", nil, nil), ("ViewThatFits { }", "ViewThatFits", nil, nil), ("List { }", "List", "0 0 100 50", nil),
            ("LazyVGrid(columns: []) { Color.red }", "LazyVGrid", nil, "without tracks"),
            ("LazyVGrid(columns: [GridItem(.adaptive(minimum: 0), spacing: 0)]) { Color.red }", "LazyVGrid", nil, nil),
            ("LazyVGrid(columns: [GridItem(.adaptive(minimum: -8))]) { Color.red }", "LazyVGrid", nil, nil),
            ("LazyVGrid(columns: [GridItem(.fixed(.infinity))]) { Color.red }", "LazyVGrid", nil, nil),
            ("LazyVGrid(columns: [GridItem(.flexible(minimum: 90, maximum: 20))]) { Color.red }", "LazyVGrid", nil, nil),
            (
                "Rectangle().containerRelativeFrame(.horizontal, count: 0, span: 1, spacing: 0)", "Rectangle.containerRelativeFrame", nil,
                nil
            ),
            ("Text(\"a\").lineLimit(-3)", "a", nil, nil), ("Text(\"a\").font(.system(size: .infinity))", "a", nil, nil),
            ("ForEach(0..<1_000_000_000, id: \\.self) { _ in Color.red }", "VStack", nil, nil),
            ("ForEach(5..<1, id: \\.self) { _ in Color.red }", "empty", nil, nil),
        ] as [(String, String, String?, String?)])
    func numbers(source: String, name: String, frame: String?, notice: String?) throws {
        let layout = try #require(try LaidOutSource(body: source).layout("Probe", "100x50"))
        let found = try #require(layout.frame(name), "no frame among \(layout.frames.map(\.frame.name).prefix(5))")
        if let frame { #expect(found == frame) }
        #expect(!found.contains("nan"))
        if let notice { #expect(layout.findings.contains { $0.kind == .invalid && $0.text.contains(notice) }, "\(layout.findings)") }
    }

    @Test("A view that contains itself is said")
    func recursion() throws {
        let layout = try #require(try LaidOutSource(body: "VStack { Text(\"a\"); Probe() }").layout("Probe", "100x100"))
        #expect(layout.unknowns.contains { $0.unknown.reason == "the view contains itself" })
        let mutual = LaidOutSource(
            "import SwiftUI\nstruct A: View { var body: some View { B() } }\nstruct B: View { var body: some View { A() } }")
        #expect(try #require(try mutual.layout("A", "100x100")).unknowns.contains { $0.unknown.reason == "the view contains itself" })
    }

    @Test(
        "A view whose type has no name is laid out without a size that is known",
        arguments: [
            "struct Probe<Content: View & Making>: View { var body: some View { Content(made: 1) } }",
            "struct Probe<Content: View & Making>: View { var body: some View { VStack { Content(made: 1) { Text(\"a\") } } } }",
            "struct Probe: View { let make: (Int) -> any View; var body: some View { make(1) } }",
            "struct Probe: View { var body: some View { Nowhere(1) { Text(\"a\") } } }",
        ])
    func unnamedTypes(probe: String) throws {
        let source = LaidOutSource("import SwiftUI\nprotocol Making { init(made: Int) }\n" + probe)
        let layout = try #require(try source.layout("Probe", "100x100"))
        #expect(!layout.unknowns.isEmpty)
    }

    @Test("What is not laid out of a tree that grows too large is said, and nothing around it has a size that is known")
    func limit() throws {
        let levels = (1...15).map { "var v\($0): some View { HStack { v\($0 - 1); v\($0 - 1); v\($0 - 1); v\($0 - 1) } }" }
        let source = LaidOutSource(
            "import SwiftUI\nstruct Probe: View {\nvar v0: some View { Color.red.frame(width: 1, height: 1) }\n"
                + levels.joined(separator: "\n") + "\nvar body: some View { v15.padding(3) }\n}\n")
        var options = LayoutOptions()
        options.settings.nodeLimit = 500
        let layout = try #require(source.layout("Probe.body", options))
        #expect(layout.isCut)
        #expect((400...600).contains(layout.frames.count))
        #expect(layout.unknowns.contains { $0.unknown.reason == "there are more than 500 views and modifiers; the rest is not laid out" })
        #expect(layout.result.size.width.certainty == .unknown)
        #expect(try #require(source.layout("Probe.v2", options)).result.size.width.certainty == .exact)
    }

    @Test("Chains of 10,000 modifiers, stacks of 10,000 children and nesting of 1,000 take linear time")
    func size() {
        func chain(_ count: Int) -> LayoutTree {
            var tree = LayoutTree()
            var inner = tree.add(LayoutNode(.fill, label: "red"))
            for index in 0..<count {
                let kind: LayoutKind =
                    switch index % 4 {
                    case 0: .padding(EdgeLengths(top: 1, leading: 0, bottom: 0, trailing: 0))
                    case 1:
                        .flexibleFrame(
                            width: FlexibleBounds(maximum: .number(Length(300))), height: FlexibleBounds(),
                            LayoutAlignment(horizontal: .center(.horizontal), vertical: .center(.vertical)))
                    case 2: .aspectRatio(width: nil, height: nil, isFill: false)
                    default: .fixedSize(horizontal: false, vertical: true)
                    }
                inner = tree.add(LayoutNode(kind, [inner], label: "red", modifier: "m"))
            }
            return tree
        }
        func wide(_ count: Int) -> LayoutTree {
            var tree = LayoutTree()
            let children = (0..<count).map { _ in tree.add(LayoutNode(.fill, label: "red")) }
            tree.add(LayoutNode(.stack(.horizontal, .center(.vertical), spacing: nil), children, label: "HStack"))
            return tree
        }
        func deep(_ count: Int) -> LayoutTree {
            var tree = LayoutTree()
            var inner = tree.add(LayoutNode(.fill, label: "red"))
            for index in 0..<count {
                let other = tree.add(LayoutNode(.image(LayoutSize(Length(1), Length(1)), isResizable: false), label: "a"))
                let kind: LayoutKind =
                    index % 2 == 0
                    ? .stack(.horizontal, .center(.vertical), spacing: nil) : .stack(.vertical, .center(.horizontal), spacing: nil)
                inner = tree.add(LayoutNode(kind, [other, inner], label: "Stack"))
            }
            return tree
        }
        for (make, large) in [(chain, 10_000), (wide, 10_000), (deep, 1_000)] as [((Int) -> LayoutTree, Int)] {
            /// What the thread itself takes: other work on the machine does not count.
            func time(_ count: Int) -> Duration {
                let tree = make(count)
                let (result, time) = onLargeStack {
                    let start = threadTime()
                    return (LayoutEngine(tree).result(LayoutProposal(Length(100_000), Length(100_000))), threadTime() - start)
                }
                #expect(result.placed.count == tree.nodes.count)
                #expect(result.notices.isEmpty)
                return time
            }
            let small = time(large / 4)
            // Four times as many take four times as long; a square would be sixteen.
            #expect(time(large) < small * 10)
        }
    }

    @Test("Grids in grids are asked few questions")
    func grids() {
        func nested(_ count: Int) -> LayoutTree {
            var tree = LayoutTree()
            var inner = tree.add(LayoutNode(.fill, label: "red"))
            for _ in 0..<count {
                let other = tree.add(LayoutNode(.image(LayoutSize(Length(7), Length(3)), isResizable: false), label: "a"))
                inner = tree.add(LayoutNode(.gridRow(nil), [other, inner], label: "GridRow"))
                let kind = LayoutKind.grid(
                    LayoutAlignment(horizontal: .leading, vertical: .top), horizontalSpacing: nil, verticalSpacing: nil)
                inner = tree.add(LayoutNode(kind, [inner], label: "Grid"))
            }
            return tree
        }
        let tree = nested(60)
        let result = onLargeStack { LayoutEngine(tree).result(LayoutProposal(Length(390), Length(844))) }
        #expect(result.notices.isEmpty)
        #expect(result.placed.count == 60 * 2 + 1)
    }

    @Test("Containers that are nested too deeply are said, and no stack overflows")
    func nesting() {
        var tree = LayoutTree()
        var inner = tree.add(LayoutNode(.fill, label: "red"))
        for _ in 0..<20_000 {
            let other = tree.add(LayoutNode(.fill, label: "blue"))
            inner = tree.add(LayoutNode(.zStack(LayoutAlignment(horizontal: .leading, vertical: .top)), [other, inner], label: "ZStack"))
        }
        let deep = tree
        let result = onLargeStack { LayoutEngine(deep).result(LayoutProposal(Length(100), Length(100))) }
        #expect(result.notices.contains { $0.kind == .nestedTooDeeply })
    }
}
