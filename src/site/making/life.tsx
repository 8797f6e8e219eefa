import { type LineageData, Lineages } from '../../lineage/index.js';
import { lifeAddress, linker, newestAddress } from '../address.js';
import { page } from '../page.js';
import {
  type LifeDocument,
  LifePage,
  LifeStub,
  type LifeView,
  NewestPage,
  numberIn,
  type StatedValue,
} from '../pages/life.js';
import { chainOf } from './chain.js';
import { readJson, type Shared, writeInto } from './documents.js';

/** What the pages of all lives are made from; it is left in a file for the threads that make them. */
export interface LivesContext {
  data: LineageData;
  documents: (Omit<LifeDocument, 'holds'> & { holds: string[]; titles: Record<string, string> })[];
  /** Places of the lineages that a document bears: these have pages. */
  borne: number[];
  /** By permanent id. */
  stated: Record<string, StatedValue[]>;
  /** By permanent id: the document, as a place in the list, and the numbers of the rules that refer to it there. */
  referring: Record<string, [document: number, numbers: string[]]>;
  /** By the names of both editions. */
  comparisons: Record<string, string>;
}

interface Open extends Omit<LivesContext, 'documents'> {
  documents: (LifeDocument & { titles: Record<string, string> })[];
  lineages: Lineages;
  view: Omit<LifeView, 'to' | 'stated' | 'referring'>;
}

let opened: { book: number; context: Open } | undefined;

function contextIn(path: string, { book }: Shared): Open {
  if (opened?.book === book) return opened.context;
  const read = readJson<LivesContext>(path);
  const lineages = new Lineages(read.data);
  const ids = read.data.concordance.lineages;
  const paged = new Set(read.borne.map((at) => (ids[at] as (typeof ids)[number])[0]));
  const documents = read.documents.map((document) => ({ ...document, holds: new Set(document.holds) }));
  const context: Open = {
    ...read,
    documents,
    lineages,
    view: {
      lineages,
      documents: new Map(documents.map((document) => [document.name, document])),
      has: (id) => paged.has(id),
      comparisons: new Map(Object.entries(read.comparisons)),
    },
  };
  opened = { book, context };
  return context;
}

/**
 * Makes the pages of some lives, and the addresses that lead to them.
 *
 * @param input the context's file, and which of the lineages that have pages
 * @returns how many pages there are
 */
export function lifePages(
  { path, from, to }: { path: string; from: number; to: number },
  shared: Shared,
): number {
  const context = contextIn(path, shared);
  const { lineages, view, data } = context;
  let count = 0;
  const write = (frame: Parameters<typeof page>[0], body: preact.JSX.Element): void => {
    writeInto(shared.place, frame.address, page(frame, body));
    count++;
  };
  const editions = data.concordance.editions;
  for (const at of context.borne.slice(from, to)) {
    const [id, runs] = data.concordance.lineages[at] as LineageData['concordance']['lineages'][number];
    const address = lifeAddress(id);
    const referring = context.referring[id];
    const last = runs.at(-1)?.[0] as string;
    const latest = context.documents.findLast((document) => numberIn(document, id, lineages));
    const title =
      latest && /^\d+$/.test(last)
        ? latest.titles[lineages.concordance.numberIn(id, latest.name) as string]
        : undefined;
    const chain = !/^\d{3}$/.test(last) ? undefined : chainOf(lineages.concordance, at);
    write(
      { title: `${last}: its life`, address, scripts: [] },
      <LifePage
        id={id}
        view={{
          ...view,
          stated: context.stated[id] ?? [],
          referring: referring && {
            document: context.documents[referring[0]] as LifeDocument,
            numbers: referring[1],
          },
          ...(title === undefined ? {} : { title }),
          ...(chain === undefined ? {} : { chain }),
          to: linker(address),
        }}
      />,
    );
    // The other names of the rule: in a small book each number of each document, in a big one where number or words begin.
    const names = new Map<string, [number: string, edition: string]>();
    const name = (edition: string): void => {
      const number = lineages.concordance.numberIn(id, edition);
      if (number !== undefined) names.set(`${number}@${edition}`, [number, edition]);
    };
    for (const [, first] of runs) name(editions[first] as string);
    for (const [edition] of data.wordings[at] ?? []) name(editions[edition] as string);
    if (!shared.big) for (const document of context.documents) name(document.name);
    names.delete(id);
    for (const [other, [number, edition]] of names) {
      const stub = lifeAddress(other);
      // Two rules of an edition can bear one number by a misprint; the first one has the address.
      if (lineages.concordance.lineageOf(number, edition) !== id) continue;
      write(
        { title: other, address: stub, canonical: address, forward: address },
        <LifeStub number={number} edition={edition} id={id} view={{ lineages, to: linker(stub) }} />,
      );
    }
  }
  return count;
}

/**
 * Makes the pages of the newest rule of some numbers.
 *
 * @returns how many pages there are
 */
export function numberPages(
  { path, from, to }: { path: string; from: number; to: number },
  shared: Shared,
): number {
  const context = contextIn(path, shared);
  const { lineages, data } = context;
  const numbers = bearersOf(context).slice(from, to);
  const newest = data.concordance.editions.at(-1) as string;
  for (const [number, bearers] of numbers) {
    const address = newestAddress(number);
    const [first] = bearers;
    const current = first?.last === newest ? lifeAddress(first.id) : undefined;
    writeInto(
      shared.place,
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
  }
  return numbers.length;
}

/** Every number that a rule with a page ever bore, with its bearers, the newest first. */
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
      const list = numbers.get(number);
      if (list) list.push({ id, at: to });
      else numbers.set(number, [{ id, at: to }]);
    }
  }
  return [...numbers].map(([number, list]) => [
    number,
    list
      .sort((a, b) => b.at - a.at)
      .map(({ id, at }) => ({ id, last: data.concordance.editions[at] as string })),
  ]);
}
