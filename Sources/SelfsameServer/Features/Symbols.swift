// Symbols: of a document the lowered trees of its bodies, as SwiftUI sees them and not as they are written; of the workspace its views.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameReports
import SelfsameSyntax

/// The numbers that the protocol gives to kinds of symbols.
private enum SymbolKind: Int {
    case property = 7, boolean = 17, object = 19, structure = 23, `operator` = 25
}

extension LanguageServer {
    func documentSymbols(_ params: JSON) throws -> JSON {
        guard let (document, answers) = try subject(of: params) else { return [] }
        return .array(
            answers.trees.bodies.map { body in
                guard client.nestsSymbols else {
                    return [
                        "name": .string(body.name), "kind": .integer(SymbolKind.property.rawValue),
                        "location": positions.location(body.declaration.range, in: document.source, uri: document.uri),
                    ]
                }
                return TreeSymbols(body: body, source: document.source, positions: positions).root
            })
    }

    func workspaceSymbols(_ params: JSON) -> JSON {
        let query = params["query"].string ?? ""
        var result: [JSON] = []
        for workspace in folders {
            let program = workspace.program
            let content = Set(workspace.analyzer.wellKnown.listedProtocols)
            for id in program.ownDeclarations {
                let declaration = program[id]
                guard declaration.kind.isNominal, declaration.kind != .protocolType, declaration.nameToken != .none,
                    program.statedProtocols(of: id).contains(where: content.contains)
                else { continue }
                let name = program.displayName(of: id)
                guard name.matches(query) else { continue }
                let tree = program.tree(declaration.file)
                result.append([
                    "name": .string(name), "kind": .integer(SymbolKind.structure.rawValue),
                    "location": positions.location(tree.tokens.range(declaration.nameToken), in: tree.source, uri: uri(of: tree.source)),
                ])
                if result.count == Self.symbolLimit { return .array(result) }
            }
        }
        return .array(result)
    }

    /// More than anyone reads.
    private static let symbolLimit = 1000
}

extension String {
    /// Whether the letters of a query stand in it in their order, in whatever case.
    fileprivate func matches(_ query: String) -> Bool {
        var rest = lowercased()[...]
        for letter in query.lowercased() {
            guard let index = rest.firstIndex(of: letter) else { return false }
            rest = rest[index...].dropFirst()
        }
        return true
    }
}

/// The tree of one body as nested symbols. Blocks and plain modifiers are left out: a symbol stands for a view, a condition or an arm. The range of
/// a view is that of its whole chain, so that what its modifiers carry lies inside of it.
private struct TreeSymbols {
    let body: RenderedBody
    let source: SourceFile
    let positions: Positions

    var root: JSON {
        symbol(
            body.name, detail: body.type, .property, whole: body.declaration.range, name: body.span.range,
            children: symbols(of: 0, chain: nil, within: body.declaration.range))
    }

    /// The symbols that a node stands for. `chain` is the range of the modifiers around it and what they carry.
    private func symbols(of index: Int, chain: (range: SourceRange, carried: [Int])?, within outer: SourceRange) -> [JSON] {
        let node = body.nodes[index]
        let children = body.children(index)
        let own = node.span.range
        // A local variable stands where it is declared, which may be outside of where it is used.
        guard outer.contains(own) else { return [] }
        let range = chain?.range ?? own
        let carried = chain?.carried ?? []
        func below(_ indices: [Int]) -> [JSON] { indices.flatMap { symbols(of: $0, chain: nil, within: range) } }
        switch node.kind {
        case .empty: return []
        case .block: return below(children + carried)
        case .modifier:
            guard let base = children.first, body.nodes[base].role == .base else { return below(children + carried) }
            return symbols(of: base, chain: (range, Array(children.dropFirst()) + carried), within: range)
        case .branch, .choice:
            let name = node.label.isEmpty ? "choice" : node.label
            return [symbol(name, detail: nil, .operator, whole: range, name: own, children: below(children + carried))]
        case .arm:
            return [
                symbol(node.label.isEmpty ? "arm" : node.label, detail: nil, .boolean, whole: range, name: own, children: below(children))
            ]
        case .construct:
            return [
                symbol(
                    node.typeName ?? node.label, detail: node.label, .structure, whole: range, name: own,
                    children: below(children + carried))
            ]
        case .reference:
            return [symbol(node.label, detail: node.typeName, .object, whole: range, name: own, children: below(carried))]
        case .opaque:
            let name = node.label.isEmpty ? "_" : node.label
            return [symbol(name, detail: node.unknown, .object, whole: range, name: own, children: below(children + carried))]
        }
    }

    private func symbol(
        _ name: String, detail: String?, _ kind: SymbolKind, whole: SourceRange, name selection: SourceRange, children: [JSON]
    ) -> JSON {
        .object(leavingOutNull: [
            "name": .string(name.isEmpty ? "_" : name),
            "detail": detail.map { .string(oneLine($0, limit: 120)) } ?? .null,
            "kind": .integer(kind.rawValue),
            "range": positions.range(whole, in: source),
            "selectionRange": positions.range(whole.contains(selection) ? selection : whole, in: source),
            "children": children.isEmpty ? .null : .array(children),
        ])
    }
}
