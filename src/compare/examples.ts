import { changeBetween, type JudgementContext } from './judgement.js';
import { stem } from './stems.js';
import { tokenise } from './tokens.js';
import type { ExampleEdge } from './types.js';
import { wordChanges } from './wordChanges.js';

/** From this part of common words on, two examples are versions of one. */
const ALIKE = 0.35;
/** Pairs beyond which only examples near each other are compared; no rule has nearly as many. */
const MANY = 40_000;

/**
 * Says what became of the examples of a rule: equal ones first, then the most alike; the rest came or went.
 *
 * @param olds texts of the old rule's examples, in order
 * @param news texts of the new rule's examples, in order
 */
export function exampleEdges(
  olds: readonly string[],
  news: readonly string[],
  context: JudgementContext,
): ExampleEdge[] {
  if (olds.length === 0 && news.length === 0) return [];
  const to = new Map<number, number>();
  const from = new Set<number>();
  // What is unchanged in its place needs no looking for.
  olds.forEach((text, at) => {
    if (text !== news[at]) return;
    to.set(at, at);
    from.add(at);
  });
  const open = to.size < olds.length && from.size < news.length;
  const left = olds.map((text, at) => (!open || to.has(at) ? undefined : wordsOf(text)));
  const right = news.map((text, at) => (!open || from.has(at) ? undefined : wordsOf(text)));
  const pairs: { old: number; new: number; alike: number }[] = [];
  const many = olds.length * news.length > MANY;
  left.forEach((a, o) => {
    right.forEach((b, n) => {
      if (a === undefined || b === undefined) return;
      if (many && Math.abs(o - n) > 20) return;
      const alike = olds[o] === news[n] ? 2 : common(a, b);
      if (alike >= ALIKE || (olds.length === 1 && news.length === 1 && alike >= ALIKE / 2))
        pairs.push({ old: o, new: n, alike });
    });
  });
  // Of pairs that are as alike and as near, the first stays first.
  pairs.sort((a, b) => b.alike - a.alike || Math.abs(a.old - a.new) - Math.abs(b.old - b.new));
  for (const pair of pairs) {
    if (to.has(pair.old) || from.has(pair.new)) continue;
    to.set(pair.old, pair.new);
    from.add(pair.new);
  }
  const edges: ExampleEdge[] = [];
  olds.forEach((oldText, o) => {
    const n = to.get(o);
    if (n === undefined) edges.push({ old: o, new: null, change: 'deleted' });
    else {
      const newText = news[n] as string;
      const edge: ExampleEdge = { old: o, new: n, change: changeBetween(oldText, newText, context) };
      if (edge.change !== 'none') edge.words = wordChanges(oldText, newText);
      edges.push(edge);
    }
  });
  news.forEach((_, n) => {
    if (!from.has(n)) edges.push({ old: null, new: n, change: 'added' });
  });
  return edges;
}

function wordsOf(text: string): Set<string> {
  return new Set(
    tokenise(text)
      .filter((t) => t.kind === 'word' || t.kind === 'number')
      .map((t) => stem(t.key)),
  );
}

function common(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
