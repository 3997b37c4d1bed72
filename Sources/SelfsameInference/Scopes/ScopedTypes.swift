// The types of expressions and names anywhere in the program, for those who ask what a value is reached through. Nothing is typed but what is asked
// for, and the names that it speaks of.

import SelfsameDeclarations
import SelfsameSyntax

extension Inference {
    /// The type of the value that an expression gives, inside Optional and Binding; `_` where that is not known.
    package func typeOfValue(_ node: NodeID, in scope: CodeScope) -> TypeID {
        var type = typeOfExpression(node, in: scope)
        for _ in 0..<8 {
            guard let inner = wrappedType(type) ?? bindingValue(type) else { break }
            type = inner
        }
        return type
    }

    /// The type of an expression by itself, before what it is passed for makes an optional of it; `_` where that is not known.
    package func typeOfExpression(_ node: NodeID, in scope: CodeScope) -> TypeID {
        guard scope.declaration != .none else { return unknown(.undeclaredName) }
        return expressionTypes.ask(
            CodeKey(place: CodePlace(file: scope.file, node: node), declaration: scope.declaration), bottom: unknown(.cycle)
        ) {
            isolated { BodyTyper(analyzer: self, declaration: scope.declaration, file: scope.file, root: node).standalone(node) }
        }
    }

    /// What a name is worth that the code of a declaration binds.
    func typed(_ binding: Binding, in scope: CodeScope) -> TypeID {
        let key = BindingKey(file: scope.file, declaration: scope.declaration, local: LocalKey(syntax: binding.syntax, form: binding.form))
        return bindingTypes.ask(key, bottom: unknown(.cycle)) {
            isolated {
                let types = binding.kind == .closureParameter ? parameterTypes(of: binding.owner, in: scope) : []
                let typer = BodyTyper(
                    analyzer: self, declaration: scope.declaration, file: scope.file, root: binding.owner, parameters: types)
                return typer.inContext { typer.local(binding).type }
            }
        }
    }

    /// What a closure is given: of a row its element; of other content what the call says that takes it.
    func parameterTypes(of closure: NodeID, in scope: CodeScope) -> [TypeID] {
        let element = elementType(ofRow: closure, in: scope)
        if element != .none { return [nominalType(element)] }
        guard scope.declaration != .none, let body = contentBody(of: scope.declaration) else { return [] }
        for call in body.calls {
            for argument in call.arguments where argument.syntax == closure {
                if case .function(let shape) = types[argument.type] { return shape.parameters }
            }
        }
        return []
    }

    private func bindingValue(_ type: TypeID) -> TypeID? {
        let declaration = nominal(type)
        guard isFromPrelude(declaration), program.marks(of: declaration).contains(.given) else { return nil }
        return genericArguments(type).first
    }
}

/// A node of a file, as the code of a declaration.
struct CodeKey: Hashable {
    var place: CodePlace
    var declaration: DeclID
}

/// A name bound by the code of a declaration.
struct BindingKey: Hashable {
    var file: FileID
    var declaration: DeclID
    var local: LocalKey
}
