import { GameError, type GameEvent, type GameRuleset, type Parameter } from '../game/index.js';
import { play } from './run.js';
import type { Scenario } from './scenario.js';

/** How one of two sides stood where they part. */
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
}

/** What can be seen of a table at a glance. */
export interface StateSummary {
  life: Record<string, number>;
  results: Record<string, string>;
  zones: Record<string, string>;
}

/** The first difference between two editions, or none. */
export interface Divergence {
  scenario: string;
  /** Number of events that both logs share, from the beginning. */
  shared: number;
  /** The action during which they part; null before the first or when they never do. */
  action: string | null;
  sides: [DivergingSide, DivergingSide] | null;
  /** The parameters whose value, taken alone from the other ruleset, brings about the difference. */
  causes: DivergenceCause[];
}

/** A parameter that makes two games part, with what each side has and the rules that say so. */
export interface DivergenceCause {
  parameter: string;
  values: [unknown, unknown];
  rules: [string[], string[]];
}

/**
 * Plays a scenario under two rulesets with the same actions and the same seed, and finds the first event that differs.
 *
 * @param scenario the scenario
 * @param a the first ruleset
 * @param b the second ruleset
 * @param options names of the two editions, and the seed (1 when absent)
 * @returns where the logs part, with the event and the state of each side; `sides` is null when they are alike
 * @throws ScenarioError or GameError when one of the rulesets cannot play the scenario
 */
export function diverge(
  scenario: Scenario,
  a: GameRuleset,
  b: GameRuleset,
  options: { editionA?: string; editionB?: string; seed?: number } = {},
): Divergence {
  const seed = options.seed ?? 1;
  const asked = new Set<Parameter>();
  const first = play(scenario, listening(a, asked), scenario.checks, seed);
  const second = play(scenario, listening(b, asked), scenario.checks, seed);
  const logs = [first.play.game.log, second.play.game.log] as const;
  let shared = 0;
  while (shared < logs[0].length && shared < logs[1].length) {
    if (substance(logs[0][shared] as GameEvent) !== substance(logs[1][shared] as GameEvent)) break;
    shared++;
  }
  const result: Divergence = { scenario: scenario.id, shared, action: null, sides: null, causes: [] };
  if (shared === logs[0].length && shared === logs[1].length) return result;
  result.action =
    [first, second]
      .flatMap((played) => played.actions)
      .find((action) => action.events[0] <= shared && shared < action.events[1])?.id ?? null;
  const side = (index: 0 | 1, edition: string): DivergingSide => {
    const event = logs[index][shared] ?? null;
    return {
      edition,
      event,
      lineages: event?.lineages ?? [],
      parameters: event?.parameters ?? [],
      state: summary(scenario, index === 0 ? first : second),
    };
  };
  result.sides = [
    side(0, options.editionA ?? a.edition ?? 'the first ruleset'),
    side(1, options.editionB ?? b.edition ?? 'the second ruleset'),
  ];
  for (const parameter of [...asked].sort()) {
    const values: [unknown, unknown] = [a.entry(parameter)?.value, b.entry(parameter)?.value];
    if (values[0] === values[1] || !parts(scenario, a, b, parameter, logs[0], shared, seed)) continue;
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
  scenario: Scenario,
  a: GameRuleset,
  b: GameRuleset,
  parameter: Parameter,
  log: readonly GameEvent[],
  shared: number,
  seed: number,
): boolean {
  const mixed: GameRuleset = Object.assign(
    { entry: (key: Parameter) => (key === parameter ? b : a).entry(key) },
    named(a),
  );
  try {
    const event = play(scenario, mixed, scenario.checks, seed).play.game.log[shared];
    const own = log[shared];
    return (event && substance(event)) !== (own && substance(own));
  } catch (error) {
    if (error instanceof GameError) return false;
    throw error;
  }
}

/** What happened, without the rules that are cited for it: editions number and trace them differently. */
function substance(event: GameEvent): string {
  const { lineages: _lineages, parameters: _parameters, id: _id, cause: _cause, detail, ...rest } = event;
  // The first event names the ruleset, which is no difference in the game.
  const { edition: _edition, ruleset: _ruleset, ...said } = detail ?? {};
  return JSON.stringify({ ...rest, detail: said });
}

function summary(scenario: Scenario, played: ReturnType<typeof play>): StateSummary {
  const { game } = played.play;
  const { players, teams, objects } = scenario.setup;
  const sides = [...players, ...Object.keys(teams ?? {})];
  return {
    life: Object.fromEntries(
      sides.map((side) => [
        side,
        teams && Object.hasOwn(teams, side) ? game.teamLife(side) : game.life(side),
      ]),
    ),
    results: Object.fromEntries(sides.map((side) => [side, game.result(side)])),
    zones: Object.fromEntries(objects.map((object) => [object.id, game.zone(object.id)])),
  };
}
