import type { CardDefinition, Condition, Cost } from '../game/index.js';
import { sayAbility } from './abilities.js';
import { CREATURE_TYPES } from './closedClasses.js';
import { sayDungeon } from './dungeon.js';
import { ATTACHED } from './grammar/constants.js';
import { parts, sentences } from './grammar/index.js';
import { paidWith } from './grammar/meaning.js';
import { printedKeyword } from './grammar/protection.js';
import { newScope, same } from './grammar/reader.js';
import { idioms } from './idioms.js';
import { HELP, MEGAMORPH, sayEnchant } from './keywords.js';
import { sayModes } from './modes.js';
import { sayMoment } from './moments.js';
import { isSuspended } from './suspend.js';

/**
 * The meaning of a card in plain words of the newest template, one paragraph for each ability. They are made from the meaning
 * alone, by the rules that read it, so that reading them again shows whether anything was lost.
 *
 * @returns the words, `~` for the card itself; undefined where some meaning has no words
 */
export function say(card: CardDefinition): string | undefined {
  const found: (string | undefined)[] = card.rooms ? sayDungeon(card) : [];
  const keywords = (card.keywords ?? []).filter((one) => one !== 'flanking');
  if (keywords.length > 0) {
    const said = keywords.map((one) => (one.startsWith('toxic:') ? undefined : printedKeyword(one)));
    const plain = said.filter((one) => one !== undefined);
    if (plain.length > 0) found.push(capital(plain.join(', ')));
    for (const one of keywords)
      if (one.startsWith('toxic:')) found.push(`Toxic ${one.slice('toxic:'.length)}`);
    if (keywords.some((one) => !one.startsWith('toxic:') && printedKeyword(one) === undefined))
      return undefined;
  }
  if (card.colors?.length === 0) found.push('Devoid');
  if (card.subtypes && card.subtypes.length >= CREATURE_TYPES.size) found.push('Changeling');
  if (card.enchant) found.push(sayEnchant(card.enchant));
  if (card.ante) found.push('Remove ~ from your deck before playing if you are not playing for ante.');
  if (card.discarded) {
    const { by, to, counters = {} } = card.discarded;
    const [put] = Object.entries(counters).map(([kind, count]) =>
      parts.get('counters').say({ kind, count }, newScope('static')),
    );
    const known = by.who === 'opponents' && to === 'battlefield';
    const with_ = put === undefined ? '' : ` with ${put} on it`;
    const agent = 'a spell or ability an opponent controls';
    const when = `If ${agent} causes you to discard ~`;
    found.push(
      known
        ? `${when}, put it onto the battlefield${with_} instead of putting it into your graveyard.`
        : undefined,
    );
  }
  if (card.openingHand) {
    const hand = 'is in your opening hand';
    found.push(`If ~ ${hand}, you may begin the game with it on the battlefield.`);
  }
  if (typeof card.entersChoosing === 'object' && 'number' in card.entersChoosing) {
    const { least, most } = card.entersChoosing.number;
    found.push(`As ~ enters, choose a number${most === 100 ? '' : ` between ${least} and ${most}`}.`);
  } else if (typeof card.entersChoosing === 'object') found.push('As ~ enters, choose a creature type.');
  else if (card.entersChoosing)
    found.push(
      `As ~ enters, choose ${card.entersChoosing === 'opponent' ? 'an' : 'a'} ${card.entersChoosing}.`,
    );
  if (card.entersDoing) {
    const said = sentences.say(card.entersDoing, newScope('ability'));
    found.push(said && `As ~ enters, ${small(said)}`);
  }
  if (card.entersUnless) {
    const said = parts.get('payment').say(card.entersUnless, newScope('static'));
    const may = said?.replace(/^(\w+)s /, '$1 ');
    found.push(may && `As ~ enters, you may ${may}. If you don't, ~ enters tapped.`);
  }
  if (card.retrace) found.push('Retrace');
  if (card.aftermath) found.push('Aftermath');
  if (card.fuse) found.push('Fuse');
  for (const [kind, count] of Object.entries(card.entersMay?.counters ?? {})) {
    const put = parts.get('counters').say({ kind, count }, newScope('static'));
    found.push(put && `You may have ~ enter with ${put} on it.`);
  }
  if (card.copies) found.push(sayCopies(card.copies));
  if (card.dredge !== undefined) found.push(`Dredge ${card.dredge}`);
  if (card.bestow) found.push(`Bestow {${card.bestow}}`);
  if (card.strive) found.push(`~ costs {${card.strive}} more to cast for each target beyond the first.`);
  if (card.splice) found.push(sayCosts(`splice onto ${card.splice.onto}`, card.splice.costs));
  if (card.overload) found.push(sayCosts('overload', card.overload.costs));
  for (const key of ['kicker', 'buyback', 'flashback', 'madness', 'entwine', 'morph'] as const) {
    const costs = key === 'flashback' && (card.retrace || card.aftermath) ? undefined : card[key];
    const mega = key === 'morph' && card.abilities?.some((one) => same(one, MEGAMORPH));
    const said = costs && sayCosts(mega ? 'megamorph' : key, costs);
    const second = key === 'kicker' && card.secondKicker && sayCosts('and/or', card.secondKicker);
    if (costs) found.push(second ? said && `${said} ${small(second)}` : said);
  }
  if (card.helped) found.push(HELP.find(([, own]) => own === card.helped)?.[0]);
  if (card.alternative) found.push(sayAlternative(card.alternative));
  if (card.additionalCosts) {
    const said = [card.additionalCosts, ...(card.additionalOr ? [card.additionalOr] : [])].map((costs) =>
      parts
        .get('payment')
        .say(costs, newScope('spell'))
        ?.replace(/^(\w+)s /, '$1 '),
    );
    found.push(
      said.includes(undefined) ? undefined : `As an additional cost to cast ~, ${said.join(' or ')}.`,
    );
  }
  if (card.castOnly) {
    const when = sayMoment(card.castOnly, newScope('spell'));
    found.push(when && `Cast ~ only ${when}.`);
  }
  if (card.enters) {
    const { tapped, counters = {}, if: condition } = card.enters;
    const asked =
      condition?.if === 'not' ? sayWhere('unless', condition.of) : condition ? sayWhere('if', condition) : '';
    if (asked === undefined) return undefined;
    if (Object.keys(counters).length === 0) found.push(`~ enters tapped${asked}.`);
    for (const [kind, count] of Object.entries(counters)) {
      const t = newScope('static');
      const plain = parts.get('counters').say({ kind, count }, t);
      const scaled = plain === undefined ? parts.get('scaled').say(count, t) : undefined;
      const where =
        plain === undefined && scaled === undefined ? parts.get('quantity').say(count, t) : undefined;
      const said = plain ?? (scaled ? `a ${kind} counter` : where && `X ${kind} counters`);
      const behind = scaled ? ` ${scaled}` : where ? `, where X is ${where}` : '';
      found.push(said && `~ enters ${tapped ? 'tapped ' : ''}with ${said} on it${behind}${asked}.`);
    }
  }
  const attachedTo = card.enchant ? (card.enchant.players ? 'player' : 'object') : undefined;
  for (const ability of card.rooms ? [] : (card.abilities ?? []))
    if (!same(ability, MEGAMORPH) && !isSuspended(ability)) found.push(sayAbility(ability, attachedTo));
  if (card.spell?.modes) found.push(sayModes(card.spell.modes, (targets) => newScope('spell', { targets })));
  const effects = card.spell?.effects.filter(({ effect }) => effect !== 'encode') ?? [];
  if (card.spell && effects.length > 0)
    found.push(
      sentences.say(
        effects,
        newScope('spell', {
          targets: card.spell.targets ?? [],
          paid: card.additionalCosts && !card.additionalOr ? paidWith(card.additionalCosts) : [],
        }),
      ),
    );
  if (card.spell && effects.length < card.spell.effects.length) found.push('Cipher');
  if (found.includes(undefined)) return undefined;
  return found.map((one) => idioms(idiomatic(tidy(one as string), card))).join('\n');
}

