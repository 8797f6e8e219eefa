import {
  createGame,
  type Decision,
  type Game,
  type GameConfiguration,
  GameError,
  type GameRuleset,
  type GameSetup,
  type Option,
  takeSetup,
} from '../../game/index.js';
import type { Place } from '../error.js';
import type { Action, Scenario } from '../scenario.js';
import { gameSetup } from '../setup.js';
import { aimedAt } from './declare.js';
import { describeStep } from './describe.js';
import { FORMS, verbOf } from './forms.js';
import { answerTo, describeDecision } from './open.js';
import { answering, perform } from './perform.js';
import type { Step, StepOf } from './step.js';
import { Illegal, optionName, Table } from './table.js';
import { type Rest, settled } from './until.js';

/** What became of one step. */
export interface ActionResult {
  id: string;
  do: string;
  accepted: boolean;
  /** Why it was not accepted. */
  reason?: string;
  /** Numbers of the first event of the step and of the first one after it. */
  events: [number, number];
}

/** A scenario played to its end, or to where it stopped. */
export interface Played {
  table: Table;
  /** Which steps were accepted. */
  legal: Map<string, boolean>;
  actions: ActionResult[];
  /** Why it was not played to the end. */
  stopped?: { place: Place; reason: string; illegal: boolean };
}

/** Something that ends the run. */
class Stop extends Error {
  readonly illegal: boolean;
  constructor(reason: string, illegal: boolean) {
    super(reason);
    this.name = 'Stop';
    this.illegal = illegal;
  }
}

/** More than this happens in no game of a scenario: one that goes on by itself for longer is stopped. */
const MOST = { events: 1_000_000, objects: 10_000 };

/** What a run reports while it goes on. */
export interface Listener {
  after?: (id: string, played: Played, table: Table) => void;
  /** A decision is open that no step answers: a step that does, if there is one. */
  unanswered?: (table: Table, before: Action | undefined) => Step | undefined;
  /** Play despite rules that are not understood. */
  lenient?: boolean;
  /** Each event, with the game as it then is; also of what is only tried and taken back. */
  watch?: GameConfiguration['watch'];
}

/**
 * Plays the steps of a scenario, doing exactly what they say. It stops at the first step that the rules do not allow, and where
 * a decision is open that no step answers.
 *
 * @param listener is called with every step
 * @throws ScenarioError or GameError when the table cannot be set up
 */
export function playSteps(
  scenario: Scenario,
  ruleset: GameRuleset,
  seed: number,
  listener: Listener = {},
): Played {
  const setup = gameSetup(scenario);
  const { lenient = false, watch } = listener;
  const newGame = (from: GameSetup): Game =>
    createGame(takeSetup(from), ruleset, {
      seed,
      lenient,
      unchecked: true,
      most: MOST,
      ...(watch === undefined ? {} : { watch }),
    });
  const played: Played = {
    table: new Table(scenario, setup, ruleset, newGame),
    legal: new Map(),
    actions: [],
  };
  const runner = new Runner(played, listener);
  let at: Action | undefined;
  try {
    runner.run(scenario.actions, played.table, (action) => {
      at = action;
    });
    played.table.compared = undefined;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    played.stopped = { place: at?.place ?? scenario.place, reason: error.message, illegal: error.illegal };
  }
  return played;
}

class Runner {
  readonly #played: Played;
  readonly #listener: Listener;
  /** What a step left to be done when a decision interrupted it. */
  #rest: Rest;
  /** Tells of a step that a decision interrupted. */
  #unfinished: (() => void) | undefined;

  constructor(played: Played, listener: Listener) {
    this.#played = played;
    this.#listener = listener;
  }

  run(actions: readonly Action[], table: Table, tell: (action: Action) => void): void {
    const left = [...actions];
    let last: Action | undefined;
    this.#fill(table, undefined, left);
    while (left.length > 0) {
      const action = this.#next(left, table);
      tell(action);
      this.#step(action, table);
      last = action;
      const unfinished = this.#unfinished;
      this.#unfinished = undefined;
      this.#fill(table, action, left);
      unfinished?.();
    }
    if (this.#open(table) && !(last && 'open' in last.step)) throw this.#unanswered(table);
  }

  /** The next step; of several choices in a row the first that is asked for, since the rules say who is asked first. */
  #next(left: Action[], table: Table): Action {
    let at = 0;
    if (answers(left[0]?.step))
      for (let later = 0; answers(left[later]?.step); later++) {
        const step = left[later]?.step as Step & { by?: string };
        // What one player answers stays in its order.
        const waits = left.slice(0, later).some((other) => (other.step as { by?: string }).by === step.by);
        if (!waits && fits(table, step)) {
          at = later;
          break;
        }
      }
    return left.splice(at, 1)[0] as Action;
  }

