// Expressions that give another value each time they are evaluated: new identifiers, random numbers, the current time. The program's own
// properties and functions are followed where they do nothing but compute; what caches or decides is not, so the answer is never a guess.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// A part of an expression that gives another value each time.
public struct Nondeterminism: Sendable {
    /// What makes it so.
    public enum Source: Sendable { case identifier, random, clock }

    /// What makes it so.
    public var source: Source
    /// The part of the expression asked about.
    public var node: NodeID
    /// The API at the bottom of it, as written: `UUID()`, `Double.random(in:)`.
    public var text: String
    /// The declaration of the program through which it is reached, `.none` where the expression says it itself.
    public var through: DeclID

    /// The names of the system of which code without declarations of the program needs one.
    static let names = ["UUID", "Date", "random", "arc4random", "arc4random_uniform", "drand48"]
}

extension Flow {
    /// What makes an expression of a body give another value at each evaluation; nil where nothing is known to.
    public func nondeterminism(of expression: NodeID, type: TypeID, in body: LoweredBody) -> Nondeterminism? {
        nondeterminism(of: expression, type: type, in: CodeScope(body), depth: 0)
    }

    /// What makes the getter of a property or the result of a function another one each time.
    public func nondeterminism(declaredBy id: DeclID) -> Nondeterminism? { nondeterminism(declaredBy: id, depth: 0) }

    /// What makes the initial value of a stored property another one each time.
    public func nondeterminism(ofInitialValueOf id: DeclID) -> Nondeterminism? {
        let declaration = program[id]
        let tree = program.tree(declaration.file)
        return tree.initialValue(of: declaration.node).flatMap { nondeterminism(of: $0, in: CodeScope(id, file: declaration.file)) }
    }

    /// What makes an expression anywhere in the program another one each time.
    func nondeterminism(of expression: NodeID, in scope: CodeScope) -> Nondeterminism? {
        nondeterminism(of: expression, type: unknown(.unsupported), in: scope, depth: 0)
    }

    private func nondeterminism(of root: NodeID, type: TypeID, in scope: CodeScope, depth: Int) -> Nondeterminism? {
        guard depth < 4 else { return nil }
        let tree = program.tree(scope.file)
        var next = root.rawValue
        let end = root.rawValue + tree[root].size
        while next < end {
            let node = NodeID(next)
            next += 1
            switch tree.kind(node) {
            case .closure, .keyPath, .typeAnnotation, .macroExpansion:
                next = node.rawValue + tree[node].size
            // What stands for a missing value, or in one arm of a choice, is not the value each time.
            case .sequence where tree.children(node).contains(where: { tree.kind($0) == .ternary || tree.text($0) == "??" }):
                next = node.rawValue + tree[node].size
            case .call:
                if let found = source(ofCall: node, in: tree) { return found }
                if let found = follow(node, type: node == root ? type : unknown(.unsupported), in: scope, depth: depth) { return found }
            case .member where tree.parent(node).map({ tree.kind($0) != .call || tree.firstChild($0) != node }) ?? true:
                if tree.baseAndName(node).map({ $0 == ("Date", "now") }) == true {
                    return Nondeterminism(source: .clock, node: node, text: "Date.now", through: .none)
                }
                if let found = follow(node, type: node == root ? type : unknown(.unsupported), in: scope, depth: depth) { return found }
            case .reference where tree.parent(node).map({ ![.call, .member].contains(tree.kind($0)) }) ?? true || node == root:
                if let found = follow(node, type: type, in: scope, depth: depth) { return found }
            default: continue
            }
        }
        return nil
    }

    // MARK: What the system gives

    private func source(ofCall node: NodeID, in tree: SyntaxTree) -> Nondeterminism? {
        guard let callee = tree.firstChild(node) else { return nil }
        let arguments = tree.child(node, .argumentList).map { tree.children($0).map { $0 } } ?? []
        func made(_ source: Nondeterminism.Source, _ text: String) -> Nondeterminism {
            Nondeterminism(source: source, node: node, text: text, through: .none)
        }
        switch tree.kind(callee) {
        case .reference:
            switch tree.name(tree.mainToken(callee)) {
            case "UUID" where arguments.isEmpty: return made(.identifier, "UUID()")
            case "Date" where arguments.isEmpty: return made(.clock, "Date()")
            case "arc4random", "arc4random_uniform", "drand48": return made(.random, tree.text(tree.mainToken(callee)))
            default: return nil
            }
        case .member:
            guard let name = tree.calleeToken(callee), tree.name(name) == "random",
                !arguments.contains(where: { tree.mainToken($0) != .none && tree.name(tree.mainToken($0)) == "using" })
            else { return nil }
            // `.random(in: …)`, `Bool.random()`: of the standard library's types.
            guard let base = tree.baseName(callee) else {
                return arguments.isEmpty ? nil : made(.random, ".random(in:)")
            }
            return Self.randomTypes.contains(base) ? made(.random, "\(base).random") : nil
        default: return nil
        }
    }

