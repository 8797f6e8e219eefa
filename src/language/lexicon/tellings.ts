import type { Sign } from '../chart/chart.js';
import type { Node, Places } from '../frames/frame.js';
import {
  type Entry,
  enterAdjectives,
  enterAdverbs,
  enterNouns,
  enterPronouns,
  enterVerbs,
  entries,
  type Lexicon,
  list,
  simple,
} from './lexicon.js';
import * as more from './narrative.js';

/** What a name names, so that it takes what such a thing takes. */
export interface Known {
  name: string;
  sort: 'player' | 'team' | 'object';
  /** It looks like a plural and can be said of several: "the Bears are exiled". */
  many?: true;
}

let known: Map<string, Entry[]> | undefined;

/** The lexicon with the words of tellings, put together for the first of them. */
function told(): Map<string, Entry[]> {
  if (known !== undefined) return known;
  const table = new Map([...entries].map(([k, v]) => [k, [...v]]));
  enterNouns(table, more.nouns);
  enterVerbs(table, more.verbs);
  enterAdjectives(table, more.adjectives);
  enterAdverbs(table, more.adverbs);
  enterPronouns(table, more.pronouns, more.possessives);
  for (const [phrase, same] of list(more.prepositions)) simple(table, 'P', phrase, same);
  for (const [phrase, same] of list(more.conjunctions)) simple(table, 'SUB', phrase, same);
  known = table;
  return table;
}

/**
 * The lexicon of tellings, with names of one word each that know what they name.
 *
 * @param names of those who play and of their cards and teams
 */
export function lexiconOfTellings(names: readonly Known[]): Lexicon {
  const table = new Map(told());
  for (const { name, sort, many: both } of names) {
    const key = name.toLowerCase();
    const named = (at: Places): Node => ({
      kind: 'named',
      name,
      at: at.map(([, t]) => ['name', t] as const),
    });
    const noun = (many: boolean, at: Places): Sign => ({
      cat: 'N',
      f: { num: both ? 'any' : many ? 'pl' : 'sg', sort, count: 'c' },
      sem: { kind: 'thing', noun: name, sort, many, at: at.map(([, t]) => ['noun', t] as const) },
    });
    table.set(key, [
      {
        words: [key],
        make: (at) => [
          { cat: 'NP', f: { num: both ? 'any' : 'sg', sort, det: 'y', named: 'y' }, sem: named(at) },
          // "the Bear", "Ada's Bear", "two Bears"
          ...(sort === 'object' ? [noun(false, at)] : []),
        ],
      },
    ]);
    if (sort === 'object') table.set(`${key}s`, [{ words: [`${key}s`], make: (at) => [noun(true, at)] }]);
  }
  return table;
}
