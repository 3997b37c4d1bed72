// What the page says of the environment: for each row of a tree the values in force there, as `environment --at` answers for that place. Views
// share values, and have nearly those of the view above, so that only what differs from another answer is written.

import SelfsameDeclarations
import SelfsameSyntax
import SelfsameUpdates

extension PageDocument {
    /// The values of the environment, with names for all that repeats.
    struct Environment: Encodable {
        /// Keys, values, modifiers, files and notes.
        var texts: [String]
        /// Each value as numbers: key, value, modifier that writes it, file, line, note and marks; -1 for a text or a line that is missing.
        var values: [[Int]]
        var answers: [Answer]
        /// Why there may be more.
        var cut: [String]
    }

    /// The values in force at a view.
    struct Answer: Encodable {
        /// The answer that it begins with.
        var of: Int?
        /// The values of that which it does not have, and those that it adds.
        var without: [Int]?
        var with: [Int]?
    }
}

/// What is marked of a value: bits of a number.
struct EnvironmentMarks: OptionSet {
    var rawValue: Int

    /// The view reads it.
    static let reads = EnvironmentMarks(rawValue: 1)
    /// The view asks for an object that nobody gives.
    static let missing = EnvironmentMarks(rawValue: 2)
    /// Only a preview gives it.
    static let preview = EnvironmentMarks(rawValue: 4)
    /// Not a value but how many others the key has.
    static let others = EnvironmentMarks(rawValue: 8)
}

/// The environment at the rows of all trees, as a value that needs no analyzer.
public struct ReportedEnvironment: Sendable {
    var texts: [String] = []
    var values: [[Int]] = []
    /// For each answer its values, in order.
    var answers: [[Int]] = []
    /// The answer that each is written as a difference to.
    var bases: [Int?] = []
    var cuts: [String] = []
    /// The answer for each row by the path of the body's file and the offset of the row's view; nil where nothing is known there.
    private var places: [String: [UInt32: Int]] = [:]

    private var textNumbers: [String: Int] = [:]
    private var entryNumbers: [EnvironmentEntry: Int] = [:]
    private var valueNumbers: [[Int]: Int] = [:]
    private var answerNumbers: [[Int]: Int] = [:]

    /// Different values of one key that are written out for a view.
    private static let alternativeLimit = 6
    /// Characters of a value.
    private static let valueLimit = 160

    /// Asks for every row of some bodies.
    init(_ updates: Updates, bodies: [ReportedBodies]) {
        let program = updates.analyzer.program
        let map = EnvironmentMap(updates)
        let files = Dictionary(
            program.files.indices.map { (program.files[$0].tree.source.path, FileID(UInt32($0))) }, uniquingKeysWith: { first, _ in first })
        for trees in bodies.map(\.trees) {
            guard let file = files[trees.path] else { continue }
            for body in trees.bodies {
                var numbers: [Int?] = []
                for row in body.rows() {
                    let above = row.parent.flatMap { numbers[$0] }
                    guard let offset = body.environmentOffset(of: row) else {
                        // A branch has the environment that its views have.
                        numbers.append(above)
                        continue
                    }
                    let number = number(of: map.answer(at: offset, in: file), startingWith: above, in: program)
                    places[body.path, default: [:]][offset] = number
                    numbers.append(number ?? above)
                }
            }
        }
    }

    /// The answer for each row of a body; -1 where nothing is known.
    func answers(for rows: [TreeRow], of body: RenderedBody) -> [Int] {
        rows.map { row in body.environmentOffset(of: row).flatMap { places[body.path]?[$0] } ?? -1 }
    }

    private mutating func number(of answer: WalkAnswer<EnvironmentEntry>?, startingWith above: Int?, in program: Program) -> Int? {
        guard let answer else { return nil }
        cuts = answer.cuts
        var values: [Int] = []
        for group in answer.entries.groupedByKey() {
            values += group.prefix(Self.alternativeLimit).map { number(of: $0, in: program) }
            let others = group.count - Self.alternativeLimit
            if others > 0 { values.append(number(ofValue: group[group.startIndex].key, "\(others)", marks: .others)) }
        }
        if let known = answerNumbers[values] { return known }
        answerNumbers[values] = answers.count
        answers.append(values)
        bases.append(above)
        return answers.count - 1
    }

    private mutating func number(of entry: EnvironmentEntry, in program: Program) -> Int {
        // Views share most entries, apart from what they say of the view.
        var said = entry
        (said.view, said.path, said.transforms, said.place) = ("", [], [], CodeLocation(.none, .root))
        if let known = entryNumbers[said] { return known }
        let number = newNumber(of: entry, in: program)
        entryNumbers[said] = number
        return number
    }

    private mutating func newNumber(of entry: EnvironmentEntry, in program: Program) -> Int {
        var marks: EnvironmentMarks = []
        if entry.isReader { marks.insert(.reads) }
        if entry.isMissing { marks.insert(.missing) }
        if entry.isPreview { marks.insert(.preview) }
        return number(
            ofValue: entry.key, entry.value, entry.writer, SourcePlace(entry.from, in: program), entry.note, marks: marks)
    }

    private mutating func number(
        ofValue key: String, _ value: String, _ writer: String? = nil, _ place: SourcePlace? = nil, _ note: String? = nil,
        marks: EnvironmentMarks
    ) -> Int {
        let numbers = [
            number(ofText: printable(key)), number(ofText: oneLine(value, limit: Self.valueLimit)),
            writer.map { number(ofText: printable($0)) } ?? -1, place.map { number(ofText: printable($0.path)) } ?? -1, place?.line ?? -1,
            note.map { number(ofText: printable($0)) } ?? -1, marks.rawValue,
        ]
        if let known = valueNumbers[numbers] { return known }
        valueNumbers[numbers] = values.count
        values.append(numbers)
        return values.count - 1
    }

    private mutating func number(ofText text: String) -> Int {
        if let known = textNumbers[text] { return known }
        textNumbers[text] = texts.count
        texts.append(text)
        return texts.count - 1
    }
}

extension RenderedBody {
    /// Where the view of a row begins; nil for a branch, and for what an unknown modifier is applied to, which has a row of its own.
    fileprivate func environmentOffset(of row: TreeRow) -> UInt32? {
        switch nodes[row.node].kind {
        case .construct, .reference: nodes[row.node].span.range.start
        case .opaque where nodes[row.node].size == 1: nodes[row.node].span.range.start
        default: nil
        }
    }
}

extension [EnvironmentEntry] {
    /// The runs of entries with one key.
    fileprivate func groupedByKey() -> [ArraySlice<EnvironmentEntry>] {
        var result: [ArraySlice<EnvironmentEntry>] = []
        var start = startIndex
        for index in indices where index + 1 == endIndex || self[index].key != self[index + 1].key {
            result.append(self[start...index])
            start = index + 1
        }
        return result
    }
}

extension PageDocument.Environment {
    init(_ environment: ReportedEnvironment) {
        texts = environment.texts
        values = environment.values
        cut = environment.cuts
        answers = zip(environment.answers, environment.bases).map { values, base in
            guard let base else { return PageDocument.Answer(with: values) }
            let (old, new) = (Set(environment.answers[base]), Set(values))
            let without = environment.answers[base].filter { !new.contains($0) }
            let with = values.filter { !old.contains($0) }
            guard without.count + with.count < values.count else { return PageDocument.Answer(with: values) }
            return PageDocument.Answer(of: base, without: without.isEmpty ? nil : without, with: with.isEmpty ? nil : with)
        }
    }
}
