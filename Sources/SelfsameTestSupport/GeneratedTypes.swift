// Concrete types for the generic parameters of a form, chosen before its arguments are written, so that these agree with each other: where
// the data is `[Item]`, a selection of `Data.Element.ID` is a selection of `Int`.

/// The types that a form's generic parameters stand for in one call.
struct GenericTypes {
    private(set) var types: [String: String] = [:]

    /// Types for the parameters that more than one argument speaks of, or that are a part of an argument's type. A parameter that is the
    /// whole type of one argument is left open: any value that conforms will do.
    init(of form: CallForm) {
        for name in form.constraints.keys where !name.contains(".") && name != "Self" {
            guard let type = Self.candidate(for: name, in: form), type.hasPrefix("[") || Self.isShared(name, in: form) else { continue }
            types[name] = type
        }
        for (name, bound) in form.bindings where !name.contains(".") && name != "Self" && name != "Content" {
            types[name] = Self.associated[bound] ?? substituted(bound)
        }
    }

    private static func isShared(_ name: String, in form: CallForm) -> Bool {
        var isPart = false
        var count = 0
        for parameter in form.parameters {
            let mentions = words(of: parameter.type).count { $0 == name }
            count += mentions
            let isWhole = parameter.type == name || parameter.type == name + "?" || !parameter.builder.isEmpty
            isPart = isPart || (mentions > 0 && !isWhole)
        }
        return isPart || count > 1
    }

    /// A type that meets what is required of a parameter; nil where there is none here.
    private static func candidate(for name: String, in form: CallForm) -> String? {
        let required = (form.constraints[name] ?? []).map { String($0.prefix { $0 != "<" }) }
        if required.contains(where: { $0.hasSuffix("Collection") || $0 == "Sequence" }) {
            let element = form.constraints[name + ".Element"] ?? []
            return "[\(form.bindings[name + ".Element"] ?? (element.contains("Transferable") ? "String" : "Item"))]"
        }
        return candidates.first { required.contains($0.proto) }?.type ?? (unmet.isDisjoint(with: required) ? "Int" : nil)
    }

    private static let candidates: [(proto: String, type: String)] = [
        ("DiscreteFormatStyle", "Ticks"),
        ("InsettableShape", "Circle"), ("Shape", "Circle"), ("ShapeStyle", "Color"), ("View", "Text"), ("StringProtocol", "String"),
        ("BinaryFloatingPoint", "Double"), ("ParseableFormatStyle", "FloatingPointFormatStyle<Double>"),
        ("FormatStyle", "FloatingPointFormatStyle<Double>"), ("SortComparator", "KeyPathComparator<Item>"), ("ObservableObject", "Model"),
        ("Observable", "Shared"), ("Publisher", "Just<Int>"), ("PreferenceKey", "Length"), ("Transferable", "String"),
        ("LocalizedError", "Failure"), ("AppIntent", "Intent"), ("RangeExpression", "ClosedRange<DynamicTypeSize>"),
        ("TimelineProvider", "Provider"),
        ("AppIntentTimelineProvider", "IntentProvider"), ("TimelineSchedule", "EveryMinuteTimelineSchedule"), ("Identifiable", "Item"),
        ("Gesture", "TapGesture"),
        ("NSObject", "Record"),
    ]

    /// Requirements that no type here meets.
    private static let unmet: Set<String> = [
        "ReferenceConvertible", "TableRowContent", "TableColumnContent", "TabContent", "AttributeScope",
        "PreviewContext", "Layout", "ViewModifier",
    ]

    /// What the types here have as associated types.
    private static let associated = [
        "[Item].Element": "Item", "[String].Element": "String", "[URL].Element": "URL", "[Item].Index": "Int",
        "[Item].Indices": "Range<Int>",
        "Item.ID": "Int", "Ticks.FormatInput": "Int", "C.Compared": "String",
        "FloatingPointFormatStyle<Double>.FormatInput": "Double",
        "FloatingPointFormatStyle<Double>.FormatOutput": "String",
        "Double.Stride": "Double", "Int.Stride": "Int", "Length.Value": "CGFloat", "Just<Int>.Output": "Int",
        "KeyPathComparator<Item>.Compared": "Item", "Provider.Entry": "Entry", "IntentProvider.Entry": "Entry",
        "IntentProvider.Intent": "Intent", "Rows.TableRowValue": "Item", "Sort.Compared": "Item",
    ]

    /// A type as it is written in the form, with the types chosen.
    func substituted(_ written: String) -> String {
        var result = ""
        var rest = written[...]
        while let start = rest.firstIndex(where: { $0.isLetter || $0 == "_" }) {
            let isMember = start > rest.startIndex ? rest[rest.index(before: start)] == "." : result.hasSuffix(".")
            result += rest[..<start]
            var word = String(rest[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            rest = rest[start...].dropFirst(word.count)
            if !isMember, let type = types[word] {
                word = type
                while rest.first == "." {
                    let member = rest.dropFirst().prefix { $0.isLetter || $0.isNumber }
                    guard let type = Self.associated["\(word).\(member)"] else { break }
                    word = type
                    rest = rest.dropFirst(member.count + 1)
                }
            }
            result += word
        }
        return result + rest
    }

    /// The identifiers of a type.
    static func words(of type: String) -> [Substring] { type.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
}
