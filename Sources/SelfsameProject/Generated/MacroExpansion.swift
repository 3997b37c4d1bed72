// What the macros of packages add to the types of a program: members, cases and conformances, as the macros' own sources say. Each file with such
// types gets a second one that declares what a build would add; bodies are left out, since nobody reads them.
//
// Source: the macros of swift-case-paths 1.5 to 1.9 and of swift-composable-architecture 1.12 to 1.23, which say the same.

import SelfsameSyntax

/// The expansions of one file.
struct MacroExpansion {
    private let tree: SyntaxTree
    private let macros: KnownMacros
    private var text = ""

    /// What the macros of a file add, as the source of another file; empty where that is nothing.
    static func source(of tree: SyntaxTree, _ macros: KnownMacros) -> String {
        var expansion = MacroExpansion(tree: tree, macros: macros)
        expansion.visit(children: .root, around: [], isReducer: false)
        if expansion.text.isEmpty { return "" }
        return expansion.imports + expansion.text
    }

    /// The second file; nil where there is nothing to add.
    static func tree(of tree: SyntaxTree, _ macros: KnownMacros, swiftVersion: Version) -> SyntaxTree? {
        let text = source(of: tree, macros)
        if text.isEmpty { return nil }
        return SyntaxTree(parsing: SourceFile(path: path(of: tree.source.path), bytes: Array(text.utf8)), swiftVersion: swiftVersion)
    }

    /// The path of the second file.
    static func path(of path: String) -> String { path + suffix }

    /// The path of the file that a second one belongs to; nil for any other.
    static func origin(of path: String) -> String? { path.hasSuffix(suffix) ? String(path.dropLast(suffix.utf8.count)) : nil }

    private static let suffix = " (macros)"

    private init(tree: SyntaxTree, macros: KnownMacros) {
        self.tree = tree
        self.macros = macros
    }

    private var imports: String {
        var result = ""
        for node in tree.children(.root) where tree.kind(node) == .importDecl { result += tree.text(node) + "\n" }
        return result
    }

    // MARK: Types

    /// Looks through the declarations in a node; what is found is declared in extensions of the types around.
    private mutating func visit(children owner: NodeID, around: [String], isReducer: Bool) {
        for node in tree.children(owner) {
            switch tree.kind(node) {
            case .structDecl, .classDecl, .actorDecl, .enumDecl:
                visit(type: node, named: tree.text(tree.mainToken(node)), around: around, isInReducer: isReducer)
            case .extensionDecl:
                guard around.isEmpty, let name = extendedType(node), let block = tree.child(node, .memberBlock) else { continue }
                visit(children: block, around: [name], isReducer: false)
            case .ifConfig:
                visit(clausesOf: node) { $0.visit(children: $1, around: around, isReducer: isReducer) }
            default: break
            }
        }
    }

    /// Keeps the conditions around what the clauses lead to.
    private mutating func visit(clausesOf ifConfig: NodeID, _ visit: (inout MacroExpansion, NodeID) -> Void) {
        let before = text
        text = ""
        let isEmpty = clauses(of: ifConfig) { expansion, clause in visit(&expansion, clause) }
        text = isEmpty ? before : before + text
    }

    /// Adds each clause's condition and what `add` makes of it; says whether that is nothing.
    private mutating func clauses(of ifConfig: NodeID, _ add: (inout MacroExpansion, NodeID) -> Void) -> Bool {
        var isEmpty = true
        for clause in tree.children(ifConfig) where tree.kind(clause) == .ifConfigClause {
            let keyword = tree.text(tree.mainToken(clause))
            let condition = keyword == "#else" ? nil : tree.firstChild(clause)
            text += keyword + (condition.map { " " + tree.text($0) } ?? "") + "\n"
            let length = text.utf8.count
            add(&self, clause)
            isEmpty = isEmpty && text.utf8.count == length
        }
        text += "#endif\n"
        return isEmpty
    }

