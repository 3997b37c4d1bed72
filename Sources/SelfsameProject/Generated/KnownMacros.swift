// Which macros of packages are known. A macro is known by its implementation, which its declaration names (`#externalMacro`), never by its own name.

import SelfsameSyntax

/// The macros whose expansions are known, by the names that they are declared under.
struct KnownMacros: Sendable, Equatable {
    /// The implementations, as `#externalMacro` names them.
    enum Implementation: String, Sendable {
        /// `@CasePathable`: a case path for each case.
        case casePaths = "CasePathsMacros.CasePathableMacro"
        /// `@Reducer`: case paths of the actions; of an enumeration its state, actions, reducer and store.
        case reducer = "ComposableArchitectureMacros.ReducerMacro"
    }

    private(set) var byName: [String: Implementation] = [:]

    var isEmpty: Bool { byName.isEmpty }

    subscript(name: String) -> Implementation? { byName[name] }

    /// Takes in what a file declares.
    mutating func add(_ tree: SyntaxTree) {
        var pending = [NodeID.root]
        while let next = pending.popLast() {
            for node in tree.children(next) {
                switch tree.kind(node) {
                case .ifConfig, .ifConfigClause: pending.append(node)
                case .macroDecl:
                    if let implementation = Self.implementation(of: node, in: tree) {
                        byName[tree.text(tree.mainToken(node))] = implementation
                    }
                default: break
                }
            }
        }
    }

    /// `= #externalMacro(module: "M", type: "T")`
    private static func implementation(of macro: NodeID, in tree: SyntaxTree) -> Implementation? {
        guard let value = tree.initialValue(of: macro), tree.kind(value) == .macroExpansion,
            tree.text(tree.mainToken(value)) == "externalMacro", let list = tree.child(value, .argumentList)
        else { return nil }
        let parts = tree.children(list).compactMap { tree.firstChild($0) }.map { tree.text($0).filter { $0 != "\"" } }
        return Implementation(rawValue: parts.joined(separator: "."))
    }
}
