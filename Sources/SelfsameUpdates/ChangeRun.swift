// One change on its way: sources that change, bodies that read them, values that these make anew, views whose values differ, and so on until nothing
// is added. What is certain stays apart from what may be.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// A change that is asked about.
public struct Change {
    /// What changes.
    public var parts: [SourcePart]
    /// How it is called in answers.
    public var name: String
    /// The value before and after, where these are known.
    var values: (old: ConstantValue, new: ConstantValue)?

    /// What was left out when it was looked for, and why.
    var cuts: [String] = []

    /// What changes into what, as it is written: `0` and `1`; nil where that is not known, or nothing changes.
    public var spelledValues: (old: String, new: String)? {
        values.flatMap { $0.old == $0.new ? nil : ($0.old.spelling, $0.new.spelling) }
    }
}

/// One change on its way.
final class ChangeRun {
    /// Why a unit runs.
    struct Mark {
        var certainty: Certainty
        var reason: String
        var printed: String?
        var cause: DeclID?
        var place: CodeLocation?
        var site: ViewSite?
    }

    let updates: Updates
    let change: Change
    /// The parts that changed, with how sure that is.
    var changed: [ValueSource: [(path: [String], certainty: Certainty)]] = [:]
    /// Values before and after, where these are known.
    var values: [SourcePart: (old: ConstantValue, new: ConstantValue)] = [:]
    /// Whether it is not known which of the two values is the old one: a truth value that changes was the other one.
    private(set) var isEitherWay = false
    /// The units that run.
    var marks: [DeclID: Mark] = [:]
    /// The closures that run by themselves.
    var closures: [CodeLocation: (mark: Mark, unit: DeclID, name: String)] = [:]
    /// The properties that differ in some of the views that have them, and in which.
    var onlyAt: [DeclID: String] = [:]
    /// What is written because something else changed: by what.
    var followedFrom: [DeclID: ValueSource] = [:]
    /// The properties through which a whole object told of a change.
    var announcedTo: [DeclID: Certainty] = [:]
    /// Why units that were asked do not run.
    var skips: [DeclID: (reason: String, cost: ChangeEntry.Cost)] = [:]
    /// What is not known.
    var unknowns: [String: String] = [:]
    private var isDone = false

    init(_ updates: Updates, _ change: Change) { (self.updates, self.change) = (updates, change) }

    var program: Program { updates.program }
    var analyzer: Analyzer { updates.analyzer }

    /// Follows the change to its end.
    func run() {
        for part in change.parts {
            if let known = change.values {
                values[part] = known
            } else if change.parts.count == 1, updates.isTruthValue(part) {
                values[part] = (.boolean(false), .boolean(true))
                isEitherWay = true
            }
            note(part, updates.certaintyOfWrite(part, change.values))
        }
        for _ in 0..<Self.roundLimit {
            isDone = true
            spread()
            for unit in updates.allUnits { evaluate(unit) }
            if isDone { break }
        }
        notePlaces()
        if !isDone { noteUnknown(change.name, "the change is followed over \(Self.roundLimit) steps, and goes on") }
        for cut in change.cuts { noteUnknown(change.name, cut) }
        for unit in updates.allUnits where !unit.cuts.isEmpty {
            noteUnknown(updates.name(of: unit.type), unit.cuts.joined(separator: "; "))
        }
    }

    /// How many steps a change is followed.
    private static let roundLimit = 64

    func noteUnknown(_ name: String, _ reason: String) {
        if unknowns[name]?.contains(reason) != true { unknowns[name] = unknowns[name].map { "\($0); \(reason)" } ?? reason }
    }

    // MARK: What changes

    /// Takes down that a part of a source changed.
    func note(_ part: SourcePart, _ certainty: Certainty) {
        guard certainty > .none else { return }
        var known = changed[part.source] ?? []
        if let index = known.firstIndex(where: { $0.path == part.path }) {
            guard known[index].certainty < certainty else { return }
            known[index].certainty = certainty
        } else {
            known.append((part.path, certainty))
        }
        changed[part.source] = known
        isDone = false
    }

    /// Takes down that code which follows a source writes another.
    func noteFollowed(_ part: SourcePart, by source: ValueSource?, _ certainty: Certainty) {
        if case .property(let property) = part.source, changed[part.source] == nil, let source { followedFrom[property] = source }
        note(part, certainty)
    }

