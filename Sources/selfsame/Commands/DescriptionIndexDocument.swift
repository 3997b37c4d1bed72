// The index of the embedded descriptions, as the Swift file that holds it: which piece declares which names and mentions which, and the names
// that the analysis asks for by itself, which are those of its string literals.

import SelfsameDeclarations
import SelfsamePrelude
import SelfsameSyntax
import SelfsameSystem

/// The file with the index, for a checkout of this project.
func descriptionIndexDocument(in root: String) -> (path: String, text: String)? {
    let path = "Sources/SelfsamePrelude/PreludeIndex.swift"
    guard FileManager.default.fileExists(atPath: root + "/" + path) else { return nil }
    let trees = PreludeSource.all.map { SyntaxTree(parsing: SourceFile(path: $0.name, bytes: Array($0.text.utf8))) }
    let (asked, recognised) = askedNames(in: root, besides: trees)
    let text = """
        // Which pieces of the descriptions declare which names and mention which, so that a program reads only those that its names lead to.
        // Written by `make docs` from the descriptions, in the form that `DescriptionIndex` reads.

        extension PreludeSource {
            /// Names that the analysis asks for, whether or not a program spells them.
            public static let askedNames = asked

            /// Types that the analysis only recognises where others lead to them.
            public static let recognisedNames = recognised

            /// The protocols of frameworks with views. A file that spells none of them declares no view, nor anything else that has content.
            public static let viewProtocols = protocols

            /// The index of all embedded sources, in their order.
            public static let index = lines
        }

        private let asked = #\"""
        \(lines(of: asked).map { "    " + $0 }.joined(separator: "\n"))
            \"""#

        private let recognised = #\"""
        \(lines(of: recognised).map { "    " + $0 }.joined(separator: "\n"))
            \"""#

        private let protocols = #\"""
        \(lines(of: viewProtocols(in: trees)).map { "    " + $0 }.joined(separator: "\n"))
            \"""#

        private let lines = #\"""
        \(descriptionIndex(of: trees, asking: asked).split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
            \"""#

        """
    return (path, text)
}

/// The modules that look up declarations which the program may not spell.
private let askingModules = [
    "SelfsameDeclarations", "SelfsameInference", "SelfsameFlow", "SelfsameIdentity", "SelfsameLint/Fixes", "SelfsameUpdates",
]

/// The names of the descriptions that are string literals of the analysis, and those that are only arguments with the label `recognised`. The
/// words of marks are no names.
private func askedNames(in root: String, besides descriptions: [SyntaxTree]) -> (asked: [String], recognised: [String]) {
    var described: Set<String> = []
    for tree in descriptions {
        for token in (0..<UInt32(tree.tokens.count)).map({ TokenID($0) })
        where tree.tokens.kind(token) == .identifier || tree.tokens.kind(token).isOperator { described.insert(tree.name(token)) }
    }
    var asked: Set<String> = []
    var recognised: Set<String> = []
    for module in askingModules {
        let folder = root + "/Sources/" + module
        let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        for file in files where file.hasSuffix(".swift") && file != "Marks.swift" {
            guard let data = FileManager.default.contents(atPath: folder + "/" + file) else { continue }
            let tree = SyntaxTree(parsing: SourceFile(path: file, bytes: Array(data)))
            for token in (0..<UInt32(tree.tokens.count)).map({ TokenID($0) })
            where tree.tokens.kind(token) == .stringSegment && tree.text(token.previous) == "\"" && tree.text(token.next) == "\"" {
                let text = tree.text(token)
                let label = token.previous.previous.previous
                if tree.tokens.kind(label.next) == .colon, tree.text(label) == "recognised" {
                    recognised.insert(text)
                    continue
                }
                asked.formUnion(([text] + text.split(separator: ".").map(String.init)).filter { described.contains($0) })
            }
        }
    }
    for tree in descriptions { asked.formUnion(environmentTypes(in: tree)) }
    return (asked.sorted(), recognised.subtracting(asked).sorted())
}

/// The types that have to do with the environment, which are found by their marks: no program has to spell them.
private func environmentTypes(in tree: SyntaxTree) -> [String] {
    (0..<UInt32(tree.nodes.count)).map { NodeID($0) }.filter { node in
        tree.kind(node) == .structDecl
            && tree.comments(before: TokenID(tree[node].firstToken)).contains {
                tree.source.text(in: $0.range).hasPrefix("// selfsame: environment")
            }
    }.map { tree.name(tree.mainToken($0)) }
}

/// The protocols of the modules that declare content.
private func viewProtocols(in trees: [SyntaxTree]) -> [String] {
    let sources = zip(PreludeSource.all.map(\.module), trees)
    let declaring = sources.filter { _, tree in
        protocols(in: tree).contains { node in
            tree.comments(before: TokenID(tree[node].firstToken)).contains { tree.source.text(in: $0.range) == "// selfsame: content" }
        }
    }
    let modules = Set(declaring.map(\.0))
    let all = sources.filter { modules.contains($0.0) }.flatMap { _, tree in protocols(in: tree).map { tree.name(tree.mainToken($0)) } }
    return Set(all).sorted()
}

private func protocols(in tree: SyntaxTree) -> [NodeID] {
    (0..<UInt32(tree.nodes.count)).map { NodeID($0) }.filter { tree.kind($0) == .protocolDecl }
}

/// Names, a few on each line.
private func lines(of names: [String]) -> [String] {
    var lines: [String] = []
    for name in names {
        if let last = lines.last, last.utf8.count + name.utf8.count < 130 {
            lines[lines.count - 1] = last + " " + name
        } else {
            lines.append(name)
        }
    }
    return lines
}
