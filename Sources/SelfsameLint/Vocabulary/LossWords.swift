// What is lost with views that are replaced, as the first words of a diagnostic.

import SelfsameIdentity

extension [LostState] {
    /// The worst that is certainly lost: a value of the view's own, then what its platform counterpart keeps, then work that starts again.
    var worst: LostState? {
        let certain = filter { !$0.isInArm && $0.comesBack != .empty }
        return certain.first { $0.isOwnedValue } ?? certain.first { $0.kind != "lifecycle" } ?? certain.first
    }
}

extension LostState {
    /// What happens to it, as a sentence without its end: "`@State count` of `Tapper` is reset".
    var lossPhrase: String {
        if kind == "lifecycle" { return "`\(name)` on `\(view)` runs again" }
        if comesBack == .fetched { return "`@\(kind) \(name)` of `\(view)` fetches again" }
        return isOwnedValue ? "`@\(kind) \(name)` of `\(view)` is reset" : "`\(view)` loses its \(name)"
    }
}
