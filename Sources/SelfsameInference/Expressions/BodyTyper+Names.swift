// Names without a base: locals, members of the enclosing types, the file level; and what a reference to one of them is.

import SelfsameDeclarations
import SelfsameSyntax

/// What a name or member may stand for in a call or reference.
struct Candidate: Hashable {
    /// The declaration; `.none` for a local.
    var declaration: DeclID
    /// Types for the parameters of what contains it.
    var substitution = Substitution()
    /// How far away it was found: 0 the type itself, then superclasses, then protocol extensions.
    var rank = 0
    /// For a member of a superclass: the class that it was looked up in, which is its `Self`.
    var heir: TypeID = .none
    /// For an initialiser: the type named, with holes where arguments are to be inferred.
    var constructed: TypeID = .none
    /// For a value of function type: that type.
    var function: TypeID = .none
    /// For an operator found by its name alone: the arguments decide the generic parameters of what it is declared in, too.
    var opensAll = false
}

extension BodyTyper {
    /// What an unqualified name stands for.
    enum Lookup {
        case local(LocalName)
        case candidates([Candidate])
        /// A type, and functions of other modules that have its name: a call chooses among them and its initialisers.
        case type(TypeID, functions: [DeclID] = [])
        case none
    }

    func lookUp(_ name: Name, at node: NodeID) -> Lookup {
        if let local = local(name, at: node) { return .local(local) }
        if name == names.selfValue, selfType != .none {
            return isStatic ? .type(selfType) : .local(LocalName(type: selfType, syntax: .root))
        }
        var level = declaration == .none ? DeclID.none : program[declaration].parent
        var isStaticHere = isStatic
        while level != .none {
            let kind = program[level].kind
            if kind.isNominal || kind == .extensionBlock {
                let found = members(named: name, ofLevel: level, isStatic: isStaticHere)
                if !found.isEmpty { return .candidates(found) }
                if let projected = projection(name, ofLevel: level, isStatic: isStaticHere) { return .local(projected) }
            }
            isStaticHere = true
            level = program[level].parent
        }
        let values = analyzer.fileLevel(name, from: file).filter { program[$0].kind.isValue }
        let type = standpoint.lookUpType(name, in: file, scope: declaration)
        if !analyzer.isUnknown(type) { return .type(type, functions: values.filter { program[$0].kind == .function }) }
        if !values.isEmpty { return .candidates(values.map { Candidate(declaration: $0) }) }
        if case .unknown(.ambiguousName, _) = analyzer.types[type] { return .type(type) }
        return .none
    }

    /// Members of an enclosing type, seen without `self.`: static ones too where no instance member has the name.
    private func members(named name: Name, ofLevel level: DeclID, isStatic: Bool) -> [Candidate] {
        let type = analyzer.environment(of: level).selfType
        guard type != .none else { return [] }
        if !isStatic {
            let instance = members(of: type, named: name, isStatic: false).filter { program[$0.declaration].kind.isValue }
            if !instance.isEmpty { return instance }
        }
        return members(of: type, named: name, isStatic: true).filter { program[$0.declaration].kind.isValue }
    }

    /// `$x` and `_x` of a wrapped property `x` of an enclosing type: of a static one, too, where no instance property has the name.
    private func projection(_ name: Name, ofLevel level: DeclID, isStatic: Bool) -> LocalName? {
        let type = analyzer.environment(of: level).selfType
        guard type != .none else { return nil }
        if !isStatic, let instance = projectedMember(name, of: type, isStatic: false) { return instance }
        return projectedMember(name, of: type, isStatic: true)
    }

    /// The projection `$x` or storage `_x` of a wrapped member `x`.
    func projectedMember(_ name: Name, of type: TypeID, isStatic: Bool) -> LocalName? {
        guard let first = program.names.firstByte(of: name), first == UInt8(ascii: "$") || first == UInt8(ascii: "_"),
            case let text = program.names[name], text.utf8.count > 1, let plain = program.names.find(String(text.dropFirst()))
        else { return nil }
        let isStorage = first == UInt8(ascii: "_")
        for candidate in members(of: type, named: plain, isStatic: isStatic)
        where program[candidate.declaration].kind == .variable && program.wrapperAttribute(of: candidate.declaration) != nil {
            let wrapper = analyzer.types.substitute(analyzer.wrapperType(of: candidate.declaration), candidate.substitution)
            let result = isStorage ? wrapper : standpoint.projectedValue(of: wrapper)
            return (result ?? (analyzer.isUnknown(wrapper) ? wrapper : nil)).map { LocalName(type: $0, syntax: .root) }
        }
        return nil
    }

