import {
  createGame,
  type Game,
  GameError,
  type GameEvent,
  type GameRuleset,
  type GameSetup,
} from '../../src/game/index.js';
import { ScenarioError } from '../../src/scenarios/error.js';
import { evaluate, toJson, truth } from '../../src/scenarios/expression/evaluate.js';
import { QUESTIONS } from '../../src/scenarios/expression/questions.js';
import { type Expression, ExpressionError, type Value } from '../../src/scenarios/expression/types.js';
import { Unanswerable } from './play/answers/values.js';
import { answer } from './play/answers.js';
import { aimedAt } from './play/combat.js';
import { perform, picksOf } from './play/perform.js';
import { Play, Rejected } from './play/play.js';
import { gameSetup } from './play/setup.js';
import { type Check, expectationFor, questionOf, questionsOf, type Scenario } from './scenario.js';

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

/** What became of one action. */
export interface ActionResult {
  id: string;
  do: string;
  accepted: boolean;
  /** Why it was not accepted. */
  reason?: string;
  /** Numbers of the first event of the action and of the first one after it. */
  events: [number, number];
}

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
  /** Why it was not played to the end. */
  error?: { file: string; line: number; column: number; reason: string };
  /** Why it does not apply. */
  note?: string;
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
    const played = play(scenario, ruleset, [...checks, ...others], options.seed ?? 1);
    result.actions = played.actions;
    if (options.trace !== false) result.events = [...played.play.game.log];
    result.checks = checks.map((check) => judge(check, played, expectation !== undefined));
    if (options.others) result.others = others.map((check) => judge(check, played, false));
    if (expectation) result.status = result.checks.every((check) => check.passed) ? 'passed' : 'failed';
    else result.note = 'the file expects nothing of this edition';
  } catch (error) {
    result.status = 'error';
    result.error = describe(error, scenario);
  }
  return result;
}

/** A scenario played to its end. */
export interface Played {
  play: Play;
  legal: Map<string, boolean>;
  actions: ActionResult[];
  /** Values of expressions inside `at`, by the expression. */
  moments: Map<Expression, Answered>;
  /** Answers about the stack and priority, taken before what was left was resolved: whole checks and their sides. */
  early: Map<Expression, Answered>;
}

type Answered = { value: Value } | { problem: string };

/** What is told while a scenario is played: after the named action, or after `open`, `cast`, `lead` and `settle` at the end. */
export type Recorder = (stage: string, played: Played, accepted: boolean, held: boolean) => void;

/** Plays all actions, answering on the way what checks ask of a moment. */
export function play(
  scenario: Scenario,
  ruleset: GameRuleset,
  checks: readonly Check[],
  seed: number,
  recorder: Recorder = () => {},
): Played {
  const setup = gameSetup(scenario);
  const newGame = (from: GameSetup): Game => createGame(from, ruleset, { seed });
  const played: Played = {
    play: new Play(scenario, setup, ruleset, newGame),
    legal: new Map(),
    actions: [],
    moments: new Map(),
    early: new Map(),
  };
  const asksLegal = new Set(checks.flatMap((check) => actionsAsked(check.expression, 'legal')));
  for (const [index, action] of scenario.actions.entries()) {
    const next = scenario.actions[index + 1]?.steps[0]?.do;
    const coming = picksAfter(scenario, index);
    const holds = next === 'check' || next === 'priority';
    act(played, action, coming, asksLegal.has(action.id), holds);
    recorder(action.id, played, played.legal.get(action.id) ?? false, holds);
    for (const check of checks)
      for (const moment of momentsOf(check.expression))
        if (moment.action === action.id && !played.moments.has(moment.expression))
          played.moments.set(moment.expression, answered(played, moment.expression));
  }
  // What the last action resolved, it resolved to the end.
  if (scenario.actions.at(-1)?.steps.some((step) => step.do === 'resolve')) settleOpen(played.play);
  recorder('open', played, true, false);
  for (const check of checks)
    if (isMomentary(check.expression))
      for (const part of [check.expression, ...sidesOf(check.expression)])
        played.early.set(part, answered(played, part));
  played.play.game.hold(false);
  if (onlyStates(scenario)) castAll(played.play);
  recorder('cast', played, true, false);
  played.play.compared = undefined;
  for (const topic of checks.flatMap((check) => topicsAsked(check.expression))) lead(played.play, topic);
  recorder('lead', played, true, false);
  settle(played.play);
  recorder('settle', played, true, false);
  return played;
}

/** What an action may do while a choice that the action before left open stays open. */
const ANSWERS_WHAT_IS_OPEN = new Set(['decide', 'leave', 'pay', 'read', 'redistribute']);

