// The manual page and the completions of shells, made from the tables of commands and options like the help. `make docs` writes them.

import SelfsameLint
import SelfsameProject
import SelfsameReports

private let shownCommands = Command.allCases.filter { !$0.isHidden }

// MARK: Manual page

/// selfsame(1) in the language of man.
func manualPage() -> String {
    var lines = [
        ".TH SELFSAME 1 \"\" \"selfsame \(version)\" \"User Commands\"", ".SH NAME",
        "selfsame \\- find SwiftUI views that lose their identity and state", ".SH SYNOPSIS", ".B selfsame",
        "[\\fICOMMAND\\fR] [\\fIoptions\\fR] [\\fIPATH\\fR...]", ".SH DESCRIPTION",
        roff(
            """
            Reads Swift source and reports which SwiftUI views keep their identity when a condition changes, and which are destroyed and lose \
            their state. It needs no SwiftUI, no Xcode and no build of the project.
            """), ".SH COMMANDS",
    ]
    for command in shownCommands {
        lines += [".TP", "\\fB\(roff(command.rawValue))\\fR \(roff(command.operands))", roff(sentence(command.summary))]
        for paragraph in command.discussion { lines += [".IP", roff(paragraph)] }
    }
    lines.append(".SH OPTIONS")
    for group in OptionGroup.allCases {
        let options = Option.all.filter { $0.group == group && !Set($0.commands.commands).isDisjoint(with: shownCommands) }
        if options.isEmpty { continue }
        lines.append(".SS " + roff(group.rawValue))
        for option in options {
            let names = option.names.map { "\\fB\(roff($0))\\fR" }.joined(separator: ", ")
            let owners = option.commands == .all ? [] : option.commands.commands.filter { !$0.isHidden }.map(\.rawValue)
            let only = owners.isEmpty ? "" : " (\(owners.joined(separator: ", ")))"
            lines += [".TP", names + (option.placeholder.map { " \\fI\(roff($0))\\fR" } ?? ""), roff(sentence(option.help + only))]
        }
    }
    lines += [".SH TOPICS", roff("Each is printed by `selfsame help TOPIC`.")]
    for topic in Topic.all { lines += [".TP", ".B " + roff(topic.name), roff(sentence(topic.summary))] }
    lines.append(".SH EXIT STATUS")
    for (status, meaning) in exitStatuses { lines += [".TP", ".B " + status, roff(sentence(meaning))] }
    lines += [".SH FILES", ".TP", ".B .selfsame.json", roff("The configuration of the files below its folder. Its keys:")]
    for key in ConfigurationKey.all { lines += [".RS", ".TP", ".B " + roff(key.name), roff(sentence(key.help)), ".RE"] }
    lines += [
        ".SH ENVIRONMENT", ".TP", ".B NO_COLOR", "Any value turns colours off.", ".TP", ".B COLUMNS",
        "The width of text, from 60 to 120, instead of the width of the terminal.", ".SH EXAMPLES", ".TP",
        ".B selfsame lint \\-\\-strict Sources",
        "In CI: warnings fail the run.", ".TP", ".B selfsame lint \\-\\-changed\\-since origin/main",
        "Report only on the files that a branch changed; the rest of the program is context.",
    ]
    return lines.joined(separator: "\n") + "\n"
}

/// Text with the characters escaped that man interprets.
private func roff(_ text: String) -> String {
    let escaped = text.map { character -> String in
        switch character {
        case "\\": "\\e"
        case "-": "\\-"
        case "…": "..."
        default: String(character)
        }
    }.joined()
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
}

// MARK: Completions

/// The words that may follow an option; nil where a file does, empty where anything does.
private func words(of option: Option) -> [String]? {
    switch option.id {
    case .onlyRule, .disable: return RuleCatalogue.known.map(\.id)
    case .reporter: return Reporter.names
    case .format: return Array(Set(Option.all.filter { $0.id == .format }.flatMap { choices($0.value) })).sorted()
    default: break
    }
    switch option.value {
    case .choice(let words): return words
    case .text(let placeholder): return ["FILE", "PATH"].contains(placeholder) ? nil : []
    case .flag, .version, .count: return []
    }
}

private func choices(_ value: OptionValue) -> [String] { if case .choice(let words) = value { words } else { [] } }

/// The words that may follow a command.
private func words(of command: Command) -> [String] {
    switch command {
    case .explain: RuleCatalogue.known.map(\.id)
    case .help: shownCommands.map(\.rawValue) + Topic.all.map(\.name)
    default: command.actions
    }
}

/// Options with a value, each once, with what may follow.
private var valued: [(names: [String], words: [String]?)] {
    var seen: Set<OptionID> = []
    return Option.all.filter { $0.placeholder != nil && seen.insert($0.id).inserted }.map { ($0.names, words(of: $0)) }
}

