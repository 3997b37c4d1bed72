// The JSON outputs on the tour and on the fixtures of types and identity: they match their schemas, and every offset points at the source
// text that is meant.

import Foundation
import SelfsameDeclarations
import SelfsameLint
import SelfsameProject
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@testable import SelfsameReports

@Suite("JSON documents")
struct DocumentTests {
    /// The fixtures as one program, loaded once for all tests.
    private static let loaded: LoadedProgram = {
        var times = PhaseTimes()
        let paths = ["fixtures/tour", "fixtures/identity"].map { Repository.url($0).path }
        return loadProgram(ProjectInput(paths: paths), profile: .default, threads: 2, times: &times)
    }()

    private static let linted: LintReport = LintReport(
        files: loaded.checkingFixes(
            of: loaded.analyse(threads: 2) { lintedFile($0, analyzer: $1, options: .pedantic) }, threads: 2
        ).files, showsExempted: true)

    private func schema(_ name: String) throws -> JSONSchema {
        try JSONSchema(Data(Repository.bytes(of: Repository.url("fixtures/schemas/\(name).json"))))
    }

    @Test("The fixtures have something to report")
    func nonempty() {
        #expect(Self.loaded.problems.isEmpty)
        #expect(Set(Self.linted.findings.map(\.rule)).count >= 7)
        #expect(!Self.linted.files.flatMap(\.result.exempted).isEmpty)
    }

    @Test("Lint matches its schema, and its places are those of the findings")
    func lint() throws {
        let text = try json(LintDocument(Self.linted))
        #expect(try schema("lint").failures(in: text) == [])

        let document = LintDocument(Self.linted)
        for (diagnostic, finding) in zip(document.diagnostics, Self.linted.findings) {
            let source = try source(at: diagnostic.path)
            let lines = try [diagnostic.start, diagnostic.end].map { try #require(place(at: $0.offset, in: source)) }
            #expect(lines == [diagnostic.start, diagnostic.end])
            let text = slice(source, diagnostic.start, diagnostic.end)
            if let condition = finding.condition, diagnostic.rule != "conditional_modifier_helper" {
                #expect(oneLine(text).contains(condition.text), "\(text) has no \(condition.text)")
            }
            for note in diagnostic.notes { #expect(place(at: note.start.offset, in: try self.source(at: note.path)) == note.start) }
            for fix in diagnostic.fixes {
                #expect(fix.edits.allSatisfy { $0.start.offset <= $0.end.offset && $0.end.offset <= source.utf8.count })
            }
        }
    }

    @Test("Applying the edits of a suggestion gives a file that parses, and a body of the type that was predicted")
    func fixes() throws {
        var applied = 0
        for finding in Self.linted.findings {
            for fix in finding.fixes where !fix.edits.isEmpty {
                let source = Self.loaded.program.tree(finding.file).source
                let fixed = fix.edits.applied(to: source.bytes)
                let place = "\(finding.path): \(finding.rule)"
                #expect(SyntaxTree(parsing: SourceFile(path: source.path, bytes: fixed)).diagnostics.isEmpty, "\(place)")
                guard let predicted = fix.predictedType else { continue }
                var times = PhaseTimes()
                let context = Self.linted.files.map(\.source.path)
                let loaded = loadProgram(
                    ProjectInput(contextPaths: context, given: [(source.path, fixed)]), profile: .default, threads: 2, times: &times)
                let trees = loaded.analyse(threads: 1) { renderedTrees(of: $0, analyzer: $1, options: TreeOptions()) }
                #expect(trees.flatMap(\.bodies).first { $0.name == finding.bodyName }?.type == predicted, "\(place)")
                applied += 1
            }
        }
        #expect(applied >= 5)
    }

    @Test("Trees match their schema, and each place starts with what its label says")
    func trees() throws {
        let options = TreeOptions(includesPreviews: true)
        let files = Self.loaded.analyse(threads: 2) { renderedTrees(of: $0, analyzer: $1, options: options) }
        #expect(try schema("tree").failures(in: treeText(files, format: .json)) == [])

        for body in TreeDocument(files).bodies {
            let source = try source(at: body.path)
            #expect(place(at: body.start.offset, in: source) == body.start)
            let name = slice(source, body.start, body.end)
            #expect(body.name.split(separator: ".").last?.hasPrefix(name) == true, "\(name) of \(body.name)")
            #expect(!body.nodes.isEmpty)
            for (index, node) in body.nodes.enumerated() {
                #expect(place(at: node.start.offset, in: source) == node.start)
                #expect(node.parent.map { $0 < index } ?? (index == 0))
                #expect(node.identity.hasPrefix(body.name))
                guard node.kind == "construct" else { continue }
                let text = oneLine(slice(source, node.start, node.end))
                let label = node.label.hasSuffix("…") ? String(node.label.dropLast()) : node.label
                #expect(text.hasPrefix(label.trimmingCharacters(in: .whitespaces)), "\(label) at \(text)")
            }
        }
    }

    @Test("Reports match their schema, and each condition stands where it says")
    func identity() throws {
        let files = Self.loaded.analyse(threads: 2) { fileIdentities(of: $0, analyzer: $1, options: TreeOptions()) }
        #expect(try schema("report").failures(in: identityText(files, format: .json)) == [])

        for view in IdentityDocument(files).views {
            let source = try source(at: view.path)
            for condition in view.conditions {
                let text = oneLine(slice(source, condition.start, condition.end))
                #expect(text.contains(condition.text) || condition.text.hasSuffix("…"), "\(condition.text) at \(text)")
                let paths = Set(view.identities.map(\.path))
                for arm in condition.arms { #expect(paths.isSuperset(of: arm.views)) }
                #expect(paths.isSuperset(of: condition.kept))
                #expect(Set(condition.kept).isDisjoint(with: condition.arms.flatMap(\.views)))
            }
        }
    }

    @Test("Differences match their schema: what is new, what is gone, what changed")
    func difference() throws {
        func version(_ name: String, of path: String) -> IdentityVersion {
            var times = PhaseTimes()
            let input = ProjectInput(paths: [Repository.url(path).path])
            let loaded = loadProgram(input, profile: .default, threads: 2, times: &times)
            let files = loaded.analyse(threads: 2) { fileIdentities(of: $0, analyzer: $1, options: TreeOptions()) }
            return IdentityVersion(name: name, files: files) { _ in "" }
        }
        let difference = IdentityDifference(
            from: version("old", of: "fixtures/reports/versions/old.swift"), to: version("new", of: "fixtures/reports/versions/new.swift"))
        let text = try differenceText(difference, format: .json)
        #expect(try schema("diff").failures(in: text) == [])
        for word in ["new", "gone", "changed"] { #expect(text.contains("\"change\" : \"\(word)\""), "nothing is \(word)") }
    }

    // MARK: Places, counted anew from the text

    private func source(at path: String) throws -> String { try Repository.text(of: URL(fileURLWithPath: path)) }

    private func slice(_ source: String, _ start: Place, _ end: Place) -> String {
        String(decoding: Array(source.utf8)[start.offset..<end.offset], as: UTF8.self)
    }

    private func place(at offset: Int, in source: String) -> Place? {
        let before = Array(source.utf8.prefix(offset))
        guard before.count == offset else { return nil }
        let lines = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return Place(line: lines.count, column: (lines.last?.count ?? 0) + 1, offset: offset)
    }
}
