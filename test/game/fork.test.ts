import { describe, expect, it } from 'vitest';
import { digestOf } from '../../src/game/digest.js';
import { createGame, Protocol, type Variant } from '../../src/game/index.js';
import { handMade } from '../support/handmade.js';
import { lots } from '../support/lots.js';
import { table } from '../support/tables.js';

const VARIANTS: (Variant | null)[] = [
  null,
  'freeForAll',
  'grandMelee',
  'teamVsTeam',
  'emperor',
  'twoHeadedGiant',
  'alternatingTeams',
];

/** Makes everything in a value refuse to be changed. */
function freeze(value: unknown): void {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const item of Object.values(value)) freeze(item);
}

describe.each(VARIANTS)('a copy of a game, variant %s', (variant) => {
  it('goes on by itself, without touching anything of the game that it was made from', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const lot = lots(seed);
      const game = createGame(table(variant, 6), handMade(), { seed });
      const play = (on: typeof game, count: number) => {
        for (let at = 0; at < count && !on.isOver(); at++) {
          const decision = on.pending()[0];
          if (decision === undefined) throw new Error('nobody is asked anything');
          if (lot(40) === 0) on.concede(on.players()[0] as string);
          else on.answer(decision.id, lot(decision.options.length));
        }
      };
      play(game, 20 * seed);
      const before = game.hash();
      expect(digestOf(game.state, new Map())).toBe(before);
      const copy = game.fork();
      expect(copy.hash()).toBe(before);
      expect(copy.pending()).toEqual(game.pending());
      freeze(game.state);
      play(copy, 120);
      expect(game.hash()).toBe(before);
      // What was found before for objects that have changed since is found anew.
      expect(digestOf(copy.state, new Map())).toBe(copy.hash());
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
