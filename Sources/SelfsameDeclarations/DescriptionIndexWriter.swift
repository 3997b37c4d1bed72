// Writes the index of descriptions from their syntax trees. The pieces of a description lie end to end: each begins where the one before it
// ends, so that the comments above a declaration go with it.

import SelfsameSyntax

/// The index of descriptions, in their order, for `DescriptionIndex`. What mentions a name that the analysis asks for anyway is not noted.
public func descriptionIndex(of trees: [SyntaxTree], asking names: [String]) -> String {
    let types = DescribedTypes(in: trees)
    var writers = trees.map { DescriptionIndexWriter(tree: $0, types: types) }
    for index in writers.indices { writers[index].writeItems(of: .root) }
    // A name that no description declares leads nowhere.
    let declared = writers.reduce(into: Set<UInt32>()) { $0.formUnion($1.declared) }
    let protocols = writers.reduce(into: Set<UInt32>()) { $0.formUnion($1.protocols) }
    let asked = names.map { nameCode(Array($0.utf8)) }
    let leading = declared.subtracting(asked + asked.map(labelCode) + asked.map(referenceCode) + [anyKeywordCode])
    var text = ""
    for writer in writers {
        // A declaration of the file, with its members, is one line.
        var depth = 0
        for line in writer.lines {
            if line.kind.opens { depth += 1 }
            if line.kind == .end { depth -= 1 }
            text += line.text(mentioning: leading, protocols: protocols) + (depth == 0 ? "\n" : "")
        }
        text += "p\(encoded(number: writer.restLength))\n"
    }
    return text
}

/// The types and protocols of all descriptions, apart by whether they stand in others: no value of theirs is a closure.
private struct DescribedTypes {
    private(set) var names: Set<String> = []
    private(set) var nestedNames: Set<String> = []

    init(in trees: [SyntaxTree]) {
        for tree in trees {
            for node in tree.nodes.indices.map({ NodeID(UInt32(truncatingIfNeeded: $0)) }) {
                guard [.structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl].contains(tree.kind(node)) else { continue }
                let isNested = tree.parent(node).map { tree.kind($0) == .memberBlock } ?? false
                if isNested { nestedNames.insert(tree.name(tree.mainToken(node))) } else { names.insert(tree.name(tree.mainToken(node))) }
            }
        }
    }
}

private func encoded(number: UInt32) -> String {
    var rest = number
    var text = ""
    repeat {
        let digit = rest & 31 | (rest >= 32 ? 32 : 0)
        text.unicodeScalars.append(Unicode.Scalar(UInt8(0x30 + digit)))
        rest >>= 5
    } while rest > 0
    return text
}

private func encoded(code: UInt32) -> String {
    var text = ""
    for shift in [18, 12, 6, 0] as [UInt32] { text.unicodeScalars.append(Unicode.Scalar(UInt8(0x30 + (code >> shift & 63)))) }
    return text
}

private struct DescriptionIndexWriter {
    /// One piece.
    struct Line {
        var kind: DescriptionIndex.Kind
        var length: UInt32
        var names: [UInt32] = []
        /// The protocols without which an extension adds nothing: nothing has its members, or nobody asks for its conformance.
        var required: [UInt32] = []
        var mentions: Set<UInt32> = []

        func text(mentioning leading: Set<UInt32>, protocols: Set<UInt32>) -> String {
            var text = String(Unicode.Scalar(kind.rawValue)) + encoded(number: length)
            guard kind.isDeclaration else { return text }
            let required = required.filter { leading.contains($0) && protocols.contains($0) }
            let declared = names + required
            let led = mentions.intersection(leading).subtracting(required).sorted()
            text += encoded(number: UInt32(declared.count)) + encoded(number: UInt32(led.count))
            return text + (declared + led).map { encoded(code: $0) }.joined()
        }
    }

    /// Where an item stands.
    private struct Place {
        var isFileLevel = true
        var isProtocol = false
        /// The generic parameters of the declarations around.
        var generics: Set<UInt32> = []
    }

    private let tree: SyntaxTree
    private let names: FileNames
    private(set) var lines: [Line] = []
    /// The names that the file's pieces declare, and the labels without which functions are not called.
    private(set) var declared: Set<UInt32> = []
    /// Those of them that are protocols.
    private(set) var protocols: Set<UInt32> = []
    /// Where the last piece ends.
    private var position: UInt32 = 0
    /// What the name of a token is.
    private enum Role { case name, label, parameter }
    private var roles: [Role]
    private let types: DescribedTypes

