import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { isTriggering } from '../stack/pending.js';
import type { GameObject } from '../state.js';
import { cease } from './move.js';

/** The dungeon in which a player is. */
export const dungeonOf = (g: Engine, player: PlayerId): GameObject | undefined =>
  dungeonsIn(g).find(({ owner }) => owner === player);

const dungeonsIn = (g: Engine): GameObject[] =>
  g.state.command.map((id) => g.object(id)).filter(({ room }) => room !== undefined);

/** Dungeons whose owner is in the last room, and none of whose abilities waits or is on a stack. */
export const dungeonsDone = (g: Engine): GameObject[] =>
  g.state.command.length === 0
    ? NONE
    : dungeonsIn(g).filter((dungeon) => {
        const room = g.definition(dungeon).rooms?.[dungeon.room ?? 0];
        return room?.leads.length === 0 && !isTriggering(g, dungeon.id);
      });

const NONE: GameObject[] = [];

/** A dungeon leaves the game, and its owner has completed it. */
export function completeDungeon(g: Engine, dungeon: GameObject): void {
  const { owner, id } = dungeon;
  const state = g.state.players[owner];
  if (state !== undefined) state.completed = true;
  cease(g, dungeon);
  g.emit('dungeonCompleted', { player: owner, object: id });
}
