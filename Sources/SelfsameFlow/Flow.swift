// What one thread finds out about values: where they come from, where they go to, what changes them. It stands on what is known of types and
// bodies. Each part of it keeps what it has found in a store of its own.

import SelfsameDeclarations
import SelfsameInference

/// Answers questions about the values of one program. Not `Sendable`: each thread has its own.
open class Flow: Inference {
    /// What the questions that are being answered have taken.
    final let budget = ValueBudget()
    private var stores: [ObjectIdentifier: any FlowStore] = [:]

    /// The store of one part.
    package final func store<Store: FlowStore>(_ type: Store.Type = Store.self) -> Store {
        if let known = stores[ObjectIdentifier(type)] as? Store { return known }
        let store = Store(budget)
        stores[ObjectIdentifier(type)] = store
        return store
    }
}

/// What one part of the flow has found, for good.
package protocol FlowStore: AnyObject {
    init(_ budget: ValueBudget)
}

/// What the questions about values that are being answered have taken so far.
package final class ValueBudget {
    /// The questions that are open.
    let questions = Questions()
    /// How many steps were taken since the outermost of them was asked.
    var steps = 0
    /// How far the answer being made has gone.
    var height = 0

    /// How many steps one question may take, with all that it leads to.
    static let stepLimit = 4000
    /// How many questions may lead to one another.
    static let depthLimit = 64
}
