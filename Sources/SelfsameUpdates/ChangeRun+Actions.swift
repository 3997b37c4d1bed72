// What a change does through closures and objects: closures that a body creates again and that run in a node of their own, actions that run because
// a value changed, whose writes are changes themselves, observers of properties, publishers, and objects that pass announcements on.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension ChangeRun {
    /// The closures of a unit that runs: those that capture what changed are other closures now, and run.
    func renewClosures(of unit: EvaluationUnit, _ own: Certainty) {
        for closure in unit.closures where closure.host == .none && !closure.isPresented {
            let place = closure.taker
            let stand = PartStand(scope: CodeScope(place.body), frame: place.frame, body: place.body)
            let parts = updates.parts(ofClosure: closure.place.node, stand)
            var (found, reason) = difference(of: parts, in: unit, "its closure")
            if found < .probable, parts.contains(.capturesSelf), let (told, property) = announcedChange(of: unit) {
                let observed = analyzer.name(program[property].name)
                (found, reason) = (min(told, .probable), "it captures `self`, which differs with what `\(observed)` announces")
            }
            if place.isConditional { found = min(found, .may) }
            guard min(found, own) > .none else { continue }
            reason = "`\(updates.name(of: unit.type))` creates it again, and \(reason)"
            markClosure(closure.place, Mark(certainty: min(found, own), reason: reason, cause: unit.type), unit.type, closure.name)
        }
    }

    /// An action that is done when an argument changes: `onChange(of:)`.
    func followAction(at place: UnitNode, in unit: EvaluationUnit, _ certainty: Certainty) {
        guard let value = updates.followedArgument(at: place.node, in: place.body) else { return }
        let stand = PartStand(scope: CodeScope(place.body), frame: place.frame, body: place.body)
        let parts = updates.parts(of: value, stand)
        let found = settled(difference(of: parts, in: unit, "the value").0, parts, bothValues(of: value, stand))
        guard min(found, certainty) > .none else { return }
        let tree = program.tree(place.body.file)
        for argument in place.body.call(place.node)?.arguments ?? [] where tree.kind(argument.syntax) == .closure {
            let source = parts.lazy.compactMap { part -> ValueSource? in
                guard case .from(let source, _) = part, self.certainty(of: source) > .none else { return nil }
                return source.source
            }.first
            follow(action: argument.syntax, at: place, min(found, certainty), source)
        }
    }

    /// What an action writes changes; certainly where it does so in any case, with the value that it is given.
    func follow(action: NodeID, at place: UnitNode, _ certainty: Certainty, _ source: ValueSource?) {
        for (part, isSure) in updates.written(by: action, at: place) {
            noteFollowed(part, by: source, isSure ? certainty : min(certainty, .may))
        }
    }

    // MARK: Ternaries

    /// Whether a ternary around a site gives another view now, and why.
    func choice(of site: ViewSite, _ inputs: [SiteInput], in unit: EvaluationUnit) -> (Certainty, String) {
        var result = Certainty.none
        var reason = ""
        for case .choice(let body, let choice, let arm, let frame) in site.place.identities {
            let flips = flip(choice, arm, in: body, frame)
            guard flips > .none else { continue }
            let others = unit.sites.filter { other in
                other.type == site.type && other.call != site.call
                    && other.place.identities.contains { identity in
                        guard case .choice(let otherBody, choice, let otherArm, _) = identity else { return false }
                        return otherBody.file == body.file && otherArm != arm
                    }
            }
            let found =
                others.isEmpty ? min(flips, .may) : others.map { min(flips, difference(inputs, updates.inputs(of: $0))) }.max() ?? .none
            guard found > result, let syntax = body.branchSyntax(of: choice, tree: program.tree(body.file)) else { continue }
            let text = program.tree(body.file).conditionText(of: syntax).shortened(to: 50)
            // With another view in the other arm it is there in one of them only.
            let what = others.isEmpty ? "is there or not" : "is a different value"
            (result, reason) = (found, "\(what) when `\(text)` changes")
        }
        return (result, reason)
    }

    /// Whether what a view is made with in one arm differs from what it is made with in the other.
    private func difference(_ inputs: [SiteInput], _ others: [SiteInput]) -> Certainty {
        var result = Certainty.none
        for input in inputs {
            guard let other = others.first(where: { $0.property == input.property }), let (node, stand) = input.expression,
                let (otherNode, otherStand) = other.expression
            else { return .may }
            let (file, otherFile) = (stand.scope.file, otherStand.scope.file)
            if let value = ConstantEvaluator(analyzer, file).value(of: node),
                let second = ConstantEvaluator(analyzer, otherFile).value(of: otherNode)
            {
                if value != second { result = .certain }
            } else if program.tree(file).oneLine(node) != program.tree(otherFile).oneLine(otherNode) {
                result = max(result, .may)
            }
        }
        return result
    }
}

