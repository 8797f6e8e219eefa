import type { Answer, GameSetup, Option } from './api.js';
import type { Effect, PlayerId } from './cards/types.js';
import { GameError } from './errors.js';
import { createGame, type Game, type Instruction, replay } from './game.js';
import { takeSetup } from './intake.js';
import { checkRequest } from './requests.js';
import type { GameRuleset } from './rules.js';
import { standingOf } from './standing.js';
import { checkSetup } from './table/check.js';
import { viewOf } from './view.js';
import { why } from './why.js';

/** What a program may send, one JSON object to a line. */
export type Request =
  /**
   * Sets a game up. With `answers` a game that was saved goes on from where it was. With `hash: false` replies leave the
   * fingerprint out, which takes longer than an answer.
   */
  | { command: 'new'; setup: GameSetup; seed?: number; answers?: Answer[]; hash?: boolean }
  /** The fingerprint of the state. */
  | { command: 'hash' }
  | { command: 'check'; setup: GameSetup }
  | { command: 'answer'; decision: string; option: number | Option; by?: PlayerId }
  | { command: 'concede'; players: PlayerId[] }
  /** Players leave without conceding, as when they are called away. */
  | { command: 'leave'; players: PlayerId[] }
  /** What no card of the game makes happen, as a referee or a test vector would have it. */
  | { command: 'instruct'; effects: Effect[]; instruction?: Instruction }
  /** Everybody and everything as they are, nothing hidden: for referees. */
  | { command: 'standing' }
  /** The open decisions again, all or those of one player. */
  | { command: 'pending'; player?: PlayerId }
  | { command: 'view'; player: PlayerId }
  /** Events from a number on. */
  | { command: 'log'; from?: number }
  /** An event and everything that led to it, the first cause last. */
  | { command: 'why'; event: number }
  /** All that is needed to play the game again. */
  | { command: 'save' }
  /** Remembers this moment; `back` returns to it. */
  | { command: 'mark' }
  | { command: 'back'; mark: number };

