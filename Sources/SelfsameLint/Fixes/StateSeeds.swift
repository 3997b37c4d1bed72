// The gate of fixes that merge views: a view that starts its state from an argument would keep the old value when the argument changes. As long
// as the branch replaces the view, the state starts anew; merging would show something else, so such a fix is shown only.

import SelfsameAnalysis
import SelfsameSyntax

extension ConditionContext {
    /// The fix, for display only where a merged view starts its state from what varies between the arms.
    func gated(_ fix: Fix) -> Fix {
        guard let property = seededState else { return fix }
        var fix = fix
        fix.applicability = .display
        fix.note = "`\(property)` starts from an argument and would keep its first value; with `.id(…)` on the merged view it starts over"
        return fix
    }

    /// A property that owns state and takes its first value from an argument in which the arms differ.
    private var seededState: String? {
        let calls = arms.compactMap { arm in arm.root.flatMap { body[$0].kind == .construct ? body.call($0) : nil } }
        guard calls.count == arms.count, let first = calls.first else { return nil }
        for call in calls where !analyzer.isFromPrelude(call.declaration) {
            let varying = call.declaration == first.declaration ? varyingParameters(of: calls) : nil
            for parameter in analyzer.signature(of: call.declaration).parameters.indices {
                guard varying?.contains(parameter) ?? true else { continue }
                if let property = analyzer.seededProperty(by: parameter, of: call.declaration) { return property }
            }
        }
        return nil
    }

    /// The parameters whose arguments differ between calls of one declaration.
    private func varyingParameters(of calls: [CallRecord]) -> Set<Int> {
        var result: Set<Int> = []
        let parameters = Set(calls.flatMap { $0.arguments.map(\.parameter) })
        for parameter in parameters {
            let arguments = calls.map { call in call.arguments.filter { $0.parameter == parameter } }
            guard let first = arguments.first?.first, arguments.allSatisfy({ $0.count == 1 && tree.spellSame($0[0].syntax, first.syntax) })
            else {
                result.insert(parameter)
                continue
            }
        }
        return result
    }
}
