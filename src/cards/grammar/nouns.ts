import type { Amount, ObjectFilter } from '../../game/index.js';
import {
  ARTIFACT_TYPES,
  COLOR_NAMES,
  CREATURE_TYPES,
  ENCHANTMENT_TYPES,
  LAND_SUBTYPES,
  SPELL_TYPES,
  SUPERTYPES,
  subtypeOf,
  TYPES,
} from '../closedClasses.js';
import { defineAims } from './aims.js';
import { DISCARDED, isDiscarded, readApart, readExiledWith } from './apart.js';
import { OPPONENTS, SELF, YOU } from './constants.js';
import { readHappened } from './happened.js';
import { readLeading } from './leading.js';
import { thatObject } from './mentioned.js';
import { ALIKE, HISTORIC, sayNoun, typesOfAll } from './nounWriter.js';
import { properName } from './properNames.js';
import type { Scope } from './reader.js';
import type { Parts, Reader } from './rules.js';

/** What comes before a noun, word by word. */
interface Adjectives {
  filter: ObjectFilter;
  /** Something that would be in doubt with a list of types behind it. */
  narrow: boolean;
}

const known = (subtype: string): boolean =>
  [CREATURE_TYPES, ARTIFACT_TYPES, ENCHANTMENT_TYPES, LAND_SUBTYPES, SPELL_TYPES].some((set) =>
    set.has(subtype),
  );

function subtypeAt(r: Reader): string | undefined {
  const word = r.own();
  if (!/^\p{Lu}/u.test(word)) return undefined;
  const plain = word.replace(/^[Nn]on-?/, '');
  const subtype = subtypeOf(plain);
  return known(subtype) ? subtype : undefined;
}

function adjectives(r: Reader): Adjectives | undefined {
  const filter: ObjectFilter = {};
  let narrow = false;
  const push = (
    key: 'notTypes' | 'notColors' | 'colors' | 'supertypes' | 'notSubtypes' | 'notSupertypes',
    value: string,
  ) => {
    filter[key] = [...(filter[key] ?? []), value];
    narrow = true;
  };
  for (;;) {
    const word = r.peek();
    const bare = /^non-?(\w+)$/.exec(word)?.[1];
    if (word === 'other' || word === 'another') filter.other = true;
    else if (word === 'tapped' || word === 'untapped') {
      filter.tapped = word === 'tapped';
      narrow = true;
    } else if (word === 'attacking' || word === 'blocking') {
      if (r.peek(1) === 'or') {
        if (r.peek(2) !== 'blocking') return undefined;
        filter.anyOf = [{ attacking: true }, { blocking: true }];
        r.at += 2;
      } else filter[word] = true;
      narrow = true;
    } else if (word === 'nonattacking' || word === 'nonblocking') {
      filter[word === 'nonattacking' ? 'attacking' : 'blocking'] = false;
      narrow = true;
    } else if (word === 'blocked' || word === 'unblocked') {
      filter.blocked = word === 'blocked';
      narrow = true;
    } else if (word === 'enchanted' || word === 'equipped') return undefined;
    else if (word === 'token' && TYPES[r.peek(1)]) filter.token = true;
    else if (word === 'nontoken') filter.token = false;
    else if (word === 'face-down') filter.faceDown = true;
    else if (SUPERTYPES.includes(word)) push('supertypes', word);
    else if (word === 'historic') {
      filter.anyOf = HISTORIC;
      narrow = true;
    } else if (word === 'colored') {
      filter.colorCount = { least: 1 };
      narrow = true;
    } else if (word === 'colorless' || word === 'multicolored' || word === 'monocolored') {
      filter.colorCount =
        word === 'colorless' ? { most: 0 } : word === 'multicolored' ? { least: 2 } : { least: 1, most: 1 };
      narrow = true;
    } else if (COLOR_NAMES.includes(word)) {
      push('colors', word);
      if (r.peek(1) === 'or' && COLOR_NAMES.includes(r.peek(2))) r.at++;
      else if (r.peek(1) === 'and' && r.peek(2) === '/' && r.peek(3) === 'or') r.at += 3;
      else if (COLOR_NAMES.includes(r.peek(1))) return undefined;
    } else if (bare !== undefined && COLOR_NAMES.includes(bare)) push('notColors', bare);
    else if (bare !== undefined && SUPERTYPES.includes(bare)) push('notSupertypes', bare);
    else if (bare !== undefined && TYPES[bare] !== undefined) push('notTypes', TYPES[bare] as string);
    else if (bare !== undefined && known(subtypeOf(upper(bare)))) push('notSubtypes', subtypeOf(upper(bare)));
    else return { filter, narrow };
    r.at++;
    if (r.peek() === ',' && /^non/.test(r.peek(1))) r.at++;
  }
}

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "or", "and", "and/or" between two members of a list. */
function joined(r: Reader): boolean {
  return r.take('and / or') || r.take('or') || r.take('and');
}

