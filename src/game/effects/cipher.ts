import { NO_ANSWERS } from '../answers.js';
import { isCreature, permanentsOf } from '../cards/traits.js';
import type { Ability, ObjectRef } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { castableNow } from '../stack/actions.js';
import { moveObject } from '../zones/move.js';
import { newObject, putIn } from '../zones/objects.js';
import type { EffectsFrame } from './nest.js';
import { beginEffect } from './permanents.js';
import { affectedObjects, affectedPlayers } from './recipients.js';
import type { EffectOf } from './types.js';

/** What a creature has on which a card is encoded: combat damage to a player lets a copy of the card be cast. */
const encoded = (card: ObjectRef): Ability => ({
  ability: 'triggered',
  on: { when: 'dealsDamage', what: { self: true }, to: {}, combat: true },
  effects: [
    {
      effect: 'may',
      player: { player: 'you' },
      effects: [{ effect: 'castCopy', object: card, player: { player: 'you' } }],
    },
  ],
});

/** The spell that resolves may be exiled encoded on a creature of its controller; a copy of a spell cannot. */
export function encode(g: Engine, frame: EffectsFrame): boolean {
  const { controller, source } = frame.context;
  const spell = source === null ? undefined : g.state.objects.get(source);
  if (spell?.kind !== 'card' || spell.zone !== 'stack') return true;
  const answer = g.ask(frame, 'encode', () => ({
    kind: 'chooseObject',
    player: controller,
    options: [
      ...permanentsOf(g, controller)
        .filter((one) => isCreature(g, one))
        .map(({ id }) => ({ type: 'object' as const, object: id })),
      { type: 'none' as const },
    ],
    object: spell.id,
    slot: 'encode',
  }));
  if (answer === undefined) return false;
  if (answer.type !== 'object') return true;
  moveObject(g, spell.id, 'exile');
  const { id, incarnation, zone } = g.object(spell.id);
  if (zone !== 'exile') return true;
  const creature = g.object(answer.object);
  beginEffect(
    g,
    frame,
    creature.id,
    { until: 'permanent' },
    {
      kind: 'grant',
      object: creature.id,
      incarnation: creature.incarnation,
      keywords: [],
      abilities: [encoded({ object: 'named', id, incarnation })],
    },
  );
  return true;
}

/** A copy of a card is made where the card is, and cast at once without paying its mana cost. */
export function castCopy(g: Engine, frame: EffectsFrame, effect: EffectOf<'castCopy'>): boolean {
  const { context } = frame;
  const player = affectedPlayers(g, context, effect.player)[0];
  const original = affectedObjects(g, context, effect.object)[0];
  if (player === undefined || original?.zone !== 'exile' || !castableNow(g, player, original)) return true;
  const made = newObject(g, 'copy', original.card, player);
  made.printed = original.printed;
  putIn(g, made, 'exile');
  g.emit('copied', { object: made.id, other: original.id, player });
  g.push({ cause: g.cause, answers: NO_ANSWERS, kind: 'cast', player, object: made.id, free: true });
  return true;
}
