import { type Bag, dice, FeatureIndex, type Lexicon, likeness } from './features.js';
import type { Analysis, Unit } from './units.js';

/** What a heading that two sections share counts, in rules that went from one to the other. */
const TITLE = 2;

/** Pairs of sections that bear one title, where no other section of either edition bears it. */
function sectionsOfOneTitle(old: Analysis, fresh: Analysis): [number, number][] {
  const fold = (title: string): string =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const places = new Map<string, [number, number]>();
  for (const [side, list] of [
    [0, old.sections],
    [1, fresh.sections],
  ] as const) {
    for (const section of list) {
      const title = fold(section.title);
      const place = places.get(title) ?? [-1, -1];
      place[side] = place[side] === -1 ? section.index : -2;
      places.set(title, place);
    }
  }
  return [...places].filter(([title, [o, n]]) => title !== '' && o >= 0 && n >= 0).map(([, place]) => place);
}

/** Who is whom among the rules of two editions, one to one. */
export class Matching {
  readonly old: Analysis;
  readonly new: Analysis;
  /** For each old unit the new one, -1 where there is none. */
  readonly successor: Int32Array;
  /** For each new unit the old one, -1 where there is none. */
  readonly predecessor: Int32Array;
  /** How alike the words of an old unit and its successor are, between 0 and 1. */
  readonly likeness: Float64Array;
  /** For each old unit, how well the place speaks for its successor, between 0 and 1. */
  readonly context: Float64Array;
  /** For each old section, how many of its units went to each new one. */
  readonly #votes: Map<number, number>[];
  readonly #voters: Int32Array;
  readonly #received: Int32Array;

  constructor(old: Analysis, fresh: Analysis) {
    this.old = old;
    this.new = fresh;
    this.successor = new Int32Array(old.units.length).fill(-1);
    this.predecessor = new Int32Array(fresh.units.length).fill(-1);
    this.likeness = new Float64Array(old.units.length);
    this.context = new Float64Array(old.units.length);
    this.#votes = old.sections.map(() => new Map());
    this.#voters = new Int32Array(old.sections.length);
    this.#received = new Int32Array(fresh.sections.length);
    for (const [from, to] of sectionsOfOneTitle(old, fresh)) {
      this.#votes[from]?.set(to, TITLE);
      this.#voters[from] = TITLE;
      this.#received[to] = TITLE;
    }
  }

  /** Joins two units that are both free. */
  join(o: number, n: number, likenessOfBoth: number, context: number): void {
    this.successor[o] = n;
    this.predecessor[n] = o;
    this.likeness[o] = likenessOfBoth;
    this.context[o] = context;
    this.#vote(o, n, 1);
  }

  /** Parts two units again. */
  part(o: number): void {
    const n = this.successor[o] as number;
    if (n < 0) return;
    this.successor[o] = -1;
    this.predecessor[n] = -1;
    this.#vote(o, n, -1);
  }

  /** Parts all pairs that are less alike than this. */
  partBelow(sure: number): void {
    this.successor.forEach((n, o) => {
      if (n >= 0 && (this.likeness[o] as number) < sure) this.part(o);
    });
  }

