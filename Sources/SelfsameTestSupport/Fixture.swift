// A fixture: a Swift file whose comments say what is expected of it.
//
// Before a declaration (above its attributes):
//     // type: VStack<Text>      the printed type of its body; a line that goes on is continued by `//     ` (five spaces)
//     // on: Box<Text>           which type the compiler is asked about, where the declaration's own has parameters that cannot be made up;
//     // on: Box<Text> is T       and what it prints there, where the printed type names what is bound by it
//     // selfsame: Int         what the analyser prints today instead of the type, which is a fault (expression fixtures)
//     // arms: same | differ     whether the arms of the `if` or `switch` that is the whole body have one checked type
//     // path: Screen.body/Text  the identity paths of all its views, in order, one a line
// On a line, or alone above nothing:
//     … // error: "part"         the compiler rejects this line, with a message that holds the part
//     … // expect: rule "part"   the rule reports the part of this line
//     //   ^^^^ rule             the rule reports exactly what stands above the carets
// Anywhere, for the whole file:
//     // profile: --sdk 27 --deployment-target 15.0
//     // by hand: why            the compiler cannot judge this file's types

import Foundation
import SelfsameDeclarations

/// A report expected by a fixture.
public struct ExpectedReport: Sendable {
    /// The rule.
    public var rule: String
    /// 1-based line.
    public var line: Int
    /// The part of the line that is reported; the range starts at its first occurrence. nil: anything that starts on the line.
    public var part: String?
    /// Exact 0-based UTF-8 columns, where the range is given by carets.
    public var columns: Range<Int>?
    /// The severity, where it is stated: `warning`; or `pedantic`, for what is reported only where it is asked for. A fixture with one of these
    /// expects no other finding to be so.
    public var severity: String?
}

/// A line that the compiler rejects.
public struct ExpectedError: Sendable {
    /// 1-based line.
    public var line: Int
    /// A part of the compiler's message.
    public var part: String
}

/// Whether the arms of a branch have one checked type.
public enum ArmsExpectation: String, Sendable {
    /// All arms have the same.
    case same
    /// At least two differ, though they may print alike.
    case differ
}

/// What is expected of one declaration.
public struct DeclarationExpectation: Sendable {
    /// The NAME under which types are printed.
    public var name: String
    /// 1-based line of its name.
    public var line: Int
    /// The printed type of its body.
    public var type: String?
    /// The type that the compiler is asked about.
    public var subject: String?
    /// What the compiler prints for the subject, where it is not `type`.
    public var typeOnSubject: String?
    /// What the analyser prints today where that is not `type`: a fault that is known.
    public var knownFault: String?
    /// Whether the arms of its branch have one checked type.
    public var arms: ArmsExpectation?
    /// The identity paths of its views in order; empty where they are not stated.
    public var paths: [String]

    /// The declaration as the fixture's own reading found it.
    var declaration: FixtureDeclaration
}

/// A fixture file and what its comments expect.
public struct Fixture: Sendable {
    /// The path from the root of the repository.
    public var path: String
    /// The file's text.
    public var source: String
    /// Expectations of declarations, in source order.
    public var declarations: [DeclarationExpectation] = []
    /// Lines that the compiler rejects.
    public var errors: [ExpectedError] = []
    /// Reports of rules.
    public var reports: [ExpectedReport] = []
    /// The profile of `// profile:`.
    public var profile = Profile.default
    /// Why the compiler cannot judge the types; nil where it does.
    public var byHand: String?
    /// Mistakes in the comments themselves.
    public var mistakes: [FixtureFailure] = []

    /// What the file declares, by the fixture's own reading.
    var declared: FixtureDeclarations

    /// Reads the expectations of a text.
    public init(path: String, source: String) {
        self.path = path
        self.source = source
        declared = FixtureDeclarations(source)
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        var attached: Set<Int> = []
        for declaration in declared.values {
            attach(lines, to: declaration, seen: &attached)
        }
        for (index, line) in lines.enumerated() { readLine(line, number: index + 1, previous: index > 0 ? lines[index - 1] : "") }
        for (index, line) in lines.enumerated() where !attached.contains(index + 1) {
            if let key = Self.directive(line)?.key, ["type", "on", "selfsame", "arms", "path"].contains(key) {
                mistakes.append(FixtureFailure(path: path, line: index + 1, message: "`\(key):` stands above no declaration"))
            }
        }
    }

