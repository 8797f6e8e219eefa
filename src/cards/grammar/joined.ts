import type { Effect, ObjectRef } from '../../game/index.js';
import { list } from './meaning.js';
import type { Reader, Rules } from './rules.js';

const lasts = (effects: Effect[], until: string): boolean =>
  effects.some((one) => 'duration' in one && one.duration.until === until);

/** "~ gets +1/+0 … and deals 1 damage …": more that the same one object does. */
export function furtherVerbs(
  r: Reader,
  subject: ObjectRef,
  first: Effect[],
  does: Rules<Effect | Effect[]>,
): Effect[] {
  const several = subject.object === 'target' && (r.scope.targets[subject.index]?.max ?? 1) > 1;
  if (subject.object === 'each' || several) return first;
  const more = r.attempt(() => {
    const next = r.take('and') ? list(does.readWith(r, { subject })) : undefined;
    // What is said of the time at the end holds for all of it.
    return next && lasts(first, 'permanent') && lasts(next, 'endOfTurn') ? undefined : next;
  });
  return more ? [...first, ...more] : first;
}
