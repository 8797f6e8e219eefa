import type { ComponentChildren } from 'preact';
import type { Change, Comparison, Edge, OtherEdge } from '../../compare/index.js';
import {
  comparisonAddress,
  editionAddress,
  glossaryAddress,
  type Linker,
  lifeAddress,
  ruleAddress,
  sectionAddress,
} from '../address.js';
import { type ChangesPage, type ComparisonSummary, differs, type SectionChanges } from '../making/changes.js';
import { type FlowLink, type FlowNode, FlowPicture } from '../pictures/flow.js';
import { initialOf, termAnchor } from '../terms.js';
import { EditionName } from './names.js';
import { Scroll } from './scroll.js';
import { anchorOf, Changes } from './words.js';

/** One of the two editions of a comparison, as far as its pages lead there. */
export interface ComparedSide {
  id: string;
  name: string;
  /** Titles of its sections by number. */
  titles: Readonly<Record<string, string>>;
  /** Sections that are too long for one page. */
  long: readonly string[];
  /** True where its glossary has a page for each initial. */
  initials: boolean;
  /** True for a part of an edition, which does not reach all rules. */
  partial: boolean;
  lifeOf(number: string): string | undefined;
}

/** The two editions. */
export interface ComparedSides {
  old: ComparedSide;
  new: ComparedSide;
  to: Linker;
}

/** What a relation is called on the page. */
const RELATIONS: Record<Edge['relation'], string> = {
  same: 'same number',
  renumbered: 'moved',
  split: 'part of a split',
  merged: 'part of a merger',
  deleted: 'gone',
  added: 'new',
};

type Kind = Change | 'deleted' | 'added';

/** Kinds of change in the order of their weight, with what the switch of each says. */
const KINDS: readonly (readonly [kind: Kind, words: string, shown: boolean])[] = [
  ['substantive', 'substance', true],
  ['added', 'new', true],
  ['deleted', 'gone', true],
  ['wording', 'editorial', true],
  ['example', 'examples', true],
  ['terminology', 'terminology', false],
  ['reference', 'references', false],
  ['typography', 'typography', false],
];

/** The first page of a comparison: what to quote, where sections went, and the way to each section. */
export function ComparisonContents({
  comparison,
  summary,
  sides,
}: {
  comparison: Comparison;
  summary: ComparisonSummary;
  sides: ComparedSides;
}) {
  const { to } = sides;
  const { totals, sweeps } = comparison;
  const headings = comparison.headings.filter(differs);
  const introduction = comparison.introduction.filter(differs);
  const differing = summary.sections.filter((section) => section.pages > 0);
  const alike = comparison.edges.filter(
    (edge) => edge.old !== null && edge.new !== null && edge.change === 'none',
  );
  const moved = alike.filter((edge) => edge.old !== edge.new);
  const glossary = summary.glossary.changed + summary.glossary.added + summary.glossary.deleted;
  return (
    <>
      <h1>
        <EditionName name={sides.old.name} /> <span class="soft">against</span>{' '}
        <EditionName name={sides.new.name} />
      </h1>
      <blockquote class="quote">{summary.quote}</blockquote>
      <nav class="beside" aria-label="The two editions">
        <a href={to(editionAddress(sides.old.id))}>{sides.old.name}</a>
        <a href={to(editionAddress(sides.new.id))}>{sides.new.name}</a>
      </nav>
      {(sides.old.partial || sides.new.partial) && (
        <p class="soft">
          {[sides.old, sides.new]
            .filter((side) => side.partial)
            .map((side) => side.name)
            .join(' and ')}{' '}
          {sides.old.partial && sides.new.partial
            ? 'are parts of editions: what they do not reach'
            : 'is a part of an edition: what it does not reach'}{' '}
          counts as new or gone.
        </p>
      )}
      {comparison.limits.map((limit) => (
        <p class="soft">{limit}</p>
      ))}
      <SectionFlow summary={summary} sides={sides} />
      <h2 id="sections">By section</h2>
      <SectionTable sections={differing} summary={summary} sides={sides} />
      {differing.length === 0 && <p class="soft">No rule differs in its words.</p>}
      {glossary > 0 && (
        <p>
          <a href={to(comparisonAddress(summary.id, 'glossary'))}>Glossary</a>{' '}
          <span class="soft">
            {summary.glossary.changed} entries differ, {summary.glossary.deleted} are gone,{' '}
            {summary.glossary.added} are new
          </span>
        </p>
      )}
      {sweeps.length > 0 && (
        <>
          <h2 id="sweeps">Terms that changed throughout</h2>
          <details open={sweeps.length <= 8}>
            <summary>
              {sweeps.length} {sweeps.length === 1 ? 'term' : 'terms'}, {summary.changes.terminology} rules
              that differ in nothing else
            </summary>
            <Counted
              heads={['was', 'is', 'times']}
              rows={sweeps.map((sweep) => [<del>{sweep.old}</del>, <ins>{sweep.new}</ins>, sweep.count])}
            />
          </details>
        </>
      )}
      {headings.length > 0 && (
        <>
          <h2 id="headings">Headings</h2>
          <Others edges={headings} />
        </>
      )}
      {introduction.length > 0 && (
        <>
          <h2 id="introduction">Introduction</h2>
          <Others edges={introduction} />
        </>
      )}
      <h2 id="same">The same words</h2>
      <p class="soft">
        {alike.length} rules; {moved.length} of them have another number.
      </p>
      {moved.length > 0 && (
        <details>
          <summary>Moved and nothing else ({moved.length})</summary>
          <p class="number measure">{runsOfMoves(moved).join(', ')}</p>
        </details>
      )}
      <p class="soft">
        Ledger: {totals.old} numbered texts before, {totals.new} after; edges: {totals.same} same,{' '}
        {totals.renumbered} renumbered, {totals.split} split, {totals.merged} merged, {totals.deleted} only
        before, {totals.added} only after.
      </p>
    </>
  );
}

