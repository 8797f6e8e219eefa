import type { Characteristics } from './definition.js';
import type {
  Amount,
  Condition,
  Cost,
  ManaUse,
  ObjectFilter,
  ObjectRef,
  PlayerFilter,
  PlayerRef,
  Shield,
  Step,
  Zone,
} from './terms.js';
import type { Ability, Effect } from './types.js';

/** What a player can be barred from. */
export type PlayerProhibition =
  | 'lose'
  | 'loseToLife'
  | 'win'
  | 'gainLife'
  | 'loseLife'
  | 'getPoison'
  | 'cast'
  | 'attack'
  | 'draw'
  | 'playLand'
  /** Play cards from the player's own graveyard. */
  | 'playFromGraveyard'
  | 'search'
  /** Be the target of anything, or of what an opponent of the player controls. */
  | 'beTargeted'
  | 'beTargetedByOpponents';

/** What an object can be barred from: `untap` in the untap step alone; `dealCombatDamage`: it assigns none. */
export type ObjectProhibition =
  | 'attack'
  | 'block'
  | 'beBlocked'
  | 'untap'
  | 'activate'
  | 'dealCombatDamage'
  | 'regenerate'
  /** Come onto the battlefield. */
  | 'enter';

/** Something always true while its source is on the battlefield (or in the command zone). */
export type StaticAbility = StaticContent & {
  /** Only while this is so. */
  if?: Condition;
};

