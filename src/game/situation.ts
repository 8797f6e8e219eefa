import type { GameEvent, Result } from './api.js';
import { hasKeyword, layersOf, traitsOf } from './cards/traits.js';
import type { ObjectId, PlayerId, Step, TeamId, Zone } from './cards/types.js';
import { canBlock as mayBlock, unblockable as nothingBlocks } from './combat/blockable.js';
import { attackTargets } from './combat/targets.js';
import type { Engine } from './engine.js';
import { GameError } from './errors.js';
import type { EventOf, EventType } from './event.js';
import { isPlayer, isTeam } from './ids.js';
import {
  ledgerLife,
  lifeSeen,
  poisonLimit,
  poisonSeen,
  startingLife,
  teamPoison,
  teamTotal,
} from './life/seen.js';
import { inRange, rangeOf } from './reach/range.js';
import { targetsOffered } from './stack/offered.js';
import type { GameObject, GameState, SettledOptions } from './state.js';
import { mayLookAtHand, openTo } from './table/hands.js';
import { startingCandidates } from './table/opening.js';
import { remaining } from './table/seats.js';
import { activePlayers, nextParty, primaryPlayer, teamOf, turnTakerOf } from './table/teams.js';
import type { Attacker, Thread } from './threads.js';
import { priorityParties } from './turn/eligible.js';
import { undesignated } from './turn/markerRemoval.js';
import { usesMarkers } from './variants/index.js';

/** To whom and to what an event is: all that is given must be so. */
interface Parties {
  player?: PlayerId;
  team?: TeamId;
  object?: ObjectId;
  other?: string;
}

/** How a game stands: all that can be asked of it without playing on. */
export class Situation {
  protected readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** The state itself, plain data. Reading is free; changing it is not playing. */
  get state(): Readonly<GameState> {
    return this.engine.state;
  }

  get log(): readonly GameEvent[] {
    return this.engine.log;
  }

