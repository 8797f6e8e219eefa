/**
 * Plays this engine and engines of other games by lot, one after another in the same session and over again, and prints
 * how many decisions each answers in a second of the processor, with every legal option listed before each decision, and how
 * many options that is.
 *
 *   npm run compile && (cd bench/peers && npm ci) && node bench/peers/run.mjs [--rounds 5] [--json] [--code FOLDER]
 *
 * The same games are played in every round. Totals and a fingerprint of the final positions must be those of
 * totals.json, so that no side can skip work; `--write` renews that file after a change that is meant.
 *
 * They are engines of different games: a decision of chess is not a decision of Emperor. The ratios say in which league
 * this one plays, no more. "All" counts every pass that a player is asked for although nothing else is possible, as this
 * engine does unless it is told otherwise; "real" only decisions between two things or more, as the other games have them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { lots, secondsSince } from '../game/lots.mjs';
import { variorum } from './variorum.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    code: { type: 'string', default: '../../dist' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

/** The engines that are installed in this folder alone. */
async function peers() {
  try {
    return await Promise.all([import('./chess.mjs'), import('./boardgame.mjs'), import('./pkmn.mjs')]);
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND' && error.code !== 'MODULE_NOT_FOUND') throw error;
    console.error(`${error.message}\nInstall the peers first: (cd bench/peers && npm ci)`);
    process.exit(2);
  }
}

const [{ chess }, { boardgame }, { pkmn }] = await peers();

/** Games of each in a round: about as much work for each. */
const engines = [
  { engine: await variorum(values.code, { log: false }), games: 30 },
  { engine: await variorum(values.code, { log: true }), games: 30 },
  { engine: await variorum(values.code, { log: false, forced: 'take' }), games: 30 },
  { engine: chess, games: 12 },
  { engine: boardgame, games: 250 },
  { engine: pkmn, games: 40 },
];
const known = new URL('totals.json', import.meta.url);
const expected = values.write ? {} : JSON.parse(readFileSync(known, 'utf8'));

/** A running fingerprint of texts (FNV-1a, 32 bits). */
function mark(before, text) {
  let hash = before;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

function round({ engine, games }) {
  const tally = { games, decisions: 0, options: 0, hash: 0x811c9dc5 };
  const begun = process.cpuUsage();
  for (let seed = 1; seed <= games; seed++) {
    tally.hash = mark(tally.hash, engine.play(seed, lots(seed), tally));
  }
  const seconds = secondsSince(begun);
  return { tally: { ...tally, hash: tally.hash.toString(16) }, seconds };
}

const speeds = new Map(engines.map(({ engine }) => [engine.name, []]));
let wrong = false;
// The first round warms up and is not counted.
for (let at = 0; at <= Number(values.rounds); at++) {
  for (const each of engines) {
    const { name } = each.engine;
    const { tally, seconds } = round(each);
    expected[name] ??= values.write ? tally : 'nothing';
    if (JSON.stringify(expected[name]) !== JSON.stringify(tally)) {
      console.error(
        `${name}: ${JSON.stringify(tally)} and not ${JSON.stringify(expected[name])} as in totals.json`,
      );
      wrong = true;
    }
    if (at > 0) speeds.get(name).push(tally.decisions / seconds);
  }
}
if (values.write) writeFileSync(known, `${JSON.stringify(expected, null, 2)}\n`);

const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const speedOf = (at) => middle(speeds.get(engines[at].engine.name));
const times = (speed, list) => Math.round((speed / middle(list)) * 100) / 100;
const rows = [...speeds].map(([name, list]) => ({
  name,
  ...expected[name],
  decisionsPerSecond: Math.round(middle(list)),
  optionsPerSecond: Math.round((middle(list) * expected[name].options) / expected[name].decisions),
  slowest: Math.round(Math.min(...list)),
  fastest: Math.round(Math.max(...list)),
  /** How many times as fast this engine is: with every pass asked for, and with real choices only. */
  ratio: times(speedOf(0), list),
  realRatio: times(speedOf(2), list),
}));
if (values.json) console.log(JSON.stringify({ rounds: Number(values.rounds), engines: rows }));
else {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const line = (...[name, ...cells]) =>
    console.log(name.padEnd(width), ...cells.map((cell) => String(cell).padStart(14)));
  line(
    'engine',
    'decisions/s',
    'slowest round',
    'fastest round',
    'options/s',
    'options each',
    'ours, all',
    'ours, real',
  );
  for (const row of rows) {
    const { name, decisionsPerSecond, slowest, fastest, optionsPerSecond, options, decisions } = row;
    const ratios = [`${row.ratio} times`, `${row.realRatio} times`];
    line(
      name,
      decisionsPerSecond,
      slowest,
      fastest,
      optionsPerSecond,
      (options / decisions).toFixed(1),
      ...ratios,
    );
  }
}
process.exitCode = wrong ? 1 : 0;
