import type { Decision, DecisionKind, GameEvent, Option } from './api.js';
import type { CardDefinition, PlayerId, TeamId } from './cards/types.js';
import { controllingPlayer } from './departure/control.js';
import { GameError } from './errors.js';
import { runFrame } from './frames.js';
import type { Parameter, Rules } from './rules.js';
import { isNoticed, noticeEvent } from './stack/notice.js';
import type { Frame, FrameContent, GameObject, GameState, Thread } from './state.js';
import { tieBreaker } from './table/authority.js';

/** What a question to the players consists of. */
export interface Question {
  kind: DecisionKind;
  /** Whose choice it is: one player, or a team that decides together. */
  player?: PlayerId;
  team?: TeamId;
  members?: readonly PlayerId[];
  options: Option[];
  object?: string;
  slot?: string;
  parameters: Parameter[];
  /** Asked even when only one option is left. */
  always?: boolean;
}

export interface EventContent {
  player?: PlayerId;
  team?: TeamId;
  object?: string;
  other?: string;
  amount?: number;
  from?: string;
  to?: string;
  detail?: Record<string, unknown>;
}

/**
 * The running parts of a game: the state, what the rules say, the log, and the loop that carries play on until
 * somebody has to decide. The systems in the folders beside it are functions over this.
 */
export class Engine {
  state: GameState;
  readonly rules: Rules;
  readonly cards: Map<string, CardDefinition>;
  log: GameEvent[];
  readonly keepLog: boolean;
  /** The event that causes whatever happens now. */
  cause: number | null = null;
  /** The thread that is being carried on. */
  thread: Thread;
  /** Grows with every change; what is worked out from the state is kept until then. */
  version = 0;
  /** The version at which state-based actions and state triggers were last found to have nothing to do. */
  settledVersion = -1;
  eventCount = 0;
  /** Play stops before the next check of state-based actions. */
  held = false;
  readonly cache = new Map<string, unknown>();
  #cacheVersion = -1;
  /** Grows when somebody leaves; who is there and in which order is kept until then. */
  roster = 0;
  readonly #rosterCache = new Map<string, unknown>();
  #rosterCached = -1;

  constructor(state: GameState, rules: Rules, cards: Map<string, CardDefinition>, keepLog: boolean) {
    this.state = state;
    this.rules = rules;
    this.cards = cards;
    this.log = [];
    this.keepLog = keepLog;
    this.thread = state.threads[0] ?? { marker: 1, frames: [], asked: [], turn: null };
  }

