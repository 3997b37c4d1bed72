// What a search finds where configurations bind it: globs prune, named files are taken unless exclusion is forced.

import Foundation
import SelfsameProject
import SelfsameTestSupport
import Testing

@Suite("Search")
struct SearchTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for path in ["A.swift", "Gen/G.swift", "Gen/Deep/H.swift", "Sub/B.swift", "Sub/Gen/C.swift"] { try folder.write("", to: path) }
    }

    private func find(_ paths: [String], _ configuration: String, forced: Bool = false) throws -> (paths: [String], problems: [String]) {
        try folder.write(configuration, to: configurationFileName)
        let store = ConfigurationStore()
        let found = swiftFiles(at: paths.map { folder.url($0).path }, configurations: store, forcesExclusion: forced)
        let prefix = folder.root.path + "/"
        return (
            found.paths.map { $0.replacingOccurrences(of: prefix, with: "") }, found.problems.map(\.message) + store.problems.map(\.message)
        )
    }

    @Test(
        "Included and excluded",
        arguments: [
            ("{}", ["A.swift", "Gen/Deep/H.swift", "Gen/G.swift", "Sub/B.swift", "Sub/Gen/C.swift"]),
            ("{excluded: ['Gen']}", ["A.swift", "Sub/B.swift", "Sub/Gen/C.swift"]),
            ("{excluded: ['**/Gen']}", ["A.swift", "Sub/B.swift"]),
            ("{excluded: ['**/[GH].swift']}", ["A.swift", "Sub/B.swift", "Sub/Gen/C.swift"]),
            ("{included: ['Sub']}", ["Sub/B.swift", "Sub/Gen/C.swift"]),
            ("{included: ['Sub', 'A.swift'], excluded: ['**/Gen']}", ["A.swift", "Sub/B.swift"]),
            ("{included: ['*/*.swift']}", ["Gen/G.swift", "Sub/B.swift"]),
            ("{excluded: ['Nowhere']}", ["A.swift", "Gen/Deep/H.swift", "Gen/G.swift", "Sub/B.swift", "Sub/Gen/C.swift"]),
        ])
    func globs(configuration: String, expected: [String]) throws {
        let found = try find(configuration)
        #expect(found.paths == expected)
        #expect(found.problems == [])
    }

    private func find(_ configuration: String) throws -> (paths: [String], problems: [String]) { try find([""], configuration) }

    @Test("Exclusion does not enter a folder")
    func prunes() throws {
        // A link to itself and a folder that cannot be read would both be noticed.
        try FileManager.default.createSymbolicLink(at: folder.url("Gen/Loop.swift"), withDestinationURL: folder.url("Gen/Loop.swift"))
        #expect(try find("{excluded: ['Gen']}").problems == [])
    }

    @Test("A file that is named is taken, unless exclusion is forced")
    func named() throws {
        #expect(try find(["Gen/G.swift", "A.swift"], "{excluded: ['Gen']}").paths == ["A.swift", "Gen/G.swift"])
        #expect(try find(["Gen/G.swift", "A.swift"], "{excluded: ['Gen']}", forced: true).paths == ["A.swift"])
        #expect(try find(["Gen"], "{excluded: ['Gen']}").paths == ["Gen/Deep/H.swift", "Gen/G.swift"])
        #expect(try find(["Gen"], "{excluded: ['Gen']}", forced: true).paths == [])
        #expect(try find(["Gen/G.swift"], "{included: ['Sub']}", forced: true).paths == [])
    }

    @Test("What matches nothing is told")
    func nothing() throws {
        #expect(
            try find("{included: ['Sub', 'Source']}").problems == [
                "`Source` in `included` matches no Swift file; correct or remove it"
            ])
        #expect(try find("{excluded: ['**']}").problems == ["no Swift files in this folder: the configuration excludes all of them"])
        #expect(try find("{excluded: ['**'], allow_zero_lintable_files: true}").problems == [])
    }
}
