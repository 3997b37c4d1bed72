// Searching what is sorted: lines by their starts, tokens by their places, declarations by their nodes.

extension Range where Bound: FixedWidthInteger {
    /// The first value that a predicate holds for, where it holds for every value after it, too; the upper bound if there is none.
    @inlinable
    public func partitioningIndex(where belongsBehind: (Bound) -> Bool) -> Bound {
        var low = lowerBound
        var high = upperBound
        while low < high {
            let middle = low + (high - low) / 2
            if belongsBehind(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
