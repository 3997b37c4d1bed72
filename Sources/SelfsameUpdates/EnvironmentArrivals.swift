// Where a walk for all values of the environment goes on. What is below a place depends on each value by itself, so that a place is walked again
// only where some value is another than on all earlier ways there; which values come together does not matter.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// Remembers with which values each place was walked.
final class EnvironmentArrivals {
    private let updates: Updates
    private var numbers: [EnvironmentValueText: Int] = [:]
    /// The values, by their numbers.
    private(set) var values: [EnvironmentValueText] = []
    private var states: [[EnvironmentKey: Int]: EnvironmentState] = [:]
    /// The state where nothing is written.
    let none = EnvironmentState(number: 0, values: [:], styles: [])
    private var known: [ArrivalPlace: [Manner: Seen]] = [:]

    /// What is not told apart value by value.
    private struct Manner: Hashable {
        var styles: [Int]
        var hasStack: Bool
        var presentation: String?
        var isPreview: Bool
    }

    /// The values of one place so far.
    private struct Seen {
        var pairs: Set<[Int]> = []
        var values = SeenValues()
        var stack = SeenValues()
    }

    /// The values that came, and the keys that had one each time.
    private struct SeenValues {
        var values: [EnvironmentKey: Set<Int>] = [:]
        var always: Set<EnvironmentKey>?

        /// Adds those of a state; whether one of them is new.
        mutating func add(_ state: EnvironmentState) -> Bool {
            var isNew = always == nil
            for (key, value) in state.values where values[key, default: []].insert(value).inserted { isNew = true }
            let count = always?.count
            always = always?.filter { state.values[$0] != nil } ?? Set(state.values.keys)
            return isNew || always?.count != count
        }
    }

    init(_ updates: Updates) {
        self.updates = updates
        states[[:]] = none
    }

    /// Whether some value comes to a place that has not come there before.
    func isNew(_ place: ArrivalPlace, _ arrival: EnvironmentArrival) -> Bool {
        let state = state(arrival.scope)
        let stack = arrival.hasStack ? self.state(arrival.stack) : none
        let manner = Manner(
            styles: state.styles, hasStack: arrival.hasStack, presentation: arrival.presentation, isPreview: arrival.isPreview)
        guard known[place, default: [:]][manner, default: Seen()].pairs.insert([state.number, stack.number]).inserted else { return false }
        let isNew = known[place]?[manner]?.values.add(state) ?? true
        let isNewStack = known[place]?[manner]?.stack.add(stack) ?? true
        return isNew || isNewStack
    }

    // MARK: States

    /// The values below the writes of a scope.
    func state(_ scope: EnvironmentScope?) -> EnvironmentState {
        // Long chains of modifiers are not followed by recursion.
        var open: [EnvironmentScope] = []
        var current = scope
        while let scope = current, scope.state == nil {
            open.append(scope)
            current = scope.outer
        }
        var state = current?.state ?? none
        for scope in open.reversed() {
            state = next(state, scope)
            scope.state = state
        }
        return state
    }

    private func next(_ outer: EnvironmentState, _ scope: EnvironmentScope) -> EnvironmentState {
        // Behind a boundary all values are unknown alike.
        var values = scope.boundary == nil ? outer.values : [:]
        values[scope.write.key] = updates.value(of: scope.write.key, in: scope).map { number(of: $0) }
        if let known = states[values] { return known }
        let styles = values.values.filter { self.values[$0].isStyle }.sorted()
        let state = EnvironmentState(number: states.count, values: values, styles: styles)
        states[values] = state
        return state
    }

    /// The number of a value.
    func number(of value: EnvironmentValueText) -> Int {
        if let known = numbers[value] { return known }
        numbers[value] = values.count
        values.append(value)
        return values.count - 1
    }
}
