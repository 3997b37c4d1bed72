// What linting one file gave, as values that need neither analyzer nor program any more: every reporter reads these.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameLint
import SelfsameSyntax

/// What linting one file gave, before its fixes are tried. No reporter takes it.
public struct UncheckedFile: Sendable {
    fileprivate var source: SourceFile
    fileprivate var otherSources: [String: SourceFile]
    fileprivate var syntaxDiagnostics: [SyntaxDiagnostic]
    fileprivate var gaps: [BodyGap]
    fileprivate var unknownViews: Int
    /// What the rules found.
    public var result: LintResult
}

/// The result of one file.
public struct LintedFile: Sendable {
    /// The file.
    public var source: SourceFile
    /// Files that notes point into, by path.
    public var otherSources: [String: SourceFile]
    /// Mistakes of the lexer and the parser.
    public var syntaxDiagnostics: [SyntaxDiagnostic]
    /// What the rules found.
    public var result: CheckedResult
    /// What the result builders do not support, and what is not known, in source order.
    public var gaps: [BodyGap]
    /// How many bodies have a type that is not fully known, as far as the rules had to look at them.
    public var unknownViews = 0
}

extension LintedFile {
    /// A file with its fixes tried.
    public init(_ file: UncheckedFile, result: CheckedResult) {
        self.init(
            source: file.source, otherSources: file.otherSources, syntaxDiagnostics: file.syntaxDiagnostics, result: result,
            gaps: file.gaps, unknownViews: file.unknownViews)
    }

    /// A file without its fixes.
    public init(withoutFixesOf file: UncheckedFile) {
        self.init(file, result: CheckedResult(withoutFixesOf: file.result))
    }
}

/// Something in a body that could not be lowered.
public struct BodyGap: Hashable, Sendable {
    /// The body's name.
    public var body: String
    /// Where.
    public var span: Span
    /// Why, in a few words; for `error`, what the compiler says.
    public var reason: String
    /// The name that would resolve it, where there is one.
    public var name: String?
    /// Whether the compiler rejects it.
    public var isError: Bool
}

/// Lints one file with the analyzer of this thread.
public func lintedFile(_ file: FileID, analyzer: Analyzer, options: LintOptions) -> UncheckedFile {
    let tree = analyzer.program.tree(file)
    var result = lint(file: file, analyzer: analyzer, options: options)
    let foreignPaths = Set(result.findings.flatMap(\.notes).compactMap(\.path)).subtracting([tree.source.path])
    var others: [String: SourceFile] = [:]
    if !foreignPaths.isEmpty {
        for other in analyzer.program.files where foreignPaths.contains(other.tree.source.path) {
            others[other.tree.source.path] = other.tree.source
        }
    }
    let lowered = result.lowered
    result.lowered = []
    return UncheckedFile(
        source: tree.source, otherSources: others, syntaxDiagnostics: tree.diagnostics,
        gaps: lowered.flatMap { gaps(in: $0, analyzer: analyzer) },
        // What is not known behind an opaque result counts where the body of that is.
        unknownViews: lowered.count { !$0.isPreview && !analyzer.isKnown($0.type) }, result: result)
}

/// What is not known in a body, in source order.
func gaps(in body: LoweredBody, analyzer: Analyzer) -> [BodyGap] {
    let tree = analyzer.program.tree(body.file)
    let errors = body.diagnostics.map { diagnostic in
        BodyGap(
            body: body.name, span: Span(tree.range(diagnostic.syntax), in: tree.source), reason: diagnostic.message, name: nil,
            isError: true)
    }
    let unknowns = body.unknowns.map { found in
        var unknown = found
        if let cause = found.undeclared { (unknown.reason, unknown.name) = (cause.reason, cause.name) }
        let name = unknown.name == .none ? nil : analyzer.program.names[unknown.name]
        let labels = unknown.reason == .noMatchingOverload && name != nil ? labels(in: unknown.syntax, tree) : ""
        return BodyGap(
            body: body.name, span: Span(place(of: name, in: unknown.syntax, tree), in: tree.source), reason: unknown.reason.rawValue,
            name: name.map { $0 + labels }, isError: false)
    }
    return errors + unknowns
}

/// The labels of a call, as a name has them: `(systemSymbol:)`; empty where no argument has one. A module that was not found may declare them.
private func labels(in node: NodeID, _ tree: SyntaxTree) -> String {
    let arguments = FunctionCall(tree, node)?.arguments ?? []
    guard arguments.contains(where: { $0.label != nil }) else { return "" }
    return "(" + arguments.map { ($0.label.map(tree.name) ?? "_") + ":" }.joined() + ")"
}

