import words from './closedClasses.json' with { type: 'json' };

/** The closed classes of words on cards. */

/** Card types by their singular and plural. */
export const TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  words.types.split(' ').flatMap((type) => [
    [type, type],
    [`${type.replace(/y$/, 'ie')}s`, type],
  ]),
);

export const COLORS: Readonly<Record<string, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
};
export const COLOR_NAMES: readonly string[] = Object.values(COLORS);

export const SUPERTYPES: readonly string[] = ['legendary', 'basic', 'snow', 'world'];

export const LAND_TYPES: readonly string[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

/** Keyword abilities that the engine knows by name: as printed, and as the engine spells them. */
export const KEYWORDS: Readonly<Record<string, string>> = Object.fromEntries([
  ...words.keywords
    .split('|')
    .map((printed) => [printed, printed.replace(/ (.)/g, (_, first: string) => first.toUpperCase())]),
  ...LAND_TYPES.map((land) => [`${land.toLowerCase()}walk`, `landwalk:${land}`]),
  ...COLOR_NAMES.map((color) => [`protection from ${color}`, `protection:${color}`]),
  ...['artifact', 'creature', 'enchantment'].map((type) => [
    `protection from ${type}s`,
    `protection:${type}`,
  ]),
  ['protection from everything', 'protection:everything'],
]);

/** The engine's spelling of a keyword, as it is printed. */
export const PRINTED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(KEYWORDS).map(([printed, engine]) => [engine, printed]),
);

/** Words before a long dash that have no meaning in the rules; they only name what several cards do. */
export const ABILITY_WORDS: readonly string[] = words.abilityWords.split('|');

const PLURALS: Readonly<Record<string, string>> = words.plurals;

export function subtypeOf(word: string): string {
  const own = PLURALS[word.toLowerCase()];
  if (own !== undefined) return own;
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** A subtype in the plural, so that `subtypeOf` finds it again. */
export function pluralOf(subtype: string): string {
  const own = Object.entries(PLURALS).find(
    ([plural, one]) => one === subtype && plural !== subtype.toLowerCase(),
  )?.[0];
  if (own !== undefined) return own.charAt(0).toUpperCase() + own.slice(1);
  for (const plural of [`${subtype}s`, `${subtype.slice(0, -1)}ies`, `${subtype}es`])
    if (subtypeOf(plural) === subtype) return plural;
  return subtype;
}

const typeSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** A capitalised word that is no subtype names no objects. */
export const CREATURE_TYPES = typeSet(words.creatureTypes);
export const ARTIFACT_TYPES = typeSet(words.artifactTypes);
export const ENCHANTMENT_TYPES = typeSet(words.enchantmentTypes);
export const LAND_SUBTYPES = typeSet(words.landTypes);
/** Subtypes of instants and sorceries. */
export const SPELL_TYPES = typeSet(words.spellTypes);
