import { describe, expect, it } from 'vitest';
import { createGame, type Decision, type Game } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { creature, does, passAll, read, settle, table, until } from '../support/printed.js';

const PLAYERS = ['Ann', 'Bob', 'Cy'];
const ATTACKERS = 'creatures that attacked this turn';
const HUE = 'except that the copy is red';
const KEPT = 'all non-Aura permanent cards exiled with Wanderer';
const PHASES = 'an additional combat phase followed by an additional main phase';

/** Attacks Bob with these creatures, and nobody else with anything. */
const attacking =
  (...ids: string[]) =>
  ({ object, options }: Decision) =>
    options.find((one) =>
      ids.includes(object ?? '') ? one.type === 'attack' && one.defender === 'Bob' : one.type === 'stayHome',
    );

/** A game in which Ann has attacked with some creatures and is in her second main phase. */
function attacked(text: string, ...ids: string[]): Game {
  const game = table(text, { mana: 9 });
  until(game, 'main2', attacking(...ids));
  return game;
}

describe('what has attacked this turn', () => {
  const untaps = `{0}: Untap all ${ATTACKERS}.`;
  const activate = (game: Game) => {
    game.answer(game.pending()[0]?.id ?? '', { type: 'activate', player: 'Ann', object: 'mine', ability: 0 });
    passAll(game);
  };

  it('is told from what has not', () => {
    const game = attacked(untaps, 'bear Ann');
    game.instruct([{ effect: 'tap', object: { object: 'named', id: 'mine' } }], { controller: 'Bob' });
    expect([game.tapped('bear Ann'), game.tapped('mine')]).toEqual([true, true]);
    activate(game);
    expect([game.tapped('bear Ann'), game.tapped('mine')]).toEqual([false, true]);
  });

  it('is another creature once it has left and come back', () => {
    const game = attacked(untaps, 'bear Ann');
    const object = { object: 'named', id: 'bear Ann' } as const;
    game.instruct(
      [
        { effect: 'move', object, to: 'exile' },
        { effect: 'move', object, to: 'battlefield', under: { player: 'you' }, tapped: true },
      ],
      { controller: 'Ann' },
    );
    activate(game);
    expect(game.tapped('bear Ann')).toBe(true);
  });

  it('is forgotten as the turn ends', () => {
    const game = attacked(untaps, 'bear Ann');
    until(game, 'upkeep');
    expect(game.turnOwner()).toBe('Bob');
    until(game, 'main1');
    game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
    game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
    activate(game);
    expect(game.tapped('bear Ann')).toBe(true);
  });

  it('can be asked of the card itself', () => {
    const text = 'At the beginning of your end step, if ~ attacked this turn, you gain 3 life.';
    const game = attacked(text, 'mine');
    until(game, 'end');
    passAll(game);
    expect(game.life('Ann')).toBe(23);
    const not = attacked(text.replace('attacked', "didn't attack"), 'mine');
    until(not, 'end');
    passAll(not);
    expect(not.life('Ann')).toBe(20);
  });
});

describe('phases behind a main phase', () => {
  const more = `After this main phase, there is ${PHASES}.`;
  const steps = (game: Game, of = 'Ann'): (string | null)[] => {
    const seen: (string | null)[] = [];
    for (let guard = 0; game.turnOwner() === of && guard < 200; guard++) {
      settle(game, attacking());
      if (seen.at(-1) !== game.step()) seen.push(game.step());
      const [open] = game.pending();
      if (open?.kind === 'priority') game.answer(open.id, { type: 'pass' });
    }
    return seen;
  };

  it('are added where one is going on', () => {
    const game = table('');
    until(game, 'main1');
    does(more, undefined, game);
    expect(steps(game).filter((step) => step === 'beginCombat' || step === 'main2')).toEqual([
      'beginCombat',
      'main2',
      'beginCombat',
      'main2',
    ]);
  });

  it('are not added at any other time', () => {
    const game = table('');
    until(game, 'end', attacking());
    until(game, 'upkeep');
    expect(game.turnOwner()).toBe('Bob');
    does(more, undefined, game);
    expect(steps(game, 'Bob').filter((step) => step === 'beginCombat')).toHaveLength(1);
  });
});

