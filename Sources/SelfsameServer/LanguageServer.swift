// The server: one object on one thread, from messages to answers. Edits are noted and cost nothing; questions bring the program up to date. What
// nobody has asked for, such as diagnostics that are pushed, is made when no message waits, so that a row of quick edits is answered once.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameProject
import SelfsameReports
import SelfsameSyntax

/// Answers the messages of one client.
public final class LanguageServer {
    let inbox: Inbox
    /// The program's version, for the handshake and for reports.
    let version: String
    private let output: (JSON) -> Void

    /// How far the client has come.
    enum Phase { case new, initialized, shutDown, ended }
    var phase = Phase.new
    /// Whether the client has read what the server can do: before that it is asked and told nothing.
    private var isGreeted = false
    var client = ClientCapabilities()
    var settings = Settings()
    /// The settings of the handshake, for a client that has no others.
    var initialSettings = Settings()
    var documents: [String: OpenDocument] = [:]
    /// The document that was opened or edited last: its diagnostics go first.
    var latest: String?
    /// The programs of the workspace's folders.
    var folders: [WorkspaceProgram] = []
    /// The programs of documents in no folder, by address.
    var loneDocuments: [String: WorkspaceProgram] = [:]
    /// What was pushed last for each document.
    var pushed: [String: PushedDiagnostics] = [:]
    /// What was answered last to requests for diagnostics, by document.
    var pulled: [String: PulledDiagnostics] = [:]
    /// How many such answers were named.
    var pullCount = 0
    /// The requests for the diagnostics of all files that are being worked on, the oldest first.
    var workspacePulls: [WorkspacePull] = []
    /// What is done with the answers to the server's own requests.
    private var expected: [JSON: (JSON) -> Void] = [:]
    private var requestCount = 0
    /// Where the texts of rules and reports are written to.
    let pages: PageFolder
    /// What was said of each problem, so that it is said once.
    var toldProblems: Set<String> = []

    /// Whether the working directory follows the first folder of the workspace: so paths are judged as `selfsame lint` judges them there. Only
    /// for a process that is nothing but a server.
    let changesFolder: Bool

    var positions: Positions { Positions(encoding: client.encoding) }

    /// Makes a server for one client.
    public init(inbox: Inbox, version: String, changesFolder: Bool, pages: PageFolder, output: @escaping (JSON) -> Void) {
        self.inbox = inbox
        self.version = version
        self.changesFolder = changesFolder
        self.output = output
        self.pages = pages
    }

    /// Answers until the client leaves. Returns whether it said goodbye first.
    public func run() -> Bool {
        while phase != .ended, let message = inbox.take() {
            handle(message)
            while phase == .initialized, isGreeted, inbox.isEmpty, workAhead() {}
        }
        return phase == .ended && wasShutDown
    }

    private var wasShutDown = false

    // MARK: Messages

    private func handle(_ message: Message) {
        switch message {
        case .request(let id, let method, let params): if let answer = answer(id, method, params) { output(answer) }
        case .notification("exit", _):
            wasShutDown = phase == .shutDown
            phase = .ended
        case .notification(let method, let params):
            // Before the handshake and after the goodbye nothing counts.
            guard phase == .initialized else { return }
            isGreeted = true
            Self.notifications[method]?(self, params)
        case .response(let id, let result): expected.removeValue(forKey: id)?(result)
        case .damaged(let id, let code, let reason):
            output(Message.failure(of: id, RequestFailure(code: code, message: reason)))
        }
    }

    /// The answer to a request; nil where it follows later.
    private func answer(_ id: JSON, _ method: String, _ params: JSON) -> JSON? {
        func failure(_ code: ErrorCode, _ message: String, data: JSON = .null) -> JSON {
            Message.failure(of: id, RequestFailure(code: code, message: message, data: data))
        }
        if inbox.isCancelled(id) { return failure(.requestCancelled, "cancelled") }
        switch phase {
        case .new where method != "initialize": return failure(.serverNotInitialized, "the first request must be `initialize`")
        case .initialized where method == "initialize": return failure(.invalidRequest, "`initialize` was already sent")
        case .shutDown, .ended: return failure(.invalidRequest, "the server is shut down")
        default: break
        }
        if method == "workspace/diagnostic" {
            beginWorkspacePull(id, params)
            return nil
        }
        guard let handler = Self.requests[method] else { return failure(.methodNotFound, "unknown method `\(method)`") }
        // A newer text is on its way: what is found out about this one is out of date before it arrives.
        if let uri = params["textDocument"]["uri"].string, inbox.hasEdit(of: uri) {
            return method == "textDocument/diagnostic"
                ? failure(.serverCancelled, "the document changed", data: ["retriggerRequest": true])
                : failure(.contentModified, "the document changed")
        }
        do {
            return Message.answer(to: id, result: try handler(self, params))
        } catch let error as RequestFailure {
            return Message.failure(of: id, error)
        } catch {
            return failure(.internalError, "\(error)")
        }
    }

    /// Answers a request that had to wait.
    func finish(_ id: JSON, _ result: Result<JSON, RequestFailure>) {
        inbox.release(id)
        switch result {
        case .success(let result): output(Message.answer(to: id, result: result))
        case .failure(let failure): output(Message.failure(of: id, failure))
        }
    }

    /// Tells the client something.
    func notify(_ method: String, _ params: JSON) { output(["jsonrpc": "2.0", "method": .string(method), "params": params]) }

    /// Asks the client something.
    func request(_ method: String, _ params: JSON, _ receive: @escaping (JSON) -> Void = { _ in }) {
        requestCount += 1
        let id = JSON.string("selfsame-\(requestCount)")
        expected[id] = receive
        output(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params])
    }

    /// Says something to the person, where the client shows it.
    func tell(_ message: String, type: Int = 2) { notify("window/showMessage", ["type": .integer(type), "message": .string(message)]) }

    // MARK: Methods

    private typealias Request = @Sendable (LanguageServer, JSON) throws -> JSON
    private typealias Notification = @Sendable (LanguageServer, JSON) -> Void

    private static let requests: [String: Request] = [
        "initialize": { $0.initialize($1) },
        "shutdown": { server, _ in
            server.endWorkspacePulls()
            server.phase = .shutDown
            return .null
        },
        "textDocument/diagnostic": { try $0.pullDiagnostics($1) },
        "textDocument/codeAction": { try $0.codeActions($1) },
        "textDocument/hover": { try $0.hover($1) },
        "textDocument/documentSymbol": { try $0.documentSymbols($1) },
        "textDocument/inlayHint": { try $0.inlayHints($1) },
        "textDocument/codeLens": { try $0.codeLenses($1) },
        "textDocument/foldingRange": { try $0.foldingRanges($1) },
        "textDocument/selectionRange": { try $0.selectionRanges($1) },
        "workspace/symbol": { $0.workspaceSymbols($1) },
        "workspace/executeCommand": { try $0.execute($1) },
    ]

    private static let notifications: [String: Notification] = [
        "initialized": { server, _ in
            server.registerChanges()
            server.askForSettings()
        },
        "textDocument/didOpen": { $0.open($1) },
        "textDocument/didChange": { $0.change($1) },
        "textDocument/didClose": { $0.close($1) },
        "workspace/didChangeWatchedFiles": { $0.filesChanged($1) },
        "workspace/didChangeConfiguration": { $0.settingsChanged($1) },
        "workspace/didChangeWorkspaceFolders": { $0.foldersChanged($1) },
    ]
}
