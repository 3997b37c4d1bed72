// `environment`: the value of a key at each view, or all values in force at one; fixtures/schemas/environment.json describes the JSON.

import SelfsameDeclarations
import SelfsameSyntax
import SelfsameUpdates

/// The formats of `environment`.
public enum EnvironmentFormat: String, CaseIterable, Sendable {
    case text, json
}

/// The document.
struct EnvironmentDocument: Encodable {
    var version = 1
    var values: [Entry]
    /// Why there may be more.
    var cut: [String]

    struct Entry: Encodable {
        var view: String
        var value: String
        var key: String
        var from: SourcePlace?
        var path: String
        var reads: Bool
        var missing: Bool
        var transforms: [SourcePlace]
        var note: String?
        var condition: String?
        var preview: Bool
        var place: SourcePlace?
    }
}

extension EnvironmentDocument.Entry {
    init(_ entry: EnvironmentEntry, in program: Program) {
        self.init(
            view: entry.view, value: entry.value, key: entry.key, from: SourcePlace(entry.from, in: program),
            path: entry.path.joined(separator: "/"), reads: entry.isReader, missing: entry.isMissing,
            transforms: entry.transforms.compactMap { SourcePlace($0, in: program) }, note: entry.note, condition: nil,
            preview: entry.isPreview, place: SourcePlace(entry.place, in: program))
    }

    init(_ entry: PreferenceEntry, _ key: String, in program: Program) {
        self.init(
            view: entry.view, value: entry.value, key: key, from: SourcePlace(entry.from, in: program), path: entry.reader, reads: true,
            missing: false, transforms: [], note: nil, condition: entry.condition, preview: false,
            place: SourcePlace(entry.place, in: program))
    }
}

/// Values of the environment in a format.
public func environmentText(
    _ answer: WalkAnswer<EnvironmentEntry>, in program: Program, format: EnvironmentFormat, style: TextStyle = TextStyle()
) throws -> String {
    try text(answer.entries.map { EnvironmentDocument.Entry($0, in: program) }, answer.cuts, format, style)
}

/// Values of a preference in a format.
public func preferenceText(
    _ answer: WalkAnswer<PreferenceEntry>, key: String, in program: Program, format: EnvironmentFormat, style: TextStyle = TextStyle()
) throws -> String {
    try text(answer.entries.map { EnvironmentDocument.Entry($0, key, in: program) }, answer.cuts, format, style)
}

private func text(
    _ entries: [EnvironmentDocument.Entry], _ cuts: [String], _ format: EnvironmentFormat, _ style: TextStyle
) throws -> String {
    if format == .json { return try json(EnvironmentDocument(values: entries, cut: cuts)) }
    // Where the program says who reads a value, the others are of no interest.
    let readers = entries.filter(\.reads)
    let entries = readers.isEmpty ? entries : readers
    let keys = Set(entries.map(\.key))
    let width = entries.map { columns(printable($0.view)) }.max() ?? 0
    return entries.map { entry in
        let title = printable(entry.view)
        let key = keys.count > 1 ? printable(entry.key) + " " : ""
        let value = style.paint(printable(entry.value), entry.missing ? .red : entry.from == nil ? .dim : .cyan)
        let from = entry.from.map { "  from \($0.text)" } ?? ""
        let note = entry.note.map { "  (\(printable($0)))" } ?? ""
        let gap = String(repeating: " ", count: max(0, min(width, 48) - columns(title)) + 2)
        let plain = key + printable(entry.value) + from + note
        if columns(title + gap + plain) > style.width {
            return hanging(title, indent: 0, width: style.width).map { style.bold($0) + "\n" }.joined()
                + hanging(plain, indent: 4, width: style.width).map { $0 + "\n" }.joined()
        }
        return style.paint(title, .bold) + gap + key + value + from + note + "\n"
    }.joined() + cuts.flatMap { hanging("cut: \(printable($0))", indent: 0, width: style.width) }.map { $0 + "\n" }.joined()
}