    /// How sure it is that a part differs.
    func certainty(of part: SourcePart) -> Certainty {
        let path = part.plain.path
        return (changed[part.source] ?? []).reduce(.none) { found, change in
            // A collection that is built again has the elements that it had.
            if change.path.last == SourcePart.storage, path.count >= change.path.count || path.count < part.path.count { return found }
            guard zip(change.path, path).allSatisfy({ $0 == $1 }) else { return found }
            // Of a whole that changed, one part may be as it was.
            let isWhole = change.path.count < path.count
            if case .closure = part.source { return max(found, change.certainty) }
            return max(found, isWhole ? min(.may, change.certainty) : change.certainty)
        }
    }

    /// Marks a unit.
    func mark(_ unit: DeclID, _ mark: Mark) {
        guard mark.certainty > (marks[unit]?.certainty ?? .none) else { return }
        marks[unit] = mark
        isDone = false
    }

    /// Marks a closure that runs by itself.
    private func mark(_ closure: CodeLocation, of unit: EvaluationUnit, _ mark: Mark) {
        let tree = program.tree(closure.file)
        let callee = tree.call(takingClosure: closure.node).flatMap { tree.calleeToken($0) }
        markClosure(
            closure, mark, unit.type, unit.closures.first { $0.place == closure }?.name ?? callee.map { tree.name($0) } ?? "")
    }

    /// Marks a closure that runs by itself.
    func markClosure(_ closure: CodeLocation, _ mark: Mark, _ unit: DeclID, _ name: String) {
        guard mark.certainty > (closures[closure]?.mark.certainty ?? .none) else { return }
        closures[closure] = (mark, unit, name)
        isDone = false
    }

    // MARK: Who reads it

    private func spread() {
        for (source, parts) in changed {
            let certainty = parts.map(\.certainty).max() ?? .none
            for (unit, event) in updates.readers[source] ?? [] {
                // Of the environment, a view may read a part.
                if case .environment = source {
                    follow(event, of: unit, self.certainty(of: event.part))
                } else {
                    follow(event, of: unit, certainty)
                }
            }
            // Bindings have the value that they lead to.
            for (property, part) in updates.boundProperties[source] ?? [] {
                let found = self.certainty(of: part)
                if found > .none { note(SourcePart(.property(property)), found) }
            }
            for (part, closure) in updates.presentedItems[source] ?? [] {
                // Another item is shown by another view, unless its identity is the same.
                note(SourcePart(.closure(closure.file, closure.node)), min(self.certainty(of: part), .may))
            }
            if case .property(let property) = source {
                followObject(property, certainty)
                followObservers(of: property, certainty)
                followReceivers(of: property, certainty)
                // Which object is followed, and whether it still is, is known while the program runs.
                for part in updates.followedProperties[property] ?? [] { noteFollowed(part, by: source, .may) }
            }
        }
    }

    private func follow(_ event: ReadEvent, of unit: EvaluationUnit, _ certainty: Certainty) {
        let source = updates.spelling(of: event.part.source)
        let printed = updates.printedName(of: event.part.source)
        func made(_ reason: String, _ limit: Certainty = .certain) -> Mark {
            Mark(certainty: min(certainty, limit), reason: reason, printed: printed)
        }
        switch event.form {
        case .subscription:
            let isPart = event.isConditional
            mark(unit.type, made(isPart ? "subscribes to a value in `\(source)`" : "subscribes to `\(source)`", isPart ? .may : .certain))
            if case .environment(let key) = event.part.source {
                for read in updates.environmentReads(of: unit.type) ?? [] where read.key == .value(key) {
                    if let property = read.property { note(SourcePart(.property(property)), certainty) }
                }
            }
        case .binding: mark(unit.type, made("passes a binding to `\(source)` on, which may count as a read", .may))
        case .presentation:
            skip(unit.type, "passes a binding to `\(source)` to a presentation only, and does not read it", .none)
        case .untracked:
            // A closure with a node of its own that reads an object which its view observes runs again with that view.
            if case .closure(let closure, .none, false) = event.region, let (told, _) = announcedChange(of: unit) {
                let limit: Certainty = event.isConditional ? .may : .probable
                mark(closure, of: unit, Mark(certainty: min(told, certainty, limit), reason: "reads `\(source)`, and its view runs"))
            }
            skip(unit.type, "reads `\(source)`, whose changes are not observed here", .none)
        case .value, .reference, .base:
            // What a view is made with is compared where it is made.
            if updates.isPlainInput(event.part.source) { return }
            let limit: Certainty = event.isConditional ? .may : .certain
            let reason = event.isConditional ? "reads `\(source)` behind a condition" : "reads `\(source)`"
            follow(read: event, of: unit, made(reason, limit))
        }
    }

