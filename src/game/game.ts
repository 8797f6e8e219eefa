import type { Answer, Decision, GameEvent, GameSetup, Option, Result } from './api.js';
import { contextOf } from './cards/context.js';
import { playersMatching } from './cards/filters.js';
import { hasKeyword, layersOf, traitsOf } from './cards/traits.js';
import type { Effect, ObjectId, PlayerId, Step, TeamId, Zone } from './cards/types.js';
import { canBlock as mayBlock, unblockable as nothingBlocks } from './combat/block.js';
import { attackTargets } from './combat/targets.js';
import { copyState } from './copy.js';
import { Engine, type EventContent } from './engine.js';
import { GameError } from './errors.js';
import { setAnswer } from './frames.js';
import { ledgerLife, lifeSeen, poisonLimit, poisonSeen, startingLife, teamTotal } from './life/seen.js';
import { concede as concedeGame } from './outcome/ending.js';
import { forgetLoop } from './outcome/loops.js';
import { copyPlain, fingerprint } from './plain.js';
import { inRange, rangeOf } from './reach/range.js';
import type { GameRuleset, Parameter } from './rules.js';
import { activatedAbility, castSpecs } from './stack/actions.js';
import { legalTargets } from './stack/targets.js';
import type { Asked, Attacker, GameObject, GameState, SettledOptions, Target, Thread } from './state.js';
import { mayLookAtHand } from './table/hands.js';
import { startingCandidates } from './table/opening.js';
import { remaining } from './table/seats.js';
import { buildGame } from './table/setup.js';
import { activePlayers, nextParty, partyOf, primaryPlayer } from './table/teams.js';
import { undesignated } from './turn/markers.js';
import { priorityParties } from './turn/priority.js';

export interface GameConfiguration {
  /** Any number; the same seed and answers give the same game. 1 when absent. */
  seed?: number;
  /** Whether events are kept. True when absent; totals over the log need it. */
  log?: boolean;
}

/**
 * Sets a game up and carries it on to the first decision.
 * @throws GameError when the set-up makes no sense or the ruleset cannot answer what play depends on
 */
