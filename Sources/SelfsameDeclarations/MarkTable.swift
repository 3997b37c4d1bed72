// The marks of a program, read once when it is linked: by declaration for what is resolved, by name for code whose types are not known.

import SelfsameSyntax

/// A function or an initialiser with marks, for code of which only names are known.
struct MarkedCallable: Sendable {
    /// One of its parameters.
    struct Parameter: Sendable {
        var label: Name
        /// Whether a call gives it in parentheses: it has no default value, and is no closure.
        var isRequired: Bool
        /// Whether a call gives it as a trailing closure where not in parentheses.
        var isClosure: Bool
        /// Whether it takes a function that may run when the call has ended.
        var isEscaping: Bool
    }

    var parameters: [Parameter]
    var marks: Marks

    /// Whether a call with these labels in parentheses, and with trailing closures or without, may mean it.
    func takes(_ labels: [Name], hasTrailingClosure: Bool) -> Bool {
        var rest = labels[...]
        for parameter in parameters {
            if rest.first == parameter.label {
                rest.removeFirst()
            } else if parameter.isRequired || parameter.isClosure && !hasTrailingClosure {
                return false
            }
        }
        return rest.isEmpty
    }
}

/// The marks of a program.
struct MarkTable: Sendable {
    /// By declaration, of every file; `UInt32.max` for none. Empty where no declaration has any.
    private var positions: [UInt32] = []
    private var values: [DeclarationMarks] = []
    /// By name, of preludes: of all declarations of that name; those of an initialiser go by its type's name, too.
    var byName: [Name: Marks] = [:]
    /// Marked functions by name, and marked initialisers by the type's name, of preludes.
    var callables: [Name: [MarkedCallable]] = [:]
    /// Marked protocols, of preludes.
    var protocols: [DeclID] = []
    /// The controls that change a value of the environment, by its key.
    var controls: [String: [DeclID]] = [:]

    /// No marks.
    init() {}

    /// Gathers what the files' indexes have read.
    init(of indexes: [FileIndex], in program: Program) {
        guard indexes.contains(where: { !$0.marks.isEmpty }) else { return }
        positions = Array(repeating: .max, count: program.declarations.count)
        for (number, index) in indexes.enumerated() {
            let base = program.files[number].declarations.lowerBound
            for (local, marks) in index.marks {
                let id = DeclID(local.rawValue + base)
                positions[Int(id.rawValue)] = UInt32(truncatingIfNeeded: values.count)
                values.append(marks)
                for case .switches(let key) in marks.details { controls[key, default: []].append(id) }
                if index.role.isPrelude, !marks.words.isEmpty { addNames(of: id, marks.words, in: program) }
            }
        }
    }

    /// The marks of a declaration, nil where it has none.
    subscript(id: DeclID) -> DeclarationMarks? {
        guard Int(id.rawValue) < positions.count else { return nil }
        let position = positions[Int(id.rawValue)]
        return position == .max ? nil : values[Int(position)]
    }

    private mutating func addNames(of id: DeclID, _ marks: Marks, in program: Program) {
        let declaration = program[id]
        if declaration.kind == .protocolType { protocols.append(id) }
        var name = declaration.name
        if declaration.kind == .initializer {
            guard declaration.parent != .none else { return }
            name = program[declaration.parent].name
        }
        guard name != .none else { return }
        byName[name, default: []].formUnion(marks)
        guard declaration.kind == .initializer || declaration.kind == .function else { return }
        let tree = program.tree(declaration.file)
        let parameters = FunctionDecl(tree, declaration.node)?.parameters ?? []
        let callable = MarkedCallable(
            parameters: parameters.map { parameter in
                let isUnlabeled = parameter.label.map { tree.tokens.kind($0) == .wildcard } ?? true
                return MarkedCallable.Parameter(
                    label: isUnlabeled ? .none : program.name(of: parameter.label ?? .none, in: declaration.file),
                    isRequired: !parameter.mayBeMissing, isClosure: parameter.defaultValue == nil && parameter.isClosure,
                    isEscaping: tree.isEscaping(parameter: parameter.id))
            }, marks: marks)
        callables[name, default: []].append(callable)
    }
}

extension Program {
    /// The marks that are words, above a declaration.
    public func marks(of declaration: DeclID) -> Marks {
        declaration == .none ? [] : storage.tables.marks[declaration]?.words ?? []
    }