extension Updates {
    /// The argument whose changes an action of a modifier follows.
    func followedArgument(at node: ViewNodeID, in body: LoweredBody) -> NodeID? {
        guard let call = body.call(node), call.declaration != .none, analyzer.isFromPrelude(call.declaration) else { return nil }
        for case .follows(let label) in program.markDetails(of: call.declaration) {
            return call.arguments.first { analyzer.name($0.label) == label }?.syntax
        }
        return nil
    }

    /// The sources that an action writes, and whether it does so in any case with a value that it is given.
    func written(by action: NodeID, at place: UnitNode) -> [(part: SourcePart, isSure: Bool)] {
        let tree = program.tree(place.body.file)
        let key = CodeLocation(place.body.file, action)
        if let known = actionWrites[key] { return known }
        let all = changes(ofAction: ValuePlace(action, in: CodeScope(place.body))).parts
        let statements = Closure(tree, action)?.statements ?? []
        let found = all.map { part in
            let isSure = statements.contains { statement in
                guard case .property(let property) = part.source, let target = assignedName(statement, in: place.body.file),
                    target.name == analyzer.name(program[property].name)
                else { return false }
                // `total += 1` is another value each time; of `name = value` that is known where the value is what the action is given.
                return target.values.isEmpty || target.values.contains { usesParameter(of: action, below: $0, in: CodeScope(place.body)) }
            }
            return (part: part, isSure: isSure)
        }
        actionWrites[key] = found
        return found
    }

    /// What a statement assigns to, and the parts of the value where that replaces the old one.
    private func assignedName(_ statement: NodeID, in file: FileID) -> (name: String, values: [NodeID])? {
        let tree = program.tree(file)
        if let assignment = Assignment(tree, statement) {
            return tree.calleeToken(assignment.target).map { (tree.name($0), assignment.values) }
        }
        guard CompoundAssignment(tree, statement) != nil, let first = tree.firstChild(statement) else { return nil }
        return tree.calleeToken(first).map { (tree.name($0), []) }
    }

    private func usesParameter(of closure: NodeID, below value: NodeID, in scope: CodeScope) -> Bool {
        let tree = program.tree(scope.file)
        return (value.rawValue..<value.rawValue + tree[value].size).map { NodeID($0) }.contains { node in
            guard tree.kind(node) == .reference, tree.mainToken(node) != .none,
                case .closureParameter(closure) = analyzer.origin(of: tree.mainToken(node), at: node, in: scope)
            else { return false }
            return true
        }
    }
}

extension ChangeRun {
    /// `didSet { total = count * 2 }`: what it writes in any case has changed, too.
    func followObservers(of property: DeclID, _ certainty: Certainty) {
        for (part, isSure) in updates.observedWrites(of: property) { note(part, isSure ? certainty : min(certainty, .may)) }
    }

    /// `onReceive(store.$items)`: the action is done with every value.
    func followReceivers(of property: DeclID, _ certainty: Certainty) {
        for (place, action, isSure) in updates.receivers[property] ?? [] {
            follow(action: action, at: place, isSure ? certainty : min(certainty, .may), .property(property))
        }
    }
}

extension Updates {
    // MARK: Content