export type StaticContent =
  | { static: 'players'; who: PlayerFilter; cant: PlayerProhibition[] }
  | { static: 'objects'; which: ObjectFilter; cant: ObjectProhibition[]; unless?: Condition }
  /** These creatures cannot attack these players; with `unlessPaid` a price for each lifts the bar. */
  | {
      static: 'attackTax';
      which: ObjectFilter;
      defenders: PlayerFilter;
      planeswalkers?: true;
      unlessPaid?: Cost;
    }
  /** The source cannot attack unless (or if) something is so of the defending player (`{player:'defending'}`). */
  | { static: 'attackOnly'; unless?: Condition; not?: Condition }
  /** With `whom` only so many creatures can attack each of these players. */
  | { static: 'limit'; attackers?: number; blockers?: number; whom?: PlayerFilter }
  /** Every creature able to block the object does so, or every one of these. */
  | { static: 'mustBeBlocked'; object: ObjectRef; by?: ObjectFilter }
  | { static: 'mustAttack'; object: ObjectRef }
  /** Who attacks with one of these may exert it: it does not untap in its controller's next untap step. */
  | { static: 'exertable'; which: ObjectFilter }
  | { static: 'pump'; which: ObjectFilter; power: Amount; toughness: Amount }
  /**
   * Types, subtypes and colours that they have in addition, wherever `which` says that they are; with `chosen` the type that was chosen
   * for the source. `like` is the last of such objects, whose creature types, power and toughness they have. With `colorless` they have no
   * colour, with `bare` no abilities; `abilities` come beside their own.
   */
  | {
      static: 'types';
      which: ObjectFilter;
      types?: string[];
      subtypes?: string[];
      colors?: string[];
      chosen?: true;
      like?: ObjectFilter;
      colorless?: true;
      bare?: true;
      abilities?: Ability[];
      /** Their power and toughness before anything adds to them. */
      power?: number;
      toughness?: number;
    }
  /** With activated or triggered abilities, beside keywords. */
  /** With `among` only those keywords, of whatever kind they are, that one of these objects has. */
  | { static: 'grant'; which: ObjectFilter; keywords: string[]; abilities?: Ability[]; among?: ObjectFilter }
  /** Only these can block the objects, or these cannot. */
  | { static: 'blockers'; which: ObjectFilter; except?: ObjectFilter; by?: ObjectFilter }
  /** The objects are blocked by so many creatures or more, or by none. */
  | { static: 'blockersAtLeast'; which: ObjectFilter; count: number }
  /** The objects block only these attackers, or cannot block these. */
  | { static: 'blocks'; which: ObjectFilter; only?: ObjectFilter; not?: ObjectFilter }
  /** They lose these keywords, and where it is `lasting` cannot have them; else what has come since may give them. */
  | { static: 'lose'; which: ObjectFilter; keywords: string[]; lasting?: true }
  /** Each of these players untaps only so many of these permanents in an untap step of theirs. */
  | { static: 'untapLimit'; who: PlayerFilter; which: ObjectFilter; most: number }
  | { static: 'entersTapped'; which: ObjectFilter }
  /** They enter as copies of the source. */
  | { static: 'entersAs'; which: ObjectFilter }
  /** They enter with so many counters more. */
  | { static: 'entersWith'; which: ObjectFilter; kind: string; count: Amount }
  /** So many times the tokens are made under the control of these players, or so many times the counters of this kind, or of any, put on these objects by effects. */
  | { static: 'moreTokens'; who: PlayerFilter; times: number }
  | { static: 'moreCounters'; which: ObjectFilter; kind?: string; times: number }
  /** These players gain so many times as much life, or for the life that they would gain something else is done; they are `that`. */
  | { static: 'gains'; who: PlayerFilter; times?: number; effects?: Effect[] }
  /** Damage reduces the life totals of these players no further than to this number. */
  | { static: 'lifeFloor'; who: PlayerFilter; least: number }
  /** What spells of these players cost more, or less. */
  | { static: 'price'; which: ObjectFilter; who: PlayerFilter; more?: number; less?: Amount }
  /** These players leave the step out of each turn of theirs. */
  | { static: 'skips'; who: PlayerFilter; step: Step }
  /** The hands, or the top cards of the libraries, of these players are seen by everybody. */
  | { static: 'revealed'; who: PlayerFilter; what: 'hand' | 'top' }
  /**
   * What would be put into a graveyard, from play alone where `from` says so, is put into this zone instead: at the bottom of a library,
   * or into one that is shuffled then. Without `from` the card itself says so of itself wherever it is.
   */
  | {
      static: 'instead';
      what: ObjectFilter;
      from?: 'battlefield';
      to: Zone;
      bottom?: true;
      shuffled?: true;
    }
  /** Multiplies or adds to the damage that these sources deal, to these players or objects only where any are named. */
  | {
      static: 'damage';
      from: ObjectFilter;
      to?: { players: PlayerFilter } | { objects: ObjectFilter };
      combat?: true;
      times?: number;
      more?: number;
    }
  /**
   * What is done instead of each draw of these players, who are `that`; with `butFirst` not of the first one in their draw steps, with
   * `least` once for all draws of an instruction to draw at least so many.
   */
  | { static: 'draws'; who: PlayerFilter; effects: Effect[]; may?: true; butFirst?: true; least?: number }
  /** The controller may play the top card of the library where it is such a card, or only cast it. */
  | { static: 'playTop'; which?: ObjectFilter; castOnly?: true }
  /** These players keep as many cards as they like; with `by` so many more, or fewer where it is below 0. */
  | { static: 'handSize'; who: PlayerFilter; by?: number }
  /** These players may play so many more lands in each turn of theirs. */
  | { static: 'lands'; who: PlayerFilter; count: number }
  /** Objects of the source's controller untap in the untap steps of these players too. */
  | { static: 'untapDuring'; which: ObjectFilter; turns: PlayerFilter }
  /** These players cannot cast spells of this kind, or not more than so many spells in a turn. */
  | { static: 'cantCast'; who: PlayerFilter; which: ObjectFilter }
  | { static: 'castLimit'; who: PlayerFilter; most: number }
  /** These players may cast such spells whenever they could cast an instant; of the card itself wherever that is. */
  | { static: 'asFlash'; who: PlayerFilter; which: ObjectFilter }
  /** What is done with each spell, as `it`, that a spell or ability of the source's controller would counter. */
  | { static: 'countering'; effects: Effect[] }
  /** Mana of these players, or that which is spent on this, counts as mana of any colour: the pool keeps no colours apart. */
  | { static: 'anyColor'; who: PlayerFilter; mana?: Characteristics; only?: ManaUse }
  /** The source, as a spell, cannot be countered; or such spells cannot. */
  | { static: 'uncounterable'; which?: ObjectFilter }
  | { static: 'control'; object: ObjectRef; by: PlayerRef }
  /** Sets power and toughness wherever the object is. */
  | { static: 'define'; power: Amount; toughness: Amount }
  | { static: 'shield'; shield: Shield }
  /** Damage that these sources deal, in combat alone where `combat` says so, cannot be prevented. */
  | { static: 'unpreventable'; from?: ObjectFilter; combat?: true };
