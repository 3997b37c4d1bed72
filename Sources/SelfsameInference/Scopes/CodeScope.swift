// Where code stands, and what a name in it can come from.

import SelfsameDeclarations
import SelfsameSyntax

/// Where a piece of code stands: its file, and the declaration whose body it is part of (none for `#Preview`).
package struct CodeScope: Hashable {
    package var file: FileID
    package var declaration: DeclID

    package init(_ declaration: DeclID, file: FileID) {
        self.file = file
        self.declaration = declaration
    }

    package init(_ body: LoweredBody) {
        file = body.file
        declaration = body.declaration
    }

    /// The type that the code is a member of.
    package func type(in program: Program) -> DeclID { declaration == .none ? .none : program.nominal(containing: declaration) }
}

/// Where a name comes from.
package enum NameOrigin {
    /// A local variable or a binding of a condition, with the expression that gives its value.
    case local(NodeID?)
    /// A parameter of an enclosing function, which may be a local one.
    case parameter(of: NodeID)
    /// A parameter of a closure.
    case closureParameter(closure: NodeID)
    /// A name bound by `case`, `for` or `catch`.
    case element
    /// A declaration: a member of the enclosing type or of the file.
    case declaration(DeclID)
    case unknown
}
