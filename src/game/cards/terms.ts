/**
 * What a card speaks of, as plain data: players, objects, numbers, conditions, costs and targets. `types.ts` says what it does with them.
 */

import type { Effect } from './types.js';

/** Marks what an id names, for the types alone: no kind is taken for another, while a plain string may become any of them. */
declare const names: unique symbol;
/** The name of a player; players are listed in turn order, the next one sitting to the left. */
export type PlayerId = string & { readonly [names]?: 'player' };

/** The name of a team. */
export type TeamId = string & { readonly [names]?: 'team' };

/** The name of an object: a card, a token, a copy or an ability on the stack. */
export type ObjectId = string & { readonly [names]?: 'object' };

/** Where an object is; `outside` means that it has left the game with its owner. */
export type Zone =
  | 'battlefield'
  | 'graveyard'
  | 'exile'
  | 'hand'
  | 'library'
  | 'stack'
  | 'command'
  | 'ante'
  /** Of permanents that are treated as though they did not exist. */
  | 'phased'
  | 'outside';

/** The steps of a turn, main phases included. */
export type Step =
  | 'untap'
  | 'upkeep'
  | 'draw'
  | 'main1'
  | 'beginCombat'
  | 'declareAttackers'
  | 'declareBlockers'
  | 'combatDamage'
  | 'endCombat'
  | 'main2'
  | 'end'
  | 'cleanup';

/** Which players: one, or (for `each`) all that a filter admits. */
export type PlayerRef =
  /** The controller of the effect. */
  | { player: 'you' }
  /** The one being treated just now, inside `forEach` or as the recipient whose amount is asked for. */
  | { player: 'it' }
  /** The player of the event that triggered the ability. */
  | { player: 'that' }
  /** The active player; of a team that shares its turn, the member that the ruleset finds. */
  | { player: 'active' }
  /** The defending player, as the ruleset finds it for the source. */
  | { player: 'defending' }
  /** The attacking player, as the ruleset finds it for the source. */
  | { player: 'attacking' }
  | { player: 'planarController' }
  /** The next player on that side of another. */
  | { player: 'left' | 'right'; of: PlayerRef }
  /** The player whom the source is attached to. */
  | { player: 'enchanted' }
  | { player: 'owner' | 'controller'; of: ObjectRef }
  /** Everything chosen under the target entry at this place, counted from 0. */
  | { player: 'target'; index: number }
  /** What an earlier `choose` of the same resolution remembered under this name. */
  | { player: 'chosen'; name: string }
  | { player: 'named'; name: PlayerId }
  | { player: 'each'; filter?: PlayerFilter };

/** Which objects: one, or (for `each`) all that a filter admits. */
export type ObjectRef =
  /** The source of the effect. */
  | { object: 'self' }
  /** What the source is attached to. */
  | { object: 'attached' }
  /** The one being treated just now. */
  | { object: 'it' }
  /** The object of the event that triggered the ability. */
  | { object: 'that' }
  /** The second object of the event, as the blocking creature. */
  | { object: 'other' }
  /** The permanent whose ability made the token that speaks of it; known by its name once the token is made. */
  | { object: 'maker' }
  /** What the last `search` found. */
  | { object: 'found' }
  | { object: 'target'; index: number }
  | { object: 'chosen'; name: string }
  /** With `incarnation` only while it is still the object that it was then. */
  | { object: 'named'; id: ObjectId; incarnation?: number }
  | { object: 'each'; filter?: ObjectFilter };

/** Admits players. Several conditions must all hold. */
export interface PlayerFilter {
  /** Seen from `of` (the controller of the effect when absent); `any` when absent. */
  who?: 'any' | 'you' | 'opponents' | 'teammates' | 'team' | 'others';
  of?: PlayerRef;
  lifeAtMost?: Amount;
  lifeAtLeast?: Amount;
  /** One of these players. */
  among?: PlayerRef[];
  /** None of these players. */
  not?: PlayerRef;
  /** Controls a creature that attacks this player. */
  attacking?: PlayerRef;
  /** Was dealt damage by this object since that last came into play. */
  hurtBy?: ObjectRef;
  /** What has to be so of the player, who is `it` in the condition. */
  where?: Condition;
}

