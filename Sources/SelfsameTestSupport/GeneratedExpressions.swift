// Random expressions whose type is shown: operators that the program declares, in groups of its own, and what is chosen between. Operators
// of terms give a type that says how a sequence was folded. Whether an arm may be a literal or `nil` depends on where it is chosen.

/// Expressions for `Shown(…)`, and what they need declared.
enum GeneratedExpressions {
    /// The rows that stand for expressions.
    static let rows =
        ["own precedence groups", "own prefix operator", "own postfix operator", "own == beside a literal", "own && of own =="]
        + ["own operators and literals", "own generic operator", "operator by name"]
        + forms.map(\.row) + families.map { "join of " + $0.name }

    // MARK: Operators

    /// Infix operators of terms, tightest first, and whether one may follow another of its group.
    static let operators: [(text: String, repeats: Bool)] = [
        ("<+>", true), ("*", true), ("+", true), ("<|>", true), ("<~>", false), ("==", false), ("&&", true),
    ]

    /// Operators of types of the program beside standard ones.
    static let owned: [(row: String, texts: [String])] = [
        ("own == beside a literal", ["field == 1", "titled == \"a\"", "field == count", "titled == name", "field < 3"]),
        (
            "own && of own ==",
            [
                "field == 1 && titled == \"a\"", "!(field == count)", "field == 1 || field < 3 && titled == name",
                "isOn ? field == 1 : titled == name", "count == 1 && name == \"a\"", "!(count == 1)", "isOn && count == 1 || name == \"a\"",
            ]
        ),
        (
            "own operators and literals",
            [
                "metre + 1", "2 * metre", "metre * 2", "metre * 2 + 1", "1 + metre * 2", "metre / metre", "-metre",
                "metre + 0.5",
                "(metre + 1) * 2", "isOn ? metre : 1", "isOn ? 1 : metre + 1", "[metre, 1]", "[metre + 1, 2]", "optionalMetre ?? 1",
                "metre + 1 == metre", "metre == 1", "metre * amount", "amount * metre + metre",
                "max(metre / metre, 2)", "metre * 2.0 / metre",
            ]
        ),
        (
            "own generic operator",
            [
                "count |> { $0 + 1 }", "name |> { $0.count }", "count |> { $0 + 1 } |> { \"\\($0)\" }", "items |> { $0.first }",
                "optionalName ||> { $0.count }", "optionalCount ||> { Double($0) }", "1 |> { $0 }",
            ]
        ),
        (
            "operator by name",
            [
                "[1, 2].reduce(0, +)", "metres.reduce(0.5, +)", "items.map(\\.id).sorted(by: >)", "names.reduce(\"\", +)",
                "names.sorted(by: <)",
                "metres.reduce(1, +)", "items.map(\\.id).max(by: <)", "zip(names, names).map(==)", "[isOn].map(!)",
            ]
        ),
    ]

    // MARK: Joins

    /// Where values are chosen between; `A` and `B` are values, `C` one more.
    struct Form {
        var row: String
        var text: String
        /// What may be chosen there.
        var takes = Values.all
        /// Whether it is the value of a local, and not an expression anywhere.
        var isLocal = false
    }

    /// What is chosen between: any values, such as say by themselves what they are, no `nil`, or only values that a context decides.
    enum Values { case all, typed, plain }

    /// Places of a choice.
    static let forms: [Form] = [
        Form(row: "ternary joined", text: "isOn ? A : B"),
        Form(row: "ternary in a ternary", text: "isOn ? A : count > 2 ? B : C"),
        Form(row: "ternary in the first part", text: "isOn ? (count > 2 ? A : B) : C"),
        Form(row: "array joined", text: "[A, B, C]"),
        Form(row: "dictionary joined", text: "[\"a\": A, \"b\": B]"),
        Form(row: "array of a ternary", text: "[isOn ? A : B]"),
        Form(row: "closure with a ternary", text: "items.map { $0.id > 1 ? A : B }"),
        Form(row: "arguments joined", text: "either(A, B)", takes: .plain),
        Form(row: "tuple of joined", text: "(count, isOn ? A : B)"),
        Form(row: "local ternary", text: "isOn ? A : B", isLocal: true),
        Form(row: "local if", text: "if isOn { A } else { B }", takes: .typed, isLocal: true),
        Form(row: "local if of three", text: "if isOn { A } else if count > 2 { B } else { C }", takes: .typed, isLocal: true),
        Form(row: "local if in an if", text: "if isOn { if count > 2 { A } else { B } } else { C }", takes: .typed, isLocal: true),
        Form(row: "local if of a ternary", text: "if isOn { isOn ? A : B } else { C }", takes: .typed, isLocal: true),
        Form(
            row: "local switch", text: "switch kind { case .round: A; case .square: B; case .flat: C }", takes: .typed, isLocal: true),
    ]

