// What makes a finding the same finding after the source around it has changed: rule, declaration, identity paths and the text it points
// at, but no line numbers and no words of a message. Baselines, code scanning and code quality compare by it.

import SelfsameLint
import SelfsameSyntax

/// The parts of a finding that stay when lines move.
public struct FindingKey: Hashable, Sendable {
    /// The rule's id.
    public var rule: String
    /// NAME of the declaration that it is in.
    public var view: String
    /// Identity paths of the arms without positions among siblings, so that a view added beside the branch changes nothing.
    public var identity: [String]
    /// The text that the finding points at, on one line.
    public var text: String

    /// Characters of the text that count.
    private static let textLimit = 200

    /// Makes a key of its parts.
    public init(rule: String, view: String, identity: [String], text: String) {
        self.rule = rule
        self.view = view
        self.identity = identity
        self.text = text
    }

    /// The key of a finding in its file.
    public init(_ finding: Finding, in source: SourceFile) {
        rule = finding.rule
        view = finding.bodyName
        identity = finding.identityPaths.map { path in
            path.split(separator: "/").filter { !$0.allSatisfy(\.isNumber) }.joined(separator: "/")
        }
        text = oneLine(source.text(in: finding.range), limit: Self.textLimit)
    }

    /// 32 hexadecimal digits. `ordinal` tells findings with one key apart, in source order from 1.
    public func fingerprint(ordinal: Int) -> String {
        let parts = [rule, view] + identity + [text] + (ordinal > 1 ? [String(ordinal)] : [])
        let bytes = parts.flatMap { part -> [UInt8] in Array(part.utf8) + [0] }
        return hexadecimal(hash(bytes, basis: 0xCBF2_9CE4_8422_2325)) + hexadecimal(hash(bytes, basis: 0x9AE1_6A3B_2F90_404F))
    }

    /// FNV-1a: stable across machines and versions, which Swift's own hashing is not.
    private func hash(_ bytes: [UInt8], basis: UInt64) -> UInt64 {
        bytes.reduce(basis) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }

    private func hexadecimal(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// A finding with what machine formats say of it.
struct ReportedFinding {
    var finding: Finding
    var file: LintedFile
    /// The file's path from the root of the project.
    var path: String
    var span: Span
    var fingerprint: String

    /// What happens, and the remedy: `…; move the condition into the argument`.
    var messageWithRemedy: String {
        finding.fixes.first.map { "\(finding.message); \($0.title)" } ?? finding.message
    }
}

extension LintReport {
    /// All findings in path order with their fingerprints; equal keys are numbered in that order.
    var reported: [ReportedFinding] {
        var ordinals: [FindingKey: Int] = [:]
        return files.flatMap { file in
            file.result.findings.map { finding in
                let key = FindingKey(finding, in: file.source)
                ordinals[key, default: 0] += 1
                return ReportedFinding(
                    finding: finding, file: file, path: pathFromRoot(finding.path), span: Span(finding.range, in: file.source),
                    fingerprint: key.fingerprint(ordinal: ordinals[key] ?? 1))
            }
        }
    }
}
