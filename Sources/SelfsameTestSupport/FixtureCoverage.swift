// Which declarations of the prelude the fixtures select.

import Foundation
import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// The prelude's declarations that somebody uses, parted by whether a fixture selects them.
public struct FixtureCoverage: Sendable {
    /// Those that some fixture selects.
    public private(set) var selected: [CallForm] = []
    /// Those that none does.
    public private(set) var missing: [CallForm] = []

    /// The share that is selected.
    public var share: Double { Double(selected.count) / Double(max(1, selected.count + missing.count)) }

    /// Measures fixtures. A declaration counts where its name is used at least once; with `byForm`, where its name and labels are.
    public init(of fixtures: [AnalyzedFixture], byForm: Bool = false) throws {
        let keys = Set(fixtures.map(\.chosenKeys).joined())
        for form in try PreludeForms(profile: Profile(deploymentTarget: Version(major: 26))).all where !form.isUnavailable {
            guard byForm ? form.formUses > 0 : form.uses > 0 else { continue }
            if keys.contains(form.key) { selected.append(form) } else { missing.append(form) }
        }
    }

    /// Why declarations are selected by no fixture, by title, as `FixtureWriter` found out.
    public static func reasons() throws -> [String: String] {
        let lines = try Repository.text(of: Repository.url(FixtureWriter.reasonsPath)).split(separator: "\n").filter { !$0.hasPrefix("#") }
        let fields = lines.map { $0.split(separator: "\t", maxSplits: 2).map { String($0) } }
        return Dictionary(fields.filter { $0.count == 3 }.map { ($0[0], $0[2]) }) { first, _ in first }
    }
}

extension AnalyzedUnit {
    /// Where the declarations of the prelude stand that some call means.
    var chosenKeys: Set<String> { keys(of: (analyzer.listener?.chosen ?? [:]).values.lazy.joined()) }

    /// Where the declarations of the prelude stand that the calls of one body mean.
    func chosenKeys(in body: LoweredBody) -> Set<String> {
        guard body.declaration != .none else { return [] }
        let node = program[body.declaration].node
        let nodes = node.rawValue..<(node.rawValue + program.tree(body.file)[node].size)
        let chosen = (analyzer.listener?.chosen ?? [:]).filter { $0.key.file == body.file && nodes.contains($0.key.node.rawValue) }
        return keys(of: chosen.values.lazy.joined())
    }

    private func keys(of declarations: some Sequence<DeclID>) -> Set<String> {
        Set(Set(declarations).filter { $0 != .none }.map { PreludeForms.key(of: $0, in: program) })
    }
}
