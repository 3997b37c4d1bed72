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

/// The names that the code of one declaration binds. A class: it is asked at every name.
package final class ScopeTable {
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

    /// Where a name is read that a closure of the code binds, and which closure that is.
    struct ClosureUse {
        var node: UInt32
        var closure: UInt32
    }

    /// All bindings, each in the place where the source spells it.
    package private(set) var bindings: [Binding] = []
    /// By their starts; of two with one start, the later is the inner one.
    private let reaches: [Reach]
    /// Closures that name no parameters: `$0` is one of theirs.
    private let anonymousClosures: [Range<UInt32>]
    private let availabilities: [AvailabilityReach]
    /// By node.
    private var closureUses: [ClosureUse] = []

    /// Reads the code of a node.
    package init(of root: NodeID, in file: FileID, of program: Program) {
        var reader = ScopeReader(program: program, file: file)
        reader.read(root)
        bindings = reader.bindings
        reaches = reader.reaches.sorted { ($0.start, $0.binding) < ($1.start, $1.binding) }
        anonymousClosures = reader.anonymousClosures
        availabilities = reader.availabilities
        readClosureUses(reader, file, program)
    }

    /// Finds which closure decides on each name that closures read. What a statement binds in a closure without reading a name of it is the
    /// same in all of its readings.
    private func readClosureUses(_ reader: ScopeReader, _ file: FileID, _ program: Program) {
        guard !reader.namesRead.isEmpty else { return }
        let names = Set(bindings.indices.filter { reader.closures[$0] != 0 }.map { bindings[$0].name })
        let reads = reader.namesRead.compactMap { use -> (node: UInt32, closure: UInt32, binding: Int?)? in
            if use.closure != 0 { return (use.node, use.closure, nil) }
            let node = NodeID(use.node)
            let name = program.name(of: reader.tree.mainToken(node), in: file)
            guard names.contains(name), let position = position(of: name, at: node), reader.closures[position] != 0 else { return nil }
            return (use.node, 0, position)
        }
        // Bindings stand in the order of the source, and a value reads no name that is bound after it but those of closures in it.
        var closures = reader.closures
        for index in bindings.indices where closures[index] != 0 {
            guard let value = reader.nodes(deciding: bindings[index]) else { continue }
            var innermost: UInt32 = 0
            for read in reads[reads.indices.partitioningIndex { reads[$0].node >= value.lowerBound }...] {
                guard read.node < value.upperBound else { break }
                let closure = read.binding.map { closures[$0] } ?? read.closure
                if closure < value.lowerBound { innermost = max(innermost, closure) }
            }
            closures[index] = innermost
        }
        closureUses = reads.compactMap { read in
            let closure = read.binding.map { closures[$0] } ?? read.closure
            return closure == 0 ? nil : ClosureUse(node: read.node, closure: closure)
        }
    }

    /// The binding of a name that is in force at a node, nil where none is.
    package func binding(of name: Name, at node: NodeID) -> Binding? { position(of: name, at: node).map { bindings[$0] } }

    private func position(of name: Name, at node: NodeID) -> Int? {
        guard !reaches.isEmpty, name != .none else { return nil }
        var position = reaches.indices.partitioningIndex { reaches[$0].start > node.rawValue }
        while position > 0 {
            position -= 1
            let reach = reaches[position]
            if reach.end > node.rawValue, bindings[Int(reach.binding)].name == name { return Int(reach.binding) }
        }
        return nil
    }

    /// The innermost closure around some nodes that binds a name which they read, by its node; 0 for none.
    func closure(bindingNamesReadIn nodes: Range<UInt32>) -> UInt32 {
        var innermost: UInt32 = 0
        var index = closureUses.isEmpty ? 0 : closureUses.indices.partitioningIndex { closureUses[$0].node >= nodes.lowerBound }
        while index < closureUses.count, closureUses[index].node < nodes.upperBound {
            let closure = closureUses[index].closure
            if closure < nodes.lowerBound { innermost = max(innermost, closure) }
            index += 1
        }
        return innermost
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
