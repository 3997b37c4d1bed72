// What a change does through the environment and through preferences: a value that is written anew reaches those below that read it and get it
// from there; all others are asked. A preference goes the other way.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension ChangeRun {
    /// A write of the environment in code that runs.
    func followWrite(_ place: UnitNode, in unit: EvaluationUnit, _ certainty: Certainty) {
        guard let write = updates.environmentWrite(at: place.node, in: place.body) else { return }
        let stand = PartStand(scope: CodeScope(place.body), frame: place.frame, body: place.body)
        guard let value = write.value else { return }
        var (found, reason) = difference(of: updates.parts(of: value, stand), in: unit, "the value")
        if found == .may, let values = bothValues(of: value, stand) { found = values.old == values.new ? .none : .certain }
        found = min(found, certainty)
        guard found > .none else { return }
        let name =
            switch write.key {
            case .value(let key): "\\.\(key)"
            case .object(let type): updates.name(of: type)
            }
        reason = "`\(name)` is written by `\(updates.name(of: unit.type))`, and \(reason)"
        for reader in updates.readers(below: place, unit: unit.type, write) {
            switch reader.verdict {
            case .reads:
                // The view has another value of the key now, which it may pass on.
                if let property = reader.property { note(SourcePart(.property(property)), found) }
                mark(
                    reader.type,
                    ChangeRun.Mark(
                        certainty: found, reason: reason, printed: reader.property.map { "_\(analyzer.name(program[$0].name))" },
                        cause: unit.type))
            case .perhaps: mark(reader.type, ChangeRun.Mark(certainty: .may, reason: reason, printed: nil, cause: unit.type))
            case .unstable(let key):
                mark(
                    reader.type,
                    ChangeRun.Mark(
                        certainty: found,
                        reason: "falls back to the default of `\\.\(key)`, which is a different value each time any key is written",
                        printed: reader.property.map { "_\(analyzer.name(program[$0].name))" }, cause: unit.type))
            case .asked:
                skip(reader.type, "reads the environment and is checked: the values that it reads are equal", .asked)
            }
        }
    }

    /// A preference that is written or changed by code that runs.
    func followPreference(_ place: UnitNode, in unit: EvaluationUnit, _ certainty: Certainty) {
        for use in updates.preferenceUses(at: place.node, in: place.body) where use.form == .writes || use.form == .transforms {
            guard let value = use.value else { continue }
            let stand = PartStand(scope: CodeScope(place.body), frame: place.frame, body: place.body)
            let (found, _) = difference(of: updates.parts(of: value, stand), in: unit, "the value")
            guard min(found, certainty) > .none else { continue }
            for (reader, closure) in updates.preferenceClosures(of: use.key, above: unit.type) {
                let name = reader.closures.first { $0.place == closure }?.name ?? ""
                note(SourcePart(.closure(closure.file, closure.node)), min(found, certainty))
                let reason = "shows the preference `\(use.key)`, which `\(updates.name(of: unit.type))` writes"
                markClosure(closure, ChangeRun.Mark(certainty: min(found, certainty), reason: reason), reader.type, name)
            }
            for (observer, action) in updates.preferenceActions(of: use.key, above: unit.type) {
                follow(action: action, at: observer, min(found, certainty))
            }
        }
    }
}

/// A unit that reads the environment below a write.
struct EnvironmentReader {
    enum Verdict {
        /// It reads the key, and gets it from the write.
        case reads
        /// It may.
        case perhaps
        /// It reads another key, whose default is another value each time.
        case unstable(String)
        /// It reads other keys.
        case asked
    }

    var type: DeclID
    var property: DeclID?
    var verdict: Verdict
}

