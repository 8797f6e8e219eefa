import type { Source } from './source.js';

/** Fewer may be slips of the pen. */
const FEWEST = 4;
const FEWEST_FIGURES = 2;
/** So many characters show which words a document uses again and again. */
const SAMPLE = 60_000;
/** Figures among small letters, and letters among the figures of a number. */
const FIGURES = /[a-z]{2}[01|][a-z]|[a-z][01|][a-z]{2}|(?<![.\d])(?:\d{2}[OolI]|\d[OolI]\d)\b/g;
/** Verbs that have lost the apostrophe of their “not”. */
const BARE = /\b(?:doesn|isn|aren|didn|wasn|hasn|wouldn|couldn|don)t\b/g;
/** A word of a document comes again so often. */
const USUAL = 3;
/** A part of a divided word hardly ever stands alone. */
const RARE = 1;

/**
 * Says where the words of a document look as if a scanner had misread them, or as if their apostrophes were gone. What is meant is not
 * known for certain, so that nothing is changed.
 *
 * @param words a part of the words of the document, long enough to know which it uses again and again
 */
export function reportMisread(words: string, source: Source): void {
  const bare = words.match(BARE) ?? [];
  if (bare.length >= FEWEST)
    source.warn(
      'apostrophes-lost',
      `at least ${bare.length} words have lost their apostrophes, as “${bare[0]}”: quotation marks may be gone as well`,
      0,
    );
  const figures = words.match(FIGURES) ?? [];
  const found = [...figures, ...misread(words.slice(0, SAMPLE))];
  if (figures.length < FEWEST_FIGURES && found.length < FEWEST) return;
  source.warn(
    'letters-misread',
    `at least ${found.length} words look as if a scanner had misread them, as “${found[0]}” and “${found.at(-1)}”: they are kept as they stand`,
    0,
  );
}

/** Words in which `rn` stands where other words of the document have `m`, and words with a blank inside. */
function* misread(words: string): Generator<string> {
  const row = words.toLowerCase().match(/[a-z]+|[^a-z\s]+/g) ?? [];
  const counts = new Map<string, number>();
  for (const word of row) counts.set(word, (counts.get(word) ?? 0) + 1);
  const count = (word: string): number => counts.get(word) ?? 0;
  for (const [at, word] of row.entries()) {
    if (word.includes('rn') && count(word.replace('rn', 'm')) >= USUAL * count(word)) yield word;
    const next = row[at + 1];
    if (next === undefined || next.length < 2 || word.length < 2 || count(word + next) < USUAL) continue;
    if (count(word) <= RARE || count(next) <= RARE) yield `${word} ${next}`;
  }
}
