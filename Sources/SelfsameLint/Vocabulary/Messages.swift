// The words of the diagnostics on branches. The first line says what a flip costs, when, and what happens at run time; a note names each
// identity path; the fix's title says what to do.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension ConditionContext {
    /// The first line of a finding: what a flip costs and when, then what happens to a view, and to what end. Where a flip costs nothing, what
    /// happens comes first. `group` are the arms that the finding is about, nil for all.
    func message(_ happening: String, _ purpose: String = "", among group: [Int]? = nil) -> String {
        let arms = group ?? Array(arms.indices)
        return lossMessage(cost(among: arms), whenItFlips(between: arms), happening, purpose)
    }

    /// How many of the arms a finding is about: "both arms", "all 3 arms", "2 of 3 arms".
    func words(forArms group: [Int]) -> String {
        guard group.count == arms.count else { return "\(group.count) of \(arms.count) arms" }
        return group.count == 2 ? "both arms" : "all \(group.count) arms"
    }

    /// When the condition flips, as the end of a sentence: "when `isOn` changes".
    var whenItFlips: String {
        if let value = unwrapped { return "when `\(tree.oneLine(value, upTo: 40))` becomes nil or non-nil" }
        if let clause = flippingClause, tree.kind(clause) == .matchingCondition, let value = tree.initialValue(of: clause),
            let pattern = tree.firstChild(clause)
        {
            return "when `\(tree.oneLine(value, upTo: 40))` enters or leaves `\(tree.oneLine(pattern, upTo: 40))`"
        }
        return "when `\(tree.conditionText(of: syntax).shortened(to: 50))` changes"
    }

    /// When it flips from one of some arms to a different one: "when `phase` goes from `.idle` to `.busy`". Where any of three or more may follow
    /// any other, no two of them are named.
    func whenItFlips(between group: [Int]) -> String {
        guard let way = way(among: group), isChain || group.count < arms.count else { return whenItFlips }
        let labels = [way.from, way.to].map { tree.label(of: arms[$0].syntax).shortened(to: 40) }
        guard labels[0] != labels[1] else { return whenItFlips }
        if syntax.form == .switch {
            if group.count > 2, changes.joinsAll(group) { return whenItFlips }
            let subject = "when `\(tree.conditionText(of: syntax).shortened(to: 50))`"
            return changes.goesBack(way)
                ? "\(subject) changes between `\(labels[0])` and `\(labels[1])`"
                : "\(subject) goes from `\(labels[0])` to `\(labels[1])`"
        }
        // What leads from one to the other, and back, is the condition that is asked first.
        if changes.goesBack(way) { return "when `\(labels[way.from < way.to ? 0 : 1])` changes" }
        return labels[1] == "else" ? "when `\(labels[0])` becomes false" : "when `\(labels[1])` becomes true"
    }

    /// What the condition asks of a name: `if let x` and `if x != nil` whether there is a value, a `switch` over cases which one it is.
    func change(askedOf name: String) -> Change {
        if asksForNil(of: name) { return .presence }
        guard syntax.form == .switch, let subject = syntax.subject, tree.oneLine(subject) == name else { return .value }
        return syntax.arms.flatMap(\.items).allSatisfy { tree.namesCase($0) && tree.bindsOnly($0) } ? .kind : .value
    }

    /// Whether the condition asks of a name only whether it is nil.
    private func asksForNil(of name: String) -> Bool {
        guard syntax.form == .if, syntax.arms.compactMap(\.conditions).count == 1, let list = syntax.arms[0].conditions else {
            return false
        }
        return tree.clauses(of: list).filter { tree.names(in: tree.tokenRange($0)).contains(name) }.allSatisfy { clause in
            if tree.kind(clause) == .optionalBinding { return tree.unwrapped(in: clause).map { tree.text($0) == name } ?? false }
            guard let comparison = BinaryExpression(tree, clause) else { return false }
            return [comparison.left, comparison.right].contains { tree.kind($0) == .nil }
        }
    }

    /// What the condition unwraps, where it does nothing else.
    private var unwrapped: NodeID? { flippingClause.flatMap { tree.kind($0) == .optionalBinding ? tree.unwrapped(in: $0) : nil } }

    /// The clause that alone can flip the condition, next to checks of availability; nil where there are more.
    private var flippingClause: NodeID? {
        guard syntax.form == .if, let list = syntax.arms.first?.conditions else { return nil }
        let clauses = tree.clauses(of: list).filter { tree.kind($0) != .availabilityCondition }
        return clauses.count == 1 ? clauses[0] : nil
    }

    /// The conditions that lead from one of some arms to a different one: all of a `switch`, of a chain those of the two arms.
    func conditionNodes(between group: [Int]) -> [NodeID] {
        guard isChain, let way = way(among: group) else { return tree.conditionNodes(of: syntax) }
        return [way.from, way.to].sorted().compactMap { arms[$0].syntax.conditions }
    }

    /// What kind of view the arms make, for messages.
    func subject(of arm: Int = 0) -> String {
        if let root = arms[arm].root, let name = analyzer.givenName(of: root, in: body) { return name }
        // A member that makes several views, or others under a condition, is better known by its own name.
        guard let root = arms[arm].root, body[root].kind == .reference, body[root].declaration != .none,
            analyzer.saysLittle(arms[arm].content ?? arms[arm].node, in: body)
        else { return analyzer.subjectName(of: arms[arm].content ?? arms[arm].node, in: body) }
        return context.name(of: body[root].declaration)
    }

    /// The identity path of an arm's view, through references to members; of the arm itself where it makes several.
    func identityPath(ofArm index: Int) -> String {
        guard let content = arms[index].content, let root = arms[index].root else {
            return analyzer.identityPath(of: arms[index].node, in: body)
        }
        if body[root].kind == .reference, body[root].declaration != .none, let view = analyzer.views(below: root, in: body).first {
            return view.path
        }
        return analyzer.identityPath(of: content, in: body)
    }

    /// The notes that every finding on a branch has: the identity path of each arm. What is lost is a fact of its own, which reports word.
    /// The paths of the arms, and what the match notes itself: a note on what a path already points at is omitted, since both would be
    /// underlined.
    func notes(of match: Match, arms: [Int]) -> [Note] {
        let paths = pathNotes(of: arms)
        return paths + match.notes.filter { note in !paths.contains { $0.range != nil && $0.range?.start == note.range?.start } }
    }

    /// The identity path of each arm, and what animates a change between them.
    func pathNotes(of indices: [Int]) -> [Note] {
        let identities = indices.map { identityPath(ofArm: $0) }
        // Ways that leave a helper with `return` have no place of their own in its body, and one path for both says nothing.
        let isTold = Set(identities).count > 1
        let paths = zip(isTold ? indices : [], identities).map { index, identity -> Note in
            let arm = arms[index]
            let label = tree.label(of: arm.syntax).shortened(to: 40)
            return Note(
                "`\(identity)` \(label == "else" ? "otherwise" : "for `\(label)`")",
                range: tree.range(arm.expression ?? arm.syntax.body))
        }
        // Of a finding that is about no arms, nothing is replaced.
        guard partsIdentity, !indices.isEmpty, let animation = animations(among: indices).first else { return paths }
        let when: String
        switch animation.form {
        case .modifier: when = "`\(animation)` animates the change: replaced views cross-fade"
        case .withAnimation, .binding: when = "`\(animation)` animates changes of `\(animation.value)`: replaced views cross-fade"
        }
        return paths + [Note(when, range: animation.file == body.file ? animation.range : nil)]
    }
}

