import {
  type Answer,
  createGame,
  type Decision,
  type Game,
  type GameRuleset,
  type GameSetup,
  type Option,
  type Parameter,
  type Standing,
  standingOf,
} from '../../game/index.js';
import { judge, type Played, play } from '../run.js';
import type { Check, Scenario } from '../scenario.js';
import { type CheckTree, treeOf } from './checks.js';
import { meansOf } from './means.js';

/** A question of the rules, as an engine is to put it. */
export interface VectorDecision {
  kind: Decision['kind'];
  /** Everybody who may answer. */
  players: string[];
  /** What it is about. */
  object?: string;
  /** Which of several questions about it. */
  slot?: string;
  /** Grand Melee: number of the turn marker in whose turn it is asked; 1 in other games. */
  marker: number;
  /** Every legal option and no other, in any order. */
  options: Option[];
}

/** One thing that was put to the players and what they answered, or what happened without a question. */
export type VectorStep =
  | {
      /** The step of the scenario that it belongs to; null before the first. */
      action: string | null;
      decision: VectorDecision;
      /** Place of the answer among the options, counted from 0. */
      answer: number;
      /** The one player who answers, where the others of the team still have to; absent where the answer is that of all who are asked. */
      by?: string;
    }
  /** These players concede, together. */
  | { action: string | null; concede: string[] }
  /** These players leave without conceding. */
  | { action: string | null; leave: string[] }
  /** Effects that no card of the position makes are carried out at once. */
  | { action: string | null; instruct: unknown };

/** Something that the rules don't allow. */
export interface VectorRefusal {
  action: string;
  /** In words. */
  do: string;
  /** How many of `steps` come before it. */
  before: number;
  /** The same as data: a step of docs/scenario.schema.json. No engine may let it be done then. */
  step: Record<string, unknown>;
  /** Why not, in words. */
  reason?: string;
}

/** What must be so. */
export interface VectorCheck {
  /** In the language of docs/scenarios.md. */
  text: string;
  /** What its left side is: the value that a comparison compares. */
  value: unknown;
  /** The same as a tree. */
  check: CheckTree;
}

/** A scenario under one edition, for an engine in any language: where it begins, what is answered, how it ends. */
export interface Vector {
  format: 'variorum-vector';
  version: 3;
  scenario: string;
  /** The rule that it shows, as its home edition numbers it. */
  rule?: string;
  edition: string;
  /** Of the rules that it was played under. */
  ruleset?: string;
  /** The edition whose expectation this is, where the file expects nothing of this one and all that matters is the same in both. */
  carriedFrom?: string;
  /** What should happen, in a sentence. */
  expected?: string;
  /** What an engine has to be able to do. */
  means: string[];
  /** Of our random numbers; another engine needs them only where `drawn` isn't enough. */
  seed: number;
  setup: GameSetup;
  /** The player or team that was drawn to begin, where chance decided that and not the set-up. */
  drawn?: string;
  steps: VectorStep[];
  refused: VectorRefusal[];
  /** The parameters that the game asked its ruleset for, with what they were. */
  parameters: Record<string, unknown>;
  checks: VectorCheck[];
  /** The table in the end; of objects those that the set-up names. */
  state: Standing;
  /** What is open in the end: everything that may be done next. */
  pending: VectorDecision[];
}

/** A ruleset that keeps what it was asked for. */
export function listened(ruleset: GameRuleset): { heard: GameRuleset; asked: Map<Parameter, unknown> } {
  const asked = new Map<Parameter, unknown>();
  const heard: GameRuleset = {
    behind: ruleset,
    entry: (parameter) => {
      const entry = ruleset.entry(parameter);
      asked.set(parameter, entry?.value ?? null);
      return entry;
    },
  };
  return { heard, asked };
}

/**
 * A scenario as a vector: the decisions that were put, with every option, and the state in the end.
 *
 * @param scenario the scenario
 * @param ruleset the edition's rules
 * @param checks what is expected
 * @param about the edition's name, and the one that the checks are from where that is another; the seed of the game
 * @returns the vector, or why there is none: the first check that doesn't hold, or the step that isn't allowed
 * @throws ScenarioError or GameError when the ruleset cannot play it
 */
