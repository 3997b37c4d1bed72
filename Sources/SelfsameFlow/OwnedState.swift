// Which property wrappers own a value that is lost with the identity of their view, and which only point elsewhere. From Apple's
// documentation of each wrapper: an owning wrapper keeps its value as long as its view keeps its identity; the value then starts over.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// What a property wrapper of SwiftUI does with its value.
enum WrapperKind {
    /// The value lives and dies with the view's identity.
    case owned
    /// The value lives elsewhere, or is derived from the environment.
    case external

    /// What a wrapper of SwiftUI or SwiftData is; nil for a name that is none of them.
    init?(named name: String) {
        switch name {
        case "State", "StateObject", "FocusState", "GestureState", "AccessibilityFocusState", "Namespace",
            // Fetched again from the store, but predicate and order changed at run time start over.
            "FetchRequest", "SectionedFetchRequest", "Query":
            self = .owned
        case "SceneStorage", "AppStorage", "ScaledMetric", "PhysicalMetric", "Binding", "Bindable", "Environment", "EnvironmentObject",
            "ObservedObject", "FocusedValue", "FocusedBinding", "FocusedObject", "FocusedSceneValue", "UIApplicationDelegateAdaptor",
            "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor", "Published":
            self = .external
        default: return nil
        }
    }
}

/// The property wrapper on a property.
package struct PropertyWrapper {
    /// Its name: `State`.
    var name: String
    /// How reports write it: `@State`, with the key for `@Environment(\.colorScheme)`.
    var spelling: String
    /// The wrapper's declaration where the program or a user's prelude has one, else `.none`.
    package var declaration: DeclID
}

extension Flow {
    /// The property wrapper on a property; nil where it has none.
    package func wrapper(of property: DeclID) -> PropertyWrapper? {
        guard let attribute = program.wrapperAttribute(of: property) else { return nil }
        let declaration = program[property]
        let tree = program.tree(declaration.file)
        guard let type = tree.firstChild(attribute), tree.mainToken(type) != .none else { return nil }
        let text = tree.name(tree.mainToken(type))
        let arguments = text == "Environment" ? tree.child(attribute, .argumentList).map { tree.oneLine($0) } ?? "" : ""
        return PropertyWrapper(
            name: text, spelling: "@\(text)\(arguments)",
            declaration: program.wrapper(at: type, in: declaration.file, scope: declaration.parent))
    }

    /// The kind of the value that a property owns and loses with its view's identity: the owning wrapper's name. A wrapper that the program
    /// declares counts where it holds an owning wrapper itself.
    package func ownedKind(of property: DeclID, depth: Int = 0) -> String? {
        guard depth < 8, let wrapper = wrapper(of: property) else { return nil }
        if wrapper.declaration == .none || isFromPrelude(wrapper.declaration) {
            return WrapperKind(named: wrapper.name) == .owned ? wrapper.name : nil
        }
        return program.members(of: wrapper.declaration).lazy
            .filter { self.program[$0].flags.contains(.isStored) && !self.program[$0].flags.contains(.isStatic) }
            .compactMap { self.ownedKind(of: $0, depth: depth + 1) }.first
    }

    /// What a type wraps for a platform: a view, or its controller; nil for a type that wraps nothing. By the name of the protocol as it is written:
    /// the framework that declares it may not be described.
    package func representable(_ type: DeclID) -> String? {
        program.inheritance(of: type).lazy.compactMap { entry -> String? in
            let tree = self.program.tree(self.program[entry.statedBy].file)
            return tree.mainToken(entry.node) == .none ? nil : Self.representables[tree.name(tree.mainToken(entry.node))]
        }.first
    }

    private static let representables = [
        "UIViewRepresentable": "platform view", "NSViewRepresentable": "platform view", "WKInterfaceObjectRepresentable": "platform view",
        "UIViewControllerRepresentable": "view controller", "NSViewControllerRepresentable": "view controller",
    ]
}
