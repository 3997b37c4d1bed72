// Documents that are opened, edited and closed, and the program that each belongs to: that of the innermost folder around it, or its own.

import SelfsameDeclarations
import SelfsameProject
import SelfsameSyntax

extension LanguageServer {
    func open(_ params: JSON) {
        let item = params["textDocument"]
        guard let uri = item["uri"].string else { return }
        let document = OpenDocument(uri: uri, version: item["version"].integer ?? 0, text: item["text"].string ?? "")
        documents[uri] = document
        latest = uri
        adopt(document)
    }

    func change(_ params: JSON) {
        guard let uri = params["textDocument"]["uri"].string, var document = documents[uri] else { return }
        let version = params["textDocument"]["version"].integer ?? document.version + 1
        document.apply(params["contentChanges"].elements, version: version, positions: positions)
        documents[uri] = document
        latest = uri
        note(document)
    }

    func close(_ params: JSON) {
        guard let uri = params["textDocument"]["uri"].string, let document = documents.removeValue(forKey: uri) else { return }
        loneDocuments[uri] = nil
        pulled[uri] = nil
        returnToDisk(document)
        if let last = pushed.removeValue(forKey: uri), !last.items.elements.isEmpty {
            notify("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": []])
        }
    }

    /// Makes a document known to its program.
    func adopt(_ document: OpenDocument) {
        if folder(around: document) == nil {
            loneDocuments[document.uri] = WorkspaceProgram(document: document, settings: settings)
        }
        note(document)
    }

    private func note(_ document: OpenDocument) {
        guard let program = program(for: document), program.takes(document) else { return }
        program.note(.bytes(document.source.bytes), of: document.path)
    }

    /// The innermost folder of the workspace that a document lies in.
    private func folder(around document: OpenDocument) -> WorkspaceProgram? {
        guard document.isFile else { return nil }
        return folders.filter { program in
            guard let folder = program.folder else { return false }
            return document.path.hasPrefix(folder == "/" ? "/" : folder + "/")
        }.max { ($0.folder ?? "").count < ($1.folder ?? "").count }
    }

    /// The program that a document belongs to.
    func program(for document: OpenDocument) -> WorkspaceProgram? { folder(around: document) ?? loneDocuments[document.uri] }

    /// What is known of an open document. Nil for one that no program reports on: a configuration leaves it out, or it is no text.
    func answers(on document: OpenDocument) -> FileAnswers? {
        guard let program = program(for: document), let file = program.file(at: document.path) else { return nil }
        return program.answers(on: file)
    }

    /// The open document that a request speaks of, with what is known of it.
    func subject(of params: JSON) throws(RequestFailure) -> (document: OpenDocument, answers: FileAnswers)? {
        guard let uri = params["textDocument"]["uri"].string else {
            throw RequestFailure(code: .invalidParams, message: "the request has no document")
        }
        guard let document = documents[uri] else {
            throw RequestFailure(code: .invalidParams, message: "`\(uri)` is not open")
        }
        return answers(on: document).map { (document, $0) }
    }

    /// The address of a file of a program, as the client has it where it is open.
    func uri(of source: SourceFile) -> String {
        let path = absolutePath(source.path)
        if let open = documents.values.first(where: { $0.path == path || $0.path == source.path }) { return open.uri }
        return address(ofPath: path)
    }
}