extension Updates {
    /// The units below a write that read the environment.
    func readers(below place: UnitNode, unit: DeclID, _ write: EnvironmentWrite) -> [EnvironmentReader] {
        let key = CodeLocation(place.body.file, place.body[place.node].syntax)
        if let known = readersBelow[key] { return known }
        var result: [EnvironmentReader] = []
        var seen: Set<DeclID> = []
        let walk = EnvironmentWalk(self, following: { $0 == write.key }) { met in
            guard met.type != .none else { return }
            guard let reads = self.environmentReads(of: met.type), !reads.isEmpty else { return }
            if let property = reads.first(where: { $0.key == write.key })?.property {
                // The write that is asked about is the nearest, or what nearer ones start from.
                let nearest = EnvironmentResolution(write.key, met.scope)
                let writes = (nearest.base.map { [$0] } ?? []) + nearest.transforms
                guard
                    let index = writes.lastIndex(where: {
                        $0.node == place.node && $0.body.file == place.body.file && $0.body.declaration == place.body.declaration
                    }), seen.insert(met.type).inserted
                else { return }
                let isKept = writes[(index + 1)...].allSatisfy { self.passesOn($0) }
                return result.append(EnvironmentReader(type: met.type, property: property, verdict: isKept ? .reads : .perhaps))
            }
            guard seen.insert(met.type).inserted else { return }
            for read in reads {
                guard case .value(let name) = read.key, self.hasUnstableDefault(name), !self.isWritten(name) else { continue }
                return result.append(EnvironmentReader(type: met.type, property: read.property, verdict: .unstable(name)))
            }
            result.append(EnvironmentReader(type: met.type, property: nil, verdict: .asked))
        }
        walk.walk(below: place.node, in: place.body, frame: place.frame, unit: unit, write)
        readersBelow[key] = result
        return result
    }

    /// Whether what a change makes of an inherited value is another one whenever that is.
    private func passesOn(_ scope: EnvironmentScope) -> Bool {
        switch scope.write.combination {
        case .append: return true
        case .transform:
            let tree = program.tree(scope.body.file)
            guard let closure = scope.write.value.flatMap({ Closure(tree, $0) }) else { return false }
            return closure.statements.allSatisfy { statement in
                CompoundAssignment(tree, statement).map { ["+=", "-="].contains($0.spelling) } ?? false
            }
        default: return false
        }
    }

    /// The keys of the environment that a unit reads, with the property that does.
    func environmentReads(of type: DeclID) -> [(key: EnvironmentKey, property: DeclID?)]? {
        guard let unit = unit(of: type) else { return nil }
        var result: [(key: EnvironmentKey, property: DeclID?)] = []
        for property in unit.properties { result += environmentReads(ofProperty: property) }
        if unit.kind == .platform { result += contextReads(of: type).map { (.value($0), nil) } }
        return result
    }

    private func environmentReads(ofProperty property: DeclID) -> [(key: EnvironmentKey, property: DeclID?)] {
        guard let wrapper = wrapper(of: property) else {
            let type = valueType(of: property)
            guard type != .none, !analyzer.isFromPrelude(type), isDynamicProperty(type) else { return [] }
            return analyzer.storedProperties(of: type).flatMap { environmentReads(ofProperty: $0) }
        }
        if let key = analyzer.environmentKey(wrapper) {
            // Of a longer key path the first name is the key.
            let tree = program.tree(program[property].file)
            let names =
                program.wrapperAttribute(of: property).flatMap { tree.child($0, .argumentList) }.flatMap {
                    Argument.all(tree, in: $0).first?.expression
                }.map { keyNames(of: $0, in: program[property].file) } ?? []
            return [(.value(names.first ?? key), property)]
        }
        if isEnvironmentObject(wrapper) {
            let type = valueType(of: property)
            return type == .none ? [] : [(.object(type), property)]
        }
        guard wrapper.declaration != .none, !analyzer.isFromPrelude(wrapper.declaration) else { return [] }
        return analyzer.storedProperties(of: wrapper.declaration).flatMap { environmentReads(ofProperty: $0) }
    }

