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
        // What edits a value is no value: another one comes of what it reads.
        let isTransform = write.combination == .transform && program.tree(place.body.file).kind(value) == .closure
        let parts = isTransform ? updates.parts(ofTransform: value, stand) : updates.parts(of: value, stand)
        var (found, reason) = difference(of: parts, in: unit, "the value")
        found = min(settled(found, parts, bothValues(of: value, stand)), certainty)
        guard found > .none else { return }
        let name =
            switch write.key {
            case .value(let key): "\\.\(key)"
            case .object(let type): updates.name(of: type)
            }
        reason = "`\(name)` is written by `\(updates.name(of: unit.type))`, and \(reason)"
        let readers = updates.readers(below: place, unit: unit.type, write)
        if !unit.contents.isEmpty {
            // What platform code gives it is no view's content.
            let known = Set(readers.entries.map(\.type))
            for type in updates.typesHosted(with: unit.type) where !known.contains(type) {
                guard let read = updates.environmentReads(of: type)?.first(where: { $0.key == write.key }) else { continue }
                let printed = read.property.map { "_\(analyzer.name(program[$0].name))" }
                mark(type, Mark(certainty: min(found, .may), reason: reason, printed: printed, cause: unit.type))
            }
        }
        for cut in readers.cuts { noteUnknown("readers of `\(name)`", cut) }
        if !readers.cuts.isEmpty {
            // What was not reached may be below as well.
            let met = Set(readers.entries.filter { if case .asked = $0.verdict { false } else { true } }.map(\.type))
            for type in updates.unitTypes where !met.contains(type) {
                guard let read = updates.environmentReads(of: type)?.first(where: { $0.key == write.key }) else { continue }
                let printed = read.property.map { "_\(analyzer.name(program[$0].name))" }
                mark(type, Mark(certainty: min(found, .may), reason: reason, printed: printed, cause: unit.type))
            }
        }
        for reader in readers.entries {
            switch reader.verdict {
            case .reads:
                let own = min(found, self.certainty(ofPart: reader.path, writtenBy: write, parts))
                guard own > .none else {
                    skip(reader.type, "reads the environment and is asked; the values that it reads are equal", .asked)
                    continue
                }
                // The view has another value of the key now, which it may pass on.
                if let property = reader.property {
                    note(SourcePart(.property(property)), own)
                    if updates.writeCounts[write.key] ?? 1 > 1 { onlyAt[property] = "below `\(updates.name(of: unit.type))`" }
                }
                mark(
                    reader.type,
                    ChangeRun.Mark(
                        certainty: own, reason: reason, printed: reader.property.map { "_\(analyzer.name(program[$0].name))" },
                        cause: unit.type))
            case .perhaps: mark(reader.type, ChangeRun.Mark(certainty: .may, reason: reason, printed: nil, cause: unit.type))
            case .readsPart:
                mark(reader.type, Mark(certainty: .may, reason: "reads a part of `\(name)`; \(reason)", printed: nil, cause: unit.type))
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

    /// How sure it is that a part of a value of the environment differs: of one that is a property as it stands, the parts that changed are known.
    private func certainty(ofPart path: [String], writtenBy write: EnvironmentWrite, _ parts: [ValuePart]) -> Certainty {
        guard !path.isEmpty else { return .certain }
        guard zip(write.path, path).allSatisfy({ $0 == $1 }) else { return .none }
        guard path.count > write.path.count else { return .certain }
        let rest = Array(path.dropFirst(write.path.count))
        return parts.reduce(.none) { result, part in
            guard case .from(let source, let isLossy) = part else { return max(result, .may) }
            let found = certainty(of: SourcePart(source.source, source.path + rest))
            return max(result, isLossy ? min(found, .may) : found)
        }
    }

    /// A preference that is written or changed by code that runs.
    func followPreference(_ place: UnitNode, in unit: EvaluationUnit, _ certainty: Certainty) {
        for use in updates.preferenceUses(at: place.node, in: place.body) where use.form == .writes || use.form == .transforms {
            guard let value = use.value else { continue }
            let stand = PartStand(scope: CodeScope(place.body), frame: place.frame, body: place.body)
            let (found, _) = difference(of: updates.parts(of: value, stand), in: unit, "the value")
            guard min(found, certainty) > .none else { continue }
            for (reader, closure) in updates.preferenceClosures(of: use.key, above: unit, place) {
                let name = reader.closures.first { $0.place == closure }?.name ?? ""
                note(SourcePart(.closure(closure.file, closure.node)), min(found, certainty))
                let reason = "shows the preference `\(use.key)`, which `\(updates.name(of: unit.type))` writes"
                markClosure(closure, ChangeRun.Mark(certainty: min(found, certainty), reason: reason), reader.type, name)
            }
            for (observer, action) in updates.preferenceActions(of: use.key, above: unit, place) {
                follow(action: action, at: observer, min(found, certainty), .preference(use.key))
            }
        }
    }
}

/// One property that reads the environment.
struct EnvironmentRead {
    var key: EnvironmentKey
    /// The names behind the key: a part of the value.
    var path: [String] = []
    var property: DeclID?
    /// Whether it reads a part that is not known.
    var isUnknownPart = false
}

/// A unit that reads the environment below a write.
struct EnvironmentReader: Sendable {
    enum Verdict: Sendable {
        /// It reads the key, and gets it from the write.
        case reads
        /// It may.
        case perhaps
        /// It gets the key from the write, and reads a part of it that is not known.
        case readsPart
        /// It reads another key, whose default is another value each time.
        case unstable(String)
        /// It reads other keys.
        case asked
    }

    var type: DeclID
    /// The property, with the part of the value that it reads.
    var property: DeclID?
    var path: [String] = []
    var verdict: Verdict
}

extension Updates {
    /// The units below a write that read the environment.
    func readers(below place: UnitNode, unit: DeclID, _ write: EnvironmentWrite) -> WalkAnswer<EnvironmentReader> {
        let key = CodeLocation(place.body.file, place.body[place.node].syntax)
        if let known = readersBelow[key] { return known }
        var result: [EnvironmentReader] = []
        var seen: Set<DeclID> = []
        let walk = EnvironmentWalk(self, following: { $0 == write.key }) { met in
            guard met.type != .none else { return }
            guard let reads = self.environmentReads(of: met.type), !reads.isEmpty else { return }
            let own = reads.filter { $0.key == write.key && $0.property != nil }
            if !own.isEmpty {
                // The write that is asked about is the nearest, or what nearer ones start from.
                let nearest = EnvironmentResolution(write.key, met.scope)
                let writes = (nearest.base.map { [$0] } ?? []) + nearest.transforms
                guard
                    let index = writes.lastIndex(where: {
                        $0.node == place.node && $0.body.file == place.body.file && $0.body.declaration == place.body.declaration
                    }), seen.insert(met.type).inserted
                else { return }
                let isKept = writes[(index + 1)...].allSatisfy { self.passesOn($0) }
                for read in own {
                    result.append(
                        EnvironmentReader(
                            type: met.type, property: read.property, path: read.path,
                            verdict: !isKept ? .perhaps : read.isUnknownPart ? .readsPart : .reads))
                }
                return
            }
            guard seen.insert(met.type).inserted else { return }
            for read in reads {
                guard case .value(let name) = read.key, self.hasUnstableDefault(name), !self.isWritten(name) else { continue }
                return result.append(EnvironmentReader(type: met.type, property: read.property, verdict: .unstable(name)))
            }
            result.append(EnvironmentReader(type: met.type, property: nil, verdict: .asked))
        }
        walk.walk(below: place.node, in: place.body, frame: place.frame, unit: unit, write)
        let answer = WalkAnswer(entries: result, cuts: walk.cuts)
        readersBelow[key] = answer
        return answer
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
    func environmentReads(of type: DeclID) -> [EnvironmentRead]? {
        guard let unit = unit(of: type) else { return nil }
        var result: [EnvironmentRead] = []
        for property in unit.properties { result += environmentReads(ofProperty: property) }
        if unit.kind == .platform { result += contextReads(of: type).map { EnvironmentRead(key: .value($0)) } }
        return result
    }

    private func environmentReads(ofProperty property: DeclID) -> [EnvironmentRead] {
        guard let wrapper = wrapper(of: property) else {
            let type = valueType(of: property)
            guard type != .none, !analyzer.isFromPrelude(type), isDynamicProperty(type) else { return storedReads(of: property) }
            return analyzer.storedProperties(of: type).flatMap { environmentReads(ofProperty: $0) }
        }
        if let path = analyzer.environmentPath(wrapper), let key = path.first {
            return [EnvironmentRead(key: .value(key), path: Array(path.dropFirst()), property: property)]
        }
        if analyzer.isEnvironmentObject(wrapper) {
            let type = valueType(of: property)
            return type == .none ? [] : [EnvironmentRead(key: .object(type), property: property)]
        }
        guard wrapper.declaration != .none, !analyzer.isFromPrelude(wrapper.declaration) else { return [] }
        return analyzer.storedProperties(of: wrapper.declaration).flatMap { environmentReads(ofProperty: $0) }
    }

    /// What `let value: Environment<Int>` reads: the key paths that its owner makes it with. Of one that is joined from several, the part is not
    /// known.
    func storedReads(of property: DeclID) -> [EnvironmentRead] {
        let wrapper = valueType(of: property)
        guard wrapper != .none, analyzer.isFromPrelude(wrapper), program.marks(of: wrapper).contains(.environment),
            !program.marks(of: wrapper).contains(.living)
        else { return [] }
        let file = program[property].file
        let tree = program.tree(file)
        let owner = program.nominal(containing: property)
        let values = tree.initialValue(of: program[property].node).map { [$0] } ?? []
        let blocks = program.members(of: owner).filter { program[$0].kind == .initializer && program[$0].file == file }
            .compactMap { analyzer.bodyHolder(of: $0) }
        var result: [EnvironmentRead] = []
        for node in (values + blocks).flatMap({ Array(tree.nodes(below: $0)) }) where tree.kind(node) == .keyPath {
            guard let key = keyNames(of: node, in: file).first, environmentProperty(key) != nil else { continue }
            let call = tree.call(takingClosure: node).flatMap { tree.calleeToken($0) }
            let isDirect = call.map { tree.name($0) == analyzer.name(program[wrapper].name) } ?? false
            let root = tree.firstChild(node).flatMap { tree.kind($0) == .keyPathComponent ? nil : tree.mainToken($0) } ?? .none
            guard isDirect || root != .none && tree.name(root) == analyzer.name(program[environmentValues].name) else { continue }
            let path = isDirect ? Array(keyNames(of: node, in: file).dropFirst()) : []
            result.append(EnvironmentRead(key: .value(key), path: path, property: property, isUnknownPart: !isDirect))
        }
        return result
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

    /// The closures that show a preference and get what a place below them writes.
    func preferenceClosures(of key: String, above unit: EvaluationUnit, _ place: UnitNode) -> [(EvaluationUnit, CodeLocation)] {
        preferenceReaders(of: key, .shows, above: unit, place).map { unit, place, closure in
            (unit, CodeLocation(place.body.file, closure))
        }
    }

    /// The actions that are done with a preference and get what a place below them writes.
    func preferenceActions(of key: String, above unit: EvaluationUnit, _ place: UnitNode) -> [(place: UnitNode, action: NodeID)] {
        preferenceReaders(of: key, .observes, above: unit, place).map { _, place, closure in (place, closure) }
    }

    private func preferenceReaders(
        of key: String, _ form: PreferenceUse.Form, above writer: EvaluationUnit, _ place: UnitNode
    ) -> [(EvaluationUnit, UnitNode, NodeID)] {
        var result: [(EvaluationUnit, UnitNode, NodeID)] = []
        for unit in allUnits {
            for reader in unit.preferences {
                for use in preferenceUses(at: reader.node, in: reader.body) where use.form == form && use.key == key {
                    guard let closure = use.value, program.tree(reader.body.file).kind(closure) == .closure,
                        let base = reader.body.base(of: reader.node), isShown(writer, place, below: base, of: reader, in: unit, key)
                    else { continue }
                    result.append((unit, reader, closure))
                }
            }
        }
        return result
    }

    /// Whether what a place writes comes up to a node of a unit, however far: not where a write on the way replaces it.
    private func isShown(
        _ writer: EvaluationUnit, _ place: UnitNode, below node: ViewNodeID, of reader: UnitNode, in unit: EvaluationUnit, _ key: String
    ) -> Bool {
        let tree = program.tree(reader.body.file)
        let range = tree.range(reader.body[node].syntax)
        func isBelow(_ syntax: NodeID, _ other: UnitNode) -> Bool {
            other.frame != nil || other.body.file == reader.body.file && range.contains(tree.range(syntax))
        }
        func isReplaced(_ syntax: NodeID, at other: UnitNode, in unit: EvaluationUnit, within: Bool) -> Bool {
            let inner = program.tree(other.body.file).range(syntax)
            return unit.preferences.contains { write in
                guard write.body.file == other.body.file, write.body.declaration == other.body.declaration,
                    !within || write.frame != nil || isBelow(write.body[write.node].syntax, write),
                    let base = write.body.base(of: write.node)
                else { return false }
                return program.tree(write.body.file).range(write.body[base].syntax).contains(inner)
                    && preferenceUses(at: write.node, in: write.body).contains { [.writes, .hosts].contains($0.form) && $0.key == key }
            }
        }
        let own = place.body[place.node].syntax
        if unit === writer { return isBelow(own, place) && !isReplaced(own, at: place, in: unit, within: true) }
        guard !isReplaced(own, at: place, in: writer, within: false) else { return false }
        var pending = unit.sites.filter {
            isBelow($0.call, $0.place) && !isReplaced($0.call, at: $0.place, in: unit, within: true)
        }.map(\.type)
        var seen: Set<DeclID> = []
        while let next = pending.popLast() {
            if next == writer.type { return true }
            guard seen.insert(next).inserted, let made = self.unit(of: next) else { continue }
            pending += made.sites.filter { !isReplaced($0.call, at: $0.place, in: made, within: false) }.map(\.type)
        }
        return false
    }
}
