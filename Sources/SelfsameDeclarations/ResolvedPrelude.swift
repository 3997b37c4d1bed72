// The description of SwiftUI as one Swift file for one profile, which plain `swiftc` on Linux can compile. That compiler ignores versions of
// iOS, so what the deployment target does not have is said in words that it heeds: `@available(*, unavailable)`. Overload resolution then
// ranks as it would for the profile. Apart from `#if` and `@available` the text is that of the sources, but for one thing: inside of what is
// unavailable the compiler still refuses calls of unavailable functions that stand in no extension, so such a body becomes
// `{ fatalError() }`.

import SelfsameSyntax

/// Prints the files of a prelude module as one file: inactive `#if` clauses are gone, and what is newer than the deployment target, or
/// unavailable on the platform, is `@available(*, unavailable)`. Files come in the order given.
public func resolvedPrelude(_ sources: [SyntaxTree], profile: Profile) -> String {
    let program = Program(
        linking: sources.map { FileIndex(tree: $0, profile: profile, role: .prelude(module: "SwiftUI")) }, profile: profile)
    var marks = UnavailableMarks(program: program)
    marks.choose()
    var text = "// SwiftUI for \(profile.platform.rawValue) \(profile.deploymentTarget) as of SDK \(profile.sdk).\n"
    for number in sources.indices {
        let file = FileID(UInt32(truncatingIfNeeded: number))
        var edits = conditionEdits(in: sources[number], profile: profile)
        edits += marks.edits(in: file) + marks.bodyEdits(in: file)
        text += "\n"
        text += applied(edits, to: sources[number].source)
    }
    return text
}

/// Text that takes the place of a range.
private struct TextEdit {
    var range: SourceRange
    var replacement: String
}

/// The source with edits applied; of edits that overlap the one that starts first, or else the longer one, wins.
private func applied(_ edits: [TextEdit], to source: SourceFile) -> String {
    let ordered = edits.sorted {
        ($0.range.start, UInt32.max - $0.range.end) < ($1.range.start, UInt32.max - $1.range.end)
    }
    var text = ""
    var position: UInt32 = 0
    for edit in ordered where edit.range.start >= position {
        text += source.text(in: SourceRange(start: position, end: edit.range.start))
        text += edit.replacement
        position = edit.range.end
    }
    return text + source.text(in: SourceRange(start: position, end: UInt32(truncatingIfNeeded: source.bytes.count)))
}

// MARK: Conditions

/// Deletes the directives of every `#if` and its inactive clauses.
private func conditionEdits(in tree: SyntaxTree, profile: Profile) -> [TextEdit] {
    var edits: [TextEdit] = []
    var index: UInt32 = 0
    while index < UInt32(tree.nodes.count) {
        let node = NodeID(index)
        index += 1
        guard tree.kind(node) == .ifConfig else { continue }
        let whole = tree.range(node)
        guard let clause = profile.activeClause(of: node, in: tree) else {
            edits.append(TextEdit(range: wholeLines(whole, in: tree.source), replacement: ""))
            index = node.rawValue + tree[node].size
            continue
        }
        var directive = tree.tokens.range(tree.mainToken(clause))
        if let condition = profile.condition(of: clause, in: tree) { directive.end = tree.range(condition).end }
        let head = SourceRange(start: whole.start, end: directive.end)
        var next = tree.tokens.range(TokenID(tree[node].endToken).previous).start
        for other in tree.children(node) where other > clause && tree.kind(other) == .ifConfigClause {
            next = tree.range(other).start
            break
        }
        edits.append(TextEdit(range: wholeLines(head, in: tree.source), replacement: ""))
        edits.append(TextEdit(range: wholeLines(SourceRange(start: next, end: whole.end), in: tree.source), replacement: ""))
    }
    return edits
}

/// The range with the rest of its lines where nothing but spaces stands there.
private func wholeLines(_ range: SourceRange, in source: SourceFile) -> SourceRange {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") }
    var start = Int(range.start)
    while start > 0, isSpace(source.bytes[start - 1]) { start -= 1 }
    var end = Int(range.end)
    while end < source.bytes.count, isSpace(source.bytes[end]) { end += 1 }
    guard start == 0 || source.bytes[start - 1] == UInt8(ascii: "\n"), end == source.bytes.count || source.bytes[end] == UInt8(ascii: "\n")
    else { return range }
    return SourceRange(start: UInt32(start), end: UInt32(min(end + 1, source.bytes.count)))
}

// MARK: Availability

/// Which declarations get the mark: the outermost that the profile does not have. A type that available declarations mention must stay, or
/// these would not compile.
private struct UnavailableMarks {
    let program: Program
    /// Declarations that are marked; a mark covers what they contain.
    private var marked: Set<DeclID> = []
    /// Types that the profile does not have and that stay because something available mentions them.
    private var kept: Set<DeclID> = []

    init(program: Program) { self.program = program }

    /// Marks until no available declaration mentions a marked type.
    mutating func choose() {
        for _ in 0..<16 {
            marked = []
            for number in program.declarations.indices {
                let id = DeclID(UInt32(truncatingIfNeeded: number))
                if !isCovered(id), isNewer(id), canMark(id) { marked.insert(id) }
            }
            let mentioned = mentionedTypes()
            if mentioned.isEmpty { return }
            kept.formUnion(mentioned)
        }
    }