    /// Values that have a type in common, and how far they say so by themselves.
    struct Family {
        var name: String
        var values: [String]
        var are = Values.all
        /// One of these stands among the values, where they alone say too little.
        var needs: [String] = []
    }

    /// Families of values.
    static let families: [Family] = [
        Family(name: "classes", values: ["Van()", "Coupe()", "Bike()", "van", "Car()"], are: .typed),
        Family(name: "classes of one superclass", values: ["Van()", "Coupe()", "van"], are: .typed),
        Family(name: "classes and optionals", values: ["Van()", "maybeCoupe", "maybeVan", "Bike()"], are: .typed, needs: ["maybeCoupe"]),
        Family(name: "generic classes", values: ["Freight()", "Parcel()", "Freight()"], are: .typed),
        Family(name: "metatypes", values: ["Van.self", "Coupe.self", "Bike.self"], are: .typed),
        Family(name: "existentials", values: ["rented", "Scooter()", "rented"], are: .typed, needs: ["rented"]),
        Family(name: "optionals", values: ["optionalCount", "count", "optionalCount"], are: .typed, needs: ["optionalCount"]),
        Family(name: "values and nil", values: ["count", "nil", "optionalCount"], needs: ["count"]),
        Family(name: "classes and nil", values: ["Van()", "Coupe()", "nil", "maybeVan"], needs: ["van"]),
        Family(name: "integers", values: ["1", "2", "count", "items.count"], are: .typed),
        Family(name: "numbers", values: ["1", "2.5", "amount", "-3"], are: .plain, needs: ["0.5", "amount"]),
        Family(name: "lengths", values: ["1", "2.5", "length"], are: .plain, needs: ["length"]),
        Family(name: "numbers and nil", values: ["1", "2.5", "nil", "maybeAmount"], needs: ["maybeAmount"]),
        Family(name: "strings", values: ["\"a\"", "name", "\"\\(count)\""], are: .typed),
        Family(name: "array literals", values: ["[1]", "[2.5]", "[1, 2.5]", "[]"], are: .plain, needs: ["[0.5]"]),
        Family(name: "arrays of classes", values: ["[Van()]", "[Coupe()]", "[van, Coupe()]"]),
        Family(name: "tuples", values: ["(1, 2.5)", "(2.5, 1)", "(3, 4)"], needs: ["(0.5, 1)"]),
        Family(name: "members", values: [".round", "kind", ".flat", "Kind.square"], are: .plain, needs: ["kind"]),
        Family(name: "ranges", values: ["0..<3", "0..<count", "count..<9"], are: .typed),
        Family(name: "terms", values: ["leaf", "Leaf()"], are: .typed),
    ]

