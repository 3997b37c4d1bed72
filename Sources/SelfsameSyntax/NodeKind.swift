// The kinds of syntax nodes and, for each, which children it has in source order. `x?` may be missing, `x*` stands any number of
// times; `type`, `expression` and `pattern` stand for any kind of that family, and any of them may be `missing` or `unexpected` in broken
// source, where any part may also be absent. Children are told apart by their kind and order. Commas, semicolons, braces and keywords are
// tokens only; a comma after an element is not part of the element. The main token is named where it is not the first token; it is
// `.none` where the text says so and where the name it should be is missing.

/// The kind of a syntax node.
public enum NodeKind: UInt8, Sendable, CaseIterable {
    // MARK: Structure

    /// Declarations, statements and expressions of a whole file, in order.
    case sourceFile
    /// `#if … #endif` between declarations, statements, cases, attributes or, inside `postfixIfConfig`, modifiers: `ifConfigClause*`.
    case ifConfig
    /// One clause: condition (an expression; missing after `#else`), then what stands in it. Main token: `#if`, `#elseif` or `#else`.
    case ifConfigClause
    /// `#sourceLocation(file: "…", line: …)`; tokens only.
    case sourceLocation
    /// Source that could not be read; covers the tokens skipped. No children, but for statements in a `switch` outside of its cases. Told by
    /// a diagnostic, but for what stands in an `ifConfigClause` that the version of the language makes inactive.
    case unexpected
    /// A part that has to stand here and does not; spans no byte. Main token: `.none`.
    case missing

    // MARK: Declarations: `attribute* modifier*` first, then what is listed. Main token: the name, or the keyword where there is none.

    /// `import a.b.c`. Main token: the first name of the path (after a kind such as `struct`).
    case importDecl
    /// `genericParameters? inheritanceClause? genericWhere? memberBlock`; main token: name. So for class, actor, enum and protocol.
    case structDecl, classDecl, actorDecl, enumDecl, protocolDecl
    /// `type inheritanceClause? genericWhere? memberBlock`; main token `extension`.
    case extensionDecl
    /// `genericParameters? parameterClause effects? returnClause? genericWhere? block?`; main token: name or operator.
    case functionDecl
    /// As `functionDecl`; main token `init` (a `?` or `!` token may follow it).
    case initializerDecl
    /// `block?`; main token `deinit`.
    case deinitializerDecl
    /// `genericParameters? parameterClause returnClause genericWhere? (accessorBlock|getterBlock)?`; main token `subscript`.
    case subscriptDecl
    /// `genericParameters? type genericWhere?`, the type being the aliased one. Main token: name.
    case typealiasDecl
    /// `inheritanceClause? type? genericWhere?`, the type being the default; main token: name.
    case associatedtypeDecl
    /// `patternBinding*`; main token `let`, `var` or `inout`.
    case variableDecl
    /// One explicit accessor: `attribute* modifier? parameterClause? effects? block?`; main token `get`, `set`, `willSet`, `didSet`, `_read`, ….
    case accessorDecl
    /// `enumCaseElement*`; main token `case`.
    case enumCaseDecl
    /// `genericParameters? parameterClause effects? returnClause? initializer? genericWhere?`; main token: name.
    case macroDecl
    /// Main token: the operator.
    case operatorDecl
    /// Main token: name. The attributes of the group are tokens only.
    case precedenceGroupDecl

    // MARK: Parts of declarations

    /// The members between the braces of a type, extension or protocol.
    case memberBlock
    /// `pattern typeAnnotation? initializer? (accessorBlock|getterBlock)?`.
    case patternBinding
    /// `{ get … set … }`: `accessorDecl*`.
    case accessorBlock
    /// The braces of a computed property or subscript without explicit accessors: statements.
    case getterBlock
    /// `parameterClause? initializer?`; main token: name. The parameters of a case are `parameter` nodes without a name where they have none.
    case enumCaseElement
    /// `parameter*` in parentheses.
    case parameterClause
    /// `attribute* modifier* type? initializer?`, the type perhaps a `variadicType`; main token: the first name (the label), `.none` where there
    /// is no name. The second name, if any, is the token after it.
    case parameter
    /// `async`, `throws`, `throws(E)`, `rethrows`, `reasync` in any combination: `type?` of a typed throw.
    case effects
    /// `-> type`, or `-> genericParameters type` where the opaque types of a result are named.
    case returnClause
    /// `: type`.
    case typeAnnotation
    /// `= expression`.
    case initializer
    /// `: inheritedType*`.
    case inheritanceClause
    /// `attribute* type`.
    case inheritedType
    /// `<genericParameter*>`.
    case genericParameters
    /// `attribute* type?` (what follows the colon); main token: name. `each`, `let` and others are tokens before it.
    case genericParameter
    /// `where` and `conformanceRequirement|sameTypeRequirement|layoutRequirement` nodes.
    case genericWhere
    /// `type type`: `A: B`.
    case conformanceRequirement
    /// `type type`: `A == B`; either may be an `integer`, or a `prefix` for a negative one.
    case sameTypeRequirement
    /// `type`; main token: the layout's name (`_Trivial(64)` and the like).
    case layoutRequirement
    /// `@name(arguments)`: `type` (the name, with generic arguments) and `argumentList?` where the arguments are those of a call. Arguments with
    /// a grammar of their own are tokens, among them as children: `genericWhere` and the `reference` after `target:` of `@_specialize`,
    /// `@specialized` and `@differentiable`; the `reference`, or `member` over a `typeExpression`, of `@derivative` and `@transpose`; the
    /// `reference` of `@_dynamicReplacement`; `type reference` of `@_implements`; the `string`s of `@_originallyDefinedIn` and
    /// `@_documentation`; the declaration of `@abi`. Main token: the first token of the name.
    case attribute
    /// `public`, `private(set)`, `nonisolated(unsafe)`, `consuming` …; main token: the keyword.
    case modifier