/** Admits objects. Several conditions must all hold; where a list is given one of its members is enough. */
export interface ObjectFilter {
  /** `battlefield` when absent; `any` is wherever the object is. */
  zone?: Zone | 'any';
  /** Card types: `creature`, `artifact`, `land`, `instant`, `permanent` (any permanent type), `spell`. */
  types?: string[];
  notTypes?: string[];
  /** Types that it has all of, beside one of `types`. */
  every?: string[];
  subtypes?: string[];
  notSubtypes?: string[];
  supertypes?: string[];
  notSupertypes?: string[];
  colors?: string[];
  notColors?: string[];
  /** How many colours it has. */
  colorCount?: Bounds;
  keywords?: string[];
  withoutKeywords?: string[];
  name?: string;
  /** Controlled by one of these players. */
  controller?: PlayerRef;
  owner?: PlayerRef;
  token?: boolean;
  tapped?: boolean;
  attacking?: boolean;
  blocking?: boolean;
  /** Of an attacking creature: whether something has blocked it. */
  blocked?: boolean;
  /** Attacking one of these players. */
  attackingPlayer?: PlayerRef;
  /** One of these descriptions fits as well. */
  anyOf?: ObjectFilter[];
  /** Not the source itself. */
  other?: boolean;
  /** Is of the subtype that was chosen for the source. */
  chosenType?: true;
  /** Shares a creature type with this object. */
  sharesTypeWith?: ObjectRef;
  /** Shares a colour with this object, or its name. */
  sharesColorWith?: ObjectRef;
  sameNameAs?: ObjectRef;
  /** Blocks this object, or is attached to it. */
  blocks?: ObjectRef;
  attachedTo?: ObjectRef;
  /** Is this object, or is not. */
  is?: ObjectRef;
  not?: ObjectRef;
  /** Only the source. */
  self?: boolean;
  /** Only what the source is attached to. */
  attached?: boolean;
  /** Bounds of power and toughness, and of what the card costs. */
  power?: Bounds;
  toughness?: Bounds;
  cost?: Bounds;
  /** Whether what it costs is an even number, or an odd one. */
  parity?: 'even' | 'odd';
  /** Has no abilities, keywords among them. */
  bare?: true;
  /** Was dealt damage this turn, by this object where one is named. */
  damagedToday?: true;
  damagedBy?: ObjectRef;
  /** Has attacked this turn, or has not; came onto the battlefield this turn. */
  attackedToday?: boolean;
  enteredToday?: true;
  /** Has at least one counter of this kind. */
  counter?: string;
  /** Has become so, as `monstrous` or `renowned`. */
  mark?: string;
  /** A spell or ability that targets such an object, or such a player. */
  aims?: { objects?: ObjectFilter; players?: PlayerFilter };
  /** Leads its owner's deck. */
  commander?: true;
  /** Lies face down, or has a morph ability. */
  faceDown?: true;
  morph?: true;
  /** Is haunted by the source. */
  haunted?: true;
  /** Was exiled by the source, since that last entered the battlefield. */
  exiledBySource?: true;
  /** Of a token: was made by the source, since that last entered the battlefield. */
  madeBySource?: true;
  /** Is in the pile that an earlier effect of the same resolution remembered under this name. */
  pile?: string;
}

/** A least and a most number; each counts itself. */
export interface Bounds {
  least?: Amount;
  most?: Amount;
}

