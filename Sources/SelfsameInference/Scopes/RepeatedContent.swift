// Content that closures make for values: rows of a collection, what is presented for an item.

import SelfsameDeclarations
import SelfsameSyntax

extension Inference {
    /// The type of the elements that a closure is called with, read from the lowered call around it; `.none` where that is not known.
    package func elementType(ofRow closure: NodeID, in scope: CodeScope) -> DeclID {
        let tree = program.tree(scope.file)
        guard let content = repeatedContent(closure, in: scope.file), content.kind == .row else { return .none }
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
    package func presentedType(_ content: RepeatedContent, in scope: CodeScope) -> DeclID {
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

/// Content that a closure makes for a value.
package struct RepeatedContent {
    /// How the content is told from other content.
    package enum Kind {
        /// Shown for a value, as a sheet or a destination.
        case presentation
        /// One for each element of a collection.
        case row
        /// One for each of the system's own items, such as products.
        case item
    }

    package var kind: Kind
    /// The data: the first argument.
    package var data: NodeID?
    /// The label of that argument.
    package var label: String
    /// The argument `id:`, as written.
    package var id: String?
    /// Whether the data is a range that is written out.
    package var isRange: Bool
}

extension Inference {
    /// What a closure's parameter stands for, by the name of what the closure is passed to; nil for other closures.
    package func repeatedContent(_ closure: NodeID, in file: FileID) -> RepeatedContent? {
        let tree = program.tree(file)
        guard let call = tree.call(takingClosure: closure), let callee = tree.calleeToken(call),
            let kind = RepeatedContent.Kind(program.marks(named: program.name(of: callee, in: file)))
        else { return nil }
        var result = RepeatedContent(kind: kind, data: nil, label: "", id: nil, isRange: false)
        for (index, argument) in (FunctionCall(tree, call)?.arguments ?? []).enumerated() {
            guard let value = argument.expression else { continue }
            let label = argument.label.map { program.name(of: $0, in: file) } ?? .none
            if label == wellKnown.names.id { result.id = tree.oneLine(value) }
            guard index == 0 else { continue }
            result.data = value
            result.label = name(label)
            result.isRange =
                tree.kind(value) == .sequence
                && tree.children(value).contains { tree.kind($0) == .binaryOperator && ["..<", "..."].contains(tree.text($0)) }
        }
        return result
    }
}

extension RepeatedContent.Kind {
    /// What the content of a closure is told from other content by; nil for closures that make no content for a value.
    fileprivate init?(_ marks: Marks) {
        if marks.contains(.showsValue) {
            self = .presentation
        } else if marks.contains(.rows) {
            self = .row
        } else if marks.contains(.items) {
            self = .item
        } else {
            return nil
        }
    }
}

extension SyntaxTree {
    /// The call that a closure is passed to, in parentheses or after them; nil for other closures.
    package func call(takingClosure closure: NodeID) -> NodeID? {
        var owner = parent(closure)
        while let node = owner, [.labeledClosure, .argument, .argumentList].contains(kind(node)) { owner = parent(node) }
        guard let call = owner, kind(call) == .call else { return nil }
        return call
    }
}
