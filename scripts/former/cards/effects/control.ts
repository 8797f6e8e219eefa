import type { Duration, Effect, ObjectRef } from '../../../../src/game/index.js';
import type { Cursor } from '../cursor.js';
import { readEither, readObject, readPlayer } from '../references.js';
import { until } from './common.js';

/** Who controls what, and attaching. */
export function readControl(c: Cursor): Effect[] | undefined {
  if (c.take('gaincontrol (')) {
    let object: ObjectRef | undefined = readObject(c);
    if (object) c.need(',');
    else if (c.targets.length > 0) object = { object: 'target', index: c.targets.length - 1 };
    c.take('by =');
    const by = readPlayer(c);
    let duration: Duration = { until: 'permanent' };
    if (c.take(',')) duration = until(c) ?? duration;
    return object && by && c.take(')') ? [{ effect: 'control', object, by, duration }] : undefined;
  }
  if (c.take('controlplayer (')) {
    const player = readPlayer(c);
    c.need(',');
    c.take('by =');
    const by = readPlayer(c);
    if (c.take(', during = next turn of')) readPlayer(c);
    return player && by && c.take(')') ? [{ effect: 'controlPlayer', player, by }] : undefined;
  }
  if (c.take('attach (')) {
    const object = readObject(c);
    c.need(',');
    const to = readEither(c);
    return object && to && c.take(')') ? [{ effect: 'attach', object, to }] : undefined;
  }
  return undefined;
}
