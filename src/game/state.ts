import type { Result } from './api.js';
import type { FACE, Face } from './cards/face.js';
import type { Traits } from './cards/traits.js';
import type {
  Characteristics,
  Condition,
  Effect,
  EventPattern,
  Modes,
  ObjectId,
  PlayerId,
  Step,
  TargetSpec,
  TeamId,
  Zone,
} from './cards/types.js';
import type { ContinuousEffect } from './continuous.js';
import type { Mana } from './stack/pool.js';
import type { SettledOptions } from './table/settled.js';
import type { Thread } from './threads.js';
import type { ObjectTable } from './zones/objectTable.js';

export type * from './continuous.js';
export type { SettledOptions };

/** A player, or a whole team where a team takes its turns and holds priority together. */
export type Party = string;

export interface PlayerState {
  inGame: boolean;
  result: Result;
  /** Used where life is not shared. */
  life: number;
  poison: number;
  /** The player has completed a dungeon. */
  completed?: true;
  /** Energy counters, once the player has had any. */
  energy?: number;
  /** Mana that the player can still make, or null for as much as is needed. */
  mana: number | null;
  /** Mana that effects have added, the oldest first, where there is any unspent; replaced, never changed in place. */
  pool?: readonly Mana[];
  turnsTaken: number;
  landsPlayed: number;
  /** How many upkeeps of the player's own have begun. */
  upkeeps?: number;
  drewFromEmpty: boolean;
  /** How often the player has cast each commander from the command zone, once one has been; replaced, never changed in place. */
  castCommanders?: Readonly<Record<ObjectId, number>>;
  /** Combat damage that each commander has dealt to the player, once one has; replaced, never changed in place. */
  fromCommanders?: Readonly<Record<ObjectId, number>>;
  mulligans: number;
  kept: boolean;
  /** How things were as the player left; what was in hand, in the graveyard and under the player's control with its traits. */
  lastKnown: { life: number; poison: number; objects: readonly Remembered[] } | null;
}

/** An object as it was when a player left, for effects that ask about the player. */
export interface Remembered {
  object: GameObject;
  traits: Omit<Traits, 'abilities'>;
}

export interface TeamState {
  members: PlayerId[];
  result: Result;
  /** Used where life is shared. */
  life: number;
  poison: number;
}

/** A target as chosen: a player or an object. */
export interface Target {
  player?: PlayerId;
  object?: ObjectId;
  /** Which entry of the list of targets it answers, and as whose share (`forEach`). */
  spec: number;
  it?: PlayerId;
  /** How often the object had changed zones when it was chosen. */
  incarnation?: number;
  /** Its part of what is divided. */
  share?: number;
}

/** What an effect knows while it is carried out. */
export interface Context {
  controller: PlayerId;
  source: ObjectId | null;
  targets: Target[];
  x: number;
  n: number;
  it: { player?: PlayerId; object?: ObjectId };
  /** With the stay of the source where it triggered as something entered or left. */
  that: { player?: PlayerId; object?: ObjectId; other?: ObjectId; amount?: number; stay?: number };
  found: ObjectId | null;
  chosen: Record<string, string>;
  remembered: Record<string, number>;
  piles: Record<string, ObjectId[]>;
  /** Which modes were chosen, while targets are. */
  modes?: readonly number[];
  /** True for the text of a plane: range of influence may not bind it. */
  plane: boolean;
  /** What has replaced draws already, where this is done instead of one. */
  replaced?: readonly string[];
}

