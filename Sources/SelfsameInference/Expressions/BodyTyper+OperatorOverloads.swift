// Which function an operator means. Operators that the program declares are overloads like functions, found by their name alone; where none
// of them fits, the standard ones on standard types are known without being looked up. What an operand that is not known leaves open is `_`.

import SelfsameDeclarations
import SelfsameSyntax

/// An operator as it is used.
struct OperatorUse: Hashable {
    var name: Name
    var fixity: OperatorFixity
}

extension BodyTyper {
    /// The operators of the standard library that give the same whatever their operands are.
    private enum FixedResult {
        case bool, void

        init?(_ text: String, _ fixity: OperatorFixity) {
            switch (text, fixity) {
            case ("&&", .infix), ("||", .infix), ("==", .infix), ("!=", .infix), ("<", .infix), (">", .infix), ("<=", .infix),
                (">=", .infix), ("===", .infix), ("!==", .infix), ("~=", .infix), ("!", .prefix):
                self = .bool
            case ("+=", .infix), ("-=", .infix), ("*=", .infix), ("/=", .infix), ("%=", .infix), ("&=", .infix), ("|=", .infix),
                ("^=", .infix), ("<<=", .infix), (">>=", .infix):
                self = .void
            default: return nil
            }
        }
    }

    private func type(_ result: FixedResult) -> TypeID { result == .bool ? analyzer.boolType : analyzer.voidType }

    // MARK: The program's own

    /// The functions of the program that an operator may mean. Each is open in all of its generic parameters, those of its type included.
    func ownOperators(_ use: OperatorUse) -> [Candidate] {
        if let known = ownOperators[use] { return known }
        let found = program.operatorFunctions(named: use.name, use.fixity, from: file).map {
            Candidate(declaration: $0, opensAll: true)
        }
        ownOperators[use] = found
        return found
    }

    /// Those of them that give something else than the standard operator does.
    private func unusual(_ own: [Candidate], beside standard: FixedResult) -> [Candidate] {
        own.filter { analyzer.signature(of: $0.declaration).result != type(standard) }
    }

    /// An operator that the program's own functions may be meant by; nil where none of them fits.
    private func ownOperator(
        _ use: OperatorUse, _ arguments: [CallArgument], among own: [Candidate], _ node: NodeID, _ expecting: TypeID?
    ) -> Typed? {
        guard !own.isEmpty, fits(own, arguments, expecting) else { return nil }
        let types = arguments.map { $0.type != .none ? $0.type : isContextual($0.node) ? .none : expression($0.node).type }
        // What is not known may have operators of its own.
        if let unknownOperand = types.first(where: { $0 != .none && analyzer.isUnknown($0) }) { return Typed(unknownOperand) }
        let found = operatorResult(use, arguments, ownOperators(use) + standardOperators(use, arguments), node, expecting)
        guard case .oneOf = analyzer.types[found.type], let standard = standardArithmetic(use, arguments, expecting) else { return found }
        // A literal beside a number is a number of its type, whatever else it could be.
        return Typed(standard)
    }

    /// The result of standard arithmetic on a number and a literal; nil for any other operands.
    private func standardArithmetic(_ use: OperatorUse, _ arguments: [CallArgument], _ expecting: TypeID?) -> TypeID? {
        let typed = arguments.compactMap { argument -> TypeID? in
            if argument.type != .none { return argument.type }
            return argument.literals.isEmpty && !isContextual(argument.node) ? expression(argument.node).type : nil
        }
        guard arguments.count == 2, typed.count == 1 else { return nil }
        return arithmetic(program.names[use.name], typed[0], typed[0], expecting)
    }

    // MARK: Infix

