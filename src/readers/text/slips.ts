import { compareLetters, letterAfter } from '../../tree/index.js';
import { distance } from '../misspelling.js';
import type { Accepted } from './sequence.js';

/** Where the sequence of numbers stands. */
interface Place {
  section: number;
  rule: number;
  letter: string;
}

/**
 * One way to read the numbers up to a beginning. It stands for one beginning, and for those that follow it each being due
 * and printed so: nearly all do.
 */
interface Path extends Place {
  /** The section that the last heading names, 0 where there was none. */
  heading: number;
  /** The last letter of the rule before the present one. */
  above: string;
  cost: number;
  before: Path | undefined;
  /** How many beginnings it stands for. */
  count: number;
  /** The number that was meant by the first of them, where the printed one is taken for a slip. */
  meant: Place | undefined;
  /** Whether the line is taken for no beginning at all. */
  dropped: boolean;
}

/**
 * What each thing costs that a sequence of numbers should not do. A slip of the pen in one number is the measure: what
 * costs less is believed rather than a slip, what costs more is explained by one.
 */
const COST = {
  slip: 1,
  /** For each further character that differs. */
  furtherCharacter: 0.25,
  /** A rule printed with a letter, or a lettered one without. */
  otherKind: 0.2,
  letterAtEnd: -0.1,
  /** A slip that repeats the one before: all numbers of a run are off in the same way. */
  sameSlip: 0.3,
  gap: 0.9,
  wideGap: 1.3,
  /** A lettered rule whose rule is not there: the next one's first letter, or any other. */
  ruleLost: 0.85,
  orphan: 1.2,
  /** Letters that go on where those of the rule before ended. */
  lettersGoOn: 2,
  headingMissing: 1.3,
  /** The same in a document without any heading. */
  headless: 0.4,
  repeated: 2,
  backward: 2.5,
  /** Each number that is under the heading of a later section. */
  underOther: 1.2,
  /** A line with a number of odd length is no beginning. */
  dropped: 1.5,
};
/** Numbers are no slip of each other where more characters differ. */
const MOST_CHARACTERS = 2;
const MOST_PATHS = 6;
const WIDE = 9;

/**
 * Finds misprinted numbers. Of all ways to read the sequence (each number is as printed, or is a slip for the one
 * that is due) the cheapest is taken, found by dynamic programming over the beginnings, so that one slip does not make
 * all numbers after it look wrong.
 *
 * @param starts the accepted beginnings of a document, in order; `intended` and `slip` are filled in
 * @returns the beginnings that remain: lines with a number of odd length that is no likely slip are left out
 */
export function findSlips(starts: readonly Accepted[]): readonly Accepted[] {
  findHeadingSlips(starts);
  let paths: Path[] = [
    {
      section: 0,
      rule: 0,
      letter: '',
      heading: 0,
      above: '',
      cost: 0,
      before: undefined,
      count: 1,
      meant: undefined,
      dropped: false,
    },
  ];
  const headless = starts.every(({ kind }) => kind === 'rule' || kind === 'subrule');
  const missing = headless ? COST.headless : COST.headingMissing;
  for (let i = 0; i < starts.length; i++) paths = step(paths, starts[i] as Accepted, starts[i - 1], missing);
  const dropped = new Set<Accepted>();
  let after = starts.length;
  for (let path = paths[0]; path?.before !== undefined; path = path.before) {
    const at = after - path.count;
    const first = starts[at] as Accepted;
    if (path.dropped) dropped.add(first);
    else if (first.rule > 0 || first.letter !== '' || path.meant) record(first, path);
    for (let due = at + 1; due < after; due++) recordSpelling(starts[due] as Accepted);
    after = at;
  }
  return dropped.size === 0 ? starts : starts.filter((start) => !dropped.has(start));
}

/**
 * All ways to read one more beginning, cheapest first.
 *
 * @param missing what it costs that a section has no heading
 */
