// A source made ready to be run: its stored properties take their values from the proof's driver, which tries every combination, and each body
// asked about is evaluated. The text is changed by edits, so that bodies stay as they are, byte for byte.

import SelfsameSyntax

/// A body that is to be evaluated.
struct ProofBody: Hashable {
    /// NAME of the body.
    var name: String
    /// The expression that evaluates it.
    var expression: String
}

/// One version of a source, with the function that evaluates bodies of it.
struct ProofSource {
    /// The code.
    private(set) var text = ""
    /// The function that gives the lines of all its bodies.
    let function: String
    /// Why bodies cannot be evaluated, by NAME.
    private(set) var obstacles: [String: String] = [:]

    private let tree: SyntaxTree
    private let prefix: String
    private var edits: [Edit] = []
    /// Types of the source by qualified name, and why one cannot be made; nil where it can.
    private var types: [String: String?] = [:]
    private var cases: [(type: String, values: [String])] = []
    private var containers: [(name: String, node: NodeID)] = []

    /// `names` are the bodies to evaluate. A wrapped source stands inside an enum, so that its names do not clash with others.
    init(_ source: String, names: [String], function: String, isWrapped: Bool) {
        tree = parse(SourceFile(path: function, bytes: Array(source.utf8)))
        self.function = function
        prefix = isWrapped ? "Source_\(function)." : ""
        walk(.root, in: "")
        for container in containers { prepare(container.node, container.name) }
        openAccess()
        var code = String(decoding: edits.applied(to: tree.source.bytes), as: UTF8.self)
        if isWrapped {
            code = code.replacing("import SwiftUI", with: "import SwiftUI\nenum Source_\(function) {", maxReplacements: 1) + "\n}\n"
        }
        for entry in cases {
            code +=
                "extension \(prefix)\(entry.type): SelfsameSampled { static var selfsameSamples: [Any] { [\(entry.values.joined(separator: ", "))] } }\n"
        }
        for (name, obstacle) in types.sorted(by: { $0.key < $1.key }) where obstacle == nil && !cases.contains(where: { $0.type == name }) {
            code += "extension \(prefix)\(name): SelfsameSampled { static var selfsameSamples: [Any] { [\(prefix)\(name)()] } }\n"
        }
        code += "@MainActor public func \(function)() -> [String] {\n    var lines: [String] = []\n"
        for name in names {
            switch expression(of: name) {
            case .success(let expression): code += "    lines += selfsameRun(\"\(name)\") { \(expression) }\n"
            case .failure(let obstacle): obstacles[name] = obstacle.reason
            }
        }
        text = code + "    return lines\n}\n"
    }

    private struct Obstacle: Error { var reason: String }

    // MARK: Types

