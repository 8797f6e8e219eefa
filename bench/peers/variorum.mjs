import { table } from '../game/tables.mjs';

/**
 * Six-seat games of Emperor by lot under a shipped ruleset, every legal option listed before each decision.
 *
 * @param code the folder with the compiled package
 * @param log whether events are kept
 * @param forced `ask`: players who can only pass are asked all the same; `take`: they are not, so that every decision is a
 *   real one, as in the other games
 */
export async function variorum(code, { log, forced = 'ask' }) {
  const { createGame, positionOf } = await import(`${code}/game/index.js`);
  const { ruleset } = await import(`${code}/rulesets/index.js`);
  const rules = ruleset('2011-07-15');
  const plain = table('emperor', 6);
  const setup = { ...plain, options: { ...plain.options, forced } };
  return {
    name: `variorum, Emperor of six, log ${log ? 'on' : 'off'}${forced === 'take' ? ', forced passes taken' : ''}`,
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
