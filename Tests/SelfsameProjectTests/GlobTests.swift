// Patterns over paths: what they match, what they cover, and whether a walk has to go on.

import SelfsameProject
import Testing

@Suite("Globs")
struct GlobTests {
    @Test(
        "A pattern matches whole paths relative to its folder",
        arguments: [
            ("Gen", "Gen", true), ("Gen", "Gen2", false), ("Gen", "Sub/Gen", false), ("Gen/", "Gen", true), ("./Gen", "Gen", true),
            ("*.swift", "A.swift", true), ("*.swift", "Sub/A.swift", false), ("**/*.swift", "Sub/Deep/A.swift", true),
            ("**/*.swift", "A.swift", true), ("**/Gen", "Gen", true), ("**/Gen", "a/b/Gen", true), ("a/**/b", "a/b", true),
            ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/x/y/c", false), ("a?c", "abc", true), ("a?c", "ac", false),
            ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false), ("[!a-c]x", "dx", true), ("{a,b}/c", "b/c", true), ("{a,b}/c", "c/c", false),
            ("{a,b{1,2}}", "b2", true), ("a*b*c", "axxbyyc", true), ("a*b*c", "axxbyy", false), ("é*", "éa", true),
            ("[x", "[x", true), ("{x", "{x", true), ("**", "a/b/c", true), ("../Other", "/root/Other", true), ("/abs/*", "/abs/x", true),
            ("*", "Sub/A.swift", false), ("", "A.swift", false),
        ])
    func matches(pattern: String, path: String, expected: Bool) {
        let full = path.hasPrefix("/") ? path : "/root/app [1]/" + path
        #expect(Glob(pattern, in: pattern.hasPrefix("..") ? "/root/x" : "/root/app [1]").matches(full) == expected)
    }

    @Test("A folder that is matched covers what is in it")
    func covers() {
        let glob = Glob("**/Generated", in: "/app")
        #expect(glob.covers("/app/Sources/Generated/Deep/A.swift"))
        #expect(!glob.covers("/app/Sources/A.swift"))
        #expect(!glob.covers("/"))
    }

    @Test("A walk goes on only where something can still match")
    func prunes() {
        let glob = Glob("Sources/App/**/*.swift", in: "/app")
        #expect(glob.mayMatch(below: "/app"))
        #expect(glob.mayMatch(below: "/app/Sources"))
        #expect(glob.mayMatch(below: "/app/Sources/App/Deep"))
        #expect(!glob.mayMatch(below: "/app/Tests"))
        #expect(!glob.mayMatch(below: "/app/Sources/Other"))
        #expect(Glob("Sources", in: "/app").mayMatch(below: "/app/Sources/Any"))
    }

    @Test("Stars and braces do not multiply their ways")
    func bounded() {
        let stars = Glob(String(repeating: "a*", count: 40) + "b", in: "/")
        #expect(!stars.matches("/" + String(repeating: "a", count: 200)))
        let folders = Glob(String(repeating: "**/a/", count: 20) + "b", in: "/")
        #expect(!folders.matches(String(repeating: "/a", count: 60)))
        #expect(!Glob(String(repeating: "{a,b}", count: 30), in: "/").matches("/c"))
    }
}
