// Sources made to hurt a parser: deep nesting, long chains, lists without an end. Each is one unit repeated up to a size, so that a test
// can ask for a few kilobytes and a measurement for a megabyte.

/// One shape of hostile source.
public struct HostileShape: Sendable, CustomStringConvertible {
    /// What it is.
    public var name: String
    private var head = ""
    private var unit: String
    private var tail = ""
    private var closing = ""

    /// For test names.
    public var description: String { name }

    private init(_ name: String, _ unit: String, head: String = "", tail: String = "", closing: String = "") {
        self.name = name
        self.unit = unit
        self.head = head
        self.tail = tail
        self.closing = closing
    }

    /// The shape in about `size` bytes.
    public func bytes(_ size: Int) -> [UInt8] {
        let count = max(1, (size - head.utf8.count - tail.utf8.count) / (unit.utf8.count + closing.utf8.count))
        var bytes = Array(head.utf8)
        bytes.reserveCapacity(size + 64)
        for _ in 0..<count { bytes += unit.utf8 }
        bytes += tail.utf8
        for _ in 0..<count { bytes += closing.utf8 }
        return bytes
    }

    /// All shapes.
    public static let all = [
        HostileShape("(", "("), HostileShape("[", "["), HostileShape("{", "{"), HostileShape("<", "<"), HostileShape(">", ">"),
        HostileShape(")", ")"), HostileShape("}", "}"), HostileShape("]", "]"), HostileShape("([{", "([{"), HostileShape(")(", ")("),
        HostileShape("({", "({"), HostileShape("{(", "{("), HostileShape("a<", "a<"), HostileShape("a<(", "<(", head: "a"),
        HostileShape("a<b, ", "a<b, "), HostileShape("a(b:", "a(b:"), HostileShape("a(b:c:", "a(b:c:"), HostileShape("a[", "a["),
        HostileShape("lines of a(b", "a(b\n"), HostileShape("lines of [b", "[b\n"),
        HostileShape("nested closures", "a { ", closing: "}"), HostileShape("open closures", "a { x in "),
        HostileShape("open signatures", "{ (a: "), HostileShape("nested if", "if a {\n", closing: "}\n"),
        HostileShape("open if", "if a {\n"),
        HostileShape("if if", "if "), HostileShape("else if", " else if a { }", head: "if a { }"),
        HostileShape("nested switch", "switch a { case b: "), HostileShape("nested guard", "guard a else { "),
        HostileShape("nested functions", "func a() { ", closing: "}"), HostileShape("nested types", "struct A { ", closing: "}"),
        HostileShape("nested accessors", "var a: B { get { "), HostileShape("nested interpolations", "\"\\("),
        HostileShape("nested multi-line interpolations", "\"\"\"\n\\("), HostileShape("quotes", "\""), HostileShape("raw quotes", "#\""),
        HostileShape("pounds", "#"), HostileShape("comments", "/*"), HostileShape("closed comments", "/**/"),
        HostileShape("one line", "let abc = foo(1, 2) + bar; "), HostileShape("one line of mistakes", "let abc = foo(1, 2) + bar "),
        HostileShape("chained calls", ".a()", head: "let x = y"), HostileShape("chained closures", ".a { }", head: "let x = y"),
        HostileShape("a+a", "a+", tail: "a"), HostileShape("ternaries", "a ? b : ", tail: "c"), HostileShape("open ternaries", "a ? "),
        HostileShape("casts", " as A", head: "a"), HostileShape("prefix operators", "! "), HostileShape("try", "try "),
        HostileShape("await", "await "), HostileShape("key paths", "\\a."), HostileShape("attributes", "@a(x) "),
        HostileShape("attribute blocks", "@a { "), HostileShape("modifiers", "public "), HostileShape("macros", "#a("),
        HostileShape("nested #if", "#if A\n", closing: "#endif\n"), HostileShape("open #if", "#if A\n"),
        HostileShape("#if between attributes", "#if A\n@a\n"), HostileShape("#if in a chain", "a\n#if A\n.b\n"),
        HostileShape("#if in a switch", "#if A\n", head: "switch a {\ncase b:\n"), HostileShape("#else", "#else\n"),
        HostileShape("arrows", "() -> ", head: "let a: ", tail: "Int"), HostileShape("array types", "[", head: "let a: "),
        HostileShape("generic types", "A<", head: "let a: ", tail: "B", closing: ">"), HostileShape("tuple types", "(", head: "let a: "),
        HostileShape("optional types", "?", head: "let a: B"), HostileShape("member types", ".C", head: "let a: B"),
        HostileShape("compositions", " & C", head: "let a: B"), HostileShape("some some", "some ", head: "let a: "),
        HostileShape("requirements", "func a<T>() where T: A<"), HostileShape("tuple patterns", "let ("),
        HostileShape("case let", "if case let "),
        HostileShape("enum cases", "enum A { case b("), HostileShape("regular expressions", "= /a"),
        HostileShape("backticks", "`"), HostileShape("colons", ":"), HostileShape("semicolons", ";"), HostileShape("periods", "."),
        HostileShape("at signs", "@"), HostileShape("conflict markers", "<<<<<<< a\n"), HostileShape("zero bytes", "\0"),
        HostileShape("placeholders", "<#"), HostileShape("emoji", "🐈"), HostileShape("a long name", "a"),
        HostileShape("a long number", "1"),
        HostileShape("line breaks", "\n"),
    ]
}
