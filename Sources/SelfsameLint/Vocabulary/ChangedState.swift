// Statements that change what views are evaluated again for: state, bindings, published and observed properties.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// A change of a property.
struct StateChange {
    /// The property.
    var property: DeclID
    /// What is changed, as written.
    var target: NodeID
    /// The statement.
    var statement: NodeID
    /// Whether the property has a different value afterwards, whatever it had before.
    var isAlwaysAnother: Bool
}

extension Analyzer {
    /// The change that a statement makes of such a property; nil where it changes none.
    func stateChange(_ statement: NodeID, in scope: CodeScope) -> StateChange? {
        let tree = program.tree(scope.file)
        if let assignment = Assignment(tree, statement) {
            guard let property = state(assignment.target, in: scope) else { return nil }
            let isOther = assignment.value.map { isAnother($0, than: assignment.target, in: scope) } ?? false
            return StateChange(property: property, target: assignment.target, statement: statement, isAlwaysAnother: isOther)
        }
        if let compound = CompoundAssignment(tree, statement) {
            guard let property = state(compound.target, in: scope) else { return nil }
            let number = tree.lastChild(statement).flatMap { [.integer, .float].contains(tree.kind($0)) ? Double(tree.text($0)) : nil }
            let isOther = ["+=", "-="].contains(compound.spelling) && number.map { $0 != 0 } ?? false
            return StateChange(property: property, target: compound.target, statement: statement, isAlwaysAnother: isOther)
        }
        guard tree.kind(statement) == .call, let callee = tree.firstChild(statement), let target = MemberAccess(tree, callee)?.base,
            case let marks = marks(ofCall: statement, in: scope.file).intersection(.edits), !marks.isEmpty,
            let property = state(target, in: scope)
        else { return nil }
        // A Bool that is toggled; an element that is added, and not one that is taken away.
        let type = nominal(valueType(of: property))
        let adds = marks == .editsEnd && !(FunctionCall(tree, statement)?.arguments.isEmpty ?? true)
        let isOther = marks.contains(.editsWhole) && type == wellKnown.bool || adds && type == wellKnown.array
        return StateChange(property: property, target: target, statement: statement, isAlwaysAnother: isOther)
    }

    /// Whether a value differs from the one that it takes the place of: `!x` for `x`, an id that is made.
    private func isAnother(_ value: NodeID, than target: NodeID, in scope: CodeScope) -> Bool {
        let tree = program.tree(scope.file)
        if tree.kind(value) == .prefix, tree.text(tree.mainToken(value)) == "!", let operand = tree.firstChild(value) {
            return tree.oneLine(operand) == tree.oneLine(target)
        }
        return tree.kind(value) == .call && nondeterminism(of: value, in: scope) != nil
    }

    /// The property that an expression names, where views depend on it.
    private func state(_ target: NodeID, in scope: CodeScope) -> DeclID? {
        guard case .declared(let found, let base) = step(from: ValuePlace(target, in: scope)), found.count == 1, keepsViewState(found[0])
        else { return nil }
        guard case .value(let place) = base else { return found[0] }
        // Of a value whose type is unknown only the name is known; and nobody looks yet at an object that was just made.
        guard nominal(typeOfValue(place.node, in: place.scope)) == program.nominal(containing: found[0]),
            case .declared = step(from: place)
        else { return nil }
        return found[0]
    }

    /// Whether a property is one that views are evaluated again for.
    func keepsViewState(_ property: DeclID) -> Bool {
        guard program[property].kind == .variable, !program[property].flags.contains(.isLet), !isFromPrelude(property) else { return false }
        if let wrapper = wrapper(of: property) {
            return wrapper.ownsValue && !wrapper.marks.contains(.object) || wrapper.isBinding || wrapper.marks.contains(.published)
        }
        let owner = program.nominal(containing: property)
        return owner != .none && program.hasAttribute(owner, marked: .observable) && program[property].flags.contains(.isStored)
            && !program[property].flags.contains(.isStatic) && !program.hasAttribute(property, marked: .untracked)
    }
}
