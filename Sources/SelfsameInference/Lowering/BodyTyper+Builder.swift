// Result-builder lowering: statements to components, components to one value, as the compiler does it (SE-0289, SE-0348).

import SelfsameDeclarations
import SelfsameSyntax

extension BodyTyper {
    /// Lowers the statements of a block and closes it with `buildFinalResult` where the builder has one.
    func block(_ statements: [NodeID], _ builder: DeclID, _ node: NodeID) -> Typed {
        let methods = analyzer.methods(of: builder, from: file)
        var result = component(of: statements, builder, methods, node)
        if !methods.finalResult.isEmpty {
            result.type = builderCall(methods.finalResult, builder, [(.none, result.type)], node)
        }
        return result
    }

    /// Lowers the statements of a block into one component.
    private func component(of statements: [NodeID], _ builder: DeclID, _ methods: BuilderMethods, _ node: NodeID) -> Typed {
        var components: [(node: NodeID, typed: Typed)] = []
        var diagnostics: [LoweringDiagnostic] = []
        for statement in statements {
            if let typed = component(statement, builder, methods, &diagnostics) { components.append((statement, typed)) }
        }
        let type = combine(components.map(\.typed.type), builder, methods, node)
        var fragment: Fragment
        switch components.count {
        case 0: fragment = Fragment(.empty, node, type)
        case 1:
            fragment = components[0].typed.fragment ?? plain(components[0].typed.type, components[0].node)
        default:
            fragment = Fragment(.block, node, type)
            fragment.children = components.enumerated().map { index, component in
                (.element(index), component.typed.fragment ?? plain(component.typed.type, component.node))
            }
            if !analyzer.isKnown(type), components.allSatisfy({ analyzer.isKnown($0.typed.type) }) {
                fragment.unknown = firstUnknown(in: type, at: node)
            }
        }
        let isRejected = components.contains(where: \.typed.isRejected) || isRejection(type, components.map(\.typed.type))
        // Beside what is not known the others may be taken.
        if isRejected, !builderIsContent(builder), let first = components.first, components.allSatisfy({ analyzer.isKnown($0.typed.type) })
        {
            let spelled = analyzer.spelling(analyzer.printed(first.typed.type))
            diagnostics.append(
                LoweringDiagnostic(message: "result builder `\(builderName(builder))` takes no `\(spelled)` here", syntax: first.node))
        }
        fragment = fragment.adding(diagnostics)
        var result = Typed(type, fragment)
        result.isRejected = isRejected
        return result
    }

    private func combine(_ types: [TypeID], _ builder: DeclID, _ methods: BuilderMethods, _ node: NodeID) -> TypeID {
        if methods.hasPartialBlock, let first = types.first {
            var result = builderCall(methods.partialFirst, builder, [(names.first, first)], node)
            for next in types.dropFirst() {
                result = builderCall(methods.partialNext, builder, [(names.accumulated, result), (names.next, next)], node)
            }
            return result
        }
        return builderCall(methods.block, builder, types.map { (Name.none, $0) }, node)
    }

    /// One statement; nil where it adds nothing.
    private func component(
        _ statement: NodeID, _ builder: DeclID, _ methods: BuilderMethods, _ diagnostics: inout [LoweringDiagnostic]
    ) -> Typed? {
        switch tree.kind(statement) {
        case .variableDecl:
            bindVariables(statement)
            return nil
        case .if, .switch: return branch(statement, builder, methods)
        case .do: return doBlock(statement, builder, methods, &diagnostics)
        case .for: return loop(statement, builder, methods, &diagnostics)
        case .throw: return nil
        case .labeledStatement:
            return tree.firstChild(statement).flatMap { component($0, builder, methods, &diagnostics) }
        case .while, .repeat, .guard, .defer, .break, .continue, .fallthrough:
            return reject(
                statement, "closure containing control flow statement cannot be used with result builder `\(builderName(builder))`",
                &diagnostics)
        case .unexpected, .missing: return opaque(.syntaxError, statement)
        case .ifConfig: return nil
        case .macroExpansion where ["warning", "error"].contains(tree.text(tree.mainToken(statement))): return nil
        case _ where isExpression(statement): return expressionComponent(statement, builder, methods, &diagnostics)
        case .return: return nil
        default:
            return reject(
                statement, "closure containing a declaration cannot be used with result builder `\(builderName(builder))`", &diagnostics)
        }
    }

    private func builderName(_ builder: DeclID) -> String { program.names[program[builder].name] }

    private func reject(_ node: NodeID, _ message: String, _ diagnostics: inout [LoweringDiagnostic]) -> Typed {
        diagnostics.append(LoweringDiagnostic(message: message, syntax: node))
        return opaque(.unsupportedInBuilder, node)
    }

