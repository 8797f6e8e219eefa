import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';

/** Who makes the decisions of a player: that player, or whoever controls the player at the moment. */
export function controllingPlayer(g: Engine, player: PlayerId): PlayerId {
  const latest = g.inEffect
    .of('controlPlayer')
    .findLast(
      ({ content }) => content.player === player && content.active && g.state.players[content.by]?.inGame,
    );
  return latest?.content.by ?? player;
}
