import type { Amount, ManaUse, ObjectFilter, PlayerFilter } from '../../game/index.js';
import { COLOR_NAMES } from '../closedClasses.js';
import { THIS_ONE } from './constants.js';
import { readNoun } from './nouns.js';
import { type Scope, same } from './reader.js';
import { attemptSaying, type Parts, type Reader } from './rules.js';

const LISTS = ['colors', 'subtypes', 'types'] as const;

/** What fits one of two descriptions that differ in one list alone. */
function either(one: ObjectFilter, other: ObjectFilter | undefined): ObjectFilter | undefined {
  const key = other && LISTS.find((list) => one[list] && other[list] && !same(one[list], other[list]));
  if (!key) return undefined;
  const both = { ...one, [key]: [...(one[key] ?? []), ...(other[key] ?? [])] };
  return same({ ...both, [key]: other[key] }, other) ? both : undefined;
}

/** Parts that only continuous effects need: growth, whom damage comes from and goes to, whose spells, what players are barred from. */
export function staticParts(parts: Parts): void {
  parts.define('staticgrowth', {
    read: (r: Reader): unknown => {
      const size = parts.get('size').read(r) as { power: Amount; toughness: Amount } | undefined;
      if (!size) return undefined;
      const scaled = r.attempt(() => parts.get('scaled').read(r));
      const where =
        scaled === undefined
          ? r.attempt(() => (r.take(', where x is') ? parts.get('quantity').read(r) : undefined))
          : undefined;
      const scale = (value: Amount): Amount | undefined => {
        if (scaled !== undefined) {
          if (typeof value !== 'number') return undefined;
          return value === 0 ? 0 : value === 1 ? scaled : { amount: 'times', factor: value, of: scaled };
        }
        if (typeof value === 'number') return value;
        if (where === undefined) return undefined;
        return value.amount === 'times' ? { ...value, of: where } : where;
      };
      const power = scale(size.power);
      const toughness = scale(size.toughness);
      return power === undefined || toughness === undefined ? undefined : { power, toughness };
    },
    say: (size: { power: Amount; toughness: Amount }, t: Scope): string | undefined => {
      const plain = parts.get('size').say(size, t);
      if (plain !== undefined) return plain;
      const split = (value: Amount): { base: number; of?: Amount } =>
        typeof value === 'number'
          ? { base: value }
          : value.amount === 'times'
            ? { base: value.factor, of: value.of }
            : { base: 1, of: value };
      const [power, toughness] = [split(size.power), split(size.toughness)];
      const of = power.of ?? toughness.of;
      if (of === undefined || (power.of && toughness.of && !same(power.of, toughness.of))) return undefined;
      if ((!power.of && power.base !== 0) || (!toughness.of && toughness.base !== 0)) return undefined;
      const scaled = attemptSaying(t, () => parts.get('scaled').say(of, t));
      if (scaled !== undefined)
        return `${parts.get('size').say({ power: power.base, toughness: toughness.base }, t)} ${scaled}`;
      if (Math.abs(power.base) > 1 || Math.abs(toughness.base) > 1) return undefined;
      const quantity = parts.get('quantity').say(of, t);
      const sign = ({ base, of: own }: { base: number; of?: Amount }) =>
        own ? (base < 0 ? '-X' : '+X') : '+0';
      return quantity && `${sign(power)}/${sign(toughness)}, where X is ${quantity}`;
    },
  });
  const STEPS: readonly [string, string][] = [
    ['draw step', 'draw'],
    ['draw steps', 'draw'],
    ['upkeep step', 'upkeep'],
    ['upkeep steps', 'upkeep'],
    ['untap step', 'untap'],
    ['untap steps', 'untap'],
  ];
  parts.define('stepname', {
    read: (r: Reader): string | undefined => [...STEPS].reverse().find(([name]) => r.take(name))?.[1],
    say: (step: string) => STEPS.find(([, one]) => one === step)?.[0],
  });
  // What deals more damage than it would: "~", "a source you control", "a red source".
  parts.define('damager', {
    read: (r: Reader): ObjectFilter | undefined => {
      if (r.take('~')) return THIS_ONE;
      if (!r.take('a') && !r.take('another')) return undefined;
      const other = r.words[r.at - 1] === 'another' ? { other: true } : {};
      const color = COLOR_NAMES.includes(r.peek()) ? { colors: [r.next()] } : {};
      if (!r.take('source')) return undefined;
      const controller = r.attempt(() => parts.get('controls').read(r));
      return { ...other, ...color, zone: 'any', ...(controller ? { controller } : {}) };
    },
    say: ({ self, other, colors, zone, controller, ...rest }: ObjectFilter, t: Scope): string | undefined => {
      if (Object.keys(rest).length > 0) return undefined;
      if (self) return '~';
      const whose = controller && parts.get('controls').say(controller, t);
      if (zone !== 'any' || (controller && !whose)) return undefined;
      return [other ? 'another' : 'a', ...(colors ?? []), 'source', whose].filter(Boolean).join(' ');
    },
  });
  const DAMAGED: readonly [string, object][] = [
    ['a permanent or player', {}],
    ['a player or permanent', {}],
    // As it was printed before planeswalkers could be dealt damage by such a sentence.
    ['a creature or player', {}],
    ['an opponent or a permanent an opponent controls', { to: undefined }],
    ['a player', { to: { players: {} } }],
    ['an opponent', { to: { players: { who: 'opponents' } } }],
    ['a creature', { to: { objects: { types: ['creature'] } } }],
  ];
  parts.define('damaged', {
    read: (r: Reader): object | undefined => {
      const found = DAMAGED.find(([words]) => r.take(words))?.[1];
      return found && 'to' in found && found.to === undefined ? undefined : found;
    },
    say: (to: object) => DAMAGED.find(([, own]) => same(own, to))?.[0],
  });
  parts.define('thatone', {
    read: (r: Reader): string | undefined =>
      [
        'that permanent or player',
        'that player or permanent',
        'that creature or player',
        'that player',
        'that creature',
      ].find((words) => r.take(words)) && 'it',
    say: () => 'that player',
  });
  // What alone can block: "creatures with flying or reach", "artifact creatures and/or black creatures".
  parts.define('blockersof', {
    read: (r: Reader): ObjectFilter | undefined => {
      const one = readNoun(r, parts, false);
      if (!one) return undefined;
      const keyword =
        one.keywords && r.attempt(() => (r.take('or') ? parts.get('keyword').read(r) : undefined));
      if (keyword) return { ...one, keywords: [...(one.keywords ?? []), keyword] };
      const other = r.attempt(() => (r.take('and / or') ? readNoun(r, parts, false) : undefined));
      return other ? { anyOf: [one, other] } : one;
    },
    say: (filter: ObjectFilter, t: Scope): string | undefined => {
      const many = (one: ObjectFilter) => parts.get('nouns').say(one, t);
      const [one, other] = filter.types ? [] : (filter.anyOf ?? []);
      if (one && other) {
        const said = [many(one), many(other)];
        return said.includes(undefined) ? undefined : said.join(' and/or ');
      }
      const [first, second, more] = filter.keywords ?? [];
      if (first === undefined || second === undefined || more) return many(filter);
      const said = many({ ...filter, keywords: [first] });
      return said && `${said} or ${parts.get('keyword').say(second, t)}`;
    },
  });
  // What would die: "~", "another creature".
  parts.define('doomed', {
    read: (r: Reader): ObjectFilter | undefined => (r.take('~') ? THIS_ONE : parts.get('one').read(r)),
    say: (filter: ObjectFilter, t: Scope) => (same(filter, THIS_ONE) ? '~' : parts.get('one').say(filter, t)),
  });
  // What untaps: "~", "all creatures you control", "each creature you control with …".
  parts.define('untapped', {
    read: (r: Reader): ObjectFilter | undefined => {
      if (r.take('~')) return THIS_ONE;
      if (!r.take('all') && !r.take('each')) return undefined;
      return readNoun(r, parts, false);
    },
    say: (filter: ObjectFilter, t: Scope): string | undefined => {
      if (same(filter, THIS_ONE)) return '~';
      const said = parts.get('nouns').say(filter, t);
      return said && `all ${said}`;
    },
  });
  parts.define('playersof', {
    read: (r: Reader) => {
      if (r.take('players')) return {};
      if (r.take('your opponents') || r.take('each opponent') || r.take('opponents'))
        return { who: 'opponents' };
      if (r.take('each player')) return {};
      return r.take('you') ? { who: 'you' } : undefined;
    },
    say: (who: { who?: string }) =>
      Object.keys(who).length === 0
        ? 'players'
        : same(who, { who: 'opponents' })
          ? 'your opponents'
          : same(who, { who: 'you' })
            ? 'you'
            : undefined,
  });
  const bars: readonly [string, string[]][] = [
    ['gain life', ['gainLife']],
    ['draw cards', ['draw']],
    ['lose the game', ['lose']],
    ['get poison counters', ['getPoison']],
    ['win the game', ['win']],
    ['cast spells', ['cast']],
    ['attack', ['attack']],
    ['play lands', ['playLand']],
    ['search libraries', ['search']],
    ['be the target of spells or abilities', ['beTargeted']],
    ['be the target of spells or abilities your opponents control', ['beTargetedByOpponents']],
  ];
  parts.define('prohibition', {
    // The longest first.
    read: (r: Reader) => bars.toReversed().find(([words]) => r.take(words))?.[1],
    say: (list: string[]) => bars.find(([, own]) => same(own, list))?.[0],
  });
  // Whose hand holds more cards, or fewer.
  const hands: readonly [string, PlayerFilter][] = [
    ['your', { who: 'you' }],
    ["each opponent's", { who: 'opponents' }],
    ["each player's", {}],
  ];
  parts.define('whosehand', {
    read: (r: Reader) => hands.find(([words]) => r.take(words))?.[1],
    say: (who: PlayerFilter) => hands.find(([, own]) => same(own, who))?.[0],
  });
  parts.define('fewer', {
    read: (r: Reader): number | undefined => {
      const number = parts.get('number').read(r);
      return typeof number === 'number' && number > 0 ? -number : undefined;
    },
    say: (number: number) => (number < 0 ? String(-number) : undefined),
  });
  // "to cast creature spells", "to activate abilities of artifacts".
  parts.define('manause', {
    read: (r: Reader): ManaUse | undefined => {
      if (!r.take('to')) return undefined;
      let cast: ObjectFilter | undefined;
      if (r.take('cast')) {
        r.take('a') || r.take('an');
        cast = parts.get('spellsof').read(r) as ObjectFilter | undefined;
        if (!cast || !r.take('or activate')) return cast && { cast };
      } else if (!r.take('activate')) return undefined;
      const one = r.take('an ability of');
      if (one ? !(r.take('a') || r.take('an')) : !r.take('abilities of')) return undefined;
      const activate = readNoun(r, parts, false);
      return activate && activate.zone === undefined ? { ...(cast ? { cast } : {}), activate } : undefined;
    },
    say: ({ cast, activate }: ManaUse, t: Scope): string | undefined => {
      const spells = cast && parts.get('spellsof').say(cast, t);
      const things = activate && parts.get('nouns').say(activate, t);
      if ((cast && !spells) || (activate && !things)) return undefined;
      const uses = [
        ...(spells ? [`cast ${spells}`] : []),
        ...(things ? [`activate abilities of ${things}`] : []),
      ];
      return `to ${uses.join(' or ')}`;
    },
  });
  const spells = (r: Reader): ObjectFilter | undefined => {
    const noun = readNoun(r, parts, false);
    return noun?.zone === 'stack' ? noun : undefined;
  };
  parts.define('spellsof', {
    read: (r: Reader): ObjectFilter | undefined => {
      const one = spells(r);
      // "Black spells and green spells": spells of either kind.
      return one && (r.attempt(() => (r.take('and') ? either(one, spells(r)) : undefined)) ?? one);
    },
    say: (filter: ObjectFilter, t: Scope) => parts.get('nouns').say(filter, t),
  });
}
