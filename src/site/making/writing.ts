import { join } from 'node:path';
import { comparisonAddress, editionAddress, lifeAddress, partAddress } from '../address.js';
import type { Book, BookDocument } from '../book.js';
import { releaseOf } from '../data/editions.js';
import type { HomesData, PartRuns } from '../homes.js';
import type { Neighbour } from '../pages/dates.js';
import { idsIn, livesContext } from './context.js';
import { homesIn, writeJson } from './documents.js';
import type { EditionInput } from './edition.js';
import { keyFrom } from './keep.js';
import { bearersOf, isNumbered, type LivesContext } from './life.js';
import type { LivingDocument } from './lives.js';
import { type Made, newestOf } from './readDocuments.js';
import type { Workshop } from './workshop.js';

/**
 * Has the pages of editions, comparisons and lives made.
 *
 * @param units each document taken apart; absent where lives tell of all that is in the documents
 * @param shared which pages editions share, and which parts each has pages of its own for; all of them when absent
 * @param base the absolute address of the book, for its feeds
 * @returns the places of the lineages that have pages, and when all is written
 */
export function writePages(
  workshop: Workshop,
  book: Pick<Book, 'documents' | 'comparisons' | 'lives'>,
  made: readonly Made[],
  units: readonly LivingDocument['units'][] | undefined,
  shared: { data: HomesData; runs: PartRuns } | undefined,
  base: string | undefined,
): { borne: number[]; written: Promise<unknown> } {
  const { documents, comparisons, lives } = book;
  const ids = documents.map(({ name }) => idsIn(lives, name));
  const byPair = new Map(comparisons.map((summary) => [`${summary.old} ${summary.new}`, summary]));
  const neighbour = (at: number, other: number): Neighbour | undefined => {
    const document = documents[other];
    if (document === undefined) return undefined;
    const [old, fresh] = [documents[Math.min(at, other)], documents[Math.max(at, other)]];
    const summary = byPair.get(`${old?.id} ${fresh?.id}`);
    const release = releaseOf(document.aliases);
    return {
      id: document.id,
      name: document.name,
      ...(release === undefined ? {} : { release }),
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
    for (const { last } of own.values()) {
      if (lasts[last]) continue;
      const there = place.get(last) as number;
      const after = neighbour(there, there + 1);
      lasts[last] = { name: (documents[there] as BookDocument).name, ...(after ? { after } : {}) };
    }
    return { runs: Object.fromEntries(own), lasts };
  };
  const editions = made.map(({ document }, at) => {
    const [before, after] = [neighbour(at, at - 1), neighbour(at, at + 1)];
    const current = at < newest ? neighbour(at, newest) : undefined;
    return {
      document,
      ids: ids[at] ?? {},
      newest: at === newest,
      ...(before ? { before } : {}),
      ...(after ? { after } : {}),
      ...(current ? { current } : {}),
      ...runsOf(at),
    };
  });
  const editionPages = workshop.pages(
    'edition',
    'writing editions',
    editions.map((input, at) => ({
      part: editionAddress(input.document.id),
      input,
      from: (made[at] as Made).contents,
    })),
  );

  const homes = homesIn(workshop.shared);
  /** Where the pages of a document lie, for what links to them. */
  const homesAt = (id: string) =>
    homes &&
    (made[place.get(id) as number] as Made).facts.parts.map(([part]) => homes.of(partAddress(id, part)));
  const side = (id: string) => {
    const at = place.get(id) as number;
    const { name, layout, sections, partial } = documents[at] as BookDocument;
    return {
      id,
      name,
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
    comparisons.map((summary) => ({
      part: comparisonAddress(summary.id),
      input: { summary, old: side(summary.old), new: side(summary.new) },
      from: [summary.old, summary.new].map((id) => [
        (made[place.get(id) as number] as Made).contents,
        homesAt(id),
      ]),
    })),
  );
  const context = { ...livesContext(book, made, ids, units), ...(base === undefined ? {} : { base }) };
  const written = Promise.all([editionPages, comparisonPages, writeLives(workshop, context, shared?.data)]);
  return { borne: context.borne, written };
}

/** The part of a book that says what all its lives were told from; it has no file. */
const LIVES = 'lives';

/**
 * Has the pages of lives made.
 *
 * @param homes which pages editions share: lives link to them
 */
async function writeLives(
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
