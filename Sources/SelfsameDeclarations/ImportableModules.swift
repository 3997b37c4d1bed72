// What `canImport` answers: the modules of Apple's SDKs by platform. A module that is not listed cannot be imported, so code for Linux,
// Windows and Android and for packages that are not part of the program stays inactive.

import SelfsameSyntax

/// Whether the SDK of any platform has a module, or the toolchain.
package func isModuleOfSDK(_ name: String) -> Bool { ImportableModules.isOfSDK(name) || ImportableModules.ofTools.contains(name) }

/// The modules that a file imports, by the first part of their names; those in clauses of `#if` that are not compiled are left out.
package func importedModules(in tree: SyntaxTree, profile: @autoclosure () -> Profile) -> [String] {
    var result: [String] = []
    var open = Array(tree.children(.root))
    while let node = open.popLast() {
        switch tree.kind(node) {
        case .importDecl: result.append(tree.text(tree.mainToken(node)))
        case .ifConfig: open += profile().activeClause(of: node, in: tree).map { Array(tree.children($0)) } ?? []
        default: break
        }
    }
    return result.reversed()
}

/// The table of `canImport`.
enum ImportableModules {
    /// Whether the platform's SDK has the module.
    static func contains(_ module: String, on platform: Platform) -> Bool {
        if everywhere.contains(module) { return true }
        return byPlatform[platform]?.contains(module) ?? false
    }

    /// Whether the SDK of any platform has the module.
    static func isOfSDK(_ module: String) -> Bool {
        everywhere.contains(module) || byPlatform.values.contains { $0.contains(module) }
    }

    /// Modules of the toolchain, and of systems that are not Apple's.
    static let ofTools: Set<String> = [
        "PackageDescription", "PackagePlugin", "SwiftCompilerPlugin", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "Builtin",
        "Glibc", "Musl", "Android", "Bionic", "WASILibc", "ucrt", "WinSDK", "CRT", "FoundationNetworking", "FoundationXML", "Cxx",
    ]

    /// Modules that every Apple SDK has.
    private static let everywhere: Set<String> = [
        "Accelerate", "Accessibility", "AppIntents", "AVFAudio", "AVFoundation", "AVKit", "AuthenticationServices", "CFNetwork",
        "Charts", "CloudKit", "Combine", "CommonCrypto", "Compression", "Contacts", "CoreAudio", "CoreAudioTypes", "CoreBluetooth",
        "CoreData", "CoreFoundation", "CoreGraphics", "CoreLocation", "CoreMedia", "CoreML", "CoreText", "CoreTransferable",
        "CoreVideo", "CryptoKit", "Darwin", "Dispatch", "Distributed", "DeveloperToolsSupport", "ExtensionFoundation",
        "Foundation", "FoundationEssentials", "GameKit", "GroupActivities", "Gestures", "ImageIO", "LocalAuthentication",
        "MapKit", "MediaPlayer", "MobileCoreServices", "NaturalLanguage", "Network", "ObjectiveC", "Observation", "OSLog", "Photos",
        "PhotosUI", "RegexBuilder", "SceneKit", "Security", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "SwiftUICore",
        "Symbols", "Synchronization", "SystemConfiguration", "Testing", "TipKit", "UniformTypeIdentifiers", "UserNotifications", "WebKit",
        "XCTest", "_Concurrency", "_StringProcessing", "os", "simd", "zlib",
    ]

