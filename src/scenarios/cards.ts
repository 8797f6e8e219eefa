import { abilityInWords, printedCard, readCard } from '../cards/index.js';
import type { CardDefinition } from '../game/index.js';
import { insteadOf } from './error.js';
import format from './format.json' with { type: 'json' };
import { type JsonNode, plain } from './json/parse.js';
import { sayAbilitiesWith } from './steps/abilityWords.js';

sayAbilitiesWith(abilityInWords);

/** Cards that are known by name, such as those of a file of printed cards. */
export interface CardBook {
  /** The card of a name; where its words are not understood what is strange in them; undefined where there is none. */
  card(name: string): { card: CardDefinition } | { strange: string[] } | undefined;
  names(): Iterable<string>;
  /** What a card needs beside itself: its other face, dungeons. */
  beside?(card: CardDefinition): CardDefinition[];
}

/**
 * A card as a scenario gives it: in its printed words (`{"name", "type", "text", "cost", "power", "toughness", "loyalty"}`), or in the
 * vocabulary of the engine as data (`{"name", "types", "abilities", …}`).
 *
 * @param slip takes what is wrong with it, with the offset in the file
 */
export function cardOfScenario(
  node: JsonNode & { kind: 'object' },
  slip: (at: number, reason: string) => void,
): CardDefinition {
  if (node.entries.has('type') || node.entries.has('text')) return cardInWords(node, slip);
  for (const [key, { key: at }] of node.entries)
    if (!format.card.includes(key))
      slip(
        at,
        key === 'does'
          ? '"does" belongs to the former format; scripts/convert-scenarios FILE OUT carries it over'
          : `a card has no "${key}"; ${insteadOf(key, format.card, `there may be ${format.card.join(', ')}`)}`,
      );
  const types = node.entries.get('types')?.value;
  if (types?.kind !== 'array' || types.items.some(({ kind }) => kind !== 'string'))
    slip(types?.at ?? node.at, 'the "types" of a card are a list, such as ["creature"]');
  return plain(node) as unknown as CardDefinition;
}

function cardInWords(
  node: JsonNode & { kind: 'object' },
  slip: (at: number, reason: string) => void,
): CardDefinition {
  for (const [key, { key: at }] of node.entries)
    if (!format.cardInWords.includes(key))
      slip(
        at,
        `a card in words has no "${key}"; ${insteadOf(key, format.cardInWords, `there may be ${format.cardInWords.join(', ')}`)}`,
      );
  const printed = printedCard(plain(node));
  if (!printed) {
    slip(node.at, 'a card in words has a "name" and a "type", such as "Creature — Elf"');
    return { name: '', types: [] };
  }
  const { card, strange } = readCard(printed);
  const at = node.entries.get('text')?.value.at ?? node.at;
  for (const { paragraph, words } of strange)
    slip(at, `"${printed.name}": not understood from "${words}" on, in "${paragraph}"`);
  return card;
}
