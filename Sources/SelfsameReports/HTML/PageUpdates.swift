// What the page says of updates: what each view reads and who can change that, and the views that each source evaluates again.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameUpdates

extension PageDocument {
    /// Views and sources, which name one another by index.
    struct Updates: Encodable {
        var units: [Unit]
        var sources: [Change]
        /// Sources whose changes are not followed.
        var others: Int
    }

    /// A view of the program.
    struct Unit: Encodable {
        var name: String
        var path: String
        var reads: [Read]
        /// What it is made with, and how that is compared.
        var inputs: [String]
        var madeBy: [String]
    }

    struct Read: Encodable {
        var name: String
        /// `reads`, `may read` or `subscribes to`.
        var how: String
        var source: Int?
        /// What changes it: "at Pane.swift:16 by `Button("flip")` in `Child`"; members where no control is known.
        var changed: String
    }

    /// What can change, and the views whose bodies then run, or may run.
    struct Change: Encodable {
        var name: String
        var runs: [Int]
        var may: [Int]
    }
}

/// What the page says of updates, as a value that needs no analyzer.
public struct ReportedUpdates: Sendable {
    var overview: UpdatesOverview
    var paths: [String]
    var environment: ReportedEnvironment
}

/// What the page says of updates, for the whole program, and of the environment at the views of some bodies.
public func reportedUpdates(_ analyzer: Analyzer, bodies: [ReportedBodies]) -> ReportedUpdates {
    let updates = Updates(analyzer)
    let overview = updates.overview()
    let program = analyzer.program
    return ReportedUpdates(
        overview: overview, paths: overview.units.map { program.tree(program[$0.dependencies.type].file).source.path },
        environment: ReportedEnvironment(updates, bodies: bodies))
}

extension PageDocument.Updates {
    init(_ updates: ReportedUpdates) {
        units = zip(updates.overview.units, updates.paths).map { unit, path in
            let view = unit.dependencies
            return PageDocument.Unit(
                name: printable(view.view), path: printable(path),
                reads: zip(view.reads, unit.sources).map { read, source in
                    PageDocument.Read(
                        name: printable(read.name), how: read.isUnread ? "subscribes to" : read.isConditional ? "may read" : "reads",
                        source: source, changed: printable(String(read.changePhrase.dropFirst(2))))
                },
                inputs: view.inputs.map { input in
                    printable("`\(input.name)`, compared \(input.comparison)" + (input.differs.map { "; differs: \($0)" } ?? ""))
                }, madeBy: view.madeBy.map { printable($0) })
        }
        sources = updates.overview.sources.map { PageDocument.Change(name: printable($0.name), runs: $0.runs, may: $0.may) }
        others = updates.overview.others
    }
}
