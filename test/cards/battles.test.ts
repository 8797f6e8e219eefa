import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import { createGame, type Effect, type Game, type GameSetup } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { creature, passAll, read, settle, until, type Wanted } from '../support/printed.js';

const PLAYERS = ['Ann', 'Bob', 'Cy', 'Dee'];
/** Two creatures for each. */
const BEARS = PLAYERS.flatMap((owner) =>
  [`bear ${owner}`, `cub ${owner}`].map((id) => ({ id, card: 'Bear', owner, zone: 'battlefield' as const })),
);

const SIEGE = () =>
  read({
    name: 'Siege of the Weir',
    type: 'Battle — Siege',
    cost: '{0}',
    defense: 4,
    back: 'Warden of the Weir',
    text: '(As a Siege enters, choose an opponent to protect it.)\nWhen Siege of the Weir enters, you gain 2 life.',
  });
const WARDEN = () =>
  read({
    name: 'Warden of the Weir',
    type: 'Creature — Giant',
    power: 5,
    toughness: 5,
    text: 'When Warden of the Weir enters, each opponent loses 1 life.',
  });

function begun(more: Partial<GameSetup> = {}): Game {
  return createGame(
    {
      players: PLAYERS,
      cards: [creature('Bear'), SIEGE(), WARDEN()],
      objects: [{ id: 'weir', card: 'Siege of the Weir', owner: 'Ann', zone: 'hand' }, ...BEARS],
      library: 20,
      options: { attackMultiplePlayers: true },
      start: { at: 'turn' },
      ...more,
    },
    ruleset('2025-11-14'),
  );
}

/** A table at which the battle lies there, under Ann's control and protected by one player. */
const laid = (protector: string | undefined, more: Partial<GameSetup> = {}): Game =>
  begun({
    objects: [
      {
        id: 'weir',
        card: 'Siege of the Weir',
        owner: 'Ann',
        zone: 'battlefield',
        ...(protector === undefined ? {} : { protector }),
      },
      ...BEARS,
    ],
    ...more,
  });

const player =
  (name: string): Wanted =>
  ({ options }) =>
    options.find((one) => one.type === 'player' && one.player === name);
const attacks =
  (plan: Record<string, string>): Wanted =>
  (decision) =>
    decision.kind === 'attack'
      ? (decision.options.find(
          (one) => one.type === 'attack' && one.defender === plan[decision.object ?? ''],
        ) ?? decision.options.find(({ type }) => type === 'stayHome'))
      : undefined;
const protectorOf = (game: Game) => game.events('protectorChosen').at(-1)?.player;
const deal = (game: Game, amount: number): void => {
  const damage: Effect = { effect: 'damage', amount, to: { object: 'named', id: 'weir' } };
  game.instruct([damage], { controller: 'Ann', source: 'bear Ann' });
};
const yes: Wanted = ({ kind, options }) =>
  kind === 'may' ? options.find(({ type }) => type === 'yes') : undefined;
const no: Wanted = ({ kind, options }) =>
  kind === 'may' ? options.find(({ type }) => type === 'no') : undefined;

