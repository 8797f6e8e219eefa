import { describe, expect, it } from 'vitest';
import { createGame, type Game, type GameSetup, type ObjectSetup, perft } from '../../src/game/index.js';
import { ALL_CARDS } from '../support/cards.js';
import { handMade, TOTALS, type Values } from '../support/handmade.js';
import { choose, decision, idleUntil, offered, pass, resolveAll } from '../support/play.js';
import { blocks, seats } from '../support/tables.js';

const bear = (id: string, owner: string, more: Partial<ObjectSetup> = {}): ObjectSetup => ({
  id,
  card: 'Bear',
  owner,
  zone: 'battlefield',
  ...more,
});

function at(setup: Partial<GameSetup>, values: Values = {}): Game {
  return createGame(
    { players: seats(4), cards: ALL_CARDS, start: { at: 'turn', step: 'beginCombat' }, ...setup },
    handMade(values),
  );
}

/** Plays on to the declaration of attackers. */
function toAttack(game: Game): void {
  idleUntil(
    game,
    () => game.step() === 'declareAttackers' || game.pending().some((each) => each.kind === 'attack'),
  );
}

/** Counts the attacks that can be declared: leaves of the tree of attack decisions. */
function attacks(game: Game): number {
  const open = game.pending().find((each) => each.kind === 'attack');
  if (open === undefined) return 1;
  return open.options.reduce((sum, _, option) => {
    const next = game.fork();
    next.answer(open.id, option);
    return sum + attacks(next);
  }, 0);
}

describe('who may be attacked', () => {
  const creatures = (count: number): ObjectSetup[] =>
    Array.from({ length: count }, (_, k) => bear(`c${k}`, 'P1'));

  it.each([1, 2, 3, 5])('offers 2 to the power of %i attacks on the left', (k) => {
    const game = at({ options: { attackLeft: true }, objects: creatures(k) });
    toAttack(game);
    expect(attacks(game)).toBe(2 ** k);
  });

  it.each([1, 2, 4])('offers 4 to the power of %i attacks on three opponents', (k) => {
    const game = at({ options: { attackMultiplePlayers: true }, objects: creatures(k) });
    toAttack(game);
    expect(attacks(game)).toBe(4 ** k);
  });

  const giants = (k: number, values: Values): Game => {
    const { players, teams } = blocks(2, 2);
    const game = at(
      {
        players,
        teams,
        options: { variant: 'twoHeadedGiant' },
        objects: Array.from({ length: k }, (_, n) => bear(`c${n}`, n % 2 ? 'A1' : 'A2')),
      },
      values,
    );
    toAttack(game);
    return game;
  };

  it.each([1, 2, 4])('offers 2 to the power of %i attacks on a team, 3 to that power on its members', (k) => {
    expect(attacks(giants(k, TOTALS))).toBe(2 ** k);
    expect(attacks(giants(k, { 'twoHeadedGiant.attackUnit': 'individualPlayerOrPlaneswalker' }))).toBe(
      3 ** k,
    );
  });

  it('lets the attacking player name the one defender where several players cannot be attacked', () => {
    const game = at({ objects: [bear('c', 'P1')], players: seats(3) });
    expect(decision(game, 'defendingPlayer').options).toHaveLength(2);
    choose(game, { player: 'P3' });
    toAttack(game);
    expect(game.attackable('c')).toEqual(['P3']);
  });

  it('keeps an emperor from attacking anybody but a neighbour, in range or not', () => {
    const { players, teams } = blocks(2, 3);
    const game = at({
      players,
      teams,
      options: { variant: 'emperor' },
      objects: [bear('c', 'A2'), bear('d', 'A3')],
      start: { at: 'turn', player: 'A2' },
    });
    expect(game.inRange('A2', 'B1')).toBe(true);
    expect(game.attackable('c')).toEqual([]);
    expect(game.attackable('d')).toEqual(['B1']);
  });
});

