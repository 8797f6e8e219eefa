import { setAnswer } from './answers.js';
import type { DecisionKind, GameEvent, Option } from './api.js';
import { forcedContent, openDecision } from './asking.js';
import { type Face, faceOf, facesOf } from './cards/face.js';
import type { CardDefinition, EventPattern, ObjectId, PlayerId, TeamId } from './cards/types.js';
import { copyState } from './copy.js';
import { type Digests, noDigests } from './digest.js';
import { GameError } from './errors.js';
import type { BareEventType, ContentOf, EventContent, EventType } from './event.js';
import { eventKind } from './events.js';
import { runFrame } from './frames.js';
import { Kept } from './kept.js';
import type { Reasons } from './reasons.js';
import type { Doubt } from './requirements.js';
import type { Citation, Rules } from './rules.js';
import { type Away, awayOf, watchersAway } from './stack/away.js';
import { noticeEvent } from './stack/notice.js';
import { isHeldUp } from './stack/shared.js';
import type { GameObject, GameState } from './state.js';
import type { Roster } from './table/roster.js';
import type { Frame, Thread } from './threads.js';
import { noteFact } from './turn/facts.js';
import { usesMarkers } from './variants/index.js';
import { bestowed, isBestowedName } from './zones/bestow.js';
import { faceDown } from './zones/faceDown.js';
import { commandersAsked } from './zones/foresight.js';
import { fused, isFusedName } from './zones/fused.js';
import type { InEffect } from './zones/inEffect.js';
import { isAwaited } from './zones/survey.js';

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
  /** Asked even when only one option is left, unless the game takes whatever is forced. */
  always?: boolean;
}

/** What may happen without anybody being asked. */
export interface Most {
  events: number;
  /** Tokens and copies. */
  objects: number;
}

/**
 * The running parts of a game: the state, what the rules say, the log, and the loop that carries play on until
 * somebody has to decide. The systems in the folders beside it are functions over this.
 */
export class Engine extends Kept {
  state: GameState;
  readonly rules: Rules;
  readonly cards: Map<string, CardDefinition>;
  readonly away: Away;
  /** What is printed on the cards of this game, worked out when first asked for. */
  readonly faces: Map<string, Face>;
  log: GameEvent[];
  readonly keepLog: boolean;
  /** Questions with one answer are not put to anybody. */
  readonly takesForced: boolean;
  tell: ((event: GameEvent, engine: Engine) => void) | undefined;
  /** Whether the game goes on of itself; while it does not, what happens is done from outside, as conceding is. */
  running = false;
  /** In a trial of the next step: commanders that would move before their owners have chosen where to. */
  foreseen: Set<string> | null = null;
  /** The event that causes whatever happens now. */
  cause: number | null = null;
  /** The thread that is being carried on. */
  thread: Thread;
  eventCount = 0;
  /** What may happen before the next answer, and the number at which events have to end. */
  #most = { events: Number.POSITIVE_INFINITY, objects: Number.POSITIVE_INFINITY };
  #end = Number.POSITIVE_INFINITY;
  /** How many tokens and copies have been made since then. */
  #made = 0;
  /** What was passed over when the table was set up. */
  doubts: readonly Doubt[] = [];
  /** Fingerprints of parts of the state, kept from one to the next and shared by copies. */
  digests: Digests = noDigests();
  /** Play stops before the next check of state-based actions. */
  held = false;
  /** Who is there and in which order; replaced when somebody leaves. */
  roster: Roster;
  /** The effects and the players present when everything last had its right controller; null where that has to be looked at again. */
  settledControl: { inEffect: InEffect; roster: Roster } | null = null;

  protected get game(): Engine {
    return this;
  }

  constructor(
    state: GameState,
    rules: Rules,
    cards: Map<string, CardDefinition>,
    keepLog: boolean,
    roster: Roster,
  ) {
    super();
    this.state = state;
    this.setEffects(state.effects);
    this.rules = rules;
    this.cards = cards;
    this.away = awayOf(cards);
    this.faces = facesOf(cards);
    this.roster = roster;
    this.log = [];
    this.keepLog = keepLog;
    this.takesForced = state.options.forced === 'take';
    this.thread = state.threads[0] ?? { marker: 1, frames: [], asked: [], turn: null };
  }

  /** Lets no more than so many events happen, and tokens and copies be made, from now on until this is called again. */
  bound(most: Most): void {
    this.#most = most;
    this.#end = this.eventCount + most.events;
    this.#made = 0;
  }

