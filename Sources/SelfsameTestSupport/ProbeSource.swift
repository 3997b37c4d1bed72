// The question that is put to the compiler: code appended to a fixture that prints the type of each annotated declaration's result.
// A member is asked about in an extension of its own type, so that private members and the type's own generic parameters are in reach.
// Generic parameters are bound to made-up types of the same name, so that `VStack<Content>` prints as it is written.

/// The probe of one fixture file.
struct ProbeSource {
    /// Code after the fixture's own: one function, `name`, that prints a line `path<TAB>line<TAB>type` for each declaration.
    var types = ""
    /// Code after the fixture's own that holds, for each declaration with an `arms:` comment, its branch as the value of a `let`.
    var arms = ""
    /// 1-based line of the fixture to the lines in `arms` (counted from its first) that ask about it.
    var armLines: [Int: Range<Int>] = [:]

    /// Declarations that every module asked about needs once.
    static let support = """
        import SwiftUI
        func selfsameValue<R>(_: @autoclosure () throws -> R) -> Any.Type { R.self }
        func selfsameValue<S, R>(_: S.Type, _: (S) throws -> R) -> Any.Type { R.self }
        func selfsameArgument<T>(of _: T.Type) -> T { fatalError() }
        struct Self_: View { var body: Never { fatalError() } }

        """

    /// Makes the probe of a fixture; `name` is the function that prints its types.
    init(_ fixture: Fixture, name: String) {
        var calls: [String] = []
        var lineCount = 1
        for (index, expectation) in fixture.declarations.enumerated() {
            var probe = DeclarationProbe(fixture: fixture, expectation: expectation, index: index, name: name)
            if expectation.type != nil {
                types += probe.typeQuestion()
                calls.append(
                    "    print(\"\(fixture.path)\\t\(expectation.line)\\t\\(\(probe.call))\")")
            }
            if expectation.arms != nil, let question = probe.armsQuestion() {
                let lines = question.split(separator: "\n", omittingEmptySubsequences: false).count - 1
                armLines[expectation.line] = lineCount..<(lineCount + lines)
                lineCount += lines
                arms += question
            }
        }
        types += "@MainActor public func \(name)() {\n" + calls.map { $0 + "\n" }.joined() + "}\n"
    }
}

private struct DeclarationProbe {
    let fixture: Fixture
    let expectation: DeclarationExpectation
    let index: Int
    /// The function of the file: several files may ask about one type.
    let name: String
    var call = ""

    var declaration: FixtureDeclaration { expectation.declaration }

    init(fixture: Fixture, expectation: DeclarationExpectation, index: Int, name: String) {
        self.fixture = fixture
        self.expectation = expectation
        self.index = index
        self.name = name
    }

    /// `extension Outer.Inner where …` around a member, nil for a declaration at file level.
    var header: String? {
        guard let container = declaration.containers.last else { return nil }
        let name = declaration.containers.map(\.name).joined(separator: ".")
        let requirements = container.keyword == "extension" && !container.whereClause.isEmpty ? " where " + container.whereClause : ""
        return "extension \(name)\(requirements)"
    }

    mutating func typeQuestion() -> String {
        var markers = declaration.generics.map(marker)
        var reference = declaration.name
        if let parameters = declaration.parameters {
            // The call stands in a closure that is never run; it only has to pick the declaration.
            let arguments = parameters.map { parameter in
                let label = parameter.label == "_" ? "" : parameter.label + ": "
                return "\(label)selfsameArgument(of: (\(renamed(parameter.type, declaration.generics))).self)"
            }
            reference += "(\(arguments.joined(separator: ", ")))"
        }
        guard let header else {
            call = "selfsameValue(try \(reference))"
            return markerEnum(markers)
        }
        let question = declaration.isStatic ? "{ _ in try Self.\(reference) }" : "{ try $0.\(reference) }"
        let subject: String
        if let chosen = expectation.subject {
            subject = chosen
        } else {
            let (type, more) = defaultSubject()
            subject = type
            markers += more
        }
        call = "\(subject).\(name)Probe\(index)()"
        return markerEnum(markers) + """
            \(header) {
                @MainActor static func \(name)Probe\(index)() -> Any.Type { selfsameValue(Self.self) \(question) }
            }

            """
    }

    /// The type around the declaration with made-up arguments, and the made-up types that its parameters need.
    func defaultSubject() -> (String, [String]) {
        guard let last = declaration.containers.last else { return ("", []) }
        if last.keyword == "protocol"
            || (last.keyword == "extension" && (last.name == "View" || fixture.declared.protocols.contains(last.name)))
        {
            return ("Self_", [])
        }
        var markers: [String] = []
        let path = declaration.containers.flatMap { $0.name.split(separator: ".").map { String($0) } }
        let names = path.map { name in
            let generics = fixture.declared.generics[name] ?? []
            markers += generics.map(marker)
            return generics.isEmpty ? name : "\(name)<\(generics.map { "SelfsameMarkers\(index).\($0.name)" }.joined(separator: ", "))>"
        }
        return (names.joined(separator: "."), markers)
    }

    func markerEnum(_ markers: [String]) -> String {
        markers.isEmpty ? "" : "enum SelfsameMarkers\(index) {\n" + markers.map { "    \($0)\n" }.joined() + "}\n"
    }

    /// A type that can stand for a generic parameter and prints as its name.
    func marker(_ generic: FixtureGeneric) -> String {
        let conformance = generic.constraint.isEmpty ? "" : ": " + generic.constraint.replacing(" & ", with: ", ")
        var members = ""
        if generic.constraint.contains("View") && !generic.constraint.contains("ViewModifier") {
            members += " var body: Never { fatalError() }"
        }
        if generic.constraint.contains("ViewModifier") { members += " func body(content: Content) -> Never { fatalError() }" }
        if generic.constraint.contains("Shape"), !generic.constraint.contains("ShapeStyle") {
            members += " func path(in rect: CGRect) -> Path { fatalError() }"
        }
        if generic.constraint.contains("Identifiable") { members += " var id: Int { 0 }" }
        return "struct \(generic.name)\(conformance) {\(members) }"
    }

    /// A type as written, with the declaration's generic parameters replaced by the made-up types.
    func renamed(_ type: String, _ generics: [FixtureGeneric]) -> String {
        var result = ""
        var end = 0
        for token in fixtureTokens(type) {
            result += String(decoding: Array(type.utf8)[end..<token.range.lowerBound], as: UTF8.self)
            result +=
                generics.contains { $0.name == token.text } && !result.hasSuffix(".")
                ? "SelfsameMarkers\(index).\(token.text)" : String(token.text)
            end = token.range.upperBound
        }
        return result
    }

    /// The body's branch as the value of a `let`; nil where the declaration has no body.
    func armsQuestion() -> String? {
        guard let body = declaration.body else { return nil }
        let requirements = declaration.whereClause.isEmpty ? "" : " where " + declaration.whereClause
        let signature = declaration.parameters == nil ? "()" : declaration.signature
        let isStatic = declaration.isStatic ? "static " : ""
        let function = "@MainActor \(isStatic)func selfsameArms\(index)\(signature)\(requirements) {\n let value = \(body)\n _ = value\n}\n"
        return header.map { "\($0) {\n\(function)}\n" } ?? function
    }
}
