import type {
  Amount,
  Characteristics,
  Duration,
  Effect,
  ObjectFilter,
  ObjectRef,
  PlayerRef,
} from '../../game/index.js';
import { COLOR_NAMES } from '../closedClasses.js';
import { END_OF_TURN, YOU } from './constants.js';
import { imperatives } from './imperatives.js';
import { libraryVerbs } from './libraries.js';
import { readNoun } from './nouns.js';
import { objectVerbs } from './objectVerbs.js';
import { playerVerbs } from './playerVerbs.js';
import { type Scope, same, set } from './reader.js';
import type { Parts, Reader, Rules } from './rules.js';

/** What can follow a clause. */
const CLOSING = new Set(['.', ',', 'and', 'at', 'if', 'unless', 'instead', 'then', '"', "'"]);

/** Parts that only verbs need. */
function helpers(parts: Parts): void {
  // What is worked out for each player, who is "they".
  parts.define('itsquantity', {
    read: (r: Reader): Amount | undefined => {
      const before = r.scope.subject;
      r.scope.subject = { player: 'it' };
      const found = parts.get('quantity').read(r);
      set(r.scope, 'subject', before);
      return found;
    },
    say: (value: Amount, t): string | undefined => {
      const before = t.subject;
      t.subject = { player: 'it' };
      const said = parts.get('quantity').say(value, t);
      set(t, 'subject', before);
      return said;
    },
  });
  parts.define('word', {
    read: (r: Reader): string | undefined => (/^[a-z]+$/.test(r.own()) ? r.next() : undefined),
    say: (word: string) => word,
  });
  // What can be voted for: "death or taxes", "blue, black, red, or green".
  parts.define('ballot', {
    read: (r: Reader): string[] | undefined => {
      const found: string[] = [];
      for (;;) {
        const option = r.next();
        if (!/^[a-z]+$/.test(option) || ['a', 'an', 'the'].includes(option)) return undefined;
        found.push(option);
        const last = found.length > 1 && r.lower[r.at - 2] === 'or';
        if (last) return found;
        if (!(r.take(', or') || r.take('or') || r.take(','))) return undefined;
      }
    },
    say: (options: string[]) =>
      options.length === 0
        ? undefined
        : options.length === 2
          ? options.join(' or ')
          : `${options.slice(0, -1).join(', ')}, or ${options.at(-1)}`,
  });
  // Somebody else's library.
  parts.define('whoselibrary', {
    read: (r: Reader): PlayerRef | undefined =>
      r.peek() === 'your' ? undefined : parts.get('whose').read(r),
    say: (ref: PlayerRef, t) => (ref.player === 'you' ? undefined : parts.get('whose').say(ref, t)),
  });
  // A clause is over: who comes next is no subject of another verb, as in "to that player and you gain 3 life".
  parts.define('close', {
    read: (r: Reader) => (r.done || CLOSING.has(r.peek()) ? '' : undefined),
    say: () => '',
  });
  // "their", "your": the subject's own.
  parts.define('own', {
    read: (r: Reader): PlayerRef | undefined => {
      const { subject } = r.scope;
      if (r.take('your')) return subject ? undefined : YOU;
      if (r.take('their')) return subject ?? YOU;
      if (subject && subject.player !== 'it' && r.take("that player's")) return subject;
      return undefined;
    },
    say: (ref: PlayerRef | undefined, t) =>
      ref === undefined || same(ref, t.subject ?? YOU) ? (t.subject ? 'their' : 'your') : undefined,
  });
  // "a creature they control", as what the subject chooses among.
  parts.define('theirs', {
    read: (r: Reader): ObjectFilter | undefined => {
      if (r.peek() !== 'another' && !r.take('a') && !r.take('an')) return undefined;
      const filter = readNoun(r, parts, false);
      const own = r.scope.subject ?? YOU;
      return filter && filter.zone === undefined && same(filter.controller, own) ? filter : undefined;
    },
    say: (filter: ObjectFilter, t) =>
      same(filter.controller, t.subject ?? YOU) ? parts.get('one').say(filter, t) : undefined,
  });
  // "permanents they control", the subject's own.
  parts.define('mine', {
    read: (r: Reader): ObjectFilter | undefined => {
      const filter = readNoun(r, parts, false);
      return filter && same(filter.controller, r.scope.subject ?? YOU) ? filter : undefined;
    },
    say: (filter: ObjectFilter, t) =>
      same(filter.controller, t.subject ?? YOU) ? parts.get('nouns').say(filter, t) : undefined,
  });
  const WHILE_TAPPED: readonly [string, Duration][] = [
    ['for as long as ~ remains tapped', { until: 'sourceTapped' }],
    ['for as long as you control ~ and ~ remains tapped', { until: 'sourceTapped', kept: true }],
  ];
  const UNTIL: readonly [string, Duration][] = [
    ['until end of turn', END_OF_TURN],
    ['until your next turn', { until: 'nextTurn' }],
    ['until end of combat', { until: 'endOfCombat' }],
    ...WHILE_TAPPED,
  ];
  parts.define('whiletapped', {
    read: (r: Reader): Duration | undefined => WHILE_TAPPED.find(([words]) => r.take(words))?.[1],
    say: (duration: unknown) => WHILE_TAPPED.find(([, own]) => same(own, duration))?.[0],
  });
  parts.define('until', {
    read: (r: Reader): Duration | undefined => UNTIL.find(([words]) => r.take(words))?.[1],
    say: (duration: unknown) => UNTIL.find(([, own]) => same(own, duration))?.[0],
  });
  // "5/5": power and toughness before anything adds to them.
  parts.define('basesize', {
    read: (r: Reader): Characteristics | undefined => {
      const size = /^(\d{1,2})\/(\d{1,2})$/.exec(r.own());
      if (size) r.at++;
      return size ? { power: Number(size[1]), toughness: Number(size[2]) } : undefined;
    },
    say: ({ power, toughness, ...more }: Characteristics) =>
      power === undefined || toughness === undefined || Object.keys(more).length > 0
        ? undefined
        : `${power}/${toughness}`,
  });
  type Growth = { power: unknown; toughness: unknown; duration?: unknown };
  parts.define('growth', {
    read: (r: Reader): Growth | undefined => {
      const size = parts.get('size').read(r) as Growth | undefined;
      const duration = size && parts.get('until').read(r);
      if (!size || !duration) return undefined;
      const scaled = r.attempt(() => parts.get('scaled').read(r));
      if (scaled === undefined) return { ...size, duration };
      const scale = (value: unknown): unknown =>
        value === 0
          ? 0
          : value === 1
            ? scaled
            : typeof value === 'number'
              ? { amount: 'times', factor: value, of: scaled }
              : undefined;
      const own = { power: scale(size.power), toughness: scale(size.toughness) };
      return own.power === undefined || own.toughness === undefined ? undefined : { ...own, duration };
    },
    say: ({ duration, ...size }: Growth, t): string | undefined => {
      const until = parts.get('until').say(duration, t);
      if (until === undefined) return undefined;
      const plain = parts.get('size').say(size, t);
      if (plain !== undefined) return `${plain} ${until}`;
      const split = (value: unknown): { base: number; of?: Amount } => {
        if (typeof value === 'number') return { base: value };
        const { amount, factor, of } = value as { amount: string; factor: number; of: Amount };
        return amount === 'times' ? { base: factor, of } : { base: 1, of: value as Amount };
      };
      const [power, toughness] = [split(size.power), split(size.toughness)];
      const of = power.of ?? toughness.of;
      if (of === undefined || (power.of && toughness.of && !same(power.of, toughness.of))) return undefined;
      if ((!power.of && power.base !== 0) || (!toughness.of && toughness.base !== 0)) return undefined;
      const scaled = parts.get('scaled').say(of, t);
      const said = parts.get('size').say({ power: power.base, toughness: toughness.base }, t);
      return scaled && said && `${said} ${until} ${scaled}`;
    },
  });
  // Whom or what damage would be dealt to.
  type Shielded = { objects?: ObjectFilter; object?: string; player?: string };
  parts.define('shielded', {
    read: (r: Reader): Shielded | undefined => {
      const group = r.attempt(() => parts.get('group').read(r) as { filter: ObjectFilter } | undefined);
      if (group) return { objects: group.filter };
      const to = parts.get('recipient').read(r) as Shielded | undefined;
      return to?.object === 'each' || to?.player === 'each' ? undefined : to;
    },
    say: (to: Shielded, t) =>
      to.objects === undefined ? parts.get('recipient').say(to, t) : parts.get('nouns').say(to.objects, t),
  });
  // One player or object alone.
  // What a creature is made to block: "it" is what the event is about, not the creature that has just been named.
  parts.define('blockedone', {
    read: (r: Reader): ObjectRef | undefined => {
      if (r.peek() !== 'it') return parts.get('object').read(r);
      const { event, objects } = r.scope;
      return event && objects.length === 1 && r.take('it') ? event : undefined;
    },
    say: (ref: ObjectRef, t: Scope): string | undefined =>
      same(ref, { object: 'attached' }) ? 'enchanted creature' : parts.get('object').say(ref, t),
  });
  parts.define('oneshielded', {
    read: (r: Reader): Shielded | undefined => {
      const to = parts.get('recipient').read(r) as Shielded | undefined;
      const spec = to?.object === 'target' ? r.scope.targets.at(-1) : undefined;
      return to?.object === 'each' || to?.player === 'each' || (spec?.max ?? 1) > 1 ? undefined : to;
    },
    say: (to: Shielded, t) => parts.get('recipient').say(to, t),
  });
  // "a red source of your choice": what deals damage, chosen as the effect begins.
  parts.define('anysource', {
    read: (r: Reader): ObjectFilter | undefined => {
      if (!r.take('a') && !r.take('an')) return undefined;
      const colors: string[] = [];
      while (COLOR_NAMES.includes(r.peek())) {
        colors.push(r.next());
        if (!r.take('or')) break;
      }
      const artifact = colors.length === 0 && r.take('artifact');
      if (!r.take('source of your choice')) return undefined;
      const chosen = colors.length === 0 && !artifact && r.take('of the chosen color');
      if (chosen) return { colors: ['chosen'] };
      return artifact ? { types: ['artifact'] } : colors.length > 0 ? { colors } : {};
    },
    say: ({ colors, types, ...rest }: ObjectFilter): string | undefined => {
      if (Object.keys(rest).length > 0) return undefined;
      if (colors?.[0] === 'chosen') return 'a source of your choice of the chosen color';
      return ['a', colors?.join(' or '), types?.[0], 'source of your choice'].filter(Boolean).join(' ');
    },
  });
  // "land cards revealed this way"
  parts.define('shown', {
    read: (r: Reader): ObjectFilter | undefined => {
      const filter = readNoun(r, parts, true);
      return filter && r.take('revealed this way')
        ? { ...filter, zone: 'library', pile: 'revealed' }
        : undefined;
    },
    say: ({ pile, zone, ...rest }: ObjectFilter, t): string | undefined => {
      const said =
        pile === 'revealed' && zone === 'library' ? parts.get('cardkinds').say(rest, t) : undefined;
      return said && `${said} revealed this way`;
    },
  });
  // A card outside the game, which is where nothing else is looked for.
  parts.define('ownedcard', {
    read: (r: Reader): ObjectFilter | undefined => {
      const card = parts.get('onecard').read(r) as ObjectFilter | undefined;
      return card?.owner?.player === 'you' && r.take('from outside the game')
        ? { ...card, zone: 'outside' }
        : undefined;
    },
    say: ({ zone, owner, ...card }: ObjectFilter, t): string | undefined => {
      const said = zone === 'outside' && owner?.player === 'you' && parts.get('onecard').say(card, t);
      return said ? `${said} you own from outside the game` : undefined;
    },
  });
  // One of the cards that the card itself has exiled, whichever is chosen.
  parts.define('oneexiled', {
    read: (r: Reader): ObjectFilter | undefined => {
      const card = parts.get('one').read(r);
      return card?.exiledBySource && !card.other && !card.not ? card : undefined;
    },
    say: (card: ObjectFilter, t: Scope) => (card.exiledBySource ? parts.get('one').say(card, t) : undefined),
  });
  // A target and all that are like it, each by itself.
  parts.define('alike', {
    read: (r: Reader): ObjectFilter | undefined => {
      const ref = parts.get('objects').read(r) as ObjectRef | undefined;
      return ref?.object === 'each' && ref.filter?.anyOf?.[0]?.is ? ref.filter : undefined;
    },
    say: (filter: ObjectFilter, t) =>
      filter.anyOf?.[0]?.is && parts.get('objects').say({ object: 'each', filter }, t),
  });
  // A second thing that the same is done to; not one that has been spoken of, which does something itself.
  parts.define('further', {
    read: (r: Reader): unknown =>
      ['target', 'up', 'all', 'another'].includes(r.peek()) || (r.peek() === '~' && r.peek(1) === '.')
        ? parts.get('objects').read(r)
        : undefined,
    say: () => undefined,
  });
  // "a +1/+1 counter", with which something comes back.
  parts.define('beside', {
    read: (r: Reader): Record<string, Amount> | undefined => {
      const put = parts.get('counters').read(r) as { kind: string; count: Amount } | undefined;
      return put && { [put.kind]: put.count };
    },
    say: (put: Record<string, Amount>, t: Scope): string | undefined => {
      const [[kind, count] = [], more] = Object.entries(put);
      return kind === undefined || more ? undefined : parts.get('counters').say({ kind, count }, t);
    },
  });
  // What was just dealt damage: the one target, where it is a creature.
  parts.define('hurt', {
    read: (r: Reader): unknown => {
      const [only, more] = r.scope.targets;
      const whole = only && !more && only.objects && (only.max ?? 1) === 1 && r.scope.counted;
      return whole && r.take('a creature dealt damage this way') ? { object: 'target', index: 0 } : undefined;
    },
    say: () => undefined,
  });
  // "Itself", of one object: of several each is another.
  parts.define('itself', {
    read: (r: Reader) => (r.scope.thing === undefined && r.take('itself') ? '' : undefined),
    say: () => 'itself',
  });
  parts.define('aimed', {
    read: (r: Reader): unknown => {
      const ref = (r.attempt(() => parts.get('player').read(r)) ?? parts.get('objects').read(r)) as
        | { player?: string; object?: string }
        | undefined;
      return ref?.player === 'target' || ref?.object === 'target' ? ref : undefined;
    },
    say: () => undefined,
  });
  parts.define('party', {
    read: (r: Reader): unknown => r.attempt(() => parts.get('group').read(r)) ?? parts.get('objects').read(r),
    say: () => undefined,
  });
  // The end of a sentence: what is said of no time lasts.
  parts.define('ends', {
    read: (r: Reader): string | undefined => (r.peek() === '.' || r.done ? '' : undefined),
    say: () => '',
  });
  // "those creatures", "them": all that the sentence before did something to.
  parts.define('thegroup', {
    read: (r: Reader): ObjectRef | undefined => {
      const { group } = r.scope.last;
      return group && r.scope.objects.length === 0 && r.oneOf('those creatures', 'them') ? group : undefined;
    },
    say: () => undefined,
  });
  // A plural without an article as a subject: "creatures you control", "Goblins".
  parts.define('group', {
    read: (r: Reader): unknown => {
      if (
        [
          'target',
          '~',
          'it',
          'that',
          'each',
          'all',
          'enchanted',
          'equipped',
          'up',
          'another',
          'you',
          'they',
          'the',
          'any',
          'a',
          'an',
        ].includes(r.peek())
      )
        return undefined;
      const before = r.at;
      const filter = readNoun(r, parts, false);
      if (!filter) return undefined;
      const words = r.words.slice(before, r.at).join(' ');
      return /\b(?:creatures|artifacts|enchantments|lands|permanents|planeswalkers|tokens|\p{Lu}\p{Ll}+(?:s|ves|folk|kin|ice))\b/u.test(
        words,
      )
        ? { object: 'each', filter }
        : undefined;
    },
    say: () => undefined,
  });
}

export function defineVerbs(parts: Parts): void {
  helpers(parts);
  playerVerbs(parts.get('playerdoes') as Rules<Effect | Effect[]>);
  libraryVerbs(parts.get('playerdoes') as Rules<Effect | Effect[]>);
  objectVerbs(parts.get('objectdoes') as Rules<Effect | Effect[]>);
  imperatives(parts.get('does') as Rules<Effect | Effect[]>);
}
