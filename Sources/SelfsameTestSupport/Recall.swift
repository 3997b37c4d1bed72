// How many injected branches the rules find, over a folder of Swift files: rounds of branches that do not overlap, each round one program.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameLint
import SelfsameProject
import SelfsameSyntax

/// What became of injected branches.
public struct Recall: Sendable, CustomStringConvertible {
    /// How one of them ended.
    enum Outcome: Sendable, Hashable {
        case found
        case exempted(String)
        case missed(isKnown: Bool)
    }

    /// How often, by what they were made of.
    private var counts: [InjectedBranch.Kind: [Outcome: Int]] = [:]
    /// Branches that no rule found though the types of their arms are known: where they were put, and what they are.
    public private(set) var misses: [String] = []
    /// Branches that lose what a user has in a view when the view's own code flips them; exempted ones apart.
    public private(set) var losing = 0
    /// How many of these are warnings.
    public private(set) var warned = 0
    /// The others: what they lose, and where they were put.
    public private(set) var unwarned: [String] = []
    /// Branches that no builder takes, and files that no longer parsed.
    public private(set) var unusable = 0

    /// Puts branches into the files of folders and lints them. Later rounds take what earlier ones had no room for.
    public init(in paths: [String], rounds: Int, profile: Profile = .default, threads: Int = 2) {
        var times = PhaseTimes()
        let loaded = loadProgram(ProjectInput(paths: paths), profile: profile, threads: threads, times: &times)
        let inert = InertModifiers(Analyzer(program: loaded.program))
        var waiting = loaded.analyse(threads: threads) { file, analyzer in
            let isWellFormed = analyzer.program.tree(file).diagnostics.isEmpty
            let bodies = isWellFormed ? analyzer.bodies(in: file) : []
            return bodies.flatMap { injectedBranches(in: $0, analyzer: analyzer, inert: inert) }
        }
        let sources = loaded.files.map { loaded.program.tree($0).source }
        for _ in 0..<rounds {
            var files: [String: InjectedFile] = [:]
            for index in waiting.indices {
                let taken = InjectedFile(sources[index], takingFrom: &waiting[index])
                if !taken.branches.isEmpty { files[sources[index].path] = taken }
            }
            if files.isEmpty { return }
            run(files, among: paths, profile: profile, threads: threads)
        }
    }

    private mutating func run(_ files: [String: InjectedFile], among paths: [String], profile: Profile, threads: Int) {
        var times = PhaseTimes()
        var input = ProjectInput(paths: paths, given: files.map { ($0.key, $0.value.bytes) })
        input.given.append((path: "InjectedFlag.swift", bytes: Array(InjectedBranch.flag.utf8)))
        let loaded = loadProgram(input, profile: profile, threads: threads, times: &times)
        var options = LintOptions.pedantic
        options.rules = Set(RuleCatalogue.all.map(\.id))
        let run = options
        let results = loaded.analyse(threads: threads) {
            file, analyzer -> ([(InjectedBranch, Outcome)], unusable: Int, losses: [(isWarning: Bool, words: String)]) in
            let tree = analyzer.program.tree(file)
            guard let injected = files[tree.source.path] else { return ([], 0, []) }
            guard tree.diagnostics.isEmpty else { return ([], injected.branches.count, []) }
            let result = lint(file: file, analyzer: analyzer, options: run)
            let found = Set(result.findings.map(\.range.start))
            let warnings = Set(result.findings.filter { $0.severity != .hint }.map(\.range.start))
            let lost = losses(in: file, analyzer)
            var losing: [(isWarning: Bool, words: String)] = []
            let exempted = Dictionary(result.exempted.map { ($0.range.start, $0.exemption) }) { first, _ in first }
            let known = branches(in: file, analyzer)
            var outcomes: [(InjectedBranch, Outcome)] = []
            for (branch, start) in injected.branches {
                guard let isKnown = known[start] else { continue }
                var outcome = Outcome.missed(isKnown: isKnown)
                if let exemption = exempted[start] { outcome = .exempted(exemption) }
                if found.contains(start) { outcome = .found }
                outcomes.append((branch, outcome))
                if case .exempted = outcome { continue }
                if branch.owner != nil, let state = lost[start] {
                    let place = tree.source.location(of: start)
                    losing.append((warnings.contains(start), "\(tree.source.path):\(place.line): \(state): \(branch.text)"))
                }
            }
            return (outcomes, injected.branches.count - outcomes.count, losing)
        }
        for (file, result) in zip(loaded.files, results) {
            unusable += result.unusable
            losing += result.losses.count
            warned += result.losses.count(where: \.isWarning)
            unwarned += result.losses.filter { !$0.isWarning }.map(\.words)
            for (branch, outcome) in result.0 {
                counts[branch.kind, default: [:]][outcome, default: 0] += 1
                guard outcome == .missed(isKnown: true) else { continue }
                let source = loaded.program.tree(file).source
                misses.append("\(source.path): \(branch.kind.rawValue): \(branch.text)")
            }
        }
    }

    // MARK: Counts

    private func count(_ isCounted: (Outcome) -> Bool) -> Int {
        counts.values.reduce(0) { sum, outcomes in sum + outcomes.reduce(0) { isCounted($1.key) ? $0 + $1.value : $0 } }
    }