/// The view that a finding is about, by its type; where the code is a modifier's, what it is applied to.
func thisView(_ subject: String) -> String {
    subject.isEmpty ? "this view" : subject == "Self" ? "the modified view" : "this `\(subject)`"
}

extension Analyzer {
    /// The type that a message names a view by; empty where the type says nothing to a reader: a builder's own, `some View`, or one that SwiftUI
    /// keeps to itself.
    func subjectName(of node: ViewNodeID, in body: LoweredBody) -> String {
        let declaration = viewDeclaration(of: node, in: body)
        let name = shownName(of: node, in: body)
        if declaration == .none { return wellKnown.view != .none && name == self.name(program[wellKnown.view].name) ? "" : name }
        let isSecret = isFromPrelude(declaration) && name.first == "_"
        return isSecret || saysLittle(node, in: body) || program[declaration].kind == .protocolType ? "" : name
    }
}

/// The first line of a finding about a flip: what it costs comes first, then what happens to a view. `happening` is a sentence without its end,
/// `when` and `purpose` are ends.
func lossMessage(_ cost: FlipCost, _ when: String, _ happening: String, _ purpose: String) -> String {
    guard let loss = cost.phrase else { return "\(happening) \(when)" + (purpose.isEmpty ? "" : ", \(purpose)") }
    return "\(loss) \(when): \(happening)" + (purpose.isEmpty ? "" : " \(purpose)")
}

