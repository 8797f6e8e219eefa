import type { Amount, PlayerFilter, PlayerRef } from '../../game/index.js';
import { OPPONENTS, YOU } from './constants.js';
import { readNoun } from './nouns.js';
import { sayNoun } from './nounWriter.js';
import { pairOf, readNumber, sayNumber, THIS_WAY, X } from './numbers.js';
import { type Scope, same } from './reader.js';
import type { Parts, Reader } from './rules.js';

const LIFE_OF_OPPONENTS: Amount = {
  amount: 'thisTurn',
  what: 'lifeLost',
  of: OPPONENTS,
};
const DEATHS: Amount = { amount: 'thisTurn', what: 'died' };
/** The damage that was dealt to you this turn. */
const HURT: Amount = { amount: 'thisTurn', what: 'damage', of: YOU };

/** How many cards a hand has fewer than a number. */
const lacking = (least: Amount, owner: PlayerRef): Amount => ({
  amount: 'max',
  of: [
    0,
    {
      amount: 'plus',
      of: [
        least,
        { amount: 'times', factor: -1, of: { amount: 'numberOf', objects: { zone: 'hand', owner } } },
      ],
    },
  ],
});

/** "for each artifact you control" behind a number. */
export function readEach(r: Reader, parts: Parts, base: Amount): Amount | undefined {
  return r.attempt(() => {
    if (typeof base !== 'number' || !r.take('for each')) return undefined;
    const of = eachOf(r, parts);
    return of === undefined ? undefined : base === 1 ? of : { amount: 'times', factor: base, of };
  });
}

export function eachOf(r: Reader, parts: Parts): Amount | undefined {
  const players = r.attempt((): PlayerFilter | undefined => {
    if (r.take('opponent you have')) return { who: 'opponents' };
    const kind = parts.get('playerkind').read(r);
    return kind && !/^(?:who|that|with)$/.test(r.peek()) ? kind : undefined;
  });
  if (players) return { amount: 'numberOf', players };
  const taken =
    r.scope.taken &&
    r.attempt(() => {
      const thing = r.scope.taken === 'removed' ? 'counter' : 'card';
      if (r.peek() !== thing) r.at++;
      return r.scope.taken && r.take(`${thing} ${r.scope.taken} this way`) ? X : undefined;
    });
  if (taken) return taken;
  if (r.scope.prevented && r.take('1 damage prevented this way')) return { amount: 'that' };
  if (r.scope.lifeLost && r.take('1 life you lost')) return { amount: 'that' };
  const way = r.attempt(() => {
    const done = /^(?:card|creature|land|permanent|artifact|enchantment)$/.test(r.next());
    const said =
      done && r.oneOf('discarded this way', 'destroyed this way', 'sacrificed this way', 'revealed this way');
    return said && r.scope.counted ? said : undefined;
  });
  if (way) return THIS_WAY;
  const fewer = r.attempt((): Amount | undefined => {
    const least = r.take('card fewer than') ? readNumber(r) : undefined;
    const owner = least !== undefined && r.take('in') ? parts.get('whose').read(r) : undefined;
    return owner && r.take('hand') ? lacking(least as Amount, owner) : undefined;
  });
  if (fewer) return fewer;
  if (r.take('basic land type among')) {
    const objects = readNoun(r, parts, false);
    return objects && { amount: 'landTypes', objects };
  }
  if (r.take('poison counter your opponents have')) return { amount: 'poison', of: OPPONENTS };
  if (r.take('1 life your opponents have lost this turn') || r.take('1 life your opponents lost this turn'))
    return LIFE_OF_OPPONENTS;
  if (r.take('creature that died this turn')) return DEATHS;
  if (r.take('1 damage dealt to you this turn')) return HURT;
  const votes = r.attempt(() => {
    const option = r.next();
    return /^[a-z]+$/.test(option) && r.take('vote') ? option : undefined;
  });
  if (votes !== undefined) return { amount: 'remembered', name: `votes ${votes}` };
  const counters = r.attempt(() => {
    const kind = r.next();
    if (!/^[+-]\d+\/[+-]\d+$|^[a-z]+$/.test(kind) || !r.take('counter on')) return undefined;
    const of = parts.get('object').read(r);
    return of && ({ amount: 'counters', kind, of } as Amount);
  });
  if (counters) return counters;
  const objects = parts.get('gone').read(r) ?? readNoun(r, parts, false);
  if (!objects) return undefined;
  if (!objects.controller && !objects.zone) r.take('on the battlefield');
  return { amount: 'numberOf', objects };
}

/** What is said behind "for each", with the number before it. */
export function sayEach(value: Amount, t: Scope, parts: Parts): { base: number; of: string } | undefined {
  if (typeof value === 'number') return undefined;
  const base = value.amount === 'times' ? value.factor : 1;
  const of = value.amount === 'times' ? value.of : value;
  if (typeof of === 'number') return undefined;
  const [least, held] = pairOf(of)[1] === 'minus' ? (pairOf(of)[0] ?? []) : [];
  if (
    least !== undefined &&
    sayNumber(least) &&
    typeof held === 'object' &&
    held.amount === 'numberOf' &&
    'objects' in held
  ) {
    const { owner } = held.objects;
    const whose = owner && same(of, lacking(least, owner)) && parts.get('whose').say(owner, t);
    if (whose) return { base, of: `card fewer than ${sayNumber(least)} in ${whose} hand` };
  }
  if (of.amount === 'x')
    return t.taken && { base, of: `${t.taken === 'removed' ? 'counter' : 'card'} ${t.taken} this way` };
  if (of.amount === 'counters') {
    const on = parts.get('object').say(of.of, t);
    return on === undefined ? undefined : { base, of: `${of.kind} counter on ${on}` };
  }
  if (same(of, { amount: 'poison', of: OPPONENTS }))
    return { base, of: 'poison counter your opponents have' };
  const gone = 'objects' in of && of.amount === 'numberOf' && parts.get('gone').say(of.objects, t);
  if (gone) return { base, of: gone };
  if (same(of, DEATHS)) return { base, of: 'creature that died this turn' };
  if (same(of, HURT)) return { base, of: '1 damage dealt to you this turn' };
  if (same(of, LIFE_OF_OPPONENTS)) return { base, of: '1 life your opponents lost this turn' };
  if (of.amount === 'landTypes') {
    const among = sayNoun(of.objects, t, parts, true, false);
    return among === undefined ? undefined : { base, of: `basic land type among ${among}` };
  }
  if (of.amount === 'remembered')
    return of.name.startsWith('votes ') ? { base, of: `${of.name.slice('votes '.length)} vote` } : undefined;
  if (of.amount !== 'numberOf') return undefined;
  if ('players' in of) {
    if (same(of.players, { who: 'opponents' })) return { base, of: 'opponent you have' };
    const kind = parts.get('playerkind').say(of.players, t);
    return kind === undefined ? undefined : { base, of: kind };
  }
  const said = sayNoun(of.objects, t, parts, false, false);
  return said === undefined ? undefined : { base, of: said };
}
