// The diagnostics of all files of the workspace, for clients that ask for them. That takes seconds in a large project, so it is done one file at a
// time when nothing else waits. An edit makes what was found out of date: the request is given back, and the client asks again when it likes.

import SelfsameDeclarations
import SelfsameProject

/// A request for the diagnostics of all files that is being worked on.
struct WorkspacePull {
    /// The request.
    let id: JSON
    /// Where parts of the answer go; `null` where the client wants it as a whole.
    let partToken: JSON
    /// The names of the answers that the client has, by document.
    let previous: [String: String]
    /// The programs with their files, and the state of each that the answer is for; nil before the work begins.
    var programs: [(program: WorkspaceProgram, revision: Int, files: [FileID])]?
    /// The file that comes next: the number of its program, and its place there.
    var next = (program: 0, file: 0)
    /// What was found out.
    var reports: [JSON] = []
}

extension LanguageServer {
    /// Takes on a request.
    func beginWorkspacePull(_ id: JSON, _ params: JSON) {
        let pairs = params["previousResultIds"].elements.compactMap { item in
            item["uri"].string.flatMap { uri in item["value"].string.map { (uri, $0) } }
        }
        inbox.hold(id)
        workspacePulls.append(
            WorkspacePull(id: id, partToken: params["partialResultToken"], previous: Dictionary(pairs) { $1 }))
    }

    /// Gives back what was not answered.
    func endWorkspacePulls() {
        for pull in workspacePulls { finish(pull.id, .failure(RequestFailure(code: .serverCancelled, message: "the server ends"))) }
        workspacePulls = []
    }

    /// Looks at one more file. False when no request waits.
    func continueWorkspacePulls() -> Bool {
        guard var pull = workspacePulls.first else { return false }
        workspacePulls.removeFirst()
        if inbox.isCancelled(pull.id) {
            finish(pull.id, .failure(RequestFailure(code: .requestCancelled, message: "cancelled")))
            return true
        }
        let programs = pull.programs ?? folders.map { ($0, $0.currentRevision, $0.reportedFiles) }
        pull.programs = programs
        guard programs.allSatisfy({ $0.program.currentRevision == $0.revision }) else {
            let retrigger: JSON = ["retriggerRequest": true]
            finish(pull.id, .failure(RequestFailure(code: .serverCancelled, message: "a document changed", data: retrigger)))
            return true
        }
        while pull.next.program < programs.count, pull.next.file >= programs[pull.next.program].files.count {
            pull.next = (pull.next.program + 1, 0)
        }
        guard pull.next.program < programs.count else {
            finish(pull.id, .success(["items": .array(pull.reports)]))
            return true
        }
        let (program, _, files) = programs[pull.next.program]
        let file = files[pull.next.file]
        pull.next.file += 1
        if let report = workspaceReport(on: file, of: program, for: pull) {
            if pull.partToken == .null {
                pull.reports.append(report)
            } else {
                notify("$/progress", ["token": pull.partToken, "value": ["items": [report]]])
            }
        }
        workspacePulls.insert(pull, at: 0)
        return true
    }

    /// What is said of one file. Nothing of one without findings, unless the client has others; nothing of one that an inner folder answers for.
    private func workspaceReport(on file: FileID, of program: WorkspaceProgram, for pull: WorkspacePull) -> JSON? {
        let source = program.program.tree(file).source
        let document = OpenDocument(uri: uri(of: source), version: 0, text: "")
        guard self.program(for: document) === program else { return nil }
        let open = documents[document.uri]
        let items = program.diagnostics(of: file, keeps: open != nil) { diagnostics(of: $0) }
        let previous = pull.previous[document.uri]
        if items.elements.isEmpty, previous == nil { return nil }
        guard case .object(var members) = report(items, on: document.uri, previous: previous) else { return nil }
        members["uri"] = .string(document.uri)
        members["version"] = open.map { .integer($0.version) } ?? .null
        return .object(members)
    }
}
