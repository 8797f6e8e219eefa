import { describe, expect, it } from 'vitest';
import { checkSetup, createGame, type Game, type GameSetup, type PlayerId } from '../../src/game/index.js';
import { ALL_CARDS } from '../support/cards.js';
import { handMade, TOTALS, type Values } from '../support/handmade.js';
import { activate, cast, choose, idleUntil, offered, pass } from '../support/play.js';
import { blocks, seats } from '../support/tables.js';

const bear = (id: string, owner: PlayerId) => ({ id, card: 'Bear', owner, zone: 'battlefield' as const });

function play(setup: GameSetup, values: Values): Game {
  return createGame({ cards: ALL_CARDS, ...setup }, handMade(values), { seed: 3 });
}

describe('the ability of creatures that can be deployed', () => {
  const STEPS = ['upkeep', 'draw', 'main1', 'end'] as const;
  /** In which steps of A1's turn a player may deploy a creature. */
  function when(values: Values, player: PlayerId, mana = 0): string[] {
    return STEPS.filter((step) => {
      const game = play(
        {
          ...blocks(2, 2),
          options: { deployCreatures: true },
          objects: [bear('bear', player)],
          mana: { [player]: mana },
          library: 5,
          start: { at: 'turn', player: 'A1', step },
        },
        values,
      );
      for (let passes = 0; passes < 4 && game.step() === step; passes++) {
        if (offered(game, { type: 'activate', player, object: 'bear' })) return true;
        game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
      }
      return false;
    });
  }

  it.each([
    ['duringOwnUpkeep', ['upkeep'], []],
    ['duringOwnDrawStep', ['draw'], []],
    ['duringOwnEndStep', ['end'], []],
    ['duringOwnTurn', STEPS, []],
    ['asSorcery', ['main1'], []],
    ['onceEachTurn', STEPS, STEPS],
  ] as const)('can be activated %s', (timing, own, others) => {
    expect(when({ 'deployCreatures.timing': timing }, 'A1')).toEqual(own);
    expect(when({ 'deployCreatures.timing': timing }, 'B1')).toEqual(others);
  });

  it('is activated once each turn and no more', () => {
    const game = play(
      {
        ...blocks(2, 2),
        options: { deployCreatures: true },
        objects: [{ ...bear('bear', 'A1') }],
        library: 5,
        start: { at: 'turn', player: 'A1', step: 'main1' },
      },
      {
        'deployCreatures.timing': 'onceEachTurn',
        'deployCreatures.ability': 'tapTargetTeammateGainsControlUntilEndOfTurn',
      },
    );
    activate(game, 'A1', 'bear');
    expect(game.events('activated')).toHaveLength(1);
    expect(offered(game, { type: 'activate', object: 'bear' })).toBe(false);
  });

  it('costs mana beside the tap where the words say so', () => {
    const values: Values = { 'deployCreatures.ability': 2 };
    expect(when(values, 'A1', 1)).toEqual([]);
    expect(when(values, 'A1', 2)).toEqual(['main1']);
  });
});

describe('a table with another seat or range', () => {
  it.each([
    ['leftEnd', 'A3'],
    ['rightEnd', 'A1'],
    ['middle', 'A2'],
  ] as const)('has emperors at %s', (seat, emperor) => {
    const rules = handMade({ 'emperor.seat': seat });
    const objections = (at: number) =>
      checkSetup(
        { ...blocks(2, 3), options: { variant: 'emperor', emperors: [`A${at}`, `B${at}`] } },
        rules,
      ).filter(({ parameters }) => parameters.includes('emperor.seat'));
    const allowed = [1, 2, 3].filter((at) => objections(at).length === 0).map((at) => `A${at}`);
    expect(allowed).toEqual([emperor]);
    const game = createGame({ ...blocks(2, 3), options: { variant: 'emperor' } }, rules);
    expect(game.options().emperors).toContain(emperor);
  });

  it.each([
    ['unused', ['none']],
    ['alwaysUsedSameForAll', ['same']],
    ['alwaysUsedMayDiffer', ['same', 'different']],
    ['usuallyUnusedElseChosenByEach', ['none', 'same', 'different']],
    ['usuallyUnusedElseSameForAll', ['none', 'same']],
  ] as const)('with ranges of Free-for-All %s allows %j', (rule, allowed) => {
    const rules = handMade({ 'freeForAll.rangeOfInfluence': rule });
    const ranges = { none: null, same: 1, different: { P1: 1, P2: 2, P3: 1 } };
    const found = Object.entries(ranges)
      .filter(([, rangeOfInfluence]) => {
        const options = { variant: 'freeForAll', attackMultiplePlayers: true, rangeOfInfluence } as const;
        return checkSetup({ players: seats(3), options }, rules).length === 0;
      })
      .map(([name]) => name);
    expect(found).toEqual(allowed);
  });
});

