import type { Effect } from '../../../../src/game/index.js';
import type { Cursor } from '../cursor.js';
import { readPlayer } from '../references.js';

const STEPS: Record<string, 'untap' | 'upkeep' | 'draw' | 'turn'> = {
  'draw phase': 'draw',
  upkeep: 'upkeep',
  'draw step': 'draw',
  'untap step': 'untap',
  'upkeep step': 'upkeep',
  'next turn': 'turn',
};

/** Extra and skipped turns, phases and steps. */
export function readTurns(c: Cursor): Effect[] | undefined {
  if (c.take('extraturn (')) {
    const player = readPlayer(c);
    if (!player) return undefined;
    let count: number | undefined;
    if (c.take(',')) {
      count = c.number();
      if (count === undefined) c.need('after current');
    }
    return c.take(')')
      ? [{ effect: 'extraTurn', player, ...(count === undefined ? {} : { count }) }]
      : undefined;
  }
  if (c.take('extraphase (')) {
    const phases: ('combat' | 'main')[] = [];
    do {
      const phase = c.oneOf('combat', 'main') as 'combat' | 'main' | undefined;
      if (!phase) return undefined;
      phases.push(phase);
    } while (c.take('+'));
    if (c.take(',')) c.need('this turn');
    return c.take(')') ? [{ effect: 'extraPhases', phases }] : undefined;
  }
  if (c.take('skip (')) {
    const what = STEPS[c.oneOf(...Object.keys(STEPS)) ?? ''];
    if (!what) return undefined;
    c.need(',');
    c.take('next turn of');
    const player = readPlayer(c);
    return player && c.take(')') ? [{ effect: 'skip', player, what }] : undefined;
  }
  return undefined;
}