    /// What every generated file declares for them.
    static let declarations = """
        /// Says the type of a value.
        struct Shown<Value>: View {
            init(_ value: Value) {}
            var body: some View { Text("shown") }
        }

        class Vehicle {}
        class Car: Vehicle {}
        final class Van: Car {}
        final class Coupe: Car {}
        final class Bike: Vehicle {}
        class Load<Value>: Vehicle {}
        final class Freight: Load<Int> {}
        final class Parcel: Load<Int> {}
        protocol Rented {}
        struct Scooter: Rented {}

        func either<Value>(_ a: Value, _ b: Value) -> Value { a }

        precedencegroup Tight {
            associativity: left
            higherThan: MultiplicationPrecedence
        }
        precedencegroup Loose {
            associativity: right
            lowerThan: AdditionPrecedence
            higherThan: Single
        }
        precedencegroup Single {
            lowerThan: RangeFormationPrecedence
            higherThan: ComparisonPrecedence
        }
        precedencegroup Piped {
            associativity: left
            higherThan: AssignmentPrecedence
            lowerThan: TernaryPrecedence
        }
        infix operator <+>: Tight
        infix operator <|>: Loose
        infix operator <~>: Single
        infix operator |>: Piped
        infix operator ||>: Piped
        prefix operator ^^
        postfix operator %%

        protocol Term {}
        struct Leaf: Term {}
        struct Tied<A: Term, B: Term>: Term {}
        struct Times<A: Term, B: Term>: Term {}
        struct Plus<A: Term, B: Term>: Term {}
        struct Loosened<A: Term, B: Term>: Term {}
        struct Swapped<A: Term, B: Term>: Term {}
        struct Same<A: Term, B: Term>: Term {}
        struct Both<A: Term, B: Term>: Term {}
        struct Raised<A: Term>: Term {}
        struct Percent<A: Term>: Term {}
        func <+> <A: Term, B: Term>(a: A, b: B) -> Tied<A, B> { Tied() }
        func * <A: Term, B: Term>(a: A, b: B) -> Times<A, B> { Times() }
        func + <A: Term, B: Term>(a: A, b: B) -> Plus<A, B> { Plus() }
        func <|> <A: Term, B: Term>(a: A, b: B) -> Loosened<A, B> { Loosened() }
        func <~> <A: Term, B: Term>(a: A, b: B) -> Swapped<A, B> { Swapped() }
        func == <A: Term, B: Term>(a: A, b: B) -> Same<A, B> { Same() }
        func && <A: Term, B: Term>(a: A, b: B) -> Both<A, B> { Both() }
        prefix func ^^ <A: Term>(a: A) -> Raised<A> { Raised() }
        postfix func %% <A: Term>(a: A) -> Percent<A> { Percent() }

        struct Metre: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Equatable {
            init(integerLiteral value: Int) {}
            init(floatLiteral value: Double) {}
            static func + (a: Metre, b: Metre) -> Metre { a }
            static func * (a: Metre, b: Double) -> Metre { a }
            static func * (a: Double, b: Metre) -> Metre { b }
            static func / (a: Metre, b: Metre) -> Double { 1 }
            static func / (a: Metre, b: Double) -> Metre { a }
            static prefix func - (a: Metre) -> Metre { a }
        }

        struct Field<Value> {}
        struct Clause {
            static func && (a: Clause, b: @autoclosure () -> Clause) -> Clause { a }
            static func || (a: Clause, b: @autoclosure () -> Clause) -> Clause { a }
            static prefix func ! (a: Clause) -> Clause { a }
        }
        func == <Value>(field: Field<Value>, value: Value) -> Clause { Clause() }
        func < <Value: Comparable>(field: Field<Value>, value: Value) -> Clause { Clause() }
        func |> <A, B>(value: A, change: (A) -> B) -> B { change(value) }
        func ||> <A, B>(value: A?, change: (A) -> B) -> B? { value.map(change) }

        """

    /// The members of every generated view for them.
    static let members = """
            var leaf = Leaf()
            var metre: Metre = 1
            var optionalMetre: Metre?
            var metres: [Metre] = []
            var field = Field<Int>()
            var titled = Field<String>()
            var van = Van()
            var maybeVan: Van?
            var maybeCoupe: Coupe?
            var rented: any Rented = Scooter()
            var maybeAmount: Double?

        """
}

extension BodyGenerator {
    typealias Expressions = GeneratedExpressions

    /// A view that shows the type of an expression, or of a local that is one.
    mutating func shownExpression(indent: String) -> String {
        size += 1
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<3:
            row("own precedence groups")
            return "\(indent)Shown(\(term(operators: Int.random(in: 1...5, using: &random))))\n"
        case 3..<5:
            let (name, texts) = pick(Expressions.owned)
            row(name)
            return "\(indent)Shown(\(pick(texts)))\n"
        default: return join(indent: indent)
        }
    }

    /// A sequence of terms that says in its type how it is folded.
    private mutating func term(operators count: Int) -> String {
        var text = operand()
        var used: Set<String> = []
        for _ in 0..<count {
            let (infix, repeats) = pick(Expressions.operators.filter { !used.contains($0.text) })
            if !repeats { used.insert(infix) }
            text += " \(infix) \(operand())"
        }
        return text
    }

    private mutating func operand() -> String {
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
            row("own prefix operator")
            return "^^leaf"
        case 1:
            row("own postfix operator")
            return "leaf%%"
        case 2: return "(\(term(operators: 1)))"
        case 3: return "Leaf()"
        default: return "leaf"
        }
    }

    /// A choice between values that have a type in common.
    private mutating func join(indent: String) -> String {
        let form = pick(Expressions.forms)
        let family = pick(
            Expressions.families.filter { form.takes == .all || $0.are == .typed || (form.takes == .plain && $0.are == .plain) })
        row(form.row)
        row("join of " + family.name)
        var values = (0..<3).map { _ in pick(family.values) }
        if !family.needs.isEmpty { values[Int.random(in: 0..<2, using: &random)] = pick(family.needs) }
        var text = ""
        for part in form.text {
            switch part {
            case "A": text += values[0]
            case "B": text += values[1]
            case "C": text += values[2]
            default: text.append(part)
            }
        }
        guard form.isLocal else { return "\(indent)Shown(\(text))\n" }
        let name = named("joined#")
        return "\(indent)let \(name) = \(text)\n\(indent)Shown(\(name))\n"
    }
}
