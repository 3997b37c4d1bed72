// A client of the language server inside of the test: what it sends goes through the inbox and the thread of a real server, and only the streams
// are left out.

import Foundation
import SelfsameProject
import SelfsameReports
import SelfsameSystem
import SelfsameTestSupport
import Synchronization
import Testing

@testable import SelfsameServer

/// A client with a server of its own.
final class ScriptedClient: Sendable {
    private let inbox = Inbox()
    private let received = Mutex<[JSON]>([])
    private let arrived = DispatchSemaphore(value: 0)
    private let count = Mutex(0)
    private let ended = Mutex<Bool?>(nil)
    private let left = DispatchSemaphore(value: 0)

    /// What most editors can do.
    static let capabilities: JSON = [
        "general": ["positionEncodings": ["utf-16"]],
        "workspace": ["workspaceEdit": ["documentChanges": true], "didChangeWatchedFiles": ["dynamicRegistration": true]],
        "window": ["showDocument": ["support": true], "workDoneProgress": true],
        "textDocument": [
            "publishDiagnostics": ["relatedInformation": true], "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
            "codeAction": ["disabledSupport": true],
        ],
    ]

    /// Starts a server, without any greeting.
    init(pages: String? = nil) {
        let isStarted = startThread { [self] in
            let server = LanguageServer(inbox: inbox, version: "0", changesFolder: false, pages: PageFolder(folder: pages)) {
                [self] message in
                received.withLock { $0.append(message) }
                arrived.signal()
            }
            let wasOrderly = server.run()
            ended.withLock { $0 = wasOrderly }
            left.signal()
        }
        precondition(isStarted, "no memory for a thread")
    }

    /// Starts a server and shakes hands.
    convenience init(
        folders: [String], capabilities: JSON = ScriptedClient.capabilities, settings: JSON = [:], pages: String? = nil
    ) throws {
        self.init(pages: pages)
        let addresses = JSON.array(folders.map { ["uri": .string(address(ofPath: $0)), "name": "folder"] })
        try ask("initialize", ["capabilities": capabilities, "workspaceFolders": addresses, "initializationOptions": settings])
        tell("initialized", [:])
    }

    // MARK: Messages

    /// Sends a notification.
    func tell(_ method: String, _ params: JSON) { inbox.post(.notification(method: method, params: params)) }

    /// Sends a request without waiting; returns its id.
    func send(_ method: String, _ params: JSON) -> JSON {
        let id = JSON.integer(
            count.withLock {
                $0 += 1; return $0
            })
        inbox.post(.request(id: id, method: method, params: params))
        return id
    }

    /// Sends what is no message.
    func post(_ message: Message) { inbox.post(message) }

    /// The answer to a request.
    func answer(to id: JSON) throws -> JSON {
        try wait { $0["id"] == id && $0["method"] == .null }
    }

    /// Sends a request and returns its result.
    @discardableResult
    func ask(_ method: String, _ params: JSON) throws -> JSON {
        let answer = try answer(to: send(method, params))
        try #require(answer["error"] == .null, "\(method): \(answer["error"])")
        return answer["result"]
    }

    /// Sends a request that fails, and returns the number of the error.
    func failure(_ method: String, _ params: JSON) throws -> Int? {
        try answer(to: send(method, params))["error"]["code"].integer
    }

    /// The newest message of which something holds, waited for.
    func wait(_ holds: (JSON) -> Bool) throws -> JSON {
        let deadline = Date(timeIntervalSinceNow: 60)
        while true {
            if let found = received.withLock({ $0.last(where: holds) }) { return found }
            try #require(Date() < deadline, "the server says nothing")
            _ = arrived.wait(timeout: .now() + 0.05)
        }
    }

    /// The messages of a method so far.
    func messages(_ method: String) -> [JSON] { received.withLock { $0.filter { $0["method"].string == method } } }

