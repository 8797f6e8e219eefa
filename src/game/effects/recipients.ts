import { objectsOf, playersOf } from '../cards/references.js';
import type { ObjectRef, PlayerId, PlayerRef } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { reachesObject, reachesPlayer } from '../reach/information.js';
import type { Context, GameObject } from '../state.js';
import { choiceGroups } from '../table/teams.js';

/** The players still in the game, within reach, whom an effect applies to. */
export function affectedPlayers(g: Engine, context: Context, ref: PlayerRef): PlayerId[] {
  return playersOf(g, context, ref).filter(
    (player) => g.state.players[player]?.inGame === true && reachesPlayer(g, context, player),
  );
}

/** The objects within reach that an effect applies to. */
export function affectedObjects(g: Engine, context: Context, ref: ObjectRef): GameObject[] {
  return objectsOf(g, context, ref).filter((object) => object.exists && reachesObject(g, context, object));
}

/** Players in the order in which they choose: by groups, one group after another. */
export function inGroups(g: Engine, players: readonly PlayerId[]): PlayerId[][] {
  const party = g.thread.turn?.party ?? g.state.seats[0] ?? '';
  return choiceGroups(g, party)
    .map((group) => group.filter((player) => players.includes(player)))
    .filter((group) => group.length > 0);
}