describe('a start by other rules', () => {
  it.each([
    ['randomTeamChosenMemberOrLeftOfMidpoint', 3, ['A1', 'A2', 'A3']],
    ['randomTeamChosenMember', 2, ['A1', 'A2']],
  ] as const)('has the team that was drawn choose: %s', (rule, size, members) => {
    const game = play(
      {
        ...blocks(2, size),
        options: { variant: 'teamVsTeam' },
        library: 12,
        start: { at: 'opening', startingTeam: 'A' },
      },
      { 'teamVsTeam.firstPlayer': rule },
    );
    const [asked] = game.pending();
    expect([asked?.kind, asked?.players]).toEqual(['startingPlayer', members]);
    choose(game, { type: 'player', player: members.at(-1) });
    expect(game.events('startDecided').map(({ player }) => player)).toEqual([members.at(-1)]);
  });

  it.each([
    ['firstMulliganNotCounted', [7, 6, 5, 4]],
    ['firstTwoMulligansNotCounted', [7, 7, 6, 5]],
    ['firstThreeMulligansNotCounted', [7, 7, 7, 6]],
    ['sevenCardsThenTwoFewer', [7, 5, 3, 1]],
    [8, [8, 7, 6, 5]],
  ] as const)('leaves hands of other sizes after mulligans: %s', (rule, sizes) => {
    const game = play(
      {
        players: seats(3),
        options: { variant: 'freeForAll', attackMultiplePlayers: true },
        library: 20,
        start: { at: 'opening', startingPlayer: 'P1' },
      },
      { 'general.freeMulligan.chapterRule': rule, 'general.mulliganProcess': 'playerByPlayerOneFewer' },
    );
    const hands = sizes.map(() => {
      choose(game, { type: 'mulligan' });
      return game.hand('P1').length;
    });
    expect(hands).toEqual(sizes);
  });
});

describe('combat by other rules', () => {
  const table = (variant?: 'twoHeadedGiant'): GameSetup => ({
    ...blocks(2, 2),
    options: variant ? { variant } : { sharedTeamTurns: true },
    objects: [bear('one', 'A1'), bear('own', 'B1'), bear('mate', 'B2')],
    library: 5,
    start: { at: 'turn', player: 'A1', step: 'beginCombat' },
  });

  it.each([
    ['sharedTeamTurns.blockableAttackers', 'attackingThem', undefined],
    ['sharedTeamTurns.blockableAttackers', 'attackingThemOrTheirPlaneswalkers', undefined],
    ['twoHeadedGiant.blockableAttackers', 'attackingThem', 'twoHeadedGiant'],
    ['twoHeadedGiant.blockableAttackers', 'attackingThemOrTheirs', 'twoHeadedGiant'],
  ] as const)('has each member block for that member alone: %s %s', (key, value, variant) => {
    const game = play(table(variant), {
      'twoHeadedGiant.attackUnit': 'individualPlayerOrPlaneswalker',
      [key]: value,
    });
    idleUntil(game, () => game.pending()[0]?.kind === 'attack');
    choose(game, { type: 'attack', creature: 'one', defender: 'B1' });
    idleUntil(game, () => game.pending()[0]?.kind === 'block');
    const blockers = game
      .pending()
      .flatMap(({ options }) =>
        options.flatMap((option) => (option.type === 'block' ? [option.creature] : [])),
      );
    expect(new Set(blockers)).toEqual(new Set(['own']));
  });

  it.each([
    ['attackingPlayer', 'P1'],
    [true, 'P2'],
  ] as const)('has creatures that block several ordered by %s', (rule, player) => {
    const game = play(
      {
        players: seats(3),
        options: { attackMultiplePlayers: true },
        objects: [bear('one', 'P1'), bear('two', 'P1'), { ...bear('wall', 'P2'), blocks: 2 }],
        library: 5,
        start: { at: 'turn', step: 'beginCombat' },
      },
      { 'attackMultiplePlayers.damageAssignmentOrder': rule },
    );
    idleUntil(game, () => game.pending()[0]?.kind === 'attack');
    for (const creature of ['one', 'two']) choose(game, { type: 'attack', creature, defender: 'P2' });
    idleUntil(game, () => game.pending()[0]?.kind === 'block');
    for (const attacker of ['one', 'two']) choose(game, { type: 'block', creature: 'wall', attacker });
    idleUntil(game, () => game.pending()[0]?.kind === 'damageOrder');
    expect([game.pending()[0]?.object, game.pending()[0]?.players]).toEqual(['wall', [player]]);
  });
});