extension Analyzer {
    /// What an object loses when the code around creates a new one: "`query` and 2 more values of `Search` are lost when `Screen` updates". What is
    /// missed most is named.
    func lossMessage(of values: [DeclID], in model: String, whenOneChanges causes: [DeclID]) -> String {
        let others = values.count == 1 ? "" : values.count == 2 ? " and one more value" : " and \(values.count - 1) more values"
        let view = name(program[program.nominal(containing: causes[0])].name)
        return
            "`\(name(program[values[0]].name))`\(others) of `\(model)` \(values.count == 1 ? "is" : "are") lost when `\(view)` updates"
    }

    /// What makes that code run: "`Screen` updates when `page` or `filter` changes".
    func updateNote(causes: [DeclID], from here: FileID) -> Note {
        let view = name(program[program.nominal(containing: causes[0])].name)
        let written = causes.map { "`\(name(program[$0].name))`" }
        let changing =
            switch written.count {
            case 1: written[0]
            case 2: "\(written[0]) or \(written[1])"
            default:
                "\(written[0]), \(written[1]) or \(written.count == 3 ? "one other value" : "one of \(written.count - 2) other values")"
            }
        let first = program[causes[0]]
        return program.note(
            "`\(view)` updates when \(changing) changes", at: program.tree(first.file).tokens.range(first.nameToken), in: first.file,
            from: here)
    }
}

extension FlipCost {
    /// The worst that is lost, as a sentence without its end: "`@State count` of `Tapper` is reset". Nil where nothing is.
    var phrase: String? {
        guard let worst = losses.first else { return nil }
        switch worst {
        case .state(let state) where state.isOwnedValue:
            let more =
                losses.count { if case .state(let other) = $0 { other.isOwnedValue && other.isMissed == state.isMissed } else { false } }
                - 1
            let others = more == 0 ? "" : more == 1 ? " and one more value" : " and \(more) more values"
            return "`@\(state.kind) \(state.name)` of `\(state.view)`\(others) \(more == 0 ? "is" : "are") reset"
        case .state(let state): return "`\(state.view)` loses its \(state.name)"
        case .rows(let name, _): return "all rows of `\(name)` are rebuilt"
        case .work(let state):
            switch (state.kind, state.comesBack) {
            case ("lifecycle", _): return "`\(state.name)` on `\(state.view)` runs again"
            case ("platform", _): return "the \(state.name) of `\(state.view)` is created again"
            case (_, .set): return "`@\(state.kind) \(state.name)` of `\(state.view)` is set again"
            default: return "`@\(state.kind) \(state.name)` of `\(state.view)` fetches again"
            }
        case .control(let name, _): return "the `\(name)` in use is replaced"
        case .animation(let animation): return "`\(animation)` fades instead of moving"
        }
    }
}

extension BodyContext {
    /// The declaration through which a value is a different one each time.
    func origin(of found: Nondeterminism) -> [Note] {
        guard found.through != .none else { return [] }
        return [Note("`\(name(of: found.through))` returns a new `\(found.text)` each time")]
    }
}