    /// The marks above a declaration that say more than a word.
    public func markDetails(of declaration: DeclID) -> [MarkDetail] {
        declaration == .none ? [] : storage.tables.marks[declaration]?.details ?? []
    }

    /// What the preludes say of a name, for code whose types are not known: the marks of all declarations of that name together. Those of an
    /// initialiser count for the name of its type.
    public func marks(named name: Name) -> Marks { storage.tables.marks.byName[name] ?? [] }

    /// The same, by text.
    public func marks(named text: String) -> Marks { names.find(text).map { marks(named: $0) } ?? [] }

    /// The names that preludes declare with all of these marks.
    package func names(marked marks: Marks) -> [Name] {
        storage.tables.marks.byName.filter { $0.value.contains(marks) }.map(\.key).sorted()
    }

    /// The protocols that preludes declare with a mark.
    package func protocols(marked mark: Marks) -> [DeclID] { storage.tables.marks.protocols.filter { marks(of: $0).contains(mark) } }

    /// The controls that change a value of the environment themselves.
    package func controls(changing key: String) -> [DeclID] { storage.tables.marks.controls[key] ?? [] }

    /// What the preludes say of a function or an initialiser of which only the name, or the type's name, and the labels of the arguments in
    /// parentheses are known; `Name.none` stands for an argument without a label. What a type says is not part of it.
    public func marks(ofCall name: Name, labels: [Name], hasTrailingClosure: Bool = true) -> Marks {
        var result: Marks = []
        for callable in storage.tables.marks.callables[name] ?? [] where callable.takes(labels, hasTrailingClosure: hasTrailingClosure) {
            result.formUnion(callable.marks)
        }
        return result
    }

    /// Whether a function that a prelude declares takes what is given with a label to run it later: `completion` of `withAnimation`.
    package func keeps(argument label: Name, of function: Name) -> Bool {
        storage.tables.marks.callables[function]?.contains { callable in
            callable.parameters.contains { $0.label == label && $0.isEscaping }
        } ?? false
    }

    /// What the preludes say of a member of a type of which only the name is known: `main` of `Bundle`. Protocols of the type have a say.
    public func marks(ofMember name: Name, ofType type: Name) -> Marks {
        guard !marks(named: name).isEmpty else { return [] }
        var result: Marks = []
        for owner in storage.tables.fileLevel.group(type.rawValue) where self[owner].kind.isNominal && file(of: owner).role.isPrelude {
            for holder in [owner] + statedProtocols(of: owner) {
                for member in members(of: holder) where self[member].name == name { result.formUnion(marks(of: member)) }
            }
        }
        return result
    }

    /// Whether an attribute with a mark stands before a declaration, by its name: `@Observable`.
    package func hasAttribute(_ declaration: DeclID, marked mark: Marks) -> Bool {
        let file = self[declaration].file
        return attributes(of: declaration).contains { attribute in
            Attribute(tree(file), attribute)?.name.map { marks(named: name(of: $0, in: file)).contains(mark) } ?? false
        }
    }

    /// What a type wraps for the platform that conforms to a protocol of this name; nil where it wraps nothing.
    package func wrapped(byName name: Name) -> String? {
        for proto in storage.tables.fileLevel.group(name.rawValue) where file(of: proto).role.isPrelude {
            for case .wraps(let what) in markDetails(of: proto) { return what }
        }
        return nil
    }

    private func file(of declaration: DeclID) -> ProgramFile { storage.tables.files[Int(self[declaration].file.rawValue)] }
}

extension SelfsameSyntax.Parameter {
    /// Whether a call may lack it in parentheses: it has a default value, takes any number of arguments, or is a closure.
    fileprivate var mayBeMissing: Bool {
        guard defaultValue == nil, let type else { return true }
        return isClosure || tree.kind(type) == .variadicType
    }

    /// Whether it takes a function.
    fileprivate var isClosure: Bool {
        guard var type else { return false }
        while [.attributedType, .optionalType, .tupleType, .tupleTypeElement].contains(tree.kind(type)),
            let inner = tree.children(type).first(where: { tree.kind($0) != .attribute })
        {
            type = inner
        }
        return tree.kind(type) == .functionType
    }
}
