import { amountOf } from '../cards/amounts.js';
import { contextOf } from '../cards/context.js';
import { objectsMatching } from '../cards/filters.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';
import type { Frame } from '../threads.js';
import { copyOnto } from '../zones/copies.js';
import { isFaceDown } from '../zones/faceDown.js';

/**
 * What a permanent enters as a copy of.
 *
 * @returns undefined where it copies nothing, null while its controller chooses
 */
export function modelOf(g: Engine, frame: Frame, object: GameObject): GameObject | null | undefined {
  const { copies } = g.definition(object);
  if (copies === undefined || object.copied || object.ability !== null || object.zone !== 'stack')
    return undefined;
  const answer = g.ask(frame, 'copies', () => {
    const context = contextOf(object.controller, object.id);
    // An Aura would need something to enchant; what lies face down has nothing to copy.
    const models = objectsMatching(g, context, copies.of).filter(
      (model) => !isFaceDown(model.card) && g.definition(model).enchant === undefined,
    );
    return {
      kind: 'chooseObject',
      player: object.controller,
      options: [
        ...models.map(({ id }) => ({ type: 'object', object: id }) as const),
        { type: 'none' } as const,
      ],
      object: object.id,
      slot: 'copies',
    };
  });
  if (answer === undefined) return null;
  return answer.type === 'object' ? g.object(answer.object) : undefined;
}

/** Makes an object that is about to enter a copy of another one, for as long as it stays. */
export function becomeCopy(g: Engine, object: GameObject, model: GameObject): void {
  const { tapped, also } = g.definition(object).copies ?? {};
  object.tapped = tapped === true;
  const own = contextOf(object.controller, object.id, { x: object.x });
  for (const [kind, count] of Object.entries(also?.counters ?? {}))
    object.counters = { ...object.counters, [kind]: amountOf(g, own, count) };
  copyOnto(g, object, model, also);
  g.changed();
}