/** What is made of a request before it is carried out; what it throws is the refusal. */
export type Intake = (request: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** Longer lines are refused unread. */
const LONGEST_LINE = 4_000_000;

/** More than this does not happen for one request: a game that goes on by itself for longer is stopped. */
const MOST = { events: 10_000, objects: 1_000 };

/** More marks than this are refused; each keeps a copy of the game. */
const MOST_MARKS = 1000;

/**
 * A game driven by lines of JSON: one request in, one reply out. Every reply has `ok`; one that is refused has `error`
 * and changes nothing. Replies to `new`, `answer`, `concede`, `leave`, `instruct` and `back` tell what happened (`events`), what is asked
 * now (`pending`), whether the game is `over`, and the `hash` of the state.
 */
export class Protocol {
  readonly #ruleset: GameRuleset;
  readonly #lenient: boolean;
  readonly #intake: Intake;
  #game: Game | null = null;
  #setup: GameSetup | null = null;
  #seed = 1;
  #told = 0;
  #tellsHash = true;
  readonly #marks: { game: Game; told: number }[] = [];

  /**
   * @param ruleset under which every game of this connection is played
   * @param lenient whether to play in spite of rules that are not understood, and tell them with every reply
   * @param intake what is made of each request before; as it is when absent. `intakeOf` of `variorum/cards` names the field of a wrong effect
   */
  constructor(ruleset: GameRuleset, lenient = false, intake: Intake = (request) => request) {
    this.#ruleset = ruleset;
    this.#lenient = lenient;
    this.#intake = intake;
  }

  /**
   * Carries out one request.
   * @param line a JSON object without line breaks
   * @returns the reply, a JSON object without line breaks; never throws for what a line says
   */
  handle(line: string): string {
    let given: Record<string, unknown> | null;
    if (line.length > LONGEST_LINE) return refuse(`a line has at most ${LONGEST_LINE} characters`);
    try {
      given = JSON.parse(line.replace(/^\ufeff/, ''));
    } catch {
      return refuse('the line is not JSON');
    }
    if (given === null || typeof given !== 'object' || typeof given.command !== 'string') {
      return refuse('a request is an object with a "command"');
    }
    let request: Readonly<Record<string, unknown>>;
    try {
      request = this.#intake(given);
    } catch (error) {
      return refuse((error as Error).message);
    }
    const before = this.#game?.answers.length ?? 0;
    try {
      checkRequest(request, this.#setup?.players ?? []);
      this.#game?.bound(MOST);
      return JSON.stringify({ ok: true, ...this.#carryOut(request as unknown as Request) });
    } catch (error) {
      const refused = error instanceof GameError;
      // Cards and set-ups come from outside; what they break is put back as it was before the request.
      if (!refused || (this.#game?.answers.length ?? 0) !== before) this.#restore(before);
      if (refused) return refuse(error.message, error.parameter);
      return refuse(`the request is not understood: ${(error as Error).message}`);
    }
  }

  #restore(answers: number): void {
    const game = this.#game;
    if (game === null || this.#setup === null) return;
    this.#game = replay(this.#setup, this.#ruleset, this.#seed, game.answers.slice(0, answers), {
      lenient: this.#lenient,
      most: MOST,
    });
  }

  #carryOut(request: Request): Record<string, unknown> {
    switch (request.command) {
      case 'new': {
        const seed = request.seed ?? 1;
        const setup = takeSetup(request.setup);
        const game = replay(setup, this.#ruleset, seed, request.answers ?? [], {
          lenient: this.#lenient,
          most: MOST,
        });
        this.#game = game;
        this.#setup = setup;
        this.#seed = seed;
        this.#told = 0;
        this.#tellsHash = request.hash !== false;
        this.#marks.length = 0;
        return this.#news();
      }
      case 'hash':
        return { hash: this.#playing().hash() };
      case 'check': {
        // A set-up that cannot be put together at all is refused by `new`; this lists what the rules object to.
        const setup = takeSetup(request.setup);
        createGame(setup, this.#ruleset, { log: false, lenient: this.#lenient, unchecked: true, most: MOST });
        return { problems: checkSetup(setup, this.#ruleset) };
      }
      case 'answer': {
        this.#playing().answer(request.decision, request.option, request.by);
        return this.#news();
      }
      case 'concede':
        this.#playing().concede(...this.#present(request.players));
        return this.#news();
      case 'leave':
        this.#playing().leave(...this.#present(request.players));
        return this.#news();
      case 'instruct':
        this.#playing().instruct(request.effects, request.instruction);
        return this.#news();
      case 'standing':
        return { standing: standingOf(this.#playing()) };
      case 'pending':
        if (request.player !== undefined) this.#playing().inGame(request.player);
        return {
          pending: this.#playing()
            .pending()
            .filter((decision) => request.player === undefined || decision.players.includes(request.player)),
        };
      case 'view': {
        const game = this.#playing();
        game.inGame(request.player);
        return { view: viewOf(game, request.player) };
      }
      case 'log':
        return { events: this.#playing().log.slice(Math.max(0, request.from ?? 0)) };
      case 'why':
        return { events: why(this.#playing(), request.event) };
      case 'save':
        return { setup: this.#setup, seed: this.#seed, answers: this.#playing().answers };
      case 'mark':
        if (this.#marks.length >= MOST_MARKS) throw new GameError(`at most ${MOST_MARKS} marks are kept`);
        this.#marks.push({ game: this.#playing().fork(), told: this.#told });
        return { mark: this.#marks.length };
      case 'back': {
        const mark = this.#marks[request.mark - 1];
        if (mark === undefined) throw new GameError(`there is no mark ${JSON.stringify(request.mark)}`);
        this.#game = mark.game.fork();
        this.#told = mark.told;
        return this.#news();
      }
    }
  }

  /** Players of whom at least one has not left yet. */
  #present(players: readonly PlayerId[]): readonly PlayerId[] {
    const game = this.#playing();
    if (players.length > 0 && !players.some((player) => game.inGame(player)))
      throw new GameError(`${players.join(', ')} has left the game already`);
    return players;
  }

  #playing(): Game {
    if (this.#game === null)
      throw new GameError('no game has been set up: send {"command": "new", "setup": …}');
    return this.#game;
  }

  #news(): Record<string, unknown> {
    const game = this.#playing();
    const events = game.log.slice(this.#told);
    this.#told = game.log.length;
    const results = Object.fromEntries(game.state.seats.map((player) => [player, game.result(player)]));
    const passedOver = game.passedOver.map(({ message }) => message);
    const news = {
      events,
      pending: game.pending(),
      over: game.isOver(),
      results,
      ...(passedOver.length > 0 ? { passedOver } : {}),
    };
    return this.#tellsHash ? { ...news, hash: game.hash() } : news;
  }
}

function refuse(error: string, parameter?: string): string {
  return JSON.stringify({ ok: false, error, ...(parameter === undefined ? {} : { parameter }) });
}
