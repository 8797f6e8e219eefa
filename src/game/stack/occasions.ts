import type { GameEvent } from '../api.js';
import type { Ability, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import type { Context, GameObject } from '../state.js';
import { conditionHolds } from './conditions.js';

type Triggered = Extract<Ability, { ability: 'triggered' }>;

/** How often an ability triggers for a step of several players at once: of each of them its condition may be true or not. */
export function multiplied(
  g: Engine,
  controller: PlayerId,
  source: GameObject | undefined,
  fitting: PlayerId[],
  ability: Triggered | null,
): Context['that'][] {
  const condition = ability?.condition;
  const meant =
    condition === undefined || source === undefined
      ? fitting[0]
      : (fitting.find((player) => conditionHolds(g, controller, source, { player }, condition)) ??
        fitting[0]);
  const once = meant === undefined ? [] : [{ player: meant }];
  const rule = g.rules.ask('sharedTeamTurns.stepTriggerMultiplicity');
  switch (rule) {
    case 'notSpecified':
    case 'once':
      return once;
    case 'oncePerApplicablePlayer':
      return ability !== null && mentionsThatPlayer(ability) ? fitting.map((player) => ({ player })) : once;
    default:
      return unhandled('sharedTeamTurns.stepTriggerMultiplicity', rule);
  }
}

function mentionsThatPlayer({ effects, condition, targets, modes }: Triggered): boolean {
  return /"(?:player|chooser)":"that"/.test(JSON.stringify([effects, condition, targets, modes]));
}

/** Whether an event counts as a player losing the game for abilities that watch for it. */
export function lossNoticed(g: Engine, event: GameEvent): boolean {
  const rule = g.rules.ask('general.losing.losesGameTriggers');
  const lost = event.player !== undefined && g.state.players[event.player]?.result === 'lost';
  switch (rule) {
    case 'notSpecified':
      return event.type === 'lost';
    case 'lossOrLeavingForAnyReason':
      // Whoever leaves has lost before, unless the reason is a draw.
      return event.type === 'lost' || (event.type === 'left' && !lost);
    case 'lossOrLeavingExceptByDraw':
      return event.type === 'lost' || (event.type === 'left' && !lost && event.detail?.reason !== 'draw');
    default:
      return unhandled('general.losing.losesGameTriggers', rule);
  }
}