    private func follow(read event: ReadEvent, of unit: EvaluationUnit, _ made: Mark) {
        guard case .closure(let closure, let host, let isPresented) = event.region else { return mark(unit.type, made) }
        var made = made
        // Observation marks the node in which the closure runs, and so do the values that the closure is given.
        var isOwn = true
        if case .property(let property) = event.part.source { isOwn = updates.isTracked(property) }
        if isOwn {
            if isPresented { made.certainty = min(made.certainty, .may) }
            if host != .none { return mark(host, made) }
            mark(closure, of: unit, made)
        } else {
            // State belongs to its owner, whose body makes the new closure.
            guard isPresented else { return mark(unit.type, made) }
            if updates.isWritten(event.part.source, inside: closure) {
                made.certainty = min(made.certainty, .may)
                made.reason += ", in a presentation"
                mark(unit.type, made)
            } else {
                skip(
                    unit.type,
                    "reads it only in the closure of a presentation, which keeps the value of the last evaluation until the body runs",
                    .none)
            }
        }
    }

    /// Objects that announce changes as a whole, and those that pass the announcements of other objects on.
    private func followObject(_ property: DeclID, _ certainty: Certainty) {
        let owner = program.nominal(containing: property)
        guard updates.isClass(owner), updates.observation(of: owner) == .whole else { return }
        let announced = updates.announces(property)
        guard announced > .none else { return }
        let text = followedFrom[property].map { from in
            "of which `\(analyzer.name(program[property].name))` is written by code that follows `\(updates.spelling(of: from))`"
        }
        var told = [(owner, min(certainty, announced))]
        var next = 0
        while next < told.count {
            let (type, certainty) = told[next]
            next += 1
            let passed = "which passes on what `\(updates.name(of: owner))` announces"
            markSubscribers(
                of: type, certainty, certainty, type != owner ? passed : text ?? "which announces any change of a published property")
            for (other, isSure) in updates.forwarders[type] ?? [] where !told.contains(where: { $0.0 == other }) {
                told.append((other, isSure ? certainty : min(certainty, .may)))
            }
        }
    }

    private func markSubscribers(of owner: DeclID, _ certainty: Certainty, _ announced: Certainty, _ how: String) {
        for (unit, holder) in updates.subscribers(of: owner) {
            // What is held by its protocol may be an object of another class.
            let isOther = (updates.statingTypes[holder.held]?.count ?? 1) > 1
            let announced = isOther ? min(announced, .may) : announced
            mark(
                unit.type,
                Mark(
                    certainty: min(certainty, announced),
                    reason: "subscribes to `\(updates.name(of: owner))`, \(how)",
                    printed: "_\(analyzer.name(program[holder.property].name))"))
            // The wrapper counts the announcements, so that what captures the view is another value now.
            let found = min(certainty, announced)
            if found > announcedTo[holder.property] ?? .none {
                announcedTo[holder.property] = found
                isDone = false
            }
        }
        for (place, action) in updates.announcementReceivers[owner] ?? [] { follow(action: action, at: place, .may, nil) }
    }

    func skip(_ unit: DeclID, _ reason: String, _ cost: ChangeEntry.Cost) {
        if skips[unit] == nil { skips[unit] = (reason, cost) }
    }

    // MARK: What running makes

