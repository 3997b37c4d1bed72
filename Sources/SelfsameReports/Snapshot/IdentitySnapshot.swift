// A snapshot of identity: for each body its type, the places where conditions split identity, and the state that they put at risk. It is
// committed and read in reviews, so it is sorted, a long type has a line for each of its arguments, and nothing in it depends on line numbers
// or on how a condition is written.

import SelfsameIdentity

/// The identity of a program's bodies.
public struct IdentitySnapshot: Sendable, Equatable {
    /// The bodies by name and path.
    public private(set) var bodies: [IdentityRecord]

    /// The first line of every snapshot; the number is the version of the format.
    static let header = "# selfsame snapshot 3"
    /// The same without what bodies read.
    private static let headerWithoutReads = "# selfsame snapshot 2"

    /// The bodies of files. `relative` gives a path as it stands in the snapshot.
    public init(of files: [FileIdentities], relative: (String) -> String) {
        self.init(files.flatMap { file in file.views.map { IdentityRecord($0, path: relative($0.path)) } })
    }

    init(_ bodies: [IdentityRecord]) { self.bodies = bodies.sorted { ($0.name, $0.path) < ($1.name, $1.path) } }

    /// The file's text.
    public var text: String {
        let legend =
            """
            # Each view body: its file, its type, what evaluates it again, where conditions split identity, and the state at risk. Do not edit: \
            run `selfsame snapshot`.
            """
        return ([Self.header, legend] + bodies.flatMap(\.lines)).joined(separator: "\n") + "\n"
    }

    /// Reads a snapshot's text, or says in which line what is wrong.
    public init(parsing text: String) throws(IdentitySnapshotError) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.hasSuffix("\r") ? $0.dropLast() : $0 }
        guard let first = lines.first, first.hasPrefix("# selfsame snapshot ") else {
            throw IdentitySnapshotError(line: 1, message: "not a selfsame snapshot; create one with `selfsame snapshot`")
        }
        if first == Self.oldHeader {
            self.init(try Self.oldBodies(lines))
            return
        }
        guard first == Self.header || first == Self.headerWithoutReads else {
            throw IdentitySnapshotError(
                line: 1,
                message: "unsupported snapshot version \(printable(first.dropFirst(20))); write it again with `selfsame snapshot`")
        }
        var bodies: [IdentityRecord] = []
        for (number, line) in lines.enumerated() where number > 0 && !line.isEmpty && !line.hasPrefix("#") {
            if line.hasPrefix(" ") {
                guard !bodies.isEmpty else { throw Self.misplaced(number) }
                bodies[bodies.count - 1].take(line.drop { $0 == " " })
            } else {
                let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
                guard fields.count == 2, !fields[0].isEmpty else { throw Self.misplaced(number) }
                bodies.append(
                    IdentityRecord(
                        name: String(fields[0]), path: String(fields[1]), type: "", conditions: [], state: [],
                        reads: first == Self.header ? [] : nil))
            }
        }
        self.init(bodies)
    }

    private static func misplaced(_ number: Int) -> IdentitySnapshotError {
        IdentitySnapshotError(
            line: number + 1, message: "expected a name, a tab and a path; do not edit a snapshot, write it with `selfsame snapshot`")
    }

    // MARK: The first format

    /// The first line of snapshots with one line a body.
    private static let oldHeader = "# selfsame snapshot 1"

    /// The bodies of a snapshot in the first format: five fields a line, with tabs between them.
    private static func oldBodies(_ lines: [Substring]) throws(IdentitySnapshotError) -> [IdentityRecord] {
        var bodies: [IdentityRecord] = []
        for (number, line) in lines.enumerated() where number > 0 && !line.isEmpty && !line.hasPrefix("#") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == 5, !fields[0].isEmpty else {
                throw IdentitySnapshotError(
                    line: number + 1, message: "found \(fields.count) of 5 fields; write the file again with `selfsame snapshot`")
            }
            bodies.append(
                IdentityRecord(
                    name: String(fields[0]), path: String(fields[1]), type: String(fields[2]), conditions: words(fields[3]),
                    state: words(fields[4])))
        }
        return bodies
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
    /// The values whose changes evaluate the body again, sorted; nil where the snapshot does not say.
    public var reads: [String]?

    init(name: String, path: String, type: String, conditions: [String], state: [String], reads: [String]? = nil) {
        self.name = name
        self.path = path
        self.type = type
        self.conditions = conditions
        self.state = state
        self.reads = reads
    }

    init(_ view: ViewIdentity, path: String) {
        let live = view.conditions.filter { !$0.isInvariant }
        let lost = live.flatMap { $0.arms.flatMap(\.lostState) }
        self.init(
            name: plain(view.name), path: plain(path), type: plain(view.type),
            conditions: live.map { plain($0.place(in: view.name)) }.sorted(),
            state: Set(lost.map { plain("\($0.view).\($0.isOwnedValue ? "@" : "")\($0.kind).\($0.name)") }).sorted(),
            reads: view.reads.map { $0.map { plain($0) } })
    }

    /// Whether a part of the type is not known.
    var isUnknown: Bool { parts.contains("_") }

    /// How often the type has AnyView.
    var erasedViews: Int { parts.count { $0 == "AnyView" } }

    /// The names in the type.
    var parts: [Substring] { type.split { "<>(), {}".contains($0) } }

    // What the lines of a condition and of lost state begin with: no type can begin so.
    private static let splits = "splits identity: "
    private static let loses = "state at risk: "
    private static let runs = "evaluated again by: "

    /// Its lines, after an empty one.
    fileprivate var lines: [String] {
        ["", "\(name)\t\(path)"] + typeLines(type, indent: 2, width: 100) + (reads ?? []).map { "  \(Self.runs)\($0)" }
            + conditions.map { "  \(Self.splits)\(shownPlace($0))" }
            + state.map { "  \(Self.loses)\(shownState($0))" }
    }

    /// Reads a line of its own, without the spaces before it.
    fileprivate mutating func take(_ line: Substring) {
        if line.hasPrefix(Self.splits) {
            let place = String(line.dropFirst(Self.splits.count))
            conditions.append(place == shownPlace(".") ? "." : place)
        } else if line.hasPrefix(Self.runs) {
            reads = (reads ?? []) + [String(line.dropFirst(Self.runs.count))]
        } else if line.hasPrefix(Self.loses) {
            let text = String(line.dropFirst(Self.loses.count))
            state.append(text.replacing(": ", with: ".platform.", maxReplacements: 1))
        } else {
            // A line ends after a comma, without the space that follows it in the type.
            type += (type.hasSuffix(",") ? " " : "") + line
        }
    }
}