    /// An infix operator by its operands.
    func binary(_ item: NodeID, _ left: OperandRun, _ right: OperandRun, _ run: OperandRun, _ expecting: TypeID?) -> Typed {
        let text = operatorText(item)
        let use = OperatorUse(name: name(item), fixity: .infix)
        let standard = FixedResult(text, .infix)
        let own = standard.map { unusual(ownOperators(use), beside: $0) } ?? ownOperators(use)
        if own.isEmpty {
            if let standard { return Typed(type(standard)) }
            if text == "??" { return coalesce(Operand(run: left), Operand(run: right), run.node, expecting) }
        }
        let isChained =
            analyzer.precedence.isAssignment(analyzer.precedenceGroup(of: item, in: file)) && left.single.map(spineHasOptional) ?? false
        let (left, right) = (typed(left), typed(right))
        var arguments = [argument(left), argument(right)]
        if isChained, let node = left.run.single {
            // The operator is a part of the chain: `a?.b <- c`.
            let value = expression(node).type
            arguments[0].type = analyzer.wrappedType(value) ?? value
        }
        if let found = ownOperator(use, arguments, among: own, run.key, expecting) {
            return isChained && analyzer.wrappedType(found.type) == nil && !analyzer.isUnknown(found.type)
                ? Typed(analyzer.optionalType(found.type), found.fragment) : found
        }
        if let standard { return Typed(type(standard)) }
        if text == "??" { return coalesce(left, right, run.node, expecting) }
        return standardBinary(use, text, left, right, run, expecting)
    }

    /// An operand, with its type where it is a run of several that has one by itself: that is found once.
    private struct Operand {
        var run: OperandRun
        var typed: Typed?
    }

    private func typed(_ run: OperandRun) -> Operand {
        Operand(run: run, typed: run.single == nil && literalOperands(run) == nil ? value(of: run, nil) : nil)
    }

    private func value(of operand: Operand, _ expecting: TypeID?) -> Typed {
        // What a literal was in another context does not count in this one.
        if let node = operand.run.single, isLiteral(node) { return literal(node, expecting) }
        return operand.typed ?? value(of: operand.run, expecting)
    }

    /// An infix operator none of whose functions in the program fits.
    private func standardBinary(
        _ use: OperatorUse, _ text: String, _ left: Operand, _ right: Operand, _ run: OperandRun, _ expecting: TypeID?
    ) -> Typed {
        let isLeftContextual = isContextual(left.run)
        let isRightContextual = isContextual(right.run)
        let isRange = text == "..." || text == "..<"
        // Of a range, what is wanted of its bounds.
        let expecting = isRange ? expecting.flatMap { analyzer.genericArguments($0).first } : expecting
        var leftTyped = isLeftContextual ? Typed(.none) : value(of: left, nil)
        // Of two literals the one with a fraction says what both are: `0...1.5`.
        let isRightFirst = isLeftContextual && isRightContextual && expecting == nil && isFraction(right.run)
        var rightTyped = isRightContextual && !isRightFirst ? Typed(.none) : value(of: right, nil)
        if isLeftContextual { leftTyped = value(of: left, isRightContextual && !isRightFirst ? expecting : rightTyped.type) }
        if isRightContextual { rightTyped = value(of: right, isLeftContextual ? expecting ?? leftTyped.type : leftTyped.type) }
        let operands = (
            implicitlyUnwrapped(left.run.single, leftTyped.type) ?? leftTyped.type,
            implicitlyUnwrapped(right.run.single, rightTyped.type) ?? rightTyped.type
        )
        if isRange {
            let range = text == "..." ? analyzer.wellKnown.closedRange : analyzer.wellKnown.range
            let bound = join(operands.0, operands.1)
            guard !analyzer.isKnown(bound) || expressible(bound, by: "Comparable") else {
                return opaque(.noMatchingOverload, run.key, name: use.name)
            }
            return Typed(analyzer.nominalType(range, [bound]))
        }
        if let number = numberByLiterals(text, left, right, operands, expecting) { return Typed(number) }
        if let standard = arithmetic(text, operands.0, operands.1, expecting) { return Typed(standard) }
        if let unknownOperand = [leftTyped.type, rightTyped.type].first(where: analyzer.isUnknown) { return Typed(unknownOperand) }
        let arguments = [argument(left), argument(right)]
        var types = [leftTyped.type, rightTyped.type]
        if types[0] != types[1], let first = left.run.single, let second = right.run.single, tree.kind(first) == .array,
            tree.kind(second) == .array
        {
            // Either is an array of what is above the elements of both.
            types.insert(joinedElements([first, second], wanted: nil), at: 0)
        }
        let candidates = standardOperators(use, arguments, besides: types)
        return operatorResult(use, arguments, candidates, run.key, expecting)
    }

