// Code actions, carried out: the text after them is what was promised.

import Foundation
import SelfsameTestSupport
import Testing

@testable import SelfsameServer

@Suite("Code actions of the server")
struct CodeActionTests {
    private let text: String
    private let client: ScriptedClient
    private let uri = "untitled:Greenhouse"

    init() throws {
        text = try Repository.text(of: Repository.url("fixtures/tour/Greenhouse.swift"))
        client = try ScriptedClient(folders: [])
        client.open(uri, text, version: 7)
    }

    private func actions(at range: JSON, only: JSON = .null, of text: String? = nil) throws -> [JSON] {
        let context = JSON.object(leavingOutNull: ["diagnostics": [], "only": only])
        return try client.ask("textDocument/codeAction", client.document(uri, ["range": range, "context": context])).elements
    }

    private func edits(_ action: JSON) -> JSON { action["edit"]["documentChanges"][0]["edits"] }

    @Test("A fix gives a text in which its finding is gone, and names the version that it is for")
    func fixes() throws {
        let found = try client.diagnostics(of: uri, version: 7)
        for (number, finding) in found.enumerated() {
            let code = try #require(finding["code"].string)
            let fixes = try actions(at: finding["range"]).filter { edits($0) != .null && $0["title"].string?.hasPrefix("Silence") == false }
            let fix = try #require(fixes.first { $0["diagnostics"][0]["code"].string == code })
            #expect(fix["diagnostics"] == [finding])
            #expect(fix["edit"]["documentChanges"][0]["textDocument"] == ["uri": .string(uri), "version": 7])
            // What lets state persist is nothing that an editor may do by itself.
            #expect(fix["isPreferred"].bool == (fix["title"].string?.contains("review") == false))
            client.open("untitled:fixed", applying(edits(fix), to: text), version: number)
            let left = try client.diagnostics(of: "untitled:fixed", version: number)
            #expect(left.count == found.count - 1 && !left.contains { $0["code"].string == code })
        }
    }

    @Test("All safe fixes come as one edit, only where they are asked for, and leave what is not safe")
    func fixAll() throws {
        let nowhere: JSON = ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]]
        #expect(try actions(at: nowhere) == [])
        #expect(try actions(at: nowhere, only: ["refactor"]) == [])
        for kind in ["source", "source.fixAll", "source.fixAll.selfsame"] {
            let all = try actions(at: nowhere, only: [.init(stringLiteral: kind)])
            #expect(all.count == 1)
            let fixed = applying(edits(all[0]), to: text)
            client.open("untitled:\(kind)", fixed)
            #expect(try client.diagnostics(of: "untitled:\(kind)", version: 1).map { $0["code"] } == ["branch_extra_modifier"])
            #expect(fixed.contains("Text(isNight ?"))
        }
    }

    @Test("A comment silences a finding in its line, or its rule in the file, and has room for a reason")
    func silences() throws {
        let finding = try #require(try client.diagnostics(of: uri, version: 7).first)
        let silencing = try actions(at: finding["range"]).filter { $0["title"].string?.hasPrefix("Silence") == true }
        #expect(silencing.map { $0["title"].string?.hasSuffix("file") } == [false, true])
        for (number, action) in silencing.enumerated() {
            let silenced = applying(edits(action), to: text)
            #expect(silenced.contains(" branch_extra_modifier - TODO: say why\n"))
            client.open("untitled:silenced", silenced, version: number)
            #expect(try client.diagnostics(of: "untitled:silenced", version: number).map { $0["code"] } == ["branch_same_view_arguments"])
        }
    }

    @Test("No comment is offered inside of a text of several lines, and none above `#!`")
    func places() throws {
        let inside = """
            #!/usr/bin/env swift
            import SwiftUI
            struct A: View {
                @State var on = false
                var body: some View {
                    Text(\"\"\"
                        \\(String(describing: VStack { if on { Text("a") } else { Text("b") } }))
                        \"\"\").onTapGesture { on.toggle() }
                    if on { Text("a") } else { Text("b") }
                }
            }

            """
        client.change(uri, to: inside, version: 8)
        for finding in try client.diagnostics(of: uri, version: 8) {
            for action in try actions(at: finding["range"]) where action["title"].string?.hasPrefix("Silence") == true {
                let after = applying(edits(action), to: inside)
                #expect(after.hasPrefix("#!/usr/bin/env swift\n"))
                client.open("untitled:after", after, version: after.utf8.count)
                let left = try client.diagnostics(of: "untitled:after", version: after.utf8.count)
                #expect(
                    !left.contains {
                        $0["code"] == finding["code"] && $0["message"] == finding["message"] && $0["range"] == finding["range"]
                    })
            }
        }
    }

    @Test("A sketch is offered, and no editor prefers it")
    func sketch() throws {
        client.open(
            "untitled:sketch",
            """
            import SwiftUI
            struct Probe: View {
                @State private var isRed = false
                var body: some View {
                    VStack {
                        Toggle("red", isOn: $isRed)
                        if isRed { Text("a").foregroundColor(.red) } else { Text("a") }
                    }
                }
            }

            """, version: 1)
        let finding = try #require(try client.diagnostics(of: "untitled:sketch", version: 1).first)
        let params = client.document("untitled:sketch", ["range": finding["range"], "context": ["diagnostics": []]])
        let actions = try client.ask("textDocument/codeAction", params).elements
        let sketch = try #require(actions.first { $0["title"].string?.contains("sketch") ?? false })
        #expect(sketch["isPreferred"].bool == false)
        #expect(edits(sketch).elements.contains { $0["newText"].string?.contains("isRed ? .red : nil") ?? false })
    }

    @Test("The rule is explained by a command, and what cannot be done says why")
    func explains() throws {
        let finding = try #require(try client.diagnostics(of: uri, version: 7).first)
        let found = try actions(at: finding["range"])
        let explain = try #require(found.last)
        #expect(explain["command"]["command"] == "selfsame.explain" && explain["command"]["arguments"] == ["branch_extra_modifier"])
        for action in found where action["edit"] == .null && action["command"] == .null {
            #expect(action["disabled"]["reason"].string?.isEmpty == false)
        }
    }

    @Test("A client without versions gets plain changes")
    func plain() throws {
        let client = try ScriptedClient(folders: [], capabilities: [:])
        client.open("untitled:a", text)
        let finding = try #require(try client.diagnostics(of: "untitled:a", version: 1).first)
        let params = client.document("untitled:a", ["range": finding["range"], "context": ["diagnostics": []]])
        let action = try #require(try client.ask("textDocument/codeAction", params).elements.first)
        #expect(action["edit"]["changes"]["untitled:a"].elements.count >= 1)
    }
}
