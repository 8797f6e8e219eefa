import { expect } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import { createGame, type Decision, type Game, type Option } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { creature, passAll, settle } from './printed.js';

const rules = ruleset('2025-11-14');
type Printed = { type: string; text: string; cost: string; power?: number; toughness?: number };

/** Ann, whose turn it is, has this card and others in hand and so much mana; each player has a bear in play. */
export function holding(
  printed: Printed,
  mana: number,
  more: { id: string; text?: string; cost?: string; land?: true }[] = [],
): Game {
  const { card, strange } = readCard({ name: 'Played', ...printed });
  expect(strange, printed.text).toEqual([]);
  const game = createGame(
    {
      players: ['Ann', 'Bob', 'Cy'],
      cards: [
        creature('Bear'),
        card,
        ...more.map(({ id, text, cost, land }) =>
          land ? { name: id, types: ['land'] } : creature(id, text, cost),
        ),
      ],
      objects: [
        { id: 'played', card: 'Played', owner: 'Ann', zone: 'hand' },
        ...more.map(({ id }) => ({ id, card: id, owner: 'Ann', zone: 'hand' as const })),
        ...['Ann', 'Bob', 'Cy'].map((owner) => ({
          id: `bear ${owner}`,
          card: 'Bear',
          owner,
          zone: 'battlefield' as const,
        })),
      ],
      library: 10,
      start: { at: 'turn' },
      mana: { Ann: mana, Bob: 9, Cy: 9 },
    },
    rules,
  );
  for (let guard = 0; game.step() !== 'main1' && guard < 20; guard++) {
    settle(game);
    game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
  }
  return game;
}
/** Ann casts her card, and everybody passes until nothing is left to resolve. */
export const play = (game: Game, wanted?: (decision: Decision) => Option | undefined) => {
  game.answer(game.pending()[0]?.id ?? '', { type: 'cast', player: 'Ann', object: 'played' });
  passAll(game, wanted);
  return game;
};
/** Says whether something is paid that may be, by the name of what it is for. */
export const pays =
  (slot: string, yes = true) =>
  (decision: Decision) =>
    decision.slot === slot ? decision.options.find(({ type }) => type === (yes ? 'yes' : 'no')) : undefined;
/** The mana that everybody has spent. */
export const spent = (game: Game) =>
  game.events('manaSpent').reduce((sum, { amount = 0 }) => sum + amount, 0);
/** Whose bears are tapped. */
export const tapped = (game: Game) => ['Ann', 'Bob', 'Cy'].filter((owner) => game.tapped(`bear ${owner}`));
