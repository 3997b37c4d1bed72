// Whether the program is a whole app, in which all callers of its code are to be seen.

import SelfsameDeclarations
import SelfsameInference

private final class AppStartStore: FlowStore {
    var isApp: Bool?

    init(_ budget: ValueBudget) {}
}

extension Flow {
    /// Whether the program is a whole app: it says where it begins.
    public var isApp: Bool {
        let store = store(AppStartStore.self)
        if let known = store.isApp { return known }
        let found = program.files.contains { file in
            !file.role.isPrelude && file.declarations.contains { program[DeclID($0)].flags.contains(.isMainType) }
        }
        store.isApp = found
        return found
    }
}