    /// The result of arithmetic where a call whose literals decide its type is the number that is wanted, or that the other operand is:
    /// `min(10, 5) + 1` is a `CGFloat` as a height. Nil where it is what it is by itself.
    private func numberByLiterals(
        _ text: String, _ left: Operand, _ right: Operand, _ types: (left: TypeID, right: TypeID), _ expecting: TypeID?
    ) -> TypeID? {
        func isCall(_ operand: Operand) -> Bool { operand.run.single.map { tree.kind($0) == .call } ?? false }
        guard isCall(left) || isCall(right) else { return nil }
        func takes(_ operand: Operand, _ type: TypeID, _ wanted: TypeID) -> Bool {
            guard type != wanted, let node = operand.run.single else { return type == wanted }
            return (isLiteral(node) ? literal(node, wanted).type : typeByLiterals(of: node, type, wanted: wanted)) == wanted
        }
        let context = expecting.map { analyzer.wrappedType($0) ?? $0 }
        let wanted = [context, types.left, types.right].compactMap { $0 }.filter { arithmetic(text, $0, $0, nil) == $0 }
        for number in wanted where takes(left, types.left, number) && takes(right, types.right, number) { return number }
        return nil
    }

    private func coalesce(_ left: Operand, _ right: Operand, _ node: NodeID, _ expecting: TypeID?) -> Typed {
        let optional = narrowedToOptional(value(of: left, expecting.map(analyzer.optionalType)), node)
        guard let wrapped = analyzer.wrappedType(optional.type) else { return Typed(optional.type) }
        let other = value(of: right, wrapped).type
        if analyzer.isUnknown(wrapped) { return Typed(other) }
        if other == wrapped || analyzer.isUnknown(other) { return Typed(wrapped) }
        // `a ?? b` with an optional b stays optional.
        if let inner = analyzer.wrappedType(other), analyzer.wrappedType(wrapped) == nil {
            let joined = join(wrapped, inner)
            return Typed(analyzer.isUnknown(joined) ? joined : analyzer.optionalType(joined))
        }
        let joined = join(wrapped, other)
        // What is not there becomes what the other is: of a CGFloat and a Double the first counts.
        let isNumber = analyzer.nominal(joined) == analyzer.wellKnown.double
        return Typed(isNumber ? wrapped : joined)
    }

    /// Arithmetic on equal numbers and strings; numbers that convert.
    private func arithmetic(_ text: String, _ a: TypeID, _ b: TypeID, _ expecting: TypeID?) -> TypeID? {
        let wellKnown = analyzer.wellKnown
        let left = analyzer.nominal(a)
        let right = analyzer.nominal(b)
        let isOfIntegers = ["%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>"].contains(text)
        guard isOfIntegers || ["+", "-", "*", "/"].contains(text) else { return nil }
        let numbers = isOfIntegers ? [wellKnown.int] : [wellKnown.int, wellKnown.double, wellKnown.cgFloat, wellKnown.float]
        if left == right, numbers.contains(left), left != .none { return a }
        if left == right, left == wellKnown.string, text == "+" { return a }
        let floating = isOfIntegers ? [] : [wellKnown.double, wellKnown.cgFloat]
        if floating.contains(left), floating.contains(right), left != .none {
            // The compiler converts towards what the context wants; without a wish both readings compile and Double is preferred (SE-0307).
            if let expecting, floating.contains(analyzer.nominal(expecting)) { return expecting }
            return analyzer.nominalType(wellKnown.double)
        }
        return nil
    }

    // MARK: Prefix and postfix

    /// `-x`, `!x` and other prefix operators.
    func prefix(_ node: NodeID, _ expecting: TypeID?) -> Typed {
        guard let inner = operand(node) else { return opaque(.syntaxError, node) }
        if isLiteral(node) { return literal(node, expecting) }
        let text = tree.text(tree.mainToken(node))
        let use = OperatorUse(name: name(node), fixity: .prefix)
        let standard = FixedResult(text, .prefix)
        let own = standard.map { unusual(ownOperators(use), beside: $0) } ?? ownOperators(use)
        let argument = CallArgument(label: .none, node: inner, isTrailing: false)
        if let found = ownOperator(use, [argument], among: own, node, expecting) { return found }
        if let standard { return Typed(type(standard)) }
        let typed = expression(inner, expecting: expecting)
        let wellKnown = analyzer.wellKnown
        let number = analyzer.nominal(typed.type)
        if ["-", "+", "~"].contains(text), number == wellKnown.int { return Typed(typed.type) }
        if ["-", "+"].contains(text), [wellKnown.double, wellKnown.cgFloat, wellKnown.float].contains(number) { return Typed(typed.type) }
        let ranges = ["...": "PartialRangeThrough", "..<": "PartialRangeUpTo"]
        if let name = ranges[text], let range = oneSidedRange(name, typed.type) { return Typed(range) }
        return unary(use, inner, typed, node, expecting)
    }

