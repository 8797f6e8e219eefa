import type { CardDefinition } from '../game/index.js';
import deck from './deck.json' with { type: 'json' };

/** What a bot should know of a card that a person reads from its text. */
export type Use =
  /** Play it in the main phase whenever it can be played. */
  | 'develop'
  /** Point it at somebody else's creature or at an opponent. */
  | 'harm'
  /** Only against creatures of others. */
  | 'remove'
  /** For whoever on the own side is short of life. */
  | 'heal'
  /** For an own creature that fights. */
  | 'trick'
  /** Against a spell of an opponent. */
  | 'deny';

interface DeckCard {
  definition: CardDefinition;
  /** How many of it are in each deck. */
  count: number;
  /** What it does, for people. */
  text: string;
  use: Use;
}

/** A deck of forty cards that nobody needs to know. None costs mana: the client shows the rules of the table. */
export const DECK = deck as unknown as readonly DeckCard[];

const BY_NAME: ReadonlyMap<string, DeckCard> = new Map(DECK.map((card) => [card.definition.name, card]));

/** The card of that name, or undefined for a card of another game. */
export function deckCard(name: string): DeckCard | undefined {
  return BY_NAME.get(name);
}
