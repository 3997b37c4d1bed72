// The views that two arms of a branch both make. Each is two views at run time, one in each arm, where one would have served: what the first
// holds when the branch flips is lost, and could have been kept. What only one arm makes is exchanged, as the branch says.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

/// A view that two arms make.
public struct SharedView: Sendable {
    /// How the two differ.
    public enum Difference: Sendable {
        /// In nothing: the views inside their modifiers are spelled the same.
        case none
        /// In details: what is written out, such as a number or a closure, or some of the values that are read while others are the same.
        case details
        /// In all the values that are read: the two may be about different things.
        case subject
    }

    /// The view with its modifiers, in the first arm.
    public var first: ViewNodeID
    /// The same in the second.
    public var second: ViewNodeID
    /// How the views inside the modifiers differ.
    public var difference: Difference
    /// Whether it is compared by itself: what it contains is compared by itself.
    public var isContainer: Bool
    /// Whether both are in the same place of the arms, so that nothing around them has to change to make them one.
    public var isInPlace: Bool
    /// Whether each has a text of its own, as two rows of one form have that are about different things.
    public var areTitled = false
    /// Whether they are two fields of different types that edit one text.
    public var areFields = false
    /// Whether one of them is in an arm of a branch that only one of the two arms has: what is there when that comes or goes, only the program's
    /// user knows.
    public var isNested = false
}

extension Analyzer {
    /// The views that two arms both make, from the outside in and in source order. Containers of one type are shared, and what they contain is
    /// compared in order; of other containers only what is spelled the same inside. What is spelled with one of the names that the conditions
    /// bind is not the same in two arms.
    public func sharedViews(
        of first: ViewNodeID, _ second: ViewNodeID, of branch: BranchSyntax, binding names: Set<String>, in body: LoweredBody
    ) -> [SharedView] {
        let conditions = program.tree(body.file).conditionNodes(of: branch)
        var comparison = SharedViewComparison(
            analyzer: self, body: body, boundNames: names, choosesSubject: branch.form == .switch || branch.arms.count > 2,
            deciding: Set(valueReads(below: conditions, in: CodeScope(body)).filter { !$0.isOfLocal }))
        comparison.compare(comparison.contents(of: first), comparison.contents(of: second), isInPlace: true)
        return comparison.found
    }

    /// Whether an `.id` on a view, or on what a member of the program makes there, is made of one of these values: each of them has a view of its
    /// own, whatever is around it.
    fileprivate func isKeyed(_ node: ViewNodeID, in body: LoweredBody, by values: Set<ValueRead>, depth: Int = 0) -> Bool {
        guard !values.isEmpty, depth < 4 else { return false }
        let root = body.rootView(of: node)
        for modifier in body.modifiers(from: node, to: root) ?? [] where isIdentityModifier(modifier, in: body) {
            let arguments = body.call(modifier)?.arguments.map(\.syntax) ?? []
            if valueReads(below: arguments, in: CodeScope(body)).contains(where: values.contains) { return true }
        }
        guard body[root].kind == .reference, case let member = body[root].declaration, member != .none, !isFromPrelude(member),
            let inner = contentBody(of: member)
        else { return false }
        return isKeyed(.root, in: inner, by: values, depth: depth + 1)
    }
}

/// One comparison of two arms.
private struct SharedViewComparison {
    /// More views than this are not compared with each other.
    static let limit = 64
    static let depthLimit = 24

    let analyzer: Analyzer
    let body: LoweredBody
    let boundNames: Set<String>
    /// Whether the branch chooses among several things, so that a case or a text that only one arm has says what the arm is about.
    let choosesSubject: Bool
    /// What the conditions read.
    let deciding: Set<ValueRead>
    var found: [SharedView] = []
    private var depth = 0

    init(analyzer: Analyzer, body: LoweredBody, boundNames: Set<String>, choosesSubject: Bool, deciding: Set<ValueRead>) {
        self.analyzer = analyzer
        self.body = body
        self.boundNames = boundNames
        self.choosesSubject = choosesSubject
        self.deciding = deciding
    }

