// The value of the environment at each view, and who wrote it: nearest wins, what combines is combined from the outside in.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// The value of a key at one view.
public struct EnvironmentEntry: Hashable, Sendable {
    /// The view, as short as it is told from the others: `Reader(name: "A")`, `Inner 2`, `Root/Good/Leaf`.
    public var view: String
    /// The types from the root to the view.
    public var path: [String]
    /// The key.
    public var key: String
    /// The value.
    public var value: String
    /// Where it is written; nil for a default, and for what is missing.
    public var from: CodeLocation?
    /// The modifier that writes it, and the type with that code: "`font` in `Screen`".
    public var writer: String?
    /// The changes to the inherited value, from the outside in.
    public var transforms: [CodeLocation] = []
    /// Whether the view reads the key, as far as the program says.
    public var isReader: Bool
    /// Whether the view asks for an object that nobody gives.
    public var isMissing = false
    /// What is to be said of it.
    public var note: String?
    /// Where the view stands.
    public var place: CodeLocation
    /// Whether a preview shows it.
    public var isPreview: Bool
}

extension Updates {
    /// The keys that a text names: `font`, `\.lineLimit`, `Model`, `environmentObject Model`; several between commas.
    public func environmentKeys(named text: String) -> [EnvironmentKey] {
        text.split(whereSeparator: { $0 == "," || $0 == "+" }).compactMap { part in
            guard let word = part.split(separator: " ").last.map(String.init) else { return nil }
            let names = word.replacing("\\", with: "").split(separator: ".").map(String.init)
            let name = names.last ?? word
            if name == "self", let type = word.split(separator: ".").dropLast().last { return key(of: String(type)) }
            // Of a longer key path the first name is the key.
            return key(of: name) ?? names.first.flatMap { key(of: $0) }
        }
    }

    private func key(of text: String) -> EnvironmentKey? {
        let name = program.names.find(text) ?? .none
        if let type = analyzer.valuesAndTypes(named: name).first(where: { isClass($0) }) { return .object(type) }
        let property = environmentProperty(text)
        if let property, !analyzer.isFromPrelude(property) { return .value(text) }
        // The modifier that writes it: `foregroundColor` writes the foreground style.
        for function in callables[name] where analyzer.isFromPrelude(function) {
            if case .key(let key, _, _, _) = environmentEffect(of: function) { return .value(key) }
        }
        if property != nil { return .value(text) }
        let isWritten = program.declarations.indices.contains { index in
            program.markDetails(of: DeclID(UInt32(index))).contains {
                if case .key(let written) = $0 { written.split(separator: " ").first.map(String.init) == text } else { false }
            }
        }
        return isWritten ? .value(text) : nil
    }

    /// How a key is called.
    public func name(of key: EnvironmentKey) -> String {
        switch key {
        // What stands for all keys at a boundary.
        case .value(""): "other values"
        case .value(let name): name
        case .object(let type): name(of: type)
        }
    }

    /// The values of keys at every view.
    public func environment(of keys: [EnvironmentKey]) -> WalkAnswer<EnvironmentEntry> {
        var entries: [EnvironmentEntry] = []
        var schemes = PresentationValues(self)
        let isObject = keys.contains { if case .object = $0 { true } else { false } }
        let walk = EnvironmentWalk(
            self,
            following: { key in
                if case .object = key { return isObject }
                return keys.contains(key)
            },
            meet: { met in
                for key in keys { if let entry = self.entry(of: key, at: met, &schemes) { entries.append(entry) } }
            })
        walk.stopsAtUnknown = true
        walk.meetPreference = { schemes.take($0) }
        walk.walkRoots(previews: true)
        schemes.complete(&entries)
        for case .value(let name) in keys { entries += uninstalled(name) }
        return WalkAnswer(entries: named(entries), cuts: walk.cuts)
    }

    /// Wrappers in types that SwiftUI does not look into, which have the default for ever.
    private func uninstalled(_ key: String) -> [EnvironmentEntry] {
        program.ownDeclarations.compactMap { property in
            guard program[property].kind == .variable, let wrapper = wrapper(of: property),
                analyzer.environmentPath(wrapper)?.first == key, case let owner = program.nominal(containing: property), owner != .none,
                unitKind(of: owner) == nil, !isDynamicProperty(owner)
            else { return nil }
            let base = baseValue(EnvironmentResolution(.value(key), nil), key)
            return EnvironmentEntry(
                view: name(of: owner), path: [name(of: owner)], key: key, value: base.text, isReader: true,
                note: "never installed: the type is neither a view nor a DynamicProperty",
                place: CodeLocation(program[property].file, program[property].node), isPreview: false)
        }
    }

