/** Everything that happens in a game, by type; `scripts/make-game-docs.mjs` makes docs/events.md of what each entry holds. */
import type { ObjectId, PlayerId, Step, TeamId, Zone } from './cards/types.js';
import type { DecisionKind, Option } from './decision.js';
import type { By, Detail, Marked, Party } from './eventParts.js';

export type { By };

/** What events of each type hold. */
export interface EventContents {
  // The game
  /** The table is laid; `detail` has all that the game depends on. */
  setUp: {
    detail: Detail<{ edition: string | null; ruleset: string | null; seed: number; players: PlayerId[] }>;
  };
  /** Who begins is known. */
  startDecided: Party;
  /** The opening is over. */
  gameBegan: Party;
  /** A team that shares its life starts with `amount` life. */
  lifeSet: { team: TeamId; amount: number };
  /** Who reaches whom is worked out for the turn that begins. */
  rangesFixed: Record<never, never>;
  /** The game is over. */
  gameOver: Record<never, never>;
  /** `player` made the game start again. */
  restarted: { player: PlayerId };
  // The opening
  /** The players who decide at the same time have all said whether they take a mulligan. */
  mulligansDeclared: Party & { detail: Detail<{ round: number; players: readonly PlayerId[] }> };
  /** `player` keeps a hand. */
  handKept: { player: PlayerId };
  /** `player` takes a mulligan, the `amount`th. */
  mulliganTaken: { player: PlayerId; amount: number };
  /** `player` puts a card of the hand on the bottom of the library. */
  putOnBottom: { player: PlayerId };
  /** A card of an opening hand is used before the game begins. */
  openingHandAction: Party & { object: ObjectId };
  // Decisions
  /** A decision is answered. */
  answered: Party & {
    object?: ObjectId;
    detail: Detail<{ decision: string; kind: DecisionKind; option: Option }>;
  };
  /** A question with one answer is not put (`options.forced: 'take'`). */
  choiceForced: Party & {
    object?: ObjectId;
    detail: Detail<{ kind: DecisionKind; option: Option; players: readonly PlayerId[] }>;
  };
  /** Whoever holds priority passes. */
  passed: Party;
  /** One member passes; the team passes once no member wants to act. */
  memberPassed: { player: PlayerId; team: TeamId };
  /** Priority goes on. */
  priorityMoved: { from: PlayerId | TeamId; to: PlayerId | TeamId };
  /** Effects that no card of the game makes are carried out (`Game.instruct`). */
  instructed: { player: PlayerId };
  // Turns
  /** A turn begins: `number` counts all turns of the game. */
  turnBegan: Party & { detail: Detail<Marked & { number: number; extra: boolean }> };
  /** A turn is over. */
  turnEnded: Party;
  /** A turn is skipped. */
  turnSkipped: Party;
  /** A turn isn't begun because nobody is there to take it. */
  turnNotBegun: Party;
  /** A step or main phase begins. */
  stepBegan: Party & { detail: Detail<Marked & { step: Step }> };
  /** A step is skipped. */
  stepSkipped: Party & { detail: Detail<{ step: Step }> };
  /** An extra turn is waiting; `deferred` where a turn marker has to come round for it. */
  extraTurnAdded: Party & { detail: Detail<{ deferred: boolean }> };
  /** Grand Melee: an extra turn waits for the turn marker. */
  extraTurnDeferred: { player: PlayerId };
  /** More phases are added to this turn. */
  phasesAdded: Party & { detail: Detail<{ phases: unknown }> };
  /** A step or turn will be skipped. */
  skipAdded: Party & { detail: Detail<{ what: unknown }> };
  // Turn markers of Grand Melee
  /** A marker is handed out as the game starts. */
  markerPlaced: { player: PlayerId; detail: Detail<Marked> };
  /** The marker stays where it is for an extra turn. */
  markerKept: { player: PlayerId; detail: Detail<Marked> };
  /** The marker goes from one player to the next. */
  markerPassed: { player: PlayerId; from: PlayerId; detail: Detail<Marked> };
  /** A player takes over the marker of one who left. */
  markerReceived: { player: PlayerId; detail: Detail<Marked> };
  /** One marker too many is there; one will be taken away. */
  markerRemovalDue: { player: PlayerId };
  /** It is settled which marker will be taken away. */
  markerDesignated: { detail: Detail<Marked & { designations: number }> };
  /** A marker is taken away. */
  markerRemoved: { detail: Detail<Marked> };
  // Spells and abilities
  /** A spell is cast. */
  cast: { player: PlayerId; object: ObjectId; detail: Detail<Marked & { targets: string[] }> };
  /** An ability is activated; `other` is it on the stack, absent where it doesn't use the stack. */
  activated: {
    player: PlayerId;
    object: ObjectId;
    other?: ObjectId;
    detail: Detail<Marked & { targets: string[]; ability: number }>;
  };
  /** The other face of a permanent is turned up. */
  transformed: { object: ObjectId };
  /** The other half of a permanent counts from now on. */
  flipped: { object: ObjectId };
  /** What lay face up is turned down. */
  turnedDown: { object: ObjectId };
  /** What lay face down is turned up. */
  turnedUp: { object: ObjectId; detail: Detail<{ paid: boolean }> };
  /** A permanent phases out: it is treated as though it did not exist. */
  phasedOut: { object: ObjectId };
  /** A permanent phases in. */
  phasedIn: { object: ObjectId };
  /** A card is cycled. */
  cycled: { player: PlayerId; object: ObjectId };
  /** A triggered ability triggers; `object` is its source. */
  triggered: { player: PlayerId; object: ObjectId; detail?: Detail<{ delayed: boolean }> };
  /** A triggered ability isn't put on the stack. */
  triggerDropped: { player: PlayerId; object: ObjectId };
  /** A triggered ability is put on the stack as `other`. */
  putOnStack: { player: PlayerId; object: ObjectId; other: ObjectId; detail: Detail<Marked> };
  /** Targets of what is on the stack are chosen, or chosen again. */
  targetsChosen: {
    player: PlayerId;
    object: ObjectId;
    other?: ObjectId;
    detail?: Detail<{ targets: string[] }>;
  };
  /** What is on the stack begins to resolve. */
  resolving: { player: PlayerId; object: ObjectId; other: ObjectId };
  /** It has resolved. */
  resolved: { player: PlayerId; object: ObjectId; other: ObjectId };
  /** It doesn't resolve, for it has no legal target left. */
  fizzled: { player: PlayerId; object: ObjectId };
  /** The condition of a triggered ability isn't met as it would resolve. */
  conditionFailed: { player: PlayerId; object: ObjectId };
  /** A spell or ability is countered. */
  countered: { player: PlayerId; object: ObjectId };
  /** A copy, `object`, of `other` is made on the stack. */
  copied: { player: PlayerId; object: ObjectId; other: ObjectId };
  /** No copy is made, for `player` has left. */
  copyNotCreated: { player: PlayerId };
  /** A triggered ability that waits is made. */
  delayedTriggerMade: { player: PlayerId; object?: ObjectId };
  /** An effect that lasts begins. */
  effectBegan: {
    player: PlayerId;
    object?: ObjectId;
    other?: PlayerId;
    detail: Detail<{ kind: string; effect?: number | string }>;
  };
  /** It ends. */
  effectEnded: {
    player: PlayerId;
    object?: ObjectId;
    detail: Detail<{ kind: string; effect: number | string }>;
  };
  /** `player` is not there to pay. */
  notPaid: { player: PlayerId };
  /** Mana is spent. */
  manaSpent: { player: PlayerId; amount: number };
  /** Mana is added. */
  manaAdded: { player: PlayerId; amount: number };
  /** A pool empties: unspent mana is lost. */
  manaLost: { player: PlayerId; amount: number };
  // Objects
  /** An object goes from one zone to another; `other` is who controlled it before. */
  moved: { player: PlayerId; object: ObjectId; from: Zone; to: Zone; other: PlayerId };
  /** An object stays where it is, for who would control it has left. */
  moveFailed: { object: ObjectId; from: Zone; to: Zone };
  /** A token or copy is no more. */
  ceased: { player: PlayerId; object: ObjectId; from: Zone };
  /** A token is created. */
  tokenCreated: { player: PlayerId; object: ObjectId; to: Zone; detail: Detail<{ owner: PlayerId }> };
  /** No token is created, for `player` or its owner has left. */
  tokenNotCreated: { player: PlayerId };
  /** A land is played. */
  landPlayed: { player: PlayerId; object: ObjectId };
  /** A permanent becomes tapped; `player` where it pays a cost. */
  tapped: { object: ObjectId; player?: PlayerId };
  /** A permanent becomes untapped. */
  untapped: { object: ObjectId };
  /** `player` has `object` not untap in the next untap step, as it attacks. */
  exerted: { object: ObjectId; player: PlayerId };
  /** A permanent is sacrificed. */
  sacrificed: { player: PlayerId; object: ObjectId };
  /** Counters of a kind are put on a permanent. */
  countersPut: { object: ObjectId; amount: number; detail: Detail<{ kind: string }> };
  /** Counters of a kind are removed from it. */
  countersRemoved: { object: ObjectId; amount: number; detail: Detail<{ kind: string }> };
  /** A permanent becomes so, as `monstrous`. */
  marked: { object: ObjectId; detail: Detail<{ mark: string }> };
  /** Loyalty is paid. */
  loyaltyChanged: { object: ObjectId; amount: number };
  /** `object` is attached to `other`. */
  attached: { object: ObjectId; other: ObjectId | PlayerId };
  /** `object` isn't attached to anything any more. */
  unattached: { object: ObjectId };
  /** `player` gains control of `object`; `from` is who had it. */
  controlChanged: { player: PlayerId; object: ObjectId; from: PlayerId; to: PlayerId };
  /** Control doesn't change, for `player` has left. */
  controlUnchanged: { player: PlayerId };
  /** `other` controls the turn of `player`. */
  playerControlled: { player: PlayerId; other: PlayerId };
  /** Nobody does, for who would has left. */
  playerNotControlled: { player: PlayerId };
  /** The planar controller is another player. */
  planarControllerChanged: { player: PlayerId; from?: PlayerId };
  // Hands and libraries
  /** A card is drawn. */
  drew: { player: PlayerId; object: ObjectId; from: Zone; to: Zone };
  /** A card should be drawn from an empty library. */
  drewFromEmptyLibrary: { player: PlayerId };
  /** Something else happens instead of a draw, as `object` says. */
  drawReplaced: { player: PlayerId; object: ObjectId };
  /** A card is discarded; `by` controls the spell or ability that has it so. */
  discarded: { player: PlayerId; object: ObjectId; detail?: Detail<{ by: PlayerId }> };
  /** A card is revealed. */
  revealed: { player: PlayerId; object: ObjectId };
  /** `player` looks at a card that stays hidden from others. */
  lookedAt: { player: PlayerId; object: ObjectId };
  /** `amount` cards were put back into the library of `player`, on top or at the bottom. */
  libraryArranged: { player: PlayerId; amount: number; detail: Detail<{ to: string }> };
  /** `player` has clashed with `other`; `amount` is 1 where `player` won. */
  clashed: { player: PlayerId; other: PlayerId; amount: number };
  /** `player` has flipped a coin. */
  coinFlipped: { player: PlayerId; detail: Detail<{ won: boolean } | { heads: boolean }> };
  /** A permanent has regenerated. */
  regenerated: { object: ObjectId; player: PlayerId };
  /** `player` is the monarch now. */
  becameMonarch: { player: PlayerId };
  /** `player` takes the initiative, or takes it again. */
  tookInitiative: { player: PlayerId };
  /** `player` comes into a room of a dungeon. */
  ventured: { player: PlayerId; object: ObjectId; detail: Detail<{ room: number; name: string }> };
  /** `player` protects a battle from now on. */
  protectorChosen: { object: ObjectId; player: PlayerId };
  /** `player` has completed a dungeon. */
  dungeonCompleted: { player: PlayerId; object: ObjectId };
  /** `player` got an emblem. */
  emblemMade: { object: ObjectId; player: PlayerId };
  /** An attacking creature was not blocked; only told where an ability waits for it. */
  unblocked: { object: ObjectId; player: PlayerId };
  /** A library is shuffled. */
  shuffled: { player: PlayerId };
  /** `player` has looked through a library for cards. */
  searched: { player: PlayerId };
  /** `player` has surveilled. */
  surveilled: { player: PlayerId };
  // Combat
  /** Combat begins: `defending` may be attacked. */
  combatBegan: { detail: Detail<Marked & { defending: readonly PlayerId[] }> };
  /** `object` attacks `other`. */
  attacked: { player: PlayerId; object: ObjectId; other: ObjectId | PlayerId | TeamId };
  /** `player` attacks `other`, with however many creatures; told only where something waits for it. */
  playerAttacked: { player: PlayerId; other: PlayerId };
  /** Nothing attacks. */
  noAttackers: { detail: Detail<Marked> };
  /** Who blocks is asked. */
  blockersAsked: Party;
  /** All blocks of a player or team are declared: `amount` creatures block. */
  blockersDeclared: Party & { amount: number };
  /** `other` blocks `object`. */
  blocked: { player: PlayerId; object: ObjectId; other: ObjectId };
  /** An attacker becomes blocked. */
  becameBlocked: { player: PlayerId; object: ObjectId };
  /** The order in which creatures are dealt damage is known. */
  damageOrderAnnounced: Party;
  /** Combat damage is assigned. */
  damageAssigned: Party & { amount: number };
  /** Combat damage goes on the stack as `other`. */
  damageOnStack: { object: ObjectId; other: ObjectId; amount: number };
  /** An object is removed from combat. */
  removedFromCombat: { object: ObjectId };
  /** Combat is over. */
  combatEnded: { detail: Detail<Marked> };
  // Damage, life, poison
  /** `object` deals damage to `other`, which is `player` where a player is dealt it. */
  damageDealt: {
    object: ObjectId;
    player?: PlayerId;
    other: ObjectId | PlayerId;
    amount: number;
    detail: Detail<{ combat: boolean }>;
  };
  /** What `object` dealt to all at once, or what `player` or `other` was dealt; only where an ability waits for it. */
  damageSummed: {
    object?: ObjectId;
    player?: PlayerId;
    other?: ObjectId;
    amount: number;
    detail: Detail<{ combat: boolean }>;
  };
  /** Damage is prevented. */
  damagePrevented: { object: ObjectId; other: ObjectId | PlayerId; amount: number } & By;
  /** Damage is dealt to `other` instead. */
  damageRedirected: { object: ObjectId; other: ObjectId | PlayerId; amount: number } & By;
  /** Damage that should go elsewhere is dealt to nobody. */
  damageVanished: { object: ObjectId; other: ObjectId | PlayerId; amount: number } & By;
  /** No damage is dealt, for `other` has left. */
  damageNotDealt: { object: ObjectId; other: PlayerId; amount: number; detail: Detail<{ rule: string }> };
  /** Life is gained. */
  lifeGained: { player: PlayerId; amount: number };
  /** Life is lost. */
  lifeLost: { player: PlayerId; amount: number };
  /** Life is paid. */
  lifePaid: { player: PlayerId; amount: number };
  /** The life total of a team changes by `amount` because of `player`; `total` is what it is then. */
  teamLifeChanged: { team: TeamId; player: PlayerId; amount: number; detail: Detail<{ total: number }> };
  /** Life totals aren't exchanged. */
  exchangeFailed: { player: PlayerId; other: PlayerId };
  /** Poison counters are got. */
  poisonGained: { player: PlayerId; amount: number };
  /** Energy counters are got, or paid where the amount is below 0. */
  energyChanged: { player: PlayerId; amount: number };
  /** Poison counters are lost. */
  poisonLost: { player: PlayerId; team?: TeamId; amount: number };
  /** Life is not gained. */
  gainPrevented: { player: PlayerId; amount: number } & By;
  /** Life is not lost. */
  lossPrevented: { player: PlayerId; amount: number } & By;
  /** Poison counters are not got. */
  poisonPrevented: { player: PlayerId; amount: number } & By;
  // Leaving, winning, losing
  /** A player leaves the game. */
  left: { player: PlayerId; detail: Detail<{ reason: string }> };
  /** Cards that nobody could see leave with their owner. */
  hiddenCardsLeft: { player: PlayerId; amount: number };
  /** A player loses; `for` says why where a state-based action makes it so. */
  lost: { player: PlayerId; detail?: Detail<{ for: string }> };
  /** The game is a draw for a player. */
  drawn: { player: PlayerId; detail?: Detail<{ for: string }> };
  /** A player wins. */
  won: { player: PlayerId; team?: TeamId };
  /** A player doesn't win. */
  winPrevented: { player: PlayerId } & By;
  /** A team loses. */
  teamLost: { team: TeamId };
  /** The game is a draw for a team. */
  teamDrawn: { team: TeamId };
  /** A team wins. */
  teamWon: { team: TeamId };
}