    init(tree: SyntaxTree, types: DescribedTypes) {
        self.tree = tree
        self.types = types
        names = FileNames(tree: tree)
        roles = Array(repeating: .name, count: tree.tokens.count + 1)
        for index in tree.nodes.indices {
            let node = NodeID(UInt32(truncatingIfNeeded: index))
            guard [.argument, .labeledClosure, .parameter].contains(tree.kind(node)), tree.mainToken(node) != .none else { continue }
            roles[Int(tree.mainToken(node).rawValue)] = tree.kind(node) == .parameter ? .parameter : .label
            if let name = Parameter(tree, node)?.name { roles[Int(name.rawValue)] = .parameter }
        }
    }

    /// The bytes behind the last piece.
    var restLength: UInt32 { UInt32(truncatingIfNeeded: tree.source.bytes.count) - position }

    mutating func writeItems(of node: NodeID) { for item in tree.children(node) { write(item, in: Place()) } }

    private mutating func write(_ item: NodeID, in place: Place) {
        switch tree.kind(item) {
        case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl:
            if let block = tree.child(item, .memberBlock) { return writeType(item, block, in: place) }
        case .ifConfig:
            return writeCondition(item, in: place)
        default:
            break
        }
        let named = declaredTokens(of: item)
        let isNamed = !named.isEmpty && !place.isProtocol && isNeededByName(item, isFileLevel: place.isFileLevel)
        var line = Line(kind: isNamed ? .named : .member, length: 0, names: named.map { code(of: $0) })
        let labels = requiredLabels(of: item, in: place)
        if !labels.isEmpty, !place.isProtocol, isNamed || tree.kind(item) == .initializerDecl && !hasMarks(item) {
            line.kind = .called
            line.names = (isNamed ? line.names : [initializerCode]) + labels
            declared.insert(referenceCode(line.names[0]))
        }
        line.mentions = mentions(of: item, before: tree[item].endToken, generics: place.generics)
        // What satisfies a requirement has its name and labels. Any other declaration that comes with its type is not asked for by that alone.
        line.mentions.subtract(line.names)
        if place.isProtocol { line.mentions.formUnion(line.names + labels) }
        append(line, until: tree[item].endToken)
    }

    private mutating func writeType(_ item: NodeID, _ block: NodeID, in place: Place) {
        var line = Line(kind: .type, length: 0)
        if tree.kind(item) == .extensionDecl {
            line.kind = tree.child(item, .inheritanceClause) == nil ? .extending : .conforming
            line.names = extendedNames(of: item)
            line.required = requiredNames(of: item, block)
        } else {
            line.names = [code(of: tree.mainToken(item))]
        }
        var inner = place
        inner.isFileLevel = false
        inner.isProtocol = tree.kind(item) == .protocolDecl
        if inner.isProtocol { protocols.formUnion(line.names) }
        inner.generics.formUnion(genericParameters(of: item))
        let start = tree[block].firstToken
        line.mentions = mentions(of: item, before: start, generics: inner.generics).subtracting(line.names)
        append(line, until: start + 1)
        for member in tree.children(block) { write(member, in: inner) }
        append(Line(kind: .end, length: 0), until: tree[block].endToken)
    }

    private mutating func writeCondition(_ item: NodeID, in place: Place) {
        for (number, clause) in tree.children(item).filter({ tree.kind($0) == .ifConfigClause }).enumerated() {
            // The condition ends where the first declaration begins, or the clause does.
            var items = tree.children(clause).map { $0 }
            let directive = tree.mainToken(clause)
            var end = directive.rawValue + 1
            if let first = items.first, isCondition(first, of: clause) {
                end = tree[first].endToken
                items.removeFirst()
            }
            append(Line(kind: number == 0 ? .condition : .clause, length: 0), until: end)
            for item in items { write(item, in: place) }
        }
        append(Line(kind: .end, length: 0), until: tree[item].endToken)
    }

    /// Whether the first child of a clause is its condition: it stands on the line of the directive.
    private func isCondition(_ node: NodeID, of clause: NodeID) -> Bool {
        tree.tokens.kind(tree.mainToken(clause)) != .poundElse
            && !tree.tokens.flags(TokenID(tree[node].firstToken)).contains(.newlineBefore)
    }

