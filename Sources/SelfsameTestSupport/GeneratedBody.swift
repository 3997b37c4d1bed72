// Random bodies: statements, control flow, views and chains of modifiers, nested as they come. What stands in them comes from the prelude's
// own declarations (`PreludeForms`), those dealt to the body first, and from the words of `GeneratedVocabulary`.

import Foundation

/// Makes the text of random bodies.
struct BodyGenerator {
    typealias Vocabulary = GeneratedVocabulary

    var random: SeededGenerator
    let forms: FormChoice
    /// Forms written and rows of control flow, with how often.
    var tally: [String: Int] = [:]
    /// Views and modifiers written in this body.
    var size = 0
    /// How plain what it writes is.
    var style = Style.random
    /// Forms that this body has still to contain.
    var hand: [CallForm] = []
    /// Whether `try` is allowed where the generator stands.
    var isThrowing = false

    init(random: SeededGenerator, forms: FormChoice) {
        self.random = random
        self.forms = forms
    }

    /// Random bodies; or single calls with plain views in their blocks, with the first or with any arguments that fit.
    enum Style { case random, plain, varied }

    mutating func pick<T>(_ values: [T]) -> T { style == .plain ? values[0] : values[Int.random(in: 0..<values.count, using: &random)] }
    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    mutating func row(_ name: String) { tally["row: " + name, default: 0] += 1 }

    // MARK: Statements

    /// The statements of a builder. Deeper blocks are shorter, so that every body ends.
    mutating func statements(depth: Int, indent: String) -> String {
        if style != .random { return indent + view(depth: depth, indent: indent) + "\n" }
        if chance(3), depth > 0 {
            row("nothing")
            return ""
        }
        let limit = size > 7 ? 1 : depth == 0 ? 3 : depth < 3 ? 2 : 1
        let count = Int.random(in: 1...limit, using: &random)
        row(count == 1 ? "A()" : "A(); B()")
        return (0..<count).map { _ in statement(depth: depth, indent: indent) }.joined()
    }

