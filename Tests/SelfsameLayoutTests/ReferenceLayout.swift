// A second implementation of the layout rules, for random trees: written from the published rules alone, recursive, without memory and without
// anything of the engine, so that the same mistake in both is unlikely.

/// A view of the reference.
indirect enum Box {
    case color
    case circle
    case picture(Double, Double)
    /// The axis of the stack around it.
    case spacer(Double, horizontal: Bool?)
    case fixed(Double?, Double?, ax: Double, ay: Double, Box)
    case flexible(Range, Range, ax: Double, ay: Double, Box)
    case fixedSize(Bool, Bool, Box)
    case padding(top: Double, leading: Double, bottom: Double, trailing: Double, named: [Bool], Box)
    case ratio(Double, fill: Bool, Box)
    case priority(Double, Box)
    case behind(Box, Box, ax: Double, ay: Double)
    case before(Box, Box, ax: Double, ay: Double)
    case moved(Double, Double, Box)
    case positioned(Double, Double, Box)
    case scrolled(horizontal: Bool, vertical: Bool, Box)
    case fitting(horizontal: Bool, vertical: Bool, [Box])
    case reader([Box])
    case stack(horizontal: Bool, align: Double, spacing: Double?, [Box])
    case pile(ax: Double, ay: Double, [Box])

    struct Range {
        var min: Double?
        var ideal: Double?
        var max: Double?
    }
}

struct Offer {
    var w: Double?
    var h: Double?
}

struct Extent: Equatable {
    var w: Double
    var h: Double
}

struct Placed {
    var x: Double
    var y: Double
    var size: Extent
}

extension Box {
    func size(_ offer: Offer) -> Extent {
        switch self {
        case .color, .reader: return Extent(w: offer.w ?? 10, h: offer.h ?? 10)
        case .circle:
            let side = Swift.min(offer.w ?? 10, offer.h ?? 10)
            return Extent(w: side, h: side)
        case .picture(let w, let h): return Extent(w: w, h: h)
        case .spacer(let least, let horizontal):
            let w = Swift.max(offer.w ?? least, least)
            let h = Swift.max(offer.h ?? least, least)
            switch horizontal {
            case true?: return Extent(w: w, h: 0)
            case false?: return Extent(w: 0, h: h)
            case nil: return Extent(w: w, h: h)
            }
        case .fixed(let w, let h, _, _, let child):
            if let w, let h { return Extent(w: w, h: h) }
            let inner = child.size(Offer(w: w ?? offer.w, h: h ?? offer.h))
            return Extent(w: w ?? inner.w, h: h ?? inner.h)
        case .flexible(let wide, let high, _, _, let child):
            let passed = Offer(w: wide.passed(offer.w), h: high.passed(offer.h))
            let inner = child.size(passed)
            return Extent(w: wide.length(offer.w, passed.w, inner.w), h: high.length(offer.h, passed.h, inner.h))
        case .fixedSize(let w, let h, let child): return child.size(Offer(w: w ? nil : offer.w, h: h ? nil : offer.h))
        case .padding(let top, let leading, let bottom, let trailing, _, let child):
            let inner = child.size(
                Offer(w: offer.w.map { Swift.max(0, $0 - leading - trailing) }, h: offer.h.map { Swift.max(0, $0 - top - bottom) }))
            return Extent(w: Swift.max(0, inner.w + leading + trailing), h: Swift.max(0, inner.h + top + bottom))
        case .ratio(_, _, let child): return child.size(ratioOffer(offer))
        case .priority(_, let child), .behind(let child, _, _, _), .before(let child, _, _, _), .moved(_, _, let child):
            return child.size(offer)
        case .positioned(_, _, let child):
            let inner = child.size(offer)
            return Extent(w: offer.w ?? inner.w, h: offer.h ?? inner.h)
        case .scrolled(let horizontal, let vertical, let child):
            let inner = child.size(Offer(w: horizontal ? nil : offer.w, h: vertical ? nil : offer.h))
            return Extent(w: horizontal ? offer.w ?? inner.w : inner.w, h: vertical ? offer.h ?? inner.h : inner.h)
        case .fitting: return fitting(offer).size(offer)
        case .stack(let horizontal, let align, _, let children):
            if children.count == 1 { return children[0].size(offer) }
            return shared(offer).extent(horizontal, align)
        case .pile(_, _, let children):
            let most = children.map(\.priority).max() ?? 0
            let sizes = children.filter { $0.priority == most }.map { $0.size(offer) }
            return Extent(w: sizes.map(\.w).max() ?? 0, h: sizes.map(\.h).max() ?? 0)
        }
    }

    /// The first that fits, else the last.
    private func fitting(_ offer: Offer) -> Box {
        guard case .fitting(let horizontal, let vertical, let children) = self else { return self }
        return children.first { child in
            let ideal = child.size(Offer(w: horizontal ? nil : offer.w, h: vertical ? nil : offer.h))
            return (!horizontal || ideal.w <= offer.w ?? .infinity) && (!vertical || ideal.h <= offer.h ?? .infinity)
        } ?? children[children.count - 1]
    }

