// The project's own sources, and all fixtures that the compiler accepts, parse without a mistake.

import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite("Own sources") struct OwnSourceTests {
    @Test(arguments: ["Sources", "Tests", "fixtures/types", "fixtures/expressions", "fixtures/rules", "fixtures/tour", "fixtures/recovery"])
    func parseWithoutAMistake(_ folder: String) throws {
        let files = Repository.files(in: folder).filter { !$0.path.contains("/builder_errors/") }
        #expect(!files.isEmpty)
        for url in files {
            let tree = parse(SourceFile(path: Repository.path(of: url), bytes: try Repository.bytes(of: url)))
            #expect(tree.diagnostics.map { "\(tree.source.path):\(tree.source.location(of: $0.range.start).line): \($0.message)" } == [])
        }
    }
}
