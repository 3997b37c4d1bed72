// Preferences: values that go up. A write replaces what is below it, a change edits it, siblings are reduced from left to right, a container that takes
// the value ends its way. The walk over views opens and closes what stands around; between the two, values are gathered.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// What the walk meets of preferences.
enum PreferenceEvent {
    /// A node that does something with a preference begins; what it is applied to follows.
    case open(PreferenceUse, LoweredBody, ViewNodeID, WalkContext)
    /// It ends.
    case close
    /// An arm of a condition begins: the condition, and whether it holds there.
    case arm(String, Bool)
    /// It ends.
    case endOfArm
}

/// The value of a preference at one place that asks for it.
public struct PreferenceEntry: Hashable, Sendable {
    /// What asks: `onPreferenceChange`, or where there are several, the state that it sets; the condition under which it has the value.
    public var view: String
    /// The modifier or container.
    public var reader: String
    /// The value.
    public var value: String
    /// The condition under which it has this value.
    public var condition: String?
    /// Where the value is written, where that is one place.
    public var from: CodeLocation?
    /// Where it is asked for.
    public var place: CodeLocation
}

/// One value on its way up.
private struct Contribution {
    var value: ConstantValue?
    var text: String
    var place: CodeLocation
    var conditions: [String: Bool]
}

extension Updates {
    /// The name of a preference that a text means: a key, or a modifier with a key of its own; nil for none.
    public func preferenceKey(named text: String) -> String? {
        let name = text.split(separator: ".").first.map(String.init) ?? text
        if let found = program.names.find(name) {
            for function in callables[found] where analyzer.isFromPrelude(function) {
                for case .preference(let detail) in program.markDetails(of: function) where detail.hasSuffix(" \(name)") { return name }
            }
            for type in analyzer.valuesAndTypes(named: found) where program[type].kind.isNominal {
                let isKey = program.members(of: type).contains { program[$0].name == analyzer.wellKnown.names.defaultValue }
                let isUsed = allUnits.contains { unit in
                    unit.preferences.contains { place in preferenceUses(at: place.node, in: place.body).contains { $0.declaration == type }
                    }
                }
                if isKey || isUsed { return self.name(of: type) }
            }
        }
        return nil
    }

    /// The values of a preference wherever it is asked for.
    public func preference(_ key: String) -> WalkAnswer<PreferenceEntry> {
        let gathering = PreferenceGathering(self, key)
        let walk = EnvironmentWalk(self, following: { _ in false }, meet: { _ in })
        walk.meetPreference = { gathering.take($0) }
        walk.walkRoots(previews: false)
        return WalkAnswer(entries: gathering.entries, cuts: walk.cuts)
    }
}

/// Gathers the values of one preference.
final class PreferenceGathering {
    private let updates: Updates
    private let key: String
    private var open: [(use: PreferenceUse, body: LoweredBody, node: ViewNodeID, context: WalkContext, found: [Contribution])] = []
    private var conditions: [(String, Bool)] = []
    private var declaration = DeclID.none
    private(set) var entries: [PreferenceEntry] = []

    init(_ updates: Updates, _ key: String) { (self.updates, self.key) = (updates, key) }

    func take(_ event: PreferenceEvent) {
        switch event {
        case .open(let use, let body, let node, let context):
            if use.key == key, use.declaration != .none { declaration = use.declaration }
            open.append((use, body, node, context, []))
        case .close: close()
        case .arm(let condition, let holds): conditions.append((condition, holds))
        case .endOfArm: conditions.removeLast()
        }
    }

    private func close() {
        guard let level = open.popLast() else { return }
        var found = level.found
        defer { if let last = open.indices.last { open[last].found += found } }
        guard level.use.key == key else { return }
        let place = CodeLocation(level.body.file, level.body[level.node].syntax)
        switch level.use.form {
        case .writes:
            let value = level.use.value
            found = [
                Contribution(
                    value: value.flatMap { updates.constant($0, level.body, level.context) },
                    text: value.map { updates.rendered($0, level.body, level.context) } ?? "", place: place,
                    conditions: Dictionary(conditions, uniquingKeysWith: { $1 }))
            ]
        case .transforms: found = transformed(found, level.use.value, level.body.file, place)
        case .observes, .shows: note(found, level.use, place, level.body)
        case .hosts:
            note(found, level.use, place, level.body)
            found = []
        }
    }

    private func evaluator(_ file: FileID) -> ConstantEvaluator { ConstantEvaluator(updates.analyzer, file) }

    private func transformed(
        _ found: [Contribution], _ closure: NodeID?, _ file: FileID, _ place: CodeLocation
    ) -> [Contribution] {
        let (value, text) = reduced(found)
        let tree = updates.program.tree(file)
        guard let closure, tree.kind(closure) == .closure else { return found }
        let name = Closure(tree, closure)?.parameterNames.first.map { tree.name($0) } ?? "$0"
        let statements = tree.children(closure).filter { tree.kind($0) != .closureSignature }
        let next = value.flatMap { evaluator(file).applied(statements, to: name, $0) }
        return [
            Contribution(
                value: next, text: next?.spelling ?? "\(text), changed by `\(tree.oneLine(closure, upTo: 40))`", place: place,
                conditions: Dictionary(conditions, uniquingKeysWith: { $1 }))
        ]
    }

