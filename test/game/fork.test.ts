import { describe, expect, it } from 'vitest';
import { FACE, type Layers } from '../../src/game/cards/face.js';
import { copyPlayer, copyState } from '../../src/game/copy.js';
import { digestOf, noDigests } from '../../src/game/digest.js';
import { createGame, type Game, Protocol } from '../../src/game/index.js';
import type { GameObject, GameState, PlayerState } from '../../src/game/state.js';
import { copyObject, ObjectTable } from '../../src/game/zones/objectTable.js';
import { handMade } from '../support/handmade.js';
import { lots } from '../support/lots.js';
import { table, VARIANTS, vocabularyTable } from '../support/tables.js';

/** Makes everything in a value refuse to be changed. */
function freeze(value: unknown): void {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const item of Object.values(value)) freeze(item);
}

/** An object with everything that one may have. */
const WHOLE: Required<GameObject> = {
  id: 'a',
  kind: 'card',
  card: 'Bear',
  owner: 'Ann',
  zone: 'battlefield',
  exists: true,
  controller: 'Bob',
  defaultController: 'Ann',
  incarnation: 1,
  timestamp: 2,
  tapped: true,
  sick: true,
  cameAt: 0,
  damage: 3,
  counters: { charge: 1 },
  attachedTo: 'b',
  chosenColor: 'red',
  kicked: true,
  boughtBack: true,
  otherCost: true,
  overloaded: true,
  joined: ['c'],
  suspended: true,
  flashedBack: true,
  copied: true,
  melded: 'other',
  front: 'Front',
  castFrom: 'hand',
  paid: { cost: 'd' },
  chosenType: 'Elf',
  chosenNumber: 3,
  haunts: { id: 'ghost', incarnation: 1 },
  hurt: ['Bob'],
  chosenPlayer: 'Ann',
  commander: true,
  arrived: true,
  blocks: 2,
  n: 4,
  x: 5,
  printed: { power: 1 },
  marker: 6,
  targets: [],
  modes: [0],
  ability: null,
  last: null,
  cameBy: 'e',
  cameIn: 7,
  stay: 8,
  phasedOutWith: 'f',
  marks: ['monstrous'],
  doomed: true,
  activated: { 0: [1] },
  loyaltyTurn: 9,
  room: 10,
  protector: 'Bob',
  [FACE]: { card: '', printed: null, definition: { name: '', types: [] }, layers: {} as Layers },
};

const PLAYER: Required<PlayerState> = {
  inGame: true,
  result: 'none',
  life: 1,
  poison: 2,
  energy: 3,
  mana: 4,
  pool: [{ amount: 1 }],
  turnsTaken: 5,
  landsPlayed: 6,
  upkeeps: 7,
  drewFromEmpty: true,
  castCommanders: { a: 1 },
  fromCommanders: { a: 2 },
  mulligans: 8,
  kept: true,
  lastKnown: null,
  completed: true,
};

/** What a state may have beside what every state has. */
const BESIDE: Required<Pick<GameState, OptionalOf<GameState>>> = {
  removals: ['Ann'],
  spellsLastTurn: { Ann: 1 },
  commanders: ['a'],
  leading: { a: true },
  monarch: 'Ann',
  initiative: 'Bob',
  today: { drew: 1 },
};

type OptionalOf<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

describe('a copy', () => {
  it('has everything that an object, a player or a state may have', () => {
    expect(copyObject(WHOLE)).toEqual(WHOLE);
    expect(copyPlayer(PLAYER)).toEqual(PLAYER);
    const state = { ...createGame(table('freeForAll', 3), handMade()).state, ...BESIDE };
    expect(JSON.parse(JSON.stringify(copyState(state)))).toEqual(JSON.parse(JSON.stringify(state)));
    expect(copyState(state)).toMatchObject(BESIDE);
  });

  it('finds its own objects where another copy has given a name to something else', () => {
    const one = new ObjectTable();
    one.set({ ...WHOLE, id: 'first' });
    const other = one.copy([]);
    one.set({ ...WHOLE, id: 'second' });
    one.set({ ...WHOLE, id: 'third' });
    other.set({ ...WHOLE, id: 'third' });
    const last = other.copy([]);
    last.set({ ...WHOLE, id: 'second' });
    const names = [one, other, last].map((table) =>
      ['first', 'second', 'third'].map((id) => table.get(id)?.id),
    );
    expect(names).toEqual([
      ['first', 'second', 'third'],
      ['first', undefined, 'third'],
      ['first', 'second', 'third'],
    ]);
  });
});