    /// Replaces or adds the attributes of what is marked in a file.
    func edits(in file: FileID) -> [TextEdit] {
        let tree = program.tree(file)
        var edits: [TextEdit] = []
        var seen: Set<NodeID> = []
        for id in program.files[Int(file.rawValue)].declarations.map({ DeclID($0) }) where marked.contains(id) {
            let node = program.declarationNode(id)
            guard seen.insert(node).inserted else { continue }
            var isStated = false
            for attribute in program.attributes(of: id) where tree.text(tree.mainToken(attribute)) == "available" {
                var range = tree.range(attribute)
                if isStated { range.end = tree.tokens.range(TokenID(tree[attribute].endToken)).start }
                edits.append(TextEdit(range: range, replacement: isStated ? "" : "@available(*, unavailable)"))
                isStated = true
            }
            if !isStated {
                let start = tree.range(node).start
                edits.append(TextEdit(range: SourceRange(start: start, end: start), replacement: "@available(*, unavailable) "))
            }
        }
        return edits
    }

    /// Empties bodies inside of what is marked that mention a marked function, or a type with a marked initialiser.
    func bodyEdits(in file: FileID) -> [TextEdit] {
        let names = namesOfMarkedCalls()
        let tree = program.tree(file)
        var edits: [TextEdit] = []
        for id in program.files[Int(file.rawValue)].declarations.map({ DeclID($0) }) {
            guard program[id].flags.contains(.hasBody), marked.contains(id) || isCovered(id), let body = body(of: id, in: tree) else {
                continue
            }
            let tokens = tree[body].firstToken..<max(tree[body].firstToken, tree[body].endToken)
            if tokens.contains(where: { names.contains(program.name(of: TokenID($0), in: file)) }) {
                edits.append(TextEdit(range: tree.range(body), replacement: "{ fatalError() }"))
            }
        }
        return edits
    }

    private func namesOfMarkedCalls() -> Set<Name> {
        var names: Set<Name> = []
        for id in marked where program[id].kind.isValue {
            let parent = program[id].parent
            if parent != .none, program[parent].kind == .extensionBlock { continue }
            names.insert(program[id].kind == .initializer && parent != .none ? program[parent].name : program[id].name)
        }
        names.remove(.none)
        return names
    }

    private func body(of id: DeclID, in tree: SyntaxTree) -> NodeID? {
        tree.children(program[id].node).first {
            switch tree.kind($0) {
            case .block, .getterBlock, .accessorBlock: true
            default: false
            }
        }
    }

    private func isCovered(_ id: DeclID) -> Bool {
        var parent = program[id].parent
        while parent != .none {
            if marked.contains(parent) { return true }
            parent = program[parent].parent
        }
        return false
    }

    /// Whether the profile lacks the declaration, by its own attributes, those around it, or those of the type that it extends.
    private func isNewer(_ id: DeclID) -> Bool {
        if program.availability(of: id) > program.profile.deploymentTarget || program.isUnavailable(id) { return true }
        let type = program[id].kind == .extensionBlock ? program.extendedType(of: id) : program.nominal(containing: id)
        return type != .none && type != id && isNewer(type)
    }

    private func canMark(_ id: DeclID) -> Bool {
        let declaration = program[id]
        let parent = declaration.parent
        if parent != .none, program[parent].kind == .protocolType { return false }
        // A type that stays, stays with the members that came with it: they may satisfy a protocol or stand in default arguments.
        let owner = declaration.kind == .extensionBlock ? program.extendedType(of: id) : program.nominal(containing: id)
        if isKept(owner), declaration.introduced <= program.availability(of: owner) { return false }
        switch declaration.kind {
        case .structType, .classType, .actorType, .enumType, .protocolType, .typealias_: return !kept.contains(id)
        case .extensionBlock, .function, .initializer, .subscriptMember, .enumCase: return true
        case .variable:
            return !declaration.flags.contains(.isStored) || declaration.flags.contains(.isStatic) || parent == .none
        case .associatedtype_, .macro, .precedenceGroup, .operatorDeclaration: return false
        }
    }

    /// Whether the type or one around it stays although the profile lacks it.
    private func isKept(_ type: DeclID) -> Bool {
        var current = type
        while current != .none {
            if kept.contains(current) { return true }
            current = program.nominal(containing: current)
        }
        return false
    }

    /// Marked types and aliases whose names stand outside of everything marked.
    private func mentionedTypes() -> Set<DeclID> {
        var byName: [Name: [DeclID]] = [:]
        for id in marked where program[id].kind.isType { byName[program[id].name, default: []].append(id) }
        guard !byName.isEmpty else { return [] }
        var result: Set<DeclID> = []
        for (number, file) in program.files.enumerated() {
            let id = FileID(UInt32(truncatingIfNeeded: number))
            let covered = coveredTokens(of: id)
            for token in 0..<UInt32(truncatingIfNeeded: file.tree.tokens.count) where !covered[Int(token)] {
                if let types = byName[program.name(of: TokenID(token), in: id)] { result.formUnion(types) }
            }
        }
        return result
    }

    /// The tokens in marked declarations and in inactive clauses.
    private func coveredTokens(of file: FileID) -> [Bool] {
        let tree = program.tree(file)
        var covered = [Bool](repeating: false, count: tree.tokens.count)
        func cover(_ node: NodeID) {
            for token in tree[node].firstToken..<max(tree[node].firstToken, tree[node].endToken) { covered[Int(token)] = true }
        }
        for number in program.files[Int(file.rawValue)].declarations where marked.contains(DeclID(number)) {
            cover(program.declarationNode(DeclID(number)))
        }
        for index in 0..<UInt32(truncatingIfNeeded: tree.nodes.count) where tree.kind(NodeID(index)) == .ifConfig {
            let active = program.profile.activeClause(of: NodeID(index), in: tree)
            for clause in tree.children(NodeID(index)) where clause != active { cover(clause) }
        }
        return covered
    }
}
