import { GameError, type GameEvent, why } from '../../../game/index.js';
import {
  type Divergence,
  diverge,
  expectationFor,
  inEdition,
  questionsOf,
  runScenario,
  type Scenario,
  ScenarioError,
  type ScenarioResult,
} from '../../../scenarios/index.js';
import type { Side } from './side.js';

/** A scenario played under two editions. */
export interface Games {
  results: [ScenarioResult, ScenarioResult];
  /** Where they part; absent where one of them could not be played. */
  divergence?: Divergence;
}

/**
 * Plays a scenario under both editions, as their words stand. What the file asks about any edition is asked of both, so that
 * the answers can be put side by side.
 */
export function playBoth(scenario: Scenario, sides: readonly [Side, Side]): Games {
  const { edition: _home, ...rest } = scenario;
  const asked: Scenario = { ...rest, checks: questionsOf(scenario), expect: new Map() };
  const [a, b] = sides;
  const results: Games['results'] = [
    runScenario(asked, a.ruleset, { edition: a.name }),
    runScenario(asked, b.ruleset, { edition: b.name }),
  ];
  try {
    const divergence = diverge(asked, a.ruleset, b.ruleset, { editionA: a.name, editionB: b.name });
    return { results, divergence };
  } catch (error) {
    if (error instanceof GameError || error instanceof ScenarioError) return { results };
    throw error;
  }
}

/** Why the file of a scenario says that its situation cannot arise in an edition; undefined where it says no such thing. */
export function notApplicable(scenario: Scenario, { name }: Side): string | undefined {
  const expectation = expectationFor(scenario, name, inEdition(name));
  return expectation && 'notApplicable' in expectation ? expectation.notApplicable : undefined;
}

/** Two events at the same place of both games; undefined where a game has ended before. */
export type Row = [GameEvent | undefined, GameEvent | undefined];

/** Passing and answering are most of a log and say little. */
const QUIET = new Set(['passed', 'answered', 'choiceForced']);

/**
 * The events of both games side by side.
 *
 * @param shared how many events both have in common from the beginning
 * @param every also those in which somebody only passes or answers
 * @returns rows, and the row at which the games part: as many as there are rows where they do not
 */
export function rowsOf(
  logs: readonly [readonly GameEvent[], readonly GameEvent[]],
  shared: number,
  every: boolean,
): { rows: Row[]; parting: number } {
  const [a, b] = logs;
  const shown = (event: GameEvent | undefined): boolean =>
    event !== undefined && (every || !QUIET.has(event.type));
  const rows: Row[] = [];
  for (let at = 0; at < shared; at++) if (shown(a[at])) rows.push([a[at], b[at]]);
  const parting = rows.length;
  // The first events that differ always stand beside each other, whatever they are.
  const rest = (log: readonly GameEvent[]): GameEvent[] =>
    log.slice(shared).filter((event, at) => at === 0 || shown(event));
  const [left, right] = [rest(a), rest(b)];
  for (let at = 0; at < Math.max(left.length, right.length); at++) rows.push([left[at], right[at]]);
  return { rows, parting };
}

/** What led to an event, the first cause last. */
export function causesOf(log: readonly GameEvent[], event: GameEvent): GameEvent[] {
  return why({ log }, event.id).slice(1);
}
