import type { ComponentChildren } from 'preact';
import type { WordChange } from '../../compare/index.js';
import { type History, type HistoryEvent, isTerm, type Lineages } from '../../lineage/index.js';
import {
  comparisonAddress,
  editionAddress,
  glossaryAddress,
  type Linker,
  lifeAddress,
  ruleAddress,
  systemAddress,
} from '../address.js';
import { type FlowLink, type FlowNode, FlowPicture } from '../pictures/flow.js';
import { LifePicture, type TimeBranch, type TimeMark } from '../pictures/time.js';
import { initialOf, termAnchor } from '../terms.js';
import { Scroll } from './scroll.js';
import { anchorOf, Changes } from './words.js';

/** A document in which rules of a life stand. */
export interface LifeDocument {
  id: string;
  name: string;
  /** Sections that are too long for one page. */
  long: readonly string[];
  /** True where its glossary has a page for each initial. */
  initials: boolean;
  /** The numbers and headwords that stand in it; a fragment has fewer than its edition. */
  holds: ReadonlySet<string>;
}

/** The page of a document that holds a rule, section or term, and its place there. */
function placeIn({ id, long, initials }: LifeDocument, number: string): [address: string, anchor?: string] {
  if (isTerm(number)) {
    return [glossaryAddress(id, initials ? initialOf(number) : undefined), termAnchor(number)];
  }
  const anchor = anchorOf(number);
  const address = ruleAddress(id, number, long);
  return anchor === undefined ? [address] : [address, anchor];
}

/** The number under which a rule can be read in a document. */
export function numberIn(document: LifeDocument, id: string, lineages: Lineages): string | undefined {
  const number = lineages.concordance.numberIn(id, document.name);
  return number !== undefined && document.holds.has(number) ? number : undefined;
}

/** What a rule states, while it stated it. */
export interface StatedValue {
  key: string;
  /** Oldest first, neighbours that agree written once. */
  values: { value: string; status: string; first: string; last: string }[];
}

/** All that the page of a life is made from. */
export interface LifeView {
  lineages: Lineages;
  /** By the name of the edition. */
  documents: ReadonlyMap<string, LifeDocument>;
  /** True where a permanent id has a page. */
  has(id: string): boolean;
  stated: readonly StatedValue[];
  /** Rules that refer to this one, in the last document that has it. */
  referring: { document: LifeDocument; numbers: readonly string[] } | undefined;
  /** The heading, for a section or chapter. */
  title?: string;
  /** Ids of comparisons of neighbours, by the names of both: `2008-02-01 2011-07-15`. */
  comparisons: ReadonlyMap<string, string>;
  /** For a section: where its rules came from and went, edition by edition. */
  chain?: SectionChain;
  to: Linker;
}

/** The rules of a section through the editions in which they moved. */
export interface SectionChain {
  editions: string[];
  /** Sections by their column. */
  nodes: { column: number; number: string }[];
  links: { column: number; from: string; to: string; rules: number }[];
}

/** More editions than these share the first colour. */
const TINTS = 8;
/** What stands unchanged for longer than this is cut out of the middle of a comparison. In characters. */
const LONG = 360;

