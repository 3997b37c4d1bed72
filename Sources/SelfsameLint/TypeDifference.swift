// Two printed types side by side: long ones without what both have at the beginning and at the end.

import SelfsameIdentity

/// Two types as people compare them: where they are long, without what both begin and end with, and shortened.
public func differingParts(_ old: String, _ new: String) -> (String, String) {
    let limit = 160
    if max(old.count, new.count) <= limit { return (old, new) }
    let (before, after) = (names(in: old), names(in: new))
    let start = zip(before, after).prefix { $0 == $1 }.count
    let end = zip(before.dropFirst(start).reversed(), after.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    // What the first difference is an argument of precedes it.
    let context = max(0, start - 2)
    func part(_ names: [Substring]) -> String {
        (context > 0 ? "…" : "") + (names[context..<names.count - end].joined() + (end > 0 ? "…" : "")).shortened(to: limit)
    }
    return (part(before), part(after))
}

/// A type in its names, each with the punctuation after it.
private func names(in type: String) -> [Substring] {
    var result: [Substring] = []
    var start = type.startIndex
    var isPunctuation = false
    for index in type.indices {
        let isPart = "<>(), ".contains(type[index])
        if isPunctuation, !isPart {
            result.append(type[start..<index])
            start = index
        }
        isPunctuation = isPart
    }
    return result + [type[start...]]
}
