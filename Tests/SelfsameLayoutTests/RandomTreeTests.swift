// Random trees against the second implementation: every frame of every view must be the same.

import SelfsameLayout
import Testing

@Suite("Random trees")
struct RandomTreeTests {
    @Test("1,000 random trees have the frames of the second implementation")
    func same() {
        for seed in 0..<1_000 {
            var random = SplitMix(seed: UInt64(seed))
            let box = random.box(depth: Int.random(in: 2...5, using: &random), stack: nil)
            let offer = Offer(w: random.offer(), h: random.offer())
            var tree = LayoutTree()
            tree.root = box.add(to: &tree)
            let engine = LayoutEngine(tree)
            let placed = engine.layout(LayoutProposal(offer.w.map { Length($0) }, offer.h.map { Length($0) }))
            var expected: [Placed] = []
            box.place(0, 0, offer, into: &expected)
            guard placed.count == expected.count else {
                Issue.record("tree \(seed): \(placed.count) views instead of \(expected.count)")
                continue
            }
            for (own, other) in zip(placed, expected) {
                let numbers = [own.frame.x.points, own.frame.y.points, own.frame.size.width.points, own.frame.size.height.points]
                let wanted = [other.x, other.y, other.size.w, other.size.h]
                let isSame = zip(numbers, wanted).allSatisfy { abs($0 - $1) < 0.000_1 }
                if !isSame {
                    Issue.record(
                        "tree \(seed): \(numbers) instead of \(wanted) for \(tree.nodes[own.node].kind), offered \(offer), in \(box)")
                    break
                }
            }
        }
    }

    @Test("A tree that is built wrongly is seen")
    func different() {
        var expected: [Placed] = []
        Box.stack(horizontal: true, align: 0.5, spacing: nil, [.color, .picture(20, 10)]).place(0, 0, Offer(w: 100, h: 50), into: &expected)
        var tree = LayoutTree()
        tree.root = Box.stack(horizontal: true, align: 0.5, spacing: 4, [.color, .picture(20, 10)]).add(to: &tree)
        let placed = LayoutEngine(tree).layout(LayoutProposal(Length(100), Length(50)))
        #expect(zip(placed, expected).contains { $0.frame.size.width.points != $1.size.w })
    }
}

/// Numbers that are the same in each run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    /// How many views may still be made: the second implementation has no memory, so its time is exponential.
    private var left = 20

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func length(_ most: Int = 200) -> Double { Double(Int.random(in: 0...most, using: &self)) }
    mutating func maybe(_ most: Int = 200) -> Double? { Bool.random(using: &self) ? length(most) : nil }
    mutating func side() -> Double { [0, 0.5, 1][Int.random(in: 0...2, using: &self)] }
    mutating func offer() -> Double? { Int.random(in: 0...4, using: &self) == 0 ? nil : length(500) }

    mutating func range() -> Box.Range {
        var numbers = [length(), length(), length()].sorted()
        if Int.random(in: 0...3, using: &self) == 0 { numbers[2] = .infinity }
        func keep(_ value: Double) -> Double? { Bool.random(using: &self) ? value : nil }
        return Box.Range(min: keep(numbers[0]), ideal: keep(numbers[1]), max: keep(numbers[2]))
    }

    mutating func box(depth: Int, stack: Bool?) -> Box {
        left -= 1
        guard depth > 0, left > 0 else {
            switch Int.random(in: 0...4, using: &self) {
            case 4: return .circle
            case 0: return .picture(length(), length())
            case 1: return .spacer(length(30), horizontal: stack)
            default: return .color
            }
        }
        switch Int.random(in: 0...18, using: &self) {
        case 0: return .fixed(maybe(), maybe(), ax: side(), ay: side(), box(depth: depth - 1, stack: stack))
        case 1, 2: return .flexible(range(), range(), ax: side(), ay: side(), box(depth: depth - 1, stack: stack))
        case 3: return .fixedSize(.random(using: &self), .random(using: &self), box(depth: depth - 1, stack: stack))
        case 4:
            let named = (0..<4).map { _ in Bool.random(using: &self) }
            let lengths = named.map { $0 ? length(30) : 0 }
            return .padding(
                top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3], named: named,
                box(depth: depth - 1, stack: stack))
        case 5:
            return .ratio(Double(Int.random(in: 1...4, using: &self)) / 2, fill: .random(using: &self), box(depth: depth - 1, stack: stack))
        case 6: return .priority(Double(Int.random(in: -2...2, using: &self)), box(depth: depth - 1, stack: stack))
        case 7: return .behind(box(depth: depth - 1, stack: stack), box(depth: depth - 1, stack: nil), ax: side(), ay: side())
        case 8:
            return .pile(ax: side(), ay: side(), (0..<Int.random(in: 1...3, using: &self)).map { _ in box(depth: depth - 1, stack: nil) })
        case 9: return .before(box(depth: depth - 1, stack: stack), box(depth: depth - 1, stack: nil), ax: side(), ay: side())
        case 10: return .moved(length(20), -length(20), box(depth: depth - 1, stack: stack))
        case 11: return .positioned(length(), length(), box(depth: depth - 1, stack: stack))
        case 12:
            let horizontal = Bool.random(using: &self)
            return .scrolled(horizontal: horizontal, vertical: !horizontal || .random(using: &self), box(depth: depth - 1, stack: false))
        case 13:
            let horizontal = Bool.random(using: &self)
            let children = (0..<Int.random(in: 1...3, using: &self)).map { _ in box(depth: depth - 1, stack: nil) }
            return .fitting(horizontal: horizontal, vertical: !horizontal || .random(using: &self), children)
        case 14: return .reader((0..<Int.random(in: 0...2, using: &self)).map { _ in box(depth: depth - 1, stack: nil) })
        default:
            let horizontal = Bool.random(using: &self)
            let children = (0..<Int.random(in: 1...6, using: &self)).map { _ in box(depth: depth - 1, stack: horizontal) }
            return .stack(horizontal: horizontal, align: side(), spacing: maybe(20), children)
        }
    }
}

