// `layout --format json`, described by fixtures/schemas/layout.json. Frames go by their names, in points relative to the outermost view; what is
// infinite is "inf", what is not offered null.

import SelfsameLayout

/// The document.
struct LayoutDocument: Encodable {
    var version = 1
    var views: [View]

    init(_ layouts: [ReportedLayout]) { views = layouts.map(View.init) }

    struct View: Encodable {
        var view: String
        var path: String
        var start: Place
        var proposal: [Number]
        var size: [Number]
        var frames: [String: [Number]]
        var order: [String]
        var steps: [Step]
        var estimated: [String]
        var unknown: [Gap]
        var conditions: [Condition]
        var findings: [Finding]
        var grids: [Grid]
    }

    struct Step: Encodable {
        var name: String
        var depth: Int
        var phase: String
        var proposal: [Number]
        var answer: [Number]
        var reason: String
    }

    struct Gap: Encodable {
        var name: String
        var reason: String
        var standIn: String
        var path: String
        var start: Place
    }

    struct Condition: Encodable {
        var text: String
        var arm: Int
        var isKnown: Bool
    }

    struct Finding: Encodable {
        var kind: String
        var name: String
        var text: String
    }

    struct Grid: Encodable {
        var name: String
        var layoutPassTrackWidths: [Number]
        var columnWidths: [Number]
        var gridWidth: Number

        enum CodingKeys: String, CodingKey {
            case name
            case layoutPassTrackWidths = "layout_pass_track_widths"
            case columnWidths = "column_widths"
            case gridWidth = "grid_width"
        }
    }

    /// A length: a number rounded to ten-thousandths, "inf", or null.
    enum Number: Encodable {
        case value(Double)
        case none

        init(_ length: Length?) { self = length.map { .value($0.points) } ?? .none }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .none: try container.encodeNil()
            case .value(let value) where value.isFinite:
                let rounded = abs(value) < 1e11 ? (value * 10_000).rounded() / 10_000 : value
                try container.encode(rounded == 0 ? 0 : rounded)
            case .value(let value): try container.encode(value > 0 ? "inf" : "-inf")
            }
        }
    }
}

extension LayoutDocument.View {
    init(_ layout: ReportedLayout) {
        typealias Number = LayoutDocument.Number
        func name(_ node: Int) -> String { layout.result.names[node] ?? layout.result.tree.nodes[node].label }
        self.init(
            view: layout.name, path: layout.path, start: layout.span.start,
            proposal: [Number(layout.result.proposal.width), Number(layout.result.proposal.height)],
            size: [Number(layout.result.size.width), Number(layout.result.size.height)],
            frames: Dictionary(
                layout.frames.map { frame in
                    let rect = frame.frame.frame
                    return (frame.frame.name, [Number(rect.x), Number(rect.y), Number(rect.size.width), Number(rect.size.height)])
                }, uniquingKeysWith: { first, _ in first }),
            order: layout.frames.map(\.frame.name),
            steps: layout.result.steps.map { step in
                LayoutDocument.Step(
                    name: name(step.node), depth: step.depth, phase: step.phase.rawValue,
                    proposal: [Number(step.proposal.width), Number(step.proposal.height)],
                    answer: [Number(step.answer.width), Number(step.answer.height)], reason: step.reason)
            },
            estimated: layout.frames.filter { $0.frame.frame.certainty != .exact }.map(\.frame.name),
            unknown: layout.unknowns.map {
                LayoutDocument.Gap(
                    name: $0.unknown.name, reason: $0.unknown.reason, standIn: $0.unknown.standIn, path: $0.path, start: $0.span.start)
            },
            conditions: layout.conditions.map { LayoutDocument.Condition(text: $0.text, arm: $0.arm, isKnown: $0.isKnown) },
            findings: layout.findings.map {
                LayoutDocument.Finding(kind: $0.kind.rawValue, name: name($0.node), text: $0.text)
            },
            grids: layout.result.tracks.sorted { $0.key < $1.key }.map { node, tracks in
                LayoutDocument.Grid(
                    name: name(node), layoutPassTrackWidths: tracks.layoutPass.map(Number.init),
                    columnWidths: tracks.columns.map(Number.init),
                    gridWidth: Number(tracks.total))
            })
    }
}
