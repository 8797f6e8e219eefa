import { join } from 'node:path';
import {
  comparisonAddress,
  editionAddress,
  lifeAddress,
  NEWEST,
  partAddress,
  understoodAddress,
} from '../address.js';
import type { Book } from '../book.js';
import { releaseIn } from '../data/editions.js';
import type { Homes, HomesData, PartRuns } from '../homes.js';
import type { Neighbour } from '../pages/dates.js';
import { idsIn } from './context.js';
import { homesIn, type Shared, writeJson } from './documents.js';
import { CONTENTS, DATA, type EditionInput } from './edition.js';
import { keyFrom } from './keep.js';
import { bearersOf, isNumbered, type LivesContext } from './life.js';
import { type Made, newestOf } from './readDocuments.js';
import type { TreeFacts } from './readFile.js';
import type { UnderstoodInput } from './understood.js';
import type { Workshop } from './workshop.js';

/** The pages of editions and comparisons while they are made. */
interface Writing {
  /** When they are made; what was understood of the newest edition aside. */
  pages: Promise<unknown>;
  /** The permanent id of every number, for each edition. */
  ids: readonly Record<string, string>[];
  /** Has the pages made that say what was understood of the newest edition; its ruleset has to be there. */
  writeUnderstood(): Promise<unknown>;
}

/**
 * Has the pages of editions and comparisons made.
 *
 * @param shared which pages editions share, and which parts each has pages of its own for; all of them when absent
 */
export function writeEditions(
  workshop: Workshop,
  book: Pick<Book, 'comparisons' | 'lives'>,
  made: readonly Made[],
  shared: { data: HomesData; runs: PartRuns } | undefined,
): Writing {
  const documents = made.map(({ document }) => document);
  const { comparisons, lives } = book;
  const ids = documents.map(({ name }) => idsIn(lives, name));
  const byPair = new Map(comparisons.map((summary) => [`${summary.old} ${summary.new}`, summary]));
  const neighbour = (at: number, other: number): Neighbour | undefined => {
    const document = documents[other];
    if (document === undefined) return undefined;
    const [old, fresh] = [documents[Math.min(at, other)], documents[Math.max(at, other)]];
    const summary = byPair.get(`${old?.id} ${fresh?.id}`);
    return {
      id: document.id,
      name: document.name,
      ...releaseIn(document.aliases),
      sections: sectionsThere(at, other),
      ...(summary
        ? {
            comparison: {
              id: summary.id,
              sections: summary.sections.filter(({ pages }) => pages > 0).map(({ key }) => key),
            },
          }
        : {}),
    };
  };
  const called = new Map<number, Map<string, string>>();
  const sectionsById = (at: number): Map<string, string> => {
    const known = called.get(at);
    if (known) return known;
    const own = documents[at]?.sections ?? [];
    const found = new Map(
      own.flatMap(([number]) => {
        const id = ids[at]?.[number];
        return id === undefined ? [] : [[id, number] as const];
      }),
    );
    called.set(at, found);
    return found;
  };
  /** What sections of one document are called in another, where that is something else. */
  const sectionsThere = (at: number, other: number): Record<string, string | null> => {
    const there = sectionsById(other);
    const own = documents[at]?.sections ?? [];
    const glossary: [string, null][] =
      documents[other]?.counts.glossaryEntries === 0 ? [['glossary', null]] : [];
    return Object.fromEntries([
      ...glossary,
      ...own.flatMap(([number]): [string, string | null][] => {
        const id = ids[at]?.[number];
        const found = (id === undefined ? undefined : there.get(id)) ?? null;
        return found === number ? [] : [[number, found]];
      }),
    ]);
  };
  const newest = newestOf(made);
  const place = new Map(documents.map(({ id }, at) => [id, at]));
  /** The pages of its own that a document has in a big book. */
  const runsOf = (at: number): Pick<EditionInput, 'runs' | 'lasts'> => {
    const own = shared?.runs.get(documents[at]?.id ?? '');
    if (own === undefined) return {};
    const lasts: NonNullable<EditionInput['lasts']> = {};
    const runs = [...own].map(([part, run]) => {
      const there = place.get(run.last) as number;
      const after = neighbour(there, there + 1);
      // Of a run that goes on, the pages do not say how far it goes.
      const last = after ? run.last : NEWEST;
      lasts[last] ??= after
        ? {
            name: (documents[there] as Made['document']).name,
            after,
            superseded: there + 1 < newest,
          }
        : {};
      return [part, { last, editions: after ? run.editions : Math.min(run.editions, 2) }] as const;
    });
    return { runs: Object.fromEntries(runs), lasts };
  };
  /** Named only where newer editions are known than the book has. */
  const { name } = documents[newest] ?? {};
  const named = name === undefined || name === lives.editions.at(-1) ? {} : { name };
  const editions = made.map(({ document, contents, facts }, at) => {
    const [before, after] = [neighbour(at, at - 1), neighbour(at, at + 1)];
    const input: EditionInput = {
      document,
      ids: ids[at] ?? {},
      newest: at === newest,
      ...(before ? { before } : {}),
      ...(after ? { after } : {}),
      ...(at + 1 < newest ? { current: { ...named, sections: sectionsThere(at, newest) } } : {}),
      ...runsOf(at),
    };
    return { part: editionAddress(document.id), input, pieces: piecesOf(input, contents, facts.parts) };
  });
  const editionPages = workshop.pages('edition', 'writing editions', editions);
  const homes = homesIn(workshop.shared);
  const side = (id: string) => {
    const at = place.get(id) as number;
    const { name, aliases, layout, sections, partial } = documents[at] as Made['document'];
    return {
      id,
      name,
      ...releaseIn(aliases),
      titles: Object.fromEntries(sections),
      long: layout.long,
      initials: layout.initials,
      partial,
      ids: ids[at] ?? {},
    };
  };
  const comparisonPages = workshop.pages(
    'comparison',
    'writing comparisons',
    comparisons.map((summary) => {
      const input = { summary, old: side(summary.old), new: side(summary.new) };
      const sides = [summary.old, summary.new].map((id) => {
        const one = made[place.get(id) as number] as Made;
        return [one.contents, homesAt(one, homes)];
      });
      return { part: comparisonAddress(summary.id), input, pieces: [['', [input, sides]]] };
    }),
  );
  return {
    pages: Promise.all([editionPages, comparisonPages]),
    ids,
    writeUnderstood: understoodOf(workshop, editions[newest]?.input, made[newest]),
  };
}

