// What an edit makes out of date is freed: a server that lives for a day of edits takes as much memory as one that has just begun.

import SelfsameIdentity
import SelfsameTestSupport
import Testing

@testable import SelfsameServer

@Suite("Memory of the server")
struct MemoryTests {
    @Test("What was known before an edit is given up, whatever was asked", arguments: ["tour", "identity"])
    func analyzers(fixtures: String) throws {
        let folder = try TemporaryFolder()
        let names = Repository.files(in: "fixtures/\(fixtures)").filter { $0.pathExtension == "swift" }.prefix(8)
        for file in names { try folder.write(try Repository.text(of: file), to: file.lastPathComponent) }
        let program = WorkspaceProgram(folder: folder.root.path, settings: Settings())
        weak var before: Analyzer?
        func askEverything() throws {
            before = program.analyzer
            for file in program.reportedFiles {
                let answers = program.answers(on: file)
                _ = (answers.findings, answers.checked, answers.fixed, answers.bodies, answers.identities, answers.trees)
                _ = answers.linted(with: Array("import SwiftUI\n".utf8))
                _ = try answers.page(title: "", origin: "")
            }
        }
        try askEverything()
        #expect(before != nil)
        program.note(.bytes(Array("struct New {}\n".utf8)), of: folder.url(names[0].lastPathComponent).path)
        _ = program.currentRevision
        #expect(before == nil)
    }
}
