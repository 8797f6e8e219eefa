import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';

/** Who makes the decisions of a player: that player, or whoever controls the player at the moment. */
export function controllingPlayer(g: Engine, player: PlayerId): PlayerId {
  for (let at = g.state.effects.length - 1; at >= 0; at--) {
    const content = g.state.effects[at]?.content;
    if (content?.kind === 'controlPlayer' && content.player === player && content.active) {
      if (g.state.players[content.by]?.inGame) return content.by;
    }
  }
  return player;
}
