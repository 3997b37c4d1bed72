// Diagnostics: the same as those of `lint` on the same text, wherever the text comes from and whatever happens to the files.

import Foundation
import SelfsameTestSupport
import Testing

@testable import SelfsameServer

@Suite("Diagnostics of the server")
struct ServerDiagnosticTests {
    private let folder: TemporaryFolder
    private let greenhouse: String

    init() throws {
        folder = try TemporaryFolder()
        greenhouse = try Repository.text(of: Repository.url("fixtures/tour/Greenhouse.swift"))
        try folder.write(greenhouse, to: "Greenhouse.swift")
    }

    private func uri(_ name: String) -> String { address(ofPath: folder.url(name).path) }

    private func client(_ capabilities: JSON = ScriptedClient.capabilities, settings: JSON = [:]) throws -> ScriptedClient {
        try ScriptedClient(folders: [folder.root.path], capabilities: capabilities, settings: settings, pages: folder.url("pages").path)
    }

    @Test("Opening a document pushes what lint says, with places, a link and the severities of the protocol")
    func pushed() throws {
        let client = try client()
        client.open(uri("Greenhouse.swift"), greenhouse)
        let found = try client.diagnostics(of: uri("Greenhouse.swift"), version: 1)
        #expect(lines(found) == linted(folder.root.path)[uri("Greenhouse.swift")])
        #expect(found.map { $0["severity"].integer } == [2, 4])
        let first = try #require(found.first)
        #expect(first["source"] == "selfsame")
        let page = try #require(first["codeDescription"]["href"].string.flatMap(path(ofAddress:)))
        #expect(try Repository.text(of: URL(fileURLWithPath: page)).hasPrefix("# branch_extra_modifier\n"))
        let related = first["relatedInformation"].elements.compactMap { $0["message"].string }
        #expect(related.contains("`@State waterings` of `PotCard` is lost"))
        #expect(related.contains { $0.contains("Greenhouse.body/VStack/1/true/PotCard") })
        #expect(client.messages("$/progress").count == 2)
    }

    @Test("An edit gives the diagnostics of the new text, and none of what it mends; what the disk says comes back when it is closed")
    func edited() throws {
        let client = try client()
        client.open(uri("Greenhouse.swift"), greenhouse)
        let mended = greenhouse.replacing("                    .opacity(0.4)\n", with: "")
        client.change(uri("Greenhouse.swift"), to: mended, version: 2)
        let found = try client.diagnostics(of: uri("Greenhouse.swift"), version: 2)
        try folder.write(mended, to: "Greenhouse.swift")
        #expect(lines(found) == linted(folder.root.path)[uri("Greenhouse.swift")])
        try folder.write(greenhouse, to: "Greenhouse.swift")
        client.tell("textDocument/didClose", client.document(uri("Greenhouse.swift")))
        client.open(uri("Greenhouse.swift"), greenhouse, version: 9)
        #expect(lines(try client.diagnostics(of: uri("Greenhouse.swift"), version: 9)) == linted(folder.root.path)[uri("Greenhouse.swift")])
    }

    /// A view whose state is declared in another file.
    private let card =
        "import SwiftUI\nstruct Card: View {\n    @State var count = 0\n    var body: some View { Button(\"\\(count)\") { count += 1 } }\n}\n"
    private let screen = """
        import SwiftUI
        struct Screen: View {
            @State var on = false
            var body: some View {
                Button("x") { on.toggle() }
                if on { Card().opacity(0.5) } else { Card() }
            }
        }

        """

