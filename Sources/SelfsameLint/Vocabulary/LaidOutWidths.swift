// A body laid out as rules ask for it: a fault counts where the numbers show it at the widths that apps support.

import SelfsameLayout

extension BodyContext {
    /// Widths that windows of the platform have, in points: of a television the only one, of watches the smallest, a usual and the largest one, else
    /// those of a narrow telephone, a usual one and a tablet. Never empty.
    var supportedWidths: [Double] {
        switch analyzer.program.profile(of: body.file).platform {
        case .tvos: [1920]
        case .watchos: [162, 184, 205]
        case .ios, .macos, .visionos: [320, 390, 1024]
        }
    }

    /// The layout of the body in a window of a width, kept for the rules that ask for it.
    func laidOut(at width: Double) -> LaidOutBody {
        if let known = layouts[width] { return known }
        let result = laidOut(with: Self.settings(at: width))
        layouts[width] = result
        return result
    }

    /// The layout of the body with other values than those that the source gives.
    func laidOut(with settings: LayoutSettings) -> LaidOutBody {
        layout(of: body, analyzer: analyzer, settings: settings, proposal: LayoutProposal(settings.window.width, settings.window.height))
    }

    /// A window of a width.
    static func settings(at width: Double) -> LayoutSettings {
        var settings = LayoutSettings()
        settings.window = LayoutSize(Length(width), Length(800))
        return settings
    }
}
