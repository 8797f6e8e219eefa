import { describe, expect, it } from 'vitest';
import { createGame, type Game, GameError, type GameSetup, type ObjectSetup } from '../../src/game/index.js';
import { ALL_CARDS } from '../support/cards.js';
import { handMade, notUnderstood, SHARES, TOTALS } from '../support/handmade.js';
import { activate, cast, choose, decision, idleUntil, resolveAll } from '../support/play.js';

const TEAMS = { A: ['Alex', 'Bianca'], B: ['Carissa', 'Rob'] };

function giants(
  life: Record<string, number>,
  objects: ObjectSetup[],
  more: Partial<GameSetup> = {},
): GameSetup {
  return {
    players: ['Alex', 'Bianca', 'Carissa', 'Rob'],
    teams: TEAMS,
    options: { variant: 'twoHeadedGiant' },
    cards: ALL_CARDS,
    life,
    objects,
    start: { at: 'turn', player: 'Alex' },
    ...more,
  };
}

const onBattlefield = (id: string, card: string, owner: string): ObjectSetup => ({
  id,
  card,
  owner,
  zone: 'battlefield',
});
const inHand = (id: string, card: string, owner: string, more: Partial<ObjectSetup> = {}): ObjectSetup => ({
  id,
  card,
  owner,
  zone: 'hand',
  ...more,
});

function play(setup: GameSetup, values: Parameters<typeof handMade>[0]): Game {
  return createGame(setup, handMade(values), { seed: 7 });
}

describe('damage worked out from the life of each player', () => {
  const setup = giants({ A: 17, B: 30 }, [onBattlefield('hh', 'Halver', 'Carissa')]);

  it('counts half of a team at 17 as 9 for each member, so that 4 and 4 leave 9', () => {
    const game = play(setup, SHARES);
    expect(game.individualLife('Alex')).toBe(9);
    activate(game, 'Carissa', 'hh');
    expect(game.events('damageDealt', { object: 'hh', other: 'Alex' }).map((e) => e.amount)).toEqual([4]);
    expect(game.events('damageDealt', { object: 'hh', other: 'Bianca' }).map((e) => e.amount)).toEqual([4]);
    expect(game.teamLife('A')).toBe(9);
  });

  it('counts all 17 for each member where the rules say so, so that 8 and 8 leave 1', () => {
    const game = play(setup, TOTALS);
    activate(game, 'Carissa', 'hh');
    expect(game.events('damageDealt', { object: 'hh', other: 'Alex' }).map((e) => e.amount)).toEqual([8]);
    expect(game.teamLife('A')).toBe(1);
  });

  it('rounds down where a changed text rounds down', () => {
    const game = play(setup, {
      ...SHARES,
      'twoHeadedGiant.individualLife.value': 'halfTeamTotalRoundedDown',
    });
    expect(game.individualLife('Alex')).toBe(8);
  });
});

describe('a comparison with a life total', () => {
  const upkeep = (life: number, values: Parameters<typeof handMade>[0]): Game => {
    const game = play(
      giants({ A: life, B: 30 }, [onBattlefield('te', 'Endurance', 'Alex')], {
        start: { at: 'turn', player: 'Alex', step: 'upkeep' },
      }),
      values,
    );
    resolveAll(game);
    return game;
  };

  it('needs 99 for a share of 50', () => {
    expect(upkeep(99, SHARES).result('A')).toBe('won');
    expect(upkeep(98, SHARES).result('A')).toBe('none');
    expect(upkeep(98, SHARES).events('triggered', { object: 'te' })).toHaveLength(0);
  });

  it('needs 50 where the total counts', () => {
    expect(upkeep(50, TOTALS).result('A')).toBe('won');
    expect(upkeep(49, TOTALS).result('A')).toBe('none');
  });

  it('sees 10 in a team at 20 but not in a team at 21', () => {
    const ping = (life: number): Game => {
      const game = play(
        giants({ A: 30, B: life }, [
          onBattlefield('lj', 'Jackals', 'Alex'),
          onBattlefield('pp', 'Pinger', 'Alex'),
        ]),
        SHARES,
      );
      activate(game, 'Alex', 'pp', ['Carissa']);
      return game;
    };
    expect(ping(22).events('triggered', { object: 'lj' })).toHaveLength(0);
    const changed = ping(21);
    expect(changed.individualLife('Rob')).toBe(10);
    expect(changed.power('lj')).toBe(3);
    expect(changed.toughness('lj')).toBe(2);
  });
});

