import { describe, expect, it } from 'vitest';
import { createGame, type Game } from '../../src/game/index.js';
import { handMade, SHARES, TOTALS } from '../support/handmade.js';
import { lots, playByLot } from '../support/lots.js';
import { VARIANTS, vocabularyTable } from '../support/tables.js';

/**
 * Games by lot with cards that between them use all of the vocabulary, as they went when somebody last looked at them: how often each kind
 * of event came, and how each player stands. Where a change of the game or of the vocabulary is meant,
 * `npx vitest run test/game/ledgers.test.ts -u` writes them again, and the change of these files shows what it did.
 */
function ledgerOf(game: Game): string {
  const counts = new Map<string, number>();
  for (const { type } of game.log) counts.set(type, (counts.get(type) ?? 0) + 1);
  const { state } = game;
  const standing = Object.entries(state.players).map(([player, { life, poison, inGame }]) => {
    const cards = [state.hands, state.graveyards, state.libraries].map((zone) => zone[player]?.length ?? 0);
    return `${player}${inGame ? '' : ' (left)'} ${life}/${poison} ${cards.join('+')}`;
  });
  const events = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([type, count]) => `${type} ${count}`);
  return `${standing.join(', ')}; ${state.battlefield.length} in play, ${state.exile.length} exiled\n  ${events.join(', ')}\n`;
}

describe('games by lot go as they were looked at', () => {
  it.each(VARIANTS)('variant %s', async (variant) => {
    const games = Array.from({ length: 16 }, (_, at) => {
      const seed = at + 1;
      const setup = vocabularyTable(variant, 3 + (at % 4), seed);
      const game = createGame(setup, handMade(at % 2 === 0 ? TOTALS : SHARES), { seed });
      playByLot(game, lots(seed), 300, 1000);
      return ledgerOf(game);
    });
    await expect(games.join('\n')).toMatchFileSnapshot(`ledgers/${variant ?? 'none'}.txt`);
  });
});
