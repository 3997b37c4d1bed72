// Injected branches: what they are made of and what becomes of them; and, with SELFSAME_RECALL=FOLDER, how many of those that fit into a project
// are found (`make recall CORPUS=FOLDER`).

import Foundation
import SelfsameTestSupport
import Testing

@Suite struct RecallTests {
    private static let header =
        "import SwiftUI\nstruct Screen: View {\n    var isOn: Bool\n    var other: Unheard\n    @ViewBuilder var body: some View {\n"

    private func recall(_ statements: String) throws -> Recall {
        let folder = try TemporaryFolder()
        try folder.write(Self.header + statements + "\n    }\n}\n", to: "Screen.swift")
        return Recall(in: [folder.root.path], rounds: 4)
    }

    @Test(
        "Each kind is injected and found",
        arguments: [
            (#"Text(isOn ? "a" : "b")"#, 1), (#"Text("a").padding(isOn ? 8 : 4)"#, 1), (#"Text("a").disabled(isOn)"#, 1),
            (#"Text("a").allowsHitTesting(!isOn)"#, 1), (#"Text("a").opacity(0.5).padding(8)"#, 2),
            (#"VStack { Text(isOn ? "a" : "b"); Image("x").opacity(isOn ? 0 : 1) }"#, 2),
        ])
    func kinds(statement: String, count: Int) throws {
        let recall = try recall(statement)
        #expect(recall.injected == count && recall.found == count, "\(recall)\n\(recall.misses)")
    }

    @Test(
        "What has no branch to be written as is left alone",
        arguments: [#"Text("a").font(.title)"#, #"Button("a") { print(isOn ? 1 : 2) }"#])
    func nothing(statement: String) throws {
        #expect(try recall(statement).injected == 0)
    }

    @Test("What an exemption holds back is counted by its name, and unknown views apart")
    func apart() throws {
        let exempted = try recall(#"Text(isOn ? "a" : "b").transition(.slide)"#)
        #expect(exempted.found == 0 && exempted.exempted.values.reduce(0, +) == 1, "\(exempted)")
        #expect("\(exempted)".contains("    \(exempted.exempted.keys.first ?? "none"): 1\n"))
        let unknown = try recall(#"Unheard(isOn ? "a" : "b")"#)
        #expect(unknown.missedUnknown == 1 && unknown.missedKnown == 0, "\(unknown)")
    }

    @Test("What a user has in a view, and loses by its own code, is a warning")
    func losses() throws {
        let recall = try recall(#"ScrollView { Text("a") }.opacity(0.5)"#)
        #expect(recall.losing == 1 && recall.warned == 1, "\(recall)\n\(recall.unwarned)")
        #expect(try self.recall(#"Text("a").opacity(0.5)"#).losing == 0)
    }

    /// Without SELFSAME_RECALL, one round over the tour.
    @Test func corpus() throws {
        let environment = ProcessInfo.processInfo.environment
        let named = environment["SELFSAME_RECALL"]
        let folders = named.map { $0.split(separator: ":").map(String.init) } ?? [Repository.url("fixtures/tour").path]
        let rounds = environment["SELFSAME_RECALL_ROUNDS"].flatMap { Int($0) } ?? (named == nil ? 1 : 4)
        for folder in folders {
            let recall = Recall(in: [folder], rounds: rounds)
            print("recall in \(folder):\n\(recall)")
            if environment["SELFSAME_RECALL_MISSES"] != nil { print((recall.misses + recall.unwarned).joined(separator: "\n")) }
            #expect(recall.injected > 0)
        }
    }
}