    /// `x...` and other postfix operators.
    func postfix(_ node: NodeID, _ expecting: TypeID?) -> Typed {
        let inner = firstOperand(node)
        let use = OperatorUse(name: name(node), fixity: .postfix)
        let argument = CallArgument(label: .none, node: inner, isTrailing: false)
        if let found = ownOperator(use, [argument], among: ownOperators(use), node, expecting) { return found }
        let typed = expression(inner)
        if tree.text(tree.mainToken(node)) == "...", let range = oneSidedRange("PartialRangeFrom", typed.type) { return Typed(range) }
        return unary(use, inner, typed, node, expecting)
    }

    private func unary(_ use: OperatorUse, _ inner: NodeID, _ typed: Typed, _ node: NodeID, _ expecting: TypeID?) -> Typed {
        if analyzer.isUnknown(typed.type) { return Typed(typed.type) }
        let arguments = [CallArgument(label: .none, node: inner, isTrailing: false)]
        return operatorResult(use, arguments, standardOperators(use, arguments), node, expecting)
    }

    /// `...x`, `..<x` and `x...`.
    private func oneSidedRange(_ name: String, _ bound: TypeID) -> TypeID? {
        guard let name = program.names.find(name), !analyzer.isUnknown(bound) else { return nil }
        let type = standpoint.lookUpType(name, in: file, scope: .none, arguments: [bound])
        return analyzer.isUnknown(type) ? nil : type
    }

    // MARK: Operators by name

    /// Whether a reference is an operator by itself: `sorted(by: <)`.
    func isOperatorName(_ node: NodeID) -> Bool {
        tree.kind(node) == .reference && tree.mainToken(node) != .none && tree.tokens.kind(tree.mainToken(node)).isOperator
    }

    /// What an operator that is passed as a function gives for what it is passed; nil where nothing fits.
    func operatorValue(_ node: NodeID, _ parameters: [TypeID], _ expecting: TypeID?) -> TypeID? {
        guard let fixity: OperatorFixity = parameters.count == 2 ? .infix : parameters.count == 1 ? .prefix : nil else { return nil }
        let use = OperatorUse(name: name(node), fixity: fixity)
        let text = tree.text(tree.mainToken(node))
        let arguments = parameters.map { CallArgument(label: .none, node: node, isTrailing: false, type: $0) }
        let standard = FixedResult(text, fixity)
        let own = standard.map { unusual(ownOperators(use), beside: $0) } ?? ownOperators(use)
        if let found = ownOperator(use, arguments, among: own, node, expecting) { return found.type }
        if let standard { return type(standard) }
        if fixity == .infix, let result = arithmetic(text, parameters[0], parameters[1], expecting) { return result }
        let found = operatorResult(use, arguments, standardOperators(use, arguments), node, expecting).type
        if case .unknown(.noMatchingOverload, _) = analyzer.types[found] { return nil }
        return found
    }

    /// Checks an operator by name against a function that takes what it is passed: `reduce(0, +)`.
    func checkOperatorName(_ node: NodeID, against target: TypeID, _ attempt: inout Attempt) -> Bool {
        guard let shape = function(in: target) ?? function(in: attempt.solver.apply(target)) else {
            attempt.sawUnknown = true
            return true
        }
        // A function of two values takes a pair where it is passed by name: `zip(a, b).map(==)`.
        var parameters = shape.parameters
        if parameters.count == 1, case .tuple(_, let pair) = analyzer.types[attempt.solver.apply(parameters[0])], pair.count == 2 {
            parameters = pair
        }
        // A literal has bound its parameter to its default type, which the other operand may change: `[1.5].reduce(0, +)`.
        let others = parameters.map { attempt.solver.apply($0) }.filter(analyzer.isKnown)
        for type in [TypeID.none] + others {
            var copy = attempt
            if type != .none {
                let open = parameters.filter { attempt.literalVariables.contains($0) && attempt.solver.apply($0) != type }
                guard !open.isEmpty, open.allSatisfy({ canBeLiteral(type, like: attempt.solver.apply($0)) }) else { continue }
                for variable in open { copy.solver.rebind(variable, type) }
                copy.faults.literal += open.count
            }
            let taken = parameters.map { copy.solver.apply($0) }
            guard taken.allSatisfy(analyzer.isKnown) else {
                attempt.sawUnknown = true
                return true
            }
            let result = copy.solver.apply(shape.result)
            if let found = operatorValue(node, taken, analyzer.isKnown(result) ? result : nil),
                copy.solver.match(shape.result, found, &copy.faults)
            {
                attempt = copy
                return true
            }
        }
        return false
    }

