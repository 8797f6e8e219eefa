/**
 * Two editions that differ only in their words give the same games: plays the same games by lot under both, in all
 * variants, and compares the whole logs, citations included.
 *
 *   npm run compile && node bench/game/equal.mjs [--games 10000] [--from EDITION --to EDITION]
 *
 * Without names the two are the consecutive editions with the same value for every parameter between which most rules
 * were renumbered. Only the event that names the edition and the fingerprint of its ruleset may differ. Ends with status 1
 * at the first game that differs.
 */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { lots } from './lots.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    from: { type: 'string' },
    to: { type: 'string' },
    code: { type: 'string', default: '../../dist' },
  },
});
const { createGame } = await import(`${values.code}/game/index.js`);
const { editions, parameterKeys, ruleset } = await import(`${values.code}/rulesets/index.js`);
const { emperorTable, table, VARIANTS } = await import('./tables.mjs');

const same = (a, b, what) =>
  parameterKeys.filter(
    (key) => JSON.stringify(a.entry(key)?.[what]) !== JSON.stringify(b.entry(key)?.[what]),
  );

/** The pair between which most citations changed while every value and every permanent id stayed. */
function mostRenumbered() {
  const names = editions();
  let best = null;
  for (let at = 1; at < names.length; at++) {
    const [a, b] = [ruleset(names[at - 1]), ruleset(names[at])];
    if (same(a, b, 'value').length > 0 || same(a, b, 'lineages').length > 0) continue;
    const renumbered = same(a, b, 'rules').length;
    if (best === null || renumbered > best.renumbered)
      best = { from: names[at - 1], to: names[at], renumbered };
  }
  return best;
}

const pair = values.from ? { from: values.from, to: values.to } : mostRenumbered();
const [one, other] = [ruleset(pair.from), ruleset(pair.to)];
const differing = same(one, other, 'value');
console.log(
  JSON.stringify({ ...pair, differingValues: differing, renumbered: same(one, other, 'rules').length }),
);

/** The log of one game by lot, as text, without what names the edition. */
function logOf(rules, seed) {
  const lot = lots(seed);
  const variant = VARIANTS[seed % VARIANTS.length];
  const setup = variant === 'emperor' && seed % 2 === 0 ? emperorTable('decks', 'take') : table(variant, 6);
  const game = createGame(setup, rules, { seed, unchecked: true });
  for (let at = 0; at < 150 && !game.isOver(); at++) {
    if (lot(100) === 0) {
      const players = game.players();
      game.concede(players[lot(players.length)]);
      continue;
    }
    const open = game.pending();
    const decision = open[lot(open.length)];
    game.answer(decision.id, lot(decision.options.length));
  }
  const [first, ...rest] = game.log;
  const { edition: _, ruleset: __, ...detail } = first.detail;
  return {
    events: game.log.length,
    text: JSON.stringify([{ ...first, detail }, ...rest]),
    hash: game.hash(),
  };
}

const sum = createHash('sha256');
let events = 0;
for (let seed = 1; seed <= Number(values.games); seed++) {
  const [a, b] = [logOf(one, seed), logOf(other, seed)];
  if (a.text !== b.text || a.hash !== b.hash) {
    console.error(`game ${seed} is not the same under ${pair.from} and ${pair.to}`);
    process.exit(1);
  }
  events += a.events;
  sum.update(a.text);
  if (seed % 1000 === 0) console.error(`${seed} games are the same`);
}
console.log(
  JSON.stringify({
    games: Number(values.games),
    events,
    verdict: 'identical logs',
    checksum: sum.digest('hex').slice(0, 16),
  }),
);
