// `swift package selfsame lint|fix|report`: the program of this package on the sources of another one. Nothing is fetched and nothing written but
// what is asked for: `fix` changes sources, and where SwiftPM keeps plugins from that (macOS) it says how to allow it.

import Foundation
import PackagePlugin

@main
struct SelfsameCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let targets = names.isEmpty ? [] : try context.package.targets(named: names)
        let root = context.package.directoryURL
        let folders = targets.compactMap { ($0 as? SourceModuleTarget)?.directoryURL.path }
        try run(
            context.tool(named: "selfsame").url, words: extractor.remainingArguments, folders: folders, root: root,
            output: context.pluginWorkDirectoryURL)
    }

    /// Runs the program in a folder. Sources that are not asked about give context.
    private func run(_ tool: URL, words: [String], folders: [String], root: URL, output: URL) throws {
        var words = words
        let action = words.first.map { $0.hasPrefix("-") ? "lint" : $0 } ?? "lint"
        if words.first == action { words.removeFirst() }
        var arguments: [String]
        switch action {
        case "lint": arguments = ["lint"] + words
        case "fix": arguments = ["lint", "--fix"] + words
        case "report":
            arguments = ["report"] + words
            // Without a format it is a page: that is what a report is made for.
            if !words.contains(where: { $0.hasPrefix("--format") }) {
                arguments += ["--format", "html"]
                if !words.contains(where: { $0.hasPrefix("--output") }) {
                    let page = output.appendingPathComponent("identity.html").path
                    arguments += ["--output", page]
                    print("report written to \(page)")
                }
            }
        default:
            Diagnostics.error(
                "unknown action `\(action)` (expected lint, fix or report): swift package selfsame lint [--target NAME] [options]")
            return
        }
        arguments += folders.isEmpty ? [] : ["--context", root.path] + folders
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = root
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus != 0 else { return }
        if action == "fix", process.terminationStatus == 2 {
            print("where files could not be written: swift package --allow-writing-to-package-directory selfsame fix")
        }
        Diagnostics.error("selfsame \(action): status \(process.terminationStatus)")
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension SelfsameCommandPlugin: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            var extractor = ArgumentExtractor(arguments)
            // Xcode names the targets that were ticked; the project is one program all the same.
            _ = extractor.extractOption(named: "target")
            try run(
                context.tool(named: "selfsame").url, words: extractor.remainingArguments, folders: [],
                root: context.xcodeProject.directoryURL,
                output: context.pluginWorkDirectoryURL)
        }
    }
#endif
