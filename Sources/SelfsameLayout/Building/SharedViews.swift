// What the bodies of the program's views come to, kept for their next use. A view is used in many trees, and in rows again and again: what was
// built of its body is taken again where all that the body read of its surroundings is the same. What it may read is counted here: the values that
// its caller gives, the environment, font, line limit and axis, and which views are around it.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference

/// The bodies that one thread has built, for the last settings that it built them for.
final class SharedViews: FlowStore {
    private var known: [(settings: LayoutSettings, bodies: SharedBodies)] = []
    /// What expressions with content were lowered to, by their place.
    var lowered: [LayoutPlace: LoweredBody?] = [:]
    /// How many settings are kept: as many as there are widths that rules and reports ask for.
    private static let limit = 3

    init(_ budget: ValueBudget) {}

    /// What was built for settings; nil where each tree is different.
    func bodies(for settings: LayoutSettings) -> SharedBodies? {
        guard settings.arms.isEmpty, settings.readers.isEmpty, settings.sizes.isEmpty else { return nil }
        if let found = known.first(where: { $0.settings.buildsSame(as: settings) }) { return found.bodies }
        if known.count == Self.limit { known.removeFirst() }
        let bodies = SharedBodies()
        known.append((settings, bodies))
        return bodies
    }
}

extension LayoutSettings {
    /// Whether both build the same trees; neither has arms, readers or declared sizes.
    fileprivate func buildsSame(as other: LayoutSettings) -> Bool {
        window == other.window && pixel == other.pixel && defaultCount == other.defaultCount && nodeLimit == other.nodeLimit
            && values == other.values && counts == other.counts && images == other.images
            && symbols == other.symbols
    }
}

/// The bodies that were built for one choice of settings.
final class SharedBodies {
    fileprivate var known: [SharedBody.Key: [SharedBody]] = [:]
    /// How many bodies are kept, and how many nodes.
    fileprivate var count = 0
    fileprivate var nodeCount = 0
    fileprivate static let nodeLimit = 200_000
    /// How many bodies of one view are kept.
    fileprivate static let variantLimit = 12
}

/// What a body came to, and what it depends on.
private struct SharedBody {
    struct Key: Hashable {
        var type: DeclID
        var axis: LayoutAxis?
        var font: TextFont
        var lineLimit: Int?
        /// Styles that nothing but their type decides on.
        var styles: [String: DeclID]
    }

    var number: Int
    /// The view, and what was read of it and of the objects that it was given, in the order of reading.
    var instance: ViewInstance
    var reads: [KnownRead]
    /// The declarations whose code was entered, or would have been, and how deep.
    var entered: Set<DeclID>
    var height: (path: Int, depth: Int)
    /// What is not known of it, once for each place, and the guides that it asks for.
    var unknowns: [LayoutUnknown]
    var guides: [String]
    /// The position of the first node and the first place in the tree that it was built in.
    var start: (node: Int, place: Int)
    var nodes: [LayoutNode]
    var places: [LayoutPlace]
    var conditions: [ChosenCondition]
    var views: [Int]
    var isDynamic: Bool
}

/// What happens while a tree is built.
struct BuildLog {
    /// What was not known, each time it was met.
    var unknowns: [LayoutUnknown] = []
    /// The guides that were asked for.
    var guides: [String] = []
    /// The declarations whose code was entered, or would have been.
    var entered: [DeclID] = []
    /// How many pieces of code were around the innermost one.
    var largestPath = 0
    var largestDepth = 0
    /// How often something came from elsewhere than from what is counted: content that a caller passes, a limit that was met.
    var escapes = 0
}

extension LayoutBuilder {
    /// Whether a declaration's code may be entered: it stands in itself, and in other code, only so often.
    func mayEnter(_ declaration: DeclID, _ surroundings: Surroundings) -> Bool {
        log.entered.append(declaration)
        return mayEnter(surroundings) && surroundings.path.count { $0 == declaration } < Self.repetitionLimit
    }

    /// Whether any declaration's code may be entered.
    func mayEnter(_ surroundings: Surroundings) -> Bool {
        guard surroundings.path.count < Self.viewDepthLimit else {
            log.escapes += 1
            return false
        }
        log.largestPath = max(log.largestPath, surroundings.path.count + 1)
        return true
    }

    /// Whether code that is passed may be entered.
    func mayEnterPassed(_ surroundings: Surroundings) -> Bool {
        guard surroundings.depth < Self.buildDepthLimit else {
            log.escapes += 1
            return false
        }
        log.largestDepth = max(log.largestDepth, surroundings.depth + 1)
        return true
    }

