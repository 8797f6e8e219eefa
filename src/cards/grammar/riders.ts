import type { Effect, Zone } from '../../game/index.js';
import { consequencesOf, sayConsequences, withConsequences, withoutConsequences } from './prevention.js';
import type { Scope } from './reader.js';
import type { Parts, Reader } from './rules.js';

const COUNTERED = 'if that spell is countered this way ,';
const THEIRS = "into that player's graveyard";
/** Where a countered spell is put, and where it would have been put. */
const ZONES: readonly [zone: Zone, put: string, instead: string][] = [
  ['exile', 'exile it', "putting it into its owner's graveyard"],
  ['library', "put it on top of its owner's library", THEIRS],
  ['hand', "put it into its owner's hand", THEIRS],
];

/** Gives every effect that counters a spell a zone in which the spell is put, or takes it away. */
function countering<T>(value: T, to: Zone | undefined): T {
  if (Array.isArray(value)) return value.map((one) => countering(one, to)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, countering(one, to)]));
  if (own.effect !== 'counter') return own as T;
  const { to: _, ...rest } = own;
  return (to === undefined ? rest : { ...rest, to }) as T;
}

const zoneOf = (effect: Effect): Zone | undefined =>
  ZONES.find(([zone]) => JSON.stringify(effect).includes(`"to":"${zone}"`))?.[0];
/** Effects that may hold others. */
const HOLDERS: ReadonlySet<Effect['effect']> = new Set(['mayPay', 'anyPlayer', 'if', 'may', 'forEach']);
const counters = (effects: readonly Effect[]): boolean =>
  effects.some(
    (one) =>
      one.effect === 'counter' ||
      (HOLDERS.has(one.effect) && JSON.stringify(one).includes('"effect":"counter"')),
  );

/** Reads sentences behind others that say how those are carried out: what follows from damage prevented, where a countered spell is put. */
export function withRiders(r: Reader, parts: Parts, effects: Effect[]): Effect[] {
  const found = withConsequences(r, parts, effects);
  const spoken = r.peek() === '.' && r.peek(1) === 'if' && r.peek(3) === 'spell';
  if (!spoken || !counters(found)) return found;
  const zone = r.attempt(() =>
    r.take(`. ${COUNTERED}`) || r.take('. if the spell is countered this way ,')
      ? ZONES.find(([, put, from]) => r.take(`${put} instead of ${from}`))?.[0]
      : undefined,
  );
  return zone ? countering(found, zone) : found;
}

/** Effects without what sentences behind them say. */
export const bare = (effect: Effect): Effect =>
  counters([effect]) ? countering(effect, undefined) : withoutConsequences(effect);

/** Says the sentences behind effects; nothing where there are none, undefined where there are no words for them. */
export function sayRiders(effects: readonly Effect[], t: Scope, parts: Parts): string | undefined {
  const then = effects.flatMap(consequencesOf);
  if (then.length > 0) return sayConsequences(then, t, parts);
  const zone = effects.filter((one) => counters([one])).map(zoneOf)[0];
  const [, put, from] = ZONES.find(([one]) => one === zone) ?? [];
  return put === undefined ? '' : `. ${COUNTERED.replace(' ,', ',')} ${put} instead of ${from}`;
}
