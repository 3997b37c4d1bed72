// A model of how SwiftUI evaluates bodies, independent of the analyser: small programs of views with state, bindings, objects and the environment
// are drawn at random, written as source, and run. A body runs where it read what changed, or where the value of its view differs from the last
// one; a child's value is made again whenever its parent's body runs. Where the sources on SwiftUI disagree, the program runs in each way: what
// runs in all of them is certain, what runs in some of them may be.

import SelfsameTestSupport

/// What an argument is made from.
indirect enum ModelExpression {
    case constant(Int)
    /// A stored value of the view: state, input, binding, the environment, by its index.
    case state(Int)
    case input(Int)
    case binding(Int)
    case environment
    /// Another value wherever the inner one is another.
    case plusOne(ModelExpression)
    case sum(ModelExpression, ModelExpression)
}

/// A binding that is passed on.
enum ModelBinding {
    case state(Int)
    case binding(Int)
}

/// A child that a body makes.
struct ModelChild {
    var view: Int
    var inputs: [ModelExpression]
    var bindings: [ModelBinding]
    /// What is written to the environment for it.
    var written: ModelExpression?
    /// Whether it is given an action that captures the view.
    var passesAction: Bool
}

/// A view.
struct ModelView {
    var states: Int
    var inputs: Int
    var bindings: Int
    var readsEnvironment: Bool
    /// Whether it has an action as an input.
    var takesAction: Bool
    /// Whether it observes the whole store, and which fields of the model it reads.
    var observesStore: Bool
    var reads: [ModelExpression]
    var fields: Set<Int>
    var children: [ModelChild]
}

/// What changes.
enum ModelChange: Equatable {
    case state(view: Int, index: Int)
    case field(Int)
    case store
}

/// One program: views that make views with higher numbers.
struct ModelProgram {
    var views: [ModelView]

    /// Draws a program of at most so many views.
    init(_ random: inout some RandomNumberGenerator, views most: Int = 6) {
        let count = Int.random(in: 2...most, using: &random)
        views = []
        for _ in 0..<count {
            views.append(
                ModelView(
                    states: .random(in: 0...2, using: &random), inputs: .random(in: 0...2, using: &random),
                    bindings: .random(in: 0...1, using: &random), readsEnvironment: .random(using: &random),
                    takesAction: Int.random(in: 0..<4, using: &random) == 0, observesStore: Int.random(in: 0..<4, using: &random) == 0,
                    reads: [], fields: [], children: []))
        }
        // The root is made by nobody.
        (views[0].inputs, views[0].bindings, views[0].takesAction) = (0, 0, false)
        for index in views.indices {
            for _ in 0..<Int.random(in: 0...2, using: &random) { views[index].reads.append(expression(in: index, &random)) }
            for field in 0..<2 where Int.random(in: 0..<3, using: &random) == 0 { views[index].fields.insert(field) }
            guard index + 1 < count else { continue }
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                views[index].children.append(child(.random(in: index + 1..<count, using: &random), in: index, &random))
            }
        }
    }

    private func expression(in view: Int, _ random: inout some RandomNumberGenerator) -> ModelExpression {
        let own = views[view]
        var choices: [ModelExpression] = [.constant(.random(in: 0...3, using: &random))]
        choices += (0..<own.states).map { .state($0) } + (0..<own.inputs).map { .input($0) } + (0..<own.bindings).map { .binding($0) }
        if own.readsEnvironment { choices.append(.environment) }
        let first = choices.randomElement(using: &random) ?? .constant(0)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return .plusOne(first)
        case 1: return .sum(first, choices.randomElement(using: &random) ?? .constant(0))
        default: return first
        }
    }

    private func child(_ child: Int, in view: Int, _ random: inout some RandomNumberGenerator) -> ModelChild {
        let own = views[view]
        let bindings: [ModelBinding] = (0..<own.states).map { .state($0) } + (0..<own.bindings).map { .binding($0) }
        return ModelChild(
            view: child, inputs: (0..<views[child].inputs).map { _ in expression(in: view, &random) },
            bindings: (0..<views[child].bindings).compactMap { _ in bindings.randomElement(using: &random) },
            written: Int.random(in: 0..<4, using: &random) == 0 ? expression(in: view, &random) : nil,
            passesAction: views[child].takesAction)
    }

    /// Whether every child is given what it asks for.
    var isComplete: Bool {
        views.allSatisfy { view in view.children.allSatisfy { $0.bindings.count == views[$0.view].bindings } }
    }

    /// The views that are shown.
    var shown: Set<Int> {
        var result: Set<Int> = [0]
        for index in views.indices where result.contains(index) { result.formUnion(views[index].children.map(\.view)) }
        return result
    }

    /// What can be changed.
    var changes: [ModelChange] {
        let states = shown.sorted().flatMap { view in (0..<views[view].states).map { ModelChange.state(view: view, index: $0) } }
        return states + [.field(0), .field(1), .store]
    }
}

