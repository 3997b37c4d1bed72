// Broken variants of a source: every token dropped, doubled or swapped with the next, and the file cut at every byte.
// They are made one at a time, so that a large file needs no more memory than two copies of itself.

import SelfsameSyntax

/// A way to break a source.
public enum MutationKind: String, Sendable, CaseIterable {
    /// One token is left out.
    case drop
    /// One token stands twice.
    case double
    /// Two neighbours change places.
    case swap
    /// The file ends early.
    case cut
}

/// One broken variant.
public struct Mutation: Sendable, CustomStringConvertible {
    /// What was done.
    public var kind: MutationKind
    /// To which token, or at which byte for `cut`.
    public var index: Int
    /// The result.
    public var bytes: [UInt8]

    /// For failures: `drop 12`.
    public var description: String { "\(kind.rawValue) \(index)" }
}

/// The variants of `bytes` whose tokens have the given ranges, in order of kind and place. `stride` takes every n-th only, so that long
/// files stay cheap.
public func mutations(
    of bytes: [UInt8], tokens: [SourceRange], kinds: [MutationKind] = MutationKind.allCases, stride step: Int = 1
) -> some Sequence<Mutation> {
    kinds.lazy.flatMap { kind in
        let count: Int
        switch kind {
        case .drop, .double: count = tokens.count
        case .swap: count = max(0, tokens.count - 1)
        case .cut: count = bytes.count
        }
        return stride(from: 0, to: count, by: max(1, step)).lazy.map { index in
            Mutation(kind: kind, index: index, bytes: mutated(bytes, tokens, kind, index))
        }
    }
}

private func mutated(_ bytes: [UInt8], _ tokens: [SourceRange], _ kind: MutationKind, _ index: Int) -> [UInt8] {
    func part(_ range: SourceRange) -> ArraySlice<UInt8> { bytes[Int(range.start)..<Int(range.end)] }
    switch kind {
    case .cut:
        return Array(bytes[..<index])
    case .drop:
        return Array(bytes[..<Int(tokens[index].start)]) + bytes[Int(tokens[index].end)...]
    case .double:
        let end = Int(tokens[index].end)
        return Array(bytes[..<end]) + [0x20] + part(tokens[index]) + bytes[end...]
    case .swap:
        let (first, second) = (tokens[index], tokens[index + 1])
        let gap = bytes[Int(first.end)..<Int(second.start)]
        return Array(bytes[..<Int(first.start)]) + part(second) + gap + part(first) + bytes[Int(second.end)...]
    }
}
