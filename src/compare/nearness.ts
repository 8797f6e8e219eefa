import type { Matching } from './matching.js';
import type { Analysis, Unit } from './units.js';

/** What it counts that two rules of one section stand next to each other, next but one, and so on; subrules left out. */
const BESIDE = [0.65, 0.65, 0.5, 0.4, 0.3] as const;

/** Whether two units are in one section, or in two sections that follow each other. */
export function areBeside({ units }: Analysis, a: number, b: number): boolean {
  return Math.abs((units[a] as Unit).section - (units[b] as Unit).section) <= 1;
}

/** Whether a notable part of an old unit's section went to a new unit's section. */
export function hasNotableShare(matching: Matching, o: number, n: number): boolean {
  return matching.share(matching.oldUnit(o).section, matching.newUnit(n).section) >= 0.15;
}

/** The rule over a new rule, its few subrules and the few rules after it, as far as nothing of the old edition accounts for them. */
export function rulesAround(matching: Matching, n: number): number[] {
  const { section, parent } = matching.newUnit(n);
  const found = parent >= 0 && matching.predecessorOf(parent) < 0 ? [parent] : [];
  let steps = 0;
  for (let at = n + 1; steps < 3 && at < matching.new.units.length; at++) {
    const unit = matching.newUnit(at);
    if (unit.section !== section || (parent >= 0 && unit.parent !== parent)) break;
    if (unit.parent === parent) steps++;
    else if (unit.parent !== n) continue;
    if (matching.predecessorOf(at) < 0) found.push(at);
  }
  return found;
}

/** How many rules of one section one must pass to come from one unit to another; as good as infinite between sections. */
function rulesBetween(units: readonly Unit[], a: Unit, b: Unit): number {
  if (a.section !== b.section) return Number.POSITIVE_INFINITY;
  const [from, to] = a.index < b.index ? [a, b] : [b, a];
  let steps = 0;
  for (let at = to.index; at > from.index && steps < BESIDE.length; at--) {
    if ((units[at] as Unit).parent < 0) steps++;
  }
  return steps;
}

/**
 * How near a new rule is to where an old one went: its successor's family, its section, or a place that nobody else
 * accounts for.
 *
 * @returns between 0 and 1
 */
export function nearness(matching: Matching, o: number, n: number): number {
  const a = matching.oldUnit(o);
  const b = matching.newUnit(n);
  let near = 0;
  const successor = matching.successorOf(o);
  if (successor >= 0) {
    const own = matching.newUnit(successor);
    if (b.parent === successor || own.parent === n || (own.parent >= 0 && own.parent === b.parent))
      near += 0.75;
    else near += BESIDE[rulesBetween(matching.new.units, own, b)] ?? 0;
  } else if (matching.parentsMatch(a, b)) near += 0.6;
  // Where all of a section went, one more sentence proves little; in a section that took a part of it, it is likely.
  const home = successor >= 0 && matching.newUnit(successor).section === b.section;
  near += (home ? 0.2 : 0.6) * Math.min(1, 2.5 * matching.share(a.section, b.section));
  return Math.min(1, near);
}