    /// Appends a piece that ends before a token: at the end of the one before that.
    private mutating func append(_ line: Line, until token: UInt32) {
        let end = token == 0 ? 0 : tree.tokens.range(TokenID(token - 1)).end
        var line = line
        line.length = end - position
        position = end
        declared.formUnion(line.names)
        // Overloads that stand together are needed together.
        if let last = lines.last, line.kind == .named || line.kind == .called, last.kind == line.kind, last.names == line.names {
            lines[lines.count - 1].length += line.length
            lines[lines.count - 1].mentions.formUnion(line.mentions)
        } else {
            lines.append(line)
        }
    }

    // MARK: Names

    private func code(of token: TokenID) -> UInt32 {
        let number = names.number(token)
        // `in` needs its backticks where it is declared, and none after a dot.
        if number == .max || number >= FileNames.keywordBase || tree.text(token).first == "`" { return anyKeywordCode }
        return code(ofName: number)
    }

    /// The code of the name that has a number in the file.
    private func code(ofName number: UInt32) -> UInt32 {
        let bytes = tree.source.bytes
        return nameCode(hash: names.names[Int(number)].hash(in: bytes.span))
    }

    /// The tokens that name what an item declares.
    private func declaredTokens(of item: NodeID) -> [TokenID] {
        switch tree.kind(item) {
        case .functionDecl, .typealiasDecl, .associatedtypeDecl, .macroDecl: return [tree.mainToken(item)]
        case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl: return [tree.mainToken(item)]
        case .enumCaseDecl:
            return tree.children(item).filter { tree.kind($0) == .enumCaseElement }.map { tree.mainToken($0) }
        case .variableDecl:
            let bindings = tree.children(item).filter { tree.kind($0) == .patternBinding }
            return bindings.flatMap { nodes(of: $0, .identifierPattern) }.map { tree.mainToken($0) }
        default: return []
        }
    }

    /// Whether nobody needs an item but who names it. Cases and stored properties are what a value is made of, and associated types are found
    /// by the types of members.
    private func isNeededByName(_ item: NodeID, isFileLevel: Bool) -> Bool {
        switch tree.kind(item) {
        case .functionDecl, .macroDecl: return true
        case .typealiasDecl: return isFileLevel
        case .variableDecl:
            if isFileLevel { return true }
            let isStatic = tree.children(item).contains {
                tree.kind($0) == .modifier && [.staticKeyword, .classKeyword].contains(tree.tokens.kind(tree.mainToken($0)))
            }
            return isStatic || nodes(of: item, .getterBlock).first != nil || nodes(of: item, .accessorBlock).first != nil
        default: return false
        }
    }

    /// `Edge` and `Set` of `extension Edge.Set`; nothing where it is not known what is extended.
    private func extendedNames(of item: NodeID) -> [UInt32] {
        guard let type = extendedTypeNode(of: item, in: tree) else { return [] }
        var result: [UInt32] = []
        var current = type
        while true {
            switch tree.kind(current) {
            case .identifierType: return result + [code(of: tree.mainToken(current))]
            case .memberType:
                result.append(code(of: tree.mainToken(current)))
                guard let base = tree.firstChild(current) else { return result }
                current = base
            default: return []
            }
        }
    }

    /// `Identifiable` of `extension Array where Element: Identifiable`, and `Scene` of `extension Never: Scene {}`, which adds nothing else.
    private func requiredNames(of item: NodeID, _ block: NodeID) -> [UInt32] {
        var types: [NodeID] = []
        if let clause = tree.child(item, .genericWhere) {
            let requirements = tree.children(clause).filter { tree.kind($0) == .conformanceRequirement }
            types = requirements.compactMap { GenericRequirement(tree, $0)?.right }
        }
        if let clause = tree.child(item, .inheritanceClause), tree.firstChild(block) == nil {
            let inherited = tree.children(clause).map { $0 }
            if inherited.count == 1, let type = tree.firstChild(inherited[0]) { types.append(type) }
        }
        return types.filter { tree.kind($0) == .identifierType }.map { code(of: tree.mainToken($0)) }
    }

    /// The labels that every call of a function or an initialiser spells: those of parameters that have no default value and take no closure,
    /// which can stand behind the parentheses.
    private func requiredLabels(of item: NodeID, in place: Place) -> [UInt32] {
        guard tree.kind(item) == .functionDecl || tree.kind(item) == .initializerDecl, let function = FunctionDecl(tree, item) else {
            return []
        }
        let constrained = constrainedParameters(of: item)
        let free = place.generics.union(genericParameters(of: item)).subtracting(constrained)
        var labels: [UInt32] = []
        for parameter in function.parameters where parameter.defaultValue == nil {
            guard let label = parameter.label, names.number(label) < FileNames.keywordBase, let type = parameter.type else { continue }
            let code = labelCode(code(of: label))
            if !labels.contains(code), isNoClosure(type, free: free, constrained: constrained) { labels.append(code) }
        }
        return labels
    }

