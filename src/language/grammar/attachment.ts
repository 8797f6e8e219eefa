import type { Sign } from '../chart/chart.js';
import type { Clause, Condition, Reference, Relation, Statement, Thing } from '../frames/frame.js';
import { verbs } from '../lexicon/verbs.js';
import { contrastable } from './agreement.js';
import data from './nounTakes.json' with { type: 'json' };

/**
 * Which phrases with a preposition a noun can take, by the sort or the lemma of the noun and the sort of what the phrase
 * speaks of ("*" is any; "-" before an entry takes it away from those that follow: cards are in a zone, what
 * is done with them may be in a game). What is not here belongs to the verb.
 */
const nounTakes: Readonly<Record<string, readonly string[]>> = data;

/** Adverbs that belong to the main verb that they come before, not to what a relative clause or a gerund before them says. */
export const ofMainVerb = new Set(['also', 'actually', 'never']);

/** Phrases that say nothing of what a verb does, and so belong to nouns alone. */
const neverOfVerbs = new Set(['of', 'like_']);

/** Things that happen at a time or last for one. */
const timeSorts = new Set(['time', 'step', 'event', 'game']);

/** Adjectives that let a noun take a phrase or a time that it could not take without them: "the same stack as", "last known before". */
const asking = new Set(['same', 'known']);

/** The adjectives before a noun that ask for something after it. */
export const asks = (t: Thing): string => (t.modifiers ?? []).filter((m) => asking.has(m)).join(' ');

/** "in any order", "in whatever order they like": it says how somebody does what has no order yet. */
export const freeOrder = (r: Relation): boolean =>
  r.preposition === 'in' &&
  (r.term as Thing).sort === 'order' &&
  ['any', 'whatever'].includes((r.term as Thing).determiner ?? '');

/**
 * True where a noun may take a phrase with this preposition about things of this sort.
 *
 * @param sort the sort of the noun
 * @param noun its lemma
 * @param pp the phrase
 * @param asked adjectives before the noun that ask for a phrase
 */
export function nounAccepts(sort: string, noun: string, pp: Sign, asked = ''): boolean {
  const prep = pp.f.prep ?? '';
  const entries = nounTakes[prep];
  if (entries === undefined || freeOrder(pp.sem as Relation)) return false;
  const other = pp.f.osort ?? '';
  if (prep === 'rather than' || prep === 'instead of') return other === '' || contrastable(sort, other);
  for (const entry of entries) {
    const [left, right] = entry.replace('-', '').split(':') as [string, string];
    if (left !== '*' && left !== sort && left !== noun && !asked.split(' ').includes(left)) continue;
    if (right === '*' || right === other) return !entry.startsWith('-');
  }
  return false;
}

/** "after the first", "beyond the second": it says which of several. */
export function countedBy(pp: Sign): boolean {
  const { term } = pp.sem as Relation;
  const nth =
    (term as Thing).kind === 'thing' && (term as Thing).noun === '' && (term as Thing).ordinal !== undefined;
  return nth && ['after', 'beyond', 'past'].includes(pp.f.prep ?? '');
}

/** True where a condition says when something was known, and the noun that it follows is what was known. */
export const knownThen = (t: Thing, c: Condition): boolean =>
  asks(t).includes('known') && ['before', 'after', 'when', 'while', 'as'].includes(c.word);

/** What is done with a zone. Whatever else is said after "objects on the stack" is said of the objects. */
const doneWithZones = new Set(
  'be become contain choose have look name search share shuffle specify use'.split(' '),
);

/**
 * True where a relative clause can say something of things of a sort.
 *
 * @param sort the sort of the noun before the clause
 * @param said the clause
 */
export function fits(sort: string, said: Statement): boolean {
  const of = said as Clause;
  return (
    sort !== 'zone' ||
    of.kind !== 'clause' ||
    (of.object as Reference | undefined)?.to !== 'head' ||
    doneWithZones.has(of.verb)
  );
}

/** What is decided has no place: "within its range" describes who decides, or about whom. */
const placeless = new Set(['choose', 'decide', 'announce', 'vote']);

/** Pronouns that are no time: "before it" begins a clause. */
const timeless = new Set(['it', 'they', 'person']);

/**
 * True where a verb may take the phrase as saying when, where or how.
 *
 * @param pp the phrase
 * @param clause what the verb says so far, where it is known
 */
export function verbAccepts(pp: Sign, clause?: Clause): boolean {
  const prep = pp.f.prep ?? '';
  if (
    ['before', 'after', 'until'].includes(prep) &&
    timeless.has(((pp.sem as Relation).term as Reference).to)
  )
    return false;
  const mental =
    placeless.has(clause?.verb ?? '') || (clause?.object as Thing | undefined)?.sort === 'choice';
  if (prep === 'within' && mental && pp.f.osort === 'place') return false;
  // What is owned or controlled is so wherever it is: "casts a card they own from the zone".
  if (prep === 'from' && ['own', 'control'].includes(clause?.verb ?? '')) return false;
  if (neverOfVerbs.has(prep) || ((prep === 'to' || prep === 'from') && pp.f.gerund === 'y')) return false;
  if (prep === 'such as') return false;
  // What is less than something else is less; what is done is not done than it.
  if (prep === 'than' && clause?.kind === 'clause')
    return clause.verb !== 'so' && (clause.adverbs !== undefined || clause.object !== undefined);
  // "since a player last attacked" begins a clause.
  if (prep === 'during' || prep === 'since') return timeSorts.has(pp.f.osort ?? '') || pp.f.osort === '';
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
    const [, sort = '', noun = '', asked = ''] = t.split(':');
    return nounAccepts(sort, noun, pp, asked);
  });
}

/** True where a verb claims a phrase with this preposition beside its object. */
export function claims(verb: string, preposition: string): boolean {
  return (verbs[verb] ?? '').split(',').includes(`o :${preposition}`);
}