  /** How much of an old section went to a new one, as far as is known; between 0 and 1. */
  share(oldSection: number, newSection: number): number {
    if (oldSection < 0 || newSection < 0) return 0;
    const votes = this.#votes[oldSection]?.get(newSection) ?? 0;
    if (votes === 0) return 0;
    // A section may have been cut out of a larger one: what the new one received counts as well.
    const given = votes / ((this.#voters[oldSection] as number) + 1);
    const taken = votes / ((this.#received[newSection] as number) + 1);
    return Math.max(given, taken);
  }

  /** How much of an old section stayed together, as far as is known; between 0 and 1. */
  together(oldSection: number): number {
    if (oldSection < 0) return 0;
    let most = 0;
    for (const votes of (this.#votes[oldSection] as Map<number, number>).values())
      most = Math.max(most, votes);
    return most / ((this.#voters[oldSection] as number) + 0.5);
  }

  #vote(o: number, n: number, by: 1 | -1): void {
    const from = (this.old.units[o] as Unit).section;
    const to = (this.new.units[n] as Unit).section;
    if (from < 0 || to < 0) return;
    const votes = this.#votes[from] as Map<number, number>;
    votes.set(to, (votes.get(to) ?? 0) + by);
    this.#voters[from] = (this.#voters[from] as number) + by;
    this.#received[to] = (this.#received[to] as number) + by;
  }
}

/** A pair that may belong together. */
export interface Candidate {
  old: number;
  new: number;
  /** Likeness of the words, between 0 and 1. */
  likeness: number;
}

/** What a pair needs at each pass: the sum of likeness and four tenths of the context. */
const PASSES = [1.3, 1.2, 1.1, 1, 0.88, 0.76, 0.66, 0.58, 0.52];
const CONTEXT = 0.4;

/**
 * Joins the units whose words are equal once typography and references are folded away, where no other unit on either
 * side has the same words.
 */
export function joinUnique(matching: Matching, oldKeys: readonly string[], newKeys: readonly string[]): void {
  const places = new Map<string, [number, number]>();
  const note = (key: string, side: 0 | 1, index: number): void => {
    let place = places.get(key);
    if (place === undefined) {
      place = [-1, -1];
      places.set(key, place);
    }
    place[side] = place[side] === -1 ? index : -2;
  };
  for (let o = 0; o < oldKeys.length; o++) note(oldKeys[o] as string, 0, o);
  for (let n = 0; n < newKeys.length; n++) note(newKeys[n] as string, 1, n);
  for (const [key, [o, n]] of places) {
    if (key === '' || o < 0 || n < 0) continue;
    if (matching.successor[o] !== -1 || matching.predecessor[n] !== -1) continue;
    const a = matching.old.units[o] as Unit;
    const b = matching.new.units[n] as Unit;
    // Few words can return by chance in another place; they wait until the place is known.
    if (a.stems.length < 5 && a.heading === b.heading && !a.heading) continue;
    if (a.heading !== b.heading) continue;
    matching.join(o, n, 1, 1);
  }
}

/**
 * Lists the pairs that are worth judging: for each free old unit the free new ones that share most of its rare words, and
 * those that stand where it would stand.
 *
 * @param oldBags features by index of the old unit, given for all units
 */
export function candidatesOf(
  matching: Matching,
  lexicon: Lexicon,
  oldBags: (index: number) => Bag,
  newBags: (index: number) => Bag,
): Candidate[] {
  const index = new FeatureIndex(lexicon);
  const freeNew: number[] = [];
  for (let n = 0; n < matching.predecessor.length; n++) {
    if (matching.predecessor[n] === -1) {
      freeNew.push(n);
      index.add(n, newBags(n));
    }
  }
  const byKey = new Map<string, number[]>();
  for (const n of freeNew) {
    const unit = matching.new.units[n] as Unit;
    const list = byKey.get(unit.key);
    if (list) list.push(n);
    else byKey.set(unit.key, [n]);
  }
  const found: Candidate[] = [];
  for (let o = 0; o < matching.successor.length; o++) {
    if (matching.successor[o] !== -1) continue;
    const unit = matching.old.units[o] as Unit;
    const bag = oldBags(o);
    const names = new Set(index.nearest(bag, 14));
    // Equal words are always worth judging, however common they are.
    const equal = byKey.get(unit.key);
    if (equal && equal.length <= 200) for (const n of equal) names.add(n);
    const place = matching.new.byNumber.get(unit.number);
    if (place !== undefined && matching.predecessor[place] === -1) names.add(place);
    for (const n of neighbours(matching, o)) names.add(n);
    const first = found.length;
    for (const n of names) {
      const other = matching.new.units[n] as Unit;
      const alike =
        unit.key === other.key && unit.key !== '' ? 1 : Math.min(0.99, likeness(lexicon, bag, newBags(n)));
      // A heading is not the rule that happens to hold its words.
      const kind =
        unit.heading === other.heading ? alike : 0.7 * (alike === 1 ? 1 : dice(lexicon, bag, newBags(n)));
      const fits = sameTopic(matching, unit, other) ? kind : kind * OTHER_TOPIC;
      if (fits > 0.05 || place === n) found.push({ old: o, new: n, likeness: fits });
    }
    preferHome(matching, unit, found, first);
  }
  return found;
}

/** What likeness is worth for a rule that only sums up another one and names it; and what the other one must have of it. */
const SUMMARY = 0.7;
const STATED = 0.4;

/**
 * Lowers the candidates that say "see rule …" and name another candidate: they repeat in short what has its home there. A rule
 * that pointed elsewhere already, or that stands where it stood, keeps its likeness.
 *
 * @param candidates all that were found so far; those of the unit stand last
 * @param first index of the first candidate of the unit
 */
function preferHome(matching: Matching, unit: Unit, candidates: Candidate[], first: number): void {
  if (unit.references.length > 0) return;
  const stated = new Set<string>();
  for (let i = first; i < candidates.length; i++) {
    const { new: n, likeness: alike } = candidates[i] as Candidate;
    if (alike >= STATED) stated.add((matching.new.units[n] as Unit).number);
  }
  for (let i = first; i < candidates.length; i++) {
    const candidate = candidates[i] as Candidate;
    const { number, references } = matching.new.units[candidate.new] as Unit;
    if (candidate.likeness === 1 || number === unit.number) continue;
    if (references.some((target) => target !== number && stated.has(target))) candidate.likeness *= SUMMARY;
  }
}

/**
 * What the words must have in common however well the place speaks for a pair. A rule that is rewritten in place keeps its
 * number, or the end of it, and its parent; elsewhere few common words mean that one rule went and another came.
 */
function floorOf(matching: Matching, candidate: Candidate): number {
  const a = matching.old.units[candidate.old] as Unit;
  const b = matching.new.units[candidate.new] as Unit;
  if (a.heading !== b.heading) return 0.42;
  if (a.number === b.number) return 0.24;
  const before = matching.successor[a.index - 1];
  const after = matching.successor[a.index + 1];
  if (before === b.index - 1 && after === b.index + 1) return 0.3;
  const kin = a.parent >= 0 && b.parent >= 0 && matching.successor[a.parent] === b.parent;
  return kin && a.number.at(-1) === b.number.at(-1) ? 0.3 : 0.36;
}

/** What likeness is worth between rules that speak of two different keywords. */
const OTHER_TOPIC = 0.45;

/**
 * Whether two subrules can be about one thing. Under every keyword stand rules of one mould, which differ in the keyword alone:
 * where a subrule names what its rule is headed with, its like must name it too.
 */
export function sameTopic(matching: Matching, a: Unit, b: Unit): boolean {
  if (a.parent >= 0 && b.parent >= 0 && matching.successor[a.parent] === b.parent) return true;
  const names = (topic: readonly string[], other: Unit): boolean =>
    topic.length === 0 || topic.some((s) => other.stems.includes(s));
  return names(topicOf(matching.old.units, a), b) && names(topicOf(matching.new.units, b), a);
}

/** The heading over a subrule that names it, as stems; empty where it does not, or where there is none. */
function topicOf(units: readonly Unit[], of: Unit): readonly string[] {
  let topic = topics.get(of);
  if (topic === undefined) {
    const parent = of.parent >= 0 ? (units[of.parent] as Unit) : undefined;
    const named =
      parent?.heading && parent.stems.length <= 3 && parent.stems.every((s) => of.stems.includes(s));
    topic = named ? parent.stems : [];
    topics.set(of, topic);
  }
  return topic;
}

const topics = new WeakMap<Unit, readonly string[]>();

/** Free new units that stand right after the successor of the unit before, or right before that of the unit after. */
function neighbours(matching: Matching, o: number): number[] {
  const found: number[] = [];
  for (let step = 1; step <= 3; step++) {
    const before = matching.successor[o - step];
    if (before !== undefined && before >= 0) {
      for (let n = before + 1; n <= before + 3 && matching.predecessor[n] === -1; n++) found.push(n);
      break;
    }
  }
  for (let step = 1; step <= 3; step++) {
    const after = matching.successor[o + step];
    if (after !== undefined && after >= 0) {
      for (let n = after - 1; n >= after - 3 && matching.predecessor[n] === -1; n--) found.push(n);
      break;
    }
  }
  return found;
}

/**
 * How well the places of two units speak for each other: their parents, the units beside them, their sections, their
 * numbers, their subrules, and the rules that they mention.
 *
 * @returns between 0 and 1, slightly below 0 where the parents belong elsewhere
 */
export function contextOf(matching: Matching, o: number, n: number): number {
  const a = matching.old.units[o] as Unit;
  const b = matching.new.units[n] as Unit;
  let context = 0;
  if (a.parent >= 0 && b.parent >= 0) {
    if (matching.successor[a.parent] === b.parent) context += 0.3;
    else if (
      (matching.successor[a.parent] as number) >= 0 ||
      (matching.predecessor[b.parent] as number) >= 0
    ) {
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
  if (after >= 0 && after > n) context += after === n + 1 && matching.successor[o + 1] === after ? 0.2 : 0.1;
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

/** The successors of the nearest joined units before and after, where these stand in the section of `b`. */
function slot(matching: Matching, o: number, b: Unit): [number, number] {
  const ends: [number, number] = [-1, -1];
  for (const [side, step] of [
    [0, -1],
    [1, 1],
  ] as const) {
    for (let k = 1; k <= 8; k++) {
      const neighbour = matching.old.units[o + step * k];
      if (neighbour === undefined) break;
      const at = matching.successor[neighbour.index] as number;
      if (at < 0) continue;
      if ((matching.new.units[at] as Unit).section === b.section) {
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
    const at = matching.successor[c] as number;
    if (at >= 0 && (matching.new.units[at] as Unit).parent === n) together++;
    else if (at >= 0) apart++;
  }
  if (children === 0) return 0;
  // A few words over subrules that went elsewhere were their introduction and nothing more.
  const introduces = together === 0 && apart > 0 && (matching.old.units[o] as Unit).stems.length <= 14;
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
 * Joins candidates, the surest first; what is joined tells more about the places of the rest, so that each pass is
 * repeated until it finds nothing more.
 *
 * @returns how many pairs were joined
 */
export function joinCandidates(
  matching: Matching,
  candidates: readonly Candidate[],
  due: () => boolean,
): number {
  let joined = 0;
  let open = candidates as Candidate[];
  for (const needed of PASSES) {
    for (;;) {
      open = open.filter((c) => matching.successor[c.old] === -1 && matching.predecessor[c.new] === -1);
      const scored: { candidate: Candidate; context: number; score: number }[] = [];
      for (const candidate of open) {
        if (candidate.likeness + CONTEXT < needed) continue;
        const context = contextOf(matching, candidate.old, candidate.new);
        const score = candidate.likeness + CONTEXT * context;
        if (score >= needed && candidate.likeness >= floorOf(matching, candidate)) {
          scored.push({ candidate, context, score });
        }
      }
      scored.sort(
        (a, b) => b.score - a.score || a.candidate.old - b.candidate.old || a.candidate.new - b.candidate.new,
      );
      let now = 0;
      for (const { candidate, context } of scored) {
        if (matching.successor[candidate.old] !== -1 || matching.predecessor[candidate.new] !== -1) continue;
        matching.join(candidate.old, candidate.new, candidate.likeness, Math.max(0, context));
        now++;
      }
      joined += now;
      if (now === 0 || due()) break;
    }
    if (due()) break;
  }
  return joined;
}

/**
 * Gives unsure pairs up for better ones: early decisions were made when little was known about the places around them.
 *
 * @param sure from this likeness on a pair is left alone
 * @returns how many pairs were exchanged
 */
export function exchange(matching: Matching, candidates: readonly Candidate[], sure: number): number {
  const score = (c: Candidate): number => c.likeness + CONTEXT * contextOf(matching, c.old, c.new);
  let exchanged = 0;
  for (let pass = 0; pass < 3; pass++) {
    let now = 0;
    for (const candidate of candidates) {
      const { old, new: fresh } = candidate;
      const to = matching.successor[old] as number;
      const from = matching.predecessor[fresh] as number;
      // One side is free, the other is held by an unsure pair.
      if (to >= 0 === from >= 0) continue;
      const holder = to >= 0 ? old : from;
      if ((matching.likeness[holder] as number) >= sure || candidate.likeness < floorOf(matching, candidate))
        continue;
      const held: Candidate = {
        old: holder,
        new: matching.successor[holder] as number,
        likeness: matching.likeness[holder] as number,
      };
      if (score(candidate) <= score(held) + 0.02) continue;
      matching.part(holder);
      matching.join(old, fresh, candidate.likeness, Math.max(0, contextOf(matching, old, fresh)));
      now++;
    }
    exchanged += now;
    if (now === 0) break;
  }
  return exchanged;
}

/** Equal words whose places agree less than this are held against what else could stand there. */
const DOUBTFUL = 0.1;

/**
 * Parts rules of equal words whose places have nothing to do with each other, where a free rule fits one of the two better: a
 * sentence that the old edition had twice, once with an addition, may have lost the plain one.
 *
 * @returns how many pairs were exchanged
 */
export function exchangeAnchors(
  matching: Matching,
  lexicon: Lexicon,
  oldBags: (index: number) => Bag,
  newBags: (index: number) => Bag,
): number {
  const doubtful: { old: number; new: number; score: number }[] = [];
  matching.successor.forEach((n, o) => {
    if (n < 0 || matching.likeness[o] !== 1) return;
    const context = contextOf(matching, o, n);
    if (context < DOUBTFUL) doubtful.push({ old: o, new: n, score: 1 + CONTEXT * context });
  });
  if (doubtful.length === 0) return 0;
  const indexOf = (partners: Int32Array, bags: (index: number) => Bag): FeatureIndex => {
    const index = new FeatureIndex(lexicon);
    partners.forEach((partner, at) => {
      if (partner === -1) index.add(at, bags(at));
    });
    return index;
  };
  const freeOld = indexOf(matching.successor, oldBags);
  const freeNew = indexOf(matching.predecessor, newBags);
  let exchanged = 0;
  for (const pair of doubtful) {
    let best: { candidate: Candidate; context: number; score: number } | undefined;
    const rivals = [
      ...freeOld.nearest(newBags(pair.new), 4).map((o): [number, number] => [o, pair.new]),
      ...freeNew.nearest(oldBags(pair.old), 4).map((n): [number, number] => [pair.old, n]),
    ];
    for (const [o, n] of rivals) {
      if (o !== pair.old && matching.successor[o] !== -1) continue;
      if (n !== pair.new && matching.predecessor[n] !== -1) continue;
      const alike = Math.min(0.99, likeness(lexicon, oldBags(o), newBags(n)));
      const context = contextOf(matching, o, n);
      const score = alike + CONTEXT * context;
      if (score > Math.max(pair.score, best?.score ?? 0) + 0.02) {
        best = { candidate: { old: o, new: n, likeness: alike }, context, score };
      }
    }
    if (best === undefined) continue;
    matching.part(pair.old);
    matching.join(best.candidate.old, best.candidate.new, best.candidate.likeness, best.context);
    exchanged++;
  }
  return exchanged;
}

/** What a clear best match needs where nearly all rules have found theirs, where many have not, and in a place of its own. */
const CLEAR = { near: 0.52, far: 0.44, home: 0.3 } as const;
/** By how much the best must exceed the second best, on either side; and by how much where the places speak against it. */
const MARGIN = 0.05;
const LONE = 0.12;
/** The same where the place alone must make up for the words; and the telling words that a rule needs for that. */
const HOME_LEAD = 0.1;
const HOME_WORDS = 8;
/** The part of a section that must have gone to another for this one to be its home. */
const HOME_SHARE = 0.4;
/** How alike two rules must be in what the headings over them do not say already. */
const MATTER = 0.2;
/** How much less likeness is enough between distant editions for what stands alone. */
const LEEWAY = 0.1;

/**
 * Joins what is left where two free units are clearly the best for each other. Between distant editions most of what is
 * left was rewritten more than once, and little need be alike; between near ones what is left was mostly deleted or added.
 *
 * @param besideHeadings how alike an old and a new unit are, the words of the headings over them left out
 * @returns how many pairs were joined
 */
export function joinClear(
  matching: Matching,
  candidates: readonly Candidate[],
  besideHeadings: (o: number, n: number) => number,
): number {
  const free = matching.successor.reduce((n, to) => n + (to < 0 ? 1 : 0), 0);
  const share = free / Math.max(1, matching.successor.length);
  const distance = Math.min(1, share / 0.12);
  // Decades apart, more than a few rules are left, and what they became stands alone.
  const afar = Math.max(0, Math.min(1, (share - 0.2) / 0.1));
  const needed = CLEAR.near - (CLEAR.near - CLEAR.far) * distance;
  const open = candidates
    .filter((c) => matching.successor[c.old] === -1 && matching.predecessor[c.new] === -1)
    .map((c) => {
      const context = contextOf(matching, c.old, c.new);
      return { ...c, context, score: c.likeness + 0.2 * context };
    });
  const bestOld = new Map<number, [best: number, second: number]>();
  const bestNew = new Map<number, [best: number, second: number]>();
  const note = (map: Map<number, [number, number]>, unit: number, score: number): void => {
    const [best, second] = map.get(unit) ?? [0, 0];
    map.set(unit, score > best ? [score, best] : [best, Math.max(second, score)]);
  };
  for (const c of open) {
    note(bestOld, c.old, c.score);
    note(bestNew, c.new, c.score);
  }
  let joined = 0;
  for (const c of open) {
    const a = matching.old.units[c.old] as Unit;
    if (a.heading !== (matching.new.units[c.new] as Unit).heading || a.stems.length < 6) continue;
    // How far the pair is ahead of the next best one, on the side where it is less ahead.
    const lead = Math.min(
      ...[bestOld.get(c.old), bestNew.get(c.new)].map((pair) =>
        pair !== undefined && pair[0] === c.score ? pair[0] - pair[1] : 0,
      ),
    );
    if (lead < MARGIN || (c.context < 0 && (afar === 0 || lead < LONE))) continue;
    // Of what nothing else comes near, less is enough, and least where it stands at home.
    const enough =
      lead >= HOME_LEAD && isHome(matching, c)
        ? CLEAR.home
        : needed - afar * Math.min(LEEWAY, 0.6 * (lead - MARGIN));
    if (c.likeness < enough || besideHeadings(c.old, c.new) < MATTER) continue;
    matching.join(c.old, c.new, c.likeness, Math.max(0, c.context));
    joined++;
  }
  return joined;
}

/**
 * Whether a new unit stands where the old one would stand: under the same rule, in the section that took most of its own, or
 * between the same neighbours. There a rule that was put into quite other words is known by being the only one missing.
 */
function isHome(matching: Matching, { old, new: fresh }: Candidate): boolean {
  const a = matching.old.units[old] as Unit;
  const b = matching.new.units[fresh] as Unit;
  if (Math.min(a.words.length, b.words.length) < HOME_WORDS) return false;
  const parent = a.parent >= 0 ? (matching.successor[a.parent] as number) : -1;
  if (parent >= 0 || b.parent >= 0) return parent >= 0 && parent === b.parent;
  if (matching.share(a.section, b.section) >= HOME_SHARE) return true;
  const before = matching.successor[old - 1] ?? -1;
  const after = matching.successor[old + 1] ?? -1;
  return before >= 0 && after >= 0 && before < fresh && fresh < after && after - before <= 4;
}