    /// The views of a body: those of its last use where nothing that it read differs.
    func sharedBody(of type: DeclID, _ instance: ViewInstance, _ around: Surroundings) -> [Int] {
        guard let bodies, instance.views.isEmpty, around.styles.values.allSatisfy({ $0.properties.isEmpty && !$0.isAssumed }) else {
            return build(.root, around)
        }
        let key = SharedBody.Key(
            type: type, axis: around.axis, font: around.font, lineLimit: around.lineLimit, styles: around.styles.mapValues(\.type))
        if let body = bodies.known[key]?.first(where: { fits($0, instance, around) }) { return take(body, around) }

        let start = (node: tree.nodes.count, place: places.count, condition: conditions.count, readers: readerCount)
        let (cuts, firstRead, keptFrom) = (reader.cuts, reader.reads.count, reader.keptFrom)
        reader.keptFrom = firstRead
        defer { reader.keptFrom = keptFrom }
        let (outer, wasDynamic, asked) = (log.start(), isDynamic, reader.asksForReaders)
        isDynamic = false
        reader.asksForReaders = false
        let views = build(.root, around)
        let log = self.log.end(outer)
        let entered = Set(log.entered)
        let count = tree.nodes.count - start.node
        if readerCount == start.readers, reader.cuts == cuts, !reader.asksForReaders, !isCut, log.escapes == 0,
            entered.isDisjoint(with: around.path.dropLast()), bodies.known[key, default: []].count < SharedBodies.variantLimit,
            bodies.nodeCount + count <= SharedBodies.nodeLimit
        {
            bodies.nodeCount += count
            bodies.count += 1
            firstNodes[bodies.count] = start.node
            bodies.known[key, default: []].append(
                SharedBody(
                    number: bodies.count, instance: instance, reads: reader.reads(of: instance, since: firstRead), entered: entered,
                    height: (log.largestPath - around.path.count, log.largestDepth - around.depth),
                    unknowns: log.unknowns.filter(by: \.place), guides: Set(log.guides).sorted(), start: (start.node, start.place),
                    nodes: Array(tree.nodes[start.node...]), places: Array(places[start.place...]),
                    conditions: Array(conditions[start.condition...]), views: views, isDynamic: isDynamic))
        }
        isDynamic = wasDynamic || isDynamic
        reader.asksForReaders = asked || reader.asksForReaders
        return views
    }

    /// Whether a body would come to the same here.
    private func fits(_ body: SharedBody, _ instance: ViewInstance, _ around: Surroundings) -> Bool {
        guard !isCut, tree.nodes.count + body.nodes.count < settings.nodeLimit,
            around.path.count + body.height.path <= Self.viewDepthLimit, around.depth + body.height.depth <= Self.buildDepthLimit,
            body.entered.isDisjoint(with: around.path.dropLast())
        else { return false }
        return reader.reads(instance, as: body.reads, of: body.instance)
    }

    /// Adds what a body came to.
    private func take(_ body: SharedBody, _ around: Surroundings) -> [Int] {
        let (nodes, places) = (tree.nodes.count - body.start.node, self.places.count - body.start.place)
        // Where the tree has it already, each node has a twin that answers for it.
        let first = firstNodes[body.number].map { $0 - tree.nodes.count }
        if first == nil { firstNodes[body.number] = tree.nodes.count }
        for node in body.nodes {
            var node = node
            for index in node.children.indices { node.children[index] += nodes }
            node.origin = node.origin.map { LayoutOrigin(index: $0.index + places) }
            tree.add(node, twin: first.map { tree.nodes.count + $0 })
        }
        self.places += body.places
        conditions += body.conditions
        for unknown in body.unknowns { list(unknown) }
        for guide in body.guides { use(guide) }
        log.entered += body.entered
        log.largestPath = max(log.largestPath, around.path.count + body.height.path)
        log.largestDepth = max(log.largestDepth, around.depth + body.height.depth)
        isDynamic = isDynamic || body.isDynamic
        return body.views.map { $0 + nodes }
    }
}

extension BuildLog {
    /// Starts a part: what happened before it, as counts, so that nothing is copied.
    fileprivate mutating func start() -> Start {
        defer { (largestPath, largestDepth) = (0, 0) }
        return Start(
            unknowns: unknowns.count, guides: guides.count, entered: entered.count, largestPath: largestPath, largestDepth: largestDepth,
            escapes: escapes)
    }

    /// Ends a part, and gives what happened in it.
    fileprivate mutating func end(_ start: Start) -> BuildLog {
        let part = BuildLog(
            unknowns: Array(unknowns[start.unknowns...]), guides: Array(guides[start.guides...]), entered: Array(entered[start.entered...]),
            largestPath: largestPath, largestDepth: largestDepth, escapes: escapes - start.escapes)
        largestPath = max(largestPath, start.largestPath)
        largestDepth = max(largestDepth, start.largestDepth)
        return part
    }

    /// What had happened where a part starts.
    fileprivate struct Start {
        var unknowns, guides, entered, largestPath, largestDepth, escapes: Int
    }
}

extension Array {
    /// The first elements of each key.
    fileprivate func filter<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}