/** Knows of the newest edition alone, so that what the pages of all others are made from is not held until its rules are compiled. */
function understoodOf(
  workshop: Workshop,
  last: EditionInput | undefined,
  made: Made | undefined,
): Writing['writeUnderstood'] {
  return async () => {
    if (last === undefined || made === undefined) return;
    const { document, ids, before } = last;
    const input: UnderstoodInput = { document, ids, ...(before ? { before: before.id } : {}) };
    await workshop.pages('understood', 'writing what was understood', [
      { part: understoodAddress(), input, pieces: [['', [input, made.contents]]] },
    ]);
  };
}

/** Where the pages of a document lie, for what links to them. */
function homesAt({ document: { id }, facts }: Made, homes: Homes | undefined): unknown {
  return homes && facts.parts.map(([part]) => homes.of(partAddress(id, part)));
}

/** What the pages of each edition are made from, links included, but for its neighbours; by the id of the edition. */
export function madeFromIn(made: readonly Made[], shared: Shared): (id: string) => unknown {
  const homes = homesIn(shared);
  const byId = new Map(made.map((one) => [one.document.id, one]));
  return (id) => {
    const one = byId.get(id) as Made;
    return [one.document, one.contents, homesAt(one, homes)];
  };
}

/**
 * The pieces of an edition, each with what it is made from: what is around one section is all that its page has of other editions, so
 * that of hundreds of pages few are made again when an edition is added.
 */
function piecesOf(
  { document, ids, newest, before, after, current, runs, lasts }: EditionInput,
  contents: readonly string[],
  parts: TreeFacts['parts'],
): [piece: string, from: unknown][] {
  const own = keyFrom([document, ids, newest, contents]);
  const around = (part?: string): unknown[] => {
    const section = part?.startsWith('glossary') ? 'glossary' : part?.split('.')[0];
    const at = (neighbour: Partial<Neighbour> | undefined): unknown =>
      neighbour && [
        neighbour.id,
        neighbour.name,
        section === undefined ? undefined : neighbour.sections?.[section],
        neighbour.comparison?.id,
        section !== undefined && neighbour.comparison?.sections.includes(section),
      ];
    const run = part === undefined ? undefined : runs?.[part];
    const { after: next, ...last } = (run && lasts?.[run.last]) ?? {};
    return [own, part, at(before), at(after), at(current), run, last, at(next)];
  };
  const shown = parts.filter(([part]) => newest || runs === undefined || Object.hasOwn(runs, part));
  return [
    [CONTENTS, around()],
    ...shown.map(([part]): [string, unknown] => [part, around(part)]),
    [DATA, contents],
  ];
}

/** The part of a book that says what all its lives were told from; it has no file. */
const LIVES = 'lives';

/**
 * Has the pages of lives made.
 *
 * @param homes which pages editions share: lives link to them
 */
export async function writeLives(
  workshop: Workshop,
  context: LivesContext,
  homes: HomesData | undefined,
): Promise<void> {
  const { pool, keeper } = workshop;
  const { place, big } = workshop.shared;
  const { borne } = context;
  const numbered = isNumbered(context, workshop.shared);
  const parts = borne.map((at) => lifeAddress(context.data.concordance.lineages[at]?.[0] as string));
  const say = workshop.say('writing lives', borne.length);
  const key = keyFrom([context, homes]);
  // Where all that lives are told from is the same, each of them is: none has to be told to know so.
  const former = keeper.keyOf(LIVES) === key ? parts.map((part) => keeper.keyOf(part)) : [];
  const same = former.length === parts.length && former.every((own) => own !== undefined);
  keeper.note(LIVES, key, []);
  if (same) for (const [i, part] of parts.entries()) workshop.made(part, former[i] as string);
  const path = join(place, '.making', 'lives.json');
  if (!same || numbered) writeJson({ place }, '.making/lives.json', context);
  const ranges = (length: number, size: number) =>
    Array.from({ length: Math.ceil(length / size) }, (_, i) => ({
      path,
      from: i * size,
      to: Math.min(length, (i + 1) * size),
    }));
  const size = big ? 100 : 48;
  const told = pool.each(
    'lives',
    ranges(same ? 0 : borne.length, size).map((range) => {
      const known = parts.slice(range.from, range.to).map((part) => keeper.keyOf(part));
      return { input: { ...range, known } };
    }),
    1,
    (done) => say(Math.min(done * size, borne.length)),
  );
  const numbers = pool.each(
    'numbers',
    ranges(numbered ? bearersOf(context).length : 0, 1000).map((input) => ({ input })),
  );
  const [lives, pages] = await Promise.all([told, numbers]);
  for (const [i, { key, pages: fresh }] of lives.flat().entries()) {
    workshop.made(parts[i] as string, key, fresh);
  }
  for (const some of pages) workshop.wrote(some);
}
