// A field and the text that it edits.

import SelfsameFlow

/// A field that a view shows.
struct TypedField: Equatable {
    /// The name of its type.
    var name: String
    /// What it edits.
    var text: ValueRead
}
