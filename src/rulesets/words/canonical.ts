import { numberOfWord } from '../../language/lexicon/numbers.js';

/** Words of one meaning, written as the first of them; a paraphrase then reads like the wording it stands for. */
const synonyms: readonly (readonly string[])[] = [
  ['start', 'begin', 'commence'],
  ['each', 'every'],
  ['be', 'is', 'are', 'am'],
  ['was', 'were'],
  ['have', 'has'],
  ['do', 'does'],
  ['go', 'goes'],
  ['their', 'his', 'theirs'],
  ['they', 'he', 'she'],
  ['them', 'him'],
  ['get', 'receive', 'obtain'],
  ['received', 'got', 'gotten', 'obtained'],
  ['play', 'cast'],
  ['playing', 'casting'],
  ['choose', 'pick', 'select'],
  ['chosen', 'picked', 'selected'],
  ['want', 'wish', 'desire'],
  ['top', 'topmost'],
  ['that', 'which', 'who', 'whom'],
  ['whoever', 'whomever'],
  ['whole', 'entire'],
  ['allow', 'let', 'permit'],
  ['prohibit', 'forbid'],
  ['prevent', 'preclude'],
  ['same', 'identical'],
  ['multiple', 'several'],
  ['specific', 'particular'],
  ['put', 'place'],
  ['nearest', 'closest'],
  ['neighboring', 'adjacent'],
  ['farther', 'further'],
  ['happen', 'occur'],
];

const first = new Map<string, string>();
for (const [head, ...rest] of synonyms) for (const word of rest) first.set(word, head as string);

const articles = new Set(['a', 'an', 'the']);

/** Words in -s that are no plural and no third person. */
const keptEndings = new Set([
  'this',
  'unless',
  'always',
  'less',
  'plus',
  'across',
  'versus',
  'thus',
  'is',
  'was',
  'its',
  'us',
  'as',
  'his',
  'has',
  'does',
  'yes',
  'various',
  'previous',
  'perhaps',
  'besides',
  'afterwards',
  'sideways',
  'towards',
  'upwards',
  'ours',
]);

const contractions: Record<string, string> = {
  cannot: 'can not',
  "can't": 'can not',
  "won't": 'will not',
  "shan't": 'shall not',
  "they've": 'they have',
  "it's": 'it be',
  "that's": 'that be',
  "who's": 'that be',
  "there's": 'there be',
  "he's": 'they be',
  "she's": 'they be',
  "they're": 'they be',
  "you're": 'you be',
  "what's": 'what be',
};

const known = new Map<string, string>();

/**
 * One word as mentions and texts compare it: lower case, number words as figures, contractions undone, possessives and
 * plurals taken off, articles dropped, words of one meaning folded.
 *
 * @param word a word as printed, with straight apostrophes and hyphens
 * @returns empty for an article; two words for an undone contraction
 */
export function canonical(word: string): string {
  let answer = known.get(word);
  if (answer === undefined) {
    answer = fold(word.toLowerCase());
    // Words of hostile texts are without end; those of the rulebook are a few thousand.
    if (known.size < 50_000) known.set(word, answer);
  }
  return answer;
}

function fold(word: string): string {
  const whole = contractions[word];
  if (whole !== undefined) return whole;
  if (word.endsWith("n't")) return `${fold(word.slice(0, -3))} not`;
  if (articles.has(word)) return '';
  const stem = singular(word.replace(/'s$|'$/, ''));
  return numberOfWord(stem)?.toString() ?? first.get(word) ?? first.get(stem) ?? stem;
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || keptEndings.has(word) || /(?:ss|us|'s)$/.test(word)) {
    return word;
  }
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
