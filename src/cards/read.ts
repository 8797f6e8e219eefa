import type { CardDefinition, Cost, Effect } from '../game/index.js';
import { type Piece, paragraph, type Setting } from './abilities.js';
import { COLORS, CREATURE_TYPES, LAND_TYPES, SUPERTYPES, TYPES } from './closedClasses.js';
import { expanded } from './expanded.js';
import { YOU } from './grammar/constants.js';
import { manaCost } from './grammar/costs.js';
import { paidWith } from './grammar/meaning.js';
import { Reader, wordsOf } from './grammar/reader.js';
import { normal, withoutReminder } from './normal.js';
import { say } from './say.js';

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

/** What became of reading a card. A card is only to be played where `status` is `understood`. */
export interface CardReading {
  name: string;
  status: 'understood' | 'partly' | 'notUnderstood';
  card: CardDefinition;
  strange: Strange[];
  /** What was understood, in plain words that are made from the meaning: `~` is the card itself. */
  readBack: string;
}

/**
 * Reads the printed words of a card. Every word has to be understood: a paragraph of which one is left over is strange, and
 * nothing of it is kept.
 *
 * @returns its meaning in the vocabulary of the engine, and what is strange
 */
export function readCard(printed: PrintedCard): CardReading {
  const reading = checked(printed);
  basicLand(reading.card);
  return reading;
}

function checked(printed: PrintedCard): CardReading {
  const reading = readWords(printed);
  const said = say(reading.card);
  if (said === undefined) return notSaid(reading, 'the meaning cannot be read back');
  reading.readBack = said;
  if (reading.status !== 'understood') return reading;
  // What is read back, read again, has to mean the same.
  const again = readWords({ ...printed, text: said }, true);
  return again.status === 'understood' && sameMeaning(again.card, reading.card)
    ? reading
    : notSaid(reading, 'what is read back does not mean the same');
}

/** A card whose meaning is in doubt is not played. */
function notSaid(reading: CardReading, why: string): CardReading {
  const strange =
    reading.status === 'understood' ? [{ paragraph: reading.card.name, words: why }] : reading.strange;
  return { ...reading, status: reading.status === 'understood' ? 'partly' : reading.status, strange };
}

const sameMeaning = (a: CardDefinition, b: CardDefinition): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || meaning(a) === meaning(b);

/** The meaning of a card as text that is the same for equal meanings; the order of abilities and of keys does not count. */
function meaning(card: CardDefinition): string {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, item]) => [key, sorted(item)]),
    );
  };
  const { abilities = [], keywords = [], ...rest } = card;
  return JSON.stringify([
    sorted(rest),
    abilities.map((ability) => JSON.stringify(sorted(ability))).sort(),
    [...keywords].sort(),
  ]);
}

