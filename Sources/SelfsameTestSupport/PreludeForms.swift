// The prelude's declarations as forms of calls: what stands before the parentheses, the parameters as they are written, what is required of
// generic parameters, and how often files use the name. Random bodies are made of them, and what fixtures select is measured by them.

import Foundation
import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// One parameter as the prelude writes it.
struct FormParameter: Sendable {
    /// Its label, empty for `_`.
    var label: String
    /// Its type without attributes.
    var type: String
    /// The result builder that lowers its closure, empty for none.
    var builder: String
    var hasDefault: Bool
    var isVariadic: Bool
    var isAutoclosure: Bool

    /// Whether an argument for it has no label and stands between the parentheses.
    var isPlainUnlabelled: Bool { label.isEmpty && !isClosure }

    /// Whether a closure can be passed for it.
    var isClosure: Bool { !isAutoclosure && type.contains("->") }
}

/// A method or an initialiser of the prelude.
public struct CallForm: Sendable {
    /// Where it is declared: `Controls.swift:12`.
    public let key: String
    /// `Button.init(_:action:)`, `View.padding(_:)`.
    public let title: String
    /// The type that it is a method of, or that it makes.
    let owner: String
    let isInitializer: Bool
    let name: String
    /// The result as it is written; the owner for an initialiser.
    let result: String
    let parameters: [FormParameter]
    /// What is required of each generic parameter: names of protocols.
    let constraints: [String: [String]]
    /// Generic parameters that the enclosing extension binds.
    let bindings: [String: String]
    /// Calls of the name and of name and labels in the files counted, 0 where nobody uses it.
    public let uses: Int
    /// Calls that fit the labels.
    public let formUses: Int
    /// The oldest system that has it.
    let availability: Version
    let isUnavailable: Bool
    let isDisfavored: Bool

    /// The name that it shares with its overloads.
    var fullName: String { "\(owner).\(name)" }

    /// Whether arguments for some parameters of another form fit the labels here. Any closure may be the trailing one, whose label is dropped.
    func accepts(_ arguments: [FormParameter]) -> Bool {
        var rest = arguments[...]
        for parameter in parameters {
            if let next = rest.first, next.label == parameter.label || (next.isClosure && parameter.isClosure) {
                rest = rest.dropFirst()
            } else if !parameter.hasDefault {
                return false
            }
        }
        return rest.isEmpty
    }
}

/// The prelude of one profile as forms.
public final class PreludeForms: @unchecked Sendable {
    /// The linked prelude.
    let program: Program
    /// All public methods and initialisers of the SwiftUI part, in the order of the sources.
    public private(set) var all: [CallForm] = []
    /// The declaration of each form.
    private(set) var keys: [DeclID: String] = [:]
    /// Protocols that a type of the prelude states, by name.
    private(set) var protocols: [String: Set<String>] = [:]
    /// Static members and cases that are values of their own type, and of types that conform to a protocol: `.leading`.
    private(set) var members: [String: [String]] = [:]
    /// Rows of the table of uses whose declaration is not here.
    private(set) var table: UseTable

    /// Reads the prelude of a profile.
    public init(profile: Profile) throws {
        program = Program(linking: AnalyzedUnit.preludes(for: profile), profile: profile)
        table = try UseTable()
        let analyzer = Analyzer(program: program)
        for (index, declaration) in program.declarations.enumerated() {
            let id = DeclID(UInt32(index))
            guard case .prelude(let module) = program.files[Int(declaration.file.rawValue)].role else { continue }
            if declaration.kind.isNominal {
                let name = program.names[declaration.name]
                let stated = program.statedProtocols(of: id).map { program.names[program[$0].name] }
                protocols[name, default: []].formUnion(stated)
                if declaration.kind == .protocolType { protocols[name, default: []].insert(name) }
            }
            if module == "SwiftUI", let form = form(of: id, declaration, analyzer) {
                all.append(form)
                keys[id] = form.key
            }
            if let (owner, member) = staticMember(id, declaration, profile) { members[owner, default: []].append(member) }
        }
    }

