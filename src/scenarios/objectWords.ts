/** Words that the set-up of a scenario may use of objects. */

export const TYPES = [
  'creature',
  'artifact',
  'enchantment',
  'land',
  'planeswalker',
  'instant',
  'sorcery',
  'plane',
  'permanent',
  'spell',
] as const;

export const COLORS = ['white', 'blue', 'black', 'red', 'green'] as const;

const KEYWORDS = [
  'flying',
  'haste',
  'defender',
  'vigilance',
  'trample',
  'banding',
  'infect',
  'lifelink',
  'deathtouch',
  'reach',
  'menace',
  'indestructible',
  'shroud',
  'hexproof',
  'wither',
  'flash',
  'fear',
  'intimidate',
  'shadow',
  'horsemanship',
] as const;

/** Basic land types, which are subtypes although no card type comes before them. */
export const LANDS = ['plains', 'island', 'swamp', 'mountain', 'forest'];

/** A keyword as the engine spells it: `forestwalk` is `landwalk:Forest`. */
export function keyword(word: string): string | undefined {
  const lower = word.toLowerCase().replace(/\s/g, '');
  const found = KEYWORDS.find((known) => known === lower);
  if (found) return found;
  if (lower === 'firststrike') return 'firstStrike';
  if (lower === 'doublestrike') return 'doubleStrike';
  const walk = /^(plains|island|swamp|mountain|forest)walk$/.exec(lower)?.[1];
  return walk ? `landwalk:${walk[0]?.toUpperCase()}${walk.slice(1)}` : undefined;
}