    private static let randomTypes: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat", "Bool",
    ]

    // MARK: What the program's own declarations give

    /// A property or function of the program that a name, a member of a type or an implicit member means.
    private func follow(_ node: NodeID, type: TypeID, in scope: CodeScope, depth: Int) -> Nondeterminism? {
        let tree = program.tree(scope.file)
        let callee = tree.kind(node) == .call ? tree.firstChild(node) : node
        guard let callee, let token = tree.calleeToken(callee) else { return nil }
        let name = program.name(of: token, in: scope.file)
        guard name != .none else { return nil }
        var target: NameOrigin?
        switch tree.kind(callee) {
        case .reference: target = origin(of: token, at: callee, in: scope)
        case .member:
            if let base = tree.firstChild(callee), tree[callee].size > 2 {
                guard tree.kind(base) == .reference, tree.mainToken(base) != .none else { return nil }
                let kind = tree.tokens.kind(tree.mainToken(base))
                if kind == .selfKeyword || kind == .capitalSelfKeyword {
                    target = member(name, of: scope.type(in: program), from: scope.file)
                } else {
                    let owner = typeNamed(tree.mainToken(base), at: base, in: scope)
                    guard owner != .none else { return nil }
                    target = staticMember(name, of: owner, from: scope.file)
                }
            } else {
                let owner = nominal(type)
                guard owner != .none else { return nil }
                target = staticMember(name, of: owner, from: scope.file)
            }
        default: return nil
        }
        switch target {
        case .local(let value?):
            guard [.optionalBinding, .matchingCondition, .getterBlock, .block].contains(tree.kind(value)) == false else { return nil }
            return nondeterminism(of: value, type: unknown(.unsupported), in: scope, depth: depth + 1).map { placed($0, at: node) }
        case .declaration(let found):
            guard !isFromPrelude(found), let inner = nondeterminism(declaredBy: found, depth: depth + 1) else { return nil }
            var result = placed(inner, at: node)
            result.through = found
            return result
        default: return nil
        }
    }

    private func placed(_ found: Nondeterminism, at node: NodeID) -> Nondeterminism {
        var found = found
        found.node = node
        return found
    }

    private func typeNamed(_ token: TokenID, at node: NodeID, in scope: CodeScope) -> DeclID {
        let tree = program.tree(scope.file)
        guard tree.localOrigin(of: tree.name(token), at: node) == nil, let name = program.names.find(tree.name(token)) else { return .none }
        let types = program.fileLevel(name, from: scope.file).filter { program[$0].kind.isNominal }
        return types.count == 1 ? types[0] : .none
    }

    private func staticMember(_ name: Name, of type: DeclID, from file: FileID) -> NameOrigin? {
        let members = program.members(of: type, named: name, from: file).filter {
            program[$0].flags.contains(.isStatic) && [.variable, .function].contains(program[$0].kind)
        }
        let found = program.nearest(members, to: file)
        return found.count == 1 ? .declaration(found[0]) : nil
    }

    private func nondeterminism(declaredBy id: DeclID, depth: Int) -> Nondeterminism? {
        let declaration = program[id]
        guard depth < 4, declaration.kind == .variable || declaration.kind == .function, declaration.flags.contains(.hasBody),
            let holder = bodyHolder(of: id)
        else { return nil }
        let tree = program.tree(declaration.file)
        let scope = CodeScope(id, file: declaration.file)
        let statements = program.activeItems(of: holder, in: declaration.file)
        // One result that is computed anew, after constants at most: what decides or stores may keep a value.
        guard let last = statements.last, statements.dropLast().allSatisfy({ tree.kind($0) == .variableDecl }) else { return nil }
        let value = tree.kind(last) == .return ? tree.firstChild(last) : last
        guard let value, tree.kind(value) != .variableDecl,
            ![.if, .switch, .do, .for, .while].contains(tree.kind(value)),
            !tree.children(value).contains(where: { tree.kind($0) == .assignment })
        else { return nil }
        return nondeterminism(of: value, type: declaredResult(of: id), in: scope, depth: depth)
    }
}

extension SyntaxTree {
    /// `X` and `y` of `X.y`, where `X` is a plain name.
    fileprivate func baseAndName(_ member: NodeID) -> (String, String)? {
        guard let base = baseName(member), let name = calleeToken(member) else { return nil }
        return (base, self.name(name))
    }

    /// `X` of `X.y`, where `X` is a plain name; nil also where there is no base.
    fileprivate func baseName(_ member: NodeID) -> String? {
        guard kind(member) == .member, self[member].size == 3, let base = firstChild(member), kind(base) == .reference,
            mainToken(base) != .none
        else { return nil }
        return name(mainToken(base))
    }
}
