// What the page of `report --format html` knows, as one value: the page holds it as JSON, and its script makes all that is seen from it.
// It says what `report --format json` and `lint` say, in fewer words: an identity path is its last steps below the row above, and views
// destroyed, created and kept follow from the rows of a condition's arms. Every text in it is printable as it is.

import SelfsameInference
import SelfsameLint
import SelfsameSyntax

/// The document.
struct PageDocument: Encodable {
    var title: String
    /// Program, version and profile.
    var origin: String
    /// The numbers that every format has.
    var summary: IdentitySummary
    /// What could not be analysed.
    var problems: [String]
    var views: [View]
    /// Diagnostics outside of the bodies above.
    var elsewhere: [Elsewhere]
    /// What views read, and what changes evaluate again; none where that is not wanted.
    var updates: Updates?
    /// The values of the environment at the views; none where that is not wanted.
    var environment: Environment?

    /// One body.
    struct View: Encodable {
        var name: String
        var path: String
        var line: Int
        var type: String
        /// State that some condition can lose, as `selfsame snapshot` counts it.
        var risk: Int
        /// Conditions that can change and split identity.
        var branches: Int
        /// How often the type has AnyView.
        var erased: Int
        /// Levels of the type.
        var depth: Int
        /// Whether no part of the type is unknown.
        var resolved: Bool
        /// Constructors, references and modifiers, and how many of them are not known.
        var nodes: Int
        var unknown: Int
        var source: Source
        var rows: [Row]
        var conditions: [Condition]
        var findings: [Finding]
        /// What is not known, and why.
        var gaps: [Place]
        /// Width and height of the drawing.
        var drawing: [Int]
        /// Its layouts at some windows; empty where none are wanted.
        var layouts: [Layout]
        /// For each row the values of the environment in force there, as an index of answers; -1 where they are not known.
        var environment: [Int]?
    }

    /// Lines of a file as `styledLines` gives them.
    struct Source: Encodable {
        var first: Int
        var lines: [String]
    }

    /// A view with its modifiers, or a branch, below the row that it stands in.
    struct Row: Encodable {
        /// The index of the row above.
        var up: Int?
        var kind: String
        var pieces: [String]
        /// The last steps of the identity path, and the name of the view at its end.
        var step: String?
        /// What it is the content of: `sheet`.
        var slot: String?
        var name: String?
        /// The identity path, where it is not that of the row above with step and name.
        var path: String?
        /// The identity paths of the views that it makes, without its own path before them: `""` is the view of the row itself, others
        /// stand in the member that it refers to.
        var views: [String]?
        /// The first and the last line.
        var lines: [Int]
        /// Left, top, width and height in the drawing.
        var box: [Int]
    }

    struct Condition: Encodable {
        /// The index of its row.
        var row: Int
        var text: String
        var line: Int
        var flippedBy: [String]
        var changedBy: [String]
        var animatedBy: [String]
        var transitions: [String]
        /// Whether it cannot change while the program runs.
        var fixed: Bool
        var incomplete: Bool
        /// Whether one of the arms is always taken.
        var exhaustive: Bool
        var arms: [Arm]
        /// What is lost of views that two of the arms make.
        var avoidable: [String]
        /// The rows of other conditions that read one of the values that it reads: what stands in their arms may go with a flip, too.
        var related: [Int]
    }

    struct Arm: Encodable {
        var label: String
        var path: String
        /// The first of its rows, and the one after the last.
        var rows: [Int]
        var lines: [Int]
        var lost: [String]
    }

    struct Finding: Encodable {
        var rule: String
        var severity: String
        var line: Int
        var message: String
        var lost: String?
        var notes: [Place]
        var fixes: [Fix]
    }

    struct Fix: Encodable {
        var title: String
        var applicability: String
        var note: String?
        /// Lines with ` `, `-` or `+` before them.
        var diff: [String]
    }

    /// Something said about a line: of the same file where there is no path.
    struct Place: Encodable {
        var path: String?
        var line: Int?
        var text: String
    }

    struct Elsewhere: Encodable {
        var path: String
        var finding: Finding
        var source: Source
    }
}

extension PageDocument {
    init(_ files: [ReportedFile], head: ReportHead, updates: ReportedUpdates? = nil) {
        self.updates = updates.map { Updates($0) }
        environment = updates.map { Environment($0.environment) }
        title = printable(head.title)
        origin = printable(head.origin)
        summary = IdentitySummary(files.map(\.bodies.identities))
        problems = head.problems.map { problem in
            let place = [problem.line, problem.column].compactMap { $0.map { ":\($0)" } }.joined()
            return "\(printable(problem.path))\(place): \(printable(problem.message))"
        }
        views = []
        elsewhere = []
        for file in files { add(file, updates?.environment) }
    }

