// Which names a program can mean: those that `layout --set` may give a value, and those that a configuration speaks of.

import SelfsameDeclarations
import SelfsameSyntax

extension Program {
    /// Whether a name stands anywhere in the program's files, in code or below a property wrapper.
    public func mentions(_ name: String) -> Bool {
        files.contains { file in
            let (tree, source) = (file.tree, file.tree.source)
            guard !file.role.isPrelude, source.contains(name, in: SourceRange(start: 0, end: UInt32(source.bytes.count))) else {
                return false
            }
            return (0..<tree.tokens.count).contains { tree.text(TokenID(UInt32($0))) == name }
        }
    }

    /// Whether an expression of `invariant_conditions` stands anywhere in the program's files, as it is written; `*` ends a beginning.
    public func contains(condition: String) -> Bool {
        let text = condition.hasSuffix("*") ? String(condition.dropLast()) : condition
        return files.contains { file in
            !file.role.isPrelude && file.tree.source.contains(text, in: SourceRange(start: 0, end: UInt32(file.tree.source.bytes.count)))
        }
    }

    /// The names of all properties that the program's files declare.
    public var propertyNames: [String] {
        let found = files.filter { !$0.role.isPrelude }.flatMap { file in
            file.declarations.map { self[DeclID($0)] }.filter { $0.kind == .variable && $0.name != .none }.map { names[$0.name] }
        }
        return Set(found).sorted()
    }
}
