import { irregular } from '../../language/lexicon/verbForms.js';

let verbs: ReadonlyMap<string, string> | undefined;

/** Of an irregular form the verb: `lost` to `lose`. */
function verbOf(word: string): string {
  verbs ??= new Map(
    Object.entries(irregular).flatMap(([verb, forms]) =>
      forms.split(' ').map((form) => [form, verb] as const),
    ),
  );
  return verbs.get(word) ?? word;
}

const ENDINGS = ['ing', 'ed', 'es', 's'];

/** Whether there is enough before an ending to be a word. */
function hasVowel(stem: string): boolean {
  return stem.length >= 3 && /[aeiouy]/.test(stem);
}

/**
 * What the forms of a word have in common: `attack` of `attacked` and `attacking`, `los` of `lose`, `loses` and `lost`. Words that are
 * made from others (`attacker`, `activation`) are not forms of them.
 *
 * @param word in small letters
 */
export function stemOf(word: string): string {
  const verb = verbOf(word);
  const ending = ENDINGS.find((one) => verb.endsWith(one) && hasVowel(verb.slice(0, -one.length)));
  const stem = ending === undefined ? verb : verb.slice(0, -ending.length);
  const plain = stem.length > 3 ? stem.replace(/e$/, '') : stem;
  return plain.replace(/([aeiou])([bdgmnprt])\2$/, '$1$2').replace(/i$/, 'y');
}

/** Irregular words with the same stem as a word, which need not begin like it. */
export function irregularForms(word: string): string[] {
  const verb = verbOf(word);
  const forms = irregular[verb]?.split(' ') ?? [];
  return [...new Set([verb, ...forms])].filter((form) => form !== word);
}
