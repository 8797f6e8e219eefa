/**
 * Words that count as one where whole sentences are compared by what they bring up. They are too loose to be put in place of each other in a
 * frame: "start" and "begin" are, "limited to two" and "two" are not. The first word of each line stands for the others.
 */
const SENSES = `
go put move place
remain stay keep
contain include consist comprise have
specific particular given certain
refer mean designate
use apply employ
leave depart
choose pick select announce declare decide
single one just
same identical
usually normally typically generally often ordinarily normal
get gain receive acquire
immediately directly
other another remaining else
allow let permit
need require must
sit seat seated
adjacent beside
equal equally
separate separately individually individual singly
share shared common
own owner
player member
control controller controlled
attack attacker
block blocker blocking
begin start starting
end stop finish complete completion
lose loss
pay payment
prohibit forbid prevent
completely entirely whole entire wholly
multiple several
exchange swap
simultaneous simultaneously together
`;

const senses: ReadonlyMap<string, string> = new Map([
  ...SENSES.trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = line.split(' ');
      return [first, ...others].map((word) => [word, first] as const);
    }),
  ['next to', 'adjacent'],
  ['at once', 'immediately'],
  ['as soon as', 'immediately'],
]);

/** Adjectives that say of a thing what their adverb says of what happens to it: "the original choice", "was originally to choose". */
const ADVERB_OF_ADJECTIVE: ReadonlySet<string> = new Set('original random mutual secret public'.split(' '));

/** The word that stands for all words of its sense. */
export function senseOf(word: string): string {
  const lower = word.toLowerCase();
  const plain = lower.replace(/(?<=.{4})ly$/, '');
  return senses.get(lower) ?? senses.get(plain) ?? (ADVERB_OF_ADJECTIVE.has(plain) ? plain : lower);
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Verbs that say only that something is so, or that somebody does what another word names. */
const LIGHT_VERBS = set(
  'be have do happen occur cause become exist involve make contain need allow say specify state limit come give attempt try',
);
/** Nouns that say nothing of what a thing is. */
const LIGHT_NOUNS = set('number amount thing case way one fact kind it situation act there');
/** Adverbs, and adjectives of the present, without which a rule says the same. */
const LIGHT_ADVERBS = set(
  'also too always still just however thus so simply actually likewise again well already anymore current currently',
);

export const isLightVerb = (verb: string): boolean => LIGHT_VERBS.has(senseOf(verb));
export const isLightNoun = (noun: string): boolean => LIGHT_NOUNS.has(noun);
export const isLightAdverb = (adverb: string): boolean => LIGHT_ADVERBS.has(adverb);
/** True for a word that says nothing wherever it is. */
export const isLight = (word: string): boolean =>
  LIGHT_VERBS.has(word) || LIGHT_NOUNS.has(word) || LIGHT_ADVERBS.has(word);