    /// Branches that were put into a builder.
    public var injected: Int { count { _ in true } }
    /// Those that a rule reports.
    public var found: Int { count { $0 == .found } }
    /// Those that an exemption holds back, by its name.
    public var exempted: [String: Int] {
        counts.values.reduce(into: [:]) { result, outcomes in
            for case (.exempted(let name), let count) in outcomes { result[name, default: 0] += count }
        }
    }
    /// Those that no rule sees though the types of both arms are known.
    public var missedKnown: Int { count { $0 == .missed(isKnown: true) } }
    /// Those in which a type is not known.
    public var missedUnknown: Int { count { $0 == .missed(isKnown: false) } }

    /// The figures, a line each.
    public var description: String {
        func share(_ part: Int, of whole: Int) -> String {
            whole == 0 ? "–" : "\((part * 1000 + whole / 2) / whole / 10).\((part * 1000 + whole / 2) / whole % 10) %"
        }
        let seen = found + exempted.values.reduce(0, +)
        var lines = [
            "\(injected) branches injected, \(unusable) more that no builder takes",
            "found: \(found)", "exempted: \(seen - found)",
        ]
        lines += exempted.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "    \($0.key): \($0.value)" }
        lines.append("missed where types are known: \(missedKnown)")
        lines.append("missed where they are not: \(missedUnknown)")
        lines.append(
            "found or exempted where types are known: \(share(seen, of: seen + missedKnown)); over all: \(share(seen, of: injected))")
        lines.append("losing what a user has: \(losing), of which warnings: \(warned) (\(share(warned, of: losing)))")
        for kind in InjectedBranch.Kind.allCases {
            let outcomes = counts[kind] ?? [:]
            lines.append("    \(kind.rawValue): \(outcomes[.found] ?? 0) found of \(outcomes.values.reduce(0, +))")
        }
        return lines.joined(separator: "\n")
    }
}

/// A file with branches put into it.
private struct InjectedFile {
    var bytes: [UInt8] = []
    /// The branches, and where each starts now.
    var branches: [(branch: InjectedBranch, start: UInt32)] = []

    /// Takes as many branches as fit beside one another, the shortest first: they stand deepest.
    init(_ source: SourceFile, takingFrom waiting: inout [InjectedBranch]) {
        var taken: [InjectedBranch] = []
        var rest: [InjectedBranch] = []
        for branch in waiting.sorted(by: { ($0.range.length, $0.range.start, $0.text) < ($1.range.length, $1.range.start, $1.text) }) {
            let isFree = !taken.contains { $0.range.start < branch.range.end && branch.range.start < $0.range.end }
            if isFree { taken.append(branch) } else { rest.append(branch) }
        }
        waiting = rest
        taken.sort { $0.range.start < $1.range.start }
        let owners = Set(taken.compactMap(\.owner)).sorted()
        for branch in taken {
            let before = taken.prefix { $0.range.start < branch.range.start }.reduce(0) { $0 + $1.text.utf8.count - Int($1.range.length) }
            let flags = owners.count { $0 <= branch.range.start } * InjectedBranch.ownFlag.utf8.count
            branches.append((branch, UInt32(Int(branch.range.start) + before + flags)))
        }
        let flags = owners.map { Edit(range: SourceRange(start: $0, end: $0), replacement: InjectedBranch.ownFlag) }
        bytes = (taken.map { Edit(range: $0.range, replacement: $0.text) } + flags).applied(to: source.bytes)
    }
}

/// What a user has in the views of both arms of the branches of a file, by where the branch starts: a value that the program does not set by
/// itself, or what the platform's counterpart of a view keeps.
private func losses(in file: FileID, _ analyzer: Analyzer) -> [UInt32: String] {
    let tree = analyzer.program.tree(file)
    var result: [UInt32: String] = [:]
    for body in analyzer.bodies(in: file) {
        for index in body.nodes.indices where body.nodes[index].kind == .branch {
            let arms = body.children(ViewNodeID(UInt32(index)))
            guard arms.count == 2 else { continue }
            let lost = arms.map { analyzer.stateLoss(below: $0, in: body).lost }
            let both = lost[0].first { entry in
                entry.kind != "lifecycle" && !entry.isInArm && !entry.isMadeAgain && entry.isMissed && lost[1].contains(entry)
                    && entry.name != InjectedBranch.ownFlagName
            }
            if let both { result[tree.range(body.nodes[index].syntax).start] = "@\(both.kind) \(both.name) of \(both.view)" }
        }
    }
    return result
}

/// The branches of a file that a builder takes, by where they start, and whether the types of their arms are known.
private func branches(in file: FileID, _ analyzer: Analyzer) -> [UInt32: Bool] {
    let tree = analyzer.program.tree(file)
    var result: [UInt32: Bool] = [:]
    for body in analyzer.bodies(in: file) {
        for index in body.nodes.indices where body.nodes[index].kind == .branch {
            let node = ViewNodeID(UInt32(index))
            result[tree.range(body[node].syntax).start] = analyzer.isKnown(body[node].type)
        }
    }
    return result
}
