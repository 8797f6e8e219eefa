import { markLength } from '../reading/whole.js';
import { marks } from './marks.js';

let known: Set<string> | undefined;

/** Marks of the sentences about multiplayer games that no parameter reads, in all known editions and samples. */
export function sentencesWithoutParameter(): ReadonlySet<string> {
  if (known === undefined) {
    known = new Set();
    const all = marks.join('');
    for (let at = 0; at < all.length; at += markLength) known.add(all.slice(at, at + markLength));
  }
  return known;
}
