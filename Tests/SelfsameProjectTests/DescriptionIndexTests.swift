// The index of the descriptions is that of their texts, and what it leaves out changes no answer.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameLint
import SelfsamePrelude
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@testable import SelfsameProject

@Suite("Index of descriptions")
struct DescriptionIndexTests {
    private static let preludes = AnalyzedUnit.preludes(for: .default)

    private let index = DescriptionIndex(
        PreludeSource.index, asking: PreludeSource.askedNames, recognising: PreludeSource.recognisedNames)

    private func needs(_ text: String) -> [DescriptionIndex.Need] {
        let tree = parse(SourceFile(path: "Some.swift", bytes: Array(text.utf8)))
        let file = FileIndex(tree: tree, profile: .default, role: .source)
        return index.needed(by: SpelledNames(in: [file]))
    }

    private func texts(_ needs: [DescriptionIndex.Need]) -> [(name: String, text: String)] {
        zip(PreludeSource.all, needs).map { source, need in
            let bytes = Array(source.text.utf8)
            return (source.name, String(decoding: need.parts.flatMap { bytes[$0] }, as: UTF8.self))
        }
    }

    @Test("The index is that of the texts")
    func fresh() {
        let names = PreludeSource.askedNames.split(whereSeparator: \.isWhitespace).map(String.init)
        #expect(descriptionIndex(of: Self.preludes.map(\.tree), asking: names) == PreludeSource.index + "\n", "`make docs` writes it")
    }

    @Test("Who spells all names needs all that is declared")
    func everything() {
        let needs = DescriptionIndex(PreludeSource.index, asking: "", recognising: "").needed(by: SpelledNames(in: Self.preludes))
        #expect(needs.count == PreludeSource.all.count)
        for (index, (name, text)) in texts(needs).enumerated() {
            let whole = parse(SourceFile(path: name, bytes: Array(PreludeSource.all[index].text.utf8)))
            let part = parse(SourceFile(path: name, bytes: Array(text.utf8)))
            #expect(part.tokens.count == whole.tokens.count, "\(name)")
        }
    }

    @Test("A view needs a small part, which parses")
    func little() {
        let needs = needs("import SwiftUI\nstruct Screen: View { var body: some View { Text(\"a\") } }")
        let texts = texts(needs)
        for (name, text) in texts {
            let mistakes = parse(SourceFile(path: name, bytes: Array(text.utf8))).diagnostics
            #expect(mistakes.isEmpty, "\(name): \(mistakes.map(\.message))")
        }
        let size = texts.reduce(0) { $0 + $1.text.utf8.count }
        #expect(size > 50_000 && size * 5 < PreludeSource.all.reduce(0) { $0 + $1.text.utf8.count }, "\(size)")
    }

    @Test("A name brings what declares it, with its marks, and what that mentions")
    func names() {
        let all = texts(needs("let a = digitalCrownRotation")).map(\.text).joined()
        #expect(all.contains("func digitalCrownRotation") && all.contains("enum DigitalCrownRotationalSensitivity"))
        #expect(!texts(needs("let a = 1")).contains { $0.text.contains("func digitalCrownRotation") })
        let scroll = texts(needs("let a = scrollTo")).map(\.text).joined()
        #expect(scroll.contains("func scrollTo") && scroll.contains("struct ScrollViewProxy"))
    }

    @Test("A conformance brings nothing where nobody needs its protocol")
    func conformances() {
        let rows = "extension ForEach: TableRowContent"
        #expect(!texts(needs("let a = ForEach")).contains { $0.text.contains(rows) || $0.text.contains("struct TableRowBuilder") })
        #expect(texts(needs("let a = (ForEach, Table)")).contains { $0.text.contains(rows) })
    }

