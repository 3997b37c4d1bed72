// Lengths that an argument certainly has: the same for the whole run, on every device.

import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Analyzer {
    /// The points that an argument says; nil where state, a caller or the device decides.
    public func constantLength(_ argument: ArgumentRecord, in body: LoweredBody) -> Double? {
        guard argument.literal != nil || invariance(of: argument, in: body) == .wholeRun else { return nil }
        let lengths = [LayoutSize(Length(320), Length(480)), LayoutSize(Length(1024), Length(1366))].map { window -> Double? in
            var settings = LayoutSettings()
            settings.window = window
            let reader = ValueReader(self, settings)
            let scope = ValueScope(CodeScope(body), nil)
            guard let length = reader.number(reader.value(of: argument.syntax, in: scope))?.known, length.certainty == .exact else {
                return nil
            }
            return length.points
        }
        // A fact about the screen is another one on another device.
        return lengths[0] == lengths[1] ? lengths[0] : nil
    }
}
