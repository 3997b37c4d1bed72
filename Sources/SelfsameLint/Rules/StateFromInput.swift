// State that starts from an argument of the initialiser. Also a gate of fixes: see StateSeeds.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `_model = StateObject(wrappedValue: Model(id: id))` where a caller gives a different `id` later.
    public static let stateFromInput = Rule(
        id: "state_from_input",
        summary: "state keeps the first value of an argument, and a caller gives a different one later",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports an initialiser of a view that makes the initial value of `@State` or `@StateObject` from a parameter, where some view \
                of the program gives it a value that a person changes while the view keeps its identity. Silent where the view has `.id(…)`, \
                is presented or a row, and where its type follows the parameter with `onChange(of:)`. Where `pedantic` is asked for, every \
                initialiser that does so is a hint, unless its parameter is called `initialCount`, `defaultCount`, `startingAt`.
                """,
            whyItMatters: """
                The initial value is used once for each identity of the view. When the parent passes a different argument later, the view \
                keeps its state and goes on to show the old value.
                """,
            whatToDoInstead: """
                Give the view `.id(argument)` to start over, follow the argument with `onChange(of:)`, or pass a binding. If only an \
                initial value is meant, name the parameter accordingly: `initialCount`, `defaultCount`, `startingAt`.
                """,
            fixSafety: "No fix: only the author knows what is meant."),
        severity: .warning, group: .state, fixes: .never, isSometimesHint: true, exemptions: .places,
        examples: [
            .bad(
                """
                final class Loader: ObservableObject {
                    @Published var text = ""
                    init(id: Int) {}
                }
                struct Detail: View {
                    @StateObject private var loader: Loader
                    init(id: Int) {
                        ↓_loader = StateObject(wrappedValue: Loader(id: id))
                    }
                    var body: some View { Text(loader.text) }
                }
                struct Screen: View {
                    @State private var id = 1
                    var body: some View {
                        VStack {
                            Button("next") { id += 1 }
                            Detail(id: id)
                        }
                    }
                }
                """),
            .good(
                """
                final class Loader: ObservableObject {
                    @Published var text = ""
                    init(id: Int) {}
                }
                struct Detail: View {
                    @StateObject private var loader: Loader
                    init(initialID: Int) {
                        _loader = StateObject(wrappedValue: Loader(id: initialID))
                    }
                    var body: some View { Text(loader.text) }
                }
                struct Screen: View {
                    @State private var id = 1
                    var body: some View {
                        VStack {
                            Button("next") { id += 1 }
                            Detail(initialID: id).id(id)
                        }
                    }
                }
                """),
        ],
        check: .file(findSeededState))

    private static func findSeededState(_ context: FileContext) -> [Match] {
        let program = context.program
        let analyzer = context.analyzer
        return context.declarations.flatMap { id -> [Match] in
            guard program[id].kind == .initializer else { return [] }
            let owner = program.nominal(containing: id)
            guard owner != .none, analyzer.statesView(owner) else { return [] }
            return analyzer.seeds(in: id).compactMap { seed in
                let name = seed.parameter.lowercased()
                guard !["initial", "default", "start", "seed", "preview"].contains(where: { name.contains($0) }),
                    !context.followsChanges(of: seed.parameter, in: owner)
                else { return nil }
                var match = Match(
                    range: context.tree.range(seed.assignment),
                    message: "`\(seed.property)` takes `\(seed.parameter)` once, and ignores later values")
                if let caller = context.caller(changing: seed.parameter, of: id, owner) {
                    match.message = """
                        `\(seed.property)` keeps the first `\(seed.parameter)`: `\(caller.view)` gives a different one when \
                        `\(caller.value)` changes, and the view stays the same
                        """
                } else {
                    match.severity = .hint
                    match.isPedantic = true
                }
                match.declaration = id
                return match
            }
        }
    }
}

extension FileContext {
    /// A view that gives a parameter a value which a person changes while what it makes keeps its identity.
    fileprivate func caller(changing parameter: String, of initializer: DeclID, _ owner: DeclID) -> (view: String, value: String)? {
        guard let index = analyzer.signature(of: initializer).parameters.firstIndex(where: { analyzer.name($0.name) == parameter }) else {
            return nil
        }
        // A view that writes the binding that it is given edits a draft of the value.
        let isDraft = analyzer.properties(givenBy: index, of: initializer).contains { property in
            analyzer.writes(to: property).known.contains { program.nominal(containing: $0.scope.declaration) == owner }
        }
        if isDraft { return nil }
        for place in analyzer.places(showing: owner) ?? [] {
            guard let call = place.body.call(place.node), call.declaration == initializer, place.body.declaration != .none,
                let argument = call.arguments.first(where: { $0.parameter == index }),
                let property = analyzer.propertyPassed(argument.syntax, in: place.body), analyzer.staysItself(place.node, in: place.body)
            else { continue }
            let tree = program.tree(place.body.file)
            let site = tree.range(place.body[place.node].syntax)
            // What the view itself writes by a closure that it is given is no news to it.
            let isChanged = analyzer.writesByPeople(to: property).contains { write in
                write.use.file != place.body.file || !site.contains(tree.range(write.use.node))
            }
            guard isChanged else { continue }
            return (program.displayName(of: program.nominal(containing: place.body.declaration)), analyzer.name(program[property].name))
        }
        return nil
    }
}

extension Analyzer {
    /// The state of a view that is passed as it stands, or a part of it.
    fileprivate func propertyPassed(_ node: NodeID, in body: LoweredBody) -> DeclID? {
        var place = ValuePlace(node, in: CodeScope(body))
        for _ in 0..<4 {
            switch step(from: place) {
            case .same(let inner): place = inner
            case .declared(let found, let base) where found.count == 1:
                if let wrapper = wrapper(of: found[0]) { return wrapper.ownsValue && !wrapper.marks.contains(.object) ? found[0] : nil }
                guard case .value(let inner) = base, program[found[0]].flags.contains(.isStored),
                    program[program.nominal(containing: found[0])].kind == .structType
                else { return nil }
                place = inner
            default: return nil
            }
        }
        return nil
    }

    /// Whether a view is the same one for as long as the body around is shown: it is no row, it is not presented, no condition decides whether it
    /// is there, and nothing gives it an identity.
    fileprivate func staysItself(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        let tree = program.tree(body.file)
        for (child, parent) in body.ancestry(of: node) {
            if isPresentedLater(child, in: body) || isIdentityModifier(parent, in: body) { return false }
            switch body[parent].kind {
            case .branch, .choice, .opaque: return false
            default: break
            }
            if case .content = body[child].role, let call = body.call(parent), call.declaration != .none {
                guard isFromPrelude(call.declaration) else { return false }
                for argument in call.arguments where tree.kind(argument.syntax) == .closure {
                    guard tree.range(argument.syntax).contains(tree.range(body[child].syntax)) else { continue }
                    if repeatedContent(argument.syntax, in: body.file) != nil { return false }
                }
                let owner =
                    program[call.declaration].kind == .initializer ? program.nominal(containing: call.declaration) : call.declaration
                if program.markDetails(of: owner).contains(where: { if case .pushed = $0 { true } else { false } }) { return false }
            }
        }
        return true
    }
}

extension FileContext {
    /// Whether the type looks at later values: `onChange(of: name)`.
    fileprivate func followsChanges(of name: String, in type: DeclID) -> Bool {
        let node = program[type].node
        guard program[type].file == file else { return false }
        let tokens = tree.tokenRange(node)
        return tokens.contains { index in
            let token = TokenID(index)
            guard tree.tokens.kind(token).canBeName, program.marks(named: program.name(of: token, in: file)).contains(.follows) else {
                return false
            }
            return (index..<min(index + 12, tokens.upperBound)).contains {
                tree.name(TokenID($0)) == name && tree.tokens.kind(TokenID($0)).canBeName
            }
        }
    }
}
