// `updates --when`: what one change evaluates again, as JSON, text, Markdown or a graph; fixtures/schemas/updates-when.json describes the JSON.

import SelfsameDeclarations
import SelfsameSyntax
import SelfsameUpdates

/// The formats of `updates`.
public enum UpdatesFormat: String, CaseIterable, Sendable {
    case text, json, markdown, dot
}

/// A place as updates and environment print it.
struct SourcePlace: Encodable {
    var path: String
    var line: Int
    var column: Int

    init?(_ location: CodeLocation?, in program: Program) {
        guard let location, location.file != .none else { return nil }
        let tree = program.tree(location.file)
        let place = tree.source.location(of: tree.range(location.node).start)
        (path, line, column) = (tree.source.path, place.line, place.column)
    }

    /// `PATH:LINE:COLUMN`.
    var text: String { "\(printable(path)):\(line):\(column)" }
}

/// The document.
struct ChangeDocument: Encodable {
    var version = 1
    var source: String
    /// Other sources that the name may mean, which are not answered for.
    var alternatives: [String]
    var reevaluated: [Entry]
    var skipped: [Entry]
    var may: [Entry]
    var closures: [Entry]
    var unknown: [Entry]

    struct Entry: Encodable {
        var view: String
        var reason: String
        var printed: String?
        var cost: String
        /// `certain`, `probable` where it rests on how closures are compared, or `may`.
        var certainty: String?
        var cause: String?
        var from: SourcePlace?
    }

    init(_ answer: ChangeAnswer, alternatives: [String], in program: Program) {
        source = answer.source
        self.alternatives = alternatives
        func entries(_ list: [ChangeEntry]) -> [Entry] {
            list.map {
                Entry(
                    view: $0.view, reason: $0.reason, printed: $0.printed, cost: $0.cost.rawValue, certainty: $0.certainty.word,
                    cause: $0.cause,
                    from: SourcePlace($0.place, in: program))
            }
        }
        (reevaluated, skipped, may) = (entries(answer.reevaluated), entries(answer.skipped), entries(answer.may))
        (closures, unknown) = (entries(answer.closures), entries(answer.unknown))
    }
}

extension Certainty {
    /// As JSON has it.
    fileprivate var word: String? {
        switch self {
        case .none: nil
        case .may: "may"
        case .probable: "probable"
        case .certain: "certain"
        }
    }
}

/// One change's answer in a format; `values` are what changes into what, where the call says it.
public func changeText(
    _ answer: ChangeAnswer, values: (old: String, new: String)? = nil, alternatives: [String], in program: Program, format: UpdatesFormat,
    style: TextStyle = TextStyle()
) throws -> String {
    switch format {
    case .json: try json(ChangeDocument(answer, alternatives: alternatives, in: program))
    case .text: ChangePrinter(answer: answer, values: values, program: program, style: style).text
    case .markdown: markdown(answer)
    case .dot: graph(answer)
    }
}

/// Prints the tree of what is evaluated again.
private struct ChangePrinter {
    let answer: ChangeAnswer
    let values: (old: String, new: String)?
    let program: Program
    let style: TextStyle

    /// Views that are listed by name where they do not depend on the change at all.
    private static let listed = 12

    private var change: String { values.map { " from \(printable($0.old)) to \(printable($0.new))" } ?? "" }

    var text: String {
        var lines = [style.paint("when \(printable(answer.source)) changes\(change)", .bold)]
        let all = answer.reevaluated + answer.may
        var printed: Set<String> = []
        for entry in all where entry.cause == nil || !all.contains(where: { $0.view == entry.cause }) {
            lines += block(entry, below: all, depth: 1, &printed)
        }
        if all.isEmpty { lines.append("  no body runs") }
        for closure in answer.closures { lines += indented("closure  \(printable(closure.view)): \(printable(closure.reason))") }
        let told = answer.skipped.filter { $0.cost != .none || $0.reason != "does not depend on it" }
        if !told.isEmpty {
            lines += ["", style.paint("skipped", .bold)] + told.flatMap { indented("\(printable($0.view)): \(printable($0.reason))") }
        }
        let rest = answer.skipped.filter { skipped in !told.contains { $0 == skipped } }
        if !rest.isEmpty {
            let names = rest.prefix(Self.listed).map(\.view).joined(separator: ", ")
            let more = rest.count > Self.listed ? " and \(rest.count - Self.listed) others" : ""
            lines += indented(printable("\(names)\(more) \(rest.count == 1 ? "does" : "do") not depend on it"))
        }
        if !answer.unknown.isEmpty {
            lines +=
                ["", style.paint("unknown", .bold)] + answer.unknown.flatMap { indented("\(printable($0.view)): \(printable($0.reason))") }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func indented(_ text: String, by indent: Int = 2) -> [String] { hanging(text, indent: indent, width: style.width) }

    private func block(_ entry: ChangeEntry, below all: [ChangeEntry], depth: Int, _ printed: inout Set<String>) -> [String] {
        guard printed.insert(entry.view).inserted, depth < 24 else { return [] }
        let isCertain = entry.cost == .run
        let mark = entry.printed.map { "  \($0)" } ?? ""
        let verb = isCertain ? entry.certainty == .probable ? "probably: " : "" : "may: "
        let name = printable(entry.view)
        var lines = indented("\(name)\(printable(mark))  \(verb)\(printable(entry.reason))", by: 2 * depth)
        // Colours come after the lines are broken.
        let spaces = String(repeating: "  ", count: depth)
        if let first = lines.first, first.hasPrefix(spaces + name) {
            lines[0] = spaces + style.paint(name, isCertain ? .yellow : .cyan) + first.dropFirst(spaces.count + name.count)
        }
        for child in all where child.cause == entry.view { lines += block(child, below: all, depth: depth + 1, &printed) }
        return lines
    }
}

private func markdown(_ answer: ChangeAnswer) -> String {
    func rows(_ title: String, _ entries: [ChangeEntry]) -> [String] {
        entries.map { "| \(title) | `\($0.view)` | \(markup($0.reason)) |" }
    }
    var lines = ["### When `\(answer.source)` changes", "", "| | view | why |", "|---|---|---|"]
    lines += rows("runs", answer.reevaluated.filter { $0.certainty != .probable })
    lines +=
        rows("probably runs", answer.reevaluated.filter { $0.certainty == .probable }) + rows("may run", answer.may)
        + rows("closure", answer.closures)
    lines += rows("skipped", answer.skipped.filter { $0.cost != .none }) + rows("unknown", answer.unknown)
    return lines.joined(separator: "\n") + "\n"
}

private func markup(_ text: String) -> String { text.replacing("|", with: "\\|") }

private func graph(_ answer: ChangeAnswer) -> String {
    var lines = ["digraph updates {", "  rankdir=LR;", "  node [shape=box];", "  \(dotQuoted(answer.source)) [shape=ellipse];"]
    for (entries, line) in [(answer.reevaluated, "solid"), (answer.may, "dashed")] {
        for entry in entries {
            let from = entry.cause ?? answer.source
            lines.append("  \(dotQuoted(from)) -> \(dotQuoted(entry.view)) [style=\(line), label=\(dotQuoted(entry.printed ?? ""))];")
        }
    }
    for entry in answer.closures { lines.append("  \(dotQuoted(answer.source)) -> \(dotQuoted(entry.view)) [style=dotted];") }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
}
