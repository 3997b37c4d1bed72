// Content that nothing presents: the state that would is set nowhere.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// Whether a view is part of content that is never presented: what presents it is state that begins with `false` or nil, and the program sets it
    /// nowhere.
    package func isNeverPresented(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        body.ancestry(of: node).contains { child, parent in
            guard isPresentedLater(child, in: body), let call = body.call(parent), isFromPrelude(call.declaration) else { return false }
            return call.arguments.contains { argument in
                let reads = valueReads(below: [argument.syntax], in: CodeScope(body))
                guard reads.count == 1, let value = reads[0].animated, value.members.isEmpty, reads[0].names[0].hasPrefix("$") else {
                    return false
                }
                return isNeverSet(value.declaration)
            }
        }
    }

    /// Whether state begins with `false` or nil and is handed to nothing but what presents content for it.
    private func isNeverSet(_ property: DeclID) -> Bool {
        guard wrapper(of: property)?.ownsValue == true, case let writes = writes(to: property), writes.isComplete,
            writes.known.allSatisfy({ $0.isHandedOn && isGivenToPresentation($0.use) }), propertiesKeyed(as: property).isEmpty,
            case let first = firstValues(of: property), first.isComplete
        else { return false }
        return first.places.allSatisfy { program.tree($0.scope.file).isNothing($0.node) }
    }
}
