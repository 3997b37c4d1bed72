// Diagnostics, pushed or pulled: what `selfsame lint` says of the same text. A client that asks by itself is not pushed any.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameLint
import SelfsameReports
import SelfsameSyntax

/// What was pushed last for a document.
struct PushedDiagnostics {
    /// The state of the program that it was found in.
    var revision: Int
    var version: Int
    var items: JSON
}

/// What was answered last about a document.
struct PulledDiagnostics {
    /// The name of the answer, by which the client says that it still has it. It is not used again.
    var id: String
    var items: JSON
}

extension LanguageServer {
    /// Does one piece of work that nobody has asked for: reads a folder, or pushes the diagnostics of a document. False when nothing is left.
    func workAhead() -> Bool {
        if let program = folders.first(where: { !$0.isLoaded }) {
            load(program)
            return true
        }
        if !client.pullsDiagnostics {
            let ordered = documents.values.sorted { ($0.uri == latest ? 0 : 1, $0.uri) < ($1.uri == latest ? 0 : 1, $1.uri) }
            for document in ordered where push(document) { return true }
        }
        return continueWorkspacePulls()
    }

    /// Reads the files of a folder, and shows that.
    private func load(_ program: WorkspaceProgram) {
        let token = JSON.string("selfsame/load/\(program.folder ?? "")")
        func progress(_ value: JSON) {
            if client.showsProgress { notify("$/progress", ["token": token, "value": value]) }
        }
        if client.showsProgress { request("window/workDoneProgress/create", ["token": token]) }
        progress(["kind": "begin", "title": "selfsame", "message": "reading the program"])
        let count = program.reportedFiles.count
        progress(["kind": "end", "message": .string(counted(count, "file"))])
        for problem in program.problems {
            let place = problem.location.map { ":\($0.line):\($0.column)" } ?? ""
            let text = "\(problem.path)\(place): \(problem.message)"
            if toldProblems.insert(text).inserted { tell(text) }
        }
    }

    /// Pushes the diagnostics of a document, unless the client has them.
    private func push(_ document: OpenDocument) -> Bool {
        guard let program = program(for: document) else { return false }
        let revision = program.currentRevision
        let last = pushed[document.uri]
        if last?.revision == revision, last?.version == document.version { return false }
        let items = answers(on: document).map(diagnostics) ?? []
        pushed[document.uri] = PushedDiagnostics(revision: revision, version: document.version, items: items)
        // The first answer is told even where it is empty: it says that the document was read.
        if last?.items == items, last?.version == document.version { return true }
        notify(
            "textDocument/publishDiagnostics",
            ["uri": .string(document.uri), "version": .integer(document.version), "diagnostics": items])
        return true
    }

    func pullDiagnostics(_ params: JSON) throws -> JSON {
        guard let (document, answers) = try subject(of: params) else { return ["kind": "full", "items": []] }
        return report(diagnostics(of: answers), on: document.uri, previous: params["previousResultId"].string)
    }

    /// Diagnostics as an answer, or only that they are those that the client has: the answer of the name that it gives.
    func report(_ items: JSON, on uri: String, previous: String?) -> JSON {
        var answer = pulled[uri]
        if answer?.items != items {
            pullCount += 1
            answer = PulledDiagnostics(id: String(pullCount), items: items)
            pulled[uri] = answer
        }
        guard let answer, answer.id != previous else { return ["kind": "unchanged", "resultId": .string(previous ?? "")] }
        return ["kind": "full", "resultId": .string(answer.id), "items": items]
    }

    // MARK: From findings

    func diagnostics(of answers: FileAnswers) -> JSON {
        .array(answers.findings.map { diagnostic(of: $0, in: answers) })
    }

    /// A finding as the protocol has it.
    func diagnostic(of finding: Finding, in answers: FileAnswers) -> JSON {
        let related = client.showsRelatedPlaces ? relatedPlaces(of: finding, in: answers) : []
        let tags: [JSON] = finding.isAboutNothing ? [1] : []
        return .object(leavingOutNull: [
            "range": positions.range(finding.range, in: answers.source),
            "severity": .integer(finding.severity.protocolNumber),
            "code": .string(finding.rule),
            "codeDescription": pages.address(ofRule: finding.rule).map { ["href": .string($0)] } ?? .null,
            "source": "selfsame",
            "message": .string(message(of: finding)),
            "relatedInformation": related.isEmpty ? .null : .array(related),
            "tags": tags.isEmpty ? .null : .array(tags),
        ])
    }

    /// The message, and the notes that point nowhere.
    private func message(of finding: Finding) -> String {
        var lines = [finding.message]
        if let flips = finding.condition?.flippedBy, !flips.isEmpty {
            lines.append("depends on: " + sourcePhrase(flips))
        }
        if let changes = finding.condition?.changes.phrases, !changes.isEmpty {
            lines.append("changed " + changes.joined(separator: "; "))
        }
        if let lost = finding.lostPhrase { lines.append("lost: " + lost) }
        lines += finding.notes.filter { $0.range == nil }.map(\.message)
        return lines.joined(separator: "\n")
    }

    /// The arms, what else the notes point to, and where the state stands that is lost.
    private func relatedPlaces(of finding: Finding, in answers: FileAnswers) -> [JSON] {
        let program = answers.analyzer.program
        func related(_ message: String, _ range: SourceRange, _ source: SourceFile) -> JSON {
            ["message": .string(message), "location": positions.location(range, in: source, uri: uri(of: source))]
        }
        var result: [JSON] = []
        for note in finding.notes {
            guard let range = note.range else { continue }
            let path = note.path ?? answers.source.path
            let source = path == answers.source.path ? answers.source : program.files.first { $0.tree.source.path == path }?.tree.source
            if let source { result.append(related(note.message, range, source)) }
        }
        for state in finding.lostState where state.isOwnedValue {
            guard let id = program.property(state.name, ofView: state.view) else { continue }
            let tree = program.tree(program[id].file)
            result.append(related("\(state.phrase) is lost", tree.tokens.range(program[id].nameToken), tree.source))
        }
        return result
    }
}

extension Finding {
    /// Whether all that is to be done is to delete what it is about, so that an editor may show that as faded.
    fileprivate var isAboutNothing: Bool {
        fixes.contains { fix in
            !fix.edits.isEmpty
                && fix.edits.allSatisfy { $0.replacement.isEmpty && (range.contains($0.range) || $0.range.contains(range)) }
        }
    }
}

extension Severity {
    /// The number that the protocol gives it.
    fileprivate var protocolNumber: Int {
        switch self {
        case .error: 1
        case .warning: 2
        case .hint: 4
        }
    }
}

extension Program {
    /// The property of a view, where the program has one type of that name and one such property.
    func property(_ name: String, ofView view: String) -> DeclID? {
        guard let view = names.find(view), let name = names.find(name) else { return nil }
        let types = declarations.indices.map { DeclID(UInt32($0)) }.filter {
            self[$0].name == view && self[$0].kind.isNominal && !files[Int(self[$0].file.rawValue)].role.isPrelude
        }
        guard types.count == 1 else { return nil }
        let found = members(of: types[0], named: name, from: self[types[0]].file).filter { self[$0].kind == .variable }
        return found.count == 1 && self[found[0]].nameToken != .none ? found[0] : nil
    }
}