  /** A value that holds until the next change of the state. */
  cached<T>(key: string, work: () => T): T {
    if (this.#cacheVersion !== this.version) {
      this.cache.clear();
      this.#cacheVersion = this.version;
    }
    if (this.cache.has(key)) return this.cache.get(key) as T;
    const value = work();
    if (this.#cacheVersion === this.version) this.cache.set(key, value);
    return value;
  }

  /** A value that holds until somebody leaves the game. */
  perRoster<T>(key: string, work: () => T): T {
    if (this.#rosterCached !== this.roster) {
      this.#rosterCache.clear();
      this.#rosterCached = this.roster;
    }
    const known = this.#rosterCache.get(key);
    if (known !== undefined) return known as T;
    const value = work();
    this.#rosterCache.set(key, value);
    return value;
  }

  /**
   * Records a change that has just been made.
   * @param parameters of the ruleset that brought it about
   * @returns the id of the event
   */
  emit(type: string, parameters: Parameter[], content: EventContent = {}): number {
    if (!QUIET.has(type)) this.version++;
    const id = this.eventCount++;
    // Nobody reads an event that is neither kept nor waited for.
    if (!this.keepLog && !isNoticed(type)) return id;
    const event: GameEvent = {
      id,
      type,
      cause: this.cause,
      parameters,
      lineages: this.keepLog ? this.rules.lineages(parameters) : [],
      ...content,
    };
    if (this.keepLog) this.log.push(event);
    noticeEvent(this, event);
    return id;
  }

  /** Runs `work` with everything in it caused by an event. */
  because<T>(event: number | null, work: () => T): T {
    const before = this.cause;
    this.cause = event;
    try {
      return work();
    } finally {
      this.cause = before;
    }
  }

  object(id: string): GameObject {
    const found = this.state.objects[id];
    if (found === undefined) throw new GameError(`there is no object ${JSON.stringify(id)} in this game`);
    return found;
  }

  definition(object: GameObject): CardDefinition {
    return this.cards.get(object.card) ?? BLANK;
  }

  nextId(): number {
    return ++this.state.counter;
  }

  /** Begins something that the present thread has to finish first. */
  push(content: FrameContent): void {
    this.thread.frames.push({ cause: this.cause, answers: {}, ...content });
  }

  /**
   * Asks, or gives the answer if it has been given. With one option the answer is taken as given.
   * @param key names the question within the frame
   * @returns the answer, or undefined while it is awaited
   */
  ask(frame: Frame, key: string, question: () => Question): Option | undefined {
    const known = frame.answers[key] as Option | undefined;
    if (known !== undefined) return known;
    const thread = this.thread;
    for (const asked of thread.asked) if (asked.key === key) return undefined;
    const asks = question();
    if (asks.options.length === 0) {
      const none: Option = { type: 'none' };
      frame.answers[key] = none;
      return none;
    }
    const members = asks.members ?? (asks.player === undefined ? [] : [asks.player]);
    if (asks.options.length === 1 && asks.always !== true) {
      const only = asks.options[0] as Option;
      frame.answers[key] = only;
      const content: EventContent = { detail: { kind: asks.kind, option: only, players: members } };
      if (asks.player !== undefined) content.player = asks.player;
      if (asks.team !== undefined) content.team = asks.team;
      if (asks.object !== undefined) content.object = asks.object;
      this.emit('choiceForced', asks.parameters, content);
      return only;
    }
    const controlled = this.state.effects.length > 0;
    const players = controlled ? members.map((member) => controllingPlayer(this, member)) : members;
    const decision: Decision = {
      id: `d${this.nextId()}`,
      kind: asks.kind,
      players: controlled ? [...new Set(players)] : [...players],
      options: asks.options,
      marker: thread.marker,
      parameters: asks.parameters,
      lineages: this.rules.lineages(asks.parameters),
    };
    if (asks.team !== undefined) {
      decision.team = asks.team;
      const settles = tieBreaker(this, asks.team, asks.kind);
      if (settles !== null) decision.tieBreaker = settles;
    }
    if (asks.player !== undefined && players[0] !== asks.player) decision.onBehalfOf = asks.player;
    if (asks.object !== undefined) decision.object = asks.object;
    if (asks.slot !== undefined) decision.slot = asks.slot;
    thread.asked.push({ decision, key });
    return undefined;
  }

  /** Takes back every open question; the frames ask again what still matters. */
  withdrawQuestions(): void {
    for (const thread of this.state.threads) thread.asked = [];
  }

  /** Carries every thread on until each waits for an answer or has ended. */
  run(): void {
    let moved = true;
    while (moved && !this.state.over) {
      moved = false;
      for (const thread of [...this.state.threads]) {
        if (!this.state.threads.includes(thread)) continue;
        if (this.state.over) break;
        if (this.#advance(thread)) moved = true;
      }
    }
    if (this.state.over) this.withdrawQuestions();
  }

  #advance(thread: Thread): boolean {
    let moved = false;
    this.thread = thread;
    let steps = 0;
    while (thread.asked.length === 0 && thread.frames.length > 0 && !this.state.over) {
      const frame = thread.frames[thread.frames.length - 1] as Frame;
      if (this.held && frame.kind === 'priority' && !frame.settled) break;
      moved = true;
      this.because(frame.cause, () => runFrame(this, thread, frame));
      this.thread = thread;
      if (++steps > LONGEST_RUN) throw new GameError('the game does not come to an end of its own accord');
      if (!this.state.threads.includes(thread)) break;
    }
    return moved;
  }
}

/** Events after which nothing that is worked out from the state can have changed. */
const QUIET = new Set([
  'passed',
  'priorityMoved',
  'answered',
  'choiceForced',
  'stepBegan',
  'stepSkipped',
  'turnEnded',
  'resolving',
  'resolved',
  'fizzled',
  'triggered',
  'putOnStack',
  'noAttackers',
  'turnBegan',
  'combatBegan',
  'combatEnded',
  'blockersAsked',
  'blockersDeclared',
  'damageAssigned',
  'damageOrderAnnounced',
  'mulligansDeclared',
]);

/** More steps than this without a question are a fault of the engine, never a rule. */
const LONGEST_RUN = 1_000_000;

const BLANK: CardDefinition = { name: '', types: [] };