    // MARK: References

    /// A name by itself.
    func reference(_ node: NodeID, _ expecting: TypeID?) -> Typed {
        let name = name(node)
        if isOperatorName(node) {
            guard let expecting, case .function(var shape) = analyzer.types[expecting], shape.parameters.allSatisfy(analyzer.isKnown),
                let result = operatorValue(node, shape.parameters, analyzer.isKnown(shape.result) ? shape.result : nil)
            else { return opaque(.ambiguous, node, name: name) }
            shape.result = result
            return Typed(analyzer.types.intern(.function(shape)))
        }
        switch lookUp(name, at: node) {
        case .local(let local): return localReference(local, node)
        case .type(let type, _): return Typed(analyzer.isUnknown(type) ? type : analyzer.types.intern(.metatype(type)))
        case .candidates(let candidates): return value(of: candidates, node, expecting, base: nil)
        case .none:
            if tree.text(tree.mainToken(node)) == "Self", selfType != .none {
                return Typed(analyzer.types.intern(.metatype(selfType)))
            }
            return opaque(.undeclaredName, node, name: name)
        }
    }

    private func localReference(_ local: LocalName, _ node: NodeID) -> Typed {
        noteUnwrapping(of: node, local.type, when: analyzer.isImplicitlyUnwrapped(local.syntax, tree))
        guard standpoint.isContent(local.type) || local.fragment != nil else { return Typed(local.type) }
        let fragment = Fragment(.reference, node, local.type)
        if let value = local.fragment { fragment.children = [(.value, value)] }
        return Typed(local.type, fragment)
    }

    /// The value of a member or global that is not called.
    func value(of candidates: [Candidate], _ node: NodeID, _ expecting: TypeID?, base: Typed?) -> Typed {
        let candidates = labelled(candidates, node)
        guard let best = preferred(candidates) else { return overloadedValue(candidates, node, expecting) }
        if let function = functionBeside(best, candidates, expecting) { return Typed(function) }
        let declaration = program[best.declaration]
        if declaration.kind.isType {
            return Typed(analyzer.types.intern(.metatype(standpoint.instantiate(best.declaration, arguments: [], outer: .none))))
        }
        var type = analyzer.valueType(of: best.declaration)
        if !environment.bindings.isEmpty { type = analyzer.types.substitute(type, environment.bindings) }
        type = standpoint.reduced(analyzer.types.substitute(type, best.substitution))
        if analyzer.isUnknown(type), case .unknown(let reason, let cause) = analyzer.types[type] {
            let result = opaque(reason, node, name: cause == .none ? declaration.name : cause)
            return Typed(type, result.fragment)
        }
        noteUnwrapping(of: node, type, when: analyzer.isImplicitlyUnwrapped(best.declaration))
        if let function = caseBeside(best, candidates) { return Typed(analyzer.oneOf([type, function], dependsOnUnknown: false)) }
        return Typed(type, contentReference(to: best.declaration, type, node, base: base))
    }

    /// The function that a case with values is, beside a property of its name: `static var data` next to `case data(isShown: Bool)`. The
    /// context says which of the two is meant.
    private func caseBeside(_ property: Candidate, _ candidates: [Candidate]) -> TypeID? {
        guard candidates.count > 1, program[property.declaration].kind == .variable else { return nil }
        for other in candidates where program[other.declaration].kind == .enumCase && other.rank == property.rank {
            let type = analyzer.types.substitute(analyzer.valueType(of: other.declaration), other.substitution)
            if case .function = analyzer.types[type] { return type }
        }
        return nil
    }

    /// `spring(_:)`, `move(to:)`: the functions with these labels.
    private func labelled(_ candidates: [Candidate], _ node: NodeID) -> [Candidate] {
        guard candidates.count > 1, let list = tree.child(memberNameNode(node) ?? node, .declNameArguments) else { return candidates }
        let labels = tree.text(list).dropFirst().dropLast().split(separator: ":").map { $0.filter { $0 != " " } }
        return candidates.filter { candidate in
            guard [.function, .initializer].contains(program[candidate.declaration].kind) else { return false }
            return analyzer.signature(of: candidate.declaration).parameters.map {
                $0.label == .none ? "_" : program.names[$0.label]
            } == labels
        }
    }

