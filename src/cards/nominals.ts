import type { Amount, ObjectFilter, ObjectRef, PlayerFilter, PlayerRef, TargetSpec } from '../game/index.js';
import type { Cursor } from './cursor.js';
import { ARTIFACT_TYPES, CREATURE_TYPES, ENCHANTMENT_TYPES, LAND_SUBTYPES } from './subtypes.js';
import { COLOR_NAMES, KEYWORDS, NUMBERS, SUPERTYPES, subtypeOf, TYPES } from './words.js';

/** What has been spoken of so far in an ability, so that "it" and "that player" can be understood. */
export interface Scope {
  targets: TargetSpec[];
  /** The object of the event that triggered the ability, as its effects call it. */
  event?: ObjectRef;
  /** The player of the event. */
  eventPlayer?: PlayerRef;
  /** Objects and players that were mentioned, in order, each once. */
  objects: ObjectRef[];
  players: PlayerRef[];
  /** A spell with {X} in its cost. */
  x: boolean;
  /** A spell, an ability of a permanent, or a continuous effect. */
  kind: 'spell' | 'ability' | 'static';
  /** Enchantments attached to a player speak of that player. */
  attachedTo?: 'object' | 'player';
}

export const newScope = (kind: Scope['kind'], more: Partial<Scope> = {}): Scope => ({
  targets: [],
  objects: [],
  players: [],
  x: false,
  kind,
  ...more,
});

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Notes that an object was mentioned. */
export function mention<T extends ObjectRef | PlayerRef>(list: T[], ref: T): T {
  if (!list.some((other) => same(other, ref))) list.push(ref);
  return ref;
}

/** A number: digits, letters or X. */
export function number(c: Cursor, scope: Scope): Amount | undefined {
  const word = c.peek();
  if (/^\d+$/.test(word)) {
    c.at++;
    return Number(word);
  }
  const known = NUMBERS[word.toLowerCase()];
  if (known !== undefined) {
    c.at++;
    return known;
  }
  if (word === 'X' && scope.x) {
    c.at++;
    return { amount: 'x' };
  }
  return undefined;
}

/** A list of keywords: "flying", "flying and haste", "flying, vigilance, and haste". */
export function keywords(c: Cursor): string[] | undefined {
  const found: string[] = [];
  for (;;) {
    const one = keyword(c);
    if (one === undefined) return undefined;
    found.push(one);
    const more = c.attempt(() => {
      if (!(c.take(', and') || c.take('and') || c.take(','))) return undefined;
      const before = c.at;
      const next = keyword(c);
      c.at = before;
      return next;
    });
    if (more === undefined) return found;
  }
}

const LONGEST_FIRST = Object.keys(KEYWORDS).sort((a, b) => b.length - a.length);

function keyword(c: Cursor): string | undefined {
  const printed = LONGEST_FIRST.find((words) => c.take(words));
  return printed === undefined ? undefined : KEYWORDS[printed];
}

/**
 * A description of objects without its article: "nonblack creature you control with flying", "Goblins", "other artifacts".
 *
 * @param zone where the objects are, when it is not the battlefield
 */
