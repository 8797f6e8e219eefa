import type { CardDefinition } from '../game/index.js';
import { type CardReading, type PrintedCard, readCard } from './read.js';

/** Cards by name, each read when it is first asked for. */
export class PrintedCards {
  readonly #printed = new Map<string, PrintedCard>();
  readonly #read = new Map<string, CardReading>();

  /** Adds a card; of several of one name the first counts. */
  add(card: PrintedCard): void {
    if (!this.#printed.has(card.name)) this.#printed.set(card.name, card);
  }

  /** How many cards there are. */
  get size(): number {
    return this.#printed.size;
  }

  names(): Iterable<string> {
    return this.#printed.keys();
  }

  /** What became of reading a card; undefined where there is none of that name. */
  reading(name: string): CardReading | undefined {
    const known = this.#read.get(name);
    if (known) return known;
    const printed = this.#printed.get(name);
    if (!printed) return undefined;
    const reading = readCard(printed);
    this.#read.set(name, reading);
    return reading;
  }

  /** The card of a name, or what is strange in its words. */
  card(name: string): { card: CardDefinition } | { strange: string[] } | undefined {
    const reading = this.reading(name);
    if (!reading) return undefined;
    return reading.status === 'understood'
      ? { card: reading.card }
      : { strange: reading.strange.map(({ words, paragraph }) => `"${words || paragraph}"`) };
  }
}

/**
 * A card of a file as the reader takes it: Scryfall's (`type_line`, `oracle_text`, `mana_cost`) or MTGJSON's (`type`, `text`, `manaCost`).
 *
 * @param value an entry of such a file
 * @returns the card, or undefined where the value is none
 */
export function printedCard(value: unknown): PrintedCard | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entry = value as Record<string, unknown>;
  const text = (...keys: string[]): string | undefined => {
    for (const key of keys) if (typeof entry[key] === 'string') return entry[key] as string;
    return undefined;
  };
  const name = text('name');
  const type = text('type_line', 'type');
  if (name === undefined || type === undefined) return undefined;
  const card: PrintedCard = { name, type };
  const words = text('oracle_text', 'text');
  if (words !== undefined) card.text = words;
  const cost = text('mana_cost', 'manaCost', 'cost');
  if (cost !== undefined) card.cost = cost;
  for (const key of ['power', 'toughness', 'loyalty'] as const) {
    const own = entry[key];
    if (typeof own === 'string' || typeof own === 'number') card[key] = own;
  }
  return card;
}
