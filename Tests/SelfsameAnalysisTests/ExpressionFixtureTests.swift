// The types that the analyser gives to the expressions of `fixtures/expressions`, against the comments that the real library confirms.

import SelfsamePrelude
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@testable import SelfsameAnalysis

@Suite struct ExpressionFixtureTests {
    @Test func expressionsHaveTheTypesOfTheRealLibrary() throws {
        for source in PreludeSource.standardLibrary {
            let tree = SyntaxTree(parsing: SourceFile(path: source.name, bytes: Array(source.text.utf8)))
            #expect(tree.diagnostics.isEmpty, "\(source.name): \(tree.diagnostics.map(\.message))")
        }
        let preludes = AnalyzedUnit.preludes(for: .default)
        var score = ExpressionScore()
        for url in Repository.files(in: "fixtures/expressions") {
            score.add(Fixture(path: Repository.path(of: url), source: try Repository.text(of: url)), preludes)
        }
        // FIXME: every expression is to have its type; raise the first bound and lower the second with the analyser.
        #expect(score.right >= 895, "\(score)")
        #expect(score.wrong.count <= 12, "\(score)")
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

/// How many comments the analyser confirms, and the others.
private struct ExpressionScore: CustomStringConvertible {
    var right = 0
    var wrong: [String] = []
    var unknown: [String] = []

    var description: String { "\(right) right\nwrong:\n\(wrong.joined(separator: "\n"))\nunknown:\n\(unknown.joined(separator: "\n"))" }

    mutating func add(_ fixture: Fixture, _ preludes: [FileIndex]) {
        let tree = SyntaxTree(parsing: SourceFile(path: fixture.path, bytes: Array(fixture.source.utf8)))
        let program = Program(linking: preludes + [FileIndex(tree: tree, profile: .default, role: .source)], profile: .default)
        guard let file = program.files.firstIndex(where: { $0.tree.source.path == fixture.path }) else { return }
        let analyzer = Analyzer(program: program)
        let types = Dictionary(fixture.declarations.map { ($0.line, $0.type) }, uniquingKeysWith: { first, _ in first })
        for (number, declaration) in program.declarations.enumerated() where declaration.file.rawValue == UInt32(file) {
            let line = tree.source.location(of: tree.tokens.range(declaration.nameToken).start).line
            guard declaration.kind == .variable, declaration.parent == .none, let expected = types[line] ?? nil else { continue }
            let type = analyzer.printed(analyzer.valueType(of: DeclID(UInt32(number))))
            let spelling = analyzer.spelling(type)
            let place = "\(fixture.path):\(line): \(expected), not \(spelling)"
            if spelling == expected {
                right += 1
            } else if analyzer.isKnown(type) {
                wrong.append(place)
            } else {
                unknown.append(place)
            }
        }
    }
}
