// `prelude --compare`: what an interface declares that the embedded description lacks, and what both declare in different ways.
//
// An interface writes out what the compiler adds: witnesses of protocols, one `buildBlock` for each number of arguments, the projection of a
// wrapped property. Such a name is not lacking where the description has the protocol, the builder or the property, or a function of the same
// name with more parameters, all of which have default values. What overrides, what no platform has and what has a label with an underscore
// is nobody's to call. Types are compared by their spelling without what may be left out of it; a variable that is described by its value
// alone says no type.

import SelfsameDeclarations
import SelfsameSyntax

/// Lines `lacks: NAME` and `differs: NAME: …`, sorted by name; a last line counts them.
public func preludeComparison(_ embedded: [(tree: SyntaxTree, module: String)], with interface: SyntaxTree, profile: Profile) -> String {
    let own = Described(embedded.map { FileIndex(tree: $0.tree, profile: profile, role: .prelude(module: $0.module)) }, [], profile)
    let modules = modules(namedBy: interface)
    let other = Described([FileIndex(tree: interface, profile: profile, role: .prelude(module: "SwiftUI"))], modules, profile)
    var lines: [String] = []
    var (lacking, differing) = (0, 0)
    for name in other.results.keys.sorted() {
        guard let results = own.results[name] ?? nonEmpty(own.shortened(name)) else {
            if own.implies(name) { continue }
            lines.append("lacks: \(printable(name))")
            lacking += 1
            continue
        }
        // A value that is described without its type has the type of that value.
        if results.contains("") { continue }
        for result in (other.results[name] ?? []).sorted() where !result.isEmpty && !own.states(result, among: results) {
            lines.append(
                "differs: \(printable(name)): `\(printable(result))`, the description has \(results.sorted().map { "`\(printable($0))`" }.joined(separator: ", "))"
            )
            differing += 1
        }
    }
    lines.append("\(other.results.count) declarations in the interface: \(lacking) lacking, \(differing) different")
    return lines.joined(separator: "\n") + "\n"
}

private func nonEmpty(_ results: Set<String>) -> Set<String>? { results.isEmpty ? nil : results }

/// Whether a label says that the library keeps the function for itself: `init(_internalSystemName:)`.
private func hasHiddenLabel(_ name: String) -> Bool {
    name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").contains { $0.count > 1 && $0.hasPrefix("_") }
}

/// The public declarations of some files.
private struct Described {
    /// By NAME, with the results that they are declared with; types have an empty one.
    var results: [String: Set<String>] = [:]
    /// What protocols require, by name and labels.
    private var requirements: Set<String> = []
    /// The names of associated types.
    private var associatedTypes: Set<String> = []
    /// What types and protocols say that they conform to or inherit from, by their names.
    private var inherited: [String: Set<String>] = [:]
    /// The parameters of functions with default values, and what they return, by the name without labels.
    private var shortenable: [String: [(parameters: [(label: String, mayBeMissing: Bool)], result: String)]] = [:]

