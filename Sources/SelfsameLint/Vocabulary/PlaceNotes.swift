// Notes that point at another place of the program, which may be in another file.

import SelfsameDeclarations
import SelfsameSyntax
import SelfsameUpdates

extension Program {
    /// A note on code, for a finding in a file; the path is named where the code is in a different one.
    func note(_ message: String, at place: CodeLocation, from here: FileID) -> Note {
        note(message, at: tree(place.file).range(place.node), in: place.file, from: here)
    }

    /// A note on a range of a file, for a finding in a file.
    func note(_ message: String, at range: SourceRange, in file: FileID, from here: FileID) -> Note {
        Note(message, path: file == here ? nil : tree(file).source.path, range: range)
    }
}
