import type { Many, Statement, Thing } from '../frames/frame.js';
import { everyNode } from '../frames/frame.js';
import { isThing } from './forms.js';

/** Which of several things of one kind is spoken of again. */

/** The place of a thing in the words; a thing that is joined to several is said once. */
const placeOf = (t: Thing): string => JSON.stringify(t.at ?? []);

/**
 * Finds which of several things of one kind is spoken of again: the first in "a player … another player … that player", and in "a player … an
 * object or player … that player".
 *
 * @returns for each noun of which this is clear, the place of that thing
 */
export function mentionedAlone(
  mentions: readonly Thing[],
  statement: Statement,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const nouns = new Set(mentions.map((t) => t.noun));
  if (nouns.size === mentions.length) return found;
  const alternatives = new Set<string>();
  everyNode(statement, (n) => {
    const m = n as Many;
    if (m.kind === 'many' && m.by === 'or')
      for (const item of m.items) if (isThing(item)) alternatives.add(placeOf(item));
  });
  for (const noun of nouns) {
    const all = mentions.filter((t) => t.noun === noun);
    if (all.length < 2) continue;
    const others = all.filter((t) => !t.modifiers?.includes('other')).map(placeOf);
    const places = [...new Set(others)];
    const single = places.length === 1 ? places : places.filter((place) => !alternatives.has(place));
    const [one, ...more] = single;
    if (one !== undefined && more.length === 0) found.set(noun, one);
  }
  return found;
}

/** True of the one thing of its kind that is spoken of again. */
export const isAlone = (t: Thing, apart: ReadonlyMap<string, string>): boolean =>
  apart.get(t.noun) === placeOf(t) && !t.modifiers?.includes('other');
