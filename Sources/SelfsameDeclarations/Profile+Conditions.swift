// Which clauses of #if are active. Every platform of a profile is an Apple one on arm64; what is not known is false.

import SelfsameSyntax

extension Profile {
    /// Whether a condition of `#if` holds: `os()`, `canImport()`, `swift()`, flags, `&&`, `||`, `!`. Unknown pieces are false.
    public func isActive(condition node: NodeID, in tree: SyntaxTree) -> Bool {
        isActive(node, in: tree, depth: 0)
    }

    /// The clause of an `ifConfig` that is compiled, nil where none is.
    package func activeClause(of ifConfig: NodeID, in tree: SyntaxTree) -> NodeID? {
        for clause in tree.children(ifConfig) where tree.kind(clause) == .ifConfigClause {
            guard let condition = self.condition(of: clause, in: tree) else {
                // Only `#else` stands without a condition; in broken source `#if` may, and then nothing is known.
                if tree.text(tree.mainToken(clause)) == "#else" { return clause }
                continue
            }
            if isActive(condition: condition, in: tree) { return clause }
        }
        return nil
    }

    /// The condition of a clause; nil after `#else`.
    func condition(of clause: NodeID, in tree: SyntaxTree) -> NodeID? {
        guard tree.text(tree.mainToken(clause)) != "#else" else { return nil }
        guard let first = tree.firstChild(clause), tree.kind(first) != .missing else { return nil }
        return first
    }

    private func isActive(_ node: NodeID, in tree: SyntaxTree, depth: Int) -> Bool {
        guard depth < 64 else { return false }
        switch tree.kind(node) {
        case .boolean:
            return tree.text(node) == "true"
        case .reference:
            return isDefined(name(node, in: tree))
        case .prefix:
            guard tree.text(tree.mainToken(node)) == "!", let operand = tree.firstChild(node) else { return false }
            return !isActive(operand, in: tree, depth: depth + 1)
        case .tuple:
            let inner = tree.unparenthesized(node)
            return inner != node && isActive(inner, in: tree, depth: depth + 1)
        case .sequence:
            return isActive(sequence: node, in: tree, depth: depth)
        case .call:
            return isActive(call: node, in: tree)
        default:
            return false
        }
    }

    /// `&&` binds tighter than `||`: the sequence is a disjunction of conjunctions.
    private func isActive(sequence node: NodeID, in tree: SyntaxTree, depth: Int) -> Bool {
        var conjunction = true
        for child in tree.children(node) {
            if tree.kind(child) == .binaryOperator {
                switch tree.text(child) {
                case "&&": continue
                case "||":
                    if conjunction { return true }
                    conjunction = true
                default: return false
                }
            } else if conjunction {
                conjunction = isActive(child, in: tree, depth: depth + 1)
            }
        }
        return conjunction
    }

    private func isActive(call node: NodeID, in tree: SyntaxTree) -> Bool {
        guard let call = FunctionCall(tree, node), let callee = call.callee, tree.kind(callee) == .reference,
            let list = call.argumentList, let value = call.arguments.first?.expression
        else { return false }
        let text = tree.text(value)
        switch tree.text(tree.mainToken(callee)) {
        case "os": return operatingSystems.contains(text)
        case "arch": return text == "arm64"
        case "targetEnvironment": return false
        case "canImport": return canImport(text)
        case "swift": return compares(tree.text(list), with: swiftVersion)
        case "compiler", "_compiler_version": return compares(tree.text(list), with: compilerVersion)
        case "hasFeature": return hasFeature(text)
        case "hasAttribute": return Self.attributes.contains(text)
        case "_endian": return text == "little"
        case "_pointerBitWidth": return text == "_64"
        case "_runtime": return text == "_ObjC"
        case "defined": return isDefined(text)
        default: return false
        }
    }

