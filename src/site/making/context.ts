import type { EditionUnits, Lineages } from '../../lineage/index.js';
import type { ParameterKey, ParameterValue } from '../../rulesets/index.js';
import type { Book } from '../book.js';
import { releaseIn } from '../data/editions.js';
import type { StatedValue } from '../lifeView.js';
import { answerOf } from '../pages/answers.js';
import type { LivesContext } from './life.js';
import { type Made, newestOf } from './readDocuments.js';

/** The permanent id of every number of an edition. */
export function idsIn(lives: Lineages, edition: string): Record<string, string> {
  const ids: Record<string, string> = {};
  const at = lives.concordance.editionIndex(edition);
  if (at === undefined) return ids;
  for (const [id, runs] of lives.data.concordance.lineages) {
    for (const [number, from, to] of runs) if (from <= at && at <= to) ids[number] ??= id;
  }
  return ids;
}

/** What lives need to know of documents beside their words. */
interface InBook extends Pick<LivesContext, 'borne' | 'referring'> {
  /** The numbers of each document; absent where lives tell of all that is in the documents. */
  held?: string[][];
}

/**
 * Finds which lineages are in the documents, and so have pages.
 *
 * @param ids of each document, see {@link idsIn}
 * @param units each document taken apart; absent where lives tell of all that is in the documents
 */
export function borneIn(
  { concordance }: Lineages,
  made: readonly Made[],
  ids: readonly Record<string, string>[],
  units: readonly (() => EditionUnits)[] | undefined,
): InBook {
  const held = units?.map((apart) => numbersOf(apart()));
  const borne = new Set<number>();
  const referring: LivesContext['referring'] = {};
  for (let at = made.length - 1; at >= 0; at--) {
    const numbers = new Map<string, Set<string>>();
    for (const [from, to] of (made[at] as Made).facts.references) {
      const list = numbers.get(to) ?? new Set();
      if (from !== to && from !== '') list.add(from);
      numbers.set(to, list);
    }
    const holds = held && new Set(held[at]);
    for (const [number, id] of Object.entries(ids[at] ?? {})) {
      const lineage = concordance.indexOf(id) as number;
      if (holds?.has(number) === false) continue;
      borne.add(lineage);
      referring[id] ??= [at, [...(numbers.get(number) ?? [])]];
    }
  }
  return { borne: [...borne].sort((a, b) => a - b), referring, ...(held ? { held } : {}) };
}

/** What the pages of lives are made from. */
export function livesContext(
  { lives, documents, comparisons }: Pick<Book, 'documents' | 'comparisons' | 'lives'>,
  made: readonly Made[],
  { borne, referring, held }: InBook,
): LivesContext {
  const { concordance } = lives;
  const newest = concordance.editions.at(-1);
  const place = newestOf(made);
  const stated = new Map<string, Map<string, StatedValue['values']>>();
  for (const { name, ruleset } of documents) {
    for (const [key, value] of Object.entries(ruleset.parameters) as [string, ParameterValue][]) {
      if (value.status === 'assumed' || value.status === 'default') continue;
      for (const id of value.lineages) {
        const keys = stated.get(id) ?? new Map<string, StatedValue['values']>();
        stated.set(id, keys);
        const values = keys.get(key) ?? [];
        keys.set(key, values);
        const words = answerOf(key as ParameterKey, value);
        const last: StatedValue['values'][number] | undefined = values.at(-1);
        // What holds in the newest edition holds on.
        const until = name === newest ? undefined : name;
        if (last?.value === words && last.status === value.status) last.last = until;
        else values.push({ value: words, status: value.status, first: name, last: until });
      }
    }
  }
  return {
    data: lives.data,
    documents: documents.map(({ id, name, aliases, layout, sections }, at) => ({
      id,
      name,
      ...releaseIn(aliases),
      ...layout,
      ...(held ? { holds: held[at] as string[] } : {}),
      titles: Object.fromEntries(sections),
    })),
    ...(documents[place]?.name === newest ? { newest: place } : {}),
    ...(documents[place] ? { last: place } : {}),
    borne,
    stated: Object.fromEntries(
      [...stated].map(([id, keys]) => [id, [...keys].map(([key, values]) => ({ key, values }))]),
    ),
    referring,
    comparisons: Object.fromEntries(
      comparisons.map(({ id, oldName, newName }) => [`${oldName} ${newName}`, id]),
    ),
  };
}

/** All numbers of a document. */
function numbersOf(units: EditionUnits): string[] {
  return [...units.rules, ...units.sections, ...units.chapters, ...units.terms].map(([number]) => number);
}
