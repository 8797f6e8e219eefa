import { type LineageData, Lineages } from '../../lineage/index.js';
import { parentNumber } from '../../tree/index.js';
import { listIn } from '../../tree/maps.js';
import { lifeAddress, lifeFeedAddress, linker, newestAddress } from '../address.js';
import { lifeFeed } from '../feed.js';
import {
  calledToday,
  groundsOfLife,
  type LifeDetails,
  type LifeDocument,
  type LifeView,
  lifeOf,
  numberIn,
  type StatedValue,
  spanOf,
} from '../lifeView.js';
import { page } from '../page.js';
import { LifePage, LifeStub, NewestPage } from '../pages/life.js';
import { chainOf } from './chain.js';
import { homesIn, readJson, type Shared, writeInto } from './documents.js';
import { keyFrom } from './keep.js';

/** What the pages of all lives are made from; it is left in a file for the threads that make them. */
export interface LivesContext {
  data: LineageData;
  documents: (Omit<LifeDocument, 'holds'> & { holds?: string[]; titles: Record<string, string> })[];
  /** The place of the document that has the newest edition known; absent where none has. */
  newest?: number;
  /** The place of the newest whole document; absent where all are fragments. */
  last?: number;
  /** Places of the lineages in a document: these have pages. */
  borne: number[];
  /** By permanent id. */
  stated: Record<string, StatedValue[]>;
  /** By permanent id: the document, as a place in the list, and the numbers of the rules that refer to it there. */
  referring: Record<string, [document: number, numbers: string[]]>;
  /** By the names of both editions. */
  comparisons: Record<string, string>;
  /** The absolute address of the book, for its feeds. */
  base?: string;
}

interface Open extends Omit<LivesContext, 'documents' | 'newest'> {
  documents: (LifeDocument & { titles: Record<string, string> })[];
  lineages: Lineages;
  view: LifeView;
}

let opened: { book: number; context: Open } | undefined;

function contextIn(path: string, shared: Shared): Open {
  const { book } = shared;
  const homes = homesIn(shared);
  if (opened?.book === book) return opened.context;
  const read = readJson<LivesContext>(path);
  const lineages = new Lineages(read.data);
  const ids = read.data.concordance.lineages;
  const paged = new Set(read.borne.map((at) => (ids[at] as (typeof ids)[number])[0]));
  const documents = read.documents.map(({ holds, ...document }) => ({
    ...document,
    ...(holds ? { holds: new Set(holds) } : {}),
  }));
  const newest = read.newest === undefined ? undefined : documents[read.newest];
  const last = read.last === undefined ? undefined : documents[read.last];
  const context: Open = {
    ...read,
    documents,
    lineages,
    view: {
      lineages,
      span: spanOf(lineages.editions),
      documents: new Map(documents.map((document) => [document.name, document])),
      ...(newest ? { newest } : {}),
      ...(last ? { last } : {}),
      ...(homes ? { homes } : {}),
      has: (id) => paged.has(id),
      comparisons: new Map(Object.entries(read.comparisons)),
    },
  };
  opened = { book, context };
  return context;
}

/** Up to this many lives a book has a page for each number that a rule ever had. */
const NUMBERED = 1000;

/**
 * True where a book has a page for each number that a rule ever had, so that old addresses are found in plain files too. In a larger one
 * these would be two thirds of all files, and no page links to them: a server, or the page for lost addresses, finds the rule.
 */
export function isNumbered({ borne }: Pick<LivesContext, 'borne'>, { big }: Pick<Shared, 'big'>): boolean {
  return !big && borne.length <= NUMBERED;
}

/** Some of the lives, and what they were made from last time. */
export interface LivesInput {
  /** The context's file. */
  path: string;
  /** Which of the lineages that have pages. */
  from: number;
  to: number;
  /** For each of them the key of the life whose pages are there. */
  known: (string | undefined)[];
}

/** The pages of one life: what they were made from, and their addresses; none where they are there already. */
export interface LifeResult {
  key: string;
  pages?: string[];
}

