// How much of a program is known, as `tree --stats` prints it.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// Counts of bodies and nodes. A node is one view constructor, one reference to a view-valued declaration, or one modifier applied to a
/// view; it is resolved when it adds no `_` of its own, a body when its whole type holds none.
public struct Statistics: Sendable {
    /// Files reported on.
    public var files = 0
    /// View-valued declarations.
    public var bodies = 0
    /// Those whose type is known.
    public var bodiesResolved = 0
    /// Constructors, references and modifiers.
    public var nodes = 0
    /// Those that are known.
    public var nodesResolved = 0
    /// Those whose type is known but not published by the SDK, so that only its structure is.
    public var unpublished = 0
    /// How often each reason occurs.
    public var unresolved: [String: Int] = [:]

    /// Nothing counted yet.
    public init() {}

    /// The counts of the bodies of one file.
    public init(of bodies: [LoweredBody], analyzer: Analyzer) {
        files = 1
        for body in bodies { count(body, analyzer) }
    }

    private mutating func count(_ body: LoweredBody, _ analyzer: Analyzer) {
        bodies += 1
        if analyzer.isKnown(analyzer.printed(body.type)) { bodiesResolved += 1 }
        for node in body.nodes {
            switch node.kind {
            case .construct, .modifier, .reference, .opaque: break
            case .empty, .block, .branch, .arm, .choice: continue
            }
            nodes += 1
            if Int(node.unknown) < body.unknowns.count || node.kind == .opaque {
                let reason = Int(node.unknown) < body.unknowns.count ? body.unknowns[Int(node.unknown)].reason : .unknownOperand
                unresolved[reason.rawValue, default: 0] += 1
            } else {
                nodesResolved += 1
                if analyzer.addsUnpublishedType(node) { unpublished += 1 }
            }
        }
    }

    /// Adds the counts of another file.
    public mutating func add(_ other: Statistics) {
        files += other.files
        bodies += other.bodies
        bodiesResolved += other.bodiesResolved
        nodes += other.nodes
        nodesResolved += other.nodesResolved
        unpublished += other.unpublished
        unresolved.merge(other.unresolved, uniquingKeysWith: +)
    }
}

extension Statistics: Encodable {
    private enum CodingKeys: CodingKey {
        case files, bodies, bodiesResolved, nodes, nodesResolved, unpublished, unresolved
    }

    private struct Reason: Encodable {
        var reason: String
        var count: Int
    }

    /// As `tree --stats` prints it: reasons from the most frequent to the least.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(files, forKey: .files)
        try container.encode(bodies, forKey: .bodies)
        try container.encode(bodiesResolved, forKey: .bodiesResolved)
        try container.encode(nodes, forKey: .nodes)
        try container.encode(nodesResolved, forKey: .nodesResolved)
        try container.encode(unpublished, forKey: .unpublished)
        let reasons = unresolved.map { Reason(reason: $0.key, count: $0.value) }
        try container.encode(reasons.sorted { ($1.count, $0.reason) < ($0.count, $1.reason) }, forKey: .unresolved)
    }
}
