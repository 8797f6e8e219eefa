import { describe, expect, it } from 'vitest';
import {
  type CardDefinition,
  createGame,
  type Effect,
  type Game,
  type GameSetup,
  type ObjectSetup,
  type PlayerRef,
} from '../../src/game/index.js';
import { ALL_CARDS } from '../support/cards.js';
import { handMade, SHARES, TOTALS, type Values } from '../support/handmade.js';
import { choose, decision, idleUntil, offered, pass, resolveAll } from '../support/play.js';
import { seats } from '../support/tables.js';

const you: PlayerRef = { player: 'you' };
const named = (name: string): PlayerRef => ({ player: 'named', name });

const triggered = (name: string, ability: Record<string, unknown>): CardDefinition => ({
  name,
  types: ['creature'],
  power: 1,
  toughness: 1,
  abilities: [{ ability: 'triggered', ...ability } as never],
});

const CARDS: CardDefinition[] = [
  ...ALL_CARDS,
  {
    name: 'Grip',
    types: ['enchantment'],
    subtypes: ['Aura'],
    enchant: { objects: { types: ['creature'] } },
    abilities: [{ ability: 'static', static: 'control', object: { object: 'attached' }, by: you }],
  },
  triggered('Mourner', {
    on: { when: 'losesGame', who: {} },
    effects: [{ effect: 'gainLife', player: you, amount: 1 }],
  }),
  triggered('Guard', {
    on: { when: 'stepBegins', step: 'upkeep', whose: { who: 'opponents' } },
    condition: { if: 'compare', left: { amount: 'life', of: { player: 'that' } }, is: '<=', right: 5 },
    effects: [{ effect: 'gainLife', player: you, amount: 1 }],
  }),
  triggered('Hunter', {
    on: { when: 'attacks', what: { self: true } },
    condition: {
      if: 'compare',
      left: { amount: 'numberOf', objects: { types: ['creature'], controller: { player: 'defending' } } },
      is: '>=',
      right: 2,
    },
    effects: [{ effect: 'draw', player: { player: 'defending' }, count: 1 }],
  }),
  {
    name: 'Ending',
    types: ['instant'],
    spell: { effects: [{ effect: 'lose', player: named('P2') }] },
  },
  triggered('Waker', {
    on: { when: 'stepBegins', step: 'end', whose: {} },
    effects: [{ effect: 'gainLife', player: you, amount: 1 }],
  }),
];

const card = (id: string, name: string, owner: string, more: Partial<ObjectSetup> = {}): ObjectSetup => ({
  id,
  card: name,
  owner,
  zone: 'battlefield',
  ...more,
});

function table(setup: Partial<GameSetup>, values: Values = {}): Game {
  return createGame(
    { players: ['Alex', 'Bianca', 'Carissa'], cards: CARDS, library: 10, start: { at: 'turn' }, ...setup },
    handMade(values),
  );
}

const heads = (objects: ObjectSetup[], more: Partial<GameSetup> = {}): Partial<GameSetup> => ({
  players: ['A1', 'A2', 'B1', 'B2'],
  teams: { A: ['A1', 'A2'], B: ['B1', 'B2'] },
  options: { variant: 'twoHeadedGiant' },
  objects,
  ...more,
});

describe('when a player leaves', () => {
  it('what an ability gave control of goes back before anything is exiled', () => {
    const game = table({
      objects: [
        card('bear', 'Bear', 'Carissa'),
        card('grip', 'Grip', 'Bianca', { controller: 'Alex', attachedTo: 'bear' }),
      ],
    });
    expect(game.controller('bear')).toBe('Alex');
    game.concede('Alex');
    expect([game.zone('bear'), game.controller('bear')]).toEqual(['battlefield', 'Carissa']);
    expect(game.zone('grip')).toBe('exile');
  });

  it.each([
    ['currentElseLastKnown', 3, 2],
    ['notSpecified', 0, 0],
  ] as const)('hand and permanents are known as they last were: %s', (rule, cards, creatures) => {
    const game = table(
      { hand: { Bianca: 3 }, objects: [card('b1', 'Bear', 'Bianca'), card('b2', 'Bear', 'Bianca')] },
      { 'leaving.playerInformation': rule },
    );
    game.concede('Bianca');
    const lose = (amount: object): Effect[] => [{ effect: 'loseLife', player: you, amount } as Effect];
    game.instruct(lose({ amount: 'numberOf', objects: { zone: 'hand', owner: named('Bianca') } }), {
      controller: 'Carissa',
    });
    expect(game.life('Carissa')).toBe(20 - cards);
    game.instruct(
      lose({ amount: 'numberOf', objects: { types: ['creature'], controller: named('Bianca') } }),
      { controller: 'Alex' },
    );
    expect(game.life('Alex')).toBe(20 - creatures);
  });

  it('what is due because of it comes before anybody else has priority', () => {
    const game = table({
      objects: [
        card('bear', 'Bear', 'Bianca'),
        card('grip', 'Grip', 'Alex', { attachedTo: 'bear' }),
        card('mourner', 'Mourner', 'Carissa'),
      ],
    });
    game.concede('Bianca');
    pass(game);
    expect(game.zone('grip')).toBe('graveyard');
    expect(game.stack()).toEqual(['mourner']);
  });

  it('what is due comes at once when the player had priority', () => {
    const game = table({ objects: [card('mourner', 'Mourner', 'Carissa')] });
    game.concede('Alex');
    expect(game.stack()).toEqual(['mourner']);
    expect(game.priority()).toBe('Bianca');
  });
});