/** @param told the words are those of `say`, which are in the newest template */
function readWords(printed: PrintedCard, told = false): CardReading {
  const { name } = printed;
  const card: CardDefinition = { name, types: [] };
  const strange: Strange[] = [];
  let understood = 0;
  const line = typeLine(printed.type);
  if (line === undefined) strange.push({ paragraph: printed.type, words: printed.type });
  else Object.assign(card, line);
  const text = printed.text ?? '';
  if (printed.cost !== undefined && printed.cost !== '') {
    const times = printed.cost.split('{X}').length - 1;
    const cost =
      manaCost(printed.cost.replaceAll('{X}', '')) ?? (/^(?:\{X\})+$/.test(printed.cost) ? 0 : undefined);
    if (cost === undefined) strange.push({ paragraph: printed.cost, words: printed.cost });
    else {
      card.cost = cost;
      if (times > 1 || (times > 0 && !isSpell(card))) card.x = times;
      const symbols: readonly string[] = printed.cost.match(/(?<=[{/])[WUBRG](?=[/}])/g) ?? [];
      const colors = Object.entries(COLORS).filter(([symbol]) => symbols.includes(symbol));
      if (colors.length > 0) {
        card.colors = colors.map(([, color]) => color);
        card.symbols = (printed.cost.match(/\{[^}]+\}/g) ?? [])
          .map((one) => colors.filter(([symbol]) => one.slice(1, -1).split('/').includes(symbol)))
          .filter((of) => of.length > 0)
          .map((of) => of.map(([, color]) => color));
      }
    }
  }
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
  const setting: Setting = {
    types: card.types,
    subtypes: card.subtypes ?? [],
    x: printed.cost?.includes('{X}') ?? false,
    targets: [],
    paid: [],
    enchants: /\benchant (?:player|opponent)\b/i.test(text)
      ? 'player'
      : /\benchant \w/i.test(text)
        ? 'object'
        : undefined,
  };
  const spells: NonNullable<Piece['spell']>[] = [];
  const words: string[] = [];
  for (const { trimmed, plain } of paragraphs(text, name, told)) {
    if (plain === '') continue;
    const piece = plain === undefined ? { words: '( )' } : read(plain, setting);
    if ('words' in piece) {
      strange.push({ paragraph: trimmed, words: piece.words });
      continue;
    }
    // What a card can have but once is not overwritten.
    if (
      ONCE.some((key) => piece[key] && card[key]) ||
      // What X is would have to be announced for it.
      ((piece.again || piece.aftermath) && (card.flashback || setting.x)) ||
      (card.enters && (piece.enters?.if || (piece.enters && card.enters.if)))
    ) {
      strange.push({ paragraph: trimmed, words: trimmed });
      continue;
    }
    understood++;
    if (piece.spell) words.push(plain ?? '');
    if (piece.additionalCosts) setting.paid = [...setting.paid, ...paidWith(piece.additionalCosts)];
    if (piece.spell) spells.push(piece.spell);
    add(card, piece);
  }
  if (spells.some(({ modes }) => modes) && spells.length > 1)
    strange.push({ paragraph: text, words: 'choose' });
  if (spells.length > 0 || isSpell(card)) {
    const { targets } = setting;
    const modes = spells.find((one) => one.modes)?.modes;
    card.spell = {
      ...(targets.length > 0 ? { targets } : {}),
      ...(modes ? { modes } : {}),
      effects: spells.flatMap(({ effects }) => effects),
      ...(setting.x ? { x: true } : {}),
    };
  }
  if (card.overload) {
    const effects = overloaded(words, setting);
    if (effects) card.overload.effects = effects;
    else strange.push({ paragraph: text, words: 'overload' });
  }
  if ([printed.power, printed.toughness].some((value) => String(value).endsWith('*')) && !defines(card))
    strange.push({ paragraph: `${printed.power}/${printed.toughness}`, words: '*' });
  if (card.subtypes?.includes('Aura') && card.enchant === undefined)
    strange.push({ paragraph: printed.type, words: 'Aura' });
  const status = strange.length === 0 ? 'understood' : understood > 0 ? 'partly' : 'notUnderstood';
  return { name, status, card, strange, readBack: '' };
}

/** What a spell does that was cast for its overload cost: the same to each of what it would target. */
function overloaded(paragraphs: readonly string[], setting: Setting): Effect[] | undefined {
  const pieces = paragraphs.map((plain) =>
    read(plain.replace(/\btarget\b/g, 'each').replace(/\bTarget\b/g, 'Each'), { ...setting, targets: [] }),
  );
  const effects = pieces.flatMap((piece) =>
    'spell' in piece && !piece.spell?.modes ? (piece.spell?.effects ?? []) : [],
  );
  const whole = pieces.every((piece) => 'spell' in piece && piece.spell?.effects.length);
  return whole && !JSON.stringify(effects).includes('"target"') ? effects : undefined;
}

/**
 * Paragraphs that were understood, by their words and all that is known of their card: many cards share them, and what is read back is often
 * what was read. Others keep the targets of the spell's paragraphs before them in view, and are read each time.
 */
const UNDERSTOOD = new Map<string, { piece: Piece; targets: Setting['targets'] }>();
const KEPT = 10_000;

/** Reads a paragraph. @returns what it adds to the card, or the words from which on it is not understood */
function read(plain: string, setting: Setting): Piece | { words: string } {
  const { types, subtypes, x, enchants, targets } = setting;
  const kind = /\b(?:an)?other\b/i.test(plain) ? [...types, ...subtypes] : isSpell({ types });
  const key = targets.length > 0 || setting.paid.length > 0 ? undefined : `${kind} ${x} ${enchants} ${plain}`;
  const known = key === undefined ? undefined : UNDERSTOOD.get(key);
  if (known) {
    // A copy: what a reading returns is its reader's own.
    setting.targets = plainCopy(known.targets);
    return plainCopy(known.piece);
  }
  const words = wordsOf(plain);
  const r = new Reader(words);
  const piece = paragraph(r, setting);
  if (!piece) return { words: words.slice(r.furthest).join(' ') };
  if (key !== undefined) {
    if (UNDERSTOOD.size >= KEPT) UNDERSTOOD.clear();
    UNDERSTOOD.set(key, { piece: plainCopy(piece), targets: plainCopy(setting.targets) });
  }
  return piece;
}

function plainCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plainCopy) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = plainCopy(value[key]);
  return copy as T;
}

