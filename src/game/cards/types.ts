import type { Ability } from './ability.js';
import type { Addition, Characteristics } from './definition.js';
import type { EventPattern } from './patterns.js';
import type { ObjectProhibition, PlayerProhibition } from './statics.js';
import type {
  Amount,
  Condition,
  Cost,
  Duration,
  ManaUse,
  ObjectFilter,
  ObjectId,
  ObjectRef,
  PlayerFilter,
  PlayerRef,
  Shield,
  Step,
  Zone,
} from './terms.js';

/**
 * What a card does, as plain data: the vocabulary in which scenario files, programs and tests describe cards
 * to the engine. Nothing here runs; `../effects/` carries it out.
 */
export type * from './ability.js';
export type * from './definition.js';
export type * from './patterns.js';
export type * from './statics.js';
export type * from './terms.js';

export type Effect =
  /** Where `divided` each target is dealt its share (`TargetSpec.divide`). */
  | {
      effect: 'damage';
      amount: Amount;
      to: ObjectRef | PlayerRef;
      source?: ObjectRef;
      divided?: true;
      /** Cannot be prevented. */
      certain?: true;
      remember?: string;
    }
  | { effect: 'gainLife' | 'loseLife'; player: PlayerRef; amount: Amount; remember?: string }
  | { effect: 'setLife'; player: PlayerRef; to: Amount }
  /** Each of the players may pay life, from 0 upwards; the sum is remembered. */
  | { effect: 'payLife'; player: PlayerRef; amount: Amount | 'any'; remember?: string }
  | { effect: 'exchangeLife'; a: PlayerRef; b: PlayerRef }
  | { effect: 'redistributeLife'; among: PlayerFilter }
  | { effect: 'poison'; player: PlayerRef; amount: Amount }
  | { effect: 'losePoison'; player: PlayerRef; amount: Amount | 'all'; remember?: string }
  /** Energy counters are put on the player. */
  | { effect: 'energy'; player: PlayerRef; amount: Amount }
  /** With `upTo` the player says how many, up to that number. */
  | { effect: 'draw'; player: PlayerRef; count: Amount; upTo?: true; remember?: string }
  /** With `random` nobody chooses. How many there were can be remembered. */
  | {
      effect: 'discard';
      player: PlayerRef;
      count: Amount | 'all' | 'any';
      /** Only such cards. */
      filter?: ObjectFilter;
      random?: true;
      remember?: string;
    }
  /** The player shows any number of these cards of the hand; how many can be remembered. */
  | { effect: 'revealAny'; player: PlayerRef; filter: ObjectFilter; remember?: string }
  /** One card that was chosen before is discarded by its owner. */
  | { effect: 'discardThat'; object: ObjectRef }
  | { effect: 'mill'; player: PlayerRef; count: Amount; remember?: string }
  /** A hand is shown to everybody, or to the controller alone. */
  | { effect: 'revealHand' | 'lookAtHand'; player: PlayerRef }
  /** The controller looks at the top cards of a library; the last of them is remembered as chosen. */
  | { effect: 'look'; player: PlayerRef; count: Amount; name?: string }
  /** Everybody sees the object. */
  | { effect: 'show'; object: ObjectRef }
  /** Cards from the top of a library stay there or are put at its bottom, or into the graveyard (`surveil`). */
  | { effect: 'scry' | 'surveil'; player: PlayerRef; count: Amount }
  /** Of so many top cards of the library some are taken, the others put elsewhere. */
  | {
      effect: 'dig';
      player: PlayerRef;
      /** Who looks and chooses, where that is somebody else. */
      chooser?: PlayerRef;
      look: Amount;
      /** All of them are seen by everybody. */
      shown?: true;
      take: number | 'any';
      optional?: true;
      filter?: ObjectFilter;
      to: Zone;
      rest: 'top' | 'bottom' | 'bottomRandom' | 'graveyard';
    }
  /** The top card of a library, or a card of a hand that nobody chooses, is shown and remembered as chosen. */
  | { effect: 'revealTop' | 'revealRandom'; player: PlayerRef; name: string }
  /** Cards are revealed from the top until one fits, which is remembered as chosen; the others are put aside. */
  | {
      effect: 'revealUntil';
      player: PlayerRef;
      filter: ObjectFilter;
      name: string;
      rest: 'bottomRandom' | 'graveyard' | 'shuffle' | 'exile';
      /** Where the card that fits goes; it stays where it is when absent. */
      to?: Zone;
      under?: PlayerRef;
    }
  /** The player and an opponent each reveal a card and put it on top or at the bottom; remembered as `clash`: 1 when won. */
  | { effect: 'clash'; player: PlayerRef }
  /**
   * Each player votes, beginning with `first`; how many votes each had is remembered as `votes NAME`. With `objects` they vote for one of
   * those, and what has the most votes is remembered as the pile `most votes`.
   */
  | { effect: 'vote'; first: PlayerRef; options: string[]; objects?: ObjectFilter }
  /** Each of the players may pay mana, from 0 upwards, beginning with the first; the sum is remembered. */
  | { effect: 'payMana'; player: PlayerRef; remember?: string }
  /** With `count` each of the players flips so many, which nobody calls; how many came up so is remembered as `heads` and `tails`. */
  | { effect: 'flipCoin'; player: PlayerRef; count?: Amount; win?: Effect[]; lose?: Effect[] }
  /** The last of them is remembered as chosen, under the name `object`. */
  | { effect: 'exileTop'; player: PlayerRef; count: Amount }
  | { effect: 'exileZone'; player: PlayerRef; zone: 'graveyard' | 'hand' }
  /** What is in these zones of the player is shuffled into the library. */
  | { effect: 'shuffleIn'; player: PlayerRef; zones: ('hand' | 'graveyard')[] }
  /** Looks through the library of `of`, and these zones beside; what is found can be moved as `found`. Of `all` nothing in a graveyard is left. */
  | {
      effect: 'search';
      of: PlayerRef;
      filter: ObjectFilter;
      chooser?: PlayerRef;
      zones?: ('graveyard' | 'hand')[];
      count?: Amount | 'any' | 'all';
      reveal?: true;
      /** How many were found. */
      remember?: string;
    }
  /** Shows the top cards, of each of the players, and remembers them as a pile. */
  | { effect: 'reveal'; player: PlayerRef; count: Amount; name: string }
  | { effect: 'partition'; chooser: PlayerRef; of: string; into: string[] }
  | { effect: 'choosePile'; chooser: PlayerRef; from: string[]; name: string; rest: string }
  /** What is left of it where it was; with `bottom` at the bottom of libraries, in no known order. */
  | { effect: 'moveAll'; pile: string; to: Zone; bottom?: true }
  | {
      effect: 'move';
      object: ObjectRef;
      to: Zone;
      /** Only where it is there. */
      from?: 'graveyard';
      under?: PlayerRef;
      remember?: string;
      tapped?: true;
      /** With these counters on it. */
      counters?: Record<string, Amount>;
      /** Put at the bottom of a library. */
      bottom?: true;
      /** Attacks whom this creature attacked, which has left combat. */
      attackingLike?: ObjectRef;
      /** Attacks whom the controller chooses of those who are defending. */
      attacking?: true;
      /** Comes back as soon as the source leaves the battlefield. */
      until?: 'sourceLeaves';
    }
  | { effect: 'shuffle'; player: PlayerRef; with?: ObjectRef }
  | {
      effect: 'token';
      /** What it is; or it is a copy of an object, and has these keywords beside. */
      spec: Characteristics;
      copyOf?: ObjectRef;
      also?: Addition;
      under: PlayerRef;
      /** It enters attacking this player; or, of `any`, whom the controller chooses for each. */
      attacking?: PlayerRef | 'any';
      /** Or a planeswalker of that player, which the controller chooses. */
      walkers?: true;
      /** It is exiled at the end of combat. */
      until?: 'endOfCombat';
      count?: Amount;
      name?: ObjectId;
      tapped?: true;
    }
  | { effect: 'control'; object: ObjectRef; by: PlayerRef; duration: Duration }
  | { effect: 'controlPlayer'; player: PlayerRef; by: PlayerRef }
  | { effect: 'attach'; object: ObjectRef; to: ObjectRef | PlayerRef }
  | { effect: 'pump'; object: ObjectRef; power: Amount; toughness: Amount; duration: Duration }
  /** Power and toughness change places, after all that changes them. */
  | { effect: 'switch'; object: ObjectRef; duration: Duration }
  /** The player may play cards of the graveyards of these players as though they were in the player's own. */
  | { effect: 'useGraveyards'; player: PlayerRef; of: PlayerRef; duration: Duration }
  /** The player may play so many more lands. */
  | { effect: 'lands'; player: PlayerRef; count: number; duration: Duration }
  /** With `among` only those keywords, of whatever kind, that one of these objects has; with `of` all activated abilities of another object. */
  | {
      effect: 'grant';
      object: ObjectRef;
      keywords?: string[];
      abilities?: Ability[];
      among?: ObjectFilter;
      of?: ObjectRef;
      duration: Duration;
    }
  /** The subtype `chosen` is the one that was chosen for the source. */
  /** With `also` its types, subtypes and colours come beside those that it has. */
  | { effect: 'become'; object: ObjectRef; spec: Characteristics; also?: true; duration: Duration }
  /** The source, in a graveyard, is exiled and haunts the creature from then on. */
  | { effect: 'haunt'; creature: ObjectRef }
  /** Cards in graveyards may be cast for their mana cost from there, and are exiled afterwards. */
  | { effect: 'flashback'; object: ObjectRef; duration: Duration }
  /** With `keeps` the copies have the ability of theirs that does so beside. */
  | { effect: 'becomeCopy'; object: ObjectRef; of: ObjectRef; keeps?: true; duration: Duration }
  | { effect: 'restrict'; player: PlayerRef; cant: PlayerProhibition[]; duration: Duration }
  | { effect: 'counter'; object: ObjectRef; to?: Zone; castableBy?: PlayerRef }
  /** With `count` so many times, each with the same targets or new ones. */
  | {
      effect: 'copy';
      object: ObjectRef;
      by?: PlayerRef;
      newTargets?: boolean;
      owner?: PlayerRef;
      count?: Amount;
      /** What the copy is in place of what it copies. */
      spec?: Characteristics;
    }
  | { effect: 'retarget'; object: ObjectRef; chooser?: PlayerRef }
  /** The player casts the card at once without paying its mana cost; `else` follows where that is not possible. */
  /** With `suspended` because its last time counter was removed, with `transformed` as what its other face is. */
  | {
      effect: 'cast';
      object: ObjectRef;
      player: PlayerRef;
      else?: Effect[];
      suspended?: true;
      transformed?: true;
    }
  /** A copy of a card in exile is cast at once without paying its mana cost. */
  | { effect: 'castCopy'; object: ObjectRef; player: PlayerRef }
  /** The spell is exiled encoded on a creature of its controller, who may then cast copies of it. */
  | { effect: 'encode' }
  /** With `entering` it was never untapped: it enters so. */
  | { effect: 'tap' | 'untap'; object: ObjectRef; entering?: true }
  | { effect: 'removeFromCombat'; object: ObjectRef }
  /** Is treated as though it did not exist until its controller's next untap step. */
  | { effect: 'phaseOut'; object: ObjectRef }
  | {
      effect: 'sacrifice';
      player: PlayerRef;
      filter: ObjectFilter;
      count?: Amount | 'all';
      /** So many are chosen and stay, and all others are sacrificed. */
      kept?: true;
      remember?: string;
    }
  /** What is destroyed for good (`final`) cannot be regenerated. */
  | { effect: 'destroy'; object: ObjectRef; final?: true; remember?: string }
  /** The next time that it would be destroyed this turn it is tapped, healed and removed from combat instead. */
  | { effect: 'regenerate'; object: ObjectRef }
  /** Its other face is turned up; or what lies face down is; or its other half counts from now on. */
  | { effect: 'transform' | 'turnUp' | 'turnDown' | 'flip'; object: ObjectRef }
  /** The source and the object, both cards, are exiled and come back as one permanent, with the card of this name up. */
  | { effect: 'meld'; object: ObjectRef; into: string }
  /** The same again and again: so many times; or again each time that this is so then, or that the player likes. */
  | { effect: 'repeat'; times?: Amount; while?: Condition; may?: PlayerRef; effects: Effect[] }
  /** The player may play the card, or cast it, from where it is: without paying its mana cost where it is `free`. */
  | {
      effect: 'permit';
      player: PlayerRef;
      object: ObjectRef;
      may: 'play' | 'cast';
      free?: true;
      duration: Duration;
    }
  /** Each deals damage equal to its power to the other. */
  | { effect: 'fight'; object: ObjectRef; other: ObjectRef }
  /** What the object cannot do, whatever it is or becomes; with `whom` it cannot attack these players, with `planeswalkers` nor theirs. */
  | {
      effect: 'forbid';
      object: ObjectRef;
      cant: ObjectProhibition[];
      whom?: PlayerRef;
      planeswalkers?: true;
      duration: Duration;
    }
  /** The object loses these keywords, or all of its abilities. */
  | { effect: 'strip'; object: ObjectRef; keywords?: string[]; duration: Duration }
  /** The object attacks if it can, or attacks this player if it can. */
  | { effect: 'force'; object: ObjectRef; whom?: PlayerRef; duration: Duration }
  /** The object blocks the other if it can. */
  | { effect: 'forceBlock'; object: ObjectRef; whom: ObjectRef; duration: Duration }
  /** The object, or whatever is like it, cannot block the other. */
  | { effect: 'forbidBlock'; object: ObjectRef; whom: ObjectRef; duration: Duration }
  /** Attacks if it can, and somebody else than the controller if it can, until the controller's next turn. */
  | { effect: 'goad'; object: ObjectRef }
  /** Should the object die this turn, or leave at any time where `always` says so, it is exiled instead. */
  | { effect: 'exileIfDies'; object: ObjectRef; always?: true }
  /** Cannot attack, block or have its abilities activated until the controller's next turn. */
  | { effect: 'detain'; object: ObjectRef }
  | { effect: 'exchangeControl'; a: ObjectRef; b: ObjectRef }
  /** The player chooses players and permanents with counters; each gets one more of each kind. */
  | { effect: 'proliferate'; player: PlayerRef }
  | { effect: 'monarch' | 'initiative'; player: PlayerRef }
  /** The player goes on to a next room of the dungeon, or into the first room of one: of this type where one is named. */
  | { effect: 'venture'; player: PlayerRef; into?: string }
  /** Abilities in the command zone that nothing takes away. */
  | { effect: 'emblem'; player: PlayerRef; abilities: Ability[] }
  /** Counters are put on objects, or as many as are there are taken away. */
  | {
      effect: 'putCounters' | 'removeCounters';
      object: ObjectRef;
      kind: string;
      count: Amount;
      remember?: string;
    }
  /** The objects become so, as `monstrous` or `renowned`, for as long as they stay on the battlefield. */
  | { effect: 'mark'; object: ObjectRef; mark: string }
  /** Mana is added; `symbols` is what the card says of its colour, which the pool does not keep apart. */
  | { effect: 'mana'; player: PlayerRef; amount: Amount; symbols?: string[]; only?: ManaUse }
  | { effect: 'extraTurn'; player: PlayerRef; count?: number }
  /** With `during` only where a phase of this kind is going on. */
  | { effect: 'extraPhases'; phases: ('combat' | 'main')[]; during?: 'combat' | 'main' }
  /** Each draw of the player, who is `that`, or the next one, is replaced. */
  | { effect: 'replaceDraw'; player: PlayerRef; effects: Effect[]; once?: true; duration: Duration }
  | { effect: 'skip'; player: PlayerRef; what: 'turn' | 'combat' | Step }
  | { effect: 'shield'; shield: Shield; duration: Duration }
  /** Damage cannot be prevented. */
  | { effect: 'unpreventable'; duration: Duration }
  | { effect: 'win' | 'lose'; player: PlayerRef }
  | { effect: 'drawGame' }
  | { effect: 'restart'; keep?: ObjectFilter }
  | { effect: 'ante'; player: PlayerRef; count: number }
  /** Asks for one of the things and remembers it. `optional` lets the chooser take none. */
  /** With `kept` the source remembers the player, as the one chosen for it, or as its `protector`. */
  | { effect: 'choosePlayer'; chooser: PlayerRef; from: PlayerFilter; name: string; kept?: true }
  /** With `random` nobody chooses. */
  | {
      effect: 'chooseObject';
      chooser: PlayerRef;
      from: ObjectFilter;
      name: string;
      optional?: boolean;
      random?: true;
    }
  /** Each of the players, as `it`, chooses so many, or up to so many, of these objects, which are remembered as a pile. */
  | {
      effect: 'chooseObjects';
      player: PlayerRef;
      from: ObjectFilter;
      count: Amount;
      upTo?: true;
      pile: string;
    }
  | { effect: 'chooseMode'; chooser: PlayerRef; modes: { name: string; effects: Effect[] }[] }
  | { effect: 'chooseColor'; chooser: PlayerRef; colors: string[] }
  | { effect: 'chooseSubtype'; chooser: PlayerRef; of: string[] }
  /** Between these two numbers, each of them included; the source remembers it. */
  | { effect: 'chooseNumber'; chooser: PlayerRef; least: number; most: number }
  /** Whether it was done can be remembered, of each player. */
  | { effect: 'may'; player: PlayerRef; effects: Effect[]; else?: Effect[]; remember?: string }
  /** The player may pay; `effects` follow a payment, `else` its refusal. */
  | {
      effect: 'mayPay';
      player: PlayerRef;
      costs: Cost[];
      effects?: Effect[];
      else?: Effect[];
      remember?: string;
    }
  /** Each of the players says in turn whether to pay, or have the effects happen, as `it`; `then` follows once, or `else` where nobody does. */
  | {
      effect: 'anyPlayer';
      players: PlayerFilter;
      costs?: Cost[];
      effects?: Effect[];
      /** The effects are what a player may have happen who does not pay. */
      either?: true;
      /** Once one of them has said yes nobody else is asked. */
      once?: true;
      then?: Effect[];
      else?: Effect[];
    }
  | { effect: 'if'; condition: Condition; then: Effect[]; else?: Effect[] }
  /** Runs the effects once for each player (or object), who is called `it`. */
  | {
      effect: 'forEach';
      players?: PlayerFilter;
      objects?: ObjectFilter;
      effects: Effect[];
      /** Whose turn to do so comes first, where it is not the active player's. */
      first?: PlayerRef;
    }
  /** Something to happen later: once, or each time until the turn ends. `object` is remembered as `that`. */
  | {
      effect: 'delayed';
      when: EventPattern;
      object?: ObjectRef;
      effects: Effect[];
      lasting?: true;
      /** Is over with the turn. */
      thisTurn?: true;
    };
