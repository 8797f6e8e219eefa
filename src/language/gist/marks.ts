import type { Clause, Node, Relation, Thing } from '../frames/frame.js';
import { isLightVerb, senseOf } from './senses.js';

export const QUANTIFIERS: Readonly<Record<string, string>> = {
  each: 'each',
  every: 'each',
  all: 'each',
  any: 'any',
  both: 'both',
  either: 'either',
};
export const MODALITIES: Readonly<Record<string, string>> = {
  may: 'may',
  can: 'may',
  could: 'may',
  might: 'may',
  must: 'must',
  should: 'should',
};
const words = (text: string): ReadonlySet<string> => new Set(text.split(','));
/** Conditions that hold in the same cases: the moment is the condition. */
export const PLAIN_CONDITIONS = words(
  'if,when,whenever,as,once,where,while,as long as,in case,provided,to,by,for',
);
export const PLAIN_PREPOSITIONS = words(
  'of,in,by,as,for,to,on,at,into,during,among,over,onto,toward,about,due to,because of,such as',
);
/** Verbs that say what something is or has, not what it does. */
export const STATES = words('be,have,include,contain');
export const EXCEPT = words('other than,except,except for,apart from,with the exception of,but');
export const INSTEAD = words('instead of,rather than');
const GENERIC_DETERMINERS = words('a,any,no,each,one');
export const PEOPLE = words('player,team');
export const TIMES = words('step,time');
export const INDEFINITE = words('a,any,one');

/** The noun of a thing with what describes it: "defending player". */
export const describedBy = (t: Thing): string => [...(t.modifiers ?? []), t.noun].map(senseOf).join(' ');
/** The verb of a clause; "be" for all that say no more. */
export const verbOf = (c: Clause): string =>
  isLightVerb(c.verb) ? 'be' : senseOf(c.particle === undefined ? c.verb : `${c.verb} ${c.particle}`);
/** True for a thing with a negative description: "creatures that aren't attacking". */
export const hasDenial = (item: Node): boolean =>
  ((item as Thing).which ?? []).some((clause) => clause.kind === 'clause' && clause.negated);
/** "Under the control of a player": that player controls it. */
export const isUnderControl = ({ preposition, term }: Relation): boolean =>
  preposition === 'under' && (term as Thing | undefined)?.noun === 'control';
/** The nouns of things that were spoken of before. */
export const againNamed = (term: Node | undefined): string[] =>
  term === undefined || !('kind' in term)
    ? []
    : term.kind === 'many'
      ? term.items.flatMap(againNamed)
      : term.kind === 'thing' && term.determiner === 'that'
        ? [term.noun]
        : [];
/** "player" of "defending player". */
export const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);

/** Whether something is one or many; with a question mark where it says nothing: "a creature can't", "creatures can't". */
export type GrammaticalNumber = 'one' | 'many' | 'one?' | 'many?';

/** The number of a thing; undefined where it has a quantity, and where one and many are the same. */
export function numberOf(t: Thing, generic: boolean): GrammaticalNumber | undefined {
  if (t.quantity !== undefined) return t.quantity.is === 1 ? 'one' : undefined;
  // "These abilities" are what was called "an ability"; "all players" are "every player"; an option has one name.
  const these = ['this', 'that'].includes(t.determiner ?? '') && t.many && !PEOPLE.has(t.sort);
  if (these || QUANTIFIERS[t.determiner ?? ''] === 'each' || t.names !== undefined) return undefined;
  const open =
    (t.determiner === undefined && t.many && t.owner === undefined) ||
    GENERIC_DETERMINERS.has(t.determiner ?? '') ||
    (t.determiner === 'that' && t.sort === 'object');
  const number = t.many ? 'many' : 'one';
  return open && generic ? `${number}?` : number;
}

/** Counts something once more. */
export function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
