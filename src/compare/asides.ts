import { groupBy } from '../tree/maps.js';
import type { Piece } from './passage.js';
import type { Elsewhere } from './reasons.js';
import { GRAMMAR } from './wordKinds.js';

/** Words that give a name to something, or tell how it was named once. */
const NAMING =
  /\b(?:is|are) (?:considered (?:his|her|its|their)|called|known as|said to|referred to as)\b|\breceived errata\b/;
/** How a clause begins that draws a consequence: it says what follows anyway. */
const CONSEQUENCE = /^(?:so(?! that)|thus|therefore|in other words|that is)\b/;
/** A sentence that says what a mark on cards looks like. */
const DEPICTING = /\b(?:symbol|icon) (?:is|are) (?:an?|the) /;
/** How a bracket begins that gives examples, or grants what is so all the same. */
const ILLUSTRATING = /^(?:for example|such as|as in|like|even )/;
/** A sentence that gives an example, or whose end points elsewhere. */
const ASIDE = /^for example\b|; see (?:also )?rules? §[^a-z]*$/;

/**
 * The changed words that are a matter of this rule. Left out are words that another rule has, alone or in a sentence most of which
 * changed, and words that only name something, give an example, draw a consequence or point elsewhere.
 *
 * @param runs each with the words that the other wording has in its place
 */
export function ofThisRule(
  runs: readonly (readonly [run: readonly Piece[], instead: readonly Piece[]])[],
  own: readonly Piece[],
  elsewhere: Elsewhere['standsStill'] = () => false,
): (readonly Piece[])[] {
  const isWord = (x: Piece): boolean => x.kind !== 'mark' && x.kind !== 'reference';
  const stemsIn = (words: readonly Piece[]): string[] => words.map((x) => x.stem);
  const spelt = (pieces: readonly Piece[]): string => pieces.map((x) => x.key).join(' ');
  const counts = new Map<number, number>();
  for (const { sentence } of runs.flatMap(([run]) => run))
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  const idle = new Set<number>();
  const sentences = groupBy(counts.size > 0 ? own : [], (piece) => piece.sentence);
  const beside = runs.length > 0 ? asidesIn(own) : new Set<Piece>();
  for (const [sentence, count] of counts) {
    const whole = sentences.get(sentence) ?? [];
    const all = whole.filter(isWord);
    if (count < 0.5 * all.length || all.length < 4) continue;
    if (
      NAMING.test(spelt(whole)) ||
      ASIDE.test(spelt(whole)) ||
      DEPICTING.test(spelt(whole)) ||
      elsewhere(stemsIn(all))
    )
      idle.add(sentence);
  }
  return runs.map(([run, instead]) => {
    const left = run.filter((x) => !idle.has(x.sentence) && !beside.has(x));
    // What took the place of other words says something else than they did; a case more or less is one of this rule's cases.
    if (instead.length > 0) return left;
    if (NAMING.test(spelt(run)) || CONSEQUENCE.test(spelt(run))) return [];
    if (/^(?:and|or)$/.test(run[0]?.key ?? '')) return left;
    const words = run.filter(isWord);
    // A run must be long enough to be known again.
    return words.filter((x) => !GRAMMAR.has(x.stem)).length >= 3 && elsewhere(stemsIn(words)) ? [] : left;
  });
}

/** Pieces that illustrate or concede: brackets with examples or nothing but names, and what follows "though". */
function asidesIn(pieces: readonly Piece[]): ReadonlySet<Piece> {
  const found = new Set<Piece>();
  let open: number | undefined;
  let conceding: number | undefined;
  for (const [i, piece] of pieces.entries()) {
    if (piece.key === '(') open = i;
    if (piece.key === ')' && open !== undefined) {
      const inside = pieces.slice(open + 1, i);
      if (illustrates(inside)) for (const x of inside) found.add(x);
      open = undefined;
    }
    if (piece.sentence !== conceding || /^[.;]$/.test(piece.key)) conceding = undefined;
    if (/^(?:though|although)$/.test(piece.key)) conceding = piece.sentence;
    if (conceding !== undefined) found.add(piece);
  }
  return found;
}

/** Whether the words in brackets only give examples, grant something, or name cards. */
function illustrates(inside: readonly Piece[]): boolean {
  const spelt = (pieces: readonly Piece[]): string => pieces.map((x) => x.key).join(' ');
  if (ILLUSTRATING.test(spelt(inside.slice(0, 2))) || spelt(inside.slice(-2)) === 'for example') return true;
  const words = inside.filter(({ kind }) => kind === 'word');
  return words.length > 0 && words.every((x) => /^\p{Lu}/u.test(x.text) || /^(?:and|or|of|the)$/.test(x.key));
}
