import type {
  Ability,
  Amount,
  Bounds,
  CardDefinition,
  Characteristics,
  Condition,
  Cost,
  Effect,
  EventPattern,
  ObjectFilter,
  ObjectRef,
  PlayerRef,
  StaticAbility,
  TargetSpec,
} from '../game/index.js';
import { PRINTED } from './words.js';

/** A meaning that has no words here. */
class Unsaid extends Error {}

const unsaid = (what: string): never => {
  throw new Unsaid(what);
};

/** What has been mentioned so far in one ability, so that it is called "it" the second time. */
interface Told {
  targets: readonly TargetSpec[];
  mentioned: Set<number>;
  /** How the object of the event is called. */
  event?: ObjectRef;
}

/**
 * The meaning of a card in plain words of the newest template, one paragraph for each ability. They are made from the meaning
 * alone, so that reading them again shows whether anything was lost.
 *
 * @param card the card
 * @returns the words, `~` for the card itself; undefined where some meaning has no words
 */
export function say(card: CardDefinition): string | undefined {
  try {
    return paragraphs(card).join('\n');
  } catch (error) {
    if (error instanceof Unsaid) return undefined;
    throw error;
  }
}

function paragraphs(card: CardDefinition): string[] {
  const found: string[] = [];
  const keywords = (card.keywords ?? []).filter((one) => one !== 'flanking');
  if (keywords.length > 0) found.push(sentenceCase(keywords.map(printed).join(', ')));
  if (card.keywords?.includes('flanking')) found.push('Flanking');
  if (card.colors?.length === 0) found.push('Devoid');
  if (card.enchant) found.push(`Enchant ${enchantee(card.enchant)}`);
  if (card.ante) found.push("Remove ~ from your deck before playing if you're not playing for ante.");
  if (card.openingHand) {
    const hand = 'is in your opening hand';
    found.push(`If ~ ${hand}, you may begin the game with it on the battlefield.`);
  }
  if (card.entersChoosing) found.push('As ~ enters, choose a color.');
  if (card.enters) {
    const { tapped, counters = {} } = card.enters;
    if (Object.keys(counters).length === 0) found.push('~ enters tapped.');
    for (const [kind, count] of Object.entries(counters))
      found.push(`~ enters ${tapped ? 'tapped ' : ''}with ${countersOf(kind, count)} on it.`);
  }
  for (const ability of card.abilities ?? []) {
    // Flanking is said by its keyword.
    if (ability.ability === 'triggered' && JSON.stringify(ability).includes('"withoutKeywords":["flanking"]'))
      continue;
    found.push(abilityOf(ability));
  }
  if (card.spell && card.spell.effects.length > 0)
    found.push(effectsOf(card.spell.effects, { targets: card.spell.targets ?? [], mentioned: new Set() }));
  return found;
}

function enchantee({ objects, players }: TargetSpec): string {
  if (players) return players.who === 'opponents' ? 'opponent' : 'player';
  return noun(objects ?? {}, false);
}