    private mutating func add(_ file: ReportedFile, _ environment: ReportedEnvironment?) {
        let tokens = TokenBuffer(lexing: file.linted.source)
        let lines = StyledLines(source: file.linted.source, tokens: tokens)
        let bodies = file.bodies.trees.bodies
        // A finding belongs to the smallest declaration around it.
        var findings: [Int: [SelfsameLint.Finding]] = [:]
        for finding in file.linted.result.findings {
            let around = bodies.indices.filter { bodies[$0].declaration.range.contains(finding.range) }
            if let body = around.min(by: { bodies[$0].declaration.range.length < bodies[$1].declaration.range.length }) {
                findings[body, default: []].append(finding)
            } else if file.bodies.showsAll {
                let span = Span(finding.range, in: file.linted.source)
                let last = min(span.end.line, span.start.line + Self.linesElsewhere - 1)
                elsewhere.append(
                    Elsewhere(
                        path: printable(finding.path), finding: Finding(finding, in: file.linted),
                        source: Source(first: span.start.line, lines: lines[span.start.line...last])))
            }
        }
        for (index, (identity, body)) in zip(file.bodies.identities.views, bodies).enumerated() {
            let found = (findings[index] ?? []).map { Finding($0, in: file.linted) }
            let extent = body.declaration.start.line...max(body.declaration.start.line, body.declaration.end.line)
            let layouts = file.bodies.layouts[body.name] ?? []
            views.append(
                View(
                    identity, body, findings: found, source: Source(first: extent.lowerBound, lines: lines[extent]),
                    layouts: layouts.filter { $0.layout.span.start == identity.span.start }.compactMap { Layout($0, of: identity) },
                    environment: environment))
        }
    }

    /// Lines of source shown with a finding outside of a body.
    private static let linesElsewhere = 8
}

extension PageDocument.View {
    init(
        _ identity: ViewIdentity, _ body: RenderedBody, findings: [PageDocument.Finding], source: PageDocument.Source,
        layouts: [PageDocument.Layout], environment: ReportedEnvironment?
    ) {
        let record = IdentityRecord(identity, path: identity.path)
        let counted = body.nodes.filter(\.isCounted)
        let rows = body.rows()
        let drawing = TreeDrawing(body)
        // A condition without a row is not shown, and those after it have other numbers.
        let conditions = identity.conditions.map { PageDocument.Condition($0, rows: rows, of: body) }
        let numbers = conditions.indices.map { index in conditions[index] == nil ? nil : conditions[..<index].count { $0 != nil } }
        var layouts = layouts
        for index in layouts.indices {
            layouts[index].flips = layouts[index].flips?.compactMap { flip in
                var flip = flip
                guard let number = numbers[flip.condition] else { return nil }
                flip.condition = number
                return flip
            }
        }
        self.init(
            name: printable(identity.name), path: printable(identity.path), line: identity.span.start.line, type: printable(identity.type),
            risk: record.state.count, branches: record.conditions.count, erased: record.erasedViews, depth: body.depth,
            resolved: identity.isResolved, nodes: counted.count, unknown: counted.count { $0.unknown != nil || $0.kind == .opaque },
            source: source,
            rows: Self.rows(rows, of: body, views: identity.views, boxes: drawing.boxes),
            conditions: conditions.compactMap(\.self), findings: findings,
            gaps: identity.gaps.map { PageDocument.Place(line: $0.span.start.line, text: printable($0.explanation)) },
            drawing: [drawing.width, drawing.height], layouts: layouts,
            environment: environment?.answers(for: rows, of: body))
    }

    private static func rows(
        _ rows: [TreeRow], of body: RenderedBody, views: [IdentityPath], boxes: [TreeDrawing.Box]
    ) -> [PageDocument.Row] {
        let made = Dictionary(grouping: views) { body.rowNode(of: $0.node) }
        return zip(rows, boxes).map { row, box in
            let node = body.nodes[row.node]
            let above = row.parent.map { body.nodes[rows[$0].node].identity } ?? printable(body.name)
            let name: String? =
                switch node.kind {
                case .construct, .reference: node.identity.split(separator: "/").last.map(String.init)
                case .empty, .block, .branch, .arm, .modifier, .choice, .opaque: nil
                }
            let isComposed = [above, row.step, name ?? ""].filter { !$0.isEmpty }.joined(separator: "/") == node.identity
            let views = (made[row.node] ?? []).map { view in
                let path = printable(view.path)
                return path.hasPrefix(node.identity) ? String(path.dropFirst(node.identity.count)) : path
            }
            return PageDocument.Row(
                up: row.parent, kind: "\(node.kind)", pieces: row.pieces, step: row.step.isEmpty ? nil : row.step,
                slot: row.slot.isEmpty ? nil : row.slot,
                name: isComposed ? name : nil, path: isComposed ? nil : node.identity, views: views.isEmpty ? nil : views,
                lines: lines(body.nodes[body.outermost(of: row.node)].span), box: [box.x, box.y, box.width, box.height])
        }
    }
}

