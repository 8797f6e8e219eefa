import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { fingerprint } from '../plain.js';
import { inRange, limited } from '../reach/range.js';
import { remaining } from '../table/seats.js';
import type { Thread } from '../threads.js';
import { drawGame, drawOut } from './ending.js';
import { forgetLoop } from './repetition.js';

/** Repetitions of a position are looked for only after so many resolutions in which everybody just passed. */
const PATIENCE = 12;

/**
 * Looks for a loop that goes on by itself: the same position comes back although nobody has done anything but
 * pass. Then the game is a draw, for everybody or only for those whom the loop concerns.
 * @returns whether it was so
 */
export function mandatoryLoop(g: Engine, thread: Thread): boolean {
  const loop = g.state.loop;
  const stack = g.state.stacks[thread.marker] ?? [];
  if (stack.length === 0) {
    forgetLoop(g);
    return false;
  }
  for (const id of stack) {
    const { controller } = g.object(id);
    if (!loop.controllers.includes(controller)) loop.controllers.push(controller);
  }
  loop.positions.push(loop.positions.length < PATIENCE ? '' : position(g));
  const last = loop.positions[loop.positions.length - 1] ?? '';
  if (last === '' || loop.positions.indexOf(last) === loop.positions.length - 1) return false;
  g.state.loop = { positions: [], controllers: [] };
  endLoop(g, loop.controllers);
  return true;
}

function endLoop(g: Engine, controllers: readonly PlayerId[]): void {
  if (limited(g)) {
    const rule = g.rules.ask('rangeOfInfluence.mandatoryLoop');
    switch (rule) {
      case 'wholeGameDraw':
        drawGame(g);
        return;
      case 'involvedControllers':
      case 'involvedControllersAndPlayersInTheirRange':
      case 'involvedControllersAndPlayersInAllTheirRanges': {
        const reached = (player: PlayerId) => (controller: PlayerId) => inRange(g, controller, player);
        const concerned = (player: PlayerId): boolean => {
          if (rule === 'involvedControllers') return false;
          return rule === 'involvedControllersAndPlayersInAllTheirRanges'
            ? controllers.every(reached(player))
            : controllers.some(reached(player));
        };
        // A player whose object is part of the loop is concerned, within the own range or not.
        drawOut(
          g,
          remaining(g).filter((player) => controllers.includes(player) || concerned(player)),
        );
        return;
      }
      default:
        unhandled('rangeOfInfluence.mandatoryLoop', rule);
    }
  }
  g.rules.rely('general.gameDraw.mandatoryLoop');
  drawGame(g);
}

/** All that matters of a position; names and ages of what comes and goes on the stack do not. */
function position(g: Engine): string {
  const objects = g.state.objects.all
    .filter((object) => object.exists && object.zone !== 'stack' && object.zone !== 'library')
    .map((object) => [
      object.id,
      object.zone,
      object.controller,
      object.tapped,
      object.damage,
      object.counters,
    ]);
  const stacks = Object.entries(g.state.stacks).map(([marker, stack]) => [
    marker,
    stack.map((id) => {
      const object = g.object(id);
      return [object.ability?.source ?? id, object.ability?.index ?? -1, object.controller];
    }),
  ]);
  const players = Object.entries(g.state.players).map(([id, player]) => [
    id,
    player.life,
    player.poison,
    player.energy,
    player.inGame,
  ]);
  const teams = Object.entries(g.state.teams).map(([id, team]) => [id, team.life, team.poison]);
  const libraries = Object.entries(g.state.libraries).map(([id, library]) => [id, library.length]);
  return fingerprint({ objects, stacks, players, teams, libraries });
}
