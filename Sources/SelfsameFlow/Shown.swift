// Which values the program shows in the place that an expression reads, while one view lives: what the place begins with, what is written to
// it, what one call of the view's maker chooses between. Calls of a maker are places apart, since a view never goes from one call to another.
// A value that is not known may be any; so this never says more than the evidence that something changes, it only tells values apart.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// A value that a place is shown to hold.
package struct ShownValue: Hashable {
    /// The case, `true` or `false`, `none` for nil, a number, a string with its quotes; nil where it is not known.
    package var name: String?
    /// Whether it comes while the view lives; else the place begins with it.
    package var arrives = true
    /// What the place held before, where the code around the write says so.
    package var before: [String]?
    /// What holds where it stands.
    package var facts: [Fact] = []

    /// Any value.
    static let unknown = ShownValue(name: nil)
    /// The name of nil.
    package static let none = "none"

    /// The value where `if let` has bound it; nil for nil. What comes to a place that held nil is there from the start of what the `if` shows.
    fileprivate var whereUnwrapped: ShownValue? {
        guard name != Self.none else { return nil }
        guard let before else { return self }
        var value = self
        let others = before.filter { $0 != Self.none }
        value.before = others.isEmpty ? nil : others
        value.arrives = !others.isEmpty
        return value
    }
}

/// The client that finds the values of an expression, place by place.
enum Shown: ValueClient {
    struct Question: Hashable {}
    typealias Query = ValueQuery<Shown>

    static var cyclic: [[ShownValue]] { [[.unknown]] }
    static var unknown: [[ShownValue]] { [[.unknown]] }

    /// Each value once: a value that leads back to itself shows no more of them.
    static func answer(_ question: Question, of subject: ValueSubject, _ query: Query) -> [[ShownValue]] {
        let step = query.flow.step(from: subject)
        return places(of: subject, step, query).map { $0.uniqued }.uniqued
    }

    private static func places(of subject: ValueSubject, _ step: ValueStep, _ query: Query) -> [[ShownValue]] {
        let question = Question()
        switch subject {
        case .expression(let place):
            let tree = query.program.tree(place.scope.file)
            if tree.isCaseName(place.node) { return [[ShownValue(name: query.flow.caseName(place.node, in: tree))]] }
            switch step {
            case .literal:
                switch tree.kind(place.node) {
                case .nil: return [[ShownValue(name: ShownValue.none)]]
                case .boolean: return [[ShownValue(name: tree.text(place.node))]]
                case .string, .integer: return [[ShownValue(name: tree.plainLiteral(place.node))]]
                default: return [[.unknown]]
                }
            case .same(let inner), .body(let inner): return query.ask(question, of: inner)
            case .combined(let parts, _): return [choices(parts, query)]
            case .local(let inner, let isConstant, let isUnwrapped, let isPart):
                guard isConstant, !isPart else { return unknown }
                let found = query.ask(question, of: inner)
                return isUnwrapped ? found.map { $0.compactMap(\.whereUnwrapped) } : found
            case .owner: return place.scope.declaration == .none ? unknown : query.ask(question, of: .owner(place.scope.declaration))
            case .parameter(let value?): return query.ask(question, of: value)
            case .declared(let found, let base):
                return found.count == 1 ? query.ask(question, of: .declaration(found[0], of: base)) : unknown
            case .block(let block): return [results(of: block, query)]
            default: return unknown
            }
        case .declaration(let id, _): return declared(id, step, query)
        case .given: if case .callers(let given) = step { return self.given(given, query) } else { return unknown }
        }
    }

    /// The operands that an expression chooses between: of ternaries and of `??`. What is tested is only one side of a comparison.
    private static func choices(_ parts: [ValuePart], _ query: Query) -> [ShownValue] {
        parts.filter { ![.condition, .testedForCase, .testedForNil].contains($0.role) }.flatMap { part -> [ShownValue] in
            switch part.role {
            case .result: query.values(of: part.place)
            case .resultUnlessNil: query.values(of: part.place).filter { $0.name != ShownValue.none }
            default: [.unknown]
            }
        }
    }

    /// What a block results in, under the facts that hold there.
    private static func results(of block: ValueBlock, _ query: Query) -> [ShownValue] {
        block.results.flatMap { place -> [ShownValue] in
            let facts = query.flow.facts(at: place.node, in: place.scope)
            return query.values(of: place).map { value in
                var value = value
                value.facts += facts
                return value
            }
        }
    }

    /// What callers give: each call is a place of its own, but for calls that one expression chooses between.
    private static func given(_ given: GivenExpressions, _ query: Query) -> [[ShownValue]] {
        guard !given.expressions.isEmpty else { return unknown }
        var result: [[ShownValue]] = []
        var chosen: [ValuePlace: Int] = [:]
        for expression in given.expressions {
            let found = query.ask(Question(), of: expression)
            guard let place = expression.choice, case .expression = expression.source else {
                result += found
                continue
            }
            if let index = chosen[place] {
                result[index] += found.flatMap { $0 }
            } else {
                chosen[place] = result.count
                result.append(found.flatMap { $0 })
            }
        }
        return result
    }

    // MARK: Declarations

