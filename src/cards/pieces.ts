import type { CardDefinition, Cost } from '../game/index.js';
import type { Piece } from './abilities.js';
import { CREATURE_TYPES } from './closedClasses.js';

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