function step(paths: Path[], c: Accepted, previous: Accepted | undefined, missing: number): Path[] {
  if (c.kind === 'chapter') return paths.map((p) => onward(p, p, 0, undefined));
  if (c.kind === 'section') {
    const section = c.intended === undefined ? c.section : Number(c.intended);
    const path = onward(paths[0] as Path, { section, rule: 0, letter: '' }, 0, undefined);
    path.heading = section;
    path.above = '';
    return [path];
  }
  // Nearly every number is the one that is due.
  const only = paths.length === 1 ? paths[0] : undefined;
  if (only && printedCost(only, c, missing) === 0) {
    if (only.before === undefined) return [onward(only, c, 0, undefined)];
    goOn(only, c);
    return paths;
  }
  const next: Path[] = [];
  for (const p of paths) {
    const printed = printedCost(p, c, missing);
    if (printed < Number.POSITIVE_INFINITY) next.push(onward(p, c, printed, undefined));
    if (printed === 0) continue;
    for (const due of duePlaces(p)) {
      const cost = slipCost(p, due, c, previous);
      if (cost < Number.POSITIVE_INFINITY) next.push(onward(p, due, cost, due));
    }
    if (c.irregular) {
      const path = onward(p, p, COST.dropped, undefined);
      path.dropped = true;
      next.push(path);
    }
  }
  // Without any way (a number that lacks its rule at the very start) the line is as it is.
  if (next.length === 0) for (const p of paths) next.push(onward(p, c, COST.backward, undefined));
  return next.length === 1 ? next : cheapest(next);
}

/** Lets a path stand for one more beginning, which is due. */
function goOn(p: Path, to: Place): void {
  if (to.section !== p.section || to.rule !== p.rule) p.above = p.letter;
  p.section = to.section;
  p.rule = to.rule;
  p.letter = to.letter;
  p.count++;
}

function onward(p: Path, to: Place, cost: number, meant: Place | undefined): Path {
  const sameRule = to.section === p.section && to.rule === p.rule;
  return {
    section: to.section,
    rule: to.rule,
    letter: to.letter,
    heading: p.heading,
    above: sameRule ? p.above : p.letter,
    cost: p.cost + cost,
    before: p,
    count: 1,
    meant,
    dropped: false,
  };
}

function cheapest(paths: Path[]): Path[] {
  paths.sort((a, b) => a.cost - b.cost);
  const kept: Path[] = [];
  for (const path of paths) {
    if (kept.length === MOST_PATHS) break;
    if (!kept.some((k) => k.section === path.section && k.rule === path.rule && k.letter === path.letter))
      kept.push(path);
  }
  return kept;
}

/** What it costs to keep a number as printed; nothing where it is due. */
function printedCost(p: Path, c: Accepted, missing: number): number {
  if (c.irregular || c.rule === 0) return Number.POSITIVE_INFINITY;
  if (p.section === 0) return 0;
  const astray = p.heading > c.section ? COST.underOther : 0;
  if (c.section === p.section) return astray + costInSection(p, c);
  if (c.section > p.section || p.heading === 0) {
    return c.rule === 1 && c.letter === '' ? missing : missing + 0.3;
  }
  return astray + COST.backward;
}

function costInSection(p: Path, c: Accepted): number {
  if (c.rule < p.rule) return COST.backward;
  if (c.letter === '') {
    if (c.rule === p.rule) return COST.repeated;
    if (c.rule === p.rule + 1) return 0;
    return c.rule > p.rule + WIDE ? COST.wideGap : COST.gap;
  }
  if (c.rule === p.rule + 1 && c.letter === 'a') return COST.ruleLost;
  if (c.rule > p.rule) return COST.orphan + (c.rule > p.rule + WIDE ? COST.wideGap : 0);
  if (c.letter === p.letter) return COST.repeated;
  if (compareLetters(c.letter, p.letter) < 0) return COST.backward;
  if (isNextLetter(p.letter, c.letter)) return 0;
  return p.letter === '' && p.above !== '' && isNextLetter(p.above, c.letter) ? COST.lettersGoOn : COST.gap;
}

/** The numbers that may follow: the next letter, the next rule. */
function duePlaces(p: Path): Place[] {
  if (p.section === 0) return [];
  const rule: Place = { section: p.section, rule: p.rule + 1, letter: '' };
  const letter = letterAfter(p.letter);
  return p.rule > 0 && letter !== '' ? [{ section: p.section, rule: p.rule, letter }, rule] : [rule];
}

function slipCost(p: Path, due: Place, c: Accepted, previous: Accepted | undefined): number {
  const sameKind = (due.letter === '') === (c.letter === '');
  if (sameKind && p.meant && p.count === 1 && previous && goesOn(previous, c)) return COST.sameSlip;
  const number = numberAt(due);
  // A number without its rule (`306.b`, `309`) says nothing but section and letter.
  if (c.rule === 0)
    return due.section === c.section && due.letter === c.letter ? COST.slip : Number.POSITIVE_INFINITY;
  if (Math.abs(number.length - c.number.length) > MOST_CHARACTERS) return Number.POSITIVE_INFINITY;
  const apart = distance(number, c.number);
  if (apart > (c.irregular ? 1 : MOST_CHARACTERS)) return Number.POSITIVE_INFINITY;
  // A letter lost or added at the end is likelier than another figure.
  const end = number.startsWith(c.number) || c.number.startsWith(number);
  return (
    COST.slip + (apart - 1) * COST.furtherCharacter + (sameKind ? 0 : end ? COST.letterAtEnd : COST.otherKind)
  );
}

