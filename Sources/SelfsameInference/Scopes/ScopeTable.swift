// Which names the code of one declaration binds, and where each is in force. Made by one walk over the syntax, without types: what binds a name is
// a question of syntax alone, and most who ask for names ask no more.

import SelfsameDeclarations
import SelfsameSyntax

/// A name that code inside a declaration binds.
package struct Binding: Sendable {
    /// What binds it.
    package enum Kind: UInt8, Sendable {
        /// A local `let` or `var`.
        case variable
        /// A local function.
        case function
        /// `if let`, `guard case` and the like.
        case condition
        /// A pattern of `case`, `for` or `catch`.
        case pattern
        /// A parameter of a function, initialiser or subscript.
        case parameter
        /// A parameter of a closure.
        case closureParameter
        /// `[x = value]` of a closure.
        case capture
    }

    /// Which of the names of one binding it is: property wrappers make three of one.
    package enum Form: UInt8, Sendable {
        case value
        /// `$x`
        case projection
        /// `_x`
        case storage
    }

    /// What binds it.
    package let kind: Kind
    /// Which of the binding's names it is.
    package let form: Form
    /// The name.
    package let name: Name
    /// The `identifierPattern`, `parameter`, `closureParameter`, `capture`, `functionDecl` or `catch` that spells it.
    package let syntax: NodeID
    /// What gives the value: the `patternBinding`, `optionalBinding` or `matchingCondition`, the `switchCase`, `for` or `catch`, the function,
    /// the capture or the closure.
    package let owner: NodeID
}

/// The names that the code of one declaration binds.
package struct ScopeTable: Sendable {
    /// Where a binding is in force: from one node up to another.
    struct Reach {
        var start: UInt32
        var end: UInt32
        var binding: UInt32
    }

    /// Where a version of the system is known to run the code.
    struct AvailabilityReach {
        var nodes: Range<UInt32>
        var version: Version
    }

    /// All bindings, each in the place where the source spells it.
    package private(set) var bindings: [Binding] = []
    /// By their starts; of two with one start, the later is the inner one.
    private let reaches: [Reach]
    /// Closures that name no parameters: `$0` is one of theirs.
    private let anonymousClosures: [Range<UInt32>]
    private let availabilities: [AvailabilityReach]

    /// Reads the code of a node.
    package init(of root: NodeID, in file: FileID, of program: Program) {
        var reader = ScopeReader(program: program, file: file)
        reader.read(root)
        bindings = reader.bindings
        reaches = reader.reaches.sorted { ($0.start, $0.binding) < ($1.start, $1.binding) }
        anonymousClosures = reader.anonymousClosures
        availabilities = reader.availabilities
    }

    /// The binding of a name that is in force at a node, nil where none is.
    package func binding(of name: Name, at node: NodeID) -> Binding? {
        guard !reaches.isEmpty, name != .none else { return nil }
        var position = reaches.indices.partitioningIndex { reaches[$0].start > node.rawValue }
        while position > 0 {
            position -= 1
            let reach = reaches[position]
            if reach.end > node.rawValue, bindings[Int(reach.binding)].name == name { return bindings[Int(reach.binding)] }
        }
        return nil
    }

    /// The closure that `$0` is a parameter of at a node.
    package func anonymousClosure(at node: NodeID) -> NodeID? {
        anonymousClosures.last { $0.contains(node.rawValue) }.map { NodeID($0.lowerBound) }
    }

    /// Whether some condition asks for a version of the system.
    var asksForAvailability: Bool { !availabilities.isEmpty }

    /// The highest version that the conditions around a node ask for.
    func availability(at node: NodeID) -> Version {
        availabilities.reduce(.zero) { $1.nodes.contains(node.rawValue) ? max($0, $1.version) : $0 }
    }
}
