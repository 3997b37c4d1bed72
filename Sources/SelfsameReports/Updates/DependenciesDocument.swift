// `updates`: what each view reads, what it is made with and who can change that; fixtures/schemas/updates.json describes the JSON.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameSyntax
import SelfsameUpdates

/// The document.
struct DependenciesDocument: Encodable {
    var version = 1
    var views: [View]
    var summary: Summary

    struct View: Encodable {
        var view: String
        var kind: String
        var from: SourcePlace?
        var reads: [String]
        var mayRead: [String]
        var subscribes: [String]
        var forwards: [String]
        var inputs: [Input]
        var sources: [Source]
        var madeBy: [String]
        var unknownParts: Int
        /// Why it may read more.
        var cut: [String]
    }

    struct Input: Encodable {
        var name: String
        var comparison: String
        var differs: String?
    }

    struct Source: Encodable {
        var name: String
        var writers: [String]
        var changes: [FlipCauseDocument]
        var complete: Bool
    }

    struct Summary: Encodable {
        var views: Int
        var known: Int
        var reads: Int
    }

    init(_ views: [ViewDependencies], in program: Program) {
        self.views = views.map { view in
            View(
                view: view.view, kind: "\(view.kind)",
                from: SourcePlace(CodeLocation(program[view.type].file, program[view.type].node), in: program),
                reads: view.reads.filter { !$0.isConditional && !$0.isUnread }.map(\.name),
                mayRead: view.reads.filter(\.isConditional).map(\.name), subscribes: view.reads.filter(\.isUnread).map(\.name),
                forwards: view.forwards, inputs: view.inputs.map { Input(name: $0.name, comparison: $0.comparison, differs: $0.differs) },
                sources: view.reads.map {
                    Source(name: $0.name, writers: $0.writers, changes: $0.causes.map(FlipCauseDocument.init), complete: $0.isComplete)
                }, madeBy: view.madeBy,
                unknownParts: view.unknownParts, cut: view.cuts)
        }
        summary = Summary(
            views: views.count, known: views.count { $0.unknownParts == 0 && $0.cuts.isEmpty && $0.reads.allSatisfy(\.isComplete) },
            reads: views.reduce(0) { $0 + $1.reads.count })
    }
}

/// What views depend on in a format.
public func dependenciesText(
    _ views: [ViewDependencies], in program: Program, format: UpdatesFormat, style: TextStyle = TextStyle()
) throws -> String {
    switch format {
    case .json: return try json(DependenciesDocument(views, in: program))
    case .text: return views.map { block($0, in: program, style).joined(separator: "\n") + "\n" }.joined(separator: "\n")
    case .markdown:
        var lines = ["| view | reads | made with |", "|---|---|---|"]
        for view in views {
            let reads = view.reads.map { "`\($0.name)`" + ($0.isConditional ? "?" : "") }.joined(separator: ", ")
            lines.append("| `\(view.view)` | \(reads) | \(view.inputs.map { "`\($0.name)`" }.joined(separator: ", ")) |")
        }
        return lines.joined(separator: "\n") + "\n"
    case .dot:
        var lines = ["digraph updates {", "  rankdir=LR;", "  node [shape=box];"]
        for view in views {
            for read in view.reads {
                lines.append("  \(dotQuoted(read.name)) -> \(dotQuoted(view.view)) [style=\(read.isConditional ? "dashed" : "solid")];")
            }
            for maker in view.madeBy { lines.append("  \(dotQuoted(maker)) -> \(dotQuoted(view.view)) [style=dotted];") }
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }
}

private func block(_ view: ViewDependencies, in program: Program, _ style: TextStyle) -> [String] {
    let place = SourcePlace(CodeLocation(program[view.type].file, program[view.type].node), in: program)?.text ?? ""
    var lines = namedPlace(printable(view.view), place, style)
    for read in view.reads {
        let verb = read.isUnread ? "subscribes to" : read.isConditional ? "may read" : "reads"
        lines += hanging("\(verb) \(printable(read.name + read.changePhrase))", indent: 2, width: style.width)
    }
    if !view.forwards.isEmpty {
        lines += hanging("passes " + printable(view.forwards.joined(separator: ", ")), indent: 2, width: style.width)
    }
    for input in view.inputs {
        let text = "made with \(input.name), compared \(input.comparison)" + (input.differs.map { "; differs: \($0)" } ?? "")
        lines += hanging(printable(text), indent: 2, width: style.width)
    }
    for cut in view.cuts { lines += hanging("cut: \(printable(cut))", indent: 2, width: style.width) }
    if view.reads.isEmpty, view.cuts.isEmpty, view.inputs.isEmpty, view.forwards.isEmpty { lines.append("  depends on nothing") }
    return lines
}

extension ViewDependencies.Read {
    /// Members that are named where no control is.
    private static let named = 4

    /// What changes it: ", changed at Pane.swift:16 by `Button("flip")` in `Child`".
    var changePhrase: String {
        let isChanged = !causes.isEmpty || !writers.isEmpty
        let others = isComplete ? "" : isChanged ? ", possibly also by others" : ", possibly changed by code that is not in the source"
        if !causes.isEmpty { return ", changed " + causes.shortPhrases.joined(separator: "; ") + others }
        if writers.isEmpty { return others }
        let more = writers.count > Self.named ? " and \(writers.count - Self.named) others" : ""
        return ", changed by " + writers.prefix(Self.named).joined(separator: ", ") + more + others
    }
}