    @Test("What no call can mean is left out: labels that nobody spells")
    func labels() {
        let format = "init<F>(_ input: F.FormatInput, format: F)"
        func hasFormat(_ text: String) -> Bool { texts(needs(text)).contains { $0.text.contains(format) } }
        #expect(!hasFormat("let a = Text(price)"))
        #expect(hasFormat("let a = Text(price, format: .number)"))
        // A function that is used as a value has no labels; one that is called with a closure needs none for it.
        #expect(hasFormat("let a = prices.map(Text.init)"))
        #expect(!hasFormat("let a = prices.map { Text.init($0) }"))
        #expect(
            texts(needs("let a = Button { }")).contains {
                $0.text.contains("init(action: @escaping @MainActor () -> Void, @ViewBuilder label")
            })
    }

    @Test("A type that is only recognised has its header")
    func recognised() {
        let all = texts(needs("let a = 1")).map(\.text).joined()
        #expect(all.contains("protocol ShapeStyle") && !all.contains("extension ShapeStyle where Self == AngularGradient"))
        #expect(texts(needs("let a: AngularGradient")).contains { $0.text.contains("extension ShapeStyle where Self == AngularGradient") })
    }

    private static let tour = ["Branches", "Greenhouse", "SameView"].map { "fixtures/tour/\($0).swift" }
    private static let others = ["types", "identity"].flatMap { folder in
        Repository.files(in: "fixtures/\(folder)").map { Repository.path(of: $0) }
    }

    /// What is said of a file: types, findings with all that they show, exemptions.
    private func answers(_ path: String, _ scope: DescriptionScope) throws -> [String] {
        var times = PhaseTimes()
        let input = ProjectInput(paths: [], given: [(path: path, bytes: try Repository.bytes(of: Repository.url(path)))])
        let loaded = loadProgram(input, profile: .default, describing: scope, threads: 1, times: &times)
        #expect(loaded.preludeMistakes.isEmpty)
        let answers = loaded.analyse(threads: 1) { file, analyzer -> [String] in
            var options = LintOptions.pedantic
            options.rules = Set(RuleCatalogue.all.map(\.id))
            let result = lint(file: file, analyzer: analyzer, options: options)
            let types = analyzer.bodies(in: file).map { "\($0.name): \(analyzer.spelling(analyzer.printed($0.type)))" }
            let findings = result.findings.map { finding in
                "\(finding.rule) \(finding.severity) \(finding.range) \(finding.message) \(finding.notes.map(\.message)) \(finding.fixes.map(\.title))"
            }
            return types + findings + result.exempted.map { "\($0.rule) \($0.range) \($0.exemption) \($0.reason)" }
        }
        return answers.flatMap(\.self)
    }

    /// Each time others; all of them in a few runs.
    @Test("What is left out changes no answer", arguments: tour + others.shuffled().prefix(9))
    func same(path: String) throws {
        let all = try answers(path, .everything)
        // Some of the others are cases of mistakes.
        #expect(!all.isEmpty || !Self.tour.contains(path))
        #expect(try answers(path, .spelled) == all)
    }

    @Test("What a new text is the first to spell is read for it, and no more")
    func exchanged() {
        func screen(_ body: String) -> [UInt8] { Array("import SwiftUI\nstruct Screen: View { var body: some View { \(body) } }".utf8) }
        func exchanged(_ scope: DescriptionScope) -> (types: [String], described: Int) {
            var times = PhaseTimes()
            let input = ProjectInput(paths: [], given: [(path: "Screen.swift", bytes: screen("Text(\"a\")"))])
            let loaded = loadProgram(input, profile: .default, describing: scope, threads: 1, times: &times)
            let new = screen("List { Gauge(value: 0.5) { Text(\"a\") } }.listStyle(.plain)")
            let changed = loaded.exchanging([loaded.files[0]: new], threads: 1)
            let types = changed.analyse(threads: 1) { file, analyzer in
                analyzer.bodies(in: file).map { analyzer.spelling(analyzer.printed($0.type)) }
            }
            let described = changed.program.files.filter { $0.role.isPrelude }.reduce(0) { $0 + $1.tree.source.bytes.count }
            return (types.flatMap(\.self), described)
        }
        let (spelled, everything) = (exchanged(.spelled), exchanged(.everything))
        #expect(spelled.types == everything.types && spelled.types.joined().contains("Gauge<"), "\(spelled.types)")
        #expect(spelled.described * 4 < everything.described)
    }
}