    init(_ files: [FileIndex], _ modules: Set<String>, _ profile: Profile) {
        let program = Program(linking: files, profile: profile)
        for (index, declaration) in program.declarations.enumerated() {
            let id = DeclID(UInt32(truncatingIfNeeded: index))
            if declaration.kind == .associatedtype_ { associatedTypes.insert(program.names[declaration.name]) }
            let isRequirement = declaration.parent != .none && program[declaration.parent].kind == .protocolType
            if declaration.kind.isNominal || declaration.kind == .extensionBlock {
                let tree = program.tree(declaration.file)
                let owner = withoutModules(program.displayName(of: id), modules)
                if let clause = tree.child(declaration.node, .inheritanceClause) {
                    for type in tree.children(clause) { inherited[owner, default: []].insert(plainType(tree.text(type))) }
                }
            }
            guard Self.isPublic(declaration.parent, in: program) else { continue }
            guard declaration.flags.contains(.isOpenOrPublic) || isRequirement, declaration.kind.isNominal || declaration.kind.isValue,
                !program.names[declaration.name].hasPrefix("_"), !declaration.flags.contains(.isOverride)
            else { continue }
            let name = withoutModules(program.displayName(of: id), modules)
            guard !name.split(separator: ".").contains(where: { $0.hasPrefix("_") }), !hasHiddenLabel(name) else { continue }
            if isRequirement { requirements.insert(member(name)) }
            let tree = program.tree(declaration.file)
            if tree.text(declaration.node).prefix(while: { $0 != "{" }).contains("@available(*, unavailable") { continue }
            var written = ""
            if declaration.kind == .function || declaration.kind == .variable {
                let holder = tree.child(declaration.node, declaration.kind == .function ? .returnClause : .typeAnnotation)
                written = holder.flatMap { tree.firstChild($0) }.map { plainType(tree.text($0)) } ?? ""
                let owner = plainType(String(name.dropLast(member(name).count + 1)))
                let isOwn = written == owner || written.hasPrefix(owner + "<")
                if !owner.isEmpty, isOwn || [declaration.parent, id].contains(where: { Self.standIn(for: $0, in: program) == written }) {
                    written = "Self"
                }
                if declaration.kind == .function, written.isEmpty { written = "Void" }
            }
            results[name, default: []].insert(written)
            guard let parameters = FunctionDecl(tree, declaration.node)?.parameters, parameters.contains(where: { $0.defaultValue != nil })
            else { continue }
            let labels = parameters.map { $0.label.map { tree.text($0) } ?? "_" }
            shortenable[String(name.prefix { $0 != "(" }), default: []].append(
                (zip(labels, parameters).map { ($0, $1.defaultValue != nil) }, written))
        }
    }

    /// The results of functions that a call with these labels means as well, since the rest of their parameters may be left out.
    func shortened(_ name: String) -> Set<String> {
        guard let start = name.firstIndex(of: "("), let candidates = shortenable[String(name[..<start])] else { return [] }
        let labels = name[start...].dropFirst().dropLast().split(separator: ":").map(String.init)
        return Set(
            candidates.filter { candidate in
                var rest = labels[...]
                for parameter in candidate.parameters {
                    if rest.first == parameter.label { rest.removeFirst() } else if !parameter.mayBeMissing { return false }
                }
                return rest.isEmpty
            }.map(\.result))
    }

    /// Whether other modules see the members of a type: `@usableFromInline internal struct` is not theirs.
    private static func isPublic(_ declaration: DeclID, in program: Program) -> Bool {
        guard declaration != .none, program[declaration].kind.isNominal else { return true }
        return program[declaration].flags.contains(.isOpenOrPublic) && isPublic(program[declaration].parent, in: program)
    }

    /// What `Self` is in an extension or a function that says so: `extension Shape where Self == Capsule`.
    private static func standIn(for declaration: DeclID, in program: Program) -> String? {
        guard declaration != .none, [.extensionBlock, .function].contains(program[declaration].kind) else { return nil }
        let head = program.tree(program[declaration].file).text(program[declaration].node).prefix { $0 != "{" }
        guard let same = head.firstRange(of: "Self ==") ?? head.firstRange(of: "Self==") else { return nil }
        return plainType(String(head[same.upperBound...].prefix { $0 != "," }.drop { $0 == " " }))
    }

    /// Whether a name that is not declared comes with what is.
    func implies(_ name: String) -> Bool {
        let member = member(name)
        let owner = name.dropLast(member.count + 1)
        guard !owner.isEmpty, results[String(owner)] != nil || owner == "Never" else { return false }
        if requirements.contains(member) || Self.synthesized.contains(member) { return true }
        if member.hasPrefix("buildBlock(") { return results.keys.contains { $0.hasPrefix(owner + ".buildBlock(") } }
        var (protocols, next) = (Set<String>(), Array(inherited[String(owner)] ?? []))
        while let name = next.popLast() {
            guard protocols.insert(name).inserted else { continue }
            if results[name + "." + member] != nil { return true }
            next += inherited[name] ?? []
        }
        return member.hasPrefix("$") && results[owner + "." + member.dropFirst()] != nil
    }

