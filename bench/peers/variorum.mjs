import { table } from '../game/tables.mjs';

/**
 * Six-seat games of Emperor by lot under a shipped ruleset, every legal option listed before each decision.
 *
 * @param code the folder with the compiled package
 * @param log whether events are kept
 */
export async function variorum(code, log) {
  const { createGame, positionOf } = await import(`${code}/game/index.js`);
  const { ruleset } = await import(`${code}/rulesets/index.js`);
  const rules = ruleset('2011-07-15');
  const setup = table('emperor', 6);
  return {
    name: `variorum, Emperor of six, log ${log ? 'on' : 'off'}`,
    play(seed, lot, tally) {
      const game = createGame(setup, rules, { seed, log });
      for (let at = 0; at < 2000 && !game.isOver(); at++) {
        const open = game.pending();
        const decision = open[lot(open.length)];
        tally.options += decision.options.length;
        tally.decisions++;
        game.answer(decision.id, lot(decision.options.length));
      }
      return JSON.stringify(positionOf(game));
    },
  };
}
