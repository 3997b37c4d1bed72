// What the file as a whole says about its bodies: tests, generated source, widgets. Read once for each file.

import SelfsameDeclarations
import SelfsameSyntax

/// Facts about one file.
struct FileFacts {
    /// Whether the file belongs to tests.
    let isTest: Bool
    /// The marker that says the file is generated, or that all lint is off; nil where there is none.
    let generatedMarker: String?
    /// Whether its views are drawn once and kept as pictures: widgets and Live Activities.
    let isWidget: Bool

    init(tree: SyntaxTree, file: FileID, program: Program) {
        let path = tree.source.path
        isTest = program.files[Int(file.rawValue)].isTest
        generatedMarker = Self.marker(in: tree, path: path, more: program.profile.knowledge.generatedMarkers)
        isWidget = Self.isWidget(tree, file, program)
    }

    /// A generated file says so in its name, or in the comments above its first token.
    private static func marker(in tree: SyntaxTree, path: String, more: [String]) -> String? {
        if path.hasSuffix(".generated.swift") || path.hasSuffix(".g.swift") { return ".generated.swift" }
        let head = tree.tokens.gap(before: TokenID(0))
        let markers = ["swiftlint:disable all", "Generated using Sourcery", "Generated using SwiftGen", "DO NOT EDIT", "@generated"]
        return (markers + more).first { tree.source.contains($0, in: head) }
    }

    /// A file that imports WidgetKit and says what a widget shows, not one that merely asks widgets to reload.
    static func isWidget(_ tree: SyntaxTree, _ file: FileID, _ program: Program) -> Bool {
        let imports = tree.children(.root).contains {
            tree.kind($0) == .importDecl && ["WidgetKit", "ActivityKit"].contains(tree.text(tree.mainToken($0)))
        }
        guard imports else { return false }
        let range = program.files[Int(file.rawValue)].declarations
        // No prelude describes controls of the system.
        let control = program.names.find("ControlWidget")
        let states = range.contains { index in
            let id = DeclID(index)
            guard program[id].kind.isNominal else { return false }
            return program.inheritance(of: id).contains { entry in
                let home = program[entry.statedBy].file
                let name = program.name(of: program.tree(home).mainToken(entry.node), in: home)
                return name != .none && (program.marks(named: name).contains(.widget) || name == control)
            }
        }
        return states || tree.source.path.split(separator: "/").contains { $0.contains("Widget") }
    }
}
