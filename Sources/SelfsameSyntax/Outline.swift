// The outline of a file: which constructs stand where, in the format of an independent reading of Swift, so that the two can be compared
// line by line. Most kinds of nodes are printed under a name of that format; some have none, and a function type's result, which is no
// node here, is an entry there.

/// One construct of the outline.
public struct OutlineEntry: Hashable, Sendable, Comparable {
    /// Its bytes, without the trivia around them.
    public var range: SourceRange
    /// Its name in the format.
    public var kind: String

    /// Makes an entry.
    public init(range: SourceRange, kind: String) {
        self.range = range
        self.kind = kind
    }

    /// By start, then the longer first, then by name.
    public static func < (a: OutlineEntry, b: OutlineEntry) -> Bool {
        (a.range.start, b.range.end, a.kind) < (b.range.start, a.range.end, b.kind)
    }
}

extension SyntaxTree {
    /// The constructs of the file, sorted; those that span no byte are left out.
    public func outline() -> [OutlineEntry] {
        var entries: [OutlineEntry] = []
        entries.reserveCapacity(nodes.count)
        for index in nodes.indices {
            let id = NodeID(UInt32(truncatingIfNeeded: index))
            if nodes[index].kind == .functionType {
                let arrow = tokens.range(mainToken(id))
                entries.append(OutlineEntry(range: SourceRange(start: arrow.start, end: range(id).end), kind: "return-clause"))
            }
            guard let name = outlineName(id) else { continue }
            var range = range(id)
            // There an argument or a parameter ends after its comma.
            let next = TokenID(nodes[index].endToken)
            if nodes[index].kind == .argument || nodes[index].kind == .parameter, tokens.kind(next) == .comma {
                range.end = tokens.range(next).end
            }
            if range.end > range.start { entries.append(OutlineEntry(range: range, kind: name)) }
        }
        entries.sort()
        return entries
    }

    /// The outline as text: the path, `! error` if there are mistakes, and one line for each construct.
    public func outlineText() -> String {
        var text = "# \(source.path)\n"
        if !diagnostics.isEmpty { text += "! error\n" }
        for entry in outline() { text += "\(entry.range.start) \(entry.range.end) \(entry.kind)\n" }
        return text
    }

    /// The name of a node in the outline; nil where the format passes over it.
    private func outlineName(_ id: NodeID) -> String? {
        switch kind(id) {
        case .importDecl: "import"
        case .structDecl: "struct"
        case .classDecl: "class"
        case .actorDecl: "actor"
        case .enumDecl: "enum"
        case .protocolDecl: "protocol"
        case .extensionDecl: "extension"
        case .functionDecl: "func"
        case .initializerDecl: "init"
        case .deinitializerDecl: "deinit"
        case .subscriptDecl: "subscript"
        case .typealiasDecl: "typealias"
        case .associatedtypeDecl: "associatedtype"
        case .variableDecl: "var"
        case .accessorDecl: "accessor"
        case .enumCaseDecl: "enum-case"
        case .macroDecl: "macro"
        case .operatorDecl: "operator"
        case .precedenceGroupDecl: "precedencegroup"
        case .ifConfig: "if-config"
        case .attribute: "attribute"
        case .if: "if"
        case .switch: "switch"
        case .switchCase: "switch-case"
        case .guard: "guard"
        case .for: "for"
        case .while: "while"
        case .repeat: "repeat"
        case .do: "do"
        case .catch: "catch"
        case .defer: "defer"
        case .return: "return"
        case .throw: "throw"
        case .break: "break"
        case .continue: "continue"
        case .fallthrough: "fallthrough"
        case .block: "block"
        case .call: "call"
        case .subscriptCall: "subscript-call"
        case .member: "member"
        case .closure: "closure"
        case .sequence: "sequence"
        case .reference: "reference"
        case .array: "array"
        case .dictionary: "dictionary"
        case .tuple: "tuple"
        case .string: "string"
        case .integer: "integer"
        case .float: "float"
        case .boolean: "boolean"
        case .nil: "nil"
        case .regex: "regex"
        case .keyPath: "key-path"
        case .macroExpansion: "macro-expansion"
        case .prefix: "prefix"
        case .postfix: "postfix"
        case .forceUnwrap: "force-unwrap"
        case .optionalChain: "optional-chain"
        case .try: "try"
        case .await: "await"
        case .inout: "inout"
        case .specialize: "specialize"
        case .discard: "discard"
        case .super: "super"
        case .argument: "argument"
        case .parameter: isFunctionParameter(id) ? "parameter" : nil
        case .typeAnnotation: "type-annotation"
        case .returnClause: "return-clause"
        case .inheritanceClause: "inheritance"
        case .genericParameters: parent(id).map(kind) == .protocolDecl ? nil : "generic-parameters"
        case .genericWhere: "generic-where"
        case .initializer: "initializer"
        case .closureSignature: "closure-signature"
        default: nil
        }
    }

    /// Whether a parameter belongs to a function, an initializer, a subscript or a macro, not to a closure, a case or an accessor.
    private func isFunctionParameter(_ id: NodeID) -> Bool {
        guard let owner = parent(id).flatMap(parent) else { return false }
        switch kind(owner) {
        case .functionDecl, .initializerDecl, .subscriptDecl, .macroDecl: return true
        default: return false
        }
    }
}
