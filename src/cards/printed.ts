import type { CardDefinition } from '../game/index.js';
import { COLORS, SUPERTYPES, TYPES } from './closedClasses.js';
import { manaCost, withoutLife } from './grammar/costs.js';

/** A card as it is printed. */
export interface PrintedCard {
  name: string;
  /** The type line: `Legendary Creature — Elf Druid`. */
  type: string;
  text?: string;
  /** The mana cost: `{2}{G}`. */
  cost?: string;
  power?: string | number;
  toughness?: string | number;
  loyalty?: string | number;
  defense?: string | number;
  /** The name of its other face. */
  back?: string;
}

/** A paragraph that is not understood, with the words from which on it is not. */
export interface Strange {
  paragraph: string;
  words: string;
}

/** What of a card stands beside its text: its types, cost and sizes; and what is strange there. */
export function besideText(printed: PrintedCard): { card: CardDefinition; strange: Strange[] } {
  const card: CardDefinition = { name: printed.name, types: [] };
  const strange: Strange[] = [];
  const line = once(LINES, printed.type, typeLine);
  if (line === undefined) strange.push({ paragraph: printed.type, words: printed.type });
  else Object.assign(card, line);
  const spell = card.types.includes('instant') || card.types.includes('sorcery');
  const cost = printed.cost && once(spell ? OF_SPELLS : COSTS, printed.cost, (text) => costOf(text, spell));
  if (cost) Object.assign(card, cost);
  else if (printed.cost) strange.push({ paragraph: printed.cost, words: printed.cost });
  for (const key of ['power', 'toughness'] as const) {
    const value = printed[key];
    if (value === undefined || value === '') continue;
    if (/^-?\d+$/.test(String(value))) card[key] = Number(value);
    else if (!/^\*$|^\d+[+-]\*$/.test(String(value)))
      strange.push({ paragraph: `${key} ${value}`, words: String(value) });
  }
  for (const key of ['loyalty', 'defense'] as const) {
    const value = printed[key];
    if (value === undefined) continue;
    const number = Number(value);
    if (Number.isInteger(number)) card[key] = number;
    else strange.push({ paragraph: `${key} ${value}`, words: String(value) });
  }
  if (printed.back !== undefined) card.back = printed.back;
  return { card, strange };
}

/** Type lines and costs that were read before, by their words: cards share most of theirs. */
const LINES = new Map<string, ReturnType<typeof typeLine>>();
const COSTS = new Map<string, ReturnType<typeof costOf>>();
const OF_SPELLS: typeof COSTS = new Map();
const KEPT = 5_000;

function once<T>(known: Map<string, T>, text: string, read: (text: string) => T): T {
  const before = known.get(text);
  if (before !== undefined) return before;
  const found = read(text);
  if (known.size >= KEPT) known.clear();
  known.set(text, found);
  return found;
}

/** The mana cost, with the colors and the symbols that it gives the card. */
function costOf(
  printed: string,
  spell: boolean,
): Pick<CardDefinition, 'cost' | 'orLife' | 'x' | 'colors' | 'symbols'> | undefined {
  const times = printed.split('{X}').length - 1;
  const [plain, orLife] = withoutLife(printed.replaceAll('{X}', ''));
  const cost = manaCost(plain) ?? (/^(?:\{X\})+$/.test(printed) ? 0 : undefined);
  if (cost === undefined) return undefined;
  const x = times > 1 || (times > 0 && !spell) ? { x: times } : {};
  const life = orLife > 0 ? { orLife } : {};
  const symbols: readonly string[] = printed.match(/(?<=[{/])[WUBRG](?=[/}])/g) ?? [];
  const colors = Object.entries(COLORS).filter(([symbol]) => symbols.includes(symbol));
  if (colors.length === 0) return { cost, ...life, ...x };
  return {
    cost,
    ...life,
    ...x,
    colors: colors.map(([, color]) => color),
    symbols: (printed.match(/\{[^{}]+\}/g) ?? [])
      .map((one) => colors.filter(([symbol]) => one.slice(1, -1).split('/').includes(symbol)))
      .filter((of) => of.length > 0)
      .map((of) => of.map(([, color]) => color)),
  };
}

function typeLine(line: string): Pick<CardDefinition, 'types' | 'supertypes' | 'subtypes'> | undefined {
  if (typeof line !== 'string' || line.includes('//')) return undefined;
  const [before = '', after = ''] = line.split(/\s+[—–-]\s+/);
  const supertypes: string[] = [];
  const types: string[] = [];
  for (const word of before.trim().split(/\s+/)) {
    const lower = word.toLowerCase();
    if (SUPERTYPES.includes(lower)) supertypes.push(lower);
    else if (
      lower === 'plane' ||
      lower === 'dungeon' ||
      lower === 'tribal' ||
      lower === 'kindred' ||
      (TYPES[lower] === lower && lower !== 'permanent')
    )
      types.push(lower);
    else return undefined;
  }
  const subtypes = after.trim() === '' ? [] : after.trim().split(/\s+/);
  return {
    types,
    ...(supertypes.length > 0 ? { supertypes } : {}),
    ...(subtypes.length > 0 ? { subtypes } : {}),
  };
}