/// A place of a body in words: `.` is the root.
func shownPlace(_ place: String) -> String { place == "." ? "the whole body" : place }

/// A value at risk for people: what the platform keeps is no property, so it follows the view after a colon.
func shownState(_ state: String) -> String { state.replacing(".platform.", with: ": ", maxReplacements: 1) }

/// A type in lines: one that is too long has its generic arguments and tuple elements on lines of their own, further in. The lines without
/// their indentation, with a space after a comma at the end of a line, are the type.
private func typeLines(_ type: some StringProtocol, indent: Int, width: Int) -> [String] {
    let spaces = String(repeating: " ", count: indent)
    guard indent + type.count > width, let parts = argumentList(of: type) else { return [spaces + type] }
    // A list of one element that is a list itself opens and closes on the same line.
    var (open, close, elements) = (parts.open, parts.close, parts.elements)
    while elements.count == 1, let inner = argumentList(of: elements[0]), inner.close.count <= 1 {
        (open, close, elements) = (open + inner.open, inner.close + close, inner.elements)
    }
    return [spaces + open]
        + elements.enumerated().flatMap { index, element in
            var lines = typeLines(element, indent: indent + 2, width: width)
            if index < elements.count - 1 { lines[lines.count - 1] += "," }
            return lines
        } + [spaces + close]
}

/// `A<B, C>` as `A<`, the elements and `>`; the same for `(A, B)`. Nil where a type does not end in such a list.
private func argumentList(of type: some StringProtocol) -> (open: String, elements: [String], close: String)? {
    guard let end = type.last, end == ">" || end == ")" else { return nil }
    var depth = 0
    var start: String.Index?
    var elements: [String] = []
    var elementStart = type.startIndex
    var previous: Character = " "
    var index = type.startIndex
    let lastIndex = type.index(before: type.endIndex)
    while index < type.endIndex {
        let character = type[index]
        let next = type.index(after: index)
        if "<([".contains(character) {
            if depth == 0 { (start, elements, elementStart) = (next, [], next) }
            depth += 1
        } else if ")]".contains(character) || character == ">" && previous != "-" {
            depth -= 1
            // A list before the end is not the one that the type ends in.
            if depth == 0, index == lastIndex { elements.append(String(type[elementStart..<index])) }
        } else if character == ",", depth == 1, next < type.endIndex, type[next] == " " {
            elements.append(String(type[elementStart..<index]))
            elementStart = type.index(after: next)
        }
        previous = character
        index = next
    }
    guard depth == 0, let start, !elements.isEmpty, !elements.contains("") else { return nil }
    return (String(type[..<start]), elements, String(end))
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

/// The words of a field of the first format: a space or a backslash in a word has a backslash before it.
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
