// The life of a session: the handshake, the goodbye, requests that are out of order, unknown, cancelled or overtaken, and a client that dies.

import SelfsameTestSupport
import Testing

@testable import SelfsameServer

@Suite("Sessions")
struct SessionTests {
    @Test("What the server can do is said at once, and positions are counted as the client prefers")
    func handshake() throws {
        let client = ScriptedClient()
        let result = try client.ask(
            "initialize", ["capabilities": ["general": ["positionEncodings": ["utf-32", "utf-8"]]], "rootUri": .null])
        #expect(result["serverInfo"]["name"] == "selfsame")
        let capabilities = result["capabilities"]
        #expect(capabilities["positionEncoding"] == "utf-8")
        #expect(capabilities["textDocumentSync"]["change"] == 2)
        for name in [
            "hoverProvider", "codeActionProvider", "documentSymbolProvider", "inlayHintProvider", "codeLensProvider",
            "foldingRangeProvider", "selectionRangeProvider", "workspaceSymbolProvider", "executeCommandProvider", "diagnosticProvider",
        ] {
            #expect(capabilities[name] != .null, "\(name)")
        }
        #expect(try ScriptedClient().ask("initialize", [:])["capabilities"]["positionEncoding"] == "utf-16")
    }

    @Test("Requests out of order and unknown ones fail with the protocol's numbers; unknown notifications are passed over")
    func order() throws {
        let client = ScriptedClient()
        #expect(try client.failure("textDocument/hover", [:]) == -32002)
        try client.ask("initialize", ["capabilities": [:]])
        client.tell("$/setTrace", ["value": "off"])
        client.tell("textDocument/didChange", ["nonsense": true])
        #expect(try client.failure("initialize", [:]) == -32600)
        #expect(try client.failure("textDocument/rename", [:]) == -32601)
        #expect(try client.failure("textDocument/hover", [:]) == -32602)
        #expect(try client.failure("textDocument/hover", ["textDocument": ["uri": "file:///not/open.swift"]]) == -32602)
        client.post(.damaged(id: .null, .parseError, "damaged"))
        #expect(try client.wait { $0["error"]["code"] == -32700 }["id"] == .null)
        try client.ask("shutdown", .null)
        #expect(try client.failure("textDocument/hover", [:]) == -32600)
        client.tell("exit", .null)
        #expect(client.hangUp() == true)
    }

    @Test("Before it says that it has read the answer, a client is told and asked nothing")
    func greeting() throws {
        let folder = try TemporaryFolder()
        try folder.write("struct A {}", to: "A.swift")
        let client = ScriptedClient()
        let root = JSON.string(address(ofPath: folder.root.path))
        try client.ask("initialize", ["capabilities": ScriptedClient.capabilities, "rootUri": root])
        #expect(try client.ask("workspace/symbol", ["query": "A"]) == [])
        #expect(client.messages("$/progress").isEmpty && client.messages("client/registerCapability").isEmpty)
        client.tell("initialized", [:])
        _ = try client.wait { $0["method"] == "client/registerCapability" }
    }

