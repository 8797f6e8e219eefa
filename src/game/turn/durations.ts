import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { ContinuousEffect } from '../state.js';
import { refreshControl } from '../zones/control.js';
import { removeEffects } from '../zones/inEffect.js';

/** Ends the continuous effects that a test picks out. */
export function endEffects(g: Engine, over: (effect: ContinuousEffect) => boolean): void {
  if (g.state.effects.length === 0) return;
  const ended = g.state.effects.filter(over);
  if (ended.length === 0) return;
  removeEffects(g, (effect) => ended.includes(effect));
  for (const effect of ended) {
    const content = effect.content;
    g.emit('effectEnded', {
      player: effect.controller,
      ...('object' in content ? { object: content.object } : {}),
      detail: { effect: effect.id, kind: content.kind },
    });
  }
  refreshControl(g);
}

/** The turn of these players begins (or would have begun): what lasted until then is over. */
export function endUntilTurnOf(g: Engine, players: readonly PlayerId[]): void {
  endEffects(g, ({ duration }) => duration.until === 'nextTurn' && players.includes(duration.player));
}