    private func name(_ node: NodeID, in tree: SyntaxTree) -> String {
        let text = tree.text(tree.mainToken(node))
        return text.first == "`" ? String(text.dropFirst().dropLast()) : text
    }

    private func isDefined(_ flag: String) -> Bool {
        if flag == "SDK_27", sdk >= 27 { return true }
        // `$Feature` is the older spelling of `hasFeature(Feature)`.
        if flag.first == "$" { return hasFeature(String(flag.dropFirst())) }
        return defines.contains(flag)
    }

    private var operatingSystems: [String] {
        switch platform {
        case .ios: ["iOS"]
        case .macos: ["macOS", "OSX"]
        case .tvos: ["tvOS"]
        case .watchos: ["watchOS"]
        case .visionos: ["visionOS", "xrOS"]
        }
    }

    /// `(>=5.9)`, `(<6)`: no expression of Swift, so the bytes are read.
    private func compares(_ list: String, with version: Version) -> Bool {
        version.satisfies(list.utf8.filter { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ")") }) ?? false
    }

    /// A submodule (`UIKit.UIView`) is there when its module is.
    private func canImport(_ text: String) -> Bool {
        let module = text.split(separator: ".", maxSplits: 1).first.map(String.init) ?? text
        return modules.contains(module) || ImportableModules.contains(module, on: platform)
    }

    private func hasFeature(_ feature: String) -> Bool {
        if Self.upcomingFeatures.contains(feature) { return swiftVersion.major >= 6 }
        return Self.features.contains(feature)
    }

    /// Features that Swift 6 has on and earlier language versions have to ask for.
    private static let upcomingFeatures: Set<String> = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference", "DynamicActorIsolation",
        "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials",
        "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues", "NonfrozenEnumExhaustivity",
        "RegionBasedIsolation", "StrictConcurrency",
    ]

    /// Features of the language that every compiler from 6.2 on has; conditions like these stand in generated interfaces.
    private static let features: Set<String> = [
        "Actors", "AsyncAwait", "AssociatedTypeAvailability", "AsyncExecutionBehaviorAttributes", "AsyncSequenceFailure", "BitwiseCopyable",
        "BorrowingSwitch", "BuiltinJob", "ConcurrentFunctions", "ConformanceSuppression", "EffectfulProp", "ExtensionMacroAttr",
        "ExtensionMacros", "FreestandingExpressionMacros", "FreestandingMacros", "GlobalActors", "ImplicitSelfCapture",
        "InheritActorContext", "IsolatedAny", "IsolatedAny2", "IsolatedDeinit", "LexicalLifetimes", "Macros", "MarkerProtocol",
        "MoveOnly", "MoveOnlyPartialConsumption", "MoveOnlyResilientTypes", "MultiSourceFileDeploymentTarget",
        "NewCxxMethodSafetyHeuristics",
        "NoAsyncAvailability", "NoncopyableGenerics", "NoncopyableGenerics2", "NonescapableTypes", "NonexclusiveAttribute",
        "ObjCImplementation", "OptionalIsolatedParameters", "ParameterPacks", "PrimaryAssociatedTypes2", "RetroactiveAttribute",
        "RethrowsProtocol", "SendableCompletionHandlers", "SendingArgsAndResults", "Sendable", "SpecializeAttributeWithAvailability",
        "TypedThrows", "UnavailableFromAsync", "UnsafeInheritExecutor", "ValueGenerics",
    ]

    /// Attributes for which `hasAttribute` is asked.
    private static let attributes: Set<String> = [
        "available", "discardableResult", "dynamicCallable", "dynamicMemberLookup", "escaping", "autoclosure", "frozen", "globalActor",
        "inlinable", "inline", "main", "MainActor", "nonobjc", "nonisolated", "objc", "objcMembers", "preconcurrency", "propertyWrapper",
        "resultBuilder", "retroactive", "Sendable", "sendable", "testable", "unchecked", "unknown", "usableFromInline",
        "warn_unqualified_access",
    ]
}
