// What all views of a program depend on, and what each source evaluates again, as one value that needs no analyzer: the report page shows it.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// What views depend on, and what changes come to.
public struct UpdatesOverview: Sendable {
    /// A view, with the sources that it reads by index.
    public struct Unit: Sendable {
        /// What it depends on.
        public var dependencies: ViewDependencies
        /// For each of its reads the source, where that is one whose changes are followed.
        public var sources: [Int?]
    }

    /// A source that views read.
    public struct Source: Sendable {
        /// How it is called: `Screen.count`, `Model.title`, `\.locale`.
        public var name: String
        /// The views whose bodies run when it changes, by index.
        public var runs: [Int]
        /// Those whose bodies may run.
        public var may: [Int]
    }

    /// The views, in the order of the program.
    public var units: [Unit] = []
    /// The sources, those first that views read most.
    public var sources: [Source] = []
    /// How many sources more there are, whose changes are not followed.
    public var others = 0

    /// Nothing.
    public init() {}
}

extension ValueSource {
    /// What tells sources of one name apart: the place of a property among all declarations.
    fileprivate var place: UInt32 { if case .property(let id) = self { id.rawValue } else { 0 } }
}

extension Updates {
    /// How many bodies are looked at in all, over the changes that are followed.
    private static let overviewLimit = 120_000

    /// What all views depend on, and what the sources that they read evaluate again.
    public func overview() -> UpdatesOverview {
        var result = UpdatesOverview()
        let positions = Dictionary(uniqueKeysWithValues: unitTypes.enumerated().map { ($1, $0) })
        let written = writtenKeys()
        let followed = readers.keys.filter { isFollowed($0, written) }.map {
            (source: $0, name: spelling(of: $0), count: readers[$0]?.count ?? 0, place: $0.place)
        }
        .sorted { ($1.count, $0.name, $0.place) < ($0.count, $1.name, $1.place) }
        let limit = max(20, Self.overviewLimit / max(1, unitTypes.count))
        result.others = max(0, followed.count - limit)
        var indices: [ValueSource: Int] = [:]
        for (source, name, _, _) in followed.prefix(limit) {
            indices[source] = result.sources.count
            let run = ChangeRun(self, Change(parts: [SourcePart(source)], name: name))
            run.run()
            func views(_ isMeant: (Certainty) -> Bool) -> [Int] {
                run.marks.filter { isMeant($0.value.certainty) }.compactMap { positions[$0.key] }.sorted()
            }
            result.sources.append(UpdatesOverview.Source(name: name, runs: views(\.isExpected), may: views { $0 == .may }))
        }
        for type in unitTypes {
            guard let unit = unit(of: type), let dependencies = dependencies(of: type) else { continue }
            let sources = dependencies.reads.map { read in
                unit.events.lazy.filter { self.spelling(of: $0) == read.name }.compactMap { indices[$0.part.source] }.first
            }
            result.units.append(UpdatesOverview.Unit(dependencies: dependencies, sources: sources))
        }
        return result
    }

    /// The values of the environment that views of the program write.
    private func writtenKeys() -> Set<String> {
        var result: Set<String> = []
        for unit in allUnits {
            for writer in unit.writers {
                if case .value(let key)? = environmentWrite(at: writer.node, in: writer.body)?.key { result.insert(key) }
            }
        }
        return result
    }

    /// Whether a source changes by itself: not what a view is made with, nor what only leads to another source.
    private func isFollowed(_ source: ValueSource, _ written: Set<String>) -> Bool {
        switch source {
        case .property(let property):
            guard !program[property].flags.contains(.isLet), !isPlainInput(source) else { return false }
            guard let wrapper = wrapper(of: property) else { return true }
            return !wrapper.isBinding && !wrapper.marks.contains(.object) && !wrapper.marks.contains(.environment)
        // Where a view writes it, only some of those below get what changes; that is asked one key at a time.
        case .environment(let key): return !written.contains(key)
        case .object, .closure, .preference: return false
        }
    }
}