    /// Looks at all that a unit makes while it runs.
    private func evaluate(_ unit: EvaluationUnit) {
        let own = marks[unit.type]?.certainty ?? .none
        guard own > .none || closures.contains(where: { $0.value.unit == unit.type }) else { return }
        for site in unit.sites {
            let certainty = runs(site.place, own, in: unit)
            if certainty > .none { compare(site, in: unit, certainty) }
        }
        for content in unit.contents {
            let certainty = runs(content, own, in: unit)
            if certainty > .none, let identity = identity(of: content, certainty) {
                for type in updates.typesGiven(to: unit.type, at: content) {
                    create(type, identity.certainty, identity.reason, from: unit.type, depth: 0)
                }
            }
        }
        for writer in unit.writers {
            var certainty = runs(writer, own, in: unit)
            // A closure that changes a value may run by itself.
            if let value = updates.environmentWrite(at: writer.node, in: writer.body)?.value,
                let entry = closures[CodeLocation(writer.body.file, value)]
            {
                certainty = max(certainty, min(entry.mark.certainty, .may))
            }
            if certainty > .none { followWrite(writer, in: unit, certainty) }
        }
        for use in unit.preferences {
            let certainty = runs(use, own, in: unit)
            if certainty > .none { followPreference(use, in: unit, certainty) }
        }
        for follower in unit.followers {
            let certainty = runs(follower, own, in: unit)
            if certainty > .none { followAction(at: follower, in: unit, certainty) }
        }
        if own > .none {
            renewClosures(of: unit, own)
            for name in unit.unknownViews where unknowns[name] == nil {
                noteUnknown(name, "made by `\(updates.name(of: unit.type))`; the program does not declare it")
            }
        }
    }

    /// Whether the code at a place runs: with its unit, or with a closure around it.
    private func runs(_ place: UnitNode, _ own: Certainty, in unit: EvaluationUnit) -> Certainty {
        let tree = program.tree(place.body.file)
        let range = tree.range(place.body[place.node].syntax)
        var found = own
        if case .closure(let closure, let host, _) = place.region {
            if host != .none {
                // The view that it is passed to runs it.
                found = min(own, marks[host]?.certainty ?? .none)
            } else if own == .certain, !isCertain(toRun: closure, of: unit) {
                // Another closure, as far as closures can be compared.
                found = .probable
            }
        }
        for (closure, entry) in closures where closure.file == place.body.file && tree.range(closure.node).contains(range) {
            found = max(found, entry.mark.certainty)
        }
        return found
    }

    /// Whether what a closure is passed with differs: the elements of a list, the size of a reader.
    private func isCertain(toRun closure: CodeLocation, of unit: EvaluationUnit) -> Bool {
        guard let known = unit.closures.first(where: { $0.place == closure }) else { return false }
        let taker = known.taker
        let stand = PartStand(scope: CodeScope(taker.body), frame: taker.frame, body: taker.body)
        let tree = program.tree(taker.body.file)
        return (taker.body.call(taker.node)?.arguments ?? []).contains { argument in
            tree.kind(argument.syntax) != .closure
                && difference(of: updates.parts(of: argument.syntax, stand), in: unit, "").0 == .certain
        }
    }

    private func compare(_ site: ViewSite, in unit: EvaluationUnit, _ certainty: Certainty) {
        guard site.type != unit.type || site.place.isConditional else { return }
        if let identity = identity(of: site.place, certainty) {
            create(site.type, identity.certainty, identity.reason, from: unit.type, depth: 0)
        }
        var result = Certainty.none
        var reason = ""
        let inputs = updates.inputs(of: site)
        let equality = updates.equality(of: site)
        for input in inputs {
            let (found, why) = difference(of: input, in: unit)
            guard found > .none else { continue }
            let limited = min(found, certainty)
            note(input, in: unit, limited)
            if differsEverywhere(input.property, but: site) {
                onlyAt[input.property] = inherited(input)
            } else {
                onlyAt[input.property] = "in the `\(updates.name(of: site.type))` that `\(updates.name(of: unit.type))` creates"
            }
            if case .written(let equals) = equality, let verdict = verdict(of: equals, for: input, limited) {
                if verdict > result {
                    (result, reason) = (verdict, "its `==` reads `\(analyzer.name(program[input.property].name))`, which differs")
                }
                continue
            }
            if limited > result { (result, reason) = (limited, why) }
        }
        let (chosen, choice) = choice(of: site, inputs, in: unit)
        if min(chosen, certainty) > result { (result, reason) = (min(chosen, certainty), choice) }
        if case .written(let equals) = equality, result > .none, let isEqual = equalByValue(equals, inputs, site) {
            result = isEqual ? .none : .certain
        }
        let place = CodeLocation(site.place.body.file, site.call)
        guard result > .none else {
            let count = inputs.count
            let text: String =
                if case .written = equality { "gets a new value, and its `==` says that it is equal" } else if count == 0 {
                    "gets a new value, and has no inputs"
                } else { count == 1 ? "gets a new value, and its input is equal" : "gets a new value, and all \(count) inputs are equal" }
            return skip(site.type, text, .made)
        }
        mark(site.type, Mark(certainty: result, reason: reason, printed: "@self", cause: unit.type, place: place, site: site))
    }

