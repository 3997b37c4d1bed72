// What the server answers beside diagnostics, each as an editor asks for it.

import Foundation
import SelfsameTestSupport
import Testing

@testable import SelfsameServer

@Suite("Features of the server")
struct FeatureTests {
    private let folder: TemporaryFolder
    private let text: String
    private let uri: String
    private let client: ScriptedClient

    init() throws {
        folder = try TemporaryFolder()
        text = try Repository.text(of: Repository.url("fixtures/tour/Greenhouse.swift"))
        try folder.write(text, to: "Greenhouse.swift")
        uri = address(ofPath: folder.url("Greenhouse.swift").path)
        client = try ScriptedClient(folders: [folder.root.path], pages: folder.url("pages").path)
        client.open(uri, text)
    }

    private func hover(_ part: String) throws -> String? {
        let params = client.document(uri, ["position": try position(of: part, in: text)])
        return try client.ask("textDocument/hover", params)["contents"]["value"].string
    }

    @Test("Hover says type, identity, state and the overload; at a condition what each arm loses; elsewhere nothing")
    func hovers() throws {
        let modifier = try #require(try hover("opacity(0.4)"))
        #expect(modifier.contains("```swift\nModifiedContent<PotCard, _OpacityEffect>\n```"))
        #expect(modifier.contains("identity: `Greenhouse.body/VStack/1/true/PotCard`"))
        #expect(modifier.contains("holds `@State waterings` of `PotCard`"))
        #expect(modifier.contains("chosen: View.opacity(_ opacity: Double)"))
        let condition = try #require(try hover("isNight {"))
        #expect(condition.contains("**`isNight`** splits identity"))
        #expect(condition.contains("depends on `@State isNight`"))
        #expect(condition.contains("leaving it loses `@State waterings` of `PotCard`"))
        #expect(try hover("import SwiftUI") == nil)
        let plain = try ScriptedClient(folders: [], capabilities: ["textDocument": ["hover": ["contentFormat": ["plaintext"]]]])
        plain.open("untitled:a", text)
        let params = plain.document("untitled:a", ["position": try position(of: "opacity(0.4)", in: text)])
        let contents = try plain.ask("textDocument/hover", params)["contents"]
        #expect(contents["kind"] == "plaintext" && contents["value"].string?.contains("```") == false)
    }

    @Test("Hover on explicit identity says what replaces the view")
    func identityHover() throws {
        let text = """
            import SwiftUI
            struct Row: View {
                @State var draft = ""
                var body: some View { TextField("x", text: $draft) }
            }
            struct Screen: View {
                @State var round = 0
                var body: some View {
                    Button("next") { round += 1 }
                    Row().id(round)
                    Row().id("fixed")
                }
            }

            """
        client.open("untitled:id", text)
        func hover(_ part: String) throws -> String {
            let params = client.document("untitled:id", ["position": try position(of: part, in: text)])
            return try client.ask("textDocument/hover", params)["contents"]["value"].string ?? ""
        }
        let live = try hover("id(round)")
        #expect(live.contains("IDView<Row, Int>") && live.contains("Screen.body/1/id(round)/Row"))
        #expect(live.contains("replaced when `@State round` changes"))
        #expect(live.contains("changed at untitled:id:9 by `Button(\"next\")` in `Screen`"))
        #expect(try !hover("id(\"fixed\")").contains("replaced when"))
    }

    @Test("Document symbols are the lowered tree, each inside of its parent")
    func symbols() throws {
        let symbols = try client.ask("textDocument/documentSymbol", client.document(uri)).elements
        #expect(symbols.map { $0["name"] } == ["PotCard.body", "Greenhouse.body"])
        let stack = symbols[1]["children"][0]
        #expect(stack["name"] == "VStack")
        #expect(stack["children"].elements.map { $0["name"] } == ["Toggle", "if isNight", "if isNight"])
        #expect(stack["children"][1]["children"].elements.map { $0["name"] } == ["isNight", "else"])
        #expect(stack["children"][1]["children"][0]["children"][0]["name"] == "PotCard")
        for symbol in symbols { checkNesting(symbol) }
        let flat = try ScriptedClient(folders: [], capabilities: [:])
        flat.open("untitled:a", text)
        let names = try flat.ask("textDocument/documentSymbol", flat.document("untitled:a")).elements
        #expect(names.map { $0["name"] } == ["PotCard.body", "Greenhouse.body"] && names.allSatisfy { $0["location"] != .null })
    }