    /// The views that others give a unit as the content that a node of it stands for.
    func typesGiven(to unit: DeclID, at content: UnitNode) -> [DeclID] {
        let declaration = content.body[content.node].declaration
        var result: [DeclID] = []
        for (maker, site) in placesGivingContent(to: unit) {
            var (body, node) = (site.place.body, site.place.node)
            var nodes: [ViewNodeID] = []
            if unitKind(of: unit) == .modifier {
                // `modifier(Titled())` in an extension of views is applied to what the helper is.
                var frame = site.place.frame
                while modifiedView(at: node, in: body) == nil, let outer = frame {
                    (body, node, frame) = (outer.body, outer.node, outer.outer)
                }
                nodes = modifiedView(at: node, in: body).map { [$0] } ?? []
            } else {
                nodes = body.children(node).filter { child in
                    guard case .content(let index) = body[child].role else { return false }
                    return property(fedBy: index, of: body.call(node)?.declaration ?? .none, unit) == declaration
                }
            }
            let tree = program.tree(body.file)
            for range in nodes.map({ tree.range(body[$0].syntax) }) {
                result += (self.unit(of: maker)?.sites ?? []).filter { other in
                    other !== site && other.place.body.file == body.file && range.contains(tree.range(other.call))
                }.map(\.type)
            }
        }
        return result.uniqued
    }

    // MARK: Observers

    /// How far functions that observers call are looked at.
    private static let observerDepth = 3

    /// What the observers of a stored property of an object write whatever the values are; surely where that is made from the property.
    func observedWrites(of property: DeclID) -> [(part: SourcePart, isSure: Bool)] {
        if let known = foundObservedWrites[property] { return known }
        foundObservedWrites[property] = []
        var result: [(part: SourcePart, isSure: Bool)] = []
        let owner = program.nominal(containing: property)
        if isClass(owner), program[property].flags.contains(.isStored), !analyzer.isFromPrelude(property) {
            let tree = program.tree(program[property].file)
            for accessor in Accessor.all(tree, of: accessorHolder(of: property)) {
                guard let body = accessor.body, ["didSet", "willSet"].contains(tree.text(tree.mainToken(accessor.id))) else { continue }
                result += writes(of: body, in: CodeScope(property, file: program[property].file), owner, property, depth: 0)
            }
        }
        foundObservedWrites[property] = result
        return result
    }

    /// The node that has the accessors of a property.
    private func accessorHolder(of property: DeclID) -> NodeID {
        let tree = program.tree(program[property].file)
        let node = program[property].node
        if tree.child(node, .accessorBlock) != nil { return node }
        return tree.children(node).first { tree.child($0, .accessorBlock) != nil } ?? node
    }

    /// The properties of an object that the statements of a block write one after the other, with those of functions of it that they call.
    private func writes(
        of block: NodeID, in scope: CodeScope, _ owner: DeclID, _ cause: DeclID, depth: Int
    ) -> [(part: SourcePart, isSure: Bool)] {
        let tree = program.tree(scope.file)
        var result: [(part: SourcePart, isSure: Bool)] = []
        for statement in program.activeItems(of: block, in: scope.file) {
            // What stands behind an early exit is not done in any case.
            if [.guard, .if, .switch].contains(tree.kind(statement)), tree.returns(below: statement) { break }
            if let assignment = Assignment(tree, statement) {
                guard let target = ownProperty(assignment.target, scope, owner), target != cause else { continue }
                let reads = CodeWalk(self)
                for value in assignment.values { reads.read(value, CodeWalk.Stand(scope: scope)) }
                let isMade = reads.events.contains { $0.part.source == .property(cause) }
                result.append((SourcePart(.property(target)), isMade))
            } else if let compound = CompoundAssignment(tree, statement) {
                guard let target = ownProperty(compound.target, scope, owner), target != cause else { continue }
                result.append((SourcePart(.property(target)), true))
            } else if tree.kind(statement) == .call, depth < Self.observerDepth, let callee = tree.firstChild(statement),
                let function = ownMember(callee, scope, owner), program[function].kind == .function,
                let body = analyzer.bodyHolder(of: function)
            {
                result += writes(of: body, in: CodeScope(function, file: program[function].file), owner, cause, depth: depth + 1)
            }
        }
        return result
    }

    private func ownProperty(_ node: NodeID, _ scope: CodeScope, _ owner: DeclID) -> DeclID? {
        guard let found = ownMember(node, scope, owner), program[found].kind == .variable, program[found].flags.contains(.isStored) else {
            return nil
        }
        return found
    }