    /// Where a declaration of a prelude stands, whatever program it is in.
    static func key(of id: DeclID, in program: Program) -> String {
        let declaration = program[id]
        let tree = program.tree(declaration.file)
        let name = tree.source.path.split(separator: "/").last.map { String($0) } ?? tree.source.path
        return "\(name):\(tree.source.location(of: tree.tokens.range(declaration.nameToken).start).line)"
    }

    private func form(of id: DeclID, _ declaration: Declaration, _ analyzer: Analyzer) -> CallForm? {
        guard declaration.kind == .function || declaration.kind == .initializer, declaration.flags.contains(.isOpenOrPublic),
            !declaration.flags.contains(.isStatic), declaration.parent != .none
        else { return nil }
        let parent = program[declaration.parent]
        guard parent.kind == .extensionBlock || (parent.kind != .protocolType && parent.kind.isNominal) else { return nil }
        let tree = program.tree(declaration.file)
        let owner = program.nominal(containing: id)
        guard owner != .none, !declaration.flags.contains(.isFailable) else { return nil }
        let ownerName = program.names[program[owner].name]
        let name = program.names[declaration.name]
        guard !name.hasPrefix("_"), !ownerName.hasPrefix("_") else { return nil }
        let signature = analyzer.signature(of: id)
        let parameters = signature.parameters.map { parameter in
            let attributed = typeText(parameter.syntax, tree)
            return FormParameter(
                label: parameter.label == .none ? "" : program.names[parameter.label], type: attributed,
                builder: parameter.builder == .none ? "" : program.names[program[parameter.builder].name], hasDefault: parameter.hasDefault,
                isVariadic: parameter.isVariadic, isAutoclosure: parameter.isAutoclosure)
        }
        guard !parameters.contains(where: { $0.label.hasPrefix("_") }) else { return nil }
        var constraints: [String: [String]] = [:]
        var bindings: [String: String] = [:]
        for node in [tree.child(declaration.node, .genericParameters), tree.child(declaration.node, .genericWhere)] {
            if let node { readRequirements(tree.text(node), &constraints, &bindings) }
        }
        if parent.kind == .extensionBlock {
            if let clause = tree.child(parent.node, .genericWhere) { readRequirements(tree.text(clause), &constraints, &bindings) }
        }
        let ownerTree = program.tree(program[owner].file)
        for node in [ownerTree.child(program[owner].node, .genericParameters), ownerTree.child(program[owner].node, .genericWhere)] {
            if let node { readRequirements(ownerTree.text(node), &constraints, &bindings) }
        }
        let result =
            declaration.kind == .initializer
            ? ownerName : tree.child(declaration.node, .returnClause).flatMap { tree.firstChild($0) }.map { tree.text($0) } ?? "()"
        let labels = parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()
        let receiver = ownerName + (bindings["Modifier"].map { "+" + $0 } ?? "")
        let uses = table.uses(
            isInitializer: declaration.kind == .initializer, receiver: receiver, name: declaration.kind == .initializer ? "init" : name,
            labels: labels)
        return CallForm(
            key: Self.key(of: id, in: program), title: "\(ownerName).\(name)(\(labels))", owner: receiver,
            isInitializer: declaration.kind == .initializer, name: name, result: result, parameters: parameters, constraints: constraints,
            bindings: bindings, uses: uses.name, formUses: uses.form,
            availability: max(program.availability(of: id), program.availability(of: owner)),
            isUnavailable: program.isUnavailable(id), isDisfavored: declaration.flags.contains(.isDisfavored))
    }

