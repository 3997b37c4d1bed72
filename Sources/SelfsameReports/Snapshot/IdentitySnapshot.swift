// A snapshot of identity: one line a body with its type, the places where conditions split identity, and the state that they put at risk.
// It is committed, so it is small, sorted, and knows nothing of lines, columns or the words of a condition: only what a view is.

import SelfsameIdentity

/// The identity of a program's bodies.
public struct IdentitySnapshot: Sendable, Equatable {
    /// The bodies by name and path.
    public private(set) var bodies: [IdentityRecord]

    /// The first line of every snapshot; the number is the version of the format.
    static let header = "# selfsame snapshot 1"

    /// The bodies of files. `relative` gives a path as it stands in the snapshot.
    public init(of files: [FileIdentities], relative: (String) -> String) {
        self.init(files.flatMap { file in file.views.map { IdentityRecord($0, path: relative($0.path)) } })
    }

    init(_ bodies: [IdentityRecord]) { self.bodies = bodies.sorted { ($0.name, $0.path) < ($1.name, $1.path) } }

    /// The file's text.
    public var text: String {
        let columns = "# name, path, type, where conditions split identity, state at risk; `selfsame snapshot` writes this file"
        return ([Self.header, columns] + bodies.map(\.line)).joined(separator: "\n") + "\n"
    }

    /// Reads a snapshot's text, or says in which line what is wrong.
    public init(parsing text: String) throws(IdentitySnapshotError) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.hasSuffix("\r") ? $0.dropLast() : $0 }
        guard let first = lines.first, first.hasPrefix("# selfsame snapshot ") else {
            throw IdentitySnapshotError(line: 1, message: "this is no snapshot of selfsame; `selfsame snapshot` writes one")
        }
        guard first == Self.header else {
            throw IdentitySnapshotError(
                line: 1,
                message: "a snapshot of another version: \(printable(first.dropFirst(20))); write it again with `selfsame snapshot`")
        }
        var bodies: [IdentityRecord] = []
        for (number, line) in lines.enumerated() where number > 0 && !line.isEmpty && !line.hasPrefix("#") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == 5, !fields[0].isEmpty else {
                throw IdentitySnapshotError(
                    line: number + 1,
                    message: "\(fields.count) of 5 fields; was the line edited by hand? `selfsame snapshot` writes the file anew")
            }
            bodies.append(
                IdentityRecord(
                    name: String(fields[0]), path: String(fields[1]), type: String(fields[2]), conditions: words(fields[3]),
                    state: words(fields[4])))
        }
        self.init(bodies)
    }
}

/// What is wrong with a snapshot's text.
public struct IdentitySnapshotError: Error {
    /// The line, from 1.
    public var line: Int
    /// What is wrong with it, and what to do.
    public var message: String
}

/// One body.
public struct IdentityRecord: Sendable, Hashable {
    /// NAME: `Screen.body`.
    public var name: String
    /// The path of its file, relative to the snapshot.
    public var path: String
    /// The printed type.
    public var type: String
    /// Identity paths, below NAME, of the places where a condition that can change splits identity; sorted.
    public var conditions: [String]
    /// What is lost when one of them flips, as `View.@State.name`; sorted.
    public var state: [String]

    init(name: String, path: String, type: String, conditions: [String], state: [String]) {
        self.name = name
        self.path = path
        self.type = type
        self.conditions = conditions
        self.state = state
    }

    init(_ view: ViewIdentity, path: String) {
        let live = view.conditions.filter { !$0.isInvariant }
        let lost = live.flatMap { $0.arms.flatMap(\.lostState) }
        self.init(
            name: plain(view.name), path: plain(path), type: plain(view.type),
            conditions: live.map { plain($0.place(in: view.name)) }.sorted(),
            state: Set(lost.map { plain("\($0.view).\($0.isOwnedValue ? "@" : "")\($0.kind).\($0.name)") }).sorted())
    }

    /// Whether a part of the type is not known.
    var isUnknown: Bool { parts.contains("_") }

    /// How often the type has AnyView.
    var erasedViews: Int { parts.count { $0 == "AnyView" } }

    /// The names in the type.
    var parts: [Substring] { type.split { "<>(), {}".contains($0) } }

    fileprivate var line: String {
        [name, path, type, conditions.map(escaped).joined(separator: " "), state.map(escaped).joined(separator: " ")]
            .joined(separator: "\t")
    }
}

extension ConditionIdentity {
    /// Where it stands below the body of a name: what the paths of its arms have in common; `.` for the root.
    func place(in name: String) -> String {
        var common = arms.first?.path.split(separator: "/") ?? []
        for arm in arms.dropFirst() {
            common = Array(zip(common, arm.path.split(separator: "/")).prefix { $0 == $1 }.map(\.0))
        }
        if arms.count == 1 { common = common.dropLast() }
        let path = below(name, common.joined(separator: "/"))
        return path.isEmpty ? "." : path
    }
}

/// An identity path without the name of its body.
func below(_ name: String, _ path: String) -> String {
    path.hasPrefix(name) ? String(path.dropFirst(name.count).drop { $0 == "/" }) : path
}

/// Text without what ends a field or a line.
private func plain(_ text: String) -> String { printable(text).split(separator: "\t").joined(separator: "\\t") }

/// A word with its spaces and backslashes escaped, so that words can stand beside one another.
private func escaped(_ word: String) -> String {
    word.reduce(into: "") { result, character in
        if character == " " || character == "\\" { result.append("\\") }
        result.append(character)
    }
}

/// The words of a field.
private func words(_ field: Substring) -> [String] {
    var result: [String] = []
    var word = ""
    var isEscaped = false
    for character in field {
        if !isEscaped, character == "\\" {
            isEscaped = true
        } else if !isEscaped, character == " " {
            if !word.isEmpty { result.append(word) }
            word = ""
        } else {
            word.append(character)
            isEscaped = false
        }
    }
    return word.isEmpty ? result : result + [word]
}
