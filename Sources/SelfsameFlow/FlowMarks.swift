// What the preludes' marks say of names and calls that the value flow meets. The program's own declarations have none: what they do is
// read from their code.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// What is known of a member by its name, and where it stands behind the name of a type, of that type's member.
    func marks(ofMember node: NodeID, in file: FileID) -> Marks {
        let tree = program.tree(file)
        guard let token = tree.calleeToken(node) else { return [] }
        let name = program.name(of: token, in: file)
        guard let base = MemberAccess(tree, node)?.base, tree.isTypeName(base), tree.kind(base) == .reference
        else { return program.marks(named: name) }
        return program.marks(ofMember: name, ofType: program.name(of: tree.mainToken(base), in: file))
    }

    /// What is known of a call by the name and the labels in parentheses; of a static function of a type, of that type's.
    func marks(ofCall call: NodeID, in file: FileID) -> Marks {
        let tree = program.tree(file)
        guard let callee = tree.firstChild(call), let token = tree.calleeToken(callee) else { return [] }
        let labels = (FunctionCall(tree, call)?.arguments ?? []).map { $0.label.map { program.name(of: $0, in: file) } ?? .none }
        let hasTrailingClosure = tree.children(call).contains { [.closure, .labeledClosure].contains(tree.kind($0)) }
        return program.marks(ofCall: program.name(of: token, in: file), labels: labels, hasTrailingClosure: hasTrailingClosure)
    }

    /// What is known of the function or view that a closure is passed to.
    func marks(ofTaker closure: NodeID, in file: FileID) -> Marks? {
        let tree = program.tree(file)
        guard let call = tree.call(takingClosure: closure), let token = tree.calleeToken(call) else { return nil }
        return program.marks(named: program.name(of: token, in: file))
    }

    /// Whether a chain of members is one value for the whole run: `ProcessInfo.processInfo.isLowPowerModeEnabled` and the like, with all that is
    /// read of it.
    func isProcessFact(_ node: NodeID, in file: FileID) -> Bool {
        let tree = program.tree(file)
        var current = node
        var isFact = false
        while let base = MemberAccess(tree, current)?.base {
            isFact = isFact || marks(ofMember: current, in: file).contains(.processFact)
            current = base
        }
        return isFact && tree.kind(current) == .reference && tree.isTypeName(current)
    }
}
