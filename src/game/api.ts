/** The public face of a game: set-up, decisions, events and questions. Plain data throughout. */
import type { CardDefinition, ObjectId, PlayerId, Step, TeamId, Zone } from './cards/types.js';

/** The variants; each is a preset of options. */
export type Variant =
  | 'freeForAll'
  | 'grandMelee'
  | 'teamVsTeam'
  | 'emperor'
  | 'twoHeadedGiant'
  | 'alternatingTeams';

/** What is settled before play begins. What is absent is filled in by the variant, from the ruleset. */
export interface GameOptions {
  variant?: Variant;
  /** For asking whether several variants may be used at once; a game is played with `variant`. */
  variants?: Variant[];
  /** Seats; one number for all, or one for each player. `null` switches the option off. */
  rangeOfInfluence?: number | null | Record<PlayerId, number>;
  attackMultiplePlayers?: boolean;
  attackLeft?: boolean;
  attackRight?: boolean;
  /** Only opponents in neighbouring seats may be attacked. */
  attackAdjacentOnly?: boolean;
  deployCreatures?: boolean;
  sharedTeamTurns?: boolean;
  emperors?: PlayerId[];
  ante?: boolean;
  planechase?: boolean;
  /** Card draw, opening hands: 7 and 20 unless stated. */
  handSize?: number;
  startingLife?: number;
  /**
   * What becomes of a question that is put although it has one answer only, as priority is to a player who can do
   * nothing but pass. `ask` (when absent) puts it like any other. `take` takes the answer as given and logs it as
   * `choiceForced`; a game that is played again from its set-up takes the same.
   */
  forced?: 'ask' | 'take';
}

/** An object as it is when the game (or the position) begins. */
export interface ObjectSetup {
  id?: ObjectId;
  /** Name of a card in `setup.cards`. */
  card: string;
  owner: PlayerId;
  /** The owner when absent. */
  controller?: PlayerId;
  zone: Zone;
  power?: number;
  toughness?: number;
  types?: string[];
  subtypes?: string[];
  supertypes?: string[];
  colors?: string[];
  keywords?: string[];
  /** The colour chosen as it entered. */
  chosenColor?: string;
  attachedTo?: ObjectId | PlayerId;
  tapped?: boolean;
  /** Came under its controller's control this turn. */
  sick?: boolean;
  loyalty?: number;
  /** Who protects a battle on the battlefield; chosen as play begins when absent. */
  protector?: PlayerId;
  counters?: Record<string, number>;
  /** Value of `n` and of X on cards that take them from their state. */
  n?: number;
  x?: number;
  /** Larger is older; orders world permanents and timestamps. */
  age?: number;
  token?: boolean;
  /** How many attackers it may block; 1 when absent. */
  blocks?: number;
  /** The card leads its owner's deck, wherever it is: combat damage that it deals to each player is added up. */
  commander?: boolean;
  /** For a stack object: what it targets, in order. */
  targets?: (ObjectId | PlayerId)[];
  /** Attackers and what they attack, for positions inside combat. */
  attacking?: ObjectId | PlayerId | TeamId;
}

export interface GameSetup {
  /** In turn order: each next player sits to the left of the one before, the last wraps to the first. */
  players: PlayerId[];
  teams?: Record<TeamId, PlayerId[]>;
  options?: GameOptions;
  cards?: CardDefinition[];
  objects?: ObjectSetup[];
  /** By player, or by team where a team shares its life. */
  life?: Record<PlayerId | TeamId, number>;
  poison?: Record<PlayerId | TeamId, number>;
  /** Filler cards in each library: one number for all or one for each player; 60 when absent. */
  library?: number | Record<PlayerId, number>;
  /** Filler cards in hand at a position; 0 when absent. */
  hand?: number | Record<PlayerId, number>;
  /** Mana that can be spent; without limit when absent. */
  mana?: Record<PlayerId, number>;
  /** Players who left before the position. */
  left?: PlayerId[];
  /** A whole game with its opening (the default), or a position inside a turn. */
  start?:
    | { at: 'opening'; startingPlayer?: PlayerId; startingTeam?: TeamId }
    | {
        at: 'turn';
        /** Whose turn; the first player's when absent. A member stands for a team that shares its turn. */
        player?: PlayerId;
        team?: TeamId;
        /** `main1` when absent. */
        step?: Step;
        /** Who would get priority first; the active player or team when absent. */
        priority?: PlayerId;
        /** It is the first turn of the game; false when absent. */
        first?: boolean;
        /** Grand Melee: who holds each turn marker by its number. All hand-outs as at the start when absent. */
        markers?: Record<string, PlayerId>;
        /** Grand Melee: holders who have not begun their turn. */
        waiting?: PlayerId[];
      };
  planarController?: PlayerId;
}

export type { Decision, DecisionKind, Option } from './decision.js';
export type { EventOf, EventType, GameEvent } from './event.js';

export type Result = 'none' | 'won' | 'lost' | 'draw';

/** One answer, as stored for a replay. */
export type Answer =
  | { decision: string; option: number; by?: PlayerId }
  | { concede: PlayerId[] }
  | { leave: PlayerId[] }
  | { instruct: unknown };