    /// Where the sources of an input differ, if that is in some views only.
    private func inherited(_ input: SiteInput) -> String? {
        var found: String?
        for part in input.parts {
            guard case .from(let source, _) = part, certainty(of: source) > .none else { continue }
            guard case .property(let property) = source.source, let place = onlyAt[property] else { return nil }
            found = place
        }
        return found
    }

    /// Says of views that differ where these are, if that is not wherever they are made.
    private func notePlaces() {
        for (type, mark) in marks {
            guard let site = mark.site else { continue }
            let differing = updates.inputs(of: site).filter { input in
                input.parts.contains { part in
                    switch part {
                    case .from(let source, _), .captured(let source, _): certainty(of: source) > .none
                    case .fresh, .rebuilt, .neverEqual, .capturesSelf, .unknown, .perhapsFresh: true
                    }
                }
            }
            let places = differing.map { inherited($0) }
            guard let first = places.first ?? nil, places.allSatisfy({ $0 != nil }) else { continue }
            marks[type]?.reason += ", \(first)"
        }
    }

    /// Takes down that an input has another value now. What a wrapper that owns its value begins with is no such input: the value that the view
    /// has is the one that it began with.
    private func note(_ input: SiteInput, in unit: EvaluationUnit, _ certainty: Certainty) {
        if let wrapper = updates.wrapper(of: input.property), wrapper.ownsValue || wrapper.ownsObject { return }
        let source = ValueSource.property(input.property)
        var paths: [[String]] = []
        for case .from(let part, let isLossy) in input.parts where self.certainty(of: part) > .none {
            let plain = part.plain
            for change in changed[part.source] ?? []
            where !isLossy && change.path.count > plain.path.count
                && zip(change.path, plain.path).allSatisfy({ $0 == $1 })
                && (plain == part || change.path.last != SourcePart.storage)
            {
                paths.append(Array(change.path.dropFirst(plain.path.count)))
            }
        }
        if paths.isEmpty { paths = [[]] }
        if input.parts.contains(where: \.isOfCollection) {
            note(SourcePart(source, [SourcePart.storage]), certainty)
            let name = analyzer.name(program[input.property].name)
            let found = min(difference(of: input.parts.filter { !$0.isOfCollection }, in: unit, name).0, certainty)
            for path in paths { note(SourcePart(source, path), found) }
        } else {
            for path in paths { note(SourcePart(source, path), certainty) }
        }
        if values[SourcePart(source)] == nil, let (node, stand) = input.expression, let found = bothValues(of: node, stand) {
            values[SourcePart(source)] = found
        }
    }

    /// Whether a property differs at all other places that make its view as well: else what is made from it differs only in the views of some.
    private func differsEverywhere(_ property: DeclID, but site: ViewSite) -> Bool {
        guard !updates.hostedTypes.contains(site.type) else { return false }
        return (updates.placesByType[site.type] ?? []).allSatisfy { place in
            if place.site === site || place.unit.type == site.type { return true }
            guard runs(place.site.place, marks[place.unit.type]?.certainty ?? .none, in: place.unit).isExpected,
                let input = updates.inputs(of: place.site).first(where: { $0.property == property })
            else { return false }
            return difference(of: input, in: place.unit).0.isExpected
        }
    }

    /// How deep new views are looked for.
    private static let creationDepth = 48

    /// A view of another identity is new: its body runs, and those below it.
    private func create(_ type: DeclID, _ certainty: Certainty, _ reason: String, from unit: DeclID, depth: Int) {
        guard depth == 0 || certainty > (marks[type]?.certainty ?? .none) else { return }
        guard depth < Self.creationDepth else {
            return noteUnknown(updates.name(of: type), "it is made in more than \(Self.creationDepth) views that are new")
        }
        mark(type, Mark(certainty: certainty, reason: reason, printed: "@identity", cause: unit))
        guard let made = updates.unit(of: type) else { return }
        for site in made.sites where site.type != type && !updates.isShownLater(site) {
            let inner = site.place.isConditional ? min(certainty, .may) : certainty
            create(site.type, inner, "is made with `\(updates.name(of: type))`, which is new", from: type, depth: depth + 1)
        }
    }
}