/** Types of which an object has to have one ("artifact or creature"), or all at once ("artifact creature"). */
function typesOf(r: Reader): { types: string[]; every?: string[] } | undefined {
  const first = TYPES[r.peek()];
  if (first === undefined) return undefined;
  r.at++;
  const second = TYPES[r.peek()];
  if (second !== undefined) {
    r.at++;
    return { types: [second], every: [first] };
  }
  const types = [first];
  r.attempt(() => {
    const list: string[] = [];
    for (;;) {
      const comma = r.take(',');
      const last = joined(r);
      const next = TYPES[r.peek()];
      if ((!comma && !last) || next === undefined) return undefined;
      list.push(next);
      r.at++;
      if (!last) continue;
      types.push(...list);
      return list;
    }
  });
  return { types };
}

/**
 * A description of objects without its article: "nonblack creature you control with flying", "Goblins", "creature card in your
 * graveyard".
 */
export function readNoun(r: Reader, parts: Parts, cards: boolean): ObjectFilter | undefined {
  const found = described(r, parts, cards);
  const others = found?.other ? otherThan(r.scope, found) : {};
  if (!others?.not) return others && found;
  delete found?.other;
  return { ...found, ...others };
}

/** What "other" leaves out: the card itself where it is such an object, otherwise the one object that was spoken of. */
export function otherThan(scope: Scope, kind: ObjectFilter): Pick<ObjectFilter, 'other' | 'not'> | undefined {
  const { types, attachedTo } = scope;
  // Other tokens than those that were made just now, which nothing names.
  if (kind.madeBySource) return undefined;
  const own = [...(kind.types ?? []), ...(kind.subtypes ?? [])];
  const apart = kind.exiledBySource ? thatObject(scope, false) : undefined;
  if (apart) return { not: apart };
  if (
    types === undefined ||
    own.length === 0 ||
    own.some((type) => type === 'permanent' || types.includes(type))
  )
    return { other: true };
  const model =
    thatObject(scope, false) ?? (attachedTo === 'object' ? ({ object: 'attached' } as const) : undefined);
  return model && { not: model };
}

const OF_CREATURES = ['keywords', 'withoutKeywords', 'power', 'toughness'] as const;

function described(r: Reader, parts: Parts, cards: boolean): ObjectFilter | undefined {
  const before = adjectives(r);
  if (!before) return undefined;
  const result = before.filter;
  const subtypes: string[] = [];
  for (let subtype = subtypeAt(r); subtype !== undefined; subtype = subtypeAt(r)) {
    subtypes.push(subtype);
    r.at++;
    if (subtypeAt(r) !== undefined) return undefined;
    const more = r.attempt(() => {
      const comma = r.take(',');
      if (!joined(r) && !(comma && [',', 'or', 'and'].includes(r.peek(1)))) return undefined;
      return subtypeAt(r) !== undefined ? true : undefined;
    });
    if (!more) break;
  }
  const list = typesOf(r);
  if (list && list.types.length > 1 && (before.narrow || subtypes.length > 0)) return undefined;
  const head = r.oneOf('cards', 'card', 'spells', 'spell', 'tokens', 'token');
  if (list) {
    if (list.types.some((type) => type === 'instant' || type === 'sorcery') && !head?.match(/card|spell/))
      return undefined;
    result.types = list.types;
    if (list.every) result.every = list.every;
  }
  if (subtypes.length > 0) result.subtypes = subtypes;
  if (head?.startsWith('card')) {
    const where = cards ? undefined : r.attempt(() => zoneOf(r, parts));
    if (where) Object.assign(result, where);
    else if (!cards) return placed(r, parts, result);
  } else if (head?.startsWith('spell')) {
    // What a card costs face down nothing changes.
    if (result.faceDown) return undefined;
    result.zone = 'stack';
  } else if (head?.startsWith('token')) result.token = true;
  else if (!list && subtypes.length === 0) return undefined;
  else if (cards) return undefined;
  if (head?.startsWith('spell') && !list) result.types = ['spell'];
  if (!list && subtypes.length > 0 && result.zone === undefined && !cards) {
    result.types = typesOfAll(subtypes);
  }
  if (head?.startsWith('token') && result.types === undefined) result.types = ['permanent'];
  const own = Object.keys(result);
  const whole = after(r, parts, result);
  // "An artifact or creature with flying": of several kinds only creatures need to have that, and no filter says so.
  const several = list && list.types.length > 1 && !list.every && list.types.includes('creature');
  return several && whole && OF_CREATURES.some((key) => key in whole && !own.includes(key))
    ? undefined
    : whole;
}

