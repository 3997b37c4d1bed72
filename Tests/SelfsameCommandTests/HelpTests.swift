// The help, word for word: fixtures/help holds what is printed.

import SelfsameReports
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

    @Test("Help fits a narrow terminal, and is never wider than 80 columns")
    func widths() {
        for width in [60, 80, 120] {
            let texts = [generalHelp(width: width)] + Command.allCases.map { help(of: $0, width: width) }
            for line in texts.flatMap({ $0.split(separator: "\n") }) { #expect(line.count <= min(width, 80), "\(line)") }
        }
    }

    @Test("A topic is a page without Markdown")
    func topics() throws {
        let text = terminalText(
            ofMarkdown: """
                # Title

                A **bold** [link](x.md) that
                goes on.

                - one
                  and more
                - two

                | a | b |
                |---|---|
                | `x\\|y` | what it is |

                ```sh
                run
                ```
                ![picture](x.svg)
                """, style: TextStyle())
        #expect(
            text == """
                Title

                A bold link that goes on.

                - one and more
                - two

                  a
                      b
                  `x|y`
                      what it is

                    run

                """)
        #expect(try runSelfsame(["help", "identty"]).errors.contains("unknown command or topic `identty`; did you mean `identity`?"))
    }

    private func check(_ text: String, _ name: String) {
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
        if let failure = Snapshot.failure(actual: text, expectedAt: Repository.url("fixtures/help/\(name).txt")) {
            Issue.record("\(failure)")
        }
    }
}