/** Tries one action on a copy; only what is accepted as a whole happens. */
function act(
  played: Played,
  action: Scenario['actions'][number],
  coming: Play['driver']['coming'],
  tried: boolean,
  holds: boolean,
): void {
  const from = played.play.game.log.length;
  const trial = played.play.fork();
  trial.driver.picks = picksOf(action.steps);
  trial.driver.coming = coming;
  trial.driver.announced = [...trial.later, ...announcedIn(action.steps)];
  trial.driver.defenders = scenarioAims(trial, action.id);
  trial.driver.numbered = action.steps.some((step) => step.do === 'decide' && step.decision !== undefined);
  trial.holding = action.steps.some((step) => step.do === 'turn' && step.priority !== undefined);
  trial.stepBefore = trial.game.step() ?? '';
  trial.compared = undefined;
  // When the next thing said is that checks are made, they are not made before it.
  trial.game.hold(holds);
  const record = (accepted: boolean, reason?: string): void => {
    played.legal.set(action.id, accepted);
    const outcome: ActionResult = {
      id: action.id,
      do: action.do,
      accepted,
      events: [from, played.play.game.log.length],
    };
    if (reason !== undefined) outcome.reason = reason;
    played.actions.push(outcome);
  };
  try {
    // A choice left open by the action before, of which this one says nothing, is settled first.
    if (!action.steps.some(({ do: what }) => ANSWERS_WHAT_IS_OPEN.has(what))) settleOpen(trial);
    for (const step of action.steps) perform(trial, step);
    trial.driver.note();
    // "P1 targets P3" names no card: it asks whether one could, and nothing is done.
    const asks = tried && action.steps.every((step) => step.do === 'cast' && step.spell === 'any');
    if (!asks) {
      trial.later = [...trial.driver.announced];
      trial.driver.picks = [];
      trial.driver.announced = [];
      trial.driver.coming = [];
      played.play.become(trial);
    }
    record(true);
  } catch (error) {
    if (!(error instanceof Rejected) && !(error instanceof GameError)) throw error;
    // What a rejected action began is undone, but what it led up to, as the beginning of a turn, has happened.
    record(false, error.message);
    for (const step of action.steps)
      if (step.do === 'turn' || step.do === 'endTurn' || step.do === 'control' || step.do === 'leave') {
        const partial = played.play.fork();
        try {
          perform(partial, step);
          played.play.become(partial);
        } catch (inner) {
          if (!(inner instanceof Rejected) && !(inner instanceof GameError)) throw inner;
        }
      } else break;
  }
}

/**
 * What the actions directly after one pick, as long as they do nothing else: who is asked first is for the rules to say, so
 * the order in which a scenario tells of choices does not count. Decisions that are called by their number keep theirs.
 */
function picksAfter(scenario: Scenario, index: number): Play['driver']['coming'] {
  const found: Play['driver']['coming'] = [];
  for (const { steps } of scenario.actions.slice(index + 1)) {
    for (const step of steps) {
      if (step.do !== 'decide' || step.by === undefined || step.decision !== undefined) return found;
      found.push({ by: step.by, picks: [...step.picks] });
    }
  }
  return found;
}

/** Whom the attacks of an action, and of those after it, are aimed at. */
function scenarioAims(trial: Play, from: string): string[] {
  const { actions } = trial.scenario;
  const at = actions.findIndex((action) => action.id === from);
  return actions
    .slice(Math.max(0, at))
    .flatMap((action) => action.steps.flatMap((step) => (step.do === 'attack' ? aimedAt(trial, step) : [])));
}

/** What is named while something is cast or activated, and used when it resolves. */
function announcedIn(steps: Scenario['actions'][number]['steps']): string[] {
  return steps.flatMap((step) => (step.do === 'cast' || step.do === 'activate' ? (step.picks ?? []) : []));
}

/** Settles open choices by default. */
function settleOpen(trial: Play): void {
  for (let count = 0; count < 200; count++) {
    trial.driver.note();
    const choice = trial.driver
      .choices()
      .find(
        (decision) =>
          !['attack', 'block', 'mulligan', 'openingHand', 'damageRecipient', 'assignDamage'].includes(
            decision.kind,
          ),
      );
    if (!choice) return;
    trial.driver.settleChoice(choice);
  }
}

/** Whether the actions only state totals: then what the players hold is what happens. */
function onlyStates(scenario: Scenario): boolean {
  return scenario.actions.every((action) => action.steps.every((step) => step.do === 'set'));
}

function castAll(trial: Play): void {
  for (const object of trial.scenario.setup.objects)
    if (object.zone === 'hand' && trial.scenario.cards.get(object.card)?.spell)
      try {
        perform(trial, { do: 'cast', spell: object.id, targets: [] });
      } catch (error) {
        if (!(error instanceof Rejected) && !(error instanceof GameError)) throw error;
      }
}

/** Where in the turn an order has been settled. */
const SETTLED_BY: Record<string, string[]> = {
  blocks: ['combatDamage', 'endCombat', 'main2', 'end'],
  damageOrder: ['combatDamage', 'endCombat', 'main2', 'end'],
  assignDamage: ['endCombat', 'main2', 'end'],
};

/** Leads the turn on to where an order that a check asks for has been settled. */
function lead(trial: Play, topic: string): void {
  const steps = SETTLED_BY[topic];
  if (!steps || trial.game.isOver()) return;
  const turn = JSON.stringify(trial.scenario.setup.players.map((player) => trial.game.turnsTaken(player)));
  trial.driver.until(
    () =>
      steps.includes(trial.game.step() ?? '') ||
      JSON.stringify(trial.scenario.setup.players.map((player) => trial.game.turnsTaken(player))) !== turn,
    { most: 2000 },
  );
}

