// The profile of a run: for which platform, SDK and deployment target a program is read. Everything that depends on it (#if clauses,
// columns of @available) is decided here and in the two extensions beside this file.

/// An Apple platform.
public enum Platform: String, Sendable, CaseIterable {
    case ios, macos, tvos, watchos, visionos
}

/// A version of a system or of the language, `major.minor.patch`.
public struct Version: Hashable, Comparable, Sendable {
    /// `major << 16 | minor << 8 | patch`.
    public var packed: UInt32

    /// Makes a version; parts that are too large are cut to the largest that fits.
    public init(major: Int, minor: Int = 0, patch: Int = 0) {
        packed =
            UInt32(clamping: min(max(major, 0), 0xFFFF)) << 16 | UInt32(min(max(minor, 0), 0xFF)) << 8 | UInt32(min(max(patch, 0), 0xFF))
    }

    /// Reads `17`, `17.4` or `17.4.1`; nil for anything else.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        self.init(bytes: bytes.span, from: 0, to: bytes.count)
    }

    /// Reads a version from bytes, as `init(_:)` does from text.
    init?(bytes: Span<UInt8>, from start: Int, to end: Int) {
        var done = (0, 0)
        var part = 0
        var periods = 0
        var hasDigit = false
        for index in start..<end {
            let byte = bytes[index]
            if byte == UInt8(ascii: "."), hasDigit, periods < 2 {
                if periods == 0 { done.0 = part } else { done.1 = part }
                part = 0
                periods += 1
                hasDigit = false
            } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
                part = min(part * 10 + Int(byte - UInt8(ascii: "0")), 1 << 24)
                hasDigit = true
            } else {
                return nil
            }
        }
        guard hasDigit else { return nil }
        switch periods {
        case 0: self.init(major: part)
        case 1: self.init(major: done.0, minor: part)
        default: self.init(major: done.0, minor: done.1, patch: part)
        }
    }

    /// Version 0: no constraint.
    @inlinable public static var zero: Version { Version(packed: 0) }

    @usableFromInline init(packed: UInt32) { self.packed = packed }

    /// The first part.
    public var major: Int { Int(packed >> 16) }
    /// The second part.
    public var minor: Int { Int(packed >> 8 & 0xFF) }
    /// The third part.
    public var patch: Int { Int(packed & 0xFF) }

    /// By major, minor and patch.
    @inlinable
    public static func < (a: Version, b: Version) -> Bool { a.packed < b.packed }
}

extension Version: CustomStringConvertible {
    /// `17.0`, `17.4.1`.
    public var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }
}

/// For what a program is read.
public struct Profile: Sendable, Hashable {
    /// The platform.
    public var platform: Platform
    /// The SDK's generation, 26 or 27.
    public var sdk: Int
    /// The oldest system of the platform that the program runs on.
    public var deploymentTarget: Version
    /// Compilation conditions that are true, such as `DEBUG`.
    public var defines: Set<String>
    /// What `swift()` and `compiler()` compare with.
    public var swiftVersion: Version
    /// What users know of the program beyond its source.
    public var knowledge = UserKnowledge()

    /// Makes a profile.
    public init(
        platform: Platform = .ios, sdk: Int = 26, deploymentTarget: Version? = nil, defines: Set<String> = [],
        swiftVersion: Version = Version(major: 6, minor: 2)
    ) {
        self.platform = platform
        self.sdk = sdk
        self.deploymentTarget = deploymentTarget ?? Profile.defaultTarget(for: platform)
        self.defines = defines
        self.swiftVersion = swiftVersion
    }

    /// iOS 17.0 with SDK 26, nothing defined, Swift 6.2.
    public static var `default`: Profile { Profile() }

    /// The systems that came out together with iOS 17.0.
    public static func defaultTarget(for platform: Platform) -> Version {
        switch platform {
        case .ios, .tvos: Version(major: 17)
        case .macos: Version(major: 14)
        case .watchos: Version(major: 10)
        case .visionos: Version(major: 1)
        }
    }
}
