import { Answered } from './answered.js';
import { setAnswer } from './answers.js';
import type { Answer, Decision, GameSetup, Option } from './api.js';
import { contextOf } from './cards/context.js';
import type { Effect, ObjectId, PlayerId } from './cards/types.js';
import { carryOut } from './carryOut.js';
import { digestOf } from './digest.js';
import { copied, type Engine, type Most } from './engine.js';
import { GameError } from './errors.js';
import type { ContentOf } from './event.js';
import { isPlayer } from './ids.js';
import { concede as concedeGame } from './outcome/ending.js';
import { forgetLoop } from './outcome/repetition.js';
import { copyPlain } from './plain.js';
import type { Doubt } from './requirements.js';
import type { GameRuleset } from './rules.js';
import { Situation } from './situation.js';
import type { Target } from './state.js';
import { remaining } from './table/seats.js';
import { buildGame, type GameConfiguration } from './table/setup.js';
import type { Asked, Thread } from './threads.js';
import { memberPasses } from './turn/memberPasses.js';

/**
 * Sets a game up and carries it on to the first decision.
 * @throws GameError when the set-up makes no sense or the ruleset cannot answer what play depends on
 */
export function createGame(
  setup: GameSetup,
  ruleset: GameRuleset,
  configuration: GameConfiguration = {},
): Game {
  const engine = buildGame(setup, ruleset, configuration);
  if (configuration.most !== undefined) engine.bound(configuration.most);
  const game = new Game(engine, new Answered());
  game.proceed();
  return game;
}

/**
 * Plays a game again from its answers.
 * @returns the game after the last answer, with the same log and hash as the first time
 */
export function replay(
  setup: GameSetup,
  ruleset: GameRuleset,
  seed: number,
  answers: readonly Answer[],
  configuration: Omit<GameConfiguration, 'seed'> = {},
): Game {
  const game = createGame(setup, ruleset, { ...configuration, seed });
  for (const answer of answers) {
    if (configuration.most !== undefined) game.bound(configuration.most);
    game.repeat(answer);
  }
  return game;
}

/** Where an instruction comes from and what it knows. */
export interface Instruction {
  /** Who counts as controlling the effects; the first player still in the game when absent. */
  controller?: PlayerId;
  source?: ObjectId;
  targets?: (ObjectId | PlayerId)[];
  x?: number;
  n?: number;
  /** Grand Melee: number of the marker whose turn it belongs to. */
  marker?: number;
}

/** A game in progress: the decisions that it asks for and the answers to them. What can be asked of it is in {@link Situation}. */
export class Game extends Situation {
  readonly #answered: Answered;
  #held = false;

  /** Use {@link createGame}. */
  constructor(engine: Engine, answered: Answered) {
    super(engine);
    this.#answered = answered;
  }

  /** The open decisions. Any may be answered first; the others may be asked again afterwards. */
  pending(): Decision[] {
    const open: Decision[] = [];
    for (const { asked } of this.engine.state.threads) for (const { decision } of asked) open.push(decision);
    return open;
  }

  /**
   * Answers a decision.
   * @param option one of its options, or the place of one in the list, counted from 0
   * @param by who of those who are asked gives the answer; a team with priority that one member passes for keeps it, as the rules
   *   say, until the others have passed. All of them together when absent.
   * @throws GameError when there is no such decision, it is not `by` who is asked, or the option is not among its options
   */
  answer(decision: string, option: number | Option, by?: PlayerId): void {
    for (const thread of this.engine.state.threads) {
      for (let place = 0; place < thread.asked.length; place++) {
        const asked = thread.asked[place] as Asked;
        if (asked.decision.id !== decision) continue;
        this.#take(thread, asked, place, option, by);
        this.proceed();
        return;
      }
    }
    throw new GameError(`there is no open decision ${JSON.stringify(decision)}`);
  }

