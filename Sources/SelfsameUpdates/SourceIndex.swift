// Who reads a source, which bindings lead to it, who subscribes to an object, and how sources are called.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// A property of a unit that makes it depend on a whole object.
struct ObjectHolder {
    /// The property of the unit.
    var property: DeclID
    /// The type that it holds, itself or in a value of it.
    var held: DeclID
}

extension Updates {
    /// What reads each source.
    func findReaders() -> [ValueSource: [(EvaluationUnit, ReadEvent)]] {
        var result: [ValueSource: [(EvaluationUnit, ReadEvent)]] = [:]
        for unit in allUnits {
            for event in unit.events { result[event.part.source, default: []].append((unit, event)) }
        }
        return result
    }

    /// The bindings that lead to each source: the property, and the part of the source.
    func findBoundProperties() -> [ValueSource: [(property: DeclID, part: SourcePart)]] {
        var result: [ValueSource: [(property: DeclID, part: SourcePart)]] = [:]
        for unit in allUnits {
            for site in unit.sites {
                for input in inputs(of: site) {
                    for part in input.bound where part.source != .property(input.property) {
                        if result[part.source]?.contains(where: { $0 == (input.property, part) }) == true { continue }
                        result[part.source, default: []].append((input.property, part))
                    }
                }
            }
        }
        return result
    }

    /// The units that subscribe to objects of a class, with the property that does.
    func subscribers(of type: DeclID) -> [(EvaluationUnit, ObjectHolder)] {
        var result: [(EvaluationUnit, ObjectHolder)] = []
        for (unit, holder) in objectHolders where result.last?.0 !== unit {
            let held = holder.held
            if program.inherits(held, from: type) || program.inherits(type, from: held) || statingTypes[held]?.contains(type) == true {
                result.append((unit, holder))
            }
        }
        return result
    }

    /// The properties that make units depend on whole objects: by their wrappers, or by those in the values and wrappers of the program that are
    /// dynamic properties.
    func findObjectHolders() -> [(EvaluationUnit, ObjectHolder)] {
        allUnits.flatMap { unit in
            unit.properties.flatMap { property in
                heldObjects(of: property, depth: 0).map { (unit, ObjectHolder(property: property, held: $0)) }
            }
        }
    }

    private func heldObjects(of property: DeclID, depth: Int) -> [DeclID] {
        guard depth < 4 else { return [] }
        let owner: DeclID
        if let wrapper = wrapper(of: property) {
            if wrapper.marks.contains([.subscribes, .object]) {
                let held = heldType(of: property)
                return held == .none ? [] : [held]
            }
            owner = wrapper.declaration
        } else {
            owner = valueType(of: property)
        }
        guard owner != .none, !analyzer.isFromPrelude(owner), isDynamicProperty(owner) else { return [] }
        return analyzer.storedProperties(of: owner).flatMap { heldObjects(of: $0, depth: depth + 1) }
    }

    /// Whether a change of a property of an object is announced.
    func announces(_ property: DeclID) -> Certainty {
        let declaration = program[property]
        if let wrapper = wrapper(of: property), wrapper.marks.contains(.published) { return .certain }
        // Objects of a store announce whatever is stored.
        if !declaration.flags.contains(.isStored) { return .may }
        let tree = program.tree(declaration.file)
        guard let accessors = tree.child(declaration.node, .accessorBlock) else { return .none }
        return announcesByItself(accessors, of: property) ? .certain : .may
    }

    /// Whether accessors name what announces a change of the object: `willSet { objectWillChange.send() }`.
    private func announcesByItself(_ accessors: NodeID, of property: DeclID) -> Bool {
        let tree = program.tree(program[property].file)
        let names = program.classes(from: program.nominal(containing: property)).flatMap { program.statedProtocols(of: $0) }
            .filter { program.marks(of: $0).contains(.announces) }
            .flatMap { program.members(of: $0) }.filter { program[$0].kind == .variable }.map { program[$0].name }
        return (accessors.rawValue..<accessors.rawValue + tree[accessors].size).map { NodeID($0) }.contains { node in
            tree.kind(node) == .reference && tree.mainToken(node) != .none
                && names.contains(program.name(of: tree.mainToken(node), in: program[property].file))
        }
    }

    /// Whether a source is a property that the one who makes a view gives, without a wrapper.
    func isPlainInput(_ source: ValueSource) -> Bool {
        guard case .property(let property) = source, wrapper(of: property) == nil else { return false }
        let owner = program.nominal(containing: property)
        return owner != .none && !isClass(owner) && !program[property].flags.contains(.isStatic)
            && !isBinding(analyzer.valueType(of: property))
    }

    /// Whether a write is noticed: one of an equal value is dropped by state, and tells of itself in a published property. What observation
    /// makes of it depends on the compiler.
    func certaintyOfWrite(_ part: SourcePart, _ values: (old: ConstantValue, new: ConstantValue)?) -> Certainty {
        guard let values, values.old == values.new, case .property(let property) = part.source else { return .certain }
        let owner = program.nominal(containing: property)
        guard isClass(owner) else { return .none }
        guard observation(of: owner) == .each else { return .certain }
        return isEquatable(analyzer.valueType(of: property)) ? .may : .certain
    }

    /// Whether a part of a source is true or false, and nothing else.
    func isTruthValue(_ part: SourcePart) -> Bool {
        guard case .property(let property) = part.source, part.path.isEmpty else { return false }
        return analyzer.nominal(analyzer.valueType(of: property)) == analyzer.wellKnown.bool
    }

