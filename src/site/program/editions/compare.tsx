import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Edge, type OtherEdge, restrict } from '../../../compare/index.js';
import { editionMeant } from '../../../lineage/dates.js';
import { groupBy } from '../../../tree/maps.js';
import { type IndexedEdition, titleOf } from '../../data/editions.js';
import {
  type ComparedSide,
  type ComparedSides,
  EdgeView,
  EntryView,
  type Kind,
  kindOf,
  Switches,
} from '../../pages/edges.js';
import { Scroll, Table } from '../../pages/scroll.js';
import { keptInWords, several } from '../../quotable.js';
import { inHash, messageOf } from '../fields.js';
import { bookIndex, inBook } from '../store.js';
import { type Compared, compareApart } from './comparing.js';

/** What the address asks for: two editions as places in the list, and a section or rule. */
interface Pair {
  old: number;
  new: number;
  /** A number of either edition, or `glossary`; everything when empty. */
  part: string;
}

interface Shown {
  pair: Pair;
  comparison: Compared['comparison'];
  sides: ComparedSides;
  /** From one edition to the other: their dates and releases. */
  names: string;
}

/** How many rules of a part are shown before one asks for more. */
const SHOWN = 60;

/** A choice is compared when it was not changed for so many milliseconds. */
const REST = 400;

