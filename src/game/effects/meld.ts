import type { Engine } from '../engine.js';
import { known } from '../zones/faces.js';
import { moveObject, moveTogether } from '../zones/move.js';
import { takeOut } from '../zones/objects.js';
import type { EffectsFrame } from './nest.js';
import { affectedObjects } from './recipients.js';
import type { EffectOf } from './types.js';

/** Exiles two cards and puts them onto the battlefield as one permanent; what is no such card, as a token or a copy, stays exiled. */
export function meld(g: Engine, frame: EffectsFrame, effect: EffectOf<'meld'>): boolean {
  const { controller, source } = frame.context;
  const [other] = affectedObjects(g, frame.context, effect.object);
  const [first] = affectedObjects(g, frame.context, { object: 'self' });
  if (source === null || !first || !other) return true;
  const pair = [first, other];
  const cards = pair.every(({ kind, copied, card }) => kind === 'card' && !copied && g.cards.has(card));
  moveTogether(
    g,
    pair.map(({ id }) => id),
    'exile',
  );
  const [host, guest] = pair.map(({ id }) => g.changing(id));
  if (!cards || host?.zone !== 'exile' || guest?.zone !== 'exile') return true;
  host.front = host.card;
  host.card = known(g, host, effect.into);
  if (!moveObject(g, host.id, 'battlefield', { under: controller })) return true;
  takeOut(g, guest);
  guest.zone = 'outside';
  guest.exists = false;
  guest.incarnation++;
  host.melded = guest.id;
  g.boardChanged();
  return true;
}