    private var tree: SyntaxTree { analyzer.program.tree(body.file) }

    /// Compares the views in two lists: one view with one, others in an order that keeps most of them.
    mutating func compare(_ first: [ViewNodeID], _ second: [ViewNodeID], isInPlace: Bool) {
        guard first.count <= Self.limit, second.count <= Self.limit, depth < Self.depthLimit else { return }
        depth += 1
        defer { depth -= 1 }
        if first.count == 1, second.count == 1 { return compare(first[0], second[0], isInPlace: isInPlace) }
        let pairs = aligned(first, second)
        for (a, b) in pairs { compare(a, b, isInPlace: isInPlace) }
        // Inside of the containers that found no counterpart.
        let rest = (first.filter { node in !pairs.contains { $0.0 == node } }, second.filter { node in !pairs.contains { $0.1 == node } })
        compareContents(rest.0, rest.1)
    }

    private mutating func compare(_ a: ViewNodeID, _ b: ViewNodeID, isInPlace: Bool) {
        if analyzer.isKeyed(a, in: body, by: deciding) || analyzer.isKeyed(b, in: body, by: deciding) { return }
        let (rootA, rootB) = (body.rootView(of: a), body.rootView(of: b))
        if isSameBranch(rootA, rootB) { return compareArms(rootA, rootB, isInPlace: isInPlace) }
        guard let difference = difference(rootA, rootB) else {
            if let difference = memberDifference(rootA, rootB) {
                found.append(SharedView(first: a, second: b, difference: difference, isContainer: false, isInPlace: isInPlace))
                return
            }
            if let field = fields(a, b, isInPlace: isInPlace) { return found.append(field) }
            if compareNested(rootA, b, isInPlace: isInPlace) || compareNested(rootB, a, isInPlace: isInPlace, isReversed: true) { return }
            return compareContents([a], [b])
        }
        let isContainer = isContainer(rootA) && isContainer(rootB)
        found.append(
            SharedView(
                first: a, second: b, difference: difference, isContainer: isContainer, isInPlace: isInPlace,
                areTitled: areTitled(rootA, rootB)))
        // Two commands are two things, and what both show may still be one.
        if isContainer || difference == .subject && isCommand(rootA) {
            compare(contents(of: rootA), contents(of: rootB), isInPlace: isInPlace)
        }
    }

    private func isCommand(_ root: ViewNodeID) -> Bool {
        body[root].kind == .construct && analyzer.program.markDetails(of: analyzer.nominal(body[root].type)).command != nil
    }

    /// The arms of two branches that ask the same: what either shows, the other also shows.
    private mutating func compareArms(_ a: ViewNodeID, _ b: ViewNodeID, isInPlace: Bool) {
        for (x, y) in zip(body.children(a), body.children(b)) { compare(contents(of: x), contents(of: y), isInPlace: isInPlace) }
    }

    /// The arms of a branch that only one of two views is, with the other one: the first that shares something. Only where nothing decides both:
    /// any arm may be there when the one around it comes or goes.
    private mutating func compareNested(_ branch: ViewNodeID, _ other: ViewNodeID, isInPlace: Bool, isReversed: Bool = false) -> Bool {
        guard body[branch].kind == .branch, let syntax = body.branchSyntax(of: branch, tree: tree),
            case let reads = analyzer.valuesRead(by: syntax, in: body),
            !reads.contains(where: { read in read.isOfLocal || deciding.contains { $0.overlaps(read) } })
        else { return false }
        let before = found.count
        for arm in body.children(branch) {
            let content = contents(of: arm)
            if isReversed { compare([other], content, isInPlace: isInPlace) } else { compare(content, [other], isInPlace: isInPlace) }
            for index in before..<found.count { found[index].isNested = true }
            if found.count > before { return true }
        }
        return false
    }

