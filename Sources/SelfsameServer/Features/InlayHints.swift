// Inlay hints and lenses: what nobody wrote, beside what is written. Each kind is on or off by a setting.

import SelfsameIdentity
import SelfsameInference
import SelfsameReports
import SelfsameSyntax

extension LanguageServer {
    /// Characters of a type in a hint; the whole stands in its tooltip.
    private static let typeLength = 60

    func inlayHints(_ params: JSON) throws -> JSON {
        guard let (document, answers) = try subject(of: params) else { return [] }
        let wanted = positions.range(of: params["range"], in: document.source)
        let source = document.source
        var hints: [JSON] = []
        /// A hint behind all that stands on the line of a place.
        func add(_ label: String, tooltip: String, behind offset: Int, isType: Bool = false) {
            let end = UInt32(truncatingIfNeeded: positions.endOfLine(source.location(of: UInt32(offset)).line - 1, in: source))
            guard wanted.holds(end) else { return }
            hints.append(
                .object(leavingOutNull: [
                    "position": positions.position(of: end, in: source), "label": .string(label), "tooltip": .string(tooltip),
                    "kind": isType ? 1 : .null, "paddingLeft": true,
                ]))
        }
        if settings.showsTypes {
            for body in answers.trees.bodies where body.span.end.offset > body.span.start.offset {
                add(oneLine(body.type, limit: Self.typeLength), tooltip: body.type, behind: body.span.end.offset, isType: true)
            }
        }
        if settings.showsChains {
            for (range, type) in answers.chains() {
                add(oneLine(type, limit: Self.typeLength), tooltip: type, behind: Int(range.end), isType: true)
            }
        }
        if settings.showsSplits || settings.showsLosses {
            for condition in answers.identities.views.flatMap(\.conditions) where !condition.isInvariant {
                // Labels and tooltips are plain text.
                let lost =
                    settings.showsLosses
                    ? condition.arms.flatMap(\.lostState).map { $0.phrase.replacing("`", with: "") }.uniqued : []
                var parts = settings.showsSplits ? ["⟂ splits identity"] : []
                if !lost.isEmpty { parts.append("loses \(lost[0])" + (lost.count > 1 ? " and \(lost.count - 1) more" : "")) }
                guard !parts.isEmpty else { continue }
                let details = condition.arms.map { "\($0.label): \($0.path)" } + lost.map { "loses \($0)" }
                add(parts.joined(separator: " · "), tooltip: details.joined(separator: "\n"), behind: condition.span.end.offset)
            }
        }
        return .array(hints)
    }

    func codeLenses(_ params: JSON) throws -> JSON {
        guard settings.showsLenses, let (document, answers) = try subject(of: params) else { return [] }
        return .array(
            answers.identities.views.compactMap { view in
                let live = view.conditions.filter { !$0.isInvariant }
                guard !live.isEmpty else { return nil }
                let losing = live.count { $0.arms.contains { !$0.lostState.isEmpty } }
                let split = "\(counted(live.count, "condition")) \(live.count == 1 ? "splits" : "split") identity"
                return [
                    "range": positions.range(view.span.range, in: document.source),
                    "command": [
                        "title": .string(losing == 0 ? split : split + " · \(losing) \(losing == 1 ? "loses" : "lose") state"),
                        "command": .string(ServerCommand.openReport.rawValue),
                        "arguments": [.string(document.uri), .string(view.name)],
                    ],
                ]
            })
    }
}

extension FileAnswers {
    /// The chains of modifiers that stand on several lines, with the type that each comes to.
    fileprivate func chains() -> [(range: SourceRange, type: String)] {
        var seen: Set<SourceRange> = []
        return bodies.flatMap { body in
            body.nodes.compactMap { node -> (SourceRange, String)? in
                // A modifier that another one is applied to is not the end of its chain.
                guard node.kind == .modifier, node.role != .base else { return nil }
                let range = tree.range(node.syntax)
                guard source.location(of: range.start).line < source.location(of: range.end).line, seen.insert(range).inserted else {
                    return nil
                }
                return (range, analyzer.spelling(analyzer.printed(node.type)))
            }
        }
    }
}

extension [String] {
    /// Each text once, where it stands first.
    var uniqued: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
