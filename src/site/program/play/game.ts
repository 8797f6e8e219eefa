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
import { type Frame, frameOf } from '../../watch/frame.js';
import { type Places, placesFor, roomOf } from '../../watch/places.js';
import { BOTH, type Side, type SideNumber } from './side.js';

/** A scenario played under two editions. */
export interface Games {
  results: [ScenarioResult, ScenarioResult];
  frames: [ReadonlyMap<GameEvent, Frame>, ReadonlyMap<GameEvent, Frame>];
  /** Where the games begin to differ; absent where one of them could not be played. */
  divergence?: Divergence;
  /** Events of both games side by side. */
  rows: Row[];
  /** The first row that differs; as many as there are rows where none does. */
  parting: number;
  /** Where everything lies on both tables, at every event. */
  places: Places;
}

/**
 * Plays a scenario under both editions with their present text. What the file asks about any edition is asked of both, so that
 * the answers can be put side by side.
 */
export function playBoth(scenario: Scenario, sides: readonly [Side, Side]): Games {
  const { edition: _home, ...rest } = scenario;
  const asked: Scenario = { ...rest, checks: questionsOf(scenario), expect: new Map() };
  const frames: [Map<GameEvent, Frame>, Map<GameEvent, Frame>] = [new Map(), new Map()];
  const under = (side: SideNumber): ScenarioResult =>
    runScenario(asked, sides[side].ruleset, {
      edition: sides[side].name,
      watch: (event, table) => frames[side].set(event, frameOf(table)),
    });
  const results: Games['results'] = [under(0), under(1)];
  const shown = BOTH.flatMap((side) =>
    results[side].events.flatMap((event) => frames[side].get(event) ?? []),
  );
  const places = placesFor(roomOf(shown));
  const [a, b] = sides;
  const rowsIn = (divergence?: Divergence) =>
    rowsOf([results[0].events, results[1].events], divergence?.shared ?? 0);
  try {
    const divergence = diverge(asked, a.ruleset, b.ruleset, { editionA: a.name, editionB: b.name });
    return { results, frames, divergence, ...rowsIn(divergence), places };
  } catch (error) {
    if (error instanceof GameError || error instanceof ScenarioError)
      return { results, frames, ...rowsIn(), places };
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

/** Passing and answering are most of a log and change nothing on the table. */
const QUIET = new Set(['passed', 'answered', 'choiceForced']);

/**
 * The events of both games side by side.
 *
 * @param shared how many events both have in common from the beginning
 * @returns rows, and the row at which the games begin to differ: as many as there are rows where they do not
 */
export function rowsOf(
  logs: readonly [readonly GameEvent[], readonly GameEvent[]],
  shared: number,
): { rows: Row[]; parting: number } {
  const [a, b] = logs;
  const shown = (event: GameEvent | undefined): boolean => event !== undefined && !QUIET.has(event.type);
  const rows: Row[] = [];
  for (let at = 0; at < shared; at++) if (shown(a[at])) rows.push([a[at], b[at]]);
  const parting = rows.length;
  // The first events that differ are always beside each other, whatever they are.
  const rest = (log: readonly GameEvent[]): GameEvent[] =>
    log.slice(shared).filter((event, at) => at === 0 || shown(event));
  const [left, right] = [rest(a), rest(b)];
  for (let at = 0; at < Math.max(left.length, right.length); at++) rows.push([left[at], right[at]]);
  return { rows, parting };
}

/** The table of one game at a row; of a game that has ended before, its last. */
export function frameAt(games: Games, row: number, side: SideNumber): Frame | undefined {
  for (let at = row; at >= 0; at--) {
    const event = games.rows[at]?.[side];
    const frame = event && games.frames[side].get(event);
    if (frame) return frame;
  }
  return undefined;
}

/** What led to an event, the first cause last. */
export function causesOf(log: readonly GameEvent[], event: GameEvent): GameEvent[] {
  return why({ log }, event.id).slice(1);
}