export interface GameObject {
  id: ObjectId;
  kind: 'card' | 'token' | 'copy' | 'ability';
  /** Name of its definition. */
  card: string;
  owner: PlayerId;
  zone: Zone;
  /** False once it has ceased to exist or left the game. */
  exists: boolean;
  /** Now, with all effects considered. */
  controller: PlayerId;
  /** With no effects considered. */
  defaultController: PlayerId;
  /** Counts changes of zone; a target of an earlier incarnation is gone. */
  incarnation: number;
  timestamp: number;
  tapped: boolean;
  sick: boolean;
  /** How many upkeeps its controller had begun when it came under that player's control; absent where it was set up. */
  cameAt?: number;
  damage: number;
  counters: Record<string, number>;
  attachedTo: string | null;
  chosenColor: string | null;
  /** What was paid as it was cast: its kicker, its buyback, something else than its mana. */
  /** With two kickers which of them was paid, `true` for both. */
  kicked?: true | 'first' | 'second';
  boughtBack?: true;
  otherCost?: true;
  /** Cast for its overload cost. */
  overloaded?: true;
  /** The cards whose words were added to its own as it was cast; replaced, never changed in place. */
  joined?: readonly string[];
  /** Cast as its last time counter was removed. */
  suspended?: true;
  /** Cast from a graveyard; it is exiled as it leaves the stack. */
  flashedBack?: true;
  /** It entered as a copy of something else; `front` is its own card. */
  copied?: true;
  /** The other card of what two cards have become together. */
  melded?: ObjectId;
  /** The card whose other face is up. */
  front?: string;
  /** Where it was cast from. */
  castFrom?: Zone;
  /** What was sacrificed, discarded or exiled for it, by the names under which its effects find it. */
  paid?: Record<string, string>;
  /** The place of the room of this dungeon in which its owner is. */
  room?: number;
  /** The subtype chosen for it. */
  chosenType?: string;
  chosenNumber?: number;
  /** The players whom it has dealt damage since it last came into play, where something asks for that; replaced, never changed in place. */
  hurt?: readonly PlayerId[];
  /** The creature that it haunts from exile. */
  haunts?: { id: ObjectId; incarnation: number };
  /** The player chosen as it entered. */
  chosenPlayer?: PlayerId;
  /** Who protects this battle. */
  protector?: PlayerId;
  /** The card leads its owner's deck, whatever zone it is in. */
  commander?: true;
  /** It is a commander and was put into a graveyard or into exile since state-based actions were last checked. */
  arrived?: true;
  /** How many attackers it may block. */
  blocks: number;
  n: number;
  x: number;
  /** What the set-up prints on it over its definition; also the whole of a token. */
  printed: Characteristics | null;
  /** While on the stack. */
  marker: number;
  targets: Target[];
  /** The modes that were chosen for it. */
  modes?: number[];
  ability: StackAbility | null;
  /** How it stood when it last left the battlefield. */
  last: {
    controller: PlayerId;
    types: string[];
    subtypes: string[];
    power: number;
    toughness: number;
    attachedTo: string | null;
    /** Absent where it had none. */
    counters?: Record<string, number>;
  } | null;
  /** What exiled it, or made it, where it is a token. */
  cameBy: ObjectId | null;
  [FACE]?: Face;
  /** The stay of what it came by. */
  cameIn?: number | undefined;
  /** Its incarnation as it last entered the battlefield; absent where it was set up there or never was. */
  stay?: number;
  phasedOutWith?: ObjectId;
  /** What it has become, as `monstrous`, for as long as it stays on the battlefield. */
  marks?: string[];
  /** Dealt damage by a source with deathtouch since the last cleanup. */
  doomed?: boolean;
  /** Abilities of it that can be activated so often in a turn, with the number of the turn for each time that they were. */
  activated?: Record<number, readonly number[]>;
  /** Number of the turn in which a loyalty ability of it was last activated. */
  loyaltyTurn?: number;
}

/** An ability that was activated or has triggered, on a stack or on its way there. */
interface AbilityInstance {
  source: ObjectId;
  /** For a triggered ability: index among the abilities of its source, or -1. */
  index: number;
  label: string;
  effects: Effect[];
  specs: TargetSpec[];
  modes?: Modes;
  condition: Condition | null;
  that: Context['that'];
}

/** An ability on the stack. */
interface StackAbility extends AbilityInstance {
  triggered: boolean;
  /** Combat damage that waits on the stack, as assigned, where the rules put it there. */
  damage?: { source: ObjectId; player?: PlayerId; object?: ObjectId; amount: number; combat: boolean }[];
}