    private func extendedType(_ node: NodeID) -> String? {
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .attribute, .modifier, .ifConfig: continue
            case .identifierType, .memberType: return tree.text(child)
            default: return nil
            }
        }
        return nil
    }

    private mutating func visit(type node: NodeID, named name: String, around: [String], isInReducer: Bool) {
        guard let block = tree.child(node, .memberBlock) else { return }
        let attached = tree.children(node).filter { tree.kind($0) == .attribute }.compactMap { macros[attributeName($0)] }
        let isReducer = attached.contains(.reducer)
        let isEnum = tree.kind(node) == .enumDecl
        var members = ""
        var conformances: [String] = []
        // The macro of a reducer makes its actions case-pathable, and its state where that is an enumeration.
        if isEnum, attached.contains(.casePaths) || isInReducer && (name == "Action" || name == "State") {
            conformances.append("CasePaths.CasePathable")
            members += casePaths(of: name, cases(in: block))
        }
        if isReducer { members += isEnum ? enumReducer(name, block) : reducer(block) }
        if !members.isEmpty {
            let clause = conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")
            text += around.map { "extension \($0) {\n" }.joined()
            text += "extension \(name)\(clause) {\n\(members)}\n"
            text += String(repeating: "}\n", count: around.count)
        }
        visit(children: block, around: around + [name], isReducer: isReducer)
    }

    private func attributeName(_ attribute: NodeID) -> String {
        let name = tree.text(tree.mainToken(attribute))
        return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }

    // MARK: Cases

    /// A case of an enumeration, or a condition around some.
    private indirect enum Case {
        case element(Element)
        case ifConfig([(head: String, cases: [Case])])
    }

    private struct Element {
        var name: String
        /// The labels and types of its values.
        var parameters: [(label: String, type: NodeID)] = []
        /// The element without default arguments.
        var text: String { name + (parameters.isEmpty ? "" : "(" + list + ")") }
        var list = ""
        var attributes: [String] = []
    }

    private func cases(in owner: NodeID) -> [Case] {
        var result: [Case] = []
        for node in tree.children(owner) {
            switch tree.kind(node) {
            case .enumCaseDecl:
                let attributes = tree.children(node).filter { tree.kind($0) == .attribute }.map(attributeName)
                for element in tree.children(node) where tree.kind(element) == .enumCaseElement {
                    result.append(.element(self.element(element, attributes)))
                }
            case .ifConfig:
                let clauses = tree.children(node).filter { tree.kind($0) == .ifConfigClause }.map { clause in
                    let keyword = tree.text(tree.mainToken(clause))
                    let condition = keyword == "#else" ? nil : tree.firstChild(clause)
                    return (head: keyword + (condition.map { " " + tree.text($0) } ?? ""), cases: cases(in: clause))
                }
                result.append(.ifConfig(clauses))
            default: break
            }
        }
        return result
    }

    private func element(_ node: NodeID, _ attributes: [String]) -> Element {
        var result = Element(name: tree.text(tree.mainToken(node)), attributes: attributes)
        guard let clause = tree.child(node, .parameterClause) else { return result }
        for parameter in tree.children(clause) where tree.kind(parameter) == .parameter {
            let skipped: [NodeKind] = [.attribute, .modifier, .initializer]
            guard let type = tree.children(parameter).first(where: { !skipped.contains(tree.kind($0)) }) else { continue }
            let first = tree.mainToken(parameter)
            let label = first == .none || tree.tokens.kind(first) == .wildcard ? "" : tree.text(first) + ": "
            result.parameters.append((label, type))
        }
        result.list = result.parameters.map { $0.label + tree.text($0.type) }.joined(separator: ", ")
        return result
    }

    /// One line for each case, under the conditions that stand around it.
    private func lines(_ cases: [Case], _ line: (Element) -> String) -> String {
        var result = ""
        for each in cases {
            switch each {
            case .element(let element): result += line(element)
            case .ifConfig(let clauses):
                for clause in clauses { result += clause.head + "\n" + lines(clause.cases, line) }
                result += "#endif\n"
            }
        }
        return result
    }

    // MARK: Case paths

    /// `AllCasePaths` with a case path for each case, and the property that gives it.
    private func casePaths(of type: String, _ cases: [Case]) -> String {
        casePaths(of: type) { value in
            lines(cases) { element in
                let values = element.parameters.map { (label: $0.label, type: written($0.type, in: type)) }
                let list = values.map { $0.label + $0.type }.joined(separator: ", ")
                return value(element.name, values.count == 1 ? values[0].type : "(\(list))")
            }
        }
    }

    /// A type as it is written, with the enumeration's name for `Self`: in `AllCasePaths` that is another type.
    private func written(_ node: NodeID, in type: String) -> String {
        var result = ""
        var end = tree.range(node).start
        for index in tree[node].firstToken..<tree[node].endToken {
            let range = tree.tokens.range(TokenID(index))
            guard tree.tokens.kind(TokenID(index)) == .capitalSelfKeyword else { continue }
            result += tree.source.text(in: SourceRange(start: end, end: range.start)) + type
            end = range.end
        }
        return result + tree.source.text(in: SourceRange(start: end, end: tree.range(node).end))
    }

    private func casePaths(of type: String, _ lines: ((_ name: String, _ value: String) -> String) -> String) -> String {
        let properties = lines { "public var \($0): CasePaths.AnyCasePath<\(type), \($1)> { get }\n" }
        return """
            public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable {
            public subscript(root: \(type)) -> CasePaths.PartialCaseKeyPath<\(type)> { get }
            \(properties)}
            public static var allCasePaths: AllCasePaths { get }

            """
    }

    // MARK: Reducers

    /// What the macro gives a reducer that leaves out its state, its actions or its body.
    private func reducer(_ block: NodeID) -> String {
        var types: Set<String> = []
        var hasBody = false
        var hasExplicitBody = false
        for member in tree.children(block) {
            switch tree.kind(member) {
            case .structDecl, .enumDecl, .typealiasDecl: types.insert(tree.text(tree.mainToken(member)))
            case .functionDecl where tree.text(tree.mainToken(member)) == "reduce":
                hasBody = true
                hasExplicitBody = true
            case .variableDecl:
                for binding in tree.children(member) where tree.kind(binding) == .patternBinding {
                    if let pattern = tree.firstChild(binding), tree.text(pattern) == "body" { hasBody = true }
                    if tree.child(binding, .initializer) != nil { hasExplicitBody = true }
                    guard let type = tree.child(binding, .typeAnnotation).flatMap({ tree.firstChild($0) }), tree.kind(type) == .someType
                    else { continue }
                    let text = tree.text(type)
                    if text.hasPrefix("some Reducer") || text.hasPrefix("some ComposableArchitecture.Reducer") { hasExplicitBody = true }
                }
            default: break
            }
        }
        var result = ""
        if !types.contains("State"), !hasExplicitBody {
            result += "@ObservableState public struct State: Codable, Equatable, Hashable, Sendable { public init() {} }\n"
        }
        if !types.contains("Action"), !hasExplicitBody { result += "public enum Action: Equatable, Hashable, Sendable {}\n" }
        if !hasBody { result += "public var body: ComposableArchitecture.EmptyReducer<State, Action> { get }\n" }
        return result
    }

    /// How a case of a reducer takes part.
    private enum Part {
        /// It has a reducer of this type.
        case reducer(String)
        /// It has a state that goes with its presentation, such as an alert's, and the actions of that, where they are named.
        case ephemeral(actions: String?)
        /// It has values only.
        case ignored
    }

    private func part(_ element: Element) -> Part {
        guard !element.attributes.contains("ReducerCaseIgnored"), element.parameters.count == 1,
            case let type = element.parameters[0].type, [.identifierType, .memberType].contains(tree.kind(type))
        else { return .ignored }
        let name = tree.text(tree.mainToken(type))
        let isPresentation = tree.kind(type) == .identifierType && ["AlertState", "ConfirmationDialogState"].contains(name)
        if isPresentation {
            let arguments = tree.child(type, .genericArguments).map { Array(tree.children($0)) } ?? []
            return .ephemeral(actions: arguments.count == 1 ? tree.text(arguments[0]) : nil)
        }
        if element.attributes.contains("ReducerCaseEphemeral") { return .ephemeral(actions: tree.text(type) + ".Action") }
        return .reducer(tree.text(type))
    }

    private func enumReducer(_ name: String, _ block: NodeID) -> String {
        let cases = cases(in: block)
        let types = tree.children(block).filter { [.structDecl, .enumDecl, .typealiasDecl].contains(tree.kind($0)) }
            .map { tree.text(tree.mainToken($0)) }
        var result = ""
        if !types.contains("State") { result += enumState(of: name, cases) }
        if !types.contains("Action") { result += enumActions(cases) }
        result += enumBody(cases, block)
        if !types.contains("CaseScope") {
            result += "public enum CaseScope {\n"
            result += lines(cases) { element in
                guard case .reducer(let type) = part(element) else { return "case \(element.text)\n" }
                return "case \(element.name)(ComposableArchitecture.StoreOf<\(type)>)\n"
            }
            result += "}\n"
        }
        result += "public static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope\n"
        return result
    }

    private func enumState(of name: String, _ cases: [Case]) -> String {
        func value(_ element: Element) -> String? {
            if case .reducer(let type) = part(element) { return element.parameters[0].label + type + ".State" }
            return element.list.isEmpty ? nil : element.list
        }
        var result = "@CasePathable @dynamicMemberLookup @ObservableState public enum State: ComposableArchitecture.CaseReducerState {\n"
        result += "public typealias StateReducer = \(name)\n"
        result += lines(cases) { element in "case \(element.name)\(value(element).map { "(\($0))" } ?? "")\n" }
        result += casePaths(of: "State") { line in
            lines(cases) { element in
                let value = value(element)
                guard element.parameters.count == 1, let value else { return line(element.name, "(\(value ?? ""))") }
                return line(element.name, String(value.dropFirst(element.parameters[0].label.count)))
            }
        }
        return result + "}\n"
    }

    private func enumActions(_ cases: [Case]) -> String {
        func value(_ element: Element) -> String {
            switch part(element) {
            case .reducer(let type): type + ".Action"
            case .ephemeral(let actions): actions ?? "\(tree.text(element.parameters[0].type)).Action"
            case .ignored: "Swift.Never"
            }
        }
        var result = "@CasePathable public enum Action {\n"
        result += lines(cases) { "case \($0.name)(\(value($0)))\n" }
        result += casePaths(of: "Action") { line in lines(cases) { line($0.name, value($0)) } }
        return result + "}\n"
    }

    /// The reducer of all cases: a sequence of the scopes of each, and an erased one where conditions decide what is in it.
    private func enumBody(_ cases: [Case], _ block: NodeID) -> String {
        let hasBody = tree.children(block).contains { member in
            tree.kind(member) == .variableDecl
                && tree.children(member).contains {
                    tree.kind($0) == .patternBinding && tree.firstChild($0).map { tree.text($0) } == "body"
                }
        }
        if hasBody { return "" }
        var scopes: [String] = []
        var isErased = false
        for each in cases {
            switch each {
            case .element(let element):
                if case .reducer(let type) = part(element) {
                    scopes.append("ComposableArchitecture.Scope<Self.State, Self.Action, \(type)>")
                }
            case .ifConfig: isErased = true
            }
        }
        let builder = "ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>"
        var type =
            isErased
            ? "ComposableArchitecture.Reduce<Self.State, Self.Action>" : "ComposableArchitecture.EmptyReducer<Self.State, Self.Action>"
        if !isErased, let first = scopes.first {
            type = scopes.dropFirst().reduce(first) { "\(builder)._Sequence<\($0), \($1)>" }
        }
        return "public static var body: \(type) { get }\n"
    }
}