/** The types of events. */
export type EventType = keyof EventContents;

/** What an event of any type may hold. */
interface AnyContent {
  player?: PlayerId;
  team?: TeamId;
  object?: ObjectId;
  /** The source of damage, the other creature, the target. */
  other?: ObjectId | PlayerId | TeamId;
  amount?: number;
  from?: string;
  to?: string;
  /** Whatever else belongs to it. */
  detail?: Record<string, unknown>;
}

/** What an event says besides its type and its content. */
export interface EventReasons {
  /** Other events without which it would not have happened; only where there are any. */
  also?: number[];
  /** For what rests on something other than what has just been asked. */
  parameters?: string[];
  lineages?: string[];
}

/** What an event tells beside its type and its cause. */
export interface EventContent extends AnyContent, EventReasons {}

/** What an event of a type is made of. */
export type ContentOf<T extends EventType> = T extends EventType ? EventContents[T] & EventReasons : never;

/** Types of events that hold nothing. */
export type BareEventType = { [T in EventType]: keyof EventContents[T] extends never ? T : never }[EventType];

/** What every event has. `lineages` are the permanent ids of the rules that caused it. */
interface EventBase {
  /** Its place in the log, from 0. */
  id: number;
  /** The event that caused this one. */
  cause: number | null;
  also?: number[];
  parameters: string[];
  lineages: string[];
}

/** An event of a type; what its type doesn't hold can be asked for and is not there. */
export type EventOf<T extends EventType> = {
  [K in T]: EventBase & { type: K } & EventContents[K] & {
      [Field in Exclude<keyof AnyContent, keyof EventContents[K]>]?: never;
    };
}[T];

/** One change of the state; `type` tells what the rest holds. */
export type GameEvent = EventOf<EventType>;
