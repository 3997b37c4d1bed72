// Devices by name: their sizes, safe areas in portrait, and pixels per point, as Apple's Human Interface Guidelines list them.

import SelfsameLayout

/// A device.
public struct LayoutDevice: Sendable {
    /// Its name on the command line.
    public var name: String
    /// The window.
    public var size: LayoutSize
    /// What the safe area leaves out.
    public var safeArea: SafeArea
    /// Pixels per point.
    public var scale: Double

    private init(_ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double, scale: Double) {
        self.name = name
        size = LayoutSize(Length(width), Length(height))
        safeArea = SafeArea(top: top, bottom: bottom)
        self.scale = scale
    }

    /// All devices, small ones first.
    public static let all: [LayoutDevice] = [
        LayoutDevice("iphone-se-1", 320, 568, top: 20, bottom: 0, scale: 2),
        LayoutDevice("iphone-se", 375, 667, top: 20, bottom: 0, scale: 2),
        LayoutDevice("iphone-mini", 375, 812, top: 50, bottom: 34, scale: 3),
        LayoutDevice("iphone", 390, 844, top: 47, bottom: 34, scale: 3),
        LayoutDevice("iphone-15", 393, 852, top: 59, bottom: 34, scale: 3),
        LayoutDevice("iphone-16-pro", 402, 874, top: 62, bottom: 34, scale: 3),
        LayoutDevice("iphone-plus", 430, 932, top: 59, bottom: 34, scale: 3),
        LayoutDevice("iphone-16-pro-max", 440, 956, top: 62, bottom: 34, scale: 3),
        LayoutDevice("ipad-mini", 744, 1133, top: 24, bottom: 20, scale: 2), LayoutDevice("ipad", 820, 1180, top: 24, bottom: 20, scale: 2),
        LayoutDevice("ipad-pro", 1024, 1366, top: 24, bottom: 20, scale: 2),
    ]

    /// What the hosting view offers: the safe area.
    public var proposal: LayoutProposal {
        LayoutProposal(
            Length(size.width.points - safeArea.leading - safeArea.trailing), Length(size.height.points - safeArea.top - safeArea.bottom))
    }
}

extension LayoutProposal {
    /// Reads `390x844`, `390xnil`, `infx50`; nil for anything else.
    public init?(text: String) {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        func length(_ word: Substring) -> Length?? {
            switch word {
            case "nil", "null": return .some(nil)
            case "inf", "infinity": return .some(.infinity)
            default:
                guard let value = Double(word), value >= 0, value.isFinite else { return nil }
                return .some(Length(value))
            }
        }
        guard let width = length(parts[0]), let height = length(parts[1]) else { return nil }
        self.init(width, height)
    }
}

extension [ReportedLayout] {
    /// The layouts with only the innermost view at a place, and what is in it.
    public func narrowed(to place: (path: String, line: Int, column: Int)) -> [ReportedLayout] {
        compactMap { layout -> ReportedLayout? in
            let around = layout.frames.indices.filter { index in
                guard let span = layout.frames[index].span, layout.frames[index].path == place.path else { return false }
                let start = (span.start.line, span.start.column)
                let end = (span.end.line, span.end.column)
                return start <= (place.line, place.column) && (place.line, place.column) <= end
            }
            // The innermost view is the last in the order of drawing.
            guard let first = around.last else { return nil }
            let depth = layout.frames[first].frame.depth
            let count = layout.frames[(first + 1)...].prefix { $0.frame.depth > depth }.count
            var narrowed = layout
            narrowed.frames = layout.frames[first...(first + count)].map { $0 }
            let nodes = Set(narrowed.frames.map(\.frame.node))
            narrowed.result.steps = layout.result.steps.filter { nodes.contains($0.node) }
            narrowed.findings = layout.findings.filter { nodes.contains($0.node) }
            return narrowed
        }
    }
}
