import type { Matching } from './matching.js';
import type { Unit } from './units.js';

/**
 * How well the places of two units speak for each other: their parents, the units beside them, their sections, their
 * numbers, their subrules, and the rules that they mention.
 *
 * @returns between 0 and 1, slightly below 0 where the parents belong elsewhere
 */
export function contextOf(matching: Matching, o: number, n: number): number {
  const a = matching.oldUnit(o);
  const b = matching.newUnit(n);
  let context = 0;
  if (a.parent >= 0 && b.parent >= 0) {
    if (matching.successor[a.parent] === b.parent) context += 0.3;
    else if (matching.successorOf(a.parent) >= 0 || matching.predecessorOf(b.parent) >= 0) {
      context -= 0.1;
    }
  }
  const share = matching.share(a.section, b.section);
  context += (a.parent < 0 && b.parent < 0 ? 0.25 : 0.1) * share;
  // Steps of a turn are worded alike in every section; a rule stays with its section where that stayed together.
  const together = share < 0.15 ? matching.together(a.section) : 0;
  if (together >= 0.4) context -= 0.5 * together;
  const [before, after] = slot(matching, o, b);
  if (before >= 0 && before < n)
    context += before === n - 1 && matching.successor[o - 1] === before ? 0.2 : 0.1;
  if (after > n) context += after === n + 1 && matching.successor[o + 1] === after ? 0.2 : 0.1;
  if (a.number === b.number) context += 0.1;
  else if (a.number.slice(a.number.indexOf('.')) === b.number.slice(b.number.indexOf('.'))) context += 0.05;
  context += 0.2 * childShare(matching, o, n);
  if (a.references.length > 0 && a.references.length === b.references.length) {
    let kept = 0;
    for (let i = 0; i < a.references.length; i++) {
      if (sameTarget(matching, a.references[i] as string, b.references[i] as string)) kept++;
    }
    context += 0.15 * (kept / a.references.length);
  }
  return Math.min(1, context);
}

/** The successors of the nearest joined units before and after, where these are in the section of `b`. */
function slot(matching: Matching, o: number, b: Unit): [number, number] {
  const ends: [number, number] = [-1, -1];
  for (const [side, step] of [
    [0, -1],
    [1, 1],
  ] as const) {
    for (let k = 1; k <= 8; k++) {
      const neighbour = matching.old.units[o + step * k];
      if (neighbour === undefined) break;
      const at = matching.successorOf(neighbour.index);
      if (at < 0) continue;
      if (matching.newUnit(at).section === b.section) {
        ends[side] = at;
        break;
      }
    }
  }
  return ends;
}

/** The part of the subrules that went with a rule; below 0 where all of them went elsewhere. */
function childShare(matching: Matching, o: number, n: number): number {
  let children = 0;
  let together = 0;
  let apart = 0;
  for (let c = o + 1; matching.old.units[c]?.parent === o; c++) {
    children++;
    const at = matching.successorOf(c);
    if (at >= 0 && matching.newUnit(at).parent === n) together++;
    else if (at >= 0) apart++;
  }
  if (children === 0) return 0;
  // A few words over subrules that went elsewhere were their introduction and nothing more.
  const introduces = together === 0 && apart > 0 && matching.oldUnit(o).stems.length <= 14;
  return introduces ? -0.75 : together / children;
}

/** Whether a reference still means the same rule, section or chapter, as far as the matching knows. */
export function sameTarget(matching: Matching, oldTarget: string, newTarget: string): boolean {
  const o = matching.old.byNumber.get(oldTarget);
  const n = matching.new.byNumber.get(newTarget);
  if (o !== undefined && n !== undefined) return matching.successor[o] === n;
  if (o !== undefined || n !== undefined) return false;
  const a = matching.old.sectionByNumber.get(oldTarget);
  const b = matching.new.sectionByNumber.get(newTarget);
  if (a !== undefined && b !== undefined) return matching.share(a, b) > 0.4;
  return oldTarget === newTarget;
}

/**
 * Whether two subrules can be about one thing. Under every keyword stand rules of one mould, which differ in the keyword alone:
 * where a subrule names what its rule is headed with, its like must name it too.
 */
export function sameTopic(matching: Matching, a: Unit, b: Unit): boolean {
  if (matching.parentsMatch(a, b)) return true;
  return names(topicOf(matching.old.units, a), b) && names(topicOf(matching.new.units, b), a);
}

function names(topic: readonly string[], { stems }: Unit): boolean {
  return topic.length === 0 || topic.some((word) => stems.includes(word));
}

/** The heading over a subrule that names it, as stems; empty where it does not, or where there is none. */
function topicOf(units: readonly Unit[], of: Unit): readonly string[] {
  const parent = of.parent >= 0 ? (units[of.parent] as Unit) : undefined;
  if (!parent?.heading || parent.stems.length > 3) return NO_TOPIC;
  let topic = topics.get(of);
  if (topic === undefined) {
    topic = parent.stems.every((s) => of.stems.includes(s)) ? parent.stems : NO_TOPIC;
    topics.set(of, topic);
  }
  return topic;
}

const NO_TOPIC: readonly string[] = [];
const topics = new WeakMap<Unit, readonly string[]>();
