import {
  createGame,
  type Decision,
  type Game,
  GameError,
  type GameEvent,
  type GameRuleset,
  type Parameter,
} from '../../game/index.js';
import type { Value } from '../../rulesets/types.js';
import { definitionOf, type Use } from '../../rulesets/vocabulary/index.js';
import { substance } from '../diverge.js';
import { loadScenarios } from '../load.js';
import type { Scenario } from '../scenario.js';
import { gameSetup } from '../setup.js';
import { playSteps } from '../steps/playSteps.js';
import type { Step } from '../steps/step.js';
import { type Move, movesOf, type Node } from './moves.js';
import { objectionsDiffer, type SearchTable, tablesFor } from './tables.js';
import { written } from './written.js';

/** What was found for a parameter on which two rulesets differ. */
export interface Witness {
  parameter: Parameter;
  use: Use;
  old: unknown;
  new: unknown;
  /** A scenario as a file has it, at which the two part; null where none was found. */
  scenario: Record<string, unknown> | null;
  searched: { decisions: number; games: number };
  /** The first event that differs (null where a question or the table itself does), and both rules with their words. */
  diverges: { event: string | null; rules: { rules: readonly string[]; words: string | null }[] } | null;
}

/** How far to look. */
export interface WitnessOptions {
  /** Decisions, or things that happen, one after another at most; 4 when absent. */
  decisions?: number;
  /** Positions looked at for one table at most; 600 when absent. */
  positions?: number;
  /** Look on the first ground only: the newer ruleset with the older value. */
  once?: boolean;
  /** Names of the two editions; those of the rulesets when absent. */
  editions?: [string, string];
}

/** So many of the shortest games are looked at for one on which the rulesets part as they are, with all their other differences. */
const MOST_TRIED = 12;

/** A ruleset in which one parameter is as another ruleset has it. */
export function withParameter(base: GameRuleset, parameter: Parameter, other: GameRuleset): GameRuleset {
  return {
    ...(base.edition === undefined ? {} : { edition: base.edition }),
    entry: (key) => (key === parameter ? other : base).entry(key),
  };
}

/**
 * Looks for the smallest game on which two rulesets part because of one parameter: everything else is held equal, tables and
 * what happens at them are tried breadth first.
 *
 * @returns the witness, with a scenario where one was found within the bound
 */
export function witnessFor(
  parameter: Parameter,
  a: GameRuleset,
  b: GameRuleset,
  options: WitnessOptions = {},
): Witness {
  const { use, system } = definitionOf(parameter);
  const searched = { decisions: 0, games: 0 };
  const [before, after] = [a.entry(parameter), b.entry(parameter)];
  const result: Witness = {
    parameter,
    use,
    old: before?.value ?? null,
    new: after?.value ?? null,
    scenario: null,
    searched,
    diverges: null,
  };
  if (use !== 'decides' || playedAs(parameter, result.old) === playedAs(parameter, result.new)) return result;
  const tables = tablesFor(system);
  // What one edition says of the matter may need the rest of that edition, so both are tried as the ground.
  const grounds: [GameRuleset, GameRuleset][] = [
    [withParameter(b, parameter, a), b],
    [a, withParameter(a, parameter, b)],
  ];
  // Where exercises fill the bound, games in which nothing happens but what the players decide are looked at further.
  const quiet = tables
    .filter(({ exercises }) => exercises.length > 0)
    .map((table) => ({ ...table, exercises: [] }));
  for (const round of [tables, quiet])
    for (const [one, other] of options.once ? grounds.slice(0, 1) : grounds)
      for (const table of round) {
        let tried = 0;
        for (const { steps, event } of search(table, one, other, options, searched)) {
          const { scenario, apart } = written(
            parameter,
            table,
            steps,
            [a, b],
            [one, other],
            options.editions,
          );
          if (result.scenario === null || apart) {
            result.scenario = scenario;
            const rules = [before, after].map((entry) => ({
              rules: entry?.rules ?? [],
              words: entry?.words ?? null,
            }));
            result.diverges = { event, rules };
          }
          if (apart || ++tried === MOST_TRIED) break;
        }
        if (result.scenario !== null) return result;
      }
  return result;
}

/**
 * One value for each way in which the game plays a parameter, the one that the newest words state first; for numbers and
 * formulas a listed one and another.
 */
export function alternativesOf(parameter: Parameter): Value[] {
  const { type, values } = definitionOf(parameter);
  const listed = values.filter(({ like }) => like === undefined).map(({ value }) => value);
  if (type === 'number') {
    const known = listed.filter((value) => typeof value === 'number').at(-1) ?? 1;
    return [known, known + 1];
  }
  return type === 'formula' ? [...listed.slice().reverse(), '7n'] : listed.slice().reverse();
}

