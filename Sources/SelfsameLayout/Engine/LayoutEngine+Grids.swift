// Grid: columns as wide as their widest cell, rows as high as their highest. How a grid shares what is left among several flexible columns is
// not published; the way of a stack is taken, and marked as an estimate.

/// The columns and rows of a grid for one proposal.
private struct GridLengths {
    var cells: [GridCell] = []
    var gaps = LayoutSize.zero
    var widths: [Length] = []
    var heights: [Length] = []

    var size: LayoutSize {
        if cells.isEmpty { return .zero }
        return LayoutSize(
            widths.reduce(Length.zero, +) + gaps.width * Double(widths.count - 1),
            heights.reduce(Length.zero, +) + gaps.height * Double(heights.count - 1))
    }

    /// The room of a cell in its columns and its row.
    func box(_ cell: GridCell) -> LayoutSize { LayoutSize(width(cell), heights[cell.row]) }

    func width(_ cell: GridCell) -> Length { widths[cell.columns].reduce(Length.zero, +) + gaps.width * Double(cell.columns.count - 1) }
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
    /// The size of a grid.
    func gridSize(_ node: Int, _ proposal: LayoutProposal) -> LayoutSize { gridLengths(node, proposal).size }

    private func gridLengths(_ node: Int, _ proposal: LayoutProposal) -> GridLengths {
        guard case .grid(_, let horizontal, let vertical) = tree[node].kind else { return GridLengths() }
        let (cells, rowCount, columnCount) = cells(of: node)
        guard !cells.isEmpty, columnCount > 0 else { return GridLengths() }
        var result = GridLengths(cells: cells, gaps: LayoutSize(gridGap(horizontal), gridGap(vertical)))
        let narrow = cells.filter { $0.columns.count == 1 && ($0.columns.count < columnCount || columnCount == 1) }
        result.widths = lengths(
            (0..<columnCount).map { column in narrow.filter { $0.columns.lowerBound == column && $0.isSized(.horizontal) } }, .horizontal,
            proposal.width, result.gaps.width
        ) { LayoutProposal($1, nil) }
        widen(
            &result.widths, for: cells.filter { $0.columns.count > 1 && $0.isSized(.horizontal) }, columnCount, proposal, result.gaps.width)
        result.heights = lengths(
            (0..<rowCount).map { row in cells.filter { $0.row == row && $0.isSized(.vertical) } }, .vertical, proposal.height,
            result.gaps.height
        ) { LayoutProposal(result.width($0), $1) }
        return result
    }

    /// Where the cells of a grid are. Each is offered its room only here: the size of the grid does not depend on the answer, and grids in
    /// grids would be asked a new question for each that they ask.
    func gridPlaces(_ node: Int, _ alignment: LayoutAlignment, _ proposal: LayoutProposal) -> [ChildPlace] {
        let grid = gridLengths(node, proposal)
        let columnGuides = columnGuides(grid.cells)
        return grid.cells.map { cell in
            let box = grid.box(cell)
            let passed = LayoutProposal(box)
            let own = size(cell.node, passed)
            let x = grid.widths[..<cell.columns.lowerBound].reduce(Length.zero, +) + grid.gaps.width * Double(cell.columns.lowerBound)
            let y = grid.heights[..<cell.row].reduce(Length.zero, +) + grid.gaps.height * Double(cell.row)
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
            return ChildPlace(node: cell.node, proposal: passed, x: x + offset.width, y: y + offset.height)
        }
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
            var length = longest(groups[index], share, isProbe: false)
            // What takes its share takes no more and no less: a rounding error would be a new question for each grid in the cell.
            if abs(length.points - share.points) < 1e-9 { length = Length(share.points, length.certainty, bound: length.bound) }
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
