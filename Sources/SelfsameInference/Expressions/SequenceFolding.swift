// A sequence of operands and operators as the operations that it stands for, by the precedence groups of the program: the way in which the
// compiler folds it. Where the groups do not say how two operators bind, nothing is said of the whole.

import SelfsameDeclarations
import SelfsameSyntax

/// A sequence with the operator that each run of its items is split at. Operands stand at even positions, operators at odd ones.
struct FoldedSequence {
    /// Operands and operators in source order.
    let items: [NodeID]
    /// The position of the operator that a run of several items is split at: what is left and right of it are its operands.
    private var splits: [Range<Int>: Int] = [:]

    /// Folds a sequence; nil where the groups of its operators (at odd positions of `groups`) leave it open, or something is missing.
    /// `casts` are the positions of the operators whose right operand is a type.
    init?(items: [NodeID], groups: [DeclID], casts: Set<Int>, table: PrecedenceTable) {
        self.items = items
        guard items.count % 2 == 1, items.count == groups.count else { return nil }
        var folding = Folding(groups: groups, casts: casts, table: table)
        guard folding.fold() else { return nil }
        splits = folding.splits
    }

    /// The whole.
    var range: Range<Int> { 0..<items.count }

    /// The operator that a run is split at; nil for a single operand.
    func split(_ run: Range<Int>) -> Int? { splits[run] }
}

/// A run of a folded sequence: one operand, or operands with the operators between them.
package struct OperandRun {
    let sequence: FoldedSequence
    /// The sequence's node.
    package let node: NodeID
    var range: Range<Int>
    /// What stands in place of the first operand: `a` for the `try a` of `try a + b`.
    var head: NodeID?

    /// The operand of a run that is just one.
    package var single: NodeID? { range.count == 1 ? first : nil }

    /// The first operand.
    package var first: NodeID { head ?? sequence.items[range.lowerBound] }

    /// The operands, first to last.
    package var operands: [NodeID] {
        range.filter { $0 % 2 == 0 }.map { $0 == range.lowerBound ? first : sequence.items[$0] }
    }

    /// The node that stands for the run: the sequence's for the whole, else its operator's or operand's.
    var key: NodeID {
        if range == sequence.range { return node }
        return sequence.split(range).map { sequence.items[$0] } ?? first
    }

    /// The operator that the run is split at, with what stands on its two sides.
    package var parts: (operation: NodeID, left: OperandRun, right: OperandRun)? {
        guard let split = sequence.split(range) else { return nil }
        let left = OperandRun(sequence: sequence, node: node, range: range.lowerBound..<split, head: head)
        return (sequence.items[split], left, OperandRun(sequence: sequence, node: node, range: (split + 1)..<range.upperBound))
    }
}

/// The state of folding one sequence.
private struct Folding {
    let groups: [DeclID]
    let casts: Set<Int>
    let table: PrecedenceTable
    var splits: [Range<Int>: Int] = [:]
    /// The operator that is looked at next.
    private var next = 1

    init(groups: [DeclID], casts: Set<Int>, table: PrecedenceTable) {
        self.groups = groups
        self.casts = casts
        self.table = table
    }

    /// Folds all items; false where two operators cannot stand side by side.
    mutating func fold() -> Bool {
        while next < groups.count {
            guard let whole = fold(0..<next, above: nil, isStrict: false) else { return false }
            if whole.upperBound >= groups.count { return true }
        }
        return true
    }

    /// Goes on from an operand with the operators that bind tighter than `bound`, or as tight where that is not strict.
    private mutating func fold(_ operand: Range<Int>, above bound: DeclID?, isStrict: Bool) -> Range<Int>? {
        var left = operand
        guard var first = take(above: bound, isStrict) else { return left }
        var right = (first + 1)..<(first + 2)
        while next < groups.count, isConsidered(groups[next], bound, isStrict) {
            if casts.contains(first) {
                // A type ends a cast: `a as B as C`.
                left = operation(left, first, right)
                first = next
                next += 2
                right = (first + 1)..<(first + 2)
                continue
            }
            switch table.association(groups[first], groups[next]) {
            case .left:
                left = operation(left, first, right)
                first = next
                next += 2
                right = (first + 1)..<(first + 2)
            case .right:
                // Operators of one group go on to the right as far as they reach; tighter ones leave the first where it is.
                let isSame = groups[first] == groups[next]
                guard let more = fold(right, above: groups[first], isStrict: !isSame) else { return nil }
                right = more
                guard isSame else { continue }
                left = operation(left, first, right)
                return next < groups.count ? fold(left, above: bound, isStrict: isStrict) : left
            case .none: return nil
            }
        }
        return operation(left, first, right)
    }

    private mutating func take(above bound: DeclID?, _ isStrict: Bool) -> Int? {
        guard next < groups.count, isConsidered(groups[next], bound, isStrict) else { return nil }
        next += 2
        return next - 2
    }

    private func isConsidered(_ group: DeclID, _ bound: DeclID?, _ isStrict: Bool) -> Bool {
        guard let bound else { return true }
        return group == bound ? !isStrict : table.association(group, bound) != .right
    }

    private mutating func operation(_ left: Range<Int>, _ position: Int, _ right: Range<Int>) -> Range<Int> {
        let whole = left.lowerBound..<right.upperBound
        splits[whole] = position
        return whole
    }
}
