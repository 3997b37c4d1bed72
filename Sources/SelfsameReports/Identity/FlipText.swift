// What makes a condition flip, in words and in JSON: the text, the page, the editor and the machine formats say the same.

import SelfsameFlow

extension FlipCause {
    /// " by `Button("flip")` in `Child` (through `$on`)".
    var actorPhrase: String {
        let by = actor.map { " by `\($0)`" } ?? ""
        let place = member.isEmpty ? "" : " in `\(member)`"
        return by + place + (through.map { " (through `\($0)`)" } ?? "")
    }

    /// "at Pane.swift:16 by `Button("flip")` in `Child` (through `$on`)".
    var phrase: String { "at \(path):\(line)\(actorPhrase)" }
}

extension [FlipCause] {
    /// How many are named where people read; the rest is counted.
    private static var named: Int { 3 }

    /// The same with the names of files alone, where their folders say nothing.
    var shortPhrases: [String] {
        map { cause in
            var cause = cause
            cause.path = cause.path.split(separator: "/").last.map(String.init) ?? cause.path
            return cause
        }.phrases
    }

    /// A phrase for each, the last one with the number of others.
    public var phrases: [String] {
        var result = prefix(Self.named).map(\.phrase)
        if count > Self.named { result[Self.named - 1] += " and \(counted(count - Self.named, "more place"))" }
        return result
    }
}

/// A cause as JSON outputs have it.
struct FlipCauseDocument: Encodable {
    var path: String
    var line: Int
    var column: Int
    var actor: String?
    var member: String
    var through: String?

    init(_ cause: FlipCause) {
        (path, line, column) = (cause.path, cause.line, cause.column)
        (actor, member, through) = (cause.actor, cause.member, cause.through)
    }
}