/// Where a name stands that is called or read last in an expression; the whole expression where that is another name.
private func place(of name: String?, in node: NodeID, _ tree: SyntaxTree) -> SourceRange {
    var callee = node
    while tree.kind(callee) == .call || tree.kind(callee) == .specialize, let first = tree.firstChild(callee) { callee = first }
    guard let name, let access = MemberAccess(tree, callee), tree.name(access.name) == name else { return tree.range(node) }
    return SourceRange(start: tree.tokens.range(access.name).start, end: tree.range(node).end)
}

/// What kept a path, or a part of a file, from being analysed. Machine formats carry it, so that silence is never taken for success.
public struct ReportProblem: Hashable, Sendable {
    /// The path as it is printed.
    public var path: String
    /// The 1-based place, where there is one.
    public var line: Int?
    /// The 1-based column.
    public var column: Int?
    /// What is wrong.
    public var message: String

    /// Makes a problem.
    public init(path: String, line: Int? = nil, column: Int? = nil, message: String) {
        self.path = path
        self.line = line
        self.column = column
        self.message = message
    }
}

/// How the report for people shows hints.
public enum HintStyle: String, Sendable, CaseIterable {
    /// Like warnings, with source and suggestion.
    case full
    /// On one line each, after everything else; not more than twenty.
    case lines
    /// As a number.
    case count
    /// Not at all.
    case none
}

/// The result of a run: files in path order.
public struct LintReport: Sendable {
    /// The files that were reported on.
    public var files: [LintedFile]
    /// What could not be analysed.
    public var problems: [ReportProblem] = []
    /// Whether findings that were exempted are shown.
    public var showsExempted: Bool
    /// Whether parts of bodies that are not known are shown.
    public var showsUnknown: Bool
    /// How hints are shown to people.
    public var hints = HintStyle.lines
    /// The version of the program that made it.
    public var toolVersion = ""
    /// Turns a path as printed into one from the root of the project, for formats that are read elsewhere.
    public var pathFromRoot: @Sendable (String) -> String = { $0 }
    /// Where the lines of a path from the root can be looked up.
    public var links = SourceLinks()

    /// Makes a report.
    public init(files: [LintedFile], showsExempted: Bool = false, showsUnknown: Bool = false) {
        self.files = files
        self.showsExempted = showsExempted
        self.showsUnknown = showsUnknown
    }

    /// All findings in path order, then source order.
    public var findings: [Finding] { files.flatMap { $0.result.findings } }

    /// The numbers of the run.
    public var summary: LintSummary {
        LintSummary(
            files: files.count,
            bodies: files.reduce(0) { $0 + $1.result.bodies },
            diagnostics: files.reduce(0) { $0 + $1.result.findings.count },
            exempted: files.reduce(0) { $0 + $1.result.exempted.count },
            unknown: files.reduce(0) { $0 + $1.result.unknown },
            hiddenFixes: files.reduce(0) { sum, file in
                sum + file.result.findings.count { finding in finding.fixes.contains { $0.applicability == .unsafe } }
            })
    }
}

/// The numbers of a run.
public struct LintSummary: Hashable, Sendable, Encodable {
    /// Files reported on.
    public var files: Int
    /// View bodies in them.
    public var bodies: Int
    /// Diagnostics.
    public var diagnostics: Int
    /// Findings that an exemption held back.
    public var exempted: Int
    /// Branches that no rule looked at because a type in them is not known.
    public var unknown: Int
    /// Diagnostics whose fix changes which state survives, so that it is applied only on request.
    public var hiddenFixes: Int
}

extension LostState {
    /// In a few words: "`@State count` of `Tapper`".
    public var phrase: String {
        switch kind {
        case "platform": "\(name) of `\(view)`"
        case "lifecycle": "`\(name)` on `\(view)`"
        default: "`@\(kind) \(name)` of `\(view)`\(isInArm ? " where shown" : "")"
        }
    }
}

extension Finding {
    /// Entries that are named where people read; the rest is counted.
    private static let lostShown = 6

    /// What is lost beyond what the message names itself: "`@State count` of `Tapper`, scroll offset of `List` and 3 more".
    public var lostPhrase: String? {
        if lostState.isEmpty { return nil }
        if lostState.count == 1, message.contains(lostState[0].name) { return nil }
        let shown = lostState.prefix(Self.lostShown).map(\.phrase).joined(separator: ", ")
        let rest = lostState.count - min(lostState.count, Self.lostShown)
        return rest == 0 ? shown : "\(shown) and \(rest) more"
    }
}
