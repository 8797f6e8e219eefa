import { describe, expect, it } from 'vitest';
import { createGame, type Game, type GameSetup } from '../../src/game/index.js';
import { ALL_CARDS } from '../support/cards.js';
import { handMade, type Values } from '../support/handmade.js';
import { cast, choose, decision, idleUntil, pass, resolveAll } from '../support/play.js';

function three(objects: GameSetup['objects'], values: Values = {}, more: Partial<GameSetup> = {}): Game {
  return createGame(
    {
      players: ['Alex', 'Bianca', 'Carissa'],
      cards: ALL_CARDS,
      objects: objects ?? [],
      start: { at: 'turn' },
      ...more,
    },
    handMade(values),
  );
}

describe('a player who leaves', () => {
  it('takes along what the player owns and gives back what was only controlled', () => {
    const game = three([
      { id: 'cr', card: 'Bear', owner: 'Bianca', zone: 'battlefield' },
      { id: 'th', card: 'Thief', owner: 'Alex', zone: 'hand' },
    ]);
    cast(game, 'Alex', 'th', ['cr']);
    expect(game.controller('cr')).toBe('Alex');
    game.concede('Alex');
    expect(game.zone('th')).toBe('outside');
    expect([game.controller('cr'), game.zone('cr')]).toEqual(['Bianca', 'battlefield']);
    expect(game.result('Alex')).toBe('lost');
    expect(game.isOver()).toBe(false);
  });

  it('leaves an Aura on nothing until state-based actions are checked again', () => {
    const game = three([
      { id: 'cr', card: 'Bear', owner: 'Bianca', zone: 'battlefield' },
      { id: 'th', card: 'Thief', owner: 'Alex', zone: 'hand' },
    ]);
    cast(game, 'Alex', 'th', ['cr']);
    game.concede('Bianca');
    expect(game.zone('cr')).toBe('outside');
    expect(game.zone('th')).toBe('battlefield');
    idleUntil(game, () => game.zone('th') !== 'battlefield');
    expect(game.zone('th')).toBe('graveyard');
  });

  it('has what entered under the player by its own instruction exiled, not handed back', () => {
    const game = three([
      { id: 'cr', card: 'Bear', owner: 'Bianca', controller: 'Alex', zone: 'battlefield' },
    ]);
    game.concede('Alex');
    expect([game.zone('cr'), game.zoneOwner('cr')]).toEqual(['exile', 'Bianca']);
  });

  it.each([
    ['controllerOfCreatingSpellOrAbility', false],
    ['playerUnderWhoseControlItEntered', true],
  ] as const)('takes tokens along by the rule of their owner: %s', (rule, stays) => {
    const game = three(
      [
        { id: 'gc', card: 'Chamber', owner: 'Alex', zone: 'battlefield' },
        { id: 'c', card: 'Bear', owner: 'Bianca', zone: 'hand' },
      ],
      { 'leaving.tokenOwner': rule },
    );
    game.instruct([{ effect: 'move', object: { object: 'named', id: 'c' }, to: 'battlefield' }]);
    resolveAll(game);
    const token = game.events('tokenCreated')[0]?.object ?? '';
    expect(game.controller(token)).toBe('Bianca');
    game.concede('Alex');
    expect(game.exists(token)).toBe(stays);
  });

  it('takes spells and abilities off the stack, and priority goes on to the next player', () => {
    const game = three([{ id: 'b', card: 'Bolt', owner: 'Alex', zone: 'hand' }]);
    cast(game, 'Alex', 'b', ['Carissa'], false);
    pass(game);
    expect(game.priority()).toBe('Bianca');
    game.concede('Alex');
    expect(game.stack()).toEqual([]);
    game.concede('Bianca');
    expect(game.result('Carissa')).toBe('won');
    expect(game.life('Carissa')).toBe(20);
  });

  it('lets the turn go on without an active player', () => {
    const game = three([]);
    game.concede('Alex');
    expect(game.activePlayers()).toEqual([]);
    expect(game.turnOwner()).toBe('Alex');
    expect(game.priority()).toBe('Bianca');
    pass(game);
    pass(game);
    expect(game.step()).toBe('beginCombat');
    idleUntil(game, () => game.turnOwner() !== 'Alex');
    expect(game.turnOwner()).toBe('Bianca');
  });

  it('lets the controller of an effect name somebody else for a choice', () => {
    const game = createGame(
      { players: ['Alex', 'Bianca', 'Carissa', 'Rob'], start: { at: 'turn' } },
      handMade(),
    );
    game.instruct(
      [
        { effect: 'choosePlayer', chooser: { player: 'you' }, from: { who: 'opponents' }, name: 'o' },
        {
          effect: 'chooseMode',
          chooser: { player: 'chosen', name: 'o' },
          modes: [
            { name: 'one', effects: [] },
            { name: 'two', effects: [] },
          ],
        },
      ],
      { controller: 'Alex' },
    );
    choose(game, { player: 'Bianca' });
    expect(decision(game, 'chooseMode').players).toEqual(['Bianca']);
    game.concede('Bianca');
    expect(decision(game, 'substitute').players).toEqual(['Alex']);
    expect(decision(game, 'substitute').options).toHaveLength(2);
    choose(game, { player: 'Rob' });
    expect(decision(game, 'chooseMode').players).toEqual(['Rob']);
  });

  it.each([
    ['notPaid', 'playerPickedByObjectController', 0],
    ['notSpecified', 'playerPickedByControllerExceptForCosts', 0],
    ['notSpecified', 'playerPickedByObjectController', 1],
  ] as const)('is not asked to pay: %s, %s', (rule, choices, asked) => {
    const game = createGame(
      { players: ['Alex', 'Bianca', 'Carissa', 'Rob'], library: 5, start: { at: 'turn' } },
      handMade({ 'leaving.costForDepartedPlayer': rule, 'leaving.choiceByDepartedPlayer': choices }),
    );
    game.concede('Bianca');
    game.instruct(
      [
        {
          effect: 'mayPay',
          player: { player: 'named', name: 'Bianca' },
          costs: [{ cost: 'mana', amount: 1 }],
          else: [{ effect: 'draw', player: { player: 'you' }, count: 1 }],
        },
      ],
      { controller: 'Alex' },
    );
    expect(game.pending().filter((each) => each.kind !== 'priority')).toHaveLength(asked);
    expect(game.events('drew', { player: 'Alex' })).toHaveLength(asked === 0 ? 1 : 0);
  });

  it('ends a loop that nobody can end as a draw for those whom it concerns', () => {
    const loop = (values: Values): Game => {
      const game = createGame(
        {
          players: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8'],
          options: { rangeOfInfluence: 1 },
          cards: ALL_CARDS,
          objects: [{ id: 'lp', card: 'Machine', owner: 'P2', zone: 'battlefield', tapped: true }],
          start: { at: 'turn' },
        },
        handMade(values),
      );
      game.instruct([{ effect: 'untap', object: { object: 'named', id: 'lp' } }]);
      idleUntil(game, () => game.result('P1') !== 'none');
      return game;
    };
    const part = loop({ 'rangeOfInfluence.mandatoryLoop': 'involvedControllersAndPlayersInTheirRange' });
    expect(['P1', 'P2', 'P3', 'P4'].map((player) => part.result(player))).toEqual([
      'draw',
      'draw',
      'draw',
      'none',
    ]);
    expect(part.isOver()).toBe(false);
    const whole = loop({ 'rangeOfInfluence.mandatoryLoop': 'wholeGameDraw' });
    expect(whole.result('P7')).toBe('draw');
    expect(whole.isOver()).toBe(true);
  });

  it('ends a loop that somebody could pay to end, and does not', () => {
    const machine = {
      name: 'Toll Machine',
      types: ['artifact'],
      abilities: [
        {
          ability: 'triggered' as const,
          on: { when: 'untaps' as const, what: { self: true as const } },
          effects: [
            {
              effect: 'mayPay' as const,
              player: { player: 'you' as const },
              costs: [{ cost: 'mana' as const, amount: 1 }],
              else: [
                { effect: 'tap' as const, object: { object: 'self' as const } },
                { effect: 'untap' as const, object: { object: 'self' as const } },
              ],
            },
          ],
        },
      ],
    };
    const game = createGame(
      {
        players: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8'],
        options: { rangeOfInfluence: 1 },
        cards: [machine],
        objects: [{ id: 'lp', card: 'Toll Machine', owner: 'P2', zone: 'battlefield', tapped: true }],
        start: { at: 'turn' },
      },
      handMade({ 'rangeOfInfluence.mandatoryLoop': 'involvedControllersAndPlayersInTheirRange' }),
    );
    game.instruct([{ effect: 'untap', object: { object: 'named', id: 'lp' } }]);
    let refused = 0;
    while (game.result('P2') === 'none' && refused < 40) {
      const payment = game.pending().find(({ kind }) => kind === 'payment');
      if (payment === undefined) pass(game);
      else {
        game.answer(payment.id, { type: 'no' });
        refused++;
      }
    }
    expect(refused).toBeLessThan(40);
    expect(['P1', 'P2', 'P3', 'P4'].map((player) => game.result(player))).toEqual([
      'draw',
      'draw',
      'draw',
      'none',
    ]);
  });
});
