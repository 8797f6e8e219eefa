import type { CardDefinition } from '../game/index.js';
import { COLORS, SUPERTYPES, TYPES } from './closedClasses.js';
import { manaCost } from './grammar/costs.js';

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
  const line = typeLine(printed.type);
  if (line === undefined) strange.push({ paragraph: printed.type, words: printed.type });
  else Object.assign(card, line);
  addCost(card, printed.cost ?? '', strange);
  for (const key of ['power', 'toughness'] as const) {
    const value = printed[key];
    if (value === undefined || value === '') continue;
    if (/^-?\d+$/.test(String(value))) card[key] = Number(value);
    else if (!/^\*$|^\d+\+\*$/.test(String(value)))
      strange.push({ paragraph: `${key} ${value}`, words: String(value) });
  }
  if (printed.loyalty !== undefined) {
    const loyalty = Number(printed.loyalty);
    if (Number.isInteger(loyalty)) card.loyalty = loyalty;
    else strange.push({ paragraph: `loyalty ${printed.loyalty}`, words: String(printed.loyalty) });
  }
  return { card, strange };
}

/** The mana cost, with the colors and the symbols that it gives the card. */
function addCost(card: CardDefinition, printed: string, strange: Strange[]): void {
  if (printed === '') return;
  const times = printed.split('{X}').length - 1;
  const cost = manaCost(printed.replaceAll('{X}', '')) ?? (/^(?:\{X\})+$/.test(printed) ? 0 : undefined);
  if (cost === undefined) {
    strange.push({ paragraph: printed, words: printed });
    return;
  }
  card.cost = cost;
  const spell = card.types.includes('instant') || card.types.includes('sorcery');
  if (times > 1 || (times > 0 && !spell)) card.x = times;
  const symbols: readonly string[] = printed.match(/(?<=[{/])[WUBRG](?=[/}])/g) ?? [];
  const colors = Object.entries(COLORS).filter(([symbol]) => symbols.includes(symbol));
  if (colors.length === 0) return;
  card.colors = colors.map(([, color]) => color);
  card.symbols = (printed.match(/\{[^{}]+\}/g) ?? [])
    .map((one) => colors.filter(([symbol]) => one.slice(1, -1).split('/').includes(symbol)))
    .filter((of) => of.length > 0)
    .map((of) => of.map(([, color]) => color));
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
