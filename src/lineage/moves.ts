import { tokenise } from '../compare/tokens.js';
import { listIn } from '../tree/maps.js';

/** Words that must follow one another to count as the same passage; shorter runs are in many rules. */
const RUN = 5;
/** How many such runs two texts must share. */
const NEEDED = 6;
/** The part of either text that the shared runs must be. */
const PART = 0.4;

/** A text before and after a step; empty where it did not exist or is gone. */
export interface Changed {
  /** Its place in the list that the caller knows it by. */
  at: number;
  before: string;
  after: string;
}

/**
 * Finds passages that left one text and are in another, new one: a definition of the glossary that became a rule while its
 * entry stayed behind with a pointer, or the reverse.
 *
 * @param giving texts that lost words or are gone
 * @param taking texts that gained words or are new
 * @returns places of both, and how many characters went over, roughly
 */
export function moves(
  giving: readonly Changed[],
  taking: readonly Changed[],
): [from: number, to: number, weight: number][] {
  if (giving.length === 0 || taking.length === 0) return [];
  const gained = taking.map(({ before, after }) => runsBeyond(after, before));
  const holders = new Map<string, number[]>();
  gained.forEach((runs, i) => {
    for (const run of runs) {
      listIn(holders, run).push(i);
    }
  });
  return giving.flatMap(({ at, before, after }) => {
    const lost = runsBeyond(before, after);
    const shared = new Map<number, number>();
    for (const run of lost) for (const i of holders.get(run) ?? []) shared.set(i, (shared.get(i) ?? 0) + 1);
    return [...shared]
      .filter(([i, count]) => {
        const whole = Math.min(lost.size, (gained[i] as Set<string>).size);
        return count >= NEEDED && count >= PART * whole;
      })
      .map(([i, count]): [number, number, number] => [at, (taking[i] as Changed).at, count * RUN]);
  });
}

/** How many runs of a rule that is gone must be in one that lives for it to be said that it was taken in there. */
const TAKEN_IN = 10;
/** The part of the rule that is gone that these must be. */
const MOST = 0.5;

/**
 * Finds rules that are gone and whose words are in a rule that lives on, perhaps since before: a variant's own copy of a rule that
 * was dropped once the general rule said the same.
 *
 * @param gone rules that are gone
 * @param living all rules of the newer edition
 * @returns places of both, and how many characters they share, roughly
 */
export function takenIn(
  gone: readonly { at: number; text: string }[],
  living: readonly { at: number; text: string }[],
): [from: number, to: number, weight: number][] {
  if (gone.length === 0) return [];
  const wanted = gone.map(({ text }) => runsOf(text));
  const asked = new Set(wanted.flatMap((runs) => [...runs]));
  const holders = new Map<string, number[]>();
  for (const { at, text } of living) {
    for (const run of runsOf(text)) {
      if (!asked.has(run)) continue;
      listIn(holders, run).push(at);
    }
  }
  return wanted.flatMap((runs, i) => {
    const shared = new Map<number, number>();
    for (const run of runs) {
      const list = holders.get(run) ?? [];
      // What is in many rules is a stock phrase and tells nothing.
      if (list.length <= 2) for (const at of list) shared.set(at, (shared.get(at) ?? 0) + 1);
    }
    return [...shared]
      .filter(([, count]) => count >= TAKEN_IN && count >= MOST * runs.size)
      .map(([to, count]): [number, number, number] => [(gone[i] as { at: number }).at, to, count * RUN]);
  });
}

/** A word that so few rules have is the name of what they are about. */
const NAMED = 10;

/** Tells rules apart that say the same of different things: what was said of bushido did not go into its twin about rampage. */
export class Subjects {
  readonly #old: readonly string[];
  readonly #fresh: readonly string[];
  #holders: Map<string, number> | undefined;
  #words: Set<string> | undefined;

  /**
   * @param old the texts of all rules of the older edition
   * @param fresh those of the newer one
   */
  constructor(old: readonly string[], fresh: readonly string[]) {
    this.#old = old;
    this.#fresh = fresh;
  }

  /** Whether a text that is gone names something that another does not speak of, and that rules speak of still. */
  differ(gone: string, other: string): boolean {
    const there = new Set(wordsOf(other));
    return wordsOf(gone).some((word) => !there.has(word) && this.#isName(word) && this.#livesOn(word));
  }

  #isName(word: string): boolean {
    if (this.#holders === undefined) {
      this.#holders = new Map();
      for (const text of this.#old)
        for (const each of new Set(wordsOf(text)))
          this.#holders.set(each, (this.#holders.get(each) ?? 0) + 1);
    }
    return (this.#holders.get(word) ?? 0) <= NAMED;
  }

  #livesOn(word: string): boolean {
    this.#words ??= new Set(this.#fresh.flatMap(wordsOf));
    return this.#words.has(word);
  }
}

function wordsOf(text: string): string[] {
  return tokenise(text)
    .filter(({ kind }) => kind === 'word')
    .map(({ key }) => key);
}

/** The runs of words in a text that another does not have. */
function runsBeyond(text: string, other: string): Set<string> {
  const runs = runsOf(text);
  for (const run of runsOf(other)) runs.delete(run);
  return runs;
}

function runsOf(text: string): Set<string> {
  const keys = tokenise(text)
    .filter(({ kind }) => kind === 'word' || kind === 'number' || kind === 'symbol')
    .map(({ key }) => key);
  const runs = new Set<string>();
  for (let i = 0; i + RUN <= keys.length; i++) runs.add(keys.slice(i, i + RUN).join(' '));
  return runs;
}