describe('blocks and damage', () => {
  const attackTwo = (values: Values = {}): Game => {
    const game = at(
      {
        players: ['Alex', 'Bianca', 'Carissa'],
        options: { attackMultiplePlayers: true },
        objects: [bear('a', 'Alex'), bear('b', 'Alex'), bear('x', 'Bianca'), bear('y', 'Carissa')],
      },
      values,
    );
    toAttack(game);
    choose(game, { type: 'attack', creature: 'a', defender: 'Carissa' });
    choose(game, { type: 'attack', creature: 'b', defender: 'Bianca' });
    idleUntil(game, () => game.pending().some((each) => each.kind === 'block'));
    return game;
  };

  it('asks defending players in turn order, each for attackers of their own', () => {
    const game = attackTwo();
    expect(decision(game, 'block').players).toEqual(['Bianca']);
    expect(offered(game, { type: 'block', attacker: 'a' })).toBe(false);
    choose(game, { type: 'block', creature: 'x', attacker: 'b' });
    expect(decision(game, 'block').players).toEqual(['Carissa']);
    choose(game, { type: 'noBlock' });
    idleUntil(game, () => game.step() === 'endCombat');
    expect(game.life('Carissa')).toBe(18);
    expect(game.life('Bianca')).toBe(20);
    expect([game.zone('b'), game.zone('x')]).toEqual(['graveyard', 'graveyard']);
    expect(game.events('damageAssigned').map((event) => event.player)).toEqual(['Alex', 'Bianca']);
  });

  it('does not assign damage to a player who has left', () => {
    const game = attackTwo({ 'leaving.combatDamageToDepartedPlayer': 'notAssigned' });
    game.concede('Carissa');
    idleUntil(game, () => game.step() === 'endCombat');
    expect(game.events('damageDealt', { object: 'a' })).toHaveLength(0);
  });

  it('leaves damage on the stack to be dealt as assigned, whoever leaves in between', () => {
    const game = attackTwo({ 'leaving.combatDamageOnStack': 'unaffected' });
    idleUntil(game, () => game.step() === 'combatDamage');
    expect(game.life('Bianca')).toBe(20);
    expect(game.stack()).toHaveLength(1);
    game.concede('Alex');
    expect(game.stack()).toHaveLength(1);
    resolveAll(game);
    expect([game.life('Bianca'), game.life('Carissa')]).toEqual([18, 18]);
  });

  it('has an order announced for a creature that several block, where the rules have it', () => {
    const gang = (announced: boolean): Game => {
      const game = at(
        {
          players: ['Alex', 'Bianca'],
          objects: [bear('a', 'Alex', { power: 5, toughness: 5 }), bear('x', 'Bianca'), bear('y', 'Bianca')],
        },
        { 'attackMultiplePlayers.damageAssignmentOrder': announced },
      );
      toAttack(game);
      choose(game, { type: 'attack' });
      idleUntil(game, () => game.pending().some((each) => each.kind === 'block'));
      choose(game, { type: 'block', creature: 'x' });
      choose(game, { type: 'block', creature: 'y' });
      return game;
    };
    const ordered = gang(true);
    choose(ordered, { object: 'y' }, 'damageOrder');
    idleUntil(ordered, () => ordered.pending().some((each) => each.kind === 'assignDamage'));
    expect(decision(ordered, 'assignDamage').options).toEqual(
      [2, 3, 4, 5].map((number) => ({ type: 'number', number })),
    );
    const free = gang(false);
    idleUntil(free, () => free.pending().some((each) => each.kind === 'assignDamage'));
    expect(decision(free, 'assignDamage').options).toHaveLength(6);
  });

  it('deals the damage of those who strike first before the others', () => {
    const fight = (keywords: string[]): Game => {
      const game = at({
        players: ['Alex', 'Bianca'],
        objects: [bear('a', 'Alex', { keywords }), bear('x', 'Bianca', { power: 2, toughness: 2 })],
      });
      toAttack(game);
      choose(game, { type: 'attack' });
      idleUntil(game, () => game.pending().some((each) => each.kind === 'block'));
      choose(game, { type: 'block', creature: 'x' });
      idleUntil(game, () => game.step() === 'endCombat');
      return game;
    };
    const quick = fight(['firstStrike']);
    expect([quick.zone('a'), quick.zone('x')]).toEqual(['battlefield', 'graveyard']);
    expect(fight([]).zone('a')).toBe('graveyard');
    expect(fight(['doubleStrike']).zone('a')).toBe('battlefield');
  });

  it('lets the active team pick one recipient for all damage of an unblocked attacker', () => {
    const { players, teams } = blocks(2, 2);
    const game = at(
      { players, teams, options: { variant: 'twoHeadedGiant' }, objects: [bear('a', 'A1')] },
      TOTALS,
    );
    toAttack(game);
    choose(game, { type: 'attack', defender: 'B' });
    idleUntil(game, () => game.pending().some((each) => each.kind === 'damageRecipient'));
    const open = decision(game, 'damageRecipient');
    expect(open.team).toBe('A');
    expect(open.options.map((option) => option.type === 'player' && option.player)).toEqual(['B1', 'B2']);
    choose(game, { player: 'B2' });
    expect(game.events('damageDealt', { player: 'B2' })).toHaveLength(1);
    expect(game.teamLife('B')).toBe(28);
  });
});

describe('perft', () => {
  it('counts the ways a small game can go, the same each time', () => {
    const game = at({ players: ['Alex', 'Bianca'], objects: [bear('a', 'Alex')], start: { at: 'turn' } });
    const counted = [1, 2, 3, 4, 5, 6].map((depth) => perft(game, depth));
    expect(counted.map(({ sequences }) => sequences)).toEqual([1, 1, 1, 1, 2, 2]);
    expect(perft(game, 6)).toEqual(counted[5]);
    pass(game);
    resolveAll(game);
  });
});
