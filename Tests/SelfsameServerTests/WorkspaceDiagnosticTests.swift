// The diagnostics of all files: those of `lint`, in parts where the client wants that, and given up when they are out of date or taken back.

import Foundation
import SelfsameTestSupport
import Testing

@testable import SelfsameServer

@Suite("Diagnostics of the workspace")
struct WorkspaceDiagnosticTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["Greenhouse", "Branches", "SameView"] {
            try folder.write(try Repository.text(of: Repository.url("fixtures/tour/\(name).swift")), to: "\(name).swift")
        }
    }

    private func uri(_ name: String) -> String { address(ofPath: folder.url(name).path) }

    private static let pulls: JSON = ["textDocument": ["diagnostic": [:]]]

    private func client(_ capabilities: JSON = pulls) throws -> ScriptedClient {
        try ScriptedClient(folders: [folder.root.path], capabilities: capabilities)
    }

    private func pull(_ client: ScriptedClient, having reports: [JSON] = []) throws -> [JSON] {
        let previous = reports.map { ["uri": $0["uri"], "value": $0["resultId"]] as JSON }
        return try client.ask("workspace/diagnostic", ["previousResultIds": .array(previous)])["items"].elements
    }

    @Test("They are those of lint, of files that are open and of others, and are said to be unchanged the next time")
    func reports() throws {
        let client = try client()
        let text = try Repository.text(of: folder.url("Greenhouse.swift"))
        client.open(uri("Greenhouse.swift"), text, version: 7)
        let reports = try pull(client)
        let found = Dictionary(uniqueKeysWithValues: reports.map { ($0["uri"].string ?? "", lines($0["items"].elements)) })
        #expect(found == linted(folder.root.path).filter { !$0.value.isEmpty })
        #expect(found.count == 2 && reports.allSatisfy { $0["kind"] == "full" })
        #expect(reports.first { $0["uri"].string == uri("Greenhouse.swift") }?["version"] == 7)
        #expect(reports.first { $0["uri"].string != uri("Greenhouse.swift") }?["version"] == .null)
        #expect(try pull(client, having: reports).map { $0["kind"] } == ["unchanged", "unchanged"])
        // What one document was told is known here, and the other way round.
        let one = reports.first { $0["uri"].string == uri("Greenhouse.swift") }
        let again = client.document(uri("Greenhouse.swift"), ["previousResultId": one?["resultId"] ?? .null])
        #expect(try client.ask("textDocument/diagnostic", again)["kind"] == "unchanged")
        // An edit mends one file, and changes what is said of another that is not open.
        client.change(uri("Greenhouse.swift"), to: "struct A {}", version: 8)
        try folder.write("struct A {}", to: "Greenhouse.swift")
        let new = try pull(client, having: reports)
        let now = linted(folder.root.path)
        #expect(new.map { $0["kind"] } == ["full", "full"])
        for report in new { #expect(lines(report["items"].elements) == now[report["uri"].string ?? ""]) }
        #expect(new.contains { $0["items"] == [] })
        // What was mended is not said again.
        client.change(uri("Greenhouse.swift"), to: "struct B {}", version: 9)
        #expect(try pull(client).map { $0["uri"].string } == [uri("Branches.swift")])
    }

    @Test("Each file is reported by the innermost folder that it lies in")
    func nestedFolders() throws {
        try folder.write(try Repository.text(of: Repository.url("fixtures/tour/Greenhouse.swift")), to: "Inner/Greenhouse.swift")
        let client = try ScriptedClient(
            folders: [folder.root.path, folder.url("Inner").path], capabilities: Self.pulls)
        let reports = try pull(client)
        #expect(Set(reports.map { $0["uri"] }).count == reports.count)
        #expect(reports.contains { $0["uri"].string == uri("Inner/Greenhouse.swift") })
    }

    /// A client of a folder with many files, after the first part of an answer: the work is under way.
    private func busyClient() throws -> (client: ScriptedClient, request: JSON) {
        let text = try Repository.text(of: folder.url("Greenhouse.swift"))
        for number in 0..<50 {
            let other = text.replacing("Greenhouse", with: "House\(number)").replacing("PotCard", with: "Card\(number)")
            try folder.write(other, to: "House\(number).swift")
        }
        let client = try client()
        client.open(uri("Greenhouse.swift"), text)
        let request = client.send("workspace/diagnostic", ["previousResultIds": [], "partialResultToken": "parts"])
        _ = try client.wait { $0["method"] == "$/progress" && $0["params"]["token"] == "parts" }
        return (client, request)
    }

    @Test("They come in parts, other requests go first, and an edit makes the client ask again")
    func overtaken() throws {
        let (client, request) = try busyClient()
        #expect(try client.ask("textDocument/documentSymbol", client.document(uri("Greenhouse.swift"))) != .null)
        client.change(uri("Greenhouse.swift"), to: "struct A {}", version: 2)
        let error = try client.answer(to: request)["error"]
        #expect(error["code"] == -32802 && error["data"]["retriggerRequest"] == true)
        let whole = client.send("workspace/diagnostic", ["previousResultIds": [], "partialResultToken": "more"])
        #expect(try client.answer(to: whole)["result"] == ["items": []])
        let parts = client.messages("$/progress").filter { $0["params"]["token"] == "more" }
        #expect(parts.count == 51)
        #expect(parts.allSatisfy { $0["params"]["value"]["items"].elements.count == 1 })
    }

    @Test("A request that is taken back, or that the server does not live to answer, fails")
    func takenBack() throws {
        let (client, request) = try busyClient()
        client.tell("$/cancelRequest", ["id": request])
        #expect(try client.answer(to: request)["error"]["code"] == -32800)
        let last = client.send("workspace/diagnostic", ["previousResultIds": []])
        try client.ask("shutdown", .null)
        #expect(try client.answer(to: last)["error"]["code"] == -32802)
    }

    @Test("A setting of the handshake keeps clients from asking")
    func setting() throws {
        func offers(_ options: JSON) throws -> JSON {
            try ScriptedClient().ask("initialize", ["capabilities": Self.pulls, "initializationOptions": options])["capabilities"][
                "diagnosticProvider"]["workspaceDiagnostics"]
        }
        #expect(try offers([:]) == true)
        #expect(try offers(["selfsame": ["workspaceDiagnostics": false]]) == false)
    }
}
