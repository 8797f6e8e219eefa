import type { Parameter } from '../../game/index.js';
import { causesOf, type Outcome, type Refusal, type Values } from './causes.js';

/** A value of a parameter; empty where the rules give none. */
type GivenValue = [] | [value: string | number | boolean | null];

/**
 * A scenario as it was played under the values that published editions have, one by one and mixed. Small numbers are written as the
 * characters that `digit` gives.
 */
type KnownScenario = [
  id: string,
  /** Place in `tables`: what is looked over before the scenario begins. */
  table: number,
  /** Place in `tables`: what is looked over of other tables that the scenario tries. */
  tried: number,
  /** Places in `parameters`: all that was asked in any game. */
  asked: number[],
  /**
   * The games, with a space between two: which outcome, then for each parameter on which it is not as in the game before (at first:
   * nothing asked) its place in `asked` and its value, 0 where it was not asked, else 1 more than its place in `values`.
   */
  games: string,
  /**
   * The outcomes: how many of the moments come before the game has begun, then what happened at each moment at which any two games
   * part, the same character for the same event. `!` where the rules refuse the game, `!!` where the scenario has no meaning.
   */
  outcomes: string[],
];

/** How the scenarios of the package go under the values of published editions: `scripts/make-plays.mjs` plays them all. */
export interface KnownPlays {
  parameters: Parameter[];
  /** Of each parameter the values that editions have. */
  values: GivenValue[][];
  /** Of each parameter the places of values by which no game can go. */
  refused: number[][];
  tables: number[][];
  /** By name of the file: the SHA-256 of its text, and its scenarios. */
  files: Record<string, { text: string; scenarios: KnownScenario[] }>;
}

/** A small number as a character that JSON writes as it is. */
export function digit(n: number): string {
  const code = n + FIRST;
  return String.fromCharCode(code < BACKSLASH ? code : code < LAST ? code + 1 : code - LAST + BEYOND);
}

const FIRST = 35;
const BACKSLASH = 92;
/** So far go the plain characters; those beyond begin where no control characters are. */
const LAST = 125;
const BEYOND = 0xa1;

function numberOf(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return (code < BACKSLASH ? code : code < BEYOND ? code - 1 : code - BEYOND + LAST) - FIRST;
}

/** A game that is in the data: of each parameter 0 where it was not asked, else 1 more than the place of its value. */
interface KnownGame {
  asked: number[];
  outcome: number;
}

/** Thrown where a scenario was not played under such values. */
class NotPlayed extends Error {}

/** What is known of how scenarios go, asked for two rulesets. */
export class Comparison {
  readonly #plays: KnownPlays;
  readonly #a: Values;
  readonly #b: Values;
  /** Of each parameter the places of the values, once looked for; -1 for a value that no edition has. */
  readonly #places: readonly Map<unknown, number>[];
  /** Of the two rulesets, the tables that were looked over with their values. */
  readonly #looked = new Map<Values, Map<number, boolean>>();

  constructor(plays: KnownPlays, a: Values, b: Values) {
    this.#plays = plays;
    this.#a = a;
    this.#b = b;
    for (const values of [a, b]) this.#looked.set(values, new Map());
    this.#places = plays.values.map((list) => new Map(list.map(([value], at) => [value, at])));
  }

  /**
   * The parameters that make a scenario go another way, as `causesOf` says.
   *
   * @returns undefined where it was not played under such values
   */
  causes([, table, tried, parameters, games, outcomes]: KnownScenario): Parameter[] | undefined {
    let read: KnownGame[] | undefined;
    const outcomeOf = (values: Values): Outcome | Refusal => {
      if (this.#isRefused(table, values)) return 'game';
      if (this.#isRefused(tried, values)) throw new NotPlayed();
      const given = parameters.map((key) => this.#placeOf(key, values));
      read ??= gamesOf(games, parameters.length);
      const game = read.find(({ asked }) =>
        asked.every((own, at) => own === 0 || own === (given[at] ?? -1) + 1),
      );
      if (game === undefined) throw new NotPlayed();
      const text = outcomes[game.outcome] as string;
      if (text.startsWith('!')) return text === '!' ? 'game' : 'scenario';
      return {
        asked: parameters.flatMap((key, at) =>
          game.asked[at] === 0 ? [] : [this.#plays.parameters[key] as Parameter],
        ),
        log: [...text.slice(1)],
        begins: numberOf(text, 0),
      };
    };
    try {
      return causesOf(outcomeOf, this.#a, this.#b);
    } catch (error) {
      if (error instanceof NotPlayed) return undefined;
      throw error;
    }
  }

  #placeOf(key: number, values: Values): number {
    const value = values.entry(this.#plays.parameters[key] as Parameter)?.value;
    return this.#places[key]?.get(value) ?? -1;
  }

  /** Whether no game at such a table can go by some values. */
  #isRefused(table: number, values: Values): boolean {
    const looked = this.#looked.get(values);
    const known = looked?.get(table);
    if (known !== undefined) return known;
    let refused = false;
    for (const key of this.#plays.tables[table] ?? []) {
      const place = this.#placeOf(key, values);
      if (place < 0) throw new NotPlayed();
      refused ||= this.#plays.refused[key]?.includes(place) === true;
    }
    looked?.set(table, refused);
    return refused;
  }
}

function gamesOf(text: string, parameters: number): KnownGame[] {
  let asked: number[] = new Array(parameters).fill(0);
  return text.split(' ').map((changes) => {
    asked = [...asked];
    for (let at = 1; at < changes.length; at += 2) asked[numberOf(changes, at)] = numberOf(changes, at + 1);
    return { asked, outcome: numberOf(changes, 0) };
  });
}