export function filter(c: Cursor, scope: Scope, zone?: ObjectFilter['zone']): ObjectFilter | undefined {
  const result: ObjectFilter = zone === undefined ? {} : { zone };
  const types: string[] = [];
  const subtypes: string[] = [];
  const add = (key: 'notTypes' | 'colors' | 'supertypes', value: string) => {
    result[key] = [...(result[key] ?? []), value];
  };
  for (;;) {
    const word = c.peek().toLowerCase();
    if (word === 'other' || word === 'another') result.other = true;
    else if (word === 'tapped') result.tapped = true;
    else if (word === 'untapped') result.tapped = false;
    else if (word === 'attacking') {
      // "attacking or blocking" would be a choice of two, which a filter does not have.
      if (c.peek(1) === 'or') return undefined;
      result.attacking = true;
    } else if (word === 'blocking') result.blocking = true;
    else if (word === 'token' && TYPES[c.peek(1).toLowerCase()]) result.token = true;
    else if (word === 'nontoken') result.token = false;
    else if (SUPERTYPES.includes(word)) add('supertypes', word);
    else if (COLOR_NAMES.includes(word)) {
      add('colors', word);
      if (c.peek(1) === 'or' && COLOR_NAMES.includes(c.peek(2))) c.at++;
      else if (COLOR_NAMES.includes(c.peek(1))) return undefined;
    } else if (/^non-?\w/.test(word) && COLOR_NAMES.includes(word.replace(/^non-?/, ''))) {
      result.notColors = [...(result.notColors ?? []), word.replace(/^non-?/, '')];
      if (c.peek(1) === ',') c.at++;
    } else if (/^non-?\w/.test(word) && TYPES[word.replace(/^non-?/, '')] !== undefined) {
      add('notTypes', TYPES[word.replace(/^non-?/, '')] as string);
      if (c.peek(1) === ',') c.at++;
    } else break;
    c.at++;
  }
  const subtypeWord = () => {
    const word = c.peek();
    if (!/^\p{Lu}/u.test(word)) return undefined;
    const subtype = subtypeOf(word);
    return [CREATURE_TYPES, ARTIFACT_TYPES, ENCHANTMENT_TYPES, LAND_SUBTYPES].some((known) =>
      known.has(subtype),
    )
      ? subtype
      : undefined;
  };
  const named = subtypeWord();
  if (named !== undefined) {
    subtypes.push(named);
    c.at++;
  }
  const type = TYPES[c.peek().toLowerCase()];
  if (type !== undefined && type !== 'instant' && type !== 'sorcery') {
    types.push(type);
    c.at++;
    if (c.peek() === 'or' && TYPES[c.peek(1).toLowerCase()]) {
      types.push(TYPES[c.peek(1).toLowerCase()] as string);
      c.at += 2;
    } else if (TYPES[c.peek().toLowerCase()]) {
      // "artifact creature" is both at once, which a filter does not say.
      return undefined;
    } else if (c.peek() === ',') {
      const more = c.attempt(() => {
        const list: string[] = [];
        while (c.take(',') || list.length > 0) {
          c.take('or');
          const next = TYPES[c.peek().toLowerCase()];
          if (next === undefined) return list.length >= 2 ? list : undefined;
          list.push(next);
          c.at++;
          if (c.words[c.at - 2] === 'or') return list;
        }
        return undefined;
      });
      if (more) types.push(...more);
    }
  } else if (subtypes.length === 0) return undefined;
  if (types.length > 0) result.types = types;
  else if (subtypes.length > 0 && zone === undefined) {
    const [subtype = ''] = subtypes;
    result.types = LAND_SUBTYPES.has(subtype)
      ? ['land']
      : ENCHANTMENT_TYPES.has(subtype)
        ? ['enchantment']
        : ARTIFACT_TYPES.has(subtype)
          ? ['artifact']
          : ['creature'];
  }
  if (subtypes.length > 0) result.subtypes = subtypes;
  return after(c, scope, result);
}

/** What follows a noun: whose it is, what it has. */
function after(c: Cursor, scope: Scope, result: ObjectFilter): ObjectFilter | undefined {
  for (;;) {
    if (result.controller === undefined && result.owner === undefined) {
      const controller = c.attempt(() => controllerOf(c, scope));
      if (controller !== undefined) {
        result.controller = controller;
        continue;
      }
    }
    if (c.take('with flying') && !result.keywords) {
      result.keywords = ['flying'];
      continue;
    }
    const has = c.attempt(() => {
      if (!c.take('with')) return undefined;
      const one = keyword(c);
      return one;
    });
    if (has !== undefined) {
      result.keywords = [has];
      continue;
    }
    const lacks = c.attempt(() => (c.take('without') ? keyword(c) : undefined));
    if (lacks !== undefined) {
      result.withoutKeywords = [lacks];
      continue;
    }
    const bound = c.attempt(() => {
      if (!c.take('with')) return undefined;
      const what = c.oneOf('power', 'toughness', 'mana value');
      if (what === undefined) return undefined;
      const amount = number(c, scope);
      if (amount === undefined) return undefined;
      const key = what === 'mana value' ? 'cost' : (what as 'power' | 'toughness');
      if (c.take('or less')) return { [key]: { most: amount } };
      if (c.take('or greater')) return { [key]: { least: amount } };
      return { [key]: { least: amount, most: amount } };
    });
    if (bound !== undefined) {
      Object.assign(result, bound);
      continue;
    }
    const counter = c.attempt(() => {
      if (!(c.take('with a') || c.take('with an'))) return undefined;
      const kind = c.next();
      return c.take('counter on it') ? kind : undefined;
    });
    if (counter !== undefined) {
      result.counter = counter;
      continue;
    }
    return result;
  }
}

