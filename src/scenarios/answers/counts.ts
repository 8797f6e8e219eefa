import type { Game } from '../../game/index.js';
import type { Table } from '../steps/table.js';
import { Unanswerable } from './values.js';

export function count(table: Table, topic: string, of: string | undefined): number {
  const game: Game = table.compared && topic === 'markers' ? table.compared : table.game;
  const { asked } = table;
  switch (topic) {
    case 'tokens':
      return objectsOf(game, 'token').length;
    case 'tokensOf':
      return objectsOf(game, 'token').filter((object) => object.controller === of).length;
    case 'copies':
      return objectsOf(game, 'copy').length + (game.events('copied').length > 0 ? 0 : copiesMade(game));
    case 'markers':
      return game.markers().length;
    case 'undesignated':
      return game.markers().filter((marker) => game.designated(marker) === 0).length;
    case 'stack':
      return table.stacks().length;
    case 'defendingPlayers':
      return game.defendingPlayers().length;
    case 'attackingPlayers':
      return new Set(game.attackers().map((attacker) => game.controller(attacker.creature))).size;
    case 'choosePlayerDecisions':
      return asked.filter((one) =>
        ['choosePlayer', 'chooseOpponent', 'defendingPlayer'].includes(one.decision.kind),
      ).length;
    case 'paymentOffers':
      return asked.filter((one) => one.decision.kind === 'payment').length;
    case 'decisions':
      return asked.length;
    case 'skippedTurns':
      return (
        game.events('turnSkipped').length + game.state.skips.filter((skip) => skip.what === 'turn').length
      );
    case 'revealed':
    case 'sacrificed':
    case 'discarded':
    case 'copied':
      return game.events(topic).length;
    case 'seatPermutations': {
      let product = 1;
      for (let n = 2; n <= table.scenario.setup.players.length; n++) product *= n;
      return product;
    }
    default:
      throw new Unanswerable(`nothing counts '${topic}'`);
  }
}

function objectsOf(game: Game, kind: string) {
  return game.state.objects.all.filter(
    (object) => object.kind === kind && object.exists && object.zone === 'battlefield',
  );
}

/** Copies that were put somewhere as tokens. */
function copiesMade(game: Game): number {
  return objectsOf(game, 'token').length;
}
