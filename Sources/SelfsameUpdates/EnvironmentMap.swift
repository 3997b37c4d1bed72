// The environment at every view of a program, from one walk. A place is the code of a view; what is in force there is what comes to it on all the
// ways that lead there, each value by itself.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// Answers what is in force at a view.
public final class EnvironmentMap {
    private let updates: Updates
    private let arrivals: EnvironmentArrivals
    /// The ways to each view, by the expression that makes it.
    private var ways: [CodeLocation: [EnvironmentWay]] = [:]
    private var seen: Set<WayKey> = []
    /// The views of each file from the first to the last, outer ones first.
    private var places: [FileID: [ViewPlace]] = [:]
    private var answers: [CodeLocation: [EnvironmentEntry]] = [:]
    /// The keys that types read.
    private var reads: [DeclID: [EnvironmentKey]] = [:]
    /// What was left out, and why.
    private var cuts: [String] = []

    /// One way to a view.
    private struct EnvironmentWay {
        var met: MetView
        var state: EnvironmentState
        /// What a text says itself.
        var own: [EnvironmentKey: EnvironmentValueText]
    }

    private struct WayKey: Hashable {
        var place: CodeLocation
        var state: Int
        var type: DeclID
        var own: [EnvironmentKey: EnvironmentValueText]
        var presentation: String?
        var isPreview: Bool
    }

    private struct ViewPlace {
        var range: SourceRange
        var expression: NodeID
    }

    /// Walks the whole program.
    public init(_ updates: Updates) {
        (self.updates, arrivals) = (updates, EnvironmentArrivals(updates))
        let walk = EnvironmentWalk(updates, following: { _ in true }) { self.take($0) }
        walk.isNewArrival = arrivals.isNew
        walk.meetsContainers = true
        walk.stopsAtUnknown = true
        walk.walkRoots(previews: true)
        cuts = walk.cuts
    }

    private var analyzer: Analyzer { updates.analyzer }
    private var program: Program { updates.program }

    private func take(_ met: MetView) {
        let state = arrivals.state(met.scope)
        let own = updates.ownValues(of: met)
        for place in expressions(of: met) {
            let key = WayKey(
                place: place, state: state.number, type: met.type, own: own, presentation: met.presentation, isPreview: met.isPreview)
            if seen.insert(key).inserted { ways[place, default: []].append(EnvironmentWay(met: met, state: state, own: own)) }
        }
    }

    /// The expressions that stand for a view that was met: of a chain of a text's modifiers each begins the same view.
    private func expressions(of met: MetView) -> [CodeLocation] {
        var result = [CodeLocation(met.file, met.expression)]
        let tree = program.tree(met.file)
        if met.body[met.node].kind == .opaque, tree.kind(met.expression) == .call, let callee = tree.firstChild(met.expression) {
            // What an unknown view contains may have a different environment.
            return [CodeLocation(met.file, callee)]
        }
        guard met.type == .none else { return result }
        var node = met.node
        while let base = met.body.base(of: node) {
            result.append(CodeLocation(met.file, met.body[base].syntax))
            node = base
        }
        return result
    }

    // MARK: Places

    /// The values in force at the innermost view around an offset; nil where that view is unknown, or nothing shows it.
    public func answer(at offset: UInt32, in file: FileID) -> WalkAnswer<EnvironmentEntry>? {
        guard let found = places(in: file).last(where: { $0.range.start <= offset && offset < $0.range.end }),
            case let place = CodeLocation(file, found.expression), let ways = ways[place]
        else { return nil }
        return WalkAnswer(entries: entries(at: place, ways), cuts: cuts)
    }

    /// The views of a file, those around others first.
    private func places(in file: FileID) -> [ViewPlace] {
        if let known = places[file] { return known }
        let tree = program.tree(file)
        var expressions: Set<NodeID> = []
        for place in ways.keys where place.file == file { expressions.insert(place.node) }
        // What nothing shows is a place without an answer: it does not have that of the view around it.
        for place in analyzer.bodyPlaces(in: file) {
            let body = analyzer.body(at: place)
            for node in body.nodes where [.construct, .reference, .opaque].contains(node.kind) && body.file == file {
                expressions.insert(node.syntax)
            }
        }
        let found = expressions.map { ViewPlace(range: tree.range($0), expression: $0) }.sorted {
            ($0.range.start, $1.range.end, $0.expression.rawValue) < ($1.range.start, $0.range.end, $1.expression.rawValue)
        }
        places[file] = found
        return found
    }

    // MARK: Values

    private func entries(at place: CodeLocation, _ all: [EnvironmentWay]) -> [EnvironmentEntry] {
        if let known = answers[place] { return known }
        // What previews give that comes in the program, too, is not said twice.
        let ways = all.filter { !$0.met.isPreview } + all.filter(\.met.isPreview)
        let previews = ways.count(where: \.met.isPreview)
        var counts: [ValueOnWay: Int] = [:]
        var found: [(value: ValueOnWay, way: EnvironmentWay)] = []
        var seen: Set<ValueOnWay> = []
        for way in ways {
            for (key, value) in values(on: way) {
                let isPreview = way.met.isPreview
                counts[ValueOnWay(key: key, value: value, isPreview: isPreview), default: 0] += 1
                let told = ValueOnWay(key: key, value: value, type: way.met.type, presentation: way.met.presentation)
                if seen.insert(told).inserted {
                    found.append((ValueOnWay(key: key, value: value, isPreview: isPreview), way))
                }
            }
        }
        let entries = found.compactMap { value, way -> EnvironmentEntry? in
            let entry = updates.entry(of: value.key, at: MetViewFacts(way.met, updates), value.value.map { arrivals.values[$0] })
            let isAlways = counts[value] == (value.isPreview ? previews : ways.count - previews)
            return entry?.noting(value.isPreview ? "in a preview" : nil, isAlways ? nil : "on some paths to this view")
        }
        let result = entries.enumerated().sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }.map(\.element)
        answers[place] = result
        return result
    }

    /// A value as it comes to a view; nil for an object that nobody gives.
    private struct ValueOnWay: Hashable {
        var key: EnvironmentKey
        var value: Int?
        var type = DeclID.none
        var presentation: String?
        var isPreview = false
    }

    private func values(on way: EnvironmentWay) -> [(key: EnvironmentKey, value: Int?)] {
        let reads = Set(way.met.type == .none ? [] : keysRead(by: way.met.type))
        let keys = Set(way.state.values.keys).union(way.own.keys).union(reads)
        return keys.map { key in
            let value = way.own[key].map { arrivals.number(of: $0) } ?? way.state.values[key]
            return (key, value ?? updates.value(of: key, in: way.met.scope).map { arrivals.number(of: $0) })
        }
    }

    private func keysRead(by type: DeclID) -> [EnvironmentKey] {
        if let known = reads[type] { return known }
        let found = (updates.environmentReads(of: type) ?? []).map(\.key)
        reads[type] = found
        return found
    }
}

extension EnvironmentEntry {
    /// The entry with more to be said of it.
    fileprivate func noting(_ notes: String?...) -> EnvironmentEntry {
        let all = ([note] + notes).compactMap(\.self)
        var entry = self
        entry.note = all.isEmpty ? nil : all.joined(separator: "; ")
        return entry
    }
}
