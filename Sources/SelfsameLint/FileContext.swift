// What a rule on declarations sees: one file with its declarations and its lowered bodies.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// One file under lint.
final class FileContext {
    let analyzer: Analyzer
    let file: FileID
    let tree: SyntaxTree
    let options: LintOptions
    let facts: FileFacts

    init(analyzer: Analyzer, file: FileID, tree: SyntaxTree, options: LintOptions, facts: FileFacts) {
        self.analyzer = analyzer
        self.file = file
        self.tree = tree
        self.options = options
        self.facts = facts
    }

    var program: Program { analyzer.program }

    /// The view bodies of the file, previews included.
    private(set) lazy var bodies: [BodyContext] = analyzer.bodies(in: file).map(context)

    /// One body of the file under lint.
    func context(of body: LoweredBody) -> BodyContext {
        BodyContext(analyzer: analyzer, body: body, tree: tree, options: options, file: facts)
    }

    /// The properties and initialisers of the file in source order: no rule looks at other declarations by themselves.
    private(set) lazy var declarations: [DeclID] = program.files[Int(file.rawValue)].declarations.lazy.map { DeclID($0) }.filter {
        [.variable, .initializer].contains(self.program[$0].kind)
    }

    /// The name of a declaration.
    func name(of declaration: DeclID) -> String { declaration == .none ? "" : analyzer.name(program[declaration].name) }

    /// The range of a declaration's name.
    func nameRange(of declaration: DeclID) -> SourceRange {
        let token = program[declaration].nameToken
        return token == .none ? tree.range(program[declaration].node) : tree.tokens.range(token)
    }
}