extension PageDocument.Condition {
    /// A condition, or nil where no row shows it.
    init?(_ condition: ConditionIdentity, rows: [TreeRow], of body: RenderedBody) {
        guard let row = rows.firstIndex(where: { $0.node == condition.node }) else { return nil }
        let arms = condition.arms.map { arm in
            let nodes = arm.node..<arm.node + (body.nodes.indices.contains(arm.node) ? body.nodes[arm.node].size : 0)
            let first = rows.firstIndex { nodes.contains($0.node) } ?? 0
            return PageDocument.Arm(
                label: printable(arm.label), path: printable(arm.path),
                rows: [first, first + rows[first...].prefix { nodes.contains($0.node) }.count],
                lines: body.contentLines(of: arm.node) ?? lines(arm.span),
                lost: arm.lostState.map { printable($0.phrase) })
        }
        self.init(
            row: row, text: printable(condition.text), line: condition.span.start.line,
            flippedBy: condition.flippedBy.map { printable($0) }, changedBy: condition.changes.shortPhrases.map { printable($0) },
            animatedBy: condition.animatedBy.map { printable($0) }, transitions: condition.transitions.map { printable($0) },
            fixed: condition.isInvariant, incomplete: condition.isIncomplete, exhaustive: condition.isExhaustive, arms: arms,
            avoidable: condition.avoidable.map { printable($0.phrase) },
            related: condition.related.compactMap { node in rows.firstIndex { $0.node == node } })
    }
}

extension PageDocument.Finding {
    init(_ finding: Finding, in file: LintedFile) {
        self.init(
            rule: finding.rule, severity: finding.severity.word, line: file.source.location(of: finding.range.start).line,
            message: printable(finding.message), lost: finding.lostPhrase.map { printable($0) },
            notes: finding.notes.map { note in
                let noted = LintDocument.NoteAt(note, of: finding, in: file)
                return PageDocument.Place(
                    path: noted.path == finding.path ? nil : printable(noted.path), line: note.range == nil ? nil : noted.start.line,
                    text: printable(noted.message))
            },
            fixes: finding.fixes.map { fix in
                PageDocument.Fix(
                    title: printable(fix.title), applicability: fix.applicability.rawValue, note: fix.note.map { printable($0) },
                    diff: diffLines(of: fix.edits, in: file.source).map { $0.kind.mark + $0.text })
            })
    }
}

extension DiffLine.Kind {
    /// What stands before such a line.
    fileprivate var mark: String {
        switch self {
        case .kept, .gap: " "
        case .removed: "-"
        case .added: "+"
        }
    }
}

extension RenderedNode {
    /// Whether statistics count it.
    fileprivate var isCounted: Bool {
        switch kind {
        case .construct, .modifier, .reference, .opaque: true
        case .empty, .block, .branch, .arm, .choice: false
        }
    }
}

extension RenderedBody {
    /// The node whose row shows a node: for a modifier the view that it is applied to.
    fileprivate func rowNode(of index: Int) -> Int {
        var node = index
        while nodes.indices.contains(node), nodes[node].kind == .modifier, let base = children(node).first, nodes[base].role == .base {
            node = base
        }
        return node
    }

    /// The last of the modifiers that are applied to a view; the view itself where there is none.
    fileprivate func outermost(of index: Int) -> Int {
        var node = index
        while nodes[node].role == .base, let parent = nodes[node].parent, nodes[parent].kind == .modifier { node = parent }
        return node
    }

    /// The first and the last line of what stands in an arm, without its braces; nil where nothing does.
    fileprivate func contentLines(of index: Int) -> [Int]? {
        guard nodes.indices.contains(index) else { return nil }
        switch nodes[index].kind {
        case .arm, .block:
            let parts = children(index).compactMap(contentLines)
            guard let first = parts.map({ $0[0] }).min(), let last = parts.map({ $0[1] }).max() else { return nil }
            return [first, last]
        case .empty: return nil
        case .branch, .construct, .modifier, .reference, .choice, .opaque: return lines(nodes[index].span)
        }
    }
}

/// The first and the last line of a span.
private func lines(_ span: Span) -> [Int] { [span.start.line, max(span.start.line, span.end.line)] }
