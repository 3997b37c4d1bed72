// From checked to printed: opaque results replaced by what their bodies build, and types spelled as `print(T.self)` spells them.

import SelfsameDeclarations
import SelfsameSyntax

extension Inference {
    /// The type with opaque results replaced by what their bodies build.
    public func printed(_ type: TypeID) -> TypeID { printed(type, depth: 0) }

    /// What stands behind an opaque result, and behind the one that this is, and so on; the types inside stay as they are. Where only the
    /// outermost type is asked for, the bodies behind the others need not be typed.
    public func revealed(_ type: TypeID) -> TypeID {
        var current = type
        for _ in 0..<200 {
            switch types[current] {
            case .opaque(let declaration, let ordinal, let arguments) where !isUnpublished(declaration):
                let pattern = underlying(OpaqueKey(declaration: declaration, ordinal: ordinal))
                current = reduced(types.substitute(pattern, Substitution(environment(of: declaration).parameters, arguments)))
            case .member:
                let reduced = reduced(current)
                if reduced == current { return current }
                current = reduced
            case .oneOf: return printed(current)
            default: return current
            }
        }
        return unknown(.cycle)
    }

    /// Every part is answered once: a type in which each part stands twice is small, and what it prints as is not.
    private func printed(_ type: TypeID, depth: Int) -> TypeID {
        guard !types.traits(type).isDisjoint(with: [.hasOpaque, .hasMember]) else { return type }
        return printedTypes.ask(type, bottom: unknown(.cycle)) {
            guard depth < 200 else {
                questions.cutShort()
                return unknown(.budget)
            }
            var result = reduced(types.traits(type).contains(.hasOpaque) ? replaceOpaque(type, depth: depth) : type)
            if result != type, types.traits(result).contains(.hasOpaque) { result = printed(result, depth: depth + 1) }
            return result
        }
    }

    private func replaceOpaque(_ type: TypeID, depth: Int) -> TypeID {
        switch types[type] {
        case .opaque(let declaration, let ordinal, let arguments):
            let printedArguments = arguments.map { printed($0, depth: depth + 1) }
            if isUnpublished(declaration) { return types.intern(.opaque(declaration, ordinal: ordinal, arguments: printedArguments)) }
            let key = OpaqueKey(declaration: declaration, ordinal: ordinal)
            if isDefinedByItself(key) { return unknown(.cycle) }
            let pattern = underlying(key)
            let parameters = environment(of: declaration).parameters
            let concrete = types.substitute(pattern, Substitution(parameters, printedArguments))
            return printed(concrete, depth: depth + 1)
        case .nominal(let declaration, let parent, let arguments):
            return types.intern(
                .nominal(
                    declaration, parent: parent == .none ? parent : printed(parent, depth: depth + 1),
                    arguments: arguments.map { printed($0, depth: depth + 1) }))
        case .tuple(let labels, let elements):
            return types.intern(.tuple(labels: labels, elements: elements.map { printed($0, depth: depth + 1) }))
        case .function(let shape):
            let parameters = shape.parameters.map { printed($0, depth: depth + 1) }
            let result = printed(shape.result, depth: depth + 1)
            return types.intern(.function(FunctionShape(parameters: parameters, result: result, effects: shape.effects)))
        case .member(let base, let name): return types.intern(.member(printed(base, depth: depth + 1), name))
        case .metatype(let inner): return types.intern(.metatype(printed(inner, depth: depth + 1)))
        case .inout(let inner): return types.intern(.inout(printed(inner, depth: depth + 1)))
        case .oneOf(let elements, _):
            let printedElements = elements.map { printed($0, depth: depth + 1) }
            return printedElements.dropFirst().reduce(printedElements.first ?? unknown(.ambiguous)) { common($0, $1) }
        case .pack(let elements): return types.intern(.pack(elements.map { printed($0, depth: depth + 1) }))
        case .expansion(let inner): return types.intern(.expansion(printed(inner, depth: depth + 1)))
        default: return type
        }
    }

    /// Whether what a declaration builds holds its own opaque result. There is no such type, and the compiler says so.
    private func isDefinedByItself(_ key: OpaqueKey) -> Bool {
        selfDefinedOpaques.ask(key, bottom: false) {
            var met: Set<OpaqueKey> = []
            var pending = [key]
            while let next = pending.popLast(), !met.contains(key) {
                pending += opaqueResults(in: underlying(next)).filter { !isUnpublished($0.declaration) && met.insert($0).inserted }
            }
            return met.contains(key)
        }
    }