    private func checkNesting(_ symbol: JSON) {
        #expect(contains(symbol["range"], symbol["selectionRange"]), "\(symbol["name"])")
        for child in symbol["children"].elements {
            #expect(contains(symbol["range"], child["range"]), "\(child["name"]) in \(symbol["name"])")
            checkNesting(child)
        }
    }

    private func contains(_ outer: JSON, _ inner: JSON) -> Bool {
        func place(_ json: JSON) -> (Int, Int) { (json["line"].integer ?? -1, json["character"].integer ?? -1) }
        return place(outer["start"]) <= place(inner["start"]) && place(inner["end"]) <= place(outer["end"])
    }

    @Test("Symbols of every fixture lie inside of their parents", arguments: ["identity", "rules/branch_extra_modifier", "types"])
    func nesting(name: String) throws {
        for (index, file) in Repository.files(in: "fixtures/\(name)").prefix(6).enumerated() {
            let address = "untitled:\(index)"
            client.open(address, try Repository.text(of: file))
            for symbol in try client.ask("textDocument/documentSymbol", client.document(address)).elements { checkNesting(symbol) }
            client.tell("textDocument/didClose", client.document(address))
        }
    }

    private func hints(_ client: ScriptedClient, _ uri: String) throws -> [String] {
        let whole: JSON = ["start": ["line": 0, "character": 0], "end": ["line": 999, "character": 0]]
        return try client.ask("textDocument/inlayHint", client.document(uri, ["range": whole])).elements.compactMap { $0["label"].string }
    }