/**
 * One ability of a card in words, `~` for the card itself.
 *
 * @param index its place among the abilities of the card, from 0
 * @returns undefined where the card has no such ability, or there are no words for it
 */
export function abilityInWords(card: CardDefinition, index: number): string | undefined {
  const ability = card.abilities?.[index];
  const attachedTo = card.enchant && (card.enchant.players ? 'player' : 'object');
  const said = ability && sayAbility(ability, attachedTo);
  return said && idioms(idiomatic(tidy(said), card));
}

/** The words that cards have for what the grammar says in one way for all: the host, what dies, the spell that was meant. */
function idiomatic(paragraph: string, card: CardDefinition): string {
  if (!/nchanted creature| dies|that spell or ability/.test(paragraph)) return paragraph;
  const host = hostOf(card);
  const dies = (one: string): string => `${one} is put into a graveyard from the battlefield`;
  let said = paragraph.replaceAll(/\b([Ee])nchanted creature\b/g, (_, first: string) =>
    first === 'E' ? capital(host) : host,
  );
  if (!card.types?.includes('creature')) said = said.replaceAll('~ dies', dies('~'));
  if (!host.endsWith('creature')) said = said.replaceAll(`${host} dies`, dies(host));
  return /\b(?:a spell or|an|activated|triggered) ability\b/.test(said)
    ? said
    : said.replaceAll('that spell or ability', 'that spell');
}

