// Hover: what a piece of a view body is. At a condition, what each arm discards; anywhere else the type of the expression up to there, which
// the compiler hides behind `some View`, the identity path, the state below, and why the overload was chosen.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameReports
import SelfsameSyntax

extension LanguageServer {
    func hover(_ params: JSON) throws -> JSON {
        guard let (document, answers) = try subject(of: params) else { return .null }
        let offset = positions.offset(of: params["position"], in: document.source)
        guard let found = hoverText(at: offset, in: answers) else { return .null }
        let text = client.readsMarkdown ? found.text : found.text.replacing("```swift\n", with: "").replacing("```\n", with: "")
        return [
            "contents": ["kind": client.readsMarkdown ? "markdown" : "plaintext", "value": .string(text)],
            "range": positions.range(found.range, in: document.source),
        ]
    }

    private func hoverText(at offset: UInt32, in answers: FileAnswers) -> (text: String, range: SourceRange)? {
        for view in answers.identities.views {
            for condition in view.conditions where condition.span.range.holds(offset) {
                return (condition.explanation, condition.span.range)
            }
        }
        guard let (body, node) = answers.innermostView(at: offset) else { return nil }
        let tree = answers.tree
        return (text(on: node, in: body, answers), tree.range(body[node].syntax))
    }

    private func text(on node: ViewNodeID, in body: LoweredBody, _ answers: FileAnswers) -> String {
        let analyzer = answers.analyzer
        var text = "```swift\n\(printable(analyzer.spelling(analyzer.printed(body[node].type))))\n```\n"
        text += "\nidentity: `\(printable(analyzer.identityPath(of: node, in: body)))`\n"
        let state = analyzer.stateLost(below: node, in: body)
        if !state.isEmpty {
            let more = state.count > 6 ? " and \(state.count - 6) more" : ""
            text += "\nholds \(state.prefix(6).map(\.phrase).joined(separator: ", "))\(more)\n"
        }
        let changes = identityChanges(of: node, in: body, analyzer: analyzer)
        if !changes.isEmpty { text += "\n\(changes.joined(separator: "\n\n"))\n" }
        let choice = choiceExplanation(of: node, in: body, analyzer: analyzer)
        if !choice.isEmpty { text += "\n```swift\n\(choice.joined(separator: "\n"))\n```\n" }
        return text
    }
}

extension SourceRange {
    /// Whether a cursor at an offset is at or in the range.
    func holds(_ offset: UInt32) -> Bool { start <= offset && offset <= end }
}

extension FileAnswers {
    /// The smallest piece of a view body around an offset, and its body.
    func innermostView(at offset: UInt32) -> (LoweredBody, ViewNodeID)? {
        var best: (LoweredBody, ViewNodeID)?
        var length = Int.max
        for body in bodies {
            for index in body.nodes.indices where ![.arm, .block, .empty].contains(body.nodes[index].kind) {
                let range = tree.range(body.nodes[index].syntax)
                guard range.start <= offset, offset < range.end, range.length < length else { continue }
                best = (body, ViewNodeID(UInt32(truncatingIfNeeded: index)))
                length = range.length
            }
        }
        return best
    }
}
