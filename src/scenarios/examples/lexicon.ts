import { pluralOf } from '../../language/lexicon/lexicon.js';
import { formsOf } from '../../language/lexicon/verbForms.js';
import { listIn } from '../../tree/maps.js';
import words from './words.json' with { type: 'json' };

/** The words of narratives that the tokenizer and the rules English of `language/` do not sort: verbs with their forms, and nouns. */

export type Form = 'base' | 'third' | 'past' | 'participle' | 'ing';

const forms = new Map<string, { lemma: string; form: Form }[]>();
const add = (word: string, lemma: string, form: Form): void => {
  listIn(forms, word).push({ lemma, form });
};
for (const lemma of words.verbs.split(' ')) {
  const { s, past, pp, ing } = formsOf(lemma);
  add(lemma, lemma, 'base');
  add(s, lemma, 'third');
  add(past, lemma, 'past');
  add(pp, lemma, 'participle');
  add(ing, lemma, 'ing');
}
// Forms that a verb has beside those by rule.
for (const [word, lemma, form] of words.otherForms) add(word as string, lemma as string, form as Form);

/** The third person singular of a verb: "loses". */
export const thirdOf = (lemma: string): string =>
  [...forms].find(([, all]) => all.some((one) => one.lemma === lemma && one.form === 'third'))?.[0] ??
  `${lemma}s`;

export const verbForms = (word: string): readonly { lemma: string; form: Form }[] => forms.get(word) ?? [];

const nouns = new Map<string, { noun: string; many: boolean }>();
for (const noun of words.nouns.split(' ')) {
  nouns.set(noun, { noun, many: false });
  nouns.set(pluralOf(noun), { noun, many: true });
}
for (const noun of words.singularOnly.split(' ')) nouns.set(noun, { noun, many: false });
// "plays" is what somebody does.
nouns.delete('plays');
for (const land of ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']) {
  nouns.set(land.toLowerCase(), { noun: land, many: false });
  nouns.set(`${land.toLowerCase()}s`, { noun: land, many: true });
}

export const nounOf = (word: string): { noun: string; many: boolean } | undefined => nouns.get(word);

export const MODALS: ReadonlySet<string> = new Set(words.modals.split(' '));

/** Words that are no names, even with a capital at the beginning of a sentence. */
export const NEVER_NAMES: ReadonlySet<string> = new Set(words.neverNames.split(' '));

/** Names of variants in rules, in small letters, each with the variant. */
export const VARIANTS: readonly (readonly [words: string, variant: string])[] = Object.entries(
  words.variants,
);
