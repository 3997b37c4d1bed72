// The type that values of two types have in common without being told so: of two classes the nearest class above both.

import SelfsameDeclarations
import SelfsameSyntax

extension Inference {
    /// The nearest type that values of both types convert to as classes, metatypes, functions, Optionals of these and existentials do; nil
    /// where there is none. Collections and tuples of them are types of their own.
    func commonSupertype(_ a: TypeID, _ b: TypeID) -> TypeID? {
        if a == b { return a }
        let (x, y) = (wrappedType(a), wrappedType(b))
        if x != nil || y != nil { return commonSupertype(x ?? a, y ?? b).map(optionalType) }
        switch (types[a], types[b]) {
        case (.metatype(let x), .metatype(let y)): return commonSupertype(x, y).map { types.intern(.metatype($0)) }
        case (.function(let x), .function(let y)):
            guard x.parameters == y.parameters, x.effects == y.effects, let result = commonSupertype(x.result, y.result) else { return nil }
            return types.intern(.function(FunctionShape(parameters: x.parameters, result: result, effects: x.effects)))
        case (.existential(let protocols), _) where !isUnknown(b) && converts(b, toExistentialOf: protocols): return a
        case (_, .existential(let protocols)) where !isUnknown(a) && converts(a, toExistentialOf: protocols): return b
        case (.nominal, .nominal):
            let above = superclasses(of: a)
            return superclasses(of: b).first(where: above.contains)
        default: return nil
        }
    }

    /// Whether what is not seen may be above both types: a class that inherits from something that nothing declares.
    func mayHaveUnseenSupertype(_ a: TypeID, _ b: TypeID) -> Bool {
        let (x, y) = (wrappedType(a), wrappedType(b))
        if x != nil || y != nil { return mayHaveUnseenSupertype(x ?? a, y ?? b) }
        return [a, b].allSatisfy { type in superclasses(of: type).last.map { statesUnseenConformance(nominal($0)) } ?? false }
    }

    /// A class and all that it inherits from, nearest first; empty for what is no class.
    private func superclasses(of type: TypeID) -> [TypeID] {
        guard case .nominal(let declaration, _, _) = types[type], program[declaration].kind == .classType else { return [] }
        var result: [TypeID] = []
        var current: TypeID? = type
        while let next = current, result.count < 64 {
            result.append(next)
            current = superclass(of: next)
        }
        return result
    }
}
