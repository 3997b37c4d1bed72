// `tree`: types and trees of bodies.

import SelfsameProject
import SelfsameReports

extension AnalysisRun {
    mutating func tree() throws -> ExitStatus {
        let format = arguments.value(.format).flatMap(TreeFormat.init) ?? .tree
        let onlyNumbers = arguments.has(.stats) || arguments.has(.why)
        let loaded = try program()
        let missing = loaded.imports.missing
        let files = trees(of: loaded, withNodes: format != .type && !onlyNumbers)
        for file in files {
            report(file.syntaxDiagnostics, in: file.source)
            for body in file.bodies { report(errorsIn: body.gaps, of: body.path) }
        }
        let style = outputStyle
        let text = try times.measure("write") {
            if arguments.has(.stats) { return try statisticsText(files) }
            return arguments.has(.why)
                ? whyText(files, missing: missing, width: style.width) : try treeText(files, format: format, style: style)
        }
        try write(text, to: arguments.value(.output))
        if !arguments.has(.why) {
            let unknown = files.map { file in (file.source.path, file.bodies.count { !$0.isResolved }) }
            // A tree shows what is unknown; what it cannot show is that a module is missing.
            if !missing.isEmpty { tellUnknownViews(loaded, unknown, of: files.reduce(0) { $0 + $1.bodies.count }) }
        }
        return finished()
    }

    private mutating func trees(of loaded: LoadedProgram, withNodes: Bool) -> [FileTrees] {
        let options = treeOptions(withNodes: withNodes)
        let files = times.measure("analyse") {
            loaded.analyse(threads: threads) { renderedTrees(of: $0, analyzer: $1, options: options) }
        }
        checkViews { name in files.contains { $0.bodies.contains { $0.isSelected(by: name) } } }
        return files
    }

    /// What `--view`, `--previews` and `--runtime-names` ask for.
    func treeOptions(withNodes: Bool) -> TreeOptions {
        TreeOptions(
            includesPreviews: arguments.has(.previews), usesRuntimeNames: arguments.has(.runtimeNames), views: arguments.values(.view),
            includesNodes: withNodes)
    }

    /// Says which names of `--view` select nothing.
    mutating func checkViews(_ isFound: (String) -> Bool) {
        for name in arguments.values(.view) where !isFound(name) {
            console.printError("selfsame: no view body named `\(printable(name))`\n")
            raise(.incomplete)
        }
    }

    /// No colours in a file unless they are asked for.
    var outputStyle: TextStyle {
        arguments.has(.output) && arguments.value(.color) != "always" ? TextStyle() : style
    }
}
