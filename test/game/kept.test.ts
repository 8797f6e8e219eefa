import { describe, expect, it } from 'vitest';
import type { Engine } from '../../src/game/engine.js';
import { createGame, type Game, type GameSetup } from '../../src/game/index.js';
import { type Survey, takeSurvey } from '../../src/game/zones/survey.js';
import { ruleset } from '../../src/rulesets/index.js';
import { handMade } from '../support/handmade.js';
import { lots } from '../support/lots.js';
import { table as seated, VARIANTS, vocabularyTable } from '../support/tables.js';

const rules = ruleset('2011-07-15');

const BOLT = {
  name: 'Bolt',
  types: ['instant'],
  spell: {
    targets: [{ players: {} }],
    effects: [{ effect: 'damage' as const, amount: 3, to: { player: 'target' as const, index: 0 } }],
  },
};
const BEAR = { name: 'Bear', types: ['creature'], power: 2, toughness: 2 };

const table = (objects: NonNullable<GameSetup['objects']>): GameSetup => ({
  players: ['Ada', 'Ben', 'Cid'],
  cards: [BOLT, BEAR],
  objects,
  start: { at: 'turn', player: 'Ada' },
});

describe('what is kept from one question to the next', () => {
  it('reads the names of a set-up again where they have changed since the last game', () => {
    const bear = { id: 'first', card: 'Bear', owner: 'Ada', zone: 'battlefield' as const };
    const setup = table([bear]);
    expect(createGame(setup, rules).power('first')).toBe(2);
    bear.id = 'second';
    const again = createGame(setup, rules);
    expect(again.power('second')).toBe(2);
    expect(again.state.objects.has('first')).toBe(false);
  });

  it('offers a card that comes to a hand of cards without a meaning, and no longer once it has gone', () => {
    const setup = { ...table([{ id: 'bolt', card: 'Bolt', owner: 'Ada', zone: 'exile' }]), hand: 2 };
    const game = createGame(setup, rules);
    const offered = () => game.pending()[0]?.options.map(({ type }) => type);
    expect(offered()).toEqual(['pass']);
    game.instruct([{ effect: 'move', object: { object: 'self' }, to: 'hand' }], { source: 'bolt' });
    expect(offered()).toEqual(['pass', 'cast']);
    game.instruct([{ effect: 'move', object: { object: 'self' }, to: 'exile' }], { source: 'bolt' });
    expect(offered()).toEqual(['pass']);
  });

  it('knows an effect as soon as it has begun, and not in a copy made before', () => {
    const game = createGame(table([{ id: 'bear', card: 'Bear', owner: 'Ada', zone: 'battlefield' }]), rules);
    const before = game.fork();
    game.instruct(
      [
        {
          effect: 'pump',
          object: { object: 'self' },
          power: 3,
          toughness: 3,
          duration: { until: 'endOfTurn' },
        },
      ],
      { source: 'bear' },
    );
    const after = game.fork();
    expect([before.power('bear'), game.power('bear'), after.power('bear')]).toEqual([2, 5, 5]);
    while (after.turnOwner() === 'Ada') {
      const [decision] = after.pending();
      after.answer(decision?.id ?? '', 0);
    }
    expect([game.power('bear'), after.power('bear')]).toEqual([5, 2]);
  });
});