    /// A function type, or the one that an Optional wraps.
    func function(in type: TypeID) -> FunctionShape? {
        if let wrapped = analyzer.wrappedType(type) { return function(in: wrapped) }
        if case .function(let shape) = analyzer.types[type] { return shape }
        return nil
    }

    /// Whether a number of a default type can be of another.
    private func canBeLiteral(_ type: TypeID, like standard: TypeID) -> Bool {
        switch analyzer.nominal(standard) {
        case analyzer.wellKnown.int: expressible(type, by: "ExpressibleByIntegerLiteral")
        case analyzer.wellKnown.double: expressible(type, by: "ExpressibleByFloatLiteral")
        default: false
        }
    }

    // MARK: Resolution

    /// An operand: by its node where that is one, so that literals and implicit members take their type from each candidate.
    private func argument(_ operand: Operand) -> CallArgument {
        var result = CallArgument(label: .none, node: operand.run.first, isTrailing: false)
        if let typed = operand.typed { result.type = typed.type } else { result.literals = literalOperands(operand.run) ?? [] }
        return result
    }

    /// Whether an operand takes its type from the context.
    private func isContextual(_ run: OperandRun) -> Bool {
        run.single.map(isContextual) ?? (literalOperands(run) != nil)
    }

    /// What the preludes declare for the types of the operands, of literals for their default type, and at file level.
    private func standardOperators(_ use: OperatorUse, _ arguments: [CallArgument], besides types: [TypeID] = []) -> [Candidate] {
        guard use.name != .none else { return [] }
        var candidates: [Candidate] = []
        var seen: Set<DeclID> = Set(ownOperators(use).map(\.declaration))
        func add(_ found: [Candidate]) {
            for candidate in found
            where program[candidate.declaration].kind == .function && seen.insert(candidate.declaration).inserted
                && program.fixity(of: candidate.declaration) == use.fixity
            {
                candidates.append(candidate)
            }
        }
        for operand in (types + arguments.flatMap(operandTypes)).flatMap(analyzer.alternatives) {
            var type = operand
            add(members(of: type, named: use.name, isStatic: true))
            while let wrapped = analyzer.wrappedType(type) {
                type = wrapped
                add(members(of: type, named: use.name, isStatic: true))
            }
        }
        add(program.fileLevel(use.name, from: file).map { Candidate(declaration: $0) })
        return candidates
    }

    private func operandTypes(_ argument: CallArgument) -> [TypeID] {
        if argument.type != .none { return [argument.type] }
        let nodes = argument.literals.isEmpty ? [argument.node] : argument.literals
        return nodes.compactMap { node in
            if isLiteral(node) { return literal(node, nil).type }
            return isContextual(node) ? nil : expression(node).type
        }
    }

    /// The result of an operator by its candidates.
    private func operatorResult(
        _ use: OperatorUse, _ arguments: [CallArgument], _ candidates: [Candidate], _ node: NodeID, _ expecting: TypeID?
    ) -> Typed {
        guard use.name != .none else { return opaque(.undeclaredName, node) }
        guard case .success(let outcomes) = resolve(candidates, arguments, node, expecting) else {
            return opaque(.noMatchingOverload, node, name: use.name)
        }
        return oneOf(
            outcomes.map { outcome in
                guard standpoint.isContent(outcome.type) else { return Typed(outcome.type) }
                let fragment = Fragment(.reference, node, outcome.type)
                fragment.declaration = outcome.call.declaration
                fragment.call = outcome.call
                return Typed(outcome.type, fragment)
            }, node, dependsOnUnknown: outcomes.contains(where: \.dependsOnUnknown))
    }
}
