// The value of one key below the writes of a scope: nearest wins, what combines is combined from the outside in.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// The writes of one key that count at a place.
struct EnvironmentResolution {
    /// The nearest write of the whole value.
    private(set) var base: EnvironmentScope?
    /// The writes below it that change the inherited value, from the outside in.
    private(set) var transforms: [EnvironmentScope] = []
    /// What hands the content to the platform, where that stands nearer than the write.
    private(set) var boundary: String?

    init(_ key: EnvironmentKey, _ scope: EnvironmentScope?) {
        var scope = scope
        while let current = scope {
            if let name = current.boundary {
                boundary = name
                break
            }
            if current.write.key == key {
                if current.write.combination == .set, current.write.path.isEmpty {
                    base = current
                    break
                }
                transforms.insert(current, at: 0)
            }
            scope = current.outer
        }
    }
}

/// A value of the environment as answers tell it.
struct EnvironmentValueText: Hashable {
    /// The value.
    var text: String
    /// Where it is written; nil for a default.
    var from: CodeLocation?
    /// The changes to the inherited value, from the outside in.
    var transforms: [CodeLocation] = []
    /// The modifier that writes it, and the type with that code.
    var writer: String?
    /// Whether it is not known what comes down to here.
    var isUnknown = false
    /// Whether it is a style of the program, which decides on what controls show.
    var isStyle = false
}

extension Updates {
    /// The value of a key below the writes of a scope; nil for an object that nobody gives.
    func value(of key: EnvironmentKey, in scope: EnvironmentScope?) -> EnvironmentValueText? {
        let resolved = EnvironmentResolution(key, scope)
        switch key {
        case .object: return object(resolved)
        case .value(let name): return value(resolved, name)
        }
    }

    private func object(_ resolved: EnvironmentResolution) -> EnvironmentValueText? {
        if let base = resolved.base, let value = base.write.value {
            let text = rendered(value, base.body, base.context)
            return text == "nil" || text.hasPrefix("nil as") ? nil : written(text, by: base)
        }
        return resolved.boundary.map { unknown(behind: $0) }
    }

    private func value(_ resolved: EnvironmentResolution, _ key: String) -> EnvironmentValueText {
        if let boundary = resolved.boundary, resolved.base == nil, resolved.transforms.isEmpty { return unknown(behind: boundary) }
        let base = baseValue(resolved, key)
        guard let last = resolved.transforms.last ?? resolved.base else { return EnvironmentValueText(text: base.text) }
        var result = written(resolved.transforms.isEmpty ? base.text : combined(base, resolved.transforms, key), by: last)
        result.transforms = resolved.transforms.map { CodeLocation($0.body.file, $0.body[$0.node].syntax) }
        return result
    }

    private func unknown(behind boundary: String) -> EnvironmentValueText {
        EnvironmentValueText(text: "unknown (content of `\(boundary)`)", isUnknown: true)
    }

    private func written(_ text: String, by scope: EnvironmentScope) -> EnvironmentValueText {
        EnvironmentValueText(
            text: text, from: CodeLocation(scope.body.file, scope.body[scope.node].syntax),
            writer: writer(scope.write.name, in: scope.body),
            isStyle: writesStyle(scope.write, at: scope.node, in: scope.body))
    }

    /// A modifier, and the type whose code applies it.
    private func writer(_ modifier: String, in body: LoweredBody) -> String {
        let owner = body.declaration == .none ? DeclID.none : program.nominal(containing: body.declaration)
        return owner == .none ? "`\(modifier)`" : "`\(modifier)` in `\(name(of: owner))`"
    }

    // MARK: A text's own modifiers

    /// What the overloads of a text say, which beat the environment: the first that is written wins.
    func ownValues(of met: MetView) -> [EnvironmentKey: EnvironmentValueText] {
        var result: [EnvironmentKey: EnvironmentValueText] = [:]
        for write in met.textWrites {
            guard let key = keyOfText(write.name), result[key] == nil, case .value(let name) = key else { continue }
            result[key] = ownValue(of: name, met)
        }
        return result
    }

    private func ownValue(of key: String, _ met: MetView) -> EnvironmentValueText? {
        let own = met.textWrites.filter { keyOfText($0.name) == .value(key) }
        guard let first = own.first else { return nil }
        let tree = program.tree(met.body.file)
        var text = first.value.map { rendered($0, met.body, met.context) } ?? ""
        if combination(ofText: first.name) == .append {
            let resolved = EnvironmentResolution(.value(key), met.scope)
            let names =
                appended(resolved.transforms)
                + own.flatMap { write in
                    modifierNames(write.name, write.value.map { tree.oneLine($0) })
                }
            text = names.isEmpty ? "none" : names.joined(separator: " then ")
        } else if let value = first.value, tree.kind(value) == .nil {
            // Of a text, nil means what stands when nobody says anything.
            text = "default"
        }
        return EnvironmentValueText(text: text, from: CodeLocation(met.file, met.expression), writer: writer(first.name, in: met.body))
    }

    /// The key that an overload of a text stands for: that of the modifier of views with its name.
    private func keyOfText(_ name: String) -> EnvironmentKey? { effect(ofText: name).map { .value($0.key) } }

    private func combination(ofText name: String) -> EnvironmentCombination { effect(ofText: name)?.combination ?? .set }

    private func effect(ofText text: String) -> (key: String, combination: EnvironmentCombination)? {
        guard let name = program.names.find(text) else { return nil }
        for function in callables[name] where analyzer.isFromPrelude(function) {
            if case .key(let key, let combination, _, _) = environmentEffect(of: function) { return (key, combination) }
        }
        return nil
    }
}