/** A triggered ability that waits to be put on a stack. */
export interface PendingTrigger extends AbilityInstance {
  controller: PlayerId;
  marker: number;
  cause: number;
  /** An object on a stack caused it, so it goes on that stack; only asked in Grand Melee. */
  bound?: true;
}

export interface DelayedTrigger {
  id: number;
  controller: PlayerId;
  source: ObjectId;
  on: EventPattern;
  effects: Effect[];
  object: { id: ObjectId; incarnation: number } | null;
  /** Triggers each time until the turn ends. */
  lasting?: true;
  /** Is over with the turn of this marker. */
  marker?: number;
}

/** A turn marker of Grand Melee. */
export interface Marker {
  number: number;
  /** Who holds it, or null while it waits to be received. */
  holder: PlayerId | null;
  /** The seat that would receive it. */
  next: PlayerId | null;
  /** Its holder is taking a turn. */
  active: boolean;
  designations: number;
  /** Where the marker was last. */
  seat: PlayerId;
  /** A regular turn with this marker is still owed to its holder after extra turns that came before it. */
  owed?: boolean;
  /** Its first turn waits for that of a marker before it. */
  waits?: true;
  /** It waits since another marker is too close ahead. */
  blocked?: true;
}

interface ExtraTurn {
  party: Party;
  /** Taken directly before the next regular turn instead of after the present one. */
  deferred: boolean;
}

export interface GameState {
  random: number;
  seats: PlayerId[];
  options: SettledOptions;
  /** Who took the last turn that was no extra turn. */
  lastRegular: Party | null;
  /** More players than the threshold began the game. */
  multiplayer: boolean;
  players: Record<PlayerId, PlayerState>;
  teams: Record<TeamId, TeamState>;
  objects: ObjectTable;
  battlefield: ObjectId[];
  exile: ObjectId[];
  command: ObjectId[];
  anteZone: ObjectId[];
  /** Top card last. An empty name is a card that nobody has looked at. */
  libraries: Record<PlayerId, ObjectId[]>;
  hands: Record<PlayerId, ObjectId[]>;
  graveyards: Record<PlayerId, ObjectId[]>;
  /** By number of the turn marker; top object last. */
  stacks: Record<number, ObjectId[]>;
  threads: Thread[];
  markers: Marker[];
  /** Seats to whose right a turn marker is to go between turns, where it is not designated at once. */
  removals?: PlayerId[];
  /** Who is within whose range, as fixed when a turn last began. */
  ranges: Record<PlayerId, PlayerId[]> | null;
  /** Replaced by `Engine.setEffects` alone, which sorts them. */
  readonly effects: readonly ContinuousEffect[];
  waiting: PendingTrigger[];
  delayed: DelayedTrigger[];
  extraTurns: ExtraTurn[];
  skips: { party: Party; what: 'turn' | 'combat' | Step }[];
  spellsThisTurn: Record<PlayerId, number>;
  /** The same of the turn before, where a card of the game asks for it. */
  spellsLastTurn?: Record<PlayerId, number>;
  /** State triggers that may not trigger again yet: source and index. */
  armed: Record<string, boolean>;
  /** The cards that lead decks, where any do. */
  commanders?: readonly ObjectId[];
  /** Commanders about to move, and whether each goes to the command zone instead; what is about to happen has not begun. */
  leading?: Readonly<Record<ObjectId, boolean>>;
  /** Who is the monarch and who has the initiative, once somebody has it. */
  monarch?: PlayerId;
  initiative?: PlayerId;
  /** What happened this turn, by kind and player, where a card of the game asks for it. */
  today?: Record<string, number>;
  startingParty: Party | null;
  planarController: PlayerId | null;
  over: boolean;
  counter: number;
  clock: number;
  turnCount: number;
  /** Repetitions of the same position without a choice, for loops that nobody can end. */
  loop: { positions: string[]; controllers: PlayerId[] };
}
