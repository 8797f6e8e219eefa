/**
 * What a card does, as plain data: the vocabulary in which scenario files, programs and tests describe cards
 * to the engine. Nothing here runs; `../effects/` carries it out. One file, though it is long: the types refer to each other, and
 * `scripts/make-card-schema.mjs` reads them from it.
 */

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
  /** What the last `search` found. */
  | { object: 'found' }
  | { object: 'target'; index: number }
  | { object: 'chosen'; name: string }
  | { object: 'named'; id: ObjectId }
  | { object: 'each'; filter?: ObjectFilter };

/** Admits players. Several conditions must all hold. */
export interface PlayerFilter {
  /** Seen from `of` (the controller of the effect when absent); `any` when absent. */
  who?: 'any' | 'you' | 'opponents' | 'teammates' | 'team' | 'others';
  of?: PlayerRef;
  lifeAtMost?: Amount;
  lifeAtLeast?: Amount;
  /** None of these players. */
  not?: PlayerRef;
  /** Controls a creature that attacks this player. */
  attacking?: PlayerRef;
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
  /** Shares a creature type with this object. */
  sharesTypeWith?: ObjectRef;
  /** Shares a colour with this object, or its name. */
  sharesColorWith?: ObjectRef;
  sameNameAs?: ObjectRef;
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
  /** Has at least one counter of this kind. */
  counter?: string;
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
  | { amount: 'power' | 'toughness'; of: ObjectRef }
  /** What the card of the object costs. */
  | { amount: 'manaValue'; of: ObjectRef }
  /** How many counters of a kind are on the object. */
  | { amount: 'counters'; kind: string; of: ObjectRef }
  /** The greatest number among the objects, or all of them together; 0 where there are none. */
  | { amount: 'greatest' | 'total'; of: 'power' | 'toughness' | 'cost'; objects: ObjectFilter }
  /** How often something happened this turn, or to how much it came: to these players, or to anybody. */
  | { amount: 'thisTurn'; what: TurnFact; of?: PlayerRef }
  /** How many objects of this kind have entered the battlefield this turn, as they are or last were. */
  | { amount: 'entered'; objects: ObjectFilter }
  /** How many opponents of the controller are attacked in this combat. */
  | { amount: 'attackedOpponents' }
  /** How many card types, or basic land types, there are among the objects. */
  | { amount: 'cardTypes' | 'landTypes'; objects: ObjectFilter }
  /** How many objects or players the filter admits, seen through the range of the source's controller. */
  | { amount: 'numberOf'; objects: ObjectFilter }
  | { amount: 'numberOf'; players: PlayerFilter }
  /** Spells cast this turn by players of the filter. */
  | { amount: 'spellsCast'; by?: PlayerFilter }
  | { amount: 'half'; of: Amount; round: 'up' | 'down' }
  | { amount: 'times'; factor: number; of: Amount }
  | { amount: 'plus'; of: Amount[] }
  /** Smallest and largest of a list, or of one amount asked for every player of a filter (as `it`). */
  | { amount: 'min' | 'max'; of: Amount[] }
  | { amount: 'min' | 'max'; of: Amount; over: PlayerFilter }
  /** The size of the triggering event: damage dealt, life lost or gained. */
  | { amount: 'that' }
  /** What an earlier effect of the same resolution remembered (`remember`). */
  | { amount: 'remembered'; name: string };

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
  | { if: 'poisoned' | 'monarch'; player: PlayerRef }
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
  /** The source was kicked as it was cast. */
  | { if: 'kicked' }
  /** Something else than its mana was paid as the source was cast. */
  | { if: 'otherCost' }
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
  /** Until the object's controller has had an untap step. */
  | { until: 'untapStep' }
  /** Until the next turn of the player begins (`you` when absent). */
  | { until: 'nextTurn'; of?: PlayerRef }
  | { until: 'permanent' };

/** Characteristics given to an object, or to a token. */
export interface Characteristics {
  name?: string;
  types?: string[];
  supertypes?: string[];
  subtypes?: string[];
  colors?: string[];
  power?: Amount;
  toughness?: Amount;
  loyalty?: number;
  /** `flying`, `haste`, `trample`, `landwalk:Forest`, `protection:red`, `banding`, `infect`, `lifelink`, `defender`, … */
  keywords?: string[];
  abilities?: Ability[];
}

/** What is charged before an effect or to turn one aside. Mana is a plain number. */
export type Cost =
  | { cost: 'mana'; amount: Amount }
  | { cost: 'tap' | 'sacrificeSelf' }
  | { cost: 'loyalty'; amount: number }
  | { cost: 'life'; amount: Amount }
  /** The player names the number, from 0 upwards. */
  | { cost: 'anyLife' }
  | { cost: 'discard'; count: number; filter?: ObjectFilter }
  /** Other permanents (or the source among them) are sacrificed; the player chooses which. */
  | { cost: 'sacrifice'; filter: ObjectFilter; count: number }
  /** Untapped permanents of the player are tapped. */
  | { cost: 'tapOthers'; filter: ObjectFilter; count: number }
  /** The source itself is exiled, from play where nothing else is named. */
  | { cost: 'exileSelf'; from?: 'graveyard' | 'hand' }
  /** Cards are exiled, or put into the zone that is named. */
  | { cost: 'exile'; from: ObjectFilter; count: number; to?: Zone }
  /** Counters are taken from the source. */
  | { cost: 'removeCounters'; kind: string; count: number };

/** One `target` of a spell or ability. */
export interface TargetSpec {
  objects?: ObjectFilter;
  players?: PlayerFilter;
  /** Numbers of targets taken under this entry; 1 and 1 when absent. */
  min?: number;
  max?: number;
  /** Who picks it; the controller when absent. `opponent` is an opponent whom the controller names. */
  chooser?: 'you' | 'opponent';
  /** Must differ from the targets before it. */
  another?: boolean;
  /** So much is divided among its targets as they are chosen, at least 1 for each. */
  divide?: Amount;
  /** For which of several modes it is; the engine says so. */
  mode?: number;
  /** One such entry for each of these players, who stand as `it` inside `objects`. */
  forEach?: PlayerFilter;
}

/** So many of several things happen, chosen as the spell is cast or the ability goes on the stack. */
export interface Modes {
  least: number;
  most: number;
  /** An opponent whom the controller names chooses; else the controller does. */
  chooser?: 'opponent';
  of: { targets?: TargetSpec[]; effects: Effect[] }[];
}

/** Damage is stopped or turned aside. Presence and absence of `from` and `to` matter under limited range. */
export interface Shield {
  from?: ObjectFilter;
  /** One object or player, a kind of objects, or a kind of players. */
  to?: ObjectRef | PlayerRef | { objects: ObjectFilter } | { players: PlayerFilter };
  amount: Amount | 'all';
  combat?: boolean;
  /** Dealt to this one instead of being prevented. */
  redirectTo?: ObjectRef | PlayerRef;
}

export type Effect =
  /** Where `divided` each target is dealt its share (`TargetSpec.divide`). */
  | {
      effect: 'damage';
      amount: Amount;
      to: ObjectRef | PlayerRef;
      source?: ObjectRef;
      divided?: true;
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
  /** With `upTo` the player says how many, up to that number. */
  | { effect: 'draw'; player: PlayerRef; count: Amount; upTo?: true; remember?: string }
  /** With `random` nobody chooses. How many there were can be remembered. */
  | { effect: 'discard'; player: PlayerRef; count: Amount | 'all'; random?: true; remember?: string }
  /** One card that was chosen before is discarded by its owner. */
  | { effect: 'discardThat'; object: ObjectRef }
  | { effect: 'mill'; player: PlayerRef; count: Amount; remember?: string }
  /** A hand is shown to everybody, or to the controller alone. */
  | { effect: 'revealHand' | 'lookAtHand'; player: PlayerRef }
  /** The controller looks at the top cards of a library. */
  | { effect: 'look'; player: PlayerRef; count: Amount }
  /** Cards from the top of a library stay there or are put at its bottom, or into the graveyard (`surveil`). */
  | { effect: 'scry' | 'surveil'; player: PlayerRef; count: Amount }
  /** Of so many top cards of the library some are taken, the others put elsewhere. */
  | {
      effect: 'dig';
      player: PlayerRef;
      look: Amount;
      take: number;
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
  /** Each player votes, beginning with `first`; how many votes each had is remembered as `votes NAME`. */
  | { effect: 'vote'; first: PlayerRef; options: string[] }
  /** Each of the players may pay mana, from 0 upwards, beginning with the first; the sum is remembered. */
  | { effect: 'payMana'; player: PlayerRef; remember?: string }
  | { effect: 'flipCoin'; player: PlayerRef; win?: Effect[]; lose?: Effect[] }
  /** The last of them is remembered as chosen, under the name `object`. */
  | { effect: 'exileTop'; player: PlayerRef; count: Amount }
  | { effect: 'exileZone'; player: PlayerRef; zone: 'graveyard' | 'hand' }
  /** What is in these zones of the player is shuffled into the library. */
  | { effect: 'shuffleIn'; player: PlayerRef; zones: ('hand' | 'graveyard')[] }
  /** Looks through the library of `of`; what is found can be moved as `found`. */
  | {
      effect: 'search';
      of: PlayerRef;
      filter: ObjectFilter;
      chooser?: PlayerRef;
      count?: Amount;
      reveal?: true;
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
      counters?: Record<string, number>;
      /** Put at the bottom of a library. */
      bottom?: true;
      /** Comes back as soon as the source leaves the battlefield. */
      until?: 'sourceLeaves';
    }
  | { effect: 'shuffle'; player: PlayerRef; with?: ObjectRef }
  | {
      effect: 'token';
      /** What it is; or it is a copy of an object, and has these keywords beside. */
      spec: Characteristics;
      copyOf?: ObjectRef;
      under: PlayerRef;
      /** It enters attacking this player. */
      attacking?: PlayerRef;
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
  | { effect: 'grant'; object: ObjectRef; keywords?: string[]; abilities?: Ability[]; duration: Duration }
  | { effect: 'become'; object: ObjectRef; spec: Characteristics; duration: Duration }
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
    }
  | { effect: 'retarget'; object: ObjectRef; chooser?: PlayerRef }
  /** The player casts the card at once without paying its mana cost; `else` follows where that is not possible. */
  | { effect: 'cast'; object: ObjectRef; player: PlayerRef; else?: Effect[] }
  | { effect: 'tap' | 'untap'; object: ObjectRef }
  | {
      effect: 'sacrifice';
      player: PlayerRef;
      filter: ObjectFilter;
      count?: Amount | 'all';
      remember?: string;
    }
  /** What is destroyed for good (`final`) cannot be regenerated. */
  | { effect: 'destroy'; object: ObjectRef; final?: true; remember?: string }
  /** The next time that it would be destroyed this turn it is tapped, healed and removed from combat instead. */
  | { effect: 'regenerate'; object: ObjectRef }
  /** Each deals damage equal to its power to the other. */
  | { effect: 'fight'; object: ObjectRef; other: ObjectRef }
  /** What the object cannot do, whatever it is or becomes. */
  | { effect: 'forbid'; object: ObjectRef; cant: ObjectProhibition[]; duration: Duration }
  /** The object attacks if it can. */
  | { effect: 'force'; object: ObjectRef; duration: Duration }
  /** Attacks if it can, and somebody else than the controller if it can, until the controller's next turn. */
  | { effect: 'goad'; object: ObjectRef }
  /** Should the object die this turn, or leave at any time where `always` says so, it is exiled instead. */
  | { effect: 'exileIfDies'; object: ObjectRef; always?: true }
  /** Cannot attack, block or have its abilities activated until the controller's next turn. */
  | { effect: 'detain'; object: ObjectRef }
  | { effect: 'exchangeControl'; a: ObjectRef; b: ObjectRef }
  /** The player chooses players and permanents with counters; each gets one more of each kind. */
  | { effect: 'proliferate'; player: PlayerRef }
  | { effect: 'monarch'; player: PlayerRef }
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
  /** Mana is added; `symbols` is what the card says of its colour, which the pool does not keep apart. */
  | { effect: 'mana'; player: PlayerRef; amount: Amount; symbols?: string[] }
  | { effect: 'extraTurn'; player: PlayerRef; count?: number }
  | { effect: 'extraPhases'; phases: ('combat' | 'main')[] }
  | { effect: 'skip'; player: PlayerRef; what: 'turn' | Step }
  | { effect: 'shield'; shield: Shield; duration: Duration }
  | { effect: 'win' | 'lose'; player: PlayerRef }
  | { effect: 'drawGame' }
  | { effect: 'restart'; keep?: ObjectFilter }
  | { effect: 'ante'; player: PlayerRef; count: number }
  /** Asks for one of the things and remembers it. `optional` lets the chooser take none. */
  | { effect: 'choosePlayer'; chooser: PlayerRef; from: PlayerFilter; name: string }
  | { effect: 'chooseObject'; chooser: PlayerRef; from: ObjectFilter; name: string; optional?: boolean }
  | { effect: 'chooseMode'; chooser: PlayerRef; modes: { name: string; effects: Effect[] }[] }
  | { effect: 'chooseColor'; chooser: PlayerRef; colors: string[] }
  | { effect: 'may'; player: PlayerRef; effects: Effect[]; else?: Effect[] }
  /** The player may pay; `effects` follow a payment, `else` its refusal. */
  | { effect: 'mayPay'; player: PlayerRef; costs: Cost[]; effects?: Effect[]; else?: Effect[] }
  /** Each of the players may in turn pay, or have the effects happen, as `it`, until one does; `then` follows, else `else`. */
  | {
      effect: 'anyPlayer';
      players: PlayerFilter;
      costs?: Cost[];
      effects?: Effect[];
      then?: Effect[];
      else?: Effect[];
    }
  | { effect: 'if'; condition: Condition; then: Effect[]; else?: Effect[] }
  /** Runs the effects once for each player (or object), who stands as `it`. */
  | { effect: 'forEach'; players?: PlayerFilter; objects?: ObjectFilter; effects: Effect[] }
  /** Something to happen later, once. `object` is remembered as `that`. */
  | { effect: 'delayed'; when: EventPattern; object?: ObjectRef; effects: Effect[] };

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
  | 'search';

/** What an object can be barred from: `untap` in the untap step alone; `dealCombatDamage`: it assigns none. */
export type ObjectProhibition = 'attack' | 'block' | 'beBlocked' | 'untap' | 'activate' | 'dealCombatDamage';

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
  | { static: 'limit'; attackers?: number; blockers?: number }
  /** Every creature able to block the object does so. */
  | { static: 'mustBeBlocked'; object: ObjectRef }
  | { static: 'mustAttack'; object: ObjectRef }
  | { static: 'pump'; which: ObjectFilter; power: Amount; toughness: Amount }
  /** With activated or triggered abilities, beside keywords. */
  | { static: 'grant'; which: ObjectFilter; keywords: string[]; abilities?: Ability[] }
  /** Only these can block the objects, or these cannot. */
  | { static: 'blockers'; which: ObjectFilter; except?: ObjectFilter; by?: ObjectFilter }
  /** The objects block only these attackers, or cannot block these. */
  | { static: 'blocks'; which: ObjectFilter; only?: ObjectFilter; not?: ObjectFilter }
  /** They lose these keywords and cannot have them. */
  | { static: 'lose'; which: ObjectFilter; keywords: string[] }
  | { static: 'entersTapped'; which: ObjectFilter }
  /** What spells of these players cost more, or less. */
  | { static: 'price'; which: ObjectFilter; who: PlayerFilter; more?: number; less?: Amount }
  /** These players leave the step out of each turn of theirs. */
  | { static: 'skips'; who: PlayerFilter; step: Step }
  /** The hands, or the top cards of the libraries, of these players are seen by everybody. */
  | { static: 'revealed'; who: PlayerFilter; what: 'hand' | 'top' }
  /** What would be put into a graveyard, from play alone where `from` says so, is put into this zone instead. */
  | { static: 'instead'; what: ObjectFilter; from?: 'battlefield'; to: Zone }
  /** Multiplies or adds to the damage that these sources deal, to these players or objects only where any are named. */
  | {
      static: 'damage';
      from: ObjectFilter;
      to?: { players: PlayerFilter } | { objects: ObjectFilter };
      combat?: true;
      times?: number;
      more?: number;
    }
  /** These players keep as many cards as they like. */
  | { static: 'handSize'; who: PlayerFilter }
  /** These players may play so many more lands in each turn of theirs. */
  | { static: 'lands'; who: PlayerFilter; count: number }
  /** Objects of the source's controller untap in the untap steps of these players too. */
  | { static: 'untapDuring'; which: ObjectFilter; turns: PlayerFilter }
  /** These players cannot cast spells of this kind, or not more than so many spells in a turn. */
  | { static: 'cantCast'; who: PlayerFilter; which: ObjectFilter }
  | { static: 'castLimit'; who: PlayerFilter; most: number }
  /** The source, as a spell, cannot be countered. */
  | { static: 'uncounterable' }
  | { static: 'control'; object: ObjectRef; by: PlayerRef }
  /** Sets power and toughness wherever the object is. */
  | { static: 'define'; power: Amount; toughness: Amount }
  | { static: 'shield'; shield: Shield };

/** What an ability waits for. Objects and players of the event are `that` (and `other`) in its effects. */
export type EventPattern =
  | { when: 'enters' | 'leaves' | 'dies'; what: ObjectFilter }
  /**
   * With `whom` only attacks on one of these players, or on the team of one where teams are attacked; with `planeswalkers` also attacks on
   * planeswalkers that they control.
   */
  | { when: 'attacks'; what: ObjectFilter; whom?: PlayerFilter; planeswalkers?: true; alone?: true }
  /** One of these players is attacked, however many creatures attack; `that` is who attacks. */
  | { when: 'playerAttacked'; whom: PlayerFilter; by?: PlayerFilter }
  /** Attacks and is not blocked. */
  | { when: 'notBlocked'; what: ObjectFilter }
  /** Becomes the target of a spell or ability that one of these players controls. */
  | { when: 'targeted'; what: ObjectFilter; by: PlayerFilter }
  | { when: 'isDealtDamage'; what: ObjectFilter }
  | { when: 'sacrifices'; who: PlayerFilter; what: ObjectFilter }
  | { when: 'playsLand' | 'becomesMonarch'; who: PlayerFilter }
  /** Taps a permanent for mana. What adds mana then does so at once. */
  | { when: 'tapsForMana'; who: PlayerFilter; what: ObjectFilter }
  | { when: 'becomesBlocked'; what: ObjectFilter; by?: ObjectFilter }
  | { when: 'blocks'; what: ObjectFilter }
  | { when: 'untaps' | 'taps'; what: ObjectFilter }
  /** With `during` only in turns of these players; with `nth` only the spell with that number among those of its caster in a turn. */
  | {
      when: 'casts';
      who: PlayerFilter;
      what?: ObjectFilter;
      during?: PlayerRef;
      targeting?: ObjectFilter;
      nth?: number;
    }
  | { when: 'cycles' | 'draws'; who: PlayerFilter }
  /** With `by` only where a spell or ability of one of these players has it discarded. */
  | { when: 'discards'; who: PlayerFilter; what?: ObjectFilter; by?: PlayerFilter }
  /** Is put into a graveyard, from wherever it was. */
  | { when: 'buried'; what: ObjectFilter }
  | { when: 'losesLife' | 'gainsLife' | 'losesGame'; who: PlayerFilter }
  /** With `combat` only combat damage. */
  | { when: 'dealsDamage'; what: ObjectFilter; to?: PlayerFilter; combat?: true }
  /** The step of a turn of one of these players; `{}` is every player's. */
  | { when: 'stepBegins'; step: Step; whose: PlayerFilter }
  /** Triggers as soon as the condition holds, once until it has left the stack. */
  | { when: 'state'; condition: Condition };

export type Ability =
  | ({ ability: 'static' } & StaticAbility)
  | {
      ability: 'triggered';
      /** Where the card is while it waits; in play when absent. A spell waits on the stack as it is cast. */
      from?: 'graveyard' | 'stack';
      on: EventPattern;
      /** Asked when it would trigger and again as it resolves. */
      condition?: Condition;
      targets?: TargetSpec[];
      effects: Effect[];
      /** Instead of targets and effects. */
      modes?: Modes;
    }
  | {
      ability: 'activated';
      costs: Cost[];
      /** `instant` when absent. */
      timing?: 'instant' | 'sorcery';
      /** Whose priority allows it; the controller of the object when absent. */
      who?: 'controller' | 'anyPlayer' | 'owner';
      /** `battlefield` when absent; `hand` for cycling. */
      from?: Zone;
      /** What has to be so for it to be activated. */
      only?: Condition;
      /** Not more than once each turn. */
      once?: true;
      targets?: TargetSpec[];
      effects: Effect[];
      /** Marks the ability for patterns and reports: `cycling`, `equip`, `deploy`. */
      label?: string;
    };

/** A card. Plain data; the same definition may stand for any number of objects. */
export interface CardDefinition {
  name: string;
  /** `creature`, `artifact`, `enchantment`, `land`, `planeswalker`, `instant`, `sorcery`, `plane`. */
  types: string[];
  supertypes?: string[];
  subtypes?: string[];
  colors?: string[];
  /** A number, an amount worked out each time, or absent to take it from the state of the object. */
  power?: Amount;
  toughness?: Amount;
  loyalty?: number;
  /** Mana to cast it; 0 when absent. */
  cost?: number;
  keywords?: string[];
  /** The instructions of an instant or sorcery. */
  spell?: { targets?: TargetSpec[]; effects: Effect[]; x?: boolean; modes?: Modes };
  /** What an Aura enchants. */
  enchant?: TargetSpec;
  abilities?: Ability[];
  openingHand?: 'mayBeginOnBattlefield';
  /** How it enters the battlefield, where something is so. */
  enters?: { tapped?: true; counters?: Record<string, Amount>; if?: Condition };
  /** Paid beside the mana to cast it. */
  additionalCosts?: Cost[];
  /** What may be paid instead of the mana to cast it, where something is so. */
  alternative?: { if?: Condition; costs: Cost[] };
  /** Paid to cast it from its owner's graveyard; it is exiled afterwards. */
  flashback?: Cost[];
  /** Paid to cast it as it is discarded: it is exiled then, and put into the graveyard where it is not cast. */
  madness?: Cost[];
  /** What may be tapped, or exiled from the caster's graveyard, each for one of the mana. */
  helped?: 'creature' | 'artifact' | 'graveyard';
  /** May be paid beside the mana; it was `kicked` then. */
  kicker?: Cost[];
  /** May be paid beside the mana; the spell then goes back to its owner's hand as it resolves. */
  buyback?: Cost[];
  /** What has to be so for it to be cast. */
  castOnly?: Condition;
  /** Where it is put instead of the graveyard when a spell or ability of one of these players has it discarded. */
  discarded?: { by: PlayerFilter; to: Zone; counters?: Record<string, number> };
  /** Choices made as the object enters, remembered on it. */
  entersChoosing?: 'color' | 'opponent' | 'player';
  /** Must be removed from decks unless an ante is played for. */
  ante?: boolean;
}
