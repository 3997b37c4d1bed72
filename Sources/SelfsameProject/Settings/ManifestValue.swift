// Values in a manifest that is a Swift program: `Package.swift`, Tuist's `Project.swift`. The program is read by this project's own parser and
// never run: literals, calls, names of other constants of the file, and lists put together with `+` are known; whatever else is not.

import SelfsameDeclarations
import SelfsameSyntax

/// A value as a manifest writes it.
struct ManifestValue {
    /// What it is.
    indirect enum Kind {
        case text(String)
        case list([ManifestValue])
        /// `name(label: value, …)` or `.name(…)`; the last name counts.
        case call(String, [(label: String, value: ManifestValue)])
        /// `.name`, `true`, `17`.
        case word(String)
        case dictionary([(key: ManifestValue, value: ManifestValue)])
        /// What only running the manifest would tell.
        case computed
    }

    var kind: Kind
    var line: Int

    var text: String? { if case .text(let text) = kind { text } else { nil } }
    /// A text, or a word such as `.v17`.
    var word: String? {
        switch kind {
        case .text(let text), .word(let text): text
        default: nil
        }
    }
    var isComputed: Bool { if case .computed = kind { true } else { false } }
    /// The elements of a list; a value by itself is a list of one.
    var elements: [ManifestValue] {
        switch kind {
        case .list(let elements): elements
        case .computed: []
        default: [self]
        }
    }
    /// The name of what is called, or a word.
    var name: String? {
        switch kind {
        case .call(let name, _), .word(let name): name
        default: nil
        }
    }
    var arguments: [(label: String, value: ManifestValue)] { if case .call(_, let arguments) = kind { arguments } else { [] } }
    subscript(label: String) -> ManifestValue? { arguments.first { $0.label == label }?.value }
    /// The arguments without a label.
    var plainArguments: [ManifestValue] { arguments.filter { $0.label.isEmpty }.map(\.value) }
    /// The texts of a list.
    var texts: [String] { elements.compactMap(\.text) }
}

/// Reads the values of one manifest.
struct ManifestReader {
    let tree: SyntaxTree
    /// Initial values of the constants and variables at the top, by name.
    private var values: [String: NodeID] = [:]
    /// What is added to `name.member` or `name` later on.
    private var additions: [String: [NodeID]] = [:]
    /// Statements that change a list in a way that is not known.
    private(set) var unread: [(name: String, line: Int)] = []
    /// Lines on which something is added under a condition.
    private(set) var conditional: [Int] = []
    private static let depthLimit = 24
    /// How many values may still be read: constants that name each other twice would be read without end.
    private let budget = Budget()
    private static let valueLimit = 300_000

    private final class Budget {
        var left = ManifestReader.valueLimit
    }

    init(_ tree: SyntaxTree) {
        self.tree = tree
        read(tree.children(.root), isConditional: false, depth: 0)
    }

    func line(of node: NodeID) -> Int { tree.source.location(of: tree.range(node).start).line }

    /// The first constant at the top whose value is a call of a type, and its name.
    func firstCall(of type: String) -> (name: String, value: ManifestValue)? {
        for (name, node) in values.sorted(by: { $0.value < $1.value }) where tree.kind(node) == .call {
            budget.left = Self.valueLimit
            let value = value(at: node, depth: 0)
            if case .call(type, _) = value.kind { return (name, value) }
        }
        return nil
    }

    /// What statements add to a member of a constant.
    func additions(to member: String, of name: String) -> [ManifestValue] {
        (additions["\(name).\(member)"] ?? []).flatMap { value(at: $0, depth: 0).elements }
    }

    // MARK: Statements

    /// Manifests run on a Mac.
    private static let host = Profile(platform: .macos)

    private mutating func read(_ items: some Sequence<NodeID>, isConditional: Bool, depth: Int) {
        guard depth < Self.depthLimit else { return }
        for item in items {
            switch tree.kind(item) {
            case .variableDecl:
                for binding in tree.children(item) where tree.kind(binding) == .patternBinding {
                    guard let pattern = tree.firstChild(binding), tree.kind(pattern) == .identifierPattern else { continue }
                    // A property with a body is computed.
                    values[tree.text(tree.mainToken(pattern))] = tree.initialValue(of: binding)
                }
            case .ifConfig:
                if let clause = Self.host.activeClause(of: item, in: tree) {
                    read(tree.children(clause), isConditional: isConditional, depth: depth + 1)
                }
            case .if, .block, .statementList, .switch, .switchCase, .guard, .do:
                read(tree.children(item), isConditional: true, depth: depth + 1)
            case .for, .while, .repeat:
                if let name = changedName(in: item) { unread.append((name, line(of: item))) }
            default:
                readChange(item, isConditional: isConditional)
            }
        }
    }

