// What an interface of the SDK adds to the built-in description: the declarations that the description lacks. What it has stays, with the
// bodies and marks that no interface says. Places in the interface stay as they are: what is left out becomes blank.

import SelfsameDeclarations
import SelfsamePrelude
import SelfsameSyntax

/// The text of an interface without what the embedded description declares; nil for a module that is not of the SDK. The description has the
/// views of many frameworks under the name of SwiftUI.
func completion(byInterface source: SourceFile, of module: String) -> [UInt8]? {
    guard PreludeSource.all.contains(where: { $0.module == module }) || isModuleOfSDK(module) || isOverlay(module) else { return nil }
    return InterfaceCompletion(source, module).bytes
}

/// Whether a module comes with the imports of two others, which nobody imports by its own name: `_MapKit_SwiftUI`.
func isOverlay(_ module: String) -> Bool { module.hasPrefix("_") && module.dropFirst().contains("_") }

private struct InterfaceCompletion {
    private(set) var bytes: [UInt8]
    private let program: Program
    private let tree: SyntaxTree
    private let modules: Set<String>

    init(_ source: SourceFile, _ module: String) {
        let profile = Profile.default
        bytes = Array(source.bytes)
        tree = SyntaxTree(parsing: source)
        program = Program(linking: [FileIndex(tree: tree, profile: profile, role: .prelude(module: module))], profile: profile)
        let lines = String(decoding: source.bytes, as: UTF8.self).split(separator: "\n").prefix(200)
        let imported = lines.filter { $0.contains("import ") }.compactMap { $0.split(separator: " ").last.map(String.init) }
        modules = Set(imported + [module, "Swift", "SwiftUI", "SwiftUICore"])
        leaveOut(Described(for: profile))
    }

    /// Blanks what is described, and makes extensions of types that are.
    private mutating func leaveOut(_ described: Described) {
        for number in program.declarations.indices {
            let id = DeclID(UInt32(truncatingIfNeeded: number))
            let declaration = program[id]
            guard declaration.kind != .extensionBlock, declaration.nameToken != .none else { continue }
            let name = withoutModule(program.displayName(of: id))
            if declaration.kind.isNominal, declaration.parent == .none, declaration.kind != .protocolType {
                if described.names.contains(name) { makeExtension(of: name, declaration.node) }
                continue
            }
            let isInDescribed = described.names.contains(owner(of: name))
            let member = String(name.dropFirst(owner(of: name).isEmpty ? 0 : owner(of: name).utf8.count + 1))
            // What a described type has to declare for its protocols it has; names with an underscore are nobody's.
            let isWitness = isInDescribed && (described.requirements.contains(member) || declaration.kind == .typealias_)
            if described.names.contains(name) || isWitness || member.hasPrefix("_") || mayTakeOver(name, declaration.node, described) {
                blank(program.declarationNode(id))
            }
        }
    }

    /// Whether calls that are described may come to mean a function: it has no argument that must be given and that every described one of its name
    /// lacks. An older interface has functions that newer ones with a parameter more have taken the place of.
    private func mayTakeOver(_ name: String, _ node: NodeID, _ described: Described) -> Bool {
        guard let open = name.firstIndex(of: "("), let labels = described.labels[String(name[..<open])] else { return false }
        let parameters = tree.child(node, .parameterClause).map { tree.children($0).compactMap { Parameter(tree, $0) } } ?? []
        return !parameters.contains { parameter in
            // A closure may follow a call without its label.
            guard let label = parameter.label.map(tree.text), let type = parameter.type, !tree.text(type).contains("->") else {
                return false
            }
            return label != "_" && parameter.defaultValue == nil && !labels.contains(label)
        }
    }

    private func withoutModule(_ name: String) -> String {
        guard let dot = name.firstIndex(of: "."), modules.contains(String(name[..<dot])) else { return name }
        return String(name[name.index(after: dot)...])
    }

    /// What stands before the last dot of a name, labels apart.
    private func owner(of name: String) -> String {
        let base = name.prefix { $0 != "(" }
        return base.lastIndex(of: ".").map { String(base[..<$0]) } ?? ""
    }

    private mutating func makeExtension(of name: String, _ node: NodeID) {
        guard let block = tree.child(node, .memberBlock) else { return blank(node) }
        let (start, end) = (Int(tree.range(node).start), Int(tree.range(block).start))
        let head = Array("extension \(name) ".utf8)
        guard end - start >= head.count else { return blank(node) }
        blank(start..<end)
        bytes.replaceSubrange(end - head.count..<end, with: head)
    }

    private mutating func blank(_ node: NodeID) { blank(Int(tree.range(node).start)..<Int(tree.range(node).end)) }

    private mutating func blank(_ range: Range<Int>) {
        for index in range where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
    }
}

/// What the embedded descriptions declare.
private struct Described {
    /// Types, and members with their labels.
    var names: Set<String> = []
    /// What protocols require, without the protocols' names.
    var requirements: Set<String> = []
    /// The labels of all functions of a name.
    var labels: [String: Set<String>] = [:]

    init(for profile: Profile) {
        let files = PreludeSource.all.map { source in
            let tree = SyntaxTree(parsing: SourceFile(path: source.name, bytes: Array(source.text.utf8)))
            return FileIndex(tree: tree, profile: profile, role: .prelude(module: source.module))
        }
        let program = Program(linking: files, profile: profile)
        for number in program.declarations.indices {
            let id = DeclID(UInt32(truncatingIfNeeded: number))
            let name = program.displayName(of: id)
            names.insert(name)
            if let open = name.firstIndex(of: "(") {
                let own = name[name.index(after: open)...].dropLast().split(separator: ":").map { String($0) }
                labels[String(name[..<open]), default: []].formUnion(own)
            }
            let parent = program[id].parent
            if parent != .none, program[parent].kind == .protocolType {
                requirements.insert(String(name.dropFirst(program.displayName(of: parent).utf8.count + 1)))
            }
        }
    }
}
