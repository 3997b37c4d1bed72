// Names and prelude declarations that the language itself, and not an API's description, gives a meaning to.

import SelfsameSyntax

/// Declarations and names that the analysis refers to. A declaration that the prelude lacks is `.none`.
public struct WellKnown: Sendable {
    /// SwiftUI's protocols and types.
    public let view, viewModifier, anyView, emptyView, tupleView, tupleContent, conditionalContent, modifiedContent, viewBuilder: DeclID
    /// More of them.
    public let forEach, idView, viewModifierContent, previewProvider, text, shapeStyle, chartContent: DeclID
    /// The standard library's types.
    public let optional, array, dictionary, set, bool, int, double, string, character, float, never, cgFloat: DeclID
    /// Ranges and key paths.
    public let range, closedRange, keyPath, writableKeyPath, referenceWritableKeyPath, anyHashable, hashable, regex, anyObject: DeclID
    /// Protocols whose values are content: they are nodes of the lowered tree.
    public let contentProtocols: [DeclID]
    /// Protocols whose bodies and opaque results are listed: content, and what changes content without being any.
    public let listedProtocols: [DeclID]

    package let names: WellKnownNames
    /// Names of the modules that the prelude describes.
    package let preludeModules: [Name]

    package init(program: Program) {
        func find(_ name: String, _ modules: [String]) -> DeclID {
            guard let id = program.names.find(name), !program.files.isEmpty else { return .none }
            for module in modules {
                guard let moduleName = program.names.find(module) else { continue }
                for candidate in program.inModule(moduleName, id, from: FileID(0))
                where program[candidate].kind.isType { return candidate }
            }
            return .none
        }
        func swift(_ name: String) -> DeclID { find(name, ["Swift", "CoreGraphics", "Foundation", "SwiftUI"]) }
        // What is recognised has come up by a name in the code or in a description: alone for being asked for here it needs no members.
        func swift(recognised name: String) -> DeclID { swift(name) }
        func ui(recognised name: String) -> DeclID { find(name, ["SwiftUI"]) }
        view = ui(recognised: "View")
        viewModifier = ui(recognised: "ViewModifier")
        anyView = ui(recognised: "AnyView")
        emptyView = ui(recognised: "EmptyView")
        tupleView = ui(recognised: "TupleView")
        tupleContent = ui(recognised: "TupleContent")
        conditionalContent = ui(recognised: "ConditionalContent")
        modifiedContent = ui(recognised: "ModifiedContent")
        viewBuilder = ui(recognised: "ViewBuilder")
        forEach = ui(recognised: "ForEach")
        idView = ui(recognised: "IDView")
        viewModifierContent = ui(recognised: "_ViewModifier_Content")
        previewProvider = ui(recognised: "PreviewProvider")
        text = ui(recognised: "Text")
        shapeStyle = ui(recognised: "ShapeStyle")
        chartContent = ui(recognised: "ChartContent")
        optional = swift("Optional")
        array = swift("Array")
        dictionary = swift("Dictionary")
        set = swift(recognised: "Set")
        bool = swift("Bool")
        int = swift("Int")
        double = swift("Double")
        string = swift("String")
        character = swift(recognised: "Character")
        float = swift(recognised: "Float")
        never = swift(recognised: "Never")
        cgFloat = swift(recognised: "CGFloat")
        range = swift(recognised: "Range")
        closedRange = swift(recognised: "ClosedRange")
        keyPath = swift("KeyPath")
        writableKeyPath = swift("WritableKeyPath")
        referenceWritableKeyPath = swift("ReferenceWritableKeyPath")
        anyHashable = swift(recognised: "AnyHashable")
        hashable = swift(recognised: "Hashable")
        regex = swift("Regex")
        anyObject = swift(recognised: "AnyObject")
        // Nearly all content is a view: that is asked first.
        let view = view
        let content = (view == .none ? [] : [view]) + program.protocols(marked: .content).filter { $0 != view }
        contentProtocols = content
        listedProtocols = content + program.protocols(marked: .changesContent)
        names = WellKnownNames(program: program)
        preludeModules = ["SwiftUI", "Swift", "Foundation"].compactMap { program.names.find($0) }
    }

    /// Whether a type is one of the collections of the standard library that hold their elements: an array, a set or a dictionary.
    package func isCollection(_ type: DeclID) -> Bool { [array, set, dictionary].contains(type) }
}

/// Names that the language or the builders give a meaning to; `.none` where the program has no such name.
package struct WellKnownNames: Sendable {
    package let selfValue, selfType, initializer, wrappedValue, projectedValue, body, content, callAsFunction, dynamicMember,
        subscriptName: Name
    package let buildBlock, buildPartialBlock, buildExpression, buildOptional, buildIf, buildEither, buildArray,
        buildLimitedAvailability: Name
    package let buildFinalResult, first, second, accumulated, next, previews, element, value, superName, type, allCases, rawValue,
        newValue: Name
    package let error, oldValue, id, modifier, makeBody, fieldBody, main, preview, projection, defaultValue, isPresented: Name
    package let equatable, hashable, identifiable, decodable, codable, rawRepresentable, rawValueType: Name
    /// Protocols without requirements that types of every sort conform to.
    package let markers: [Name]
    static let markerProtocols = ["Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype"]
    /// Protocols that their own existential conforms to.
    package let selfConforming: [Name]

    /// Whether a member of this name is what a view, a modifier or a style shows.
    package func isBody(_ name: Name) -> Bool { name != .none && (name == body || name == makeBody) }

    /// Whether a function of that name is what a style makes of a control.
    package func isStyleBody(_ name: Name) -> Bool { name != .none && (name == makeBody || name == fieldBody) }

    init(program: Program) {
        func name(_ text: String) -> Name { program.names.find(text) ?? .none }
        selfValue = name("self")
        selfType = name("Self")
        superName = name("super")
        initializer = name("init")
        subscriptName = name("subscript")
        wrappedValue = name("wrappedValue")
        projectedValue = name("projectedValue")
        projection = name("projectedValue")
        body = name("body")
        content = name("content")
        isPresented = name("isPresented")
        callAsFunction = name("callAsFunction")
        dynamicMember = name("dynamicMember")
        buildBlock = name("buildBlock")
        buildPartialBlock = name("buildPartialBlock")
        buildExpression = name("buildExpression")
        buildOptional = name("buildOptional")
        buildIf = name("buildIf")
        buildEither = name("buildEither")
        buildArray = name("buildArray")
        buildLimitedAvailability = name("buildLimitedAvailability")
        buildFinalResult = name("buildFinalResult")
        first = name("first")
        second = name("second")
        accumulated = name("accumulated")
        next = name("next")
        previews = name("previews")
        element = name("Element")
        value = name("value")
        type = name("Type")
        allCases = name("allCases")
        rawValue = name("rawValue")
        newValue = name("newValue")
        oldValue = name("oldValue")
        error = name("error")
        id = name("id")
        modifier = name("modifier")
        makeBody = name("makeBody")
        fieldBody = name("_body")
        main = name("main")
        preview = name("Preview")
        defaultValue = name("defaultValue")
        equatable = name("Equatable")
        hashable = name("Hashable")
        identifiable = name("Identifiable")
        decodable = name("Decodable")
        codable = name("Codable")
        rawRepresentable = name("RawRepresentable")
        rawValueType = name("RawValue")
        markers = Self.markerProtocols.compactMap(program.names.find)
        selfConforming = ["Error", "Sendable"].compactMap(program.names.find)
    }
}
