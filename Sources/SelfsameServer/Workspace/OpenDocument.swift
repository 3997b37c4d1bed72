// A document that the client has open: its text is what the client says, whatever is on disk.

import SelfsameProject
import SelfsameSyntax

/// An open document.
struct OpenDocument {
    /// The address that the client gave it.
    let uri: String
    /// Its path from the root; its address where it is no file.
    let path: String
    /// Whether it has a path on disk, though perhaps no file there yet.
    let isFile: Bool
    /// The number of its last edit.
    var version: Int
    /// Its text. The path in it is only for messages.
    var source: SourceFile

    /// Opens a document.
    init(uri: String, version: Int, text: String) {
        self.uri = uri
        self.version = version
        let path = SelfsameServer.path(ofAddress: uri)
        isFile = path != nil
        self.path = path.map(absolutePath) ?? uri
        source = SourceFile(path: self.path, bytes: Array(text.utf8))
    }

    /// Takes in edits, each on top of the one before it: of a range, or of the whole text.
    mutating func apply(_ changes: [JSON], version: Int, positions: Positions) {
        for change in changes {
            // An edit without a text is damage, not a deletion.
            guard let text = change["text"].string.map({ Array($0.utf8) }) else { continue }
            guard change["range"] != .null else {
                source = SourceFile(path: path, bytes: text)
                continue
            }
            let range = positions.range(of: change["range"], in: source)
            var bytes = source.bytes
            bytes.replaceSubrange(Int(range.start)..<Int(range.end), with: text)
            source = SourceFile(path: path, bytes: bytes)
        }
        self.version = version
    }
}
