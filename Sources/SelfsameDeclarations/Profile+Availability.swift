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
    package var isUnavailable: Bool { isUnavailableHere || (isInheritedUnavailable && !namesPlatform) }
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
    /// Adds what one attribute or condition says: `(iOS 15, macOS 12, *)` or `(iOS, introduced: 15, deprecated: 17, message: "…")`.
    mutating func add(_ node: NodeID, of tree: SyntaxTree, for profile: Profile) {
        var reader = AvailabilityReader(tree[node])
        guard reader.skipToList(tree) else { return }
        let first = reader.platform(tree, for: profile.platform)
        if let version = reader.version(tree) {
            // A list of platforms with versions.
            add(version, introducedOn: first)
            while reader.skipPastComma(tree) {
                let platform = reader.platform(tree, for: profile.platform)
                if let version = reader.version(tree) { add(version, introducedOn: platform) }
            }
        } else if let first {
            // One platform and then what is said of it.
            while reader.skipPastComma(tree) { add(&reader, tree, column: first, target: profile.deploymentTarget) }
        }
    }

    private mutating func add(_ version: Version, introducedOn column: Column?) {
        switch column {
        case .own:
            ownIntroduced = max(ownIntroduced ?? .zero, version)
            namesPlatform = true
        case .common: commonIntroduced = max(commonIntroduced ?? .zero, version)
        case .inherited, nil: break
        }
    }

    private mutating func add(_ reader: inout AvailabilityReader, _ tree: SyntaxTree, column: Column, target: Version) {
        let key = reader.key(tree)
        let version = reader.version(tree)
        if column == .own { namesPlatform = true }
        switch key {
        case .unavailableKeyword:
            if column == .inherited { isInheritedUnavailable = true } else { isUnavailableHere = true }
        case .introducedKeyword:
            if let version { add(version, introducedOn: column) }
        case .deprecatedKeyword:
            // A version above every system (100000) announces a deprecation to come.
            if column != .inherited, version ?? .zero <= target { isDeprecated = true }
        case .obsoletedKeyword:
            if column != .inherited, let version, version <= target { isUnavailableHere = true }
        default:
            break
        }
    }
}

/// How a platform name in a list relates to a profile's platform.
private enum Column {
    /// The platform itself, every platform, or iOS as seen from visionOS.
    case own, common, inherited
}

/// Reads the parts of an availability list, token by token. The tree is passed to each step: holding it would cost a copy for each attribute.
private struct AvailabilityReader {
    private var token: TokenID
    private let end: TokenID

    init(_ node: SyntaxNode) {
        token = TokenID(node.firstToken)
        end = TokenID(node.endToken)
    }

    private func kind(_ tree: SyntaxTree) -> TokenKind { token < end ? tree.tokens.kind(token) : .endOfFile }

    /// Moves behind the opening parenthesis.
    mutating func skipToList(_ tree: SyntaxTree) -> Bool {
        while token < end {
            token = token.next
            if tree.tokens.kind(token.previous) == .leftParen { return token < end }
        }
        return false
    }

    /// Moves behind the next comma of this list.
    mutating func skipPastComma(_ tree: SyntaxTree) -> Bool {
        var depth = 0
        while token < end {
            let kind = tree.tokens.kind(token)
            token = token.next
            switch kind {
            case .comma where depth == 0: return token < end
            case .leftParen: depth += 1
            case .rightParen where depth == 0: return false
            case .rightParen: depth -= 1
            default: break
            }
        }
        return false
    }

    /// Reads a platform or `*`. Nil where it is another platform, Swift, or the part of a platform that app extensions see.
    mutating func platform(_ tree: SyntaxTree, for platform: Platform) -> Column? {
        defer { token = token.next }
        if kind(tree).isOperator { return .common }
        guard kind(tree) == .identifier else { return nil }
        let word = PlatformWord(token, in: tree)
        let isOwn =
            switch platform {
            case .ios: word == .iOS
            case .macos: word == .macOS || word == .osx
            case .tvos: word == .tvOS
            case .watchos: word == .watchOS
            case .visionos: word == .visionOS || word == .xrOS
            }
        if isOwn { return .own }
        if platform == .visionos, word == .iOS { return .inherited }
        return word == .anyAppleOS ? .common : nil
    }

    /// Reads `introduced:`, `unavailable` and the like.
    mutating func key(_ tree: SyntaxTree) -> TokenKind {
        let key = kind(tree)
        token = token.next
        if kind(tree) == .colon { token = token.next }
        return key
    }

    /// Reads a version; `15.0.1` is more than one token.
    mutating func version(_ tree: SyntaxTree) -> Version? {
        guard kind(tree) == .integerLiteral || kind(tree) == .floatLiteral else { return nil }
        let start = tree.tokens.range(token).start
        var last = tree.tokens.range(token).end
        token = token.next
        while token < end, tree.tokens.range(token).start == last, kind(tree) != .comma, kind(tree) != .rightParen {
            last = tree.tokens.range(token).end
            token = token.next
        }
        let bytes = tree.source.bytes
        return Version(bytes: bytes.span, from: Int(start), to: Int(last))
    }
}

/// A word of at most sixteen bytes as a number: descriptions have names of platforms above each second declaration.
private struct PlatformWord: Equatable {
    private var high: UInt64 = 0
    private var low: UInt64 = 0
    private var length: UInt32 = 0

    static let iOS = PlatformWord("iOS"), macOS = PlatformWord("macOS"), osx = PlatformWord("OSX"), tvOS = PlatformWord("tvOS")
    static let watchOS = PlatformWord("watchOS"), visionOS = PlatformWord("visionOS"), xrOS = PlatformWord("xrOS")
    static let anyAppleOS = PlatformWord("anyAppleOS")

    init(_ token: TokenID, in tree: SyntaxTree) {
        let range = tree.tokens.range(token)
        for index in Int(range.start)..<Int(range.end) { append(tree.source.bytes[index]) }
    }

    private init(_ text: String) { for byte in text.utf8 { append(byte) } }

    @inline(__always)
    private mutating func append(_ byte: UInt8) {
        high = high << 8 | low >> 56
        low = low << 8 | UInt64(byte)
        length += 1
    }
}
