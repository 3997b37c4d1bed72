// What makes types unknown, grouped by cause: a name that is not declared, a member, a module that was not found. The cause that makes most views
// unknown comes first.

import SelfsameInference

/// Something that makes types unknown, and where.
private struct UnknownCause {
    var reason: String
    var name: String?
    var isError: Bool
    var places: [(path: String, gap: BodyGap)] = []

    /// The views that it makes unknown.
    var viewCount: Int { Set(places.map { $0.path + ":" + $0.gap.body }).count }
}

/// For each cause: how many views it makes unknown, what to do, and each place. `missing` are modules that were not found, with the files that
/// import them.
public func whyText(_ files: [FileTrees], missing: [String: [String]] = [:]) -> String {
    var causes: [String: UnknownCause] = [:]
    for body in files.flatMap(\.bodies) {
        for gap in body.gaps {
            let key = gap.isError ? "error: " + gap.reason : gap.explanation
            causes[key, default: UnknownCause(reason: gap.reason, name: gap.name, isError: gap.isError)].places.append((body.path, gap))
        }
    }
    if causes.isEmpty { return "" }
    let importers = missing.mapValues { Set($0) }
    let ordered = causes.sorted { ($1.value.viewCount, $0.key) < ($0.value.viewCount, $1.key) }
    let unknown = files.flatMap(\.bodies).count { !$0.isResolved }
    let all = files.reduce(0) { $0 + $1.bodies.count }
    var text =
        "\(unknown) of \(counted(all, "view")) \(unknown == 1 ? "has" : "have") unknown types, for \(counted(ordered.count, "cause")):\n"
    for (key, cause) in ordered {
        text += "\n\(counted(cause.viewCount, "view")): \(printable(key))\n"
        if let advice = advice(for: cause, importers) { text += "  help: \(printable(advice))\n" }
        for (path, gap) in cause.places { text += "  \(placeText(path, gap.span)): \(printable(gap.body))\n" }
    }
    return text
}

/// What makes a cause go away; nil where only its place does.
private func advice(for cause: UnknownCause, _ importers: [String: Set<String>]) -> String? {
    let undeclared: Set<UnknownReason> = [.undeclaredName, .undeclaredMember, .undeclaredProtocol]
    guard !cause.isError, let reason = UnknownReason(rawValue: cause.reason), undeclared.contains(reason) else { return nil }
    // The modules that every place imports: one of them declares it.
    let paths = Set(cause.places.map(\.path))
    let common = importers.filter { paths.isSubset(of: $0.value) }.keys.sorted()
    let some = importers.filter { !paths.isDisjoint(with: $0.value) }.keys.sorted()
    let modules = common.isEmpty ? some : common
    if modules.isEmpty { return "not declared in any file; add its source with --context PATH, or describe it with --prelude FILE" }
    let names = modules.map { "`\($0)`" }.joined(separator: ", ")
    return
        "\(names) \(modules.count == 1 ? "is" : "are") imported but not found; resolve the packages, add their source with --context PATH, or "
        + "describe it with --prelude FILE"
}

/// One line on modules that were not found; empty where no unknown view depends on them.
public func missingModulesText(_ missing: [String: [String]], unknownViews: [(path: String, count: Int)]) -> String {
    let counts = Dictionary(unknownViews.map { ($0.path, $0.count) }) { $0 + $1 }
    let modules = missing.filter { $0.value.contains { counts[$0] ?? 0 > 0 } }
    if modules.isEmpty { return "" }
    let files = Set(modules.values.joined())
    let views = files.reduce(0) { $0 + (counts[$1] ?? 0) }
    let shown = modules.keys.sorted().prefix(8)
    let more = modules.count > shown.count ? " and \(modules.count - shown.count) more" : ""
    return "\(counted(modules.count, "module")) not found: \(printable(shown.joined(separator: ", ")))\(more); "
        + "\(counted(views, "view")) in files that import \(modules.count == 1 ? "it" : "them") \(views == 1 ? "has" : "have") unknown types; "
        + "resolve the packages, or add their source with --context"
}