/** What the card is attached to, named as cards name it: "equipped creature", "enchanted land". */
function hostOf({ enchant, subtypes }: CardDefinition): string {
  if (subtypes?.includes('Equipment')) return 'equipped creature';
  if (subtypes?.includes('Fortification')) return 'fortified land';
  const [type, second] = enchant?.objects?.types ?? [];
  const one = type !== undefined && second === undefined && ATTACHED.includes(`enchanted ${type}`);
  return `enchanted ${one ? type : second || enchant?.objects?.anyOf ? 'permanent' : 'creature'}`;
}

function sayWhere(word: 'if' | 'unless', condition: Condition): string | undefined {
  const said = parts.get('condition').say(condition, newScope('static'));
  return said && ` ${word} ${said}`;
}

/** A keyword with its costs: mana alone, or behind a dash. */
function sayCosts(key: string, costs: Cost[]): string | undefined {
  const said = parts.get('costs').say(costs, newScope('spell'));
  const mana = costs.length === 1 && costs[0]?.cost === 'mana';
  return said && `${capital(key)}${mana ? ' ' : '—'}${said}${mana ? '' : '.'}`;
}

function sayCopies({ of, tapped, also }: NonNullable<CardDefinition['copies']>): string | undefined {
  const noun = parts.get('noun').say(of, newScope('static'));
  const where = of.zone === undefined ? ' on the battlefield' : '';
  const except = also ? parts.get('exception').say(also, newScope('static')) : '';
  if (noun === undefined || except === undefined) return undefined;
  return `You may have ~ enter ${tapped ? 'tapped ' : ''}as a copy of any ${noun}${where}${except}${except?.endsWith('"') ? '' : '.'}`;
}

function sayAlternative({
  if: condition,
  costs,
}: NonNullable<CardDefinition['alternative']>): string | undefined {
  const t = newScope('spell');
  const when = condition && parts.get('condition').say(condition, t);
  if (condition && !when) return undefined;
  const paid = costs.length === 0 ? undefined : parts.get('payment').say(costs, t);
  if (costs.length > 0 && !paid) return undefined;
  const may = paid
    ? `you may ${paid.replace(/^(\w+)s /, '$1 ')} rather than pay ~'s mana cost.`
    : 'you may cast ~ without paying its mana cost.';
  return when ? `If ${when}, ${may}` : may;
}

/** Articles and capitals as English has them. */
const tidy = (text: string): string =>
  capital(text)
    .replace(/\b([Aa]) (?=[aeiouAEIOU])/g, '$1n ')
    .replace(/((?:[.:]|•) )([a-z])/g, (_, mark: string, letter: string) => mark + letter.toUpperCase());

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