extension Box {
    /// The same view for the engine.
    func add(to tree: inout LayoutTree) -> Int {
        func node(_ kind: LayoutKind, _ children: [Int] = []) -> LayoutNode { LayoutNode(kind, children, label: "view") }
        func number(_ value: Double?) -> Formula? { value.map { .number(Length($0)) } }
        func bounds(_ range: Range) -> FlexibleBounds {
            FlexibleBounds(minimum: number(range.min), ideal: number(range.ideal), maximum: number(range.max))
        }
        func alignment(_ ax: Double, _ ay: Double) -> LayoutAlignment {
            LayoutAlignment(
                horizontal: ax == 0 ? .leading : ax == 1 ? .trailing : .center(.horizontal),
                vertical: ay == 0 ? .top : ay == 1 ? .bottom : .center(.vertical))
        }
        func axes(_ horizontal: Bool, _ vertical: Bool) -> [LayoutAxis] {
            (horizontal ? [.horizontal] : []) + (vertical ? [.vertical] : [])
        }
        switch self {
        case .color: return tree.add(node(.fill))
        case .circle: return tree.add(node(.circle))
        case .before(let child, let other, let ax, let ay):
            let inner = child.add(to: &tree)
            let added = other.add(to: &tree)
            return tree.add(node(.layer(alignment(ax, ay), isBackground: false), [inner, added]))
        case .moved(let x, let y, let child):
            let inner = child.add(to: &tree)
            return tree.add(node(.offset(x: .number(Length(x)), y: .number(Length(y))), [inner]))
        case .positioned(let x, let y, let child):
            let inner = child.add(to: &tree)
            return tree.add(node(.position(x: .number(Length(x)), y: .number(Length(y))), [inner]))
        case .scrolled(let horizontal, let vertical, let child):
            let inner = child.add(to: &tree)
            return tree.add(node(.scroll(axes(horizontal, vertical)), [inner]))
        case .fitting(let horizontal, let vertical, let children):
            let inner = children.map { $0.add(to: &tree) }
            return tree.add(node(.viewThatFits(axes(horizontal, vertical)), inner))
        case .reader(let children):
            let inner = children.map { $0.add(to: &tree) }
            return tree.add(node(.reader(tree.nodes.count), inner))
        case .picture(let w, let h): return tree.add(node(.image(LayoutSize(Length(w), Length(h)), isResizable: false)))
        case .spacer(let least, let horizontal):
            return tree.add(node(.spacer(minLength: number(least), axis: horizontal.map { $0 ? .horizontal : .vertical })))
        case .fixed(let w, let h, let ax, let ay, let child):
            let inner = child.add(to: &tree)
            return tree.add(node(.frame(width: number(w), height: number(h), alignment(ax, ay)), [inner]))
        case .flexible(let wide, let high, let ax, let ay, let child):
            let inner = child.add(to: &tree)
            return tree.add(node(.flexibleFrame(width: bounds(wide), height: bounds(high), alignment(ax, ay)), [inner]))
        case .fixedSize(let w, let h, let child):
            let inner = child.add(to: &tree)
            return tree.add(node(.fixedSize(horizontal: w, vertical: h), [inner]))
        case .padding(let top, let leading, let bottom, let trailing, let named, let child):
            let inner = child.add(to: &tree)
            return tree.add(
                node(.padding(EdgeLengths(top: top, leading: leading, bottom: bottom, trailing: trailing, named: named)), [inner]))
        case .ratio(let ratio, let fill, let child):
            let inner = child.add(to: &tree)
            return tree.add(node(.aspectRatio(width: number(ratio), height: number(1), isFill: fill), [inner]))
        case .priority(let value, let child):
            let inner = child.add(to: &tree)
            return tree.add(node(.layoutPriority(.number(Length(value))), [inner]))
        case .behind(let child, let other, let ax, let ay):
            let inner = child.add(to: &tree)
            let added = other.add(to: &tree)
            return tree.add(node(.layer(alignment(ax, ay), isBackground: true), [inner, added]))
        case .stack(let horizontal, let align, let spacing, let children):
            let inner = children.map { $0.add(to: &tree) }
            let guides = alignment(align, align)
            return tree.add(
                node(
                    .stack(
                        horizontal ? .horizontal : .vertical, horizontal ? guides.vertical : guides.horizontal, spacing: number(spacing)),
                    inner))
        case .pile(let ax, let ay, let children):
            let inner = children.map { $0.add(to: &tree) }
            return tree.add(node(.zStack(alignment(ax, ay)), inner))
        }
    }
}
