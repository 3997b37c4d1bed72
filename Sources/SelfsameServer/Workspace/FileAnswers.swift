// What is known of one file of a program at one moment, each part made when it is first asked for. Diagnostics come at once; whether their fixes
// hold is tried only when somebody wants to apply one, and no fix is offered before.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameLint
import SelfsameProject
import SelfsameReports
import SelfsameSyntax

/// The answers on one file.
final class FileAnswers {
    /// The file.
    let file: FileID
    /// What answers.
    let analyzer: Analyzer
    /// What is linted in it.
    let options: LintOptions
    /// The program, with this file alone to report on.
    private let part: LoadedProgram
    private let baseline: (path: String, baseline: Baseline)?

    init(
        file: FileID, part: LoadedProgram, analyzer: Analyzer, options: LintOptions, baseline: (path: String, baseline: Baseline)?
    ) {
        self.file = file
        self.part = part
        self.analyzer = analyzer
        self.options = options
        self.baseline = baseline
    }

    /// Its syntax.
    var tree: SyntaxTree { analyzer.program.tree(file) }
    /// Its text.
    var source: SourceFile { tree.source }

    private lazy var unchecked = lintedFile(file, analyzer: analyzer, options: options)

    /// Which of the findings count: those that the baseline does not have.
    private lazy var counted: [Int] = {
        guard let (path, baseline) = baseline else { return Array(unchecked.result.findings.indices) }
        return BaselineComparison(baseline, at: path, with: [LintedFile(withoutFixesOf: unchecked)]).new[0]
    }()

    /// What is found in it. The fixes have not been tried: they are for `fixedFindings` alone.
    private(set) lazy var findings: [Finding] = counted.map { unchecked.result.findings[$0] }

    /// What is found in it, after each fix was tried on a copy of the program.
    private(set) lazy var checked: LintedFile = {
        var file = part.checkingFixes(of: [unchecked], threads: 1).files[0]
        file.result.keepFindings(counted)
        return file
    }()

    /// The bytes after all safe fixes, those included that others make possible; nil where they change nothing.
    private(set) lazy var fixed: [UInt8]? = {
        let options = options
        let outcome = part.applyingFixes(threads: 1) {
            $0.applicability == .safe
        } lint: {
            lint(file: $0, analyzer: $1, options: options)
        }
        return outcome.files.first?.bytes
    }()

    /// What its bodies come to.
    private(set) lazy var bodies: [LoweredBody] = analyzer.bodies(in: file)

    /// What its conditions do to identity.
    private(set) lazy var identities: FileIdentities = fileIdentities(
        of: file, analyzer: analyzer, options: TreeOptions(includesPreviews: true), findsAvoidable: false)

    /// The trees of its bodies.
    private(set) lazy var trees: FileTrees = renderedTrees(of: file, analyzer: analyzer, options: TreeOptions(includesPreviews: true))

    /// The page that shows what its conditions do.
    func page(title: String, origin: String) throws -> String {
        let bodies = reportedBodies(of: file, analyzer: analyzer, options: TreeOptions(includesPreviews: true))
        return try htmlText([ReportedFile(bodies: bodies, linted: checked)], head: ReportHead(title: title, origin: origin))
    }

    /// The file as it would be linted with other bytes: whether that has become better is for the caller to see.
    func linted(with bytes: [UInt8]) -> (findings: [Finding], isWellFormed: Bool) {
        let changed = part.exchanging([file: bytes], threads: 1)
        let options = options
        let found = changed.analyse(threads: 1) { lint(file: $0, analyzer: $1, options: options).findings }
        return (found.first ?? [], changed.program.tree(file).diagnostics.count <= tree.diagnostics.count)
    }
}