export function createGame(
  setup: GameSetup,
  ruleset: GameRuleset,
  configuration: GameConfiguration = {},
): Game {
  const engine = buildGame(setup, ruleset, configuration.seed ?? 1, configuration.log ?? true);
  const game = new Game(engine, []);
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
): Game {
  const game = createGame(setup, ruleset, { seed });
  for (const answer of answers) game.repeat(answer);
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

/** A game in progress: what it asks, what it is told, and what can be asked of it. */
export class Game {
  readonly #g: Engine;
  readonly #answers: Answer[];
  #held = false;

  /** Use {@link createGame}. */
  constructor(engine: Engine, answers: Answer[]) {
    this.#g = engine;
    this.#answers = answers;
  }

  // Playing

  /** The open decisions. Any may be answered first; the others may be asked anew afterwards. */
  pending(): Decision[] {
    const open: Decision[] = [];
    for (const { asked } of this.#g.state.threads) for (const { decision } of asked) open.push(decision);
    return open;
  }

  /**
   * Answers a decision.
   * @param option one of its options, or the place of one in the list, counted from 0
   * @throws GameError when there is no such decision or the option is not among its options
   */
  answer(decision: string, option: number | Option): void {
    for (const thread of this.#g.state.threads) {
      for (let place = 0; place < thread.asked.length; place++) {
        const asked = thread.asked[place] as Asked;
        if (asked.decision.id !== decision) continue;
        this.#take(thread, asked, place, option);
        this.proceed();
        return;
      }
    }
    throw new GameError(`there is no open decision ${JSON.stringify(decision)}`);
  }

  #take(thread: Thread, asked: Asked, place: number, option: number | Option): void {
    const g = this.#g;
    const { decision, key } = asked;
    const at = typeof option === 'number' ? option : findOption(decision.options, option);
    const chosen = decision.options[at];
    if (chosen === undefined || !Number.isInteger(at)) {
      throw new GameError(`${describe(option)} is not an option of ${decision.id} (${decision.kind})`);
    }
    const frame = thread.frames[thread.frames.length - 1];
    if (frame === undefined) throw new GameError(`${decision.id} cannot be answered any more`);
    this.#answers.push({ decision: decision.id, option: at });
    thread.asked.splice(place, 1);
    setAnswer(frame, key, chosen);
    g.thread = thread;
    if (chosen.type !== 'pass') forgetLoop(g);
    const before = g.cause;
    g.cause = frame.cause;
    if (g.tells()) g.emit('answered', decision.parameters as Parameter[], answerContent(decision, chosen));
    g.cause = before;
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
    for (const player of players) this.#checkPlayer(player);
    this.#answers.push(answer);
    const present = players.filter((player) => this.inGame(player));
    this.#g.because(null, () => concedeGame(this.#g, present, 'leave' in answer));
    this.proceed();
  }

  /**
   * Lets something happen that no card in the game does, as a scenario's action or a judge would. It is carried
   * out above whatever is going on; what it has to ask appears among the pending decisions.
   */
  instruct(effects: Effect[], instruction: Instruction = {}): void {
    const g = this.#g;
    this.#answers.push({ instruct: { effects: copyPlain(effects), instruction: copyPlain(instruction) } });
    const thread =
      g.state.threads.find((each) => each.marker === (instruction.marker ?? each.marker)) ??
      g.state.threads[0];
    if (thread === undefined || g.state.over) return;
    thread.asked = [];
    g.thread = thread;
    const source = instruction.source === undefined ? null : g.object(instruction.source);
    const controller = instruction.controller ?? source?.controller ?? remaining(g)[0] ?? '';
    const targets = (instruction.targets ?? []).map((target, spec): Target => {
      if (g.state.players[target] !== undefined) return { player: target, spec };
      return { object: target, incarnation: g.object(target).incarnation, spec };
    });
    for (const frame of thread.frames) if (frame.kind === 'priority') frame.settled = false;
    g.because(g.emit('instructed', ['general.multiplayerThreshold'], { player: controller }), () =>
      g.push({
        cause: g.cause,
        answers: {},
        kind: 'effects',
        effects: copyPlain(effects),
        index: 0,
        nested: false,
        context: contextOf(controller, instruction.source ?? null, {
          targets,
          x: instruction.x ?? source?.x ?? 0,
          n: instruction.n ?? source?.n ?? 0,
          // An instruction is nobody's spell or ability, so nobody's range of influence limits it.
          plane: instruction.source === undefined,
        }),
      }),
    );
    this.proceed();
  }

  /** Repeats a stored answer. */
  repeat(answer: Answer): void {
    if ('decision' in answer) this.answer(answer.decision, answer.option);
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
    this.#g.held = this.#held;
    this.#g.run();
  }

  /** The answers given so far; with the set-up, the ruleset and the seed they are the whole game. */
  get answers(): readonly Answer[] {
    return this.#answers;
  }

  /** An independent copy of the game as it stands. Costs about as much as a few decisions. */
  fork(): Game {
    const g = this.#g;
    const state = copyState(g.state, g.everything);
    const copy = new Engine(state, g.rules, g.cards, g.keepLog, g.printed, g.roster);
    copy.log = g.log.slice();
    copy.eventCount = g.eventCount;
    copy.cause = g.cause;
    const at = g.state.threads.indexOf(g.thread);
    copy.thread = copy.state.threads[at] ?? copy.state.threads[0] ?? copy.thread;
    const game = new Game(copy, this.#answers.slice());
    game.#held = this.#held;
    return game;
  }

  /** A fingerprint of the whole state, the same on every machine. */
  hash(): string {
    return fingerprint(this.#g.state);
  }

  /** The state itself, plain data. Reading is free; changing it is not playing. */
  get state(): Readonly<GameState> {
    return this.#g.state;
  }

  get log(): readonly GameEvent[] {
    return this.#g.log;
  }

  /** Events of one type, narrowed to a player, object or other party to the event. */
  events(
    type: string,
    of: { player?: PlayerId; team?: TeamId; object?: ObjectId; other?: string } = {},
  ): GameEvent[] {
    return this.#g.log.filter(
      (event) =>
        event.type === type &&
        (of.player === undefined || event.player === of.player) &&
        (of.team === undefined || event.team === of.team) &&
        (of.object === undefined || event.object === of.object) &&
        (of.other === undefined || event.other === of.other),
    );
  }

  // Players and teams

  players(): PlayerId[] {
    return [...remaining(this.#g)];
  }

  #checkPlayer(player: PlayerId): void {
    if (this.#g.state.players[player] === undefined)
      throw new GameError(`${JSON.stringify(player)} does not play`);
  }

  inGame(player: PlayerId): boolean {
    this.#checkPlayer(player);
    return this.#g.state.players[player]?.inGame === true;
  }

  /** How the game ended for a player or team. */
  result(who: PlayerId | TeamId): Result {
    const state = this.#g.state;
    const found = state.players[who]?.result ?? state.teams[who]?.result;
    if (found === undefined) throw new GameError(`${JSON.stringify(who)} is neither a player nor a team`);
    return found;
  }

  isOver(): boolean {
    return this.#g.state.over;
  }

  isMultiplayer(): boolean {
    return this.#g.state.multiplayer;
  }

  options(): Readonly<SettledOptions> {
    return this.#g.state.options;
  }

  /** The life total that belongs to a player, the team's where it is shared. */
  life(player: PlayerId): number {
    this.#checkPlayer(player);
    return ledgerLife(this.#g, player);
  }

  teamLife(team: TeamId): number {
    return teamTotal(this.#g, team);
  }

  /** The number that effects see as the player's life total. */
  individualLife(player: PlayerId): number {
    this.#checkPlayer(player);
    return lifeSeen(this.#g, player);
  }

  /** The number that effects see as the player's poison counters. */
  poison(player: PlayerId): number {
    this.#checkPlayer(player);
    return poisonSeen(this.#g, player);
  }

  teamPoison(team: TeamId): number {
    const state = this.#g.state;
    const shared = state.teams[team]?.poison ?? 0;
    if (shared > 0) return shared;
    return (state.teams[team]?.members ?? []).reduce(
      (sum, member) => sum + (state.players[member]?.poison ?? 0),
      0,
    );
  }

  poisonLimit(who: PlayerId | TeamId): number {
    return poisonLimit(this.#g, this.#g.state.teams[who]?.members[0] ?? who).limit;
  }

  startingLife(who: PlayerId | TeamId): number {
    return startingLife(this.#g, this.#g.state.teams[who] === undefined ? null : who).life;
  }

  primary(team: TeamId): PlayerId | null {
    return primaryPlayer(this.#g, team);
  }

  planarController(): PlayerId | null {
    return this.#g.state.planarController;
  }

  mayLookAtHand(viewer: PlayerId, owner: PlayerId): boolean {
    return mayLookAtHand(this.#g, viewer, owner);
  }

  /** The cards in hand; cards nobody has given a meaning count as well. */
  hand(player: PlayerId): ObjectId[] {
    return this.#g.state.hands[player] ?? [];
  }

  /** The number of cards in the library. */
  library(player: PlayerId): number {
    return (this.#g.state.libraries[player] ?? []).length;
  }

  // Objects

  #object(id: ObjectId): GameObject {
    return this.#g.object(id);
  }

  exists(id: ObjectId): boolean {
    const object = this.#g.state.objects[id];
    return object?.exists === true;
  }

  zone(id: ObjectId): Zone {
    return this.#object(id).zone;
  }

  /** Whose hand, library or graveyard it is in; the owner in other zones. */
  zoneOwner(id: ObjectId): PlayerId {
    return this.#object(id).owner;
  }

  controller(id: ObjectId): PlayerId {
    return this.#object(id).controller;
  }

  owner(id: ObjectId): PlayerId {
    return this.#object(id).owner;
  }

  power(id: ObjectId): number {
    return traitsOf(this.#g, this.#object(id)).power;
  }

  toughness(id: ObjectId): number {
    return traitsOf(this.#g, this.#object(id)).toughness;
  }

  types(id: ObjectId): string[] {
    return layersOf(this.#g, this.#object(id)).types;
  }

  hasKeyword(id: ObjectId, keyword: string): boolean {
    return hasKeyword(this.#g, this.#object(id), keyword);
  }

  /** Damage marked on it this turn. */
  damage(id: ObjectId): number {
    return this.#object(id).damage;
  }

  counters(id: ObjectId, kind: string): number {
    return this.#object(id).counters[kind] ?? 0;
  }

  attachedTo(id: ObjectId): string | null {
    return this.#object(id).attachedTo;
  }

  tapped(id: ObjectId): boolean {
    return this.#object(id).tapped;
  }

  /** The stack of a turn marker (the only one in other games), the top object last; abilities by their sources. */
  stack(marker?: number): ObjectId[] {
    const number = marker ?? this.#g.state.threads[0]?.marker ?? 1;
    return (this.#g.state.stacks[number] ?? []).map((id) => this.#object(id).ability?.source ?? id);
  }

  /** The stack that an object, or the last ability of it, is on; null when on none. */
  stackOf(id: ObjectId): number | null {
    for (const [marker, stack] of Object.entries(this.#g.state.stacks)) {
      if (stack.some((item) => item === id || this.#object(item).ability?.source === id))
        return Number(marker);
    }
    return null;
  }

  // Range of influence

  inRange(viewer: PlayerId, other: PlayerId): boolean {
    return inRange(this.#g, viewer, other);
  }

  /** Everybody within a player's range, in seating order. */
  rangeOf(player: PlayerId): PlayerId[] {
    return rangeOf(this.#g, player);
  }

  /** A player's range in seats; null when it is unlimited. */
  rangeSeats(player: PlayerId): number | null {
    return this.#g.state.options.range?.[player] ?? null;
  }

  // Turns

  #thread(marker?: number): Thread | undefined {
    const threads = this.#g.state.threads;
    return marker === undefined ? threads[0] : threads.find((thread) => thread.marker === marker);
  }

  step(marker?: number): Step | null {
    return this.#thread(marker)?.turn?.step ?? null;
  }

  /** Whose turn it is, whether or not that player is still in the game; the primary player for a team's turn. */
  turnOwner(marker?: number): PlayerId | null {
    const turn = this.#thread(marker)?.turn;
    if (!turn) return null;
    return this.#g.state.players[turn.party] !== undefined ? turn.party : primaryPlayer(this.#g, turn.party);
  }

  teamTurn(): TeamId | null {
    const turn = this.#thread()?.turn;
    return turn && this.#g.state.teams[turn.party] !== undefined ? turn.party : null;
  }

  /** Everybody whose turn it is and who is still in the game. */
  activePlayers(): PlayerId[] {
    const active = this.#g.state.threads.flatMap((thread) => activePlayers(this.#g, thread.turn));
    return this.#g.state.seats.filter((player) => active.includes(player));
  }

  takingTurn(player: PlayerId): boolean {
    return this.activePlayers().includes(player);
  }

  turnsTaken(who: PlayerId | TeamId): number {
    const player = this.#g.state.teams[who]?.members[0] ?? who;
    return this.#g.state.players[player]?.turnsTaken ?? 0;
  }

  pendingExtra(who: PlayerId | TeamId): number {
    const party = this.#g.state.players[who] === undefined ? who : partyOf(this.#g, who);
    return this.#g.state.extraTurns.filter((extra) => extra.party === party).length;
  }

  /** The player or team whose turn comes next in the ordinary course. */
  nextTurn(): string | null {
    const turn = this.#thread()?.turn;
    return turn ? nextParty(this.#g, turn.party) : null;
  }

  /** Who may be drawn to go first. */
  startingCandidates(): PlayerId[] {
    return startingCandidates(this.#g);
  }

  /** Who has priority: one player or team, or in Grand Melee everybody who gets it for the stack. */
  priority(marker?: number): string | readonly string[] | null {
    const thread = this.#thread(marker);
    if (thread === undefined) return null;
    if (this.#g.state.options.variant === 'grandMelee') return priorityParties(this.#g, thread);
    for (let at = thread.frames.length - 1; at >= 0; at--) {
      const frame = thread.frames[at];
      if (frame?.kind === 'priority') return frame.holder;
    }
    return null;
  }

  // Grand Melee

  markers(): number[] {
    return this.#g.state.markers.map((marker) => marker.number);
  }

  /** Who holds a turn marker; null while it waits to be received or when there is none of that number. */
  marker(number: number): PlayerId | null {
    return this.#g.state.markers.find((marker) => marker.number === number)?.holder ?? null;
  }

  designated(number: number): number {
    return this.#g.state.markers.find((marker) => marker.number === number)?.designations ?? 0;
  }

  undesignated(): number {
    return undesignated(this.#g);
  }

  /** Whether a player holds a turn marker and has not been able to begin. */
  waiting(player: PlayerId): boolean {
    return this.#g.state.markers.some((marker) => marker.holder === player && !marker.active);
  }

  // Combat

  /** Everything that a creature could be declared as attacking now: players, teams, planeswalkers. */
  attackable(creature: ObjectId): string[] {
    return attackTargets(this.#g, this.#object(creature));
  }

  defendingPlayers(): PlayerId[] {
    return this.#thread()?.turn?.combat?.defending ?? [];
  }

  attackers(): readonly Attacker[] {
    return this.#thread()?.turn?.combat?.attackers ?? [];
  }

  /** Whether an attacker of this combat could be blocked by a creature, taken alone. */
  canBlock(blocker: ObjectId, attacker: ObjectId): boolean {
    const attack = this.attackers().find((each) => each.creature === attacker);
    return attack !== undefined && mayBlock(this.#g, this.#object(blocker), attack);
  }

  unblockable(attacker: ObjectId): boolean {
    const attack = this.attackers().find((each) => each.creature === attacker);
    return attack !== undefined && nothingBlocks(this.#g, this.#object(attacker), attack);
  }

  /**
   * What a spell in hand or an ability could target.
   * @param slot place among its targets, counted from 0
   * @param ability index among the abilities of the object; absent for casting it
   */
  targetsFor(object: ObjectId, slot = 0, player?: PlayerId, ability?: number): string[] {
    const source = this.#object(object);
    const controller = player ?? source.controller;
    const specs =
      ability === undefined
        ? castSpecs(this.#g, source)
        : (activatedAbility(this.#g, source, ability)?.targets ?? []);
    const spec = specs[slot];
    if (spec === undefined) return [];
    const context = contextOf(controller, source.id, { n: source.n, x: source.x });
    const shares = spec.forEach === undefined ? [null] : playersMatching(this.#g, context, spec.forEach);
    const found = shares.flatMap((it) => legalTargets(this.#g, context, spec, [], it, controller, null));
    return [...new Set(found.map((target) => target.player ?? target.object ?? ''))];
  }
}

function answerContent(decision: Decision, option: Option): EventContent {
  const content: EventContent = {};
  const first = decision.players[0];
  if (decision.team !== undefined) content.team = decision.team;
  else if (first !== undefined) content.player = decision.onBehalfOf ?? first;
  if (decision.object !== undefined) content.object = decision.object;
  content.detail = { decision: decision.id, kind: decision.kind, option };
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