  /** Counts a token or a copy that is made. */
  countMade(): void {
    if (++this.#made > this.#most.objects)
      throw new GameError(`more than ${this.#most.objects} tokens and copies would be made at once`);
  }

  /** Takes over from the game of which this is a copy how far play is, and that nothing was due there. */
  continueFrom(other: Engine): void {
    this.eventCount = other.eventCount;
    this.cause = other.cause;
    this.continueVersions(other);
    this.settledControl = other.settledControl;
  }

  /**
   * Records a change that has just been made; it rests on what has been asked of the rules since its matter began.
   * @returns the id of the event
   */
  emit(type: BareEventType): number;
  emit<T extends EventType>(type: T, content: ContentOf<T>): number;
  emit(type: EventType, content: EventContent = NOTHING): number {
    const kind = eventKind(type);
    if (this.state.today !== undefined) noteFact(this, type, content);
    if (kind.changes !== 0) this.touched(kind.changes, content);
    const id = this.eventCount++;
    if (id >= this.#end) throw new GameError(`more than ${this.#most.events} things would happen at once`);
    // Nobody reads an event that is neither kept nor waited for.
    const noticed = this.#isNoticed(kind.patterns);
    if (!this.keepLog && !noticed) return id;
    const { parameters, lineages } = this.keepLog ? this.rules.cited : UNCITED;
    const event = { id, type, cause: this.cause, parameters, lineages } as GameEvent;
    Object.assign(event, content);
    if (this.keepLog) this.log.push(event);
    if (noticed) noticeEvent(this, event, kind.patterns);
    if (this.tell !== undefined && this.keepLog) this.#tellOf(event);
    return id;
  }

  #tellOf(event: GameEvent): void {
    this.onlooking(() => this.tell?.(event, this));
  }

  /**
   * Counts an event that changes nothing, unless somebody reads the log or an ability waits for it.
   * @param patterns what could wait for it
   * @returns whether it has to be emitted after all
   */
  tells(patterns: readonly EventPattern['when'][] = UNAWAITED): boolean {
    if (this.keepLog || this.#isNoticed(patterns)) return true;
    this.eventCount++;
    return false;
  }

  #isNoticed(patterns: readonly EventPattern['when'][]): boolean {
    return (
      patterns.length > 0 &&
      (this.state.delayed.length > 0 ||
        isAwaited(this.forces, patterns) ||
        (this.away.waits && watchersAway(this, patterns).length > 0))
    );
  }

  /** Runs `work` with everything in it caused by an event, and resting on what is asked for it alone. */
  because<T>(event: number | null, work: () => T): T {
    const before = this.cause;
    const base = this.rules.begin();
    this.cause = event;
    try {
      return work();
    } finally {
      this.cause = before;
      this.rules.end(base);
    }
  }

  /** Runs `work` with everything in it caused by an event, as part of the matter that goes on. */
  causedBy<T>(event: number | null, work: () => T): T {
    const before = this.cause;
    this.cause = event;
    try {
      return work();
    } finally {
      this.cause = before;
    }
  }

  /** Runs `work` as a matter of its own with everything in it caused by the first of several events; where there is none, by what goes on. */
  since<T>(reasons: Reasons, work: (more: { also?: number[] }) => T): T {
    const [first, ...also] = reasons;
    return this.because(first === undefined ? this.cause : first, () =>
      work(also.length > 0 ? { also } : {}),
    );
  }

  object(id: string): GameObject {
    const found = this.state.objects.get(id);
    if (found === undefined) throw new GameError(`there is no object ${JSON.stringify(id)} in this game`);
    return found;
  }

  /**
   * The present object of a name, to be changed. Where copies of the game may share it, a new one takes its place,
   * as a card that changes zones becomes a new object (see `copy.ts`).
   */
  changing(id: ObjectId): GameObject {
    return this.state.objects.changing(this.object(id));
  }

  definition(object: GameObject): CardDefinition {
    return faceOf(this, object).definition;
  }

  /** The definition by the name of the card, for its face. */
  defined(object: GameObject): CardDefinition {
    const known = this.cards.get(object.card);
    if (known !== undefined || object.front === undefined) return known ?? BLANK;
    return this.#faceDown(object.card, object.front);
  }

  /** What a card is while it lies face down, is bestowed or is both of its halves, made once for each. */
  #faceDown(name: string, card: string): CardDefinition {
    this.#hidden ??= new Map();
    let made = this.#hidden.get(name);
    if (made === undefined) {
      const face = this.cards.get(card) ?? BLANK;
      if (isFusedName(name)) made = fused(face, this.cards.get(face.back ?? '') ?? BLANK);
      else made = isBestowedName(name) ? bestowed(face) : faceDown(face);
      this.#hidden.set(name, made);
    }
    return made;
  }

