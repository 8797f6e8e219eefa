import type { Amount, Condition, Cost, ObjectFilter, PlayerFilter, TargetSpec, Zone } from './terms.js';
import type { Ability, Effect } from './types.js';

/** A card. Plain data; the same definition may stand for any number of objects. */
export interface CardDefinition {
  name: string;
  /** `creature`, `artifact`, `enchantment`, `land`, `planeswalker`, `battle`, `instant`, `sorcery`, `plane`, `dungeon`. */
  types: string[];
  supertypes?: string[];
  subtypes?: string[];
  colors?: string[];
  /** A number, an amount worked out each time, or absent to take it from the state of the object. */
  power?: Amount;
  toughness?: Amount;
  loyalty?: number;
  /** With how many defense counters a battle enters. */
  defense?: number;
  /** Mana to cast it; 0 when absent. */
  cost?: number;
  /** For how many of that mana 2 life each may be paid instead. */
  orLife?: number;
  /** How many X its cost has beside that; of a spell with `x` one where nothing is said. */
  x?: number;
  /** The colours of each coloured symbol of its cost; a symbol of two colours has both. */
  symbols?: string[][];
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
  /** May be paid in place of the additional costs. */
  additionalOr?: Cost[];
  /** What may be paid instead of the mana to cast it, where something is so. */
  alternative?: { if?: Condition; costs: Cost[] };
  /** Paid to cast it from its owner's graveyard; it is exiled afterwards. */
  flashback?: Cost[];
  /** What is paid for flashback lets it be cast again and again: it is not exiled. */
  retrace?: true;
  /** It can be cast from a graveyard only, for what `flashback` says. */
  aftermath?: true;
  /** It is the left half of a card whose right half is `back`: either is cast, or from a hand both as one. */
  fuse?: true;
  /** Paid to cast it as it is discarded: it is exiled then, and put into the graveyard where it is not cast. */
  madness?: Cost[];
  /** What may be tapped, or exiled from the caster's graveyard, each for one of the mana; or another player may pay of what has no colour. */
  helped?: 'creature' | 'artifact' | 'graveyard' | 'player';
  /** May be paid beside the mana; it was `kicked` then. */
  kicker?: Cost[];
  /** A second kicker; either, both or none are paid. */
  secondKicker?: Cost[];
  /** May be paid beside the mana; all of its modes are chosen then. */
  entwine?: Cost[];
  /** May be paid instead of the mana; it then has no targets and does this instead. */
  overload?: { costs: Cost[]; effects: Effect[] };
  /** Mana for which it may be cast as an Aura that enchants a creature; it is a creature again once it enchants none. */
  bestow?: number;
  /** Mana that it costs more for each target beyond the first. */
  strive?: number;
  /** Paid to turn it up where it was cast face down, for three mana. */
  morph?: Cost[];
  /** May be paid beside the mana; the spell then goes back to its owner's hand as it resolves. */
  buyback?: Cost[];
  /** Paid to add what it says to a spell of this subtype, from the hand where it stays. */
  splice?: { onto: string; costs: Cost[] };
  /** So many cards may be milled instead of a draw, to return it from the graveyard to its owner's hand. */
  dredge?: number;
  /** It has no mana cost, so that nobody can pay for it. */
  unpayable?: true;
  /** What has to be so for it to be cast. */
  castOnly?: Condition;
  /** Where it is put instead of the graveyard when a spell or ability of one of these players has it discarded. */
  discarded?: { by: PlayerFilter; to: Zone; counters?: Record<string, number> };
  /** It may enter with these counters beside. */
  entersMay?: { counters: Record<string, number> };
  /** It may enter as a copy of one of these, tapped where it says so. */
  copies?: { of: ObjectFilter; tapped?: true; also?: Addition };
  /** It enters tapped unless its controller pays this as it enters. */
  entersUnless?: Cost[];
  /** What is done as it enters. */
  entersDoing?: Effect[];
  /** Choices made as the object enters, remembered on it. */
  entersChoosing?:
    | 'color'
    | 'opponent'
    | 'player'
    | { subtype: string[] }
    | { number: { least: number; most: number } };
  /** The rooms of a dungeon, the topmost first, each with the places of those it leads to; abilities say what each does. */
  rooms?: { name: string; leads: number[] }[];
  /** The dungeon is entered only by who ventures into this type. */
  entered?: string;
  /** The name of the card on its other face. */
  back?: string;
  /** Must be removed from decks unless an ante is played for. */
  ante?: boolean;
}

/** Characteristics given to an object, or to a token. */
export interface Characteristics {
  name?: string;
  types?: string[];
  supertypes?: string[];
  subtypes?: string[];
  colors?: string[];
  power?: Amount;
  toughness?: Amount;
  /** What its mana cost comes to, where that is not what its card costs. */
  cost?: number;
  loyalty?: number;
  /** `flying`, `haste`, `trample`, `landwalk:Forest`, `protection:red`, `banding`, `infect`, `lifelink`, `defender`, … */
  keywords?: string[];
  abilities?: Ability[];
}

/** What a copy is in addition to what it copies; of its own size it has no ability that works a size out. */
export interface Addition {
  types?: string[];
  subtypes?: string[];
  power?: number;
  toughness?: number;
  keywords?: string[];
  abilities?: Ability[];
  /** It enters with these counters beside. */
  counters?: Record<string, Amount>;
}

/** So many of several things happen, chosen as the spell is cast or the ability goes on the stack. */
export interface Modes {
  least: number;
  most: number;
  /** An opponent whom the controller names chooses; else the controller does. */
  chooser?: 'opponent';
  of: { targets?: TargetSpec[]; effects: Effect[] }[];
}