function printed(keyword: string): string {
  return PRINTED[keyword] ?? unsaid(keyword);
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function abilityOf(ability: Ability): string {
  if (ability.ability === 'static') return `${staticOf(ability)}.`;
  if (ability.ability === 'activated') {
    const [cost] = ability.costs;
    const mana = cost?.cost === 'mana' && typeof cost.amount === 'number' ? cost.amount : undefined;
    if (ability.label === 'cycling') return `Cycling {${mana ?? unsaid('cycling')}}`;
    if (ability.label === 'equip') return `Equip {${mana ?? unsaid('equip')}}`;
    if (ability.label !== undefined) return unsaid(ability.label);
    const told: Told = { targets: ability.targets ?? [], mentioned: new Set() };
    const loyal = ability.costs.some((one) => one.cost === 'loyalty');
    const costs = ability.costs.map(costOf).join(', ');
    return `${costs}: ${effectsOf(ability.effects, told)}${ability.timing === 'sorcery' && !loyal ? ' Activate only as a sorcery.' : ''}`;
  }
  const { words, event } = eventOf(ability.on);
  const told: Told = { targets: ability.targets ?? [], mentioned: new Set(), ...(event ? { event } : {}) };
  const asked = ability.condition ? `if ${conditionOf(ability.condition)}, ` : '';
  const said = effectsOf(ability.effects, told);
  return `${words}, ${asked}${said.startsWith('~') ? said : said.charAt(0).toLowerCase() + said.slice(1)}`;
}

function costOf(cost: Cost): string {
  switch (cost.cost) {
    case 'mana':
      return typeof cost.amount === 'number' ? `{${cost.amount}}` : unsaid('X');
    case 'tap':
      return '{T}';
    case 'sacrificeSelf':
      return 'Sacrifice ~';
    case 'loyalty':
      return cost.amount > 0 ? `+${cost.amount}` : String(cost.amount);
    case 'life':
      return `Pay ${amount(cost.amount)} life`;
    case 'discard':
      return `Discard ${plural(cost.count, 'card')}`;
    case 'sacrifice':
      return `Sacrifice ${counted(cost.filter, cost.count)}`;
    case 'removeCounters':
      return `Remove ${countersOf(cost.kind, cost.count)} from ~`;
    default:
      return unsaid(cost.cost);
  }
}

const countersOf = (kind: string, count: Amount): string =>
  count === 1 ? `a ${kind} counter` : `${amount(count)} ${kind} counters`;

function plural(count: Amount, word: string): string {
  return count === 1 ? `a ${word}` : `${amount(count)} ${word}s`;
}

function amount(value: Amount): string {
  if (typeof value === 'number') return String(value);
  return value.amount === 'x' ? 'X' : unsaid(`amount ${value.amount}`);
}

/** A description of objects as a noun. */
function noun(filter: ObjectFilter, many: boolean): string {
  const words: string[] = [];
  if (filter.self || filter.attached || filter.sharesTypeWith || filter.name !== undefined || filter.owner)
    return unsaid('filter');
  if (filter.other) words.push('other');
  if (filter.tapped !== undefined) words.push(filter.tapped ? 'tapped' : 'untapped');
  if (filter.attacking) words.push('attacking');
  if (filter.blocking) words.push('blocking');
  if (filter.token === false) words.push('nontoken');
  for (const one of filter.supertypes ?? []) words.push(one);
  for (const one of filter.notTypes ?? []) words.push(`non${one}`);
  for (const one of filter.notColors ?? []) words.push(`non${one}`);
  if (filter.colors) words.push(filter.colors.join(' or '));
  const types = filter.types ?? [];
  const s = (word: string) => (many ? `${word}s` : word);
  if (filter.token === true) words.push('token');
  for (const subtype of filter.subtypes ?? []) words.push(subtype);
  if (types.length === 0 && filter.subtypes === undefined) {
    if (filter.notTypes || filter.colors || Object.keys(filter).length > 0) words.push(s('permanent'));
    else words.push(s('permanent'));
    if (!filter.zone) return unsaid('any permanent');
  } else if (types.length === 1) words.push(s(types[0] as string));
  else if (types.length === 2) words.push(`${s(types[0] as string)} or ${s(types[1] as string)}`);
  else if (types.length > 2)
    words.push(`${types.slice(0, -1).map(s).join(', ')}, or ${s(types.at(-1) as string)}`);
  if (filter.controller) words.push(controlled(filter.controller));
  for (const keyword of filter.keywords ?? []) words.push(`with ${printed(keyword)}`);
  for (const keyword of filter.withoutKeywords ?? []) words.push(`without ${printed(keyword)}`);
  for (const key of ['power', 'toughness', 'cost'] as const) {
    const bounds = filter[key];
    if (bounds) words.push(`with ${key === 'cost' ? 'mana value' : key} ${bound(bounds)}`);
  }
  if (filter.counter !== undefined) words.push(`with a ${filter.counter} counter on it`);
  return words.join(' ');
}

function bound({ least, most }: Bounds): string {
  if (least === undefined) return `${amount(most ?? 0)} or less`;
  return most === undefined ? `${amount(least)} or greater` : amount(least);
}

function controlled(player: PlayerRef): string {
  if (player.player === 'you') return 'you control';
  if (player.player === 'defending') return 'defending player controls';
  if (player.player === 'each' && player.filter?.who === 'opponents') return 'an opponent controls';
  return unsaid('controller');
}

/** A number of objects of a description: "a creature", "another creature", "two artifacts". */
function counted(filter: ObjectFilter, count: Amount): string {
  if (filter.self) return '~';
  if (count !== 1) return `${amount(count)} ${noun(filter, true)}`;
  const { other, ...rest } = filter;
  return other ? `another ${noun(rest, false)}` : `a ${noun(filter, false)}`;
}

function target(index: number, told: Told): string {
  if (told.mentioned.has(index)) return 'it';
  const spec = told.targets[index] ?? unsaid('target');
  if (spec.chooser || spec.forEach || spec.another) return unsaid('target');
  told.mentioned.add(index);
  const { objects, players } = spec;
  if (players && objects) {
    const types = objects.types?.join(' ');
    if (players.who === 'opponents')
      return types === 'planeswalker' ? 'target opponent or planeswalker' : unsaid('target');
    if (types === 'creature planeswalker battle') return 'any target';
    if (types === 'creature') return 'target creature or player';
    return types === 'planeswalker' ? 'target player or planeswalker' : unsaid('target');
  }
  if (players) {
    if (spec.min !== undefined || spec.max !== undefined) return unsaid('targets');
    return players.who === 'opponents'
      ? 'target opponent'
      : players.who === undefined
        ? 'target player'
        : unsaid('target');
  }
  if (!objects) return unsaid('target');
  if (objects.zone === 'graveyard') {
    const types = objects.types?.length ? `${objects.types.join(' or ')} card` : 'card';
    return `target ${types} ${objects.owner ? 'from your graveyard' : 'from a graveyard'}`;
  }
  if (objects.zone === 'stack') return `target ${spellNoun(objects)}`;
  const { other, ...rest } = objects;
  if (spec.min === 0) return `up to ${spec.max} target ${noun(objects, spec.max !== 1)}`;
  if (spec.min !== undefined) return `${spec.min} target ${noun(objects, true)}`;
  return other ? `another target ${noun(rest, false)}` : `target ${noun(objects, false)}`;
}

function spellNoun({ types = [], notTypes = [], colors = [] }: ObjectFilter): string {
  const kinds = [...notTypes.map((one) => `non${one}`), ...types.filter((one) => one !== 'spell')];
  return [
    ...(colors.length ? [colors.join(' or ')] : []),
    ...(kinds.length ? [kinds.join(' or ')] : []),
    'spell',
  ].join(' ');
}

function object(ref: ObjectRef, told: Told): string {
  if (
    told.event &&
    JSON.stringify(ref) === JSON.stringify(told.event) &&
    ref.object !== 'self' &&
    ref.object !== 'attached'
  )
    return 'it';
  switch (ref.object) {
    case 'self':
      return '~';
    case 'attached':
      return 'enchanted creature';
    case 'target':
      return target(ref.index, told);
    case 'each':
      return `each ${noun(ref.filter ?? {}, false)}`;
    default:
      return unsaid(ref.object);
  }
}

function player(ref: PlayerRef, told: Told): string {
  switch (ref.player) {
    case 'you':
      return 'you';
    case 'that':
      return 'that player';
    case 'defending':
      return 'defending player';
    case 'target':
      return told.mentioned.has(ref.index) ? 'that player' : target(ref.index, told);
    case 'controller':
    case 'owner': {
      const of = ref.of;
      if (of.object === 'attached') return `enchanted creature's ${ref.player}`;
      if (of.object === 'self') return `~'s ${ref.player}`;
      if (
        of.object === 'target'
          ? told.mentioned.has(of.index)
          : JSON.stringify(of) === JSON.stringify(told.event)
      )
        return `its ${ref.player}`;
      return unsaid('owner');
    }
    case 'each': {
      const who = ref.filter?.who ?? 'any';
      if (ref.filter && Object.keys(ref.filter).some((key) => key !== 'who')) return unsaid('players');
      const said = { any: 'each player', opponents: 'each opponent', others: 'each other player' }[
        who as 'any'
      ];
      return said ?? unsaid(who);
    }
    default:
      return unsaid(ref.player);
  }
}

/** A number that is worked out: "the number of creatures you control". */
function quantity(value: Exclude<Amount, number>): string {
  if (value.amount === 'numberOf') {
    if ('players' in value)
      return value.players.who === 'opponents' ? 'the number of opponents you have' : unsaid('players');
    const { zone, owner, types, ...rest } = value.objects;
    if (zone === 'hand' && owner) return 'the number of cards in your hand';
    if (zone === 'graveyard' && owner)
      return `the number of ${types ? 'creature cards' : 'cards'} in your graveyard`;
    return `the number of ${noun({ ...rest, ...(types ? { types } : {}) }, true)}${rest.controller ? '' : ' on the battlefield'}`;
  }
  if (value.amount === 'life' && value.of.player === 'you') return 'your life total';
  if (value.amount === 'power' && value.of.object === 'self') return "~'s power";
  return unsaid(value.amount);
}

/** What stands behind "for each". */
function each(value: Amount): { base: number; of: string } | undefined {
  if (typeof value === 'number' || (value.amount !== 'times' && value.amount !== 'numberOf'))
    return undefined;
  const base = value.amount === 'times' ? value.factor : 1;
  const of = value.amount === 'times' ? value.of : value;
  if (typeof of === 'number' || of.amount !== 'numberOf') return undefined;
  if ('players' in of) return { base, of: of.players.who === 'opponents' ? 'opponent you have' : 'player' };
  const { zone, owner } = of.objects;
  if (zone === 'hand' && owner) return { base, of: 'card in your hand' };
  if (zone !== undefined) return undefined;
  return { base, of: `${noun(of.objects, false)}${of.objects.controller ? '' : ' on the battlefield'}` };
}

/** "3 life", "1 life for each creature you control", "life equal to …". */
function measured(
  value: Amount,
  unit: (count: string, one: boolean) => string,
  equal: (of: string) => string,
): string {
  if (typeof value === 'number') return unit(String(value), value === 1);
  if (value.amount === 'x') return unit('X', false);
  const scaled = each(value);
  if (scaled) return `${unit(String(scaled.base), scaled.base === 1)} for each ${scaled.of}`;
  return equal(quantity(value));
}

function effectsOf(list: readonly Effect[], told: Told): string {
  return list.map((one) => `${sentenceCase(effectOf(one, told))}.`).join(' ');
}

/** The verb of a sentence whose subject is a player. */
function does(ref: PlayerRef, told: Told, base: string, third: string): string {
  const who = player(ref, told);
  return who === 'you' ? `you ${base}` : `${who} ${third}`;
}

function effectOf(effect: Effect, told: Told): string {
  switch (effect.effect) {
    case 'damage': {
      const source = effect.source ? object(effect.source, told) : '~';
      const to = 'player' in effect.to ? player(effect.to, told) : either(effect.to, told);
      if (typeof effect.amount !== 'number' && effect.amount.amount === 'that')
        return `${source} deals that much damage to ${to}`;
      const scaled = each(effect.amount);
      if (scaled) return `${source} deals ${scaled.base} damage to ${to} for each ${scaled.of}`;
      return `${source} deals ${measured(
        effect.amount,
        (n) => `${n} damage`,
        (of) => `damage equal to ${of}`,
      )} to ${to}`;
    }
    case 'gainLife':
    case 'loseLife': {
      const verb = effect.effect === 'gainLife' ? ['gain', 'gains'] : ['lose', 'loses'];
      const who = does(effect.player, told, verb[0] as string, verb[1] as string);
      const { amount: size } = effect;
      if (typeof size !== 'number' && size.amount === 'that') return `${who} that much life`;
      if (
        typeof size !== 'number' &&
        size.amount === 'half' &&
        typeof size.of !== 'number' &&
        size.of.amount === 'life'
      )
        return `${who} half ${who.startsWith('you ') ? 'your' : 'their'} life, rounded ${size.round}`;
      return `${who} ${measured(
        size,
        (n) => `${n} life`,
        (of) => `life equal to ${of}`,
      )}`;
    }
    case 'setLife': {
      const who = player(effect.player, told);
      const whose = who === 'you' ? 'your' : `${who}'s`;
      return `${whose} life total becomes ${typeof effect.to === 'number' ? effect.to : quantity(effect.to)}`;
    }
    case 'poison':
      return `${does(effect.player, told, 'get', 'gets')} ${effect.amount === 1 ? 'a poison counter' : `${amount(effect.amount)} poison counters`}`;
    case 'draw':
      return `${does(effect.player, told, 'draw', 'draws')} ${measured(
        effect.count,
        (n, one) => (one ? 'a card' : `${n} cards`),
        (of) => `cards equal to ${of}`,
      )}`;
    case 'mill':
      return `${does(effect.player, told, 'mill', 'mills')} ${plural(effect.count, 'card')}`;
    case 'discard':
      if (effect.count === 'all')
        return `${does(effect.player, told, 'discard your hand', 'discards their hand')}`;
      return `${does(effect.player, told, 'discard', 'discards')} ${plural(effect.count, 'card')}`;
    case 'sacrifice':
      return effect.filter.self
        ? 'sacrifice ~'
        : `${does(effect.player, told, 'sacrifice', 'sacrifices')} ${effect.filter.types || effect.filter.subtypes ? counted(effect.filter, effect.count ?? 1) : unsaid('any permanent')}`;
    case 'destroy':
      return `destroy ${object(effect.object, told)}`;
    case 'tap':
    case 'untap':
      return `${effect.effect} ${object(effect.object, told)}`;
    case 'move':
      return moveOf(effect, told);
    case 'pump': {
      if (effect.duration.until !== 'endOfTurn') return unsaid('duration');
      const power = each(effect.power);
      const toughness = each(effect.toughness);
      const of = power?.of ?? toughness?.of;
      const part = (value: Amount, scaled: { base: number } | undefined) =>
        signed(scaled ? scaled.base : value);
      const size = `${part(effect.power, power)}/${part(effect.toughness, toughness)}`;
      return `${object(effect.object, told)} gets ${size} until end of turn${of === undefined ? '' : ` for each ${of}`}`;
    }
    case 'grant': {
      if (effect.duration.until !== 'endOfTurn' || effect.abilities) return unsaid('duration');
      if (effect.keywords?.join() === 'unblockable')
        return `${object(effect.object, told)} can't be blocked this turn`;
      return `${object(effect.object, told)} gains ${listed((effect.keywords ?? []).map(printed))} until end of turn`;
    }
    case 'putCounters':
      return `put ${countersOf(effect.kind, effect.count)} on ${object(effect.object, told)}`;
    case 'removeCounters':
      return `remove ${countersOf(effect.kind, effect.count)} from ${object(effect.object, told)}`;
    case 'token':
      return `${does(effect.under, told, 'create', 'creates')} ${tokensOf(effect.spec, effect.count ?? 1)}`;
    case 'mana': {
      const scaled = each(effect.amount);
      if (effect.symbols?.[0] === 'any') return `add ${amount(effect.amount)} mana of any color`;
      return `add ${(effect.symbols ?? unsaid('mana')).join(' or ')}${scaled ? ` for each ${scaled.of}` : ''}`;
    }
    case 'counter':
      return effect.to || effect.castableBy ? unsaid('counter') : `counter ${object(effect.object, told)}`;
    case 'mayPay': {
      const [cost] = effect.costs;
      const mana = cost?.cost === 'mana' && typeof cost.amount === 'number' ? cost.amount : unsaid('cost');
      const [other] = effect.else ?? [];
      if (other?.effect === 'counter' && effect.player.player === 'controller')
        return `counter ${object(other.object, told)} unless its controller pays {${mana}}`;
      if (effect.player.player !== 'you' || effect.else || effect.effects?.length !== 1)
        return unsaid('mayPay');
      return `you may pay {${mana}}. If you do, ${effectOf(effect.effects[0] as Effect, told)}`;
    }
    case 'may':
      if (effect.player.player !== 'you' || effect.else || effect.effects.length !== 1) return unsaid('may');
      return `you may ${effectOf(effect.effects[0] as Effect, told).replace(/^you /, '')}`;
    case 'if':
      if (effect.else || effect.then.length !== 1) return unsaid('if');
      return `if ${conditionOf(effect.condition)}, ${effectOf(effect.then[0] as Effect, told)}`;
    case 'control': {
      if (effect.by.player !== 'you') return unsaid('control');
      return `gain control of ${object(effect.object, told)}${effect.duration.until === 'endOfTurn' ? ' until end of turn' : ''}`;
    }
    case 'extraTurn':
      return effect.player.player === 'you'
        ? 'take an extra turn after this one'
        : `${player(effect.player, told)} takes an extra turn after this one`;
    case 'win':
    case 'lose':
      return `${does(effect.player, told, effect.effect, `${effect.effect}s`)} the game`;
    case 'skip':
      return effect.what === 'turn'
        ? `${player(effect.player, told)} skips their next turn`
        : effect.what === 'draw' && effect.player.player === 'you'
          ? 'skip your next draw step'
          : unsaid('skip');
    case 'shield': {
      const { shield } = effect;
      if (shield.from || shield.redirectTo) return unsaid('shield');
      if (shield.amount === 'all') {
        if (shield.combat && !shield.to) return 'prevent all combat damage that would be dealt this turn';
        return 'prevent all damage that would be dealt to you this turn';
      }
      const to = shield.to ?? unsaid('shield');
      const whom = 'player' in to ? player(to, told) : 'object' in to ? either(to, told) : unsaid('shield');
      return `prevent the next ${amount(shield.amount)} damage that would be dealt to ${whom} this turn`;
    }
    case 'delayed': {
      const [own] = effect.effects;
      if (effect.when.when === 'stepBegins' && effect.when.step === 'upkeep' && own?.effect === 'draw')
        return `${effectOf(own, told)} at the beginning of the next turn's upkeep`;
      return unsaid('delayed');
    }
    case 'shuffle':
      return effect.with?.object === 'self' ? "shuffle ~ into its owner's library" : unsaid('shuffle');
    default:
      return unsaid(effect.effect);
  }
}

/** A target that may be an object or a player. */
function either(ref: ObjectRef, told: Told): string {
  return object(ref, told);
}

function moveOf(effect: Extract<Effect, { effect: 'move' }>, told: Told): string {
  const spec = effect.object.object === 'target' ? told.targets[effect.object.index] : undefined;
  const what = object(effect.object, told);
  if (effect.to === 'exile') return `exile ${what}`;
  const dead = spec?.objects?.zone === 'graveyard';
  if (effect.to === 'hand')
    return dead ? `return ${what} to your hand` : `return ${what} to its owner's hand`;
  if (effect.to === 'battlefield' && dead && effect.under?.player === 'you')
    return `return ${what} to the battlefield`;
  return unsaid('move');
}

function signed(value: Amount): string {
  if (typeof value === 'number') return value < 0 ? String(value) : `+${value}`;
  if (value.amount === 'x') return '+X';
  return value.amount === 'times' &&
    value.factor === -1 &&
    typeof value.of !== 'number' &&
    value.of.amount === 'x'
    ? '-X'
    : unsaid('size');
}

function tokensOf(spec: Characteristics, count: Amount): string {
  const scaled = each(count);
  const number = scaled ? scaled.base : count;
  const words = [
    number === 1 ? 'a' : amount(number),
    `${amount(spec.power ?? 0)}/${amount(spec.toughness ?? 0)}`,
    ...(spec.colors?.length ? [spec.colors.join(' and ')] : ['colorless']),
    ...(spec.subtypes ?? []),
    ...(spec.types ?? []),
    number === 1 ? 'token' : 'tokens',
    ...(spec.keywords?.length ? [`with ${listed(spec.keywords.map(printed))}`] : []),
  ];
  return `${words.join(' ')}${scaled ? ` for each ${scaled.of}` : ''}`;
}

function listed(items: readonly string[]): string {
  return items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;
}

function conditionOf(condition: Condition): string {
  switch (condition.if) {
    case 'compare': {
      const { left, is, right } = condition;
      const more = is === '>=' ? 'or more' : is === '<=' ? 'or less' : unsaid('comparison');
      if (typeof left === 'number') return unsaid('comparison');
      if (left.amount === 'life' && left.of.player === 'you') return `you have ${amount(right)} ${more} life`;
      if (left.amount === 'numberOf' && 'objects' in left) {
        if (left.objects.zone === 'hand') return `you have ${amount(right)} ${more} cards in hand`;
        const { controller: _controller, ...rest } = left.objects;
        return `you control ${amount(right)} ${more} ${noun(rest, true)}`;
      }
      return unsaid('comparison');
    }
    case 'exists': {
      const { controller: _controller, ...rest } = condition.objects;
      return `you control ${counted(rest, 1)}`;
    }
    case 'not': {
      if (condition.of.if !== 'exists') return unsaid('not');
      const { controller: _controller, ...rest } = condition.of.objects;
      return rest.zone === 'hand' ? 'you have no cards in hand' : `you control no ${noun(rest, true)}`;
    }
    case 'somePlayer': {
      const { lifeAtLeast, lifeAtMost } = condition.players;
      return `an opponent has ${amount(lifeAtLeast ?? lifeAtMost ?? 0)} ${lifeAtLeast === undefined ? 'or less' : 'or more'} life`;
    }
    case 'matches':
      return condition.object.object === 'self' && condition.filter.tapped === false
        ? '~ is untapped'
        : unsaid('matches');
    default:
      return unsaid(condition.if);
  }
}

const STEPS: Record<string, string> = { upkeep: 'upkeep', draw: 'draw step', end: 'end step' };

function eventOf(on: EventPattern): { words: string; event?: ObjectRef } {
  if ('what' in on && on.when !== 'casts') {
    const what = on.what ?? {};
    const event: ObjectRef = what.self
      ? { object: 'self' }
      : what.attached
        ? { object: 'attached' }
        : { object: 'that' };
    const subject = what.self ? '~' : what.attached ? 'enchanted creature' : counted(what, 1);
    const verbs: Partial<Record<EventPattern['when'], string>> = {
      enters: 'enters',
      leaves: 'leaves the battlefield',
      dies: 'dies',
      attacks: 'attacks',
      becomesBlocked: 'becomes blocked',
      blocks: 'blocks',
      taps: 'becomes tapped',
      untaps: 'becomes untapped',
    };
    let verb = verbs[on.when];
    if (on.when === 'becomesBlocked' && on.by) return unsaid('by');
    if (on.when === 'attacks' && on.whom) verb = on.whom.who === 'you' ? 'attacks you' : unsaid('whom');
    if (on.when === 'dealsDamage') {
      const to = on.to?.who === 'opponents' ? 'an opponent' : on.to?.who === 'you' ? 'you' : 'a player';
      verb = `deals ${on.combat ? 'combat ' : ''}damage to ${to}`;
    }
    if (verb === undefined) return unsaid(on.when);
    // The subject of an event that ends with who controls it is said so that it is read the same.
    return { words: `Whenever ${subject} ${verb}`, event };
  }
  if (on.when === 'stepBegins') {
    if (on.step === 'beginCombat') return { words: 'At the beginning of combat on your turn' };
    const step = STEPS[on.step] ?? unsaid(on.step);
    const { who, of } = on.whose;
    if (of) return { words: "At the beginning of the upkeep of enchanted creature's controller" };
    const whose =
      who === 'you'
        ? 'your'
        : who === 'opponents'
          ? "each opponent's"
          : who === 'others'
            ? "each other player's"
            : "each player's";
    return { words: `At the beginning of ${whose} ${step}` };
  }
  if (!('who' in on)) return unsaid(on.when);
  const who = on.who.who === 'you' ? 'you' : on.who.who === 'opponents' ? 'an opponent' : 'a player';
  const third = who !== 'you';
  if (on.when === 'casts')
    return {
      words: `Whenever ${who} ${third ? 'casts' : 'cast'} a ${on.what ? spellNoun(on.what) : 'spell'}`,
    };
  const verbs: Partial<Record<EventPattern['when'], [string, string]>> = {
    gainsLife: ['gain life', 'gains life'],
    losesLife: ['lose life', 'loses life'],
    draws: ['draw a card', 'draws a card'],
    discards: ['discard a card', 'discards a card'],
    losesGame: ['loses the game', 'loses the game'],
  };
  const verb = verbs[on.when] ?? unsaid(on.when);
  return { words: `Whenever ${who} ${third ? verb[1] : verb[0]}` };
}

function staticOf(ability: StaticAbility): string {
  switch (ability.static) {
    case 'pump': {
      const power = each(ability.power);
      const toughness = each(ability.toughness);
      const of = power?.of ?? toughness?.of;
      const size = `${signed(power ? power.base : ability.power)}/${signed(toughness ? toughness.base : ability.toughness)}`;
      return `${subject(ability.which)} ${many(ability.which) ? 'get' : 'gets'} ${size}${of === undefined ? '' : ` for each ${of}`}`;
    }
    case 'grant':
      return `${subject(ability.which)} ${many(ability.which) ? 'have' : 'has'} ${listed(ability.keywords.map(printed))}`;
    case 'objects': {
      if (ability.unless) return unsaid('unless');
      const cant = ability.cant.join();
      if (cant === 'untap')
        return ability.which.self
          ? "~ doesn't untap during your untap step"
          : many(ability.which)
            ? `${subject(ability.which)} don't untap during their controllers' untap steps`
            : `${subject(ability.which)} doesn't untap during its controller's untap step`;
      const said = {
        attack: "can't attack",
        block: "can't block",
        beBlocked: "can't be blocked",
        'attack,block': "can't attack or block",
      }[cant as 'attack'];
      return `${subject(ability.which)} ${said ?? unsaid(cant)}`;
    }
    case 'mustAttack':
      if (ability.object.object === 'each')
        return `${subject(ability.object.filter ?? {})} attack each combat if able`;
      return `${subject(ability.object.object === 'self' ? { self: true } : { attached: true })} attacks each combat if able`;
    case 'mustBeBlocked':
      return `All creatures able to block ${ability.object.object === 'self' ? '~' : 'enchanted creature'} do so`;
    case 'control':
      return 'You control enchanted creature';
    case 'define':
      return typeof ability.power === 'number'
        ? unsaid('define')
        : `~'s power and toughness are each equal to ${quantity(ability.power)}`;
    case 'players': {
      const who =
        ability.who.who === 'you' ? 'You' : ability.who.who === 'opponents' ? 'Your opponents' : 'Players';
      const cant = ability.cant.join();
      const said = { gainLife: "can't gain life", draw: "can't draw cards" }[cant as 'draw'];
      return `${who} ${said ?? unsaid(cant)}`;
    }
    case 'attackTax': {
      const { unlessPaid } = ability;
      if (unlessPaid?.cost !== 'mana') return unsaid('attackTax');
      const price = `their controller pays {${amount(unlessPaid.amount)}}`;
      const each = "for each creature they control that's attacking you";
      return `Creatures can't attack you unless ${price} ${each}`;
    }
    default:
      return unsaid(ability.static);
  }
}

const many = (filter: ObjectFilter): boolean => !filter.self && !filter.attached;

function subject(filter: ObjectFilter): string {
  if (filter.self) return '~';
  if (filter.attached) return 'Enchanted creature';
  return sentenceCase(`all ${noun(filter, true)}`);
}
