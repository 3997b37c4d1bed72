// Which argument goes to which parameter, by labels, defaults and the rule for trailing closures (SE-0286).

import SelfsameDeclarations
import SelfsameSyntax

/// One argument of a call.
struct CallArgument {
    /// The label written, `.none` for none. The first trailing closure has none.
    var label: Name
    /// The expression or closure.
    var node: NodeID
    /// Whether it is a trailing closure.
    var isTrailing: Bool
    /// A type instead of an expression: operands of operators and builder calls, typed beforehand.
    var type: TypeID = .none
    /// The literals of an operand that is arithmetic over literals alone, as the right one of `length + 2 * 3`.
    var literals: [NodeID] = []
}

/// For each argument the index of its parameter.
typealias ArgumentMapping = [Int]

extension Inference {
    /// Maps arguments to parameters, nil where labels or number do not fit.
    func map(_ arguments: [CallArgument], to parameters: [Parameter]) -> ArgumentMapping? {
        guard mayFit(arguments, parameters) else { return nil }
        return mapForward(arguments, parameters) ?? mapBackward(arguments, parameters)
    }

    /// Whether every label of the arguments is one of a parameter, and no more parameters need one than there are. Most candidates of a call
    /// fail here.
    private func mayFit(_ arguments: [CallArgument], _ parameters: [Parameter]) -> Bool {
        var needed = 0
        for parameter in parameters where !parameter.hasDefault && !parameter.isVariadic { needed += 1 }
        if needed > arguments.count { return false }
        for argument in arguments where argument.label != .none {
            if !parameters.contains(where: { $0.label == argument.label }) { return false }
        }
        return true
    }

    private func mapForward(
        _ arguments: [CallArgument], _ parameters: [Parameter], withDefault extra: Int? = nil
    ) -> ArgumentMapping? {
        var result: [Int] = []
        var next = 0
        var sawTrailing = false
        for argument in arguments {
            let isFirstTrailing = argument.isTrailing && !sawTrailing
            sawTrailing = sawTrailing || argument.isTrailing
            if !isFirstTrailing || argument.label != .none, let last = result.last, parameters[last].isVariadic, argument.label == .none,
                !argument.isTrailing
            {
                result.append(last)
                continue
            }
            guard
                let found = nextParameter(
                    for: argument, isFirstTrailing, from: next, parameters, arguments, result.count, withDefault: extra)
            else { return nil }
            if result.isEmpty { result.reserveCapacity(arguments.count) }
            result.append(found)
            next = found + 1
        }
        for index in next..<max(next, parameters.count)
        where !parameters[index].hasDefault && !parameters[index].isVariadic && index != extra { return nil }
        return result
    }

    private func nextParameter(
        for argument: CallArgument, _ isFirstTrailing: Bool, from start: Int, _ parameters: [Parameter], _ arguments: [CallArgument],
        _ position: Int, withDefault extra: Int?
    ) -> Int? {
        var index = start
        while index < parameters.count {
            let parameter = parameters[index]
            if isFirstTrailing, argument.label == .none {
                if takesClosure(parameter), !shouldSkip(index, parameters, arguments, position) { return index }
            } else if parameter.label == argument.label {
                return index
            }
            guard parameter.hasDefault || parameter.isVariadic || index == extra else { return nil }
            index += 1
        }
        return nil
    }

    /// A parameter with a default gives way where a later one without default needs the closure, and no labelled closure follows for it.
    private func shouldSkip(_ index: Int, _ parameters: [Parameter], _ arguments: [CallArgument], _ position: Int) -> Bool {
        guard parameters[index].hasDefault else { return false }
        let later = arguments[(position + 1)...].map(\.label)
        return parameters[(index + 1)...].contains { !$0.hasDefault && takesClosure($0) && !later.contains($0.label) }
    }

    /// Whether a parameter structurally resembles a function type.
    func takesClosure(_ parameter: Parameter) -> Bool {
        if parameter.isAutoclosure { return false }
        var type = parameter.type
        while let wrapped = wrappedType(type) { type = wrapped }
        switch types[type] {
        case .function, .parameter, .variable, .unknown, .existential: return true
        default: return false
        }
    }

    /// Swift 5's older rule: the closure goes to the last parameter that takes one.
    private func mapBackward(_ arguments: [CallArgument], _ parameters: [Parameter]) -> ArgumentMapping? {
        guard let trailing = arguments.firstIndex(where: \.isTrailing), trailing == arguments.count - 1,
            let last = parameters.lastIndex(where: takesClosure)
        else { return nil }
        guard let mapped = mapForward(Array(arguments[..<trailing]), parameters, withDefault: last), mapped.allSatisfy({ $0 < last })
        else { return nil }
        return mapped + [last]
    }
}
