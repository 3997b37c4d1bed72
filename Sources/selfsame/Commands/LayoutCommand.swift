// `layout`: why views have their sizes, as text, as JSON, or as a wireframe.

import SelfsameDeclarations
import SelfsameLayout
import SelfsameProject
import SelfsameReports

extension AnalysisRun {
    mutating func layout() throws -> ExitStatus {
        var options = try layoutOptions()
        if let path = arguments.value(.sizes) {
            do {
                options.settings.sizes = try readLayoutSizes(from: path)
            } catch {
                printProblems([error])
                throw StoppedRun(status: .incomplete)
            }
        }
        let place = try place(.at)
        options.place = place.map { ($0.path, $0.line, $0.column) }
        let loaded = if let place { try program(around: place) } else { try program() }
        let images = ProgramImages(in: root)
        (options.settings.images, options.settings.symbols) = (images.sizes, images.symbols)
        let asked = options
        try checkSettings(asked.settings, in: loaded.program)
        let layouts = times.measure("analyse") {
            loaded.analyse(threads: threads) { reportedLayouts(of: $0, analyzer: $1, options: asked) }
        }.flatMap(\.self)
        for file in loaded.files { report(loaded.program.tree(file).diagnostics, in: loaded.program.tree(file).source) }
        checkViews { name in layouts.contains { $0.isSelected(by: name) } }
        let shown = options.place.map { layouts.narrowed(to: $0) } ?? layouts
        let format = arguments.value(.format).flatMap(LayoutFormat.init) ?? .text
        let style = outputStyle
        let text = try times.measure("write") { try layoutText(shown, format: format, style: style) }
        try write(text, to: arguments.value(.output))
        return finished()
    }

    /// Refuses a value for what no code of the program reads: it would change nothing.
    private func checkSettings(_ settings: LayoutSettings, in program: Program) throws(UsageError) {
        for name in settings.names {
            let base = name.drop { $0 == "$" }
            let path = base.hasPrefix("self.") ? base.dropFirst("self.".count) : base
            let first = path.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if first.isEmpty || program.mentions(String(first)) { continue }
            let near = didYouMean(String(first), among: program.propertyNames)
            throw UsageError(message: "invalid setting of `\(name)`: no view has state or a property `\(first)`\(near)", command: .layout)
        }
    }

    private func layoutOptions() throws(UsageError) -> LayoutOptions {
        var options = LayoutOptions()
        options.views = arguments.values(.view)
        options.includesSteps = arguments.has(.steps)
        if let name = arguments.value(.device) {
            guard let device = LayoutDevice.all.first(where: { $0.name == name }) else {
                let names = LayoutDevice.all.map(\.name)
                throw UsageError(
                    message: "unknown device `\(name)` (expected \(listed(names, last: " or ")))" + didYouMean(name, among: names),
                    command: .layout)
            }
            options.settings.window = device.size
            options.settings.pixel = Length(1 / device.scale)
            options.safeArea = device.safeArea
            options.proposal = device.proposal
        }
        if let text = arguments.value(.size) {
            guard let proposal = LayoutProposal(text: text), let width = proposal.width, let height = proposal.height,
                width.points.isFinite,
                height.points.isFinite
            else { throw UsageError(message: "invalid size `\(text)`; write a size such as `--size 390x844`", command: .layout) }
            options.settings.window = LayoutSize(width, height)
            options.proposal = proposal
            options.safeArea = SafeArea()
        }
        if let text = arguments.value(.proposal) {
            guard let proposal = LayoutProposal(text: text) else {
                throw UsageError(
                    message: "invalid proposal `\(text)`; write one such as `--proposal 390xnil` (`nil`: ideal length, `inf`: maximum)",
                    command: .layout)
            }
            options.proposal = proposal
            options.safeArea = SafeArea()
        }
        for setting in arguments.values(.set) where !options.settings.set(setting) {
            throw UsageError(
                message: "invalid setting `\(setting)`; write `--set isNight=true` or `--set items.count=3` "
                    + "(at most \(LayoutSettings.countLimit))", command: .layout)
        }
        return options
    }
}