/** The orders that a check asks for. */
export function topicsAsked(expression: Expression): string[] {
  const topics: string[] = [];
  walk(expression, (part) => {
    if (part.kind === 'call' && part.name === 'decisionOrder' && part.args[0]?.kind === 'literal')
      topics.push(String(part.args[0].value));
    return true;
  });
  return topics;
}

/** Lets what is still on the stack resolve, so that checks see the outcome. */
function settle(trial: Play): void {
  const { driver } = trial;
  driver.picks = [];
  driver.announced = [...trial.later];
  const busy = () =>
    trial.stacks().length > 0 ||
    (trial.setup.start?.at !== 'opening' && driver.choices().some((choice) => choice.kind === 'mulligan')) ||
    driver
      .choices()
      .some(
        (choice) => !['attack', 'block', 'mulligan', 'openingHand', 'startingPlayer'].includes(choice.kind),
      );
  for (let count = 0; count < 500 && busy() && !trial.game.isOver(); count++) {
    const before = trial.game.log.length;
    driver.until(() => !busy() || trial.game.log.length > before + 200);
    if (trial.game.log.length === before) break;
  }
}

function answered(played: Played, expression: Expression): Answered {
  try {
    return { value: value(played, expression) };
  } catch (error) {
    if (error instanceof Unanswerable || error instanceof ExpressionError || error instanceof GameError)
      return { problem: error.message };
    throw error;
  }
}

function value(played: Played, expression: Expression): Value {
  return evaluate(naming(expression), {
    ask: (name, args) => answer(played.play, played.legal, name, args),
    at: (_action, inner) => {
      const then = played.moments.get(inner);
      if (!then) throw new Unanswerable('that action was not reached');
      if ('problem' in then) throw new Unanswerable(then.problem);
      return then.value;
    },
  });
}

/** `step()` is told what it is compared with, since a phase can be named in several ways. */
function naming(expression: Expression): Expression {
  if (expression.kind !== 'comparison' || expression.rest.length !== 1) return expression;
  const [rest] = expression.rest;
  const { first } = expression;
  if (first.kind !== 'call' || first.name !== 'step' || !rest || rest.right.kind !== 'literal')
    return expression;
  return { ...expression, first: { ...first, args: [rest.right] } };
}

/** A check with what was expected and what happened. */
export function judge(check: Check, played: Played, expected: boolean): CheckResult {
  const of = (part: Expression) => played.early.get(part) ?? answered(played, part);
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

/** Whether a check asks about the stack, a step or priority at the end. */
export function isMomentary(expression: Expression): boolean {
  let found = false;
  walk(expression, (part) => {
    if (part.kind === 'call' && part.name === 'at') return false;
    if (part.kind === 'call') {
      if (QUESTIONS.get(part.name)?.momentary) found = true;
      const [first, second] = part.args;
      const says = (arg: Expression | undefined) =>
        arg?.kind === 'literal' && typeof arg.value === 'string' ? arg.value : '';
      if (part.name === 'count' && says(first) === 'stack') found = true;
      if (part.name === 'can' && /^prioStack/.test(says(second))) found = true;
    }
    return true;
  });
  return found;
}

/** The parts of a check that are asked directly after an action. */
function momentsOf(expression: Expression): { action: string; expression: Expression }[] {
  const moments: { action: string; expression: Expression }[] = [];
  walk(expression, (part) => {
    if (part.kind !== 'call' || part.name !== 'at') return true;
    const [action, inner] = part.args;
    if (action?.kind === 'literal' && inner)
      moments.push({ action: String(action.value), expression: inner });
    return true;
  });
  return moments;
}

/** The actions that a question names. */
function actionsAsked(expression: Expression, question: string): string[] {
  const actions: string[] = [];
  walk(expression, (part) => {
    if (part.kind === 'call' && part.name === question && part.args[0]?.kind === 'literal')
      actions.push(String(part.args[0].value));
    return true;
  });
  return actions;
}

function walk(expression: Expression, visit: (part: Expression) => boolean): void {
  if (!visit(expression)) return;
  switch (expression.kind) {
    case 'list':
      for (const item of expression.items) walk(item, visit);
      break;
    case 'call':
      for (const arg of expression.args) walk(arg, visit);
      break;
    case 'index':
      walk(expression.of, visit);
      walk(expression.index, visit);
      break;
    case 'not':
    case 'negative':
      walk(expression.of, visit);
      break;
    case 'arithmetic':
    case 'junction':
      walk(expression.left, visit);
      walk(expression.right, visit);
      break;
    case 'comparison':
      walk(expression.first, visit);
      for (const { right } of expression.rest) walk(right, visit);
  }
}

function describe(error: unknown, scenario: Scenario): NonNullable<ScenarioResult['error']> {
  if (error instanceof ScenarioError)
    return { file: error.file, line: error.line, column: error.column, reason: error.reason };
  const reason = error instanceof Error ? error.message : String(error);
  return { ...scenario.place, reason };
}