    private static let byPlatform: [Platform: Set<String>] = [
        .ios: [
            "ARKit", "ActivityKit", "AdSupport", "AlarmKit", "AppTrackingTransparency", "AudioToolbox", "BackgroundTasks", "CallKit",
            "CarPlay",
            "ClassKit", "ContactsUI", "CoreHaptics", "CoreImage", "CoreMIDI", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony",
            "DeviceActivity", "DeviceCheck", "EventKit", "EventKitUI", "ExposureNotification", "FamilyControls", "FileProvider",
            "FinanceKit", "FoundationModels", "GLKit", "GameController", "GameplayKit", "HealthKit", "HealthKitUI", "HomeKit",
            "ImagePlayground",
            "IdentityLookup", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "ManagedSettings", "MessageUI", "Messages",
            "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "ModelIO", "MultipeerConnectivity", "MusicKit",
            "NearbyInteraction",
            "NetworkExtension", "NotificationCenter", "OpenGLES", "PDFKit", "PassKit", "PencilKit", "PushKit", "QuartzCore", "QuickLook",
            "QuickLookThumbnailing", "RealityKit", "ReplayKit", "RoomPlan", "SafariServices", "SensorKit", "ShazamKit", "Social",
            "SoundAnalysis", "Speech", "Translation", "UIKit", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit",
            "WatchConnectivity", "WeatherKit", "WidgetKit",
        ],
        .macos: [
            "AdSupport", "AppKit", "AppTrackingTransparency", "ApplicationServices", "AudioToolbox", "Automator", "BackgroundTasks",
            "CallKit",
            "Carbon", "Cocoa", "Collaboration", "ContactsUI", "CoreHaptics", "CoreImage", "CoreMIDI", "CoreServices", "CoreSpotlight",
            "CoreWLAN",
            "DeviceCheck", "DiskArbitration", "EventKit", "ExtensionKit", "FileProvider", "FinderSync", "FoundationModels", "GLKit",
            "GameController", "GameplayKit", "HealthKit", "Hypervisor", "IOKit", "ImagePlayground", "InputMethodKit", "Intents",
            "JavaScriptCore",
            "LinkPresentation", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "ModelIO", "MultipeerConnectivity",
            "MusicKit", "NearbyInteraction", "NetworkExtension", "NotificationCenter", "OpenDirectory", "OpenGL", "PDFKit", "PassKit",
            "PencilKit", "PushKit", "Quartz", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "QuickLookUI", "RealityKit", "ReplayKit",
            "SafariServices", "ScreenCaptureKit", "ScreenSaver", "ScriptingBridge", "ServiceManagement", "ShazamKit", "Social",
            "SoundAnalysis",
            "Speech", "SystemExtensions", "Translation", "VideoToolbox", "Virtualization", "Vision", "VisionKit", "WeatherKit", "WidgetKit",
        ],
        .tvos: [
            "AdSupport", "AppTrackingTransparency", "AudioToolbox", "BackgroundTasks", "CoreHaptics", "CoreImage", "CoreMIDI",
            "CoreSpotlight",
            "DeviceCheck", "DeviceDiscoveryUI", "GLKit", "GameController", "GameplayKit", "HomeKit", "Intents", "JavaScriptCore",
            "LinkPresentation", "Metal", "MetalKit", "MetalPerformanceShaders", "ModelIO", "MultipeerConnectivity", "MusicKit",
            "NetworkExtension",
            "OpenGLES", "QuartzCore", "RealityKit", "ReplayKit", "ShazamKit", "SoundAnalysis", "TVMLKit", "TVServices", "TVUIKit", "UIKit",
            "VideoSubscriberAccount", "VideoToolbox", "Vision",
        ],
        .watchos: [
            "CallKit", "ClockKit", "ContactsUI", "CoreMotion", "EventKit", "HealthKit", "HomeKit", "Intents", "MusicKit",
            "NearbyInteraction",
            "PassKit", "PushKit", "ShazamKit", "SoundAnalysis", "UIKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WidgetKit",
        ],
        .visionos: [
            "ARKit", "AdSupport", "AppTrackingTransparency", "AudioToolbox", "BackgroundTasks", "CallKit", "CompositorServices",
            "ContactsUI",
            "CoreHaptics", "CoreImage", "CoreMIDI", "CoreMotion", "CoreNFC", "CoreSpotlight", "DeviceCheck", "EventKit", "EventKitUI",
            "FileProvider", "FoundationModels", "GLKit", "GameController", "GameplayKit", "HealthKit", "HomeKit", "ImagePlayground",
            "Intents",
            "JavaScriptCore", "LinkPresentation", "MessageUI", "Messages", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit",
            "ModelIO", "MultipeerConnectivity", "MusicKit", "NetworkExtension", "PDFKit", "PassKit", "PencilKit", "PushKit", "QuartzCore",
            "QuickLook", "QuickLookThumbnailing", "RealityFoundation", "RealityKit", "ReplayKit", "SafariServices", "ShazamKit", "Social",
            "SoundAnalysis", "Speech", "Translation", "UIKit", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WeatherKit",
            "WidgetKit",
        ],
    ]
}
