// Values that change again and again, and the places in a body that read them while it runs.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// A value of a view that changes again and again and that its body reads.
package struct FrequentRead {
    /// The property.
    package var property: DeclID
    /// What changes it.
    package var cause: FrequentChange.Cause
    /// Where it is changed.
    package var place: CodeLocation
    /// The names in the body that read it while the body runs.
    package var reads: [NodeID]
}

extension ViewReads {
    /// The values of a view that change again and again and that its body reads by itself; those that its helpers read as well are left out.
    package func frequentReads(in body: LoweredBody) -> [FrequentRead] {
        guard body.declaration != .none, case let owner = program.nominal(containing: body.declaration), owner != .none,
            updates.unitKind(of: owner) == .view, updates.bodyMember(of: owner) == body.declaration
        else { return [] }
        updates.read(body)
        return analyzer.storedProperties(of: owner).compactMap { property in
            guard let wrapper = updates.wrapper(of: property), wrapper.marks.contains(.owned), !wrapper.marks.contains(.object),
                let change = analyzer.frequentChange(of: property), let reads = reads(of: property, in: body), !reads.isEmpty
            else { return nil }
            return FrequentRead(
                property: property, cause: change.cause, place: CodeLocation(change.use.file, change.use.node), reads: reads)
        }
    }

    /// The names in a body that read a property while the body runs; nil where other code that the body runs may read it, too.
    private func reads(of property: DeclID, in body: LoweredBody) -> [NodeID]? {
        var result: [NodeID] = []
        for use in namedUses(of: property) {
            let tree = program.tree(use.file)
            guard let around = program.declaration(around: use) else { return nil }
            // `$x` alone reads nothing, and what is assigned to is not read.
            if tree.text(tree.mainToken(use.node)).first == "$" || isAssigned(use) || runsLater(use) { continue }
            if around == body.declaration {
                result.append(use.node)
            } else if !runsInActionsOnly(around, of: body, depth: 0) {
                return nil
            }
        }
        return result
    }

    private func isAssigned(_ use: NameUse) -> Bool {
        let tree = program.tree(use.file)
        var inner = use.node
        while let outer = tree.parent(inner) {
            if let assignment = Assignment(tree, outer) { return assignment.target == inner }
            guard [.member, .optionalChain].contains(tree.kind(outer)) else { return false }
            inner = outer
        }
        return false
    }

    /// Whether a use is in a closure that runs when something happens.
    private func runsLater(_ use: NameUse) -> Bool {
        let tree = program.tree(use.file)
        var inner = use.node
        while let outer = tree.parent(inner), program.declaration(at: outer, in: use.file) == nil {
            if tree.kind(outer) == .closure, updates.timing(of: outer, in: use.file) == .later { return true }
            inner = outer
        }
        return false
    }

    /// Whether a function runs when something happens, and never while the body does.
    private func runsInActionsOnly(_ member: DeclID, of body: LoweredBody, depth: Int) -> Bool {
        guard depth < 4, program[member].kind == .function, !analyzer.givesContent(member) else { return false }
        return analyzer.uses(of: member).allSatisfy { use in
            guard let around = program.declaration(around: use) else { return false }
            if around == member || runsLater(use) { return true }
            // `onDelete(perform: delete)`.
            if around == body.declaration { return !program.tree(use.file).isCalledName(use.node) }
            return runsInActionsOnly(around, of: body, depth: depth + 1)
        }
    }
}
