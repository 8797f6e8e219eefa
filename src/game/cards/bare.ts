import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';
import type { CardDefinition } from './definition.js';
import type { Ability } from './types.js';

/** What a card has beside abilities; whatever else a definition says is an ability of its own. */
const PLAIN: ReadonlySet<string> = new Set<keyof CardDefinition>([
  'name',
  'types',
  'supertypes',
  'subtypes',
  'colors',
  'power',
  'toughness',
  'loyalty',
  'defense',
  'cost',
  'orLife',
  'x',
  'symbols',
  'keywords',
  'abilities',
  'back',
]);

/**
 * Whether an object has no abilities, neither its own nor any that others in play give it.
 *
 * @param keywords those that it has
 * @param abilities those of its own
 */
export function isBare(
  g: Engine,
  object: GameObject,
  keywords: readonly string[],
  abilities: readonly Ability[],
): boolean {
  if (keywords.length > 0 || g.survey.granted?.has(object.id)) return false;
  // Turning up what lies face down is no ability of the permanent.
  if (abilities.some((one) => one.ability !== 'activated' || one.label !== 'morph')) return false;
  const stripped = g.inEffect
    .changing(object.id)
    .some((one) => one.kind === 'strip' && one.keywords === undefined);
  return stripped || Object.keys(g.definition(object)).every((key) => PLAIN.has(key));
}