    private func expressionComponent(
        _ node: NodeID, _ builder: DeclID, _ methods: BuilderMethods, _ diagnostics: inout [LoweringDiagnostic]
    ) -> Typed {
        var whole = expression(node, expecting: wantedExpression(methods, builder))
        if let wanted = wantedExpression(like: whole.type, methods, builder) {
            whole = expression(node, expecting: wanted)
        }
        let typed = narrowed(whole, node) { type in
            methods.expression.isEmpty || !analyzer.isUnknown(builderCall(methods.expression, builder, [(.none, type)], node))
        }
        if typed.type == analyzer.voidType, methods.expression.isEmpty || builderIsContent(builder) {
            var rejected = reject(node, "type `()` cannot conform to `\(contentName(builder))`", &diagnostics)
            rejected.isRejected = true
            return rejected
        }
        guard !methods.expression.isEmpty else { return typed }
        let type = builderCall(methods.expression, builder, [(.none, typed.type)], node)
        if case .unknown(.noMatchingOverload, _) = analyzer.types[type], analyzer.isKnown(typed.type) {
            if let other = nextBest(node, builder, methods) { return other }
            var rejected = opaque(.unsupportedInBuilder, node)
            rejected.isRejected = true
            return rejected
        }
        return Typed(analyzer.isUnknown(type) && !analyzer.isUnknown(typed.type) ? typed.type : type, typed.fragment)
    }

    /// A statement of a type that a generic builder does not take, with the best of the other declarations that the call at its start can
    /// mean: the compiler solves the two together. Where a tab of `Int?` is wanted, `Tab("a", systemImage: "b", value: 1) { … }` is one.
    private func nextBest(_ node: NodeID, _ builder: DeclID, _ methods: BuilderMethods) -> Typed? {
        guard reading.appliedBuilders[builder] != nil else { return nil }
        var spine = [node]
        while let last = spine.last, isSpine(last), let first = tree.firstChild(last) { spine.append(first) }
        guard let start = spine.last(where: { tree.kind($0) == .call }) else { return nil }
        var typer = self
        var excluded: [DeclID] = []
        while let declaration = typer.expression(start).fragment?.declaration, declaration != .none, !excluded.contains(declaration) {
            excluded.append(declaration)
            typer = taking(Detour(nodes: Array(spine[...(spine.firstIndex(of: start) ?? 0)]), excluded: excluded))
            let typed = typer.expression(node)
            guard analyzer.isKnown(typed.type) else { return nil }
            let type = builderCall(methods.expression, builder, [(.none, typed.type)], node)
            if !analyzer.isUnknown(type) { return Typed(type, typed.fragment) }
        }
        return nil
    }

    /// Whether a builder belongs to the prelude's content builders: a Void statement is an error there.
    private func builderIsContent(_ builder: DeclID) -> Bool {
        if case .prelude = program.files[Int(program[builder].file.rawValue)].role { return true }
        return false
    }

    private func contentName(_ builder: DeclID) -> String {
        let name = builderName(builder)
        return name.hasSuffix("Builder") ? String(name.dropLast("Builder".count)) : name
    }

    // MARK: Nested statements

    private func doBlock(
        _ node: NodeID, _ builder: DeclID, _ methods: BuilderMethods, _ diagnostics: inout [LoweringDiagnostic]
    ) -> Typed {
        guard tree.child(node, .catch) == nil else {
            return reject(
                node, "closure containing control flow statement cannot be used with result builder `\(builderName(builder))`", &diagnostics
            )
        }
        guard let block = tree.child(node, .block) else { return opaque(.syntaxError, node) }
        return component(of: program.activeItems(of: block, in: file), builder, methods, block)
    }

    private func loop(
        _ node: NodeID, _ builder: DeclID, _ methods: BuilderMethods, _ diagnostics: inout [LoweringDiagnostic]
    ) -> Typed {
        guard !methods.array.isEmpty else {
            return reject(
                node, "closure containing control flow statement cannot be used with result builder `\(builderName(builder))`", &diagnostics
            )
        }
        guard let block = tree.child(node, .block) else { return opaque(.syntaxError, node) }
        let element = component(of: program.activeItems(of: block, in: file), builder, methods, block)
        diagnostics += element.fragment?.diagnostics ?? []
        let type = builderCall(methods.array, builder, [(.none, analyzer.arrayType(element.type))], node)
        if case .unknown(.noMatchingOverload, _) = analyzer.types[type], analyzer.isKnown(element.type) {
            let spelled = analyzer.spelling(analyzer.printed(element.type))
            return reject(block, "no `buildArray` of `\(builderName(builder))` takes elements of type `\(spelled)`", &diagnostics)
        }
        return Typed(type, nil)
    }

    // MARK: Branches

    /// An arm of a branch before it is joined with the others.
    private struct Arm {
        var syntax: NodeID
        var typed: Typed
        var isErased = false
    }