/** Cards whose zone is named last: "creature card with mana value 2 or less from your graveyard". */
function placed(r: Reader, parts: Parts, result: ObjectFilter): ObjectFilter | undefined {
  const kind = after(r, parts, { ...result, zone: 'graveyard' });
  const where = kind && zoneOf(r, parts);
  return where && { ...kind, ...where };
}

/** Where cards are: "in your graveyard", "from a graveyard", "in exile". */
function zoneOf(r: Reader, parts: Parts): Pick<ObjectFilter, 'zone' | 'owner' | 'pile'> | undefined {
  if (isDiscarded(r)) return DISCARDED;
  const linked = readExiledWith(r);
  if (linked) return linked;
  if (!r.take('in') && !r.take('from')) return undefined;
  if (r.take('exile')) return { zone: 'exile' };
  if (r.take('a single graveyard')) return { zone: 'graveyard' };
  if (r.take('a graveyard') || r.take('all graveyards') || r.take('graveyards') || r.take('any graveyard'))
    return { zone: 'graveyard' };
  const owner =
    r.take("an opponent's") || r.take("your opponents '")
      ? ({ player: 'each', filter: { who: 'opponents' } } as const)
      : parts.get('whose').read(r);
  if (owner === undefined) return undefined;
  const zone = r.oneOf('graveyard', 'hand', 'library', 'graveyards', 'hands') as string | undefined;
  return zone === undefined ? undefined : { zone: zone.replace(/s$/, '') as 'hand', owner };
}

/** What follows a noun: whose it is, what it has. */
function after(r: Reader, parts: Parts, result: ObjectFilter): ObjectFilter | undefined {
  const dead = result.zone === 'graveyard' || result.zone === 'hand' || result.exiledBySource;
  for (;;) {
    const more = r.attempt((): Partial<ObjectFilter> | undefined => {
      if (!dead && result.controller === undefined && result.owner === undefined) {
        const controller = r.attempt(() => parts.get('controls').read(r));
        if (controller !== undefined) return { controller };
        const owner = r.attempt(() => {
          const who = /^(?:they|that|target)$/.test(r.peek()) ? parts.get('player').read(r) : undefined;
          return who && (r.take('owns') || r.take('own')) ? who : undefined;
        });
        if (owner) return { owner };
        if (r.take('you own')) return { owner: YOU };
        if (r.take('an opponent owns') || r.take('your opponents own')) return { owner: OPPONENTS };
      }
      if (!result.other && r.take('other than ~')) return { other: true };
      if (!result.sameNameAs && r.take('named ~')) return { sameNameAs: SELF };
      if (result.name === undefined && r.peek() === 'named') {
        const name = properName(r);
        return name === undefined ? undefined : { name };
      }
      if (r.take('attached to') || r.take('blocking')) {
        const key = r.lower[r.at - 1] === 'blocking' ? 'blocks' : 'attachedTo';
        const host = result[key] ? undefined : parts.get('object').read(r);
        return host && { [key]: host };
      }
      const happened = readHappened(r, parts, result) ?? readApart(r, result, subtypeAt);
      if (happened) return happened;
      if (result.zone === 'stack' && !result.aims && r.take('that targets')) {
        const aims = parts.get('aims').read(r);
        return aims && { aims };
      }
      if (r.take('attacking you')) return { attackingPlayer: YOU };
      if (!result.chosenType && r.take('of the chosen type')) return { chosenType: true };
      if (r.take('of the chosen color')) return { colors: ['chosen'] };
      if (result.subtypes === undefined && r.take("that's a")) {
        const first = subtypeAt(r);
        if (first === undefined) return undefined;
        r.at++;
        if (!r.take('or')) return { subtypes: [first] };
        r.take('a');
        const second = subtypeAt(r);
        if (second === undefined) return undefined;
        r.at++;
        return { subtypes: [first, second] };
      }
      for (const [words, key] of ALIKE)
        if (result[key] === undefined && (r.take(words) || r.take(words.replace('shares', 'share')))) {
          const model = parts.get('object').read(r);
          // "Other" leaves out the one that they are like; of the source the word stays.
          const apart = model && model.object !== 'self' && result.other;
          if (apart) delete result.other;
          return model && { [key]: model, ...(apart ? { not: model } : {}) };
        }
      if (
        r.peek(3) === 'that' &&
        ['share', 'shares'].includes(r.peek(4) ?? '') &&
        r.take('on the battlefield')
      )
        return {};
      if (r.take('without')) {
        const keyword = parts.get('keyword').read(r);
        return keyword === undefined || result.withoutKeywords ? undefined : { withoutKeywords: [keyword] };
      }
      if (!result.cost && r.oneOf('with the same mana value as', 'that has the same mana value as')) {
        const of = parts.get('object').read(r);
        const value: Amount | undefined = of && { amount: 'manaValue', of };
        return value && { cost: { least: value, most: value } };
      }
      if (!r.take('with')) return undefined;
      const leading = r.attempt(() => readLeading(r, parts));
      if (leading) return Object.keys(leading).some((key) => key in result) ? undefined : leading;
      const keyword = r.attempt(() => parts.get('keyword').read(r));
      if (keyword !== undefined) return result.keywords ? undefined : { keywords: [keyword] };
      const what = r.oneOf('power', 'toughness', 'mana value');
      if (what !== undefined) {
        const than = r.take('less than or equal to');
        const equal = !than && r.take('equal to');
        const amount = parts.get(than || equal ? 'quantity' : 'number').read(r);
        if (amount === undefined) return undefined;
        const key = what === 'mana value' ? 'cost' : (what as 'power' | 'toughness');
        if (result[key]) return undefined;
        if (than || (!equal && r.take('or less'))) return { [key]: { most: amount } };
        if (!equal && r.take('or greater')) return { [key]: { least: amount } };
        return { [key]: { least: amount, most: amount } };
      }
      if (!(r.take('a') || r.take('an'))) return undefined;
      const kind = r.next();
      return /^[+-]\d+\/[+-]\d+$|^[a-z]+$/.test(kind) &&
        (r.take('counter on it') || r.take('counter on them'))
        ? { counter: kind }
        : undefined;
    });
    if (more === undefined) return result;
    Object.assign(result, more);
  }
}

