// `prelude --compare`: what an interface declares that the embedded description lacks, and what both declare in different ways.

import SelfsameDeclarations
import SelfsameSyntax

/// Lines `lacks: NAME` and `differs: NAME: …`, sorted by name; a last line counts them.
public func preludeComparison(_ embedded: [(tree: SyntaxTree, module: String)], with interface: SyntaxTree, profile: Profile) -> String {
    let own = described(embedded.map { FileIndex(tree: $0.tree, profile: profile, role: .prelude(module: $0.module)) }, profile)
    let other = described([FileIndex(tree: interface, profile: profile, role: .prelude(module: "SwiftUI"))], profile)
    var lines: [String] = []
    var (lacking, differing) = (0, 0)
    for name in other.keys.sorted() {
        guard let results = own[name] else {
            lines.append("lacks: \(printable(name))")
            lacking += 1
            continue
        }
        for result in (other[name] ?? []).sorted() where !result.isEmpty && !results.contains(result) {
            lines.append(
                "differs: \(printable(name)): `\(printable(result))`, the description has \(results.sorted().map { "`\(printable($0))`" }.joined(separator: ", "))"
            )
            differing += 1
        }
    }
    lines.append("\(other.count) declarations in the interface: \(lacking) lacking, \(differing) different")
    return lines.joined(separator: "\n") + "\n"
}

/// The public declarations by NAME, with the results that they are declared with; types have an empty one.
private func described(_ files: [FileIndex], _ profile: Profile) -> [String: Set<String>] {
    let program = Program(linking: files, profile: profile)
    var result: [String: Set<String>] = [:]
    for (index, declaration) in program.declarations.enumerated() {
        let id = DeclID(UInt32(truncatingIfNeeded: index))
        guard declaration.flags.contains(.isOpenOrPublic), declaration.kind.isNominal || declaration.kind.isValue,
            !program.names[declaration.name].hasPrefix("_")
        else { continue }
        let name = plainType(program.displayName(of: id))
        guard !name.split(separator: ".").contains(where: { $0.hasPrefix("_") }) else { continue }
        let tree = program.tree(declaration.file)
        var written = ""
        if declaration.kind == .function || declaration.kind == .variable {
            let holder = tree.child(declaration.node, declaration.kind == .function ? .returnClause : .typeAnnotation)
            written = holder.flatMap { tree.firstChild($0) }.map { plainType(tree.text($0)) } ?? ""
        }
        result[name, default: []].insert(written)
    }
    return result
}

/// A type without module names and spaces: `SwiftUI.ModifiedContent<Self, SwiftUI._PaddingLayout>` and the same without are one.
private func plainType(_ text: String) -> String {
    var result = ""
    var word = ""
    for character in text {
        if character.isLetter || character.isNumber || character == "_" {
            word.append(character)
        } else if character == ".", ["SwiftUI", "SwiftUICore", "Swift", "CoreGraphics", "Foundation", "CoreFoundation"].contains(word) {
            word = ""
        } else {
            if character != " " || word == "some" || word == "any" { result += word + String(character) } else { result += word }
            word = ""
        }
    }
    return result + word
}
