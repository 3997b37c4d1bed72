// What the program says about its rules: the list in the terminal and in the README, one rule in the terminal, the page of all rules.
// Everything comes from the rule values; `make docs` writes the files.

import SelfsameLint
import SelfsameSyntax

extension Rule {
    /// The severity in words where it runs: `warning`, `warning or hint`.
    public var severityWord: String {
        let mayBeHint = severity > .hint && (isWeighed || isSometimesHint || exemptions.contains { $0.effect == .lowersToHint })
        return mayBeHint ? "\(severity.word) or hint" : severity.word
    }

    /// When it runs, else the severity: `off`, `pedantic`.
    fileprivate var defaultWord: String { isPedantic ? "pedantic" : isDefault ? severityWord : "off" }
}

/// The rules with id, severity and summary: a line each, or, where a line has to fit a terminal, with the summary below.
public func ruleList(style: TextStyle? = nil) -> String {
    let width = RuleCatalogue.known.map(\.id.count).max() ?? 0
    return RuleCatalogue.known.map { rule in
        let severity = rule.defaultWord
        if let style {
            let summary = wrapped(rule.summary, width: style.width - 4).map { "    \($0)\n" }.joined()
            return "\(style.paint(rule.id, .bold)) (\(severity))\n\(summary)"
        }
        let id = rule.id + String(repeating: " ", count: width - rule.id.count)
        return "\(id)  \(severity + String(repeating: " ", count: 15 - severity.count))  \(rule.summary)\n"
    }.joined()
}

/// The rules as a Markdown table.
public func ruleTable() -> String {
    "| rule | severity | reports |\n|---|---|---|\n"
        + RuleCatalogue.known.map { rule in
            "| `\(rule.id)` | \(rule.defaultWord) | \(rule.summary) |\n"
        }.joined()
}

/// One rule for the terminal.
public func ruleText(_ rule: Rule, style: TextStyle) -> String {
    let head = "\(rule.id)  (\(facts(rule)))"
    var lines = columns(head) <= style.width ? [style.paint(rule.id, .bold) + head.dropFirst(rule.id.count)] : [style.paint(rule.id, .bold)]
    if columns(head) > style.width { lines += hanging("(\(facts(rule)))", indent: 2, width: style.width) }
    lines.append("")
    lines += wrapped(sentence(rule.summary), width: style.width)
    for section in rule.explanation.sections {
        lines += ["", style.paint(section.heading, .bold)] + paragraphs(section.text, width: style.width)
    }
    for example in shownExamples(rule) {
        lines += ["", style.paint(example.title, .bold), ""]
        for line in example.code.split(separator: "\n", omittingEmptySubsequences: false) {
            lines += line.isEmpty ? [""] : brokenCode(String(line), width: style.width - 4).map { "    " + $0 }
        }
    }
    return lines.joined(separator: "\n") + "\n"
}

/// The page of all rules, as Markdown.
public func rulePage() -> String {
    var text = """
        # Rules

        Generated from the rules by `make docs`; `selfsame explain RULE` prints the same. In the examples, `↓` marks each place that is
        reported.

        """
    for rule in RuleCatalogue.known { text += "\n## \(rule.id)\n\n\(ruleSection(rule))" }
    return text
}

/// The document of one rule as Markdown, without its title.
public func ruleSection(_ rule: Rule) -> String {
    var text = "\(sentence(rule.summary)) (\(facts(rule)))\n"
    for section in rule.explanation.sections { text += "\n### \(section.heading)\n\n\(section.text)\n" }
    for example in shownExamples(rule) { text += "\n### \(example.title)\n\n```swift\n\(example.code)\n```\n" }
    return text
}

private func facts(_ rule: Rule) -> String {
    let fixes =
        switch rule.fixes {
        case .always: "always suggests a fix"
        case .sometimes: "suggests a fix where possible"
        case .never: rule.suggestsSketches ? "suggests a sketch, which you apply" : "suggests no fix"
        }
    return "\(rule.isDefault || rule.isPedantic ? rule.defaultWord : "off by default"), \(fixes)"
}

/// The first bad example with its fix, and the first good one.
private func shownExamples(_ rule: Rule) -> [(title: String, code: String)] {
    var shown: [(title: String, code: String)] = []
    if let bad = rule.examples.first(where: \.isBad) {
        shown.append(("Reported", trimmed(bad.source)))
        if let fixed = bad.fixed { shown.append(("After the fix", trimmed(fixed))) }
    }
    if let good = rule.examples.first(where: { !$0.isBad }) { shown.append(("Not reported", trimmed(good.source))) }
    return shown
}

private func trimmed(_ code: String) -> String {
    var code = code[...]
    while code.last == "\n" { code.removeLast() }
    return String(code)
}

/// A phrase as a sentence.
public func sentence(_ text: String) -> String {
    let start = text.prefix(1).uppercased() + text.dropFirst()
    return start.hasSuffix(".") ? start : start + "."
}

/// Paragraphs are parted by empty lines; lines within one are joined.
private func paragraphs(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n\n") {
        if !lines.isEmpty { lines.append("") }
        lines += wrapped(paragraph.split(separator: "\n").joined(separator: " "), width: width)
    }
    return lines
}
