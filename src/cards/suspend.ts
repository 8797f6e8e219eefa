import type { Ability, Amount, Cost } from '../game/index.js';
import { SELF, THIS_ONE, YOU } from './grammar/constants.js';
import { same } from './grammar/reader.js';

/** Where it is exiled a time counter goes each upkeep; with the last one it is cast. */
const WAITING: Ability[] = [
  {
    ability: 'triggered',
    from: 'exile',
    on: { when: 'stepBegins', step: 'upkeep', whose: { who: 'you' } },
    condition: { if: 'matches', object: SELF, filter: { zone: 'exile', counter: 'time' } },
    effects: [{ effect: 'removeCounters', object: SELF, kind: 'time', count: 1 }],
  },
  {
    ability: 'triggered',
    from: 'exile',
    on: { when: 'lastCounterRemoved', what: { ...THIS_ONE, zone: 'exile' }, kind: 'time' },
    effects: [{ effect: 'cast', object: SELF, player: YOU, suspended: true }],
  },
  // Haste matters for creatures alone, and lasts while the player who cast it controls it.
  {
    ability: 'static',
    static: 'grant',
    which: { ...THIS_ONE, owner: YOU },
    keywords: ['haste'],
    if: { if: 'suspended' },
  },
];

/** Exiled from a hand with time counters, for a price, whenever it could be cast. */
const suspended = (count: Amount, costs: Cost[], quick: boolean): Ability => ({
  ability: 'activated',
  label: 'suspend',
  from: 'hand',
  ...(typeof count === 'number' ? {} : { x: 'above0' as const }),
  ...(quick ? {} : { timing: 'sorcery' as const }),
  costs,
  effects: [{ effect: 'move', object: SELF, to: 'exile', counters: { time: count } }],
});

/** The abilities that suspend is short for; as many counters as were announced for X where that is the number. */
export const suspend = (count: Amount, costs: Cost[], quick: boolean): Ability[] => [
  suspended(count, costs, quick),
  ...WAITING,
];

/** Whether an ability is one of those that suspend is short for, beside the first. */
export const isSuspended = (ability: Ability): boolean => WAITING.some((one) => same(one, ability));

/** With how many counters a card is suspended, where that is what an ability does. */
export function suspendedWith(ability: Ability): Amount | undefined {
  if (ability.ability !== 'activated' || ability.label !== 'suspend') return undefined;
  const [move] = ability.effects;
  const count = move?.effect === 'move' ? move.counters?.time : undefined;
  const known =
    count !== undefined &&
    [true, false].some((quick) => same(suspended(count, ability.costs, quick), ability));
  return known ? count : undefined;
}
