// The profile options of a fixture's `// profile:` comment, spelled as on the command line.

import SelfsameDeclarations
import SelfsameSyntax

extension Profile {
    /// Reads `--platform macos --sdk 27 --deployment-target 15.0 --define NAME
    /// --swift-version 5.8`; nil where an option or a value is not known.
    public init?(options: String) {
        var platform = Platform.ios
        var sdk = 26
        var target: Version?
        var defines: Set<String> = []
        var swiftVersion: Version?
        var words = options.split(separator: " ").map { String($0) }[...]
        while let option = words.popFirst() {
            guard let value = words.popFirst() else { return nil }
            switch option {
            case "--platform":
                guard let named = Platform(rawValue: value) else { return nil }
                platform = named
            case "--sdk":
                guard let number = Int(value) else { return nil }
                sdk = number
            case "--deployment-target":
                guard let version = Version(value) else { return nil }
                target = version
            case "--swift-version":
                guard let version = Version(value) else { return nil }
                swiftVersion = version
            case "--define": defines.insert(value)
            default: return nil
            }
        }
        self.init(platform: platform, sdk: sdk, deploymentTarget: target, defines: defines)
        if let swiftVersion { self.swiftVersion = swiftVersion }
    }

    /// The platform as `os()` names it.
    var platformName: String {
        switch platform {
        case .ios: "iOS"
        case .macos: "macOS"
        case .tvos: "tvOS"
        case .watchos: "watchOS"
        case .visionos: "visionOS"
        }
    }
}
