import { glance } from '../cards/context.js';
import { matches } from '../cards/filters.js';
import { staticsOf } from '../cards/traits.js';
import type { Addition } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { EffectContent, GameObject } from '../state.js';
import { isBestowed } from './bestow.js';
import { asCopied, copyPrint } from './copyPrint.js';

/** What an object was before it became a copy. */
export type Uncopied = Pick<GameObject, 'card' | 'printed' | 'front' | 'copied'>;

export const uncopiedOf = ({ card, printed, front, copied }: GameObject): Uncopied => ({
  card,
  printed,
  ...(front === undefined ? {} : { front }),
  ...(copied ? { copied } : {}),
});

/** Has an object be a copy of another one from now on; its own card stays known as its front. */
export function copyOnto(g: Engine, object: GameObject, of: GameObject, also?: Addition): void {
  const model = asCopied(g, of);
  const printed = copyPrint(g, model, {}, also);
  object.front ??= object.card;
  object.card = isBestowed(model) ? (model.front ?? model.card) : model.card;
  object.printed = printed;
  object.copied = true;
}

/** Has what is about to enter be a copy of something in play that says so. */
export function enterAsOthers(g: Engine, object: GameObject): void {
  for (const { source, ability } of staticsOf(g, 'entersAs')) {
    const entering = { ...object, zone: 'battlefield' as const };
    if (source.id === object.id || !matches(g, glance(source.controller, source.id), entering, ability.which))
      continue;
    copyOnto(g, object, source);
    return;
  }
}

/** An object is a copy no longer, or what became of it later is what it is all the same. */
export function uncopy(g: Engine, id: number, content: EffectContent & { kind: 'copied' }): void {
  const { before, incarnation } = content;
  const later = g.state.effects.find(
    (effect) =>
      effect.id > id &&
      effect.content.kind === 'copied' &&
      effect.content.object === content.object &&
      effect.content.incarnation === incarnation,
  );
  if (later !== undefined) {
    const instead = { ...later, content: { ...later.content, before } as EffectContent };
    g.setEffects(g.state.effects.map((effect) => (effect === later ? instead : effect)));
    return;
  }
  const object = g.changing(content.object);
  if (object.incarnation !== incarnation || object.zone !== 'battlefield') return;
  const { card, printed, front, copied } = before;
  object.card = card;
  object.printed = printed;
  if (front === undefined) delete object.front;
  else object.front = front;
  if (copied) object.copied = true;
  else delete object.copied;
  g.boardChanged();
}
