// Code actions: every fix that was tried and holds, all safe fixes of the file at once, comments that silence a finding, and the text of its
// rule. An edit is offered for the version of the document that it was tried on, and for no other.

import SelfsameLint
import SelfsameReports
import SelfsameSyntax

extension LanguageServer {
    func codeActions(_ params: JSON) throws -> JSON {
        guard let (document, answers) = try subject(of: params) else { return [] }
        let only = params["context"]["only"] == .null ? nil : params["context"]["only"].strings
        func wants(_ kind: String) -> Bool { only?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true }
        var result: [JSON] = []
        if wants("quickfix") {
            let range = positions.range(of: params["range"], in: document.source)
            let touched = answers.findings.contains { $0.range.touches(range) }
            // Fixes are tried for the whole file at once; where nothing is found there is nothing to try.
            let findings = touched ? answers.checked.result.findings.filter { $0.range.touches(range) } : []
            for finding in findings { result += actions(for: finding, in: answers, of: document) }
        }
        // Editors that ask for nothing in particular would show it in every place.
        if only?.contains(where: { "source.fixAll.selfsame" == $0 || "source.fixAll.selfsame".hasPrefix($0 + ".") }) ?? false,
            !answers.findings.isEmpty, let fixed = answers.fixed
        {
            let edit = Edit.difference(from: document.source.bytes, to: fixed)
            result.append([
                "title": "Apply all safe fixes", "kind": "source.fixAll.selfsame", "edit": workspaceEdit([edit], of: document),
            ])
        }
        return .array(result)
    }

    private func actions(for finding: Finding, in answers: FileAnswers, of document: OpenDocument) -> [JSON] {
        let diagnostic: JSON = [self.diagnostic(of: finding, in: answers)]
        var result: [JSON] = []
        for fix in finding.fixes {
            let remark = fix.isSuggestion ? " (a sketch; review)" : fix.applicability == .unsafe ? " (state will persist; review)" : ""
            let title = sentence(fix.title).dropLast() + remark
            // A sketch was tried, too: the file parses with it and its types are known. What it does not keep is for a person to weigh.
            if fix.isApplicable || fix.isSuggestion {
                result.append([
                    "title": .string(String(title)), "kind": "quickfix", "diagnostics": diagnostic,
                    "isPreferred": .bool(fix.applicability == .safe), "edit": workspaceEdit(fix.edits, of: document),
                ])
            } else if client.showsDisabledActions {
                result.append([
                    "title": .string(String(title)), "kind": "quickfix", "diagnostics": diagnostic,
                    "disabled": ["reason": .string(fix.note ?? "a sketch: not verified to be equivalent")],
                ])
            }
        }
        for comment in silencingComments(for: finding, in: answers) {
            result.append([
                "title": .string(comment.title), "kind": "quickfix", "diagnostics": diagnostic,
                "edit": workspaceEdit([comment.edit], of: document),
            ])
        }
        result.append([
            "title": .string("Explain \(finding.rule)"), "kind": "quickfix", "diagnostics": diagnostic,
            "command": [
                "title": "Explain", "command": .string(ServerCommand.explain.rawValue), "arguments": [.string(finding.rule)],
            ],
        ])
        return result
    }

    /// Comments that silence a finding here, or its rule in the whole file. The one in the source was tried: the finding is gone with it, and
    /// the file is read as before.
    private func silencingComments(for finding: Finding, in answers: FileAnswers) -> [(title: String, edit: Edit)] {
        let source = answers.source
        let line = Int(source.lineStarts[source.location(of: finding.range.start).line - 1])
        let indent = source.bytes[line...].prefix { $0 == 0x20 || $0 == 0x09 }
        let head = String(decoding: indent, as: UTF8.self)
        let here = Edit.insertion(head + "// selfsame:disable:next \(finding.rule) - TODO: say why\n", at: line)
        // Above a `#!` line nothing may stand.
        let top = source.bytes.starts(with: Array("#!".utf8)) ? Int(source.lineStarts.dropFirst().first ?? 0) : 0
        let file = Edit.insertion("// selfsame:disable:file \(finding.rule) - TODO: say why\n", at: top)
        let before = answers.findings.count { $0.rule == finding.rule }
        return [
            ("Silence \(finding.rule) for this line", here), ("Silence \(finding.rule) for this file", file),
        ].filter { _, edit in
            let after = answers.linted(with: [edit].applied(to: source.bytes))
            return after.isWellFormed && after.findings.count { $0.rule == finding.rule } < before
        }
    }

    /// Edits of a document, for the version that they were made for.
    func workspaceEdit(_ edits: [Edit], of document: OpenDocument) -> JSON {
        let edits = JSON.array(
            edits.map { ["range": positions.range($0.range, in: document.source), "newText": .string($0.replacement)] })
        guard client.takesVersionedEdits else { return ["changes": [document.uri: edits]] }
        let identifier: JSON = ["uri": .string(document.uri), "version": .integer(document.version)]
        return ["documentChanges": [["textDocument": identifier, "edits": edits]]]
    }
}

extension Edit {
    fileprivate static func insertion(_ text: String, at offset: Int) -> Edit {
        let place = UInt32(truncatingIfNeeded: offset)
        return Edit(range: SourceRange(start: place, end: place), replacement: text)
    }

    /// The one edit that makes other bytes of some, without what is the same at both ends; it parts no character.
    static func difference(from old: [UInt8], to new: [UInt8]) -> Edit {
        func isInside(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
        var start = zip(old, new).prefix { $0 == $1 }.count
        while start > 0, start < old.count && isInside(old[start]) || start < new.count && isInside(new[start]) { start -= 1 }
        var end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        while end > 0, isInside(old[old.count - end]) { end -= 1 }
        return Edit(
            range: SourceRange(start: UInt32(start), end: UInt32(old.count - end)),
            replacement: String(decoding: new[start..<new.count - end], as: UTF8.self))
    }
}