    private func opaqueResults(in type: TypeID) -> [OpaqueKey] {
        var results: [OpaqueKey] = []
        _ = types.map(type) { table, part in
            guard table.traits(part).contains(.hasOpaque) else { return part }
            if case .opaque(let declaration, let ordinal, _) = table[part] {
                results.append(OpaqueKey(declaration: declaration, ordinal: ordinal))
            }
            return nil
        }
        return results
    }

    /// The type that two share, `_` where they differ.
    func common(_ a: TypeID, _ b: TypeID) -> TypeID {
        if a == b { return a }
        if case .nominal(let left, let outer, let x) = types[a], case .nominal(let right, _, let y) = types[b], left == right,
            x.count == y.count
        {
            return types.intern(.nominal(left, parent: outer, arguments: zip(x, y).map { common($0, $1) }))
        }
        if case .tuple(let labels, let x) = types[a], case .tuple(_, let y) = types[b], x.count == y.count {
            return types.intern(.tuple(labels: labels, elements: zip(x, y).map { common($0, $1) }))
        }
        return unknown(.ambiguous)
    }

    /// Whether an interface says nothing of what is behind a declaration's opaque result.
    public func isUnpublished(_ declaration: DeclID) -> Bool {
        let stored = program[declaration]
        return program.files[Int(stored.file.rawValue)].role.isPrelude && bodyHolder(of: declaration) == nil
            && program.tree(stored.file).child(stored.node, .initializer) == nil
    }

    /// Whether the type that a node itself adds has no published name.
    public func addsUnpublishedType(_ node: ViewNode) -> Bool {
        if case .opaque(let declaration, _, _) = structure(of: node.type), isUnpublished(declaration) { return true }
        let type = printed(node.type)
        return ([type] + (node.kind == .modifier ? genericArguments(type).suffix(1) : [])).contains { type in
            let declaration = nominal(type)
            return declaration != .none && program.names[program[declaration].name].hasPrefix("_Unpublished_")
        }
    }

    /// What the body of a declaration with an opaque result builds, in terms of its generic parameters.
    func underlying(_ key: OpaqueKey) -> TypeID {
        underlyingTypes.ask(key, bottom: unknown(.cycle)) { makeUnderlying(key) }
    }

    private func makeUnderlying(_ key: OpaqueKey) -> TypeID {
        let whole = infer(key.declaration).type
        // `(some View, some View)` or `[some View]`: the part of the body's type that stands where the opaque result stands.
        let nodes = opaqueNodes(of: key.declaration)
        guard nodes.count > 0 else { return unknown(.opaqueResult) }
        let declared = declaredResult(of: key.declaration)
        if case .opaque = types[declared] { return whole }
        return part(of: whole, at: key, in: declared) ?? unknown(.opaqueResult)
    }

    private func part(of whole: TypeID, at key: OpaqueKey, in declared: TypeID) -> TypeID? {
        if case .opaque(key.declaration, key.ordinal, _) = types[declared] { return whole }
        switch (types[declared], types[whole]) {
        case (.nominal(let a, _, let left), .nominal(let b, _, let right)) where a == b && left.count == right.count:
            return zip(left, right).lazy.compactMap { self.part(of: $1, at: key, in: $0) }.first
        case (.tuple(_, let left), .tuple(_, let right)) where left.count == right.count:
            return zip(left, right).lazy.compactMap { self.part(of: $1, at: key, in: $0) }.first
        default: return nil
        }
    }
}

/// Spells types as `print(T.self)` does: no module names, nested types by their last name, no sugar.
struct TypeSpeller {
    let analyzer: Inference
    let runtimeNames: Bool
    /// Whether what is spelled stands after `repeat`.
    var isInExpansion = false

    func spell(_ type: TypeID) -> String {
        var text = ""
        write(type, to: &text, depth: 0)
        return text
    }