    /// What is spelled the same inside of views that are not the same themselves.
    private mutating func compareContents(_ first: [ViewNodeID], _ second: [ViewNodeID]) {
        let (a, b) = (first.flatMap { leaves(of: $0) }, second.flatMap { leaves(of: $0) })
        guard a.count <= Self.limit, b.count <= Self.limit else { return }
        var taken: Set<ViewNodeID> = []
        for view in a {
            if let match = b.first(where: { !taken.contains($0) && isSameBranch(body.rootView(of: view), body.rootView(of: $0)) }) {
                taken.insert(match)
                compareArms(body.rootView(of: view), body.rootView(of: match), isInPlace: false)
                continue
            }
            if let match = b.first(where: { !taken.contains($0) && isSpelledTheSame(view, $0) }),
                !analyzer.isKeyed(view, in: body, by: deciding)
            {
                taken.insert(match)
                found.append(SharedView(first: view, second: match, difference: .none, isContainer: false, isInPlace: false))
            } else if let field = b.lazy.filter({ !taken.contains($0) }).firstAnswer({ fields(view, $0, isInPlace: false) }) {
                taken.insert(field.second)
                found.append(field)
            }
        }
        compareRows(a, b)
    }

    /// The rows of two collections that end in one view of the program: the same list in groups and without.
    private mutating func compareRows(_ first: [ViewNodeID], _ second: [ViewNodeID]) {
        for a in first {
            let (types, values) = (rowTypes(of: a), valuesRead(byRowsOf: a))
            guard !types.isEmpty, !values.isEmpty,
                let b = second.first(where: {
                    !types.isDisjoint(with: rowTypes(of: $0)) && !values.isDisjoint(with: valuesRead(byRowsOf: $0))
                }),
                !found.contains(where: { $0.first == a || $0.second == b })
            else { continue }
            found.append(SharedView(first: a, second: b, difference: .details, isContainer: false, isInPlace: false))
        }
    }

    /// The values that a collection is made from, by their names, of what a model holds by both names: `model.rows`. Rows of others are about
    /// other things.
    private func valuesRead(byRowsOf node: ViewNodeID) -> Set<String> {
        let root = body.rootView(of: node)
        guard body[root].kind == .construct, let data = body.call(root)?.arguments.first?.syntax else { return [] }
        let names = (data.rawValue..<data.rawValue + tree[data].size).map { NodeID($0) }.filter { part in
            guard tree.kind(part) == .reference, tree.mainToken(part) != .none, !tree.isTypeName(part) else { return false }
            guard let access = tree.parent(part), tree.kind(access) == .member else { return true }
            return tree.firstChild(access) == part || tree.firstChild(access).map { tree.isSelf($0) } == true
        }
        return Set(names.filter { !boundNames.contains(tree.name(tree.mainToken($0))) && !tree.isSelf($0) }.map(path(of:)))
    }

    /// Whether two views that scroll show the rows of collections that are made from no value in common: they are two lists.
    private func showsOtherRows(_ a: ViewNodeID, _ b: ViewNodeID) -> Bool {
        guard [a, b].allSatisfy({ analyzer.marks(ofView: $0, in: body).contains(.scrolls) }) else { return false }
        let (first, second) = (valuesRead(byRowsBelow: a), valuesRead(byRowsBelow: b))
        return !first.isEmpty && !second.isEmpty && first.isDisjoint(with: second)
    }

    /// The values that the collections of a view and those below it are made from.
    private func valuesRead(byRowsBelow root: ViewNodeID) -> Set<String> {
        (root.rawValue..<root.rawValue + body[root].size).reduce(into: []) { values, index in
            let node = ViewNodeID(index)
            guard body[node].kind == .construct, analyzer.marks(ofView: node, in: body).contains(.rows) else { return }
            values.formUnion(valuesRead(byRowsOf: node))
        }
    }

