// Bodies that the builder rejects, a row for each kind of statement that it does not take. The compiler must reject each, and the analyser must
// say so or print a type with `_`, never a whole one.

/// Statements that a result builder of views does not support.
enum GeneratedMistakes {
    /// Statements by the row that they stand for.
    static let rows: [(row: String, statements: [String])] = [
        ("error: for", ["for item in items {\nText(item.name)\n}"]), ("error: while", ["while isOn {\nDivider()\n}"]),
        ("error: repeat", ["repeat {\nDivider()\n} while isOn"]), ("error: guard", ["guard isOn else {\nreturn\n}"]),
        ("error: defer", ["defer { act() }"]), ("error: do catch", ["do {\nDivider()\n} catch {\nText(name)\n}"]),
        ("error: break, continue", ["switch kind {\ncase .round: break\ndefault: Text(name)\n}\nwhile isOn { continue }"]),
        ("error: fallthrough", ["switch kind {\ncase .round: fallthrough\ndefault: Text(name)\n}"]),
        ("error: function, type", ["func local() {}", "struct Local {}", "typealias Local = Int", "enum Local {}"]),
        ("error: Void", ["act()", "print(name)", "count = 2"]), ("error: lone semicolon", ["Text(name);\n;"]),
        ("error: line that starts with a member", ["if isOn {\nDivider()\n}\n.padding()"]),
        ("error: choice of two types", ["let value = if isOn { Text(name) } else { Divider() }\nvalue"]),
    ]

    /// A body for each row, between other statements.
    static func bodies(seed: UInt64, _ generator: inout BodyGenerator) -> [(row: String, text: String)] {
        rows.enumerated().map { index, row in
            generator.size = 12
            let first = generator.statements(depth: 3, indent: "        ")
            return (
                row.row,
                "\n    // type: ?\n    @ViewBuilder var body\(index): some View {\n" + first + generator.pick(row.statements) + "\n    }\n"
            )
        }
    }
}