  /** Lets a listener answer decisions for which the scenario has no step. */
  #fill(table: Table, before: Action | undefined, left: readonly Action[]): void {
    const { unanswered } = this.#listener;
    const next = left[0]?.step;
    const answered = () =>
      next !== undefined &&
      ('open' in next ||
        (answers(next) &&
          left.some(
            ({ step }, at) => left.slice(0, at + 1).every((one) => answers(one.step)) && fits(table, step),
          )));
    for (
      let count = 0;
      unanswered && count < 400 && this.#open(table) && table.choices().length > 0;
      count++
    ) {
      if (answered()) return;
      const step = unanswered(table, before);
      if (!step) break;
      perform(table, step, () => {});
      this.#resume();
    }
    for (let count = 0; count < 400 && !answered(); count++) {
      const choice =
        defends(table, left) ??
        ordersAlike(table) ??
        drawsAlike(table) ??
        cardsAlike(table) ??
        onlyAnswer(table);
      if (!choice) return;
      table.announce(...choice);
      this.#resume();
    }
  }

  #step(action: Action, table: Table): void {
    const { step, id } = action;
    const played = this.#played;
    const from = table.game.log.length;
    const record = (accepted: boolean, reason?: string): void => {
      played.legal.set(id, accepted);
      const result: ActionResult = { id, do: action.do, accepted, events: [from, table.game.log.length] };
      if (reason !== undefined) result.reason = reason;
      played.actions.push(result);
      const tell = (): void => this.#listener.after?.(id, played, table);
      // Questions that need no step of their own are answered next; they still belong to this step.
      if (this.#rest === undefined) tell();
      else this.#unfinished = tell;
    };
    table.current = id;
    if (!answers(step)) table.since = from;
    table.compared = undefined;
    table.stepBefore = table.game.step() ?? '';
    if (!FORMS[verbOf(step)].whileOpen && this.#open(table)) throw this.#unanswered(table);
    if ('ifAsked' in step && step.ifAsked && !('open' in step) && !fits(table, step)) {
      record(true, 'nobody is asked');
      return;
    }
    if (step.refused !== undefined) {
      const { refused: _refused, ...plain } = step;
      const reason = this.#try([plain as Step], table, false);
      if (reason === undefined)
        throw new Stop(
          `${describeStep(step)}: the rules allow this, but it was to be refused: ${step.refused}`,
          true,
        );
      record(false, reason);
      return;
    }
    let refusal: string | undefined;
    try {
      const rest = perform(table, step, (on, tried) => {
        refusal = this.#try(tried.try, on, tried.then === 'keep', id);
      });
      this.#rest = rest ?? this.#rest;
      this.#resume();
    } catch (error) {
      // What the ruleset cannot answer is no fault of the step.
      if (error instanceof GameError ? error.parameter !== undefined : !(error instanceof Illegal))
        throw error;
      const { message } = error as Error;
      record(false, message);
      throw new Stop(`${describeStep(step)}: ${message}`, true);
    }
    record(refusal === undefined, refusal);
  }

  #resume(): void {
    const rest = this.#rest;
    if (!rest) return;
    this.#rest = undefined;
    const outcome = rest();
    if (outcome === 'asked') this.#rest = rest;
    else if (outcome === 'ended') throw new Illegal('that moment never comes');
  }

  /** Whether something waits for an answer. */
  #open(table: Table): boolean {
    return this.#rest !== undefined || !settled(table);
  }

  #unanswered(table: Table): Stop {
    const [first] = table.choices();
    const open = table.choices().map(describeDecision);
    return new Stop(
      `no step answers what is asked now: ${open.join(' · ')}; say for instance ${first ? answerTo(first) : '{"choose": …}'}, or {"open": "${table.choices()[0]?.players[0] ?? ''}"} to leave it open`,
      false,
    );
  }

  /** Tries steps as one. Returns why they are refused. */
  #try(steps: readonly Step[], table: Table, keep: boolean, id = 'try'): string | undefined {
    const trial = table.fork();
    const rest = this.#rest;
    const results = this.#played.actions.length;
    const { place } = this.#played.table.scenario;
    const actions = steps.map(
      (step, at): Action => ({ id: step.id ?? `${id}.${at + 1}`, do: describeStep(step), step, place }),
    );
    try {
      this.run(actions, trial, () => {});
      if (keep) {
        const { current } = table;
        Object.assign(table, trial, { current });
      } else this.#rest = rest;
      return undefined;
    } catch (error) {
      if (!(error instanceof Stop) || !error.illegal) throw error;
      this.#rest = rest;
      return error.message;
    } finally {
      // What is inside is reported as one.
      this.#played.actions.splice(results);
    }
  }
}

