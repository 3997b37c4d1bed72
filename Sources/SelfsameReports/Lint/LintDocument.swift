// `lint --reporter json`. The names and the shape are a promise to other programs: fixtures/schemas/lint.json describes them.

import SelfsameIdentity
import SelfsameLint
import SelfsameSyntax

/// The document.
struct LintDocument: Encodable {
    var version = 1
    var diagnostics: [Diagnostic]
    var exempted: [ExemptedFinding]?
    /// What was not analysed; nil where everything was.
    var problems: [Problem]?
    var summary: LintSummary

    init(_ report: LintReport) {
        diagnostics = report.files.flatMap { file in file.result.findings.map { Diagnostic($0, in: file) } }
        if report.showsExempted {
            exempted = report.files.flatMap { file in file.result.exempted.map { ExemptedFinding($0, in: file) } }
        }
        if !report.problems.isEmpty { problems = report.problems.map(Problem.init) }
        summary = report.summary
    }

    struct Problem: Encodable {
        var path: String
        var line: Int?
        var column: Int?
        var message: String

        init(_ problem: ReportProblem) {
            (path, line, column, message) = (problem.path, problem.line, problem.column, problem.message)
        }
    }

    struct Diagnostic: Encodable {
        var rule: String
        var severity: String
        var path: String
        var start: Place
        var end: Place
        var message: String
        var notes: [NoteAt]
        var identityPaths: [String]
        var condition: Condition?
        var lostState: [Lost]
        var fixes: [FixDocument]
    }

    struct NoteAt: Encodable {
        var message: String
        var path: String
        var start: Place
        var end: Place
    }

    struct Condition: Encodable {
        var text: String
        var flippedBy: [String]
        var changedBy: [FlipCauseDocument]
    }

    struct Lost: Encodable {
        var view: String
        var kind: String
        var name: String
        /// Set where an inner condition decides whether the view is shown.
        var whereShown: Bool?
    }

    struct FixDocument: Encodable {
        var title: String
        var applicability: String
        var edits: [EditAt]
    }

    struct EditAt: Encodable {
        var start: Place
        var end: Place
        var replacement: String
    }

    struct ExemptedFinding: Encodable {
        var rule: String
        var exemption: String
        var path: String
        var start: Place
        var end: Place
        var reason: String
    }
}

extension LintDocument.Diagnostic {
    init(_ finding: Finding, in file: LintedFile) {
        let span = Span(finding.range, in: file.source)
        rule = finding.rule
        severity = finding.severity.word
        path = finding.path
        start = span.start
        end = span.end
        message = finding.message
        notes = finding.notes.map { LintDocument.NoteAt($0, of: finding, in: file) }
        identityPaths = finding.identityPaths
        condition = finding.condition.map {
            LintDocument.Condition(text: $0.text, flippedBy: $0.flippedBy, changedBy: $0.changes.map(FlipCauseDocument.init))
        }
        lostState = finding.lostState.map(LintDocument.Lost.init)
        fixes = finding.fixes.map { fix in
            LintDocument.FixDocument(
                title: fix.title, applicability: fix.applicability.rawValue,
                edits: fix.edits.map { edit in
                    let span = Span(edit.range, in: file.source)
                    return LintDocument.EditAt(start: span.start, end: span.end, replacement: edit.replacement)
                })
        }
    }
}

extension LintDocument.NoteAt {
    /// A note without a place of its own stands where its diagnostic does.
    init(_ note: Note, of finding: Finding, in file: LintedFile) {
        message = note.message
        var span = Span(finding.range, in: file.source)
        path = finding.path
        if let range = note.range {
            let wanted = note.path ?? finding.path
            if let source = wanted == file.source.path ? file.source : file.otherSources[wanted] {
                span = Span(range, in: source)
                path = wanted
            }
        }
        start = span.start
        end = span.end
    }
}

extension LintDocument.Lost {
    /// The same three words as the analysis has.
    init(_ state: LostState) {
        self.init(view: state.view, kind: state.kind, name: state.name, whereShown: state.isInArm && state.isOwnedValue ? true : nil)
    }
}

extension LintDocument.ExemptedFinding {
    init(_ exempted: Exempted, in file: LintedFile) {
        let span = Span(exempted.range, in: file.source)
        self.init(
            rule: exempted.rule, exemption: exempted.exemption, path: exempted.path, start: span.start, end: span.end,
            reason: exempted.reason)
    }
}
