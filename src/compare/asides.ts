import type { Piece } from './passage.js';
import type { Elsewhere } from './reasons.js';
import { IN_GRAMMAR } from './wordKinds.js';

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
  const counts = new Map<number, number>();
  for (const [run] of runs)
    for (const { sentence } of run) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  const idle = new Set<number>();
  const beside = counts.size > 0 && own.some(({ key }) => BEGINNING.has(key)) ? asidesIn(own) : NO_ASIDES;
  for (const [sentence, count] of counts) {
    const whole = own.filter((piece) => piece.sentence === sentence);
    const all = whole.filter(isWord);
    if (count < 0.5 * all.length || all.length < 4) continue;
    const said = spelt(whole);
    if (NAMING.test(said) || ASIDE.test(said) || DEPICTING.test(said) || elsewhere(stemsIn(all)))
      idle.add(sentence);
  }
  return runs.map(([run, instead]) => {
    if (run.length === 0) return run;
    const left = run.filter((x) => !idle.has(x.sentence) && !beside.has(x));
    // What took the place of other words says something else than they did; a case more or less is one of this rule's cases.
    if (instead.length > 0) return left;
    const said = spelt(run);
    if (NAMING.test(said) || CONSEQUENCE.test(said)) return [];
    const first = run[0]?.key;
    if (first === 'and' || first === 'or') return left;
    const words = run.filter(isWord);
    // A run must be long enough to be known again.
    return words.filter(({ traits }) => (traits & IN_GRAMMAR) === 0).length >= 3 && elsewhere(stemsIn(words))
      ? []
      : left;
  });
}

function isWord({ kind }: Piece): boolean {
  return kind !== 'mark' && kind !== 'reference';
}

function stemsIn(words: readonly Piece[]): string[] {
  return words.map((x) => x.stem);
}

function spelt(pieces: readonly Piece[]): string {
  return pieces.map((x) => x.key).join(' ');
}

/** What an aside begins with. */
const BEGINNING: ReadonlySet<string> = new Set(['(', 'though', 'although']);
const NO_ASIDES: ReadonlySet<Piece> = new Set();

/** Pieces that illustrate or concede: brackets with examples or nothing but names, and what follows "though". */
function asidesIn(pieces: readonly Piece[]): ReadonlySet<Piece> {
  const found = new Set<Piece>();
  let open: number | undefined;
  let conceding: number | undefined;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    const { key } = piece;
    if (key === '(') open = i;
    if (key === ')' && open !== undefined) {
      const inside = pieces.slice(open + 1, i);
      if (illustrates(inside)) for (const x of inside) found.add(x);
      open = undefined;
    }
    if (piece.sentence !== conceding || key === '.' || key === ';') conceding = undefined;
    if (key === 'though' || key === 'although') conceding = piece.sentence;
    if (conceding !== undefined) found.add(piece);
  }
  return found;
}

/** Whether the words in brackets only give examples, grant something, or name cards. */
function illustrates(inside: readonly Piece[]): boolean {
  if (ILLUSTRATING.test(spelt(inside.slice(0, 2))) || spelt(inside.slice(-2)) === 'for example') return true;
  const words = inside.filter(({ kind }) => kind === 'word');
  return words.length > 0 && words.every((x) => /^\p{Lu}/u.test(x.text) || /^(?:and|or|of|the)$/.test(x.key));
}