    // MARK: One view

    private func entry(of key: EnvironmentKey, at met: MetView, _ schemes: inout PresentationValues) -> EnvironmentEntry? {
        let value = ownValues(of: met)[key] ?? value(of: key, in: met.scope)
        let entry = entry(of: key, at: MetViewFacts(met, self), value)
        if let entry, value?.isUnknown != true, entry.from == nil { schemes.note(entry, at: met, key) }
        return entry
    }

    /// What is said of a value at a view; nil where it does not concern the view.
    func entry(of key: EnvironmentKey, at view: MetViewFacts, _ value: EnvironmentValueText?) -> EnvironmentEntry? {
        let met = view.met
        if met.type == .none, !met.isContainer, case .value(let name) = key, let property = environmentProperty(name),
            !analyzer.isFromPrelude(property)
        {
            // SwiftUI's views do not know the program's keys.
            return nil
        }
        let reads = view.reads.first { $0.key == key }
        var entry = EnvironmentEntry(
            view: view.name, path: view.path, key: name(of: key), value: "", isReader: reads != nil,
            place: CodeLocation(met.file, met.expression), isPreview: met.isPreview)
        entry.note = met.presentation.map { "shown by `\($0)`" }
        if let value {
            (entry.value, entry.from, entry.transforms, entry.writer) = (value.text, value.from, value.transforms, value.writer)
        } else if case .object(let type) = key {
            fill(&entry, missing: type, met, reads?.property)
            if entry.isMissing, reads == nil { return nil }
        }
        return entry
    }

    private func fill(_ entry: inout EnvironmentEntry, missing type: DeclID, _ met: MetView, _ property: DeclID?) {
        let isOptional = property.map { analyzer.wrappedType(analyzer.valueType(of: $0)) != nil } ?? false
        if isOptional {
            entry.value = "nil"
            return
        }
        entry.isMissing = true
        let wrapper = property.flatMap { self.wrapper(of: $0) }
        let traps = wrapper?.marks.contains(.object) != true || property.map { isRead($0, in: met.type) } ?? true
        let isUsed = property.map { !analyzer.uses(of: $0).isEmpty } ?? false
        entry.value =
            traps
            ? "missing: fatal error" + missingDetail(type, wrapper, met)
            : isUsed ? "missing: traps only when an action reads it" : "missing: never read, so nothing traps"
    }

    /// What makes an object missing, where that can be said: it is stored for another type, or nobody gives one.
    private func missingDetail(_ type: DeclID, _ wrapper: PropertyWrapper?, _ met: MetView) -> String {
        var scope = met.scope
        while let current = scope {
            if case .object(let other) = current.write.key, other != type, isRelated(other, type) {
                return " (the object is stored for \(name(of: other)))"
            }
            scope = current.outer
        }
        if let presentation = met.presentation { return " when the \(presentation) is shown" }
        let isGiven = allUnits.contains { unit in
            unit.writers.contains { environmentWrite(at: $0.node, in: $0.body)?.key == .object(type) }
        }
        guard !isGiven, wrapper?.marks.contains(.object) == true else { return "" }
        return " 'No ObservableObject of type \(name(of: type)) found'"
    }

    private func isRelated(_ type: DeclID, _ other: DeclID) -> Bool {
        program.inherits(type, from: other) || program.inherits(other, from: type)
            || program[other].kind == .protocolType && program.statedProtocols(of: type).contains(other)
    }

    /// Whether the body of a unit reads a property while it runs.
    func isRead(_ property: DeclID, in type: DeclID) -> Bool {
        unit(of: type)?.events.contains { $0.part.source == .property(property) && $0.form != .subscription } ?? false
    }
}

/// What entries say of the view that was met.
struct MetViewFacts {
    var met: MetView
    var name: String
    var path: [String]
    /// What its type reads of the environment.
    var reads: [EnvironmentRead]

    init(_ met: MetView, _ updates: Updates) {
        self.met = met
        name = updates.viewName(met)
        path = met.type == .none ? met.context.path + [name] : met.context.path
        reads = met.type == .none ? [] : updates.environmentReads(of: met.type) ?? []
    }
}