    /// `if` chains and `switch`: all arms, joined into a balanced tree.
    private func branch(_ node: NodeID, _ builder: DeclID, _ methods: BuilderMethods) -> Typed {
        var arms: [Arm] = []
        let isExhaustive =
            tree.kind(node) == .switch
            ? collectCases(node, builder, methods, &arms) : collectChain(node, builder, methods, &arms, afterUnavailable: false)
        guard !arms.isEmpty else {
            return Typed(combine([], builder, methods, node), Fragment(.empty, node, combine([], builder, methods, node)))
        }
        for index in arms.indices where arms[index].isErased {
            arms[index].typed.type =
                methods.limitedAvailability.isEmpty
                ? arms[index].typed.type
                : builderCall(methods.limitedAvailability, builder, [(.none, arms[index].typed.type)], arms[index].syntax)
        }
        var type = join(arms.map(\.typed.type)[...], builder, methods)
        if !isExhaustive {
            type =
                methods.optional.isEmpty
                ? unknown(.unsupportedInBuilder) : builderCall(methods.optional, builder, [(.none, analyzer.optionalType(type))], node)
        }
        let fragment = Fragment(.branch, node, type)
        fragment.isExhaustive = isExhaustive
        fragment.children = arms.enumerated().map { index, arm in
            let piece = Fragment(.arm, arm.syntax, arm.typed.type)
            piece.isErased = arm.isErased
            piece.children = [(.value, arm.typed.fragment ?? plain(arm.typed.type, arm.syntax))]
            return (.arm(index), piece)
        }
        if (methods.eitherFirst.isEmpty && arms.count > 1) || (methods.optional.isEmpty && !isExhaustive) {
            fragment.diagnostics.append(
                LoweringDiagnostic(
                    message: "closure containing control flow statement cannot be used with result builder `\(builderName(builder))`",
                    syntax: node))
        }
        if !analyzer.isKnown(type), arms.allSatisfy({ analyzer.isKnown($0.typed.type) }) {
            fragment.unknown = firstUnknown(in: type, at: node)
        }
        var result = Typed(type, fragment)
        result.isRejected = arms.contains(where: \.typed.isRejected) || isRejection(type, arms.map(\.typed.type))
        return result
    }

    /// Whether a builder made nothing of parts that are all known.
    private func isRejection(_ type: TypeID, _ parts: [TypeID]) -> Bool {
        analyzer.isUnknown(type) && parts.allSatisfy(analyzer.isKnown)
    }

    /// The compiler's balanced tree.
    private func join(_ arms: ArraySlice<TypeID>, _ builder: DeclID, _ methods: BuilderMethods) -> TypeID {
        guard arms.count > 1 else { return arms.first ?? unknown(.syntaxError) }
        let split = arms.startIndex + armsOnTheLeft(of: arms.count)
        return eitherType(methods, builder, join(arms[..<split], builder, methods), join(arms[split...], builder, methods))
    }

    /// Collects the arms of an `if` chain. True: there is a final `else`.
    private func collectChain(
        _ start: NodeID, _ builder: DeclID, _ methods: BuilderMethods, _ arms: inout [Arm], afterUnavailable: Bool
    ) -> Bool {
        var node = start
        while true {
            let kinds = tree.child(node, .conditionList).map(availabilityWords) ?? []
            let parts = tree.children(node).filter { [.block, .if].contains(tree.kind($0)) }
            guard let body = parts.first, tree.kind(body) == .block else { return false }
            let typed = here(body).component(of: program.activeItems(of: body, in: file), builder, methods, body)
            arms.append(Arm(syntax: body, typed: typed, isErased: kinds.contains("#available")))
            guard parts.count > 1 else { return false }
            if tree.kind(parts[1]) == .if {
                node = parts[1]
                continue
            }
            let isUnavailable = kinds.contains("#unavailable")
            let other = here(parts[1]).component(of: program.activeItems(of: parts[1], in: file), builder, methods, parts[1])
            arms.append(Arm(syntax: parts[1], typed: other, isErased: isUnavailable))
            return true
        }
    }

    private func availabilityWords(_ conditions: NodeID) -> [String] {
        tree.children(conditions).filter { tree.kind($0) == .availabilityCondition }.map { tree.text(tree.mainToken($0)) }
    }

    private func collectCases(_ node: NodeID, _ builder: DeclID, _ methods: BuilderMethods, _ arms: inout [Arm]) -> Bool {
        for label in program.activeItems(of: node, in: file) where tree.kind(label) == .switchCase {
            let statements = tree.child(label, .statementList).map { program.activeItems(of: $0, in: file) } ?? []
            let typed = component(of: statements, builder, methods, label)
            arms.append(Arm(syntax: label, typed: typed))
        }
        return true
    }
}