describe('setting the life totals of all members of a team', () => {
  const creatures = [
    ...[0, 1, 2].map((at) => onBattlefield(`a${at}`, 'Bear', 'Alex')),
    ...[3, 4, 5, 6].map((at) => onBattlefield(`a${at}`, 'Bear', 'Bianca')),
    onBattlefield('b0', 'Bear', 'Rob'),
  ];

  it('adds the numbers up and counts every member from the share', () => {
    const game = play(giants({ A: 25, B: 30 }, [...creatures, inHand('bi', 'Headcount', 'Carissa')]), SHARES);
    cast(game, 'Carissa', 'bi');
    expect(game.teamLife('A')).toBe(7);
    expect(game.events('lifeLost', { player: 'Alex' }).map((e) => e.amount)).toEqual([10]);
    expect(game.events('lifeLost', { player: 'Bianca' }).map((e) => e.amount)).toEqual([9]);
    expect(game.teamLife('B')).toBe(1);
  });

  it('lets each team choose one member where only one is touched', () => {
    const game = play(giants({ A: 25, B: 30 }, [...creatures, inHand('bi', 'Headcount', 'Carissa')]), TOTALS);
    cast(game, 'Carissa', 'bi');
    const first = decision(game, 'chooseMember');
    expect(first.team).toBe('A');
    expect(first.players).toEqual(['Alex', 'Bianca']);
    expect(first.options).toEqual([
      { type: 'player', player: 'Alex' },
      { type: 'player', player: 'Bianca' },
    ]);
    choose(game, { player: 'Bianca' });
    choose(game, { player: 'Rob' });
    resolveAll(game);
    expect(game.teamLife('A')).toBe(4);
    expect(game.teamLife('B')).toBe(1);
    expect(game.events('lifeLost', { player: 'Bianca' }).map((e) => e.amount)).toEqual([21]);
    expect(game.events('lifeLost', { player: 'Alex' })).toHaveLength(0);
  });

  it('levels 7 and 13 to 7 and 7, one member losing 6', () => {
    const game = play(giants({ A: 7, B: 13 }, [inHand('rk', 'Level', 'Alex')]), TOTALS);
    cast(game, 'Alex', 'rk');
    choose(game, { player: 'Alex' });
    choose(game, { player: 'Carissa' });
    expect([game.teamLife('A'), game.teamLife('B')]).toEqual([7, 7]);
    expect(game.events('lifeLost').map((e) => e.amount)).toEqual([6]);
    expect(game.events('lifeGained')).toHaveLength(0);
  });

  it('levels shares of 4 and 7 to sums of 8 and 8', () => {
    const game = play(giants({ A: 7, B: 13 }, [inHand('rk', 'Level', 'Alex')]), SHARES);
    cast(game, 'Alex', 'rk');
    expect([game.teamLife('A'), game.teamLife('B')]).toEqual([8, 8]);
    expect(game.events('lifeGained', { player: 'Alex' })).toHaveLength(0);
    expect(game.events('lifeLost', { player: 'Carissa' }).map((e) => e.amount)).toEqual([3]);
  });
});

describe('setting the life total of one member', () => {
  it('moves the team by the difference from the share: 25 becomes 32', () => {
    const game = play(giants({ A: 25, B: 30 }, [inHand('bt', 'Become Twenty', 'Alex')]), SHARES);
    cast(game, 'Alex', 'bt');
    expect(game.events('lifeGained', { player: 'Alex' }).map((e) => e.amount)).toEqual([7]);
    expect(game.teamLife('A')).toBe(32);
  });

  it('counts from the whole total: 25 becomes 10', () => {
    const game = play(giants({ A: 25, B: 30 }, [inHand('bn', 'Become N', 'Carissa', { n: 10 })]), TOTALS);
    cast(game, 'Carissa', 'bn', ['Alex']);
    expect(game.events('lifeLost', { player: 'Alex' }).map((e) => e.amount)).toEqual([15]);
    expect(game.teamLife('A')).toBe(10);
  });

  it('doubles 17 to 34, the target gaining 17', () => {
    const game = play(giants({ A: 17, B: 30 }, [inHand('be', 'Beacon', 'Alex')]), TOTALS);
    cast(game, 'Alex', 'be', ['Bianca']);
    expect(game.teamLife('A')).toBe(34);
    expect(game.events('lifeGained', { player: 'Bianca' }).map((e) => e.amount)).toEqual([17]);
    expect(game.zone('be')).toBe('library');
  });
});

describe('life events of members', () => {
  it('deals 4 to each of two members, 8 to the team', () => {
    const game = play(giants({ A: 30, B: 30 }, [inHand('fr', 'Rift', 'Alex')]), TOTALS);
    cast(game, 'Alex', 'fr');
    expect([game.teamLife('A'), game.teamLife('B')]).toEqual([22, 22]);
    expect(game.events('damageDealt')).toHaveLength(4);
  });

  it('asks 6 of a team at 11 for half of its life, leaving 5', () => {
    const game = play(giants({ A: 11, B: 30 }, [onBattlefield('le', 'Evil', 'Alex')]), TOTALS);
    activate(game, 'Alex', 'le');
    expect(game.events('lifePaid', { player: 'Alex' }).map((e) => e.amount)).toEqual([6]);
    expect(game.teamLife('A')).toBe(5);
    expect(game.power('le')).toBe(4);
  });
});

