// Random changes that keep most of a source intact: tokens dropped, doubled, swapped and replaced, constructs exchanged for others of their kind.
// Random bytes rarely get past the lexer; these get as far as types and fixes.

import SelfsameSyntax

/// Changes sources with parts of other sources.
public struct TokenMutator: Sendable {
    /// Tokens of the seeds, each spelling once.
    private var spellings: [[UInt8]] = []
    /// Constructs of the seeds by their kind.
    private var constructs: [NodeKind: [[UInt8]]] = [:]

    /// Longer constructs are seeds themselves.
    private static let longestConstruct = 400

    /// A mutator that knows the parts of the seeds.
    public init(seeds: [[UInt8]]) {
        var seenSpellings: Set<[UInt8]> = []
        var seenConstructs: Set<[UInt8]> = []
        for seed in seeds {
            let tree = parse(SourceFile(path: "seed.swift", bytes: seed))
            for index in 0..<tree.tokens.count {
                let text = Self.text(tree.tokens.range(TokenID(UInt32(index))), of: seed)
                if !text.isEmpty, text.count <= Self.longestConstruct, seenSpellings.insert(text).inserted { spellings.append(text) }
            }
            for index in tree.nodes.indices {
                let text = Self.text(tree.range(NodeID(UInt32(index))), of: seed)
                if !text.isEmpty, text.count <= Self.longestConstruct, seenConstructs.insert(text).inserted {
                    constructs[tree.nodes[index].kind, default: []].append(text)
                }
            }
        }
    }

    /// The source with one to four changes, no longer than `limit` bytes.
    public func mutated(_ bytes: [UInt8], limit: Int, random: inout some RandomNumberGenerator) -> [UInt8] {
        var result = bytes
        for _ in 0..<(1 << Int.random(in: 0...2, using: &random)) {
            let next = Bool.random(using: &random) ? changingToken(of: result, &random) : changingConstruct(of: result, &random)
            if next.count <= limit { result = next }
        }
        return result
    }

    private func changingToken(of bytes: [UInt8], _ random: inout some RandomNumberGenerator) -> [UInt8] {
        let tokens = TokenBuffer(lexing: SourceFile(path: "", bytes: bytes))
        let count = tokens.count - 1
        guard count > 0, let spelling = spellings.randomElement(using: &random) else { return bytes }
        func range(_ index: Int) -> SourceRange { tokens.range(TokenID(UInt32(index))) }
        let index = Int.random(in: 0..<count, using: &random)
        let range = range(index)
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            // A few at a time: one that is missing is what recovery knows best.
            let last = min(count - 1, index + Int.random(in: 0..<4, using: &random))
            return Self.replacing(SourceRange(start: range.start, end: max(range.end, self.end(last, tokens))), of: bytes, with: [])
        case 1: return Self.replacing(SourceRange(start: range.end, end: range.end), of: bytes, with: [0x20] + Self.text(range, of: bytes))
        case 2:
            let other = tokens.range(TokenID(UInt32(Int.random(in: 0..<count, using: &random))))
            let (first, second) = range.start < other.start ? (range, other) : (other, range)
            let swapped = Self.replacing(second, of: bytes, with: Self.text(first, of: bytes))
            return Self.replacing(first, of: swapped, with: Self.text(second, of: bytes))
        case 3: return Self.replacing(range, of: bytes, with: spelling)
        default: return Self.replacing(SourceRange(start: range.start, end: range.start), of: bytes, with: spelling + [0x20])
        }
    }

    private func end(_ index: Int, _ tokens: TokenBuffer) -> UInt32 { tokens.range(TokenID(UInt32(index))).end }

    private func changingConstruct(of bytes: [UInt8], _ random: inout some RandomNumberGenerator) -> [UInt8] {
        let tree = parse(SourceFile(path: "", bytes: bytes))
        guard tree.nodes.count > 1 else { return bytes }
        let node = NodeID(UInt32(Int.random(in: 1..<tree.nodes.count, using: &random)))
        let range = tree.range(node)
        let text = Self.text(range, of: bytes)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return Self.replacing(range, of: bytes, with: [])
        case 1: return Self.replacing(SourceRange(start: range.end, end: range.end), of: bytes, with: [0x0A] + text)
        case 2:
            // One of the same file keeps names that mean something.
            let same = tree.nodes.indices.filter { tree.nodes[$0].kind == tree.kind(node) }
            let other = NodeID(UInt32(same.randomElement(using: &random) ?? 0))
            return Self.replacing(range, of: bytes, with: Self.text(tree.range(other), of: bytes))
        default:
            guard let other = constructs[tree.kind(node)]?.randomElement(using: &random) else { return bytes }
            return Self.replacing(range, of: bytes, with: other)
        }
    }

    private static func text(_ range: SourceRange, of bytes: [UInt8]) -> [UInt8] { Array(bytes[Int(range.start)..<Int(range.end)]) }

    private static func replacing(_ range: SourceRange, of bytes: [UInt8], with text: [UInt8]) -> [UInt8] {
        bytes[..<Int(range.start)] + text + bytes[Int(range.end)...]
    }
}