/** Puts the descriptions of objects among the parts of speech. */
export function defineNouns(parts: Parts): void {
  const noun = (many: boolean, cards: boolean) => ({
    read: (r: Reader) => readNoun(r, parts, cards),
    say: (filter: ObjectFilter, t: Scope) => sayNoun(filter, t, parts, many, cards),
  });
  parts.define('noun', noun(false, false));
  parts.define('nouns', noun(true, false));
  parts.define('cardkind', noun(false, true));
  parts.define('cardkinds', noun(true, true));
  // "a creature", "another creature", "an artifact"
  const one = (cards: boolean) => ({
    read: (r: Reader): ObjectFilter | undefined => {
      if (r.peek() !== 'another' && !r.take('a') && !r.take('an')) return undefined;
      return readNoun(r, parts, cards);
    },
    say: ({ other, not, ...rest }: ObjectFilter, t: Scope): string | undefined => {
      const said = sayNoun(rest, t, parts, false, cards);
      return said === undefined ? undefined : other || not ? `another ${said}` : `a ${said}`;
    },
  });
  defineAims(parts);
  parts.define('one', one(false));
  parts.define('onecard', one(true));
  // "a creature", "two creatures": the number belongs to the description.
  parts.define('some', {
    read: (r: Reader): { filter: ObjectFilter; count?: Amount } | undefined => {
      if (r.peek() === 'another') {
        const filter = readNoun(r, parts, false);
        return filter && { filter };
      }
      const count = parts.get('number').read(r);
      if (count === undefined) return undefined;
      const filter = readNoun(r, parts, false);
      return filter && (count === 1 ? { filter } : { filter, count });
    },
    say: (value: { filter: ObjectFilter; count?: Amount }, t: Scope): string | undefined => {
      const { filter, count = 1, ...more } = value;
      if (Object.keys(more).length > 0) return undefined;
      if (count === 1) return parts.get('one').say(filter, t);
      const number = parts.get('number').say(count, t);
      const said = sayNoun(filter, t, parts, true, false);
      return number === undefined || said === undefined ? undefined : `${number} ${said}`;
    },
  });
}