    private func write(_ type: TypeID, to text: inout String, depth: Int) {
        guard depth < 500, text.utf8.count < 200_000 else {
            text += "_"
            return
        }
        switch analyzer.types[type] {
        case .unknown, .variable, .oneOf: text += "_"
        case .nominal(let declaration, _, let arguments):
            text += name(declaration)
            writeList(arguments, "<", ">", to: &text, depth: depth)
        case .opaque(let declaration, _, let arguments) where analyzer.isUnpublished(declaration):
            text += "_Unpublished_" + name(declaration)
            writeList(arguments, "<", ">", to: &text, depth: depth)
        case .opaque: text += "_"
        case .parameter(let owner, let index):
            let isPack = analyzer.parameterForm(owner, index) == .expansionParameter
            let name = (isPack ? "each " : "") + parameterName(owner, index)
            text += isPack && !isInExpansion ? "Pack{repeat \(name)}" : name
        case .member(let base, let name):
            write(base, to: &text, depth: depth + 1)
            text += "." + analyzer.program.names[name]
        case .tuple(let labels, let elements): writeTuple(labels, elements, to: &text, depth: depth)
        case .function(let shape): writeFunction(shape, to: &text, depth: depth)
        case .metatype(let inner), .existentialMetatype(let inner):
            write(inner, to: &text, depth: depth + 1)
            text += isExistentialItself(type, inner) ? ".Protocol" : ".Type"
        case .existential(let protocols, let arguments) where !arguments.isEmpty:
            // As the runtime spells it: `any P<Self.P.Value == Int>`.
            text += "any \(name(protocols[0]))<"
            for (index, (member, argument)) in zip(analyzer.primaryAssociatedTypes(of: protocols[0]), arguments).enumerated() {
                text += "\(index > 0 ? ", " : "")Self.\(name(protocols[0])).\(analyzer.program.names[member]) == "
                write(argument, to: &text, depth: depth + 1)
            }
            text += ">"
        case .existential(let protocols, _):
            text += protocols.isEmpty ? "Any" : protocols.map(name).joined(separator: " & ")
        case .pack(let elements):
            text += "Pack{"
            writeElements(elements, to: &text, depth: depth)
            text += "}"
        case .expansion(let inner):
            text += "repeat "
            TypeSpeller(analyzer: analyzer, runtimeNames: runtimeNames, isInExpansion: true).write(inner, to: &text, depth: depth + 1)
        case .inout(let inner):
            text += "inout "
            write(inner, to: &text, depth: depth + 1)
        }
    }

    /// `(any P).Type` is spelled `P.Protocol`.
    private func isExistentialItself(_ type: TypeID, _ inner: TypeID) -> Bool {
        guard case .metatype = analyzer.types[type], case .existential = analyzer.types[inner] else { return false }
        return true
    }

    private func name(_ declaration: DeclID) -> String {
        if runtimeNames, declaration == analyzer.wellKnown.conditionalContent { return "_ConditionalContent" }
        return analyzer.program.names[analyzer.program[declaration].name]
    }

    private func parameterName(_ owner: DeclID, _ index: Int) -> String {
        if index < 0 { return "Self" }
        let program = analyzer.program
        let declaration = program[owner]
        let tree = program.tree(declaration.file)
        let explicit =
            tree.child(declaration.node, .genericParameters).map { clause in
                tree.children(clause).filter { tree.kind($0) == .genericParameter }
            } ?? []
        if index < explicit.count { return tree.text(tree.mainToken(explicit[index])) }
        let implicit = analyzer.implicitParameters(of: owner)
        let position = index - explicit.count
        return position < implicit.count ? tree.text(implicit[position]) : "_"
    }

    private func writeList(_ elements: [TypeID], _ open: String, _ close: String, to text: inout String, depth: Int) {
        guard !elements.isEmpty else { return }
        text += open
        writeElements(elements, to: &text, depth: depth)
        text += close
    }

    private func writeElements(_ elements: [TypeID], to text: inout String, depth: Int) {
        for (index, element) in elements.enumerated() {
            if index > 0 { text += ", " }
            write(element, to: &text, depth: depth + 1)
        }
    }

    private func writeTuple(_ labels: [Name], _ elements: [TypeID], to text: inout String, depth: Int) {
        text += "("
        for (index, element) in elements.enumerated() {
            if index > 0 { text += ", " }
            if labels[index] != .none { text += analyzer.program.names[labels[index]] + ": " }
            write(element, to: &text, depth: depth + 1)
        }
        text += ")"
    }

    private func writeFunction(_ shape: FunctionShape, to text: inout String, depth: Int) {
        if shape.effects.contains(.isMainActor) { text += "@MainActor " }
        if shape.effects.contains(.isSendable) { text += "@Sendable " }
        writeTuple(shape.parameters.map { _ in .none }, shape.parameters, to: &text, depth: depth)
        if shape.effects.contains(.isAsync) { text += " async" }
        if shape.effects.contains(.isThrowing) { text += " throws" }
        text += " -> "
        write(shape.result, to: &text, depth: depth + 1)
    }
}

extension Inference {
    /// Spells a type as `print(T.self)` does, as it stands: pass `printed(type)` for the printed type. Unknown parts and opaque results are `_`.
    /// - Parameter runtimeNames: whether ConditionalContent is spelled with the underscore that it has at run time.
    public func spelling(_ type: TypeID, runtimeNames: Bool = false) -> String {
        TypeSpeller(analyzer: self, runtimeNames: runtimeNames).spell(type)
    }
}