    // MARK: Statements

    /// `{ statements }` of a function, accessor or control statement.
    case block
    /// `conditionList block (block|if)?`; also as an expression. In a chain of `else if` each `if` is the last child of the one before.
    case `if`
    /// `(expression|optionalBinding|matchingCondition|availabilityCondition)*` of `if`, `guard`, `while`.
    case conditionList
    /// `if let x`, `if var x: T = e`: `pattern typeAnnotation? initializer?`; main token `let`, `var` or `inout`. The pattern is one of those of
    /// `case`: `_` is an `expressionPattern` of `discard`, `(a, b)` one of `tuple`.
    case optionalBinding
    /// `case pattern = e`: `pattern typeAnnotation? initializer`.
    case matchingCondition
    /// `#available(iOS 15, *)`, `#unavailable(…)`; main token: the `#` word. The platforms are tokens. (`#_hasSymbol(…)` is a `macroExpansion`.)
    case availabilityCondition
    /// `expression (switchCase|ifConfig)*`; also as an expression.
    case `switch`
    /// `attribute? caseItem* statementList`; main token `case` or `default` (also `@unknown default`).
    case switchCase
    /// `pattern? whereClause?` of `case` and `catch`.
    case caseItem
    /// `where expression`.
    case whereClause
    /// The statements of a `switchCase`; spans no byte where there are none.
    case statementList
    /// `conditionList block`.
    case `guard`
    /// `pattern typeAnnotation? expression whereClause? block`; `try`, `await`, `case`, `unsafe` are tokens.
    case `for`
    /// `conditionList block`.
    case `while`
    /// `block expression`.
    case `repeat`
    /// `effects? block catch*`.
    case `do`
    /// `caseItem* block`; no item where every error is caught.
    case `catch`
    /// `block`.
    case `defer`
    /// `expression?`.
    case `return`
    /// `expression`.
    case `throw`
    /// No children; main token: the label, `.none` where there is none.
    case `break`, `continue`
    /// No children.
    case `fallthrough`
    /// `yield &x`, `yield (a, b)`: `expression*`; `then x` and `discard self`: `expression`.
    case yield, then, discardStatement
    /// `label: statement`; main token: the label.
    case labeledStatement

    // MARK: Expressions