    @Test("Settings are asked for at the start and when they change; a client that has none keeps those of the handshake")
    func settings() throws {
        let capabilities: JSON = [
            "workspace": ["configuration": true, "didChangeConfiguration": ["dynamicRegistration": true]]
        ]
        let client = try ScriptedClient(
            folders: [], capabilities: capabilities, settings: ["selfsame": ["inlayHints": ["types": false]]])
        let registered = try client.wait { $0["method"] == "client/registerCapability" }["params"]["registrations"]
        #expect(registered.elements.map { $0["method"] } == ["workspace/didChangeConfiguration"])
        client.open("untitled:a", "import SwiftUI\nstruct A: View { var body: some View {\n    Text(\"a\") } }\n")
        let whole: JSON = ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]]
        func hints(after result: JSON, question: Int) throws -> Int {
            let question = try client.wait {
                $0["method"] == "workspace/configuration" && $0["id"].string?.hasSuffix("-\(question)") == true
            }
            #expect(question["params"]["items"] == [["section": "selfsame"]])
            client.post(.response(id: question["id"], result: result))
            return try client.ask("textDocument/inlayHint", client.document("untitled:a", ["range": whole])).elements.count
        }
        // The first question of the server is the registration.
        #expect(try hints(after: [nil], question: 2) == 0)
        client.tell("workspace/didChangeConfiguration", ["settings": .null])
        #expect(try hints(after: [["inlayHints": ["types": true]]], question: 3) == 1)
        client.tell("workspace/didChangeConfiguration", ["settings": .null])
        #expect(try hints(after: .null, question: 4) == 0)
    }

    @Test("A client that dies ends the server, and so does one that leaves without a goodbye")
    func death() throws {
        #expect(ScriptedClient().hangUp() == false)
        let client = try ScriptedClient(folders: [])
        client.open("untitled:a", "struct A {}")
        #expect(client.hangUp() == false)
        let hasty = try ScriptedClient(folders: [])
        hasty.tell("exit", .null)
        #expect(hasty.hangUp() == false)
    }

    @Test("A request that is cancelled or overtaken by an edit is not worked on")
    func stale() throws {
        let client = try ScriptedClient(folders: [])
        let uri = "untitled:a"
        client.open(uri, "struct A {}")
        _ = try client.diagnostics(of: uri, version: 1)
        // The first request keeps the server busy, so that the others wait.
        let busy = (0..<20).map { _ in client.send("textDocument/documentSymbol", client.document(uri)) }
        let taken = client.send("textDocument/hover", client.document(uri, ["position": ["line": 0, "character": 0]]))
        client.tell("$/cancelRequest", ["id": taken])
        let old = client.send("textDocument/foldingRange", client.document(uri))
        let pull = client.send("textDocument/diagnostic", client.document(uri))
        client.change(uri, to: "struct B {}", version: 2)
        for id in busy { _ = try client.answer(to: id) }
        #expect([-32800, nil].contains(try client.answer(to: taken)["error"]["code"].integer))
        #expect([-32801, nil].contains(try client.answer(to: old)["error"]["code"].integer))
        #expect([-32802, nil].contains(try client.answer(to: pull)["error"]["code"].integer))
        _ = try client.diagnostics(of: uri, version: 2)
        // A request that is not known, or was answered long ago, cannot be cancelled.
        client.tell("$/cancelRequest", ["id": 4711])
        client.tell("$/cancelRequest", ["id": taken])
        #expect(try client.ask("textDocument/foldingRange", client.document(uri)) == [])
    }

    @Test("The inbox knows what was cancelled, and which documents change")
    func inbox() {
        let inbox = Inbox()
        inbox.post(.request(id: 1, method: "a", params: .null))
        inbox.post(.request(id: 2, method: "b", params: .null))
        inbox.post(.notification(method: "textDocument/didChange", params: ["textDocument": ["uri": "u"]]))
        inbox.post(.notification(method: "$/cancelRequest", params: ["id": 2]))
        inbox.post(.notification(method: "$/cancelRequest", params: ["id": 3]))
        #expect(inbox.take() == .request(id: 1, method: "a", params: .null))
        #expect(!inbox.isCancelled(1) && inbox.isCancelled(2) && !inbox.isCancelled(3))
        #expect(inbox.hasEdit(of: "u") && !inbox.hasEdit(of: "v"))
        _ = inbox.take()
        #expect(inbox.isCancelled(2))
        _ = inbox.take()
        #expect(!inbox.hasEdit(of: "u") && inbox.isEmpty)
        // The number may be used again.
        inbox.post(.request(id: 2, method: "c", params: .null))
        #expect(!inbox.isCancelled(2))
        // One that is held can be taken back until it is answered.
        _ = inbox.take()
        inbox.hold(2)
        inbox.post(.request(id: 5, method: "d", params: .null))
        _ = inbox.take()
        inbox.post(.notification(method: "$/cancelRequest", params: ["id": 2]))
        #expect(inbox.isCancelled(2))
        inbox.release(2)
        #expect(!inbox.isCancelled(2))
        inbox.close()
        #expect(inbox.take() == nil)
    }
}