    /// The member of an object that `name` or `self.name` means.
    private func ownMember(_ node: NodeID, _ scope: CodeScope, _ owner: DeclID) -> DeclID? {
        let tree = program.tree(scope.file)
        let root = tree.chainRoot(node)
        guard tree.kind(root) == .reference, tree.mainToken(root) != .none else { return nil }
        let names = tree.chainNames(node)
        let token: TokenID
        if tree.isSelf(root) {
            guard names.count == 1 else { return nil }
            token = tree.mainToken(names[0])
        } else {
            guard names.isEmpty else { return nil }
            token = tree.mainToken(root)
        }
        guard case .declaration(let found)? = analyzer.member(program.name(of: token, in: scope.file), of: owner, from: scope.file) else {
            return nil
        }
        return found
    }

    // MARK: Publishers

    /// The actions that a published property makes views do, and whether with every value.
    func findReceivers() -> [DeclID: [(place: UnitNode, action: NodeID, isSure: Bool)]] {
        var result: [DeclID: [(place: UnitNode, action: NodeID, isSure: Bool)]] = [:]
        for (place, publisher, action) in receptions() {
            for (property, isSure) in publishedProperties(namedBy: publisher, in: CodeScope(place.body)) {
                result[property, default: []].append((place, action, isSure))
            }
        }
        return result
    }

    /// What views receive, and the actions that they do with it: `onReceive(publisher) { … }`.
    private func receptions() -> [(place: UnitNode, publisher: NodeID, action: NodeID)] {
        allUnits.flatMap(\.receivers).compactMap { place in
            let tree = program.tree(place.body.file)
            let arguments = place.body.call(place.node)?.arguments ?? []
            guard let publisher = arguments.first?.syntax,
                let action = arguments.first(where: { tree.kind($0.syntax) == .closure })?.syntax, action != publisher
            else { return nil }
            return (place, publisher, action)
        }
    }

    /// The published properties whose values a publisher sends: all of them where it is the object's own, and surely where nothing stands in
    /// between.
    func publishedProperties(namedBy publisher: NodeID, in scope: CodeScope) -> [(property: DeclID, isSure: Bool)] {
        let tree = program.tree(scope.file)
        var result: [(property: DeclID, isSure: Bool)] = []
        for index in publisher.rawValue..<publisher.rawValue + tree[publisher].size {
            let node = NodeID(index)
            if tree.kind(node) == .reference, tree.mainToken(node) != .none, tree.projection(node) != nil,
                case .declaration(let id) = analyzer.origin(of: tree.mainToken(node), at: node, in: scope),
                wrapper(of: id)?.marks.contains(.published) == true
            {
                result.append((id, node == publisher))
            }
            guard tree.kind(node) == .member, let access = MemberAccess(tree, node), let base = access.base else { continue }
            let text = tree.text(access.name)
            guard text.first == "$", let name = program.names.find(String(text.dropFirst())), scope.declaration != .none else { continue }
            let owner = analyzer.nominal(plain(analyzer.typeOfValue(base, in: scope)))
            guard owner != .none, case .declaration(let id)? = analyzer.member(name, of: owner, from: scope.file),
                wrapper(of: id)?.marks.contains(.published) == true
            else { continue }
            result.append((id, node == publisher))
        }
        return result
    }

    // MARK: Announcements

    /// By a class, those whose objects announce what objects of it announce, and whether from the start.
    func findForwarders() -> [DeclID: [(type: DeclID, isSure: Bool)]] {
        var result: [DeclID: [(type: DeclID, isSure: Bool)]] = [:]
        let names = announcementNames
        for member in program.ownDeclarations {
            guard [.initializer, .function].contains(program[member].kind), case let owner = program.nominal(containing: member),
                isClass(owner), observation(of: owner) == .whole,
                let block = analyzer.bodyHolder(of: member)
            else { continue }
            let scope = CodeScope(member, file: program[member].file)
            let tree = program.tree(scope.file)
            let found = (block.rawValue..<block.rawValue + tree[block].size).map { NodeID($0) }.filter { node in
                tree.kind(node) == .reference && tree.mainToken(node) != .none
                    && names.contains(program.name(of: tree.mainToken(node), in: scope.file))
            }
            guard found.count > 1 else { continue }
            // `child.objectWillChange.sink { self.objectWillChange.send() }`
            for node in found {
                guard let access = MemberAccess(naming: node, in: tree), let base = access.base, !tree.isSelf(base) else { continue }
                let type = analyzer.nominal(plain(analyzer.typeOfValue(base, in: scope)))
                guard type != .none, type != owner, isClass(type), let call = tree.statement(around: node, below: block),
                    found.contains(where: { $0 != node && tree.range(call).contains(tree.range($0)) })
                else { continue }
                result[type, default: []].append((owner, program[member].kind == .initializer))
            }
        }
        return result
    }
}