    /// The name of a value, with the member of it that is read: `model.rows` in `model.rows.sorted()`, `rows` in `rows.sorted()`.
    private func path(of reference: NodeID) -> String {
        let name = tree.name(tree.mainToken(reference))
        // `self.model`
        let whole = tree.withBase(reference)
        guard let access = tree.parent(whole), let member = MemberAccess(tree, access), member.base == whole,
            tree.parent(access).map({ FunctionCall(tree, $0)?.callee == access }) != true
        else { return name }
        return "\(name).\(tree.name(member.name))"
    }

    /// The views of the program that the rows of a collection are, also in sections, groups and collections inside of it.
    private func rowTypes(of node: ViewNodeID, depth: Int = 0) -> Set<DeclID> {
        let root = body.rootView(of: node)
        guard depth < 4, body[root].kind == .construct, analyzer.marks(ofView: root, in: body).contains(.rows) else { return [] }
        var result: Set<DeclID> = []
        for leaf in contents(of: root).flatMap({ leaves(of: $0) }) {
            let view = body.rootView(of: leaf)
            let type = body[view].kind == .construct ? analyzer.nominal(body[view].type) : .none
            if type != .none, !analyzer.isFromPrelude(type) {
                result.insert(type)
            } else {
                result.formUnion(rowTypes(of: leaf, depth: depth + 1))
            }
        }
        return result
    }

    // MARK: Views and containers

    /// Whether two branches ask the same, arm by arm.
    private func isSameBranch(_ a: ViewNodeID, _ b: ViewNodeID) -> Bool {
        guard body[a].kind == .branch, body[b].kind == .branch, let first = body.branchSyntax(of: a, tree: tree),
            let second = body.branchSyntax(of: b, tree: tree), first.form == second.form,
            // What one of them shows otherwise does not matter to what both show.
            first.form == .if || first.arms.count == second.arms.count
        else { return false }
        let (conditions, others) = (tree.conditionNodes(of: first), tree.conditionNodes(of: second))
        return conditions.count == others.count && zip(conditions, others).allSatisfy { tree.spellSame($0, $1) }
    }

    private func isContainer(_ root: ViewNodeID) -> Bool { isContainer(root, in: body) }

    private func isContainer(_ root: ViewNodeID, in body: LoweredBody) -> Bool {
        body[root].kind == .construct && !analyzer.marks(ofView: root, in: body).isDisjoint(with: [.arranges, .group, .section])
    }

    /// The views that an arm or the closure of a container makes, one for each place.
    func contents(of container: ViewNodeID) -> [ViewNodeID] {
        body.children(container).flatMap { child -> [ViewNodeID] in
            switch body[child].kind {
            case .block: body.children(child)
            case .empty: []
            default: [child]
            }
        }
    }

    /// The views inside of containers, which are not containers themselves; with the modifiers right on them.
    private func leaves(of node: ViewNodeID) -> [ViewNodeID] {
        let root = body.rootView(of: node)
        return isContainer(root) ? contents(of: root).flatMap { leaves(of: $0) } : [node]
    }

    /// Whether two views, without their modifiers, are spelled and meant the same.
    private func isSpelledTheSame(_ a: ViewNodeID, _ b: ViewNodeID) -> Bool {
        if case .some(.none) = difference(body.rootView(of: a), body.rootView(of: b)) { true } else { false }
    }