    private static func declared(_ id: DeclID, _ step: ValueStep, _ query: Query) -> [[ShownValue]] {
        switch step {
        case .body(let place): return query.ask(Question(), of: place)
        case .input: return given(id, query)
        case .wrapped(let wrapper):
            let marks = wrapper.marks
            if marks.contains(.given), !marks.contains(.object) { return given(id, query) }
            return marks.contains(.published) || wrapper.ownsValue ? stored(id, query) : unknown
        case .global, .field: return stored(id, query)
        default: return unknown
        }
    }

    private static func given(_ id: DeclID, _ query: Query) -> [[ShownValue]] {
        let written = written(to: id, query)
        return query.ask(Question(), of: .property(id)).map { $0 + written }
    }

    private static func stored(_ id: DeclID, _ query: Query) -> [[ShownValue]] {
        let written = written(to: id, query)
        // Whatever changes it is not to be seen; or another datum comes with another value.
        if written.isEmpty { return unknown }
        let first = initialValues(of: id, query).map { value in
            var value = value
            value.arrives = false
            return value
        }
        return [first + written]
    }

    /// What a property begins with; unknown to callers of the memberwise initialiser.
    private static func initialValues(of id: DeclID, _ query: Query) -> [ShownValue] {
        let first = query.flow.firstValues(of: id)
        let result = first.isNil ? [ShownValue(name: ShownValue.none)] : []
        return result + first.places.flatMap { query.values(of: $0) } + (first.isComplete ? [] : [.unknown])
    }

    /// What is written to a property; of a binding that is given to views of the program, what these write to it.
    private static func written(to property: DeclID, _ query: Query, depth: Int = 0) -> [ShownValue] {
        query.flow.writes(to: property).known.filter { !$0.isPartial }.flatMap { write -> [ShownValue] in
            let shown = query.flow.casesShown(where: write, of: property)
            guard write.value != nil else {
                if let chosen = query.chosen(by: write) { return chosen.map { ShownValue(name: $0.name, before: shown) } }
                guard write.isHandedOn, depth < Flow.writeDepth else { return [ShownValue(name: nil, before: shown)] }
                return query.flow.takers(ofBindingAt: write.use.node, in: write.scope).flatMap { taker -> [ShownValue] in
                    guard case .property(let property) = taker else { return [ShownValue(name: nil, before: shown)] }
                    return written(to: property, query, depth: depth + 1).map { value in
                        var value = value
                        value.before = value.before ?? shown
                        return value
                    }
                }
            }
            let facts = query.flow.facts(at: write.use.node, in: write.scope)
            let before = query.valuesBefore(write, to: property) ?? shown
            return query.assigned(by: write).map { ShownValue(name: $0.name, before: before, facts: $0.facts + facts) }
        }
    }
}

extension ValueQuery<Shown> {
    /// The values of an expression, wherever they come from.
    fileprivate func values(of place: ValuePlace) -> [ShownValue] { ask(Shown.Question(), of: place).flatMap { $0 } }

    fileprivate func assigned(by write: PropertyWrite) -> [ShownValue] {
        write.value.map { values(of: ValuePlace($0, in: write.scope)) } ?? [.unknown]
    }

    /// What a control sets the place to, where all that it lets people choose says what it is.
    fileprivate func chosen(by write: PropertyWrite) -> [ShownValue]? {
        guard write.isHandedOn, !write.isPartial, let tags = flow.tags(chosenInto: write.use, in: write.scope) else { return nil }
        return tags.flatMap { values(of: $0) }.map { ShownValue(name: $0.name) }
    }

    /// The values that the place held before a write, where all of them are known.
    fileprivate func valuesBefore(_ write: PropertyWrite, to property: DeclID) -> [String]? {
        guard let earlier = flow.write(before: write, to: property) else { return flow.casesAsked(before: write, of: property) }
        let names = assigned(by: earlier).map(\.name)
        return names.isEmpty || names.contains(nil) ? nil : names.compactMap { $0 }
    }
}

extension Flow {
    /// The values of an expression, place by place.
    package func shownValues(of node: NodeID, in scope: CodeScope) -> [[ShownValue]] {
        ValueQuery<Shown>(self).ask(.init(), of: ValuePlace(node, in: scope))
    }

    /// The name of a case; nil where it is a static property, or makes a value.
    fileprivate func caseName(_ node: NodeID, in tree: SyntaxTree) -> String? {
        guard let token = tree.calleeToken(node), tree.name(token) != "init" else { return nil }
        guard let name = program.names.find(tree.name(token)) else { return tree.name(token) }
        let declared = valuesAndTypes(named: name).filter {
            program[$0].kind == .enumCase || program[$0].flags.contains(.isStatic)
        }
        return declared.isEmpty || declared.contains { program[$0].kind == .enumCase } ? tree.name(token) : nil
    }
}

extension SyntaxTree {
    /// A number as it is written, or what a string says, in quotes: two that differ are different values. Nil for any other literal.
    package func plainLiteral(_ node: NodeID) -> String? {
        switch kind(node) {
        case .integer:
            let text = text(node)
            return text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } && (text == "0" || text.first != "0")
                ? text : nil
        case .string: return StringLiteral(self, node)?.text.map { "\"\($0)\"" }
        default: return nil
        }
    }
}