/// Completions of bash.
func bashCompletion() -> String {
    var lines = [
        "# Completions of selfsame for bash, written by `make docs`.", "_selfsame() {",
        "    local word=\"${COMP_WORDS[COMP_CWORD]}\" before=\"${COMP_WORDS[COMP_CWORD-1]}\" command=lint options= words= i",
        "    for ((i = 1; i < COMP_CWORD; i++)); do", "        case \"${COMP_WORDS[i]}\" in",
        "            \(shownCommands.map(\.rawValue).joined(separator: "|"))) command=\"${COMP_WORDS[i]}\"; break ;;", "        esac",
        "    done",
        "    case \"$before\" in",
    ]
    for (names, words) in valued {
        let reply =
            switch words {
            case nil: "compgen -f -- \"$word\""
            case let words? where words.isEmpty: ""
            case let words?: "compgen -W '\(words.joined(separator: " "))' -- \"$word\""
            }
        lines.append("        \(names.joined(separator: "|"))) COMPREPLY=(\(reply.isEmpty ? "" : "$(\(reply))")); return ;;")
    }
    lines += ["    esac", "    case \"$command\" in"]
    for command in shownCommands {
        let options = Option.options(of: command).flatMap(\.names).joined(separator: " ")
        lines.append("        \(command.rawValue)) options='\(options)' words='\(words(of: command).joined(separator: " "))' ;;")
    }
    lines += [
        "    esac", "    [[ $COMP_CWORD -eq 1 ]] && words=\"$words \(shownCommands.map(\.rawValue).joined(separator: " "))\"",
        "    if [[ $word == -* ]]; then", "        COMPREPLY=($(compgen -W \"$options\" -- \"$word\"))", "    else",
        "        COMPREPLY=($(compgen -W \"$words\" -- \"$word\") $(compgen -f -- \"$word\"))", "    fi", "}",
        "complete -o filenames -F _selfsame selfsame",
    ]
    return lines.joined(separator: "\n") + "\n"
}

/// Completions of zsh.
func zshCompletion() -> String {
    func quoted(_ text: String) -> String {
        text.map { "[]:\\".contains($0) ? "\\\($0)" : $0 == "'" ? "'\\''" : $0 == "`" ? "" : String($0) }.joined()
    }
    var lines = [
        "#compdef selfsame", "# Completions of selfsame for zsh, written by `make docs`.", "_selfsame() {", "    local -a commands",
    ]
    lines.append("    commands=(")
    for command in shownCommands { lines.append("        '\(command.rawValue):\(quoted(command.summary))'") }
    lines += ["    )", "    local command=lint found=${words[(r)\(shownCommands.map(\.rawValue).joined(separator: "|"))]}"]
    lines += [
        "    [[ -n $found ]] && command=$found", "    local -a first",
        "    (( CURRENT == 2 )) && first=('1: :{_describe command commands; _files}')",
    ]
    lines.append("    case $command in")
    for command in shownCommands {
        lines.append("        \(command.rawValue)) _arguments -s $first \\")
        for option in Option.options(of: command) {
            let action =
                switch words(of: option) {
                case nil: ":file:_files"
                case let words? where words.isEmpty: option.placeholder == nil ? "" : ":\(quoted(option.placeholder ?? "")): "
                case let words?: ":\(option.id.rawValue):(\(words.joined(separator: " ")))"
                }
            for name in option.names {
                lines.append("            '\(option.isRepeatable ? "*" : "")\(name)[\(quoted(option.help))]\(action)' \\")
            }
        }
        let rest = words(of: command)
        lines.append(
            "            '*: :\(rest.isEmpty ? "_files" : "{_values \(command.rawValue) \(rest.joined(separator: " ")); _files}")' ;;")
    }
    return (lines + ["    esac", "}", "_selfsame \"$@\""]).joined(separator: "\n") + "\n"
}

/// Completions of fish.
func fishCompletion() -> String {
    func quoted(_ text: String) -> String { "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'" }
    let names = shownCommands.map(\.rawValue).joined(separator: " ")
    var lines = [
        "# Completions of selfsame for fish, written by `make docs`.", "set -l commands \(names)",
    ]
    for command in shownCommands {
        lines.append(
            "complete -c selfsame -n \"not __fish_seen_subcommand_from $commands\" -a \(command.rawValue) -d \(quoted(command.summary))")
        let rest = words(of: command)
        if !rest.isEmpty {
            lines.append(
                "complete -c selfsame -n '__fish_seen_subcommand_from \(command.rawValue)' -a \(quoted(rest.joined(separator: " ")))")
        }
    }
    for option in Option.all {
        let owners = option.commands.commands.filter { !$0.isHidden }
        if owners.isEmpty { continue }
        var line = "complete -c selfsame"
        if option.commands != .all {
            let seen = "__fish_seen_subcommand_from \(owners.map(\.rawValue).joined(separator: " "))"
            // Without a command, the options are those of `lint`.
            line += owners.contains(.lint) ? " -n \"\(seen); or not __fish_seen_subcommand_from $commands\"" : " -n '\(seen)'"
        }
        for name in option.names { line += name.hasPrefix("--") ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst())" }
        switch words(of: option) {
        case nil: line += " -r -F"
        case let words? where !words.isEmpty: line += " -x -a \(quoted(words.joined(separator: " ")))"
        default: line += option.placeholder == nil ? "" : " -x"
        }
        lines.append(line + " -d \(quoted(option.help))")
    }
    return lines.joined(separator: "\n") + "\n"
}
