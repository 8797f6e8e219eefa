/**
 * Plays games by lot and prints how many decisions are answered in a second, with every legal option listed each
 * time. Totals and the fingerprint over all final states show that no work was skipped.
 *
 *   npm run compile && node bench/game/run.mjs [--games N] [--seats N] [--variant V] [--log]
 *
 * The ruleset is the one that the vocabulary lists last for every parameter; no text is read.
 */
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '40' },
    seats: { type: 'string', default: '6' },
    variant: { type: 'string' },
    log: { type: 'boolean', default: false },
    code: { type: 'string', default: '../../dist' },
  },
});
const { createGame } = await import(`${values.code}/game/index.js`);
const { definitionOf, parameterKeys } = await import(`${values.code}/rulesets/vocabulary/index.js`);
const { table } = await import('./tables.mjs');

const entries = new Map(
  parameterKeys.map((key) => {
    const listed = definitionOf(key).values;
    const value = listed[listed.length - 1]?.value ?? null;
    return [key, { value, status: 'compiled', rules: [key], lineages: [key] }];
  }),
);
const ruleset = { edition: 'newest values', hash: '', entry: (key) => entries.get(key) };

/** A cheap generator for the players' choices, apart from the game's own. */
function lots(seed) {
  let state = (seed * 2654435761) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
}

const variants = values.variant
  ? [values.variant]
  : ['none', 'freeForAll', 'grandMelee', 'teamVsTeam', 'emperor', 'twoHeadedGiant', 'alternatingTeams'];
const LIMIT = 2000;
for (const variant of variants) {
  let decisions = 0;
  let finished = 0;
  let checksum = 0;
  const begun = process.cpuUsage();
  for (let seed = 1; seed <= Number(values.games); seed++) {
    const lot = lots(seed);
    const game = createGame(table(variant === 'none' ? null : variant, Number(values.seats)), ruleset, {
      seed,
      log: values.log,
    });
    for (let at = 0; at < LIMIT && !game.isOver(); at++) {
      const open = game.pending();
      const decision = open[lot(open.length)];
      game.answer(decision.id, lot(decision.options.length));
      decisions++;
    }
    if (game.isOver()) finished++;
    checksum = (Math.imul(checksum, 31) + Number.parseInt(game.hash().slice(0, 8), 16)) >>> 0;
  }
  // Time on the processor: other programs on the machine do not count.
  const used = process.cpuUsage(begun);
  const seconds = (used.user + used.system) / 1e6;
  console.log(
    JSON.stringify({
      variant,
      seats: Number(values.seats),
      games: Number(values.games),
      finished,
      decisions,
      decisionsPerSecond: Math.round(decisions / seconds),
      gamesPerSecond: Math.round((Number(values.games) / seconds) * 10) / 10,
      checksum: checksum.toString(16),
    }),
  );
}