    /// Reads a fixture file.
    public init(_ url: URL) throws { self.init(path: Repository.path(of: url), source: try Repository.text(of: url)) }

    /// Every fixture below a folder of the repository, sorted by path.
    public static func all(in folder: String) throws -> [Fixture] { try Repository.files(in: folder).map { try Fixture($0) } }

    /// The file's name without its extension.
    public var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

    private mutating func attach(_ lines: [String], to declaration: FixtureDeclaration, seen: inout Set<Int>) {
        var first = declaration.firstLine - 1
        while first > 0, lines[first - 1].trimmed.hasPrefix("//") { first -= 1 }
        var expectation = DeclarationExpectation(
            name: declaration.displayName, line: declaration.line, paths: [], declaration: declaration)
        var isExpected = false
        var continuesType = false
        for index in first..<(declaration.firstLine - 1) {
            if continuesType, lines[index].trimmed.hasPrefix("//     "), let type = expectation.type {
                expectation.type = type + (type.hasSuffix(",") ? " " : "") + String(lines[index].trimmed.dropFirst(2)).trimmed
                seen.insert(index + 1)
                continue
            }
            continuesType = false
            guard let (key, value) = Self.directive(lines[index]) else { continue }
            switch key {
            case "type":
                expectation.type = value
                continuesType = true
            case "on":
                let parts = value.split(separator: " is ", maxSplits: 1).map { String($0) }
                expectation.subject = parts.first
                expectation.typeOnSubject = parts[safe: 1]
            case "selfsame": expectation.knownFault = value
            case "arms":
                expectation.arms = ArmsExpectation(rawValue: value)
                if expectation.arms == nil {
                    mistakes.append(FixtureFailure(path: path, line: index + 1, message: "`\(value)` is neither same nor differ"))
                }
            case "path": expectation.paths.append(value)
            default: continue
            }
            isExpected = true
            seen.insert(index + 1)
        }
        if isExpected { declarations.append(expectation) }
    }

    /// `// key: value` of a line that is a comment.
    private static func directive(_ line: String) -> (key: String, value: String)? {
        let text = line.trimmed
        guard text.hasPrefix("// "), let colon = text.firstIndex(of: ":") else { return nil }
        let key = text[text.index(text.startIndex, offsetBy: 3)..<colon]
        guard key.allSatisfy({ $0.isLowercase || $0 == " " }) else { return nil }
        return (String(key), String(text[text.index(after: colon)...]).trimmed)
    }

    private mutating func readLine(_ line: String, number: Int, previous: String) {
        if let (key, value) = Self.directive(line) {
            if key == "profile" {
                if let named = Profile(options: value) {
                    profile = named
                } else {
                    mistakes.append(FixtureFailure(path: path, line: number, message: "`\(value)` is no profile"))
                }
            }
            if key == "by hand" { byHand = value }
        }
        if let part = Self.quoted(after: "// error: ", in: line) { errors.append(ExpectedError(line: number, part: part)) }
        if let range = line.range(of: "// expect: ") {
            let text = line[range.upperBound...]
            let rule = String(text.prefix { $0 == "_" || $0.isLetter || $0.isNumber })
            var rest = text.dropFirst(rule.count)
            var report = ExpectedReport(rule: rule, line: number)
            for word in ["error", "warning", "hint", "pedantic"] where rest.hasPrefix(" " + word) {
                report.severity = word
                rest = rest.dropFirst(word.count + 1)
            }
            report.part = Self.quoted(after: " ", in: String(rest))
            reports.append(report)
        }
        readCarets(line, number: number)
    }

    private mutating func readCarets(_ line: String, number: Int) {
        guard line.trimmed.hasPrefix("//"), let first = line.firstIndex(of: "^") else { return }
        let before = line[..<first].trimmed
        let carets = line[first...].prefix { $0 == "^" }
        let rule = line[carets.endIndex...].trimmed
        guard before == "//", !rule.isEmpty else { return }
        let start = line.utf8.distance(from: line.startIndex, to: first)
        reports.append(ExpectedReport(rule: rule, line: number - 1, columns: start..<(start + carets.count)))
    }

    private static func quoted(after prefix: String, in line: String) -> String? {
        guard let range = line.range(of: prefix + "\"") else { return nil }
        let rest = line[range.upperBound...]
        guard let end = rest.lastIndex(of: "\"") else { return nil }
        return String(rest[..<end])
    }
}