    /// How two views without modifiers differ; nil for different views.
    private func difference(_ a: ViewNodeID, _ b: ViewNodeID) -> SharedView.Difference? {
        guard body[a].kind == body[b].kind, [.construct, .reference].contains(body[a].kind) else { return nil }
        let (typeA, typeB) = (analyzer.nominal(body[a].type), analyzer.nominal(body[b].type))
        if body[a].kind == .reference {
            guard body[a].declaration == body[b].declaration,
                contents(of: a).map({ body[$0].type }) == contents(of: b).map({ body[$0].type })
            else { return nil }
            if body[a].declaration == .none { return isSame(body[a].syntax, body[b].syntax) ? SharedView.Difference.none : nil }
        } else {
            guard typeA != .none, typeA == typeB else { return nil }
            if showsOtherRows(a, b) { return .subject }
            // The contents of a container make its type; of a different view they belong to what it is.
            if body[a].type != body[b].type, !isContainer(a) {
                guard let callA = body.call(a), let callB = body.call(b) else { return nil }
                return isExtended(callA, callB) || isExtended(callB, callA) ? .details : nil
            }
        }
        guard let callA = body.call(a), let callB = body.call(b) else {
            return isSame(body[a].syntax, body[b].syntax) ? SharedView.Difference.none : .subject
        }
        if isExtended(callA, callB) || isExtended(callB, callA) { return .details }
        let difference = difference(callA, callB)
        // A list and what a search leaves of it.
        guard difference == .subject, !valuesRead(byRowsOf: a).isDisjoint(with: valuesRead(byRowsOf: b)) else { return difference }
        return analyzer.marks(ofView: a, in: body).contains(.rows) ? .details : difference
    }

    // MARK: Fields

    /// Two fields of different types for one text, such as the secure form of a field and the other; nil for other views.
    private func fields(_ a: ViewNodeID, _ b: ViewNodeID, isInPlace: Bool) -> SharedView? {
        guard let first = typedText(in: a), let second = typedText(in: b), first.type != second.type, isSame(first.text, second.text) else {
            return nil
        }
        return SharedView(first: a, second: b, difference: .details, isContainer: false, isInPlace: isInPlace, areFields: true)
    }

    /// The text that a field edits.
    private func typedText(in node: ViewNodeID) -> (type: DeclID, text: NodeID)? {
        guard let (inner, root, _) = made(at: body.rootView(of: node)), inner.file == body.file, let call = inner.call(root),
            case let type = analyzer.nominal(inner[root].type), type != .none,
            // Where nobody can edit it, there is no focus to lose.
            !analyzer.isDisabled(root, in: inner)
        else { return nil }
        let labels = analyzer.labelsOfText(type)
        return call.arguments.first { labels.contains(analyzer.name($0.label)) }.map { (type, $0.syntax) }
    }

    // MARK: Members

    /// How the views differ that two members of the program end in, or a member and a view that is made here; nil for different views, and for
    /// containers, whose contents the members arrange.
    private func memberDifference(_ a: ViewNodeID, _ b: ViewNodeID) -> SharedView.Difference? {
        guard [a, b].contains(where: { body[$0].kind == .reference }), let first = made(at: a), let second = made(at: b),
            first.body.file == body.file, second.body.file == body.file,
            case let type = analyzer.nominal(first.body[first.root].type), type != .none,
            first.body[first.root].type == second.body[second.root].type,
            !isContainer(first.root, in: first.body), let callA = first.body.call(first.root), let callB = second.body.call(second.root)
        else { return nil }
        let difference = difference(callA, callB)
        // What the members do with it is not compared.
        return difference == .none && (first.isModified || second.isModified) ? .details : difference
    }

    /// The view that a node makes, through members that have no parameters.
    private func made(at node: ViewNodeID) -> (body: LoweredBody, root: ViewNodeID, isModified: Bool)? {
        var (current, root, isModified) = (body, node, false)
        for _ in 0..<8 {
            if current[root].kind == .construct { return (current, root, isModified) }
            let declaration = current[root].declaration
            guard current[root].kind == .reference, declaration != .none, current.call(root)?.arguments.isEmpty ?? true,
                let inner = analyzer.contentBody(of: declaration), let content = inner.onlyContent
            else { return nil }
            current = inner
            root = inner.rootView(of: content)
            isModified = isModified || root != content
        }
        return nil
    }

    /// Whether two nodes say and mean the same.
    private func isSame(_ a: NodeID, _ b: NodeID) -> Bool {
        tree.spellSame(a, b) && (boundNames.isEmpty || tree.names(in: tree.tokenRange(a)).isDisjoint(with: boundNames))
    }

