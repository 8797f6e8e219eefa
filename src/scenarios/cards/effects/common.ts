import type { Duration, Zone } from '../../../game/index.js';
import type { Cursor } from '../cursor.js';

export const ZONES: Record<string, Zone> = {
  battlefield: 'battlefield',
  graveyard: 'graveyard',
  exile: 'exile',
  hand: 'hand',
  library: 'library',
};

export const until = (c: Cursor): Duration | undefined => {
  if (c.take('until = eot') || c.take('eot') || c.take('this turn')) return { until: 'endOfTurn' };
  if (c.take('while = attached')) return { until: 'attached' };
  if (c.take('while = on stack') || c.take('while = onstack')) return { until: 'onStack' };
  if (c.take('permanent')) return { until: 'permanent' };
  return undefined;
};