/** Makes the pages of some lives, and the addresses that lead to them, where they are not there already. */
export function lifePages({ path, from, to, known }: LivesInput, shared: Shared): LifeResult[] {
  const context = contextIn(path, shared);
  return context.borne.slice(from, to).map((at, i) => {
    const [id] = context.data.concordance.lineages[at] as LineageData['concordance']['lineages'][number];
    const details = detailsOf(at, context, shared);
    const { life: outline, others } = groundsOfLife(id, context.view, details);
    const today = calledToday(id, context.lineages);
    const title = `${outline.number}${outline.title === undefined ? '' : ` ${outline.title}`}`;
    const feed = lifeFeed(context.data, at, title, context.base);
    const key = keyFrom([outline, others, today, feed]);
    if (key === known[i]) return { key };
    const life = lifeOf(id, context.view, details);
    const address = lifeAddress(id);
    const pages: string[] = [];
    const write = (frame: Parameters<typeof page>[0], body: preact.JSX.Element): void => {
      writeInto(shared, frame.address, page(frame, body));
      pages.push(frame.address);
    };
    write(
      {
        title: `${title}: text and history`,
        address,
        scripts: [],
        ...(feed === undefined ? {} : { feed: lifeFeedAddress(id) }),
      },
      <LifePage life={life} feed={feed !== undefined} to={linker(address)} />,
    );
    if (feed !== undefined) {
      writeInto(shared, lifeFeedAddress(id), feed);
      pages.push(lifeFeedAddress(id));
    }
    for (const [number, edition] of life.names) {
      const stub = lifeAddress(`${number}@${edition}`);
      write(
        { title: `${number}@${edition}`, address: stub, canonical: address, forward: address, at: edition },
        <LifeStub number={number} edition={edition} id={id} today={today} to={linker(stub)} />,
      );
    }
    return { key, pages };
  });
}

function detailsOf(at: number, context: Open, shared: Shared): LifeDetails {
  const { lineages, data, documents, stated, referring } = context;
  const { concordance } = lineages;
  const [id, runs] = data.concordance.lineages[at] as LineageData['concordance']['lineages'][number];
  const editions = data.concordance.editions;
  const latest = documents.findLast((document) => numberIn(document, id, lineages));
  const last = runs.at(-1)?.[0] as string;
  const title =
    latest && /^\d+$/.test(last) ? latest.titles[concordance.numberIn(id, latest.name) as string] : undefined;
  const chain = /^\d{3}$/.test(last) ? chainOf(concordance, at) : undefined;
  // The other names of the rule, see isNumbered.
  const names = new Map<string, [number: string, edition: string]>();
  const name = (edition: string): void => {
    const number = concordance.numberIn(id, edition);
    // Two rules of an edition can have one number by a misprint; the first one has the address.
    if (number !== undefined && concordance.lineageOf(number, edition) === id)
      names.set(`${number}@${edition}`, [number, edition]);
  };
  if (isNumbered(context, shared)) {
    for (const [, first] of runs) name(editions[first] as string);
    for (const [edition] of data.wordings[at] ?? []) name(editions[edition] as string);
    for (const document of documents) name(document.name);
  }
  names.delete(id);
  const [place, numbers] = referring[id] ?? [];
  const here = latest && concordance.numberIn(id, latest.name);
  const above: LifeDetails['above'][number][] = [];
  for (
    let up = here && parentNumber(here);
    latest && up !== undefined && up.length > 1;
    up = parentNumber(up)
  )
    above.unshift({ number: up, title: latest.titles[up] ?? '', document: latest });
  return {
    above,
    stated: stated[id] ?? [],
    ...(place === undefined || numbers === undefined
      ? {}
      : { referring: { document: documents[place] as LifeDocument, numbers } }),
    ...(title === undefined ? {} : { title }),
    ...(chain === undefined ? {} : { chain }),
    names: [...names.values()],
  };
}

/**
 * Makes the pages of the newest rule of some numbers.
 *
 * @returns the addresses of the pages
 */
export function numberPages(
  { path, from, to }: { path: string; from: number; to: number },
  shared: Shared,
): string[] {
  const context = contextIn(path, shared);
  const { lineages, data } = context;
  const numbers = bearersOf(context).slice(from, to);
  const newest = data.concordance.editions.at(-1) as string;
  return numbers.map(([number, bearers]) => {
    const address = newestAddress(number);
    const [first] = bearers;
    const current = first?.last === newest ? lifeAddress(first.id) : undefined;
    writeInto(
      shared,
      address,
      page(
        {
          title: number,
          address,
          ...(current === undefined ? {} : { canonical: current, forward: current }),
        },
        <NewestPage number={number} bearers={bearers} view={{ lineages, to: linker(address) }} />,
      ),
    );
    return address;
  });
}

/** Every number that a rule with a page ever had, with its bearers, the newest first. */
export function bearersOf({
  data,
  borne,
}: Pick<LivesContext, 'data' | 'borne'>): [number: string, bearers: { id: string; last: string }[]][] {
  const numbers = new Map<string, { id: string; at: number }[]>();
  for (const at of borne) {
    const [id, runs] = data.concordance.lineages[at] as LineageData['concordance']['lineages'][number];
    const last = new Map<string, number>();
    for (const [number, , to] of runs) last.set(number, Math.max(to, last.get(number) ?? 0));
    for (const [number, to] of last) {
      listIn(numbers, number).push({ id, at: to });
    }
  }
  return [...numbers].map(([number, list]) => [
    number,
    list
      .sort((a, b) => b.at - a.at)
      .map(({ id, at }) => ({ id, last: data.concordance.editions[at] as string })),
  ]);
}
