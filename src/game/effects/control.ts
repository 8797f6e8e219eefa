import { playersOf } from '../cards/references.js';
import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { departed } from '../reasons.js';
import { membersIn, teamOf } from '../table/teams.js';
import { refreshControl } from '../zones/control.js';
import { addEffect } from '../zones/inEffect.js';
import { moveObject } from '../zones/move.js';
import type { EffectsFrame } from './nest.js';
import { beginEffect } from './permanents.js';
import { affectedObjects, affectedPlayers } from './recipients.js';
import type { EffectOf } from './types.js';

/** A player gains control of objects. Nothing happens for a player who has left. */
export function control(g: Engine, frame: EffectsFrame, effect: EffectOf<'control'>): boolean {
  const { context } = frame;
  const by = playersOf(g, context, effect.by)[0];
  if (by === undefined) return true;
  if (g.state.players[by]?.inGame !== true) {
    if (g.rules.ask('leaving.controlChangeToDepartedPlayer') === 'exiled') {
      for (const object of affectedObjects(g, context, effect.object)) moveObject(g, object.id, 'exile');
      return true;
    }
    g.emit('controlUnchanged', {
      player: by,
      ...departed(g, by),
    });
    return true;
  }
  for (const object of affectedObjects(g, context, effect.object)) {
    if (object.zone !== 'battlefield' && object.zone !== 'stack') continue;
    beginEffect(g, frame, object.id, effect.duration, {
      kind: 'control',
      object: object.id,
      incarnation: object.incarnation,
      by,
    });
  }
  refreshControl(g);
  return true;
}

/** Control of a player over the player's next turn; of a team, where turns are shared. */
export function controlPlayer(g: Engine, frame: EffectsFrame, effect: EffectOf<'controlPlayer'>): boolean {
  const { context } = frame;
  const given = playersOf(g, context, effect.by)[0];
  if (given === undefined) return true;
  for (const player of affectedPlayers(g, context, effect.player)) {
    const { players, by } = controlled(g, player, context.controller, given);
    for (const member of players) {
      addEffect(g, {
        controller: context.controller,
        source: context.source,
        duration: { until: 'permanent' },
        content: { kind: 'controlPlayer', player: member, by, active: false },
      });
      g.emit('effectBegan', { player: by, other: member, detail: { kind: 'controlPlayer' } });
    }
  }
  return true;
}

function controlled(
  g: Engine,
  player: PlayerId,
  controller: PlayerId,
  given: PlayerId,
): { players: PlayerId[]; by: PlayerId } {
  const team = g.state.options.sharedTeamTurns ? teamOf(g, player) : null;
  if (team === null) return { players: [player], by: given };
  const rule = g.rules.ask('sharedTeamTurns.controllingAnotherPlayer');
  switch (rule) {
    case 'teamTurnByControllerOfEffect':
    case 'teamByControllerOfEffect':
      return { players: membersIn(g, team), by: controller };
    case 'teamByControllingPlayer':
      return { players: membersIn(g, team), by: given };
    case 'affectedPlayerOnlyByControllerOfEffect':
      return { players: [player], by: controller };
    case 'affectedPlayerOnly':
      return { players: [player], by: given };
    default:
      return unhandled('sharedTeamTurns.controllingAnotherPlayer', rule);
  }
}

export function restrict(g: Engine, frame: EffectsFrame, effect: EffectOf<'restrict'>): boolean {
  beginEffect(g, frame, null, effect.duration, {
    kind: 'restrict',
    players: affectedPlayers(g, frame.context, effect.player),
    cant: effect.cant,
  });
  return true;
}
