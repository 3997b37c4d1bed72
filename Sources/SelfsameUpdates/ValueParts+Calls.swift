// The parts of what calls give, of closures, and of content: new objects are other values each time, closures are compared by their code and
// what they capture, views by what they are made with.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Updates {
    /// The parts of what a call gives.
    func parts(ofCall node: NodeID, _ stand: PartStand) -> [ValuePart] {
        let tree = program.tree(stand.scope.file)
        guard let callee = tree.firstChild(node) else { return [] }
        if let made = analyzer.classMade(by: node, in: stand.scope.file, at: stand.scope.declaration) {
            let arguments = argumentParts(ofCall: node, stand)
            return hasOwnEquality(made) ? arguments : [.fresh("a new `\(name(of: made))`")] + arguments
        }
        if let found = analyzer.nondeterminism(of: node, in: stand.scope) { return [.fresh("`\(found.text)`")] }
        if tree.kind(callee) == .closure {
            return (readParts(ofClosure: callee, stand) + argumentParts(ofCall: node, stand).map(\.lossy)).uniqued
        }
        let named = tree.kind(callee) == .specialize ? tree.firstChild(callee) ?? callee : callee
        if tree.kind(named) == .reference, tree.mainToken(named) != .none {
            return parts(ofNamedCall: node, named, stand)
        }
        guard tree.kind(callee) == .member else { return childParts(ofCall: node, stand).map(\.lossy) }
        guard let base = MemberAccess(tree, callee)?.base else { return argumentParts(ofCall: node, stand) }
        if tree.isTypeName(base) { return staticParts(ofCall: node, callee, stand) }
        if tree.projection(base) != nil { return [] }
        return methodParts(ofCall: node, base, callee, stand)
    }

    private func childParts(ofCall node: NodeID, _ stand: PartStand) -> [ValuePart] {
        let tree = program.tree(stand.scope.file)
        return (tree.firstChild(node).map { parts(of: $0, stand.deeper) } ?? []) + argumentParts(ofCall: node, stand)
    }

    /// The parts of a call's arguments; closures that run at once count by what they read.
    func argumentParts(ofCall node: NodeID, _ stand: PartStand) -> [ValuePart] {
        let tree = program.tree(stand.scope.file)
        var result: [ValuePart] = []
        for child in tree.children(node).dropFirst() {
            let values: [NodeID] =
                switch tree.kind(child) {
                case .argumentList: Argument.all(tree, in: child).compactMap(\.expression)
                case .labeledClosure: tree.child(child, .closure).map { [$0] } ?? []
                default: [child]
                }
            for value in values {
                if tree.kind(value) == .closure, timing(of: value, in: stand.scope.file) == .now {
                    result += readParts(ofClosure: value, stand)
                } else {
                    result += parts(of: value, stand.deeper)
                }
            }
        }
        return result.uniqued
    }

    private func readParts(ofClosure closure: NodeID, _ stand: PartStand) -> [ValuePart] {
        let walk = CodeWalk(self)
        let tree = program.tree(stand.scope.file)
        for statement in tree.children(closure) { walk.read(statement, CodeWalk.Stand(scope: stand.scope)) }
        let range = closure.rawValue..<closure.rawValue + tree[closure].size
        return walk.events.filter { event in
            if case .closure(_, let own) = event.part.source, range.contains(own.rawValue) { return false }
            return event.form != .base
        }.map { .from($0.part, isLossy: true) }
    }

    /// `name(…)`: a function of the program, a local one, or what makes a value.
    private func parts(ofNamedCall node: NodeID, _ callee: NodeID, _ stand: PartStand) -> [ValuePart] {
        let tree = program.tree(stand.scope.file)
        let arguments = argumentParts(ofCall: node, stand)
        switch analyzer.origin(of: tree.mainToken(callee), at: callee, in: stand.scope) {
        case .declaration(let id) where program[id].kind == .function:
            let walk = CodeWalk(self)
            walk.enter(id, CodeWalk.Stand(scope: stand.scope))
            let reads = walk.events.filter { $0.form != .base && $0.form != .subscription }.map { ValuePart.from($0.part, isLossy: true) }
            return (arguments.map(\.lossy) + reads + rebuilt(node, stand)).uniqued
        case .parameter(let function): return contentOfParameter(tree.mainToken(callee), of: function, stand) ?? arguments
        case .declaration(let type) where program[type].kind == .structType:
            return comparedParts(ofCall: node, making: type, stand)
                ?? (arguments + objectsMade(by: node, making: type, stand.scope.file, 0))
        case .declaration(let type) where program[type].kind == .classType:
            return hasOwnEquality(type) ? arguments : arguments + [.fresh("a new `\(name(of: type))`")]
        case .declaration, .unknown: return arguments
        default: return arguments.map(\.lossy) + [.unknown("`\(tree.name(tree.mainToken(callee)))`")]
        }
    }

    /// Of a structure that is compared by an `==` which the program writes, the parts of what that reads; nil for others.
    private func comparedParts(ofCall node: NodeID, making type: DeclID, _ stand: PartStand) -> [ValuePart]? {
        guard analyzer.states(type, protocolNamed: analyzer.wellKnown.names.equatable), let equals = equalsFunction(of: type),
            !isPlainData(type, depth: 0), !program.members(of: type).contains(where: { program[$0].kind == .initializer })
        else { return nil }
        let tree = program.tree(stand.scope.file)
        let names = comparedNames(by: equals)
        return (FunctionCall(tree, node)?.arguments ?? []).flatMap { argument -> [ValuePart] in
            guard let value = argument.expression, let label = argument.label else { return [] }
            let name = tree.name(label)
            guard names.contains(name) else { return [] }
            let parts = parts(of: value, stand.deeper)
            return comparesDirectly(equals, name) ? parts : parts.map(\.lossy)
        }.uniqued
    }

    /// The objects that the initialiser of a structure makes for its properties: each value of it has others.
    private func objectsMade(by call: NodeID, making type: DeclID, _ file: FileID, _ depth: Int) -> [ValuePart] {
        guard depth < 4, !analyzer.isFromPrelude(type), !analyzer.states(type, protocolNamed: analyzer.wellKnown.names.equatable) else {
            return []
        }
        let written = program.members(of: type).filter { program[$0].kind == .initializer }
        let found = initializers(of: type, takingArgumentsOf: call, in: file)
        guard written.isEmpty || found.count == 1 else { return [] }
        let given = Set(
            (FunctionCall(program.tree(file), call)?.arguments ?? []).compactMap { $0.label.map { program.name(of: $0, in: file) } })
        for property in analyzer.storedProperties(of: type) where wrapper(of: property) == nil {
            let assigned = found.first.flatMap { assignment(to: property, in: $0) }
            // What a memberwise initialiser is given replaces the initial value.
            if written.isEmpty, given.contains(program[property].name) { continue }
            let own = program[property].file
            guard let value = assigned ?? program.tree(own).initialValue(of: program[property].node) else { continue }
            let scope = assigned == nil ? CodeScope(property, file: own) : CodeScope(found[0], file: program[found[0]].file)
            if let made = analyzer.classMade(by: value, type: analyzer.valueType(of: property), in: scope) {
                guard !hasOwnEquality(made) else { continue }
                return [.fresh("a new `\(name(of: type))`, which has a new `\(name(of: made))`")]
            }
            let tree = program.tree(scope.file)
            if tree.kind(value) == .call, let callee = tree.firstChild(value), tree.kind(callee) == .reference,
                tree.mainToken(callee) != .none,
                case .declaration(let inner) = analyzer.origin(of: tree.mainToken(callee), at: callee, in: scope),
                program[inner].kind == .structType, case let parts = objectsMade(by: value, making: inner, scope.file, depth + 1),
                !parts.isEmpty
            {
                return parts
            }
        }
        return []
    }

    /// `content()` in an initialiser: what the closure makes that its caller passes.
    private func contentOfParameter(_ token: TokenID, of function: NodeID, _ stand: PartStand) -> [ValuePart]? {
        guard let site = stand.site, stand.scope.declaration == site.initializer, program[site.initializer].node == function else {
            return nil
        }
        let name = program.name(of: token, in: stand.scope.file)
        let parameters = analyzer.signature(of: site.initializer).parameters
        guard let index = parameters.firstIndex(where: { $0.name == name }) else { return nil }
        guard let argument = site.arguments.first(where: { $0.parameter == index }) else { return [] }
        return parts(ofArgument: argument, site.stand.deeper)
    }

    private func staticParts(ofCall node: NodeID, _ callee: NodeID, _ stand: PartStand) -> [ValuePart] {
        argumentParts(ofCall: node, stand) + rebuilt(node, stand) + madeAnew(callee, stand)
    }

    /// A function of a type that gives an object of a class within that type makes it: `Timer.publish(every:on:in:)`.
    private func madeAnew(_ callee: NodeID, _ stand: PartStand) -> [ValuePart] {
        let tree = program.tree(stand.scope.file)
        guard stand.scope.declaration != .none, let call = tree.parent(callee), let base = MemberAccess(tree, callee)?.base else {
            return []
        }
        let made = analyzer.nominal(analyzer.typeOfExpression(call, in: stand.scope))
        guard isClass(made), case let owner = program.nominal(containing: made), owner != .none, analyzer.isFromPrelude(made),
            analyzer.name(program[owner].name) == tree.oneLine(base)
        else { return [] }
        return [.fresh("a new `\(name(of: made))`")]
    }

    /// A method: what it is called on and what is passed; a chosen element, a count or a truth value may be the same for another value.
    private func methodParts(ofCall node: NodeID, _ base: NodeID, _ callee: NodeID, _ stand: PartStand) -> [ValuePart] {
        let tree = program.tree(stand.scope.file)
        let marks = analyzer.marks(ofCall: node, in: stand.scope.file)
        let found = analyzer.declarations(ofMember: callee, in: stand.scope)
        let walk = CodeWalk(self)
        if !found.isEmpty { walk.read(callee, CodeWalk.Stand(scope: stand.scope)) }
        let reads = walk.events.filter { $0.form != .base && $0.form != .subscription }.map { ValuePart.from($0.part, isLossy: true) }
        let own = found.allSatisfy { analyzer.isFromPrelude($0) } ? parts(of: base, stand.deeper) : reads
        let arguments = argumentParts(ofCall: node, stand)
        let hasClosure = tree.children(node).contains { [.closure, .labeledClosure].contains(tree.kind($0)) }
        let type = stand.scope.declaration == .none ? TypeID.none : analyzer.typeOfExpression(node, in: stand.scope)
        let nominal = type == .none ? DeclID.none : analyzer.nominal(type)
        let isChoice = marks.contains(.chooses) || nominal == analyzer.wellKnown.bool || nominal == analyzer.wellKnown.optional
        let isLossy = isChoice || (hasClosure && !marks.contains(.derives)) || !found.isEmpty
        let parts = own + arguments
        return (isLossy ? parts.map(\.lossy) : parts).uniqued + rebuilt(node, stand)
    }

    /// A collection that is built again differs where its elements cannot be compared.
    private func rebuilt(_ node: NodeID, _ stand: PartStand) -> [ValuePart] {
        guard stand.scope.declaration != .none else { return [] }
        let type = analyzer.typeOfExpression(node, in: stand.scope)
        guard analyzer.wellKnown.isCollection(analyzer.nominal(type)),
            let element = analyzer.genericArguments(type).last, analyzer.isKnown(element), !isEquatable(element)
        else { return [] }
        return [.rebuilt("an array of `\(analyzer.spelling(analyzer.printed(element)))` that is built again")]
    }

    /// An array that is written out. One of literals may be made once.
    func rebuiltLiteral(_ node: NodeID, _ stand: PartStand) -> ValuePart {
        let evaluator = ConstantEvaluator(analyzer, stand.scope.file)
        return evaluator.value(of: node) == nil
            ? .rebuilt("a new array") : .perhapsFresh("a new array, where the optimizer does not make it once")
    }

    /// Whether the elements of an array that is written out can be compared.
    func isComparable(arrayLiteral node: NodeID, _ stand: PartStand) -> Bool {
        guard stand.scope.declaration != .none else { return true }
        let type = analyzer.typeOfExpression(node, in: stand.scope)
        guard analyzer.nominal(type) == analyzer.wellKnown.array, let element = analyzer.genericArguments(type).first,
            analyzer.isKnown(element)
        else { return true }
        return isEquatable(element)
    }

    /// Whether a type is Equatable, as far as is known.
    func isEquatable(_ type: TypeID) -> Bool {
        let name = analyzer.wellKnown.names.equatable
        guard let proto = name == .none ? nil : program.fileLevel(name, from: FileID(0)).first(where: { program[$0].kind == .protocolType })
        else { return true }
        return analyzer.conforms(type, to: proto)
    }

    /// Whether a class says by itself which of its objects are equal.
    func hasOwnEquality(_ type: DeclID) -> Bool {
        isClass(type) && program.classes(from: type).contains { !analyzer.isFromPrelude($0) && equalsFunction(of: $0) != nil }
    }

    // MARK: Closures

    /// The parts of a closure: what it captures.
    func parts(ofClosure closure: NodeID, _ stand: PartStand) -> [ValuePart] {
        let tree = program.tree(stand.scope.file)
        let range = closure.rawValue..<closure.rawValue + tree[closure].size
        var result: [ValuePart] = []
        var captured: Set<String> = []
        for capture in tree.captures(of: closure) {
            let name = tree.name(tree.mainToken(capture))
            captured.insert(name)
            if let value = tree.initialValue(of: capture) {
                result += parts(of: value, stand.deeper)
            } else if tree.tokens.kind(tree.mainToken(capture)) == .selfKeyword {
                result.append(.capturesSelf)
            } else if case .declaration(let id)? = analyzer.member(
                program.name(of: tree.mainToken(capture), in: stand.scope.file), of: stand.scope.type(in: program),
                from: stand.scope.file)
            {
                result.append(.from(SourcePart(.property(id)), isLossy: false))
            }
        }
        for index in range.dropFirst() {
            let node = NodeID(index)
            if tree.kind(node) == .reference, tree.mainToken(node) != .none, captured.contains(tree.name(tree.mainToken(node))) { continue }
            guard tree.kind(node) == .reference, tree.mainToken(node) != .none, MemberAccess(naming: node, in: tree) == nil else {
                continue
            }
            if tree.isSelf(node) {
                result.append(.capturesSelf)
                continue
            }
            let token = tree.mainToken(node)
            switch analyzer.origin(of: token, at: node, in: stand.scope) {
            case .declaration(let id)
            where program[id].kind.isValue && program[id].parent != .none
                && !program[id].flags.contains(.isStatic):
                let owner = stand.scope.type(in: program)
                if owner != .none, isClass(owner) { continue }
                result.append(.capturesSelf)
            case .closureParameter(let own) where !range.contains(own.rawValue): result += parts(of: node, stand.deeper)
            case .local(let value?) where !range.contains(value.rawValue): result += parts(of: node, stand.deeper)
            case .parameter: result += parts(of: node, stand.deeper)
            default: continue
            }
        }
        return result.map(\.captured).uniqued
    }

    // MARK: Content

    /// The parts of a view: what it and the views in it are made with.
    func contentParts(of node: ViewNodeID, in body: LoweredBody, _ stand: PartStand) -> [ValuePart] {
        guard stand.depth < 32 else { return [.unknown("nested too deeply")] }
        var stand = stand.deeper
        stand.body = body
        stand.scope = CodeScope(body)
        let tree = program.tree(body.file)
        var result: [ValuePart] = []
        switch body[node].kind {
        case .opaque: return [.unknown(tree.oneLine(body[node].syntax, upTo: 40))]
        case .branch:
            if let branch = body.branchSyntax(of: node, tree: tree) {
                for condition in tree.conditionNodes(of: branch) { result += readParts(ofCondition: condition, stand) }
            }
        case .reference where body.children(node).isEmpty && body.call(node) == nil:
            return parts(of: body[node].syntax, stand)
        default: break
        }
        let children = body.children(node)
        let made = Set(children.map { body[$0].syntax })
        for argument in body.call(node)?.arguments ?? [] where !made.contains(argument.syntax) {
            if tree.kind(argument.syntax) == .closure, let use = closureUses[CodeLocation(body.file, argument.syntax)], use.makesContent {
                // What it makes follows below; kept, it is compared by what it captures.
                if timing(of: argument.syntax, in: body.file) != .now { result += parts(ofClosure: argument.syntax, stand) }
                continue
            }
            result += parts(of: argument.syntax, stand)
        }
        for child in children where !isKept(child, of: node, in: body) { result += contentParts(of: child, in: body, stand) }
        return result.uniqued
    }

    /// What the value that a closure edits is made from: of `{ $0 += n }` that is `n`.
    func parts(ofTransform closure: NodeID, _ stand: PartStand) -> [ValuePart] {
        let tree = program.tree(stand.scope.file)
        guard let statements = Closure(tree, closure)?.statements else { return [] }
        return statements.flatMap { statement -> [ValuePart] in
            if let compound = CompoundAssignment(tree, statement), ["+=", "-="].contains(compound.spelling) {
                let values = Array(tree.children(statement).dropFirst(2))
                if values.count == 1 { return parts(of: values[0], stand.deeper) }
            }
            if let value = Assignment(tree, statement)?.value { return parts(of: value, stand.deeper) }
            let walk = CodeWalk(self)
            walk.read(statement, CodeWalk.Stand(scope: stand.scope))
            return walk.events.filter { event in
                if case .closure(_, closure) = event.part.source { return false }
                return event.form != .base && event.form != .subscription
            }.map { .from($0.part, isLossy: true) }
        }.uniqued
    }

    /// Whether content is made by a closure that is kept, and not part of the value yet.
    private func isKept(_ child: ViewNodeID, of node: ViewNodeID, in body: LoweredBody) -> Bool {
        guard case .content(let index) = body[child].role,
            let argument = body.call(node)?.arguments.first(where: { $0.parameter == index }),
            program.tree(body.file).kind(argument.syntax) == .closure
        else { return false }
        return timing(of: argument.syntax, in: body.file) != .now
    }

    private func readParts(ofCondition node: NodeID, _ stand: PartStand) -> [ValuePart] {
        let walk = CodeWalk(self)
        walk.read(node, CodeWalk.Stand(scope: stand.scope))
        return walk.events.filter { $0.form != .base }.map { .from($0.part, isLossy: true) }
    }
}
