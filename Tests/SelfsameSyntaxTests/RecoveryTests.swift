// One token less in the body of one function leaves the other declarations of the file as they were. All tokens of such bodies in two
// fixtures are tried, and what is lost is counted: nothing can be right always, since a lone quote changes the meaning of a whole file.

import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite("Recovery") struct RecoveryTests {
    @Test func otherDeclarationsStayAsTheyWere() throws {
        var cases = 0
        var unchanged = 0
        for fixture in SyntaxFixture.all(in: "recovery") {
            let tree = fixture.tree
            let declarations = topLevelDeclarations(of: tree)
            for (index, declaration) in declarations.enumerated() {
                for body in bodies(in: declaration, of: tree) {
                    for token in (tree[body].firstToken + 1)..<(tree[body].endToken - 1) {
                        let range = tree.tokens.range(TokenID(token))
                        guard range.length > 0 else { continue }
                        cases += 1
                        var bytes = tree.source.bytes
                        bytes.removeSubrange(Int(range.start)..<Int(range.end))
                        let damaged = parse(SourceFile(path: fixture.path, bytes: bytes))
                        let expected = outline(of: declarations.enumerated().filter { $0.offset != index }.map(\.element), in: tree) {
                            $0 >= range.end ? $0 - UInt32(range.length) : $0
                        }
                        if expected.isSubset(of: outline(of: topLevelDeclarations(of: damaged), in: damaged) { $0 }) { unchanged += 1 }
                    }
                }
            }
        }
        #expect(cases > 400)
        #expect(unchanged * 100 >= cases * 97, "\(unchanged) of \(cases)")
    }

    private func topLevelDeclarations(of tree: SyntaxTree) -> [NodeID] { Array(tree.children(.root)) }

    /// The blocks of functions, outermost first.
    private func bodies(in declaration: NodeID, of tree: SyntaxTree) -> [NodeID] {
        let first = declaration.rawValue
        return (first..<first + tree[declaration].size).map { NodeID($0) }.filter { node in
            tree.kind(node) == .block && tree.parent(node).map { tree.kind($0) == .functionDecl } == true
        }
    }

    /// Every node of the declarations as one line, with offsets changed by `moved`.
    private func outline(of declarations: [NodeID], in tree: SyntaxTree, _ moved: (UInt32) -> UInt32) -> Set<String> {
        var lines: Set<String> = []
        for declaration in declarations {
            for index in declaration.rawValue..<declaration.rawValue + tree[declaration].size {
                let range = tree.range(NodeID(index))
                lines.insert("\(moved(range.start)) \(moved(range.end)) \(tree.kind(NodeID(index)))")
            }
        }
        return lines
    }
}