describe('control', () => {
  it('of what an Aura gives control of follows control of the Aura', () => {
    const game = table({
      objects: [card('bear', 'Bear', 'Carissa'), card('grip', 'Grip', 'Alex', { attachedTo: 'bear' })],
    });
    game.instruct([
      {
        effect: 'control',
        object: { object: 'named', id: 'grip' },
        by: named('Bianca'),
        duration: { until: 'permanent' },
      },
    ]);
    expect(game.controller('bear')).toBe('Bianca');
  });
});

describe('a comparison with opponents', () => {
  const gainsIf = (right: object): Effect[] => [
    {
      effect: 'if',
      condition: {
        if: 'compare',
        left: { amount: 'life', of: { player: 'each', filter: { who: 'opponents' } } },
        is: '>',
        right,
      } as never,
      then: [{ effect: 'gainLife', player: you, amount: 1 }],
    },
  ];
  const mine = { amount: 'life', of: you };

  it('is with each of them alone, not with all together', () => {
    const game = table({ life: { Alex: 20, Bianca: 15, Carissa: 15 } });
    game.instruct(gainsIf(mine), { controller: 'Alex' });
    expect(game.life('Alex')).toBe(20);
  });

  it('is true as soon as it is true of one', () => {
    const game = table({ life: { Alex: 20, Bianca: 5, Carissa: 21 } });
    game.instruct(gainsIf(mine), { controller: 'Alex' });
    expect(game.life('Alex')).toBe(21);
  });
});

describe('the upkeep of a team', () => {
  const guarded = (values: Values, life: Record<string, number>): Game => {
    const game = table(
      {
        players: ['A1', 'A2', 'B1', 'B2'],
        teams: { A: ['A1', 'A2'], B: ['B1', 'B2'] },
        options: { sharedTeamTurns: true },
        objects: [card('guard', 'Guard', 'A1')],
        life,
        start: { at: 'turn', player: 'A1', step: 'end' },
      },
      values,
    );
    idleUntil(game, () => game.step() === 'upkeep');
    return game;
  };

  it.each([
    ['notSpecified', 1],
    ['oncePerApplicablePlayer', 1],
  ] as const)('is looked at for every head by what asks about that player: %s', (rule, times) => {
    const game = guarded({ 'sharedTeamTurns.stepTriggerMultiplicity': rule }, { B2: 3 });
    expect(game.stack()).toEqual(Array(times).fill('guard'));
  });

  it('lets an ability trigger for each head of whom its condition is true', () => {
    const twice = guarded(
      { 'sharedTeamTurns.stepTriggerMultiplicity': 'oncePerApplicablePlayer' },
      { B1: 4, B2: 3 },
    );
    idleUntil(twice, () => twice.stack().length > 0);
    while (twice.pending()[0]?.kind === 'orderTriggers') twice.answer(twice.pending()[0]?.id ?? '', 0);
    expect(twice.stack()).toEqual(['guard', 'guard']);
  });
});