  /** Events of one type, narrowed to a player, object or other party to the event. */
  events<T extends EventType>(type: T, of?: Parties): EventOf<T>[];
  events(type: string, of?: Parties): GameEvent[];
  events(type: string, of: Parties = {}): GameEvent[] {
    return this.engine.log.filter(
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
    return [...remaining(this.engine)];
  }

  /** @throws GameError when nobody of that name plays */
  protected checkPlayer(player: PlayerId): void {
    if (typeof player !== 'string' || !Object.hasOwn(this.engine.state.players, player))
      throw new GameError(`${JSON.stringify(player)} does not play`);
  }

  inGame(player: PlayerId): boolean {
    this.checkPlayer(player);
    return this.engine.state.players[player]?.inGame === true;
  }

  /** How the game ended for a player or team. */
  result(who: PlayerId | TeamId): Result {
    const state = this.engine.state;
    const found = (isPlayer(state, who) ? state.players[who] : state.teams[who])?.result;
    if (found === undefined) throw new GameError(`${JSON.stringify(who)} is neither a player nor a team`);
    return found;
  }

  isOver(): boolean {
    return this.engine.state.over;
  }

  isMultiplayer(): boolean {
    return this.engine.state.multiplayer;
  }

  options(): Readonly<SettledOptions> {
    return this.engine.state.options;
  }

  /** The life total that belongs to a player, the team's where it is shared. */
  life(player: PlayerId): number {
    this.checkPlayer(player);
    return ledgerLife(this.engine, player);
  }

  teamLife(team: TeamId): number {
    return teamTotal(this.engine, team);
  }

  /** The number that effects see as the player's life total. */
  individualLife(player: PlayerId): number {
    this.checkPlayer(player);
    return lifeSeen(this.engine, player);
  }

  /** The energy counters of a player. */
  energy(player: PlayerId): number {
    return this.engine.state.players[player]?.energy ?? 0;
  }

  /** The number that effects see as the player's poison counters. */
  poison(player: PlayerId): number {
    this.checkPlayer(player);
    return poisonSeen(this.engine, player);
  }

  teamPoison(team: TeamId): number {
    return teamPoison(this.engine, team);
  }

  poisonLimit(who: PlayerId | TeamId): number {
    return poisonLimit(this.engine, this.#oneOf(who)).limit;
  }

  /** The starting life total of a player or team; of one who shares a team's life total it is the team's. */
  startingLife(who: PlayerId | TeamId): number {
    return startingLife(this.engine, isTeam(this.engine.state, who) ? who : teamOf(this.engine, who));
  }

  primary(team: TeamId): PlayerId | null {
    return primaryPlayer(this.engine, team);
  }

  planarController(): PlayerId | null {
    return this.engine.state.planarController;
  }

  mayLookAtHand(viewer: PlayerId, owner: PlayerId): boolean {
    return mayLookAtHand(this.engine, viewer, owner);
  }

  /** The top card of a library that everybody sees; undefined where it is hidden, empty or no named card. */
  topCardSeen(owner: PlayerId): ObjectId | undefined {
    return openTo(this.engine, owner, 'top')
      ? this.engine.state.libraries[owner]?.at(-1) || undefined
      : undefined;
  }

  /** The cards in hand; cards nobody has given a meaning count as well. */
  hand(player: PlayerId): ObjectId[] {
    return this.engine.state.hands[player] ?? [];
  }

  /** The number of cards in the library. */
  library(player: PlayerId): number {
    return (this.engine.state.libraries[player] ?? []).length;
  }

  // Objects

  #object(id: ObjectId): GameObject {
    return this.engine.object(id);
  }

  exists(id: ObjectId): boolean {
    return this.engine.state.objects.get(id)?.exists === true;
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
    return traitsOf(this.engine, this.#object(id)).power;
  }

  toughness(id: ObjectId): number {
    return traitsOf(this.engine, this.#object(id)).toughness;
  }

  types(id: ObjectId): string[] {
    return layersOf(this.engine, this.#object(id)).types;
  }

  hasKeyword(id: ObjectId, keyword: string): boolean {
    return hasKeyword(this.engine, this.#object(id), keyword);
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
    const { stacks, threads } = this.engine.state;
    return (stacks[marker ?? threads[0]?.marker ?? 1] ?? []).map(
      (id) => this.#object(id).ability?.source ?? id,
    );
  }

  /** The stack that an object, or the last ability of it, is on; null when on none. */
  stackOf(id: ObjectId): number | null {
    for (const [marker, stack] of Object.entries(this.engine.state.stacks)) {
      if (stack.some((item) => item === id || this.#object(item).ability?.source === id))
        return Number(marker);
    }
    return null;
  }

  // Range of influence

  inRange(viewer: PlayerId, other: PlayerId): boolean {
    return inRange(this.engine, viewer, other);
  }

  /** Everybody within a player's range, in seating order. */
  rangeOf(player: PlayerId): PlayerId[] {
    return rangeOf(this.engine, player);
  }

  /** A player's range in seats; null when it is unlimited. */
  rangeSeats(player: PlayerId): number | null {
    return this.engine.state.options.range?.[player] ?? null;
  }

  // Turns

  #thread(marker?: number): Thread | undefined {
    const threads = this.engine.state.threads;
    return marker === undefined ? threads[0] : threads.find((thread) => thread.marker === marker);
  }

  step(marker?: number): Step | null {
    return this.#thread(marker)?.turn?.step ?? null;
  }

  /** Whose turn it is, whether or not that player is still in the game; the primary player for a team's turn. */
  turnOwner(marker?: number): PlayerId | null {
    const party = this.#thread(marker)?.turn?.party;
    if (party === undefined) return null;
    return isPlayer(this.engine.state, party) ? party : primaryPlayer(this.engine, party);
  }

  teamTurn(): TeamId | null {
    const turn = this.#thread()?.turn;
    return turn && this.engine.state.teams[turn.party] !== undefined ? turn.party : null;
  }

  /** Everybody whose turn it is and who is still in the game. */
  activePlayers(): PlayerId[] {
    const active = this.engine.state.threads.flatMap((thread) => activePlayers(this.engine, thread.turn));
    return this.engine.state.seats.filter((player) => active.includes(player));
  }

  /** The player, or the first member of the team. */
  #oneOf(who: PlayerId | TeamId): PlayerId {
    const { state } = this.engine;
    return isTeam(state, who) ? (state.teams[who]?.members[0] ?? '') : who;
  }

  takingTurn(player: PlayerId): boolean {
    return this.activePlayers().includes(player);
  }

  turnsTaken(who: PlayerId | TeamId): number {
    return this.engine.state.players[this.#oneOf(who)]?.turnsTaken ?? 0;
  }

  pendingExtra(who: PlayerId | TeamId): number {
    const party = isPlayer(this.engine.state, who) ? turnTakerOf(this.engine, who) : who;
    return this.engine.state.extraTurns.filter((extra) => extra.party === party).length;
  }

  /** The player or team whose turn comes next in the ordinary course. */
  nextTurn(): string | null {
    const turn = this.#thread()?.turn;
    return turn ? nextParty(this.engine, turn.party) : null;
  }

  /** Who may be drawn to go first. */
  startingCandidates(): PlayerId[] {
    return startingCandidates(this.engine);
  }

  /** Who has priority: one player or team, or in Grand Melee everybody who gets it for the stack. */
  priority(marker?: number): string | readonly string[] | null {
    const thread = this.#thread(marker);
    if (thread === undefined) return null;
    if (usesMarkers(this.engine)) return priorityParties(this.engine, thread);
    for (let at = thread.frames.length - 1; at >= 0; at--) {
      const frame = thread.frames[at];
      if (frame?.kind === 'priority') return frame.holder;
    }
    return null;
  }

  // Grand Melee

  markers(): number[] {
    return this.engine.state.markers.map((marker) => marker.number);
  }

  /** Who holds a turn marker; null while it waits to be received or when there is none of that number. */
  marker(number: number): PlayerId | null {
    return this.engine.state.markers.find((marker) => marker.number === number)?.holder ?? null;
  }

  designated(number: number): number {
    return this.engine.state.markers.find((marker) => marker.number === number)?.designations ?? 0;
  }

  undesignated(): number {
    return undesignated(this.engine);
  }

  /** Whether a player holds a turn marker and has not been able to begin. */
  waiting(player: PlayerId): boolean {
    return this.engine.state.markers.some((marker) => marker.holder === player && !marker.active);
  }

  // Combat

  /** Everything that a creature could be declared as attacking now: players, teams, planeswalkers. */
  attackable(creature: ObjectId): string[] {
    return [...attackTargets(this.engine, this.#object(creature))];
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
    return attack !== undefined && mayBlock(this.engine, this.#object(blocker), attack);
  }

  unblockable(attacker: ObjectId): boolean {
    const attack = this.attackers().find((each) => each.creature === attacker);
    return attack !== undefined && nothingBlocks(this.engine, this.#object(attacker), attack);
  }

  /**
   * What a spell in hand or an ability could target.
   * @param slot place among its targets, counted from 0
   * @param ability index among the abilities of the object; absent for casting it
   */
  targetsFor(object: ObjectId, slot = 0, player?: PlayerId, ability?: number): string[] {
    return targetsOffered(this.engine, this.#object(object), slot, player, ability);
  }
}
