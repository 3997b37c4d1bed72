// The script of the report's page, page.js as a literal: written by `make docs`.

let pageScript = #"""
    'use strict';
    (() => {
      const report = JSON.parse(document.getElementById('document').textContent);
      const main = document.getElementById('main');
      const rowsAtFirst = 200;

      // MARK: Elements

      /** An element with attributes, listeners (`onclick`) and children; texts become text nodes. */
      function make(name, attributes, ...children) {
        return furnish(document.createElement(name), attributes, children);
      }

      function draw(name, attributes, ...children) {
        return furnish(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);
      }

      function furnish(element, attributes, children) {
        for (const [key, value] of Object.entries(attributes ?? {})) {
          if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
          else if (value === true) element.setAttribute(key, '');
          else if (value !== false && value !== null && value !== undefined) element.setAttribute(key, value);
        }
        element.append(...children.flat(Infinity).filter(child => child !== null && child !== undefined && child !== ''));
        return element;
      }

      const aside = text => make('span', { class: 'aside' }, text);

      /** Text in which backticks stand around code. */
      const prose = text => text.split('`').map((part, index) => index % 2 ? make('code', {}, part) : part);

      const count = (number, noun, plural = noun + 's') => `${number.toLocaleString('en')} ${number === 1 ? noun : plural}`;

      /** Things one after another, with commas between them. */
      const listed = parts => parts.flatMap((part, index) => index ? [', ', part] : [part]);

      function say(text) { document.getElementById('said').textContent = text; }

      // MARK: The views of the report

      /** Gives each view an address of its own. Names can repeat, for instance where platforms have a file each. */
      function addressViews() {
        const seen = new Map();
        for (const view of report.views) {
          const number = (seen.get(view.name) ?? 0) + 1;
          seen.set(view.name, number);
          view.address = '#' + encodeURIComponent(number === 1 ? view.name : `${view.name}~${number}`);
          view.share = view.nodes ? view.unknown / view.nodes : 0;
        }
        if (!report.updates) return;
        const places = new Map(report.updates.units.map((unit, index) => [`${unit.path}\n${unit.name}`, index]));
        const names = new Map(report.updates.units.map((unit, index) => [unit.name, index]));
        for (const view of report.views) {
          // A member with content is part of the view that it belongs to.
          const name = view.name.replace(/\.[^.]*$/, '');
          view.unit = places.get(`${view.path}\n${name}`) ?? names.get(name);
        }
      }

      // MARK: What a change evaluates again

      /** The source that is chosen, with the views whose bodies run, and those whose bodies may run. */
      let change = null;

      /** What on the page depends on the chosen source. A choice brings it up to date in place, so that it answers at once and keeps the focus. */
      let followers = [];

      function follow(element, update) {
        followers.push({ element, update });
        update();
      }

      function choose(index) {
        const source = index === null ? null : report.updates.sources[index];
        change = source && { index, name: source.name, runs: new Set(source.runs), may: new Set(source.may) };
        say(change ? `When ${change.name} changes: ${effectCount(source)}.` : 'No source is chosen.');
        followers = followers.filter(({ element }) => element.isConnected);
        for (const { update } of followers) update();
      }

      /** What the chosen change does to a unit, as an element that is empty where no source is chosen. */
      function effectTag(unit) {
        const tag = make('span', {});
        follow(tag, () => {
          const effect = effectOn(unit);
          tag.className = effect ? `effect ${effect}` : '';
          tag.textContent = effect ? effects[effect] : '';
        });
        return tag;
      }

      /** What the chosen change does to a unit: `runs`, `may` or `skipped`; nothing where no source is chosen. */
      const effectOn = unit => !change || unit === undefined ? '' : change.runs.has(unit) ? 'runs' : change.may.has(unit) ? 'may' : 'skipped';

      const effects = { runs: 'body runs', may: 'body may run', skipped: 'skipped' };

      const effectCount = source => `${source.runs.length === 1 ? '1 body runs' : `${source.runs.length.toLocaleString('en')} bodies run`}`
        + (source.may.length ? `, ${source.may.length.toLocaleString('en')} may` : '');

      function sourceButton(index) {
        const button = make('button', {
          type: 'button', class: 'source', onclick: () => choose(change?.index === index ? null : index),
        }, make('code', {}, report.updates.sources[index].name));
        follow(button, () => button.setAttribute('aria-pressed', String(change?.index === index)));
        return button;
      }

      const sourcesAtFirst = 12;

      /** The sources of the program, those that evaluate most first, to choose one from. */
      function changes() {
        if (!report.updates?.sources.length) return null;
        const weight = ({ runs, may }) => runs.length + may.length / 2;
        const order = report.updates.sources.map((source, index) => index)
          .sort((a, b) => weight(report.updates.sources[b]) - weight(report.updates.sources[a]) || a - b);
        const most = Math.max(1, ...report.updates.sources.map(weight));
        const list = make('ul', { class: 'sources' });
        const search = make('input', {
          type: 'search', id: 'sources', placeholder: 'Name of a property', autocomplete: 'off', spellcheck: 'false', oninput: () => fill(),
        });
        function fill() {
          const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
          const found = order.filter(index => words.every(word => report.updates.sources[index].name.toLowerCase().includes(word)));
          const listed = found.slice(0, sourcesAtFirst);
          if (change && !words.length && !listed.includes(change.index)) listed.unshift(change.index);
          list.replaceChildren(...listed.map(index => {
            const source = report.updates.sources[index];
            return make('li', {}, sourceButton(index), ' ', make('span', { class: 'note' }, effectCount(source)),
              draw('svg', { class: 'heat', viewBox: '0 0 100 4', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
                draw('rect', { width: 100 * weight(source) / most, height: 4 })));
          }), ...found.length > listed.length ? [make('li', { class: 'note' }, `and ${count(found.length - listed.length, 'source')} more`)] : []);
        }
        fill();
        return make('details', { class: 'changes', open: change !== null },
          make('summary', {}, 'What a change evaluates again'),
          make('p', { class: 'note' }, 'Choose what changes; the list of views then says whose bodies run, and the trees which views are skipped.',
            report.updates.others ? ` ${count(report.updates.others, 'source')} more are not followed here.` : ''),
          make('div', { class: 'tools' }, make('label', { class: 'search', for: 'sources' }, 'Source'), search), list);
      }

      /** What a view reads, who changes that, and what it is made with. */
      function updatesOf(view) {
        const unit = report.updates?.units[view.unit];
        if (!unit || !unit.reads.length && !unit.inputs.length) return null;
        const answer = make('p', {});
        follow(answer, () => {
          const effect = effectOn(view.unit);
          answer.className = `effect ${effect}`;
          answer.hidden = !effect;
          answer.replaceChildren(...effect ? ['When ', make('code', {}, change.name), ` changes: ${effects[effect]}.`] : []);
        });
        return make('section', { class: 'updates', 'aria-labelledby': 'updates' },
          make('h2', { id: 'updates' }, 'Updates'), answer,
          make('ul', {}, unit.reads.map(read => make('li', {}, `${read.how} `,
            read.source === undefined ? make('code', {}, read.name) : sourceButton(read.source),
            read.source === undefined ? '' : make('span', { class: 'note' }, ` ${effectCount(report.updates.sources[read.source])}`),
            read.changed ? make('span', { class: 'note' }, ' · ', prose(read.changed)) : null)),
            unit.inputs.map(input => make('li', {}, 'input ', prose(input)))),
          unit.madeBy.length ? make('p', { class: 'note' }, 'created by ', listed(unit.madeBy.map(name => make('code', {}, name)))) : null);
      }

      /** Completes what the document leaves out: identity paths, rows below rows, and the arms that a row stands in. */
      function complete(view) {
        if (view.choices) return;
        view.choices = view.conditions.map(() => 0);
        view.rows.forEach((row, index) => { row.answer = view.environment?.[index] ?? -1; });
        for (const row of view.rows) {
          const above = row.up === undefined ? view.name : view.rows[row.up].path;
          row.path ??= [above, row.step, row.name].filter(Boolean).join('/');
          row.views = (row.views ?? []).map(path => path === '' || path[0] === '/' ? row.path + path : path);
          row.below = [];
          row.arms = [];
          if (row.up !== undefined) view.rows[row.up].below.push(row);
        }
        view.conditions.forEach((condition, index) => {
          condition.index = index;
          view.rows[condition.row].condition = index;
          condition.arms.forEach((arm, number) => {
            for (const row of view.rows.slice(...arm.rows)) row.arms.push([index, number]);
          });
          condition.together = [...view.conditions.keys()].filter(other => other === index || flipsWith(condition, view.conditions[other]));
        });
      }

      /** Whether two conditions are one: what is read from one property is the same everywhere in a view. */
      function flipsWith(condition, other) {
        const property = condition.flippedBy.length === 1 ? condition.flippedBy[0].split(' ').at(-1) : null;
        const [subject] = condition.text.replace(/^!?(self\.)?/, '').split('.');
        return subject === property && /^!?[\w.]+$/.test(condition.text) && !condition.fixed
          && other.text === condition.text && String(other.flippedBy) === String(condition.flippedBy)
          && other.arms[0].label === condition.arms[0].label && choicesOf(other).length === 2 && choicesOf(condition).length === 2;
      }

      const isShown = (view, row) => row.arms.every(([condition, arm]) => view.choices[condition] === arm);

      /** What can be chosen: the arms, and none of them where an `if` has no `else`. */
      const choicesOf = condition => [...condition.arms.keys(), ...(condition.exhaustive ? [] : [-1])];

      /** Whether a condition is an `if`, whose first arm is named by the condition; a `switch` names its arms by their cases. */
      const isIf = condition => condition.text.startsWith(condition.arms[0].label.replace(/…$/, ''));

      /** What has to hold for an arm, in words with code in backticks. */
      function armName(condition, index) {
        if (index < 0) return 'otherwise (no view)';
        const { label } = condition.arms[index];
        if (label === 'else') return 'otherwise';
        if (!isIf(condition)) return '`' + label + '`';
        return /^(let|var|case) |[^=!<>]=[^=]/.test(label) ? '`' + label + '` succeeds' : '`' + label + '` is true';
      }

      const choiceName = (condition, choice) => armName(condition, choice).replaceAll('`', '');

      /** Takes another arm. Every view below the arm that is left is destroyed, every view below the other one is created. */
      function flip(view, index, choice) {
        if (view.choices[index] === choice) return;
        const before = view.rows.map(row => isShown(view, row));
        const flipped = view.conditions[index].together.map(other => view.conditions[other]);
        const onScreen = () => flipped.filter(condition => isShown(view, view.rows[condition.row]));
        const armsOf = conditions => conditions.map(condition => condition.arms[view.choices[condition.index]]).filter(Boolean);
        const left = onScreen();
        view.flipped = { index, left: armsOf(left), incomplete: left.some(condition => condition.incomplete) };
        const position = choicesOf(view.conditions[index]).indexOf(choice);
        for (const condition of flipped) view.choices[condition.index] = choicesOf(condition)[position];
        view.flipped.taken = armsOf(onScreen());
        view.rows.forEach((row, number) => {
          const now = isShown(view, row);
          row.state = before[number] ? (now ? 'kept' : 'destroyed') : (now ? 'created' : 'absent');
        });
      }

      /** Takes an arm without a flip, as if the view had appeared with it. */
      function appear(view, choices) {
        view.choices = choices;
        view.flipped = null;
        for (const row of view.rows) delete row.state;
      }

      const stateOf = (view, row) => row.state ?? (isShown(view, row) ? 'present' : 'absent');

      const viewsIn = (view, state) => view.rows.filter(row => row.state === state).flatMap(row => row.views);

      // MARK: The overview

      const columns = [
        { key: 'name', title: 'View', first: 1 },
        { key: 'risk', title: 'State at risk', first: -1 },
        { key: 'branches', title: 'Branches', first: -1 },
        { key: 'erased', title: 'AnyView', first: -1 },
        { key: 'depth', title: 'Depth', first: -1 },
        { key: 'share', title: 'Unknown', first: -1 },
      ];
      const filters = [
        { title: 'All', test: () => true },
        { title: 'State at risk', test: view => view.risk > 0 },
        { title: 'Split identity', test: view => view.branches > 0 },
        { title: 'With findings', test: view => view.findings.length > 0 },
        { title: 'AnyView', test: view => view.erased > 0 },
        { title: 'Unknown types', test: view => !view.resolved },
      ];
      const overview = { column: columns[1], direction: -1, filter: filters[0], query: '', limit: rowsAtFirst };

      function selectedViews() {
        const words = overview.query.toLowerCase().split(/\s+/).filter(Boolean);
        const { key } = overview.column;
        return report.views.filter(overview.filter.test).filter(view => {
          const text = `${view.name} ${view.path}`.toLowerCase();
          return words.every(word => text.includes(word));
        }).sort((a, b) => (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0) * overview.direction
          || b.branches - a.branches || (a.name < b.name ? -1 : 1));
      }

      function showOverview() {
        document.title = `${report.title} – identity report`;
        const search = make('input', {
          type: 'search', id: 'search', value: overview.query, placeholder: 'Name or path', autocomplete: 'off', spellcheck: 'false',
          oninput: event => { overview.query = event.target.value; overview.limit = rowsAtFirst; fill(); },
        });
        const heads = columns.map(column => make('th', { scope: 'col', 'aria-sort': 'none' }, make('button', {
          type: 'button', onclick: () => {
            overview.direction = overview.column === column ? -overview.direction : column.first;
            overview.column = column;
            fill();
          },
        }, column.title)));
        const body = make('tbody');
        const found = make('p', { class: 'found', role: 'status' });
        const more = make('button', { type: 'button', class: 'more', onclick: () => { overview.limit = Infinity; fill(); } });
        const radios = filters.map((filter, index) => {
          const number = report.views.filter(filter.test).length;
          return make('label', { class: 'chip' },
            make('input', {
              type: 'radio', name: 'filter', checked: filter === overview.filter, disabled: index > 0 && number === 0,
              onchange: () => { overview.filter = filter; overview.limit = rowsAtFirst; fill(); },
            }),
            make('span', {}, filter.title, ' ', make('b', {}, number.toLocaleString('en'))));
        });
        const most = Math.max(1, ...report.views.map(view => view.risk));

        function fill() {
          const views = selectedViews();
          heads.forEach((head, index) => head.setAttribute('aria-sort',
            columns[index] !== overview.column ? 'none' : overview.direction < 0 ? 'descending' : 'ascending'));
          body.replaceChildren(...views.slice(0, overview.limit).map(view => overviewRow(view, most)));
          found.textContent = views.length === report.views.length ? '' : `${count(views.length, 'view')} of ${report.views.length.toLocaleString('en')}`;
          more.hidden = views.length <= overview.limit;
          more.textContent = `Show all ${count(views.length, 'view')}`;
        }

        main.replaceChildren(...[
          header(),
          make('section', { class: 'tools', 'aria-label': 'Search and filter' },
            make('label', { class: 'search', for: 'search' }, 'Search'), search,
            make('fieldset', { class: 'chips' }, make('legend', { class: 'aside' }, 'Show'), radios), found),
          changes(),
          make('table', { class: 'views' },
            make('caption', { class: 'aside' }, 'Views; the buttons in the first row sort them'),
            make('thead', {}, make('tr', {}, heads)), body),
          more,
          report.elsewhere.length ? elsewhere() : null,
          explanation(),
          make('footer', {}, report.origin),
        ].filter(Boolean));
        fill();
        return () => { overview.limit = Infinity; fill(); };
      }

      function header() {
        const { views, conditions, losingState, avoidable, splitting, unknown } = report.summary;
        const findings = report.elsewhere.length + report.views.reduce((sum, view) => sum + view.findings.length, 0);
        const lead = !conditions
          ? [`No condition splits identity in ${count(views, 'view')}.`]
          : [make('b', {}, losingState.toLocaleString('en')), ' of ', make('b', {}, count(conditions, 'condition')),
             losingState === 1 ? ' loses' : ' lose', ' state when the condition changes',
             avoidable ? `; ${avoidable.toLocaleString('en')} could keep ${avoidable === 1 ? 'its' : 'their'} state, because both arms create the same view` : '',
             '. Conditions split the identity of ', make('b', {}, splitting.toLocaleString('en')), ` of ${count(views, 'view')}. Preview code is not counted.`];
        return make('header', { class: 'masthead' },
          make('p', { class: 'kicker' }, 'selfsame · identity report'),
          make('h1', {}, report.title),
          make('p', { class: 'lead' }, lead),
          make('p', { class: 'under' },
            findings ? `${count(findings, 'finding')} ${findings === 1 ? 'is' : 'are'} shown next to the source. ` : '',
            unknown ? `${count(unknown, 'view')} ${unknown === 1 ? 'has' : 'have'} unknown types; unknown views are not analysed.` : ''),
          report.problems.length ? make('details', { class: 'problems', open: report.problems.length < 4 },
            make('summary', {}, `The analysis is incomplete: ${count(report.problems.length, 'problem')}`),
            make('ul', {}, report.problems.map(problem => make('li', {}, make('code', {}, problem))))) : null);
      }

      function overviewRow(view, most) {
        const number = (key, label) => make('td', { class: view[key] ? 'number' : 'number zero', 'data-label': label },
          view[key].toLocaleString('en'));
        const risk = number('risk', 'state at risk');
        if (view.risk) {
          const bar = draw('svg', { class: 'bar', viewBox: '0 0 100 4', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
            draw('rect', { width: 100 * view.risk / most, height: 4 }));
          risk.append(bar);
        }
        const percent = view.unknown ? Math.max(1, Math.round(100 * view.share)) : 0;
        const row = make('tr', {},
          make('th', { scope: 'row' },
            make('a', { href: view.address }, make('code', {}, view.name)), ' ', report.updates ? effectTag(view.unit) : null,
            make('span', { class: 'where' }, `${view.path}:${view.line}`)),
          risk, number('branches', view.branches === 1 ? 'branch' : 'branches'), number('erased', 'AnyView'), number('depth', 'levels'),
          make('td', { class: percent ? 'number' : 'number zero', 'data-label': 'unknown' }, percent ? `${percent} %` : '0'));
        follow(row, () => { row.className = effectOn(view.unit); });
        return row;
      }

      function elsewhere() {
        return make('section', { class: 'elsewhere' },
          make('h2', {}, 'Outside views'),
          make('p', { class: 'note' }, 'Findings in models, helpers and comments.'),
          make('details', {},
            make('summary', {}, count(report.elsewhere.length, 'finding')),
            report.elsewhere.map(({ path, finding, source }) => make('article', { class: 'excerpt' },
              make('h3', {}, `${path}:${finding.line}`),
              sourceLines(source, new Map([[source.first, [finding]]])).element))));
      }

      function explanation() {
        const entry = (state, mark, term, text) => [
          make('dt', { class: state }, make('span', { class: 'mark', 'aria-hidden': 'true' }, mark), term), make('dd', {}, prose(text)),
        ];
        return make('section', { class: 'explanation' },
          make('h2', {}, 'How to read this'),
          make('p', {}, prose(
            'SwiftUI identifies a view by its position in the type of `body` (structural identity). The arms of an `if` are two positions: '
            + 'when the condition changes, every view in the old arm is destroyed with its state, and every view in the new arm is created. '
            + 'Open a view and use its switches to see which views those are.')),
          make('dl', {},
            entry('kept', '=', 'kept', 'outside of the branch: the same view before and after'),
            entry('destroyed', '−', 'destroyed', 'in the arm that is no longer shown; its state is lost, its tasks are cancelled'),
            entry('created', '+', 'created', 'in the arm that is shown now, with initial state'),
            make('dt', {}, 'State at risk'),
            make('dd', {}, prose('the number of values that some condition of the view can lose: `@State` and similar properties of the views '
              + 'in it, what controls keep, such as a scroll position, and actions that run again, such as `task`')),
            make('dt', {}, 'Branches'),
            make('dd', {}, prose('the number of `if`, `switch` and similar constructs whose condition can change')),
            make('dt', {}, 'AnyView, depth'),
            make('dd', {}, prose('the number of `AnyView`s in the type of the body, and how many levels deep the type is nested')),
            report.updates ? [make('dt', {}, 'body runs, skipped'),
              make('dd', {}, prose('what a chosen change does to a view: its body runs, may run, or is skipped because the view does not read the '
                + 'value and is equal to the one before; `selfsame updates` distinguishes the three costs'))] : null,
            make('dt', {}, 'Unknown'),
            make('dd', {}, prose('the share of views and modifiers with unknown types, because their declarations are not in the source'))));
      }

      // MARK: One view

      /** What the reader can have shown in every tree, by its class, and what of it is shown. */
      const shown = new Map([['with-modifiers', 'All modifiers'], ['with-paths', 'Identity paths']]);
      const active = new Set();

      function showView(view) {
        complete(view);
        document.title = `${view.name} – ${report.title}`;
        const order = selectedViews();
        const position = order.indexOf(view);
        const neighbour = (step, word) => {
          const other = position < 0 ? null : order[position + step];
          return other ? make('a', { href: other.address, rel: word }, step < 0 ? '← ' : '', aside(`${word}: `), other.name, step > 0 ? ' →' : '') : null;
        };
        const facts = [
          count(view.rows.flatMap(row => row.views).length, 'view'), count(view.branches, 'branch', 'branches'),
          view.risk ? `${view.risk} at risk` : 'no state at risk', `${count(view.depth, 'level')} deep`,
          view.unknown ? `${view.unknown} of ${count(view.nodes, 'view')} unknown` : '',
        ].filter(Boolean);
        const findings = new Map();
        for (const finding of view.findings) findings.set(finding.line, [...(findings.get(finding.line) ?? []), finding]);
        const source = sourceLines(view.source, findings);
        const environment = environmentPane(view, source);
        main.replaceChildren(...[
          make('nav', { class: 'path', 'aria-label': 'Views' },
            make('a', { href: '#', class: 'home' }, '← All views'),
            make('span', { class: 'neighbours' }, neighbour(-1, 'prev'), neighbour(1, 'next'))),
          make('header', { class: 'title' },
            make('h1', {}, make('code', {}, view.name)),
            make('p', { class: 'where' }, `${view.path}:${view.line}`),
            make('p', { class: 'facts' }, facts.join(' · '))),
          typeOf(view),
          make('div', { class: 'panes' },
            make('section', { class: 'pane', 'aria-labelledby': 'tree' }, treeOf(view, source, environment)),
            make('section', { class: 'pane', 'aria-labelledby': 'source' }, environment.place, make('h2', { id: 'source' }, 'Source'), source.element)),
          updatesOf(view),
          layoutOf(view, source),
          drawingOf(view),
          view.gaps.length ? make('details', { class: 'gaps' },
            make('summary', {}, `Unknown: ${count(view.gaps.length, 'expression')}`),
            make('ul', {}, view.gaps.map(gap => make('li', {}, make('span', { class: 'number' }, `line ${gap.line} `), gap.text)))) : null,
          make('footer', {}, report.origin),
        ].filter(Boolean));
        view.update();
        for (const pane of main.querySelectorAll('.pane')) keepInSight.observe(pane);
      }

      /** Panes stand still while the longer one beside them moves; what is higher than the window stops at its end. */
      const keepInSight = new ResizeObserver(entries => {
        for (const { target } of entries) target.style.top = `${Math.min(16, innerHeight - target.offsetHeight - 16)}px`;
      });

      function typeOf(view) {
        const code = make('code', {});
        // The parts of a type, so that lines break after them and those that matter stand out.
        for (const part of view.type.split(/(?<=[,<(])|(?=[<>)])/)) {
          const name = part.trim();
          const kind = /^_?ConditionalContent$|^Optional$/.test(name) ? 'splits' : name === 'AnyView' ? 'erases' : name === '_' ? 'unknown' : '';
          code.append(kind ? make('span', { class: kind }, part) : part, /[,<(]$/.test(part) ? make('wbr') : '');
        }
        return make('details', { class: 'type', open: view.type.length < 600 }, make('summary', {}, 'Type'), make('p', {}, code));
      }

      /** Lines of source with what was found below the line that it is about. */
      function sourceLines(source, findings) {
        const styles = { k: 'keyword', s: 'string', n: 'number', t: 'name', c: 'comment' };
        const lines = source.lines.map((line, index) => {
          const number = source.first + index;
          const [plain, ...marked] = line.split('\t');
          const indent = plain.length - plain.trimStart().length;
          const code = make('code', { style: `--indent:${indent}ch` }, make('span', { class: 'indent' }, plain.slice(0, indent)), plain.slice(indent),
            marked.map(part => styles[part[0]] ? make('span', { class: styles[part[0]] }, part.slice(1)) : part.slice(1)));
          return make('li', { value: number }, code, (findings.get(number) ?? []).map(findingCard));
        });
        return {
          element: make('ol', { class: 'lines', start: source.first, style: `--digits:${String(source.first + lines.length).length}` }, lines),
          /** Marks lines with a class; without lines, takes it from all. */
          mark(name, first = 0, last = -1) {
            lines.forEach((line, index) => line.classList.toggle(name,
              (line.classList.contains(name) && last >= 0) || (source.first + index >= first && source.first + index <= last)));
          },
        };
      }

      function findingCard(finding) {
        const manners = { safe: 'safe', unsafe: 'changes behaviour; review before applying', display: 'a sketch' };
        return make('article', { class: `finding ${finding.severity}` },
          make('p', { class: 'message' }, make('b', {}, finding.severity), ' ', prose(finding.message), ' ', make('span', { class: 'rule' }, finding.rule)),
          finding.lost ? make('p', { class: 'lost' }, make('b', {}, 'lost'), ' ', prose(finding.lost)) : null,
          finding.notes.length ? make('ul', { class: 'notes' }, finding.notes.map(note => make('li', {},
            note.line ? `${note.path ? note.path + ':' : 'line '}${note.line}: ` : '', prose(note.text)))) : null,
          finding.fixes.map(fix => make('details', { class: 'fix', open: fix.diff.length <= 24 },
            make('summary', {}, prose(fix.title), ' ', make('span', { class: 'manner' }, manners[fix.applicability])),
            fix.note ? make('p', { class: 'note' }, prose(fix.note)) : null,
            fix.diff.length ? make('pre', { class: 'diff' }, fix.diff.map(line => make(
              line[0] === '+' ? 'ins' : line[0] === '-' ? 'del' : 'span', {},
              make('span', { class: 'sign' }, line[0]), ' ', line.slice(1) || ' ', '\n'))) : null)));
      }

      // MARK: The tree

      function treeOf(view, source, environment) {
        const undo = make('button', {
          type: 'button', class: 'quiet', onclick: () => {
            appear(view, view.conditions.map(() => 0));
            view.update();
            say('All conditions are reset.');
          },
        }, 'Reset');
        const list = make('ul', { class: 'rows' }, view.rows.filter(row => row.up === undefined).map(row => rowItem(view, row, '', source)));
        environment.attach(list);
        const toggles = [...shown].map(([name, title]) => {
          const button = make('button', { type: 'button', class: 'quiet', onclick: () => { if (!active.delete(name)) active.add(name); show(); } }, title);
          function show() {
            button.setAttribute('aria-pressed', String(active.has(name)));
            list.classList.toggle(name, active.has(name));
          }
          show();
          return button;
        });
        view.update = () => {
          undo.hidden = !view.flipped && view.choices.every(choice => choice === 0);
          for (const row of view.rows) row.update();
          for (const condition of view.conditions) condition.update?.();
          source.mark('left');
          source.mark('taken');
          if (!view.flipped) return;
          for (const arm of view.flipped.left) source.mark('left', ...arm.lines);
          for (const arm of view.flipped.taken) source.mark('taken', ...arm.lines);
        };
        const live = view.conditions.filter(condition => !condition.fixed && choicesOf(condition).length > 1).length;
        return [
          make('div', { class: 'bar' }, make('h2', { id: 'tree' }, 'Tree'), undo, toggles),
          live ? make('p', { class: 'note' }, `Switch ${live === 1 ? 'the condition' : 'a condition'} to see which views are destroyed, created and kept.`) : null,
          view.rows.some(row => row.answer >= 0) ? make('p', { class: 'note' }, 'Choose a view to see its environment; where none can be chosen, it is unknown.') : null,
          list,
        ];
      }

      const words = { present: '', absent: 'not on screen', kept: 'kept', destroyed: 'destroyed', created: 'created' };
      const marks = { present: '', absent: '', kept: '=', destroyed: '−', created: '+' };

      /** The label of a row: a button where the environment of its view is known. */
      function labelOf(row, label) {
        const isKnown = row.answer >= 0;
        // A button of its own kind would not break its lines together with what is around it.
        const button = isKnown ? { role: 'button', tabindex: -1, 'aria-pressed': 'false' } : {};
        row.button = make('code', { class: `label ${row.kind}${isKnown ? ' pick' : ''}`, ...button }, label);
        return row.button;
      }

      /** What the chosen change does to the view of the program that a row makes. */
      function effectMark(view, row) {
        if (!report.updates || row.kind !== 'construct' || !row.name) return null;
        const unit = unitNamed(row.name);
        return unit === undefined ? null : effectTag(unit);
      }

      const units = new Map();

      function unitNamed(name) {
        if (!units.size) report.updates.units.forEach((unit, index) => units.set(unit.name.split('.').at(-1), index));
        return units.get(name.replace(/[<#[(].*$/, ''));
      }

      /** An element that shows what becomes of a row, and the function that brings it up to date. */
      function stateMark(view, row) {
        const mark = make('span', { class: 'mark', 'aria-hidden': 'true' });
        const word = aside('');
        return [[mark, word], element => {
          const state = stateOf(view, row);
          element.dataset.state = state;
          mark.textContent = marks[state];
          word.textContent = words[state] ? `${words[state]}: ` : '';
        }];
      }

      function rowItem(view, row, armSteps, source) {
        const [mark, showState] = stateMark(view, row);
        const [label, ...modifiers] = row.pieces;
        const step = row.step?.startsWith(armSteps) ? row.step.slice(armSteps.length).replace(/^\//, '') : row.step;
        const line = make('div', {
          class: 'row',
          onpointerenter: () => { source.mark('pointed'); source.mark('pointed', ...row.lines); },
          onpointerleave: () => source.mark('pointed'),
        },
          mark, row.slot ? make('span', { class: 'step' }, row.slot + ':') : null, step ? make('span', { class: 'step' }, step) : null,
          labelOf(row, label), effectMark(view, row),
          modifiers.length ? make('span', { class: modifiers.join(' ').length > 130 ? 'modifiers long' : 'modifiers' },
            modifiers.map(piece => [make('code', {}, piece.replace('› ', '›\u00a0')), ' '])) : null,
          make('span', { class: 'number' }, aside('line '), row.lines[0]));
        const inner = row.views.filter(path => path !== row.path);
        const item = make('li', { 'data-path': row.path, 'data-view': row.views.includes(row.path), class: row.kind }, line, make('p', { class: 'identity' }, row.path),
          inner.length ? make('ul', { class: 'inner' }, inner.map(path => make('li', { 'data-path': path },
            make('span', { class: 'identity' }, path.startsWith(row.path + '/') ? path.slice(row.path.length + 1) : path)))) : null);
        row.update = () => showState(item);
        if (row.condition === undefined) {
          if (row.below.length) item.append(make('ul', {}, row.below.map(other => rowItem(view, other, '', source))));
        } else {
          item.append(...branchParts(view, row, source));
        }
        return item;
      }

      /** The switch of a branch, what its last flip did, and its arms. */
      function branchParts(view, row, source) {
        const condition = view.conditions[row.condition];
        const outcome = make('div', { class: 'outcome', hidden: true });
        const name = `condition-${row.condition}`;
        const control = controlOf(view, row.condition, name);
        const arms = condition.arms.map((arm, index) => {
          const steps = arm.path.startsWith(row.path + '/') ? arm.path.slice(row.path.length + 1) : '';
          const inside = row.below.filter(other => other.arms.some(([at, number]) => at === row.condition && number === index));
          const head = make('div', { class: 'arm-head' }, steps ? make('span', { class: 'step' }, steps) : null, make('span', {}, prose(armName(condition, index))));
          const item = make('li', { class: 'arm', 'data-arm': index }, head,
            inside.length ? make('ul', {}, inside.map(other => rowItem(view, other, steps, source))) : make('p', { class: 'note' }, 'no view'));
          return [index, item];
        });
        condition.update = () => {
          control?.update();
          for (const [index, item] of arms) item.classList.toggle('chosen', view.choices[row.condition] === index);
          outcome.hidden = view.flipped?.index !== row.condition;
          outcome.replaceChildren(...(outcome.hidden ? [] : outcomeOf(view, condition)));
        };
        const facts = [
          condition.fixed ? 'never changes while the program runs' : null,
          condition.together.length > 1
            ? `changes together with line ${condition.together.filter(other => other !== row.condition).map(other => view.conditions[other].line).join(', ')}` : null,
          !condition.fixed && condition.flippedBy.length ? ['depends on ', listed(condition.flippedBy.map(text => make('code', {}, text)))] : null,
          !condition.fixed && condition.changedBy.length ? ['changed ', prose(condition.changedBy.join('; '))] : null,
          condition.animatedBy.length ? ['animated by ', listed(condition.animatedBy.map(text => make('code', {}, text)))] : null,
          condition.transitions.length ? ['transition ', listed(condition.transitions.map(text => make('code', {}, text)))] : null,
        ].filter(Boolean);
        return [
          make('div', { class: 'condition' }, control?.element,
            facts.length ? make('p', { class: 'note' }, facts.flatMap((fact, index) => index ? [' · ', fact] : [fact])) : null),
          outcome,
          make('ul', { class: 'arms' }, arms.map(([, item]) => item)),
        ];
      }

      /** A switch for an `if` with two possibilities, else a group of radio buttons; null where nothing can be chosen. */
      function controlOf(view, index, name) {
        const condition = view.conditions[index];
        const choices = choicesOf(condition);
        if (choices.length < 2) return null;
        const choose = choice => {
          if (condition.fixed) appear(view, view.choices.with(index, choice));
          else flip(view, index, choice);
          view.update();
          say(condition.fixed ? `${choiceName(condition, choice)}, never changes while the program runs` : spoken(view));
        };
        if (choices.length === 2 && isIf(condition)) {
          const taken = make('span', {});
          const button = make('button', {
            type: 'button', role: 'switch', class: 'switch', 'aria-label': condition.text, 'data-condition': index,
            onclick: () => choose(view.choices[index] === choices[0] ? choices[1] : choices[0]),
          }, make('span', { class: 'knob', 'aria-hidden': 'true' }));
          return {
            element: make('div', { class: 'control' }, button, make('span', { class: 'taken', 'aria-hidden': 'true' }, taken)),
            update() {
              button.setAttribute('aria-checked', String(view.choices[index] === choices[0]));
              taken.replaceChildren(...prose(armName(condition, view.choices[index])));
            },
          };
        }
        const inputs = choices.map(choice => make('input', {
          type: 'radio', name, 'data-condition': index, value: choice, onchange: () => choose(choice),
        }));
        return {
          element: make('fieldset', { class: 'chips' }, make('legend', { class: 'aside' }, condition.text),
            inputs.map((input, number) => make('label', { class: 'chip' }, input, make('span', {}, prose(armName(condition, choices[number])))))),
          update() { inputs.forEach((input, number) => { input.checked = view.choices[index] === choices[number]; }); },
        };
      }

      /** What the last flip did: how many views of each state, what is lost, and whether that is all that is known. */
      function result(view) {
        const [destroyed, created, kept] = ['destroyed', 'created', 'kept'].map(state => viewsIn(view, state).length);
        const lost = new Set(view.flipped.left.flatMap(arm => arm.lost));
        // What is lost in any case is not said again for where it is shown.
        for (const text of lost) lost.delete(`${text} where shown`);
        return { destroyed, created, kept, lost: [...lost], incomplete: view.flipped.incomplete };
      }

      function outcomeOf(view, condition) {
        if (view.rows[condition.row].state === 'absent') {
          return [make('p', {}, 'Nothing on screen changes: this condition is in an arm that is not shown.')];
        }
        const { destroyed, created, kept, lost, incomplete } = result(view);
        return [
          make('p', { class: 'counts' },
            make('span', { class: 'destroyed' }, `− ${destroyed} destroyed`), make('span', { class: 'created' }, `+ ${created} created`),
            make('span', { class: 'kept' }, `= ${kept} kept`)),
          make('p', { class: 'losing' }, lost.length ? 'State lost' : 'No state is lost', incomplete ? ' (incomplete: some views are unknown)' : '', lost.length ? ':' : '.'),
          lost.length ? make('ul', { class: 'lost' }, lost.map(text => make('li', {}, prose(text)))) : '',
        ].filter(Boolean);
      }

      function spoken(view) {
        const { destroyed, created, kept, lost, incomplete } = result(view);
        return `${destroyed} destroyed, ${created} created, ${kept} kept. `
          + (lost.length ? `State lost: ${lost.join(', ').replaceAll('`', '')}` : 'No state is lost') + (incomplete ? ' (incomplete: some views are unknown).' : '.');
      }

      // MARK: The environment

      const narrow = matchMedia('(max-width: 64rem)');

      /**
       * The environment in force at the view that is chosen in the tree: next to the tree in a wide window, else below the view. The views are one
       * stop of the tab key, and arrow keys go from one to the next.
       */
      function environmentPane(view, source) {
        const panel = make('section', { class: 'environment', 'aria-labelledby': 'environment' });
        const place = make('div', { class: 'panel' });
        let chosen = null;
        let buttons = [];

        function put() {
          if (!chosen) panel.remove();
          else if (narrow.matches) chosen.button.closest('.row').after(panel);
          else place.append(panel);
        }

        function choose(row) {
          const last = chosen;
          chosen = row === chosen ? null : row;
          last?.button.setAttribute('aria-pressed', 'false');
          chosen?.button.setAttribute('aria-pressed', 'true');
          if (chosen) {
            const values = answerAt(chosen.answer);
            panel.replaceChildren(...environmentText(view, chosen, values, source, close));
            panel.scrollTop = 0;
            say(`Environment of ${chosen.pieces[0]}: ${count(new Set(values.map(({ key }) => key)).size, 'value')}.`);
          } else {
            say('No view is chosen.');
          }
          put();
        }

        function close() {
          const { button } = chosen;
          choose(chosen);
          button.focus();
        }

        function enter(button) {
          for (const other of buttons) other.tabIndex = other === button ? 0 : -1;
        }

        function press(event) {
          if (event.key === 'Escape' && chosen) return close();
          if (!event.target.matches('.pick')) return;
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          const next = step && buttons[buttons.indexOf(event.target) + step];
          if (event.key === 'Enter' || event.key === ' ') event.target.click();
          else if (!next) return;
          event.preventDefault();
          next?.focus();
        }

        return {
          place,
          /** Lets the views of a tree be chosen. */
          attach(list) {
            buttons = [...list.querySelectorAll('.pick')];
            const rows = new Map(view.rows.filter(row => row.answer >= 0).map(row => [row.button, row]));
            if (buttons.length) buttons[0].tabIndex = 0;
            list.addEventListener('click', event => {
              const row = rows.get(event.target.closest('.pick'));
              if (row) choose(row);
            });
            list.addEventListener('focusin', event => { if (rows.has(event.target)) enter(event.target); });
            list.addEventListener('keydown', press);
            place.addEventListener('keydown', press);
            narrow.onchange = put;
          },
        };
      }

      /** The values of an answer, in the order in which they are shown: first what the view reads. */
      function answerAt(index) {
        const { texts, values } = report.environment;
        const text = number => number < 0 ? '' : texts[number];
        return valuesOf(index).map(number => {
          const [key, value, writer, path, line, note, marks] = values[number];
          return {
            number, key: text(key), value: text(value), writer: text(writer), path: text(path), line, note: text(note),
            reads: Boolean(marks & 1), missing: Boolean(marks & 2), isPreview: Boolean(marks & 4), isCount: Boolean(marks & 8),
          };
        }).sort((a, b) => b.reads - a.reads || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0) || a.isCount - b.isCount
          || a.isPreview - b.isPreview || a.number - b.number);
      }

      /** The numbers of the values of an answer, which is written as a difference to another one. */
      function valuesOf(index) {
        const answer = report.environment.answers[index];
        if (answer.of === undefined) return answer.with ?? [];
        const without = new Set(answer.without);
        return [...valuesOf(answer.of).filter(number => !without.has(number)), ...answer.with ?? []];
      }

      function environmentText(view, row, values, source, close) {
        const keys = new Map();
        for (const value of values) keys.set(value.key, [...(keys.get(value.key) ?? []), value]);
        return [
          make('div', { class: 'bar' },
            make('h2', { id: 'environment' }, 'Environment of ', make('code', {}, row.pieces[0])),
            make('button', { type: 'button', class: 'quiet', onclick: close }, 'Close')),
          keys.size ? make('dl', {}, [...keys].map(([key, found]) => [
            make('dt', {}, make('code', {}, key), found.some(value => value.reads) ? make('span', { class: 'note' }, ' read here') : null),
            make('dd', {}, found.map(value => environmentValue(view, value, source))),
          ])) : make('p', { class: 'note' }, 'Nothing around this view sets a value.'),
          report.environment.cut.map(text => make('p', { class: 'note' }, `There may be more: ${text}.`)),
        ].flat();
      }

      function environmentValue(view, { value, writer, path, line, note, missing, isCount }, source) {
        if (isCount) return make('p', { class: 'note' }, `and ${count(Number(value), 'other value')}`);
        return make('p', {}, make('code', { class: missing ? 'missing' : '' }, value),
          writer || note ? make('span', { class: 'note' }, writer ? [' by ', prose(writer), ', ', placeLink(view, path, line, source)] : null,
            note ? [' (', prose(note), ')'] : null) : null);
      }

      const viewsByPath = new Map();

      /** The views with code in a file. */
      function viewsOf(path) {
        if (!viewsByPath.has(path)) viewsByPath.set(path, report.views.filter(view => view.path === path));
        return viewsByPath.get(path);
      }

      /** The file and line of a place: a link to the view with that code, where the report has it. */
      function placeLink(view, path, line, source) {
        const text = `${path.split('/').at(-1)}:${line}`;
        const holds = other => other.path === path && line >= other.source.first && line < other.source.first + other.source.lines.length;
        if (holds(view)) {
          return make('span', {
            class: 'where', title: `${path}:${line}`, onpointerenter: () => { source.mark('pointed'); source.mark('pointed', line, line); },
            onpointerleave: () => source.mark('pointed'),
          }, text);
        }
        const found = viewsOf(path).filter(holds).sort((a, b) => a.source.lines.length - b.source.lines.length)[0];
        return found ? make('a', { class: 'where', href: found.address, title: `${path}:${line}` }, text)
          : make('span', { class: 'where', title: `${path}:${line}` }, text);
      }

      // MARK: The layout

      /** Wireframes of a view in a narrow and in a wide window. A frame that is pointed at marks its line, and says why it has its size. */
      function layoutOf(view, source) {
        if (!view.layouts.length) return null;
        const why = make('p', { class: 'why' }, 'Point at a frame to see why it has its size.');
        const frame = make('div', { class: 'drawing wires', tabindex: 0, role: 'group', 'aria-label': 'Wireframes of the view' });
        const element = make('details', {
          class: 'picture', ontoggle: event => {
            if (event.target.open && !frame.hasChildNodes()) show();
          },
        }, make('summary', {}, 'Layout'), why, frame);
        function show() { frame.replaceChildren(...view.layouts.map(layout => wireframe(view, layout, source, why))); }
        // A flip of a condition exchanges the wireframes.
        const update = view.update;
        view.update = () => {
          update();
          if (frame.hasChildNodes()) show();
        };
        return element;
      }

      /** The layout with the arms that the last flip took, where that has other frames. */
      function flippedLayout(view, layout) {
        if (!view.flipped) return null;
        const { index } = view.flipped;
        return layout.flips?.find(flip => flip.condition === index && flip.choice === view.choices[index]) ?? null;
      }

      function wireframe(view, layout, source, why) {
        const [width, height] = layout.window;
        const flipped = flippedLayout(view, layout);
        const key = ({ name, line }) => `${name}\n${line}`;
        const before = flipped && new Set(layout.frames.map(key));
        const { frames, counts, size } = flipped ?? layout;
        const boxes = frames.map(frame => [frame, ...frame.box]).map(([{ name, kind, line, why: text }, x, y, wide, high]) => draw('g', {
          class: before && !before.has(key({ name, line })) ? `${kind} created` : kind,
          onpointerenter: () => {
            why.textContent = text;
            source.mark('pointed');
            if (line) source.mark('pointed', line, line);
          },
          onpointerleave: () => source.mark('pointed'),
        }, draw('title', {}, text), draw('rect', { x, y, width: wide, height: high }),
          kind.startsWith('leaf') && high >= 9 && wide >= 14
            ? draw('text', { x: x + wide / 2, y: y + high / 2 + 4, 'text-anchor': 'middle', ...name.length * 7 > wide ? { textLength: wide, lengthAdjust: 'spacingAndGlyphs' } : {} },
              name.length * 4 > wide ? name.slice(0, Math.max(1, Math.floor(wide / 4) - 1)) + '…' : name) : null));
        const [exact, estimated, unknown] = counts;
        return make('figure', { style: `--width: ${width}` },
          draw('svg', { width, height, viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': `Layout of ${view.name}, ${width} wide` },
            draw('rect', { class: 'window', width, height }), boxes),
          make('figcaption', {}, `proposed ${width}×${height}${flipped ? `, ${choiceName(view.conditions[flipped.condition], flipped.choice)}` : ''}, size ${size}: ${exact} exact, ${estimated} estimated, ${unknown} unknown`,
            layout.limit ? `; only the first ${layout.limit.toLocaleString('en')} views and modifiers are laid out` : '',
            exact + estimated + unknown > frames.length ? `; drawn to ${count(frames.length, 'view')}` : ''));
      }

      // MARK: The drawing

      function drawingOf(view) {
        const frame = make('div', { class: 'drawing', tabindex: 0, role: 'group', 'aria-label': 'Drawing of the tree' });
        return make('details', {
          class: 'picture', ontoggle: event => { if (event.target.open && !frame.hasChildNodes()) frame.append(picture(view)); },
        }, make('summary', {}, 'Drawing'), frame);
      }

      /** The drawing of `tree --format svg`, with the places that it was laid out with. */
      function picture(view) {
        const [width, height] = view.drawing;
        const edges = view.rows.filter(row => row.up !== undefined).map(row => {
          const [left, top, wide, high] = view.rows[row.up].box;
          const [x, y, from] = [row.box[0], row.box[1] + row.box[3] / 2, top + high / 2];
          const middle = (left + wide + x) / 2;
          return [draw('path', { class: 'edge', d: `M${left + wide} ${from}C${middle} ${from} ${middle} ${y} ${x} ${y}` }),
            row.step ? draw('text', { class: 'step', x: x - 6, y: y - 4, 'text-anchor': 'end' }, row.step) : null];
        });
        const boxes = view.rows.map(row => {
          const [x, y, wide, high] = row.box;
          const group = draw('g', { 'data-path': row.path, class: row.kind }, draw('title', {}, row.path),
            draw('rect', { x, y, width: wide, height: high, rx: 6 }),
            row.pieces.map((piece, index) => draw('text', { x: x + 8, y: y + 16 * (index + 1) },
              piece.length > 60 ? piece.slice(0, 59) + '…' : piece)));
          const update = row.update;
          row.update = () => { update(); group.dataset.state = stateOf(view, row); };
          row.update();
          return group;
        });
        return draw('svg', { width, height, viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': `Tree of ${view.name}` }, edges, boxes);
      }

      // MARK: Addresses

      let showAll = () => {};
      let scrolled = 0;

      function route(isFirst) {
        followers = [];
        const view = report.views.find(view => view.address === location.hash || decoded(view.address) === decoded(location.hash));
        showAll = () => {};
        if (view) showView(view);
        else showAll = showOverview();
        main.className = view ? 'view' : 'overview';
        if (isFirst !== true) {
          main.focus({ preventScroll: true });
          scrollTo(0, view ? 0 : scrolled);
        }
      }

      function decoded(address) {
        try { return decodeURIComponent(address); } catch { return address; }
      }

      addressViews();
      addEventListener('hashchange', route);
      addEventListener('scroll', () => { if (!location.hash || location.hash === '#') scrolled = scrollY; }, { passive: true });
      addEventListener('beforeprint', () => showAll());
      route(true);
    })();

    """#
