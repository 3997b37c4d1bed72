// `updates` and `environment`: what is evaluated again when a value changes, and which values of the environment are in force where.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameProject
import SelfsameReports
import SelfsameSyntax
import SelfsameUpdates

extension AnalysisRun {
    mutating func updates() throws -> ExitStatus {
        let format = arguments.value(.format).flatMap(UpdatesFormat.init) ?? .text
        let place = arguments.value(.when).flatMap { SourcePosition($0) }
        let loaded = if let place { try program(around: place) } else { try program() }
        let updates = Updates(Analyzer(program: loaded.program))
        let style = outputStyle
        guard let when = arguments.value(.when) else {
            let wanted = arguments.values(.view)
            let views = times.measure("analyse") {
                loaded.files.flatMap { updates.dependencies(in: $0) }.filter { view in
                    wanted.isEmpty || wanted.contains { view.isSelected(by: $0) }
                }
            }
            checkViews { name in views.contains { $0.isSelected(by: name) } }
            try write(try dependenciesText(views, in: loaded.program, format: format, style: style), to: arguments.value(.output))
            return finished()
        }
        let changes = times.measure("analyse") { place.map { updates.changes(at: $0, in: loaded) } ?? updates.changes(named: when) }
        guard let change = changes.first else {
            let reason =
                place == nil
                ? "no property or environment value named `\(printable(when))`; `selfsame updates` lists what views read"
                : "\(printable(when)) names no property, and no action there writes one that views can read"
            console.printError("selfsame: \(reason)\n")
            raise(.incomplete)
            return finished()
        }
        var answer = times.measure("follow") { updates.answer(to: change) }
        let wanted = arguments.values(.view)
        if !wanted.isEmpty { answer.keep { entry in wanted.contains { entry.isSelected(by: $0) } } }
        let alternatives = changes.dropFirst().map(\.name)
        if !alternatives.isEmpty, format == .text {
            console.printError(
                "selfsame: `\(printable(when))` may also mean \(printable(alternatives.prefix(5).joined(separator: ", ")))\n")
        }
        let text = try changeText(
            answer, values: change.spelledValues, alternatives: Array(alternatives), in: loaded.program, format: format, style: style)
        try write(text, to: arguments.value(.output))
        return finished()
    }

    mutating func environment() throws -> ExitStatus {
        let format = arguments.value(.format).flatMap(EnvironmentFormat.init) ?? .text
        let place = try place(.at)
        let loaded = if let place { try program(around: place) } else { try program() }
        let updates = Updates(Analyzer(program: loaded.program))
        let style = outputStyle
        if let place {
            let entries = times.measure("analyse") {
                place.offset(in: loaded).flatMap { EnvironmentMap(updates).answer(at: $0.offset, in: $0.file) } ?? WalkAnswer()
            }
            try write(try environmentText(entries, in: loaded.program, format: format, style: style), to: arguments.value(.output))
            return finished()
        }
        let key = arguments.values(.key).joined(separator: ",")
        if let preference = updates.preferenceKey(named: key) {
            let entries = times.measure("analyse") { updates.preference(preference) }
            let text = try preferenceText(entries, key: preference, in: loaded.program, format: format, style: style)
            try write(text, to: arguments.value(.output))
            return finished()
        }
        let keys = updates.environmentKeys(named: key)
        guard !keys.isEmpty else {
            console.printError("selfsame: no environment value or preference named `\(printable(key))`\n")
            raise(.incomplete)
            return finished()
        }
        let entries = times.measure("analyse") { updates.environment(of: keys) }
        try write(try environmentText(entries, in: loaded.program, format: format, style: style), to: arguments.value(.output))
        return finished()
    }
}

extension Updates {
    /// The changes that stand at a place.
    fileprivate func changes(at place: SourcePosition, in loaded: LoadedProgram) -> [Change] {
        place.offset(in: loaded).map { changes(at: $0.offset, in: $0.file) } ?? []
    }
}