    /// `package.targets.append(contentsOf: […])`, `package.targets += […]`.
    private mutating func readChange(_ item: NodeID, isConditional: Bool) {
        if let call = FunctionCall(tree, item), let callee = call.callee, let access = MemberAccess(tree, callee), let base = access.base,
            let name = path(base)
        {
            if tree.text(access.name) == "append", let added = call.arguments.first?.expression {
                additions[name, default: []].append(added)
                if isConditional { conditional.append(line(of: item)) }
            } else {
                unread.append((name, line(of: item)))
            }
        } else if let change = CompoundAssignment(tree, item), let name = path(change.target) {
            if change.spelling == "+=", let value = tree.lastChild(item), BinaryExpression(tree, item) != nil {
                additions[name, default: []].append(value)
                if isConditional { conditional.append(line(of: item)) }
            } else {
                unread.append((name, line(of: item)))
            }
        } else if let assignment = Assignment(tree, item), let name = path(assignment.target) {
            if let value = assignment.value { additions[name, default: []].append(value) } else { unread.append((name, line(of: item))) }
        }
    }

    /// `package.targets` as it is written; nil for anything but names.
    private func path(_ node: NodeID) -> String? {
        switch tree.kind(node) {
        case .reference: return tree.text(node)
        case .member:
            guard let access = MemberAccess(tree, node), let base = access.base, let start = path(base) else { return nil }
            return "\(start).\(tree.text(access.name))"
        default: return nil
        }
    }

    /// What a loop goes through and changes, where that is a list of a constant: `for target in package.targets`.
    private func changedName(in loop: NodeID) -> String? {
        for child in tree.children(loop) {
            if let name = path(child), name.contains(".") { return name }
            if let call = FunctionCall(tree, child), let callee = call.callee, let name = path(callee), name.contains(".") { return name }
        }
        return nil
    }

    // MARK: Values

    private func value(at node: NodeID, depth: Int) -> ManifestValue {
        let line = line(of: node)
        func made(_ kind: ManifestValue.Kind) -> ManifestValue { ManifestValue(kind: kind, line: line) }
        budget.left -= 1
        guard depth < Self.depthLimit, budget.left > 0 else { return made(.computed) }
        func inner(_ node: NodeID) -> ManifestValue { value(at: node, depth: depth + 1) }
        switch tree.kind(node) {
        case .string:
            // An interpolation is known only when the manifest runs.
            return made(StringLiteral(tree, node)?.text.map { .text($0) } ?? .computed)
        case .integer, .float, .boolean, .nil: return made(.word(tree.text(node)))
        case .array: return made(.list(tree.children(node).flatMap { node -> [ManifestValue] in [inner(node)] }))
        case .dictionary:
            return made(
                .dictionary(
                    tree.children(node).compactMap { element in
                        guard let key = tree.firstChild(element), let value = tree.lastChild(element) else { return nil }
                        return (inner(key), inner(value))
                    }))
        case .reference:
            let name = tree.text(tree.mainToken(node))
            guard let known = values[name] else { return made(.computed) }
            let value = inner(known)
            let more = (additions[name] ?? []).map(inner).flatMap { $0.isComputed ? [$0] : $0.elements }
            if more.isEmpty { return value }
            return made(.list(value.elements + more))
        case .member:
            guard let access = MemberAccess(tree, node) else { return made(.computed) }
            // `.v17` and `SupportedPlatform.IOSVersion.v17` alike; a member of a value is not known.
            if let base = access.base, let root = path(base)?.split(separator: ".").first, root.first?.isUppercase != true {
                return made(.computed)
            }
            return made(.word(tree.text(access.name)))
        case .call:
            guard let call = FunctionCall(tree, node), let callee = call.callee, let name = calledName(callee) else {
                return made(.computed)
            }
            let arguments = call.arguments.map { argument in
                (argument.label.map { tree.text($0) } ?? "", argument.expression.map(inner) ?? made(.computed))
            }
            return made(.call(name, arguments))
        case .sequence:
            let parts = Array(tree.children(node))
            let isSum =
                parts.contains { tree.kind($0) == .binaryOperator }
                && parts.allSatisfy {
                    tree.kind($0) != .binaryOperator || tree.text($0) == "+"
                }
            guard isSum, !parts.contains(where: { [.ternary, .cast, .assignment].contains(tree.kind($0)) }) else { return made(.computed) }
            let operands = parts.filter { tree.kind($0) != .binaryOperator }.map(inner)
            if operands.allSatisfy({ $0.text != nil }) { return made(.text(operands.compactMap(\.text).joined())) }
            return made(.list(operands.flatMap { $0.isComputed ? [$0] : $0.elements }))
        case .tuple:
            let whole = tree.unparenthesized(node)
            return whole == node ? made(.computed) : inner(whole)
        default:
            return made(.computed)
        }
    }

    /// `.target`, `Target.target`, `Package`; a function that the manifest declares itself is computed.
    private func calledName(_ callee: NodeID) -> String? {
        switch tree.kind(callee) {
        case .reference:
            let name = tree.text(tree.mainToken(callee))
            return name.first?.isUppercase == true ? name : nil
        case .member:
            guard let access = MemberAccess(tree, callee) else { return nil }
            if let base = access.base, path(base)?.first?.isUppercase != true { return nil }
            let name = tree.text(access.name)
            // `Package.Dependency.package(…)`, but `Target.init(…)` is `Target(…)`.
            if name == "init", let base = access.base { return path(base).flatMap { $0.split(separator: ".").last.map(String.init) } }
            return name
        default: return nil
        }
    }
}
