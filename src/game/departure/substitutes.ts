import type { PlayerId } from '../cards/types.js';
import type { Engine, Question } from '../engine.js';
import { unhandled } from '../errors.js';
import { inRange } from '../reach/range.js';
import { around, inTurnOrder, remaining } from '../table/seats.js';
import { activePlayers, opponentsOf } from '../table/teams.js';
import type { Frame } from '../threads.js';

/**
 * Who makes a choice that an effect demands of a player, when that player may have left.
 * @param opponent whether the choice was an opponent's to make
 * @returns the player, or null while the controller of the effect names a substitute
 */
export function chooserOf(
  g: Engine,
  frame: Frame,
  key: string,
  wanted: PlayerId,
  controller: PlayerId,
  opponent: boolean,
): PlayerId | null {
  if (g.state.players[wanted]?.inGame === true) return wanted;
  const rule = g.rules.ask('leaving.choiceByDepartedPlayer');
  if (rule === 'nextPlayerInTurnOrder') return inTurnOrder(g, wanted)[0] ?? wanted;
  if (rule === 'objectController' || (opponent && rule === 'playerPickedByControllerOrController'))
    return g.state.players[controller]?.inGame === true ? controller : ruleChooser(g, wanted);
  const picker = ((): PlayerId | undefined => {
    switch (rule) {
      case 'playerPickedByActivePlayer':
      case 'playerPickedByActivePlayerExceptForCosts':
        return activePlayers(g, g.thread.turn)[0];
      case 'playerPickedByObjectOwner':
        return sourceOwner(g, frame) ?? controller;
      case 'playerPickedByObjectController':
      case 'playerPickedByControllerExceptForCosts':
      case 'playerPickedByControllerOrController':
        return controller;
      default:
        return unhandled('leaving.choiceByDepartedPlayer', rule);
    }
  })();
  if (picker === undefined || g.state.players[picker]?.inGame !== true) return ruleChooser(g, wanted);
  const answer = g.ask(frame, `${key} instead of ${wanted}`, (): Question => {
    const opponents = opponentsOf(g, controller);
    const pool = opponent && opponents.length > 0 ? opponents : remaining(g);
    return {
      kind: 'substitute',
      player: picker,
      options: pool.map((player) => ({ type: 'player', player })),
    };
  });
  if (answer === undefined) return null;
  return answer.type === 'player' ? answer.player : controller;
}

/** The owner of the object whose effect is carried out. */
function sourceOwner(g: Engine, frame: Frame): PlayerId | undefined {
  const source = 'context' in frame ? frame.context.source : null;
  return source === null ? undefined : g.state.objects.get(source)?.owner;
}

/** Who makes a choice that a rule demands of a player who may have left. */
export function ruleChooser(g: Engine, wanted: PlayerId): PlayerId {
  if (g.state.players[wanted]?.inGame === true) return wanted;
  const order = inTurnOrder(g, wanted);
  const rule = g.rules.ask('leaving.ruleChoiceByDepartedPlayer');
  switch (rule) {
    case 'previousPlayerInTurnOrder':
      return order.at(-1) ?? wanted;
    case 'activePlayer':
      return activePlayers(g, g.thread.turn)[0] ?? order[0] ?? wanted;
    // Somebody has to choose: without a rule, the next player in turn order does.
    case 'notSpecified':
    case 'nextPlayerInTurnOrder':
      return order[0] ?? wanted;
    default:
      return unhandled('leaving.ruleChoiceByDepartedPlayer', rule);
  }
}

/** Opponents of a player who can be picked to choose: those within range or, failing that, the nearest. */
export function eligibleChoosers(g: Engine, controller: PlayerId, pool: readonly PlayerId[]): PlayerId[] {
  const near = pool.filter((player) => inRange(g, controller, player));
  return near.length > 0 ? near : nearestOf(g, controller, opponentsOf(g, controller));
}

/** The nearest of some players, on the side of the controller that the rules name. */
export function nearestOf(g: Engine, controller: PlayerId, pool: readonly PlayerId[]): PlayerId[] {
  const rule = g.rules.ask('rangeOfInfluence.noEligibleChooser');
  if (rule === 'controller') return [controller];
  const side = rule === 'closestAppropriatePlayerToRight' ? -1 : 1;
  return around(g, controller, side)
    .filter((player) => pool.includes(player))
    .slice(0, 1);
}
