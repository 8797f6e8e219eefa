import {
  type Answer,
  type Game,
  GameError,
  type GameEvent,
  type GameRuleset,
  type GameSetup,
  type Parameter,
  replay,
} from '../game/index.js';
import { play } from './run.js';
import type { Scenario } from './scenario.js';

/** The state of one of two sides where they begin to differ. */
export interface DivergingSide {
  edition: string;
  /** The event that the other side does not have; null when this log ends first. */
  event: GameEvent | null;
  /** Permanent ids of the rules behind the event. */
  lineages: string[];
  /** The parameters of the ruleset behind it. */
  parameters: string[];
  /** Totals after the whole scenario, for people. */
  state: StateSummary;
  /** Why this side could not be played to the end: an answer of the game that its rules do not offer. */
  stopped?: string;
}

/** What can be seen of a table at a glance. */
interface StateSummary {
  life: Record<string, number>;
  results: Record<string, string>;
  zones: Record<string, string>;
}

/** The first difference between two editions, or none. */
export interface Divergence {
  scenario: string;
  /** Number of events that both logs share, from the beginning. */
  shared: number;
  /** The action during which they begin to differ; null before the first or when they never do. */
  action: string | null;
  sides: [DivergingSide, DivergingSide] | null;
  /** The parameters whose value, taken alone from the other ruleset, brings about the difference. */
  causes: DivergenceCause[];
  /**
   * What differs before, in the opening of the game alone (who takes a mulligan when): it was made equal, so that the games go on to
   * what plays differently. Absent where nothing was.
   */
  setAside?: DivergenceCause[];
  /** Why both stop alike before the end of a recorded game: an answer that neither offers. */
  unfinished?: string;
}

/** A parameter that makes two games part, with what each side has and the rules that say so. */
export interface DivergenceCause {
  parameter: string;
  values: [unknown, unknown];
  rules: [string[], string[]];
}

/** A game that was played, as it is kept: what it began with and every answer since. */
export interface RecordedGame {
  name: string;
  setup: GameSetup;
  seed: number;
  answers: readonly Answer[];
}

interface Side {
  game: Game;
  /** What was being done as an event happened. */
  actionAt(event: number): string | null;
  /** Objects whose places are listed. */
  objects: readonly string[];
  stopped?: string;
}

interface Options {
  editionA?: string;
  editionB?: string;
  seed?: number;
}

/**
 * Plays a scenario under two rulesets with the same actions and the same seed, and finds the first event that differs.
 *
 * @param options names of the two editions, and the seed (1 when absent)
 * @returns where the logs part, with the event and the state of each side; `sides` is null when they are alike
 * @throws ScenarioError or GameError when one of the rulesets cannot play the scenario
 */
export function diverge(
  scenario: Scenario,
  a: GameRuleset,
  b: GameRuleset,
  options: Options = {},
): Divergence {
  const under = (ruleset: GameRuleset): Side => {
    const played = play(scenario, ruleset, scenario.checks, options.seed ?? 1);
    return {
      ...(played.stopped && { stopped: played.stopped.reason }),
      game: played.table.game,
      actionAt: (event) =>
        played.actions.find(({ events }) => events[0] <= event && event < events[1])?.id ?? null,
      objects: scenario.setup.objects.map(({ id }) => id),
    };
  };
  return compare(scenario.id, under, a, b, options);
}

/**
 * Gives the answers of a game again under two rulesets, and finds the first event that differs. Where the rules of one do not
 * offer an answer that was given, that side stops there.
 *
 * @param recorded a game as it was kept
 * @returns as {@link diverge}; actions are called `answer 1`, `answer 2`, …
 * @throws GameError when one of the rulesets cannot set the game up
 */
export function divergeGame(
  recorded: RecordedGame,
  a: GameRuleset,
  b: GameRuleset,
  options: Options = {},
): Divergence {
  const under = (ruleset: GameRuleset): Side => {
    const game = replay(recorded.setup, ruleset, recorded.seed, []);
    const ends = [game.log.length];
    const side: Side = {
      game,
      actionAt: (event) => {
        const answer = ends.findIndex((end) => event < end);
        return answer > 0 ? `answer ${answer}` : null;
      },
      objects: [],
    };
    for (const [at, answer] of recorded.answers.entries()) {
      try {
        game.repeat(answer);
      } catch (error) {
        if (!(error instanceof GameError)) throw error;
        side.stopped = `answer ${at + 1} of ${recorded.answers.length} is not offered: ${error.message}`;
        break;
      }
      ends.push(game.log.length);
    }
    return side;
  };
  return compare(recorded.name, under, a, b, options);
}

/**
 * Compares two games. Where they differ in their opening (whether hands are kept one by one or at once, and how often), which is no other
 * game yet, they are compared once more with that made equal.
 */
