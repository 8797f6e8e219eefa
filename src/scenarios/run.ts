import { checkSetup, GameError, type GameEvent, type GameRuleset } from '../game/index.js';
import { answer } from './answers/answer.js';
import { Unanswerable } from './answers/values.js';
import { ScenarioError } from './error.js';
import { evaluate, toJson, truth } from './expression/evaluate.js';
import { type Expression, ExpressionError, partsOf, type Value } from './expression/types.js';
import {
  type Check,
  expectationFor,
  noExpectationOf,
  questionOf,
  questionsOf,
  type Scenario,
} from './scenario.js';
import {
  type ActionResult,
  type Listener,
  type Played as PlayedSteps,
  playSteps,
} from './steps/playSteps.js';

/** What became of one check. */
export interface CheckResult {
  text: string;
  /** What was expected, as JSON; absent when nothing was expected of this edition. */
  expected?: unknown;
  /** What happened, as JSON. */
  actual: unknown;
  /** Absent when nothing was expected. */
  passed?: boolean;
  /** Why it could not be answered. */
  problem?: string;
}

export type { ActionResult } from './steps/playSteps.js';

/** What became of a scenario under one edition. */
export interface ScenarioResult {
  scenario: string;
  edition: string;
  /** `notApplicable`: the file says nothing of this edition, or that the situation cannot arise in it. */
  status: 'passed' | 'failed' | 'error' | 'notApplicable';
  checks: CheckResult[];
  /** Where it was asked for: the answers to what the file asks of other editions alone; nothing is expected of them. */
  others?: CheckResult[];
  actions: ActionResult[];
  events: GameEvent[];
  /** Passes that no step says, needed to reach what one names; by step. */
  passes?: { step: string; player: string }[];
  /** Why it was not played to the end: an open decision that no step answers, or a step that is not legal. */
  error?: { file: string; line: number; column: number; reason: string };
  /** Why it does not apply. */
  note?: string;
  /** What the rules object to in the table that the file sets up, if anything. */
  objections?: string[];
  /** What of the rules was passed over, where that was asked for: see `RunOptions.lenient`. */
  passedOver?: string[];
}

/** How a scenario is run. */
export interface RunOptions {
  /** The edition of the ruleset, as the results name it. */
  edition: string;
  /** Turns names of editions into dates, so that expectations can be found by either. */
  resolve?: (name: string) => string | undefined;
  /** Seed of the game; 1 when absent. */
  seed?: number;
  /** Answer also what the file asks of other editions, so that editions can be put side by side. */
  others?: boolean;
  /** Keep the events; they are kept when absent. */
  trace?: boolean;
  /** Play despite rules that are not understood, and say so with the result. */
  lenient?: boolean;
  /** Called with each event with the game as it then is; also of what is only tried and taken back. */
  watch?: Listener['watch'];
}

/**
 * Plays a scenario under a ruleset and compares what happened with what its file expects of the edition.
 *
 * @param scenario from `loadScenarios`
 * @param ruleset the compiled rules
 * @param options the edition's name, and how names of editions are resolved
 * @returns every check with what was expected and what happened; it never throws for what a file or a ruleset contains
 */
export function runScenario(scenario: Scenario, ruleset: GameRuleset, options: RunOptions): ScenarioResult {
  const expectation = expectationFor(scenario, options.edition, options.resolve);
  const result: ScenarioResult = {
    scenario: scenario.id,
    edition: options.edition,
    status: 'notApplicable',
    checks: [],
    actions: [],
    events: [],
  };
  if (expectation && 'notApplicable' in expectation) {
    result.note = expectation.notApplicable;
    return result;
  }
  const checks = expectation?.checks ?? scenario.checks;
  try {
    const asked = new Set(checks.map(({ text }) => questionOf(text)));
    const others = options.others
      ? questionsOf(scenario).filter(({ text }) => !asked.has(questionOf(text)))
      : [];
    const { lenient = false, seed = 1, watch } = options;
    const listener = { lenient, ...(watch === undefined ? {} : { watch }) };
    const played = play(scenario, ruleset, [...checks, ...others], seed, listener);
    const objections = checkSetup(played.table.setup, ruleset);
    if (objections.length > 0) result.objections = objections.map(({ message }) => message);
    const { passedOver } = played.table.game;
    if (passedOver.length > 0) result.passedOver = passedOver.map(({ message }) => message);
    result.actions = played.actions;
    if (options.trace !== false) result.passes = [...played.table.passes];
    if (options.trace !== false) result.events = [...played.table.game.log];
    result.checks = checks.map((check) => judge(check, played, expectation !== undefined));
    if (options.others) result.others = others.map((check) => judge(check, played, false));
    const { stopped } = played;
    if (objections[0] !== undefined && !lenient && !asksAboutTables(scenario)) {
      result.status = 'error';
      result.error = {
        ...scenario.place,
        reason: `the rules object to this table: ${objections[0].message}`,
      };
    } else if (stopped) {
      result.error = { ...stopped.place, reason: stopped.reason };
      result.status = stopped.illegal ? 'failed' : 'error';
      // Nothing is expected of the edition, so it is no failure that its rules do not allow the steps.
      if (stopped.illegal && expectation === undefined) {
        result.status = 'notApplicable';
        result.note = `${noExpectationOf(scenario)}; the rules do not allow its steps: ${stopped.reason}`;
      }
    } else if (expectation)
      result.status = result.checks.every((check) => check.passed) ? 'passed' : 'failed';
    else result.note = noExpectationOf(scenario);
  } catch (error) {
    result.status = 'error';
    result.error = describe(error, scenario);
  }
  return result;
}

