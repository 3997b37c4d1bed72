// Where the program's code makes a condition flip: the assignments, mutating calls and bindings that change what it reads, and the calls of the
// functions that do. A control whose action stands there flips the condition that may replace it.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// A place in the code that changes what a condition reads.
package struct FlipPlace: Hashable {
    /// The file.
    package var file: FileID
    /// The name that is changed, or of the function that is called.
    package var node: NodeID
    /// Whether a binding to the value is handed on here: `$isOn`.
    package var isBinding: Bool
}

extension Flow {
    /// How many calls may lie between a place and the change.
    private static let callLimit = 3

    /// The places whose code changes what conditions of a body read. Those of a value that the view is given are not among them: whoever gives
    /// it changes it.
    package func flipPlaces(of conditions: [NodeID], in body: LoweredBody) -> [FlipPlace] {
        var result: [FlipPlace] = []
        for value in valueReads(below: conditions, in: CodeScope(body)).compactMap(\.animated) {
            addFlipPlaces(of: value, to: &result, depth: 0)
        }
        return result.uniqued
    }

    private func addFlipPlaces(of value: AnimatedValue, to result: inout [FlipPlace], depth: Int) {
        guard !isFromPrelude(value.declaration), program[value.declaration].kind == .variable else { return }
        for write in writes(to: value.declaration).known {
            let members = program.tree(write.use.file).membersRead(of: write.use.node).map(\.name).prefix(write.members)
            guard value.members.starts(with: members.prefix(value.members.count)) else { continue }
            result.append(FlipPlace(file: write.use.file, node: write.use.node, isBinding: write.isHandedOn))
            if !write.isHandedOn { addCallers(of: write.scope.declaration, to: &result, depth: 0) }
        }
        guard depth < 4, let (member, rest) = storedMember(read: value) else { return }
        addFlipPlaces(of: AnimatedValue(declaration: member, members: rest), to: &result, depth: depth + 1)
    }

    private func addCallers(of declaration: DeclID, to result: inout [FlipPlace], depth: Int) {
        guard depth < Self.callLimit, declaration != .none, program[declaration].kind == .function else { return }
        for use in callers(changingBy: declaration) {
            result.append(FlipPlace(file: use.file, node: use.node, isBinding: false))
            if let around = program.declaration(around: use), around != declaration {
                addCallers(of: around, to: &result, depth: depth + 1)
            }
        }
    }

    /// The property that the first member of a value is, in a type of the program, and the members after it.
    func storedMember(read value: AnimatedValue) -> (member: DeclID, rest: [String])? {
        let type = nominal(valueType(of: value.declaration))
        guard type != .none, !isFromPrelude(type), let first = value.members.first, let text = program.names.find(first),
            case .declaration(let member)? = member(text, of: type, from: program[type].file), program[member].kind == .variable
        else { return nil }
        return (member, Array(value.members.dropFirst()))
    }
}