    /// Ends the input, as a client that dies does. Returns whether the server takes that for a goodbye.
    func hangUp() -> Bool? {
        inbox.close()
        guard left.wait(timeout: .now() + 60) == .success else { return nil }
        return ended.withLock { $0 }
    }

    // MARK: Documents

    /// Opens a document.
    func open(_ uri: String, _ text: String, version: Int = 1) {
        tell(
            "textDocument/didOpen",
            ["textDocument": ["uri": .string(uri), "languageId": "swift", "version": .integer(version), "text": .string(text)]])
    }

    /// Gives a document another text.
    func change(_ uri: String, to text: String, version: Int) { change(uri, [["text": .string(text)]], version: version) }

    /// Edits a document.
    func change(_ uri: String, _ changes: JSON, version: Int) {
        tell("textDocument/didChange", ["textDocument": ["uri": .string(uri), "version": .integer(version)], "contentChanges": changes])
    }

    /// The diagnostics pushed for a version of a document.
    func diagnostics(of uri: String, version: Int) throws -> [JSON] {
        try wait {
            $0["method"] == "textDocument/publishDiagnostics" && $0["params"]["uri"].string == uri
                && $0["params"]["version"].integer == version
        }["params"]["diagnostics"].elements
    }

    /// Parameters of a request about a document.
    func document(_ uri: String, _ more: [String: JSON] = [:]) -> JSON {
        .object(more.merging(["textDocument": ["uri": .string(uri)]]) { $1 })
    }
}

/// The place of the first character of a text in another one, in UTF-16.
func position(of part: String, in text: String) throws -> JSON {
    let range = try #require(text.range(of: part))
    let before = text[..<range.lowerBound]
    let line = before.utf8.count { $0 == UInt8(ascii: "\n") }
    let column = before.split(separator: "\n", omittingEmptySubsequences: false).last?.utf16.count ?? 0
    return ["line": .integer(line), "character": .integer(column)]
}

/// A text with the edits of an answer, which are in UTF-16.
func applying(_ edits: JSON, to text: String) -> String {
    var document = OpenDocument(uri: "untitled:a", version: 0, text: text)
    let changes = edits.elements.reversed().map { JSON.object(["range": $0["range"], "text": $0["newText"]]) }
    document.apply(changes, version: 1, positions: Positions())
    return String(decoding: document.source.bytes, as: UTF8.self)
}

/// What `lint` says of the files of a folder: a line for each finding, by address.
func linted(_ folder: String) -> [String: [String]] {
    let store = ConfigurationStore()
    var input = ProjectInput(paths: [folder])
    input.configurations = store
    var times = PhaseTimes()
    let loaded = loadProgram(input, profile: store.configuration(forFolder: folder).profile(), threads: 2, times: &times)
    let options = Dictionary(
        uniqueKeysWithValues: loaded.files.map { file in
            let path = loaded.program.tree(file).source.path
            return (path, store.configuration(forFile: path).lintOptions(for: absolutePath(path)))
        })
    let files = loaded.analyse(threads: 2) { file, analyzer in
        lintedFile(file, analyzer: analyzer, options: options[analyzer.program.tree(file).source.path] ?? .init())
    }
    var result: [String: [String]] = [:]
    for (file, found) in zip(loaded.files, files) {
        let source = loaded.program.tree(file).source
        result[address(ofPath: source.path)] = found.result.findings.map { finding in
            "\(written(Positions().range(finding.range, in: source))) \(finding.rule) \(finding.severity.word): \(finding.message)"
        }
    }
    return result
}

private func written(_ json: JSON) -> String { String(decoding: json.bytes, as: UTF8.self) }

/// What the server says, in the same words.
func lines(_ diagnostics: [JSON]) -> [String] {
    diagnostics.map { item in
        let severity = [1: "error", 2: "warning", 4: "hint"][item["severity"].integer ?? 0] ?? "none"
        let message = (item["message"].string ?? "").split(separator: "\n").first ?? ""
        return "\(written(item["range"])) \(item["code"].string ?? "") \(severity): \(message)"
    }
}
