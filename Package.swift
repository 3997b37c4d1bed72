// swift-tools-version: 6.2
import PackageDescription

// The compiler points at raw pointers and unchecked conversions in every module of the product. Only `SelfsameSystem`, which calls the system
// where no library does, says `unsafe`, each time with what makes it right; `LayeringTests` holds it.
let safe: [SwiftSetting] = [.strictMemorySafety()]

// `SELFSAME_DEVELOPMENT`, which the Makefile sets, is for who works on the program: builds of tests take half the time. Plugins are left out, since
// SwiftPM builds what they run a second time, with all its modules. Every test reads the descriptions of SwiftUI and most infer types, so what does
// that is optimized even in a debug build; its assertions stay.
let isDevelopment = Context.environment["SELFSAME_DEVELOPMENT"] != nil
let optimized = safe + (isDevelopment ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : [])

let plugins: [Target] = [
    .plugin(
        name: "SelfsameCommandPlugin",
        capability: .command(intent: .custom(verb: "selfsame", description: "Which views keep their identity")),
        dependencies: ["selfsame"], path: "Sources/Plugins/SelfsameCommandPlugin"),
    .plugin(name: "SelfsameLintPlugin", capability: .buildTool(), dependencies: ["selfsame"], path: "Sources/Plugins/SelfsameLintPlugin"),
]

// `swift package selfsame lint`, and the lint of each build: for packages that depend on this one.
let pluginProducts: [Product] = plugins.map { .plugin(name: $0.name, targets: [$0.name]) }

// The layers of the analysis, from the top to the bottom.
let analysis: [Target.Dependency] = [
    "SelfsameLayout", "SelfsameUpdates", "SelfsameIdentity", "SelfsameFlow", "SelfsameInference", "SelfsameDeclarations", "SelfsameSyntax",
    "SelfsamePrelude",
]

let package = Package(
    name: "selfsame",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "selfsame", targets: ["selfsame"])] + (isDevelopment ? [] : pluginProducts),
    targets: [
        // Each module imports only those named here; `LayeringTests` holds it.
        .systemLibrary(name: "CHeap"),
        .target(name: "SelfsameSystem", dependencies: ["CHeap"], swiftSettings: safe),
        .target(name: "SelfsameSyntax", swiftSettings: optimized),
        .target(name: "SelfsamePrelude", swiftSettings: safe),
        .target(name: "SelfsameDeclarations", dependencies: ["SelfsameSyntax"], swiftSettings: optimized),
        .target(name: "SelfsameInference", dependencies: ["SelfsameDeclarations", "SelfsameSyntax"], swiftSettings: optimized),
        .target(name: "SelfsameFlow", dependencies: ["SelfsameInference", "SelfsameDeclarations", "SelfsameSyntax"], swiftSettings: safe),
        .target(
            name: "SelfsameIdentity", dependencies: ["SelfsameFlow", "SelfsameInference", "SelfsameDeclarations", "SelfsameSyntax"],
            swiftSettings: safe),
        .target(
            name: "SelfsameUpdates",
            dependencies: ["SelfsameIdentity", "SelfsameFlow", "SelfsameInference", "SelfsameDeclarations", "SelfsameSyntax"],
            swiftSettings: safe),
        .target(
            name: "SelfsameLayout",
            dependencies: ["SelfsameIdentity", "SelfsameFlow", "SelfsameInference", "SelfsameDeclarations", "SelfsameSyntax"],
            swiftSettings: safe),
        .target(name: "SelfsameLint", dependencies: analysis, swiftSettings: safe),
        .target(
            name: "SelfsameReports", dependencies: ["SelfsameLint", "SelfsameSystem"] + analysis,
            // A file of its own, so that tools can read it; PageScript.swift holds it as a literal.
            exclude: ["HTML/page.js"],
            swiftSettings: safe),
        .target(
            name: "SelfsameProject", dependencies: ["SelfsameReports", "SelfsameLint", "SelfsameSystem"] + analysis, swiftSettings: safe),
        .target(
            name: "SelfsameServer", dependencies: ["SelfsameProject", "SelfsameReports", "SelfsameLint", "SelfsameSystem"] + analysis,
            swiftSettings: safe),
        .executableTarget(
            name: "selfsame",
            dependencies: ["SelfsameServer", "SelfsameProject", "SelfsameReports", "SelfsameLint", "SelfsameSystem"] + analysis,
            exclude: ["Resources"],
            swiftSettings: safe),
        .target(name: "SelfsameTestSupport", dependencies: ["SelfsameProject", "SelfsameReports", "SelfsameLint"] + analysis),
        .testTarget(name: "SelfsameSyntaxTests", dependencies: ["SelfsameTestSupport"]),
        .testTarget(name: "SelfsamePreludeTests", dependencies: ["SelfsameTestSupport"]),
        .testTarget(name: "SelfsameAnalysisTests", dependencies: ["SelfsameTestSupport"]),
        .testTarget(name: "SelfsameLayoutTests", dependencies: ["SelfsameTestSupport"]),
        .testTarget(name: "SelfsameLintTests", dependencies: ["SelfsameTestSupport"]),
        .testTarget(name: "SelfsameReportsTests", dependencies: ["SelfsameTestSupport"]),
        .testTarget(name: "SelfsameProjectTests", dependencies: ["SelfsameTestSupport"]),
        .testTarget(name: "SelfsameServerTests", dependencies: ["SelfsameTestSupport", "SelfsameServer"]),
        .testTarget(name: "SelfsameCommandTests", dependencies: ["SelfsameTestSupport", "selfsame"]),
    ] + (isDevelopment ? [] : plugins),
    swiftLanguageModes: [.v6]
)