describe('a copy of a spell in another colour', () => {
  it('is of that colour, whatever the spell is', () => {
    const text = `Copy target instant or sorcery spell, ${HUE}. You may choose new targets for the copy.`;
    const guarded = (color: string) => creature(`Ward ${color}`, `Protection from ${color}`);
    const inHand = (id: string, card: string) => ({ id, card, owner: 'Ann', zone: 'hand' as const });
    const game = createGame(
      {
        players: PLAYERS,
        cards: [
          read({ name: 'Echo', type: 'Instant', cost: '{R}', text }),
          read({ name: 'Frost', type: 'Instant', cost: '{U}', text: 'Destroy target creature.' }),
          creature('Bear'),
          guarded('red'),
          guarded('blue'),
        ],
        objects: [
          inHand('echo', 'Echo'),
          inHand('frost', 'Frost'),
          { id: 'bear', card: 'Bear', owner: 'Bob', zone: 'battlefield' },
          { id: 'from red', card: 'Ward red', owner: 'Bob', zone: 'battlefield' },
          { id: 'from blue', card: 'Ward blue', owner: 'Bob', zone: 'battlefield' },
        ],
        library: 10,
        start: { at: 'turn' },
        mana: { Ann: 2 },
      },
      ruleset('2025-11-14'),
    );
    until(game, 'main1');
    const offered: string[][] = [];
    const note = ({ kind, options }: Decision) => {
      if (kind === 'target')
        offered.push(options.flatMap((one) => (one.type === 'object' ? [one.object] : [])));
      return undefined;
    };
    for (const object of ['frost', 'echo']) {
      game.answer(game.pending()[0]?.id ?? '', { type: 'cast', player: 'Ann', object });
      settle(game, note);
    }
    passAll(game, note);
    expect(offered).toEqual([
      ['bear', 'from red'],
      ['bear', 'from blue'],
    ]);
  });
});

describe('a game that starts again', () => {
  const WALKER = {
    name: 'Wanderer',
    type: 'Legendary Planeswalker — Wanderer',
    cost: '{7}',
    loyalty: '11',
    text: [
      '+1: Target player exiles a card from their hand.',
      '−3: Exile target permanent.',
      `−8: Restart the game, leaving in exile ${KEPT}. Then put those cards onto the battlefield under your control.`,
    ].join('\n'),
  };
  it('puts what the walker exiled in play, although it paid with all of its loyalty, and nothing else that is in exile', () => {
    const game = createGame(
      {
        players: PLAYERS,
        cards: [
          read(WALKER),
          creature('Bear'),
          read({ name: 'Ward', type: 'Enchantment — Aura', cost: '{W}', text: 'Enchant creature' }),
        ],
        objects: [
          { id: 'walker', card: 'Wanderer', owner: 'Ann', zone: 'battlefield' },
          { id: 'bear', card: 'Bear', owner: 'Bob', zone: 'battlefield' },
          { id: 'gone', card: 'Bear', owner: 'Bob', zone: 'exile' },
          { id: 'stays', card: 'Bear', owner: 'Cy', zone: 'battlefield' },
        ],
        library: 10,
        start: { at: 'turn' },
      },
      ruleset('2025-11-14'),
    );
    const use = (ability: number) => {
      until(game, 'main1');
      game.answer(game.pending()[0]?.id ?? '', {
        type: 'activate',
        player: 'Ann',
        object: 'walker',
        ability,
      });
      passAll(game, ({ options }) => options.find((one) => one.type === 'object' && one.object === 'bear'));
    };
    use(1);
    expect(game.zone('bear')).toBe('exile');
    for (const _ of PLAYERS) {
      until(game, 'end', attacking());
      until(game, 'upkeep');
    }
    use(2);
    settle(game);
    expect([game.zone('bear'), game.controller('bear')]).toEqual(['battlefield', 'Ann']);
    expect(['gone', 'stays', 'walker'].map((id) => game.zone(id))).not.toContain('battlefield');
    expect(game.turnsTaken('Ann')).toBeLessThanOrEqual(1);
  });
});