  #hidden: Map<string, CardDefinition> | null = null;

  nextId(): number {
    return ++this.state.counter;
  }

  /** Begins something that the present thread has to finish first. */
  push(frame: Frame): void {
    this.thread.frames.push(frame);
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
    return this.put(frame, key, question());
  }

  /** Puts a question that has not been asked yet. @returns the answer if it is taken as given */
  put(frame: Frame, key: string, asks: Question): Option | undefined {
    if (asks.options.length === 0) {
      const none: Option = { type: 'none' };
      setAnswer(frame, key, none);
      return none;
    }
    const members = asks.members ?? (asks.player === undefined ? [] : [asks.player]);
    if (asks.options.length === 1 && (asks.always !== true || this.takesForced)) {
      const only = asks.options[0] as Option;
      setAnswer(frame, key, only);
      if (this.tells()) this.emit('choiceForced', forcedContent(asks, only, members));
      return only;
    }
    const { kind, options, team, player } = asks;
    const decision = openDecision(this, key, kind, options, members, team ?? player, team !== undefined);
    if (asks.object !== undefined) decision.object = asks.object;
    if (asks.slot !== undefined) decision.slot = asks.slot;
    return undefined;
  }

  /** Takes back every open question; the frames ask again what still matters. */
  withdrawQuestions(): void {
    for (const thread of this.state.threads) thread.asked = [];
  }

  /** Carries every thread on until each waits for an answer or has ended. */
  run(): void {
    this.running = true;
    try {
      this.#runThreads();
    } finally {
      this.running = false;
    }
  }

  #runThreads(): void {
    let moved = true;
    this.rules.reset();
    while (moved && !this.state.over) {
      moved = false;
      const only = this.state.threads.length === 1 ? (this.state.threads[0] as Thread) : undefined;
      if (only !== undefined) {
        moved = this.#advance(only) && (only.asked.length === 0 || this.state.threads[1] !== undefined);
        continue;
      }
      // Threads are added to the list in place and taken out of it by making a new one.
      const threads = this.state.threads;
      const count = threads.length;
      for (let at = 0; at < count; at++) {
        const thread = threads[at] as Thread;
        if (threads !== this.state.threads && !this.state.threads.includes(thread)) continue;
        if (this.state.over) break;
        // A turn that has to wait asks again when it goes on.
        if (count > 1 && isHeldUp(this, thread)) thread.asked = [];
        else if (this.#advance(thread)) moved = true;
      }
    }
    if (this.state.over) this.withdrawQuestions();
  }

  #advance(thread: Thread): boolean {
    this.thread = thread;
    if (thread.asked.length > 0) return false;
    let moved = false;
    let steps = 0;
    const cause = this.cause;
    const threads = this.state.threads;
    try {
      while (thread.asked.length === 0 && thread.frames.length > 0 && !this.state.over) {
        const frame = thread.frames[thread.frames.length - 1] as Frame;
        if (this.held && frame.kind === 'priority' && !frame.settled) break;
        moved = true;
        this.cause = frame.cause;
        if (
          this.state.commanders !== undefined &&
          commandersAsked(this, thread, frame, { copied, run: runFrame })
        )
          continue;
        const base = this.rules.begin();
        runFrame(this, thread, frame);
        this.rules.end(base);
        if (this.state.leading !== undefined && frame.kind !== 'commander') delete this.state.leading;
        this.thread = thread;
        if (++steps > LONGEST_RUN) throw new GameError('the game does not come to an end of its own accord');
        if (threads !== this.state.threads && !this.state.threads.includes(thread)) break;
      }
    } finally {
      this.cause = cause;
    }
    return moved;
  }
}

const UNAWAITED: readonly EventPattern['when'][] = [];
const NOTHING: EventContent = {};
const UNCITED: Citation = { parameters: [], lineages: [] };

/** More steps than this without a question are a fault of the engine, never a rule. */
const LONGEST_RUN = 1_000_000;
const BLANK: CardDefinition = { name: '', types: [] };

/** A copy of a game in its present state, which tells nobody of what happens in it. */
export function copied(g: Engine, keepLog: boolean): Engine {
  const state = copyState(g.state, usesMarkers(g));
  const copy = new Engine(state, g.rules, g.cards, keepLog, g.roster);
  copy.doubts = g.doubts;
  copy.digests = g.digests;
  copy.continueFrom(g);
  copy.thread = state.threads[g.state.threads.indexOf(g.thread)] ?? state.threads[0] ?? copy.thread;
  return copy;
}