    private func ratioOffer(_ offer: Offer) -> Offer {
        guard case .ratio(let ratio, let fill, _) = self else { return offer }
        let scales = [offer.w.map { $0 / ratio }, offer.h.map { $0 }].compactMap { $0 }
        guard let first = scales.first else { return offer }
        let scale = scales.count == 1 ? first : fill ? Swift.max(scales[0], scales[1]) : Swift.min(scales[0], scales[1])
        return Offer(w: ratio * scale, h: scale)
    }

    var priority: Double {
        switch self {
        case .spacer: -.infinity
        case .priority(let value, _): value
        case .behind(let child, _, _, _), .before(let child, _, _, _), .moved(_, _, let child), .fixedSize(_, _, let child): child.priority
        case .stack(_, _, _, let children) where children.count == 1: children[0].priority
        default: 0
        }
    }

    private var isSpacer: Bool {
        switch self {
        case .spacer: true
        case .fixed(_, _, _, _, let child), .flexible(_, _, _, _, let child), .fixedSize(_, _, let child), .ratio(_, _, let child),
            .priority(_, let child), .behind(let child, _, _, _), .padding(_, _, _, _, _, let child), .before(let child, _, _, _),
            .moved(_, _, let child):
            child.isSpacer
        case .stack(_, _, _, let children) where children.count == 1: children[0].isSpacer
        default: false
        }
    }

    /// Whether nothing is wanted between an edge and the view beside it: edges are top, leading, bottom, trailing.
    func wantsNothing(_ edge: Int) -> Bool {
        let isHorizontal = edge % 2 == 1
        switch self {
        case .spacer(_, let horizontal): return horizontal == nil || horizontal == isHorizontal
        case .fixed(let w, let h, _, _, let child):
            if (isHorizontal ? w : h) != nil, !child.isSpacer { return false }
            return child.wantsNothing(edge)
        case .flexible(let wide, let high, _, _, let child):
            let range = isHorizontal ? wide : high
            if range.min != nil || range.ideal != nil || range.max != nil, !child.isSpacer { return false }
            return child.wantsNothing(edge)
        case .padding(_, _, _, _, let named, let child): return !named[edge] && child.wantsNothing(edge)
        case .fixedSize(_, _, let child), .ratio(_, _, let child), .priority(_, let child), .behind(let child, _, _, _),
            .before(let child, _, _, _), .moved(_, _, let child):
            return child.wantsNothing(edge)
        case .stack(let horizontal, _, _, let children):
            if children.count == 1 { return children[0].wantsNothing(edge) }
            if horizontal == isHorizontal { return (edge < 2 ? children[0] : children[children.count - 1]).wantsNothing(edge) }
            return children.allSatisfy { $0.wantsNothing(edge) }
        case .pile(_, _, let children): return children.allSatisfy { $0.wantsNothing(edge) }
        default: return false
        }
    }

    // MARK: Stacks

    struct Shared {
        var gaps: [Double] = []
        var offers: [Offer] = []
        var sizes: [Extent] = []

        func extent(_ horizontal: Bool, _ align: Double) -> Extent {
            let along = gaps.reduce(0, +) + sizes.reduce(0) { $0 + (horizontal ? $1.w : $1.h) }
            let across = sizes.map { horizontal ? $0.h : $0.w }.max() ?? 0
            return horizontal ? Extent(w: along, h: across) : Extent(w: across, h: along)
        }
    }

    func shared(_ offer: Offer) -> Shared {
        guard case .stack(let horizontal, _, let spacing, let children) = self else { return Shared() }
        var result = Shared()
        for index in children.indices {
            guard index > 0 else {
                result.gaps.append(0)
                continue
            }
            let isTight = children[index - 1].wantsNothing(horizontal ? 3 : 2) || children[index].wantsNothing(horizontal ? 1 : 0)
            result.gaps.append(spacing ?? (isTight ? 0 : 8))
        }
        func offering(_ along: Double?) -> Offer { horizontal ? Offer(w: along, h: offer.h) : Offer(w: offer.w, h: along) }
        func along(_ extent: Extent) -> Double { horizontal ? extent.w : extent.h }
        guard let total = horizontal ? offer.w : offer.h else {
            result.offers = children.map { _ in offering(nil) }
            result.sizes = children.map { $0.size(offering(nil)) }
            return result
        }
        let least = children.map { along($0.size(offering(0))) }
        let most = children.map { along($0.size(offering(.infinity))) }
        var rest = total
        for gap in result.gaps { rest = rest == .infinity ? rest : rest - gap }
        let levels = Set(children.map(\.priority)).sorted(by: >)
        for index in children.indices where children[index].priority < levels[0] { rest = rest == .infinity ? rest : rest - least[index] }
        result.offers = children.map { _ in Offer() }
        result.sizes = children.map { _ in Extent(w: 0, h: 0) }
        for level in levels {
            var group = children.indices.filter { children[$0].priority == level }
            if level != levels[0] { for index in group { rest += least[index] } }
            group.sort { a, b in
                let first = most[a] == least[a] ? 0 : most[a] - least[a]
                let second = most[b] == least[b] ? 0 : most[b] - least[b]
                if first != second { return first < second }
                if first == .infinity, least[a] != least[b] { return least[a] > least[b] }
                return a < b
            }
            var left = group.count
            for index in group {
                result.offers[index] = offering(Swift.max(0, rest / Double(left)))
                result.sizes[index] = children[index].size(result.offers[index])
                if rest != .infinity { rest -= along(result.sizes[index]) }
                left -= 1
            }
        }
        return result
    }