/** Compares any two editions in the page, by the same program as the command `compare`, so that verdicts and evidence are the same. */
export function AnyTwo() {
  const [editions, setEditions] = useState<IndexedEdition[]>();
  const [pair, setPair] = useState<Pair>();
  const [compared, setCompared] = useState<Shown>();
  const [step, setStep] = useState<Step>('load');
  const [problem, setProblem] = useState('');
  const complain = (error: unknown): void => setProblem(messageOf(error));

  useEffect(() => {
    let known: IndexedEdition[] = [];
    const follow = (): void => setPair(pairAsked(known));
    bookIndex().then(({ editions: all }) => {
      known = all;
      setEditions(all);
      follow();
    }, complain);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  useEffect(() => {
    if (pair === undefined || editions === undefined) return;
    setProblem('');
    if (compared?.pair.old === pair.old && compared.pair.new === pair.new) {
      setCompared({ ...compared, pair });
      return;
    }
    setCompared(undefined);
    setStep('load');
    const wanted = new AbortController();
    // Choosing by keys passes other editions on the way, which nobody wants compared.
    const rest = setTimeout(() => {
      shownOf(pair, editions, wanted.signal, () => wanted.signal.aborted || setStep('compare')).then(
        (fresh) => wanted.signal.aborted || setCompared(fresh),
        (error) => wanted.signal.aborted || complain(error),
      );
    }, REST);
    return () => {
      wanted.abort();
      clearTimeout(rest);
    };
  }, [pair, editions]);

  if (editions === undefined || pair === undefined)
    return problem === '' ? <p role="status">Loading the editions …</p> : <p role="alert">{problem}</p>;
  const go = (fresh: Partial<Pair>): void => {
    // The address is asked, as a change before this one may not be drawn yet.
    const next = { ...pairAsked(editions), ...fresh };
    const name = (at: number): string => editions[at]?.id ?? '';
    const words = new URLSearchParams({
      old: name(next.old),
      new: name(next.new),
      ...(next.part === '' ? {} : { part: next.part }),
    });
    location.hash = String(words);
  };
  return (
    <>
      <Choice editions={editions} pair={pair} go={go} />
      {problem !== '' && <p role="alert">{problem}</p>}
      {compared ? <Result {...compared} go={go} /> : problem === '' && <Waiting step={step} />}
    </>
  );
}

function pairAsked(editions: readonly IndexedEdition[]): Pair {
  const asked = inHash();
  const names = new Map(
    editions.flatMap(({ name, aliases }) => aliases.map((alias) => [alias.toLowerCase(), name])),
  );
  const place = (text: string | null, other: number): number => {
    if (text === null) return other;
    const id = editions.findIndex((edition) => edition.id === text);
    if (id >= 0) return id;
    const name = editionMeant(
      text,
      editions.map((edition) => edition.name),
      names,
    );
    const at = editions.findIndex((edition) => edition.name === name);
    return at < 0 ? other : at;
  };
  const whole = editions.map(({ partial }, at) => (partial ? -1 : at)).filter((at) => at >= 0);
  const fresh = place(asked.get('new'), whole.at(-1) ?? editions.length - 1);
  const before = whole.filter((at) => at < fresh).at(-1) ?? 0;
  return { old: place(asked.get('old'), before), new: fresh, part: asked.get('part') ?? '' };
}

/** What is done before there is anything to show. */
type Step = 'load' | 'compare';

/** Says what is being done, and after some seconds for how long, so that nobody takes it for a page that broke. */
function Waiting({ step }: { step: Step }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p>
      <label>
        <progress /> <span role="status">{STEPS[step]}</span>
      </label>{' '}
      {seconds > 2 && <span class="soft">{seconds} seconds; usually under 10</span>}
    </p>
  );
}

const STEPS: Readonly<Record<Step, string>> = {
  load: 'Loading the two editions …',
  compare: 'Comparing the two editions, rule by rule …',
};

/**
 * Loads two editions and compares them.
 *
 * @param onLoaded called when both are there
 */
async function shownOf(
  pair: Pair,
  editions: readonly IndexedEdition[],
  wanted: AbortSignal,
  onLoaded: () => void,
): Promise<Shown> {
  const [old, fresh] = [editions[pair.old], editions[pair.new]] as [IndexedEdition, IndexedEdition];
  const { comparison, titles } = await compareApart(old, fresh, wanted, onLoaded);
  const side = (edition: IndexedEdition, titles: ComparedSide['titles']): ComparedSide => ({
    id: edition.id,
    name: edition.name,
    long: edition.long,
    initials: edition.initials,
    partial: edition.partial,
    titles,
    lifeOf: () => undefined,
  });
  const to: ComparedSides['to'] = (address, anchor) =>
    inBook(address) + (anchor === undefined ? '' : `#${encodeURIComponent(anchor)}`);
  return {
    pair,
    comparison,
    sides: { old: side(old, titles.old), new: side(fresh, titles.new), to },
    names: `${titleOf(old)} to ${titleOf(fresh)}`,
  };
}

function Choice({
  editions,
  pair,
  go,
}: {
  editions: readonly IndexedEdition[];
  pair: Pair;
  go: (fresh: Partial<Pair>) => void;
}) {
  const field = (side: 'old' | 'new', words: string) => (
    <label>
      {words}{' '}
      <select value={pair[side]} onChange={(event) => go({ [side]: Number(event.currentTarget.value) })}>
        {editions
          .map((edition, at) => (
            <option value={at} selected={at === pair[side]}>
              {titleOf(edition)}
            </option>
          ))
          .reverse()}
      </select>
    </label>
  );
  const move = (step: number, words: string) => {
    const next = { old: pair.old + step, new: pair.new + step };
    const there = next.old >= 0 && next.new < editions.length;
    return (
      <button type="button" disabled={!there} onClick={() => go(next)}>
        {words}
      </button>
    );
  };
  return (
    <form class="box choosers" onSubmit={(event) => event.preventDefault()}>
      {field('old', 'From')} {field('new', 'to')}
      <label>
        Section or rule{' '}
        <input
          size={9}
          value={pair.part}
          placeholder="810, 702.19"
          onChange={(event) => go({ part: event.currentTarget.value.trim() })}
        />
      </label>
      {move(-1, '← Both earlier')} {move(1, 'Both later →')}
      <button type="button" onClick={() => go({ old: pair.new, new: pair.old })}>
        Swap
      </button>
    </form>
  );
}

function Result({ comparison, sides, pair, names, go }: Shown & { go: (fresh: Partial<Pair>) => void }) {
  const differs = (edge: Pick<Edge | OtherEdge, 'old' | 'new' | 'change'>): boolean =>
    edge.old === null || edge.new === null || edge.change !== 'none';
  const { part } = pair;
  const glossary = comparison.glossary.filter(differs);
  const edges = (part === '' || part === 'glossary' ? comparison : restrict(comparison, { sections: [part] }))
    .edges;
  const changed = edges.filter(differs);
  const [shown, setShown] = useState(SHOWN);
  useEffect(() => setShown(SHOWN), [pair]);
  const kept = edges.filter(({ old, new: fresh }) => old !== null && fresh !== null);
  const summary = [
    keptInWords(kept),
    several([
      [edges.filter(({ old }) => old === null).length, 'added'],
      [edges.filter(({ new: fresh }) => fresh === null).length, 'removed'],
      [kept.filter(({ old, new: fresh }) => old !== fresh).length, 'renumbered'],
    ]),
  ].filter((words) => words !== '');
  // A number may have been that of another section.
  const titles = [sides.old.titles[part], sides.new.titles[part]].filter((title) => title !== undefined);
  const title = [...new Set(titles)].join(', later ');
  const where =
    part === '' ? 'Rules' : part === 'glossary' ? 'Glossary' : title === '' ? part : `${part} ${title}`;
  const list = part === 'glossary' ? glossary.length : changed.length;
  useEffect(() => {
    document.title = `${where}: ${names} · Variorum`;
  }, [where, names]);
  return (
    <>
      <h2 id="result">
        {where}: {names}
      </h2>
      {part !== 'glossary' && <p class="lead">{summary.join(', ') || 'No such rule in either edition'}.</p>}
      {part === '' && <Sections changed={changed} sides={sides} go={go} glossary={glossary} />}
      {part !== '' && (
        <>
          <p>
            <button type="button" onClick={() => go({ part: '' })}>
              All sections
            </button>
          </p>
          <Switches kinds={part === 'glossary' ? glossary.map(kindOf) : changed.map(kindOf)} />
          {part === 'glossary'
            ? glossary
                .slice(0, shown)
                .map((edge, i) => <EntryView edge={edge} sides={sides} id={`e${i + 1}`} />)
            : changed
                .slice(0, shown)
                .map((edge, i) => <EdgeView edge={edge} sides={sides} id={`e${i + 1}`} />)}
          {list === 0 && <p>No change of the text.</p>}
          {list > shown && (
            <button type="button" onClick={() => setShown(shown + SHOWN)}>
              {Math.min(SHOWN, list - shown)} more of {list}
            </button>
          )}
        </>
      )}
      {comparison.limits.map((limit) => (
        <p class="soft">{limit}</p>
      ))}
    </>
  );
}

/** The kinds of change that a row of the table counts, and what its column is called. */
const COLUMNS: readonly (readonly [heading: string, kinds: readonly Kind[]])[] = [
  ['substantive', ['substantive']],
  ['added', ['added']],
  ['removed', ['deleted']],
  ['reworded', ['wording']],
  ['examples', ['example']],
  ['terms, references, typography', ['terminology', 'reference', 'typography']],
];

/** The sections of the newer edition that changed, with how many rules did, and how. */
function Sections({
  changed,
  sides,
  go,
  glossary,
}: {
  changed: readonly Edge[];
  sides: ComparedSides;
  go: (fresh: Partial<Pair>) => void;
  glossary: readonly OtherEdge[];
}) {
  const bySection = groupBy(changed, (edge) => (edge.new ?? edge.old ?? '').split('.')[0] as string);
  const row = (name: ComponentChildren, edges: readonly (Edge | OtherEdge)[]): ComponentChildren => (
    <tr>
      <td>{name}</td>
      <td class="n">{edges.length}</td>
      {COLUMNS.map(([, kinds]) => (
        <td class="n">{edges.filter((edge) => kinds.includes(kindOf(edge))).length || ''}</td>
      ))}
    </tr>
  );
  return (
    <Scroll name="Changes by section">
      <Table kind="bysection" heads={['section', 'n:changes', ...COLUMNS.map(([heading]) => `n:${heading}`)]}>
        {[...bySection]
          .sort(([a], [b]) => Number(a) - Number(b))
          .map(([section, edges]) =>
            row(
              <a href={`#${hashWith(section)}`}>
                {section} {sides.new.titles[section] ?? sides.old.titles[section] ?? ''}
              </a>,
              edges,
            ),
          )}
        {glossary.length > 0 &&
          row(
            <button type="button" class="plain" onClick={() => go({ part: 'glossary' })}>
              Glossary
            </button>,
            glossary,
          )}
      </Table>
    </Scroll>
  );
}

/** The address of the page with another section. */
function hashWith(part: string): string {
  const words = inHash();
  words.set('part', part);
  return String(words);
}
