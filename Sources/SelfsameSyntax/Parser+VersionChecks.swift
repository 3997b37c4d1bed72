// Clauses of `#if` that the compiler does not read: where `swift()` or `compiler()` decides that a clause is not active, any tokens may stand
// in it, even braces that do not balance, as long as its `#` words do. Such a clause is read like any other if it can be, otherwise it is
// kept as one `unexpected` node without a diagnostic. What depends on the platform or a flag as well is not known here, and is read.

extension Parser {
    /// Whether the version alone makes the clause at a `#` word inactive. `isTaken` says whether an earlier clause of the same `#if` holds by
    /// the version alone, and is set if this one does.
    func isUnread(clause: Int, _ isTaken: inout Bool) -> Bool {
        if isTaken { return kindAt(clause) != .pound }
        guard kindAt(clause) == .poundIf || kindAt(clause) == .poundElseif else { return false }
        var index = clause + 1
        guard let holds = versionDisjunction(&index, depth: 0), startsLine(index) else { return false }
        isTaken = holds
        return !holds
    }

    /// Reads the content of such a clause if there is no mistake in it, else skips the clause.
    mutating func parseUnread(clause: Int, _ content: ConditionalContent) {
        let end = partner(of: clause)
        let start = mark()
        let before = (diagnostics.count, unreadRanges.count, lastReport, reportedLine, missingClosingBraces)
        if !hasLexerMistake(position..<end) {
            parse(content, upTo: end)
            if position == end, diagnostics.count == before.0 { return }
        }
        nodes.removeSubrange(start.node...)
        diagnostics.removeSubrange(before.0...)
        unreadRanges.removeSubrange(before.1...)
        (_, _, lastReport, reportedLine, missingClosingBraces) = before
        move(to: start.token)
        unreadRanges.append(SourceRange(start: tokens.end(max(position, 1) - 1), end: tokens.starts[end]))
        skip(to: end)
    }

    /// Reads content as if the file ended at a token. What is read of broken source could go on behind its clause, where the next such clause
    /// may stand, which would then be read twice for each one before it.
    private mutating func parse(_ content: ConditionalContent, upTo word: Int) {
        let outer = (end: end, kind: tokens.kinds[word])
        end = word
        tokens.kinds[word] = .endOfFile
        move(to: position)
        parseContent(content)
        end = outer.end
        tokens.kinds[word] = outer.kind
        move(to: position)
    }

    /// Mistakes of the lexer without those in clauses that are not read. What is wrong with the file rather than with its tokens stays.
    func withoutUnreadClauses(_ diagnostics: [SyntaxDiagnostic]) -> [SyntaxDiagnostic] {
        if unreadRanges.isEmpty || diagnostics.isEmpty { return diagnostics }
        return diagnostics.filter { diagnostic in
            if [.conflictMarker, .invalidUTF8].contains(diagnostic.id) { return true }
            let next = unreadRanges.indices.partitioningIndex { unreadRanges[$0].end > diagnostic.range.start }
            return next == unreadRanges.count || diagnostic.range.start < unreadRanges[next].start
        }
    }

    // MARK: Conditions: what the version alone says of them, nil where something else has a say

    /// `a || b`; the index is moved past it.
    private func versionDisjunction(_ index: inout Int, depth: Int) -> Bool? {
        var result = versionConjunction(&index, depth: depth)
        while atConditionOperator(index, "||") {
            index += 1
            let other = versionConjunction(&index, depth: depth)
            result = result == true || other == true ? true : result == nil ? nil : other
        }
        return result
    }

    /// `a && b`, which binds tighter.
    private func versionConjunction(_ index: inout Int, depth: Int) -> Bool? {
        var result = versionCheck(&index, depth: depth)
        while atConditionOperator(index, "&&") {
            index += 1
            let other = versionCheck(&index, depth: depth)
            result = result == false || other == false ? false : result == nil ? nil : other
        }
        return result
    }

    /// `!a`, `(a)`, `swift(>=5.9)`; any other word, with or without arguments, is not known.
    private func versionCheck(_ index: inout Int, depth: Int) -> Bool? {
        guard depth < 64, !startsLine(index) else { return nil }
        if kindAt(index) == .prefixOperator, hasText(index, "!") {
            index += 1
            return versionCheck(&index, depth: depth + 1).map { !$0 }
        }
        if kindAt(index) == .leftParen {
            index += 1
            let inner = versionDisjunction(&index, depth: depth + 1)
            guard kindAt(index) == .rightParen, !startsLine(index) else { return nil }
            index += 1
            return inner
        }
        guard kindAt(index).canBeName || kindAt(index).isReservedKeyword else { return nil }
        let isVersion = hasText(index, "swift") || hasText(index, "compiler")
        index += 1
        guard kindAt(index) == .leftParen, !startsLine(index) else { return nil }
        let opening = index
        var open = 0
        repeat {
            if kindAt(index) == .leftParen { open += 1 }
            if kindAt(index) == .rightParen { open -= 1 }
            index += 1
        } while open > 0 && !startsLine(index)
        guard isVersion, open == 0 else { return nil }
        return swiftVersion.satisfies(bytes[Int(tokens.end(opening))..<Int(tokens.starts[index - 1])])
    }

    private func atConditionOperator(_ index: Int, _ text: StaticString) -> Bool {
        kindAt(index).isOperator && !startsLine(index) && hasText(index, text)
    }
}