/** Answers decisions by lot; now and then a player leaves. */
function play(game: Game, lot: (below: number) => number, count: number, look?: () => void): void {
  for (let at = 0; at < count && !game.isOver(); at++) {
    const open = game.pending();
    const decision = open[lot(open.length)];
    if (decision === undefined) throw new Error('nobody is asked anything');
    if (lot(40) === 0) game.concede(game.players()[0] as string);
    else game.answer(decision.id, lot(decision.options.length));
    look?.();
  }
}

/** Everything that a copy of the game may share, or is copied when the copy is made. */
function freezeState(game: Game): void {
  for (const object of game.state.objects.all) freeze(object);
  freeze(game.state);
}

describe.each(VARIANTS)('a copy of a game, variant %s', (variant) => {
  it.each([
    ['plain', table],
    ['all of the vocabulary', vocabularyTable],
  ] as const)(
    'goes on by itself, without touching anything of the game that it was made from: %s cards',
    (_, setup) => {
      for (let seed = 1; seed <= 3; seed++) {
        const lot = lots(seed);
        const game = createGame(setup(variant, 6, seed), handMade(), { seed });
        play(game, lot, 60 * seed);
        const before = game.hash();
        expect(digestOf(game.state, noDigests())).toBe(before);
        const text = JSON.stringify(game.state);
        const copy = game.fork();
        expect(copy.hash()).toBe(before);
        expect(copy.pending()).toEqual(game.pending());
        freezeState(game);
        play(copy, lot, 120);
        expect(game.hash()).toBe(before);
        expect(JSON.stringify(game.state)).toBe(text);
        // What was found before for objects that have changed since is found again.
        expect(digestOf(copy.state, noDigests())).toBe(copy.hash());
      }
    },
  );

  it('and the game itself play the same, whichever of them plays first', () => {
    for (let seed = 1; seed <= 2; seed++) {
      const game = createGame(vocabularyTable(variant, 5, seed), handMade(), { seed });
      play(game, lots(seed), 60);
      const [first, second] = [game.fork(), game.fork()];
      for (const one of [first, game, second]) play(one, lots(-seed), 80);
      expect(first.hash()).toBe(game.hash());
      expect(second.hash()).toBe(game.hash());
      expect(JSON.stringify(second.state)).toBe(JSON.stringify(game.state));
    }
  });

  it('has at every moment the fingerprint that would be taken of its state from scratch', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const game = createGame(vocabularyTable(variant, 4, seed), handMade(), { seed, log: false });
      const seen = new Map<string, string>();
      play(game, lots(seed), 100, () => {
        const hash = game.hash();
        expect(digestOf(game.state, noDigests())).toBe(hash);
        const text = JSON.stringify(game.state);
        expect(seen.get(hash) ?? text).toBe(text);
        seen.set(hash, text);
      });
    }
  });
});

describe('questions with one answer', () => {
  const forced = (log: boolean) => {
    const setup = table('emperor', 6);
    return createGame({ ...setup, options: { ...setup.options, forced: 'take' } }, handMade(), {
      seed: 4,
      log,
    });
  };

  it('are put to nobody in a game that takes what is forced, and stand in its log', () => {
    const game = forced(true);
    const lot = lots(9);
    for (let at = 0; at < 200 && !game.isOver(); at++) {
      for (const decision of game.pending()) expect(decision.options.length).toBeGreaterThan(1);
      const decision = game.pending()[0];
      if (decision !== undefined) game.answer(decision.id, lot(decision.options.length));
    }
    const passes = game.events('choiceForced').filter((event) => event.detail?.kind === 'priority');
    expect(passes.length).toBeGreaterThan(100);
    for (const event of passes) expect(event.detail?.option).toEqual({ type: 'pass' });
    expect(passes.length).toBeLessThanOrEqual(game.events('passed').length);
  });

  it('come out the same whether or not the log is kept', () => {
    const [kept, bare] = [forced(true), forced(false)];
    const lot = lots(5);
    for (let at = 0; at < 150 && !kept.isOver(); at++) {
      const decision = kept.pending()[0];
      if (decision === undefined) break;
      const option = lot(decision.options.length);
      kept.answer(decision.id, option);
      bare.answer(decision.id, option);
      expect(bare.hash()).toBe(kept.hash());
    }
  });

  it('are taken again when a saved game is taken up', () => {
    const setup = { ...table('emperor', 6), options: { variant: 'emperor', forced: 'take' } };
    const say = (protocol: Protocol, request: unknown) =>
      JSON.parse(protocol.handle(JSON.stringify(request)));
    const first = new Protocol(handMade());
    let reply = say(first, { command: 'new', setup, seed: 8 });
    for (let at = 0; at < 30; at++)
      reply = say(first, { command: 'answer', decision: reply.pending[0].id, option: 0 });
    const saved = say(first, { command: 'save' });
    const again = say(new Protocol(handMade()), { command: 'new', ...saved });
    expect(again.hash).toBe(reply.hash);
  });
});
