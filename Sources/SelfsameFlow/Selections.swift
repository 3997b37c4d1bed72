// What a selection can become: a list, picker or tab view sets the value that it is given to the tag of what is chosen. Only where all of its
// content is seen are these tags all that it sets.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// The tags of what a control lets people choose, where a value is handed to it as its selection; nil where it is handed to something else, or
    /// where some of the content may have tags that are not seen.
    func tags(chosenInto use: NameUse, in scope: CodeScope) -> [ValuePlace]? {
        let tree = program.tree(scope.file)
        guard scope.declaration != .none, let body = contentBody(of: scope.declaration),
            let (control, call, argument) = body.argument(around: use.node, in: tree), body[control].kind == .construct,
            [.reference, .member].contains(tree.kind(argument.syntax)),
            program.markDetails(of: nominal(body[control].type)).contains(.selects(name(argument.label)))
        else { return nil }
        // A list of a collection has the ids of its elements.
        if marks(ofType: body[control].type).contains(.rows),
            call.arguments.contains(where: { $0.label == .none && tree.kind($0.syntax) != .closure })
        {
            return nil
        }
        var result: [ValuePlace] = []
        var next = control.rawValue + 1
        let end = control.rawValue + body[control].size
        while next < end {
            let node = ViewNodeID(next)
            if let tag = tag(of: node, in: body) {
                result.append(ValuePlace(tag, in: scope))
                next += body[node].size
            } else if mayHideTags(node, in: body) {
                return nil
            } else {
                next += 1
            }
        }
        return result
    }

    /// The value that a view is chosen by: `.tag(x)`, `NavigationLink(value: x)`.
    private func tag(of node: ViewNodeID, in body: LoweredBody) -> NodeID? {
        guard let call = body.call(node), call.declaration != .none, isFromPrelude(call.declaration) else { return nil }
        let declaration = body[node].kind == .construct ? nominal(body[node].type) : call.declaration
        for case .tagged(let label) in program.markDetails(of: declaration) {
            return call.arguments.first { name($0.label) == label }?.syntax
        }
        return nil
    }

    /// Whether a node may make views with tags that are not written in this body: rows, which have the ids of their elements, and what is declared
    /// elsewhere.
    private func mayHideTags(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        switch body[node].kind {
        case .opaque, .reference: return true
        case .construct:
            let type = nominal(body[node].type)
            return type == .none || !isFromPrelude(type) || marks(ofType: body[node].type).contains(.rows)
        case .modifier:
            let declaration = body.call(node)?.declaration ?? .none
            return declaration == .none || !isFromPrelude(declaration)
        default: return false
        }
    }
}
