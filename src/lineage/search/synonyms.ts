import { searchWords } from './data.js';
import { stemOf } from './forms.js';

/** Words that people use, and the words of the rules that may be meant by them. */
export const SYNONYMS: Readonly<Record<string, string>> = {
  absent: 'leave',
  ally: 'teammate',
  anyone: 'player',
  away: 'range',
  begin: 'start',
  big: 'large',
  bigger: 'larger',
  borrow: 'control',
  borrowed: 'control',
  buddy: 'teammate',
  caster: 'owner controller',
  cease: 'leave stop',
  change: 'exchange',
  dead: 'leave lose die',
  decide: 'choose',
  depart: 'leave',
  departed: 'leave',
  die: 'leave lose',
  distance: 'range',
  eliminated: 'leave',
  everybody: 'player',
  everyone: 'player',
  far: 'range',
  friend: 'teammate',
  gone: 'leave',
  half: 'divided',
  head: 'team',
  heal: 'gain',
  hit: 'damage attack',
  join: 'become',
  kill: 'destroy lose',
  look: 'review',
  lost: 'leave',
  mindslaver: 'control',
  near: 'closest nearest',
  neighbor: 'adjacent seated left right',
  neighbour: 'adjacent seated left right',
  opponent: 'player',
  out: 'leave',
  partner: 'teammate',
  pick: 'choose',
  pod: 'multiplayer',
  quit: 'concede leave',
  reach: 'range',
  reanimate: 'graveyard battlefield',
  repeat: 'again',
  resign: 'concede leave',
  respond: 'cast',
  responds: 'cast',
  revive: 'return',
  roll: 'rolling',
  seating: 'seat seated',
  several: 'multiple',
  show: 'reveal',
  simultaneous: 'same',
  sit: 'seated',
  sits: 'seated',
  somebody: 'player',
  someone: 'player',
  split: 'divide',
  start: 'begin',
  stay: 'remain',
  stays: 'remain',
  steal: 'control',
  stole: 'control',
  stolen: 'control',
  surrender: 'concede',
  swap: 'exchange',
  take: 'gain',
  tax: 'cost',
  team: 'teammate',
  teammate: 'team',
  thief: 'controller',
  tie: 'draw',
  unaffected: 'affect',
  unattach: 'unattached',
  update: 'change',
  whole: 'entire',
  wipe: 'destroy',
  wrath: 'destroy',
  yourself: 'own',
};

const NUMBERS =
  '0 zero 1 one 2 two 3 three 4 four 5 five 6 six 7 seven 8 eight 9 nine 10 ten 11 eleven 12 twelve 13 thirteen 15 fifteen 20 twenty 21 twenty-one 30 thirty 40 forty 60 sixty 99 ninety-nine 100 hundred'.split(
    ' ',
  );

/** By the stem of a word. */
const BY_STEM = new Map<string, readonly string[]>([
  ...Object.entries(SYNONYMS).map(
    ([word, others]) => [stemOf(searchWords(word)[0] ?? ''), others.split(' ')] as const,
  ),
  ...NUMBERS.map((word, at) => [stemOf(word), [NUMBERS[at % 2 === 0 ? at + 1 : at - 1] as string]] as const),
]);

/**
 * Words of the rules that may be meant by a word that people use; what is found by these counts less than what has the word itself.
 *
 * @param word as `searchWords` gives it
 */
export function synonymsOf(word: string): string[] {
  return (BY_STEM.get(stemOf(word)) ?? []).flatMap(searchWords);
}