    /// Whether the program writes a source in a closure.
    func isWritten(_ source: ValueSource, inside closure: CodeLocation) -> Bool {
        guard case .property(let property) = source else { return true }
        let writes = analyzer.writes(to: property)
        guard writes.isComplete else { return true }
        let tree = program.tree(closure.file)
        let range = tree.range(closure.node)
        let bound = boundProperties[source] ?? []
        return !bound.isEmpty
            || writes.known.contains { $0.use.file == closure.file && range.contains(tree.range($0.use.node)) }
    }

    // MARK: Names

    /// How a source is called in reasons: `count`, `Model.title`, `\.font`.
    func spelling(of source: ValueSource) -> String {
        switch source {
        case .property(let property):
            let owner = program.nominal(containing: property)
            let name = analyzer.name(program[property].name)
            return owner == .none ? name : "\(self.name(of: owner)).\(name)"
        case .environment(let key): return "\\.\(key)"
        case .object(let type): return name(of: type)
        case .closure(let file, let closure):
            return "what `\(closureUses[CodeLocation(file, closure)]?.name ?? "a closure")` gives its closure"
        case .preference(let key): return key
        }
    }

    /// What `_printChanges` would print for a source.
    func printedName(of source: ValueSource) -> String? {
        guard case .property(let property) = source else { return nil }
        let name = analyzer.name(program[property].name)
        let owner = program.nominal(containing: property)
        if isClass(owner) { return "\\\(self.name(of: owner)).\(name)" }
        return "_\(name)"
    }

    /// How a read is listed: `@State count`, `input text`, `@Binding text <- ContentView.text`, `Recipe.title`.
    public func spelling(of event: ReadEvent) -> String? {
        switch event.part.source {
        case .property(let property):
            let owner = program.nominal(containing: property)
            let name = analyzer.name(program[property].name)
            if isClass(owner) { return event.form == .base ? nil : spelling(of: event.part.source) }
            if event.form == .base { return nil }
            guard let wrapper = wrapper(of: property) else {
                if owner == .none || program[property].flags.contains(.isStatic) { return nil }
                return isBinding(analyzer.valueType(of: property))
                    ? bindingSpelling(analyzer.rootTypeName(of: analyzer.valueType(of: property)), name, property) : "input \(name)"
            }
            if wrapper.isBinding { return bindingSpelling("@\(wrapper.name)", name, property) }
            let text = wrapper.spelling.hasSuffix(")") ? wrapper.spelling : "\(wrapper.spelling) \(name)"
            return event.form == .reference ? "\(text) (reference)" : text
        // The declaration says it by itself.
        case .environment: return nil
        case .object(let type): return name(of: type)
        case .closure(let file, let closure):
            guard let use = closureUses[CodeLocation(file, closure)] else { return nil }
            return ([use.name] + event.part.path).joined(separator: ".")
        case .preference(let key): return "preference \(key)"
        }
    }

    private func bindingSpelling(_ wrapper: String, _ name: String, _ property: DeclID) -> String {
        let sources = boundSources[property] ?? []
        return sources.isEmpty
            ? "\(wrapper) \(name)"
            : "\(wrapper) \(name) <- "
                + sources.map { ([spelling(of: $0.source)] + $0.path).joined(separator: ".") }.uniqued.joined(separator: ", ")
    }

    /// What each bound property leads to.
    func findBoundSources() -> [DeclID: [SourcePart]] {
        var result: [DeclID: [SourcePart]] = [:]
        for (_, entries) in boundProperties.sorted(by: { spelling(of: $0.key) < spelling(of: $1.key) }) {
            for entry in entries { result[entry.property, default: []].append(entry.part) }
        }
        return result
    }
}

extension Updates {
    /// By a source, the closures of presentations that get its value: `sheet(item: $shown) { Detail($0) }`.
    func findPresentedItems() -> [ValueSource: [(part: SourcePart, closure: CodeLocation)]] {
        var result: [ValueSource: [(part: SourcePart, closure: CodeLocation)]] = [:]
        for unit in allUnits {
            for closure in unit.closures where closure.isPresented {
                let (body, node) = (closure.taker.body, closure.taker.node)
                let source = ValueSource.closure(closure.place.file, closure.place.node)
                guard let call = body.call(node), call.arguments.contains(where: { $0.syntax == closure.place.node }),
                    unit.events.contains(where: { $0.part.source == source })
                else { continue }
                let stand = PartStand(scope: CodeScope(body), frame: closure.taker.frame, body: body)
                for item in call.arguments where isBinding(item.type) {
                    for part in bindingParts(of: item.syntax, stand).bound {
                        result[part.source, default: []].append((part, closure.place))
                    }
                }
            }
        }
        return result
    }
}

extension Updates {
    /// Whether a place is in content that is shown when something happens: a sheet's, or where a link leads to. A view that is new shows none of it.
    func isShownLater(_ site: ViewSite) -> Bool {
        if let known = site.isShownLater { return known }
        var (body, node, frame) = (site.place.body, site.place.node, site.place.frame)
        var found = site.place.region.isPresented || analyzer.presentedContent(around: node, in: body) != nil
        while !found, let outer = frame {
            (body, node, frame) = (outer.body, outer.node, outer.outer)
            found = analyzer.presentedContent(around: node, in: body) != nil
        }
        site.isShownLater = found
        return found
    }

    /// The types that platform objects show together with a type, and those below them: what code outside of views gives its content.
    func typesHosted(with type: DeclID) -> Set<DeclID> {
        guard hostedTypes.contains(type) else { return [] }
        var pending = hostedViews.map { hosted in hosted.body.nodes.map { analyzer.nominal($0.type) } }.filter { $0.contains(type) }.flatMap
        { $0 }
        var result: Set<DeclID> = []
        while let next = pending.popLast() {
            guard next != .none, next != type, result.insert(next).inserted, let unit = unit(of: next) else { continue }
            pending += unit.sites.map(\.type)
        }
        return result
    }
}
