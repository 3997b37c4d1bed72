// Links from a Markdown report to the source: on a CI system, the address of the line at the commit that is checked out.

import SelfsameInference

/// How the lines of a file are linked to.
public struct SourceLinks: Sendable {
    /// The address of the root of the checkout at its commit; nil where there is none.
    var base: String?
    /// The path of a file from the root of the checkout.
    var pathFromRoot: @Sendable (String) -> String

    /// No links.
    public init() {
        base = nil
        pathFromRoot = { $0 }
    }

    /// The links of a job of GitHub Actions or GitLab, as its environment describes it; no links elsewhere.
    public init(environment: [String: String], pathFromRoot: @escaping @Sendable (String) -> String) {
        self.pathFromRoot = pathFromRoot
        if let server = environment["GITHUB_SERVER_URL"], let repository = environment["GITHUB_REPOSITORY"],
            let commit = environment["GITHUB_SHA"]
        {
            base = "\(server)/\(repository)/blob/\(commit)"
        } else if let project = environment["CI_PROJECT_URL"], let commit = environment["CI_COMMIT_SHA"] {
            base = "\(project)/-/blob/\(commit)"
        } else {
            base = nil
        }
    }

    /// `PATH:LINE` as code, which is a link where there is an address.
    func markdown(_ path: String, line: Int) -> String {
        let code = markdownCode("\(path.shortened(to: 200)):\(line)")
        let relative = pathFromRoot(path)
        // A path from the root of the file system lies outside of the checkout.
        guard let base, !relative.hasPrefix("/"), !relative.hasPrefix("..") else { return code }
        return "[\(code)](\(base)/\(uri(ofPath: relative))#L\(line))"
    }
}
