// The pages of the manual as literals, by topic: written by `make docs` from the Markdown files that Topic.swift names.
// swift-format-ignore-file

let topicPages: [String: String] = [
    "identity": ##"""
        # Identity in ten minutes

        SwiftUI keeps a view's state as long as it believes that the view is *the same view*. This page shows how it decides that, and where code
        that looks harmless creates a different view.

        ## The type of `body` is the identity

        A view has no name and no address. SwiftUI identifies it by its position in the type of `body`: this is *structural identity*. The type is
        fixed at compile time, and `selfsame tree` prints it without running anything.

        ```sh
        cat > Card.swift <<'EOF'
        import SwiftUI

        struct Card: View {
            let title: String
            @State private var note = ""

            var body: some View {
                VStack {
                    Text(title)
                    TextField("Note", text: $note)
                }
            }
        }
        EOF
        selfsame tree Card.swift
        ```

        ```text
        Card.body  Card.swift:7:9
          VStack<TupleView<(Text, TextField<Text>)>>
           8  VStack
           9    0 Text(title)
          10    1 TextField("Note", text: $note)
        ```

        A block with several views becomes a `TupleView`: one position for each. `Text` is at position 0 of the `VStack`, `TextField` at position 1.
        Whatever the body returns next time, the view at position 1 is the same text field, and it keeps its text and its cursor.

        ## An `if` has two positions

        ```sh
        cat > Screen.swift <<'EOF'
        import SwiftUI

        struct Screen: View {
            @State private var isImportant = false

            var body: some View {
                VStack {
                    Toggle("Important", isOn: $isImportant)
                    if isImportant {
                        Card(title: "Letter").background(.yellow)
                    } else {
                        Card(title: "Letter")
                    }
                }
            }
        }
        EOF
        selfsame tree --view Screen Screen.swift Card.swift
        ```

        ```text
        Screen.body  Screen.swift:6:9
          VStack<TupleView<(Toggle<Text>, ConditionalContent<ModifiedContent<Card,
          _BackgroundStyleModifier<Color>>, Card>)>>
           7  VStack
           8    0 Toggle("Important", isOn: $isImportant)
           9    1 if isImportant
          10      true Card(title: "Letter") › .background(.yellow)
          12      false Card(title: "Letter")
        ```

        The `if` becomes a `ConditionalContent` with one type for each arm. To a reader both arms show the same card. To SwiftUI they are two
        positions, `true` and `false`, and only one of them exists at a time. When `isImportant` changes, the card in the old arm is destroyed and a
        card in the new arm is created. The note that the user typed belonged to the old card, so it is lost:

        ```sh
        selfsame report --view Screen --kept Screen.swift Card.swift
        selfsame report --format svg --view Screen --output screen.svg \
            Screen.swift Card.swift
        ```

        ```text
        1 view in 2 files
        1 condition in 1 view splits identity; 1 of them loses state; 1 could keep its
        state, because both arms create the same view

        Conditions that lose state of a view that both arms create:
          Screen.swift:9: `isImportant` in `Screen.body` loses `@State note` of `Card`,
            editing session, selection and focus of `TextField`

        Screen.body  Screen.swift:6:9
          VStack<TupleView<(Toggle<Text>, ConditionalContent<ModifiedContent<Card,
          _BackgroundStyleModifier<Color>>, Card>)>>
            VStack
            VStack/0/Toggle
            VStack/1/true/Card
            VStack/1/false/Card
          line 9: `isImportant`, depends on `@State isImportant`
            isImportant  VStack/1/true/Card
                         loses `@State note` of `Card`, editing session, selection and
                         focus of `TextField`
            else         VStack/1/false/Card
                         loses `@State note` of `Card`, editing session, selection and
                         focus of `TextField`
            change       at Screen.swift:8 by `Toggle("Important")` in `Screen`
            keeps        VStack VStack/0/Toggle
        ```

        ![The tree of `Screen.body` when `isImportant` changes](pictures/screen.svg)

        In the picture, `-` marks a view that is destroyed, `+` one that is created, `=` one that is kept. The toggle is outside of the branch, so it keeps its identity.

        The same happens for `switch`, for `if let`, and for a modifier helper with an `if` inside, such as `.if(condition) { … }`.

        ## What is lost with a view

        - `@State`, `@StateObject`, `@FocusState`, `@GestureState` of the view and of all views in it;
        - what a control keeps itself: an editing session, a selection, a scroll position, a navigation path;
        - work: `task` is cancelled and starts again, `onAppear` runs again;
        - animation: the two views cross-fade instead of moving.

        `@Binding`, `@Environment` and plain properties live elsewhere and are not lost.

        ## One view instead of two

        Move the condition from the structure into a value. The position then exists once:

        ```swift
        Card(title: "Letter").background(isImportant ? .yellow : .clear)
        ```

        Most modifiers have a value without effect: `opacity(1)`, `padding(0)`, `background(.clear)`, `disabled(false)`. `selfsame lint` finds
        branches like this one and suggests the rewrite; `selfsame help fixes` says what is verified.

        A branch between *different* views is right: there is nothing to keep.

        ## Explicit identity

        `id(_:)` adds a value to the identity of a view. While the value is equal, the view is the same; when it changes, the view is destroyed and
        created even without a branch.

        ```swift
        // A new letter starts with an empty note.
        Card(title: letter.title).id(letter.number)
        ```

        An `id` works *inside* its position. The same `id` in both arms of an `if` does not make them one view (rule
        `explicit_id_across_branches`).

        `ForEach` gives each row the identity of its element's `id`. Identity must belong to the element, not to the row:

        ```swift
        // Good: the note follows its letter.
        ForEach(letters) { Card(title: $0.title) }
        // The note stays in its row when a letter is inserted above.
        ForEach(letters.indices, id: \.self) { Card(title: letters[$0].title) }
        ```

        ## Lifetime

        The *value* of a view is created each time the body around it runs: that is cheap and says nothing about identity. The *lifetime* of a view
        is the time during which its identity exists; `@State` is stored for that time. So `@State private var note = ""` sets the initial value
        only at the beginning of the lifetime, and a branch that changes ends it.

        `AnyView` hides the type. SwiftUI then compares types at run time: a different type inside means a different view, and the compiler cannot
        help to find it (rule `anyview_branch`).

        Next: `selfsame help types` explains how to read types and paths, `selfsame help findings` what is reported and why.

        """##,
    "layout": ##"""
        # Layout in ten minutes

        A parent proposes a size, the child chooses its own size, and the parent places the child. Nothing else happens, and no child can be forced to
        a size. `selfsame layout` calculates this from source, for every view, and says why each view has its size.

        ## A frame is a view

        ```sh
        cat > Badge.swift <<'EOF'
        import SwiftUI

        struct Badge: View {
            var body: some View {
                Text("Hello, world!")
                    .frame(width: 300, height: 100)
            }
        }
        EOF
        selfsame layout --steps Badge.swift
        ```

        ```text
        Badge.body  Badge.swift:4:9
          proposed 390×844, size 300×100

          sizes
          Hello, world!.frame: 390×844 → 300×100
              both lengths are given, so the child is not asked
          placing
          Hello, world!: 300×100 → ~93.52×~22  when it is placed: fits on 1 line
          frames
          Hello, world!.frame  0, 0  300×100
            Hello, world!      ~103.24, ~39  ~93.52×~22

          sizes: 1 exact, 1 estimated (~), 0 unknown (?)
        ```

        Each line is a view, the size that it was offered, and the size that it chose. The frame does not change the text: it is a view around it,
        takes 300×100 whatever its child does, offers that to the text, and places it in the middle.

        A number with `~` depends on an estimate, here the width of the text, since the source does not say which font the device draws. A number with
        `?` depends on something unknown. A number without a mark is exact. Declare sizes to make more of them exact:

        ```sh
        cat > sizes.json <<'EOF'
        { 'Text("Hello, world!")': [95, 20] }
        EOF
        selfsame layout --sizes sizes.json Badge.swift
        ```

        ```text
        Badge.body  Badge.swift:4:9
          proposed 390×844, size 300×100

          Hello, world!.frame  0, 0  300×100
            Hello, world!      102.5, 40  95×20

          sizes: 2 exact, 0 estimated (~), 0 unknown (?)
        ```

        ## Who is asked first

        A stack subtracts the spacing, then offers each child an equal part of the rest, the least flexible child first. A child that takes less leaves
        more to those that come later. `layoutPriority` changes the order: the highest priority is asked first, and only the minimum sizes of the
        others are kept back.

        ```sh
        cat > Row.swift <<'EOF'
        import SwiftUI

        struct Row: View {
            var body: some View {
                HStack(spacing: 10) {
                    Color.red
                    Color.blue.frame(width: 50)
                    Color.green.frame(maxWidth: 100)
                }
                .frame(width: 300, height: 40)
            }
        }
        EOF
        selfsame layout --steps Row.swift
        ```

        ```text
        Row.body  Row.swift:4:9
          proposed 390×844, size 300×40

          sizes
          HStack.frame: 390×844 → 300×40
              both lengths are given, so the child is not asked
          placing
          HStack: 300×40 → 300×40
              when it is placed: spacing 20 is subtracted; least flexible first:
              blue.frame 50…50 before green.frame 0…100 before red 0…inf
            blue.frame: 93.33×40 → 50×40
                when it is placed: width 50; the child decides the other length
              blue: 50×40 → 50×40  when it is placed: takes what is offered
            green.frame: 115×40 → 100×40
                when it is placed: width: what is offered, up to 100
              green: 100×40 → 100×40  when it is placed: takes what is offered
            red: 130×40 → 130×40  when it is placed: takes what is offered
          frames
          HStack.frame     0, 0  300×40
            HStack         0, 0  300×40
              red          0, 0  130×40
              blue.frame   140, 0  50×40
                blue       140, 0  50×40
              green.frame  200, 0  100×40
                green      200, 0  100×40

          sizes: 7 exact, 0 estimated (~), 0 unknown (?)
        ```

        The blue frame has one width only, so it is asked first; the green one can be at most 100 wide; red takes what is left.

        ## What a proposal can be

        A proposal has a width and a height. Each is a number, zero (asks for the minimum), infinity (asks for the maximum), or `nil` (asks for the ideal
        length). A scroll view proposes `nil` along its axis, and so does `fixedSize()`; a colour has no ideal size and becomes 10 points long.

        ```sh
        selfsame layout --proposal nilx40 Row.swift
        ```

        ```text
        Row.body  Row.swift:4:9
          proposed nil×40, size 300×40

          HStack.frame     0, 0  300×40
            HStack         0, 0  300×40
              red          0, 0  130×40
              blue.frame   140, 0  50×40
                blue       140, 0  50×40
              green.frame  200, 0  100×40
                green      200, 0  100×40

          sizes: 7 exact, 0 estimated (~), 0 unknown (?)
        ```

        The outer frame takes 300×40 whatever is proposed: a fixed frame does not ask.

        ## Conditions and collections

        A condition has its initial value, and a collection whose elements are unknown has three. `--set` chooses others:

        ```sh
        cat > Shelf.swift <<'EOF'
        import SwiftUI

        struct Shelf: View {
            let books: [String]
            @State private var isOpen = false

            var body: some View {
                VStack(spacing: 0) {
                    if isOpen {
                        ForEach(books, id: \.self) { _ in
                            Color.brown.frame(height: 20)
                        }
                    }
                    Color.gray.frame(height: 5)
                }
            }
        }
        EOF
        selfsame layout --set isOpen=true --set books.count=2 Shelf.swift
        ```

        ```text
        Shelf.body  Shelf.swift:7:9
          proposed 390×844, size 390×45

          VStack           0, 0  390×45
            brown.frame    0, 0  390×20
              brown        0, 0  390×20
            brown.frame#2  0, 20  390×20
              brown#2      0, 20  390×20
            gray.frame     0, 40  390×5
              gray         0, 40  390×5

          conditions
          - `isOpen` = true (Shelf.swift:9:13)

          sizes: 7 exact, 0 estimated (~), 0 unknown (?)
        ```

        ## What to look for

        Below the frames, `layout` lists what is often unintended: views that are larger than their container, texts that are cut off, invisible views,
        and views without a size of their own. `--device iphone-se` or `--size 320x568` shows them on a small screen, `--format svg` draws a wireframe,
        and the page of `selfsame report --format html` draws each view at two widths: point at a frame to see why it has its size.

        The layout of a body has at most 60,000 views and modifiers; what comes after them is not laid out, and is listed as unknown.

        """##,
    "types": ##"""
        # Reading types and paths

        `selfsame tree`, `report`, `diff` and `snapshot` print types and identity paths. This page explains both.

        ## Types

        ```sh
        cat > Sign.swift <<'EOF'
        import SwiftUI

        struct Sign: View {
            var isOpen: Bool
            var note: String?

            var body: some View {
                VStack {
                    Text("Shop").font(.title)
                    if isOpen { Text("Open") } else { Image("closed") }
                    if let note { Text(note).opacity(0.5) }
                    Missing()
                }
            }
        }
        EOF
        selfsame tree Sign.swift
        ```

        ```text
        Sign.body  Sign.swift:7:9
          VStack<TupleView<(Text, ConditionalContent<Text, Image>,
          Optional<ModifiedContent<Text, _OpacityEffect>>, _)>>
           8  VStack
           9    0 Text("Shop").font(.title)
          10    1 if isOpen
          10      true Text("Open")
          10      false Image("closed")
          11    2 if let note
          11      some Text(note) › .opacity(0.5)
          12    3 Missing() _ (undeclared name `Missing`)
        ```

        | in a type | comes from |
        |---|---|
        | `TupleView<(A, B)>` | a block with several views, in order |
        | `ConditionalContent<A, B>` | `if … else`, `switch`; three or more arms are nested in pairs (run time name: `_ConditionalContent`, `--runtime-names`) |
        | `Optional<A>` | an `if` without `else` |
        | `ModifiedContent<A, M>` | a modifier `M` that wraps the view `A` |
        | `A` | a modifier that returns its own type, such as `Text.font(_:)`, leaves no trace |
        | `IDView<A, ID>` | `id(_:)` |
        | `ForEach<Data, ID, Row>` | a list of rows; `ID` is the type of the identity |
        | `AnyView` | an erased type: SwiftUI compares the content at run time |
        | `EmptyView` | nothing |
        | `_` | an *unknown* type: its declaration is not in the source (see below) |
        | `_OpacityEffect`, … | a type of SwiftUI whose name begins with an underscore; it is known, not `_` |
        | `_Unpublished_searchable`, … | a type of SwiftUI whose name is not public: selfsame names it after the API that makes it. It is known, and equal to itself |

        Where the source says `some View`, the type behind it is printed, if its source is available.

        ## `_`: unknown types

        `selfsame` reads source and does not guess. A name that no file declares has the unknown type `_`, and no rule reports anything that depends
        on it. `selfsame tree --why` lists the causes, the most frequent first:

        ```sh
        selfsame tree --why Sign.swift
        ```

        ```text
        1 of 1 view has unknown types, for 1 cause:

        1 view: undeclared name `Missing`
          help: not declared in any file; add its source with --context PATH, or
            describe it with --prelude FILE
          Sign.swift:12:13: Sign.body
        ```

        Usually a package is missing: resolve the packages (`swift package resolve`, or open the project in Xcode), name their source with
        `--context PATH`, or describe the views in a few lines with `--prelude FILE` (`selfsame help extending`).

        `selfsame explain --at Sign.swift:9:13` prints the type of one expression, the overload that is chosen, and why other overloads are not.

        ## Identity paths

        A path names one view in a body, from the outside to the inside:

            Sign.body/VStack/1/true/Text

        | word | meaning |
        |---|---|
        | `Sign.body` | the body |
        | `VStack` | a view on the way |
        | `0`, `1`, `2` | the position in a block of several views |
        | `true`, `false` | the arm of an `if`, or one half of a `switch` (`true/false/true` for several cases) |
        | `some` | the content of an `if` without `else` |
        | `id("name")` | explicit identity, by its value |
        | `id(\.id)` | a row of `ForEach`, by the key path of its identity |
        | `sheet`, `overlay` | the content of a modifier |

        Two views with different paths are different views, always. A condition *splits identity* if it decides between two paths.

        In `tree`, the words before a view are the steps of its path. `sheet:`, `toolbar:`, `overlay:` mark the content of a modifier, and `›` marks
        a modifier that wraps the view in a new type.

        """##,
    "findings": ##"""
        # Findings: rules, severity, exemptions

        `selfsame rules` lists all rules, `selfsame explain RULE` explains one with examples. The reference of all rules is
        [rules.md](../rules.md).

        ## Which rule do I need?

        | topic | rules |
        |---|---|
        | both arms make the same view | `branch_same_view_arguments`, `branch_same_view_modifier_arguments`, `branch_extra_modifier`, `branch_extra_modifier_no_inert`, `hidden_in_branch`, `identical_branches`, `switch_same_view`, `optional_binding_branch`, `branch_wraps_common_children`, `container_branch`, `branch_repeats_view`, `branch_exchanges_field` |
        | helpers and erased types | `conditional_modifier_call`, `conditional_modifier_helper`, `anyview_branch`, `explicit_id_across_branches` |
        | rows of lists | `foreach_index_id`, `foreach_self_id`, `unstable_id`, `computed_unstable_id`, `mutable_content_id`, `foreach_multi_row`, `foreach_anyview_row`, `foreach_inline_transform`, `row_observes_object`, `id_on_lazy_row`, `duplicate_static_ids` |
        | state and models | `observed_object_owned`, `model_created_in_body`, `model_in_plain_property`, `state_of_observed_object`, `state_changed_in_body`, `state_from_input`, `unread_observed_object`, `nondeterministic_body`, `on_change_of_constant`, `on_change_of_itself`, `measured_size_loop` |
        | environment | `missing_environment_object`, `overridden_environment_value`, `enabled_inside_disabled`, `unread_environment_value`, `closure_in_environment` |
        | layout | `invalid_frame`, `no_height_in_scroll_view`, `max_height_in_scroll_view`, `overridden_layout_priority`, `layout_priority_in_zstack`, `frame_before_resizable`, `frame_without_effect`, `geometry_reader_in_stack`, `image_max_width_without_min`, `overridden_aspect_ratio`, `zstack_badge`, `position_in_stack`, `unread_alignment_guide`, `spacer_without_space`, `narrow_adaptive_column`, `wider_than_screen`, `more_than_ten_views` |
        | structure | `single_child_group`, `redundant_empty_view_else`, `group_modifier_distribution`, `body_complexity`, `branch_count`, `conditional_depth`, `type_depth`, `section_computed_property`, `non_diffable_property`, `frequent_read_in_body`, `unequal_input`, `nested_geometry_reader`, `formatter_in_body`, `availability_branch` |
        | comments | `superfluous_disable`, `disable_without_reason` |

        The limits of `body_complexity` (a weight of 40), `type_depth` (30 levels), `branch_count` and `conditional_depth` are part of the rules and
        cannot be configured. Rules that are `off` run with `--enable-all-rules` or `opt_in_rules`; those that are `pedantic` with `--pedantic`.

        ## Severity

        A rule about branches ("warning or hint") decides by the cost of the branch:

        - **warning**: the view's own code, and no other code of the program, changes the condition while the view is in use, *and* a view loses
          something that a user misses: state that is written and shown, an editing session, focus, a scroll position, a navigation path, the control
          that the user is touching, a running `task` that changes the condition itself, or an animation that fades instead of moving. The message
          begins with what is lost. Of two fields for the same text that replace each other, code of other views may also change the condition. Of
          a condition on the size of the device, text that is typed has to be lost.
        - **hint**: the view is replaced, but the program shows nothing that is missed: a value that the view sets by itself when it appears, is
          measured or receives it, an object whose values come back with it, a value that only actions read, that code sets before it presents
          something, or that goes by itself a moment later, an action that runs again, what people do with a view that they cannot use before the
          change. Or the arms are different pages: no more than half of them make the view, or what fades is a part of other content.
          Or only the focus is lost where no keyboard is on the screen, and not by what is typed, or by a call of a conditional modifier. Or other
          code changes the condition as well: the view around it, which gives it a value, a view on a different page, the model, a timer. What is on
          screen then, and what a user has done there by then, the program seldom shows. Or nobody sees the change: it happens once, at the first
          load, or only on a different screen, or nothing makes the view. Hints take one line each; `--hints full` shows them like warnings,
          `--hints none` hides them.

        Some rules are hints as a whole, since readers of unseen apps seldom found their warnings right and worth a reviewer's time:
        `foreach_self_id`, `missing_environment_object`, `model_created_in_body`, `model_in_plain_property`, `position_in_stack`,
        `state_of_observed_object`, `switch_same_view`.

        "when `isOpen` changes" in a message is followed by the code that changes it: "changed at Pane.swift:16 by `Button("flip")` in `Child` (through
        `$on`)" is a button in a different view, to which the state is passed as the binding `$on`. In JSON, `flippedBy` lists the values that the
        condition reads, `changedBy` this code. `selfsame explain --at FILE:LINE:COLUMN` on an `if` prints both, with what each arm loses.

        A severity that the configuration gives to a rule replaces this decision. Nothing is an error unless the configuration says so, so the exit
        status is 0; `--strict` makes warnings fail.

        ## Exemptions

        A branch that is intended, or that cannot change, is not reported. `--show-exempted` lists these branches with the reason:

        | id | title | the branch is not reported because |
        |---|---|---|
        | E1 | invariant condition | the condition cannot change while the view lives: `#available`, a constant, an argument that is always the same |
        | E2 | transition present | a `transition` asks for insertion and removal |
        | E3 | intended replacement | the arms, or a view around them, have explicit identities that change with the condition |
        | E4 | not a builder context | the branch is an expression, so its arms are one view |
        | E5 | other builder | the content is built for something else, such as a table of commands |
        | E7 | preview or test | the code is only used by previews or tests |
        | E8 | one-shot context | the content is rendered once, as in a widget |
        | E9 | menu or dialog content | the content is built each time it is shown |
        | E10 | row context, row element | the branch is a row of a list and depends only on the row's element (row element: reported as a hint) |
        | E11 | branches contain effects | an arm has `onAppear`, `task` or similar: its fix is unsafe |
        | E12 | generated file | a comment above the first line of code says `Generated using Sourcery`, `Generated using SwiftGen`, `DO NOT EDIT`, `@generated`, `swiftlint:disable all` or a word of `generated_markers`, or the name ends in `.generated.swift` or `.g.swift` |
        | E13 | member of a value | the condition reads a value that is usually constant while it is shown (reported as a hint) |
        | E14 | public interface | the function is public and returns `AnyView` on purpose |
        | E15 | documented | a comment next to the branch gives a reason |
        | E16 | no sign of change | nothing in the program changes the condition while the view lives |
        | E17 | two commands | the arms are buttons with different actions |
        | E18 | state starts over | state of the view is initialised from the arms: one view would keep the old value |
        | E19 | animated flip | a visible animation cross-fades the arms: the fix is unsafe |
        | E20 | replaced anyway | a branch or an `id` around it replaces the view at the same time |
        | E21 | different actions | the arms hold no state and do different things when they appear or disappear |
        | E22 | unused code | nothing in the app makes the view or uses the member; in a program without `@main`, all code counts as used |
        | E23 | unnoticed flip | the condition changes only once, as the view appears, or only together with what shows the view at all |

        `--show-unknown` lists what could not be judged because a type is unknown.

        ## Silencing a finding

        Write a comment above the line, with a reason:

        ```swift
        // selfsame:disable:next branch_same_view_arguments - two letters, not one
        if isOpen { Letter(.open) } else { Letter(.closed) }
        ```

        | comment | silences |
        |---|---|
        | `// selfsame:disable:next RULE - reason` | the next line |
        | `// selfsame:disable:this RULE - reason` | its own line |
        | `// selfsame:disable:previous RULE - reason` | the line above |
        | `// selfsame:disable RULE` … `// selfsame:enable RULE` | the lines between; without `enable`, all lines to the end of the file |
        | `// selfsame:disable:file RULE - reason` | the whole file, wherever the comment is |
        | `// selfsame:ignore:branch - reason` | all rules, for the branch below |

        `RULE` can be several rules, or `all`; a comment without a rule means all rules. A comment that silences nothing is reported
        (`superfluous_disable`), and `--fix` removes it; a misspelt rule is corrected instead. A comment of an unknown form, such as
        `selfsame:disable-next-line`, silences nothing and is reported as well. To switch a rule off for a folder, use the configuration (`selfsame help configuration`).

        """##,
    "fixes": ##"""
        # Fixes

        Most findings come with a suggested rewrite. There are three kinds:

        | kind | applied by | meaning |
        |---|---|---|
        | safe | `selfsame lint --fix` | the program behaves as before |
        | unsafe | `selfsame lint --fix --unsafe-fixes` | the program behaves differently: usually state that was lost is now kept. Review the change |
        | display only | you | a sketch: it is not verified, or it needs a decision |

        `selfsame lint --diff` prints the changes as a patch and writes nothing.

        ```sh
        cat > Sign.swift <<'EOF'
        import SwiftUI

        struct Sign: View {
            @State private var isOpen = false

            var body: some View {
                VStack {
                    Toggle("Open", isOn: $isOpen)
                    if isOpen {
                        Text("Come in")
                    } else {
                        Text("Closed")
                    }
                }
            }
        }
        EOF
        selfsame lint --quiet --diff Sign.swift || true
        ```

        ```text
        --- a/Sign.swift
        +++ b/Sign.swift
        @@ -6,11 +6,7 @@
             var body: some View {
                 VStack {
                     Toggle("Open", isOn: $isOpen)
        -            if isOpen {
        -                Text("Come in")
        -            } else {
        -                Text("Closed")
        -            }
        +            Text(isOpen ? "Come in" : "Closed")
                 }
             }
         }
        ```

        ## What is verified

        Before a fix is shown, it is applied to a copy in memory, and the program is analysed again. It is dropped, and counted in the summary
        ("dropped: they failed verification"), unless

        - the file still parses,
        - every body has exactly the predicted type, and no type becomes unknown,
        - the finding disappears, and no comment is lost.

        `--fix` repeats until nothing changes. A file is replaced as a whole or not at all, and never if it changed in the meantime.

        ## When a fix is safe

        A fix is safe if the views have no state and nothing visible depends on the replacement. These make it unsafe: the view has state (it now
        persists), an arm has effects such as `onAppear` (they no longer run), an animation cross-fades the arms (it no longer does), or the inert
        value has an effect in some places. `selfsame explain RULE` states this for each rule under *Fix safety*.

        """##,
    "ci": ##"""
        # Continuous integration

        ## The command

        ```sh
        mkdir -p Sources
        cat > Sources/Desk.swift <<'EOF'
        import SwiftUI

        struct Letter: View {
            @State private var draft = ""
            var body: some View { TextField("Draft", text: $draft) }
        }

        struct Desk: View {
            @State private var isUrgent = false

            var body: some View {
                VStack {
                    Toggle("Urgent", isOn: $isUrgent)
                    if isUrgent {
                        Letter().border(.red)
                    } else {
                        Letter()
                    }
                }
            }
        }
        EOF
        selfsame lint --strict --quiet Sources
        echo "exit status $?"
        ```

        ```text
        Sources/Desk.swift:14:13: warning: `@State draft` of `Letter` is reset when `isUrgent` changes: this `Letter` is replaced only to add `border` (branch_extra_modifier_no_inert)
        Sources/Desk.swift:15:17: note: `Desk.body/VStack/1/true/Letter` for `isUrgent`
        Sources/Desk.swift:17:17: note: `Desk.body/VStack/1/false/Letter` otherwise
        Sources/Desk.swift:13:36: note: changed here by `Toggle("Urgent")` in `Desk`
        Sources/Desk.swift:14:13: note: lost with it: `@State draft` of `Letter`, editing session, selection and focus of `TextField`
        Sources/Desk.swift:14:13: note: move the condition into `border`: `Letter().border(isUrgent ? .red : Color.clear)`
        exit status 1
        ```

        `--strict` makes warnings fail. Exit status 0 means no finding, 1 findings, 2 that the analysis is incomplete (a file does not parse, a path
        is missing), 64 a wrong command line.

        ## Start with a baseline

        In an existing project, record today's findings. From then on only new findings are reported:

        ```sh
        selfsame lint --quiet --write-baseline .selfsame-baseline.json Sources
        selfsame lint --strict --quiet --baseline .selfsame-baseline.json Sources
        echo "exit status $?"
        ```

        ```text
        exit status 0
        ```

        Commit the file, and put `"baseline": ".selfsame-baseline.json"` into `.selfsame.json` (`selfsame config init`) instead of the option. An
        entry is recognised by rule, view, identity path and source text: moved lines and renamed files change nothing. `selfsame baseline report`
        lists entries that no longer occur, `selfsame baseline prune` removes them.

        To report only on what a branch changes, use `--changed-since origin/main`, with `--changed-lines-only` for changed lines only.

        ## Watch identity with a snapshot

        A snapshot records the type of every body, where conditions split identity, and the state at risk. Commit it; a review then shows what a
        change does to identity, and CI fails if it gets worse:

        ```sh
        selfsame snapshot --quiet Sources
        cat selfsame.snapshot
        selfsame snapshot --check Sources
        echo "exit status $?"
        ```

        ```text
        # selfsame snapshot 3
        # Each view body: its file, its type, what evaluates it again, where conditions split identity, and the state at risk. Do not edit: run `selfsame snapshot`.

        Desk.body	Sources/Desk.swift
          VStack<TupleView<(
            Toggle<Text>,
            ConditionalContent<
              ModifiedContent<Letter, _OverlayModifier<_ShapeView<_StrokedShape<_Inset>, Color>>>,
              Letter
            >
          )>>
          evaluated again by: @State isUrgent
          splits identity: VStack/1
          state at risk: Letter.@State.draft
          state at risk: TextField: editing session, selection and focus

        Letter.body	Sources/Desk.swift
          TextField<Text>
        exit status 0
        ```

        `selfsame diff origin/main .` compares two revisions in words.

        ## GitHub

        With code scanning, annotations and a job summary from one run (`fetch-depth: 0` gives `--changed-since` its history):

        ```yaml
        on: pull_request
        jobs:
          identity:
            runs-on: ubuntu-latest
            permissions: { contents: read, security-events: write }
            steps:
              - uses: actions/checkout@v4
                with: { fetch-depth: 0 }
              - run: swift package resolve   # the source of packages; with an Xcode project: xcodebuild -resolvePackageDependencies
              - uses: <this repository>/.github/actions/selfsame@main
              - run: >
                  selfsame lint --strict --changed-since origin/${{ github.base_ref }}
                  --reporter github-actions-logging --reporter sarif:selfsame.sarif
                  --reporter "markdown:$GITHUB_STEP_SUMMARY"
              - uses: github/codeql-action/upload-sarif@v3
                if: always()
                with: { sarif_file: selfsame.sarif }
        ```

        A fresh runner has no checkouts of packages. Without them, views of packages have unknown types, rules report nothing about these, and
        `--strict` passes. `--fail-on-missing-modules` makes such a run fail with exit status 2.

        The action installs the archive of the release, or of `with: { address: … }`, after checking its checksum. Where there is no archive for the
        machine, it builds the program. `selfsame report --format markdown .` is a table for a comment or a job summary: the conditions that lose
        the most first, with links to the lines, and never longer than GitHub accepts.

        ## GitLab

        The findings are shown in the merge request:

        ```yaml
        selfsame:
          variables:
            SELFSAME_ARCHIVE: <where make dist put it>/selfsame-0.1.0-linux-x86_64.tar.gz
          before_script:
            - mkdir -p .selfsame
            - curl --fail --silent --show-error --location "$SELFSAME_ARCHIVE" | tar -xz -C .selfsame --strip-components 1
            - export PATH="$PWD/.selfsame/bin:$PATH"
          script:
            - selfsame lint --strict --reporter gitlab:gl-code-quality-report.json --reporter junit:selfsame.xml --reporter pretty
          artifacts:
            when: always
            reports:
              codequality: gl-code-quality-report.json
              junit: selfsame.xml
        ```

        ## pre-commit

        Runs the installed program on the files that are committed:

        ```yaml
        repos:
          - repo: <this repository>
            rev: <a revision>
            hooks:
              - id: selfsame
        ```

        ## SwiftPM

        A package that depends on this package has `swift package selfsame lint`, `fix` and `report`, with the options of the program and
        `--target NAME`. With the build-tool plugin, a target is linted in each build in which one of its files changed:

        ```swift
        dependencies: [.package(url: "<this repository>", branch: "main")],
        targets: [.target(name: "App", plugins: [.plugin(name: "SelfsameLintPlugin", package: "selfsame")])]
        ```

        The first build also builds selfsame. On macOS, SwiftPM asks before a plugin writes files:
        `swift package --allow-writing-to-package-directory selfsame fix`.

        ## Xcode

        As a plugin: *File › Add Package Dependencies*, this repository; *Build Phases › Run Build Tool Plug-ins › +*, `SelfsameLintPlugin`; at the
        first build, *Trust & Enable*.

        As a build phase, with the sandbox on:

        1. *Build Phases › + › New Run Script Phase*, above *Compile Sources*.
        2. The script:
           `selfsame lint --use-script-input-files --context "$SRCROOT" --force-exclude --reporter xcode --reporter "summary:$SCRIPT_OUTPUT_FILE_0"`
        3. *Input Files*: the files to report on (or *Input File Lists*, with `--use-script-input-file-lists`).
        4. *Output Files*: `$(DERIVED_FILE_DIR)/selfsame.txt`, so that the phase runs only after a change.

        The phase writes nothing else, so `ENABLE_USER_SCRIPT_SANDBOXING` can stay on. The sandbox hides files that are not listed in step 3; they
        are then missing as context. Xcode knows no hints: the reporter `xcode`, the default in a build phase, prints them as notes before all
        warnings. A `note:` with the name of a rule at its end is a hint; one without belongs to the line above it.

        """##,
    "configuration": ##"""
        # Configuration

        The configuration of a file is the nearest `.selfsame.json` in its folder or above, whichever folder the program is started in. It is JSON
        with comments and trailing commas. All keys are in the [reference](../../../../README.md#reference) of the README;
        `fixtures/schemas/configuration.json` is a schema for editors.

        ```sh
        selfsame config init
        mkdir -p Legacy && echo 'import SwiftUI' > Legacy/Old.swift
        cat > .selfsame.json <<'EOF'
        {
            "excluded": ["**/Generated"],
            "deployment_target": "16.0",
            "disabled_rules": ["explicit_id_across_branches"],
            "identical_branches": "error",                     // the severity of one rule
            "invariant_conditions": ["FeatureFlags.*"],        // never change while the program runs
            "overrides": [{ "paths": ["Legacy"], "disabled_rules": ["all"] }],
        }
        EOF
        selfsame config show Legacy/Old.swift | grep -v ': off$'
        ```

        ```text
        wrote .selfsame.json
        file: Legacy/Old.swift
        configuration: .selfsame.json
        rules:
        keys:
          excluded: [**/Generated]  (.selfsame.json:2)
          deployment_target: 16.0  (.selfsame.json:3)
          invariant_conditions: [FeatureFlags.*]  (.selfsame.json:6)
        override of .selfsame.json: Legacy
        target: none (no project found)
        profile:
          platform: ios  (default)
          deployment target: 16.0  (.selfsame.json:3)
          SDK: 26  (default)
          Swift: 6.2  (default)
        ```

        - `config show FILE` prints the resulting settings of a file and where each comes from.
        - An unknown key, an unknown rule or a value of the wrong type ends the run with exit status 2 and the place of the mistake.
        - Keys about the whole program (the table calls them *program*) are read from the configuration of the folder that all paths share.
        - Excluded files are not read at all. If the rest of the program needs their types, add them with `--context`.
        - `parent_config` names a file whose keys apply where this file sets none.

        ## What the project says

        Platform, deployment target, Swift version and compilation conditions come from the project, if the configuration and the options do not set
        them: from `Package.swift`, Xcode projects and workspaces with their `.xcconfig` files, Tuist's `Project.swift`, and XcodeGen's
        `project.yml`. They are searched for in the given folders and above, up to the root of the checkout.

        Each file has the settings of its target, as in a release build (`DEBUG` is not set). A file of several targets has those of the first.
        Manifests are read, not run: a computed value is unknown, and `config show FILE` says so.

        ## Packages

        The source of imported packages is read where tools check it out: `.build/checkouts`, `SourcePackages/checkouts`, Xcode's DerivedData folder
        of the project, Tuist, `Pods`, `Carthage/Checkouts`, packages next to the project, and the interfaces of binary frameworks. Nothing is
        reported on them. `--packages FOLDER` names a different place, `--packages none` ignores packages.

        If a module is missing and views depend on it, the run says so at the end. Resolve the packages first (`swift package resolve`,
        `xcodebuild -resolvePackageDependencies`).

        ## What only you know

        | key | example | tells selfsame that |
        |---|---|---|
        | `invariant_conditions` | `["Flags.*", "isPad"]` | an expression never changes while the program runs, such as a feature flag. Its text is compared with the text of the condition; `*` at the end matches any text |
        | `state_holders` | `["MapCanvas"]` | a view of the program or of a description (`preludes`) has state that is not visible in its source |
        | `leaf_views` | `["Badge"]` | a view has no state |
        | `containers` | `["CardStack"]` | a view only arranges its children |
        | `inert_modifiers` | `{"dimmed": "false"}` | one of your modifiers has no effect with a certain argument |
        | `conditional_helpers` | `["when"]` | a modifier of a package applies other modifiers conditionally: its name alone, without a type |
        | `preludes` | `["DesignKit.swift"]` | a Swift file describes API whose source is missing (`selfsame help extending`) |

        Views are named by their types. A name that occurs nowhere in the program is reported as a warning. A view of a package whose source is missing
        stays unknown whatever these keys say: describe it first.

        """##,
    "editors": ##"""
        # Editors

        `selfsame language-server` speaks the Language Server Protocol. It runs next to SourceKit-LSP, which completes and renames. While you type, it
        shows

        - the diagnostics of `lint`, with the arms and the lost state as related places, and fixes that were verified;
        - an action that silences a finding with a comment;
        - the type of each body after its `{`, and `⟂ splits identity`, `loses …` after a condition;
        - on hover: the type, the identity path, the state below, what replaces the view, and the overload that was chosen;
        - the view tree as document symbols;
        - above each body with conditions, a lens that writes its report as an HTML file and asks the editor to open it.

        An editor that asks for the diagnostics of the whole workspace also gets those of files that are not open;
        `"workspaceDiagnostics": false` in the initialization options turns that off. Findings of the baseline are not shown.

        The editor's settings go under `selfsame`: `pedantic`, `codeLens`, `inlayHints.types`, `inlayHints.chains`, `inlayHints.splits`,
        `inlayHints.losses`, `platform`, `sdk`, `deploymentTarget`, `swiftVersion`, `defines`. Settings for everyone go into `.selfsame.json`.

        **Neovim** 0.7 or later (`init.lua`):

        ```lua
        local servers = {}
        vim.api.nvim_create_autocmd("FileType", {
          pattern = "swift",
          callback = function(event)
            local package = vim.fn.findfile("Package.swift", vim.fn.expand("%:p:h") .. ";")
            local root = vim.fn.fnamemodify(package ~= "" and package or vim.fn.getcwd(), package ~= "" and ":p:h" or ":p")
            servers[root] = servers[root]
              or vim.lsp.start_client({
                name = "selfsame", cmd = { "selfsame", "language-server" }, root_dir = root,
                settings = { selfsame = { pedantic = false, codeLens = true } },
              })
            vim.lsp.buf_attach_client(event.buf, servers[root])
          end,
        })
        ```

        `:lua vim.lsp.buf.code_action()` offers the fixes at the cursor, `:lua vim.lsp.buf.hover()` the types. `:lua vim.lsp.codelens.refresh()` shows
        the lenses, `:lua vim.lsp.codelens.run()` on such a line writes the report; if Neovim cannot open a browser, it prints the path of the file.

        **Emacs** with eglot, which uses one server per mode (`init.el`):

        ```elisp
        (require 'eglot)
        (define-derived-mode selfsame-mode prog-mode "SwiftUI identity")
        (add-to-list 'auto-mode-alist '("\\.swift\\'" . selfsame-mode))
        (add-to-list 'eglot-server-programs '(selfsame-mode "selfsame" "language-server"))
        (add-hook 'selfsame-mode-hook #'eglot-ensure)
        ```

        **Helix** (`languages.toml`): `[language-server.selfsame]` with `command = "selfsame"` and `args = ["language-server"]`, and
        `language-servers = ["sourcekit-lsp", "selfsame"]` for the language `swift`. **Sublime Text** (LSP settings, `clients`):
        `"selfsame": { "enabled": true, "command": ["selfsame", "language-server"], "selector": "source.swift" }`. **VS Code** and **Zed** start a server only through an extension: use one that runs any command as a server, with
        `selfsame language-server` for the language `swift`. `make editors` tests the configurations of Neovim and Emacs; the others are not tested.

        Without a server, `selfsame lint --stdin-path Sources/Screen.swift --context Sources -` reads the text of a buffer from standard input.

        """##,
    "extending": ##"""
        # Extending selfsame

        ## Describe a view of a package

        Without the source of a package, its views have unknown types. Describe what you use in a Swift file: declarations as in the package, with a
        body that builds the underlying view. This is the form in which SwiftUI itself is described (`selfsame prelude` prints it).

        ```sh
        cat > Card.swift <<'EOF'
        import DesignKit
        import SwiftUI

        struct Profile: View {
            @State private var isNew = false

            var body: some View {
                VStack {
                    Toggle("New", isOn: $isNew)
                    if isNew {
                        Editor(text: "Ada").shaded()
                    } else {
                        Editor(text: "Ada")
                    }
                }
            }
        }
        EOF
        selfsame tree --quiet --format type Card.swift
        cat > DesignKit.swift <<'EOF'
        import SwiftUI

        /// A text editor of the package. Its draft is lost with the view.
        public struct Editor: View {
            @State private var draft = ""
            public init(text: String) {}
            public var body: some View { TextField("Draft", text: $draft) }
        }

        extension View {
            /// A modifier of the package.
            public func shaded(_ isShaded: Bool = true) -> some View {
                opacity(isShaded ? 0.5 : 1)
            }
        }
        EOF
        selfsame tree --format type --prelude DesignKit.swift Card.swift
        selfsame lint -q --reporter compact --prelude DesignKit.swift Card.swift
        ```

        ```text
        Card.swift:7:9: Profile.body: VStack<TupleView<(Toggle<Text>, ConditionalContent<_, _>)>>
        Card.swift:7:9: Profile.body: VStack<TupleView<(Toggle<Text>, ConditionalContent<ModifiedContent<Editor, _OpacityEffect>, Editor>)>>
        Card.swift:10:13: warning: `TextField` loses its editing session, selection and focus when `isNew` changes: this `Editor` is replaced only to add `shaded` (branch_extra_modifier_no_inert)
        ```

        A declaration without a body is enough where only its identity matters: `public struct Editor: View { public init(text: String) }` is the
        view `Editor` without state (name it in `state_holders` of the configuration if it has any), and `public func shaded() -> some View` makes the type `_Unpublished_shaded`.

        Put the file into the configuration as `"preludes": ["DesignKit.swift"]`. A `.swiftinterface` of the package works as well. One
        of a module that is described already, such as SwiftUI, adds what the description lacks; what the description has stays unchanged.

        ## Marks

        What Swift cannot express is written in a comment directly above a declaration:

        | mark | on | meaning |
        |---|---|---|
        | `// selfsame: owned` | a property wrapper | the value belongs to the view and is lost with it |
        | `// selfsame: keeps scroll offset` | a view | the platform keeps this for the view |
        | `// selfsame: presents destination` | a modifier | the content of this parameter is presented separately, like a sheet |
        | `// selfsame: lazy` | a container | it creates its children on demand |
        | `// selfsame: inert(safe) false` | a modifier | with this argument the modifier has no effect |
        | `// selfsame: inert(safe) radius: 0` | a modifier | the same, for an argument with a label |

        `inert(unsafe)` is for a modifier whose effect on layout may differ: its fix needs `--unsafe-fixes`. `selfsame prelude` prints how SwiftUI uses
        marks; `Sources/SelfsameDeclarations/Marks.swift` lists all of them. An unknown mark is reported.

        ## Write a rule

        Rules are compiled in: a new rule needs a checkout of selfsame and a rebuild. `.selfsame.json` can switch rules on and off and set their
        severity, but cannot define any.

        A rule is a value in a file of its own. This one is complete; it would be `Sources/SelfsameLint/Rules/StackOfOne.swift`:

        ```swift
        // Stacks around one view.

        import SelfsameDeclarations
        import SelfsameIdentity
        import SelfsameInference
        import SelfsameSyntax

        extension Rule {
            /// Reports `VStack { Text("a") }`.
            public static let stackOfOne = Rule(
                id: "stack_of_one",
                summary: "a stack contains one view",
                explanation: RuleExplanation(
                    whatItDoes: "Reports an HStack, VStack or ZStack whose content is one view.",
                    whyItMatters: "A stack of one view makes the type longer.",
                    whatToDoInstead: "Write the view without the stack.",
                    fixSafety: "No fix: a stack can change the size of the view in it."),
                severity: .hint, group: .structure, fixes: .never,
                isDefault: false, exemptions: .places,
                examples: [
                    .bad(
                        """
                        struct Title: View {
                            var body: some View { ↓VStack { Text("a") } }
                        }
                        """),
                    .good(
                        """
                        struct Title: View {
                            var body: some View { VStack { Text("a"); Text("b") } }
                        }
                        """),
                ],
                check: .body(findStacksOfOne))

            private static func findStacksOfOne(_ context: BodyContext) -> [Match] {
                let body = context.body
                return body.nodes.indices.compactMap { index in
                    let node = ViewNodeID(UInt32(index))
                    let children = body.children(node)
                    guard context.marks(ofConstruct: node).contains(.stack),
                        let child = children.first, children.count == 1,
                        context.isKnown(child),
                        case .constant(1) = context.analyzer.viewCount(of: child, in: body),
                        let name = context.tree.calleeToken(body[node].syntax)
                    else { return nil }
                    let type = context.analyzer.typeName(of: child, in: body)
                    var match = Match(
                        range: context.tree.tokens.range(name),
                        message: "this stack arranges nothing: it contains one `\(type)`")
                    match.node = node
                    return match
                }
            }
        }
        ```

        | field | values |
        |---|---|
        | `severity` | `.hint`, or `.warning` for code that is certainly wrong; with `isSometimesHint: true`, a match can set `severity` to `.hint` |
        | `group` | `.branches`, `.lists`, `.state`, `.structure`, `.layout` |
        | `fixes` | `.never`, `.sometimes`, `.always`; a fix is an `edits` array in `Fix`, as in `SingleChildGroup.swift` |
        | `isDefault` | `false`: only with `--enable-all-rules` or `opt_in_rules` |
        | `exemptions` | `.places` for rules on bodies and files; `.merging` or `.always` for rules on conditions (`Exemption.swift`) |
        | `check` | `.body`: each body; `.condition`: each condition that splits identity; `.file`: the declarations of a file |

        A body is a tree of nodes, which a check can ask about. Ask for types, identity and data flow here; do not walk the syntax tree. What a rule
        knows about SwiftUI is a mark in the prelude (`Sources/SelfsameDeclarations/Marks.swift` lists them), not a list of names.

        | question | answer |
        |---|---|
        | what is a node? | `body[node].kind`: `.construct` (a view is created), `.modifier`, `.reference` (a member or function), `.branch`, … |
        | what is in it, around it? | `body.children(node)`, `body.ancestry(of: node)`; `body.base(of: node)` is the view of a modifier |
        | is its type known? | `context.isKnown(node)`; report nothing otherwise |
        | which SwiftUI view or modifier is it? | `context.marks(ofConstruct: node)`; by name, `context.isPreludeView(node, named:)` and `isPreludeModifier` |
        | which arguments has it? | `body.call(node)?.arguments`, with label, type and syntax |
        | where is it in the source? | `context.tree.range(body[node].syntax)`, `context.tree.calleeToken(…)` |
        | how many views, what state? | `context.analyzer.viewCount(of: node, in: body)`, `context.analyzer.stateLost(below: node, in: body)` |

        The steps, in the checkout:

        1. Write the file. The name of the value is the id in camel case, and its file has the same name with a capital letter. The summary begins
           with a small letter and has no full stop; each text of the explanation is a sentence.
        2. Add `.stackOfOne` to `Sources/SelfsameLint/RuleCatalogue.swift`, sorted by id. A rule on conditions also gets a place in `conditionRules`.
        3. Write its examples: `bad` with `↓` before each reported place and `fixed` with the result of the fix, `good` where it must be silent. They
           are the documentation and the first tests.
        4. Write a fixture, `fixtures/rules/stack_of_one/stacks.swift`. `// expect: stack_of_one "VStack"` at the end of a line means that the rule
           reports there and underlines the text `VStack`. Lines without such a comment must be silent.
        5. Add the id to its topic on the page about findings (`docs/findings.md`).
        6. Run `swift test --filter "ExampleTests|RuleFixtureTests|CatalogueTests"`.
        7. Run `make docs`, which writes the rule's pages, completions and schema, and `make snapshots`; read the diff.

        Try it with `swift run selfsame lint --only-rule stack_of_one fixtures/tour`.

        ## Describe a SwiftUI modifier or view

        Add the declaration, with a body that builds the underlying value, to the file of its topic under `Sources/SelfsamePrelude/SwiftUI`; a
        property with its expected type under `fixtures/types`, which the tests confirm with the compiler; and its name to
        `fixtures/prelude/names.txt`. `selfsame help architecture` has the details, and explains how to add a property wrapper, an exemption, a
        reporter or a command.

        """##,
    "architecture": ##"""
        # How selfsame is built

            bytes → tokens → syntax tree → declarations
              → lowered view tree with types → identity → rules → reports

        Each file is lexed, parsed and indexed on its own; the indexes are linked once into a `Program`; each file is then analysed on its own against
        that program, with one object per thread. Values that one phase hands to the next are `Sendable` and immutable.

        ## Layers

        Each layer is a target that imports only layers above it in this table. The compiler enforces this, and `LayeringTests` lists the imports.

        | layer | answers | enter at |
        |---|---|---|
        | `SelfsameSystem` | what the system does: files, programs, threads, the heap (`CHeap` shows its C header); which Foundation there is | `Foundation.swift` |
        | `SelfsameSyntax` | what is written where: tokens, nodes, ranges, comments | `SyntaxTree` |
        | `SelfsamePrelude` | what SwiftUI and the standard library declare, as Swift source with marks | `PreludeSource` |
        | `SelfsameDeclarations` | what the program declares and where its names are used: index, linking, lookup, profile, marks | `Program`, `UseIndex` |
        | `SelfsameInference` | what an expression is: its type, the declaration it means, the lowered tree of a body | `Inference` |
        | `SelfsameFlow` | where a value comes from and goes to: what changes it, what keeps it, what callers give | `Flow` |
        | `SelfsameIdentity` | which views are the same view across a change, and what is lost with the others | `Analyzer` |
        | `SelfsameUpdates` | what is evaluated again when a value changes, and which value of the environment is in force where | `Updates` |
        | `SelfsameLayout` | which size and place every view gets, and why | `layoutTree`, `LayoutEngine` |
        | `SelfsameLint` | what is worth saying about that, and how to fix it | `Rule`, `lint` |
        | `SelfsameReports` | how it is shown | `Reporter` |
        | `SelfsameProject` | which files, which configuration, which threads | `LoadedProgram` |
        | `SelfsameServer` | what an editor asks, about a program that is being edited | `LanguageServer`, `WorkspaceProgram` |
        | `selfsame` | arguments and commands | |

        The object of a thread has one class per layer, by inheritance: `Inference` ← `Flow` ← `Analyzer`. Each class stores the answers of its layer;
        the files of a layer extend its class. Rules and reports hold an `Analyzer` and ask it everything. Declarations that an upper layer needs are
        `package`; those that rules, reports and commands read are `public`.

        ### The core of the inference

        Expressions, builders and member types depend on each other in a cycle: the meaning of a call depends on its arguments, an argument on the body
        of its closure, the body on the methods of its builder, and these are calls again. Read these files together (`FileCycleTests` fails if one is
        missing here):

        - `Inference`
        - `Expressions/`: `ArgumentMatching`, `Attempt`, `BodyTyper`, `BodyTyper+Alternatives`, `BodyTyper+Arguments`, `BodyTyper+Calls`,
          `BodyTyper+Closures`, `BodyTyper+KeyPaths`, `BodyTyper+Members`, `BodyTyper+Names`, `BodyTyper+OperatorOverloads`, `BodyTyper+Operators`, `BodyTyper+Overloads`,
          `BodyTyper+Patterns`, `BodyTyper+UnknownReceivers`, `BodyTyper+Unwrapping`, `CallTrace`, `PropertyTypes`, `Signature`, `Solver`
        - `Lowering/`: `Bodies`, `BuilderCalls`, `InferredBody`
        - `Types/`: `Conformance`, `GenericEnvironment`, `MemberTypes`, `PrintedTypes`, `Standpoint`, `TypeResolution`

        `infer(declaration)` is the only way to a typed body. A body is typed once, at the first request, and kept as an `InferredBody` with the types of
        its expressions, the interpretation of each closure, and its lowered tree. Everything that decides an answer is passed with the question and is
        part of its key: the `Standpoint` (whose requirements hold, whether unseen conformances are trusted), the type that the context expects, and the
        interpretation of the closures around it. The object has no modes. The objects of several threads hand each other the bodies that they have
        typed (`BodyExchange`), since values are followed from the code of one thread into that of a different one.

        Elsewhere, a cycle has at most eight files.

        ### How values are followed

        `Flow.step(from:)` returns where a value comes from, one step back: an expression with the same value, the operands of an operator, a local name, a
        parameter that callers provide or that a view passes to a closure, a stored or computed property, a wrapper, a call. Nothing else reads this from
        syntax, names, wrappers and callers. A *client* defines what a step means for its question, and asks about the values before it. `ValueQuery` caches
        answers, has one budget for all clients, and answers *unknown* when the budget is used up. `Writes` alone finds what changes a property, `Callers`
        what callers pass, `Facts` which conditions hold at a place, and `ReadWalk` which names code reads.

        | client | answers |
        |---|---|
        | `Constancy` | whether a value stays the same while its view lives, and why |
        | `Membership` | whether an option set has an option, always or never |
        | `Changes` | whether the program shows that a value changes: the whole value, its case, or whether it is nil |
        | `Shown` | which values the program uses at a place |
        | `Staying` | whether a collection, or the object that holds it, stays the same |
        | `Freshness` | what makes a value different each time |
        | `Holders` | the stored properties that a value is read from |
        | `ObjectMaking` | the expressions that may have made an object: two values that none can have made both are two objects |
        | `Derivation` | whether a value is computed from the argument for a parameter or property |
        | `Seeds` | what is done once with the values that callers pass: initial state, platform views, actions on appearance |
        | `WrittenConstants` | the constants that a value is written as |
        | `Animated` | what animates the changes of a value: modifiers, `withAnimation` around a write or a call that leads to it, bindings |

        `FrequentChanges` finds what changes a property many times while somebody looks: keys, gestures, scrolling, timers.

        `Creation` is not a client: it answers how often the program creates a view's value, from uses, writes and the views that a view shows
        (`ShownViews`, which types only code whose names can lead from one to the other). `CollectionHistory` answers how a collection changes while a
        list shows it. Both report only what the program shows.

        ### What a change evaluates again

        `Updates` is based on inferred bodies. A *unit* is what SwiftUI evaluates as one: a view, a modifier, a style, an app. Helpers and closures that
        run at once belong to the unit that uses them; an escaping closure is a node of its own (`ClosureTiming` decides from the declaration that takes
        it). `CodeReader` reads once what the code of a declaration does while it runs, `CodeWalk` follows that to the sources that a unit reads,
        `ValueParts` the components of a value that a comparison looks at, `SiteInputs` the inputs of a view at one place. `ChangeRun` follows one
        change: sources, units that read them, values that these create, units whose values differ. `EnvironmentWalk` builds the tree from its roots,
        with the environment writes along the way; `Preferences` collects, on the same walk, the values that go up. `EnvironmentMap` keeps the values in
        force at every view for `environment --at` and the page; its walk goes on only where a value is new (`EnvironmentArrivals`). Units, values and
        the walk depend on each other: read their files together. Every answer separates what is certain, possible and unknown, and says what
        `UpdateLimits` omits. Rules ask about one view or modifier at a time: `ViewReads` what a body reads and which inputs differ, `EnvironmentUse`
        and `ObjectWays` what the environment has there.

        ### What a flip costs

        A *flip* is a change of a condition from one arm to a different one. `SharedViews` finds the views that both arms create, below their modifiers
        and containers. `GivenViews` finds the views that the program passes to a container, a ViewModifier or a member of View: a branch around them
        loses what they hold. `StateLoss` finds the state that is lost with a view, `FlipPlaces` (flow) where the program flips the condition, `Animated` what
        animates the flip, and `UnseenFlips` why nobody sees it: at the first load, on a different screen, together with the view around it. `FlipCost`
        combines the losses. A rule with `isWeighed` is a warning if somebody sees the flip and misses what is lost, else a hint. What a view keeps is
        a mark (`keeps …`); what it keeps only while it is in use is a second one (`tracks …`). No rule decides a severity by a list of views.

        ### How a program is edited

        `WorkspaceProgram` keeps the linked program of a folder. An edit is only recorded; the next request parses and indexes that file.
        `Program.exchanging` replaces the file if it declares the same as before; else all indexes are linked again (`LoadedProgram.changing`). No answer
        is kept across edits: a diagnostic can depend on any file, and one file is analysed in the time between two keystrokes. One thread answers
        (`LanguageServer`), one reads; the `Inbox` between them knows which requests were cancelled and which documents have changed since. A feature is
        one file in `SelfsameServer/Features` and one line in the table of methods.

        ### What a project says

        `SelfsameProject/Settings` reads project files into `ProjectSettings`: targets, the settings and files of each, and the place where each of these
        is written. A `ProfilePlan` gives every file its `Profile` and its `FileMembership`; the index of a file keeps both. All files of one `Program`
        have one platform. A run whose files need several platforms links one program for each, in which every file has the same number
        (`LoadedProgram`).

        ### How views are laid out

        `LayoutBuilder` turns a lowered body into a `LayoutTree`: plain nodes without syntax, with the initial value of each condition and the body of each
        view of the program. Values come from `ValueReader`, which asks `Flow.step(from:)` for each step and computes the values. `LayoutEngine` lays out a
        tree in two phases: `size` answers a proposal and remembers it, `places` asks again with its own proposals. Every length is exact, estimated or
        unknown. Only `LayoutVocabulary` contains names of SwiftUI's views and modifiers: each has layout rules that no mark can express.

        ## What always holds

        - Answers do not depend on the order of questions, the number of threads or the order of files. An answer that was cut short by a cycle, a depth
          limit or a budget is not kept as final.
        - The program never guesses. An unknown type is `_` with a reason, an opaque node, or *unknown*; no rule reports anything that depends on it.
        - Types are equal if their declarations are equal, never because they print alike.
        - Broken input is normal: each phase returns a value and diagnostics, never throws, never traps.
        - No layer below the reports uses files, threads or Foundation. Only `SelfsameSystem` imports Foundation (FoundationEssentials where it exists, which
          keeps language data out of the program) and uses `unsafe`, with the reason next to it (`LayeringTests`).
        - SwiftUI is known from the prelude: a declaration there and the marks above it. Code asks for a mark, not for a name.
        - Only the catalogue uses the file of a rule; code that several rules share is in `SelfsameLint/Vocabulary`. Vocabulary does not use fixes,
          exemptions or rules; fixes do not use exemptions (`RuleFolderTests`).
        - A fix is offered only if the changed file parses, lowers and has the predicted type.

        ## Marks

        Facts that Swift cannot express are written in comments directly above a declaration of a prelude, the embedded one or a user's. A mark can have
        several words, separated by commas, and a declaration can have several lines of marks:

        | mark | meaning |
        |---|---|
        | `// selfsame: owned, seeded` | a wrapper whose value the view owns, and whose initial value is used once |
        | `// selfsame: presents destination` | the content of the parameter with this label is presented; without a label, of every parameter |
        | `// selfsame: follows of` | an action that runs when the argument with this label changes |
        | `// selfsame: command action` | a button or link, which does what the argument with this label says |
        | `// selfsame: wraps view controller` | what a type that conforms to this protocol wraps for the platform |
        | `// selfsame: keeps scroll offset` | what the platform keeps for the view |
        | `// selfsame: inert(safe) 1` | arguments with which a modifier has no effect |

        `Marks.swift` lists the words with their meanings; a misspelt one fails `MarkTests`. Linking reads them once. `marks(of:)` asks by declaration, if
        inference has found it; `marks(named:)`, `marks(ofCall:labels:)` and `marks(ofMember:ofType:)` ask by name, for code that is not typed.
        `SpelledNameTests` finds names of the prelude in other code, and lists each exception with its reason. `OnePlaceTests` adds a wrapper, a container
        and a modifier that presents, each by a declaration alone.

        ## Where to add

        **A modifier or a view.** Its declaration with a body that builds the underlying value, in the file of its topic under
        `SelfsamePrelude/SwiftUI`; its marks in a comment above; a property with `// type: …` above it under `fixtures/types`, which the compiler confirms
        (`TypeFixtureTests`); its name in `fixtures/prelude/names.txt`, which lists what the description covers. The underlying type must be public
        knowledge. A method of a specific type, such as `Image`, that returns that type is declared next to the one of `View`.

        **A property wrapper.** Its declaration in `SelfsamePrelude/SwiftUI/State.swift` (or the module it comes from), with marks for who owns the value
        and what changes it. A fixture under `fixtures/identity` shows what is lost.

        **A container.** Its declaration and its marks in the prelude; `fixtures/types` for the type, `fixtures/identity` for the paths of its children.

        A fixture under `fixtures/identity` has `// type:`, `// arms:` and a `// path:` for each view above a property, and `// expect: rule_id` alone where
        a rule reports; the `.tree` next to it is written by `make snapshots`.

        **A rule.** `selfsame help extending` has a complete rule, its fields, what a check can ask, and the steps: one file in `SelfsameLint/Rules`, one
        line in `RuleCatalogue.swift`, examples, a fixture, a line on the page about findings, `make docs`. A rule uses marks, not names of SwiftUI; a
        name that is its subject has a line in `SpelledNameTests`. Code that a second rule needs belongs in `Vocabulary`.

        **An exemption.** A static value in `SelfsameLint/Exemptions` with an id that was never used, and a place in each list that it belongs to
        (`Exemption.swift`): reports name the first exemption that gives a reason. It uses marks, not names of SwiftUI. An example of a rule shows it, next
        to a similar example that is still reported.

        **A question about values.** A client in `SelfsameFlow` that gives the answer for one step; the engine follows names, callers and writes.

        **A reporter or a command.** One file in `SelfsameReports`, one in `selfsame/Commands`; the manual page and the completions name it.

        ## Working on it

            make help        # all targets
            make check       # all that CI does: tests, warnings as errors, format, documents
            make docs        # writes the generated documents: rules.md, the README's tables, the manual's pages in the program
            make snapshots   # rewrites expected output; read the diff before you keep it
            make oracle      # asks the compiler everything again, and 400 random bodies more
            make bench       # times everything on CORPUS=FOLDER next to other tools
            make fuzz        # tries random input against properties
            make browser     # opens HTML reports in Chromium, flips every condition, checks keys, names and contrast

        Fixtures are real Swift files under `fixtures/`, with expectations in comments or expected output next to them. Where a fixture claims a type, the
        compiler is asked as well; its answers are recorded in `fixtures/oracle/answers.tsv`. The pages of the manual are Markdown under
        `Sources/selfsame/Resources/docs`; every `sh` block in them and in the README is run by a test, and the `text` block after it is its output
        (`DocumentCommandTests`; `make snapshots` rewrites it). Messages are in plain English: `PlainEnglishTests` lists the words that it refuses.

        """##,
    "limits": ##"""
        # Limits

        - **selfsame reads source.** A view of a framework without source or interface has an unknown type (`_`), and no rule reports anything that
          depends on it. `selfsame tree --why` lists the causes, `selfsame lint --show-unknown` the places.
        - **It never runs the program.** Whether a condition changes is decided from what writes it. A value that comes from outside, such as a
          notification, counts as changing.
        - **SwiftUI is described, not linked.** The description covers the public API of the SDK versions 26 and 27, `selfsame prelude --compare
          FILE` compares it with a `.swiftinterface`. Types inside of SwiftUI that are not public can differ from the printed ones in detail.
        - **Kept and destroyed views follow from types and explicit identity.** A container that creates its children on demand, such as `List`, may
          also destroy rows that scroll out of sight.
        - **Severity is an estimate of the cost for a user.** A warning says what the program shows to be lost; it does not know whether a user
          would miss it.
        - **Macros are not run.** Known are those of SwiftUI, Observation and previews, the conformances that a macro's declaration states, and the members
          of `@CasePathable` and `@Reducer` where the source of their packages is found.
        - **Layout numbers with `~` are estimates**: text widths, control sizes, list metrics. Those with `?` depend on something unknown, such as a
          text that is given at run time; so does the width of a text next to it. The others follow from published rules.
        - **Manifests are not run.** A setting that `Package.swift` or `Project.swift` computes is unknown.
        - On Linux, the static executable needs `/proc`.

        """##,
    "changes": ##"""
        # Changes

        ## Unreleased

        **If you read the output:** messages, help and documents are in plain English. `report` as text begins with a summary of one screen and lists
        only views with conditions; `--kept` also lists what each condition keeps. `tree` labels the content of modifiers (`sheet:`, `alert
        message:`). `rules` fits the terminal. Text uses the width of the terminal, from 60 to 120 columns.

        **If you compare versions:** `diff` and `snapshot --check` print `worse:`, `better:` and `changed:` instead of `-` and `+`. A snapshot has a
        block for each body, with long types over several lines; snapshots of the first format are still read, and rewritten by
        `selfsame snapshot`. The JSON of `diff` has `improvements` next to `regressions` and `remarks`.

        **If you read identity reports:** every format has the same numbers. A report begins with the state that one view in the place of two would
        keep, apart from what goes with views that are meant to be exchanged; JSON has it as `avoidable`. All conditions on one value change
        together, so a view in an arm of a second condition on it is not listed as kept. `lint` counts bodies without previews.

        **If you lint:** a `@State` value that nothing writes does not count as a sign of change. A list, picker or tab view sets its selection only to the tags
        of its content. Content that covers a view is not changed by that view. A fix says when the arms no longer cross-fade, and when a row does
        not use its index.

        **If you lint (what a closure is passed):** the parameter of a closure that a view of the program is made with has the values that the view
        passes where it calls the closure. A condition on it is reported where they change, and the message says what changes them. Before: nothing.

        **If you lint (severity):** a rule about branches is a warning only if the view, a view in it, or the view that shows it makes the change, and
        somebody misses what is lost. Changes by the model, a timer or a different screen are hints, and so are values that are only set, values that
        come back with their object, and steps with their own text. Before: a warning for each; after: a hint.

        ```swift
        if model.isLoading {              // hint: only the model changes it
            Banner().opacity(0.4)
        } else {
            Banner()
        }
        ```

        Also fewer reports: `computed_unstable_id` is silent for lists with `id: \.self`, `conditional_modifier_helper` for a private modifier that
        nothing applies, `unread_observed_object` for views that wrap a platform view, `observed_object_owned` and `model_in_plain_property` for objects
        that never differ from a new one, and rules about branches for arms without state that do different things when they appear (E21).
        `state_from_input` is silent for a view that edits a draft of its binding, `foreach_multi_row` for lazy grids, and `unread_environment_value`
        for a value that shares its key. A `List` does not lose a selection: its binding keeps it. A condition on one property of a struct counts as
        changing only if that property changes, not a different one. Conditions that only other pages change are reported with `--pedantic`.
        In a program with `@main`, code that nothing in the app uses is silent (E22), and the callers of a public declaration are those in the program:
        if all of them pass a constant, nothing changes. `foreach_multi_row` is silent for sections, and `nondeterministic_body` for the length of a
        time range that begins now. Of a ViewModifier whose condition nothing in the app changes, `conditional_modifier_helper` is reported with
        `--pedantic`. A branch is silent that flips only once, as its view appears, or only together with what shows the view at all (E23).
        `unread_observed_object` counts what a different build reads, and `branch_exchanges_field` leaves fields alone that are disabled for good.
        `zstack_badge` and `layout_priority_in_zstack` report only what changes the size, with the sizes.

        **If you read `updates --format json`:** a body that a closure causes to run has `"certainty": "probable"`, and so has what follows from it.

        **If you pipe `lint`:** the default is the new reporter `plain`: warnings first, then hints as `hint:`. Before, hints came first, as `note:`.
        `--reporter xcode` keeps that form, and is the default in a build phase of Xcode.

        **If you use Xcode:** hints are printed before all warnings, so Xcode does not attach them to a warning of a different rule.

        **If types were unknown:** the symbols of string catalogs, and what SwiftGen and R.swift generate, are known without running them. Views of
        PassKit, HomeKit, MusicKit, DeviceActivity and object capture, windows and spaces of visionOS are described. A `.swiftinterface` of a described
        module adds to the description and no longer replaces it. A property that an extension adds to all views (`var titled: some View`) is a
        modifier. `--why` names the module that may declare a missing overload, and what is undeclared instead of what depends on it: the type of a
        property, a property wrapper, a member of an argument.

        **If you read JSON or CSV:** both list what could not be read or parsed, as `problems` and as rows with the severity `error`. A file that is
        named and does not end in `.swift`, and a folder of `--packages` that does not exist, end the run with exit status 2.

        **If a target has several platforms:** files that it compiles for some platforms only are read for these.

        **If you use `updates` or `environment`:** changes name the control and the place; bindings to properties of observed objects, methods passed as
        closures, `onChange` and preferences are followed. `environment` without `--key` or `--at` is an error. `environment --at` also answers
        for stacks and other containers, and in large programs; it says which values only some callers or previews give, and claims nothing through
        unknown modifiers and views.

        **If you open the page of `report --format html`:** choose a view in a tree to see the values of the environment in force there, with the
        modifiers that set them. They are those that `environment --at` prints for the view.

        **If you use a narrow terminal:** help, `explain --at`, `environment` and `reporters` fit 60 columns, and no suggested code is cut off.

        **If you cannot tell red from green:** in the source on the report's page, destroyed and created lines have the signs `−` and `+`.

        **If you use Markdown reports:** places are code, and link to the line on GitHub and GitLab.

        **If you measure views:** `measured_size_loop` reports a measured size that changes the view it is measured of, if the two never agree. It lays
        the view out with each size that it measures.

        **If you ask who changes a condition:** `lint`, `report`, the page and the editor name the code: "changed at Pane.swift:16 by `Button("flip")`
        in `Child` (through `$on`)", also where a child changes the state through a binding, a function or a model. In JSON it is `changedBy`, next
        to `flippedBy`. `explain --at` on an `if` prints what the editor's hover shows.

        **If you use an editor:** the diagnostics of the whole workspace can be pulled, in parts and without delaying other requests. Settings are also
        asked for at the start. Hover on `.id(…)`, and `explain --at`, name what replaces the view.

        **If you suppress findings:** a misspelt rule in a comment is corrected by `--fix`, not deleted with its comment; comments of an unknown form
        such as `selfsame:disable-next-line` are reported.

        **If you read layouts:** what only the running program has no longer makes all sizes around it unknown. A text, a condition, a case or an image
        that is given at run time has a placeholder: it is marked `~` and listed with its name, its place and what was assumed. Sizes that nothing can have,
        in a file of sizes or as a count of elements, are errors. `spacer_without_space` reports a `Spacer` that can get no space in a scroll view, and
        `narrow_adaptive_column` an adaptive column below its minimum; `wider_than_screen` is off by default. `geometry_reader_in_stack` reports a
        reader that measures the space that a stack has left, and with `--pedantic`, `frame_without_effect` a frame that changes nothing.

        **If you use a `--prelude`:** an interface of any framework of the SDK adds to the description and no longer replaces it. **If you configure:** a
        version with a dot is a string: `"deployment_target": "16.4"`; a number with a point ends the run with exit status 2.

        **If you use `layout`:** `~` marks estimates, `?` what rests on something unknown; conditions have their value and place; `--set` of a name that
        does not exist is an error, and `--set bread.name=Rye` sets a text.

        **If packages are missing in CI:** `lint --fail-on-missing-modules` gives exit status 2. One line at the end of a run says how many views have
        unknown types, and why.

        **If your project generates code:** the fonts of SwiftGen and R.swift have their members, and where the Composable Architecture and CasePaths are
        found, so have the types with `@Reducer` and `@CasePathable`. A package whose manifest computes its targets is read by its folders.

        **If you configure names:** those of `state_holders`, `conditional_helpers` and similar keys that match nothing are reported.

        **If you want to learn:** `selfsame help TOPIC` shows the pages of the manual: `identity`, `layout`, `types`, `findings`, `fixes`, `ci`,
        `configuration`, `editors`, `extending`, `architecture`, `limits`, `changes`. `report --format svg` draws what a condition destroys, creates
        and keeps.

        ## 0.1.0

        First version: `lint` with `--fix`, thirteen reporters, configurations, baselines and `--changed-since`; `tree`, `report`, `snapshot`,
        `diff`, `syntax`, `prelude`, `rules`, `explain`, `baseline`, `config`, `reporters`; `language-server` for editors; plugins for SwiftPM; and
        `make dist`.

        """##,
]
