import type { CardDefinition, Effect } from '../game/index.js';
import { paragraph, type Setting } from './abilities.js';
import { LAND_TYPES } from './closedClasses.js';
import { readDungeon } from './dungeon.js';
import { expanded } from './expanded.js';
import { YOU } from './grammar/constants.js';
import { paidWith } from './grammar/meaning.js';
import { Reader, wordsOf } from './grammar/reader.js';
import { hangsOnWord, kickersInOrder, normal, withoutReminder } from './normal.js';
import { addPiece, ONCE, type Piece } from './pieces.js';
import { besideText, type PrintedCard, type Strange } from './printed.js';
import { plainCopy, sameMeaning } from './sameMeaning.js';
import { say } from './say.js';

export type { PrintedCard, Strange };

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
  // A copy: what was read of its paragraphs is kept for other cards.
  reading.card = plainCopy(reading.card);
  basicLand(reading.card);
  return reading;
}

/** No card has more characters in all its words: what has more is none, and is not read. */
const LONGEST = 20_000;

function checked(printed: PrintedCard): CardReading {
  const { name, type, text = '', cost = '' } = printed;
  const length = name.length + type.length + text.length + cost.length;
  if (length > LONGEST)
    return {
      name,
      status: 'notUnderstood',
      card: { name, types: [] },
      strange: [{ paragraph: `${length} characters`, words: `longer than any card (${LONGEST} characters)` }],
      readBack: '',
    };
  const beside = besideText(printed);
  const reading = readWords(printed, beside);
  const said = say(reading.card);
  if (said === undefined) return notSaid(reading, 'the meaning cannot be read back');
  reading.readBack = said;
  if (reading.status !== 'understood') return reading;
  // What is read back, read again, has to mean the same.
  const again = readWords({ ...printed, text: said }, beside, true);
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

/** @param told the words are those of `say`, which are in the newest template */
function readWords(printed: PrintedCard, beside: ReturnType<typeof besideText>, told = false): CardReading {
  const { name } = printed;
  const card = { ...beside.card };
  const strange = [...beside.strange];
  const text = kickersInOrder(printed.text ?? '');
  const setting: Setting = {
    types: card.types,
    subtypes: card.subtypes ?? [],
    kinds: [...card.types, ...(card.subtypes ?? [])],
    x: printed.cost?.includes('{X}') ?? false,
    targets: [],
    paid: [],
    enchants: ENCHANTS.test(text) ? (ENCHANTS_PLAYER.test(text) ? 'player' : 'object') : undefined,
  };
  if (card.types.includes('dungeon')) {
    strange.push(...readDungeon(text, card));
    const some = card.abilities?.length ? 'partly' : 'notUnderstood';
    return { name, status: strange.length === 0 ? 'understood' : some, card, strange, readBack: '' };
  }
  const spells: NonNullable<Piece['spell']>[] = [];
  const words: string[] = [];
  let understood = 0;
  for (const { trimmed, plain } of paragraphs(text, name, told, isSpell(card))) {
    if (plain === '') continue;
    const piece = plain === undefined ? { words: '( )' } : read(plain, setting);
    if ('words' in piece) {
      strange.push({ paragraph: trimmed, words: piece.words });
      continue;
    }
    if (!fits(piece, card, setting)) {
      strange.push({ paragraph: trimmed, words: trimmed });
      continue;
    }
    understood++;
    if (piece.spell) words.push(plain ?? '');
    if (piece.additionalCosts && !piece.additionalOr)
      setting.paid = [...setting.paid, ...paidWith(piece.additionalCosts)];
    if (piece.spell) spells.push(piece.spell);
    addPiece(card, piece);
  }
  if (spells.length > 0 || isSpell(card)) card.spell = spellOf(spells, setting);
  strange.push(...strangeTogether(printed, card, setting, spells, words));
  const status = strange.length === 0 ? 'understood' : understood > 0 ? 'partly' : 'notUnderstood';
  return { name, status, card, strange, readBack: '' };
}

/**
 * What follows for a card from all of its paragraphs; what is strange of them together.
 *
 * @param card what they were read to; changed where one says how another is played
 * @param words the paragraphs of what the spell does
 */
function strangeTogether(
  printed: PrintedCard,
  card: CardDefinition,
  setting: Setting,
  spells: readonly NonNullable<Piece['spell']>[],
  words: readonly string[],
): Strange[] {
  const { text = '' } = printed;
  const strange: Strange[] = [];
  if (spells.length > 1 && spells.some(({ modes }) => modes))
    strange.push({ paragraph: text, words: 'choose' });
  const [, into] = text.includes('meld them into') ? (MELDS.exec(JSON.stringify(card)) ?? []) : [];
  if (into) card.back = into;
  const waits = card.abilities?.some((one) => one.ability === 'activated' && one.label === 'suspend');
  if ((waits || card.splice) && !printed.cost) card.unpayable = true;
  if (card.overload) {
    const effects = overloaded(words, setting);
    if (effects) card.overload = { ...card.overload, effects };
    else strange.push({ paragraph: text, words: 'overload' });
  }
  if ([printed.power, printed.toughness].some((value) => String(value).endsWith('*')) && !defines(card))
    strange.push({ paragraph: `${printed.power}/${printed.toughness}`, words: '*' });
  if (card.subtypes?.includes('Aura') && card.enchant === undefined)
    strange.push({ paragraph: printed.type, words: 'Aura' });
  return strange;
}

/** What a card becomes together with another, which has to be among the cards as its other face has. */
const MELDS = /"effect":"meld".*?"into":"([^"]+)"/;