/** Whether two printed numbers follow each other, wherever they stand. */
function goesOn(previous: Accepted, c: Accepted): boolean {
  if (previous.section !== c.section) return false;
  if (c.letter === '') return c.rule === previous.rule + 1;
  return c.rule === previous.rule && isNextLetter(previous.letter, c.letter);
}

function isNextLetter(letter: string, next: string): boolean {
  // The rulebook skips l and o; an edition that does not skip them has no gap there.
  const isNeighbour =
    letter.length === 1 && next.length === 1 && next.charCodeAt(0) === letter.charCodeAt(0) + 1;
  return isNeighbour || next === letterAfter(letter);
}

/** Writes on a beginning what its number means, and what is odd about it. */
function record(start: Accepted, way: Path): void {
  const before = way.before as Path;
  if (way.meant) {
    start.intended = numberAt(way.meant);
    start.kind = way.meant.letter === '' ? 'rule' : 'subrule';
    start.slip = {
      ruleId: 'number-misprinted',
      reason: `“${start.printed}” stands where ${start.intended} is due; the printed number is kept`,
    };
    return;
  }
  if (recordSpelling(start)) return;
  const cost = way.cost - before.cost;
  if (cost === 0) return;
  const last = before.rule > 0 ? numberAt(before) : `the heading ${before.section}`;
  if (start.section !== before.section) {
    const reason = `${start.number} is under no heading of its own section`;
    start.slip = { ruleId: 'heading-missing', reason };
  } else if (
    start.rule < before.rule ||
    (start.rule === before.rule && compareLetters(start.letter, before.letter) <= 0)
  ) {
    start.slip = { ruleId: 'number-repeated', reason: `${start.number} comes after ${last}` };
  } else if (start.letter !== '' && start.rule !== before.rule) {
    start.slip = { ruleId: 'number-gap', reason: `${start.number} follows ${last}: its rule is not here` };
  } else
    start.slip = {
      ruleId: 'number-gap',
      reason: `${start.number} follows ${last}: something between is not here`,
    };
}

const SPACE = /\s/;

/** Writes on a beginning that its number is spelled in a way of its own, where it is. */
function recordSpelling(start: Accepted): boolean {
  if (start.number === start.printed) return false;
  start.intended = start.number;
  const spaced = SPACE.test(start.printed);
  start.slip = {
    ruleId: spaced ? 'number-spaced' : 'number-spelled',
    reason: spaced
      ? `“${start.printed}” has a blank inside; ${start.number} is meant`
      : `“${start.printed}” is another spelling of ${start.number}; the printed number is kept`,
  };
  return true;
}

/** A heading over the first rule of a section with nearly the same number is a slip for that section's. */
function findHeadingSlips(starts: readonly Accepted[]): void {
  let last = 0;
  for (let i = 0; i < starts.length; i++) {
    const c = starts[i] as Accepted;
    if (c.kind !== 'section') continue;
    const first = starts[i + 1];
    if (
      first?.kind === 'rule' &&
      first.rule === 1 &&
      !first.irregular &&
      first.section !== c.section &&
      first.section > last &&
      distance(c.printed, String(first.section)) === 1 &&
      standsOverAnother(starts, i, first.section, last)
    ) {
      c.intended = String(first.section);
      c.slip = {
        ruleId: 'number-misprinted',
        reason: `the heading “${c.printed}” stands over the rules of ${c.intended}; the printed number is kept`,
      };
    }
    last = c.intended === undefined ? c.section : Number(c.intended);
  }
}

/** Whether no rule under a heading has its number, and either several have the other or the heading is out of order. */
function standsOverAnother(
  starts: readonly Accepted[],
  heading: number,
  other: number,
  last: number,
): boolean {
  const own = (starts[heading] as Accepted).section;
  let others = 0;
  let at = heading + 1;
  for (; at < starts.length; at++) {
    const start = starts[at] as Accepted;
    if (start.kind === 'section' || start.kind === 'chapter') break;
    if (start.section === own) return false;
    if (start.section === other) others++;
  }
  const next = starts[at];
  return others > 1 || own <= last || (next !== undefined && next.section > 0 && own >= next.section);
}

function numberAt(place: Place): string {
  return `${place.section}.${place.rule}${place.letter}`;
}
