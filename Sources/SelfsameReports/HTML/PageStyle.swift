// The page's style. Colours have names by what they mean and two sets of values; on paper the light ones count. Nothing is told by colour
// alone: what is destroyed, created and kept has a sign and a word as well.

let pageStyle = #"""
    :root {
      color-scheme: light dark;
      --paper: #fbfaf7; --sheet: #ffffff; --wash: #f3f1eb; --ink: #23211e; --soft: #6a655c; --line: #e3dfd6; --link: #245a8d;
      --gone: #a3241c; --gone-wash: #fbeae7; --new: #1c6b3a; --new-wash: #e5f3e8; --lost: #855000; --lost-wash: #fbf0da;
      --keyword: #8a2f6f; --string: #9a3a1e; --number: #245a8d; --name: #1f5f66; --comment: #6a655c; --pointed: #f6efd8;
      --prose: ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", sans-serif;
      --serif: "Iowan Old Style", "Palatino Linotype", Palatino, Charter, "Source Serif 4", Georgia, "Liberation Serif", serif;
      --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --paper: #171614; --sheet: #1e1d1a; --wash: #262420; --ink: #e9e5dc; --soft: #a49e92; --line: #37342e; --link: #92bde6;
        --gone: #f0a097; --gone-wash: #3b201d; --new: #92d1a5; --new-wash: #1c3324; --lost: #e5b46c; --lost-wash: #362a12;
        --keyword: #dd9cc8; --string: #e6a88c; --number: #92bde6; --name: #8ecbd0; --comment: #a49e92; --pointed: #35301f;
      }
    }

    * { box-sizing: border-box; }
    html { background: var(--paper); color: var(--ink); font: 15px/1.55 var(--prose); -webkit-text-size-adjust: 100%; }
    body { margin: 0; }
    main { max-width: 92rem; margin: 0 auto; padding: 2.5rem clamp(1rem, 4vw, 3.5rem) 3rem; outline: none; }
    main.overview { max-width: 80rem; }
    h1, h2, h3, p, ul, ol, dl, dd, pre, fieldset { margin: 0; padding: 0; border: 0; }
    ul, ol { list-style: none; }
    h1 { font: 600 2.1rem/1.2 var(--serif); letter-spacing: -0.01em; overflow-wrap: anywhere; }
    h2 { font: 600 1.15rem/1.3 var(--serif); }
    h3 { font: 600 0.85rem/1.4 var(--mono); overflow-wrap: anywhere; }
    code, pre { font: 0.86em/1.5 var(--mono); font-variant-ligatures: none; direction: ltr; unicode-bidi: isolate; }
    code { overflow-wrap: anywhere; }
    a { color: var(--link); text-decoration: none; }
    a:hover { text-decoration: underline; text-underline-offset: 0.2em; }
    button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px; }
    summary { cursor: pointer; }
    footer { margin-top: 4rem; color: var(--soft); font-size: 0.8rem; }
    .aside { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .note, .where, .facts { color: var(--soft); font-size: 0.85rem; }
    .where { font-family: var(--mono); font-size: 0.75rem; overflow-wrap: anywhere; }
    .number { font-variant-numeric: tabular-nums; }
    [hidden] { display: none !important; }

    /* The overview */
    .kicker { color: var(--soft); font-size: 0.8rem; letter-spacing: 0.04em; margin-bottom: 0.6rem; }
    .lead { font: 1.3rem/1.5 var(--serif); max-width: 46rem; margin-top: 0.8rem; }
    .lead b { font-weight: 600; }
    .under { color: var(--soft); max-width: 46rem; margin-top: 0.5rem; font-size: 0.9rem; }
    .problems { margin-top: 1.2rem; padding: 0.7rem 1rem; border-left: 3px solid var(--lost); background: var(--lost-wash); max-width: 60rem; }
    .problems ul { margin-top: 0.5rem; }
    .tools { display: flex; flex-wrap: wrap; gap: 0.7rem 1rem; align-items: center; margin: 2.4rem 0 0.8rem; }
    .search { font-size: 0.85rem; color: var(--soft); }
    #search {
      font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--soft); border-radius: 6px;
      padding: 0.35rem 0.7rem; width: 17rem; max-width: 100%;
    }
    #search::placeholder { color: var(--soft); opacity: 1; }
    .chips { display: flex; flex-wrap: wrap; gap: 0.35rem; }
    .chip { position: relative; display: inline-flex; }
    .chip input { position: absolute; inset: 0; opacity: 0; margin: 0; width: 100%; height: 100%; cursor: pointer; }
    .chip > :last-child { border: 1px solid var(--line); border-radius: 99px; padding: 0.15rem 0.7rem; font-size: 0.82rem; background: var(--sheet); }
    .chip b { font-weight: 400; color: var(--soft); font-variant-numeric: tabular-nums; margin-left: 0.2em; }
    .chip :checked + * { background: var(--ink); border-color: var(--ink); color: var(--paper); }
    .chip :checked + * b { color: inherit; }
    .chip :disabled + * { color: var(--soft); background: none; }
    .chip :focus-visible + * { outline: 2px solid var(--link); outline-offset: 2px; }
    .found { color: var(--soft); font-size: 0.85rem; }

    .views { width: 100%; border-collapse: collapse; }
    .views th, .views td { padding: 0.5rem 0 0.5rem 1.2rem; text-align: right; vertical-align: top; font-weight: 400; }
    .views th:first-child { text-align: left; padding-left: 0; width: 99%; }
    .views thead th { border-bottom: 1px solid var(--soft); white-space: nowrap; font-size: 0.82rem; color: var(--soft); vertical-align: bottom; }
    .views thead button:hover { color: var(--ink); }
    .views [aria-sort="ascending"] button, .views [aria-sort="descending"] button { color: var(--ink); font-weight: 600; }
    .views [aria-sort="ascending"] button::after { content: " ↑"; }
    .views [aria-sort="descending"] button::after { content: " ↓"; }
    .views tbody tr { border-bottom: 1px solid var(--line); }
    .views tbody tr:hover { background: var(--wash); }
    .views .where { display: block; margin-top: 0.1rem; }
    .views .zero { color: var(--soft); }
    .views td { min-width: 4.5rem; }
    .views .bar { display: block; height: 4px; width: 4.5rem; margin: 0.3rem 0 0 auto; transform: scaleX(-1); }
    .views .bar rect { fill: var(--lost); }
    .more { display: block; margin: 1.2rem auto; padding: 0.5rem 1.2rem; border: 1px solid var(--soft); border-radius: 99px; }
    .more:hover { background: var(--wash); }
    .elsewhere, .explanation { margin-top: 3.5rem; max-width: 60rem; }
    .elsewhere details { margin-top: 0.6rem; }
    .excerpt { margin-top: 1.4rem; }
    .explanation p { margin-top: 0.6rem; max-width: 46rem; }
    .explanation dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.45rem 1.6rem; margin-top: 1.1rem; font-size: 0.92rem; }
    .explanation dt { white-space: nowrap; }
    .explanation dd { max-width: 40rem; color: var(--soft); }

    .changes { margin: 0.4rem 0 1rem; }
    .changes .tools { margin: 0.6rem 0; }
    #sources {
      font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--soft); border-radius: 6px;
      padding: 0.35rem 0.7rem; width: 17rem; max-width: 100%;
    }
    .sources { columns: 22rem; column-gap: 2rem; }
    .sources li { break-inside: avoid; padding: 0.15rem 0; }
    .source { color: var(--link); text-align: left; }
    .source:hover { text-decoration: underline; text-underline-offset: 0.2em; }
    .source[aria-pressed="true"] { background: var(--pointed); border-radius: 4px; padding: 0 0.3rem; color: inherit; font-weight: 600; }
    .heat { display: block; height: 3px; width: 9rem; }
    .heat rect { fill: var(--lost); }
    .effect { font-size: 0.75rem; border-radius: 99px; padding: 0 0.5rem; white-space: nowrap; }
    .effect.runs { background: var(--lost-wash); color: var(--lost); }
    .effect.may { border: 1px dashed var(--lost); color: var(--lost); }
    .effect.skipped { color: var(--soft); }
    p.effect { display: inline-block; margin: 0.4rem 0; font-size: 0.85rem; white-space: normal; }

    /* One view */
    .updates { margin-top: 2rem; font-size: 0.9rem; }
    .updates li { overflow-wrap: anywhere; padding: 0.1rem 0; }
    .path { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.4rem 1.5rem; font-size: 0.85rem; margin-bottom: 1.8rem; }
    .neighbours { display: flex; flex-wrap: wrap; gap: 0.3rem 1.5rem; min-width: 0; overflow-wrap: anywhere; }
    .title h1 code { font-size: 1.75rem; line-height: 1.25; letter-spacing: -0.02em; }
    .title .facts { margin-top: 0.35rem; }
    .title .where { margin-top: 0.4rem; }
    .type { margin-top: 1.3rem; }
    .type summary, .picture summary, .gaps summary { color: var(--soft); font-size: 0.85rem; }
    .type p { padding: 0.7rem 1rem; margin-top: 0.4rem; background: var(--wash); border-radius: 8px; line-height: 1.7; }
    .type code { overflow-wrap: normal; word-break: break-word; }
    .type .splits { color: var(--lost); font-weight: 600; }
    .type .erases, .type .unknown { color: var(--gone); font-weight: 600; }
    .panes { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 2.5rem; margin-top: 2rem; align-items: start; }
    .pane { position: sticky; top: 1rem; }
    .pane h2 { padding-bottom: 0.5rem; }
    .pane .bar { display: flex; gap: 0.5rem; align-items: baseline; }
    .pane .bar h2 { flex: 1; }
    .quiet { border: 1px solid var(--line); border-radius: 99px; padding: 0.1rem 0.75rem; font-size: 0.8rem; background: var(--sheet); }
    .quiet:hover { border-color: var(--soft); }
    .quiet[aria-pressed="true"] { background: var(--ink); color: var(--paper); border-color: var(--ink); }

    /* The environment of a chosen view, which stays in sight next to the tree */
    .environment {
      background: var(--sheet); border: 1px solid var(--soft); border-radius: 8px; padding: 0.7rem 1rem; font-size: 0.88rem;
      max-height: 60vh; overflow: auto;
    }
    .panel { position: sticky; top: 1rem; z-index: 1; margin-bottom: 1.2rem; }
    .panel:empty { display: none; }
    .row + .environment { margin: 0.3rem 0 0.6rem 1.1rem; max-height: none; }
    .environment h2 { padding: 0; font-size: 1rem; overflow-wrap: anywhere; min-width: 0; }
    .environment .bar { display: flex; gap: 0.5rem; align-items: baseline; justify-content: space-between; }
    .environment dl { display: grid; grid-template-columns: fit-content(40%) minmax(0, 1fr); gap: 0.35rem 1.2rem; margin-top: 0.6rem; }
    .environment dt, .environment dd { overflow-wrap: anywhere; min-width: 0; }
    .environment a { color: var(--link); }
    .environment .missing { color: var(--gone); }
    .environment > .note { margin-top: 0.5rem; }
    .pick { cursor: pointer; }
    .pick:hover { text-decoration: underline; text-underline-offset: 0.2em; }
    .pick[aria-pressed="true"] { background: var(--pointed); border-radius: 4px; }

    .lines { background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; padding: 0.6rem 0; }
    .lines { --gutter: calc(var(--digits) * 0.55rem + 1.6rem); }
    .lines > li { position: relative; }
    .lines > li::before {
      content: counter(list-item); position: absolute; left: 0; width: calc(var(--digits) * 0.55rem + 0.8rem); text-align: right;
      color: var(--soft); font: 0.72rem/1.4rem var(--mono);
    }
    .lines > li > code {
      display: block; white-space: pre-wrap; font-size: 0.8rem; line-height: 1.4rem; min-height: 1.4rem; border-left: 3px solid transparent;
      padding: 0 0.9rem 0 calc(var(--gutter) + min(var(--indent), 40%) + 2ch); text-indent: -2ch;
    }
    .lines .indent { position: absolute; width: 0; overflow: hidden; }
    .lines .left > code { border-left-color: var(--gone); background: var(--gone-wash); }
    .lines .taken > code { border-left-color: var(--new); background: var(--new-wash); }
    .lines .left > code::after, .lines .taken > code::after {
      position: absolute; left: calc(var(--digits) * 0.55rem + 1.1rem); top: 0; text-indent: 0; font: 600 0.8rem/1.4rem var(--mono);
    }
    .lines .left > code::after { content: "−" / "destroyed"; color: var(--gone); }
    .lines .taken > code::after { content: "+" / "created"; color: var(--new); }
    .lines .pointed > code { background: var(--pointed); }
    .keyword { color: var(--keyword); } .string { color: var(--string); } .lines .number { color: var(--number); }
    .name { color: var(--name); } .comment { color: var(--comment); font-style: italic; }

    .finding { margin: 0.35rem 0.9rem 0.7rem; padding: 0.6rem 0.85rem; border-radius: 6px; background: var(--wash); font-size: 0.86rem; line-height: 1.5; }
    .lines .finding { margin-left: calc(var(--gutter) + 3px); }
    .finding.warning { background: var(--lost-wash); }
    .finding.error { background: var(--gone-wash); }
    .finding .message b { font-weight: 600; }
    .finding.warning .message b { color: var(--lost); }
    .finding.error .message b { color: var(--gone); }
    .finding .rule { font: 0.75rem var(--mono); color: var(--soft); overflow-wrap: anywhere; }
    .finding .notes { margin-top: 0.3rem; color: var(--soft); font-size: 0.8rem; }
    .finding .notes li, .finding .lost { overflow-wrap: anywhere; }
    .fix { margin-top: 0.5rem; }
    .fix summary { font-weight: 600; }
    .fix .manner { font-weight: 400; color: var(--soft); }
    .fix .manner::before { content: "– "; }
    .diff { margin-top: 0.4rem; padding: 0.5rem 0.7rem; background: var(--sheet); border-radius: 5px; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.77rem; }
    .diff ins, .diff del { display: block; text-decoration: none; margin: 0 -0.7rem; padding: 0 0.7rem; }
    .diff ins { background: var(--new-wash); } .diff ins .sign { color: var(--new); }
    .diff del { background: var(--gone-wash); } .diff del .sign { color: var(--gone); }

    /* The tree */
    .rows { margin-top: 0.6rem; }
    .rows ul:not(.lost) { padding-left: 0.95rem; margin-left: 0.42rem; border-left: 1px solid var(--line); }
    .row { position: relative; padding: 0.12rem 2.6rem 0.12rem 1.1rem; line-height: 1.45; }
    .row .mark { position: absolute; left: 0; width: 1rem; text-align: center; font: 600 0.9rem/1.45 var(--mono); }
    .row > .number { position: absolute; top: 0.12rem; right: 0; color: var(--soft); font: 0.72rem/1.6 var(--mono); }
    .step { font: 0.72rem var(--mono); color: var(--link); margin-right: 0.45rem; overflow-wrap: anywhere; }
    .label { font-weight: 600; margin-right: 0.4rem; }
    .label.opaque { font-weight: 400; font-style: italic; }
    .modifiers { color: var(--soft); font-size: 0.92em; }
    .modifiers.long { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; line-clamp: 2; overflow: hidden; }
    .with-modifiers .modifiers.long { display: block; }
    .rows .identity { display: none; padding-left: 1.1rem; font: 0.72rem/1.4 var(--mono); color: var(--soft); overflow-wrap: anywhere; }
    .rows .inner { margin-left: 1.1rem; padding-left: 0.6rem; }
    .with-paths .identity, .inner span.identity { display: block; }
    .inner span.identity { padding-left: 0; }

    [data-state="absent"] > .row .label { color: var(--soft); font-weight: 400; }
    [data-state="destroyed"] > .row .mark { color: var(--gone); }
    [data-state="destroyed"] > .row .label { color: var(--gone); text-decoration: line-through; }
    [data-state="created"] > .row .mark, [data-state="created"] > .row .label { color: var(--new); }
    [data-state="kept"] > .row .mark { color: var(--soft); }
    [data-state="destroyed"] > .row, [data-state="created"] > .row { border-radius: 4px; animation: settle 0.9s ease-out; }
    [data-state="destroyed"] > .row { background: var(--gone-wash); }
    [data-state="created"] > .row { background: var(--new-wash); }
    @keyframes settle { from { box-shadow: 0 0 0 3px currentColor; } }
    @media (prefers-reduced-motion: reduce) { * { animation: none !important; transition: none !important; } }

    .condition { padding: 0.1rem 0 0.2rem 1.1rem; }
    .control { display: flex; align-items: center; gap: 0.55rem; padding: 0.2rem 0; }
    .switch { width: 2.5rem; height: 1.4rem; border-radius: 99px; background: var(--soft); position: relative; flex: none; transition: background 0.15s; }
    .switch[aria-checked="true"] { background: var(--link); }
    .knob { position: absolute; top: 0.15rem; left: 0.15rem; width: 1.1rem; height: 1.1rem; border-radius: 50%; background: var(--sheet); transition: left 0.15s; }
    .switch[aria-checked="true"] .knob { left: 1.25rem; }
    .condition .chips { padding: 0.25rem 0; }
    .outcome { margin: 0.3rem 0 0.5rem 1.1rem; padding: 0.55rem 0.8rem; background: var(--wash); border-radius: 6px; font-size: 0.86rem; }
    .counts { display: flex; flex-wrap: wrap; gap: 0.2rem 1.1rem; font-variant-numeric: tabular-nums; font-weight: 600; }
    .destroyed { color: var(--gone); } .created { color: var(--new); } .kept { color: var(--soft); }
    .explanation dt .mark { display: inline-block; width: 1.1rem; font: 600 0.9rem var(--mono); }
    .losing { margin-top: 0.25rem; }
    .outcome .lost { columns: 16rem; column-gap: 1.5rem; }
    .outcome .lost li { color: var(--lost); overflow-wrap: anywhere; break-inside: avoid; padding-left: 1.5ch; text-indent: -1.5ch; }
    .arm-head { padding: 0.25rem 0 0.05rem 1.1rem; font-size: 0.85rem; color: var(--soft); }
    .arm.chosen > .arm-head { color: inherit; }
    .arm > .note { padding-left: 1.1rem; }
    .rows .arm > ul:not(.lost) { border: 0; margin: 0; padding: 0; }

    /* The drawing */
    .picture, .gaps { margin-top: 2rem; }
    .gaps ul { margin-top: 0.5rem; font-size: 0.85rem; }
    .drawing { overflow: auto; margin-top: 0.6rem; border: 1px solid var(--line); border-radius: 8px; background: var(--sheet); max-height: 80vh; }
    .drawing svg { display: block; }
    .drawing text { font: 12px var(--mono); fill: var(--ink); }
    .wires { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; padding: 1rem; max-height: none; }
    .wires figure { margin: 0; flex: var(--width) 1 0; max-width: calc(var(--width) * 1px); min-width: min(18rem, 100%); }
    .wires svg { width: 100%; height: auto; overflow: visible; }
    .wires figcaption { font-size: 0.8rem; color: var(--soft); margin-top: 0.3rem; }
    .wires .leaf rect, .wires .box rect { fill: var(--link); fill-opacity: 0.08; stroke: var(--link); }
    .wires .box rect { fill-opacity: 0; }
    .wires .part rect { fill-opacity: 0; stroke-dasharray: 1 3; }
    .wires .window { fill: none; }
    .wires .estimated rect { stroke-dasharray: 4 3; }
    .wires .created rect { stroke: var(--new); fill: var(--new-wash); }
    .wires .unknown rect { stroke: var(--soft); stroke-dasharray: 1 2; opacity: 0.7; }
    .wires g:hover > rect { stroke-width: 2.5; }
    .why { font-size: 0.85rem; min-height: 1.4em; margin: 0.6rem 0 0; }
    .drawing .step { font-size: 10px; fill: var(--link); stroke: var(--sheet); stroke-width: 4; paint-order: stroke; }
    .drawing .edge { fill: none; stroke: var(--soft); opacity: 0.6; }
    .drawing rect { fill: var(--wash); stroke: var(--soft); }
    .drawing .branch rect { fill: var(--lost-wash); stroke: var(--lost); }
    .drawing .opaque rect { stroke-dasharray: 4 3; }
    .drawing [data-state="absent"] rect { fill: none; }
    .drawing [data-state="absent"] text { fill: var(--soft); }
    .drawing [data-state="destroyed"] rect { fill: var(--gone-wash); stroke: var(--gone); stroke-width: 2; }
    .drawing [data-state="destroyed"] text { text-decoration: line-through; }
    .drawing [data-state="created"] rect { fill: var(--new-wash); stroke: var(--new); stroke-width: 2; }

    @media (max-width: 64rem) {
      .panes { grid-template-columns: minmax(0, 1fr); gap: 2rem; }
      .pane { position: static; }
    }
    @media (max-width: 40rem) {
      main { padding-top: 1.5rem; }
      h1 { font-size: 1.7rem; }
      .title h1 code { font-size: 1.25rem; }
      .lead { font-size: 1.12rem; }
      #search { flex: 1; }
      .views, .views tbody { display: block; }
      .views thead tr { display: flex; flex-wrap: wrap; gap: 0.2rem 1rem; padding-bottom: 0.4rem; border-bottom: 1px solid var(--soft); }
      .views thead { display: block; }
      .views thead th { border: 0; padding: 0; width: auto; min-width: 0; }
      .views thead th:first-child { width: auto; }
      .views tbody tr { display: flex; flex-wrap: wrap; gap: 0.1rem 1rem; padding: 0.55rem 0; }
      .views tbody th { flex: 0 0 100%; padding: 0; }
      .views td { padding: 0; min-width: 0; font-size: 0.82rem; }
      .views td.zero { display: none; }
      .views td::after { content: " " attr(data-label); color: var(--soft); }
      .views .bar { display: none; }
      .explanation dl { grid-template-columns: minmax(0, 1fr); gap: 0.1rem; }
      .explanation dd { margin-bottom: 0.6rem; }
      .rows ul:not(.lost) { padding-left: 0.45rem; margin-left: 0.3rem; }
      .row { padding-right: 2rem; }
      .environment { padding: 0.6rem 0.75rem; }
      .environment dl { grid-template-columns: minmax(0, 1fr); gap: 0.1rem; }
      .environment dd { margin-bottom: 0.5rem; }
    }
    @media print {
      :root { color-scheme: light; }
      html { font-size: 9.5pt; background: #fff; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      main, main.overview { max-width: none; padding: 0; }
      .tools, .path, .more, .quiet, .pane .bar + .note { display: none; }
      .panes { grid-template-columns: minmax(0, 1fr); }
      .pane { position: static; }
      .masthead { margin-bottom: 1.5rem; }
      :focus { outline: none; }
      .views th, .views td { padding-top: 0.25rem; padding-bottom: 0.25rem; }
      .views tr, .finding, .row { break-inside: avoid; }
      .drawing { max-height: none; overflow: visible; }
      .picture { break-inside: avoid; }
      .drawing svg { max-width: 100%; height: auto; }
    }

    """#