    /// A name in an expression, also the name in a `member` (then the only token is that name): `declNameArguments?`. `self`, `Self`, `init`, `$0`, `$x` and operators as functions too. Main token: the name.
    case reference
    /// `(a:b:)` after a name; tokens only.
    case declNameArguments
    /// `base? reference`; main token: the period. No base: implicit member. `a.0` and `a.self` have a reference, too.
    case member
    /// `callee argumentList? closure? labeledClosure*`; the closures are the trailing ones.
    case call
    /// `callee argumentList closure? labeledClosure*`.
    case subscriptCall
    /// `argument*` in parentheses or brackets, which belong to it.
    case argumentList
    /// `expression`; main token: the label, or `.none`. Elements of tuples, interpolations, attribute arguments too.
    case argument
    /// A trailing closure with a label: `closure`; main token: the label.
    case labeledClosure
    /// `closureSignature?` and then statements.
    case closure
    /// `attribute* captureList? (closureParameter*|parameterClause) effects? returnClause?`. In parentheses the names are `parameter` nodes of a `parameterClause`.
    case closureSignature
    /// `capture*` in brackets.
    case captureList
    /// `initializer?`; main token: the name; specifiers (`weak`) are tokens.
    case capture
    /// A parameter of a closure without parentheses; main token: the name (or `_`).
    case closureParameter
    /// A flat run of operands and operators: `operand ((binaryOperator|assignment|ternary|arrow) operand | cast)+`. Folding by precedence is
    /// the analysis' work. `if … else … as T` at the start of a statement is one, too.
    case sequence
    /// An infix operator in a `sequence`; main token: the operator. A run of adjacent tokens such as `>` `>=` is one operator.
    case binaryOperator
    /// `=` in a `sequence`.
    case assignment
    /// `? expression :` in a `sequence`: `expression`.
    case ternary
    /// `is type`, `as type`, `as? type`, `as! type` in a `sequence`; it has no operand after it. Main token `is` or `as` (a `?`/`!` token may follow).
    case cast
    /// `effects?` and `->` in a sequence that is a function type written as an expression (`(Int) -> Void` after `as` is a type instead).
    case arrow
    /// `operand`; main token: the operator.
    case prefix
    /// `operand`; main token: the operator.
    case postfix
    /// `x!`, `x?`: `operand`.
    case forceUnwrap, optionalChain
    /// `try`/`try?`/`try!`, `await`, `unsafe`: `operand`.
    case `try`, await, unsafe
    /// `&x`: `operand`.
    case `inout`
    /// `consume x`, `copy x`, `borrow x`, `each x`, `repeat x`: `operand`.
    case consume, copy, borrow, each, packExpansion
    /// `[a, b]`: `expression*`.
    case array
    /// `dictionaryElement*`; `[:]` has none.
    case dictionary
    /// `expression expression`.
    case dictionaryElement
    /// `argument*`; plain parentheses are a tuple of one unlabelled argument.
    case tuple
    /// A string literal: `interpolation*`; the text is `stringSegment` tokens.
    case string
    /// `\(…)`: `argument*`.
    case interpolation
    /// Literals, tokens only.
    case integer, float, boolean, `nil`, regex
    /// `\Root.a.b[0]?`: `type? keyPathComponent*`.
    case keyPath
    /// `.name`, `?`, `!`, `[…]`, `.name<…>`: `reference? genericArguments? argumentList?`; main token: its first token.
    case keyPathComponent
    /// `#name<…>(…) { }` as expression, statement or declaration: `attribute* modifier* genericArguments?
    /// argumentList? closure? labeledClosure*`; main token: the name after `#`.
    case macroExpansion
    /// `a<B>`: `expression genericArguments`.
    case specialize
    /// `_` as an expression.
    case discard
    /// `super`.
    case `super`
    /// A type that stands as an expression and is no expression: `Any`, `any P`, `@Sendable () -> Void`, `[3 of Int]`: `type`. (`[Int]`, `Int?`
    /// and `(Int) -> Void` are read as expressions.)
    case typeExpression
    /// `base? ifConfig`; inside the clauses stand chains whose innermost `member` or `postfixIfConfig` has no base.
    case postfixIfConfig

    // MARK: Patterns

    /// A name; main token: the name.
    case identifierPattern
    /// `_`.
    case wildcardPattern
    /// `tuplePatternElement*`.
    case tuplePattern
    /// `pattern`; main token: the label, or `.none`.
    case tuplePatternElement
    /// `let pattern`, `var pattern`.
    case valueBindingPattern
    /// An expression in a pattern's place: `expression`. A pattern inside it stands where an expression would: `valueBindingPattern` in
    /// `.some(let x)`, `identifierPattern` in `let (x, y)` and `let .some(x)`, `isPattern`.
    case expressionPattern
    /// `is type`.
    case isPattern

    // MARK: Types

    /// `genericArguments?`; main token: the name.
    case identifierType
    /// `type genericArguments?`; main token: the name after the period.
    case memberType
    /// `<type*>`; an integer is an `integer` node, a negative one a `prefix` over it.
    case genericArguments
    /// `T?`, `T!`, `[T]`: `type`.
    case optionalType, implicitlyUnwrappedType, arrayType
    /// `[K: V]`: `type type`.
    case dictionaryType
    /// `[3 of T]`: `(integer|type) type`.
    case inlineArrayType
    /// `(…) async throws -> T`: `tupleTypeElement* effects? type`; main token `->`.
    case functionType
    /// `tupleTypeElement*`.
    case tupleType
    /// `type`, perhaps a `variadicType`; main token: the first name, or `.none`.
    case tupleTypeElement
    /// `some T`, `any T`: `type`, a `compositionType` for `any A & B`.
    case someType, anyType
    /// `A & B`: `type*`.
    case compositionType
    /// `T.Type`, `T.Protocol`: `type`; main token `Type` or `Protocol`.
    case metatypeType
    /// `@escaping T`, `inout T`, `sending T`, `isolated T`, `borrowing T`…: `attribute* type`; specifiers are tokens before the type.
    case attributedType
    /// `T...` of a variadic parameter: `type`.
    case variadicType
    /// `repeat T`, `each T`, `~T`: `type`.
    case packExpansionType, packElementType, suppressedType
    /// `_` as a type, in generic arguments.
    case placeholderType
}
