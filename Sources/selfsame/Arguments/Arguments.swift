// The command line as values. The table of options decides everything; each mistake has one message that says what to do.

import SelfsameProject

/// A mistake in the command line: exit status 64.
struct UsageError: Error, Equatable {
    /// What is wrong, and what may have been meant.
    var message: String
    /// The command whose help tells more.
    var command: Command?
    /// A command that tells more than the help.
    var see: String?
}

/// A parsed command line.
struct Arguments: Equatable {
    /// The command; `lint` where none is named.
    var command: Command = .lint
    /// What is neither command nor option: paths, or the name of a rule or command.
    var operands: [String] = []
    /// What a command with several does: `report` or `prune`, `show` or `init`.
    var action = ""
    private var values: [OptionID: [String]] = [:]

    /// Whether a flag is given.
    func has(_ id: OptionID) -> Bool { values[id] != nil }

    /// The value of an option, the last if it was given several times.
    func value(_ id: OptionID) -> String? { values[id]?.last }

    /// Whether standard input is one of the files.
    var readsStandardInput: Bool { operands.contains("-") || has(.useStandardInput) }

    /// All values of a repeatable option, in order.
    func values(_ id: OptionID) -> [String] { values[id] ?? [] }

    /// Reads a command line without the program's name. `pathExists` tells a path of the default command from a misspelt command.
    init(parsing words: [String], pathExists: (String) -> Bool) throws(UsageError) {
        var scanner = WordScanner(words: words)
        try scanner.run()
        var operands = scanner.operands
        var isNamed = false
        if let first = operands.first, !scanner.isFirstOperandQuoted {
            if let named = Command(rawValue: first) {
                command = named
                isNamed = true
                operands.removeFirst()
            } else if !looksLikePath(first), !pathExists(first) {
                throw Self.unknownCommand(first)
            }
        }
        self.operands = operands
        for use in scanner.uses { try add(use) }
        if has(.help) {
            // Whoever names no command wants to know which there are.
            if command != .help { self.operands = isNamed ? [command.rawValue] : [] }
            command = .help
            return
        }
        try takeAction()
        try checkOperands()
        try checkContradictions()
    }

    /// The mistake of naming a command that does not exist.
    static func unknownCommand(_ word: String) -> UsageError {
        let names = Command.allCases.filter { !$0.isHidden }.map(\.rawValue)
        return UsageError(message: "unknown command `\(word)`" + didYouMean(word, among: names), command: nil)
    }

    private mutating func add(_ use: OptionUse) throws(UsageError) {
        let option = try Self.option(use.name, of: command)
        if values[option.id] != nil, !option.isRepeatable, case .flag = option.value {
            return
        }
        if let previous = values[option.id]?.last, !option.isRepeatable {
            throw UsageError(message: "`\(use.name)` is given twice (`\(previous)` and `\(use.value ?? "")`)", command: command)
        }
        values[option.id, default: []].append(try Self.checked(use, option, command))
    }

    /// The option of a command by one of its names.
    private static func option(_ name: String, of command: Command) throws(UsageError) -> Option {
        let options = Option.options(of: command)
        if let option = options.first(where: { $0.names.contains(name) }) { return option }
        if command == .lint, name == "--format" {
            throw UsageError(message: "`lint` has no option `--format`; use `--reporter`", command: command, see: "selfsame reporters")
        }
        let owners = Option.all.filter { $0.names.contains(name) }.flatMap(\.commands.commands).filter { !$0.isHidden }
        if !owners.isEmpty {
            let owners = owners.map { "`\($0.rawValue)`" }
            throw UsageError(
                message: "`\(command.rawValue)` has no option `\(name)`; it is an option of \(listed(owners))", command: command)
        }
        let names = options.flatMap(\.names)
        throw UsageError(message: "unknown option `\(name)`" + didYouMean(name, among: names), command: command)
    }

    /// The value of an option, where the table allows it.
    private static func checked(_ use: OptionUse, _ option: Option, _ command: Command) throws(UsageError) -> String {
        guard let placeholder = option.placeholder else {
            if let value = use.value {
                throw UsageError(message: "`\(use.name)` takes no value, but was given `\(value)`", command: command)
            }
            return ""
        }
        guard let value = use.value, !value.isEmpty else {
            throw UsageError(message: "`\(use.name)` needs a value: `\(use.name) \(placeholder)`", command: command)
        }
        switch option.value {
        case .flag, .text: return value
        case .choice(let words):
            if words.contains(value) { return value }
            throw UsageError(
                message: "invalid value `\(value)` for `\(use.name)` (expected \(listed(words, last: " or ")))"
                    + didYouMean(value, among: words),
                command: command)
        case .version:
            if isVersion(value) { return value }
            throw UsageError(message: "invalid version `\(value)` for `\(use.name)`; write a version such as `17.0`", command: command)
        case .count:
            if let number = Int(value), number >= 1 { return value }
            throw UsageError(message: "`\(value)` is not a positive integer; write a number, as in `\(use.name) 4`", command: command)
        }
    }

