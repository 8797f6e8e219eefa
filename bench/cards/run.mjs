// How fast printed cards are read, how many are understood, and what a large file of cards costs in memory:
//
//   npm run compile && node bench/cards/run.mjs [FILE] [--megabytes 150]
//
// FILE is a list of cards as Scryfall publishes it; the corpus beside the project when absent. The figures end with a checksum over
// all that was read, so that a faster reader has to read the same. For the memory the file is written again and again into one of
// the size that is asked for, under names of their own, and streamed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { printedCard, readCard } from '../../dist/cards/index.js';

// As the command line reads them: see src/cli/sparing.ts.
setFlagsFromString('--interrupt-budget=800000');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { megabytes: { type: 'string', default: '150' } },
});
const own = join(
  process.env.VARIORUM_CORPUS ?? resolve(import.meta.dirname, '../../../shared'),
  'corpus/cards/cards.json',
);
const file = positionals[0] ?? own;
if (!existsSync(file)) {
  console.log(`${file}: not there; name a file of cards.`);
  process.exit(0);
}
const entries = JSON.parse(readFileSync(file, 'utf8'));
const cards = entries.flatMap((entry) => printedCard(entry) ?? []);
for (const card of cards.slice(0, 500)) readCard(card);

const began = process.cpuUsage();
const readings = cards.map((card) => readCard(card));
const { user, system } = process.cpuUsage(began);
const seconds = (user + system) / 1e6;
const counts = {};
for (const { status } of readings) counts[status] = (counts[status] ?? 0) + 1;
const checksum = createHash('sha256')
  .update(JSON.stringify(readings.map(({ status, card }) => [status, card])))
  .digest('hex');
console.log(
  `${cards.length} cards in ${seconds.toFixed(1)} s of processor time: ${Math.round(cards.length / seconds)} a second`,
);
console.log(
  `understood ${counts.understood ?? 0}, partly ${counts.partly ?? 0}, not understood ${counts.notUnderstood ?? 0}; checksum ${checksum.slice(0, 16)}`,
);

const megabytes = Number(values.megabytes);
if (megabytes > 0) {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  const large = join(folder, 'cards.json');
  const out = openSync(large, 'w');
  let written = writeSync(out, '[');
  for (let round = 0; written < megabytes * 1e6; round++)
    for (const entry of entries) {
      if (written >= megabytes * 1e6) break;
      // A bulk file has many fields that nobody asks for.
      const text = JSON.stringify({ ...entry, name: `${entry.name} ${round}`, uri: 'x'.repeat(2000) });
      written += writeSync(out, `${written > 1 ? ',' : ''}${text}\n`);
    }
  writeSync(out, ']');
  closeSync(out);
  const root = resolve(import.meta.dirname, '../..');
  const peak = "process.on('exit', () => console.error('peak', process.resourceUsage().maxRSS))";
  const watched = ['--import', `data:text/javascript,${encodeURIComponent(peak)}`];
  const played = [
    'play',
    'fixtures/scenarios/life-of-a-team.json',
    '--edition',
    '2011-07-15',
    '--cards',
    large,
  ];
  const { status, stderr } = spawnSync(process.execPath, [...watched, 'dist/cli/bin.js', ...played], {
    cwd: root,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error(`the game with these cards was not played: ${stderr}`);
  const most = Number(/peak (\d+)/.exec(stderr)?.[1]) * 1024;
  console.log(`a game with ${megabytes} MB of cards: at most ${Math.round(most / 1e6)} MB of memory`);
}