describe('a step in which nobody is asked where nobody could do anything but pass', () => {
  const GAIN = [{ effect: 'gainLife' as const, player: { player: 'you' as const }, amount: 1 }];
  const ability = { ability: 'activated' as const, effects: GAIN };
  const card = (types: string[], more: object = {}) => ({ name: 'Card', types, ...more });
  const flash = { ability: 'static', static: 'asFlash', who: {}, which: { zone: 'any' } };
  const top = { ability: 'static', static: 'playTop' };

  /** The steps of Ada's turn in which Ben was asked for something with this card in a zone, cast or activated as often as not. */
  const asked = (zone: string, own: object, more: object[] = [], forced = true): Set<string | undefined> => {
    const objects = [{ id: 'own', card: 'Card', owner: 'Ben', zone }, ...more];
    const options = forced ? { forced: 'take' as const } : {};
    const cards = [
      own,
      BEAR,
      { name: 'Flash', types: ['enchantment'], abilities: [flash] },
      { name: 'Top', types: ['enchantment'], abilities: [top] },
    ];
    const setup = {
      players: ['Ada', 'Ben', 'Cid'],
      options,
      cards,
      objects,
      library: { Ada: 9, Ben: 0, Cid: 9 },
    };
    const start = { at: 'turn', player: 'Ada', step: 'untap' };
    const game = createGame({ ...setup, start } as unknown as GameSetup, rules, { log: false });
    const steps = new Set<string | undefined>();
    while (game.turnOwner() === 'Ada' && !game.isOver()) {
      const [decision] = game.pending();
      if (decision?.players[0] === 'Ben' && decision.options.length > 1)
        steps.add(game.state.threads[0]?.turn?.step);
      game.answer(decision?.id ?? '', 0);
    }
    return steps;
  };

  const beside = (name: string) => [{ id: 'beside', card: name, owner: 'Ben', zone: 'battlefield' }];
  it.each([
    ['an instant in hand', 'hand', card(['instant'], { spell: { effects: GAIN } }), []],
    ['an ability in play', 'battlefield', card(['artifact'], { abilities: [{ ...ability, costs: [] }] }), []],
    [
      'an ability of anybody',
      'battlefield',
      card(['artifact'], { abilities: [{ ...ability, costs: [], who: 'anyPlayer' }] }),
      [],
    ],
    [
      'an ability of a card in hand',
      'hand',
      card(['artifact'], { abilities: [{ ...ability, costs: [], from: 'hand' }] }),
      [],
    ],
    ['flashback', 'graveyard', card(['instant'], { spell: { effects: GAIN }, flashback: [] }), []],
    ['a creature that may be cast at any time', 'hand', card(['creature']), beside('Flash')],
    [
      'the top card of the library',
      'library',
      card(['instant'], { spell: { effects: GAIN } }),
      beside('Top'),
    ],
  ] as const)('is no such step for who has %s', (_, zone, own, more) => {
    const steps = asked(zone, own, [...more]);
    for (const step of ['upkeep', 'draw', 'main1', 'end']) expect(steps).toContain(step);
    expect(steps).toEqual(asked(zone, own, [...more], false));
  });

  it('is one for who could only cast a sorcery or use what waits for its time', () => {
    const slow = { ...ability, costs: [], timing: 'sorcery' };
    expect(asked('hand', card(['sorcery'], { spell: { effects: GAIN } }))).toEqual(new Set());
    expect(asked('battlefield', card(['artifact'], { abilities: [slow] }))).toEqual(new Set());
  });
});

/** What a survey says, in the order in which it is asked for. */
const told = (survey: Survey): unknown => ({
  ...survey,
  ...Object.fromEntries(
    (['own', 'statics', 'watchers', 'granted'] as const).map((key) => [
      key,
      [...(survey[key] ?? [])].sort(([a], [b]) => (a < b ? -1 : 1)),
    ]),
  ),
});

/** Plays a game by lot, with players who concede, and looks before and after each choice. */
function playLooking(game: Game, seed: number, look: (game: Game, choose: (of: Game) => void) => void): void {
  const lot = lots(seed);
  for (let at = 0; at < 250 && !game.isOver(); at++) {
    const open = game.pending();
    const decision = open[lot(open.length)];
    const option = lot(decision?.options.length ?? 1);
    const leaver = lot(40) === 0 ? game.players()[lot(game.players().length)] : undefined;
    look(game, (of) => {
      if (leaver !== undefined) of.concede(leaver);
      else of.answer(decision?.id ?? '', option);
    });
  }
}

const TABLES = VARIANTS.flatMap((variant) => [
  [variant, 'few cards', seated(variant, 6)] as const,
  [variant, 'the whole vocabulary', vocabularyTable(variant, 6, 6)] as const,
]);

describe.each(TABLES)('what is kept in a game by lot (variant %s, %s)', (_, __, setup) => {
  it('is what is found where everything is looked at anew', () => {
    for (const seed of [1, 2]) {
      const game = createGame(setup, handMade(), { seed, log: false, unchecked: true });
      const { engine } = game as unknown as { engine: Engine };
      playLooking(game, seed, (now, choose) => {
        choose(now);
        const anew = engine.rules.aside(() => takeSurvey(engine));
        expect(told(engine.survey)).toEqual(told(anew));
      });
    }
  });

  it('lets the game go on as in a copy, which has kept nothing', () => {
    const forced = { ...setup, options: { ...setup.options, forced: 'take' as const } };
    const game = createGame(forced, handMade(), { seed: 3, log: false, unchecked: true });
    playLooking(game, 3, (now, choose) => {
      const copy = now.fork();
      for (const one of [now, copy]) choose(one);
      expect(copy.pending()).toEqual(now.pending());
      expect(copy.hash()).toBe(now.hash());
    });
  });

  it('passes for nobody who could do something else, whether or not anybody reads of the passes', () => {
    const forced = { ...setup, options: { ...setup.options, forced: 'take' as const } };
    for (const seed of [4, 5]) {
      const game = createGame(forced, handMade(), { seed, log: false, unchecked: true });
      const read = createGame(forced, handMade(), { seed, unchecked: true });
      playLooking(game, seed, (now, choose) => {
        for (const one of [now, read]) choose(one);
        expect(now.pending()).toEqual(read.pending());
        expect(now.hash()).toBe(read.hash());
      });
    }
  });
});
