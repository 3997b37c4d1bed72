// Layouts as reports show them: frames with their places in source, the conversation, and what is estimated or not known.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameLayout
import SelfsameSyntax

/// What `layout` is asked for.
public struct LayoutOptions: Sendable {
    /// The names of views; empty for all.
    public var views: [String] = []
    /// What the outermost view is offered.
    public var proposal = LayoutProposal(Length(390), Length(844))
    /// What the safe area leaves out.
    public var safeArea = SafeArea()
    /// Values, sizes and the window.
    public var settings = LayoutSettings()
    /// Whether the conversation is recorded.
    public var includesSteps = false
    /// The place whose view is shown alone: path, line and column.
    public var place: (path: String, line: Int, column: Int)?

    /// The standard options.
    public init() {}
}

/// A frame with its place.
public struct ReportedFrame: Sendable {
    /// The name, the frame and its node.
    public var frame: LayoutFrame
    /// Whether it is a view and no modifier or container.
    public var isLeaf: Bool
    /// Whether it shows text.
    public var text: String?
    /// Where it is in source.
    public var path: String?
    /// Its range.
    public var span: Span?
    /// What it was asked last, with the reason of its answer.
    public var reason: String?
}

/// Something not known, with its place.
public struct ReportedUnknown: Sendable {
    /// What is not known, and what was taken for it.
    public var unknown: LayoutUnknown
    /// The file.
    public var path: String
    /// The range of its code.
    public var span: Span
}

/// A condition that was decided, with its place.
public struct ReportedChoice: Hashable, Sendable {
    /// As it is written.
    public var text: String
    /// The arm, from 0.
    public var arm: Int
    /// What it is for that arm: `false`, `case .open`.
    public var outcome: String
    /// Whether the source gives its value.
    public var isKnown: Bool
    /// The branch.
    public var place: LayoutPlace
    /// The file.
    public var path: String
    /// Where it starts.
    public var start: Place
}

/// One laid out view.
public struct ReportedLayout: Sendable {
    /// `Feed.body`.
    public var name: String
    /// The file.
    public var path: String
    /// The name of the declaration.
    public var span: Span
    /// The layout.
    public var result: LayoutResult
    /// Its frames in the order of drawing.
    public var frames: [ReportedFrame]
    /// What is not known.
    public var unknowns: [ReportedUnknown]
    /// The conditions with the arms that were taken, each place and arm once.
    public var conditions: [ReportedChoice]
    /// Whether there are more views than were laid out.
    public var isCut: Bool
    /// What the layout shows.
    public var findings: [LayoutFinding]
    /// The size of the window around it, where it is drawn in one.
    public var window: LayoutSize

    /// Whether a name of `--view` means it.
    public func isSelected(by name: String) -> Bool { selects(name, self.name) }
}

/// The layouts of a file's view bodies.
public func reportedLayouts(of file: FileID, analyzer: Analyzer, options: LayoutOptions) -> [ReportedLayout] {
    let places = analyzer.bodyPlaces(in: file)
    return places.compactMap { place -> ReportedLayout? in
        let name = analyzer.bodyName(at: place)
        if options.views.isEmpty {
            // Previews are no part of a screen, and functions show what callers give them.
            guard place.declaration != .none, analyzer.program[place.declaration].kind == .variable else { return nil }
        } else {
            guard options.views.contains(where: { selects($0, name) }) else { return nil }
        }
        let body = analyzer.body(at: place)
        guard !body.isPreview || !options.views.isEmpty, isView(body, analyzer) || !options.views.isEmpty else { return nil }
        return reportedLayout(of: body, analyzer: analyzer, options: options)
    }
}

/// Whether a body shows views, and no scenes, commands or tool bars.
private func isView(_ body: LoweredBody, _ analyzer: Analyzer) -> Bool {
    !analyzer.isKnown(body.type) || analyzer.conforms(body.type, to: analyzer.wellKnown.view)
}

/// The layout of one body.
public func reportedLayout(of body: LoweredBody, analyzer: Analyzer, options: LayoutOptions) -> ReportedLayout {
    let laidOut = layout(
        of: body, analyzer: analyzer, settings: options.settings, proposal: options.proposal, safeArea: options.safeArea,
        recordsConversation: options.includesSteps)
    let (built, result) = (laidOut.built, laidOut.result)
    func source(_ place: LayoutPlace) -> (path: String, span: Span) {
        let source = analyzer.program.tree(place.file).source
        return (source.path, Span(place.range, in: source))
    }
    var reasons: [Int: String] = [:]
    for step in result.steps where step.reason != "as before" { reasons[step.node] = step.reason }
    let frames = result.frames.map { frame -> ReportedFrame in
        let node = built.tree.nodes[frame.node]
        let place = node.origin.map { source(built.places[$0.index]) }
        var text: String?
        if case .text(let leaf) = node.kind { text = leaf.text }
        return ReportedFrame(
            frame: frame, isLeaf: node.children.isEmpty, text: text, path: place?.path, span: place?.span, reason: reasons[frame.node])
    }
    let own = source(built.place)
    return ReportedLayout(
        name: built.view, path: own.path, span: own.span, result: result, frames: frames,
        unknowns: built.unknowns.map { unknown in
            let place = source(unknown.place)
            return ReportedUnknown(unknown: unknown, path: place.path, span: place.span)
        },
        conditions: built.conditions.map { condition in
            let place = source(condition.place)
            return ReportedChoice(
                text: condition.text, arm: condition.arm, outcome: condition.outcome, isKnown: condition.isKnown, place: condition.place,
                path: place.path, start: place.span.start)
        }.uniqued, isCut: built.isCut, findings: result.findings, window: options.settings.window)
}

extension ReportedLayout {
    /// How many views have a size that is exact, estimated and unknown.
    public var counts: (exact: Int, estimated: Int, unknown: Int) {
        frames.reduce(into: (0, 0, 0)) { counts, frame in
            let size = frame.frame.frame.size
            switch max(size.width.certainty, size.height.certainty) {
            case .exact: counts.0 += 1
            case .estimated, .assumed: counts.1 += 1
            case .unknown: counts.2 += 1
            }
        }
    }
}
