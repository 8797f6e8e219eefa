import type { CardDefinition } from '../game/index.js';
import { type CardReading, type PrintedCard, readCard } from './read.js';

/** Cards by name, each read when it is first asked for. */
export class PrintedCards {
  readonly #printed = new Map<string, PrintedCard>();
  readonly #read = new Map<string, CardReading>();
  readonly #dungeons: string[] = [];

  /** Adds a card; of several of one name the first counts. */
  add(card: PrintedCard): void {
    if (this.#printed.has(card.name)) return;
    this.#printed.set(card.name, card);
    if (card.type.startsWith('Dungeon')) this.#dungeons.push(card.name);
  }

  /** How many cards there are. */
  get size(): number {
    return this.#printed.size;
  }

  names(): Iterable<string> {
    return this.#printed.keys();
  }

  /** The card of a name as it is printed; undefined where there is none. */
  printed(name: string): PrintedCard | undefined {
    return this.#printed.get(name);
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

  /**
   * The cards of this book that one needs beside itself in a game: its other face, and the dungeons where it has somebody venture. Those
   * whose words are not understood are left out.
   */
  beside(card: CardDefinition): CardDefinition[] {
    const ventures = /"effect":"(?:venture|initiative)"/.test(JSON.stringify(card));
    const names = [...(card.back === undefined ? [] : [card.back]), ...(ventures ? this.#dungeons : [])];
    return names.flatMap((name) => {
      const found = this.card(name);
      return found && 'card' in found ? found.card : [];
    });
  }
}

/**
 * A set-up with the cards that its objects name and that it does not give itself, and what those need, out of a book.
 *
 * @param setup a set-up as it came from outside; returned as it is where it is no set-up
 * @returns the set-up with its cards
 * @throws Error naming the card whose words are not understood, and the words
 */
export function withCards(setup: unknown, book: PrintedCards): unknown {
  if (typeof setup !== 'object' || setup === null) return setup;
  const { cards = [], objects = [] } = setup as { cards?: unknown; objects?: unknown };
  if (!Array.isArray(cards) || !Array.isArray(objects)) return setup;
  const known = new Set(cards.map((card: { name?: unknown } | null) => card?.name));
  const found: CardDefinition[] = [];
  for (const object of objects as ({ card?: unknown } | null)[]) {
    const name = object?.card;
    if (typeof name !== 'string' || known.has(name)) continue;
    known.add(name);
    const reading = book.card(name);
    if (reading === undefined) continue;
    if ('strange' in reading)
      throw new Error(
        `the words of ${JSON.stringify(name)} are not understood: ${reading.strange.join(', ')}`,
      );
    found.push(reading.card);
  }
  for (const card of [...cards.filter((one) => typeof one === 'object' && one !== null), ...found])
    for (const other of book.beside(card)) {
      if (known.has(other.name)) continue;
      known.add(other.name);
      found.push(other);
    }
  return found.length === 0 ? setup : { ...setup, cards: [...cards, ...found] };
}

/**
 * A card of a file as the reader takes it: Scryfall's (`type_line`, `oracle_text`, `mana_cost`) or MTGJSON's (`type`, `text`, `manaCost`).
 *
 * @param value an entry of such a file
 * @returns the card, or undefined where the value is no card
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
  const back = text('back');
  if (back !== undefined) card.back = back;
  for (const key of ['power', 'toughness', 'loyalty', 'defense'] as const) {
    const own = entry[key];
    if (typeof own === 'string' || typeof own === 'number') card[key] = own;
  }
  return card;
}

/** The layout of cards that are turned to their other face while they are in play. Of other layouts with two faces either can be played. */
const TURNED = 'transform';
/** The layout of cards that have their other half once they are flipped. That half has the cost of the card, and so its colours. */
const FLIPPED = 'flip';
/** Of cards with two halves only those that say so are cast as both. */
const FUSED = /^Fuse\b/m;

/**
 * The cards of an entry of such a file: one, or both faces of a card that is turned over or both halves of one that is flipped or has fuse, each as a card.
 *
 * @param value an entry, with its faces under `card_faces` where it has several
 */
export function printedCards(value: unknown): PrintedCard[] {
  const { layout, card_faces: faces } = (value ?? {}) as { layout?: unknown; card_faces?: unknown };
  if (Array.isArray(faces) && faces.length === 2) {
    const [front, back] = faces.map((face) => printedCard(face));
    if (front && back && layout === FLIPPED)
      return [
        { ...front, back: back.name },
        { ...back, ...(front.cost === undefined ? {} : { cost: front.cost }) },
      ];
    if (front && back && (layout === TURNED || FUSED.test(front.text ?? '')))
      return [{ ...front, back: back.name }, back];
  }
  const card = printedCard(value);
  return card ? [card] : [];
}
