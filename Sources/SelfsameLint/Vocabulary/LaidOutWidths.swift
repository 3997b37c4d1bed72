// A body laid out as rules ask for it: a fault counts where the numbers show it at the widths that apps support.

import SelfsameLayout

extension BodyContext {
    /// A narrow telephone, a usual one, a tablet.
    static let supportedWidths = [320.0, 390, 1024]

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
