import { contextOf } from '../cards/context.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';
import type { Frame, Thread } from '../threads.js';
import { FACE_DOWN_COSTS, faceDownName } from '../zones/faceDown.js';
import { moveObject } from '../zones/move.js';
import { canCastUp, castableFaceDown } from './actions.js';
import { pay } from './costs.js';

type CastFrame = Extract<Frame, { kind: 'cast' }>;

/** What lets a player act: the priority of the player, or of the team. */
export function relyOnPermission(g: Engine): void {
  if (g.state.options.sharedTeamTurns) g.rules.rely('sharedTeamTurns.actionPermission');
}

/** Whether a player casts a card face down; null while the player is asked. */
export function facesDown(g: Engine, thread: Thread, frame: CastFrame, object: GameObject): boolean | null {
  if (frame.free === true || !castableFaceDown(g, frame.player, object)) return false;
  const up = canCastUp(g, thread, frame.player, object);
  const answer = g.ask(frame, 'morph', () => ({
    kind: 'payment',
    player: frame.player,
    options: up ? [{ type: 'yes' }, { type: 'no' }] : [{ type: 'yes' }],
    object: object.id,
    slot: 'morph',
  }));
  return answer === undefined ? null : answer.type === 'yes';
}

/** Casts a card face down, for three mana. */
export function castFaceDown(g: Engine, thread: Thread, frame: CastFrame, object: GameObject): boolean {
  const { player } = frame;
  if (!pay(g, frame, 'cost', player, null, FACE_DOWN_COSTS, contextOf(player, object.id))) return false;
  relyOnPermission(g);
  const from = object.zone;
  moveObject(g, object.id, 'stack', { under: player, marker: thread.marker });
  const spell = g.object(object.id);
  spell.front = spell.card;
  spell.card = faceDownName(spell.card);
  spell.targets = [];
  if (g.away.origins) spell.castFrom = from;
  g.boardChanged();
  g.state.spellsThisTurn[player] = (g.state.spellsThisTurn[player] ?? 0) + 1;
  g.emit('cast', { player, object: object.id, detail: { targets: [], marker: thread.marker } });
  return true;
}
