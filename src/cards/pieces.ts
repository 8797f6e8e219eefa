import type {
  Ability,
  CardDefinition,
  Condition,
  Cost,
  Effect,
  Modes,
  ObjectFilter,
  PlayerFilter,
} from '../game/index.js';
import { CREATURE_TYPES } from './closedClasses.js';

/** What one paragraph of a card adds to it. */
export interface Piece {
  keywords?: string[];
  abilities?: Ability[];
  spell?: { effects: Effect[]; modes?: Modes };
  enchant?: { objects?: ObjectFilter; players?: PlayerFilter };
  enters?: NonNullable<CardDefinition['enters']>;
  /** It is every creature type. */
  changeling?: true;
  entersChoosing?: CardDefinition['entersChoosing'];
  entersUnless?: Cost[];
  entersDoing?: Effect[];
  ante?: true;
  discarded?: CardDefinition['discarded'];
  openingHand?: 'mayBeginOnBattlefield';
  colors?: string[];
  additionalCosts?: Cost[];
  additionalOr?: Cost[];
  castOnly?: Condition;
  flashback?: Cost[];
  kicker?: Cost[];
  secondKicker?: Cost[];
  madness?: Cost[];
  morph?: Cost[];
  buyback?: Cost[];
  entwine?: Cost[];
  overload?: Cost[];
  splice?: CardDefinition['splice'];
  strive?: number;
  bestow?: number;
  dredge?: number;
  /** It may be cast from a graveyard with a card, or a land card, discarded beside its mana. */
  again?: 'jumpstart' | 'retrace';
  /** It is cast from a graveyard only, for its own cost. */
  aftermath?: true;
  fuse?: true;
  copies?: CardDefinition['copies'];
  entersMay?: CardDefinition['entersMay'];
  helped?: CardDefinition['helped'];
  alternative?: { if?: Condition; costs: Cost[] };
}

/** What a paragraph can add to a card, by its name in a piece; what is not here is put there as it is. */
const ADDED: { [K in keyof Piece]?: (card: CardDefinition, added: NonNullable<Piece[K]>) => void } = {
  spell: () => {},
  changeling: (card) => {
    card.subtypes = [...new Set([...(card.subtypes ?? []), ...CREATURE_TYPES])];
  },
  keywords: (card, keywords) => {
    card.keywords = [...(card.keywords ?? []), ...keywords];
  },
  abilities: (card, abilities) => {
    card.abilities = [...(card.abilities ?? []), ...abilities];
  },
  enters: (card, enters) => {
    card.enters = {
      ...card.enters,
      ...enters,
      ...(card.enters?.counters || enters.counters
        ? { counters: { ...card.enters?.counters, ...enters.counters } }
        : {}),
    };
  },
  additionalCosts: (card, costs) => {
    card.additionalCosts = [...(card.additionalCosts ?? []), ...costs];
  },
  again: (card, again) => {
    const discard: Cost = {
      cost: 'discard',
      count: 1,
      ...(again === 'retrace' ? { filter: { types: ['land'] } } : {}),
    };
    card.flashback = [{ cost: 'mana', amount: card.cost ?? 0 }, discard];
    if (again === 'retrace') card.retrace = true;
  },
  aftermath: (card) => {
    card.flashback = [{ cost: 'mana', amount: card.cost ?? 0 }];
    card.aftermath = true;
  },
  overload: (card, costs) => {
    card.overload = { costs, effects: [] };
  },
};

/** What a card can have but once. */
export const ONCE = [
  'additionalOr',
  'alternative',
  'castOnly',
  'flashback',
  'buyback',
  'entwine',
  'overload',
  'splice',
  'strive',
  'bestow',
  'dredge',
  'copies',
  'entersMay',
  'kicker',
  'madness',
  'morph',
  'enchant',
  'entersChoosing',
  'entersUnless',
  'entersDoing',
  'helped',
  'discarded',
] as const;

/** Adds to a card what one of its paragraphs means. */
export function addPiece(card: CardDefinition, piece: Piece): void {
  for (const key in piece) {
    const own = piece[key as keyof Piece];
    if (own === undefined) continue;
    const adds = ADDED[key as keyof Piece] as ((card: CardDefinition, own: unknown) => void) | undefined;
    if (adds) adds(card, own);
    else (card as unknown as Record<string, unknown>)[key] = own;
  }
}
