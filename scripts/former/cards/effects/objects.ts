import type { Amount, Duration, Effect } from '../../../../src/game/index.js';
import { readAmount } from '../amounts.js';
import type { Cursor } from '../cursor.js';
import { readFilter, readKeyword, readObject, readPlayer } from '../references.js';
import { readCharacteristics } from './characteristics.js';
import { until, ZONES } from './common.js';

/** Tapping, tokens, changing, countering, copying. */
export function readObjects(c: Cursor): Effect[] | undefined {
  for (const kind of ['tap', 'untap'] as const) {
    if (c.take(`${kind} ( self controller creature )`))
      return [
        {
          effect: 'chooseObject',
          chooser: { player: 'you' },
          from: { types: ['creature'], controller: { player: 'controller', of: { object: 'self' } } },
          name: 'creature',
        },
        { effect: kind, object: { object: 'chosen', name: 'creature' } },
      ];
    if (c.take(`${kind} (`)) {
      const object = readObject(c);
      return object && c.take(')') ? [{ effect: kind, object }] : undefined;
    }
    const object = c.attempt(() => (c.take(kind) ? readObject(c) : undefined));
    if (object) return [{ effect: kind, object }];
  }
  for (const kind of ['destroy', 'sacrifice'] as const)
    if (kind === 'destroy' && c.take('destroy (')) {
      const object = readObject(c);
      return object && c.take(')') ? [{ effect: 'destroy', object }] : undefined;
    }
  if (c.take('createtoken (')) {
    const spec = readCharacteristics(c);
    const times = /^x(\d+)$/.exec(c.peek())?.[1];
    let count: Amount | undefined = times === undefined ? undefined : Number(times);
    if (times !== undefined) c.at++;
    c.need(', under =');
    const under = readPlayer(c);
    if (c.take(', count =')) count = readAmount(c);
    return under && c.take(')')
      ? [{ effect: 'token', spec, under, ...(count === undefined ? {} : { count }) }]
      : undefined;
  }
  if (c.take('becometype (')) {
    const object = readObject(c);
    c.need(',');
    const spec = readCharacteristics(c);
    const duration = c.take(',') ? until(c) : ({ until: 'permanent' } as const);
    return object && duration && c.take(')') ? [{ effect: 'become', object, spec, duration }] : undefined;
  }
  if (c.take('addability (')) {
    const object = readObject(c);
    c.need(',');
    const known = readKeyword(c);
    if (!object || !known) return undefined;
    const duration = c.take(',') ? (until(c) ?? { until: 'permanent' }) : { until: 'permanent' };
    return c.take(')')
      ? [{ effect: 'grant', object, keywords: [known], duration: duration as Duration }]
      : undefined;
  }
  if (c.take('modifypt (')) {
    const object = readObject(c);
    c.need(',');
    const power = readSigned(c);
    if (!c.take('/')) c.need(',');
    const toughness = readSigned(c);
    const duration = c.take(',') ? (until(c) ?? { until: 'endOfTurn' }) : { until: 'endOfTurn' };
    if (!object || power === undefined || toughness === undefined || !c.take(')')) return undefined;
    return [{ effect: 'pump', object, power, toughness, duration: duration as Duration }];
  }
  if (c.take('counterspell (')) {
    const object = readObject(c);
    if (!object) return undefined;
    const effect: Effect & { effect: 'counter' } = { effect: 'counter', object };
    if (c.take(', to =')) {
      const to = ZONES[c.peek()];
      if (!to) return undefined;
      effect.to = to;
      c.at++;
    }
    c.need(')');
    if (c.take('; permit (')) {
      const who = readPlayer(c);
      c.need(', castfrom (');
      c.at++;
      c.need(',');
      readObject(c);
      c.take(', free');
      c.need(') )');
      if (who) effect.castableBy = who;
    }
    // "each" of several targets is countered.
    const many = object.object === 'target' && (c.targets[object.index]?.max ?? 1) > 1;
    return many ? [{ ...effect, object }] : [effect];
  }
  if (c.take('choosenewtargets (')) {
    const object = readObject(c);
    return object && c.take(')') ? [{ effect: 'retarget', object }] : undefined;
  }
  if (c.take('copyspell (')) {
    const object = readObject(c);
    const by = c.take(', by =') ? readPlayer(c) : undefined;
    return object && c.take(')')
      ? [{ effect: 'copy', object, newTargets: true, ...(by ? { by } : {}) }]
      : undefined;
  }
  if (c.take('sacrifices (') || c.take('sacrifice (')) {
    const who = readPlayer(c);
    c.need(',');
    const filter = readFilter(c);
    return who && filter && c.take(')') ? [{ effect: 'sacrifice', player: who, filter }] : undefined;
  }
  const player = readPlayer(c);
  if (player && c.oneOf('sacrifices', 'sacrifice')) {
    const filter = readFilter(c);
    c.take('( own choice )');
    return filter && [{ effect: 'sacrifice', player, filter }];
  }
  return undefined;
}

/** `+2`, `-1`, `+X`. */
function readSigned(c: Cursor): Amount | undefined {
  const sign = /^[-+]$/.test(c.peek()) ? c.peek() : undefined;
  if (sign) c.at++;
  const amount = readAmount(c);
  if (amount === undefined || sign !== '-') return amount;
  return typeof amount === 'number' ? -amount : { amount: 'times', factor: -1, of: amount };
}
