// Arguments against parameters: what an argument is without context is typed once; literals, implicit members and other expressions
// that take their type from the context are checked against each candidate's parameter.

import SelfsameDeclarations
import SelfsameSyntax

extension BodyTyper {
    /// The arguments of an argument list.
    func arguments(in list: NodeID) -> [CallArgument] {
        tree.children(list).compactMap { child -> CallArgument? in
            guard tree.kind(child) == .argument, let value = tree.firstChild(child) else { return nil }
            let label = tree.mainToken(child)
            return CallArgument(
                label: label == .none || tree.tokens.kind(label) == .wildcard ? .none : name(token: label), node: value, isTrailing: false)
        }
    }

    /// All arguments of a call: those in parentheses, then the trailing closures.
    func arguments(ofCall node: NodeID) -> [CallArgument] {
        var result: [CallArgument] = []
        // A macro has no callee.
        var isFirst = tree.kind(node) != .macroExpansion
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .argumentList: result += arguments(in: child)
            case .closure where !isFirst: result.append(CallArgument(label: .none, node: child, isTrailing: true))
            case .labeledClosure:
                guard let closure = tree.firstChild(child) else { continue }
                result.append(CallArgument(label: name(child), node: closure, isTrailing: true))
            default: break
            }
            isFirst = false
        }
        return result
    }

    /// Whether an expression has a type only in context.
    func isContextual(_ node: NodeID) -> Bool {
        switch tree.kind(node) {
        case .integer, .float, .string, .nil, .array, .dictionary, .closure, .boolean, .keyPath, .regex: return true
        case .reference: return isOperatorName(node)
        case .prefix: return isNegativeNumber(node)
        case .tuple:
            let elements = Array(tree.children(node))
            return elements.contains { tree.firstChild($0).map(isContextual) ?? false }
        case .try, .await: return operand(node).map(isContextual) ?? false
        case .inout: return false
        case .if, .switch: return true
        case .sequence:
            guard let (values, last) = ternaryChoices(node) else { return literalOperands(node) != nil || impliedBounds(node) != nil }
            return last.single.map { (values + [$0]).contains(where: isContextual) } ?? (literalChoice(last) != nil)
        case .member, .call, .subscriptCall, .optionalChain, .forceUnwrap: return startsImplicitly(node) || appliedClosure(node) != nil
        default: return false
        }
    }

    private func isNil(_ node: NodeID) -> Bool { tree.kind(node) == .nil }

    /// `-3`, `-0.5`: a number with its sign.
    private func isNegativeNumber(_ node: NodeID) -> Bool {
        tree.text(tree.mainToken(node)) == "-" && [.integer, .float].contains(tree.kind(firstOperand(node)))
    }

    private func isNumber(_ node: NodeID) -> Bool { [.integer, .float].contains(tree.kind(node)) || isNegativeNumber(node) }

    /// Whether an expression is a literal whose default type is only a preference.
    func isLiteral(_ node: NodeID) -> Bool {
        switch tree.kind(node) {
        case .integer, .float, .string, .nil, .array, .dictionary, .boolean, .regex: return true
        case .prefix: return isNegativeNumber(node)
        case .tuple:
            let elements = Array(tree.children(node))
            return elements.count == 1 && (tree.firstChild(elements[0]).map(isLiteral) ?? false)
        default: return false
        }
    }

    /// The operands of `0...3`, `2 * 8` or `(wide ? 2 : 1) * 8`: arithmetic and ranges over literals alone take their type from the
    /// context, as literals do.
    func literalOperands(_ node: NodeID) -> [NodeID]? {
        guard tree.kind(node) == .sequence, areStandard(tree.children(node), ["+", "-", "*", "/", "%", "...", "..<"]) else { return nil }
        return literals(of: tree.children(node).filter { tree.kind($0) != .binaryOperator })
    }

    /// The literals of a run that is arithmetic over literals alone.
    func literalOperands(_ run: OperandRun) -> [NodeID]? {
        guard run.range.count > 1, areStandard(run.sequence.items[run.range], ["+", "-", "*", "/", "%"]) else { return nil }
        return literals(of: run.operands)
    }

    /// The literals of the last else part of a ternary that is arithmetic or a range over literals alone.
    private func literalChoice(_ run: OperandRun) -> [NodeID]? {
        guard run.range.count > 1, areStandard(run.sequence.items[run.range], ["+", "-", "*", "/", "%", "...", "..<"]) else { return nil }
        return literals(of: run.operands)
    }

    /// Whether the operators among some items are of these.
    private func areStandard(_ items: some Sequence<NodeID>, _ operators: Set<String>) -> Bool {
        items.allSatisfy { item in
            switch tree.kind(item) {
            case .binaryOperator: operators.contains(operatorText(item))
            case .ternary, .cast, .assignment, .arrow: false
            default: true
            }
        }
    }

    private func literals(of operands: [NodeID]) -> [NodeID]? {
        let nested = operands.map(literalOperand)
        return nested.contains { $0 == nil } ? nil : nested.flatMap { $0 ?? [] }
    }

    /// The literals of an operand: itself, or those of arithmetic or a ternary in parentheses.
    private func literalOperand(_ node: NodeID) -> [NodeID]? {
        if isLiteral(node) { return tree.kind(node) == .nil ? nil : [node] }
        guard tree.kind(node) == .tuple else { return nil }
        let elements = Array(tree.children(node))
        guard elements.count == 1, let inner = tree.firstChild(elements[0]) else { return nil }
        guard let values = ternaryValues(inner) else { return literalOperands(inner) }
        let literals = values.compactMap(literalOperand)
        return literals.count == values.count ? literals.flatMap { $0 } : nil
    }

    /// The bounds of `.small ... .large`: only what is wanted of the range says which type they are of.
    private func impliedBounds(_ node: NodeID) -> [NodeID]? {
        let items = Array(tree.children(node))
        guard items.count == 3, tree.kind(items[1]) == .binaryOperator, ["...", "..<"].contains(operatorText(items[1])),
            startsImplicitly(items[0]), startsImplicitly(items[2])
        else { return nil }
        return [items[0], items[2]]
    }

    /// Checks such a range against a generic parameter whose `Bound` the declaration states: `where R.Bound == DynamicTypeSize`.
    private func checkBounds(_ bounds: [NodeID], of run: OperandRun, against target: TypeID, _ attempt: inout Attempt) -> Bool {
        guard case .variable = analyzer.types[target], let name = program.names.find("Bound") else {
            return checkOperands(bounds, of: run, against: target, &attempt)
        }
        let own = analyzer.types.intern(.member(target, name))
        for requirement in attempt.requirements where requirement.sameType != .none {
            let sides = [requirement.subject, requirement.sameType].map { attempt.solver.apply($0) }
            guard let index = sides.firstIndex(of: own), analyzer.isKnown(sides[1 - index]) else { continue }
            let isClosed = run.sequence.items[run.range].contains { tree.kind($0) == .binaryOperator && operatorText($0) == "..." }
            let range = isClosed ? analyzer.wellKnown.closedRange : analyzer.wellKnown.range
            guard bounds.allSatisfy({ check($0, against: sides[1 - index], &attempt) }) else { return false }
            return attempt.solver.match(target, analyzer.nominalType(range, [sides[1 - index]]), &attempt.faults)
        }
        attempt.sawUnknown = true
        return true
    }

    /// Checks operands that are literals, or what they make together, which is arithmetic or a range.
    private func checkOperands(_ operands: [NodeID], of run: OperandRun, against target: TypeID, _ attempt: inout Attempt) -> Bool {
        let operators = run.sequence.items[run.range].filter { tree.kind($0) == .binaryOperator }.map(operatorText)
        guard operators.contains(where: ["...", "..<"].contains) else {
            let before = attempt
            if operands.allSatisfy({ check($0, against: target, &attempt) }) { return true }
            guard case .variable = analyzer.types[target] else { return false }
            // Literals of different kinds: what they are together, the parameter is.
            attempt = before
            return attempt.solver.match(target, value(of: run, nil).type, &attempt.faults)
        }
        if let wrapped = analyzer.wrappedType(target) {
            attempt.faults.promotion += 1
            return checkOperands(operands, of: run, against: attempt.solver.apply(wrapped), &attempt)
        }
        let nominal = analyzer.nominal(target)
        let arguments = analyzer.genericArguments(target)
        if [analyzer.wellKnown.range, analyzer.wellKnown.closedRange].contains(nominal), arguments.count == 1 {
            guard operators.contains("..<") == (nominal == analyzer.wellKnown.range) else { return false }
            return operands.allSatisfy { check($0, against: arguments[0], &attempt) }
        }
        return attempt.solver.match(target, value(of: run, nil).type, &attempt.faults)
    }

    /// Checks an argument against a parameter type, binding what it can. False: it cannot be passed.
    func check(_ node: NodeID, against target: TypeID, _ attempt: inout Attempt) -> Bool {
        let applied = attempt.solver.apply(target)
        if analyzer.isUnknown(applied) { return true }
        if case .member = analyzer.types[applied], analyzer.types.traits(applied).contains(.hasVariable), isLiteral(node) { return true }
        switch tree.kind(node) {
        case .tuple:
            let elements = tree.children(node).filter { tree.kind($0) == .argument }
            if elements.count == 1, tree.mainToken(elements[0]) == .none, let inner = tree.firstChild(elements[0]),
                tree.kind(inner) != .packExpansion
            {
                return check(inner, against: target, &attempt)
            }
            if case .tuple(_, let wanted) = analyzer.types[applied], wanted.count == elements.count {
                for (element, type) in zip(elements, wanted) {
                    if let inner = tree.firstChild(element), !check(inner, against: type, &attempt) { return false }
                }
                return true
            }
            if let wrapped = analyzer.wrappedType(applied), case .tuple = analyzer.types[wrapped] {
                attempt.faults.promotion += 1
                return check(node, against: wrapped, &attempt)
            }
        case .try, .await:
            if let inner = operand(node), isContextual(inner) { return check(inner, against: target, &attempt) }
        case .sequence:
            if let values = ternaryValues(node), values.contains(where: isContextual) {
                return checkChoice(between: values.flatMap(nestedChoices), against: target, &attempt)
            }
            if let (values, last) = ternaryChoices(node), let literals = literalChoice(last) {
                guard checkChoice(between: values.flatMap(nestedChoices), against: target, &attempt) else { return false }
                return checkOperands(literals, of: last, against: attempt.solver.apply(target), &attempt)
            }
            if let literals = literalOperands(node), let run = run(node) {
                return checkOperands(literals, of: run, against: applied, &attempt)
            }
            if let bounds = impliedBounds(node), let run = run(node) { return checkBounds(bounds, of: run, against: applied, &attempt) }
            if let (values, last) = ternaryChoices(node), last.single == nil, analyzer.isKnown(applied),
                startsImplicitly(last.first) || values.contains(where: isContextual)
            {
                // What is wanted decides what it chooses between: `wide ? 100 : .side - 20`.
                guard checkChoice(between: values.flatMap(nestedChoices), against: target, &attempt) else { return false }
                let type = value(of: last, applied).type
                if !analyzer.canDecide(type) { attempt.sawUnknown = true }
                return attempt.solver.match(target, type, &attempt.faults)
            }
        case .member, .call, .subscriptCall, .optionalChain, .forceUnwrap:
            if startsImplicitly(node) { return checkImplicit(node, against: applied, &attempt) }
            if appliedClosure(node) != nil {
                let type = expression(node, expecting: analyzer.isKnown(applied) ? applied : nil).type
                if !analyzer.isKnown(type) { attempt.sawUnknown = true }
                return attempt.solver.match(target, type, &attempt.faults)
            }
        case .keyPath: return checkKeyPath(node, against: applied, &attempt)
        case .closure:
            // One of a ternary's: what is wanted says what its parameters are.
            var wanted = applied
            while let wrapped = analyzer.wrappedType(wanted) { wanted = wrapped }
            guard case .function = analyzer.types[wanted] else { break }
            if wanted != applied { attempt.faults.promotion += 1 }
            let type = expression(node, expecting: attempt.solver.finish(wanted)).type
            if !analyzer.canDecide(type) { attempt.sawUnknown = true }
            return attempt.solver.match(wanted, type, &attempt.faults)
        case .reference where isOperatorName(node): return checkOperatorName(node, against: target, &attempt)
        case .if, .switch:
            let type = expression(node, expecting: analyzer.isKnown(applied) ? applied : nil).type
            return attempt.solver.match(target, type, &attempt.faults)
        default:
            if isLiteral(node) {
                if isNumber(node) || tree.kind(node) == .array, isFraction(node), attempt.widenLiteral(target) {
                    return checkLiteral(node, against: attempt.solver.apply(target), &attempt)
                }
                // Each element is matched with the parameter itself, which two classes make what is above both.
                let isCollection = [.array, .dictionary].contains(tree.kind(node)) && analyzer.nominal(target) != .none
                return checkLiteral(node, against: isCollection ? target : applied, &attempt)
            }
        }
        if takesForeignMembers, isTakenForView(node) {
            attempt.sawUnknown = true
            return true
        }
        var typed = expression(node)
        if !analyzer.isKnown(typed.type) {
            if analyzer.isKnown(applied) {
                typed = expression(node, expecting: applied)
            } else if case .function = analyzer.types[applied] {
                // A function by name, of which the context says what it takes.
                typed = expression(node, expecting: attempt.solver.finish(applied))
            }
        }
        if !analyzer.canDecide(typed.type) { attempt.sawUnknown = true }
        if let wrapped = implicitlyUnwrapped(node, typed.type) {
            return matchUnwrapping(typed.type, wrapped, against: target, applied, &attempt)
        }
        attempt.widenNumber(target, with: typed.type)
        let before = attempt
        if attempt.solver.match(target, typed.type, &attempt.faults) { return true }
        return otherTypes(of: node, typed.type, wanted: applied).contains { type in
            attempt = before
            attempt.lesserMembers += 1
            return attempt.solver.match(target, type, &attempt.faults)
        }
    }

    /// What an argument could also be that does not fit as it is read by itself.
    private func otherTypes(of node: NodeID, _ type: TypeID, wanted: TypeID) -> [TypeID] {
        var result = reading.otherResults[node]?.types ?? []
        if let other = typeByLiterals(of: node, type, wanted: wanted) { result.append(other) }
        if [.reference, .member].contains(tree.kind(node)), detour == nil, let function = function(in: wanted),
            case .nominal = analyzer.types[type]
        {
            // A function beside the property that the name means by itself: `font: Fonts.bold`.
            let wanted = analyzer.types.intern(.function(function))
            let other = taking(Detour(nodes: [node])).expression(node, expecting: wanted).type
            if other != type { result.append(other) }
        }
        return result
    }

    /// What else a generic result can be that literals decide: `pick(phone: 2, tablet: 5)` is a `CGFloat` where one is wanted.
    func typeByLiterals(of node: NodeID, _ type: TypeID, wanted: TypeID) -> TypeID? {
        guard tree.kind(node) == .call, analyzer.isKnown(wanted), isDefaultOfLiterals(type), detour == nil,
            FunctionCall(tree, node)?.arguments.contains(where: { $0.expression.map(isLiteral) ?? false }) ?? false
        else { return nil }
        let other = taking(Detour(nodes: [node])).expression(node, expecting: wanted).type
        return other == type ? nil : other
    }

    /// The type of a chain in which a call means a less specialised overload: of `items.reversed().firstIndex(of: item)!` an `Int`.
    func typeByOtherOverload(within node: NodeID) -> TypeID? {
        guard !reading.otherResults.isEmpty, detour == nil else { return nil }
        var spine = [node]
        while let last = spine.last, isSpine(last), let first = tree.firstChild(last) { spine.append(first) }
        for index in spine.indices.dropFirst() {
            guard let others = reading.otherResults[spine[index]] else { continue }
            let type = taking(Detour(nodes: Array(spine[...index]), excluded: others.taken)).expression(node).type
            if analyzer.isKnown(type) { return type }
        }
        return nil
    }

    /// Whether a type is one that literals have where nothing else is wanted.
    private func isDefaultOfLiterals(_ type: TypeID) -> Bool {
        [analyzer.wellKnown.int, analyzer.wellKnown.double, analyzer.wellKnown.string].contains(analyzer.nominal(type))
    }

    /// What a ternary in parentheses chooses between; else the value itself.
    private func nestedChoices(_ node: NodeID) -> [NodeID] {
        guard tree.kind(node) == .tuple, !isTuple(node), let argument = tree.firstChild(node), let inner = tree.firstChild(argument),
            let values = ternaryValues(inner)
        else { return [node] }
        return values.flatMap(nestedChoices)
    }

    /// Checks what a ternary chooses between.
    private func checkChoice(between values: [NodeID], against target: TypeID, _ attempt: inout Attempt) -> Bool {
        let applied = attempt.solver.apply(target)
        let hasNil = values.contains(where: isNil)
        if hasNil, case .variable = analyzer.types[applied], values.contains(where: { !isNil($0) }) {
            // A generic parameter is the Optional that all of them make, not what one of them is.
            let type = joinedChoice(of: values.filter { !isNil($0) })
            if !analyzer.isKnown(type) { attempt.sawUnknown = true }
            guard analyzer.wrappedType(type) == nil else { return attempt.solver.match(target, type, &attempt.faults) }
            attempt.faults.promotion += values.count { !isNil($0) }
            return attempt.solver.match(target, analyzer.optionalType(type), &attempt.faults)
        }
        let ordered = mostTellingFirst(values)
        if let wrapped = analyzer.wrappedType(applied), case .variable = analyzer.types[wrapped], !hasNil {
            // What they make becomes an Optional as a whole: `.red` is looked up in what the parameter wraps.
            for first in values {
                var copy = attempt
                copy.faults.promotion += 1
                let others = ordered.filter { $0 != first }
                guard ([first] + others).allSatisfy({ check($0, against: wrapped, &copy) }) else { continue }
                attempt = copy
                return true
            }
        }
        let before = attempt
        if ordered.allSatisfy({ check($0, against: target, &attempt) }) { return true }
        guard case .variable = analyzer.types[target], let type = joinedParts(ordered) else { return false }
        // Literals whose elements have something in common: a generic parameter is the array or the tuple of that.
        attempt = before
        return attempt.solver.match(target, type, &attempt.faults)
    }

    /// Values in the order in which they tell what all of them are: those with a type of their own, then numbers with a fraction, which
    /// `1` beside them can be as well, and literals without elements last.
    private func mostTellingFirst(_ values: [NodeID]) -> [NodeID] {
        func order(_ node: NodeID) -> Int {
            if !isContextual(node) { return 0 }
            if isFraction(node) { return 1 }
            return [.array, .dictionary].contains(tree.kind(node)) && tree.firstChild(node) == nil ? 3 : 2
        }
        return (0...3).flatMap { rank in values.filter { order($0) == rank } }
    }

    /// Whether a literal is a number with a fraction, or holds one.
    func isFraction(_ node: NodeID) -> Bool {
        switch tree.kind(node) {
        case .float: true
        case .prefix: isNegativeNumber(node) && isFraction(firstOperand(node))
        case .array: tree.children(node).contains(where: isFraction)
        case .tuple: tree.children(node).contains { tree.firstChild($0).map(isFraction) ?? false }
        case .sequence: literalOperands(node)?.contains(where: isFraction) ?? false
        default: false
        }
    }

    /// Whether a run is one literal that is or holds a number with a fraction, or arithmetic over such.
    func isFraction(_ run: OperandRun) -> Bool {
        run.single.map(isFraction) ?? literalOperands(run)?.contains(where: isFraction) ?? false
    }

    /// The type of what a ternary chooses between where nothing is wanted of it, `nil` apart; unknown where a value says nothing by itself.
    private func joinedChoice(of values: [NodeID]) -> TypeID {
        var result: TypeID?
        for value in mostTellingFirst(values) {
            guard !isContextual(value) || isLiteral(value) else { return unknown(.notInferred) }
            let wanted = result.map { analyzer.wrappedType($0) ?? $0 }
            let type = isContextual(value) ? literal(value, wanted).type : expression(value).type
            result = result.map { join($0, type) } ?? type
        }
        return result ?? unknown(.notInferred)
    }

    /// The type that several array literals or several tuples share where they differ: of each of their elements what all of them say.
    private func joinedParts(_ literals: [NodeID]) -> TypeID? {
        if literals.allSatisfy({ tree.kind($0) == .array }) {
            let element = joinedElements(literals.flatMap { Array(tree.children($0)) }, wanted: nil)
            return analyzer.isKnown(element) ? analyzer.arrayType(element) : nil
        }
        guard let first = literals.first, literals.allSatisfy(isTuple),
            case .tuple(let labels, let types) = analyzer.types[expression(first).type]
        else { return nil }
        let rows = literals.map { tree.children($0).compactMap { tree.firstChild($0) } }
        guard rows.allSatisfy({ $0.count == types.count }) else { return nil }
        // Only literals take another type: tuples of classes are not converted.
        let joined = types.indices.map { column -> TypeID in
            let values = rows.map { $0[column] }
            let type = joinedElements(values, wanted: nil)
            let isOne = values.allSatisfy { isContextual($0) || expression($0).type == type && standpoint.superclass(of: type) == nil }
            return isOne ? type : unknown(.typesDiffer)
        }
        return joined.allSatisfy(analyzer.isKnown) ? analyzer.types.intern(.tuple(labels: labels, elements: joined)) : nil
    }

    /// Whether an expression is a tuple of several elements.
    private func isTuple(_ node: NodeID) -> Bool { tree.kind(node) == .tuple && tree.children(node).count { _ in true } > 1 }

    // MARK: Literals

    private func checkLiteral(_ node: NodeID, against target: TypeID, _ attempt: inout Attempt) -> Bool {
        if case .variable = analyzer.types[target] {
            attempt.literalVariables.insert(target)
            var type = literal(node, nil).type
            if tree.kind(node) == .array, !analyzer.isKnown(type), case .nominal(let array, _, let elements) = analyzer.types[type],
                elements.count == 1, case .unknown(.notInferred, _) = analyzer.types[elements[0]]
            {
                // `[.day, .week]`: another argument may say what the elements are.
                type = analyzer.nominalType(array, [attempt.solver.fresh()])
            }
            let protocols = attempt.protocols(on: target)
            if !protocols.allSatisfy({ standpoint.conforms(type, to: $0) }) {
                if tree.kind(node) == .string { return false }
                // `1` is a Double where a floating-point number is asked for.
                let double = analyzer.nominalType(analyzer.wellKnown.double)
                if analyzer.nominal(type) == analyzer.wellKnown.int, protocols.allSatisfy({ standpoint.conforms(double, to: $0) }) {
                    type = double
                    attempt.faults.literal += 1
                }
            }
            return attempt.solver.match(target, type, &attempt.faults)
        }
        if tree.kind(node) == .nil { return analyzer.wrappedType(target) != nil || expressible(target, by: "ExpressibleByNilLiteral") }
        if let wrapped = analyzer.wrappedType(target) {
            attempt.faults.promotion += 1
            return checkLiteral(node, against: attempt.solver.apply(wrapped), &attempt)
        }
        if case .existential = analyzer.types[target] {
            return attempt.solver.match(target, literal(node, nil).type, &attempt.faults)
        }
        if analyzer.nominal(target) == analyzer.wellKnown.anyHashable, target != .none {
            // No literal makes an AnyHashable: what it is by default converts.
            return attempt.solver.match(target, literal(node, nil).type, &attempt.faults)
        }
        let (isDefault, fits) = literalFit(node, target, &attempt)
        if fits && !isDefault { attempt.faults.literal += 1 }
        return fits
    }

    private func literalFit(_ node: NodeID, _ target: TypeID, _ attempt: inout Attempt) -> (isDefault: Bool, fits: Bool) {
        let wellKnown = analyzer.wellKnown
        let nominal = analyzer.nominal(target)
        switch tree.kind(node) {
        case .prefix: return literalFit(firstOperand(node), target, &attempt)
        case .integer:
            if nominal == wellKnown.int { return (true, true) }
            return (
                false,
                [wellKnown.double, wellKnown.cgFloat, wellKnown.float].contains(nominal) && nominal != .none
                    || expressible(target, by: "ExpressibleByIntegerLiteral") || expressible(target, by: "ExpressibleByFloatLiteral")
            )
        case .float:
            if nominal == wellKnown.double { return (true, true) }
            return (
                false,
                [wellKnown.cgFloat, wellKnown.float].contains(nominal) && nominal != .none
                    || expressible(target, by: "ExpressibleByFloatLiteral")
            )
        case .boolean: return nominal == wellKnown.bool ? (true, true) : (false, expressible(target, by: "ExpressibleByBooleanLiteral"))
        case .regex: return nominal == wellKnown.regex ? (true, true) : (false, false)
        case .string:
            if nominal == wellKnown.string { return (true, true) }
            let isInterpolated = tree.child(node, .interpolation) != nil
            if expressible(target, by: "ExpressibleByStringInterpolation") { return (false, true) }
            return (
                false,
                !isInterpolated
                    && (expressible(target, by: "ExpressibleByStringLiteral")
                        || (nominal == wellKnown.character || expressible(target, by: "ExpressibleByExtendedGraphemeClusterLiteral"))
                            && isCharacter(node))
            )
        case .array: return arrayFit(node, target, &attempt)
        case .dictionary: return dictionaryFit(node, target, &attempt)
        case .tuple:
            let inner = tree.children(node).first { tree.kind($0) == .argument }.flatMap { tree.firstChild($0) }
            return inner.map { literalFit($0, target, &attempt) } ?? (false, false)
        default: return (false, false)
        }
    }

    /// Whether a string literal holds one character.
    private func isCharacter(_ node: NodeID) -> Bool { StringLiteral(tree, node)?.text?.count == 1 }

    /// Whether a type conforms to a literal protocol of the standard library.
    func expressible(_ type: TypeID, by proto: String) -> Bool {
        guard let id = program.names.find(proto) else { return false }
        guard let declaration = analyzer.fileLevel(id, from: file).first(where: { program[$0].kind == .protocolType }) else { return false }
        return standpoint.conforms(type, to: declaration)
    }

    private func arrayFit(_ node: NodeID, _ target: TypeID, _ attempt: inout Attempt) -> (isDefault: Bool, fits: Bool) {
        let nominal = analyzer.nominal(target)
        let arguments = analyzer.genericArguments(target)
        if nominal == analyzer.wellKnown.array || nominal == analyzer.wellKnown.set, arguments.count == 1 {
            let fits = tree.children(node).allSatisfy { check($0, against: arguments[0], &attempt) }
            return (nominal == analyzer.wellKnown.array, fits)
        }
        guard expressible(target, by: "ExpressibleByArrayLiteral") else { return (false, false) }
        if let id = program.names.find("ArrayLiteralElement"), let element = standpoint.memberType(of: target, named: id),
            analyzer.isKnown(element)
        {
            return (false, tree.children(node).allSatisfy { check($0, against: element, &attempt) })
        }
        // An OptionSet: its elements are the set itself.
        return (false, tree.children(node).allSatisfy { check($0, against: target, &attempt) })
    }

    private func dictionaryFit(_ node: NodeID, _ target: TypeID, _ attempt: inout Attempt) -> (isDefault: Bool, fits: Bool) {
        let arguments = analyzer.genericArguments(target)
        let isDictionary = analyzer.nominal(target) == analyzer.wellKnown.dictionary
        guard isDictionary || expressible(target, by: "ExpressibleByDictionaryLiteral") else { return (false, false) }
        // `KeyValuePairs<String, Color>`, too, says by its arguments what its keys and values are.
        let parts =
            isDictionary
            ? arguments
            : ["Key", "Value"].compactMap { program.names.find($0) }.compactMap { standpoint.memberType(of: target, named: $0) }
        guard parts.count == 2 else { return (false, !isDictionary) }
        for element in tree.children(node) {
            let pair = Array(tree.children(element))
            guard pair.count == 2 else { continue }
            if !check(pair[0], against: parts[0], &attempt) || !check(pair[1], against: parts[1], &attempt) {
                return (isDictionary, false)
            }
        }
        return (isDictionary, true)
    }

    /// A literal by itself, or as the type that the context wants.
    func literal(_ node: NodeID, _ expecting: TypeID?) -> Typed {
        let wellKnown = analyzer.wellKnown
        if let expecting, analyzer.isKnown(expecting) {
            var attempt = Attempt(OpenedCandidate(), Solver(at: standpoint))
            var target = expecting
            while let wrapped = analyzer.wrappedType(target), tree.kind(node) != .nil { target = wrapped }
            if tree.kind(node) == .nil {
                return Typed(analyzer.wrappedType(expecting) == nil ? analyzer.optionalType(expecting) : expecting)
            }
            if literalFit(node, target, &attempt).fits { return Typed(target) }
        }
        switch tree.kind(node) {
        case .integer: return Typed(analyzer.nominalType(wellKnown.int))
        case .float: return Typed(analyzer.nominalType(wellKnown.double))
        case .string: return Typed(analyzer.nominalType(wellKnown.string))
        case .boolean: return Typed(analyzer.boolType)
        case .regex: return Typed(unknown(.unsupported))
        case .nil: return Typed(analyzer.optionalType(unknown(.notInferred)))
        case .prefix: return literal(firstOperand(node), expecting)
        case .array:
            let wanted = expecting.flatMap { analyzer.isKnown($0) ? nil : elementType($0) }
            return Typed(analyzer.arrayType(joinedElements(Array(tree.children(node)), wanted: wanted)))
        case .dictionary:
            let pairs = tree.children(node).map { Array(tree.children($0)) }.filter { $0.count == 2 }
            let arguments = expecting.map(analyzer.genericArguments) ?? []
            let key = joinedElements(pairs.map { $0[0] }, wanted: arguments.count == 2 ? arguments[0] : nil)
            let value = joinedElements(pairs.map { $0[1] }, wanted: arguments.count == 2 ? arguments[1] : nil)
            return Typed(analyzer.nominalType(wellKnown.dictionary, [key, value]))
        case .tuple: return expression(node, expecting: expecting)
        default: return Typed(unknown(.unsupported))
        }
    }

    private func elementType(_ type: TypeID) -> TypeID? {
        guard case .nominal(_, _, let arguments) = analyzer.types[type], arguments.count == 1 else { return nil }
        return analyzer.isUnknown(arguments[0]) ? nil : arguments[0]
    }

    /// The common type of the elements of an array literal, or of what is chosen between.
    func joinedElements(_ elements: [NodeID], wanted: TypeID?) -> TypeID {
        if let wanted { return wanted }
        var result: TypeID?
        for element in mostTellingFirst(elements) {
            let type = expression(element, expecting: result).type
            result = result.map { join($0, type) } ?? type
        }
        if let type = result, case .unknown(.typesDiffer, _) = analyzer.types[type] { return joinedParts(elements) ?? type }
        return result ?? unknown(.notInferred)
    }

    /// The type that values of two types share without being told: equal types, numbers that convert, T and T?. A literal has to be typed
    /// as the other value first.
    func join(_ a: TypeID, _ b: TypeID) -> TypeID {
        if a == b { return a }
        // What has nothing in common has nothing in common with a third, either.
        for type in [a, b] { if case .unknown(.typesDiffer, _) = analyzer.types[type] { return type } }
        // Beside a class may stand any other below the same superclass.
        if analyzer.isUnknown(b) { return standpoint.superclass(of: a) == nil ? a : b }
        if analyzer.isUnknown(a) { return standpoint.superclass(of: b) == nil ? b : a }
        let wellKnown = analyzer.wellKnown
        let nominals = [analyzer.nominal(a), analyzer.nominal(b)]
        // A CGFloat beside a Double is converted to one (SE-0307).
        if nominals.allSatisfy([wellKnown.double, wellKnown.cgFloat].contains) { return analyzer.nominalType(wellKnown.double) }
        if let wrapped = analyzer.wrappedType(a), wrapped == b || analyzer.isUnknown(wrapped) {
            return analyzer.isUnknown(wrapped) ? analyzer.optionalType(analyzer.wrappedType(b) ?? b) : a
        }
        if let wrapped = analyzer.wrappedType(b), wrapped == a || analyzer.isUnknown(wrapped) {
            return analyzer.isUnknown(wrapped) ? analyzer.optionalType(a) : b
        }
        if !analyzer.isKnown(a), nominals[0] == nominals[1], nominals[0] != .none { return b }
        if !analyzer.isKnown(b), nominals[0] == nominals[1], nominals[0] != .none { return a }
        if let common = standpoint.commonSupertype(a, b) { return common }
        return unknown(analyzer.mayHaveUnseenSupertype(a, b) ? .undeclaredName : .typesDiffer)
    }

    // MARK: Implicit members

    private func checkImplicit(_ node: NodeID, against target: TypeID, _ attempt: inout Attempt) -> Bool {
        var root = node
        while !isImplicitMember(root), let first = tree.firstChild(root) { root = first }
        guard let nameNode = memberNameNode(root) else { return true }
        let rootName = name(nameNode)
        var bases: [TypeID] = []
        switch analyzer.types[target] {
        case .variable:
            for proto in attempt.protocols(on: target) {
                for (_, base) in protocolStatics(named: rootName, in: proto) where !bases.contains(base) { bases.append(base) }
            }
        case .existential, .parameter, .member, .opaque:
            bases = protocolStatics(named: rootName, for: target).map(\.base)
        default: bases = implicitBaseTypes(target)
        }
        for open in bases {
            // Variables of this candidate mean nothing to the candidates of the chain's own calls: there they are holes.
            let base = attempt.solver.finish(open)
            let found = members(of: base, named: rootName, isStatic: true).filter { program[$0.declaration].kind.isValue }
            let isNested =
                root != node && standpoint.memberType(of: base, named: rootName, from: file).map { !analyzer.isUnknown($0) } ?? false
            guard !found.isEmpty || rootName == names.initializer || isNested else { continue }
            let typed = implicitChain(node, root: root, base: base)
            if case .unknown(let reason, _) = analyzer.types[typed.type],
                [.noMatchingOverload, .undeclaredMember, .undeclaredProtocol].contains(reason)
            {
                continue
            }
            if analyzer.isUnknown(typed.type), bases.count > 1 { continue }
            var copy = attempt
            // What else is required may leave out a base: `format: .number` of a binding to a Double.
            if copy.solver.match(target, typed.type, &copy.faults), bases.count == 1 || copy.checkRequirements() {
                attempt = copy
                if !found.isEmpty, found.allSatisfy({ isProtocolMember($0.declaration) }) { attempt.protocolMembers += 1 }
                return true
            }
        }
        attempt.sawUnknown = attempt.sawUnknown || takesForeignMembers
        return takesForeignMembers
    }

    /// Types a chain that starts with an implicit member of `base`. Each base that a candidate wants gives another result.
    func implicitChain(_ node: NodeID, root: NodeID, base: TypeID) -> Typed {
        let key = ImplicitChain(base: base, takesForeignMembers: takesForeignMembers)
        let home = home(of: node)
        if !isTraced, let known = home.implicitChains[node]?[key] {
            if known.hasMismatch { reading.hasMismatch = true }
            return known
        }
        let result = makeImplicitChain(node, root: root, base: base)
        home.implicitChains[node, default: [:]][key] = result
        return result
    }

    private func makeImplicitChain(_ node: NodeID, root: NodeID, base: TypeID) -> Typed {
        var spine: [NodeID] = []
        var current = node
        while current != root, let first = tree.firstChild(current) {
            spine.append(current)
            current = first
        }
        spine.append(root)
        return taking(Detour(nodes: spine, base: base)).expression(node, expecting: base)
    }
}
