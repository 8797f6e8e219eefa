/** The closed classes of words on cards. */

/** Card types, singular and plural. */
export const TYPES: Readonly<Record<string, string>> = {
  creature: 'creature',
  creatures: 'creature',
  artifact: 'artifact',
  artifacts: 'artifact',
  enchantment: 'enchantment',
  enchantments: 'enchantment',
  land: 'land',
  lands: 'land',
  planeswalker: 'planeswalker',
  planeswalkers: 'planeswalker',
  battle: 'battle',
  battles: 'battle',
  permanent: 'permanent',
  permanents: 'permanent',
  instant: 'instant',
  instants: 'instant',
  sorcery: 'sorcery',
  sorceries: 'sorcery',
};

export const COLORS: Readonly<Record<string, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
};
export const COLOR_NAMES: readonly string[] = Object.values(COLORS);

export const SUPERTYPES: readonly string[] = ['legendary', 'basic', 'snow', 'world'];

/** Keyword abilities that the engine knows by name: as printed, and as the engine spells them. */
export const KEYWORDS: Readonly<Record<string, string>> = {
  flying: 'flying',
  'first strike': 'firstStrike',
  'double strike': 'doubleStrike',
  vigilance: 'vigilance',
  haste: 'haste',
  trample: 'trample',
  defender: 'defender',
  reach: 'reach',
  deathtouch: 'deathtouch',
  lifelink: 'lifelink',
  infect: 'infect',
  wither: 'wither',
  banding: 'banding',
  menace: 'menace',
  fear: 'fear',
  intimidate: 'intimidate',
  shadow: 'shadow',
  skulk: 'skulk',
  // Partners say something of decks alone.
  partner: 'partner',
  horsemanship: 'horsemanship',
  shroud: 'shroud',
  hexproof: 'hexproof',
  indestructible: 'indestructible',
  flash: 'flash',
  plainswalk: 'landwalk:Plains',
  islandwalk: 'landwalk:Island',
  swampwalk: 'landwalk:Swamp',
  mountainwalk: 'landwalk:Mountain',
  forestwalk: 'landwalk:Forest',
  'protection from white': 'protection:white',
  'protection from blue': 'protection:blue',
  'protection from black': 'protection:black',
  'protection from red': 'protection:red',
  'protection from green': 'protection:green',
  'protection from artifacts': 'protection:artifact',
  'protection from creatures': 'protection:creature',
  'protection from enchantments': 'protection:enchantment',
  'protection from everything': 'protection:everything',
};

/** The engine's spelling of a keyword, as it is printed. */
export const PRINTED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(KEYWORDS).map(([printed, engine]) => [engine, printed]),
);

/** Words before a long dash that have no meaning in the rules; they only name what several cards do. */
export const ABILITY_WORDS: readonly string[] = [
  'addendum',
  'adamant',
  'alliance',
  'battalion',
  'bloodrush',
  'celebration',
  'channel',
  'chroma',
  'cohort',
  'constellation',
  'converge',
  'corrupted',
  'coven',
  'delirium',
  'domain',
  'eerie',
  'eminence',
  'enrage',
  'ferocious',
  'flurry',
  'formidable',
  'grandeur',
  'hellbent',
  'heroic',
  'imprint',
  'inspired',
  'kinship',
  'landfall',
  'lieutenant',
  'magecraft',
  'metalcraft',
  'morbid',
  'paradox',
  'parley',
  'radiance',
  'raid',
  'rally',
  'renew',
  'revolt',
  'strive',
  'survival',
  'sweep',
  'threshold',
  'underdog',
  'undergrowth',
  'valiant',
  'vivid',
  "council's dilemma",
  'fateful hour',
  'fathomless descent',
  'join forces',
  'pack tactics',
  'secret council',
  'spell mastery',
  'tempting offer',
  'will of the council',
  'will of the planeswalkers',
];

const PLURALS: Readonly<Record<string, string>> = {
  elves: 'Elf',
  dwarves: 'Dwarf',
  wolves: 'Wolf',
  werewolves: 'Werewolf',
  plains: 'Plains',
  fungi: 'Fungus',
  mice: 'Mouse',
  oxen: 'Ox',
  merfolk: 'Merfolk',
  kithkin: 'Kithkin',
  moonfolk: 'Moonfolk',
  pegasus: 'Pegasus',
  fungus: 'Fungus',
  cyclops: 'Cyclops',
  octopus: 'Octopus',
  homunculus: 'Homunculus',
  nautilus: 'Nautilus',
  hippogriff: 'Hippogriff',
  faeries: 'Faerie',
  zombies: 'Zombie',
  genies: 'Genie',
};

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

export const LAND_TYPES: readonly string[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
