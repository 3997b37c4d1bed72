// The help, word for word: fixtures/help holds what is printed.

import SelfsameTestSupport
import Testing

@testable import selfsame

@Suite("Help")
struct HelpTests {
    @Test("The general help is as expected")
    func general() {
        check(generalHelp(), "selfsame")
    }

    @Test("The help of a command is as expected", arguments: Command.allCases.filter { !$0.isHidden && $0 != .help })
    func command(_ command: Command) {
        check(help(of: command), command.rawValue)
    }

    private func check(_ text: String, _ name: String) {
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
        if let failure = Snapshot.failure(actual: text, expectedAt: Repository.url("fixtures/help/\(name).txt")) {
            Issue.record("\(failure)")
        }
    }
}