    /// The first operand of a command that has actions.
    private mutating func takeAction() throws(UsageError) {
        let actions = command.actions
        guard !actions.isEmpty else { return }
        guard let word = operands.first else {
            throw UsageError(message: "`\(command.rawValue)` needs \(listed(actions.map { "`\($0)`" }, last: " or "))", command: command)
        }
        guard actions.contains(word) else {
            throw UsageError(
                message: "unknown action `\(word)` of `\(command.rawValue)`" + didYouMean(word, among: actions)
                    + " (expected \(listed(actions, last: " or ")))", command: command)
        }
        action = operands.removeFirst()
        if command == .config, action == "show", operands.isEmpty {
            throw UsageError(message: "`config show` needs a file: `selfsame config show FILE`", command: .config)
        }
        if command == .config, action == "init", let extra = operands.first {
            throw UsageError(message: "unexpected argument `\(extra)` of `config init`", command: .config)
        }
    }

    private func checkOperands() throws(UsageError) {
        let namesRule = command == .explain && !has(.at)
        let allowed = namesRule ? 1...1 : command.operandCount
        if operands.count < allowed.lowerBound {
            let needed = namesRule ? "a RULE, or `--at FILE:LINE:COLUMN`" : command.operands
            throw UsageError(message: "`\(command.rawValue)` needs \(needed)", command: command)
        }
        if command == .environment, !has(.key), !has(.at) {
            throw UsageError(message: "`environment` needs `--key KEY`, or `--at FILE:LINE:COLUMN`", command: command)
        }
        if command == .rules, let rule = operands.first {
            throw UsageError(message: "unexpected argument `\(rule)` of `rules`; `selfsame explain RULE` explains a rule", command: command)
        }
        if operands.count > allowed.upperBound {
            throw UsageError(message: "unexpected argument `\(operands[allowed.upperBound])` of `\(command.rawValue)`", command: command)
        }
        if operands.filter({ $0 == "-" }).count > 1 { throw UsageError(message: "`-` is given twice", command: command) }
        if has(.standardInputPath), !readsStandardInput {
            throw UsageError(message: "`--stdin-path` needs standard input; add the path `-`", command: command)
        }
    }

    private func checkContradictions() throws(UsageError) {
        if has(.changedLinesOnly), !has(.changedSince) {
            throw UsageError(
                message: "`--changed-lines-only` needs a revision to compare with; add `--changed-since REF`", command: command)
        }
        if has(.unsafeFixes), !has(.fix), !has(.diff) {
            throw UsageError(message: "`--unsafe-fixes` has no effect without `--fix` or `--diff`; add one of them", command: command)
        }
        if has(.fix), operands.contains("-") {
            throw UsageError(message: "`--fix` cannot change standard input; use `--diff` to print what it would change", command: command)
        }
        let pairs: [(OptionID, OptionID)] = [
            (.strict, .lenient), (.strict, .failLevel), (.lenient, .failLevel), (.onlyRule, .enableAllRules), (.stats, .why),
            (.stats, .format),
            (.why, .format), (.quiet, .verbose), (.quiet, .progress), (.baseline, .writeBaseline), (.writeBaseline, .changedSince),
            (.writeBaseline, .diff), (.writeBaseline, .fix), (.fix, .diff),
        ]
        for (a, b) in pairs where has(a) && has(b) {
            let options = Option.options(of: command)
            let names = [a, b].map { id in options.first { $0.id == id }.map { "`\($0.names.last ?? "")`" } ?? "" }
            throw UsageError(message: "\(names[0]) and \(names[1]) cannot be used together; remove one of them", command: command)
        }
    }
}

/// An option as it was written.
struct OptionUse: Equatable {
    var name: String
    var value: String?
}

/// Splits words into options with their values and operands. Whether an option takes a value is looked up by name alone: names mean the
/// same in every command.
private struct WordScanner {
    var words: [String]
    var uses: [OptionUse] = []
    var operands: [String] = []
    /// Whether the first operand stands after `--`, so that it is a path whatever it looks like.
    var isFirstOperandQuoted = false

    init(words: [String]) { self.words = words }

    mutating func run() throws(UsageError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                if operands.isEmpty { isFirstOperandQuoted = true }
                operands += rest
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            if word == "--version" || word == "-V" {
                operands.insert(Command.version.rawValue, at: 0)
                continue
            }
            var use = Self.split(word)
            if use.value == nil, Self.takesValue(use.name) {
                // A value may be `-` but no option: `--output --quiet` is a value forgotten.
                if let next = rest.first, next == "-" || !next.hasPrefix("-") { use.value = rest.popFirst() }
            }
            uses.append(use)
        }
    }

    /// `--name=value` and `-j4` in their parts.
    private static func split(_ word: String) -> OptionUse {
        if word.hasPrefix("--") {
            guard let equals = word.firstIndex(of: "=") else { return OptionUse(name: word) }
            return OptionUse(name: String(word[..<equals]), value: String(word[word.index(after: equals)...]))
        }
        let name = String(word.prefix(2))
        guard word.count > 2, takesValue(name) else { return OptionUse(name: word) }
        return OptionUse(name: name, value: String(word.dropFirst(2)))
    }

    private static func takesValue(_ name: String) -> Bool {
        Option.all.contains { $0.names.contains(name) && $0.placeholder != nil }
    }
}

/// Whether a word can only be meant as a path.
private func looksLikePath(_ word: String) -> Bool { word.contains("/") || word.contains(".") || word == "-" }
