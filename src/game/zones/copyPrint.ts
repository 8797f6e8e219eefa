import type { Ability, Addition, Characteristics } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';

const joined = (list: readonly string[], more: readonly string[] = []): string[] => [
  ...new Set([...list, ...more]),
];

/** The abilities that are copied: what has a size of its own works none out. */
const sized = (abilities: readonly Ability[], { power }: Addition): Ability[] =>
  abilities.filter((one) => power === undefined || one.ability !== 'static' || one.static !== 'define');

/** An object as others copy it: of a card that has been flipped its upper half. */
export function asCopied(g: Engine, object: GameObject): GameObject {
  if (object.front === undefined) return object;
  const upper = [...g.cards.values()].find(
    (card) => card.back === object.card && JSON.stringify(card).includes('"effect":"flip"'),
  );
  return upper === undefined ? object : { ...object, card: upper.name };
}

/**
 * What is printed on a copy: as on the original, but for what is said of it.
 *
 * @param spec takes the place of what is printed; its keywords come beside those
 * @param also what it is in addition
 * @returns null where it is as the card is printed
 */
export function copyPrint(
  g: Engine,
  original: GameObject,
  spec: Characteristics,
  also?: Addition,
): Characteristics | null {
  const { printed } = original;
  if (also === undefined && Object.keys(spec).length === 0) return printed;
  const card = g.definition(original);
  const { keywords, ...own } = spec;
  return {
    ...printed,
    ...own,
    ...(keywords ? { keywords: [...(printed?.keywords ?? []), ...keywords] } : {}),
    ...(also?.types ? { types: joined(printed?.types ?? card.types, also.types) } : {}),
    ...(also?.power === undefined ? {} : { power: also.power, toughness: also.toughness ?? 0 }),
    ...(also?.keywords ? { keywords: joined(printed?.keywords ?? [], also.keywords) } : {}),
    ...(also?.abilities || also?.power !== undefined
      ? { abilities: [...sized(printed?.abilities ?? card.abilities ?? [], also), ...(also.abilities ?? [])] }
      : {}),
    ...(also?.subtypes ? { subtypes: joined(printed?.subtypes ?? card.subtypes ?? [], also.subtypes) } : {}),
  };
}
