// Kills real imports at random moments and looks whether anything was lost or stays locked:
//   npm run compile && node bench/archive/kill.mjs [ROUNDS] [SEED] [FOLDER…]
// Each round starts an import of some of the files, kills it with SIGKILL after a random time, opens the archive, and checks that
// every file that was reported is there, that the index is whole, and that no lock is left. Every third round runs two imports at
// once and kills one of them. At the end the archive must hold the very same as one that was never disturbed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openArchive } from '../../dist/archive/index.js';
import { randomFrom } from '../random.mjs';

const base = process.env.VARIORUM_CORPUS ?? resolve(import.meta.dirname, '../../../shared');
const rounds = Number(process.argv[2] ?? 60);
const seed = Number(process.argv[3] ?? 1);
const folders = process.argv.length > 4 ? process.argv.slice(4) : [join(base, 'corpus/official')];
if (!folders.every((path) => existsSync(path))) {
  console.log(`${folders.join(', ')}: not there; name folders of dumps, or set VARIORUM_CORPUS.`);
  process.exit(0);
}

const random = randomFrom(seed);

const program = `
  import { openArchive } from ${JSON.stringify(new URL('../../dist/archive/index.js', import.meta.url).href)};
  const [archive, checkpoint, ...paths] = process.argv.slice(1);
  const opened = await openArchive(archive, { create: true, checkpoint: Number(checkpoint) });
  await opened.import(paths, { onProgress: ({ file, outcome }) => console.log(outcome, file) });
  opened.close();
`;

function start(archive, paths) {
  const checkpoint = Math.floor(random() * 400);
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', program, archive, checkpoint, ...paths],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let out = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  const ended = new Promise((done) => child.on('close', (code, signal) => done({ code, signal })));
  const reported = () =>
    out
      .slice(0, out.lastIndexOf('\n') + 1)
      .split('\n')
      .filter((line) => /^(imported|known) /.test(line))
      .map((line) => line.replace(/^\w+ /, ''));
  return { child, ended, reported };
}

const checksum = (archive) =>
  createHash('sha256')
    .update(
      archive
        .documents()
        .map((d) => `${d.sha256} ${d.name} ${JSON.stringify(d.counts)}`)
        .sort()
        .join('\n') +
        ['the game', 'each player', 'library']
          .map((p) => JSON.stringify(archive.search(p, { limit: 1e6 }).total))
          .join(),
    )
    .digest('hex');

const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile()),
);
const folder = mkdtempSync(join(tmpdir(), 'variorum-kill-'));
let killed = 0;
try {
  const path = join(folder, 'archive');
  const safe = new Set();
  for (let round = 1; round <= rounds; round++) {
    // A few files each time, so that there is something new to import in every round.
    const some = files.filter(() => random() < 3 / rounds + 0.02);
    const running = [start(path, some)];
    if (round % 3 === 0)
      running.push(
        start(
          path,
          files.filter(() => random() < 2 / rounds),
        ),
      );
    await new Promise((done) => setTimeout(done, 150 + random() * 2500));
    const victim = running[0];
    if (victim.child.exitCode === null) killed++;
    victim.child.kill('SIGKILL');
    for (const { ended } of running) {
      const { code, signal } = await ended;
      if (code !== 0 && signal !== 'SIGKILL') throw new Error(`round ${round}: an import ended with ${code}`);
    }
    for (const { reported } of running) for (const file of reported()) safe.add(file);
    if (!existsSync(join(path, 'archive.json'))) continue;
    const archive = await openArchive(path, { wait: 0 });
    const there = new Set(archive.documents().flatMap((d) => d.files));
    const lost = [...safe].filter((file) => !there.has(file));
    if (lost.length > 0) throw new Error(`round ${round}: lost ${lost.join(', ')}`);
    archive.search('the game');
    archive.close();
    const left = readdirSync(path).filter((name) => name.includes('.tmp'));
    if (left.length > 0) throw new Error(`round ${round}: left behind ${left.join(', ')}`);
    process.stderr.write(`\rround ${round} of ${rounds}: ${there.size} files, ${killed} killed `);
  }
  const archive = await openArchive(path, { create: true, wait: 0 });
  await archive.import(files);
  const undisturbed = await openArchive(join(folder, 'undisturbed'), { create: true });
  await undisturbed.import(files);
  const [a, b] = [checksum(archive), checksum(undisturbed)];
  process.stderr.write('\n');
  console.log(
    `${rounds} rounds, ${killed} imports killed at work; ${safe.size} reported files, none lost, nothing locked`,
  );
  console.log(`checksum ${a}${a === b ? ', as undisturbed' : `, but undisturbed ${b}`}`);
  if (a !== b) process.exitCode = 1;
  archive.close();
  undisturbed.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
