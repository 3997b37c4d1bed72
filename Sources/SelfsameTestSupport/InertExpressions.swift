// The inert values of the description of SwiftUI as Swift expressions, from the same marks that the fixes read: what a modifier records for
// them makes no difference between two views.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// Modifiers applied with their inert arguments.
struct InertExpressions {
    /// Calls on any view, such as `EmptyView().opacity(1)`.
    var views: [String] = []
    /// Calls on Text that keep it a Text.
    var texts: [String] = []
    /// Calls on a shape that make another shape.
    var shapes: [String] = []

    /// Values of parameters that a mark leaves open, by type.
    private static let open: [String: [String]] = [
        "Edge.Set": [".all", ".horizontal", ".vertical", ".top", ".bottom", ".leading", ".trailing"],
        "Alignment": [
            ".center", ".top", ".bottom", ".leading", ".trailing", ".topLeading", ".topTrailing", ".bottomLeading", ".bottomTrailing",
        ],
        "UnitPoint": [
            ".center", ".top", ".bottom", ".leading", ".trailing", ".topLeading", ".topTrailing", ".bottomLeading", ".bottomTrailing",
        ],
    ]

    init(profile: Profile) {
        let program = Program(linking: AnalyzedUnit.preludes(for: profile), profile: profile)
        let analyzer = Analyzer(program: program)
        for index in program.declarations.indices where program.declarations[index].kind == .function {
            let declaration = DeclID(UInt32(index))
            guard let arguments = inertArguments(of: declaration, analyzer),
                program.availability(of: declaration) <= profile.deploymentTarget,
                !program.isUnavailable(declaration)
            else { continue }
            let tree = program.tree(program[declaration].file)
            let owner = analyzer.name(program[program.nominal(containing: declaration)].name)
            let parameters = tree.child(program[declaration].node, .parameterClause).map { clause in
                tree.children(clause).filter { tree.kind($0) == .parameter }.map { tree.text($0) }
            }
            for list in Self.calls(arguments, parameters ?? []) {
                let call = ".\(analyzer.name(program[declaration].name))(\(list))"
                switch owner {
                case "View": views.append("EmptyView()" + call)
                case "Text": texts.append("Text(\"\")" + call)
                case "Shape": shapes.append("Circle()" + call)
                default: break
                }
            }
        }
    }

    private func inertArguments(of declaration: DeclID, _ analyzer: Analyzer) -> String? {
        for case .inert(_, let arguments) in analyzer.markDetails(of: declaration) { return arguments }
        return nil
    }

    /// The argument lists for a mark, one for each value of the parameters that it leaves open; none where one of those has no samples.
    private static func calls(_ mark: String, _ parameters: [String]) -> [String] {
        var given: [(label: String, value: String)] = []
        for part in split(mark) {
            let pieces = part.split(separator: ":", maxSplits: 1).map { $0.trimmed }
            let isLabelled = pieces.count == 2 && pieces[0].allSatisfy { $0.isLetter }
            given.append(isLabelled ? (pieces[0], pieces[1]) : ("_", part.trimmed))
        }
        var lists = [[String]()]
        for parameter in parameters {
            let pieces = parameter.split(separator: ":", maxSplits: 1).map { $0.trimmed }
            guard pieces.count == 2 else { return [] }
            let label = String(pieces[0].prefix { $0 != " " })
            let type = String(pieces[1].prefix { $0 != " " && $0 != "=" })
            var values: [String]
            if let index = given.firstIndex(where: { $0.label == label }) {
                let value = given.remove(at: index).value
                // Overloads differ by type alone: `.zero` is a size and a point.
                let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
                values = value == "_" ? open[type] ?? [] : [value.hasPrefix(".") ? plain + value : value]
            } else if pieces[1].contains("=") {
                values = open[type] ?? []
                if values.isEmpty { continue }
            } else {
                return []
            }
            values = values.map { label == "_" ? $0 : "\(label): \($0)" }
            lists = lists.flatMap { list in values.map { list + [$0] } }
        }
        return lists.map { $0.joined(separator: ", ") }
    }

    /// Splits at top-level commas.
    private static func split(_ text: String) -> [String] {
        var parts = [""]
        var depth = 0
        for character in text {
            if "([".contains(character) { depth += 1 }
            if ")]".contains(character) { depth -= 1 }
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts
    }

    /// The sets that the driver reads. What a modifier recorded is taken from the modified view; where two overloads fit, from either.
    var source: String {
        """
        @MainActor func selfsameModifier<V>(_ view: V) -> String {
            let parts = Mirror(reflecting: view).children.filter { $0.label == "modifier" }
            return parts.first.map { selfsameDescribed($0.value, raw: true) } ?? ""
        }
        @MainActor func selfsameChange(_ text: Text) -> String {
            let changes = Mirror(reflecting: text).children.first { $0.label == "changes" }?.value as? [String]
            return changes?.first ?? ""
        }
        @MainActor func selfsameShape<S>(_ shape: S) -> String {
            selfsameDescribed(shape, raw: true).replacingOccurrences(of: selfsameDescribed(Circle(), raw: true), with: "SHAPE")
        }
        @MainActor let selfsameInert: Set<String> = {
            var result: Set<String> = ["fontWeight(nil)"]
        \(views.map { "    result.insert(selfsameModifier(\($0)))" }.joined(separator: "\n"))
        \(texts.map { "    result.insert(selfsameChange(\($0)))" }.joined(separator: "\n"))
            return result.filter { !$0.isEmpty }
        }()
        @MainActor let selfsameInertShapes: Set<String> = [
        \(shapes.map { "    selfsameShape(\($0))," }.joined(separator: "\n"))
        ]

        """
    }
}
