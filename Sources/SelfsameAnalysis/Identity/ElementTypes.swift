// The types of the values that rows and presentations are made for, read from the lowered call around their closure.

import SelfsameSyntax

extension Analyzer {
    /// The type of the elements that a closure is called with, read from the lowered call around it; `.none` where that is not known.
    func elementType(ofRow closure: NodeID, in scope: CodeScope) -> DeclID {
        let tree = program.tree(scope.file)
        guard let content = tree.repeatedContent(closure), content.kind == .row else { return .none }
        if let data = dataType(content, in: scope) { return elementDeclaration(of: data) }
        // In code that is not lowered: by the property that the data ends in, where all of its name hold the same.
        guard let data = content.data, let name = tree.calleeToken(data) else { return .none }
        let elements = Set(
            valuesAndTypes(named: program.name(of: name, in: scope.file)).compactMap { id -> DeclID? in
                guard program[id].kind == .variable else { return DeclID.none }
                let type = valueType(of: id)
                let element = elementDeclaration(of: type)
                // What has no elements is no data.
                return element == .none && isKnown(type) ? nil : element
            })
        return elements.count == 1 ? elements.first ?? .none : .none
    }

    private func elementDeclaration(of data: TypeID) -> DeclID {
        memberType(of: data, named: wellKnown.names.element).map { nominal($0) } ?? .none
    }

    /// The type inside the Binding to an Optional that a sheet is presented with.
    func presentedType(_ content: RepeatedContent, in scope: CodeScope) -> DeclID {
        guard let binding = dataType(content, in: scope), let wrapped = genericArguments(binding).first else { return .none }
        return nominal(wrappedType(wrapped) ?? wrapped)
    }

    private func dataType(_ content: RepeatedContent, in scope: CodeScope) -> TypeID? {
        guard scope.declaration != .none, let data = content.data, let body = contentBody(of: scope.declaration) else {
            return nil
        }
        for call in body.calls {
            if let argument = call.arguments.first(where: { $0.syntax == data }) { return argument.type }
        }
        return nil
    }
}
