// Calls whose candidates fit equally well and give different results: `LinearGradient(…).opacity(0.5)` is a view and a shape style. The
// compiler solves a statement as a whole, so what stands around the call decides. Here the results are kept side by side until then.

import SelfsameDeclarations
import SelfsameSyntax

extension Inference {
    /// One of several types; the type itself where all are the same.
    func oneOf(_ choices: [TypeID], dependsOnUnknown: Bool) -> TypeID {
        var distinct: [TypeID] = []
        var dependsOnUnknown = dependsOnUnknown
        for choice in choices {
            var elements = [choice]
            if case .oneOf(let inner, let depends) = types[choice] {
                elements = inner
                dependsOnUnknown = dependsOnUnknown || depends
            }
            distinct += elements.filter { !distinct.contains($0) }
        }
        return distinct.count == 1 ? distinct[0] : types.intern(.oneOf(distinct, dependsOnUnknown: dependsOnUnknown))
    }

    /// The types that a value may have.
    func alternatives(_ type: TypeID) -> [TypeID] {
        if case .oneOf(let elements, _) = types[type] { elements } else { [type] }
    }

    /// The result of a call.
    func oneOf(_ outcomes: [Outcome]) -> TypeID {
        oneOf(outcomes.map(\.type), dependsOnUnknown: outcomes.contains(where: \.dependsOnUnknown))
    }

    /// Whether an argument of this type rules out candidates: it is known, or the candidate chooses between results that are.
    func canDecide(_ type: TypeID) -> Bool {
        if case .oneOf(let elements, dependsOnUnknown: false) = types[type] { return elements.allSatisfy(isKnown) }
        return isKnown(type)
    }
}

extension BodyTyper {
    /// More alternatives than these are not followed through a chain of members.
    private static let alternativeLimit = 8

    /// Results between which the context decides.
    func oneOf(_ choices: [Typed], _ node: NodeID, dependsOnUnknown: Bool) -> Typed {
        guard choices.count > 1, let first = choices.first else { return choices.first ?? opaque(.noMatchingOverload, node) }
        let type = analyzer.oneOf(choices.map(\.type), dependsOnUnknown: dependsOnUnknown)
        guard case .oneOf = analyzer.types[type] else { return first }
        let pieces = choices.flatMap { choice in choice.fragment.map { $0.alternatives.isEmpty ? [$0] : $0.alternatives } ?? [] }
        guard let model = pieces.first else { return Typed(type) }
        let fragment = Fragment(model.kind, node, type)
        fragment.call = model.call
        fragment.declaration = model.declaration
        fragment.children = model.children
        fragment.alternatives = pieces
        if model.children.allSatisfy({ analyzer.isKnown($0.fragment.type) }) {
            let name = model.declaration == .none ? .none : program[model.declaration].name
            let cause = dependsOnUnknown ? pieces.lazy.compactMap(\.call).compactMap(undeclaredArgument).first : nil
            fragment.unknown = Unknown(reason: .ambiguous, syntax: node, name: name, undeclared: cause)
        }
        return Typed(type, fragment)
    }

    /// A member of something that may have one of several types: what it is on each of those that have it.
    func ofEach(_ base: Typed, _ node: NodeID, _ member: (Typed) -> Typed) -> Typed {
        guard case .oneOf(let elements, let dependsOnUnknown) = analyzer.types[base.type], elements.count <= Self.alternativeLimit else {
            return Typed(unknown(.ambiguous), base.fragment)
        }
        let results = elements.map { member(alternative($0, of: base)) }
        let found = results.filter { !analyzer.isUnknown($0.type) }
        return found.isEmpty ? results[0] : oneOf(found, node, dependsOnUnknown: dependsOnUnknown)
    }

    /// What is left of several results where the context takes only some; all of them where it takes none.
    func narrowed(_ typed: Typed, _ node: NodeID, where isTaken: (TypeID) -> Bool) -> Typed {
        guard case .oneOf(let elements, let dependsOnUnknown) = analyzer.types[typed.type] else { return typed }
        let taken = elements.filter(isTaken)
        guard !taken.isEmpty, taken.count < elements.count else { return typed }
        return oneOf(taken.map { alternative($0, of: typed) }, node, dependsOnUnknown: dependsOnUnknown)
    }

    /// The results that fit an opaque result's bounds.
    func narrowed(_ typed: Typed, _ node: NodeID, to result: TypeID) -> Typed {
        guard case .opaque = analyzer.types[result] else { return typed }
        let bounds = standpoint.protocols(of: result)
        return narrowed(typed, node) { type in bounds.allSatisfy { standpoint.conforms(type, to: $0) } }
    }

    /// The results that are Optionals, where something is unwrapped.
    func narrowedToOptional(_ typed: Typed, _ node: NodeID) -> Typed { narrowed(typed, node) { analyzer.wrappedType($0) != nil } }

    private func alternative(_ type: TypeID, of typed: Typed) -> Typed {
        Typed(type, typed.fragment.map { whole in whole.alternatives.first { $0.type == type } ?? whole })
    }
}
