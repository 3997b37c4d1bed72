// What each view depends on, as values that need no analyzer: what it reads, what it is made with, who can change that.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// What one view depends on.
public struct ViewDependencies: Sendable {
    /// One source that it reads.
    public struct Read: Hashable, Sendable {
        /// How the source is called: `@State count`, `Model.title`.
        public var name: String
        /// Whether another value decides that it is read.
        public var isConditional: Bool
        /// Whether the declaration alone makes the view depend on it, and the body does not read it.
        public var isUnread: Bool
        /// The members in which the program changes it.
        public var writers: [String]
        /// The controls and modifiers whose code changes it, as far as that is seen.
        public var causes: [FlipCause]
        /// Whether these are all.
        public var isComplete: Bool
    }

    /// One stored property that its value is compared by.
    public struct Input: Hashable, Sendable {
        /// The property.
        public var name: String
        /// How it is compared: `by value`, `by reference`, `never equal`.
        public var comparison: String
        /// Why some view that makes it gives another value each time; nil where none does.
        public var differs: String?
    }

    /// The view.
    public var view: String
    /// The type.
    public var type: DeclID
    /// What it is.
    public var kind: UnitKind
    /// What it reads, in the order of its code.
    public var reads: [Read]
    /// The bindings that it passes on without reading their values.
    public var forwards: [String]
    /// What it is made with.
    public var inputs: [Input]
    /// The views that make it.
    public var madeBy: [String]
    /// How many parts of its body are not known.
    public var unknownParts: Int
    /// Why it may read more than is listed; empty where it does not.
    public var cuts: [String]
}

extension ViewDependencies {
    /// Whether a name selects it: its own, that of its body, or that of a type around it.
    public func isSelected(by name: String) -> Bool { view == name || view + ".body" == name || view.hasPrefix(name + ".") }
}

extension Updates {
    /// What the units of a file's types depend on, in source order.
    public func dependencies(in file: FileID) -> [ViewDependencies] {
        unitTypes.filter { program[$0].file == file }.compactMap { dependencies(of: $0) }
    }

    /// What a type depends on; nil for a type without a unit.
    public func dependencies(of type: DeclID) -> ViewDependencies? {
        guard let unit = unit(of: type) else { return nil }
        let events = unit.events
        let reads = readNames(of: type).map { read in
            let sources = events.filter { spelling(of: $0) == read.name }.map(\.part.source).uniqued
            let found = sources.map { writers(of: $0) }
            return ViewDependencies.Read(
                name: read.name, isConditional: read.isConditional, isUnread: read.form == .subscription,
                writers: found.flatMap(\.names).uniqued,
                causes: sources.count == 1 ? causes(of: sources[0]) : sources.flatMap { causes(of: $0) }.uniqued,
                isComplete: found.allSatisfy(\.isComplete))
        }
        return ViewDependencies(
            view: name(of: type), type: type, kind: unit.kind, reads: reads, forwards: forwardedNames(of: type), inputs: inputs(of: unit),
            madeBy: (makers[type] ?? []).map { name(of: $0) }.uniqued, unknownParts: unit.unknownViews.count,
            cuts: unit.cuts)
    }

    /// What changes a source, in the words of a condition that depends on it.
    private func causes(of source: ValueSource) -> [FlipCause] {
        guard case .property(let property) = source else { return [] }
        if let known = foundCauses[property] { return known }
        let found = analyzer.changeCauses(of: property)
        foundCauses[property] = found
        return found
    }

    /// How many sources of one binding are looked at.
    private static let boundLimit = 32

    /// The members in which the program changes a source.
    private func writers(of source: ValueSource) -> (names: [String], isComplete: Bool) {
        guard case .property(let property) = source else { return ([], true) }
        let bound = (boundSources[property] ?? []).map(\.source).filter { $0 != source }
        if !bound.isEmpty, let wrapper = wrapper(of: property), wrapper.isBinding {
            let found = bound.prefix(Self.boundLimit).map { writers(of: $0, depth: 1) }
            return (found.flatMap(\.names).uniqued, bound.count <= Self.boundLimit && found.allSatisfy(\.isComplete))
        }
        return writers(of: source, depth: 0)
    }

    private func writers(of source: ValueSource, depth: Int) -> (names: [String], isComplete: Bool) {
        guard case .property(let property) = source else { return ([], true) }
        // What a view is made with is another value where it is made with one; a constant never is.
        if program[property].flags.contains(.isLet) || isPlainInput(source) || wrapper(of: property)?.observes == true {
            let owner = program.nominal(containing: property)
            return ((makers[owner] ?? []).map { name(of: $0) }, true)
        }
        let writes = analyzer.writes(to: property)
        return (writes.known.map { program.displayName(of: $0.scope.declaration) }.uniqued, writes.isComplete)
    }

    /// The units that make each type.
    func findMakers() -> [DeclID: [DeclID]] {
        var result: [DeclID: [DeclID]] = [:]
        for unit in allUnits {
            for site in unit.sites where result[site.type]?.contains(unit.type) != true { result[site.type, default: []].append(unit.type) }
        }
        return result
    }

    // MARK: Inputs

    private func inputs(of unit: EvaluationUnit) -> [ViewDependencies.Input] {
        let sites = sitesByType[unit.type] ?? []
        return unit.properties.compactMap { property in
            let wrapper = wrapper(of: property)
            if let wrapper, wrapper.marks.isDisjoint(with: [.given, .seeded]), analyzer.isFromPrelude(wrapper.declaration) { return nil }
            if let wrapper, wrapper.marks.contains(.seeded), program[property].flags.contains(.isPrivate),
                program.tree(program[property].file).initialValue(of: program[property].node) != nil
            {
                return nil
            }
            var differs: String?
            for site in sites {
                for input in inputs(of: site) where input.property == property && differs == nil { differs = unstable(input.parts) }
            }
            return ViewDependencies.Input(
                name: analyzer.name(program[property].name), comparison: comparison(of: property), differs: differs)
        }
    }

    /// Why a value of these parts is another one each time.
    func unstable(_ parts: [ValuePart]) -> String? {
        for part in parts {
            switch part {
            case .fresh(let text), .rebuilt(let text): return "\(text) each time"
            case .capturesSelf: return "a closure that captures the view that makes it"
            case .neverEqual(let text): return text
            default: continue
            }
        }
        return nil
    }

    /// How a property is compared with its last value.
    private func comparison(of property: DeclID) -> String {
        let type = analyzer.valueType(of: property)
        if let wrapper = wrapper(of: property) {
            if wrapper.isBinding { return "by where the binding leads" }
            if wrapper.marks.contains(.object) { return wrapper.ownsObject ? "by what its closure captures" : "by reference" }
        }
        if isBinding(type) { return "by where the binding leads" }
        if analyzer.isFunction(type) {
            if case .function(let shape) = analyzer.structure(of: analyzer.wrappedType(type) ?? type), analyzer.isGeneric(shape.result) {
                return "never equal: a closure with a generic result"
            }
            return "by what the closure captures"
        }
        let value = plain(type)
        switch analyzer.structure(of: value) {
        case .parameter, .member: return "by what it is made of"
        case .existential: return "by the type that it holds"
        case .unknown: return "unknown"
        default: break
        }
        let nominal = analyzer.nominal(value)
        if isClass(nominal) { return "by reference" }
        if analyzer.wellKnown.isCollection(nominal),
            let element = analyzer.genericArguments(value).last, analyzer.isKnown(element), !isEquatable(element)
        {
            return "by its storage: its elements are not Equatable"
        }
        return isEquatable(value) ? "by value" : "field by field"
    }
}
