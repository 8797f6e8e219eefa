/**
 * What a copy of a game costs, measured in decisions: games are played by lot, and after every twentieth decision the
 * game is copied so many times; then one copy is played on and thrown away, as a program that looks ahead would do.
 *
 *   npm run compile && node bench/game/fork.mjs [--games 40] [--copies 20] [--edition E]
 *
 * What a fingerprint costs is told beside it: the first of a game, and those taken after every decision.
 *
 * An undo mark is such a copy that is kept; going back to it is another. The checksum over all final states shows that
 * the copies did not touch the games that they were made from: it is the same with `--copies 0`.
 */
import { parseArgs } from 'node:util';
import { folded, lots, objectsOf, secondsSince } from './lots.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '40' },
    copies: { type: 'string', default: '20' },
    edition: { type: 'string', default: '2025-02-07' },
    code: { type: 'string', default: '../../dist' },
  },
});
const { createGame } = await import(`${values.code}/game/index.js`);
const { ruleset } = await import(`${values.code}/rulesets/index.js`);
const { table } = await import('./tables.mjs');

const rules = ruleset(values.edition);
const copies = Number(values.copies);
for (const [variant, seats] of [
  [null, 2],
  ['freeForAll', 4],
  ['emperor', 6],
  ['twoHeadedGiant', 4],
  ['grandMelee', 20],
]) {
  const spent = { deciding: 0, copying: 0, restoring: 0, hashing: 0, following: 0 };
  let decisions = 0;
  let forks = 0;
  let restored = 0;
  let followed = 0;
  let objects = 0;
  let checksum = 0;
  for (let seed = 1; seed <= Number(values.games); seed++) {
    const lot = lots(seed);
    const game = createGame(table(variant, seats), rules, { seed, log: false, unchecked: true });
    const answer = (on, choose) => {
      const open = on.pending();
      const decision = open[choose(open.length)];
      on.answer(decision.id, choose(decision.options.length));
    };
    for (let at = 0; at < 600 && !game.isOver(); at += 20) {
      let begun = process.cpuUsage();
      for (let step = 0; step < 20 && !game.isOver(); step++, decisions++) answer(game, lot);
      spent.deciding += secondsSince(begun);
      if (game.isOver() || copies === 0) continue;
      begun = process.cpuUsage();
      let mark = game;
      for (let count = 0; count < copies; count++) mark = game.fork();
      spent.copying += secondsSince(begun);
      forks += copies;
      objects += objectsOf(game.state).length * copies;
      begun = process.cpuUsage();
      const ahead = lots(at + 1);
      for (let count = 0; count < copies; count++, restored++) {
        const back = mark.fork();
        answer(back, ahead);
      }
      spent.restoring += secondsSince(begun);
    }
    const begun = process.cpuUsage();
    game.hash();
    spent.hashing += secondsSince(begun);
    checksum = folded(checksum, game.state);
    // A program that looks for positions that it has seen takes a fingerprint after every decision.
    const again = createGame(table(variant, seats), rules, { seed, log: false, unchecked: true });
    const choose = lots(-seed);
    for (let at = 0; at < 200 && !again.isOver(); at++) {
      answer(again, choose);
      const from = process.cpuUsage();
      again.hash();
      spent.following += secondsSince(from);
      followed++;
    }
  }
  const micro = (seconds, count) => (count === 0 ? 0 : Math.round((seconds / count) * 1e8) / 100);
  const decision = micro(spent.deciding, decisions);
  const copy = micro(spent.copying, forks);
  console.log(
    JSON.stringify({
      variant,
      seats,
      decisions,
      forks,
      objectsPerCopy: forks === 0 ? 0 : Math.round(objects / forks),
      microsecondsPerDecision: decision,
      microsecondsPerFork: copy,
      decisionsPerFork: Math.round((copy / decision) * 10) / 10,
      microsecondsToGoBackAndDecide: micro(spent.restoring, restored),
      microsecondsPerFirstFingerprint: micro(spent.hashing, Number(values.games)),
      microsecondsPerFingerprint: micro(spent.following, followed),
      checksum: checksum.toString(16),
    }),
  );
}