    // MARK: Readers

    /// How many conditions are told apart.
    private static let conditionLimit = 3

    private func note(_ found: [Contribution], _ use: PreferenceUse, _ place: CodeLocation, _ body: LoweredBody) {
        let names = found.flatMap { $0.conditions.keys }.filter { name in !conditions.contains { $0.0 == name } }.uniqued
        guard !names.isEmpty else { return add(found, use, place, body, nil) }
        guard names.count <= Self.conditionLimit else {
            let text = "unknown (depends on \(names.count) conditions)"
            let entry = PreferenceEntry(view: use.name, reader: use.name, value: text, condition: nil, from: nil, place: place)
            if !entries.contains(entry) { entries.append(entry) }
            return
        }
        for number in 0..<(1 << names.count) {
            var chosen: [String: Bool] = [:]
            for (index, name) in names.enumerated() { chosen[name] = number & (1 << index) == 0 }
            let here = found.filter { entry in entry.conditions.allSatisfy { chosen[$0.key] == nil || chosen[$0.key] == $0.value } }
            let text = names.map { "\($0) = \(chosen[$0] ?? false)" }.joined(separator: ", ")
            add(here, use, place, body, text)
        }
    }

    private func add(_ found: [Contribution], _ use: PreferenceUse, _ place: CodeLocation, _ body: LoweredBody, _ condition: String?) {
        let (_, text) = reduced(found)
        let name = condition ?? use.name
        let from = Set(found.map(\.place)).count == 1 ? found.first?.place : nil
        guard !entries.contains(where: { $0.place == place && $0.condition == condition && $0.value == text }) else { return }
        // Two readers of one name go by the state that they set.
        if condition == nil, let other = entries.firstIndex(where: { $0.view == name }) {
            entries[other].view = stateSet(at: entries[other].place) ?? name
        }
        let isTaken = condition == nil && entries.contains { $0.reader == use.name }
        entries.append(
            PreferenceEntry(
                view: isTaken ? stateSet(at: place) ?? name : name, reader: use.name, value: text, condition: condition, from: from,
                place: place))
    }

    /// The state that the action of a reader assigns.
    private func stateSet(at place: CodeLocation) -> String? {
        let tree = updates.program.tree(place.file)
        guard let closure = tree.children(place.node).first(where: { tree.kind($0) == .closure }) else { return nil }
        for statement in tree.children(closure) {
            if let assignment = Assignment(tree, statement), let target = tree.calleeToken(assignment.target) { return tree.name(target) }
        }
        return nil
    }

    // MARK: Reducing

    /// What values come to: the first, reduced with each of the others; the default where there are none.
    private func reduced(_ found: [Contribution]) -> (value: ConstantValue?, text: String) {
        guard let first = found.first else { return defaultValue() }
        guard found.count > 1 else { return (first.value, first.value?.spelling ?? first.text) }
        guard declaration != .none else {
            // Keys of SwiftUI's own: the first that says something.
            let one = found.first { $0.text != "nil" } ?? first
            return (one.value, one.text)
        }
        var value = first.value
        for next in found.dropFirst() {
            guard let current = value, let other = next.value, let result = reduce(current, other) else {
                return (nil, found.map(\.text).joined(separator: " and "))
            }
            value = result
        }
        return (value, value?.spelling ?? first.text)
    }

    private func defaultValue() -> (value: ConstantValue?, text: String) {
        guard declaration != .none, let found = updates.defaultValue(ofKey: declaration) else {
            // `navigationTitle`: no title.
            let word = key.split { $0.isUppercase }.last.map { String($0) } ?? key
            let start = key.dropLast(word.count).last.map { String($0).lowercased() } ?? ""
            return (nil, "no \(start)\(word)")
        }
        let tree = updates.program.tree(found.scope.file)
        return (evaluator(found.scope.file).value(of: found.node), "\(tree.oneLine(found.node)) (default)")
    }

    /// What the key makes of two values.
    private func reduce(_ value: ConstantValue, _ next: ConstantValue) -> ConstantValue? {
        let program = updates.program
        guard
            let function = program.members(of: declaration).first(where: {
                program[$0].kind == .function && updates.analyzer.signature(of: $0).parameters.count == 2
            }), let block = updates.analyzer.bodyHolder(of: function)
        else { return nil }
        let tree = program.tree(program[function].file)
        let names = updates.analyzer.signature(of: function).parameters.map { updates.analyzer.name($0.name) }
        var evaluator = evaluator(program[function].file)
        evaluator.calls[names[1]] = next
        return evaluator.applied(
            program.activeItems(of: block, in: program[function].file).filter { tree[$0].size > 0 }, to: names[0], value)
    }
}
