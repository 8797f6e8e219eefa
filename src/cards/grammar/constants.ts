import type { Condition, Duration, ObjectFilter, ObjectRef, PlayerRef } from '../../game/index.js';

/** Meanings that many cards share. */
export const YOU: PlayerRef & { player: 'you' } = { player: 'you' };
export const OPPONENTS: PlayerRef & { player: 'each' } = { player: 'each', filter: { who: 'opponents' } };
export const SELF: ObjectRef & { object: 'self' } = { object: 'self' };
/** The permanent whose ability made a token, as what the token has speaks of it. */
export const MAKER: ObjectRef & { object: 'maker' } = { object: 'maker' };
/** The object that somebody has just chosen. */
export const CHOSEN: ObjectRef & { object: 'chosen' } = { object: 'chosen', name: 'object' };
export const THIS_ONE: ObjectFilter = { self: true };
export const END_OF_TURN: Duration & { until: 'endOfTurn' } = { until: 'endOfTurn' };
/** What was done just before has been done at least once. */
export const DONE: Condition = {
  if: 'compare',
  left: { amount: 'remembered', name: 'done' },
  is: '>=',
  right: 1,
};

/** Words before "counter" that name no kind; nor do those of counters that do something by themselves, which the engine does not know. */
export const NO_KIND: readonly string[] =
  'shield finality target poison creature energy experience a the counter counters'.split(' ');

/** The words for the object that an Aura or Equipment is attached to. */
export const ATTACHED = [
  'enchanted creature',
  'enchanted permanent',
  'enchanted land',
  'enchanted artifact',
  'equipped creature',
  'fortified land',
  'enchanted enchantment',
  'enchanted planeswalker',
];