    private mutating func walk(_ node: NodeID, in outer: String) {
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .structDecl, .classDecl, .enumDecl:
                let name = (outer.isEmpty ? "" : outer + ".") + tree.name(tree.mainToken(child))
                containers.append((name, child))
                types[name] = .some(nil)
                if let members = tree.child(child, .memberBlock) { walk(members, in: name) }
            case .ifConfig, .ifConfigClause, .statementList: walk(child, in: outer)
            default: break
            }
        }
    }

    private mutating func prepare(_ node: NodeID, _ name: String) {
        guard let members = tree.child(node, .memberBlock) else { return }
        if tree.child(node, .genericParameters) != nil { types[name] = "`\(name)` is generic" }
        if tree.kind(node) == .enumDecl { return prepareCases(members, name) }
        for member in tree.children(members) {
            switch tree.kind(member) {
            case .initializerDecl: types[name] = "`\(name)` has an initialiser of its own"
            case .variableDecl: prepareProperty(member, of: name)
            default: break
            }
        }
    }

    private mutating func prepareCases(_ members: NodeID, _ name: String) {
        var values: [String] = []
        for declaration in tree.children(members) where tree.kind(declaration) == .enumCaseDecl {
            for element in tree.children(declaration) where tree.kind(element) == .enumCaseElement {
                let payload = tree.child(element, .parameterClause).map { clause in
                    tree.children(clause).filter { tree.kind($0) == .parameter }.map { parameter in
                        let label =
                            tree.text(parameter).split(separator: ":").count > 1 ? tree.text(parameter).prefix { $0 != ":" } + ": " : ""
                        return label + "selfsameSample()"
                    }.joined(separator: ", ")
                }
                values.append("\(prefix)\(name).\(tree.text(tree.mainToken(element)))" + (payload.map { "(\($0))" } ?? ""))
            }
        }
        if values.isEmpty { types[name] = "`\(name)` has no cases" } else { cases.append((name, values)) }
    }

    private mutating func prepareProperty(_ variable: NodeID, of type: String) {
        let words = tree.text(variable).prefix { $0 != "{" && $0 != "=" }
        if words.contains("static ") || words.contains("lazy ") { return }
        for binding in tree.children(variable) where tree.kind(binding) == .patternBinding {
            guard tree.child(binding, .getterBlock) == nil else { continue }
            if let block = tree.child(binding, .accessorBlock), tree.text(block).contains("get") { continue }
            let name = tree.text(binding).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let key = "\(type).\(name)"
            if let value = tree.initialValue(of: binding) {
                switch tree.kind(value) {
                case .boolean, .integer, .float, .string, .member, .nil:
                    let range = tree.range(value)
                    edits.append(Edit(range: SourceRange(start: range.start, end: range.start), replacement: "selfsameValue(\"\(key)\", "))
                    edits.append(Edit(range: SourceRange(start: range.end, end: range.end), replacement: ")"))
                default: continue
                }
            } else if let annotation = tree.child(binding, .typeAnnotation) {
                let written = tree.text(annotation).drop { $0 == ":" || $0 == " " }
                guard canSample(String(written)) else {
                    types[type] = "`\(key)` is of a type without samples, `\(written)`"
                    continue
                }
                // A binding with a sample is still one for those who give a different one.
                let attribute = tree.children(variable).first { tree.kind($0) == .attribute && tree.text($0) == "@Binding" }
                let (end, sample) =
                    attribute.map { (tree.range($0).end, "(selfsameKey: \"\(key)\")") }
                    ?? (tree.range(annotation).end, " = selfsameValue(\"\(key)\")")
                edits.append(Edit(range: SourceRange(start: end, end: end), replacement: sample))
            } else if !words.contains("@Environment") {
                types[type] = "`\(key)` has no type"
            }
        }
        // A constant with a value of its own is no parameter of the memberwise initialiser.
        for token in tree[variable].firstToken..<tree[variable].endToken where tree.tokens.kind(TokenID(token)) == .letKeyword {
            edits.append(Edit(range: tree.tokens.range(TokenID(token)), replacement: "var"))
            break
        }
    }

    private func canSample(_ written: String) -> Bool {
        var type = written[...]
        while type.hasSuffix("?") { type = type.dropLast() }
        if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") { return canSample(String(type.dropFirst().dropLast())) }
        return Self.sampled.contains(String(type)) || types.keys.contains { $0 == type || $0.hasSuffix("." + type) }
    }

    private static let sampled: Set<String> = [
        "Bool", "Int", "Double", "CGFloat", "String", "Color", "Date", "UUID", "URL", "Angle", "Font", "Edge.Set", "HorizontalAlignment",
        "LocalizedStringKey",
    ]

    /// The driver stands outside of every type.
    private mutating func openAccess() {
        for index in tree.nodes.indices where tree.kind(NodeID(UInt32(index))) == .modifier {
            let node = NodeID(UInt32(index))
            guard ["private", "fileprivate"].contains(tree.text(node)) else { continue }
            edits.append(Edit(range: tree.range(node), replacement: ""))
        }
    }

    // MARK: Bodies

    private func expression(of name: String) -> Result<String, Obstacle> {
        let path = name.prefix { $0 != "(" }
        let parts = path.split(separator: ".")
        guard parts.count > 1 else { return .failure(Obstacle(reason: "it is no member of a type")) }
        let type = parts.dropLast().joined(separator: ".")
        guard let obstacle = types[type] else { return .failure(Obstacle(reason: "`\(type)` is declared elsewhere")) }
        if let obstacle { return .failure(Obstacle(reason: obstacle)) }
        if name.hasSuffix(".body(content:)") { return .failure(Obstacle(reason: "only SwiftUI can make the content of a modifier")) }
        let isEnum = cases.contains { $0.type == type }
        let subject = isEnum ? "(selfsameValue(\"\(type)\") as \(prefix)\(type))" : "\(prefix)\(type)()"
        var call = "\(subject).\(parts[parts.count - 1])"
        if path.count < name.count {
            let labels = name.dropFirst(path.count + 1).dropLast().split(separator: ":")
            let arguments = labels.map { ($0 == "_" ? "" : "\($0): ") + "selfsameValue(\"\(name) \($0)\")" }
            call += "(\(arguments.joined(separator: ", ")))"
        }
        return .success(call)
    }
}

extension ProofSource {
    /// Declarations that every module under proof needs once: samples, the enumeration of all combinations, and views as text.
    static let support = #"""
        import SwiftUI

