// Lints the sources of a target in each build in which one of them changed. Warnings stand in the build's output, where Xcode shows them beside the
// source; an error fails the build. What is written is one file, in the folder that SwiftPM gives the plugin.

import Foundation
import PackagePlugin

@main
struct SelfsameLintPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let files = target.sourceFiles(withSuffix: "swift").map(\.url)
        return try commands(
            for: files, target: target.name, root: context.package.directoryURL, tool: context.tool(named: "selfsame").url,
            output: context.pluginWorkDirectoryURL)
    }

    private func commands(for files: [URL], target: String, root: URL, tool: URL, output: URL) throws -> [Command] {
        if files.isEmpty { return [] }
        let summary = output.appendingPathComponent("\(target).txt")
        // The package gives context: what a view holds may be declared in another target.
        let options = ["lint", "--quiet", "--force-exclude", "--reporter", "xcode", "--reporter", "summary:\(summary.path)"]
        return [
            .buildCommand(
                displayName: "selfsame lint \(target)", executable: tool,
                arguments: options + ["--context", root.path] + files.map(\.path), inputFiles: files, outputFiles: [summary])
        ]
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension SelfsameLintPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let files = target.inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
            return try commands(
                for: files, target: target.displayName, root: context.xcodeProject.directoryURL, tool: context.tool(named: "selfsame").url,
                output: context.pluginWorkDirectoryURL)
        }
    }
#endif
