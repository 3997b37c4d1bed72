// Which bracket closes which, for the file as a whole; found out when it is first asked for. What stands in a clause of `#if` that the
// compiler does not read is paired by itself.

extension Parser {
    /// The token that closes the bracket at `index`; for one that is not closed, the token at which what encloses it ends. For `#if`,
    /// `#elseif` and `#else` the next `#` word of the same `#if`, or the end of the file.
    mutating func partner(of index: Int) -> Int {
        if partners.isEmpty { pairBrackets() }
        return Int(partners[index])
    }

    /// A bracket not yet closed, and how many of each kind were open within the same braces when it came.
    private struct OpenBracket {
        var index: Int
        var open: OpenCounts
    }

    /// Open brackets that a closing one may close: parentheses and square brackets since the last brace, braces since the last `\(`.
    private struct OpenCounts {
        var parens = 0
        var brackets = 0
        var braces = 0
    }

    /// The token after the `#endif` of the `#if` at `index`.
    mutating func endOfConditional(_ index: Int) -> Int {
        var index = index
        repeat { index = partner(of: index) } while tokens.kinds[index] == .poundElseif || tokens.kinds[index] == .poundElse
        return index + 1
    }

    /// A clause of `#if` whose end has not been reached.
    private struct OpenClause {
        /// Its `#` word.
        var index: Int
        /// Whether it or an earlier clause holds whatever the platform is.
        var isTaken: Bool
        /// The brackets open around a clause that the compiler does not read: none of them is closed inside.
        var outside: (stack: [OpenBracket], open: OpenCounts)?
    }

    /// Pairs all brackets, and each `#` word of conditional compilation with the next of the same `#if`. A brace is stronger than a
    /// parenthesis: `}` closes the last `{` and whatever is open inside.
    mutating func pairBrackets() {
        let kinds = tokens.kinds
        partners = [UInt32](repeating: 0, count: kinds.count)
        var stack: [OpenBracket] = []
        var open = OpenCounts()
        var clauses: [OpenClause] = []
        var unreadClauses = 0
        for index in 0..<kinds.count {
            let wanted: TokenKind
            switch kinds[index] {
            case .leftParen:
                stack.append(OpenBracket(index: index, open: open))
                open.parens += 1
                continue
            case .leftBracket:
                stack.append(OpenBracket(index: index, open: open))
                open.brackets += 1
                continue
            case .leftBrace:
                if unreadClauses > 0 { unreadBraces += 1 }
                stack.append(OpenBracket(index: index, open: open))
                open = OpenCounts(braces: open.braces + 1)
                continue
            case .interpolationStart:
                stack.append(OpenBracket(index: index, open: open))
                open = OpenCounts()
                continue
            case .rightParen where open.parens > 0: wanted = .leftParen
            case .rightBracket where open.brackets > 0: wanted = .leftBracket
            case .rightBrace:
                if unreadClauses > 0 { unreadBraces -= 1 }
                guard open.braces > 0 else { continue }
                wanted = .leftBrace
            case .rightParen, .rightBracket:
                if unreadClauses == 0 { strayClosings.append(index) }
                continue
            case .interpolationEnd: wanted = .interpolationStart
            case .poundIf, .poundElseif, .poundElse, .poundEndif:
                var isTaken = false
                if kinds[index] != .poundIf {
                    guard let clause = clauses.popLast() else { continue }
                    partners[clause.index] = UInt32(truncatingIfNeeded: index)
                    isTaken = clause.isTaken
                    if let outside = clause.outside {
                        for bracket in stack { partners[bracket.index] = UInt32(truncatingIfNeeded: index) }
                        (stack, open) = outside
                        unreadClauses -= 1
                    }
                }
                guard kinds[index] != .poundEndif else { continue }
                let isUnread = isUnread(clause: index, &isTaken)
                clauses.append(OpenClause(index: index, isTaken: isTaken, outside: isUnread ? (stack, open) : nil))
                guard isUnread else { continue }
                (stack, open) = ([], OpenCounts())
                unreadClauses += 1
                continue
            default: continue
            }
            while let last = stack.popLast() {
                partners[last.index] = UInt32(truncatingIfNeeded: index)
                open = last.open
                if kinds[last.index] == wanted { break }
            }
        }
        let end = UInt32(truncatingIfNeeded: kinds.count - 1)
        for clause in clauses {
            partners[clause.index] = end
            for bracket in clause.outside?.stack ?? [] { partners[bracket.index] = end }
        }
        for bracket in stack { partners[bracket.index] = end }
    }
}
