// Grid: columns as wide as their widest cell, rows as high as their highest. How a grid shares what is left among several flexible columns is
// not published; the way of a stack is taken, and marked as an estimate.

/// A grid for one proposal.
struct GridArrangement {
    var size = LayoutSize.zero
    var places: [ChildPlace] = []
}

/// A cell of a grid.
private struct GridCell {
    var node: Int
    var row: Int
    var columns: Range<Int>
    var traits = GridCellTraits()
    var rowAlignment: LayoutGuide?

    /// Whether it counts for the length of its column or row.
    func isSized(_ axis: LayoutAxis) -> Bool { !traits.unsizedAxes.contains(axis) }
}

extension LayoutEngine {
    /// The size of a grid, and where its cells are.
    func grid(_ node: Int, _ proposal: LayoutProposal) -> GridArrangement {
        guard case .grid(let alignment, let horizontal, let vertical) = tree[node].kind else { return GridArrangement() }
        let (cells, rowCount, columnCount) = cells(of: node)
        guard !cells.isEmpty, columnCount > 0 else { return GridArrangement() }
        let gaps = LayoutSize(gridGap(horizontal), gridGap(vertical))
        let narrow = cells.filter { $0.columns.count == 1 && ($0.columns.count < columnCount || columnCount == 1) }
        var widths = lengths(
            (0..<columnCount).map { column in narrow.filter { $0.columns.lowerBound == column && $0.isSized(.horizontal) } }, .horizontal,
            proposal.width, gaps.width
        ) { LayoutProposal($1, nil) }
        widen(&widths, for: cells.filter { $0.columns.count > 1 && $0.isSized(.horizontal) }, columnCount, proposal, gaps.width)
        func width(_ cell: GridCell) -> Length {
            widths[cell.columns].reduce(Length.zero, +) + gaps.width * Double(cell.columns.count - 1)
        }
        let heights = lengths(
            (0..<rowCount).map { row in cells.filter { $0.row == row && $0.isSized(.vertical) } }, .vertical, proposal.height, gaps.height
        ) { LayoutProposal(width($0), $1) }

        var result = GridArrangement()
        result.size = LayoutSize(
            widths.reduce(Length.zero, +) + gaps.width * Double(columnCount - 1),
            heights.reduce(Length.zero, +) + gaps.height * Double(rowCount - 1))
        let columnGuides = columnGuides(cells)
        for cell in cells {
            let box = LayoutSize(width(cell), heights[cell.row])
            let passed = LayoutProposal(box)
            let own = size(cell.node, passed)
            let x = widths[..<cell.columns.lowerBound].reduce(Length.zero, +) + gaps.width * Double(cell.columns.lowerBound)
            let y = heights[..<cell.row].reduce(Length.zero, +) + gaps.height * Double(cell.row)
            var offset = LayoutSize.zero
            if let anchor = cell.traits.anchor {
                offset = LayoutSize(
                    (box.width - own.width) * resolve(anchor.x).points, (box.height - own.height) * resolve(anchor.y).points)
            } else {
                for axis in LayoutAxis.both {
                    let stated = axis == .vertical ? cell.rowAlignment : columnGuides[cell.columns.lowerBound]
                    let guide = stated ?? alignment[axis]
                    offset[axis] =
                        standardValue(of: guide, axis, box[axis], box) - value(of: guide, axis, cell.node, passed, own)
                }
            }
            result.places.append(ChildPlace(node: cell.node, proposal: passed, x: x + offset.width, y: y + offset.height))
        }
        return result
    }

    private func gridGap(_ spacing: Formula?) -> Length { spacing.map { finite(resolve($0)) } ?? Length(SpacingRules.standard, .estimated) }

    private func columnGuides(_ cells: [GridCell]) -> [Int: LayoutGuide] {
        var result: [Int: LayoutGuide] = [:]
        for cell in cells { if let guide = cell.traits.columnAlignment { result[cell.columns.lowerBound] = guide } }
        return result
    }

    /// The cells in order; a view outside of rows spans all columns.
    private func cells(of node: Int) -> (cells: [GridCell], rows: Int, columns: Int) {
        var cells: [GridCell] = []
        var columnCount = 1
        for (row, child) in tree[node].children.enumerated() {
            guard case .gridRow(let alignment) = tree[child].kind else {
                cells.append(GridCell(node: child, row: row, columns: 0..<0, traits: traits(of: child)))
                continue
            }
            var column = 0
            for cell in tree[child].children {
                let traits = traits(of: cell)
                let span = min(max(1, traits.columns), 1_000)
                cells.append(GridCell(node: cell, row: row, columns: column..<column + span, traits: traits, rowAlignment: alignment))
                column += span
            }
            columnCount = max(columnCount, column)
        }
        for index in cells.indices where cells[index].columns.isEmpty { cells[index].columns = 0..<columnCount }
        return (cells, tree[node].children.count, columnCount)
    }

    /// What a view and the modifiers on it say of their cell.
    private func traits(of node: Int) -> GridCellTraits {
        var result = GridCellTraits()
        var current = node
        while !tree[current].kind.isArrangement {
            if case .gridCell(let traits) = tree[current].kind {
                if traits.columns != 1 { result.columns = traits.columns }
                result.anchor = result.anchor ?? traits.anchor
                result.unsizedAxes += traits.unsizedAxes
                result.columnAlignment = result.columnAlignment ?? traits.columnAlignment
            }
            guard let child = tree[current].children.first else { break }
            current = child
        }
        return result
    }

    /// The lengths of columns or rows: as a stack shares among its views, the least flexible first.
    private func lengths(
        _ groups: [[GridCell]], _ axis: LayoutAxis, _ offered: Length?, _ gap: Length, _ proposal: (GridCell, Length?) -> LayoutProposal
    ) -> [Length] {
        func longest(_ cells: [GridCell], _ length: Length?, isProbe: Bool) -> Length {
            cells.reduce(Length.zero) {
                let passed = proposal($1, length)
                return larger($0, (isProbe ? probe($1.node, passed) : size($1.node, passed))[axis])
            }
        }
        guard let offered else { return groups.map { longest($0, nil, isProbe: false) } }
        let flexibility = groups.map { cells -> Double in
            let (low, high) = (longest(cells, .zero, isProbe: true).points, longest(cells, .infinity, isProbe: true).points)
            return high == low ? 0 : high - low
        }
        var available = offered - gap * Double(groups.count - 1)
        var result = Array(repeating: Length.zero, count: groups.count)
        let order = groups.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        let isAmbiguous = flexibility.count { $0 > 0 } > 1
        for (position, index) in order.enumerated() {
            let share = larger(.zero, available / Double(groups.count - position))
            let length = longest(groups[index], share, isProbe: false)
            result[index] = isAmbiguous && flexibility[index] > 0 ? length.marked(.estimated) : length
            available = available - result[index]
        }
        return result
    }

    /// Makes columns wide enough for the cells that span them; which of them grows is not published.
    private func widen(
        _ widths: inout [Length], for cells: [GridCell], _ columnCount: Int, _ proposal: LayoutProposal, _ gap: Length
    ) {
        for cell in cells {
            let own = widths[cell.columns].reduce(Length.zero, +) + gap * Double(cell.columns.count - 1)
            let offered = cell.columns.count == columnCount ? proposal.width : own
            let wanted = size(cell.node, LayoutProposal(offered, nil)).width
            guard wanted.points > own.points else { continue }
            let extra = ((wanted - own) / Double(cell.columns.count)).marked(.estimated)
            for column in cell.columns where cell.columns.contains(column) { widths[column] = widths[column] + extra }
        }
    }
}