    private func difference(_ a: CallRecord, _ b: CallRecord) -> SharedView.Difference {
        guard a.declaration == b.declaration else { return .subject }
        if loadsOther(a, b) { return .subject }
        var (differs, readsOthers, readsSame) = (false, false, false)
        var (differsInAction, differsInValue) = (false, false)
        let isOwn = !analyzer.isFromPrelude(a.declaration)
        for parameter in Set((a.arguments + b.arguments).map(\.parameter)) {
            let (x, y) = (argument(parameter, of: a), argument(parameter, of: b))
            let areConstant = [x, y].allSatisfy { $0.map(isConstant) ?? true }
            // Each arm binds a different value of a case, and with a different binding a control edits a different value.
            if let x, let y, mentionsBoundName(x.syntax) && mentionsBoundName(y.syntax) || editsOther(x, y) || editOthers(x, y) {
                return .subject
            }
            if let x, let y, isSame(x.syntax, y.syntax) {
                readsSame = readsSame || !areConstant
            } else {
                let isClosure = [x, y].contains { $0.map { tree.kind($0.syntax) == .closure } ?? false }
                // A view of the program with a text, a case or a closure of its own in each of several arms is a different step or page in each.
                if isOwn, choosesSubject {
                    let makesViews = isClosure && [x, y].contains { $0.map(buildsViews) ?? false }
                    if isClosure ? !makesViews : !areConstant { return .subject }
                }
                differs = true
                readsOthers = readsOthers || !areConstant
                differsInAction = differsInAction || [x, y].contains { $0.map(isAction) ?? false }
                differsInValue = differsInValue || !isClosure
            }
        }
        // With an action and a text of its own in each arm it is two commands, as two buttons would be.
        if isOwn, differsInAction, differsInValue { return .subject }
        return !differs ? .none : readsOthers && !readsSame ? .subject : .details
    }

    /// Whether two views have a text of their own each.
    private func areTitled(_ a: ViewNodeID, _ b: ViewNodeID) -> Bool {
        guard let first = body.call(a), let second = body.call(b) else { return false }
        return first.arguments.contains { x in
            guard let y = argument(x.parameter, of: second) else { return false }
            return [x, y].allSatisfy { tree.kind($0.syntax) == .string } && !isSame(x.syntax, y.syntax)
        }
    }

    /// Whether a call of one of SwiftUI's views says all that another one says, and more, with a different initialiser: `List(items)` and
    /// `List(items, selection: $chosen)`.
    private func isExtended(_ a: CallRecord, _ b: CallRecord) -> Bool {
        guard a.declaration != b.declaration, analyzer.isFromPrelude(a.declaration), a.arguments.count < b.arguments.count,
            a.arguments.contains(where: { !isConstant($0) })
        else { return false }
        return a.arguments.allSatisfy { x in b.arguments.contains { x.label == $0.label && isSame(x.syntax, $0.syntax) } }
    }

    /// Whether two calls give a view something else to load: one view in their place would start over as well.
    private func loadsOther(_ a: CallRecord, _ b: CallRecord) -> Bool {
        let program = analyzer.program
        let type = program[a.declaration].kind == .initializer ? program.nominal(containing: a.declaration) : a.declaration
        return program.markDetails(of: type).contains { detail in
            guard case .loads(let label) = detail else { return false }
            func loaded(_ call: CallRecord) -> NodeID? { call.arguments.first { analyzer.name($0.label) == label }?.syntax }
            guard let x = loaded(a), let y = loaded(b) else { return false }
            return !isSame(x, y)
        }
    }

    private func editsOther(_ a: ArgumentRecord, _ b: ArgumentRecord) -> Bool {
        !tree.spellSame(a.syntax, b.syntax)
            && [a, b].allSatisfy { argument in
                let type = analyzer.nominal(argument.type)
                return type != .none && analyzer.isFromPrelude(type) && analyzer.program.marks(of: type).contains(.given)
            }
    }

