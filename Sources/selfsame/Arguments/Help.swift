// The help, made from the tables of commands and options, as wide as the terminal and at most 80 columns.

import SelfsameReports

private let widest = 80

/// The help of the whole program.
func generalHelp(width: Int = widest) -> String {
    let width = min(width, widest)
    let commands = Command.allCases.filter { !$0.isHidden }
    let column = (commands.map(\.rawValue.count).max() ?? 0) + 4
    var lines = wrapped(
        """
        selfsame reads Swift source and reports which SwiftUI views keep their identity when a condition changes, and which are \
        destroyed and lose their state.
        """, width: width)
    lines += ["", "Usage: selfsame [COMMAND] [options] [PATH…]", "", "Commands:"]
    for command in commands { lines += entry(command.rawValue, command.summary, column: column, width: width) }
    lines += ["", "Options of every command:"]
    lines += optionEntries(Option.all.filter { $0.commands == .all }, width: width)
    lines += ["", "Exit status:"]
    for (status, meaning) in exitStatuses { lines += entry(status, meaning, column: 6, width: width) }
    lines += ["", "Topics (`selfsame help TOPIC`):"]
    for topic in Topic.all { lines += entry(topic.name, topic.summary, column: column, width: width) }
    lines += [""] + wrapped("`selfsame help COMMAND` lists the options of a command. Start with `selfsame help identity`.", width: width)
    return lines.joined(separator: "\n") + "\n"
}

/// The help of one command.
func help(of command: Command, width: Int = widest) -> String {
    let width = min(width, widest)
    let operands = command.operands.isEmpty ? "" : " " + command.operands
    var lines = wrapped("Usage: selfsame \(command.rawValue) [options]\(operands)", width: width) + [""]
    lines += wrapped(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".", width: width)
    for paragraph in command.discussion { lines += [""] + wrapped(paragraph, width: width) }
    for group in OptionGroup.allCases {
        let options = Option.options(of: command).filter { $0.group == group }
        if options.isEmpty { continue }
        lines += ["", "\(group.rawValue):"] + optionEntries(options, width: width)
    }
    return lines.joined(separator: "\n") + "\n"
}

/// Every exit status and what it means; the highest that applies is used.
let exitStatuses: [(status: String, meaning: String)] = [
    ("0", "no diagnostic at or above the fail level (default: error)"),
    ("1", "diagnostics at or above the fail level"),
    ("2", "incomplete analysis: a path is missing or unreadable, a file does not parse, or a configuration is wrong"),
    ("64", "invalid command line"),
    ("70", "internal error"),
]

private func optionEntries(_ options: [Option], width: Int) -> [String] {
    options.flatMap { option in
        entry(option.names.joined(separator: ", ") + (option.placeholder.map { " " + $0 } ?? ""), option.help, column: 26, width: width)
    }
}

/// A name and its explanation next to it, or below it where the name is long.
private func entry(_ name: String, _ text: String, column: Int, width: Int) -> [String] {
    let indent = String(repeating: " ", count: column)
    var lines = wrapped(text, width: width - column).map { indent + $0 }
    let start = "  " + name
    if start.count + 2 <= column, let first = lines.first {
        lines[0] = start + indent.dropFirst(start.count) + first.dropFirst(column)
        return lines
    }
    return [start] + lines
}
