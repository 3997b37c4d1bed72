// The embedded descriptions of known API: Swift text that the program's own parser reads at start, one raw string literal per topic.

/// One embedded source and the module whose API it describes.
public struct PreludeSource: Sendable {
    /// The module as files import it: `SwiftUI`, `Swift`, `Foundation`.
    public let module: String
    /// The topic, for messages: `Views`, `Numbers`.
    public let name: String
    /// The Swift text.
    public let text: String

    /// Describes one source.
    public init(module: String, name: String, text: String) {
        self.module = module
        self.name = name
        self.text = text
    }

    /// Every embedded source.
    public static let all: [PreludeSource] = swiftUI + standardLibrary
}
