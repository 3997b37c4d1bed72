// The types that the analyser gives to the expressions of `fixtures/expressions`, against the comments that the real library confirms.

import SelfsameIdentity
import SelfsamePrelude
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@testable import SelfsameDeclarations
@testable import SelfsameInference

@Suite struct ExpressionFixtureTests {
    @Test func expressionsHaveTheTypesOfTheRealLibrary() throws {
        for source in PreludeSource.standardLibrary {
            let tree = SyntaxTree(parsing: SourceFile(path: source.name, bytes: Array(source.text.utf8)))
            #expect(tree.diagnostics.isEmpty, "\(source.name): \(tree.diagnostics.map(\.message))")
        }
        let preludes = AnalyzedUnit.preludes(for: .default)
        for url in Repository.files(in: "fixtures/expressions") {
            let fixture = Fixture(path: Repository.path(of: url), source: try Repository.text(of: url))
            for failure in fixture.mistakes + failures(of: fixture, preludes) { Issue.record(failure) }
        }
    }

    /// Every declaration of a fixture that has not the type of its comment, and every known fault that is none any more.
    private func failures(of fixture: Fixture, _ preludes: [FileIndex]) -> [FixtureFailure] {
        let tree = SyntaxTree(parsing: SourceFile(path: fixture.path, bytes: Array(fixture.source.utf8)))
        let program = Program(linking: preludes + [FileIndex(tree: tree, profile: .default, role: .source)], profile: .default)
        let analyzer = Analyzer(program: program)
        var spellings: [Int: String] = [:]
        for (number, declaration) in program.declarations.enumerated() where declaration.kind == .variable && declaration.parent == .none {
            guard program.tree(declaration.file).source.path == fixture.path else { continue }
            let line = tree.source.location(of: tree.tokens.range(declaration.nameToken).start).line
            spellings[line] = analyzer.spelling(analyzer.printed(analyzer.valueType(of: DeclID(UInt32(number)))))
        }
        return fixture.declarations.compactMap { expectation in
            guard let type = expectation.type else { return nil }
            let spelling = spellings[expectation.line] ?? "nothing"
            let expected = expectation.knownFault ?? type
            if spelling == expected, expected != type || expectation.knownFault == nil { return nil }
            let isMended = expectation.knownFault != nil && spelling == type
            return FixtureFailure(
                path: fixture.path, line: expectation.line,
                message: isMended ? "is right: take out its `selfsame:` line" : "expected: \(expected)\n  selfsame: \(spelling)")
        }
    }

    @Test func describedTypesInheritWhatIsDescribed() {
        let program = Program(linking: AnalyzedUnit.preludes(for: .default), profile: .default)
        var unknown: [String] = []
        for (number, declaration) in program.declarations.enumerated() where declaration.kind.isNominal {
            let id = DeclID(UInt32(number))
            for stated in program.inheritance(of: id) where stated.resolved == .none {
                let tree = program.tree(program[stated.statedBy].file)
                unknown.append("\(tree.source.path): \(program.displayName(of: id)): \(tree.source.text(in: tree.range(stated.node)))")
            }
        }
        #expect(unknown == [])
    }
}
