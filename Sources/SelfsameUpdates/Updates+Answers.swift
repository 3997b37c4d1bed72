// The answers: what one change evaluates again, and what each view reads.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Updates {
    /// What a change comes to.
    public func answer(to change: Change) -> ChangeAnswer {
        let run = ChangeRun(self, change)
        if let reason = notInstalled(change) {
            var answer = ChangeAnswer(source: change.name)
            answer.skipped = allUnits.map { entry($0.type, reason, .none) }
            return answer
        }
        run.run()
        run.followSystem()
        var answer = ChangeAnswer(source: change.name)
        for unit in allUnits {
            guard let mark = run.marks[unit.type] else {
                let skip = run.skips[unit.type]
                answer.skipped.append(entry(unit.type, skip?.reason ?? "does not depend on it", skip?.cost ?? .none))
                continue
            }
            let entry = ChangeEntry(
                view: name(of: unit.type), type: unit.type, reason: mark.reason, printed: mark.printed,
                cost: mark.certainty.isExpected ? .run : .made, certainty: mark.certainty, cause: mark.cause.map { name(of: $0) },
                place: mark.place)
            if mark.certainty.isExpected { answer.reevaluated.append(entry) } else { answer.may.append(entry) }
        }
        for (place, closure) in run.closures.sorted(by: { ($0.key.file, $0.key.node.rawValue) < ($1.key.file, $1.key.node.rawValue) }) {
            let name = "\(self.name(of: closure.unit)): \(closure.name) content"
            answer.closures.append(
                ChangeEntry(
                    view: name, type: .none, reason: closure.mark.reason, printed: closure.mark.printed,
                    cost: closure.mark.certainty.isExpected ? .run : .made, certainty: closure.mark.certainty, place: place))
        }
        answer.unknown = run.unknowns.sorted { $0.key < $1.key }.map {
            ChangeEntry(view: $0.key, type: .none, reason: $0.value, printed: nil, cost: .none)
        }
        return answer
    }

    private func entry(_ type: DeclID, _ reason: String, _ cost: ChangeEntry.Cost) -> ChangeEntry {
        ChangeEntry(view: name(of: type), type: type, reason: reason, printed: nil, cost: cost)
    }

    /// Why a wrapper tells nobody: it stands in a type that SwiftUI does not look into.
    private func notInstalled(_ change: Change) -> String? {
        guard change.parts.count == 1, case .property(let property) = change.parts[0].source, let wrapper = wrapper(of: property),
            !wrapper.marks.isDisjoint(with: [.owned, .given, .environment, .subscribes, .living]),
            case let owner = program.nominal(containing: property), owner != .none, unitKind(of: owner) == nil, !isDynamicProperty(owner)
        else { return nil }
        return "`@\(wrapper.name)` is in `\(name(of: owner))`, where it is never installed: it keeps its first value"
    }

    /// What a unit reads, as lists have it.
    public func readNames(of type: DeclID) -> [(name: String, isConditional: Bool, form: ReadEvent.Form)] {
        guard let unit = unit(of: type) else { return [] }
        var result: [(name: String, isConditional: Bool, form: ReadEvent.Form)] = []
        for event in unit.events where event.form != .presentation && event.form != .binding {
            guard let name = spelling(of: event) else { continue }
            if let index = result.firstIndex(where: { $0.name == name }) {
                if result[index].isConditional, !event.isConditional { result[index].isConditional = false }
                if result[index].form == .subscription, event.form != .subscription { result[index].form = event.form }
            } else {
                result.append((name, event.isConditional, event.form))
            }
        }
        return result
    }

    /// The sources whose changes evaluate a body again, sorted; none for a member that is part of a body.
    public func namesRead(by body: LoweredBody) -> [String] {
        guard body.declaration != .none, case let owner = program.nominal(containing: body.declaration), owner != .none,
            bodyMember(of: owner) == body.declaration
        else { return [] }
        return readNames(of: owner).map(\.name).uniqued.sorted()
    }

    /// The bindings that a unit passes on without reading their values.
    public func forwardedNames(of type: DeclID) -> [String] {
        guard let unit = unit(of: type) else { return [] }
        let read = Set(unit.events.filter { $0.form != .binding && $0.form != .presentation }.map(\.part.source))
        return unit.events.filter { [.binding, .presentation].contains($0.form) && !read.contains($0.part.source) }
            .compactMap { spelling(of: $0) }.uniqued
    }
}

extension ChangeRun {
    /// A value that the system gives reaches those that nobody writes it for.
    func followSystem() {
        for part in change.parts {
            guard case .environment(let key) = part.source else { continue }
            var isWritten: [DeclID: Bool] = [:]
            let walk = EnvironmentWalk(updates, following: { $0 == .value(key) }) { met in
                guard met.type != .none, met.scope == nil || met.scope?.boundary == nil else { return }
                isWritten[met.type] = (isWritten[met.type] ?? true) && met.scope != nil
            }
            walk.walkRoots(previews: false)
            for (type, written) in isWritten where written && marks[type]?.printed != nil && updates.isSystemValue(key) {
                guard let reads = updates.environmentReads(of: type), reads.contains(where: { $0.key == .value(key) }) else { continue }
                marks[type] = nil
                skips[type] = ("gets `\\.\(key)` from a view above it that writes it", .asked)
            }
        }
    }
}

extension Updates {
    /// Whether the system gives a value of the environment.
    func isSystemValue(_ key: String) -> Bool {
        environmentProperty(key).map { analyzer.isFromPrelude($0) && program.marks(of: $0).contains(.system) } ?? false
    }
}
