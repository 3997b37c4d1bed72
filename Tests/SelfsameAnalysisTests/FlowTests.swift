// The value flow: what it follows, where it stops, and that no answer depends on what was asked before.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite struct FlowTests {
    private static func program(of sources: [(path: String, text: String)]) -> Program {
        let profile = Profile.default
        let indexes = sources.map { source in
            FileIndex(
                tree: parse(SourceFile(path: source.path, bytes: Array(source.text.utf8))), profile: profile, role: .source)
        }
        return Program(linking: AnalyzedUnit.preludes(for: profile) + indexes, profile: profile)
    }

    /// All that the flow says of the first condition of each body of a source.
    private static func facts(_ members: String, _ condition: String, rest: String = "") -> (changes: Bool, invariance: Invariance?) {
        let source = """
            import SwiftUI
            struct Screen: View {
                \(members)
                var body: some View { if \(condition) { Text("a") } else { Text("b") } }
            }
            \(rest)
            """
        let analyzer = Analyzer(program: program(of: [("Screen.swift", source)]))
        let file = FileID(UInt32(analyzer.program.files.count - 1))
        for body in analyzer.bodies(in: file) where body.name == "Screen.body" {
            for index in body.nodes.indices where body.nodes[index].kind == .branch {
                guard let branch = body.branchSyntax(of: ViewNodeID(UInt32(index)), tree: analyzer.program.tree(file)) else { continue }
                return (analyzer.armChanges(of: branch, in: body).way(among: [0, 1]) != nil, analyzer.invariance(of: branch, in: body))
            }
        }
        return (false, nil)
    }

    /// Members, condition, further declarations; whether the program shows that it flips.
    static let flips: [(members: String, condition: String, rest: String, changes: Bool)] = [
        ("@State private var a = 1\nfunc f() { a += 1 }", "a > 1", "", true),
        ("@State private var a: Set<Int> = []\nfunc f() { a.formUnion([1]) }", "a.isEmpty", "", true),
        ("let a: Int", "a > 1", "struct Home: View { var body: some View { Screen(a: 1) } }", false),
        (
            "let a: Int", "a > 1",
            "struct Home: View { @State private var n = 1\nvar body: some View { Button(\"+\") { n += 1 }; Screen(a: n) } }", true
        ),
        // A cycle through callers adds nothing.
        ("let a: Int", "a > 1", "struct Row: View { let b: Int\nvar body: some View { Row(b: b); Screen(a: b) } }", false),
        // A computed property is read of the value that it is a member of.
        ("@State private var a = Box(n: 1)\nfunc f() { a.n = 2 }", "a.isBig", "struct Box { var n: Int\nvar isBig: Bool { n > 1 } }", true),
        ("let a: Box", "a.isBig", "struct Box { let n: Int\nvar isBig: Bool { n > 1 } }\nlet home = Screen(a: Box(n: 1))", false),
        // A function of the program that asks the clock.
        (
            "let a: Offer", "a.isOver()",
            "struct Offer { let end: Date\nfunc isOver() -> Bool { if let last = Optional(end) { last < Date() } else { false } } }", true
        ),
        // What the program calls `now` is what the program says it is.
        ("let a = Moment()", "a.now", "struct Moment { let now = true }", false),
        ("let a = Date()", "a.timeIntervalSinceNow > 1", "", true),
        // A local variable that a loop changes.
        (
            "@State private var a: [Int] = []\nvar sum: Int { var s = 0; for x in a { s += x }; return s }\nfunc f() { a.append(1) }",
            "sum > 1", "", true
        ),
    ]

    @Test(arguments: flips) func changes(_ row: (members: String, condition: String, rest: String, changes: Bool)) {
        #expect(Self.facts(row.members, row.condition, rest: row.rest).changes == row.changes)
    }

    /// A name that is used too often to be told is not "never written": a constant collection would be claimed.
    @Test func truncatedWritesAreUnknown() {
        let uses = (0..<2100).map { "func use\($0)() { print(marks) }" }.joined(separator: "\n")
        let source = """
            import SwiftUI
            struct Screen: View {
                @State private var marks = [1, 2]
                var body: some View { ForEach(marks, id: \\.self) { Text("\\($0)") } }
                \(uses)
                func change() { marks.append(3) }
            }
            """
        let analyzer = Analyzer(program: Self.program(of: [("Screen.swift", source)]))
        let file = FileID(UInt32(analyzer.program.files.count - 1))
        let lists = analyzer.bodies(in: file).flatMap { body in
            body.nodes.indices.compactMap { analyzer.elementList(at: ViewNodeID(UInt32($0)), in: body) }.map { ($0, body) }
        }
        #expect(lists.count == 1)
        for (list, body) in lists { #expect(!analyzer.isConstantCollection(list.data.syntax, in: body)) }
    }

    /// `Self.pages` is a member of the type around it, whatever else has a property of that name.
    @Test func membersOfSelfType() {
        let source = """
            import SwiftUI
            final class Found { let pages: [Int] = [] }
            struct Screen: View {
                static var pages = [1, 2]
                var body: some View { ForEach(Self.pages, id: \\.self) { Text("\\($0)") } }
                static func add() { pages.append(3) }
            }
            """
        let analyzer = Analyzer(program: Self.program(of: [("Screen.swift", source)]))
        let file = FileID(UInt32(analyzer.program.files.count - 1))
        for body in analyzer.bodies(in: file) {
            for index in body.nodes.indices {
                guard let list = analyzer.elementList(at: ViewNodeID(UInt32(index)), in: body) else { continue }
                #expect(!analyzer.isConstantCollection(list.data.syntax, in: body))
            }
        }
    }

    /// The cases of an enumeration inside of another type stay as they are.
    @Test func casesOfNestedType() {
        let source = """
            import SwiftUI
            enum Options { enum Group: CaseIterable { case none, day } }
            struct Screen: View {
                var body: some View { ForEach(Options.Group.allCases.filter { $0 != .none }, id: \\.self) { Text("\\($0)") } }
            }
            """
        let analyzer = Analyzer(program: Self.program(of: [("Screen.swift", source)]))
        let file = FileID(UInt32(analyzer.program.files.count - 1))
        for body in analyzer.bodies(in: file) {
            for index in body.nodes.indices {
                guard let list = analyzer.elementList(at: ViewNodeID(UInt32(index)), in: body) else { continue }
                #expect(analyzer.isConstantCollection(list.data.syntax, in: body))
            }
        }
    }

    /// What is chosen with a ternary stands in the file of the caller, a default value in that of the view.
    @Test func defaultValuesStandElsewhere() {
        let row =
            "import SwiftUI\nstruct Row: View { let isWide: Bool; init(isWide: Bool = false) { self.isWide = isWide }\n"
            + "var body: some View { if isWide { Text(\"a\") } else { Text(\"b\") } } }"
        let screen =
            "import SwiftUI\nstruct Screen: View { @State private var isOn = false; @State private var isWide = false\n"
            + "var body: some View { Button(\"c\") { isOn.toggle(); isWide.toggle() }\n"
            + String(repeating: "Text(\"d\").padding()\n", count: 20) + "isOn ? Row() : Row(isWide: isWide) } }"
        let analyzer = Analyzer(program: Self.program(of: [("Row.swift", row), ("Screen.swift", screen)]))
        let file = FileID(UInt32(analyzer.program.files.count - 2))
        let ways = analyzer.bodies(in: file).flatMap { body in
            body.nodes.indices.compactMap { body.branchSyntax(of: ViewNodeID(UInt32($0)), tree: analyzer.program.tree(file)) }.map {
                analyzer.armChanges(of: $0, in: body).way(among: [0, 1]) != nil
            }
        }
        #expect(ways == [true])
    }

    // MARK: Order

    /// All rule fixtures as one program, asked about every condition and list in some order.
    private static func answers(in program: Program, seed: UInt64?) -> [String] {
        let analyzer = Analyzer(program: program)
        var places = program.files.indices.filter { !program.files[$0].role.isPrelude }.flatMap {
            analyzer.bodyPlaces(in: FileID(UInt32($0)))
        }
        if let seed {
            var random = SeededGenerator(seed: seed)
            places.shuffle(using: &random)
        }
        var result: [String] = []
        for place in places {
            let body = analyzer.body(at: place)
            let tree = program.tree(place.file)
            for index in body.nodes.indices {
                let node = ViewNodeID(UInt32(index))
                if let branch = body.branchSyntax(of: node, tree: tree) {
                    let arms = Array(branch.arms.indices)
                    result.append(
                        "\(place.file) \(branch.node) \(analyzer.flippedBy(branch, in: body)) \(String(describing: analyzer.invariance(of: branch, in: body))) "
                            + "\(String(describing: analyzer.armChanges(of: branch, in: body).way(among: arms))) "
                            + "\(analyzer.animations(of: branch, at: node, in: body).map(\.description))")
                }
                if let list = analyzer.elementList(at: node, in: body) {
                    result.append(
                        "\(place.file) \(node) \(analyzer.isConstantCollection(list.data.syntax, in: body)) "
                            + "\(analyzer.history(ofCollection: list.data.syntax, of: list.node, in: body)) \(analyzer.keepsElements(list.data.syntax, in: body)) "
                            + "\(analyzer.creation(at: node, showing: .none, in: body))"
                    )
                }
            }
        }
        return result.sorted()
    }

    /// All rule fixtures as one program, with the answers in the order of the source.
    private static let fixtures = Task {
        let sources = try Repository.files(in: "fixtures/rules").map {
            (Repository.path(of: $0), String(decoding: try Repository.bytes(of: $0), as: UTF8.self))
        }
        .filter { $0.0.hasSuffix(".swift") && !$0.0.hasSuffix(".fixed.swift") }
        let program = Self.program(of: sources)
        return (program: program, answers: Self.answers(in: program, seed: nil))
    }

    @Test(arguments: UInt64(1)...4) func orderOfQuestionsMakesNoDifference(seed: UInt64) async throws {
        let fixtures = try await Self.fixtures.value
        #expect(fixtures.answers.count > 300)
        #expect(Self.answers(in: fixtures.program, seed: seed) == fixtures.answers)
    }
}
