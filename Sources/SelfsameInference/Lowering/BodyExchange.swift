// Bodies that the analyzers of several threads hand to each other. The code that one thread lints is what another one follows a value into, and to
// type a body takes a hundred times as long as to take it over. Only final answers are handed over, which are the same whoever finds them:
// what a thread finds and what it takes over make no difference to what it says.

import SelfsameDeclarations
import SelfsameSyntax

/// Where the analyzers of one program leave bodies for each other. Called from several threads.
public protocol BodyExchange: Sendable {
    /// The number of one more analyzer.
    func join() -> Int
    /// Leaves a body, with the types that its analyzer has met since it left the last one.
    func leave(_ body: SharedBody, of id: DeclID, types: [TypeNode])
    /// The body of a declaration, if an analyzer has left it.
    func body(of id: DeclID) -> SharedBody?
    /// The types that an analyzer has left, in one run for each body, from one of these runs on. A type refers to its parts by their places
    /// in all runs, which are before its own.
    func types(of analyzer: Int, from run: Int) -> [[TypeNode]]
}

/// A body that an analyzer has inferred, with the numbers that types have there.
public struct SharedBody: Sendable {
    /// The number of the analyzer.
    public let analyzer: Int
    let type: TypeID
    let isRejected: Bool
    let lowered: LoweredBody
    let reading: SettledReading?
}

/// What one analyzer leaves and takes over.
final class BodySharing {
    private let exchange: any BodyExchange
    /// The number of the analyzer.
    let number: Int
    /// How many of its types it has left.
    private var typesLeft = 0
    /// What the other analyzers have left.
    private var others: [Int: ForeignTypes] = [:]

    init(_ exchange: any BodyExchange) {
        self.exchange = exchange
        number = exchange.join()
    }

    /// Leaves a body whose types are in a table.
    func leave(_ body: SharedBody, of id: DeclID, _ table: TypeTable) {
        exchange.leave(body, of: id, types: Array(table.nodes[typesLeft...]))
        typesLeft = table.nodes.count
    }

    /// A body that another analyzer has left, and the types of a table for its types.
    func take(_ id: DeclID, _ table: TypeTable) -> (body: SharedBody, types: (TypeID) -> TypeID)? {
        guard let body = exchange.body(of: id) else { return nil }
        let types = others[body.analyzer] ?? ForeignTypes()
        others[body.analyzer] = types
        types.add(exchange.types(of: body.analyzer, from: types.runCount))
        return (body, { types.own($0, table) })
    }
}

/// The types of another analyzer, and those that this one has for them.
private final class ForeignTypes {
    private var runs: [[TypeNode]] = []
    /// Where each run begins.
    private var starts: [Int] = []
    /// By the numbers that the types have there; `.none` for one that nobody has asked for.
    private var own: [TypeID] = []

    var runCount: Int { runs.count }

    func add(_ more: [[TypeNode]]) {
        for run in more {
            starts.append(own.count)
            own += repeatElement(.none, count: run.count)
        }
        runs += more
    }

    /// The type of a table for a type of the other analyzer.
    func own(_ id: TypeID, _ table: TypeTable) -> TypeID {
        if id == .none { return id }
        let number = Int(id.rawValue)
        if own[number] != .none { return own[number] }
        let run = starts.indices.partitioningIndex { starts[$0] > number } - 1
        let result = table.intern(runs[run][number - starts[run]].mapParts { own($0, table) })
        own[number] = result
        return result
    }
}

extension TypeNode {
    /// The same structure of other parts.
    fileprivate func mapParts(_ part: (TypeID) -> TypeID) -> TypeNode {
        switch self {
        case .unknown, .parameter, .variable: self
        case .nominal(let declaration, let parent, let arguments):
            .nominal(declaration, parent: part(parent), arguments: arguments.map(part))
        case .opaque(let declaration, let ordinal, let arguments): .opaque(declaration, ordinal: ordinal, arguments: arguments.map(part))
        case .member(let base, let name): .member(part(base), name)
        case .tuple(let labels, let elements): .tuple(labels: labels, elements: elements.map(part))
        case .function(let shape):
            .function(FunctionShape(parameters: shape.parameters.map(part), result: part(shape.result), effects: shape.effects))
        case .metatype(let type): .metatype(part(type))
        case .existentialMetatype(let type): .existentialMetatype(part(type))
        case .existential(let protocols, let arguments): .existential(protocols, arguments: arguments.map(part))
        case .pack(let elements): .pack(elements.map(part))
        case .expansion(let type): .expansion(part(type))
        case .inout(let type): .inout(part(type))
        case .oneOf(let elements, let dependsOnUnknown): .oneOf(elements.map(part), dependsOnUnknown: dependsOnUnknown)
        }
    }
}

extension LoweredBody {
    /// The same with the types of another table.
    func replacingTypes(_ new: (TypeID) -> TypeID) -> LoweredBody {
        var lowered = LoweredNodes(nodes: nodes, calls: calls, unknowns: unknowns, diagnostics: diagnostics)
        for index in nodes.indices { lowered.nodes[index].type = new(nodes[index].type) }
        for (index, call) in calls.enumerated() {
            for place in call.arguments.indices { lowered.calls[index].arguments[place].type = new(call.arguments[place].type) }
        }
        return LoweredBody(
            declaration: declaration, file: file, name: name, nameToken: nameToken, builder: builder, isPreview: isPreview, type: new(type),
            lowered)
    }
}
