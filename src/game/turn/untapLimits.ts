import { keyOf } from '../answers.js';
import { glance } from '../cards/context.js';
import { admits, matches } from '../cards/filters.js';
import { staticsOf } from '../cards/traits.js';
import type { ObjectId, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { ignoresRange, reaches } from '../reach/information.js';
import type { GameObject } from '../state.js';
import type { Frame } from '../threads.js';

/**
 * Leaves only as many permanents to untap as something lets each player untap; who could untap more chooses which.
 * @returns false while a player chooses
 */
export function limitUntapping(
  g: Engine,
  frame: Frame,
  players: readonly PlayerId[],
  untapping: Set<GameObject>,
): boolean {
  for (const { source, ability } of staticsOf(g, 'untapLimit')) {
    const context = glance(source.controller, source.id);
    for (const player of players) {
      if (!admits(g, context, player, ability.who)) continue;
      if (!ignoresRange(g, source) && !reaches(g, source.controller, player)) continue;
      const left = [...untapping].filter(
        (object) => object.controller === player && matches(g, context, object, ability.which),
      );
      const chosen: ObjectId[] = [];
      while (left.length > ability.most && chosen.length < ability.most) {
        const open = left.filter(({ id }) => !chosen.includes(id));
        const answer = g.ask(frame, keyOf(`untap ${source.id}`, player, chosen.length), () => ({
          kind: 'chooseObject',
          player,
          options: open.map(({ id }) => ({ type: 'object', object: id }) as const),
          object: source.id,
          slot: 'untap',
        }));
        if (answer === undefined) return false;
        if (answer.type === 'object') chosen.push(answer.object);
      }
      if (left.length > ability.most)
        for (const object of left) if (!chosen.includes(object.id)) untapping.delete(object);
    }
  }
  return true;
}
