import { isLetter } from './characters.js';
import type { Source } from './source.js';

/** Fewer bare verbs may be slips of the pen. */
const FEWEST_BARE = 4;
/** So many characters show which words a document uses again and again. */
const SAMPLE = 60_000;
/** Figures among small letters, and letters among the figures of a number: asked of the few characters around a figure or a bar. */
const FIGURES = /[a-z]{2}[01|][a-z]|[a-z][01|][a-z]{2}|(?<![.\d])(?:\d{2}[OolI]|\d[OolI]\d)\b/;
/** Verbs that have lost the apostrophe of their “not”; asked of the words before `nt`. */
const BARE = /\b(?:does|is|are|did|was|has|would|could|do)nt$/;
/** What is left of a word where a copy has put a blank beside letters that a font draws as one (`modi fied`). */
const LEFT_OF_WORDS = new Set(['fied', 'fies', 'fic', 'fication', 'ficient', 'fically']);

/** Whether it is such a part of a word: no English word begins with `ff`, and hardly one ends with `fi` or `fl`. */
function isPart(word: string): boolean {
  return word.startsWith('ff') || word.endsWith('fi') || word.endsWith('fl') || LEFT_OF_WORDS.has(word);
}

/** A word of a document comes again so often. */
const USUAL = 3;
/** A part of a divided word hardly ever stands alone. */
const RARE = 1;

/** Letters that fonts draw as one: copies of pages lose them, with a blank, a mark or nothing in their place. */
const DRAWN_AS_ONE = ['fi', 'ff', 'fl'];
/** English of so many characters has each of these pairs, and of so many one of them. */
const HAS_EACH = 20_000;
const HAS_ONE = 4000;

/**
 * Says where the words of a document look as if a scanner had misread them, or as if their apostrophes or ligatures were gone. What is meant is not
 * known for certain, so that nothing is changed.
 *
 * @param words a part of the words of the document, long enough to know which it uses again and again
 */
export function reportMisread(words: string, source: Source): void {
  const bare = bareVerbs(words);
  if (bare.length >= FEWEST_BARE)
    source.warn(
      'apostrophes-lost',
      `at least ${bare.length} words have lost their apostrophes, as “${bare[0]}”: quotation marks may be gone as well`,
      0,
    );
  const sample = words.slice(0, SAMPLE);
  const drawn = DRAWN_AS_ONE.filter((pair) => !sample.includes(pair));
  if (sample.length >= (drawn.length === DRAWN_AS_ONE.length ? HAS_ONE : HAS_EACH) && drawn.length > 0)
    source.warn(
      'ligatures-lost',
      `no word has ${drawn.map((pair) => `“${pair}”`).join(' or ')}: letters that a font draws as one are gone, and words with them are not whole`,
      0,
    );
  const figures = mixedFigures(words);
  const found = [...figures, ...misread(sample)];
  // One is enough: no edition has a word that looks so.
  if (found.length === 0) return;
  source.warn(
    'letters-misread',
    found.length === 1
      ? `the word “${found[0]}” looks as if a scanner had misread it: it is kept as it stands`
      : `at least ${found.length} words look as if a scanner had misread them, as “${found[0]}” and “${found.at(-1)}”: they are kept as they stand`,
    0,
  );
}

/** So many characters hold the longest of the verbs. */
const LONGEST_VERB = 9;

function bareVerbs(words: string): string[] {
  const found: string[] = [];
  for (const { index } of words.matchAll(/[sedo]nt(?![A-Za-z])/g)) {
    const verb = BARE.exec(words.slice(Math.max(0, index + 3 - LONGEST_VERB), index + 3))?.[0];
    if (verb !== undefined) found.push(verb);
  }
  return found;
}

/** Figures with letters around them, and letters with figures. */
function mixedFigures(words: string): string[] {
  const found: string[] = [];
  let reached = 0;
  for (const { index, 0: row } of words.matchAll(/[\d|]+/g)) {
    const end = index + row.length;
    // Most figures have blanks, dots and brackets around them.
    if (!isLetter(words.charCodeAt(end)) && !isLetter(words.charCodeAt(index - 1))) continue;
    const from = Math.max(reached, index - 3);
    const mixed = FIGURES.exec(words.slice(from, end + 4));
    if (mixed === null) continue;
    found.push(mixed[0]);
    reached = from + mixed.index + mixed[0].length;
  }
  return found;
}

/** Words in which `rn` is where other words of the document have `m`, and words with a blank inside. */
function* misread(words: string): Generator<string> {
  const row = words.toLowerCase().match(/[a-z]+|[^a-z\s]+/g) ?? [];
  const known = new Map<string, { count: number; isPart: boolean; isDoubtful: boolean }>();
  const met = row.map((word) => {
    let about = known.get(word);
    if (about === undefined) {
      about = { count: 0, isPart: isPart(word), isDoubtful: word.includes('rn') };
      known.set(word, about);
    }
    about.count++;
    return about;
  });
  const often = (word: string, times: number): boolean => (known.get(word)?.count ?? 0) >= times;
  let isRareBefore = false;
  for (let at = 0; at < row.length; at++) {
    const word = row[at] as string;
    const { count, isPart, isDoubtful } = met[at] as { count: number; isPart: boolean; isDoubtful: boolean };
    if (isDoubtful && often(word.replace('rn', 'm'), USUAL * count)) yield word;
    if (isPart) yield `${row[at - 1] ?? ''} ${word} ${row[at + 1] ?? ''}`.trim();
    const isRare = count <= RARE;
    const before = row[at - 1] ?? '';
    if ((isRare || isRareBefore) && word.length > 1 && before.length > 1 && often(before + word, USUAL))
      yield `${before} ${word}`;
    isRareBefore = isRare;
  }
}