    /// Whether no value of a type is a closure. A generic parameter can be one where it has to conform to nothing.
    private func isNoClosure(_ type: NodeID, free: Set<UInt32>, constrained: Set<UInt32>) -> Bool {
        switch tree.kind(type) {
        case .identifierType:
            let token = tree.mainToken(type)
            return !free.contains(code(of: token)) && (constrained.contains(code(of: token)) || types.names.contains(tree.name(token)))
        case .memberType: return types.nestedNames.contains(tree.name(tree.mainToken(type)))
        case .optionalType: return tree.firstChild(type).map { isNoClosure($0, free: free, constrained: constrained) } ?? false
        case .arrayType, .dictionaryType: return true
        default: return false
        }
    }

    /// The generic parameters of a function that conform to something that no closure does, by themselves or in its `where` clause.
    private func constrainedParameters(of item: NodeID) -> Set<UInt32> {
        func isConstraint(_ type: NodeID) -> Bool {
            tree.kind(type) == .identifierType && !WellKnownNames.markerProtocols.contains(tree.name(tree.mainToken(type)))
        }
        let own = nodes(of: item, .genericParameter).filter { tree.children($0).contains(where: isConstraint) }
        var result = Set(own.map { code(of: tree.mainToken($0)) })
        for requirement in tree.child(item, .genericWhere).map({ nodes(of: $0, .conformanceRequirement) }) ?? [] {
            guard let parts = GenericRequirement(tree, requirement), tree.kind(parts.left) == .identifierType, isConstraint(parts.right)
            else {
                continue
            }
            result.insert(code(of: tree.mainToken(parts.left)))
        }
        return result
    }

    private func hasMarks(_ item: NodeID) -> Bool {
        tree.comments(before: TokenID(tree[item].firstToken)).contains { tree.source.text(in: $0.range).hasPrefix("// selfsame:") }
    }

    private func genericParameters(of item: NodeID) -> [UInt32] { nodes(of: item, .genericParameter).map { code(of: tree.mainToken($0)) } }

    private func nodes(of root: NodeID, _ kind: NodeKind) -> [NodeID] {
        (root.rawValue..<root.rawValue + tree[root].size).map { NodeID($0) }.filter { tree.kind($0) == kind }
    }

    /// The marks whose words are names of declarations; those of the others are labels of the same declaration, or plain English.
    private static let namingMarks = ["inert", "neutral", "means ", "erased by ", "key ", "preference "]

    /// The names that an item's code spells before a token, without labels, parameters and local names; and the words of its marks.
    private func mentions(of item: NodeID, before end: UInt32, generics: Set<UInt32>) -> Set<UInt32> {
        var local = generics
        for index in item.rawValue..<item.rawValue + tree[item].size where tree[NodeID(index)].firstToken < end {
            let node = NodeID(index)
            switch tree.kind(node) {
            case .parameter: if let name = Parameter(tree, node)?.name { local.insert(code(of: name)) }
            case .closureParameter, .genericParameter: local.insert(code(of: tree.mainToken(node)))
            case .identifierPattern where tree.kind(item) != .variableDecl: local.insert(code(of: tree.mainToken(node)))
            default: break
            }
        }
        var result: Set<UInt32> = []
        for token in (tree[item].firstToken..<end).map({ TokenID($0) }) where roles[Int(token.rawValue)] != .parameter {
            let isMember = token.rawValue > 0 && tree.tokens.kind(token.previous) == .period
            let isCalled = tree.tokens.kind(token.next) == .leftParen || tree.tokens.kind(token.next) == .leftBrace
            if isMember, !isCalled, tree.tokens.kind(token) == .initKeyword { result.insert(referenceCode(initializerCode)) }
            let number = names.number(token)
            guard number < FileNames.keywordBase else { continue }
            let code = code(ofName: number)
            if roles[Int(token.rawValue)] == .label {
                result.insert(labelCode(code))
            } else if isMember || !local.contains(code) {
                result.insert(code)
                if !isCalled { result.insert(referenceCode(code)) }
            }
        }
        for comment in tree.comments(before: TokenID(tree[item].firstToken)) {
            let text = tree.source.text(in: comment.range)
            guard text.hasPrefix("// selfsame:"), Self.namingMarks.contains(where: { text.contains($0) }) else { continue }
            for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
                result.insert(nameCode(Array(word.utf8)))
            }
        }
        return result
    }
}