/** The paragraphs of a card in the newest template; what can be chosen is in one with the words that say so. */
function paragraphs(
  text: string,
  name: string,
  told: boolean,
): { trimmed: string; plain: string | undefined }[] {
  const found: { trimmed: string; plain: string | undefined }[] = [];
  for (const own of text.split('\n')) {
    const trimmed = own.trim();
    if (trimmed === '') continue;
    const bare = told ? trimmed : withoutReminder(trimmed);
    const before = trimmed.startsWith('• ') ? found.at(-1) : undefined;
    if (before === undefined && bare) {
      if (told) found.push({ trimmed, plain: bare });
      else for (const one of expanded(bare)) found.push({ trimmed, plain: normal(one, name) });
      continue;
    }
    const mode = bare?.replace(/^• /, '');
    const plain = told ? mode : mode && normal(mode, name);
    if (before === undefined) found.push({ trimmed, plain });
    else {
      before.trimmed += `\n${trimmed}`;
      before.plain = before.plain && plain && `${before.plain} • ${plain}`;
    }
  }
  return found;
}

const isSpell = ({ types }: { types: readonly string[] }): boolean =>
  types.includes('instant') || types.includes('sorcery');

const defines = ({ abilities }: CardDefinition): boolean =>
  abilities?.some((ability) => ability.ability === 'static' && ability.static === 'define') ?? false;

/** A land with a basic land type has the mana ability of that type. */
function basicLand(card: CardDefinition): void {
  if (!card.types.includes('land')) return;
  const symbols: Record<string, string> = {
    Plains: '{W}',
    Island: '{U}',
    Swamp: '{B}',
    Mountain: '{R}',
    Forest: '{G}',
  };
  for (const subtype of card.subtypes ?? [])
    if (LAND_TYPES.includes(subtype))
      card.abilities = [
        ...(card.abilities ?? []),
        {
          ability: 'activated',
          costs: [{ cost: 'tap' }],
          effects: [{ effect: 'mana', player: YOU, amount: 1, symbols: [symbols[subtype] as string] }],
        },
      ];
}

const ONCE = [
  'alternative',
  'castOnly',
  'flashback',
  'buyback',
  'entwine',
  'overload',
  'strive',
  'bestow',
  'copies',
  'entersMay',
  'kicker',
  'madness',
  'morph',
  'enchant',
  'entersChoosing',
  'helped',
  'discarded',
] as const;

function add(card: CardDefinition, piece: Piece): void {
  if (piece.changeling) card.subtypes = [...new Set([...(card.subtypes ?? []), ...CREATURE_TYPES])];
  if (piece.keywords) card.keywords = [...(card.keywords ?? []), ...piece.keywords];
  if (piece.abilities) card.abilities = [...(card.abilities ?? []), ...piece.abilities];
  if (piece.enchant) card.enchant = piece.enchant;
  if (piece.enters)
    card.enters = {
      ...card.enters,
      ...piece.enters,
      ...(card.enters?.counters || piece.enters.counters
        ? { counters: { ...card.enters?.counters, ...piece.enters.counters } }
        : {}),
    };
  if (piece.entersChoosing) card.entersChoosing = piece.entersChoosing;
  if (piece.ante) card.ante = true;
  if (piece.discarded) card.discarded = piece.discarded;
  if (piece.openingHand) card.openingHand = piece.openingHand;
  if (piece.colors) card.colors = piece.colors;
  if (piece.additionalCosts)
    card.additionalCosts = [...(card.additionalCosts ?? []), ...piece.additionalCosts];
  if (piece.castOnly) card.castOnly = piece.castOnly;
  if (piece.flashback) card.flashback = piece.flashback;
  if (piece.buyback) card.buyback = piece.buyback;
  if (piece.entwine) card.entwine = piece.entwine;
  if (piece.entersMay) card.entersMay = piece.entersMay;
  if (piece.copies) card.copies = piece.copies;
  if (piece.again) {
    const discard: Cost = {
      cost: 'discard',
      count: 1,
      ...(piece.again === 'retrace' ? { filter: { types: ['land'] } } : {}),
    };
    card.flashback = [{ cost: 'mana', amount: card.cost ?? 0 }, discard];
    if (piece.again === 'retrace') card.retrace = true;
  }
  if (piece.aftermath) {
    card.flashback = [{ cost: 'mana', amount: card.cost ?? 0 }];
    card.aftermath = true;
  }
  if (piece.bestow) card.bestow = piece.bestow;
  if (piece.strive) card.strive = piece.strive;
  if (piece.overload) card.overload = { costs: piece.overload, effects: [] };
  if (piece.kicker) card.kicker = piece.kicker;
  if (piece.helped) card.helped = piece.helped;
  if (piece.madness) card.madness = piece.madness;
  if (piece.morph) card.morph = piece.morph;
  if (piece.alternative) card.alternative = piece.alternative;
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
