// What actions, lenses and people ask the server to do: show the text of a rule, the report of a view, the place that an identity path names.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameLint
import SelfsameReports
import SelfsameSyntax

/// A command that a client may ask for.
enum ServerCommand: String, CaseIterable {
    /// Shows the text of a rule: `[RULE]`.
    case explain = "selfsame.explain"
    /// Shows the identity report of a document's file, at a view: `[URI, NAME]`.
    case openReport = "selfsame.openReport"
    /// Shows the view that an identity path means: `[PATH]`. The answer is its location, also where the client shows nothing.
    case goToPath = "selfsame.goToPath"
}

extension LanguageServer {
    func execute(_ params: JSON) throws -> JSON {
        let arguments = params["arguments"]
        switch params["command"].string.flatMap(ServerCommand.init) {
        case .explain:
            let id = arguments[0].string ?? ""
            guard let rule = RuleCatalogue.rule(id) else { throw RequestFailure(code: .invalidParams, message: "no rule `\(id)`") }
            if let page = pages.address(ofRule: id) {
                show(page) { tell(ruleText(rule, style: TextStyle()), type: 3) }
            } else {
                tell(ruleText(rule, style: TextStyle()), type: 3)
            }
            return .null
        case .openReport:
            guard let uri = arguments[0].string, let document = documents[uri], let answers = answers(on: document) else {
                throw RequestFailure(code: .invalidParams, message: "the document is not open")
            }
            return try report(on: answers, view: arguments[1].string)
        case .goToPath:
            guard let path = arguments[0].string, let location = location(ofPath: path) else {
                throw RequestFailure(code: .invalidParams, message: "no view has this identity path")
            }
            show(location["uri"].string ?? "", at: location["range"])
            return location
        case nil:
            throw RequestFailure(code: .invalidParams, message: "unknown command `\(params["command"].string ?? "")`")
        }
    }

    /// Writes the report of a file and shows it. The answer is its address.
    private func report(on answers: FileAnswers, view: String?) throws -> JSON {
        let title = answers.source.path.split(separator: "/").last.map(String.init) ?? answers.source.path
        let text = try answers.page(title: title, origin: "selfsame \(version)")
        // Files of one name in several folders have pages of their own.
        let name = String(answers.source.path.map { $0 == "/" || $0 == ":" ? "-" : $0 }.suffix(120))
        guard let page = pages.write(text, to: "reports/\(name).html") else {
            throw RequestFailure(code: .internalError, message: "cannot write to the folder for reports")
        }
        let address = view.map { page + "#" + addressFragment($0) } ?? page
        show(address, isExternal: true) { tell("Report written to \(address)", type: 3) }
        return .string(address)
    }

    /// Asks the client to show something, where it can.
    private func show(_ uri: String, at range: JSON = .null, isExternal: Bool = false, otherwise: () -> Void = {}) {
        guard client.showsDocuments else { return otherwise() }
        request(
            "window/showDocument",
            .object(leavingOutNull: [
                "uri": .string(uri), "selection": range, "external": isExternal ? true : .null, "takeFocus": true,
            ]))
    }

    /// Where the view stands that an identity path means. The path's beginning is the NAME of a body.
    private func location(ofPath path: String) -> JSON? {
        let name = String(path.prefix { $0 != "/" })
        for program in allPrograms {
            let analyzer = program.analyzer
            for file in program.reportedFiles {
                for place in analyzer.bodyPlaces(in: file) where analyzer.bodyName(at: place) == name {
                    let body = analyzer.body(at: place)
                    let tree = analyzer.program.tree(file)
                    let node = analyzer.views(in: body).first { $0.path == path }.map { body[$0.node].syntax }
                    // A path of a body alone, and one that leads to an arm or a part of a body.
                    let range = node.map(tree.range) ?? nearest(to: path, in: body, analyzer).map { tree.range(body[$0].syntax) }
                    guard let range else { continue }
                    return positions.location(range, in: tree.source, uri: uri(of: tree.source))
                }
            }
        }
        return nil
    }

    private func nearest(to path: String, in body: LoweredBody, _ analyzer: Analyzer) -> ViewNodeID? {
        body.nodes.indices.map { ViewNodeID(UInt32($0)) }.first { analyzer.identityPath(of: $0, in: body) == path }
    }
}
