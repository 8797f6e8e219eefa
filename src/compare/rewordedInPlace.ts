import { listIn } from '../tree/maps.js';
import { sameTopic } from './context.js';
import { canBeAlike, dice } from './features.js';
import type { Matching } from './matching.js';
import type { Piece } from './pieces.js';
import type { Place, Scene } from './sentenceBags.js';
import type { Unit } from './units.js';

/** The part of a section that must have gone to another one for this to be its home. */
const HOME = 0.3;
/** What a sentence needs where both rules would else be unexplained, where one would be, and where neither would. */
const NEEDED = [0.36, 0.42, 0.5] as const;
/** By how much it must be more like its partner than like any other sentence of the two sections. */
const LEAD = 0.05;
/** What a sentence must weigh. */
const TELLING = 20;

/**
 * Finds sentences that were put into quite other words at home: in the section that took most of the rules of their own, under
 * the same rule if they were under one. Both sentences must be without partner, and each the likest to the other among all
 * sentences of the two sections, those included that have found their own; of a family of one mould none is the likest.
 *
 * @param oldFree old sentences that have no place yet
 * @param newFree new sentences that have no place yet
 * @param explained the old and new rules of which something was found
 * @returns further pieces, in the order of the old sentences
 */
export function findRewordedInPlace(
  { matching, lexicon, oldBags, newBags }: Scene,
  oldFree: readonly Place[],
  newFree: readonly Place[],
  explained: { old: ReadonlySet<number>; new: ReadonlySet<number> },
): Piece[] {
  const olds = bySection(matching.old.units, oldFree);
  const news = bySection(matching.new.units, newFree);
  const found: Piece[] = [];
  for (const [from, oldPlaces] of olds) {
    for (const [to, newPlaces] of news) {
      if (matching.share(from, to) < HOME) continue;
      const all = { old: placesOf(matching.old, from), new: placesOf(matching.new, to) };
      const likest = (
        place: Place,
        side: 'old' | 'new',
      ): { place: Place; likeness: number; second: number } => {
        const bag = (side === 'old' ? oldBags : newBags).bag(...place);
        const others = side === 'old' ? newBags : oldBags;
        let best: { place: Place; likeness: number; second: number } = { place, likeness: 0, second: 0 };
        for (const other of all[side === 'old' ? 'new' : 'old']) {
          const another = others.bag(...other);
          if (!canBeAlike(bag, another, best.second)) continue;
          const likeness = dice(lexicon, bag, another);
          if (likeness > best.likeness) {
            const second = other[0] === best.place[0] ? best.second : best.likeness;
            best = { place: other, likeness, second };
          } else if (other[0] !== best.place[0]) best.second = Math.max(best.second, likeness);
        }
        return best;
      };
      const open = new Set(newPlaces.map(([n, t]) => `${n} ${t}`));
      for (const [o, s] of oldPlaces) {
        if (oldBags.bag(o, s).weight < TELLING) continue;
        const { place, likeness, second } = likest([o, s], 'old');
        const [n, t] = place;
        const unexplained = [explained.old.has(o), explained.new.has(n)].filter((known) => known).length;
        if (likeness < (NEEDED[unexplained] as number) || likeness - second < LEAD) continue;
        if (!open.has(`${n} ${t}`) || newBags.bag(n, t).weight < TELLING) continue;
        const back = likest(place, 'new');
        if (back.place[0] !== o || back.place[1] !== s || likeness - back.second < LEAD) continue;
        if (matching.successor[o] === n || !sameFamily(matching, o, n)) continue;
        found.push({ old: o, new: n, oldSentence: s, newSentence: t, likeness });
      }
    }
  }
  return found.sort((a, b) => a.old - b.old || a.oldSentence - b.oldSentence);
}

/** Whether two units are under the same rule, or neither under one that belongs elsewhere. */
function sameFamily(matching: Matching, o: number, n: number): boolean {
  const a = matching.oldUnit(o);
  const b = matching.newUnit(n);
  if (!sameTopic(matching, a, b)) return false;
  const strange = (parent: number, partners: Int32Array, other: number): boolean =>
    parent >= 0 && (partners[parent] as number) >= 0 && partners[parent] !== other;
  if (a.parent >= 0 && b.parent >= 0)
    return (
      !strange(a.parent, matching.successor, b.parent) && !strange(b.parent, matching.predecessor, a.parent)
    );
  return true;
}

function bySection(units: readonly Unit[], places: readonly Place[]): Map<number, Place[]> {
  const sections = new Map<number, Place[]>();
  for (const place of places) {
    const { section } = units[place[0]] as Unit;
    if (section < 0) continue;
    listIn(sections, section).push(place);
  }
  return sections;
}

function placesOf(
  { units, sections }: { units: readonly Unit[]; sections: readonly { units: readonly number[] }[] },
  section: number,
): Place[] {
  return (sections[section]?.units ?? []).flatMap((unit) =>
    (units[unit] as Unit).sentences.flatMap(({ pointer }, s): Place[] => (pointer ? [] : [[unit, s]])),
  );
}