const ENCHANTS = /\b[Ee]nchant \w/;
const ENCHANTS_PLAYER = /\b[Ee]nchant (?:player|opponent)\b/;

/** Whether a paragraph can stand beside those before it: what a card can have but once is not overwritten. */
function fits(piece: Piece, card: CardDefinition, setting: Setting): boolean {
  return !(
    ONCE.some((key) => piece[key] && card[key]) ||
    // What X is would have to be announced for it.
    ((piece.again || piece.aftermath) && (card.flashback || setting.x)) ||
    (card.enters && (piece.enters?.if || (piece.enters && card.enters.if)))
  );
}

function spellOf(
  spells: readonly NonNullable<Piece['spell']>[],
  { targets, x }: Setting,
): NonNullable<CardDefinition['spell']> {
  const modes = spells.find((one) => one.modes)?.modes;
  return {
    ...(targets.length > 0 ? { targets } : {}),
    ...(modes ? { modes } : {}),
    effects: spells.flatMap(({ effects }) => effects),
    ...(x ? { x: true } : {}),
  };
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

/** Reads a paragraph. @returns what it adds to the card, never to be changed; or the words from which on it is not understood */
function read(plain: string, setting: Setting): Piece | { words: string } {
  const { types, kinds, x, enchants, targets } = setting;
  const kind = plain.includes('ther') && ANOTHER.test(plain) ? kinds : isSpell({ types });
  const key = targets.length > 0 || setting.paid.length > 0 ? undefined : `${kind} ${x} ${enchants} ${plain}`;
  const known = key === undefined ? undefined : UNDERSTOOD.get(key);
  if (known) {
    setting.targets = known.targets;
    return known.piece;
  }
  const words = wordsOf(plain);
  const r = new Reader(words);
  const piece = paragraph(r, setting);
  if (!piece) return { words: words.slice(r.furthest).join(' ') };
  if (key !== undefined) {
    if (UNDERSTOOD.size >= KEPT) UNDERSTOOD.clear();
    UNDERSTOOD.set(key, { piece, targets: setting.targets });
  }
  return piece;
}

const ANOTHER = /\b(?:[Aa]no|[Oo])ther\b/;

/** The paragraphs of a card in the newest template; what can be chosen is in one with the words that say so. */
function paragraphs(
  text: string,
  name: string,
  told: boolean,
  spell: boolean,
): { trimmed: string; plain: string | undefined }[] {
  const found: { trimmed: string; plain: string | undefined }[] = [];
  for (const own of text.split('\n')) {
    const trimmed = own.trim();
    if (trimmed === '') continue;
    const bare = told ? trimmed : withoutReminder(trimmed);
    const before = trimmed.startsWith('• ') ? found.at(-1) : undefined;
    if (before === undefined && bare) {
      const last = spell && !told && hangsOnWord(bare) ? found.at(-1) : undefined;
      if (told) found.push({ trimmed, plain: bare });
      else if (last?.plain?.endsWith('.') && !last.plain.startsWith('As ')) {
        // What a spell does beside or instead speaks of what it does first.
        last.trimmed += `\n${trimmed}`;
        last.plain += ` ${normal(bare, name)}`;
      } else for (const one of expanded(bare)) found.push({ trimmed, plain: normal(one, name) });
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