    @Test("Inlay hints say types, splits and losses, each kind by its setting, and only where they are asked for")
    func inlayHints() throws {
        #expect(
            try hints(client, uri) == [
                "VStack<TupleView<(Text, Button<Text>)>>", "VStack<TupleView<(Toggle<Text>, ConditionalContent<…",
                "⟂ splits identity · loses @State waterings of PotCard", "⟂ splits identity",
            ])
        for (setting, expected) in [
            ("types", ["⟂ splits identity · loses @State waterings of PotCard", "⟂ splits identity"]),
            ("splits", ["loses @State waterings of PotCard"]), ("losses", ["⟂ splits identity", "⟂ splits identity"]),
        ] {
            let other = try ScriptedClient(folders: [], settings: ["selfsame": ["inlayHints": ["types": false, .init(setting): false]]])
            other.open("untitled:a", text)
            #expect(try hints(other, "untitled:a") == expected, "\(setting)")
        }
        let chains = try ScriptedClient(
            folders: [], settings: ["inlayHints": ["types": false, "splits": false, "losses": false, "chains": true]])
        chains.open("untitled:a", text)
        #expect(try hints(chains, "untitled:a") == ["ModifiedContent<PotCard, _OpacityEffect>"])
        let first: JSON = ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]]
        #expect(try client.ask("textDocument/inlayHint", client.document(uri, ["range": first])).elements.count == 1)
    }

    @Test("A lens counts conditions and losses, and opens the report at its view")
    func lenses() throws {
        let lenses = try client.ask("textDocument/codeLens", client.document(uri)).elements
        #expect(lenses.map { $0["command"]["title"] } == ["2 conditions split identity · 1 loses state"])
        let command = try #require(lenses.first?["command"])
        let result = try client.ask(
            "workspace/executeCommand", ["command": command["command"], "arguments": command["arguments"]])
        let shown = try client.wait { $0["method"] == "window/showDocument" }["params"]
        #expect(shown["uri"] == result && shown["external"] == true)
        let parts = try #require(result.string).split(separator: "#")
        #expect(parts.last == "Greenhouse.body")
        let page = try #require(path(ofAddress: String(parts[0])))
        #expect(try Repository.text(of: URL(fileURLWithPath: page)).contains("PotCard"))
        #expect(addressFragment("Greenhouse.body") == "Greenhouse.body" && addressFragment("#Preview 1") == "%23Preview%201")
        let without = try ScriptedClient(folders: [], settings: ["codeLens": false])
        without.open("untitled:a", text)
        #expect(try without.ask("textDocument/codeLens", without.document("untitled:a")) == [])
    }

    @Test("An identity path leads to its view, its arm or its body; a rule to its text")
    func commands() throws {
        func place(_ path: String) throws -> JSON {
            try client.ask("workspace/executeCommand", ["command": "selfsame.goToPath", "arguments": [.string(path)]])["range"]["start"]
        }
        #expect(try place("Greenhouse.body/VStack/1/false/PotCard") == ["line": 26, "character": 16])
        #expect(try place("Greenhouse.body/VStack") == ["line": 20, "character": 8])
        #expect(try place("Greenhouse.body/VStack/1/true")["line"] == 22)
        func failure(_ command: JSON, _ arguments: JSON) throws -> Int? {
            try client.failure("workspace/executeCommand", ["command": command, "arguments": arguments])
        }
        #expect(try failure("selfsame.goToPath", ["Greenhouse.body/HStack"]) == -32602)
        #expect(try failure("selfsame.goToPath", []) == -32602)
        #expect(try failure("selfsame.openReport", ["untitled:none"]) == -32602)
        #expect(try failure("selfsame.explain", ["no_rule"]) == -32602)
        #expect(try failure("rm", ["-rf"]) == -32602)
        try client.ask("workspace/executeCommand", ["command": "selfsame.explain", "arguments": ["unstable_id"]])
        #expect(client.messages("window/showDocument").last?["params"]["uri"].string?.hasSuffix("rules/unstable_id.md") == true)
        let mute = try ScriptedClient(folders: [], capabilities: [:])
        try mute.ask("workspace/executeCommand", ["command": "selfsame.explain", "arguments": ["unstable_id"]])
        #expect(mute.messages("window/showMessage").last?["params"]["message"].string?.hasPrefix("unstable_id") == true)
    }

    @Test("Views of the workspace are found by letters in their order")
    func workspaceSymbols() throws {
        func names(_ query: String) throws -> [JSON] {
            try client.ask("workspace/symbol", ["query": .string(query)]).elements.map { $0["name"] }
        }
        #expect(try names("") == ["PotCard", "Greenhouse"])
        #expect(try names("pcd") == ["PotCard"])
        #expect(try names("xyz") == [])
    }

    @Test("Braces, imports and comments fold; the closing brace stays")
    func folding() throws {
        let source = "// a\n// b\nimport SwiftUI\nimport Foundation\nstruct A {\n    func f() {\n        g(1,\n          2)\n    }\n}\n"
        client.open("untitled:f", source)
        let ranges = try client.ask("textDocument/foldingRange", client.document("untitled:f")).elements
        let found = ranges.map { "\($0["startLine"].integer ?? -1)-\($0["endLine"].integer ?? -1) \($0["kind"].string ?? "")" }
        #expect(Set(found) == ["0-1 comment", "2-3 imports", "4-8 ", "5-7 "])
    }

    @Test("Selections grow from a word to the file")
    func selection() throws {
        let params = client.document(uri, ["positions": [try position(of: "opacity(0.4)", in: text)]])
        var range = try client.ask("textDocument/selectionRange", params)[0]
        var sizes: [JSON] = []
        while range != .null {
            if let inner = sizes.last { #expect(contains(range["range"], inner) && range["range"] != inner) }
            sizes.append(range["range"])
            range = range["parent"]
        }
        #expect(sizes.count > 8)
        #expect(sizes.last?["start"] == ["line": 0, "character": 0])
    }

    @Test("In broken code the rest of the file is answered")
    func broken() throws {
        let broken = text.replacing("Toggle(\"Night\", isOn: $isNight)", with: "Toggle(\"Night\", isOn: $isNi")
        client.change(uri, to: broken, version: 2)
        let params = client.document(uri, ["position": try position(of: "waterings += 1", in: broken)])
        #expect(try client.ask("textDocument/hover", params) != .null)
        #expect(try client.ask("textDocument/documentSymbol", client.document(uri)).elements.contains { $0["name"] == "PotCard.body" })
    }
}
