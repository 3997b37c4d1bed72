// Property lists in the old style, as `project.pbxproj` has them: `{ key = value; list = (a, "b", ); }`. One flat array of nodes over the bytes of
// the file: reading takes time in proportion to the size, and no text is copied until somebody asks for it.

import SelfsameSyntax

/// A property list in the old style.
struct PropertyList {
    /// A value by its number.
    struct Node: Hashable {
        fileprivate var index: Int
        /// The whole of the file.
        static let root = Node(index: 0)
    }

    private enum Kind: UInt8 { case text, quoted, data, list, dictionary }

    private struct Entry {
        var kind: Kind
        var start: UInt32
        var end: UInt32
        /// The number of the entry behind it and all in it. In a dictionary keys and values take turns.
        var next: UInt32
    }

    let source: SourceFile
    private var entries: [Entry] = []

    /// Reads a file; nil where it is no such list.
    init?(_ source: SourceFile) {
        self.source = source
        entries.reserveCapacity(source.bytes.count / 24)
        guard read(), !entries.isEmpty else { return nil }
    }

    // MARK: Values

    /// The line of a value.
    func line(of node: Node) -> Int { source.location(of: entries[node.index].start).line }

    /// A text; nil for anything else.
    func text(_ node: Node) -> String? {
        let entry = entries[node.index]
        switch entry.kind {
        case .text: return String(decoding: source.bytes[Int(entry.start)..<Int(entry.end)], as: UTF8.self)
        case .quoted: return unescaped(source.bytes[Int(entry.start) + 1..<Int(entry.end) - 1])
        default: return nil
        }
    }

    /// The value of a key in a dictionary.
    func value(_ node: Node, _ key: String) -> Node? {
        var found: Node?
        forEachPair(node) { name, value in
            if found == nil, spells(name, key) { found = value }
        }
        return found
    }

    /// The text of a key in a dictionary.
    func text(_ node: Node, _ key: String) -> String? { value(node, key).flatMap(text) }

    /// The elements of a list.
    func elements(_ node: Node?) -> [Node] {
        guard let node, entries[node.index].kind == .list else { return [] }
        var result: [Node] = []
        var index = node.index + 1
        while index < Int(entries[node.index].next) {
            result.append(Node(index: index))
            index = Int(entries[index].next)
        }
        return result
    }

    /// The texts in a list; a text by itself is a list of one.
    func texts(_ node: Node?) -> [String] {
        guard let node else { return [] }
        return text(node).map { [$0] } ?? elements(node).compactMap(text)
    }

    /// Goes through a dictionary.
    func forEachPair(_ node: Node, _ body: (Node, Node) -> Void) {
        guard entries[node.index].kind == .dictionary else { return }
        var index = node.index + 1
        let end = Int(entries[node.index].next)
        while index < end {
            let value = Int(entries[index].next)
            guard value < end else { return }
            body(Node(index: index), Node(index: value))
            index = Int(entries[value].next)
        }
    }

    private func spells(_ node: Node, _ key: String) -> Bool {
        let entry = entries[node.index]
        let inset: UInt32 = entry.kind == .quoted ? 1 : 0
        let start = Int(entry.start + inset)
        guard entry.kind == .text || entry.kind == .quoted, Int(entry.end - inset) - start == key.utf8.count else { return false }
        return key.utf8.elementsEqual(source.bytes[start..<start + key.utf8.count])
    }

    private func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.endIndex {
                index += 1
                switch bytes[index] {
                case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
                case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
                default: result.append(bytes[index])
                }
            } else {
                result.append(bytes[index])
            }
            index += 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    // MARK: Reading

    /// One pass with a stack of its own: nothing is nested deeper than the file is long.
    private mutating func read() -> Bool {
        let bytes = source.bytes
        let count = bytes.count
        var position = 0
        var open: [Int] = []
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        while position < count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "="), UInt8(ascii: ";"),
                UInt8(ascii: ","):
                position += 1
            case UInt8(ascii: "{"), UInt8(ascii: "("):
                open.append(entries.count)
                let kind: Kind = byte == UInt8(ascii: "{") ? .dictionary : .list
                entries.append(Entry(kind: kind, start: UInt32(position), end: UInt32(position), next: 0))
                position += 1
            case UInt8(ascii: "}"), UInt8(ascii: ")"):
                guard let index = open.popLast(), (entries[index].kind == .dictionary) == (byte == UInt8(ascii: "}")) else { return false }
                position += 1
                entries[index].end = UInt32(position)
                entries[index].next = UInt32(entries.count)
                if open.isEmpty { return true }
            case UInt8(ascii: "/") where position + 1 < count && bytes[position + 1] == UInt8(ascii: "*"):
                position += 2
                while position + 1 < count, bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/") {
                    position += 1
                }
                position += 2
            case UInt8(ascii: "/") where position + 1 < count && bytes[position + 1] == UInt8(ascii: "/"):
                while position < count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let start = position
                position += 1
                while position < count, bytes[position] != byte { position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1 }
                guard position < count else { return false }
                position += 1
                if !add(.quoted, start, position, open.isEmpty) { return false }
            case UInt8(ascii: "<"):
                let start = position
                while position < count, bytes[position] != UInt8(ascii: ">") { position += 1 }
                position += 1
                if !add(.data, start, min(position, count), open.isEmpty) { return false }
            default:
                let start = position
                while position < count, !Self.ends(bytes[position]) { position += 1 }
                guard position > start, add(.text, start, position, open.isEmpty) else { return false }
            }
        }
        return false
    }

    private mutating func add(_ kind: Kind, _ start: Int, _ end: Int, _ isTop: Bool) -> Bool {
        if isTop { return false }
        entries.append(Entry(kind: kind, start: UInt32(start), end: UInt32(end), next: UInt32(entries.count + 1)))
        return true
    }

    private static func ends(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "="), UInt8(ascii: ";"),
            UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\""):
            true
        default: false
        }
    }
}
