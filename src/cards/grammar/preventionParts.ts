import type { ObjectFilter, ObjectRef, PlayerFilter, PlayerRef, Shield } from '../../game/index.js';
import { COLOR_NAMES } from '../closedClasses.js';
import { ATTACHED, SELF, THIS_ONE } from './constants.js';
import { readNoun } from './nouns.js';
import { type Scope, same } from './reader.js';
import type { Parts, Reader } from './rules.js';

const CHOSEN: ObjectRef = { object: 'chosen', name: 'source' };

/** What deals damage that is prevented; with `choice` it is chosen among these as the effect begins. */
interface Source {
  from: ObjectFilter;
  choice?: ObjectFilter;
}

/** "~", "a source of your choice", "red sources", "creatures with flying", "target creature", "a source an opponent controls" */
export function sourceOf(r: Reader, parts: Parts): Source | undefined {
  const choice = r.attempt(() => (parts as Parts).get('anysource').read(r) as ObjectFilter | undefined);
  if (choice) return { from: { ...choice, zone: 'any', is: CHOSEN }, choice };
  if (r.take('~')) return { from: THIS_ONE };
  if (r.scope.attachedTo !== 'player' && r.oneOf(...ATTACHED) !== undefined)
    return { from: { attached: true } };
  const kind = r.attempt(() => ofKind(r, parts));
  if (kind) return { from: kind };
  const group = r.attempt(() => {
    const found = parts.get('group').read(r) as { filter: ObjectFilter } | undefined;
    return found?.filter;
  });
  if (group) return fixed(group);
  const spells = r.attempt(() => {
    const found = /^(?:a|an|another|target|that|it|the|up)$/.test(r.peek())
      ? undefined
      : readNoun(r, parts, false);
    return found?.zone === 'stack' && r.lower[r.at - 1] === 'spells' ? found : undefined;
  });
  if (spells) return fixed(spells);
  const one = r.attempt(() => (/^(?:a|an)$/.test(r.peek()) ? parts.get('one').read(r) : undefined));
  if (one) return one.zone === undefined || one.zone === 'stack' ? fixed(one) : undefined;
  const object = parts.get('object').read(r);
  return object && { from: object.object === 'self' ? THIS_ONE : { zone: 'any', is: object } };
}

/** A description that speaks of nothing but what can be looked up at any time. */
const fixed = (filter: ObjectFilter): Source | undefined =>
  /"(?:object|player)":"(?:target|that|it|chosen|other)"/.test(JSON.stringify(filter))
    ? undefined
    : { from: filter };

/** "sources you don't control", "artifact sources", "a black or red source" */
function ofKind(r: Reader, parts: Parts): ObjectFilter | undefined {
  r.take('a');
  r.take('an');
  const filter: ObjectFilter = { zone: 'any' };
  if (r.take('colorless')) filter.colorCount = { most: 0 };
  else if (r.take('artifact')) filter.types = ['artifact'];
  else
    while (COLOR_NAMES.includes(r.peek())) {
      filter.colors = [...(filter.colors ?? []), r.next()];
      if (!r.take('or')) break;
    }
  if (!r.take('sources') && !r.take('source')) return undefined;
  if (!filter.colors && r.take('of the chosen color')) filter.colors = ['chosen'];
  const controller = r.attempt(() => parts.get('controls').read(r));
  return { ...filter, ...(controller ? { controller } : {}) };
}

/** Says what deals damage; as one ("a red source") or as many ("red sources"). */
export function saySource(
  from: ObjectFilter,
  t: Scope,
  parts: Parts,
  number: 'one' | 'many',
): string | undefined {
  if (same(from, THIS_ONE)) return '~';
  if (same(from, { attached: true })) return 'enchanted creature';
  if (from.is) {
    const { is, zone: _, ...choice } = from;
    if (!same(is, CHOSEN)) return Object.keys(choice).length > 0 ? undefined : parts.get('object').say(is, t);
    return (parts as Parts).get('anysource').say(choice, t);
  }
  const { zone, colors, types, colorCount, controller, ...rest } = from;
  if (zone !== 'any')
    return number === 'one' ? parts.get('one').say(from, t) : parts.get('nouns').say(from, t);
  const whose = controller && parts.get('controls').say(controller, t);
  if (Object.keys(rest).length > 0 || (controller && !whose)) return undefined;
  const chosen = colors?.[0] === 'chosen';
  return [
    number === 'one' ? 'a' : undefined,
    colorCount ? 'colorless' : undefined,
    chosen ? undefined : colors?.join(' or '),
    types?.join(' '),
    number === 'one' ? 'source' : 'sources',
    chosen ? 'of the chosen color' : undefined,
    whose,
  ]
    .filter(Boolean)
    .join(' ');
}

const WHO: readonly [string, PlayerFilter][] = [
  ['players', {}],
  ['a player', {}],
  ['an opponent', { who: 'opponents' }],
];

/** Whom or what damage would be dealt to: one, all of a kind, or a player and what is that player's. */
export function shieldedOnes(r: Reader, parts: Parts): Shield['to'] {
  const both = r.attempt((): Shield['to'] => {
    const self = r.take('~');
    if (!self && !r.take('you')) return undefined;
    if (!r.take('and / or') && !r.take('and')) return undefined;
    if (self) return r.take('you') ? { objects: THIS_ONE, players: { who: 'you' } } : undefined;
    const own = parts.get('group').read(r) as { filter: ObjectFilter } | undefined;
    return own && fixed(own.filter) ? { objects: own.filter, players: { who: 'you' } } : undefined;
  });
  if (both) return both;
  const players = WHO.find(([words]) => r.take(words))?.[1];
  if (players) return { players };
  const kind = r.attempt(() => {
    const found =
      parts.get('group').read(r) ??
      (/^(?:a|an|another)$/.test(r.peek()) ? { filter: parts.get('one').read(r) } : undefined);
    const { filter } = (found ?? {}) as { filter?: ObjectFilter };
    return filter && filter.zone === undefined && fixed(filter) ? filter : undefined;
  });
  if (kind) return { objects: kind };
  const to = parts.get('recipient' as 'object').read(r) as ObjectRef | PlayerRef | undefined;
  if (to === undefined || ('player' in to ? to.player === 'each' : to.object === 'each')) return undefined;
  const spec = 'index' in to ? r.scope.targets[to.index] : undefined;
  return (spec?.max ?? 1) > 1 ? undefined : to;
}

export function sayShieldedOnes(to: NonNullable<Shield['to']>, t: Scope, parts: Parts): string | undefined {
  const { objects, players } = to as { objects?: ObjectFilter; players?: PlayerFilter };
  if (!objects && !players)
    return 'object' in to && same(to, SELF)
      ? '~'
      : parts.get('recipient' as 'object').say(to as ObjectRef, t);
  const what = objects && (same(objects, THIS_ONE) ? '~' : parts.get('nouns').say(objects, t));
  if (!players) return what;
  if (!objects) return WHO.find(([, own]) => same(own, players))?.[0];
  return what && same(players, { who: 'you' })
    ? what === '~'
      ? '~ and/or you'
      : `you and/or ${what}`
    : undefined;
}