function controllerOf(c: Cursor, scope: Scope): PlayerRef | undefined {
  if (c.take('you control')) return { player: 'you' };
  if (c.take('an opponent controls') || c.take('your opponents control'))
    return { player: 'each', filter: { who: 'opponents' } };
  if (c.take("you don't control")) return undefined;
  if (c.take('defending player controls')) return { player: 'defending' };
  if (c.take('that player controls') || c.take('they control')) return thatPlayer(scope);
  if (c.take('target player controls')) return addTarget(scope, { players: {} }).player;
  if (c.take('target opponent controls')) return addTarget(scope, { players: { who: 'opponents' } }).player;
  return undefined;
}

/** The one player that "that player" can mean. */
export function thatPlayer(scope: Scope): PlayerRef | undefined {
  const candidates: PlayerRef[] = [...scope.players];
  if (scope.eventPlayer && !candidates.some((one) => same(one, scope.eventPlayer)))
    candidates.push(scope.eventPlayer);
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** The one object that "it" can mean. */
export function thatObject(scope: Scope): ObjectRef | undefined {
  const candidates: ObjectRef[] = [...scope.objects];
  if (scope.event && !candidates.some((one) => same(one, scope.event))) candidates.push(scope.event);
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** Notes a target; its reference as an object and as a player. */
export function addTarget(scope: Scope, spec: TargetSpec): { object: ObjectRef; player: PlayerRef } {
  const index = scope.targets.length;
  scope.targets.push(spec);
  return { object: { object: 'target', index }, player: { player: 'target', index } };
}

/** Players as the subject or object of a verb. */
export function players(c: Cursor, scope: Scope): PlayerRef | undefined {
  if (c.take('you')) return { player: 'you' };
  if (c.take('target player')) return mention(scope.players, addTarget(scope, { players: {} }).player);
  if (c.take('target opponent'))
    return mention(scope.players, addTarget(scope, { players: { who: 'opponents' } }).player);
  if (c.take('each player') || c.take('all players')) return { player: 'each' };
  if (c.take('each opponent') || c.take('each of your opponents'))
    return { player: 'each', filter: { who: 'opponents' } };
  if (c.take('each other player')) return { player: 'each', filter: { who: 'others' } };
  if (c.take('defending player')) return { player: 'defending' };
  if (c.take('enchanted player') && scope.attachedTo === 'player') return undefined;
  if (c.take('that player') || c.take('they')) return thatPlayer(scope);
  const of = c.attempt((): PlayerRef | undefined => {
    const owned = c.attempt(() => {
      if (c.take('its') || c.take("that creature's") || c.take("that permanent's") || c.take("that spell's"))
        return thatObject(scope);
      if (c.take("enchanted creature's") || c.take("enchanted permanent's") || c.take("enchanted land's"))
        return { object: 'attached' } as ObjectRef;
      if (c.take("~'s")) return { object: 'self' } as ObjectRef;
      return undefined;
    });
    if (owned === undefined) return undefined;
    if (c.take('controller')) return { player: 'controller', of: owned };
    return c.take('owner') ? { player: 'owner', of: owned } : undefined;
  });
  return of;
}

/** An object, or objects, as the object of a verb: "target creature you control", "each Goblin", "it", "~". */
export function objects(c: Cursor, scope: Scope): ObjectRef | undefined {
  if (c.take('~')) return { object: 'self' };
  if (
    c.take('enchanted creature') ||
    c.take('enchanted permanent') ||
    c.take('enchanted land') ||
    c.take('enchanted artifact') ||
    c.take('equipped creature')
  )
    return scope.attachedTo === 'player' ? undefined : { object: 'attached' };
  const target = c.attempt(() => {
    const another = c.take('another target');
    if (!another && !c.take('target')) return undefined;
    const what = filter(c, scope);
    if (!what) return undefined;
    if (another) what.other = true;
    return mention(scope.objects, addTarget(scope, { objects: what }).object);
  });
  if (target) return target;
  const several = c.attempt(() => {
    const most = c.take('up to') ? number(c, scope) : undefined;
    if (typeof most !== 'number' || !(c.take('target') || c.take('other target'))) return undefined;
    const what = filter(c, scope);
    return what && mention(scope.objects, addTarget(scope, { objects: what, min: 0, max: most }).object);
  });
  if (several) return several;
  const exactly = c.attempt(() => {
    const count = number(c, scope);
    if (typeof count !== 'number' || count < 2 || !c.take('target')) return undefined;
    const what = filter(c, scope);
    return what && mention(scope.objects, addTarget(scope, { objects: what, min: count, max: count }).object);
  });
  if (exactly) return exactly;
  const all = c.attempt(() => {
    if (!(c.take('each') || c.take('all'))) return undefined;
    const what = filter(c, scope);
    return what && ({ object: 'each', filter: what } as ObjectRef);
  });
  if (all) return all;
  if (
    c.take('it') ||
    c.take('that creature') ||
    c.take('that permanent') ||
    c.take('that land') ||
    c.take('that artifact') ||
    c.take('that card')
  )
    return thatObject(scope);
  return undefined;
}

/** "any target" and its older forms. */
export function anyTarget(
  c: Cursor,
  scope: Scope,
): { ref: ObjectRef & PlayerRef; spec: TargetSpec } | undefined {
  const spec: TargetSpec | undefined = c.take('any target')
    ? { players: {}, objects: { types: ['creature', 'planeswalker', 'battle'] } }
    : c.take('target creature or player')
      ? { players: {}, objects: { types: ['creature'] } }
      : c.take('target player or planeswalker')
        ? { players: {}, objects: { types: ['planeswalker'] } }
        : c.take('target opponent or planeswalker')
          ? { players: { who: 'opponents' }, objects: { types: ['planeswalker'] } }
          : c.take('target creature or planeswalker')
            ? { objects: { types: ['creature', 'planeswalker'] } }
            : undefined;
  if (!spec) return undefined;
  const { object } = addTarget(scope, spec);
  return { ref: object as ObjectRef & PlayerRef, spec };
}

/** A number of things that is counted: "the number of creatures you control", "your life total". */
export function counted(c: Cursor, scope: Scope): Amount | undefined {
  return c.attempt(() => {
    if (c.take('the number of cards in your hand'))
      return { amount: 'numberOf', objects: { zone: 'hand', owner: { player: 'you' } } };
    if (c.take('the number of cards in your graveyard'))
      return { amount: 'numberOf', objects: { zone: 'graveyard', owner: { player: 'you' } } };
    if (c.take('the number of creature cards in your graveyard'))
      return {
        amount: 'numberOf',
        objects: { zone: 'graveyard', types: ['creature'], owner: { player: 'you' } },
      };
    if (c.take('the number of opponents you have'))
      return { amount: 'numberOf', players: { who: 'opponents' } };
    if (c.take('the number of')) {
      const what = filter(c, scope);
      if (!what) return undefined;
      if (what.controller === undefined) c.take('on the battlefield');
      return { amount: 'numberOf', objects: what };
    }
    if (c.take('your life total')) return { amount: 'life', of: { player: 'you' } };
    if (c.take("~'s power") || (scope.event && same(scope.event, { object: 'self' }) && c.take('its power')))
      return { amount: 'power', of: { object: 'self' } };
    return undefined;
  });
}

/** "for each artifact you control" behind a number. */
export function forEach(c: Cursor, scope: Scope, base: number): Amount | undefined {
  return c.attempt(() => {
    if (!c.take('for each')) return undefined;
    const player = c.attempt(() => {
      if (c.take('opponent you have') || c.take('opponent')) return { who: 'opponents' } as PlayerFilter;
      return c.take('player') ? ({} as PlayerFilter) : undefined;
    });
    const of = player
      ? ({ amount: 'numberOf', players: player } as Amount)
      : c.take('card in your hand')
        ? ({ amount: 'numberOf', objects: { zone: 'hand', owner: { player: 'you' } } } as Amount)
        : (() => {
            const what = filter(c, scope);
            if (what && what.controller === undefined) c.take('on the battlefield');
            return what && ({ amount: 'numberOf', objects: what } as Amount);
          })();
    if (of === undefined) return undefined;
    return base === 1 ? of : { amount: 'times', factor: base, of };
  });
}
