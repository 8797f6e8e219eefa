import type { Sign } from '../chart/chart.js';
import { verbs } from '../lexicon/verbs.js';
import data from './nounTakes.json' with { type: 'json' };

/**
 * Which phrases with a preposition a noun can take, by the sort or the lemma of the noun and the sort of what the phrase
 * speaks of ("*" is any). What is not here belongs to the verb.
 */
const nounTakes: Readonly<Record<string, readonly string[]>> = data;

/** Phrases that say nothing of what a verb does, and so belong to nouns alone. */
const neverOfVerbs = new Set(['of', 'like_']);

/** Things that happen at a time or last for one. */
const timeSorts = new Set(['time', 'step', 'event', 'game']);

/** True where a noun may take a phrase with this preposition about things of this sort. */
export function nounAccepts(sort: string, noun: string, pp: Sign): boolean {
  const entries = nounTakes[pp.f.prep ?? ''];
  if (entries === undefined) return false;
  const other = pp.f.osort ?? '';
  for (const entry of entries) {
    const [left, right] = entry.split(':') as [string, string];
    if (left !== '*' && left !== sort && left !== noun) continue;
    if (right === '*' || right === other) return true;
  }
  return false;
}

/** True where a verb may take the phrase as saying when, where or how. */
export function verbAccepts(pp: Sign): boolean {
  const prep = pp.f.prep ?? '';
  if (neverOfVerbs.has(prep) || ((prep === 'to' || prep === 'from') && pp.f.gerund === 'y')) return false;
  if (prep === 'such as') return false;
  if (prep === 'during') return timeSorts.has(pp.f.osort ?? '') || pp.f.osort === '';
  if (prep === 'within')
    return (
      pp.f.osort === 'place' ||
      pp.f.osort === 'quantity' ||
      pp.f.osort === 'team' ||
      pp.f.osort === 'group' ||
      pp.f.osort === 'time'
    );
  return true;
}

/** True where something nearer to the end of what is there could take the phrase as well. */
export function farFrom(tail: readonly string[], pp: Sign): boolean {
  return tail.some((t) => {
    if (t === 'c') return verbAccepts(pp);
    if (t.startsWith('a:')) return t.slice(2).split(' ').includes(`:${pp.f.prep}`);
    const [, sort = '', noun = ''] = t.split(':');
    return nounAccepts(sort, noun, pp);
  });
}

/** True where a verb claims a phrase with this preposition beside its object. */
export function claims(verb: string, preposition: string): boolean {
  return (verbs[verb] ?? '').split(',').includes(`o :${preposition}`);
}
