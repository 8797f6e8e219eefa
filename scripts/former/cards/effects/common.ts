import type { Duration, Zone } from '../../../../src/game/index.js';
import type { Cursor } from '../cursor.js';
import { readPlayer } from '../references.js';

export const ZONES: Record<string, Zone> = {
  battlefield: 'battlefield',
  graveyard: 'graveyard',
  exile: 'exile',
  hand: 'hand',
  library: 'library',
};

/** How long an effect lasts, where it is said. */
export const until = (c: Cursor): Duration | undefined => {
  if (c.take('until = eot') || c.take('eot') || c.take('this turn')) return { until: 'endOfTurn' };
  if (c.take('while = attached')) return { until: 'attached' };
  if (c.take('while = on stack') || c.take('while = onstack')) return { until: 'onStack' };
  if (c.oneOf('until = your next turn', 'until your next turn', 'untilturn ( you )'))
    return { until: 'nextTurn' };
  if (c.take('untilturn (')) {
    const of = readPlayer(c);
    return of && c.take(')') ? { until: 'nextTurn', of } : undefined;
  }
  if (c.take('while ( attached )')) return { until: 'attached' };
  if (c.oneOf('while ( onstack )', 'while ( on stack )')) return { until: 'onStack' };
  if (c.take('permanent')) return { until: 'permanent' };
  return undefined;
};