/** What became of what, and how often. */
function Counted({
  heads,
  rows,
}: {
  heads: readonly [was: string, is: string, count: string];
  rows: readonly (readonly [was: ComponentChildren, is: ComponentChildren, count: number])[];
}) {
  return (
    <table>
      <thead>
        <tr>
          <th>{heads[0]}</th>
          <th>{heads[1]}</th>
          <th class="n">{heads[2]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([was, is, count]) => (
          <tr>
            <td>{was}</td>
            <td>{is}</td>
            <td class="n">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Neighbours that moved alike are told together: `606.1–606.4 → 810.1–810.4`. */
function runsOfMoves(edges: readonly Edge[]): string[] {
  const runs: { old: string[]; new: string[] }[] = [];
  const stem = (number: string): string => number.replace(/[a-z]$/, '').replace(/\.\d+$/, '');
  const tail = (number: string): string => number.replace(/^\d+/, '');
  for (const { old, new: fresh } of edges as (Edge & { old: string; new: string })[]) {
    const last = runs.at(-1);
    const follows =
      last &&
      stem(last.old.at(-1) as string) === stem(old) &&
      stem(last.new.at(-1) as string) === stem(fresh) &&
      tail(old) === tail(fresh) &&
      tail(last.old.at(-1) as string) === tail(last.new.at(-1) as string);
    if (follows) {
      last.old.push(old);
      last.new.push(fresh);
    } else runs.push({ old: [old], new: [fresh] });
  }
  const span = (numbers: readonly string[]): string =>
    numbers.length === 1 ? (numbers[0] as string) : `${numbers[0]}–${numbers.at(-1)}`;
  return runs.map((run) => `${span(run.old)} → ${span(run.new)}`);
}

/** Where sections went: those that were moved, split or joined; the others keep their place. */
function SectionFlow({ summary, sides }: { summary: ComparisonSummary; sides: ComparedSides }) {
  const { to } = sides;
  const flows = summary.flows.filter((flow) => flow.old !== null && flow.new !== null);
  const plain = (section: string, side: 'old' | 'new'): boolean =>
    flows.filter((flow) => flow[side] === section).every((flow) => flow.old === flow.new);
  const moving = flows.filter(
    (flow) => !plain(flow.old as string, 'old') || !plain(flow.new as string, 'new'),
  );
  if (moving.length === 0) return null;
  const most = [...moving].sort((a, b) => b.rules - a.rules).slice(0, 70);
  const nodes: FlowNode[] = [];
  for (const side of ['old', 'new'] as const) {
    const numbers = [...new Set(most.map((flow) => flow[side] as string))].sort(
      (a, b) => Number(a) - Number(b),
    );
    for (const number of numbers) {
      nodes.push({
        id: `${side} ${number}`,
        column: side === 'old' ? 0 : 1,
        label: `${number} ${sides[side].titles[number] ?? ''}`.trim(),
        ...(number === 'text' ? {} : { href: to(sectionAddress(sides[side].id, number)) }),
      });
    }
  }
  const links = most.map(
    (flow): FlowLink => ({ source: `old ${flow.old}`, target: `new ${flow.new}`, rules: flow.rules }),
  );
  return (
    <>
      <h2 id="flow">Where sections went</h2>
      <FlowPicture
        columns={[sides.old.name, sides.new.name]}
        nodes={nodes}
        links={links}
        name={`Where the rules of sections went from ${sides.old.name} to ${sides.new.name}`}
      />
      <p class="soft">
        Sections that keep their number and their rules are left out.
        {most.length < moving.length && ` The ${most.length} broadest of ${moving.length} bands are drawn.`}
      </p>
      <details>
        <summary>The same as a table</summary>
        <Counted
          heads={['from', 'to', 'rules']}
          rows={moving.map((flow) => [
            <span class="number">{flow.old}</span>,
            <span class="number">{flow.new}</span>,
            flow.rules,
          ])}
        />
      </details>
    </>
  );
}

function SectionTable({
  sections,
  summary,
  sides,
}: {
  sections: readonly SectionChanges[];
  summary: ComparisonSummary;
  sides: ComparedSides;
}) {
  if (sections.length === 0) return null;
  const { to } = sides;
  const cell = (count: number): ComponentChildren => <td class="n">{count === 0 ? '' : count}</td>;
  return (
    <Scroll name="Changes by section">
      <table>
        <thead>
          <tr>
            <th>section</th>
            <th>from</th>
            <th class="n">substance</th>
            <th class="n">new</th>
            <th class="n">gone</th>
            <th class="n">editorial</th>
            <th class="n">examples</th>
            <th class="n">terms</th>
            <th class="n">references</th>
            <th class="n">typography</th>
            <th class="n">moved</th>
          </tr>
        </thead>
        <tbody>
          {sections.map((section) => (
            <tr>
              <td>
                <a href={to(comparisonAddress(summary.id, section.key))}>{titleOf(section.key, sides)}</a>
              </td>
              <td class="number">{section.from.filter((from) => from !== section.key).join(', ')}</td>
              {cell(section.changes.substantive)}
              {cell(section.added)}
              {cell(section.deleted)}
              {cell(section.changes.wording)}
              {cell(section.changes.example)}
              {cell(section.changes.terminology)}
              {cell(section.changes.reference)}
              {cell(section.changes.typography)}
              {cell(section.moved)}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function titleOf(key: string, sides: ComparedSides): string {
  if (key === 'text') return 'Text without a number';
  const gone = /^was-(.+)$/.exec(key)?.[1];
  return gone === undefined
    ? `${key} ${sides.new.titles[key] ?? ''}`.trim()
    : `${gone} ${sides.old.titles[gone] ?? ''} (gone)`;
}

/** The key of one of several pages of a section. */
export function pageKey(key: string, at: number): string {
  return at === 1 ? key : `${key}-${at}`;
}

/** What differs in one section. */
export function ComparisonPart({
  page,
  keys,
  summary,
  sides,
}: {
  page: ChangesPage;
  /** Keys of all sections with a page, in order. */
  keys: readonly string[];
  summary: ComparisonSummary;
  sides: ComparedSides;
}) {
  const { to } = sides;
  const address = (key: string, at = 1): string => to(comparisonAddress(summary.id, pageKey(key, at)));
  const at = keys.indexOf(page.key);
  const [previous, next] = [keys[at - 1], keys[at + 1]];
  return (
    <>
      <nav class="above" aria-label="Where this is">
        <a href={to(comparisonAddress(summary.id))}>
          {sides.old.name} against {sides.new.name}
        </a>
      </nav>
      <h1>
        <bdi>{titleOf(page.key, sides)}</bdi>
        {page.of > 1 && (
          <span class="soft">
            {' '}
            {page.at} of {page.of}
          </span>
        )}
      </h1>
      <Switches kinds={page.edges.map(kindOf)} />
      {page.edges.map((edge, i) => (
        <EdgeView edge={edge} sides={sides} id={`e${i + 1}`} />
      ))}
      <nav class="beside" aria-label="Before and after">
        {page.at > 1 ? (
          <a rel="prev" href={address(page.key, page.at - 1)}>
            ← {page.key}, {page.at - 1} of {page.of}
          </a>
        ) : (
          previous !== undefined && (
            <a rel="prev" href={address(previous)}>
              ← <bdi>{titleOf(previous, sides)}</bdi>
            </a>
          )
        )}
        {page.at < page.of ? (
          <a rel="next" href={address(page.key, page.at + 1)}>
            {page.key}, {page.at + 1} of {page.of} →
          </a>
        ) : (
          next !== undefined && (
            <a rel="next" href={address(next)}>
              <bdi>{titleOf(next, sides)}</bdi> →
            </a>
          )
        )}
      </nav>
    </>
  );
}

/** What a kind of change is called on the page. */
function nameOf(kind: Kind): string {
  return KINDS.find(([k]) => k === kind)?.[1] ?? kind;
}

function kindOf(edge: Pick<Edge, 'old' | 'new' | 'change'>): Kind {
  return edge.old === null ? 'added' : edge.new === null ? 'deleted' : edge.change;
}

/**
 * Switches that hide kinds of change, and the choice between one column and two. They work by style alone; where a page has
 * nothing but what is hidden at first, all of it is shown.
 */
function Switches({ kinds }: { kinds: readonly Kind[] }) {
  const present = KINDS.filter(([kind]) => kinds.includes(kind));
  const some = present.some(([, , shown]) => shown);
  return (
    <form class="switches" data-switches="comparison">
      <fieldset>
        <legend>Show</legend>
        {present.map(([kind, words, shown]) => (
          <label>
            <input type="checkbox" id={`show-${kind}`} name={kind} checked={shown || !some} /> {words}{' '}
            <span class="count">{kinds.filter((k) => k === kind).length}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>In</legend>
        <label>
          <input type="radio" name="view" value="inline" id="view-inline" checked /> one text
        </label>
        <label>
          <input type="radio" name="view" value="side" id="view-side" /> two columns
        </label>
      </fieldset>
      <p class="keys soft" data-keys />
    </form>
  );
}

function EdgeView({ edge, sides, id }: { edge: Edge; sides: ComparedSides; id: string }) {
  const kind = kindOf(edge);
  const place = (number: string, side: 'old' | 'new'): ComponentChildren => (
    <RuleIn side={sides[side]} number={number} to={sides.to} />
  );
  const life =
    (edge.new !== null ? sides.new.lifeOf(edge.new) : undefined) ??
    (edge.old !== null ? sides.old.lifeOf(edge.old) : undefined);
  const examples = edge.examples.filter((example) => example.words && example.change !== 'none');
  return (
    <article class="edge" id={id} data-change={kind}>
      <div class="number">
        {edge.old !== null && edge.old !== '' && place(edge.old, 'old')}
        {edge.old !== edge.new && edge.new !== null && edge.new !== '' && (
          <>
            {edge.old !== null && (
              <>
                {' '}
                <br />→{' '}
              </>
            )}
            {place(edge.new, 'new')}
          </>
        )}
      </div>
      <div>
        <p class="verdict">
          <span class={`tag${kind === 'substantive' ? ' strong' : ''}`}>{nameOf(kind)}</span>
          {edge.old !== null && edge.new !== null && edge.relation !== 'same' && (
            <span class="tag">{RELATIONS[edge.relation]}</span>
          )}{' '}
          {life !== undefined && <a href={sides.to(lifeAddress(life))}>life</a>}
        </p>
        <Texts words={edge.words} />
        {examples.map((example) => (
          <div class="example">
            <span class="label">
              Example{example.change === 'added' ? ', new' : example.change === 'deleted' ? ', gone' : ''}
            </span>
            <Texts words={example.words ?? []} />
          </div>
        ))}
        {edge.old !== null && edge.new !== null && edge.evidence.length > 0 && (
          <details class="why">
            <summary>
              <span class="soft">why: </span>
              {edge.evidence[0]}
            </summary>
            <ul>
              {edge.evidence.slice(1).map((reason) => (
                <li>{reason}</li>
              ))}
              <li>The two belong together with a confidence of {edge.confidence.toFixed(2)}.</li>
            </ul>
          </details>
        )}
      </div>
    </article>
  );
}

/** One text with both readings; a second copy stands ready for the column beside it. */
function Texts({ words }: { words: Edge['words'] }) {
  const both = words.some((word) => word.op !== 'insert') && words.some((word) => word.op !== 'delete');
  return (
    <div class={both ? 'texts' : 'texts single'}>
      <p>
        <Changes words={words} />
      </p>
      {both && (
        <p class="second">
          <Changes words={words.filter((word) => word.op !== 'delete')} />
        </p>
      )}
    </div>
  );
}

/** Headings, and paragraphs of the introduction. */
function Others({ edges }: { edges: readonly OtherEdge[] }) {
  return (
    <>
      {edges.map((edge) => (
        <article class="other">
          <p class="measure">
            <span class="tag">{nameOf(kindOf(edge))}</span>{' '}
            {edge.words ? (
              <Changes words={edge.words} />
            ) : edge.old === null ? (
              <ins>{edge.new}</ins>
            ) : edge.new === null ? (
              <del>{edge.old}</del>
            ) : (
              `${edge.old} → ${edge.new}`
            )}
          </p>
        </article>
      ))}
    </>
  );
}

/** An entry of the glossary: its words in both editions, and the way to it in each. */
function EntryView({ edge, sides, id }: { edge: OtherEdge; sides: ComparedSides; id: string }) {
  const { old, new: fresh } = edge;
  const kind = kindOf(edge);
  const life =
    (fresh === null ? undefined : sides.new.lifeOf(fresh)) ??
    (old === null ? undefined : sides.old.lifeOf(old));
  const inside = (side: ComparedSide, term: string): ComponentChildren => (
    <a
      href={sides.to(glossaryAddress(side.id, side.initials ? initialOf(term) : undefined), termAnchor(term))}
    >
      {side.name}
    </a>
  );
  return (
    <article class="edge entry" id={id} data-change={kind}>
      <h2>
        <bdi>{fresh ?? old}</bdi>{' '}
        {old !== null && fresh !== null && old !== fresh && (
          <span class="soft">
            was <bdi>{old}</bdi>
          </span>
        )}
      </h2>
      <p class="verdict">
        <span class={`tag${kind === 'substantive' ? ' strong' : ''}`}>{nameOf(kind)}</span>{' '}
        {old !== null && inside(sides.old, old)} {fresh !== null && inside(sides.new, fresh)}{' '}
        {life !== undefined && <a href={sides.to(lifeAddress(life))}>life</a>}
      </p>
      {edge.words && <Texts words={edge.words} />}
      {edge.movedTo !== undefined && (
        <p class="soft">
          Its words stand in <RuleIn side={sides.new} number={edge.movedTo} to={sides.to} /> now.
        </p>
      )}
      {edge.movedFrom !== undefined && (
        <p class="soft">
          Its words stood in <RuleIn side={sides.old} number={edge.movedFrom} to={sides.to} /> before.
        </p>
      )}
    </article>
  );
}

function RuleIn({ side, number, to }: { side: ComparedSide; number: string; to: Linker }) {
  return (
    <a class="number" href={to(ruleAddress(side.id, number, side.long), anchorOf(number))}>
      {number}
    </a>
  );
}

/** What differs in the glossary. */
export function ComparisonGlossary({
  edges,
  at,
  of,
  summary,
  sides,
}: {
  edges: readonly OtherEdge[];
  at: number;
  of: number;
  summary: ComparisonSummary;
  sides: ComparedSides;
}) {
  const { to } = sides;
  const address = (n: number): string => to(comparisonAddress(summary.id, pageKey('glossary', n)));
  return (
    <>
      <nav class="above" aria-label="Where this is">
        <a href={to(comparisonAddress(summary.id))}>
          {sides.old.name} against {sides.new.name}
        </a>
      </nav>
      <h1>
        Glossary
        {of > 1 && (
          <span class="soft">
            {' '}
            {at} of {of}
          </span>
        )}
      </h1>
      <Switches kinds={edges.map(kindOf)} />
      {edges.map((edge, i) => (
        <EntryView edge={edge} sides={sides} id={`e${i + 1}`} />
      ))}
      <nav class="beside" aria-label="Before and after">
        {at > 1 && (
          <a rel="prev" href={address(at - 1)}>
            ← {at - 1} of {of}
          </a>
        )}
        {at < of && (
          <a rel="next" href={address(at + 1)}>
            {at + 1} of {of} →
          </a>
        )}
      </nav>
    </>
  );
}
