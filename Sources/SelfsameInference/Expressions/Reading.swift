// What is found out while a piece of code is typed. Overload resolution may read a closure several times, each time with other types for its
// parameters: every reading has its own memory, so none sees what another one took a name for. What reads no name of a closure is the same in
// all of its readings, and is found once for them.

import SelfsameDeclarations
import SelfsameSyntax

/// One reading of a piece of code: of the whole, or of a closure in it with certain types for its parameters.
final class Reading {
    /// The code: a body, a value, or the closure.
    let node: NodeID
    /// The reading of the code around a closure.
    private(set) var parent: Reading?
    /// The types that a closure's parameters have in it.
    let parameters: [TypeID]
    /// Generic builders with the arguments that hold here; what is open of them, the statements tell one after the other.
    var appliedBuilders: [DeclID: TypeID]

    /// What expressions are by themselves, or in a context that does not matter to them.
    var memo = NumberedMap<NodeID, Typed>()
    /// What they are in a context that wants something of them.
    var wanted = NumberedMap<WantedExpression, Typed>()
    /// What the code binds.
    var locals: [LocalKey: Typed] = [:]
    /// The closures in it, by all of their readings.
    var closures: [ClosureKey: ClosureReading] = [:]
    /// How the calls in it that take closures read these.
    var taken: [NodeID: TakenClosure] = [:]
    /// Chains that start with an implicit member, by their last node.
    var implicitChains: [NodeID: [ImplicitChain: Typed]] = [:]
    /// What calls could also give by overloads that are less specialised: only a context that their own type does not fit takes one of these.
    var otherResults: [NodeID: OtherResults] = [:]
    /// Whether no declaration fits some call in it: with these types for the parameters, the closure does not compile.
    var hasMismatch = false
    /// Expressions that are implicitly unwrapped where their Optional does not fit.
    var unwrapping: Set<NodeID> = []
    /// What expressions in closures of this code are that read no name which these closures bind, by what is wanted of them; `.none` for nothing.
    var shared = NumberedMap<WantedExpression, SharedExpression>()

    init(of node: NodeID, parent: Reading? = nil, parameters: [TypeID] = []) {
        self.node = node
        self.parent = parent
        self.parameters = parameters
        appliedBuilders = parent?.appliedBuilders ?? [:]
    }

    /// What is kept of the code: not how it was found, by other readings of its closures and by what contexts wanted of expressions.
    func settled() -> SettledReading {
        SettledReading(
            types: memo.mapValues(\.type),
            closures: taken.mapValues { SettledReading.Closure(parameters: $0.parameters, reading: $0.reading?.settled()) })
    }

    /// Ends the use of a reading: those of a closure and of the code around it refer to each other.
    func dissolve() {
        let inner = closures.values.map(\.reading) + taken.values.compactMap(\.reading)
        closures = [:]
        taken = [:]
        parent = nil
        for reading in inner { reading.dissolve() }
    }
}

/// What is known of the expressions in a piece of code for good.
final class SettledReading: Sendable {
    /// How the call around it reads a closure, as in `TakenClosure`.
    struct Closure {
        let parameters: [TypeID]?
        let reading: SettledReading?
    }

    /// What expressions are by themselves, or in a context that does not matter to them.
    let types: NumberedMap<NodeID, TypeID>
    let closures: [NodeID: Closure]

    init(types: NumberedMap<NodeID, TypeID>, closures: [NodeID: Closure]) {
        self.types = types
        self.closures = closures
    }

    /// The same with the types of another table.
    func replacingTypes(_ new: (TypeID) -> TypeID) -> SettledReading {
        SettledReading(
            types: types.mapValues(new),
            closures: closures.mapValues { Closure(parameters: $0.parameters?.map(new), reading: $0.reading?.replacingTypes(new)) })
    }
}

/// What a call could also give, by overloads that are less specialised than those that were taken.
struct OtherResults {
    let types: [TypeID]
    let taken: [DeclID]
}

/// An expression as every reading of the closures around it finds it.
struct SharedExpression {
    let typed: Typed
    /// What else is kept of it.
    let otherResults: OtherResults?
    let isUnwrapping: Bool
}

/// How the call around it reads a closure.
struct TakenClosure {
    /// The types of its parameters; nil where the call may be read in several ways.
    let parameters: [TypeID]?
    /// Nil for an action: nothing that is wanted of it depends on its code.
    let reading: Reading?
}

/// A closure read with certain types for its parameters, and what it gives.
struct ClosureReading {
    let reading: Reading
    let result: Typed
}

/// What all readings of one piece of code share.
final class Typing {
    /// What the code binds, and what is bound around it, once somebody has looked for a name.
    var scopes: ScopeTable?
    /// The types that implicit members are looked up in with which the results of the whole begin.
    var resultMembers: [NodeID: TypeID] = [:]
    /// What the compiler rejects, by the place; found again when something is typed again.
    var diagnostics: [NodeID: String] = [:]
    /// Sequences by what their operators say; nil for one whose operators leave it open.
    var operandRuns: [NodeID: OperandRun?] = [:]
    /// How many expressions were typed.
    var steps = 0
    /// How deep the expression stands in others that is typed now.
    var depth = 0
}

/// An expression and what its context wants of it.
struct WantedExpression: Hashable {
    var node: NodeID
    var type: TypeID
}

/// One of the names of a binding.
struct LocalKey: Hashable {
    var syntax: NodeID
    var form: Binding.Form
}

/// What identifies one reading of a chain that starts with an implicit member.
struct ImplicitChain: Hashable {
    var base: TypeID
    var takesForeignMembers: Bool
}

/// What identifies one reading of a closure: the node, the builder, and the types of its parameters.
struct ClosureKey: Hashable {
    var node: NodeID
    var builder: DeclID
    var parameters: [TypeID]
    /// The generic builder with its arguments; without a builder, what is wanted as a result.
    var result: TypeID
}

/// A chain that is read otherwise than it stands. Nothing is remembered of its nodes.
struct Detour {
    /// The nodes from the end of the chain to its start.
    var nodes: [NodeID]
    /// The type that the implicit member at the start is looked up in, `.none` for a chain without one.
    var base: TypeID = .none
    /// Declarations that the call at the start is not to mean.
    var excluded: [DeclID] = []

    /// Where the chain starts.
    var start: NodeID { nodes.last ?? .none }
}

/// A name of a local scope.
struct LocalName {
    var type: TypeID
    /// What it stands for where it is content: a local constant with an initial value.
    var fragment: Fragment?
    /// The declaration's syntax.
    var syntax: NodeID
}

extension WantedExpression: NumberedKey {
    package func mix(into mixer: inout NumberMixer) {
        mixer.add(node.rawValue)
        mixer.add(type.rawValue)
    }
}