/** The value as which the game plays a value. */
function playedAs(parameter: Parameter, value: unknown): unknown {
  return definitionOf(parameter).values.find((listed) => listed.value === value)?.like ?? value;
}

interface Found {
  steps: Step[];
  event: string | null;
}

/**
 * Breadth first through what may happen at a table, in both games at once. Yields the shortest games on which they part, which
 * are all equally long.
 */
function* search(
  table: SearchTable,
  a: GameRuleset,
  b: GameRuleset,
  { decisions: depth = 4, positions = 600 }: WitnessOptions,
  searched: Witness['searched'],
): Generator<Found> {
  const start = (ruleset: GameRuleset): Game | null => {
    try {
      return createGame(table.setup, ruleset, { unchecked: true });
    } catch (error) {
      if (error instanceof GameError) return null;
      throw error;
    }
  };
  const atOnce = (event: string | null): Found => ({ steps: [], event });
  if (objectionsDiffer(table.setup, a, b)) return yield atOnce(null);
  const [one, other] = [start(a), start(b)];
  if (one === null || other === null) return;
  searched.games++;
  const first = difference(one, other, 0);
  if (first !== null) return yield atOnce(first.event);
  let level: Node[] = [{ one, other, steps: [], exercised: 0 }];
  let looked = 0;
  let parted = false;
  for (let at = 0; at < (table.quiet ? depth + 3 : depth) && level.length > 0 && !parted; at++) {
    const next: Node[] = [];
    for (const node of level) {
      for (const move of movesOf(table, node)) {
        if (++looked > positions) return;
        searched.decisions++;
        const pair = [node.one.fork(), node.other.fork()] as const;
        const refused = pair.map((game) => attempt(game, move));
        if (refused[0] === 'fault' || refused[1] === 'fault') continue;
        const steps = [...node.steps, ...[move.step].flat()];
        if (refused[0] === 'refused' && refused[1] === 'refused') continue;
        const found =
          refused[0] === refused[1] ? difference(pair[0], pair[1], node.one.log.length) : { event: null };
        if (found !== null) {
          parted = true;
          yield { steps, event: found.event };
        } else if (!pair[0].isOver())
          next.push({
            one: pair[0],
            other: pair[1],
            steps,
            exercised: node.exercised + (move.exercise ? 1 : 0),
          });
      }
    }
    level = next;
  }
}

function attempt(game: Game, move: Move): 'done' | 'refused' | 'fault' {
  try {
    move.act(game);
    return 'done';
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    return error.parameter === undefined ? 'refused' : 'fault';
  }
}

/**
 * Whether two rulesets part on a scenario: at the table itself, in what happens, in what is asked at the end or in who may
 * see whose hand.
 *
 * @param scenario as a file has it
 */
export function partsOn(scenario: Record<string, unknown>, a: GameRuleset, b: GameRuleset): boolean {
  const [loaded] = loadScenarios(JSON.stringify([scenario]), 'witness') as [Scenario];
  if (objectionsDiffer(gameSetup(loaded), a, b)) return true;
  const [one, other] = [a, b].map((ruleset) => playSteps(loaded, ruleset, 1));
  if (one === undefined || other === undefined) return false;
  return (
    one.stopped?.reason !== other.stopped?.reason || difference(one.table.game, other.table.game, 0) !== null
  );
}

/** Where two games differ: in what happened since, in what is asked, or in who may see whose hand. */
function difference(one: Game, other: Game, since: number): { event: string | null } | null {
  const most = Math.max(one.log.length, other.log.length);
  for (let at = since; at < most; at++) {
    const [mine, theirs] = [one.log[at], other.log[at]];
    if (mine && theirs && happened(mine) === happened(theirs)) continue;
    return { event: (mine ?? theirs)?.type ?? null };
  }
  if (JSON.stringify(one.pending().map(asked)) !== JSON.stringify(other.pending().map(asked)))
    return { event: null };
  // Ranges, hands, attack options: what the table goes by.
  if (JSON.stringify(one.options()) !== JSON.stringify(other.options())) return { event: null };
  const { seats } = one.state;
  for (const viewer of seats)
    for (const owner of seats)
      if (one.mayLookAtHand(viewer, owner) !== other.mayLookAtHand(viewer, owner)) return { event: null };
  return null;
}

function happened(event: GameEvent): string {
  return event.type === 'setUp' ? 'setUp' : substance(event);
}

function asked({ kind, players, team, tieBreaker, onBehalfOf, options }: Decision): unknown {
  return [kind, players, team, tieBreaker, onBehalfOf, options];
}