describe('life and poison by other rules', () => {
  const giants = (life: number): GameSetup => ({
    ...blocks(2, 2),
    options: { variant: 'twoHeadedGiant' },
    life: { A: 30, B: life },
    library: 5,
    start: { at: 'turn', player: 'A1', step: 'main1' },
  });

  it.each([
    [-1, 0, false],
    [-1, -1, true],
    [5, 6, false],
    [5, 5, true],
    ['stateBasedAction', 0, true],
  ] as const)('has a team lose at %s life or less', (rule, life, over) => {
    const game = play(giants(life), { ...TOTALS, 'twoHeadedGiant.zeroLifeCheck': rule });
    expect(game.isOver()).toBe(over);
  });
});

describe('a turn whose active player leaves', () => {
  const left = (rule: 'turnContinuesWithoutActivePlayer' | 'turnEndsAtOnce'): Game => {
    const game = play(
      {
        players: seats(3),
        objects: [
          { id: 'mine', card: 'Trick', owner: 'P1', zone: 'hand' },
          { id: 'theirs', card: 'Trick', owner: 'P2', zone: 'hand' },
        ],
        library: 5,
        start: { at: 'turn', player: 'P1', step: 'main1' },
      },
      { 'leaving.turnInProgress': rule },
    );
    cast(game, 'P1', 'mine', [], false);
    pass(game);
    choose(game, { type: 'cast', object: 'theirs' });
    game.concede('P1');
    return game;
  };

  it('goes on without that player, or ends so that the next turn begins', () => {
    const goesOn = left('turnContinuesWithoutActivePlayer');
    expect([goesOn.step(), goesOn.zone('theirs')]).toEqual(['main1', 'stack']);
    const ends = left('turnEndsAtOnce');
    expect([ends.step(), ends.activePlayers(), ends.zone('theirs')]).toEqual(['upkeep', ['P2'], 'exile']);
  });
});

describe('an attack on several players', () => {
  const attacking = (allowed: boolean): Game => {
    const game = play(
      {
        players: seats(3),
        options: { attackMultiplePlayers: true },
        objects: [bear('one', 'P1'), bear('two', 'P1')],
        library: 5,
        start: { at: 'turn', player: 'P1', step: 'beginCombat' },
      },
      { 'attackMultiplePlayers.onePlayerAllowed': allowed },
    );
    idleUntil(game, () => game.pending()[0]?.kind === 'attack');
    choose(game, { type: 'attack', creature: 'one', defender: 'P2' });
    return game;
  };

  it('may be one on a single player, or has to be on two', () => {
    const open = attacking(true).pending()[0];
    expect([open?.kind, open?.options.length]).toEqual(['attack', 3]);
    // The second creature has one thing left to do, so that nobody is asked.
    expect(
      attacking(false)
        .events('attacked')
        .map(({ object, other }) => [object, other]),
    ).toEqual([
      ['one', 'P2'],
      ['two', 'P3'],
    ]);
  });

  it('is none where one creature alone could attack and two players have to be', () => {
    const game = play(
      {
        players: seats(3),
        options: { attackMultiplePlayers: true },
        objects: [bear('one', 'P1')],
        library: 5,
        start: { at: 'turn', player: 'P1', step: 'beginCombat' },
      },
      { 'attackMultiplePlayers.onePlayerAllowed': false },
    );
    idleUntil(game, () => game.step() === 'main2');
    expect(game.events('attacked')).toEqual([]);
  });
});

describe('a designated turn marker with which no turn is taken', () => {
  const holders = { 1: 'P2', 2: 'P5', 3: 'P9', 4: 'P13' };
  const departed = (rule: NonNullable<Values['grandMelee.designatedMarkerRemoval']>): Game => {
    const game = play(
      {
        players: seats(16),
        options: { variant: 'grandMelee' },
        library: 30,
        start: { at: 'turn', markers: holders, waiting: ['P2'] },
      },
      {
        'grandMelee.blockedMarker': 'playerHoldsMarkerButTurnWaits',
        'grandMelee.designatedMarkerRemoval': rule,
      },
    );
    game.concede('P3');
    return game;
  };
  const turnsOf = (game: Game, player: PlayerId): number =>
    game.events('turnBegan').filter((event) => event.player === player).length;

  it('goes at once, or when the next turn with it would begin, or after that turn', () => {
    const atOnce = departed('afterTurnOrImmediatelyExcessToRight');
    expect(atOnce.markers()).toHaveLength(3);
    const begins = departed('afterTurnOrAsNextTurnBeginsExcessToRight');
    expect(begins.markers()).toHaveLength(4);
    idleUntil(begins, () => begins.markers().length < 4);
    expect(turnsOf(begins, 'P2')).toBe(0);
    const ends = departed('afterTurnOrNextTurnExcessToRight');
    idleUntil(ends, () => ends.markers().length < 4);
    expect(turnsOf(ends, 'P2')).toBe(1);
  });
});
