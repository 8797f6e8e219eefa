import type { Setup } from '../scenario.js';

/** Names that need no other one: a word with a capital, as people and cards have it. */
const PLAIN = /^[A-Z][a-z]{2,}$/;

/**
 * Names of a table that read like other words ("A", "P1", "bear1", "Alice Smith") get names of one word with a capital while a sentence is read.
 */
export class Aliases {
  readonly setup: Setup;
  readonly #alias = new Map<string, string>();
  readonly #name = new Map<string, string>();

  /** @param cards names of cards, which stay as they are */
  constructor(setup: Setup, cards: Iterable<string>) {
    const kept = new Set(cards);
    const ids = setup.objects.map(({ id }) => id);
    for (const name of [...setup.players, ...ids])
      if (!PLAIN.test(name) && !kept.has(name)) {
        const alias = `Qu${letters(this.#alias.size)}x`;
        this.#alias.set(name, alias);
        this.#name.set(alias, name);
      }
    const one = (name: string): string => this.#alias.get(name) ?? name;
    this.setup = {
      ...setup,
      players: setup.players.map(one),
      ...(setup.teams && {
        teams: Object.fromEntries(
          Object.entries(setup.teams).map(([team, members]) => [team, members.map(one)]),
        ),
      }),
      objects: setup.objects.map((object) => ({
        ...object,
        id: one(object.id),
        owner: one(object.owner),
        controller: one(object.controller),
      })),
    };
  }

  /** A sentence in which the names of the table are replaced. */
  told(text: string): string {
    let words = text;
    for (const name of [...this.#alias.keys()].sort((a, b) => b.length - a.length)) {
      const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      // "A" is an article unless what a player does, or has, follows it, or it ends a phrase.
      const after = name === 'A' ? "(?=['’]s|[.,]|$| [a-z]+s\\b| and )" : '(?![\\p{L}\\p{N}])';
      words = words.replace(
        new RegExp(`(?<![\\p{L}\\p{N}])${escaped}${after}`, 'gu'),
        () => this.#alias.get(name) ?? name,
      );
    }
    return words;
  }

  /** Steps of the table with the names that a sentence has. */
  called<T>(steps: T): T {
    return this.#alias.size === 0 ? steps : (renamed(steps, this.#alias) as T);
  }

  /** Something that was made of a sentence, with the names of the table again. */
  named<T>(told: T): T {
    return this.#name.size === 0 ? told : (renamed(told, this.#name) as T);
  }

  /** A message about a sentence, likewise. */
  said(message: string): string {
    return message.replace(/\bQu[a-z]+x\b/g, (alias) => this.#name.get(alias) ?? alias);
  }
}

/** a, b, …, z, ba, bb, … */
function letters(count: number): string {
  const last = String.fromCharCode(97 + (count % 26));
  return count < 26 ? last : letters(Math.floor(count / 26)) + last;
}

/** A copy of plain data with other names, as values and as keys. */
function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => renamed(one, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [names.get(key) ?? key, renamed(one, names)]),
  );
}
