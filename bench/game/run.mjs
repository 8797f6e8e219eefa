/**
 * Plays games by lot and prints how many decisions are answered in a second, with every legal option listed each
 * time: first in every variant, then Grand Melee at larger and larger tables.
 *
 *   npm run compile && node bench/game/run.mjs [--games 300] [--seats 6] [--variant V] [--log] [--growth] [--edition E]
 *
 * A game ends when it is over or after 2,000 decisions. Some games are played before the clock starts, so that no
 * variant pays for the translation of the program. Totals, and the checksum over all final states (taken after the
 * clock has stopped), show that no work was skipped. The ruleset is the shipped one of an edition.
 */
import { parseArgs } from 'node:util';
import { folded, lots, secondsSince } from './lots.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '300' },
    seats: { type: 'string', default: '6' },
    variant: { type: 'string' },
    log: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    edition: { type: 'string', default: '2025-02-07' },
    code: { type: 'string', default: '../../dist' },
  },
});
const { createGame } = await import(`${values.code}/game/index.js`);
const { ruleset } = await import(`${values.code}/rulesets/index.js`);
const { table } = await import('./tables.mjs');

const rules = ruleset(values.edition);
const variants = values.variant
  ? [values.variant]
  : ['none', 'freeForAll', 'grandMelee', 'teamVsTeam', 'emperor', 'twoHeadedGiant', 'alternatingTeams'];
const LIMIT = 2000;
const BATCH = 5;

/** Plays one game by lot. @returns the game, with how many decisions and options there were */
function play(variant, seats, seed) {
  const lot = lots(seed);
  const game = createGame(table(variant === 'none' ? null : variant, seats), rules, {
    unchecked: true,
    seed,
    log: values.log,
  });
  let decisions = 0;
  let options = 0;
  while (decisions < LIMIT && !game.isOver()) {
    const open = game.pending();
    for (const decision of open) options += decision.options.length;
    const decision = open[lot(open.length)];
    game.answer(decision.id, lot(decision.options.length));
    decisions++;
  }
  return { game, decisions, options };
}

function measure(variant, seats, games) {
  let decisions = 0;
  let options = 0;
  let finished = 0;
  let checksum = 0;
  let seconds = 0;
  for (let seed = 1; seed <= games; seed += BATCH) {
    const begun = process.cpuUsage();
    const batch = [];
    for (let at = seed; at < seed + BATCH && at <= games; at++) batch.push(play(variant, seats, at));
    seconds += secondsSince(begun);
    for (const played of batch) {
      decisions += played.decisions;
      options += played.options;
      if (played.game.isOver()) finished++;
      checksum = folded(checksum, played.game.state);
    }
  }
  console.log(
    JSON.stringify({
      variant,
      seats,
      log: values.log,
      games,
      finished,
      decisions,
      optionsListed: options,
      decisionsPerSecond: Math.round(decisions / seconds),
      microsecondsPerDecision: Math.round((seconds / decisions) * 1e8) / 100,
      checksum: checksum.toString(16),
    }),
  );
}

const games = Number(values.games);
const seats = Number(values.seats);
for (const variant of variants) for (let seed = 1; seed <= 15; seed++) play(variant, seats, -seed);
if (!values.growth) for (const variant of variants) measure(variant, seats, games);
if (values.growth || values.variant === undefined)
  for (const size of [10, 20, 40, 80]) measure('grandMelee', size, Math.ceil(games / 5));