/** One player defends in a combat: the one at whom the next attack is aimed, or anybody where none follows. */
function defends(table: Table, left: readonly Action[]): [Decision, Option] | undefined {
  const attack = left.map(({ step }) => step).find((step): step is StepOf<'attack'> => 'attack' in step);
  const aims = attack ? aimedAt(table, Object.values(attack.attack)) : [];
  const choice = table.choices().find(({ kind, slot }) => kind === 'defendingPlayer' && slot === 'combat');
  const option = choice?.options.find((one) => aims.includes(String(optionName(one)))) ?? choice?.options[0];
  return choice && option && [choice, option];
}

/** One ability that has triggered several times goes on the stack in the order in which it triggered. */
function ordersAlike(table: Table): [Decision, Option] | undefined {
  const choice = table.choices().find(({ kind }) => kind === 'orderTriggers');
  const own = table.game.state.waiting.filter(({ controller }) => choice?.players.includes(controller));
  const [option] = choice?.options ?? [];
  const abilities = new Set(own.map(({ source, index }) => `${source} ${index}`));
  return choice && option && abilities.size === 1 ? [choice, option] : undefined;
}

/** A search that can find nothing has one answer. */
function onlyAnswer(table: Table): [Decision, Option] | undefined {
  const choice = table.choices().find(({ options }) => options.length === 1);
  const [option] = choice?.options ?? [];
  return choice && option && [choice, option];
}

/** Of cards that nobody has given a name any one is as good as another. */
function cardsAlike(table: Table): [Decision, Option] | undefined {
  const nameless = (one: Option): boolean =>
    'object' in one && table.game.state.objects.get(String(one.object))?.card === '';
  const choice = table.choices().find(({ kind, options }) => kind === 'discard' && options.every(nameless));
  const [option] = choice?.options ?? [];
  return choice && option && [choice, option];
}

/** What draws have come to: who holds and has lost what, and what has triggered; cards without a name are alike. */
function afterDraws({ game }: Table): string {
  const { state } = game;
  const held = state.seats.map((player) =>
    game
      .hand(player)
      .map((id) => state.objects.get(id)?.card ?? '')
      .sort(),
  );
  const left = state.seats.map((player) => [game.library(player), game.result(player), game.life(player)]);
  // What triggered is ordered by whoever controls it, or is one ability several times.
  const waiting = state.waiting.map(({ cause: _cause, ...one }) => JSON.stringify(one)).sort();
  return JSON.stringify([held, left, waiting, state.stacks, state.teams, state.over]);
}

/** The members of a team draw in the order in which they are offered, where the game is the same after every order. */
function drawsAlike(table: Table): [Decision, Option] | undefined {
  const drawing = ({ kind }: Decision): boolean => kind === 'orderDraws';
  const choice = table.choices().find(drawing);
  const [option] = choice?.options ?? [];
  if (choice === undefined || option === undefined || choice.options.length > 4) return undefined;
  const outcomes = (from: Table): string[] => {
    const next = from.choices().find(drawing);
    if (next === undefined) return [afterDraws(from)];
    return next.options.flatMap((one) => {
      const trial = from.fork();
      trial.announce(next, one);
      return outcomes(trial);
    });
  };
  return new Set(outcomes(table)).size === 1 ? [choice, option] : undefined;
}

const answers = (step: Step | undefined): boolean =>
  step !== undefined && ('choose' in step || 'pay' in step);

function fits(table: Table, step: Step): boolean {
  if ('pay' in step) return answering(table, step, (step as StepOf<'pay'>).pay ? 'yes' : 'no') !== undefined;
  if (!('choose' in step)) return true;
  const [first] = [(step as StepOf<'choose'>).choose].flat();
  return first !== undefined && answering(table, step, first) !== undefined;
}