describe('winning and losing as a team', () => {
  it('takes both members out when one loses, and the other team wins', () => {
    const game = play(giants({ A: 30, B: 30 }, [inHand('hb', 'Blade', 'Rob')]), TOTALS);
    cast(game, 'Rob', 'hb', ['Bianca']);
    expect(['Alex', 'Bianca', 'A'].map((who) => game.result(who))).toEqual(['lost', 'lost', 'lost']);
    expect(['Carissa', 'Rob', 'B'].map((who) => game.result(who))).toEqual(['won', 'won', 'won']);
    expect(game.isOver()).toBe(true);
  });

  it('loses at 0 life, keeps a protected team in the game below 0', () => {
    const game = play(giants({ A: 5, B: 30 }, [inHand('ax', 'Axe', 'Rob')]), TOTALS);
    cast(game, 'Rob', 'ax', ['Bianca']);
    expect(game.result('A')).toBe('lost');
    const safe = play(
      giants({ A: 4, B: 30 }, [inHand('ax', 'Axe', 'Rob'), onBattlefield('pa', 'Angel', 'Alex')]),
      TOTALS,
    );
    cast(safe, 'Rob', 'ax', ['Bianca']);
    expect(safe.teamLife('A')).toBe(-1);
    expect(safe.result('A')).toBe('none');
  });

  it('concedes for the whole team', () => {
    const game = play(giants({ A: 30, B: 30 }, []), TOTALS);
    game.concede('Alex');
    expect(game.inGame('Bianca')).toBe(false);
    expect(game.result('B')).toBe('won');
  });

  it('counts poison for the team or for each member, as the rules say', () => {
    const poisoned = (values: Parameters<typeof handMade>[0]): Game => {
      const game = play(
        giants({ A: 30, B: 30 }, [
          inHand('p', 'Touch', 'Carissa', { n: 7 }),
          inHand('q', 'Touch', 'Rob', { n: 8 }),
        ]),
        values,
      );
      cast(game, 'Carissa', 'p', ['Alex']);
      expect(game.result('A')).toBe('none');
      cast(game, 'Rob', 'q', ['Bianca']);
      return game;
    };
    expect(poisoned(TOTALS).result('A')).toBe('lost');
    expect(poisoned(SHARES).result('A')).toBe('none');
  });
});

describe('starting life', () => {
  const larger = (rules: string): Game =>
    createGame(
      {
        players: ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'],
        teams: { A: ['A1', 'A2', 'A3'], B: ['B1', 'B2', 'B3'] },
        options: { variant: 'twoHeadedGiant' },
        start: { at: 'turn' },
      },
      handMade({ 'twoHeadedGiant.largerTeams.startingLife': rules as '20n' }),
    );

  it('follows whatever number and formula the words state', () => {
    const game = play(giants({}, []), { ...TOTALS, 'twoHeadedGiant.startingLife.chapterRule': 33 });
    expect(game.teamLife('A')).toBe(33);
    expect(larger('20n').teamLife('A')).toBe(60);
    expect(larger('15n').teamLife('A')).toBe(45);
    expect(larger('30+15(n-2)').teamLife('B')).toBe(45);
    expect(larger('7n').teamLife('B')).toBe(21);
    expect(larger('30+15(n-2)').poisonLimit('A')).toBe(20);
  });

  it('refuses to play on words that nobody understands, and names them', () => {
    const ruleset = notUnderstood(
      handMade(TOTALS),
      'twoHeadedGiant.individualLife.value',
      'Life is a mystery.',
    );
    const table = giants({ A: 17, B: 30 }, []);
    expect(() => createGame(table, ruleset)).toThrow(GameError);
    expect(() => createGame(table, ruleset)).toThrow(/individualLife\.value.*Life is a mystery/);
  });

  it('goes on in spite of them where it is told to be lenient, and says what it passed over', () => {
    const ruleset = notUnderstood(
      handMade(TOTALS),
      'twoHeadedGiant.individualLife.value',
      'Life is a mystery.',
    );
    const game = createGame(giants({ A: 17, B: 30 }, []), ruleset, { lenient: true });
    expect(game.passedOver.map(({ parameter }) => parameter)).toEqual([
      'twoHeadedGiant.individualLife.value',
    ]);
    expect(() => game.individualLife('Alex')).toThrow(GameError);
  });
});

describe('the log', () => {
  it('gives a loss of shared life the rules that decide it, and every event a cause that came before it', () => {
    const game = play(giants({ A: 17, B: 30 }, [onBattlefield('hh', 'Halver', 'Carissa')]), SHARES);
    activate(game, 'Carissa', 'hh');
    idleUntil(game, () => game.turnsTaken('B') > 0);
    for (const event of game.log) {
      if (event.cause !== null) expect(event.cause).toBeLessThan(event.id);
    }
    const changed = game.log.filter(({ type }) => type === 'lifeLost');
    expect(changed.length).toBeGreaterThan(0);
    for (const { parameters } of changed) expect(parameters).toContain('twoHeadedGiant.damageAndLifeUnit');
  });
});
