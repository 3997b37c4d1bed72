// Marks of declarations: how they are written, and how they are found by declaration and by name.

import SelfsamePrelude
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@testable import SelfsameDeclarations

@Suite struct MarkTests {
    @Test func everyMarkHasOneWordAndOneBit() {
        #expect(Set(Marks.words.map(\.word)).count == Marks.words.count)
        #expect(Set(Marks.words.map(\.mark)).count == Marks.words.count)
        #expect(Marks.words.allSatisfy { $0.mark.rawValue.nonzeroBitCount == 1 })
        for (word, mark) in Marks.words {
            var marks = DeclarationMarks()
            marks.add(word)
            // None begins as a mark does that says more than a word.
            #expect(marks.words == mark && marks.details.isEmpty, "\(word)")
        }
    }

    /// A misspelt mark would say nothing, and a word that no declaration has is not needed.
    @Test func theEmbeddedPreludeSpellsMarksRight() {
        var used: Marks = []
        for line in PreludeSource.all.flatMap({ $0.text.split(separator: "\n") }) {
            guard let text = line.trimmed.dropping(prefix: "// selfsame:") else { continue }
            var marks = DeclarationMarks()
            let isMark = marks.add(text)
            #expect(isMark, "\(text)")
            used.formUnion(marks.words)
        }
        #expect(Marks.words.filter { !used.contains($0.mark) }.map(\.word) == [])
    }

    /// A comment that stands anywhere else than above a declaration would be lost.
    @Test(arguments: PreludeSource.all.map(\.name)) func everyMarkOfTheEmbeddedPreludeIsRead(name: String) throws {
        let source = try #require(PreludeSource.all.first { $0.name == name })
        let count = source.text.split(separator: "\n").count { $0.trimmed.hasPrefix("// selfsame:") }
        guard count > 0 else { return }
        let tree = SyntaxTree(parsing: SourceFile(path: source.name, bytes: Array(source.text.utf8)))
        var read: Set<SourceRange> = []
        for profile in [Profile(sdk: 26), Profile(sdk: 27), Profile(platform: .macos)] {
            let index = FileIndex(tree: tree, profile: profile, role: .prelude(module: source.module))
            for (id, _) in index.marks {
                var node = index.declarations[Int(id.rawValue)].node
                while [.patternBinding, .enumCaseElement].contains(tree.kind(node)), let outer = tree.parent(node) { node = outer }
                for comment in tree.comments(before: TokenID(tree[node].firstToken))
                where tree.source.text(in: comment.range).hasPrefix("// selfsame:") { read.insert(comment.range) }
            }
        }
        #expect(read.count == count)
    }

    private static let program = makeProgram(
        """
        // prelude: SwiftUI
        public struct Text {
          // selfsame: fresh
          public init()
          public init(_ text: String)
          // selfsame: clock, derives
          public static var now: Text { get }
        }
        // selfsame: owned,seeded
        @propertyWrapper public struct State {}
        public extension Text {
          // selfsame: presents
          // selfsame: keeps scroll offset, and more
          func sheet(isPresented: Bool, onDismiss: (() -> Void)? = nil, content: () -> Text)
          // selfsame: presents header
          func sheet<T>(_ item: T, title: String = "", header: () -> Text, content: () -> Text)
          // selfsame: edits end
          mutating func take(last count: Int...)
          // selfsame: inert(safe) 1
          // selfsame: edits nothing
          func plain()
        }
        // prelude: Other
        public struct Label {
          // selfsame: process fact
          public static let now: Label
        }
        // file: a.swift
        // selfsame: leaf
        struct Own { func now() {} }
        """)

    private func marks(of name: String) -> Marks { Self.program.declared(name).map { Self.program.marks(of: $0) } ?? [] }
    private func details(of name: String) -> [MarkDetail] { Self.program.declared(name).map { Self.program.markDetails(of: $0) } ?? [] }

    @Test func marksAreFoundByDeclaration() {
        #expect(marks(of: "State") == [.owned, .seeded])
        #expect(marks(of: "Text.now") == [.clock, .derives])
        #expect(marks(of: "Text.init()") == .fresh)
        #expect(marks(of: "Text.init(_:)") == [])
        #expect(marks(of: "Text.sheet(isPresented:onDismiss:content:)") == .presents)
        #expect(details(of: "Text.sheet(isPresented:onDismiss:content:)") == [.keeps("scroll offset, and more", unless: "")])
        #expect(marks(of: "Text.sheet(_:title:header:content:)") == .presents)
        #expect(details(of: "Text.sheet(_:title:header:content:)") == [.presents("header")])
        #expect(details(of: "Text.plain()") == [.inert(isSafe: true, arguments: "1")])
        #expect(marks(of: "Text.plain()") == [])
        #expect(marks(of: "Own") == .leaf)
    }

    @Test func marksAreFoundByName() {
        #expect(Self.program.marks(named: "State") == [.owned, .seeded])
        #expect(Self.program.marks(named: "now") == [.clock, .derives, .processFact])
        #expect(Self.program.marks(named: "Text") == .fresh)
        // What the program itself declares is resolved, or it means nothing.
        #expect(Self.program.marks(named: "Own") == [])
        #expect(Self.program.marks(named: "nowhere") == [])
    }

    private func marks(of name: String, labels: [String?]) -> Marks {
        let names = labels.map { $0.flatMap { Self.program.names.find($0) } ?? Name.none }
        return Self.program.marks(ofCall: Self.program.names.find(name) ?? .none, labels: names)
    }

    @Test func callsAreToldApartByLabels() {
        #expect(marks(of: "Text", labels: []) == .fresh)
        #expect(marks(of: "Text", labels: [nil]) == [])
        #expect(marks(of: "sheet", labels: ["isPresented"]) == .presents)
        #expect(marks(of: "sheet", labels: ["isPresented", "onDismiss", "content"]) == .presents)
        #expect(marks(of: "sheet", labels: ["content", "isPresented"]) == [])
        #expect(marks(of: "sheet", labels: [nil, "title"]) == .presents)
        #expect(marks(of: "sheet", labels: ["item"]) == [])
        #expect(marks(of: "take", labels: ["last"]) == .editsEnd)
    }

    @Test func membersAreFoundByTheNameOfTheirType() {
        func marks(_ member: String, _ type: String) -> Marks {
            Self.program.marks(ofMember: Self.program.names.find(member) ?? .none, ofType: Self.program.names.find(type) ?? .none)
        }
        #expect(marks("now", "Text") == [.clock, .derives])
        #expect(marks("now", "Label") == .processFact)
        #expect(marks("now", "Own") == [])
        #expect(marks("then", "Text") == [])
    }
}