    /// The fragment of a reference to content, nil where it is none.
    func contentReference(to declaration: DeclID, _ type: TypeID, _ node: NodeID, base: Typed?) -> Fragment? {
        guard standpoint.isContent(type) else { return nil }
        // A static member such as `Color.red` is a constant that is made elsewhere.
        let modified = extendsContent(declaration) ? base?.fragment : nil
        let fragment = Fragment(modified == nil ? .reference : .modifier, node, type)
        fragment.declaration = declaration
        if let modified {
            fragment.call = CallRecord(declaration: declaration, arguments: [])
            fragment.children = [(.base, modified)]
        }
        return fragment
    }

    /// Whether this is a property that an extension adds to every view or to one of SwiftUI: `extension View { var erased: AnyView { … } }`
    /// is a modifier without parentheses. What a view of the program has as a property of its own is made elsewhere.
    private func extendsContent(_ declaration: DeclID) -> Bool {
        let property = program[declaration]
        guard property.kind == .variable, !property.flags.contains(.isStatic), property.parent != .none,
            program[property.parent].kind == .extensionBlock
        else { return false }
        let owner = program.extendedType(of: property.parent)
        return owner != .none && (program[owner].kind == .protocolType || analyzer.isFromPrelude(owner))
    }

    /// The one declaration that a reference can mean: a property before functions, the nearest first.
    private func preferred(_ candidates: [Candidate]) -> Candidate? {
        if candidates.count == 1 { return candidates[0] }
        let variables = candidates.filter { [.variable, .enumCase].contains(program[$0.declaration].kind) }
        if let best = variables.min(by: { $0.rank < $1.rank }) {
            let same = variables.filter { $0.rank == best.rank && !program[$0.declaration].flags.contains(.isUnavailable) }
            if same.count <= 1 { return same.first ?? best }
            let available = same.filter { program[$0.declaration].introduced <= availability }
            let favored = (available.isEmpty ? same : available).filter { !program[$0.declaration].flags.contains(.isDisfavored) }
            return favored.first { program[$0.declaration].kind == .variable } ?? favored.first ?? same.first
        }
        return nil
    }

    /// A function referred to without a call, where several have the name: the one that the context wants.
    private func overloadedValue(_ candidates: [Candidate], _ node: NodeID, _ expecting: TypeID?) -> Typed {
        if let expecting, case .function = analyzer.types[expecting], let function = function(among: candidates, as: expecting) {
            return Typed(function)
        }
        return opaque(.ambiguous, node, name: name(node))
    }

    /// `font: Fonts.bold`: the function beside a property of its name, where the context wants a function and the property is none.
    private func functionBeside(_ property: Candidate, _ candidates: [Candidate], _ expecting: TypeID?) -> TypeID? {
        guard candidates.count > 1, var wanted = expecting, program[property.declaration].kind == .variable else { return nil }
        while let wrapped = analyzer.wrappedType(wanted) { wanted = wrapped }
        guard case .function = analyzer.types[wanted] else { return nil }
        let type = analyzer.valueType(of: property.declaration)
        guard analyzer.isKnown(type), case .nominal = analyzer.types[type], analyzer.wrappedType(type) == nil else { return nil }
        return function(among: candidates.filter { program[$0.declaration].kind == .function }, as: wanted)
    }

    private func function(among candidates: [Candidate], as wanted: TypeID) -> TypeID? {
        let fitting = candidates.filter { candidate in
            var solver = Solver(at: standpoint)
            var faults = Faults()
            let own = solver.open(Array(analyzer.environment(of: candidate.declaration).own))
            let type = analyzer.types.substitute(analyzer.valueType(of: candidate.declaration), candidate.substitution.merging(own))
            return solver.match(wanted, type, &faults)
        }
        guard fitting.count == 1 else { return nil }
        return analyzer.types.substitute(analyzer.valueType(of: fitting[0].declaration), fitting[0].substitution)
    }
}