/** A number, worked out when it is needed. */
export type Amount =
  | number
  /** The number announced for X. */
  | { amount: 'x' }
  /** The number printed as `n` on a card that takes it from its state (`setup.objects[].n`). */
  | { amount: 'n' }
  /** Of several players together. */
  | { amount: 'life'; of: PlayerRef }
  | { amount: 'poison'; of: PlayerRef }
  /** Mana in the pool of the player. */
  | { amount: 'unspent'; of: PlayerRef }
  /** How many symbols of these colours stand in the costs of the player's permanents; a symbol of two of them counts once. */
  | { amount: 'devotion'; of: PlayerRef; colors: string[] }
  | { amount: 'power' | 'toughness'; of: ObjectRef }
  /** What the card of the object costs. */
  | { amount: 'manaValue'; of: ObjectRef }
  /** What is paid for its mana cost, up to so much of what has no colour left out; without a mana cost nobody can pay it. */
  | { amount: 'manaCost'; of: ObjectRef; less?: number }
  /** How many counters of a kind are on the object. */
  | { amount: 'counters'; kind: string; of: ObjectRef }
  /** The greatest number among the objects, or all of them together; 0 where there are none. */
  | { amount: 'greatest' | 'least' | 'total'; of: 'power' | 'toughness' | 'cost'; objects: ObjectFilter }
  /** How often something happened this turn, or to how much it came: to these players, or to anybody. */
  | { amount: 'thisTurn'; what: TurnFact; of?: PlayerRef }
  /** How many objects of this kind have entered the battlefield this turn, as they are or last were. */
  | { amount: 'entered'; objects: ObjectFilter }
  /** How many opponents of the controller are attacked in this combat. */
  | { amount: 'attackedOpponents' }
  /** How many card types, basic land types or names there are among the objects. */
  | { amount: 'cardTypes' | 'landTypes' | 'names'; objects: ObjectFilter }
  /** How many objects or players the filter admits, seen through the range of the source's controller. */
  | { amount: 'numberOf'; objects: ObjectFilter }
  | { amount: 'numberOf'; players: PlayerFilter }
  /** Spells cast this turn, or in the turn before, by players of the filter. */
  | { amount: 'spellsCast'; by?: PlayerFilter; lastTurn?: true }
  | { amount: 'half'; of: Amount; round: 'up' | 'down' }
  | { amount: 'times'; factor: number; of: Amount }
  | { amount: 'plus'; of: Amount[] }
  /** Smallest and largest of a list, or of one amount asked for every player of a filter (as `it`). */
  | { amount: 'min' | 'max'; of: Amount[] }
  | { amount: 'min' | 'max'; of: Amount; over: PlayerFilter }
  /** The number that was last chosen for the source. */
  | { amount: 'chosenNumber' }
  /** The size of the triggering event: damage dealt, life lost or gained. */
  | { amount: 'that' }
  /** What an earlier effect of the same resolution remembered (`remember`). */
  /** With `of` what was remembered of these players alone. */
  | { amount: 'remembered'; name: string; of?: PlayerRef };

/** What is remembered of a turn where a card asks for it. */
export type TurnFact =
  | 'lifeLost'
  | 'lifeGained'
  | 'damage'
  | 'attacked'
  | 'died'
  | 'left'
  | 'drew'
  | 'discarded';

/** A yes-or-no question, asked when it is needed. */
export type Condition =
  /** An amount of several players, as of each opponent, is compared for each of them alone; inside `plus` for all together. */
  | { if: 'compare'; left: Amount; is: '<' | '<=' | '==' | '!=' | '>=' | '>'; right: Amount }
  | { if: 'matches'; object: ObjectRef; filter: ObjectFilter }
  | { if: 'exists'; objects: ObjectFilter }
  | { if: 'somePlayer'; players: PlayerFilter }
  | { if: 'poisoned' | 'monarch' | 'initiative' | 'completed'; player: PlayerRef }
  /** It is the turn of one of these players. */
  | { if: 'turn'; player: PlayerRef }
  /** It is one of these steps, of a turn of one of these players where they are named. */
  | { if: 'step'; steps: Step[]; player?: PlayerRef }
  /** A creature attacks this player. */
  | { if: 'attacked'; player: PlayerRef }
  /** An earlier `chooseObject` of the same resolution found something under this name. */
  | { if: 'chosen'; name: string }
  /** The one option had more votes than the other in an earlier `vote` of the same resolution. */
  | { if: 'voted'; for: string; over: string }
  /** The source was kicked as it was cast, with this one of two kickers where it says so. */
  | { if: 'kicked'; with?: 'first' | 'second' }
  /** The source was cast as its last time counter was removed. */
  | { if: 'suspended' }
  /** Something else than its mana was paid as the source was cast. */
  | { if: 'otherCost' }
  /** The object was cast, from this zone where one is named. */
  | { if: 'castFrom'; castFrom: Zone | 'any'; object: ObjectRef }
  /** The object came under its controller's control since the beginning of that player's last upkeep before this one. */
  | { if: 'cameSinceUpkeep'; object: ObjectRef }
  | { if: 'all' | 'any'; of: Condition[] }
  | { if: 'not'; of: Condition };

/** How long a continuous effect lasts. */
export type Duration =
  | { until: 'endOfTurn' }
  | { until: 'endOfCombat' }
  /** While the source stays attached to the object. */
  | { until: 'attached' }
  /** While the object stays on the stack. */
  | { until: 'onStack' }
  /** While the source stays on the battlefield, or while it stays under the same control as well. */
  | { until: 'sourceLeaves' | 'sourceLost' }
  /** While the source stays tapped, and under the same control as well where `kept` says so. */
  | { until: 'sourceTapped'; kept?: true }
  /** Until the object's controller has had an untap step. */
  | { until: 'untapStep' }
  /** Until the next turn of the player begins (`you` when absent). */
  | { until: 'nextTurn'; of?: PlayerRef }
  | { until: 'permanent' };

