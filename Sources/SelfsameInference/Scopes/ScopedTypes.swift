// The type of an expression anywhere in the program, with the names that the code around it binds: locals, conditions, cases, rows. Lowering
// types whole bodies; this types one expression of any function, for those who ask what a value is reached through.

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
        let key = CodePlace(file: scope.file, node: node)
        if let known = expressionTypes[key] { return known }
        guard scope.declaration != .none else { return unknown(.undeclaredName) }
        let typer = BodyTyper(analyzer: self, declaration: scope.declaration)
        typer.bindNames(around: node, in: scope)
        let type = typer.standalone(node)
        expressionTypes[key] = type
        return type
    }

    private func bindingValue(_ type: TypeID) -> TypeID? {
        let declaration = nominal(type)
        guard isFromPrelude(declaration), program.marks(of: declaration).contains(.given) else { return nil }
        return genericArguments(type).first
    }
}

extension BodyTyper {
    /// Binds what the code between the declaration and a node binds for that node, from the outside in.
    fileprivate func bindNames(around node: NodeID, in scope: CodeScope) {
        var path: [(outer: NodeID, inner: NodeID)] = []
        var inner = node
        while let outer = tree.parent(inner), program.declaration(at: outer, in: file) == nil {
            path.append((outer, inner))
            inner = outer
        }
        for (outer, inner) in path.reversed() {
            switch tree.kind(outer) {
            case .block, .getterBlock, .statementList: bindStatements(of: outer, before: inner)
            case .closure:
                bindParameters(of: outer, in: scope)
                bindStatements(of: outer, before: inner)
            case .if, .while:
                if let conditions = tree.child(outer, .conditionList), tree.child(outer, .block) == inner { bindConditions(conditions) }
            case .conditionList: bindClauses(of: outer, before: inner)
            case .switchCase:
                guard let owner = tree.parent(outer), let subject = tree.firstChild(owner), subject != outer else { continue }
                bindCase(outer, expression(subject).type)
            case .for where tree.child(outer, .block) == inner: bindLoop(outer)
            default: continue
            }
        }
    }

    private func bindStatements(of block: NodeID, before inner: NodeID) {
        for statement in tree.children(block) where statement < inner {
            switch tree.kind(statement) {
            case .variableDecl: bindVariables(statement)
            case .guard: if let conditions = tree.child(statement, .conditionList) { bindConditions(conditions) }
            default: continue
            }
        }
    }

    /// The conditions before one that is asked about.
    private func bindClauses(of list: NodeID, before inner: NodeID) {
        for clause in tree.children(list) where clause < inner && tree.kind(clause) == .optionalBinding {
            guard let pattern = tree.firstChild(clause), tree.kind(pattern) == .identifierPattern else { continue }
            let value = tree.initialValue(of: clause)
            let type = value.map { expression($0).type } ?? unknown(.notInferred)
            bind(pattern, analyzer.wrappedType(type) ?? type)
        }
    }

    /// The parameters of a closure; what is not known of them hides what has their name outside all the same.
    private func bindParameters(of closure: NodeID, in scope: CodeScope) {
        let types = parameterTypes(of: closure, in: scope)
        guard let parts = Closure(tree, closure)?.parameterNames, !parts.isEmpty else {
            bind(named: "$0", types.first ?? unknown(.notInferred), at: closure)
            return
        }
        for (index, token) in parts.enumerated() {
            let name = tree.name(token)
            let plain = name.first == "$" ? String(name.dropFirst()) : name
            bind(named: plain, types.indices.contains(index) ? types[index] : unknown(.notInferred), at: closure)
        }
    }

    /// What a closure is given: of a row its element; of other content what the call says that takes it.
    private func parameterTypes(of closure: NodeID, in scope: CodeScope) -> [TypeID] {
        let element = analyzer.elementType(ofRow: closure, in: scope)
        if element != .none { return [analyzer.nominalType(element)] }
        guard scope.declaration != .none, let body = analyzer.contentBody(of: scope.declaration) else { return [] }
        for call in body.calls {
            for argument in call.arguments where argument.syntax == closure {
                if case .function(let shape) = analyzer.types[argument.type] { return shape.parameters }
            }
        }
        return []
    }

    private func bind(named text: String, _ type: TypeID, at node: NodeID) {
        guard let name = program.names.find(text) else { return }
        scope.append(LocalName(name: name, type: type, fragment: nil, syntax: node))
    }
}
