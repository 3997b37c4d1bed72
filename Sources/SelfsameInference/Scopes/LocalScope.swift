// Where a name in a body comes from: a local, a parameter, a member of the enclosing type, a global. Lowering resolves names for types; this
// resolves them for people, to say what flips a condition, and needs syntax and declarations only.

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

extension Inference {
    /// Where `text` comes from at `node`.
    package func origin(of token: TokenID, at node: NodeID, in scope: CodeScope) -> NameOrigin {
        let tree = program.tree(scope.file)
        let text = tree.name(token).withoutProjection
        if let local = tree.localOrigin(of: text, at: node) { return local }
        guard let name = program.names.find(text) else { return .unknown }
        return member(name, of: scope.type(in: program), from: scope.file) ?? fileLevel(name, from: scope.file)
    }

    /// The property or function of that name in a type, its extensions and superclasses.
    package func member(_ name: Name, of type: DeclID, from file: FileID) -> NameOrigin? {
        var current = type
        var steps = 0
        while current != .none, steps < 32 {
            let found = program.members(of: current, named: name, from: file).first { program[$0].kind.isValue }
            if let found { return .declaration(found) }
            current = program.superclass(of: current)
            steps += 1
        }
        return nil
    }

    private func fileLevel(_ name: Name, from file: FileID) -> NameOrigin {
        program.fileLevel(name, from: file).first.map { .declaration($0) } ?? .unknown
    }
}

extension SyntaxTree {
    /// The local declaration of a name that is in force at `node`, nil where none is.
    package func localOrigin(of name: String, at node: NodeID) -> NameOrigin? {
        var inner = node
        while let outer = parent(inner) {
            if let found = origin(of: name, declaredBy: outer, before: inner) { return found }
            switch kind(outer) {
            case .memberBlock, .sourceFile: return nil
            default: inner = outer
            }
        }
        return nil
    }

    private func origin(of name: String, declaredBy outer: NodeID, before inner: NodeID) -> NameOrigin? {
        switch kind(outer) {
        case .closure:
            return statementOrigin(of: name, in: outer, before: inner) ?? closureParameter(name, of: outer)
        case .block, .getterBlock, .statementList:
            return statementOrigin(of: name, in: outer, before: inner)
        case .conditionList:
            return conditionOrigin(of: name, in: outer, before: inner)
        case .if, .while:
            // What the condition binds holds in the first block only, not in `else`.
            guard let conditions = child(outer, .conditionList), child(outer, .block) == inner else { return nil }
            return conditionOrigin(of: name, in: conditions, before: nil)
        case .switchCase:
            let binds = children(outer).contains { kind($0) == .caseItem && bindsName(name, in: $0) }
            return binds ? .element : nil
        case .for:
            guard let pattern = firstChild(outer), pattern != inner, bindsName(name, in: pattern) else { return nil }
            return .element
        case .catch:
            return children(outer).contains { kind($0) == .caseItem && bindsName(name, in: $0) } ? .element : nil
        case .functionDecl, .initializerDecl, .subscriptDecl:
            guard let clause = child(outer, .parameterClause) else { return nil }
            return children(clause).contains { parameterName($0) == name } ? .parameter(of: outer) : nil
        default: return nil
        }
    }

    /// A local variable, local function or `guard` binding among the statements before `inner`; the last one counts.
    private func statementOrigin(of name: String, in container: NodeID, before inner: NodeID) -> NameOrigin? {
        var found: NameOrigin?
        for statement in children(container) {
            if statement >= inner { break }
            switch kind(statement) {
            case .variableDecl:
                for binding in children(statement) where kind(binding) == .patternBinding {
                    guard let pattern = firstChild(binding), bindsName(name, in: pattern) else { continue }
                    let value = initialValue(of: binding)
                    found = .local(value ?? child(binding, .getterBlock))
                }
            case .functionDecl where self.name(mainToken(statement)) == name:
                found = .local(child(statement, .block))
            case .guard:
                if let conditions = child(statement, .conditionList) {
                    found = conditionOrigin(of: name, in: conditions, before: nil) ?? found
                }
            default: break
            }
        }
        return found
    }

    private func conditionOrigin(of name: String, in list: NodeID, before inner: NodeID?) -> NameOrigin? {
        var found: NameOrigin?
        for clause in children(list) {
            if let inner, clause >= inner { break }
            guard kind(clause) == .optionalBinding || kind(clause) == .matchingCondition, let pattern = firstChild(clause),
                bindsName(name, in: pattern)
            else { continue }
            let value = initialValue(of: clause)
            // `if let x` takes the x of the scope outside; asking again from the clause finds that one.
            found = .local(value ?? clause)
        }
        return found
    }

    private func closureParameter(_ name: String, of closure: NodeID) -> NameOrigin? {
        if name.first == "$", name.dropFirst().allSatisfy(\.isNumber) {
            return namesParameters(closure) ? nil : .closureParameter(closure: closure)
        }
        guard let signature = child(closure, .closureSignature) else { return nil }
        for part in children(signature) {
            switch kind(part) {
            case .closureParameter where self.name(mainToken(part)).withoutProjection == name: return .closureParameter(closure: closure)
            case .parameterClause where children(part).contains(where: { parameterName($0) == name }):
                return .closureParameter(closure: closure)
            default: continue
            }
        }
        return nil
    }

    /// Whether a closure names its parameters: `$0` is none of its own then.
    private func namesParameters(_ closure: NodeID) -> Bool {
        guard let signature = child(closure, .closureSignature) else { return false }
        return children(signature).contains { [.closureParameter, .parameterClause].contains(kind($0)) }
    }

    /// The name that a parameter has inside its function: the second of two names.
    private func parameterName(_ parameter: NodeID) -> String? {
        guard kind(parameter) == .parameter, mainToken(parameter) != .none else { return nil }
        let label = mainToken(parameter)
        let second = label.next
        guard second.rawValue < self[parameter].endToken, tokens.kind(second).canBeLabel else { return name(label) }
        return name(second)
    }

    /// Whether a pattern binds a name anywhere in it.
    func bindsName(_ name: String, in pattern: NodeID) -> Bool {
        boundNames(in: pattern).contains { self.name($0) == name }
    }

    /// The names that a pattern binds.
    public func boundNames(in pattern: NodeID) -> [TokenID] {
        let end = pattern.rawValue + self[pattern].size
        return (pattern.rawValue..<end).map { NodeID($0) }.filter { kind($0) == .identifierPattern }.map { mainToken($0) }
    }
}

extension String {
    /// The name of the property that a projected value belongs to: `query` for `$query`. `$0` stays.
    package var withoutProjection: String {
        guard first == "$", let second = dropFirst().first, !second.isNumber else { return self }
        return String(dropFirst())
    }
}
