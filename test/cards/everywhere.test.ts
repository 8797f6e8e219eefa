import { describe, expect, it } from 'vitest';
import { createGame, type Decision, type Game } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { creature, passAll, read, until } from '../support/printed.js';

const EVERYWHERE = 'graveyard, hand, and library';
const SAME = 'cards with the same name as that creature';
const PLAYERS = ['Ann', 'Bob', 'Cy'];

/** Ann exiles the bear of Bob and looks for others of that name; Bob has one in hand and one in his graveyard, and bears in his library. */
function purged(which: string, wanted: (decision: Decision) => number): Game {
  const rest = `Search its controller's ${EVERYWHERE} for ${which} ${SAME} and exile them.`;
  const game = createGame(
    {
      players: PLAYERS,
      cards: [
        read({
          name: 'Purge',
          type: 'Sorcery',
          cost: '{0}',
          text: `Exile target creature. ${rest} Then that player shuffles.`,
        }),
        creature('Bear'),
        creature('Wolf'),
      ],
      objects: [
        { id: 'purge', card: 'Purge', owner: 'Ann', zone: 'hand' },
        { id: 'bear', card: 'Bear', owner: 'Bob', zone: 'battlefield' },
        { id: 'held', card: 'Bear', owner: 'Bob', zone: 'hand' },
        { id: 'dead', card: 'Bear', owner: 'Bob', zone: 'graveyard' },
        { id: 'deep', card: 'Bear', owner: 'Bob', zone: 'library' },
        { id: 'wolf', card: 'Wolf', owner: 'Bob', zone: 'hand' },
        { id: 'other', card: 'Bear', owner: 'Cy', zone: 'graveyard' },
      ],
      library: 3,
      start: { at: 'turn' },
      mana: { Ann: 0 },
    },
    ruleset('2025-11-14'),
  );
  until(game, 'main1');
  game.answer(game.pending()[0]?.id ?? '', { type: 'cast', player: 'Ann', object: 'purge' });
  passAll(game, (decision) => (decision.slot === 'search' ? decision.options[wanted(decision)] : undefined));
  return game;
}
const zones = (game: Game) => ['bear', 'held', 'dead', 'deep', 'wolf', 'other'].map((id) => game.zone(id));

describe('a search of all that a player has', () => {
  it('finds cards in hand, library and graveyard, and shuffles', () => {
    const game = purged('any number of', () => 0);
    expect(zones(game)).toEqual(['exile', 'exile', 'exile', 'exile', 'hand', 'graveyard']);
    expect(game.events('shuffled').map(({ player }) => player)).toEqual(['Bob']);
  });

  it('may leave any of them, but nothing in a graveyard where all are searched for', () => {
    const none = ({ options }: Decision) => options.length - 1;
    expect(zones(purged('any number of', none)).slice(1, 4)).toEqual(['hand', 'graveyard', 'library']);
    expect(zones(purged('all', none)).slice(1, 4)).toEqual(['hand', 'exile', 'library']);
  });
});

describe('a creature that few can block', () => {
  /** Which of five creatures of Bob could block Ann's, which has these words. */
  const blockers = (text: string): string[] => {
    const kinds = {
      flier: creature('Flier', 'Flying'),
      archer: creature('Archer', 'Reach'),
      golem: { ...creature('Golem'), types: ['artifact', 'creature'] },
      pale: creature('Pale', '', '{W}'),
      plain: creature('Plain'),
    };
    const game = createGame(
      {
        players: PLAYERS,
        cards: [creature('Subject', text), ...Object.values(kinds)],
        objects: [
          { id: 'mine', card: 'Subject', owner: 'Ann', zone: 'battlefield' },
          ...Object.entries(kinds).map(([id, { name: card }]) => ({
            id,
            card,
            owner: 'Bob',
            zone: 'battlefield' as const,
          })),
        ],
        library: 5,
        start: { at: 'turn' },
      },
      ruleset('2025-11-14'),
    );
    until(game, 'declareAttackers', ({ options }) =>
      options.find((one) => one.type === 'attack' && one.defender === 'Bob'),
    );
    return Object.keys(kinds).filter((id) => game.canBlock(id, 'mine'));
  };
  it('is blocked by those of either kind', () => {
    expect(blockers("~ can't be blocked except by creatures with flying or reach.")).toEqual([
      'flier',
      'archer',
    ]);
    expect(blockers("~ can't be blocked except by artifact creatures and/or white creatures.")).toEqual([
      'golem',
      'pale',
    ]);
  });
});
