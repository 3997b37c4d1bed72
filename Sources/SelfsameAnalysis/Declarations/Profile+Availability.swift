// What availability lists say for the platform of a profile: `@available(iOS 15, macOS 12, *)`, `@available(iOS, introduced: 15,
// deprecated: 17)`, `@available(*, unavailable)`, `#available(iOS 17, *)`. Versions of Swift are ignored.

import SelfsameSyntax

/// What the `@available` attributes of one declaration say together.
struct AvailabilityFacts: Sendable {
    /// The newest version stated for the platform itself, and that stated for `anyAppleOS`.
    fileprivate var ownIntroduced: Version?
    fileprivate var commonIntroduced: Version?
    fileprivate var isUnavailableHere = false
    /// `@available(iOS, unavailable)` holds for visionOS, too, unless another attribute names visionOS.
    fileprivate var isInheritedUnavailable = false
    fileprivate var namesPlatform = false
    /// Deprecated at the deployment target.
    private(set) var isDeprecated = false

    /// The newest version stated for the platform.
    var introduced: Version? { ownIntroduced ?? commonIntroduced }
    /// Unavailable everywhere, on the platform, or obsoleted at the deployment target.
    var isUnavailable: Bool { isUnavailableHere || (isInheritedUnavailable && !namesPlatform) }
}

extension Profile {
    /// The version that an `@available` attribute or an `#available` condition names for this platform; nil where the platform is not
    /// named (then `*` counts: no constraint). On visionOS an iOS version does not constrain.
    public func introduced(inAvailability node: NodeID, of tree: SyntaxTree) -> Version? {
        var facts = AvailabilityFacts()
        facts.add(node, of: tree, for: self)
        return facts.introduced
    }
}

extension AvailabilityFacts {
    /// Adds what one attribute or condition says.
    mutating func add(_ node: NodeID, of tree: SyntaxTree, for profile: Profile) {
        let range = tree.range(node)
        var scanner = AvailabilityScanner(bytes: tree.source.bytes, position: Int(range.start), end: Int(range.end))
        let entries = scanner.entries()
        guard let first = entries.first else { return }
        // `@available(iOS, introduced: 15, unavailable, …)`: one platform and then what is said of it.
        if first.version == nil, entries.count > 1, entries[1].platform == nil {
            guard let column = Column(first.platform ?? "", for: profile.platform) else { return }
            if column == .own { namesPlatform = true }
            for entry in entries.dropFirst() { add(entry, column: column, target: profile.deploymentTarget) }
            return
        }
        for entry in entries {
            guard let version = entry.version, let column = Column(entry.platform ?? "", for: profile.platform) else { continue }
            add(AvailabilityEntry(key: "introduced", version: version), column: column, target: profile.deploymentTarget)
        }
    }

    private mutating func add(_ entry: AvailabilityEntry, column: Column, target: Version) {
        switch entry.key {
        case "unavailable":
            if column == .inherited { isInheritedUnavailable = true } else { isUnavailableHere = true }
        case "deprecated":
            // A version above every system (100000) announces a deprecation to come.
            if column != .inherited, entry.version ?? .zero <= target { isDeprecated = true }
        case "introduced":
            guard let version = entry.version else { return }
            switch column {
            case .own:
                ownIntroduced = max(ownIntroduced ?? .zero, version)
                namesPlatform = true
            case .common: commonIntroduced = max(commonIntroduced ?? .zero, version)
            case .inherited: break
            }
        case "obsoleted":
            if column != .inherited, let version = entry.version, version <= target { isUnavailableHere = true }
        default:
            break
        }
    }
}

/// How a platform name in a list relates to a profile's platform.
private enum Column {
    /// The platform itself, every platform, or iOS as seen from visionOS.
    case own, common, inherited

    /// Nil where the name is of another platform, of Swift, or of the part of a platform that app extensions see.
    init?(_ name: String, for platform: Platform) {
        switch (name, platform) {
        case ("iOS", .ios), ("macOS", .macos), ("OSX", .macos), ("tvOS", .tvos), ("watchOS", .watchos), ("visionOS", .visionos),
            ("xrOS", .visionos):
            self = .own
        case ("*", _), ("anyAppleOS", _): self = .common
        case ("iOS", .visionos): self = .inherited
        default: return nil
        }
    }
}

/// One part between commas: `iOS 15`, `*`, `introduced: 15`, `unavailable`.
private struct AvailabilityEntry {
    var platform: String?
    var key: String
    var version: Version?

    init(platform: String? = nil, key: String = "", version: Version? = nil) {
        self.platform = platform
        self.key = key
        self.version = version
    }
}

/// Reads the parts of an availability list from its bytes.
private struct AvailabilityScanner {
    let bytes: [UInt8]
    var position: Int
    let end: Int

    mutating func entries() -> [AvailabilityEntry] {
        while position < end, bytes[position] != UInt8(ascii: "(") { position += 1 }
        position += 1
        var result: [AvailabilityEntry] = []
        while position < end {
            skipTrivia()
            guard position < end, bytes[position] != UInt8(ascii: ")") else { break }
            result.append(entry())
            skipToComma()
        }
        return result
    }

    private mutating func entry() -> AvailabilityEntry {
        var entry = AvailabilityEntry()
        if bytes[position] == UInt8(ascii: "*") {
            position += 1
            entry.platform = "*"
            return entry
        }
        let word = take { $0 == UInt8(ascii: "_") || Self.isLetter($0) || Self.isDigit($0) }
        skipTrivia()
        switch word {
        case "introduced", "deprecated", "obsoleted", "unavailable", "message", "renamed", "noasync":
            entry.key = word
            if position < end, bytes[position] == UInt8(ascii: ":") {
                position += 1
                skipTrivia()
            }
        default:
            entry.platform = word
        }
        let number = position
        _ = take { $0 == UInt8(ascii: ".") || Self.isDigit($0) }
        if number < position { entry.version = Version(bytes: bytes[number..<position]) }
        return entry
    }

    private mutating func take(_ belongs: (UInt8) -> Bool) -> String {
        let start = position
        while position < end, belongs(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") }
    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private mutating func skipTrivia() {
        while position < end {
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                position += 1
            case UInt8(ascii: "/") where position + 1 < end && bytes[position + 1] == UInt8(ascii: "/"):
                while position < end, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            case UInt8(ascii: "/") where position + 1 < end && bytes[position + 1] == UInt8(ascii: "*"):
                position += 2
                while position + 1 < end, bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/") { position += 1 }
                position += 2
            default:
                return
            }
        }
    }

    /// To the byte after the next comma outside of strings and parentheses, or to the end of the list.
    private mutating func skipToComma() {
        var inString = false
        var depth = 0
        while position < end {
            let byte = bytes[position]
            if inString {
                if byte == UInt8(ascii: "\\") { position += 1 }
                if byte == UInt8(ascii: "\"") { inString = false }
            } else if byte == UInt8(ascii: "\"") {
                inString = true
            } else if byte == UInt8(ascii: "(") {
                depth += 1
            } else if byte == UInt8(ascii: ")") {
                if depth == 0 { return }
                depth -= 1
            } else if byte == UInt8(ascii: ","), depth == 0 {
                position += 1
                return
            }
            position += 1
        }
    }
}
