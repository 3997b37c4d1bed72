// A body laid out as rules ask for it: a fault counts where the numbers show it at the widths that apps support.

import SelfsameLayout

extension BodyContext {
    /// A narrow telephone, a usual one, a tablet.
    static let supportedWidths = [320.0, 390, 1024]

    /// The layout of the body in a window of a width.
    func laidOut(at width: Double) -> LaidOutBody {
        var settings = LayoutSettings()
        settings.window = LayoutSize(Length(width), Length(800))
        return layout(
            of: body, analyzer: analyzer, settings: settings, proposal: LayoutProposal(settings.window.width, settings.window.height))
    }
}
