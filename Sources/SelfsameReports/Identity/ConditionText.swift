// What one condition, or explicit identity, does to a view, in a few lines of Markdown: the editor's hover, and `explain --at`.

import SelfsameFlow
import SelfsameIdentity
import SelfsameInference

/// What the identity that a modifier gives depends on, and what changes that: each change replaces the view. Empty for any other node.
public func identityChanges(of node: ViewNodeID, in body: LoweredBody, analyzer: Analyzer) -> [String] {
    guard body[node].kind == .modifier, analyzer.isIdentityModifier(node, in: body), let value = body.call(node)?.arguments.first
    else { return [] }
    let sources = analyzer.flippedBy(value.syntax, in: body)
    guard !sources.isEmpty else { return [] }
    return ["replaced when \(sourcePhrase(sources)) changes"]
        + analyzer.flipCauses(of: [value.syntax], in: body).phrases.map { "changed \(printable($0))" }
}

/// What a condition depends on: "`@State isOn`, the parameter `kind`".
public func sourcePhrase(_ sources: some Sequence<String>, limit: Int = .max) -> String {
    sources.map { source in
        // `stored property isOn`: a kind in words, then a name; what begins with a wrapper is code as a whole.
        guard let space = source.lastIndex(of: " "), source.first?.isLowercase == true else { return "`\(oneLine(source, limit: limit))`" }
        return "the \(source[..<space]) `\(oneLine(source[source.index(after: space)...], limit: limit))`"
    }.joined(separator: ", ")
}

extension ConditionIdentity {
    /// What it depends on, what changes that, and what each arm holds and loses.
    public var explanation: String {
        var text = "**`\(printable(title))`** "
        text += isInvariant ? "never changes while the program runs" : "splits identity: a change destroys the views of one arm\n"
        if !flippedBy.isEmpty { text += "\ndepends on \(sourcePhrase(flippedBy))\n" }
        if !isInvariant { for phrase in changes.phrases { text += "\nchanged \(printable(phrase))\n" } }
        for arm in arms {
            text += "\n- `\(printable(arm.label))`: \(counted(arm.views.count, "view")) at `\(printable(arm.path))`"
            if !arm.lostState.isEmpty { text += "; leaving it loses \(arm.lostState.prefix(6).map(\.phrase).joined(separator: ", "))" }
        }
        if !isExhaustive { text += "\n- otherwise: nothing" }
        if !animatedBy.isEmpty { text += "\n\nanimated by \(animatedBy.map { "`\(printable($0))`" }.joined(separator: ", "))" }
        if isIncomplete { text += "\n\nSome views are unknown, so the lists may be incomplete." }
        return text + "\n"
    }

    /// The same for a terminal: without emphasis and empty lines, indented below the place.
    func explanation(at path: String) -> [String] {
        let lines = explanation.replacing("**", with: "").split(separator: "\n")
        return [placeText(path, span) + ": " + String(lines[0])] + lines.dropFirst().map { "  " + $0 }
    }
}