    /// Whether a wrapper takes its object from the environment, by its type.
    func isEnvironmentObject(_ wrapper: PropertyWrapper) -> Bool {
        if wrapper.marks.contains(.environment), !wrapper.marks.contains(.living) { return analyzer.environmentKey(wrapper) == nil }
        return wrapper.marks.contains([.object, .subscribes, .readingProjection])
    }

    /// The values that a platform view reads of `context.environment`.
    private func contextReads(of type: DeclID) -> [String] {
        var result: [String] = []
        for member in program.members(of: type) where program[member].kind == .function {
            let file = program[member].file
            let tree = program.tree(file)
            let node = program[member].node
            for index in node.rawValue..<node.rawValue + tree[node].size where tree.kind(NodeID(index)) == .member {
                let names = tree.chainNames(NodeID(index)).map { tree.name(tree.mainToken($0)) }
                guard names.count >= 2, tree.kind(tree.chainRoot(NodeID(index))) == .reference else { continue }
                let scope = CodeScope(member, file: file)
                guard let access = MemberAccess(tree, NodeID(index)), let base = access.base,
                    analyzer.nominal(analyzer.typeOfValue(base, in: scope)) == environmentValues, environmentValues != .none
                else { continue }
                result.append(names[names.count - 1])
            }
        }
        return result.uniqued
    }

    /// Whether the program writes a value of the environment anywhere.
    func isWritten(_ key: String) -> Bool {
        allUnits.contains { unit in
            unit.writers.contains { environmentWrite(at: $0.node, in: $0.body)?.key == .value(key) }
        }
    }

    /// Whether the default of a value that the program declares is another one each time.
    func hasUnstableDefault(_ key: String) -> Bool {
        guard let value = defaultExpression(of: key) else { return false }
        guard value.isComputed else { return false }
        return parts(of: value.node, PartStand(scope: value.scope)).contains { if case .fresh = $0 { true } else { false } }
    }

    /// The closures that show a preference and have a unit below them.
    func preferenceClosures(of key: String, above type: DeclID) -> [(EvaluationUnit, CodeLocation)] {
        preferenceReaders(of: key, .shows, above: type).map { unit, place, closure in (unit, CodeLocation(place.body.file, closure)) }
    }

    /// The actions that are done with a preference and have a unit below them.
    func preferenceActions(of key: String, above type: DeclID) -> [(place: UnitNode, action: NodeID)] {
        preferenceReaders(of: key, .observes, above: type).map { _, place, closure in (place, closure) }
    }

    private func preferenceReaders(
        of key: String, _ form: PreferenceUse.Form, above type: DeclID
    ) -> [(EvaluationUnit, UnitNode, NodeID)] {
        var result: [(EvaluationUnit, UnitNode, NodeID)] = []
        for unit in allUnits {
            for place in unit.preferences {
                for use in preferenceUses(at: place.node, in: place.body) where use.form == form && use.key == key {
                    guard let closure = use.value, program.tree(place.body.file).kind(closure) == .closure,
                        let base = place.body.base(of: place.node), shows(type, below: base, in: place.body, unit)
                    else { continue }
                    result.append((unit, place, closure))
                }
            }
        }
        return result
    }

    /// Whether a type is shown below a node of a unit, however far.
    private func shows(_ type: DeclID, below node: ViewNodeID, in body: LoweredBody, _ unit: EvaluationUnit) -> Bool {
        if unit.type == type { return true }
        let tree = program.tree(body.file)
        let range = tree.range(body[node].syntax)
        var pending = unit.sites.filter { site in
            site.place.frame != nil || site.place.body.file == body.file && range.contains(tree.range(site.call))
        }.map(\.type)
        var seen: Set<DeclID> = []
        while let next = pending.popLast() {
            if next == type { return true }
            guard seen.insert(next).inserted, let made = self.unit(of: next) else { continue }
            pending += made.sites.map(\.type)
        }
        return false
    }
}
