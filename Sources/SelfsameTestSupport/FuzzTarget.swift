// What `make fuzz` asks of arbitrary bytes, one target for each way in: the parser, types and reports, fixes, configurations and baselines.
// A target answers with the first property that does not hold, so that tests replay what was found once with the same words.

import Foundation
import SelfsameProject
import SelfsameSyntax

/// A way into the program that takes any bytes.
public enum FuzzTarget: String, CaseIterable, Sendable {
    /// Lexer and parser.
    case syntax
    /// Linking with the preludes, lowering, rules and every report.
    case types
    /// Parse, fix, parse again.
    case fixes
    /// Configurations and baselines.
    case settings

    /// The folders of fixtures that the corpus starts from, with the extensions of their files.
    public var seeds: (folders: [String], extensions: Set<String>) {
        switch self {
        case .syntax: (["syntax", "tokens", "recovery", "rules", "types", "crashes"], ["swift", "swiftinterface"])
        case .types, .fixes: (["rules", "types", "identity", "recovery", "tour", "crashes"], ["swift"])
        case .settings: (["schemas", "reports", "crashes"], ["json"])
        }
    }

    /// The first property that does not hold for the bytes, in words; nil where all do.
    public func failure(_ bytes: [UInt8]) -> String? {
        switch self {
        case .syntax: syntaxFailure(bytes)
        case .types: FuzzedProgram.shared.typeFailure(bytes)
        case .fixes: FuzzedProgram.shared.fixFailure(bytes)
        case .settings: configurationFailure(bytes) ?? baselineFailure(bytes)
        }
    }
}

// MARK: Syntax

private func syntaxFailure(_ bytes: [UInt8]) -> String? {
    let tree = parse(SourceFile(path: "fuzz.swift", bytes: bytes))
    if tree.source.bytes != bytes { return "the tree has other bytes" }
    if let failure = syntaxPropertyFailure(tree) { return failure }
    // Most inputs are looked at once; growing one costs as much as a hundred of them.
    let sum = bytes.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    return sum % 512 == 0 ? timeFailure(bytes) : nil
}

/// Time is linear in size: the same bytes over and over take no more than a fixed time a byte. The bound is ten times what a slow machine
/// needs with coverage and address sanitizer, and a hundred times less than what a quadratic step makes of it.
private func timeFailure(_ bytes: [UInt8]) -> String? {
    guard !bytes.isEmpty else { return nil }
    let size = 1 << 18
    var large: [UInt8] = []
    large.reserveCapacity(size + bytes.count)
    while large.count < size { large += bytes }
    func seconds() -> Double {
        let start = clock()
        _ = parse(SourceFile(path: "fuzz.swift", bytes: large))
        return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }
    // A machine with other work to do is slow once, not three times.
    let best = min(seconds(), seconds(), seconds())
    return best > 2 ? "\(large.count) bytes took \(best) seconds to parse" : nil
}

// MARK: Settings

private func configurationFailure(_ bytes: [UInt8]) -> String? {
    let source = SourceFile(path: "/fuzz/.selfsame.json", bytes: bytes)
    let file = ConfigurationFile(reading: source)
    for place in file.problems.compactMap(\.location) + file.entries.values.map(\.location) where place.offset > bytes.count {
        return "a place lies behind the end of the file"
    }
    if file.problems.contains(where: { $0.message.isEmpty }) { return "a problem says nothing" }
    var configuration = Configuration.none
    configuration.files = [file]
    let path = "/fuzz/Sources/App/Screen.swift"
    _ = configurationText(configuration, of: path)
    var globs = file.overrides.flatMap(\.paths)
    for entry in file.entries.values {
        if case .list(let patterns) = entry.value { globs += patterns.map { Glob($0, in: "/fuzz") } }
    }
    for glob in globs {
        // A path that is matched as a whole is covered, and a walk towards it goes on.
        if glob.matches(path), !glob.covers(path) || !glob.mayMatch(below: "/fuzz") { return "`\(glob.pattern)` contradicts itself" }
    }
    return nil
}

private func baselineFailure(_ bytes: [UInt8]) -> String? {
    guard let baseline = try? Baseline(reading: SourceFile(path: "/fuzz/baseline.json", bytes: bytes)) else { return nil }
    guard let text = try? baseline.text else { return "a baseline that was read cannot be written" }
    guard let again = try? Baseline(reading: SourceFile(path: "/fuzz/baseline.json", bytes: Array(text.utf8))) else {
        return "a baseline that was written cannot be read"
    }
    return again.entries.map(\.path) == baseline.entries.map(\.path) && again.count == baseline.count
        ? nil : "a baseline changes when it is written"
}