    // MARK: Placing

    /// Every view, the outer ones first, those behind before those in front.
    func place(_ x: Double, _ y: Double, _ offer: Offer, into result: inout [Placed]) {
        let own = size(offer)
        result.append(Placed(x: x, y: y, size: own))
        func put(_ child: Box, _ offer: Offer, _ ax: Double, _ ay: Double, in outer: Extent) {
            let inner = child.size(offer)
            child.place(x + (outer.w - inner.w) * ax, y + (outer.h - inner.h) * ay, offer, into: &result)
        }
        switch self {
        case .color, .picture, .spacer, .circle: break
        case .reader(let children): for child in children { child.place(x, y, Offer(w: own.w, h: own.h), into: &result) }
        case .moved(let dx, let dy, let child): child.place(x + dx, y + dy, offer, into: &result)
        case .positioned(let px, let py, let child):
            let inner = child.size(Offer(w: own.w, h: own.h))
            child.place(x + px - inner.w / 2, y + py - inner.h / 2, Offer(w: own.w, h: own.h), into: &result)
        case .scrolled(let horizontal, let vertical, let child):
            child.place(x, y, Offer(w: horizontal ? nil : offer.w, h: vertical ? nil : offer.h), into: &result)
        case .fitting: fitting(offer).place(x, y, offer, into: &result)
        case .before(let child, let other, let ax, let ay):
            child.place(x, y, offer, into: &result)
            put(other, Offer(w: own.w, h: own.h), ax, ay, in: own)
        case .fixed(let w, let h, let ax, let ay, let child): put(child, Offer(w: w ?? offer.w, h: h ?? offer.h), ax, ay, in: own)
        case .flexible(let wide, let high, let ax, let ay, let child):
            put(child, Offer(w: wide.placed(offer.w, own.w), h: high.placed(offer.h, own.h)), ax, ay, in: own)
        case .fixedSize(let w, let h, let child): put(child, Offer(w: w ? nil : offer.w, h: h ? nil : offer.h), 0.5, 0.5, in: own)
        case .ratio(_, _, let child): put(child, ratioOffer(offer), 0.5, 0.5, in: own)
        case .padding(let top, let leading, let bottom, let trailing, _, let child):
            let passed = Offer(w: offer.w.map { Swift.max(0, $0 - leading - trailing) }, h: offer.h.map { Swift.max(0, $0 - top - bottom) })
            child.place(x + leading, y + top, passed, into: &result)
        case .priority(_, let child): child.place(x, y, offer, into: &result)
        case .behind(let child, let other, let ax, let ay):
            put(other, Offer(w: own.w, h: own.h), ax, ay, in: own)
            child.place(x, y, offer, into: &result)
        case .stack(let horizontal, let align, _, let children):
            if children.count == 1 { return children[0].place(x, y, offer, into: &result) }
            let again = horizontal ? Offer(w: offer.w, h: offer.h ?? own.h) : Offer(w: offer.w ?? own.w, h: offer.h)
            let shared = shared(again)
            let extent = shared.extent(horizontal, align)
            var along = 0.0
            for (index, child) in children.enumerated() {
                along += shared.gaps[index]
                let size = shared.sizes[index]
                let across = ((horizontal ? extent.h - size.h : extent.w - size.w)) * align
                child.place(x + (horizontal ? along : across), y + (horizontal ? across : along), shared.offers[index], into: &result)
                along += horizontal ? size.w : size.h
            }
        case .pile(let ax, let ay, let children):
            let passed = Offer(w: own.w, h: own.h)
            let most = children.map(\.priority).max() ?? 0
            let deciding = children.filter { $0.priority == most }.map { $0.size(passed) }
            let extent = Extent(w: deciding.map(\.w).max() ?? 0, h: deciding.map(\.h).max() ?? 0)
            for child in children { put(child, passed, ax, ay, in: extent) }
        }
    }
}

extension Box.Range {
    func passed(_ offer: Double?) -> Double? {
        guard let value = offer ?? ideal else { return nil }
        return Swift.max(Swift.min(value, max ?? .infinity), min ?? -.infinity)
    }

    func length(_ offer: Double?, _ passed: Double?, _ child: Double) -> Double {
        if offer == nil, let ideal { return ideal }
        if let min, let max { return Swift.max(min, Swift.min(max, offer ?? child)) }
        if let min { return Swift.max(Swift.min(passed ?? .infinity, child), min) }
        if let max { return Swift.min(Swift.max(passed ?? -.infinity, child), max) }
        return child
    }

    func placed(_ offer: Double?, _ own: Double) -> Double? {
        guard offer == nil, ideal == nil else { return own }
        return own > (min ?? -.infinity) && own < (max ?? .infinity) ? nil : own
    }
}