        protocol SelfsameSampled { static var selfsameSamples: [Any] { get } }
        extension Bool: SelfsameSampled { static var selfsameSamples: [Any] { [false, true] } }
        extension Int: SelfsameSampled { static var selfsameSamples: [Any] { [0, 1, 7] } }
        extension Double: SelfsameSampled { static var selfsameSamples: [Any] { [0.0, 0.5, 3.0] } }
        extension CGFloat: SelfsameSampled { static var selfsameSamples: [Any] { [CGFloat(0), CGFloat(12)] } }
        extension String: SelfsameSampled { static var selfsameSamples: [Any] { ["", "text"] } }
        extension LocalizedStringKey: SelfsameSampled { static var selfsameSamples: [Any] { [LocalizedStringKey("key")] } }
        extension Color: SelfsameSampled { static var selfsameSamples: [Any] { [Color.red, Color.blue] } }
        extension Font: SelfsameSampled { static var selfsameSamples: [Any] { [Font.body, Font.title] } }
        extension Angle: SelfsameSampled { static var selfsameSamples: [Any] { [Angle.zero, Angle.degrees(30)] } }
        extension Edge.Set: SelfsameSampled { static var selfsameSamples: [Any] { [Edge.Set.all, Edge.Set.top] } }
        extension HorizontalAlignment: SelfsameSampled {
            static var selfsameSamples: [Any] { [HorizontalAlignment.leading, HorizontalAlignment.center] }
        }
        extension Date: SelfsameSampled { static var selfsameSamples: [Any] { [Date(timeIntervalSince1970: 0), Date.distantFuture] } }
        extension UUID: SelfsameSampled {
            static var selfsameSamples: [Any] { [UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))] }
        }
        extension URL: SelfsameSampled { static var selfsameSamples: [Any] { [URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b")] } }
        extension Optional: SelfsameSampled where Wrapped: SelfsameSampled {
            static var selfsameSamples: [Any] { [Wrapped?.none as Any] + Wrapped.selfsameSamples.map { Wrapped?.some($0 as! Wrapped) as Any } }
        }
        extension Array: SelfsameSampled where Element: SelfsameSampled {
            static var selfsameSamples: [Any] { [[Element]() as Any, Element.selfsameSamples.map { $0 as! Element } as Any] }
        }
        extension Binding { init(selfsameKey key: String) { self = .constant(selfsameValue(key)) } }

        /// The choices made so far: each is the place of one value among its samples. Incrementing the last and dropping what follows
        /// visits every combination once.
        struct SelfsameChoice {
            var key: String
            var count: Int
            var index: Int
        }
        nonisolated(unsafe) var selfsameChoices: [SelfsameChoice] = []

        func selfsameValue<T>(_ key: String) -> T {
            let samples = (T.self as? any SelfsameSampled.Type)?.selfsameSamples ?? []
            var index = 0
            if let known = selfsameChoices.first(where: { $0.key == key }) {
                index = known.index
            } else {
                selfsameChoices.append(SelfsameChoice(key: key, count: samples.count, index: 0))
            }
            return samples[index] as! T
        }

        func selfsameValue<T>(_ key: String, _ value: T) -> T { T.self is any SelfsameSampled.Type ? selfsameValue(key) : value }

        func selfsameSample<T>() -> T { (T.self as! any SelfsameSampled.Type).selfsameSamples[0] as! T }

        /// A line for each combination of values: the body, its type, the values, the view without what makes no difference, and with it.
        @MainActor func selfsameRun<V>(_ name: String, _ make: @MainActor () -> V) -> [String] {
            selfsameChoices = []
            var lines: [String] = []
            while lines.count < 512 {
                let view = make()
                let values = selfsameChoices.map { "\($0.key)=\($0.index)" }.sorted().joined(separator: " ")
                let shown = selfsameShown(view, raw: false).joined(separator: "; ")
                let raw = selfsameShown(view, raw: true).joined(separator: "; ")
                lines.append([name, "\(V.self)", values, shown, raw].map(selfsameOneLine).joined(separator: "\t"))
                while let last = selfsameChoices.last, last.index + 1 >= last.count { selfsameChoices.removeLast() }
                if selfsameChoices.isEmpty { break }
                selfsameChoices[selfsameChoices.count - 1].index += 1
            }
            return lines
        }

        func selfsameOneLine(_ text: String) -> String {
            text.split(whereSeparator: { $0.isNewline || $0 == "\t" }).joined(separator: " ")
        }

        /// The views that a value shows, one text each. Without `raw`, sides of conditions and inert modifiers are gone.
        @MainActor func selfsameShown(_ value: Any, raw: Bool) -> [String] {
            let mirror = Mirror(reflecting: value)
            let name = selfsameTypeName(value)
            switch name {
            case "ConditionalContent":
                guard let storage = mirror.children.first?.value, let side = Mirror(reflecting: storage).children.first else { return ["?"] }
                let content = selfsameShown(side.value, raw: raw)
                return raw ? ["\(side.label ?? "")(\(content.joined(separator: "; ")))"] : content
            case "Optional":
                let content = mirror.children.first.map { selfsameShown($0.value, raw: raw) } ?? []
                return raw ? ["some(\(content.joined(separator: "; ")))"] : content
            case "EmptyView": return []
            case "Group":
                // A group of one view is that view.
                let content = mirror.children.first.map { selfsameShown($0.value, raw: raw) } ?? []
                return content.count == 1 && !raw ? content : ["Group(\(content.joined(separator: "; ")))"]
            case "TupleView":
                guard let tuple = mirror.children.first?.value else { return [] }
                return Mirror(reflecting: tuple).children.flatMap { selfsameShown($0.value, raw: raw) }
            case "ModifiedContent":
                var parts: [String: Any] = [:]
                for child in mirror.children { parts[child.label ?? ""] = child.value }
                guard let content = parts["content"], let modifier = parts["modifier"] else { return ["?"] }
                let inner = selfsameShown(content, raw: raw)
                var text = selfsameDescribed(modifier, raw: raw)
                if !raw, selfsameTypeName(modifier) == "AccessibilityAttachmentModifier" { text = selfsameAccessibility(modifier) }
                return !raw && selfsameIsInert(text) ? inner : ["(\(inner.joined(separator: "; "))).\(text)"]
            case "OffsetShape", "ScaledShape", "RotatedShape":
                let text = selfsameDescribed(value, raw: raw)
                guard !raw, let shape = mirror.children.first?.value else { return [text] }
                let neutral = selfsameInertShapes.contains { text == $0.replacingOccurrences(of: "SHAPE", with: selfsameDescribed(shape, raw: raw)) }
                return neutral ? selfsameShown(shape, raw: raw) : [text]
            default: return [selfsameDescribed(value, raw: raw)]
            }
        }

        /// The attachments without those that change nothing, one modifier each.
        @MainActor func selfsameAccessibility(_ modifier: Any) -> String {
            let lists = Mirror(reflecting: modifier).children.map { Mirror(reflecting: $0.value).children.map { selfsameDescribed($0.value, raw: true) } }
            guard lists.count == 2, lists[0].count == lists[1].count else { return selfsameDescribed(modifier, raw: false) }
            let texts = zip(lists[0], lists[1]).map { "AccessibilityAttachmentModifier{attachments: [\($0)], arguments: [\($1)]}" }
            return texts.filter { !selfsameInert.contains($0) }.joined(separator: "; ")
        }

        func selfsameTypeName(_ value: Any) -> String { String("\(type(of: value))".prefix { $0 != "<" }) }

        /// Inert values beside which another argument may be anything.
        func selfsameIsInert(_ text: String) -> Bool {
            text.isEmpty || selfsameInert.contains(text) || text.hasPrefix("_AnimationModifier{animation: nil,")
                || text.hasPrefix("_Rotation3DEffect{angle: Angle{radians: 0.0}")
        }

        @MainActor func selfsameDescribed(_ value: Any, raw: Bool) -> String {
            let mirror = Mirror(reflecting: value)
            var name = selfsameTypeName(value)
            // `fixedSize()` is documented as `fixedSize(horizontal: true, vertical: true)`, whatever it is made of.
            if name == "_UniformFixedSizeLayout", !raw { name = "_FixedSizeLayout{horizontal: true, vertical: true}" }
            if mirror.displayStyle == .class {
                // What a wrapper shares between its copies counts; a model of the program's own is the same or another.
                guard name == "_Box" else { return name }
                return mirror.children.map { selfsameDescribed($0.value, raw: raw) }.joined()
            }
            if "\(type(of: value))".contains("->") { return "function" }
            // Content that is made later is known by its type only.
            if value is Any.Type, !raw { return "type" }
            if mirror.displayStyle == .optional, mirror.children.isEmpty { return "nil" }
            if mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value { return selfsameDescribed(wrapped, raw: raw) }
            if mirror.displayStyle == .collection {
                let items = mirror.children.map { child in
                    let text = selfsameDescribed(child.value, raw: raw)
                    // Below iOS 16 there is no `bold(_:)`; this weight is the same.
                    return !raw && text == selfsameChange(Text("").fontWeight(.bold)) ? selfsameChange(Text("").bold()) : text
                }
                return "[" + items.filter { raw || !selfsameInert.contains($0) }.joined(separator: ", ") + "]"
            }
            if mirror.children.isEmpty { return name == selfsameTypeName(value) ? "\(value)" : name }
            let fields = mirror.children.map { child in
                let isView = child.value is any View && mirror.displayStyle == .struct
                let text = isView ? "[" + selfsameShown(child.value, raw: raw).joined(separator: "; ") + "]" : selfsameDescribed(child.value, raw: raw)
                return "\(child.label ?? ""): \(text)"
            }
            return "\(name){\(fields.joined(separator: ", "))}"
        }

        """#
}
