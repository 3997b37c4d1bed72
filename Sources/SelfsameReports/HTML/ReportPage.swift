// `report --format html`: one file that needs no network and no framework. All that is seen is made by its script from the document in it,
// and only as text: nothing that stands in the source can become markup or run, and the page's own policy lets nothing in or out.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameLint
import SelfsameSyntax

/// One file with all that the page says about it.
public struct ReportedFile: Sendable {
    /// Its bodies.
    public var bodies: ReportedBodies
    /// What the rules found.
    public var linted: LintedFile

    /// Makes a file.
    public init(bodies: ReportedBodies, linted: LintedFile) {
        self.bodies = bodies
        self.linted = linted
    }
}

/// What the page says about the bodies of one file.
public struct ReportedBodies: Sendable {
    /// What their conditions do.
    public var identities: FileIdentities
    /// Their trees.
    public var trees: FileTrees
    /// Their layouts by name; empty where none are wanted.
    var layouts: [String: [PageLayouts]]
    /// Whether findings outside of them are shown, too.
    var showsAll: Bool
}

/// What the page says about the bodies of one file, with the analyzer of this thread.
public func reportedBodies(of file: FileID, analyzer: Analyzer, options: TreeOptions, includesLayout: Bool = true) -> ReportedBodies {
    ReportedBodies(
        identities: fileIdentities(of: file, analyzer: analyzer, options: options),
        trees: renderedTrees(of: file, analyzer: analyzer, options: options),
        layouts: includesLayout ? pageLayouts(of: file, analyzer: analyzer, views: options.views) : [:], showsAll: options.views.isEmpty)
}

/// What the page says about the run.
public struct ReportHead: Sendable {
    /// What was analysed.
    public var title: String
    /// Program, version and profile.
    public var origin: String
    /// What could not be analysed.
    public var problems: [ReportProblem]

    /// Makes a head.
    public init(title: String, origin: String, problems: [ReportProblem] = []) {
        self.title = title
        self.origin = origin
        self.problems = problems
    }
}

/// The page.
public func htmlText(_ files: [ReportedFile], head: ReportHead, updates: ReportedUpdates? = nil) throws -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; \
    img-src data:; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="selfsame">
    <link rel="icon" href="data:,">
    <title>\(xml(head.title)) – identity report</title>
    <style>
    \(pageStyle)</style>
    </head>
    <body>
    <noscript><p>This report needs JavaScript, which is inside this file. \
    <code>selfsame report</code> prints the same as text.</p></noscript>
    <main id="main" tabindex="-1"></main>
    <p id="said" class="aside" role="status"></p>
    <script id="document" type="application/json">
    \(try scriptJSON(PageDocument(files, head: head, updates: updates)))
    </script>
    <script>
    \(pageScript)</script>
    </body>
    </html>

    """
}