/** All that mana can be spent on: spells of a kind, abilities of objects of a kind. */
export interface ManaUse {
  cast?: ObjectFilter;
  activate?: ObjectFilter;
}

/** What is charged before an effect or to turn one aside. Mana is a plain number. */
export type Cost =
  /** Mana. `orLife` says for how many of it 2 life each may be paid instead. */
  | { cost: 'mana'; amount: Amount; orLife?: number }
  | { cost: 'tap' | 'sacrificeSelf' }
  | { cost: 'loyalty'; amount: number }
  | { cost: 'life'; amount: Amount }
  /** Energy counters of the player are taken away. */
  | { cost: 'energy'; amount: Amount }
  /** The player names the number, from 0 upwards. */
  | { cost: 'anyLife' }
  | { cost: 'discard'; count: Amount; filter?: ObjectFilter; random?: true }
  /** The source itself is discarded from a hand or shown, returned to its owner's, or no longer attached to what it is attached to. */
  | { cost: 'discardSelf' | 'revealSelf' | 'returnSelf' | 'unattachSelf' }
  /** Permanents of the player go back to their owner's hand. */
  | { cost: 'return'; filter: ObjectFilter; count: Amount }
  /** One of these subtypes is chosen for the source. */
  | { cost: 'chooseSubtype'; of: string[] }
  /** The source does not untap in its controller's next untap step. */
  | { cost: 'exert' }
  /** Untapped creatures of the player with so much power together are tapped. */
  | { cost: 'crew'; power: number }
  /** Other permanents (or the source among them) are sacrificed; the player chooses which. */
  | { cost: 'sacrifice'; filter: ObjectFilter; count: Amount }
  /** Untapped permanents of the player are tapped. */
  | { cost: 'tapOthers'; filter: ObjectFilter; count: Amount }
  /** The source itself is exiled, from play where nothing else is named. */
  | { cost: 'exileSelf'; from?: 'graveyard' | 'hand' }
  /** Cards are exiled, or put into the zone that is named. */
  | { cost: 'exile'; from: ObjectFilter; count: Amount; to?: Zone }
  /** Cards from the top of the player's library are exiled. */
  | { cost: 'exileTop'; count: number }
  /** Such cards are shown. */
  | { cost: 'reveal'; from: ObjectFilter; count: Amount }
  /** Counters are taken from the source; as many as are announced for X where the number says so. */
  | { cost: 'removeCounters'; kind: string; count: Amount };

/** One `target` of a spell or ability. */
export interface TargetSpec {
  objects?: ObjectFilter;
  players?: PlayerFilter;
  /** Numbers of targets taken under this entry; 1 and 1 when absent. */
  min?: number;
  max?: number;
  /** As many targets as the number announced for X, whatever the numbers beside it say. */
  x?: true;
  /** Who picks it; the controller when absent. `opponent` is an opponent whom the controller names, `that` the player of the event. */
  chooser?: 'you' | 'opponent' | 'that';
  /** All of its targets belong to one player, as cards in a single graveyard do. */
  oneOwner?: true;
  /** Must differ from the targets before it. */
  another?: boolean;
  /** So much is divided among its targets as they are chosen, at least 1 for each. */
  divide?: Amount;
  /** For which of several modes it is; the engine says so. */
  mode?: number;
  /** One such entry for each of these players, who are called `it` inside `objects`. */
  forEach?: PlayerFilter;
}

/** Damage is stopped or turned aside. Presence and absence of `from` and `to` matter under limited range. */
export interface Shield {
  from?: ObjectFilter;
  /** One object or player, a kind of objects, or a kind of players. */
  to?: ObjectRef | PlayerRef | { objects: ObjectFilter; players?: PlayerFilter } | { players: PlayerFilter };
  amount: Amount | 'all';
  /** So much of what is dealt at once is let through. */
  allBut?: number;
  /** Combat damage alone, or only what is none. */
  combat?: boolean;
  /** The next time alone. */
  once?: true;
  /** Dealt to this one instead of being prevented. */
  redirectTo?: ObjectRef | PlayerRef;
  /** What is done at once as it prevents damage: `that` is the source of the damage, and the amount how much was prevented. */
  then?: Effect[];
}