extension Updates {
    /// By a published property, what the classes of the program write that follow its publisher.
    func findFollowedProperties() -> [DeclID: [SourcePart]] {
        var result: [DeclID: [SourcePart]] = [:]
        for member in program.ownDeclarations {
            guard [.initializer, .function].contains(program[member].kind), isClass(program.nominal(containing: member)),
                let block = analyzer.bodyHolder(of: member)
            else { continue }
            let scope = CodeScope(member, file: program[member].file)
            let tree = program.tree(scope.file)
            for call in tree.nodes(below: block) where tree.kind(call) == .call {
                guard let callee = tree.firstChild(call), let publisher = MemberAccess(tree, callee)?.base,
                    case let marks = analyzer.marks(ofCall: call, in: scope.file),
                    !marks.isDisjoint(with: [.runsOnEvent, .writesKeyPath])
                else { continue }
                let published = publishedProperties(namedBy: publisher, in: scope)
                guard !published.isEmpty else { continue }
                let written = marks.contains(.writesKeyPath) ? assigned(by: call, in: scope) : writtenByClosures(of: call, in: scope)
                for (property, _) in published {
                    result[property, default: []] += written.filter { $0.source != .property(property) }
                }
            }
        }
        return result.mapValues(\.uniqued)
    }

    private func writtenByClosures(of call: NodeID, in scope: CodeScope) -> [SourcePart] {
        let tree = program.tree(scope.file)
        let closures = tree.children(call).flatMap { child -> [NodeID] in
            switch tree.kind(child) {
            case .closure: [child]
            case .labeledClosure: tree.child(child, .closure).map { [$0] } ?? []
            case .argumentList: Argument.all(tree, in: child).compactMap(\.expression).filter { tree.kind($0) == .closure }
            default: []
            }
        }
        return closures.flatMap { changes(ofAction: ValuePlace($0, in: scope)).parts }.uniqued
    }

    /// `assign(to: \.rows, on: self)`.
    private func assigned(by call: NodeID, in scope: CodeScope) -> [SourcePart] {
        let arguments = FunctionCall(program.tree(scope.file), call)?.arguments ?? []
        guard arguments.count == 2, let path = arguments[0].expression, let object = arguments[1].expression,
            let name = keyNames(of: path, in: scope.file).first.flatMap({ program.names.find($0) }), scope.declaration != .none
        else { return [] }
        let tree = program.tree(scope.file)
        let type = tree.isSelf(object) ? scope.type(in: program) : analyzer.nominal(plain(analyzer.typeOfValue(object, in: scope)))
        guard type != .none, case .declaration(let property)? = analyzer.member(name, of: type, from: scope.file) else { return [] }
        return [SourcePart(.property(property))]
    }

    /// By a class, the actions that views do when an object of it announces a change: `onReceive(store.objectWillChange)`.
    func findAnnouncementReceivers() -> [DeclID: [(place: UnitNode, action: NodeID)]] {
        var result: [DeclID: [(place: UnitNode, action: NodeID)]] = [:]
        for (place, publisher, action) in receptions() {
            let tree = program.tree(place.body.file)
            for node in tree.nodes(below: publisher) where tree.kind(node) == .member {
                guard let access = MemberAccess(tree, node), let base = access.base,
                    announcementNames.contains(program.name(of: access.name, in: place.body.file)),
                    case let scope = CodeScope(place.body), scope.declaration != .none,
                    case let type = analyzer.nominal(plain(analyzer.typeOfValue(base, in: scope))), isClass(type)
                else { continue }
                result[type, default: []].append((place, action))
            }
        }
        return result
    }
}

extension SyntaxTree {
    /// The statement of a block that a node is part of.
    fileprivate func statement(around node: NodeID, below block: NodeID) -> NodeID? {
        var node = node
        while let outer = parent(node) {
            if outer == block { return node }
            node = outer
        }
        return nil
    }
}
