import { hasType, layersOf } from '../cards/traits.js';
import type { ObjectId, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { namedChoosers } from '../stack/targets.js';
import type { GameObject } from '../state.js';
import { areOpponents } from '../table/teams.js';
import type { Frame } from '../threads.js';

/** Makes a player the protector of a battle. */
export function protectBy(g: Engine, battle: ObjectId, player: PlayerId): void {
  g.changing(battle).protector = player;
  g.emit('protectorChosen', { object: battle, player });
}

/** Who may protect a battle: opponents of who controls a Siege, else the controller. */
const eligible = (g: Engine, battle: GameObject): PlayerId[] =>
  layersOf(g, battle).subtypes.includes('Siege') ? namedChoosers(g, battle.controller) : [battle.controller];

/** Whether a battle wants another protector: there is none in the game, or one who cannot be it. */
function isLeft(g: Engine, battle: GameObject): boolean {
  const { id, controller, protector } = battle;
  if (!hasType(g, battle, 'battle')) return false;
  const attacked = g.state.threads.some(({ turn }) =>
    turn?.combat?.attackers.some(({ defender }) => defender === id),
  );
  if (protector === undefined || g.state.players[protector]?.inGame !== true) return !attacked;
  if (!layersOf(g, battle).subtypes.includes('Siege') || areOpponents(g, controller, protector)) return false;
  return !attacked || protector === controller;
}

/** Whether a battle wants a protector, and nobody can be it. */
export const isForsaken = (g: Engine, battle: GameObject): boolean =>
  isLeft(g, battle) && eligible(g, battle).length === 0;

/**
 * The protectors that controllers choose for battles that want one, as a state-based action.
 *
 * @returns them by the battle, or `waiting` while somebody is asked
 */
export function protectorsChosen(
  g: Engine,
  frame: Frame,
  permanents: readonly GameObject[],
): Map<ObjectId, PlayerId> | 'waiting' {
  const chosen = new Map<ObjectId, PlayerId>();
  let waiting = false;
  for (const battle of permanents) {
    if (!isLeft(g, battle)) continue;
    const answer = g.ask(frame, `protector ${battle.id}`, () => ({
      kind: 'choosePlayer',
      player: battle.controller,
      options: eligible(g, battle).map((player) => ({ type: 'player', player })),
      object: battle.id,
      slot: 'protector',
    }));
    if (answer === undefined) waiting = true;
    else if (answer.type === 'player') chosen.set(battle.id, answer.player);
  }
  return waiting ? 'waiting' : chosen;
}
