// Lazy grids: tracks from their definitions and never from cells, in two passes. The first finds the size that is reported; when the grid is
// placed that size is distributed once more, and may come to other tracks.

/// How a lazy grid laid out its tracks.
public struct TrackSizes: Sendable {
    /// The tracks when the size was chosen, an adaptive one as a whole.
    public var layoutPass: [Length] = []
    /// The columns or rows when cells were placed.
    public var columns: [Length] = []
    /// The length across all tracks that the grid reports.
    public var total = Length.zero
}

/// The tracks of one pass.
private struct Tracks {
    /// Adaptive tracks as a whole.
    var lengths: [Length] = []
    var total = Length.zero
    /// Columns or rows, with the distance after each and their alignment.
    var columns: [(length: Length, gap: Length, alignment: LayoutAlignment?)] = []
}

extension LayoutEngine {
    /// The size of a lazy grid, with its tracks in words.
    func lazyGrid(
        _ node: Int, _ axis: LayoutAxis, _ definitions: [GridTrack], _ spacing: Formula?, _ proposal: LayoutProposal
    ) -> (size: LayoutSize, trackText: String) {
        let tracks = tracks(node, definitions, proposal[axis.other])
        var along = Length.zero
        for (row, length) in rowLengths(node, axis, tracks).enumerated() {
            along = along + length + (row > 0 ? gap(spacing) : .zero)
        }
        var known = self.tracks[node] ?? TrackSizes()
        known.layoutPass = tracks.lengths
        known.total = tracks.total
        self.tracks[node] = known
        let text = tracks.columns.prefix(12).map(\.length.description).joined(separator: ", ")
        return (LayoutSize(axis, along, tracks.total), text)
    }

    /// Where the cells of a lazy grid are.
    func gridPlaces(
        _ node: Int, _ axis: LayoutAxis, _ definitions: [GridTrack], _ guide: LayoutGuide, _ spacing: Formula?, _ proposal: LayoutProposal,
        _ size: LayoutSize
    ) -> [ChildPlace] {
        let children = tree[node].children
        let tracks = tracks(node, definitions, size[axis.other])
        var known = self.tracks[node] ?? self.tracks[tree.twins[node]] ?? TrackSizes()
        known.columns = tracks.columns.map(\.length)
        self.tracks[node] = known
        var result: [ChildPlace] = []
        var along = Length.zero
        for (row, rowLength) in rowLengths(node, axis, tracks).enumerated() {
            var across = Length.zero
            for (column, track) in tracks.columns.enumerated() {
                let index = row * tracks.columns.count + column
                guard index < children.count else { break }
                let cell = LayoutSize(axis, rowLength, track.length)
                let passed = LayoutProposal(cell)
                let own = self.size(children[index], passed)
                let alignment = track.alignment ?? .center
                func offset(_ axis: LayoutAxis) -> Length {
                    standardValue(of: alignment[axis], axis, cell[axis], cell)
                        - value(of: alignment[axis], axis, children[index], passed, own)
                }
                let (x, y) = axis == .vertical ? (across, along) : (along, across)
                result.append(
                    ChildPlace(node: children[index], proposal: passed, x: x + offset(.horizontal), y: y + offset(.vertical)))
                across = across + track.length + track.gap
            }
            along = along + rowLength + gap(spacing)
        }
        return result
    }

    private func gap(_ spacing: Formula?) -> Length { spacing.map { finite(resolve($0)) } ?? Length(SpacingRules.standard) }

    /// The lengths of the rows: each as high as its highest cell wants.
    private func rowLengths(_ node: Int, _ axis: LayoutAxis, _ tracks: Tracks) -> [Length] {
        let children = tree[node].children
        let count = tracks.columns.count
        return stride(from: 0, to: children.count, by: count).map { start in
            (start..<min(start + count, children.count)).reduce(Length.zero) { longest, index in
                larger(longest, size(children[index], LayoutProposal(axis, nil, tracks.columns[index - start].length))[axis])
            }
        }
    }

    /// The tracks for a length: fixed ones first, then each of the others in order gets an equal part of what is left.
    private func tracks(_ node: Int, _ definitions: [GridTrack], _ offered: Length?) -> Tracks {
        var definitions = definitions
        if definitions.isEmpty {
            notice(node, .noTracks)
            definitions = [GridTrack(size: .flexible(minimum: .exact(10), maximum: .exact(.infinity)))]
        }
        let gaps = definitions.map { gap($0.spacing) }
        var result = Tracks(lengths: Array(repeating: .zero, count: definitions.count))
        var remaining = gaps.dropLast().reduce(offered ?? .zero, -)
        var left = 0
        for (index, definition) in definitions.enumerated() {
            guard case .fixed(let length) = definition.size else {
                left += 1
                continue
            }
            result.lengths[index] = larger(.zero, finite(resolve(length)))
            remaining = remaining - result.lengths[index]
        }
        for (index, definition) in definitions.enumerated() {
            let offer = larger(.zero, remaining / Double(max(left, 1)))
            switch definition.size {
            case .fixed: continue
            case .flexible(let minimum, let maximum):
                let least = resolve(minimum)
                result.lengths[index] = offered == nil ? finite(least) : offer.clamped(least, larger(least, resolve(maximum)))
            case .adaptive(let minimum, _):
                result.lengths[index] = offered == nil ? finite(resolve(minimum)) : offer
            }
            remaining = remaining - result.lengths[index]
            left -= 1
        }
        result.total = zip(result.lengths, gaps.dropLast() + [.zero]).reduce(Length.zero) { $0 + $1.0 + $1.1 }
        for (index, definition) in definitions.enumerated() { split(definition, result.lengths[index], gaps[index], node, &result) }
        return result
    }

    /// Splits an adaptive track into as many columns as its minimum allows; any other is one column.
    private func split(_ definition: GridTrack, _ length: Length, _ gap: Length, _ node: Int, _ tracks: inout Tracks) {
        guard case .adaptive(let minimum, let maximum) = definition.size else {
            tracks.columns.append((length, gap, definition.alignment))
            return
        }
        let limit = Double(max(1, tree[node].children.count))
        let fitting = ((length.points + gap.points) / (max(0, resolve(minimum).points) + gap.points) + 0.000_001).rounded(.down)
        // More columns than cells are not seen; so many are made that the width of each is right up to a limit.
        let count = fitting.isFinite ? max(1, min(fitting, max(limit, 10_000))) : limit
        let each = smaller((length - gap * (count - 1)) / count, larger(.zero, resolve(maximum)))
        for _ in 0..<Int(count) { tracks.columns.append((larger(.zero, each), gap, definition.alignment)) }
    }
}