// MARK: Source

extension ModelProgram {
    /// The program as source; its names begin with a prefix.
    func source(_ prefix: String) -> String {
        var lines = [
            "extension EnvironmentValues { @Entry var \(prefix)tone: Int = 0 }",
            "@Observable final class \(prefix)Model { var f0 = 0; var f1 = 0 }",
            "final class \(prefix)Store: ObservableObject { @Published var n = 0 }",
        ]
        for (index, view) in views.enumerated() { lines += text(of: view, index, prefix) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func text(of view: ModelView, _ index: Int, _ prefix: String) -> [String] {
        var lines = ["struct \(prefix)V\(index): View {"]
        lines += (0..<view.states).map { "    @State private var s\($0) = 0" }
        lines += (0..<view.inputs).map { "    let i\($0): Int" }
        lines += (0..<view.bindings).map { "    @Binding var b\($0): Int" }
        if view.takesAction { lines.append("    let action: () -> Void") }
        if view.readsEnvironment { lines.append("    @Environment(\\.\(prefix)tone) private var tone") }
        if view.observesStore { lines.append("    @EnvironmentObject private var store: \(prefix)Store") }
        lines.append("    \(index == 0 ? "@State private var model = \(prefix)Model()" : "let model: \(prefix)Model")")
        lines += ["    var body: some View {", "        VStack {", "            Text(\"view\")"]
        lines += view.reads.map { "            Text(\"\\(\(text(of: $0)))\")" }
        lines += view.fields.sorted().map { "            Text(\"\\(model.f\($0))\")" }
        for child in view.children {
            var arguments = child.inputs.enumerated().map { "i\($0): \(text(of: $1))" }
            for (index, binding) in child.bindings.enumerated() {
                switch binding {
                case .state(let state): arguments.append("b\(index): $s\(state)")
                case .binding(let own): arguments.append("b\(index): $b\(own)")
                }
            }
            if child.passesAction { arguments.append("action: { act() }") }
            arguments.append("model: model")
            let written = child.written.map { ".environment(\\.\(prefix)tone, \(text(of: $0)))" } ?? ""
            lines.append("            \(prefix)V\(child.view)(\(arguments.joined(separator: ", ")))\(written)")
        }
        return lines + ["        }", "    }", "    func act() { print(\"act\") }", "}"]
    }

    private func text(of expression: ModelExpression) -> String {
        switch expression {
        case .constant(let value): "\(value)"
        case .state(let index): "s\(index)"
        case .input(let index): "i\(index)"
        case .binding(let index): "b\(index)"
        case .environment: "tone"
        case .plusOne(let inner): "\(text(of: inner)) + 1"
        case .sum(let a, let b): "\(text(of: a)) + \(text(of: b))"
        }
    }

    /// How the analyser calls a change.
    func name(of change: ModelChange, _ prefix: String) -> String {
        switch change {
        case .state(let view, let index): "\(prefix)V\(view).s\(index)"
        case .field(let index): "\(prefix)Model.f\(index)"
        case .store: "\(prefix)Store.n"
        }
    }
}

// MARK: Running

/// A question on which the sources disagree, answered in one way.
struct ModelWay: CaseIterable {
    /// Whether passing a binding on counts as reading the value.
    var forwardingReads: Bool
    /// Whether the value behind a binding counts when views are compared.
    var bindingsCarryValues: Bool

    static let allCases = [true, false].flatMap { first in [true, false].map { ModelWay(forwardingReads: first, bindingsCarryValues: $0) } }
}

extension ModelProgram {
    /// The views whose bodies run for certain, and those that may.
    func run(_ change: ModelChange) -> (certain: Set<Int>, may: Set<Int>) {
        let runs = ModelWay.allCases.map { way in
            var run = ModelRun(program: self, way: way, change: change)
            return run.evaluated()
        }
        let certain = runs.dropFirst().reduce(runs[0]) { $0.intersection($1) }
        return (certain, runs.reduce(into: Set<Int>()) { $0.formUnion($1) }.subtracting(certain))
    }
}

/// One run: the tree with its values before, the change, the tree after.
private struct ModelRun {
    let program: ModelProgram
    let way: ModelWay
    let change: ModelChange
    private var ran: Set<Int> = []

    init(program: ModelProgram, way: ModelWay, change: ModelChange) {
        (self.program, self.way, self.change) = (program, way, change)
    }

    /// The value of a view at one place: what it is given before and after, and what the state around is.
    private struct Instance {
        var view: Int
        var inputs: [(Int, Int)]
        var bindings: [(Int, Int)]
        var tone: (Int, Int)
        /// Whether the value of the view that made its action differs.
        var actionDiffers: Bool
    }

    mutating func evaluated() -> Set<Int> {
        visit(Instance(view: 0, inputs: [], bindings: [], tone: (0, 0), actionDiffers: false), isMade: false)
        return ran
    }

    /// Visits a view; `isMade`: its parent's body ran, and made its value again.
    private mutating func visit(_ instance: Instance, isMade: Bool) {
        let view = program.views[instance.view]
        let states = (0..<view.states).map { index in (0, change == .state(view: instance.view, index: index) ? 1 : 0) }
        func value(_ expression: ModelExpression) -> (Int, Int) {
            switch expression {
            case .constant(let value): (value, value)
            case .state(let index): states[index]
            case .input(let index): instance.inputs[index]
            case .binding(let index): instance.bindings[index]
            case .environment: instance.tone
            case .plusOne(let inner): (value(inner).0 + 1, value(inner).1 + 1)
            case .sum(let a, let b): (value(a).0 + value(b).0, value(a).1 + value(b).1)
            }
        }
        func reads(_ expression: ModelExpression) -> Bool {
            switch expression {
            case .state(let index): states[index].0 != states[index].1
            case .binding(let index): instance.bindings[index].0 != instance.bindings[index].1
            case .plusOne(let inner): reads(inner)
            case .sum(let a, let b): reads(a) || reads(b)
            default: false
            }
        }
        let read = view.reads + view.children.flatMap(\.inputs) + view.children.compactMap(\.written)
        var runs = read.contains(where: reads)
        if way.forwardingReads {
            for case .state(let index) in view.children.flatMap(\.bindings) where states[index].0 != states[index].1 { runs = true }
            for case .binding(let index) in view.children.flatMap(\.bindings)
            where instance.bindings[index].0 != instance.bindings[index].1 { runs = true }
        }
        if case .field(let field) = change, view.fields.contains(field) { runs = true }
        if change == .store, view.observesStore { runs = true }
        if view.readsEnvironment, instance.tone.0 != instance.tone.1 { runs = true }
        var differs = instance.inputs.contains { $0.0 != $0.1 } || instance.actionDiffers
        if way.bindingsCarryValues, instance.bindings.contains(where: { $0.0 != $0.1 }) { differs = true }
        if isMade, differs { runs = true }
        if runs { ran.insert(instance.view) }
        // An action captures the view as it is now, with all that it holds.
        let selfDiffers =
            states.contains { $0.0 != $0.1 } || instance.inputs.contains { $0.0 != $0.1 } || instance.bindings.contains { $0.0 != $0.1 }
            || view.readsEnvironment && instance.tone.0 != instance.tone.1 || instance.actionDiffers
        for child in view.children {
            let bindings = child.bindings.map { binding in
                switch binding {
                case .state(let index): states[index]
                case .binding(let index): instance.bindings[index]
                }
            }
            // What the body does not make again stays as it was.
            let inputs = child.inputs.map { runs ? value($0) : (value($0).0, value($0).0) }
            let tone = child.written.map { runs ? value($0) : (value($0).0, value($0).0) } ?? instance.tone
            visit(
                Instance(
                    view: child.view, inputs: inputs, bindings: bindings, tone: tone,
                    actionDiffers: child.passesAction && runs && selfDiffers), isMade: runs)
        }
    }
}