function compare(
  name: string,
  under: (ruleset: GameRuleset) => Side,
  a: GameRuleset,
  b: GameRuleset,
  options: Options,
): Divergence {
  const { opening, ...first } = compareOnce(name, under, a, b, options);
  if (!opening || first.causes.length === 0) return first;
  const keys = new Set(first.causes.map(({ parameter }) => parameter));
  const equal: GameRuleset = Object.assign(
    { entry: (key: Parameter) => (keys.has(key) ? a : b).entry(key) },
    named(b),
  );
  const later = compare(name, under, a, equal, options);
  if (later.sides === null) return first;
  return { ...later, setAside: [...first.causes, ...(later.setAside ?? [])] };
}

function compareOnce(
  name: string,
  under: (ruleset: GameRuleset) => Side,
  a: GameRuleset,
  b: GameRuleset,
  options: Options,
): Divergence & { opening: boolean } {
  const asked = new Set<Parameter>();
  const first = under(listening(a, asked));
  const differs = (parameter: Parameter): boolean => a.entry(parameter)?.value !== b.entry(parameter)?.value;
  // A game that asked for nothing on which the two differ is the same game under both.
  const second = [...asked].some(differs) ? under(listening(b, asked)) : first;
  const logs = [first.game.log, second.game.log] as const;
  let shared = 0;
  while (shared < logs[0].length && shared < logs[1].length) {
    if (substance(logs[0][shared] as GameEvent) !== substance(logs[1][shared] as GameEvent)) break;
    shared++;
  }
  const begins = logs.map((log) => log.findIndex(({ type }) => type === 'gameBegan'));
  const result: Divergence & { opening: boolean } = {
    scenario: name,
    shared,
    action: null,
    sides: null,
    causes: [],
    opening: begins.some((at) => at >= shared),
  };
  if (shared === logs[0].length && shared === logs[1].length) {
    const stopped = first.stopped ?? second.stopped;
    return stopped === undefined ? result : { ...result, unfinished: stopped };
  }
  result.action = first.actionAt(shared) ?? second.actionAt(shared);
  const told = (side: Side, edition: string): DivergingSide => {
    const event = side.game.log[shared] ?? null;
    return {
      edition,
      event,
      lineages: event?.lineages ?? [],
      parameters: event?.parameters ?? [],
      state: summary(side),
      ...(side.stopped === undefined ? {} : { stopped: side.stopped }),
    };
  };
  result.sides = [
    told(first, options.editionA ?? a.edition ?? 'the first ruleset'),
    told(second, options.editionB ?? b.edition ?? 'the second ruleset'),
  ];
  const differing = [...asked].filter(differs).sort();
  for (const parameter of differing) {
    const values: [unknown, unknown] = [a.entry(parameter)?.value, b.entry(parameter)?.value];
    // Where nothing else differs, taking this one alone is the second game again.
    if (differing.length > 1 && !parts(under, a, b, parameter, logs[0], shared)) continue;
    const rules: [string[], string[]] = [a.entry(parameter)?.rules ?? [], b.entry(parameter)?.rules ?? []];
    result.causes.push({ parameter, values, rules });
  }
  return result;
}

/**
 * A ruleset that notes which parameters a game asks for.
 *
 * @param ruleset what answers
 * @param asked where their names are put
 */
export function listening(ruleset: GameRuleset, asked: Set<Parameter>): GameRuleset {
  const heard: GameRuleset = {
    behind: ruleset,
    entry: (parameter) => {
      asked.add(parameter);
      return ruleset.entry(parameter);
    },
  };
  return Object.assign(heard, named(ruleset));
}

function named(ruleset: GameRuleset): { edition?: string; hash?: string } {
  return {
    ...(ruleset.edition === undefined ? {} : { edition: ruleset.edition }),
    ...(ruleset.hash === undefined ? {} : { hash: ruleset.hash }),
  };
}

/** Whether one parameter alone, taken from the other ruleset, makes the game part where it does. */
function parts(
  under: (ruleset: GameRuleset) => Side,
  a: GameRuleset,
  b: GameRuleset,
  parameter: Parameter,
  log: readonly GameEvent[],
  shared: number,
): boolean {
  const mixed: GameRuleset = Object.assign(
    { entry: (key: Parameter) => (key === parameter ? b : a).entry(key) },
    named(a),
  );
  try {
    const event = under(mixed).game.log[shared];
    const own = log[shared];
    return (event && substance(event)) !== (own && substance(own));
  } catch (error) {
    if (error instanceof GameError) return false;
    throw error;
  }
}

/** What happened, without the rules that are cited for it: editions number and trace them differently. */
export function substance(event: GameEvent): string {
  const { lineages: _lineages, parameters: _parameters, id: _id, cause: _cause, detail, ...rest } = event;
  // The first event names the ruleset, which is no difference in the game.
  const { edition: _edition, ruleset: _ruleset, ...said } = detail ?? {};
  return JSON.stringify({ ...rest, detail: said });
}

function summary({ game, objects }: Side): StateSummary {
  const { seats, teams } = game.state;
  const sides = [...seats, ...Object.keys(teams)];
  return {
    life: Object.fromEntries(
      sides.map((side) => [side, Object.hasOwn(teams, side) ? game.teamLife(side) : game.life(side)]),
    ),
    results: Object.fromEntries(sides.map((side) => [side, game.result(side)])),
    zones: Object.fromEntries(objects.map((id) => [id, game.zone(id)])),
  };
}
