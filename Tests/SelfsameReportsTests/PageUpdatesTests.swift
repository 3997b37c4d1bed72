// What the page says of updates, and of layouts with a condition flipped.

import Foundation
import SelfsameDeclarations
import SelfsameIdentity
import SelfsameLint
import SelfsameProject
import SelfsameTestSupport
import Testing

@testable import SelfsameReports

@Suite("Page: updates and flips")
struct PageUpdatesTests {
    private static func page(_ path: String) -> PageDocument {
        var times = PhaseTimes()
        let loaded = loadProgram(ProjectInput(paths: [Repository.url(path).path]), profile: .default, threads: 1, times: &times)
        let found = loaded.analyse(threads: 1) { file, analyzer in
            let bodies = reportedBodies(of: file, analyzer: analyzer, options: TreeOptions())
            return (bodies, lintedFile(file, analyzer: analyzer, options: LintOptions()))
        }
        let linted = loaded.checkingFixes(of: found.map(\.1), threads: 1).files
        let files = zip(found, linted).map { ReportedFile(bodies: $0.0, linted: $1) }
        let updates = reportedUpdates(Analyzer(program: loaded.program), bodies: found.map(\.0))
        return PageDocument(files, head: ReportHead(title: "", origin: ""), updates: updates)
    }

    private static let counters = page("fixtures/reports/updates.swift")

    private func views(_ indices: [Int], in updates: PageDocument.Updates) -> [String] { indices.map { updates.units[$0].name } }

    @Test("A source evaluates the views that read it, and those whose values differ")
    func sources() throws {
        let updates = try #require(Self.counters.updates)
        let count = try #require(updates.sources.first { $0.name == "Board.count" })
        #expect(views(count.runs, in: updates) == ["Board", "Score"] && count.may.isEmpty)
        let title = try #require(updates.sources.first { $0.name == "Board.title" })
        #expect(views(title.runs, in: updates) == ["Board", "Caption"])
        #expect(updates.others == 0)
    }

    @Test("Each view lists what it reads with its source and who changes it")
    func reads() throws {
        let updates = try #require(Self.counters.updates)
        let board = try #require(updates.units.first { $0.name == "Board" })
        let read = try #require(board.reads.first { $0.name == "@State count" })
        #expect(read.how == "reads" && read.changed.hasPrefix("changed at ") && read.changed.hasSuffix(" in `Board`"))
        #expect(read.source.map { updates.sources[$0].name } == "Board.count")
        let score = try #require(updates.units.first { $0.name == "Score" })
        #expect(score.inputs == ["`value`, compared by value"] && score.madeBy == ["Board"])
    }

    @Test("A flip has frames of its own, and only where they differ")
    func flips() throws {
        let board = try #require(Self.counters.views.first { $0.name == "Board.body" })
        #expect(board.layouts.count == 2)
        for layout in board.layouts {
            let flips = layout.flips ?? []
            #expect(flips.map(\.condition) == [0] && flips.map(\.choice) == [0])
            #expect(flips.allSatisfy { $0.frames.count > layout.frames.count })
        }
        // The arms of the second condition are alike.
        #expect(board.conditions.count == 2)
    }
}
