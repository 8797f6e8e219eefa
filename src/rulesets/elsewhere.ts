import { NUMBER_WORDS } from '../language/lexicon/numbers.js';
import { agree } from './conflicts.js';
import { type Clause, hearing, type Reading, readClause, readingsOf, restating } from './reading/clause.js';
import type { Passage, RuleDocument } from './reading/document.js';
import type { Provision, ProvisionOutcome } from './reading/provision.js';
import { systemsByPart, systemsSpokenOf } from './strange.js';
import type { Conflict } from './types.js';
import type { System } from './vocabulary/index.js';
import type { Sentence } from './words/sentences.js';

/** A sentence that speaks of systems in whose section it does not stand. */
interface Stray {
  passage: Passage;
  sentence: Sentence;
  systems: readonly System[];
  /** True where it may state a number by which every game goes, or one of a casual variant. */
  counts: boolean;
}

/** Systems of which sentences anywhere state numbers without a word that names the system. */
const OF_NUMBERS: readonly System[] = ['general', 'casualVariants'];
const NUMBER = new RegExp(`\\b(?:\\d|${NUMBER_WORDS.join('|')})`, 'i');

/**
 * The sentences anywhere in a document, core rules and glossary included, that state a parameter of another section
 * differently than that section does.
 *
 * @param read what the provisions make of the document
 * @returns one conflict for each parameter, with both places first
 */
export function conflictsElsewhere(
  document: RuleDocument,
  read: ReadonlyMap<Provision, ProvisionOutcome>,
): Conflict[] {
  const taken = new Set(
    [...read.values()].flatMap(({ outcomes }) => outcomes.flatMap(readingsOf).map((r) => r.sentence)),
  );
  // A sentence that states a parameter of its own is set against others by `conflictsBetween`.
  const strays = straysIn(document).filter(({ sentence }) => !taken.has(sentence));
  const found: Conflict[] = [];
  for (const [provision, { value }] of read) {
    const system = provision.key.split('.')[0] as System;
    const counted = typeof value === 'number' && OF_NUMBERS.includes(system);
    const near = strays.filter(({ systems, counts }) => systems.includes(system) || (counted && counts));
    if (value === undefined || near.length === 0) continue;
    for (const clause of Object.values(provision.clauses)) {
      const own = readClause(clause, document);
      if (own.kind !== 'read') continue;
      const dissenting = dissentersOf(clause, own.reading, near, document).filter(
        (r) => !agree(provision.key, own.reading.value, r.value),
      );
      if (dissenting.length === 0) continue;
      const readings = [own.reading, ...dissenting].map((r) => ({
        value: r.value,
        rule: r.passage.number,
        words: r.passage.text.slice(r.found.start, r.found.end),
        ...(r.passage.line === undefined ? {} : { line: r.passage.line }),
      }));
      const reason = `${placeOf(own.reading.passage)} is in the section of the matter, ${placeOf((dissenting[0] as Reading).passage)} is not; nobody can say which of the two is meant.`;
      found.push({
        parameter: provision.key,
        readings,
        resolution: { value, reason },
        unsettled: true,
      });
      break;
    }
  }
  return found;
}

const placeOf = ({ number }: Passage): string =>
  number === '' ? 'A rule without a number' : /^\d/.test(number) ? `Rule ${number}` : number;

/** Readings of sentences outside the section where the clause was read, with another value. */
function dissentersOf(
  clause: Clause,
  own: Reading,
  strays: readonly Stray[],
  document: RuleDocument,
): Reading[] {
  const home = clause.in.find((scope) => scope.passages(document).includes(own.passage));
  const there = new Set(home?.passages(document) ?? []);
  return strays.flatMap(({ passage, sentence }) => {
    const stated = there.has(passage) ? undefined : hearing(clause, passage, sentence);
    const said = stated ?? restating(clause, passage, sentence);
    return said === undefined ? [] : [said];
  });
}

function straysIn(document: RuleDocument): Stray[] {
  const home = systemsByPart(document);
  const passages = [...document.parts.flatMap((part) => part.passages), ...document.glossary];
  return passages.flatMap((passage) => {
    const own = home.get(passage.part.number) ?? [];
    const text = passage.plain();
    const ofAll = own.length === 0 && NUMBER.test(text);
    if (!ofAll && systemsSpokenOf(text).length === 0) return [];
    return passage.sentences().flatMap((sentence): Stray[] => {
      const said = text.slice(sentence.start, sentence.end);
      const systems = systemsSpokenOf(said).filter((system) => !own.includes(system));
      const counts = ofAll && NUMBER.test(said);
      return systems.length === 0 && !counts ? [] : [{ passage, sentence, systems, counts }];
    });
  });
}
