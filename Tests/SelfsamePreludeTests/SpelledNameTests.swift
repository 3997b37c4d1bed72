// What is known of SwiftUI stands in the prelude. Code that spells a name which the prelude declares knows something beside it, so every such
// name has a reason here. A name that only the language gives a meaning to is none of SwiftUI's.

import Foundation
import SelfsameDeclarations
import SelfsamePrelude
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite struct SpelledNameTests {
    /// Modules whose code asks for marks.
    private static let modules = ["Declarations", "Inference", "Flow", "Identity", "Updates", "Layout", "Lint", "Reports"].map {
        "Selfsame" + $0
    }

    /// Files that may spell any name, by the end of their paths.
    private static let anyName: [String: String] = [
        "SelfsameDeclarations/WellKnown.swift": "what the language, the builders and the lowered tree give a meaning to",
        "SelfsameDeclarations/Marks.swift": "the words of the marks",
        "SelfsameDeclarations/ImportableModules.swift": "names of modules",
        "SelfsameLayout/Building/LayoutVocabulary.swift": "rules of layout, which are of one view or modifier each",
        "SelfsameLayout/Building/LayoutBuilder+Views.swift": "labels of the arguments that a view's size depends on",
        "SelfsameLayout/Building/LayoutBuilder+Modifiers.swift": "labels of the arguments that a modifier's size depends on",
        "SelfsameDeclarations/Profile+Conditions.swift": "features and attributes of the compiler",
        "SelfsameReports/Tree/PreludeComparison.swift": "what the compiler writes into an interface by itself",
    ]

    /// Names that may be spelled, by file; a rule's own subject is what it is about, and what else it knows are marks.
    private static let exceptions: [String: (names: Set<String>, reason: String)] = [
        "SelfsameDeclarations/Linker.swift": (["Array", "Optional", "Dictionary"], "types that syntax means without naming them"),
        "SelfsameDeclarations/Program+DisplayNames.swift": (
            ["Array", "Optional", "Dictionary"], "types that syntax means without naming them"
        ),
        "SelfsameDeclarations/Program+TypeNames.swift": (
            ["Array", "Optional", "Dictionary"], "types that syntax means without naming them"
        ),
        "SelfsameInference/Expressions/BodyTyper+Arguments.swift": (
            [
                "ExpressibleByNilLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral", "ExpressibleByBooleanLiteral",
                "ExpressibleByStringInterpolation", "ExpressibleByStringLiteral", "ExpressibleByExtendedGraphemeClusterLiteral",
                "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral", "Key", "Value",
            ],
            "protocols that the language gives a meaning to"
        ),
        "SelfsameInference/Expressions/BodyTyper+KeyPaths.swift": (["PartialKeyPath", "AnyKeyPath"], "types of key paths"),
        "SelfsameInference/Expressions/BodyTyper+OperatorOverloads.swift": (
            [
                "PartialRangeThrough", "PartialRangeUpTo", "PartialRangeFrom", "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral",
                "Comparable",
            ],
            "types of the language's range operators, and protocols of literals and operands"
        ),
        "SelfsameInference/Lowering/Desugaring.swift": (["buildIf", "buildOptional", "first", "second"], "methods of result builders"),
        "SelfsameInference/Types/PrintedTypes.swift": (["_ConditionalContent"], "the name of a type at run time"),
        "SelfsameInference/Types/TypeResolution.swift": (["MainActor", "Sendable", "async"], "attributes and effects of function types"),
        "SelfsameUpdates/ConstantValue.swift": (
            ["CGFloat", "Double", "String", "abs", "append", "count", "first", "last", "max", "merge", "min", "removeAll", "toggle"],
            "operations of the language's values, which it computes"
        ),
        "SelfsameUpdates/PresentationValues.swift": (
            ["colorScheme", "preferredColorScheme"], "the one preference that becomes a value of the environment"
        ),
        "SelfsameFlow/ElementIdentity.swift": (["item", "description"], "members by which a value is told from others"),
        "SelfsameFlow/Membership.swift": (["union", "contains"], "the algebra of option sets, which the client computes"),
        "SelfsameFlow/Writes.swift": (["WritableKeyPath", "ReferenceWritableKeyPath"], "key paths that are written through"),
        "SelfsameLayout/Engine/Geometry.swift": (["width", "height", "leading"], "words of reasons"),
        "SelfsameLayout/Values/DeclaredSizes.swift": (["width", "height", "monospaced"], "words of declared sizes"),
        "SelfsameLayout/Values/ValueReader+Operations.swift": (["count"], "the label of an array's repeated element"),
        "SelfsameReports/Layout/LayoutText.swift": (["clipped"], "a heading"),
        "SelfsameLint/Fixes/InertArguments.swift": (["bold"], "the fix writes `fontWeight` for it"),
        "SelfsameLint/Fixes/ModifierFix.swift": (
            ["opacity", "accessibilityHidden", "allowsHitTesting"], "the modifiers that the fix writes"
        ),
        "SelfsameLint/Rules/ForEachIndexIdentity.swift": (["indices", "count"], "the rule's subject"),
        "SelfsameLint/Rules/FrameBeforeResizable.swift": (["frame", "Image", "width", "height"], "the rule's subject"),
        "SelfsameLint/Rules/HiddenInBranch.swift": (["hidden"], "the rule's subject"),
        "SelfsameLint/Rules/ImageMaxWidthWithoutMin.swift": (["frame", "Image"], "the rule's subject"),
        "SelfsameLint/Rules/InvalidFrame.swift": (["frame", "width", "height", "min", "max", "Width"], "the rule's subject"),
        "SelfsameLint/Rules/LayoutPriorityInZStack.swift": (["layoutPriority"], "the rule's subject"),
        "SelfsameLint/Rules/MaxHeightInScrollView.swift": (["frame"], "the rule's subject"),
        "SelfsameLint/Rules/NestedGeometryReader.swift": (["GeometryReader"], "the rule's subject"),
        "SelfsameLint/Rules/NoHeightInScrollView.swift": (
            ["GeometryReader", "height", "width"], "the rule's subject, and words of its message"
        ),
        "SelfsameLint/Rules/PositionInStack.swift": (["position", "height", "width"], "the rule's subject, and words of its message"),
        "SelfsameLint/Rules/SpacerWithoutSpace.swift": (["height", "width"], "words of its message"),
        "SelfsameLint/Vocabulary/ElementListContext.swift": (["enumerated"], "pairs of positions and elements"),
        "SelfsameLint/Vocabulary/ViewLengths.swift": (["frame", "max", "min"], "the modifier that it reads, and how its labels begin"),
        "SelfsameLint/Rules/WiderThanScreen.swift": (["width"], "the rule's subject"),
        "SelfsameLint/Rules/UnreadAlignmentGuide.swift": (["alignmentGuide"], "the rule's subject"),
        "SelfsameLint/Rules/OverriddenLayoutPriority.swift": (["layoutPriority"], "the rule's subject"),
        "SelfsameLint/Rules/ObservedObjectOwned.swift": (["ObservedObject", "StateObject"], "the rule's subject, and what its fix writes"),
        "SelfsameLint/Rules/OverriddenAspectRatio.swift": (["scaledToFit", "scaledToFill", "aspectRatio"], "the rule's subject"),
        "SelfsameFlow/Animated.swift": (["withAnimation"], "the name of what makes a change animate, for reports"),
        "SelfsameInference/Expressions/BodyTyper+Calls.swift": (["type"], "`type(of:)`, which the language gives a meaning to"),
        "SelfsameLint/Rules/FormatterInBody.swift": (["perform"], "labels of closures that are run later"),
        "SelfsameLint/FileFacts.swift": (["Widget"], "a word in names of folders"),
        "SelfsameReports/Snapshot/IdentitySnapshot.swift": (["AnyView"], "a snapshot has types as text"),
    ]

    /// Words that functions of the prelude are called, too, and that stand for something else here, in any file.
    private static let words: [String: String] = [
        "content": "a word of messages", "changes": "a word of messages", "all": "a word of suppressions",
        "error": "a level of diagnostics",
        "warning": "a level of diagnostics", "some": "a keyword", "any": "a keyword", "default": "a keyword", "get": "a keyword",
        "switch": "a keyword", "as": "a keyword", "identity": "a word of reports", "help": "a word of reports", "json": "a reporter",
        "file": "a magic word of the compiler", "line": "a magic word of the compiler", "refresh": "a word in comments",
        "start": "a word in names", "update": "a word in names", "value": "a word of reports", "global": "a word of reports",
        "fit": "a content mode", "fill": "a content mode", "split": "a word of reports", "Style": "an ending of names",
        "system": "a word of reports", "integer": "a kind of literal", "float": "a kind of literal", "string": "a kind of literal",
        "make": "a word in names", "force": "a word in names", "bundle": "a label of localized texts",
    ]

    @Test func noNameOfThePreludeIsSpelledWithoutReason() throws {
        let declared = try Self.declaredNames()
        var used: Set<String> = []
        for file in Self.modules.flatMap({ Repository.files(in: "Sources/\($0)") }) {
            let path = Repository.path(of: file)
            let home = path.replacing("Sources/", with: "")
            guard Self.anyName[home] == nil else { continue }
            let allowed = Self.exceptions[home]?.names ?? []
            for literal in try Self.literals(in: file) where declared.contains(literal) && Self.words[literal] == nil {
                let isAllowed = allowed.contains(literal)
                #expect(isAllowed, "\(path) spells `\(literal)`: ask for a mark, or say why here")
                used.insert(home + " " + literal)
            }
        }
        // What nothing needs is no exception.
        for (home, exception) in Self.exceptions {
            for name in exception.names where declared.contains(name) {
                let isUsed = used.contains(home + " " + name); #expect(isUsed, "\(home): \(name)")
            }
        }
    }

    @Test func aSpelledNameIsFound() throws {
        let declared = try Self.declaredNames()
        #expect(Set(["sheet", "HStack", "State", "withAnimation", "filter", "UUID", "Observable"]).isSubset(of: declared))
        let text = ##"let a = ["sheet", "a \(b) c", #"HStack"#]"## + "\nlet b = \"\"\"\nText\n\"\"\""
        let tree = parse(SourceFile(path: "a.swift", bytes: Array(text.utf8)))
        #expect(Self.literals(in: tree) == ["sheet", "HStack"])
    }

    /// The names of types, macros, and functions that the embedded preludes declare. Properties and cases have names that are words.
    private static func declaredNames() throws -> Set<String> {
        var result: Set<String> = []
        for sdk in [26, 27] {
            let profile = Profile(sdk: sdk)
            let files = PreludeSource.all.map { source in
                FileIndex(
                    tree: parse(SourceFile(path: source.name, bytes: Array(source.text.utf8))), profile: profile,
                    role: .prelude(module: source.module))
            }
            let program = Program(linking: files, profile: profile)
            for declaration in program.declarations where declaration.kind.isNominal || [.function, .macro].contains(declaration.kind) {
                let name = program.names[declaration.name]
                if name.first?.isLetter == true || name.first == "_" { result.insert(name) }
            }
        }
        return result
    }

    private static func literals(in file: URL) throws -> [String] {
        literals(in: parse(SourceFile(path: file.path, bytes: Array(try Repository.text(of: file).utf8))))
    }

    /// The texts of string literals of one line without interpolations.
    private static func literals(in tree: SyntaxTree) -> [String] {
        tree.nodes.indices.compactMap { index in
            let node = NodeID(UInt32(index))
            guard tree.kind(node) == .string, tree[node].size == 1 else { return nil }
            let text = tree.text(node).drop { $0 == "#" }
            guard !text.hasPrefix("\"\"\"") else { return nil }
            return String(text.dropFirst().prefix { $0 != "\"" })
        }
    }
}
