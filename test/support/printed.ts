import { expect } from 'vitest';
import { type PrintedCard, readCard } from '../../src/cards/index.js';
import {
  type CardDefinition,
  createGame,
  type Decision,
  type Game,
  type Option,
} from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';

const rules = ruleset('2025-11-14');

/** A creature with these words. */
export function creature(name: string, text = '', cost = '{2}'): CardDefinition {
  const { card, strange } = readCard({ name, type: 'Creature — Bear', cost, power: 2, toughness: 2, text });
  expect(strange, text).toEqual([]);
  return card;
}

/** What somebody would answer to a decision, if anything. */
export type Wanted = (decision: Decision) => Option | undefined;

/** A card whose words are all understood. */
export function read(printed: PrintedCard): CardDefinition {
  const { card, strange } = readCard(printed);
  expect(strange, printed.text).toEqual([]);
  return card;
}

/** Has everybody pass until a step, and answers what else is asked. */
export function until(game: Game, step: string, wanted?: Wanted): void {
  for (let guard = 0; guard < 200; guard++) {
    settle(game, wanted);
    if (game.step() === step) return;
    game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
  }
  throw new Error(`no ${step}`);
}

/** A game of three: each has a bear in play and three cards in hand; Ann has the card with these words in play. */
export function table(
  text: string,
  more: { mana?: number; cards?: CardDefinition[]; zone?: 'hand' | 'graveyard' } = {},
): Game {
  const game = createGame(
    {
      players: ['Ann', 'Bob', 'Cy'],
      cards: [creature('Bear'), creature('Subject', text), ...(more.cards ?? [])],
      objects: [
        { id: 'mine', card: 'Subject', owner: 'Ann', zone: more.zone ?? 'battlefield' },
        ...['Ann', 'Bob', 'Cy'].flatMap((owner) => [
          { id: `bear ${owner}`, card: 'Bear', owner, zone: 'battlefield' as const },
          ...[1, 2, 3].map((n) => ({ id: `card ${owner} ${n}`, card: 'Bear', owner, zone: 'hand' as const })),
        ]),
      ],
      library: 10,
      options: { attackMultiplePlayers: true },
      start: { at: 'turn' },
      ...(more.mana === undefined ? {} : { mana: { Ann: more.mana, Bob: more.mana, Cy: more.mana } }),
    },
    rules,
  );
  return game;
}

/** Answers everything but priority: by what is wanted of a decision, or with its first option. */
export function settle(game: Game, wanted: Wanted = () => undefined): void {
  for (let guard = 0; guard < 60; guard++) {
    const open = game.pending().find(({ kind }) => kind !== 'priority');
    if (!open) return;
    game.answer(open.id, wanted(open) ?? (open.options[0] as Option));
  }
  throw new Error('asked too often');
}

/** Carries the words of a sorcery of Ann's out. */
export function does(text: string, wanted?: Wanted, game = table('')): Game {
  const { card, strange } = readCard({ name: 'Rite', type: 'Sorcery', cost: '{R}', text });
  expect(strange, text).toEqual([]);
  game.instruct(card.spell?.effects ?? [], { controller: 'Ann' });
  settle(game, wanted);
  return game;
}

/** Puts an object onto the battlefield under Ann's control. */
export function enters(game: Game, id: string): void {
  const move = {
    effect: 'move',
    object: { object: 'named', id },
    to: 'battlefield',
    under: { player: 'you' },
  } as const;
  game.instruct([move], { controller: 'Ann' });
}

/** Cards in hand of each of the three. */
export const hands = (game: Game) => ['Ann', 'Bob', 'Cy'].map((player) => game.hand(player).length);
/** Life of each of the three. */
export const lives = (game: Game) => ['Ann', 'Bob', 'Cy'].map((player) => game.life(player));

/** Plays on until nothing is left on the stack: everybody passes once for each thing on it. */
export function passAll(game: Game, wanted: Wanted = () => undefined): void {
  for (let guard = 0; guard < 30; guard++) {
    settle(game, wanted);
    if (game.stack().length === 0) return;
    game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
  }
  throw new Error('the stack does not empty');
}

/** Ann casts a card with these words from her hand. */
export function casts(
  printed: { type: string; text: string; cost?: string },
  wanted: Wanted = () => undefined,
  text = '',
  more: { id: string; card: string; owner: string; zone: 'battlefield' }[] = [],
): Game {
  const { card, strange } = readCard({ name: 'Played', cost: '{0}', ...printed });
  expect(strange, printed.text).toEqual([]);
  const game = createGame(
    {
      players: ['Ann', 'Bob', 'Cy'],
      cards: [creature('Bear'), creature('Subject', text), card],
      objects: [
        { id: 'played', card: 'Played', owner: 'Ann', zone: 'hand' },
        { id: 'mine', card: 'Subject', owner: 'Ann', zone: 'battlefield' },
        ...['Bob', 'Cy'].flatMap((owner) => [
          { id: `bear ${owner}`, card: 'Bear', owner, zone: 'battlefield' as const },
          { id: `card ${owner}`, card: 'Bear', owner, zone: 'hand' as const },
        ]),
        ...more,
      ],
      library: 10,
      start: { at: 'turn' },
      mana: { Ann: 0, Bob: 3, Cy: 3 },
    },
    rules,
  );
  until(game, 'main1');
  const [decision] = game.pending();
  const cast = decision?.options.find((one) => one.type === 'cast' && one.object === 'played');
  if (!decision || !cast) return game;
  game.answer(decision.id, cast);
  passAll(game, wanted);
  return game;
}