  #take(thread: Thread, asked: Asked, place: number, option: number | Option, by?: PlayerId): void {
    const g = this.engine;
    const { decision, key } = asked;
    const at = typeof option === 'number' ? option : findOption(decision.options, option);
    const chosen = decision.options[at];
    if (chosen === undefined || !Number.isInteger(at)) {
      throw new GameError(`${describe(option)} is not an option of ${decision.id} (${decision.kind})`);
    }
    const frame = thread.frames[thread.frames.length - 1];
    if (frame === undefined) throw new GameError(`${decision.id} cannot be answered any more`);
    if (by !== undefined && !decision.players.includes(by)) {
      throw new GameError(`${decision.id} is not for ${by} to answer but for ${decision.players.join(', ')}`);
    }
    if (by === undefined) this.#answered.addChoice(decision.id, at);
    else this.#answered.add({ decision: decision.id, option: at, by });
    if (by !== undefined && chosen.type === 'pass' && decision.team !== undefined) {
      g.thread = thread;
      g.rules.reset();
      if (!memberPasses(g, frame, decision.team, by)) return;
    }
    if (place === thread.asked.length - 1) thread.asked.pop();
    else thread.asked.splice(place, 1);
    setAnswer(frame, key, chosen);
    g.thread = thread;
    g.rules.reset();
    if (!leavesAlone(chosen)) forgetLoop(g);
    if (g.tells()) tellAnswer(g, frame.cause, decision, chosen);
  }

  /** Players concede the game, together. Possible at any time. */
  concede(...players: PlayerId[]): void {
    this.#depart({ concede: players }, players);
  }

  /** Players leave the game, together; leaving is conceding where no rule makes a difference. */
  leave(...players: PlayerId[]): void {
    this.#depart({ leave: players }, players);
  }

  #depart(answer: Answer, players: PlayerId[]): void {
    for (const player of players) this.checkPlayer(player);
    this.#answered.add(answer);
    const present = players.filter((player) => this.inGame(player));
    this.engine.because(null, () => concedeGame(this.engine, present, 'leave' in answer));
    this.proceed();
  }

  /**
   * Lets something happen that no card in the game does, as a scenario's action or a judge would. It is carried
   * out above whatever is going on; what it has to ask appears among the pending decisions.
   */
  instruct(effects: Effect[], instruction: Instruction = {}): void {
    const g = this.engine;
    this.#answered.add({ instruct: { effects: copyPlain(effects), instruction: copyPlain(instruction) } });
    const thread =
      g.state.threads.find((each) => each.marker === (instruction.marker ?? each.marker)) ??
      g.state.threads[0];
    if (thread === undefined || g.state.over) return;
    thread.asked = [];
    g.thread = thread;
    const source = instruction.source === undefined ? null : g.object(instruction.source);
    const controller = instruction.controller ?? source?.controller ?? remaining(g)[0] ?? '';
    const targets = (instruction.targets ?? []).map((target, spec): Target => {
      if (isPlayer(g.state, target)) return { player: target, spec };
      return { object: target, incarnation: g.object(target).incarnation, spec };
    });
    for (const frame of thread.frames) if (frame.kind === 'priority') frame.settled = false;
    g.because(g.emit('instructed', { player: controller }), () =>
      carryOut(
        g,
        copyPlain(effects),
        contextOf(controller, instruction.source ?? null, {
          targets,
          x: instruction.x ?? source?.x ?? 0,
          n: instruction.n ?? source?.n ?? 0,
          // An instruction is nobody's spell or ability, so nobody's range of influence limits it.
          plane: instruction.source === undefined,
        }),
      ),
    );
    this.proceed();
  }

  /** Lets no more than this happen from now on, until it is called again: what would go on longer is refused. */
  bound(most: Most): void {
    this.engine.bound(most);
  }

  /** Repeats a stored answer. */
  repeat(answer: Answer): void {
    if ('decision' in answer) this.answer(answer.decision, answer.option, answer.by);
    else if ('concede' in answer) this.concede(...answer.concede);
    else if ('leave' in answer) this.leave(...answer.leave);
    else {
      const { effects, instruction } = answer.instruct as { effects: Effect[]; instruction: Instruction };
      this.instruct(effects, instruction);
    }
  }

  /**
   * Holds play before anybody would get priority, so that state-based actions have not been checked yet, or lets
   * it go on again.
   */
  hold(held: boolean): void {
    this.#held = held;
    if (!held) this.proceed();
  }

  /** Carries play on to the next decision. Called by everything that changes the game. */
  proceed(): void {
    this.engine.held = this.#held;
    this.engine.run();
  }

  /** What of the rules was passed over, where the game was told to be lenient. */
  get passedOver(): readonly Doubt[] {
    return this.engine.doubts;
  }

  /** The answers given so far; with the set-up, the ruleset and the seed they are the whole game. */
  get answers(): readonly Answer[] {
    return this.#answered.list;
  }

  /** An independent copy of the game in its present state. Costs about as much as a few decisions. */
  fork(): Game {
    const g = this.engine;
    const copy = copied(g, g.keepLog);
    copy.log = g.log.slice();
    copy.tell = g.tell;
    const game = new Game(copy, this.#answered.copy());
    game.#held = this.#held;
    return game;
  }

  /** A fingerprint of the whole state, the same on every machine. */
  hash(): string {
    return digestOf(this.engine.state, this.engine.digests);
  }
}

/** Whether an answer lets things go on as they would: nobody is made to pay, or to do what is offered, only to end a loop. */
const leavesAlone = ({ type }: Option): boolean => type === 'pass' || type === 'no';

function tellAnswer(g: Engine, cause: number | null, decision: Decision, option: Option): void {
  g.causedBy(cause, () => g.emit('answered', answerContent(decision, option)));
}

function answerContent(decision: Decision, option: Option): ContentOf<'answered'> {
  const content: ContentOf<'answered'> = {
    detail: { decision: decision.id, kind: decision.kind, option },
    parameters: decision.parameters,
    lineages: decision.lineages,
  };
  const first = decision.players[0];
  if (decision.team !== undefined) content.team = decision.team;
  else if (first !== undefined) content.player = decision.onBehalfOf ?? first;
  if (decision.object !== undefined) content.object = decision.object;
  return content;
}

function findOption(options: readonly Option[], wanted: Option): number {
  const text = canonical(wanted);
  return options.findIndex((option) => canonical(option) === text);
}

function canonical(option: Option): string {
  return JSON.stringify(Object.entries(option).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function describe(option: number | Option): string {
  return typeof option === 'number' ? `number ${option}` : JSON.stringify(option);
}