    /// The type of a parameter as it is written, without attributes and without `...`.
    private func typeText(_ node: NodeID, _ tree: SyntaxTree) -> String {
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .attribute, .modifier, .initializer: continue
            case .attributedType:
                let last = Array(tree.children(child)).last { tree.kind($0) != .attribute && tree.kind($0) != .modifier }
                return last.map { tree.text($0) } ?? tree.text(child)
            case .variadicType: return tree.firstChild(child).map { tree.text($0) } ?? ""
            default: return tree.text(child)
            }
        }
        return ""
    }

    /// `<A: P, B>` and `where A: P & Q, A.B == C`.
    private func readRequirements(_ text: String, _ constraints: inout [String: [String]], _ bindings: inout [String: String]) {
        var inner = text
        if inner.hasPrefix("where") { inner = String(inner.dropFirst(5)) } else { inner = String(inner.dropFirst().dropLast()) }
        for part in splitAtCommas(inner) {
            if let range = part.range(of: "==") {
                bindings[String(part[..<range.lowerBound]).trimmed] = String(part[range.upperBound...]).trimmed
            } else if let colon = part.firstIndex(of: ":") {
                let subject = String(part[..<colon]).trimmed
                let names = part[part.index(after: colon)...].split(separator: "&").map { String($0).trimmed }
                constraints[subject, default: []] += names
            } else {
                constraints[part.trimmed, default: []] += []
            }
        }
    }

    private func staticMember(_ id: DeclID, _ declaration: Declaration, _ profile: Profile) -> (String, String)? {
        guard declaration.parent != .none, declaration.flags.contains(.isOpenOrPublic), !program.isUnavailable(id),
            !declaration.flags.contains(.isDeprecated), program.availability(of: id) <= profile.deploymentTarget
        else { return nil }
        let owner = program.nominal(containing: id)
        guard owner != .none else { return nil }
        let ownerName = program.names[program[owner].name]
        let name = program.names[declaration.name]
        let tree = program.tree(declaration.file)
        if name.hasPrefix("_") { return nil }
        if declaration.kind == .enumCase { return tree.child(declaration.node, .parameterClause) == nil ? (ownerName, "." + name) : nil }
        guard declaration.kind == .variable, declaration.flags.contains(.isStatic) else { return nil }
        if program[owner].kind == .protocolType {
            let parent = program[declaration.parent]
            guard let clause = tree.child(parent.node, .genericWhere), tree.text(clause).contains("Self ==") else { return nil }
            return (ownerName, "." + name)
        }
        guard let annotation = tree.child(declaration.node, .typeAnnotation), let type = tree.firstChild(annotation) else {
            // `static let a = Owner(…)`
            guard let value = tree.child(declaration.node, .initializer), tree.text(value).contains(ownerName + "(") else { return nil }
            return (ownerName, "." + name)
        }
        let text = tree.text(type)
        return text == ownerName || text == "Self" || text.hasPrefix(ownerName + "<") ? (ownerName, "." + name) : nil
    }
}

/// Splits at commas that stand in no brackets.
func splitAtCommas(_ text: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    var previous: Character = " "
    for character in text {
        if "([{<".contains(character) { depth += 1 }
        if ")]}".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
        if character == ",", depth == 0 {
            parts.append(part)
            part = ""
        } else {
            part.append(character)
        }
        previous = character
    }
    if !part.trimmed.isEmpty { parts.append(part) }
    return parts.map { $0.trimmed }
}

/// How often files use the declarations, from `fixtures/oracle/uses.tsv`.
struct UseTable: Sendable {
    struct Row: Sendable {
        var isInitializer: Bool
        var receiver: String
        /// `padding(_:_:)`, `init(_:)`.
        var form: String
        var uses: Int
        var formUses: Int
        var title: String { isInitializer ? "\(receiver).\(form)" : "\(receiver).\(form)" }
    }

    private(set) var rows: [Row] = []
    private var names: [String: Int] = [:]
    private var forms: [String: Int] = [:]

    init() throws {
        let text = try Repository.text(of: Repository.url("fixtures/oracle/uses.tsv"))
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
            guard fields.count == 5, let uses = Int(fields[3]) else { continue }
            let receiver = fields[1].prefix { $0 != "<" && $0 != " " }
            let row = Row(
                isInitializer: fields[0] == "initialiser", receiver: String(receiver), form: fields[2], uses: uses,
                formUses: Int(fields[4]) ?? 0)
            rows.append(row)
            let name = "\(row.isInitializer) \(row.receiver) \(row.form.prefix { $0 != "(" })"
            names[name] = max(names[name] ?? 0, uses)
            forms[name + row.form.drop { $0 != "(" }] = max(forms[name + row.form.drop { $0 != "(" }] ?? 0, row.formUses)
        }
    }

    /// Uses of a name and of a name with labels.
    func uses(isInitializer: Bool, receiver: String, name: String, labels: String) -> (name: Int, form: Int) {
        let key = "\(isInitializer) \(receiver) \(name)"
        return (names[key] ?? 0, forms[key + "(\(labels))"] ?? 0)
    }
}
