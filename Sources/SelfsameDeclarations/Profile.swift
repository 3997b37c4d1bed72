// The profile of a run: for which platform, SDK and deployment target a program is read. Everything that depends on it (#if clauses,
// columns of @available) is decided here and in the two extensions beside this file.

import SelfsameSyntax

/// An Apple platform.
public enum Platform: String, Sendable, CaseIterable {
    case ios, macos, tvos, watchos, visionos

    /// Whether a keyboard on the screen closes when the field that is edited goes. Elsewhere a click brings the focus back, or the field is not
    /// edited while another control is used.
    public var closesKeyboard: Bool { self == .ios || self == .visionos }
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
    /// What `swift()` compares with: the language mode.
    public var swiftVersion: Version
    /// What `compiler()` compares with. A compiler also reads source of earlier language modes.
    public var compilerVersion: Version
    /// Modules besides those of the SDK that can be imported: the project's own and those of its packages.
    public var modules: Set<String> = []
    /// What users know of the program beyond its source.
    public var knowledge = UserKnowledge()

    /// Makes a profile.
    public init(
        platform: Platform = .ios, sdk: Int = 26, deploymentTarget: Version? = nil, defines: Set<String> = [],
        swiftVersion: Version = .newestSwift
    ) {
        self.platform = platform
        self.sdk = sdk
        self.deploymentTarget = deploymentTarget ?? Profile.defaultTarget(for: platform)
        self.defines = defines
        self.swiftVersion = swiftVersion
        compilerVersion = swiftVersion
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