describe('a battle', () => {
  it('enters with its defense, under the protection of an opponent whom its controller chooses', () => {
    const game = begun();
    until(game, 'main1');
    const open = game.pending()[0];
    const cast = open?.options.find((one) => one.type === 'cast' && one.object === 'weir');
    if (open && cast) game.answer(open.id, cast);
    const asked: string[] = [];
    passAll(game, (decision) => {
      if (decision.slot === 'protector') asked.push(...decision.players, String(decision.options.length));
      return player('Cy')(decision);
    });
    expect([game.zone('weir'), game.counters('weir', 'defense'), protectorOf(game)]).toEqual([
      'battlefield',
      4,
      'Cy',
    ]);
    expect(asked).toEqual(['Ann', '3']);
    expect(game.life('Ann')).toBe(22);
  });

  it('is attacked by everybody but its protector, its controller too', () => {
    const game = laid('Cy');
    const targets = (whose: string) => game.attackable(`bear ${whose}`).includes('weir');
    until(game, 'beginCombat');
    expect(targets('Ann')).toBe(true);
    until(game, 'end');
    until(game, 'beginCombat');
    expect([game.activePlayers(), targets('Bob')]).toEqual([['Bob'], true]);
    until(game, 'end');
    until(game, 'beginCombat');
    expect([game.activePlayers(), targets('Cy')]).toEqual([['Cy'], false]);
  });

  it('is blocked for by its protector alone, and loses defense for damage', () => {
    const game = laid('Cy');
    const blockers = new Set<string>();
    until(game, 'endCombat', (decision) => {
      if (decision.kind === 'block' && decision.options.some(({ type }) => type === 'block'))
        for (const one of decision.players) blockers.add(one);
      return decision.kind === 'block'
        ? decision.options.find((one) => one.type === 'block' && one.attacker === 'cub Ann')
        : attacks({ 'bear Ann': 'weir', 'cub Ann': 'weir' })(decision);
    });
    expect([...blockers]).toEqual(['Cy']);
    // One of the two is blocked.
    expect([game.counters('weir', 'defense'), game.life('Cy'), game.life('Ann')]).toEqual([2, 20, 20]);
  });

  it('is exiled as it is defeated, and cast as its other face where its controller wants that', () => {
    const taken = laid('Cy');
    deal(taken, 7);
    passAll(taken, yes);
    expect([taken.zone('weir'), taken.power('weir'), taken.controller('weir')]).toEqual([
      'battlefield',
      5,
      'Ann',
    ]);
    expect(['Bob', 'Cy', 'Dee'].map((one) => taken.life(one))).toEqual([19, 19, 19]);
    const left = laid('Cy');
    deal(left, 4);
    passAll(left, no);
    expect(left.zone('weir')).toBe('exile');
    expect(left.types('weir')).toEqual(['battle']);
  });

  it('stays while what it does is on the stack, and is put into the graveyard where nothing of it is', () => {
    const game = laid('Cy');
    deal(game, 4);
    settle(game);
    expect([game.zone('weir'), game.stack().length]).toEqual(['battlefield', 1]);
    const bare = laid('Cy', {
      objects: [
        {
          id: 'weir',
          card: 'Siege of the Weir',
          owner: 'Ann',
          zone: 'battlefield',
          counters: { defense: 0 },
        },
        { id: 'bear Ann', card: 'Bear', owner: 'Ann', zone: 'battlefield' },
      ],
    });
    settle(bare);
    expect(bare.zone('weir')).toBe('graveyard');
  });

  it('stops the game where its other face is wanted and was not given', () => {
    const game = laid('Cy', { cards: [creature('Bear'), { ...SIEGE(), back: 'Nothing' }] });
    deal(game, 4);
    expect(() => passAll(game, yes)).toThrow(/the other face/);
  });

  it('gets another protector when the one it has leaves', () => {
    const game = laid('Cy');
    until(game, 'main1');
    game.leave('Cy');
    game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
    settle(game, player('Dee'));
    expect([game.zone('weir'), protectorOf(game)]).toEqual(['battlefield', 'Dee']);
  });

  it('keeps a protector who has left while it is attacked, and is defended by nobody', () => {
    const game = laid('Cy');
    until(game, 'declareBlockers', attacks({ 'bear Ann': 'weir' }));
    game.leave('Cy');
    until(game, 'endCombat', player('Bob'));
    expect([game.counters('weir', 'defense'), protectorOf(game)]).toEqual([2, undefined]);
    until(game, 'main2', player('Bob'));
    expect(protectorOf(game)).toBe('Bob');
  });

  it('gets another protector when its own becomes its controller', () => {
    const game = laid('Cy');
    const control: Effect = {
      effect: 'control',
      object: { object: 'named', id: 'weir' },
      by: { player: 'named', name: 'Cy' },
      duration: { until: 'permanent' },
    };
    game.instruct([control], { controller: 'Ann', source: 'bear Ann' });
    const asked: string[] = [];
    settle(game, (decision) => {
      if (decision.slot === 'protector') asked.push(...decision.players);
      return player('Ann')(decision);
    });
    expect([asked, protectorOf(game)]).toEqual([['Cy'], 'Ann']);
  });

  it('is protected by one head of a team, for whom the other may block', () => {
    const teams = { Sun: ['Ann', 'Bob'], Moon: ['Cy', 'Dee'] };
    const game = laid('Cy', { teams, options: { variant: 'twoHeadedGiant' } });
    until(game, 'beginCombat');
    expect(['bear Ann', 'bear Bob'].map((one) => game.attackable(one))).toEqual([
      ['Cy', 'Dee', 'weir'],
      ['Cy', 'Dee', 'weir'],
    ]);
    const blocks: Wanted = ({ kind, options }) =>
      kind === 'block'
        ? options.find(
            (one) => one.type === 'block' && one.creature === 'bear Dee' && one.attacker === 'bear Ann',
          )
        : undefined;
    const attack = attacks({ 'bear Ann': 'weir', 'bear Bob': 'weir' });
    until(game, 'main2', (decision) => attack(decision) ?? blocks(decision));
    expect([game.counters('weir', 'defense'), game.zone('bear Dee'), game.teamLife('Moon')]).toEqual([
      2,
      'graveyard',
      30,
    ]);
    game.leave('Cy', 'Dee');
    expect(game.isOver()).toBe(true);
  });

  it('is within the range of whoever has its protector in range', () => {
    const ring = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay'];
    const game = createGame(
      {
        players: ring,
        cards: [creature('Bear'), SIEGE(), WARDEN()],
        objects: [
          { id: 'weir', card: 'Siege of the Weir', owner: 'Ann', zone: 'battlefield', protector: 'Bob' },
          ...ring.map((owner) => ({
            id: `bear ${owner}`,
            card: 'Bear',
            owner,
            zone: 'battlefield' as const,
          })),
        ],
        library: 20,
        options: { rangeOfInfluence: 1, attackMultiplePlayers: true },
        start: { at: 'turn' },
      },
      ruleset('2025-11-14'),
    );
    const shot = { effect: 'damage', amount: 1, to: { object: 'named', id: 'weir' } } as const;
    game.instruct([shot], { controller: 'Dee', source: 'bear Dee' });
    expect(game.counters('weir', 'defense')).toBe(4);
    game.instruct([shot], { controller: 'Cy', source: 'bear Cy' });
    expect(game.counters('weir', 'defense')).toBe(3);
  });

  it('is spoken of by other cards', () => {
    const back = (text: string) =>
      readCard({ name: 'Ram', type: 'Creature — Goat', power: 2, toughness: 2, text }).readBack;
    for (const text of [
      'Whenever ~ attacks a battle, ~ gets +1/+1 until end of turn.',
      'Whenever ~ attacks a player or battle, draw a card.',
      'Whenever ~ deals combat damage to a player or battle, draw a card.',
      '{T}: ~ deals 2 damage to target player or battle.',
      'When ~ enters, ~ deals 2 damage to any other target.',
    ])
      expect(back(text), text).toBe(text);
    // Which of the two was dealt damage is not known.
    expect(back('Whenever ~ deals combat damage to a player or battle, that player draws a card.')).toBe('');
  });

  it('sets off what waits for attacks on battles, and on players or battles', () => {
    const ram = creature(
      'Ram',
      'Whenever Ram attacks a battle, you gain 1 life.\nWhenever Ram deals combat damage to a player or battle, you gain 3 life.',
    );
    const gains = (target: string): number => {
      const game = laid('Cy', {
        cards: [ram, creature('Bear'), SIEGE(), WARDEN()],
        objects: [
          { id: 'weir', card: 'Siege of the Weir', owner: 'Ann', zone: 'battlefield', protector: 'Cy' },
          { id: 'ram', card: 'Ram', owner: 'Ann', zone: 'battlefield' },
        ],
      });
      until(game, 'main2', attacks({ ram: target }));
      return game.life('Ann') - 20;
    };
    expect([gains('weir'), gains('Cy')]).toEqual([4, 3]);
  });
});