    /// Whether one of some results is the same; what an associated type stands for is not written out everywhere.
    func states(_ result: String, among results: Set<String>) -> Bool {
        results.contains(result) || associatedTypes.contains(result) || results.contains { associatedTypes.contains($0) }
    }

    /// What the compiler writes for types whose declarations only state a protocol.
    private static let synthesized: Set<String> = [
        "==(_:_:)", "hash(into:)", "hashValue", "description", "debugDescription", "customMirror", "encode(to:)", "init(from:)",
        "init(rawValue:)",
        "rawValue", "allCases", "<(_:_:)", "<=(_:_:)", ">(_:_:)", ">=(_:_:)", "+=(_:_:)", "-=(_:_:)", "formIndex(after:)",
        "formIndex(before:)",
    ]

    /// The last part of a name: what stands after the last dot before the labels.
    private func member(_ name: String) -> String {
        let base = name.prefix { $0 != "(" }
        guard let dot = base.lastIndex(of: "."), base.index(after: dot) < base.endIndex else { return name }
        return String(name[name.index(after: dot)...])
    }
}

/// The module of an interface and those that it imports: their names stand before names of types.
private func modules(namedBy interface: SyntaxTree) -> Set<String> {
    var result: Set<String> = ["SwiftUI", "SwiftUICore", "Swift", "CoreGraphics", "Foundation", "CoreFoundation"]
    for line in String(decoding: interface.source.bytes, as: UTF8.self).split(separator: "\n") {
        let words = line.split(separator: " ")
        if let flag = words.firstIndex(of: "-module-name"), flag + 1 < words.count { result.insert(String(words[flag + 1])) }
        if words.count > 1, words.contains("import"), let last = words.last { result.insert(String(last)) }
        if line.hasPrefix("extension") || line.hasPrefix("public") { break }
    }
    return result
}

/// A NAME without the module in front of it.
private func withoutModules(_ name: String, _ modules: Set<String>) -> String {
    guard let dot = name.firstIndex(of: "."), modules.contains(String(name[..<dot])) else { return name }
    return String(name[name.index(after: dot)...])
}

/// A type by the last names of its parts, without spaces: `SwiftUI.ModifiedContent<Self, SwiftUI._PaddingLayout>` and the same without modules
/// are one, as are `Self.Index`, `Binding<Value>.Index` and `Index`.
private func plainType(_ text: String) -> String {
    var result = ""
    // Where the names begin that a dot would drop, one for each bracket that is open.
    var starts = [result.endIndex]
    var previous: Character = " "
    for (character, next) in zip(text, text.dropFirst() + " ") {
        switch character {
        case "." where next != "." && previous != ".": result.removeSubrange(starts[starts.count - 1]...)
        case "<", "(", "[":
            result.append(character)
            starts.append(result.endIndex)
        case ">" where previous != "-":
            result.append(character)
            if starts.count > 1 { starts.removeLast() }
        case ")", "]":
            result.append(character)
            if starts.count > 1 { starts.removeLast() }
        case " ":
            if result.hasSuffix("some") || result.hasSuffix("any") { result.append(" ") }
            starts[starts.count - 1] = result.endIndex
        case ",", ":", "&", ">", "?", "!", "-":
            result.append(character)
            if character != "?" && character != "!" { starts[starts.count - 1] = result.endIndex }
        default: result.append(character)
        }
        previous = character
    }
    return result.replacing("_ConditionalContent", with: "ConditionalContent").replacing("any Error", with: "Error")
}