    /// Whether the views that two closures make edit values, and have none in common.
    private func editOthers(_ a: ArgumentRecord, _ b: ArgumentRecord) -> Bool {
        guard tree.kind(a.syntax) == .closure, tree.kind(b.syntax) == .closure, buildsViews(a), buildsViews(b) else { return false }
        func edited(_ argument: ArgumentRecord) -> Set<String> {
            tree.names(in: tree.tokenRange(argument.syntax)).filter { $0.first == "$" && $0.dropFirst().first?.isNumber == false }
        }
        let (x, y) = (edited(a), edited(b))
        return !x.isEmpty && !y.isEmpty && x.isDisjoint(with: y)
    }

    private func mentionsBoundName(_ node: NodeID) -> Bool {
        !boundNames.isEmpty && tree.kind(node) != .closure && !tree.names(in: tree.tokenRange(node)).isDisjoint(with: boundNames)
    }

    private func argument(_ parameter: Int, of call: CallRecord) -> ArgumentRecord? { call.arguments.first { $0.parameter == parameter } }

    /// Whether an argument is written out: it says how a view is, and not what it is about.
    private func isConstant(_ argument: ArgumentRecord) -> Bool {
        if [.closure, .keyPath].contains(tree.kind(argument.syntax)) { return true }
        switch argument.literal {
        case .integer, .float, .boolean, .nil: return true
        case .string, .member: return !choosesSubject
        case .interpolatedString: return false
        case nil: return tree.isCaseName(argument.syntax) && !choosesSubject
        }
    }

    /// Whether an argument is code that is run to do something, and makes nothing.
    private func isAction(_ argument: ArgumentRecord) -> Bool {
        result(ofClosure: argument).map { analyzer.structure(of: $0) == .tuple(labels: [], elements: []) } ?? false
    }

    /// Whether an argument is code that makes views.
    private func buildsViews(_ argument: ArgumentRecord) -> Bool {
        result(ofClosure: argument).map { analyzer.conforms($0, to: analyzer.wellKnown.view) } ?? false
    }

    private func result(ofClosure argument: ArgumentRecord) -> TypeID? {
        guard tree.kind(argument.syntax) == .closure, case .function(let function) = analyzer.structure(of: argument.type) else {
            return nil
        }
        return function.result
    }

    /// Pairs of two lists that keep the order of both: as many as possible that are spelled the same, then of one view.
    private func aligned(_ first: [ViewNodeID], _ second: [ViewNodeID]) -> [(ViewNodeID, ViewNodeID)] {
        let width = second.count + 1
        var likeness = [Int](repeating: 0, count: (first.count + 1) * width)
        var score = likeness
        for i in first.indices.reversed() {
            for j in second.indices.reversed() {
                let place = i * width + j
                let (a, b) = (body.rootView(of: first[i]), body.rootView(of: second[j]))
                likeness[place] =
                    switch difference(a, b) {
                    case .some(.none): 4
                    case .details: 2
                    case .subject: 1
                    case nil: isSameBranch(a, b) ? 4 : fields(first[i], second[j], isInPlace: true) == nil ? 0 : 2
                    }
                let matched = likeness[place] == 0 ? 0 : score[place + width + 1] + likeness[place]
                score[place] = max(matched, score[place + width], score[place + 1])
            }
        }
        var pairs: [(ViewNodeID, ViewNodeID)] = []
        var (i, j) = (0, 0)
        while i < first.count, j < second.count {
            let place = i * width + j
            if likeness[place] > 0, score[place] == score[place + width + 1] + likeness[place] {
                pairs.append((first[i], second[j]))
                (i, j) = (i + 1, j + 1)
            } else if score[place] == score[place + width] {
                i += 1
            } else {
                j += 1
            }
        }
        return pairs
    }
}
