// What layouts ask of the code itself, kept for the next use of a view: the same expressions are read for each use, and where their values come from
// depends on no use.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// The code that the layouts of one thread have read.
final class KnownCode: FlowStore {
    /// An expression of some code.
    private struct Expression: Hashable {
        var node: NodeID
        var scope: CodeScope
    }

    /// A property in the code of an initialiser.
    private struct Assigned: Hashable {
        var property: DeclID
        var initializer: DeclID
    }

    private var steps: [Expression: ValueStep] = [:]
    private var assignments: [Assigned: [NodeID]] = [:]

    init(_ budget: ValueBudget) {}

    /// Where the value of an expression comes from.
    func step(from place: ValuePlace, _ analyzer: Analyzer) -> ValueStep {
        guard place.frame == nil else { return analyzer.step(from: place) }
        let key = Expression(node: place.node, scope: place.scope)
        if let known = steps[key] { return known }
        let step = analyzer.step(from: place)
        steps[key] = step
        return step
    }

    /// What an initialiser assigns to a property.
    func assignments(to property: DeclID, in initializer: DeclID, _ analyzer: Analyzer) -> [NodeID] {
        let key = Assigned(property: property, initializer: initializer)
        if let known = assignments[key] { return known }
        let found = analyzer.assignments(to: property, in: initializer)
        assignments[key] = found
        return found
    }
}
