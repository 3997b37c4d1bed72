// Sources laid out for tests.

import Foundation
import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameLayout
import SelfsameProject
import SelfsameReports
import SelfsameSyntax
import SelfsameTestSupport
import Synchronization

/// A program of one source file.
final class LaidOutSource {
    let analyzer: Analyzer
    let file: FileID

    init(_ text: String, path: String = "Probe.swift") {
        let profile = Profile()
        let index = FileIndex(tree: parse(SourceFile(path: path, bytes: Array(text.utf8))), profile: profile, role: .source)
        let program = Program(linking: AnalyzedUnit.preludes(for: profile) + [index], profile: profile)
        analyzer = Analyzer(program: program)
        file = FileID(UInt32(program.files.firstIndex { $0.tree.source.path == path } ?? 0))
    }

    /// A view whose body is a source.
    convenience init(body: String, _ more: String = "") {
        self.init("import SwiftUI\nstruct Probe: View {\n    var body: some View {\n\(body)\n    }\n}\n\(more)\n")
    }

    /// The layout of a view.
    func layout(_ view: String = "Probe", _ options: LayoutOptions) -> ReportedLayout? {
        var options = options
        options.views = [view]
        return reportedLayouts(of: file, analyzer: analyzer, options: options).first
    }

    /// The layout of a view for a proposal as the command line writes it.
    func layout(
        _ view: String = "Probe", _ proposal: String, sizes: String = "{}", set: [String] = [], steps: Bool = false
    ) throws -> ReportedLayout? {
        var options = LayoutOptions()
        options.proposal = LayoutProposal(text: proposal) ?? options.proposal
        options.settings.sizes = try layoutSizes(Data(sizes.utf8), path: "sizes.json")
        for setting in set { _ = options.settings.set(setting) }
        options.includesSteps = steps
        return layout(view, options)
    }
}

extension ReportedLayout {
    /// A frame as `x y w h`; nil where there is none of that name.
    func frame(_ name: String) -> String? {
        frames.first { $0.frame.name == name }.map { frame in
            let rect = frame.frame.frame
            return "\(rect.x) \(rect.y) \(rect.size.width) \(rect.size.height)"
        }
    }
}

/// Does work on a thread with the stack that the program's threads have: layout recurses with the nesting of containers.
func onLargeStack<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
    let result = ThreadResult<Value>()
    let thread = Thread { result.finish(work()) }
    thread.stackSize = 64 << 20
    thread.start()
    return result.wait()
}

/// How long the thread has worked.
func threadTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

/// What a thread ends with.
private final class ThreadResult<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)
    private let done = DispatchSemaphore(value: 0)

    func finish(_ value: Value) {
        self.value.withLock { $0 = value }
        done.signal()
    }

    func wait() -> Value {
        done.wait()
        guard let value = value.withLock({ $0 }) else { fatalError("a finished thread has a value") }
        return value
    }
}