    @Test("An edit of one file changes the diagnostics of another that is open, and so does one on disk")
    func otherFiles() throws {
        try folder.write(card, to: "Card.swift")
        try folder.write(screen, to: "Screen.swift")
        let client = try client()
        client.open(uri("Screen.swift"), screen)
        client.open(uri("Card.swift"), card)
        #expect(try client.diagnostics(of: uri("Screen.swift"), version: 1).map { $0["severity"].integer } == [2])
        let stateless = card.replacing("@State var count = 0", with: "let count = 0").replacing("count += 1", with: "")
        client.change(uri("Card.swift"), to: stateless, version: 2)
        _ = try client.wait { message in
            message["params"]["uri"].string == uri("Screen.swift") && message["params"]["diagnostics"][0]["severity"] == 4
        }
        client.tell("textDocument/didClose", client.document(uri("Card.swift")))
        _ = try client.diagnostics(of: uri("Screen.swift"), version: 1)
        try FileManager.default.removeItem(at: folder.url("Card.swift"))
        client.tell("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(uri("Card.swift")), "type": 3]]])
        try folder.write(card, to: "Sub/Card.swift")
        client.tell("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(uri("Sub/Card.swift")), "type": 1]]])
        client.change(uri("Screen.swift"), to: screen + "\n", version: 2)
        let found = try client.diagnostics(of: uri("Screen.swift"), version: 2)
        try folder.write(screen + "\n", to: "Screen.swift")
        #expect(lines(found) == linted(folder.root.path)[uri("Screen.swift")])
        #expect(found.first?["relatedInformation"].elements.contains { $0["location"]["uri"].string == uri("Sub/Card.swift") } == true)
    }

    @Test("A client that asks is answered, and told when nothing has changed; nothing is pushed to it")
    func pulled() throws {
        var capabilities = ScriptedClient.capabilities
        if case .object(var members) = capabilities {
            members["textDocument"] = ["diagnostic": ["relatedDocumentSupport": false]]
            members["workspace"] = ["diagnostics": ["refreshSupport": true]]
            capabilities = .object(members)
        }
        let client = try client(capabilities)
        client.open(uri("Greenhouse.swift"), greenhouse)
        let report = try client.ask("textDocument/diagnostic", client.document(uri("Greenhouse.swift")))
        #expect(report["kind"] == "full")
        #expect(lines(report["items"].elements) == linted(folder.root.path)[uri("Greenhouse.swift")])
        let again = client.document(uri("Greenhouse.swift"), ["previousResultId": report["resultId"]])
        #expect(try client.ask("textDocument/diagnostic", again)["kind"] == "unchanged")
        client.change(uri("Greenhouse.swift"), to: "struct A {}", version: 2)
        let new = try client.ask("textDocument/diagnostic", again)
        #expect(new["kind"] == "full" && new["items"] == [] && new["resultId"] != report["resultId"])
        client.tell("workspace/didChangeWatchedFiles", ["changes": []])
        _ = try client.wait { $0["method"] == "workspace/diagnostic/refresh" }
        #expect(client.messages("textDocument/publishDiagnostics").isEmpty)
    }

    @Test("What has no file, lies in no folder, is left out or is no Swift belongs to no folder's program")
    func strangers() throws {
        try folder.write("{ \"excluded\": [\"Old\"] }", to: ".selfsame.json")
        try folder.write(greenhouse, to: "Old/Greenhouse.swift")
        let client = try client()
        client.open("untitled:Untitled-1", greenhouse)
        #expect(try client.diagnostics(of: "untitled:Untitled-1", version: 1).count == 2)
        let elsewhere = try TemporaryFolder()
        let other = address(ofPath: elsewhere.url("not there yet/Ü.swift").path)
        client.open(other, greenhouse)
        #expect(try client.diagnostics(of: other, version: 1).count == 2)
        client.open(uri("Old/Greenhouse.swift"), greenhouse)
        client.open(uri(".build/Greenhouse.swift"), greenhouse)
        client.open(uri("notes.txt"), greenhouse)
        for name in ["Old/Greenhouse.swift", ".build/Greenhouse.swift", "notes.txt"] {
            #expect(try client.diagnostics(of: uri(name), version: 1).isEmpty, "\(name)")
            #expect(try client.ask("textDocument/documentSymbol", client.document(uri(name))) == [])
        }
        // A file that is not saved yet is known in the others.
        client.open(uri("New.swift"), card)
        client.open(uri("Screen.swift"), screen)
        #expect(try client.diagnostics(of: uri("Screen.swift"), version: 1).map { $0["severity"].integer } == [2])
    }

    @Test("The configuration, the baseline and the settings count, also after they change")
    func configuration() throws {
        try folder.write("{ \"disabled_rules\": [\"branch_extra_modifier\", \"branch_same_view_arguments\"] }", to: ".selfsame.json")
        let client = try client()
        let uri = uri("Greenhouse.swift")
        client.open(uri, greenhouse)
        func codes(_ version: Int) throws -> [String] { try client.diagnostics(of: uri, version: version).compactMap { $0["code"].string } }
        func configure(_ text: String, _ version: Int) throws -> [String] {
            try folder.write(text, to: ".selfsame.json")
            client.tell(
                "workspace/didChangeWatchedFiles",
                ["changes": [["uri": .string(address(ofPath: folder.url(".selfsame.json").path)), "type": 2]]])
            client.change(uri, to: greenhouse, version: version)
            return try codes(version)
        }
        let first = try codes(1)
        #expect(!first.contains("branch_extra_modifier"))
        #expect(try configure("{}", 2) == ["branch_extra_modifier", "branch_same_view_arguments"])
        let baseline = folder.url("baseline.json").path
        _ = try runSelfsame(["lint", "--write-baseline", baseline, "--quiet", folder.root.path])
        #expect(try configure("{ \"baseline\": \"baseline.json\" }", 3) == [])
        #expect(try configure("{ \"strct\": true }", 4).count == 2)
        #expect(
            client.messages("window/showMessage").contains { $0["params"]["message"].string?.contains("did you mean `strict`") == true })
        #expect(try configure("{ }", 5).count == 2)
        client.tell("workspace/didChangeConfiguration", ["settings": ["selfsame": ["platform": "macos", "pedantic": true, "sdk": 27]]])
        client.change(uri, to: greenhouse + "\n", version: 6)
        #expect(try codes(6).contains("branch_extra_modifier"))
    }

    @Test("Folders come and go")
    func folders() throws {
        let other = try TemporaryFolder()
        let xylophone = card.replacing("Card", with: "Xylophone")
        try other.write(xylophone, to: "Card.swift")
        try folder.write(screen, to: "Screen.swift")
        let client = try client()
        client.open(uri("Screen.swift"), screen)
        let card = address(ofPath: other.url("Card.swift").path)
        client.open(card, xylophone)
        #expect(try client.ask("workspace/symbol", ["query": "xylo"]) == [])
        let change: JSON = ["uri": .string(address(ofPath: other.root.path)), "name": "other"]
        client.tell("workspace/didChangeWorkspaceFolders", ["event": ["added": [change], "removed": []]])
        #expect(try client.ask("workspace/symbol", ["query": "xylo"]).elements.map { $0["name"] } == ["Xylophone"])
        client.tell("workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": [change]]])
        #expect(try client.ask("workspace/symbol", ["query": "xylo"]) == [])
        #expect(try client.diagnostics(of: card, version: 1) == [])
    }

    @Test("A comment that silences nothing is shown as faded")
    func faded() throws {
        let client = try client()
        client.open("untitled:a", "// selfsame:disable:next identical_branches\nstruct A {}\n")
        #expect(try client.diagnostics(of: "untitled:a", version: 1).map { $0["tags"] } == [[1]])
    }
}
