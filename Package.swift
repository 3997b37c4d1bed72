// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "selfsame",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "selfsame", targets: ["selfsame"])
    ],
    targets: [
        // Each module imports only those named here; `LayeringTests` holds it.
        .target(name: "SelfsameSyntax"),
        .target(name: "SelfsamePrelude"),
        .target(name: "SelfsameAnalysis", dependencies: ["SelfsameSyntax", "SelfsamePrelude"]),
        .target(name: "SelfsameLint", dependencies: ["SelfsameAnalysis", "SelfsameSyntax", "SelfsamePrelude"]),
        .target(name: "SelfsameReports", dependencies: ["SelfsameLint", "SelfsameAnalysis", "SelfsameSyntax", "SelfsamePrelude"]),
        .target(
            name: "SelfsameProject",
            dependencies: ["SelfsameReports", "SelfsameLint", "SelfsameAnalysis", "SelfsameSyntax", "SelfsamePrelude"]),
        .executableTarget(
            name: "selfsame",
            dependencies: [
                "SelfsameProject", "SelfsameReports", "SelfsameLint", "SelfsameAnalysis", "SelfsameSyntax", "SelfsamePrelude",
            ],
            exclude: ["Resources"]),
        .target(
            name: "SelfsameTestSupport",
            dependencies: [
                "SelfsameProject", "SelfsameReports", "SelfsameLint", "SelfsameAnalysis", "SelfsameSyntax", "SelfsamePrelude",
            ]),
        .testTarget(name: "SelfsameSyntaxTests", dependencies: ["SelfsameTestSupport"]),
        .testTarget(name: "SelfsamePreludeTests", dependencies: ["SelfsameTestSupport"]),
        .testTarget(name: "SelfsameAnalysisTests", dependencies: ["SelfsameTestSupport"]),
        .testTarget(name: "SelfsameLintTests", dependencies: ["SelfsameTestSupport"]),
        .testTarget(name: "SelfsameReportsTests", dependencies: ["SelfsameTestSupport"]),
        .testTarget(name: "SelfsameProjectTests", dependencies: ["SelfsameTestSupport"]),
        .testTarget(name: "SelfsameCommandTests", dependencies: ["SelfsameTestSupport", "selfsame"]),
    ],
    swiftLanguageModes: [.v6]
)