/** The life of a rule, section or chapter. */
export function LifePage({ id, view }: { id: string; view: LifeView }) {
  const { lineages, documents, to } = view;
  const history = lineages.history(id) as History;
  const editions = lineages.editions;
  const newest = editions.at(-1) as string;
  const { numbers, ended } = history;
  const last = numbers.at(-1) as History['numbers'][number];
  const living = last.last === newest;
  const blame = lineages.blame(id) ?? [];
  const bringing = [...new Set(blame.map((run) => run.edition))].sort(
    (a, b) => editions.indexOf(a) - editions.indexOf(b),
  );
  const tints = new Map(bringing.map((edition, i) => [edition, `b${tintOf(i, bringing.length)}`]));
  const kind = kindOf(last.number);
  const wordings = history.events.filter((event) => event.text !== undefined);
  const branches = history.events.filter((event) => event.other !== undefined);
  const shownIn = [...documents.values()].filter((document) => numberIn(document, id, lineages));
  const latest = shownIn.at(-1);
  const place = (document: LifeDocument, number: string, words: string): ComponentChildren => (
    <a href={to(...placeIn(document, number))}>{words}</a>
  );
  const edition = (name: string, number?: string): ComponentChildren => {
    const document = documents.get(name);
    if (document === undefined || (number !== undefined && !numberIn(document, id, lineages))) return name;
    return number === undefined ? (
      <a href={to(editionAddress(document.id))}>{name}</a>
    ) : (
      place(document, number, name)
    );
  };
  return (
    <>
      <p class="above soft">{id}</p>
      <h1>
        {kind} <bdi>{last.number}</bdi> {view.title !== undefined && <bdi>{view.title}</bdi>}
      </h1>
      <p class="lead">
        {living ? `Lives in ${newest}` : `Ended: ${ended?.reason ?? `last in ${last.last}`}`}
        {numbers.length > 1 &&
          `; before, it was ${[...new Set(numbers.slice(0, -1).map((run) => run.number))].join(', ')}`}
        .{' '}
        {latest && (
          <>
            It can be read{' '}
            {place(latest, lineages.concordance.numberIn(id, latest.name) as string, `in ${latest.name}`)}.
          </>
        )}
      </p>
      <LifePicture
        name={`The life of ${id}`}
        span={spanOf(editions)}
        numbers={numbers.map((run, i) => ({
          number: run.number,
          from: dateOf(run.first, editions),
          ...(i === numbers.length - 1 && living ? {} : { to: dateOf(run.last, editions) }),
        }))}
        marks={wordings.map(
          (event): TimeMark => ({
            date: dateOf(event.edition, editions),
            at: laneOf(event, numbers, editions),
            words: `${event.edition}: ${event.what}`,
            strong: event.what === 'substantive' || event.what === 'added',
            ...(tints.has(event.edition) ? { tint: tints.get(event.edition) as string } : {}),
          }),
        )}
        branches={branches.map((event): TimeBranch => {
          const other = event.other as NonNullable<HistoryEvent['other']>;
          return {
            date: dateOf(event.edition, editions),
            at: laneOf(event, numbers, editions),
            label: other.number,
            // Words come in from the edition before, and go out to this one.
            into: other.edition !== event.edition,
            ...(view.has(other.lineage) ? { href: to(lifeAddress(other.lineage)) } : {}),
          };
        })}
      />
      {view.chain && <ChainPicture chain={view.chain} />}
      {blame.length > 0 && (
        <>
          <h2 id="words">
            {!living
              ? 'Its last words'
              : latest?.name === newest
                ? 'Its words today'
                : `Its words in ${latest?.name ?? last.last}`}
          </h2>
          {bringing.length > 1 && (
            <ul class="legend" aria-label="Which edition brought the words">
              {bringing.map((name) => (
                <li data-legend={name}>
                  <span class={`swatch ${tints.get(name)}`} aria-hidden="true" /> {edition(name)}
                </li>
              ))}
            </ul>
          )}
          <div class="words measure">
            {paragraphs(blame).map((runs) => (
              <p>
                {runs.map((run) => (
                  <span class={tints.get(run.edition)} data-from={run.edition} title={run.edition}>
                    {run.text}
                  </span>
                ))}
              </p>
            ))}
          </div>
        </>
      )}
      {view.stated.length > 0 && <Stated stated={view.stated} to={to} />}
      {wordings.length > 0 && (
        <>
          <h2 id="wordings">{wordings.length === 1 ? 'One wording' : `${wordings.length} wordings`}</h2>
          {wordings.length > 1 && <p class="keys soft" data-keys />}
          {wordings.length === 1 && blame.length > 0 ? (
            <p class="soft">
              {(wordings[0] as HistoryEvent).edition === (numbers[0] as History['numbers'][number]).first
                ? `It has not changed since ${(wordings[0] as HistoryEvent).edition}.`
                : `The book has its words in ${(wordings[0] as HistoryEvent).edition} alone; it is older.`}
            </p>
          ) : (
            wordings.map((event, i) => (
              <Wording
                event={event}
                before={wordings[i - 1]}
                whole={history}
                view={view}
                edition={edition(event.edition, lineages.concordance.numberIn(id, event.edition))}
              />
            ))
          )}
        </>
      )}
      {branches.length > 0 && (
        <>
          <h2 id="branches">Splits and mergers</h2>
          <ul>
            {branches.map((event) => {
              const other = event.other as NonNullable<HistoryEvent['other']>;
              const [before, after] = event.note.split(other.number);
              return (
                <li>
                  {edition(event.edition)}: {before}
                  {view.has(other.lineage) ? (
                    <a href={to(lifeAddress(other.lineage))}>{other.number}</a>
                  ) : (
                    other.number
                  )}
                  {after}
                </li>
              );
            })}
          </ul>
        </>
      )}
      <h2 id="numbers">Its numbers</h2>
      <Scroll name="Its numbers">
        <table>
          <thead>
            <tr>
              <th>number</th>
              <th>from</th>
              <th>to</th>
            </tr>
          </thead>
          <tbody>
            {numbers.map((run) => (
              <tr>
                <td class="number">{run.number}</td>
                <td class="number">{edition(run.first, run.number)}</td>
                <td class="number">
                  {run.last === newest ? (
                    <span class="soft">{run.last}, the newest known</span>
                  ) : (
                    edition(run.last, run.number)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {view.referring && view.referring.numbers.length > 0 && (
        <>
          <h2 id="referring">Rules that refer to it</h2>
          <p class="number measure">
            {view.referring.numbers.map((number, i) => (
              <>
                {i > 0 && ', '}
                {place(view.referring?.document as LifeDocument, number, number)}
              </>
            ))}{' '}
            <span class="soft">in {view.referring.document.name}</span>
          </p>
        </>
      )}
    </>
  );
}

function Wording({
  event,
  before,
  whole,
  view,
  edition,
}: {
  event: HistoryEvent;
  before: HistoryEvent | undefined;
  whole: History;
  view: LifeView;
  edition: ComponentChildren;
}) {
  const first = before === undefined;
  const late = first && event.edition !== whole.numbers[0]?.first;
  const comparison = before && view.comparisons.get(`${before.edition} ${event.edition}`);
  return (
    <article class="wording" id={`w${event.edition}`} data-step>
      <h3>
        {edition} <span class="number">{event.number}</span>{' '}
        {!first && (
          <span class={`tag${event.what === 'substantive' ? ' strong' : ''}`}>{NAMES[event.what]}</span>
        )}
      </h3>
      <p class="soft">
        {late ? 'The oldest words of it in this book; the rule is older.' : event.note}
        {comparison !== undefined && (
          <>
            {' '}
            <a href={view.to(comparisonAddress(comparison))}>the comparison</a>
          </>
        )}
      </p>
      {(first
        ? (event.text ?? '').split('\n').map((text) => [{ op: 'keep', text }] as WordChange[])
        : byLine(event.words ?? [])
      ).map((words) => (
        <p class="measure">
          <Changes words={first ? words : shortened(words)} />
        </p>
      ))}
    </article>
  );
}

const NAMES: Record<HistoryEvent['what'], string> = {
  none: 'the same',
  added: 'first',
  typography: 'typography',
  reference: 'references',
  terminology: 'terminology',
  example: 'examples',
  wording: 'editorial',
  substantive: 'substance',
  renumbered: 'moved',
  split: 'split',
  merged: 'merged',
  continued: 'goes on',
  deleted: 'gone',
};

function Stated({ stated, to }: { stated: readonly StatedValue[]; to: Linker }) {
  return (
    <>
      <h2 id="states">What it states</h2>
      <Scroll name="Parameters that the rule states">
        <table>
          <thead>
            <tr>
              <th>parameter</th>
              <th>value</th>
              <th>in the editions</th>
            </tr>
          </thead>
          <tbody>
            {stated.flatMap(({ key, values }) =>
              values.map(({ value, status, first, last }, i) => (
                <tr>
                  <td>
                    {i === 0 && (
                      <a href={to(systemAddress(key.split('.')[0] as string), key)}>
                        <code>{key}</code>
                      </a>
                    )}
                  </td>
                  <td>
                    <code>{value}</code> {status !== 'compiled' && <span class="tag">{status}</span>}
                  </td>
                  <td class="number">{first === last ? first : `${first} to ${last}`}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </Scroll>
    </>
  );
}

/** Where the rules of a section came from and went, through every edition in which they moved. */
export function ChainPicture({ chain }: { chain: SectionChain }) {
  const nodes = chain.nodes.map(
    ({ column, number }): FlowNode => ({ id: `${column} ${number}`, column, label: number }),
  );
  const links = chain.links.map(
    ({ column, from, to, rules }): FlowLink => ({
      source: `${column} ${from}`,
      target: `${column + 1} ${to}`,
      rules,
    }),
  );
  return (
    <>
      <h2 id="chain">Where its rules went</h2>
      <FlowPicture
        columns={chain.editions}
        nodes={nodes}
        links={links}
        name={`Where the rules of the section came from and went: ${chain.editions.join(', ')}`}
      />
    </>
  );
}

/** What bears a number, or a headword of the glossary. */
function kindOf(number: string): string {
  if (isTerm(number)) return 'Term';
  return number.includes('.') ? 'Rule' : number.length < 3 ? 'Chapter' : 'Section';
}

/** Which of the tints: the first for the oldest, the last for the newest, and where there are many the oldest share one. */
function tintOf(at: number, of: number): number {
  if (of > TINTS) return Math.max(1, TINTS - (of - 1 - at));
  return of === 1 ? 1 : 1 + Math.round((at * (TINTS - 1)) / (of - 1));
}

/** The first and last date that editions are named by. */
function spanOf(editions: readonly string[]): [string, string] {
  const dates = editions.filter((name) => !Number.isNaN(Date.parse(name)));
  const first = dates[0] ?? '1999-01-01';
  const last = dates.at(-1) ?? first;
  return first === last ? [`${Number(first.slice(0, 4)) - 1}${first.slice(4)}`, last] : [first, last];
}

/** A date to place an edition by; one without a date stands at the end, where it was sorted to. */
function dateOf(name: string, editions: readonly string[]): string {
  return Number.isNaN(Date.parse(name)) ? spanOf(editions)[1] : name;
}

function laneOf(event: HistoryEvent, numbers: History['numbers'], editions: readonly string[]): number {
  const at = editions.indexOf(event.edition);
  const lane = numbers.findIndex(
    (run) => editions.indexOf(run.first) <= at && at <= editions.indexOf(run.last),
  );
  return lane < 0 ? numbers.length - 1 : lane;
}

/** Runs of words cut into lines: a rule and its examples. */
function paragraphs<T extends { text: string }>(runs: readonly T[]): T[][] {
  const lines: T[][] = [[]];
  for (const run of runs) {
    run.text.split('\n').forEach((text, i) => {
      if (i > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ ...run, text });
    });
  }
  return lines.filter((line) => line.length > 0);
}

function byLine(words: readonly WordChange[]): WordChange[][] {
  return paragraphs(words);
}

/** Leaves out the middle of what stands unchanged for long. */
function shortened(words: readonly WordChange[]): WordChange[] {
  return words.map((word, i) => {
    if (word.op !== 'keep' || word.text.length <= LONG) return word;
    const head = i === 0 ? '' : word.text.slice(0, LONG / 3).replace(/\S*$/, '');
    const tail = i === words.length - 1 ? '' : word.text.slice(-LONG / 3).replace(/^\S*/, '');
    if (words.length === 1)
      return { ...word, text: `${word.text.slice(0, LONG / 2).replace(/\S*$/, '')}[…]` };
    return { ...word, text: `${head}[…]${tail}` };
  });
}

/** An address that leads to a life: the number that a rule bore in an edition, and what it is called today. */
export function LifeStub({
  number,
  edition,
  id,
  view,
}: {
  number: string;
  edition: string;
  id: string;
  view: Pick<LifeView, 'lineages' | 'to'>;
}) {
  const today = calledToday(id, view.lineages);
  return (
    <>
      <h1>
        {number} in {edition}
      </h1>
      <p>
        <a href={view.to(lifeAddress(id))}>{today}</a>
      </p>
    </>
  );
}

/** One sentence: what a rule is called in the newest edition, or that it is gone. */
export function calledToday(id: string, lineages: Lineages): string {
  const newest = lineages.editions.at(-1) as string;
  const number = lineages.concordance.numberIn(id, newest);
  if (number !== undefined) return `The rule is called ${number} today (${newest}).`;
  const at = lineages.concordance.indexOf(id) as number;
  const last = lineages.editions[lineages.concordance.span(at)[1]] as string;
  return `The rule is gone; it last stood in ${last}, as ${lineages.concordance.numberIn(id, last)}.`;
}

/** The newest rule of a number; a number that the newest edition has not says what became of the rule. */
export function NewestPage({
  number,
  bearers,
  view,
}: {
  number: string;
  /** Permanent ids of the rules that bore the number, the newest first, with the last edition in which they did. */
  bearers: readonly { id: string; last: string }[];
  view: Pick<LifeView, 'lineages' | 'to'>;
}) {
  const { lineages, to } = view;
  const newest = lineages.editions.at(-1) as string;
  const [first] = bearers;
  const current = first?.last === newest;
  return (
    <>
      <h1>{number}</h1>
      {!current && <p>No rule of {newest} bears this number.</p>}
      <ul class="plain">
        {bearers.map(({ id, last }) => (
          <li>
            <a href={to(lifeAddress(id))}>{id}</a>{' '}
            {last === newest ? 'bears it today.' : `bore it until ${last}. ${calledToday(id, lineages)}`}
          </li>
        ))}
      </ul>
    </>
  );
}
