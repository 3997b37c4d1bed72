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
public func whyText(_ files: [FileTrees], missing: [String: [String]] = [:], width: Int = 80) -> String {
    var causes: [String: UnknownCause] = [:]
    for body in files.flatMap(\.bodies) {
        for gap in body.gaps {
            let key = gap.isError ? "error: " + gap.reason : gap.explanation
            causes[key, default: UnknownCause(reason: gap.reason, name: gap.name, isError: gap.isError)].places.append((body.path, gap))
        }
    }
    if causes.isEmpty { return "all types are known\n" }
    let importers = missing.mapValues { Set($0) }
    let ordered = causes.sorted { ($1.value.viewCount, $0.key) < ($0.value.viewCount, $1.key) }
    let unknown = files.flatMap(\.bodies).count { !$0.isResolved }
    let all = files.reduce(0) { $0 + $1.bodies.count }
    let causeCount = counted(ordered.count, "cause")
    var text =
        unknown == 0
        ? "the types of all \(counted(all, "view")) are known; something inside is unknown, for \(causeCount):\n"
        : "\(unknown) of \(counted(all, "view")) \(unknown == 1 ? "has" : "have") unknown types, for \(causeCount):\n"
    for (key, cause) in ordered {
        let title = hanging("\(counted(cause.viewCount, "view")): \(printable(key))", indent: 0, width: width)
        let help = advice(for: cause, importers).map { hanging("help: \(printable($0))", indent: 2, width: width) } ?? []
        text += "\n" + (title + help).map { $0 + "\n" }.joined()
        for (path, gap) in cause.places {
            text += hanging("\(placeText(path, gap.span)): \(printable(gap.body))", indent: 2, width: width).map { $0 + "\n" }.joined()
        }
    }
    return text
}

/// What makes a cause go away; nil where only its place does.
private func advice(for cause: UnknownCause, _ importers: [String: Set<String>]) -> String? {
    guard !cause.isError, let reason = UnknownReason(rawValue: cause.reason) else { return nil }
    guard reason.isUndeclared || reason == .noMatchingOverload else { return nil }
    // The modules that every place imports: one of them declares it.
    let paths = Set(cause.places.map(\.path))
    let common = importers.filter { paths.isSubset(of: $0.value) }.keys.sorted()
    if reason == .noMatchingOverload { return common.isEmpty ? likelySource(of: paths, importers) : notFound(common) }
    let modules = common.isEmpty ? importers.filter { !paths.isDisjoint(with: $0.value) }.keys.sorted() : common
    if modules.isEmpty { return "not declared in any file; add its source with --context PATH, or describe it with --prelude FILE" }
    return notFound(modules)
}

/// An overload may be anybody's: a module is a likely source only if most of the files with its calls import it.
private func likelySource(of paths: Set<String>, _ importers: [String: Set<String>]) -> String? {
    let most = importers.mapValues { $0.intersection(paths).count }.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let most, most.value * 2 > paths.count else { return nil }
    return "`\(most.key)` may declare it; " + notFound([most.key]).replacing("`\(most.key)`", with: "it", maxReplacements: 1)
}

private func notFound(_ modules: [String]) -> String {
    let names = modules.map { "`\($0)`" }.joined(separator: ", ")
    return
        "\(names) \(modules.count == 1 ? "is" : "are") imported but not found; resolve the packages, add their source with --context PATH, or "
        + "describe it with --prelude FILE"
}

/// One line on views with unknown types, and the modules that were not found; empty where these are few and no module is missing. Their number
/// is that of `tree --why`; a run that has not typed every view (`isWhole`) says none, so that no two numbers differ.
public func unknownViewsText(
    _ unknownViews: [(path: String, count: Int)], of all: Int, missing: [String: [String]], isWhole: Bool = true
) -> String {
    let count = unknownViews.reduce(0) { $0 + $1.count }
    let counts = Dictionary(unknownViews.map { ($0.path, $0.count) }) { $0 + $1 }
    let modules = missing.filter { $0.value.contains { counts[$0] ?? 0 > 0 } }
    if modules.isEmpty, count * 10 <= all { return "" }
    let views = isWhole ? "\(count) of \(counted(all, "view")) \(count == 1 ? "has" : "have")" : "some views have"
    let cause =
        modules.isEmpty
        ? ""
        : ": \(counted(modules.count, "module")) not found (\(printable(modules.keys.sorted().prefix(8).joined(separator: ", ")))"
            + "\(modules.count > 8 ? " and \(modules.count - 8) more" : "")); resolve the packages, or add their source with --context"
    return "\(views) unknown types, where rules report less\(cause); `selfsame tree --why` lists the causes"
}
