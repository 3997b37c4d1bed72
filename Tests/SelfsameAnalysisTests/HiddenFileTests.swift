// A file that no target of a program's platform compiles says nothing in that program: it declares nothing, and what it calls is not called.

import SelfsameDeclarations
import SelfsameSyntax
import Testing

@Suite struct HiddenFileTests {
    @Test(arguments: [false, true])
    func whatAHiddenFileUsesDoesNotCount(isHidden: Bool) throws {
        let program = Program(
            linking: [
                index("Model.swift", "struct Model { func refresh() {} }"),
                index("Phone.swift", "func open(_ model: Model) { model.refresh() }"),
                index("Watch.swift", "func wake(_ model: Model) { model.refresh(); onlyHere() }\nfunc onlyHere() {}", isHidden: isHidden),
            ], profile: .default)
        let uses = UseIndex(program: program).uses(of: try #require(program.names.find("refresh")))
        #expect(uses.map(\.file.rawValue) == (isHidden ? [1] : [1, 2]))
        #expect((program.names.find("onlyHere") == nil) == isHidden)
        #expect(program.files[2].declarations.isEmpty == isHidden)
    }

    private func index(_ path: String, _ text: String, isHidden: Bool = false) -> FileIndex {
        FileIndex(
            tree: SyntaxTree(parsing: SourceFile(path: path, bytes: Array(text.utf8))), profile: .default, role: .source, isHidden: isHidden
        )
    }
}
