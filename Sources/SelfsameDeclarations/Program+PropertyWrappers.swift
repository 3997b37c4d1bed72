// Which attribute of a variable is its property wrapper.

import SelfsameSyntax

extension Program {
    /// The property wrapper attribute of a variable, the outermost where there are several; nil for a variable without one.
    ///
    /// An attribute is a property wrapper when its name means a type with `@propertyWrapper`. Where the name means a macro, it is none (but the
    /// macros that SDK 27 and SwiftData have for `State` and `Query`). Where it means nothing that the file sees, an upper-case first letter
    /// decides, since only types and macros have one, without other attributes of preludes and those listed in `noWrappers`. A computed variable
    /// has no wrapper.
    public func wrapperAttribute(of variable: DeclID) -> NodeID? {
        let declaration = self[variable]
        guard declaration.kind == .variable, declaration.flags.contains(.hasAttributes), !declaration.flags.contains(.hasBody) else {
            return nil
        }
        return attributes(of: variable).first { isWrapper($0, in: declaration.file, scope: declaration.parent) }
    }

    private func isWrapper(_ attribute: NodeID, in file: FileID, scope: DeclID) -> Bool {
        let tree = tree(file)
        guard let type = tree.firstChild(attribute) else { return false }
        switch tree.kind(type) {
        case .identifierType, .memberType: break
        default: return false
        }
        let resolved = nominalType(at: type, in: file, scope: scope)
        if resolved != .none, self[resolved].flags.contains(.hasPropertyWrapper) { return true }
        if tree.kind(type) == .identifierType {
            let name = name(of: tree.mainToken(type), in: file)
            if !wrappers(named: name, from: file).isEmpty { return true }
            let meant = fileLevel(name, from: file)
            let macros = meant.filter { self[$0].kind == .macro }
            if !macros.isEmpty { return macros.contains { isStateMacro($0) } }
            if meant.contains(where: { self[$0].kind.isNominal }) { return false }
        }
        if resolved != .none { return false }
        let name = name(of: tree.mainToken(type), in: file)
        guard let first = names[name].utf8.first else { return false }
        return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") && !Self.noWrappers.contains(names[name])
            && !isOtherAttribute(name)
    }

    /// Whether the preludes know an attribute of a name that wraps no property, in modules that a file may see through others.
    private func isOtherAttribute(_ name: Name) -> Bool {
        let declared = storage.tables.fileLevel.group(name.rawValue).filter { files[Int(self[$0].file.rawValue)].role.isPrelude }
        guard !declared.contains(where: { self[$0].flags.contains(.hasPropertyWrapper) || isStateMacro($0) }) else { return false }
        return declared.contains {
            [.macro, .protocolType].contains(self[$0].kind) || !self[$0].flags.isDisjoint(with: [.hasResultBuilder, .isGlobalActor])
        }
    }

    /// The property wrapper that an attribute's name means; `.none` where it means none, or one of several.
    package func wrapper(at type: NodeID, in file: FileID, scope: DeclID) -> DeclID {
        let found = nominalType(at: type, in: file, scope: scope)
        if found != .none, self[found].flags.contains(.hasPropertyWrapper) { return found }
        let tree = tree(file)
        guard tree.kind(type) == .identifierType else { return .none }
        let wrappers = wrappers(named: name(of: tree.mainToken(type), in: file), from: file)
        return wrappers.count == 1 ? wrappers[0] : .none
    }

    /// The property wrappers of a name at file level. A plain type of that name is passed over, since it cannot be an attribute: a type
    /// `Environment` of another target does not hide `@Environment`.
    private func wrappers(named name: Name, from file: FileID) -> [DeclID] {
        fileLevel(name, from: file) { self[$0].flags.contains(.hasPropertyWrapper) }
    }

    /// Macros that take the place of a property wrapper and keep its meaning: SDK 27 declares `State` as one, SwiftData `Query`.
    private func isStateMacro(_ macro: DeclID) -> Bool {
        files[Int(self[macro].file.rawValue)].role.isPrelude && marks(named: self[macro].name).contains(.owned)
    }

    /// Attributes with an upper-case first letter that are neither wrappers nor declared in a prelude: macros, a result builder, and the
    /// attributes of Interface Builder and Core Data.
    private static let noWrappers: Set<String> = [
        "Attribute", "Entry", "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
        "LibraryContentBuilder", "NSApplicationMain", "NSManaged", "Relationship", "Transient", "UIApplicationMain",
    ]
}