export function vectorFrom(
  scenario: Scenario,
  ruleset: GameRuleset,
  checks: readonly Check[],
  about: { edition: string; carriedFrom?: string; seed?: number },
): { vector: Vector } | { failed: string } {
  const seed = about.seed ?? 1;
  const { heard, asked } = listened(ruleset);
  const played = play(scenario, heard, checks, seed);
  if (played.stopped) return { failed: played.stopped.reason };
  const judged = checks.map((check) => ({ check, result: judge(check, played, true) }));
  const wrong = judged.find(({ result }) => !result.passed);
  if (wrong) return { failed: `${wrong.check.text} does not hold` };
  const { game, setup } = played.table;
  const { steps, refused } = stepsOf(scenario, played, setup, ruleset, seed);
  const vector: Vector = {
    format: 'variorum-vector',
    version: 3,
    scenario: scenario.id,
    ...(scenario.rule === undefined ? {} : { rule: scenario.rule }),
    edition: about.edition,
    ...(ruleset.hash === undefined ? {} : { ruleset: ruleset.hash }),
    ...(about.carriedFrom === undefined ? {} : { carriedFrom: about.carriedFrom }),
    ...(scenario.expected === undefined ? {} : { expected: scenario.expected }),
    means: [],
    seed,
    setup,
    ...drawnIn(game, setup),
    steps,
    refused,
    parameters: Object.fromEntries([...asked].sort(([a], [b]) => (a < b ? -1 : 1))),
    checks: judged.map(({ check, result }) => ({
      text: check.text,
      value: result.actual,
      check: treeOf(check.expression),
    })),
    state: stateOf(game, scenario),
    pending: game.pending().map(asPut),
  };
  vector.means = meansOf(vector);
  return { vector };
}

function drawnIn(game: Game, setup: GameSetup): { drawn?: string } {
  const start = setup.start ?? { at: 'opening' };
  if (start.at !== 'opening' || start.startingPlayer !== undefined || start.startingTeam !== undefined)
    return {};
  const [decided] = game.events('startDecided');
  const drawn = decided?.team ?? decided?.player;
  return drawn === undefined ? {} : { drawn };
}

function asPut({ kind, players, object, slot, marker, options }: Decision): VectorDecision {
  return {
    kind,
    players,
    ...(object === undefined ? {} : { object }),
    ...(slot === undefined ? {} : { slot }),
    marker,
    options,
  };
}

/** Plays the answers again and writes down what each of them answered, and what was refused between them. */
function stepsOf(
  scenario: Scenario,
  played: Played,
  setup: GameSetup,
  ruleset: GameRuleset,
  seed: number,
): Pick<Vector, 'steps' | 'refused'> {
  const game = createGame(setup, ruleset, { seed });
  const steps: VectorStep[] = [];
  /** For each step, how many events came before it. */
  const at: number[] = [];
  for (const answer of played.table.game.answers as readonly Answer[]) {
    const accepted = played.actions.find(
      (one) => one.accepted && one.events[0] <= game.log.length && game.log.length < one.events[1],
    );
    const action = accepted?.id ?? null;
    const before = steps.length;
    if ('decision' in answer) {
      const decision = game.pending().find((one) => one.id === answer.decision);
      if (decision) {
        const by = answer.by === undefined ? {} : { by: answer.by };
        steps.push({ action, decision: asPut(decision), answer: answer.option, ...by });
      }
    } else if ('concede' in answer) steps.push({ action, concede: answer.concede });
    else if ('leave' in answer) steps.push({ action, leave: answer.leave });
    else steps.push({ action, instruct: answer.instruct });
    if (steps.length > before) at.push(game.log.length);
    game.repeat(answer);
  }
  const refused = played.actions
    .filter((action) => !action.accepted)
    .map(({ id, do: words, events, reason }): VectorRefusal => {
      const { refused: _, ...step } = scenario.actions.find((one) => one.id === id)?.step ?? {};
      return {
        action: id,
        do: words,
        before: at.filter((place) => place < events[0]).length,
        step,
        ...(reason === undefined ? {} : { reason }),
      };
    });
  return { steps, refused };
}

function stateOf(game: Game, scenario: Scenario): Standing {
  const standing = standingOf(game);
  const named = new Set(scenario.setup.objects.map(({ id }) => id));
  return {
    ...standing,
    objects: Object.fromEntries(Object.entries(standing.objects).filter(([id]) => named.has(id))),
  };
}