describe('the defending player of a condition', () => {
  const hunt = (defenders: ObjectSetup[], values: Values = {}): Game => {
    const game = table(
      heads([card('hunter', 'Hunter', 'A1'), ...defenders], {
        start: { at: 'turn', step: 'beginCombat' },
      }),
      { ...SHARES, ...values },
    );
    idleUntil(game, () => game.pending().some(({ kind }) => kind === 'attack'));
    choose(game, { type: 'attack', creature: 'hunter' });
    return game;
  };

  it('is one of them, never both together', () => {
    const game = hunt([card('b1', 'Bear', 'B1'), card('b2', 'Bear', 'B2')]);
    expect(game.stack()).toEqual([]);
  });

  it('is the same as that of the effect', () => {
    const game = hunt([card('b1', 'Bear', 'B2'), card('b2', 'Bear', 'B2')]);
    expect(game.stack()).toEqual(['hunter']);
    resolveAll(game);
    expect([game.hand('B1').length, game.hand('B2').length]).toEqual([0, 1]);
  });

  it('is named by the controller where it is true of both', () => {
    const game = hunt(['B1', 'B1', 'B2', 'B2'].map((owner, at) => card(`b${at}`, 'Bear', owner)));
    resolveAll(game);
    expect(decision(game, 'defendingPlayer').players).toEqual(['A1']);
    choose(game, { player: 'B2' }, 'defendingPlayer');
    expect([game.hand('B1').length, game.hand('B2').length]).toEqual([0, 1]);
  });
});

describe('one thing for each player', () => {
  it('happens to all at once: half of thirty twice leaves nothing', () => {
    const game = table(heads([], { life: { A: 30, B: 30 } }), {
      ...TOTALS,
      'twoHeadedGiant.individualLife.value': 'teamTotal',
    });
    game.instruct(
      [
        {
          effect: 'forEach',
          players: {},
          effects: [
            {
              effect: 'loseLife',
              player: { player: 'it' },
              amount: { amount: 'half', of: { amount: 'life', of: { player: 'it' } }, round: 'up' },
            },
          ],
        },
      ],
      { controller: 'A1' },
    );
    expect([game.teamLife('A'), game.teamLife('B')]).toEqual([0, 0]);
  });
});

describe('several stacks', () => {
  const melee = (objects: ObjectSetup[], values: Values = {}, more: Partial<GameSetup> = {}): Game =>
    table(
      { players: seats(8), options: { variant: 'grandMelee', rangeOfInfluence: 2 }, objects, ...more },
      values,
    );

  it('let the controller name the one onto which a trigger goes that no spell or ability caused', () => {
    const game = melee([card('waker', 'Waker', 'P3')], {}, { start: { at: 'turn', step: 'main2' } });
    for (let at = 0; at < 40 && !game.pending().some(({ kind }) => kind === 'chooseStack'); at++) {
      const open = game.pending().find(({ marker }) => marker === 1);
      if (open === undefined) break;
      game.answer(open.id, 0);
    }
    const asked = decision(game, 'chooseStack');
    expect(asked.players).toEqual(['P3']);
    expect(asked.options).toEqual([
      { type: 'stack', stack: 1 },
      { type: 'stack', stack: 2 },
    ]);
    game.answer(asked.id, { type: 'stack', stack: 2 });
    expect([game.stack(1), game.stack(2)]).toEqual([[], ['waker']]);
  });

  it('keep a trigger that a resolving spell caused where the spell was', () => {
    const game = melee([card('mourner', 'Mourner', 'P3'), card('end', 'Ending', 'P1', { zone: 'hand' })]);
    choose(game, { type: 'cast', object: 'end' });
    expect(game.stack(1)).toEqual(['end']);
    for (let at = 0; at < 20 && game.inGame('P2'); at++) {
      const open = game.pending().find(({ marker }) => marker === 1);
      game.answer(open?.id ?? '', 0);
    }
    expect(game.pending().some(({ kind }) => kind === 'chooseStack')).toBe(false);
    expect([game.stack(1), game.stack(2)]).toEqual([['mourner'], []]);
  });

  it('do not let a spell be cast again while it is on one of them', () => {
    const game = melee([card('trick', 'Trick', 'P3', { zone: 'hand' })]);
    const has = (): boolean => offered(game, { type: 'cast', object: 'trick' });
    for (let at = 0; at < 12 && !has(); at++) pass(game);
    choose(game, { type: 'cast', object: 'trick' });
    if (game.pending().some(({ kind }) => kind === 'chooseStack')) choose(game, { stack: 1 }, 'chooseStack');
    expect(game.zone('trick')).toBe('stack');
    for (let at = 0; at < 6 && game.zone('trick') === 'stack'; at++) {
      expect(has()).toBe(false);
      pass(game);
    }
    expect(game.events('cast', { object: 'trick' })).toHaveLength(1);
  });
});
