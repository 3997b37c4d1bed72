// What collections make of their elements: `map`, `enumerated`, `prefix`, and the sequences that functions make.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension ValueReader {
    /// What a method of a collection that is known gives; nil for one that is not read.
    func called(_ method: CollectionRule, on elements: [LayoutValue], _ place: ValuePlace, in scope: ValueScope) -> LayoutValue? {
        let tree = program.tree(place.scope.file)
        let passed = (FunctionCall(tree, place.node)?.arguments ?? []).compactMap(\.expression)
        let closure = tree.children(place.node).first { tree.kind($0) == .closure } ?? passed.last { tree.kind($0) == .closure }
        /// What the closure makes of an element.
        func made(of element: LayoutValue) -> LayoutValue? {
            closure.map { result(of: place.with($0), in: scope.entering($0, [element])) }
        }
        func count(_ standard: Double?) -> Int? {
            let number = passed.first.map { constant(value(of: place.with($0), in: scope)) } ?? standard
            return number.map { Int(max(0, min($0, Double(Self.elementLimit)))) }
        }
        switch method {
        case .enumerated:
            return .array(
                elements.enumerated().map { index, element in
                    .made(
                        "",
                        [
                            LabeledValue(label: LayoutVocabulary.enumerated.offset, value: .number(.exact(Double(index)), .integer)),
                            LabeledValue(label: LayoutVocabulary.enumerated.element, value: element),
                        ])
                })
        case .map:
            let results = elements.compactMap { made(of: $0) }
            return results.count == elements.count ? .array(results) : nil
        case .filter:
            var kept: [LayoutValue] = []
            for element in elements {
                guard case .truth(let truth)? = made(of: element) else { return nil }
                if truth { kept.append(element) }
            }
            return .array(kept)
        case .reversed: return .array(elements.reversed())
        case .prefix: return count(nil).map { .array(Array(elements.prefix($0))) }
        case .suffix: return count(nil).map { .array(Array(elements.suffix($0))) }
        case .dropFirst: return count(1).map { .array(Array(elements.dropFirst($0))) }
        case .dropLast: return count(1).map { .array(Array(elements.dropLast($0))) }
        case .contains:
            guard closure == nil, let argument = passed.first else { return nil }
            let wanted = value(of: place.with(argument), in: scope)
            var isKnown = true
            for element in elements {
                guard let isEqual = isEqual(element, wanted) else {
                    isKnown = false
                    continue
                }
                if isEqual { return .truth(true) }
            }
            return isKnown ? .truth(false) : nil
        case .least, .largest:
            let numbers = elements.compactMap { constant($0) }
            guard passed.isEmpty, closure == nil, numbers.count == elements.count else { return nil }
            guard let found = method == .least ? numbers.min() : numbers.max() else { return LayoutValue.none }
            return .number(.exact(found), elements.first.map { kind($0) } ?? .real)
        }
    }

    /// `stride(from:to:by:)` and `zip(_:_:)`; nil for any other function.
    func sequence(madeBy name: String, _ passed: [LabeledValue]) -> LayoutValue? {
        switch LayoutVocabulary.sequences[name] {
        case .stride:
            let numbers = passed.compactMap { constant($0.value) }
            guard passed.count == 3, numbers.count == 3, numbers.allSatisfy(\.isFinite), numbers[2] != 0 else { return nil }
            let kind = passed.reduce(NumberKind.literal) { $0.joined(self.kind($1.value)) }
            let isClosed = passed[1].label == LayoutVocabulary.through
            var elements: [LayoutValue] = []
            var next = numbers[0]
            while elements.count < Self.elementLimit, numbers[2] > 0 ? next < numbers[1] : next > numbers[1] {
                elements.append(.number(.exact(next), kind))
                next = numbers[0] + numbers[2] * Double(elements.count)
            }
            if isClosed, next == numbers[1] { elements.append(.number(.exact(next), kind)) }
            return .array(elements)
        case .zip:
            guard passed.count == 2, case .array(let first) = passed[0].value, case .array(let second) = passed[1].value else { return nil }
            return .array(
                zip(first, second).map { .made("", [LabeledValue(label: "0", value: $0), LabeledValue(label: "1", value: $1)]) })
        case nil: return nil
        }
    }
}