    mutating func statement(depth: Int, indent: String) -> String {
        guard depth < 5 else { return indent + view(depth: depth, indent: indent) + "\n" }
        if chance(30), let text = dealtStatement(depth: depth, indent: indent) { return text }
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<3:
            row("let, var")
            return indent + named(pick(Vocabulary.bindings)) + "\n" + indent + view(depth: depth, indent: indent) + "\n"
        case 3..<8: return valueStatement(depth: depth, indent: indent)
        case 8..<22: return ifStatement(depth: depth, indent: indent)
        case 22..<28: return switchStatement(depth: depth, indent: indent)
        case 28..<30:
            row("do")
            return "\(indent)do {\n\(statements(depth: depth + 1, indent: indent + "    "))\(indent)}\n"
        case 30..<32: return availability(depth: depth, indent: indent)
        case 32..<34: return choiceValue(indent: indent)
        case 34: return special(depth: depth, indent: indent)
        case 35..<41: return shownExpression(indent: indent)
        default: return indent + view(depth: depth, indent: indent) + "\n"
        }
    }

    /// A declaration under a name of its own.
    mutating func named(_ binding: String) -> String {
        binding.replacing("#", with: String(Int.random(in: 0..<1_000_000, using: &random)))
    }

    /// The next form of the hand as a statement; nil where the hand is empty.
    mutating func dealtStatement(depth: Int, indent: String) -> String? {
        while let form = hand.popLast() {
            size += 1
            if let (text, _) = call(of: form, depth: depth + 1, indent: indent) { return indent + text + "\n" }
            tally[Self.withoutArguments + form.key] = 1
        }
        return nil
    }

    /// What stands before the key of a form that could not be written.
    static let withoutArguments = "no arguments: "

    /// Takes the first initialiser of a kind of content out of the hand.
    private mutating func dealtInitializer(of family: String) -> CallForm? {
        let index = hand.firstIndex { $0.isInitializer && FormChoice.family(of: $0, protocols: forms.protocols) == family }
        return index.map { hand.remove(at: $0) }
    }

    /// Takes the first method of a type out of the hand.
    private mutating func dealtMethod(of receiver: String) -> CallForm? {
        let index = hand.firstIndex { $0.owner == receiver && !$0.isInitializer && $0.constraints["Self"] == nil }
        return index.map { hand.remove(at: $0) }
    }

    /// A constant made by an initialiser of the prelude that makes no content.
    private mutating func valueStatement(depth: Int, indent: String) -> String {
        if let list = forms.initializers[chance(15) ? "Gesture" : ""] {
            let form = list.pick(&random)
            if form.constraints.isEmpty, let arguments = arguments(of: form, depth: depth, indent: indent) {
                count(form)
                row("let, var")
                let text = form.owner + (arguments.hasPrefix("(") ? arguments : "()" + arguments)
                return indent + named("let made# = ") + text + "\n" + indent + view(depth: depth, indent: indent) + "\n"
            }
        }
        return indent + view(depth: depth, indent: indent) + "\n"
    }

    mutating func ifStatement(depth: Int, indent: String) -> String {
        let arms = chance(75) ? 1 : pick([2, 2, 3, 3, 4, 5, 6, 8])
        var text = indent
        for index in 0..<arms {
            text += (index > 0 ? " else " : "") + "if \(pick(Vocabulary.conditions)) {\n"
            text += statements(depth: depth + (arms > 2 ? 2 : 1), indent: indent + "    ") + indent + "}"
        }
        let hasElse = chance(60)
        row(arms == 1 ? (hasElse ? "if else" : "if") : hasElse ? "\(arms + 1) arms" : "else if without else")
        if hasElse { text += " else {\n" + statements(depth: depth + 1, indent: indent + "    ") + indent + "}" }
        return text + "\n"
    }

    mutating func switchStatement(depth: Int, indent: String) -> String {
        let (subject, patterns) = pick(Vocabulary.subjects)
        row(patterns.count == 1 ? "switch of one case" : "switch")
        var text = "\(indent)switch \(subject) {\n"
        for pattern in patterns {
            var content = statements(depth: depth + (patterns.count > 3 ? 2 : 1), indent: indent + "    ")
            if content.isEmpty { content = indent + "    EmptyView()\n" }
            text += "\(indent)\(pattern):\n" + content
        }
        return text + indent + "}\n"
    }

    private mutating func availability(depth: Int, indent: String) -> String {
        let inner = indent + "    "
        let (first, second, third) = (
            statements(depth: depth + 1, indent: inner), statements(depth: depth + 1, indent: inner),
            statements(depth: depth + 1, indent: inner)
        )
        let system = "(iOS 99, macOS 99, *)"
        let older = "(iOS 99, macOS 99)"
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            row("#available")
            return "\(indent)if #available\(system) {\n\(first)\(indent)}\n"
        case 1:
            row("#available else")
            return "\(indent)if #available\(system) {\n\(first)\(indent)} else {\n\(second)\(indent)}\n"
        case 2:
            row("#available, empty arm")
            return "\(indent)if #available\(system) {\n\(indent)}\n"
        case 3:
            row("#unavailable else")
            return "\(indent)if #unavailable\(older) {\n\(first)\(indent)} else {\n\(second)\(indent)}\n"
        case 4:
            row("#unavailable else if")
            return
                "\(indent)if #unavailable\(older) {\n\(first)\(indent)} else if isOn {\n\(second)\(indent)} else {\n\(third)\(indent)}\n"
        default:
            row("else if #unavailable")
            return
                "\(indent)if isOn {\n\(first)\(indent)} else if #unavailable\(older) {\n\(second)\(indent)} else {\n\(third)\(indent)}\n"
        }
    }

    /// `let v = if …; v`, `let v = switch …; v`.
    private mutating func choiceValue(indent: String) -> String {
        let name = named("value#")
        let (first, second) = pick([
            ("Text(\"a\")", "Text(name).bold()"), ("Color.red", "Color.blue.opacity(0.5)"),
            ("VStack { Divider() }", "VStack { Divider() }"),
            ("Image(systemName: \"star\").padding(4)", "Image(\"b\").padding(8)"),
        ])
        if chance(50) {
            row("let v = if")
            return "\(indent)let \(name) = if isOn { \(first) } else { \(second) }\n\(indent)\(name)\n"
        }
        row("let v = switch")
        return """
            \(indent)let \(name) = switch kind {
            \(indent)case .round: \(first)
            \(indent)case .square, .flat: \(second)
            \(indent)}
            \(indent)\(name)

            """
    }

    /// What is rare: traps, throws, returns of closures, ternaries with nil.
    private mutating func special(depth: Int, indent: String) -> String {
        let inner = indent + "    "
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            row("fatalError()")
            return "\(indent)if isOn {\n\(inner)fatalError()\n\(indent)} else {\n\(statements(depth: depth + 1, indent: inner))\(indent)}\n"
        case 1:
            row("throw")
            return """
                \(indent)attempted {
                \(inner)if isOn {
                \(inner)    throw Failure()
                \(inner)} else {
                \(inner)    \(view(depth: depth + 1, indent: inner + "    "))
                \(inner)}
                \(indent)}

                """
        case 2:
            row("closure with return")
            return "\(indent)VStack {\n\(inner)let title = name\n\(inner)return Text(title)\n\(indent)}\n"
        case 3:
            row("ternary with nil")
            return "\(indent)isOn ? \(pick(Vocabulary.leaves.filter { !$0.contains("?") && !$0.contains(" + ") })) : nil\n"
        default:
            row("ternary")
            return "\(indent)isOn ? Text(\"a\").bold() : Text(name)\n"
        }
    }

    // MARK: Views

    mutating func view(depth: Int, indent: String) -> String {
        size += 1
        if style != .random { return pick(["Text(\"a\")", "Divider()", "Text(name)"]) }
        var (text, kind) = base(depth: depth, indent: indent)
        let length = chance(60) ? Int.random(in: 1...3, using: &random) : 0
        if length > 0, text.contains(" ? ") || text.contains(" + ") { text = "(\(text))" }
        for _ in 0..<length {
            size += 1
            if chance(65), let link = declaredModifier(on: &kind, depth: depth + 1, indent: indent + "    ") {
                text += "\n\(indent)    " + link
                continue
            }
            let modifier = pick(forms.modifiers)
            if depth > 2, modifier.contains("$block") || modifier.contains("$view") { continue }
            text += "\n\(indent)    " + filled(modifier, depth: depth + 1, indent: indent + "    ")
            kind = ["View"]
        }
        return text
    }

    /// The start of a chain, and what it can be modified as.
    private mutating func base(depth: Int, indent: String) -> (text: String, kind: [String]) {
        if size < 9, chance(depth < 2 ? 45 : depth < 4 ? 20 : 8) {
            return (filled(pick(Vocabulary.containers), depth: depth, indent: indent), ["View"])
        }
        if chance(10) {
            let shape = pick(Vocabulary.shapes.filter { $0 != "Diamond()" })
            return chance(50)
                ? (shape, ["InsettableShape", "Shape", "View"])
                : (shape + pick(Vocabulary.shapeModifiers.filter { forms.isNew || !$0.contains(").stroke(") }), ["View"])
        }
        if chance(8) { return ("Text(\"a\")", ["Text", "View"]) }
        if chance(8) { return ("Image(systemName: \"star\")", ["Image", "View"]) }
        if chance(3) {
            return ("Text(\"a\")\n\(indent)    .accessibilityLabel(\"b\")", ["ModifiedContent+AccessibilityAttachmentModifier", "View"])
        }
        if chance(3) {
            return (
                pick(["ForEach(items) { item in Text(item.name) }", "ForEach(names, id: \\.self) { Text($0) }"]),
                ["DynamicViewContent", "View"]
            )
        }
        if chance(60), let list = forms.initializers["View"] {
            for _ in 0..<3 {
                let dealt = dealtInitializer(of: "View")
                let form = dealt ?? list.pick(&random)
                if dealt == nil, form.parameters.contains(where: { !$0.builder.isEmpty }), depth > 4 || size > 11 { continue }
                guard let arguments = arguments(of: form, depth: depth, indent: indent) else { continue }
                count(form)
                let kind: [String] = form.owner == "Text" ? ["Text", "View"] : form.owner == "Image" ? ["Image", "View"] : ["View"]
                return (form.owner + (arguments.isEmpty ? "()" : arguments), kind)
            }
        }
        return (pick(Vocabulary.leaves), ["View"])
    }

    /// A method of the prelude on what stands before it.
    private mutating func declaredModifier(on kind: inout [String], depth: Int, indent: String) -> String? {
        for _ in 0..<4 {
            let receiver = chance(60) ? kind[0] : kind[kind.count - 1]
            guard let list = forms.methods[receiver] else { continue }
            let dealt = dealtMethod(of: receiver)
            let form = dealt ?? list.pick(&random)
            if dealt == nil, form.parameters.contains(where: { !$0.builder.isEmpty }), depth > 4 || size > 11 { continue }
            guard form.bindings["Self"] == nil, form.constraints["Self"] == nil,
                let arguments = arguments(of: form, depth: depth, indent: indent)
            else { continue }
            count(form)
            switch form.result {
            case "Text": kind = ["Text", "View"]
            case "Image": kind = ["Image", "View"]
            case "some Shape": kind = ["Shape", "View"]
            case "some InsettableShape": kind = ["InsettableShape", "Shape", "View"]
            default:
                kind =
                    receiver.hasPrefix("ModifiedContent")
                        || (receiver == "View" && form.name.hasPrefix("accessibility") && form.name != "accessibilityElement")
                    ? kind : ["View"]
                if receiver == "View" { kind = ["View"] }
            }
            return ".\(form.name)" + (arguments.isEmpty ? "()" : arguments)
        }
        return nil
    }

    mutating func count(_ form: CallForm) { tally[form.key, default: 0] += 1 }

    // MARK: Other content

    /// Elements of a builder of something else than views; nil where nothing of the kind is known.
    mutating func elements(of family: String, depth: Int, indent: String) -> String? {
        if style != .random {
            return Vocabulary.elements[family].map { indent + filled(pick($0), depth: depth, indent: indent) + "\n" }
        }
        let count = Int.random(in: 1...3, using: &random)
        var text = ""
        for _ in 0..<count {
            guard let element = element(of: family, depth: depth, indent: indent) else { return nil }
            if chance(20), ["ToolbarContent", "ChartContent"].contains(family) {
                text += "\(indent)if isOn {\n\(indent)    \(element)\n\(indent)}\n"
            } else {
                text += indent + element + "\n"
            }
        }
        return text
    }

    private mutating func element(of family: String, depth: Int, indent: String) -> String? {
        size += 1
        var text: String?
        if depth < 7, chance(60), let list = forms.initializers[family] {
            for _ in 0..<3 where text == nil {
                let dealt = dealtInitializer(of: family)
                let form = dealt ?? list.pick(&random)
                let isContainer = form.parameters.contains { FormChoice.family(ofBlock: $0.builder, in: form) == family }
                if dealt == nil, isContainer, depth > 4 { continue }
                guard let arguments = arguments(of: form, depth: depth, indent: indent) else { continue }
                count(form)
                text = form.owner + (arguments.isEmpty ? "()" : arguments)
            }
        }
        if text == nil, let words = Vocabulary.elements[family] { text = filled(pick(words), depth: depth, indent: indent) }
        guard var text else { return nil }
        let receiver = FormChoice.receiver(of: family)
        if chance(50), let list = forms.methods[receiver] {
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                let form = dealtMethod(of: receiver) ?? list.pick(&random)
                guard form.bindings["Self"] == nil, let arguments = arguments(of: form, depth: depth, indent: indent) else { continue }
                count(form)
                size += 1
                text += "\n\(indent)    .\(form.name)" + (arguments.isEmpty ? "()" : arguments)
            }
        }
        return text
    }

    /// The text with its stand-ins replaced.
    mutating func filled(_ text: String, depth: Int, indent: String) -> String {
        var result = ""
        var rest = text[...]
        while let dollar = rest.range(of: "$") {
            result += rest[..<dollar.lowerBound]
            rest = rest[dollar.lowerBound...]
            if rest.hasPrefix("$block") {
                result += "\n" + statements(depth: depth + 1, indent: indent + "    ") + indent
                rest = rest.dropFirst("$block".count)
            } else if rest.hasPrefix("$view") {
                size += 1
                result += pick(Vocabulary.leaves)
                rest = rest.dropFirst("$view".count)
            } else if rest.hasPrefix("$shape") {
                result += pick(Vocabulary.shapes)
                rest = rest.dropFirst("$shape".count)
            } else if rest.hasPrefix("$marks") {
                result += "\n" + (elements(of: "ChartContent", depth: depth + 1, indent: indent + "    ") ?? "") + indent
                rest = rest.dropFirst("$marks".count)
            } else {
                result += "$"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }
}