/** Whether it is the very question of a scenario which tables the rules allow. */
function asksAboutTables({ actions }: Scenario): boolean {
  return actions.some(({ step }) => 'try' in step && step.try.some((part) => 'table' in part));
}

/** A scenario that was played, with what checks ask of a moment. */
export interface Played extends PlayedSteps {
  /** Values of expressions inside `at`, by the expression. */
  moments: Map<Expression, Answered>;
}

type Answered = { value: Value } | { problem: string };

/** Plays all steps, answering on the way what checks ask of a moment. */
export function play(
  scenario: Scenario,
  ruleset: GameRuleset,
  checks: readonly Check[],
  seed: number,
  listener: Listener = {},
): Played {
  const moments: Played['moments'] = new Map();
  const asked = checks.flatMap((check) => momentsOf(check.expression));
  const played = playSteps(scenario, ruleset, seed, {
    ...listener,
    after: (id, soFar, table) => {
      for (const moment of asked)
        if (moment.action === id && !moments.has(moment.expression))
          moments.set(moment.expression, answered({ ...soFar, table, moments }, moment.expression));
      listener.after?.(id, soFar, table);
    },
  });
  return { ...played, moments };
}

function answered(played: Played, expression: Expression): Answered {
  try {
    return { value: value(played, expression) };
  } catch (error) {
    // A check that the ruleset cannot answer leaves no scenario that is passed or failed.
    if (error instanceof GameError ? error.parameter === undefined : isUnanswered(error))
      return { problem: (error as Error).message };
    throw error;
  }
}

function isUnanswered(error: unknown): boolean {
  return error instanceof Unanswerable || error instanceof ExpressionError;
}

function value(played: Played, expression: Expression): Value {
  return evaluate(naming(expression), {
    ask: (name, args) => answer(played.table, played.legal, name, args),
    at: (_action, inner) => {
      const then = played.moments.get(inner);
      if (!then) throw new Unanswerable('that step was not reached');
      if ('problem' in then) throw new Unanswerable(then.problem);
      return then.value;
    },
  });
}

/** `step()` gets the name that it is compared with, since a phase can be named in several ways. */
function naming(expression: Expression): Expression {
  if (expression.kind !== 'comparison' || expression.rest.length !== 1) return expression;
  const [rest] = expression.rest;
  const { first } = expression;
  if (first.kind !== 'call' || first.name !== 'step' || !rest || rest.right.kind !== 'literal')
    return expression;
  return { ...expression, first: { ...first, args: [rest.right] } };
}

export function judge(check: Check, played: Played, expected: boolean): CheckResult {
  const of = (part: Expression) => answered(played, part);
  const whole = of(check.expression);
  const result: CheckResult = { text: check.text, actual: null };
  // Of a comparison the two sides are shown; of anything else the value itself.
  const [left, right] = sidesOf(check.expression);
  const shown = left ? of(left) : whole;
  result.actual = 'value' in shown ? toJson(shown.value) : null;
  if (expected) {
    const side = right && of(right);
    result.expected = side ? ('value' in side ? toJson(side.value) : null) : true;
  }
  if ('problem' in whole) {
    result.problem = whole.problem;
    if (expected) result.passed = false;
  } else if (expected) result.passed = truth(whole.value);
  return result;
}

/** The two sides of a plain comparison. */
function sidesOf(expression: Expression): Expression[] {
  if (expression.kind !== 'comparison' || expression.rest.length !== 1) return [];
  return [expression.first, (expression.rest[0] as { right: Expression }).right];
}

/** The parts of a check that are asked directly after a step. */
function momentsOf(expression: Expression): { action: string; expression: Expression }[] {
  const inner = partsOf(expression).flatMap(momentsOf);
  if (expression.kind !== 'call' || expression.name !== 'at') return inner;
  const [step, asked] = expression.args;
  return step?.kind === 'literal' && asked
    ? [...inner, { action: String(step.value), expression: asked }]
    : inner;
}

function describe(error: unknown, scenario: Scenario): NonNullable<ScenarioResult['error']> {
  if (error instanceof ScenarioError)
    return { file: error.file, line: error.line, column: error.column, reason: error.reason };
  const reason = error instanceof Error ? error.message : String(error);
  return { ...scenario.place, reason };
}
