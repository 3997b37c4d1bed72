// How long a view of a body is for every proposal, as far as its code shows. What holds at some proposals only is not in here: a finding that rests
// on this is true wherever the view is shown.

import SelfsameDeclarations
import SelfsameInference
import SelfsameLayout
import SelfsameSyntax

/// `frame` with its numbers.
struct FrameModifier {
    var node: ViewNodeID
    /// The view that it is applied to.
    var base: ViewNodeID
    /// What it says of each axis.
    var lengths: [LayoutAxis: FrameLengths] = [:]
    /// The name of its alignment.
    var alignment = FrameModifier.standardAlignment
    /// Whether the alignment is written.
    var hasAlignment = false

    subscript(axis: LayoutAxis) -> FrameLengths { lengths[axis] ?? FrameLengths() }

    /// The axes that it says something of.
    var axes: [LayoutAxis] { LayoutAxis.both.filter { !self[$0].isEmpty } }

    /// Whether it has bounds: it then proposes its own size when it places its view, and else what is proposed to it.
    var isFlexible: Bool { axes.contains { self[$0].fixed == nil } }

    fileprivate static let standardAlignment = "center"
}

/// Why a view has a length.
enum LengthReason: Hashable {
    /// A frame gives it.
    case frame(ViewNodeID)
    /// The view itself has what is proposed.
    case view(ViewNodeID)
}

extension BodyContext {
    /// A frame of SwiftUI, if each of its lengths is the same for the whole run and on every device.
    func frame(_ node: ViewNodeID) -> FrameModifier? {
        guard isPreludeModifier(node, named: LayoutAxis.frame), let call = body.call(node), let base = body.base(of: node) else {
            return nil
        }
        var frame = FrameModifier(node: node, base: base)
        for argument in call.arguments where argument.literal != .nil {
            let label = analyzer.name(argument.label)
            if let (axis, bound) = LayoutAxis.bound(labelled: label) {
                guard let points = analyzer.constantLength(argument, in: body) else { return nil }
                frame.lengths[axis, default: FrameLengths()][keyPath: bound] = points
            } else {
                guard case .member(let name)? = argument.literal else { return nil }
                frame.alignment = analyzer.name(name)
                frame.hasAlignment = true
            }
        }
        return frame.axes.allSatisfy { frame[$0].isValid } ? frame : nil
    }

    /// The view below modifiers that change nothing of its layout: its size, its priority, its distance to others and its guides are the same.
    func laidOutView(of node: ViewNodeID) -> ViewNodeID {
        var current = node
        while isNeutral(current), let base = body.base(of: current) { current = base }
        return current
    }

    private func isNeutral(_ node: ViewNodeID) -> Bool {
        guard body[node].kind == .modifier else { return false }
        let marks = analyzer.marks(ofModifier: node, in: body)
        guard marks.isDisjoint(with: [.aligns, .prioritizes, .positions, .sizes, .insets]) else { return false }
        return isKeptSize(node) || marks.contains(.clips)
    }

    /// How long a view is along an axis, and why; nil where that depends on more than the code shows.
    func length(of node: ViewNodeID, along axis: LayoutAxis) -> (length: ViewLength, reason: LengthReason)? {
        let view = laidOutView(of: node)
        if analyzer.knownLeaf(view, in: body) == .proposed { return (.proposed, .view(view)) }
        guard let frame = frame(view) else { return nil }
        let lengths = frame[axis]
        if let points = lengths.fixed { return (.constant(points), .frame(view)) }
        if let inner = length(of: frame.base, along: axis), lengths.keepsLength(of: inner.length) { return inner }
        guard lengths.maximum == .infinity, lengths.ideal == nil else { return nil }
        // A maximum alone is never less than the view; with a minimum, the frame has what is proposed.
        switch lengths.minimum {
        case nil: return (.atLeastProposed, .frame(view))
        case 0: return (.proposed, .frame(view))
        default: return nil
        }
    }

    /// Whether a view that chose its size looks the same when it is then proposed that size, as a flexible frame does. A stack can distribute its
    /// own size differently from what it was proposed, even one that a Spacer makes as wide as that: a text in it has more lines where the stack is
    /// higher than the proposal.
    func settles(_ node: ViewNodeID) -> Bool {
        let view = laidOutView(of: node)
        if let leaf = analyzer.knownLeaf(view, in: body) { return leaf != .spacer }
        if let frame = frame(view) {
            // What is in it is proposed the same in any case.
            if LayoutAxis.both.allSatisfy({ frame[$0].fixed != nil || length(of: view, along: $0)?.length == .proposed }) { return true }
            return frame.axes.allSatisfy { frame[$0].fixed != nil || length(of: view, along: $0) != nil } && settles(frame.base)
        }
        return isPlainPadding(view) && body.base(of: view).map { settles($0) } ?? false
    }

    /// Padding that is written as edges and lengths, none of which is negative.
    private func isPlainPadding(_ node: ViewNodeID) -> Bool {
        guard analyzer.marks(ofModifier: node, in: body).contains(.insets), let call = body.call(node) else { return false }
        return call.arguments.allSatisfy { argument in
            if case .member? = argument.literal { return true }
            return analyzer.constantLength(argument, in: body).map { $0 >= 0 && $0.isFinite } ?? false
        }
    }

    /// Whether no guide by an edge or the centre is set on a view, and it has the priority that a frame has: a view of the program may have a
    /// guide and a priority of its own.
    func hasStandardGuides(_ node: ViewNodeID) -> Bool {
        let view = laidOutView(of: node)
        if let leaf = analyzer.knownLeaf(view, in: body) { return leaf != .spacer }
        // A stack passes on no such guide of its views; one with a single view is replaced by it.
        if marks(ofConstruct: view).contains(.stack) { return elements(of: view).count > 1 }
        guard frame(view) != nil || isPlainPadding(view), let base = body.base(of: view) else { return false }
        return hasStandardGuides(base)
    }

    /// The views that are written in a stack.
    func elements(of stack: ViewNodeID) -> [ViewNodeID] {
        body.children(stack).flatMap { body[$0].kind == .block ? body.children($0) : [$0] }
    }
}

extension LayoutAxis {
    /// The modifier that gives lengths.
    fileprivate static let frame = "frame"

    /// The length that an argument of a frame gives: `minWidth`, `height`.
    fileprivate static func bound(labelled label: String) -> (LayoutAxis, WritableKeyPath<FrameLengths, Double?>)? {
        for axis in both {
            if label == axis.dimension { return (axis, \.fixed) }
            let ending = axis.dimension.prefix(1).uppercased() + axis.dimension.dropFirst()
            switch label {
            case "min" + ending: return (axis, \.minimum)
            case "ideal" + ending: return (axis, \.ideal)
            case "max" + ending: return (axis, \.maximum)
            default: break
            }
        }
        return nil
    }
}
