// A size that is measured and changes the view that is measured.

import SelfsameDeclarations
import SelfsameInference
import SelfsameLayout
import SelfsameSyntax

extension Rule {
    /// Reports `.padding(.top, height).onGeometryChange(…) { height = $0 }`.
    public static let measuredSizeLoop = Rule(
        id: "measured_size_loop",
        summary: "a measured size changes the view that it is measured of, again and again",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports an action that keeps a measured size in state that the size of the measured view depends on, if the two never agree: \
                each measurement makes the view larger or smaller than the one before. It looks at `onGeometryChange`, at `onChange(of:)` in a \
                GeometryReader behind the view, at preferences that such a reader sets, and at modifiers of the program that do this and pass \
                the size to a closure. It lays the view out with each size that it measures. Silent for loops that settle, for sizes that are \
                kept under a condition or compared first, and where the source does not give the sizes. A hint where the sizes rest on the \
                estimated size of a text, or the loop shows in windows of some widths only.
                """,
            whyItMatters: """
                Each measurement changes the state, and the state changes what is measured. SwiftUI evaluates the view repeatedly, stops the loop \
                within the frame, prints that the action "tried to update multiple times per frame", and continues in the next one: the view \
                grows, shrinks or jumps.
                """,
            whatToDoInstead: """
                Measure a view that does not depend on the state: put the modifier that measures inside of the frame or padding that the state \
                sets.
                """,
            fixSafety: "No fix: only the author knows which size is meant."),
        severity: .warning, group: .layout, fixes: .never, isSometimesHint: true, exemptions: .places,
        examples: [
            .bad(
                """
                struct Banner: View {
                    @State private var height: CGFloat = 0
                    var body: some View {
                        Color.blue
                            .frame(height: height + 20)
                            .onGeometryChange(for: CGFloat.self) { proxy in proxy.size.height } action: { ↓height = $0 }
                    }
                }
                """),
            .bad(
                """
                struct Banner: View {
                    @State private var height: CGFloat = 40
                    var body: some View {
                        Color.blue
                            .frame(height: height)
                            .padding()
                            .background(
                                GeometryReader { proxy in
                                    Color.clear.onChange(of: proxy.size.height) { ↓height = proxy.size.height }
                                }
                            )
                    }
                }
                """),
            .good(
                """
                struct Banner: View {
                    @State private var height: CGFloat = 0
                    var body: some View {
                        Color.blue
                            .frame(height: 44)
                            .onGeometryChange(for: CGFloat.self) { proxy in proxy.size.height } action: { height = $0 }
                            .frame(height: height + 20)
                    }
                }
                """),
            .good(
                """
                struct Banner: View {
                    @State private var height: CGFloat = 100
                    var body: some View {
                        Color.blue
                            .frame(height: height)
                            .onGeometryChange(for: CGFloat.self) { proxy in proxy.size.height } action: { height = $0 }
                    }
                }
                """),
        ],
        looksFor: [.call(.measures), .call(.follows), .measuringFunction],
        check: .body(findMeasuredLoops))

    private static func findMeasuredLoops(_ context: BodyContext) -> [Match] {
        context.keptMeasurements().compactMap { kept in
            let loops = context.supportedWidths.map { context.loop(of: kept, at: $0) }
            guard let first = loops.lazy.compactMap({ $0 }).first else { return nil }
            let name = context.name(of: kept.property)
            var match = Match(
                range: context.tree.range(kept.statement),
                message: "each measurement leads to a new one: it sets `\(name)`, which \(first.effect)")
            match.node = kept.measurement.node
            if loops.contains(where: { $0?.isExact != true }) { match.severity = .hint }
            return match
        }
    }
}

/// Measurements that do not come to an end.
private struct MeasuredLoop {
    /// What changes, and how far its numbers can be trusted.
    var changed: LayoutAxis
    var measuredLengths: [Double]
    var isExact: Bool

    /// What the state does to the measured view.
    var effect: String {
        let last = measuredLengths[measuredLengths.count - 1] - measuredLengths[measuredLengths.count - 2]
        let points = (Swift.abs(last) * 10).rounded() / 10
        let number = points == points.rounded() ? "\(Int(points))" : "\(points)"
        let text = points == 1 ? "1 point" : "\(number) points"
        let before = measuredLengths[measuredLengths.count - 2] - measuredLengths[measuredLengths.count - 3]
        guard last * before > 0 else { return "changes the \(changed.dimension) of the measured view by \(text), and back" }
        let larger = changed == .horizontal ? "wider" : "higher"
        let smaller = changed == .horizontal ? "narrower" : "lower"
        return "makes the measured view \(text) \(last > 0 ? larger : smaller) each time"
    }
}

extension BodyContext {
    /// So many times a view is measured.
    private static let rounds = 8
    /// Sizes that differ by less are the same.
    private static let tolerance = 0.5

    /// The loop that a kept size makes in a window of a width; nil for one that settles, and where sizes are not known.
    fileprivate func loop(of kept: KeptMeasurement, at width: Double) -> MeasuredLoop? {
        var settings = Self.settings(at: width)
        var sizes: [LayoutSize] = []
        let axes: [LayoutAxis] =
            switch kept.part {
            case .whole: LayoutAxis.both
            case .length(let axis): [axis]
            }
        guard let measured = kept.measurement.measured else { return nil }
        for _ in 0..<Self.rounds {
            let laidOut = laidOut(with: settings)
            guard let size = measuredSize(of: measured, in: laidOut),
                axes.allSatisfy({ size[$0].certainty != .unknown && size[$0].points.isFinite })
            else { return nil }
            if let last = sizes.last, axes.allSatisfy({ Swift.abs(last[$0].points - size[$0].points) < Self.tolerance }) { return nil }
            sizes.append(size)
            settings.measured[kept.property] =
                switch kept.part {
                case .whole: .size(width: size.width.points, height: size.height.points)
                case .length(let axis): .length(size[axis].points * kept.factor + kept.offset)
                }
        }
        for axis in axes {
            let lengths = sizes.map { $0[axis].points }
            let steps = zip(lengths, lengths.dropFirst()).map { Swift.abs($1 - $0) }
            // What comes closer each time settles in the end; a view that is as small as can be has no size to lose.
            guard let first = steps.dropFirst().first, let last = steps.last, last >= Self.tolerance, last >= first * 0.9 else { continue }
            return MeasuredLoop(changed: axis, measuredLengths: lengths, isExact: sizes.allSatisfy { $0[axis].certainty == .exact })
        }
        return nil
    }

    /// The size of a view: modifiers that change nothing of it are not in the layout.
    private func measuredSize(of node: ViewNodeID, in laidOut: LaidOutBody) -> LayoutSize? {
        var current: ViewNodeID? = node
        while let node = current {
            if let size = laidOut.size(at: LayoutPlace(file: body.file, range: tree.range(body[node].syntax))) { return size }
            guard body[node].kind == .modifier, isKeptSize(node) else { return nil }
            current = body.base(of: node)
        }
        return nil
    }
}
