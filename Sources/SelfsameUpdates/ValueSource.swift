// What a body can depend on: the places that hold a value, and the way from one of them to the part that is read.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

/// A place that holds a value which bodies read.
public enum ValueSource: Hashable, Sendable {
    /// A stored property: of a view, with a wrapper or without; of an object; a global.
    case property(DeclID)
    /// A value of the environment, by the last name of its key path.
    case environment(String)
    /// The object of a class in the environment.
    case object(DeclID)
    /// The value with which a closure is called: a geometry proxy, the context of a timeline, what a preference came to.
    case closure(FileID, NodeID)
    /// A preference, by the type of its key or the name of the modifier that has one of its own.
    case preference(String)
}

/// A part of the value that a source holds: `user.bio` of `user`.
public struct SourcePart: Hashable, Sendable {
    /// The place.
    public var source: ValueSource
    /// The names of the stored properties on the way to the part; empty for the whole.
    public var path: [String]

    /// Makes a part.
    public init(_ source: ValueSource, _ path: [String] = []) {
        self.source = source
        self.path = path
    }

    /// The step from a collection to an element of it, whichever it is.
    static let element = "[]"
    /// What changes where a collection is built again from the elements that it had.
    static let storage = "[storage]"

    /// The same part, whichever elements are on the way to it.
    var plain: SourcePart { path.contains(Self.element) ? SourcePart(source, path.filter { $0 != Self.element }) : self }

    /// Whether a change of one is a change of the other: they are the same part, or one is a part of the other.
    func overlaps(_ other: SourcePart) -> Bool { source == other.source && zip(path, other.path).allSatisfy { $0 == $1 } }
}

/// Where something stands in source.
public struct CodeLocation: Hashable, Sendable {
    /// The file.
    public var file: FileID
    /// The node.
    public var node: NodeID

    /// Names a place.
    public init(_ file: FileID, _ node: NodeID) {
        self.file = file
        self.node = node
    }
}
