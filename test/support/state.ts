import type { Engine } from '../../src/game/engine.js';
import type { GameSetup, ObjectSetup, PlayerId, Variant } from '../../src/game/index.js';
import { buildGame } from '../../src/game/table/setup.js';
import { handMade, type Values } from './handmade.js';
import { seats } from './tables.js';

/** A card that is nothing but a creature. */
const CREATURE = { name: 'Creature', types: ['creature'], power: 2, toughness: 2 };

/**
 * A state to try one system on: seats, a variant, a creature for each player, the first player's main phase. Nothing of it has
 * been played, and no frame is run: a test calls the functions of the system that it is about.
 */
export function smallState(
  given: Partial<GameSetup> & { variant?: Variant; players?: PlayerId[] } = {},
  values: Values = {},
): Engine {
  const { variant, players = seats(2), ...more } = given;
  const objects = players.map(
    (owner): ObjectSetup => ({ id: `${owner}-creature`, card: 'Creature', owner, zone: 'battlefield' }),
  );
  const setup: GameSetup = {
    players,
    cards: [CREATURE],
    objects,
    library: 3,
    start: { at: 'turn' },
    ...(variant === undefined ? {} : { options: { variant } }),
    ...more,
  };
  return buildGame(setup, handMade(values), {});
}
